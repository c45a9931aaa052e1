<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About vpdesk</source>
        <translation>O programu vpdesk</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licence</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Kopírovat vše</translation>
    </message>
    <message>
        <source>Copies all versions, for a report of an error</source>
        <translation>Zkopíruje všechny verze, pro hlášení chyby</translation>
    </message>
    <message>
        <source>Open Lo&amp;g Folder</source>
        <translation>Otevřít složku &amp;záznamů</translation>
    </message>
    <message>
        <source>IMPs to Victory Points, for the people who direct bridge tournaments.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013).

Free software: use it, pass it on and change it as you like.</source>
        <translation>Převod IMP na vítězné body, pro rozhodčí bridžových turnajů.

Škály jsou z&#xa0;technické zprávy bodovací komise WBF (P. Buchen, 2013).

Svobodný program: používejte ho, předávejte dál a&#xa0;upravujte, jak chcete.</translation>
    </message>
    <message>
        <source>Log folder: {folder}</source>
        <translation>Složka záznamů: {folder}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>chybí</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text licence</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabulka</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>V&amp;edle sebe</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Odchylky</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>&amp;Podle systému</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Světlý</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tmavý</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportovat…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisknout…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ukončit</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Zn&amp;ovu</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>Copy with &amp;Headings</source>
        <translation>Kopírovat s&#xa0;&amp;hlavičkou</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Vybrat vše</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Předvolby…</translation>
    </message>
    <message>
        <source>&amp;Pin or Unpin These Boards</source>
        <translation>&amp;Připnout nebo odepnout tento počet</translation>
    </message>
    <message>
        <source>&amp;Unpin All</source>
        <translation>&amp;Odepnout všechny</translation>
    </message>
    <message>
        <source>&amp;More Boards</source>
        <translation>&amp;Více rozdání</translation>
    </message>
    <message>
        <source>&amp;Fewer Boards</source>
        <translation>&amp;Méně rozdání</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Prezentace</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Rozdá&amp;ní</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Křivka</translation>
    </message>
    <message>
        <source>&amp;Pins</source>
        <translation>&amp;Připnuté počty</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Výsledek</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>P&amp;otřeba na VP</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>&amp;Větší text</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <translation>&amp;Menší text</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>&amp;Normální text</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Obnovit &amp;rozvržení</translation>
    </message>
    <message>
        <source>vpdesk &amp;Help</source>
        <translation>&amp;Nápověda k&#xa0;vpdesku</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Klávesové zkratky</translation>
    </message>
    <message>
        <source>What’s &amp;New</source>
        <translation>&amp;Co je nového</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Otevřít složku &amp;záznamů</translation>
    </message>
    <message>
        <source>&amp;About vpdesk</source>
        <translation>O&#xa0;&amp;programu vpdesk</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Soubor</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úpr&amp;avy</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazit</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Vz&amp;hled</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Přejít</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Nápo&amp;věda</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Něco se pokazilo</translation>
    </message>
    <message>
        <source>Something went wrong. Your work is still on screen, and you can go on.
If it happens again, send the details to the makers of vpdesk.</source>
        <translation>Něco se pokazilo. Vaše práce je stále na obrazovce a&#xa0;můžete pokračovat.
