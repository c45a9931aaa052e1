<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About vpdesk</source>
        <translation>О программе vpdesk</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Программа</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Лицензии</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Копировать всё</translation>
    </message>
    <message>
        <source>Copies all versions, for a report of an error</source>
        <translation>Копирует все версии, чтобы сообщить об ошибке</translation>
    </message>
    <message>
        <source>Open Lo&amp;g Folder</source>
        <translation>&amp;Открыть папку журналов</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <translation>Искать новую &amp;версию</translation>
    </message>
    <message>
        <source>Opens the page of the releases in the browser</source>
        <translation>Открывает в браузере страницу выпусков</translation>
    </message>
    <message>
        <source>Events, pairs evenings, matches, movements and VP scales, for directors of bridge.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013). The measures of movements are those of P. Smulders.

Free software: use it, pass it on and change it as you like.</source>
        <translation>Турниры, в том числе парные, матчи, схемы и шкалы ВП для тех, кто проводит турниры по бриджу.

Шкалы взяты из технического отчёта WBF Scoring Panel (P. Buchen, 2013). Меры качества схем принадлежат П. Смулдерсу (P. Smulders).

Свободная программа: пользуйтесь, передавайте другим и меняйте её как угодно.</translation>
    </message>
    <message>
        <source>Log folder: {folder}</source>
        <translation>Папка журналов: {folder}</translation>
    </message>
    <message>
        <source>Version of {date}</source>
        <translation>Версия от {date}</translation>
    </message>
    <message>
        <source>It is over a year old: there may be a newer one.</source>
        <translation>Ей больше года: возможно, есть новее.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Текст лицензии</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>S&amp;cales</source>
        <translation>&amp;Шкалы</translation>
    </message>
    <message>
        <source>Mo&amp;vements</source>
        <translation>С&amp;хемы</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Таблица</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>&amp;Рядом</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Отличия</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy with &amp;Headings</source>
        <translation>Копировать с &amp;заголовками</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Выделить &amp;всё</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Pin or Unpin These Boards</source>
        <translation>&amp;Закрепить или открепить</translation>
    </message>
    <message>
        <source>S&amp;ort Pins</source>
        <translation>&amp;Упорядочить закреплённые</translation>
    </message>
    <message>
        <source>&amp;Unpin All</source>
        <translation>&amp;Открепить все</translation>
    </message>
    <message>
        <source>&amp;More Boards</source>
        <translation>&amp;Больше сдач</translation>
    </message>
    <message>
        <source>&amp;Fewer Boards</source>
        <translation>&amp;Меньше сдач</translation>
    </message>
    <message>
        <source>&amp;Switch</source>
        <translation>&amp;Развернуть</translation>
    </message>
    <message>
        <source>&amp;Lock or Unlock</source>
        <translation>&amp;Зафиксировать или снять фиксацию</translation>
    </message>
    <message>
        <source>&amp;Optimise…</source>
        <translation>&amp;Оптимизировать…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Сравнить…</translation>
    </message>
    <message>
        <source>Chance of &amp;Places</source>
        <translation>Шансы на &amp;места</translation>
    </message>
    <message>
        <source>S&amp;it-Outs</source>
        <translation>&amp;Пропуски</translation>
    </message>
    <message>
        <source>&amp;Copy Picture of the Curves</source>
        <translation>&amp;Копировать рисунок кривых</translation>
    </message>
    <message>
        <source>B&amp;y Boards</source>
        <translation>По ч&amp;ислу сдач</translation>
    </message>
    <message>
        <source>&amp;Heat Map</source>
        <translation>Тепло&amp;вая карта</translation>
    </message>
    <message>
        <source>B&amp;oards</source>
        <translation>&amp;Сдачи</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Кривая</translation>
    </message>
    <message>
        <source>&amp;Pins</source>
        <translation>&amp;Закреплённые</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Результат</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>&amp;Нужно для ВП</translation>
    </message>
    <message>
        <source>C&amp;hoice of Movements</source>
        <translation>&amp;Выбор схемы</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>&amp;Матрица</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>&amp;Расписание</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>&amp;Показатели</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Текст &amp;крупнее</translation>
    </message>
    <message>
        <source>Lab&amp;oratory</source>
        <translation>&amp;Лаборатория</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>Мат&amp;ч</translation>
    </message>
    <message>
        <source>Smaller Te&amp;xt</source>
        <translation>Текст &amp;мельче</translation>
    </message>
    <message>
        <source>Publis&amp;h…</source>
        <translation>Оп&amp;убликовать…</translation>
    </message>
    <message>
        <source>Publish after E&amp;very Action</source>
        <translation>Публиковать после каждого &amp;действия</translation>
    </message>
    <message>
        <source>Pages in All Lang&amp;uages</source>
        <translation>Страницы на всех &amp;языках</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>H&amp;all</source>
        <translation>&amp;Зал</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>Пр&amp;имеры</translation>
    </message>
    <message>
        <source>There is nothing to print here yet.</source>
        <translation>Здесь ещё нечего печатать.</translation>
    </message>
    <message>
        <source>&amp;Deals…</source>
        <translation>Раск&amp;лады…</translation>
    </message>
    <message>
        <source>&amp;Find Anything…</source>
        <translation>На&amp;йти что угодно…</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Нечего отменять.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Нечего повторять.</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>О&amp;бычный текст</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Сбросить расположение</translation>
    </message>
    <message>
        <source>vpdesk &amp;Help</source>
        <translation>&amp;Справка vpdesk</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>Сочетания &amp;клавиш</translation>
    </message>
    <message>
        <source>What’s &amp;New</source>
        <translation>&amp;Что нового</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>Показать в &amp;папке</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Открыть &amp;папку журналов</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <translation>Искать новую &amp;версию</translation>
    </message>
    <message>
        <source>&amp;About vpdesk</source>
        <translation>&amp;О программе vpdesk</translation>
    </message>
    <message>
        <source>Pages for &amp;Phones…</source>
        <translation>Страницы для &amp;телефонов…</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Часы</translation>
    </message>
    <message>
        <source>Clock on the &amp;Wall</source>
        <translation>Часы на &amp;стене</translation>
    </message>
    <message>
        <source>&amp;Schedule of the Session…</source>
        <translation>&amp;Расписание сессии…</translation>
    </message>
    <message>
        <source>S&amp;tart or Pause the Clock</source>
        <translation>&amp;Пустить или остановить часы</translation>
    </message>
    <message>
        <source>A Minute &amp;Less</source>
        <translation>На минуту &amp;меньше</translation>
    </message>
    <message>
        <source>A Minute &amp;More</source>
        <translation>На минуту &amp;больше</translation>
    </message>
    <message>
        <source>&amp;Next Round or Move</source>
        <translation>С&amp;ледующий тур или переход</translation>
    </message>
    <message>
        <source>Only matches of teams have score sheets.</source>
        <translation>Протоколы есть только у командных матчей.</translation>
    </message>
    <message>
        <source>No round can be paired by hand now.</source>
        <translation>Сейчас ни один тур нельзя составить вручную.</translation>
    </message>
    <message>
        <source>Draw &amp;Lots Again…</source>
        <translation>&amp;Бросить жребий заново…</translation>
    </message>
    <message>
        <source>Dates &amp;of the Rounds…</source>
        <translation>Дат&amp;ы туров…</translation>
    </message>
    <message>
        <source>Do &amp;What Is Next</source>
        <translation>Сд&amp;елать следующее</translation>
    </message>
    <message>
        <source>&amp;Proof</source>
        <translation>&amp;Доказательство</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Модели</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>&amp;Аудит</translation>
    </message>
    <message>
        <source>&amp;Check a Table</source>
        <translation>Све&amp;рка</translation>
    </message>
    <message>
        <source>Ca&amp;libration</source>
        <translation>&amp;Калибровка</translation>
    </message>
    <message>
        <source>&amp;Score Sheet</source>
        <translation>&amp;Протокол</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>&amp;Решение</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <comment>menu</comment>
        <translation>Мат&amp;ч</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>&amp;Отменить сдачу</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>&amp;Присудить результат…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>О&amp;чистить</translation>
    </message>
    <message>
        <source>Other &amp;Pairs from This Board</source>
        <translation>&amp;Другие пары с этой сдачи</translation>
    </message>
    <message>
        <source>&amp;Enter Goes Down, Room by Room</source>
        <translation>Enter &amp;ведёт вниз, по комнатам</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Round</source>
        <translation>&amp;Назад к туру</translation>
    </message>
    <message>
        <source>The match is not one of an event.</source>
        <translation>Матч не относится к турниру.</translation>
    </message>
    <message>
        <source>&amp;Blank Sheet to Print…</source>
        <translation>Печать пустого &amp;бланка…</translation>
    </message>
    <message>
        <source>&amp;Details of the Match</source>
        <translation>&amp;Данные матча</translation>
    </message>
    <message>
        <source>Board and S&amp;core</source>
        <translation>Сдача и ре&amp;зультат</translation>
    </message>
    <message>
        <source>A Pair Comes or &amp;Goes…</source>
        <translation>Пара приходит или у&amp;ходит…</translation>
    </message>
    <message>
        <source>There is no evening yet.</source>
        <translation>Парного турнира ещё нет.</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <comment>menu</comment>
        <translation>Пар&amp;ы</translation>
    </message>
    <message>
        <source>Wit&amp;hdraw a Pair…</source>
        <translation>Снять пар&amp;у…</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>Пар&amp;ы</translation>
    </message>
    <message>
        <source>&amp;Adjusted Score…</source>
        <translation>Пр&amp;исуждённый результат…</translation>
    </message>
    <message>
        <source>Arrow &amp;Turned</source>
        <translation>С&amp;трелка развёрнута</translation>
    </message>
    <message>
        <source>&amp;Clear the Result</source>
        <translation>Ст&amp;ереть результат</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the Board</source>
        <translation>От&amp;менить сдачу</translation>
    </message>
    <message>
        <source>&amp;Uncancel Boards</source>
        <translation>&amp;Вернуть отменённые сдачи</translation>
    </message>
    <message>
        <source>&amp;Late Pair…</source>
        <translation>О&amp;поздавшая пара…</translation>
    </message>
    <message>
        <source>Su&amp;bstitute…</source>
        <translation>&amp;Замена…</translation>
    </message>
    <message>
        <source>Re&amp;gister of Players…</source>
        <translation>&amp;Реестр игроков…</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>&amp;Штраф…</translation>
    </message>
    <message>
        <source>Na&amp;me, Place and Date…</source>
        <translation>&amp;Название, место и дата…</translation>
    </message>
    <message>
        <source>Sessions Be&amp;fore…</source>
        <translation>Пре&amp;дыдущие сессии…</translation>
    </message>
    <message>
        <source>Pla&amp;y Another Movement…</source>
        <translation>Дру&amp;гая схема…</translation>
    </message>
    <message>
        <source>One or T&amp;wo Winners</source>
        <translation>&amp;Один или два зачёта</translation>
    </message>
    <message>
        <source>&amp;Deals Played…</source>
        <translation>&amp;Сыгранные расклады…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>Нов&amp;ый…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Evening</source>
        <translation>&amp;Журнал парного турнира</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Имена</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Результаты</translation>
    </message>
    <message>
        <source>Rankin&amp;g</source>
        <translation>&amp;Места</translation>
    </message>
    <message>
        <source>Freq&amp;uencies</source>
        <translation>&amp;Частоты</translation>
    </message>
    <message>
        <source>Dec&amp;isions</source>
        <translation>Ре&amp;шения</translation>
    </message>
    <message>
        <source>&amp;Missing Result</source>
        <translation>&amp;Недостающий результат</translation>
    </message>
    <message>
        <source>Ne&amp;xt Board or Table</source>
        <translation>След&amp;ующая сдача или стол</translation>
    </message>
    <message>
        <source>Board or Table Befor&amp;e</source>
        <translation>Преды&amp;дущая сдача или стол</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>П&amp;очему?</translation>
    </message>
    <message>
        <source>These numbers give no scale.</source>
        <translation>Эти числа не дают шкалы.</translation>
    </message>
    <message>
        <source>No more can be pinned, or the numbers give no scale.</source>
        <translation>Больше закрепить нельзя, или числа не дают шкалы.</translation>
    </message>
    <message>
        <source>Pin or Unpin &amp;This Scale</source>
        <translation>Закрепить &amp;или открепить эту шкалу</translation>
    </message>
    <message>
        <source>E&amp;vent Data…</source>
        <translation>Да&amp;нные турнира…</translation>
    </message>
    <message>
        <source>&amp;Captains and Register Numbers</source>
        <translation>Капитаны и &amp;номера в реестре</translation>
    </message>
    <message>
        <source>Fill In from &amp;the Rating List</source>
        <translation>Допо&amp;лнить из рейтинг-листа</translation>
    </message>
    <message>
        <source>&amp;Pair by Hand</source>
        <translation>Составить вру&amp;чную</translation>
    </message>
    <message>
        <source>&amp;Compare with the Rules…</source>
        <translation>&amp;Сравнить с правилами…</translation>
    </message>
    <message>
        <source>Results of &amp;Boards…</source>
        <translation>Результаты &amp;сдач…</translation>
    </message>
    <message>
        <source>Resul&amp;ts of Boards from a File…</source>
        <translation>Результаты сдач из &amp;файла…</translation>
    </message>
    <message>
        <source>Ad&amp;just a Total…</source>
        <translation>Поправ&amp;ить сумму…</translation>
    </message>
    <message>
        <source>Add a &amp;Stage…</source>
        <translation>Добавить &amp;этап…</translation>
    </message>
    <message>
        <source>Rena&amp;me the Stage…</source>
        <translation>Переименоват&amp;ь этап…</translation>
    </message>
    <message>
        <source>&amp;First Table…</source>
        <translation>П&amp;ервый стол…</translation>
    </message>
    <message>
        <source>Segments of &amp;a Match…</source>
        <translation>&amp;Сегменты матча…</translation>
    </message>
    <message>
        <source>Remove t&amp;he Stage</source>
        <translation>&amp;Удалить этап</translation>
    </message>
    <message>
        <source>Sco&amp;re Sheet of the Match</source>
        <translation>Про&amp;токол матча</translation>
    </message>
    <message>
        <source>Rul&amp;ing on the Match</source>
        <translation>&amp;Решение по матчу</translation>
    </message>
    <message>
        <source>Ta&amp;ke Match File into the Round…</source>
        <translation>Вз&amp;ять файл матча в тур…</translation>
    </message>
    <message>
        <source>Sav&amp;e Match As…</source>
        <translation>Сохранить м&amp;атч как…</translation>
    </message>
    <message>
        <source>Rating &amp;List…</source>
        <translation>Р&amp;ейтинг-лист…</translation>
    </message>
    <message>
        <source>Ratin&amp;g Report…</source>
        <translation>О&amp;тчёт о рейтинге…</translation>
    </message>
    <message>
        <source>Prints of &amp;the Event…</source>
        <translation>Распечатк&amp;и турнира…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>П&amp;ризы…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Event</source>
        <translation>&amp;Журнал турнира</translation>
    </message>
    <message>
        <source>Stage Bef&amp;ore</source>
        <translation>Предыдущий &amp;этап</translation>
    </message>
    <message>
        <source>Stage &amp;After</source>
        <translation>С&amp;ледующий этап</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>Т&amp;урниры</translation>
    </message>
    <message>
        <source>Compare &amp;Board Counts…</source>
        <translation>Сравнить числ&amp;а сдач…</translation>
    </message>
    <message>
        <source>Sta&amp;rt From…</source>
        <translation>Нача&amp;ть с…</translation>
    </message>
    <message>
        <source>Bo&amp;ards</source>
        <comment>menu</comment>
        <translation>&amp;Сдачи</translation>
    </message>
    <message>
        <source>Add a P&amp;air</source>
        <translation>Доба&amp;вить пару</translation>
    </message>
    <message>
        <source>S&amp;wap Pairs</source>
        <translation>По&amp;менять пары местами</translation>
    </message>
    <message>
        <source>I&amp;mport Pairs…</source>
        <translation>&amp;Импортировать пары…</translation>
    </message>
    <message>
        <source>Ta&amp;ble and Result</source>
        <translation>Стол и ре&amp;зультат</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Недавние файлы</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>С&amp;хема</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Турнир</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Т&amp;ема</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>П&amp;ерейти</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Спр&amp;авка</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Отменить: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Повторить: {step}</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>Созд&amp;ать</translation>
    </message>
    <message>
        <source>Own &amp;Scales…</source>
        <translation>Свои &amp;шкалы…</translation>
    </message>
    <message>
        <source>&amp;Import Players…</source>
        <translation>&amp;Импорт игроков…</translation>
    </message>
    <message>
        <source>Write a Report &amp;File…</source>
        <translation>&amp;Записать файл TRF…</translation>
    </message>
    <message>
        <source>&amp;Add a Player</source>
        <translation>&amp;Добавить игрока</translation>
    </message>
    <message>
        <source>&amp;Number by Rating</source>
        <translation>&amp;Пронумеровать по рейтингу</translation>
    </message>
    <message>
        <source>&amp;Draw a Round</source>
        <translation>&amp;Жеребьёвка тура</translation>
    </message>
    <message>
        <source>&amp;Unpair the Last Round</source>
        <translation>&amp;Отменить последнюю жеребьёвку</translation>
    </message>
    <message>
        <source>S&amp;wap Players</source>
        <translation>По&amp;менять игроков местами</translation>
    </message>
    <message>
        <source>Round Befor&amp;e</source>
        <translation>П&amp;редыдущий тур</translation>
    </message>
    <message>
        <source>Round Af&amp;ter</source>
        <translation>&amp;Следующий тур</translation>
    </message>
    <message>
        <source>E&amp;ntrants</source>
        <translation>&amp;Участники</translation>
    </message>
    <message>
        <source>&amp;Groups or Bracket by Lot</source>
        <translation>&amp;Группы или сетка по жребию</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Туры</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>Турнирная та&amp;блица</translation>
    </message>
    <message>
        <source>E&amp;xplanation</source>
        <translation>&amp;Объяснение</translation>
    </message>
    <message>
        <source>Add a &amp;Team</source>
        <translation>Добавить &amp;команду</translation>
    </message>
    <message>
        <source>&amp;Number by Strength</source>
        <translation>&amp;Пронумеровать по силе</translation>
    </message>
    <message>
        <source>S&amp;wap Teams</source>
        <translation>По&amp;менять команды местами</translation>
    </message>
    <message>
        <source>I&amp;mport Teams…</source>
        <translation>&amp;Импортировать команды…</translation>
    </message>
    <message>
        <source>&amp;Board and Result</source>
        <translation>&amp;Доска и результат</translation>
    </message>
    <message>
        <source>Print and S&amp;hare</source>
        <translation>Пе&amp;чать и обмен</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Второй экран</translation>
    </message>
    <message>
        <source>&amp;Import Results…</source>
        <translation>Импорт резу&amp;льтатов…</translation>
    </message>
    <message>
        <source>&amp;Undo the Last Clock Change</source>
        <translation>&amp;Отменить действие с часами</translation>
    </message>
    <message>
        <source>M&amp;ove to Another Board…</source>
        <translation>Перенести в другу&amp;ю сдачу…</translation>
    </message>
    <message>
        <source>Scale of the &amp;Event</source>
        <translation>Шка&amp;ла турнира</translation>
    </message>
    <message>
        <source>Come here from an event that has another scale.</source>
        <translation>Перейдите сюда из турнира с другой шкалой.</translation>
    </message>
</context>
<context>
    <name>AdjustDialog</name>
    <message>
        <source>Adjust a Total</source>
        <translation>Поправить сумму</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>поправка</translation>
    </message>
    <message>
        <source>adjustment removed</source>
        <translation>поправка убрана</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>Импы</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>such as: late for round 3</source>
        <translation>например: опоздание на 3-й тур</translation>
    </message>
    <message>
        <source>Adjustments so far</source>
        <translation>Прежние поправки</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Поправить</translation>
    </message>
</context>
<context>
    <name>AdoptQuestion</name>
    <message>
        <source>The ruling is based on results other than those of the score sheet.</source>
        <translation>Решение вынесено по другим результатам, чем в протоколе.</translation>
    </message>
    <message>
        <source>The result of the match will be that of the ruling.</source>
        <translation>Результатом матча станет результат решения.</translation>
    </message>
    <message>
        <source>&amp;Adopt Anyway</source>
        <translation>Всё равно пр&amp;инять</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>The table begins with {margins}, not with a draw.</source>
        <translation>Таблица начинается с разницы {margins}, а не с ничьей.</translation>
    </message>
    <message>
        <source>There is no row for {margins}.</source>
        <translation>Нет строки для разницы {margins}.</translation>
    </message>
    <message>
        <source>No band has {margins}.</source>
        <translation>Ни в одном интервале нет разницы {margins}.</translation>
    </message>
    <message>
        <source>Two bands have {margins}.</source>
        <translation>В двух интервалах есть разница {margins}.</translation>
    </message>
    <message>
        <source>Two rows have {margins}.</source>
        <translation>Две строки для разницы {margins}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP fall from {before} to {after}.</source>
        <translation>ВП победителя падают с {before} до {after}.</translation>
    </message>
    <message>
        <source>The next step is worth {more} VP, the step to this margin only {less} VP.</source>
        <translation>Следующий шаг добавляет {more} ВП, шаг к этой разнице только {less} ВП.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide; the draw, to both sides of 0, is {width} wide.</source>
        <translation>Ширина этого интервала — {narrow}; у ничьей, в обе стороны от 0, — {width}.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide, the one before it {width}.</source>
        <translation>Ширина этого интервала — {narrow}, предыдущего — {width}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP jump from {before} to {after}; the usual step is {step}.</source>
        <translation>ВП победителя прыгают с {before} на {after}; обычный шаг — {step}.</translation>
    </message>
    <message>
        <source>Both sides together get {total} VP, not {wanted}.</source>
        <translation>Обе стороны вместе получают {total} ВП, а не {wanted}.</translation>
    </message>
    <message>
        <source>Nobody can win all {wanted} VP; the most is {most}.</source>
        <translation>Все {wanted} ВП выиграть нельзя; максимум — {most}.</translation>
    </message>
    <message>
        <source>Rounding makes the win maximal here, not only at {margins}.</source>
        <translation>Из-за округления победа максимальна уже здесь, а не только при разнице {margins}.</translation>
    </message>
    <message>
        <source>The exact margin of {vp} VP lies outside this band.</source>
        <translation>Точная разница для {vp} ВП вне этого интервала.</translation>
    </message>
    <message>
        <source>The largest win begins here; with 15 √boards by the WBF formula, at {margins}.</source>
        <translation>Самая крупная победа начинается здесь; при 15 √сдач по формуле WBF — при разнице {margins}.</translation>
    </message>
    <message>
        <source>No rule is broken.</source>
        <translation>Ни одно правило не нарушено.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) found.</source>
        <translation>
            <numerusform>Найдена %n ошибка.</numerusform>
            <numerusform>Найдены %n ошибки.</numerusform>
            <numerusform>Найдено %n ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Замечание</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Что найдено</translation>
    </message>
    <message>
        <source>Audit: {scale}</source>
        <translation>Аудит: {scale}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message>
        <source>Winner&apos;s difference</source>
        <translation>Отличие у победителя</translation>
    </message>
    <message>
        <source>Loser&apos;s difference</source>
        <translation>Отличие у проигравшего</translation>
    </message>
    <message>
        <source>Differences: {one} and {other}</source>
        <translation>Отличия: {one} и {other}</translation>
    </message>
    <message>
        <source>Both scales give the same VP at every margin.</source>
        <translation>Обе шкалы дают при любой разнице одинаковые ВП.</translation>
    </message>
    <message>
        <source>Rows that differ: {differing} of {all}, at most by {vp} VP, at {margins}.</source>
        <translation>Отличается строк: {differing} из {all}, не больше чем на {vp} ВП, при разнице {margins}.</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Only &amp;differences</source>
        <translation>&amp;Только отличия</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что найдено</translation>
    </message>
    <message>
        <source>Scale to compare with</source>
        <translation>Шкала для сравнения</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Число сдач шкалы для сравнения</translation>
    </message>
    <message>
        <source>Differences, margin by margin</source>
        <translation>Отличия по разницам</translation>
    </message>
    <message>
        <source>Leaves out the margins for which both scales give the same.</source>
        <translation>Убирает разницы, при которых обе шкалы дают одно и то же.</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>&amp;Сравнить с</translation>
    </message>
    <message>
        <source>b&amp;oards</source>
        <translation>сда&amp;чи</translation>
    </message>
</context>
<context>
    <name>BlankForm</name>
    <message>
        <source>{side} signs</source>
        <translation>Подпись {side}</translation>
    </message>
    <message>
        <source>Director called</source>
        <translation>Вызван судья</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Спор</translation>
    </message>
    <message>
        <source>Vul.</source>
        <translation>Зона</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Table {table}, round {round}</source>
        <translation>Стол {table}, тур {round}</translation>
    </message>
</context>
<context>
    <name>BoardsDialog</name>
    <message>
        <source>Boards of Round {round}</source>
        <translation>Сдачи тура {round}</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {pairs}</source>
        <translation>Сдача {board}, стол {table}: {pairs}</translation>
    </message>
    <message>
        <source>They sat the other way round; from a file.</source>
        <translation>Сидели наоборот; из файла.</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Первая сдача</translation>
    </message>
    <message>
        <source>Type a contract (3NT N +1) or the points of NS (-100). A60/40 is artificial, - not played.</source>
        <translation>Введите контракт (3NT N +1) или очки NS (-100). A60/40 — искусственный результат, знак - — не играли.</translation>
    </message>
</context>
<context>
    <name>BoardsWork</name>
    <message>
        <source>Take the Results of the Boards</source>
        <translation>Взять результаты сдач</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>results of the boards of round {round}</source>
        <translation>результаты сдач тура {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) scored.</source>
        <translation>
            <numerusform>Посчитан %n матч.</numerusform>
            <numerusform>Посчитаны %n матча.</numerusform>
            <numerusform>Посчитано %n матчей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table}, boards with a result: {boards} of {wanted}.</source>
        <translation>Стол {table}: сдач {boards} из {wanted}.</translation>
    </message>
</context>
<context>
    <name>CalibrationPage</name>
    <message>
        <source>&amp;Use This Factor</source>
        <translation>Вз&amp;ять этот множитель</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Гистограмма разниц</translation>
    </message>
    <message>
        <source>The highest bar is from {first} to {last} IMPs per square root of a board.</source>
        <translation>Самый высокий столбец — от {first} до {last} импов на квадратный корень из числа сдач.</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>строка {line}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read</source>
        <translation>
            <numerusform>не прочитана %n строка</numerusform>
            <numerusform>не прочитаны %n строки</numerusform>
            <numerusform>не прочитано %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open a List…</source>
        <translation>&amp;Открыть список…</translation>
    </message>
    <message>
        <source>Takes a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Берёт список, скопированный из таблицы (Ctrl+V)</translation>
    </message>
    <message>
        <source>Open a List of Matches</source>
        <translation>Открыть список матчей</translation>
    </message>
    <message>
        <source>Lists of matches</source>
        <translation>Списки матчей</translation>
    </message>
    <message>
        <source>pasted list</source>
        <translation>вставленный список</translation>
    </message>
    <message>
        <source>The list is being read</source>
        <translation>Чтение списка</translation>
    </message>
    <message>
        <source>The list was not read to its end.</source>
        <translation>Список прочитан не до конца.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of matches to be won by the maximum</source>
        <translation>Доля матчей, которые должны кончаться самой крупной победой</translation>
    </message>
    <message>
        <source>Finds the factor with which this share of the matches is won by the maximum.</source>
        <translation>Находится множитель, при котором самой крупной победой кончается такая доля матчей.</translation>
    </message>
    <message>
        <source>Chooses the scale with this factor; the scales room shows and prints it.</source>
        <translation>Выбирает шкалу с этим множителем; раздел шкал покажет и напечатает её.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что найдено</translation>
    </message>
    <message>
        <source>By Board Count</source>
        <translation>По числу сдач</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Гистограмма</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Что показывает таблица</translation>
    </message>
    <message>
        <source>Figures of the matches</source>
        <translation>Показатели матчей</translation>
    </message>
    <message>
        <source>A CSV, XLSX or ODS file, one row per match: boards and margin, or both sides&apos; IMPs</source>
        <translation>Файл CSV, XLSX или ODS, строка на матч: сдачи и разница или импы обеих сторон</translation>
    </message>
    <message>
        <source>&amp;Wanted at the blitz</source>
        <translation>&amp;Нужная доля блицев</translation>
    </message>
    <message>
        <source>How many IMPs should be a blitz for your players?

Open a list of boards and margins.</source>
        <translation>При какой разнице у ваших игроков должен быть блиц?

Откройте список: сдачи и разница.</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>No scale that is known</source>
        <translation>Неизвестная шкала</translation>
    </message>
    <message numerus="yes">
        <source>%n different scales</source>
        <translation>
            <numerusform>%n шкала</numerusform>
            <numerusform>%n разные шкалы</numerusform>
            <numerusform>%n разных шкал</numerusform>
        </translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>{counts} сдач</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) match no known scale.</source>
        <translation>
            <numerusform>%n столбец не соответствует ни одной известной шкале.</numerusform>
            <numerusform>%n столбца не соответствуют ни одной известной шкале.</numerusform>
            <numerusform>%n столбцов не соответствуют ни одной известной шкале.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of this scale: {right} of {cells}.</source>
        <translation>С этой шкалой совпадает ячеек {right} из {cells}.</translation>
    </message>
    <message>
        <source>Cells of the formula: {right} of {cells}.</source>
        <translation>С формулой совпадает ячеек {right} из {cells}.</translation>
    </message>
    <message>
        <source>Too few of its cells are those of any one scale.</source>
        <translation>Ни с одной шкалой не совпадает достаточно её ячеек.</translation>
    </message>
    <message>
        <source>Cells not corrected: {bare} of {cells}.</source>
        <translation>Не исправлено ячеек: {bare} из {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mistake(s).</source>
        <translation>
            <numerusform>%n другая ошибка.</numerusform>
            <numerusform>%n другие ошибки.</numerusform>
            <numerusform>%n других ошибок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n ошибка.</numerusform>
            <numerusform>%n ошибки.</numerusform>
            <numerusform>%n ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Ошибок нет.</translation>
    </message>
    <message>
        <source>Next likely: {scales}.</source>
        <translation>Следующие по сходству: {scales}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Есть</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Надо</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>It breaks no rule; there is no scale to compare it with.</source>
        <translation>Она не нарушает правил; шкалы, с которой её сравнить, нет.</translation>
    </message>
    <message>
        <source>{name}: {scale}</source>
        <translation>{name}: {scale}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>столбец {number}</translation>
    </message>
    <message>
        <source>In the scale</source>
        <translation>В шкале</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>не исправлено</translation>
    </message>
    <message>
        <source>{scale}, not corrected</source>
        <translation>{scale}, без исправлений</translation>
    </message>
    <message>
        <source>{scale}, cut off instead of rounded</source>
        <translation>{scale}, отбрасывание вместо округления</translation>
    </message>
    <message>
        <source>{scale}, one decimal</source>
        <translation>{scale}, один десятичный знак</translation>
    </message>
    <message>
        <source>{scale}, cut off after one decimal</source>
        <translation>{scale}, отброшено после первого знака</translation>
    </message>
    <message>
        <source>This is certain.</source>
        <translation>Это точно.</translation>
    </message>
    <message>
        <source>This is probable, not certain.</source>
        <translation>Это вероятно, но не точно.</translation>
    </message>
    <message>
        <source>Other scales have as many of these cells.</source>
        <translation>Столько же этих ячеек есть и в других шкалах.</translation>
    </message>
    <message>
        <source>Compared with the scale that was asked for.</source>
        <translation>Сверено с заданной шкалой.</translation>
    </message>
    <message>
        <source>Columns that are certain: {sure} of {columns}.</source>
        <translation>Точно для столбцов: {sure} из {columns}.</translation>
    </message>
    <message>
        <source>Cells cut off, not rounded: {cut} of {cells}.</source>
        <translation>Отброшено вместо округления: ячеек {cut} из {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) not read.</source>
        <translation>
            <numerusform>Не прочитана %n ячейка.</numerusform>
            <numerusform>Не прочитаны %n ячейки.</numerusform>
            <numerusform>Не прочитано %n ячеек.</numerusform>
        </translation>
    </message>
    <message>
        <source>An extract: {margins}.</source>
        <translation>Фрагмент: {margins}.</translation>
    </message>
    <message>
        <source>It seems to be: {scales}.</source>
        <translation>Похоже на: {scales}.</translation>
    </message>
    <message>
        <source>wrong, or not read</source>
        <translation>неверно или не прочитано</translation>
    </message>
    <message>
        <source>WBF formula, not corrected</source>
        <translation>Формула WBF, без исправлений</translation>
    </message>
    <message>
        <source>WBF formula in whole VP, not corrected</source>
        <translation>Формула WBF в целых ВП, без исправлений</translation>
    </message>
    <message>
        <source>{scale}, {boards} (cells: {right} of {cells})</source>
        <translation>{scale}, {boards} (ячеек {right} из {cells})</translation>
    </message>
    <message>
        <source>headed {given}, it is the scale for {expected}</source>
        <translation>в заголовке {given}, а на деле это шкала: {expected}</translation>
    </message>
    <message>
        <source>the draw is missing</source>
        <translation>нет ничьей</translation>
    </message>
    <message>
        <source>no row has this margin</source>
        <translation>ни в одной строке нет этой разницы</translation>
    </message>
    <message>
        <source>no band has these margins</source>
        <translation>этих разниц нет ни в одном интервале</translation>
    </message>
    <message>
        <source>two bands have these margins</source>
        <translation>эти разницы есть в двух интервалах</translation>
    </message>
    <message>
        <source>another row has this margin, too</source>
        <translation>эта разница есть и в другой строке</translation>
    </message>
    <message>
        <source>the margin should be {expected}</source>
        <translation>разница должна быть {expected}</translation>
    </message>
    <message>
        <source>cut off, not rounded</source>
        <translation>отброшено, не округлено</translation>
    </message>
    <message>
        <source>the decimal sign is in the wrong place</source>
        <translation>десятичный знак не на месте</translation>
    </message>
    <message>
        <source>has the VP of the next margin</source>
        <translation>ВП следующей разницы</translation>
    </message>
    <message>
        <source>two digits swapped</source>
        <translation>две цифры переставлены</translation>
    </message>
    <message>
        <source>less than the row before</source>
        <translation>меньше, чем в предыдущей строке</translation>
    </message>
    <message>
        <source>wrong by 0{sign}01</source>
        <translation>ошибка на 0{sign}01</translation>
    </message>
    <message>
        <source>in the scale this VP has {expected}</source>
        <translation>в шкале этим ВП соответствует {expected}</translation>
    </message>
    <message>
        <source>the loser&apos;s VP are wrong</source>
        <translation>ВП проигравшего неверны</translation>
    </message>
    <message>
        <source>has the VP of the margin before</source>
        <translation>ВП предыдущей разницы</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>не прочитано: {why}</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>Вз&amp;ять эту шкалу</translation>
    </message>
    <message>
        <source>detect automatically</source>
        <translation>определить автоматически</translation>
    </message>
    <message>
        <source>&amp;Open a Table…</source>
        <translation>&amp;Открыть таблицу…</translation>
    </message>
    <message>
        <source>Takes a table that was copied anywhere else (Ctrl+V)</source>
        <translation>Берёт таблицу, скопированную из другого места (Ctrl+V)</translation>
    </message>
    <message>
        <source>Open a Table to Check</source>
        <translation>Открыть таблицу для сверки</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>вставленная таблица</translation>
    </message>
    <message>
        <source>The table is being checked</source>
        <translation>Таблица сверяется</translation>
    </message>
    <message>
        <source>The table was not checked.</source>
        <translation>Таблица не сверена.</translation>
    </message>
    <message>
        <source>Chooses the scale that this table is; the other rooms show it, too.</source>
        <translation>Выбирает шкалу этой таблицы; её покажут и другие разделы.</translation>
    </message>
    <message>
        <source>Scale to compare the table with</source>
        <translation>Шкала для сравнения с таблицей</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Число сдач шкалы для сравнения</translation>
    </message>
    <message>
        <source>as headed</source>
        <translation>по заголовку</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Что неверно</translation>
    </message>
    <message>
        <source>Column of the table</source>
        <translation>Столбец таблицы</translation>
    </message>
    <message>
        <source>The table as it was read</source>
        <translation>Таблица, как она прочитана</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>Сравни&amp;ть с</translation>
    </message>
    <message>
        <source>boar&amp;ds</source>
        <translation>сда&amp;чи</translation>
    </message>
    <message>
        <source>A CSV, text, XLSX, ODS or HTML file that another program wrote</source>
        <translation>Файл CSV, текстовый, XLSX, ODS или HTML из другой программы</translation>
    </message>
    <message>
        <source>Co&amp;lumn</source>
        <translation>Сто&amp;лбец</translation>
    </message>
    <message>
        <source>Which scale is it, and is it right?

Open, paste or drop a table of margins and VP.</source>
        <translation>Какая это шкала, и верна ли она?

Откройте, вставьте или перетащите сюда таблицу разниц и ВП.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>No session yet</source>
        <translation>Сессии ещё нет</translation>
    </message>
    <message numerus="yes">
        <source>{what}, %n minute(s) left</source>
        <translation>
            <numerusform>{what}, осталась %n минута</numerusform>
            <numerusform>{what}, осталось %n минуты</numerusform>
            <numerusform>{what}, осталось %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock below the Picture</source>
        <translation>Часы под изображением</translation>
    </message>
    <message>
        <source>Start or Pause the Clock</source>
        <translation>Пустить или остановить часы</translation>
    </message>
    <message>
        <source>A Minute Less</source>
        <translation>На минуту меньше</translation>
    </message>
    <message>
        <source>A Minute More</source>
        <translation>На минуту больше</translation>
    </message>
    <message>
        <source>Next Round or Move</source>
        <translation>Следующий тур или переход</translation>
    </message>
    <message>
        <source>Clock of the Session</source>
        <translation>Часы сессии</translation>
    </message>
    <message>
        <source>&amp;−1 min</source>
        <translation>&amp;−1 мин</translation>
    </message>
    <message>
        <source>&amp;+1 min</source>
        <translation>&amp;+1 мин</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Д&amp;алее</translation>
    </message>
    <message>
        <source>Sche&amp;dule…</source>
        <translation>&amp;Расписание…</translation>
    </message>
    <message>
        <source>On the &amp;Wall</source>
        <translation>На &amp;стену</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Пуск</translation>
    </message>
    <message>
        <source>Schedule of the Session</source>
        <translation>Расписание сессии</translation>
    </message>
    <message>
        <source>The laptop s&amp;ounds</source>
        <translation>Н&amp;оутбук подаёт сигнал</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <translation>Пос&amp;лушать</translation>
    </message>
    <message>
        <source>Add a Brea&amp;k</source>
        <translation>Добавить перер&amp;ыв</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>&amp;Session:</source>
        <translation>&amp;Сессия:</translation>
    </message>
    <message>
        <source>&amp;Begins at:</source>
        <translation>&amp;Начало в:</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>&amp;Туры:</translation>
    </message>
    <message>
        <source>Boards per ro&amp;und:</source>
        <translation>С&amp;дач в туре:</translation>
    </message>
    <message>
        <source>&amp;Minutes per board:</source>
        <translation>&amp;Минут на сдачу:</translation>
    </message>
    <message>
        <source>Minutes for the mo&amp;ve:</source>
        <translation>Минут на перехо&amp;д:</translation>
    </message>
    <message>
        <source>&amp;Warn this many minutes before the end:</source>
        <translation>Преду&amp;предить за столько минут до конца:</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Часть</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Periods of the session</source>
        <translation>Части сессии</translation>
    </message>
    <message>
        <source>Type minutes as 15, 7.5 or 7:30.</source>
        <translation>Минуты вводятся как 15, 7,5 или 7:30.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of play; the session ends at {time}.</source>
        <translation>
            <numerusform>%n минута игры; сессия закончится в {time}.</numerusform>
            <numerusform>%n минуты игры; сессия закончится в {time}.</numerusform>
            <numerusform>%n минут игры; сессия закончится в {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Переход</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Перерыв</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>Move for round {round}</source>
        <translation>Переход к туру {round}</translation>
    </message>
    <message>
        <source>Break before round {round}</source>
        <translation>Перерыв перед туром {round}</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Сессия окончена</translation>
    </message>
    <message>
        <source>Begins at {time}</source>
        <translation>Начало в {time}</translation>
    </message>
    <message>
        <source>The clock is paused</source>
        <translation>Часы остановлены</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) after plan</source>
        <translation>
            <numerusform>Тур {round} закончится на %n минуту позже плана</numerusform>
            <numerusform>Тур {round} закончится на %n минуты позже плана</numerusform>
            <numerusform>Тур {round} закончится на %n минут позже плана</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) before plan</source>
        <translation>
            <numerusform>Тур {round} закончится на %n минуту раньше плана</numerusform>
            <numerusform>Тур {round} закончится на %n минуты раньше плана</numerusform>
            <numerusform>Тур {round} закончится на %n минут раньше плана</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) after plan</source>
        <translation>
            <numerusform>Тур {round} начнётся на %n минуту позже плана</numerusform>
            <numerusform>Тур {round} начнётся на %n минуты позже плана</numerusform>
            <numerusform>Тур {round} начнётся на %n минут позже плана</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) before plan</source>
        <translation>
            <numerusform>Тур {round} начнётся на %n минуту раньше плана</numerusform>
            <numerusform>Тур {round} начнётся на %n минуты раньше плана</numerusform>
            <numerusform>Тур {round} начнётся на %n минут раньше плана</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min after plan</source>
        <translation>Тур {round} закончится на {minutes} мин позже плана</translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min before plan</source>
        <translation>Тур {round} закончится на {minutes} мин раньше плана</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min after plan</source>
        <translation>Тур {round} начнётся на {minutes} мин позже плана</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min before plan</source>
        <translation>Тур {round} начнётся на {minutes} мин раньше плана</translation>
    </message>
    <message>
        <source>Undo the Last Clock Change</source>
        <translation>Отменить действие с часами</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Round {round} and the Rules</source>
        <translation>Тур {round} и правила</translation>
    </message>
    <message>
        <source>The draw is being made.</source>
        <translation>Идёт жеребьёвка.</translation>
    </message>
    <message>
        <source>The round is what the rules of {edition} give.</source>
        <translation>Тур составлен так, как требуют правила {edition} года.</translation>
    </message>
    <message>
        <source>Pairs that the rules of {edition} do not give, and theirs:</source>
        <translation>Пары, которых правила {edition} года не дают, и те, которые дают:</translation>
    </message>
    <message>
        <source>The same boards: {count}.</source>
        <translation>Одинаковых досок: {count}.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Этот тур</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>По правилам</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>пропуск</translation>
    </message>
</context>
<context>
    <name>CompareMovements</name>
    <message>
        <source>Compare Movements</source>
        <translation>Сравнение схем</translation>
    </message>
    <message>
        <source>Figures of the movements</source>
        <translation>Показатели схем</translation>
    </message>
    <message>
        <source>Add a &amp;File…</source>
        <translation>Добавить &amp;файл…</translation>
    </message>
    <message>
        <source>&amp;Copy Table</source>
        <translation>&amp;Копировать таблицу</translation>
    </message>
    <message>
        <source>&amp;Use “{name}”</source>
        <translation>&amp;Взять «{name}»</translation>
    </message>
    <message>
        <source>Add from the library</source>
        <translation>Добавить из библиотеки</translation>
    </message>
    <message>
        <source>Add a Movement</source>
        <translation>Добавить схему</translation>
    </message>
    <message>
        <source>Movements ({suffixes})</source>
        <translation>Схемы ({suffixes})</translation>
    </message>
</context>
<context>
    <name>CompareQuestion</name>
    <message>
        <source>Compare Board Counts</source>
        <translation>Сравнить числа сдач</translation>
    </message>
    <message>
        <source>Board counts, for example 7, 14, 20, 28</source>
        <translation>Числа сдач, например 7, 14, 20, 28</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Type two board counts or more, from 1 to {most}, parted by commas.</source>
        <translation>Введите не меньше двух чисел сдач, от 1 до {most}, через запятую.</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Point at a margin in the table or the plot to read off all scales.</source>
        <translation>Укажите разницу в таблице или на графике, чтобы увидеть все шкалы.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Movements compared</source>
        <translation>Сравнение схем</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Столы</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Board sets</source>
        <translation>Комплекты сдач</translation>
    </message>
    <message>
        <source>Tables that share boards</source>
        <translation>Столы с общими сдачами</translation>
    </message>
    <message>
        <source>Tables with a stand</source>
        <translation>Столы со стойкой</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>лучше всех</translation>
    </message>
</context>
<context>
    <name>Complaints</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Round {round} is corrected. No later round would have been drawn otherwise.</source>
        <translation>Тур {round} исправлен. Жеребьёвка следующих туров от этого не изменилась бы.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. Not drawn by the rules: {others}; others would be the same.</source>
        <translation>Тур {round} исправлен. Не по правилам: {others}; жеребьёвка остальных не изменилась бы.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. These rounds stay, but would be drawn differently: {rounds}.</source>
        <translation>Тур {round} исправлен. Эти туры остаются, но жеребьёвка была бы иной: {rounds}.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Произошла ошибка</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Копировать подробности</translation>
    </message>
    <message>
        <source>&amp;Open Log Folder</source>
        <translation>&amp;Открыть папку журналов</translation>
    </message>
    <message>
        <source>Something went wrong; your work is still here.
If it happens again, send us the details.</source>
        <translation>Произошла ошибка; ваша работа не пропала.
Если это повторится, пришлите нам подробности.</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>needed</source>
        <translation>нужно</translation>
    </message>
</context>
<context>
    <name>DataDialog</name>
    <message>
        <source>Event Data</source>
        <translation>Данные турнира</translation>
    </message>
    <message>
        <source>Rounds, line {line}: {reason}</source>
        <translation>Туры, строка {line}: {reason}</translation>
    </message>
    <message>
        <source>event data</source>
        <translation>данные турнира</translation>
    </message>
    <message>
        <source>FIDE</source>
        <translation>ФИДЕ</translation>
    </message>
    <message>
        <source>national</source>
        <translation>национальный</translation>
    </message>
    <message>
        <source>FIDE, or else national</source>
        <translation>ФИДЕ, а если нет — национальный</translation>
    </message>
    <message>
        <source>national, or else FIDE</source>
        <translation>национальный, а если нет — ФИДЕ</translation>
    </message>
    <message>
        <source>the higher one</source>
        <translation>больший</translation>
    </message>
    <message>
        <source>the lower one</source>
        <translation>меньший</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>другое правило</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Begins on</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Туры: дата и время, по одному в строке</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Главный судья</translation>
    </message>
    <message>
        <source>Deputies, one per line</source>
        <translation>Заместители, по одному в строке</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Контроль времени</translation>
    </message>
    <message>
        <source>Time control in seconds</source>
        <translation>Контроль времени в секундах</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>Which ratings order the starting list</source>
        <translation>По чьим рейтингам составлен стартовый список</translation>
    </message>
    <message>
        <source>Save the Data</source>
        <translation>Сохранить данные</translation>
    </message>
    <message>
        <source>Seconds and increment (5400+30), or moves and periods (40/6000+30:900+30), for ratings.</source>
        <translation>Секунды и добавка (5400+30) или ходы и периоды (40/6000+30:900+30); нужно для рейтинга.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>{day} January {year}</source>
        <translation>{day} января {year} г.</translation>
    </message>
    <message>
        <source>{day} February {year}</source>
        <translation>{day} февраля {year} г.</translation>
    </message>
    <message>
        <source>{day} March {year}</source>
        <translation>{day} марта {year} г.</translation>
    </message>
    <message>
        <source>{day} April {year}</source>
        <translation>{day} апреля {year} г.</translation>
    </message>
    <message>
        <source>{day} May {year}</source>
        <translation>{day} мая {year} г.</translation>
    </message>
    <message>
        <source>{day} June {year}</source>
        <translation>{day} июня {year} г.</translation>
    </message>
    <message>
        <source>{day} July {year}</source>
        <translation>{day} июля {year} г.</translation>
    </message>
    <message>
        <source>{day} August {year}</source>
        <translation>{day} августа {year} г.</translation>
    </message>
    <message>
        <source>{day} September {year}</source>
        <translation>{day} сентября {year} г.</translation>
    </message>
    <message>
        <source>{day} October {year}</source>
        <translation>{day} октября {year} г.</translation>
    </message>
    <message>
        <source>{day} November {year}</source>
        <translation>{day} ноября {year} г.</translation>
    </message>
    <message>
        <source>{day} December {year}</source>
        <translation>{day} декабря {year} г.</translation>
    </message>
</context>
<context>
    <name>DatesDialog</name>
    <message>
        <source>Dates of the Rounds</source>
        <translation>Даты туров</translation>
    </message>
    <message>
        <source>&amp;Weekly from the Last</source>
        <translation>&amp;Еженедельно после последнего</translation>
    </message>
    <message>
        <source>Save the Dates</source>
        <translation>Сохранить даты</translation>
    </message>
    <message>
        <source>dates of rounds</source>
        <translation>даты туров</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Строка {line}: {reason}</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Туры: дата и время, по одному в строке</translation>
    </message>
    <message>
        <source>The rounds after the last line are seven days apart, at the same time</source>
        <translation>Туры после последней строки — через семь дней, в то же время</translation>
    </message>
</context>
<context>
    <name>DealError</name>
    <message>
        <source>Board {board}: “{typed}” is not a card.</source>
        <translation>Сдача {board}: «{typed}» — не карта.</translation>
    </message>
    <message>
        <source>Board {board}: the card {card} appears twice.</source>
        <translation>Сдача {board}: карта {card} встречается дважды.</translation>
    </message>
    <message>
        <source>Board {board}: the hand of {seat} should have 13 cards, not {count}.</source>
        <translation>Сдача {board}: {seat} — карт {count}, а не 13.</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number; board numbers go from 1 to {most}.</source>
        <translation>«{typed}» — не номер сдачи; номера от 1 до {most}.</translation>
    </message>
    <message>
        <source>Board {board}: the table of tricks is not valid.</source>
        <translation>Сдача {board}: таблица взяток неверна.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Север</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Восток</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Юг</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Запад</translation>
    </message>
    <message>
        <source>The solver refused the cards (code {code}).</source>
        <translation>Программа анализа отвергла карты (код {code}).</translation>
    </message>
    <message>
        <source>A DUP file has 156 bytes for each board; this one has {bytes}.</source>
        <translation>В файле DUP 156 байт на сдачу; в этом {bytes}.</translation>
    </message>
    <message>
        <source>Deal {number} of the file: its cards are not valid.</source>
        <translation>Расклад {number} файла: карты указаны неверно.</translation>
    </message>
    <message>
        <source>The file does not say its lowest board.</source>
        <translation>Файл не называет свою первую сдачу.</translation>
    </message>
    <message>
        <source>A DUP file has boards in a row from 1 to 999; board {board} breaks it.</source>
        <translation>В файле DUP сдачи идут подряд от 1 до 999; сдача {board} нарушает порядок.</translation>
    </message>
    <message>
        <source>A DUP file cannot say that board {board} has a dealer or a vulnerability of its own.</source>
        <translation>В файле DUP нельзя указать, что у сдачи {board} свой сдающий или своя зональность.</translation>
    </message>
    <message>
        <source>Board {board} is in the file twice, with different cards.</source>
        <translation>Сдача {board} есть в файле дважды, во второй раз с другими картами.</translation>
    </message>
    <message>
        <source>There are no deals in the file.</source>
        <translation>В файле нет раскладов.</translation>
    </message>
    <message>
        <source>There are more than {most} deals in the file.</source>
        <translation>В файле больше {most} раскладов.</translation>
    </message>
    <message>
        <source>Only PBN has events and games: all of the file is read.</source>
        <translation>Турниры и игры есть только в PBN: читается весь файл.</translation>
    </message>
    <message>
        <source>Results of further games of the same boards are left out: {count}.</source>
        <translation>Результаты других игр тех же сдач пропущены: {count}.</translation>
    </message>
    <message>
        <source>Games with more than one unknown hand are left out: {games}.</source>
        <translation>Игры, в которых неизвестно больше одной руки, пропущены: {games}.</translation>
    </message>
    <message>
        <source>Games with hands of fewer than 13 cards are left out: {games}.</source>
        <translation>Игры, в которых на руках меньше 13 карт, пропущены: {games}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a list of games such as 1-8,12.</source>
        <translation>«{typed}» — не список игр, такой как 1-8,12.</translation>
    </message>
    <message>
        <source>Deals are in files that end in .pbn, .lin or .dup, not in “{ending}”.</source>
        <translation>Расклады хранятся в файлах с расширением .pbn, .lin или .dup, а не «{ending}».</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a dealer from 1 to 4, then the hands from South on.</source>
        <translation>«{typed}» — не расклад: нужны сдающий от 1 до 4 и руки начиная с юга.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability.</source>
        <translation>«{typed}» не указывает, кто в зоне.</translation>
    </message>
    <message>
        <source>Board {board}: more than one hand is missing.</source>
        <translation>Сдача {board}: не хватает больше одной руки.</translation>
    </message>
    <message>
        <source>“{typed}” is not a PBN tag.</source>
        <translation>«{typed}» — не тег PBN.</translation>
    </message>
    <message>
        <source>“{typed}” is not a dealer; use N, E, S or W.</source>
        <translation>«{typed}» — не сдающий; это должно быть N, E, S или W.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability; use None, NS, EW or All.</source>
        <translation>«{typed}» не указывает, кто в зоне; это должно быть None, NS, EW или All.</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a seat, a colon and four hands of four suits.</source>
        <translation>«{typed}» — не расклад: нужны место, двоеточие и четыре руки по четыре масти.</translation>
    </message>
    <message>
        <source>This copy of vpdesk has no double-dummy solver: {file} is missing.</source>
        <translation>В этой копии vpdesk нет программы анализа в открытую: отсутствует {file}.</translation>
    </message>
    <message>
        <source>The double-dummy solver ended early: {reason}</source>
        <translation>Анализ в открытую прервался раньше времени: {reason}</translation>
    </message>
    <message>
        <source>it was stopped from outside (signal {signal}); the memory may have run out.</source>
        <translation>он остановлен извне (сигнал {signal}); возможно, не хватило памяти.</translation>
    </message>
    <message>
        <source>it gave no answer (exit code {code}).</source>
        <translation>он не ответил (код завершения {code}).</translation>
    </message>
</context>
<context>
    <name>DealFiles</name>
    <message>
        <source>Deals</source>
        <translation>Расклады</translation>
    </message>
    <message>
        <source>Open Deals</source>
        <translation>Открыть расклады</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>расклады</translation>
    </message>
    <message>
        <source>Save the Deals</source>
        <translation>Сохранить расклады</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>All {deals} deals are equally likely, by the system&apos;s random source; none is thrown away.</source>
        <translation>Все {deals} раскладов равновероятны: их даёт источник случайности системы, и ни один не отбрасывается.</translation>
    </message>
</context>
<context>
    <name>DealsDocument</name>
    <message>
        <source>Deals</source>
        <translation>Расклады</translation>
    </message>
</context>
<context>
    <name>DealsWindow</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Сдать</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Со&amp;хранить…</translation>
    </message>
    <message>
        <source>Sol&amp;ve</source>
        <translation>&amp;Рассчитать</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>О&amp;тмена</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Руки сдачи</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Рассчитанные сдачи</translation>
    </message>
    <message>
        <source>Finds what each side can make with all cards in sight, and par.</source>
        <translation>Находит, сколько каждая линия возьмёт в открытую, и минимакс.</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>Сд&amp;ачи:</translation>
    </message>
    <message>
        <source>&amp;from number:</source>
        <translation>с &amp;номера:</translation>
    </message>
    <message>
        <source>All boards are solved.</source>
        <translation>Все сдачи рассчитаны.</translation>
    </message>
    <message>
        <source>&amp;Give them to “{name}”</source>
        <translation>&amp;Для «{name}»</translation>
    </message>
</context>
<context>
    <name>DecisionsPage</name>
    <message>
        <source>Decisions and corrections</source>
        <translation>Решения и исправления</translation>
    </message>
    <message>
        <source>Decisions of the director and corrected results stand here. There are none yet.</source>
        <translation>Здесь решения судьи и исправленные результаты. Пока их нет.</translation>
    </message>
</context>
<context>
    <name>DirectorDialog</name>
    <message>
        <source>Save the Details</source>
        <translation>Сохранить сведения</translation>
    </message>
    <message>
        <source>Adjust the Score</source>
        <translation>Присудить результат</translation>
    </message>
    <message>
        <source>Seat the Pair</source>
        <translation>Посадить пару</translation>
    </message>
    <message>
        <source>Withdraw the Pair</source>
        <translation>Снять пару</translation>
    </message>
    <message>
        <source>Enter the Substitute</source>
        <translation>Ввести замену</translation>
    </message>
    <message>
        <source>Apply the Penalty</source>
        <translation>Назначить штраф</translation>
    </message>
    <message>
        <source>Use These Sessions</source>
        <translation>Использовать эти сессии</translation>
    </message>
    <message>
        <source>Move the Result</source>
        <translation>Перенести результат</translation>
    </message>
</context>
<context>
    <name>DocumentFiles</name>
    <message>
        <source>Open a Movement</source>
        <translation>Открыть схему</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Схемы</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Save the Movement</source>
        <translation>Сохранить схему</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Сохранить изменения в «{name}»?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Если их не сохранить, они пропадут.</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено как {path}</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>схема</translation>
    </message>
</context>
<context>
    <name>EntrantsModel</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Гандикап</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Реестр</translation>
    </message>
    <message>
        <source>{name} for {player} from round {round}</source>
        <translation>{name} (вместо: {player}) с тура {round}</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>с тура {round}</translation>
    </message>
    <message>
        <source>until round {round}</source>
        <translation>до тура {round}</translation>
    </message>
</context>
<context>
    <name>EntrantsPage</name>
    <message>
        <source>Register…</source>
        <translation>Реестр…</translation>
    </message>
    <message>
        <source>Type both names with a comma or a dash between them, and Enter: Ann Smith, Bob Jones.</source>
        <translation>Введите оба имени через запятую или тире и нажмите Enter: Ann Smith, Bob Jones.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>No register of players yet</source>
        <translation>Реестра игроков ещё нет</translation>
    </message>
    <message>
        <source>names pasted</source>
        <translation>вставленные имена</translation>
    </message>
    <message>
        <source>pair {number}</source>
        <translation>пара {number}</translation>
    </message>
</context>
<context>
    <name>EntryTable</name>
    <message>
        <source>{result}; next: {place}</source>
        <translation>{result}; далее: {place}</translation>
    </message>
</context>
<context>
    <name>EveningDeals</name>
    <message>
        <source>Deals</source>
        <translation>Расклады</translation>
    </message>
    <message>
        <source>Deals That Were Played</source>
        <translation>Сыгранные расклады</translation>
    </message>
    <message>
        <source>None of the file’s boards is played in this evening.</source>
        <translation>В этом турнире не играется ни одна сдача файла.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the evening have their cards.</source>
        <translation>
            <numerusform>Карты есть у %n сдачи турнира.</numerusform>
            <numerusform>Карты есть у %n сдач турнира.</numerusform>
            <numerusform>Карты есть у %n сдач турнира.</numerusform>
        </translation>
    </message>
    <message>
        <source>deals</source>
        <translation>расклады</translation>
    </message>
    <message>
        <source>Double dummy: {percent} % of the boards are solved.</source>
        <translation>Анализ в открытую: рассчитано {percent} % сдач.</translation>
    </message>
</context>
<context>
    <name>EventDocument</name>
    <message>
        <source>New event</source>
        <translation>Новый турнир</translation>
    </message>
</context>
<context>
    <name>EventDoubt</name>
    <message>
        <source>A knock-out needs a winner, and nobody has won.</source>
        <translation>В матче на выбывание нужен победитель, а никто не выиграл.</translation>
    </message>
    <message>
        <source>A lone “{typed}” is a forfeit: {winner} wins, {loser} did not play.</source>
        <translation>Одиночное «{typed}» — это неявка: побеждает {winner}, неявка: {loser}.</translation>
    </message>
    <message>
        <source>A margin of {margin} IMPs is rare: three blitzes are {most}.</source>
        <translation>Матч с разницей в импах {margin} — редкость: три блица — это {most}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} VP make {sum}; both sides of a match have {full}.</source>
        <translation>{home} и {visitors} ВП дают {sum}; у обеих сторон матча вместе {full}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} board points make {sum}; a match has {full}.</source>
        <translation>Очки на досках {home} и {visitors} дают {sum}; в матче {full}.</translation>
    </message>
    <message>
        <source>A bye of {vp} VP is worth more than a whole match, {full}.</source>
        <translation>Пропуск в {vp} ВП даёт больше целого матча, {full}.</translation>
    </message>
    <message>
        <source>A knock-out needs a winner. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>В матче на выбывание нужен победитель. Сыграйте ещё сдачи, обычно {boards}, и введите их: «+ 5-3».</translation>
    </message>
    <message>
        <source>With carry-over: {home}-{visitor}. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>С переносом счёт {home}-{visitor}. Сыграйте ещё сдачи, обычно {boards}, и введите их: «+ 5-3».</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won}-{lost} IMPs. Other VPs are a ruling.</source>
        <translation>За импы {won}-{lost} шкала даёт {home}-{visitors} ВП. Другие ВП — это решение судьи.</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won} %. Other VPs are a ruling.</source>
        <translation>За {won} % шкала даёт {home}-{visitors} ВП. Другие ВП — это решение судьи.</translation>
    </message>
    <message>
        <source>This takes the place of the segments {segments}. “+ {typed}” adds one to them.</source>
        <translation>Результат заменит сегменты {segments}. «+ {typed}» добавит к ним ещё один.</translation>
    </message>
    <message>
        <source>{name} has left: the rules give this result. A result typed here counts instead.</source>
        <translation>{name} больше не играет: результат определяют правила. Введённый здесь засчитывается вместо него.</translation>
    </message>
    <message>
        <source>The match was decided by {home}-{visitor}. More boards are played only after a tie.</source>
        <translation>Матч решён: {home}-{visitor}. Дополнительные сдачи играют только после ничьей.</translation>
    </message>
</context>
<context>
    <name>EventDrawing</name>
    <message>
        <source>The draw is being made</source>
        <translation>Идёт жеребьёвка</translation>
    </message>
    <message>
        <source>The draw was stopped.</source>
        <translation>Жеребьёвка остановлена.</translation>
    </message>
    <message numerus="yes">
        <source>Results are missing on board(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Нет результата на доске {boards}. Проведите жеребьёвку ещё раз, чтобы продолжить без него.</numerusform>
            <numerusform>Нет результатов на досках {boards}. Проведите жеребьёвку ещё раз, чтобы продолжить без них.</numerusform>
            <numerusform>Нет результатов на досках {boards}. Проведите жеребьёвку ещё раз, чтобы продолжить без них.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results are missing at table(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Нет результата за столом {boards}. Проведите жеребьёвку ещё раз, чтобы продолжить без него.</numerusform>
            <numerusform>Нет результатов за столами {boards}. Проведите жеребьёвку ещё раз, чтобы продолжить без них.</numerusform>
            <numerusform>Нет результатов за столами {boards}. Проведите жеребьёвку ещё раз, чтобы продолжить без них.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the Draw</source>
        <translation>Остановить жеребьёвку</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Жеребьёвка тура {round}</translation>
    </message>
    <message>
        <source>Draws the next round (F9)</source>
        <translation>Проводит жеребьёвку следующего тура (F9)</translation>
    </message>
    <message>
        <source>All Rounds Are Drawn</source>
        <translation>Жеребьёвка закончена</translation>
    </message>
    <message>
        <source>More rounds can be planned on the page of entrants.</source>
        <translation>Добавить туры можно на странице «Участники».</translation>
    </message>
</context>
<context>
    <name>EventError</name>
    <message>
        <source>There is no stage {stage}; the event has {count}.</source>
        <translation>Этапа {stage} нет; в турнире их {count}.</translation>
    </message>
    <message>
        <source>Stage {stage} has no group {group}.</source>
        <translation>В этапе {stage} нет группы {group}.</translation>
    </message>
    <message>
        <source>The round has no match yet.</source>
        <translation>В туре ещё нет ни одного матча.</translation>
    </message>
    <message>
        <source>{name} is in two matches of the round.</source>
        <translation>{name} играет в двух матчах тура.</translation>
    </message>
    <message>
        <source>{name} does not play round {round}.</source>
        <translation>{name} не играет в туре {round}.</translation>
    </message>
    <message>
        <source>Only VPs were typed for this match, and the ruling needs IMPs: enter those of both sides.</source>
        <translation>Для этого матча введены только ВП, а решение исходит из импов: введите импы обеих сторон.</translation>
    </message>
    <message>
        <source>The knock-out has its winner; there is no round to draw.</source>
        <translation>Победитель турнира на выбывание известен; туров для жеребьёвки больше нет.</translation>
    </message>
    <message>
        <source>Without {name} fewer than two would play: remove the stage instead.</source>
        <translation>{name}: без этого участника останется меньше двух; удалите весь этап.</translation>
    </message>
    <message>
        <source>{stage} is in play: {name} can withdraw from it, not be taken out.</source>
        <translation>{stage} уже играется: {name} может только выбыть, удалить уже нельзя.</translation>
    </message>
    <message>
        <source>IMPs would count for nothing in stage {stage}: it has no tie-break by IMPs. Adjust VPs.</source>
        <translation>На этапе {stage} импы ничего не изменят: среди показателей их нет. Внесите поправку в ВП.</translation>
    </message>
    <message>
        <source>VPs would count for nothing in stage {stage}, which is a knock-out: adjust IMPs.</source>
        <translation>На этапе {stage}, где играют на выбывание, ВП ничего не изменят: внесите поправку в импы.</translation>
    </message>
    <message>
        <source>Later stages use this list of entrants, so it cannot be changed here.</source>
        <translation>Эти участники нужны следующим этапам, поэтому здесь их нельзя изменить.</translation>
    </message>
    <message>
        <source>Each group needs at least two entrants (groups: {groups}, entrants: {count}).</source>
        <translation>В каждой группе нужны хотя бы двое (групп: {groups}, участников: {count}).</translation>
    </message>
    <message>
        <source>A stage has at most {most} rounds.</source>
        <translation>В этапе не больше {most} туров.</translation>
    </message>
    <message>
        <source>A stage has at most {most} groups.</source>
        <translation>В этапе не больше {most} групп.</translation>
    </message>
    <message>
        <source>A share of the score is 1 to 100 %.</source>
        <translation>Доля результата — от 1 до 100 %.</translation>
    </message>
    <message>
        <source>The limit for half of a margin is {most} IMPs at most.</source>
        <translation>Предел для половины разницы — не больше {most} импов.</translation>
    </message>
    <message>
        <source>The rounds of a round robin, or of half against half, follow from the number of entrants.</source>
        <translation>Сколько туров в круговой системе или при игре половины с половиной, зависит от того, кто играет.</translation>
    </message>
    <message>
        <source>Only a round robin is played twice.</source>
        <translation>В два круга играют только по круговой системе.</translation>
    </message>
    <message>
        <source>Only the matches of a knock-out of bridge teams are in segments.</source>
        <translation>На сегменты делятся только матчи на выбывание команд по бриджу.</translation>
    </message>
    <message>
        <source>Only a knock-out has a match for the third place.</source>
        <translation>Матч за третье место бывает только при игре на выбывание.</translation>
    </message>
    <message>
        <source>Only a Swiss or a free stage can avoid rematches; here a table gives the matches.</source>
        <translation>Повторных матчей можно избежать только в швейцарской системе или на свободном этапе.</translation>
    </message>
    <message>
        <source>Only groups or a bracket can be made by lot.</source>
        <translation>По жребию составляют только несколько групп или сетку.</translation>
    </message>
    <message>
        <source>Half of the margin is in IMPs: only a knock-out of bridge teams can carry it over.</source>
        <translation>Половина разницы — это импы: перенести её можно только в матчи команд на выбывание.</translation>
    </message>
    <message>
        <source>A knock-out cannot use a carried score: carry over half of the margins, or nothing.</source>
        <translation>Перенесённый результат на выбывание не считается: перенесите половину разниц или ничего.</translation>
    </message>
    <message>
        <source>How round 1 is drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Как составляется тур 1, можно выбрать только в швейцарской системе по бриджу.</translation>
    </message>
    <message>
        <source>Bye or triangle can be chosen for a Swiss of bridge only.</source>
        <translation>Пропуск или тройку можно выбрать только в швейцарской системе по бриджу.</translation>
    </message>
    <message>
        <source>Only a Swiss of bridge has triangles.</source>
        <translation>Тройки бывают только в швейцарской системе по бриджу.</translation>
    </message>
    <message>
        <source>How late entries are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Жеребьёвку поздних заявок можно выбрать только в швейцарской системе по бриджу.</translation>
    </message>
    <message>
        <source>Places in the table can be chosen for a round robin of bridge only.</source>
        <translation>Места в таблице можно выбрать только в круговом турнире по бриджу.</translation>
    </message>
    <message>
        <source>The value of a forfeit can be chosen for a round robin of bridge only.</source>
        <translation>Как считается неявка, можно выбрать только в круговом турнире по бриджу.</translation>
    </message>
    <message>
        <source>A match has {most} segments at most.</source>
        <translation>В матче не больше {most} сегментов.</translation>
    </message>
    <message>
        <source>An event has at least one stage.</source>
        <translation>В турнире хотя бы один этап.</translation>
    </message>
    <message>
        <source>{stage} is not finished, so it is not known who plays {next}.</source>
        <translation>{stage}: игра не закончена, поэтому неизвестно, кто играет дальше ({next}).</translation>
    </message>
    <message>
        <source>No lots are drawn in {stage}: choose “Drawing of lots” among its tie-breaks first.</source>
        <translation>{stage}: жребий здесь не бросают. Сначала выберите «Жребий» среди дополнительных показателей.</translation>
    </message>
    <message>
        <source>Drawing lots again needs a reason.</source>
        <translation>Чтобы бросить жребий заново, нужна причина.</translation>
    </message>
    <message>
        <source>{stage} has results, so it cannot be removed.</source>
        <translation>{stage}: результаты уже есть, удалить этап нельзя.</translation>
    </message>
    <message>
        <source>{stage} has results, so its groups cannot be changed.</source>
        <translation>{stage}: результаты уже есть, группы изменить нельзя.</translation>
    </message>
    <message>
        <source>{stage} has one group only.</source>
        <translation>{stage}: группа только одна.</translation>
    </message>
    <message>
        <source>{stage} cannot be removed: {next} takes its entrants or scores from it.</source>
        <translation>{stage} нельзя удалить: из него берёт участников или очки {next}.</translation>
    </message>
    <message>
        <source>{stage} is not a team knock-out; only matches of those have segments.</source>
        <translation>{stage}: сегменты бывают только в матчах команд на выбывание.</translation>
    </message>
    <message>
        <source>The logo has {size} kB; in an event it has {most} kB at most.</source>
        <translation>Логотип занимает {size} кБ; в турнире можно не более {most} кБ.</translation>
    </message>
    <message>
        <source>A prize has {most} letters at most.</source>
        <translation>В названии приза не больше {most} знаков.</translation>
    </message>
    <message>
        <source>An event has {most} prizes at most.</source>
        <translation>Призов в турнире не больше {most}.</translation>
    </message>
    <message>
        <source>How level entrants are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Жеребьёвку равных можно выбрать только в швейцарской системе по бриджу.</translation>
    </message>
    <message>
        <source>Patton, boards beside IMPs, is for matches of bridge teams with VPs, not for a knock-out.</source>
        <translation>Паттон, сдачи наряду с импами, — для матчей бриджевых команд на ВП, не на выбывание.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} is not drawn.</source>
        <translation>Жеребьёвка тура {round} этапа {stage} не проведена.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} has no table {table}; it has {tables}.</source>
        <translation>В туре {round} этапа {stage} нет стола {table}; есть столы {tables}.</translation>
    </message>
    <message>
        <source>{home} – {visitor} in round {round} has no winner yet: the next round cannot be drawn.</source>
        <translation>{home} – {visitor}: в туре {round} ещё нет победителя, жеребьёвка следующего тура невозможна.</translation>
    </message>
    <message>
        <source>{name} has no match in round {round} of stage {stage}: choose a round with one.</source>
        <translation>У {name} нет матча в туре {round} этапа {stage}: выберите тур с матчем.</translation>
    </message>
    <message>
        <source>Round {round} of {stage} has a match without a winner: who plays {next} is not known.</source>
        <translation>{stage}: в туре {round} есть матч без победителя; кто играет дальше ({next}), неизвестно.</translation>
    </message>
</context>
<context>
    <name>EventExplanation</name>
    <message>
        <source>Whole Draw</source>
        <translation>Вся жеребьёвка</translation>
    </message>
    <message>
        <source>Why Not?</source>
        <translation>Почему нет?</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>Выберите двух разных игроков.</translation>
    </message>
    <message>
        <source>Explanation of the draw</source>
        <translation>Объяснение жеребьёвки</translation>
    </message>
    <message>
        <source>Left and Right go from player to player, Enter explains one</source>
        <translation>Стрелки влево и вправо ведут по игрокам, Enter объясняет</translation>
    </message>
    <message>
        <source>The answer is being worked out</source>
        <translation>Ищется ответ</translation>
    </message>
    <message>
        <source>Why This Triangle?</source>
        <translation>Почему эта тройка?</translation>
    </message>
    <message>
        <source>Why This Bye?</source>
        <translation>Почему этот пропуск?</translation>
    </message>
    <message>
        <source>Choose two different teams.</source>
        <translation>Выберите две разные команды.</translation>
    </message>
    <message>
        <source>Choose two different pairs.</source>
        <translation>Выберите две разные пары.</translation>
    </message>
    <message>
        <source>Left and Right go from team to team, Enter explains one</source>
        <translation>Стрелки влево и вправо ведут по командам, Enter объясняет</translation>
    </message>
    <message>
        <source>Left and Right go from pair to pair, Enter explains one</source>
        <translation>Стрелки влево и вправо ведут по парам, Enter объясняет</translation>
    </message>
    <message>
        <source>Why does this player not meet the other</source>
        <translation>Почему этот игрок не встречается с другим</translation>
    </message>
    <message>
        <source>Why does this team not meet the other</source>
        <translation>Почему эта команда не встречается с другой</translation>
    </message>
    <message>
        <source>Why does this pair not meet the other</source>
        <translation>Почему эта пара не встречается с другой</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Другой игрок</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Другая команда</translation>
    </message>
    <message>
        <source>The other pair</source>
        <translation>Другая пара</translation>
    </message>
    <message>
        <source>What if these two met?</source>
        <translation>А если бы они встретились?</translation>
    </message>
</context>
<context>
    <name>EventField</name>
    <message>
        <source>Players or teams, with their byes by round</source>
        <translation>Игроки или команды, с пропусками по турам</translation>
    </message>
    <message>
        <source>Number by Rating</source>
        <translation>Номера по рейтингу</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Import a List…</source>
        <translation>Импорт списка…</translation>
    </message>
    <message>
        <source>Check In</source>
        <translation>Явка</translation>
    </message>
    <message>
        <source>Shows who has checked in, to be ticked by Space</source>
        <translation>Показывает, кто явился; отмечайте пробелом</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>FIDE Data</source>
        <translation>Данные ФИДЕ</translation>
    </message>
    <message>
        <source>Shows what a rating report tells of the players</source>
        <translation>Показывает, что отчёт о рейтинге сообщает об игроках</translation>
    </message>
    <message>
        <source>Not to Meet</source>
        <translation>Запрещённые пары</translation>
    </message>
    <message>
        <source>Shows who may not meet</source>
        <translation>Показывает, кому нельзя встречаться</translation>
    </message>
    <message>
        <source>{rules}: {reason}</source>
        <translation>{rules}: {reason}</translation>
    </message>
    <message>
        <source>rating list</source>
        <translation>рейтинг-лист</translation>
    </message>
    <message>
        <source>Players in the rating list: {found} of {all}.</source>
        <translation>В рейтинг-листе игроков: {found} из {all}.</translation>
    </message>
    <message>
        <source>There is no rating list yet; choose one with File, Rating List…</source>
        <translation>Рейтинг-листа ещё нет; выберите его командой «Файл», «Рейтинг-лист…».</translation>
    </message>
    <message>
        <source>Deleted: {count}. Undo brings them back.</source>
        <translation>Удалено: {count}. «Отменить» вернёт их.</translation>
    </message>
    <message>
        <source>{here} of {count} have checked in.</source>
        <translation>Явились: {here} из {count}.</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>явка</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Искать в правилах</translation>
    </message>
    <message>
        <source>Fewer than half of the matches are played, so the results are cancelled.</source>
        <translation>Сыграно меньше половины матчей, поэтому результаты аннулируются.</translation>
    </message>
    <message>
        <source>Those who have not met them get the best of three averages, or 60 %.</source>
        <translation>Кто с ними не встретился, получает лучшее из трёх средних или 60 %.</translation>
    </message>
    <message>
        <source>{names}: removed from this stage, withdrawn before it. Undo brings them back.</source>
        <translation>Убраны с этого этапа, так как выбыли до него: {names}. «Отменить» вернёт всё.</translation>
    </message>
    <message>
        <source>Teams, with their byes by round</source>
        <translation>Команды и их пропуски по турам</translation>
    </message>
    <message>
        <source>Pairs, with their byes by round</source>
        <translation>Пары и их пропуски по турам</translation>
    </message>
    <message>
        <source>Number by Strength</source>
        <translation>Номера по силе</translation>
    </message>
    <message>
        <source>Numbers go by strength, then name.</source>
        <translation>Номера идут по силе, затем по названию.</translation>
    </message>
    <message>
        <source>numbers by rating</source>
        <translation>номера по рейтингу</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>В буфере обмена нечего вставить.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>вставка</translation>
    </message>
    <message>
        <source>No round is drawn yet: delete entrants who will not play at all.</source>
        <translation>Жеребьёвки ещё не было: удалите тех, кто не придёт совсем.</translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation>выбывание</translation>
    </message>
    <message>
        <source>{name} leaves after round {round}.</source>
        <translation>Выбывание после тура {round}: {name}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>Снова в турнире: {name}.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Shows all the rules of the event</source>
        <translation>Показывает все правила турнира</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>удаление</translation>
    </message>
    <message>
        <source>new entry</source>
        <translation>новый участник</translation>
    </message>
    <message>
        <source>numbers by strength</source>
        <translation>номера по силе</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by strength until round {round} is drawn.</source>
        <translation>До жеребьёвки тура {round} всех ещё можно заново пронумеровать по силе.</translation>
    </message>
    <message>
        <source>All matches with IMPs get their VPs by this scale; VPs given by the director are kept.</source>
        <translation>Во всех матчах с импами ВП взяты по этой шкале; ВП, назначенные судьёй, остаются.</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by rating until round {round} is drawn.</source>
        <translation>До жеребьёвки тура {round} всех ещё можно заново пронумеровать по рейтингу.</translation>
    </message>
    <message>
        <source>Numbers stay as they are from round {round} on.</source>
        <translation>С тура {round} номера не меняются.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>Type a name in the last row and press Enter; or paste or import a list.</source>
        <translation>Введите имя в последней строке и нажмите Enter; или вставьте либо импортируйте список.</translation>
    </message>
    <message>
        <source>Enters a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Вносит список, скопированный из электронной таблицы (Ctrl+V)</translation>
    </message>
    <message>
        <source>Numbers go by rating, then title, then name.</source>
        <translation>Номера идут по рейтингу, затем по званию, затем по имени.</translation>
    </message>
    <message>
        <source>Withdraws the selected entrants after the drawn rounds, or reinstates them.</source>
        <translation>Выбранные участники выбывают после туров с готовой жеребьёвкой или возвращаются.</translation>
    </message>
    <message>
        <source>“{text}” is not a number allowed here.</source>
        <translation>«{text}» — не число, которое может здесь стоять.</translation>
    </message>
    <message>
        <source>Every entrant needs a name; Delete removes one.</source>
        <translation>У каждого должно быть имя; Delete убирает участника.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 points before unless H or F is typed.</source>
        <translation>{name} вступает в туре {round} под номером {number}, за прошлые туры 0 очков, если не ввести H или F.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 VP before unless H or F is typed.</source>
        <translation>{name} вступает в туре {round} под номером {number}, за прошлые туры 0 ВП, если не ввести H или F.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H {half} VP, F {full} VP, U bye of the draw; Delete takes back.</source>
        <translation>Столбцы туров: Z отсутствует, H {half} ВП, F {full} ВП, U по жеребьёвке; Delete убирает.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H half point, F full point, U bye of the draw; Delete takes back.</source>
        <translation>Столбцы туров: Z отсутствует, H пропуск с половиной очка, F с очком, U по жеребьёвке; Delete убирает.</translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Events</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Report files</source>
        <translation>Файлы TRF</translation>
    </message>
    <message>
        <source>Open an Event</source>
        <translation>Открыть турнир</translation>
    </message>
    <message>
        <source>Add Teams from a File</source>
        <translation>Добавить команды из файла</translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation>Списки игроков</translation>
    </message>
    <message>
        <source>Add Players from a File</source>
        <translation>Добавить игроков из файла</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Рейтинг-листы</translation>
    </message>
    <message>
        <source>Rating List</source>
        <translation>Рейтинг-лист</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of {file}</source>
        <translation>
            <numerusform>%n игрок из {file}</numerusform>
            <numerusform>%n игрока из {file}</numerusform>
            <numerusform>%n игроков из {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of {file}</source>
        <translation>
            <numerusform>%n команда из {file}</numerusform>
            <numerusform>%n команды из {file}</numerusform>
            <numerusform>%n команд из {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a Report File</source>
        <translation>Записать файл TRF</translation>
    </message>
    <message>
        <source>Save the Event</source>
        <translation>Сохранить турнир</translation>
    </message>
    <message>
        <source>event</source>
        <translation>турнир</translation>
    </message>
    <message>
        <source>The numbers are the places of the players in the file (XXC rank).</source>
        <translation>Номера — это места игроков в файле (XXC rank).</translation>
    </message>
    <message>
        <source>{error} The points of players {numbers} are wrong, too.</source>
        <translation>{error} Неверны и очки игроков {numbers}.</translation>
    </message>
    <message>
        <source>player {player} in round {round}</source>
        <translation>игрок {player} в туре {round}</translation>
    </message>
    <message>
        <source>{error} Take such half points as half-point byes?</source>
        <translation>{error} Считать такие пол-очка пропусками за пол-очка?</translation>
    </message>
    <message>
        <source>Then all points are right. Byes: {byes}.</source>
        <translation>Тогда все очки сходятся. Пропуски: {byes}.</translation>
    </message>
    <message>
        <source>&amp;Take as Byes</source>
        <translation>&amp;Считать пропусками</translation>
    </message>
    <message>
        <source>&amp;Leave Closed</source>
        <translation>&amp;Не открывать</translation>
    </message>
    <message>
        <source>Open {file} anyway?</source>
        <translation>Всё равно открыть {file}?</translation>
    </message>
    <message>
        <source>The points of the results count then.</source>
        <translation>Тогда считаются очки по результатам.</translation>
    </message>
    <message>
        <source>&amp;Open It</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>The Dutch rules are those of the file&apos;s date, {edition}.</source>
        <translation>Правила голландской системы взяты по дате файла, {edition}.</translation>
    </message>
    <message>
        <source>Add Pairs from a File</source>
        <translation>Добавить пары из файла</translation>
    </message>
    <message>
        <source>Lists of teams</source>
        <translation>Списки команд</translation>
    </message>
    <message>
        <source>Lists of pairs</source>
        <translation>Списки пар</translation>
    </message>
</context>
<context>
    <name>EventForbidden</name>
    <message>
        <source>Entrants who may not meet</source>
        <translation>Кому нельзя встречаться</translation>
    </message>
    <message>
        <source>Delete removes an entry.</source>
        <translation>Delete убирает запись.</translation>
    </message>
    <message>
        <source>Numbers of players who may not meet</source>
        <translation>Номера игроков, которым нельзя встречаться</translation>
    </message>
    <message>
        <source>Two numbers or more; Enter adds them.</source>
        <translation>Два номера или больше; Enter добавляет их.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>последнего</translation>
    </message>
    <message>
        <source>Keep Apart</source>
        <translation>Запретить</translation>
    </message>
    <message>
        <source>Keep Clubs Apart</source>
        <translation>Развести клубы</translation>
    </message>
    <message>
        <source>Nobody meets a clubmate until that round.</source>
        <translation>До этого тура никто не встречается с одноклубниками.</translation>
    </message>
    <message>
        <source>Not to meet</source>
        <translation>Запрещённые пары</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>до тура</translation>
    </message>
    <message>
        <source>{players}: until round {round}</source>
        <translation>{players}: до тура {round}</translation>
    </message>
    <message>
        <source>Numbers of teams that may not meet</source>
        <translation>Номера команд, которым нельзя встречаться</translation>
    </message>
    <message>
        <source>Numbers of pairs that may not meet</source>
        <translation>Номера пар, которым нельзя встречаться</translation>
    </message>
    <message>
        <source>Type the numbers of two players or more, such as “3 7”.</source>
        <translation>Введите номера двух или более игроков, например «3 7».</translation>
    </message>
    <message>
        <source>Type the numbers of two teams or more, such as “3 7”.</source>
        <translation>Введите номера двух или более команд, например «3 7».</translation>
    </message>
    <message>
        <source>Type the numbers of two pairs or more, such as “3 7”.</source>
        <translation>Введите номера двух или более пар, например «3 7».</translation>
    </message>
    <message>
        <source>forbidden pairs</source>
        <translation>запрещённые пары</translation>
    </message>
</context>
<context>
    <name>EventLog</name>
    <message>
        <source>Draw</source>
        <translation>Жеребьёвка</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Поправка</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Прочее</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Сделано</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Отменено</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Касается</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До этого</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Расклады</translation>
    </message>
</context>
<context>
    <name>EventMatch</name>
    <message>
        <source>{event}, round {round}, table {table}: {home} – {visitors}</source>
        <translation>{event}, тур {round}, стол {table}: {home} – {visitors}</translation>
    </message>
    <message>
        <source>The round has another result, which was typed by hand.</source>
        <translation>В туре другой результат, введённый вручную.</translation>
    </message>
    <message>
        <source>result of the score sheet</source>
        <translation>результат протокола</translation>
    </message>
    <message>
        <source>{what}, {home} – {visitors} in round {round}</source>
        <translation>{what}, {home} – {visitors} в туре {round}</translation>
    </message>
</context>
<context>
    <name>EventMisfit</name>
    <message>
        <source>{stage}, round {round}, {home} and {visitor}: {doubt}</source>
        <translation>{stage}, тур {round}, {home} и {visitor}: {doubt}</translation>
    </message>
    <message>
        <source>{stage}: {name} plays it, but would not by the standings before it.</source>
        <translation>{stage}: {name} играет, хотя по турнирной таблице не проходит.</translation>
    </message>
    <message>
        <source>{stage}: {name} does not play it, but would by the standings before it.</source>
        <translation>{stage}: {name} не играет, хотя по турнирной таблице проходит.</translation>
    </message>
    <message>
        <source>{stage}: meetings of {home} and {visitor}: {count}, not {wanted}.</source>
        <translation>{stage}: {home} и {visitor} встречаются раз: {count}, а нужно {wanted}.</translation>
    </message>
    <message>
        <source>{stage}: those who play round {round} are not those who won before it.</source>
        <translation>{stage}: в туре {round} играют не те, кто выиграл перед ним.</translation>
    </message>
    <message>
        <source>{stage}: {home} and {visitor} have met in a stage before.</source>
        <translation>{stage}: {home} и {visitor} уже встречались на прежнем этапе.</translation>
    </message>
    <message>
        <source>The result of the round was typed by hand; the score sheet or the ruling gives another.</source>
        <translation>Результат тура введён вручную; протокол или решение дают другой.</translation>
    </message>
    <message>
        <source>A ruling holds, but the result before it is lost; type it again if the ruling goes.</source>
        <translation>Решение действует, но прежний результат утрачен; если отмените решение, введите его заново.</translation>
    </message>
</context>
<context>
    <name>EventOpinions</name>
    <message>
        <source>{number} without an opponent</source>
        <translation>{number} без соперника</translation>
    </message>
    <message>
        <source>breaks no rule</source>
        <translation>правил не нарушает</translation>
    </message>
    <message>
        <source>repeats round {round}</source>
        <translation>повторяет тур {round}</translation>
    </message>
    <message>
        <source>is forbidden</source>
        <translation>под запретом</translation>
    </message>
    <message>
        <source>is a second bye</source>
        <translation>второй пропуск</translation>
    </message>
    <message>
        <source>is within one club</source>
        <translation>из одного клуба</translation>
    </message>
    <message>
        <source>puts two of the first three in one triangle</source>
        <translation>сводит двух из первых трёх в одну тройку</translation>
    </message>
    <message>
        <source>is within one half</source>
        <translation>из одной половины</translation>
    </message>
    <message>
        <source>puts {number} in a triangle again</source>
        <translation>снова ставит {number} в тройку</translation>
    </message>
    <message>
        <source>gives the second a third Black in a row</source>
        <translation>второму третьи чёрные подряд</translation>
    </message>
    <message>
        <source>gives the first a third White in a row</source>
        <translation>первому третьи белые подряд</translation>
    </message>
    <message>
        <source>breaks {rule} (a second bye)</source>
        <translation>нарушает {rule} (второй пропуск)</translation>
    </message>
    <message>
        <source>breaks {rule} (both need the same colour)</source>
        <translation>нарушает {rule} (обоим нужен один цвет)</translation>
    </message>
</context>
<context>
    <name>EventPresentation</name>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Участников пока нет</translation>
    </message>
    <message>
        <source>Pairings by Board</source>
        <translation>Пары по доскам</translation>
    </message>
    <message>
        <source>Pairings by Name</source>
        <translation>Пары по именам</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнирная таблица</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Final Ranking</source>
        <translation>Итоговая таблица</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>All in Turn</source>
        <translation>Всё по очереди</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>Pairings by Table</source>
        <translation>Пары по столам</translation>
    </message>
</context>
<context>
    <name>EventReport</name>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнирная таблица</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Таблица встреч</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Финал</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Полуфиналы</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Четвертьфиналы</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>For the third place</source>
        <translation>За третье место</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Cross-IMPs per board</source>
        <translation>Кросс-импов на сдачу</translation>
    </message>
    <message>
        <source>Place by cross-IMPs</source>
        <translation>Место по кросс-импам</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Carried over and adjusted</source>
        <translation>Перенос и поправки</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Состав</translation>
    </message>
    <message>
        <source>Last stage</source>
        <translation>Последний этап</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>in each round: VPs scored, and the opponent&apos;s place in brackets</source>
        <translation>в каждом туре свои ВП, в скобках место соперника</translation>
    </message>
    <message>
        <source>in each column: VPs and IMP margin against the entrant in that place</source>
        <translation>в каждом столбце свои ВП и разница в импах с тем, кто на этом месте</translation>
    </message>
    <message>
        <source>{round}: won {result} against {name}.</source>
        <translation>{round}: победа {result}, соперник: {name}.</translation>
    </message>
    <message>
        <source>{round}: lost {result} to {name}.</source>
        <translation>{round}: поражение {result}, соперник: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n result(s) missing.</source>
        <translation>
            <numerusform>Предварительно: нет %n результата.</numerusform>
            <numerusform>Предварительно: нет %n результатов.</numerusform>
            <numerusform>Предварительно: нет %n результатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>waits</source>
        <translation>ждёт</translation>
    </message>
    <message>
        <source>can begin</source>
        <translation>может начаться</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>играется</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>закончен</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>жеребьёвки ещё не было</translation>
    </message>
    <message>
        <source>{place}: {state}</source>
        <translation>{place}: {state}</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>За что</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Carried over: {amount}.</source>
        <translation>Перенос: {amount}.</translation>
    </message>
    <message>
        <source>Adjusted: {amount}, {reason}.</source>
        <translation>Поправка: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Adjusted in round {round}: {amount}, {reason}.</source>
        <translation>Поправка в туре {round}: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Penalty in the result of round {round}: {amount}. {reason}</source>
        <translation>Штраф в результате тура {round}: {amount}. {reason}</translation>
    </message>
    <message>
        <source>{name} {amount} in round {round}: {reason}.</source>
        <translation>{name} {amount} в туре {round}: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}: {reason}.</source>
        <translation>{name} {amount}: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}, was {before}</source>
        <translation>{name} {amount}, было {before}</translation>
    </message>
    <message>
        <source>Carried over into {stage}: {changes}.</source>
        <translation>Перенос в этап {stage}: {changes}.</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Группа {number}</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Группы рядом</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>In the result of the match. {reason}</source>
        <translation>В результате матча. {reason}</translation>
    </message>
    <message>
        <source>The whole score of {stage} is carried over.</source>
        <translation>{stage}: переносится весь результат.</translation>
    </message>
    <message>
        <source>{share} % of the score of {stage} is carried over.</source>
        <translation>{stage}: переносится {share} % результата.</translation>
    </message>
    <message>
        <source>The matches of {stage} among those who play here are carried over.</source>
        <translation>{stage}: переносятся матчи между теми, кто играет здесь.</translation>
    </message>
    <message>
        <source>The score of {stage} is carried over by the EBU White Book, 3.8.</source>
        <translation>{stage}: результат переносится по EBU White Book, 3.8.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by the standings, as any later one.</source>
        <translation>Жеребьёвка тура 1 — по турнирной таблице, как и всех следующих.</translation>
    </message>
    <message>
        <source>In round 1 the upper half meets the lower half, by the places before.</source>
        <translation>В туре 1 верхняя половина встречается с нижней, по прежним местам.</translation>
    </message>
    <message>
        <source>In round 1 the first quarter of each half meets the second, by the places before.</source>
        <translation>В туре 1 в каждой половине первая четверть встречается со второй, по прежним местам.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by lot.</source>
        <translation>Тур 1 составляется по жребию.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>The rest of {stage}</source>
        <translation>Остальные: {stage}</translation>
    </message>
    <message>
        <source>The losers of round {round} of {stage}</source>
        <translation>Проигравшие в туре {round}: {stage}</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n выбранный</numerusform>
            <numerusform>%n выбранных</numerusform>
            <numerusform>%n выбранных</numerusform>
        </translation>
    </message>
    <message>
        <source>Places {first} to {last} of {stage}</source>
        <translation>Места с {first} по {last}: {stage}</translation>
    </message>
    <message>
        <source>Places {first} to {last} of each group of {stage}</source>
        <translation>Места с {first} по {last} в каждой группе: {stage}</translation>
    </message>
    <message>
        <source>Those who met in the stages before do not meet again.</source>
        <translation>Кто встречался на прежних этапах, больше не встречается.</translation>
    </message>
    <message>
        <source>{draw}. {who}. {carried}</source>
        <translation>{draw}. {who}. {carried}</translation>
    </message>
    <message>
        <source>Lots drawn {time}, for the first time.</source>
        <translation>Жребий {time}, первый раз.</translation>
    </message>
    <message>
        <source>{title}, group {group}</source>
        <translation>{title}, группа {group}</translation>
    </message>
    <message>
        <source>{stage}: {title}</source>
        <translation>{stage}: {title}</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Перенос</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>Импы</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>Импов на сдачу</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Батлер пар</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Поправка</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Швейцарская система</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Круговой турнир</translation>
    </message>
    <message>
        <source>Half against half</source>
        <translation>Половина с половиной</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>На выбывание</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободно</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Круговой турнир в два круга</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Этап {number}</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Поправки</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ВП</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>место {place}</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (больше не играет)</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Хозяева</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Гости</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Доска {number}</translation>
    </message>
    <message>
        <source>{name} (without standing)</source>
        <translation>{name} (вне зачёта)</translation>
    </message>
    <message>
        <source>half of the boards</source>
        <translation>половина сдач</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>вне зачёта</translation>
    </message>
    <message>
        <source>captain: {name}</source>
        <translation>капитан: {name}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Стол {number}</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>EW</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>ВП до тура</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>{name} ({points} VP so far)</source>
        <translation>{name} (пока {points} ВП)</translation>
    </message>
    <message>
        <source>bye of the draw</source>
        <translation>пропуск по жеребьёвке</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Тур {number}</translation>
    </message>
    <message>
        <source>drawn from the top, everybody against the highest not yet met</source>
        <translation>жеребьёвка сверху, каждый с высшим из тех, с кем ещё не встречался</translation>
    </message>
    <message>
        <source>drawn with the least total of differences</source>
        <translation>жеребьёвка с наименьшей суммой разностей</translation>
    </message>
    <message>
        <source>drawn strictly by rank, whoever has met before</source>
        <translation>жеребьёвка строго по местам, даже если встреча повторная</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>круговая система</translation>
    </message>
    <message>
        <source>round robin, everybody twice</source>
        <translation>круговая система в два круга</translation>
    </message>
    <message>
        <source>each of one half against each of the other</source>
        <translation>каждый из одной половины с каждым из другой</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>на выбывание</translation>
    </message>
    <message>
        <source>put together by hand</source>
        <translation>составлено вручную</translation>
    </message>
    <message>
        <source>as read from a file</source>
        <translation>прочитано из файла</translation>
    </message>
    <message>
        <source>drawn by number, the upper half against the lower</source>
        <translation>жеребьёвка по номерам, верхняя половина с нижней</translation>
    </message>
    <message>
        <source>Lots follow from the first name of the event and its first round.</source>
        <translation>Жребий следует из первого названия турнира и его первого тура.</translation>
    </message>
    <message>
        <source>Lots drawn {time}: {reason}.</source>
        <translation>Жребий {time}: {reason}.</translation>
    </message>
    <message>
        <source>drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>жеребьёвка по голландской системе ФИДЕ, редакция {edition}</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) by hand</source>
        <translation>
            <numerusform>%n изменение вручную</numerusform>
            <numerusform>%n изменения вручную</numerusform>
            <numerusform>%n изменений вручную</numerusform>
        </translation>
    </message>
    <message>
        <source>half matches at the tables {tables}</source>
        <translation>половины матчей за столами {tables}</translation>
    </message>
    <message>
        <source>a triangle over two rounds at the tables {tables}</source>
        <translation>тройка в два тура за столами {tables}</translation>
    </message>
    <message>
        <source>played before: the matches at tables {tables}</source>
        <translation>повторные матчи за столами {tables}</translation>
    </message>
    <message>
        <source>Triangle over two rounds, whose results come in round {number}: {names}.</source>
        <translation>Тройка в два тура, результаты в туре {number}: {names}.</translation>
    </message>
    <message>
        <source>Swiss event</source>
        <translation>Турнир по швейцарской системе</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>пропуск с очком</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>пропуск с половиной очка</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>{round}, boards {boards}</source>
        <translation>{round}, доски {boards}</translation>
    </message>
    <message>
        <source>{round}, tables {boards}</source>
        <translation>{round}, столы {boards}</translation>
    </message>
    <message>
        <source>{bye}, {points} VP</source>
        <translation>{bye}, {points} ВП</translation>
    </message>
    <message>
        <source>{round}, by name</source>
        <translation>{round}, по именам</translation>
    </message>
    <message>
        <source>{round}, names {letters}</source>
        <translation>{round}, буквы {letters}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message numerus="yes">
        <source>half a match of %n board(s), {points} VP in all</source>
        <translation>
            <numerusform>половина матча, %n сдача, всего {points} ВП</numerusform>
            <numerusform>половина матча, %n сдачи, всего {points} ВП</numerusform>
            <numerusform>половина матча, %n сдач, всего {points} ВП</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn by number, the first quarter of each half against the second</source>
        <translation>жеребьёвка по номерам, в каждой половине первая четверть со второй</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>составлен по жребию</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>{standings}, places {places}</source>
        <translation>{standings}, места {places}</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Стартовый список</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Итоговая таблица</translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation>Таблица после тура {number}</translation>
    </message>
    <message>
        <source>R{number}</source>
        <translation>Т{number}</translation>
    </message>
    <message>
        <source>Crosstable after round {number}</source>
        <translation>Таблица встреч после тура {number}</translation>
    </message>
    <message>
        <source>in each column: the results against the entrant in that place</source>
        <translation>в каждом столбце результаты с тем, кто на этом месте</translation>
    </message>
    <message>
        <source>w</source>
        <comment>White</comment>
        <translation>w</translation>
    </message>
    <message>
        <source>b</source>
        <comment>Black</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Last match</source>
        <translation>Последний матч</translation>
    </message>
    <message>
        <source>{title}, rounds {rounds}</source>
        <translation>{title}, туры {rounds}</translation>
    </message>
    <message>
        <source>The winner of the match in {stage} begins with half of its IMPs, fractions down.</source>
        <translation>Кто выиграл такой матч на этапе {stage}, начинает с половиной его импов (дробь отбрасывается).</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w for White or b for Black on board 1, the board points</source>
        <translation>в каждом туре место соперника, w — белые или b — чёрные на доске 1, очки на досках</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w (White) or b (Black), the result; +½ and so on: a bye</source>
        <translation>в каждом туре место соперника, w белые или b чёрные, результат; +½ и подобное: пропуск</translation>
    </message>
    <message>
        <source>Against the datum (the board&apos;s mean, to 10 points). Cross-IMPs: against every other score.</source>
        <translation>Против датума (среднего сдачи, до 10 очков). Кросс-импы: против каждого другого результата.</translation>
    </message>
    <message>
        <source>of it carried over</source>
        <translation>из них перенос</translation>
    </message>
    <message>
        <source>{stage}: lost the final</source>
        <translation>{stage}: поражение в финале</translation>
    </message>
    <message>
        <source>{stage}: lost in the semi-final</source>
        <translation>{stage}: поражение в полуфинале</translation>
    </message>
    <message>
        <source>{stage}: lost in the quarter-final</source>
        <translation>{stage}: поражение в четвертьфинале</translation>
    </message>
    <message>
        <source>{stage}: lost in round {round}</source>
        <translation>{stage}: поражение в туре {round}</translation>
    </message>
    <message>
        <source>{stage}: won</source>
        <translation>{stage}: победа</translation>
    </message>
</context>
<context>
    <name>EventRounds</name>
    <message>
        <source>Explanation</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>Take back the draw of round {round}?</source>
        <translation>Отменить жеребьёвку тура {round}?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of it would be removed, too. Undo brings them back.</source>
        <translation>
            <numerusform>Пропадёт и %n его результат. «Отменить» вернёт всё.</numerusform>
            <numerusform>Пропадут и %n его результата. «Отменить» вернёт всё.</numerusform>
            <numerusform>Пропадут и %n его результатов. «Отменить» вернёт всё.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its score sheets would be removed, too. Undo brings them back.</source>
        <translation>Пропадут и его протоколы. «Отменить» вернёт их.</translation>
    </message>
    <message>
        <source>All its results would be removed, too. Undo brings them back.</source>
        <translation>Пропадут и все его результаты. «Отменить» вернёт всё.</translation>
    </message>
    <message>
        <source>&amp;Unpair</source>
        <translation>Отменить &amp;жеребьёвку</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Оставить</translation>
    </message>
    <message>
        <source>unpair round {round}</source>
        <translation>отмена жеребьёвки тура {round}</translation>
    </message>
    <message>
        <source>Round {round} is no longer drawn; undo brings it back.</source>
        <translation>Жеребьёвка тура {round} отменена; «Отменить» вернёт её.</translation>
    </message>
    <message>
        <source>Unpair Round {round}</source>
        <translation>Отменить жеребьёвку тура {round}</translation>
    </message>
    <message>
        <source>Round {round} of {count}</source>
        <translation>Тур {round} из {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) without a winner</source>
        <translation>
            <numerusform>%n матч без победителя</numerusform>
            <numerusform>%n матча без победителя</numerusform>
            <numerusform>%n матчей без победителя</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}, results missing: {count}</source>
        <translation>жеребьёвка тура {round}, не хватает результатов: {count}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another pair to swap them, or Esc to cancel.</source>
        <translation>Отмечена: {name}. X на другой паре меняет их местами, Esc снимает отметку.</translation>
    </message>
    <message>
        <source>The numbers do not follow the ratings; “{button}” with the entrants puts that right.</source>
        <translation>Номера идут не по рейтингу; это исправит «{button}» на странице «Участники».</translation>
    </message>
    <message>
        <source>The numbers do not follow the strengths; “{button}” with the entrants puts that right.</source>
        <translation>Номера идут не по силе; это исправит «{button}» на странице «Участники».</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>Draw again to go on anyway.</source>
        <translation>Чтобы всё же продолжить, запустите жеребьёвку ещё раз.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>нет %n результата</numerusform>
            <numerusform>нет %n результатов</numerusform>
            <numerusform>нет %n результатов</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Все результаты введены</translation>
    </message>
    <message>
        <source>Enter names first (F4).</source>
        <translation>Сначала внесите участников (F4).</translation>
    </message>
    <message>
        <source>F9 draws the first round.</source>
        <translation>F9 проводит жеребьёвку первого тура.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>Введите импы (45-23); неявка: +-, -+, обе: --; X на двух командах меняет их.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Введите процент NS (57.5, импы 12-0); неявка: +-, -+, --; X на двух парах меняет их.</translation>
    </message>
    <message>
        <source>Table and result</source>
        <translation>Стол и результат</translation>
    </message>
    <message>
        <source>A table and its result, in any order of tables; Enter takes it (Ctrl+R)</source>
        <translation>Стол и его результат, в любом порядке столов; Enter принимает (Ctrl+R)</translation>
    </message>
    <message>
        <source>Pairings and results by table</source>
        <translation>Пары и результаты по столам</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another team to swap them, or Esc to cancel.</source>
        <translation>Отмечена: {name}. X на другой команде меняет их местами, Esc снимает отметку.</translation>
    </message>
    <message>
        <source>change in round {round}</source>
        <translation>изменение в туре {round}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another player to swap them, or Esc to cancel.</source>
        <translation>Отмечен игрок: {name}. X на другом меняет их местами, Esc снимает отметку.</translation>
    </message>
    <message>
        <source>{name} with {other}: {opinion}.</source>
        <translation>{name} и {other}: {opinion}.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of the old pairs will be removed.</source>
        <translation>
            <numerusform>Пропадёт %n результат прежних пар.</numerusform>
            <numerusform>Пропадут %n результата прежних пар.</numerusform>
            <numerusform>Пропадут %n результатов прежних пар.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}</source>
        <translation>жеребьёвка тура {round}</translation>
    </message>
    <message>
        <source>Board and result</source>
        <translation>Доска и результат</translation>
    </message>
    <message>
        <source>Shows why the round is drawn as it is (F8)</source>
        <translation>Показывает, почему жеребьёвка такая (F8)</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Изменено вручную</translation>
    </message>
    <message>
        <source>Not checked in: {names}.</source>
        <translation>Не явились: {names}.</translation>
    </message>
    <message>
        <source>The round before (Alt+Left)</source>
        <translation>Предыдущий тур (Alt+влево)</translation>
    </message>
    <message>
        <source>The next round (Alt+Right)</source>
        <translation>Следующий тур (Alt+вправо)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Pairings and results by board</source>
        <translation>Пары и результаты по доскам</translation>
    </message>
    <message>
        <source>Changes made by hand</source>
        <translation>Изменения вручную</translation>
    </message>
    <message>
        <source>Takes the last draw back (Shift+F9)</source>
        <translation>Отменяет последнюю жеребьёвку (Shift+F9)</translation>
    </message>
    <message>
        <source>A board and its result, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Доска и её результат, в любом порядке досок; Enter принимает (Ctrl+R)</translation>
    </message>
    <message>
        <source>Type the board points, such as 19-13 (2 per board won); +-, -+ or -- for a forfeit.</source>
        <translation>Введите очки за сдачи, например 19-13 (2 за выигранную); неявка: +-, -+ или --.</translation>
    </message>
    <message>
        <source>Type points (2.5-1.5) or boards (1=01, Enter); forfeit: +-, -+, --; X on two swaps teams.</source>
        <translation>Введите очки (2.5-1.5) или доски (1=01, Enter); неявка: +-, -+, --; X на двух командах меняет их.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0) or VPs (13.2 vp); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Введите процент NS (57.5, импы 12-0) или ВП (13.2 vp); неявка: +-, -+, --; X на двух парах меняет их.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23) or VPs (13.2-6.8); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>Введите импы (45-23) или ВП (13.2-6.8); неявка: +-, -+, обе: --; X на двух командах меняет их.</translation>
    </message>
    <message>
        <source>Type 1, =, 0; forfeit: +-, -+; unrated: W, D, L; nobody: N; X on two players swaps them.</source>
        <translation>Введите 1, =, 0; неявка: +-, -+; без обсчёта: W, D, L; никто: N; X на двух игроках меняет их.</translation>
    </message>
    <message>
        <source>Type IMPs and board points, such as 24-17 13-7 (2 per board won); forfeit: +-, -+, --.</source>
        <translation>Введите импы и очки за сдачи, например 24-17 13-7 (2 за выигранную); неявка: +-, -+, --.</translation>
    </message>
    <message>
        <source>Type the IMPs of the first of {count} segments, then + 12-18; or all: 20-15 + 12-18.</source>
        <translation>Введите импы первого из {count} сегментов, затем + 12-18; или все: 20-15 + 12-18.</translation>
    </message>
</context>
<context>
    <name>EventSettings</name>
    <message>
        <source>Baku acceleration</source>
        <translation>Бакинское ускорение</translation>
    </message>
    <message>
        <source>Draw one round behind</source>
        <translation>С отставанием на тур</translation>
    </message>
    <message>
        <source>First three apart</source>
        <translation>Первые три врозь</translation>
    </message>
    <message>
        <source>points</source>
        <translation>система очков</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>ускорение</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>первый тур</translation>
    </message>
    <message>
        <source>places in the table</source>
        <translation>места в таблице</translation>
    </message>
    <message>
        <source>“{word}” is not a round. Type round numbers, such as “8 9”.</source>
        <translation>«{word}» — не тур. Введите номера, например «8 9».</translation>
    </message>
    <message>
        <source>Danish rounds</source>
        <translation>Датские туры</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>как в файле</translation>
    </message>
    <message>
        <source>Places in the table by</source>
        <translation>Места в таблице</translation>
    </message>
    <message>
        <source>Forfeits count</source>
        <translation>Неявка считается</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>неявки</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>турнирная таблица</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Шахматы</translation>
    </message>
    <message>
        <source>Bridge teams</source>
        <translation>Бридж, команды</translation>
    </message>
    <message>
        <source>Chess teams</source>
        <translation>Шахматные команды</translation>
    </message>
    <message>
        <source>Swiss pairs</source>
        <translation>Пары по швейцарской системе</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Командные очки</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Очки на досках</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>по жребию</translation>
    </message>
    <message>
        <source>White</source>
        <translation>белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>чёрные</translation>
    </message>
    <message>
        <source>as a win</source>
        <translation>как победа</translation>
    </message>
    <message>
        <source>as a draw</source>
        <translation>как ничья</translation>
    </message>
    <message>
        <source>as a loss</source>
        <translation>как поражение</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>Сверху</translation>
    </message>
    <message>
        <source>Closest overall</source>
        <translation>Наименьшая сумма</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Датская система</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Круговой турнир</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Круговой турнир в два круга</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Швейцарская</translation>
    </message>
    <message>
        <source>A match counts</source>
        <translation>В матче считаются</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>импы</translation>
    </message>
    <message>
        <source>IMPs and boards (Patton)</source>
        <translation>импы и сдачи (Паттон)</translation>
    </message>
    <message>
        <source>what a match counts</source>
        <translation>что считается в матче</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>половины</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>четверти</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>жребий</translation>
    </message>
    <message>
        <source>Equal VPs drawn</source>
        <translation>При равных ВП</translation>
    </message>
    <message>
        <source>Which of those who have the same VPs comes first when a round is drawn</source>
        <translation>Кто из имеющих одинаковые ВП идёт первым при жеребьёвке тура</translation>
    </message>
    <message>
        <source>as in the standings</source>
        <translation>как в таблице</translation>
    </message>
    <message>
        <source>by IMP quotient</source>
        <translation>по частному импов</translation>
    </message>
    <message>
        <source>draw of equal VPs</source>
        <translation>жеребьёвка при равных ВП</translation>
    </message>
    <message>
        <source>strength, seeds last</source>
        <translation>по силе, сильнейшие в конце</translation>
    </message>
    <message>
        <source>numbers as they are</source>
        <translation>номера как есть</translation>
    </message>
    <message>
        <source>as a bye</source>
        <translation>как пропуск</translation>
    </message>
    <message>
        <source>best of three averages</source>
        <translation>лучшее из трёх средних</translation>
    </message>
    <message>
        <source>by their VPs</source>
        <translation>по их ВП</translation>
    </message>
    <message>
        <source>as average</source>
        <translation>как средний</translation>
    </message>
    <message>
        <source>as the last</source>
        <translation>как последний</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Пропуск</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Тройка</translation>
    </message>
    <message>
        <source>Triangle, two rounds</source>
        <translation>Тройка, два тура</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>По очереди</translation>
    </message>
    <message>
        <source>Nobody twice</source>
        <translation>Никто дважды</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>Снизу</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не задано</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Dutch rules of</source>
        <translation>Голландская система</translation>
    </message>
    <message>
        <source>Only while no round is drawn.</source>
        <translation>Только пока нет ни одной жеребьёвки.</translation>
    </message>
    <message>
        <source>Only while the event has a single stage.</source>
        <translation>Только пока в турнире один этап.</translation>
    </message>
    <message>
        <source>Only while there is no result.</source>
        <translation>Только пока нет ни одного результата.</translation>
    </message>
    <message>
        <source>A round robin follows its table.</source>
        <translation>Круговой турнир идёт по таблице.</translation>
    </message>
    <message>
        <source>Needs the number of rounds.</source>
        <translation>Нужно число туров.</translation>
    </message>
    <message>
        <source>Rounds that are drawn already: {rounds}.</source>
        <translation>Туры с проведённой жеребьёвкой: {rounds}.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Первый цвет</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Bye counts</source>
        <translation>Пропуск считается</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Досок в матче</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Места по</translation>
    </message>
    <message>
        <source>First round by</source>
        <translation>Первый тур</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Поздние заявки</translation>
    </message>
    <message>
        <source>Bye, VP</source>
        <translation>Пропуск, ВП</translation>
    </message>
    <message>
        <source>Rounds drawn strictly by rank, even if a match is repeated, such as “8 9”</source>
        <translation>Туры строго по местам, даже если матч повторный, например «8 9»</translation>
    </message>
    <message>
        <source>Who meets whom while no result counts: by numbers in two halves or quarters</source>
        <translation>Кто с кем играет, пока не считается ни один результат: по номерам в двух половинах или четвертях</translation>
    </message>
    <message>
        <source>The score used to draw a late entrant in its first round</source>
        <translation>С каким результатом поздняя заявка участвует в жеребьёвке своего первого тура</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>доски</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>late entries</source>
        <translation>поздние заявки</translation>
    </message>
    <message>
        <source>one round behind</source>
        <translation>с отставанием на тур</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Жеребьёвка</translation>
    </message>
    <message>
        <source>Odd number</source>
        <translation>Нечётное число</translation>
    </message>
    <message>
        <source>In the triangle</source>
        <translation>В тройке</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Играют</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>How many rounds are planned; the rules treat the last one differently.</source>
        <translation>Сколько туров запланировано; для последнего правила особые.</translation>
    </message>
    <message>
        <source>Draw from the standings one round behind: the current round is still being played</source>
        <translation>Жеребьёвка по таблице без последнего тура: он ещё играется</translation>
    </message>
    <message>
        <source>No two of the first three are in one triangle, unless only three are present</source>
        <translation>Никакие двое из первых трёх не в одной тройке, если только всех не трое</translation>
    </message>
    <message>
        <source>Points that count for the draw alone, for the upper half in the first rounds</source>
        <translation>Очки только для жеребьёвки, верхней половине в первых турах</translation>
    </message>
    <message>
        <source>name</source>
        <translation>название</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>туры</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>вид турнира</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>редакция</translation>
    </message>
    <message>
        <source>first colour</source>
        <translation>первый цвет</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>тройка</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>шкала</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>method</source>
        <translation>способ жеребьёвки</translation>
    </message>
    <message>
        <source>odd number</source>
        <translation>нечётное число</translation>
    </message>
    <message>
        <source>By IMPs alone, or by Patton: plus 2 points per board won and 1 per board halved</source>
        <translation>Только по импам или по Паттону: ещё 2 очка за выигранную сдачу и 1 за ничью</translation>
    </message>
    <message>
        <source>The lowest ranked of those with the fewest triangles so far, of those with none, or of all</source>
        <translation>Самые низкие по месту из тех, у кого троек меньше всего, нет вовсе, или из всех</translation>
    </message>
</context>
<context>
    <name>EventStandings</name>
    <message>
        <source>There are no entrants yet.</source>
        <translation>Участников пока нет.</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Стартовый список</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>После тура {number}</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>дополнительные показатели</translation>
    </message>
    <message>
        <source>Standings after which round</source>
        <translation>Таблица после какого тура</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнирная таблица</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Таблица встреч</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Группы рядом</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Батлер</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Батлер пар</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Butler of players</source>
        <translation>Батлер игроков</translation>
    </message>
    <message>
        <source>Bracket: Enter shows the match</source>
        <translation>Сетка: Enter показывает матч</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Rounds of the player</source>
        <translation>Туры игрока</translation>
    </message>
    <message>
        <source>Rounds of the team</source>
        <translation>Туры команды</translation>
    </message>
    <message>
        <source>Rounds of the pair</source>
        <translation>Туры пары</translation>
    </message>
    <message>
        <source>What the picked value is made of</source>
        <translation>Из чего состоит выбранное значение</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Поправить…</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>По местам</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>Т&amp;урнирная таблица</translation>
    </message>
</context>
<context>
    <name>EventTeams</name>
    <message>
        <source>Everybody meets everybody twice, once NS and once EW, by the Berger table of round 1.</source>
        <translation>Каждый играет с каждым дважды, один раз на NS и один раз на EW, по таблице Бергера для состава тура 1.</translation>
    </message>
    <message>
        <source>Pairs that the director has forbidden to meet do not meet.</source>
        <translation>Пары, которым судья запретил встречаться, не встречаются.</translation>
    </message>
    <message>
        <source>{team} sits NS, because it was EW in round {round} and the other was not.</source>
        <translation>{team} сидит на NS: в туре {round} она была на EW, а соперник нет.</translation>
    </message>
    <message>
        <source>{team} sits NS, as it asked.</source>
        <translation>{team} сидит на NS по своей просьбе.</translation>
    </message>
    <message>
        <source>{team} sits NS, as the other asked not to.</source>
        <translation>{team} сидит на NS: соперник просил там не сидеть.</translation>
    </message>
    <message>
        <source>{team} sits NS: at odd tables the higher ranked does, if all is equal.</source>
        <translation>{team} сидит на NS: при полном равенстве за нечётным столом там стоящая выше.</translation>
    </message>
    <message>
        <source>{team} sits NS: at even tables the lower ranked does, if all is equal.</source>
        <translation>{team} сидит на NS: при полном равенстве за чётным столом там стоящая ниже.</translation>
    </message>
    <message>
        <source>Half a match is of half of the boards, each worth what it is worth in a whole one.</source>
        <translation>В половине матча половина сдач, и каждая весит столько же, сколько в целом.</translation>
    </message>
    <message>
        <source>{team} is at home, as it asked.</source>
        <translation>{team} играет дома по своей просьбе.</translation>
    </message>
    <message>
        <source>{team} is at home, as the other asked not to be.</source>
        <translation>{team} играет дома: соперник просил дома не играть.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as the last in its first round.</source>
        <translation>Кто заявился поздно, в жеребьёвке своего первого тура считается последним.</translation>
    </message>
    <message>
        <source>The first round is drawn by lot.</source>
        <translation>Первый тур составляется по жребию.</translation>
    </message>
    <message>
        <source>Lots also decide who has the bye, or plays the triangle, in that round.</source>
        <translation>По жребию решается и то, у кого в этом туре пропуск или кто играет тройкой.</translation>
    </message>
    <message>
        <source>Everybody meets everybody once, by the Berger table of round 1.</source>
        <translation>Каждый играет с каждым один раз, по таблице Бергера для состава тура 1.</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice, at home and as visitor, by the Berger table of round 1.</source>
        <translation>Каждый играет с каждым дважды, один раз дома и один раз в гостях, по таблице Бергера для состава тура 1.</translation>
    </message>
    <message>
        <source>The places in the table are the numbers as they are.</source>
        <translation>Места в таблице — номера как есть.</translation>
    </message>
    <message>
        <source>The places in the table are drawn by lot.</source>
        <translation>Места в таблице определены жребием.</translation>
    </message>
    <message>
        <source>No match is repeated.</source>
        <translation>Матчи не повторяются.</translation>
    </message>
    <message>
        <source>Outside Danish rounds no match is repeated.</source>
        <translation>Вне датских туров матчи не повторяются.</translation>
    </message>
    <message>
        <source>No match is repeated, except within a triangle if none as fair can avoid it.</source>
        <translation>Матчи не повторяются, разве что в тройке, если столь же справедливой иначе нет.</translation>
    </message>
    <message>
        <source>Teams that the director has forbidden to meet do not meet.</source>
        <translation>Команды, которым судья запретил встречаться, не встречаются.</translation>
    </message>
    <message>
        <source>The three have been in as few triangles before, in total, as possible.</source>
        <translation>Эти трое до сих пор в сумме играли в тройках как можно реже.</translation>
    </message>
    <message>
        <source>Nobody is in a triangle twice.</source>
        <translation>Никто не играет тройкой дважды.</translation>
    </message>
    <message>
        <source>A team that has been in a triangle may be in another one.</source>
        <translation>Кто уже был в тройке, может быть в ней снова.</translation>
    </message>
    <message>
        <source>Then as few of the three as possible have met; half a match counts as a meeting.</source>
        <translation>Затем среди этих трёх как можно меньше прежних встреч; половина матча считается встречей.</translation>
    </message>
    <message>
        <source>Then the three are as low in rank as possible, from the bottom up.</source>
        <translation>Затем трое стоят как можно ниже, считая снизу.</translation>
    </message>
    <message>
        <source>{team} has met {others}.</source>
        <translation>{team}: прежние соперники — {others}.</translation>
    </message>
    <message>
        <source>{team} must not meet {others}.</source>
        <translation>{team}: запрещённые соперники — {others}.</translation>
    </message>
    <message>
        <source>If {team} met {others}, the rest could not be drawn.</source>
        <translation>Если бы {team} встретилась с кем-то из этих, остальных составить было бы нельзя: {others}.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the highest ranked that is left; the rest can be drawn.</source>
        <translation>{team} – {other}: это самый высокий по месту из оставшихся соперников; остальных составить можно.</translation>
    </message>
    <message>
        <source>{team} meets {other}, half of the list below, as seeded.</source>
        <translation>{team} – {other}: на половину списка ниже, по посеву.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to half of the list below.</source>
        <translation>{team} – {other}: из оставшихся ближе всего к месту на половину списка ниже.</translation>
    </message>
    <message>
        <source>{team} meets {other}, a quarter of the list below, as seeded.</source>
        <translation>{team} – {other}: на четверть списка ниже, по посеву.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to a quarter of the list below.</source>
        <translation>{team} – {other}: из оставшихся ближе всего к месту на четверть списка ниже.</translation>
    </message>
    <message>
        <source>{team} meets {other}, by lot.</source>
        <translation>{team} – {other}: по жребию.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the next by rank.</source>
        <translation>{team} – {other}: следующее место.</translation>
    </message>
    <message>
        <source>{team} meets {other}, {vp} VP away: with this match the total is the least.</source>
        <translation>{team} – {other}: разница {vp} ВП, с этим матчем сумма наименьшая.</translation>
    </message>
    <message>
        <source>{team} meets {other}, as was asked.</source>
        <translation>{team} – {other}: как было задано.</translation>
    </message>
    <message>
        <source>{team} is at home, because it was visitor in round {round} and the other was not.</source>
        <translation>{team} играет дома: в туре {round} она была в гостях, а соперник нет.</translation>
    </message>
    <message>
        <source>{team} is at home: at odd tables the higher ranked is, if all is equal.</source>
        <translation>{team} играет дома: при полном равенстве за нечётным столом хозяева — стоящие выше.</translation>
    </message>
    <message>
        <source>{team} is at home: at even tables the lower ranked is, if all is equal.</source>
        <translation>{team} играет дома: при полном равенстве за чётным столом хозяева — стоящие ниже.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}.</source>
        <translation>{team} и {other} встречались в туре {round}.</translation>
    </message>
    <message>
        <source>{team} and {other} must not meet.</source>
        <translation>{team} и {other}: встречаться запрещено.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the rest could not be drawn.</source>
        <translation>Если бы встретились {team} и {other}, остальных составить было бы нельзя.</translation>
    </message>
    <message>
        <source>{other} meets {team}, half of the list below, as seeded.</source>
        <translation>{other} – {team}: на половину списка ниже, по посеву.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to half of the list below.</source>
        <translation>{other} – {team}: из оставшихся ближе всего к месту на половину списка ниже.</translation>
    </message>
    <message>
        <source>{other} meets {team}, a quarter of the list below, as seeded.</source>
        <translation>{other} – {team}: на четверть списка ниже, по посеву.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to a quarter of the list below.</source>
        <translation>{other} – {team}: из оставшихся ближе всего к месту на четверть списка ниже.</translation>
    </message>
    <message>
        <source>{other} meets {team}, by lot.</source>
        <translation>{other} – {team}: по жребию.</translation>
    </message>
    <message>
        <source>{team} plays in the triangle; triangles before: {value}.</source>
        <translation>{team} играет в тройке; прежних троек: {value}.</translation>
    </message>
    <message>
        <source>{team} has the bye, or a place in the triangle, by lot.</source>
        <translation>{team}: пропуск или место в тройке по жребию.</translation>
    </message>
    <message>
        <source>{team} plays the triangle that began in round {round} to its end.</source>
        <translation>{team} доигрывает тройку, начатую в туре {round}.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as with a drawn match for each round before.</source>
        <translation>{team} — поздняя заявка: за каждый прежний тур в жеребьёвке считается ничья.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as the last.</source>
        <translation>{team} — поздняя заявка: в жеребьёвке последнее место.</translation>
    </message>
    <message>
        <source>{team} and {other} asked for the same side; one of them sits on the other.</source>
        <translation>{team} и {other} просили об одной стороне; кто-то из них сидит на другой.</translation>
    </message>
    <message>
        <source>{team} has had more byes already ({value}).</source>
        <translation>{team}: пропусков уже больше ({value}).</translation>
    </message>
    <message>
        <source>{team} has been in more triangles already ({value}).</source>
        <translation>{team}: троек уже больше ({value}).</translation>
    </message>
    <message>
        <source>If {team} had the bye, the others could not be drawn.</source>
        <translation>Если бы пропуск был у {team}, остальных составить было бы нельзя.</translation>
    </message>
    <message>
        <source>{team} and {other} are two of the first three, who are never in one triangle.</source>
        <translation>{team} и {other} — двое из первых трёх, а они никогда не бывают в одной тройке.</translation>
    </message>
    <message>
        <source>{other} ranks below {team}, and so comes first.</source>
        <translation>{other} стоит ниже, чем {team}, и потому подходит раньше.</translation>
    </message>
    <message>
        <source>{team} has the bye: the table has no opponent for it in this round.</source>
        <translation>Пропускает {team}: в этом туре таблица не даёт соперника.</translation>
    </message>
    <message>
        <source>{team} has a bye, because {other} is absent.</source>
        <translation>Пропускает {team}: {other} отсутствует.</translation>
    </message>
    <message>
        <source>The teams are ranked by the standings after round {round}: one round behind.</source>
        <translation>Порядок команд — по турнирной таблице после тура {round}, с отставанием на тур.</translation>
    </message>
    <message>
        <source>The places in the stage before serve as the numbers in this draw.</source>
        <translation>В этой жеребьёвке вместо номеров — места прежнего этапа.</translation>
    </message>
    <message>
        <source>What the teams bring from the stage before ranks them.</source>
        <translation>Порядок команд определяет то, что перенесено из прежнего этапа.</translation>
    </message>
    <message>
        <source>No result counts yet: the teams are ranked by their numbers.</source>
        <translation>Ни один результат ещё не учитывается: порядок команд — по номерам.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Число чётное: лишних нет.</translation>
    </message>
    <message>
        <source>{team} and {other} do meet.</source>
        <translation>{team} и {other} встречаются.</translation>
    </message>
    <message>
        <source>{team} is absent in this round.</source>
        <translation>{team} в этом туре отсутствует.</translation>
    </message>
    <message>
        <source>{other} comes before both of them, and {team} is the highest ranked that it can meet.</source>
        <translation>{other} — впереди обеих, и {team} — самый высокий по месту из возможных соперников.</translation>
    </message>
    <message>
        <source>{team} can meet {other}, which ranks higher, and the rest can still be drawn.</source>
        <translation>{team} и {other}: встреча возможна, {other} стоит выше, и остальных всё же можно составить.</translation>
    </message>
    <message>
        <source>As those above them meet, the rest could not be drawn if {team} and {other} met.</source>
        <translation>При таких парах выше остальных нельзя было бы составить, если бы встретились {team} и {other}.</translation>
    </message>
    <message>
        <source>The sum of the squared VP differences would be {value}; it is {value_now}.</source>
        <translation>Сумма квадратов разностей ВП была бы {value}; сейчас {value_now}.</translation>
    </message>
    <message>
        <source>The VP differences would be as small, but the differences in rank no smaller.</source>
        <translation>Разности ВП были бы так же малы, но разности мест не меньше.</translation>
    </message>
    <message>
        <source>They are the three lowest ranked.</source>
        <translation>Это три низшие по местам.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still missing: these matches count as 0 VP.</source>
        <translation>
            <numerusform>Пока нет %n результата: такой матч считается за 0 ВП.</numerusform>
            <numerusform>Пока нет %n результатов: такие матчи считаются за 0 ВП.</numerusform>
            <numerusform>Пока нет %n результатов: такие матчи считаются за 0 ВП.</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: {team}</source>
        <translation>пропуск: {team}</translation>
    </message>
    <message>
        <source>If they met: {matches}.</source>
        <translation>Если бы они встретились: {matches}.</translation>
    </message>
    <message>
        <source>{team} (rank {rank}, round {round})</source>
        <translation>{team} (место {rank}, тур {round})</translation>
    </message>
    <message>
        <source>{team} (rank {rank})</source>
        <translation>{team} (место {rank})</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Места пар определяют ВП, при равенстве частное импов, затем разность импов и номера.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first pair meets the first of the lower half, and so on.</source>
        <translation>Тур 1 составлен по посеву: первая пара встречается с первой из нижней половины и так далее.</translation>
    </message>
    <message>
        <source>From the top, each pair meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>Сверху вниз каждая пара встречается с высшей из тех, с кем ещё не играла, если остальных можно составить.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest pair with the fewest byes, if the rest can be drawn.</source>
        <translation>Пропуск, {bye} ВП, получает низшая из пар с наименьшим числом пропусков, если остальных можно составить.</translation>
    </message>
    <message>
        <source>With an odd number, three pairs play a triangle of half matches, if the rest can be drawn.</source>
        <translation>При нечётном числе три пары играют втроём по половине матча, если остальных можно составить.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three pairs are present.</source>
        <translation>Двух из первых трёх по местам пар в одной тройке нет, если только пар не всего три.</translation>
    </message>
    <message>
        <source>NS: the pair less often NS; then EW when seats last differed; then higher at odd tables.</source>
        <translation>NS: кто был там реже, затем кто последним сидел на EW, затем за нечётным столом стоящий выше.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by their percentage of all matches and by numbers.</source>
        <translation>Места пар определяют ВП, при равенстве процент за все матчи, затем номера.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, their board points; then by won per lost, net points, numbers.</source>
        <translation>Места команд определяют ВП, то есть очки за сдачи, при равенстве их частное, разность и номера.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Места команд определяют ВП, при равенстве частное импов, затем разность импов и номера.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Места пар определяют ВП, при равенстве показатели турнирной таблицы, затем номера.</translation>
    </message>
    <message>
        <source>Patton: the VPs for IMPs, plus 2 per board won and 1 per board halved, {patton} in all.</source>
        <translation>Паттон: ВП за импы и 2 очка за выигранную сдачу, 1 за ничью, всего {patton}.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Места команд определяют ВП, при равенстве показатели турнирной таблицы, затем номера.</translation>
    </message>
    <message>
        <source>Rounds are drawn one round behind: the round before is still being played.</source>
        <translation>Жеребьёвка отстаёт на тур: предыдущий тур ещё играется.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as if it had drawn its match in each round before.</source>
        <translation>Поздняя заявка участвует в жеребьёвке, как если бы все прежние туры она сыграла вничью.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first team meets the first of the lower half, and so on.</source>
        <translation>Тур 1 составлен по посеву: первая команда встречается с первой из нижней половины и так далее.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: in each half, the first quarter meets the second, number by number.</source>
        <translation>Тур 1 составлен по посеву: в каждой половине первая четверть встречается со второй, номер за номером.</translation>
    </message>
    <message>
        <source>The first round, too, is drawn by score and places brought from the stage before.</source>
        <translation>Тур 1 тоже составляется по результату и местам из прежнего этапа.</translation>
    </message>
    <message>
        <source>From the top, each team meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>Сверху вниз каждая команда встречается с высшей из тех, с кем ещё не играла, если остальных можно составить.</translation>
    </message>
    <message>
        <source>Least sum of squared VP differences; if equal, least sum of squared rank differences.</source>
        <translation>Наименьшая сумма квадратов разностей ВП, при равенстве — квадратов разностей мест.</translation>
    </message>
    <message>
        <source>Every round is drawn strictly by rank, first against second, and matches may repeat.</source>
        <translation>Каждый тур составляется строго по местам, первый со вторым; встречи могут повторяться.</translation>
    </message>
    <message>
        <source>A forfeit gives the best of own average, others&apos; average against the absent, and 60 %.</source>
        <translation>Неявка даёт пришедшему лучшее из трёх: своё среднее, среднее других против отсутствующих, 60 %.</translation>
    </message>
    <message>
        <source>Danish rounds, drawn strictly by rank, so that matches may repeat: {rounds}.</source>
        <translation>Датские туры, строго по местам, встречи могут повторяться: {rounds}.</translation>
    </message>
    <message>
        <source>Only Danish rounds repeat matches, and triangles where none as fair avoids it.</source>
        <translation>Матчи повторяются только в датских турах и в тройке, если столь же справедливой иначе нет.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest team with the fewest byes, if the rest can be drawn.</source>
        <translation>Пропуск, {bye} ВП, получает низшая из команд с наименьшим числом пропусков, если остальных можно составить.</translation>
    </message>
    <message>
        <source>With an odd number, three teams play a triangle of half matches, if the rest can be drawn.</source>
        <translation>При нечётном числе три команды играют втроём по половине матча, если остальных можно составить.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three teams are present.</source>
        <translation>Двух из первых трёх по местам команд в одной тройке нет, если только команд не всего три.</translation>
    </message>
    <message>
        <source>Half a match has half of the range and of the boards: {half} VP each at a draw.</source>
        <translation>Половина матча — это половина диапазона и сдач: по {half} ВП каждой стороне при ничьей.</translation>
    </message>
    <message>
        <source>Half a match counts half of the table for half of the boards: {half} VP each at a draw.</source>
        <translation>Половина матча даёт половину таблицы для половины сдач: по {half} ВП каждой стороне при ничьей.</translation>
    </message>
    <message>
        <source>Matches are played in two halves and count with the second; a last round has half matches.</source>
        <translation>Матчи играются двумя половинами и считаются со второй; в последнем туре — половины матчей.</translation>
    </message>
    <message>
        <source>{team} has the bye: the lowest ranked with the fewest byes before ({value}).</source>
        <translation>Пропускает {team}: стоит ниже всех, у кого пропусков меньше всего ({value}).</translation>
    </message>
    <message>
        <source>{team} is absent: the triangle of round {round} stops, and its matches count half.</source>
        <translation>Нет {team}: тройка тура {round} не доигрывается, её матчи считаются половинами.</translation>
    </message>
    <message>
        <source>With {team} as the lowest, no allowed triangle is as fair and lets the rest be drawn.</source>
        <translation>Если {team} — низшая в тройке, столь же справедливой разрешённой тройки нет или остальных не составить.</translation>
    </message>
    <message>
        <source>No allowed triangle of {team} with {other} is as fair and lets the rest be drawn.</source>
        <translation>Столь же справедливой разрешённой тройки, где {team} и {other}, нет, или остальных не составить.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the bye or triangle would have to be others’.</source>
        <translation>Если бы встретились {team} и {other}, пропуск или тройка достались бы другим.</translation>
    </message>
    <message>
        <source>Odd number: each pair has a bye in turn, {bye} VP; so has an absent pair&apos;s opponent.</source>
        <translation>При нечётном числе пары пропускают по очереди, {bye} ВП; так же соперник отсутствующей.</translation>
    </message>
    <message>
        <source>Odd number: each team has a bye in turn, {bye} VP; so has an absent team&apos;s opponent.</source>
        <translation>При нечётном числе команды пропускают по очереди, {bye} ВП; так же соперник отсутствующей.</translation>
    </message>
    <message>
        <source>Home: the team less often home, then the last visitor, then the higher at odd tables.</source>
        <translation>Дома: кто был дома реже, затем последний гость, затем за нечётным столом стоящий выше.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}; no fair triangle that works has fewer repeats.</source>
        <translation>{team} и {other} встречались в туре {round}; справедливой тройки с меньшим числом повторов нет.</translation>
    </message>
    <message>
        <source>Odd number: three play a triangle over two rounds, if the rest can be drawn.</source>
        <translation>При нечётном числе трое играют втроём два тура, если остальных можно составить.</translation>
    </message>
    <message>
        <source>Pairs 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Пары 1 и 2, первые по силе, встречаются в последнем туре таблицы Бергера.</translation>
    </message>
    <message>
        <source>{team} sits NS, because its rounds NS less those EW are fewer.</source>
        <translation>{team} сидит на NS: за вычетом игр на EW она была там реже.</translation>
    </message>
    <message>
        <source>{team} sits NS by the Berger table.</source>
        <translation>{team} сидит на NS по таблице Бергера.</translation>
    </message>
    <message>
        <source>Teams 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Команды 1 и 2, первые по силе, встречаются в последнем туре таблицы Бергера.</translation>
    </message>
    <message>
        <source>{team} meets {other} in round {round} of the Berger table.</source>
        <translation>{team} – {other}: тур {round} таблицы Бергера.</translation>
    </message>
    <message>
        <source>{team} is at home, because its home matches less its visits are fewer.</source>
        <translation>{team} играет дома: у неё меньше домашних матчей за вычетом гостевых.</translation>
    </message>
    <message>
        <source>{team} is at home by the Berger table.</source>
        <translation>{team} играет дома по таблице Бергера.</translation>
    </message>
    <message>
        <source>{team} and {other} meet in round {round} of the Berger table.</source>
        <translation>{team} и {other} встречаются в туре {round} таблицы Бергера.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>the number of players who find no opponent in the bracket</source>
        <translation>число игроков без соперника в группе</translation>
    </message>
    <message>
        <source>the number of players who find no opponent in the next bracket</source>
        <translation>число игроков без соперника в следующей группе</translation>
    </message>
    <message>
        <source>the number of colour preferences that are not granted</source>
        <translation>число неудовлетворённых предпочтений цвета</translation>
    </message>
    <message>
        <source>the number of strong colour preferences that are not granted</source>
        <translation>число неудовлетворённых сильных предпочтений цвета</translation>
    </message>
    <message>
        <source>the number of players who move down as they did in the last round</source>
        <translation>число игроков, переходящих вниз, как в прошлом туре</translation>
    </message>
    <message>
        <source>the number of players who move down as they did two rounds ago</source>
        <translation>число игроков, переходящих вниз, как два тура назад</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did in the last round</source>
        <translation>число игроков, у которых соперник с большим числом очков, как в прошлом туре</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did two rounds ago</source>
        <translation>число игроков, у которых соперник с большим числом очков, как два тура назад</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did in the last round</source>
        <translation>список разностей очков тех, кто переходит вниз, как в прошлом туре</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did two rounds ago</source>
        <translation>список разностей очков тех, кто переходит вниз, как два тура назад</translation>
    </message>
    <message>
        <source>the list of score differences of those who meet a higher score as they did two rounds ago</source>
        <translation>список разностей очков тех, у кого соперник с большим числом очков, как два тура назад</translation>
    </message>
    <message>
        <source>the number of pairs of two who must have the same colour</source>
        <translation>число пар, в которых обоим положен один цвет</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (odd rounds)</source>
        <translation>число пар, в которых у обоих сильное предпочтение одного цвета (нечётные туры)</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (even rounds)</source>
        <translation>число пар, в которых у обоих сильное предпочтение одного цвета (чётные туры)</translation>
    </message>
    <message>
        <source>the score of the player who gets the bye</source>
        <translation>число очков игрока, получающего пропуск</translation>
    </message>
    <message>
        <source>the list of scores of those who move down</source>
        <translation>список очков тех, кто переходит вниз</translation>
    </message>
    <message>
        <source>the number of rounds that the player with the bye has not played before</source>
        <translation>число туров, не сыгранных раньше игроком с пропуском</translation>
    </message>
    <message>
        <source>That was made by hand.</source>
        <translation>Это сделано вручную.</translation>
    </message>
    <message>
        <source>The round was drawn elsewhere, or something before it was corrected since.</source>
        <translation>Жеребьёвка тура проведена в другом месте, или что-то до него с тех пор исправили.</translation>
    </message>
    <message>
        <source>Something before it was corrected since, or the event has other rules now.</source>
        <translation>Что-то до него с тех пор исправили, или у турнира теперь другие правила.</translation>
    </message>
    <message>
        <source>{pair} is {margin} ahead.</source>
        <translation>{pair}: впереди на {margin}.</translation>
    </message>
    <message>
        <source>{pair} has {margin} of the matchpoints.</source>
        <translation>{pair}: матчпойнтов {margin}.</translation>
    </message>
    <message numerus="yes">
        <source>By {scale}, over %n board(s), {band} are {vps} VP.</source>
        <translation>
            <numerusform>По шкале {scale}, на %n сдачу: {band} — это {vps} ВП.</numerusform>
            <numerusform>По шкале {scale}, на %n сдачи: {band} — это {vps} ВП.</numerusform>
            <numerusform>По шкале {scale}, на %n сдач: {band} — это {vps} ВП.</numerusform>
        </translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Источник: {source}.</translation>
    </message>
    <message>
        <source>The director gave other VPs.</source>
        <translation>Судья присудил другие ВП.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, {points} of {top} to NS.</source>
        <translation>Сдача {board}: {score}, {points} из {top} у NS.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, cross-IMPs to NS: {points}.</source>
        <translation>Сдача {board}: {score}, кросс-импы NS: {points}.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>чёрные</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <translation>{score} оч.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>{what} would be {then}; it is {now} ({rule})</source>
        <translation>{what}: стало бы {then} вместо {now} ({rule})</translation>
    </message>
    <message>
        <source>Round {round}: how it is drawn</source>
        <translation>Тур {round}: как проведена жеребьёвка</translation>
    </message>
    <message>
        <source>Table {table}: {pair}</source>
        <translation>Стол {table}: {pair}</translation>
    </message>
    <message>
        <source>The odd place</source>
        <translation>Нечётное число</translation>
    </message>
    <message>
        <source>Why not {pair}?</source>
        <translation>Почему не {pair}?</translation>
    </message>
    <message>
        <source>{player} is not drawn in this round.</source>
        <translation>{player} не участвует в жеребьёвке этого тура.</translation>
    </message>
    <message>
        <source>Not what the rules give: {pair}.</source>
        <translation>Не то, что дают правила: {pair}.</translation>
    </message>
    <message>
        <source>{pair} is a match of the triangle over two rounds.</source>
        <translation>{pair} — матч тройки в два тура.</translation>
    </message>
    <message>
        <source>{pair} is a half match of the triangle.</source>
        <translation>{pair} — половина матча тройки.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Число чётное: лишних нет.</translation>
    </message>
    <message>
        <source>Why does {player} get the bye?</source>
        <translation>Почему пропуск у игрока {player}?</translation>
    </message>
    <message>
        <source>Why does {player} move down?</source>
        <translation>Почему вниз переходит {player}?</translation>
    </message>
    <message>
        <source>Nobody gets the bye: the number of players is even.</source>
        <translation>Пропуска нет ни у кого: число игроков чётное.</translation>
    </message>
    <message>
        <source>{player} does not move down in this round.</source>
        <translation>{player} в этом туре вниз не переходит.</translation>
    </message>
    <message>
        <source>{player} is the lowest ranked of those present, and may have the bye.</source>
        <translation>{player} стоит ниже всех присутствующих и может получить пропуск.</translation>
    </message>
    <message>
        <source>Nobody of the {bracket} who ranks lower than {player} stays in it.</source>
        <translation>Никто в группе {bracket} из стоящих ниже, чем {player}, в ней не остаётся.</translation>
    </message>
    <message>
        <source>{player} can meet nobody in the {bracket}.</source>
        <translation>{player} не имеет возможных соперников в группе {bracket}.</translation>
    </message>
    <message>
        <source>These come first for it, but:</source>
        <translation>Раньше очередь этих, но:</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>И ещё {count}.</translation>
    </message>
    <message>
        <source>Of the {bracket} these rank lower and would move down first, but:</source>
        <translation>В группе {bracket} эти стоят ниже и переходили бы раньше, но:</translation>
    </message>
    <message>
        <source>By the plain order of their bracket these two meet.</source>
        <translation>По исходному порядку группы встречаются именно эти двое.</translation>
    </message>
    <message>
        <source>By the plain order {player} would meet {other}.</source>
        <translation>По исходному порядку встретились бы {player} и {other}.</translation>
    </message>
    <message>
        <source>To meet, {player} would have to move down from a score of {high} to {low}.</source>
        <translation>Чтобы они встретились, игроку {player} пришлось бы перейти вниз с {high} на {low} оч.</translation>
    </message>
    <message>
        <source>If they met, this would change too: {pairs}.</source>
        <translation>Если бы они встретились, изменилось бы и это: {pairs}.</translation>
    </message>
    <message>
        <source>bye: {player}</source>
        <translation>пропуск: {player}</translation>
    </message>
    <message>
        <source>{players} do meet in this round.</source>
        <translation>{players}: в этом туре они встречаются.</translation>
    </message>
    <message>
        <source>Absent in this round: {players}.</source>
        <translation>В этом туре отсутствуют: {players}.</translation>
    </message>
    <message>
        <source>They met in round {round}, and nobody meets twice ({rule}).</source>
        <translation>Они встречались в туре {round}, а дважды никто не встречается ({rule}).</translation>
    </message>
    <message>
        <source>The director has forbidden this pair.</source>
        <translation>Эту пару запретил судья.</translation>
    </message>
    <message>
        <source>Both must have {colour} ({rule}).</source>
        <translation>Обоим положены {colour} ({rule}).</translation>
    </message>
    <message>
        <source>Then the others could not all be paired, whoever met whom ({rule}).</source>
        <translation>Тогда остальных нельзя было бы составить ни при каких парах ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, the number of pairs would be {then}; it is {now} ({rule}).</source>
        <translation>В группе {bracket} пар было бы {then} вместо {now} ({rule}).</translation>
    </message>
    <message>
        <source>The brackets below would be paired worse ({rule}).</source>
        <translation>Группы ниже составились бы хуже ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, {worse}.</source>
        <translation>В группе {bracket}: {worse}.</translation>
    </message>
    <message>
        <source>In the {bracket} every criterion would be kept as well. {but}</source>
        <translation>В группе {bracket} все критерии выполнялись бы так же хорошо. {but}</translation>
    </message>
    <message>
        <source>But the order of pairings decides: {player} meets {now} rather than {then} ({rule}).</source>
        <translation>Но решает порядок вариантов: соперник игрока {player} — {now}, а не {then} ({rule}).</translation>
    </message>
    <message>
        <source>But that pairing comes later in the order.</source>
        <translation>Но этот вариант идёт позже.</translation>
    </message>
    <message>
        <source>had the bye in round {round} ({rule}).</source>
        <translation>пропуск уже был в туре {round} ({rule}).</translation>
    </message>
    <message>
        <source>got points without a game in round {round}, and so gets no bye ({rule}).</source>
        <translation>очки без игры в туре {round}, поэтому пропуска не будет ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more rank(s) lower, too.</source>
        <translation>
            <numerusform>Ниже ещё %n место.</numerusform>
            <numerusform>Ниже ещё %n места.</numerusform>
            <numerusform>Ниже ещё %n мест.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>Тур {round}, жеребьёвка по голландской системе ФИДЕ, редакция {edition}</translation>
    </message>
    <message>
        <source>Scores from {high} to {low}, as one bracket</source>
        <translation>От {high} до {low} оч., как одна группа</translation>
    </message>
    <message>
        <source>In this bracket: {players}.</source>
        <translation>В этой группе: {players}.</translation>
    </message>
    <message>
        <source>Moved down into it from a score of {score}: {players}.</source>
        <translation>Перешли в неё вниз, имея {score} оч.: {players}.</translation>
    </message>
    <message>
        <source>By the plain order the upper half meets the lower half, first against first.</source>
        <translation>По исходному порядку верхняя половина встречается с нижней, первый с первым.</translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation>Пары: {pairs}.</translation>
    </message>
    <message>
        <source>Moves on to the next bracket: {players}.</source>
        <translation>В следующую группу: {players}.</translation>
    </message>
    <message>
        <source>Gets the bye: {players}.</source>
        <translation>Пропуск: {players}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}.</source>
        <translation>{rule} — {what}: {values}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}, and with these players it cannot be less.</source>
        <translation>{rule} — {what}: {values}. С этими игроками лучше быть не может.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}; by counting alone it could be {least}.</source>
        <translation>{rule} — {what}: {values}. По одному подсчёту могло бы быть {least}.</translation>
    </message>
    <message>
        <source>White is preferred by {white}, Black by {black} of them.</source>
        <translation>Белые из них предпочитают {white}, чёрные — {black}.</translation>
    </message>
    <message>
        <source>Every criterion of colours and floats is kept.</source>
        <translation>Все критерии цвета и переходов выполнены.</translation>
    </message>
    <message>
        <source>The plain order needs no change.</source>
        <translation>Исходный порядок менять не нужно.</translation>
    </message>
    <message>
        <source>Of all pairings that are as good this one comes first: {changes}.</source>
        <translation>Из всех равноценных вариантов первым идёт этот: {changes}.</translation>
    </message>
    <message>
        <source>set {number} of those who moved down ({rule})</source>
        <translation>комбинация перешедших вниз {number} ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of their opponents ({rule})</source>
        <translation>транспозиция их соперников {number} ({rule})</translation>
    </message>
    <message>
        <source>exchange of {down} with {up} ({rule})</source>
        <translation>обмен {down} на {up} ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of the lower half ({rule})</source>
        <translation>транспозиция нижней половины {number} ({rule})</translation>
    </message>
    <message>
        <source>Boards and colours</source>
        <translation>Доски и цвета</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Доска {board}</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}.</source>
        <translation>Белые: {white}; чёрные: {black}.</translation>
    </message>
    <message>
        <source>Both get what they prefer ({rule}).</source>
        <translation>Оба получают предпочитаемый цвет ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour}; {player} gets it, whose claim is the stronger ({rule}).</source>
        <translation>Оба предпочитают {colour}; их получает {player}, это предпочтение сильнее ({rule}).</translation>
    </message>
    <message>
        <source>{player} has not played yet.</source>
        <translation>{player}: игр ещё не было.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) would like {colour}.</source>
        <translation>{player} ({colours}) слабо предпочитает {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) strongly prefers {colour}.</source>
        <translation>{player} ({colours}) сильно предпочитает {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) must have {colour}.</source>
        <translation>{player} ({colours}) имеет абсолютное предпочтение: {colour}.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>Б</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Ч</translation>
    </message>
    <message>
        <source>Both are in the {bracket}.</source>
        <translation>Оба в группе {bracket}.</translation>
    </message>
    <message>
        <source>{player} has a score of {score} and moved down into the {bracket} of {other}.</source>
        <translation>{player} имеет {score} оч. и переходит вниз в группу {bracket} к игроку {other}.</translation>
    </message>
    <message>
        <source>The colours are not those that the rules give, with White for {white}.</source>
        <translation>Цвета не по правилам: по ним белыми играет {white}.</translation>
    </message>
    <message>
        <source>This pair is not what the rules give; they give: {pairs}.</source>
        <translation>Этой пары правила не дают; они дают: {pairs}.</translation>
    </message>
    <message>
        <source>(one of very many)</source>
        <translation>(одна из очень многих)</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <comment>as a heading</comment>
        <translation>Группа {score} оч.</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one has a colour difference above two</source>
        <translation>число пар с лидером (больше половины очков), в которых у кого-то разница цветов больше двух</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one gets a colour three times running</source>
        <translation>число пар с лидером (больше половины очков), в которых кто-то получает цвет третий раз подряд</translation>
    </message>
    <message>
        <source>the score differences of those who meet a higher score as they did in the last round</source>
        <translation>список разностей очков тех, у кого соперник с большим числом очков, как в прошлом туре</translation>
    </message>
    <message>
        <source>It was made by hand or drawn elsewhere, or something before it was corrected since.</source>
        <translation>Тур составлен вручную или в другом месте, или что-то до него с тех пор исправили.</translation>
    </message>
    <message>
        <source>In the {bracket}, players moved down and paired would be {then}, not {now} ({rule}).</source>
        <translation>В группе {bracket} перешедших вниз, у кого есть пара, было бы {then} вместо {now} ({rule}).</translation>
    </message>
    <message>
        <source>Then the {bracket} and those below would have to become one to be paired ({rule}).</source>
        <translation>Тогда группу {bracket} и те, что ниже, пришлось бы объединить, чтобы составить всех ({rule}).</translation>
    </message>
    <message>
        <source>The {bracket} itself would be paired as well or better, but those below worse ({rule}).</source>
        <translation>Сама группа {bracket} составилась бы не хуже, но то, что ниже, — хуже ({rule}).</translation>
    </message>
    <message>
        <source>But that needs the exchange of {down} with {up}, which comes later ({rule}).</source>
        <translation>Но этому варианту нужен обмен ({down} на {up}), поэтому он идёт позже ({rule}).</translation>
    </message>
    <message>
        <source>But others of those who moved down would be paired, which comes later ({rule}).</source>
        <translation>Но там пары получили бы другие из перешедших вниз, а это идёт позже ({rule}).</translation>
    </message>
    <message>
        <source>Those who moved down are paired first, then the upper half with the lower half.</source>
        <translation>Сначала составляются перешедшие вниз, затем верхняя половина с нижней.</translation>
    </message>
    <message>
        <source>At least half of them moved down, so all are paired alike, half against half (A.3).</source>
        <translation>Не меньше половины перешли вниз, поэтому все составляются одинаково, половина с половиной (A.3).</translation>
    </message>
    <message>
        <source>Pairs: {pairs}. The bracket alone allows {most}, but then those below could not be paired.</source>
        <translation>Пар: {pairs}. Сама группа могла бы дать {most}, но тогда нельзя составить тех, кто ниже.</translation>
    </message>
    <message>
        <source>{players} should move down, but the next bracket could not pair them; others do (C.12).</source>
        <translation>Вниз должны были перейти {players}, но в следующей группе их не составить; переходят другие (C.12).</translation>
    </message>
    <message>
        <source>The last had no pairing whoever the {bracket} sent down: they are one: {players} (C.13).</source>
        <translation>Кто бы ни переходил вниз из группы {bracket}, последняя не составлялась; теперь они одна: {players} (C.13).</translation>
    </message>
    <message>
        <source>The {bracket} left some below unpaired; with all of them it became one: {players} (A.9).</source>
        <translation>При группе {bracket} кто-то ниже оставался без пары; вместе с ними она стала одной: {players} (A.9).</translation>
    </message>
    <message>
        <source>Neither prefers a colour: the higher ranked&apos;s number and the first colour decide ({rule}).</source>
        <translation>Предпочтений нет ни у кого; решают номер стоящего выше и первый цвет ({rule}).</translation>
    </message>
    <message>
        <source>the list of score differences (those moving down meet a point below the bracket),</source>
        <translation>список разностей очков (переходящие вниз — как с соперником на очко ниже группы)</translation>
    </message>
    <message>
        <source>To pair the last bracket, the {bracket} was paired again, moving down {players} (C.13).</source>
        <translation>Чтобы составить последнюю группу, группа {bracket} составлена заново, вниз переходят {players} (C.13).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally; {other} had it last, so {player} gets it ({rule}).</source>
        <translation>Оба одинаково предпочитают {colour}; последним ими играл {other}, их получает {player} ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally and never differed; the higher, {player}, gets it ({rule}).</source>
        <translation>Оба одинаково предпочитают {colour}, цвета не различались; их получает высший, {player} ({rule}).</translation>
    </message>
    <message>
        <source>Seeds {one} and {other} meet: the two seeds of a match in round 1 add up to {sum}.</source>
        <translation>Встречаются номера посева {one} и {other}: в туре 1 сумма двух номеров равна {sum}.</translation>
    </message>
    <message>
        <source>The seeds were drawn by lot.</source>
        <translation>Посев проведён по жребию.</translation>
    </message>
    <message>
        <source>They stand next to each other in the bracket: {one}; {other}.</source>
        <translation>В сетке они стоят рядом: {one}; {other}.</translation>
    </message>
    <message>
        <source>{name} beat {beaten} in round {round}</source>
        <translation>{name}: победа в туре {round}, соперник: {beaten}</translation>
    </message>
    <message>
        <source>{name} had a bye in round {round}</source>
        <translation>{name}: пропуск в туре {round}</translation>
    </message>
    <message>
        <source>Both have lost their semi-final: they play for the third place.</source>
        <translation>Оба проиграли полуфинал: они играют за третье место.</translation>
    </message>
    <message>
        <source>The bracket gives other opponents: it was changed by hand, or a result was corrected.</source>
        <translation>По сетке соперники другие: её изменили вручную, или был исправлен результат.</translation>
    </message>
    <message>
        <source>Seed {seed} has a bye: the bracket has {size} places, and nobody is seed {other}.</source>
        <translation>Номер посева {seed} пропускает тур: в сетке {size} мест, а номера {other} нет.</translation>
    </message>
    <message>
        <source>{player} does not play in this round.</source>
        <translation>{player} не играет в этом туре.</translation>
    </message>
    <message>
        <source>By their places in the bracket they could meet in round {round}, not before.</source>
        <translation>По местам в сетке они могли бы встретиться в туре {round}, не раньше.</translation>
    </message>
</context>
<context>
    <name>EventsMenus</name>
    <message>
        <source>Select {name} to Swap</source>
        <translation>Отметить для обмена: {name}</translation>
    </message>
    <message>
        <source>Do Not Swap {name}</source>
        <translation>Не менять: {name}</translation>
    </message>
    <message>
        <source>Swap {name} with {other}</source>
        <translation>Поменять: {name} и {other}</translation>
    </message>
    <message>
        <source>Explain This Match</source>
        <translation>Объяснить эту пару</translation>
    </message>
    <message>
        <source>Explain This Bye</source>
        <translation>Объяснить этот пропуск</translation>
    </message>
    <message>
        <source>Copy All Boards</source>
        <translation>Копировать все пары</translation>
    </message>
    <message>
        <source>Type the Result</source>
        <translation>Ввести результат</translation>
    </message>
    <message>
        <source>Boards of the Match</source>
        <translation>Доски матча</translation>
    </message>
    <message>
        <source>Score Sheet of the Match</source>
        <translation>Протокол матча</translation>
    </message>
    <message>
        <source>Ruling on the Match</source>
        <translation>Решение по матчу</translation>
    </message>
    <message>
        <source>Set the Value of the Bye…</source>
        <translation>Ввести очки за пропуск…</translation>
    </message>
    <message>
        <source>Not Rated</source>
        <translation>Без обсчёта</translation>
    </message>
    <message>
        <source>Given by the Arbiter</source>
        <translation>Присуждено судьёй</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Неявка</translation>
    </message>
    <message>
        <source>{name} Wins</source>
        <translation>Побеждает {name}</translation>
    </message>
    <message>
        <source>Nobody Came</source>
        <translation>Никто не пришёл</translation>
    </message>
    <message>
        <source>Remove the Result</source>
        <translation>Убрать результат</translation>
    </message>
    <message>
        <source>Use the Value of the Rules</source>
        <translation>Очки по правилам</translation>
    </message>
    <message>
        <source>White Wins</source>
        <translation>Победа белых</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Black Wins</source>
        <translation>Победа чёрных</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>явка</translation>
    </message>
    <message>
        <source>Present or Absent</source>
        <translation>Присутствует или нет</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>вне зачёта</translation>
    </message>
    <message>
        <source>With or Without Standing</source>
        <translation>В зачёте или вне зачёта</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy with Headings</source>
        <translation>Копировать с заголовками</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>New Entry</source>
        <translation>Новый участник</translation>
    </message>
    <message>
        <source>No Bye</source>
        <translation>Без пропуска</translation>
    </message>
    <message>
        <source>Withdraw after Round {round}</source>
        <translation>Снять после тура {round}</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Вернуть в турнир</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Why This Place?</source>
        <translation>Почему это место?</translation>
    </message>
    <message>
        <source>Why This Value?</source>
        <translation>Почему это значение?</translation>
    </message>
    <message>
        <source>Rounds of {name}</source>
        <translation>Туры: {name}</translation>
    </message>
    <message>
        <source>Rank by {tie_break} First</source>
        <translation>Сначала по показателю: {tie_break}</translation>
    </message>
    <message>
        <source>Choose the Tie-breaks</source>
        <translation>Выбрать показатели</translation>
    </message>
    <message>
        <source>Copy All Tables</source>
        <translation>Копировать все столы</translation>
    </message>
</context>
<context>
    <name>EventsRoom</name>
    <message>
        <source>New event</source>
        <translation>Новый турнир</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n команда</numerusform>
            <numerusform>%n команды</numerusform>
            <numerusform>%n команд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n пара</numerusform>
            <numerusform>%n пары</numerusform>
            <numerusform>%n пар</numerusform>
        </translation>
    </message>
    <message>
        <source>Dutch rules of {edition}</source>
        <translation>голландская система {edition}</translation>
    </message>
    <message>
        <source>no round drawn</source>
        <translation>жеребьёвки ещё не было</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>тур {round} из {count}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>тур {round}</translation>
    </message>
    <message>
        <source>can only be read</source>
        <translation>только для чтения</translation>
    </message>
    <message numerus="yes">
        <source>{scale}, %n board(s), {vp} VP</source>
        <translation>
            <numerusform>{scale}, %n сдача, {vp} ВП</numerusform>
            <numerusform>{scale}, %n сдачи, {vp} ВП</numerusform>
            <numerusform>{scale}, %n сдач, {vp} ВП</numerusform>
        </translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Begin an Event</source>
        <translation>Начать турнир</translation>
    </message>
    <message>
        <source>A league, a Swiss, a knock-out, or groups with a final: of teams, pairs or players.</source>
        <translation>Лига, швейцарская система, игра на выбывание или группы с финалом: для команд, пар или игроков.</translation>
    </message>
    <message>
        <source>New Event…</source>
        <translation>Новый турнир…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>все результаты введены</translation>
    </message>
    <message>
        <source>Add a final, groups or a cup (Ctrl+F9)</source>
        <translation>Добавить финал, группы или кубок (Ctrl+F9)</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнирная таблица</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Parts of the event</source>
        <translation>Части турнира</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>{curve}: steps</source>
        <translation>{curve}: ступени</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Логотип</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>type {size} pt, legible from {metres} m</source>
        <translation>шрифт {size}&#xa0;пт, читается с {metres}&#xa0;м</translation>
    </message>
    <message>
        <source>Card {card} / {cards}</source>
        <translation>Карта {card} / {cards}</translation>
    </message>
    <message>
        <source>Page {page} / {pages}</source>
        <translation>Страница {page} / {pages}</translation>
    </message>
    <message>
        <source>Made by {program}</source>
        <translation>Сделано в {program}</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Кривые</translation>
    </message>
    <message>
        <source>Published {date}, {time}</source>
        <translation>Опубликовано {date}, {time}</translation>
    </message>
    <message>
        <source>{size} points is too small to read (least: {least}). Use larger paper, landscape or less.</source>
        <translation>Шрифт {size} пт слишком мелок (наименьший {least}). Возьмите бумагу больше, альбомную или меньше листов.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export and Print</source>
        <translation>Экспорт и печать</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Отменено, ничего не записано.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Ко&amp;пировать</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>Type of {size} points: legible from {metres} m.</source>
        <translation>Шрифт {size} пт: читается с {metres}&#xa0;м.</translation>
    </message>
    <message>
        <source>Type of {size} points.</source>
        <translation>Шрифт {size} пт.</translation>
    </message>
    <message>
        <source>of the event</source>
        <translation>турнира</translation>
    </message>
    <message>
        <source>Enter a name for the file.</source>
        <translation>Введите имя файла.</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Экспортировано в {path}</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>Скопировано в буфер обмена</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Отправлено на принтер</translation>
    </message>
    <message>
        <source>“{name}” exists already. Replace it?</source>
        <translation>«{name}» уже существует. Заменить?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>The beginning of the file</source>
        <translation>Начало файла</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Ход экспорта</translation>
    </message>
</context>
<context>
    <name>ExportError</name>
    <message>
        <source>The printer stopped at page {page} of {pages}; see what it says, then print again.</source>
        <translation>Принтер остановился на странице {page} из {pages}; посмотрите, что он сообщает, и напечатайте снова.</translation>
    </message>
    <message>
        <source>The logo “{path}” could not be read ({reason}); choose it again or clear it.</source>
        <translation>Логотип «{path}» не читается ({reason}); выберите его снова или уберите.</translation>
    </message>
    <message>
        <source>The logo “{path}” is not a PNG or SVG picture; choose another file.</source>
        <translation>Логотип «{path}» — не картинка PNG или SVG; выберите другой файл.</translation>
    </message>
    <message>
        <source>The logo “{path}” has more than {most} million pixels; choose a smaller picture.</source>
        <translation>В логотипе «{path}» больше {most} миллионов точек; выберите картинку поменьше.</translation>
    </message>
    <message>
        <source>The logo “{path}” has too many parts to be drawn; choose a simpler picture.</source>
        <translation>В логотипе «{path}» слишком много частей, его не нарисовать; выберите картинку попроще.</translation>
    </message>
    <message>
        <source>The logo “{path}” has another picture inside; save it as PNG and choose that file.</source>
        <translation>Внутри логотипа «{path}» другая картинка; сохраните его как PNG и выберите тот файл.</translation>
    </message>
    <message>
        <source>A picture holds one page, and these are {pages}; choose PDF instead.</source>
        <translation>На картинке помещается одна страница, а здесь их {pages}; выберите PDF.</translation>
    </message>
    <message>
        <source>The printer takes no pages; see that it is on and connected, or choose PDF.</source>
        <translation>Принтер не принимает страницы; проверьте, что он включён и подключён, или выберите PDF.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>First board count</source>
        <translation>Первое число сдач</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Последнее число сдач</translation>
    </message>
    <message>
        <source>Contin&amp;uous</source>
        <translation>&amp;Непрерывная</translation>
    </message>
    <message>
        <source>&amp;Discrete</source>
        <translation>Дис&amp;кретная</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Книжная</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Альбомная</translation>
    </message>
    <message>
        <source>Butler of the players</source>
        <translation>Батлер игроков</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Итоговая таблица</translation>
    </message>
    <message>
        <source>Log of the event</source>
        <translation>Журнал турнира</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>Match sheets, to write on</source>
        <translation>Бланки матчей для записи</translation>
    </message>
    <message>
        <source>Stages of the event</source>
        <translation>Этапы турнира</translation>
    </message>
    <message>
        <source>VP table</source>
        <translation>Таблица ВП</translation>
    </message>
    <message>
        <source>Schedule of the session</source>
        <translation>Расписание сессии</translation>
    </message>
    <message>
        <source>Cards that changed since it was saved</source>
        <translation>Карточки, изменившиеся после сохранения</translation>
    </message>
    <message>
        <source>Decisions of the director</source>
        <translation>Решения судьи</translation>
    </message>
    <message>
        <source>Log of the evening</source>
        <translation>Журнал парного турнира</translation>
    </message>
    <message>
        <source>Ranking of all sessions</source>
        <translation>Места по всем сессиям</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Сдача дня</translation>
    </message>
    <message>
        <source>Pick-up slips, one per table and round</source>
        <translation>Бланки столов, по одному на тур</translation>
    </message>
    <message>
        <source>Blank travellers, one per board</source>
        <translation>Пустые протоколы сдач</translation>
    </message>
    <message>
        <source>Private score cards, one per pair</source>
        <translation>Личные карточки, по одной на пару</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Table and chart</source>
        <translation>Таблица и график</translation>
    </message>
    <message>
        <source>Booklet of board counts</source>
        <translation>Брошюра по числу сдач</translation>
    </message>
    <message>
        <source>Guide cards, one per pair</source>
        <translation>Маршрутные карты пар</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Распечатка раскладов</translation>
    </message>
    <message>
        <source>Slips of A6 or A5, to cut out</source>
        <translation>Бланки A6 или A5 на вырезание</translation>
    </message>
    <message>
        <source>Table cards, one per table</source>
        <translation>Карточки столов</translation>
    </message>
    <message>
        <source>Round sheets, one per round</source>
        <translation>Листы туров</translation>
    </message>
    <message>
        <source>Plan of the board sets</source>
        <translation>План комплектов сдач</translation>
    </message>
    <message>
        <source>Matrix of the pairs</source>
        <translation>Матрица пар</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Everything, as a booklet</source>
        <translation>Всё вместе, брошюрой</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Ranking by section</source>
        <translation>Места по секциям</translation>
    </message>
    <message>
        <source>Travellers, one per board</source>
        <translation>Протоколы сдач, по одному на сдачу</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Частоты</translation>
    </message>
    <message>
        <source>Score sheets, one per pair</source>
        <translation>Записи пар, по одной на пару</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Стартовый список по именам</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Стартовый список по столам</translation>
    </message>
    <message>
        <source>Guide cards with names, one per pair</source>
        <translation>Маршрутные карты с именами</translation>
    </message>
    <message>
        <source>Table cards with names, one per table</source>
        <translation>Карточки столов с именами</translation>
    </message>
    <message>
        <source>Board counts at one margin</source>
        <translation>Числа сдач при одной разнице</translation>
    </message>
    <message>
        <source>Heat map of board counts</source>
        <translation>Тепловая карта чисел сдач</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Пары по доскам</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Пары по столам</translation>
    </message>
    <message>
        <source>Result slips, one per table</source>
        <translation>Бланки результатов по столам</translation>
    </message>
    <message>
        <source>Cards of the teams</source>
        <translation>Карточки команд</translation>
    </message>
    <message>
        <source>Cards of the pairs</source>
        <translation>Карточки пар</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Пары по именам</translation>
    </message>
    <message>
        <source>Result slips, one per board</source>
        <translation>Бланки результатов по доскам</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнирная таблица</translation>
    </message>
    <message>
        <source>All tables of the round</source>
        <translation>Все столы тура</translation>
    </message>
    <message>
        <source>Schedule of all groups</source>
        <translation>Расписание всех групп</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Группы рядом</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Батлер пар</translation>
    </message>
    <message>
        <source>Rating changes</source>
        <translation>Изменения рейтинга</translation>
    </message>
    <message>
        <source>Title norms</source>
        <translation>Нормы на звания</translation>
    </message>
    <message>
        <source>Schedule of all rounds</source>
        <translation>Расписание всех туров</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Таблица встреч</translation>
    </message>
    <message>
        <source>Cards of the players</source>
        <translation>Карточки игроков</translation>
    </message>
    <message>
        <source>Why the round is drawn as it is</source>
        <translation>Почему жеребьёвка такая</translation>
    </message>
    <message>
        <source>Proof, in words</source>
        <translation>Доказательство словами</translation>
    </message>
    <message>
        <source>Figures of the models</source>
        <translation>Показатели моделей</translation>
    </message>
    <message>
        <source>Chart of the models</source>
        <translation>График моделей</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Аудит</translation>
    </message>
    <message>
        <source>Differences between two scales</source>
        <translation>Отличия двух шкал</translation>
    </message>
    <message>
        <source>Check of a table</source>
        <translation>Сверка таблицы</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Калибровка</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Гистограмма разниц</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Blank sheet, to write on</source>
        <translation>Пустой бланк протокола</translation>
    </message>
    <message>
        <source>Rulings, side by side</source>
        <translation>Решения рядом</translation>
    </message>
    <message>
        <source>Slip of the ruling</source>
        <translation>Бланк решения</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Лист</translation>
    </message>
    <message>
        <source>Wall chart, in large type</source>
        <translation>Настенный лист, крупно</translation>
    </message>
    <message>
        <source>Pocket cards, to cut out</source>
        <translation>Карманные карточки</translation>
    </message>
    <message>
        <source>Cards, to cut out</source>
        <translation>Карточки на вырезание</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Принтер</translation>
    </message>
    <message>
        <source>PDF, to print or send</source>
        <translation>PDF, печать и отправка</translation>
    </message>
    <message>
        <source>XLSX, for Excel and the like</source>
        <translation>XLSX, для Excel и прочих</translation>
    </message>
    <message>
        <source>CSV, for any spreadsheet</source>
        <translation>CSV, для электронных таблиц</translation>
    </message>
    <message>
        <source>HTML, for a web page</source>
        <translation>HTML, для веб-страницы</translation>
    </message>
    <message>
        <source>JSON, for another program</source>
        <translation>JSON, для других программ</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, векторный рисунок</translation>
    </message>
    <message>
        <source>SVG with texts, small</source>
        <translation>SVG с текстами, малый</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, картинка</translation>
    </message>
    <message>
        <source>ASC, the whole movement</source>
        <translation>ASC, вся схема</translation>
    </message>
    <message>
        <source>CSV of Bridgemate rows</source>
        <translation>CSV, для Bridgemate</translation>
    </message>
    <message>
        <source>TRF, the whole event</source>
        <translation>TRF, весь турнир</translation>
    </message>
    <message>
        <source>USEBIO, for federations</source>
        <translation>USEBIO, для федераций</translation>
    </message>
    <message>
        <source>PBN with all results</source>
        <translation>PBN со всеми результатами</translation>
    </message>
    <message>
        <source>CSV of all results</source>
        <translation>CSV всех результатов</translation>
    </message>
    <message>
        <source>CSV for the Czech register</source>
        <translation>CSV для чешского реестра</translation>
    </message>
    <message>
        <source>Clipboard, to paste elsewhere</source>
        <translation>Буфер обмена, для вставки</translation>
    </message>
    <message>
        <source>Heat map first</source>
        <translation>Сначала тепловая карта</translation>
    </message>
    <message>
        <source>Board counts per page</source>
        <translation>Чисел сдач на странице</translation>
    </message>
    <message>
        <source>Correction marks</source>
        <translation>Отметки исправлений</translation>
    </message>
    <message>
        <source>Loser’s VPs</source>
        <translation>ВП проигравшего</translation>
    </message>
    <message>
        <source>Tinted column</source>
        <translation>Столбец с фоном</translation>
    </message>
    <message>
        <source>Red hearts and diamonds</source>
        <translation>Красные черви и бубны</translation>
    </message>
    <message>
        <source>Only the table of a single scale with a row for every margin has them.</source>
        <translation>Они есть только в таблице одной шкалы со строкой на каждую разницу.</translation>
    </message>
    <message>
        <source>Poster: A2, or A1 in parts</source>
        <translation>Плакат: A2 или A1 по частям</translation>
    </message>
    <message>
        <source>Booklet, to fold</source>
        <translation>Брошюра, складывать</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) per page</source>
        <translation>
            <numerusform>%n сдача на странице</numerusform>
            <numerusform>%n сдачи на странице</numerusform>
            <numerusform>%n сдач на странице</numerusform>
        </translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Как на экране</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Как принято в языке</translation>
    </message>
    <message>
        <source>Point: 19.74</source>
        <translation>Точка: 19.74</translation>
    </message>
    <message>
        <source>Comma: 19,74</source>
        <translation>Запятая: 19,74</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Запятая</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Точка с запятой</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Табуляция</translation>
    </message>
    <message>
        <source>on a page</source>
        <translation>на странице</translation>
    </message>
    <message>
        <source>A tint behind the current board count of a comparison</source>
        <translation>Фон под текущим числом сдач в сравнении</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>Се&amp;годня</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Руки</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Заголовок</translation>
    </message>
    <message>
        <source>By IMPs and by boards, together</source>
        <translation>По импам и по сдачам, вместе</translation>
    </message>
    <message>
        <source>Rules of the event</source>
        <translation>Правила турнира</translation>
    </message>
    <message>
        <source>The scale explained, for players</source>
        <translation>Шкала с объяснением</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Содержание</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Сда&amp;чи</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Шкалы</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Формат</translation>
    </message>
    <message>
        <source>Fo&amp;rm</source>
        <translation>В&amp;ид</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Бумага</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Ориентация</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Decimal si&amp;gn</source>
        <translation>&amp;Десятичный знак</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>&amp;Разделитель</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>&amp;Турнир</translation>
    </message>
    <message>
        <source>D&amp;ate</source>
        <translation>Д&amp;ата</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Логотип (PNG или SVG)</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Логотип</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>автоматически</translation>
    </message>
    <message>
        <source>Ranking on the screen</source>
        <translation>Места на экране</translation>
    </message>
</context>
<context>
    <name>ExportedFile</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message>
        <source>No program of this computer opens “{name}”.</source>
        <translation>Ни одна программа этого компьютера не открывает «{name}».</translation>
    </message>
</context>
<context>
    <name>FamilyFields</name>
    <message>
        <source>First board count</source>
        <translation>Первое число сдач</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Последнее число сдач</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>VP that it was worth</source>
        <translation>ВП, которые за неё дали</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>Импы</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ВП</translation>
    </message>
    <message>
        <source>All in si&amp;ght</source>
        <translation>Всё на &amp;экране</translation>
    </message>
    <message>
        <source>All cells in sight, or all numbers large enough to be read.</source>
        <translation>Все клетки на экране или все числа достаточно крупные.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Матчпойнты %</translation>
    </message>
    <message>
        <source>Type a VP to find its board counts</source>
        <translation>Введите ВП, чтобы найти числа сдач</translation>
    </message>
</context>
<context>
    <name>FieldModel</name>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a game</source>
        <translation>Тур {round}: U, F, H или Z — пропуск, прочерк — игра</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Стартовый номер</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>Title: GM, IM, FM and so on</source>
        <translation>Звание: GM, IM, FM и так далее</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Rating; empty where there is none</source>
        <translation>Рейтинг; пусто, если его нет</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>Federation, such as CZE</source>
        <translation>Федерация, например RUS</translation>
    </message>
    <message>
        <source>FIDE No.</source>
        <translation>№ ФИДЕ</translation>
    </message>
    <message>
        <source>Number of the player in the rating list</source>
        <translation>Номер игрока в рейтинг-листе</translation>
    </message>
    <message>
        <source>Reg. No.</source>
        <translation>№ в реестре</translation>
    </message>
    <message>
        <source>Number in a register, of a club or federation</source>
        <translation>Номер в реестре клуба или федерации</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>Checked in (Space toggles)</source>
        <translation>Явка (пробел переключает)</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Captain of the team, who need not be one of its players</source>
        <translation>Капитан команды, не обязательно её игрок</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Дата рожд.</translation>
    </message>
    <message>
        <source>Date of birth, such as 1990/05/31, 31.5.1990 or 1990</source>
        <translation>Дата рождения, например 1990/05/31, 31.5.1990 или 1990</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>Sex: m or w, as report files have it</source>
        <translation>Пол: m или w, как в файлах отчётов</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Club, school or family whose members may be kept apart</source>
        <translation>Клуб, школа или семья, членов которых можно развести</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>From</source>
        <translation>С тура</translation>
    </message>
    <message>
        <source>First round of a late entry</source>
        <translation>Первый тур при поздней заявке</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>По тур</translation>
    </message>
    <message>
        <source>Last round before the withdrawal</source>
        <translation>Последний тур перед выбыванием</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Strength of the pair; a larger number is stronger</source>
        <translation>Сила пары; чем больше число, тем сильнее</translation>
    </message>
    <message>
        <source>Players of the team, with commas between them</source>
        <translation>Игроки команды через запятую</translation>
    </message>
    <message>
        <source>Both players of the pair, with a comma between them</source>
        <translation>Оба игрока пары через запятую</translation>
    </message>
    <message>
        <source>Where a team asks to sit: H at home, V as visitor, a table, or both, such as H3</source>
        <translation>Где команда просит сидеть: H — дома, V — в гостях, стол или и то и другое, например H3</translation>
    </message>
    <message>
        <source>Where a pair asks to sit: NS, EW, a table, or both, such as NS3</source>
        <translation>Где пара просит сидеть: NS, EW, стол или и то и другое, например NS3</translation>
    </message>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a match</source>
        <translation>Тур {round}: U, F, H или Z для пропуска, – для матча</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Strength of the team; a larger number is stronger</source>
        <translation>Сила команды; чем больше число, тем сильнее</translation>
    </message>
    <message>
        <source>New: type a name</source>
        <translation>Новый: введите имя</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (больше не играет)</translation>
    </message>
</context>
<context>
    <name>FiguresStrip</name>
    <message>
        <source>Quality Qf</source>
        <translation>Качество Qf</translation>
    </message>
    <message>
        <source>With a sit-out</source>
        <translation>С пропуском</translation>
    </message>
    <message>
        <source>Best sit-out</source>
        <translation>Лучший пропуск</translation>
    </message>
    <message>
        <source>Worst sit-out</source>
        <translation>Худший пропуск</translation>
    </message>
    <message>
        <source>Two strong pairs</source>
        <translation>Две сильные пары</translation>
    </message>
    <message>
        <source>Qc</source>
        <translation>Qc</translation>
    </message>
    <message>
        <source>Skewness s</source>
        <translation>Перекос s</translation>
    </message>
    <message>
        <source>Fourth moment d4</source>
        <translation>4-й момент d4</translation>
    </message>
    <message>
        <source>Quality Qf, at most {bound}</source>
        <translation>Качество Qf, до {bound}</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Чем меньше, тем лучше.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Чем больше, тем лучше.</translation>
    </message>
    <message>
        <source>Saved: {number}.</source>
        <translation>Сохранено: {number}.</translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Отсюда это не JSON: столбец {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Слишком много скобок внутри скобок.</translation>
    </message>
    <message>
        <source>This is a file of another kind; “format” should be “{format}”.</source>
        <translation>Это файл другого вида: «format» должен быть «{format}».</translation>
    </message>
    <message>
        <source>A newer version of vpdesk has written this file; this one cannot read it.</source>
        <translation>Этот файл записан более новой версией vpdesk; эта прочитать его не может.</translation>
    </message>
    <message>
        <source>“{field}” is missing or not valid.</source>
        <translation>«{field}» отсутствует или не то, чем должно быть.</translation>
    </message>
    <message>
        <source>“{code}” is not a tie-break for this kind of event.</source>
        <translation>«{code}» — не показатель для такого турнира.</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Browse…</source>
        <translation>Обзор…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Фай&amp;л</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Экспорт в файл</translation>
    </message>
</context>
<context>
    <name>FittingDialog</name>
    <message>
        <source>Discard what you have typed?</source>
        <translation>Отбросить введённое?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Отменить это будет нельзя.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Отбросить</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>О&amp;ставить</translation>
    </message>
</context>
<context>
    <name>Follower</name>
    <message>
        <source>&amp;Take Over</source>
        <translation>&amp;Взять себе</translation>
    </message>
    <message>
        <source>&amp;Read Only</source>
        <translation>&amp;Только читать</translation>
    </message>
    <message>
        <source>No other program has {file} open any more. Go on with it here?</source>
        <translation>{file} больше не открыт в другой программе. Продолжить с ним здесь?</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Scales</source>
        <translation>Шкалы</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Схемы</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Лаборатория</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
</context>
<context>
    <name>FreeDrawDialog</name>
    <message>
        <source>Matches of Round {round}</source>
        <translation>Матчи тура {round}</translation>
    </message>
    <message>
        <source>&amp;Add Match</source>
        <translation>&amp;Добавить матч</translation>
    </message>
    <message>
        <source>&amp;Remove Match</source>
        <translation>&amp;Убрать матч</translation>
    </message>
    <message>
        <source>Pair the Round</source>
        <translation>Составить тур</translation>
    </message>
    <message>
        <source>Draw round {round} like this?</source>
        <translation>Так составить тур {round}?</translation>
    </message>
    <message>
        <source>&amp;Draw It</source>
        <translation>&amp;Составить</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>{name} has a bye.</source>
        <translation>{name} пропускает тур.</translation>
    </message>
    <message>
        <source>Without a match: {names}.</source>
        <translation>Без матча: {names}.</translation>
    </message>
    <message>
        <source>Everybody has a match.</source>
        <translation>Матч есть у всех.</translation>
    </message>
    <message>
        <source>Matches of the round</source>
        <translation>Матчи тура</translation>
    </message>
</context>
<context>
    <name>FrequenciesPage</name>
    <message>
        <source>Frequencies</source>
        <translation>Частоты</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Почему результат столько даёт</translation>
    </message>
    <message>
        <source>{ns} against {ew}</source>
        <translation>{ns} против {ew}</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games of {file}</source>
        <translation>Игры в {file}</translation>
    </message>
    <message>
        <source>all, or such as 1-8,12</source>
        <translation>все или, например, 1-8,12</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Игры в файле</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Все турниры</translation>
    </message>
    <message numerus="yes">
        <source>{event}: %n game(s)</source>
        <translation>
            <numerusform>{event}: %n игра</numerusform>
            <numerusform>{event}: %n игры</numerusform>
            <numerusform>{event}: %n игр</numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>без названия</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>A board appears twice, with different cards: choose an event, or games.</source>
        <translation>Какая-то сдача есть дважды, с другими картами: выберите турнир или игры.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <translation>
            <numerusform>выбрана %n игра</numerusform>
            <numerusform>выбраны %n игры</numerusform>
            <numerusform>выбрано %n игр</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>left out: more than one hand is unknown</source>
        <translation>пропущена: неизвестно больше одной руки</translation>
    </message>
    <message>
        <source>left out: hands of fewer than 13 cards</source>
        <translation>пропущена: на руках меньше 13 карт</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>&amp;Турнир:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Игры:</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Pts</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) to come</source>
        <translation>
            <numerusform>остался %n сегмент</numerusform>
            <numerusform>осталось %n сегмента</numerusform>
            <numerusform>осталось %n сегментов</numerusform>
        </translation>
    </message>
    <message>
        <source>half a match of triangle {number}</source>
        <translation>половина матча, тройка {number}</translation>
    </message>
    <message>
        <source>triangle {number}</source>
        <translation>тройка {number}</translation>
    </message>
    <message>
        <source>triangle {number}, round {leg} of 2</source>
        <translation>тройка {number}, тур {leg} из 2</translation>
    </message>
    <message>
        <source>{name} asked for {seat}</source>
        <translation>{name}: просьба о месте {seat}</translation>
    </message>
    <message>
        <source>winner: {name}</source>
        <translation>победитель: {name}</translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation>выбывание: {name}</translation>
    </message>
    <message>
        <source>VPs by the director</source>
        <translation>ВП назначил судья</translation>
    </message>
    <message>
        <source>{name} begins with {imps}</source>
        <translation>{name}: на старте {imps}</translation>
    </message>
    <message>
        <source>{result} unrated</source>
        <translation>{result} без обсчёта</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>ВП до тура</translation>
    </message>
</context>
<context>
    <name>GivenDialog</name>
    <message>
        <source>Adjust the Score</source>
        <translation>Присудить результат</translation>
    </message>
    <message>
        <source>A 3 -3: IMPs for both sides; A + +: average plus each; 60% 3NT= W, 40% 3NT-1 W: weighted.</source>
        <translation>A 3 -3: импы обеим сторонам; A + +: обеим средняя плюс; 60% 3NT= W, 40% 3NT-1 W: взвешенный результат.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Nothing while the session is played</source>
        <translation>Ничего, пока идёт игра</translation>
    </message>
    <message>
        <source>Clock and seats</source>
        <translation>Часы и места за столами</translation>
    </message>
    <message>
        <source>Everything but the running ranking</source>
        <translation>Всё, кроме промежуточных итогов</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Pages for Players’ Phones</source>
        <translation>Страницы для телефонов игроков</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Сеть:</translation>
    </message>
    <message>
        <source>&amp;Players see:</source>
        <translation>&amp;Игроки видят:</translation>
    </message>
    <message>
        <source>Sa&amp;y It to All</source>
        <translation>Сказать &amp;всем</translation>
    </message>
    <message>
        <source>Messages that phones show</source>
        <translation>Сообщения, которые показывают телефоны</translation>
    </message>
    <message>
        <source>&amp;Take It Back</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Network &amp;Check</source>
        <translation>&amp;Проверка сети</translation>
    </message>
    <message>
        <source>S&amp;heet with Codes…</source>
        <translation>&amp;Лист с кодами…</translation>
    </message>
    <message>
        <source>&amp;End the Hall</source>
        <translation>&amp;Закончить показ в зале</translation>
    </message>
    <message>
        <source>&amp;Message:</source>
        <translation>С&amp;ообщение:</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Запуск…</translation>
    </message>
    <message>
        <source>Code that opens {address}</source>
        <translation>Код, открывающий {address}</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) have the pages open.</source>
        <translation>
            <numerusform>Страницы открыты на %n телефоне.</numerusform>
            <numerusform>Страницы открыты на %n телефонах.</numerusform>
            <numerusform>Страницы открыты на %n телефонах.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is shown.</source>
        <translation>Показывается «{name}».</translation>
    </message>
    <message>
        <source>Open an event or a pairs evening first: its pages are shown.</source>
        <translation>Сначала откройте турнир: показаны будут его страницы.</translation>
    </message>
    <message>
        <source>This computer is in no network: join the players’ Wi-Fi.</source>
        <translation>Этот компьютер не в сети: подключитесь к Wi-Fi игроков.</translation>
    </message>
    <message>
        <source>Hall: off</source>
        <translation>Зал: выкл.</translation>
    </message>
    <message>
        <source>Hall: trouble</source>
        <translation>Зал: неполадка</translation>
    </message>
    <message numerus="yes">
        <source>Hall: %n phone(s)</source>
        <translation>
            <numerusform>Зал: %n телефон</numerusform>
            <numerusform>Зал: %n телефона</numerusform>
            <numerusform>Зал: %n телефонов</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer is in no network any more.</source>
        <translation>Этот компьютер больше не в сети.</translation>
    </message>
    <message>
        <source>The pages are not served just now: {reason}</source>
        <translation>Страницы сейчас недоступны: {reason}</translation>
    </message>
    <message>
        <source>The pages are not served just now; they come back at once.</source>
        <translation>Страницы сейчас недоступны; они сразу вернутся.</translation>
    </message>
    <message>
        <source>The hall has ended: “{name}” is no longer open.</source>
        <translation>Показ в зале закончен: «{name}» больше не открыт.</translation>
    </message>
    <message>
        <source>The address has changed: {address}. Show the new code to the players.</source>
        <translation>Адрес изменился: {address}. Покажите игрокам новый код.</translation>
    </message>
    <message>
        <source>Network Check</source>
        <translation>Проверка сети</translation>
    </message>
    <message>
        <source>The hall has ended.</source>
        <translation>Показ в зале закончен.</translation>
    </message>
    <message>
        <source>A phone has opened the page.</source>
        <translation>Телефон открыл страницу.</translation>
    </message>
    <message>
        <source>Now scan the code with a phone that is in the same Wi-Fi.</source>
        <translation>Теперь отсканируйте код телефоном, который в той же сети Wi-Fi.</translation>
    </message>
    <message>
        <source>Opening the page on this computer…</source>
        <translation>Страница открывается на этом компьютере…</translation>
    </message>
    <message>
        <source>The page opens on this computer.</source>
        <translation>На этом компьютере страница открывается.</translation>
    </message>
    <message>
        <source>Too many phones for one access point: cheap ones manage 20 to 50. Add a second one.</source>
        <translation>Слишком много телефонов для одной точки доступа: дешёвые выдерживают от 20 до 50. Добавьте вторую.</translation>
    </message>
    <message>
        <source>Sheet with the codes for {address}</source>
        <translation>Лист с кодами для {address}</translation>
    </message>
    <message>
        <source>Codes for the Players</source>
        <translation>Коды для игроков</translation>
    </message>
    <message>
        <source>Sheet with Codes</source>
        <translation>Лист с кодами</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>П&amp;ечать…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Сохранить как P&amp;DF…</translation>
    </message>
    <message>
        <source>On the S&amp;creen</source>
        <translation>На э&amp;кран</translation>
    </message>
    <message>
        <source>Name of the &amp;Wi-Fi:</source>
        <translation>Имя &amp;Wi-Fi:</translation>
    </message>
    <message>
        <source>Passw&amp;ord:</source>
        <translation>П&amp;ароль:</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>&amp;Бумага:</translation>
    </message>
    <message>
        <source>Save the Sheet as PDF</source>
        <translation>Сохранить лист как PDF</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено как {path}</translation>
    </message>
    <message>
        <source>If this computer has a firewall, it must let phones in at port {port}.</source>
        <translation>Если на этом компьютере есть брандмауэр, он должен пускать телефоны на порт {port}.</translation>
    </message>
    <message>
        <source>If Windows asks, allow private networks. After a No, allow “vpdesk-cli” in its firewall.</source>
        <translation>Если Windows спросит, разрешите частные сети. После отказа разрешите «vpdesk-cli» в брандмауэре.</translation>
    </message>
    <message>
        <source>From Start on, players in this Wi-Fi see “{name}” on their phones, without internet.</source>
        <translation>После команды «Начать» игроки в этой сети Wi-Fi видят «{name}» на телефонах, без интернета.</translation>
    </message>
    <message>
        <source>Another program uses port {usual}, so the port is {port}. Print the sheet again.</source>
        <translation>Порт {usual} занят другой программой, поэтому порт {port}. Напечатайте лист заново.</translation>
    </message>
    <message>
        <source>An access point hides the phones: put it into bridge mode, or add a second one.</source>
        <translation>Точка доступа прячет телефоны: переведите её в режим моста или добавьте вторую.</translation>
    </message>
    <message>
        <source>The page does not open here: end the hall and start it again in the connected network.</source>
        <translation>Страница здесь не открывается: закончите показ и начните его снова в работающей сети.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli”, and make this network private.</source>
        <translation>Брандмауэр не пускает телефоны: разрешите «vpdesk-cli» и сделайте эту сеть частной.</translation>
    </message>
    <message>
        <source>The Wi-Fi hides devices from each other, as for guests: use another, or your own router.</source>
        <translation>Wi-Fi прячет устройства друг от друга, как сеть для гостей: возьмите другую или свой роутер.</translation>
    </message>
    <message>
        <source>The Wi-Fi’s name makes a code that joins it. The password is on the sheet only.</source>
        <translation>По имени Wi-Fi делается код подключения. Пароль есть только на листе.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli” in Settings › Network › Firewall.</source>
        <translation>Брандмауэр не пускает телефоны: разрешите «vpdesk-cli» в настройках: Сеть › Брандмауэр.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: open TCP port {port} with “sudo ufw allow {port}/tcp”.</source>
        <translation>Брандмауэр не пускает телефоны: откройте порт TCP {port} командой «sudo ufw allow {port}/tcp».</translation>
    </message>
    <message>
        <source>If macOS asks, allow connections. After a No, allow “vpdesk-cli” in Network › Firewall.</source>
        <translation>Если macOS спросит, разрешите подключения. После отказа разрешите «vpdesk-cli»: Сеть › Брандмауэр.</translation>
    </message>
    <message>
        <source>Phone in another network: join the Wi-Fi, stay without internet, switch mobile data off.</source>
        <translation>Телефон в другой сети: подключитесь к Wi-Fi, оставайтесь без интернета, выключите мобильные данные.</translation>
    </message>
</context>
<context>
    <name>HallPages</name>
    <message>
        <source>Where do I sit?</source>
        <translation>Где я сижу?</translation>
    </message>
    <message>
        <source>Nothing is shown during play.</source>
        <translation>Пока идёт игра, ничего не показывается.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>No connection to the director’s laptop since {time}. What you see may be out of date.</source>
        <translation>Нет связи с ноутбуком судьи с {time}. То, что вы видите, могло устареть.</translation>
    </message>
    <message>
        <source>The first letters of a name:</source>
        <translation>Первые буквы имени:</translation>
    </message>
    <message>
        <source>Remember this page as mine</source>
        <translation>Запомнить как мою страницу</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Моя</translation>
    </message>
    <message>
        <source>Scripts are off in this browser: load the page again to see what is new.</source>
        <translation>Ваш браузер не выполняет здесь скрипты: чтобы увидеть новое, загрузите страницу ещё раз.</translation>
    </message>
</context>
<context>
    <name>HallSheet</name>
    <message>
        <source>Join the Wi-Fi first, and stay in it although it has no internet.</source>
        <translation>Сначала подключитесь к Wi-Fi и оставайтесь в нём, хотя интернета там нет.</translation>
    </message>
    <message>
        <source>Then scan the code of the page, or type its address with http:// before it.</source>
        <translation>Затем отсканируйте код страницы или введите её адрес с http:// перед ним.</translation>
    </message>
    <message>
        <source>During play the pages show messages alone.</source>
        <translation>Во время игры страницы показывают только сообщения.</translation>
    </message>
    <message>
        <source>During play the pages show the clock and the seats.</source>
        <translation>Во время игры страницы показывают часы и места за столами.</translation>
    </message>
    <message>
        <source>During play the pages show everything but the running ranking.</source>
        <translation>Во время игры страницы показывают всё, кроме промежуточных итогов.</translation>
    </message>
    <message>
        <source>The pages show all results of boards that everybody has played.</source>
        <translation>Страницы показывают все результаты сдач, которые все уже сыграли.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Откройте страницу</translation>
    </message>
    <message>
        <source>Password: {word}</source>
        <translation>Пароль: {word}</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi</source>
        <translation>1. Подключитесь к Wi-Fi</translation>
    </message>
    <message>
        <source>2. Open the page</source>
        <translation>2. Откройте страницу</translation>
    </message>
</context>
<context>
    <name>HandRecords</name>
    <message>
        <source>HCP</source>
        <translation>HCP</translation>
    </message>
    <message>
        <source>Dealer {seat}</source>
        <translation>Сдающий {seat}</translation>
    </message>
    <message>
        <source>Vul. {sides}</source>
        <translation>Зона: {sides}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Сдача {number}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Сдающий</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Минимакс</translation>
    </message>
    <message>
        <source>Contracts of par</source>
        <translation>Контракты минимакса</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Расклады</translation>
    </message>
    <message>
        <source>Par {points}</source>
        <translation>Минимакс {points}</translation>
    </message>
    <message>
        <source>Par {points}: {contracts}</source>
        <translation>Минимакс {points}: {contracts}</translation>
    </message>
    <message>
        <source>What can be made</source>
        <translation>Что можно выполнить</translation>
    </message>
</context>
<context>
    <name>HeatKey</name>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} ВП</translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Pairs {one} and {other}: {number}, which is the mean</source>
        <translation>Пары {one} и {other}: {number}, ровно среднее</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} above the mean</source>
        <translation>Пары {one} и {other}: {number}, на {off} выше среднего</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} below the mean</source>
        <translation>Пары {one} и {other}: {number}, на {off} ниже среднего</translation>
    </message>
    <message>
        <source>: pair {one} loses {points} percentage points to an ever-topping pair {other}</source>
        <translation>: пара {one} теряет {points} процентного пункта, если у пары {other} сплошь топы</translation>
    </message>
    <message>
        <source>: pair {one} gains {points} percentage points from an ever-topping pair {other}</source>
        <translation>: пара {one} получает {points} процентного пункта, если у пары {other} сплошь топы</translation>
    </message>
    <message>
        <source>: the score of pair {other} does not matter to pair {one}</source>
        <translation>: результат пары {other} не важен для пары {one}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>vpdesk {version} help</source>
        <translation>Справка vpdesk {version}</translation>
    </message>
    <message>
        <source>This page is not in your language yet; here it is in English.</source>
        <translation>Этой страницы на вашем языке ещё нет; вот она на английском.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Первые шаги</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Pairs and movements</source>
        <translation>Пары и схемы</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Шкалы</translation>
    </message>
    <message>
        <source>Paper and screens</source>
        <translation>Бумага и экраны</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Программа</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>In parts of the window</source>
        <translation>В частях окна</translation>
    </message>
    <message>
        <source>Boards: ten more or fewer</source>
        <translation>Сдачи: на десять больше или меньше</translation>
    </message>
    <message>
        <source>Table: jump to a margin</source>
        <translation>Таблица: переход к разнице</translation>
    </message>
    <message>
        <source>type the number</source>
        <translation>набрать число</translation>
    </message>
    <message>
        <source>Curve: step through the margins</source>
        <translation>Кривая: по одной разнице</translation>
    </message>
    <message>
        <source>Curve: ten margins at once</source>
        <translation>Кривая: по десять разниц</translation>
    </message>
    <message>
        <source>Pins: walk</source>
        <translation>Закреплённые: переход</translation>
    </message>
    <message>
        <source>Pins: show, unpin</source>
        <translation>Закреплённые: показать, открепить</translation>
    </message>
    <message>
        <source>Pins: move</source>
        <translation>Закреплённые: передвинуть</translation>
    </message>
    <message>
        <source>In the movements room</source>
        <translation>В разделе схем</translation>
    </message>
    <message>
        <source>Matrix, schedule: follow a pair</source>
        <translation>Матрица, расписание: следить за парой</translation>
    </message>
    <message>
        <source>The same: follow none</source>
        <translation>Там же: ни за кем не следить</translation>
    </message>
    <message>
        <source>Lists: take what is picked</source>
        <translation>Списки: взять выбранное</translation>
    </message>
    <message>
        <source>Figures: walk</source>
        <translation>Показатели: переход</translation>
    </message>
    <message>
        <source>Chances: stronger, weaker pair</source>
        <translation>Шансы: пара сильнее, слабее</translation>
    </message>
    <message>
        <source>Optimising: stop</source>
        <translation>Оптимизация: остановить</translation>
    </message>
    <message>
        <source>In the pairs room</source>
        <translation>В разделе пар</translation>
    </message>
    <message>
        <source>Results: on to the next one</source>
        <translation>Результаты: к следующему</translation>
    </message>
    <message>
        <source>Results: keep what was there</source>
        <translation>Результаты: оставить как было</translation>
    </message>
    <message>
        <source>Curve: zoom, all of it</source>
        <translation>Кривая: крупнее, вся целиком</translation>
    </message>
    <message>
        <source>Curve: move what is seen</source>
        <translation>Кривая: сдвинуть вид</translation>
    </message>
    <message>
        <source>In the events room</source>
        <translation>В разделе турниров</translation>
    </message>
    <message>
        <source>Entrants: a bye of a round</source>
        <translation>Участники: пропуск тура</translation>
    </message>
    <message>
        <source>Entrants: paste a list</source>
        <translation>Участники: вставить список</translation>
    </message>
    <message>
        <source>Boards: win, draw, loss</source>
        <translation>Доски: победа, ничья, поражение</translation>
    </message>
    <message>
        <source>Boards: forfeit; nobody came</source>
        <translation>Доски: неявка; никто не пришёл</translation>
    </message>
    <message>
        <source>Boards: unrated game</source>
        <translation>Доски: партия без обсчёта</translation>
    </message>
    <message>
        <source>Lists: remove, clear</source>
        <translation>Списки: убрать, очистить</translation>
    </message>
    <message>
        <source>Draw: stop</source>
        <translation>Жеребьёвка: остановить</translation>
    </message>
    <message>
        <source>On the second screen, of an event</source>
        <translation>На втором экране, у турнира</translation>
    </message>
    <message>
        <source>Schedule, final ranking, prizes</source>
        <translation>Расписание, итоговая таблица, призы</translation>
    </message>
    <message>
        <source>Bracket of a knock-out</source>
        <translation>Сетка игры на выбывание</translation>
    </message>
    <message>
        <source>In the laboratory</source>
        <translation>В лаборатории</translation>
    </message>
    <message>
        <source>Models: pick one; another margin</source>
        <translation>Модели: выбрать; другая разница</translation>
    </message>
    <message>
        <source>Check, calibration: paste a table</source>
        <translation>Сверка, калибровка: вставить таблицу</translation>
    </message>
    <message>
        <source>The same: stop reading</source>
        <translation>Там же: прервать чтение</translation>
    </message>
    <message>
        <source>Own scales: remove</source>
        <translation>Свои шкалы: убрать</translation>
    </message>
    <message>
        <source>In the match room</source>
        <translation>В разделе матча</translation>
    </message>
    <message>
        <source>Sheet: on to the next room or board</source>
        <translation>Протокол: следующая комната или сдача</translation>
    </message>
    <message>
        <source>Sheet: the same room of another board</source>
        <translation>Протокол: та же комната, другая сдача</translation>
    </message>
    <message>
        <source>Sheet: keep what was there</source>
        <translation>Протокол: оставить, что было</translation>
    </message>
    <message>
        <source>Sheet: paste scores</source>
        <translation>Протокол: вставить результаты</translation>
    </message>
    <message>
        <source>Close the second screen</source>
        <translation>Закрыть второй экран</translation>
    </message>
    <message>
        <source>In the export dialog</source>
        <translation>В окне экспорта</translation>
    </message>
    <message>
        <source>Larger, smaller page</source>
        <translation>Страница крупнее, мельче</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Вся страница</translation>
    </message>
    <message>
        <source>Table, curve</source>
        <translation>Таблица, кривая</translation>
    </message>
    <message>
        <source>Change between them</source>
        <translation>Сменить одно на другое</translation>
    </message>
    <message>
        <source>Next page, the one before</source>
        <translation>Следующая страница, предыдущая</translation>
    </message>
    <message>
        <source>On the second screen</source>
        <translation>На втором экране</translation>
    </message>
    <message>
        <source>Clock below the picture</source>
        <translation>Часы под изображением</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>Boards, names, standings</source>
        <translation>Доски, имена, турнирная таблица</translation>
    </message>
    <message>
        <source>All in turn; pause</source>
        <translation>Всё по очереди; пауза</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Быстрее, медленнее</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>В справке</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Next place, the one before</source>
        <translation>Следующее место, предыдущее</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Назад, вперёд</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Напечатать эту страницу</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Закрыть справку</translation>
    </message>
</context>
<context>
    <name>HelpOutput</name>
    <message>
        <source>“{title}” was sent to the printer.</source>
        <translation>«{title}»: отправлено на принтер.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить в PDF</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено как {path}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search in all topics</source>
        <translation>Поиск по всем темам</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Темы</translation>
    </message>
    <message>
        <source>Text of the topic</source>
        <translation>Текст темы</translation>
    </message>
    <message>
        <source>No topic has all of these words: try fewer, or others.</source>
        <translation>Нет темы со всеми этими словами: попробуйте меньше слов или другие.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Сохранить в PDF…</translation>
    </message>
</context>
<context>
    <name>HistoryError</name>
    <message>
        <source>“{what}” cannot be taken back or done again, because another program changed the file.</source>
        <translation>«{what}» нельзя отменить или повторить: файл изменила другая программа.</translation>
    </message>
    <message>
        <source>“{what}” was not done, because a text or a number in it cannot be kept in a file.</source>
        <translation>«{what}» не выполнено: в нём есть текст или число, которые нельзя сохранить в файле.</translation>
    </message>
</context>
<context>
    <name>LaboratoryRoom</name>
    <message>
        <source>Every correction of the scale, with its reason</source>
        <translation>Каждая поправка шкалы и её причина</translation>
    </message>
    <message>
        <source>Other curves beside that of the WBF</source>
        <translation>Другие кривые рядом с кривой WBF</translation>
    </message>
    <message>
        <source>Which rules the scale breaks, and how it differs from another one</source>
        <translation>Какие правила шкала нарушает и чем отличается от другой</translation>
    </message>
    <message>
        <source>What a table is that somebody hands you, and every wrong cell in it</source>
        <translation>Что за таблицу вам дали и каждая неверная ячейка в ней</translation>
    </message>
    <message>
        <source>The blitz that past matches speak for</source>
        <translation>Блиц, за который говорят сыгранные матчи</translation>
    </message>
    <message>
        <source>{page}, {boards}</source>
        <translation>{page}, {boards}</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Доказательство</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Модели</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Аудит</translation>
    </message>
    <message>
        <source>Check a Table</source>
        <translation>Сверка</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Калибровка</translation>
    </message>
</context>
<context>
    <name>LateDialog</name>
    <message>
        <source>A Pair Comes or Goes</source>
        <translation>Пара приходит или уходит</translation>
    </message>
    <message>
        <source>A pair comes late</source>
        <translation>Пара приходит позже</translation>
    </message>
    <message>
        <source>A pair leaves</source>
        <translation>Пара уходит</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что случилось</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>С тура</translation>
    </message>
</context>
<context>
    <name>LentBar</name>
    <message>
        <source>Back to the Round</source>
        <translation>Назад к туру</translation>
    </message>
    <message>
        <source>Changes here take effect in the event at once ({key})</source>
        <translation>Всё, что здесь делается, сразу попадает в турнир ({key})</translation>
    </message>
    <message>
        <source>Take the Result of the Sheet</source>
        <translation>Взять результат протокола</translation>
    </message>
</context>
<context>
    <name>LetterQuestion</name>
    <message>
        <source>“{typed}”: what does {letter} stand for?</source>
        <translation>«{typed}»: что означает {letter}?</translation>
    </message>
    <message>
        <source>♣ &amp;clubs</source>
        <translation>♣ &amp;трефы</translation>
    </message>
    <message>
        <source>♦ &amp;diamonds</source>
        <translation>♦ &amp;бубны</translation>
    </message>
    <message>
        <source>♥ &amp;hearts</source>
        <translation>♥ &amp;червы</translation>
    </message>
    <message>
        <source>♠ &amp;spades</source>
        <translation>♠ &amp;пики</translation>
    </message>
    <message>
        <source>In your language it is one suit, in English another. Your answer holds until you quit.</source>
        <translation>В вашем языке это одна масть, в английском — другая. Ответ действует, пока программа не закрыта.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of the Event</source>
        <translation>Журнал турнира</translation>
    </message>
    <message>
        <source>Log of the Evening</source>
        <translation>Журнал парного турнира</translation>
    </message>
    <message>
        <source>Print or Export…</source>
        <translation>Печать или экспорт…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>words, names, a date</source>
        <translation>слова, имена, дата</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Поиск</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>There was nothing to print at that moment.</source>
        <translation>В тот момент печатать было нечего.</translation>
    </message>
    <message>
        <source>Loo&amp;k at That Moment…</source>
        <translation>По&amp;смотреть на тот момент…</translation>
    </message>
    <message>
        <source>The sheets of that moment, to be read or printed. Nothing is changed.</source>
        <translation>Листы того момента, для чтения или печати. Ничего не меняется.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>vpdesk ended unexpectedly last time. What is known is in {folder}.</source>
        <translation>В прошлый раз vpdesk неожиданно завершился. Что об этом известно, лежит в {folder}.</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Размер текста {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MarkKey</name>
    <message>
        <source>Meaning of the signs</source>
        <translation>Значение знаков</translation>
    </message>
</context>
<context>
    <name>MatchBoardsDialog</name>
    <message>
        <source>Boards of the Match</source>
        <translation>Доски матча</translation>
    </message>
    <message>
        <source>A player of {team} plays twice.</source>
        <translation>Кто-то из команды {team} играет дважды.</translation>
    </message>
    <message>
        <source>{team} does not play in the order of the team.</source>
        <translation>{team} играет не по порядку состава.</translation>
    </message>
    <message>
        <source>{board}, home has {colour}</source>
        <translation>{board}, у хозяев {colour}</translation>
    </message>
    <message>
        <source>{board}: {column}</source>
        <translation>{board}: {column}</translation>
    </message>
</context>
<context>
    <name>MatchDocument</name>
    <message>
        <source>New match</source>
        <translation>Новый матч</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>шкала</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>новый матч</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>сдачи</translation>
    </message>
</context>
<context>
    <name>MatchError</name>
    <message>
        <source>The ruling: {reason}</source>
        <translation>Решение: {reason}</translation>
    </message>
    <message>
        <source>A match has from 1 to {most} boards, not {boards}.</source>
        <translation>В матче сдач от 1 до {most}, а не {boards}.</translation>
    </message>
    <message>
        <source>Boards played: {played} of {planned} is not possible.</source>
        <translation>Из запланированных сдач ({planned}) не могло быть сыграно {played}.</translation>
    </message>
    <message>
        <source>Enter how many boards have a result: more than the {planned} planned ones.</source>
        <translation>Укажите, сколько сдач с результатом: больше, чем было запланировано ({planned}).</translation>
    </message>
    <message>
        <source>A side has at most {most} IMPs, not {value}.</source>
        <translation>У стороны импов не больше {most}, а не {value}.</translation>
    </message>
    <message>
        <source>A penalty, or the VP of a match, is from 0 to {most}, not {value}.</source>
        <translation>Штраф или ВП матча — от 0 до {most}, а не {value}.</translation>
    </message>
    <message>
        <source>The number of boards with an average cannot be negative.</source>
        <translation>Число сдач со средней не может быть отрицательным.</translation>
    </message>
    <message>
        <source>There are more boards with an average than without a result: {averages} against {left}.</source>
        <translation>Сдач со средней больше, чем сдач без результата: {averages} против {left}.</translation>
    </message>
    <message>
        <source>A contract is of level 1 to 7, not {level}.</source>
        <translation>Контракт бывает уровня от 1 до 7, а не {level}.</translation>
    </message>
    <message>
        <source>A contract of level {level} has at most {most} overtricks, not {over}.</source>
        <translation>В контракте уровня {level} лишних взяток не больше {most}, а не {over}.</translation>
    </message>
    <message>
        <source>A contract of level {level} goes down at most {most}, not {down}.</source>
        <translation>Контракт уровня {level} садится не больше чем без {most}, а не без {down}.</translation>
    </message>
    <message>
        <source>“{typed}”: who declared it? Add {seats}, as in {example}.</source>
        <translation>«{typed}»: кто разыгрывал? Добавьте {seats}, например {example}.</translation>
    </message>
    <message>
        <source>“{typed}” has two declarers.</source>
        <translation>В «{typed}» два разыгрывающих.</translation>
    </message>
    <message>
        <source>“{typed}”: how did it end? Add =, +1, -1 or the like, as in {example}.</source>
        <translation>«{typed}»: чем кончилось? Добавьте =, +1, -1 и тому подобное, например {example}.</translation>
    </message>
    <message>
        <source>“{typed}” needs a percentage before each score, as a weighted score has: 60% 620, 40% -50.</source>
        <translation>В «{typed}» перед каждым результатом нужен процент, как у взвешенного результата: 60% 620, 40% -50.</translation>
    </message>
    <message>
        <source>This scale is for board-a-match: choose one for IMPs.</source>
        <translation>Это шкала для board-a-match: выберите шкалу для импов.</translation>
    </message>
    <message>
        <source>Board-a-match has no rulings in IMPs.</source>
        <translation>В board-a-match нет решений в импах.</translation>
    </message>
    <message>
        <source>A regulation needs a name.</source>
        <translation>Регламенту нужно название.</translation>
    </message>
    <message>
        <source>“{field}” must be a number from {least} to {most}, not {value}.</source>
        <translation>«{field}» — число от {least} до {most}, а не {value}.</translation>
    </message>
    <message>
        <source>“{field}” cannot be {value}.</source>
        <translation>«{field}» не может быть {value}.</translation>
    </message>
    <message>
        <source>Choose the side at fault: it forfeits.</source>
        <translation>Укажите, какая сторона виновна: ей засчитывается неявка.</translation>
    </message>
    <message>
        <source>Rulings need a scale of IMPs, not one of percentages.</source>
        <translation>Для решений нужна шкала в импах, а не в процентах.</translation>
    </message>
    <message>
        <source>The boards need numbers from 1 to {most} that rise from line to line.</source>
        <translation>Номера сдач — от 1 до {most}, возрастающие от строки к строке.</translation>
    </message>
    <message>
        <source>A sheet has 2 to {most} tables, not {tables}.</source>
        <translation>В протоколе столов от 2 до {most}, а не {tables}.</translation>
    </message>
    <message>
        <source>In a match of teams the number of tables is even, not {tables}.</source>
        <translation>В матче команд число столов чётное, а не {tables}.</translation>
    </message>
    <message>
        <source>The sheet is too large; take fewer boards or fewer tables.</source>
        <translation>Протокол слишком велик; возьмите меньше сдач или столов.</translation>
    </message>
    <message>
        <source>Board {board}: tables with entries: {found} instead of {tables}.</source>
        <translation>В сдаче {board} записи для столов: {found} вместо {tables}.</translation>
    </message>
    <message>
        <source>The shares of a weighted score must add up to 100 %, not {sum} %.</source>
        <translation>Доли взвешенного результата должны давать в сумме 100&#xa0;%, а не {sum}&#xa0;%.</translation>
    </message>
    <message>
        <source>A weighted score has at most {most} parts.</source>
        <translation>Во взвешенном результате частей не больше {most}.</translation>
    </message>
    <message>
        <source>“{points}” is not a score: scores are multiples of 10 from −{most} to {most}.</source>
        <translation>«{points}» — не результат: результаты кратны 10, от −{most} до {most}.</translation>
    </message>
    <message>
        <source>An adjusted board is worth at most {most} IMPs to a side, not {imps}.</source>
        <translation>Присудить за сдачу можно не больше {most} импов стороне, а не {imps}.</translation>
    </message>
    <message>
        <source>A carry-over or a penalty is at most {most}, not {value}.</source>
        <translation>Перенос или штраф — не больше {most}, а не {value}.</translation>
    </message>
    <message>
        <source>The IMPs of a board can be divided by 1 to {most}, not by {divisor}.</source>
        <translation>Импы сдачи можно делить на число от 1 до {most}, а не на {divisor}.</translation>
    </message>
    <message>
        <source>At each end 0 to {most} scores can be left out of the datum, not {trim}.</source>
        <translation>С каждого края датума можно отбросить результатов от 0 до {most}, а не {trim}.</translation>
    </message>
    <message>
        <source>There is no board {board} on this sheet.</source>
        <translation>Сдачи {board} в этом протоколе нет.</translation>
    </message>
    <message>
        <source>There is no table {table} on this sheet.</source>
        <translation>Стола {table} в этом протоколе нет.</translation>
    </message>
    <message>
        <source>Two scales together are for a match of two teams that is scored by IMPs.</source>
        <translation>Две шкалы вместе — для матча двух команд, который считается в импах.</translation>
    </message>
    <message>
        <source>No board of the match has a result yet.</source>
        <translation>Ни у одной сдачи матча ещё нет результата.</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {reason}</source>
        <translation>Сдача {board}, стол {table}: {reason}</translation>
    </message>
    <message>
        <source>Too many lines, {rows}: from board {board} on there is room for {left}.</source>
        <translation>Строк слишком много, {rows}: начиная со сдачи {board} места только для {left}.</translation>
    </message>
    <message>
        <source>All boards are cancelled.</source>
        <translation>Все сдачи отменены.</translation>
    </message>
    <message>
        <source>This scale is for percentages: choose one for IMPs.</source>
        <translation>Это шкала для процентов: выберите шкалу для импов.</translation>
    </message>
    <message>
        <source>This ruling is not possible here.</source>
        <translation>Такое решение здесь невозможно.</translation>
    </message>
    <message>
        <source>A ruling can be adopted for a match of two teams only.</source>
        <translation>Принять решение можно только для матча двух команд.</translation>
    </message>
    <message>
        <source>The scale: {reason}</source>
        <translation>Шкала: {reason}</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Сдача {board}: {reason}</translation>
    </message>
    <message>
        <source>Both sides need an average on the same boards: home has {home}, the visitors {away}.</source>
        <translation>Средняя нужна обеим сторонам за одни и те же сдачи: у хозяев {home}, у гостей {away}.</translation>
    </message>
    <message>
        <source>This average is {imps} IMPs, but a board has whole ones: type both, such as +3 -3.</source>
        <translation>Эта средняя — {imps} импа, а импы сдачи целые: введите обе стороны, например +3 -3.</translation>
    </message>
    <message>
        <source>Patton has no rulings in IMPs alone: adjust the boards, or type the VPs.</source>
        <translation>В Паттоне нет решений в одних импах: присудите результат сдач или введите ВП.</translation>
    </message>
    <message>
        <source>“{typed}” is not a score. Type a contract ({example}), points (620, -50) or “pass”.</source>
        <translation>«{typed}» — не результат. Введите контракт ({example}), очки (620, -50) или «pass».</translation>
    </message>
    <message>
        <source>“{typed}” is not an adjustment. Type IMPs of both sides (+3 -3), or + - = for averages.</source>
        <translation>«{typed}» — не присуждённый результат. Введите импы обеих сторон (+3 -3) или + - = для средних.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Open a Match</source>
        <translation>Открыть матч</translation>
    </message>
    <message>
        <source>match</source>
        <translation>матч</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Сохранить матч</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>{team} IMPs</source>
        <translation>{team}, импы</translation>
    </message>
    <message>
        <source>{team} points</source>
        <translation>{team}, очки</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Нарастающий итог</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>{home} – {away}</source>
        <translation>{home} – {away}</translation>
    </message>
    <message>
        <source>NS points</source>
        <translation>Очки NS</translation>
    </message>
    <message>
        <source>{table} {team} NS</source>
        <translation>{table}, {team} NS</translation>
    </message>
    <message>
        <source>IMPs won</source>
        <translation>Выиграно импов</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Очки сдач</translation>
    </message>
    <message>
        <source>Given to both sides</source>
        <translation>Присуждено обеим</translation>
    </message>
    <message>
        <source>Carry-over</source>
        <translation>Перенос</translation>
    </message>
    <message>
        <source>IMP penalty</source>
        <translation>Штраф в импах</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>VP by the ruling</source>
        <translation>ВП по решению</translation>
    </message>
    <message>
        <source>VP carried over</source>
        <translation>Перенос в ВП</translation>
    </message>
    <message>
        <source>VP penalty</source>
        <translation>Штраф в ВП</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Победные очки</translation>
    </message>
    <message>
        <source>VP by the scores</source>
        <translation>ВП по результатам</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>Импы NS</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>Разница NS</translation>
    </message>
    <message>
        <source>NS VP</source>
        <translation>ВП NS</translation>
    </message>
    <message>
        <source>EW VP</source>
        <translation>ВП EW</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Результаты столов</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Датум</translation>
    </message>
    <message>
        <source>{table} NS points</source>
        <translation>{table}, очки NS</translation>
    </message>
    <message>
        <source>Scores by boards</source>
        <translation>Результаты по сдачам</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>В зоне</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменена</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>присуждено</translation>
    </message>
    <message>
        <source>IMPs divided by {number}</source>
        <translation>импы делятся на {number}</translation>
    </message>
    <message>
        <source>scores left out at each end: {number}</source>
        <translation>отброшено результатов с каждого края: {number}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin</source>
        <translation>ВП каждой стороны взяты по её собственной разнице</translation>
    </message>
    <message>
        <source>Teams, room against room</source>
        <translation>Команды, комната против комнаты</translation>
    </message>
    <message>
        <source>Teams, every table against every other</source>
        <translation>Команды, каждый стол с каждым</translation>
    </message>
    <message>
        <source>Teams, board-a-match</source>
        <translation>Команды, board-a-match</translation>
    </message>
    <message>
        <source>Pairs, cross-IMPs</source>
        <translation>Пары, кросс-импы</translation>
    </message>
    <message>
        <source>Pairs, Butler</source>
        <translation>Пары, Батлер</translation>
    </message>
    <message>
        <source>Open room</source>
        <translation>Открытая комната</translation>
    </message>
    <message>
        <source>Closed room</source>
        <translation>Закрытая комната</translation>
    </message>
    <message>
        <source>Teams, Patton: IMPs and boards</source>
        <translation>Команды, Паттон: импы и сдачи</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Стол {number}</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>None</source>
        <comment>vulnerable</comment>
        <translation>никто</translation>
    </message>
    <message>
        <source>All</source>
        <comment>vulnerable</comment>
        <translation>все</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>No contract gives North-South {points} on board {board} ({vulnerable}).</source>
        <translation>Ни один контракт не даёт паре NS {points} в сдаче {board} ({vulnerable}).</translation>
    </message>
    <message>
        <source>nobody vulnerable</source>
        <translation>никто не в зоне</translation>
    </message>
    <message>
        <source>NS vulnerable</source>
        <translation>NS в зоне</translation>
    </message>
    <message>
        <source>EW vulnerable</source>
        <translation>EW в зоне</translation>
    </message>
    <message>
        <source>all vulnerable</source>
        <translation>все в зоне</translation>
    </message>
</context>
<context>
    <name>MatchRoom</name>
    <message>
        <source>Put Back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Undoes the step that removed these scores</source>
        <translation>Отменяет шаг, который убрал эти результаты</translation>
    </message>
    <message numerus="yes">
        <source>%n scored board(s) removed: {boards}.</source>
        <translation>
            <numerusform>Убрана %n сдача с результатом: {boards}.</numerusform>
            <numerusform>Убраны %n сдачи с результатами: {boards}.</numerusform>
            <numerusform>Убрано %n сдач с результатами: {boards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of other tables removed.</source>
        <translation>
            <numerusform>Убран %n результат других столов.</numerusform>
            <numerusform>Убраны %n результата других столов.</numerusform>
            <numerusform>Убрано %n результатов других столов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score Sheet</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Begin a Match</source>
        <translation>Начать матч</translation>
    </message>
    <message>
        <source>Type the score of every board, or rule on a match that went wrong.</source>
        <translation>Введите результат каждой сдачи или вынесите решение по матчу, где что-то пошло не так.</translation>
    </message>
    <message>
        <source>Ruling Without Scores</source>
        <translation>Решение без результатов</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n сдача</numerusform>
            <numerusform>%n сдачи</numerusform>
            <numerusform>%n сдач</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchWork</name>
    <message>
        <source>Take a Match File into the Round</source>
        <translation>Взять файл матча в тур</translation>
    </message>
    <message>
        <source>Take the match {match} for {home} – {visitors}?</source>
        <translation>Взять матч {match} как {home} – {visitors}?</translation>
    </message>
    <message>
        <source>Its names differ. The teams and the scale stay those of the event.</source>
        <translation>Имена в нём другие. Команды и шкала останутся турнирными.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Принять</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>match</source>
        <translation>матч</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Сохранить матч</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>match of {file}</source>
        <translation>матч из {file}</translation>
    </message>
    <message>
        <source>not that of the score sheet</source>
        <translation>не как в протоколе</translation>
    </message>
    <message>
        <source>score sheet: {scored} of {boards}</source>
        <translation>протокол: {scored} из {boards}</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>протокол</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>решение</translation>
    </message>
    <message>
        <source>This match has a score sheet. A result typed here holds until the sheet is taken again.</source>
        <translation>У матча есть протокол. Введённый здесь результат действует, пока снова не взять протокол.</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>{number}: no influence</source>
        <translation>{number}: не влияет</translation>
    </message>
    <message>
        <source>{number}: mean</source>
        <translation>{number}: среднее</translation>
    </message>
    <message>
        <source>{number}: double</source>
        <translation>{number}: вдвое</translation>
    </message>
    <message>
        <source>How much a pair&apos;s score depends on another&apos;s results; even colours are fair.</source>
        <translation>Насколько результат пары зависит от других; ровные цвета — справедливая схема.</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Balance of the movement</source>
        <translation>Баланс схемы</translation>
    </message>
    <message>
        <source>The arrow keys go from cell to cell; type a number to follow that pair</source>
        <translation>Стрелки ведут от ячейки к ячейке; наберите номер пары, чтобы следить за ней</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>&amp;Use This Model</source>
        <translation>Вз&amp;ять эту модель</translation>
    </message>
    <message>
        <source>Ch&amp;ances of the margins</source>
        <translation>Вероятно&amp;сти разниц</translation>
    </message>
    <message>
        <source>The models go through the draw and the blitz of {scale}.</source>
        <translation>Модели проходят через ничью и блиц шкалы: {scale}.</translation>
    </message>
    <message>
        <source>{scale} cannot be compared with the models: these are of a {range}-0 scale.</source>
        <translation>С моделями не сравнить: {scale}. Они для шкалы {range}-0.</translation>
    </message>
    <message>
        <source>{imps}, {model}: {vps}; one more IMP is worth {sensitivity} VP; {chance}&#xa0;% of matches</source>
        <translation>{imps}, {model}: {vps}; ещё один имп даёт {sensitivity} ВП; {chance}&#xa0;% матчей</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Победные очки</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Отличия</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Кривая</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Чувствительность</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>Вогнутость</translation>
    </message>
    <message>
        <source>Differences are those from the WBF scale.</source>
        <translation>Отличия — от шкалы WBF.</translation>
    </message>
    <message>
        <source>Table of the models</source>
        <translation>Таблица моделей</translation>
    </message>
    <message>
        <source>Left and Right pick a model</source>
        <translation>Стрелки влево и вправо выбирают модель</translation>
    </message>
    <message>
        <source>Curves of the models</source>
        <translation>Кривые моделей</translation>
    </message>
    <message>
        <source>Left and Right step through the margins</source>
        <translation>Стрелки влево и вправо ведут по разницам</translation>
    </message>
    <message>
        <source>Make the scale from the model of the picked column</source>
        <translation>Делает шкалу по модели выбранного столбца</translation>
    </message>
    <message>
        <source>How often each margin occurs in matches of equal teams, 7.51 IMPs per board</source>
        <translation>Как часто встречается каждая разница в матчах равных команд, 7,51 импа на сдачу</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Таблица</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>&amp;График</translation>
    </message>
</context>
<context>
    <name>MovementBar</name>
    <message>
        <source>Compa&amp;re…</source>
        <translation>&amp;Сравнить…</translation>
    </message>
    <message>
        <source>Set movements side by side</source>
        <translation>Поставить схемы рядом</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>What is measured of the movement (F8)</source>
        <translation>Что измеряется в схеме (F8)</translation>
    </message>
</context>
<context>
    <name>MovementCards</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n пара</numerusform>
            <numerusform>%n пары</numerusform>
            <numerusform>%n пар</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n стол</numerusform>
            <numerusform>%n стола</numerusform>
            <numerusform>%n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n тур</numerusform>
            <numerusform>%n тура</numerusform>
            <numerusform>%n туров</numerusform>
        </translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Sit</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Против</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Пара {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>EW</translation>
    </message>
    <message>
        <source>From</source>
        <comment>of boards</comment>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>To</source>
        <comment>of boards</comment>
        <translation>Куда</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>никто не играет</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Стол {number}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>стойка</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>остаются</translation>
    </message>
    <message>
        <source>NS go to</source>
        <translation>NS идут на</translation>
    </message>
    <message>
        <source>EW go to</source>
        <translation>EW идут на</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>сыграны</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Тур {number}</translation>
    </message>
    <message>
        <source>pair {number} sits out</source>
        <translation>пара {number} пропускает тур</translation>
    </message>
    <message>
        <source>player {number} sits out</source>
        <translation>игрок {number} пропускает тур</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Комплект</translation>
    </message>
    <message>
        <source>{dash}: the set is on the stand</source>
        <translation>{dash}: комплект на стойке</translation>
    </message>
    <message>
        <source>Tables of the board sets, by round</source>
        <translation>Столы комплектов сдач по турам</translation>
    </message>
    <message>
        <source>all</source>
        <translation>везде</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>разворот</translation>
    </message>
    <message>
        <source>shared with {tables}</source>
        <translation>вместе с {tables}</translation>
    </message>
    <message>
        <source>shares boards with table {tables}</source>
        <translation>сдачи общие со столом {tables}</translation>
    </message>
    <message>
        <source>relay</source>
        <translation>со стойки</translation>
    </message>
    <message>
        <source>boards from the stand</source>
        <translation>сдачи со стойки</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
</context>
<context>
    <name>MovementChoice</name>
    <message>
        <source>Movement</source>
        <translation>Схема</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Boards
per round</source>
        <translation>Сдач
в туре</translation>
    </message>
    <message>
        <source>Boards
played</source>
        <translation>Всего
сдач</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Общие</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Стойка</translation>
    </message>
    <message>
        <source>Qf</source>
        <translation>Qf</translation>
    </message>
    <message>
        <source>Best
sit-out</source>
        <translation>Лучший
пропуск</translation>
    </message>
    <message>
        <source>Worst
sit-out</source>
        <translation>Худший
пропуск</translation>
    </message>
    <message>
        <source>sdw</source>
        <translation>sdw</translation>
    </message>
    <message>
        <source>Qb</source>
        <translation>Qb</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Схемы</translation>
    </message>
    <message>
        <source>Its name, as printed on the cards.</source>
        <translation>Название, каким оно будет на карточках.</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Сколько играется туров.</translation>
    </message>
    <message>
        <source>How many boards a table plays in a round.</source>
        <translation>Сколько сдач стол играет за тур.</translation>
    </message>
    <message>
        <source>How many boards a pair plays.</source>
        <translation>Сколько сдач играет пара.</translation>
    </message>
    <message>
        <source>How many tables share their boards with another.</source>
        <translation>У скольких столов сдачи общие с другим.</translation>
    </message>
    <message>
        <source>How many tables fetch their boards from a stand.</source>
        <translation>Сколько столов берёт сдачи со стойки.</translation>
    </message>
    <message>
        <source>How evenly everybody is compared with everybody: 100 is perfect.</source>
        <translation>Насколько равномерно все сравниваются со всеми: 100 — идеал.</translation>
    </message>
    <message>
        <source>Qf if the best number to leave out stays away.</source>
        <translation>Qf, если нет пары, без которой лучше всего.</translation>
    </message>
    <message>
        <source>Qf if the worst number to leave out stays away.</source>
        <translation>Qf, если нет пары, без которой хуже всего.</translation>
    </message>
    <message>
        <source>How far two strong pairs spread the others, in percentage points.</source>
        <translation>Насколько две сильные пары разбрасывают остальных, в процентных пунктах.</translation>
    </message>
    <message>
        <source>How well the better pair comes out ahead: 100 would be always.</source>
        <translation>Насколько верно лучшая пара оказывается выше: 100 — всегда.</translation>
    </message>
    <message>
        <source>Each team meets each other one on the same boards both ways.</source>
        <translation>Каждая команда играет с каждой одни и те же сдачи в обе стороны.</translation>
    </message>
    <message>
        <source>North-South sit, East-West go up a table, the boards down one.</source>
        <translation>NS сидят, EW переходят на стол вперёд, сдачи — на стол назад.</translation>
    </message>
    <message>
        <source>Most pairs follow the one with the next lower number.</source>
        <translation>Большинство пар идёт за парой с номером на единицу меньше.</translation>
    </message>
    <message>
        <source>A Howell in which not everybody meets everybody.</source>
        <translation>Хоуэлл, в котором встречаются не все.</translation>
    </message>
    <message>
        <source>Perfect Howell</source>
        <translation>Идеальный Хоуэлл</translation>
    </message>
    <message>
        <source>Everybody is compared with everybody to the same extent.</source>
        <translation>Каждый соперничает с каждым в равной мере.</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round.</source>
        <translation>Все столы играют в туре одни и те же сдачи.</translation>
    </message>
    <message>
        <source>At the last table pairs stay for a second round, North-South.</source>
        <translation>За последним столом пары остаются на второй тур на NS.</translation>
    </message>
    <message>
        <source>At two tables pairs play a round North-South.</source>
        <translation>За двумя столами пары играют один тур на NS.</translation>
    </message>
    <message>
        <source>One round more than tables; everybody meets one pair twice.</source>
        <translation>На тур больше, чем столов; каждый встречает одну пару дважды.</translation>
    </message>
    <message>
        <source>Rover Mitchell</source>
        <translation>Митчелл с блуждающей парой</translation>
    </message>
    <message>
        <source>The odd pair takes the place of a North-South pair each round; that one sits out.</source>
        <translation>Нечётная пара каждый тур занимает место одной из пар NS; та пропускает.</translation>
    </message>
    <message>
        <source>Bump Mitchell</source>
        <translation>Митчелл с вытеснением</translation>
    </message>
    <message>
        <source>The odd pair takes the first table for good, its pair moves to the next, and so on.</source>
        <translation>Нечётная пара до конца занимает первый стол, его пара — следующий, и так далее.</translation>
    </message>
    <message>
        <source>Blackpool</source>
        <translation>Блэкпул</translation>
    </message>
    <message>
        <source>Two stands, no shared boards; East-West end where the card says and meet two pairs twice.</source>
        <translation>Две стойки, без общих сдач; EW заканчивают там, где указано в карточке, и встречают две пары дважды.</translation>
    </message>
    <message>
        <source>Double weave Mitchell</source>
        <translation>Митчелл с двойным переплетением</translation>
    </message>
    <message>
        <source>No shared boards, no stand, no skip; every moving pair needs a card.</source>
        <translation>Без общих сдач, стойки и перескока; всем, кто ходит, нужна карточка.</translation>
    </message>
    <message>
        <source>Twin Mitchell</source>
        <translation>Двойной Митчелл</translation>
    </message>
    <message>
        <source>Two sections on the same boards; after half, East-West change the section.</source>
        <translation>Две секции на одних сдачах; после половины EW меняются секциями.</translation>
    </message>
    <message>
        <source>Web Mitchell</source>
        <translation>Веб-Митчелл</translation>
    </message>
    <message>
        <source>Some tables have a copy of the boards in upward order, the others in downward order.</source>
        <translation>На одних столах лежит копия сдач по возрастанию, на других — по убыванию.</translation>
    </message>
    <message>
        <source>Bowman</source>
        <translation>Боуман</translation>
    </message>
    <message>
        <source>A Mitchell with two or more tables added; at one of two the boards go up.</source>
        <translation>Митчелл с двумя или более добавленными столами; у одного из двух сдачи идут вверх.</translation>
    </message>
    <message>
        <source>Appendix Mitchell</source>
        <translation>Митчелл с доп. столом</translation>
    </message>
    <message>
        <source>Pairs go round both ways; at some places they pass two tables with stationary pairs.</source>
        <translation>Пары ходят в обе стороны; местами они минуют два стола с постоянными парами.</translation>
    </message>
    <message>
        <source>American Whist</source>
        <translation>American Whist</translation>
    </message>
    <message>
        <source>New England Relay</source>
        <translation>New England Relay</translation>
    </message>
    <message>
        <source>Stagger</source>
        <translation>Stagger</translation>
    </message>
    <message>
        <source>All teams meet on the same boards both ways; after half of them there are new boards.</source>
        <translation>Все команды встречаются на одних сдачах в обе стороны; после половины сдачи новые.</translation>
    </message>
    <message>
        <source>Stagger of six teams</source>
        <translation>Stagger шести команд</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round; all teams meet.</source>
        <translation>Все столы играют в туре одни и те же сдачи; встречаются все команды.</translation>
    </message>
    <message>
        <source>Changing teams</source>
        <translation>Сменные команды</translation>
    </message>
    <message>
        <source>Six pairs are teams with each of the others in turn; two rounds make three matches.</source>
        <translation>Шесть пар по очереди составляют команды с каждой из остальных; два тура — это три матча.</translation>
    </message>
    <message>
        <source>Thurner</source>
        <translation>Турнер</translation>
    </message>
    <message>
        <source>All teams meet on the same boards both ways; only two tables share them.</source>
        <translation>Все команды встречаются на одних сдачах в обе стороны; делят их только два стола.</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Rainbow</translation>
    </message>
    <message>
        <source>Everybody meets all players of the other seats once.</source>
        <translation>У каждого за столом по разу бывают все игроки других мест.</translation>
    </message>
    <message>
        <source>Whist tournament</source>
        <translation>Турнир по висту</translation>
    </message>
    <message>
        <source>Everybody plays with everybody once, and against everybody twice.</source>
        <translation>У каждого каждый по разу партнёр и дважды соперник.</translation>
    </message>
    <message>
        <source>Switching whole rounds does not make one ranking any fairer here.</source>
        <translation>Разворот целых туров здесь не делает общий зачёт справедливее.</translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be just as good.</source>
        <translation>
            <numerusform>Развернуть %n тур было бы не хуже.</numerusform>
            <numerusform>Развернуть %n тура было бы не хуже.</numerusform>
            <numerusform>Развернуть %n туров было бы не хуже.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole switched rounds give no more than {qf}.</source>
        <translation>Разворот целых туров даёт не больше {qf}.</translation>
    </message>
    <message>
        <source>Whole switched rounds are as good: {qf}.</source>
        <translation>Разворот целых туров не хуже: {qf}.</translation>
    </message>
    <message numerus="yes">
        <source>%n meeting(s) come more than once.</source>
        <translation>
            <numerusform>%n встреча повторяется.</numerusform>
            <numerusform>%n встречи повторяются.</numerusform>
            <numerusform>%n встреч повторяется.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Все играют со всеми.</translation>
    </message>
    <message>
        <source>Everybody meets everybody; perfectly balanced.</source>
        <translation>Все играют со всеми; баланс идеальный.</translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s), in {some} of {all} rounds.</source>
        <translation>
            <numerusform>Общие сдачи у %n стола, в {some} из {all} туров.</numerusform>
            <numerusform>Общие сдачи у %n столов, в {some} из {all} туров.</numerusform>
            <numerusform>Общие сдачи у %n столов, в {some} из {all} туров.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s).</source>
        <translation>
            <numerusform>Общие сдачи у %n стола.</numerusform>
            <numerusform>Общие сдачи у %n столов.</numerusform>
            <numerusform>Общие сдачи у %n столов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards come from a stand at %n table(s).</source>
        <translation>
            <numerusform>Со стойки берёт сдачи %n стол.</numerusform>
            <numerusform>Со стойки берут сдачи %n стола.</numerusform>
            <numerusform>Со стойки берут сдачи %n столов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) will be left over.</source>
        <translation>
            <numerusform>Останется %n сдача.</numerusform>
            <numerusform>Останутся %n сдачи.</numerusform>
            <numerusform>Останется %n сдач.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) more than asked.</source>
        <translation>
            <numerusform>Это на %n сдачу больше, чем задано.</numerusform>
            <numerusform>Это на %n сдачи больше, чем задано.</numerusform>
            <numerusform>Это на %n сдач больше, чем задано.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) fewer than asked.</source>
        <translation>
            <numerusform>Это на %n сдачу меньше, чем задано.</numerusform>
            <numerusform>Это на %n сдачи меньше, чем задано.</numerusform>
            <numerusform>Это на %n сдач меньше, чем задано.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards} in {copies} copies.</source>
        <translation>
            <numerusform>Нужен %n стол и {boards} в {copies} копиях.</numerusform>
            <numerusform>Нужно %n стола и {boards} в {copies} копиях.</numerusform>
            <numerusform>Нужно %n столов и {boards} в {copies} копиях.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards}.</source>
        <translation>
            <numerusform>Нужен %n стол и {boards}.</numerusform>
            <numerusform>Нужно %n стола и {boards}.</numerusform>
            <numerusform>Нужно %n столов и {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best choice, ahead of {other}.</source>
        <translation>Лучший выбор; следующий — {other}.</translation>
    </message>
    <message>
        <source>Next best after {other}.</source>
        <translation>Лучшая после: {other}.</translation>
    </message>
    <message>
        <source>Better: {reasons}.</source>
        <translation>Лучше: {reasons}.</translation>
    </message>
    <message>
        <source>Worse: {reasons}.</source>
        <translation>Хуже: {reasons}.</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>качество</translation>
    </message>
    <message>
        <source>number of opponents</source>
        <translation>число соперников</translation>
    </message>
    <message>
        <source>sit-outs</source>
        <translation>пропуски</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>число сдач</translation>
    </message>
    <message>
        <source>length of the rounds</source>
        <translation>длина туров</translation>
    </message>
    <message>
        <source>share of the boards played</source>
        <translation>доля сыгранных сдач</translation>
    </message>
    <message>
        <source>simplicity</source>
        <translation>простота</translation>
    </message>
    <message>
        <source>boards shared or on a stand</source>
        <translation>сдачи общие или на стойке</translation>
    </message>
    <message>
        <source>Double hesitation Mitchell</source>
        <translation>Митчелл с двойной задержкой</translation>
    </message>
    <message>
        <source>Hesitation Mitchell</source>
        <translation>Митчелл с задержкой</translation>
    </message>
    <message>
        <source>Howell</source>
        <translation>Хоуэлл</translation>
    </message>
    <message>
        <source>Three-quarter Howell</source>
        <translation>Хоуэлл на 3/4</translation>
    </message>
    <message>
        <source>Barometer</source>
        <translation>Барометр</translation>
    </message>
    <message>
        <source>Extended Mitchell</source>
        <translation>Продлённый Митчелл</translation>
    </message>
    <message>
        <source>{name} of a club</source>
        <translation>{name}, клубный</translation>
    </message>
    <message>
        <source>Howell with repeated meetings</source>
        <translation>Хоуэлл с повторными встречами</translation>
    </message>
    <message>
        <source>Mitchell</source>
        <translation>Митчелл</translation>
    </message>
    <message>
        <source>Skip Mitchell</source>
        <translation>Митчелл с перескоком</translation>
    </message>
    <message>
        <source>Share-and-relay Mitchell</source>
        <translation>Митчелл со стойкой</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n round(s) switched</source>
        <translation>
            <numerusform>{name}, разворот %n тура</numerusform>
            <numerusform>{name}, разворот %n туров</numerusform>
            <numerusform>{name}, разворот %n туров</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, two winners</source>
        <translation>{name}, два зачёта</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Sections of {pairs} pairs each play it, ranked apart or, on the same boards, together.</source>
        <translation>Эту схему играют секции (пар: {pairs}), каждая в своём зачёте или, при тех же сдачах, в общем.</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Два зачёта: места на NS и на EW считаются отдельно.</translation>
    </message>
    <message numerus="yes">
        <source>For one ranking, switching %n round(s) is right: fairness {qf} of 100.</source>
        <translation>
            <numerusform>Для общего зачёта нужно развернуть %n тур: справедливость {qf} из 100.</numerusform>
            <numerusform>Для общего зачёта нужно развернуть %n тура: справедливость {qf} из 100.</numerusform>
            <numerusform>Для общего зачёта нужно развернуть %n туров: справедливость {qf} из 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be as bad as none: {qf}.</source>
        <translation>
            <numerusform>Развернуть %n тур так же плохо, как ни одного: {qf}.</numerusform>
            <numerusform>Развернуть %n тура так же плохо, как ни одного: {qf}.</numerusform>
            <numerusform>Развернуть %n туров так же плохо, как ни одного: {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be worse: {qf}.</source>
        <translation>
            <numerusform>Развернуть %n тур было бы хуже: {qf}.</numerusform>
            <numerusform>Развернуть %n тура было бы хуже: {qf}.</numerusform>
            <numerusform>Развернуть %n туров было бы хуже: {qf}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Single tables are switched, so each table needs its card: fairness {qf} of 100.</source>
        <translation>Разворачиваются отдельные столы, поэтому каждому столу нужна карточка: справедливость {qf} из 100.</translation>
    </message>
    <message>
        <source>Its fairness is {qf} of 100.</source>
        <translation>Справедливость: {qf} из 100.</translation>
    </message>
    <message>
        <source>Some pairs meet twice: fairness {qf} of 100.</source>
        <translation>Некоторые пары встречаются дважды: справедливость {qf} из 100.</translation>
    </message>
    <message>
        <source>Everybody meets {least} to {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Соперников у каждого от {least} до {met} из {others}: справедливость {qf} из 100.</translation>
    </message>
    <message>
        <source>Everybody meets {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Соперников у каждого {met} из {others}: справедливость {qf} из 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody, as evenly as is possible: fairness {qf} of 100.</source>
        <translation>Все играют со всеми, настолько ровно, насколько возможно: справедливость {qf} из 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody: fairness {qf} of 100.</source>
        <translation>Все играют со всеми: справедливость {qf} из 100.</translation>
    </message>
</context>
<context>
    <name>MovementChooser</name>
    <message>
        <source>Two wi&amp;nners</source>
        <translation>Два зачё&amp;та</translation>
    </message>
    <message>
        <source>As a &amp;Diagram</source>
        <translation>Диа&amp;грамма</translation>
    </message>
    <message>
        <source>&amp;Use This Movement</source>
        <translation>Вз&amp;ять эту схему</translation>
    </message>
    <message>
        <source>There is no such movement for this number of tables; try another number.</source>
        <translation>Для такого числа столов такой схемы нет; попробуйте другое число.</translation>
    </message>
    <message>
        <source>No movement is known for so few boards: enter more.</source>
        <translation>Для такого числа сдач схем нет: введите больше.</translation>
    </message>
    <message>
        <source>pair {pair}: Qf {qf}</source>
        <translation>пара {pair}: Qf {qf}</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>пары</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>команды</translation>
    </message>
    <message>
        <source>players</source>
        <translation>игроки</translation>
    </message>
    <message>
        <source>Who plays together</source>
        <translation>Кто играет вместе</translation>
    </message>
    <message>
        <source>Pairs, teams of two pairs, or single players.</source>
        <translation>Пары сами за себя, команды из двух пар или отдельные игроки.</translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Копии сдач</translation>
    </message>
    <message>
        <source>The copies of each board: with two, two tables need not share.</source>
        <translation>Сколько копий каждой сдачи; если их две, двум столам не нужно делиться.</translation>
    </message>
    <message>
        <source>for each pair</source>
        <translation>на каждую пару</translation>
    </message>
    <message>
        <source>on hand</source>
        <translation>в наличии</translation>
    </message>
    <message>
        <source>How the boards are counted</source>
        <translation>Как считаются сдачи</translation>
    </message>
    <message>
        <source>The boards that each pair plays, or all boards on hand.</source>
        <translation>Сдачи, которые сыграет каждая пара, или все, какие есть.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>Ho&amp;w many</source>
        <translation>С&amp;колько</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Столы</translation>
    </message>
    <message>
        <source>Half a table is a pair without an opponent.</source>
        <translation>Полстола — это пара без соперников.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>North-South and East-West are ranked apart.</source>
        <translation>Север-юг и восток-запад в отдельных зачётах.</translation>
    </message>
    <message>
        <source>Number that stays away</source>
        <translation>Номер отсутствующей пары</translation>
    </message>
    <message>
        <source>The number of the phantom pair; the best one comes first.</source>
        <translation>Номер отсутствующей пары; лучший стоит первым.</translation>
    </message>
    <message>
        <source>Movements to choose from</source>
        <translation>Схемы на выбор</translation>
    </message>
    <message>
        <source>Enter shows the movement</source>
        <translation>Enter показывает схему</translation>
    </message>
    <message>
        <source>Quality against simplicity</source>
        <translation>Качество и простота</translation>
    </message>
    <message>
        <source>Replaces the current movement by the selected one</source>
        <translation>Заменяет нынешнюю схему выбранной</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>Сто&amp;лы</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>С&amp;дачи</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Копии</translation>
    </message>
    <message>
        <source>Stays awa&amp;y</source>
        <translation>Отс&amp;утствует</translation>
    </message>
    <message>
        <source>Quality against simplicity. Filled: about your boards; square: the first; arrow keys move.</source>
        <translation>Качество и простота. Закрашены: примерно столько сдач, сколько задано; квадрат: первая схема; стрелки ведут.</translation>
    </message>
</context>
<context>
    <name>MovementDocument</name>
    <message>
        <source>New movement</source>
        <translation>Новая схема</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>разворот</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>снятие фиксации</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>фиксация</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>выбор</translation>
    </message>
    <message numerus="yes">
        <source>Mitchell, %n table(s)</source>
        <translation>
            <numerusform>Митчелл, %n стол</numerusform>
            <numerusform>Митчелл, %n стола</numerusform>
            <numerusform>Митчелл, %n столов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovementError</name>
    <message>
        <source>A barometer has 3 to {most} pairs, not {pairs}.</source>
        <translation>В барометре пар от 3 до {most}, а не {pairs}.</translation>
    </message>
    <message>
        <source>A barometer for {pairs} pairs has 1 to {most} rounds, not {rounds}.</source>
        <translation>В барометре при числе пар {pairs} туров от 1 до {most}, а не {rounds}.</translation>
    </message>
    <message>
        <source>A double weave is for a number of tables divisible by 4; {pairs} pairs are not.</source>
        <translation>Митчелл с двойным переплетением — для числа столов, кратного 4; число пар {pairs} его не даёт.</translation>
    </message>
    <message>
        <source>An extended Mitchell is for {least} to {most} pairs, not for {pairs}.</source>
        <translation>Продлённый Митчелл — для числа пар от {least} до {most}, а не для {pairs}.</translation>
    </message>
    <message>
        <source>This movement is for six teams of two pairs, not for {pairs} pairs.</source>
        <translation>Эта схема — для шести команд из двух пар, а не для такого числа пар: {pairs}.</translation>
    </message>
    <message>
        <source>This movement is for 6 pairs, not for {pairs}.</source>
        <translation>Эта схема — для 6 пар, а не для {pairs}.</translation>
    </message>
    <message>
        <source>A hesitation Mitchell of {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>В Митчелле с задержкой при числе столов {tables} туров от 1 до {most}, а не {rounds}.</translation>
    </message>
    <message>
        <source>A movement of this kind has {fewest} to {most} pairs, not {pairs}.</source>
        <translation>В такой схеме от {fewest} до {most} пар, а не {pairs}.</translation>
    </message>
    <message>
        <source>A whist movement is for {known} players, not for {players}.</source>
        <translation>Турнир по висту — для такого числа игроков: {known}, а не для {players}.</translation>
    </message>
    <message>
        <source>A movement of this kind is not for {pairs} pairs; take a Mitchell.</source>
        <translation>Такая схема не для числа пар {pairs}; возьмите Митчелл.</translation>
    </message>
    <message>
        <source>With this number of pairs it has {possible} rounds, not {rounds}.</source>
        <translation>При стольких парах в ней туров {possible}, а не {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell has 3 to {most} pairs, not {pairs}.</source>
        <translation>В Митчелле пар от 3 до {most}, а не {pairs}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables, an odd number, needs no skip: choose one without.</source>
        <translation>При нечётном числе столов ({tables}) Митчеллу перескок не нужен: выберите без него.</translation>
    </message>
    <message>
        <source>A skip Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>В Митчелле с перескоком (столов {tables}) туров от 1 до {most}, а не {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>В Митчелле (столов {tables}) туров от 1 до {most}, а не {rounds}.</translation>
    </message>
    <message>
        <source>Round {number} cannot be switched: the rounds are 1 to {rounds}.</source>
        <translation>Тур {number} нельзя развернуть: туры идут от 1 до {rounds}.</translation>
    </message>
    <message>
        <source>A rover Mitchell is for an odd number of pairs, 9 to {most}, not {pairs}.</source>
        <translation>Митчелл с блуждающей парой — для нечётного числа пар от 9 до {most}, а не для {pairs}.</translation>
    </message>
    <message>
        <source>A rover Mitchell with {tables} whole tables has 2 to {most} rounds, not {rounds}.</source>
        <translation>В Митчелле с блуждающей парой при числе целых столов {tables} туров от 2 до {most}, а не {rounds}.</translation>
    </message>
    <message>
        <source>A Howell movement has 2 to {most} tables, not {pairs} pairs.</source>
        <translation>В Хоуэлле столов от 2 до {most}; число пар {pairs} не подходит.</translation>
    </message>
    <message>
        <source>A Howell movement for {pairs} pairs has {least} to {most} rounds, not {rounds}.</source>
        <translation>В Хоуэлле при числе пар {pairs} туров от {least} до {most}, а не {rounds}.</translation>
    </message>
    <message>
        <source>A Thurner is for 6, 8, 12, 14, 18 and so on teams of two pairs, not for {pairs} pairs.</source>
        <translation>Турнер — для 6, 8, 12, 14, 18 и так далее команд из двух пар; пар здесь: {pairs}.</translation>
    </message>
    <message>
        <source>This movement is for an even number of teams of two pairs, 8 to {most} pairs, not {pairs}.</source>
        <translation>Эта схема — для чётного числа команд из двух пар, от 8 до {most} пар, а не {pairs}.</translation>
    </message>
    <message>
        <source>The movement is too large; take fewer boards in a set, fewer rounds or fewer tables.</source>
        <translation>Схема слишком велика; убавьте сдачи в комплекте, туры или столы.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no pair {pair}; they are 1 to {pairs}.</source>
        <translation>Тур {round}, стол {table}: пары {pair} нет; номера пар от 1 до {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no player {pair}; they are 1 to {pairs}.</source>
        <translation>Тур {round}, стол {table}: игрока {pair} нет; номера игроков от 1 до {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: two pairs are needed.</source>
        <translation>Тур {round}, стол {table}: нужны две пары.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: four players are needed.</source>
        <translation>Тур {round}, стол {table}: нужны четыре игрока.</translation>
    </message>
    <message>
        <source>Round {round}: pair {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Тур {round}: пара {pair} сразу в двух местах, за столом {other} и за столом {table}.</translation>
    </message>
    <message>
        <source>Round {round}: player {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Тур {round}: игрок {pair} сразу в двух местах, за столом {other} и за столом {table}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} plays against itself.</source>
        <translation>Тур {round}, стол {table}: пара {pair} играет сама с собой.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} appears more than once.</source>
        <translation>Тур {round}, стол {table}: игрок {pair} указан не один раз.</translation>
    </message>
    <message>
        <source>Pair {pair} never plays.</source>
        <translation>Пара {pair} ни разу не играет.</translation>
    </message>
    <message>
        <source>Player {pair} never plays.</source>
        <translation>Игрок {pair} ни разу не играет.</translation>
    </message>
    <message>
        <source>A movement has 2 to {most} pairs or players, not {pairs}.</source>
        <translation>В схеме пар или игроков от 2 до {most}, а не {pairs}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} tables, not {tables}.</source>
        <translation>В схеме столов от 1 до {most}, а не {tables}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} rounds, not {rounds}.</source>
        <translation>В схеме туров от 1 до {most}, а не {rounds}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} board sets, not {sets}.</source>
        <translation>В схеме комплектов сдач от 1 до {most}, а не {sets}.</translation>
    </message>
    <message>
        <source>Board set {set} has no boards.</source>
        <translation>В комплекте {set} нет сдач.</translation>
    </message>
    <message>
        <source>Board set {set}: boards have numbers from 1 to {most}.</source>
        <translation>Комплект {set}: номера сдач от 1 до {most}.</translation>
    </message>
    <message>
        <source>Board set {set}: a board appears twice.</source>
        <translation>Комплект {set}: сдача указана дважды.</translation>
    </message>
    <message>
        <source>Round {round}, table {table} does not exist (rounds: {rounds}, tables: {tables}).</source>
        <translation>Тур {round}, стол {table}: в схеме туров {rounds}, столов {tables}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no board set {set}; they are 1 to {sets}.</source>
        <translation>Тур {round}, стол {table}: комплекта {set} нет; номера комплектов от 1 до {sets}.</translation>
    </message>
    <message>
        <source>Round {round}: table {table} appears more than once.</source>
        <translation>Тур {round}: стол {table} указан не один раз.</translation>
    </message>
    <message>
        <source>Pairs {one} and {other} meet more than once: rounds {rounds}.</source>
        <translation>Пары {one} и {other} встречаются не один раз: туры {rounds}.</translation>
    </message>
    <message>
        <source>Not all play equally often: {least} to {most} rounds.</source>
        <translation>Не все играют поровну: туров от {least} до {most}.</translation>
    </message>
    <message>
        <source>Not all boards are played equally often: {least} to {most} times.</source>
        <translation>Не все сдачи играются поровну: от {least} до {most} раз.</translation>
    </message>
    <message>
        <source>Round {round}: tables {tables} share boards.</source>
        <translation>Тур {round}: общие сдачи у столов {tables}.</translation>
    </message>
    <message>
        <source>There are {count} movements in the file; leave one of them in it.</source>
        <translation>Схем в файле {count}; оставьте в нём одну.</translation>
    </message>
    <message>
        <source>The file ends before round {round} is complete; rounds by the first line: {rounds}.</source>
        <translation>Файл кончается раньше, чем тур {round} завершён; число туров по первой строке: {rounds}.</translation>
    </message>
    <message>
        <source>The rounds are complete ({rounds}); this line would be one more.</source>
        <translation>Туров {rounds}, а эта строка была бы лишней.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: somebody plays against 0; an empty table is 0 0 0.</source>
        <translation>Тур {round}, стол {table}: кто-то играет против 0; пустой стол пишется 0 0 0.</translation>
    </message>
    <message>
        <source>Write all board sets as numbers or all as letters; {found} differs from the others.</source>
        <translation>Комплект {found} — буква среди чисел или число среди букв; пишите все комплекты одинаково.</translation>
    </message>
    <message>
        <source>The boards of the sets appear twice.</source>
        <translation>Сдачи комплектов указаны дважды.</translation>
    </message>
    <message>
        <source>There is no board set {set}; they are 1 to {sets}.</source>
        <translation>Комплекта {set} нет; номера комплектов от 1 до {sets}.</translation>
    </message>
    <message>
        <source>The boards of board set {set} appear twice.</source>
        <translation>Сдачи комплекта {set} указаны дважды.</translation>
    </message>
    <message>
        <source>The boards of board set {set} are missing.</source>
        <translation>Сдачи комплекта {set} не указаны.</translation>
    </message>
    <message>
        <source>Bridgemate rows are for pairs, and this movement is individual.</source>
        <translation>Строки для Bridgemate бывают только у пар, а эта схема индивидуальная.</translation>
    </message>
    <message>
        <source>There is no movement in the file.</source>
        <translation>В файле нет схемы.</translation>
    </message>
    <message>
        <source>Tables by the first line: {tables}; there are lines for {count}.</source>
        <translation>В первой строке столов {tables}, а строк со столами — {count}.</translation>
    </message>
    <message>
        <source>Boards by the first line: {boards}; board set {sets} would need {needed}.</source>
        <translation>В первой строке сдач {boards}, а комплекту {sets} понадобилось бы {needed}.</translation>
    </message>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Отсюда это не JSON: столбец {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Слишком много скобок внутри скобок.</translation>
    </message>
    <message>
        <source>This is not a movement; “format” should be “{format}”.</source>
        <translation>Это не схема; «format» должен быть «{format}».</translation>
    </message>
    <message>
        <source>The file is of another version of the program: “version” is not 1.</source>
        <translation>Файл от другой версии программы: «version» не равна 1.</translation>
    </message>
    <message>
        <source>“{key}” is missing or not valid in a movement.</source>
        <translation>«{key}» нет, или там не то, что бывает в схеме.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Эта строка слишком длинная.</translation>
    </message>
    <message>
        <source>The file is too large to be a movement.</source>
        <translation>Файл слишком велик для схемы.</translation>
    </message>
    <message>
        <source>A number is missing here.</source>
        <translation>Здесь не хватает числа.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>{found} стоит там, где должно быть число.</translation>
    </message>
    <message>
        <source>The number {found} is too large.</source>
        <translation>Число {found} слишком велико.</translation>
    </message>
    <message>
        <source>This is worked out for pairs, not for an individual movement, whose partners change.</source>
        <translation>Это считается для пар, а не для индивидуальной схемы, где партнёры меняются.</translation>
    </message>
    <message>
        <source>There are 1 to {most} sessions, not {sessions}.</source>
        <translation>Сессий может быть от 1 до {most}, а не {sessions}.</translation>
    </message>
    <message>
        <source>A weekend of this kind has {needed} sessions, not {sessions}.</source>
        <translation>В турнире выходного дня этого вида сессий {needed}, а не {sessions}.</translation>
    </message>
    <message>
        <source>A Mitchell and two Howells are for an even number of pairs from 8 to 60, not for {pairs}.</source>
        <translation>Митчелл и два Хоуэлла — для чётного числа пар от 8 до 60, не для {pairs}.</translation>
    </message>
    <message>
        <source>A board set has at most {most} boards.</source>
        <translation>В комплекте не больше {most} сдач.</translation>
    </message>
    <message>
        <source>A board appears twice in {found}.</source>
        <translation>В {found} сдача указана дважды.</translation>
    </message>
    <message>
        <source>{found} is not a list of boards; write them as 1-3 or as 1,4,7.</source>
        <translation>{found} — не список сдач; пишите их как 1-3 или 1,4,7.</translation>
    </message>
    <message>
        <source>There is no column {missing}; the first line should name the columns {all}.</source>
        <translation>Нет столбца {missing}; в первой строке должны быть названия столбцов {all}.</translation>
    </message>
    <message>
        <source>Column {missing} appears twice.</source>
        <translation>Столбцов {missing} два.</translation>
    </message>
    <message>
        <source>This line has fewer cells than there are headings.</source>
        <translation>В этой строке меньше полей, чем заголовков.</translation>
    </message>
    <message>
        <source>This line cannot be read as part of a table.</source>
        <translation>Эту строку нельзя прочитать как часть таблицы.</translation>
    </message>
    <message>
        <source>A quotation mark is opened in this line and never closed.</source>
        <translation>В этой строке открыта кавычка и нигде не закрыта.</translation>
    </message>
    <message>
        <source>The file has round {later}, but no line for round {round}.</source>
        <translation>Есть тур {later} и ни одной строки тура {round}.</translation>
    </message>
    <message>
        <source>There is no line below the headings.</source>
        <translation>Под заголовками нет строк.</translation>
    </message>
    <message>
        <source>Pairs here: {pairs}; in lines above: {before}.</source>
        <translation>Пар здесь {pairs}, а в строках выше {before}.</translation>
    </message>
    <message>
        <source>No pair {pair} has played before round {round}.</source>
        <translation>Пара {pair} до тура {round} не играла.</translation>
    </message>
    <message>
        <source>From round {round} on no table has room for another pair.</source>
        <translation>С тура {round} никто не сможет сыграть ещё с одной парой.</translation>
    </message>
    <message>
        <source>In a movement of pairs rounds 2 to {most} can be worked out again.</source>
        <translation>В парной схеме туры с 2 по {most} можно составить заново.</translation>
    </message>
    <message>
        <source>No table can take an appendix table: two moving pairs must meet there in every round.</source>
        <translation>Дополнительный стол присоединить некуда: там в каждом туре должны встречаться две переходящие пары.</translation>
    </message>
    <message>
        <source>Table {table} can take no appendix table: two moving pairs must meet there in every round.</source>
        <translation>К столу {table} дополнительный не присоединить: там в каждом туре должны встречаться две переходящие пары.</translation>
    </message>
    <message>
        <source>A twin Mitchell has two sections with odd tables, 6 or more in all; not {pairs} pairs.</source>
        <translation>Двойной Митчелл — две секции с нечётным числом столов, всего от 6; число пар {pairs} не подходит.</translation>
    </message>
    <message>
        <source>This kind of movement is for an even number of tables, 4 to {most}; {pairs} pairs are not.</source>
        <translation>Такая схема — для чётного числа столов от 4 до {most}; число пар {pairs} его не даёт.</translation>
    </message>
    <message>
        <source>A perfect Howell is known for {numbers} pairs, not for {pairs}: improve a Howell instead.</source>
        <translation>Идеальный Хоуэлл есть для {numbers} пар, но не для {pairs}: улучшите обычный Хоуэлл.</translation>
    </message>
    <message>
        <source>An American Whist is for an odd number of teams, 6 to {most} pairs, not {pairs}.</source>
        <translation>American Whist — для нечётного числа команд из двух пар, от 6 до {most} пар, а не {pairs}.</translation>
    </message>
    <message>
        <source>A rainbow has 20 to {most} players, tables not divisible by 2 or 3; not {players}.</source>
        <translation>В Rainbow от 20 до {most} игроков, столов — не кратно 2 и 3; {players} не подходит.</translation>
    </message>
    <message>
        <source>{found} is neither a number nor a board set, which is a number or a capital letter.</source>
        <translation>{found} — не число и не комплект сдач, то есть число или заглавная буква.</translation>
    </message>
    <message>
        <source>The fifth number is 1 for an individual movement and 0 for one of pairs, not {found}.</source>
        <translation>Пятое число — 1 для индивидуальной схемы и 0 для парной, а не {found}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, five per table (N, S, E, W, board set), not {count}.</source>
        <translation>Туру {round} нужно чисел {needed}, по пять на стол (N, S, E, W, комплект), а их {count}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, three per table (NS, EW, board set), not {count}.</source>
        <translation>Туру {round} нужно чисел {needed}, по три на стол (NS, EW, комплект), а их {count}.</translation>
    </message>
    <message>
        <source>Bridgemate rows need boards that follow one another, unlike those of board set {set}.</source>
        <translation>В строках Bridgemate сдачи идут подряд, а в комплекте {set} — нет.</translation>
    </message>
    <message>
        <source>{found} is not an EBUScore movement of type 0, 1, 2, 5, 6 or 7, or has a missing pair.</source>
        <translation>{found} — не схема EBUScore вида 0, 1, 2, 5, 6 или 7, или в ней отсутствующая пара.</translation>
    </message>
    <message>
        <source>Table {table} needs {needed} numbers (NS, EW, board set; rounds: {rounds}), not {count}.</source>
        <translation>Столу {table} нужно чисел {needed} (NS, EW, комплект; туров: {rounds}), а их {count}.</translation>
    </message>
    <message>
        <source>Sessions measured as one have equal numbers of pairs: one has {pairs}, another {others}.</source>
        <translation>В сессиях, измеряемых вместе, пар поровну: в одной {pairs}, в другой {others}.</translation>
    </message>
    <message>
        <source>The best switches are searched for up to {most} pairs, not {pairs} (board sets: {sets}).</source>
        <translation>Лучшие развороты ищутся для числа пар до {most}, а не {pairs} (комплектов: {sets}).</translation>
    </message>
    <message>
        <source>Bump Mitchell: 9, 11 … {most} pairs, fewer rounds than tables; not {pairs} in {rounds}.</source>
        <translation>Митчелл с вытеснением: пар 9, 11 … {most}, туров меньше, чем столов; не {pairs} при {rounds}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} already played board {board}, round {before}.</source>
        <translation>Тур {round}, стол {table}: пара {pair} уже играла сдачу {board}, в туре {before}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} already played board {board}, round {before}.</source>
        <translation>Тур {round}, стол {table}: игрок {pair} уже играл сдачу {board}, в туре {before}.</translation>
    </message>
    <message>
        <source>First line: pairs, tables, rounds, board sets, 1 if individual. Numbers in it: {count}.</source>
        <translation>Первая строка: пары, столы, туры, комплекты, 1 для индивидуальной. Чисел в ней: {count}.</translation>
    </message>
    <message>
        <source>First line: type, tables, boards, boards per round, rounds. Numbers in it: {count}.</source>
        <translation>Первая строка: вид, столы, сдачи, сдачи в туре, туры. Чисел в ней: {count}.</translation>
    </message>
</context>
<context>
    <name>MovementNotices</name>
    <message numerus="yes">
        <source>%n meeting(s) repeated</source>
        <translation>
            <numerusform>%n повторная встреча</numerusform>
            <numerusform>%n повторные встречи</numerusform>
            <numerusform>%n повторных встреч</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared in %n round(s)</source>
        <translation>
            <numerusform>Общие сдачи в %n туре</numerusform>
            <numerusform>Общие сдачи в %n турах</numerusform>
            <numerusform>Общие сдачи в %n турах</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables play the same boards in a round</source>
        <translation>Все столы играют в туре одни и те же сдачи</translation>
    </message>
    <message>
        <source>The figures are approximate</source>
        <translation>Показатели приблизительные</translation>
    </message>
    <message>
        <source>A click or Space switches a meeting, a click on a heading the round or table; L locks it.</source>
        <translation>Щелчок или пробел разворачивает встречу, щелчок по заголовку — тур или стол; L фиксирует.</translation>
    </message>
</context>
<context>
    <name>MovementPlaces</name>
    <message>
        <source>Play a Mi&amp;llion Events</source>
        <translation>Сы&amp;грать миллион турниров</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Отме&amp;на</translation>
    </message>
    <message>
        <source>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, {events} events</source>
        <translation>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, турниров:&#xa0;{events}</translation>
    </message>
    <message>
        <source>Strength 1 takes place 1 in {own}&#xa0;% of all events.</source>
        <translation>Сила 1 занимает место 1 в {own}&#xa0;% турниров.</translation>
    </message>
    <message>
        <source>More events make the figures more exact.</source>
        <translation>Чем больше турниров, тем точнее показатели.</translation>
    </message>
    <message>
        <source>Events played</source>
        <translation>Сыграно турниров</translation>
    </message>
    <message>
        <source>Strength {strength}: place {strength} in {own}&#xa0;% of events, that or better in {within}&#xa0;%.</source>
        <translation>Сила {strength} занимает место {strength} в {own}&#xa0;% турниров, это или лучшее — в {within}&#xa0;%.</translation>
    </message>
    <message>
        <source>sdb/3: luck in percentages. Qb: the same as quality. Qd: how many places are right, in %.</source>
        <translation>sdb/3: удача в процентах. Qb: то же как качество. Qd: сколько мест верны, в %.</translation>
    </message>
</context>
<context>
    <name>MovementReport</name>
    <message>
        <source>Quality: 100 is even for all.</source>
        <translation>Качество: 100 — поровну для всех.</translation>
    </message>
    <message>
        <source>Qf, bound</source>
        <translation>Qf, предел</translation>
    </message>
    <message>
        <source>No arrow switches can reach more.</source>
        <translation>Никакими разворотами больше не достичь.</translation>
    </message>
    <message>
        <source>Quality if a pair stays away, on average.</source>
        <translation>Качество без одной пары, в среднем.</translation>
    </message>
    <message>
        <source>The same for the best pair number to stay away.</source>
        <translation>То же, если нет пары с лучшим для этого номером.</translation>
    </message>
    <message>
        <source>The same for the worst.</source>
        <translation>То же, если с худшим.</translation>
    </message>
    <message>
        <source>Quality without rounding.</source>
        <translation>Качество без округления.</translation>
    </message>
    <message>
        <source>Opposition: 100 if all meet all equally often.</source>
        <translation>Соперники: 100 — все встречаются со всеми поровну.</translation>
    </message>
    <message>
        <source>Skewness: 0 is even for all.</source>
        <translation>Перекос: 0 — поровну для всех.</translation>
    </message>
    <message>
        <source>Fourth moment of the matrix.</source>
        <translation>Четвёртый момент матрицы.</translation>
    </message>
    <message>
        <source>Least skewness if a pair stays away.</source>
        <translation>Наименьший перекос без одной пары.</translation>
    </message>
    <message>
        <source>Greatest skewness if a pair stays away.</source>
        <translation>Наибольший перекос без одной пары.</translation>
    </message>
    <message>
        <source>Least skewness if a pair that always shares stays away.</source>
        <translation>Наименьший перекос без пары, у которой сдачи всегда общие.</translation>
    </message>
    <message>
        <source>Luck, in percent, with two strong pairs among the others.</source>
        <translation>Доля случая, в процентах, если сильных пар две.</translation>
    </message>
    <message>
        <source>Luck, in percent, with pairs of all strengths.</source>
        <translation>Доля случая, в процентах, если силы пар разные.</translation>
    </message>
    <message>
        <source>The same as a quality.</source>
        <translation>То же как качество.</translation>
    </message>
    <message>
        <source>How often, in percent, a pair gets the place it earns.</source>
        <translation>Как часто, в процентах, пара занимает место, которого заслуживает.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Что это</translation>
    </message>
    <message>
        <source>Figures of the movement</source>
        <translation>Показатели схемы</translation>
    </message>
    <message>
        <source>Figures of the movement, approximate</source>
        <translation>Показатели схемы, приблизительно</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>How much each pair matters to every other</source>
        <translation>Насколько пары зависят друг от друга</translation>
    </message>
    <message>
        <source>{mean} would be even</source>
        <translation>поровну было бы {mean}</translation>
    </message>
</context>
<context>
    <name>MovementShown</name>
    <message>
        <source>Who plays where in each round</source>
        <translation>Кто где играет в каждом туре</translation>
    </message>
</context>
<context>
    <name>MovementTools</name>
    <message>
        <source>&amp;Choose</source>
        <translation>Вы&amp;бор</translation>
    </message>
    <message>
        <source>Movements for these pairs and boards (F4)</source>
        <translation>Схемы для заданного числа пар и сдач (F4)</translation>
    </message>
    <message>
        <source>&amp;Sit-outs</source>
        <translation>П&amp;ропуски</translation>
    </message>
    <message>
        <source>Best number for the missing pair</source>
        <translation>Лучший номер для отсутствующей пары</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>&amp;Места</translation>
    </message>
    <message>
        <source>How often each strength finishes in each place</source>
        <translation>Как часто какая сила какое место занимает</translation>
    </message>
</context>
<context>
    <name>MovementsRoom</name>
    <message>
        <source>This movement</source>
        <translation>Эта схема</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>use a compared movement</source>
        <translation>выбор сравниваемой схемы</translation>
    </message>
    <message>
        <source>pair comes or goes</source>
        <translation>пара приходит или уходит</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Схема</translation>
    </message>
    <message>
        <source>optimise</source>
        <translation>оптимизация</translation>
    </message>
    <message>
        <source>leave a pair out</source>
        <translation>исключение пары</translation>
    </message>
</context>
<context>
    <name>NameCompleter</name>
    <message>
        <source>Players of the register</source>
        <translation>Игроки реестра</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>A preset needs a name.</source>
        <translation>Шаблону нужно имя.</translation>
    </message>
</context>
<context>
    <name>NewEvening</name>
    <message>
        <source>New Evening</source>
        <translation>Новый парный турнир</translation>
    </message>
    <message>
        <source>From a &amp;File…</source>
        <translation>Из &amp;файла…</translation>
    </message>
    <message>
        <source>&amp;Two winners</source>
        <translation>&amp;Два зачёта</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, tables: {tables}</source>
        <translation>Пар: {pairs}, столов: {tables}</translation>
    </message>
    <message>
        <source>&amp;Individual: one player per line</source>
        <translation>&amp;Индивидуальный: по одному игроку в строке</translation>
    </message>
    <message>
        <source>Make Evening</source>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>Players: {players}, tables: {tables}</source>
        <translation>Игроков: {players}, столов: {tables}</translation>
    </message>
    <message>
        <source>At least {count} pairs are needed: one per line, or their number.</source>
        <translation>Нужно не меньше {count} пар: по одной в строке или их число.</translation>
    </message>
    <message>
        <source>The number of players must be divisible by four; enter one per line.</source>
        <translation>Число игроков должно делиться на четыре; по одному в строке.</translation>
    </message>
    <message>
        <source>No movement is known for this number of pairs; open one from a file.</source>
        <translation>Для такого числа пар схема неизвестна; откройте её из файла.</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards</source>
        <translation>{name}: {rounds} × {each}, всего сдач: {boards}</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards, shared by tables</source>
        <translation>{name}: {rounds} × {each}, всего сдач: {boards}, общие для столов</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Схемы</translation>
    </message>
    <message>
        <source>Movement of the Evening</source>
        <translation>Схема турнира</translation>
    </message>
    <message>
        <source>{name} is for {pairs} pairs.</source>
        <translation>{name} — для числа пар {pairs}.</translation>
    </message>
    <message>
        <source>{name} is for {pairs} players.</source>
        <translation>{name} — для числа игроков {pairs}.</translation>
    </message>
    <message>
        <source>Ann Smith, Bob Jones</source>
        <translation>Анна Белова, Борис Чернов</translation>
    </message>
    <message>
        <source>One pair per line, two names with a comma or a dash between them; or how many pairs</source>
        <translation>Пара в строке, два имени через запятую или тире; или сколько пар</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Пары</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>&amp;Сдач на пару</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>Се&amp;кции</translation>
    </message>
    <message>
        <source>Mo&amp;vement</source>
        <translation>С&amp;хема</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>Подс&amp;чёт</translation>
    </message>
    <message>
        <source>As many boards as asked for: {name}, fairness {quality}.</source>
        <translation>Сдач столько, сколько нужно: {name}, справедливость {quality}.</translation>
    </message>
</context>
<context>
    <name>NewEventDialog</name>
    <message>
        <source>New Event</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>&amp;Teams</source>
        <translation>&amp;Команды</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>&amp;Пары</translation>
    </message>
    <message>
        <source>League (round robin): everybody meets everybody</source>
        <translation>Лига (круговой турнир): каждый с каждым</translation>
    </message>
    <message>
        <source>League, twice (double round robin): at home and away</source>
        <translation>Лига в два круга: дома и в гостях</translation>
    </message>
    <message>
        <source>S&amp;wiss pairs</source>
        <translation>Пары, шв&amp;ейцарка</translation>
    </message>
    <message>
        <source>Chess t&amp;eams</source>
        <translation>Ша&amp;хматные команды</translation>
    </message>
    <message>
        <source>Make Event</source>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Финал</translation>
    </message>
    <message>
        <source>Pairs have a room of their own.</source>
        <translation>У пар свой раздел.</translation>
    </message>
    <message>
        <source>Names can be entered later, too.</source>
        <translation>Имена можно ввести и позже.</translation>
    </message>
    <message>
        <source>Names: {count}, rounds: {rounds}.</source>
        <translation>Имён: {count}, туров: {rounds}.</translation>
    </message>
    <message>
        <source>With a rating or strength: {rated}.</source>
        <translation>С рейтингом или силой: {rated}.</translation>
    </message>
    <message>
        <source>Swiss: opponents with similar scores meet</source>
        <translation>Швейцарская система: встречаются соперники с близким числом очков</translation>
    </message>
    <message>
        <source>Groups, and a final of the best</source>
        <translation>Группы и финал лучших</translation>
    </message>
    <message>
        <source>Knock-out: the loser goes out</source>
        <translation>На выбывание: проигравший выбывает</translation>
    </message>
    <message>
        <source>Manual: you choose the matches</source>
        <translation>Вручную: матчи составляет судья</translation>
    </message>
    <message>
        <source>One per line, the strongest first; with a rating if there is one</source>
        <translation>По одному в строке, сильнейшие первыми; с рейтингом, если он есть</translation>
    </message>
    <message>
        <source>qualify from each group:</source>
        <translation>из каждой выходят:</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Досок в матче</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Имена</translation>
    </message>
    <message>
        <source>How many of each group qualify</source>
        <translation>Сколько из каждой группы идут дальше</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Put Round {round} Together</source>
        <translation>Составить тур {round}</translation>
    </message>
    <message>
        <source>Type the Names</source>
        <translation>Ввести имена</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a name.</source>
        <translation>
            <numerusform>%n игрок без имени.</numerusform>
            <numerusform>%n игрока без имён.</numerusform>
            <numerusform>%n игроков без имён.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Result(s)</source>
        <translation>
            <numerusform>Ввести %n результат</numerusform>
            <numerusform>Ввести %n результата</numerusform>
            <numerusform>Ввести %n результатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing on board(s) {boards}.</source>
        <translation>
            <numerusform>Нет результата в сдаче {boards}.</numerusform>
            <numerusform>Нет результатов в сдачах {boards}.</numerusform>
            <numerusform>Нет результатов в сдачах {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Результатов пока нет.</translation>
    </message>
    <message numerus="yes">
        <source>Names are missing in %n pair(s).</source>
        <translation>
            <numerusform>Не хватает имён в %n паре.</numerusform>
            <numerusform>Не хватает имён в %n парах.</numerusform>
            <numerusform>Не хватает имён в %n парах.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Board(s)</source>
        <translation>
            <numerusform>Ввести %n сдачу</numerusform>
            <numerusform>Ввести %n сдачи</numerusform>
            <numerusform>Ввести %n сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the Score Sheet</source>
        <translation>Напечатать протокол</translation>
    </message>
    <message>
        <source>All done: the score sheet is printed.</source>
        <translation>Всё сделано: протокол напечатан.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Пока ничего не введено.</translation>
    </message>
    <message>
        <source>Enter Names</source>
        <translation>Ввести имена</translation>
    </message>
    <message>
        <source>At least two names are needed.</source>
        <translation>Нужны хотя бы два имени.</translation>
    </message>
    <message>
        <source>Begin {stage}</source>
        <translation>Начать: {stage}</translation>
    </message>
    <message>
        <source>The entrants of {stage} are known.</source>
        <translation>Известно, кто играет: {stage}.</translation>
    </message>
    <message>
        <source>Change {stage}</source>
        <translation>Изменить: {stage}</translation>
    </message>
    <message>
        <source>{stage} cannot begin as it is planned.</source>
        <translation>{stage}: по такому плану этап начать нельзя.</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Жеребьёвка тура {round}</translation>
    </message>
    <message>
        <source>All results of round {before} are in.</source>
        <translation>Все результаты тура {before} есть.</translation>
    </message>
    <message>
        <source>Print the Ranking</source>
        <translation>Напечатать итоги</translation>
    </message>
    <message>
        <source>All results are in.</source>
        <translation>Все результаты введены.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Опубликовать</translation>
    </message>
    <message>
        <source>The web pages are older than the results.</source>
        <translation>Веб-страницы старше результатов.</translation>
    </message>
    <message>
        <source>All done: the ranking is printed.</source>
        <translation>Всё сделано: итоги напечатаны.</translation>
    </message>
    <message>
        <source>No cards are printed yet.</source>
        <translation>Карточки ещё не напечатаны.</translation>
    </message>
    <message>
        <source>Print the Cards</source>
        <translation>Напечатать карточки</translation>
    </message>
    <message>
        <source>All done: the cards are printed.</source>
        <translation>Всё сделано: карточки напечатаны.</translation>
    </message>
    <message>
        <source>Change the Number of Rounds</source>
        <translation>Изменить число туров</translation>
    </message>
    <message>
        <source>The rules allow no draw of round {round}.</source>
        <translation>По правилам жеребьёвка тура {round} невозможна.</translation>
    </message>
    <message>
        <source>No round is drawn yet.</source>
        <translation>Жеребьёвки ещё не было.</translation>
    </message>
    <message>
        <source>It can be drawn while round {before} is played.</source>
        <translation>Жеребьёвку можно провести, пока играется тур {before}.</translation>
    </message>
    <message>
        <source>Round {round}: no results yet.</source>
        <translation>Тур {round}: результатов пока нет.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing at table(s) {tables}.</source>
        <translation>
            <numerusform>Тур {round}: нет результата за столом {tables}.</numerusform>
            <numerusform>Тур {round}: нет результатов за столами {tables}.</numerusform>
            <numerusform>Тур {round}: нет результатов за столами {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing on board(s) {tables}.</source>
        <translation>
            <numerusform>Тур {round}: нет результата на доске {tables}.</numerusform>
            <numerusform>Тур {round}: нет результатов на досках {tables}.</numerusform>
            <numerusform>Тур {round}: нет результатов на досках {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Break %n Tie(s)</source>
        <translation>
            <numerusform>Доиграть %n ничью</numerusform>
            <numerusform>Доиграть %n ничьи</numerusform>
            <numerusform>Доиграть %n ничьих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner at table(s) {tables}.</source>
        <translation>
            <numerusform>Тур {round}: нет победителя за столом {tables}.</numerusform>
            <numerusform>Тур {round}: нет победителя за столами {tables}.</numerusform>
            <numerusform>Тур {round}: нет победителя за столами {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner on board(s) {tables}.</source>
        <translation>
            <numerusform>Тур {round}: нет победителя на доске {tables}.</numerusform>
            <numerusform>Тур {round}: нет победителя на досках {tables}.</numerusform>
            <numerusform>Тур {round}: нет победителя на досках {tables}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NormWords</name>
    <message>
        <source>games played: {found}, needed {needed}</source>
        <translation>сыграно партий: {found}, нужно {needed}</translation>
    </message>
    <message>
        <source>players: {found}, needed {needed}</source>
        <translation>игроков: {found}, нужно {needed}</translation>
    </message>
    <message>
        <source>other federations of opponents: {found}, needed {needed}</source>
        <translation>других федераций у соперников: {found}, нужно {needed}</translation>
    </message>
    <message>
        <source>opponents of the player&apos;s own federation: {found}, at most {needed}</source>
        <translation>соперников из своей федерации: {found}, не больше {needed}</translation>
    </message>
    <message>
        <source>opponents of one federation: {found}, at most {needed}</source>
        <translation>соперников из одной федерации: {found}, не больше {needed}</translation>
    </message>
    <message>
        <source>opponents with titles: {found}, needed {needed}</source>
        <translation>соперников со званиями: {found}, нужно {needed}</translation>
    </message>
    <message>
        <source>opponents with this title or a higher one: {found}, needed {needed}</source>
        <translation>соперников с этим или более высоким званием: {found}, нужно {needed}</translation>
    </message>
    <message>
        <source>average rating of opponents: {found}, needed {needed}</source>
        <translation>средний рейтинг соперников: {found}, нужно {needed}</translation>
    </message>
    <message>
        <source>points: {found} %, needed {needed} %</source>
        <translation>очков: {found} %, нужно {needed} %</translation>
    </message>
    <message>
        <source>performance: {found}, needed {needed}</source>
        <translation>перформанс: {found}, нужно {needed}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Own federation</source>
        <translation>Своя федерация</translation>
    </message>
    <message>
        <source>One federation</source>
        <translation>Одна федерация</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Очки, %</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Норма</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>всё есть</translation>
    </message>
    <message>
        <source>Eight games and a round won without playing are enough (1.4.1c).</source>
        <translation>Достаточно восьми партий и тура, выигранного без игры (1.4.1c).</translation>
    </message>
    <message>
        <source>Among so many guests federations do not matter (1.4.3d).</source>
        <translation>При таком числе гостей федерации не важны (1.4.3d).</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Other federations</source>
        <translation>Другие федерации</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Звания</translation>
    </message>
    <message>
        <source>Of this title</source>
        <translation>С этим званием</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Lacking</source>
        <translation>Не хватает</translation>
    </message>
    <message>
        <source>Title norms after round {number}</source>
        <translation>Нормы на звания после тура {number}</translation>
    </message>
    <message>
        <source>Nobody reaches the performance of a norm</source>
        <translation>Никто не достигает перформанса нормы</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Считается как</translation>
    </message>
    <message>
        <source>{name}: {title} norm</source>
        <translation>{name}: норма {title}</translation>
    </message>
    <message>
        <source>{title} norm: performance {performance}, needed {needed}; games: {games}.</source>
        <translation>Норма {title}: перформанс {performance}, нужно {needed}; партий: {games}.</translation>
    </message>
    <message>
        <source>No {title} norm: {lacking}.</source>
        <translation>Нормы {title} нет: {lacking}.</translation>
    </message>
    <message>
        <source>FIDE title regulations 1.4, without rounds per day, arbiters and exempt championships</source>
        <translation>правила ФИДЕ о званиях 1.4; число туров в день, арбитры и чемпионаты-исключения не проверены</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>({count} more)</source>
        <translation>(ещё {count})</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Enter {least} to {most}; Esc brings back {number}.</source>
        <translation>Введите от {least} до {most}; Esc вернёт {number}.</translation>
    </message>
    <message>
        <source>Enter {least} to {most}.</source>
        <translation>Введите от {least} до {most}.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>“{typed}” is not a number of whole or half tables.</source>
        <translation>«{typed}» — не число целых или половинных столов.</translation>
    </message>
    <message>
        <source>“{typed}” is not a number.</source>
        <translation>«{typed}» — не число.</translation>
    </message>
    <message>
        <source>{typed} is less than {least}.</source>
        <translation>{typed} меньше, чем {least}.</translation>
    </message>
    <message>
        <source>{typed} is more than {most}.</source>
        <translation>{typed} больше, чем {most}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number.</source>
        <translation>«{typed}» — не целое число.</translation>
    </message>
    <message>
        <source>“{typed}” has too many decimals: {count} at most.</source>
        <translation>В «{typed}» слишком много знаков после запятой: не больше {count}.</translation>
    </message>
</context>
<context>
    <name>OptimisePanel</name>
    <message>
        <source>Who&amp;le rounds only</source>
        <translation>Только &amp;целые туры</translation>
    </message>
    <message>
        <source>All tables switch in the same rounds, so no table needs a card of its own.</source>
        <translation>Все столы разворачиваются в одних и тех же турах, поэтому карточки столам не нужны.</translation>
    </message>
    <message>
        <source>Other b&amp;ase movements too</source>
        <translation>И др&amp;угие основные схемы</translation>
    </message>
    <message>
        <source>Pairs may meet twice</source>
        <translation>Пары могут встретиться дважды</translation>
    </message>
    <message>
        <source>With a few rounds more than a Mitchell, this can be much fairer.</source>
        <translation>Когда туров чуть больше, чем в Митчелле, это может быть гораздо справедливее.</translation>
    </message>
    <message>
        <source>No shared boards</source>
        <translation>Без общих сдач</translation>
    </message>
    <message>
        <source>Stationary pairs: at least </source>
        <translation>Постоянных пар: не менее </translation>
    </message>
    <message>
        <source>Stationary pairs</source>
        <translation>Постоянные пары</translation>
    </message>
    <message>
        <source>Copies of the boards: </source>
        <translation>Копии сдач: </translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Копии сдач</translation>
    </message>
    <message>
        <source>Best sit-out: usual weight</source>
        <translation>Лучший пропуск: обычный вес</translation>
    </message>
    <message>
        <source>Best sit-out: weight </source>
        <translation>Лучший пропуск: вес </translation>
    </message>
    <message>
        <source>Weight of the best sit-out</source>
        <translation>Вес лучшего пропуска</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Ход поиска</translation>
    </message>
    <message>
        <source>Stopped. The best movement so far is kept.</source>
        <translation>Остановлено. Оставлена лучшая найденная схема.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}, at most {bound}. Tries: {tries}.</source>
        <translation>Qf {qf}, было {before}, предел {bound}. Попыток: {tries}.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}. Tries: {tries}.</source>
        <translation>Qf {qf}, было {before}. Попыток: {tries}.</translation>
    </message>
    <message>
        <source>{count} million</source>
        <translation>{count}&#xa0;млн</translation>
    </message>
    <message>
        <source>Proven: no other choice of switches is better.</source>
        <translation>Доказано: лучшего набора разворотов нет.</translation>
    </message>
    <message>
        <source>The bound is reached: Qf cannot be higher.</source>
        <translation>Предел достигнут: Qf не может быть выше.</translation>
    </message>
    <message>
        <source>No gain in the last {tries} tries: it is the best that is known.</source>
        <translation>За последние {tries} попыток улучшений нет: лучшее из известного.</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Ос&amp;тановить</translation>
    </message>
    <message>
        <source>&amp;Optimise</source>
        <translation>&amp;Оптимизировать</translation>
    </message>
    <message>
        <source>Stops the search and keeps the best movement so far (Esc)</source>
        <translation>Останавливает поиск и оставляет лучшую найденную схему (Esc)</translation>
    </message>
    <message>
        <source>Looks for the arrow switches that make the movement fairest</source>
        <translation>Ищет развороты, при которых схема справедливее всего</translation>
    </message>
    <message>
        <source>Opponents and tables may change, too, not only the directions.</source>
        <translation>Меняться может и кто с кем и где играет, а не только направления.</translation>
    </message>
    <message>
        <source>No other base movement is known for this number of pairs and rounds.</source>
        <translation>Для такого числа пар и туров другая основная схема неизвестна.</translation>
    </message>
    <message>
        <source>Locked tables keep the base movement: unlock them first.</source>
        <translation>Зафиксированные столы держат основную схему: сначала снимите фиксацию.</translation>
    </message>
    <message>
        <source>Other base movements switch single tables, not whole rounds.</source>
        <translation>Другие основные схемы разворачивают отдельные столы, а не целые туры.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>What the search may change, and what it weighs</source>
        <translation>Что поиск может менять и что он учитывает</translation>
    </message>
    <message>
        <source>At equal Qf, better sit-outs decide; weight usually 2, or 0 if a pair sits out anyway.</source>
        <translation>При равном Qf решают пропуски; вес обычно 2 или 0, если одна пара и так пропускает.</translation>
    </message>
</context>
<context>
    <name>OwnScalesDialog</name>
    <message>
        <source>Own Scales</source>
        <translation>Свои шкалы</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Свои шкалы</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Новая</translation>
    </message>
    <message>
        <source>Begin a table, to be typed in</source>
        <translation>Начать таблицу, чтобы набрать её</translation>
    </message>
    <message>
        <source>&amp;Bands for Each VP</source>
        <translation>&amp;Интервалы для каждого ВП</translation>
    </message>
    <message>
        <source>&amp;VP for Each Margin</source>
        <translation>&amp;ВП для каждой разницы</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>&amp;Открыть файл…</translation>
    </message>
    <message>
        <source>A table in a CSV, XLSX, ODS or HTML file, or a scale file</source>
        <translation>Таблица в файле CSV, XLSX, ODS или HTML или файл шкалы</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Reads a table that was copied from anywhere</source>
        <translation>Читает таблицу, скопированную откуда угодно</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Изменить…</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>Сохранить &amp;копию…</translation>
    </message>
    <message>
        <source>A scale file, to be handed on</source>
        <translation>Файл шкалы, чтобы передать другим</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>У&amp;далить</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>В&amp;ернуть</translation>
    </message>
    <message>
        <source>Brings back the scale that was removed last</source>
        <translation>Возвращает шкалу, убранную последней</translation>
    </message>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>Вз&amp;ять шкалу</translation>
    </message>
    <message>
        <source>Copy a table first; there is no text to paste.</source>
        <translation>Сначала скопируйте таблицу; вставлять нечего.</translation>
    </message>
    <message>
        <source>Open a Table or a Scale</source>
        <translation>Открыть таблицу или шкалу</translation>
    </message>
    <message>
        <source>Tables and scales ({suffixes})</source>
        <translation>Таблицы и шкалы ({suffixes})</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>Scales ({suffixes})</source>
        <translation>Шкалы ({suffixes})</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>шкала</translation>
    </message>
    <message>
        <source>For {boards}</source>
        <translation>На {boards}</translation>
    </message>
    <message>
        <source>You have no own scales yet: type one with New, paste a table, or open a file.</source>
        <translation>Своих шкал пока нет: наберите новую, вставьте таблицу или откройте файл.</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Page shown</source>
        <translation>Показанная страница</translation>
    </message>
    <message numerus="yes">
        <source>of %n page(s)</source>
        <translation>
            <numerusform>из %n</numerusform>
            <numerusform>из %n</numerusform>
            <numerusform>из %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {page} of {pages}: {title}</source>
        <translation>Страница {page} из {pages}: {title}</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Вписать</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Вся страница</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Просмотр страниц</translation>
    </message>
</context>
<context>
    <name>PagedRoom</name>
    <message>
        <source>Pages of the room</source>
        <translation>Страницы раздела</translation>
    </message>
</context>
<context>
    <name>PairsDecisions</name>
    <message>
        <source>Score given</source>
        <translation>Присуждённый результат</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Присуждено</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Сдача отменена</translation>
    </message>
    <message>
        <source>Board counts again</source>
        <translation>Сдача снова учитывается</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Law and reason</source>
        <translation>Правило и причина</translation>
    </message>
</context>
<context>
    <name>PairsDocument</name>
    <message>
        <source>New evening</source>
        <translation>Новый парный турнир</translation>
    </message>
</context>
<context>
    <name>PairsDoubts</name>
    <message>
        <source>The others have {points} for the other side: was the arrow turned?</source>
        <translation>У других {points} в другую сторону: не развёрнута ли стрелка?</translation>
    </message>
    <message>
        <source>No other result is anywhere near {points}.</source>
        <translation>Других результатов и близко к {points} нет.</translation>
    </message>
    <message>
        <source>The contract is down by six or more.</source>
        <translation>Контракт сел без шести или больше.</translation>
    </message>
    <message>
        <source>This looks like board {board}.</source>
        <translation>Похоже на сдачу {board}.</translation>
    </message>
</context>
<context>
    <name>PairsEntryWords</name>
    <message>
        <source>{pair} from {before} to {now}</source>
        <translation>{pair} с {before} на {now}</translation>
    </message>
    <message>
        <source>Places: {moves}.</source>
        <translation>Места: {moves}.</translation>
    </message>
    <message>
        <source>Enter again takes it as it is, Backspace corrects it.</source>
        <translation>Ещё раз Enter — взять как есть, Backspace — исправить.</translation>
    </message>
</context>
<context>
    <name>PairsError</name>
    <message>
        <source>Round {round}, table {table}, board {board}: {reason}</source>
        <translation>Тур {round}, стол {table}, сдача {board}: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, board {board}: there are two results.</source>
        <translation>Тур {round}, стол {table}, сдача {board}: два результата.</translation>
    </message>
    <message>
        <source>There are two pairs with the number {number}.</source>
        <translation>Есть две пары с номером {number}.</translation>
    </message>
    <message>
        <source>There is no pair {number}.</source>
        <translation>Пары {number} нет.</translation>
    </message>
    <message>
        <source>Pair {number} has no starting position.</source>
        <translation>У пары {number} нет начального места.</translation>
    </message>
    <message>
        <source>Pair {number} has two starting positions.</source>
        <translation>У пары {number} два начальных места.</translation>
    </message>
    <message>
        <source>Section {section} appears twice.</source>
        <translation>Есть две секции {section}.</translation>
    </message>
    <message>
        <source>There is no section {section}.</source>
        <translation>Секции {section} нет.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: nobody plays board {board} there.</source>
        <translation>Тур {round}, стол {table}: сдачу {board} там никто не играет.</translation>
    </message>
    <message>
        <source>Another pair has the starting position {start}.</source>
        <translation>Начальное место {start} занято другой парой.</translation>
    </message>
    <message>
        <source>The starting positions are 1 to {most}, not {start}.</source>
        <translation>Начальные места от 1 до {most}, а не {start}.</translation>
    </message>
    <message>
        <source>A ScoreTable needs the columns PairId_NS and PairId_EW.</source>
        <translation>В ScoreTable нужны столбцы PairId_NS и PairId_EW.</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Сдача {board}: {reason}</translation>
    </message>
    <message>
        <source>A stratum is a letter from A, the strongest, to {last}; “{typed}” is not one.</source>
        <translation>Категория — буква от A, самой сильной, до {last}; «{typed}» не подходит.</translation>
    </message>
    <message>
        <source>“{typed}” is not a date such as 2026-11-24.</source>
        <translation>«{typed}» — не дата, такая как 2026-11-24.</translation>
    </message>
    <message>
        <source>A result in the file needs the number of its board.</source>
        <translation>У результата в файле должен быть номер сдачи.</translation>
    </message>
    <message>
        <source>This is not a USEBIO file of pairs.</source>
        <translation>Это не файл USEBIO парного турнира.</translation>
    </message>
    <message>
        <source>There are no results in the file.</source>
        <translation>В файле нет результатов.</translation>
    </message>
    <message>
        <source>The travellers are not where a USEBIO file has them.</source>
        <translation>Протоколы сдач стоят не там, где они должны быть в файле USEBIO.</translation>
    </message>
    <message>
        <source>There are more than {most} pairs.</source>
        <translation>Больше {most} пар.</translation>
    </message>
    <message>
        <source>“{typed}”: both sides get 0 to 100 %.</source>
        <translation>«{typed}»: обе стороны получают от 0 до 100 %.</translation>
    </message>
    <message>
        <source>“{typed}”: a split score has two results, as in 420 | -50: for each side one.</source>
        <translation>«{typed}»: раздельный результат состоит из двух, например 420 | -50: по одному каждой стороне.</translation>
    </message>
    <message>
        <source>There are no names in the register.</source>
        <translation>В реестре нет имён.</translation>
    </message>
    <message>
        <source>The register has no column with names; give it the heading Name.</source>
        <translation>В реестре нет столбца с именами; дайте ему заголовок «Имя».</translation>
    </message>
    <message>
        <source>The register has more than {most} players.</source>
        <translation>В реестре больше {most} игроков.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row.</source>
        <translation>В этой строке не хватает кавычки, или она не на месте.</translation>
    </message>
    <message>
        <source>Matchpoints need a scale of percentages, and IMPs one of IMPs.</source>
        <translation>Матчпойнтам нужна шкала в процентах, а импам — в импах.</translation>
    </message>
    <message>
        <source>The movement has {pairs} starting positions, not {found}.</source>
        <translation>В схеме начальных мест {pairs}, а не {found}.</translation>
    </message>
    <message>
        <source>Sessions in per cent and sessions in IMPs cannot be ranked together.</source>
        <translation>Сессии в процентах и сессии в импах нельзя свести в один зачёт.</translation>
    </message>
    <message>
        <source>There is no pair “{pair}” in the event.</source>
        <translation>Пары «{pair}» в турнире нет.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet in round {round}.</source>
        <translation>Сдача {board}: {ns} и {ew} в туре {round} не встречаются.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet on it in this evening.</source>
        <translation>Сдача {board}: {ns} и {ew} в этом турнире на ней не встречаются.</translation>
    </message>
    <message>
        <source>“{board}” is not the number of a board.</source>
        <translation>«{board}» — не номер сдачи.</translation>
    </message>
    <message>
        <source>The file has no ScoreTable with results, and no board with its contract and result.</source>
        <translation>В файле нет ни ScoreTable с результатами, ни игры с контрактом и результатом.</translation>
    </message>
    <message>
        <source>“{typed}” is not a pair: put both names on one line, with a dash or a slash between them.</source>
        <translation>«{typed}» — не пара: напишите оба имени в одной строке через тире или косую черту.</translation>
    </message>
    <message>
        <source>There is no result to be moved.</source>
        <translation>Нет результата, который можно перенести.</translation>
    </message>
    <message>
        <source>The result is there already.</source>
        <translation>Результат уже там.</translation>
    </message>
    <message>
        <source>Board {board} has a result at table {table} already: swap the two, or clear it.</source>
        <translation>У сдачи {board} за столом {table} уже есть результат: поменяйте их местами или удалите его.</translation>
    </message>
</context>
<context>
    <name>PairsFileError</name>
    <message>
        <source>There are no results in the file.</source>
        <translation>В файле нет результатов.</translation>
    </message>
    <message>
        <source>The first line names the columns; “{column}” is missing.</source>
        <translation>Первая строка называет столбцы; нет «{column}».</translation>
    </message>
    <message>
        <source>“{column}” is not a known column.</source>
        <translation>«{column}» — неизвестный столбец.</translation>
    </message>
    <message>
        <source>Cells in this line: {found}, not {wanted}; put a score with a comma in quotes.</source>
        <translation>В этой строке ячеек {found}, а не {wanted}; результат с запятой возьмите в кавычки.</translation>
    </message>
    <message>
        <source>The column “{column}” is blank here.</source>
        <translation>Столбец «{column}» здесь пуст.</translation>
    </message>
    <message>
        <source>Pair {pair} has board {board} a second time; the first is in line {first}.</source>
        <translation>У пары {pair} сдача {board} второй раз; первый — в строке {first}.</translation>
    </message>
    <message>
        <source>Pair {pair} meets itself.</source>
        <translation>Пара {pair} играет сама с собой.</translation>
    </message>
    <message>
        <source>“{typed}” is a contract, and its score needs a board number; “{board}” is not one.</source>
        <translation>«{typed}» — контракт: нужен номер сдачи, а «{board}» — не номер.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>There are more than {most} results in the file.</source>
        <translation>В файле больше {most} результатов.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed, or closed too early.</source>
        <translation>Кавычка не закрыта или закрыта слишком рано.</translation>
    </message>
</context>
<context>
    <name>PairsFiles</name>
    <message>
        <source>Pairs evenings</source>
        <translation>Парные турниры</translation>
    </message>
    <message>
        <source>Open an Evening</source>
        <translation>Открыть парный турнир</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>пары</translation>
    </message>
    <message>
        <source>Save the Evening</source>
        <translation>Сохранить парный турнир</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Реестры</translation>
    </message>
    <message>
        <source>Register of Players</source>
        <translation>Реестр игроков</translation>
    </message>
</context>
<context>
    <name>PairsMethods</name>
    <message>
        <source>IMPs against the mean of the results, to the nearest 10 points.</source>
        <translation>Импы против среднего результатов, с округлением до 10 очков.</translation>
    </message>
    <message>
        <source>IMPs against every other result.</source>
        <translation>Импы против каждого другого результата.</translation>
    </message>
    <message>
        <source>Continuous IMPs against the mean of the results.</source>
        <translation>Непрерывные импы против среднего результатов.</translation>
    </message>
    <message>
        <source>2 for each result beaten, 1 for each equal one and for itself.</source>
        <translation>2 за каждый побитый результат, 1 за равный и за свой.</translation>
    </message>
    <message>
        <source>2 for each result beaten and 1 for each equal one, times expected by actual results.</source>
        <translation>2 за каждый побитый результат и 1 за равный, с пересчётом на ожидаемое число результатов.</translation>
    </message>
    <message>
        <source>2 for a board won and 1 for one halved; the mean against all other results.</source>
        <translation>2 за выигранную сдачу и 1 за ничейную; среднее против всех других результатов.</translation>
    </message>
    <message>
        <source>2 per result beaten, 1 per equal one; Neuberg&apos;s formula for boards played less often.</source>
        <translation>2 за побитый результат, 1 за равный; по формуле Нойберга для сдач, сыгранных реже.</translation>
    </message>
</context>
<context>
    <name>PairsModel</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>EW</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>Импы NS</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>Разница NS</translation>
    </message>
    <message>
        <source>NS VP</source>
        <translation>ВП NS</translation>
    </message>
    <message>
        <source>EW VP</source>
        <translation>ВП EW</translation>
    </message>
    <message>
        <source>{table}, from board {board}</source>
        <translation>{table}, со сдачи {board}</translation>
    </message>
    <message>
        <source>Pairs of the team</source>
        <translation>Пары команды</translation>
    </message>
</context>
<context>
    <name>PairsPresentation</name>
    <message>
        <source>Nobody is seated yet</source>
        <translation>Никто ещё не посажен</translation>
    </message>
</context>
<context>
    <name>PairsReport</name>
    <message>
        <source>Names</source>
        <translation>Имена</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>With carry-over</source>
        <translation>С переносом</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>С гандикапом</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Section {section}</source>
        <translation>Секция {section}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Сдача {board}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Раз</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Частоты</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Присуждено</translation>
    </message>
    <message>
        <source>{ranking}, provisional</source>
        <translation>{ranking}, предварительно</translation>
    </message>
    <message numerus="yes">
        <source>{method}; %n result(s) missing</source>
        <translation>
            <numerusform>{method}; нет %n результата</numerusform>
            <numerusform>{method}; нет %n результатов</numerusform>
            <numerusform>{method}; нет %n результатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) in play.</source>
        <translation>
            <numerusform>В игре %n сдача.</numerusform>
            <numerusform>В игре %n сдачи.</numerusform>
            <numerusform>В игре %n сдач.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each pair plays %n of them.</source>
        <translation>
            <numerusform>Каждая пара играет %n из них.</numerusform>
            <numerusform>Каждая пара играет %n из них.</numerusform>
            <numerusform>Каждая пара играет %n из них.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair plays {least} to {most} of them.</source>
        <translation>Пара играет от {least} до {most} из них.</translation>
    </message>
    <message numerus="yes">
        <source>A pair sits out %n round(s) at most.</source>
        <translation>
            <numerusform>Пара пропускает не больше %n тура.</numerusform>
            <numerusform>Пара пропускает не больше %n туров.</numerusform>
            <numerusform>Пара пропускает не больше %n туров.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is room for a late pair.</source>
        <translation>Место для опоздавшей пары есть.</translation>
    </message>
    <message>
        <source>There is no room for a late pair.</source>
        <translation>Места для опоздавшей пары нет.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n tables play the same boards at once.</source>
        <translation>
            <numerusform>Одни и те же сдачи одновременно играет не больше чем %n стол.</numerusform>
            <numerusform>Одни и те же сдачи одновременно играют до %n столов.</numerusform>
            <numerusform>Одни и те же сдачи одновременно играют до %n столов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place with handicap</source>
        <translation>Место с гандикапом</translation>
    </message>
    <message>
        <source>Session {number}</source>
        <translation>Сессия {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Стартовый список по именам</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Стартовый список по столам</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>МП</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Линия NS</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Линия EW</translation>
    </message>
    <message>
        <source>{method}; boards in play do not count yet</source>
        <translation>{method}; сдачи в&#xa0;игре пока не учтены</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Два зачёта: места на NS и на EW считаются отдельно.</translation>
    </message>
    <message>
        <source>Fairness: {fairness} of 100.</source>
        <translation>Справедливость: {fairness} из 100.</translation>
    </message>
    <message>
        <source>Section {section}: {movement}.</source>
        <translation>Секция {section}: {movement}.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>{ranking}, stratum {stratum}</source>
        <translation>{ranking}, категория {stratum}</translation>
    </message>
    <message>
        <source>{ranking} by handicap</source>
        <translation>{ranking} с гандикапом</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Матчпойнты</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Батлер</translation>
    </message>
    <message>
        <source>Cross-IMPs</source>
        <translation>Кросс-импы</translation>
    </message>
    <message>
        <source>Bastille</source>
        <translation>Bastille</translation>
    </message>
    <message>
        <source>Ascherman</source>
        <translation>Ашерман</translation>
    </message>
    <message>
        <source>Matchpoints, factored</source>
        <translation>Матчпойнты с пересчётом</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Mean by boards</source>
        <translation>Среднее по сдачам</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>не играли</translation>
    </message>
    <message>
        <source>arrow turned</source>
        <translation>стрелка развёрнута</translation>
    </message>
    <message>
        <source>{title}: {board}</source>
        <translation>{title}: {board}</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Пара {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>{name} (left after round {number})</source>
        <translation>{name} (уход после тура {number})</translation>
    </message>
</context>
<context>
    <name>PairsResultEntry</name>
    <message>
        <source>board {board}</source>
        <translation>сдача {board}</translation>
    </message>
    <message>
        <source>board {board}, table {table} “{typed}”</source>
        <translation>сдача {board}, стол {table} «{typed}»</translation>
    </message>
    <message>
        <source>Not taken: {results}. {why}</source>
        <translation>Не принято: {results}. {why}</translation>
    </message>
    <message>
        <source>This goes to board {board}, table {table}. Backspace corrects the result.</source>
        <translation>Это для сдачи {board}, стол {table}. Backspace исправляет результат.</translation>
    </message>
</context>
<context>
    <name>PairsRoom</name>
    <message>
        <source>A60/40, 3NT W +1, 60% 110, 40% -50, or 420 | -50 for both sides</source>
        <translation>A60/40, 3NT W +1, 60% 110, 40% -50 или 420 | -50 обеим сторонам</translation>
    </message>
    <message>
        <source>Compare only with results of the same deal (fouled board)</source>
        <translation>Сравнивать только с результатами того же расклада (испорченная сдача)</translation>
    </message>
    <message>
        <source>Adjusted Score of Board {board}</source>
        <translation>Присуждённый результат сдачи {board}</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Результат</translation>
    </message>
    <message>
        <source>&amp;Law</source>
        <translation>Правил&amp;о</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Причина</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Место</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Дата</translation>
    </message>
    <message>
        <source>Name, Place and Date</source>
        <translation>Название, место и дата</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Группа</translation>
    </message>
    <message>
        <source>Late Pair</source>
        <translation>Опоздавшая пара</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Имена</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Место</translation>
    </message>
    <message>
        <source>&amp;From round</source>
        <translation>&amp;С тура</translation>
    </message>
    <message>
        <source>Every seat is taken: a late pair needs another movement.</source>
        <translation>Все места заняты: для опоздавшей пары нужна другая схема.</translation>
    </message>
    <message>
        <source>&amp;Pair</source>
        <translation>П&amp;ара</translation>
    </message>
    <message>
        <source>Leaves &amp;after round</source>
        <translation>Уходит по&amp;сле тура</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Игрок</translation>
    </message>
    <message>
        <source>&amp;Substitute</source>
        <translation>&amp;Замена</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Замена</translation>
    </message>
    <message>
        <source>Per &amp;cent of a top</source>
        <translation>Про&amp;цент топа</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;Импы</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Штраф</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) change.</source>
        <translation>
            <numerusform>Меняется %n стол.</numerusform>
            <numerusform>Меняются %n стола.</numerusform>
            <numerusform>Меняются %n столов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) lose their place.</source>
        <translation>
            <numerusform>%n результат теряет место.</numerusform>
            <numerusform>%n результата теряют место.</numerusform>
            <numerusform>%n результатов теряют место.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the register</source>
        <translation>
            <numerusform>%n игрок в реестре</numerusform>
            <numerusform>%n игрока в реестре</numerusform>
            <numerusform>%n игроков в реестре</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list had no place left.</source>
        <translation>
            <numerusform>Для %n строки списка не хватило места.</numerusform>
            <numerusform>Для %n строк списка не хватило места.</numerusform>
            <numerusform>Для %n строк списка не хватило места.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin an Evening</source>
        <translation>Начать парный турнир</translation>
    </message>
    <message>
        <source>Two numbers are enough; names can follow later.</source>
        <translation>Достаточно двух чисел; имена можно ввести потом.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Names and More…</source>
        <translation>Имена и другое…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>все результаты введены</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>тур {round} из {count}</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Сдача {board}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Тур {round}, стол {table}</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>нет %n результата</numerusform>
            <numerusform>нет %n результатов</numerusform>
            <numerusform>нет %n результатов</numerusform>
        </translation>
    </message>
    <message>
        <source>board {board} cancelled</source>
        <translation>сдача {board} отменена</translation>
    </message>
    <message>
        <source>late pair</source>
        <translation>опоздавшая пара</translation>
    </message>
    <message>
        <source>pair leaves</source>
        <translation>пара уходит</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>замена</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>штраф</translation>
    </message>
    <message>
        <source>There are results already, so the movement stays as it is.</source>
        <translation>Результаты уже есть, поэтому схема остаётся.</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>схема</translation>
    </message>
    <message>
        <source>In this movement pairs change direction, so there is one winner.</source>
        <translation>В этой схеме пары меняют линию, поэтому зачёт один.</translation>
    </message>
    <message>
        <source>two winners</source>
        <translation>два зачёта</translation>
    </message>
    <message>
        <source>one winner</source>
        <translation>один зачёт</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Два зачёта: места на NS и на EW считаются отдельно.</translation>
    </message>
    <message>
        <source>One winner: North-South and East-West are ranked together.</source>
        <translation>Один зачёт: линии NS и EW считаются вместе.</translation>
    </message>
    <message>
        <source>name, place and date</source>
        <translation>название, место и дата</translation>
    </message>
    <message>
        <source>sessions before</source>
        <translation>предыдущие сессии</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Новый парный турнир</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, boards: {boards}, {method}</source>
        <translation>Пар: {pairs}, сдач: {boards}, {method}</translation>
    </message>
    <message>
        <source>Withdraw a Pair</source>
        <translation>Снять пару</translation>
    </message>
    <message>
        <source>Players: {pairs}, boards: {boards}, {method}</source>
        <translation>Игроков: {pairs}, сдач: {boards}, {method}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Частоты</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Parts of the evening</source>
        <translation>Части парного турнира</translation>
    </message>
    <message>
        <source>Sessions before this one</source>
        <translation>Сессии до этой</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>Доб&amp;авить…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Sessions Before</source>
        <translation>Предыдущие сессии</translation>
    </message>
    <message>
        <source>&amp;Sessions before</source>
        <translation>Предыдущие &amp;сессии</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>&amp;Вместе</translation>
    </message>
    <message>
        <source>&amp;Weight of each, %</source>
        <translation>Вес &amp;каждой, %</translation>
    </message>
    <message>
        <source>Pairs evenings</source>
        <translation>Парные турниры</translation>
    </message>
    <message>
        <source>Session Before</source>
        <translation>Предыдущая сессия</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n пара</numerusform>
            <numerusform>%n пары</numerusform>
            <numerusform>%n пар</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Swap with the result that is there</source>
        <translation>&amp;Поменять с результатом, который там есть</translation>
    </message>
    <message>
        <source>Move to Another Board</source>
        <translation>Перенести в другую сдачу</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Сдача</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>С&amp;тол</translation>
    </message>
    <message>
        <source>There is no result to be moved: go to one first.</source>
        <translation>Переносить нечего: сначала перейдите к результату.</translation>
    </message>
    <message>
        <source>result moved</source>
        <translation>перенос результата</translation>
    </message>
    <message>
        <source>Law 90</source>
        <translation>Правило 90</translation>
    </message>
    <message>
        <source>cancelled boards count again</source>
        <translation>отменённые сдачи снова учитываются</translation>
    </message>
</context>
<context>
    <name>PairsWhy</name>
    <message>
        <source>The board was not played.</source>
        <translation>Сдачу не играли.</translation>
    </message>
    <message>
        <source>No result yet: {ns} against {ew}.</source>
        <translation>Результата ещё нет: {ns} против {ew}.</translation>
    </message>
    <message>
        <source>The board is cancelled.</source>
        <translation>Сдача отменена.</translation>
    </message>
    <message>
        <source>Board {board}: {there} of {due} results are in.</source>
        <translation>Сдача {board}: результатов записано {there} из {due}.</translation>
    </message>
    <message>
        <source>The arrow was turned: the pairs sat the other way round.</source>
        <translation>Стрелка была развёрнута: пары сидели наоборот.</translation>
    </message>
    <message>
        <source>Pairs other than those of the movement played the board.</source>
        <translation>Сдачу играли не те пары, что указаны в схеме.</translation>
    </message>
    <message>
        <source>The board was fouled; it is compared with the results of group {group}.</source>
        <translation>Сдача испорчена; сравниваются результаты группы {group}.</translation>
    </message>
    <message>
        <source>The director gave this score: {reason}</source>
        <translation>Результат присудил судья: {reason}</translation>
    </message>
    <message>
        <source>Given: {percent} %; IMPs: {imps}.</source>
        <translation>Присуждено: {percent} %, импов: {imps}.</translation>
    </message>
    <message>
        <source>Its average on the other boards gives the pair {imps}.</source>
        <translation>Среднее по остальным сдачам даёт паре {imps}.</translation>
    </message>
    <message>
        <source>Given: {percent} %. The pair gets its average on the other boards, {own} %.</source>
        <translation>Присуждено: {percent} %. Пара получает своё среднее по остальным сдачам, {own} %.</translation>
    </message>
    <message>
        <source>Given: {percent} %.</source>
        <translation>Присуждено: {percent} %.</translation>
    </message>
    <message>
        <source>Results: {actual} of {expected} expected, too few to compare: {percent} %.</source>
        <translation>Результатов {actual}, ожидалось {expected}, для сравнения мало: {percent} %.</translation>
    </message>
    <message>
        <source>({sum} + 1) × {expected} / {actual} = {points}.</source>
        <translation>({sum} + 1) × {expected} / {actual} = {points}.</translation>
    </message>
    <message>
        <source>({sum}) × {expected} / {actual} = {points}.</source>
        <translation>({sum}) × {expected} / {actual} = {points}.</translation>
    </message>
    <message>
        <source>{score}: better than {beaten}, equal to {equal}, worse than {lost} of the others.</source>
        <translation>{score}: лучше {beaten}, равен {equal}, хуже {lost} из остальных.</translation>
    </message>
    <message>
        <source>Matchpoints: {points} of {top}, {percent} %.</source>
        <translation>Матчпойнтов {points} из {top}: {percent} %.</translation>
    </message>
    <message>
        <source>IMPs: {imps} / {divisor} = {points}.</source>
        <translation>Импы: {imps} / {divisor} = {points}.</translation>
    </message>
    <message>
        <source>IMPs by their weights: {points}.</source>
        <translation>По их весам, в импах: {points}.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}), without {left} at each end, is {mean}.</source>
        <translation>Среднее результатов ({count}), без {left} с каждого края, — {mean}.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}) is {mean}.</source>
        <translation>Среднее результатов ({count}) — {mean}.</translation>
    </message>
    <message>
        <source>To the nearest 10 points: {datum}.</source>
        <translation>С округлением до 10 очков: {datum}.</translation>
    </message>
    <message>
        <source>{score} differs from it by {difference}; IMPs: {imps}.</source>
        <translation>{score} отличается от него на {difference}, в импах: {imps}.</translation>
    </message>
    <message>
        <source>{score}: {parts}; IMPs in all: {imps}.</source>
        <translation>{score}: {parts}; всего импов: {imps}.</translation>
    </message>
    <message>
        <source>{imps} against {other}</source>
        <translation>{imps} против {other}</translation>
    </message>
    <message>
        <source>{actual} of {expected} in; Neuberg: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</source>
        <translation>Результатов {actual} из {expected}; Нойберг: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: they play in different sections.</source>
        <translation>{one} и {other} не встречаются: они играют в разных секциях.</translation>
    </message>
    <message>
        <source>{one} and {other} meet in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} и {other} встречаются в туре {round} за столом {table}; сдачи: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} are partners in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} и {other} — партнёры в туре {round} за столом {table}; сдачи: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit North-South.</source>
        <translation>{one} и {other} не встречаются: обе всегда сидят на NS.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit East-West.</source>
        <translation>{one} и {other} не встречаются: обе всегда сидят на EW.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: the movement does not bring them to one table.</source>
        <translation>{one} и {other} не встречаются: схема не приводит их за один стол.</translation>
    </message>
    <message>
        <source>Both sit the other way than usual: the arrow is switched.</source>
        <translation>Стрелка развёрнута: обе сидят не так, как обычно.</translation>
    </message>
    <message>
        <source>{pair}, {side}: begins at this table.</source>
        <translation>{pair}, {side}: начинает за этим столом.</translation>
    </message>
    <message>
        <source>{pair}, {side}: sat out in round {round}.</source>
        <translation>{pair}, {side}: пропуск в туре {round}.</translation>
    </message>
    <message>
        <source>{pair}, {side}: comes from table {table} ({before}).</source>
        <translation>{pair}, {side}: приходит от стола {table} ({before}).</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table and changes direction.</source>
        <translation>{pair}, {side}: остаётся за столом и меняет линию.</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table.</source>
        <translation>{pair}, {side}: остаётся за столом.</translation>
    </message>
</context>
<context>
    <name>PartStrip</name>
    <message>
        <source>The way to the end</source>
        <translation>Путь до конца</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Names</source>
        <translation>Имена</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнирная таблица</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Схема</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Расклады</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>ещё нет</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>начато</translation>
    </message>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>{part} {done} of {of}</source>
        <translation>{part} {done} из {of}</translation>
    </message>
    <message>
        <source>next</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>{part}: {progress}</source>
        <translation>{part}: {progress}</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Зал</translation>
    </message>
</context>
<context>
    <name>PinMenu</name>
    <message>
        <source>&amp;Show {boards}</source>
        <translation>&amp;Показать {boards}</translation>
    </message>
    <message>
        <source>Move &amp;Left</source>
        <translation>Сдвинуть в&amp;лево</translation>
    </message>
    <message>
        <source>Move &amp;Right</source>
        <translation>Сдвинуть вп&amp;раво</translation>
    </message>
</context>
<context>
    <name>PinRow</name>
    <message>
        <source>Pinned board counts</source>
        <translation>Закреплённые числа сдач</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Закреплено</translation>
    </message>
    <message>
        <source>Unpin {boards}</source>
        <translation>Открепить {boards}</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>Пока не с чем сравнить.</translation>
    </message>
    <message>
        <source>It stays as it is when another scale is chosen.</source>
        <translation>Остаётся прежней, когда выбрана другая шкала.</translation>
    </message>
    <message>
        <source>Pin {boards}</source>
        <translation>Закрепить {boards}</translation>
    </message>
    <message>
        <source>No more than {most} can be pinned: unpin one first.</source>
        <translation>Закрепить можно не больше {most}: сначала что-нибудь открепите.</translation>
    </message>
    <message>
        <source>Removes it from the comparison (Ctrl+D)</source>
        <translation>Убирает из сравнения (Ctrl+D)</translation>
    </message>
    <message>
        <source>Pin the board count to compare it (Ctrl+D)</source>
        <translation>Закрепить это число сдач для сравнения (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>PinSets</name>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>&amp;Board Counts…</source>
        <translation>&amp;Числа сдач…</translation>
    </message>
    <message>
        <source>&amp;Keep These Pins…</source>
        <translation>&amp;Сохранить закреплённые…</translation>
    </message>
    <message>
        <source>&amp;Sample: Boards, Kinds and Ranges</source>
        <translation>&amp;Пример: сдачи, виды и размахи</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Keep These Pins</source>
        <translation>Сохранить закреплённые</translation>
    </message>
    <message>
        <source>Board counts such as 7, 14, 20, 28, or pins that were kept</source>
        <translation>Числа сдач, например 7, 14, 20, 28, или сохранённые закреплённые</translation>
    </message>
</context>
<context>
    <name>PinStrip</name>
    <message>
        <source>Enter shows it, Delete unpins it, drag or Alt+arrow moves it</source>
        <translation>Enter показывает, Delete открепляет, мышь или Alt+стрелка передвигает</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), pinned</source>
        <translation>
            <numerusform>закреплено: %n сдача</numerusform>
            <numerusform>закреплено: %n сдачи</numerusform>
            <numerusform>закреплено: %n сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>{scale}, pinned</source>
        <translation>{scale}, закреплена</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chance of each place for each strength</source>
        <translation>Шансы каждой силы на каждое место</translation>
    </message>
    <message>
        <source>Up and Down step through the strengths</source>
        <translation>Стрелки вверх и вниз ведут по силам</translation>
    </message>
    <message>
        <source>Strength {strength} takes place {place} in {chance}&#xa0;% of all events.</source>
        <translation>Сила {strength} занимает место {place} в {chance}&#xa0;% турниров.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Strength, 1 is the best</source>
        <translation>Сила, 1 — лучшая</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
</context>
<context>
    <name>PlayersWork</name>
    <message>
        <source>Enter the results of the last round first.</source>
        <translation>Сначала введите результаты последнего тура.</translation>
    </message>
    <message>
        <source>round {round} by hand</source>
        <translation>тур {round} вручную</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>&amp;Десятичный знак</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Бумага</translation>
    </message>
    <message>
        <source>At the st&amp;art</source>
        <translation>При &amp;запуске</translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation>По &amp;умолчанию</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Как в системе ({language})</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>As the language ({example})</source>
        <translation>Как принято в языке ({example})</translation>
    </message>
    <message>
        <source>Point ({example})</source>
        <translation>Точка ({example})</translation>
    </message>
    <message>
        <source>Comma ({example})</source>
        <translation>Запятая ({example})</translation>
    </message>
    <message>
        <source>Always the defaults</source>
        <translation>Всегда по умолчанию</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Последний сеанс</translation>
    </message>
    <message>
        <source>“{same}” opens with {boards}, and with {pins} pinned to compare.</source>
        <translation>«{same}»: откроется {boards}, а для сравнения будут закреплены {pins}.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Таблица</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Кривая</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Текст к&amp;рупнее</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>Текст &amp;мельче</translation>
    </message>
    <message>
        <source>&amp;As Large as Fits</source>
        <translation>&amp;Наибольший размер</translation>
    </message>
    <message>
        <source>&amp;Next Page</source>
        <translation>&amp;Следующая страница</translation>
    </message>
    <message>
        <source>&amp;Previous Page</source>
        <translation>&amp;Предыдущая страница</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Спр&amp;авка</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Second screen: {title}</source>
        <translation>Второй экран: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s): {vps}</source>
        <translation>
            <numerusform>%n имп: {vps}</numerusform>
            <numerusform>%n импа: {vps}</numerusform>
            <numerusform>%n импов: {vps}</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Управление</translation>
    </message>
    <message>
        <source>Save, rename or delete a preset</source>
        <translation>Сохранить, переименовать или удалить шаблон</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>&amp;Сохранить как шаблон…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Переименовать…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>&amp;Шаблон</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Сохранить как шаблон</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Переименовать шаблон</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Название шаблона</translation>
    </message>
</context>
<context>
    <name>PrintsDialog</name>
    <message>
        <source>Prints of the Event</source>
        <translation>Распечатки турнира</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>prints of the event</source>
        <translation>распечатки турнира</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Логотип</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>Без логотипа</translation>
    </message>
    <message>
        <source>of the event</source>
        <translation>турнира</translation>
    </message>
    <message>
        <source>Chosen at each print</source>
        <translation>Выбирается при каждой печати</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Организатор</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Логотип (PNG или SVG)</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>Save the Prizes</source>
        <translation>Сохранить призы</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>призы</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>За что</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>By the final ranking</source>
        <translation>По итоговой таблице</translation>
    </message>
    <message>
        <source>A prize is for places such as 4-10, the best of a club or group, or a named winner.</source>
        <translation>Приз — за места, например 4-10, лучшему из клуба или группы или названному победителю.</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>What the table shows</source>
        <translation>Что показывает таблица</translation>
    </message>
    <message>
        <source>Corrections of the scale</source>
        <translation>Исправления шкалы</translation>
    </message>
    <message>
        <source>Each row is explained beside the table</source>
        <translation>Каждая строка объяснена рядом с таблицей</translation>
    </message>
    <message>
        <source>The proof in words</source>
        <translation>Доказательство словами</translation>
    </message>
    <message>
        <source>Why the picked row is as it is</source>
        <translation>Почему выбранная строка такая</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Словами</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
</context>
<context>
    <name>Publisher</name>
    <message>
        <source>Publish in a New Folder</source>
        <translation>Опубликовать в новой папке</translation>
    </message>
    <message>
        <source>Published in {path}</source>
        <translation>Опубликовано в {path}</translation>
    </message>
    <message>
        <source>The folder “{folder}” has the pages of another event.</source>
        <translation>В папке «{folder}» лежат страницы другого турнира.</translation>
    </message>
    <message>
        <source>If you replace them, they are gone.</source>
        <translation>Если заменить их, они пропадут.</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>&amp;Leave Them</source>
        <translation>&amp;Оставить</translation>
    </message>
</context>
<context>
    <name>QuickMatch</name>
    <message>
        <source>H&amp;ome side</source>
        <translation>&amp;Хозяева</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>&amp;Гости</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Сда&amp;чи</translation>
    </message>
</context>
<context>
    <name>QuickStart</name>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Пары</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>&amp;Сдач на пару</translation>
    </message>
    <message>
        <source>Play as proposed: {name}, {boards} boards</source>
        <translation>Играть как предложено: {name}, сдач: {boards}</translation>
    </message>
    <message>
        <source>Play as many boards as asked for: {name}, {boards} boards</source>
        <translation>Играть столько сдач, сколько задано: {name}, сдач: {boards}</translation>
    </message>
    <message>
        <source>No movement is known for these numbers; take another number of boards.</source>
        <translation>Для этих чисел схемы нет; возьмите другое число сдач.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>{place} of {count}, {keys}</source>
        <translation>{place} из {count}, {keys}</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>All sessions</source>
        <translation>Все сессии</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>All boards of the pair</source>
        <translation>Все сдачи пары</translation>
    </message>
    <message>
        <source>&amp;Ranking of</source>
        <translation>&amp;Места</translation>
    </message>
</context>
<context>
    <name>RatingShelf</name>
    <message>
        <source>The rating list is read: {share} %. Esc stops.</source>
        <translation>Читается рейтинг-лист: {share} %. Esc — остановить.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the rating list</source>
        <translation>
            <numerusform>%n игрок в рейтинг-листе</numerusform>
            <numerusform>%n игрока в рейтинг-листе</numerusform>
            <numerusform>%n игроков в рейтинг-листе</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>FIDE No.</source>
        <translation>№ ФИДЕ</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>Рейтинговых партий</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидалось</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Перформанс</translation>
    </message>
    <message>
        <source>Rating changes after round {number}</source>
        <translation>Изменения рейтинга после тура {number}</translation>
    </message>
    <message>
        <source>K 10 from 2400 on, 40 for those up to 18 below 2300, else 20</source>
        <translation>K 10 от 2400, 40 до 18 лет ниже 2300, иначе 20</translation>
    </message>
    <message>
        <source>performance {performance}</source>
        <translation>перформанс {performance}</translation>
    </message>
    <message>
        <source>performance {performance}, rating {change} (K {factor})</source>
        <translation>перформанс {performance}, рейтинг {change} (K {factor})</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>О&amp;тмена</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>В буфере обмена нечего вставить.</translation>
    </message>
</context>
<context>
    <name>ReadingStopped</name>
    <message>
        <source>The file was not read to its end.</source>
        <translation>Файл прочитан не до конца.</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Идёт чтение файла.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Unsaved changes were found, but are damaged: see “{file}”.</source>
        <translation>Найдены несохранённые изменения, но они повреждены: см. «{file}».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}”, {time}.</source>
        <translation>Восстановлена несохранённая работа: «{name}», {time}.</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}” ({what}), {time}.</source>
        <translation>Восстановлена несохранённая работа: «{name}» ({what}), {time}.</translation>
    </message>
    <message>
        <source>a new event</source>
        <translation>новый турнир</translation>
    </message>
    <message>
        <source>a new movement</source>
        <translation>новая схема</translation>
    </message>
    <message>
        <source>Open It</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Отбросить…</translation>
    </message>
    <message>
        <source>Discard what was recovered?</source>
        <translation>Отбросить восстановленное?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Отменить это будет нельзя.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Отбросить</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>О&amp;ставить</translation>
    </message>
    <message>
        <source>“{name}” is open as last saved. Newer unsaved work was found, from {time} ({what}).</source>
        <translation>«{name}» открыт таким, как был сохранён. Найдена более новая несохранённая работа, {time} ({what}).</translation>
    </message>
    <message>
        <source>a new match</source>
        <translation>новый матч</translation>
    </message>
    <message>
        <source>match; boards with a score: {scored} of {boards}</source>
        <translation>матч, сдач с результатом: {scored} из {boards}</translation>
    </message>
    <message>
        <source>movement; pairs: {pairs}, rounds: {rounds}, changed meetings: {count}</source>
        <translation>схема, пар: {pairs}, туров: {rounds}, изменённых встреч: {count}</translation>
    </message>
    <message>
        <source>a new evening</source>
        <translation>новый парный турнир</translation>
    </message>
    <message>
        <source>evening; pairs: {pairs}, results: {results}</source>
        <translation>парный турнир, пар: {pairs}, результатов: {results}</translation>
    </message>
    <message>
        <source>event; entrants: {entries}, rounds drawn: {rounds}, results: {results}</source>
        <translation>турнир, участников: {entries}, туров: {rounds}, результатов: {results}</translation>
    </message>
    <message>
        <source>a new scale</source>
        <translation>новая шкала</translation>
    </message>
    <message>
        <source>own scale; rows of the table: {rows}</source>
        <translation>своя шкала, строк таблицы: {rows}</translation>
    </message>
</context>
<context>
    <name>RegulationBar</name>
    <message>
        <source>Regulation</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>Ad&amp;just</source>
        <translation>Изм&amp;енить</translation>
    </message>
    <message>
        <source>Change the numbers of the regulation, or open others</source>
        <translation>Изменить числа регламента или взять другие регламенты</translation>
    </message>
    <message>
        <source>Change the &amp;Numbers…</source>
        <translation>&amp;Изменить числа…</translation>
    </message>
    <message>
        <source>&amp;Open a File…</source>
        <translation>&amp;Открыть файл…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>&amp;Сохранить в файл…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Regula&amp;tion</source>
        <translation>Ре&amp;гламент</translation>
    </message>
    <message>
        <source>{name}, as in the match</source>
        <translation>{name}, как в матче</translation>
    </message>
    <message>
        <source>Open a Regulation</source>
        <translation>Открыть регламент</translation>
    </message>
    <message>
        <source>Save the Regulation</source>
        <translation>Сохранить регламент</translation>
    </message>
    <message>
        <source>Regulations (*{suffix})</source>
        <translation>Регламенты (*{suffix})</translation>
    </message>
</context>
<context>
    <name>RegulationDialog</name>
    <message>
        <source>Numbers of a Regulation</source>
        <translation>Числа регламента</translation>
    </message>
    <message>
        <source>{name}, own</source>
        <translation>{name}, свой</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>to the nearest IMP, a half up</source>
        <translation>до ближайшего импа, половина вверх</translation>
    </message>
    <message>
        <source>fractions are dropped</source>
        <translation>дробь отбрасывается</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>IMPs, before the scale</source>
        <translation>импы, до шкалы</translation>
    </message>
    <message>
        <source>VP, after the scale</source>
        <translation>ВП, после шкалы</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>Average &amp;plus, IMPs</source>
        <translation>Средняя &amp;плюс, импы</translation>
    </message>
    <message>
        <source>Average &amp;minus, IMPs lost</source>
        <translation>Средняя &amp;минус, потеря импов</translation>
    </message>
    <message>
        <source>&amp;Rounding of the margin</source>
        <translation>&amp;Округление разницы</translation>
    </message>
    <message>
        <source>Match &amp;cut short</source>
        <translation>Матч со&amp;кращён</translation>
    </message>
    <message>
        <source>&amp;Boards cancelled or adjusted</source>
        <translation>Сдачи о&amp;тменены или присуждены</translation>
    </message>
    <message>
        <source>E&amp;xtra boards played</source>
        <translation>Л&amp;ишние сдачи</translation>
    </message>
    <message>
        <source>A match h&amp;as at least, of its boards</source>
        <translation>Матч &amp;действителен от доли сдач</translation>
    </message>
    <message>
        <source>&amp;Void, neither side at fault, each</source>
        <translation>Не засчитан без вин&amp;ы, каждой</translation>
    </message>
    <message>
        <source>Void, the &amp;other side at fault</source>
        <translation>Не засчитан, виновен &amp;соперник</translation>
    </message>
    <message>
        <source>Void, side at &amp;fault</source>
        <translation>Не засчитан, &amp;виновной</translation>
    </message>
    <message>
        <source>Void, both si&amp;des at fault, each</source>
        <translation>Не засчитан, виновны о&amp;бе, каждой</translation>
    </message>
    <message>
        <source>B&amp;ye</source>
        <translation>П&amp;ропуск</translation>
    </message>
    <message>
        <source>Opponent forfe&amp;its</source>
        <translation>Поб&amp;еда по неявке</translation>
    </message>
    <message>
        <source>Side that forfeits &amp;gets</source>
        <translation>Пора&amp;жение по неявке</translation>
    </message>
    <message>
        <source>Standard penal&amp;ty, VP</source>
        <translation>Обычный &amp;штраф, ВП</translation>
    </message>
    <message>
        <source>Carri&amp;ed over</source>
        <translation>&amp;Что переносится</translation>
    </message>
    <message>
        <source>&amp;Limit of what is carried over</source>
        <translation>Преде&amp;л переноса</translation>
    </message>
    <message>
        <source>A better average of other matches counts at a bye or &amp;win by forfeit</source>
        <translation>При пропуске и победе по неявке засчитывается лучшая средн&amp;яя других матчей</translation>
    </message>
    <message>
        <source>The &amp;same for a side not at fault in a void match</source>
        <translation>То же для невиновной стороны, если матч не засчит&amp;ан</translation>
    </message>
    <message>
        <source>Res&amp;ults below 0 VP are possible</source>
        <translation>Во&amp;зможен результат ниже 0 ВП</translation>
    </message>
    <message>
        <source>Average plus on half of the boards of a match one side voids</source>
        <translation>Средняя плюс за половину сдач матча, не засчитанного по вине стороны</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Круговой турнир</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Батлер</translation>
    </message>
    <message>
        <source>England (EBU)</source>
        <translation>Англия (EBU)</translation>
    </message>
    <message>
        <source>A profile to begin with: the regulations of the event go before it.</source>
        <translation>Профиль для начала: регламент турнира важнее.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Laws 12C2 and 86A (3 IMPs); the values of a bye and of a match that is void or was not played are those in common use.</source>
        <translation>Кодекс спортивного бриджа 2017, правила 12C2 и 86A (3 импа); значения пропуска, незасчитанного и несыгранного матча — общепринятые.</translation>
    </message>
    <message>
        <source>As for teams, but a side without an opponent gets its average if that is more, or what others won on average from a side that forfeits, which itself gets nothing; VP are carried over.</source>
        <translation>Как «Команды», но сторона без соперника получает свою среднюю, если она больше, или то, что другие в среднем выиграли у неявившейся стороны, а та не получает ничего; ВП переносятся.</translation>
    </message>
    <message>
        <source>As for teams, but an average plus or minus is worth 2 IMPs, as is usual in a Butler.</source>
        <translation>Как «Команды», но средняя плюс и минус равны 2 импам, как принято в Батлере.</translation>
    </message>
    <message>
        <source>English Bridge Union, White Book, section 2.4 (withdrawals): a side that could not meet one that withdrew gets the best of 60 %, its own average, and what others won on average from that side; here the same holds where a match is void or forfeited. A match void by one side&apos;s fault gives the other an average plus on half of its boards (3.3.9). The other numbers are those for teams.</source>
        <translation>English Bridge Union, White Book, раздел 2.4 (выбывание): кто не смог встретиться с выбывшей стороной, получает лучшее из трёх: 60 %, своя средняя и то, что другие в среднем выиграли у этой стороны; здесь то же действует, если матч не засчитан или не сыгран по неявке. Матч, не засчитанный по вине одной стороны, даёт другой среднюю плюс за половину его сдач (3.3.9). Остальные числа — как у «Команд».</translation>
    </message>
    <message>
        <source>Of section 3.3 only 3.3.9 is applied: compare the edition in force and the event&apos;s rules.</source>
        <translation>Из раздела 3.3 применяется только 3.3.9: сверьте с действующей редакцией и регламентом турнира.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>IMPs to Victory Points</source>
        <translation>Импы в победные очки</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n сдача</numerusform>
            <numerusform>%n сдачи</numerusform>
            <numerusform>%n сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>Импы на √сдач</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>Импы</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ВП</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>блиц</translation>
    </message>
    <message>
        <source>WBF continuous scale</source>
        <translation>Непрерывная шкала WBF</translation>
    </message>
    <message>
        <source>WBF discrete scale</source>
        <translation>Дискретная шкала WBF</translation>
    </message>
    <message>
        <source>half match</source>
        <translation>половина матча</translation>
    </message>
    <message>
        <source>blitz {imps} IMPs</source>
        <translation>блиц {imps} импа</translation>
    </message>
    <message>
        <source>blitz {factor} √boards IMPs</source>
        <translation>блиц {factor} √сдач импов</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>Победа, ВП</translation>
    </message>
    <message>
        <source>Loser&apos;s VP</source>
        <translation>Проигрыш, ВП</translation>
    </message>
    <message>
        <source>table for {boards}</source>
        <translation>таблица на {boards}</translation>
    </message>
    <message>
        <source>Next IMP</source>
        <translation>След. имп</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Сдачи</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s)</source>
        <translation>
            <numerusform>%n имп</numerusform>
            <numerusform>%n импа</numerusform>
            <numerusform>%n импов</numerusform>
        </translation>
    </message>
    <message>
        <source>{imps} IMPs</source>
        <translation>{imps} импа</translation>
    </message>
    <message>
        <source>{factor} √boards IMPs</source>
        <translation>{factor} √сдач импов</translation>
    </message>
    <message>
        <source>{factor} √(boards / 2) IMPs</source>
        <translation>{factor} √(сдач / 2) импов</translation>
    </message>
    <message>
        <source>Too few matches for a factor</source>
        <translation>Для множителя матчей слишком мало</translation>
    </message>
    <message>
        <source>k = {factor} ({least} to {most})</source>
        <translation>k = {factor} (от {least} до {most})</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>Импов на сдачу</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Блиц</translation>
    </message>
    <message>
        <source>Reach it</source>
        <translation>Достигли</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%-й интервал</translation>
    </message>
    <message>
        <source>% by theory</source>
        <translation>% по теории</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Blitz by k</source>
        <translation>Блиц по k</translation>
    </message>
    <message>
        <source>% of the matches</source>
        <translation>% матчей</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>теория</translation>
    </message>
    <message>
        <source>k = {factor}</source>
        <translation>k = {factor}</translation>
    </message>
    <message>
        <source>Matches, %</source>
        <translation>Матчи, %</translation>
    </message>
    <message>
        <source>Calibration of the blitz</source>
        <translation>Калибровка блица</translation>
    </message>
    <message>
        <source>Margins of past matches</source>
        <translation>Разницы прошедших матчей</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n матч</numerusform>
            <numerusform>%n матча</numerusform>
            <numerusform>%n матчей</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too few matches for a factor: for {wanted} % at least {enough} are needed.</source>
        <translation>Для множителя матчей слишком мало: для {wanted}&#xa0;% их нужно не меньше {enough}.</translation>
    </message>
    <message>
        <source>The scale ({blitz}) has no blitz for these board counts.</source>
        <translation>У шкалы ({blitz}) нет блица для этих чисел сдач.</translation>
    </message>
    <message>
        <source>{first} to {last} boards</source>
        <translation>от {first} до {last} сдач</translation>
    </message>
    <message>
        <source>The list has {matches} of {boards}.</source>
        <translation>В списке {matches}, {boards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of it could not be read.</source>
        <translation>
            <numerusform>%n его строка не прочитана.</numerusform>
            <numerusform>%n его строки не прочитаны.</numerusform>
            <numerusform>%n его строк не прочитано.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a blitz of {factor} √boards IMPs, {reached} win by the maximum: {share} %, where {wanted} % are wanted. The 95 % interval of this factor is {least} to {most}.</source>
        <translation>При блице {factor} √сдач импов самой крупной победой кончается {reached}: {share}&#xa0;%, а нужно {wanted}&#xa0;%. 95%-й интервал этого множителя — от {least} до {most}.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>no scale for this board count</source>
        <translation>для этого числа сдач нет шкалы</translation>
    </message>
    <message>
        <source>too few matches</source>
        <translation>слишком мало матчей</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Матчпойнты %</translation>
    </message>
    <message>
        <source>Sensitivity: the Worth of One IMP</source>
        <translation>Чувствительность: вес одного импа</translation>
    </message>
    <message>
        <source>Concavity: How Fast It Falls</source>
        <translation>Вогнутость: как быстро он падает</translation>
    </message>
    <message>
        <source>VP per IMP</source>
        <translation>ВП за имп</translation>
    </message>
    <message>
        <source>VP per IMP²</source>
        <translation>ВП за имп²</translation>
    </message>
    <message>
        <source>chance, %</source>
        <translation>вероятность, %</translation>
    </message>
    <message>
        <source>chance (blitz {share} %)</source>
        <translation>вероятность (блиц {share}&#xa0;%)</translation>
    </message>
    <message>
        <source>blitz {imps}</source>
        <translation>блиц {imps}</translation>
    </message>
    <message>
        <source>Equal teams, {imps} IMPs per board</source>
        <translation>Равные команды, {imps} импа на сдачу</translation>
    </message>
    <message>
        <source>Models of the Scale</source>
        <translation>Модели шкалы</translation>
    </message>
    <message>
        <source>Differences from the WBF Scale</source>
        <translation>Отличия от шкалы WBF</translation>
    </message>
    <message>
        <source>Model: the worth of one IMP</source>
        <translation>Модель: вес одного импа</translation>
    </message>
    <message>
        <source>Curve, in VP and IMPs</source>
        <translation>Кривая, в ВП и импах</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Медиана</translation>
    </message>
    <message>
        <source>Sensitivity at the draw</source>
        <translation>Чувствительность в ничьей</translation>
    </message>
    <message>
        <source>Sensitivity at the median</source>
        <translation>Чувствительность в медиане</translation>
    </message>
    <message>
        <source>Sensitivity at the blitz</source>
        <translation>Чувствительность в блице</translation>
    </message>
    <message>
        <source>Concavity at the draw</source>
        <translation>Вогнутость в ничьей</translation>
    </message>
    <message>
        <source>Concavity at the median</source>
        <translation>Вогнутость в медиане</translation>
    </message>
    <message>
        <source>Concavity at the blitz</source>
        <translation>Вогнутость в блице</translation>
    </message>
    <message>
        <source>Continuous scale</source>
        <translation>Непрерывная шкала</translation>
    </message>
    <message>
        <source>Concavity violations</source>
        <translation>Нарушения вогнутости</translation>
    </message>
    <message>
        <source>Raises of {step} VP</source>
        <translation>Повышения на {step} ВП</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, VP</source>
        <translation>Наибольшее отличие от WBF, ВП</translation>
    </message>
    <message>
        <source>Margin of this difference, IMPs</source>
        <translation>Разница с этим отличием, импы</translation>
    </message>
    <message>
        <source>Discrete scale</source>
        <translation>Дискретная шкала</translation>
    </message>
    <message>
        <source>Bands narrower than the last</source>
        <translation>Интервалы уже предыдущего</translation>
    </message>
    <message>
        <source>Limits lowered by one IMP</source>
        <translation>Границы, сниженные на один имп</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, IMPs</source>
        <translation>Наибольшее отличие от WBF, импы</translation>
    </message>
    <message>
        <source>VP of this difference</source>
        <translation>ВП с этим отличием</translation>
    </message>
    <message>
        <source>Drawn, continuous, %</source>
        <translation>Ничьи, непрерывная, %</translation>
    </message>
    <message>
        <source>Drawn, discrete, %</source>
        <translation>Ничьи, дискретная, %</translation>
    </message>
    <message>
        <source>Won by a blitz, continuous, %</source>
        <translation>Победы блицем, непрерывная, %</translation>
    </message>
    <message>
        <source>Won by a blitz, discrete, %</source>
        <translation>Победы блицем, дискретная, %</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, continuous</source>
        <translation>Ср. ВП победителя, непрерывная</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, discrete</source>
        <translation>Ср. ВП победителя, дискретная</translation>
    </message>
    <message>
        <source>no board count from {first} to {last}; nearest: {nearest}</source>
        <translation>ни одного числа сдач от {first} до {last}; ближайшее: {nearest}</translation>
    </message>
    <message>
        <source>{boards} ({vp} VP)</source>
        <translation>{boards} ({vp} ВП)</translation>
    </message>
    <message>
        <source>this is the VP that is asked for</source>
        <translation>это искомые ВП</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} ВП</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>экспонента</translation>
    </message>
    <message>
        <source>quadratic</source>
        <translation>парабола</translation>
    </message>
    <message>
        <source>square root</source>
        <translation>корень</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>логарифм</translation>
    </message>
    <message>
        <source>straight line</source>
        <translation>прямая</translation>
    </message>
    <message>
        <source>continuous</source>
        <translation>непрерывная</translation>
    </message>
    <message>
        <source>discrete</source>
        <translation>дискретная</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Очки сдач</translation>
    </message>
    <message>
        <source>Win/loss</source>
        <translation>Победа/поражение</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0</source>
        <translation>Старая шкала WBF, 25-0</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0, straight</source>
        <translation>Старая шкала WBF, 25-0, прямая</translation>
    </message>
    <message>
        <source>Continuous scale ({model})</source>
        <translation>Непрерывная шкала ({model})</translation>
    </message>
    <message>
        <source>Discrete scale ({model})</source>
        <translation>Дискретная шкала ({model})</translation>
    </message>
    <message>
        <source>Matchpoints to Victory Points</source>
        <translation>Матчпойнты в победные очки</translation>
    </message>
    <message>
        <source>Points of boards to Victory Points</source>
        <translation>Очки сдач в победные очки</translation>
    </message>
    <message>
        <source>{band} IMPs</source>
        <translation>{band} импов</translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>{counts} сдач</translation>
    </message>
    <message>
        <source>largest win from {margin}</source>
        <translation>самая крупная победа: {margin} и больше</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>ВП – ВП</translation>
    </message>
    <message>
        <source>Differences from {boards}</source>
        <translation>Отличия от шкалы: {boards}</translation>
    </message>
    <message>
        <source>{margin}: {values}</source>
        <translation>{margin}: {values}</translation>
    </message>
    <message>
        <source>{name} {vp}</source>
        <translation>{name} {vp}</translation>
    </message>
    <message>
        <source>{name} {vp} ({more})</source>
        <translation>{name} {vp} ({more})</translation>
    </message>
    <message>
        <source>a model of it</source>
        <translation>её модель</translation>
    </message>
    <message>
        <source>corrected by the concavity rule</source>
        <translation>исправлено по правилу вогнутости</translation>
    </message>
    <message>
        <source>exact margin lies outside the band</source>
        <translation>точная разница вне интервала</translation>
    </message>
    <message>
        <source>{before} before correction, raised by {steps}</source>
        <translation>{before} до исправления, повышено на {steps}</translation>
    </message>
    <message>
        <source>{before} before correction</source>
        <translation>{before} до исправления</translation>
    </message>
    <message>
        <source>{vp} VP is exactly {imps} IMPs on the curve, outside this band</source>
        <translation>{vp} ВП — это на кривой ровно {imps} импа, вне этого интервала</translation>
    </message>
    <message>
        <source>The margins spread by {imps} IMPs per board; theory has {theory}, for equal teams.</source>
        <translation>Разброс разниц — {imps} импа на сдачу; по теории, для равных по силе команд, — {theory}.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too high: fewer than {wanted} % would win by the maximum.</source>
        <translation>Множитель WBF {standard} слишком велик: самой крупной победой кончалось бы меньше {wanted} %.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too low: more than {wanted} % would win by the maximum.</source>
        <translation>Множитель WBF {standard} слишком мал: самой крупной победой кончалось бы больше {wanted} %.</translation>
    </message>
    <message>
        <source>The WBF&apos;s factor of {standard} is within the interval: there is no reason to change it.</source>
        <translation>Множитель WBF {standard} лежит в интервале: менять его нет причин.</translation>
    </message>
    <message>
        <source>A model: no table of this scale is known. It agrees with all its known results.</source>
        <translation>Модель: таблица этой шкалы не найдена. Она согласуется со всеми известными результатами.</translation>
    </message>
    <message>
        <source>{number} of {of} reach {blitz}: {share} % ({least} to {most} %); in theory {expected} %.</source>
        <translation>Блица ({blitz}) достигли {number} из {of}: {share} % (от {least} до {most} %); по теории {expected} %.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Rating Report</source>
        <translation>Отчёт о рейтинге</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Чего не хватает</translation>
    </message>
    <message>
        <source>&amp;Write…</source>
        <translation>&amp;Записать…</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>П&amp;ерейти туда</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) missing:</source>
        <translation>
            <numerusform>Не хватает %n сведения:</numerusform>
            <numerusform>Не хватает %n сведений:</numerusform>
            <numerusform>Не хватает %n сведений:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Всё есть.</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>VPs of a bye</source>
        <translation>ВП за пропуск</translation>
    </message>
    <message>
        <source>Type a board and its result, such as “12 =”; there is no such board.</source>
        <translation>Введите доску и её результат, например «12 =»; такой доски нет.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 45-23”; there is no such table.</source>
        <translation>Введите стол и его результат, например «12 45-23»; такого стола нет.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 57.5”; there is no such table.</source>
        <translation>Введите стол и его результат, например «12 57.5»; такого стола нет.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Принять</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Исправить</translation>
    </message>
    <message>
        <source>{name}: “{typed}”?</source>
        <translation>{name}: «{typed}»?</translation>
    </message>
    <message>
        <source>result of board {table}</source>
        <translation>результат на доске {table}</translation>
    </message>
    <message>
        <source>result of table {table}</source>
        <translation>результат стола {table}</translation>
    </message>
    <message>
        <source>&amp;Add It</source>
        <translation>&amp;Добавить</translation>
    </message>
</context>
<context>
    <name>ResultMarks</name>
    <message>
        <source>missing</source>
        <translation>нет результата</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>необычно</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>решение</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>присуждено</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>исправлено</translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>Our IMPs</source>
        <translation>Наши импы</translation>
    </message>
    <message>
        <source>Their IMPs</source>
        <translation>Их импы</translation>
    </message>
    <message>
        <source>Margin in IMPs, minus if lost</source>
        <translation>Разница в импах, при проигрыше с минусом</translation>
    </message>
    <message>
        <source>Target in VP</source>
        <translation>Сколько нужно ВП</translation>
    </message>
    <message>
        <source>&amp;Matchpoints %</source>
        <translation>Мат&amp;чпойнты %</translation>
    </message>
    <message>
        <source>Our matchpoints in percent</source>
        <translation>Наши матчпойнты в процентах</translation>
    </message>
    <message>
        <source>&amp;Our IMPs</source>
        <translation>&amp;Наши импы</translation>
    </message>
    <message>
        <source>&amp;Their IMPs</source>
        <translation>&amp;Их импы</translation>
    </message>
    <message>
        <source>or &amp;margin</source>
        <translation>или &amp;разница</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>Н&amp;ужно для ВП</translation>
    </message>
    <message>
        <source>at least {percent}</source>
        <translation>не меньше {percent}</translation>
    </message>
    <message numerus="yes">
        <source>win by %n IMP(s)</source>
        <translation>
            <numerusform>выиграть %n имп</numerusform>
            <numerusform>выиграть %n импа</numerusform>
            <numerusform>выиграть %n импов</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw is enough</source>
        <translation>достаточно ничьей</translation>
    </message>
    <message>
        <source>any result is enough</source>
        <translation>достаточно любого результата</translation>
    </message>
    <message numerus="yes">
        <source>lose by %n IMP(s) at most</source>
        <translation>
            <numerusform>проиграть не больше %n импа</numerusform>
            <numerusform>проиграть не больше %n импов</numerusform>
            <numerusform>проиграть не больше %n импов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsFile</name>
    <message>
        <source>Import Results</source>
        <translation>Импорт результатов</translation>
    </message>
    <message>
        <source>Results of boards</source>
        <translation>Результаты сдач</translation>
    </message>
    <message>
        <source>results of “{file}”</source>
        <translation>результаты из «{file}»</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken.</source>
        <translation>
            <numerusform>Принят %n результат.</numerusform>
            <numerusform>Приняты %n результата.</numerusform>
            <numerusform>Принято %n результатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results that were another one before: {count}.</source>
        <translation>Результаты, которые раньше были другими: {count}.</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Линия NS</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Линия EW</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>EW</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>{what}: {count} missing</source>
        <translation>{what}: не хватает {count}</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Все результаты введены</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>По сдачам</translation>
    </message>
    <message>
        <source>Table by table</source>
        <translation>По столам</translation>
    </message>
    <message>
        <source>Boards, or tables in rounds</source>
        <translation>Сдачи или столы в турах</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Type contracts such as 3NT W +1, points, A60/40, or NP, and press Enter</source>
        <translation>Введите контракт, например 3NT W +1, очки, A60/40 или NP и нажмите Enter</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Почему результат столько даёт</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Руки сдачи</translation>
    </message>
    <message>
        <source>E&amp;ntry</source>
        <translation>Вво&amp;д</translation>
    </message>
    <message>
        <source>{pairs} has no opponent, sits out</source>
        <translation>{pairs} без соперника, пропускает</translation>
    </message>
    <message>
        <source>{pairs} have no opponents, sit out</source>
        <translation>{pairs} без соперников, пропускают</translation>
    </message>
</context>
<context>
    <name>RoomHeader</name>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Второй экран</translation>
    </message>
    <message>
        <source>Prints or exports what is shown (Ctrl+P)</source>
        <translation>Печатает или экспортирует показанное (Ctrl+P)</translation>
    </message>
    <message>
        <source>Shows it to everybody, on a projector too (F5)</source>
        <translation>Показывает всем, и на проекторе (F5)</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Swiss from the top</source>
        <translation>Швейцарская, сверху</translation>
    </message>
    <message>
        <source>Swiss, closest overall</source>
        <translation>Швейцарская, наименьшая сумма</translation>
    </message>
    <message>
        <source>Danish Swiss</source>
        <translation>Датская система</translation>
    </message>
    <message>
        <source>First round by [first:halves].</source>
        <translation>Первый тур [first:по половинам].</translation>
    </message>
    <message>
        <source>First round by [first:quarters].</source>
        <translation>Первый тур [first:по четвертям].</translation>
    </message>
    <message>
        <source>First round by [first:the standings], as any later one.</source>
        <translation>Первый тур [first:по турнирной таблице], как и любой следующий.</translation>
    </message>
    <message>
        <source>First round by [first:lot].</source>
        <translation>Первый тур [first:по жребию].</translation>
    </message>
    <message>
        <source>The table is [places:by strength]; the first two meet last.</source>
        <translation>Места в таблице [places:по силе]; первые двое встречаются последними.</translation>
    </message>
    <message>
        <source>The table is [places:by the numbers].</source>
        <translation>Места в таблице [places:по номерам].</translation>
    </message>
    <message>
        <source>The table is [places:by lot].</source>
        <translation>Места в таблице [places:по жребию].</translation>
    </message>
    <message>
        <source>With an odd number, one [odd:sits out]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>При нечётном числе один [odd:пропускает тур]; пропуск даёт [bye_vp:{vp} ВП].</translation>
    </message>
    <message>
        <source>Triangles go [triangle:by turns].</source>
        <translation>Тройки играют [triangle:по очереди].</translation>
    </message>
    <message>
        <source>[triangle:Nobody] plays two triangles.</source>
        <translation>[triangle:Никто] не играет в двух тройках.</translation>
    </message>
    <message>
        <source>Triangles are [triangle:from the bottom], even twice.</source>
        <translation>Тройки составляются [triangle:снизу], даже дважды.</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:by their VPs].</source>
        <translation>Поздние заявки в жеребьёвке — [late:по своим ВП].</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as average].</source>
        <translation>Поздние заявки в жеребьёвке — [late:как средние].</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as the last].</source>
        <translation>Поздние заявки в жеребьёвке — [late:как последние].</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:as in the standings].</source>
        <translation>Равные по ВП в жеребьёвке — [level:как в таблице].</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:by IMP quotient].</source>
        <translation>Равные по ВП в жеребьёвке — [level:по частному импов].</translation>
    </message>
    <message>
        <source>A match counts [counts:its IMPs].</source>
        <translation>В матче считаются [counts:импы].</translation>
    </message>
    <message>
        <source>A match counts [counts:IMPs and boards (Patton)].</source>
        <translation>В матче считаются [counts:импы и сдачи (Паттон)].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:as a bye].</source>
        <translation>Неявка считается [walkover:как пропуск].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:the best of three averages].</source>
        <translation>Неявка даёт [walkover:лучшее из трёх средних].</translation>
    </message>
    <message>
        <source>Rounds are drawn [arrears:one round behind].</source>
        <translation>Жеребьёвка идёт [arrears:с отставанием на тур].</translation>
    </message>
    <message>
        <source>Strictly by rank, whoever has met: rounds [danish:{rounds}].</source>
        <translation>Строго по местам, даже если встреча повторная: туры [danish:{rounds}].</translation>
    </message>
    <message>
        <source>The first three [leaders:may meet] in a triangle.</source>
        <translation>Первые трое [leaders:могут встретиться] в тройке.</translation>
    </message>
    <message>
        <source>A bye is worth [bye_vp:{vp} VP].</source>
        <translation>Пропуск даёт [bye_vp:{vp} ВП].</translation>
    </message>
    <message>
        <source>Dutch rules of [edition:{edition}].</source>
        <translation>Голландская система [edition:{edition}].</translation>
    </message>
    <message>
        <source>A win counts [points:{win}], a draw {draw}.</source>
        <translation>Победа — [points:{win}], ничья — {draw}.</translation>
    </message>
    <message>
        <source>A bye counts [bye:{points}].</source>
        <translation>Пропуск — [bye:{points}].</translation>
    </message>
    <message>
        <source>The upper half is [baku:accelerated by Baku].</source>
        <translation>Верхней половине — [baku:бакинское ускорение].</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n тур</numerusform>
            <numerusform>%n тура</numerusform>
            <numerusform>%n туров</numerusform>
        </translation>
    </message>
    <message>
        <source>any number of rounds</source>
        <translation>любое число туров</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>При нечётном числе трое играют [odd:в тройке]; пропуск даёт [bye_vp:{vp} ВП].</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle over two rounds]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>При нечётном числе трое играют [odd:в тройке на два тура]; пропуск даёт [bye_vp:{vp} ВП].</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>Underlined words can be changed; what is bold is not the usual.</source>
        <translation>Подчёркнутое можно изменить; жирное отличается от обычного.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Все правила</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>&amp;What happened</source>
        <translation>Что &amp;случилось</translation>
    </message>
    <message>
        <source>Boar&amp;ds with a result</source>
        <translation>Сдачи с &amp;результатом</translation>
    </message>
    <message>
        <source>&amp;At fault</source>
        <translation>&amp;Кто виновен</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>Имп&amp;ы</translation>
    </message>
    <message>
        <source>Average &amp;plus</source>
        <translation>Средняя п&amp;люс</translation>
    </message>
    <message>
        <source>P&amp;lain average</source>
        <translation>Средня&amp;я</translation>
    </message>
    <message>
        <source>Average min&amp;us</source>
        <translation>Средняя мин&amp;ус</translation>
    </message>
    <message>
        <source>Penalt&amp;y, VP</source>
        <translation>Ш&amp;траф, ВП</translation>
    </message>
    <message>
        <source>&amp;Other matches, VP</source>
        <translation>Др&amp;угие матчи, ВП</translation>
    </message>
    <message>
        <source>of {boards}</source>
        <translation>из {boards}</translation>
    </message>
    <message>
        <source>Carried &amp;over</source>
        <translation>Перен&amp;ос</translation>
    </message>
    <message>
        <source>IMPs on e&amp;xtra boards</source>
        <translation>Импы за лишние с&amp;дачи</translation>
    </message>
    <message>
        <source>Carried &amp;over, IMPs</source>
        <translation>Перен&amp;ос, импы</translation>
    </message>
    <message>
        <source>Carried &amp;over, VP</source>
        <translation>Перен&amp;ос, ВП</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>что случилось</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>вина</translation>
    </message>
    <message>
        <source>boards with a result</source>
        <translation>сдачи с результатом</translation>
    </message>
    <message>
        <source>{what}, home side</source>
        <translation>{what}, хозяева</translation>
    </message>
    <message>
        <source>{what}, visitors</source>
        <translation>{what}, гости</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>Сокращён</translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted</source>
        <translation>Сдачи отменены или присуждены</translation>
    </message>
    <message>
        <source>Void: it does not count</source>
        <translation>Не засчитан</translation>
    </message>
    <message>
        <source>Bye: no opponent</source>
        <translation>Пропуск: без соперника</translation>
    </message>
    <message>
        <source>Forfeit: not played</source>
        <translation>Неявка: не сыгран</translation>
    </message>
    <message>
        <source>More boards than planned</source>
        <translation>Сдач больше, чем намечено</translation>
    </message>
    <message>
        <source>Mismatch: a wrong draw of a Swiss</source>
        <translation>Не тот соперник: ошибка в швейцарке</translation>
    </message>
    <message>
        <source>Neither side</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Хозяева</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Гости</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Обе стороны</translation>
    </message>
    <message>
        <source>What happened to the match</source>
        <translation>Что случилось с матчем</translation>
    </message>
    <message>
        <source>Who is at fault</source>
        <translation>Кто виновен</translation>
    </message>
    <message>
        <source>Boards with a result</source>
        <translation>Сдачи с результатом</translation>
    </message>
    <message>
        <source>The boards of the whole match are those of the scale.</source>
        <translation>Сколько сдач во всём матче, говорит шкала.</translation>
    </message>
    <message>
        <source>VP per match in the other matches; 0 and Page Down for none</source>
        <translation>ВП за матч в других матчах; если их нет, 0 и Page Down</translation>
    </message>
    <message>
        <source>Per board without a result: average minus for a side at fault, average plus for the other.</source>
        <translation>За сдачу без результата: виновной стороне средняя минус, другой средняя плюс.</translation>
    </message>
</context>
<context>
    <name>RulingPage</name>
    <message>
        <source>Ta&amp;ke from Score Sheet</source>
        <translation>Взять &amp;из протокола</translation>
    </message>
    <message>
        <source>Print Slip…</source>
        <translation>Печать бланка…</translation>
    </message>
    <message>
        <source>regulation</source>
        <translation>регламент</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>протокол</translation>
    </message>
    <message>
        <source>ruling taken back</source>
        <translation>отзыв решения</translation>
    </message>
    <message>
        <source>ruling adopted</source>
        <translation>принятие решения</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Отозвать</translation>
    </message>
    <message>
        <source>Adopt for Score Sheet</source>
        <translation>Принять в протокол</translation>
    </message>
    <message>
        <source>Rulings side by side</source>
        <translation>Решения рядом</translation>
    </message>
    <message>
        <source>The ruling that is picked here is printed as a slip; F6 leads from the form to it.</source>
        <translation>Выбранное здесь решение печатается на бланке; F6 ведёт сюда из формы.</translation>
    </message>
    <message>
        <source>The score sheet shows the ruling that is picked as the result, with its reason.</source>
        <translation>Протокол покажет выбранное решение и его причину как результат.</translation>
    </message>
    <message>
        <source>Prints the ruling that is picked, with its reasons (Ctrl+P)</source>
        <translation>Печатает выбранное решение с причинами (Ctrl+P)</translation>
    </message>
    <message>
        <source>Reasons for the ruling that is picked</source>
        <translation>Причины выбранного решения</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>{home} – {away}</source>
        <translation>{home} – {away}</translation>
    </message>
    <message>
        <source>{home} {vp} VP</source>
        <translation>{home}: {vp} ВП</translation>
    </message>
    <message>
        <source>{home} {home_vp} – {away} {away_vp}</source>
        <translation>{home} {home_vp} – {away} {away_vp}</translation>
    </message>
    <message>
        <source>{side}
IMPs</source>
        <translation>{side}
импы</translation>
    </message>
    <message>
        <source>For the boards without a result {side} gets {imps} ({parts}).</source>
        <translation>За сдачи без результата {side} получает {imps} ({parts}).</translation>
    </message>
    <message>
        <source>The margin of {side}, {exact}, is rounded to {imps} before the scale.</source>
        <translation>Разница стороны {side}, {exact}, до шкалы округляется до {imps}.</translation>
    </message>
    <message>
        <source>{side} carries over {amount}.</source>
        <translation>Перенос, {side}: {amount}.</translation>
    </message>
    <message>
        <source>{side}
VP</source>
        <translation>{side}
ВП</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Rulings: {match}</source>
        <translation>Решения: {match}</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Причины</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Подписи</translation>
    </message>
    <message>
        <source>{who}: {line}</source>
        <translation>{who}: {line}</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>{way}: {result}</source>
        <translation>{way}: {result}</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>невозможно</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation>предписано</translation>
    </message>
    <message>
        <source>adopted</source>
        <translation>принято</translation>
    </message>
    <message>
        <source>Regulation “{regulation}”; {scale}</source>
        <translation>Регламент «{regulation}»; {scale}</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Хозяева</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Гости</translation>
    </message>
    <message>
        <source>Scale for the boards played</source>
        <translation>Шкала на сыгранные сдачи</translation>
    </message>
    <message>
        <source>{side} met opponents that were too strong, not by its own fault, and gets a quarter of what is missing to {full} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side}: слишком сильный соперник не по своей вине, прибавляется четверть недостающего до {full} ВП (EBU White Book 3.5): {vp} ВП.</translation>
    </message>
    <message>
        <source>{side} met opponents that were too weak, by its own fault, and loses a quarter of what it has above {least} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side}: слишком слабый соперник по своей вине, вычитается четверть того, что сверх {least} ВП (EBU White Book 3.5): {vp} ВП.</translation>
    </message>
    <message>
        <source>Full scale with averages</source>
        <translation>Полная шкала со средними</translation>
    </message>
    <message>
        <source>Full scale as it stands</source>
        <translation>Полная шкала как есть</translation>
    </message>
    <message>
        <source>Match does not count</source>
        <translation>Матч не засчитан</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Пропуск</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Неявка</translation>
    </message>
    <message>
        <source>Best average</source>
        <translation>Лучшая средняя</translation>
    </message>
    <message>
        <source>Planned boards alone</source>
        <translation>Только намеченные сдачи</translation>
    </message>
    <message>
        <source>Average plus on half of the boards</source>
        <translation>Средняя плюс за половину сдач</translation>
    </message>
    <message>
        <source>Mismatch of both sides</source>
        <translation>Не тот соперник у обеих сторон</translation>
    </message>
    <message>
        <source>Mismatch of the home side</source>
        <translation>Не тот соперник у хозяев</translation>
    </message>
    <message>
        <source>Mismatch of the visitors</source>
        <translation>Не тот соперник у гостей</translation>
    </message>
    <message>
        <source>The match was cut short. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Матч сокращён. Сдач с результатом: {played} из {planned}; импы {imps}.</translation>
    </message>
    <message>
        <source>The match is void.</source>
        <translation>Матч не засчитан.</translation>
    </message>
    <message>
        <source>{home} has no opponent.</source>
        <translation>Нет соперника: {home}.</translation>
    </message>
    <message>
        <source>The match was not played.</source>
        <translation>Матч не сыгран.</translation>
    </message>
    <message>
        <source>The round was drawn wrongly, which was noticed after it had been played; IMPs {imps}.</source>
        <translation>Жеребьёвка тура была неверной, и заметили это, когда он уже был сыгран; импы {imps}.</translation>
    </message>
    <message>
        <source>Neither side is at fault.</source>
        <translation>Ни одна сторона не виновата.</translation>
    </message>
    <message>
        <source>{home} is at fault; {away} is not.</source>
        <translation>Виновата сторона {home}; {away} — нет.</translation>
    </message>
    <message>
        <source>{away} is at fault; {home} is not.</source>
        <translation>Виновата сторона {away}; {home} — нет.</translation>
    </message>
    <message>
        <source>Both sides are at fault.</source>
        <translation>Виноваты обе стороны.</translation>
    </message>
    <message>
        <source>The boards played count on the scale for {played_boards}.</source>
        <translation>Сыгранное считается по шкале: {played_boards}.</translation>
    </message>
    <message>
        <source>The scale is that of the whole match, {planned_boards}.</source>
        <translation>Шкала — всего матча, {planned_boards}.</translation>
    </message>
    <message>
        <source>Boards without a result are worth nothing to either side.</source>
        <translation>Сдачи без результата ничего не дают ни одной из сторон.</translation>
    </message>
    <message>
        <source>A bye is worth {bye} % of {full} VP.</source>
        <translation>Пропуск даёт {bye} % от {full} ВП.</translation>
    </message>
    <message>
        <source>No side gets less than 0 VP.</source>
        <translation>Ни одна сторона не получает меньше 0 ВП.</translation>
    </message>
    <message>
        <source>This is what the regulation “{regulation}” asks for.</source>
        <translation>Этого требует регламент «{regulation}».</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling, which is not possible here: {way}.</source>
        <translation>Регламент «{regulation}» требует другого решения, здесь невозможного: {way}.</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling; this one is the director&apos;s.</source>
        <translation>Регламент «{regulation}» требует другого решения; это решение судьи.</translation>
    </message>
    <message>
        <source>The match does not count. Neither side is at fault: each gets {share} % of {full} VP.</source>
        <translation>Матч не засчитан. Ни одна сторона не виновна: каждая получает {share}&#xa0;% от {full} ВП.</translation>
    </message>
    <message>
        <source>The match does not count. Both sides are at fault: each gets {share} % of {full} VP.</source>
        <translation>Матч не засчитан. Виновны обе стороны: каждая получает {share}&#xa0;% от {full} ВП.</translation>
    </message>
    <message>
        <source>Both sides forfeit the match: each gets {least} % of {full} VP.</source>
        <translation>Обеим сторонам засчитана неявка: каждая получает {least}&#xa0;% от {full} ВП.</translation>
    </message>
    <message>
        <source>{guilty} forfeits the match and gets {least} % of {full} VP; {innocent} gets {most} %.</source>
        <translation>Неявка засчитана стороне {guilty}, она получает {least}&#xa0;% от {full} ВП; {innocent} — {most}&#xa0;%.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling is on: {ruling}.</source>
        <translation>В протоколе: {sheet}. Решение вынесено по: {ruling}.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling says: {ruling}</source>
        <translation>В протоколе: {sheet}. В решении: {ruling}</translation>
    </message>
    <message>
        <source>Adopted: this ruling is the result of the match.</source>
        <translation>Принято: это решение — результат матча.</translation>
    </message>
    <message>
        <source>The result of the match is another ruling that was adopted: {way}, {result}.</source>
        <translation>Результат матча — другое, принятое решение: {way}, {result}.</translation>
    </message>
    <message>
        <source>No ruling is adopted: the result of the match is that of the score sheet, {vps} VP.</source>
        <translation>Ни одно решение не принято: результат матча — по протоколу, {vps} ВП.</translation>
    </message>
    <message>
        <source>The result is that of an adopted ruling: {way}.</source>
        <translation>Результат — по принятому решению: {way}.</translation>
    </message>
    <message>
        <source>By the scores alone it would be {vps} VP.</source>
        <translation>Только по результатам сдач было бы {vps} ВП.</translation>
    </message>
    <message>
        <source>boards with a result {played} of {planned}, IMPs {imps}</source>
        <translation>сдач с результатом {played} из {planned}, импы {imps}</translation>
    </message>
    <message>
        <source>The ruling was made on other numbers than those of the score sheet now: look at it again.</source>
        <translation>Решение принято по другим числам, чем сейчас в протоколе: посмотрите его ещё раз.</translation>
    </message>
    <message>
        <source>The ruling was made on another scale than that of the match now: look at it again.</source>
        <translation>Решение принято по другой шкале, чем сейчас у матча: посмотрите его ещё раз.</translation>
    </message>
    <message>
        <source>average plus: {boards} × {imps}</source>
        <translation>средняя плюс: {boards} × {imps}</translation>
    </message>
    <message>
        <source>average: {boards} × 0</source>
        <translation>средняя: {boards} × 0</translation>
    </message>
    <message>
        <source>average minus: {boards} × {imps}</source>
        <translation>средняя минус: {boards} × {imps}</translation>
    </message>
    <message>
        <source>Neither side is ahead: {vps} VP.</source>
        <translation>Ни одна сторона не впереди: {vps} ВП.</translation>
    </message>
    <message>
        <source>The VP of both sides add up to {sum}, not to {usual}.</source>
        <translation>Сумма ВП обеих сторон — {sum}, а не {usual}.</translation>
    </message>
    <message>
        <source>{side} carries over {amount} VP.</source>
        <translation>Перенос ВП, {side}: {amount}.</translation>
    </message>
    <message>
        <source>More than {most} cannot be carried over.</source>
        <translation>Больше {most} перенести нельзя.</translation>
    </message>
    <message>
        <source>{side} loses {amount} VP as a penalty.</source>
        <translation>Штраф, {side}: минус {amount} ВП.</translation>
    </message>
    <message>
        <source>{side} has an average of {amount} VP in other matches.</source>
        <translation>Средняя в других матчах, {side}: {amount} ВП.</translation>
    </message>
    <message>
        <source>Others got {amount} VP on average against {opponent}.</source>
        <translation>Другие получили против {opponent} в среднем {amount} ВП.</translation>
    </message>
    <message>
        <source>The greatest of these values counts for {side}: {vp} VP.</source>
        <translation>Засчитывается наибольшее из этих значений, {side}: {vp} ВП.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins by %n IMP(s): {vps} VP.</source>
        <translation>
            <numerusform>Победа — {side}, разница %n имп: {vps} ВП.</numerusform>
            <numerusform>Победа — {side}, разница %n импа: {vps} ВП.</numerusform>
            <numerusform>Победа — {side}, разница %n импов: {vps} ВП.</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Сдачи отменены или присуждены. Сдач с результатом: {played} из {planned}; импы {imps}.</translation>
    </message>
    <message>
        <source>Margins differ: {home} {home_imps}, {away} {away_imps}. Own VP: {home_vp} and {away_vp}.</source>
        <translation>Разницы не равны: {home} {home_imps}, {away} {away_imps}. Свои ВП: {home_vp} и {away_vp}.</translation>
    </message>
    <message>
        <source>Boards played {played}, planned {planned}. IMPs on the planned {imps}, on others {extra}.</source>
        <translation>Сыграно сдач {played}, намечено {planned}. Импы за намеченные {imps}, за остальные {extra}.</translation>
    </message>
    <message>
        <source>Only the planned boards count ({planned_boards}), and none beyond them.</source>
        <translation>Засчитываются только намеченные сдачи ({planned_boards}), остальные нет.</translation>
    </message>
    <message>
        <source>Boards with a result: {played} of {planned}, less than the {least} % that a match needs.</source>
        <translation>Сдач с результатом: {played} из {planned}, меньше нужных матчу {least} %.</translation>
    </message>
    <message>
        <source>The match does not count: average plus on half the boards (EBU White Book 3.3.9).</source>
        <translation>Матч не засчитан: средняя плюс за половину сдач (EBU White Book 3.3.9).</translation>
    </message>
    <message>
        <source>Not counted. At fault: {guilty}, {least} % of {full} VP; {innocent}: {most} %.</source>
        <translation>Не засчитан. Виновна сторона {guilty}, {least} % от {full} ВП; {innocent}: {most} %.</translation>
    </message>
    <message>
        <source>The score sheet was {then} and is now {now}: look at the ruling again.</source>
        <translation>В протоколе было {then}, теперь {now}: посмотрите решение ещё раз.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>A &amp;Pairs Evening</source>
        <translation>&amp;Парный турнир</translation>
    </message>
    <message>
        <source>A &amp;League of Teams</source>
        <translation>&amp;Лига команд</translation>
    </message>
    <message>
        <source>The &amp;Scale on a Club’s Wall</source>
        <translation>&amp;Шкала со стены клуба</translation>
    </message>
    <message>
        <source>A &amp;Match</source>
        <translation>&amp;Матч</translation>
    </message>
    <message>
        <source>S&amp;wiss Teams</source>
        <translation>Ш&amp;вейцарка для команд</translation>
    </message>
    <message>
        <source>A &amp;Cup</source>
        <translation>&amp;Кубок</translation>
    </message>
    <message>
        <source>A M&amp;ovement for Eight Pairs</source>
        <translation>&amp;Схема на восемь пар</translation>
    </message>
    <message>
        <source>Go on with your copy “{name}”?</source>
        <translation>Продолжить вашу копию «{name}»?</translation>
    </message>
    <message>
        <source>To begin anew makes another copy; this one stays as it is.</source>
        <translation>При новом начале делается ещё одна копия; эта остаётся как есть.</translation>
    </message>
    <message>
        <source>&amp;Begin Anew</source>
        <translation>&amp;Начать заново</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Продолжить</translation>
    </message>
</context>
<context>
    <name>ScaleCombo</name>
    <message>
        <source>Printed tables</source>
        <translation>Печатные таблицы</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Свои шкалы</translation>
    </message>
    <message>
        <source>By who wins</source>
        <translation>По победам</translation>
    </message>
    <message>
        <source>Own Scales…</source>
        <translation>Свои шкалы…</translation>
    </message>
    <message>
        <source>WBF continuous</source>
        <translation>Непрерывная WBF</translation>
    </message>
    <message>
        <source>WBF discrete</source>
        <translation>Дискретная WBF</translation>
    </message>
    <message>
        <source>Other curves</source>
        <translation>Другие кривые</translation>
    </message>
    <message>
        <source>Continuous, {model}</source>
        <translation>Непрерывная, {model}</translation>
    </message>
    <message>
        <source>Discrete, {model}</source>
        <translation>Дискретная, {model}</translation>
    </message>
</context>
<context>
    <name>ScaleControls</name>
    <message>
        <source> - 0</source>
        <translation> - 0</translation>
    </message>
    <message>
        <source>15 √boards</source>
        <translation>15 √сдач</translation>
    </message>
    <message>
        <source>factor × √boards</source>
        <translation>множитель × √сдач</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>импы</translation>
    </message>
    <message>
        <source>Boards in the match</source>
        <translation>Число сдач в матче</translation>
    </message>
    <message>
        <source>Boards in the match, 1 to 999. Page Up and Page Down change it by ten.</source>
        <translation>Число сдач в матче, от 1 до 999. Page Up и Page Down меняют его на десять.</translation>
    </message>
    <message>
        <source>Several, as in 7, 14, 20, are pinned to be compared.</source>
        <translation>Несколько чисел, например 7, 14, 20, закрепляются для сравнения.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Шкала</translation>
    </message>
    <message>
        <source>Range: VP of the largest win</source>
        <translation>Диапазон: ВП за самую крупную победу</translation>
    </message>
    <message>
        <source>The largest win: 20 for 20-0, 10 for 10-0, 25 for 25-0.</source>
        <translation>Самая крупная победа: 20 для 20-0, 10 для 10-0, 25 для 25-0.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Блиц</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Разница, начиная с которой победа максимальна.</translation>
    </message>
    <message>
        <source>Value of the blitz</source>
        <translation>Величина блица</translation>
    </message>
    <message>
        <source>A half (triangular) match: the formula counts half of the boards.</source>
        <translation>Половина матча (в тройке команд): формула считает половину сдач.</translation>
    </message>
    <message>
        <source>Range, blitz</source>
        <translation>Диапазон, блиц</translation>
    </message>
    <message>
        <source>Range, blitz and half match</source>
        <translation>Диапазон, блиц и половина матча</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>С&amp;дачи</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>&amp;Шкала</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Диапа&amp;зон</translation>
    </message>
    <message>
        <source>Half mat&amp;ch</source>
        <translation>Половина &amp;матча</translation>
    </message>
    <message>
        <source>Blit&amp;z</source>
        <translation>&amp;Блиц</translation>
    </message>
</context>
<context>
    <name>ScaleEditor</name>
    <message>
        <source>Own Scale</source>
        <translation>Своя шкала</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Таблица шкалы</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Give the scale a name and fill in the table.</source>
        <translation>Дайте шкале название и заполните таблицу.</translation>
    </message>
    <message>
        <source>A scale for {boards}; the largest win is {vp} VP.</source>
        <translation>Шкала на {boards}; самая крупная победа — {vp} ВП.</translation>
    </message>
    <message>
        <source>The audit finds no fault.</source>
        <translation>Аудит ошибок не находит.</translation>
    </message>
    <message numerus="yes">
        <source>The audit finds %n fault(s).</source>
        <translation>
            <numerusform>Аудит находит %n ошибку.</numerusform>
            <numerusform>Аудит находит %n ошибки.</numerusform>
            <numerusform>Аудит находит %n ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Источник</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>При&amp;мечание</translation>
    </message>
    <message>
        <source>Save the changes to this scale?</source>
        <translation>Сохранить изменения этой шкалы?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Если их не сохранить, они пропадут.</translation>
    </message>
    <message>
        <source>Type or paste the table: margins (0, 1 or 0-2, 3-6) and VP; above, boards (24 or 21-27).</source>
        <translation>Введите или вставьте таблицу: разницы (0, 1 или 0-2, 3-6) и ВП, над ними сдачи (24 или 21-27).</translation>
    </message>
</context>
<context>
    <name>ScaleError</name>
    <message>
        <source>There is an own scale named {name} already; give this one another name.</source>
        <translation>Своя шкала {name} уже есть; дайте этой другое название.</translation>
    </message>
    <message>
        <source>There is no scale of the kind {kind}; the kinds are {kinds}.</source>
        <translation>Шкалы вида {kind} нет; есть {kinds}.</translation>
    </message>
    <message>
        <source>The share must be above 0 and at most {most} %, not {value} %.</source>
        <translation>Доля должна быть больше 0 и не больше {most}&#xa0;%, а не {value}&#xa0;%.</translation>
    </message>
    <message>
        <source>This ODS workbook is damaged or protected by a password; save it as XLSX or CSV.</source>
        <translation>Эта книга ODS повреждена или защищена паролем; сохраните её как XLSX или CSV.</translation>
    </message>
    <message>
        <source>This is a picture, not a table; type the table or save it as XLSX or CSV.</source>
        <translation>Это картинка, а не таблица; наберите таблицу или сохраните её как XLSX или CSV.</translation>
    </message>
    <message>
        <source>There are no matches.</source>
        <translation>Матчей нет.</translation>
    </message>
    <message>
        <source>{found} is not a number of boards; that is from 1 to {most}.</source>
        <translation>{found} — не число сдач; оно бывает от 1 до {most}.</translation>
    </message>
    <message>
        <source>A scale of IMPs and one of percentages cannot be compared.</source>
        <translation>Шкалу в импах и шкалу в процентах сравнить нельзя.</translation>
    </message>
    <message>
        <source>The list is too long; it can have {most} rows.</source>
        <translation>Список слишком длинный; строк может быть {most}.</translation>
    </message>
    <message>
        <source>There are no matches in the list.</source>
        <translation>В списке нет матчей.</translation>
    </message>
    <message>
        <source>The IMPs of one side are in {found}, those of the other side in no column.</source>
        <translation>Импы одной стороны в столбце {found}, импов другой нет ни в одном.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>У двух столбцов заголовок {found}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>В этой строке или выше не хватает кавычки, или она не на месте.</translation>
    </message>
    <message>
        <source>The number of boards is missing.</source>
        <translation>Нет числа сдач.</translation>
    </message>
    <message>
        <source>The result is missing.</source>
        <translation>Нет результата.</translation>
    </message>
    <message>
        <source>{found} is not a number of IMPs.</source>
        <translation>{found} — не число импов.</translation>
    </message>
    <message>
        <source>A scale needs a name.</source>
        <translation>Шкале нужно название.</translation>
    </message>
    <message>
        <source>A scale needs a table.</source>
        <translation>Шкале нужна таблица.</translation>
    </message>
    <message>
        <source>A scale has at most {most} tables.</source>
        <translation>Таблиц в шкале не больше {most}.</translation>
    </message>
    <message>
        <source>A table is for board counts from 1 to {most}, the fewest first, not {first} to {last}.</source>
        <translation>Таблица — для чисел сдач от 1 до {most}, сначала меньшее, а не от {first} до {last}.</translation>
    </message>
    <message>
        <source>{margin} IMPs is not a possible margin over {boards}; the most is {most}.</source>
        <translation>В матче на {boards} разница импов {margin} невозможна; наибольшая — {most}.</translation>
    </message>
    <message>
        <source>This page has more than {most} tables; copy those with the scale out of it and paste them.</source>
        <translation>На этой странице больше {most} таблиц; скопируйте таблицы со шкалой и вставьте их.</translation>
    </message>
    <message>
        <source>The row is too long; it can have {most} characters.</source>
        <translation>Строка слишком длинная; знаков может быть {most}.</translation>
    </message>
    <message>
        <source>{name} has no table for {boards}; it has tables for {counts}.</source>
        <translation>У шкалы {name} нет таблицы на {boards}; есть таблицы на {counts}.</translation>
    </message>
    <message>
        <source>There are two tables for {boards}.</source>
        <translation>Таблиц на {boards} две.</translation>
    </message>
    <message>
        <source>In the table for {counts}, the margins must begin with a draw and rise to at most {most}.</source>
        <translation>В таблице на {counts} разницы должны начинаться с ничьей и расти не дальше {most}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, every margin needs the VP of both sides.</source>
        <translation>В таблице на {counts} каждой разнице нужны ВП обеих сторон.</translation>
    </message>
    <message>
        <source>In the table for {counts}, a VP is not between 0 and {most}.</source>
        <translation>В таблице на {counts} какие-то ВП не между 0 и {most}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, no margin is worth more than a draw.</source>
        <translation>В таблице на {counts} ни одна разница не даёт больше ничьей.</translation>
    </message>
    <message>
        <source>{place}: The first margin is {margin}; the table has to begin at a draw.</source>
        <translation>{place}: Первая разница — {margin}; таблица должна начинаться с ничьей.</translation>
    </message>
    <message>
        <source>{place}: Margins are missing before {margin}.</source>
        <translation>{place}: Перед {margin} не хватает разниц.</translation>
    </message>
    <message>
        <source>{place}: The margin {margin} is in the line before this one, too.</source>
        <translation>{place}: Разница {margin} есть и в предыдущей строке.</translation>
    </message>
    <message>
        <source>{place}: Only the last margins can be without an end.</source>
        <translation>{place}: Без конца могут быть только последние разницы.</translation>
    </message>
    <message>
        <source>{place}: The loser&apos;s VP are missing, and they are not what the winner leaves.</source>
        <translation>{place}: Нет ВП проигравшего, и это не остаток от ВП победителя.</translation>
    </message>
    <message>
        <source>{place}: The winner&apos;s VP are missing.</source>
        <translation>{place}: Нет ВП победителя.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a VP.</source>
        <translation>{place}: {found} — не ВП.</translation>
    </message>
    <message>
        <source>{place}: The VP is missing.</source>
        <translation>{place}: Нет ВП.</translation>
    </message>
    <message>
        <source>{place}: {found} has another decimal sign than most cells; such cells: {cells}.</source>
        <translation>{place}: В {found} не тот десятичный знак, что в большинстве ячеек; таких ячеек: {cells}.</translation>
    </message>
    <message>
        <source>{place}: {found} has the other decimal sign than the rest of the table.</source>
        <translation>{place}: В {found} не тот десятичный знак, что в таблице.</translation>
    </message>
    <message>
        <source>{place}: {found} has more than two decimals.</source>
        <translation>{place}: В {found} больше двух знаков после запятой.</translation>
    </message>
    <message>
        <source>{place}: The margin is missing.</source>
        <translation>{place}: Нет разницы.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a margin.</source>
        <translation>{place}: {found} — не разница.</translation>
    </message>
    <message>
        <source>{place}: The headings of winner and loser are swapped.</source>
        <translation>{place}: Заголовки победителя и проигравшего переставлены.</translation>
    </message>
    <message>
        <source>{place}: Cells in this row: {cells}; in the others: {usual}.</source>
        <translation>{place}: В этой строке ячеек {cells}, в остальных {usual}.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {rows} rows and {cells} cells.</source>
        <translation>Таблица слишком велика; в ней может быть строк {rows} и ячеек {cells}.</translation>
    </message>
    <message>
        <source>There is nothing to read here.</source>
        <translation>Читать здесь нечего.</translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation>{value} — не число.</translation>
    </message>
    <message>
        <source>The number of boards must be a whole number from 1 to {most}, not {value}.</source>
        <translation>Число сдач должно быть целым от 1 до {most}, а не {value}.</translation>
    </message>
    <message>
        <source>The blitz factor must be above 0 and at most {most}, not {value}.</source>
        <translation>Множитель блица должен быть больше 0 и не больше {most}, а не {value}.</translation>
    </message>
    <message>
        <source>The blitz must be above 0 and at most {most} IMPs, not {value}.</source>
        <translation>Блиц в импах должен быть больше 0 и не больше {most}, а не {value}.</translation>
    </message>
    <message>
        <source>The VP must lie between {least} and {most}, not {value}.</source>
        <translation>ВП должны быть от {least} до {most}, а не {value}.</translation>
    </message>
    <message>
        <source>This workbook has an old format; save it as XLSX or CSV and read that.</source>
        <translation>У этой книги старый формат; сохраните её как XLSX или CSV и откройте снова.</translation>
    </message>
    <message>
        <source>This is not an XLSX workbook, or it is damaged; save it as XLSX or CSV.</source>
        <translation>Это не книга XLSX, или она повреждена; сохраните её как XLSX или CSV.</translation>
    </message>
    <message>
        <source>The workbook is too large.</source>
        <translation>Книга слишком велика.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in the table.</source>
        <translation>В таблице кавычки нет или она не на месте.</translation>
    </message>
    <message>
        <source>Tables of a PDF cannot be read: paste the table, or save it as XLSX or CSV.</source>
        <translation>Таблицы из PDF не читаются: вставьте таблицу или сохраните её как XLSX или CSV.</translation>
    </message>
    <message>
        <source>A discrete scale has whole VP at a draw, not {value}: choose an even range.</source>
        <translation>За ничью в дискретной шкале целое число ВП, а не {value}: выберите чётный диапазон.</translation>
    </message>
    <message>
        <source>Which column is which? Use headings: Boards and Margin, or Boards and twice IMPs.</source>
        <translation>Где какой столбец? Дайте заголовки: «Сдачи» и «Разница» или «Сдачи» и дважды «Импы».</translation>
    </message>
    <message>
        <source>A blitz of {blitz} is too short for discrete {range}-0: take more boards or fewer VP.</source>
        <translation>Блиц {blitz} слишком короток для дискретной {range}-0: больше сдач или меньше ВП.</translation>
    </message>
    <message>
        <source>{place}: The number of boards is missing; write 24 or 21-27 above the VP or margins.</source>
        <translation>{place}: Нет числа сдач; напишите 24 или 21-27 над ВП или разницами.</translation>
    </message>
    <message>
        <source>This table shows no scale: it needs margins (0, 1, 2 or 0-2, 3-6) and their VP.</source>
        <translation>В этой таблице не видно шкалы: нужны разницы (0, 1, 2 или 0-2, 3-6) и ВП к ним.</translation>
    </message>
    <message>
        <source>The VP of a draw are more than 0, at most {most}, with two decimals, not {value}.</source>
        <translation>ВП за ничью больше 0, не больше {most}, с двумя знаками после запятой, а не {value}.</translation>
    </message>
</context>
<context>
    <name>ScaleExplained</name>
    <message>
        <source>The scale explained: {boards}</source>
        <translation>Шкала с объяснением: {boards}</translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>Как её читать</translation>
    </message>
    <message>
        <source>The margin in IMPs counts. A win by {margin} gives {won} VP, the losers get {lost}; a draw gives {draw}.</source>
        <translation>Считается разница в импах. Победа с разницей {margin} даёт {won} ВП, проигравшим {lost}; ничья даёт {draw}.</translation>
    </message>
    <message>
        <source>A pair’s percentage of matchpoints counts. {margin} give {won} VP, {lost} to the others; 50 % gives {draw}.</source>
        <translation>Считается процент матчпойнтов пары. {margin} дают {won} ВП, другой паре {lost}; 50 % дают {draw}.</translation>
    </message>
    <message>
        <source>The margin in points of boards counts. By {margin} the winners get {won} VP, the losers {lost}; a draw {draw}.</source>
        <translation>Считается разница в очках за сдачи. При {margin} победители получают {won} ВП, проигравшие {lost}; при ничьей {draw}.</translation>
    </message>
    <message>
        <source>From {margin} on the win is as large as it can be, {full} to {least}.</source>
        <translation>Начиная с {margin} победа максимальна: {full} на {least}.</translation>
    </message>
    <message>
        <source>Together they always have {full}.</source>
        <translation>Вместе у них всегда {full}.</translation>
    </message>
    <message>
        <source>How the largest win was chosen</source>
        <translation>Как выбрана максимальная победа</translation>
    </message>
    <message>
        <source>The largest win, the blitz, begins at {factor} × √{boards} = {x} IMPs.</source>
        <translation>Максимальная победа, блиц, начинается при {factor} × √{boards} = {x} импа.</translation>
    </message>
    <message>
        <source>The more boards, the larger the differences that come about by chance; they grow with the square root of the boards. Between equal teams they spread by about {spread} IMPs here, and the World Bridge Federation has put the blitz at about twice that: of a hundred matches five to eight go beyond it.</source>
        <translation>Чем больше сдач, тем больше разницы, возникающие случайно; они растут как корень из числа сдач. Между равными командами их разброс здесь около {spread} импов, и Всемирная федерация бриджа поставила блиц примерно на удвоенный разброс: из ста матчей его превышают от пяти до восьми.</translation>
    </message>
    <message>
        <source>The organiser has chosen {factor}; the World Bridge Federation takes {usual}.</source>
        <translation>Организатор выбрал {factor}; Всемирная федерация бриджа берёт {usual}.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>В половине матча формула считает половину сдач.</translation>
    </message>
    <message>
        <source>A third of it, {third} IMPs, is worth {median} VP, half of what a win can gain: the first IMPs count most.</source>
        <translation>Его треть, {third} импа, даёт {median} ВП, половину всего, что может дать победа: первые импы самые ценные.</translation>
    </message>
    <message>
        <source>Up to there every IMP is worth the same.</source>
        <translation>До него все импы равноценны.</translation>
    </message>
    <message>
        <source>Why {worth} and not {rounded}</source>
        <translation>Почему {worth}, а не {rounded}</translation>
    </message>
    <message>
        <source>Why {worth}</source>
        <translation>Почему {worth}</translation>
    </message>
    <message>
        <source>For a win by {imps} the formula gives {formula} = {exact} VP, with {ratio}. Rounded that is {rounded}.</source>
        <translation>Для победы с разницей {imps} формула даёт {formula} = {exact} ВП, где {ratio}. После округления это {rounded}.</translation>
    </message>
    <message>
        <source>For a win by {imps} the curve gives {exact} VP. Rounded that is {rounded}.</source>
        <translation>Для победы с разницей {imps} кривая даёт {exact} ВП. После округления это {rounded}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before: {before} VP, then {after}. So it was raised to {worth}.</source>
        <translation>Но ни один имп не может давать больше предыдущего: {before} ВП, затем {after}. Поэтому повышено до {worth}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before; from {left} to {right} some would. {worth} is the least allowed.</source>
        <translation>Но ни один имп не может давать больше предыдущего, а между {left} и {right} это случилось бы. Меньше {worth} нельзя.</translation>
    </message>
    <message>
        <source>Why {vp} VP for {band}</source>
        <translation>Почему {vp} ВП за {band}</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: {least} VP at {begins} IMPs, {most} VP at {ends} IMPs; {vp} VP go to {band}.</source>
        <translation>Целые ВП, ближайшие к кривой: {least} ВП — при {begins} импа, {most} ВП — при {ends} импа; {vp} ВП дают за {band}.</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so up to there it is a draw.</source>
        <translation>Целые ВП, ближайшие к кривой: {most} ВП она достигает при {ends} импа, до этого места — ничья.</translation>
    </message>
    <message>
        <source>Why {vp} VP end at {last} and not at {limit} IMPs</source>
        <translation>Почему {vp} ВП кончаются на {last}, а не на {limit} импа</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so {vp} VP would end at {limit}.</source>
        <translation>Целые ВП, ближайшие к кривой: {most} ВП она достигает при {ends} импа, и {vp} ВП кончались бы на {limit}.</translation>
    </message>
    <message>
        <source>No band may be narrower: {vp} VP would be {width} wide, {next} VP only {above}. So {vp} VP end at {last}.</source>
        <translation>Ни один интервал не уже предыдущего: ширина {vp} ВП была бы {width}, {next} ВП — только {above}. Поэтому {vp} ВП кончаются на {last}.</translation>
    </message>
    <message>
        <source>No band may be narrower: the draw would be {width} wide, {next} VP only {above}. So the draw ends at {last}.</source>
        <translation>Ни один интервал не уже предыдущего: ширина ничьей была бы {width}, {next} ВП — только {above}. Поэтому ничья кончается на {last}.</translation>
    </message>
    <message>
        <source>{name} is a table, not a formula: nothing in it was worked out here or corrected.</source>
        <translation>{name} — таблица, а не формула: здесь ничего не вычислено и не исправлено.</translation>
    </message>
    <message>
        <source>None was raised by more than {most} VP.</source>
        <translation>Ни одно не повышено больше чем на {most} ВП.</translation>
    </message>
    <message>
        <source>Where the numbers are from</source>
        <translation>Откуда эти числа</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of {all} in this table had to be corrected.</source>
        <translation>
            <numerusform>В этой таблице пришлось исправить %n значение из {all}.</numerusform>
            <numerusform>В этой таблице пришлось исправить %n значения из {all}.</numerusform>
            <numerusform>В этой таблице пришлось исправить %n значений из {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The organiser has set the blitz to {x} IMPs; the WBF would have {usual} IMPs.</source>
        <translation>Организатор назначил блиц при {x} импа; по WBF было бы {usual} импа.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before: the rounded table keeps that rule.</source>
        <translation>Ни один имп не может давать больше предыдущего: округлённая таблица это соблюдает.</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula: nothing was corrected. Source: {source}</source>
        <translation>{name} — печатная таблица, а не формула: ничего не исправлено. Источник: {source}</translation>
    </message>
</context>
<context>
    <name>ScaleProof</name>
    <message>
        <source>{of}, {boards}</source>
        <translation>{of}, {boards}</translation>
    </message>
    <message>
        <source>The largest win begins at {x} IMPs, the blitz.</source>
        <translation>Самая крупная победа начинается при разнице {x} импа, это блиц.</translation>
    </message>
    <message>
        <source>The largest win begins at {factor} × √{boards} = {x} IMPs, the blitz.</source>
        <translation>Самая крупная победа начинается при {factor} × √{boards} = {x} импа, это блиц.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>В половине матча формула считает половину сдач.</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>Кривая</translation>
    </message>
    <message>
        <source>Below that a win by I IMPs is worth {v0} + {v0} (1 − R^(I / {x})) / (1 − R) VP, where R = √5 − 2 = {r}. So a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>До него победа на I импов даёт {v0} + {v0} (1 − R^(I / {x})) / (1 − R) ВП, где R = √5 − 2 = {r}. Так что треть блица, {third} импа, даёт {median} ВП.</translation>
    </message>
    <message>
        <source>Below that every IMP is worth the same: the curve is a straight line.</source>
        <translation>До него все импы равноценны: кривая — прямая.</translation>
    </message>
    <message>
        <source>Below that the curve is the {model} one, in which a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>До него кривая — {model}, и треть блица, {third} импа, на ней тоже даёт {median} ВП.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Доказательство</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Интервалы</translation>
    </message>
    <message>
        <source>The VP are whole numbers, and a band holds the margins for which the curve is nearest to the same one. So the last margin of the draw is the last one worth no more than {half} VP, that of the next band the last one worth no more than {next} VP, and so on.</source>
        <translation>ВП — целые числа, а в одном интервале те разницы, для которых кривая ближе всего к одному и тому же числу. Так что последняя разница ничьей — последняя из тех, что дают не больше {half} ВП, последняя разница следующего интервала — не больше {next} ВП и так далее.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than that below; the draw, both sides up to {limit}, is {width} wide.</source>
        <translation>Ни один интервал, кроме высшего, не может быть уже нижнего; ничья, у обеих сторон до {limit}, имеет ширину {width}.</translation>
    </message>
    <message>
        <source>The report of the WBF writes it with J: the last margins of the bands, and before them that of the draw plus 1, below 0. On the curve J = {j}. Its differences are the widths: {widths}. Its second differences say by how much each band is wider than the one below it, and must not be below 0: {second}.</source>
        <translation>В отчёте WBF это записано через J: последние разницы интервалов, а перед ними последняя разница ничьей плюс 1, со знаком минус. На кривой J = {j}. Приращения J — это ширина интервалов: {widths}. Вторые приращения показывают, на сколько каждый интервал шире нижнего, и не должны быть меньше 0: {second}.</translation>
    </message>
    <message>
        <source>Then J = {j}, its differences are {widths}, its second differences {second}.</source>
        <translation>После этого J = {j}, приращения {widths}, вторые приращения {second}.</translation>
    </message>
    <message>
        <source>The bands of the curve keep this rule, so nothing had to be corrected.</source>
        <translation>Интервалы кривой соблюдают это правило, и исправлять ничего не пришлось.</translation>
    </message>
    <message>
        <source>The correction</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>A band that is narrower than the one below it takes a margin from that: the last margin of the lower band is lowered by one IMP. The lowest such band comes first, again and again, until the rule is kept. That takes {steps}.</source>
        <translation>Интервал, который уже того, что ниже него, берёт у того одну разницу: последняя разница нижнего интервала снижается на один имп. Первым исправляется самый низкий такой интервал, и так снова и снова, пока правило не соблюдено. На это нужно: {steps}.</translation>
    </message>
    <message>
        <source>Violations and steps</source>
        <translation>Нарушения и шаги</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are counted before anything is corrected; steps are margins that are moved. A step makes the lower band narrower, which may then be narrower than the one below it, and needs a step, too.</source>
        <translation>Это не одно и то же. Нарушения считаются до всех исправлений; шаги — это передвинутые разницы. Шаг делает нижний интервал уже, тот может стать уже следующего вниз, и ему тоже нужен шаг.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Steps of the correction</source>
        <translation>Шаги исправления</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Step {number}: {text}</source>
        <translation>Шаг {number}: {text}</translation>
    </message>
    <message>
        <source>The band of {vp} VP ends at {limit} and is {width} wide, the one of {next} VP only {above}. So a win by {limit} now scores {next} VP, and the band of {vp} VP ends at {new}.</source>
        <translation>Конец интервала {vp} ВП — {limit}, его ширина {width}, а у интервала {next} ВП только {above}. Поэтому победа с разницей {limit} теперь даёт {next} ВП, а конец интервала {vp} ВП — {new}.</translation>
    </message>
    <message>
        <source>Range violations</source>
        <translation>Выходы за интервал</translation>
    </message>
    <message>
        <source>For every whole VP, its exact margin on the curve lies in its band.</source>
        <translation>Для всех целых ВП точная разница на кривой лежит в их интервале.</translation>
    </message>
    <message>
        <source>Each whole VP&apos;s exact margin should lie in its band; where it does not, this is only told.</source>
        <translation>Точная разница для целых ВП должна лежать в их интервале; где это не так, об этом только сообщается.</translation>
    </message>
    <message>
        <source>{vp} VP are exactly {exact} IMPs on the curve; their band is {band}.</source>
        <translation>{vp} ВП — это на кривой ровно {exact} импа; их интервал — {band}.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ВП</translation>
    </message>
    <message>
        <source>Ends on the curve at</source>
        <translation>Конец на кривой</translation>
    </message>
    <message>
        <source>Band of the curve</source>
        <translation>Интервал кривой</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Wider by</source>
        <translation>Шире на</translation>
    </message>
    <message>
        <source>Band as corrected</source>
        <translation>Интервал после исправления</translation>
    </message>
    <message>
        <source>Both rules at once</source>
        <translation>Оба правила сразу</translation>
    </message>
    <message>
        <source>The report of the WBF corrects the widths and only tells range violations. It leaves open whether there are limits that keep both rules.</source>
        <translation>Отчёт WBF исправляет ширину, а о выходе за интервал только сообщает. Он оставляет открытым, есть ли границы, при которых соблюдены оба правила.</translation>
    </message>
    <message>
        <source>These limits keep both, and none that do lie nearer to those of the curve.</source>
        <translation>Эти границы соблюдают оба правила, и нет таких, что лежат ближе к границам кривой.</translation>
    </message>
    <message>
        <source>There are none: the blitz is too short for so many bands.</source>
        <translation>Таких нет: блиц слишком короток для стольких интервалов.</translation>
    </message>
    <message>
        <source>There are: bands that end at {limits} keep both, and none that do lie nearer to those of the curve. All together they lie {moved} from these, those of the report {steps}.</source>
        <translation>Есть: интервалы с концами {limits} соблюдают оба правила, и нет таких, что лежат ближе к интервалам кривой. Их расстояние от них в сумме {moved}, у отчёта — {steps}.</translation>
    </message>
    <message>
        <source>Exactly on the curve</source>
        <translation>Точно на кривой</translation>
    </message>
    <message>
        <source>Band by both rules</source>
        <translation>Интервал по обоим правилам</translation>
    </message>
    <message>
        <source>Next band’s width</source>
        <translation>Ширина следующего</translation>
    </message>
    <message>
        <source>Ended at</source>
        <translation>Был конец</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>its exact margin lies outside the band</source>
        <translation>точная разница вне интервала</translation>
    </message>
    <message>
        <source>narrower than the band below it</source>
        <translation>уже интервала ниже него</translation>
    </message>
    <message>
        <source>moved by the correction</source>
        <translation>передвинуто исправлением</translation>
    </message>
    <message>
        <source>The band of {vp} VP</source>
        <translation>Интервал {vp} ВП</translation>
    </message>
    <message>
        <source>On the curve {half} VP are exactly {exact} IMPs, so the last margin that is nearer to {vp} VP is {limit}.</source>
        <translation>На кривой {half} ВП — это ровно {exact} импа, так что последняя разница, которая ближе к {vp} ВП, — {limit}.</translation>
    </message>
    <message>
        <source>It has no end: no win is worth more.</source>
        <translation>Конца у него нет: победы крупнее не бывает.</translation>
    </message>
    <message>
        <source>Before the correction it is {width} wide, the band below it {below}: that breaks the rule.</source>
        <translation>До исправления его ширина {width}, а ширина того, что ниже, {below}: правило нарушено.</translation>
    </message>
    <message numerus="yes">
        <source>The bands of the curve break it %n time(s); each is a violation.</source>
        <translation>
            <numerusform>Интервалы кривой нарушают его %n раз; это одно нарушение.</numerusform>
            <numerusform>Интервалы кривой нарушают его %n раза; каждый раз — одно нарушение.</numerusform>
            <numerusform>Интервалы кривой нарушают его %n раз; каждый раз — одно нарушение.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) its last margin is {limit}.</source>
        <translation>
            <numerusform>После %n шага его последняя разница — {limit}.</numerusform>
            <numerusform>После %n шагов его последняя разница — {limit}.</numerusform>
            <numerusform>После %n шагов его последняя разница — {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Округление</translation>
    </message>
    <message>
        <source>The winner&apos;s VP at 0 to {last} IMPs are rounded to hundredths, halves up; the loser gets the rest of {full}.</source>
        <translation>Для каждой разницы от 0 до {last} импов ВП победителя округляются до сотых, половина вверх. Проигравший получает остаток от {full} ВП.</translation>
    </message>
    <message>
        <source>So a win by {imps}, less than the blitz, is rounded up to {full} VP.</source>
        <translation>Поэтому победа с разницей {imps}, меньше блица, округляется до {full} ВП.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before it.</source>
        <translation>Ни один имп не может добавить больше, чем предыдущий.</translation>
    </message>
    <message>
        <source>The rounded table keeps this rule everywhere, so nothing had to be corrected.</source>
        <translation>Округлённая таблица везде соблюдает это правило, и исправлять ничего не пришлось.</translation>
    </message>
    <message>
        <source>Where the rule is broken, the VP of the margin in the middle are raised by {step}: at the lowest such margin first, again and again, until it is broken nowhere. That takes {steps} on {cells}, each raised by at most {most} VP.</source>
        <translation>Где правило нарушено, ВП средней разницы повышаются на {step}: сначала у самой низкой такой разницы, и так снова и снова, пока нарушений не останется. На это нужно: {steps}; повышено: {cells}, каждая не больше чем на {most} ВП.</translation>
    </message>
    <message>
        <source>In any order this ends in one table: the lowest that keeps the rule and is nowhere below the rounded curve.</source>
        <translation>В любом порядке получится одна таблица: самая низкая, где правило соблюдено, и нигде не ниже округлённой кривой.</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are margins at which the rounded table breaks the rule, before anything is corrected; steps are raises of {step} VP. A raise can break the rule at the margin beside it, which then needs a step, too.</source>
        <translation>Это не одно и то же. Нарушения — это разницы, при которых округлённая таблица до всех исправлений нарушает правило; шаги — это повышения на {step} ВП. Повышение может нарушить правило у соседней разницы, и ей тоже нужен шаг.</translation>
    </message>
    <message>
        <source>The report of the WBF speaks of {violations} corrections for {boards}. It means violations: to correct them takes {steps} on {cells}, by up to {most} VP.</source>
        <translation>Отчёт WBF говорит о числе исправлений {violations} для таблицы «{boards}». Это число нарушений: чтобы их устранить, нужно {steps}; повышено: {cells}, не больше чем на {most} ВП.</translation>
    </message>
    <message>
        <source>What forced each correction</source>
        <translation>Что вызвало каждое исправление</translation>
    </message>
    <message>
        <source>A cell is raised because of the cells around it, also of those to its right. Each time there are two margins that stay as they were rounded; in the table between them the gains are whole hundredths that must not grow, and these are the lowest VP for which that is so.</source>
        <translation>Ячейка повышается из-за ячеек вокруг, в том числе справа. Каждый раз две разницы остаются, как округлены; между ними прибавки в таблице — целые сотые, которые не должны расти, и это самые низкие ВП, при которых так и есть.</translation>
    </message>
    <message>
        <source>{imps} from {rounded} to {raised}</source>
        <translation>{imps} с {rounded} до {raised}</translation>
    </message>
    <message>
        <source>{gains} Raised: {cells}.</source>
        <translation>{gains} Повышено: {cells}.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) to {right} ({right_vp} VP): {total} VP, first {first} of {more}, then {rest} of {less}.</source>
        <translation>{left} ({left_vp} ВП) — {right} ({right_vp} ВП): всего {total} ВП, сначала {first} по {more}, затем {rest} по {less}.</translation>
    </message>
    <message>
        <source>From {left} ({left_vp} VP) to {right} ({right_vp} VP) it is {total} VP, {less} for each IMP.</source>
        <translation>{left} ({left_vp} ВП) — {right} ({right_vp} ВП): всего {total} ВП, по {less} за каждый имп.</translation>
    </message>
    <message numerus="yes">
        <source>The rounded table breaks it at %n margin(s); each is a violation.</source>
        <translation>
            <numerusform>Округлённая таблица нарушает его при %n разнице; это одно нарушение.</numerusform>
            <numerusform>Округлённая таблица нарушает его при %n разницах; каждая — одно нарушение.</numerusform>
            <numerusform>Округлённая таблица нарушает его при %n разницах; каждая — одно нарушение.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n ячейка</numerusform>
            <numerusform>%n ячейки</numerusform>
            <numerusform>%n ячеек</numerusform>
        </translation>
    </message>
    <message>
        <source>A printed table</source>
        <translation>Печатная таблица</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula, and is shown as printed: nothing was computed or corrected.</source>
        <translation>{name} — печатная таблица, а не формула. Она показана, как напечатана: в ней ничего не вычислено и ничего не исправлено.</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Источник: {source}</translation>
    </message>
    <message>
        <source>By the rule of the WBF’s scales</source>
        <translation>По правилу шкал WBF</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than the one below it; the draw counts the margins of both sides.</source>
        <translation>Ни один интервал, кроме высшего, не может быть уже нижнего; у ничьей считаются разницы обеих сторон.</translation>
    </message>
    <message>
        <source>This table keeps that rule.</source>
        <translation>Эта таблица соблюдает это правило.</translation>
    </message>
    <message>
        <source>Its authors did not promise to keep that rule; an audit looks at more than it.</source>
        <translation>Её авторы не обещали соблюдать это правило; аудит смотрит не только на него.</translation>
    </message>
    <message>
        <source>The step to {margin} gains {before} VP, the next one {after} VP.</source>
        <translation>Шаг до разницы {margin} добавляет {before} ВП, следующий — {after} ВП.</translation>
    </message>
    <message>
        <source>The band {band} ({vps}) is {width} wide, the one below it {below}.</source>
        <translation>Ширина интервала {band} ({vps}) — {width}, а того, что ниже, — {below}.</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Прибавка</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>ВП – ВП</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>ВП победителя</translation>
    </message>
    <message>
        <source>More by</source>
        <translation>Больше на</translation>
    </message>
    <message>
        <source>breaks the rule</source>
        <translation>нарушает правило</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule is kept here.</source>
        <translation>{margin}: {vps}. Правило здесь соблюдено.</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule asks nothing here.</source>
        <translation>{margin}: {vps}. Правило здесь ничего не требует.</translation>
    </message>
    <message numerus="yes">
        <source>This table breaks it %n time(s).</source>
        <translation>
            <numerusform>Эта таблица нарушает его %n раз.</numerusform>
            <numerusform>Эта таблица нарушает его %n раза.</numerusform>
            <numerusform>Эта таблица нарушает его %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rounded table keeps the rule everywhere; nothing was corrected.</source>
        <translation>Округлённая таблица везде соблюдает правило; ничего не исправлено.</translation>
    </message>
    <message>
        <source>Raised cells</source>
        <translation>Правки</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Нарушения</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>Импы</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Округлено</translation>
    </message>
    <message>
        <source>Raised to</source>
        <translation>Повышено до</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Повышено на</translation>
    </message>
    <message>
        <source>Forced between</source>
        <translation>Вызвано между</translation>
    </message>
    <message>
        <source>Next IMP gains</source>
        <translation>Прибавка след.</translation>
    </message>
    <message>
        <source>Violations before any correction</source>
        <translation>Нарушения до исправления</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>ВП до шага</translation>
    </message>
    <message>
        <source>VP after</source>
        <translation>ВП после шага</translation>
    </message>
    <message>
        <source>First {count} steps</source>
        <translation>Первые {count} шагов</translation>
    </message>
    <message>
        <source>{imps}: {raised} VP instead of {rounded}</source>
        <translation>{imps}: {raised} ВП вместо {rounded}</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the IMP before would gain {gain}.</source>
        <translation>При {vp} ВП за {imps} предыдущий имп добавил бы {gain}.</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the {count} before would gain {gain} together, so one of them at most {each}.</source>
        <translation>При {vp} ВП за {imps} предыдущие ({count}) вместе добавили бы {gain}, значит, какой-то из них — не больше {each}.</translation>
    </message>
    <message>
        <source>The IMP after it would gain {gain}: more than one before it.</source>
        <translation>Следующий имп добавил бы {gain}: больше, чем какой-то перед ним.</translation>
    </message>
    <message>
        <source>The {count} after it would gain {gain} together, so one of them at least {each}: more than one before it.</source>
        <translation>Следующие ({count}) вместе добавили бы {gain}, значит, какой-то из них — не меньше {each}: больше, чем какой-то перед ними.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) and {right} ({right_vp} VP) stay as they were rounded.</source>
        <translation>{left} ({left_vp} ВП) и {right} ({right_vp} ВП) остаются, как округлены.</translation>
    </message>
    <message>
        <source>{vp} VP is the least that will do.</source>
        <translation>Меньше {vp} ВП не хватит.</translation>
    </message>
    <message>
        <source>The cells to the right, up to {right}, ask for it: in a table that ended here it would stay as rounded.</source>
        <translation>Этого требуют ячейки справа, по {right} включительно: в таблице, которая кончалась бы здесь, ячейка осталась бы, как округлена.</translation>
    </message>
    <message>
        <source>Violation at {imps}</source>
        <translation>Нарушение: {imps}</translation>
    </message>
    <message>
        <source>Step {number}: {imps}</source>
        <translation>Шаг {number}: {imps}</translation>
    </message>
    <message>
        <source>No lower margin breaks the rule. So a win by {imps} goes from {old} to {new} VP.</source>
        <translation>Меньшие разницы правила не нарушают, поэтому победа с разницей {imps} повышается с {old} до {new} ВП.</translation>
    </message>
    <message>
        <source>From {below} to {imps} it is {before} VP, but from there to {above} {after} VP.</source>
        <translation>{below} — {imps}: {before} ВП, но {imps} — {above}: {after} ВП.</translation>
    </message>
</context>
<context>
    <name>ScaleStatus</name>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Разница, начиная с которой победа максимальна.</translation>
    </message>
    <message>
        <source>The margin that is worth exactly so much lies outside its band.</source>
        <translation>Разница, дающая ровно столько, лежит вне своего интервала.</translation>
    </message>
    <message>
        <source>Largest win from {margin}</source>
        <translation>Максимум ВП: ≥ {margin}</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal: exactly {imps} IMPs.</source>
        <translation>Разница, начиная с которой победа максимальна: ровно {imps} импа.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) corrected</source>
        <translation>
            <numerusform>%n исправление</numerusform>
            <numerusform>%n исправления</numerusform>
            <numerusform>%n исправлений</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected so that no IMP is worth more than the one before it.</source>
        <translation>Исправлено так, чтобы ни один имп не давал больше предыдущего.</translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n нарушение</numerusform>
            <numerusform>%n нарушения</numerusform>
            <numerusform>%n нарушений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact margin outside the band: {vps} VP</source>
        <translation>Точная разница вне интервала: {vps} ВП</translation>
    </message>
</context>
<context>
    <name>ScaleTableMenu</name>
    <message>
        <source>&amp;Differences from {boards}</source>
        <translation>&amp;Отличия от: {boards}</translation>
    </message>
    <message>
        <source>Show &amp;All of the Axis</source>
        <translation>Показать &amp;всю ось</translation>
    </message>
</context>
<context>
    <name>ScaleTables</name>
    <message>
        <source>Heat map of the scales</source>
        <translation>Тепловая карта шкал</translation>
    </message>
</context>
<context>
    <name>ScalesRoom</name>
    <message>
        <source>Curve of IMPs to VP</source>
        <translation>Кривая перевода импов в ВП</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Таблица шкалы</translation>
    </message>
    <message>
        <source>Type a number to jump to that margin</source>
        <translation>Наберите число, чтобы перейти к этой разнице</translation>
    </message>
    <message>
        <source>Comparison of what is pinned</source>
        <translation>Сравнение закреплённого</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Отличия</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Что показывает таблица</translation>
    </message>
    <message>
        <source>Differences from this board count</source>
        <translation>Отличия от этого числа сдач</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>Импы</translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>Импы на √сдач</translation>
    </message>
    <message>
        <source>Axis of the plot</source>
        <translation>Ось графика</translation>
    </message>
    <message>
        <source>In IMPs per square root of the boards, all board counts have one curve.</source>
        <translation>В импах на квадратный корень из числа сдач кривая для всех одна.</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>о&amp;т</translation>
    </message>
    <message>
        <source>Left and Right step through the margins, plus and minus zoom, 0 shows all</source>
        <translation>Влево и вправо — по разнице, плюс и минус меняют масштаб, 0 показывает всё</translation>
    </message>
    <message>
        <source>{boards}, {margin}</source>
        <translation>{boards}, {margin}</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>&amp;Ось</translation>
    </message>
    <message>
        <source>The event has another scale: {menu}, {command} shows it.</source>
        <translation>У турнира другая шкала: её показывает {menu}, {command}.</translation>
    </message>
</context>
<context>
    <name>ScheduleMenu</name>
    <message numerus="yes">
        <source>Switch %n meeting(s)</source>
        <translation>
            <numerusform>Развернуть %n встречу</numerusform>
            <numerusform>Развернуть %n встречи</numerusform>
            <numerusform>Развернуть %n встреч</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n meeting(s)</source>
        <translation>
            <numerusform>Зафиксировать %n встречу</numerusform>
            <numerusform>Зафиксировать %n встречи</numerusform>
            <numerusform>Зафиксировать %n встреч</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n meeting(s)</source>
        <translation>
            <numerusform>Снять фиксацию с %n встречи</numerusform>
            <numerusform>Снять фиксацию с %n встреч</numerusform>
            <numerusform>Снять фиксацию с %n встреч</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch all of round {number}</source>
        <translation>Развернуть весь тур {number}</translation>
    </message>
    <message>
        <source>Lock all of round {number}</source>
        <translation>Зафиксировать весь тур {number}</translation>
    </message>
    <message>
        <source>Unlock all of round {number}</source>
        <translation>Снять фиксацию с тура {number}</translation>
    </message>
    <message>
        <source>Switch all of table {number}</source>
        <translation>Развернуть весь стол {number}</translation>
    </message>
    <message>
        <source>Lock all of table {number}</source>
        <translation>Зафиксировать весь стол {number}</translation>
    </message>
    <message>
        <source>Unlock all of table {number}</source>
        <translation>Снять фиксацию со стола {number}</translation>
    </message>
    <message>
        <source>Lock board set {number}</source>
        <translation>Зафиксировать комплект {number}</translation>
    </message>
    <message>
        <source>Unlock board set {number}</source>
        <translation>Снять фиксацию с комплекта {number}</translation>
    </message>
    <message>
        <source>Lock pair {number}</source>
        <translation>Зафиксировать пару {number}</translation>
    </message>
    <message>
        <source>Unlock pair {number}</source>
        <translation>Снять фиксацию с пары {number}</translation>
    </message>
    <message>
        <source>Do not follow pair {number} any more</source>
        <translation>Больше не следить за парой {number}</translation>
    </message>
    <message>
        <source>Follow pair {number}</source>
        <translation>Следить за парой {number}</translation>
    </message>
</context>
<context>
    <name>ScheduleModel</name>
    <message>
        <source>Round {round}, table {table}: players {ns} North-South against {ew}</source>
        <translation>Тур {round}, стол {table}: игроки {ns} на NS против {ew}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {ns} North-South against pair {ew}</source>
        <translation>Тур {round}, стол {table}: пара {ns} на NS против пары {ew}</translation>
    </message>
    <message>
        <source>boards {first} to {last}</source>
        <translation>сдачи от {first} до {last}</translation>
    </message>
    <message>
        <source>boards {boards}</source>
        <translation>сдачи {boards}</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>разворот</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменено</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>зафиксировано</translation>
    </message>
    <message>
        <source>shares its boards</source>
        <translation>сдачи общие</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>сдачи со стойки</translation>
    </message>
    <message>
        <source>Round {round}, table {table} is empty</source>
        <translation>Тур {round}, стол {table} пуст</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Стол {number}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Тур {number}</translation>
    </message>
    <message>
        <source>{what}: a click switches all of it</source>
        <translation>{what}: щелчок разворачивает всё</translation>
    </message>
    <message>
        <source>Sitting out: {pairs}</source>
        <translation>Пропускают тур: {pairs}</translation>
    </message>
</context>
<context>
    <name>SchedulePane</name>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Space switches, L locks; type a number to follow that pair</source>
        <translation>Пробел разворачивает, L фиксирует; наберите номер пары, чтобы следить за ней</translation>
    </message>
</context>
<context>
    <name>ScheduleView</name>
    <message>
        <source>An individual movement is only shown, not changed.</source>
        <translation>Индивидуальная схема только показывается, её нельзя менять.</translation>
    </message>
    <message>
        <source>Locked: press L to unlock it before you switch it.</source>
        <translation>Зафиксировано: чтобы развернуть, сначала снимите фиксацию клавишей L.</translation>
    </message>
</context>
<context>
    <name>ScoreEntry</name>
    <message>
        <source>board {board}</source>
        <translation>сдача {board}</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>результаты</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>В буфере обмена нечего вставить.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>вставка</translation>
    </message>
    <message>
        <source>Type a board and its score, such as “12 4s= n”; there is no such board.</source>
        <translation>Введите сдачу и её результат, например «12 4s= n»; такой сдачи нет.</translation>
    </message>
    <message>
        <source>board {board}, {why}</source>
        <translation>сдача {board}, {why}</translation>
    </message>
</context>
<context>
    <name>ScoreMenu</name>
    <message>
        <source>Board {board}</source>
        <translation>Сдача {board}</translation>
    </message>
    <message>
        <source>&amp;Type a Score</source>
        <translation>&amp;Ввести результат</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>О&amp;тменить сдачу</translation>
    </message>
    <message>
        <source>&amp;Count the Board Again</source>
        <translation>С&amp;нова засчитать сдачу</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>Пр&amp;исудить результат…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Вст&amp;авить</translation>
    </message>
</context>
<context>
    <name>ScrollingTable</name>
    <message>
        <source>rows per second: {speed}</source>
        <translation>строк в секунду: {speed}</translation>
    </message>
</context>
<context>
    <name>Seek</name>
    <message>
        <source>why</source>
        <translation>почему</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {home} – {visitors}</source>
        <translation>Тур {round}, стол {table}: {home} – {visitors}</translation>
    </message>
    <message>
        <source>Why {one} and {other} met in round {round}</source>
        <translation>Почему {one} и {other} встретились в туре {round}</translation>
    </message>
    <message>
        <source>Pair {number}: {names}</source>
        <translation>Пара {number}: {names}</translation>
    </message>
    <message>
        <source>Board {board}, round {round}, table {section}{table}: {seated}</source>
        <translation>Сдача {board}, тур {round}, стол {section}{table}: {seated}</translation>
    </message>
    <message>
        <source>Why pair {pair} has its score on board {board}</source>
        <translation>Почему у пары {pair} такой результат в сдаче {board}</translation>
    </message>
    <message>
        <source>{boards}-board match: {vps} from {imps} on</source>
        <translation>Сдач в матче {boards}: {vps} начиная с {imps}</translation>
    </message>
    <message>
        <source>{boards}-board match, {imps}: {vps}</source>
        <translation>Сдач в матче {boards}, {imps}: {vps}</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>выбрано сейчас</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>сейчас нельзя</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Сейчас это невозможно.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
</context>
<context>
    <name>SeekLine</name>
    <message>
        <source>Find Anything</source>
        <translation>Найти что угодно</translation>
    </message>
    <message>
        <source>An action, a name, a board; 24; vp 12 24</source>
        <translation>Команда, имя, сдача; 24; vp 12 24</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>Nothing found for “{typed}”</source>
        <translation>Ничего не найдено: «{typed}»</translation>
    </message>
</context>
<context>
    <name>SeekWords</name>
    <message>
        <source>projector monitor television hall full screen</source>
        <translation>проектор монитор телевизор зал полный экран</translation>
    </message>
    <message>
        <source>text size bigger font zoom</source>
        <translation>размер текста крупнее шрифт увеличить масштаб</translation>
    </message>
    <message>
        <source>text size smaller font zoom</source>
        <translation>размер текста мельче шрифт уменьшить масштаб</translation>
    </message>
    <message>
        <source>printer paper</source>
        <translation>принтер бумага</translation>
    </message>
    <message>
        <source>PDF file spreadsheet share send</source>
        <translation>PDF файл таблица поделиться отправить</translation>
    </message>
    <message>
        <source>internet website online</source>
        <translation>интернет сайт онлайн</translation>
    </message>
    <message>
        <source>timer countdown time</source>
        <translation>таймер отсчёт время</translation>
    </message>
    <message>
        <source>mobile QR code players</source>
        <translation>мобильный QR код игроки</translation>
    </message>
    <message>
        <source>settings options</source>
        <translation>настройки параметры</translation>
    </message>
    <message>
        <source>update upgrade</source>
        <translation>обновление</translation>
    </message>
    <message>
        <source>several scales side by side</source>
        <translation>несколько шкал рядом</translation>
    </message>
    <message>
        <source>take back mistake</source>
        <translation>отменить вернуть ошибка</translation>
    </message>
    <message>
        <source>sample demo example try</source>
        <translation>пример образец попробовать</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>клавиши</translation>
    </message>
    <message>
        <source>where are my files folder saved</source>
        <translation>где мои файлы папка сохранено</translation>
    </message>
    <message>
        <source>English</source>
        <translation>английский</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>чешский</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>датский</translation>
    </message>
    <message>
        <source>German</source>
        <translation>немецкий</translation>
    </message>
    <message>
        <source>French</source>
        <translation>французский</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>польский</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>русский</translation>
    </message>
    <message>
        <source>final semifinal playoffs next stage</source>
        <translation>финал полуфинал плей-офф следующий этап</translation>
    </message>
    <message>
        <source>withdraw leave late entry team player</source>
        <translation>снять выбыть поздняя заявка команда игрок</translation>
    </message>
    <message>
        <source>withdraw goes home retire</source>
        <translation>снять выбыть уйти домой</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in “{path}” could not be read, so the usual ones are used.</source>
        <translation>Настройки в «{path}» не читаются, взяты обычные.</translation>
    </message>
    <message>
        <source>The settings could not be read and are the usual ones; the old file is “{broken}”.</source>
        <translation>Настройки не читаются, взяты обычные; старый файл сохранён как «{broken}».</translation>
    </message>
</context>
<context>
    <name>SheetDetails</name>
    <message>
        <source>Count by boards, too</source>
        <translation>Считать и по сдачам</translation>
    </message>
    <message>
        <source>As the event says</source>
        <translation>Как в турнире</translation>
    </message>
    <message>
        <source>form of the match</source>
        <translation>форма матча</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>столы</translation>
    </message>
    <message>
        <source>board numbers</source>
        <translation>номера сдач</translation>
    </message>
    <message>
        <source>divisor</source>
        <translation>делитель</translation>
    </message>
    <message>
        <source>scores left out</source>
        <translation>отброшенные результаты</translation>
    </message>
    <message>
        <source>count by boards</source>
        <translation>подсчёт по сдачам</translation>
    </message>
    <message>
        <source>home side</source>
        <translation>хозяева</translation>
    </message>
    <message>
        <source>visitors</source>
        <translation>гости</translation>
    </message>
    <message>
        <source>event</source>
        <translation>турнир</translation>
    </message>
    <message>
        <source>round</source>
        <translation>тур</translation>
    </message>
    <message>
        <source>date</source>
        <translation>дата</translation>
    </message>
    <message>
        <source>H&amp;ome side</source>
        <translation>&amp;Хозяева</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>&amp;Гости</translation>
    </message>
    <message>
        <source>Even&amp;t</source>
        <translation>&amp;Турнир</translation>
    </message>
    <message>
        <source>Ro&amp;und</source>
        <translation>Т&amp;ур</translation>
    </message>
    <message>
        <source>P&amp;layed on</source>
        <translation>&amp;Когда сыгран</translation>
    </message>
    <message>
        <source>&amp;Played as</source>
        <translation>Фо&amp;рма</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>&amp;Столы</translation>
    </message>
    <message>
        <source>&amp;Number of the first board</source>
        <translation>Н&amp;омер первой сдачи</translation>
    </message>
    <message>
        <source>IMPs divided b&amp;y</source>
        <translation>Де&amp;литель импов</translation>
    </message>
    <message>
        <source>Left out at ea&amp;ch end</source>
        <translation>Отбросить с ка&amp;ждого края</translation>
    </message>
    <message>
        <source>As board-a-match: 2 per board won, 1 per board halved. The sum is the result.</source>
        <translation>Как board-a-match: 2 за выигранную сдачу, 1 за ничью. Результат — сумма.</translation>
    </message>
    <message>
        <source>The sum of the IMPs of a board is divided by this number of comparisons.</source>
        <translation>Сумма импов сдачи делится на это число сравнений.</translation>
    </message>
    <message>
        <source>This many of the highest and of the lowest scores do not count for the datum.</source>
        <translation>Столько самых высоких и самых низких результатов не входит в датум.</translation>
    </message>
</context>
<context>
    <name>SheetExtras</name>
    <message>
        <source>Carry-over, IMPs</source>
        <translation>Перенос, импы</translation>
    </message>
    <message>
        <source>Penalty, IMPs</source>
        <translation>Штраф, импы</translation>
    </message>
    <message>
        <source>Carry-over, VP</source>
        <translation>Перенос, ВП</translation>
    </message>
    <message>
        <source>Penalty, VP</source>
        <translation>Штраф, ВП</translation>
    </message>
    <message>
        <source>E&amp;xtra IMPs and VPs</source>
        <translation>&amp;Импы и ВП сверх сдач</translation>
    </message>
    <message>
        <source>What is carried over, and penalties</source>
        <translation>Что переносится, и штрафы</translation>
    </message>
    <message>
        <source>Penalty for</source>
        <translation>Причина штрафа</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Board {board}</source>
        <translation>Сдача {board}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Сдающий</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>В зоне</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Датум</translation>
    </message>
    <message>
        <source>IMPs
{team}</source>
        <translation>Импы
{team}</translation>
    </message>
    <message>
        <source>Points
{team}</source>
        <translation>Очки
{team}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>NS
points</source>
        <translation>NS
очки</translation>
    </message>
    <message>
        <source>NS
IMPs</source>
        <translation>NS
импы</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменена</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>присуждено</translation>
    </message>
    <message>
        <source>unusual score</source>
        <translation>необычно</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Сдача</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Cancel the Board</source>
        <translation>Отменить сдачу</translation>
    </message>
    <message>
        <source>Adjust the Board</source>
        <translation>Присудить результат</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Да&amp;нные</translation>
    </message>
    <message>
        <source>All scores are in</source>
        <translation>Все результаты введены</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to come</source>
        <translation>
            <numerusform>осталась %n сдача</numerusform>
            <numerusform>осталось %n сдачи</numerusform>
            <numerusform>осталось %n сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>names</source>
        <translation>имена</translation>
    </message>
    <message>
        <source>First enter who plays from the first board on (F7).</source>
        <translation>Сначала введите, кто играет с первой сдачи (F7).</translation>
    </message>
    <message>
        <source>The line-up from board {board} on is entered.</source>
        <translation>Состав со сдачи {board} введён.</translation>
    </message>
    <message>
        <source>&amp;Quick entry</source>
        <translation>Б&amp;ыстрый ввод</translation>
    </message>
    <message>
        <source>&amp;Who played</source>
        <translation>Кто &amp;играл</translation>
    </message>
    <message>
        <source>Scores by boards and tables</source>
        <translation>Результаты по сдачам и столам</translation>
    </message>
    <message>
        <source>Pairs of each table, with their results</source>
        <translation>Пары за столами и их результаты</translation>
    </message>
    <message>
        <source>A board and its score, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Сдача и её результат, в любом порядке сдач; Enter принимает (Ctrl+R)</translation>
    </message>
    <message>
        <source>The board counts for nothing, or counts again (C)</source>
        <translation>Сдача не считается или снова считается (C)</translation>
    </message>
    <message>
        <source>Gives IMPs to both sides instead of a score (A)</source>
        <translation>Даёт обеим сторонам импы вместо результата (A)</translation>
    </message>
    <message>
        <source>Shows who plays, and how IMPs are counted (F7)</source>
        <translation>Показывает, кто играет и как считаются импы (F7)</translation>
    </message>
    <message>
        <source>Type 4s=n for 4♠= N, or the points of NS. C cancels, A 3 -3 adjusts, Delete takes back.</source>
        <translation>Введите 4s=n, то есть 4♠= N, или очки NS. C отменяет, A 3 -3 присуждает, Delete убирает.</translation>
    </message>
</context>
<context>
    <name>SheetTotals</name>
    <message>
        <source>Margin {margin}</source>
        <translation>Разница {margin}</translation>
    </message>
    <message>
        <source>VP by ruling {points}</source>
        <translation>ВП по решению {points}</translation>
    </message>
    <message>
        <source>VP {points}</source>
        <translation>ВП {points}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message>
        <source>{points} points of boards in the VPs</source>
        <translation>в ВП очки за сдачи {points}</translation>
    </message>
    <message>
        <source>cancelled: {boards}</source>
        <translation>отменены: {boards}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin, and need not add up</source>
        <translation>ВП каждой стороны — по её собственной разнице, сумма может не сходиться</translation>
    </message>
</context>
<context>
    <name>SignLegend</name>
    <message>
        <source>switched</source>
        <translation>разворот</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменено</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>зафиксировано</translation>
    </message>
    <message>
        <source>shared boards</source>
        <translation>общие сдачи</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>сдачи со стойки</translation>
    </message>
</context>
<context>
    <name>SitOuts</name>
    <message>
        <source>Pair numbers, the best to stay away first</source>
        <translation>Номера пар, лучший для отсутствующей — первый</translation>
    </message>
    <message>
        <source>Enter leaves the pair out</source>
        <translation>Enter исключает пару</translation>
    </message>
    <message>
        <source>&amp;Leave Pair {pair} Out</source>
        <translation>Ис&amp;ключить пару {pair}</translation>
    </message>
    <message>
        <source>&amp;Leave This Pair Out</source>
        <translation>Ис&amp;ключить эту пару</translation>
    </message>
    <message>
        <source>in every round</source>
        <translation>в каждом туре</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Qf without it</source>
        <translation>Qf без неё</translation>
    </message>
    <message>
        <source>s1</source>
        <translation>s1</translation>
    </message>
    <message>
        <source>Shares boards</source>
        <translation>Общие сдачи</translation>
    </message>
    <message>
        <source>Who stays away</source>
        <translation>Кто отсутствует</translation>
    </message>
    <message>
        <source>A pair can only be missed where there are three tables or more.</source>
        <translation>Пара может отсутствовать, только если столов не меньше трёх.</translation>
    </message>
    <message>
        <source>It does not matter which number the phantom pair gets: Qf is {qf} for all.</source>
        <translation>Неважно, какой номер у отсутствующей пары: Qf у всех {qf}.</translation>
    </message>
    <message>
        <source>Give the phantom pair number {best}: Qf is {qf} then, with any other {worst_qf}.</source>
        <translation>Дайте отсутствующей паре номер {best}: тогда Qf {qf}, с любым другим {worst_qf}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> или </translation>
    </message>
    <message>
        <source>With number {pair} left out, one table less shares boards: Qf is then {qf}.</source>
        <translation>Без номера {pair} столов с общими сдачами на один меньше: Qf {qf}.</translation>
    </message>
    <message>
        <source>A pair sits out anyway: take a movement for {pairs}, or leave out number {best}, Qf {qf}.</source>
        <translation>Одна пара и так пропускает: возьмите схему для {pairs} или уберите номер {best}, Qf {qf}.</translation>
    </message>
    <message>
        <source>Best number for the phantom pair: {best}, Qf {qf}. The worst: {worst}, Qf {worst_qf}.</source>
        <translation>Лучший номер отсутствующей пары: {best}, Qf {qf}. Худший: {worst}, Qf {worst_qf}.</translation>
    </message>
</context>
<context>
    <name>StageDialog</name>
    <message>
        <source>Stage</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <translation>Матч за третье место</translation>
    </message>
    <message>
        <source>No rematches</source>
        <translation>Без повторных встреч</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не задано</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>По группам</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Сегменты</translation>
    </message>
    <message>
        <source>Places of a stage, or of each of its groups</source>
        <translation>Места этапа или каждой его группы</translation>
    </message>
    <message>
        <source>The rest of a stage</source>
        <translation>Остальные этого этапа</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>The ticked ones</source>
        <translation>Отмеченные</translation>
    </message>
    <message numerus="yes">
        <source>%n entrant(s) in this stage.</source>
        <translation>
            <numerusform>%n участник на этом этапе.</numerusform>
            <numerusform>%n участника на этом этапе.</numerusform>
            <numerusform>%n участников на этом этапе.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of the margin in IMPs</source>
        <translation>Половина разницы в импах</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>The whole score</source>
        <translation>Весь результат</translation>
    </message>
    <message>
        <source>A share of the score</source>
        <translation>Доля результата</translation>
    </message>
    <message>
        <source>The matches among those who play here</source>
        <translation>Матчи между теми, кто здесь играет</translation>
    </message>
    <message>
        <source>By the EBU White Book, 3.8</source>
        <translation>По White Book EBU, 3.8</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>Save the Stage</source>
        <translation>Сохранить этап</translation>
    </message>
    <message>
        <source>boards of the match: {sizes}</source>
        <translation>сдачи матча: {sizes}</translation>
    </message>
    <message>
        <source>The losers of a round of a stage</source>
        <translation>Проигравшие в туре этапа</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Of stage</source>
        <translation>Из этапа</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Lost in round</source>
        <translation>Поражение в туре</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Имена</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Жеребьёвка</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Перенос</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>IMPs at most</source>
        <translation>Импов не более</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Последнее место</translation>
    </message>
    <message>
        <source>By strength, in a snake</source>
        <translation>По силе, змейкой</translation>
    </message>
    <message>
        <source>By lot, the strongest apart</source>
        <translation>По жребию, сильнейшие порознь</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>По жребию</translation>
    </message>
</context>
<context>
    <name>StageLine</name>
    <message>
        <source>Stages of the event</source>
        <translation>Этапы турнира</translation>
    </message>
</context>
<context>
    <name>StageMap</name>
    <message>
        <source>whole score</source>
        <translation>весь результат</translation>
    </message>
    <message>
        <source>{share} % of the score</source>
        <translation>{share} % результата</translation>
    </message>
    <message>
        <source>their matches</source>
        <translation>их матчи</translation>
    </message>
    <message>
        <source>half of margins</source>
        <translation>половина разницы</translation>
    </message>
    <message>
        <source>by EBU 3.8</source>
        <translation>по EBU 3.8</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Этапы</translation>
    </message>
    <message>
        <source>{carried} of {stage}</source>
        <translation>{carried}, {stage}</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>остальные</translation>
    </message>
    <message>
        <source>losers of round {round}</source>
        <translation>проигравшие тура {round}</translation>
    </message>
    <message>
        <source>{places} of each group</source>
        <translation>{places} каждой группы</translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Begin Stage</source>
        <translation>Начать этап</translation>
    </message>
    <message>
        <source>Change Stage…</source>
        <translation>Изменить этап…</translation>
    </message>
    <message>
        <source>Remove Stage</source>
        <translation>Удалить этап</translation>
    </message>
    <message>
        <source>Puts those who play into their groups (F9)</source>
        <translation>Распределяет играющих по группам (F9)</translation>
    </message>
    <message>
        <source>It can begin with {names}.</source>
        <translation>Может начаться; играют: {names}.</translation>
    </message>
</context>
<context>
    <name>StagePicker</name>
    <message>
        <source>The stage or group that is shown (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>Этап или группа на экране (Ctrl+PgUp, Ctrl+PgDown)</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Этап</translation>
    </message>
</context>
<context>
    <name>StageWork</name>
    <message>
        <source>new stage</source>
        <translation>новый этап</translation>
    </message>
    <message>
        <source>change of a stage</source>
        <translation>изменение этапа</translation>
    </message>
    <message>
        <source>begin of a stage</source>
        <translation>начало этапа</translation>
    </message>
    <message>
        <source>groups by lot</source>
        <translation>группы по жребию</translation>
    </message>
    <message>
        <source>removed stage</source>
        <translation>удалённый этап</translation>
    </message>
    <message>
        <source>Rename Stage</source>
        <translation>Переименовать этап</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>title</source>
        <translation>название</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>сегменты</translation>
    </message>
    <message>
        <source>Segments of a Match</source>
        <translation>Сегменты матча</translation>
    </message>
    <message>
        <source>first table</source>
        <translation>первый стол</translation>
    </message>
    <message>
        <source>First Table</source>
        <translation>Первый стол</translation>
    </message>
    <message>
        <source>The tables of the stage are numbered from</source>
        <translation>Столы этапа нумеруются с</translation>
    </message>
    <message>
        <source>lots drawn again</source>
        <translation>новый жребий</translation>
    </message>
    <message>
        <source>Draw Lots Again</source>
        <translation>Бросить жребий заново</translation>
    </message>
    <message>
        <source>The lots of all who are level are drawn again. Reason</source>
        <translation>Жребий между всеми равными бросается заново. Причина</translation>
    </message>
</context>
<context>
    <name>StandingText</name>
    <message>
        <source>Place {place}: {name}</source>
        <translation>Место {place}: {name}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Очки: {points}</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} ВП</translation>
    </message>
    <message>
        <source>Nothing counts for it yet.</source>
        <translation>Пока ничего не учтено.</translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message numerus="yes">
        <source>Level in everything with %n other(s).</source>
        <translation>
            <numerusform>Полное равенство ещё с %n участником.</numerusform>
            <numerusform>Полное равенство ещё с %n участниками.</numerusform>
            <numerusform>Полное равенство ещё с %n участниками.</numerusform>
        </translation>
    </message>
    <message>
        <source>What they are level in: {criteria}.</source>
        <translation>В чём они равны: {criteria}.</translation>
    </message>
    <message>
        <source>Behind {name}: {why}.</source>
        <translation>Ниже, чем {name}: {why}.</translation>
    </message>
    <message>
        <source>Ahead of {name}: {why}.</source>
        <translation>Выше, чем {name}: {why}.</translation>
    </message>
    <message>
        <source>{why} (direct encounter: not all who are level have met)</source>
        <translation>{why} (личная встреча: не все, у кого поровну, встречались)</translation>
    </message>
    <message>
        <source>{why}; level in {criteria}</source>
        <translation>{why}; равны: {criteria}</translation>
    </message>
    <message>
        <source>Direct encounter in brackets ranks nobody, because not all who are level have met.</source>
        <translation>Личная встреча в скобках никого не разделяет: не все с равным результатом встречались.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>ВП</translation>
    </message>
    <message>
        <source>Has withdrawn, and so is not ranked.</source>
        <translation>После выбывания места нет.</translation>
    </message>
    <message>
        <source>Plays without standing, so it has no place.</source>
        <translation>Играет вне зачёта, поэтому места нет.</translation>
    </message>
    <message>
        <source>{criterion} {value} against {other}</source>
        <translation>{criterion} {value} против {other}</translation>
    </message>
</context>
<context>
    <name>Starts</name>
    <message>
        <source>Our league: 2 × 14 boards, 20-0</source>
        <translation>Наша лига: 2 × 14 сдач, 20-0</translation>
    </message>
    <message>
        <source>Swiss teams: 7 rounds of 10 boards, discrete</source>
        <translation>Швейцарка команд: 7 туров по 10 сдач, дискретная</translation>
    </message>
    <message>
        <source>EBU teams: 8 rounds of 8 boards</source>
        <translation>Команды EBU: 8 туров по 8 сдач</translation>
    </message>
    <message>
        <source>Triangles: half matches of 8 boards, 10-0</source>
        <translation>Тройки: половины матчей по 8 сдач, 10-0</translation>
    </message>
    <message>
        <source>ACBL Swiss: matches of 7 boards</source>
        <translation>Швейцарка ACBL: матчи по 7 сдач</translation>
    </message>
    <message>
        <source>EBU Swiss pairs: 6 boards, by percentage</source>
        <translation>Швейцарка пар EBU: 6 сдач, по процентам</translation>
    </message>
</context>
<context>
    <name>StartsButton</name>
    <message>
        <source>Start From</source>
        <translation>Начать с</translation>
    </message>
    <message>
        <source>Scale, pins and paper of an event like yours, or those you kept</source>
        <translation>Шкала, сравнение и бумага для турнира вроде вашего или сохранённые вами</translation>
    </message>
</context>
<context>
    <name>StartsMenu</name>
    <message>
        <source>“{name}” is kept as a starting point.</source>
        <translation>«{name}» сохранено как заготовка.</translation>
    </message>
    <message>
        <source>&amp;Keep What Is Shown…</source>
        <translation>&amp;Сохранить показанное…</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>&amp;Открыть файл…</translation>
    </message>
    <message>
        <source>&amp;Hand On as a File</source>
        <translation>&amp;Передать файлом</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Keep as a Starting Point</source>
        <translation>Сохранить как заготовку</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Заготовки</translation>
    </message>
    <message>
        <source>Open a Starting Point</source>
        <translation>Открыть заготовку</translation>
    </message>
    <message>
        <source>Hand On a Starting Point</source>
        <translation>Передать заготовку</translation>
    </message>
    <message>
        <source>“{name}” is removed.</source>
        <translation>«{name}» удалено.</translation>
    </message>
</context>
<context>
    <name>StorageError</name>
    <message>
        <source>“{name}” was not saved because there is no folder “{folder}”; choose another folder.</source>
        <translation>«{name}» не сохранён: нет папки «{folder}»; выберите другую папку.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a folder or a device has that name; choose another name.</source>
        <translation>«{name}» не сохранён: такое имя носит папка или устройство; выберите другое имя.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the disk is full; make room on it or choose another disk.</source>
        <translation>«{name}» не сохранён: диск заполнен; освободите место или выберите другой диск.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because its name is too long; choose a shorter name.</source>
        <translation>«{name}» не сохранён: имя слишком длинное; выберите имя короче.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a file cannot have that name; choose another name.</source>
        <translation>«{name}» не сохранён: у файла не может быть такого имени; выберите другое имя.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the computer reported “{reason}”; choose another folder.</source>
        <translation>«{name}» не сохранён: компьютер сообщил «{reason}»; выберите другую папку.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because that file is open in another window; choose another name.</source>
        <translation>«{name}» не сохранён: этот файл открыт в другом окне; выберите другое имя.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because it belongs to somebody else.</source>
        <translation>«{name}» не сохранён: файл принадлежит кому-то другому.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: you may not write in “{folder}”; choose another folder.</source>
        <translation>«{name}» не сохранён: нет права записи в папку «{folder}»; выберите другую папку.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: that file is write-protected; choose another name.</source>
        <translation>«{name}» не сохранён: этот файл защищён от записи; выберите другое имя.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has it open; close it there first.</source>
        <translation>«{name}» не сохранён: он открыт в другой программе; закройте его там и сохраните снова.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another window or computer has it open; choose another name.</source>
        <translation>«{name}» не сохранён: файл открыт в другом окне или на другом компьютере; выберите другое имя.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has changed it; save it under another name.</source>
        <translation>«{name}» не сохранён: файл изменила другая программа; сохраните под другим именем.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: it was moved, renamed or deleted; save it under another name.</source>
        <translation>«{name}» не сохранён: файл перемещён, переименован или удалён; сохраните под другим именем.</translation>
    </message>
    <message>
        <source>“{name}” was not written: “{other}” in that folder is not of vpdesk; choose a new one.</source>
        <translation>«{name}» не записано: «{other}» в этой папке не от vpdesk; выберите новую папку.</translation>
    </message>
    <message>
        <source>“{name}” was not written: the folder has another event&apos;s pages; choose a new folder.</source>
        <translation>«{name}» не записано: в этой папке страницы другого турнира; выберите новую.</translation>
    </message>
</context>
<context>
    <name>TextFileError</name>
    <message>
        <source>{file}: A movement is saved under a name that ends in .asc, .csv or .json.</source>
        <translation>{file}: Имя файла схемы должно кончаться на .asc, .csv или .json.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, строка {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}: Такого файла нет.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}: Это папка или устройство.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}: Нет права читать этот файл.</translation>
    </message>
    <message>
        <source>{file}: The file is too large.</source>
        <translation>{file}: Файл слишком велик.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reported}”.</source>
        <translation>{file}: Файл не читается; компьютер сообщил «{reported}».</translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Move Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>As Usual</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>{tie_break}: {meaning}</source>
        <translation>{tie_break}: {meaning}</translation>
    </message>
    <message>
        <source>Tie-breaks, the first to be looked at first</source>
        <translation>Дополнительные показатели, первый решает первым</translation>
    </message>
    <message>
        <source>Space chooses one, Ctrl+Up and Ctrl+Down move it</source>
        <translation>Пробел выбирает, Ctrl+вверх и Ctrl+вниз передвигают</translation>
    </message>
    <message>
        <source>The usual tie-breaks in their usual order</source>
        <translation>Обычные показатели в обычном порядке</translation>
    </message>
    <message>
        <source>The tie-breaks of a regulation, or of a file</source>
        <translation>Показатели регламента или из файла</translation>
    </message>
</context>
<context>
    <name>TieBreaks</name>
    <message>
        <source>Opponents&apos; VPs</source>
        <translation>ВП соперников</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Бухгольц</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with these VPs, no more than the opponent has</source>
        <translation>не сыграно: считается матчем с командой, у которой столько ВП, не больше, чем у соперника</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with as many VPs</source>
        <translation>не сыграно: считается матчем с командой, у которой столько же ВП</translation>
    </message>
    <message>
        <source>not played: counts as a match against a pair with as many VPs</source>
        <translation>не сыграно: считается матчем с парой, у которой столько же ВП</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Очки на досках</translation>
    </message>
    <message>
        <source>The points of all boards of all matches.</source>
        <translation>Очки всех досок всех матчей.</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Командные очки</translation>
    </message>
    <message>
        <source>The points for matches won and drawn.</source>
        <translation>Очки за выигранные и ничейные матчи.</translation>
    </message>
    <message>
        <source>Buchholz Cut 1</source>
        <translation>Усечённый Бухгольц</translation>
    </message>
    <message>
        <source>Buchholz Cut 2</source>
        <translation>Усечённый Бухгольц 2</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the two least of them.</source>
        <translation>Сумма очков соперников без двух наименьших.</translation>
    </message>
    <message>
        <source>Median Buchholz</source>
        <translation>Медианный Бухгольц</translation>
    </message>
    <message>
        <source>Median Buchholz 2</source>
        <translation>Медианный Бухгольц 2</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the two least and the two greatest of them.</source>
        <translation>Сумма очков соперников без двух наименьших и двух наибольших.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Зоннеборн-Бергер</translation>
    </message>
    <message>
        <source>Sonneborn-Berger Cut 1</source>
        <translation>Усечённый Зоннеборн-Бергер</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without what the opponent with the fewest points adds.</source>
        <translation>Зоннеборн-Бергер без вклада соперника с наименьшими очками.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger Cut 2</source>
        <translation>Усечённый Зоннеборн-Бергер 2</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without what the two opponents with the fewest points add.</source>
        <translation>Зоннеборн-Бергер без вклада двух соперников с наименьшими очками.</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Личная встреча</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Прогрессирующий показатель</translation>
    </message>
    <message>
        <source>Progressive score Cut 1</source>
        <translation>Усечённый прогресс</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first.</source>
        <translation>Сумма очков после каждого тура, кроме первого.</translation>
    </message>
    <message>
        <source>Progressive score Cut 2</source>
        <translation>Усечённый прогресс 2</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first two.</source>
        <translation>Сумма очков после каждого тура, кроме первых двух.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Выигранные партии</translation>
    </message>
    <message>
        <source>The games won at the board.</source>
        <translation>Партии, выигранные за доской.</translation>
    </message>
    <message>
        <source>Games with Black</source>
        <translation>Партии чёрными</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Победы чёрными</translation>
    </message>
    <message>
        <source>The games won at the board with Black.</source>
        <translation>Партии, выигранные за доской чёрными.</translation>
    </message>
    <message>
        <source>Rounds one elected to play</source>
        <translation>Туры по своей воле</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Стандартные очки</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Предварительный Бухгольц</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 1</source>
        <translation>Усечённый предварительный Бухгольц</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least of the opponents&apos; points.</source>
        <translation>Предварительный Бухгольц без наименьшего результата.</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 2</source>
        <translation>Усечённый предварительный Бухгольц 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least of the opponents&apos; points.</source>
        <translation>Предварительный Бухгольц без двух наименьших результатов.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz</source>
        <translation>Предварительный медианный Бухгольц</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least and the greatest of the opponents&apos; points.</source>
        <translation>Предварительный Бухгольц без наименьшего и наибольшего результата.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz 2</source>
        <translation>Предварительный медианный Бухгольц 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least and the two greatest of the opponents&apos; points.</source>
        <translation>Предварительный Бухгольц без двух наименьших и двух наибольших результатов.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Buchholz</source>
        <translation>Среднее Бухгольцев соперников</translation>
    </message>
    <message>
        <source>The mean Buchholz of the opponents met at the board.</source>
        <translation>Среднее Бухгольцев тех, с кем играли за доской.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Fore Buchholz</source>
        <translation>Среднее предварительных Бухгольцев соперников</translation>
    </message>
    <message>
        <source>The mean Fore Buchholz of the opponents met at the board.</source>
        <translation>Среднее предварительных Бухгольцев тех, с кем играли за доской.</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Койя</translation>
    </message>
    <message>
        <source>The points against opponents with half of the possible points or more.</source>
        <translation>Очки против соперников, набравших не меньше половины возможных очков.</translation>
    </message>
    <message>
        <source>Koya, limit ½ higher</source>
        <translation>Койя, порог выше на ½</translation>
    </message>
    <message>
        <source>The points against opponents at least ½ point above half of the possible points.</source>
        <translation>Очки против соперников, у которых хотя бы на ½ очка больше половины возможных.</translation>
    </message>
    <message>
        <source>Koya, limit 1 higher</source>
        <translation>Койя, порог выше на 1</translation>
    </message>
    <message>
        <source>The points against opponents at least 1 point above half of the possible points.</source>
        <translation>Очки против соперников, у которых хотя бы на 1 очко больше половины возможных.</translation>
    </message>
    <message>
        <source>Koya, limit ½ lower</source>
        <translation>Койя, порог ниже на ½</translation>
    </message>
    <message>
        <source>The points against opponents at most ½ point short of half of the possible points.</source>
        <translation>Очки против соперников, которым до половины возможных не хватает не более ½ очка.</translation>
    </message>
    <message>
        <source>Koya, limit 1 lower</source>
        <translation>Койя, порог ниже на 1</translation>
    </message>
    <message>
        <source>The points against opponents at most 1 point short of half of the possible points.</source>
        <translation>Очки против соперников, которым до половины возможных не хватает не более 1 очка.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating</source>
        <translation>Средний рейтинг соперников</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 1</source>
        <translation>Усечённый средний рейтинг соперников</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least of them.</source>
        <translation>Среднее рейтингов соперников без наименьшего.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 2</source>
        <translation>Усечённый средний рейтинг соперников 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least of them.</source>
        <translation>Среднее рейтингов соперников без двух наименьших.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 1</source>
        <translation>Средний рейтинг соперников, медиана 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least and the greatest of them.</source>
        <translation>Среднее рейтингов соперников без наименьшего и наибольшего.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 2</source>
        <translation>Средний рейтинг соперников, медиана 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least and the two greatest of them.</source>
        <translation>Среднее рейтингов соперников без двух наименьших и двух наибольших.</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>Турнирный перформанс</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings, and what the score against them adds by FIDE&apos;s table.</source>
        <translation>Среднее рейтингов соперников и прибавка за результат против них по таблице ФИДЕ.</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>Точный турнирный перформанс</translation>
    </message>
    <message>
        <source>The lowest rating from which FIDE&apos;s table expects as many points.</source>
        <translation>Наименьший рейтинг, от которого по таблице ФИДЕ ждали бы столько очков.</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Средний перформанс соперников</translation>
    </message>
    <message>
        <source>The mean tournament performance rating of the opponents met at the board.</source>
        <translation>Среднее турнирных перформансов тех, с кем играли за доской.</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Средний точный перформанс соперников</translation>
    </message>
    <message>
        <source>The mean perfect tournament performance of the opponents met at the board.</source>
        <translation>Среднее точных турнирных перформансов тех, с кем играли за доской.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>The higher rating is ahead.</source>
        <translation>Выше тот, у кого рейтинг выше.</translation>
    </message>
    <message>
        <source>Rating, lowest first</source>
        <translation>Рейтинг, сначала низший</translation>
    </message>
    <message>
        <source>The lower rating is ahead.</source>
        <translation>Выше тот, у кого рейтинг ниже.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Стартовый номер</translation>
    </message>
    <message>
        <source>The one higher in the starting list is ahead.</source>
        <translation>Выше тот, кто выше в стартовом списке.</translation>
    </message>
    <message>
        <source>Pairing number, last first</source>
        <translation>Стартовый номер, сначала последний</translation>
    </message>
    <message>
        <source>The one lower in the starting list is ahead.</source>
        <translation>Выше тот, кто ниже в стартовом списке.</translation>
    </message>
    <message>
        <source>IMP quotient</source>
        <translation>Частное импов</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>Разность импов</translation>
    </message>
    <message>
        <source>Sonneborn-Berger in VPs</source>
        <translation>Зоннеборн-Бергер в ВП</translation>
    </message>
    <message>
        <source>The sum of the VPs that the opponents have.</source>
        <translation>Сумма ВП, набранных соперниками.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points.</source>
        <translation>Сумма очков соперников.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least of them.</source>
        <translation>Сумма очков соперников без наименьшего результата.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least and the greatest of them.</source>
        <translation>Сумма очков соперников без наименьшего и наибольшего результата.</translation>
    </message>
    <message>
        <source>The points of every opponent who was beaten, and half of them after a draw.</source>
        <translation>Очки каждого побеждённого соперника и половина очков при ничьей.</translation>
    </message>
    <message>
        <source>The sum of the points after each round.</source>
        <translation>Сумма очков после каждого тура.</translation>
    </message>
    <message>
        <source>The rounds that brought as many points as a win, played or not.</source>
        <translation>Туры, за которые получено столько же очков, сколько за победу, сыгранные или нет.</translation>
    </message>
    <message>
        <source>The games played with Black.</source>
        <translation>Партии, сыгранные чёрными.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents who have one.</source>
        <translation>Среднее рейтингов соперников, у которых он есть.</translation>
    </message>
    <message>
        <source>All IMPs won, divided by all IMPs lost.</source>
        <translation>Все выигранные импы, делённые на все проигранные.</translation>
    </message>
    <message>
        <source>All IMPs won less all IMPs lost.</source>
        <translation>Все выигранные импы минус все проигранные.</translation>
    </message>
    <message>
        <source>The VPs of every opponent, times the share of a match&apos;s VPs that was got from them.</source>
        <translation>ВП каждого соперника, умноженные на долю ВП матча, взятую у него.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>ВП</translation>
    </message>
    <message>
        <source>VPs among them</source>
        <translation>ВП между собой</translation>
    </message>
    <message>
        <source>The VPs in the matches of those who are level, where all have met.</source>
        <translation>ВП в матчах между равными, если все они встретились.</translation>
    </message>
    <message>
        <source>IMPs among them</source>
        <translation>Импы между собой</translation>
    </message>
    <message>
        <source>Net IMPs in the matches of those who are level, where all have met.</source>
        <translation>Разность импов в матчах между равными, если все они встретились.</translation>
    </message>
    <message>
        <source>IMPs between two</source>
        <translation>Импы между двумя</translation>
    </message>
    <message>
        <source>Net IMPs in the match of two who are level; of no use for three or more.</source>
        <translation>Разность импов в матче двух равных; троих и больше не разделяет.</translation>
    </message>
    <message>
        <source>IMPs against the next</source>
        <translation>Импы против следующего</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Выигранные матчи</translation>
    </message>
    <message>
        <source>Matches won at the table.</source>
        <translation>Матчи, выигранные за столом.</translation>
    </message>
    <message>
        <source>Percentage of matches won</source>
        <translation>Процент выигранных матчей</translation>
    </message>
    <message>
        <source>The percentage of matches won at the table; a drawn one counts half.</source>
        <translation>Какой процент матчей за столом выигран; ничья считается за половину победы.</translation>
    </message>
    <message>
        <source>Points per board</source>
        <translation>Очки на сдачу</translation>
    </message>
    <message>
        <source>The VPs of the matches at the table, divided by the boards that were played in them.</source>
        <translation>ВП матчей за столом, делённые на число сыгранных в них сдач.</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name} ({code})</translation>
    </message>
    <message>
        <source>Unknown here and ignored, but kept for report files: {codes}.</source>
        <translation>Здесь неизвестны, поэтому не учитываются, но сохраняются для файлов отчёта: {codes}.</translation>
    </message>
    <message>
        <source>Changed after round {round}, when they had been announced. Before: {codes}.</source>
        <translation>Изменены после тура {round}, когда были объявлены. Раньше: {codes}.</translation>
    </message>
    <message>
        <source>ranking: {criteria}</source>
        <translation>места определяют: {criteria}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Даёт</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) who are level were not met.</source>
        <translation>
            <numerusform>Поровну, но встречи не было: %n участник.</numerusform>
            <numerusform>Поровну, но встречи не было: %n участника.</numerusform>
            <numerusform>Поровну, но встречи не было: %n участников.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level, but not met: {names}.</source>
        <translation>Поровну, но встречи не было: {names}.</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>Импы</translation>
    </message>
    <message>
        <source>Opponent&apos;s score, result</source>
        <translation>Очки соперника, результат</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating, result</source>
        <translation>Рейтинг соперника, результат</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>not played: counts as a game against somebody with as many points</source>
        <translation>не сыграно: считается как партия с соперником, у которого столько же очков</translation>
    </message>
    <message>
        <source>the opponent&apos;s byes at the end count as draws</source>
        <translation>пропуски соперника в конце считаются ничьими</translation>
    </message>
    <message>
        <source>the least, left out</source>
        <translation>наименьшее, не учитывается</translation>
    </message>
    <message>
        <source>stayed away, so it is the one left out</source>
        <translation>неявка, поэтому не учитывается это</translation>
    </message>
    <message>
        <source>the greatest, left out</source>
        <translation>наибольшее, не учитывается</translation>
    </message>
    <message>
        <source>has no rating, left out</source>
        <translation>нет рейтинга, не учитывается</translation>
    </message>
    <message>
        <source>less than the limit, left out</source>
        <translation>ниже порога, не учтено</translation>
    </message>
    <message>
        <source>met nobody rated, left out</source>
        <translation>никого с рейтингом, не учтено</translation>
    </message>
    <message>
        <source>half a match: half of the opponent&apos;s VPs</source>
        <translation>половина матча: половина ВП соперника</translation>
    </message>
    <message>
        <source>half a match: counts as a whole one</source>
        <translation>половина матча: считается как целый</translation>
    </message>
    <message>
        <source>not played: as against these VPs, no more than draws in all rounds give</source>
        <translation>не сыграно: как против стольких ВП, но не больше, чем дают ничьи во всех турах</translation>
    </message>
    <message>
        <source>The rounds without byes that were asked for and games lost by forfeit.</source>
        <translation>Туры без заявленных пропусков и поражений за неявку.</translation>
    </message>
    <message>
        <source>1 per round with more points than the opponent, ½ for equal; a bye compares with a draw.</source>
        <translation>1 за тур, где очков больше, чем у соперника, ½ за равенство; пропуск сравнивают с ничьей.</translation>
    </message>
    <message>
        <source>Buchholz as if all last games had been drawn: it is known before they are played.</source>
        <translation>Бухгольц, как если бы все последние партии кончились вничью: известен до игры.</translation>
    </message>
    <message>
        <source>Points in games of level players; if some have not met, only a sure leader is ahead.</source>
        <translation>Очки в партиях между равными; если не все встретились, выше только бесспорный лидер.</translation>
    </message>
    <message>
        <source>VPs in matches of level teams; if some have not met, only a sure leader is ahead.</source>
        <translation>ВП в матчах между равными; если не все встретились, выше только бесспорный лидер.</translation>
    </message>
    <message>
        <source>Net IMPs against the next team that all level teams met, and so on until they differ.</source>
        <translation>Разность импов против следующей команды, с которой встречались все равные, и так до первого отличия.</translation>
    </message>
    <message>
        <source>not played: as against these points, no more than the opponent has</source>
        <translation>не сыграно: как против стольких очков, но не больше, чем у соперника</translation>
    </message>
    <message>
        <source>A lot each, 1 the best, by the event&apos;s first name and round; alike on every computer.</source>
        <translation>Каждому жребий, 1 — лучший, по первому названию и туру турнира; на всех компьютерах одинаков.</translation>
    </message>
    <message>
        <source>not played: counts as a game against these points, at most what draws in all rounds give</source>
        <translation>не сыграно: как партия против стольких очков, но не больше, чем дают ничьи во всех турах</translation>
    </message>
</context>
<context>
    <name>TieRulesMenu</name>
    <message>
        <source>&amp;Open a File…</source>
        <translation>&amp;Открыть файл…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>&amp;Сохранить в файл…</translation>
    </message>
    <message>
        <source>Open Tie-breaks</source>
        <translation>Открыть показатели</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>дополнительные показатели</translation>
    </message>
    <message>
        <source>Save the Tie-breaks</source>
        <translation>Сохранить показатели</translation>
    </message>
    <message>
        <source>Tie-breaks (*{suffix})</source>
        <translation>Показатели (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>{value}, changed by {change}</source>
        <translation>{value}, изменение {change}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Point at a row or at the curve to read off all scales there; the wheel zooms the curve.</source>
        <translation>Укажите строку или кривую, чтобы увидеть там все шкалы; колесо меняет масштаб кривой.</translation>
    </message>
    <message>
        <source>Ctrl+P prints or exports what you see. F1 explains what you are working on.</source>
        <translation>Ctrl+P печатает или экспортирует то, что видно. F1 объясняет то, над чем вы работаете.</translation>
    </message>
    <message>
        <source>{number} of {all}: {hint}</source>
        <translation>{number} из {all}: {hint}</translation>
    </message>
    <message>
        <source>No More Hints</source>
        <translation>Скрыть советы</translation>
    </message>
    <message>
        <source>Ctrl+D pins a board count. “Compare” takes several at once, as 7, 14, 20, 28.</source>
        <translation>Ctrl+D закрепляет число сдач. «Сравнить» берёт сразу несколько: 7, 14, 20, 28.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Type the number of boards, or use the arrows or the wheel: table and curve follow.</source>
        <translation>Введите число сдач или меняйте его стрелками и колесом: таблица и кривая меняются за ним.</translation>
    </message>
</context>
<context>
    <name>TournamentError</name>
    <message>
        <source>With players {first} and {second} together, round {round} cannot be paired.</source>
        <translation>Если встречаются игроки {first} и {second}, тур {round} не составить.</translation>
    </message>
    <message>
        <source>Nobody is present to be paired in round {round}.</source>
        <translation>В туре {round} никого нет: пары составить не из кого.</translation>
    </message>
    <message>
        <source>{name} has an opponent in round {round}. Change the pairing first.</source>
        <translation>{name}: в туре {round} есть соперник. Сначала измените пары.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: {name} has no opponent in it, so a bye of some kind stays.</source>
        <translation>Жеребьёвка тура {round} проведена; {name}: соперника нет, поэтому какой-то пропуск остаётся.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: from then on all numbers stay as they are.</source>
        <translation>Жеребьёвка тура {round} проведена: с этого момента все номера остаются прежними.</translation>
    </message>
    <message>
        <source>Two players have the number {number}.</source>
        <translation>Номер {number} у двух игроков.</translation>
    </message>
    <message>
        <source>Player {number} meets nobody else in round {round}.</source>
        <translation>У игрока {number} в туре {round} нет другого соперника, кроме себя.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {most} rows.</source>
        <translation>Таблица слишком велика; строк в ней может быть не больше {most}.</translation>
    </message>
    <message>
        <source>The table is too wide; it can have {most} columns.</source>
        <translation>Таблица слишком широка; столбцов в ней может быть не больше {most}.</translation>
    </message>
    <message>
        <source>There is no column with names; give it the heading Name.</source>
        <translation>Нет столбца с именами; озаглавьте его Имя или Name.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>У двух столбцов заголовок {found}.</translation>
    </message>
    <message>
        <source>The name is missing here.</source>
        <translation>Здесь нет имени.</translation>
    </message>
    <message>
        <source>Cells in this row: {cells}; columns: {columns}.</source>
        <translation>Ячеек в этой строке {cells}, а столбцов {columns}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>В этой строке или выше не хватает кавычки, или она не на месте.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs such as 45-23, or VPs such as 13.2-6.8.</source>
        <translation>«{typed}» — не результат. Введите импы, например 45-23, или ВП, например 13.2-6.8.</translation>
    </message>
    <message>
        <source>“{typed}” is not a valid value of a bye. Type its VPs, such as 12 or 10.5.</source>
        <translation>«{typed}» — не значение пропуска. Введите его ВП, например 12 или 10,5.</translation>
    </message>
    <message>
        <source>All rounds of the round robin ({rounds}) are drawn: everybody has met everybody.</source>
        <translation>Жеребьёвка всех туров ({rounds}) проведена: каждый встретился с каждым.</translation>
    </message>
    <message>
        <source>Fewer than two teams are present in round {round}: nothing can be drawn.</source>
        <translation>В туре {round} меньше двух команд: жеребьёвка невозможна.</translation>
    </message>
    <message>
        <source>Team {team} is absent in round {round}.</source>
        <translation>Команды {team} в туре {round} нет.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} met in round {met}: they can meet again only in a Danish round.</source>
        <translation>Команды {team} и {other} встречались в туре {met}: снова — только в датском туре.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} must not meet in round {round}.</source>
        <translation>Командам {team} и {other} в туре {round} запрещено встречаться.</translation>
    </message>
    <message>
        <source>If teams {team} and {other} meet in round {round}, the others cannot be drawn any more.</source>
        <translation>Если в туре {round} встречаются команды {team} и {other}, остальных составить уже нельзя.</translation>
    </message>
    <message>
        <source>IMPs cannot be turned into VPs: {reason}</source>
        <translation>Импы нельзя перевести в ВП: {reason}</translation>
    </message>
    <message>
        <source>This scale turns percentages into VPs; matches need one of IMPs.</source>
        <translation>Эта шкала переводит в ВП проценты; матчам нужна шкала для импов.</translation>
    </message>
    <message>
        <source>IMPs are whole numbers from 0, not {imps}.</source>
        <translation>Импы — целые числа от 0, а не {imps}.</translation>
    </message>
    <message>
        <source>{found} is not a result that earns points; use W, D, L, F, H, Z, + or -.</source>
        <translation>{found} — не результат, за который дают очки; возможны W, D, L, F, H, Z, + и -.</translation>
    </message>
    <message>
        <source>A bonus or penalty belongs to a drawn round; {found} is not one.</source>
        <translation>Бонус или штраф ставится в тур с готовой жеребьёвкой; {found} — не такой.</translation>
    </message>
    <message>
        <source>Player {number} is not entered.</source>
        <translation>Игрока {number} нет среди участников.</translation>
    </message>
    <message>
        <source>The points are missing here.</source>
        <translation>Здесь нет очков.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for these points of player {number}: {points}.</source>
        <translation>В файле TRF нет места для очков игрока {number}: {points}.</translation>
    </message>
    <message>
        <source>The file is too large to be a report file.</source>
        <translation>Файл слишком велик для отчёта о турнире (TRF).</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Эта строка слишком длинная.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; a number belongs there.</source>
        <translation>В столбцах {first}–{last} стоит {found}; там должно быть число.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} are blank; a number belongs there.</source>
        <translation>Столбцы {first}–{last} пусты; там должно быть число.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; points belong there, such as 4.5.</source>
        <translation>В столбцах {first}–{last} стоит {found}; там должны быть очки, например 4.5.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>На месте числа стоит {found}.</translation>
    </message>
    <message>
        <source>Points such as 4.5 belong here, not {found}.</source>
        <translation>На месте очков, например 4.5, стоит {found}.</translation>
    </message>
    <message>
        <source>{found} is not a known code of a point system.</source>
        <translation>{found} — неизвестный код системы очков.</translation>
    </message>
    <message>
        <source>There are no players (records 001) in the file.</source>
        <translation>В файле нет игроков (записей 001).</translation>
    </message>
    <message>
        <source>The file says something else here than in a line above: {found}.</source>
        <translation>Здесь в файле не то, что строкой выше: {found}.</translation>
    </message>
    <message>
        <source>The rating list has more than {most} players.</source>
        <translation>В рейтинг-листе больше {most} игроков.</translation>
    </message>
    <message>
        <source>The rating list that is kept is damaged; choose it again.</source>
        <translation>Сохранённый рейтинг-лист повреждён; выберите его снова.</translation>
    </message>
    <message>
        <source>Round 1 of the knock-out is drawn: take it back first (Shift+F9).</source>
        <translation>Жеребьёвка тура 1 на выбывание проведена: сначала отмените её (Shift+F9).</translation>
    </message>
    <message>
        <source>All rounds are drawn, and there are results: the entrants stay as they are.</source>
        <translation>Все жеребьёвки проведены, и есть результаты: состав участников не меняется.</translation>
    </message>
    <message>
        <source>The number {number} appears twice.</source>
        <translation>Номер {number} встречается дважды.</translation>
    </message>
    <message>
        <source>Number {number} of round {round} is not entered.</source>
        <translation>Номер {number} тура {round} не заявлен.</translation>
    </message>
    <message>
        <source>Number {number} appears twice in round {round}.</source>
        <translation>Номер {number} в туре {round} дважды.</translation>
    </message>
    <message>
        <source>Number {number} meets nobody else in round {round}.</source>
        <translation>Номер {number} в туре {round} ни с кем не встречается.</translation>
    </message>
    <message>
        <source>{found} is not a FIDE number, which has 11 digits at most.</source>
        <translation>{found} — не номер ФИДЕ, в котором не более 11 цифр.</translation>
    </message>
    <message>
        <source>{found} is not a date of birth, such as 1990/05/31, 31.5.1990 or 1990.</source>
        <translation>{found} — не дата рождения, например 1990/05/31, 31.5.1990 или 1990.</translation>
    </message>
    <message>
        <source>{found} is not a date, such as 2026/05/31 or 31.5.2026.</source>
        <translation>{found} — не дата, например 2026/05/31 или 31.5.2026.</translation>
    </message>
    <message>
        <source>{found} is neither m nor w.</source>
        <translation>{found} — ни m, ни w.</translation>
    </message>
    <message>
        <source>{found} is not a federation, such as CZE.</source>
        <translation>{found} — не федерация, например RUS.</translation>
    </message>
    <message>
        <source>There are no names in the table.</source>
        <translation>В таблице нет имён.</translation>
    </message>
    <message>
        <source>{found} is not a valid number; numbers go from 1 to {most}.</source>
        <translation>{found} — не номер; номера от 1 до {most}.</translation>
    </message>
    <message>
        <source>{found} is not a rating or strength, which is a number from 0 to {most}.</source>
        <translation>{found} — не рейтинг и не сила; это число от 0 до {most}.</translation>
    </message>
    <message>
        <source>The event has no name.</source>
        <translation>У турнира нет названия.</translation>
    </message>
    <message>
        <source>The city is missing.</source>
        <translation>Не указан город.</translation>
    </message>
    <message>
        <source>The federation of the event is missing.</source>
        <translation>Не указана федерация турнира.</translation>
    </message>
    <message>
        <source>The start date is missing.</source>
        <translation>Не указан день начала.</translation>
    </message>
    <message>
        <source>The end date is missing.</source>
        <translation>Не указан день окончания.</translation>
    </message>
    <message>
        <source>The chief arbiter is missing.</source>
        <translation>Не указан главный судья.</translation>
    </message>
    <message>
        <source>The time control is missing.</source>
        <translation>Не указан контроль времени.</translation>
    </message>
    <message>
        <source>The date of round {round} is missing.</source>
        <translation>Не указана дата тура {round}.</translation>
    </message>
    <message>
        <source>Results missing in round {round}: {count}.</source>
        <translation>Тур {round}: не хватает результатов: {count}.</translation>
    </message>
    <message>
        <source>Rounds drawn: {drawn} of {planned}.</source>
        <translation>Жеребьёвка проведена, туров: {drawn} из {planned}.</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>{name}: the FIDE number is missing.</source>
        <translation>{name}: нет номера ФИДЕ.</translation>
    </message>
    <message>
        <source>{name}: the date of birth is missing.</source>
        <translation>{name}: нет даты рождения.</translation>
    </message>
    <message>
        <source>{name}: the sex is missing.</source>
        <translation>{name}: не указан пол.</translation>
    </message>
    <message>
        <source>{name}: the federation is missing.</source>
        <translation>{name}: не указана федерация.</translation>
    </message>
    <message>
        <source>{name} and {other} have the same FIDE number.</source>
        <translation>У {name} и {other} один и тот же номер ФИДЕ.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type 1, = or 0; ½-0 or 0-0; +-, -+ or -- for a forfeit.</source>
        <translation>«{typed}» — не результат. Введите 1, = или 0; ½-0 или 0-0; +-, -+ или -- при неявке.</translation>
    </message>
    <message>
        <source>This triangle is played over two rounds: type its results in the second.</source>
        <translation>Эта тройка играется два тура: введите её результаты во втором.</translation>
    </message>
    <message>
        <source>This table would repeat matches of the rounds drawn so far.</source>
        <translation>Эта таблица повторила бы матчи уже составленных туров.</translation>
    </message>
    <message>
        <source>Number {team} plays a triangle in round {round} that began in the round before.</source>
        <translation>Номер {team} в туре {round} играет тройку, начатую в предыдущем туре.</translation>
    </message>
    <message>
        <source>There are results already; the scale stays one of percentages, or of IMPs.</source>
        <translation>Результаты уже есть; шкала остаётся процентной или в импах, как была.</translation>
    </message>
    <message>
        <source>{found} is not a time, such as 14:30.</source>
        <translation>{found} — не время, например 14:30.</translation>
    </message>
    <message>
        <source>{found} is not a time control in seconds, such as 5400+30 or 40/6000+30:900+30.</source>
        <translation>{found} — не контроль времени в секундах, например 5400+30 или 40/6000+30:900+30.</translation>
    </message>
    <message>
        <source>The end date, {end}, is before the start date, {begin}.</source>
        <translation>Конец ({end}) раньше начала ({begin}).</translation>
    </message>
    <message>
        <source>An event has 1 to {most} rounds.</source>
        <translation>В турнире от 1 до {most} туров.</translation>
    </message>
    <message>
        <source>{found} is not a colour; use W or B.</source>
        <translation>{found} — не цвет; возможны W и B.</translation>
    </message>
    <message>
        <source>{found} is not a setting of XXC; use white1, black1 or rank.</source>
        <translation>{found} — не настройка XXC; возможны white1, black1 и rank.</translation>
    </message>
    <message>
        <source>{found} is not a valid bye; use F, H or Z.</source>
        <translation>{found} — не пропуск; возможны F, H и Z.</translation>
    </message>
    <message>
        <source>Round {last} comes before round {first}.</source>
        <translation>Тур {last} идёт раньше тура {first}.</translation>
    </message>
    <message>
        <source>Enter at least two players here.</source>
        <translation>Здесь должно быть не меньше двух игроков.</translation>
    </message>
    <message>
        <source>Player {number} has two different byes in round {round}.</source>
        <translation>У игрока {number} в туре {round} два разных пропуска.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, who is not entered.</source>
        <translation>В туре {round} игрок {number} встречается с игроком {other}, которого нет среди участников.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, but player {other} meets nobody.</source>
        <translation>В туре {round} игрок {number} встречается с игроком {other}, но у игрока {other} соперника нет.</translation>
    </message>
    <message>
        <source>In round {round} the players {number} and {other} have the same colour.</source>
        <translation>В туре {round} у игроков {number} и {other} один цвет.</translation>
    </message>
    <message>
        <source>In round {round} neither player {number} nor player {other} has a colour.</source>
        <translation>В туре {round} цвета нет ни у игрока {number}, ни у игрока {other}.</translation>
    </message>
    <message>
        <source>In round {round} player {number} has the result “{mine}” without an opponent.</source>
        <translation>В туре {round} у игрока {number} результат «{mine}» без соперника.</translation>
    </message>
    <message>
        <source>The starting rank of a player is above 0.</source>
        <translation>Стартовый номер игрока больше 0.</translation>
    </message>
    <message>
        <source>Column {column} holds {found}, but should be blank; the columns are shifted.</source>
        <translation>В столбце {column} стоит {found}, но к полям он не относится; столбцы сдвинуты.</translation>
    </message>
    <message>
        <source>Round {round}: {found} in column {column} is not a colour; use w, b or -.</source>
        <translation>Тур {round}: {found} в столбце {column} — не цвет; возможны w, b и -.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for a result of this worth: {points}.</source>
        <translation>В файле TRF нет места для результата, за который дают очки: {points}.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no VPs with two decimals; save a teams event as an event.</source>
        <translation>В файле TRF нет ВП с двумя знаками; сохраните командный турнир как файл турнира.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for the number {number}; it ends at {most}.</source>
        <translation>В файле TRF нет места для номера {number}; они кончаются на {most}.</translation>
    </message>
    <message>
        <source>This is an event of vpdesk itself. Open it there, and write a report file (TRF) of it.</source>
        <translation>Это турнир самого vpdesk. Откройте его там и запишите из него файл TRF.</translation>
    </message>
    <message>
        <source>The report file is of the type {type}, which is not drawn by the Dutch rules.</source>
        <translation>Этот файл типа {type}, а его жеребьёвка — не по голландской системе.</translation>
    </message>
    <message>
        <source>Team {team} came after round 1 was drawn: the round robin has no place for it.</source>
        <translation>Команда {team} заявлена после жеребьёвки тура 1: в круговом турнире для неё нет места.</translation>
    </message>
    <message>
        <source>Round {round} needs a repeated match: make it a Danish round, which allows that.</source>
        <translation>Туру {round} нужен повторный матч: сделайте его датским, там это разрешено.</translation>
    </message>
    <message>
        <source>Round {round} has no allowed triangle: let teams be in one by turns, or the first three.</source>
        <translation>В туре {round} нет разрешённой тройки: разрешите тройки по очереди или первым трём.</translation>
    </message>
    <message>
        <source>Patton has to be chosen before the first result; there are results without board points.</source>
        <translation>Паттон выбирают до первого результата: уже есть результаты без очков за сдачи.</translation>
    </message>
    <message>
        <source>White and Black get different points for a result; this program has one value for both.</source>
        <translation>Белые и чёрные получают за результат разные очки, а здесь для обоих одно значение.</translation>
    </message>
    <message>
        <source>This is not a rating list: no FIDE columns, and no headings such as Name and Rating.</source>
        <translation>Это не рейтинг-лист: нет ни столбцов ФИДЕ, ни заголовков вроде «Имя» и «Рейтинг».</translation>
    </message>
    <message>
        <source>{name} is in rounds that are drawn: give the last round before the withdrawal.</source>
        <translation>{name} есть в проведённых жеребьёвках: укажите последний тур перед выбыванием.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type the board points, 2 per board won, such as 19-13.</source>
        <translation>«{typed}» — не результат. Введите очки за сдачи, 2 за выигранную, например 19-13.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs and board points, 2 per board won: 24-17 13-7.</source>
        <translation>«{typed}» — не результат. Введите импы и очки за сдачи, 2 за выигранную: 24-17 13-7.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type per cent of NS (57.5), or VPs with the word (13.2 vp).</source>
        <translation>«{typed}» — не результат. Введите процент NS (57.5) или ВП со словом (13.2 vp).</translation>
    </message>
    <message>
        <source>{team} came after round 1 was drawn: the round robin has no place for this player.</source>
        <translation>{team}: заявка после жеребьёвки тура 1, места в круговом турнире нет.</translation>
    </message>
    <message>
        <source>Round {round} needs a forbidden match: allow some, or make it a Danish round.</source>
        <translation>Туру {round} нужен запрещённый матч: разрешите некоторые или сделайте его датским.</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat. Type H (NS) or V (EW), a table from 1 to 999, or both, as H3.</source>
        <translation>«{typed}» — не место. Введите H (NS) или V (EW), стол от 1 до 999 или оба, например H3.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but {other} meets {third}.</source>
        <translation>В туре {round} игрок {number} встречается с {other}, а {other} — с {third}.</translation>
    </message>
    <message>
        <source>Round {round}: “{mine}” of player {number} does not go with “{theirs}” of {other}.</source>
        <translation>Тур {round}: «{mine}» игрока {number} не сочетается с «{theirs}» игрока {other}.</translation>
    </message>
    <message>
        <source>Round {round}: player {number} has “{mine}”, as without an opponent, but meets {other}.</source>
        <translation>Тур {round}: у игрока {number} «{mine}», как без соперника, но он встречается с {other}.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but has a bye in a record 240.</source>
        <translation>В туре {round} игрок {number} встречается с игроком {other}, но по записи 240 у него пропуск.</translation>
    </message>
    <message>
        <source>Round {round}, column {column}: {found} is not a result; use 1 = 0 + - W D L U F H Z.</source>
        <translation>Тур {round}, столбец {column}: {found} — не результат; возможны 1 = 0 + - W D L U F H Z.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired by the rules without a rematch or a second bye.</source>
        <translation>Тур {round} не составить по правилам без повторной встречи или второго пропуска.</translation>
    </message>
    <message>
        <source>Player {number}: columns 81-84 say {told}, results {computed}; correct, or add record 162.</source>
        <translation>Игрок {number}: в столбцах 81–84 {told}, по результатам {computed}; исправьте или добавьте запись 162.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type points (2.5-1.5, to {boards}), boards (1=01), +-, -+, --.</source>
        <translation>«{typed}» — не результат. Введите очки (2.5-1.5, до {boards}), доски (1=01) или +-, -+, --.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired without a forbidden pair: allow some in this round.</source>
        <translation>Тур {round} не составить без запрещённой пары: разрешите некоторые в этом туре.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type IMPs such as 45-23.</source>
        <translation>«{typed}» — не результат матча на выбывание, где нет ВП. Введите импы, например 45-23.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type per cent of NS (57.5).</source>
        <translation>«{typed}» — не результат матча на выбывание, где нет ВП. Введите процент пары NS (57.5).</translation>
    </message>
</context>
<context>
    <name>TournamentFileError</name>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}: Такого файла нет.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}: Это папка или устройство.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}: Нет права читать этот файл.</translation>
    </message>
    <message>
        <source>{file}: This is not an event of vpdesk.</source>
        <translation>{file}: Это не турнир vpdesk.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged, and there is no backup of it beside it.</source>
        <translation>{file}: Файл повреждён, и резервной копии рядом с ним нет.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged; open its newest backup, “{backup}”.</source>
        <translation>{file}: Файл повреждён; откройте его последнюю резервную копию, «{backup}».</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: This is not a pairs evening of vpdesk.</source>
        <translation>{file}: Это не парный турнир vpdesk.</translation>
    </message>
    <message>
        <source>{file}: A newer version of vpdesk has written this file; open it with that one.</source>
        <translation>{file}: Этот файл записан более новой версией vpdesk; откройте его в ней.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reason}”.</source>
        <translation>{file}: Файл не читается; компьютер сообщил «{reason}».</translation>
    </message>
    <message>
        <source>{file} is open in another window or on another computer, so here it can only be read.</source>
        <translation>{file} открыт в другом окне или на другом компьютере, поэтому здесь его можно только читать.</translation>
    </message>
    <message>
        <source>{file} is write-protected, so it can only be read; save it under another name to go on.</source>
        <translation>{file} защищён от записи, его можно только читать; сохраните его под другим именем.</translation>
    </message>
    <message>
        <source>{file}: The file “{other}” beside it is not from vpdesk; move that away and open it again.</source>
        <translation>{file}: Файл «{other}» рядом с ним не от vpdesk; переместите его и откройте турнир снова.</translation>
    </message>
    <message>
        <source>{file} can only be read here; save it under another name to change it.</source>
        <translation>{file} здесь можно только читать; чтобы изменить его, сохраните под другим именем.</translation>
    </message>
    <message>
        <source>{file}: This event has stages, groups or adjustments: use “vpdesk-cli event”.</source>
        <translation>{file}: В этом турнире есть этапы, группы или поправки: используйте «vpdesk-cli event».</translation>
    </message>
    <message>
        <source>{file}: The file is too large or holds what no file of vpdesk has, so it is not opened.</source>
        <translation>{file}: Файл слишком велик или содержит то, чего в файлах vpdesk не бывает, поэтому не открыт.</translation>
    </message>
</context>
<context>
    <name>TradePicture</name>
    <message>
        <source>{name}: quality {quality}, simplicity {simplicity}</source>
        <translation>{name}: качество {quality}, простота {simplicity}</translation>
    </message>
    <message>
        <source>Simplicity</source>
        <translation>Простота</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Качество</translation>
    </message>
</context>
<context>
    <name>TwoScales</name>
    <message>
        <source>By</source>
        <translation>По</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Считается</translation>
    </message>
    <message>
        <source>{team} won</source>
        <translation>{team}: набрано</translation>
    </message>
    <message>
        <source>{team} VP</source>
        <translation>{team}: ВП</translation>
    </message>
    <message>
        <source>By boards {boards}, together {together}</source>
        <translation>По сдачам {boards}, вместе {together}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Вместе</translation>
    </message>
    <message>
        <source>Halved by boards, as the director adjusted them: {boards}.</source>
        <translation>По сдачам поровну, так как их изменил судья: {boards}.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Done: {step}</source>
        <translation>Сделано: {step}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Повторить: {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Отменить: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Отменено: {step}</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message numerus="yes">
        <source>“{name}”: %n change(s) not on the disk yet</source>
        <translation>
            <numerusform>«{name}»: %n изменение ещё не на диске</numerusform>
            <numerusform>«{name}»: %n изменения ещё не на диске</numerusform>
            <numerusform>«{name}»: %n изменений ещё не на диске</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes that were not saved last time do not fit their file: see “{name}”.</source>
        <translation>Изменения, не сохранённые в прошлый раз, не подходят к своему файлу: см. «{name}».</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” now has %n change(s) that were not saved last time.</source>
        <translation>
            <numerusform>В «{name}» теперь есть %n изменение, не сохранённое в прошлый раз.</numerusform>
            <numerusform>В «{name}» теперь есть %n изменения, не сохранённые в прошлый раз.</numerusform>
            <numerusform>В «{name}» теперь есть %n изменений, не сохранённых в прошлый раз.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewsRow</name>
    <message>
        <source>By boards</source>
        <translation>По числу сдач</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Тепловая карта</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>“{name}” is being saved.</source>
        <translation>«{name}» сохраняется.</translation>
    </message>
    <message>
        <source>Stay Here</source>
        <translation>Остаться здесь</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Recent</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>Samples to try</source>
        <translation>Попробовать на примерах</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>файла больше нет</translation>
    </message>
    <message>
        <source>today</source>
        <translation>сегодня</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>вчера</translation>
    </message>
</context>
</TS>
