<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About vpdesk</source>
        <translation>O programie vpdesk</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencje</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Kopiuj wszystko</translation>
    </message>
    <message>
        <source>Copies all versions, for a report of an error</source>
        <translation>Kopiuje wszystkie wersje, do zgłoszenia błędu</translation>
    </message>
    <message>
        <source>Open Lo&amp;g Folder</source>
        <translation>Otwórz folder &amp;dziennika</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <translation>Poszukaj nowej &amp;wersji</translation>
    </message>
    <message>
        <source>Opens the page of the releases in the browser</source>
        <translation>Otwiera w przeglądarce stronę wydań</translation>
    </message>
    <message>
        <source>Events, pairs evenings, matches, movements and VP scales, for directors of bridge.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013). The measures of movements are those of P. Smulders.

Free software: use it, pass it on and change it as you like.</source>
        <translation>Turnieje drużyn i par, mecze, schematy i skale VP dla sędziów brydżowych.

Skale pochodzą z raportu technicznego WBF Scoring Panel (P. Buchen, 2013). Miary jakości schematów pochodzą od P. Smuldersa.

Wolne oprogramowanie: można go używać, przekazywać je dalej i dowolnie zmieniać.</translation>
    </message>
    <message>
        <source>Log folder: {folder}</source>
        <translation>Folder dziennika: {folder}</translation>
    </message>
    <message>
        <source>Version of {date}</source>
        <translation>Wersja z {date}</translation>
    </message>
    <message>
        <source>It is over a year old: there may be a newer one.</source>
        <translation>Ma ponad rok: może być już nowsza.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Tekst licencji</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>S&amp;cales</source>
        <translation>S&amp;kale</translation>
    </message>
    <message>
        <source>Mo&amp;vements</source>
        <translation>S&amp;chematy</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Tabela</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>&amp;Obok siebie</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Różnice</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Jak w&#xa0;&amp;systemie</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Zapi&amp;sz</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Zapisz j&amp;ako…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copy with &amp;Headings</source>
        <translation>Kopiuj z&#xa0;&amp;nagłówkami</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Zaznacz wszystko</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Pin or Unpin These Boards</source>
        <translation>&amp;Przypnij lub odepnij tę liczbę rozdań</translation>
    </message>
    <message>
        <source>S&amp;ort Pins</source>
        <translation>So&amp;rtuj przypięte</translation>
    </message>
    <message>
        <source>&amp;Unpin All</source>
        <translation>&amp;Odepnij wszystkie</translation>
    </message>
    <message>
        <source>&amp;More Boards</source>
        <translation>&amp;Więcej rozdań</translation>
    </message>
    <message>
        <source>&amp;Fewer Boards</source>
        <translation>&amp;Mniej rozdań</translation>
    </message>
    <message>
        <source>&amp;Switch</source>
        <translation>&amp;Obróć</translation>
    </message>
    <message>
        <source>&amp;Lock or Unlock</source>
        <translation>&amp;Zablokuj lub odblokuj</translation>
    </message>
    <message>
        <source>&amp;Optimise…</source>
        <translation>O&amp;ptymalizuj…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Po&amp;równaj…</translation>
    </message>
    <message>
        <source>Chance of &amp;Places</source>
        <translation>Szanse na &amp;miejsca</translation>
    </message>
    <message>
        <source>S&amp;it-Outs</source>
        <translation>P&amp;auzy</translation>
    </message>
    <message>
        <source>&amp;Copy Picture of the Curves</source>
        <translation>&amp;Kopiuj obraz krzywych</translation>
    </message>
    <message>
        <source>B&amp;y Boards</source>
        <translation>We&amp;dług liczby rozdań</translation>
    </message>
    <message>
        <source>&amp;Heat Map</source>
        <translation>Mapa c&amp;ieplna</translation>
    </message>
    <message>
        <source>B&amp;oards</source>
        <translation>Rozd&amp;ania</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Krzywa</translation>
    </message>
    <message>
        <source>&amp;Pins</source>
        <translation>&amp;Przypięte</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Wynik</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>P&amp;otrzeba na VP</translation>
    </message>
    <message>
        <source>C&amp;hoice of Movements</source>
        <translation>&amp;Wybór schematu</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>&amp;Macierz</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>&amp;Rozpiska</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>Ws&amp;kaźniki</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>&amp;Większy tekst</translation>
    </message>
    <message>
        <source>Lab&amp;oratory</source>
        <translation>&amp;Laboratorium</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>M&amp;ecz</translation>
    </message>
    <message>
        <source>Smaller Te&amp;xt</source>
        <translation>&amp;Mniejszy tekst</translation>
    </message>
    <message>
        <source>Publis&amp;h…</source>
        <translation>Opu&amp;blikuj…</translation>
    </message>
    <message>
        <source>Publish after E&amp;very Action</source>
        <translation>Publikuj po &amp;każdym działaniu</translation>
    </message>
    <message>
        <source>Pages in All Lang&amp;uages</source>
        <translation>Strony we wszystkich &amp;językach</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>H&amp;all</source>
        <translation>&amp;Sala</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>P&amp;rzykłady</translation>
    </message>
    <message>
        <source>There is nothing to print here yet.</source>
        <translation>Nie ma tu jeszcze nic do druku.</translation>
    </message>
    <message>
        <source>&amp;Deals…</source>
        <translation>Rozk&amp;łady…</translation>
    </message>
    <message>
        <source>&amp;Find Anything…</source>
        <translation>Szuka&amp;j wszędzie…</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nie ma czego cofać.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nie ma czego ponawiać.</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>&amp;Normalny tekst</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Przywróć układ</translation>
    </message>
    <message>
        <source>vpdesk &amp;Help</source>
        <translation>&amp;Pomoc vpdesk</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Skróty klawiszowe</translation>
    </message>
    <message>
        <source>What’s &amp;New</source>
        <translation>&amp;Co nowego</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>Pokaż w &amp;folderze</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Otwórz folder &amp;dziennika</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <translation>Poszukaj nowej &amp;wersji</translation>
    </message>
    <message>
        <source>&amp;About vpdesk</source>
        <translation>&amp;O&#xa0;programie vpdesk</translation>
    </message>
    <message>
        <source>Pages for &amp;Phones…</source>
        <translation>Strony na &amp;telefony…</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Zegar</translation>
    </message>
    <message>
        <source>Clock on the &amp;Wall</source>
        <translation>Zegar na ś&amp;cianie</translation>
    </message>
    <message>
        <source>&amp;Schedule of the Session…</source>
        <translation>&amp;Plan sesji…</translation>
    </message>
    <message>
        <source>S&amp;tart or Pause the Clock</source>
        <translation>&amp;Uruchom lub zatrzymaj zegar</translation>
    </message>
    <message>
        <source>A Minute &amp;Less</source>
        <translation>O minutę &amp;mniej</translation>
    </message>
    <message>
        <source>A Minute &amp;More</source>
        <translation>O minutę &amp;więcej</translation>
    </message>
    <message>
        <source>&amp;Next Round or Move</source>
        <translation>&amp;Następna runda lub zmiana</translation>
    </message>
    <message>
        <source>Only matches of teams have score sheets.</source>
        <translation>Protokoły mają tylko mecze drużyn.</translation>
    </message>
    <message>
        <source>No round can be paired by hand now.</source>
        <translation>Żadnej rundy nie można teraz kojarzyć ręcznie.</translation>
    </message>
    <message>
        <source>Draw &amp;Lots Again…</source>
        <translation>&amp;Losuj ponownie…</translation>
    </message>
    <message>
        <source>Dates &amp;of the Rounds…</source>
        <translation>Terminy &amp;rund…</translation>
    </message>
    <message>
        <source>Do &amp;What Is Next</source>
        <translation>Wykonaj następną &amp;czynność</translation>
    </message>
    <message>
        <source>&amp;Proof</source>
        <translation>&amp;Dowód</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Modele</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>Aud&amp;yt</translation>
    </message>
    <message>
        <source>&amp;Check a Table</source>
        <translation>&amp;Sprawdź tabelę</translation>
    </message>
    <message>
        <source>Ca&amp;libration</source>
        <translation>&amp;Kalibracja</translation>
    </message>
    <message>
        <source>&amp;Score Sheet</source>
        <translation>&amp;Protokół</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>O&amp;rzeczenie</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <comment>menu</comment>
        <translation>Mec&amp;z</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>&amp;Anuluj rozdanie</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>&amp;Wynik rozjemczy…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>W&amp;yczyść</translation>
    </message>
    <message>
        <source>Other &amp;Pairs from This Board</source>
        <translation>&amp;Inne pary od tego rozdania</translation>
    </message>
    <message>
        <source>&amp;Enter Goes Down, Room by Room</source>
        <translation>&amp;Enter prowadzi w dół, pokój po pokoju</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Round</source>
        <translation>Powrót &amp;do rundy</translation>
    </message>
    <message>
        <source>The match is not one of an event.</source>
        <translation>Mecz nie należy do turnieju.</translation>
    </message>
    <message>
        <source>&amp;Blank Sheet to Print…</source>
        <translation>Pusty &amp;protokół do druku…</translation>
    </message>
    <message>
        <source>&amp;Details of the Match</source>
        <translation>&amp;Szczegóły meczu</translation>
    </message>
    <message>
        <source>Board and S&amp;core</source>
        <translation>Rozdanie i &amp;zapis</translation>
    </message>
    <message>
        <source>A Pair Comes or &amp;Goes…</source>
        <translation>Para przychodzi &amp;lub odchodzi…</translation>
    </message>
    <message>
        <source>There is no evening yet.</source>
        <translation>Nie ma jeszcze turnieju par.</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <comment>menu</comment>
        <translation>P&amp;ary</translation>
    </message>
    <message>
        <source>Wit&amp;hdraw a Pair…</source>
        <translation>Wyc&amp;ofaj parę…</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>P&amp;ary</translation>
    </message>
    <message>
        <source>&amp;Adjusted Score…</source>
        <translation>&amp;Wynik rozjemczy…</translation>
    </message>
    <message>
        <source>Arrow &amp;Turned</source>
        <translation>S&amp;trzałka obrócona</translation>
    </message>
    <message>
        <source>&amp;Clear the Result</source>
        <translation>&amp;Usuń wynik</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the Board</source>
        <translation>A&amp;nuluj rozdanie</translation>
    </message>
    <message>
        <source>&amp;Uncancel Boards</source>
        <translation>&amp;Przywróć rozdania</translation>
    </message>
    <message>
        <source>&amp;Late Pair…</source>
        <translation>Sp&amp;óźniona para…</translation>
    </message>
    <message>
        <source>Su&amp;bstitute…</source>
        <translation>&amp;Zastępca…</translation>
    </message>
    <message>
        <source>Re&amp;gister of Players…</source>
        <translation>Re&amp;jestr zawodników…</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>&amp;Kara…</translation>
    </message>
    <message>
        <source>Na&amp;me, Place and Date…</source>
        <translation>N&amp;azwa, miejsce i data…</translation>
    </message>
    <message>
        <source>Sessions Be&amp;fore…</source>
        <translation>Poprzednie &amp;sesje…</translation>
    </message>
    <message>
        <source>Pla&amp;y Another Movement…</source>
        <translation>&amp;Inny schemat…</translation>
    </message>
    <message>
        <source>One or T&amp;wo Winners</source>
        <translation>Jedna lub &amp;dwie klasyfikacje</translation>
    </message>
    <message>
        <source>&amp;Deals Played…</source>
        <translation>&amp;Rozegrane rozkłady…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nowy…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Evening</source>
        <translation>&amp;Dziennik turnieju par</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Nazwiska</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Wyniki</translation>
    </message>
    <message>
        <source>Rankin&amp;g</source>
        <translation>&amp;Klasyfikacja</translation>
    </message>
    <message>
        <source>Freq&amp;uencies</source>
        <translation>&amp;Frekwensy</translation>
    </message>
    <message>
        <source>Dec&amp;isions</source>
        <translation>Decy&amp;zje</translation>
    </message>
    <message>
        <source>&amp;Missing Result</source>
        <translation>&amp;Brakujący wynik</translation>
    </message>
    <message>
        <source>Ne&amp;xt Board or Table</source>
        <translation>Następne roz&amp;danie lub stół</translation>
    </message>
    <message>
        <source>Board or Table Befor&amp;e</source>
        <translation>Poprzednie rozdanie l&amp;ub stół</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>Dlacze&amp;go?</translation>
    </message>
    <message>
        <source>These numbers give no scale.</source>
        <translation>Te liczby nie dają skali.</translation>
    </message>
    <message>
        <source>No more can be pinned, or the numbers give no scale.</source>
        <translation>Więcej nie można przypiąć lub liczby nie dają skali.</translation>
    </message>
    <message>
        <source>Pin or Unpin &amp;This Scale</source>
        <translation>Przypnij &amp;lub odepnij tę skalę</translation>
    </message>
    <message>
        <source>E&amp;vent Data…</source>
        <translation>Dane &amp;turnieju…</translation>
    </message>
    <message>
        <source>&amp;Captains and Register Numbers</source>
        <translation>K&amp;apitanowie i numery rejestru</translation>
    </message>
    <message>
        <source>Fill In from &amp;the Rating List</source>
        <translation>Uzupełni&amp;j z listy rankingowej</translation>
    </message>
    <message>
        <source>&amp;Pair by Hand</source>
        <translation>&amp;Paruj ręcznie</translation>
    </message>
    <message>
        <source>&amp;Compare with the Rules…</source>
        <translation>Porówn&amp;aj z przepisami…</translation>
    </message>
    <message>
        <source>Results of &amp;Boards…</source>
        <translation>Wyniki roz&amp;dań…</translation>
    </message>
    <message>
        <source>Resul&amp;ts of Boards from a File…</source>
        <translation>W&amp;yniki rozdań z pliku…</translation>
    </message>
    <message>
        <source>Ad&amp;just a Total…</source>
        <translation>&amp;Koryguj sumę…</translation>
    </message>
    <message>
        <source>Add a &amp;Stage…</source>
        <translation>Dodaj &amp;etap…</translation>
    </message>
    <message>
        <source>Rena&amp;me the Stage…</source>
        <translation>Zmie&amp;ń nazwę etapu…</translation>
    </message>
    <message>
        <source>&amp;First Table…</source>
        <translation>Pierwszy st&amp;ół…</translation>
    </message>
    <message>
        <source>Segments of &amp;a Match…</source>
        <translation>Segmenty &amp;meczu…</translation>
    </message>
    <message>
        <source>Remove t&amp;he Stage</source>
        <translation>&amp;Usuń etap</translation>
    </message>
    <message>
        <source>Sco&amp;re Sheet of the Match</source>
        <translation>Protokó&amp;ł meczu</translation>
    </message>
    <message>
        <source>Rul&amp;ing on the Match</source>
        <translation>&amp;Orzeczenie o meczu</translation>
    </message>
    <message>
        <source>Ta&amp;ke Match File into the Round…</source>
        <translation>&amp;Wczytaj plik meczu do rundy…</translation>
    </message>
    <message>
        <source>Sav&amp;e Match As…</source>
        <translation>Zap&amp;isz mecz jako…</translation>
    </message>
    <message>
        <source>Rating &amp;List…</source>
        <translation>&amp;Lista rankingowa…</translation>
    </message>
    <message>
        <source>Ratin&amp;g Report…</source>
        <translation>Raport rankingo&amp;wy…</translation>
    </message>
    <message>
        <source>Prints of &amp;the Event…</source>
        <translation>Wydr&amp;uki turnieju…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>Na&amp;grody…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Event</source>
        <translation>&amp;Dziennik turnieju</translation>
    </message>
    <message>
        <source>Stage Bef&amp;ore</source>
        <translation>P&amp;oprzedni etap</translation>
    </message>
    <message>
        <source>Stage &amp;After</source>
        <translation>Następny &amp;etap</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>T&amp;urnieje</translation>
    </message>
    <message>
        <source>Compare &amp;Board Counts…</source>
        <translation>Porównaj liczby rozda&amp;ń…</translation>
    </message>
    <message>
        <source>Sta&amp;rt From…</source>
        <translation>Zacznij o&amp;d…</translation>
    </message>
    <message>
        <source>Bo&amp;ards</source>
        <comment>menu</comment>
        <translation>Rozd&amp;ania</translation>
    </message>
    <message>
        <source>Add a P&amp;air</source>
        <translation>Dodaj p&amp;arę</translation>
    </message>
    <message>
        <source>S&amp;wap Pairs</source>
        <translation>&amp;Zamień pary</translation>
    </message>
    <message>
        <source>I&amp;mport Pairs…</source>
        <translation>I&amp;mportuj pary…</translation>
    </message>
    <message>
        <source>Ta&amp;ble and Result</source>
        <translation>Stó&amp;ł i wynik</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ostatnio o&amp;twierane</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>Schema&amp;t</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Turniej</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Mot&amp;yw</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>Prze&amp;jdź</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Cofnij: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Ponów: {step}</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowy</translation>
    </message>
    <message>
        <source>Own &amp;Scales…</source>
        <translation>&amp;Skale własne…</translation>
    </message>
    <message>
        <source>&amp;Import Players…</source>
        <translation>&amp;Importuj zawodników…</translation>
    </message>
    <message>
        <source>Write a Report &amp;File…</source>
        <translation>Zapisz plik &amp;raportu…</translation>
    </message>
    <message>
        <source>&amp;Add a Player</source>
        <translation>&amp;Dodaj zawodnika</translation>
    </message>
    <message>
        <source>&amp;Number by Rating</source>
        <translation>&amp;Numeruj według rankingu</translation>
    </message>
    <message>
        <source>&amp;Draw a Round</source>
        <translation>&amp;Skojarz rundę</translation>
    </message>
    <message>
        <source>&amp;Unpair the Last Round</source>
        <translation>&amp;Cofnij ostatnie kojarzenie</translation>
    </message>
    <message>
        <source>S&amp;wap Players</source>
        <translation>&amp;Zamień zawodników</translation>
    </message>
    <message>
        <source>Round Befor&amp;e</source>
        <translation>&amp;Poprzednia runda</translation>
    </message>
    <message>
        <source>Round Af&amp;ter</source>
        <translation>&amp;Następna runda</translation>
    </message>
    <message>
        <source>E&amp;ntrants</source>
        <translation>&amp;Uczestnicy</translation>
    </message>
    <message>
        <source>&amp;Groups or Bracket by Lot</source>
        <translation>Rozlosuj &amp;grupy lub drabinkę</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rundy</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Klasyfikacja</translation>
    </message>
    <message>
        <source>E&amp;xplanation</source>
        <translation>&amp;Wyjaśnienie</translation>
    </message>
    <message>
        <source>Add a &amp;Team</source>
        <translation>Dodaj &amp;drużynę</translation>
    </message>
    <message>
        <source>&amp;Number by Strength</source>
        <translation>&amp;Numeruj według siły</translation>
    </message>
    <message>
        <source>S&amp;wap Teams</source>
        <translation>&amp;Zamień drużyny</translation>
    </message>
    <message>
        <source>I&amp;mport Teams…</source>
        <translation>I&amp;mportuj drużyny…</translation>
    </message>
    <message>
        <source>&amp;Board and Result</source>
        <translation>&amp;Szachownica i wynik</translation>
    </message>
    <message>
        <source>Print and S&amp;hare</source>
        <translation>&amp;Drukuj i udostępnij</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Drugi ekran</translation>
    </message>
    <message>
        <source>&amp;Import Results…</source>
        <translation>I&amp;mportuj wyniki…</translation>
    </message>
    <message>
        <source>&amp;Undo the Last Clock Change</source>
        <translation>Cofnij &amp;ostatnią zmianę zegara</translation>
    </message>
    <message>
        <source>M&amp;ove to Another Board…</source>
        <translation>Przeni&amp;eś do innego rozdania…</translation>
    </message>
    <message>
        <source>Scale of the &amp;Event</source>
        <translation>Skala t&amp;urnieju</translation>
    </message>
    <message>
        <source>Come here from an event that has another scale.</source>
        <translation>Przejdź tu z turnieju, który ma inną skalę.</translation>
    </message>
</context>
<context>
    <name>AdjustDialog</name>
    <message>
        <source>Adjust a Total</source>
        <translation>Koryguj sumę</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>none</source>
        <translation>żadna</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>korekta</translation>
    </message>
    <message>
        <source>adjustment removed</source>
        <translation>usunięcie korekty</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP-y</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>such as: late for round 3</source>
        <translation>na przykład: spóźnienie na rundę 3</translation>
    </message>
    <message>
        <source>Adjustments so far</source>
        <translation>Dotychczasowe korekty</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Koryguj</translation>
    </message>
</context>
<context>
    <name>AdoptQuestion</name>
    <message>
        <source>The ruling is based on results other than those of the score sheet.</source>
        <translation>Orzeczenie opiera się na innych wynikach niż protokół.</translation>
    </message>
    <message>
        <source>The result of the match will be that of the ruling.</source>
        <translation>Wynikiem meczu będzie wynik orzeczenia.</translation>
    </message>
    <message>
        <source>&amp;Adopt Anyway</source>
        <translation>&amp;Mimo to przyjmij</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>The table begins with {margins}, not with a draw.</source>
        <translation>Tabela zaczyna się od {margins}, a nie od remisu.</translation>
    </message>
    <message>
        <source>There is no row for {margins}.</source>
        <translation>Nie ma wiersza dla {margins}.</translation>
    </message>
    <message>
        <source>No band has {margins}.</source>
        <translation>W żadnym przedziale nie ma {margins}.</translation>
    </message>
    <message>
        <source>Two bands have {margins}.</source>
        <translation>Dwa przedziały zawierają {margins}.</translation>
    </message>
    <message>
        <source>Two rows have {margins}.</source>
        <translation>Dwa wiersze mają {margins}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP fall from {before} to {after}.</source>
        <translation>VP zwycięzcy spadają z {before} na {after}.</translation>
    </message>
    <message>
        <source>The next step is worth {more} VP, the step to this margin only {less} VP.</source>
        <translation>Następny krok jest wart {more} VP, a krok do tej różnicy tylko {less} VP.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide; the draw, to both sides of 0, is {width} wide.</source>
        <translation>Ten przedział ma szerokość {narrow}; remis, po obu stronach zera, {width}.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide, the one before it {width}.</source>
        <translation>Ten przedział ma szerokość {narrow}, a poprzedni {width}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP jump from {before} to {after}; the usual step is {step}.</source>
        <translation>VP zwycięzcy przeskakują z {before} na {after}; zwykły krok to {step}.</translation>
    </message>
    <message>
        <source>Both sides together get {total} VP, not {wanted}.</source>
        <translation>Obie strony razem dostają {total} VP, a nie {wanted}.</translation>
    </message>
    <message>
        <source>Nobody can win all {wanted} VP; the most is {most}.</source>
        <translation>Nikt nie może wygrać wszystkich {wanted} VP; najwięcej to {most}.</translation>
    </message>
    <message>
        <source>Rounding makes the win maximal here, not only at {margins}.</source>
        <translation>Przez zaokrąglenie wygrana jest maksymalna już tutaj, a nie dopiero od {margins}.</translation>
    </message>
    <message>
        <source>The exact margin of {vp} VP lies outside this band.</source>
        <translation>Dokładna różnica dla {vp} VP leży poza tym przedziałem.</translation>
    </message>
    <message>
        <source>The largest win begins here; with 15 √boards by the WBF formula, at {margins}.</source>
        <translation>Najwyższa wygrana zaczyna się tutaj; według wzoru WBF przy 15 √rozdań: {margins}.</translation>
    </message>
    <message>
        <source>No rule is broken.</source>
        <translation>Żadna reguła nie jest naruszona.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) found.</source>
        <translation>
            <numerusform>Znaleziono %n błąd.</numerusform>
            <numerusform>Znaleziono %n błędy.</numerusform>
            <numerusform>Znaleziono %n błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Audit: {scale}</source>
        <translation>Audyt: {scale}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message>
        <source>Winner&apos;s difference</source>
        <translation>Różnica zwycięzcy</translation>
    </message>
    <message>
        <source>Loser&apos;s difference</source>
        <translation>Różnica przegranego</translation>
    </message>
    <message>
        <source>Differences: {one} and {other}</source>
        <translation>Różnice: {one} i {other}</translation>
    </message>
    <message>
        <source>Both scales give the same VP at every margin.</source>
        <translation>Obie skale dają te same VP przy każdej różnicy.</translation>
    </message>
    <message>
        <source>Rows that differ: {differing} of {all}, at most by {vp} VP, at {margins}.</source>
        <translation>Różniące się wiersze: {differing} z {all}, najwyżej o {vp} VP, przy {margins}.</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Only &amp;differences</source>
        <translation>&amp;Tylko różnice</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Co znaleziono</translation>
    </message>
    <message>
        <source>Scale to compare with</source>
        <translation>Skala do porównania</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Liczba rozdań skali do porównania</translation>
    </message>
    <message>
        <source>Differences, margin by margin</source>
        <translation>Różnice VP przy każdej różnicy IMP-ów</translation>
    </message>
    <message>
        <source>Leaves out the margins for which both scales give the same.</source>
        <translation>Pomija różnice, przy których obie skale dają to samo.</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>P&amp;orównaj z</translation>
    </message>
    <message>
        <source>b&amp;oards</source>
        <translation>rozd&amp;ań</translation>
    </message>
</context>
<context>
    <name>BlankForm</name>
    <message>
        <source>{side} signs</source>
        <translation>Podpis {side}</translation>
    </message>
    <message>
        <source>Director called</source>
        <translation>Wezwano sędziego</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Spór</translation>
    </message>
    <message>
        <source>Vul.</source>
        <translation>Zał.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Rozgr.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Wist</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>Table {table}, round {round}</source>
        <translation>Stół {table}, runda {round}</translation>
    </message>
</context>
<context>
    <name>BoardsDialog</name>
    <message>
        <source>Boards of Round {round}</source>
        <translation>Rozdania rundy {round}</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {pairs}</source>
        <translation>Rozdanie {board}, stół {table}: {pairs}</translation>
    </message>
    <message>
        <source>They sat the other way round; from a file.</source>
        <translation>Siedziały odwrotnie; z pliku.</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Pierwsze rozdanie</translation>
    </message>
    <message>
        <source>Type a contract (3NT N +1) or the points of NS (-100). A60/40 is artificial, - not played.</source>
        <translation>Wpisz kontrakt, np. 3NT N +1, albo punkty NS, np. -100; A60/40 to wynik rozjemczy, - gdy rozdania nie grano.</translation>
    </message>
</context>
<context>
    <name>BoardsWork</name>
    <message>
        <source>Take the Results of the Boards</source>
        <translation>Przyjmij wyniki rozdań</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>results of the boards of round {round}</source>
        <translation>wyniki rozdań rundy {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) scored.</source>
        <translation>
            <numerusform>Policzono %n mecz.</numerusform>
            <numerusform>Policzono %n mecze.</numerusform>
            <numerusform>Policzono %n meczów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table}, boards with a result: {boards} of {wanted}.</source>
        <translation>Stół {table}: rozdań {boards} z {wanted}.</translation>
    </message>
</context>
<context>
    <name>CalibrationPage</name>
    <message>
        <source>&amp;Use This Factor</source>
        <translation>&amp;Użyj współczynnika</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Histogram różnic</translation>
    </message>
    <message>
        <source>The highest bar is from {first} to {last} IMPs per square root of a board.</source>
        <translation>Najwyższy słupek jest od {first} do {last} IMP na pierwiastek z liczby rozdań.</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>wiersz {line}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read</source>
        <translation>
            <numerusform>nie udało się odczytać %n wiersza</numerusform>
            <numerusform>nie udało się odczytać %n wierszy</numerusform>
            <numerusform>nie udało się odczytać %n wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open a List…</source>
        <translation>&amp;Otwórz listę…</translation>
    </message>
    <message>
        <source>Takes a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Wczytuje listę skopiowaną w arkuszu kalkulacyjnym (Ctrl+V)</translation>
    </message>
    <message>
        <source>Open a List of Matches</source>
        <translation>Otwórz listę meczów</translation>
    </message>
    <message>
        <source>Lists of matches</source>
        <translation>Listy meczów</translation>
    </message>
    <message>
        <source>pasted list</source>
        <translation>wklejona lista</translation>
    </message>
    <message>
        <source>The list is being read</source>
        <translation>Trwa odczyt listy</translation>
    </message>
    <message>
        <source>The list was not read to its end.</source>
        <translation>Listy nie odczytano do końca.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of matches to be won by the maximum</source>
        <translation>Udział meczów, które mają kończyć się maksymalną wygraną</translation>
    </message>
    <message>
        <source>Finds the factor with which this share of the matches is won by the maximum.</source>
        <translation>Szuka współczynnika, przy którym taka część meczów kończy się maksymalną wygraną.</translation>
    </message>
    <message>
        <source>Chooses the scale with this factor; the scales room shows and prints it.</source>
        <translation>Wybiera skalę z tym współczynnikiem; dział „Skale” ją pokazuje i drukuje.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Co znaleziono</translation>
    </message>
    <message>
        <source>By Board Count</source>
        <translation>Według liczby rozdań</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Co pokazuje tabela</translation>
    </message>
    <message>
        <source>Figures of the matches</source>
        <translation>Wskaźniki meczów</translation>
    </message>
    <message>
        <source>A CSV, XLSX or ODS file, one row per match: boards and margin, or both sides&apos; IMPs</source>
        <translation>Plik CSV, XLSX lub ODS, wiersz na każdy mecz: rozdania i różnica albo IMP-y obu stron</translation>
    </message>
    <message>
        <source>&amp;Wanted at the blitz</source>
        <translation>&amp;Docelowo z blitzem</translation>
    </message>
    <message>
        <source>How many IMPs should be a blitz for your players?

Open a list of boards and margins.</source>
        <translation>Od ilu IMP-ów Twoi gracze powinni mieć blitz?

Otwórz, wklej lub przeciągnij tu listę rozdań i różnic.</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>No scale that is known</source>
        <translation>Żadna znana skala</translation>
    </message>
    <message numerus="yes">
        <source>%n different scales</source>
        <translation>
            <numerusform>%n skala</numerusform>
            <numerusform>%n różne skale</numerusform>
            <numerusform>%n różnych skal</numerusform>
        </translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>rozdania: {counts}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) match no known scale.</source>
        <translation>
            <numerusform>%n kolumna nie odpowiada żadnej znanej skali.</numerusform>
            <numerusform>%n kolumny nie odpowiadają żadnej znanej skali.</numerusform>
            <numerusform>%n kolumn nie odpowiada żadnej znanej skali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of this scale: {right} of {cells}.</source>
        <translation>Komórki zgodne z tą skalą: {right} z {cells}.</translation>
    </message>
    <message>
        <source>Cells of the formula: {right} of {cells}.</source>
        <translation>Komórki zgodne ze wzorem: {right} z {cells}.</translation>
    </message>
    <message>
        <source>Too few of its cells are those of any one scale.</source>
        <translation>Za mało jego komórek zgadza się z jedną skalą.</translation>
    </message>
    <message>
        <source>Cells not corrected: {bare} of {cells}.</source>
        <translation>Komórki niepoprawione: {bare} z {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mistake(s).</source>
        <translation>
            <numerusform>%n inny błąd.</numerusform>
            <numerusform>%n inne błędy.</numerusform>
            <numerusform>%n innych błędów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n błąd.</numerusform>
            <numerusform>%n błędy.</numerusform>
            <numerusform>%n błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Wszystko się zgadza.</translation>
    </message>
    <message>
        <source>Next likely: {scales}.</source>
        <translation>Następne prawdopodobne: {scales}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Podano</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Powinno być</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>It breaks no rule; there is no scale to compare it with.</source>
        <translation>Nie narusza żadnej reguły; nie ma skali do porównania.</translation>
    </message>
    <message>
        <source>{name}: {scale}</source>
        <translation>{name}: {scale}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>kolumna {number}</translation>
    </message>
    <message>
        <source>In the scale</source>
        <translation>W skali</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>błędne</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>niepoprawione</translation>
    </message>
    <message>
        <source>{scale}, not corrected</source>
        <translation>{scale}, niepoprawiona</translation>
    </message>
    <message>
        <source>{scale}, cut off instead of rounded</source>
        <translation>{scale}, obcięta zamiast zaokrąglonej</translation>
    </message>
    <message>
        <source>{scale}, one decimal</source>
        <translation>{scale}, jedno miejsce po przecinku</translation>
    </message>
    <message>
        <source>{scale}, cut off after one decimal</source>
        <translation>{scale}, obcięta po jednym miejscu po przecinku</translation>
    </message>
    <message>
        <source>This is certain.</source>
        <translation>To pewne.</translation>
    </message>
    <message>
        <source>This is probable, not certain.</source>
        <translation>To prawdopodobne, ale nie pewne.</translation>
    </message>
    <message>
        <source>Other scales have as many of these cells.</source>
        <translation>Tyle samo tych komórek mają też inne skale.</translation>
    </message>
    <message>
        <source>Compared with the scale that was asked for.</source>
        <translation>Porównano z żądaną skalą.</translation>
    </message>
    <message>
        <source>Columns that are certain: {sure} of {columns}.</source>
        <translation>Pewne kolumny: {sure} z {columns}.</translation>
    </message>
    <message>
        <source>Cells cut off, not rounded: {cut} of {cells}.</source>
        <translation>Komórki obcięte, nie zaokrąglone: {cut} z {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) not read.</source>
        <translation>
            <numerusform>Nie odczytano %n komórki.</numerusform>
            <numerusform>Nie odczytano %n komórek.</numerusform>
            <numerusform>Nie odczytano %n komórek.</numerusform>
        </translation>
    </message>
    <message>
        <source>An extract: {margins}.</source>
        <translation>Fragment: {margins}.</translation>
    </message>
    <message>
        <source>It seems to be: {scales}.</source>
        <translation>Wygląda na: {scales}.</translation>
    </message>
    <message>
        <source>wrong, or not read</source>
        <translation>błędne lub nieodczytane</translation>
    </message>
    <message>
        <source>WBF formula, not corrected</source>
        <translation>Wzór WBF, niepoprawiony</translation>
    </message>
    <message>
        <source>WBF formula in whole VP, not corrected</source>
        <translation>Wzór WBF w całych VP, niepoprawiony</translation>
    </message>
    <message>
        <source>{scale}, {boards} (cells: {right} of {cells})</source>
        <translation>{scale}, {boards} (komórki: {right} z {cells})</translation>
    </message>
    <message>
        <source>headed {given}, it is the scale for {expected}</source>
        <translation>nagłówek: {given}, a to skala: {expected}</translation>
    </message>
    <message>
        <source>the draw is missing</source>
        <translation>brakuje remisu</translation>
    </message>
    <message>
        <source>no row has this margin</source>
        <translation>żaden wiersz nie ma tej różnicy</translation>
    </message>
    <message>
        <source>no band has these margins</source>
        <translation>żaden przedział nie ma tych różnic</translation>
    </message>
    <message>
        <source>two bands have these margins</source>
        <translation>dwa przedziały mają te różnice</translation>
    </message>
    <message>
        <source>another row has this margin, too</source>
        <translation>tę różnicę ma też inny wiersz</translation>
    </message>
    <message>
        <source>the margin should be {expected}</source>
        <translation>różnica powinna wynosić {expected}</translation>
    </message>
    <message>
        <source>cut off, not rounded</source>
        <translation>obcięte, nie zaokrąglone</translation>
    </message>
    <message>
        <source>the decimal sign is in the wrong place</source>
        <translation>znak dziesiętny jest w złym miejscu</translation>
    </message>
    <message>
        <source>has the VP of the next margin</source>
        <translation>ma VP następnej różnicy</translation>
    </message>
    <message>
        <source>two digits swapped</source>
        <translation>dwie cyfry są przestawione</translation>
    </message>
    <message>
        <source>less than the row before</source>
        <translation>mniej niż w poprzednim wierszu</translation>
    </message>
    <message>
        <source>wrong by 0{sign}01</source>
        <translation>błąd o 0{sign}01</translation>
    </message>
    <message>
        <source>in the scale this VP has {expected}</source>
        <translation>w skali te VP odpowiadają {expected}</translation>
    </message>
    <message>
        <source>the loser&apos;s VP are wrong</source>
        <translation>VP przegranego są błędne</translation>
    </message>
    <message>
        <source>has the VP of the margin before</source>
        <translation>ma VP poprzedniej różnicy</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>nieodczytane: {why}</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>&amp;Użyj tej skali</translation>
    </message>
    <message>
        <source>detect automatically</source>
        <translation>rozpoznaj automatycznie</translation>
    </message>
    <message>
        <source>&amp;Open a Table…</source>
        <translation>&amp;Otwórz tabelę…</translation>
    </message>
    <message>
        <source>Takes a table that was copied anywhere else (Ctrl+V)</source>
        <translation>Wczytuje tabelę skopiowaną gdziekolwiek (Ctrl+V)</translation>
    </message>
    <message>
        <source>Open a Table to Check</source>
        <translation>Otwórz tabelę do sprawdzenia</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabele</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>wklejona tabela</translation>
    </message>
    <message>
        <source>The table is being checked</source>
        <translation>Trwa sprawdzanie tabeli</translation>
    </message>
    <message>
        <source>The table was not checked.</source>
        <translation>Tabeli nie sprawdzono.</translation>
    </message>
    <message>
        <source>Chooses the scale that this table is; the other rooms show it, too.</source>
        <translation>Wybiera skalę tej tabeli; inne działy też ją pokazują.</translation>
    </message>
    <message>
        <source>Scale to compare the table with</source>
        <translation>Skala do porównania z tabelą</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Liczba rozdań skali do porównania</translation>
    </message>
    <message>
        <source>as headed</source>
        <translation>wg nagłówka</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Co jest błędne</translation>
    </message>
    <message>
        <source>Column of the table</source>
        <translation>Kolumna tabeli</translation>
    </message>
    <message>
        <source>The table as it was read</source>
        <translation>Tabela w odczytanej postaci</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>Porówn&amp;aj z</translation>
    </message>
    <message>
        <source>boar&amp;ds</source>
        <translation>roz&amp;dań</translation>
    </message>
    <message>
        <source>A CSV, text, XLSX, ODS or HTML file that another program wrote</source>
        <translation>Plik CSV, tekstowy, XLSX, ODS lub HTML zapisany przez inny program</translation>
    </message>
    <message>
        <source>Co&amp;lumn</source>
        <translation>Kolum&amp;na</translation>
    </message>
    <message>
        <source>Which scale is it, and is it right?

Open, paste or drop a table of margins and VP.</source>
        <translation>Jaka to skala i czy jest poprawna?

Otwórz, wklej lub przeciągnij tu tabelę różnic i VP.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>No session yet</source>
        <translation>Nie ma jeszcze sesji</translation>
    </message>
    <message numerus="yes">
        <source>{what}, %n minute(s) left</source>
        <translation>
            <numerusform>{what}, pozostała %n minuta</numerusform>
            <numerusform>{what}, pozostały %n minuty</numerusform>
            <numerusform>{what}, pozostało %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock below the Picture</source>
        <translation>Zegar pod obrazem</translation>
    </message>
    <message>
        <source>Start or Pause the Clock</source>
        <translation>Uruchom lub zatrzymaj zegar</translation>
    </message>
    <message>
        <source>A Minute Less</source>
        <translation>O minutę mniej</translation>
    </message>
    <message>
        <source>A Minute More</source>
        <translation>O minutę więcej</translation>
    </message>
    <message>
        <source>Next Round or Move</source>
        <translation>Następna runda lub zmiana</translation>
    </message>
    <message>
        <source>Clock of the Session</source>
        <translation>Zegar sesji</translation>
    </message>
    <message>
        <source>&amp;−1 min</source>
        <translation>&amp;−1 min</translation>
    </message>
    <message>
        <source>&amp;+1 min</source>
        <translation>&amp;+1 min</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>Sche&amp;dule…</source>
        <translation>&amp;Plan…</translation>
    </message>
    <message>
        <source>On the &amp;Wall</source>
        <translation>Na ś&amp;cianę</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pau&amp;za</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Schedule of the Session</source>
        <translation>Plan sesji</translation>
    </message>
    <message>
        <source>The laptop s&amp;ounds</source>
        <translation>Laptop daje sygnał dźwięk&amp;owy</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <translation>Wyp&amp;róbuj</translation>
    </message>
    <message>
        <source>Add a Brea&amp;k</source>
        <translation>Dodaj prz&amp;erwę</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Us&amp;uń</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Session:</source>
        <translation>&amp;Sesja:</translation>
    </message>
    <message>
        <source>&amp;Begins at:</source>
        <translation>R&amp;ozpoczęcie:</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>&amp;Rundy:</translation>
    </message>
    <message>
        <source>Boards per ro&amp;und:</source>
        <translation>Rozd&amp;ania na rundę:</translation>
    </message>
    <message>
        <source>&amp;Minutes per board:</source>
        <translation>&amp;Minuty na rozdanie:</translation>
    </message>
    <message>
        <source>Minutes for the mo&amp;ve:</source>
        <translation>Min&amp;uty na zmianę:</translation>
    </message>
    <message>
        <source>&amp;Warn this many minutes before the end:</source>
        <translation>Ostrzeż &amp;tyle minut przed końcem:</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Część</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Periods of the session</source>
        <translation>Części sesji</translation>
    </message>
    <message>
        <source>Type minutes as 15, 7.5 or 7:30.</source>
        <translation>Minuty wpisuje się jako 15, 7,5 lub 7:30.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of play; the session ends at {time}.</source>
        <translation>
            <numerusform>%n minuta gry; sesja kończy się o {time}.</numerusform>
            <numerusform>%n minuty gry; sesja kończy się o {time}.</numerusform>
            <numerusform>%n minut gry; sesja kończy się o {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>Move for round {round}</source>
        <translation>Zmiana na rundę {round}</translation>
    </message>
    <message>
        <source>Break before round {round}</source>
        <translation>Przerwa przed rundą {round}</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Sesja się skończyła</translation>
    </message>
    <message>
        <source>Begins at {time}</source>
        <translation>Początek o {time}</translation>
    </message>
    <message>
        <source>The clock is paused</source>
        <translation>Zegar wstrzymany</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) after plan</source>
        <translation>
            <numerusform>Runda {round} kończy się %n minutę później niż w planie</numerusform>
            <numerusform>Runda {round} kończy się %n minuty później niż w planie</numerusform>
            <numerusform>Runda {round} kończy się %n minut później niż w planie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) before plan</source>
        <translation>
            <numerusform>Runda {round} kończy się %n minutę wcześniej niż w planie</numerusform>
            <numerusform>Runda {round} kończy się %n minuty wcześniej niż w planie</numerusform>
            <numerusform>Runda {round} kończy się %n minut wcześniej niż w planie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) after plan</source>
        <translation>
            <numerusform>Runda {round} zaczyna się %n minutę później niż w planie</numerusform>
            <numerusform>Runda {round} zaczyna się %n minuty później niż w planie</numerusform>
            <numerusform>Runda {round} zaczyna się %n minut później niż w planie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) before plan</source>
        <translation>
            <numerusform>Runda {round} zaczyna się %n minutę wcześniej niż w planie</numerusform>
            <numerusform>Runda {round} zaczyna się %n minuty wcześniej niż w planie</numerusform>
            <numerusform>Runda {round} zaczyna się %n minut wcześniej niż w planie</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min after plan</source>
        <translation>Runda {round} kończy się {minutes} min później niż w planie</translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min before plan</source>
        <translation>Runda {round} kończy się {minutes} min wcześniej niż w planie</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min after plan</source>
        <translation>Runda {round} zaczyna się {minutes} min później niż w planie</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min before plan</source>
        <translation>Runda {round} zaczyna się {minutes} min wcześniej niż w planie</translation>
    </message>
    <message>
        <source>Undo the Last Clock Change</source>
        <translation>Cofnij ostatnią zmianę zegara</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Cofni&amp;j</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Round {round} and the Rules</source>
        <translation>Runda {round} a przepisy</translation>
    </message>
    <message>
        <source>The draw is being made.</source>
        <translation>Trwa kojarzenie.</translation>
    </message>
    <message>
        <source>The round is what the rules of {edition} give.</source>
        <translation>Runda jest zgodna z przepisami z {edition} roku.</translation>
    </message>
    <message>
        <source>Pairs that the rules of {edition} do not give, and theirs:</source>
        <translation>Pary niezgodne z przepisami z {edition} roku i te, które wynikają z przepisów:</translation>
    </message>
    <message>
        <source>The same boards: {count}.</source>
        <translation>Takie same szachownice: {count}.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ta runda</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Według przepisów</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>pauza</translation>
    </message>
</context>
<context>
    <name>CompareMovements</name>
    <message>
        <source>Compare Movements</source>
        <translation>Porównanie schematów</translation>
    </message>
    <message>
        <source>Figures of the movements</source>
        <translation>Wskaźniki schematów</translation>
    </message>
    <message>
        <source>Add a &amp;File…</source>
        <translation>Dodaj &amp;plik…</translation>
    </message>
    <message>
        <source>&amp;Copy Table</source>
        <translation>&amp;Kopiuj tabelę</translation>
    </message>
    <message>
        <source>&amp;Use “{name}”</source>
        <translation>&amp;Użyj „{name}”</translation>
    </message>
    <message>
        <source>Add from the library</source>
        <translation>Dodaj z&#xa0;biblioteki</translation>
    </message>
    <message>
        <source>Add a Movement</source>
        <translation>Dodaj schemat</translation>
    </message>
    <message>
        <source>Movements ({suffixes})</source>
        <translation>Schematy ({suffixes})</translation>
    </message>
</context>
<context>
    <name>CompareQuestion</name>
    <message>
        <source>Compare Board Counts</source>
        <translation>Porównaj liczby rozdań</translation>
    </message>
    <message>
        <source>Board counts, for example 7, 14, 20, 28</source>
        <translation>Liczby rozdań, na przykład 7, 14, 20, 28</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
    <message>
        <source>Type two board counts or more, from 1 to {most}, parted by commas.</source>
        <translation>Wpisz co najmniej dwie liczby rozdań, od 1 do {most}, oddzielone przecinkami.</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Point at a margin in the table or the plot to read off all scales.</source>
        <translation>Wskaż różnicę w tabeli lub na wykresie, aby odczytać wszystkie skale.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Figure</source>
        <translation>Wskaźnik</translation>
    </message>
    <message>
        <source>Movements compared</source>
        <translation>Porównane schematy</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoły</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Board sets</source>
        <translation>Zestawy rozdań</translation>
    </message>
    <message>
        <source>Tables that share boards</source>
        <translation>Stoły ze wspólnymi rozdaniami</translation>
    </message>
    <message>
        <source>Tables with a stand</source>
        <translation>Stoły z&#xa0;buforem</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>najlepszy</translation>
    </message>
</context>
<context>
    <name>Complaints</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Round {round} is corrected. No later round would have been drawn otherwise.</source>
        <translation>Runda {round} jest poprawiona. Żadna późniejsza runda nie byłaby skojarzona inaczej.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. Not drawn by the rules: {others}; others would be the same.</source>
        <translation>Runda {round} jest poprawiona. Nieskojarzone według zasad: {others}; pozostałe byłyby takie same.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. These rounds stay, but would be drawn differently: {rounds}.</source>
        <translation>Runda {round} jest poprawiona. Te rundy zostają, ale byłyby skojarzone inaczej: {rounds}.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Kopiuj szczegóły</translation>
    </message>
    <message>
        <source>&amp;Open Log Folder</source>
        <translation>&amp;Otwórz folder dziennika</translation>
    </message>
    <message>
        <source>Something went wrong; your work is still here.
If it happens again, send us the details.</source>
        <translation>Coś poszło nie tak; praca nie przepadła.
Jeśli to się powtórzy, prześlij nam szczegóły.</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>needed</source>
        <translation>potrzeba</translation>
    </message>
</context>
<context>
    <name>DataDialog</name>
    <message>
        <source>Event Data</source>
        <translation>Dane turnieju</translation>
    </message>
    <message>
        <source>Rounds, line {line}: {reason}</source>
        <translation>Rundy, wiersz {line}: {reason}</translation>
    </message>
    <message>
        <source>event data</source>
        <translation>dane turnieju</translation>
    </message>
    <message>
        <source>FIDE</source>
        <translation>FIDE</translation>
    </message>
    <message>
        <source>national</source>
        <translation>krajowy</translation>
    </message>
    <message>
        <source>FIDE, or else national</source>
        <translation>FIDE, a jeśli brak, krajowy</translation>
    </message>
    <message>
        <source>national, or else FIDE</source>
        <translation>krajowy, a jeśli brak, FIDE</translation>
    </message>
    <message>
        <source>the higher one</source>
        <translation>wyższy</translation>
    </message>
    <message>
        <source>the lower one</source>
        <translation>niższy</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>inna zasada</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nie podano</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miejscowość</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federacja</translation>
    </message>
    <message>
        <source>Begins on</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Rundy: data i godzina, po jednej w wierszu</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Sędzia główny</translation>
    </message>
    <message>
        <source>Deputies, one per line</source>
        <translation>Zastępcy, po jednym w wierszu</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo gry</translation>
    </message>
    <message>
        <source>Time control in seconds</source>
        <translation>Tempo gry w sekundach</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Rankingi</translation>
    </message>
    <message>
        <source>Which ratings order the starting list</source>
        <translation>Według czyich rankingów powstaje lista startowa</translation>
    </message>
    <message>
        <source>Save the Data</source>
        <translation>Zapisz dane</translation>
    </message>
    <message>
        <source>Seconds and increment (5400+30), or moves and periods (40/6000+30:900+30), for ratings.</source>
        <translation>Sekundy i dodatek (5400+30) albo posunięcia i okresy (40/6000+30:900+30), dla rankingów.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>{day} January {year}</source>
        <translation>{day} stycznia {year}</translation>
    </message>
    <message>
        <source>{day} February {year}</source>
        <translation>{day} lutego {year}</translation>
    </message>
    <message>
        <source>{day} March {year}</source>
        <translation>{day} marca {year}</translation>
    </message>
    <message>
        <source>{day} April {year}</source>
        <translation>{day} kwietnia {year}</translation>
    </message>
    <message>
        <source>{day} May {year}</source>
        <translation>{day} maja {year}</translation>
    </message>
    <message>
        <source>{day} June {year}</source>
        <translation>{day} czerwca {year}</translation>
    </message>
    <message>
        <source>{day} July {year}</source>
        <translation>{day} lipca {year}</translation>
    </message>
    <message>
        <source>{day} August {year}</source>
        <translation>{day} sierpnia {year}</translation>
    </message>
    <message>
        <source>{day} September {year}</source>
        <translation>{day} września {year}</translation>
    </message>
    <message>
        <source>{day} October {year}</source>
        <translation>{day} października {year}</translation>
    </message>
    <message>
        <source>{day} November {year}</source>
        <translation>{day} listopada {year}</translation>
    </message>
    <message>
        <source>{day} December {year}</source>
        <translation>{day} grudnia {year}</translation>
    </message>
</context>
<context>
    <name>DatesDialog</name>
    <message>
        <source>Dates of the Rounds</source>
        <translation>Terminy rund</translation>
    </message>
    <message>
        <source>&amp;Weekly from the Last</source>
        <translation>Co &amp;tydzień od ostatniej</translation>
    </message>
    <message>
        <source>Save the Dates</source>
        <translation>Zapisz daty</translation>
    </message>
    <message>
        <source>dates of rounds</source>
        <translation>terminy rund</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Wiersz {line}: {reason}</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Rundy: data i godzina, po jednej w wierszu</translation>
    </message>
    <message>
        <source>The rounds after the last line are seven days apart, at the same time</source>
        <translation>Rundy po ostatnim wierszu są co siedem dni o tej samej porze</translation>
    </message>
</context>
<context>
    <name>DealError</name>
    <message>
        <source>Board {board}: “{typed}” is not a card.</source>
        <translation>Rozdanie {board}: „{typed}” nie jest kartą.</translation>
    </message>
    <message>
        <source>Board {board}: the card {card} appears twice.</source>
        <translation>Rozdanie {board}: karta {card} jest dwa razy.</translation>
    </message>
    <message>
        <source>Board {board}: the hand of {seat} should have 13 cards, not {count}.</source>
        <translation>Rozdanie {board}: {seat} ma kart {count}, nie 13.</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number; board numbers go from 1 to {most}.</source>
        <translation>„{typed}” nie jest numerem rozdania; numery są od 1 do {most}.</translation>
    </message>
    <message>
        <source>Board {board}: the table of tricks is not valid.</source>
        <translation>Rozdanie {board}: tabela lew jest nieprawidłowa.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Wschód</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Zachód</translation>
    </message>
    <message>
        <source>The solver refused the cards (code {code}).</source>
        <translation>Program analizujący odrzucił karty (kod {code}).</translation>
    </message>
    <message>
        <source>A DUP file has 156 bytes for each board; this one has {bytes}.</source>
        <translation>Plik DUP ma 156 bajtów na rozdanie; ten ma {bytes}.</translation>
    </message>
    <message>
        <source>Deal {number} of the file: its cards are not valid.</source>
        <translation>Rozkład {number} w pliku: jego karty są nieprawidłowe.</translation>
    </message>
    <message>
        <source>The file does not say its lowest board.</source>
        <translation>Plik nie podaje swojego najniższego rozdania.</translation>
    </message>
    <message>
        <source>A DUP file has boards in a row from 1 to 999; board {board} breaks it.</source>
        <translation>W pliku DUP rozdania idą po kolei od 1 do 999; rozdanie {board} tę kolejność przerywa.</translation>
    </message>
    <message>
        <source>A DUP file cannot say that board {board} has a dealer or a vulnerability of its own.</source>
        <translation>Plik DUP nie może zapisać, że rozdanie {board} ma własnego rozdającego lub własne założenia.</translation>
    </message>
    <message>
        <source>Board {board} is in the file twice, with different cards.</source>
        <translation>Rozdanie {board} jest w pliku dwa razy, za drugim razem z innymi kartami.</translation>
    </message>
    <message>
        <source>There are no deals in the file.</source>
        <translation>W pliku nie ma rozkładów.</translation>
    </message>
    <message>
        <source>There are more than {most} deals in the file.</source>
        <translation>W pliku jest więcej niż {most} rozkładów.</translation>
    </message>
    <message>
        <source>Only PBN has events and games: all of the file is read.</source>
        <translation>Tylko PBN ma turnieje i gry: czytany jest cały plik.</translation>
    </message>
    <message>
        <source>Results of further games of the same boards are left out: {count}.</source>
        <translation>Wyniki dalszych gier tych samych rozdań pominięto: {count}.</translation>
    </message>
    <message>
        <source>Games with more than one unknown hand are left out: {games}.</source>
        <translation>Gry, w których nie jest znana więcej niż jedna ręka, pominięto: {games}.</translation>
    </message>
    <message>
        <source>Games with hands of fewer than 13 cards are left out: {games}.</source>
        <translation>Gry, w których ręce mają mniej niż 13 kart, pominięto: {games}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a list of games such as 1-8,12.</source>
        <translation>„{typed}” nie jest listą gier taką jak 1-8,12.</translation>
    </message>
    <message>
        <source>Deals are in files that end in .pbn, .lin or .dup, not in “{ending}”.</source>
        <translation>Rozkłady są w plikach z rozszerzeniem .pbn, .lin lub .dup, nie „{ending}”.</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a dealer from 1 to 4, then the hands from South on.</source>
        <translation>„{typed}” nie jest rozkładem: potrzeba rozdającego od 1 do 4, potem rąk, począwszy od południa.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability.</source>
        <translation>„{typed}” nie mówi, kto jest po partii.</translation>
    </message>
    <message>
        <source>Board {board}: more than one hand is missing.</source>
        <translation>Rozdanie {board}: brakuje więcej niż jednej ręki.</translation>
    </message>
    <message>
        <source>“{typed}” is not a PBN tag.</source>
        <translation>„{typed}” nie jest znacznikiem PBN.</translation>
    </message>
    <message>
        <source>“{typed}” is not a dealer; use N, E, S or W.</source>
        <translation>„{typed}” nie jest rozdającym; ma być N, E, S lub W.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability; use None, NS, EW or All.</source>
        <translation>„{typed}” nie mówi, kto jest po partii; ma być None, NS, EW lub All.</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a seat, a colon and four hands of four suits.</source>
        <translation>„{typed}” nie jest rozkładem: potrzeba miejsca, dwukropka i czterech rąk po cztery kolory.</translation>
    </message>
    <message>
        <source>This copy of vpdesk has no double-dummy solver: {file} is missing.</source>
        <translation>Ta kopia vpdesk nie ma programu do analizy w widne karty: brak {file}.</translation>
    </message>
    <message>
        <source>The double-dummy solver ended early: {reason}</source>
        <translation>Program do analizy w widne karty zakończył się za wcześnie: {reason}</translation>
    </message>
    <message>
        <source>it was stopped from outside (signal {signal}); the memory may have run out.</source>
        <translation>został zatrzymany z zewnątrz (sygnał {signal}); mogło zabraknąć pamięci.</translation>
    </message>
    <message>
        <source>it gave no answer (exit code {code}).</source>
        <translation>nie odpowiedział (kod wyjścia {code}).</translation>
    </message>
</context>
<context>
    <name>DealFiles</name>
    <message>
        <source>Deals</source>
        <translation>Rozkłady</translation>
    </message>
    <message>
        <source>Open Deals</source>
        <translation>Otwórz rozkłady</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rozkłady</translation>
    </message>
    <message>
        <source>Save the Deals</source>
        <translation>Zapisz rozkłady</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>All {deals} deals are equally likely, by the system&apos;s random source; none is thrown away.</source>
        <translation>Każdy z {deals} rozkładów jest równie prawdopodobny, ze źródła losowości systemu; żadnego się nie odrzuca.</translation>
    </message>
</context>
<context>
    <name>DealsDocument</name>
    <message>
        <source>Deals</source>
        <translation>Rozkłady</translation>
    </message>
</context>
<context>
    <name>DealsWindow</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Rozdaj</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>Sol&amp;ve</source>
        <translation>Roz&amp;wiąż</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Ręce rozdania</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Rozwiązane rozdania</translation>
    </message>
    <message>
        <source>Finds what each side can make with all cards in sight, and par.</source>
        <translation>Oblicza, ile każda linia może wygrać w widne karty, oraz minimaks.</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>Rozda&amp;nia:</translation>
    </message>
    <message>
        <source>&amp;from number:</source>
        <translation>od n&amp;umeru:</translation>
    </message>
    <message>
        <source>All boards are solved.</source>
        <translation>Wszystkie rozdania są rozwiązane.</translation>
    </message>
    <message>
        <source>&amp;Give them to “{name}”</source>
        <translation>&amp;Przekaż do „{name}”</translation>
    </message>
</context>
<context>
    <name>DecisionsPage</name>
    <message>
        <source>Decisions and corrections</source>
        <translation>Decyzje i poprawki</translation>
    </message>
    <message>
        <source>Decisions of the director and corrected results stand here. There are none yet.</source>
        <translation>Tu są decyzje sędziego i poprawione wyniki. Na razie ich nie ma.</translation>
    </message>
</context>
<context>
    <name>DirectorDialog</name>
    <message>
        <source>Save the Details</source>
        <translation>Zapisz szczegóły</translation>
    </message>
    <message>
        <source>Adjust the Score</source>
        <translation>Przyznaj wynik</translation>
    </message>
    <message>
        <source>Seat the Pair</source>
        <translation>Posadź parę</translation>
    </message>
    <message>
        <source>Withdraw the Pair</source>
        <translation>Wycofaj parę</translation>
    </message>
    <message>
        <source>Enter the Substitute</source>
        <translation>Wprowadź zastępcę</translation>
    </message>
    <message>
        <source>Apply the Penalty</source>
        <translation>Nałóż karę</translation>
    </message>
    <message>
        <source>Use These Sessions</source>
        <translation>Użyj tych sesji</translation>
    </message>
    <message>
        <source>Move the Result</source>
        <translation>Przenieś wynik</translation>
    </message>
</context>
<context>
    <name>DocumentFiles</name>
    <message>
        <source>Open a Movement</source>
        <translation>Otwórz schemat</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Schematy</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Save the Movement</source>
        <translation>Zapisz schemat</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Zapisać zmiany w „{name}”?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Jeśli je odrzucisz, przepadną.</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Zapisano jako {path}</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>schemat</translation>
    </message>
</context>
<context>
    <name>EntrantsModel</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Kategoria</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Rejestr</translation>
    </message>
    <message>
        <source>{name} for {player} from round {round}</source>
        <translation>{name} za: {player}, od rundy {round}</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>od rundy {round}</translation>
    </message>
    <message>
        <source>until round {round}</source>
        <translation>do rundy {round}</translation>
    </message>
</context>
<context>
    <name>EntrantsPage</name>
    <message>
        <source>Register…</source>
        <translation>Rejestr…</translation>
    </message>
    <message>
        <source>Type both names with a comma or a dash between them, and Enter: Ann Smith, Bob Jones.</source>
        <translation>Wpisz oba nazwiska z przecinkiem lub kreską, potem Enter: Ann Smith, Bob Jones.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>No register of players yet</source>
        <translation>Nie ma jeszcze rejestru zawodników</translation>
    </message>
    <message>
        <source>names pasted</source>
        <translation>wklejone nazwiska</translation>
    </message>
    <message>
        <source>pair {number}</source>
        <translation>para {number}</translation>
    </message>
</context>
<context>
    <name>EntryTable</name>
    <message>
        <source>{result}; next: {place}</source>
        <translation>{result}; dalej: {place}</translation>
    </message>
</context>
<context>
    <name>EveningDeals</name>
    <message>
        <source>Deals</source>
        <translation>Rozkłady</translation>
    </message>
    <message>
        <source>Deals That Were Played</source>
        <translation>Rozegrane rozkłady</translation>
    </message>
    <message>
        <source>None of the file’s boards is played in this evening.</source>
        <translation>Żadne rozdanie z pliku nie jest grane w tym turnieju.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the evening have their cards.</source>
        <translation>
            <numerusform>%n rozdanie turnieju ma swoje karty.</numerusform>
            <numerusform>%n rozdania turnieju mają swoje karty.</numerusform>
            <numerusform>%n rozdań turnieju ma swoje karty.</numerusform>
        </translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rozkłady</translation>
    </message>
    <message>
        <source>Double dummy: {percent} % of the boards are solved.</source>
        <translation>W widne karty: rozwiązano {percent}% rozdań.</translation>
    </message>
</context>
<context>
    <name>EventDocument</name>
    <message>
        <source>New event</source>
        <translation>Nowy turniej</translation>
    </message>
</context>
<context>
    <name>EventDoubt</name>
    <message>
        <source>A knock-out needs a winner, and nobody has won.</source>
        <translation>W meczu pucharowym musi być zwycięzca, a nikt nie wygrał.</translation>
    </message>
    <message>
        <source>A lone “{typed}” is a forfeit: {winner} wins, {loser} did not play.</source>
        <translation>Samo „{typed}” to walkower: wygrywa {winner}, walkower oddaje {loser}.</translation>
    </message>
    <message>
        <source>A margin of {margin} IMPs is rare: three blitzes are {most}.</source>
        <translation>Mecz z różnicą {margin} IMP to rzadkość: trzy blitze to {most}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} VP make {sum}; both sides of a match have {full}.</source>
        <translation>{home} i {visitors} VP dają razem {sum}; obie strony meczu mają łącznie {full}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} board points make {sum}; a match has {full}.</source>
        <translation>Punkty {home} i {visitors} dają razem {sum}; w meczu jest ich {full}.</translation>
    </message>
    <message>
        <source>A bye of {vp} VP is worth more than a whole match, {full}.</source>
        <translation>Pauza za {vp} VP jest warta więcej niż cały mecz, {full}.</translation>
    </message>
    <message>
        <source>A knock-out needs a winner. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>W meczu pucharowym musi być zwycięzca. Dograj rozdania, zwykle {boards}; wpisz je tak: „+ 5-3”.</translation>
    </message>
    <message>
        <source>With carry-over: {home}-{visitor}. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>Z carry-over: {home}-{visitor}. Dograj rozdania, zwykle {boards}; wpisz je tak: „+ 5-3”.</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won}-{lost} IMPs. Other VPs are a ruling.</source>
        <translation>Za {won}-{lost} IMP skala daje {home}-{visitors} VP. Inne VP to już orzeczenie sędziego.</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won} %. Other VPs are a ruling.</source>
        <translation>Za {won}% skala daje {home}-{visitors} VP. Inne VP to już orzeczenie sędziego.</translation>
    </message>
    <message>
        <source>This takes the place of the segments {segments}. “+ {typed}” adds one to them.</source>
        <translation>Ten wynik zastąpi segmenty {segments}. „+ {typed}” doda do nich kolejny.</translation>
    </message>
    <message>
        <source>{name} has left: the rules give this result. A result typed here counts instead.</source>
        <translation>{name} – wycofanie: o wyniku decydują zasady. Wpisany tutaj liczy się zamiast niego.</translation>
    </message>
    <message>
        <source>The match was decided by {home}-{visitor}. More boards are played only after a tie.</source>
        <translation>Mecz był rozstrzygnięty: {home}-{visitor}. Dalsze rozdania gra się tylko po remisie.</translation>
    </message>
</context>
<context>
    <name>EventDrawing</name>
    <message>
        <source>The draw is being made</source>
        <translation>Trwa kojarzenie</translation>
    </message>
    <message>
        <source>The draw was stopped.</source>
        <translation>Kojarzenie zostało zatrzymane.</translation>
    </message>
    <message numerus="yes">
        <source>Results are missing on board(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Brakuje wyniku na szachownicy {boards}. Skojarz jeszcze raz, aby grać dalej bez niego.</numerusform>
            <numerusform>Brakuje wyników na szachownicach {boards}. Skojarz jeszcze raz, aby grać dalej bez nich.</numerusform>
            <numerusform>Brakuje wyników na szachownicach {boards}. Skojarz jeszcze raz, aby grać dalej bez nich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results are missing at table(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Brakuje wyniku przy stole {boards}. Skojarz jeszcze raz, aby grać dalej bez niego.</numerusform>
            <numerusform>Brakuje wyników przy stołach {boards}. Skojarz jeszcze raz, aby grać dalej bez nich.</numerusform>
            <numerusform>Brakuje wyników przy stołach {boards}. Skojarz jeszcze raz, aby grać dalej bez nich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the Draw</source>
        <translation>Zatrzymaj kojarzenie</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Skojarz rundę {round}</translation>
    </message>
    <message>
        <source>Draws the next round (F9)</source>
        <translation>Kojarzy następną rundę (F9)</translation>
    </message>
    <message>
        <source>All Rounds Are Drawn</source>
        <translation>Wszystkie rundy skojarzone</translation>
    </message>
    <message>
        <source>More rounds can be planned on the page of entrants.</source>
        <translation>Więcej rund można zaplanować w części „Uczestnicy”.</translation>
    </message>
</context>
<context>
    <name>EventError</name>
    <message>
        <source>There is no stage {stage}; the event has {count}.</source>
        <translation>Nie ma etapu {stage}; turniej ma ich {count}.</translation>
    </message>
    <message>
        <source>Stage {stage} has no group {group}.</source>
        <translation>Etap {stage} nie ma grupy {group}.</translation>
    </message>
    <message>
        <source>The round has no match yet.</source>
        <translation>Runda nie ma jeszcze żadnego meczu.</translation>
    </message>
    <message>
        <source>{name} is in two matches of the round.</source>
        <translation>{name} jest w dwóch meczach rundy.</translation>
    </message>
    <message>
        <source>{name} does not play round {round}.</source>
        <translation>{name} nie gra rundy {round}.</translation>
    </message>
    <message>
        <source>Only VPs were typed for this match, and the ruling needs IMPs: enter those of both sides.</source>
        <translation>Dla tego meczu wpisano tylko VP, a orzeczenie opiera się na IMP-ach: wpisz je dla obu stron.</translation>
    </message>
    <message>
        <source>The knock-out has its winner; there is no round to draw.</source>
        <translation>Puchar ma już zwycięzcę; nie ma rundy do skojarzenia.</translation>
    </message>
    <message>
        <source>Without {name} fewer than two would play: remove the stage instead.</source>
        <translation>{name}: bez tego uczestnika grałoby mniej niż dwóch; usuń raczej cały etap.</translation>
    </message>
    <message>
        <source>{stage} is in play: {name} can withdraw from it, not be taken out.</source>
        <translation>{stage} już trwa: {name} może się tylko wycofać, usunąć już nie można.</translation>
    </message>
    <message>
        <source>IMPs would count for nothing in stage {stage}: it has no tie-break by IMPs. Adjust VPs.</source>
        <translation>IMP-y nic by nie zmieniły w etapie {stage}: nie ma wartościowania według IMP-ów. Skoryguj VP.</translation>
    </message>
    <message>
        <source>VPs would count for nothing in stage {stage}, which is a knock-out: adjust IMPs.</source>
        <translation>W etapie {stage}, który jest pucharowy, VP nic by nie zmieniły: skoryguj IMP-y.</translation>
    </message>
    <message>
        <source>Later stages use this list of entrants, so it cannot be changed here.</source>
        <translation>Z tej listy uczestników korzystają późniejsze etapy, więc nie można jej tu zmienić.</translation>
    </message>
    <message>
        <source>Each group needs at least two entrants (groups: {groups}, entrants: {count}).</source>
        <translation>Każda grupa potrzebuje co najmniej dwóch uczestników (grup: {groups}, uczestników: {count}).</translation>
    </message>
    <message>
        <source>A stage has at most {most} rounds.</source>
        <translation>Etap ma najwyżej {most} rund.</translation>
    </message>
    <message>
        <source>A stage has at most {most} groups.</source>
        <translation>Etap ma najwyżej {most} grup.</translation>
    </message>
    <message>
        <source>A share of the score is 1 to 100 %.</source>
        <translation>Przenosi się od 1 do 100% wyniku.</translation>
    </message>
    <message>
        <source>The limit for half of a margin is {most} IMPs at most.</source>
        <translation>Granica połowy różnicy to najwyżej {most} IMP.</translation>
    </message>
    <message>
        <source>The rounds of a round robin, or of half against half, follow from the number of entrants.</source>
        <translation>Liczba rund w turnieju „każdy z każdym” lub „połowa z połową” wynika z liczby uczestników.</translation>
    </message>
    <message>
        <source>Only a round robin is played twice.</source>
        <translation>Dwukrotnie gra się tylko „każdy z każdym”.</translation>
    </message>
    <message>
        <source>Only the matches of a knock-out of bridge teams are in segments.</source>
        <translation>Segmenty mają tylko mecze pucharowe drużyn brydżowych.</translation>
    </message>
    <message>
        <source>Only a knock-out has a match for the third place.</source>
        <translation>Mecz o trzecie miejsce jest tylko w systemie pucharowym.</translation>
    </message>
    <message>
        <source>Only a Swiss or a free stage can avoid rematches; here a table gives the matches.</source>
        <translation>Powtórzeń można uniknąć tylko w systemie szwajcarskim lub przy dowolnych meczach; tu mecze wyznacza tabela.</translation>
    </message>
    <message>
        <source>Only groups or a bracket can be made by lot.</source>
        <translation>Rozlosować można tylko grupy albo drabinkę.</translation>
    </message>
    <message>
        <source>Half of the margin is in IMPs: only a knock-out of bridge teams can carry it over.</source>
        <translation>Połowa różnicy jest w IMP-ach, więc przenosi się ją tylko do meczów pucharowych drużyn brydżowych.</translation>
    </message>
    <message>
        <source>A knock-out cannot use a carried score: carry over half of the margins, or nothing.</source>
        <translation>W systemie pucharowym przeniesiony wynik się nie liczy: przenieś połowę różnic albo nic.</translation>
    </message>
    <message>
        <source>How round 1 is drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Jak kojarzy się rundę 1, można określić tylko w brydżowym systemie szwajcarskim.</translation>
    </message>
    <message>
        <source>Bye or triangle can be chosen for a Swiss of bridge only.</source>
        <translation>Pauzę lub trójmecz można wybrać tylko w brydżowym systemie szwajcarskim.</translation>
    </message>
    <message>
        <source>Only a Swiss of bridge has triangles.</source>
        <translation>Trójmecze są tylko w brydżowym systemie szwajcarskim.</translation>
    </message>
    <message>
        <source>How late entries are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Jak kojarzy się późne zgłoszenia, można określić tylko w brydżowym systemie szwajcarskim.</translation>
    </message>
    <message>
        <source>Places in the table can be chosen for a round robin of bridge only.</source>
        <translation>Miejsca w tabeli można określić tylko w brydżowym turnieju „każdy z każdym”.</translation>
    </message>
    <message>
        <source>The value of a forfeit can be chosen for a round robin of bridge only.</source>
        <translation>Wartość walkowera można określić tylko w brydżowym turnieju „każdy z każdym”.</translation>
    </message>
    <message>
        <source>A match has {most} segments at most.</source>
        <translation>Mecz ma najwyżej {most} segmentów.</translation>
    </message>
    <message>
        <source>An event has at least one stage.</source>
        <translation>Turniej ma co najmniej jeden etap.</translation>
    </message>
    <message>
        <source>{stage} is not finished, so it is not known who plays {next}.</source>
        <translation>{stage}: jeszcze nie zakończono, więc nie wiadomo, kto gra dalej ({next}).</translation>
    </message>
    <message>
        <source>No lots are drawn in {stage}: choose “Drawing of lots” among its tie-breaks first.</source>
        <translation>{stage}: niczego się nie losuje; najpierw wybierz „Losowanie” w wartościowaniu pomocniczym.</translation>
    </message>
    <message>
        <source>Drawing lots again needs a reason.</source>
        <translation>Ponowne losowanie wymaga podania powodu.</translation>
    </message>
    <message>
        <source>{stage} has results, so it cannot be removed.</source>
        <translation>{stage}: są wyniki, więc etapu nie można usunąć.</translation>
    </message>
    <message>
        <source>{stage} has results, so its groups cannot be changed.</source>
        <translation>{stage}: są wyniki, więc grup nie można zmienić.</translation>
    </message>
    <message>
        <source>{stage} has one group only.</source>
        <translation>{stage} ma tylko jedną grupę.</translation>
    </message>
    <message>
        <source>{stage} cannot be removed: {next} takes its entrants or scores from it.</source>
        <translation>{stage}: etapu nie można usunąć, bo {next} bierze z niego uczestników lub wyniki.</translation>
    </message>
    <message>
        <source>{stage} is not a team knock-out; only matches of those have segments.</source>
        <translation>{stage} to nie faza pucharowa drużyn; tylko w niej mecze mogą mieć segmenty.</translation>
    </message>
    <message>
        <source>The logo has {size} kB; in an event it has {most} kB at most.</source>
        <translation>Logo ma {size} kB; w turnieju może mieć najwyżej {most} kB.</translation>
    </message>
    <message>
        <source>A prize has {most} letters at most.</source>
        <translation>Nagroda ma najwyżej {most} znaków.</translation>
    </message>
    <message>
        <source>An event has {most} prizes at most.</source>
        <translation>W turnieju może być najwyżej {most} nagród.</translation>
    </message>
    <message>
        <source>How level entrants are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Kolejność przy równych VP można określić tylko w brydżowym systemie szwajcarskim.</translation>
    </message>
    <message>
        <source>Patton, boards beside IMPs, is for matches of bridge teams with VPs, not for a knock-out.</source>
        <translation>System Pattona, rozdania obok IMP-ów, jest dla meczów drużyn brydżowych na VP, nie dla pucharu.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} is not drawn.</source>
        <translation>Runda {round} etapu {stage} nie jest skojarzona.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} has no table {table}; it has {tables}.</source>
        <translation>Runda {round} etapu {stage} nie ma stołu {table}; ma stoły {tables}.</translation>
    </message>
    <message>
        <source>{home} – {visitor} in round {round} has no winner yet: the next round cannot be drawn.</source>
        <translation>Mecz {home} – {visitor} w rundzie {round} nie ma jeszcze zwycięzcy, więc następnej rundy nie można skojarzyć.</translation>
    </message>
    <message>
        <source>{name} has no match in round {round} of stage {stage}: choose a round with one.</source>
        <translation>{name} nie ma meczu w rundzie {round} etapu {stage}: wybierz rundę, w której jest mecz.</translation>
    </message>
    <message>
        <source>Round {round} of {stage} has a match without a winner: who plays {next} is not known.</source>
        <translation>{stage}: w rundzie {round} nie każdy mecz ma zwycięzcę, więc nie wiadomo, kto gra dalej ({next}).</translation>
    </message>
</context>
<context>
    <name>EventExplanation</name>
    <message>
        <source>Whole Draw</source>
        <translation>Całe kojarzenie</translation>
    </message>
    <message>
        <source>Why Not?</source>
        <translation>Dlaczego nie?</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>Wybierz dwóch różnych zawodników.</translation>
    </message>
    <message>
        <source>Explanation of the draw</source>
        <translation>Wyjaśnienie kojarzenia</translation>
    </message>
    <message>
        <source>Left and Right go from player to player, Enter explains one</source>
        <translation>Strzałki w lewo i w prawo przechodzą między zawodnikami, Enter wyjaśnia wybranego</translation>
    </message>
    <message>
        <source>The answer is being worked out</source>
        <translation>Trwa szukanie odpowiedzi</translation>
    </message>
    <message>
        <source>Why This Triangle?</source>
        <translation>Dlaczego ten trójmecz?</translation>
    </message>
    <message>
        <source>Why This Bye?</source>
        <translation>Dlaczego ta pauza?</translation>
    </message>
    <message>
        <source>Choose two different teams.</source>
        <translation>Wybierz dwie różne drużyny.</translation>
    </message>
    <message>
        <source>Choose two different pairs.</source>
        <translation>Wybierz dwie różne pary.</translation>
    </message>
    <message>
        <source>Left and Right go from team to team, Enter explains one</source>
        <translation>Strzałki w lewo i w prawo przechodzą między drużynami, Enter wyjaśnia wybraną</translation>
    </message>
    <message>
        <source>Left and Right go from pair to pair, Enter explains one</source>
        <translation>Strzałki w lewo i w prawo przechodzą między parami, Enter wyjaśnia wybraną</translation>
    </message>
    <message>
        <source>Why does this player not meet the other</source>
        <translation>Dlaczego ten zawodnik nie gra z drugim</translation>
    </message>
    <message>
        <source>Why does this team not meet the other</source>
        <translation>Dlaczego ta drużyna nie gra z drugą</translation>
    </message>
    <message>
        <source>Why does this pair not meet the other</source>
        <translation>Dlaczego ta para nie gra z drugą</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Drugi zawodnik</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Druga drużyna</translation>
    </message>
    <message>
        <source>The other pair</source>
        <translation>Druga para</translation>
    </message>
    <message>
        <source>What if these two met?</source>
        <translation>A gdyby grali ze sobą?</translation>
    </message>
</context>
<context>
    <name>EventField</name>
    <message>
        <source>Players or teams, with their byes by round</source>
        <translation>Zawodnicy lub drużyny, z pauzami w rundach</translation>
    </message>
    <message>
        <source>Number by Rating</source>
        <translation>Numeruj według rankingu</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Import a List…</source>
        <translation>Importuj listę…</translation>
    </message>
    <message>
        <source>Check In</source>
        <translation>Obecność</translation>
    </message>
    <message>
        <source>Shows who has checked in, to be ticked by Space</source>
        <translation>Pokazuje, kto się zgłosił; zaznacza się spacją</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>FIDE Data</source>
        <translation>Dane FIDE</translation>
    </message>
    <message>
        <source>Shows what a rating report tells of the players</source>
        <translation>Pokazuje, co raport rankingowy podaje o zawodnikach</translation>
    </message>
    <message>
        <source>Not to Meet</source>
        <translation>Zakazane pary</translation>
    </message>
    <message>
        <source>Shows who may not meet</source>
        <translation>Pokazuje, kto nie może ze sobą grać</translation>
    </message>
    <message>
        <source>{rules}: {reason}</source>
        <translation>{rules}: {reason}</translation>
    </message>
    <message>
        <source>rating list</source>
        <translation>lista rankingowa</translation>
    </message>
    <message>
        <source>Players in the rating list: {found} of {all}.</source>
        <translation>Na liście rankingowej jest {found} z {all} zawodników.</translation>
    </message>
    <message>
        <source>There is no rating list yet; choose one with File, Rating List…</source>
        <translation>Nie ma jeszcze listy rankingowej; wybierz ją poleceniem Plik, Lista rankingowa…</translation>
    </message>
    <message>
        <source>Deleted: {count}. Undo brings them back.</source>
        <translation>Usunięto: {count}. Cofnij je przywróci.</translation>
    </message>
    <message>
        <source>{here} of {count} have checked in.</source>
        <translation>Obecnych: {here} z {count}.</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>obecność</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Fewer than half of the matches are played, so the results are cancelled.</source>
        <translation>Rozegrano mniej niż połowę meczów, więc wyniki są anulowane.</translation>
    </message>
    <message>
        <source>Those who have not met them get the best of three averages, or 60 %.</source>
        <translation>Kto się z nimi nie spotkał, ma najlepszą z trzech średnich albo 60%.</translation>
    </message>
    <message>
        <source>{names}: removed from this stage, withdrawn before it. Undo brings them back.</source>
        <translation>{names}: usunięto z tego etapu, wycofano przed nim. „Cofnij” wszystko przywraca.</translation>
    </message>
    <message>
        <source>Teams, with their byes by round</source>
        <translation>Drużyny i ich pauzy według rund</translation>
    </message>
    <message>
        <source>Pairs, with their byes by round</source>
        <translation>Pary i ich pauzy według rund</translation>
    </message>
    <message>
        <source>Number by Strength</source>
        <translation>Numeruj według siły</translation>
    </message>
    <message>
        <source>Numbers go by strength, then name.</source>
        <translation>Numery idą według siły, potem nazwy.</translation>
    </message>
    <message>
        <source>numbers by rating</source>
        <translation>numeracja według rankingu</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>W schowku nie ma nic do wklejenia.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>wklejenie</translation>
    </message>
    <message>
        <source>No round is drawn yet: delete entrants who will not play at all.</source>
        <translation>Nie skojarzono jeszcze żadnej rundy: usuń tych, którzy w ogóle nie przyjdą.</translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation>wycofanie</translation>
    </message>
    <message>
        <source>{name} leaves after round {round}.</source>
        <translation>Wycofanie po rundzie {round}: {name}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>Powrót: {name}.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
    <message>
        <source>Shows all the rules of the event</source>
        <translation>Pokazuje wszystkie zasady turnieju</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>usunięcie</translation>
    </message>
    <message>
        <source>new entry</source>
        <translation>nowe zgłoszenie</translation>
    </message>
    <message>
        <source>numbers by strength</source>
        <translation>numery według siły</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by strength until round {round} is drawn.</source>
        <translation>Do skojarzenia rundy {round} można ponumerować uczestników na nowo według siły.</translation>
    </message>
    <message>
        <source>All matches with IMPs get their VPs by this scale; VPs given by the director are kept.</source>
        <translation>Wszystkie mecze z IMP-ami mają VP według tej skali; VP przyznane przez sędziego zostają.</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by rating until round {round} is drawn.</source>
        <translation>Do skojarzenia rundy {round} można ponumerować uczestników na nowo według rankingu.</translation>
    </message>
    <message>
        <source>Numbers stay as they are from round {round} on.</source>
        <translation>Od rundy {round} numery zostają bez zmian.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>pauza</translation>
    </message>
    <message>
        <source>Type a name in the last row and press Enter; or paste or import a list.</source>
        <translation>Wpisz nazwę w ostatnim wierszu i naciśnij Enter albo wklej lub zaimportuj listę.</translation>
    </message>
    <message>
        <source>Enters a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Wpisuje listę skopiowaną z arkusza kalkulacyjnego (Ctrl+V)</translation>
    </message>
    <message>
        <source>Numbers go by rating, then title, then name.</source>
        <translation>Numery idą według rankingu, potem tytułu, potem nazwiska.</translation>
    </message>
    <message>
        <source>Withdraws the selected entrants after the drawn rounds, or reinstates them.</source>
        <translation>Zaznaczeni uczestnicy odchodzą po skojarzonych rundach albo wracają.</translation>
    </message>
    <message>
        <source>“{text}” is not a number allowed here.</source>
        <translation>Liczba „{text}” jest tu niedozwolona.</translation>
    </message>
    <message>
        <source>Every entrant needs a name; Delete removes one.</source>
        <translation>Każdy musi mieć nazwę; Del usuwa wpis.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 points before unless H or F is typed.</source>
        <translation>{name} wchodzi w rundzie {round} z numerem {number} i ma 0 punktów za wcześniejsze, o ile nie wpiszesz H lub F.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 VP before unless H or F is typed.</source>
        <translation>{name} wchodzi w rundzie {round} z numerem {number} i ma 0 VP za wcześniejsze, o ile nie wpiszesz H lub F.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H {half} VP, F {full} VP, U bye of the draw; Delete takes back.</source>
        <translation>Kolumny rund: Z nieobecność, H {half} VP, F {full} VP, U pauza z kojarzenia; Del usuwa.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H half point, F full point, U bye of the draw; Delete takes back.</source>
        <translation>Kolumny rund: Z nieobecność, H pauza za pół punktu, F za punkt, U pauza z kojarzenia; Del usuwa.</translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Events</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>Report files</source>
        <translation>Pliki raportów</translation>
    </message>
    <message>
        <source>Open an Event</source>
        <translation>Otwórz turniej</translation>
    </message>
    <message>
        <source>Add Teams from a File</source>
        <translation>Dodaj drużyny z pliku</translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation>Listy zawodników</translation>
    </message>
    <message>
        <source>Add Players from a File</source>
        <translation>Dodaj zawodników z pliku</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Listy rankingowe</translation>
    </message>
    <message>
        <source>Rating List</source>
        <translation>Lista rankingowa</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of {file}</source>
        <translation>
            <numerusform>%n zawodnik z {file}</numerusform>
            <numerusform>%n zawodników z {file}</numerusform>
            <numerusform>%n zawodników z {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of {file}</source>
        <translation>
            <numerusform>%n drużyna z pliku {file}</numerusform>
            <numerusform>%n drużyny z pliku {file}</numerusform>
            <numerusform>%n drużyn z pliku {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a Report File</source>
        <translation>Zapisz plik raportu</translation>
    </message>
    <message>
        <source>Save the Event</source>
        <translation>Zapisz turniej</translation>
    </message>
    <message>
        <source>event</source>
        <translation>turniej</translation>
    </message>
    <message>
        <source>The numbers are the places of the players in the file (XXC rank).</source>
        <translation>Numery to miejsca zawodników w pliku (XXC rank).</translation>
    </message>
    <message>
        <source>{error} The points of players {numbers} are wrong, too.</source>
        <translation>{error} Błędne są też punkty zawodników {numbers}.</translation>
    </message>
    <message>
        <source>player {player} in round {round}</source>
        <translation>zawodnik {player} w rundzie {round}</translation>
    </message>
    <message>
        <source>{error} Take such half points as half-point byes?</source>
        <translation>{error} Uznać takie połówki za pauzy za pół punktu?</translation>
    </message>
    <message>
        <source>Then all points are right. Byes: {byes}.</source>
        <translation>Wtedy wszystkie punkty się zgadzają. Pauzy: {byes}.</translation>
    </message>
    <message>
        <source>&amp;Take as Byes</source>
        <translation>&amp;Uznaj za pauzy</translation>
    </message>
    <message>
        <source>&amp;Leave Closed</source>
        <translation>&amp;Nie otwieraj</translation>
    </message>
    <message>
        <source>Open {file} anyway?</source>
        <translation>Mimo to otworzyć {file}?</translation>
    </message>
    <message>
        <source>The points of the results count then.</source>
        <translation>Liczą się wtedy punkty wyników.</translation>
    </message>
    <message>
        <source>&amp;Open It</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>The Dutch rules are those of the file&apos;s date, {edition}.</source>
        <translation>System holenderski jest w wersji z daty pliku, {edition}.</translation>
    </message>
    <message>
        <source>Add Pairs from a File</source>
        <translation>Dodaj pary z pliku</translation>
    </message>
    <message>
        <source>Lists of teams</source>
        <translation>Listy drużyn</translation>
    </message>
    <message>
        <source>Lists of pairs</source>
        <translation>Listy par</translation>
    </message>
</context>
<context>
    <name>EventForbidden</name>
    <message>
        <source>Entrants who may not meet</source>
        <translation>Kto nie może ze sobą grać</translation>
    </message>
    <message>
        <source>Delete removes an entry.</source>
        <translation>Del usuwa wpis.</translation>
    </message>
    <message>
        <source>Numbers of players who may not meet</source>
        <translation>Numery zawodników, którzy nie mogą ze sobą grać</translation>
    </message>
    <message>
        <source>Two numbers or more; Enter adds them.</source>
        <translation>Dwa numery lub więcej; Enter je dodaje.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>ostatniej</translation>
    </message>
    <message>
        <source>Keep Apart</source>
        <translation>Rozdziel</translation>
    </message>
    <message>
        <source>Keep Clubs Apart</source>
        <translation>Rozdziel kluby</translation>
    </message>
    <message>
        <source>Nobody meets a clubmate until that round.</source>
        <translation>Do tej rundy nikt nie gra z kimś z tego samego klubu.</translation>
    </message>
    <message>
        <source>Not to meet</source>
        <translation>Zakazane pary</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numery</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>do rundy</translation>
    </message>
    <message>
        <source>{players}: until round {round}</source>
        <translation>{players}: do rundy {round}</translation>
    </message>
    <message>
        <source>Numbers of teams that may not meet</source>
        <translation>Numery drużyn, które nie mogą ze sobą grać</translation>
    </message>
    <message>
        <source>Numbers of pairs that may not meet</source>
        <translation>Numery par, które nie mogą ze sobą grać</translation>
    </message>
    <message>
        <source>Type the numbers of two players or more, such as “3 7”.</source>
        <translation>Wpisz numery dwóch zawodników lub więcej, na przykład „3 7”.</translation>
    </message>
    <message>
        <source>Type the numbers of two teams or more, such as “3 7”.</source>
        <translation>Wpisz numery dwóch lub więcej drużyn, na przykład „3 7”.</translation>
    </message>
    <message>
        <source>Type the numbers of two pairs or more, such as “3 7”.</source>
        <translation>Wpisz numery dwóch lub więcej par, na przykład „3 7”.</translation>
    </message>
    <message>
        <source>forbidden pairs</source>
        <translation>zakazane pary</translation>
    </message>
</context>
<context>
    <name>EventLog</name>
    <message>
        <source>Draw</source>
        <translation>Kojarzenie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Poprawka</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokół</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Orzeczenie</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Korekta</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Inne</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Zrobiono</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Cofnięto</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Dotyczy</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przedtem</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
</context>
<context>
    <name>EventMatch</name>
    <message>
        <source>{event}, round {round}, table {table}: {home} – {visitors}</source>
        <translation>{event}, runda {round}, stół {table}: {home} – {visitors}</translation>
    </message>
    <message>
        <source>The round has another result, which was typed by hand.</source>
        <translation>Runda ma inny wynik, wpisany ręcznie.</translation>
    </message>
    <message>
        <source>result of the score sheet</source>
        <translation>wynik protokołu</translation>
    </message>
    <message>
        <source>{what}, {home} – {visitors} in round {round}</source>
        <translation>{what}, {home} – {visitors} w rundzie {round}</translation>
    </message>
</context>
<context>
    <name>EventMisfit</name>
    <message>
        <source>{stage}, round {round}, {home} and {visitor}: {doubt}</source>
        <translation>{stage}, runda {round}, {home} i {visitor}: {doubt}</translation>
    </message>
    <message>
        <source>{stage}: {name} plays it, but would not by the standings before it.</source>
        <translation>{stage}: gra w nim {name}, choć według wcześniejszej klasyfikacji nie ma do tego prawa.</translation>
    </message>
    <message>
        <source>{stage}: {name} does not play it, but would by the standings before it.</source>
        <translation>{stage}: nie gra w nim {name}, choć według wcześniejszej klasyfikacji ma do tego prawo.</translation>
    </message>
    <message>
        <source>{stage}: meetings of {home} and {visitor}: {count}, not {wanted}.</source>
        <translation>{stage}: {home} i {visitor} grają ze sobą {count} razy, nie {wanted}.</translation>
    </message>
    <message>
        <source>{stage}: those who play round {round} are not those who won before it.</source>
        <translation>{stage}: w rundzie {round} nie grają ci, którzy wygrali wcześniej.</translation>
    </message>
    <message>
        <source>{stage}: {home} and {visitor} have met in a stage before.</source>
        <translation>{stage}: {home} i {visitor} grali już ze sobą we wcześniejszym etapie.</translation>
    </message>
    <message>
        <source>The result of the round was typed by hand; the score sheet or the ruling gives another.</source>
        <translation>Wynik rundy wpisano ręcznie; z protokołu lub orzeczenia wynika inny.</translation>
    </message>
    <message>
        <source>A ruling holds, but the result before it is lost; type it again if the ruling goes.</source>
        <translation>Obowiązuje orzeczenie, a wyniku sprzed niego nie ma; po cofnięciu orzeczenia wpisz go ponownie.</translation>
    </message>
</context>
<context>
    <name>EventOpinions</name>
    <message>
        <source>{number} without an opponent</source>
        <translation>{number} bez przeciwnika</translation>
    </message>
    <message>
        <source>breaks no rule</source>
        <translation>nie łamie żadnej reguły</translation>
    </message>
    <message>
        <source>repeats round {round}</source>
        <translation>powtarza rundę {round}</translation>
    </message>
    <message>
        <source>is forbidden</source>
        <translation>to zakazana para</translation>
    </message>
    <message>
        <source>is a second bye</source>
        <translation>to druga pauza</translation>
    </message>
    <message>
        <source>is within one club</source>
        <translation>to para z jednego klubu</translation>
    </message>
    <message>
        <source>puts two of the first three in one triangle</source>
        <translation>łączy dwie z pierwszych trzech w jednym trójmeczu</translation>
    </message>
    <message>
        <source>is within one half</source>
        <translation>to para z jednej połowy</translation>
    </message>
    <message>
        <source>puts {number} in a triangle again</source>
        <translation>znów kieruje {number} do trójmeczu</translation>
    </message>
    <message>
        <source>gives the second a third Black in a row</source>
        <translation>drugi gra czarnymi trzeci raz z rzędu</translation>
    </message>
    <message>
        <source>gives the first a third White in a row</source>
        <translation>pierwszy gra białymi trzeci raz z rzędu</translation>
    </message>
    <message>
        <source>breaks {rule} (a second bye)</source>
        <translation>łamie {rule} (druga pauza)</translation>
    </message>
    <message>
        <source>breaks {rule} (both need the same colour)</source>
        <translation>łamie {rule} (obaj muszą mieć ten sam kolor)</translation>
    </message>
</context>
<context>
    <name>EventPresentation</name>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Nikt nie jest jeszcze zgłoszony</translation>
    </message>
    <message>
        <source>Pairings by Board</source>
        <translation>Skojarzenia według szachownic</translation>
    </message>
    <message>
        <source>Pairings by Name</source>
        <translation>Skojarzenia alfabetycznie</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Terminarz</translation>
    </message>
    <message>
        <source>Final Ranking</source>
        <translation>Klasyfikacja końcowa</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Nagrody</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Drabinka</translation>
    </message>
    <message>
        <source>All in Turn</source>
        <translation>Wszystko po kolei</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Szybciej</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Wolniej</translation>
    </message>
    <message>
        <source>Pairings by Table</source>
        <translation>Skojarzenia według stołów</translation>
    </message>
</context>
<context>
    <name>EventReport</name>
    <message>
        <source>Schedule</source>
        <translation>Terminarz</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabela krzyżowa</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Drabinka</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finał</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Półfinały</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Ćwierćfinały</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>pauza</translation>
    </message>
    <message>
        <source>For the third place</source>
        <translation>O trzecie miejsce</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>Cross-IMPs per board</source>
        <translation>Cross-IMP-y na rozdanie</translation>
    </message>
    <message>
        <source>Place by cross-IMPs</source>
        <translation>Miejsce według cross-IMP-ów</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Carried over and adjusted</source>
        <translation>Carry-over i korekty</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Skład</translation>
    </message>
    <message>
        <source>Last stage</source>
        <translation>Ostatni etap</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Nagroda</translation>
    </message>
    <message>
        <source>in each round: VPs scored, and the opponent&apos;s place in brackets</source>
        <translation>w każdej rundzie własne VP, a w nawiasie miejsce przeciwnika</translation>
    </message>
    <message>
        <source>in each column: VPs and IMP margin against the entrant in that place</source>
        <translation>w każdej kolumnie własne VP i różnica IMP z tym, kto ma to miejsce</translation>
    </message>
    <message>
        <source>{round}: won {result} against {name}.</source>
        <translation>{round}: wygrana {result}, przeciwnik: {name}.</translation>
    </message>
    <message>
        <source>{round}: lost {result} to {name}.</source>
        <translation>{round}: przegrana {result}, przeciwnik: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n result(s) missing.</source>
        <translation>
            <numerusform>Wstępne: brakuje %n wyniku.</numerusform>
            <numerusform>Wstępne: brakuje %n wyników.</numerusform>
            <numerusform>Wstępne: brakuje %n wyników.</numerusform>
        </translation>
    </message>
    <message>
        <source>waits</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>can begin</source>
        <translation>może się zacząć</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>w toku</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończony</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>jeszcze bez losowania</translation>
    </message>
    <message>
        <source>{place}: {state}</source>
        <translation>{place}: {state}</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Nagroda za</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Zdobywca</translation>
    </message>
    <message>
        <source>Carried over: {amount}.</source>
        <translation>Carry-over: {amount}.</translation>
    </message>
    <message>
        <source>Adjusted: {amount}, {reason}.</source>
        <translation>Korekta: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Adjusted in round {round}: {amount}, {reason}.</source>
        <translation>Korekta w rundzie {round}: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Penalty in the result of round {round}: {amount}. {reason}</source>
        <translation>Kara w wyniku rundy {round}: {amount}. {reason}</translation>
    </message>
    <message>
        <source>{name} {amount} in round {round}: {reason}.</source>
        <translation>{name} {amount} w rundzie {round}: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}: {reason}.</source>
        <translation>{name} {amount}: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}, was {before}</source>
        <translation>{name} {amount}, przedtem {before}</translation>
    </message>
    <message>
        <source>Carried over into {stage}: {changes}.</source>
        <translation>Carry-over, {stage}: {changes}.</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Grupa {number}</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Grupy obok siebie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>In the result of the match. {reason}</source>
        <translation>W wyniku meczu. {reason}</translation>
    </message>
    <message>
        <source>The whole score of {stage} is carried over.</source>
        <translation>{stage}: przenosi się cały wynik.</translation>
    </message>
    <message>
        <source>{share} % of the score of {stage} is carried over.</source>
        <translation>{stage}: przenosi się {share}% wyniku.</translation>
    </message>
    <message>
        <source>The matches of {stage} among those who play here are carried over.</source>
        <translation>{stage}: przenosi się mecze między tymi, którzy tu grają.</translation>
    </message>
    <message>
        <source>The score of {stage} is carried over by the EBU White Book, 3.8.</source>
        <translation>{stage}: wynik przenosi się według EBU White Book, 3.8.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by the standings, as any later one.</source>
        <translation>Rundę 1 kojarzy się według klasyfikacji, jak każdą następną.</translation>
    </message>
    <message>
        <source>In round 1 the upper half meets the lower half, by the places before.</source>
        <translation>W rundzie 1 górna połowa gra z dolną, według wcześniejszych miejsc.</translation>
    </message>
    <message>
        <source>In round 1 the first quarter of each half meets the second, by the places before.</source>
        <translation>W rundzie 1 w każdej połowie pierwsza ćwiartka gra z drugą, według wcześniejszych miejsc.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by lot.</source>
        <translation>Rundę 1 się losuje.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>The rest of {stage}</source>
        <translation>Pozostali: {stage}</translation>
    </message>
    <message>
        <source>The losers of round {round} of {stage}</source>
        <translation>Przegrani rundy {round}: {stage}</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n wybrany</numerusform>
            <numerusform>%n wybrani</numerusform>
            <numerusform>%n wybranych</numerusform>
        </translation>
    </message>
    <message>
        <source>Places {first} to {last} of {stage}</source>
        <translation>Miejsca od {first} do {last}: {stage}</translation>
    </message>
    <message>
        <source>Places {first} to {last} of each group of {stage}</source>
        <translation>Miejsca od {first} do {last} w każdej grupie: {stage}</translation>
    </message>
    <message>
        <source>Those who met in the stages before do not meet again.</source>
        <translation>Kto się spotkał w poprzednich etapach, nie spotyka się znowu.</translation>
    </message>
    <message>
        <source>{draw}. {who}. {carried}</source>
        <translation>{draw}. {who}. {carried}</translation>
    </message>
    <message>
        <source>Lots drawn {time}, for the first time.</source>
        <translation>Losowanie {time}, pierwsze.</translation>
    </message>
    <message>
        <source>{title}, group {group}</source>
        <translation>{title}, grupa {group}</translation>
    </message>
    <message>
        <source>{stage}: {title}</source>
        <translation>{stage}: {title}</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Carry-over</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP-y</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>IMP-y na rozdanie</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler par</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Korekta</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>System szwajcarski</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>Half against half</source>
        <translation>Połowa z połową</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>System pucharowy</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Dowolne mecze</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Każdy z każdym, dwukrotnie</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Etap {number}</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Korekty</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>miejsce {place}</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (wycofanie)</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Gospodarze</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Goście</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Szachownica {number}</translation>
    </message>
    <message>
        <source>{name} (without standing)</source>
        <translation>{name} (poza klasyfikacją)</translation>
    </message>
    <message>
        <source>half of the boards</source>
        <translation>połowa rozdań</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>poza klasyfikacją</translation>
    </message>
    <message>
        <source>captain: {name}</source>
        <translation>kapitan: {name}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stół {number}</translation>
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
        <translation>VP przedtem</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>{name} ({points} VP so far)</source>
        <translation>{name} (dotąd {points} VP)</translation>
    </message>
    <message>
        <source>bye of the draw</source>
        <translation>pauza z kojarzenia</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>drawn from the top, everybody against the highest not yet met</source>
        <translation>kojarzona od góry, każdy z najwyższym, z którym jeszcze nie grał</translation>
    </message>
    <message>
        <source>drawn with the least total of differences</source>
        <translation>kojarzona z najmniejszą sumą różnic</translation>
    </message>
    <message>
        <source>drawn strictly by rank, whoever has met before</source>
        <translation>kojarzona ściśle według miejsc, bez względu na wcześniejsze mecze</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>każdy z każdym</translation>
    </message>
    <message>
        <source>round robin, everybody twice</source>
        <translation>każdy z każdym, dwukrotnie</translation>
    </message>
    <message>
        <source>each of one half against each of the other</source>
        <translation>każdy z jednej połowy z każdym z drugiej</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>system pucharowy</translation>
    </message>
    <message>
        <source>put together by hand</source>
        <translation>ułożone ręcznie</translation>
    </message>
    <message>
        <source>as read from a file</source>
        <translation>wczytana z pliku</translation>
    </message>
    <message>
        <source>drawn by number, the upper half against the lower</source>
        <translation>kojarzona według numerów, górna połowa z dolną</translation>
    </message>
    <message>
        <source>Lots follow from the first name of the event and its first round.</source>
        <translation>Losowanie wynika z pierwszej nazwy turnieju i jego pierwszej rundy.</translation>
    </message>
    <message>
        <source>Lots drawn {time}: {reason}.</source>
        <translation>Losowanie {time}: {reason}.</translation>
    </message>
    <message>
        <source>drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>kojarzona według systemu holenderskiego FIDE, edycja {edition}</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) by hand</source>
        <translation>
            <numerusform>%n zmiana ręczna</numerusform>
            <numerusform>%n zmiany ręczne</numerusform>
            <numerusform>%n zmian ręcznych</numerusform>
        </translation>
    </message>
    <message>
        <source>half matches at the tables {tables}</source>
        <translation>półmecze przy stołach {tables}</translation>
    </message>
    <message>
        <source>a triangle over two rounds at the tables {tables}</source>
        <translation>trójmecz przez dwie rundy przy stołach {tables}</translation>
    </message>
    <message>
        <source>played before: the matches at tables {tables}</source>
        <translation>powtórzone mecze przy stołach {tables}</translation>
    </message>
    <message>
        <source>Triangle over two rounds, whose results come in round {number}: {names}.</source>
        <translation>Trójmecz przez dwie rundy, wyniki w rundzie {number}: {names}.</translation>
    </message>
    <message>
        <source>Swiss event</source>
        <translation>Turniej w systemie szwajcarskim</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>pauza za punkt</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>pauza za pół punktu</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nieobecność</translation>
    </message>
    <message>
        <source>{round}, boards {boards}</source>
        <translation>{round}, szachownice {boards}</translation>
    </message>
    <message>
        <source>{round}, tables {boards}</source>
        <translation>{round}, stoły {boards}</translation>
    </message>
    <message>
        <source>{bye}, {points} VP</source>
        <translation>{bye}, {points} VP</translation>
    </message>
    <message>
        <source>{round}, by name</source>
        <translation>{round}, alfabetycznie</translation>
    </message>
    <message>
        <source>{round}, names {letters}</source>
        <translation>{round}, litery {letters}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message numerus="yes">
        <source>half a match of %n board(s), {points} VP in all</source>
        <translation>
            <numerusform>półmecz na %n rozdanie, razem {points} VP</numerusform>
            <numerusform>półmecz na %n rozdania, razem {points} VP</numerusform>
            <numerusform>półmecz na %n rozdań, razem {points} VP</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn by number, the first quarter of each half against the second</source>
        <translation>kojarzona według numerów, w każdej połowie pierwsza ćwiartka z drugą</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>losowana</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>{standings}, places {places}</source>
        <translation>{standings}, miejsca {places}</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Lista startowa</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Klasyfikacja końcowa</translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation>Klasyfikacja po rundzie {number}</translation>
    </message>
    <message>
        <source>R{number}</source>
        <translation>R{number}</translation>
    </message>
    <message>
        <source>Crosstable after round {number}</source>
        <translation>Tabela krzyżowa po rundzie {number}</translation>
    </message>
    <message>
        <source>in each column: the results against the entrant in that place</source>
        <translation>w każdej kolumnie wyniki z tym, kto ma to miejsce</translation>
    </message>
    <message>
        <source>w</source>
        <comment>White</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>b</source>
        <comment>Black</comment>
        <translation>c</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Szach.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Last match</source>
        <translation>Ostatni mecz</translation>
    </message>
    <message>
        <source>{title}, rounds {rounds}</source>
        <translation>{title}, rundy {rounds}</translation>
    </message>
    <message>
        <source>The winner of the match in {stage} begins with half of its IMPs, fractions down.</source>
        <translation>Ten, kto wygrał mecz tej samej dwójki (etap: {stage}), zaczyna z połową jego IMP-ów, zaokrągloną w dół.</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w for White or b for Black on board 1, the board points</source>
        <translation>w każdej rundzie miejsce przeciwnika, b jak białe lub c jak czarne na szachownicy 1, punkty na szachownicach</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w (White) or b (Black), the result; +½ and so on: a bye</source>
        <translation>w każdej rundzie miejsce przeciwnika, b jak białe lub c jak czarne, wynik; +½ i podobne: pauza</translation>
    </message>
    <message>
        <source>Against the datum (the board&apos;s mean, to 10 points). Cross-IMPs: against every other score.</source>
        <translation>Wobec datum (średniej rozdania, do 10 punktów). Cross-IMP-y: wobec każdego innego zapisu.</translation>
    </message>
    <message>
        <source>of it carried over</source>
        <translation>w tym carry-over</translation>
    </message>
    <message>
        <source>{stage}: lost the final</source>
        <translation>{stage}: porażka w finale</translation>
    </message>
    <message>
        <source>{stage}: lost in the semi-final</source>
        <translation>{stage}: porażka w półfinale</translation>
    </message>
    <message>
        <source>{stage}: lost in the quarter-final</source>
        <translation>{stage}: porażka w ćwierćfinale</translation>
    </message>
    <message>
        <source>{stage}: lost in round {round}</source>
        <translation>{stage}: porażka w rundzie {round}</translation>
    </message>
    <message>
        <source>{stage}: won</source>
        <translation>{stage}: zwycięstwo</translation>
    </message>
</context>
<context>
    <name>EventRounds</name>
    <message>
        <source>Explanation</source>
        <translation>Wyjaśnienie</translation>
    </message>
    <message>
        <source>Take back the draw of round {round}?</source>
        <translation>Cofnąć kojarzenie rundy {round}?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of it would be removed, too. Undo brings them back.</source>
        <translation>
            <numerusform>Zniknie też %n jej wynik. „Cofnij” wszystko przywraca.</numerusform>
            <numerusform>Znikną też %n jej wyniki. „Cofnij” wszystko przywraca.</numerusform>
            <numerusform>Zniknie też %n jej wyników. „Cofnij” wszystko przywraca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its score sheets would be removed, too. Undo brings them back.</source>
        <translation>Znikną też jej protokoły. „Cofnij” wszystko przywraca.</translation>
    </message>
    <message>
        <source>All its results would be removed, too. Undo brings them back.</source>
        <translation>Znikną też wszystkie jej wyniki. „Cofnij” wszystko przywraca.</translation>
    </message>
    <message>
        <source>&amp;Unpair</source>
        <translation>Cofnij &amp;kojarzenie</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zostaw</translation>
    </message>
    <message>
        <source>unpair round {round}</source>
        <translation>cofnięcie kojarzenia rundy {round}</translation>
    </message>
    <message>
        <source>Round {round} is no longer drawn; undo brings it back.</source>
        <translation>Runda {round} nie jest już skojarzona; „Cofnij” to przywraca.</translation>
    </message>
    <message>
        <source>Unpair Round {round}</source>
        <translation>Cofnij kojarzenie rundy {round}</translation>
    </message>
    <message>
        <source>Round {round} of {count}</source>
        <translation>Runda {round} z {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) without a winner</source>
        <translation>
            <numerusform>%n mecz bez zwycięzcy</numerusform>
            <numerusform>%n mecze bez zwycięzcy</numerusform>
            <numerusform>%n meczów bez zwycięzcy</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}, results missing: {count}</source>
        <translation>kojarzenie rundy {round}, brakujące wyniki: {count}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another pair to swap them, or Esc to cancel.</source>
        <translation>Zaznaczono: {name}. X na innej parze zamienia obie, Esc rezygnuje.</translation>
    </message>
    <message>
        <source>The numbers do not follow the ratings; “{button}” with the entrants puts that right.</source>
        <translation>Numery nie odpowiadają rankingom; naprawi to „{button}” w części „Uczestnicy”.</translation>
    </message>
    <message>
        <source>The numbers do not follow the strengths; “{button}” with the entrants puts that right.</source>
        <translation>Numery nie odpowiadają sile; naprawi to „{button}” w części „Uczestnicy”.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>Draw again to go on anyway.</source>
        <translation>Skojarz jeszcze raz, aby mimo to kontynuować.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>Brakuje %n wyniku</numerusform>
            <numerusform>Brakuje %n wyników</numerusform>
            <numerusform>Brakuje %n wyników</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Wszystkie wyniki wpisane</translation>
    </message>
    <message>
        <source>Enter names first (F4).</source>
        <translation>Najpierw wpisz uczestników (F4).</translation>
    </message>
    <message>
        <source>F9 draws the first round.</source>
        <translation>F9 kojarzy pierwszą rundę.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>Wpisz IMP-y (45-23); walkower: +-, -+, obustronny --; X na dwóch drużynach zamienia je.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Wpisz procent NS (57.5; przy IMP-ach 12-0); +-, -+, -- to walkower; X na dwóch parach zamienia je.</translation>
    </message>
    <message>
        <source>Table and result</source>
        <translation>Stół i wynik</translation>
    </message>
    <message>
        <source>A table and its result, in any order of tables; Enter takes it (Ctrl+R)</source>
        <translation>Stół i jego wynik, w dowolnej kolejności stołów; Enter go przyjmuje (Ctrl+R)</translation>
    </message>
    <message>
        <source>Pairings and results by table</source>
        <translation>Skojarzenia i wyniki według stołów</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another team to swap them, or Esc to cancel.</source>
        <translation>Zaznaczono: {name}. X na innej drużynie zamienia obie, Esc rezygnuje.</translation>
    </message>
    <message>
        <source>change in round {round}</source>
        <translation>zmiana w rundzie {round}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another player to swap them, or Esc to cancel.</source>
        <translation>Zaznaczono: {name}. X na innym zawodniku zamienia obu, Esc rezygnuje.</translation>
    </message>
    <message>
        <source>{name} with {other}: {opinion}.</source>
        <translation>Zamiana {name} – {other}: {opinion}.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of the old pairs will be removed.</source>
        <translation>
            <numerusform>Zniknie %n wynik dawnych par.</numerusform>
            <numerusform>Znikną %n wyniki dawnych par.</numerusform>
            <numerusform>Zniknie %n wyników dawnych par.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}</source>
        <translation>kojarzenie rundy {round}</translation>
    </message>
    <message>
        <source>Board and result</source>
        <translation>Szachownica i wynik</translation>
    </message>
    <message>
        <source>Shows why the round is drawn as it is (F8)</source>
        <translation>Pokazuje, dlaczego runda jest tak skojarzona (F8)</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Zmienione ręcznie</translation>
    </message>
    <message>
        <source>Not checked in: {names}.</source>
        <translation>Nie zgłosili się: {names}.</translation>
    </message>
    <message>
        <source>The round before (Alt+Left)</source>
        <translation>Poprzednia runda (Alt+Lewo)</translation>
    </message>
    <message>
        <source>The next round (Alt+Right)</source>
        <translation>Następna runda (Alt+Prawo)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Pairings and results by board</source>
        <translation>Skojarzenia i wyniki według szachownic</translation>
    </message>
    <message>
        <source>Changes made by hand</source>
        <translation>Zmiany wprowadzone ręcznie</translation>
    </message>
    <message>
        <source>Takes the last draw back (Shift+F9)</source>
        <translation>Cofa ostatnie kojarzenie (Shift+F9)</translation>
    </message>
    <message>
        <source>A board and its result, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Szachownica i jej wynik, w dowolnej kolejności szachownic; Enter go przyjmuje (Ctrl+R)</translation>
    </message>
    <message>
        <source>Type the board points, such as 19-13 (2 per board won); +-, -+ or -- for a forfeit.</source>
        <translation>Wpisz punkty rozdań, np. 19-13 (2 za wygrane, 1 za remis); +-, -+ lub -- to walkower.</translation>
    </message>
    <message>
        <source>Type points (2.5-1.5) or boards (1=01, Enter); forfeit: +-, -+, --; X on two swaps teams.</source>
        <translation>Wpisz punkty (2.5-1.5) lub szachownice (1=01, Enter); +-, -+, -- to walkower; X na dwóch drużynach zamienia je.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0) or VPs (13.2 vp); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Wpisz procent NS (57.5; przy IMP-ach 12-0) albo VP (13.2 vp); +-, -+, -- to walkower; X na dwóch parach zamienia je.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23) or VPs (13.2-6.8); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>Wpisz IMP-y (45-23) lub VP (13.2-6.8); walkower: +-, -+, obustronny --; X na dwóch drużynach zamienia je.</translation>
    </message>
    <message>
        <source>Type 1, =, 0; forfeit: +-, -+; unrated: W, D, L; nobody: N; X on two players swaps them.</source>
        <translation>Wpisz 1, =, 0; walkower: +-, -+; poza rankingiem: W, D, L; nikt: N; X na dwóch zawodnikach zamienia ich.</translation>
    </message>
    <message>
        <source>Type IMPs and board points, such as 24-17 13-7 (2 per board won); forfeit: +-, -+, --.</source>
        <translation>Wpisz IMP-y i punkty rozdań, np. 24-17 13-7 (2 za wygrane); walkower: +-, -+, --.</translation>
    </message>
    <message>
        <source>Type the IMPs of the first of {count} segments, then + 12-18; or all: 20-15 + 12-18.</source>
        <translation>Wpisz IMP-y pierwszego z segmentów (jest ich {count}), potem + 12-18; albo wszystkie: 20-15 + 12-18.</translation>
    </message>
</context>
<context>
    <name>EventSettings</name>
    <message>
        <source>Baku acceleration</source>
        <translation>Akceleracja Baku</translation>
    </message>
    <message>
        <source>Draw one round behind</source>
        <translation>O rundę wstecz</translation>
    </message>
    <message>
        <source>First three apart</source>
        <translation>Pierwsze trzy osobno</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>akceleracja</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>pierwsza runda</translation>
    </message>
    <message>
        <source>places in the table</source>
        <translation>miejsca w tabeli</translation>
    </message>
    <message>
        <source>“{word}” is not a round. Type round numbers, such as “8 9”.</source>
        <translation>„{word}” nie jest rundą. Wpisz numery, np. „8 9”.</translation>
    </message>
    <message>
        <source>Danish rounds</source>
        <translation>Rundy duńskie</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>jak w pliku</translation>
    </message>
    <message>
        <source>Places in the table by</source>
        <translation>Miejsca w tabeli</translation>
    </message>
    <message>
        <source>Forfeits count</source>
        <translation>Walkower</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>walkowery</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>klasyfikacja</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Szachy</translation>
    </message>
    <message>
        <source>Bridge teams</source>
        <translation>Brydż drużynowy</translation>
    </message>
    <message>
        <source>Chess teams</source>
        <translation>Drużyny szachowe</translation>
    </message>
    <message>
        <source>Swiss pairs</source>
        <translation>Pary szwajcarem</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Punkty meczowe</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Punkty na szachownicach</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>losowo</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>as a win</source>
        <translation>jak wygrana</translation>
    </message>
    <message>
        <source>as a draw</source>
        <translation>jak remis</translation>
    </message>
    <message>
        <source>as a loss</source>
        <translation>jak przegrana</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>Od góry</translation>
    </message>
    <message>
        <source>Closest overall</source>
        <translation>Najmniejsze różnice</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Duńskie</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Każdy z każdym, dwukrotnie</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Szwajcarski</translation>
    </message>
    <message>
        <source>A match counts</source>
        <translation>W meczu liczą się</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP-y</translation>
    </message>
    <message>
        <source>IMPs and boards (Patton)</source>
        <translation>IMP-y i rozdania (Patton)</translation>
    </message>
    <message>
        <source>what a match counts</source>
        <translation>co liczy się w meczu</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>połowy</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>ćwiartki</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>losowanie</translation>
    </message>
    <message>
        <source>Equal VPs drawn</source>
        <translation>Przy równych VP</translation>
    </message>
    <message>
        <source>Which of those who have the same VPs comes first when a round is drawn</source>
        <translation>Kto spośród mających tyle samo VP jest pierwszy przy kojarzeniu rundy</translation>
    </message>
    <message>
        <source>as in the standings</source>
        <translation>jak w klasyfikacji</translation>
    </message>
    <message>
        <source>by IMP quotient</source>
        <translation>według ilorazu IMP</translation>
    </message>
    <message>
        <source>draw of equal VPs</source>
        <translation>kojarzenie przy równych VP</translation>
    </message>
    <message>
        <source>strength, seeds last</source>
        <translation>siła, rozstawieni na końcu</translation>
    </message>
    <message>
        <source>numbers as they are</source>
        <translation>numery bez zmian</translation>
    </message>
    <message>
        <source>as a bye</source>
        <translation>jak pauza</translation>
    </message>
    <message>
        <source>best of three averages</source>
        <translation>najlepsza z trzech średnich</translation>
    </message>
    <message>
        <source>by their VPs</source>
        <translation>według VP</translation>
    </message>
    <message>
        <source>as average</source>
        <translation>jak średnie</translation>
    </message>
    <message>
        <source>as the last</source>
        <translation>jako ostatnie</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Trójmecz</translation>
    </message>
    <message>
        <source>Triangle, two rounds</source>
        <translation>Trójmecz, dwie rundy</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>Na zmianę</translation>
    </message>
    <message>
        <source>Nobody twice</source>
        <translation>Nikt dwa razy</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>Od dołu</translation>
    </message>
    <message>
        <source>open</source>
        <translation>dowolna</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Dutch rules of</source>
        <translation>System holenderski</translation>
    </message>
    <message>
        <source>Only while no round is drawn.</source>
        <translation>Tylko dopóki żadna runda nie jest skojarzona.</translation>
    </message>
    <message>
        <source>Only while the event has a single stage.</source>
        <translation>Tylko dopóki turniej ma jeden etap.</translation>
    </message>
    <message>
        <source>Only while there is no result.</source>
        <translation>Tylko dopóki nie ma żadnego wyniku.</translation>
    </message>
    <message>
        <source>A round robin follows its table.</source>
        <translation>Każdy z każdym gra według tabeli.</translation>
    </message>
    <message>
        <source>Needs the number of rounds.</source>
        <translation>Wymaga liczby rund.</translation>
    </message>
    <message>
        <source>Rounds that are drawn already: {rounds}.</source>
        <translation>Rundy już skojarzone: {rounds}.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy zawodnik</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Bye counts</source>
        <translation>Pauza liczy się</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Szachownic w meczu</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Kolejność według</translation>
    </message>
    <message>
        <source>First round by</source>
        <translation>Pierwsza runda</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Późne zgłoszenia</translation>
    </message>
    <message>
        <source>Bye, VP</source>
        <translation>Pauza, VP</translation>
    </message>
    <message>
        <source>Rounds drawn strictly by rank, even if a match is repeated, such as “8 9”</source>
        <translation>Rundy kojarzone ściśle według miejsc, nawet jeśli mecz się powtórzy, na przykład „8 9”</translation>
    </message>
    <message>
        <source>Who meets whom while no result counts: by numbers in two halves or quarters</source>
        <translation>Kto gra z kim, póki nie liczy się żaden wynik: według numerów w dwóch połowach lub ćwiartkach</translation>
    </message>
    <message>
        <source>The score used to draw a late entrant in its first round</source>
        <translation>Z jakim wynikiem późne zgłoszenie jest kojarzone w swojej pierwszej rundzie</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>szachownice</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>kolejność</translation>
    </message>
    <message>
        <source>late entries</source>
        <translation>późne zgłoszenia</translation>
    </message>
    <message>
        <source>one round behind</source>
        <translation>o rundę wstecz</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Kojarzenie</translation>
    </message>
    <message>
        <source>Odd number</source>
        <translation>Liczba nieparzysta</translation>
    </message>
    <message>
        <source>In the triangle</source>
        <translation>W trójmeczu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Dyscyplina</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Liczba rund</translation>
    </message>
    <message>
        <source>How many rounds are planned; the rules treat the last one differently.</source>
        <translation>Ile rund zaplanowano; ostatnią przepisy traktują inaczej.</translation>
    </message>
    <message>
        <source>Draw from the standings one round behind: the current round is still being played</source>
        <translation>Kojarzenie według klasyfikacji o rundę wcześniejszej: bieżąca runda jeszcze trwa</translation>
    </message>
    <message>
        <source>No two of the first three are in one triangle, unless only three are present</source>
        <translation>Żadne dwie z pierwszych trzech nie grają jednego trójmeczu, chyba że są tylko trzy</translation>
    </message>
    <message>
        <source>Points that count for the draw alone, for the upper half in the first rounds</source>
        <translation>Punkty, które liczą się tylko przy kojarzeniu, dla górnej połowy w pierwszych rundach</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>liczba rund</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>dyscyplina</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>edycja</translation>
    </message>
    <message>
        <source>first colour</source>
        <translation>pierwszy kolor</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>trójmecz</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>skala</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>pauza</translation>
    </message>
    <message>
        <source>method</source>
        <translation>metoda</translation>
    </message>
    <message>
        <source>odd number</source>
        <translation>liczba nieparzysta</translation>
    </message>
    <message>
        <source>By IMPs alone, or by Patton: plus 2 points per board won and 1 per board halved</source>
        <translation>Same IMP-y albo system Pattona: dodatkowo 2 punkty za wygrane rozdanie i 1 za remis</translation>
    </message>
    <message>
        <source>The lowest ranked of those with the fewest triangles so far, of those with none, or of all</source>
        <translation>Najniżej sklasyfikowani z tych, którzy grali najmniej trójmeczów, żadnego lub ze wszystkich</translation>
    </message>
</context>
<context>
    <name>EventStandings</name>
    <message>
        <source>There are no entrants yet.</source>
        <translation>Nie ma jeszcze żadnych uczestników.</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Lista startowa</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Po rundzie {number}</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>wartościowanie pomocnicze</translation>
    </message>
    <message>
        <source>Standings after which round</source>
        <translation>Klasyfikacja po której rundzie</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabela krzyżowa</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupy</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Grupy obok siebie</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler par</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Drabinka</translation>
    </message>
    <message>
        <source>Butler of players</source>
        <translation>Butler zawodników</translation>
    </message>
    <message>
        <source>Bracket: Enter shows the match</source>
        <translation>Drabinka: Enter pokazuje mecz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Rounds of the player</source>
        <translation>Rundy zawodnika</translation>
    </message>
    <message>
        <source>Rounds of the team</source>
        <translation>Rundy drużyny</translation>
    </message>
    <message>
        <source>Rounds of the pair</source>
        <translation>Rundy pary</translation>
    </message>
    <message>
        <source>What the picked value is made of</source>
        <translation>Co się składa na wybraną wartość</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Koryguj…</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Według miejsc</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Wartościowanie</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>&amp;Klasyfikacja</translation>
    </message>
</context>
<context>
    <name>EventTeams</name>
    <message>
        <source>Everybody meets everybody twice, once NS and once EW, by the Berger table of round 1.</source>
        <translation>Każdy gra z każdym dwa razy, raz na NS i raz na EW, według tabeli Bergera dla uczestników rundy 1.</translation>
    </message>
    <message>
        <source>Pairs that the director has forbidden to meet do not meet.</source>
        <translation>Pary, którym sędzia tego zabronił, nie grają ze sobą.</translation>
    </message>
    <message>
        <source>{team} sits NS, because it was EW in round {round} and the other was not.</source>
        <translation>{team} siedzi na NS, bo w rundzie {round} była na EW, a druga nie.</translation>
    </message>
    <message>
        <source>{team} sits NS, as it asked.</source>
        <translation>{team} siedzi na NS na własną prośbę.</translation>
    </message>
    <message>
        <source>{team} sits NS, as the other asked not to.</source>
        <translation>{team} siedzi na NS, bo druga prosiła, by tam nie siedzieć.</translation>
    </message>
    <message>
        <source>{team} sits NS: at odd tables the higher ranked does, if all is equal.</source>
        <translation>{team} siedzi na NS: gdy wszystko jest równe, przy nieparzystym stole siada tam wyżej sklasyfikowana.</translation>
    </message>
    <message>
        <source>{team} sits NS: at even tables the lower ranked does, if all is equal.</source>
        <translation>{team} siedzi na NS: gdy wszystko jest równe, przy parzystym stole siada tam niżej sklasyfikowana.</translation>
    </message>
    <message>
        <source>Half a match is of half of the boards, each worth what it is worth in a whole one.</source>
        <translation>Półmecz ma połowę rozdań, każde warte tyle, co w całym meczu.</translation>
    </message>
    <message>
        <source>{team} is at home, as it asked.</source>
        <translation>{team} gra u siebie na własną prośbę.</translation>
    </message>
    <message>
        <source>{team} is at home, as the other asked not to be.</source>
        <translation>{team} gra u siebie, bo druga prosiła, by nie grać u siebie.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as the last in its first round.</source>
        <translation>Późne zgłoszenie jest w swojej pierwszej rundzie kojarzone jako ostatnie.</translation>
    </message>
    <message>
        <source>The first round is drawn by lot.</source>
        <translation>Pierwszą rundę się losuje.</translation>
    </message>
    <message>
        <source>Lots also decide who has the bye, or plays the triangle, in that round.</source>
        <translation>Losuje się też, kto w tej rundzie pauzuje lub gra trójmecz.</translation>
    </message>
    <message>
        <source>Everybody meets everybody once, by the Berger table of round 1.</source>
        <translation>Każdy gra z każdym raz, według tabeli Bergera dla uczestników rundy 1.</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice, at home and as visitor, by the Berger table of round 1.</source>
        <translation>Każdy gra z każdym dwa razy, raz u siebie i raz na wyjeździe, według tabeli Bergera dla uczestników rundy 1.</translation>
    </message>
    <message>
        <source>The places in the table are the numbers as they are.</source>
        <translation>Miejsca w tabeli to numery bez zmian.</translation>
    </message>
    <message>
        <source>The places in the table are drawn by lot.</source>
        <translation>Miejsca w tabeli są wylosowane.</translation>
    </message>
    <message>
        <source>No match is repeated.</source>
        <translation>Żaden mecz się nie powtarza.</translation>
    </message>
    <message>
        <source>Outside Danish rounds no match is repeated.</source>
        <translation>Poza rundami duńskimi żaden mecz się nie powtarza.</translation>
    </message>
    <message>
        <source>No match is repeated, except within a triangle if none as fair can avoid it.</source>
        <translation>Żaden mecz się nie powtarza, chyba że w trójmeczu, jeśli nie ma równie sprawiedliwego bez powtórki.</translation>
    </message>
    <message>
        <source>Teams that the director has forbidden to meet do not meet.</source>
        <translation>Drużyny, którym sędzia tego zabronił, nie grają ze sobą.</translation>
    </message>
    <message>
        <source>The three have been in as few triangles before, in total, as possible.</source>
        <translation>Te trzy grały dotąd łącznie jak najmniej trójmeczów.</translation>
    </message>
    <message>
        <source>Nobody is in a triangle twice.</source>
        <translation>Nikt nie gra trójmeczu dwa razy.</translation>
    </message>
    <message>
        <source>A team that has been in a triangle may be in another one.</source>
        <translation>Kto już grał trójmecz, może zagrać kolejny.</translation>
    </message>
    <message>
        <source>Then as few of the three as possible have met; half a match counts as a meeting.</source>
        <translation>Potem jest między tymi trzema jak najmniej wcześniejszych spotkań; półmecz liczy się jak spotkanie.</translation>
    </message>
    <message>
        <source>Then the three are as low in rank as possible, from the bottom up.</source>
        <translation>Potem te trzy są sklasyfikowane jak najniżej, licząc od dołu.</translation>
    </message>
    <message>
        <source>{team} has met {others}.</source>
        <translation>{team} – wcześniejsi przeciwnicy: {others}.</translation>
    </message>
    <message>
        <source>{team} must not meet {others}.</source>
        <translation>{team} nie może grać z: {others}.</translation>
    </message>
    <message>
        <source>If {team} met {others}, the rest could not be drawn.</source>
        <translation>Gdyby {team} grała z: {others}, reszty nie dałoby się skojarzyć.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the highest ranked that is left; the rest can be drawn.</source>
        <translation>{team} – {other}: druga jest najwyżej sklasyfikowaną z wolnych; resztę da się skojarzyć.</translation>
    </message>
    <message>
        <source>{team} meets {other}, half of the list below, as seeded.</source>
        <translation>{team} – {other}: o pół listy niżej, zgodnie z rozstawieniem.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to half of the list below.</source>
        <translation>{team} – {other}: z wolnych ta, która jest najbliżej pół listy niżej.</translation>
    </message>
    <message>
        <source>{team} meets {other}, a quarter of the list below, as seeded.</source>
        <translation>{team} – {other}: o ćwierć listy niżej, zgodnie z rozstawieniem.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to a quarter of the list below.</source>
        <translation>{team} – {other}: z wolnych ta, która jest najbliżej ćwierci listy niżej.</translation>
    </message>
    <message>
        <source>{team} meets {other}, by lot.</source>
        <translation>{team} – {other}: drogą losowania.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the next by rank.</source>
        <translation>{team} – {other}: następna według miejsc.</translation>
    </message>
    <message>
        <source>{team} meets {other}, {vp} VP away: with this match the total is the least.</source>
        <translation>{team} – {other}: różnica {vp} VP; z tym meczem suma jest najmniejsza.</translation>
    </message>
    <message>
        <source>{team} meets {other}, as was asked.</source>
        <translation>{team} – {other}: zgodnie z życzeniem.</translation>
    </message>
    <message>
        <source>{team} is at home, because it was visitor in round {round} and the other was not.</source>
        <translation>Gospodarzem jest {team}, bo w rundzie {round} była gościem, a druga nie.</translation>
    </message>
    <message>
        <source>{team} is at home: at odd tables the higher ranked is, if all is equal.</source>
        <translation>Gospodarzem jest {team}: gdy wszystko jest równe, przy nieparzystym stole jest nim wyżej sklasyfikowana.</translation>
    </message>
    <message>
        <source>{team} is at home: at even tables the lower ranked is, if all is equal.</source>
        <translation>Gospodarzem jest {team}: gdy wszystko jest równe, przy parzystym stole jest nim niżej sklasyfikowana.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}.</source>
        <translation>{team} i {other} grały ze sobą w rundzie {round}.</translation>
    </message>
    <message>
        <source>{team} and {other} must not meet.</source>
        <translation>{team} i {other} nie mogą ze sobą grać.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the rest could not be drawn.</source>
        <translation>Gdyby {team} i {other} grały ze sobą, reszty nie dałoby się skojarzyć.</translation>
    </message>
    <message>
        <source>{other} meets {team}, half of the list below, as seeded.</source>
        <translation>{other} – {team}: o pół listy niżej, zgodnie z rozstawieniem.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to half of the list below.</source>
        <translation>{other} – {team}: z wolnych ta, która jest najbliżej pół listy niżej.</translation>
    </message>
    <message>
        <source>{other} meets {team}, a quarter of the list below, as seeded.</source>
        <translation>{other} – {team}: o ćwierć listy niżej, zgodnie z rozstawieniem.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to a quarter of the list below.</source>
        <translation>{other} – {team}: z wolnych ta, która jest najbliżej ćwierci listy niżej.</translation>
    </message>
    <message>
        <source>{other} meets {team}, by lot.</source>
        <translation>{other} – {team}: drogą losowania.</translation>
    </message>
    <message>
        <source>{team} plays in the triangle; triangles before: {value}.</source>
        <translation>{team} gra w trójmeczu; wcześniejsze trójmecze: {value}.</translation>
    </message>
    <message>
        <source>{team} has the bye, or a place in the triangle, by lot.</source>
        <translation>{team}: pauza lub miejsce w trójmeczu z losowania.</translation>
    </message>
    <message>
        <source>{team} plays the triangle that began in round {round} to its end.</source>
        <translation>{team} gra do końca trójmecz, który zaczął się w rundzie {round}.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as with a drawn match for each round before.</source>
        <translation>{team} – późne zgłoszenie: kojarzenie tak, jakby każda wcześniejsza runda skończyła się remisem.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as the last.</source>
        <translation>{team} – późne zgłoszenie: kojarzenie na ostatnim miejscu.</translation>
    </message>
    <message>
        <source>{team} and {other} asked for the same side; one of them sits on the other.</source>
        <translation>{team} i {other} prosiły o tę samą stronę; jedna z nich siedzi na drugiej.</translation>
    </message>
    <message>
        <source>{team} has had more byes already ({value}).</source>
        <translation>{team} miała już więcej pauz ({value}).</translation>
    </message>
    <message>
        <source>{team} has been in more triangles already ({value}).</source>
        <translation>{team} grała już więcej trójmeczów ({value}).</translation>
    </message>
    <message>
        <source>If {team} had the bye, the others could not be drawn.</source>
        <translation>Gdyby pauzowała {team}, pozostałych nie dałoby się skojarzyć.</translation>
    </message>
    <message>
        <source>{team} and {other} are two of the first three, who are never in one triangle.</source>
        <translation>{team} i {other} to dwie z pierwszych trzech, które nigdy nie grają jednego trójmeczu.</translation>
    </message>
    <message>
        <source>{other} ranks below {team}, and so comes first.</source>
        <translation>{other} jest w klasyfikacji niżej niż {team}, więc ma pierwszeństwo.</translation>
    </message>
    <message>
        <source>{team} has the bye: the table has no opponent for it in this round.</source>
        <translation>Pauzę ma {team}: tabela nie ma dla niej przeciwnika w tej rundzie.</translation>
    </message>
    <message>
        <source>{team} has a bye, because {other} is absent.</source>
        <translation>Pauzę ma {team}, bo nieobecna jest {other}.</translation>
    </message>
    <message>
        <source>The teams are ranked by the standings after round {round}: one round behind.</source>
        <translation>Drużyny są uszeregowane według klasyfikacji po rundzie {round}: o rundę wstecz.</translation>
    </message>
    <message>
        <source>The places in the stage before serve as the numbers in this draw.</source>
        <translation>W tym kojarzeniu zamiast numerów liczą się miejsca z poprzedniego etapu.</translation>
    </message>
    <message>
        <source>What the teams bring from the stage before ranks them.</source>
        <translation>O kolejności drużyn decyduje to, co wnoszą z poprzedniego etapu.</translation>
    </message>
    <message>
        <source>No result counts yet: the teams are ranked by their numbers.</source>
        <translation>Żaden wynik jeszcze się nie liczy: drużyny są uszeregowane według numerów.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Liczba jest parzysta: nikt nie zostaje.</translation>
    </message>
    <message>
        <source>{team} and {other} do meet.</source>
        <translation>{team} i {other} właśnie grają ze sobą.</translation>
    </message>
    <message>
        <source>{team} is absent in this round.</source>
        <translation>{team}: nieobecność w tej rundzie.</translation>
    </message>
    <message>
        <source>{other} comes before both of them, and {team} is the highest ranked that it can meet.</source>
        <translation>{other} jest przed nimi obiema, a {team} to najwyżej sklasyfikowana, z którą może ona grać.</translation>
    </message>
    <message>
        <source>{team} can meet {other}, which ranks higher, and the rest can still be drawn.</source>
        <translation>{team} może grać z wyżej sklasyfikowaną ({other}), a resztę nadal da się skojarzyć.</translation>
    </message>
    <message>
        <source>As those above them meet, the rest could not be drawn if {team} and {other} met.</source>
        <translation>Skoro wyżej sklasyfikowane grają tak ze sobą, reszty nie dałoby się skojarzyć, gdyby grały {team} i {other}.</translation>
    </message>
    <message>
        <source>The sum of the squared VP differences would be {value}; it is {value_now}.</source>
        <translation>Suma kwadratów różnic VP byłaby {value}; jest {value_now}.</translation>
    </message>
    <message>
        <source>The VP differences would be as small, but the differences in rank no smaller.</source>
        <translation>Różnice VP byłyby tak samo małe, ale różnice miejsc nie byłyby mniejsze.</translation>
    </message>
    <message>
        <source>They are the three lowest ranked.</source>
        <translation>To trzy najniżej sklasyfikowane.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still missing: these matches count as 0 VP.</source>
        <translation>
            <numerusform>Brakuje jeszcze %n wyniku: ten mecz liczy się jako 0 VP.</numerusform>
            <numerusform>Brakuje jeszcze %n wyników: te mecze liczą się jako 0 VP.</numerusform>
            <numerusform>Brakuje jeszcze %n wyników: te mecze liczą się jako 0 VP.</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: {team}</source>
        <translation>pauza: {team}</translation>
    </message>
    <message>
        <source>If they met: {matches}.</source>
        <translation>Gdyby grały ze sobą: {matches}.</translation>
    </message>
    <message>
        <source>{team} (rank {rank}, round {round})</source>
        <translation>{team} (miejsce {rank}, runda {round})</translation>
    </message>
    <message>
        <source>{team} (rank {rank})</source>
        <translation>{team} (miejsce {rank})</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Kolejność par: VP, potem iloraz IMP-ów zdobytych i straconych, bilans IMP-ów, numery.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first pair meets the first of the lower half, and so on.</source>
        <translation>Runda 1 jest rozstawiona: pierwsza para gra z pierwszą z dolnej połowy i tak dalej.</translation>
    </message>
    <message>
        <source>From the top, each pair meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>Od góry każda para gra z najwyższą, z którą jeszcze nie grała, o ile resztę da się skojarzyć.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest pair with the fewest byes, if the rest can be drawn.</source>
        <translation>Pauza, {bye} VP, dla najniższej pary z najmniejszą liczbą pauz, jeśli resztę da się skojarzyć.</translation>
    </message>
    <message>
        <source>With an odd number, three pairs play a triangle of half matches, if the rest can be drawn.</source>
        <translation>Przy nieparzystej liczbie trzy pary grają trójmecz z półmeczów, o ile resztę da się skojarzyć.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three pairs are present.</source>
        <translation>Żadne dwie z pierwszych trzech w klasyfikacji nie grają jednego trójmeczu, chyba że są tylko trzy pary.</translation>
    </message>
    <message>
        <source>NS: the pair less often NS; then EW when seats last differed; then higher at odd tables.</source>
        <translation>NS: para rzadziej na NS; potem ta, która przy ostatniej różnicy była na EW; potem wyższa przy nieparzystych stołach.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by their percentage of all matches and by numbers.</source>
        <translation>Kolejność par: VP, potem procent ze wszystkich meczów, numery.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, their board points; then by won per lost, net points, numbers.</source>
        <translation>Kolejność drużyn: VP, czyli punkty rozdań; potem iloraz zdobytych i straconych, bilans, numery.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Kolejność drużyn: VP, potem iloraz IMP-ów zdobytych i straconych, bilans IMP-ów, numery.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Kolejność par: VP, potem wartościowanie pomocnicze klasyfikacji, numery.</translation>
    </message>
    <message>
        <source>Patton: the VPs for IMPs, plus 2 per board won and 1 per board halved, {patton} in all.</source>
        <translation>Patton: VP za IMP-y oraz 2 punkty za wygrane rozdanie i 1 za remis, razem {patton}.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Kolejność drużyn: VP, potem wartościowanie pomocnicze klasyfikacji, numery.</translation>
    </message>
    <message>
        <source>Rounds are drawn one round behind: the round before is still being played.</source>
        <translation>Rundy kojarzy się o rundę wstecz: poprzednia runda jeszcze trwa.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as if it had drawn its match in each round before.</source>
        <translation>Późne zgłoszenie kojarzy się tak, jakby każdą wcześniejszą rundę zremisowało.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first team meets the first of the lower half, and so on.</source>
        <translation>Runda 1 jest rozstawiona: pierwsza drużyna gra z pierwszą z dolnej połowy i tak dalej.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: in each half, the first quarter meets the second, number by number.</source>
        <translation>Runda 1 jest rozstawiona: w każdej połowie pierwsza ćwiartka gra z drugą, numer po numerze.</translation>
    </message>
    <message>
        <source>The first round, too, is drawn by score and places brought from the stage before.</source>
        <translation>Także pierwszą rundę kojarzy się według wyniku i miejsc z poprzedniego etapu.</translation>
    </message>
    <message>
        <source>From the top, each team meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>Od góry każda drużyna gra z najwyższą, z którą jeszcze nie grała, o ile resztę da się skojarzyć.</translation>
    </message>
    <message>
        <source>Least sum of squared VP differences; if equal, least sum of squared rank differences.</source>
        <translation>Najmniejsza suma kwadratów różnic VP; przy równych najmniejsza suma kwadratów różnic miejsc.</translation>
    </message>
    <message>
        <source>Every round is drawn strictly by rank, first against second, and matches may repeat.</source>
        <translation>Każdą rundę kojarzy się ściśle według miejsc, pierwsza z drugą; mecze mogą się powtarzać.</translation>
    </message>
    <message>
        <source>A forfeit gives the best of own average, others&apos; average against the absent, and 60 %.</source>
        <translation>Walkower daje największą z trzech wartości: własną średnią, średnią innych z nieobecnym, 60%.</translation>
    </message>
    <message>
        <source>Danish rounds, drawn strictly by rank, so that matches may repeat: {rounds}.</source>
        <translation>Rundy duńskie, ściśle według miejsc; mecze mogą się powtarzać: {rounds}.</translation>
    </message>
    <message>
        <source>Only Danish rounds repeat matches, and triangles where none as fair avoids it.</source>
        <translation>Mecze powtarza się tylko w rundach duńskich i w trójmeczu, jeśli nie ma równie sprawiedliwego bez powtórki.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest team with the fewest byes, if the rest can be drawn.</source>
        <translation>Pauza, {bye} VP, dla najniższej drużyny z najmniejszą liczbą pauz, jeśli resztę da się skojarzyć.</translation>
    </message>
    <message>
        <source>With an odd number, three teams play a triangle of half matches, if the rest can be drawn.</source>
        <translation>Przy nieparzystej liczbie trzy drużyny grają trójmecz z półmeczów, o ile resztę da się skojarzyć.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three teams are present.</source>
        <translation>Żadne dwie z pierwszych trzech w klasyfikacji nie grają jednego trójmeczu, chyba że są tylko trzy drużyny.</translation>
    </message>
    <message>
        <source>Half a match has half of the range and of the boards: {half} VP each at a draw.</source>
        <translation>Półmecz ma połowę zakresu i połowę rozdań: przy remisie po {half} VP.</translation>
    </message>
    <message>
        <source>Half a match counts half of the table for half of the boards: {half} VP each at a draw.</source>
        <translation>Półmecz liczy się za połowę tabeli dla połowy rozdań: przy remisie po {half} VP.</translation>
    </message>
    <message>
        <source>Matches are played in two halves and count with the second; a last round has half matches.</source>
        <translation>Mecze gra się w dwóch połowach i liczą się z drugą; w ostatniej rundzie gra się półmecze.</translation>
    </message>
    <message>
        <source>{team} has the bye: the lowest ranked with the fewest byes before ({value}).</source>
        <translation>Pauzę ma {team}: najniżej sklasyfikowana z najmniejszą liczbą pauz ({value}).</translation>
    </message>
    <message>
        <source>{team} is absent: the triangle of round {round} stops, and its matches count half.</source>
        <translation>{team}: nieobecność; trójmecz rundy {round} zostaje przerwany, a jego mecze liczą się jako półmecze.</translation>
    </message>
    <message>
        <source>With {team} as the lowest, no allowed triangle is as fair and lets the rest be drawn.</source>
        <translation>Gdy najniższą jest {team}, żaden dozwolony trójmecz równie sprawiedliwy nie pozwala skojarzyć reszty.</translation>
    </message>
    <message>
        <source>No allowed triangle of {team} with {other} is as fair and lets the rest be drawn.</source>
        <translation>{team} i {other}: żaden dozwolony trójmecz, równie sprawiedliwy, nie pozwala skojarzyć reszty.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the bye or triangle would have to be others’.</source>
        <translation>Gdyby {team} i {other} grały ze sobą, pauza lub trójmecz musiałyby przypaść innym.</translation>
    </message>
    <message>
        <source>Odd number: each pair has a bye in turn, {bye} VP; so has an absent pair&apos;s opponent.</source>
        <translation>Przy nieparzystej liczbie każda para po kolei pauzuje, za {bye} VP; pauzuje też przeciwnik pary, której nie ma.</translation>
    </message>
    <message>
        <source>Odd number: each team has a bye in turn, {bye} VP; so has an absent team&apos;s opponent.</source>
        <translation>Przy nieparzystej liczbie każda drużyna po kolei pauzuje, za {bye} VP; pauzuje też przeciwnik drużyny, której nie ma.</translation>
    </message>
    <message>
        <source>Home: the team less often home, then the last visitor, then the higher at odd tables.</source>
        <translation>Gospodarz: drużyna rzadziej u siebie, potem ostatni gość, potem przy nieparzystych stołach wyższa.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}; no fair triangle that works has fewer repeats.</source>
        <translation>{team} i {other} grały ze sobą w rundzie {round}; żaden możliwy sprawiedliwy trójmecz nie ma mniej powtórek.</translation>
    </message>
    <message>
        <source>Odd number: three play a triangle over two rounds, if the rest can be drawn.</source>
        <translation>Przy nieparzystej liczbie trzy grają trójmecz przez dwie rundy, o ile resztę da się skojarzyć.</translation>
    </message>
    <message>
        <source>Pairs 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Pary 1 i 2, najwyżej rozstawione, grają ze sobą w ostatniej rundzie tabeli Bergera.</translation>
    </message>
    <message>
        <source>{team} sits NS, because its rounds NS less those EW are fewer.</source>
        <translation>{team} siedzi na NS, bo po odjęciu gier na EW rzadziej była na NS.</translation>
    </message>
    <message>
        <source>{team} sits NS by the Berger table.</source>
        <translation>{team} siedzi na NS według tabeli Bergera.</translation>
    </message>
    <message>
        <source>Teams 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Drużyny 1 i 2, najwyżej rozstawione, grają ze sobą w ostatniej rundzie tabeli Bergera.</translation>
    </message>
    <message>
        <source>{team} meets {other} in round {round} of the Berger table.</source>
        <translation>{team} – {other}: runda {round} tabeli Bergera.</translation>
    </message>
    <message>
        <source>{team} is at home, because its home matches less its visits are fewer.</source>
        <translation>{team} gra u siebie, bo ma mniej meczów u siebie po odjęciu wyjazdów.</translation>
    </message>
    <message>
        <source>{team} is at home by the Berger table.</source>
        <translation>{team} jest według tabeli Bergera gospodarzem.</translation>
    </message>
    <message>
        <source>{team} and {other} meet in round {round} of the Berger table.</source>
        <translation>{team} i {other} grają ze sobą w rundzie {round} tabeli Bergera.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>the number of players who find no opponent in the bracket</source>
        <translation>liczba zawodników bez przeciwnika w grupie</translation>
    </message>
    <message>
        <source>the number of players who find no opponent in the next bracket</source>
        <translation>liczba zawodników bez przeciwnika w następnej grupie</translation>
    </message>
    <message>
        <source>the number of colour preferences that are not granted</source>
        <translation>liczba niespełnionych preferencji koloru</translation>
    </message>
    <message>
        <source>the number of strong colour preferences that are not granted</source>
        <translation>liczba niespełnionych silnych preferencji koloru</translation>
    </message>
    <message>
        <source>the number of players who move down as they did in the last round</source>
        <translation>liczba zawodników spadających tak jak w ostatniej rundzie</translation>
    </message>
    <message>
        <source>the number of players who move down as they did two rounds ago</source>
        <translation>liczba zawodników spadających tak jak dwie rundy temu</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did in the last round</source>
        <translation>liczba zawodników grających z wyżej punktowanym tak jak w ostatniej rundzie</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did two rounds ago</source>
        <translation>liczba zawodników grających z wyżej punktowanym tak jak dwie rundy temu</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did in the last round</source>
        <translation>lista różnic punktów zawodników spadających tak jak w ostatniej rundzie</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did two rounds ago</source>
        <translation>lista różnic punktów zawodników spadających tak jak dwie rundy temu</translation>
    </message>
    <message>
        <source>the list of score differences of those who meet a higher score as they did two rounds ago</source>
        <translation>lista różnic punktów zawodników grających z wyżej punktowanym tak jak dwie rundy temu</translation>
    </message>
    <message>
        <source>the number of pairs of two who must have the same colour</source>
        <translation>liczba par z tą samą absolutną preferencją koloru u obu</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (odd rounds)</source>
        <translation>liczba par z tą samą silną preferencją koloru u obu (rundy nieparzyste)</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (even rounds)</source>
        <translation>liczba par z tą samą silną preferencją koloru u obu (rundy parzyste)</translation>
    </message>
    <message>
        <source>the score of the player who gets the bye</source>
        <translation>liczba punktów pauzującego zawodnika</translation>
    </message>
    <message>
        <source>the list of scores of those who move down</source>
        <translation>lista punktów spadających zawodników</translation>
    </message>
    <message>
        <source>the number of rounds that the player with the bye has not played before</source>
        <translation>liczba rund nierozegranych dotąd przez pauzującego zawodnika</translation>
    </message>
    <message>
        <source>That was made by hand.</source>
        <translation>Zrobiono to ręcznie.</translation>
    </message>
    <message>
        <source>The round was drawn elsewhere, or something before it was corrected since.</source>
        <translation>Rundę skojarzono gdzie indziej albo coś przed nią od tego czasu poprawiono.</translation>
    </message>
    <message>
        <source>Something before it was corrected since, or the event has other rules now.</source>
        <translation>Coś przed nią od tego czasu poprawiono albo turniej ma teraz inne zasady.</translation>
    </message>
    <message>
        <source>{pair} is {margin} ahead.</source>
        <translation>{pair}: prowadzenie {margin}.</translation>
    </message>
    <message>
        <source>{pair} has {margin} of the matchpoints.</source>
        <translation>{pair}: {margin} maksów.</translation>
    </message>
    <message numerus="yes">
        <source>By {scale}, over %n board(s), {band} are {vps} VP.</source>
        <translation>
            <numerusform>Według {scale}, na %n rozdanie: {band} to {vps} VP.</numerusform>
            <numerusform>Według {scale}, na %n rozdania: {band} to {vps} VP.</numerusform>
            <numerusform>Według {scale}, na %n rozdań: {band} to {vps} VP.</numerusform>
        </translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Źródło: {source}.</translation>
    </message>
    <message>
        <source>The director gave other VPs.</source>
        <translation>Sędzia przyznał inne VP.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, {points} of {top} to NS.</source>
        <translation>Rozdanie {board}: {score}, {points} z {top} dla NS.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, cross-IMPs to NS: {points}.</source>
        <translation>Rozdanie {board}: {score}, {points} cross-IMP-ów dla NS.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>czarne</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <translation>{score} pkt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>{what} would be {then}; it is {now} ({rule})</source>
        <translation>{what}: byłoby {then}, jest {now} ({rule})</translation>
    </message>
    <message>
        <source>Round {round}: how it is drawn</source>
        <translation>Runda {round}: jak jest skojarzona</translation>
    </message>
    <message>
        <source>Table {table}: {pair}</source>
        <translation>Stół {table}: {pair}</translation>
    </message>
    <message>
        <source>The odd place</source>
        <translation>Miejsce bez pary</translation>
    </message>
    <message>
        <source>Why not {pair}?</source>
        <translation>Dlaczego nie {pair}?</translation>
    </message>
    <message>
        <source>{player} is not drawn in this round.</source>
        <translation>{player}: bez kojarzenia w tej rundzie.</translation>
    </message>
    <message>
        <source>Not what the rules give: {pair}.</source>
        <translation>Niezgodnie z przepisami: {pair}.</translation>
    </message>
    <message>
        <source>{pair} is a match of the triangle over two rounds.</source>
        <translation>{pair} to mecz trójmeczu przez dwie rundy.</translation>
    </message>
    <message>
        <source>{pair} is a half match of the triangle.</source>
        <translation>{pair} to półmecz trójmeczu.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Liczba jest parzysta: nikt nie zostaje.</translation>
    </message>
    <message>
        <source>Why does {player} get the bye?</source>
        <translation>Dlaczego pauzę ma {player}?</translation>
    </message>
    <message>
        <source>Why does {player} move down?</source>
        <translation>Dlaczego spada {player}?</translation>
    </message>
    <message>
        <source>Nobody gets the bye: the number of players is even.</source>
        <translation>Nikt nie ma pauzy: liczba zawodników jest parzysta.</translation>
    </message>
    <message>
        <source>{player} does not move down in this round.</source>
        <translation>{player} nie spada w tej rundzie.</translation>
    </message>
    <message>
        <source>{player} is the lowest ranked of those present, and may have the bye.</source>
        <translation>{player} to najniżej sklasyfikowany z obecnych i może mieć pauzę.</translation>
    </message>
    <message>
        <source>Nobody of the {bracket} who ranks lower than {player} stays in it.</source>
        <translation>W grupie {bracket} nie zostaje nikt sklasyfikowany niżej niż {player}.</translation>
    </message>
    <message>
        <source>{player} can meet nobody in the {bracket}.</source>
        <translation>{player} nie może grać z nikim w grupie {bracket}.</translation>
    </message>
    <message>
        <source>These come first for it, but:</source>
        <translation>Pierwszeństwo mają ci, ale:</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>I jeszcze {count}.</translation>
    </message>
    <message>
        <source>Of the {bracket} these rank lower and would move down first, but:</source>
        <translation>W grupie {bracket} ci są niżej i spadliby pierwsi, ale:</translation>
    </message>
    <message>
        <source>By the plain order of their bracket these two meet.</source>
        <translation>Według zwykłej kolejności w ich grupie ci dwaj grają ze sobą.</translation>
    </message>
    <message>
        <source>By the plain order {player} would meet {other}.</source>
        <translation>Według zwykłej kolejności grają {player} i {other}.</translation>
    </message>
    <message>
        <source>To meet, {player} would have to move down from a score of {high} to {low}.</source>
        <translation>Do tego {player} musi spaść z {high} na {low} pkt.</translation>
    </message>
    <message>
        <source>If they met, this would change too: {pairs}.</source>
        <translation>Gdyby grali ze sobą, zmieniłoby się też: {pairs}.</translation>
    </message>
    <message>
        <source>bye: {player}</source>
        <translation>pauza: {player}</translation>
    </message>
    <message>
        <source>{players} do meet in this round.</source>
        <translation>Grają ze sobą w tej rundzie: {players}.</translation>
    </message>
    <message>
        <source>Absent in this round: {players}.</source>
        <translation>Nieobecni w tej rundzie: {players}.</translation>
    </message>
    <message>
        <source>They met in round {round}, and nobody meets twice ({rule}).</source>
        <translation>Grali ze sobą w rundzie {round}, a nikt nie gra z tym samym dwa razy ({rule}).</translation>
    </message>
    <message>
        <source>The director has forbidden this pair.</source>
        <translation>Sędzia zakazał tej pary.</translation>
    </message>
    <message>
        <source>Both must have {colour} ({rule}).</source>
        <translation>Obaj muszą mieć {colour} ({rule}).</translation>
    </message>
    <message>
        <source>Then the others could not all be paired, whoever met whom ({rule}).</source>
        <translation>Wtedy wszystkich pozostałych nie dałoby się skojarzyć, jakkolwiek by grali ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, the number of pairs would be {then}; it is {now} ({rule}).</source>
        <translation>W grupie {bracket} liczba par: byłoby {then}, jest {now} ({rule}).</translation>
    </message>
    <message>
        <source>The brackets below would be paired worse ({rule}).</source>
        <translation>Grupy poniżej byłyby skojarzone gorzej ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, {worse}.</source>
        <translation>W grupie {bracket} {worse}.</translation>
    </message>
    <message>
        <source>In the {bracket} every criterion would be kept as well. {but}</source>
        <translation>W grupie {bracket} każde kryterium byłoby spełnione równie dobrze. {but}</translation>
    </message>
    <message>
        <source>But the order of pairings decides: {player} meets {now} rather than {then} ({rule}).</source>
        <translation>Ale rozstrzyga kolejność kojarzeń: {player} – {now}, a nie {player} – {then} ({rule}).</translation>
    </message>
    <message>
        <source>But that pairing comes later in the order.</source>
        <translation>Ale to kojarzenie jest dalej w kolejności.</translation>
    </message>
    <message>
        <source>had the bye in round {round} ({rule}).</source>
        <translation>pauza była już w rundzie {round} ({rule}).</translation>
    </message>
    <message>
        <source>got points without a game in round {round}, and so gets no bye ({rule}).</source>
        <translation>w rundzie {round} były punkty bez gry, więc pauzy nie ma ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more rank(s) lower, too.</source>
        <translation>
            <numerusform>Niżej jeszcze %n miejsce.</numerusform>
            <numerusform>Niżej jeszcze %n miejsca.</numerusform>
            <numerusform>Niżej jeszcze %n miejsc.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>Runda {round}, kojarzona według systemu holenderskiego FIDE, edycja {edition}</translation>
    </message>
    <message>
        <source>Scores from {high} to {low}, as one bracket</source>
        <translation>Od {high} do {low} pkt, jako jedna grupa</translation>
    </message>
    <message>
        <source>In this bracket: {players}.</source>
        <translation>W tej grupie: {players}.</translation>
    </message>
    <message>
        <source>Moved down into it from a score of {score}: {players}.</source>
        <translation>Spadek z {score} pkt: {players}.</translation>
    </message>
    <message>
        <source>By the plain order the upper half meets the lower half, first against first.</source>
        <translation>Według zwykłej kolejności górna połowa gra z dolną, pierwszy z pierwszym.</translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation>Pary: {pairs}.</translation>
    </message>
    <message>
        <source>Moves on to the next bracket: {players}.</source>
        <translation>Do następnej grupy: {players}.</translation>
    </message>
    <message>
        <source>Gets the bye: {players}.</source>
        <translation>Pauza: {players}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}.</source>
        <translation>{rule}: {what} to {values}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}, and with these players it cannot be less.</source>
        <translation>{rule}: {what} to {values}; z tymi zawodnikami nie da się mniej.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}; by counting alone it could be {least}.</source>
        <translation>{rule}: {what} to {values}; z samego liczenia mogłoby być {least}.</translation>
    </message>
    <message>
        <source>White is preferred by {white}, Black by {black} of them.</source>
        <translation>Preferencje: białe {white}, czarne {black}.</translation>
    </message>
    <message>
        <source>Every criterion of colours and floats is kept.</source>
        <translation>Wszystkie kryteria kolorów i spadków są spełnione.</translation>
    </message>
    <message>
        <source>The plain order needs no change.</source>
        <translation>Zwykłej kolejności nie trzeba zmieniać.</translation>
    </message>
    <message>
        <source>Of all pairings that are as good this one comes first: {changes}.</source>
        <translation>Ze wszystkich równie dobrych kojarzeń to jest pierwsze: {changes}.</translation>
    </message>
    <message>
        <source>set {number} of those who moved down ({rule})</source>
        <translation>zestaw {number} tych, którzy spadli ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of their opponents ({rule})</source>
        <translation>transpozycja {number} ich przeciwników ({rule})</translation>
    </message>
    <message>
        <source>exchange of {down} with {up} ({rule})</source>
        <translation>wymiana {down} na {up} ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of the lower half ({rule})</source>
        <translation>transpozycja {number} dolnej połowy ({rule})</translation>
    </message>
    <message>
        <source>Boards and colours</source>
        <translation>Szachownice i kolory</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Szachownica {board}</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}.</source>
        <translation>Białe: {white}; czarne: {black}.</translation>
    </message>
    <message>
        <source>Both get what they prefer ({rule}).</source>
        <translation>Obaj mają to, co preferują ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour}; {player} gets it, whose claim is the stronger ({rule}).</source>
        <translation>Obaj preferują {colour}; dostaje je {player}, bo jego preferencja jest silniejsza ({rule}).</translation>
    </message>
    <message>
        <source>{player} has not played yet.</source>
        <translation>{player} nie ma jeszcze żadnej partii.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) would like {colour}.</source>
        <translation>{player} (dotąd {colours}) słabo preferuje {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) strongly prefers {colour}.</source>
        <translation>{player} (dotąd {colours}) silnie preferuje {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) must have {colour}.</source>
        <translation>{player} (dotąd {colours}) musi mieć {colour}.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Both are in the {bracket}.</source>
        <translation>Obaj są w grupie {bracket}.</translation>
    </message>
    <message>
        <source>{player} has a score of {score} and moved down into the {bracket} of {other}.</source>
        <translation>{player} ma {score} pkt i spada do grupy {bracket}, w której jest {other}.</translation>
    </message>
    <message>
        <source>The colours are not those that the rules give, with White for {white}.</source>
        <translation>Kolory są niezgodne z przepisami; białe miałby {white}.</translation>
    </message>
    <message>
        <source>This pair is not what the rules give; they give: {pairs}.</source>
        <translation>Ta para jest niezgodna z przepisami; wynika z nich: {pairs}.</translation>
    </message>
    <message>
        <source>(one of very many)</source>
        <translation>(z bardzo wielu)</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <comment>as a heading</comment>
        <translation>Grupa {score} pkt</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one has a colour difference above two</source>
        <translation>liczba par z różnicą kolorów większą niż dwa u zawodnika z czołówki lub jego przeciwnika</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one gets a colour three times running</source>
        <translation>liczba par z trzecim z rzędu tym samym kolorem dla zawodnika z czołówki lub jego przeciwnika</translation>
    </message>
    <message>
        <source>the score differences of those who meet a higher score as they did in the last round</source>
        <translation>lista różnic punktów zawodników grających z wyżej punktowanym tak jak w ostatniej rundzie</translation>
    </message>
    <message>
        <source>It was made by hand or drawn elsewhere, or something before it was corrected since.</source>
        <translation>Zrobiono to ręcznie, rundę skojarzono gdzie indziej albo coś przed nią od tego czasu poprawiono.</translation>
    </message>
    <message>
        <source>In the {bracket}, players moved down and paired would be {then}, not {now} ({rule}).</source>
        <translation>W grupie {bracket} liczba skojarzonych spośród tych, którzy spadli: byłoby {then}, jest {now} ({rule}).</translation>
    </message>
    <message>
        <source>Then the {bracket} and those below would have to become one to be paired ({rule}).</source>
        <translation>Wtedy grupa {bracket} i grupy pod nią musiałyby stać się jedną, aby dało się skojarzyć wszystkich ({rule}).</translation>
    </message>
    <message>
        <source>The {bracket} itself would be paired as well or better, but those below worse ({rule}).</source>
        <translation>Sama grupa {bracket} byłaby skojarzona równie dobrze lub lepiej, ale to, co pod nią, gorzej ({rule}).</translation>
    </message>
    <message>
        <source>But that needs the exchange of {down} with {up}, which comes later ({rule}).</source>
        <translation>Ale to kojarzenie wymaga wymiany {down} na {up}, więc jest dalej w kolejności ({rule}).</translation>
    </message>
    <message>
        <source>But others of those who moved down would be paired, which comes later ({rule}).</source>
        <translation>Ale skojarzeni byliby inni z tych, którzy spadli, a to jest dalej w kolejności ({rule}).</translation>
    </message>
    <message>
        <source>Those who moved down are paired first, then the upper half with the lower half.</source>
        <translation>Najpierw kojarzy się tych, którzy spadli; potem pozostali grają ze sobą, górna połowa z dolną.</translation>
    </message>
    <message>
        <source>At least half of them moved down, so all are paired alike, half against half (A.3).</source>
        <translation>Co najmniej połowa z nich spadła, więc wszystkich kojarzy się tak samo, połowę z połową (A.3).</translation>
    </message>
    <message>
        <source>Pairs: {pairs}. The bracket alone allows {most}, but then those below could not be paired.</source>
        <translation>Par: {pairs}. Sama grupa mogłaby mieć {most}, ale wtedy nie dałoby się skojarzyć tych poniżej.</translation>
    </message>
    <message>
        <source>{players} should move down, but the next bracket could not pair them; others do (C.12).</source>
        <translation>Mieli spaść: {players}, ale następna grupa nie mogła ich skojarzyć; spadają inni (C.12).</translation>
    </message>
    <message>
        <source>The last had no pairing whoever the {bracket} sent down: they are one: {players} (C.13).</source>
        <translation>Ktokolwiek spadał z grupy {bracket}, ostatniej nie dało się skojarzyć; są jedną: {players} (C.13).</translation>
    </message>
    <message>
        <source>The {bracket} left some below unpaired; with all of them it became one: {players} (A.9).</source>
        <translation>Po grupie {bracket} ktoś niżej zostawał bez pary; połączono ją ze wszystkimi: {players} (A.9).</translation>
    </message>
    <message>
        <source>Neither prefers a colour: the higher ranked&apos;s number and the first colour decide ({rule}).</source>
        <translation>Żaden nie preferuje koloru: decydują numer wyżej sklasyfikowanego i pierwszy kolor ({rule}).</translation>
    </message>
    <message>
        <source>the list of score differences (those moving down meet a point below the bracket),</source>
        <translation>lista różnic punktów (kto spada, liczy się jak grający o punkt poniżej grupy)</translation>
    </message>
    <message>
        <source>To pair the last bracket, the {bracket} was paired again, moving down {players} (C.13).</source>
        <translation>Aby skojarzyć ostatnią grupę, grupę {bracket} skojarzono od nowa; w dół: {players} (C.13).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally; {other} had it last, so {player} gets it ({rule}).</source>
        <translation>Obaj równie silnie preferują {colour}; ostatnio miał je {other}, więc dostaje je {player} ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally and never differed; the higher, {player}, gets it ({rule}).</source>
        <translation>Obaj równie silnie preferują {colour} i kolory się nie różniły; dostaje je wyższy {player} ({rule}).</translation>
    </message>
    <message>
        <source>Seeds {one} and {other} meet: the two seeds of a match in round 1 add up to {sum}.</source>
        <translation>Spotykają się rozstawieni {one} i {other}: numery rozstawienia w meczu rundy 1 dają w sumie {sum}.</translation>
    </message>
    <message>
        <source>The seeds were drawn by lot.</source>
        <translation>Rozstawienie wylosowano.</translation>
    </message>
    <message>
        <source>They stand next to each other in the bracket: {one}; {other}.</source>
        <translation>Sąsiadują w drabince: {one}; {other}.</translation>
    </message>
    <message>
        <source>{name} beat {beaten} in round {round}</source>
        <translation>{name}: w rundzie {round} wygrana, przeciwnik: {beaten}</translation>
    </message>
    <message>
        <source>{name} had a bye in round {round}</source>
        <translation>{name}: w rundzie {round} wolny los</translation>
    </message>
    <message>
        <source>Both have lost their semi-final: they play for the third place.</source>
        <translation>Obie strony przegrały półfinał: grają o trzecie miejsce.</translation>
    </message>
    <message>
        <source>The bracket gives other opponents: it was changed by hand, or a result was corrected.</source>
        <translation>Z drabinki wynikają inni przeciwnicy: zmieniono ją ręcznie albo poprawiono wynik.</translation>
    </message>
    <message>
        <source>Seed {seed} has a bye: the bracket has {size} places, and nobody is seed {other}.</source>
        <translation>Rozstawienie {seed} ma wolny los: drabinka ma {size} miejsc, a rozstawienia {other} nie ma.</translation>
    </message>
    <message>
        <source>{player} does not play in this round.</source>
        <translation>{player} nie gra w tej rundzie.</translation>
    </message>
    <message>
        <source>By their places in the bracket they could meet in round {round}, not before.</source>
        <translation>Według miejsc w drabince mogliby się spotkać w rundzie {round}, nie wcześniej.</translation>
    </message>
</context>
<context>
    <name>EventsMenus</name>
    <message>
        <source>Select {name} to Swap</source>
        <translation>Zaznacz do zamiany: {name}</translation>
    </message>
    <message>
        <source>Do Not Swap {name}</source>
        <translation>Nie zamieniaj: {name}</translation>
    </message>
    <message>
        <source>Swap {name} with {other}</source>
        <translation>Zamień: {name} i {other}</translation>
    </message>
    <message>
        <source>Explain This Match</source>
        <translation>Wyjaśnij to skojarzenie</translation>
    </message>
    <message>
        <source>Explain This Bye</source>
        <translation>Wyjaśnij tę pauzę</translation>
    </message>
    <message>
        <source>Copy All Boards</source>
        <translation>Kopiuj wszystkie szachownice</translation>
    </message>
    <message>
        <source>Type the Result</source>
        <translation>Wpisz wynik</translation>
    </message>
    <message>
        <source>Boards of the Match</source>
        <translation>Szachownice meczu</translation>
    </message>
    <message>
        <source>Score Sheet of the Match</source>
        <translation>Protokół meczu</translation>
    </message>
    <message>
        <source>Ruling on the Match</source>
        <translation>Orzeczenie o meczu</translation>
    </message>
    <message>
        <source>Set the Value of the Bye…</source>
        <translation>Wpisz wartość pauzy…</translation>
    </message>
    <message>
        <source>Not Rated</source>
        <translation>Poza rankingiem</translation>
    </message>
    <message>
        <source>Given by the Arbiter</source>
        <translation>Przyznane przez sędziego</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Walkower</translation>
    </message>
    <message>
        <source>{name} Wins</source>
        <translation>Wygrywa {name}</translation>
    </message>
    <message>
        <source>Nobody Came</source>
        <translation>Nikt nie przyszedł</translation>
    </message>
    <message>
        <source>Remove the Result</source>
        <translation>Usuń wynik</translation>
    </message>
    <message>
        <source>Use the Value of the Rules</source>
        <translation>Wartość według zasad</translation>
    </message>
    <message>
        <source>White Wins</source>
        <translation>Wygrana białych</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Black Wins</source>
        <translation>Wygrana czarnych</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edytuj</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>obecność</translation>
    </message>
    <message>
        <source>Present or Absent</source>
        <translation>Obecny lub nieobecny</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>poza klasyfikacją</translation>
    </message>
    <message>
        <source>With or Without Standing</source>
        <translation>W klasyfikacji lub poza nią</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy with Headings</source>
        <translation>Kopiuj z nagłówkami</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>New Entry</source>
        <translation>Nowe zgłoszenie</translation>
    </message>
    <message>
        <source>No Bye</source>
        <translation>Bez pauzy</translation>
    </message>
    <message>
        <source>Withdraw after Round {round}</source>
        <translation>Wycofaj po rundzie {round}</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Przywróć do turnieju</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Why This Place?</source>
        <translation>Dlaczego to miejsce?</translation>
    </message>
    <message>
        <source>Why This Value?</source>
        <translation>Dlaczego ta wartość?</translation>
    </message>
    <message>
        <source>Rounds of {name}</source>
        <translation>Rundy: {name}</translation>
    </message>
    <message>
        <source>Rank by {tie_break} First</source>
        <translation>Najpierw według: {tie_break}</translation>
    </message>
    <message>
        <source>Choose the Tie-breaks</source>
        <translation>Wybierz wartościowanie</translation>
    </message>
    <message>
        <source>Copy All Tables</source>
        <translation>Kopiuj wszystkie stoły</translation>
    </message>
</context>
<context>
    <name>EventsRoom</name>
    <message>
        <source>New event</source>
        <translation>Nowy turniej</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n drużyna</numerusform>
            <numerusform>%n drużyny</numerusform>
            <numerusform>%n drużyn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n zawodnik</numerusform>
            <numerusform>%n zawodników</numerusform>
            <numerusform>%n zawodników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n para</numerusform>
            <numerusform>%n pary</numerusform>
            <numerusform>%n par</numerusform>
        </translation>
    </message>
    <message>
        <source>Dutch rules of {edition}</source>
        <translation>system holenderski {edition}</translation>
    </message>
    <message>
        <source>no round drawn</source>
        <translation>żadna runda nieskojarzona</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>runda {round} z {count}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>runda {round}</translation>
    </message>
    <message>
        <source>can only be read</source>
        <translation>tylko do odczytu</translation>
    </message>
    <message numerus="yes">
        <source>{scale}, %n board(s), {vp} VP</source>
        <translation>
            <numerusform>{scale}, %n rozdanie, {vp} VP</numerusform>
            <numerusform>{scale}, %n rozdania, {vp} VP</numerusform>
            <numerusform>{scale}, %n rozdań, {vp} VP</numerusform>
        </translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>Begin an Event</source>
        <translation>Zacznij turniej</translation>
    </message>
    <message>
        <source>A league, a Swiss, a knock-out, or groups with a final: of teams, pairs or players.</source>
        <translation>Liga, system szwajcarski, puchar albo grupy z finałem: drużyn, par lub graczy.</translation>
    </message>
    <message>
        <source>New Event…</source>
        <translation>Nowy turniej…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>wszystkie wyniki są wpisane</translation>
    </message>
    <message>
        <source>Add a final, groups or a cup (Ctrl+F9)</source>
        <translation>Dodaj finał, grupy lub puchar (Ctrl+F9)</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Parts of the event</source>
        <translation>Części turnieju</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>{curve}: steps</source>
        <translation>{curve}: schodki</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>type {size} pt, legible from {metres} m</source>
        <translation>pismo {size}&#xa0;pt, czytelne z&#xa0;{metres}&#xa0;m</translation>
    </message>
    <message>
        <source>Card {card} / {cards}</source>
        <translation>Karta {card} / {cards}</translation>
    </message>
    <message>
        <source>Page {page} / {pages}</source>
        <translation>Strona {page} / {pages}</translation>
    </message>
    <message>
        <source>Made by {program}</source>
        <translation>Utworzono w&#xa0;programie {program}</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Krzywe</translation>
    </message>
    <message>
        <source>Published {date}, {time}</source>
        <translation>Opublikowano {date}, {time}</translation>
    </message>
    <message>
        <source>{size} points is too small to read (least: {least}). Use larger paper, landscape or less.</source>
        <translation>{size} pkt to za mało, by czytać (najmniej {least}). Wybierz większy papier, poziomy lub mniej treści.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export and Print</source>
        <translation>Eksport i&#xa0;druk</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Anulowano; niczego nie zapisano.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>Dru&amp;kuj…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;ksportuj</translation>
    </message>
    <message>
        <source>Type of {size} points: legible from {metres} m.</source>
        <translation>Pismo {size}&#xa0;pt: czytelne z&#xa0;{metres}&#xa0;m.</translation>
    </message>
    <message>
        <source>Type of {size} points.</source>
        <translation>Pismo {size}&#xa0;pt.</translation>
    </message>
    <message>
        <source>of the event</source>
        <translation>turnieju</translation>
    </message>
    <message>
        <source>Enter a name for the file.</source>
        <translation>Podaj nazwę pliku.</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Wyeksportowano do {path}</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>Skopiowano do schowka</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Wysłano do drukarki</translation>
    </message>
    <message>
        <source>“{name}” exists already. Replace it?</source>
        <translation>Plik „{name}” już istnieje. Zastąpić go?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>The beginning of the file</source>
        <translation>Początek pliku</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Postęp eksportu</translation>
    </message>
</context>
<context>
    <name>ExportError</name>
    <message>
        <source>The printer stopped at page {page} of {pages}; see what it says, then print again.</source>
        <translation>Drukarka zatrzymała się na stronie {page} z&#xa0;{pages}; sprawdź, co zgłasza, i&#xa0;wydrukuj ponownie.</translation>
    </message>
    <message>
        <source>The logo “{path}” could not be read ({reason}); choose it again or clear it.</source>
        <translation>Nie można odczytać logo „{path}” ({reason}); wybierz je ponownie albo wyczyść pole.</translation>
    </message>
    <message>
        <source>The logo “{path}” is not a PNG or SVG picture; choose another file.</source>
        <translation>Logo „{path}” nie jest obrazem PNG ani SVG; wybierz inny plik.</translation>
    </message>
    <message>
        <source>The logo “{path}” has more than {most} million pixels; choose a smaller picture.</source>
        <translation>Logo „{path}” ma ponad {most} mln pikseli; wybierz mniejszy obraz.</translation>
    </message>
    <message>
        <source>The logo “{path}” has too many parts to be drawn; choose a simpler picture.</source>
        <translation>Logo „{path}” ma za dużo części, by je narysować; wybierz prostszy obraz.</translation>
    </message>
    <message>
        <source>The logo “{path}” has another picture inside; save it as PNG and choose that file.</source>
        <translation>Logo „{path}” zawiera w sobie inny obraz; zapisz je jako PNG i wybierz ten plik.</translation>
    </message>
    <message>
        <source>A picture holds one page, and these are {pages}; choose PDF instead.</source>
        <translation>Obraz mieści jedną stronę, a&#xa0;liczba stron to {pages}; wybierz PDF.</translation>
    </message>
    <message>
        <source>The printer takes no pages; see that it is on and connected, or choose PDF.</source>
        <translation>Drukarka nie przyjmuje stron; sprawdź, czy jest włączona i&#xa0;podłączona, albo wybierz PDF.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>First board count</source>
        <translation>Pierwsza liczba rozdań</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Ostatnia liczba rozdań</translation>
    </message>
    <message>
        <source>Contin&amp;uous</source>
        <translation>Cią&amp;głe</translation>
    </message>
    <message>
        <source>&amp;Discrete</source>
        <translation>D&amp;yskretne</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Pionowa</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Pozioma</translation>
    </message>
    <message>
        <source>Butler of the players</source>
        <translation>Butler zawodników</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Klasyfikacja końcowa</translation>
    </message>
    <message>
        <source>Log of the event</source>
        <translation>Dziennik turnieju</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Nagrody</translation>
    </message>
    <message>
        <source>Match sheets, to write on</source>
        <translation>Protokoły meczów do wypełnienia</translation>
    </message>
    <message>
        <source>Stages of the event</source>
        <translation>Etapy turnieju</translation>
    </message>
    <message>
        <source>VP table</source>
        <translation>Tabela VP</translation>
    </message>
    <message>
        <source>Schedule of the session</source>
        <translation>Plan sesji</translation>
    </message>
    <message>
        <source>Cards that changed since it was saved</source>
        <translation>Przewodniki zmienione od ostatniego zapisu</translation>
    </message>
    <message>
        <source>Decisions of the director</source>
        <translation>Decyzje sędziego</translation>
    </message>
    <message>
        <source>Log of the evening</source>
        <translation>Dziennik turnieju par</translation>
    </message>
    <message>
        <source>Ranking of all sessions</source>
        <translation>Klasyfikacja wszystkich sesji</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>Pick-up slips, one per table and round</source>
        <translation>Karteczki zapisu, po jednej na stół i rundę</translation>
    </message>
    <message>
        <source>Blank travellers, one per board</source>
        <translation>Puste protokoły rozdań</translation>
    </message>
    <message>
        <source>Private score cards, one per pair</source>
        <translation>Kontrolki, jedna na parę</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Porównanie</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Table and chart</source>
        <translation>Tabela i&#xa0;wykres</translation>
    </message>
    <message>
        <source>Booklet of board counts</source>
        <translation>Broszura tabel</translation>
    </message>
    <message>
        <source>Guide cards, one per pair</source>
        <translation>Przewodniki par</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Rozkłady kart</translation>
    </message>
    <message>
        <source>Slips of A6 or A5, to cut out</source>
        <translation>Karteczki A6 lub A5 do cięcia</translation>
    </message>
    <message>
        <source>Table cards, one per table</source>
        <translation>Przewodniki stołów</translation>
    </message>
    <message>
        <source>Round sheets, one per round</source>
        <translation>Arkusze rund</translation>
    </message>
    <message>
        <source>Plan of the board sets</source>
        <translation>Plan zestawów rozdań</translation>
    </message>
    <message>
        <source>Matrix of the pairs</source>
        <translation>Macierz par</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Wskaźniki</translation>
    </message>
    <message>
        <source>Everything, as a booklet</source>
        <translation>Wszystko jako broszura</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Ranking by section</source>
        <translation>Klasyfikacja w sektorach</translation>
    </message>
    <message>
        <source>Travellers, one per board</source>
        <translation>Protokoły rozdań, jeden na rozdanie</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Frekwensy</translation>
    </message>
    <message>
        <source>Score sheets, one per pair</source>
        <translation>Historie par, jedna na parę</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Lista startowa według nazwisk</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Lista startowa według stołów</translation>
    </message>
    <message>
        <source>Guide cards with names, one per pair</source>
        <translation>Przewodniki par z nazwiskami</translation>
    </message>
    <message>
        <source>Table cards with names, one per table</source>
        <translation>Przewodniki stołów z nazwiskami</translation>
    </message>
    <message>
        <source>Board counts at one margin</source>
        <translation>Liczby rozdań przy jednej różnicy</translation>
    </message>
    <message>
        <source>Heat map of board counts</source>
        <translation>Mapa cieplna liczb rozdań</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Skojarzenia według szachownic</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Skojarzenia według stołów</translation>
    </message>
    <message>
        <source>Result slips, one per table</source>
        <translation>Karteczki wyników, po jednej na stół</translation>
    </message>
    <message>
        <source>Cards of the teams</source>
        <translation>Karty drużyn</translation>
    </message>
    <message>
        <source>Cards of the pairs</source>
        <translation>Karty par</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Skojarzenia alfabetycznie</translation>
    </message>
    <message>
        <source>Result slips, one per board</source>
        <translation>Karteczki wyników, po jednej na szachownicę</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>All tables of the round</source>
        <translation>Wszystkie stoły rundy</translation>
    </message>
    <message>
        <source>Schedule of all groups</source>
        <translation>Terminarz wszystkich grup</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Grupy obok siebie</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Drabinka</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler par</translation>
    </message>
    <message>
        <source>Rating changes</source>
        <translation>Zmiany rankingu</translation>
    </message>
    <message>
        <source>Title norms</source>
        <translation>Normy na tytuły</translation>
    </message>
    <message>
        <source>Schedule of all rounds</source>
        <translation>Terminarz wszystkich rund</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabela krzyżowa</translation>
    </message>
    <message>
        <source>Cards of the players</source>
        <translation>Karty zawodników</translation>
    </message>
    <message>
        <source>Why the round is drawn as it is</source>
        <translation>Dlaczego tak skojarzono</translation>
    </message>
    <message>
        <source>Proof, in words</source>
        <translation>Dowód słowami</translation>
    </message>
    <message>
        <source>Figures of the models</source>
        <translation>Wskaźniki modeli</translation>
    </message>
    <message>
        <source>Chart of the models</source>
        <translation>Wykres modeli</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audyt</translation>
    </message>
    <message>
        <source>Differences between two scales</source>
        <translation>Różnice dwóch skal</translation>
    </message>
    <message>
        <source>Check of a table</source>
        <translation>Sprawdzenie tabeli</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibracja</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Histogram różnic</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokół</translation>
    </message>
    <message>
        <source>Blank sheet, to write on</source>
        <translation>Pusty protokół do wypełnienia</translation>
    </message>
    <message>
        <source>Rulings, side by side</source>
        <translation>Orzeczenia obok siebie</translation>
    </message>
    <message>
        <source>Slip of the ruling</source>
        <translation>Druk orzeczenia</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Arkusz</translation>
    </message>
    <message>
        <source>Wall chart, in large type</source>
        <translation>Plansza, dużym pismem</translation>
    </message>
    <message>
        <source>Pocket cards, to cut out</source>
        <translation>Karty kieszonkowe do cięcia</translation>
    </message>
    <message>
        <source>Cards, to cut out</source>
        <translation>Karty do cięcia</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drukarka</translation>
    </message>
    <message>
        <source>PDF, to print or send</source>
        <translation>PDF, do druku lub wysłania</translation>
    </message>
    <message>
        <source>XLSX, for Excel and the like</source>
        <translation>XLSX, dla Excela i&#xa0;podobnych</translation>
    </message>
    <message>
        <source>CSV, for any spreadsheet</source>
        <translation>CSV, arkusz kalkulacyjny</translation>
    </message>
    <message>
        <source>HTML, for a web page</source>
        <translation>HTML, strona internetowa</translation>
    </message>
    <message>
        <source>JSON, for another program</source>
        <translation>JSON, dla innego programu</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, skalowalny rysunek</translation>
    </message>
    <message>
        <source>SVG with texts, small</source>
        <translation>SVG z tekstami, małe</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, obraz</translation>
    </message>
    <message>
        <source>ASC, the whole movement</source>
        <translation>ASC, cały schemat</translation>
    </message>
    <message>
        <source>CSV of Bridgemate rows</source>
        <translation>CSV z&#xa0;wierszami Bridgemate</translation>
    </message>
    <message>
        <source>TRF, the whole event</source>
        <translation>TRF, cały turniej</translation>
    </message>
    <message>
        <source>USEBIO, for federations</source>
        <translation>USEBIO, dla związków</translation>
    </message>
    <message>
        <source>PBN with all results</source>
        <translation>PBN ze wszystkimi wynikami</translation>
    </message>
    <message>
        <source>CSV of all results</source>
        <translation>CSV wszystkich wyników</translation>
    </message>
    <message>
        <source>CSV for the Czech register</source>
        <translation>CSV do czeskiego rejestru</translation>
    </message>
    <message>
        <source>Clipboard, to paste elsewhere</source>
        <translation>Schowek, do wklejenia</translation>
    </message>
    <message>
        <source>Heat map first</source>
        <translation>Najpierw mapa cieplna</translation>
    </message>
    <message>
        <source>Board counts per page</source>
        <translation>Liczby rozdań na stronie</translation>
    </message>
    <message>
        <source>Correction marks</source>
        <translation>Znaki poprawek</translation>
    </message>
    <message>
        <source>Loser’s VPs</source>
        <translation>VP przegranego</translation>
    </message>
    <message>
        <source>Tinted column</source>
        <translation>Kolumna z tłem</translation>
    </message>
    <message>
        <source>Red hearts and diamonds</source>
        <translation>Czerwone kiery i&#xa0;kara</translation>
    </message>
    <message>
        <source>Only the table of a single scale with a row for every margin has them.</source>
        <translation>Ma je tylko tabela jednej skali z wierszem dla każdej różnicy.</translation>
    </message>
    <message>
        <source>Poster: A2, or A1 in parts</source>
        <translation>Plakat: A2 albo A1 w częściach</translation>
    </message>
    <message>
        <source>Booklet, to fold</source>
        <translation>Broszura do złożenia</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) per page</source>
        <translation>
            <numerusform>%n rozdanie na stronie</numerusform>
            <numerusform>%n rozdania na stronie</numerusform>
            <numerusform>%n rozdań na stronie</numerusform>
        </translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Jak na ekranie</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Zgodnie z&#xa0;językiem</translation>
    </message>
    <message>
        <source>Point: 19.74</source>
        <translation>Kropka: 19.74</translation>
    </message>
    <message>
        <source>Comma: 19,74</source>
        <translation>Przecinek: 19,74</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Przecinek</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Średnik</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>on a page</source>
        <translation>na stronie</translation>
    </message>
    <message>
        <source>A tint behind the current board count of a comparison</source>
        <translation>Tło pod bieżącą liczbą rozdań w porównaniu</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>Dz&amp;iś</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Ręce</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>By IMPs and by boards, together</source>
        <translation>Według IMP i według rozdań, razem</translation>
    </message>
    <message>
        <source>Rules of the event</source>
        <translation>Zasady turnieju</translation>
    </message>
    <message>
        <source>The scale explained, for players</source>
        <translation>Skala objaśniona zawodnikom</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Wy&amp;bierz…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Co</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Rozdania</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skale</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Fo&amp;rm</source>
        <translation>For&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientacja</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>Decimal si&amp;gn</source>
        <translation>Z&amp;nak dziesiętny</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>&amp;Separator</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>T&amp;urniej</translation>
    </message>
    <message>
        <source>D&amp;ate</source>
        <translation>&amp;Data</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Logo (PNG, SVG)</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatyczny</translation>
    </message>
    <message>
        <source>Ranking on the screen</source>
        <translation>Klasyfikacja na ekranie</translation>
    </message>
</context>
<context>
    <name>ExportedFile</name>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Pokaż w folderze</translation>
    </message>
    <message>
        <source>No program of this computer opens “{name}”.</source>
        <translation>Żaden program tego komputera nie otwiera „{name}”.</translation>
    </message>
</context>
<context>
    <name>FamilyFields</name>
    <message>
        <source>First board count</source>
        <translation>Pierwsza liczba rozdań</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Ostatnia liczba rozdań</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>VP that it was worth</source>
        <translation>VP za tę różnicę</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>All in si&amp;ght</source>
        <translation>Wszystko &amp;widoczne</translation>
    </message>
    <message>
        <source>All cells in sight, or all numbers large enough to be read.</source>
        <translation>Wszystkie komórki widoczne albo wszystkie liczby dość duże, by je odczytać.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Maksy %</translation>
    </message>
    <message>
        <source>Type a VP to find its board counts</source>
        <translation>Wpisz VP, a znajdą się liczby rozdań</translation>
    </message>
</context>
<context>
    <name>FieldModel</name>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a game</source>
        <translation>Runda {round}: U, F, H lub Z to pauza, – to partia</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numer startowy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Title: GM, IM, FM and so on</source>
        <translation>Tytuł: GM, IM, FM itd.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Rating; empty where there is none</source>
        <translation>Ranking; puste pole, gdy go brak</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation, such as CZE</source>
        <translation>Federacja, na przykład POL</translation>
    </message>
    <message>
        <source>FIDE No.</source>
        <translation>Nr FIDE</translation>
    </message>
    <message>
        <source>Number of the player in the rating list</source>
        <translation>Numer zawodnika na liście rankingowej</translation>
    </message>
    <message>
        <source>Reg. No.</source>
        <translation>Nr rej.</translation>
    </message>
    <message>
        <source>Number in a register, of a club or federation</source>
        <translation>Numer w rejestrze klubu lub związku</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Obecny</translation>
    </message>
    <message>
        <source>Checked in (Space toggles)</source>
        <translation>Obecny (spacja przełącza)</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitan</translation>
    </message>
    <message>
        <source>Captain of the team, who need not be one of its players</source>
        <translation>Kapitan drużyny, który nie musi być jej zawodnikiem</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Urodzony</translation>
    </message>
    <message>
        <source>Date of birth, such as 1990/05/31, 31.5.1990 or 1990</source>
        <translation>Data urodzenia, na przykład 1990/05/31, 31.5.1990 lub 1990</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Płeć</translation>
    </message>
    <message>
        <source>Sex: m or w, as report files have it</source>
        <translation>Płeć: m lub w, jak w plikach raportów</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Club, school or family whose members may be kept apart</source>
        <translation>Klub, szkoła lub rodzina, których członków można rozdzielić</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>First round of a late entry</source>
        <translation>Pierwsza runda późnego zgłoszenia</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Last round before the withdrawal</source>
        <translation>Ostatnia runda przed wycofaniem</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Strength of the pair; a larger number is stronger</source>
        <translation>Siła pary; większa liczba oznacza silniejszą parę</translation>
    </message>
    <message>
        <source>Players of the team, with commas between them</source>
        <translation>Zawodnicy drużyny, oddzieleni przecinkami</translation>
    </message>
    <message>
        <source>Both players of the pair, with a comma between them</source>
        <translation>Obaj zawodnicy pary, oddzieleni przecinkiem</translation>
    </message>
    <message>
        <source>Where a team asks to sit: H at home, V as visitor, a table, or both, such as H3</source>
        <translation>Gdzie drużyna chce siedzieć: H u siebie, V jako goście, numer stołu albo oba, np. H3</translation>
    </message>
    <message>
        <source>Where a pair asks to sit: NS, EW, a table, or both, such as NS3</source>
        <translation>Gdzie para chce siedzieć: NS, EW, numer stołu albo oba, np. NS3</translation>
    </message>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a match</source>
        <translation>Runda {round}: U, F, H lub Z oznacza pauzę, – mecz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Strength of the team; a larger number is stronger</source>
        <translation>Siła drużyny; większa liczba oznacza silniejszą drużynę</translation>
    </message>
    <message>
        <source>New: type a name</source>
        <translation>Dodaj: wpisz nazwę</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (wycofanie)</translation>
    </message>
</context>
<context>
    <name>FiguresStrip</name>
    <message>
        <source>Quality Qf</source>
        <translation>Jakość Qf</translation>
    </message>
    <message>
        <source>With a sit-out</source>
        <translation>Z&#xa0;pauzą</translation>
    </message>
    <message>
        <source>Best sit-out</source>
        <translation>Najlepsza pauza</translation>
    </message>
    <message>
        <source>Worst sit-out</source>
        <translation>Najgorsza pauza</translation>
    </message>
    <message>
        <source>Two strong pairs</source>
        <translation>Dwie silne pary</translation>
    </message>
    <message>
        <source>Qc</source>
        <translation>Qc</translation>
    </message>
    <message>
        <source>Skewness s</source>
        <translation>Nierówność s</translation>
    </message>
    <message>
        <source>Fourth moment d4</source>
        <translation>Czwarty moment d4</translation>
    </message>
    <message>
        <source>Quality Qf, at most {bound}</source>
        <translation>Jakość Qf, najwyżej {bound}</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Im niżej, tym lepiej.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Im wyżej, tym lepiej.</translation>
    </message>
    <message>
        <source>Saved: {number}.</source>
        <translation>Zapisane: {number}.</translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Odtąd to nie jest JSON: kolumna {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Za dużo nawiasów w nawiasach.</translation>
    </message>
    <message>
        <source>This is a file of another kind; “format” should be “{format}”.</source>
        <translation>To plik innego rodzaju; „format” powinien być „{format}”.</translation>
    </message>
    <message>
        <source>A newer version of vpdesk has written this file; this one cannot read it.</source>
        <translation>Ten plik zapisała nowsza wersja vpdesk; ta nie może go odczytać.</translation>
    </message>
    <message>
        <source>“{field}” is missing or not valid.</source>
        <translation>Brakuje „{field}” albo ma nieprawidłową wartość.</translation>
    </message>
    <message>
        <source>“{code}” is not a tie-break for this kind of event.</source>
        <translation>„{code}” nie jest wartościowaniem takiego turnieju.</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Browse…</source>
        <translation>Przeglądaj…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>P&amp;lik</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Eksportuj do</translation>
    </message>
</context>
<context>
    <name>FittingDialog</name>
    <message>
        <source>Discard what you have typed?</source>
        <translation>Porzucić to, co wpisano?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Tego nie da się cofnąć.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Porzuć</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>&amp;Wróć</translation>
    </message>
</context>
<context>
    <name>Follower</name>
    <message>
        <source>&amp;Take Over</source>
        <translation>&amp;Przejmij</translation>
    </message>
    <message>
        <source>&amp;Read Only</source>
        <translation>&amp;Tylko czytaj</translation>
    </message>
    <message>
        <source>No other program has {file} open any more. Go on with it here?</source>
        <translation>Żaden inny program nie ma już otwartego {file}. Kontynuować tutaj?</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Scales</source>
        <translation>Skale</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Schematy</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Mecz</translation>
    </message>
</context>
<context>
    <name>FreeDrawDialog</name>
    <message>
        <source>Matches of Round {round}</source>
        <translation>Mecze rundy {round}</translation>
    </message>
    <message>
        <source>&amp;Add Match</source>
        <translation>&amp;Dodaj mecz</translation>
    </message>
    <message>
        <source>&amp;Remove Match</source>
        <translation>&amp;Usuń mecz</translation>
    </message>
    <message>
        <source>Pair the Round</source>
        <translation>Zestaw rundę</translation>
    </message>
    <message>
        <source>Draw round {round} like this?</source>
        <translation>Skojarzyć tak rundę {round}?</translation>
    </message>
    <message>
        <source>&amp;Draw It</source>
        <translation>S&amp;kojarz</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>{name} has a bye.</source>
        <translation>{name} pauzuje.</translation>
    </message>
    <message>
        <source>Without a match: {names}.</source>
        <translation>Bez meczu: {names}.</translation>
    </message>
    <message>
        <source>Everybody has a match.</source>
        <translation>Wszyscy mają mecz.</translation>
    </message>
    <message>
        <source>Matches of the round</source>
        <translation>Mecze rundy</translation>
    </message>
</context>
<context>
    <name>FrequenciesPage</name>
    <message>
        <source>Frequencies</source>
        <translation>Frekwensy</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Dlaczego za ten wynik jest tyle punktów</translation>
    </message>
    <message>
        <source>{ns} against {ew}</source>
        <translation>{ns} przeciw {ew}</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games of {file}</source>
        <translation>Gry w {file}</translation>
    </message>
    <message>
        <source>all, or such as 1-8,12</source>
        <translation>wszystkie albo np. 1-8,12</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Gry w pliku</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Wszystkie turnieje</translation>
    </message>
    <message numerus="yes">
        <source>{event}: %n game(s)</source>
        <translation>
            <numerusform>{event}: %n gra</numerusform>
            <numerusform>{event}: %n gry</numerusform>
            <numerusform>{event}: %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>bez nazwy</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>A board appears twice, with different cards: choose an event, or games.</source>
        <translation>Któreś rozdanie jest dwa razy, z innymi kartami: wybierz turniej albo gry.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <translation>
            <numerusform>wybrano %n grę</numerusform>
            <numerusform>wybrano %n gry</numerusform>
            <numerusform>wybrano %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>left out: more than one hand is unknown</source>
        <translation>pominięto: nie jest znana więcej niż jedna ręka</translation>
    </message>
    <message>
        <source>left out: hands of fewer than 13 cards</source>
        <translation>pominięto: ręce mają mniej niż 13 kart</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>&amp;Turniej:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Gry:</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Pts</source>
        <translation>Pkt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) to come</source>
        <translation>
            <numerusform>został %n segment</numerusform>
            <numerusform>zostały %n segmenty</numerusform>
            <numerusform>zostało %n segmentów</numerusform>
        </translation>
    </message>
    <message>
        <source>half a match of triangle {number}</source>
        <translation>półmecz trójmeczu {number}</translation>
    </message>
    <message>
        <source>triangle {number}</source>
        <translation>trójmecz {number}</translation>
    </message>
    <message>
        <source>triangle {number}, round {leg} of 2</source>
        <translation>trójmecz {number}, runda {leg} z 2</translation>
    </message>
    <message>
        <source>{name} asked for {seat}</source>
        <translation>{name} prosi o miejsce {seat}</translation>
    </message>
    <message>
        <source>winner: {name}</source>
        <translation>wygrywa {name}</translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation>wycofanie: {name}</translation>
    </message>
    <message>
        <source>VPs by the director</source>
        <translation>VP przyznał sędzia</translation>
    </message>
    <message>
        <source>{name} begins with {imps}</source>
        <translation>{name} zaczyna z {imps}</translation>
    </message>
    <message>
        <source>{result} unrated</source>
        <translation>{result} poza rankingiem</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>VP przedtem</translation>
    </message>
</context>
<context>
    <name>GivenDialog</name>
    <message>
        <source>Adjust the Score</source>
        <translation>Przyznaj wynik</translation>
    </message>
    <message>
        <source>A 3 -3: IMPs for both sides; A + +: average plus each; 60% 3NT= W, 40% 3NT-1 W: weighted.</source>
        <translation>A 3 -3: IMP-y obu stron; A + +: średnia plus dla obu; 60% 3NT= W, 40% 3NT-1 W: wynik ważony.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Nothing while the session is played</source>
        <translation>Nic, dopóki trwa gra</translation>
    </message>
    <message>
        <source>Clock and seats</source>
        <translation>Zegar i miejsca</translation>
    </message>
    <message>
        <source>Everything but the running ranking</source>
        <translation>Wszystko oprócz bieżącej klasyfikacji</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Pages for Players’ Phones</source>
        <translation>Strony na telefony graczy</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Sieć:</translation>
    </message>
    <message>
        <source>&amp;Players see:</source>
        <translation>&amp;Gracze widzą:</translation>
    </message>
    <message>
        <source>Sa&amp;y It to All</source>
        <translation>&amp;Wyślij wszystkim</translation>
    </message>
    <message>
        <source>Messages that phones show</source>
        <translation>Komunikaty na telefonach</translation>
    </message>
    <message>
        <source>&amp;Take It Back</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Network &amp;Check</source>
        <translation>Sprawdź &amp;sieć</translation>
    </message>
    <message>
        <source>S&amp;heet with Codes…</source>
        <translation>&amp;Arkusz z kodami…</translation>
    </message>
    <message>
        <source>&amp;End the Hall</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>&amp;Message:</source>
        <translation>&amp;Komunikat:</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Uruchamianie…</translation>
    </message>
    <message>
        <source>Code that opens {address}</source>
        <translation>Kod, który otwiera {address}</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) have the pages open.</source>
        <translation>
            <numerusform>%n telefon ma otwarte strony.</numerusform>
            <numerusform>%n telefony mają otwarte strony.</numerusform>
            <numerusform>%n telefonów ma otwarte strony.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is shown.</source>
        <translation>Pokazywane: „{name}”.</translation>
    </message>
    <message>
        <source>Open an event or a pairs evening first: its pages are shown.</source>
        <translation>Najpierw otwórz turniej (także par): gracze zobaczą jego strony.</translation>
    </message>
    <message>
        <source>This computer is in no network: join the players’ Wi-Fi.</source>
        <translation>Ten komputer nie jest w żadnej sieci: połącz go z Wi-Fi graczy.</translation>
    </message>
    <message>
        <source>Hall: off</source>
        <translation>Sala: wyłączona</translation>
    </message>
    <message>
        <source>Hall: trouble</source>
        <translation>Sala: problem</translation>
    </message>
    <message numerus="yes">
        <source>Hall: %n phone(s)</source>
        <translation>
            <numerusform>Sala: %n telefon</numerusform>
            <numerusform>Sala: %n telefony</numerusform>
            <numerusform>Sala: %n telefonów</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer is in no network any more.</source>
        <translation>Ten komputer nie jest już w żadnej sieci.</translation>
    </message>
    <message>
        <source>The pages are not served just now: {reason}</source>
        <translation>Strony są teraz niedostępne: {reason}</translation>
    </message>
    <message>
        <source>The pages are not served just now; they come back at once.</source>
        <translation>Strony są teraz niedostępne; zaraz wrócą.</translation>
    </message>
    <message>
        <source>The hall has ended: “{name}” is no longer open.</source>
        <translation>Sala jest wyłączona: „{name}” nie jest już otwarty.</translation>
    </message>
    <message>
        <source>The address has changed: {address}. Show the new code to the players.</source>
        <translation>Adres się zmienił: {address}. Pokaż graczom nowy kod.</translation>
    </message>
    <message>
        <source>Network Check</source>
        <translation>Sprawdzenie sieci</translation>
    </message>
    <message>
        <source>The hall has ended.</source>
        <translation>Sala jest wyłączona.</translation>
    </message>
    <message>
        <source>A phone has opened the page.</source>
        <translation>Telefon otworzył stronę.</translation>
    </message>
    <message>
        <source>Now scan the code with a phone that is in the same Wi-Fi.</source>
        <translation>Teraz zeskanuj kod telefonem, który jest w tym samym Wi-Fi.</translation>
    </message>
    <message>
        <source>Opening the page on this computer…</source>
        <translation>Otwieranie strony na tym komputerze…</translation>
    </message>
    <message>
        <source>The page opens on this computer.</source>
        <translation>Na tym komputerze strona się otwiera.</translation>
    </message>
    <message>
        <source>Too many phones for one access point: cheap ones manage 20 to 50. Add a second one.</source>
        <translation>Za dużo telefonów na jeden punkt dostępu: tani obsłuży od 20 do 50. Dodaj drugi.</translation>
    </message>
    <message>
        <source>Sheet with the codes for {address}</source>
        <translation>Arkusz z kodami dla {address}</translation>
    </message>
    <message>
        <source>Codes for the Players</source>
        <translation>Kody dla graczy</translation>
    </message>
    <message>
        <source>Sheet with Codes</source>
        <translation>Arkusz z kodami</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>On the S&amp;creen</source>
        <translation>Na &amp;ekran</translation>
    </message>
    <message>
        <source>Name of the &amp;Wi-Fi:</source>
        <translation>Nazwa &amp;Wi-Fi:</translation>
    </message>
    <message>
        <source>Passw&amp;ord:</source>
        <translation>&amp;Hasło:</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>Save the Sheet as PDF</source>
        <translation>Zapisz arkusz jako PDF</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Zapisano jako {path}</translation>
    </message>
    <message>
        <source>If this computer has a firewall, it must let phones in at port {port}.</source>
        <translation>Jeśli ten komputer ma zaporę, musi ona wpuszczać telefony na port {port}.</translation>
    </message>
    <message>
        <source>If Windows asks, allow private networks. After a No, allow “vpdesk-cli” in its firewall.</source>
        <translation>Gdy Windows zapyta, zezwól na sieci prywatne. Po odmowie dopuść „vpdesk-cli” w zaporze.</translation>
    </message>
    <message>
        <source>From Start on, players in this Wi-Fi see “{name}” on their phones, without internet.</source>
        <translation>Od rozpoczęcia gracze w tej sieci Wi-Fi widzą „{name}” na telefonach, bez internetu.</translation>
    </message>
    <message>
        <source>Another program uses port {usual}, so the port is {port}. Print the sheet again.</source>
        <translation>Port {usual} zajmuje inny program, więc port to {port}. Wydrukuj arkusz ponownie.</translation>
    </message>
    <message>
        <source>An access point hides the phones: put it into bridge mode, or add a second one.</source>
        <translation>Punkt dostępu ukrywa telefony: przełącz go w tryb mostu albo dodaj drugi.</translation>
    </message>
    <message>
        <source>The page does not open here: end the hall and start it again in the connected network.</source>
        <translation>Strona się tu nie otwiera: zakończ i rozpocznij ponownie w sieci, która działa.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli”, and make this network private.</source>
        <translation>Zapora nie wpuszcza telefonów: zezwól na „vpdesk-cli” i ustaw tę sieć jako prywatną.</translation>
    </message>
    <message>
        <source>The Wi-Fi hides devices from each other, as for guests: use another, or your own router.</source>
        <translation>Wi-Fi ukrywa urządzenia przed sobą, jak sieć dla gości: użyj innego albo własnego routera.</translation>
    </message>
    <message>
        <source>The Wi-Fi’s name makes a code that joins it. The password is on the sheet only.</source>
        <translation>Z nazwy Wi-Fi powstaje kod, który z nim łączy. Hasło jest tylko na arkuszu.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli” in Settings › Network › Firewall.</source>
        <translation>Zapora nie wpuszcza telefonów: zezwól na „vpdesk-cli” w Ustawieniach › Sieć › Zapora sieciowa.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: open TCP port {port} with “sudo ufw allow {port}/tcp”.</source>
        <translation>Zapora nie wpuszcza telefonów: otwórz port TCP {port} poleceniem „sudo ufw allow {port}/tcp”.</translation>
    </message>
    <message>
        <source>If macOS asks, allow connections. After a No, allow “vpdesk-cli” in Network › Firewall.</source>
        <translation>Gdy macOS zapyta, zezwól na połączenia. Po odmowie zezwól na „vpdesk-cli” w Sieć › Zapora sieciowa.</translation>
    </message>
    <message>
        <source>Phone in another network: join the Wi-Fi, stay without internet, switch mobile data off.</source>
        <translation>Telefon w innej sieci: połącz go z Wi-Fi, zostań bez internetu, wyłącz dane komórkowe.</translation>
    </message>
</context>
<context>
    <name>HallPages</name>
    <message>
        <source>Where do I sit?</source>
        <translation>Gdzie siedzę?</translation>
    </message>
    <message>
        <source>Nothing is shown during play.</source>
        <translation>Dopóki trwa gra, nic nie jest pokazywane.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>No connection to the director’s laptop since {time}. What you see may be out of date.</source>
        <translation>Od {time} brak połączenia z laptopem sędziego. To, co widać, może być nieaktualne.</translation>
    </message>
    <message>
        <source>The first letters of a name:</source>
        <translation>Pierwsze litery nazwiska:</translation>
    </message>
    <message>
        <source>Remember this page as mine</source>
        <translation>Zapamiętaj tę stronę jako moją</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Moja</translation>
    </message>
    <message>
        <source>Scripts are off in this browser: load the page again to see what is new.</source>
        <translation>Przeglądarka nie wykonuje tu skryptów: nowości widać po ponownym wczytaniu strony.</translation>
    </message>
</context>
<context>
    <name>HallSheet</name>
    <message>
        <source>Join the Wi-Fi first, and stay in it although it has no internet.</source>
        <translation>Najpierw połącz się z Wi-Fi i zostań w nim, choć nie ma internetu.</translation>
    </message>
    <message>
        <source>Then scan the code of the page, or type its address with http:// before it.</source>
        <translation>Potem zeskanuj kod strony albo wpisz jej adres poprzedzony http://.</translation>
    </message>
    <message>
        <source>During play the pages show messages alone.</source>
        <translation>W czasie gry strony pokazują tylko komunikaty.</translation>
    </message>
    <message>
        <source>During play the pages show the clock and the seats.</source>
        <translation>W czasie gry strony pokazują zegar i miejsca.</translation>
    </message>
    <message>
        <source>During play the pages show everything but the running ranking.</source>
        <translation>W czasie gry strony pokazują wszystko oprócz bieżącej klasyfikacji.</translation>
    </message>
    <message>
        <source>The pages show all results of boards that everybody has played.</source>
        <translation>Strony pokazują wszystkie wyniki rozdań, które już wszyscy rozegrali.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Otwórz stronę</translation>
    </message>
    <message>
        <source>Password: {word}</source>
        <translation>Hasło: {word}</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi</source>
        <translation>1. Połącz się z Wi-Fi</translation>
    </message>
    <message>
        <source>2. Open the page</source>
        <translation>2. Otwórz stronę</translation>
    </message>
</context>
<context>
    <name>HandRecords</name>
    <message>
        <source>HCP</source>
        <translation>PC</translation>
    </message>
    <message>
        <source>Dealer {seat}</source>
        <translation>Rozdaje {seat}</translation>
    </message>
    <message>
        <source>Vul. {sides}</source>
        <translation>Po partii: {sides}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdaje</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Minimaks</translation>
    </message>
    <message>
        <source>Contracts of par</source>
        <translation>Kontrakty minimaksu</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozkłady</translation>
    </message>
    <message>
        <source>Par {points}</source>
        <translation>Minimaks {points}</translation>
    </message>
    <message>
        <source>Par {points}: {contracts}</source>
        <translation>Minimaks {points}: {contracts}</translation>
    </message>
    <message>
        <source>What can be made</source>
        <translation>Co można wygrać</translation>
    </message>
</context>
<context>
    <name>HeatKey</name>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} VP</translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Pairs {one} and {other}: {number}, which is the mean</source>
        <translation>Pary {one} i&#xa0;{other}: {number}, czyli średnia</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} above the mean</source>
        <translation>Pary {one} i&#xa0;{other}: {number}, czyli {off} powyżej średniej</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} below the mean</source>
        <translation>Pary {one} i&#xa0;{other}: {number}, czyli {off} poniżej średniej</translation>
    </message>
    <message>
        <source>: pair {one} loses {points} percentage points to an ever-topping pair {other}</source>
        <translation>: para {one} traci {points} punktu procentowego, gdy para {other} ma same maksy</translation>
    </message>
    <message>
        <source>: pair {one} gains {points} percentage points from an ever-topping pair {other}</source>
        <translation>: para {one} zyskuje {points} punktu procentowego, gdy para {other} ma same maksy</translation>
    </message>
    <message>
        <source>: the score of pair {other} does not matter to pair {one}</source>
        <translation>: wynik pary {other} nie ma znaczenia dla pary {one}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>vpdesk {version} help</source>
        <translation>Pomoc vpdesk {version}</translation>
    </message>
    <message>
        <source>This page is not in your language yet; here it is in English.</source>
        <translation>Tej strony nie ma jeszcze po polsku; tutaj jest po angielsku.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Pierwsze kroki</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>Pairs and movements</source>
        <translation>Pary i schematy</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skale</translation>
    </message>
    <message>
        <source>Paper and screens</source>
        <translation>Papier i ekrany</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Program</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>In parts of the window</source>
        <translation>W&#xa0;częściach okna</translation>
    </message>
    <message>
        <source>Boards: ten more or fewer</source>
        <translation>Rozdania: o&#xa0;dziesięć więcej lub mniej</translation>
    </message>
    <message>
        <source>Table: jump to a margin</source>
        <translation>Tabela: skok do różnicy</translation>
    </message>
    <message>
        <source>type the number</source>
        <translation>wpisz liczbę</translation>
    </message>
    <message>
        <source>Curve: step through the margins</source>
        <translation>Krzywa: co jedną różnicę</translation>
    </message>
    <message>
        <source>Curve: ten margins at once</source>
        <translation>Krzywa: co dziesięć różnic</translation>
    </message>
    <message>
        <source>Pins: walk</source>
        <translation>Przypięte: przechodzenie</translation>
    </message>
    <message>
        <source>Pins: show, unpin</source>
        <translation>Przypięte: pokaż, odepnij</translation>
    </message>
    <message>
        <source>Pins: move</source>
        <translation>Przypięte: przesuń</translation>
    </message>
    <message>
        <source>In the movements room</source>
        <translation>W dziale „Schematy”</translation>
    </message>
    <message>
        <source>Matrix, schedule: follow a pair</source>
        <translation>Macierz, rozpiska: śledź parę</translation>
    </message>
    <message>
        <source>The same: follow none</source>
        <translation>Tak samo: nie śledź żadnej</translation>
    </message>
    <message>
        <source>Lists: take what is picked</source>
        <translation>Listy: weź wybrane</translation>
    </message>
    <message>
        <source>Figures: walk</source>
        <translation>Wskaźniki: przechodzenie</translation>
    </message>
    <message>
        <source>Chances: stronger, weaker pair</source>
        <translation>Szanse: silniejsza, słabsza para</translation>
    </message>
    <message>
        <source>Optimising: stop</source>
        <translation>Optymalizacja: zatrzymaj</translation>
    </message>
    <message>
        <source>In the pairs room</source>
        <translation>W dziale „Pary”</translation>
    </message>
    <message>
        <source>Results: on to the next one</source>
        <translation>Wyniki: do następnego</translation>
    </message>
    <message>
        <source>Results: keep what was there</source>
        <translation>Wyniki: zostaw, co było</translation>
    </message>
    <message>
        <source>Curve: zoom, all of it</source>
        <translation>Krzywa: powiększ, cała</translation>
    </message>
    <message>
        <source>Curve: move what is seen</source>
        <translation>Krzywa: przesuń widok</translation>
    </message>
    <message>
        <source>In the events room</source>
        <translation>W dziale „Turnieje”</translation>
    </message>
    <message>
        <source>Entrants: a bye of a round</source>
        <translation>Uczestnicy: pauza w rundzie</translation>
    </message>
    <message>
        <source>Entrants: paste a list</source>
        <translation>Uczestnicy: wklej listę</translation>
    </message>
    <message>
        <source>Boards: win, draw, loss</source>
        <translation>Szachownice: wygrana, remis, przegrana</translation>
    </message>
    <message>
        <source>Boards: forfeit; nobody came</source>
        <translation>Szachownice: walkower; nikt nie przyszedł</translation>
    </message>
    <message>
        <source>Boards: unrated game</source>
        <translation>Szachownice: partia poza rankingiem</translation>
    </message>
    <message>
        <source>Lists: remove, clear</source>
        <translation>Listy: usuń, wyczyść</translation>
    </message>
    <message>
        <source>Draw: stop</source>
        <translation>Kojarzenie: zatrzymaj</translation>
    </message>
    <message>
        <source>On the second screen, of an event</source>
        <translation>Na drugim ekranie, w turnieju</translation>
    </message>
    <message>
        <source>Schedule, final ranking, prizes</source>
        <translation>Terminarz, klasyfikacja końcowa, nagrody</translation>
    </message>
    <message>
        <source>Bracket of a knock-out</source>
        <translation>Drabinka pucharu</translation>
    </message>
    <message>
        <source>In the laboratory</source>
        <translation>W laboratorium</translation>
    </message>
    <message>
        <source>Models: pick one; another margin</source>
        <translation>Modele: wybór; inna różnica</translation>
    </message>
    <message>
        <source>Check, calibration: paste a table</source>
        <translation>Sprawdzanie, kalibracja: wklej tabelę</translation>
    </message>
    <message>
        <source>The same: stop reading</source>
        <translation>Tak samo: zatrzymaj odczyt</translation>
    </message>
    <message>
        <source>Own scales: remove</source>
        <translation>Skale własne: usuń</translation>
    </message>
    <message>
        <source>In the match room</source>
        <translation>W dziale „Mecz”</translation>
    </message>
    <message>
        <source>Sheet: on to the next room or board</source>
        <translation>Protokół: następny pokój lub rozdanie</translation>
    </message>
    <message>
        <source>Sheet: the same room of another board</source>
        <translation>Protokół: ten sam pokój, inne rozdanie</translation>
    </message>
    <message>
        <source>Sheet: keep what was there</source>
        <translation>Protokół: zostaw, co było</translation>
    </message>
    <message>
        <source>Sheet: paste scores</source>
        <translation>Protokół: wklej zapisy</translation>
    </message>
    <message>
        <source>Close the second screen</source>
        <translation>Zamknij drugi ekran</translation>
    </message>
    <message>
        <source>In the export dialog</source>
        <translation>W&#xa0;oknie eksportu</translation>
    </message>
    <message>
        <source>Larger, smaller page</source>
        <translation>Większa strona, mniejsza</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Cała strona</translation>
    </message>
    <message>
        <source>Table, curve</source>
        <translation>Tabela, krzywa</translation>
    </message>
    <message>
        <source>Change between them</source>
        <translation>Przełącz między nimi</translation>
    </message>
    <message>
        <source>Next page, the one before</source>
        <translation>Następna strona, poprzednia</translation>
    </message>
    <message>
        <source>On the second screen</source>
        <translation>Na drugim ekranie</translation>
    </message>
    <message>
        <source>Clock below the picture</source>
        <translation>Zegar pod obrazem</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Boards, names, standings</source>
        <translation>Szachownice, nazwiska, klasyfikacja</translation>
    </message>
    <message>
        <source>All in turn; pause</source>
        <translation>Wszystko po kolei; wstrzymaj</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Szybciej, wolniej</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>W&#xa0;pomocy</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Next place, the one before</source>
        <translation>Następne miejsce, poprzednie</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Wstecz, dalej</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Drukuj tę stronę</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Zamknij pomoc</translation>
    </message>
</context>
<context>
    <name>HelpOutput</name>
    <message>
        <source>“{title}” was sent to the printer.</source>
        <translation>Temat „{title}” wysłano do drukarki.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Zapisano jako {path}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search in all topics</source>
        <translation>Szukaj we wszystkich tematach</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Tematy</translation>
    </message>
    <message>
        <source>Text of the topic</source>
        <translation>Tekst tematu</translation>
    </message>
    <message>
        <source>No topic has all of these words: try fewer, or others.</source>
        <translation>Żaden temat nie ma wszystkich tych słów: wpisz mniej lub inne.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Dru&amp;kuj…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Zapisz jako PDF…</translation>
    </message>
</context>
<context>
    <name>HistoryError</name>
    <message>
        <source>“{what}” cannot be taken back or done again, because another program changed the file.</source>
        <translation>Nie można cofnąć ani ponowić „{what}”, bo plik zmienił inny program.</translation>
    </message>
    <message>
        <source>“{what}” was not done, because a text or a number in it cannot be kept in a file.</source>
        <translation>Nie wykonano „{what}”, bo zawartego tam tekstu lub liczby nie da się zapisać w pliku.</translation>
    </message>
</context>
<context>
    <name>LaboratoryRoom</name>
    <message>
        <source>Every correction of the scale, with its reason</source>
        <translation>Każda poprawka skali wraz z powodem</translation>
    </message>
    <message>
        <source>Other curves beside that of the WBF</source>
        <translation>Inne krzywe obok krzywej WBF</translation>
    </message>
    <message>
        <source>Which rules the scale breaks, and how it differs from another one</source>
        <translation>Które reguły skala łamie i czym różni się od innej</translation>
    </message>
    <message>
        <source>What a table is that somebody hands you, and every wrong cell in it</source>
        <translation>Czym jest tabela, którą ktoś podał, i każda błędna komórka</translation>
    </message>
    <message>
        <source>The blitz that past matches speak for</source>
        <translation>Blitz, za którym przemawiają rozegrane mecze</translation>
    </message>
    <message>
        <source>{page}, {boards}</source>
        <translation>{page}, {boards}</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Dowód</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modele</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audyt</translation>
    </message>
    <message>
        <source>Check a Table</source>
        <translation>Sprawdź tabelę</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibracja</translation>
    </message>
</context>
<context>
    <name>LateDialog</name>
    <message>
        <source>A Pair Comes or Goes</source>
        <translation>Para przychodzi lub odchodzi</translation>
    </message>
    <message>
        <source>A pair comes late</source>
        <translation>Para przychodzi później</translation>
    </message>
    <message>
        <source>A pair leaves</source>
        <translation>Para odchodzi</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Od rundy</translation>
    </message>
</context>
<context>
    <name>LentBar</name>
    <message>
        <source>Back to the Round</source>
        <translation>Powrót do rundy</translation>
    </message>
    <message>
        <source>Changes here take effect in the event at once ({key})</source>
        <translation>Zmiany działają od razu w turnieju ({key})</translation>
    </message>
    <message>
        <source>Take the Result of the Sheet</source>
        <translation>Przyjmij wynik protokołu</translation>
    </message>
</context>
<context>
    <name>LetterQuestion</name>
    <message>
        <source>“{typed}”: what does {letter} stand for?</source>
        <translation>„{typed}”: co oznacza {letter}?</translation>
    </message>
    <message>
        <source>♣ &amp;clubs</source>
        <translation>♣ &amp;trefle</translation>
    </message>
    <message>
        <source>♦ &amp;diamonds</source>
        <translation>♦ &amp;kara</translation>
    </message>
    <message>
        <source>♥ &amp;hearts</source>
        <translation>♥ k&amp;iery</translation>
    </message>
    <message>
        <source>♠ &amp;spades</source>
        <translation>♠ &amp;piki</translation>
    </message>
    <message>
        <source>In your language it is one suit, in English another. Your answer holds until you quit.</source>
        <translation>W Twoim języku to jeden kolor, po angielsku inny. Odpowiedź obowiązuje do zamknięcia programu.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of the Event</source>
        <translation>Dziennik turnieju</translation>
    </message>
    <message>
        <source>Log of the Evening</source>
        <translation>Dziennik turnieju par</translation>
    </message>
    <message>
        <source>Print or Export…</source>
        <translation>Drukuj lub eksportuj…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n wiersz</numerusform>
            <numerusform>%n wiersze</numerusform>
            <numerusform>%n wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>words, names, a date</source>
        <translation>słowa, nazwy, data</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Szukaj</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Rodzaj</translation>
    </message>
    <message>
        <source>There was nothing to print at that moment.</source>
        <translation>W tamtej chwili nie było nic do wydrukowania.</translation>
    </message>
    <message>
        <source>Loo&amp;k at That Moment…</source>
        <translation>Zo&amp;bacz tamtą chwilę…</translation>
    </message>
    <message>
        <source>The sheets of that moment, to be read or printed. Nothing is changed.</source>
        <translation>Wydruki z tamtej chwili, do przeczytania lub wydrukowania. Nic się nie zmienia.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>vpdesk ended unexpectedly last time. What is known is in {folder}.</source>
        <translation>Ostatnio vpdesk niespodziewanie zakończył pracę. Szczegóły są w folderze {folder}.</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Rozmiar tekstu {percent}%</translation>
    </message>
</context>
<context>
    <name>MarkKey</name>
    <message>
        <source>Meaning of the signs</source>
        <translation>Znaczenie znaków</translation>
    </message>
</context>
<context>
    <name>MatchBoardsDialog</name>
    <message>
        <source>Boards of the Match</source>
        <translation>Szachownice meczu</translation>
    </message>
    <message>
        <source>A player of {team} plays twice.</source>
        <translation>Ktoś z drużyny {team} gra dwa razy.</translation>
    </message>
    <message>
        <source>{team} does not play in the order of the team.</source>
        <translation>{team} nie gra w kolejności składu.</translation>
    </message>
    <message>
        <source>{board}, home has {colour}</source>
        <translation>{board}, gospodarze mają: {colour}</translation>
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
        <translation>Nowy mecz</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>skala</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>nowy mecz</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>rozdania</translation>
    </message>
</context>
<context>
    <name>MatchError</name>
    <message>
        <source>The ruling: {reason}</source>
        <translation>Orzeczenie: {reason}</translation>
    </message>
    <message>
        <source>A match has from 1 to {most} boards, not {boards}.</source>
        <translation>Mecz ma od 1 do {most} rozdań, a nie {boards}.</translation>
    </message>
    <message>
        <source>Boards played: {played} of {planned} is not possible.</source>
        <translation>Nie można rozegrać {played} z {planned} rozdań.</translation>
    </message>
    <message>
        <source>Enter how many boards have a result: more than the {planned} planned ones.</source>
        <translation>Podaj, ile rozdań ma wynik: więcej niż zaplanowano ({planned}).</translation>
    </message>
    <message>
        <source>A side has at most {most} IMPs, not {value}.</source>
        <translation>Strona może mieć najwyżej {most} IMP, a nie {value}.</translation>
    </message>
    <message>
        <source>A penalty, or the VP of a match, is from 0 to {most}, not {value}.</source>
        <translation>Kara albo VP meczu to liczba od 0 do {most}, a nie {value}.</translation>
    </message>
    <message>
        <source>The number of boards with an average cannot be negative.</source>
        <translation>Liczba rozdań ze średnią nie może być ujemna.</translation>
    </message>
    <message>
        <source>There are more boards with an average than without a result: {averages} against {left}.</source>
        <translation>Więcej jest rozdań ze średnią niż bez wyniku: {averages} wobec {left}.</translation>
    </message>
    <message>
        <source>A contract is of level 1 to 7, not {level}.</source>
        <translation>Kontrakt jest na wysokości od 1 do 7, a nie {level}.</translation>
    </message>
    <message>
        <source>A contract of level {level} has at most {most} overtricks, not {over}.</source>
        <translation>Kontrakt na wysokości {level} może mieć nadróbek najwyżej {most}, a nie {over}.</translation>
    </message>
    <message>
        <source>A contract of level {level} goes down at most {most}, not {down}.</source>
        <translation>Kontrakt na wysokości {level} można przegrać najwyżej bez {most}, a nie bez {down}.</translation>
    </message>
    <message>
        <source>“{typed}”: who declared it? Add {seats}, as in {example}.</source>
        <translation>„{typed}”: kto rozgrywał? Dodaj {seats}, jak w {example}.</translation>
    </message>
    <message>
        <source>“{typed}” has two declarers.</source>
        <translation>„{typed}” ma dwóch rozgrywających.</translation>
    </message>
    <message>
        <source>“{typed}”: how did it end? Add =, +1, -1 or the like, as in {example}.</source>
        <translation>„{typed}”: jaki wynik? Dodaj =, +1, -1 itp., jak w {example}.</translation>
    </message>
    <message>
        <source>“{typed}” needs a percentage before each score, as a weighted score has: 60% 620, 40% -50.</source>
        <translation>„{typed}”: przed każdym zapisem musi być procent, jak w wyniku ważonym: 60% 620, 40% -50.</translation>
    </message>
    <message>
        <source>This scale is for board-a-match: choose one for IMPs.</source>
        <translation>Ta skala jest dla board-a-match: wybierz skalę dla IMP-ów.</translation>
    </message>
    <message>
        <source>Board-a-match has no rulings in IMPs.</source>
        <translation>Board-a-match nie ma orzeczeń w IMP-ach.</translation>
    </message>
    <message>
        <source>A regulation needs a name.</source>
        <translation>Regulamin musi mieć nazwę.</translation>
    </message>
    <message>
        <source>“{field}” must be a number from {least} to {most}, not {value}.</source>
        <translation>„{field}” musi być liczbą od {least} do {most}, a nie {value}.</translation>
    </message>
    <message>
        <source>“{field}” cannot be {value}.</source>
        <translation>„{field}” nie może mieć wartości {value}.</translation>
    </message>
    <message>
        <source>Choose the side at fault: it forfeits.</source>
        <translation>Wybierz winną stronę: to ona oddaje walkower.</translation>
    </message>
    <message>
        <source>Rulings need a scale of IMPs, not one of percentages.</source>
        <translation>Orzeczenia wymagają skali IMP-ów, a nie procentów.</translation>
    </message>
    <message>
        <source>The boards need numbers from 1 to {most} that rise from line to line.</source>
        <translation>Rozdania muszą mieć numery od 1 do {most}, rosnące z wiersza na wiersz.</translation>
    </message>
    <message>
        <source>A sheet has 2 to {most} tables, not {tables}.</source>
        <translation>Protokół ma od 2 do {most} stołów, a nie {tables}.</translation>
    </message>
    <message>
        <source>In a match of teams the number of tables is even, not {tables}.</source>
        <translation>W meczu drużyn liczba stołów jest parzysta, a nie {tables}.</translation>
    </message>
    <message>
        <source>The sheet is too large; take fewer boards or fewer tables.</source>
        <translation>Protokół jest za duży; wybierz mniej rozdań albo mniej stołów.</translation>
    </message>
    <message>
        <source>Board {board}: tables with entries: {found} instead of {tables}.</source>
        <translation>Rozdanie {board} ma wpisy dla liczby stołów {found} zamiast {tables}.</translation>
    </message>
    <message>
        <source>The shares of a weighted score must add up to 100 %, not {sum} %.</source>
        <translation>Części wyniku ważonego muszą dawać razem 100%, a nie {sum}%.</translation>
    </message>
    <message>
        <source>A weighted score has at most {most} parts.</source>
        <translation>Liczba części wyniku ważonego to najwyżej {most}.</translation>
    </message>
    <message>
        <source>“{points}” is not a score: scores are multiples of 10 from −{most} to {most}.</source>
        <translation>„{points}” nie jest zapisem: zapisy to wielokrotności 10 od −{most} do {most}.</translation>
    </message>
    <message>
        <source>An adjusted board is worth at most {most} IMPs to a side, not {imps}.</source>
        <translation>Rozdanie z wynikiem rozjemczym jest dla strony warte najwyżej {most} IMP, a nie {imps}.</translation>
    </message>
    <message>
        <source>A carry-over or a penalty is at most {most}, not {value}.</source>
        <translation>Carry-over lub kara to najwyżej {most}, a nie {value}.</translation>
    </message>
    <message>
        <source>The IMPs of a board can be divided by 1 to {most}, not by {divisor}.</source>
        <translation>IMP-y rozdania można dzielić przez liczbę od 1 do {most}, a nie przez {divisor}.</translation>
    </message>
    <message>
        <source>At each end 0 to {most} scores can be left out of the datum, not {trim}.</source>
        <translation>Z każdego końca można odrzucić z datum od 0 do {most} zapisów, a nie {trim}.</translation>
    </message>
    <message>
        <source>There is no board {board} on this sheet.</source>
        <translation>W tym protokole nie ma rozdania {board}.</translation>
    </message>
    <message>
        <source>There is no table {table} on this sheet.</source>
        <translation>W tym protokole nie ma stołu {table}.</translation>
    </message>
    <message>
        <source>Two scales together are for a match of two teams that is scored by IMPs.</source>
        <translation>Dwie skale razem są dla meczu dwóch drużyn liczonego w IMP-ach.</translation>
    </message>
    <message>
        <source>No board of the match has a result yet.</source>
        <translation>Żadne rozdanie meczu nie ma jeszcze wyniku.</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {reason}</source>
        <translation>Rozdanie {board}, stół {table}: {reason}</translation>
    </message>
    <message>
        <source>Too many lines, {rows}: from board {board} on there is room for {left}.</source>
        <translation>Wierszy jest za dużo ({rows}): od rozdania {board} zmieści się ich {left}.</translation>
    </message>
    <message>
        <source>All boards are cancelled.</source>
        <translation>Wszystkie rozdania są anulowane.</translation>
    </message>
    <message>
        <source>This scale is for percentages: choose one for IMPs.</source>
        <translation>Ta skala jest dla procentów: wybierz skalę dla IMP-ów.</translation>
    </message>
    <message>
        <source>This ruling is not possible here.</source>
        <translation>Takie orzeczenie nie jest tu możliwe.</translation>
    </message>
    <message>
        <source>A ruling can be adopted for a match of two teams only.</source>
        <translation>Orzeczenie można przyjąć tylko dla meczu dwóch drużyn.</translation>
    </message>
    <message>
        <source>The scale: {reason}</source>
        <translation>Skala: {reason}</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Rozdanie {board}: {reason}</translation>
    </message>
    <message>
        <source>Both sides need an average on the same boards: home has {home}, the visitors {away}.</source>
        <translation>Obie strony muszą mieć średnią za te same rozdania; teraz gospodarze mają średnich {home}, a goście {away}.</translation>
    </message>
    <message>
        <source>This average is {imps} IMPs, but a board has whole ones: type both, such as +3 -3.</source>
        <translation>Ta średnia to {imps} IMP, ale rozdanie ma całkowite: wpisz obie strony, np. +3 -3.</translation>
    </message>
    <message>
        <source>Patton has no rulings in IMPs alone: adjust the boards, or type the VPs.</source>
        <translation>System Pattona nie ma orzeczeń w samych IMP-ach: skoryguj rozdania albo wpisz VP.</translation>
    </message>
    <message>
        <source>“{typed}” is not a score. Type a contract ({example}), points (620, -50) or “pass”.</source>
        <translation>„{typed}” nie jest zapisem. Wpisz kontrakt ({example}), punkty (620, -50) albo „pas”.</translation>
    </message>
    <message>
        <source>“{typed}” is not an adjustment. Type IMPs of both sides (+3 -3), or + - = for averages.</source>
        <translation>„{typed}” nie jest wynikiem rozjemczym. Wpisz IMP-y obu stron (+3 -3) albo + - = jako średnie.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Open a Match</source>
        <translation>Otwórz mecz</translation>
    </message>
    <message>
        <source>match</source>
        <translation>mecz</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Zapisz mecz</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>{team} IMPs</source>
        <translation>IMP-y {team}</translation>
    </message>
    <message>
        <source>{team} points</source>
        <translation>Punkty {team}</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Narastająco</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>{home} – {away}</source>
        <translation>{home} – {away}</translation>
    </message>
    <message>
        <source>NS points</source>
        <translation>Zapis NS</translation>
    </message>
    <message>
        <source>{table} {team} NS</source>
        <translation>{table}, {team} NS</translation>
    </message>
    <message>
        <source>IMPs won</source>
        <translation>Wygrane IMP-y</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Punkty rozdań</translation>
    </message>
    <message>
        <source>Given to both sides</source>
        <translation>Przyznane obu stronom</translation>
    </message>
    <message>
        <source>Carry-over</source>
        <translation>Carry-over</translation>
    </message>
    <message>
        <source>IMP penalty</source>
        <translation>Kara w IMP-ach</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>VP by the ruling</source>
        <translation>VP według orzeczenia</translation>
    </message>
    <message>
        <source>VP carried over</source>
        <translation>VP carry-over</translation>
    </message>
    <message>
        <source>VP penalty</source>
        <translation>Kara w VP</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Punkty zwycięskie</translation>
    </message>
    <message>
        <source>VP by the scores</source>
        <translation>VP według zapisów</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>IMP-y NS</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>Różnica NS</translation>
    </message>
    <message>
        <source>NS VP</source>
        <translation>VP NS</translation>
    </message>
    <message>
        <source>EW VP</source>
        <translation>VP EW</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Wyniki stołów</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>{table} NS points</source>
        <translation>{table}, zapis NS</translation>
    </message>
    <message>
        <source>Scores by boards</source>
        <translation>Zapisy według rozdań</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Założenia</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>anulowane</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>rozjemczy</translation>
    </message>
    <message>
        <source>IMPs divided by {number}</source>
        <translation>IMP-y dzielone przez {number}</translation>
    </message>
    <message>
        <source>scores left out at each end: {number}</source>
        <translation>odrzucone zapisy z każdego końca: {number}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin</source>
        <translation>VP każdej strony wynikają z jej własnej różnicy</translation>
    </message>
    <message>
        <source>Teams, room against room</source>
        <translation>Drużyny, pokój z pokojem</translation>
    </message>
    <message>
        <source>Teams, every table against every other</source>
        <translation>Drużyny, każdy stół z każdym</translation>
    </message>
    <message>
        <source>Teams, board-a-match</source>
        <translation>Drużyny, board-a-match</translation>
    </message>
    <message>
        <source>Pairs, cross-IMPs</source>
        <translation>Pary, cross-IMP</translation>
    </message>
    <message>
        <source>Pairs, Butler</source>
        <translation>Pary, butler</translation>
    </message>
    <message>
        <source>Open room</source>
        <translation>Pokój otwarty</translation>
    </message>
    <message>
        <source>Closed room</source>
        <translation>Pokój zamknięty</translation>
    </message>
    <message>
        <source>Teams, Patton: IMPs and boards</source>
        <translation>Drużyny, Patton: IMP-y i rozdania</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stół {number}</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>None</source>
        <comment>vulnerable</comment>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>All</source>
        <comment>vulnerable</comment>
        <translation>Obie</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>No contract gives North-South {points} on board {board} ({vulnerable}).</source>
        <translation>Żaden kontrakt nie daje NS zapisu {points} w rozdaniu {board} ({vulnerable}).</translation>
    </message>
    <message>
        <source>nobody vulnerable</source>
        <translation>nikt po partii</translation>
    </message>
    <message>
        <source>NS vulnerable</source>
        <translation>NS po partii</translation>
    </message>
    <message>
        <source>EW vulnerable</source>
        <translation>EW po partii</translation>
    </message>
    <message>
        <source>all vulnerable</source>
        <translation>obie po partii</translation>
    </message>
</context>
<context>
    <name>MatchRoom</name>
    <message>
        <source>Put Back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Undoes the step that removed these scores</source>
        <translation>Cofa krok, który usunął te zapisy</translation>
    </message>
    <message numerus="yes">
        <source>%n scored board(s) removed: {boards}.</source>
        <translation>
            <numerusform>Usunięto %n rozdanie z zapisem: {boards}.</numerusform>
            <numerusform>Usunięto %n rozdania z zapisem: {boards}.</numerusform>
            <numerusform>Usunięto %n rozdań z zapisem: {boards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of other tables removed.</source>
        <translation>
            <numerusform>Usunięto %n zapis z innych stołów.</numerusform>
            <numerusform>Usunięto %n zapisy z innych stołów.</numerusform>
            <numerusform>Usunięto %n zapisów z innych stołów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score Sheet</source>
        <translation>Protokół</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Orzeczenie</translation>
    </message>
    <message>
        <source>Begin a Match</source>
        <translation>Zacznij mecz</translation>
    </message>
    <message>
        <source>Type the score of every board, or rule on a match that went wrong.</source>
        <translation>Wpisuj zapis każdego rozdania albo wydaj orzeczenie w meczu, w którym coś poszło nie tak.</translation>
    </message>
    <message>
        <source>Ruling Without Scores</source>
        <translation>Orzeczenie bez zapisów</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchWork</name>
    <message>
        <source>Take a Match File into the Round</source>
        <translation>Wczytaj plik meczu do rundy</translation>
    </message>
    <message>
        <source>Take the match {match} for {home} – {visitors}?</source>
        <translation>Przyjąć mecz {match} jako {home} – {visitors}?</translation>
    </message>
    <message>
        <source>Its names differ. The teams and the scale stay those of the event.</source>
        <translation>Nazwy są w nim inne. Drużyny i skala pozostają takie jak w turnieju.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Przyjmij</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>match</source>
        <translation>mecz</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Zapisz mecz</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>match of {file}</source>
        <translation>mecz z pliku {file}</translation>
    </message>
    <message>
        <source>not that of the score sheet</source>
        <translation>inny niż w protokole</translation>
    </message>
    <message>
        <source>score sheet: {scored} of {boards}</source>
        <translation>protokół: {scored} z {boards}</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>protokół</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>orzeczenie</translation>
    </message>
    <message>
        <source>This match has a score sheet. A result typed here holds until the sheet is taken again.</source>
        <translation>Ten mecz ma protokół. Wpisany tu wynik obowiązuje, dopóki znów nie przyjmiesz wyniku protokołu.</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>{number}: no influence</source>
        <translation>{number}: brak wpływu</translation>
    </message>
    <message>
        <source>{number}: mean</source>
        <translation>{number}: średnia</translation>
    </message>
    <message>
        <source>{number}: double</source>
        <translation>{number}: podwójnie</translation>
    </message>
    <message>
        <source>How much a pair&apos;s score depends on another&apos;s results; even colours are fair.</source>
        <translation>Jak bardzo wynik pary zależy od wyników innej; równe kolory są sprawiedliwe.</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Balance of the movement</source>
        <translation>Równowaga schematu</translation>
    </message>
    <message>
        <source>The arrow keys go from cell to cell; type a number to follow that pair</source>
        <translation>Strzałki przechodzą między polami; wpisz numer, aby śledzić tę parę</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>&amp;Use This Model</source>
        <translation>&amp;Użyj tego modelu</translation>
    </message>
    <message>
        <source>Ch&amp;ances of the margins</source>
        <translation>Sz&amp;anse różnic</translation>
    </message>
    <message>
        <source>The models go through the draw and the blitz of {scale}.</source>
        <translation>Modele przechodzą przez remis i blitz skali: {scale}.</translation>
    </message>
    <message>
        <source>{scale} cannot be compared with the models: these are of a {range}-0 scale.</source>
        <translation>{scale}: nie można porównać z modelami, które są skalą {range}-0.</translation>
    </message>
    <message>
        <source>{imps}, {model}: {vps}; one more IMP is worth {sensitivity} VP; {chance}&#xa0;% of matches</source>
        <translation>{imps}, {model}: {vps}; kolejny IMP jest wart {sensitivity} VP; {chance}% meczów</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Wskaźniki</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Punkty zwycięskie</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Krzywa</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Czułość</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>Wklęsłość</translation>
    </message>
    <message>
        <source>Differences are those from the WBF scale.</source>
        <translation>Różnice są podane względem skali WBF.</translation>
    </message>
    <message>
        <source>Table of the models</source>
        <translation>Tabela modeli</translation>
    </message>
    <message>
        <source>Left and Right pick a model</source>
        <translation>Strzałki w lewo i w prawo wybierają model</translation>
    </message>
    <message>
        <source>Curves of the models</source>
        <translation>Krzywe modeli</translation>
    </message>
    <message>
        <source>Left and Right step through the margins</source>
        <translation>Strzałki w lewo i w prawo przechodzą po różnicach</translation>
    </message>
    <message>
        <source>Make the scale from the model of the picked column</source>
        <translation>Utwórz skalę z modelu wybranej kolumny</translation>
    </message>
    <message>
        <source>How often each margin occurs in matches of equal teams, 7.51 IMPs per board</source>
        <translation>Jak często każda różnica zdarza się w meczach równych drużyn, 7,51 IMP na rozdanie</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabela</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>W&amp;ykres</translation>
    </message>
</context>
<context>
    <name>MovementBar</name>
    <message>
        <source>Compa&amp;re…</source>
        <translation>Po&amp;równaj…</translation>
    </message>
    <message>
        <source>Set movements side by side</source>
        <translation>Zestawia schematy obok siebie</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Wskaźniki</translation>
    </message>
    <message>
        <source>What is measured of the movement (F8)</source>
        <translation>Co zmierzono w schemacie (F8)</translation>
    </message>
</context>
<context>
    <name>MovementCards</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n zawodnik</numerusform>
            <numerusform>%n zawodników</numerusform>
            <numerusform>%n zawodników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n para</numerusform>
            <numerusform>%n pary</numerusform>
            <numerusform>%n par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n stół</numerusform>
            <numerusform>%n stoły</numerusform>
            <numerusform>%n stołów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Sit</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Rywal</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Para {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Zawodnik {number}</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pauza</translation>
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
        <translation>Skąd</translation>
    </message>
    <message>
        <source>To</source>
        <comment>of boards</comment>
        <translation>Dokąd</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>nikt nie gra</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stół {number}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>bufor</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>zostają</translation>
    </message>
    <message>
        <source>NS go to</source>
        <translation>NS idą na</translation>
    </message>
    <message>
        <source>EW go to</source>
        <translation>EW idą na</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>koniec</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>pair {number} sits out</source>
        <translation>para {number} pauzuje</translation>
    </message>
    <message>
        <source>player {number} sits out</source>
        <translation>zawodnik {number} pauzuje</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>{dash}: the set is on the stand</source>
        <translation>{dash}: zestaw jest w&#xa0;buforze</translation>
    </message>
    <message>
        <source>Tables of the board sets, by round</source>
        <translation>Stoły zestawów rozdań w&#xa0;kolejnych rundach</translation>
    </message>
    <message>
        <source>all</source>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>obrót</translation>
    </message>
    <message>
        <source>shared with {tables}</source>
        <translation>wspólne z&#xa0;{tables}</translation>
    </message>
    <message>
        <source>shares boards with table {tables}</source>
        <translation>wspólne rozdania ze stołem {tables}</translation>
    </message>
    <message>
        <source>relay</source>
        <translation>z&#xa0;bufora</translation>
    </message>
    <message>
        <source>boards from the stand</source>
        <translation>rozdania z&#xa0;bufora</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
</context>
<context>
    <name>MovementChoice</name>
    <message>
        <source>Movement</source>
        <translation>Schemat</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Boards
per round</source>
        <translation>Rozdań
w&#xa0;rundzie</translation>
    </message>
    <message>
        <source>Boards
played</source>
        <translation>Rozdań
na parę</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Wspólne</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Bufor</translation>
    </message>
    <message>
        <source>Qf</source>
        <translation>Qf</translation>
    </message>
    <message>
        <source>Best
sit-out</source>
        <translation>Najlepsza
pauza</translation>
    </message>
    <message>
        <source>Worst
sit-out</source>
        <translation>Najgorsza
pauza</translation>
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
        <translation>Schematy</translation>
    </message>
    <message>
        <source>Its name, as printed on the cards.</source>
        <translation>Nazwa, taka jak na kartach.</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Ile rund się gra.</translation>
    </message>
    <message>
        <source>How many boards a table plays in a round.</source>
        <translation>Ile rozdań gra stół w&#xa0;rundzie.</translation>
    </message>
    <message>
        <source>How many boards a pair plays.</source>
        <translation>Ile rozdań gra para.</translation>
    </message>
    <message>
        <source>How many tables share their boards with another.</source>
        <translation>Ile stołów ma rozdania wspólne z&#xa0;innym.</translation>
    </message>
    <message>
        <source>How many tables fetch their boards from a stand.</source>
        <translation>Ile stołów bierze rozdania z&#xa0;bufora.</translation>
    </message>
    <message>
        <source>How evenly everybody is compared with everybody: 100 is perfect.</source>
        <translation>Jak równo każdy jest porównywany z&#xa0;każdym: 100 to ideał.</translation>
    </message>
    <message>
        <source>Qf if the best number to leave out stays away.</source>
        <translation>Qf, gdy pauzuje para o&#xa0;najlepszym numerze do pauzy.</translation>
    </message>
    <message>
        <source>Qf if the worst number to leave out stays away.</source>
        <translation>Qf, gdy pauzuje para o&#xa0;najgorszym numerze do pauzy.</translation>
    </message>
    <message>
        <source>How far two strong pairs spread the others, in percentage points.</source>
        <translation>Jak bardzo dwie silne pary różnicują pozostałe, w&#xa0;punktach procentowych.</translation>
    </message>
    <message>
        <source>How well the better pair comes out ahead: 100 would be always.</source>
        <translation>Jak pewnie lepsza para kończy wyżej: 100 znaczyłoby zawsze.</translation>
    </message>
    <message>
        <source>Each team meets each other one on the same boards both ways.</source>
        <translation>Każda drużyna gra z każdą inną te same rozdania w obie strony.</translation>
    </message>
    <message>
        <source>North-South sit, East-West go up a table, the boards down one.</source>
        <translation>NS siedzą, EW idą o stół w górę, rozdania o jeden w dół.</translation>
    </message>
    <message>
        <source>Most pairs follow the one with the next lower number.</source>
        <translation>Większość par idzie za parą o numerze mniejszym o jeden.</translation>
    </message>
    <message>
        <source>A Howell in which not everybody meets everybody.</source>
        <translation>Howell, w którym nie wszyscy się spotykają.</translation>
    </message>
    <message>
        <source>Perfect Howell</source>
        <translation>Howell idealny</translation>
    </message>
    <message>
        <source>Everybody is compared with everybody to the same extent.</source>
        <translation>Każdy jest porównywany z każdym w tym samym stopniu.</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round.</source>
        <translation>Wszystkie stoły grają w rundzie te same rozdania.</translation>
    </message>
    <message>
        <source>At the last table pairs stay for a second round, North-South.</source>
        <translation>Przy ostatnim stole pary zostają na drugą rundę na NS.</translation>
    </message>
    <message>
        <source>At two tables pairs play a round North-South.</source>
        <translation>Przy dwóch stołach pary grają jedną rundę na NS.</translation>
    </message>
    <message>
        <source>One round more than tables; everybody meets one pair twice.</source>
        <translation>O rundę więcej niż stołów; każdy spotyka jedną parę dwa razy.</translation>
    </message>
    <message>
        <source>Rover Mitchell</source>
        <translation>Mitchell z parą wędrującą</translation>
    </message>
    <message>
        <source>The odd pair takes the place of a North-South pair each round; that one sits out.</source>
        <translation>Nieparzysta para zajmuje co rundę miejsce jednej z par NS; ta pauzuje.</translation>
    </message>
    <message>
        <source>Bump Mitchell</source>
        <translation>Mitchell ze spychaniem</translation>
    </message>
    <message>
        <source>The odd pair takes the first table for good, its pair moves to the next, and so on.</source>
        <translation>Nieparzysta para zajmuje na stałe pierwszy stół, jego para następny i tak dalej.</translation>
    </message>
    <message>
        <source>Blackpool</source>
        <translation>Blackpool</translation>
    </message>
    <message>
        <source>Two stands, no shared boards; East-West end where the card says and meet two pairs twice.</source>
        <translation>Dwa bufory, bez wspólnych rozdań; EW kończą tam, gdzie mówi karta, i dwie pary spotykają dwa razy.</translation>
    </message>
    <message>
        <source>Double weave Mitchell</source>
        <translation>Mitchell podwójnie przeplatany</translation>
    </message>
    <message>
        <source>No shared boards, no stand, no skip; every moving pair needs a card.</source>
        <translation>Bez wspólnych rozdań, bez bufora i skoku; kto chodzi, potrzebuje karty.</translation>
    </message>
    <message>
        <source>Twin Mitchell</source>
        <translation>Mitchell bliźniaczy</translation>
    </message>
    <message>
        <source>Two sections on the same boards; after half, East-West change the section.</source>
        <translation>Dwa sektory na tych samych rozdaniach; w połowie EW zmieniają sektor.</translation>
    </message>
    <message>
        <source>Web Mitchell</source>
        <translation>Mitchell Web</translation>
    </message>
    <message>
        <source>Some tables have a copy of the boards in upward order, the others in downward order.</source>
        <translation>Przy jednych stołach leży kopia rozdań rosnąco, przy drugich malejąco.</translation>
    </message>
    <message>
        <source>Bowman</source>
        <translation>Bowman</translation>
    </message>
    <message>
        <source>A Mitchell with two or more tables added; at one of two the boards go up.</source>
        <translation>Mitchell z dwoma lub więcej dodanymi stołami; przy jednym z dwóch rozdania idą w górę.</translation>
    </message>
    <message>
        <source>Appendix Mitchell</source>
        <translation>Mitchell z dodatkowym stołem</translation>
    </message>
    <message>
        <source>Pairs go round both ways; at some places they pass two tables with stationary pairs.</source>
        <translation>Pary krążą w obie strony; w niektórych miejscach mijają dwa stoły ze stałymi parami.</translation>
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
        <translation>Wszystkie drużyny spotykają się na tych samych rozdaniach w obie strony; w połowie są nowe rozdania.</translation>
    </message>
    <message>
        <source>Stagger of six teams</source>
        <translation>Stagger sześciu drużyn</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round; all teams meet.</source>
        <translation>Wszystkie stoły grają w rundzie te same rozdania; spotykają się wszystkie drużyny.</translation>
    </message>
    <message>
        <source>Changing teams</source>
        <translation>Drużyny zmienne</translation>
    </message>
    <message>
        <source>Six pairs are teams with each of the others in turn; two rounds make three matches.</source>
        <translation>Sześć par tworzy drużyny kolejno z każdą z pozostałych; dwie rundy to trzy mecze.</translation>
    </message>
    <message>
        <source>Thurner</source>
        <translation>Thurner</translation>
    </message>
    <message>
        <source>All teams meet on the same boards both ways; only two tables share them.</source>
        <translation>Wszystkie drużyny spotykają się na tych samych rozdaniach w obie strony; dzielą je tylko dwa stoły.</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Rainbow</translation>
    </message>
    <message>
        <source>Everybody meets all players of the other seats once.</source>
        <translation>Każdy spotyka raz wszystkich zawodników z pozostałych miejsc.</translation>
    </message>
    <message>
        <source>Whist tournament</source>
        <translation>Turniej whistowy</translation>
    </message>
    <message>
        <source>Everybody plays with everybody once, and against everybody twice.</source>
        <translation>Każdy ma każdego raz za partnera i dwa razy za przeciwnika.</translation>
    </message>
    <message>
        <source>Switching whole rounds does not make one ranking any fairer here.</source>
        <translation>Obrót całych rund nie czyni tu wspólnej klasyfikacji sprawiedliwszą.</translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be just as good.</source>
        <translation>
            <numerusform>Obrót %n rundy byłby równie dobry.</numerusform>
            <numerusform>Obrót %n rund byłby równie dobry.</numerusform>
            <numerusform>Obrót %n rund byłby równie dobry.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole switched rounds give no more than {qf}.</source>
        <translation>Obrót całych rund daje najwyżej {qf}.</translation>
    </message>
    <message>
        <source>Whole switched rounds are as good: {qf}.</source>
        <translation>Obrót całych rund jest równie dobry: {qf}.</translation>
    </message>
    <message numerus="yes">
        <source>%n meeting(s) come more than once.</source>
        <translation>
            <numerusform>%n spotkanie się powtarza.</numerusform>
            <numerusform>%n spotkania się powtarzają.</numerusform>
            <numerusform>%n spotkań się powtarza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Każdy gra z&#xa0;każdym.</translation>
    </message>
    <message>
        <source>Everybody meets everybody; perfectly balanced.</source>
        <translation>Każdy gra z&#xa0;każdym; równowaga idealna.</translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s), in {some} of {all} rounds.</source>
        <translation>
            <numerusform>Rozdania są wspólne przy %n stole, w {some} z {all} rund.</numerusform>
            <numerusform>Rozdania są wspólne przy %n stołach, w {some} z {all} rund.</numerusform>
            <numerusform>Rozdania są wspólne przy %n stołach, w {some} z {all} rund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s).</source>
        <translation>
            <numerusform>%n stół ma wspólne rozdania.</numerusform>
            <numerusform>%n stoły mają wspólne rozdania.</numerusform>
            <numerusform>%n stołów ma wspólne rozdania.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards come from a stand at %n table(s).</source>
        <translation>
            <numerusform>%n stół bierze rozdania z&#xa0;bufora.</numerusform>
            <numerusform>%n stoły biorą rozdania z&#xa0;bufora.</numerusform>
            <numerusform>%n stołów bierze rozdania z&#xa0;bufora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) will be left over.</source>
        <translation>
            <numerusform>%n rozdanie pozostanie niegrane.</numerusform>
            <numerusform>%n rozdania pozostaną niegrane.</numerusform>
            <numerusform>%n rozdań pozostanie niegranych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) more than asked.</source>
        <translation>
            <numerusform>To o %n rozdanie więcej, niż żądano.</numerusform>
            <numerusform>To o %n rozdania więcej, niż żądano.</numerusform>
            <numerusform>To o %n rozdań więcej, niż żądano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) fewer than asked.</source>
        <translation>
            <numerusform>To o %n rozdanie mniej, niż żądano.</numerusform>
            <numerusform>To o %n rozdania mniej, niż żądano.</numerusform>
            <numerusform>To o %n rozdań mniej, niż żądano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards} in {copies} copies.</source>
        <translation>
            <numerusform>Potrzeba: %n stół, {boards}, kopii: {copies}.</numerusform>
            <numerusform>Potrzeba: %n stoły, {boards}, kopii: {copies}.</numerusform>
            <numerusform>Potrzeba: %n stołów, {boards}, kopii: {copies}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards}.</source>
        <translation>
            <numerusform>Potrzeba: %n stół, {boards}.</numerusform>
            <numerusform>Potrzeba: %n stoły, {boards}.</numerusform>
            <numerusform>Potrzeba: %n stołów, {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best choice, ahead of {other}.</source>
        <translation>Najlepszy wybór, przed: {other}.</translation>
    </message>
    <message>
        <source>Next best after {other}.</source>
        <translation>Najlepszy po: {other}.</translation>
    </message>
    <message>
        <source>Better: {reasons}.</source>
        <translation>Lepszy pod względem: {reasons}.</translation>
    </message>
    <message>
        <source>Worse: {reasons}.</source>
        <translation>Gorszy pod względem: {reasons}.</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>jakość</translation>
    </message>
    <message>
        <source>number of opponents</source>
        <translation>liczba przeciwników</translation>
    </message>
    <message>
        <source>sit-outs</source>
        <translation>pauzy</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>liczba rozdań</translation>
    </message>
    <message>
        <source>length of the rounds</source>
        <translation>długość rund</translation>
    </message>
    <message>
        <source>share of the boards played</source>
        <translation>część zagranych rozdań</translation>
    </message>
    <message>
        <source>simplicity</source>
        <translation>prostota</translation>
    </message>
    <message>
        <source>boards shared or on a stand</source>
        <translation>rozdania wspólne lub w buforze</translation>
    </message>
    <message>
        <source>Double hesitation Mitchell</source>
        <translation>Mitchell z podwójnym wahaniem</translation>
    </message>
    <message>
        <source>Hesitation Mitchell</source>
        <translation>Mitchell z wahaniem</translation>
    </message>
    <message>
        <source>Howell</source>
        <translation>Howell</translation>
    </message>
    <message>
        <source>Three-quarter Howell</source>
        <translation>Howell skrócony</translation>
    </message>
    <message>
        <source>Barometer</source>
        <translation>Barometr</translation>
    </message>
    <message>
        <source>Extended Mitchell</source>
        <translation>Mitchell przedłużony</translation>
    </message>
    <message>
        <source>{name} of a club</source>
        <translation>{name}, klubowy</translation>
    </message>
    <message>
        <source>Howell with repeated meetings</source>
        <translation>Howell z powtórnymi spotkaniami</translation>
    </message>
    <message>
        <source>Mitchell</source>
        <translation>Mitchell</translation>
    </message>
    <message>
        <source>Skip Mitchell</source>
        <translation>Mitchell ze skokiem</translation>
    </message>
    <message>
        <source>Share-and-relay Mitchell</source>
        <translation>Mitchell z&#xa0;buforem</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n round(s) switched</source>
        <translation>
            <numerusform>{name}, %n runda obrócona</numerusform>
            <numerusform>{name}, %n rundy obrócone</numerusform>
            <numerusform>{name}, %n rund obróconych</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, two winners</source>
        <translation>{name}, dwie klasyfikacje</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Sections of {pairs} pairs each play it, ranked apart or, on the same boards, together.</source>
        <translation>Sektory (par: {pairs}) grają go osobno, klasyfikowane oddzielnie lub, przy tych samych rozdaniach, razem.</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Dwie klasyfikacje: linie NS i EW są klasyfikowane osobno.</translation>
    </message>
    <message numerus="yes">
        <source>For one ranking, switching %n round(s) is right: fairness {qf} of 100.</source>
        <translation>
            <numerusform>Dla jednej klasyfikacji należy obrócić %n rundę: sprawiedliwość {qf} na 100.</numerusform>
            <numerusform>Dla jednej klasyfikacji należy obrócić %n rundy: sprawiedliwość {qf} na 100.</numerusform>
            <numerusform>Dla jednej klasyfikacji należy obrócić %n rund: sprawiedliwość {qf} na 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be as bad as none: {qf}.</source>
        <translation>
            <numerusform>Obrót %n rundy byłby równie zły jak żaden: {qf}.</numerusform>
            <numerusform>Obrót %n rund byłby równie zły jak żaden: {qf}.</numerusform>
            <numerusform>Obrót %n rund byłby równie zły jak żaden: {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be worse: {qf}.</source>
        <translation>
            <numerusform>Obrót %n rundy byłby gorszy: {qf}.</numerusform>
            <numerusform>Obrót %n rund byłby gorszy: {qf}.</numerusform>
            <numerusform>Obrót %n rund byłby gorszy: {qf}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Single tables are switched, so each table needs its card: fairness {qf} of 100.</source>
        <translation>Obraca się pojedyncze stoły, więc każdy stół potrzebuje przewodnika: sprawiedliwość {qf} na 100.</translation>
    </message>
    <message>
        <source>Its fairness is {qf} of 100.</source>
        <translation>Jego sprawiedliwość wynosi {qf} na 100.</translation>
    </message>
    <message>
        <source>Some pairs meet twice: fairness {qf} of 100.</source>
        <translation>Niektóre pary spotykają się dwa razy: sprawiedliwość {qf} na 100.</translation>
    </message>
    <message>
        <source>Everybody meets {least} to {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Każdy spotyka od {least} do {met} z {others} przeciwników: sprawiedliwość {qf} na 100.</translation>
    </message>
    <message>
        <source>Everybody meets {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Każdy spotyka {met} z&#xa0;{others} przeciwników: sprawiedliwość {qf} na 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody, as evenly as is possible: fairness {qf} of 100.</source>
        <translation>Każdy gra z&#xa0;każdym, tak równo, jak to możliwe: sprawiedliwość {qf} na 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody: fairness {qf} of 100.</source>
        <translation>Każdy gra z&#xa0;każdym: sprawiedliwość {qf} na 100.</translation>
    </message>
</context>
<context>
    <name>MovementChooser</name>
    <message>
        <source>Two wi&amp;nners</source>
        <translation>&amp;Dwie klasyfikacje</translation>
    </message>
    <message>
        <source>As a &amp;Diagram</source>
        <translation>Jako wykre&amp;s</translation>
    </message>
    <message>
        <source>&amp;Use This Movement</source>
        <translation>&amp;Użyj tego schematu</translation>
    </message>
    <message>
        <source>There is no such movement for this number of tables; try another number.</source>
        <translation>Dla tej liczby stołów nie ma takiego schematu; spróbuj innej.</translation>
    </message>
    <message>
        <source>No movement is known for so few boards: enter more.</source>
        <translation>Nie ma schematu dla tak małej liczby rozdań: podaj większą.</translation>
    </message>
    <message>
        <source>pair {pair}: Qf {qf}</source>
        <translation>para {pair}: Qf {qf}</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>pary</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>drużyny</translation>
    </message>
    <message>
        <source>players</source>
        <translation>zawodnicy</translation>
    </message>
    <message>
        <source>Who plays together</source>
        <translation>Kto gra razem</translation>
    </message>
    <message>
        <source>Pairs, teams of two pairs, or single players.</source>
        <translation>Pary, drużyny z dwóch par lub pojedynczy zawodnicy.</translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Kopie rozdań</translation>
    </message>
    <message>
        <source>The copies of each board: with two, two tables need not share.</source>
        <translation>Liczba kopii każdego rozdania; przy dwóch dwa stoły nie muszą się dzielić.</translation>
    </message>
    <message>
        <source>for each pair</source>
        <translation>na parę</translation>
    </message>
    <message>
        <source>on hand</source>
        <translation>w&#xa0;sumie</translation>
    </message>
    <message>
        <source>How the boards are counted</source>
        <translation>Jak liczyć rozdania</translation>
    </message>
    <message>
        <source>The boards that each pair plays, or all boards on hand.</source>
        <translation>Rozdania, które gra każda para, albo wszystkie, jakie są.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Ilu</translation>
    </message>
    <message>
        <source>Ho&amp;w many</source>
        <translation>I&amp;lu</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoły</translation>
    </message>
    <message>
        <source>Half a table is a pair without an opponent.</source>
        <translation>Pół stołu to para bez przeciwnika.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>North-South and East-West are ranked apart.</source>
        <translation>Linie NS i EW są klasyfikowane osobno.</translation>
    </message>
    <message>
        <source>Number that stays away</source>
        <translation>Numer pauzy</translation>
    </message>
    <message>
        <source>The number of the phantom pair; the best one comes first.</source>
        <translation>Numer, który dostaje pauza; najlepszy jest pierwszy.</translation>
    </message>
    <message>
        <source>Movements to choose from</source>
        <translation>Schematy do wyboru</translation>
    </message>
    <message>
        <source>Enter shows the movement</source>
        <translation>Enter pokazuje schemat</translation>
    </message>
    <message>
        <source>Quality against simplicity</source>
        <translation>Jakość a prostota</translation>
    </message>
    <message>
        <source>Replaces the current movement by the selected one</source>
        <translation>Zastępuje obecny schemat wybranym</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>Stoł&amp;y</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Rozda&amp;nia</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Stays awa&amp;y</source>
        <translation>&amp;Kto pauzuje</translation>
    </message>
    <message>
        <source>Quality against simplicity. Filled: about your boards; square: the first; arrow keys move.</source>
        <translation>Jakość a prostota. Pełne: mniej więcej tyle rozdań; kwadrat: pierwszy; strzałki przechodzą.</translation>
    </message>
</context>
<context>
    <name>MovementDocument</name>
    <message>
        <source>New movement</source>
        <translation>Nowy schemat</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>obrót</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>odblokowanie</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>blokada</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>wybór</translation>
    </message>
    <message numerus="yes">
        <source>Mitchell, %n table(s)</source>
        <translation>
            <numerusform>Mitchell, %n stół</numerusform>
            <numerusform>Mitchell, %n stoły</numerusform>
            <numerusform>Mitchell, %n stołów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovementError</name>
    <message>
        <source>A barometer has 3 to {most} pairs, not {pairs}.</source>
        <translation>Barometr ma od 3 do {most} par, a&#xa0;nie {pairs}.</translation>
    </message>
    <message>
        <source>A barometer for {pairs} pairs has 1 to {most} rounds, not {rounds}.</source>
        <translation>Barometr dla {pairs} par ma od 1 do {most} rund, a nie {rounds}.</translation>
    </message>
    <message>
        <source>A double weave is for a number of tables divisible by 4; {pairs} pairs are not.</source>
        <translation>Mitchell podwójnie przeplatany wymaga liczby stołów podzielnej przez 4, czego {pairs} par nie daje.</translation>
    </message>
    <message>
        <source>An extended Mitchell is for {least} to {most} pairs, not for {pairs}.</source>
        <translation>Mitchell przedłużony jest dla {least} do {most} par, a nie dla {pairs}.</translation>
    </message>
    <message>
        <source>This movement is for six teams of two pairs, not for {pairs} pairs.</source>
        <translation>Ten schemat jest dla sześciu drużyn z dwóch par, a nie dla {pairs} par.</translation>
    </message>
    <message>
        <source>This movement is for 6 pairs, not for {pairs}.</source>
        <translation>Ten schemat jest dla 6 par, nie dla {pairs}.</translation>
    </message>
    <message>
        <source>A hesitation Mitchell of {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Mitchell z wahaniem na {tables} stołach ma od 1 do {most} rund, nie {rounds}.</translation>
    </message>
    <message>
        <source>A movement of this kind has {fewest} to {most} pairs, not {pairs}.</source>
        <translation>Taki schemat ma od {fewest} do {most} par, a nie {pairs}.</translation>
    </message>
    <message>
        <source>A whist movement is for {known} players, not for {players}.</source>
        <translation>Turniej whistowy jest dla {known} zawodników, a nie dla {players}.</translation>
    </message>
    <message>
        <source>A movement of this kind is not for {pairs} pairs; take a Mitchell.</source>
        <translation>Taki schemat nie jest dla {pairs} par; wybierz Mitchella.</translation>
    </message>
    <message>
        <source>With this number of pairs it has {possible} rounds, not {rounds}.</source>
        <translation>Przy tej liczbie par ma on rund: {possible}, a nie {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell has 3 to {most} pairs, not {pairs}.</source>
        <translation>Mitchell ma od 3 do {most} par, a&#xa0;nie {pairs}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables, an odd number, needs no skip: choose one without.</source>
        <translation>Przy nieparzystej liczbie stołów ({tables}) skok jest zbędny: wybierz Mitchella bez skoku.</translation>
    </message>
    <message>
        <source>A skip Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Mitchell ze skokiem na {tables} stołach ma od 1 do {most} rund, a nie {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Mitchell na {tables} stołach ma od 1 do {most} rund, a nie {rounds}.</translation>
    </message>
    <message>
        <source>Round {number} cannot be switched: the rounds are 1 to {rounds}.</source>
        <translation>Nie można obrócić rundy {number}: rundy mają numery od 1 do {rounds}.</translation>
    </message>
    <message>
        <source>A rover Mitchell is for an odd number of pairs, 9 to {most}, not {pairs}.</source>
        <translation>Mitchell z parą wędrującą jest dla nieparzystej liczby par, od 9 do {most}, nie dla {pairs}.</translation>
    </message>
    <message>
        <source>A rover Mitchell with {tables} whole tables has 2 to {most} rounds, not {rounds}.</source>
        <translation>Mitchell z parą wędrującą o {tables} pełnych stołach ma od 2 do {most} rund, nie {rounds}.</translation>
    </message>
    <message>
        <source>A Howell movement has 2 to {most} tables, not {pairs} pairs.</source>
        <translation>Howell ma od 2 do {most} stołów i nie jest dla {pairs} par.</translation>
    </message>
    <message>
        <source>A Howell movement for {pairs} pairs has {least} to {most} rounds, not {rounds}.</source>
        <translation>Howell dla {pairs} par ma od {least} do {most} rund, a nie {rounds}.</translation>
    </message>
    <message>
        <source>A Thurner is for 6, 8, 12, 14, 18 and so on teams of two pairs, not for {pairs} pairs.</source>
        <translation>Thurner jest dla 6, 8, 12, 14, 18 itd. drużyn z dwóch par, a nie dla {pairs} par.</translation>
    </message>
    <message>
        <source>This movement is for an even number of teams of two pairs, 8 to {most} pairs, not {pairs}.</source>
        <translation>Ten schemat jest dla parzystej liczby drużyn z dwóch par, od 8 do {most} par, nie dla {pairs}.</translation>
    </message>
    <message>
        <source>The movement is too large; take fewer boards in a set, fewer rounds or fewer tables.</source>
        <translation>Schemat jest za duży; wybierz mniej rozdań w zestawie, mniej rund lub mniej stołów.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no pair {pair}; they are 1 to {pairs}.</source>
        <translation>Runda {round}, stół {table}: nie ma pary {pair}; pary mają numery od 1 do {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no player {pair}; they are 1 to {pairs}.</source>
        <translation>Runda {round}, stół {table}: nie ma zawodnika {pair}; zawodnicy mają numery od 1 do {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: two pairs are needed.</source>
        <translation>Runda {round}, stół {table}: potrzebne są dwie pary.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: four players are needed.</source>
        <translation>Runda {round}, stół {table}: potrzeba czterech zawodników.</translation>
    </message>
    <message>
        <source>Round {round}: pair {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Runda {round}: para {pair} jest w&#xa0;dwóch miejscach, przy stole {other} i&#xa0;przy stole {table}.</translation>
    </message>
    <message>
        <source>Round {round}: player {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Runda {round}: zawodnik {pair} jest w&#xa0;dwóch miejscach, przy stole {other} i&#xa0;przy stole {table}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} plays against itself.</source>
        <translation>Runda {round}, stół {table}: para {pair} gra sama ze sobą.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} appears more than once.</source>
        <translation>Runda {round}, stół {table}: zawodnik {pair} jest tam więcej niż raz.</translation>
    </message>
    <message>
        <source>Pair {pair} never plays.</source>
        <translation>Para {pair} ani razu nie gra.</translation>
    </message>
    <message>
        <source>Player {pair} never plays.</source>
        <translation>Zawodnik {pair} ani razu nie gra.</translation>
    </message>
    <message>
        <source>A movement has 2 to {most} pairs or players, not {pairs}.</source>
        <translation>Schemat ma od 2 do {most} par lub zawodników, a&#xa0;nie {pairs}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} tables, not {tables}.</source>
        <translation>Schemat ma od 1 do {most} stołów, a&#xa0;nie {tables}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} rounds, not {rounds}.</source>
        <translation>Schemat ma od 1 do {most} rund, a&#xa0;nie {rounds}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} board sets, not {sets}.</source>
        <translation>Schemat ma od 1 do {most} zestawów rozdań, a&#xa0;nie {sets}.</translation>
    </message>
    <message>
        <source>Board set {set} has no boards.</source>
        <translation>Zestaw {set} nie ma rozdań.</translation>
    </message>
    <message>
        <source>Board set {set}: boards have numbers from 1 to {most}.</source>
        <translation>Zestaw {set}: rozdania mają numery od 1 do {most}.</translation>
    </message>
    <message>
        <source>Board set {set}: a board appears twice.</source>
        <translation>Zestaw {set}: jedno z&#xa0;rozdań jest w&#xa0;nim dwa razy.</translation>
    </message>
    <message>
        <source>Round {round}, table {table} does not exist (rounds: {rounds}, tables: {tables}).</source>
        <translation>Nie ma rundy {round} ze stołem {table} (rund: {rounds}, stołów: {tables}).</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no board set {set}; they are 1 to {sets}.</source>
        <translation>Runda {round}, stół {table}: nie ma zestawu {set}; zestawy mają numery od 1 do {sets}.</translation>
    </message>
    <message>
        <source>Round {round}: table {table} appears more than once.</source>
        <translation>Runda {round}: stół {table} jest w&#xa0;niej więcej niż raz.</translation>
    </message>
    <message>
        <source>Pairs {one} and {other} meet more than once: rounds {rounds}.</source>
        <translation>Pary {one} i&#xa0;{other} spotykają się więcej niż raz: rundy {rounds}.</translation>
    </message>
    <message>
        <source>Not all play equally often: {least} to {most} rounds.</source>
        <translation>Nie wszyscy grają równie często: od {least} do {most} rund.</translation>
    </message>
    <message>
        <source>Not all boards are played equally often: {least} to {most} times.</source>
        <translation>Nie wszystkie rozdania grane są równie często: od {least} do {most} razy.</translation>
    </message>
    <message>
        <source>Round {round}: tables {tables} share boards.</source>
        <translation>Runda {round}: stoły {tables} mają wspólne rozdania.</translation>
    </message>
    <message>
        <source>There are {count} movements in the file; leave one of them in it.</source>
        <translation>Liczba schematów w&#xa0;pliku to {count}; zostaw w&#xa0;nim jeden.</translation>
    </message>
    <message>
        <source>The file ends before round {round} is complete; rounds by the first line: {rounds}.</source>
        <translation>Plik kończy się przed końcem rundy {round}; według pierwszego wiersza rund jest {rounds}.</translation>
    </message>
    <message>
        <source>The rounds are complete ({rounds}); this line would be one more.</source>
        <translation>Rundy są kompletne ({rounds}); ten wiersz byłby jeszcze jedną.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: somebody plays against 0; an empty table is 0 0 0.</source>
        <translation>Runda {round}, stół {table}: ktoś gra przeciw 0; pusty stół to 0 0 0.</translation>
    </message>
    <message>
        <source>Write all board sets as numbers or all as letters; {found} differs from the others.</source>
        <translation>Zapisz wszystkie zestawy jako liczby albo jako litery; {found} różni się od innych.</translation>
    </message>
    <message>
        <source>The boards of the sets appear twice.</source>
        <translation>Rozdania zestawów podano dwa razy.</translation>
    </message>
    <message>
        <source>There is no board set {set}; they are 1 to {sets}.</source>
        <translation>Nie ma zestawu {set}; zestawy mają numery od 1 do {sets}.</translation>
    </message>
    <message>
        <source>The boards of board set {set} appear twice.</source>
        <translation>Rozdania zestawu {set} podano dwa razy.</translation>
    </message>
    <message>
        <source>The boards of board set {set} are missing.</source>
        <translation>Brakuje rozdań zestawu {set}.</translation>
    </message>
    <message>
        <source>Bridgemate rows are for pairs, and this movement is individual.</source>
        <translation>Wiersze Bridgemate są dla par, a&#xa0;ten schemat jest indywidualny.</translation>
    </message>
    <message>
        <source>There is no movement in the file.</source>
        <translation>W pliku nie ma żadnego schematu.</translation>
    </message>
    <message>
        <source>Tables by the first line: {tables}; there are lines for {count}.</source>
        <translation>Stołów według pierwszego wiersza: {tables}; wierszy ze stołami: {count}.</translation>
    </message>
    <message>
        <source>Boards by the first line: {boards}; board set {sets} would need {needed}.</source>
        <translation>Rozdań według pierwszego wiersza: {boards}; zestaw {sets} wymaga {needed}.</translation>
    </message>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Odtąd to nie jest JSON: kolumna {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Za dużo nawiasów w nawiasach.</translation>
    </message>
    <message>
        <source>This is not a movement; “format” should be “{format}”.</source>
        <translation>To nie jest schemat; „format” powinien mieć wartość „{format}”.</translation>
    </message>
    <message>
        <source>The file is of another version of the program: “version” is not 1.</source>
        <translation>Plik pochodzi z&#xa0;innej wersji programu: „version” to nie 1.</translation>
    </message>
    <message>
        <source>“{key}” is missing or not valid in a movement.</source>
        <translation>Brakuje „{key}” albo ma wartość, której schemat nie dopuszcza.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Ten wiersz jest za długi.</translation>
    </message>
    <message>
        <source>The file is too large to be a movement.</source>
        <translation>Plik jest za duży na schemat.</translation>
    </message>
    <message>
        <source>A number is missing here.</source>
        <translation>Brakuje tu liczby.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>Tu powinna być liczba, a nie {found}.</translation>
    </message>
    <message>
        <source>The number {found} is too large.</source>
        <translation>Liczba {found} jest za duża.</translation>
    </message>
    <message>
        <source>This is worked out for pairs, not for an individual movement, whose partners change.</source>
        <translation>To oblicza się dla par, nie dla schematu indywidualnego, w którym partnerzy się zmieniają.</translation>
    </message>
    <message>
        <source>There are 1 to {most} sessions, not {sessions}.</source>
        <translation>Sesji może być od 1 do {most}, nie {sessions}.</translation>
    </message>
    <message>
        <source>A weekend of this kind has {needed} sessions, not {sessions}.</source>
        <translation>Taki weekend wymaga sesji: {needed}, nie {sessions}.</translation>
    </message>
    <message>
        <source>A Mitchell and two Howells are for an even number of pairs from 8 to 60, not for {pairs}.</source>
        <translation>Mitchell i dwa Howelle są dla parzystej liczby par od 8 do 60, nie dla {pairs}.</translation>
    </message>
    <message>
        <source>A board set has at most {most} boards.</source>
        <translation>Zestaw ma najwyżej {most} rozdań.</translation>
    </message>
    <message>
        <source>A board appears twice in {found}.</source>
        <translation>W&#xa0;{found} jedno z&#xa0;rozdań jest dwa razy.</translation>
    </message>
    <message>
        <source>{found} is not a list of boards; write them as 1-3 or as 1,4,7.</source>
        <translation>{found} to nie lista rozdań; pisz je jako 1-3 albo 1,4,7.</translation>
    </message>
    <message>
        <source>There is no column {missing}; the first line should name the columns {all}.</source>
        <translation>Nie ma kolumny {missing}; pierwszy wiersz powinien wymieniać kolumny {all}.</translation>
    </message>
    <message>
        <source>Column {missing} appears twice.</source>
        <translation>Są dwie kolumny {missing}.</translation>
    </message>
    <message>
        <source>This line has fewer cells than there are headings.</source>
        <translation>Ten wiersz ma mniej pól, niż jest nagłówków.</translation>
    </message>
    <message>
        <source>This line cannot be read as part of a table.</source>
        <translation>Tego wiersza nie można odczytać jako części tabeli.</translation>
    </message>
    <message>
        <source>A quotation mark is opened in this line and never closed.</source>
        <translation>W tym wierszu otwarto cudzysłów i nie zamknięto go.</translation>
    </message>
    <message>
        <source>The file has round {later}, but no line for round {round}.</source>
        <translation>Jest runda {later}, a nie ma żadnego wiersza rundy {round}.</translation>
    </message>
    <message>
        <source>There is no line below the headings.</source>
        <translation>Pod nagłówkami nie ma żadnego wiersza.</translation>
    </message>
    <message>
        <source>Pairs here: {pairs}; in lines above: {before}.</source>
        <translation>Liczba par to tutaj {pairs}, a&#xa0;w&#xa0;wierszach powyżej {before}.</translation>
    </message>
    <message>
        <source>No pair {pair} has played before round {round}.</source>
        <translation>Para {pair} nie grała przed rundą {round}.</translation>
    </message>
    <message>
        <source>From round {round} on no table has room for another pair.</source>
        <translation>Od rundy {round} nikt nie może zagrać z jeszcze jedną parą.</translation>
    </message>
    <message>
        <source>In a movement of pairs rounds 2 to {most} can be worked out again.</source>
        <translation>W schemacie par rundy od 2 do {most} można ułożyć na nowo.</translation>
    </message>
    <message>
        <source>No table can take an appendix table: two moving pairs must meet there in every round.</source>
        <translation>Żaden stół nie przyjmie stołu dodatkowego: w każdej rundzie muszą tam grać dwie pary ruchome.</translation>
    </message>
    <message>
        <source>Table {table} can take no appendix table: two moving pairs must meet there in every round.</source>
        <translation>Stół {table} nie przyjmie stołu dodatkowego: w każdej rundzie muszą tam grać dwie pary ruchome.</translation>
    </message>
    <message>
        <source>A twin Mitchell has two sections with odd tables, 6 or more in all; not {pairs} pairs.</source>
        <translation>Mitchell bliźniaczy ma dwa sektory o nieparzystej liczbie stołów, razem co najmniej 6; nie dla {pairs} par.</translation>
    </message>
    <message>
        <source>This kind of movement is for an even number of tables, 4 to {most}; {pairs} pairs are not.</source>
        <translation>Taki schemat wymaga parzystej liczby stołów, od 4 do {most}, czego {pairs} par nie daje.</translation>
    </message>
    <message>
        <source>A perfect Howell is known for {numbers} pairs, not for {pairs}: improve a Howell instead.</source>
        <translation>Idealny Howell istnieje dla {numbers} par, a nie dla {pairs}: zoptymalizuj zwykłego.</translation>
    </message>
    <message>
        <source>An American Whist is for an odd number of teams, 6 to {most} pairs, not {pairs}.</source>
        <translation>American Whist jest dla nieparzystej liczby drużyn z dwóch par, od 6 do {most} par, nie dla {pairs}.</translation>
    </message>
    <message>
        <source>A rainbow has 20 to {most} players, tables not divisible by 2 or 3; not {players}.</source>
        <translation>Rainbow ma od 20 do {most} zawodników i liczbę stołów niepodzielną przez 2 i 3; nie {players}.</translation>
    </message>
    <message>
        <source>{found} is neither a number nor a board set, which is a number or a capital letter.</source>
        <translation>{found} nie jest ani liczbą, ani zestawem rozdań, czyli liczbą lub wielką literą.</translation>
    </message>
    <message>
        <source>The fifth number is 1 for an individual movement and 0 for one of pairs, not {found}.</source>
        <translation>Piąta liczba pierwszego wiersza to 1 dla schematu indywidualnego i&#xa0;0 dla schematu par, a&#xa0;nie {found}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, five per table (N, S, E, W, board set), not {count}.</source>
        <translation>Runda {round} wymaga liczb: {needed}, po pięć na stół (N, S, E, W, zestaw), a nie {count}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, three per table (NS, EW, board set), not {count}.</source>
        <translation>Runda {round} wymaga liczb: {needed}, po trzy na stół (NS, EW, zestaw), a nie {count}.</translation>
    </message>
    <message>
        <source>Bridgemate rows need boards that follow one another, unlike those of board set {set}.</source>
        <translation>Wiersze Bridgemate wymagają kolejnych rozdań, a te w zestawie {set} nie są kolejne.</translation>
    </message>
    <message>
        <source>{found} is not an EBUScore movement of type 0, 1, 2, 5, 6 or 7, or has a missing pair.</source>
        <translation>{found} nie jest schematem EBUScore typu 0, 1, 2, 5, 6 lub 7 albo brakuje w nim pary.</translation>
    </message>
    <message>
        <source>Table {table} needs {needed} numbers (NS, EW, board set; rounds: {rounds}), not {count}.</source>
        <translation>Stół {table} wymaga liczb: {needed} (NS, EW, zestaw; rund: {rounds}), a nie {count}.</translation>
    </message>
    <message>
        <source>Sessions measured as one have equal numbers of pairs: one has {pairs}, another {others}.</source>
        <translation>Sesje oceniane razem mają po tyle samo par: jedna ma {pairs}, inna {others}.</translation>
    </message>
    <message>
        <source>The best switches are searched for up to {most} pairs, not {pairs} (board sets: {sets}).</source>
        <translation>Najlepszych obrotów szuka się dla najwyżej {most} par, a nie {pairs} (zestawów: {sets}).</translation>
    </message>
    <message>
        <source>Bump Mitchell: 9, 11 … {most} pairs, fewer rounds than tables; not {pairs} in {rounds}.</source>
        <translation>Mitchell ze spychaniem: 9, 11 … {most} par, mniej rund niż stołów; nie {pairs} w {rounds}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} already played board {board}, round {before}.</source>
        <translation>Runda {round}, stół {table}: para {pair} grała już rozdanie {board}, w&#xa0;rundzie {before}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} already played board {board}, round {before}.</source>
        <translation>Runda {round}, stół {table}: zawodnik {pair} grał już rozdanie {board}, w&#xa0;rundzie {before}.</translation>
    </message>
    <message>
        <source>First line: pairs, tables, rounds, board sets, 1 if individual. Numbers in it: {count}.</source>
        <translation>Pierwszy wiersz: pary, stoły, rundy, zestawy rozdań, 1 gdy indywidualny. Liczb w nim: {count}.</translation>
    </message>
    <message>
        <source>First line: type, tables, boards, boards per round, rounds. Numbers in it: {count}.</source>
        <translation>Pierwszy wiersz: typ, stoły, rozdania, rozdania na rundę, rundy. Liczb w nim: {count}.</translation>
    </message>
</context>
<context>
    <name>MovementNotices</name>
    <message numerus="yes">
        <source>%n meeting(s) repeated</source>
        <translation>
            <numerusform>%n powtórzone spotkanie</numerusform>
            <numerusform>%n powtórzone spotkania</numerusform>
            <numerusform>%n powtórzonych spotkań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared in %n round(s)</source>
        <translation>
            <numerusform>Wspólne rozdania w&#xa0;%n rundzie</numerusform>
            <numerusform>Wspólne rozdania w&#xa0;%n rundach</numerusform>
            <numerusform>Wspólne rozdania w&#xa0;%n rundach</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables play the same boards in a round</source>
        <translation>Wszystkie stoły grają w&#xa0;rundzie te same rozdania</translation>
    </message>
    <message>
        <source>The figures are approximate</source>
        <translation>Wskaźniki są przybliżone</translation>
    </message>
    <message>
        <source>A click or Space switches a meeting, a click on a heading the round or table; L locks it.</source>
        <translation>Kliknięcie lub Spacja obraca spotkanie, L je blokuje; kliknięcie nagłówka obraca całą rundę lub stół.</translation>
    </message>
</context>
<context>
    <name>MovementPlaces</name>
    <message>
        <source>Play a Mi&amp;llion Events</source>
        <translation>Rozegraj mi&amp;lion turniejów</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, {events} events</source>
        <translation>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, turniejów: {events}</translation>
    </message>
    <message>
        <source>Strength 1 takes place 1 in {own}&#xa0;% of all events.</source>
        <translation>Siła 1 zajmuje miejsce 1 w&#xa0;{own}% turniejów.</translation>
    </message>
    <message>
        <source>More events make the figures more exact.</source>
        <translation>Im więcej turniejów, tym dokładniejsze wskaźniki.</translation>
    </message>
    <message>
        <source>Events played</source>
        <translation>Rozegrane turnieje</translation>
    </message>
    <message>
        <source>Strength {strength}: place {strength} in {own}&#xa0;% of events, that or better in {within}&#xa0;%.</source>
        <translation>Siła {strength} zajmuje miejsce {strength} w&#xa0;{own}% turniejów, a&#xa0;to lub lepsze w&#xa0;{within}%.</translation>
    </message>
    <message>
        <source>sdb/3: luck in percentages. Qb: the same as quality. Qd: how many places are right, in %.</source>
        <translation>sdb/3: szczęście w procentach. Qb: to samo jako jakość. Qd: ile miejsc jest słusznych, w %.</translation>
    </message>
</context>
<context>
    <name>MovementReport</name>
    <message>
        <source>Quality: 100 is even for all.</source>
        <translation>Jakość: 100 to równość dla wszystkich.</translation>
    </message>
    <message>
        <source>Qf, bound</source>
        <translation>Qf, granica</translation>
    </message>
    <message>
        <source>No arrow switches can reach more.</source>
        <translation>Żadne obroty nie dadzą więcej.</translation>
    </message>
    <message>
        <source>Quality if a pair stays away, on average.</source>
        <translation>Jakość, gdy jedna para pauzuje, średnio.</translation>
    </message>
    <message>
        <source>The same for the best pair number to stay away.</source>
        <translation>To samo dla najlepszego numeru pauzy.</translation>
    </message>
    <message>
        <source>The same for the worst.</source>
        <translation>To samo dla najgorszego.</translation>
    </message>
    <message>
        <source>Quality without rounding.</source>
        <translation>Jakość bez zaokrąglenia.</translation>
    </message>
    <message>
        <source>Opposition: 100 if all meet all equally often.</source>
        <translation>Spotkania: 100, gdy wszyscy grają ze sobą równie często.</translation>
    </message>
    <message>
        <source>Skewness: 0 is even for all.</source>
        <translation>Nierówność: 0 to równość dla wszystkich.</translation>
    </message>
    <message>
        <source>Fourth moment of the matrix.</source>
        <translation>Czwarty moment macierzy.</translation>
    </message>
    <message>
        <source>Least skewness if a pair stays away.</source>
        <translation>Najmniejsza nierówność, gdy jedna para pauzuje.</translation>
    </message>
    <message>
        <source>Greatest skewness if a pair stays away.</source>
        <translation>Największa nierówność, gdy jedna para pauzuje.</translation>
    </message>
    <message>
        <source>Least skewness if a pair that always shares stays away.</source>
        <translation>Najmniejsza nierówność, gdy pauzuje para zawsze ze wspólnymi rozdaniami.</translation>
    </message>
    <message>
        <source>Luck, in percent, with two strong pairs among the others.</source>
        <translation>Szczęście, w&#xa0;procentach, z&#xa0;dwiema silnymi parami.</translation>
    </message>
    <message>
        <source>Luck, in percent, with pairs of all strengths.</source>
        <translation>Szczęście, w&#xa0;procentach, z&#xa0;parami o&#xa0;różnej sile.</translation>
    </message>
    <message>
        <source>The same as a quality.</source>
        <translation>To samo jako jakość.</translation>
    </message>
    <message>
        <source>How often, in percent, a pair gets the place it earns.</source>
        <translation>Jak często, w&#xa0;procentach, para zajmuje należne miejsce.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wskaźnik</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Zapisane</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>Figures of the movement</source>
        <translation>Wskaźniki schematu</translation>
    </message>
    <message>
        <source>Figures of the movement, approximate</source>
        <translation>Wskaźniki schematu, przybliżone</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>How much each pair matters to every other</source>
        <translation>Jak bardzo każda para wpływa na każdą inną</translation>
    </message>
    <message>
        <source>{mean} would be even</source>
        <translation>{mean} oznaczałoby równość</translation>
    </message>
</context>
<context>
    <name>MovementShown</name>
    <message>
        <source>Who plays where in each round</source>
        <translation>Kto gdzie gra w każdej rundzie</translation>
    </message>
</context>
<context>
    <name>MovementTools</name>
    <message>
        <source>&amp;Choose</source>
        <translation>Wy&amp;bierz</translation>
    </message>
    <message>
        <source>Movements for these pairs and boards (F4)</source>
        <translation>Schematy dla podanej liczby par i&#xa0;rozdań (F4)</translation>
    </message>
    <message>
        <source>&amp;Sit-outs</source>
        <translation>Pau&amp;zy</translation>
    </message>
    <message>
        <source>Best number for the missing pair</source>
        <translation>Najlepszy numer dla brakującej pary</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>&amp;Miejsca</translation>
    </message>
    <message>
        <source>How often each strength finishes in each place</source>
        <translation>Jak często każda siła zajmuje które miejsce</translation>
    </message>
</context>
<context>
    <name>MovementsRoom</name>
    <message>
        <source>This movement</source>
        <translation>Ten schemat</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Zapisany</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>use a compared movement</source>
        <translation>użycie porównywanego schematu</translation>
    </message>
    <message>
        <source>pair comes or goes</source>
        <translation>para przychodzi lub odchodzi</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Schemat</translation>
    </message>
    <message>
        <source>optimise</source>
        <translation>optymalizacja</translation>
    </message>
    <message>
        <source>leave a pair out</source>
        <translation>pauza pary</translation>
    </message>
</context>
<context>
    <name>NameCompleter</name>
    <message>
        <source>Players of the register</source>
        <translation>Zawodnicy z rejestru</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>A preset needs a name.</source>
        <translation>Zestaw ustawień musi mieć nazwę.</translation>
    </message>
</context>
<context>
    <name>NewEvening</name>
    <message>
        <source>New Evening</source>
        <translation>Nowy turniej par</translation>
    </message>
    <message>
        <source>From a &amp;File…</source>
        <translation>Z pli&amp;ku…</translation>
    </message>
    <message>
        <source>&amp;Two winners</source>
        <translation>&amp;Dwie klasyfikacje</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, tables: {tables}</source>
        <translation>Par: {pairs}, stołów: {tables}</translation>
    </message>
    <message>
        <source>&amp;Individual: one player per line</source>
        <translation>&amp;Indywidualny: jeden zawodnik w wierszu</translation>
    </message>
    <message>
        <source>Make Evening</source>
        <translation>Utwórz turniej par</translation>
    </message>
    <message>
        <source>Players: {players}, tables: {tables}</source>
        <translation>Graczy: {players}, stołów: {tables}</translation>
    </message>
    <message>
        <source>At least {count} pairs are needed: one per line, or their number.</source>
        <translation>Potrzeba co najmniej {count} par: po jednej w wierszu albo ich liczba.</translation>
    </message>
    <message>
        <source>The number of players must be divisible by four; enter one per line.</source>
        <translation>Liczba zawodników musi być podzielna przez cztery; po jednym w wierszu.</translation>
    </message>
    <message>
        <source>No movement is known for this number of pairs; open one from a file.</source>
        <translation>Nie jest znany schemat dla tej liczby par; otwórz go z pliku.</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards</source>
        <translation>{name}: {rounds} × {each}, razem rozdań: {boards}</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards, shared by tables</source>
        <translation>{name}: {rounds} × {each}, razem rozdań: {boards}, wspólne dla stołów</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Schematy</translation>
    </message>
    <message>
        <source>Movement of the Evening</source>
        <translation>Schemat turnieju par</translation>
    </message>
    <message>
        <source>{name} is for {pairs} pairs.</source>
        <translation>{name} jest dla {pairs} par.</translation>
    </message>
    <message>
        <source>{name} is for {pairs} players.</source>
        <translation>{name} jest dla {pairs} zawodników.</translation>
    </message>
    <message>
        <source>Ann Smith, Bob Jones</source>
        <translation>Anna Nowak, Jan Kowal</translation>
    </message>
    <message>
        <source>One pair per line, two names with a comma or a dash between them; or how many pairs</source>
        <translation>Para w wierszu, dwa nazwiska z przecinkiem lub kreską; albo ile par</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Pary</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>&amp;Rozdań na parę</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>Liczba &amp;sektorów</translation>
    </message>
    <message>
        <source>Mo&amp;vement</source>
        <translation>Sche&amp;mat</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>&amp;Obliczanie</translation>
    </message>
    <message>
        <source>As many boards as asked for: {name}, fairness {quality}.</source>
        <translation>Tyle rozdań, ile trzeba: {name}, sprawiedliwość {quality}.</translation>
    </message>
</context>
<context>
    <name>NewEventDialog</name>
    <message>
        <source>New Event</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <source>&amp;Teams</source>
        <translation>&amp;Drużyny</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Zawodnicy</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>&amp;Pary</translation>
    </message>
    <message>
        <source>League (round robin): everybody meets everybody</source>
        <translation>Liga: każdy z każdym</translation>
    </message>
    <message>
        <source>League, twice (double round robin): at home and away</source>
        <translation>Liga dwa razy: u siebie i na wyjeździe</translation>
    </message>
    <message>
        <source>S&amp;wiss pairs</source>
        <translation>Pary sz&amp;wajcarem</translation>
    </message>
    <message>
        <source>Chess t&amp;eams</source>
        <translation>Drużyny szac&amp;howe</translation>
    </message>
    <message>
        <source>Make Event</source>
        <translation>Utwórz turniej</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupy</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finał</translation>
    </message>
    <message>
        <source>Pairs have a room of their own.</source>
        <translation>Pary mają własny dział.</translation>
    </message>
    <message>
        <source>Names can be entered later, too.</source>
        <translation>Uczestników można wpisać też później.</translation>
    </message>
    <message>
        <source>Names: {count}, rounds: {rounds}.</source>
        <translation>Uczestników: {count}, rund: {rounds}.</translation>
    </message>
    <message>
        <source>With a rating or strength: {rated}.</source>
        <translation>Z rankingiem lub siłą: {rated}.</translation>
    </message>
    <message>
        <source>Swiss: opponents with similar scores meet</source>
        <translation>System szwajcarski: grają rywale o podobnym wyniku</translation>
    </message>
    <message>
        <source>Groups, and a final of the best</source>
        <translation>Grupy i finał najlepszych</translation>
    </message>
    <message>
        <source>Knock-out: the loser goes out</source>
        <translation>Puchar: przegrany odpada</translation>
    </message>
    <message>
        <source>Manual: you choose the matches</source>
        <translation>Ręcznie: mecze ustala sędzia</translation>
    </message>
    <message>
        <source>One per line, the strongest first; with a rating if there is one</source>
        <translation>Po jednym w wierszu, od najsilniejszego; z rankingiem, jeśli jest</translation>
    </message>
    <message>
        <source>qualify from each group:</source>
        <translation>z każdej awansuje:</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Szachownic w meczu</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>How many of each group qualify</source>
        <translation>Ile z każdej grupy awansuje</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Put Round {round} Together</source>
        <translation>Ułóż rundę {round}</translation>
    </message>
    <message>
        <source>Type the Names</source>
        <translation>Wpisz nazwiska</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a name.</source>
        <translation>
            <numerusform>%n gracz bez nazwiska.</numerusform>
            <numerusform>%n graczy bez nazwisk.</numerusform>
            <numerusform>%n graczy bez nazwisk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Result(s)</source>
        <translation>
            <numerusform>Wpisz %n wynik</numerusform>
            <numerusform>Wpisz %n wyniki</numerusform>
            <numerusform>Wpisz %n wyników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing on board(s) {boards}.</source>
        <translation>
            <numerusform>Brakuje w rozdaniu {boards}.</numerusform>
            <numerusform>Brakuje w rozdaniach {boards}.</numerusform>
            <numerusform>Brakuje w rozdaniach {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Nie ma jeszcze żadnego wyniku.</translation>
    </message>
    <message numerus="yes">
        <source>Names are missing in %n pair(s).</source>
        <translation>
            <numerusform>Brakuje nazwisk w %n parze.</numerusform>
            <numerusform>Brakuje nazwisk w %n parach.</numerusform>
            <numerusform>Brakuje nazwisk w %n parach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Board(s)</source>
        <translation>
            <numerusform>Wpisz %n rozdanie</numerusform>
            <numerusform>Wpisz %n rozdania</numerusform>
            <numerusform>Wpisz %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the Score Sheet</source>
        <translation>Wydrukuj protokół</translation>
    </message>
    <message>
        <source>All done: the score sheet is printed.</source>
        <translation>Wszystko gotowe: protokół jest wydrukowany.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Nic jeszcze nie wpisano.</translation>
    </message>
    <message>
        <source>Enter Names</source>
        <translation>Wpisz uczestników</translation>
    </message>
    <message>
        <source>At least two names are needed.</source>
        <translation>Potrzeba co najmniej dwóch uczestników.</translation>
    </message>
    <message>
        <source>Begin {stage}</source>
        <translation>Zacznij: {stage}</translation>
    </message>
    <message>
        <source>The entrants of {stage} are known.</source>
        <translation>Wiadomo, kto gra: {stage}.</translation>
    </message>
    <message>
        <source>Change {stage}</source>
        <translation>Zmień: {stage}</translation>
    </message>
    <message>
        <source>{stage} cannot begin as it is planned.</source>
        <translation>{stage}: nie może się zacząć tak, jak zaplanowano.</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Skojarz rundę {round}</translation>
    </message>
    <message>
        <source>All results of round {before} are in.</source>
        <translation>Są wszystkie wyniki rundy {before}.</translation>
    </message>
    <message>
        <source>Print the Ranking</source>
        <translation>Wydrukuj klasyfikację</translation>
    </message>
    <message>
        <source>All results are in.</source>
        <translation>Wszystkie wyniki są wpisane.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Opublikuj</translation>
    </message>
    <message>
        <source>The web pages are older than the results.</source>
        <translation>Strony WWW są starsze niż wyniki.</translation>
    </message>
    <message>
        <source>All done: the ranking is printed.</source>
        <translation>Wszystko gotowe: klasyfikacja jest wydrukowana.</translation>
    </message>
    <message>
        <source>No cards are printed yet.</source>
        <translation>Żadne karty nie są jeszcze wydrukowane.</translation>
    </message>
    <message>
        <source>Print the Cards</source>
        <translation>Wydrukuj karty</translation>
    </message>
    <message>
        <source>All done: the cards are printed.</source>
        <translation>Wszystko gotowe: karty są wydrukowane.</translation>
    </message>
    <message>
        <source>Change the Number of Rounds</source>
        <translation>Zmień liczbę rund</translation>
    </message>
    <message>
        <source>The rules allow no draw of round {round}.</source>
        <translation>Według zasad rundy {round} nie da się skojarzyć.</translation>
    </message>
    <message>
        <source>No round is drawn yet.</source>
        <translation>Żadna runda nie jest jeszcze skojarzona.</translation>
    </message>
    <message>
        <source>It can be drawn while round {before} is played.</source>
        <translation>Można ją skojarzyć, gdy trwa runda {before}.</translation>
    </message>
    <message>
        <source>Round {round}: no results yet.</source>
        <translation>Runda {round}: nie ma jeszcze wyników.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing at table(s) {tables}.</source>
        <translation>
            <numerusform>Runda {round}: brakuje przy stole {tables}.</numerusform>
            <numerusform>Runda {round}: brakuje przy stołach {tables}.</numerusform>
            <numerusform>Runda {round}: brakuje przy stołach {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing on board(s) {tables}.</source>
        <translation>
            <numerusform>Runda {round}: brakuje na szachownicy {tables}.</numerusform>
            <numerusform>Runda {round}: brakuje na szachownicach {tables}.</numerusform>
            <numerusform>Runda {round}: brakuje na szachownicach {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Break %n Tie(s)</source>
        <translation>
            <numerusform>Rozstrzygnij %n remis</numerusform>
            <numerusform>Rozstrzygnij %n remisy</numerusform>
            <numerusform>Rozstrzygnij %n remisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner at table(s) {tables}.</source>
        <translation>
            <numerusform>Runda {round}: brak zwycięzcy przy stole {tables}.</numerusform>
            <numerusform>Runda {round}: brak zwycięzcy przy stołach {tables}.</numerusform>
            <numerusform>Runda {round}: brak zwycięzcy przy stołach {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner on board(s) {tables}.</source>
        <translation>
            <numerusform>Runda {round}: brak zwycięzcy na szachownicy {tables}.</numerusform>
            <numerusform>Runda {round}: brak zwycięzcy na szachownicach {tables}.</numerusform>
            <numerusform>Runda {round}: brak zwycięzcy na szachownicach {tables}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NormWords</name>
    <message>
        <source>games played: {found}, needed {needed}</source>
        <translation>rozegrane partie: {found}, potrzeba {needed}</translation>
    </message>
    <message>
        <source>players: {found}, needed {needed}</source>
        <translation>zawodnicy: {found}, potrzeba {needed}</translation>
    </message>
    <message>
        <source>other federations of opponents: {found}, needed {needed}</source>
        <translation>inne federacje przeciwników: {found}, potrzeba {needed}</translation>
    </message>
    <message>
        <source>opponents of the player&apos;s own federation: {found}, at most {needed}</source>
        <translation>przeciwnicy z własnej federacji: {found}, najwyżej {needed}</translation>
    </message>
    <message>
        <source>opponents of one federation: {found}, at most {needed}</source>
        <translation>przeciwnicy z jednej federacji: {found}, najwyżej {needed}</translation>
    </message>
    <message>
        <source>opponents with titles: {found}, needed {needed}</source>
        <translation>przeciwnicy z tytułami: {found}, potrzeba {needed}</translation>
    </message>
    <message>
        <source>opponents with this title or a higher one: {found}, needed {needed}</source>
        <translation>przeciwnicy z tym tytułem lub wyższym: {found}, potrzeba {needed}</translation>
    </message>
    <message>
        <source>average rating of opponents: {found}, needed {needed}</source>
        <translation>średni ranking przeciwników: {found}, potrzeba {needed}</translation>
    </message>
    <message>
        <source>points: {found} %, needed {needed} %</source>
        <translation>punkty: {found}%, potrzeba {needed}%</translation>
    </message>
    <message>
        <source>performance: {found}, needed {needed}</source>
        <translation>ranking uzyskany: {found}, potrzeba {needed}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Own federation</source>
        <translation>Własna federacja</translation>
    </message>
    <message>
        <source>One federation</source>
        <translation>Jedna federacja</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Punkty, %</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norma</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Eight games and a round won without playing are enough (1.4.1c).</source>
        <translation>Wystarczy osiem partii i runda wygrana bez gry (1.4.1c).</translation>
    </message>
    <message>
        <source>Among so many guests federations do not matter (1.4.3d).</source>
        <translation>Przy tylu gościach federacje nie mają znaczenia (1.4.3d).</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Other federations</source>
        <translation>Inne federacje</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Tytuły</translation>
    </message>
    <message>
        <source>Of this title</source>
        <translation>Z tym tytułem</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Lacking</source>
        <translation>Brakuje</translation>
    </message>
    <message>
        <source>Title norms after round {number}</source>
        <translation>Normy na tytuły po rundzie {number}</translation>
    </message>
    <message>
        <source>Nobody reaches the performance of a norm</source>
        <translation>Nikt nie osiąga rankingu na normę</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federacja</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Liczy się jako</translation>
    </message>
    <message>
        <source>{name}: {title} norm</source>
        <translation>{name}: norma {title}</translation>
    </message>
    <message>
        <source>{title} norm: performance {performance}, needed {needed}; games: {games}.</source>
        <translation>Norma {title}: ranking uzyskany {performance}, potrzeba {needed}; partie: {games}.</translation>
    </message>
    <message>
        <source>No {title} norm: {lacking}.</source>
        <translation>Bez normy {title}: {lacking}.</translation>
    </message>
    <message>
        <source>FIDE title regulations 1.4, without rounds per day, arbiters and exempt championships</source>
        <translation>przepisy FIDE o tytułach 1.4; liczby rund dziennie, sędziów i mistrzostw z wyjątkami nie sprawdzono</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>({count} more)</source>
        <translation>(jeszcze {count})</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Enter {least} to {most}; Esc brings back {number}.</source>
        <translation>Wpisz od {least} do {most}; Esc przywraca {number}.</translation>
    </message>
    <message>
        <source>Enter {least} to {most}.</source>
        <translation>Wpisz od {least} do {most}.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>“{typed}” is not a number of whole or half tables.</source>
        <translation>„{typed}” nie jest liczbą całych ani połówek stołów.</translation>
    </message>
    <message>
        <source>“{typed}” is not a number.</source>
        <translation>„{typed}” nie jest liczbą.</translation>
    </message>
    <message>
        <source>{typed} is less than {least}.</source>
        <translation>{typed} to mniej niż {least}.</translation>
    </message>
    <message>
        <source>{typed} is more than {most}.</source>
        <translation>{typed} to więcej niż {most}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number.</source>
        <translation>„{typed}” nie jest liczbą całkowitą.</translation>
    </message>
    <message>
        <source>“{typed}” has too many decimals: {count} at most.</source>
        <translation>„{typed}” ma za dużo miejsc po przecinku: najwyżej {count}.</translation>
    </message>
</context>
<context>
    <name>OptimisePanel</name>
    <message>
        <source>Who&amp;le rounds only</source>
        <translation>Tyl&amp;ko całe rundy</translation>
    </message>
    <message>
        <source>All tables switch in the same rounds, so no table needs a card of its own.</source>
        <translation>Wszystkie stoły obraca się w&#xa0;tych samych rundach, więc żaden nie potrzebuje przewodnika.</translation>
    </message>
    <message>
        <source>Other b&amp;ase movements too</source>
        <translation>Też &amp;inne schematy podstawowe</translation>
    </message>
    <message>
        <source>Pairs may meet twice</source>
        <translation>Pary mogą spotkać się dwa razy</translation>
    </message>
    <message>
        <source>With a few rounds more than a Mitchell, this can be much fairer.</source>
        <translation>Przy kilku rundach więcej niż ma Mitchell może być to dużo sprawiedliwsze.</translation>
    </message>
    <message>
        <source>No shared boards</source>
        <translation>Bez wspólnych rozdań</translation>
    </message>
    <message>
        <source>Stationary pairs: at least </source>
        <translation>Stałe pary: co najmniej </translation>
    </message>
    <message>
        <source>Stationary pairs</source>
        <translation>Stałe pary</translation>
    </message>
    <message>
        <source>Copies of the boards: </source>
        <translation>Kopie rozdań: </translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Kopie rozdań</translation>
    </message>
    <message>
        <source>Best sit-out: usual weight</source>
        <translation>Najlepsza pauza: zwykła waga</translation>
    </message>
    <message>
        <source>Best sit-out: weight </source>
        <translation>Najlepsza pauza: waga </translation>
    </message>
    <message>
        <source>Weight of the best sit-out</source>
        <translation>Waga najlepszej pauzy</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Postęp szukania</translation>
    </message>
    <message>
        <source>Stopped. The best movement so far is kept.</source>
        <translation>Zatrzymano. Najlepszy znaleziony schemat pozostaje.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}, at most {bound}. Tries: {tries}.</source>
        <translation>Qf {qf}, przedtem {before}, najwyżej {bound}. Prób: {tries}.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}. Tries: {tries}.</source>
        <translation>Qf {qf}, przedtem {before}. Prób: {tries}.</translation>
    </message>
    <message>
        <source>{count} million</source>
        <translation>{count}&#xa0;mln</translation>
    </message>
    <message>
        <source>Proven: no other choice of switches is better.</source>
        <translation>Dowiedzione: żaden inny wybór obrotów nie jest lepszy.</translation>
    </message>
    <message>
        <source>The bound is reached: Qf cannot be higher.</source>
        <translation>Granica osiągnięta: Qf nie może być wyższe.</translation>
    </message>
    <message>
        <source>No gain in the last {tries} tries: it is the best that is known.</source>
        <translation>Bez poprawy przez ostatnie próby ({tries}): to najlepszy znany.</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>&amp;Optimise</source>
        <translation>&amp;Optymalizuj</translation>
    </message>
    <message>
        <source>Stops the search and keeps the best movement so far (Esc)</source>
        <translation>Zatrzymuje szukanie i&#xa0;zachowuje najlepszy znaleziony schemat (Esc)</translation>
    </message>
    <message>
        <source>Looks for the arrow switches that make the movement fairest</source>
        <translation>Szuka obrotów, przy których schemat jest najsprawiedliwszy</translation>
    </message>
    <message>
        <source>Opponents and tables may change, too, not only the directions.</source>
        <translation>Mogą się zmienić także przeciwnicy i stoły, nie tylko linie.</translation>
    </message>
    <message>
        <source>No other base movement is known for this number of pairs and rounds.</source>
        <translation>Nie jest znany inny schemat podstawowy dla tej liczby par i rund.</translation>
    </message>
    <message>
        <source>Locked tables keep the base movement: unlock them first.</source>
        <translation>Zablokowane stoły zachowują schemat podstawowy: najpierw je odblokuj.</translation>
    </message>
    <message>
        <source>Other base movements switch single tables, not whole rounds.</source>
        <translation>Inne schematy podstawowe obracają pojedyncze stoły, nie całe rundy.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>What the search may change, and what it weighs</source>
        <translation>Co wyszukiwanie może zmienić i co bierze pod uwagę</translation>
    </message>
    <message>
        <source>At equal Qf, better sit-outs decide; weight usually 2, or 0 if a pair sits out anyway.</source>
        <translation>Przy równym Qf decydują lepsze pauzy; waga zwykle 2, a 0, gdy para i tak pauzuje.</translation>
    </message>
</context>
<context>
    <name>OwnScalesDialog</name>
    <message>
        <source>Own Scales</source>
        <translation>Skale własne</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Skale własne</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowa</translation>
    </message>
    <message>
        <source>Begin a table, to be typed in</source>
        <translation>Zaczyna tabelę do wpisania</translation>
    </message>
    <message>
        <source>&amp;Bands for Each VP</source>
        <translation>&amp;Przedziały dla każdego VP</translation>
    </message>
    <message>
        <source>&amp;VP for Each Margin</source>
        <translation>&amp;VP dla każdej różnicy</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
        <source>A table in a CSV, XLSX, ODS or HTML file, or a scale file</source>
        <translation>Tabela w pliku CSV, XLSX, ODS lub HTML albo plik skali</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Wk&amp;lej</translation>
    </message>
    <message>
        <source>Reads a table that was copied from anywhere</source>
        <translation>Odczytuje tabelę skopiowaną gdziekolwiek</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Edytuj…</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>Zapi&amp;sz kopię…</translation>
    </message>
    <message>
        <source>A scale file, to be handed on</source>
        <translation>Plik skali, do przekazania dalej</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>Brings back the scale that was removed last</source>
        <translation>Przywraca ostatnio usuniętą skalę</translation>
    </message>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>Użyj &amp;tej skali</translation>
    </message>
    <message>
        <source>Copy a table first; there is no text to paste.</source>
        <translation>Najpierw skopiuj tabelę; nie ma tekstu do wklejenia.</translation>
    </message>
    <message>
        <source>Open a Table or a Scale</source>
        <translation>Otwórz tabelę lub skalę</translation>
    </message>
    <message>
        <source>Tables and scales ({suffixes})</source>
        <translation>Tabele i skale ({suffixes})</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Scales ({suffixes})</source>
        <translation>Skale ({suffixes})</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>skala</translation>
    </message>
    <message>
        <source>For {boards}</source>
        <translation>Na {boards}</translation>
    </message>
    <message>
        <source>You have no own scales yet: type one with New, paste a table, or open a file.</source>
        <translation>Nie masz jeszcze własnych skal: wpisz skalę przyciskiem Nowa, wklej tabelę albo otwórz plik.</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Page shown</source>
        <translation>Pokazana strona</translation>
    </message>
    <message numerus="yes">
        <source>of %n page(s)</source>
        <translation>
            <numerusform>z&#xa0;%n</numerusform>
            <numerusform>z&#xa0;%n</numerusform>
            <numerusform>z&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {page} of {pages}: {title}</source>
        <translation>Strona {page} z&#xa0;{pages}: {title}</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Cała</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Cała strona</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Podgląd stron</translation>
    </message>
</context>
<context>
    <name>PagedRoom</name>
    <message>
        <source>Pages of the room</source>
        <translation>Strony działu</translation>
    </message>
</context>
<context>
    <name>PairsDecisions</name>
    <message>
        <source>Score given</source>
        <translation>Przyznany wynik</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Poprawka</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Rozjemczy</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Rozdanie anulowane</translation>
    </message>
    <message>
        <source>Board counts again</source>
        <translation>Rozdanie znów się liczy</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Law and reason</source>
        <translation>Przepis i powód</translation>
    </message>
</context>
<context>
    <name>PairsDocument</name>
    <message>
        <source>New evening</source>
        <translation>Nowy turniej par</translation>
    </message>
</context>
<context>
    <name>PairsDoubts</name>
    <message>
        <source>The others have {points} for the other side: was the arrow turned?</source>
        <translation>Inni mają {points} dla drugiej strony: czy strzałka była obrócona?</translation>
    </message>
    <message>
        <source>No other result is anywhere near {points}.</source>
        <translation>Żaden inny wynik nie jest bliski {points}.</translation>
    </message>
    <message>
        <source>The contract is down by six or more.</source>
        <translation>Kontrakt bez sześciu lub więcej.</translation>
    </message>
    <message>
        <source>This looks like board {board}.</source>
        <translation>To wygląda na rozdanie {board}.</translation>
    </message>
</context>
<context>
    <name>PairsEntryWords</name>
    <message>
        <source>{pair} from {before} to {now}</source>
        <translation>{pair} z {before} na {now}</translation>
    </message>
    <message>
        <source>Places: {moves}.</source>
        <translation>Miejsca: {moves}.</translation>
    </message>
    <message>
        <source>Enter again takes it as it is, Backspace corrects it.</source>
        <translation>Ponowny Enter przyjmuje to bez zmian, Backspace poprawia.</translation>
    </message>
</context>
<context>
    <name>PairsError</name>
    <message>
        <source>Round {round}, table {table}, board {board}: {reason}</source>
        <translation>Runda {round}, stół {table}, rozdanie {board}: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, board {board}: there are two results.</source>
        <translation>Runda {round}, stół {table}, rozdanie {board}: są dwa wyniki.</translation>
    </message>
    <message>
        <source>There are two pairs with the number {number}.</source>
        <translation>Są dwie pary o numerze {number}.</translation>
    </message>
    <message>
        <source>There is no pair {number}.</source>
        <translation>Nie ma pary {number}.</translation>
    </message>
    <message>
        <source>Pair {number} has no starting position.</source>
        <translation>Para {number} nie ma miejsca startowego.</translation>
    </message>
    <message>
        <source>Pair {number} has two starting positions.</source>
        <translation>Para {number} ma dwa miejsca startowe.</translation>
    </message>
    <message>
        <source>Section {section} appears twice.</source>
        <translation>Są dwa sektory {section}.</translation>
    </message>
    <message>
        <source>There is no section {section}.</source>
        <translation>Nie ma sektora {section}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: nobody plays board {board} there.</source>
        <translation>Runda {round}, stół {table}: nikt nie gra tam rozdania {board}.</translation>
    </message>
    <message>
        <source>Another pair has the starting position {start}.</source>
        <translation>Miejsce startowe {start} należy do innej pary.</translation>
    </message>
    <message>
        <source>The starting positions are 1 to {most}, not {start}.</source>
        <translation>Miejsca startowe są od 1 do {most}, nie {start}.</translation>
    </message>
    <message>
        <source>A ScoreTable needs the columns PairId_NS and PairId_EW.</source>
        <translation>ScoreTable musi mieć kolumny PairId_NS i PairId_EW.</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Rozdanie {board}: {reason}</translation>
    </message>
    <message>
        <source>A stratum is a letter from A, the strongest, to {last}; “{typed}” is not one.</source>
        <translation>Kategoria to litera od A, najsilniejszej, do {last}; „{typed}” nią nie jest.</translation>
    </message>
    <message>
        <source>“{typed}” is not a date such as 2026-11-24.</source>
        <translation>„{typed}” nie jest datą taką jak 2026-11-24.</translation>
    </message>
    <message>
        <source>A result in the file needs the number of its board.</source>
        <translation>Wynik w pliku musi mieć numer rozdania.</translation>
    </message>
    <message>
        <source>This is not a USEBIO file of pairs.</source>
        <translation>To nie jest plik USEBIO turnieju par.</translation>
    </message>
    <message>
        <source>There are no results in the file.</source>
        <translation>W pliku nie ma wyników.</translation>
    </message>
    <message>
        <source>The travellers are not where a USEBIO file has them.</source>
        <translation>Zapisów rozdań nie ma tam, gdzie ma je plik USEBIO.</translation>
    </message>
    <message>
        <source>There are more than {most} pairs.</source>
        <translation>Jest więcej niż {most} par.</translation>
    </message>
    <message>
        <source>“{typed}”: both sides get 0 to 100 %.</source>
        <translation>„{typed}”: obie strony dostają od 0 do 100%.</translation>
    </message>
    <message>
        <source>“{typed}”: a split score has two results, as in 420 | -50: for each side one.</source>
        <translation>„{typed}”: wynik podzielony ma dwie części, np. 420 | -50: po jednej dla każdej strony.</translation>
    </message>
    <message>
        <source>There are no names in the register.</source>
        <translation>W rejestrze nie ma nazwisk.</translation>
    </message>
    <message>
        <source>The register has no column with names; give it the heading Name.</source>
        <translation>Rejestr nie ma kolumny z nazwiskami; nadaj jej nagłówek Nazwisko.</translation>
    </message>
    <message>
        <source>The register has more than {most} players.</source>
        <translation>Rejestr ma więcej niż {most} zawodników.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row.</source>
        <translation>W tym wierszu cudzysłowu brakuje lub jest w złym miejscu.</translation>
    </message>
    <message>
        <source>Matchpoints need a scale of percentages, and IMPs one of IMPs.</source>
        <translation>Maksy wymagają skali w procentach, a IMP-y skali w IMP-ach.</translation>
    </message>
    <message>
        <source>The movement has {pairs} starting positions, not {found}.</source>
        <translation>Schemat ma miejsc startowych {pairs}, nie {found}.</translation>
    </message>
    <message>
        <source>Sessions in per cent and sessions in IMPs cannot be ranked together.</source>
        <translation>Sesji w procentach i sesji w IMP-ach nie można klasyfikować razem.</translation>
    </message>
    <message>
        <source>There is no pair “{pair}” in the event.</source>
        <translation>W turnieju nie ma pary „{pair}”.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet in round {round}.</source>
        <translation>Rozdanie {board}: {ns} i {ew} nie grają ze sobą w rundzie {round}.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet on it in this evening.</source>
        <translation>Rozdanie {board}: {ns} i {ew} nie grają go ze sobą w tym turnieju.</translation>
    </message>
    <message>
        <source>“{board}” is not the number of a board.</source>
        <translation>„{board}” nie jest numerem rozdania.</translation>
    </message>
    <message>
        <source>The file has no ScoreTable with results, and no board with its contract and result.</source>
        <translation>W pliku nie ma ScoreTable z wynikami ani rozdania z kontraktem i wynikiem.</translation>
    </message>
    <message>
        <source>“{typed}” is not a pair: put both names on one line, with a dash or a slash between them.</source>
        <translation>„{typed}” nie jest parą: wpisz oba nazwiska w jednym wierszu, oddzielone kreską lub ukośnikiem.</translation>
    </message>
    <message>
        <source>There is no result to be moved.</source>
        <translation>Nie ma wyniku do przeniesienia.</translation>
    </message>
    <message>
        <source>The result is there already.</source>
        <translation>Wynik już tam jest.</translation>
    </message>
    <message>
        <source>Board {board} has a result at table {table} already: swap the two, or clear it.</source>
        <translation>Rozdanie {board} ma już wynik przy stole {table}: zamień je albo usuń ten wynik.</translation>
    </message>
</context>
<context>
    <name>PairsFileError</name>
    <message>
        <source>There are no results in the file.</source>
        <translation>W pliku nie ma wyników.</translation>
    </message>
    <message>
        <source>The first line names the columns; “{column}” is missing.</source>
        <translation>Pierwszy wiersz nazywa kolumny; brakuje „{column}”.</translation>
    </message>
    <message>
        <source>“{column}” is not a known column.</source>
        <translation>„{column}” nie jest znaną kolumną.</translation>
    </message>
    <message>
        <source>Cells in this line: {found}, not {wanted}; put a score with a comma in quotes.</source>
        <translation>Ten wiersz ma komórek {found}, nie {wanted}; zapis z przecinkiem ujmij w cudzysłów.</translation>
    </message>
    <message>
        <source>The column “{column}” is blank here.</source>
        <translation>Kolumna „{column}” jest tu pusta.</translation>
    </message>
    <message>
        <source>Pair {pair} has board {board} a second time; the first is in line {first}.</source>
        <translation>Para {pair} ma rozdanie {board} po raz drugi; pierwszy w wierszu {first}.</translation>
    </message>
    <message>
        <source>Pair {pair} meets itself.</source>
        <translation>Para {pair} gra sama ze sobą.</translation>
    </message>
    <message>
        <source>“{typed}” is a contract, and its score needs a board number; “{board}” is not one.</source>
        <translation>„{typed}” to kontrakt; założenia wynikają z numeru rozdania, a „{board}” nim nie jest.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>There are more than {most} results in the file.</source>
        <translation>W pliku jest więcej niż {most} wyników.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed, or closed too early.</source>
        <translation>Cudzysłów nie jest zamknięty albo zamknięty za wcześnie.</translation>
    </message>
</context>
<context>
    <name>PairsFiles</name>
    <message>
        <source>Pairs evenings</source>
        <translation>Turnieje par</translation>
    </message>
    <message>
        <source>Open an Evening</source>
        <translation>Otwórz turniej par</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>pary</translation>
    </message>
    <message>
        <source>Save the Evening</source>
        <translation>Zapisz turniej par</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Rejestry</translation>
    </message>
    <message>
        <source>Register of Players</source>
        <translation>Rejestr zawodników</translation>
    </message>
</context>
<context>
    <name>PairsMethods</name>
    <message>
        <source>IMPs against the mean of the results, to the nearest 10 points.</source>
        <translation>IMP-y wobec średniej wyników, zaokrąglonej do 10 punktów.</translation>
    </message>
    <message>
        <source>IMPs against every other result.</source>
        <translation>IMP-y wobec każdego innego wyniku.</translation>
    </message>
    <message>
        <source>Continuous IMPs against the mean of the results.</source>
        <translation>Ciągłe IMP-y wobec średniej wyników.</translation>
    </message>
    <message>
        <source>2 for each result beaten, 1 for each equal one and for itself.</source>
        <translation>2 za każdy pobity wynik, 1 za każdy równy i za własny.</translation>
    </message>
    <message>
        <source>2 for each result beaten and 1 for each equal one, times expected by actual results.</source>
        <translation>2 za każdy pobity wynik i 1 za każdy równy, razy liczba oczekiwana przez faktyczną.</translation>
    </message>
    <message>
        <source>2 for a board won and 1 for one halved; the mean against all other results.</source>
        <translation>2 za wygrane rozdanie i 1 za zremisowane; średnia wobec wszystkich innych wyników.</translation>
    </message>
    <message>
        <source>2 per result beaten, 1 per equal one; Neuberg&apos;s formula for boards played less often.</source>
        <translation>2 za pobity wynik, 1 za równy; przy rozdaniach granych rzadziej wzór Neuberga.</translation>
    </message>
</context>
<context>
    <name>PairsModel</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
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
        <translation>IMP-y NS</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>Różnica NS</translation>
    </message>
    <message>
        <source>NS VP</source>
        <translation>VP NS</translation>
    </message>
    <message>
        <source>EW VP</source>
        <translation>VP EW</translation>
    </message>
    <message>
        <source>{table}, from board {board}</source>
        <translation>{table}, od rozdania {board}</translation>
    </message>
    <message>
        <source>Pairs of the team</source>
        <translation>Pary drużyny</translation>
    </message>
</context>
<context>
    <name>PairsPresentation</name>
    <message>
        <source>Nobody is seated yet</source>
        <translation>Nikt jeszcze nie ma miejsca</translation>
    </message>
</context>
<context>
    <name>PairsReport</name>
    <message>
        <source>Names</source>
        <translation>Nazwiska</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>With carry-over</source>
        <translation>Z carry-over</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>Z handicapem</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Section {section}</source>
        <translation>Sektor {section}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Rozdanie {board}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Razy</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Frekwensy</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Rozjemczy</translation>
    </message>
    <message>
        <source>{ranking}, provisional</source>
        <translation>{ranking} (wstępne)</translation>
    </message>
    <message numerus="yes">
        <source>{method}; %n result(s) missing</source>
        <translation>
            <numerusform>{method}; brakuje %n wyniku</numerusform>
            <numerusform>{method}; brakuje %n wyników</numerusform>
            <numerusform>{method}; brakuje %n wyników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) in play.</source>
        <translation>
            <numerusform>W grze jest %n rozdanie.</numerusform>
            <numerusform>W grze są %n rozdania.</numerusform>
            <numerusform>W grze jest %n rozdań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each pair plays %n of them.</source>
        <translation>
            <numerusform>Każda para gra %n z nich.</numerusform>
            <numerusform>Każda para gra %n z nich.</numerusform>
            <numerusform>Każda para gra %n z nich.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair plays {least} to {most} of them.</source>
        <translation>Para gra od {least} do {most} z nich.</translation>
    </message>
    <message numerus="yes">
        <source>A pair sits out %n round(s) at most.</source>
        <translation>
            <numerusform>Para pauzuje najwyżej %n rundę.</numerusform>
            <numerusform>Para pauzuje najwyżej %n rundy.</numerusform>
            <numerusform>Para pauzuje najwyżej %n rund.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is room for a late pair.</source>
        <translation>Jest miejsce dla spóźnionej pary.</translation>
    </message>
    <message>
        <source>There is no room for a late pair.</source>
        <translation>Nie ma miejsca dla spóźnionej pary.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n tables play the same boards at once.</source>
        <translation>
            <numerusform>Te same rozdania gra jednocześnie najwyżej %n stół.</numerusform>
            <numerusform>Te same rozdania grają jednocześnie najwyżej %n stoły.</numerusform>
            <numerusform>Te same rozdania gra jednocześnie najwyżej %n stołów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place with handicap</source>
        <translation>Miejsce z handicapem</translation>
    </message>
    <message>
        <source>Session {number}</source>
        <translation>Sesja {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Lista startowa według nazwisk</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Lista startowa według stołów</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Linia NS</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Linia EW</translation>
    </message>
    <message>
        <source>{method}; boards in play do not count yet</source>
        <translation>{method}; rozdania w&#xa0;grze jeszcze się nie liczą</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Dwie klasyfikacje: linie NS i EW są klasyfikowane osobno.</translation>
    </message>
    <message>
        <source>Fairness: {fairness} of 100.</source>
        <translation>Sprawiedliwość: {fairness} na 100.</translation>
    </message>
    <message>
        <source>Section {section}: {movement}.</source>
        <translation>Sektor {section}: {movement}.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Kategoria</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>{ranking}, stratum {stratum}</source>
        <translation>{ranking}, kategoria {stratum}</translation>
    </message>
    <message>
        <source>{ranking} by handicap</source>
        <translation>{ranking} z handicapem</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Maksy</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Cross-IMPs</source>
        <translation>Cross-IMP-y</translation>
    </message>
    <message>
        <source>Bastille</source>
        <translation>Bastille</translation>
    </message>
    <message>
        <source>Ascherman</source>
        <translation>Ascherman</translation>
    </message>
    <message>
        <source>Matchpoints, factored</source>
        <translation>Maksy, przeliczone</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Mean by boards</source>
        <translation>Średnia według rozdań</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nie grano</translation>
    </message>
    <message>
        <source>arrow turned</source>
        <translation>strzałka obrócona</translation>
    </message>
    <message>
        <source>{title}: {board}</source>
        <translation>{title}: {board}</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Para {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Zawodnik {number}</translation>
    </message>
    <message>
        <source>{name} (left after round {number})</source>
        <translation>{name} (odejście po rundzie {number})</translation>
    </message>
</context>
<context>
    <name>PairsResultEntry</name>
    <message>
        <source>board {board}</source>
        <translation>rozdanie {board}</translation>
    </message>
    <message>
        <source>board {board}, table {table} “{typed}”</source>
        <translation>rozdanie {board}, stół {table} „{typed}”</translation>
    </message>
    <message>
        <source>Not taken: {results}. {why}</source>
        <translation>Nie przyjęto: {results}. {why}</translation>
    </message>
    <message>
        <source>This goes to board {board}, table {table}. Backspace corrects the result.</source>
        <translation>To trafi do rozdania {board}, stół {table}. Backspace poprawia wynik.</translation>
    </message>
</context>
<context>
    <name>PairsRoom</name>
    <message>
        <source>A60/40, 3NT W +1, 60% 110, 40% -50, or 420 | -50 for both sides</source>
        <translation>A60/40, 3NT W +1, 60% 110, 40% -50 lub 420 | -50 dla obu stron</translation>
    </message>
    <message>
        <source>Compare only with results of the same deal (fouled board)</source>
        <translation>Porównuj tylko z wynikami tego samego rozkładu (zniekształcone rozdanie)</translation>
    </message>
    <message>
        <source>Adjusted Score of Board {board}</source>
        <translation>Wynik rozjemczy rozdania {board}</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Wynik</translation>
    </message>
    <message>
        <source>&amp;Law</source>
        <translation>&amp;Przepis</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>P&amp;owód</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Miejsce</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Data</translation>
    </message>
    <message>
        <source>Name, Place and Date</source>
        <translation>Nazwa, miejsce i data</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Grupa</translation>
    </message>
    <message>
        <source>Late Pair</source>
        <translation>Spóźniona para</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Nazwiska</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Miejsce</translation>
    </message>
    <message>
        <source>&amp;From round</source>
        <translation>&amp;Od rundy</translation>
    </message>
    <message>
        <source>Every seat is taken: a late pair needs another movement.</source>
        <translation>Wszystkie miejsca są zajęte: spóźniona para potrzebuje innego schematu.</translation>
    </message>
    <message>
        <source>&amp;Pair</source>
        <translation>P&amp;ara</translation>
    </message>
    <message>
        <source>Leaves &amp;after round</source>
        <translation>Odchodzi p&amp;o rundzie</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Za&amp;wodnik</translation>
    </message>
    <message>
        <source>&amp;Substitute</source>
        <translation>&amp;Zastępca</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Zastępca</translation>
    </message>
    <message>
        <source>Per &amp;cent of a top</source>
        <translation>Pro&amp;cent maksa</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMP-y</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) change.</source>
        <translation>
            <numerusform>Zmienia się %n stół.</numerusform>
            <numerusform>Zmieniają się %n stoły.</numerusform>
            <numerusform>Zmienia się %n stołów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) lose their place.</source>
        <translation>
            <numerusform>%n wynik traci miejsce.</numerusform>
            <numerusform>%n wyniki tracą miejsce.</numerusform>
            <numerusform>%n wyników traci miejsce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the register</source>
        <translation>
            <numerusform>%n zawodnik w rejestrze</numerusform>
            <numerusform>%n zawodników w rejestrze</numerusform>
            <numerusform>%n zawodników w rejestrze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list had no place left.</source>
        <translation>
            <numerusform>Na %n wiersz listy zabrakło miejsca.</numerusform>
            <numerusform>Na %n wiersze listy zabrakło miejsca.</numerusform>
            <numerusform>Na %n wierszy listy zabrakło miejsca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin an Evening</source>
        <translation>Zacznij turniej par</translation>
    </message>
    <message>
        <source>Two numbers are enough; names can follow later.</source>
        <translation>Wystarczą dwie liczby; nazwiska można wpisać później.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Names and More…</source>
        <translation>Nazwiska i więcej…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>wszystkie wyniki są wpisane</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>runda {round} z {count}</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Rozdanie {board}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Runda {round}, stół {table}</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>brakuje %n wyniku</numerusform>
            <numerusform>brakuje %n wyników</numerusform>
            <numerusform>brakuje %n wyników</numerusform>
        </translation>
    </message>
    <message>
        <source>board {board} cancelled</source>
        <translation>rozdanie {board} anulowane</translation>
    </message>
    <message>
        <source>late pair</source>
        <translation>spóźniona para</translation>
    </message>
    <message>
        <source>pair leaves</source>
        <translation>para odchodzi</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>zastępca</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>kara</translation>
    </message>
    <message>
        <source>There are results already, so the movement stays as it is.</source>
        <translation>Są już wyniki, więc schematu nie można zmienić.</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>schemat</translation>
    </message>
    <message>
        <source>In this movement pairs change direction, so there is one winner.</source>
        <translation>W tym schemacie pary zmieniają linię, więc klasyfikacja jest jedna.</translation>
    </message>
    <message>
        <source>two winners</source>
        <translation>dwie klasyfikacje</translation>
    </message>
    <message>
        <source>one winner</source>
        <translation>jedna klasyfikacja</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Dwie klasyfikacje: linie NS i EW są klasyfikowane osobno.</translation>
    </message>
    <message>
        <source>One winner: North-South and East-West are ranked together.</source>
        <translation>Jedna klasyfikacja: linie NS i EW są klasyfikowane razem.</translation>
    </message>
    <message>
        <source>name, place and date</source>
        <translation>nazwa, miejsce i data</translation>
    </message>
    <message>
        <source>sessions before</source>
        <translation>poprzednie sesje</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Nowy turniej par</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, boards: {boards}, {method}</source>
        <translation>Par: {pairs}, rozdań: {boards}, {method}</translation>
    </message>
    <message>
        <source>Withdraw a Pair</source>
        <translation>Wycofaj parę</translation>
    </message>
    <message>
        <source>Players: {pairs}, boards: {boards}, {method}</source>
        <translation>Graczy: {pairs}, rozdań: {boards}, {method}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Frekwensy</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Parts of the evening</source>
        <translation>Części turnieju par</translation>
    </message>
    <message>
        <source>Sessions before this one</source>
        <translation>Sesje przed tą</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>Do&amp;daj…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Sessions Before</source>
        <translation>Poprzednie sesje</translation>
    </message>
    <message>
        <source>&amp;Sessions before</source>
        <translation>Poprzednie &amp;sesje</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>Ra&amp;zem</translation>
    </message>
    <message>
        <source>&amp;Weight of each, %</source>
        <translation>&amp;Waga każdej, %</translation>
    </message>
    <message>
        <source>Pairs evenings</source>
        <translation>Turnieje par</translation>
    </message>
    <message>
        <source>Session Before</source>
        <translation>Poprzednia sesja</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n para</numerusform>
            <numerusform>%n pary</numerusform>
            <numerusform>%n par</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Swap with the result that is there</source>
        <translation>&amp;Zamień z wynikiem, który tam jest</translation>
    </message>
    <message>
        <source>Move to Another Board</source>
        <translation>Przenieś do innego rozdania</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Rozdanie</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Stół</translation>
    </message>
    <message>
        <source>There is no result to be moved: go to one first.</source>
        <translation>Nie ma wyniku do przeniesienia: najpierw przejdź do wyniku.</translation>
    </message>
    <message>
        <source>result moved</source>
        <translation>przeniesienie wyniku</translation>
    </message>
    <message>
        <source>Law 90</source>
        <translation>Przepis 90</translation>
    </message>
    <message>
        <source>cancelled boards count again</source>
        <translation>anulowane rozdania znów się liczą</translation>
    </message>
</context>
<context>
    <name>PairsWhy</name>
    <message>
        <source>The board was not played.</source>
        <translation>Rozdania nie grano.</translation>
    </message>
    <message>
        <source>No result yet: {ns} against {ew}.</source>
        <translation>Jeszcze bez wyniku: {ns} przeciw {ew}.</translation>
    </message>
    <message>
        <source>The board is cancelled.</source>
        <translation>Rozdanie jest anulowane.</translation>
    </message>
    <message>
        <source>Board {board}: {there} of {due} results are in.</source>
        <translation>Rozdanie {board}: wyniki wpisane {there} z {due}.</translation>
    </message>
    <message>
        <source>The arrow was turned: the pairs sat the other way round.</source>
        <translation>Strzałka była obrócona: pary siedziały odwrotnie.</translation>
    </message>
    <message>
        <source>Pairs other than those of the movement played the board.</source>
        <translation>Rozdanie grały inne pary niż te ze schematu.</translation>
    </message>
    <message>
        <source>The board was fouled; it is compared with the results of group {group}.</source>
        <translation>Rozdanie było zniekształcone; porównuje się je z wynikami grupy {group}.</translation>
    </message>
    <message>
        <source>The director gave this score: {reason}</source>
        <translation>Wynik przyznał sędzia: {reason}</translation>
    </message>
    <message>
        <source>Given: {percent} %; IMPs: {imps}.</source>
        <translation>Przyznano: {percent}%, czyli {imps} IMP.</translation>
    </message>
    <message>
        <source>Its average on the other boards gives the pair {imps}.</source>
        <translation>Średnia z pozostałych rozdań daje parze {imps}.</translation>
    </message>
    <message>
        <source>Given: {percent} %. The pair gets its average on the other boards, {own} %.</source>
        <translation>Przyznano: {percent}%. Para dostaje swoją średnią z pozostałych rozdań, {own}%.</translation>
    </message>
    <message>
        <source>Given: {percent} %.</source>
        <translation>Przyznano: {percent}%.</translation>
    </message>
    <message>
        <source>Results: {actual} of {expected} expected, too few to compare: {percent} %.</source>
        <translation>Wyników jest {actual} z {expected} oczekiwanych, za mało do porównania: {percent}%.</translation>
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
        <translation>{score}: lepszy niż {beaten}, równy {equal}, gorszy niż {lost} z pozostałych.</translation>
    </message>
    <message>
        <source>Matchpoints: {points} of {top}, {percent} %.</source>
        <translation>{points} z {top} maksów: {percent}%.</translation>
    </message>
    <message>
        <source>IMPs: {imps} / {divisor} = {points}.</source>
        <translation>{imps} / {divisor} = {points} IMP.</translation>
    </message>
    <message>
        <source>IMPs by their weights: {points}.</source>
        <translation>Według wag: {points} IMP.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}), without {left} at each end, is {mean}.</source>
        <translation>Średnia wyników ({count}), bez {left} z każdego końca, to {mean}.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}) is {mean}.</source>
        <translation>Średnia wyników ({count}) to {mean}.</translation>
    </message>
    <message>
        <source>To the nearest 10 points: {datum}.</source>
        <translation>Zaokrąglona do 10 punktów: {datum}.</translation>
    </message>
    <message>
        <source>{score} differs from it by {difference}; IMPs: {imps}.</source>
        <translation>{score} różni się od niej o {difference}: {imps} IMP.</translation>
    </message>
    <message>
        <source>{score}: {parts}; IMPs in all: {imps}.</source>
        <translation>{score}: {parts}; razem {imps} IMP.</translation>
    </message>
    <message>
        <source>{imps} against {other}</source>
        <translation>{imps} wobec {other}</translation>
    </message>
    <message>
        <source>{actual} of {expected} in; Neuberg: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</source>
        <translation>{actual} z {expected}; Neuberg: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: they play in different sections.</source>
        <translation>{one} i {other} nie spotykają się: grają w różnych sektorach.</translation>
    </message>
    <message>
        <source>{one} and {other} meet in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} i {other} spotykają się w rundzie {round} przy stole {table}; rozdania: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} are partners in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} i {other} są partnerami w rundzie {round} przy stole {table}; rozdania: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit North-South.</source>
        <translation>{one} i {other} nie spotykają się: obie pary siedzą zawsze na NS.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit East-West.</source>
        <translation>{one} i {other} nie spotykają się: obie pary siedzą zawsze na EW.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: the movement does not bring them to one table.</source>
        <translation>{one} i {other} nie spotykają się: schemat nie prowadzi ich do jednego stołu.</translation>
    </message>
    <message>
        <source>Both sit the other way than usual: the arrow is switched.</source>
        <translation>Obie pary siedzą odwrotnie niż zwykle: stół jest obrócony.</translation>
    </message>
    <message>
        <source>{pair}, {side}: begins at this table.</source>
        <translation>{pair}, {side}: zaczyna przy tym stole.</translation>
    </message>
    <message>
        <source>{pair}, {side}: sat out in round {round}.</source>
        <translation>{pair}, {side}: pauza w rundzie {round}.</translation>
    </message>
    <message>
        <source>{pair}, {side}: comes from table {table} ({before}).</source>
        <translation>{pair}, {side}: przychodzi od stołu {table} ({before}).</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table and changes direction.</source>
        <translation>{pair}, {side}: zostaje przy stole i zmienia linię.</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table.</source>
        <translation>{pair}, {side}: zostaje przy stole.</translation>
    </message>
</context>
<context>
    <name>PartStrip</name>
    <message>
        <source>The way to the end</source>
        <translation>Droga do końca</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Names</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Nagrody</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Schemat</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozkłady</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Wydruk</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>jeszcze nie</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>zaczęte</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>{part} {done} of {of}</source>
        <translation>{part} {done} z {of}</translation>
    </message>
    <message>
        <source>next</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>{part}: {progress}</source>
        <translation>{part}: {progress}</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sala</translation>
    </message>
</context>
<context>
    <name>PinMenu</name>
    <message>
        <source>&amp;Show {boards}</source>
        <translation>&amp;Pokaż {boards}</translation>
    </message>
    <message>
        <source>Move &amp;Left</source>
        <translation>Przesuń w &amp;lewo</translation>
    </message>
    <message>
        <source>Move &amp;Right</source>
        <translation>Przesuń w p&amp;rawo</translation>
    </message>
</context>
<context>
    <name>PinRow</name>
    <message>
        <source>Pinned board counts</source>
        <translation>Przypięte liczby rozdań</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Przypięte</translation>
    </message>
    <message>
        <source>Unpin {boards}</source>
        <translation>Odepnij {boards}</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>Nie ma jeszcze z&#xa0;czym porównać.</translation>
    </message>
    <message>
        <source>It stays as it is when another scale is chosen.</source>
        <translation>Pozostaje, jaka jest, gdy wybierze się inną skalę.</translation>
    </message>
    <message>
        <source>Pin {boards}</source>
        <translation>Przypnij {boards}</translation>
    </message>
    <message>
        <source>No more than {most} can be pinned: unpin one first.</source>
        <translation>Można przypiąć najwyżej {most}: najpierw jedną odepnij.</translation>
    </message>
    <message>
        <source>Removes it from the comparison (Ctrl+D)</source>
        <translation>Usuwa z porównania (Ctrl+D)</translation>
    </message>
    <message>
        <source>Pin the board count to compare it (Ctrl+D)</source>
        <translation>Przypnij liczbę rozdań do porównania (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>PinSets</name>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
    <message>
        <source>&amp;Board Counts…</source>
        <translation>&amp;Liczby rozdań…</translation>
    </message>
    <message>
        <source>&amp;Keep These Pins…</source>
        <translation>&amp;Zachowaj te przypięte…</translation>
    </message>
    <message>
        <source>&amp;Sample: Boards, Kinds and Ranges</source>
        <translation>&amp;Przykład: rozdania, rodzaje i zakresy</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Keep These Pins</source>
        <translation>Zachowaj te przypięte</translation>
    </message>
    <message>
        <source>Board counts such as 7, 14, 20, 28, or pins that were kept</source>
        <translation>Liczby rozdań, np. 7, 14, 20, 28, albo zapisane przypięte</translation>
    </message>
</context>
<context>
    <name>PinStrip</name>
    <message>
        <source>Enter shows it, Delete unpins it, drag or Alt+arrow moves it</source>
        <translation>Enter pokazuje, Delete odpina, przeciągnięcie lub Alt+strzałka przesuwa</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), pinned</source>
        <translation>
            <numerusform>%n rozdanie, przypięte</numerusform>
            <numerusform>%n rozdania, przypięte</numerusform>
            <numerusform>%n rozdań, przypięte</numerusform>
        </translation>
    </message>
    <message>
        <source>{scale}, pinned</source>
        <translation>{scale}, przypięta</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chance of each place for each strength</source>
        <translation>Szanse każdej siły na każde miejsce</translation>
    </message>
    <message>
        <source>Up and Down step through the strengths</source>
        <translation>Strzałki w&#xa0;górę i&#xa0;w&#xa0;dół przechodzą po siłach</translation>
    </message>
    <message>
        <source>Strength {strength} takes place {place} in {chance}&#xa0;% of all events.</source>
        <translation>Siła {strength} zajmuje miejsce {place} w&#xa0;{chance}% turniejów.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Strength, 1 is the best</source>
        <translation>Siła, 1 to najlepsza</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
</context>
<context>
    <name>PlayersWork</name>
    <message>
        <source>Enter the results of the last round first.</source>
        <translation>Najpierw wpisz wyniki ostatniej rundy.</translation>
    </message>
    <message>
        <source>round {round} by hand</source>
        <translation>runda {round} ręcznie</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motyw</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Rozmiar tekstu</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>Znak &amp;dziesiętny</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>At the st&amp;art</source>
        <translation>Po &amp;uruchomieniu</translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation>D&amp;omyślne</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Jak w&#xa0;systemie ({language})</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>As the language ({example})</source>
        <translation>Zgodnie z&#xa0;językiem ({example})</translation>
    </message>
    <message>
        <source>Point ({example})</source>
        <translation>Kropka ({example})</translation>
    </message>
    <message>
        <source>Comma ({example})</source>
        <translation>Przecinek ({example})</translation>
    </message>
    <message>
        <source>Always the defaults</source>
        <translation>Zawsze domyślne</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Ostatnia sesja</translation>
    </message>
    <message>
        <source>“{same}” opens with {boards}, and with {pins} pinned to compare.</source>
        <translation>„{same}” oznacza {boards}, a&#xa0;do porównania przypięte {pins}.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabela</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Krzywa</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>&amp;Większy tekst</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>&amp;Mniejszy tekst</translation>
    </message>
    <message>
        <source>&amp;As Large as Fits</source>
        <translation>&amp;Jak największy tekst</translation>
    </message>
    <message>
        <source>&amp;Next Page</source>
        <translation>&amp;Następna strona</translation>
    </message>
    <message>
        <source>&amp;Previous Page</source>
        <translation>&amp;Poprzednia strona</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Second screen: {title}</source>
        <translation>Drugi ekran: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s): {vps}</source>
        <translation>
            <numerusform>%n&#xa0;IMP: {vps}</numerusform>
            <numerusform>%n&#xa0;IMP-y: {vps}</numerusform>
            <numerusform>%n&#xa0;IMP-ów: {vps}</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>wstrzymano</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Zarządzaj</translation>
    </message>
    <message>
        <source>Save, rename or delete a preset</source>
        <translation>Zapisz zestaw, zmień jego nazwę lub usuń go</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>&amp;Zapisz zestaw…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Zmień &amp;nazwę…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>Zesta&amp;w</translation>
    </message>
    <message>
        <source>none</source>
        <translation>żaden</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Zapisz zestaw</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Zmień nazwę zestawu</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nazwa zestawu</translation>
    </message>
</context>
<context>
    <name>PrintsDialog</name>
    <message>
        <source>Prints of the Event</source>
        <translation>Wydruki turnieju</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wybierz…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>prints of the event</source>
        <translation>wydruki turnieju</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>Bez logo</translation>
    </message>
    <message>
        <source>of the event</source>
        <translation>turnieju</translation>
    </message>
    <message>
        <source>Chosen at each print</source>
        <translation>Wybierane przy każdym wydruku</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organizator</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Logo (PNG lub SVG)</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Nagrody</translation>
    </message>
    <message>
        <source>Save the Prizes</source>
        <translation>Zapisz nagrody</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>nagrody</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Nagroda za</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Nagroda</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Zdobywca</translation>
    </message>
    <message>
        <source>By the final ranking</source>
        <translation>Według klasyfikacji końcowej</translation>
    </message>
    <message>
        <source>A prize is for places such as 4-10, the best of a club or group, or a named winner.</source>
        <translation>Nagroda jest za miejsca, np. 4-10, dla najlepszego z klubu lub grupy albo dla podanego zdobywcy.</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>What the table shows</source>
        <translation>Co pokazuje tabela</translation>
    </message>
    <message>
        <source>Corrections of the scale</source>
        <translation>Poprawki skali</translation>
    </message>
    <message>
        <source>Each row is explained beside the table</source>
        <translation>Każdy wiersz jest objaśniony obok tabeli</translation>
    </message>
    <message>
        <source>The proof in words</source>
        <translation>Dowód słowami</translation>
    </message>
    <message>
        <source>Why the picked row is as it is</source>
        <translation>Dlaczego wybrany wiersz jest taki</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Słowami</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
</context>
<context>
    <name>Publisher</name>
    <message>
        <source>Publish in a New Folder</source>
        <translation>Opublikuj w nowym folderze</translation>
    </message>
    <message>
        <source>Published in {path}</source>
        <translation>Opublikowano w {path}</translation>
    </message>
    <message>
        <source>The folder “{folder}” has the pages of another event.</source>
        <translation>W folderze „{folder}” są strony innej imprezy.</translation>
    </message>
    <message>
        <source>If you replace them, they are gone.</source>
        <translation>Jeśli je zastąpisz, znikną.</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>&amp;Zastąp je</translation>
    </message>
    <message>
        <source>&amp;Leave Them</source>
        <translation>Zo&amp;staw je</translation>
    </message>
</context>
<context>
    <name>QuickMatch</name>
    <message>
        <source>H&amp;ome side</source>
        <translation>&amp;Gospodarze</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>G&amp;oście</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Rozda&amp;nia</translation>
    </message>
</context>
<context>
    <name>QuickStart</name>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Pary</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>&amp;Rozdań na parę</translation>
    </message>
    <message>
        <source>Play as proposed: {name}, {boards} boards</source>
        <translation>Graj, jak zaproponowano: {name}, rozdania: {boards}</translation>
    </message>
    <message>
        <source>Play as many boards as asked for: {name}, {boards} boards</source>
        <translation>Graj tyle rozdań, ile podano: {name}, rozdania: {boards}</translation>
    </message>
    <message>
        <source>No movement is known for these numbers; take another number of boards.</source>
        <translation>Dla tych liczb nie jest znany schemat; podaj inną liczbę rozdań.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <translation>Działy</translation>
    </message>
    <message>
        <source>{place} of {count}, {keys}</source>
        <translation>{place} z {count}, {keys}</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>All sessions</source>
        <translation>Wszystkie sesje</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>All boards of the pair</source>
        <translation>Wszystkie rozdania pary</translation>
    </message>
    <message>
        <source>&amp;Ranking of</source>
        <translation>&amp;Klasyfikacja</translation>
    </message>
</context>
<context>
    <name>RatingShelf</name>
    <message>
        <source>The rating list is read: {share} %. Esc stops.</source>
        <translation>Czytanie listy rankingowej: {share}%. Esc przerywa.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the rating list</source>
        <translation>
            <numerusform>%n zawodnik na liście rankingowej</numerusform>
            <numerusform>%n zawodników na liście rankingowej</numerusform>
            <numerusform>%n zawodników na liście rankingowej</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>FIDE No.</source>
        <translation>Nr FIDE</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>Partie rankingowe</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Oczekiwane</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Ranking uzyskany</translation>
    </message>
    <message>
        <source>Rating changes after round {number}</source>
        <translation>Zmiany rankingu po rundzie {number}</translation>
    </message>
    <message>
        <source>K 10 from 2400 on, 40 for those up to 18 below 2300, else 20</source>
        <translation>K 10 od 2400, 40 do 18 lat poniżej 2300, poza tym 20</translation>
    </message>
    <message>
        <source>performance {performance}</source>
        <translation>ranking uzyskany {performance}</translation>
    </message>
    <message>
        <source>performance {performance}, rating {change} (K {factor})</source>
        <translation>ranking uzyskany {performance}, ranking {change} (K {factor})</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>&amp;Paste</source>
        <translation>Wk&amp;lej</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>W schowku nie ma nic do wklejenia.</translation>
    </message>
</context>
<context>
    <name>ReadingStopped</name>
    <message>
        <source>The file was not read to its end.</source>
        <translation>Pliku nie odczytano do końca.</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Trwa odczyt pliku.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Unsaved changes were found, but are damaged: see “{file}”.</source>
        <translation>Znaleziono niezapisane zmiany, ale są uszkodzone: zob. „{file}”.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>a new event</source>
        <translation>nowy turniej</translation>
    </message>
    <message>
        <source>a new movement</source>
        <translation>nowy schemat</translation>
    </message>
    <message>
        <source>Open It</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Odrzuć…</translation>
    </message>
    <message>
        <source>Discard what was recovered?</source>
        <translation>Odrzucić to, co odzyskano?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Tego nie da się cofnąć.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odrzuć</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>&amp;Wróć</translation>
    </message>
    <message>
        <source>“{name}” is open as last saved. Newer unsaved work was found, from {time} ({what}).</source>
        <translation>„{name}” jest otwarty tak, jak go zapisano. Znaleziono nowszą, niezapisaną pracę z {time} ({what}).</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}”, {time}.</source>
        <translation>Odzyskano niezapisaną pracę: „{name}”, {time}.</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}” ({what}), {time}.</source>
        <translation>Odzyskano niezapisaną pracę: „{name}” ({what}), {time}.</translation>
    </message>
    <message>
        <source>a new match</source>
        <translation>nowy mecz</translation>
    </message>
    <message>
        <source>match; boards with a score: {scored} of {boards}</source>
        <translation>mecz; rozdania z zapisem: {scored} z {boards}</translation>
    </message>
    <message>
        <source>movement; pairs: {pairs}, rounds: {rounds}, changed meetings: {count}</source>
        <translation>schemat; pary: {pairs}, rundy: {rounds}, zmienione spotkania: {count}</translation>
    </message>
    <message>
        <source>a new evening</source>
        <translation>nowy turniej par</translation>
    </message>
    <message>
        <source>evening; pairs: {pairs}, results: {results}</source>
        <translation>turniej par; pary: {pairs}, wyniki: {results}</translation>
    </message>
    <message>
        <source>event; entrants: {entries}, rounds drawn: {rounds}, results: {results}</source>
        <translation>turniej; uczestnicy: {entries}, skojarzone rundy: {rounds}, wyniki: {results}</translation>
    </message>
    <message>
        <source>a new scale</source>
        <translation>nowa skala</translation>
    </message>
    <message>
        <source>own scale; rows of the table: {rows}</source>
        <translation>skala własna; wiersze tabeli: {rows}</translation>
    </message>
</context>
<context>
    <name>RegulationBar</name>
    <message>
        <source>Regulation</source>
        <translation>Regulamin</translation>
    </message>
    <message>
        <source>Ad&amp;just</source>
        <translation>Mody&amp;fikuj</translation>
    </message>
    <message>
        <source>Change the numbers of the regulation, or open others</source>
        <translation>Zmień liczby regulaminu albo wczytaj inne</translation>
    </message>
    <message>
        <source>Change the &amp;Numbers…</source>
        <translation>Zmień &amp;liczby…</translation>
    </message>
    <message>
        <source>&amp;Open a File…</source>
        <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>&amp;Zapisz do pliku…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>Regula&amp;tion</source>
        <translation>Re&amp;gulamin</translation>
    </message>
    <message>
        <source>{name}, as in the match</source>
        <translation>{name}, jak w meczu</translation>
    </message>
    <message>
        <source>Open a Regulation</source>
        <translation>Otwórz regulamin</translation>
    </message>
    <message>
        <source>Save the Regulation</source>
        <translation>Zapisz regulamin</translation>
    </message>
    <message>
        <source>Regulations (*{suffix})</source>
        <translation>Regulaminy (*{suffix})</translation>
    </message>
</context>
<context>
    <name>RegulationDialog</name>
    <message>
        <source>Numbers of a Regulation</source>
        <translation>Liczby regulaminu</translation>
    </message>
    <message>
        <source>{name}, own</source>
        <translation>{name}, własny</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>to the nearest IMP, a half up</source>
        <translation>do najbliższego IMP-a, połówka w górę</translation>
    </message>
    <message>
        <source>fractions are dropped</source>
        <translation>ułamki się pomija</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>IMPs, before the scale</source>
        <translation>IMP-y, przed skalą</translation>
    </message>
    <message>
        <source>VP, after the scale</source>
        <translation>VP, po skali</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>Average &amp;plus, IMPs</source>
        <translation>Średnia &amp;plus, IMP-y</translation>
    </message>
    <message>
        <source>Average &amp;minus, IMPs lost</source>
        <translation>Średnia &amp;minus, strata IMP-ów</translation>
    </message>
    <message>
        <source>&amp;Rounding of the margin</source>
        <translation>Zaok&amp;rąglanie różnicy</translation>
    </message>
    <message>
        <source>Match &amp;cut short</source>
        <translation>Mecz s&amp;krócony</translation>
    </message>
    <message>
        <source>&amp;Boards cancelled or adjusted</source>
        <translation>Rozdania anulo&amp;wane lub rozjemcze</translation>
    </message>
    <message>
        <source>E&amp;xtra boards played</source>
        <translation>Doda&amp;tkowe rozdania</translation>
    </message>
    <message>
        <source>A match h&amp;as at least, of its boards</source>
        <translation>Mecz ma c&amp;o najmniej, z rozdań</translation>
    </message>
    <message>
        <source>&amp;Void, neither side at fault, each</source>
        <translation>&amp;Unieważniony, bez winy, każda</translation>
    </message>
    <message>
        <source>Void, the &amp;other side at fault</source>
        <translation>Unieważniony, wina &amp;drugiej strony</translation>
    </message>
    <message>
        <source>Void, side at &amp;fault</source>
        <translation>Unieważniony, strona w&amp;inna</translation>
    </message>
    <message>
        <source>Void, both si&amp;des at fault, each</source>
        <translation>Unieważniony, o&amp;bie winne, każda</translation>
    </message>
    <message>
        <source>B&amp;ye</source>
        <translation>P&amp;auza</translation>
    </message>
    <message>
        <source>Opponent forfe&amp;its</source>
        <translation>Walkow&amp;er przeciwnika</translation>
    </message>
    <message>
        <source>Side that forfeits &amp;gets</source>
        <translation>&amp;Strona oddająca walkower</translation>
    </message>
    <message>
        <source>Standard penal&amp;ty, VP</source>
        <translation>&amp;Zwykła kara, VP</translation>
    </message>
    <message>
        <source>Carri&amp;ed over</source>
        <translation>&amp;Carry-over</translation>
    </message>
    <message>
        <source>&amp;Limit of what is carried over</source>
        <translation>&amp;Limit carry-over</translation>
    </message>
    <message>
        <source>A better average of other matches counts at a bye or &amp;win by forfeit</source>
        <translation>Lepsza średnia z innych meczów liczy się przy pauzie i wy&amp;granej walkowerem</translation>
    </message>
    <message>
        <source>The &amp;same for a side not at fault in a void match</source>
        <translation>To samo dla stron&amp;y bez winy w meczu unieważnionym</translation>
    </message>
    <message>
        <source>Res&amp;ults below 0 VP are possible</source>
        <translation>Możliwe są wyniki poniże&amp;j 0 VP</translation>
    </message>
    <message>
        <source>Average plus on half of the boards of a match one side voids</source>
        <translation>Średnia plus za połowę rozdań meczu nieważnego z winy jednej strony</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>Teams</source>
        <translation>Drużyny</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>England (EBU)</source>
        <translation>Anglia (EBU)</translation>
    </message>
    <message>
        <source>A profile to begin with: the regulations of the event go before it.</source>
        <translation>Profil na początek: pierwszeństwo ma regulamin turnieju.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Laws 12C2 and 86A (3 IMPs); the values of a bye and of a match that is void or was not played are those in common use.</source>
        <translation>Międzynarodowe Prawo Brydżowe 2017, przepisy 12C2 i 86A (3 IMP); wartości pauzy oraz meczu unieważnionego lub nierozegranego są te, które są w powszechnym użyciu.</translation>
    </message>
    <message>
        <source>As for teams, but a side without an opponent gets its average if that is more, or what others won on average from a side that forfeits, which itself gets nothing; VP are carried over.</source>
        <translation>Jak dla drużyn, ale strona bez przeciwnika dostaje swoją średnią, jeśli jest większa, albo to, co inni wygrali średnio ze stroną oddającą walkower, która sama nie dostaje nic; carry-over w VP.</translation>
    </message>
    <message>
        <source>As for teams, but an average plus or minus is worth 2 IMPs, as is usual in a Butler.</source>
        <translation>Jak dla drużyn, ale średnia plus lub minus jest warta 2 IMP, jak zwykle w butlerze.</translation>
    </message>
    <message>
        <source>English Bridge Union, White Book, section 2.4 (withdrawals): a side that could not meet one that withdrew gets the best of 60 %, its own average, and what others won on average from that side; here the same holds where a match is void or forfeited. A match void by one side&apos;s fault gives the other an average plus on half of its boards (3.3.9). The other numbers are those for teams.</source>
        <translation>English Bridge Union, White Book, punkt 2.4 (wycofanie): kto nie mógł zagrać ze stroną, która się wycofała, dostaje największą z wartości: 60%, własną średnią i to, co inni wygrali z nią średnio; tutaj to samo dotyczy meczu unieważnionego i walkowera. Mecz unieważniony z winy jednej strony daje drugiej średnią plus za połowę jego rozdań (3.3.9). Pozostałe liczby są jak dla drużyn.</translation>
    </message>
    <message>
        <source>Of section 3.3 only 3.3.9 is applied: compare the edition in force and the event&apos;s rules.</source>
        <translation>Z punktu 3.3 stosuje się tylko 3.3.9: porównaj z obowiązującym wydaniem i z regulaminem turnieju.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>IMPs to Victory Points</source>
        <translation>Przelicznik IMP-ów na VP</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>IMP na √rozdań</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>WBF continuous scale</source>
        <translation>Skala ciągła WBF</translation>
    </message>
    <message>
        <source>WBF discrete scale</source>
        <translation>Skala dyskretna WBF</translation>
    </message>
    <message>
        <source>half match</source>
        <translation>półmecz</translation>
    </message>
    <message>
        <source>blitz {imps} IMPs</source>
        <translation>blitz {imps}&#xa0;IMP</translation>
    </message>
    <message>
        <source>blitz {factor} √boards IMPs</source>
        <translation>blitz {factor}&#xa0;√rozdań&#xa0;IMP</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>VP zwycięzcy</translation>
    </message>
    <message>
        <source>Loser&apos;s VP</source>
        <translation>VP przegranego</translation>
    </message>
    <message>
        <source>table for {boards}</source>
        <translation>tabela na {boards}</translation>
    </message>
    <message>
        <source>Next IMP</source>
        <translation>Kolejny IMP</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s)</source>
        <translation>
            <numerusform>%n IMP</numerusform>
            <numerusform>%n IMP</numerusform>
            <numerusform>%n IMP</numerusform>
        </translation>
    </message>
    <message>
        <source>{imps} IMPs</source>
        <translation>{imps} IMP</translation>
    </message>
    <message>
        <source>{factor} √boards IMPs</source>
        <translation>{factor} √rozdań IMP</translation>
    </message>
    <message>
        <source>{factor} √(boards / 2) IMPs</source>
        <translation>{factor} √(rozdań / 2) IMP</translation>
    </message>
    <message>
        <source>Too few matches for a factor</source>
        <translation>Za mało meczów na współczynnik</translation>
    </message>
    <message>
        <source>k = {factor} ({least} to {most})</source>
        <translation>k = {factor} (od {least} do {most})</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>IMP-y na rozdanie</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Reach it</source>
        <translation>Osiąga</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Przedział 95%</translation>
    </message>
    <message>
        <source>% by theory</source>
        <translation>% w teorii</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Blitz by k</source>
        <translation>Blitz z k</translation>
    </message>
    <message>
        <source>% of the matches</source>
        <translation>% meczów</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>teoria</translation>
    </message>
    <message>
        <source>k = {factor}</source>
        <translation>k = {factor}</translation>
    </message>
    <message>
        <source>Matches, %</source>
        <translation>Mecze, %</translation>
    </message>
    <message>
        <source>Calibration of the blitz</source>
        <translation>Kalibracja blitzu</translation>
    </message>
    <message>
        <source>Margins of past matches</source>
        <translation>Różnice rozegranych meczów</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n mecz</numerusform>
            <numerusform>%n mecze</numerusform>
            <numerusform>%n meczów</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too few matches for a factor: for {wanted} % at least {enough} are needed.</source>
        <translation>Meczów jest za mało na współczynnik: dla {wanted}% potrzeba ich co najmniej {enough}.</translation>
    </message>
    <message>
        <source>The scale ({blitz}) has no blitz for these board counts.</source>
        <translation>Skala ({blitz}) nie ma blitzu dla tych liczb rozdań.</translation>
    </message>
    <message>
        <source>{first} to {last} boards</source>
        <translation>od {first} do {last} rozdań</translation>
    </message>
    <message>
        <source>The list has {matches} of {boards}.</source>
        <translation>Lista zawiera {matches} ({boards}).</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of it could not be read.</source>
        <translation>
            <numerusform>Nie udało się odczytać %n jej wiersza.</numerusform>
            <numerusform>Nie udało się odczytać %n jej wierszy.</numerusform>
            <numerusform>Nie udało się odczytać %n jej wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a blitz of {factor} √boards IMPs, {reached} win by the maximum: {share} %, where {wanted} % are wanted. The 95 % interval of this factor is {least} to {most}.</source>
        <translation>Przy blitzu {factor} √rozdań IMP maksymalne wygrane: {reached}, czyli {share}%, a cel to {wanted}%. Przedział ufności 95% tego współczynnika: od {least} do {most} (bootstrap).</translation>
    </message>
    <message>
        <source>all</source>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>no scale for this board count</source>
        <translation>brak skali dla tej liczby rozdań</translation>
    </message>
    <message>
        <source>too few matches</source>
        <translation>za mało meczów</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Maksy %</translation>
    </message>
    <message>
        <source>Sensitivity: the Worth of One IMP</source>
        <translation>Czułość: ile jest wart jeden IMP</translation>
    </message>
    <message>
        <source>Concavity: How Fast It Falls</source>
        <translation>Wklęsłość: jak szybko ona spada</translation>
    </message>
    <message>
        <source>VP per IMP</source>
        <translation>VP na IMP</translation>
    </message>
    <message>
        <source>VP per IMP²</source>
        <translation>VP na IMP²</translation>
    </message>
    <message>
        <source>chance, %</source>
        <translation>szansa, %</translation>
    </message>
    <message>
        <source>chance (blitz {share} %)</source>
        <translation>szansa (blitz {share}%)</translation>
    </message>
    <message>
        <source>blitz {imps}</source>
        <translation>blitz {imps}</translation>
    </message>
    <message>
        <source>Equal teams, {imps} IMPs per board</source>
        <translation>Równe drużyny, {imps} IMP na rozdanie</translation>
    </message>
    <message>
        <source>Models of the Scale</source>
        <translation>Modele skali</translation>
    </message>
    <message>
        <source>Differences from the WBF Scale</source>
        <translation>Różnice względem skali WBF</translation>
    </message>
    <message>
        <source>Model: the worth of one IMP</source>
        <translation>Model: wartość jednego IMP-a</translation>
    </message>
    <message>
        <source>Curve, in VP and IMPs</source>
        <translation>Krzywa, w VP i IMP-ach</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Sensitivity at the draw</source>
        <translation>Czułość przy remisie</translation>
    </message>
    <message>
        <source>Sensitivity at the median</source>
        <translation>Czułość przy medianie</translation>
    </message>
    <message>
        <source>Sensitivity at the blitz</source>
        <translation>Czułość przy blitzu</translation>
    </message>
    <message>
        <source>Concavity at the draw</source>
        <translation>Wklęsłość przy remisie</translation>
    </message>
    <message>
        <source>Concavity at the median</source>
        <translation>Wklęsłość przy medianie</translation>
    </message>
    <message>
        <source>Concavity at the blitz</source>
        <translation>Wklęsłość przy blitzu</translation>
    </message>
    <message>
        <source>Continuous scale</source>
        <translation>Skala ciągła</translation>
    </message>
    <message>
        <source>Concavity violations</source>
        <translation>Naruszenia wklęsłości</translation>
    </message>
    <message>
        <source>Raises of {step} VP</source>
        <translation>Podwyższenia o {step} VP</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, VP</source>
        <translation>Największa różnica od WBF, VP</translation>
    </message>
    <message>
        <source>Margin of this difference, IMPs</source>
        <translation>Przy ilu IMP-ach</translation>
    </message>
    <message>
        <source>Discrete scale</source>
        <translation>Skala dyskretna</translation>
    </message>
    <message>
        <source>Bands narrower than the last</source>
        <translation>Przedziały węższe od poprzedniego</translation>
    </message>
    <message>
        <source>Limits lowered by one IMP</source>
        <translation>Granice obniżone o jeden IMP</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, IMPs</source>
        <translation>Największa różnica od WBF, IMP-y</translation>
    </message>
    <message>
        <source>VP of this difference</source>
        <translation>Przy ilu VP</translation>
    </message>
    <message>
        <source>Drawn, continuous, %</source>
        <translation>Remisy, ciągła, %</translation>
    </message>
    <message>
        <source>Drawn, discrete, %</source>
        <translation>Remisy, dyskretna, %</translation>
    </message>
    <message>
        <source>Won by a blitz, continuous, %</source>
        <translation>Wygrane blitzem, ciągła, %</translation>
    </message>
    <message>
        <source>Won by a blitz, discrete, %</source>
        <translation>Wygrane blitzem, dyskretna, %</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, continuous</source>
        <translation>Średnie VP zwycięzcy, ciągła</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, discrete</source>
        <translation>Średnie VP zwycięzcy, dyskretna</translation>
    </message>
    <message>
        <source>no board count from {first} to {last}; nearest: {nearest}</source>
        <translation>żadna liczba rozdań od {first} do {last}; najbliżej: {nearest}</translation>
    </message>
    <message>
        <source>{boards} ({vp} VP)</source>
        <translation>{boards} ({vp} VP)</translation>
    </message>
    <message>
        <source>this is the VP that is asked for</source>
        <translation>to są szukane VP</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} VP</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>wykładniczy</translation>
    </message>
    <message>
        <source>quadratic</source>
        <translation>kwadratowy</translation>
    </message>
    <message>
        <source>square root</source>
        <translation>pierwiastek</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarytmiczny</translation>
    </message>
    <message>
        <source>straight line</source>
        <translation>liniowy</translation>
    </message>
    <message>
        <source>continuous</source>
        <translation>ciągła</translation>
    </message>
    <message>
        <source>discrete</source>
        <translation>dyskretna</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Punkty rozdań</translation>
    </message>
    <message>
        <source>Win/loss</source>
        <translation>Wygrana/przegrana</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0</source>
        <translation>Stara skala WBF, 25-0</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0, straight</source>
        <translation>Stara skala WBF, 25-0, prosta</translation>
    </message>
    <message>
        <source>Continuous scale ({model})</source>
        <translation>Skala ciągła (model: {model})</translation>
    </message>
    <message>
        <source>Discrete scale ({model})</source>
        <translation>Skala dyskretna (model: {model})</translation>
    </message>
    <message>
        <source>Matchpoints to Victory Points</source>
        <translation>Przelicznik maksów na VP</translation>
    </message>
    <message>
        <source>Points of boards to Victory Points</source>
        <translation>Przelicznik punktów rozdań na VP</translation>
    </message>
    <message>
        <source>{band} IMPs</source>
        <translation>{band} IMP</translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>rozdania: {counts}</translation>
    </message>
    <message>
        <source>largest win from {margin}</source>
        <translation>najwyższa wygrana od {margin}</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>VP – VP</translation>
    </message>
    <message>
        <source>Differences from {boards}</source>
        <translation>Różnice, podstawa: {boards}</translation>
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
        <translation>jej model</translation>
    </message>
    <message>
        <source>corrected by the concavity rule</source>
        <translation>poprawione według reguły wklęsłości</translation>
    </message>
    <message>
        <source>exact margin lies outside the band</source>
        <translation>dokładna różnica leży poza przedziałem</translation>
    </message>
    <message>
        <source>{before} before correction, raised by {steps}</source>
        <translation>przed poprawką {before}, podwyższono o&#xa0;{steps}</translation>
    </message>
    <message>
        <source>{before} before correction</source>
        <translation>przed poprawką {before}</translation>
    </message>
    <message>
        <source>{vp} VP is exactly {imps} IMPs on the curve, outside this band</source>
        <translation>{vp} VP to na krzywej dokładnie {imps} IMP, poza tym przedziałem</translation>
    </message>
    <message>
        <source>The margins spread by {imps} IMPs per board; theory has {theory}, for equal teams.</source>
        <translation>Rozrzut różnic to {imps} IMP na rozdanie; w teorii {theory}, dla drużyn równej siły.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too high: fewer than {wanted} % would win by the maximum.</source>
        <translation>Współczynnik WBF {standard} jest za duży: maksymalną wygraną miałoby mniej niż {wanted}% meczów.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too low: more than {wanted} % would win by the maximum.</source>
        <translation>Współczynnik WBF {standard} jest za mały: maksymalną wygraną miałoby ponad {wanted}% meczów.</translation>
    </message>
    <message>
        <source>The WBF&apos;s factor of {standard} is within the interval: there is no reason to change it.</source>
        <translation>Współczynnik WBF {standard} leży w tym przedziale: nie ma powodu go zmieniać.</translation>
    </message>
    <message>
        <source>A model: no table of this scale is known. It agrees with all its known results.</source>
        <translation>Model: nie znaleziono tabeli tej skali. Zgadza się ze wszystkimi jej znanymi wynikami.</translation>
    </message>
    <message>
        <source>{number} of {of} reach {blitz}: {share} % ({least} to {most} %); in theory {expected} %.</source>
        <translation>Blitz ({blitz}) osiąga {number} z {of}: {share}% (od {least} do {most}%); w teorii {expected}%.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Rating Report</source>
        <translation>Raport rankingowy</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Czego brakuje</translation>
    </message>
    <message>
        <source>&amp;Write…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Przejdź tam</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) missing:</source>
        <translation>
            <numerusform>Brakuje %n danej:</numerusform>
            <numerusform>Brakuje %n danych:</numerusform>
            <numerusform>Brakuje %n danych:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Niczego nie brakuje.</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>VPs of a bye</source>
        <translation>VP za pauzę</translation>
    </message>
    <message>
        <source>Type a board and its result, such as “12 =”; there is no such board.</source>
        <translation>Wpisz szachownicę i jej wynik, na przykład „12 =”; takiej szachownicy nie ma.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 45-23”; there is no such table.</source>
        <translation>Wpisz stół i jego wynik, na przykład „12 45-23”; takiego stołu nie ma.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 57.5”; there is no such table.</source>
        <translation>Wpisz stół i jego wynik, na przykład „12 57.5”; takiego stołu nie ma.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Przyjmij</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>P&amp;opraw</translation>
    </message>
    <message>
        <source>{name}: “{typed}”?</source>
        <translation>{name}: „{typed}”?</translation>
    </message>
    <message>
        <source>result of board {table}</source>
        <translation>wynik na szachownicy {table}</translation>
    </message>
    <message>
        <source>result of table {table}</source>
        <translation>wynik stołu {table}</translation>
    </message>
    <message>
        <source>&amp;Add It</source>
        <translation>&amp;Dodaj</translation>
    </message>
</context>
<context>
    <name>ResultMarks</name>
    <message>
        <source>missing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>nietypowe</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>orzeczenie</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>rozjemczy</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>poprawione</translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>Our IMPs</source>
        <translation>Nasze IMP-y</translation>
    </message>
    <message>
        <source>Their IMPs</source>
        <translation>Ich IMP-y</translation>
    </message>
    <message>
        <source>Margin in IMPs, minus if lost</source>
        <translation>Różnica w&#xa0;IMP-ach, przegrana z&#xa0;minusem</translation>
    </message>
    <message>
        <source>Target in VP</source>
        <translation>Cel w&#xa0;VP</translation>
    </message>
    <message>
        <source>&amp;Matchpoints %</source>
        <translation>Ma&amp;ksy %</translation>
    </message>
    <message>
        <source>Our matchpoints in percent</source>
        <translation>Nasze maksy w procentach</translation>
    </message>
    <message>
        <source>&amp;Our IMPs</source>
        <translation>&amp;Nasze IMP-y</translation>
    </message>
    <message>
        <source>&amp;Their IMPs</source>
        <translation>&amp;Ich IMP-y</translation>
    </message>
    <message>
        <source>or &amp;margin</source>
        <translation>&amp;lub różnica</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>Po&amp;trzeba na VP</translation>
    </message>
    <message>
        <source>at least {percent}</source>
        <translation>co najmniej {percent}</translation>
    </message>
    <message numerus="yes">
        <source>win by %n IMP(s)</source>
        <translation>
            <numerusform>wygrać %n&#xa0;IMP-em</numerusform>
            <numerusform>wygrać %n&#xa0;IMP-ami</numerusform>
            <numerusform>wygrać %n&#xa0;IMP-ami</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw is enough</source>
        <translation>wystarczy remis</translation>
    </message>
    <message>
        <source>any result is enough</source>
        <translation>wystarczy dowolny wynik</translation>
    </message>
    <message numerus="yes">
        <source>lose by %n IMP(s) at most</source>
        <translation>
            <numerusform>przegrać najwyżej %n&#xa0;IMP-em</numerusform>
            <numerusform>przegrać najwyżej %n&#xa0;IMP-ami</numerusform>
            <numerusform>przegrać najwyżej %n&#xa0;IMP-ami</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsFile</name>
    <message>
        <source>Import Results</source>
        <translation>Importuj wyniki</translation>
    </message>
    <message>
        <source>Results of boards</source>
        <translation>Wyniki rozdań</translation>
    </message>
    <message>
        <source>results of “{file}”</source>
        <translation>wyniki z pliku „{file}”</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken.</source>
        <translation>
            <numerusform>Przyjęto %n wynik.</numerusform>
            <numerusform>Przyjęto %n wyniki.</numerusform>
            <numerusform>Przyjęto %n wyników.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results that were another one before: {count}.</source>
        <translation>Wyniki, które przedtem były inne: {count}.</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Linia NS</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Linia EW</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
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
        <translation>{what}: brakuje {count}</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Wszystkie wyniki wpisane</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Według rozdań</translation>
    </message>
    <message>
        <source>Table by table</source>
        <translation>Według stołów</translation>
    </message>
    <message>
        <source>Boards, or tables in rounds</source>
        <translation>Rozdania lub stoły w rundach</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Type contracts such as 3NT W +1, points, A60/40, or NP, and press Enter</source>
        <translation>Wpisz kontrakt, np. 3NT W +1, punkty, A60/40 lub NP i naciśnij Enter</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Dlaczego za ten wynik jest tyle punktów</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Ręce rozdania</translation>
    </message>
    <message>
        <source>E&amp;ntry</source>
        <translation>Wpi&amp;sywanie</translation>
    </message>
    <message>
        <source>{pairs} has no opponent, sits out</source>
        <translation>{pairs} nie ma przeciwnika, pauzuje</translation>
    </message>
    <message>
        <source>{pairs} have no opponents, sit out</source>
        <translation>{pairs} nie mają przeciwników, pauzują</translation>
    </message>
</context>
<context>
    <name>RoomHeader</name>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Drugi ekran</translation>
    </message>
    <message>
        <source>Prints or exports what is shown (Ctrl+P)</source>
        <translation>Drukuje lub eksportuje to, co widać (Ctrl+P)</translation>
    </message>
    <message>
        <source>Shows it to everybody, on a projector too (F5)</source>
        <translation>Pokazuje to wszystkim, także na projektorze (F5)</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Swiss from the top</source>
        <translation>System szwajcarski, od góry</translation>
    </message>
    <message>
        <source>Swiss, closest overall</source>
        <translation>System szwajcarski, najmniejsze różnice</translation>
    </message>
    <message>
        <source>Danish Swiss</source>
        <translation>System duński</translation>
    </message>
    <message>
        <source>First round by [first:halves].</source>
        <translation>Pierwsza runda: [first:górna połowa z dolną].</translation>
    </message>
    <message>
        <source>First round by [first:quarters].</source>
        <translation>Pierwsza runda: [first:ćwiartkami].</translation>
    </message>
    <message>
        <source>First round by [first:the standings], as any later one.</source>
        <translation>Pierwsza runda według [first:klasyfikacji], jak każda następna.</translation>
    </message>
    <message>
        <source>First round by [first:lot].</source>
        <translation>Pierwsza runda: [first:losowanie].</translation>
    </message>
    <message>
        <source>The table is [places:by strength]; the first two meet last.</source>
        <translation>Miejsca w tabeli [places:według siły]; dwaj pierwsi grają ze sobą na końcu.</translation>
    </message>
    <message>
        <source>The table is [places:by the numbers].</source>
        <translation>Miejsca w tabeli [places:według numerów].</translation>
    </message>
    <message>
        <source>The table is [places:by lot].</source>
        <translation>Miejsca w tabeli [places:z losowania].</translation>
    </message>
    <message>
        <source>With an odd number, one [odd:sits out]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Przy nieparzystej liczbie ktoś [odd:pauzuje]; pauza jest warta [bye_vp:{vp} VP].</translation>
    </message>
    <message>
        <source>Triangles go [triangle:by turns].</source>
        <translation>Trójmecze gra się [triangle:na zmianę].</translation>
    </message>
    <message>
        <source>[triangle:Nobody] plays two triangles.</source>
        <translation>[triangle:Nikt] nie gra dwóch trójmeczów.</translation>
    </message>
    <message>
        <source>Triangles are [triangle:from the bottom], even twice.</source>
        <translation>Trójmecze grają [triangle:ostatni], nawet dwa razy.</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:by their VPs].</source>
        <translation>Późne zgłoszenia kojarzy się [late:według ich VP].</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as average].</source>
        <translation>Późne zgłoszenia kojarzy się [late:jak średnie].</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as the last].</source>
        <translation>Późne zgłoszenia kojarzy się [late:jako ostatnie].</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:as in the standings].</source>
        <translation>Przy równych VP kolejność [level:jak w klasyfikacji].</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:by IMP quotient].</source>
        <translation>Przy równych VP kolejność [level:według ilorazu IMP].</translation>
    </message>
    <message>
        <source>A match counts [counts:its IMPs].</source>
        <translation>W meczu liczą się [counts:IMP-y].</translation>
    </message>
    <message>
        <source>A match counts [counts:IMPs and boards (Patton)].</source>
        <translation>W meczu liczą się [counts:IMP-y i rozdania (Patton)].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:as a bye].</source>
        <translation>Walkower liczy się [walkover:jak pauza].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:the best of three averages].</source>
        <translation>Walkower liczy się jako [walkover:najlepsza z trzech średnich].</translation>
    </message>
    <message>
        <source>Rounds are drawn [arrears:one round behind].</source>
        <translation>Rundy kojarzy się [arrears:o rundę wstecz].</translation>
    </message>
    <message>
        <source>Strictly by rank, whoever has met: rounds [danish:{rounds}].</source>
        <translation>Ściśle według miejsc, także z powtórzeniami: rundy [danish:{rounds}].</translation>
    </message>
    <message>
        <source>The first three [leaders:may meet] in a triangle.</source>
        <translation>Pierwsze trzy [leaders:mogą się spotkać] w trójmeczu.</translation>
    </message>
    <message>
        <source>A bye is worth [bye_vp:{vp} VP].</source>
        <translation>Pauza jest warta [bye_vp:{vp} VP].</translation>
    </message>
    <message>
        <source>Dutch rules of [edition:{edition}].</source>
        <translation>System holenderski, edycja [edition:{edition}].</translation>
    </message>
    <message>
        <source>A win counts [points:{win}], a draw {draw}.</source>
        <translation>Wygrana [points:{win}], remis {draw}.</translation>
    </message>
    <message>
        <source>A bye counts [bye:{points}].</source>
        <translation>Pauza [bye:{points}].</translation>
    </message>
    <message>
        <source>The upper half is [baku:accelerated by Baku].</source>
        <translation>Górna połowa ma [baku:akcelerację Baku].</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>any number of rounds</source>
        <translation>dowolna liczba rund</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Przy nieparzystej liczbie trzy grają [odd:trójmecz]; pauza jest warta [bye_vp:{vp} VP].</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle over two rounds]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Przy nieparzystej liczbie trzy grają [odd:trójmecz przez dwie rundy]; pauza jest warta [bye_vp:{vp} VP].</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>Underlined words can be changed; what is bold is not the usual.</source>
        <translation>Podkreślone słowa można zmienić; pogrubione odbiegają od zwykłych zasad.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>&amp;What happened</source>
        <translation>Co się s&amp;tało</translation>
    </message>
    <message>
        <source>Boar&amp;ds with a result</source>
        <translation>Rozdania &amp;z wynikiem</translation>
    </message>
    <message>
        <source>&amp;At fault</source>
        <translation>W&amp;inna strona</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>IMP-&amp;y</translation>
    </message>
    <message>
        <source>Average &amp;plus</source>
        <translation>Średnia p&amp;lus</translation>
    </message>
    <message>
        <source>P&amp;lain average</source>
        <translation>Śre&amp;dnia</translation>
    </message>
    <message>
        <source>Average min&amp;us</source>
        <translation>Średnia min&amp;us</translation>
    </message>
    <message>
        <source>Penalt&amp;y, VP</source>
        <translation>K&amp;ara, VP</translation>
    </message>
    <message>
        <source>&amp;Other matches, VP</source>
        <translation>Z innyc&amp;h meczów, VP</translation>
    </message>
    <message>
        <source>of {boards}</source>
        <translation>z {boards}</translation>
    </message>
    <message>
        <source>Carried &amp;over</source>
        <translation>Carry-o&amp;ver</translation>
    </message>
    <message>
        <source>IMPs on e&amp;xtra boards</source>
        <translation>IMP-y z dodat&amp;kowych rozdań</translation>
    </message>
    <message>
        <source>Carried &amp;over, IMPs</source>
        <translation>Carry-o&amp;ver, IMP-y</translation>
    </message>
    <message>
        <source>Carried &amp;over, VP</source>
        <translation>Carry-o&amp;ver, VP</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>co się stało</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>wina</translation>
    </message>
    <message>
        <source>boards with a result</source>
        <translation>rozdania z wynikiem</translation>
    </message>
    <message>
        <source>{what}, home side</source>
        <translation>{what}, gospodarze</translation>
    </message>
    <message>
        <source>{what}, visitors</source>
        <translation>{what}, goście</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>Mecz skrócony</translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted</source>
        <translation>Rozdania anulowane lub rozjemcze</translation>
    </message>
    <message>
        <source>Void: it does not count</source>
        <translation>Unieważniony: nie liczy się</translation>
    </message>
    <message>
        <source>Bye: no opponent</source>
        <translation>Pauza: brak przeciwnika</translation>
    </message>
    <message>
        <source>Forfeit: not played</source>
        <translation>Walkower: nierozegrany</translation>
    </message>
    <message>
        <source>More boards than planned</source>
        <translation>Rozdań więcej niż w planie</translation>
    </message>
    <message>
        <source>Mismatch: a wrong draw of a Swiss</source>
        <translation>Niewłaściwy przeciwnik: błąd kojarzenia</translation>
    </message>
    <message>
        <source>Neither side</source>
        <translation>Żadna strona</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Gospodarze</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Goście</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Obie strony</translation>
    </message>
    <message>
        <source>What happened to the match</source>
        <translation>Co się stało z meczem</translation>
    </message>
    <message>
        <source>Who is at fault</source>
        <translation>Kto jest winny</translation>
    </message>
    <message>
        <source>Boards with a result</source>
        <translation>Rozdania z wynikiem</translation>
    </message>
    <message>
        <source>The boards of the whole match are those of the scale.</source>
        <translation>Rozdania całego meczu są takie jak w skali.</translation>
    </message>
    <message>
        <source>VP per match in the other matches; 0 and Page Down for none</source>
        <translation>VP na mecz w innych meczach; 0 i Page Down, gdy ich nie ma</translation>
    </message>
    <message>
        <source>Per board without a result: average minus for a side at fault, average plus for the other.</source>
        <translation>Za rozdanie bez wyniku strona winna dostaje średnią minus, a druga średnią plus.</translation>
    </message>
</context>
<context>
    <name>RulingPage</name>
    <message>
        <source>Ta&amp;ke from Score Sheet</source>
        <translation>Weź z pr&amp;otokołu</translation>
    </message>
    <message>
        <source>Print Slip…</source>
        <translation>Drukuj orzeczenie…</translation>
    </message>
    <message>
        <source>regulation</source>
        <translation>regulamin</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>protokół</translation>
    </message>
    <message>
        <source>ruling taken back</source>
        <translation>cofnięcie przyjęcia orzeczenia</translation>
    </message>
    <message>
        <source>ruling adopted</source>
        <translation>przyjęcie orzeczenia</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Cofnij przyjęcie</translation>
    </message>
    <message>
        <source>Adopt for Score Sheet</source>
        <translation>Przyjmij do protokołu</translation>
    </message>
    <message>
        <source>Rulings side by side</source>
        <translation>Orzeczenia obok siebie</translation>
    </message>
    <message>
        <source>The ruling that is picked here is printed as a slip; F6 leads from the form to it.</source>
        <translation>Wybrane tu orzeczenie jest drukowane; F6 prowadzi do niego z formularza.</translation>
    </message>
    <message>
        <source>The score sheet shows the ruling that is picked as the result, with its reason.</source>
        <translation>Protokół pokaże wybrane orzeczenie jako wynik, z jego powodem.</translation>
    </message>
    <message>
        <source>Prints the ruling that is picked, with its reasons (Ctrl+P)</source>
        <translation>Drukuje wybrane orzeczenie z powodami (Ctrl+P)</translation>
    </message>
    <message>
        <source>Reasons for the ruling that is picked</source>
        <translation>Powody wybranego orzeczenia</translation>
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
        <translation>{home} {vp} VP</translation>
    </message>
    <message>
        <source>{home} {home_vp} – {away} {away_vp}</source>
        <translation>{home} {home_vp} – {away} {away_vp}</translation>
    </message>
    <message>
        <source>{side}
IMPs</source>
        <translation>{side}
IMP-y</translation>
    </message>
    <message>
        <source>For the boards without a result {side} gets {imps} ({parts}).</source>
        <translation>Za rozdania bez wyniku, {side}: {imps} ({parts}).</translation>
    </message>
    <message>
        <source>The margin of {side}, {exact}, is rounded to {imps} before the scale.</source>
        <translation>Różnica, {side}: {exact}, przed skalą zaokrąglona do {imps}.</translation>
    </message>
    <message>
        <source>{side} carries over {amount}.</source>
        <translation>{side}: carry-over {amount}.</translation>
    </message>
    <message>
        <source>{side}
VP</source>
        <translation>{side}
VP</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Orzeczenie</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Regulamin</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Rulings: {match}</source>
        <translation>Orzeczenia: {match}</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Powody</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Podpisy</translation>
    </message>
    <message>
        <source>{who}: {line}</source>
        <translation>{who}: {line}</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Sędzia</translation>
    </message>
    <message>
        <source>{way}: {result}</source>
        <translation>{way}: {result}</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>niemożliwe</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation>zalecane</translation>
    </message>
    <message>
        <source>adopted</source>
        <translation>przyjęte</translation>
    </message>
    <message>
        <source>Regulation “{regulation}”; {scale}</source>
        <translation>Regulamin „{regulation}”; {scale}</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Gospodarze</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Goście</translation>
    </message>
    <message>
        <source>Scale for the boards played</source>
        <translation>Skala dla rozegranych rozdań</translation>
    </message>
    <message>
        <source>{side} met opponents that were too strong, not by its own fault, and gets a quarter of what is missing to {full} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side}: bez własnej winy zbyt silny przeciwnik, dostaje ćwierć tego, czego brakuje do {full} VP (EBU White Book 3.5): {vp} VP.</translation>
    </message>
    <message>
        <source>{side} met opponents that were too weak, by its own fault, and loses a quarter of what it has above {least} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side}: z własnej winy zbyt słaby przeciwnik, traci ćwierć tego, co ma ponad {least} VP (EBU White Book 3.5): {vp} VP.</translation>
    </message>
    <message>
        <source>Full scale with averages</source>
        <translation>Pełna skala ze średnimi</translation>
    </message>
    <message>
        <source>Full scale as it stands</source>
        <translation>Pełna skala bez zmian</translation>
    </message>
    <message>
        <source>Match does not count</source>
        <translation>Mecz się nie liczy</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Walkower</translation>
    </message>
    <message>
        <source>Best average</source>
        <translation>Najlepsza średnia</translation>
    </message>
    <message>
        <source>Planned boards alone</source>
        <translation>Tylko planowane rozdania</translation>
    </message>
    <message>
        <source>Average plus on half of the boards</source>
        <translation>Średnia plus za połowę rozdań</translation>
    </message>
    <message>
        <source>Mismatch of both sides</source>
        <translation>Niewłaściwy przeciwnik obu stron</translation>
    </message>
    <message>
        <source>Mismatch of the home side</source>
        <translation>Niewłaściwy przeciwnik gospodarzy</translation>
    </message>
    <message>
        <source>Mismatch of the visitors</source>
        <translation>Niewłaściwy przeciwnik gości</translation>
    </message>
    <message>
        <source>The match was cut short. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Mecz został skrócony. Rozdania z wynikiem: {played} z {planned}; IMP-y {imps}.</translation>
    </message>
    <message>
        <source>The match is void.</source>
        <translation>Mecz jest unieważniony.</translation>
    </message>
    <message>
        <source>{home} has no opponent.</source>
        <translation>{home}: brak przeciwnika.</translation>
    </message>
    <message>
        <source>The match was not played.</source>
        <translation>Meczu nie rozegrano.</translation>
    </message>
    <message>
        <source>The round was drawn wrongly, which was noticed after it had been played; IMPs {imps}.</source>
        <translation>Runda była błędnie skojarzona, co zauważono dopiero po jej rozegraniu; IMP-y {imps}.</translation>
    </message>
    <message>
        <source>Neither side is at fault.</source>
        <translation>Żadna strona nie zawiniła.</translation>
    </message>
    <message>
        <source>{home} is at fault; {away} is not.</source>
        <translation>Wina: {home}; {away} bez winy.</translation>
    </message>
    <message>
        <source>{away} is at fault; {home} is not.</source>
        <translation>Wina: {away}; {home} bez winy.</translation>
    </message>
    <message>
        <source>Both sides are at fault.</source>
        <translation>Zawiniły obie strony.</translation>
    </message>
    <message>
        <source>The boards played count on the scale for {played_boards}.</source>
        <translation>Rozegrane rozdania liczą się według skali: {played_boards}.</translation>
    </message>
    <message>
        <source>The scale is that of the whole match, {planned_boards}.</source>
        <translation>Skala jest taka jak dla całego meczu: {planned_boards}.</translation>
    </message>
    <message>
        <source>Boards without a result are worth nothing to either side.</source>
        <translation>Rozdania bez wyniku nie są nic warte dla żadnej strony.</translation>
    </message>
    <message>
        <source>A bye is worth {bye} % of {full} VP.</source>
        <translation>Pauza jest warta {bye}% z {full} VP.</translation>
    </message>
    <message>
        <source>No side gets less than 0 VP.</source>
        <translation>Żadna strona nie dostaje mniej niż 0 VP.</translation>
    </message>
    <message>
        <source>This is what the regulation “{regulation}” asks for.</source>
        <translation>Tego wymaga regulamin „{regulation}”.</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling, which is not possible here: {way}.</source>
        <translation>Regulamin „{regulation}” wymaga innego orzeczenia, które tu nie jest możliwe: {way}.</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling; this one is the director&apos;s.</source>
        <translation>Regulamin „{regulation}” wymaga innego orzeczenia; to wydał sędzia.</translation>
    </message>
    <message>
        <source>The match does not count. Neither side is at fault: each gets {share} % of {full} VP.</source>
        <translation>Mecz się nie liczy. Żadna strona nie jest winna: każda dostaje {share}% z {full} VP.</translation>
    </message>
    <message>
        <source>The match does not count. Both sides are at fault: each gets {share} % of {full} VP.</source>
        <translation>Mecz się nie liczy. Obie strony są winne: każda dostaje {share}% z {full} VP.</translation>
    </message>
    <message>
        <source>Both sides forfeit the match: each gets {least} % of {full} VP.</source>
        <translation>Obie strony oddają walkower: każda dostaje {least}% z {full} VP.</translation>
    </message>
    <message>
        <source>{guilty} forfeits the match and gets {least} % of {full} VP; {innocent} gets {most} %.</source>
        <translation>{guilty} (oddany walkower): {least}% z {full} VP; {innocent}: {most}%.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling is on: {ruling}.</source>
        <translation>W protokole jest: {sheet}. Orzeczenie dotyczy: {ruling}.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling says: {ruling}</source>
        <translation>W protokole: {sheet}. W orzeczeniu: {ruling}</translation>
    </message>
    <message>
        <source>Adopted: this ruling is the result of the match.</source>
        <translation>Przyjęte: to orzeczenie jest wynikiem meczu.</translation>
    </message>
    <message>
        <source>The result of the match is another ruling that was adopted: {way}, {result}.</source>
        <translation>Wynikiem meczu jest inne, przyjęte orzeczenie: {way}, {result}.</translation>
    </message>
    <message>
        <source>No ruling is adopted: the result of the match is that of the score sheet, {vps} VP.</source>
        <translation>Nie przyjęto żadnego orzeczenia: wynikiem meczu jest wynik z protokołu, {vps} VP.</translation>
    </message>
    <message>
        <source>The result is that of an adopted ruling: {way}.</source>
        <translation>Wynik pochodzi z przyjętego orzeczenia: {way}.</translation>
    </message>
    <message>
        <source>By the scores alone it would be {vps} VP.</source>
        <translation>Według samych zapisów byłoby {vps} VP.</translation>
    </message>
    <message>
        <source>boards with a result {played} of {planned}, IMPs {imps}</source>
        <translation>rozdania z wynikiem {played} z {planned}, IMP-y {imps}</translation>
    </message>
    <message>
        <source>The ruling was made on other numbers than those of the score sheet now: look at it again.</source>
        <translation>Orzeczenie opiera się na innych liczbach niż te w protokole: obejrzyj je ponownie.</translation>
    </message>
    <message>
        <source>The ruling was made on another scale than that of the match now: look at it again.</source>
        <translation>Orzeczenie opiera się na innej skali niż obecna skala meczu: obejrzyj je ponownie.</translation>
    </message>
    <message>
        <source>average plus: {boards} × {imps}</source>
        <translation>średnia plus: {boards} × {imps}</translation>
    </message>
    <message>
        <source>average: {boards} × 0</source>
        <translation>średnia: {boards} × 0</translation>
    </message>
    <message>
        <source>average minus: {boards} × {imps}</source>
        <translation>średnia minus: {boards} × {imps}</translation>
    </message>
    <message>
        <source>Neither side is ahead: {vps} VP.</source>
        <translation>Żadna strona nie prowadzi: {vps} VP.</translation>
    </message>
    <message>
        <source>The VP of both sides add up to {sum}, not to {usual}.</source>
        <translation>VP obu stron dają razem {sum}, a nie {usual}.</translation>
    </message>
    <message>
        <source>{side} carries over {amount} VP.</source>
        <translation>{side}: carry-over {amount} VP.</translation>
    </message>
    <message>
        <source>More than {most} cannot be carried over.</source>
        <translation>Carry-over nie może być większy niż {most}.</translation>
    </message>
    <message>
        <source>{side} loses {amount} VP as a penalty.</source>
        <translation>{side}: kara {amount} VP.</translation>
    </message>
    <message>
        <source>{side} has an average of {amount} VP in other matches.</source>
        <translation>{side}: średnia w innych meczach {amount} VP.</translation>
    </message>
    <message>
        <source>Others got {amount} VP on average against {opponent}.</source>
        <translation>Przeciwnik {opponent}: inni zdobyli z nim średnio {amount} VP.</translation>
    </message>
    <message>
        <source>The greatest of these values counts for {side}: {vp} VP.</source>
        <translation>Liczy się największa z tych wartości, {side}: {vp} VP.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins by %n IMP(s): {vps} VP.</source>
        <translation>
            <numerusform>{side}: wygrana różnicą %n IMP, {vps} VP.</numerusform>
            <numerusform>{side}: wygrana różnicą %n IMP, {vps} VP.</numerusform>
            <numerusform>{side}: wygrana różnicą %n IMP, {vps} VP.</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Rozdania anulowane lub rozjemcze. Rozdania z wynikiem: {played} z {planned}; IMP-y {imps}.</translation>
    </message>
    <message>
        <source>Margins differ: {home} {home_imps}, {away} {away_imps}. Own VP: {home_vp} and {away_vp}.</source>
        <translation>Różnice nie są równe: {home} {home_imps}, {away} {away_imps}. Własne VP: {home_vp} i {away_vp}.</translation>
    </message>
    <message>
        <source>Boards played {played}, planned {planned}. IMPs on the planned {imps}, on others {extra}.</source>
        <translation>Rozdania: rozegrane {played}, planowane {planned}. IMP-y z planowanych {imps}, z innych {extra}.</translation>
    </message>
    <message>
        <source>Only the planned boards count ({planned_boards}), and none beyond them.</source>
        <translation>Liczą się tylko planowane rozdania ({planned_boards}), a żadne ponad nie.</translation>
    </message>
    <message>
        <source>Boards with a result: {played} of {planned}, less than the {least} % that a match needs.</source>
        <translation>Rozdania z wynikiem: {played} z {planned}, mniej niż {least}% wymagane do zaliczenia meczu.</translation>
    </message>
    <message>
        <source>The match does not count: average plus on half the boards (EBU White Book 3.3.9).</source>
        <translation>Mecz się nie liczy: średnia plus za połowę rozdań (EBU White Book 3.3.9).</translation>
    </message>
    <message>
        <source>Not counted. At fault: {guilty}, {least} % of {full} VP; {innocent}: {most} %.</source>
        <translation>Mecz się nie liczy. {guilty} (strona winna): {least}% z {full} VP; {innocent}: {most}%.</translation>
    </message>
    <message>
        <source>The score sheet was {then} and is now {now}: look at the ruling again.</source>
        <translation>W protokole było {then}, a jest {now}: obejrzyj orzeczenie ponownie.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>A &amp;Pairs Evening</source>
        <translation>Turniej &amp;par</translation>
    </message>
    <message>
        <source>A &amp;League of Teams</source>
        <translation>&amp;Liga drużyn</translation>
    </message>
    <message>
        <source>The &amp;Scale on a Club’s Wall</source>
        <translation>&amp;Skala ze ściany klubu</translation>
    </message>
    <message>
        <source>A &amp;Match</source>
        <translation>&amp;Mecz</translation>
    </message>
    <message>
        <source>S&amp;wiss Teams</source>
        <translation>Turniej drużyn systemem szwa&amp;jcarskim</translation>
    </message>
    <message>
        <source>A &amp;Cup</source>
        <translation>P&amp;uchar</translation>
    </message>
    <message>
        <source>A M&amp;ovement for Eight Pairs</source>
        <translation>Schema&amp;t na osiem par</translation>
    </message>
    <message>
        <source>Go on with your copy “{name}”?</source>
        <translation>Kontynuować Twoją kopię „{name}”?</translation>
    </message>
    <message>
        <source>To begin anew makes another copy; this one stays as it is.</source>
        <translation>Nowy początek tworzy kolejną kopię; ta zostaje, jaka jest.</translation>
    </message>
    <message>
        <source>&amp;Begin Anew</source>
        <translation>&amp;Zacznij od nowa</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Kontynuuj</translation>
    </message>
</context>
<context>
    <name>ScaleCombo</name>
    <message>
        <source>Printed tables</source>
        <translation>Tabele drukowane</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Skale własne</translation>
    </message>
    <message>
        <source>By who wins</source>
        <translation>Według wygranych</translation>
    </message>
    <message>
        <source>Own Scales…</source>
        <translation>Skale własne…</translation>
    </message>
    <message>
        <source>WBF continuous</source>
        <translation>WBF ciągła</translation>
    </message>
    <message>
        <source>WBF discrete</source>
        <translation>WBF dyskretna</translation>
    </message>
    <message>
        <source>Other curves</source>
        <translation>Inne krzywe</translation>
    </message>
    <message>
        <source>Continuous, {model}</source>
        <translation>Ciągła, model {model}</translation>
    </message>
    <message>
        <source>Discrete, {model}</source>
        <translation>Dyskretna, model {model}</translation>
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
        <translation>15 √rozdań</translation>
    </message>
    <message>
        <source>factor × √boards</source>
        <translation>współczynnik × √rozdań</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Boards in the match</source>
        <translation>Liczba rozdań w&#xa0;meczu</translation>
    </message>
    <message>
        <source>Boards in the match, 1 to 999. Page Up and Page Down change it by ten.</source>
        <translation>Liczba rozdań w&#xa0;meczu, od 1 do 999. Page Up i&#xa0;Page Down zmieniają ją o&#xa0;dziesięć.</translation>
    </message>
    <message>
        <source>Several, as in 7, 14, 20, are pinned to be compared.</source>
        <translation>Kilka liczb, np. 7, 14, 20, zostaje przypiętych do porównania.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Range: VP of the largest win</source>
        <translation>Zakres: VP najwyższej wygranej</translation>
    </message>
    <message>
        <source>The largest win: 20 for 20-0, 10 for 10-0, 25 for 25-0.</source>
        <translation>Najwyższa wygrana: 20 dla 20-0, 10 dla 10-0, 25 dla 25-0.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Różnica, od której wygrana jest maksymalna.</translation>
    </message>
    <message>
        <source>Value of the blitz</source>
        <translation>Wartość blitzu</translation>
    </message>
    <message>
        <source>A half (triangular) match: the formula counts half of the boards.</source>
        <translation>Półmecz (w&#xa0;trójmeczu): wzór liczy połowę rozdań.</translation>
    </message>
    <message>
        <source>Range, blitz</source>
        <translation>Zakres, blitz</translation>
    </message>
    <message>
        <source>Range, blitz and half match</source>
        <translation>Zakres, blitz i półmecz</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Rozdania</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>&amp;Skala</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Za&amp;kres</translation>
    </message>
    <message>
        <source>Half mat&amp;ch</source>
        <translation>Pół&amp;mecz</translation>
    </message>
    <message>
        <source>Blit&amp;z</source>
        <translation>&amp;Blitz</translation>
    </message>
</context>
<context>
    <name>ScaleEditor</name>
    <message>
        <source>Own Scale</source>
        <translation>Skala własna</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Tabela skali</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Give the scale a name and fill in the table.</source>
        <translation>Nadaj skali nazwę i wypełnij tabelę.</translation>
    </message>
    <message>
        <source>A scale for {boards}; the largest win is {vp} VP.</source>
        <translation>Skala na {boards}; najwyższa wygrana to {vp} VP.</translation>
    </message>
    <message>
        <source>The audit finds no fault.</source>
        <translation>Audyt nie znajduje błędów.</translation>
    </message>
    <message numerus="yes">
        <source>The audit finds %n fault(s).</source>
        <translation>
            <numerusform>Audyt znajduje %n błąd.</numerusform>
            <numerusform>Audyt znajduje %n błędy.</numerusform>
            <numerusform>Audyt znajduje %n błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>Źró&amp;dło</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>&amp;Uwaga</translation>
    </message>
    <message>
        <source>Save the changes to this scale?</source>
        <translation>Zapisać zmiany w tej skali?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Jeśli je odrzucisz, przepadną.</translation>
    </message>
    <message>
        <source>Type or paste the table: margins (0, 1 or 0-2, 3-6) and VP; above, boards (24 or 21-27).</source>
        <translation>Wpisz lub wklej tabelę: różnice (0, 1 lub 0-2, 3-6) i VP, nad nimi rozdania (24 lub 21-27).</translation>
    </message>
</context>
<context>
    <name>ScaleError</name>
    <message>
        <source>There is an own scale named {name} already; give this one another name.</source>
        <translation>Własna skala o nazwie {name} już istnieje; nadaj tej inną nazwę.</translation>
    </message>
    <message>
        <source>There is no scale of the kind {kind}; the kinds are {kinds}.</source>
        <translation>Nie ma skali rodzaju {kind}; rodzaje to {kinds}.</translation>
    </message>
    <message>
        <source>The share must be above 0 and at most {most} %, not {value} %.</source>
        <translation>Udział musi być większy od 0 i nie większy niż {most}%, a nie {value}%.</translation>
    </message>
    <message>
        <source>This ODS workbook is damaged or protected by a password; save it as XLSX or CSV.</source>
        <translation>Ten skoroszyt ODS jest uszkodzony lub chroniony hasłem; zapisz go jako XLSX lub CSV.</translation>
    </message>
    <message>
        <source>This is a picture, not a table; type the table or save it as XLSX or CSV.</source>
        <translation>To jest obraz, a nie tabela; wpisz tabelę albo zapisz ją jako XLSX lub CSV.</translation>
    </message>
    <message>
        <source>There are no matches.</source>
        <translation>Nie ma meczów.</translation>
    </message>
    <message>
        <source>{found} is not a number of boards; that is from 1 to {most}.</source>
        <translation>{found} nie jest liczbą rozdań; ta jest od 1 do {most}.</translation>
    </message>
    <message>
        <source>A scale of IMPs and one of percentages cannot be compared.</source>
        <translation>Skali IMP-ów i skali procentów nie można porównać.</translation>
    </message>
    <message>
        <source>The list is too long; it can have {most} rows.</source>
        <translation>Lista jest za długa; może mieć najwyżej {most} wierszy.</translation>
    </message>
    <message>
        <source>There are no matches in the list.</source>
        <translation>Na liście nie ma meczów.</translation>
    </message>
    <message>
        <source>The IMPs of one side are in {found}, those of the other side in no column.</source>
        <translation>IMP-y jednej strony są w {found}, a drugiej w żadnej kolumnie.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>Dwie kolumny mają nagłówek {found}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>W tym wierszu lub powyżej brakuje cudzysłowu albo jest on w złym miejscu.</translation>
    </message>
    <message>
        <source>The number of boards is missing.</source>
        <translation>Brakuje liczby rozdań.</translation>
    </message>
    <message>
        <source>The result is missing.</source>
        <translation>Brakuje wyniku.</translation>
    </message>
    <message>
        <source>{found} is not a number of IMPs.</source>
        <translation>{found} nie jest liczbą IMP-ów.</translation>
    </message>
    <message>
        <source>A scale needs a name.</source>
        <translation>Skala musi mieć nazwę.</translation>
    </message>
    <message>
        <source>A scale needs a table.</source>
        <translation>Skala musi mieć tabelę.</translation>
    </message>
    <message>
        <source>A scale has at most {most} tables.</source>
        <translation>Liczba tabel w skali to najwyżej {most}.</translation>
    </message>
    <message>
        <source>A table is for board counts from 1 to {most}, the fewest first, not {first} to {last}.</source>
        <translation>Tabela jest dla liczb rozdań od 1 do {most}, najpierw mniejsza, a nie od {first} do {last}.</translation>
    </message>
    <message>
        <source>{margin} IMPs is not a possible margin over {boards}; the most is {most}.</source>
        <translation>{margin} IMP nie jest możliwą różnicą w meczu na {boards}; najwięcej to {most}.</translation>
    </message>
    <message>
        <source>This page has more than {most} tables; copy those with the scale out of it and paste them.</source>
        <translation>Ta strona ma więcej niż {most} tabel; skopiuj z niej te ze skalą i wklej.</translation>
    </message>
    <message>
        <source>The row is too long; it can have {most} characters.</source>
        <translation>Wiersz jest za długi; może mieć najwyżej {most} znaków.</translation>
    </message>
    <message>
        <source>{name} has no table for {boards}; it has tables for {counts}.</source>
        <translation>{name} nie ma tabeli na {boards}; ma tabele dla {counts}.</translation>
    </message>
    <message>
        <source>There are two tables for {boards}.</source>
        <translation>Są dwie tabele na {boards}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, the margins must begin with a draw and rise to at most {most}.</source>
        <translation>W tabeli na {counts} różnice muszą zaczynać się od remisu i rosnąć najwyżej do {most}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, every margin needs the VP of both sides.</source>
        <translation>W tabeli na {counts} każda różnica musi mieć VP obu stron.</translation>
    </message>
    <message>
        <source>In the table for {counts}, a VP is not between 0 and {most}.</source>
        <translation>W tabeli na {counts} któreś VP nie leżą między 0 a {most}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, no margin is worth more than a draw.</source>
        <translation>W tabeli na {counts} żadna różnica nie jest warta więcej niż remis.</translation>
    </message>
    <message>
        <source>{place}: The first margin is {margin}; the table has to begin at a draw.</source>
        <translation>{place}: Pierwsza różnica to {margin}; tabela musi zaczynać się od remisu.</translation>
    </message>
    <message>
        <source>{place}: Margins are missing before {margin}.</source>
        <translation>{place}: Przed {margin} brakuje różnic.</translation>
    </message>
    <message>
        <source>{place}: The margin {margin} is in the line before this one, too.</source>
        <translation>{place}: Różnica {margin} jest też w poprzednim wierszu.</translation>
    </message>
    <message>
        <source>{place}: Only the last margins can be without an end.</source>
        <translation>{place}: Tylko ostatnie różnice mogą nie mieć końca.</translation>
    </message>
    <message>
        <source>{place}: The loser&apos;s VP are missing, and they are not what the winner leaves.</source>
        <translation>{place}: Brakuje VP przegranego, a nie są one tym, co zostawia zwycięzca.</translation>
    </message>
    <message>
        <source>{place}: The winner&apos;s VP are missing.</source>
        <translation>{place}: Brakuje VP zwycięzcy.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a VP.</source>
        <translation>{place}: {found} to nie VP.</translation>
    </message>
    <message>
        <source>{place}: The VP is missing.</source>
        <translation>{place}: Brakuje VP.</translation>
    </message>
    <message>
        <source>{place}: {found} has another decimal sign than most cells; such cells: {cells}.</source>
        <translation>{place}: {found} ma inny znak dziesiętny niż większość komórek; takich komórek: {cells}.</translation>
    </message>
    <message>
        <source>{place}: {found} has the other decimal sign than the rest of the table.</source>
        <translation>{place}: {found} ma inny znak dziesiętny niż reszta tabeli.</translation>
    </message>
    <message>
        <source>{place}: {found} has more than two decimals.</source>
        <translation>{place}: {found} ma więcej niż dwa miejsca po przecinku.</translation>
    </message>
    <message>
        <source>{place}: The margin is missing.</source>
        <translation>{place}: Brakuje różnicy.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a margin.</source>
        <translation>{place}: {found} to nie różnica.</translation>
    </message>
    <message>
        <source>{place}: The headings of winner and loser are swapped.</source>
        <translation>{place}: Nagłówki zwycięzcy i przegranego są zamienione miejscami.</translation>
    </message>
    <message>
        <source>{place}: Cells in this row: {cells}; in the others: {usual}.</source>
        <translation>{place}: Liczba komórek w tym wierszu to {cells}, w innych {usual}.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {rows} rows and {cells} cells.</source>
        <translation>Tabela jest za duża; może mieć najwyżej {rows} wierszy i {cells} komórek.</translation>
    </message>
    <message>
        <source>There is nothing to read here.</source>
        <translation>Nie ma tu nic do odczytania.</translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation>{value} nie jest liczbą.</translation>
    </message>
    <message>
        <source>The number of boards must be a whole number from 1 to {most}, not {value}.</source>
        <translation>Liczba rozdań musi być liczbą całkowitą od 1 do {most}, a&#xa0;nie {value}.</translation>
    </message>
    <message>
        <source>The blitz factor must be above 0 and at most {most}, not {value}.</source>
        <translation>Współczynnik blitzu musi być większy od 0 i&#xa0;nie większy niż {most}, a&#xa0;nie {value}.</translation>
    </message>
    <message>
        <source>The blitz must be above 0 and at most {most} IMPs, not {value}.</source>
        <translation>Blitz musi być większy od 0 i&#xa0;nie większy niż {most} IMP, a&#xa0;nie {value}.</translation>
    </message>
    <message>
        <source>The VP must lie between {least} and {most}, not {value}.</source>
        <translation>VP muszą leżeć między {least} a&#xa0;{most}, a&#xa0;nie {value}.</translation>
    </message>
    <message>
        <source>This workbook has an old format; save it as XLSX or CSV and read that.</source>
        <translation>Ten skoroszyt ma stary format; zapisz go jako XLSX lub CSV i wczytaj tamten plik.</translation>
    </message>
    <message>
        <source>This is not an XLSX workbook, or it is damaged; save it as XLSX or CSV.</source>
        <translation>To nie jest skoroszyt XLSX albo jest uszkodzony; zapisz go jako XLSX lub CSV.</translation>
    </message>
    <message>
        <source>The workbook is too large.</source>
        <translation>Skoroszyt jest za duży.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in the table.</source>
        <translation>W tabeli brakuje cudzysłowu albo jest on w złym miejscu.</translation>
    </message>
    <message>
        <source>Tables of a PDF cannot be read: paste the table, or save it as XLSX or CSV.</source>
        <translation>Tabel z PDF nie można odczytać: wklej tabelę albo zapisz ją jako XLSX lub CSV.</translation>
    </message>
    <message>
        <source>A discrete scale has whole VP at a draw, not {value}: choose an even range.</source>
        <translation>Skala dyskretna ma za remis całkowite VP, a nie {value}: wybierz parzysty zakres.</translation>
    </message>
    <message>
        <source>Which column is which? Use headings: Boards and Margin, or Boards and twice IMPs.</source>
        <translation>Która kolumna jest która? Nadaj nagłówki: Rozdania i Różnica albo Rozdania i dwa razy IMP.</translation>
    </message>
    <message>
        <source>A blitz of {blitz} is too short for discrete {range}-0: take more boards or fewer VP.</source>
        <translation>Blitz {blitz} jest za krótki na dyskretną {range}-0: wybierz więcej rozdań lub mniej VP.</translation>
    </message>
    <message>
        <source>{place}: The number of boards is missing; write 24 or 21-27 above the VP or margins.</source>
        <translation>{place}: Brakuje liczby rozdań; napisz ją nad VP lub różnicami, np. 24 lub 21-27.</translation>
    </message>
    <message>
        <source>This table shows no scale: it needs margins (0, 1, 2 or 0-2, 3-6) and their VP.</source>
        <translation>W tej tabeli nie widać skali: potrzeba różnic (0, 1, 2 lub 0-2, 3-6) i ich VP.</translation>
    </message>
    <message>
        <source>The VP of a draw are more than 0, at most {most}, with two decimals, not {value}.</source>
        <translation>VP za remis to więcej niż 0, najwyżej {most}, z dwoma miejscami po przecinku, a nie {value}.</translation>
    </message>
</context>
<context>
    <name>ScaleExplained</name>
    <message>
        <source>The scale explained: {boards}</source>
        <translation>Skala objaśniona: {boards}</translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>Jak ją czytać</translation>
    </message>
    <message>
        <source>The margin in IMPs counts. A win by {margin} gives {won} VP, the losers get {lost}; a draw gives {draw}.</source>
        <translation>Liczy się, iloma IMP-ami wygrano mecz. Wygrana różnicą {margin} daje zwycięzcom {won} VP, a przegranym {lost}. Bez różnicy obie drużyny dostają {draw}.</translation>
    </message>
    <message>
        <source>A pair’s percentage of matchpoints counts. {margin} give {won} VP, {lost} to the others; 50 % gives {draw}.</source>
        <translation>Liczy się procent maksów pary. {margin} daje {won} VP, a druga para dostaje {lost}; 50% daje {draw}.</translation>
    </message>
    <message>
        <source>The margin in points of boards counts. By {margin} the winners get {won} VP, the losers {lost}; a draw {draw}.</source>
        <translation>Liczy się, iloma punktami z rozdań wygrano mecz. Przy {margin} więcej zwycięzcy dostają {won} VP, a przegrani {lost}. Bez różnicy obie drużyny dostają {draw}.</translation>
    </message>
    <message>
        <source>From {margin} on the win is as large as it can be, {full} to {least}.</source>
        <translation>Od {margin} wygrana jest najwyższa z możliwych, {full} do {least}.</translation>
    </message>
    <message>
        <source>Together they always have {full}.</source>
        <translation>Razem mają zawsze {full}.</translation>
    </message>
    <message>
        <source>How the largest win was chosen</source>
        <translation>Jak wybrano najwyższą wygraną</translation>
    </message>
    <message>
        <source>The largest win, the blitz, begins at {factor} × √{boards} = {x} IMPs.</source>
        <translation>Najwyższa wygrana, blitz, zaczyna się od {factor} × √{boards} = {x} IMP.</translation>
    </message>
    <message>
        <source>The more boards, the larger the differences that come about by chance; they grow with the square root of the boards. Between equal teams they spread by about {spread} IMPs here, and the World Bridge Federation has put the blitz at about twice that: of a hundred matches five to eight go beyond it.</source>
        <translation>Im więcej rozdań, tym większe różnice powstają przypadkiem; rosną jak pierwiastek z liczby rozdań. Między równymi drużynami ich odchylenie standardowe wynosi tu około {spread} IMP, a Światowa Federacja Brydża ustaliła blitz na mniej więcej dwa razy tyle: na sto meczów przekracza go od pięciu do ośmiu.</translation>
    </message>
    <message>
        <source>The organiser has chosen {factor}; the World Bridge Federation takes {usual}.</source>
        <translation>Organizator wybrał {factor}; Światowa Federacja Brydża przyjmuje {usual}.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>W półmeczu wzór liczy połowę rozdań.</translation>
    </message>
    <message>
        <source>A third of it, {third} IMPs, is worth {median} VP, half of what a win can gain: the first IMPs count most.</source>
        <translation>Jedna trzecia, {third} IMP, jest warta {median} VP, połowę wszystkiego, co może dać wygrana: pierwsze IMP-y są warte więcej niż ostatnie.</translation>
    </message>
    <message>
        <source>Up to there every IMP is worth the same.</source>
        <translation>Do tego miejsca każdy IMP jest wart tyle samo.</translation>
    </message>
    <message>
        <source>Why {worth} and not {rounded}</source>
        <translation>Dlaczego {worth}, a nie {rounded}</translation>
    </message>
    <message>
        <source>Why {worth}</source>
        <translation>Dlaczego {worth}</translation>
    </message>
    <message>
        <source>For a win by {imps} the formula gives {formula} = {exact} VP, with {ratio}. Rounded that is {rounded}.</source>
        <translation>Dla wygranej różnicą {imps} wzór daje {formula} = {exact} VP, gdzie {ratio}. Po zaokrągleniu to {rounded}.</translation>
    </message>
    <message>
        <source>For a win by {imps} the curve gives {exact} VP. Rounded that is {rounded}.</source>
        <translation>Dla wygranej różnicą {imps} krzywa daje {exact} VP. Po zaokrągleniu to {rounded}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before: {before} VP, then {after}. So it was raised to {worth}.</source>
        <translation>Ale wtedy ten IMP dałby {before} VP, a następny {after}, a żaden IMP nie może dać więcej niż poprzedni. Dlatego wartość podniesiono do {worth}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before; from {left} to {right} some would. {worth} is the least allowed.</source>
        <translation>Ale żaden IMP nie może dać więcej niż poprzedni, a między {left} a {right} tak by się stało. {worth} to najmniejsza wartość, która zachowuje tę regułę.</translation>
    </message>
    <message>
        <source>Why {vp} VP for {band}</source>
        <translation>Dlaczego {vp} VP za {band}</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: {least} VP at {begins} IMPs, {most} VP at {ends} IMPs; {vp} VP go to {band}.</source>
        <translation>VP są tu liczbami całkowitymi: każda różnica dostaje tę, której krzywa jest najbliższa. Krzywa jest warta {least} VP przy {begins} IMP i {most} VP przy {ends} IMP, więc {vp} VP dostaje {band}.</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so up to there it is a draw.</source>
        <translation>VP są tu liczbami całkowitymi: każda różnica dostaje tę, której krzywa jest najbliższa. Krzywa jest warta {most} VP przy {ends} IMP, więc do tego miejsca jest remis.</translation>
    </message>
    <message>
        <source>Why {vp} VP end at {last} and not at {limit} IMPs</source>
        <translation>Dlaczego {vp} VP kończy się na {last}, a nie na {limit} IMP</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so {vp} VP would end at {limit}.</source>
        <translation>VP są tu liczbami całkowitymi: każda różnica dostaje tę, której krzywa jest najbliższa. Krzywa jest warta {most} VP przy {ends} IMP, więc {vp} VP kończyłoby się na {limit}.</translation>
    </message>
    <message>
        <source>No band may be narrower: {vp} VP would be {width} wide, {next} VP only {above}. So {vp} VP end at {last}.</source>
        <translation>Ale wtedy {vp} VP miałoby szerokość {width}, a {next} VP tylko {above}, a żaden przedział nie może być węższy od tego pod nim. Dlatego {vp} VP kończy się na {last}.</translation>
    </message>
    <message>
        <source>No band may be narrower: the draw would be {width} wide, {next} VP only {above}. So the draw ends at {last}.</source>
        <translation>Ale wtedy remis, liczony z różnicami po obu stronach, miałby szerokość {width}, a przedział {next} VP tylko {above}; żaden przedział nie może być węższy od tego pod nim. Dlatego remis kończy się na {last}.</translation>
    </message>
    <message>
        <source>{name} is a table, not a formula: nothing in it was worked out here or corrected.</source>
        <translation>{name} to tabela, a nie wzór: niczego w niej tu nie obliczano ani nie poprawiano.</translation>
    </message>
    <message>
        <source>None was raised by more than {most} VP.</source>
        <translation>Żadnej nie podniesiono o więcej niż {most} VP.</translation>
    </message>
    <message>
        <source>Where the numbers are from</source>
        <translation>Skąd są liczby</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of {all} in this table had to be corrected.</source>
        <translation>
            <numerusform>Trzeba było poprawić %n wartość z {all} w tej tabeli.</numerusform>
            <numerusform>Trzeba było poprawić %n wartości z {all} w tej tabeli.</numerusform>
            <numerusform>Trzeba było poprawić %n wartości z {all} w tej tabeli.</numerusform>
        </translation>
    </message>
    <message>
        <source>The organiser has set the blitz to {x} IMPs; the WBF would have {usual} IMPs.</source>
        <translation>Organizator ustalił najwyższą wygraną, blitz, na {x} IMP; według reguły Światowej Federacji Brydża byłoby to {usual} IMP.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before: the rounded table keeps that rule.</source>
        <translation>Żaden IMP nie może dać więcej niż poprzedni. Ta tabela zachowuje tę regułę wszędzie już po zaokrągleniu, więc niczego nie poprawiano.</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula: nothing was corrected. Source: {source}</source>
        <translation>{name} to wydrukowana tabela, a nie wzór: niczego w niej tu nie obliczano ani nie poprawiano. Źródło: {source}</translation>
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
        <translation>Najwyższa wygrana zaczyna się od {x} IMP; to jest blitz.</translation>
    </message>
    <message>
        <source>The largest win begins at {factor} × √{boards} = {x} IMPs, the blitz.</source>
        <translation>Najwyższa wygrana zaczyna się od {factor} × √{boards} = {x} IMP; to jest blitz.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>W półmeczu wzór liczy połowę rozdań.</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>Krzywa</translation>
    </message>
    <message>
        <source>Below that a win by I IMPs is worth {v0} + {v0} (1 − R^(I / {x})) / (1 − R) VP, where R = √5 − 2 = {r}. So a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>Poniżej wygrana różnicą I IMP jest warta {v0} + {v0} (1 − R^(I / {x})) / (1 − R) VP, gdzie R = √5 − 2 = {r}. Tak więc jedna trzecia blitzu, {third} IMP, jest warta {median} VP.</translation>
    </message>
    <message>
        <source>Below that every IMP is worth the same: the curve is a straight line.</source>
        <translation>Poniżej każdy IMP jest wart tyle samo: krzywa jest linią prostą.</translation>
    </message>
    <message>
        <source>Below that the curve is the {model} one, in which a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>Poniżej obowiązuje model: {model}; jedna trzecia blitzu, {third} IMP, też jest w nim warta {median} VP.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Dowód</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Przedziały</translation>
    </message>
    <message>
        <source>The VP are whole numbers, and a band holds the margins for which the curve is nearest to the same one. So the last margin of the draw is the last one worth no more than {half} VP, that of the next band the last one worth no more than {next} VP, and so on.</source>
        <translation>VP są liczbami całkowitymi, a przedział obejmuje różnice, dla których krzywa leży najbliżej tej samej liczby. Ostatnia różnica remisu jest więc ostatnią wartą nie więcej niż {half} VP, następnego przedziału ostatnią wartą nie więcej niż {next} VP i tak dalej.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Reguła</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than that below; the draw, both sides up to {limit}, is {width} wide.</source>
        <translation>Żaden przedział nie może być węższy od tego pod nim, z wyjątkiem najwyższego, który nie ma końca. Remis liczy się z różnicami po obu stronach: do {limit} ma szerokość {width}.</translation>
    </message>
    <message>
        <source>The report of the WBF writes it with J: the last margins of the bands, and before them that of the draw plus 1, below 0. On the curve J = {j}. Its differences are the widths: {widths}. Its second differences say by how much each band is wider than the one below it, and must not be below 0: {second}.</source>
        <translation>Raport WBF zapisuje to za pomocą J: to ostatnie różnice przedziałów, a przed nimi ostatnia różnica remisu plus 1, ze znakiem minus. Na krzywej J = {j}. Przyrosty J to szerokości: {widths}. Drugie przyrosty mówią, o ile każdy przedział jest szerszy od niższego, i nie mogą być ujemne: {second}.</translation>
    </message>
    <message>
        <source>Then J = {j}, its differences are {widths}, its second differences {second}.</source>
        <translation>Potem J = {j}, przyrosty to {widths}, a drugie przyrosty {second}.</translation>
    </message>
    <message>
        <source>The bands of the curve keep this rule, so nothing had to be corrected.</source>
        <translation>Przedziały krzywej spełniają tę regułę, więc niczego nie trzeba było poprawiać.</translation>
    </message>
    <message>
        <source>The correction</source>
        <translation>Poprawka</translation>
    </message>
    <message>
        <source>A band that is narrower than the one below it takes a margin from that: the last margin of the lower band is lowered by one IMP. The lowest such band comes first, again and again, until the rule is kept. That takes {steps}.</source>
        <translation>Przedział węższy od tego pod nim zabiera mu jedną różnicę: ostatnia różnica niższego przedziału zostaje obniżona o jeden IMP. Najpierw najniższy taki przedział, i tak dalej, aż reguła jest spełniona. Razem: {steps}.</translation>
    </message>
    <message>
        <source>Violations and steps</source>
        <translation>Naruszenia i kroki</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are counted before anything is corrected; steps are margins that are moved. A step makes the lower band narrower, which may then be narrower than the one below it, and needs a step, too.</source>
        <translation>To nie są te same liczby. Naruszenia liczy się przed jakąkolwiek poprawką; kroki to przesunięte różnice. Krok zwęża niższy przedział, który może się przez to stać węższy od tego pod nim i też wymagać kroku.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Steps of the correction</source>
        <translation>Kroki poprawki</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Step {number}: {text}</source>
        <translation>Krok {number}: {text}</translation>
    </message>
    <message>
        <source>The band of {vp} VP ends at {limit} and is {width} wide, the one of {next} VP only {above}. So a win by {limit} now scores {next} VP, and the band of {vp} VP ends at {new}.</source>
        <translation>Przedział {vp} VP kończy się na {limit} i ma szerokość {width}, a przedział {next} VP tylko {above}. Wygrana różnicą {limit} daje więc teraz {next} VP, a przedział {vp} VP kończy się na {new}.</translation>
    </message>
    <message>
        <source>Range violations</source>
        <translation>Naruszenia przedziału</translation>
    </message>
    <message>
        <source>For every whole VP, its exact margin on the curve lies in its band.</source>
        <translation>Dla każdej całkowitej liczby VP dokładna różnica na krzywej leży w jej przedziale.</translation>
    </message>
    <message>
        <source>Each whole VP&apos;s exact margin should lie in its band; where it does not, this is only told.</source>
        <translation>Dokładna różnica każdej całkowitej liczby VP powinna leżeć w jej przedziale. Gdzie tak nie jest, tylko się to podaje.</translation>
    </message>
    <message>
        <source>{vp} VP are exactly {exact} IMPs on the curve; their band is {band}.</source>
        <translation>{vp} VP to na krzywej dokładnie {exact} IMP; przedział to {band}.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>Ends on the curve at</source>
        <translation>Koniec na krzywej</translation>
    </message>
    <message>
        <source>Band of the curve</source>
        <translation>Przedział krzywej</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Szerokość</translation>
    </message>
    <message>
        <source>Wider by</source>
        <translation>Szerszy o</translation>
    </message>
    <message>
        <source>Band as corrected</source>
        <translation>Po poprawce</translation>
    </message>
    <message>
        <source>Both rules at once</source>
        <translation>Obie reguły naraz</translation>
    </message>
    <message>
        <source>The report of the WBF corrects the widths and only tells range violations. It leaves open whether there are limits that keep both rules.</source>
        <translation>Raport WBF poprawia szerokości, a naruszenia przedziału tylko podaje. Nie rozstrzyga, czy istnieją granice, które zachowują obie reguły.</translation>
    </message>
    <message>
        <source>These limits keep both, and none that do lie nearer to those of the curve.</source>
        <translation>Te granice zachowują obie, a żadne takie nie leżą bliżej granic krzywej.</translation>
    </message>
    <message>
        <source>There are none: the blitz is too short for so many bands.</source>
        <translation>Nie istnieją: blitz jest za krótki na tyle przedziałów.</translation>
    </message>
    <message>
        <source>There are: bands that end at {limits} keep both, and none that do lie nearer to those of the curve. All together they lie {moved} from these, those of the report {steps}.</source>
        <translation>Istnieją: przedziały kończące się na {limits} zachowują obie, a żadne takie nie leżą bliżej przedziałów krzywej. Razem są od nich o {moved}, te z raportu o {steps}.</translation>
    </message>
    <message>
        <source>Exactly on the curve</source>
        <translation>Dokładnie na krzywej</translation>
    </message>
    <message>
        <source>Band by both rules</source>
        <translation>Przedział według obu reguł</translation>
    </message>
    <message>
        <source>Next band’s width</source>
        <translation>Następna szerokość</translation>
    </message>
    <message>
        <source>Ended at</source>
        <translation>Kończył się</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Kończy się</translation>
    </message>
    <message>
        <source>its exact margin lies outside the band</source>
        <translation>jego dokładna różnica leży poza przedziałem</translation>
    </message>
    <message>
        <source>narrower than the band below it</source>
        <translation>węższy od przedziału pod nim</translation>
    </message>
    <message>
        <source>moved by the correction</source>
        <translation>przesunięty przez poprawkę</translation>
    </message>
    <message>
        <source>The band of {vp} VP</source>
        <translation>Przedział {vp} VP</translation>
    </message>
    <message>
        <source>On the curve {half} VP are exactly {exact} IMPs, so the last margin that is nearer to {vp} VP is {limit}.</source>
        <translation>Na krzywej {half} VP to dokładnie {exact} IMP, więc ostatnia różnica bliższa {vp} VP to {limit}.</translation>
    </message>
    <message>
        <source>It has no end: no win is worth more.</source>
        <translation>Nie ma końca: żadna wygrana nie jest warta więcej.</translation>
    </message>
    <message>
        <source>Before the correction it is {width} wide, the band below it {below}: that breaks the rule.</source>
        <translation>Przed poprawką ma szerokość {width}, a przedział pod nim {below}: to narusza regułę.</translation>
    </message>
    <message numerus="yes">
        <source>The bands of the curve break it %n time(s); each is a violation.</source>
        <translation>
            <numerusform>Przedziały krzywej naruszają ją %n raz; to jedno naruszenie.</numerusform>
            <numerusform>Przedziały krzywej naruszają ją %n razy; każdy raz to naruszenie.</numerusform>
            <numerusform>Przedziały krzywej naruszają ją %n razy; każdy raz to naruszenie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroki</numerusform>
            <numerusform>%n kroków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) its last margin is {limit}.</source>
        <translation>
            <numerusform>Po %n kroku jego ostatnia różnica to {limit}.</numerusform>
            <numerusform>Po %n krokach jego ostatnia różnica to {limit}.</numerusform>
            <numerusform>Po %n krokach jego ostatnia różnica to {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Zaokrąglanie</translation>
    </message>
    <message>
        <source>The winner&apos;s VP at 0 to {last} IMPs are rounded to hundredths, halves up; the loser gets the rest of {full}.</source>
        <translation>VP zwycięzcy zaokrągla się dla każdej różnicy od 0 do {last} IMP do setnych, połówkę w górę. Przegrany dostaje resztę z {full} VP.</translation>
    </message>
    <message>
        <source>So a win by {imps}, less than the blitz, is rounded up to {full} VP.</source>
        <translation>Wygrana różnicą {imps}, mniejsza niż blitz, jest więc zaokrąglona w górę do {full} VP.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before it.</source>
        <translation>Żaden IMP nie może dawać więcej niż poprzedni.</translation>
    </message>
    <message>
        <source>The rounded table keeps this rule everywhere, so nothing had to be corrected.</source>
        <translation>Zaokrąglona tabela wszędzie spełnia tę regułę, więc niczego nie trzeba było poprawiać.</translation>
    </message>
    <message>
        <source>Where the rule is broken, the VP of the margin in the middle are raised by {step}: at the lowest such margin first, again and again, until it is broken nowhere. That takes {steps} on {cells}, each raised by at most {most} VP.</source>
        <translation>Tam, gdzie reguła jest naruszona, VP środkowej różnicy podwyższa się o {step}: najpierw przy najmniejszej takiej różnicy, i tak dalej, aż nigdzie nie jest naruszona. Razem: {steps}, {cells}, a każda podwyższona najwyżej o {most} VP.</translation>
    </message>
    <message>
        <source>In any order this ends in one table: the lowest that keeps the rule and is nowhere below the rounded curve.</source>
        <translation>W jakiejkolwiek kolejności się to robi, wychodzi ta sama tabela: najniższa, która spełnia regułę i nigdzie nie leży pod zaokrągloną krzywą.</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are margins at which the rounded table breaks the rule, before anything is corrected; steps are raises of {step} VP. A raise can break the rule at the margin beside it, which then needs a step, too.</source>
        <translation>To nie są te same liczby. Naruszenia to różnice, przy których zaokrąglona tabela narusza regułę, przed jakąkolwiek poprawką; kroki to podwyższenia o {step} VP. Podwyższenie może naruszyć regułę przy sąsiedniej różnicy, która wtedy też wymaga kroku.</translation>
    </message>
    <message>
        <source>The report of the WBF speaks of {violations} corrections for {boards}. It means violations: to correct them takes {steps} on {cells}, by up to {most} VP.</source>
        <translation>Raport WBF podaje liczbę poprawek: {violations} ({boards}). Chodzi o naruszenia: ich usunięcie to {steps}, {cells}, najwyżej o {most} VP.</translation>
    </message>
    <message>
        <source>What forced each correction</source>
        <translation>Co wymusza każdą poprawkę</translation>
    </message>
    <message>
        <source>A cell is raised because of the cells around it, also of those to its right. Each time there are two margins that stay as they were rounded; in the table between them the gains are whole hundredths that must not grow, and these are the lowest VP for which that is so.</source>
        <translation>Komórkę podwyższa się z powodu komórek wokół niej, także tych na prawo. Za każdym razem są dwie różnice, które zostają takie, jak je zaokrąglono; w tabeli między nimi zyski są całkowitymi setnymi, które nie mogą rosnąć, a to są najniższe VP, dla których tak jest.</translation>
    </message>
    <message>
        <source>{imps} from {rounded} to {raised}</source>
        <translation>{imps} z {rounded} na {raised}</translation>
    </message>
    <message>
        <source>{gains} Raised: {cells}.</source>
        <translation>{gains} Podwyższono: {cells}.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) to {right} ({right_vp} VP): {total} VP, first {first} of {more}, then {rest} of {less}.</source>
        <translation>Od {left} ({left_vp} VP) do {right} ({right_vp} VP) jest {total} VP: najpierw {first} po {more}, potem {rest} po {less}.</translation>
    </message>
    <message>
        <source>From {left} ({left_vp} VP) to {right} ({right_vp} VP) it is {total} VP, {less} for each IMP.</source>
        <translation>Od {left} ({left_vp} VP) do {right} ({right_vp} VP) jest {total} VP, po {less} na każdy IMP.</translation>
    </message>
    <message numerus="yes">
        <source>The rounded table breaks it at %n margin(s); each is a violation.</source>
        <translation>
            <numerusform>Zaokrąglona tabela narusza ją przy %n różnicy; to jedno naruszenie.</numerusform>
            <numerusform>Zaokrąglona tabela narusza ją przy %n różnicach; każda to naruszenie.</numerusform>
            <numerusform>Zaokrąglona tabela narusza ją przy %n różnicach; każda to naruszenie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n komórka</numerusform>
            <numerusform>%n komórki</numerusform>
            <numerusform>%n komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>A printed table</source>
        <translation>Tabela drukowana</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula, and is shown as printed: nothing was computed or corrected.</source>
        <translation>{name} to tabela wydrukowana, a nie wzór. Jest pokazana tak, jak ją wydrukowano: niczego w niej nie obliczono ani nie poprawiono.</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Źródło: {source}</translation>
    </message>
    <message>
        <source>By the rule of the WBF’s scales</source>
        <translation>Według reguły skal WBF</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than the one below it; the draw counts the margins of both sides.</source>
        <translation>Żaden przedział nie może być węższy od tego pod nim, z wyjątkiem najwyższego, który nie ma końca. Remis liczy się z różnicami po obu stronach.</translation>
    </message>
    <message>
        <source>This table keeps that rule.</source>
        <translation>Ta tabela spełnia tę regułę.</translation>
    </message>
    <message>
        <source>Its authors did not promise to keep that rule; an audit looks at more than it.</source>
        <translation>Jej autorzy nie obiecywali tej reguły; audyt sprawdza więcej niż ją samą.</translation>
    </message>
    <message>
        <source>The step to {margin} gains {before} VP, the next one {after} VP.</source>
        <translation>Krok do {margin} daje {before} VP, a następny {after} VP.</translation>
    </message>
    <message>
        <source>The band {band} ({vps}) is {width} wide, the one below it {below}.</source>
        <translation>Przedział {band} ({vps}) ma szerokość {width}, a ten pod nim {below}.</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Zysk</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>VP – VP</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>VP zwycięzcy</translation>
    </message>
    <message>
        <source>More by</source>
        <translation>O ile więcej</translation>
    </message>
    <message>
        <source>breaks the rule</source>
        <translation>narusza regułę</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule is kept here.</source>
        <translation>{margin}: {vps}. Reguła jest tu spełniona.</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule asks nothing here.</source>
        <translation>{margin}: {vps}. Reguła niczego tu nie wymaga.</translation>
    </message>
    <message numerus="yes">
        <source>This table breaks it %n time(s).</source>
        <translation>
            <numerusform>Ta tabela narusza ją %n raz.</numerusform>
            <numerusform>Ta tabela narusza ją %n razy.</numerusform>
            <numerusform>Ta tabela narusza ją %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rounded table keeps the rule everywhere; nothing was corrected.</source>
        <translation>Zaokrąglona tabela wszędzie spełnia regułę; niczego nie poprawiono.</translation>
    </message>
    <message>
        <source>Raised cells</source>
        <translation>Poprawki</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Naruszenia</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Zaokrąglone</translation>
    </message>
    <message>
        <source>Raised to</source>
        <translation>Po poprawce</translation>
    </message>
    <message>
        <source>By</source>
        <translation>O ile</translation>
    </message>
    <message>
        <source>Forced between</source>
        <translation>Wymuszone między</translation>
    </message>
    <message>
        <source>Next IMP gains</source>
        <translation>Zysk kolejnego IMP-a</translation>
    </message>
    <message>
        <source>Violations before any correction</source>
        <translation>Naruszenia przed poprawkami</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>VP przedtem</translation>
    </message>
    <message>
        <source>VP after</source>
        <translation>VP po</translation>
    </message>
    <message>
        <source>First {count} steps</source>
        <translation>Pierwsze kroki: {count}</translation>
    </message>
    <message>
        <source>{imps}: {raised} VP instead of {rounded}</source>
        <translation>{imps}: {raised} VP zamiast {rounded}</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the IMP before would gain {gain}.</source>
        <translation>Przy {vp} VP za {imps} poprzedni IMP dawałby {gain}.</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the {count} before would gain {gain} together, so one of them at most {each}.</source>
        <translation>Przy {vp} VP za {imps} poprzednie {count} dawałyby razem {gain}, więc któryś z nich najwyżej {each}.</translation>
    </message>
    <message>
        <source>The IMP after it would gain {gain}: more than one before it.</source>
        <translation>Następny IMP dawałby {gain}: więcej niż któryś przed nim.</translation>
    </message>
    <message>
        <source>The {count} after it would gain {gain} together, so one of them at least {each}: more than one before it.</source>
        <translation>Następne {count} dawałyby razem {gain}, więc któryś z nich co najmniej {each}: więcej niż któryś przed nim.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) and {right} ({right_vp} VP) stay as they were rounded.</source>
        <translation>{left} ({left_vp} VP) i {right} ({right_vp} VP) zostają tak, jak je zaokrąglono.</translation>
    </message>
    <message>
        <source>{vp} VP is the least that will do.</source>
        <translation>{vp} VP to najmniej, co wystarcza.</translation>
    </message>
    <message>
        <source>The cells to the right, up to {right}, ask for it: in a table that ended here it would stay as rounded.</source>
        <translation>Wymagają tego komórki na prawo, aż do {right}: w tabeli, która by się tu kończyła, komórka zostałaby taka, jak ją zaokrąglono.</translation>
    </message>
    <message>
        <source>Violation at {imps}</source>
        <translation>Naruszenie przy {imps}</translation>
    </message>
    <message>
        <source>Step {number}: {imps}</source>
        <translation>Krok {number}: {imps}</translation>
    </message>
    <message>
        <source>No lower margin breaks the rule. So a win by {imps} goes from {old} to {new} VP.</source>
        <translation>Żadna mniejsza różnica nie narusza reguły. Wygrana różnicą {imps} przechodzi więc z {old} na {new} VP.</translation>
    </message>
    <message>
        <source>From {below} to {imps} it is {before} VP, but from there to {above} {after} VP.</source>
        <translation>Od {below} do {imps} jest {before} VP, ale stamtąd do {above} {after} VP.</translation>
    </message>
</context>
<context>
    <name>ScaleStatus</name>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Różnica, od której wygrana jest maksymalna.</translation>
    </message>
    <message>
        <source>The margin that is worth exactly so much lies outside its band.</source>
        <translation>Różnica warta dokładnie tyle leży poza swoim przedziałem.</translation>
    </message>
    <message>
        <source>Largest win from {margin}</source>
        <translation>Najwyższa wygrana od {margin}</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal: exactly {imps} IMPs.</source>
        <translation>Różnica, od której wygrana jest najwyższa: dokładnie {imps} IMP.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) corrected</source>
        <translation>
            <numerusform>%n poprawiona wartość</numerusform>
            <numerusform>%n poprawione wartości</numerusform>
            <numerusform>%n poprawionych wartości</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected so that no IMP is worth more than the one before it.</source>
        <translation>Poprawione tak, by żaden IMP nie był wart więcej niż poprzedni.</translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n&#xa0;naruszenie</numerusform>
            <numerusform>%n&#xa0;naruszenia</numerusform>
            <numerusform>%n&#xa0;naruszeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n&#xa0;krok</numerusform>
            <numerusform>%n&#xa0;kroki</numerusform>
            <numerusform>%n&#xa0;kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact margin outside the band: {vps} VP</source>
        <translation>Dokładna różnica poza przedziałem: {vps}&#xa0;VP</translation>
    </message>
</context>
<context>
    <name>ScaleTableMenu</name>
    <message>
        <source>&amp;Differences from {boards}</source>
        <translation>&amp;Różnice od {boards}</translation>
    </message>
    <message>
        <source>Show &amp;All of the Axis</source>
        <translation>Pokaż &amp;całą oś</translation>
    </message>
</context>
<context>
    <name>ScaleTables</name>
    <message>
        <source>Heat map of the scales</source>
        <translation>Mapa cieplna skal</translation>
    </message>
</context>
<context>
    <name>ScalesRoom</name>
    <message>
        <source>Curve of IMPs to VP</source>
        <translation>Krzywa przeliczania IMP-ów na VP</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Tabela skali</translation>
    </message>
    <message>
        <source>Type a number to jump to that margin</source>
        <translation>Wpisz liczbę, aby przejść do tej różnicy</translation>
    </message>
    <message>
        <source>Comparison of what is pinned</source>
        <translation>Porównanie przypiętych</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Obok siebie</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Co pokazuje tabela</translation>
    </message>
    <message>
        <source>Differences from this board count</source>
        <translation>Różnice względem tej liczby rozdań</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>IMP na √rozdań</translation>
    </message>
    <message>
        <source>Axis of the plot</source>
        <translation>Oś wykresu</translation>
    </message>
    <message>
        <source>In IMPs per square root of the boards, all board counts have one curve.</source>
        <translation>W&#xa0;jednostce IMP na pierwiastek z&#xa0;liczby rozdań wszystkie liczby rozdań mają jedną krzywą.</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>o&amp;d</translation>
    </message>
    <message>
        <source>Left and Right step through the margins, plus and minus zoom, 0 shows all</source>
        <translation>Strzałki przechodzą po różnicach, plus i minus zmieniają powiększenie, 0 pokazuje całość</translation>
    </message>
    <message>
        <source>{boards}, {margin}</source>
        <translation>{boards}, {margin}</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>&amp;Oś</translation>
    </message>
    <message>
        <source>The event has another scale: {menu}, {command} shows it.</source>
        <translation>Turniej ma inną skalę: pokazuje ją {menu}, {command}.</translation>
    </message>
</context>
<context>
    <name>ScheduleMenu</name>
    <message numerus="yes">
        <source>Switch %n meeting(s)</source>
        <translation>
            <numerusform>Obróć %n spotkanie</numerusform>
            <numerusform>Obróć %n spotkania</numerusform>
            <numerusform>Obróć %n spotkań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n meeting(s)</source>
        <translation>
            <numerusform>Zablokuj %n spotkanie</numerusform>
            <numerusform>Zablokuj %n spotkania</numerusform>
            <numerusform>Zablokuj %n spotkań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n meeting(s)</source>
        <translation>
            <numerusform>Odblokuj %n spotkanie</numerusform>
            <numerusform>Odblokuj %n spotkania</numerusform>
            <numerusform>Odblokuj %n spotkań</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch all of round {number}</source>
        <translation>Obróć całą rundę {number}</translation>
    </message>
    <message>
        <source>Lock all of round {number}</source>
        <translation>Zablokuj całą rundę {number}</translation>
    </message>
    <message>
        <source>Unlock all of round {number}</source>
        <translation>Odblokuj całą rundę {number}</translation>
    </message>
    <message>
        <source>Switch all of table {number}</source>
        <translation>Obróć cały stół {number}</translation>
    </message>
    <message>
        <source>Lock all of table {number}</source>
        <translation>Zablokuj cały stół {number}</translation>
    </message>
    <message>
        <source>Unlock all of table {number}</source>
        <translation>Odblokuj cały stół {number}</translation>
    </message>
    <message>
        <source>Lock board set {number}</source>
        <translation>Zablokuj zestaw {number}</translation>
    </message>
    <message>
        <source>Unlock board set {number}</source>
        <translation>Odblokuj zestaw {number}</translation>
    </message>
    <message>
        <source>Lock pair {number}</source>
        <translation>Zablokuj parę {number}</translation>
    </message>
    <message>
        <source>Unlock pair {number}</source>
        <translation>Odblokuj parę {number}</translation>
    </message>
    <message>
        <source>Do not follow pair {number} any more</source>
        <translation>Nie śledź już pary {number}</translation>
    </message>
    <message>
        <source>Follow pair {number}</source>
        <translation>Śledź parę {number}</translation>
    </message>
</context>
<context>
    <name>ScheduleModel</name>
    <message>
        <source>Round {round}, table {table}: players {ns} North-South against {ew}</source>
        <translation>Runda {round}, stół {table}: zawodnicy {ns} na NS przeciw {ew}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {ns} North-South against pair {ew}</source>
        <translation>Runda {round}, stół {table}: para {ns} na NS przeciw parze {ew}</translation>
    </message>
    <message>
        <source>boards {first} to {last}</source>
        <translation>rozdania od {first} do {last}</translation>
    </message>
    <message>
        <source>boards {boards}</source>
        <translation>rozdania {boards}</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>obrócone</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>zmienione</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>zablokowane</translation>
    </message>
    <message>
        <source>shares its boards</source>
        <translation>wspólne rozdania</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>rozdania z&#xa0;bufora</translation>
    </message>
    <message>
        <source>Round {round}, table {table} is empty</source>
        <translation>Runda {round}, stół {table}: pusty</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stół {number}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>{what}: a click switches all of it</source>
        <translation>{what}: kliknięcie obraca całość</translation>
    </message>
    <message>
        <source>Sitting out: {pairs}</source>
        <translation>Pauza: {pairs}</translation>
    </message>
</context>
<context>
    <name>SchedulePane</name>
    <message>
        <source>Schedule</source>
        <translation>Rozpiska</translation>
    </message>
    <message>
        <source>Space switches, L locks; type a number to follow that pair</source>
        <translation>Spacja obraca, L blokuje; wpisz numer, aby śledzić tę parę</translation>
    </message>
</context>
<context>
    <name>ScheduleView</name>
    <message>
        <source>An individual movement is only shown, not changed.</source>
        <translation>Schemat indywidualny można tylko oglądać, nie zmieniać.</translation>
    </message>
    <message>
        <source>Locked: press L to unlock it before you switch it.</source>
        <translation>Zablokowane: naciśnij L, aby odblokować przed obrotem.</translation>
    </message>
</context>
<context>
    <name>ScoreEntry</name>
    <message>
        <source>board {board}</source>
        <translation>rozdanie {board}</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>zapisy</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>W schowku nie ma nic do wklejenia.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>wklejenie</translation>
    </message>
    <message>
        <source>Type a board and its score, such as “12 4s= n”; there is no such board.</source>
        <translation>Wpisz rozdanie i jego zapis, np. „12 4p= n”; takiego rozdania nie ma.</translation>
    </message>
    <message>
        <source>board {board}, {why}</source>
        <translation>rozdanie {board}, {why}</translation>
    </message>
</context>
<context>
    <name>ScoreMenu</name>
    <message>
        <source>Board {board}</source>
        <translation>Rozdanie {board}</translation>
    </message>
    <message>
        <source>&amp;Type a Score</source>
        <translation>&amp;Wpisz zapis</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>&amp;Anuluj rozdanie</translation>
    </message>
    <message>
        <source>&amp;Count the Board Again</source>
        <translation>Za&amp;licz rozdanie ponownie</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>Wynik &amp;rozjemczy…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Wkl&amp;ej</translation>
    </message>
</context>
<context>
    <name>ScrollingTable</name>
    <message>
        <source>rows per second: {speed}</source>
        <translation>wiersze na sekundę: {speed}</translation>
    </message>
</context>
<context>
    <name>Seek</name>
    <message>
        <source>why</source>
        <translation>dlaczego</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {home} – {visitors}</source>
        <translation>Runda {round}, stół {table}: {home} – {visitors}</translation>
    </message>
    <message>
        <source>Why {one} and {other} met in round {round}</source>
        <translation>Dlaczego {one} i {other} spotkali się w rundzie {round}</translation>
    </message>
    <message>
        <source>Pair {number}: {names}</source>
        <translation>Para {number}: {names}</translation>
    </message>
    <message>
        <source>Board {board}, round {round}, table {section}{table}: {seated}</source>
        <translation>Rozdanie {board}, runda {round}, stół {section}{table}: {seated}</translation>
    </message>
    <message>
        <source>Why pair {pair} has its score on board {board}</source>
        <translation>Dlaczego para {pair} ma taki wynik w rozdaniu {board}</translation>
    </message>
    <message>
        <source>{boards}-board match: {vps} from {imps} on</source>
        <translation>Liczba rozdań {boards}: {vps} od {imps}</translation>
    </message>
    <message>
        <source>{boards}-board match, {imps}: {vps}</source>
        <translation>Liczba rozdań {boards}, {imps}: {vps}</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>teraz wybrane</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>teraz niemożliwe</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>To teraz niemożliwe.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
</context>
<context>
    <name>SeekLine</name>
    <message>
        <source>Find Anything</source>
        <translation>Szukaj wszędzie</translation>
    </message>
    <message>
        <source>An action, a name, a board; 24; vp 12 24</source>
        <translation>Polecenie, nazwisko, rozdanie; 24; vp 12 24</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znalezione</translation>
    </message>
    <message>
        <source>Nothing found for “{typed}”</source>
        <translation>Nic nie znaleziono: „{typed}”</translation>
    </message>
</context>
<context>
    <name>SeekWords</name>
    <message>
        <source>projector monitor television hall full screen</source>
        <translation>projektor monitor telewizor sala pełny ekran</translation>
    </message>
    <message>
        <source>text size bigger font zoom</source>
        <translation>wielkość tekstu większa czcionka powiększ</translation>
    </message>
    <message>
        <source>text size smaller font zoom</source>
        <translation>wielkość tekstu mniejsza czcionka pomniejsz</translation>
    </message>
    <message>
        <source>printer paper</source>
        <translation>drukarka papier</translation>
    </message>
    <message>
        <source>PDF file spreadsheet share send</source>
        <translation>PDF plik arkusz udostępnij wyślij</translation>
    </message>
    <message>
        <source>internet website online</source>
        <translation>internet strona online</translation>
    </message>
    <message>
        <source>timer countdown time</source>
        <translation>minutnik odliczanie czas</translation>
    </message>
    <message>
        <source>mobile QR code players</source>
        <translation>telefon QR kod zawodnicy</translation>
    </message>
    <message>
        <source>settings options</source>
        <translation>ustawienia opcje</translation>
    </message>
    <message>
        <source>update upgrade</source>
        <translation>aktualizacja</translation>
    </message>
    <message>
        <source>several scales side by side</source>
        <translation>kilka skal obok siebie</translation>
    </message>
    <message>
        <source>take back mistake</source>
        <translation>cofnij pomyłka błąd</translation>
    </message>
    <message>
        <source>sample demo example try</source>
        <translation>przykład demo wypróbuj</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>klawisze skróty</translation>
    </message>
    <message>
        <source>where are my files folder saved</source>
        <translation>gdzie są moje pliki folder zapisane</translation>
    </message>
    <message>
        <source>English</source>
        <translation>angielski</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>czeski</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>duński</translation>
    </message>
    <message>
        <source>German</source>
        <translation>niemiecki</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francuski</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polski</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>rosyjski</translation>
    </message>
    <message>
        <source>final semifinal playoffs next stage</source>
        <translation>finał półfinał faza pucharowa następny etap</translation>
    </message>
    <message>
        <source>withdraw leave late entry team player</source>
        <translation>wycofać odejście późne zgłoszenie drużyna gracz</translation>
    </message>
    <message>
        <source>withdraw goes home retire</source>
        <translation>wycofać odejście do domu</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in “{path}” could not be read, so the usual ones are used.</source>
        <translation>Nie można odczytać ustawień z pliku „{path}”, używane są więc domyślne.</translation>
    </message>
    <message>
        <source>The settings could not be read and are the usual ones; the old file is “{broken}”.</source>
        <translation>Nie można odczytać ustawień, używane są domyślne; stary plik to „{broken}”.</translation>
    </message>
</context>
<context>
    <name>SheetDetails</name>
    <message>
        <source>Count by boards, too</source>
        <translation>Licz też według rozdań</translation>
    </message>
    <message>
        <source>As the event says</source>
        <translation>Jak w turnieju</translation>
    </message>
    <message>
        <source>form of the match</source>
        <translation>forma meczu</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>stoły</translation>
    </message>
    <message>
        <source>board numbers</source>
        <translation>numery rozdań</translation>
    </message>
    <message>
        <source>divisor</source>
        <translation>dzielnik</translation>
    </message>
    <message>
        <source>scores left out</source>
        <translation>odrzucone zapisy</translation>
    </message>
    <message>
        <source>count by boards</source>
        <translation>liczenie według rozdań</translation>
    </message>
    <message>
        <source>home side</source>
        <translation>gospodarze</translation>
    </message>
    <message>
        <source>visitors</source>
        <translation>goście</translation>
    </message>
    <message>
        <source>event</source>
        <translation>turniej</translation>
    </message>
    <message>
        <source>round</source>
        <translation>runda</translation>
    </message>
    <message>
        <source>date</source>
        <translation>data</translation>
    </message>
    <message>
        <source>H&amp;ome side</source>
        <translation>&amp;Gospodarze</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>G&amp;oście</translation>
    </message>
    <message>
        <source>Even&amp;t</source>
        <translation>&amp;Turniej</translation>
    </message>
    <message>
        <source>Ro&amp;und</source>
        <translation>R&amp;unda</translation>
    </message>
    <message>
        <source>P&amp;layed on</source>
        <translation>D&amp;ata</translation>
    </message>
    <message>
        <source>&amp;Played as</source>
        <translation>&amp;Forma</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>Na ilu stołac&amp;h</translation>
    </message>
    <message>
        <source>&amp;Number of the first board</source>
        <translation>&amp;Numer pierwszego rozdania</translation>
    </message>
    <message>
        <source>IMPs divided b&amp;y</source>
        <translation>IMP-y &amp;dzielone przez</translation>
    </message>
    <message>
        <source>Left out at ea&amp;ch end</source>
        <translation>&amp;Odrzucanych z każdego końca</translation>
    </message>
    <message>
        <source>As board-a-match: 2 per board won, 1 per board halved. The sum is the result.</source>
        <translation>Jak board-a-match: 2 za wygrane rozdanie, 1 za remis. Wynikiem jest suma.</translation>
    </message>
    <message>
        <source>The sum of the IMPs of a board is divided by this number of comparisons.</source>
        <translation>Suma IMP-ów rozdania jest dzielona przez tę liczbę porównań.</translation>
    </message>
    <message>
        <source>This many of the highest and of the lowest scores do not count for the datum.</source>
        <translation>Tyle najwyższych i tyle najniższych zapisów nie liczy się do datum.</translation>
    </message>
</context>
<context>
    <name>SheetExtras</name>
    <message>
        <source>Carry-over, IMPs</source>
        <translation>Carry-over, IMP-y</translation>
    </message>
    <message>
        <source>Penalty, IMPs</source>
        <translation>Kara, IMP-y</translation>
    </message>
    <message>
        <source>Carry-over, VP</source>
        <translation>Carry-over, VP</translation>
    </message>
    <message>
        <source>Penalty, VP</source>
        <translation>Kara, VP</translation>
    </message>
    <message>
        <source>E&amp;xtra IMPs and VPs</source>
        <translation>Do&amp;liczane IMP-y i VP</translation>
    </message>
    <message>
        <source>What is carried over, and penalties</source>
        <translation>Co się przenosi, i kary</translation>
    </message>
    <message>
        <source>Penalty for</source>
        <translation>Powód kary</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Board {board}</source>
        <translation>Rozdanie {board}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdaje</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Założenia</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>IMPs
{team}</source>
        <translation>IMP-y
{team}</translation>
    </message>
    <message>
        <source>Points
{team}</source>
        <translation>Punkty
{team}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>NS
points</source>
        <translation>Zapis
NS</translation>
    </message>
    <message>
        <source>NS
IMPs</source>
        <translation>IMP-y
NS</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>anulowane</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>rozjemczy</translation>
    </message>
    <message>
        <source>unusual score</source>
        <translation>nietypowy zapis</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdanie</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Cancel the Board</source>
        <translation>Anuluj rozdanie</translation>
    </message>
    <message>
        <source>Adjust the Board</source>
        <translation>Wynik rozjemczy</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Szczegół&amp;y</translation>
    </message>
    <message>
        <source>All scores are in</source>
        <translation>Wszystkie zapisy są wpisane</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to come</source>
        <translation>
            <numerusform>zostało %n rozdanie</numerusform>
            <numerusform>zostały %n rozdania</numerusform>
            <numerusform>zostało %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>names</source>
        <translation>nazwiska</translation>
    </message>
    <message>
        <source>First enter who plays from the first board on (F7).</source>
        <translation>Najpierw wpisz, kto gra od pierwszego rozdania (F7).</translation>
    </message>
    <message>
        <source>The line-up from board {board} on is entered.</source>
        <translation>Skład od rozdania {board} jest wpisany.</translation>
    </message>
    <message>
        <source>&amp;Quick entry</source>
        <translation>Szybk&amp;i wpis</translation>
    </message>
    <message>
        <source>&amp;Who played</source>
        <translation>Kto &amp;grał</translation>
    </message>
    <message>
        <source>Scores by boards and tables</source>
        <translation>Zapisy według rozdań i stołów</translation>
    </message>
    <message>
        <source>Pairs of each table, with their results</source>
        <translation>Pary każdego stołu, z wynikami</translation>
    </message>
    <message>
        <source>A board and its score, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Rozdanie i jego zapis, w dowolnej kolejności rozdań; Enter zatwierdza (Ctrl+R)</translation>
    </message>
    <message>
        <source>The board counts for nothing, or counts again (C)</source>
        <translation>Rozdanie się nie liczy albo znów się liczy (C)</translation>
    </message>
    <message>
        <source>Gives IMPs to both sides instead of a score (A)</source>
        <translation>Daje IMP-y obu stronom zamiast zapisu (A)</translation>
    </message>
    <message>
        <source>Shows who plays, and how IMPs are counted (F7)</source>
        <translation>Pokazuje, kto gra i jak liczone są IMP-y (F7)</translation>
    </message>
    <message>
        <source>Type 4s=n for 4♠= N, or the points of NS. C cancels, A 3 -3 adjusts, Delete takes back.</source>
        <translation>Wpisz 4p=n, czyli 4♠= N, albo zapis NS. C anuluje, A 3 -3 to wynik rozjemczy, Delete usuwa wpis.</translation>
    </message>
</context>
<context>
    <name>SheetTotals</name>
    <message>
        <source>Margin {margin}</source>
        <translation>Różnica {margin}</translation>
    </message>
    <message>
        <source>VP by ruling {points}</source>
        <translation>VP wg orzeczenia {points}</translation>
    </message>
    <message>
        <source>VP {points}</source>
        <translation>VP {points}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message>
        <source>{points} points of boards in the VPs</source>
        <translation>w VP punkty za rozdania {points}</translation>
    </message>
    <message>
        <source>cancelled: {boards}</source>
        <translation>anulowane: {boards}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin, and need not add up</source>
        <translation>VP każdej strony wynikają z jej własnej różnicy i nie muszą się dopełniać</translation>
    </message>
</context>
<context>
    <name>SignLegend</name>
    <message>
        <source>switched</source>
        <translation>obrócone</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>zmienione</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>zablokowane</translation>
    </message>
    <message>
        <source>shared boards</source>
        <translation>wspólne rozdania</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>rozdania z&#xa0;bufora</translation>
    </message>
</context>
<context>
    <name>SitOuts</name>
    <message>
        <source>Pair numbers, the best to stay away first</source>
        <translation>Numery par, najlepszy do pauzy na początku</translation>
    </message>
    <message>
        <source>Enter leaves the pair out</source>
        <translation>Enter usuwa parę</translation>
    </message>
    <message>
        <source>&amp;Leave Pair {pair} Out</source>
        <translation>&amp;Graj bez pary {pair}</translation>
    </message>
    <message>
        <source>&amp;Leave This Pair Out</source>
        <translation>&amp;Graj bez tej pary</translation>
    </message>
    <message>
        <source>in every round</source>
        <translation>w&#xa0;każdej rundzie</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Qf without it</source>
        <translation>Qf bez niej</translation>
    </message>
    <message>
        <source>s1</source>
        <translation>s1</translation>
    </message>
    <message>
        <source>Shares boards</source>
        <translation>Wspólne rozdania</translation>
    </message>
    <message>
        <source>Who stays away</source>
        <translation>Kto pauzuje</translation>
    </message>
    <message>
        <source>A pair can only be missed where there are three tables or more.</source>
        <translation>Pary może brakować tylko przy trzech stołach lub więcej.</translation>
    </message>
    <message>
        <source>It does not matter which number the phantom pair gets: Qf is {qf} for all.</source>
        <translation>Numer pauzy nie ma znaczenia: Qf wynosi {qf} dla wszystkich.</translation>
    </message>
    <message>
        <source>Give the phantom pair number {best}: Qf is {qf} then, with any other {worst_qf}.</source>
        <translation>Daj pauzie numer {best}: Qf wynosi wtedy {qf}, przy każdym innym {worst_qf}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>With number {pair} left out, one table less shares boards: Qf is then {qf}.</source>
        <translation>Bez numeru {pair} o jeden stół mniej ma wspólne rozdania: Qf wynosi wtedy {qf}.</translation>
    </message>
    <message>
        <source>A pair sits out anyway: take a movement for {pairs}, or leave out number {best}, Qf {qf}.</source>
        <translation>Jedna para i tak pauzuje: wybierz schemat dla {pairs} albo pomiń numer {best}, Qf {qf}.</translation>
    </message>
    <message>
        <source>Best number for the phantom pair: {best}, Qf {qf}. The worst: {worst}, Qf {worst_qf}.</source>
        <translation>Najlepszy numer pauzy: {best}, Qf {qf}. Najgorszy: {worst}, Qf {worst_qf}.</translation>
    </message>
</context>
<context>
    <name>StageDialog</name>
    <message>
        <source>Stage</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <translation>Mecz o trzecie miejsce</translation>
    </message>
    <message>
        <source>No rematches</source>
        <translation>Bez powtórnych spotkań</translation>
    </message>
    <message>
        <source>open</source>
        <translation>dowolne</translation>
    </message>
    <message>
        <source>all</source>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>Do grup</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmenty</translation>
    </message>
    <message>
        <source>Places of a stage, or of each of its groups</source>
        <translation>Miejsca etapu lub każdej jego grupy</translation>
    </message>
    <message>
        <source>The rest of a stage</source>
        <translation>Reszta etapu</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>The ticked ones</source>
        <translation>Zaznaczeni</translation>
    </message>
    <message numerus="yes">
        <source>%n entrant(s) in this stage.</source>
        <translation>
            <numerusform>%n uczestnik w tym etapie.</numerusform>
            <numerusform>%n uczestnicy w tym etapie.</numerusform>
            <numerusform>%n uczestników w tym etapie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of the margin in IMPs</source>
        <translation>Połowa różnicy w IMP-ach</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>The whole score</source>
        <translation>Cały wynik</translation>
    </message>
    <message>
        <source>A share of the score</source>
        <translation>Część wyniku</translation>
    </message>
    <message>
        <source>The matches among those who play here</source>
        <translation>Mecze między tymi, którzy tu grają</translation>
    </message>
    <message>
        <source>By the EBU White Book, 3.8</source>
        <translation>Według White Book EBU, 3.8</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>Save the Stage</source>
        <translation>Zapisz etap</translation>
    </message>
    <message>
        <source>boards of the match: {sizes}</source>
        <translation>rozdania meczu: {sizes}</translation>
    </message>
    <message>
        <source>The losers of a round of a stage</source>
        <translation>Przegrani rundy etapu</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Of stage</source>
        <translation>Z etapu</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Lost in round</source>
        <translation>Przegrana w rundzie</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupy</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Kojarzenie</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Carry-over</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Część</translation>
    </message>
    <message>
        <source>IMPs at most</source>
        <translation>Najwyżej IMP</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Ostatnie miejsce</translation>
    </message>
    <message>
        <source>By strength, in a snake</source>
        <translation>Według siły, serpentyną</translation>
    </message>
    <message>
        <source>By lot, the strongest apart</source>
        <translation>Losowo, najsilniejsi osobno</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Losowo</translation>
    </message>
</context>
<context>
    <name>StageLine</name>
    <message>
        <source>Stages of the event</source>
        <translation>Etapy turnieju</translation>
    </message>
</context>
<context>
    <name>StageMap</name>
    <message>
        <source>whole score</source>
        <translation>cały wynik</translation>
    </message>
    <message>
        <source>{share} % of the score</source>
        <translation>{share}% wyniku</translation>
    </message>
    <message>
        <source>their matches</source>
        <translation>ich mecze</translation>
    </message>
    <message>
        <source>half of margins</source>
        <translation>połowa różnic</translation>
    </message>
    <message>
        <source>by EBU 3.8</source>
        <translation>wg EBU 3.8</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Etapy</translation>
    </message>
    <message>
        <source>{carried} of {stage}</source>
        <translation>{stage}: {carried}</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>pozostali</translation>
    </message>
    <message>
        <source>losers of round {round}</source>
        <translation>przegrani rundy {round}</translation>
    </message>
    <message>
        <source>{places} of each group</source>
        <translation>z każdej grupy {places}</translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Begin Stage</source>
        <translation>Zacznij etap</translation>
    </message>
    <message>
        <source>Change Stage…</source>
        <translation>Zmień etap…</translation>
    </message>
    <message>
        <source>Remove Stage</source>
        <translation>Usuń etap</translation>
    </message>
    <message>
        <source>Puts those who play into their groups (F9)</source>
        <translation>Rozdziela grających na grupy (F9)</translation>
    </message>
    <message>
        <source>It can begin with {names}.</source>
        <translation>Może się zacząć; grają: {names}.</translation>
    </message>
</context>
<context>
    <name>StagePicker</name>
    <message>
        <source>The stage or group that is shown (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>Pokazany etap lub grupa (Ctrl+PgUp, Ctrl+PgDown)</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etap</translation>
    </message>
</context>
<context>
    <name>StageWork</name>
    <message>
        <source>new stage</source>
        <translation>nowy etap</translation>
    </message>
    <message>
        <source>change of a stage</source>
        <translation>zmiana etapu</translation>
    </message>
    <message>
        <source>begin of a stage</source>
        <translation>rozpoczęcie etapu</translation>
    </message>
    <message>
        <source>groups by lot</source>
        <translation>grupy losowo</translation>
    </message>
    <message>
        <source>removed stage</source>
        <translation>usunięcie etapu</translation>
    </message>
    <message>
        <source>Rename Stage</source>
        <translation>Zmień nazwę etapu</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>segmenty</translation>
    </message>
    <message>
        <source>Segments of a Match</source>
        <translation>Segmenty meczu</translation>
    </message>
    <message>
        <source>first table</source>
        <translation>pierwszy stół</translation>
    </message>
    <message>
        <source>First Table</source>
        <translation>Pierwszy stół</translation>
    </message>
    <message>
        <source>The tables of the stage are numbered from</source>
        <translation>Stoły etapu są numerowane od</translation>
    </message>
    <message>
        <source>lots drawn again</source>
        <translation>ponowne losowanie</translation>
    </message>
    <message>
        <source>Draw Lots Again</source>
        <translation>Losuj ponownie</translation>
    </message>
    <message>
        <source>The lots of all who are level are drawn again. Reason</source>
        <translation>Losowanie wszystkich z równym wynikiem powtarza się. Powód</translation>
    </message>
</context>
<context>
    <name>StandingText</name>
    <message>
        <source>Place {place}: {name}</source>
        <translation>Miejsce {place}: {name}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Punkty: {points}</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} VP</translation>
    </message>
    <message>
        <source>Nothing counts for it yet.</source>
        <translation>Nic się jeszcze na to nie składa.</translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message numerus="yes">
        <source>Level in everything with %n other(s).</source>
        <translation>
            <numerusform>Pod każdym względem równo z %n innym uczestnikiem.</numerusform>
            <numerusform>Pod każdym względem równo z %n innymi uczestnikami.</numerusform>
            <numerusform>Pod każdym względem równo z %n innymi uczestnikami.</numerusform>
        </translation>
    </message>
    <message>
        <source>What they are level in: {criteria}.</source>
        <translation>Pod jakim względem są równi: {criteria}.</translation>
    </message>
    <message>
        <source>Behind {name}: {why}.</source>
        <translation>Wyżej jest {name}: {why}.</translation>
    </message>
    <message>
        <source>Ahead of {name}: {why}.</source>
        <translation>Niżej jest {name}: {why}.</translation>
    </message>
    <message>
        <source>{why} (direct encounter: not all who are level have met)</source>
        <translation>{why} (bezpośredni pojedynek: nie wszyscy z równym wynikiem się spotkali)</translation>
    </message>
    <message>
        <source>{why}; level in {criteria}</source>
        <translation>{why}; równo: {criteria}</translation>
    </message>
    <message>
        <source>Direct encounter in brackets ranks nobody, because not all who are level have met.</source>
        <translation>Bezpośredni pojedynek w nawiasach: nikogo nie szereguje, bo nie wszyscy z równym wynikiem grali ze sobą.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>Has withdrawn, and so is not ranked.</source>
        <translation>Po wycofaniu nie jest w klasyfikacji.</translation>
    </message>
    <message>
        <source>Plays without standing, so it has no place.</source>
        <translation>Gra poza klasyfikacją, więc nie ma miejsca.</translation>
    </message>
    <message>
        <source>{criterion} {value} against {other}</source>
        <translation>{criterion} {value} wobec {other}</translation>
    </message>
</context>
<context>
    <name>Starts</name>
    <message>
        <source>Our league: 2 × 14 boards, 20-0</source>
        <translation>Nasza liga: 2 × 14 rozdań, 20-0</translation>
    </message>
    <message>
        <source>Swiss teams: 7 rounds of 10 boards, discrete</source>
        <translation>Swiss teamów: 7 rund po 10 rozdań, dyskretna</translation>
    </message>
    <message>
        <source>EBU teams: 8 rounds of 8 boards</source>
        <translation>Teamy EBU: 8 rund po 8 rozdań</translation>
    </message>
    <message>
        <source>Triangles: half matches of 8 boards, 10-0</source>
        <translation>Trójmecze: półmecze po 8 rozdań, 10-0</translation>
    </message>
    <message>
        <source>ACBL Swiss: matches of 7 boards</source>
        <translation>ACBL Swiss: mecze po 7 rozdań</translation>
    </message>
    <message>
        <source>EBU Swiss pairs: 6 boards, by percentage</source>
        <translation>EBU Swiss Pairs: 6 rozdań, według procentów</translation>
    </message>
</context>
<context>
    <name>StartsButton</name>
    <message>
        <source>Start From</source>
        <translation>Zacznij od</translation>
    </message>
    <message>
        <source>Scale, pins and paper of an event like yours, or those you kept</source>
        <translation>Skala, porównanie i papier turnieju takiego jak Twój albo zachowane</translation>
    </message>
</context>
<context>
    <name>StartsMenu</name>
    <message>
        <source>“{name}” is kept as a starting point.</source>
        <translation>„{name}” zachowano jako punkt wyjścia.</translation>
    </message>
    <message>
        <source>&amp;Keep What Is Shown…</source>
        <translation>&amp;Zachowaj to, co widać…</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
        <source>&amp;Hand On as a File</source>
        <translation>&amp;Przekaż jako plik</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Us&amp;uń</translation>
    </message>
    <message>
        <source>Keep as a Starting Point</source>
        <translation>Zachowaj jako punkt wyjścia</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Punkty wyjścia</translation>
    </message>
    <message>
        <source>Open a Starting Point</source>
        <translation>Otwórz punkt wyjścia</translation>
    </message>
    <message>
        <source>Hand On a Starting Point</source>
        <translation>Przekaż punkt wyjścia</translation>
    </message>
    <message>
        <source>“{name}” is removed.</source>
        <translation>„{name}” usunięto.</translation>
    </message>
</context>
<context>
    <name>StorageError</name>
    <message>
        <source>“{name}” was not saved because there is no folder “{folder}”; choose another folder.</source>
        <translation>Nie zapisano pliku „{name}”, bo nie ma folderu „{folder}”; wybierz inny folder.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a folder or a device has that name; choose another name.</source>
        <translation>Nie zapisano pliku „{name}”, bo tę nazwę ma już folder lub urządzenie; wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the disk is full; make room on it or choose another disk.</source>
        <translation>Nie zapisano pliku „{name}”, bo dysk jest pełny; zwolnij na nim miejsce albo wybierz inny dysk.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because its name is too long; choose a shorter name.</source>
        <translation>Nie zapisano pliku „{name}”, bo jego nazwa jest za długa; wybierz krótszą.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a file cannot have that name; choose another name.</source>
        <translation>Nie zapisano pliku „{name}”, bo plik nie może mieć takiej nazwy; wybierz inną.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the computer reported “{reason}”; choose another folder.</source>
        <translation>Nie zapisano pliku „{name}”, bo komputer zgłosił „{reason}”; wybierz inny folder.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because that file is open in another window; choose another name.</source>
        <translation>Nie zapisano pliku „{name}”, bo jest otwarty w innym oknie; wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because it belongs to somebody else.</source>
        <translation>Nie zapisano pliku „{name}”, bo należy do kogoś innego.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: you may not write in “{folder}”; choose another folder.</source>
        <translation>Nie zapisano pliku „{name}”, bo w&#xa0;folderze „{folder}” nie wolno zapisywać; wybierz inny folder.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: that file is write-protected; choose another name.</source>
        <translation>Nie zapisano „{name}”: ten plik jest chroniony przed zapisem; wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has it open; close it there first.</source>
        <translation>Nie zapisano pliku „{name}”, bo jest otwarty w&#xa0;innym programie; zamknij go tam i&#xa0;zapisz ponownie.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another window or computer has it open; choose another name.</source>
        <translation>Nie zapisano „{name}”, bo jest otwarty w innym oknie lub na innym komputerze; wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has changed it; save it under another name.</source>
        <translation>Nie zapisano pliku „{name}”, bo zmienił go inny program; zapisz go pod inną nazwą.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: it was moved, renamed or deleted; save it under another name.</source>
        <translation>Nie zapisano pliku „{name}”, bo został przeniesiony, przemianowany lub usunięty; zapisz go pod inną nazwą.</translation>
    </message>
    <message>
        <source>“{name}” was not written: “{other}” in that folder is not of vpdesk; choose a new one.</source>
        <translation>Nie zapisano „{name}”: „{other}” w tym folderze nie pochodzi z vpdesk; wybierz nowy folder.</translation>
    </message>
    <message>
        <source>“{name}” was not written: the folder has another event&apos;s pages; choose a new folder.</source>
        <translation>Nie zapisano „{name}”: w tym folderze są strony innej imprezy; wybierz nowy folder.</translation>
    </message>
</context>
<context>
    <name>TextFileError</name>
    <message>
        <source>{file}: A movement is saved under a name that ends in .asc, .csv or .json.</source>
        <translation>{file}: Nazwa pliku schematu musi się kończyć na .asc, .csv lub .json.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, wiersz {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}: Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}: To jest folder lub urządzenie.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}: Nie wolno czytać tego pliku.</translation>
    </message>
    <message>
        <source>{file}: The file is too large.</source>
        <translation>{file}: Plik jest za duży.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reported}”.</source>
        <translation>{file}: Nie można odczytać pliku; komputer zgłosił „{reported}”.</translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Move Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>As Usual</source>
        <translation>Domyślne</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Regulamin</translation>
    </message>
    <message>
        <source>{tie_break}: {meaning}</source>
        <translation>{tie_break}: {meaning}</translation>
    </message>
    <message>
        <source>Tie-breaks, the first to be looked at first</source>
        <translation>Wartościowanie pomocnicze, w kolejności stosowania</translation>
    </message>
    <message>
        <source>Space chooses one, Ctrl+Up and Ctrl+Down move it</source>
        <translation>Spacja wybiera, Ctrl+Góra i Ctrl+Dół przesuwa</translation>
    </message>
    <message>
        <source>The usual tie-breaks in their usual order</source>
        <translation>Zwykłe wartościowanie pomocnicze, w zwykłej kolejności</translation>
    </message>
    <message>
        <source>The tie-breaks of a regulation, or of a file</source>
        <translation>Wartościowanie z regulaminu lub z pliku</translation>
    </message>
</context>
<context>
    <name>TieBreaks</name>
    <message>
        <source>Opponents&apos; VPs</source>
        <translation>VP przeciwników</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with these VPs, no more than the opponent has</source>
        <translation>nie grano: liczy się jak mecz z drużyną o tych VP, nie więcej niż ma przeciwnik</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with as many VPs</source>
        <translation>nie grano: liczy się jak mecz z drużyną o tylu samych VP</translation>
    </message>
    <message>
        <source>not played: counts as a match against a pair with as many VPs</source>
        <translation>nie grano: liczy się jak mecz z parą o tylu samych VP</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Punkty na szachownicach</translation>
    </message>
    <message>
        <source>The points of all boards of all matches.</source>
        <translation>Punkty wszystkich szachownic wszystkich meczów.</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Punkty meczowe</translation>
    </message>
    <message>
        <source>The points for matches won and drawn.</source>
        <translation>Punkty za mecze wygrane i zremisowane.</translation>
    </message>
    <message>
        <source>Buchholz Cut 1</source>
        <translation>Buchholz Cut 1</translation>
    </message>
    <message>
        <source>Buchholz Cut 2</source>
        <translation>Buchholz Cut 2</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the two least of them.</source>
        <translation>Suma punktów przeciwników bez dwóch najniższych.</translation>
    </message>
    <message>
        <source>Median Buchholz</source>
        <translation>Średni Buchholz</translation>
    </message>
    <message>
        <source>Median Buchholz 2</source>
        <translation>Średni Buchholz 2</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the two least and the two greatest of them.</source>
        <translation>Suma punktów przeciwników bez dwóch najniższych i dwóch najwyższych.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Sonneborn-Berger Cut 1</source>
        <translation>Sonneborn-Berger Cut 1</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without what the opponent with the fewest points adds.</source>
        <translation>Sonneborn-Berger bez tego, co dodaje przeciwnik z najmniejszą liczbą punktów.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger Cut 2</source>
        <translation>Sonneborn-Berger Cut 2</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without what the two opponents with the fewest points add.</source>
        <translation>Sonneborn-Berger bez tego, co dodaje dwóch przeciwników z najmniejszą liczbą punktów.</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Bezpośredni pojedynek</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Progres</translation>
    </message>
    <message>
        <source>Progressive score Cut 1</source>
        <translation>Progres Cut 1</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first.</source>
        <translation>Suma punktów po każdej rundzie oprócz pierwszej.</translation>
    </message>
    <message>
        <source>Progressive score Cut 2</source>
        <translation>Progres Cut 2</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first two.</source>
        <translation>Suma punktów po każdej rundzie oprócz dwóch pierwszych.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Wygrane partie</translation>
    </message>
    <message>
        <source>The games won at the board.</source>
        <translation>Partie wygrane przy szachownicy.</translation>
    </message>
    <message>
        <source>Games with Black</source>
        <translation>Partie czarnymi</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Wygrane czarnymi</translation>
    </message>
    <message>
        <source>The games won at the board with Black.</source>
        <translation>Partie wygrane przy szachownicy czarnymi.</translation>
    </message>
    <message>
        <source>Rounds one elected to play</source>
        <translation>Rundy grane z wyboru</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Punkty standardowe</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Fore Buchholz</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 1</source>
        <translation>Fore Buchholz Cut 1</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least of the opponents&apos; points.</source>
        <translation>Fore Buchholz bez najniższego wyniku przeciwnika.</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 2</source>
        <translation>Fore Buchholz Cut 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least of the opponents&apos; points.</source>
        <translation>Fore Buchholz bez dwóch najniższych wyników przeciwników.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz</source>
        <translation>Fore Buchholz średni</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least and the greatest of the opponents&apos; points.</source>
        <translation>Fore Buchholz bez najniższego i najwyższego wyniku przeciwników.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz 2</source>
        <translation>Fore Buchholz średni 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least and the two greatest of the opponents&apos; points.</source>
        <translation>Fore Buchholz bez dwóch najniższych i dwóch najwyższych wyników przeciwników.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Buchholz</source>
        <translation>Średni Buchholz przeciwników</translation>
    </message>
    <message>
        <source>The mean Buchholz of the opponents met at the board.</source>
        <translation>Średni Buchholz tych, z którymi grano przy szachownicy.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Fore Buchholz</source>
        <translation>Średni Fore Buchholz przeciwników</translation>
    </message>
    <message>
        <source>The mean Fore Buchholz of the opponents met at the board.</source>
        <translation>Średni Fore Buchholz tych, z którymi grano przy szachownicy.</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>The points against opponents with half of the possible points or more.</source>
        <translation>Punkty z przeciwnikami, którzy mają co najmniej połowę możliwych punktów.</translation>
    </message>
    <message>
        <source>Koya, limit ½ higher</source>
        <translation>Koya, próg o ½ wyższy</translation>
    </message>
    <message>
        <source>The points against opponents at least ½ point above half of the possible points.</source>
        <translation>Punkty z przeciwnikami, którzy mają co najmniej o ½ punktu więcej niż połowę możliwych.</translation>
    </message>
    <message>
        <source>Koya, limit 1 higher</source>
        <translation>Koya, próg o 1 wyższy</translation>
    </message>
    <message>
        <source>The points against opponents at least 1 point above half of the possible points.</source>
        <translation>Punkty z przeciwnikami, którzy mają co najmniej o 1 punkt więcej niż połowę możliwych.</translation>
    </message>
    <message>
        <source>Koya, limit ½ lower</source>
        <translation>Koya, próg o ½ niższy</translation>
    </message>
    <message>
        <source>The points against opponents at most ½ point short of half of the possible points.</source>
        <translation>Punkty z przeciwnikami, którym do połowy możliwych brakuje najwyżej ½ punktu.</translation>
    </message>
    <message>
        <source>Koya, limit 1 lower</source>
        <translation>Koya, próg o 1 niższy</translation>
    </message>
    <message>
        <source>The points against opponents at most 1 point short of half of the possible points.</source>
        <translation>Punkty z przeciwnikami, którym do połowy możliwych brakuje najwyżej 1 punktu.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating</source>
        <translation>Średni ranking przeciwników</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 1</source>
        <translation>Średni ranking przeciwników Cut 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least of them.</source>
        <translation>Średnia rankingów przeciwników bez najniższego.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 2</source>
        <translation>Średni ranking przeciwników Cut 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least of them.</source>
        <translation>Średnia rankingów przeciwników bez dwóch najniższych.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 1</source>
        <translation>Średni ranking przeciwników, mediana 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least and the greatest of them.</source>
        <translation>Średnia rankingów przeciwników bez najniższego i najwyższego.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 2</source>
        <translation>Średni ranking przeciwników, mediana 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least and the two greatest of them.</source>
        <translation>Średnia rankingów przeciwników bez dwóch najniższych i dwóch najwyższych.</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>Ranking uzyskany w turnieju</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings, and what the score against them adds by FIDE&apos;s table.</source>
        <translation>Średnia rankingów przeciwników i to, co według tabeli FIDE dodaje wynik z nimi.</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>Doskonały ranking uzyskany</translation>
    </message>
    <message>
        <source>The lowest rating from which FIDE&apos;s table expects as many points.</source>
        <translation>Najniższy ranking, po którym według tabeli FIDE oczekiwano by tylu punktów.</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Średni ranking uzyskany przeciwników</translation>
    </message>
    <message>
        <source>The mean tournament performance rating of the opponents met at the board.</source>
        <translation>Średnia rankingów uzyskanych przez tych, z którymi grano przy szachownicy.</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Średni doskonały ranking uzyskany przeciwników</translation>
    </message>
    <message>
        <source>The mean perfect tournament performance of the opponents met at the board.</source>
        <translation>Średnia doskonałych rankingów uzyskanych przez tych, z którymi grano przy szachownicy.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>The higher rating is ahead.</source>
        <translation>Wyżej jest wyższy ranking.</translation>
    </message>
    <message>
        <source>Rating, lowest first</source>
        <translation>Ranking, najniższy pierwszy</translation>
    </message>
    <message>
        <source>The lower rating is ahead.</source>
        <translation>Wyżej jest niższy ranking.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numer startowy</translation>
    </message>
    <message>
        <source>The one higher in the starting list is ahead.</source>
        <translation>Wyżej jest ten, kto jest wyżej na liście startowej.</translation>
    </message>
    <message>
        <source>Pairing number, last first</source>
        <translation>Numer startowy, ostatni pierwszy</translation>
    </message>
    <message>
        <source>The one lower in the starting list is ahead.</source>
        <translation>Wyżej jest ten, kto jest niżej na liście startowej.</translation>
    </message>
    <message>
        <source>IMP quotient</source>
        <translation>Iloraz IMP</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>Bilans IMP</translation>
    </message>
    <message>
        <source>Sonneborn-Berger in VPs</source>
        <translation>Sonneborn-Berger w VP</translation>
    </message>
    <message>
        <source>The sum of the VPs that the opponents have.</source>
        <translation>Suma VP przeciwników.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points.</source>
        <translation>Suma punktów przeciwników.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least of them.</source>
        <translation>Suma punktów przeciwników bez najniższego wyniku.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least and the greatest of them.</source>
        <translation>Suma punktów przeciwników bez najniższego i najwyższego wyniku.</translation>
    </message>
    <message>
        <source>The points of every opponent who was beaten, and half of them after a draw.</source>
        <translation>Punkty każdego pokonanego przeciwnika i połowa jego punktów po remisie.</translation>
    </message>
    <message>
        <source>The sum of the points after each round.</source>
        <translation>Suma punktów po każdej rundzie.</translation>
    </message>
    <message>
        <source>The rounds that brought as many points as a win, played or not.</source>
        <translation>Rundy z tyloma punktami, ile daje wygrana, rozegrane lub nie.</translation>
    </message>
    <message>
        <source>The games played with Black.</source>
        <translation>Partie rozegrane czarnymi.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents who have one.</source>
        <translation>Średnia rankingów tych przeciwników, którzy ranking mają.</translation>
    </message>
    <message>
        <source>All IMPs won, divided by all IMPs lost.</source>
        <translation>Wszystkie zdobyte IMP-y podzielone przez wszystkie stracone.</translation>
    </message>
    <message>
        <source>All IMPs won less all IMPs lost.</source>
        <translation>Wszystkie zdobyte IMP-y minus wszystkie stracone.</translation>
    </message>
    <message>
        <source>The VPs of every opponent, times the share of a match&apos;s VPs that was got from them.</source>
        <translation>VP każdego przeciwnika pomnożone przez zdobytą w meczu z nim część VP.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>VPs among them</source>
        <translation>VP między nimi</translation>
    </message>
    <message>
        <source>The VPs in the matches of those who are level, where all have met.</source>
        <translation>VP z meczów między tymi, którzy są równi, jeśli wszyscy się spotkali.</translation>
    </message>
    <message>
        <source>IMPs among them</source>
        <translation>IMP między nimi</translation>
    </message>
    <message>
        <source>Net IMPs in the matches of those who are level, where all have met.</source>
        <translation>Bilans IMP z meczów między tymi, którzy są równi, jeśli wszyscy się spotkali.</translation>
    </message>
    <message>
        <source>IMPs between two</source>
        <translation>IMP między dwoma</translation>
    </message>
    <message>
        <source>Net IMPs in the match of two who are level; of no use for three or more.</source>
        <translation>Bilans IMP meczu dwóch równych; przy trzech i więcej nie rozstrzyga.</translation>
    </message>
    <message>
        <source>IMPs against the next</source>
        <translation>IMP przeciw następnemu</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Wygrane mecze</translation>
    </message>
    <message>
        <source>Matches won at the table.</source>
        <translation>Mecze wygrane przy stole.</translation>
    </message>
    <message>
        <source>Percentage of matches won</source>
        <translation>Procent wygranych meczów</translation>
    </message>
    <message>
        <source>The percentage of matches won at the table; a drawn one counts half.</source>
        <translation>Jaki procent meczów przy stole wygrano; remis liczy się za pół wygranej.</translation>
    </message>
    <message>
        <source>Points per board</source>
        <translation>Punkty na rozdanie</translation>
    </message>
    <message>
        <source>The VPs of the matches at the table, divided by the boards that were played in them.</source>
        <translation>VP z meczów przy stole, podzielone przez liczbę rozegranych w nich rozdań.</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name} ({code})</translation>
    </message>
    <message>
        <source>Unknown here and ignored, but kept for report files: {codes}.</source>
        <translation>Tu nieznane, więc pomijane, ale zachowane dla plików raportu: {codes}.</translation>
    </message>
    <message>
        <source>Changed after round {round}, when they had been announced. Before: {codes}.</source>
        <translation>Zmieniono po rundzie {round}, gdy były ogłoszone. Przedtem: {codes}.</translation>
    </message>
    <message>
        <source>ranking: {criteria}</source>
        <translation>kolejność: {criteria}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Wkład</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) who are level were not met.</source>
        <translation>
            <numerusform>Z %n innym, który ma równo, nie było spotkania.</numerusform>
            <numerusform>Z %n innymi, którzy mają równo, nie było spotkań.</numerusform>
            <numerusform>Z %n innymi, którzy mają równo, nie było spotkań.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level, but not met: {names}.</source>
        <translation>Równi, ale ze sobą nie grali: {names}.</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Opponent&apos;s score, result</source>
        <translation>Punkty przeciwnika, wynik</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating, result</source>
        <translation>Ranking przeciwnika, wynik</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>not played: counts as a game against somebody with as many points</source>
        <translation>nierozegrana: liczy się jak partia z kimś, kto ma tyle samo punktów</translation>
    </message>
    <message>
        <source>the opponent&apos;s byes at the end count as draws</source>
        <translation>końcowe pauzy przeciwnika liczą się jak remisy</translation>
    </message>
    <message>
        <source>the least, left out</source>
        <translation>najniższy, pominięty</translation>
    </message>
    <message>
        <source>stayed away, so it is the one left out</source>
        <translation>nieobecność, więc to ten wynik jest pominięty</translation>
    </message>
    <message>
        <source>the greatest, left out</source>
        <translation>najwyższy, pominięty</translation>
    </message>
    <message>
        <source>has no rating, left out</source>
        <translation>bez rankingu, pominięty</translation>
    </message>
    <message>
        <source>less than the limit, left out</source>
        <translation>poniżej progu, pominięto</translation>
    </message>
    <message>
        <source>met nobody rated, left out</source>
        <translation>nikogo z rankingiem, pominięto</translation>
    </message>
    <message>
        <source>half a match: half of the opponent&apos;s VPs</source>
        <translation>półmecz: połowa VP przeciwnika</translation>
    </message>
    <message>
        <source>half a match: counts as a whole one</source>
        <translation>półmecz: liczy się jak cały mecz</translation>
    </message>
    <message>
        <source>not played: as against these VPs, no more than draws in all rounds give</source>
        <translation>nie grano: jak z drużyną o tych VP, nie więcej niż za remisy we wszystkich rundach</translation>
    </message>
    <message>
        <source>The rounds without byes that were asked for and games lost by forfeit.</source>
        <translation>Rundy bez pauz na życzenie i bez partii oddanych walkowerem.</translation>
    </message>
    <message>
        <source>1 per round with more points than the opponent, ½ for equal; a bye compares with a draw.</source>
        <translation>1 za rundę z większą liczbą punktów niż przeciwnik, ½ przy równej; pauzę porównuje się z remisem.</translation>
    </message>
    <message>
        <source>Buchholz as if all last games had been drawn: it is known before they are played.</source>
        <translation>Buchholz, jakby ostatnie partie skończyły się remisem: znany, zanim się je rozegra.</translation>
    </message>
    <message>
        <source>Points in games of level players; if some have not met, only a sure leader is ahead.</source>
        <translation>Punkty z partii między równymi; jeśli nie wszyscy grali ze sobą, wyżej jest tylko pewny lider.</translation>
    </message>
    <message>
        <source>VPs in matches of level teams; if some have not met, only a sure leader is ahead.</source>
        <translation>VP z meczów między równymi; jeśli nie wszystkie grały ze sobą, wyżej jest tylko pewny lider.</translation>
    </message>
    <message>
        <source>Net IMPs against the next team that all level teams met, and so on until they differ.</source>
        <translation>Bilans IMP z następną drużyną, z którą grali wszyscy równi, i tak dalej do pierwszej różnicy.</translation>
    </message>
    <message>
        <source>not played: as against these points, no more than the opponent has</source>
        <translation>nierozegrana: jak z kimś, kto ma tyle punktów, nie więcej niż przeciwnik</translation>
    </message>
    <message>
        <source>A lot each, 1 the best, by the event&apos;s first name and round; alike on every computer.</source>
        <translation>Los dla każdego, 1 jest najlepszy, z pierwszej nazwy i rundy turnieju; taki sam na każdym komputerze.</translation>
    </message>
    <message>
        <source>not played: counts as a game against these points, at most what draws in all rounds give</source>
        <translation>nierozegrana: jak z kimś, kto ma tyle punktów, najwyżej tyle co remisy we wszystkich rundach</translation>
    </message>
</context>
<context>
    <name>TieRulesMenu</name>
    <message>
        <source>&amp;Open a File…</source>
        <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>&amp;Zapisz do pliku…</translation>
    </message>
    <message>
        <source>Open Tie-breaks</source>
        <translation>Otwórz wartościowanie</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>wartościowanie pomocnicze</translation>
    </message>
    <message>
        <source>Save the Tie-breaks</source>
        <translation>Zapisz wartościowanie</translation>
    </message>
    <message>
        <source>Tie-breaks (*{suffix})</source>
        <translation>Wartościowanie (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>{value}, changed by {change}</source>
        <translation>{value}, zmiana o&#xa0;{change}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Point at a row or at the curve to read off all scales there; the wheel zooms the curve.</source>
        <translation>Wskaż wiersz lub punkt krzywej, by odczytać tam wszystkie skale; kółko powiększa krzywą.</translation>
    </message>
    <message>
        <source>Ctrl+P prints or exports what you see. F1 explains what you are working on.</source>
        <translation>Ctrl+P drukuje lub eksportuje to, co widać. F1 objaśnia to, nad czym pracujesz.</translation>
    </message>
    <message>
        <source>{number} of {all}: {hint}</source>
        <translation>{number} z {all}: {hint}</translation>
    </message>
    <message>
        <source>No More Hints</source>
        <translation>Bez podpowiedzi</translation>
    </message>
    <message>
        <source>Ctrl+D pins a board count. “Compare” takes several at once, as 7, 14, 20, 28.</source>
        <translation>Ctrl+D przypina liczbę rozdań. „Porównaj” przyjmuje kilka naraz, np. 7, 14, 20, 28.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Type the number of boards, or use the arrows or the wheel: table and curve follow.</source>
        <translation>Wpisz liczbę rozdań albo użyj strzałek lub kółka: tabela i krzywa zmienią się same.</translation>
    </message>
</context>
<context>
    <name>TournamentError</name>
    <message>
        <source>With players {first} and {second} together, round {round} cannot be paired.</source>
        <translation>Jeśli zawodnicy {first} i {second} grają ze sobą, rundy {round} nie można skojarzyć.</translation>
    </message>
    <message>
        <source>Nobody is present to be paired in round {round}.</source>
        <translation>W rundzie {round} nie ma kogo kojarzyć.</translation>
    </message>
    <message>
        <source>{name} has an opponent in round {round}. Change the pairing first.</source>
        <translation>{name} ma przeciwnika w rundzie {round}. Najpierw zmień kojarzenie.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: {name} has no opponent in it, so a bye of some kind stays.</source>
        <translation>Runda {round} jest skojarzona: {name} nie ma w niej przeciwnika, więc jakaś pauza musi zostać.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: from then on all numbers stay as they are.</source>
        <translation>Runda {round} jest skojarzona: od tej chwili wszystkie numery zostają bez zmian.</translation>
    </message>
    <message>
        <source>Two players have the number {number}.</source>
        <translation>Dwóch zawodników ma numer {number}.</translation>
    </message>
    <message>
        <source>Player {number} meets nobody else in round {round}.</source>
        <translation>Zawodnik {number} gra w rundzie {round} sam ze sobą.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {most} rows.</source>
        <translation>Tabela jest za długa; może mieć najwyżej {most} wierszy.</translation>
    </message>
    <message>
        <source>The table is too wide; it can have {most} columns.</source>
        <translation>Tabela jest za szeroka; może mieć najwyżej {most} kolumn.</translation>
    </message>
    <message>
        <source>There is no column with names; give it the heading Name.</source>
        <translation>Nie ma kolumny z nazwiskami; nadaj jej nagłówek Nazwisko.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>Dwie kolumny mają nagłówek {found}.</translation>
    </message>
    <message>
        <source>The name is missing here.</source>
        <translation>Brakuje tu nazwiska.</translation>
    </message>
    <message>
        <source>Cells in this row: {cells}; columns: {columns}.</source>
        <translation>Liczba komórek w tym wierszu to {cells}, a kolumn {columns}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>W tym wierszu lub powyżej brakuje cudzysłowu albo jest on w złym miejscu.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs such as 45-23, or VPs such as 13.2-6.8.</source>
        <translation>„{typed}” to nie wynik. Wpisz IMP-y, na przykład 45-23, albo VP, na przykład 13,2-6,8.</translation>
    </message>
    <message>
        <source>“{typed}” is not a valid value of a bye. Type its VPs, such as 12 or 10.5.</source>
        <translation>Pauza nie może być warta „{typed}”. Wpisz jej VP, na przykład 12 lub 10,5.</translation>
    </message>
    <message>
        <source>All rounds of the round robin ({rounds}) are drawn: everybody has met everybody.</source>
        <translation>Wszystkie rundy ({rounds}) są skojarzone: każdy grał z każdym.</translation>
    </message>
    <message>
        <source>Fewer than two teams are present in round {round}: nothing can be drawn.</source>
        <translation>W rundzie {round} jest mniej niż dwie drużyny: nie ma czego kojarzyć.</translation>
    </message>
    <message>
        <source>Team {team} is absent in round {round}.</source>
        <translation>Drużyny {team} nie ma w rundzie {round}.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} met in round {met}: they can meet again only in a Danish round.</source>
        <translation>Drużyny {team} i {other} grały ze sobą w rundzie {met}: ponownie mogą grać tylko w rundzie duńskiej.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} must not meet in round {round}.</source>
        <translation>Drużyny {team} i {other} nie mogą ze sobą grać w rundzie {round}.</translation>
    </message>
    <message>
        <source>If teams {team} and {other} meet in round {round}, the others cannot be drawn any more.</source>
        <translation>Jeśli drużyny {team} i {other} grają ze sobą w rundzie {round}, pozostałych nie da się już skojarzyć.</translation>
    </message>
    <message>
        <source>IMPs cannot be turned into VPs: {reason}</source>
        <translation>Nie można przeliczyć IMP-ów na VP: {reason}</translation>
    </message>
    <message>
        <source>This scale turns percentages into VPs; matches need one of IMPs.</source>
        <translation>Ta skala zamienia na VP procenty; mecze wymagają skali dla IMP-ów.</translation>
    </message>
    <message>
        <source>IMPs are whole numbers from 0, not {imps}.</source>
        <translation>IMP-y to liczby całkowite od 0, a nie {imps}.</translation>
    </message>
    <message>
        <source>{found} is not a result that earns points; use W, D, L, F, H, Z, + or -.</source>
        <translation>{found} nie jest wynikiem, za który są punkty; dozwolone są W, D, L, F, H, Z, + i -.</translation>
    </message>
    <message>
        <source>A bonus or penalty belongs to a drawn round; {found} is not one.</source>
        <translation>Premia lub kara dotyczy skojarzonej rundy, a {found} nią nie jest.</translation>
    </message>
    <message>
        <source>Player {number} is not entered.</source>
        <translation>Zawodnik {number} nie jest zgłoszony.</translation>
    </message>
    <message>
        <source>The points are missing here.</source>
        <translation>Brakuje tu punktów.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for these points of player {number}: {points}.</source>
        <translation>W pliku raportu (TRF) nie ma miejsca na {points} pkt zawodnika {number}.</translation>
    </message>
    <message>
        <source>The file is too large to be a report file.</source>
        <translation>Plik jest za duży na raport z turnieju.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Ten wiersz jest za długi.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; a number belongs there.</source>
        <translation>W kolumnach od {first} do {last} jest {found}; powinna tam być liczba.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} are blank; a number belongs there.</source>
        <translation>Kolumny od {first} do {last} są puste; powinna tam być liczba.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; points belong there, such as 4.5.</source>
        <translation>W kolumnach od {first} do {last} jest {found}; powinny tam być punkty, na przykład 4.5.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>Tu powinna być liczba, a nie {found}.</translation>
    </message>
    <message>
        <source>Points such as 4.5 belong here, not {found}.</source>
        <translation>Tu powinny być punkty, np. 4.5, a nie {found}.</translation>
    </message>
    <message>
        <source>{found} is not a known code of a point system.</source>
        <translation>{found} nie jest znanym tu kodem systemu punktów.</translation>
    </message>
    <message>
        <source>There are no players (records 001) in the file.</source>
        <translation>W pliku nie ma zawodników (rekordów 001).</translation>
    </message>
    <message>
        <source>The file says something else here than in a line above: {found}.</source>
        <translation>Plik mówi tu co innego niż w wierszu powyżej: {found}.</translation>
    </message>
    <message>
        <source>The rating list has more than {most} players.</source>
        <translation>Lista rankingowa ma więcej niż {most} zawodników.</translation>
    </message>
    <message>
        <source>The rating list that is kept is damaged; choose it again.</source>
        <translation>Zachowana lista rankingowa jest uszkodzona; wybierz ją ponownie.</translation>
    </message>
    <message>
        <source>Round 1 of the knock-out is drawn: take it back first (Shift+F9).</source>
        <translation>Runda 1 pucharu jest skojarzona: najpierw cofnij jej kojarzenie (Shift+F9).</translation>
    </message>
    <message>
        <source>All rounds are drawn, and there are results: the entrants stay as they are.</source>
        <translation>Wszystkie rundy są skojarzone i są wyniki: uczestników nie można już zmienić.</translation>
    </message>
    <message>
        <source>The number {number} appears twice.</source>
        <translation>Numer {number} jest dwa razy.</translation>
    </message>
    <message>
        <source>Number {number} of round {round} is not entered.</source>
        <translation>Numer {number} z rundy {round} nie jest zgłoszony.</translation>
    </message>
    <message>
        <source>Number {number} appears twice in round {round}.</source>
        <translation>Numer {number} jest w rundzie {round} dwa razy.</translation>
    </message>
    <message>
        <source>Number {number} meets nobody else in round {round}.</source>
        <translation>Numer {number} gra w rundzie {round} sam ze sobą.</translation>
    </message>
    <message>
        <source>{found} is not a FIDE number, which has 11 digits at most.</source>
        <translation>{found} nie jest numerem FIDE, który ma najwyżej 11 cyfr.</translation>
    </message>
    <message>
        <source>{found} is not a date of birth, such as 1990/05/31, 31.5.1990 or 1990.</source>
        <translation>{found} nie jest datą urodzenia, np. 1990/05/31, 31.5.1990 lub 1990.</translation>
    </message>
    <message>
        <source>{found} is not a date, such as 2026/05/31 or 31.5.2026.</source>
        <translation>{found} nie jest datą, np. 2026/05/31 lub 31.5.2026.</translation>
    </message>
    <message>
        <source>{found} is neither m nor w.</source>
        <translation>{found} to ani m, ani w.</translation>
    </message>
    <message>
        <source>{found} is not a federation, such as CZE.</source>
        <translation>{found} nie jest federacją, np. CZE.</translation>
    </message>
    <message>
        <source>There are no names in the table.</source>
        <translation>W tabeli nie ma nazw.</translation>
    </message>
    <message>
        <source>{found} is not a valid number; numbers go from 1 to {most}.</source>
        <translation>{found} nie jest prawidłowym numerem; numery są od 1 do {most}.</translation>
    </message>
    <message>
        <source>{found} is not a rating or strength, which is a number from 0 to {most}.</source>
        <translation>{found} nie jest rankingiem ani siłą, czyli liczbą od 0 do {most}.</translation>
    </message>
    <message>
        <source>The event has no name.</source>
        <translation>Turniej nie ma nazwy.</translation>
    </message>
    <message>
        <source>The city is missing.</source>
        <translation>Brakuje miejscowości.</translation>
    </message>
    <message>
        <source>The federation of the event is missing.</source>
        <translation>Brakuje federacji turnieju.</translation>
    </message>
    <message>
        <source>The start date is missing.</source>
        <translation>Brakuje dnia początku.</translation>
    </message>
    <message>
        <source>The end date is missing.</source>
        <translation>Brakuje dnia końca.</translation>
    </message>
    <message>
        <source>The chief arbiter is missing.</source>
        <translation>Brakuje sędziego głównego.</translation>
    </message>
    <message>
        <source>The time control is missing.</source>
        <translation>Brakuje tempa gry.</translation>
    </message>
    <message>
        <source>The date of round {round} is missing.</source>
        <translation>Brakuje daty rundy {round}.</translation>
    </message>
    <message>
        <source>Results missing in round {round}: {count}.</source>
        <translation>Runda {round}: brakujących wyników: {count}.</translation>
    </message>
    <message>
        <source>Rounds drawn: {drawn} of {planned}.</source>
        <translation>Skojarzono {drawn} z {planned} rund.</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>{name}: the FIDE number is missing.</source>
        <translation>{name}: brakuje numeru FIDE.</translation>
    </message>
    <message>
        <source>{name}: the date of birth is missing.</source>
        <translation>{name}: brakuje daty urodzenia.</translation>
    </message>
    <message>
        <source>{name}: the sex is missing.</source>
        <translation>{name}: brakuje płci.</translation>
    </message>
    <message>
        <source>{name}: the federation is missing.</source>
        <translation>{name}: brakuje federacji.</translation>
    </message>
    <message>
        <source>{name} and {other} have the same FIDE number.</source>
        <translation>{name} i {other} mają ten sam numer FIDE.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type 1, = or 0; ½-0 or 0-0; +-, -+ or -- for a forfeit.</source>
        <translation>„{typed}” nie jest wynikiem. Wpisz 1, = lub 0; ½-0 lub 0-0; +-, -+ lub -- to walkower.</translation>
    </message>
    <message>
        <source>This triangle is played over two rounds: type its results in the second.</source>
        <translation>Ten trójmecz gra się przez dwie rundy: jego wyniki wpisz w drugiej.</translation>
    </message>
    <message>
        <source>This table would repeat matches of the rounds drawn so far.</source>
        <translation>Ta tabela powtórzyłaby mecze rund już skojarzonych.</translation>
    </message>
    <message>
        <source>Number {team} plays a triangle in round {round} that began in the round before.</source>
        <translation>Numer {team} gra w rundzie {round} trójmecz, który zaczął się w poprzedniej rundzie.</translation>
    </message>
    <message>
        <source>There are results already; the scale stays one of percentages, or of IMPs.</source>
        <translation>Są już wyniki; skala w procentach lub w IMP-ach musi pozostać taka.</translation>
    </message>
    <message>
        <source>{found} is not a time, such as 14:30.</source>
        <translation>{found} nie jest godziną, np. 14:30.</translation>
    </message>
    <message>
        <source>{found} is not a time control in seconds, such as 5400+30 or 40/6000+30:900+30.</source>
        <translation>{found} nie jest tempem gry w sekundach, np. 5400+30 lub 40/6000+30:900+30.</translation>
    </message>
    <message>
        <source>The end date, {end}, is before the start date, {begin}.</source>
        <translation>Koniec ({end}) jest przed początkiem ({begin}).</translation>
    </message>
    <message>
        <source>An event has 1 to {most} rounds.</source>
        <translation>Turniej ma od 1 do {most} rund.</translation>
    </message>
    <message>
        <source>{found} is not a colour; use W or B.</source>
        <translation>{found} nie jest kolorem; dozwolone są W i B.</translation>
    </message>
    <message>
        <source>{found} is not a setting of XXC; use white1, black1 or rank.</source>
        <translation>{found} nie jest ustawieniem XXC; dozwolone są white1, black1 i rank.</translation>
    </message>
    <message>
        <source>{found} is not a valid bye; use F, H or Z.</source>
        <translation>{found} nie jest pauzą; dozwolone są F, H i Z.</translation>
    </message>
    <message>
        <source>Round {last} comes before round {first}.</source>
        <translation>Runda {last} jest przed rundą {first}.</translation>
    </message>
    <message>
        <source>Enter at least two players here.</source>
        <translation>Potrzeba tu co najmniej dwóch zawodników.</translation>
    </message>
    <message>
        <source>Player {number} has two different byes in round {round}.</source>
        <translation>Zawodnik {number} ma w rundzie {round} dwie różne pauzy.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, who is not entered.</source>
        <translation>W rundzie {round} zawodnik {number} gra z zawodnikiem {other}, którego nie zgłoszono.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, but player {other} meets nobody.</source>
        <translation>W rundzie {round} zawodnik {number} gra z zawodnikiem {other}, ale zawodnik {other} nie gra z nikim.</translation>
    </message>
    <message>
        <source>In round {round} the players {number} and {other} have the same colour.</source>
        <translation>W rundzie {round} zawodnicy {number} i {other} mają ten sam kolor.</translation>
    </message>
    <message>
        <source>In round {round} neither player {number} nor player {other} has a colour.</source>
        <translation>W rundzie {round} ani zawodnik {number}, ani zawodnik {other} nie ma koloru.</translation>
    </message>
    <message>
        <source>In round {round} player {number} has the result “{mine}” without an opponent.</source>
        <translation>W rundzie {round} zawodnik {number} ma wynik „{mine}” bez przeciwnika.</translation>
    </message>
    <message>
        <source>The starting rank of a player is above 0.</source>
        <translation>Numer startowy zawodnika jest większy od 0.</translation>
    </message>
    <message>
        <source>Column {column} holds {found}, but should be blank; the columns are shifted.</source>
        <translation>W kolumnie {column} jest {found}, a powinna być pusta; kolumny są przesunięte.</translation>
    </message>
    <message>
        <source>Round {round}: {found} in column {column} is not a colour; use w, b or -.</source>
        <translation>Runda {round}: {found} w kolumnie {column} nie jest kolorem; dozwolone są w, b i -.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for a result of this worth: {points}.</source>
        <translation>W pliku raportu (TRF) nie ma miejsca na wynik wart {points} pkt.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no VPs with two decimals; save a teams event as an event.</source>
        <translation>W pliku raportu (TRF) nie ma VP z dwoma miejscami po przecinku; zapisz turniej drużyn jako turniej.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for the number {number}; it ends at {most}.</source>
        <translation>W pliku raportu (TRF) nie ma miejsca na numer {number}; największy to {most}.</translation>
    </message>
    <message>
        <source>This is an event of vpdesk itself. Open it there, and write a report file (TRF) of it.</source>
        <translation>To turniej samego vpdesk. Otwórz go tam i zapisz jego plik raportu (TRF).</translation>
    </message>
    <message>
        <source>The report file is of the type {type}, which is not drawn by the Dutch rules.</source>
        <translation>Plik raportu jest typu {type}, którego nie kojarzy się systemem holenderskim.</translation>
    </message>
    <message>
        <source>Team {team} came after round 1 was drawn: the round robin has no place for it.</source>
        <translation>Drużyna {team} przyszła po skojarzeniu rundy 1: w tabeli „każdy z każdym” nie ma dla niej miejsca.</translation>
    </message>
    <message>
        <source>Round {round} needs a repeated match: make it a Danish round, which allows that.</source>
        <translation>Runda {round} wymaga powtórzenia meczu: zrób z niej rundę duńską, która na to pozwala.</translation>
    </message>
    <message>
        <source>Round {round} has no allowed triangle: let teams be in one by turns, or the first three.</source>
        <translation>Runda {round} nie ma dozwolonego trójmeczu: dopuść trójmecze na zmianę albo pierwsze trzy.</translation>
    </message>
    <message>
        <source>Patton has to be chosen before the first result; there are results without board points.</source>
        <translation>System Pattona wybiera się przed pierwszym wynikiem; są już wyniki bez punktów rozdań.</translation>
    </message>
    <message>
        <source>White and Black get different points for a result; this program has one value for both.</source>
        <translation>Białe i czarne dostają różne punkty za wynik; ten program ma dla obu jedną wartość.</translation>
    </message>
    <message>
        <source>This is not a rating list: no FIDE columns, and no headings such as Name and Rating.</source>
        <translation>To nie jest lista rankingowa: bez kolumn FIDE i bez nagłówków takich jak Nazwisko i Ranking.</translation>
    </message>
    <message>
        <source>{name} is in rounds that are drawn: give the last round before the withdrawal.</source>
        <translation>{name} jest w skojarzonych rundach: podaj ostatnią rundę przed wycofaniem.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type the board points, 2 per board won, such as 19-13.</source>
        <translation>„{typed}” nie jest wynikiem. Wpisz punkty rozdań, 2 za wygrane, np. 19-13.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs and board points, 2 per board won: 24-17 13-7.</source>
        <translation>„{typed}” nie jest wynikiem. Wpisz IMP-y i punkty rozdań, 2 za wygrane: 24-17 13-7.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type per cent of NS (57.5), or VPs with the word (13.2 vp).</source>
        <translation>„{typed}” nie jest wynikiem. Wpisz procent NS (57.5) albo VP ze słowem (13.2 vp).</translation>
    </message>
    <message>
        <source>{team} came after round 1 was drawn: the round robin has no place for this player.</source>
        <translation>{team}: zgłoszenie po skojarzeniu rundy 1; w tabeli „każdy z każdym” nie ma na nie miejsca.</translation>
    </message>
    <message>
        <source>Round {round} needs a forbidden match: allow some, or make it a Danish round.</source>
        <translation>Runda {round} wymaga zakazanego meczu: dopuść niektóre albo zrób z niej rundę duńską.</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat. Type H (NS) or V (EW), a table from 1 to 999, or both, as H3.</source>
        <translation>„{typed}” nie jest miejscem. Wpisz H (NS) albo V (EW), stół od 1 do 999 albo oba, np. H3.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but {other} meets {third}.</source>
        <translation>W rundzie {round} zawodnik {number} gra z {other}, ale {other} gra z {third}.</translation>
    </message>
    <message>
        <source>Round {round}: “{mine}” of player {number} does not go with “{theirs}” of {other}.</source>
        <translation>Runda {round}: „{mine}” zawodnika {number} nie zgadza się z „{theirs}” zawodnika {other}.</translation>
    </message>
    <message>
        <source>Round {round}: player {number} has “{mine}”, as without an opponent, but meets {other}.</source>
        <translation>Runda {round}: zawodnik {number} ma „{mine}”, jak bez przeciwnika, ale gra z {other}.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but has a bye in a record 240.</source>
        <translation>W rundzie {round} zawodnik {number} gra z {other}, ale w rekordzie 240 ma pauzę.</translation>
    </message>
    <message>
        <source>Round {round}, column {column}: {found} is not a result; use 1 = 0 + - W D L U F H Z.</source>
        <translation>Runda {round}, kolumna {column}: {found} nie jest wynikiem; dozwolone są 1 = 0 + - W D L U F H Z.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired by the rules without a rematch or a second bye.</source>
        <translation>Rundy {round} nie da się skojarzyć według zasad bez powtórki albo drugiej pauzy.</translation>
    </message>
    <message>
        <source>Player {number}: columns 81-84 say {told}, results {computed}; correct, or add record 162.</source>
        <translation>Zawodnik {number}: w kolumnach 81–84 jest {told}, z wyników {computed}; popraw albo dodaj rekord 162.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type points (2.5-1.5, to {boards}), boards (1=01), +-, -+, --.</source>
        <translation>„{typed}” nie jest wynikiem. Wpisz punkty (2.5-1.5, do {boards}), szachownice (1=01) lub +-, -+, --.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired without a forbidden pair: allow some in this round.</source>
        <translation>Rundy {round} nie da się skojarzyć bez zakazanej pary: dopuść niektóre w tej rundzie.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type IMPs such as 45-23.</source>
        <translation>„{typed}” to nie wynik meczu pucharowego, w którym nie ma VP. Wpisz IMP-y, na przykład 45-23.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type per cent of NS (57.5).</source>
        <translation>„{typed}” to nie wynik meczu pucharowego, w którym nie ma VP. Wpisz procent pary NS (57.5).</translation>
    </message>
</context>
<context>
    <name>TournamentFileError</name>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}: Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}: To jest folder lub urządzenie.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}: Nie wolno czytać tego pliku.</translation>
    </message>
    <message>
        <source>{file}: This is not an event of vpdesk.</source>
        <translation>{file}: To nie jest turniej programu vpdesk.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged, and there is no backup of it beside it.</source>
        <translation>{file}: Plik jest uszkodzony, a obok nie ma jego kopii zapasowej.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged; open its newest backup, “{backup}”.</source>
        <translation>{file}: Plik jest uszkodzony; otwórz jego najnowszą kopię zapasową, „{backup}”.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: This is not a pairs evening of vpdesk.</source>
        <translation>{file}: To nie jest turniej par programu vpdesk.</translation>
    </message>
    <message>
        <source>{file}: A newer version of vpdesk has written this file; open it with that one.</source>
        <translation>{file}: Ten plik zapisała nowsza wersja programu vpdesk; otwórz go w tamtej.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reason}”.</source>
        <translation>{file}: Nie można odczytać pliku; komputer zgłosił „{reason}”.</translation>
    </message>
    <message>
        <source>{file} is open in another window or on another computer, so here it can only be read.</source>
        <translation>Plik {file} jest otwarty w innym oknie lub na innym komputerze, więc tutaj można go tylko czytać.</translation>
    </message>
    <message>
        <source>{file} is write-protected, so it can only be read; save it under another name to go on.</source>
        <translation>Plik {file} jest chroniony przed zapisem, więc można go tylko czytać; aby kontynuować, zapisz go pod inną nazwą.</translation>
    </message>
    <message>
        <source>{file}: The file “{other}” beside it is not from vpdesk; move that away and open it again.</source>
        <translation>{file}: Plik „{other}” obok niego nie pochodzi z vpdesk; przenieś go gdzie indziej i otwórz turniej ponownie.</translation>
    </message>
    <message>
        <source>{file} can only be read here; save it under another name to change it.</source>
        <translation>Plik {file} można tutaj tylko czytać; zapisz go pod inną nazwą, aby go zmieniać.</translation>
    </message>
    <message>
        <source>{file}: This event has stages, groups or adjustments: use “vpdesk-cli event”.</source>
        <translation>{file}: Ten turniej ma etapy, grupy lub korekty: użyj polecenia „vpdesk-cli event”.</translation>
    </message>
    <message>
        <source>{file}: The file is too large or holds what no file of vpdesk has, so it is not opened.</source>
        <translation>{file}: Plik jest za duży albo zawiera to, czego nie ma żaden plik vpdesk, więc go nie otwarto.</translation>
    </message>
</context>
<context>
    <name>TradePicture</name>
    <message>
        <source>{name}: quality {quality}, simplicity {simplicity}</source>
        <translation>{name}: jakość {quality}, prostota {simplicity}</translation>
    </message>
    <message>
        <source>Simplicity</source>
        <translation>Prostota</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Jakość</translation>
    </message>
</context>
<context>
    <name>TwoScales</name>
    <message>
        <source>By</source>
        <translation>Według</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Liczone</translation>
    </message>
    <message>
        <source>{team} won</source>
        <translation>{team}: zdobyte</translation>
    </message>
    <message>
        <source>{team} VP</source>
        <translation>{team}: VP</translation>
    </message>
    <message>
        <source>By boards {boards}, together {together}</source>
        <translation>Według rozdań {boards}, razem {together}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Halved by boards, as the director adjusted them: {boards}.</source>
        <translation>Według rozdań remis, bo sędzia je skorygował: {boards}.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Done: {step}</source>
        <translation>Wykonano: {step}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Ponów: {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Cofnij: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Cofnięto: {step}</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message numerus="yes">
        <source>“{name}”: %n change(s) not on the disk yet</source>
        <translation>
            <numerusform>„{name}”: %n zmiany nie ma jeszcze na dysku</numerusform>
            <numerusform>„{name}”: %n zmian nie ma jeszcze na dysku</numerusform>
            <numerusform>„{name}”: %n zmian nie ma jeszcze na dysku</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes that were not saved last time do not fit their file: see “{name}”.</source>
        <translation>Zmiany, które poprzednio nie zostały zapisane, nie pasują do swojego pliku: zobacz „{name}”.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” now has %n change(s) that were not saved last time.</source>
        <translation>
            <numerusform>„{name}” ma teraz %n zmianę, która poprzednio nie została zapisana.</numerusform>
            <numerusform>„{name}” ma teraz %n zmiany, które poprzednio nie zostały zapisane.</numerusform>
            <numerusform>„{name}” ma teraz %n zmian, które poprzednio nie zostały zapisane.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewsRow</name>
    <message>
        <source>By boards</source>
        <translation>Według liczby rozdań</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa cieplna</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>“{name}” is being saved.</source>
        <translation>Trwa zapisywanie „{name}”.</translation>
    </message>
    <message>
        <source>Stay Here</source>
        <translation>Zostań tutaj</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Recent</source>
        <translation>Ostatnie</translation>
    </message>
    <message>
        <source>Samples to try</source>
        <translation>Przykłady do wypróbowania</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>już go nie ma</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dzisiaj</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
</context>
</TS>