Pokud se to stane znovu, pošlete podrobnosti autorům vpdesku.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Podrobnosti</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Kopírovat podrobnosti</translation>
    </message>
    <message>
        <source>&amp;Open Log Folder</source>
        <translation>&amp;Otevřít složku záznamů</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>{curve}: steps</source>
        <translation>{curve}: schůdky</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>type {size} pt, legible from {metres} m</source>
        <translation>písmo {size}&#xa0;pt, čitelné na {metres}&#xa0;m</translation>
    </message>
    <message>
        <source>Card {card} / {cards}</source>
        <translation>Karta {card} / {cards}</translation>
    </message>
    <message>
        <source>Page {page} / {pages}</source>
        <translation>Strana {page} / {pages}</translation>
    </message>
    <message>
        <source>Made by {program}</source>
        <translation>Vytvořil {program}</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Křivky</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export and Print</source>
        <translation>Export a&#xa0;tisk</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Zrušeno; nic se nezapsalo.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>Tis&amp;knout…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Exportovat</translation>
    </message>
    <message>
        <source>Type of {size} points: legible from {metres} m.</source>
        <translation>Písmo {size}&#xa0;bodů: čitelné na {metres}&#xa0;m.</translation>
    </message>
    <message>
        <source>Type of {size} points.</source>
        <translation>Písmo {size}&#xa0;bodů.</translation>
    </message>
    <message>
        <source>Enter a name for the file.</source>
        <translation>Zadejte jméno souboru.</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportováno do {path}</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>Zkopírováno do schránky</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Odesláno na tiskárnu</translation>
    </message>
    <message>
        <source>“{name}” is there already. Replace it?</source>
        <translation>Soubor „{name}“ už existuje. Nahradit ho?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Nahradit</translation>
    </message>
    <message>
        <source>The beginning of the file</source>
        <translation>Začátek souboru</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Průběh exportu</translation>
    </message>
</context>
<context>
    <name>ExportError</name>
    <message>
        <source>The printer does not take the pages; see that it is switched on and connected, or choose PDF instead.</source>
        <translation>Tiskárna stránky nepřijímá; zkontrolujte, zda je zapnutá a&#xa0;připojená, nebo zvolte PDF.</translation>
    </message>
    <message>
        <source>The printer stopped at page {page} of {pages}; see what it says, then print again.</source>
        <translation>Tiskárna se zastavila na stránce {page} z&#xa0;{pages}; podívejte se, co hlásí, a&#xa0;pak tiskněte znovu.</translation>
    </message>
    <message>
        <source>The logo “{path}” could not be read ({reason}); choose it again or clear it.</source>
        <translation>Logo „{path}“ nelze přečíst ({reason}); vyberte ho znovu, nebo pole vymažte.</translation>
    </message>
    <message>
        <source>The logo “{path}” is not a PNG or SVG picture; choose another file.</source>
        <translation>Logo „{path}“ není obrázek PNG ani SVG; vyberte jiný soubor.</translation>
    </message>
    <message>
        <source>A picture holds one page, and these are {pages}; choose PDF instead.</source>
        <translation>Do obrázku se vejde jedna stránka, ale stránek je {pages}; zvolte PDF.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>First board count</source>
        <translation>První počet rozdání</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Poslední počet rozdání</translation>
    </message>
    <message>
        <source>Contin&amp;uous</source>
        <translation>&amp;Spojité</translation>
    </message>
    <message>
        <source>&amp;Discrete</source>
        <translation>&amp;Diskrétní</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Na výšku</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Na šířku</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Porovnání</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Table and chart</source>
        <translation>Tabulka a&#xa0;graf</translation>
    </message>
    <message>
        <source>Booklet of board counts</source>
        <translation>Sešit tabulek</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>List</translation>
    </message>
    <message>
        <source>Wall chart, in large type</source>
        <translation>Nástěnka, velkým písmem</translation>
    </message>
    <message>
        <source>Pocket cards, to cut out</source>
        <translation>Kapesní karty k&#xa0;vystřižení</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Tiskárna</translation>
    </message>
    <message>
        <source>PDF, to print or send</source>
        <translation>PDF, k&#xa0;tisku nebo odeslání</translation>
    </message>
    <message>
        <source>XLSX, for Excel and the like</source>
        <translation>XLSX, pro Excel a&#xa0;podobné</translation>
    </message>
    <message>
        <source>CSV, for any spreadsheet</source>
        <translation>CSV, pro tabulkové programy</translation>
    </message>
    <message>
        <source>HTML, for a web page</source>
        <translation>HTML, webová stránka</translation>
    </message>
    <message>
        <source>JSON, for another program</source>
        <translation>JSON, pro jiný program</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, zvětšitelná kresba</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, obrázek</translation>
    </message>
    <message>
        <source>Clipboard, to paste elsewhere</source>
        <translation>Schránka, k&#xa0;vložení jinam</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Jako na obrazovce</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Podle jazyka</translation>
    </message>
    <message>
        <source>Point: 19.74</source>
        <translation>Tečka: 19.74</translation>
    </message>
    <message>
        <source>Comma: 19,74</source>
        <translation>Čárka: 19,74</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Čárka</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Středník</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulátor</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>D&amp;nes</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>T&amp;itulek</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>V&amp;ybrat…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Co</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Rozdání</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Škály</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formát</translation>
    </message>
    <message>
        <source>Fo&amp;rm</source>
        <translation>&amp;Podoba</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>P&amp;apír</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientace</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>Decimal si&amp;gn</source>
        <translation>Desetinné &amp;znaménko</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>Oddě&amp;lovač</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>&amp;Turnaj</translation>
    </message>
    <message>
        <source>D&amp;ate</source>
        <translation>Datu&amp;m</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Logo (PNG, SVG)</translation>
    </message>
    <message>
        <source>as the table says</source>
        <translation>podle tabulky</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrázky</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Browse…</source>
        <translation>Procházet…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Sou&amp;bor</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportovat do</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>vpdesk {version} help</source>
        <translation>Nápověda k&#xa0;vpdesku {version}</translation>
    </message>
    <message>
        <source>This page is not in your language yet; here it is in English.</source>
        <translation>Tato stránka zatím není ve vašem jazyce; tady je anglicky.</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>In parts of the window</source>
        <translation>V&#xa0;částech okna</translation>
    </message>
    <message>
        <source>Boards: ten more or fewer</source>
        <translation>Rozdání: o&#xa0;deset více nebo méně</translation>
    </message>
    <message>
        <source>Table: jump to a margin</source>
        <translation>Tabulka: skok na rozdíl</translation>
    </message>
    <message>
        <source>type the number</source>
        <translation>napište číslo</translation>
    </message>
    <message>
        <source>Curve: step through the margins</source>
        <translation>Křivka: po jednom rozdílu</translation>
    </message>
    <message>
        <source>Curve: ten margins at once</source>
        <translation>Křivka: po deseti rozdílech</translation>
    </message>
    <message>
        <source>Pins: walk</source>
        <translation>Připnuté počty: přecházet</translation>
    </message>
    <message>
        <source>Pins: show, unpin</source>
        <translation>Připnuté počty: ukázat, odepnout</translation>
    </message>
    <message>
        <source>Pins: move</source>
        <translation>Připnuté počty: přesunout</translation>
    </message>
    <message>
        <source>In the export dialog</source>
        <translation>V&#xa0;dialogu exportu</translation>
    </message>
    <message>
        <source>Larger, smaller page</source>
        <translation>Větší stránka, menší</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Celá stránka</translation>
    </message>
    <message>
        <source>In the presentation</source>
        <translation>V&#xa0;prezentaci</translation>
    </message>
    <message>
        <source>Table, curve</source>
        <translation>Tabulka, křivka</translation>
    </message>
    <message>
        <source>Change between them</source>
        <translation>Přepnout mezi nimi</translation>
    </message>
    <message>
        <source>Next page, the one before</source>
        <translation>Další stránka, předchozí</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Close the presentation</source>
        <translation>Zavřít prezentaci</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>V&#xa0;nápovědě</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Next place, the one before</source>
        <translation>Další místo, předchozí</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Zpět, vpřed</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Vytisknout tuto stránku</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Zavřít nápovědu</translation>
    </message>
</context>
<context>
    <name>HelpOutput</name>
    <message>
        <source>“{title}” was sent to the printer.</source>
        <translation>Téma „{title}“ bylo odesláno na tiskárnu.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Uloženo jako {path}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Search in all topics</source>
        <translation>Hledat ve všech tématech</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Témata</translation>
    </message>
    <message>
        <source>Text of the topic</source>
        <translation>Text tématu</translation>
    </message>
    <message>
        <source>No topic has all of these words: try fewer, or others.</source>
        <translation>Žádné téma neobsahuje všechna tato slova: zkuste jich méně, nebo jiná.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vpřed</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisknout…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Uložit jako PDF…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>vpdesk ended unexpectedly last time. What is known is in {folder}.</source>
        <translation>vpdesk minule nečekaně skončil. Co je o&#xa0;tom známo, je ve složce {folder}.</translation>
    </message>
    <message>
        <source>Blitz {imps} IMPs</source>
        <translation>Blitz {imps}&#xa0;IMP</translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n&#xa0;porušení</numerusform>
            <numerusform>%n&#xa0;porušení</numerusform>
            <numerusform>%n&#xa0;porušení</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n&#xa0;krok</numerusform>
            <numerusform>%n&#xa0;kroky</numerusform>
            <numerusform>%n&#xa0;kroků</numerusform>
        </translation>
    </message>
    <message>
        <source>Range violations: {vps} VP</source>
        <translation>Porušení rozsahu: {vps}&#xa0;VP</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Velikost textu {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Rozdíl, od kterého je výhra plná.</translation>
    </message>
    <message>
        <source>Places where one more IMP would gain more than the IMP before it.</source>
        <translation>Místa, kde by měl další IMP větší cenu než ten předchozí.</translation>
    </message>
    <message>
        <source>Corrections of 0.01 VP, or of one IMP in a discrete scale, that mend them.</source>
        <translation>Opravy o&#xa0;0,01 VP, na diskrétní škále o&#xa0;jeden IMP, které je napraví.</translation>
    </message>
    <message>
        <source>The margin that is worth exactly so much lies outside its band.</source>
        <translation>Rozdíl, který má přesně tuto cenu, leží mimo své pásmo.</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Page shown</source>
        <translation>Zobrazená stránka</translation>
    </message>
    <message numerus="yes">
        <source>of %n page(s)</source>
        <translation>
            <numerusform>z&#xa0;%n</numerusform>
            <numerusform>ze&#xa0;%n</numerusform>
            <numerusform>z&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {page} of {pages}: {title}</source>
        <translation>Stránka {page} z&#xa0;{pages}: {title}</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Zmenšit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Zvětšit</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Celá</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Celá stránka</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Stránka</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Náhled stránek</translation>
    </message>
</context>
<context>
    <name>PinStrip</name>
    <message>
        <source>Enter shows it, Delete unpins it, drag or Alt+arrow moves it</source>
        <translation>Enter ho ukáže, Delete odepne, tažení nebo Alt+šipka přesune</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), pinned</source>
        <translation>
            <numerusform>%n rozdání, připnuto</numerusform>
            <numerusform>%n rozdání, připnuto</numerusform>
            <numerusform>%n rozdání, připnuto</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Předvolby</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Vz&amp;hled</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Ve&amp;likost textu</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>&amp;Desetinné znaménko</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papír</translation>
    </message>
    <message>
        <source>At the st&amp;art</source>
        <translation>Při &amp;spuštění</translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation>&amp;Výchozí</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Podle systému ({language})</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>As the language ({example})</source>
        <translation>Podle jazyka ({example})</translation>
    </message>
    <message>
        <source>Point ({example})</source>
        <translation>Tečka ({example})</translation>
    </message>
    <message>
        <source>Comma ({example})</source>
        <translation>Čárka ({example})</translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation>Vždy stejně</translation>
    </message>
    <message>
        <source>As it was left</source>
        <translation>Jako při zavření</translation>
    </message>
    <message>
        <source>“{same}” opens with {boards}, and with {pins} pinned to compare.</source>
        <translation>„{same}“ znamená {boards} a&#xa0;k&#xa0;porovnání připnuté počty {pins}.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation: {title}</source>
        <translation>Prezentace: {title}</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabulka</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Křivka</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>&amp;Větší text</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>&amp;Menší text</translation>
    </message>
    <message>
        <source>&amp;As Large as Fits</source>
        <translation>Co n&amp;ejvětší text</translation>
    </message>
    <message>
        <source>&amp;Next Page</source>
        <translation>&amp;Další stránka</translation>
    </message>
    <message>
        <source>&amp;Previous Page</source>
        <translation>&amp;Předchozí stránka</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Zavřít</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s): {vps}</source>
        <translation>
            <numerusform>%n&#xa0;IMP: {vps}</numerusform>
            <numerusform>%n&#xa0;IMP: {vps}</numerusform>
            <numerusform>%n&#xa0;IMP: {vps}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Uložená volba</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Sprá&amp;va</translation>
    </message>
    <message>
        <source>Save, rename or delete a preset</source>
        <translation>Uložit, přejmenovat nebo smazat volbu</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>&amp;Uložit volbu…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Přejmenovat…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Smazat</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>&amp;Uložená volba</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádná</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Uložit volbu</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Přejmenovat volbu</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Jméno volby</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>IMPs to Victory Points</source>
        <translation>Převod IMP na vítězné body</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>IMP na √rozdání</translation>
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
        <translation>medián</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>WBF continuous scale</source>
        <translation>Spojitá škála WBF</translation>
    </message>
    <message>
        <source>WBF discrete scale</source>
        <translation>Diskrétní škála WBF</translation>
    </message>
    <message>
        <source>half match</source>
        <translation>poloviční zápas</translation>
    </message>
    <message>
        <source>blitz {imps} IMPs</source>
        <translation>blitz {imps}&#xa0;IMP</translation>
    </message>
    <message>
        <source>blitz {factor} √boards IMPs</source>
        <translation>blitz {factor}&#xa0;√rozdání&#xa0;IMP</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>VP vítěze</translation>
    </message>
    <message>
        <source>Loser&apos;s VP</source>
        <translation>VP poraženého</translation>
    </message>
    <message>
        <source>Next IMP</source>
        <translation>Další IMP</translation>
    </message>
    <message>
        <source>VP - VP</source>
        <translation>VP - VP</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Differences from {boards}</source>
        <translation>Odchylky od {boards}</translation>
    </message>
    <message>
        <source>corrected by the concavity rule</source>
        <translation>opraveno podle pravidla konkávnosti</translation>
    </message>
    <message>
        <source>exact margin lies outside the band</source>
        <translation>přesný rozdíl leží mimo pásmo</translation>
    </message>
    <message>
        <source>{before} before correction, raised by {steps}</source>
        <translation>před opravou {before}, zvýšeno o&#xa0;{steps}</translation>
    </message>
    <message>
        <source>{before} before correction</source>
        <translation>před opravou {before}</translation>
    </message>
    <message>
        <source>{vp} VP is exactly {imps} IMPs on the curve, outside this band</source>
        <translation>{vp} VP je na křivce přesně {imps} IMP, mimo toto pásmo</translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>Our IMPs</source>
        <translation>Naše IMP</translation>
    </message>
    <message>
        <source>Their IMPs</source>
        <translation>Jejich IMP</translation>
    </message>
    <message>
        <source>Margin in IMPs, minus if lost</source>
        <translation>Rozdíl v&#xa0;IMP, prohra s&#xa0;minusem</translation>
    </message>
    <message>
        <source>Target in VP</source>
        <translation>Cíl ve VP</translation>
    </message>
    <message>
        <source>&amp;Our IMPs</source>
        <translation>Naš&amp;e IMP</translation>
    </message>
    <message>
        <source>&amp;Their IMPs</source>
        <translation>&amp;Jejich IMP</translation>
    </message>
    <message>
        <source>or &amp;margin</source>
        <translation>nebo rozdí&amp;l</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>Po&amp;třeba na VP</translation>
    </message>
    <message numerus="yes">
        <source>win by %n IMP(s)</source>
        <translation>
            <numerusform>vyhrát o&#xa0;%n&#xa0;IMP</numerusform>
            <numerusform>vyhrát o&#xa0;%n&#xa0;IMP</numerusform>
            <numerusform>vyhrát o&#xa0;%n&#xa0;IMP</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw is enough</source>
        <translation>stačí remíza</translation>
    </message>
    <message>
        <source>any result is enough</source>
        <translation>stačí jakýkoli výsledek</translation>
    </message>
    <message numerus="yes">
        <source>lose by %n IMP(s) at most</source>
        <translation>
            <numerusform>prohrát nejvýše o&#xa0;%n&#xa0;IMP</numerusform>
            <numerusform>prohrát nejvýše o&#xa0;%n&#xa0;IMP</numerusform>
            <numerusform>prohrát nejvýše o&#xa0;%n&#xa0;IMP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScaleControls</name>
    <message>
        <source>WBF continuous</source>
        <translation>Spojitá WBF</translation>
    </message>
    <message>
        <source>WBF discrete</source>
        <translation>Diskrétní WBF</translation>
    </message>
    <message>
        <source> - 0</source>
        <translation> - 0</translation>
    </message>
    <message>
        <source>15 √boards</source>
        <translation>15 √rozdání</translation>
    </message>
    <message>
        <source>factor × √boards</source>
        <translation>koeficient × √rozdání</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>&amp;Half match</source>
        <translation>Polov&amp;iční zápas</translation>
    </message>
    <message>
        <source>Boards in the match</source>
        <translation>Počet rozdání v&#xa0;zápase</translation>
    </message>
    <message>
        <source>Boards in the match, 1 to 999. Page Up and Page Down change it by ten.</source>
        <translation>Počet rozdání v&#xa0;zápase, 1 až 999. Page Up a&#xa0;Page Down ho mění o&#xa0;deset.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Škála</translation>
    </message>
    <message>
        <source>Range: VP of the largest win</source>
        <translation>Rozsah: VP nejvyšší výhry</translation>
    </message>
    <message>
        <source>The largest win: 20 for 20-0, 10 for 10-0, 25 for 25-0.</source>
        <translation>Nejvyšší výhra: 20 pro 20-0, 10 pro 10-0, 25 pro 25-0.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Rozdíl, od kterého je výhra plná.</translation>
    </message>
    <message>
        <source>Value of the blitz</source>
        <translation>Hodnota blitzu</translation>
    </message>
    <message>
        <source>A half (triangular) match: the formula counts half of the boards.</source>
        <translation>Poloviční zápas (v&#xa0;trojici družstev): vzorec počítá polovinu rozdání.</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Rozdání</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>Š&amp;kála</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Rozsa&amp;h</translation>
    </message>
    <message>
        <source>Blit&amp;z</source>
        <translation>&amp;Blitz</translation>
    </message>
</context>
<context>
    <name>ScaleError</name>
    <message>
        <source>There is no scale of the kind {kind}; the kinds are {kinds}.</source>
        <translation>Druh škály {kind} neexistuje; druhy jsou {kinds}.</translation>
    </message>
    <message>
        <source>A discrete scale needs a whole number of VP at a draw, not {value}: choose an even range, or the continuous scale.</source>
        <translation>Diskrétní škála potřebuje za remízu celý počet VP, ne {value}: zvolte sudý rozsah, nebo spojitou škálu.</translation>
    </message>
    <message>
        <source>A blitz of {blitz} IMPs is too short for a discrete scale of {range}-0: choose more boards, a longer blitz or fewer VP.</source>
        <translation>Blitz {blitz} IMP je pro diskrétní škálu {range}-0 příliš krátký: zvolte více rozdání, delší blitz nebo méně VP.</translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation>{value} není číslo.</translation>
    </message>
    <message>
        <source>The number of boards must be a whole number from 1 to {most}, not {value}.</source>
        <translation>Počet rozdání musí být celé číslo od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The VP of a draw must be above 0 and at most {most}, with at most two decimals, not {value}.</source>
        <translation>VP za remízu musí být větší než 0 a&#xa0;nejvýše {most}, nejvýše se dvěma desetinnými místy, ne {value}.</translation>
    </message>
    <message>
        <source>The blitz factor must be above 0 and at most {most}, not {value}.</source>
        <translation>Koeficient blitzu musí být větší než 0 a&#xa0;nejvýše {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The blitz must be above 0 and at most {most} IMPs, not {value}.</source>
        <translation>Blitz musí být větší než 0 a&#xa0;nejvýše {most} IMP, ne {value}.</translation>
    </message>
    <message>
        <source>The VP must lie between {least} and {most}, not {value}.</source>
        <translation>VP musí ležet mezi {least} a&#xa0;{most}, ne {value}.</translation>
    </message>
</context>
<context>
    <name>ScalesRoom</name>
    <message>
        <source>Curve of IMPs to VP</source>
        <translation>Křivka převodu IMP na VP</translation>
    </message>
    <message>
        <source>Left and Right step through the margins</source>
        <translation>Šipky vlevo a&#xa0;vpravo krokují po rozdílech</translation>
    </message>
    <message>
        <source>{boards}, {imps} IMPs: {vps}</source>
        <translation>{boards}, {imps}&#xa0;IMP: {vps}</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Připnuto</translation>
    </message>
    <message>
        <source>Nothing to compare with yet:</source>
        <translation>Zatím není s&#xa0;čím porovnávat:</translation>
    </message>
    <message>
        <source>Unpin {boards}</source>
        <translation>Odepnout {boards}</translation>
    </message>
    <message>
        <source>Pin {boards}</source>
        <translation>Připnout {boards}</translation>
    </message>
    <message>
        <source>No more than {most} can be pinned: unpin one first.</source>
        <translation>Připnout jich lze nejvýše {most}: nejprve některý odepněte.</translation>
    </message>
    <message>
        <source>Pin the board count to compare it (Ctrl+D)</source>
        <translation>Připnout počet rozdání k&#xa0;porovnání (Ctrl+D)</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Tabulka škály</translation>
    </message>
    <message>
        <source>Type a number to jump to that margin</source>
        <translation>Napište číslo a skočíte na ten rozdíl</translation>
    </message>
    <message>
        <source>Pinned board counts</source>
        <translation>Připnuté počty rozdání</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Vedle sebe</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Odchylky</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Co ukazuje tabulka</translation>
    </message>
    <message>
        <source>Differences from this board count</source>
        <translation>Odchylky od tohoto počtu rozdání</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>IMP na √rozdání</translation>
    </message>
    <message>
        <source>Axis of the plot</source>
        <translation>Osa grafu</translation>
    </message>
    <message>
        <source>In IMPs per square root of the boards, all board counts have one curve.</source>
        <translation>V&#xa0;jednotce IMP na odmocninu z&#xa0;počtu rozdání mají všechny počty jednu křivku.</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>o&amp;d</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>&amp;Osa</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in “{path}” could not be read, so the usual ones are used.</source>
        <translation>Nastavení v&#xa0;souboru „{path}“ nelze přečíst, platí tedy obvyklé.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used; the old file is kept as “{broken}”.</source>
        <translation>Nastavení nelze přečíst, platí tedy obvyklé; starý soubor zůstává jako „{broken}“.</translation>
    </message>
</context>
<context>
    <name>StorageError</name>
    <message>
        <source>“{name}” was not saved because there is no folder “{folder}”; choose another folder.</source>
        <translation>Soubor „{name}“ se neuložil, protože složka „{folder}“ neexistuje; zvolte jinou složku.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because you may not write in the folder “{folder}”; choose another folder.</source>
        <translation>Soubor „{name}“ se neuložil, protože do složky „{folder}“ nesmíte zapisovat; zvolte jinou složku.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the file of that name is write-protected; choose another name or lift the protection.</source>
        <translation>Soubor „{name}“ se neuložil, protože soubor toho jména je chráněn proti zápisu; zvolte jiné jméno, nebo ochranu zrušte.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a folder or a device has that name; choose another name.</source>
        <translation>Soubor „{name}“ se neuložil, protože to jméno už má složka nebo zařízení; zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the disk is full; make room on it or choose another disk.</source>
        <translation>Soubor „{name}“ se neuložil, protože disk je plný; uvolněte na něm místo, nebo zvolte jiný disk.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because another program has it open; close it there and save it again.</source>
        <translation>Soubor „{name}“ se neuložil, protože ho má otevřený jiný program; zavřete ho tam a&#xa0;uložte znovu.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because its name is too long; choose a shorter name.</source>
        <translation>Soubor „{name}“ se neuložil, protože má příliš dlouhé jméno; zvolte kratší.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a file cannot have that name; choose another name.</source>
        <translation>Soubor „{name}“ se neuložil, protože se tak soubor jmenovat nemůže; zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the computer reported “{reason}”; choose another folder.</source>
        <translation>Soubor „{name}“ se neuložil, protože počítač hlásí „{reason}“; zvolte jinou složku.</translation>
    </message>
</context>
</TS>
