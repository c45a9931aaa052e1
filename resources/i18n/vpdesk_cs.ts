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
        <source>Look for a New &amp;Version</source>
        <translation>Hledat novou &amp;verzi</translation>
    </message>
    <message>
        <source>Opens the page of the releases in the browser</source>
        <translation>Otevře v prohlížeči stránku vydaných verzí</translation>
    </message>
    <message>
        <source>Events, pairs evenings, matches, movements and VP scales, for directors of bridge.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013). The measures of movements are those of P. Smulders.

Free software: use it, pass it on and change it as you like.</source>
        <translation>Turnaje, párové večery, zápasy, rozpisy a škály VP pro ty, kdo řídí bridžové turnaje.

Škály jsou z technické zprávy komise WBF Scoring Panel (P. Buchen, 2013). Míry kvality rozpisů pocházejí od P. Smulderse.

Svobodný software: používejte ho, předávejte dál a měňte, jak chcete.</translation>
    </message>
    <message>
        <source>Log folder: {folder}</source>
        <translation>Složka záznamů: {folder}</translation>
    </message>
    <message>
        <source>Version of {date}</source>
        <translation>Verze z {date}</translation>
    </message>
    <message>
        <source>It is over a year old: there may be a newer one.</source>
        <translation>Je starší než rok: možná už existuje novější.</translation>
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
        <source>S&amp;cales</source>
        <translation>Šká&amp;ly</translation>
    </message>
    <message>
        <source>Mo&amp;vements</source>
        <translation>Rozpi&amp;sy</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>T&amp;abulka</translation>
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
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>U&amp;ložit</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Uložit &amp;jako…</translation>
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
        <translation>&amp;Nastavení…</translation>
    </message>
    <message>
        <source>&amp;Pin or Unpin These Boards</source>
        <translation>&amp;Připnout nebo odepnout tento počet</translation>
    </message>
    <message>
        <source>S&amp;ort Pins</source>
        <translation>&amp;Seřadit připnuté</translation>
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
        <source>&amp;Switch</source>
        <translation>&amp;Otočit</translation>
    </message>
    <message>
        <source>&amp;Lock or Unlock</source>
        <translation>&amp;Zamknout nebo odemknout</translation>
    </message>
    <message>
        <source>&amp;Optimise…</source>
        <translation>O&amp;ptimalizovat…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Po&amp;rovnat…</translation>
    </message>
    <message>
        <source>Chance of &amp;Places</source>
        <translation>Ša&amp;nce na umístění</translation>
    </message>
    <message>
        <source>S&amp;it-Outs</source>
        <translation>Pauz&amp;y</translation>
    </message>
    <message>
        <source>&amp;Copy Picture of the Curves</source>
        <translation>&amp;Kopírovat obrázek křivek</translation>
    </message>
    <message>
        <source>B&amp;y Boards</source>
        <translation>Po&amp;dle počtu rozdání</translation>
    </message>
    <message>
        <source>&amp;Heat Map</source>
        <translation>&amp;Tepelná mapa</translation>
    </message>
    <message>
        <source>B&amp;oards</source>
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
        <source>C&amp;hoice of Movements</source>
        <translation>&amp;Výběr rozpisu</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>&amp;Matice</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>&amp;Rozpis kol</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>Čí&amp;sla</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>&amp;Větší text</translation>
    </message>
    <message>
        <source>Lab&amp;oratory</source>
        <translation>La&amp;boratoř</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Zápas</translation>
    </message>
    <message>
        <source>Smaller Te&amp;xt</source>
        <translation>&amp;Menší text</translation>
    </message>
    <message>
        <source>Publis&amp;h…</source>
        <translation>&amp;Zveřejnit…</translation>
    </message>
    <message>
        <source>Publish after E&amp;very Action</source>
        <translation>Zveřejnit po &amp;každé akci</translation>
    </message>
    <message>
        <source>Pages in All Lang&amp;uages</source>
        <translation>Stránky &amp;ve všech jazycích</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>H&amp;all</source>
        <translation>S&amp;ál</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Ukázky</translation>
    </message>
    <message>
        <source>There is nothing to print here yet.</source>
        <translation>Zatím tu není co tisknout.</translation>
    </message>
    <message>
        <source>&amp;Deals…</source>
        <translation>&amp;Rozdání…</translation>
    </message>
    <message>
        <source>&amp;Find Anything…</source>
        <translation>Naj&amp;ít cokoli…</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Není co provést znovu.</translation>
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
        <source>Show in &amp;Folder</source>
        <translation>U&amp;kázat ve složce</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Otevřít složku &amp;záznamů</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <translation>Hledat novou &amp;verzi</translation>
    </message>
    <message>
        <source>&amp;About vpdesk</source>
        <translation>O&#xa0;&amp;programu vpdesk</translation>
    </message>
    <message>
        <source>Pages for &amp;Phones…</source>
        <translation>Stránky pro &amp;telefony…</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Hodiny</translation>
    </message>
    <message>
        <source>Clock on the &amp;Wall</source>
        <translation>Hodiny na &amp;stěně</translation>
    </message>
    <message>
        <source>&amp;Schedule of the Session…</source>
        <translation>&amp;Časový plán sezení…</translation>
    </message>
    <message>
        <source>S&amp;tart or Pause the Clock</source>
        <translation>Spustit nebo &amp;zastavit hodiny</translation>
    </message>
    <message>
        <source>A Minute &amp;Less</source>
        <translation>O minutu &amp;méně</translation>
    </message>
    <message>
        <source>A Minute &amp;More</source>
        <translation>O minutu &amp;více</translation>
    </message>
    <message>
        <source>&amp;Next Round or Move</source>
        <translation>&amp;Další kolo nebo přesun</translation>
    </message>
    <message>
        <source>Only matches of teams have score sheets.</source>
        <translation>Zápisy mají jen zápasy družstev.</translation>
    </message>
    <message>
        <source>No round can be paired by hand now.</source>
        <translation>Teď nelze žádné kolo losovat ručně.</translation>
    </message>
    <message>
        <source>Draw &amp;Lots Again…</source>
        <translation>Losov&amp;at znovu…</translation>
    </message>
    <message>
        <source>Dates &amp;of the Rounds…</source>
        <translation>&amp;Data kol…</translation>
    </message>
    <message>
        <source>Do &amp;What Is Next</source>
        <translation>Da&amp;lší krok</translation>
    </message>
    <message>
        <source>&amp;Proof</source>
        <translation>&amp;Důkaz</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Modely</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>&amp;Audit</translation>
    </message>
    <message>
        <source>&amp;Check a Table</source>
        <translation>&amp;Kontrola tabulky</translation>
    </message>
    <message>
        <source>Ca&amp;libration</source>
        <translation>Ka&amp;librace</translation>
    </message>
    <message>
        <source>&amp;Score Sheet</source>
        <translation>&amp;Zápis</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>&amp;Rozhodnutí</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <comment>menu</comment>
        <translation>Z&amp;ápas</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>&amp;Zrušit rozdání</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>&amp;Upravit výsledek…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Vymazat</translation>
    </message>
    <message>
        <source>Other &amp;Pairs from This Board</source>
        <translation>Jiné páry o&amp;d tohoto rozdání</translation>
    </message>
    <message>
        <source>&amp;Enter Goes Down, Room by Room</source>
        <translation>&amp;Enter vede dolů, místnost po místnosti</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Round</source>
        <translation>Zpět do &amp;kola</translation>
    </message>
    <message>
        <source>The match is not one of an event.</source>
        <translation>Zápas nepatří k žádnému turnaji.</translation>
    </message>
    <message>
        <source>&amp;Blank Sheet to Print…</source>
        <translation>&amp;Prázdný zápis k&#xa0;tisku…</translation>
    </message>
    <message>
        <source>&amp;Details of the Match</source>
        <translation>Ú&amp;daje o&#xa0;zápasu</translation>
    </message>
    <message>
        <source>Board and S&amp;core</source>
        <translation>Rozdání a &amp;výsledek</translation>
    </message>
    <message>
        <source>A Pair Comes or &amp;Goes…</source>
        <translation>Pár při&amp;jde nebo odejde…</translation>
    </message>
    <message>
        <source>There is no evening yet.</source>
        <translation>Večer ještě není založen.</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <comment>menu</comment>
        <translation>Pár&amp;y</translation>
    </message>
    <message>
        <source>Wit&amp;hdraw a Pair…</source>
        <translation>Odstoupení p&amp;áru…</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>Pár&amp;y</translation>
    </message>
    <message>
        <source>&amp;Adjusted Score…</source>
        <translation>&amp;Upravený výsledek…</translation>
    </message>
    <message>
        <source>Arrow &amp;Turned</source>
        <translation>&amp;Otočený směr</translation>
    </message>
    <message>
        <source>&amp;Clear the Result</source>
        <translation>S&amp;mazat výsledek</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the Board</source>
        <translation>&amp;Zrušit rozdání</translation>
    </message>
    <message>
        <source>&amp;Uncancel Boards</source>
        <translation>Obno&amp;vit zrušená rozdání</translation>
    </message>
    <message>
        <source>&amp;Late Pair…</source>
        <translation>Opožděný &amp;pár…</translation>
    </message>
    <message>
        <source>Su&amp;bstitute…</source>
        <translation>&amp;Náhradník…</translation>
    </message>
    <message>
        <source>Re&amp;gister of Players…</source>
        <translation>&amp;Registr hráčů…</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>Penal&amp;izace…</translation>
    </message>
    <message>
        <source>Na&amp;me, Place and Date…</source>
        <translation>Náz&amp;ev, místo a datum…</translation>
    </message>
    <message>
        <source>Sessions Be&amp;fore…</source>
        <translation>Předchozí &amp;sezení…</translation>
    </message>
    <message>
        <source>Pla&amp;y Another Movement…</source>
        <translation>&amp;Jiný rozpis…</translation>
    </message>
    <message>
        <source>One or T&amp;wo Winners</source>
        <translation>Jeden nebo &amp;dva vítězové</translation>
    </message>
    <message>
        <source>&amp;Deals Played…</source>
        <translation>&amp;Hraná rozdání…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nový…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Evening</source>
        <translation>Záznam ve&amp;čera</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Jména</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Výsledky</translation>
    </message>
    <message>
        <source>Rankin&amp;g</source>
        <translation>Po&amp;řadí</translation>
    </message>
    <message>
        <source>Freq&amp;uencies</source>
        <translation>Čet&amp;nosti</translation>
    </message>
    <message>
        <source>Dec&amp;isions</source>
        <translation>Ro&amp;zhodnutí</translation>
    </message>
    <message>
        <source>&amp;Missing Result</source>
        <translation>&amp;Chybějící výsledek</translation>
    </message>
    <message>
        <source>Ne&amp;xt Board or Table</source>
        <translation>&amp;Další rozdání nebo stůl</translation>
    </message>
    <message>
        <source>Board or Table Befor&amp;e</source>
        <translation>Př&amp;edchozí rozdání nebo stůl</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>&amp;Proč?</translation>
    </message>
    <message>
        <source>These numbers give no scale.</source>
        <translation>Pro tato čísla není škála.</translation>
    </message>
    <message>
        <source>No more can be pinned, or the numbers give no scale.</source>
        <translation>Víc připnout nelze, nebo pro čísla není škála.</translation>
    </message>
    <message>
        <source>Pin or Unpin &amp;This Scale</source>
        <translation>Připnout &amp;nebo odepnout tuto škálu</translation>
    </message>
    <message>
        <source>E&amp;vent Data…</source>
        <translation>&amp;Údaje o turnaji…</translation>
    </message>
    <message>
        <source>&amp;Captains and Register Numbers</source>
        <translation>&amp;Kapitáni a registrační čísla</translation>
    </message>
    <message>
        <source>Fill In from &amp;the Rating List</source>
        <translation>Doplnit z ratingové listin&amp;y</translation>
    </message>
    <message>
        <source>&amp;Pair by Hand</source>
        <translation>Losovat ru&amp;čně</translation>
    </message>
    <message>
        <source>&amp;Compare with the Rules…</source>
        <translation>Porovnat s pravidl&amp;y…</translation>
    </message>
    <message>
        <source>Results of &amp;Boards…</source>
        <translation>V&amp;ýsledky rozdání…</translation>
    </message>
    <message>
        <source>Resul&amp;ts of Boards from a File…</source>
        <translation>Výsled&amp;ky rozdání ze souboru…</translation>
    </message>
    <message>
        <source>Ad&amp;just a Total…</source>
        <translation>Upravi&amp;t součet…</translation>
    </message>
    <message>
        <source>Add a &amp;Stage…</source>
        <translation>Přidat &amp;fázi…</translation>
    </message>
    <message>
        <source>Rena&amp;me the Stage…</source>
        <translation>P&amp;řejmenovat fázi…</translation>
    </message>
    <message>
        <source>&amp;First Table…</source>
        <translation>Prv&amp;ní stůl…</translation>
    </message>
    <message>
        <source>Segments of &amp;a Match…</source>
        <translation>Seg&amp;menty zápasu…</translation>
    </message>
    <message>
        <source>Remove t&amp;he Stage</source>
        <translation>Od&amp;ebrat fázi</translation>
    </message>
    <message>
        <source>Sco&amp;re Sheet of the Match</source>
        <translation>Záp&amp;is zápasu</translation>
    </message>
    <message>
        <source>Rul&amp;ing on the Match</source>
        <translation>&amp;Rozhodnutí o zápase</translation>
    </message>
    <message>
        <source>Ta&amp;ke Match File into the Round…</source>
        <translation>Převzít do kola sou&amp;bor zápasu…</translation>
    </message>
    <message>
        <source>Sav&amp;e Match As…</source>
        <translation>&amp;Uložit zápas jako…</translation>
    </message>
    <message>
        <source>Rating &amp;List…</source>
        <translation>Ratingová li&amp;stina…</translation>
    </message>
    <message>
        <source>Ratin&amp;g Report…</source>
        <translation>&amp;Hlášení k ratingu…</translation>
    </message>
    <message>
        <source>Prints of &amp;the Event…</source>
        <translation>Tisky turn&amp;aje…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>&amp;Ceny…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Event</source>
        <translation>Záznam &amp;turnaje</translation>
    </message>
    <message>
        <source>Stage Bef&amp;ore</source>
        <translation>P&amp;ředchozí fáze</translation>
    </message>
    <message>
        <source>Stage &amp;After</source>
        <translation>Další &amp;fáze</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>T&amp;urnaje</translation>
    </message>
    <message>
        <source>Compare &amp;Board Counts…</source>
        <translation>Po&amp;rovnat počty rozdání…</translation>
    </message>
    <message>
        <source>Sta&amp;rt From…</source>
        <translation>Začí&amp;t od…</translation>
    </message>
    <message>
        <source>Bo&amp;ards</source>
        <comment>menu</comment>
        <translation>Rozdá&amp;ní</translation>
    </message>
    <message>
        <source>Add a P&amp;air</source>
        <translation>&amp;Přidat pár</translation>
    </message>
    <message>
        <source>S&amp;wap Pairs</source>
        <translation>&amp;Vyměnit páry</translation>
    </message>
    <message>
        <source>I&amp;mport Pairs…</source>
        <translation>I&amp;mportovat páry…</translation>
    </message>
    <message>
        <source>Ta&amp;ble and Result</source>
        <translation>S&amp;tůl a výsledek</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Soubor</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Na&amp;posledy otevřené</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úpr&amp;avy</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>Rozp&amp;is</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Turnaj</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazit</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
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
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Zpět: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>Zn&amp;ovu: {step}</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nový</translation>
    </message>
    <message>
        <source>Own &amp;Scales…</source>
        <translation>Vlastní &amp;škály…</translation>
    </message>
    <message>
        <source>&amp;Import Players…</source>
        <translation>&amp;Importovat hráče…</translation>
    </message>
    <message>
        <source>Write a Report &amp;File…</source>
        <translation>Zapsat soubor TR&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Add a Player</source>
        <translation>&amp;Přidat hráče</translation>
    </message>
    <message>
        <source>&amp;Number by Rating</source>
        <translation>&amp;Očíslovat podle ratingu</translation>
    </message>
    <message>
        <source>&amp;Draw a Round</source>
        <translation>&amp;Losovat kolo</translation>
    </message>
    <message>
        <source>&amp;Unpair the Last Round</source>
        <translation>&amp;Zrušit poslední los</translation>
    </message>
    <message>
        <source>S&amp;wap Players</source>
        <translation>&amp;Vyměnit hráče</translation>
    </message>
    <message>
        <source>Round Befor&amp;e</source>
        <translation>Předchozí k&amp;olo</translation>
    </message>
    <message>
        <source>Round Af&amp;ter</source>
        <translation>&amp;Další kolo</translation>
    </message>
    <message>
        <source>E&amp;ntrants</source>
        <translation>Úč&amp;astníci</translation>
    </message>
    <message>
        <source>&amp;Groups or Bracket by Lot</source>
        <translation>&amp;Skupiny nebo pavouk losem</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Kola</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Pořadí</translation>
    </message>
    <message>
        <source>E&amp;xplanation</source>
        <translation>&amp;Vysvětlení</translation>
    </message>
    <message>
        <source>Add a &amp;Team</source>
        <translation>&amp;Přidat družstvo</translation>
    </message>
    <message>
        <source>&amp;Number by Strength</source>
        <translation>&amp;Očíslovat podle síly</translation>
    </message>
    <message>
        <source>S&amp;wap Teams</source>
        <translation>&amp;Vyměnit družstva</translation>
    </message>
    <message>
        <source>I&amp;mport Teams…</source>
        <translation>I&amp;mportovat družstva…</translation>
    </message>
    <message>
        <source>&amp;Board and Result</source>
        <translation>&amp;Stůl a výsledek</translation>
    </message>
    <message>
        <source>Print and S&amp;hare</source>
        <translation>Tisk a s&amp;dílení</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Druhá obrazovka</translation>
    </message>
    <message>
        <source>&amp;Import Results…</source>
        <translation>Impor&amp;t výsledků…</translation>
    </message>
    <message>
        <source>&amp;Undo the Last Clock Change</source>
        <translation>Vzít zpět &amp;poslední změnu hodin</translation>
    </message>
    <message>
        <source>M&amp;ove to Another Board…</source>
        <translation>Přesunout &amp;k jinému rozdání…</translation>
    </message>
    <message>
        <source>Scale of the &amp;Event</source>
        <translation>Šká&amp;la turnaje</translation>
    </message>
    <message>
        <source>Come here from an event that has another scale.</source>
        <translation>Přejděte sem z turnaje, který má jinou škálu.</translation>
    </message>
</context>
<context>
    <name>AdjustDialog</name>
    <message>
        <source>Adjust a Total</source>
        <translation>Upravit součet</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>úprava</translation>
    </message>
    <message>
        <source>adjustment removed</source>
        <translation>úprava odebrána</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>such as: late for round 3</source>
        <translation>například: pozdě na 3. kolo</translation>
    </message>
    <message>
        <source>Adjustments so far</source>
        <translation>Dosavadní úpravy</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Upravit</translation>
    </message>
</context>
<context>
    <name>AdoptQuestion</name>
    <message>
        <source>The ruling is based on results other than those of the score sheet.</source>
        <translation>Rozhodnutí vychází z jiných výsledků, než má zápis.</translation>
    </message>
    <message>
        <source>The result of the match will be that of the ruling.</source>
        <translation>Výsledkem zápasu bude výsledek z rozhodnutí.</translation>
    </message>
    <message>
        <source>&amp;Adopt Anyway</source>
        <translation>Př&amp;esto převzít</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>The table begins with {margins}, not with a draw.</source>
        <translation>Tabulka začíná rozdílem {margins}, ne remízou.</translation>
    </message>
    <message>
        <source>There is no row for {margins}.</source>
        <translation>Chybí řádek pro {margins}.</translation>
    </message>
    <message>
        <source>No band has {margins}.</source>
        <translation>Do žádného pásma nepatří {margins}.</translation>
    </message>
    <message>
        <source>Two bands have {margins}.</source>
        <translation>Do dvou pásem patří {margins}.</translation>
    </message>
    <message>
        <source>Two rows have {margins}.</source>
        <translation>Dva řádky mají {margins}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP fall from {before} to {after}.</source>
        <translation>VP vítěze klesají z&#xa0;{before} na {after}.</translation>
    </message>
    <message>
        <source>The next step is worth {more} VP, the step to this margin only {less} VP.</source>
        <translation>Další krok přidává {more}&#xa0;VP, krok k&#xa0;tomuto rozdílu jen {less}&#xa0;VP.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide; the draw, to both sides of 0, is {width} wide.</source>
        <translation>Šířka tohoto pásma je {narrow}; remíza, na obě strany od 0, má {width}.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide, the one before it {width}.</source>
        <translation>Šířka tohoto pásma je {narrow}, předchozí má {width}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP jump from {before} to {after}; the usual step is {step}.</source>
        <translation>VP vítěze skáčou z&#xa0;{before} na {after}; obvyklý krok je {step}.</translation>
    </message>
    <message>
        <source>Both sides together get {total} VP, not {wanted}.</source>
        <translation>Obě strany dohromady mají {total}&#xa0;VP, ne {wanted}.</translation>
    </message>
    <message>
        <source>Nobody can win all {wanted} VP; the most is {most}.</source>
        <translation>Všech {wanted}&#xa0;VP nelze vyhrát; nejvíce je {most}.</translation>
    </message>
    <message>
        <source>Rounding makes the win maximal here, not only at {margins}.</source>
        <translation>Zaokrouhlením je výhra plná už tady, a&#xa0;ne až na {margins}.</translation>
    </message>
    <message>
        <source>The exact margin of {vp} VP lies outside this band.</source>
        <translation>Přesný rozdíl pro {vp}&#xa0;VP leží mimo toto pásmo.</translation>
    </message>
    <message>
        <source>The largest win begins here; with 15 √boards by the WBF formula, at {margins}.</source>
        <translation>Nejvyšší výhra začíná tady; při 15 √rozdání by podle vzorce WBF začínala na {margins}.</translation>
    </message>
    <message>
        <source>No rule is broken.</source>
        <translation>Žádné pravidlo není porušeno.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) found.</source>
        <translation>
            <numerusform>Nalezena %n chyba.</numerusform>
            <numerusform>Nalezeny %n chyby.</numerusform>
            <numerusform>Nalezeno %n chyb.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Nález</translation>
    </message>
    <message>
        <source>Audit: {scale}</source>
        <translation>Audit: {scale}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message>
        <source>Winner&apos;s difference</source>
        <translation>Odchylka vítěze</translation>
    </message>
    <message>
        <source>Loser&apos;s difference</source>
        <translation>Odchylka poraženého</translation>
    </message>
    <message>
        <source>Differences: {one} and {other}</source>
        <translation>Odchylky: {one} a&#xa0;{other}</translation>
    </message>
    <message>
        <source>Both scales give the same VP at every margin.</source>
        <translation>Obě škály dávají za každý rozdíl stejně VP.</translation>
    </message>
    <message>
        <source>Rows that differ: {differing} of {all}, at most by {vp} VP, at {margins}.</source>
        <translation>Odlišné řádky: {differing} z&#xa0;{all}, nejvíce o&#xa0;{vp} VP, a&#xa0;to na {margins}.</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Only &amp;differences</source>
        <translation>Jen odchy&amp;lky</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Co se našlo</translation>
    </message>
    <message>
        <source>Scale to compare with</source>
        <translation>Škála k&#xa0;porovnání</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Počet rozdání škály k&#xa0;porovnání</translation>
    </message>
    <message>
        <source>Differences, margin by margin</source>
        <translation>Odchylky, rozdíl po rozdílu</translation>
    </message>
    <message>
        <source>Leaves out the margins for which both scales give the same.</source>
        <translation>Vynechá rozdíly, za které dávají obě škály totéž.</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>P&amp;orovnat s</translation>
    </message>
    <message>
        <source>b&amp;oards</source>
        <translation>roz&amp;dání</translation>
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
        <translation>Volán rozhodčí</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Spor</translation>
    </message>
    <message>
        <source>Vul.</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Závazek</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Kdo</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Výnos</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Zdvihy</translation>
    </message>
    <message>
        <source>Table {table}, round {round}</source>
        <translation>Stůl {table}, kolo {round}</translation>
    </message>
</context>
<context>
    <name>BoardsDialog</name>
    <message>
        <source>Boards of Round {round}</source>
        <translation>Rozdání kola {round}</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {pairs}</source>
        <translation>Rozdání {board}, stůl {table}: {pairs}</translation>
    </message>
    <message>
        <source>They sat the other way round; from a file.</source>
        <translation>Seděli obráceně; ze souboru.</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;První rozdání</translation>
    </message>
    <message>
        <source>Type a contract (3NT N +1) or the points of NS (-100). A60/40 is artificial, - not played.</source>
        <translation>Napište závazek (3NT N +1) nebo body linky NS (-100). A60/40 je umělý výsledek, - nehráno.</translation>
    </message>
</context>
<context>
    <name>BoardsWork</name>
    <message>
        <source>Take the Results of the Boards</source>
        <translation>Převzít výsledky rozdání</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>results of the boards of round {round}</source>
        <translation>výsledky rozdání kola {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) scored.</source>
        <translation>
            <numerusform>Spočítán %n zápas.</numerusform>
            <numerusform>Spočítány %n zápasy.</numerusform>
            <numerusform>Spočítáno %n zápasů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table}, boards with a result: {boards} of {wanted}.</source>
        <translation>Stůl {table}: rozdání {boards} z {wanted}.</translation>
    </message>
</context>
<context>
    <name>CalibrationPage</name>
    <message>
        <source>&amp;Use This Factor</source>
        <translation>Použít tento ko&amp;eficient</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Histogram rozdílů</translation>
    </message>
    <message>
        <source>The highest bar is from {first} to {last} IMPs per square root of a board.</source>
        <translation>Nejvyšší sloupec je od {first} do {last}&#xa0;IMP na odmocninu z&#xa0;počtu rozdání.</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>řádek {line}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read</source>
        <translation>
            <numerusform>%n řádek nelze přečíst</numerusform>
            <numerusform>%n řádky nelze přečíst</numerusform>
            <numerusform>%n řádků nelze přečíst</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open a List…</source>
        <translation>&amp;Otevřít seznam…</translation>
    </message>
    <message>
        <source>Takes a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Převezme seznam zkopírovaný z&#xa0;tabulkového programu (Ctrl+V)</translation>
    </message>
    <message>
        <source>Open a List of Matches</source>
        <translation>Otevřít seznam zápasů</translation>
    </message>
    <message>
        <source>Lists of matches</source>
        <translation>Seznamy zápasů</translation>
    </message>
    <message>
        <source>pasted list</source>
        <translation>vložený seznam</translation>
    </message>
    <message>
        <source>The list is being read</source>
        <translation>Seznam se čte</translation>
    </message>
    <message>
        <source>The list was not read to its end.</source>
        <translation>Seznam se nedočetl do konce.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of matches to be won by the maximum</source>
        <translation>Podíl zápasů, které mají skončit nejvyšší výhrou</translation>
    </message>
    <message>
        <source>Finds the factor with which this share of the matches is won by the maximum.</source>
        <translation>Najde se koeficient, při kterém skončí nejvyšší výhrou právě tento podíl zápasů.</translation>
    </message>
    <message>
        <source>Chooses the scale with this factor; the scales room shows and prints it.</source>
        <translation>Zvolí škálu s&#xa0;tímto koeficientem; oddíl škál ji ukáže a&#xa0;vytiskne.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Co se našlo</translation>
    </message>
    <message>
        <source>By Board Count</source>
        <translation>Podle rozdání</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Co ukazuje tabulka</translation>
    </message>
    <message>
        <source>Figures of the matches</source>
        <translation>Údaje o&#xa0;zápasech</translation>
    </message>
    <message>
        <source>A CSV, XLSX or ODS file, one row per match: boards and margin, or both sides&apos; IMPs</source>
        <translation>Soubor CSV, XLSX nebo ODS, řádek na zápas: rozdání a rozdíl, nebo IMP obou stran</translation>
    </message>
    <message>
        <source>&amp;Wanted at the blitz</source>
        <translation>&amp;Cílový podíl blitzů</translation>
    </message>
    <message>
        <source>How many IMPs should be a blitz for your players?

Open a list of boards and margins.</source>
        <translation>Kolik IMP má být blitz pro vaše hráče?

Otevřete seznam s počty rozdání a rozdíly.</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>No scale that is known</source>
        <translation>Žádná známá škála</translation>
    </message>
    <message numerus="yes">
        <source>%n different scales</source>
        <translation>
            <numerusform>%n škála</numerusform>
            <numerusform>%n různé škály</numerusform>
            <numerusform>%n různých škál</numerusform>
        </translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>{counts} rozdání</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) match no known scale.</source>
        <translation>
            <numerusform>%n sloupec neodpovídá žádné známé škále.</numerusform>
            <numerusform>%n sloupce neodpovídají žádné známé škále.</numerusform>
            <numerusform>%n sloupců neodpovídá žádné známé škále.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of this scale: {right} of {cells}.</source>
        <translation>Buňky shodné s&#xa0;touto škálou: {right} z&#xa0;{cells}.</translation>
    </message>
    <message>
        <source>Cells of the formula: {right} of {cells}.</source>
        <translation>Buňky shodné se vzorcem: {right} z&#xa0;{cells}.</translation>
    </message>
    <message>
        <source>Too few of its cells are those of any one scale.</source>
        <translation>S&#xa0;žádnou škálou se neshoduje dost jejích buněk.</translation>
    </message>
    <message>
        <source>Cells not corrected: {bare} of {cells}.</source>
        <translation>Neopravených buněk: {bare} z&#xa0;{cells}.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mistake(s).</source>
        <translation>
            <numerusform>%n jiná chyba.</numerusform>
            <numerusform>%n jiné chyby.</numerusform>
            <numerusform>%n jiných chyb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n chyba.</numerusform>
            <numerusform>%n chyby.</numerusform>
            <numerusform>%n chyb.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Žádná chyba.</translation>
    </message>
    <message>
        <source>Next likely: {scales}.</source>
        <translation>Další v&#xa0;pořadí: {scales}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Sloupec</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Je</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Má být</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>It breaks no rule; there is no scale to compare it with.</source>
        <translation>Žádné pravidlo neporušuje; není s&#xa0;jakou škálou ji porovnat.</translation>
    </message>
    <message>
        <source>{name}: {scale}</source>
        <translation>{name}: {scale}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>sloupec {number}</translation>
    </message>
    <message>
        <source>In the scale</source>
        <translation>Ve škále</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>chybně</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>neopraveno</translation>
    </message>
    <message>
        <source>{scale}, not corrected</source>
        <translation>{scale}, bez oprav</translation>
    </message>
    <message>
        <source>{scale}, cut off instead of rounded</source>
        <translation>{scale}, oříznuto místo zaokrouhlení</translation>
    </message>
    <message>
        <source>{scale}, one decimal</source>
        <translation>{scale}, jedno desetinné místo</translation>
    </message>
    <message>
        <source>{scale}, cut off after one decimal</source>
        <translation>{scale}, oříznuto po jednom desetinném místě</translation>
    </message>
    <message>
        <source>This is certain.</source>
        <translation>To je jisté.</translation>
    </message>
    <message>
        <source>This is probable, not certain.</source>
        <translation>To je pravděpodobné, ne jisté.</translation>
    </message>
    <message>
        <source>Other scales have as many of these cells.</source>
        <translation>Stejně tolik těchto buněk mají i jiné škály.</translation>
    </message>
    <message>
        <source>Compared with the scale that was asked for.</source>
        <translation>Porovnáno s požadovanou škálou.</translation>
    </message>
    <message>
        <source>Columns that are certain: {sure} of {columns}.</source>
        <translation>Jisté sloupce: {sure} z {columns}.</translation>
    </message>
    <message>
        <source>Cells cut off, not rounded: {cut} of {cells}.</source>
        <translation>Oříznuto místo zaokrouhlení: {cut} z {cells} buněk.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) not read.</source>
        <translation>
            <numerusform>%n buňka nepřečtena.</numerusform>
            <numerusform>%n buňky nepřečteny.</numerusform>
            <numerusform>%n buněk nepřečteno.</numerusform>
        </translation>
    </message>
    <message>
        <source>An extract: {margins}.</source>
        <translation>Výňatek: {margins}.</translation>
    </message>
    <message>
        <source>It seems to be: {scales}.</source>
        <translation>Vypadá to na: {scales}.</translation>
    </message>
    <message>
        <source>wrong, or not read</source>
        <translation>chybné nebo nepřečtené</translation>
    </message>
    <message>
        <source>WBF formula, not corrected</source>
        <translation>Vzorec WBF, bez oprav</translation>
    </message>
    <message>
        <source>WBF formula in whole VP, not corrected</source>
        <translation>Vzorec WBF v&#xa0;celých VP, bez oprav</translation>
    </message>
    <message>
        <source>{scale}, {boards} (cells: {right} of {cells})</source>
        <translation>{scale}, {boards} (buňky: {right} z&#xa0;{cells})</translation>
    </message>
    <message>
        <source>headed {given}, it is the scale for {expected}</source>
        <translation>v&#xa0;nadpisu je {given}, ale je to škála pro {expected}</translation>
    </message>
    <message>
        <source>the draw is missing</source>
        <translation>chybí remíza</translation>
    </message>
    <message>
        <source>no row has this margin</source>
        <translation>žádný řádek nemá tento rozdíl</translation>
    </message>
    <message>
        <source>no band has these margins</source>
        <translation>tyto rozdíly nejsou v&#xa0;žádném pásmu</translation>
    </message>
    <message>
        <source>two bands have these margins</source>
        <translation>tyto rozdíly jsou ve dvou pásmech</translation>
    </message>
    <message>
        <source>another row has this margin, too</source>
        <translation>tento rozdíl má i&#xa0;jiný řádek</translation>
    </message>
    <message>
        <source>the margin should be {expected}</source>
        <translation>rozdíl má být {expected}</translation>
    </message>
    <message>
        <source>cut off, not rounded</source>
        <translation>oříznuto, nezaokrouhleno</translation>
    </message>
    <message>
        <source>the decimal sign is in the wrong place</source>
        <translation>desetinné znaménko je na špatném místě</translation>
    </message>
    <message>
        <source>has the VP of the next margin</source>
        <translation>má VP následujícího rozdílu</translation>
    </message>
    <message>
        <source>two digits swapped</source>
        <translation>dvě prohozené číslice</translation>
    </message>
    <message>
        <source>less than the row before</source>
        <translation>méně než v&#xa0;předchozím řádku</translation>
    </message>
    <message>
        <source>wrong by 0{sign}01</source>
        <translation>chyba o&#xa0;0{sign}01</translation>
    </message>
    <message>
        <source>in the scale this VP has {expected}</source>
        <translation>ve škále mají tato VP {expected}</translation>
    </message>
    <message>
        <source>the loser&apos;s VP are wrong</source>
        <translation>VP poraženého jsou chybně</translation>
    </message>
    <message>
        <source>has the VP of the margin before</source>
        <translation>má VP předchozího rozdílu</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>nepřečteno: {why}</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>Použít t&amp;uto škálu</translation>
    </message>
    <message>
        <source>detect automatically</source>
        <translation>rozpoznat automaticky</translation>
    </message>
    <message>
        <source>&amp;Open a Table…</source>
        <translation>&amp;Otevřít tabulku…</translation>
    </message>
    <message>
        <source>Takes a table that was copied anywhere else (Ctrl+V)</source>
        <translation>Převezme tabulku zkopírovanou odjinud (Ctrl+V)</translation>
    </message>
    <message>
        <source>Open a Table to Check</source>
        <translation>Otevřít tabulku ke kontrole</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabulky</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>vložená tabulka</translation>
    </message>
    <message>
        <source>The table is being checked</source>
        <translation>Tabulka se kontroluje</translation>
    </message>
    <message>
        <source>The table was not checked.</source>
        <translation>Tabulka se nezkontrolovala.</translation>
    </message>
    <message>
        <source>Chooses the scale that this table is; the other rooms show it, too.</source>
        <translation>Zvolí škálu této tabulky; ukážou ji i&#xa0;ostatní oddíly.</translation>
    </message>
    <message>
        <source>Scale to compare the table with</source>
        <translation>Škála, se kterou tabulku porovnat</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Počet rozdání škály k porovnání</translation>
    </message>
    <message>
        <source>as headed</source>
        <translation>podle nadpisu</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Co je chybně</translation>
    </message>
    <message>
        <source>Column of the table</source>
        <translation>Sloupec tabulky</translation>
    </message>
    <message>
        <source>The table as it was read</source>
        <translation>Tabulka, jak byla přečtena</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>Porovna&amp;t s</translation>
    </message>
    <message>
        <source>boar&amp;ds</source>
        <translation>roz&amp;dání</translation>
    </message>
    <message>
        <source>A CSV, text, XLSX, ODS or HTML file that another program wrote</source>
        <translation>Soubor CSV, textový, XLSX, ODS nebo HTML z jiného programu</translation>
    </message>
    <message>
        <source>Co&amp;lumn</source>
        <translation>Sloupe&amp;c</translation>
    </message>
    <message>
        <source>Which scale is it, and is it right?

Open, paste or drop a table of margins and VP.</source>
        <translation>Která je to škála a je správně?

Otevřete, vložte nebo sem přetáhněte tabulku rozdílů a VP.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>No session yet</source>
        <translation>Zatím žádné sezení</translation>
    </message>
    <message numerus="yes">
        <source>{what}, %n minute(s) left</source>
        <translation>
            <numerusform>{what}, zbývá %n minuta</numerusform>
            <numerusform>{what}, zbývají %n minuty</numerusform>
            <numerusform>{what}, zbývá %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock below the Picture</source>
        <translation>Hodiny pod obrazem</translation>
    </message>
    <message>
        <source>Start or Pause the Clock</source>
        <translation>Spustit nebo zastavit hodiny</translation>
    </message>
    <message>
        <source>A Minute Less</source>
        <translation>O minutu méně</translation>
    </message>
    <message>
        <source>A Minute More</source>
        <translation>O minutu více</translation>
    </message>
    <message>
        <source>Next Round or Move</source>
        <translation>Další kolo nebo přesun</translation>
    </message>
    <message>
        <source>Clock of the Session</source>
        <translation>Hodiny sezení</translation>
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
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>Sche&amp;dule…</source>
        <translation>&amp;Časový plán…</translation>
    </message>
    <message>
        <source>On the &amp;Wall</source>
        <translation>Na s&amp;těnu</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauza</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Spustit</translation>
    </message>
    <message>
        <source>Schedule of the Session</source>
        <translation>Časový plán sezení</translation>
    </message>
    <message>
        <source>The laptop s&amp;ounds</source>
        <translation>N&amp;otebook vydá zvuk</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <translation>&amp;Vyzkoušet</translation>
    </message>
    <message>
        <source>Add a Brea&amp;k</source>
        <translation>Přidat přestáv&amp;ku</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Odebrat</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>&amp;Session:</source>
        <translation>&amp;Sezení:</translation>
    </message>
    <message>
        <source>&amp;Begins at:</source>
        <translation>&amp;Začíná v:</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>&amp;Kola:</translation>
    </message>
    <message>
        <source>Boards per ro&amp;und:</source>
        <translation>&amp;Rozdání na kolo:</translation>
    </message>
    <message>
        <source>&amp;Minutes per board:</source>
        <translation>&amp;Minut na rozdání:</translation>
    </message>
    <message>
        <source>Minutes for the mo&amp;ve:</source>
        <translation>Minut na př&amp;esun:</translation>
    </message>
    <message>
        <source>&amp;Warn this many minutes before the end:</source>
        <translation>&amp;Upozornit tolik minut před koncem:</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Část</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Začíná</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Končí</translation>
    </message>
    <message>
        <source>Periods of the session</source>
        <translation>Části sezení</translation>
    </message>
    <message>
        <source>Type minutes as 15, 7.5 or 7:30.</source>
        <translation>Minuty se píší jako 15, 7,5 nebo 7:30.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of play; the session ends at {time}.</source>
        <translation>
            <numerusform>%n minuta hry; sezení končí v {time}.</numerusform>
            <numerusform>%n minuty hry; sezení končí v {time}.</numerusform>
            <numerusform>%n minut hry; sezení končí v {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Přesun</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Přestávka</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Kolo {round}</translation>
    </message>
    <message>
        <source>Move for round {round}</source>
        <translation>Přesun na kolo {round}</translation>
    </message>
    <message>
        <source>Break before round {round}</source>
        <translation>Přestávka před kolem {round}</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Sezení skončilo</translation>
    </message>
    <message>
        <source>Begins at {time}</source>
        <translation>Začíná v {time}</translation>
    </message>
    <message>
        <source>The clock is paused</source>
        <translation>Hodiny stojí</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) after plan</source>
        <translation>
            <numerusform>Kolo {round} končí o %n minutu později</numerusform>
            <numerusform>Kolo {round} končí o %n minuty později</numerusform>
            <numerusform>Kolo {round} končí o %n minut později</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) before plan</source>
        <translation>
            <numerusform>Kolo {round} končí o %n minutu dříve</numerusform>
            <numerusform>Kolo {round} končí o %n minuty dříve</numerusform>
            <numerusform>Kolo {round} končí o %n minut dříve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) after plan</source>
        <translation>
            <numerusform>Kolo {round} začne o %n minutu později</numerusform>
            <numerusform>Kolo {round} začne o %n minuty později</numerusform>
            <numerusform>Kolo {round} začne o %n minut později</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) before plan</source>
        <translation>
            <numerusform>Kolo {round} začne o %n minutu dříve</numerusform>
            <numerusform>Kolo {round} začne o %n minuty dříve</numerusform>
            <numerusform>Kolo {round} začne o %n minut dříve</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min after plan</source>
        <translation>Kolo {round} končí o {minutes} min později</translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min before plan</source>
        <translation>Kolo {round} končí o {minutes} min dříve</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min after plan</source>
        <translation>Kolo {round} začne o {minutes} min později</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min before plan</source>
        <translation>Kolo {round} začne o {minutes} min dříve</translation>
    </message>
    <message>
        <source>Undo the Last Clock Change</source>
        <translation>Vzít zpět poslední změnu hodin</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Round {round} and the Rules</source>
        <translation>Kolo {round} a pravidla</translation>
    </message>
    <message>
        <source>The draw is being made.</source>
        <translation>Losuje se.</translation>
    </message>
    <message>
        <source>The round is what the rules of {edition} give.</source>
        <translation>Kolo odpovídá pravidlům z roku {edition}.</translation>
    </message>
    <message>
        <source>Pairs that the rules of {edition} do not give, and theirs:</source>
        <translation>Dvojice mimo pravidla z roku {edition} a dvojice podle nich:</translation>
    </message>
    <message>
        <source>The same boards: {count}.</source>
        <translation>Stejných šachovnic: {count}.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Toto kolo</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Podle pravidel</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>volno</translation>
    </message>
</context>
<context>
    <name>CompareMovements</name>
    <message>
        <source>Compare Movements</source>
        <translation>Porovnání rozpisů</translation>
    </message>
    <message>
        <source>Figures of the movements</source>
        <translation>Čísla o&#xa0;rozpisech</translation>
    </message>
    <message>
        <source>Add a &amp;File…</source>
        <translation>Přidat &amp;soubor…</translation>
    </message>
    <message>
        <source>&amp;Copy Table</source>
        <translation>&amp;Kopírovat tabulku</translation>
    </message>
    <message>
        <source>&amp;Use “{name}”</source>
        <translation>&amp;Použít „{name}“</translation>
    </message>
    <message>
        <source>Add from the library</source>
        <translation>Přidat z&#xa0;knihovny</translation>
    </message>
    <message>
        <source>Add a Movement</source>
        <translation>Přidat rozpis</translation>
    </message>
    <message>
        <source>Movements ({suffixes})</source>
        <translation>Rozpisy ({suffixes})</translation>
    </message>
</context>
<context>
    <name>CompareQuestion</name>
    <message>
        <source>Compare Board Counts</source>
        <translation>Porovnat počty rozdání</translation>
    </message>
    <message>
        <source>Board counts, for example 7, 14, 20, 28</source>
        <translation>Počty rozdání, třeba 7, 14, 20, 28</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porovnat</translation>
    </message>
    <message>
        <source>Type two board counts or more, from 1 to {most}, parted by commas.</source>
        <translation>Napište aspoň dva počty rozdání, od 1 do {most}, oddělené čárkami.</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Point at a margin in the table or the plot to read off all scales.</source>
        <translation>Ukažte na rozdíl v tabulce nebo v grafu a odečtete všechny škály.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Figure</source>
        <translation>Údaj</translation>
    </message>
    <message>
        <source>Movements compared</source>
        <translation>Porovnané rozpisy</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Páry</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoly</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Board sets</source>
        <translation>Sady rozdání</translation>
    </message>
    <message>
        <source>Tables that share boards</source>
        <translation>Stoly sdílející rozdání</translation>
    </message>
    <message>
        <source>Tables with a stand</source>
        <translation>Stoly se stojanem</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>nejlepší</translation>
    </message>
</context>
<context>
    <name>Complaints</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Round {round} is corrected. No later round would have been drawn otherwise.</source>
        <translation>Kolo {round} je opraveno. Žádné pozdější kolo by se kvůli tomu nelosovalo jinak.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. Not drawn by the rules: {others}; others would be the same.</source>
        <translation>Kolo {round} je opraveno. Nevylosováno podle pravidel: {others}; ostatní by byla stejná.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. These rounds stay, but would be drawn differently: {rounds}.</source>
        <translation>Kolo {round} je opraveno. Tato kola zůstávají, ale losovala by se jinak: {rounds}.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Něco se pokazilo</translation>
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
    <message>
        <source>Something went wrong; your work is still here.
If it happens again, send us the details.</source>
        <translation>Něco se pokazilo, ale vaše práce tu zůstala.
Pokud se to stane znovu, pošlete nám podrobnosti.</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>needed</source>
        <translation>potřeba</translation>
    </message>
</context>
<context>
    <name>DataDialog</name>
    <message>
        <source>Event Data</source>
        <translation>Údaje o turnaji</translation>
    </message>
    <message>
        <source>Rounds, line {line}: {reason}</source>
        <translation>Kola, řádek {line}: {reason}</translation>
    </message>
    <message>
        <source>event data</source>
        <translation>údaje o turnaji</translation>
    </message>
    <message>
        <source>FIDE</source>
        <translation>FIDE</translation>
    </message>
    <message>
        <source>national</source>
        <translation>národní</translation>
    </message>
    <message>
        <source>FIDE, or else national</source>
        <translation>FIDE, jinak národní</translation>
    </message>
    <message>
        <source>national, or else FIDE</source>
        <translation>národní, jinak FIDE</translation>
    </message>
    <message>
        <source>the higher one</source>
        <translation>ten vyšší</translation>
    </message>
    <message>
        <source>the lower one</source>
        <translation>ten nižší</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>jiné pravidlo</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>neuvedeno</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Město</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Begins on</source>
        <translation>Začíná</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>Končí</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Kola: datum a čas, jedno na řádek</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hlavní rozhodčí</translation>
    </message>
    <message>
        <source>Deputies, one per line</source>
        <translation>Zástupci, jeden na řádek</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time control in seconds</source>
        <translation>Tempo v sekundách</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratingy</translation>
    </message>
    <message>
        <source>Which ratings order the starting list</source>
        <translation>Podle čích ratingů se sestavuje startovní listina</translation>
    </message>
    <message>
        <source>Save the Data</source>
        <translation>Uložit údaje</translation>
    </message>
    <message>
        <source>Seconds and increment (5400+30), or moves and periods (40/6000+30:900+30), for ratings.</source>
        <translation>Sekundy a přídavek (5400+30), nebo tahy a části (40/6000+30:900+30); kvůli ratingu.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>{day} January {year}</source>
        <translation>{day}. ledna {year}</translation>
    </message>
    <message>
        <source>{day} February {year}</source>
        <translation>{day}. února {year}</translation>
    </message>
    <message>
        <source>{day} March {year}</source>
        <translation>{day}. března {year}</translation>
    </message>
    <message>
        <source>{day} April {year}</source>
        <translation>{day}. dubna {year}</translation>
    </message>
    <message>
        <source>{day} May {year}</source>
        <translation>{day}. května {year}</translation>
    </message>
    <message>
        <source>{day} June {year}</source>
        <translation>{day}. června {year}</translation>
    </message>
    <message>
        <source>{day} July {year}</source>
        <translation>{day}. července {year}</translation>
    </message>
    <message>
        <source>{day} August {year}</source>
        <translation>{day}. srpna {year}</translation>
    </message>
    <message>
        <source>{day} September {year}</source>
        <translation>{day}. září {year}</translation>
    </message>
    <message>
        <source>{day} October {year}</source>
        <translation>{day}. října {year}</translation>
    </message>
    <message>
        <source>{day} November {year}</source>
        <translation>{day}. listopadu {year}</translation>
    </message>
    <message>
        <source>{day} December {year}</source>
        <translation>{day}. prosince {year}</translation>
    </message>
</context>
<context>
    <name>DatesDialog</name>
    <message>
        <source>Dates of the Rounds</source>
        <translation>Data kol</translation>
    </message>
    <message>
        <source>&amp;Weekly from the Last</source>
        <translation>Po &amp;týdnu od posledního</translation>
    </message>
    <message>
        <source>Save the Dates</source>
        <translation>Uložit data</translation>
    </message>
    <message>
        <source>dates of rounds</source>
        <translation>data kol</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Řádek {line}: {reason}</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Kola: datum a čas, jedno na řádek</translation>
    </message>
    <message>
        <source>The rounds after the last line are seven days apart, at the same time</source>
        <translation>Kola za posledním řádkem jsou po sedmi dnech ve stejnou dobu</translation>
    </message>
</context>
<context>
    <name>DealError</name>
    <message>
        <source>Board {board}: “{typed}” is not a card.</source>
        <translation>Rozdání {board}: „{typed}“ není karta.</translation>
    </message>
    <message>
        <source>Board {board}: the card {card} appears twice.</source>
        <translation>Rozdání {board}: karta {card} je tam dvakrát.</translation>
    </message>
    <message>
        <source>Board {board}: the hand of {seat} should have 13 cards, not {count}.</source>
        <translation>Rozdání {board}: {seat} má mít 13 karet, ne {count}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number; board numbers go from 1 to {most}.</source>
        <translation>„{typed}“ není číslo rozdání; jsou od 1 do {most}.</translation>
    </message>
    <message>
        <source>Board {board}: the table of tricks is not valid.</source>
        <translation>Rozdání {board}: tabulka zdvihů nedává smysl.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Sever</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Východ</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Jih</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Západ</translation>
    </message>
    <message>
        <source>The solver refused the cards (code {code}).</source>
        <translation>Řešič karty odmítl (kód {code}).</translation>
    </message>
    <message>
        <source>A DUP file has 156 bytes for each board; this one has {bytes}.</source>
        <translation>Soubor DUP má na každé rozdání 156 bajtů; tento má {bytes}.</translation>
    </message>
    <message>
        <source>Deal {number} of the file: its cards are not valid.</source>
        <translation>Rozdání {number} v souboru: karty nedávají smysl.</translation>
    </message>
    <message>
        <source>The file does not say its lowest board.</source>
        <translation>V souboru není uvedeno nejnižší rozdání.</translation>
    </message>
    <message>
        <source>A DUP file has boards in a row from 1 to 999; board {board} breaks it.</source>
        <translation>V souboru DUP jdou rozdání za sebou od 1 do 999; rozdání {board} tuto řadu přerušuje.</translation>
    </message>
    <message>
        <source>A DUP file cannot say that board {board} has a dealer or a vulnerability of its own.</source>
        <translation>Do souboru DUP nelze zapsat, že rozdání {board} má vlastního rozdávajícího nebo vlastní 2. hru.</translation>
    </message>
    <message>
        <source>Board {board} is in the file twice, with different cards.</source>
        <translation>Rozdání {board} je v souboru dvakrát, podruhé s jinými kartami.</translation>
    </message>
    <message>
        <source>There are no deals in the file.</source>
        <translation>V souboru nejsou žádná rozdání.</translation>
    </message>
    <message>
        <source>There are more than {most} deals in the file.</source>
        <translation>V souboru je víc než {most} rozdání.</translation>
    </message>
    <message>
        <source>Only PBN has events and games: all of the file is read.</source>
        <translation>Turnaje a hry má jen PBN: čte se celý soubor.</translation>
    </message>
    <message>
        <source>Results of further games of the same boards are left out: {count}.</source>
        <translation>Výsledky dalších her týchž rozdání jsou vynechány: {count}.</translation>
    </message>
    <message>
        <source>Games with more than one unknown hand are left out: {games}.</source>
        <translation>Hry s více než jedním neznámým listem jsou vynechány: {games}.</translation>
    </message>
    <message>
        <source>Games with hands of fewer than 13 cards are left out: {games}.</source>
        <translation>Hry, v nichž listy mají méně než 13 karet, jsou vynechány: {games}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a list of games such as 1-8,12.</source>
        <translation>„{typed}“ není seznam her jako 1-8,12.</translation>
    </message>
    <message>
        <source>Deals are in files that end in .pbn, .lin or .dup, not in “{ending}”.</source>
        <translation>Rozdání jsou v souborech s koncovkou .pbn, .lin nebo .dup, ne „{ending}“.</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a dealer from 1 to 4, then the hands from South on.</source>
        <translation>„{typed}“ není rozdání: má být rozdávající od 1 do 4 a listy od jihu.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability.</source>
        <translation>„{typed}“ neříká, kdo je ve 2. hře.</translation>
    </message>
    <message>
        <source>Board {board}: more than one hand is missing.</source>
        <translation>Rozdání {board}: chybí víc než jeden list.</translation>
    </message>
    <message>
        <source>“{typed}” is not a PBN tag.</source>
        <translation>„{typed}“ není značka PBN.</translation>
    </message>
    <message>
        <source>“{typed}” is not a dealer; use N, E, S or W.</source>
        <translation>„{typed}“ není rozdávající; má být N, E, S nebo W.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability; use None, NS, EW or All.</source>
        <translation>„{typed}“ neříká, kdo je ve 2. hře; má být None, NS, EW nebo All.</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a seat, a colon and four hands of four suits.</source>
        <translation>„{typed}“ není rozdání: má být strana, dvojtečka a čtyři listy po čtyřech barvách.</translation>
    </message>
    <message>
        <source>This copy of vpdesk has no double-dummy solver: {file} is missing.</source>
        <translation>V této kopii vpdesk chybí řešitel s otevřenými kartami: není tu {file}.</translation>
    </message>
    <message>
        <source>The double-dummy solver ended early: {reason}</source>
        <translation>Řešič otevřených karet skončil předčasně: {reason}</translation>
    </message>
    <message>
        <source>it was stopped from outside (signal {signal}); the memory may have run out.</source>
        <translation>byl zastaven zvenčí (signál {signal}); možná došla paměť.</translation>
    </message>
    <message>
        <source>it gave no answer (exit code {code}).</source>
        <translation>neodpověděl (návratový kód {code}).</translation>
    </message>
</context>
<context>
    <name>DealFiles</name>
    <message>
        <source>Deals</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Open Deals</source>
        <translation>Otevřít rozdání</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rozdání</translation>
    </message>
    <message>
        <source>Save the Deals</source>
        <translation>Uložit rozdání</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>All {deals} deals are equally likely, by the system&apos;s random source; none is thrown away.</source>
        <translation>Všech {deals} rozdání je stejně pravděpodobných, podle zdroje náhody operačního systému; žádné se nezahazuje.</translation>
    </message>
</context>
<context>
    <name>DealsDocument</name>
    <message>
        <source>Deals</source>
        <translation>Rozdání</translation>
    </message>
</context>
<context>
    <name>DealsWindow</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Rozdat</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Uložit…</translation>
    </message>
    <message>
        <source>Sol&amp;ve</source>
        <translation>&amp;Vyřešit</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Zrušit</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Listy rozdání</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Vyřešená rozdání</translation>
    </message>
    <message>
        <source>Finds what each side can make with all cards in sight, and par.</source>
        <translation>Zjistí, co může která linka splnit v otevřených kartách, a par.</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>Roz&amp;dání:</translation>
    </message>
    <message>
        <source>&amp;from number:</source>
        <translation>od &amp;čísla:</translation>
    </message>
    <message>
        <source>All boards are solved.</source>
        <translation>Všechna rozdání jsou vyřešená.</translation>
    </message>
    <message>
        <source>&amp;Give them to “{name}”</source>
        <translation>&amp;Přidat k „{name}“</translation>
    </message>
</context>
<context>
    <name>DecisionsPage</name>
    <message>
        <source>Decisions and corrections</source>
        <translation>Rozhodnutí a opravy</translation>
    </message>
    <message>
        <source>Decisions of the director and corrected results stand here. There are none yet.</source>
        <translation>Tady stojí rozhodnutí vedoucího a opravené výsledky. Zatím žádné nejsou.</translation>
    </message>
</context>
<context>
    <name>DirectorDialog</name>
    <message>
        <source>Save the Details</source>
        <translation>Uložit údaje</translation>
    </message>
    <message>
        <source>Adjust the Score</source>
        <translation>Přidělit výsledek</translation>
    </message>
    <message>
        <source>Seat the Pair</source>
        <translation>Usadit pár</translation>
    </message>
    <message>
        <source>Withdraw the Pair</source>
        <translation>Odhlásit pár</translation>
    </message>
    <message>
        <source>Enter the Substitute</source>
        <translation>Nasadit náhradníka</translation>
    </message>
    <message>
        <source>Apply the Penalty</source>
        <translation>Penalizovat</translation>
    </message>
    <message>
        <source>Use These Sessions</source>
        <translation>Použít tato sezení</translation>
    </message>
    <message>
        <source>Move the Result</source>
        <translation>Přesunout výsledek</translation>
    </message>
</context>
<context>
    <name>DocumentFiles</name>
    <message>
        <source>Open a Movement</source>
        <translation>Otevřít rozpis</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Rozpisy</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Všechny soubory</translation>
    </message>
    <message>
        <source>Save the Movement</source>
        <translation>Uložit rozpis</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Uložit změny v „{name}“?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Když je zahodíte, budou ztraceny.</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Uloženo jako {path}</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>rozpis</translation>
    </message>
</context>
<context>
    <name>EntrantsModel</name>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
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
        <translation>Skupina</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Poznámky</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Registr</translation>
    </message>
    <message>
        <source>{name} for {player} from round {round}</source>
        <translation>{name} za {player} od kola {round}</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>od kola {round}</translation>
    </message>
    <message>
        <source>until round {round}</source>
        <translation>do kola {round}</translation>
    </message>
</context>
<context>
    <name>EntrantsPage</name>
    <message>
        <source>Register…</source>
        <translation>Registr…</translation>
    </message>
    <message>
        <source>Type both names with a comma or a dash between them, and Enter: Ann Smith, Bob Jones.</source>
        <translation>Napište obě jména s čárkou nebo pomlčkou mezi nimi a Enter: Ann Smith, Bob Jones.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Páry</translation>
    </message>
    <message>
        <source>No register of players yet</source>
        <translation>Registr hráčů ještě není</translation>
    </message>
    <message>
        <source>names pasted</source>
        <translation>vložená jména</translation>
    </message>
    <message>
        <source>pair {number}</source>
        <translation>pár {number}</translation>
    </message>
</context>
<context>
    <name>EntryTable</name>
    <message>
        <source>{result}; next: {place}</source>
        <translation>{result}; další: {place}</translation>
    </message>
</context>
<context>
    <name>EveningDeals</name>
    <message>
        <source>Deals</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Deals That Were Played</source>
        <translation>Hraná rozdání</translation>
    </message>
    <message>
        <source>None of the file’s boards is played in this evening.</source>
        <translation>Žádné rozdání ze souboru se dnes večer nehraje.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the evening have their cards.</source>
        <translation>
            <numerusform>%n rozdání večera má své karty.</numerusform>
            <numerusform>%n rozdání večera mají své karty.</numerusform>
            <numerusform>%n rozdání večera má své karty.</numerusform>
        </translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rozdání</translation>
    </message>
    <message>
        <source>Double dummy: {percent} % of the boards are solved.</source>
        <translation>Otevřené karty: vyřešeno {percent} % rozdání.</translation>
    </message>
</context>
<context>
    <name>EventDocument</name>
    <message>
        <source>New event</source>
        <translation>Nový turnaj</translation>
    </message>
</context>
<context>
    <name>EventDoubt</name>
    <message>
        <source>A knock-out needs a winner, and nobody has won.</source>
        <translation>Vyřazovací zápas potřebuje vítěze a nikdo nevyhrál.</translation>
    </message>
    <message>
        <source>A lone “{typed}” is a forfeit: {winner} wins, {loser} did not play.</source>
        <translation>Samotné „{typed}“ znamená kontumaci: vyhrává {winner}, kontumuje {loser}.</translation>
    </message>
    <message>
        <source>A margin of {margin} IMPs is rare: three blitzes are {most}.</source>
        <translation>Zápas s rozdílem {margin} IMP je vzácný: tři blitzy jsou {most}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} VP make {sum}; both sides of a match have {full}.</source>
        <translation>{home} a {visitors} VP dávají {sum}; obě strany zápasu mají dohromady {full}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} board points make {sum}; a match has {full}.</source>
        <translation>Body na šachovnicích {home} a {visitors} dávají {sum}; zápas má {full}.</translation>
    </message>
    <message>
        <source>A bye of {vp} VP is worth more than a whole match, {full}.</source>
        <translation>Volno za {vp} VP má vyšší hodnotu než celý zápas, {full}.</translation>
    </message>
    <message>
        <source>A knock-out needs a winner. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>Vyřazovací zápas potřebuje vítěze. Hrajte další rozdání, obvykle {boards}; zapište je: „+ 5-3“.</translation>
    </message>
    <message>
        <source>With carry-over: {home}-{visitor}. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>S přenosem: {home}-{visitor}. Hrajte další rozdání, obvykle {boards}, a zapište je: „+ 5-3“.</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won}-{lost} IMPs. Other VPs are a ruling.</source>
        <translation>Za {won}-{lost} IMP dává škála {home}-{visitors} VP. Jiná VP jsou rozhodnutí rozhodčího.</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won} %. Other VPs are a ruling.</source>
        <translation>Za {won} % dává škála {home}-{visitors} VP. Jiná VP jsou rozhodnutí rozhodčího.</translation>
    </message>
    <message>
        <source>This takes the place of the segments {segments}. “+ {typed}” adds one to them.</source>
        <translation>Tento výsledek nahradí segmenty {segments}. „+ {typed}“ k nim jeden přidá.</translation>
    </message>
    <message>
        <source>{name} has left: the rules give this result. A result typed here counts instead.</source>
        <translation>{name} – odstoupení: výsledek zápasu určují pravidla. Když sem napíšete jiný, platí ten.</translation>
    </message>
    <message>
        <source>The match was decided by {home}-{visitor}. More boards are played only after a tie.</source>
        <translation>O zápasu bylo rozhodnuto: {home}-{visitor}. Další rozdání se hrají jen po remíze.</translation>
    </message>
</context>
<context>
    <name>EventDrawing</name>
    <message>
        <source>The draw is being made</source>
        <translation>Losuje se</translation>
    </message>
    <message>
        <source>The draw was stopped.</source>
        <translation>Losování bylo zastaveno.</translation>
    </message>
    <message numerus="yes">
        <source>Results are missing on board(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Chybí výsledek na šachovnici {boards}. Losujte ještě jednou, má-li se pokračovat bez něj.</numerusform>
            <numerusform>Chybějí výsledky na šachovnicích {boards}. Losujte ještě jednou, má-li se pokračovat bez nich.</numerusform>
            <numerusform>Chybějí výsledky na šachovnicích {boards}. Losujte ještě jednou, má-li se pokračovat bez nich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results are missing at table(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Chybí výsledek u stolu {boards}. Losujte ještě jednou, má-li se pokračovat bez něj.</numerusform>
            <numerusform>Chybějí výsledky u stolů {boards}. Losujte ještě jednou, má-li se pokračovat bez nich.</numerusform>
            <numerusform>Chybějí výsledky u stolů {boards}. Losujte ještě jednou, má-li se pokračovat bez nich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the Draw</source>
        <translation>Zastavit los</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Losovat kolo {round}</translation>
    </message>
    <message>
        <source>Draws the next round (F9)</source>
        <translation>Vylosuje další kolo (F9)</translation>
    </message>
    <message>
        <source>All Rounds Are Drawn</source>
        <translation>Všechna kola jsou vylosována</translation>
    </message>
    <message>
        <source>More rounds can be planned on the page of entrants.</source>
        <translation>Další kola lze přidat v části Účastníci.</translation>
    </message>
</context>
<context>
    <name>EventError</name>
    <message>
        <source>There is no stage {stage}; the event has {count}.</source>
        <translation>Fáze {stage} neexistuje; turnaj jich má {count}.</translation>
    </message>
    <message>
        <source>Stage {stage} has no group {group}.</source>
        <translation>Fáze {stage} nemá skupinu {group}.</translation>
    </message>
    <message>
        <source>The round has no match yet.</source>
        <translation>V kole ještě není žádný zápas.</translation>
    </message>
    <message>
        <source>{name} is in two matches of the round.</source>
        <translation>{name} je ve dvou zápasech kola.</translation>
    </message>
    <message>
        <source>{name} does not play round {round}.</source>
        <translation>{name} kolo {round} nehraje.</translation>
    </message>
    <message>
        <source>Only VPs were typed for this match, and the ruling needs IMPs: enter those of both sides.</source>
        <translation>U tohoto zápasu jsou napsány jen VP a rozhodnutí vychází z IMP: zadejte IMP obou stran.</translation>
    </message>
    <message>
        <source>The knock-out has its winner; there is no round to draw.</source>
        <translation>Vyřazovací fáze má vítěze; není co losovat.</translation>
    </message>
    <message>
        <source>Without {name} fewer than two would play: remove the stage instead.</source>
        <translation>{name} – bez tohoto účastníka by nezbyli ani dva: odeberte raději celou fázi.</translation>
    </message>
    <message>
        <source>{stage} is in play: {name} can withdraw from it, not be taken out.</source>
        <translation>{stage} už se hraje: {name} může jen odstoupit, vyřadit z účastníků už nelze.</translation>
    </message>
    <message>
        <source>IMPs would count for nothing in stage {stage}: it has no tie-break by IMPs. Adjust VPs.</source>
        <translation>Ve fázi {stage} by se IMP k ničemu nepočítaly: nemá pomocné hodnocení podle IMP. Upravte VP.</translation>
    </message>
    <message>
        <source>VPs would count for nothing in stage {stage}, which is a knock-out: adjust IMPs.</source>
        <translation>Ve fázi {stage}, která je vyřazovací, by se VP k ničemu nepočítala: upravte IMP.</translation>
    </message>
    <message>
        <source>Later stages use this list of entrants, so it cannot be changed here.</source>
        <translation>S těmito účastníky počítají pozdější fáze, proto je tu nelze měnit.</translation>
    </message>
    <message>
        <source>Each group needs at least two entrants (groups: {groups}, entrants: {count}).</source>
        <translation>Každá skupina potřebuje aspoň dva účastníky (skupiny: {groups}, účastníci: {count}).</translation>
    </message>
    <message>
        <source>A stage has at most {most} rounds.</source>
        <translation>Fáze má nejvýše {most} kol.</translation>
    </message>
    <message>
        <source>A stage has at most {most} groups.</source>
        <translation>Fáze má nejvýše {most} skupin.</translation>
    </message>
    <message>
        <source>A share of the score is 1 to 100 %.</source>
        <translation>Podíl výsledku je 1 až 100 %.</translation>
    </message>
    <message>
        <source>The limit for half of a margin is {most} IMPs at most.</source>
        <translation>Polovinu rozdílu lze omezit na nejvýše {most} IMP.</translation>
    </message>
    <message>
        <source>The rounds of a round robin, or of half against half, follow from the number of entrants.</source>
        <translation>Počet kol, hraje-li každý s každým nebo polovina proti polovině, plyne z počtu účastníků.</translation>
    </message>
    <message>
        <source>Only a round robin is played twice.</source>
        <translation>Dvakrát se hraje jen každý s každým.</translation>
    </message>
    <message>
        <source>Only the matches of a knock-out of bridge teams are in segments.</source>
        <translation>Segmenty mají jen zápasy vyřazovací fáze bridžových družstev.</translation>
    </message>
    <message>
        <source>Only a knock-out has a match for the third place.</source>
        <translation>Zápas o třetí místo má jen vyřazovací fáze.</translation>
    </message>
    <message>
        <source>Only a Swiss or a free stage can avoid rematches; here a table gives the matches.</source>
        <translation>Opakování zápasů lze zakázat jen ve švýcarském systému a ve volné fázi; tady zápasy určuje tabulka.</translation>
    </message>
    <message>
        <source>Only groups or a bracket can be made by lot.</source>
        <translation>Losem lze sestavit jen více skupin nebo pavouka.</translation>
    </message>
    <message>
        <source>Half of the margin is in IMPs: only a knock-out of bridge teams can carry it over.</source>
        <translation>Polovina rozdílu je v IMP, přenáší se proto jen do zápasů vyřazovací fáze bridžových družstev.</translation>
    </message>
    <message>
        <source>A knock-out cannot use a carried score: carry over half of the margins, or nothing.</source>
        <translation>Ve vyřazovací fázi přenesené body neplatí: přeneste polovinu rozdílů, nebo nic.</translation>
    </message>
    <message>
        <source>How round 1 is drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Jak se losuje kolo 1, lze určit jen v bridžovém švýcarském systému.</translation>
    </message>
    <message>
        <source>Bye or triangle can be chosen for a Swiss of bridge only.</source>
        <translation>Volno, nebo trojici lze zvolit jen v bridžovém švýcarském systému.</translation>
    </message>
    <message>
        <source>Only a Swiss of bridge has triangles.</source>
        <translation>Trojice se hrají jen v bridžovém švýcarském systému.</translation>
    </message>
    <message>
        <source>How late entries are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Jak se losují pozdní přihlášky, lze určit jen v bridžovém švýcarském systému.</translation>
    </message>
    <message>
        <source>Places in the table can be chosen for a round robin of bridge only.</source>
        <translation>Místa v tabulce lze určit jen v bridžovém turnaji každý s každým.</translation>
    </message>
    <message>
        <source>The value of a forfeit can be chosen for a round robin of bridge only.</source>
        <translation>Hodnotu kontumace lze určit jen v bridžovém turnaji každý s každým.</translation>
    </message>
    <message>
        <source>A match has {most} segments at most.</source>
        <translation>Zápas má nejvýše {most} segmentů.</translation>
    </message>
    <message>
        <source>An event has at least one stage.</source>
        <translation>Turnaj má aspoň jednu fázi.</translation>
    </message>
    <message>
        <source>{stage} is not finished, so it is not known who plays {next}.</source>
        <translation>{stage}: není dohráno, proto se neví, kdo hraje dál ({next}).</translation>
    </message>
    <message>
        <source>No lots are drawn in {stage}: choose “Drawing of lots” among its tie-breaks first.</source>
        <translation>{stage}: o pořadí se tu nelosuje; nejprve mezi pomocnými hodnoceními zvolte „Los“.</translation>
    </message>
    <message>
        <source>Drawing lots again needs a reason.</source>
        <translation>Nové losování musí mít důvod.</translation>
    </message>
    <message>
        <source>{stage} has results, so it cannot be removed.</source>
        <translation>{stage} už má výsledky, proto zůstává.</translation>
    </message>
    <message>
        <source>{stage} has results, so its groups cannot be changed.</source>
        <translation>{stage} už má výsledky, skupiny se proto nemění.</translation>
    </message>
    <message>
        <source>{stage} has one group only.</source>
        <translation>{stage} má jen jednu skupinu.</translation>
    </message>
    <message>
        <source>{stage} cannot be removed: {next} takes its entrants or scores from it.</source>
        <translation>{stage} zůstává: určuje, kdo hraje dál ({next}) nebo co se přenáší.</translation>
    </message>
    <message>
        <source>{stage} is not a team knock-out; only matches of those have segments.</source>
        <translation>{stage} není vyřazovací fáze družstev; jen v té mohou mít zápasy segmenty.</translation>
    </message>
    <message>
        <source>The logo has {size} kB; in an event it has {most} kB at most.</source>
        <translation>Logo má {size} kB; v turnaji smí mít nejvýše {most} kB.</translation>
    </message>
    <message>
        <source>A prize has {most} letters at most.</source>
        <translation>Cena má nejvýše {most} znaků.</translation>
    </message>
    <message>
        <source>An event has {most} prizes at most.</source>
        <translation>Turnaj má nejvýše {most} cen.</translation>
    </message>
    <message>
        <source>How level entrants are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Jak se losují ti, kdo mají stejně, lze určit jen v bridžovém švýcarském systému.</translation>
    </message>
    <message>
        <source>Patton, boards beside IMPs, is for matches of bridge teams with VPs, not for a knock-out.</source>
        <translation>Podle Pattona (rozdání vedle IMP) se hrají zápasy bridžových družstev na VP, ne vyřazovací fáze.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} is not drawn.</source>
        <translation>Kolo {round} fáze {stage} není vylosováno.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} has no table {table}; it has {tables}.</source>
        <translation>Kolo {round} fáze {stage} nemá stůl {table}; má stoly {tables}.</translation>
    </message>
    <message>
        <source>{home} – {visitor} in round {round} has no winner yet: the next round cannot be drawn.</source>
        <translation>Zápas {home} – {visitor} v kole {round} nemá vítěze, proto nelze vylosovat další kolo.</translation>
    </message>
    <message>
        <source>{name} has no match in round {round} of stage {stage}: choose a round with one.</source>
        <translation>{name} nemá v kole {round} fáze {stage} zápas: zvolte kolo, v němž nějaký má.</translation>
    </message>
    <message>
        <source>Round {round} of {stage} has a match without a winner: who plays {next} is not known.</source>
        <translation>{stage}: v kole {round} je zápas bez vítěze, proto se neví, kdo hraje dál ({next}).</translation>
    </message>
</context>
<context>
    <name>EventExplanation</name>
    <message>
        <source>Whole Draw</source>
        <translation>Celý los</translation>
    </message>
    <message>
        <source>Why Not?</source>
        <translation>Proč ne?</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>Zvolte dva různé hráče.</translation>
    </message>
    <message>
        <source>Explanation of the draw</source>
        <translation>Vysvětlení losu</translation>
    </message>
    <message>
        <source>Left and Right go from player to player, Enter explains one</source>
        <translation>Šipky vlevo a vpravo přecházejí mezi hráči, Enter hráče vysvětlí</translation>
    </message>
    <message>
        <source>The answer is being worked out</source>
        <translation>Hledá se odpověď</translation>
    </message>
    <message>
        <source>Why This Triangle?</source>
        <translation>Proč tato trojice?</translation>
    </message>
    <message>
        <source>Why This Bye?</source>
        <translation>Proč toto volno?</translation>
    </message>
    <message>
        <source>Choose two different teams.</source>
        <translation>Zvolte dvě různá družstva.</translation>
    </message>
    <message>
        <source>Choose two different pairs.</source>
        <translation>Zvolte dva různé páry.</translation>
    </message>
    <message>
        <source>Left and Right go from team to team, Enter explains one</source>
        <translation>Šipky vlevo a vpravo přecházejí mezi družstvy, Enter družstvo vysvětlí</translation>
    </message>
    <message>
        <source>Left and Right go from pair to pair, Enter explains one</source>
        <translation>Šipky vlevo a vpravo přecházejí mezi páry, Enter pár vysvětlí</translation>
    </message>
    <message>
        <source>Why does this player not meet the other</source>
        <translation>Proč tento hráč nehraje s druhým</translation>
    </message>
    <message>
        <source>Why does this team not meet the other</source>
        <translation>Proč toto družstvo nehraje s druhým</translation>
    </message>
    <message>
        <source>Why does this pair not meet the other</source>
        <translation>Proč tento pár nehraje s druhým</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Druhý hráč</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Druhé družstvo</translation>
    </message>
    <message>
        <source>The other pair</source>
        <translation>Druhý pár</translation>
    </message>
    <message>
        <source>What if these two met?</source>
        <translation>Co kdyby hráli spolu?</translation>
    </message>
</context>
<context>
    <name>EventField</name>
    <message>
        <source>Players or teams, with their byes by round</source>
        <translation>Hráči nebo družstva s volny po kolech</translation>
    </message>
    <message>
        <source>Number by Rating</source>
        <translation>Očíslovat podle ratingu</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>Import a List…</source>
        <translation>Importovat seznam…</translation>
    </message>
    <message>
        <source>Check In</source>
        <translation>Prezence</translation>
    </message>
    <message>
        <source>Shows who has checked in, to be ticked by Space</source>
        <translation>Ukáže, kdo už přišel; zaškrtává se mezerníkem</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Odstoupení</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>FIDE Data</source>
        <translation>Údaje FIDE</translation>
    </message>
    <message>
        <source>Shows what a rating report tells of the players</source>
        <translation>Ukáže, co o hráčích uvádí hlášení k ratingu</translation>
    </message>
    <message>
        <source>Not to Meet</source>
        <translation>Zakázané dvojice</translation>
    </message>
    <message>
        <source>Shows who may not meet</source>
        <translation>Ukáže, kdo spolu nesmí hrát</translation>
    </message>
    <message>
        <source>{rules}: {reason}</source>
        <translation>{rules}: {reason}</translation>
    </message>
    <message>
        <source>rating list</source>
        <translation>ratingová listina</translation>
    </message>
    <message>
        <source>Players in the rating list: {found} of {all}.</source>
        <translation>V ratingové listině je {found} z {all} hráčů.</translation>
    </message>
    <message>
        <source>There is no rating list yet; choose one with File, Rating List…</source>
        <translation>Ratingová listina tu ještě není; zvolte ji příkazem Soubor, Ratingová listina…</translation>
    </message>
    <message>
        <source>Deleted: {count}. Undo brings them back.</source>
        <translation>Smazáno: {count}. Zpět je vrátí.</translation>
    </message>
    <message>
        <source>{here} of {count} have checked in.</source>
        <translation>Přítomno {here} z {count}.</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>prezence</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
    <message>
        <source>Fewer than half of the matches are played, so the results are cancelled.</source>
        <translation>Odehrána je méně než polovina zápasů, výsledky se proto ruší.</translation>
    </message>
    <message>
        <source>Those who have not met them get the best of three averages, or 60 %.</source>
        <translation>Kdo se s nimi neutkal, má nejlepší ze tří průměrů, nebo 60 %.</translation>
    </message>
    <message>
        <source>{names}: removed from this stage, withdrawn before it. Undo brings them back.</source>
        <translation>{names}: vyřazeno z této fáze, odstoupení před ní. Zpět vše vrátí.</translation>
    </message>
    <message>
        <source>Teams, with their byes by round</source>
        <translation>Družstva s volny po kolech</translation>
    </message>
    <message>
        <source>Pairs, with their byes by round</source>
        <translation>Páry s volny po kolech</translation>
    </message>
    <message>
        <source>Number by Strength</source>
        <translation>Očíslovat podle síly</translation>
    </message>
    <message>
        <source>Numbers go by strength, then name.</source>
        <translation>Čísla jsou podle síly, pak podle názvu.</translation>
    </message>
    <message>
        <source>numbers by rating</source>
        <translation>číslování podle ratingu</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>Ve schránce není co vložit.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>vložení</translation>
    </message>
    <message>
        <source>No round is drawn yet: delete entrants who will not play at all.</source>
        <translation>Ještě není vylosováno žádné kolo: kdo vůbec nepřijde, toho smažte.</translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation>odstoupení</translation>
    </message>
    <message>
        <source>{name} leaves after round {round}.</source>
        <translation>Odstupuje po kole {round}: {name}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>Zpět v turnaji: {name}.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Všechna pravidla</translation>
    </message>
    <message>
        <source>Shows all the rules of the event</source>
        <translation>Ukáže vše, podle čeho se turnaj hraje</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>smazání</translation>
    </message>
    <message>
        <source>new entry</source>
        <translation>nový účastník</translation>
    </message>
    <message>
        <source>numbers by strength</source>
        <translation>číslování podle síly</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by strength until round {round} is drawn.</source>
        <translation>Dokud není vylosováno kolo {round}, lze všechny přečíslovat podle síly.</translation>
    </message>
    <message>
        <source>All matches with IMPs get their VPs by this scale; VPs given by the director are kept.</source>
        <translation>Všechny zápasy s IMP mají VP podle této škály; VP, která určil rozhodčí, zůstávají.</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by rating until round {round} is drawn.</source>
        <translation>Dokud není vylosováno kolo {round}, lze všechny přečíslovat podle ratingu.</translation>
    </message>
    <message>
        <source>Numbers stay as they are from round {round} on.</source>
        <translation>Od kola {round} zůstávají čísla, jak jsou.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>volno</translation>
    </message>
    <message>
        <source>Type a name in the last row and press Enter; or paste or import a list.</source>
        <translation>Napište jméno do posledního řádku a stiskněte Enter; nebo seznam vložte či importujte.</translation>
    </message>
    <message>
        <source>Enters a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Převezme seznam zkopírovaný z tabulkového programu (Ctrl+V)</translation>
    </message>
    <message>
        <source>Numbers go by rating, then title, then name.</source>
        <translation>Čísla jsou podle ratingu, pak titulu, pak jména.</translation>
    </message>
    <message>
        <source>Withdraws the selected entrants after the drawn rounds, or reinstates them.</source>
        <translation>Vybraní účastníci odstoupí po vylosovaných kolech, nebo se vrátí.</translation>
    </message>
    <message>
        <source>“{text}” is not a number allowed here.</source>
        <translation>„{text}“ není číslo, které sem patří.</translation>
    </message>
    <message>
        <source>Every entrant needs a name; Delete removes one.</source>
        <translation>Každý účastník potřebuje jméno; Delete ho odebere.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 points before unless H or F is typed.</source>
        <translation>{name} nastupuje v kole {round} s číslem {number} a za předchozí kola má 0 bodů, není-li v nich H nebo F.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 VP before unless H or F is typed.</source>
        <translation>{name} nastupuje v kole {round} s číslem {number} a za předchozí kola má 0 VP, není-li v nich H nebo F.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H {half} VP, F {full} VP, U bye of the draw; Delete takes back.</source>
        <translation>Sloupce kol: Z nepřítomen, H {half} VP, F {full} VP, U volno z losu; Delete je zruší.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H half point, F full point, U bye of the draw; Delete takes back.</source>
        <translation>Sloupce kol: Z nepřítomen, H volno za půl bodu, F volno za bod, U volno z losu; Delete je zruší.</translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Events</source>
        <translation>Turnaje</translation>
    </message>
    <message>
        <source>Report files</source>
        <translation>Soubory TRF</translation>
    </message>
    <message>
        <source>Open an Event</source>
        <translation>Otevřít turnaj</translation>
    </message>
    <message>
        <source>Add Teams from a File</source>
        <translation>Přidat družstva ze souboru</translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation>Seznamy hráčů</translation>
    </message>
    <message>
        <source>Add Players from a File</source>
        <translation>Přidat hráče ze souboru</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Ratingové listiny</translation>
    </message>
    <message>
        <source>Rating List</source>
        <translation>Ratingová listina</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of {file}</source>
        <translation>
            <numerusform>%n hráč z {file}</numerusform>
            <numerusform>%n hráči z {file}</numerusform>
            <numerusform>%n hráčů z {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of {file}</source>
        <translation>
            <numerusform>%n družstvo ze souboru {file}</numerusform>
            <numerusform>%n družstva ze souboru {file}</numerusform>
            <numerusform>%n družstev ze souboru {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a Report File</source>
        <translation>Zapsat soubor TRF</translation>
    </message>
    <message>
        <source>Save the Event</source>
        <translation>Uložit turnaj</translation>
    </message>
    <message>
        <source>event</source>
        <translation>turnaj</translation>
    </message>
    <message>
        <source>The numbers are the places of the players in the file (XXC rank).</source>
        <translation>Čísla jsou místa hráčů v souboru (XXC rank).</translation>
    </message>
    <message>
        <source>{error} The points of players {numbers} are wrong, too.</source>
        <translation>{error} Chybné jsou i body hráčů {numbers}.</translation>
    </message>
    <message>
        <source>player {player} in round {round}</source>
        <translation>hráč {player} v kole {round}</translation>
    </message>
    <message>
        <source>{error} Take such half points as half-point byes?</source>
        <translation>{error} Převzít tyto půlbody jako volna za půl bodu?</translation>
    </message>
    <message>
        <source>Then all points are right. Byes: {byes}.</source>
        <translation>Všechny body pak souhlasí. Volna: {byes}.</translation>
    </message>
    <message>
        <source>&amp;Take as Byes</source>
        <translation>Pře&amp;vzít jako volna</translation>
    </message>
    <message>
        <source>&amp;Leave Closed</source>
        <translation>&amp;Neotvírat</translation>
    </message>
    <message>
        <source>Open {file} anyway?</source>
        <translation>Přesto otevřít {file}?</translation>
    </message>
    <message>
        <source>The points of the results count then.</source>
        <translation>Platí pak body podle výsledků.</translation>
    </message>
    <message>
        <source>&amp;Open It</source>
        <translation>&amp;Otevřít</translation>
    </message>
    <message>
        <source>The Dutch rules are those of the file&apos;s date, {edition}.</source>
        <translation>Pravidla holandského systému jsou podle data souboru, {edition}.</translation>
    </message>
    <message>
        <source>Add Pairs from a File</source>
        <translation>Přidat páry ze souboru</translation>
    </message>
    <message>
        <source>Lists of teams</source>
        <translation>Seznamy družstev</translation>
    </message>
    <message>
        <source>Lists of pairs</source>
        <translation>Seznamy párů</translation>
    </message>
</context>
<context>
    <name>EventForbidden</name>
    <message>
        <source>Entrants who may not meet</source>
        <translation>Kdo spolu nesmí hrát</translation>
    </message>
    <message>
        <source>Delete removes an entry.</source>
        <translation>Delete položku odebere.</translation>
    </message>
    <message>
        <source>Numbers of players who may not meet</source>
        <translation>Čísla hráčů, kteří spolu nesmějí hrát</translation>
    </message>
    <message>
        <source>Two numbers or more; Enter adds them.</source>
        <translation>Dvě čísla nebo víc; Enter je přidá.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>posledního</translation>
    </message>
    <message>
        <source>Keep Apart</source>
        <translation>Zakázat</translation>
    </message>
    <message>
        <source>Keep Clubs Apart</source>
        <translation>Oddělit kluby</translation>
    </message>
    <message>
        <source>Nobody meets a clubmate until that round.</source>
        <translation>Do toho kola nehraje nikdo s nikým ze stejného klubu.</translation>
    </message>
    <message>
        <source>Not to meet</source>
        <translation>Zakázané dvojice</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>do kola</translation>
    </message>
    <message>
        <source>{players}: until round {round}</source>
        <translation>{players}: do kola {round}</translation>
    </message>
    <message>
        <source>Numbers of teams that may not meet</source>
        <translation>Čísla družstev, která spolu nesmějí hrát</translation>
    </message>
    <message>
        <source>Numbers of pairs that may not meet</source>
        <translation>Čísla párů, které spolu nesmějí hrát</translation>
    </message>
    <message>
        <source>Type the numbers of two players or more, such as “3 7”.</source>
        <translation>Napište čísla dvou nebo více hráčů, třeba „3 7“.</translation>
    </message>
    <message>
        <source>Type the numbers of two teams or more, such as “3 7”.</source>
        <translation>Napište čísla dvou nebo více družstev, třeba „3 7“.</translation>
    </message>
    <message>
        <source>Type the numbers of two pairs or more, such as “3 7”.</source>
        <translation>Napište čísla dvou nebo více párů, třeba „3 7“.</translation>
    </message>
    <message>
        <source>forbidden pairs</source>
        <translation>zakázané dvojice</translation>
    </message>
</context>
<context>
    <name>EventLog</name>
    <message>
        <source>Draw</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Oprava</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Úprava součtu</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Účastníci</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Jiné</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Provedeno</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Vráceno</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Týká se</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Před tím</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdání</translation>
    </message>
</context>
<context>
    <name>EventMatch</name>
    <message>
        <source>{event}, round {round}, table {table}: {home} – {visitors}</source>
        <translation>{event}, kolo {round}, stůl {table}: {home} – {visitors}</translation>
    </message>
    <message>
        <source>The round has another result, which was typed by hand.</source>
        <translation>Kolo má jiný výsledek, napsaný ručně.</translation>
    </message>
    <message>
        <source>result of the score sheet</source>
        <translation>výsledek zápisu</translation>
    </message>
    <message>
        <source>{what}, {home} – {visitors} in round {round}</source>
        <translation>{what}, {home} – {visitors} v kole {round}</translation>
    </message>
</context>
<context>
    <name>EventMisfit</name>
    <message>
        <source>{stage}, round {round}, {home} and {visitor}: {doubt}</source>
        <translation>{stage}, kolo {round}, {home} – {visitor}: {doubt}</translation>
    </message>
    <message>
        <source>{stage}: {name} plays it, but would not by the standings before it.</source>
        <translation>{stage}: {name} v této fázi hraje, ale podle pořadí před ní by nehrál.</translation>
    </message>
    <message>
        <source>{stage}: {name} does not play it, but would by the standings before it.</source>
        <translation>{stage}: {name} v této fázi nehraje, ale podle pořadí před ní by hrál.</translation>
    </message>
    <message>
        <source>{stage}: meetings of {home} and {visitor}: {count}, not {wanted}.</source>
        <translation>{stage}: {home} a {visitor} hrají spolu {count}krát, ne {wanted}krát.</translation>
    </message>
    <message>
        <source>{stage}: those who play round {round} are not those who won before it.</source>
        <translation>{stage}: kolo {round} nehrají ti, kdo před ním vyhráli.</translation>
    </message>
    <message>
        <source>{stage}: {home} and {visitor} have met in a stage before.</source>
        <translation>{stage}: {home} a {visitor} spolu hráli už v dřívější fázi.</translation>
    </message>
    <message>
        <source>The result of the round was typed by hand; the score sheet or the ruling gives another.</source>
        <translation>Výsledek kola je napsaný ručně; zápis nebo rozhodnutí dává jiný.</translation>
    </message>
    <message>
        <source>A ruling holds, but the result before it is lost; type it again if the ruling goes.</source>
        <translation>Platí rozhodnutí, ale výsledek před ním se ztratil; pokud rozhodnutí zrušíte, napište ho znovu.</translation>
    </message>
</context>
<context>
    <name>EventOpinions</name>
    <message>
        <source>{number} without an opponent</source>
        <translation>{number} bez soupeře</translation>
    </message>
    <message>
        <source>breaks no rule</source>
        <translation>neporušuje žádné pravidlo</translation>
    </message>
    <message>
        <source>repeats round {round}</source>
        <translation>opakuje kolo {round}</translation>
    </message>
    <message>
        <source>is forbidden</source>
        <translation>je zakázána</translation>
    </message>
    <message>
        <source>is a second bye</source>
        <translation>je druhé volno</translation>
    </message>
    <message>
        <source>is within one club</source>
        <translation>je v jednom klubu</translation>
    </message>
    <message>
        <source>puts two of the first three in one triangle</source>
        <translation>dává dvě z prvních tří do jedné trojice</translation>
    </message>
    <message>
        <source>is within one half</source>
        <translation>je v jedné polovině</translation>
    </message>
    <message>
        <source>puts {number} in a triangle again</source>
        <translation>dává {number} znovu do trojice</translation>
    </message>
    <message>
        <source>gives the second a third Black in a row</source>
        <translation>dává druhému potřetí za sebou černé</translation>
    </message>
    <message>
        <source>gives the first a third White in a row</source>
        <translation>dává prvnímu potřetí za sebou bílé</translation>
    </message>
    <message>
        <source>breaks {rule} (a second bye)</source>
        <translation>porušuje {rule} (druhé volno)</translation>
    </message>
    <message>
        <source>breaks {rule} (both need the same colour)</source>
        <translation>porušuje {rule} (oba musí mít stejnou barvu)</translation>
    </message>
</context>
<context>
    <name>EventPresentation</name>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Zatím není nikdo přihlášen</translation>
    </message>
    <message>
        <source>Pairings by Board</source>
        <translation>Rozlosování podle stolů</translation>
    </message>
    <message>
        <source>Pairings by Name</source>
        <translation>Rozlosování podle jmen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Rozpis kol</translation>
    </message>
    <message>
        <source>Final Ranking</source>
        <translation>Konečné pořadí</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Pavouk</translation>
    </message>
    <message>
        <source>All in Turn</source>
        <translation>Vše postupně</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Rychleji</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Pomaleji</translation>
    </message>
    <message>
        <source>Pairings by Table</source>
        <translation>Rozlosování podle stolů</translation>
    </message>
</context>
<context>
    <name>EventReport</name>
    <message>
        <source>Schedule</source>
        <translation>Rozpis kol</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Křížová tabulka</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Pavouk</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finále</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Semifinále</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Čtvrtfinále</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>volno</translation>
    </message>
    <message>
        <source>For the third place</source>
        <translation>O třetí místo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Cross-IMPs per board</source>
        <translation>Cross-IMP na rozdání</translation>
    </message>
    <message>
        <source>Place by cross-IMPs</source>
        <translation>Místo podle cross-IMP</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Celý turnaj</translation>
    </message>
    <message>
        <source>Carried over and adjusted</source>
        <translation>Přeneseno a upraveno</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Členové</translation>
    </message>
    <message>
        <source>Last stage</source>
        <translation>Poslední fáze</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>in each round: VPs scored, and the opponent&apos;s place in brackets</source>
        <translation>v každém kole vlastní VP a v závorce místo soupeře</translation>
    </message>
    <message>
        <source>in each column: VPs and IMP margin against the entrant in that place</source>
        <translation>v každém sloupci vlastní VP a rozdíl IMPů s tím, kdo má to místo</translation>
    </message>
    <message>
        <source>{round}: won {result} against {name}.</source>
        <translation>{round}: výhra {result}, soupeř {name}.</translation>
    </message>
    <message>
        <source>{round}: lost {result} to {name}.</source>
        <translation>{round}: prohra {result}, soupeř {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n result(s) missing.</source>
        <translation>
            <numerusform>Průběžně: chybí %n výsledek.</numerusform>
            <numerusform>Průběžně: chybí %n výsledky.</numerusform>
            <numerusform>Průběžně: chybí %n výsledků.</numerusform>
        </translation>
    </message>
    <message>
        <source>waits</source>
        <translation>čeká</translation>
    </message>
    <message>
        <source>can begin</source>
        <translation>může začít</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>hraje se</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>dohráno</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>zatím nerozlosováno</translation>
    </message>
    <message>
        <source>{place}: {state}</source>
        <translation>{place}: {state}</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Cena za</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Získává</translation>
    </message>
    <message>
        <source>Carried over: {amount}.</source>
        <translation>Přenos: {amount}.</translation>
    </message>
    <message>
        <source>Adjusted: {amount}, {reason}.</source>
        <translation>Úprava: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Adjusted in round {round}: {amount}, {reason}.</source>
        <translation>Úprava v kole {round}: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Penalty in the result of round {round}: {amount}. {reason}</source>
        <translation>Penalizace ve výsledku kola {round}: {amount}. {reason}</translation>
    </message>
    <message>
        <source>{name} {amount} in round {round}: {reason}.</source>
        <translation>{name} {amount} v kole {round}: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}: {reason}.</source>
        <translation>{name} {amount}: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}, was {before}</source>
        <translation>{name} {amount}, dříve {before}</translation>
    </message>
    <message>
        <source>Carried over into {stage}: {changes}.</source>
        <translation>Přenos do fáze {stage}: {changes}.</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Skupina {number}</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Skupiny vedle sebe</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Skupina</translation>
    </message>
    <message>
        <source>In the result of the match. {reason}</source>
        <translation>Ve výsledku zápasu. {reason}</translation>
    </message>
    <message>
        <source>The whole score of {stage} is carried over.</source>
        <translation>{stage}: přenáší se celý výsledek.</translation>
    </message>
    <message>
        <source>{share} % of the score of {stage} is carried over.</source>
        <translation>{stage}: přenáší se {share} % výsledku.</translation>
    </message>
    <message>
        <source>The matches of {stage} among those who play here are carried over.</source>
        <translation>{stage}: přenášejí se zápasy mezi těmi, kdo tu hrají.</translation>
    </message>
    <message>
        <source>The score of {stage} is carried over by the EBU White Book, 3.8.</source>
        <translation>{stage}: výsledek se přenáší podle EBU White Book, 3.8.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by the standings, as any later one.</source>
        <translation>Kolo 1 se losuje podle pořadí jako každé další.</translation>
    </message>
    <message>
        <source>In round 1 the upper half meets the lower half, by the places before.</source>
        <translation>V kole 1 hraje horní polovina s dolní, podle dosavadních míst.</translation>
    </message>
    <message>
        <source>In round 1 the first quarter of each half meets the second, by the places before.</source>
        <translation>V kole 1 hraje v každé polovině první čtvrtina s druhou, podle dosavadních míst.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by lot.</source>
        <translation>Dvojice kola 1 určuje los.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>The rest of {stage}</source>
        <translation>Zbylí: {stage}</translation>
    </message>
    <message>
        <source>The losers of round {round} of {stage}</source>
        <translation>Poražení v {round}. kole: {stage}</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n vybraný</numerusform>
            <numerusform>%n vybraní</numerusform>
            <numerusform>%n vybraných</numerusform>
        </translation>
    </message>
    <message>
        <source>Places {first} to {last} of {stage}</source>
        <translation>Místa {first} až {last}: {stage}</translation>
    </message>
    <message>
        <source>Places {first} to {last} of each group of {stage}</source>
        <translation>Místa {first} až {last} v každé skupině: {stage}</translation>
    </message>
    <message>
        <source>Those who met in the stages before do not meet again.</source>
        <translation>Kdo se potkal v předchozích fázích, už spolu nehraje.</translation>
    </message>
    <message>
        <source>{draw}. {who}. {carried}</source>
        <translation>{draw}. {who}. {carried}</translation>
    </message>
    <message>
        <source>Lots drawn {time}, for the first time.</source>
        <translation>Los {time}, poprvé.</translation>
    </message>
    <message>
        <source>{title}, group {group}</source>
        <translation>{title}, skupina {group}</translation>
    </message>
    <message>
        <source>{stage}: {title}</source>
        <translation>{stage}: {title}</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Přeneseno</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pár</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Družstvo</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>IMP na rozdání</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler párů</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Upraveno</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Švýcarský systém</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Každý s každým</translation>
    </message>
    <message>
        <source>Half against half</source>
        <translation>Polovina proti polovině</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Vyřazovací systém</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Volně</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Každý s&#xa0;každým, dvakrát</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Fáze {number}</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Úpravy</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Strana</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>{place}. místo</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (odstoupení)</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Domácí</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Hosté</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Šachovnice {number}</translation>
    </message>
    <message>
        <source>{name} (without standing)</source>
        <translation>{name} (mimo pořadí)</translation>
    </message>
    <message>
        <source>half of the boards</source>
        <translation>polovina rozdání</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>mimo pořadí</translation>
    </message>
    <message>
        <source>captain: {name}</source>
        <translation>kapitán: {name}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stůl {number}</translation>
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
        <translation>VP předtím</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>{name} ({points} VP so far)</source>
        <translation>{name} (dosud {points} VP)</translation>
    </message>
    <message>
        <source>bye of the draw</source>
        <translation>volno z losu</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kolo {number}</translation>
    </message>
    <message>
        <source>drawn from the top, everybody against the highest not yet met</source>
        <translation>losováno shora, každý proti nejvýše postavenému, s nímž ještě nehrál</translation>
    </message>
    <message>
        <source>drawn with the least total of differences</source>
        <translation>losováno s nejmenším součtem rozdílů</translation>
    </message>
    <message>
        <source>drawn strictly by rank, whoever has met before</source>
        <translation>losováno přísně podle pořadí, i když už spolu hráli</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>každý s každým</translation>
    </message>
    <message>
        <source>round robin, everybody twice</source>
        <translation>každý s každým dvakrát</translation>
    </message>
    <message>
        <source>each of one half against each of the other</source>
        <translation>každý z jedné poloviny s každým z druhé</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>vyřazovací</translation>
    </message>
    <message>
        <source>put together by hand</source>
        <translation>složeno ručně</translation>
    </message>
    <message>
        <source>as read from a file</source>
        <translation>načteno ze souboru</translation>
    </message>
    <message>
        <source>drawn by number, the upper half against the lower</source>
        <translation>losováno podle čísel, horní polovina proti dolní</translation>
    </message>
    <message>
        <source>Lots follow from the first name of the event and its first round.</source>
        <translation>Los plyne z prvního názvu turnaje a z jeho prvního kola.</translation>
    </message>
    <message>
        <source>Lots drawn {time}: {reason}.</source>
        <translation>Los {time}: {reason}.</translation>
    </message>
    <message>
        <source>drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>losováno holandským systémem FIDE, vydání {edition}</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) by hand</source>
        <translation>
            <numerusform>%n změna ručně</numerusform>
            <numerusform>%n změny ručně</numerusform>
            <numerusform>%n změn ručně</numerusform>
        </translation>
    </message>
    <message>
        <source>half matches at the tables {tables}</source>
        <translation>poloviční zápasy u stolů {tables}</translation>
    </message>
    <message>
        <source>a triangle over two rounds at the tables {tables}</source>
        <translation>trojice na dvě kola u stolů {tables}</translation>
    </message>
    <message>
        <source>played before: the matches at tables {tables}</source>
        <translation>opakované zápasy u stolů {tables}</translation>
    </message>
    <message>
        <source>Triangle over two rounds, whose results come in round {number}: {names}.</source>
        <translation>Trojice na dvě kola, výsledky až v kole {number}: {names}.</translation>
    </message>
    <message>
        <source>Swiss event</source>
        <translation>Turnaj švýcarským systémem</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>volno za bod</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>volno za půl bodu</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nepřítomen</translation>
    </message>
    <message>
        <source>{round}, boards {boards}</source>
        <translation>{round}, šachovnice {boards}</translation>
    </message>
    <message>
        <source>{round}, tables {boards}</source>
        <translation>{round}, stoly {boards}</translation>
    </message>
    <message>
        <source>{bye}, {points} VP</source>
        <translation>{bye}, {points} VP</translation>
    </message>
    <message>
        <source>{round}, by name</source>
        <translation>{round}, podle jmen</translation>
    </message>
    <message>
        <source>{round}, names {letters}</source>
        <translation>{round}, písmena {letters}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message numerus="yes">
        <source>half a match of %n board(s), {points} VP in all</source>
        <translation>
            <numerusform>poloviční zápas na %n rozdání, celkem {points} VP</numerusform>
            <numerusform>poloviční zápas na %n rozdání, celkem {points} VP</numerusform>
            <numerusform>poloviční zápas na %n rozdání, celkem {points} VP</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn by number, the first quarter of each half against the second</source>
        <translation>losováno podle čísel, v každé polovině první čtvrtina proti druhé</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>dvojice určil los</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>{standings}, places {places}</source>
        <translation>{standings}, místa {places}</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Startovní listina</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Konečné pořadí</translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation>Pořadí po kole {number}</translation>
    </message>
    <message>
        <source>R{number}</source>
        <translation>K{number}</translation>
    </message>
    <message>
        <source>Crosstable after round {number}</source>
        <translation>Křížová tabulka po kole {number}</translation>
    </message>
    <message>
        <source>in each column: the results against the entrant in that place</source>
        <translation>v každém sloupci výsledky s tím, kdo má to místo</translation>
    </message>
    <message>
        <source>w</source>
        <comment>White</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>b</source>
        <comment>Black</comment>
        <translation>č</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Last match</source>
        <translation>Poslední zápas</translation>
    </message>
    <message>
        <source>{title}, rounds {rounds}</source>
        <translation>{title}, kola {rounds}</translation>
    </message>
    <message>
        <source>The winner of the match in {stage} begins with half of its IMPs, fractions down.</source>
        <translation>Kdo vyhrál zápas týchž dvou ({stage}), začíná s polovinou IMP z něj, zaokrouhleno dolů.</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w for White or b for Black on board 1, the board points</source>
        <translation>v každém kole místo soupeře, b bílé nebo č černé na šachovnici 1, body na šachovnicích</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w (White) or b (Black), the result; +½ and so on: a bye</source>
        <translation>v každém kole místo soupeře, b bílé nebo č černé, výsledek; +½ a podobně: volno</translation>
    </message>
    <message>
        <source>Against the datum (the board&apos;s mean, to 10 points). Cross-IMPs: against every other score.</source>
        <translation>Proti datu (průměr rozdání na 10 bodů). Cross-IMP: proti každému jinému výsledku.</translation>
    </message>
    <message>
        <source>of it carried over</source>
        <translation>z toho přeneseno</translation>
    </message>
    <message>
        <source>{stage}: lost the final</source>
        <translation>{stage}: prohra ve finále</translation>
    </message>
    <message>
        <source>{stage}: lost in the semi-final</source>
        <translation>{stage}: prohra v semifinále</translation>
    </message>
    <message>
        <source>{stage}: lost in the quarter-final</source>
        <translation>{stage}: prohra ve čtvrtfinále</translation>
    </message>
    <message>
        <source>{stage}: lost in round {round}</source>
        <translation>{stage}: prohra v kole {round}</translation>
    </message>
    <message>
        <source>{stage}: won</source>
        <translation>{stage}: vítěz</translation>
    </message>
</context>
<context>
    <name>EventRounds</name>
    <message>
        <source>Explanation</source>
        <translation>Vysvětlení</translation>
    </message>
    <message>
        <source>Take back the draw of round {round}?</source>
        <translation>Zrušit los kola {round}?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of it would be removed, too. Undo brings them back.</source>
        <translation>
            <numerusform>Zmizí i %n jeho výsledek. Zpět vše vrátí.</numerusform>
            <numerusform>Zmizí i %n jeho výsledky. Zpět vše vrátí.</numerusform>
            <numerusform>Zmizí i %n jeho výsledků. Zpět vše vrátí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its score sheets would be removed, too. Undo brings them back.</source>
        <translation>Zmizí i jeho zápisy. Zpět je vrátí.</translation>
    </message>
    <message>
        <source>All its results would be removed, too. Undo brings them back.</source>
        <translation>Zmizí i všechny jeho výsledky. Zpět vše vrátí.</translation>
    </message>
    <message>
        <source>&amp;Unpair</source>
        <translation>Zrušit &amp;los</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Ponechat</translation>
    </message>
    <message>
        <source>unpair round {round}</source>
        <translation>zrušení losu kola {round}</translation>
    </message>
    <message>
        <source>Round {round} is no longer drawn; undo brings it back.</source>
        <translation>Kolo {round} už není vylosováno; Zpět ho vrátí.</translation>
    </message>
    <message>
        <source>Unpair Round {round}</source>
        <translation>Zrušit los kola {round}</translation>
    </message>
    <message>
        <source>Round {round} of {count}</source>
        <translation>Kolo {round} z {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) without a winner</source>
        <translation>
            <numerusform>%n zápas bez vítěze</numerusform>
            <numerusform>%n zápasy bez vítěze</numerusform>
            <numerusform>%n zápasů bez vítěze</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}, results missing: {count}</source>
        <translation>losování kola {round}, chybějící výsledky: {count}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another pair to swap them, or Esc to cancel.</source>
        <translation>Označeno: {name}. X na jiném páru oba vymění, Esc označení zruší.</translation>
    </message>
    <message>
        <source>The numbers do not follow the ratings; “{button}” with the entrants puts that right.</source>
        <translation>Čísla neodpovídají ratingům; „{button}“ v části Účastníci to napraví.</translation>
    </message>
    <message>
        <source>The numbers do not follow the strengths; “{button}” with the entrants puts that right.</source>
        <translation>Čísla neodpovídají síle; „{button}“ v části Účastníci to napraví.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Kolo {round}</translation>
    </message>
    <message>
        <source>Draw again to go on anyway.</source>
        <translation>Chcete-li přesto pokračovat, losujte ještě jednou.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>chybí %n výsledek</numerusform>
            <numerusform>chybí %n výsledky</numerusform>
            <numerusform>chybí %n výsledků</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Všechny výsledky jsou zadány</translation>
    </message>
    <message>
        <source>Enter names first (F4).</source>
        <translation>Nejprve zadejte účastníky (F4).</translation>
    </message>
    <message>
        <source>F9 draws the first round.</source>
        <translation>F9 vylosuje první kolo.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>Napište IMP (45-23); kontumace: +-, -+, obou: --; X u dvou družstev je vymění.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Napište procenta NS (57,5, IMP 12-0); kontumace: +-, -+, --; X u dvou párů je vymění.</translation>
    </message>
    <message>
        <source>Table and result</source>
        <translation>Stůl a výsledek</translation>
    </message>
    <message>
        <source>A table and its result, in any order of tables; Enter takes it (Ctrl+R)</source>
        <translation>Stůl a jeho výsledek, v libovolném pořadí stolů; Enter ho převezme (Ctrl+R)</translation>
    </message>
    <message>
        <source>Pairings and results by table</source>
        <translation>Rozlosování a výsledky podle stolů</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another team to swap them, or Esc to cancel.</source>
        <translation>Označeno: {name}. X na jiném družstvu obě vymění, Esc označení zruší.</translation>
    </message>
    <message>
        <source>change in round {round}</source>
        <translation>změna v kole {round}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another player to swap them, or Esc to cancel.</source>
        <translation>Označen: {name}. X na jiném hráči oba vymění, Esc označení zruší.</translation>
    </message>
    <message>
        <source>{name} with {other}: {opinion}.</source>
        <translation>{name} a {other}: {opinion}.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of the old pairs will be removed.</source>
        <translation>
            <numerusform>Zmizí %n výsledek původních dvojic.</numerusform>
            <numerusform>Zmizí %n výsledky původních dvojic.</numerusform>
            <numerusform>Zmizí %n výsledků původních dvojic.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}</source>
        <translation>los kola {round}</translation>
    </message>
    <message>
        <source>Board and result</source>
        <translation>Stůl a výsledek</translation>
    </message>
    <message>
        <source>Shows why the round is drawn as it is (F8)</source>
        <translation>Ukáže, proč je kolo takto vylosováno (F8)</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Změněno ručně</translation>
    </message>
    <message>
        <source>Not checked in: {names}.</source>
        <translation>Chybí v prezenci: {names}.</translation>
    </message>
    <message>
        <source>The round before (Alt+Left)</source>
        <translation>Předchozí kolo (Alt+vlevo)</translation>
    </message>
    <message>
        <source>The next round (Alt+Right)</source>
        <translation>Další kolo (Alt+vpravo)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Pairings and results by board</source>
        <translation>Rozlosování a výsledky podle stolů</translation>
    </message>
    <message>
        <source>Changes made by hand</source>
        <translation>Ruční změny</translation>
    </message>
    <message>
        <source>Takes the last draw back (Shift+F9)</source>
        <translation>Zruší poslední los (Shift+F9)</translation>
    </message>
    <message>
        <source>A board and its result, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Stůl a jeho výsledek, v libovolném pořadí stolů; Enter ho převezme (Ctrl+R)</translation>
    </message>
    <message>
        <source>Type the board points, such as 19-13 (2 per board won); +-, -+ or -- for a forfeit.</source>
        <translation>Napište body rozdání, třeba 19-13 (2 za vyhrané); kontumace: +-, -+ nebo --.</translation>
    </message>
    <message>
        <source>Type points (2.5-1.5) or boards (1=01, Enter); forfeit: +-, -+, --; X on two swaps teams.</source>
        <translation>Napište body (2,5-1,5) nebo šachovnice (1=01, Enter); kontumace: +-, -+, --; X u dvou družstev je vymění.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0) or VPs (13.2 vp); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Napište procenta NS (57,5, IMP 12-0) nebo VP (13,2 vp); kontumace: +-, -+, --; X u dvou párů je vymění.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23) or VPs (13.2-6.8); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>Napište IMP (45-23) nebo VP (13,2-6,8); kontumace: +-, -+, obou: --; X u dvou družstev je vymění.</translation>
    </message>
    <message>
        <source>Type 1, =, 0; forfeit: +-, -+; unrated: W, D, L; nobody: N; X on two players swaps them.</source>
        <translation>Napište 1, =, 0; kontumace: +-, -+; bez ratingu: W, D, L; nikdo: N; X u dvou hráčů je vymění.</translation>
    </message>
    <message>
        <source>Type IMPs and board points, such as 24-17 13-7 (2 per board won); forfeit: +-, -+, --.</source>
        <translation>Napište IMP a body za rozdání, třeba 24-17 13-7 (2 za vyhrané rozdání); kontumace: +-, -+, --.</translation>
    </message>
    <message>
        <source>Type the IMPs of the first of {count} segments, then + 12-18; or all: 20-15 + 12-18.</source>
        <translation>Napište IMP prvního ze segmentů ({count}), třeba 20-15, pak + 12-18; nebo všechny: 20-15 + 12-18.</translation>
    </message>
</context>
<context>
    <name>EventSettings</name>
    <message>
        <source>Baku acceleration</source>
        <translation>Zrychlené losování Baku</translation>
    </message>
    <message>
        <source>Draw one round behind</source>
        <translation>Losovat se zpožděním o kolo</translation>
    </message>
    <message>
        <source>First three apart</source>
        <translation>První tři zvlášť</translation>
    </message>
    <message>
        <source>points</source>
        <translation>bodování</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>zrychlení</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>první kolo</translation>
    </message>
    <message>
        <source>places in the table</source>
        <translation>místa v tabulce</translation>
    </message>
    <message>
        <source>“{word}” is not a round. Type round numbers, such as “8 9”.</source>
        <translation>„{word}“ není kolo. Pište čísla kol, třeba „8 9“.</translation>
    </message>
    <message>
        <source>Danish rounds</source>
        <translation>Dánská kola</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>podle souboru</translation>
    </message>
    <message>
        <source>Places in the table by</source>
        <translation>Místa v tabulce podle</translation>
    </message>
    <message>
        <source>Forfeits count</source>
        <translation>Kontumace se počítá</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>kontumace</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>pořadí</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Šachy</translation>
    </message>
    <message>
        <source>Bridge teams</source>
        <translation>Bridžová družstva</translation>
    </message>
    <message>
        <source>Chess teams</source>
        <translation>Šachová družstva</translation>
    </message>
    <message>
        <source>Swiss pairs</source>
        <translation>Páry švýcarsky</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Zápasové body</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Body na šachovnicích</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>losem</translation>
    </message>
    <message>
        <source>White</source>
        <translation>bílé</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>černé</translation>
    </message>
    <message>
        <source>as a win</source>
        <translation>jako výhra</translation>
    </message>
    <message>
        <source>as a draw</source>
        <translation>jako remíza</translation>
    </message>
    <message>
        <source>as a loss</source>
        <translation>jako prohra</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>Shora</translation>
    </message>
    <message>
        <source>Closest overall</source>
        <translation>Nejmenší součet</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dánský systém</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Každý s každým</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Každý s&#xa0;každým, dvakrát</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Švýcar</translation>
    </message>
    <message>
        <source>A match counts</source>
        <translation>Zápas se počítá</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs and boards (Patton)</source>
        <translation>IMP a rozdání (Patton)</translation>
    </message>
    <message>
        <source>what a match counts</source>
        <translation>co se v zápase počítá</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>poloviny</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>čtvrtiny</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>los</translation>
    </message>
    <message>
        <source>Equal VPs drawn</source>
        <translation>Stejná VP se losují</translation>
    </message>
    <message>
        <source>Which of those who have the same VPs comes first when a round is drawn</source>
        <translation>Kdo z těch, kteří mají stejně VP, je při losování kola první</translation>
    </message>
    <message>
        <source>as in the standings</source>
        <translation>podle pořadí</translation>
    </message>
    <message>
        <source>by IMP quotient</source>
        <translation>podle podílu IMP</translation>
    </message>
    <message>
        <source>draw of equal VPs</source>
        <translation>losování při stejných VP</translation>
    </message>
    <message>
        <source>strength, seeds last</source>
        <translation>síly, nasazení naposled</translation>
    </message>
    <message>
        <source>numbers as they are</source>
        <translation>čísel, jak jsou</translation>
    </message>
    <message>
        <source>as a bye</source>
        <translation>jako volno</translation>
    </message>
    <message>
        <source>best of three averages</source>
        <translation>nejlepší ze tří průměrů</translation>
    </message>
    <message>
        <source>by their VPs</source>
        <translation>podle jejich VP</translation>
    </message>
    <message>
        <source>as average</source>
        <translation>jako průměrný</translation>
    </message>
    <message>
        <source>as the last</source>
        <translation>jako poslední</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Volno</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Trojice</translation>
    </message>
    <message>
        <source>Triangle, two rounds</source>
        <translation>Trojice, dvě kola</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>Střídavě</translation>
    </message>
    <message>
        <source>Nobody twice</source>
        <translation>Nikdo dvakrát</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>Odspodu</translation>
    </message>
    <message>
        <source>open</source>
        <translation>neurčeno</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Dutch rules of</source>
        <translation>Holandský systém</translation>
    </message>
    <message>
        <source>Only while no round is drawn.</source>
        <translation>Jen dokud není vylosováno žádné kolo.</translation>
    </message>
    <message>
        <source>Only while the event has a single stage.</source>
        <translation>Jen dokud má turnaj jedinou fázi.</translation>
    </message>
    <message>
        <source>Only while there is no result.</source>
        <translation>Jen dokud není žádný výsledek.</translation>
    </message>
    <message>
        <source>A round robin follows its table.</source>
        <translation>Každý s každým se hraje podle tabulky.</translation>
    </message>
    <message>
        <source>Needs the number of rounds.</source>
        <translation>Vyžaduje počet kol.</translation>
    </message>
    <message>
        <source>Rounds that are drawn already: {rounds}.</source>
        <translation>Kola, která jsou už vylosována: {rounds}.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>První barva</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Bye counts</source>
        <translation>Volno se počítá</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Šachovnic v zápase</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Řadí se podle</translation>
    </message>
    <message>
        <source>First round by</source>
        <translation>První kolo</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Pozdní přihlášky</translation>
    </message>
    <message>
        <source>Bye, VP</source>
        <translation>Volno, VP</translation>
    </message>
    <message>
        <source>Rounds drawn strictly by rank, even if a match is repeated, such as “8 9”</source>
        <translation>Kola losovaná přísně podle pořadí, i když se zápas opakuje, třeba „8 9“</translation>
    </message>
    <message>
        <source>Who meets whom while no result counts: by numbers in two halves or quarters</source>
        <translation>Kdo s kým hraje, dokud neplatí žádný výsledek: podle čísel ve dvou polovinách nebo čtvrtinách</translation>
    </message>
    <message>
        <source>The score used to draw a late entrant in its first round</source>
        <translation>S jakým výsledkem se pozdní přihláška losuje ve svém prvním kole</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>šachovnice</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>řazení</translation>
    </message>
    <message>
        <source>late entries</source>
        <translation>pozdní přihlášky</translation>
    </message>
    <message>
        <source>one round behind</source>
        <translation>se zpožděním</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Odd number</source>
        <translation>Lichý počet</translation>
    </message>
    <message>
        <source>In the triangle</source>
        <translation>V trojici</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Hrají</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>How many rounds are planned; the rules treat the last one differently.</source>
        <translation>Kolik kol se má hrát; poslední má zvláštní pravidla.</translation>
    </message>
    <message>
        <source>Draw from the standings one round behind: the current round is still being played</source>
        <translation>Losovat podle pořadí o kolo zpět, když se poslední kolo ještě hraje</translation>
    </message>
    <message>
        <source>No two of the first three are in one triangle, unless only three are present</source>
        <translation>Žádná dvě z prvních tří míst nejsou v jedné trojici, leda by byla jen tři</translation>
    </message>
    <message>
        <source>Points that count for the draw alone, for the upper half in the first rounds</source>
        <translation>Body navíc jen pro los, pro horní polovinu v prvních kolech</translation>
    </message>
    <message>
        <source>name</source>
        <translation>název</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>kola</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>druh turnaje</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>vydání</translation>
    </message>
    <message>
        <source>first colour</source>
        <translation>první barva</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>trojice</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>škála</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>volno</translation>
    </message>
    <message>
        <source>method</source>
        <translation>způsob losu</translation>
    </message>
    <message>
        <source>odd number</source>
        <translation>lichý počet</translation>
    </message>
    <message>
        <source>By IMPs alone, or by Patton: plus 2 points per board won and 1 per board halved</source>
        <translation>Jen podle IMP, nebo podle Pattona: navíc 2 body za vyhrané rozdání a 1 za shodu</translation>
    </message>
    <message>
        <source>The lowest ranked of those with the fewest triangles so far, of those with none, or of all</source>
        <translation>Nejníže postavení z těch, kdo hráli nejméně trojic, kdo žádnou, nebo ze všech</translation>
    </message>
</context>
<context>
    <name>EventStandings</name>
    <message>
        <source>There are no entrants yet.</source>
        <translation>Účastníci zatím nejsou zadáni.</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Startovní listina</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Po kole {number}</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>pomocná hodnocení</translation>
    </message>
    <message>
        <source>Standings after which round</source>
        <translation>Po kterém kole pořadí je</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Křížová tabulka</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Skupiny</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Skupiny vedle sebe</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler párů</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Pavouk</translation>
    </message>
    <message>
        <source>Butler of players</source>
        <translation>Butler hráčů</translation>
    </message>
    <message>
        <source>Bracket: Enter shows the match</source>
        <translation>Pavouk: Enter ukáže zápas</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Družstvo</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pár</translation>
    </message>
    <message>
        <source>Rounds of the player</source>
        <translation>Kola hráče</translation>
    </message>
    <message>
        <source>Rounds of the team</source>
        <translation>Kola družstva</translation>
    </message>
    <message>
        <source>Rounds of the pair</source>
        <translation>Kola páru</translation>
    </message>
    <message>
        <source>What the picked value is made of</source>
        <translation>Z čeho se skládá vybraná hodnota</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Upravit…</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Podle umístění</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>P&amp;ořadí</translation>
    </message>
</context>
<context>
    <name>EventTeams</name>
    <message>
        <source>Everybody meets everybody twice, once NS and once EW, by the Berger table of round 1.</source>
        <translation>Každý hraje s každým dvakrát, jednou na NS a jednou na EW, podle Bergerovy tabulky pro 1. kolo.</translation>
    </message>
    <message>
        <source>Pairs that the director has forbidden to meet do not meet.</source>
        <translation>Páry, kterým to rozhodčí zakázal, spolu nehrají.</translation>
    </message>
    <message>
        <source>{team} sits NS, because it was EW in round {round} and the other was not.</source>
        <translation>{team} sedí na NS: v kole {round} byl na EW a soupeř ne.</translation>
    </message>
    <message>
        <source>{team} sits NS, as it asked.</source>
        <translation>{team} sedí na NS na vlastní přání.</translation>
    </message>
    <message>
        <source>{team} sits NS, as the other asked not to.</source>
        <translation>{team} sedí na NS: soupeř tam sedět nechtěl.</translation>
    </message>
    <message>
        <source>{team} sits NS: at odd tables the higher ranked does, if all is equal.</source>
        <translation>{team} sedí na NS: když je vše stejné, u lichých stolů tam sedí výše postavený.</translation>
    </message>
    <message>
        <source>{team} sits NS: at even tables the lower ranked does, if all is equal.</source>
        <translation>{team} sedí na NS: když je vše stejné, u sudých stolů tam sedí níže postavený.</translation>
    </message>
    <message>
        <source>Half a match is of half of the boards, each worth what it is worth in a whole one.</source>
        <translation>Poloviční zápas má polovinu rozdání, každé za tolik co v celém.</translation>
    </message>
    <message>
        <source>{team} is at home, as it asked.</source>
        <translation>{team} hraje doma na vlastní přání.</translation>
    </message>
    <message>
        <source>{team} is at home, as the other asked not to be.</source>
        <translation>{team} hraje doma: soupeř doma hrát nechtěl.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as the last in its first round.</source>
        <translation>Kdo se přihlásí pozdě, losuje se ve svém prvním kole jako poslední.</translation>
    </message>
    <message>
        <source>The first round is drawn by lot.</source>
        <translation>První kolo se losuje.</translation>
    </message>
    <message>
        <source>Lots also decide who has the bye, or plays the triangle, in that round.</source>
        <translation>Los určí i to, kdo v tomto kole má volno nebo hraje trojici.</translation>
    </message>
    <message>
        <source>Everybody meets everybody once, by the Berger table of round 1.</source>
        <translation>Každý hraje s každým jednou, podle Bergerovy tabulky pro 1. kolo.</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice, at home and as visitor, by the Berger table of round 1.</source>
        <translation>Každý hraje s každým dvakrát, jednou doma a jednou venku, podle Bergerovy tabulky pro 1. kolo.</translation>
    </message>
    <message>
        <source>The places in the table are the numbers as they are.</source>
        <translation>Místa v tabulce jsou čísla, jak jsou.</translation>
    </message>
    <message>
        <source>The places in the table are drawn by lot.</source>
        <translation>Místa v tabulce jsou vylosována.</translation>
    </message>
    <message>
        <source>No match is repeated.</source>
        <translation>Žádný zápas se neopakuje.</translation>
    </message>
    <message>
        <source>Outside Danish rounds no match is repeated.</source>
        <translation>Mimo kola dánského systému se žádný zápas neopakuje.</translation>
    </message>
    <message>
        <source>No match is repeated, except within a triangle if none as fair can avoid it.</source>
        <translation>Žádný zápas se neopakuje, jen v trojici, pokud se bez toho neobejde žádná stejně spravedlivá.</translation>
    </message>
    <message>
        <source>Teams that the director has forbidden to meet do not meet.</source>
        <translation>Družstva, kterým to rozhodčí zakázal, spolu nehrají.</translation>
    </message>
    <message>
        <source>The three have been in as few triangles before, in total, as possible.</source>
        <translation>Ti tři dosud hráli trojici v součtu co nejméněkrát.</translation>
    </message>
    <message>
        <source>Nobody is in a triangle twice.</source>
        <translation>Nikdo nehraje trojici dvakrát.</translation>
    </message>
    <message>
        <source>A team that has been in a triangle may be in another one.</source>
        <translation>Kdo už trojici hrál, může ji hrát znovu.</translation>
    </message>
    <message>
        <source>Then as few of the three as possible have met; half a match counts as a meeting.</source>
        <translation>Pak je v trojici co nejméně dvojic, které už spolu hrály; poloviční zápas se počítá také.</translation>
    </message>
    <message>
        <source>Then the three are as low in rank as possible, from the bottom up.</source>
        <translation>Pak jsou ti tři v pořadí co nejníže, počítáno odspodu.</translation>
    </message>
    <message>
        <source>{team} has met {others}.</source>
        <translation>{team} – dosavadní soupeři: {others}.</translation>
    </message>
    <message>
        <source>{team} must not meet {others}.</source>
        <translation>{team} – zakázaní soupeři: {others}.</translation>
    </message>
    <message>
        <source>If {team} met {others}, the rest could not be drawn.</source>
        <translation>{team} – zbytek by nešlo vylosovat se soupeři: {others}.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the highest ranked that is left; the rest can be drawn.</source>
        <translation>{team} – {other}: nejvýše postavený soupeř ze zbylých; zbytek lze vylosovat.</translation>
    </message>
    <message>
        <source>{team} meets {other}, half of the list below, as seeded.</source>
        <translation>{team} – {other}: o půl pole níže, podle nasazení.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to half of the list below.</source>
        <translation>{team} – {other}: ze zbylých nejblíže k místu o půl pole níže.</translation>
    </message>
    <message>
        <source>{team} meets {other}, a quarter of the list below, as seeded.</source>
        <translation>{team} – {other}: o čtvrt pole níže, podle nasazení.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to a quarter of the list below.</source>
        <translation>{team} – {other}: ze zbylých nejblíže k místu o čtvrt pole níže.</translation>
    </message>
    <message>
        <source>{team} meets {other}, by lot.</source>
        <translation>{team} – {other}: podle losu.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the next by rank.</source>
        <translation>{team} – {other}: další v pořadí.</translation>
    </message>
    <message>
        <source>{team} meets {other}, {vp} VP away: with this match the total is the least.</source>
        <translation>{team} – {other}: rozdíl je {vp} VP, s tímto zápasem je součet nejmenší.</translation>
    </message>
    <message>
        <source>{team} meets {other}, as was asked.</source>
        <translation>{team} – {other}: jak bylo žádáno.</translation>
    </message>
    <message>
        <source>{team} is at home, because it was visitor in round {round} and the other was not.</source>
        <translation>Doma hraje {team}: v kole {round} hrál venku a soupeř ne.</translation>
    </message>
    <message>
        <source>{team} is at home: at odd tables the higher ranked is, if all is equal.</source>
        <translation>Doma hraje {team}: když je vše stejné, u lichých stolů ten, kdo je výše.</translation>
    </message>
    <message>
        <source>{team} is at home: at even tables the lower ranked is, if all is equal.</source>
        <translation>Doma hraje {team}: když je vše stejné, u sudých stolů ten, kdo je níže.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}.</source>
        <translation>{team} a {other} spolu hráli v kole {round}.</translation>
    </message>
    <message>
        <source>{team} and {other} must not meet.</source>
        <translation>{team} a {other} spolu nesmějí hrát.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the rest could not be drawn.</source>
        <translation>Kdyby spolu hráli {team} a {other}, nešlo by vylosovat zbytek.</translation>
    </message>
    <message>
        <source>{other} meets {team}, half of the list below, as seeded.</source>
        <translation>{other} – {team}: o půl pole níže, podle nasazení.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to half of the list below.</source>
        <translation>{other} – {team}: ze zbylých nejblíže k místu o půl pole níže.</translation>
    </message>
    <message>
        <source>{other} meets {team}, a quarter of the list below, as seeded.</source>
        <translation>{other} – {team}: o čtvrt pole níže, podle nasazení.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to a quarter of the list below.</source>
        <translation>{other} – {team}: ze zbylých nejblíže k místu o čtvrt pole níže.</translation>
    </message>
    <message>
        <source>{other} meets {team}, by lot.</source>
        <translation>{other} – {team}: podle losu.</translation>
    </message>
    <message>
        <source>{team} plays in the triangle; triangles before: {value}.</source>
        <translation>{team} hraje v trojici; dosud v trojici: {value}×.</translation>
    </message>
    <message>
        <source>{team} has the bye, or a place in the triangle, by lot.</source>
        <translation>{team} má volno nebo místo v trojici podle losu.</translation>
    </message>
    <message>
        <source>{team} plays the triangle that began in round {round} to its end.</source>
        <translation>{team} dohrává trojici, která začala v kole {round}.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as with a drawn match for each round before.</source>
        <translation>{team}, pozdní přihláška: losuje se jako s remízou za každé kolo předtím.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as the last.</source>
        <translation>{team}, pozdní přihláška: losuje se na posledním místě.</translation>
    </message>
    <message>
        <source>{team} and {other} asked for the same side; one of them sits on the other.</source>
        <translation>{team} a {other} chtějí tutéž stranu; jeden z nich sedí na druhé.</translation>
    </message>
    <message>
        <source>{team} has had more byes already ({value}).</source>
        <translation>{team} už má víc volen ({value}×).</translation>
    </message>
    <message>
        <source>{team} has been in more triangles already ({value}).</source>
        <translation>{team} už má víc trojic ({value}×).</translation>
    </message>
    <message>
        <source>If {team} had the bye, the others could not be drawn.</source>
        <translation>Kdyby měl volno {team}, nešlo by vylosovat ostatní.</translation>
    </message>
    <message>
        <source>{team} and {other} are two of the first three, who are never in one triangle.</source>
        <translation>{team} a {other} jsou dva z prvních tří, a ti nikdy nejsou v jedné trojici.</translation>
    </message>
    <message>
        <source>{other} ranks below {team}, and so comes first.</source>
        <translation>{other} je níže než {team}, a proto je na řadě dřív.</translation>
    </message>
    <message>
        <source>{team} has the bye: the table has no opponent for it in this round.</source>
        <translation>Volno má {team}: tabulka tu v tomto kole nemá soupeře.</translation>
    </message>
    <message>
        <source>{team} has a bye, because {other} is absent.</source>
        <translation>Volno má {team}: {other} není přítomen.</translation>
    </message>
    <message>
        <source>The teams are ranked by the standings after round {round}: one round behind.</source>
        <translation>Družstva jsou seřazena podle pořadí po kole {round}: se zpožděním.</translation>
    </message>
    <message>
        <source>The places in the stage before serve as the numbers in this draw.</source>
        <translation>Za čísla v tomto losování slouží místa z předchozí fáze.</translation>
    </message>
    <message>
        <source>What the teams bring from the stage before ranks them.</source>
        <translation>Družstva řadí to, co si přinášejí z předchozí fáze.</translation>
    </message>
    <message>
        <source>No result counts yet: the teams are ranked by their numbers.</source>
        <translation>Ještě neplatí žádný výsledek: družstva jsou seřazena podle čísel.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Počet je sudý: nikdo nezbývá.</translation>
    </message>
    <message>
        <source>{team} and {other} do meet.</source>
        <translation>{team} a {other} spolu hrají.</translation>
    </message>
    <message>
        <source>{team} is absent in this round.</source>
        <translation>{team} v tomto kole není.</translation>
    </message>
    <message>
        <source>{other} comes before both of them, and {team} is the highest ranked that it can meet.</source>
        <translation>{other} je na řadě před oběma a {team} je nejvýše z těch, s kým může hrát.</translation>
    </message>
    <message>
        <source>{team} can meet {other}, which ranks higher, and the rest can still be drawn.</source>
        <translation>{team} a {other} spolu hrát mohou, {other} je výše a zbytek lze přesto vylosovat.</translation>
    </message>
    <message>
        <source>As those above them meet, the rest could not be drawn if {team} and {other} met.</source>
        <translation>Když hrají výše postavení, jak hrají, nešlo by vylosovat zbytek, kdyby spolu hráli {team} a {other}.</translation>
    </message>
    <message>
        <source>The sum of the squared VP differences would be {value}; it is {value_now}.</source>
        <translation>Součet čtverců rozdílů VP by byl {value}; teď je {value_now}.</translation>
    </message>
    <message>
        <source>The VP differences would be as small, but the differences in rank no smaller.</source>
        <translation>Rozdíly VP by byly stejně malé, ale rozdíly umístění ne menší.</translation>
    </message>
    <message>
        <source>They are the three lowest ranked.</source>
        <translation>Jsou to tři poslední v pořadí.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still missing: these matches count as 0 VP.</source>
        <translation>
            <numerusform>Ještě chybí %n výsledek: tento zápas se počítá za 0 VP.</numerusform>
            <numerusform>Ještě chybí %n výsledky: tyto zápasy se počítají za 0 VP.</numerusform>
            <numerusform>Ještě chybí %n výsledků: tyto zápasy se počítají za 0 VP.</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: {team}</source>
        <translation>volno: {team}</translation>
    </message>
    <message>
        <source>If they met: {matches}.</source>
        <translation>Kdyby se utkali: {matches}.</translation>
    </message>
    <message>
        <source>{team} (rank {rank}, round {round})</source>
        <translation>{team} ({rank}. místo, kolo {round})</translation>
    </message>
    <message>
        <source>{team} (rank {rank})</source>
        <translation>{team} ({rank}. místo)</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Páry se řadí podle VP, pak podle podílu získaných a ztracených IMP, podle jejich rozdílu a podle čísel.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first pair meets the first of the lower half, and so on.</source>
        <translation>1. kolo je nasazeno: první pár hraje s prvním z dolní poloviny a tak dále.</translation>
    </message>
    <message>
        <source>From the top, each pair meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>Shora dolů hraje každý pár s nejvýše postaveným, s nímž ještě nehrál, pokud pak lze vylosovat ostatní.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest pair with the fewest byes, if the rest can be drawn.</source>
        <translation>Volno za {bye} VP má nejníže postavený z párů s nejmenším počtem volen, pokud lze vylosovat ostatní.</translation>
    </message>
    <message>
        <source>With an odd number, three pairs play a triangle of half matches, if the rest can be drawn.</source>
        <translation>Při lichém počtu hrají tři páry trojici z polovičních zápasů, pokud lze vylosovat ostatní.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three pairs are present.</source>
        <translation>Žádné dva z prvních tří párů v pořadí nejsou v jedné trojici, leda by byly jen tři.</translation>
    </message>
    <message>
        <source>NS: the pair less often NS; then EW when seats last differed; then higher at odd tables.</source>
        <translation>NS: pár, který tam byl méně často; pak ten, kdo byl EW, když se linky lišily; pak u lichých stolů vyšší.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by their percentage of all matches and by numbers.</source>
        <translation>Páry se řadí podle VP, pak podle procent ze všech zápasů a podle čísel.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, their board points; then by won per lost, net points, numbers.</source>
        <translation>Družstva se řadí podle VP, tedy bodů rozdání; pak podle podílu získaných a ztracených, rozdílu a čísel.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Družstva se řadí podle VP, pak podle podílu získaných a ztracených IMP, podle jejich rozdílu a podle čísel.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Páry se řadí podle VP, pak podle pomocných hodnocení pořadí a podle čísel.</translation>
    </message>
    <message>
        <source>Patton: the VPs for IMPs, plus 2 per board won and 1 per board halved, {patton} in all.</source>
        <translation>Patton: VP za IMP a navíc 2 za vyhrané rozdání, 1 za shodu, celkem {patton}.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Družstva se řadí podle VP, pak podle pomocných hodnocení pořadí a podle čísel.</translation>
    </message>
    <message>
        <source>Rounds are drawn one round behind: the round before is still being played.</source>
        <translation>Losuje se podle pořadí o kolo zpět: předchozí kolo se ještě hraje.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as if it had drawn its match in each round before.</source>
        <translation>Kdo se přihlásí pozdě, losuje se ve svém prvním kole, jako by každé kolo předtím remizoval.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first team meets the first of the lower half, and so on.</source>
        <translation>1. kolo je nasazeno: první družstvo hraje s prvním z dolní poloviny a tak dále.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: in each half, the first quarter meets the second, number by number.</source>
        <translation>1. kolo je nasazeno: v každé polovině hraje první čtvrtina s druhou, číslo po čísle.</translation>
    </message>
    <message>
        <source>The first round, too, is drawn by score and places brought from the stage before.</source>
        <translation>I první kolo se losuje podle výsledku a míst z předchozí fáze.</translation>
    </message>
    <message>
        <source>From the top, each team meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>Shora dolů hraje každé družstvo s nejvýše postaveným, s nímž ještě nehrálo, pokud pak lze vylosovat ostatní.</translation>
    </message>
    <message>
        <source>Least sum of squared VP differences; if equal, least sum of squared rank differences.</source>
        <translation>Součet čtverců rozdílů VP je co nejmenší; při rovnosti součet čtverců rozdílů umístění.</translation>
    </message>
    <message>
        <source>Every round is drawn strictly by rank, first against second, and matches may repeat.</source>
        <translation>Každé kolo se losuje přísně podle pořadí, první s druhým; zápasy se mohou opakovat.</translation>
    </message>
    <message>
        <source>A forfeit gives the best of own average, others&apos; average against the absent, and 60 %.</source>
        <translation>Kontumace dává nejlepší ze tří: vlastní průměr, průměr ostatních proti nepřítomným, nebo 60 %.</translation>
    </message>
    <message>
        <source>Danish rounds, drawn strictly by rank, so that matches may repeat: {rounds}.</source>
        <translation>Kola dánského systému, losovaná přísně podle pořadí, takže se zápasy mohou opakovat: {rounds}.</translation>
    </message>
    <message>
        <source>Only Danish rounds repeat matches, and triangles where none as fair avoids it.</source>
        <translation>Zápasy se opakují jen v kolech dánského systému a v trojici, pokud se bez toho neobejde žádná stejně spravedlivá.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest team with the fewest byes, if the rest can be drawn.</source>
        <translation>Volno za {bye} VP má nejníže postavené z družstev s nejmenším počtem volen, pokud lze vylosovat ostatní.</translation>
    </message>
    <message>
        <source>With an odd number, three teams play a triangle of half matches, if the rest can be drawn.</source>
        <translation>Při lichém počtu hrají tři družstva trojici z polovičních zápasů, pokud lze vylosovat ostatní.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three teams are present.</source>
        <translation>Žádná dvě z prvních tří družstev v pořadí nejsou v jedné trojici, leda by byla jen tři.</translation>
    </message>
    <message>
        <source>Half a match has half of the range and of the boards: {half} VP each at a draw.</source>
        <translation>Poloviční zápas má polovinu rozsahu i rozdání: při remíze {half} VP pro každého.</translation>
    </message>
    <message>
        <source>Half a match counts half of the table for half of the boards: {half} VP each at a draw.</source>
        <translation>Poloviční zápas dává polovinu toho, co tabulka pro polovinu rozdání: při remíze {half} VP pro každého.</translation>
    </message>
    <message>
        <source>Matches are played in two halves and count with the second; a last round has half matches.</source>
        <translation>Zápasy se hrají na dvě poloviny a platí s druhou; poslední kolo má poloviční zápasy.</translation>
    </message>
    <message>
        <source>{team} has the bye: the lowest ranked with the fewest byes before ({value}).</source>
        <translation>Volno má {team}: poslední v pořadí z těch, kdo zatím mají nejméně volen ({value}).</translation>
    </message>
    <message>
        <source>{team} is absent: the triangle of round {round} stops, and its matches count half.</source>
        <translation>Chybí {team}: trojice kola {round} končí a její zápasy platí jako poloviční.</translation>
    </message>
    <message>
        <source>With {team} as the lowest, no allowed triangle is as fair and lets the rest be drawn.</source>
        <translation>Je-li nejníže {team}, není žádná dovolená trojice stejně spravedlivá taková, aby šlo vylosovat ostatní.</translation>
    </message>
    <message>
        <source>No allowed triangle of {team} with {other} is as fair and lets the rest be drawn.</source>
        <translation>Žádná dovolená trojice, v níž jsou {team} a {other}, není stejně spravedlivá tak, aby šlo vylosovat ostatní.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the bye or triangle would have to be others’.</source>
        <translation>Kdyby spolu hráli {team} a {other}, musel by mít volno nebo trojici někdo jiný.</translation>
    </message>
    <message>
        <source>Odd number: each pair has a bye in turn, {bye} VP; so has an absent pair&apos;s opponent.</source>
        <translation>Při lichém počtu má každý pár jednou volno za {bye} VP; má ho i soupeř páru, který není přítomen.</translation>
    </message>
    <message>
        <source>Odd number: each team has a bye in turn, {bye} VP; so has an absent team&apos;s opponent.</source>
        <translation>Při lichém počtu má každé družstvo jednou volno za {bye} VP; má ho i soupeř družstva, které není přítomno.</translation>
    </message>
    <message>
        <source>Home: the team less often home, then the last visitor, then the higher at odd tables.</source>
        <translation>Doma: kdo tam byl méně často, pak poslední host, pak u lichých stolů výše postavený.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}; no fair triangle that works has fewer repeats.</source>
        <translation>{team} a {other} spolu hráli v kole {round}; žádná možná spravedlivá trojice nemá méně opakování.</translation>
    </message>
    <message>
        <source>Odd number: three play a triangle over two rounds, if the rest can be drawn.</source>
        <translation>Při lichém počtu hrají tři trojici na dvě kola, pokud lze vylosovat všechny ostatní.</translation>
    </message>
    <message>
        <source>Pairs 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Páry 1 a 2, první nasazené, se utkají v posledním kole Bergerovy tabulky.</translation>
    </message>
    <message>
        <source>{team} sits NS, because its rounds NS less those EW are fewer.</source>
        <translation>{team} sedí na NS: po odečtení her na EW tam byl méněkrát.</translation>
    </message>
    <message>
        <source>{team} sits NS by the Berger table.</source>
        <translation>{team} sedí na NS podle Bergerovy tabulky.</translation>
    </message>
    <message>
        <source>Teams 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Družstva 1 a 2, první nasazená, se utkají v posledním kole Bergerovy tabulky.</translation>
    </message>
    <message>
        <source>{team} meets {other} in round {round} of the Berger table.</source>
        <translation>{team} – {other}: kolo {round} Bergerovy tabulky.</translation>
    </message>
    <message>
        <source>{team} is at home, because its home matches less its visits are fewer.</source>
        <translation>{team} hraje doma, protože má méně domácích zápasů po odečtení venkovních.</translation>
    </message>
    <message>
        <source>{team} is at home by the Berger table.</source>
        <translation>{team} hraje podle Bergerovy tabulky doma.</translation>
    </message>
    <message>
        <source>{team} and {other} meet in round {round} of the Berger table.</source>
        <translation>{team} a {other} se utkají v kole {round} Bergerovy tabulky.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>the number of players who find no opponent in the bracket</source>
        <translation>počet hráčů, kteří ve skupině nemají soupeře</translation>
    </message>
    <message>
        <source>the number of players who find no opponent in the next bracket</source>
        <translation>počet hráčů, kteří v další skupině nemají soupeře</translation>
    </message>
    <message>
        <source>the number of colour preferences that are not granted</source>
        <translation>počet nesplněných nároků na barvu</translation>
    </message>
    <message>
        <source>the number of strong colour preferences that are not granted</source>
        <translation>počet nesplněných silných nároků na barvu</translation>
    </message>
    <message>
        <source>the number of players who move down as they did in the last round</source>
        <translation>počet hráčů, kteří sestupují stejně jako v minulém kole</translation>
    </message>
    <message>
        <source>the number of players who move down as they did two rounds ago</source>
        <translation>počet hráčů, kteří sestupují stejně jako před dvěma koly</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did in the last round</source>
        <translation>počet hráčů, kteří mají soupeře s více body stejně jako v minulém kole</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did two rounds ago</source>
        <translation>počet hráčů, kteří mají soupeře s více body stejně jako před dvěma koly</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did in the last round</source>
        <translation>seznam bodových rozdílů těch, kdo sestupují stejně jako v minulém kole</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did two rounds ago</source>
        <translation>seznam bodových rozdílů těch, kdo sestupují stejně jako před dvěma koly</translation>
    </message>
    <message>
        <source>the list of score differences of those who meet a higher score as they did two rounds ago</source>
        <translation>seznam bodových rozdílů těch, kdo mají soupeře s více body stejně jako před dvěma koly</translation>
    </message>
    <message>
        <source>the number of pairs of two who must have the same colour</source>
        <translation>počet dvojic, v nichž musí oba dostat stejnou barvu</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (odd rounds)</source>
        <translation>počet dvojic, v nichž mají oba silný nárok na stejnou barvu (lichá kola)</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (even rounds)</source>
        <translation>počet dvojic, v nichž mají oba silný nárok na stejnou barvu (sudá kola)</translation>
    </message>
    <message>
        <source>the score of the player who gets the bye</source>
        <translation>bodový zisk hráče, který dostane volno</translation>
    </message>
    <message>
        <source>the list of scores of those who move down</source>
        <translation>seznam bodových zisků těch, kdo sestupují</translation>
    </message>
    <message>
        <source>the number of rounds that the player with the bye has not played before</source>
        <translation>počet kol, která hráč s volnem dosud nehrál</translation>
    </message>
    <message>
        <source>That was made by hand.</source>
        <translation>Udělalo se to ručně.</translation>
    </message>
    <message>
        <source>The round was drawn elsewhere, or something before it was corrected since.</source>
        <translation>Kolo se losovalo jinde, nebo se od té doby opravilo něco před ním.</translation>
    </message>
    <message>
        <source>Something before it was corrected since, or the event has other rules now.</source>
        <translation>Od té doby se opravilo něco před ním, nebo má turnaj teď jiná pravidla.</translation>
    </message>
    <message>
        <source>{pair} is {margin} ahead.</source>
        <translation>{pair} vede o {margin}.</translation>
    </message>
    <message>
        <source>{pair} has {margin} of the matchpoints.</source>
        <translation>{pair} má {margin} matchpointů.</translation>
    </message>
    <message numerus="yes">
        <source>By {scale}, over %n board(s), {band} are {vps} VP.</source>
        <translation>
            <numerusform>Podle škály {scale}, na %n rozdání: {band} je {vps} VP.</numerusform>
            <numerusform>Podle škály {scale}, na %n rozdání: {band} je {vps} VP.</numerusform>
            <numerusform>Podle škály {scale}, na %n rozdání: {band} je {vps} VP.</numerusform>
        </translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Zdroj: {source}.</translation>
    </message>
    <message>
        <source>The director gave other VPs.</source>
        <translation>Rozhodčí určil jiná VP.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, {points} of {top} to NS.</source>
        <translation>Rozdání {board}: {score}, {points} z {top} pro NS.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, cross-IMPs to NS: {points}.</source>
        <translation>Rozdání {board}: {score}, {points} cross-IMP pro NS.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>bílé</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>černé</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <translation>{score} b.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>prázdný</translation>
    </message>
    <message>
        <source>{what} would be {then}; it is {now} ({rule})</source>
        <translation>{what}: bylo by {then} místo {now} ({rule})</translation>
    </message>
    <message>
        <source>Round {round}: how it is drawn</source>
        <translation>Kolo {round}: jak je vylosováno</translation>
    </message>
    <message>
        <source>Table {table}: {pair}</source>
        <translation>Stůl {table}: {pair}</translation>
    </message>
    <message>
        <source>The odd place</source>
        <translation>Lichý počet</translation>
    </message>
    <message>
        <source>Why not {pair}?</source>
        <translation>Proč ne {pair}?</translation>
    </message>
    <message>
        <source>{player} is not drawn in this round.</source>
        <translation>{player} není v tomto kole losován.</translation>
    </message>
    <message>
        <source>Not what the rules give: {pair}.</source>
        <translation>Pravidla to nedávají: {pair}.</translation>
    </message>
    <message>
        <source>{pair} is a match of the triangle over two rounds.</source>
        <translation>{pair} je zápas trojice na dvě kola.</translation>
    </message>
    <message>
        <source>{pair} is a half match of the triangle.</source>
        <translation>{pair} je poloviční zápas trojice.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Počet je sudý: nikdo nezbývá.</translation>
    </message>
    <message>
        <source>Why does {player} get the bye?</source>
        <translation>Proč má volno {player}?</translation>
    </message>
    <message>
        <source>Why does {player} move down?</source>
        <translation>Proč sestupuje {player}?</translation>
    </message>
    <message>
        <source>Nobody gets the bye: the number of players is even.</source>
        <translation>Volno nemá nikdo: počet hráčů je sudý.</translation>
    </message>
    <message>
        <source>{player} does not move down in this round.</source>
        <translation>{player} v tomto kole nesestupuje.</translation>
    </message>
    <message>
        <source>{player} is the lowest ranked of those present, and may have the bye.</source>
        <translation>{player} je nejníže postavený z přítomných a volno mít může.</translation>
    </message>
    <message>
        <source>Nobody of the {bracket} who ranks lower than {player} stays in it.</source>
        <translation>Nikdo ze skupiny {bracket}, kdo je níže než {player}, v ní nezůstává.</translation>
    </message>
    <message>
        <source>{player} can meet nobody in the {bracket}.</source>
        <translation>{player} nemá ve skupině {bracket} možného soupeře.</translation>
    </message>
    <message>
        <source>These come first for it, but:</source>
        <translation>Tito jsou pro ně na řadě dřív, ale:</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>A další: {count}.</translation>
    </message>
    <message>
        <source>Of the {bracket} these rank lower and would move down first, but:</source>
        <translation>Ze skupiny {bracket} jsou tito níže a sestupovali by dřív, ale:</translation>
    </message>
    <message>
        <source>By the plain order of their bracket these two meet.</source>
        <translation>Podle základního pořadí skupiny hrají spolu právě tito dva.</translation>
    </message>
    <message>
        <source>By the plain order {player} would meet {other}.</source>
        <translation>Podle základního pořadí by proti sobě hráli {player} a {other}.</translation>
    </message>
    <message>
        <source>To meet, {player} would have to move down from a score of {high} to {low}.</source>
        <translation>Aby hráli spolu, musel by {player} sestoupit z {high} na {low} b.</translation>
    </message>
    <message>
        <source>If they met, this would change too: {pairs}.</source>
        <translation>Kdyby hráli spolu, změnilo by se i toto: {pairs}.</translation>
    </message>
    <message>
        <source>bye: {player}</source>
        <translation>volno: {player}</translation>
    </message>
    <message>
        <source>{players} do meet in this round.</source>
        <translation>{players} v tomto kole hrají spolu.</translation>
    </message>
    <message>
        <source>Absent in this round: {players}.</source>
        <translation>V tomto kole chybí: {players}.</translation>
    </message>
    <message>
        <source>They met in round {round}, and nobody meets twice ({rule}).</source>
        <translation>Hráli spolu v kole {round} a dvakrát nikdo s nikým nehraje ({rule}).</translation>
    </message>
    <message>
        <source>The director has forbidden this pair.</source>
        <translation>Tuto dvojici rozhodčí zakázal.</translation>
    </message>
    <message>
        <source>Both must have {colour} ({rule}).</source>
        <translation>Oba musí mít {colour} ({rule}).</translation>
    </message>
    <message>
        <source>Then the others could not all be paired, whoever met whom ({rule}).</source>
        <translation>Ostatní by pak nešlo všechny vylosovat, ať by hrál kdokoli s kýmkoli ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, the number of pairs would be {then}; it is {now} ({rule}).</source>
        <translation>Ve skupině {bracket} by dvojic bylo {then} místo {now} ({rule}).</translation>
    </message>
    <message>
        <source>The brackets below would be paired worse ({rule}).</source>
        <translation>Skupiny níže by se vylosovaly hůře ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, {worse}.</source>
        <translation>Ve skupině {bracket}: {worse}.</translation>
    </message>
    <message>
        <source>In the {bracket} every criterion would be kept as well. {but}</source>
        <translation>Ve skupině {bracket} by všechna kritéria byla splněna stejně dobře. {but}</translation>
    </message>
    <message>
        <source>But the order of pairings decides: {player} meets {now} rather than {then} ({rule}).</source>
        <translation>Rozhoduje ale pořadí rozlosování: soupeřem hráče {player} je {now}, ne {then} ({rule}).</translation>
    </message>
    <message>
        <source>But that pairing comes later in the order.</source>
        <translation>Toto rozlosování je ale v pořadí až později.</translation>
    </message>
    <message>
        <source>had the bye in round {round} ({rule}).</source>
        <translation>volno už v kole {round} ({rule}).</translation>
    </message>
    <message>
        <source>got points without a game in round {round}, and so gets no bye ({rule}).</source>
        <translation>body bez hry v kole {round}, a proto volno nedostane ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more rank(s) lower, too.</source>
        <translation>
            <numerusform>Níže v pořadí ještě %n místo.</numerusform>
            <numerusform>Níže v pořadí ještě %n místa.</numerusform>
            <numerusform>Níže v pořadí ještě %n míst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>Kolo {round}, losováno holandským systémem FIDE, vydání {edition}</translation>
    </message>
    <message>
        <source>Scores from {high} to {low}, as one bracket</source>
        <translation>Od {high} do {low} b. jako jedna skupina</translation>
    </message>
    <message>
        <source>In this bracket: {players}.</source>
        <translation>V této skupině: {players}.</translation>
    </message>
    <message>
        <source>Moved down into it from a score of {score}: {players}.</source>
        <translation>Sestoupili do ní s {score} b.: {players}.</translation>
    </message>
    <message>
        <source>By the plain order the upper half meets the lower half, first against first.</source>
        <translation>V základním pořadí hraje horní polovina s dolní, první s prvním.</translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation>Dvojice: {pairs}.</translation>
    </message>
    <message>
        <source>Moves on to the next bracket: {players}.</source>
        <translation>Do další skupiny přechází: {players}.</translation>
    </message>
    <message>
        <source>Gets the bye: {players}.</source>
        <translation>Volno: {players}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}.</source>
        <translation>{rule} – {what}: {values}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}, and with these players it cannot be less.</source>
        <translation>{rule} – {what}: {values}. S těmito hráči to lepší být nemůže.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}; by counting alone it could be {least}.</source>
        <translation>{rule} – {what}: {values}. Podle pouhého počtu by mohlo být {least}.</translation>
    </message>
    <message>
        <source>White is preferred by {white}, Black by {black} of them.</source>
        <translation>Nárok na bílé má z nich {white}, na černé {black}.</translation>
    </message>
    <message>
        <source>Every criterion of colours and floats is kept.</source>
        <translation>Všechna kritéria barev a přesunů jsou splněna.</translation>
    </message>
    <message>
        <source>The plain order needs no change.</source>
        <translation>Základní pořadí není třeba měnit.</translation>
    </message>
    <message>
        <source>Of all pairings that are as good this one comes first: {changes}.</source>
        <translation>Ze všech stejně dobrých rozlosování je v pořadí první toto: {changes}.</translation>
    </message>
    <message>
        <source>set {number} of those who moved down ({rule})</source>
        <translation>sada sestoupivších {number} ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of their opponents ({rule})</source>
        <translation>transpozice jejich soupeřů {number} ({rule})</translation>
    </message>
    <message>
        <source>exchange of {down} with {up} ({rule})</source>
        <translation>výměna {down} za {up} ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of the lower half ({rule})</source>
        <translation>transpozice dolní poloviny {number} ({rule})</translation>
    </message>
    <message>
        <source>Boards and colours</source>
        <translation>Stoly a barvy</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Šachovnice {board}</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}.</source>
        <translation>Bílý: {white}; černý: {black}.</translation>
    </message>
    <message>
        <source>Both get what they prefer ({rule}).</source>
        <translation>Oba dostávají barvu, na kterou mají nárok ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour}; {player} gets it, whose claim is the stronger ({rule}).</source>
        <translation>Oba mají nárok na {colour}; dostane je {player}, jehož nárok je silnější ({rule}).</translation>
    </message>
    <message>
        <source>{player} has not played yet.</source>
        <translation>{player} ještě nehrál.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) would like {colour}.</source>
        <translation>{player} (dosud {colours}) má mírný nárok na {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) strongly prefers {colour}.</source>
        <translation>{player} (dosud {colours}) má silný nárok na {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) must have {colour}.</source>
        <translation>{player} (dosud {colours}) má absolutní nárok na {colour}.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Č</translation>
    </message>
    <message>
        <source>Both are in the {bracket}.</source>
        <translation>Oba jsou ve skupině {bracket}.</translation>
    </message>
    <message>
        <source>{player} has a score of {score} and moved down into the {bracket} of {other}.</source>
        <translation>{player} má {score} b. a sestupuje do skupiny {bracket} k hráči {other}.</translation>
    </message>
    <message>
        <source>The colours are not those that the rules give, with White for {white}.</source>
        <translation>Barvy neodpovídají pravidlům; podle nich má bílé {white}.</translation>
    </message>
    <message>
        <source>This pair is not what the rules give; they give: {pairs}.</source>
        <translation>Tuto dvojici pravidla nedávají; dávají: {pairs}.</translation>
    </message>
    <message>
        <source>(one of very many)</source>
        <translation>(jedna z velmi mnoha)</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <comment>as a heading</comment>
        <translation>Skupina {score} b.</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one has a colour difference above two</source>
        <translation>počet dvojic, v nichž hráč s nadpolovičním ziskem nebo jeho soupeř dostane jednu barvu o více než dvakrát častěji než druhou</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one gets a colour three times running</source>
        <translation>počet dvojic, v nichž hráč s nadpolovičním ziskem nebo jeho soupeř dostane stejnou barvu potřetí za sebou</translation>
    </message>
    <message>
        <source>the score differences of those who meet a higher score as they did in the last round</source>
        <translation>seznam bodových rozdílů těch, kdo mají soupeře s více body stejně jako v minulém kole</translation>
    </message>
    <message>
        <source>It was made by hand or drawn elsewhere, or something before it was corrected since.</source>
        <translation>Udělalo se to ručně, kolo se losovalo jinde, nebo se od té doby opravilo něco před ním.</translation>
    </message>
    <message>
        <source>In the {bracket}, players moved down and paired would be {then}, not {now} ({rule}).</source>
        <translation>Ve skupině {bracket} by vylosovaných sestoupivších bylo {then} místo {now} ({rule}).</translation>
    </message>
    <message>
        <source>Then the {bracket} and those below would have to become one to be paired ({rule}).</source>
        <translation>Skupina {bracket} a skupiny pod ní by se pak musely spojit, aby šlo vylosovat všechny ({rule}).</translation>
    </message>
    <message>
        <source>The {bracket} itself would be paired as well or better, but those below worse ({rule}).</source>
        <translation>Samotná skupina {bracket} by se vylosovala stejně dobře nebo lépe, ale to pod ní hůře ({rule}).</translation>
    </message>
    <message>
        <source>But that needs the exchange of {down} with {up}, which comes later ({rule}).</source>
        <translation>To ale potřebuje výměnu ({down} za {up}), a ta je v pořadí až později ({rule}).</translation>
    </message>
    <message>
        <source>But others of those who moved down would be paired, which comes later ({rule}).</source>
        <translation>Tam by ale z těch, kdo sestoupili, byli vylosováni jiní, a to je v pořadí až později ({rule}).</translation>
    </message>
    <message>
        <source>Those who moved down are paired first, then the upper half with the lower half.</source>
        <translation>Nejprve se losují ti, kdo sestoupili; ostatní pak hrají horní polovina s dolní.</translation>
    </message>
    <message>
        <source>At least half of them moved down, so all are paired alike, half against half (A.3).</source>
        <translation>Nejméně polovina z nich sestoupila, a tak se losují všichni stejně, polovina s polovinou (A.3).</translation>
    </message>
    <message>
        <source>Pairs: {pairs}. The bracket alone allows {most}, but then those below could not be paired.</source>
        <translation>Dvojic: {pairs}. Sama skupina jich dovoluje {most}, ale pak by nešlo vylosovat ty níže.</translation>
    </message>
    <message>
        <source>{players} should move down, but the next bracket could not pair them; others do (C.12).</source>
        <translation>Sestoupit měli {players}, ale v další skupině by je nešlo vylosovat; sestupují jiní (C.12).</translation>
    </message>
    <message>
        <source>The last had no pairing whoever the {bracket} sent down: they are one: {players} (C.13).</source>
        <translation>Ať ze skupiny {bracket} sestoupil kdokoli, poslední nešlo vylosovat; jsou jedna: {players} (C.13).</translation>
    </message>
    <message>
        <source>The {bracket} left some below unpaired; with all of them it became one: {players} (A.9).</source>
        <translation>Skupina {bracket} nechala níže někoho bez soupeře; všichni se proto spojili v jednu skupinu: {players} (A.9).</translation>
    </message>
    <message>
        <source>Neither prefers a colour: the higher ranked&apos;s number and the first colour decide ({rule}).</source>
        <translation>Nikdo nemá nárok na barvu: rozhoduje číslo výše postaveného a první barva ({rule}).</translation>
    </message>
    <message>
        <source>the list of score differences (those moving down meet a point below the bracket),</source>
        <translation>seznam bodových rozdílů (kdo sestupuje, jako by hrál o bod pod skupinou)</translation>
    </message>
    <message>
        <source>To pair the last bracket, the {bracket} was paired again, moving down {players} (C.13).</source>
        <translation>Aby šla vylosovat poslední skupina, losovala se {bracket} znovu; dolů jde {players} (C.13).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally; {other} had it last, so {player} gets it ({rule}).</source>
        <translation>Oba mají stejný nárok na {colour}; naposledy je měl {other}, takže je dostane {player} ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally and never differed; the higher, {player}, gets it ({rule}).</source>
        <translation>Oba mají stejný nárok na {colour} a barvy se nikdy nelišily; dostane je výše postavený {player} ({rule}).</translation>
    </message>
    <message>
        <source>Seeds {one} and {other} meet: the two seeds of a match in round 1 add up to {sum}.</source>
        <translation>Potkávají se nasazení {one} a {other}: čísla nasazených v zápase 1. kola dávají součet {sum}.</translation>
    </message>
    <message>
        <source>The seeds were drawn by lot.</source>
        <translation>Nasazení bylo vylosováno.</translation>
    </message>
    <message>
        <source>They stand next to each other in the bracket: {one}; {other}.</source>
        <translation>V pavouku jsou vedle sebe: {one}; {other}.</translation>
    </message>
    <message>
        <source>{name} beat {beaten} in round {round}</source>
        <translation>{name}: v kole {round} výhra, soupeř {beaten}</translation>
    </message>
    <message>
        <source>{name} had a bye in round {round}</source>
        <translation>{name}: v kole {round} volno</translation>
    </message>
    <message>
        <source>Both have lost their semi-final: they play for the third place.</source>
        <translation>Oba prohráli semifinále: hrají o třetí místo.</translation>
    </message>
    <message>
        <source>The bracket gives other opponents: it was changed by hand, or a result was corrected.</source>
        <translation>Pavouk dává jiné soupeře: byl změněn ručně, nebo byl opraven výsledek.</translation>
    </message>
    <message>
        <source>Seed {seed} has a bye: the bracket has {size} places, and nobody is seed {other}.</source>
        <translation>Nasazení {seed} má volno: pavouk má {size} míst a nasazený {other} není.</translation>
    </message>
    <message>
        <source>{player} does not play in this round.</source>
        <translation>{player} v tomto kole nehraje.</translation>
    </message>
    <message>
        <source>By their places in the bracket they could meet in round {round}, not before.</source>
        <translation>Podle míst v pavouku by se mohli potkat v kole {round}, ne dříve.</translation>
    </message>
</context>
<context>
    <name>EventsMenus</name>
    <message>
        <source>Select {name} to Swap</source>
        <translation>Označit k výměně: {name}</translation>
    </message>
    <message>
        <source>Do Not Swap {name}</source>
        <translation>Nevyměňovat: {name}</translation>
    </message>
    <message>
        <source>Swap {name} with {other}</source>
        <translation>Vyměnit: {name} a {other}</translation>
    </message>
    <message>
        <source>Explain This Match</source>
        <translation>Vysvětlit tuto dvojici</translation>
    </message>
    <message>
        <source>Explain This Bye</source>
        <translation>Vysvětlit toto volno</translation>
    </message>
    <message>
        <source>Copy All Boards</source>
        <translation>Kopírovat všechny stoly</translation>
    </message>
    <message>
        <source>Type the Result</source>
        <translation>Napsat výsledek</translation>
    </message>
    <message>
        <source>Boards of the Match</source>
        <translation>Šachovnice zápasu</translation>
    </message>
    <message>
        <source>Score Sheet of the Match</source>
        <translation>Zápis zápasu</translation>
    </message>
    <message>
        <source>Ruling on the Match</source>
        <translation>Rozhodnutí o zápase</translation>
    </message>
    <message>
        <source>Set the Value of the Bye…</source>
        <translation>Zadat body za volno…</translation>
    </message>
    <message>
        <source>Not Rated</source>
        <translation>Bez ratingu</translation>
    </message>
    <message>
        <source>Given by the Arbiter</source>
        <translation>Určeno rozhodčím</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Kontumace</translation>
    </message>
    <message>
        <source>{name} Wins</source>
        <translation>Vyhrává {name}</translation>
    </message>
    <message>
        <source>Nobody Came</source>
        <translation>Nikdo nepřišel</translation>
    </message>
    <message>
        <source>Remove the Result</source>
        <translation>Odebrat výsledek</translation>
    </message>
    <message>
        <source>Use the Value of the Rules</source>
        <translation>Body podle pravidel</translation>
    </message>
    <message>
        <source>White Wins</source>
        <translation>Vyhrává bílý</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Black Wins</source>
        <translation>Vyhrává černý</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Upravit</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>prezence</translation>
    </message>
    <message>
        <source>Present or Absent</source>
        <translation>Přítomen, nebo ne</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>mimo pořadí</translation>
    </message>
    <message>
        <source>With or Without Standing</source>
        <translation>V pořadí, nebo mimo pořadí</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Copy with Headings</source>
        <translation>Kopírovat s hlavičkou</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>New Entry</source>
        <translation>Nový účastník</translation>
    </message>
    <message>
        <source>No Bye</source>
        <translation>Bez volna</translation>
    </message>
    <message>
        <source>Withdraw after Round {round}</source>
        <translation>Odstoupení po kole {round}</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Vrátit do turnaje</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Odstoupení</translation>
    </message>
    <message>
        <source>Why This Place?</source>
        <translation>Proč toto umístění?</translation>
    </message>
    <message>
        <source>Why This Value?</source>
        <translation>Proč tato hodnota?</translation>
    </message>
    <message>
        <source>Rounds of {name}</source>
        <translation>Kola: {name}</translation>
    </message>
    <message>
        <source>Rank by {tie_break} First</source>
        <translation>Nejprve podle: {tie_break}</translation>
    </message>
    <message>
        <source>Choose the Tie-breaks</source>
        <translation>Zvolit pomocná hodnocení</translation>
    </message>
    <message>
        <source>Copy All Tables</source>
        <translation>Kopírovat všechny stoly</translation>
    </message>
</context>
<context>
    <name>EventsRoom</name>
    <message>
        <source>New event</source>
        <translation>Nový turnaj</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n družstvo</numerusform>
            <numerusform>%n družstva</numerusform>
            <numerusform>%n družstev</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pár</numerusform>
            <numerusform>%n páry</numerusform>
            <numerusform>%n párů</numerusform>
        </translation>
    </message>
    <message>
        <source>Dutch rules of {edition}</source>
        <translation>Holandský systém {edition}</translation>
    </message>
    <message>
        <source>no round drawn</source>
        <translation>žádné kolo není vylosováno</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>kolo {round} z {count}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>kolo {round}</translation>
    </message>
    <message>
        <source>can only be read</source>
        <translation>jen ke čtení</translation>
    </message>
    <message numerus="yes">
        <source>{scale}, %n board(s), {vp} VP</source>
        <translation>
            <numerusform>{scale}, %n rozdání, {vp} VP</numerusform>
            <numerusform>{scale}, %n rozdání, {vp} VP</numerusform>
            <numerusform>{scale}, %n rozdání, {vp} VP</numerusform>
        </translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Účastníci</translation>
    </message>
    <message>
        <source>Begin an Event</source>
        <translation>Začít turnaj</translation>
    </message>
    <message>
        <source>A league, a Swiss, a knock-out, or groups with a final: of teams, pairs or players.</source>
        <translation>Liga, švýcarský systém, vyřazovací soutěž nebo skupiny s finále: družstev, párů nebo hráčů.</translation>
    </message>
    <message>
        <source>New Event…</source>
        <translation>Nový turnaj…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otevřít…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>všechny výsledky jsou zadány</translation>
    </message>
    <message>
        <source>Add a final, groups or a cup (Ctrl+F9)</source>
        <translation>Přidat finále, skupiny nebo pohár (Ctrl+F9)</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Parts of the event</source>
        <translation>Části turnaje</translation>
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
        <source>Pages</source>
        <translation>Stránky</translation>
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
    <message>
        <source>Published {date}, {time}</source>
        <translation>Zveřejněno {date}, {time}</translation>
    </message>
    <message>
        <source>{size} points is too small to read (least: {least}). Use larger paper, landscape or less.</source>
        <translation>{size} pt je k přečtení málo (nejméně {least}). Zvolte větší papír, orientaci na šířku nebo méně.</translation>
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
        <source>of the event</source>
        <translation>podle turnaje</translation>
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
        <source>“{name}” exists already. Replace it?</source>
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
        <source>The logo “{path}” has more than {most} million pixels; choose a smaller picture.</source>
        <translation>Logo „{path}“ má více než {most} milionů bodů; zvolte menší obrázek.</translation>
    </message>
    <message>
        <source>The logo “{path}” has too many parts to be drawn; choose a simpler picture.</source>
        <translation>Logo „{path}“ má příliš mnoho částí a nelze ho vykreslit; zvolte jednodušší obrázek.</translation>
    </message>
    <message>
        <source>The logo “{path}” has another picture inside; save it as PNG and choose that file.</source>
        <translation>Logo „{path}“ v sobě obsahuje další obrázek; uložte ho jako PNG a vyberte ten soubor.</translation>
    </message>
    <message>
        <source>A picture holds one page, and these are {pages}; choose PDF instead.</source>
        <translation>Do obrázku se vejde jedna stránka, ale stránek je {pages}; zvolte PDF.</translation>
    </message>
    <message>
        <source>The printer takes no pages; see that it is on and connected, or choose PDF.</source>
        <translation>Tiskárna stránky nepřijímá; zkontrolujte, zda je zapnutá a&#xa0;připojená, nebo zvolte PDF.</translation>
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
        <source>Butler of the players</source>
        <translation>Butler hráčů</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Konečné pořadí</translation>
    </message>
    <message>
        <source>Log of the event</source>
        <translation>Záznam turnaje</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>Match sheets, to write on</source>
        <translation>Zápisy zápasů k&#xa0;vyplnění</translation>
    </message>
    <message>
        <source>Stages of the event</source>
        <translation>Fáze turnaje</translation>
    </message>
    <message>
        <source>VP table</source>
        <translation>Tabulka VP</translation>
    </message>
    <message>
        <source>Schedule of the session</source>
        <translation>Časový plán sezení</translation>
    </message>
    <message>
        <source>Cards that changed since it was saved</source>
        <translation>Karty, které se od uložení změnily</translation>
    </message>
    <message>
        <source>Decisions of the director</source>
        <translation>Rozhodnutí rozhodčího</translation>
    </message>
    <message>
        <source>Log of the evening</source>
        <translation>Záznam večera</translation>
    </message>
    <message>
        <source>Ranking of all sessions</source>
        <translation>Pořadí všech sezení</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Rozdání dne</translation>
    </message>
    <message>
        <source>Pick-up slips, one per table and round</source>
        <translation>Lístky ke stolům, jeden pro stůl a&#xa0;kolo</translation>
    </message>
    <message>
        <source>Blank travellers, one per board</source>
        <translation>Prázdné průvodní listy, jeden pro rozdání</translation>
    </message>
    <message>
        <source>Private score cards, one per pair</source>
        <translation>Soukromé zápisy, jeden pro pár</translation>
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
        <source>Guide cards, one per pair</source>
        <translation>Průvodky, jedna pro pár</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Záznamy rozdání</translation>
    </message>
    <message>
        <source>Slips of A6 or A5, to cut out</source>
        <translation>Lístky A6 nebo A5 k vystřižení</translation>
    </message>
    <message>
        <source>Table cards, one per table</source>
        <translation>Karty stolů, jedna pro stůl</translation>
    </message>
    <message>
        <source>Round sheets, one per round</source>
        <translation>Listy kol, jeden pro kolo</translation>
    </message>
    <message>
        <source>Plan of the board sets</source>
        <translation>Plán sad rozdání</translation>
    </message>
    <message>
        <source>Matrix of the pairs</source>
        <translation>Matice párů</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Everything, as a booklet</source>
        <translation>Vše jako sešit</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Ranking by section</source>
        <translation>Pořadí po sekcích</translation>
    </message>
    <message>
        <source>Travellers, one per board</source>
        <translation>Průvodní listy, jeden pro rozdání</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Četnosti</translation>
    </message>
    <message>
        <source>Score sheets, one per pair</source>
        <translation>Výsledky párů, jeden list pro pár</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Startovní listina podle jmen</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Startovní listina podle stolů</translation>
    </message>
    <message>
        <source>Guide cards with names, one per pair</source>
        <translation>Průvodky se jmény, jedna pro pár</translation>
    </message>
    <message>
        <source>Table cards with names, one per table</source>
        <translation>Karty stolů se jmény, jedna pro stůl</translation>
    </message>
    <message>
        <source>Board counts at one margin</source>
        <translation>Počty rozdání při jednom rozdílu</translation>
    </message>
    <message>
        <source>Heat map of board counts</source>
        <translation>Tepelná mapa počtů rozdání</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Rozlosování podle stolů</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Rozlosování podle stolů</translation>
    </message>
    <message>
        <source>Result slips, one per table</source>
        <translation>Výsledkové lístky, jeden pro stůl</translation>
    </message>
    <message>
        <source>Cards of the teams</source>
        <translation>Karty družstev</translation>
    </message>
    <message>
        <source>Cards of the pairs</source>
        <translation>Karty párů</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Rozlosování podle jmen</translation>
    </message>
    <message>
        <source>Result slips, one per board</source>
        <translation>Výsledkové lístky, jeden pro stůl</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>All tables of the round</source>
        <translation>Všechny stoly kola</translation>
    </message>
    <message>
        <source>Schedule of all groups</source>
        <translation>Rozpis všech skupin</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Skupiny vedle sebe</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Pavouk</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler párů</translation>
    </message>
    <message>
        <source>Rating changes</source>
        <translation>Změny ratingu</translation>
    </message>
    <message>
        <source>Title norms</source>
        <translation>Normy na tituly</translation>
    </message>
    <message>
        <source>Schedule of all rounds</source>
        <translation>Rozpis všech kol</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Křížová tabulka</translation>
    </message>
    <message>
        <source>Cards of the players</source>
        <translation>Karty hráčů</translation>
    </message>
    <message>
        <source>Why the round is drawn as it is</source>
        <translation>Proč je kolo takto vylosováno</translation>
    </message>
    <message>
        <source>Proof, in words</source>
        <translation>Důkaz slovy</translation>
    </message>
    <message>
        <source>Figures of the models</source>
        <translation>Údaje o&#xa0;modelech</translation>
    </message>
    <message>
        <source>Chart of the models</source>
        <translation>Graf modelů</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Differences between two scales</source>
        <translation>Odchylky dvou škál</translation>
    </message>
    <message>
        <source>Check of a table</source>
        <translation>Kontrola tabulky</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrace</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Histogram rozdílů</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Blank sheet, to write on</source>
        <translation>Prázdný zápis k&#xa0;vyplnění</translation>
    </message>
    <message>
        <source>Rulings, side by side</source>
        <translation>Rozhodnutí vedle sebe</translation>
    </message>
    <message>
        <source>Slip of the ruling</source>
        <translation>Lístek s&#xa0;rozhodnutím</translation>
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
        <source>Cards, to cut out</source>
        <translation>Kartičky k vystřižení</translation>
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
        <source>SVG with texts, small</source>
        <translation>SVG s texty, malé</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, obrázek</translation>
    </message>
    <message>
        <source>ASC, the whole movement</source>
        <translation>ASC, celý rozpis</translation>
    </message>
    <message>
        <source>CSV of Bridgemate rows</source>
        <translation>CSV s řádky pro Bridgemate</translation>
    </message>
    <message>
        <source>TRF, the whole event</source>
        <translation>TRF, celý turnaj</translation>
    </message>
    <message>
        <source>USEBIO, for federations</source>
        <translation>USEBIO, pro svazy</translation>
    </message>
    <message>
        <source>PBN with all results</source>
        <translation>PBN se všemi výsledky</translation>
    </message>
    <message>
        <source>CSV of all results</source>
        <translation>CSV všech výsledků</translation>
    </message>
    <message>
        <source>CSV for the Czech register</source>
        <translation>CSV pro český registr</translation>
    </message>
    <message>
        <source>Clipboard, to paste elsewhere</source>
        <translation>Schránka, k&#xa0;vložení jinam</translation>
    </message>
    <message>
        <source>Heat map first</source>
        <translation>Nejdřív tepelná mapa</translation>
    </message>
    <message>
        <source>Board counts per page</source>
        <translation>Počty rozdání na straně</translation>
    </message>
    <message>
        <source>Correction marks</source>
        <translation>Značky oprav</translation>
    </message>
    <message>
        <source>Loser’s VPs</source>
        <translation>VP poraženého</translation>
    </message>
    <message>
        <source>Tinted column</source>
        <translation>Podbarvený sloupec</translation>
    </message>
    <message>
        <source>Red hearts and diamonds</source>
        <translation>Červená srdce a&#xa0;kára</translation>
    </message>
    <message>
        <source>Only the table of a single scale with a row for every margin has them.</source>
        <translation>Má je jen tabulka jedné škály s řádkem pro každý rozdíl.</translation>
    </message>
    <message>
        <source>Poster: A2, or A1 in parts</source>
        <translation>Plakát: A2, nebo A1 po částech</translation>
    </message>
    <message>
        <source>Booklet, to fold</source>
        <translation>Sešit ke složení</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) per page</source>
        <translation>
            <numerusform>%n rozdání na stránce</numerusform>
            <numerusform>%n rozdání na stránce</numerusform>
            <numerusform>%n rozdání na stránce</numerusform>
        </translation>
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
        <source>on a page</source>
        <translation>na straně</translation>
    </message>
    <message>
        <source>A tint behind the current board count of a comparison</source>
        <translation>Podbarvení aktuálního počtu rozdání v porovnání</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>D&amp;nes</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Navíc</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>T&amp;itulek</translation>
    </message>
    <message>
        <source>By IMPs and by boards, together</source>
        <translation>Podle IMP i podle rozdání, dohromady</translation>
    </message>
    <message>
        <source>Rules of the event</source>
        <translation>Pravidla turnaje</translation>
    </message>
    <message>
        <source>The scale explained, for players</source>
        <translation>Škála vysvětlená hráčům</translation>
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
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrázky</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automaticky</translation>
    </message>
    <message>
        <source>Ranking on the screen</source>
        <translation>Pořadí na obrazovce</translation>
    </message>
</context>
<context>
    <name>ExportedFile</name>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Ukázat ve složce</translation>
    </message>
    <message>
        <source>No program of this computer opens “{name}”.</source>
        <translation>Soubor „{name}“ na tomto počítači žádný program neotevře.</translation>
    </message>
</context>
<context>
    <name>FamilyFields</name>
    <message>
        <source>First board count</source>
        <translation>První počet rozdání</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Poslední počet rozdání</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rozdíl</translation>
    </message>
    <message>
        <source>VP that it was worth</source>
        <translation>VP, která za něj byla</translation>
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
        <translation>Vše na o&amp;brazovce</translation>
    </message>
    <message>
        <source>All cells in sight, or all numbers large enough to be read.</source>
        <translation>Všechny buňky na obrazovce, nebo všechna čísla čitelná.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Matchpointy %</translation>
    </message>
    <message>
        <source>Type a VP to find its board counts</source>
        <translation>Napište VP a najdou se počty rozdání</translation>
    </message>
</context>
<context>
    <name>FieldModel</name>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a game</source>
        <translation>Kolo {round}: U, F, H nebo Z pro volno, – pro hru</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startovní číslo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Title: GM, IM, FM and so on</source>
        <translation>Titul: GM, IM, FM a podobně</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rating; empty where there is none</source>
        <translation>Rating; prázdný, když žádný není</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Fed.</translation>
    </message>
    <message>
        <source>Federation, such as CZE</source>
        <translation>Federace, třeba CZE</translation>
    </message>
    <message>
        <source>FIDE No.</source>
        <translation>Číslo FIDE</translation>
    </message>
    <message>
        <source>Number of the player in the rating list</source>
        <translation>Číslo hráče v ratingové listině</translation>
    </message>
    <message>
        <source>Reg. No.</source>
        <translation>Reg. č.</translation>
    </message>
    <message>
        <source>Number in a register, of a club or federation</source>
        <translation>Číslo v registru klubu nebo svazu</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Zde</translation>
    </message>
    <message>
        <source>Checked in (Space toggles)</source>
        <translation>Přítomen (mezerník přepíná)</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitán</translation>
    </message>
    <message>
        <source>Captain of the team, who need not be one of its players</source>
        <translation>Kapitán družstva, který nemusí být jeho hráčem</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Narozen</translation>
    </message>
    <message>
        <source>Date of birth, such as 1990/05/31, 31.5.1990 or 1990</source>
        <translation>Datum narození, například 1990/05/31, 31.5.1990 nebo 1990</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Pohlaví</translation>
    </message>
    <message>
        <source>Sex: m or w, as report files have it</source>
        <translation>Pohlaví: m nebo w, jako v souborech TRF</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Club, school or family whose members may be kept apart</source>
        <translation>Klub, škola nebo rodina, jejichž členové spolu nemusí hrát</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od kola</translation>
    </message>
    <message>
        <source>First round of a late entry</source>
        <translation>První kolo při pozdní přihlášce</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Do kola</translation>
    </message>
    <message>
        <source>Last round before the withdrawal</source>
        <translation>Poslední kolo před odstoupením</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pár</translation>
    </message>
    <message>
        <source>Strength of the pair; a larger number is stronger</source>
        <translation>Síla páru; větší číslo je silnější</translation>
    </message>
    <message>
        <source>Players of the team, with commas between them</source>
        <translation>Hráči družstva, oddělení čárkami</translation>
    </message>
    <message>
        <source>Both players of the pair, with a comma between them</source>
        <translation>Oba hráči páru, oddělení čárkou</translation>
    </message>
    <message>
        <source>Where a team asks to sit: H at home, V as visitor, a table, or both, such as H3</source>
        <translation>Kde chce družstvo sedět: H doma, V jako hosté, stůl, nebo obojí, třeba H3</translation>
    </message>
    <message>
        <source>Where a pair asks to sit: NS, EW, a table, or both, such as NS3</source>
        <translation>Kde chce pár sedět: NS, EW, stůl, nebo obojí, třeba NS3</translation>
    </message>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a match</source>
        <translation>Kolo {round}: U, F, H nebo Z pro volno, – pro zápas</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Družstvo</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Síla</translation>
    </message>
    <message>
        <source>Strength of the team; a larger number is stronger</source>
        <translation>Síla družstva; větší číslo je silnější</translation>
    </message>
    <message>
        <source>New: type a name</source>
        <translation>Nový: napište jméno</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (odstoupení)</translation>
    </message>
</context>
<context>
    <name>FiguresStrip</name>
    <message>
        <source>Quality Qf</source>
        <translation>Kvalita Qf</translation>
    </message>
    <message>
        <source>With a sit-out</source>
        <translation>S&#xa0;pauzou</translation>
    </message>
    <message>
        <source>Best sit-out</source>
        <translation>Nejlepší pauza</translation>
    </message>
    <message>
        <source>Worst sit-out</source>
        <translation>Nejhorší pauza</translation>
    </message>
    <message>
        <source>Two strong pairs</source>
        <translation>Dva silné páry</translation>
    </message>
    <message>
        <source>Qc</source>
        <translation>Qc</translation>
    </message>
    <message>
        <source>Skewness s</source>
        <translation>Šikmost s</translation>
    </message>
    <message>
        <source>Fourth moment d4</source>
        <translation>Čtvrtý moment d4</translation>
    </message>
    <message>
        <source>Quality Qf, at most {bound}</source>
        <translation>Kvalita Qf, nejvýše {bound}</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Méně je lépe.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Více je lépe.</translation>
    </message>
    <message>
        <source>Saved: {number}.</source>
        <translation>Uloženo: {number}.</translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Odtud to není JSON: sloupec {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Příliš mnoho závorek v&#xa0;závorkách.</translation>
    </message>
    <message>
        <source>This is a file of another kind; “format” should be “{format}”.</source>
        <translation>Je to soubor jiného druhu; „format“ má být „{format}“.</translation>
    </message>
    <message>
        <source>A newer version of vpdesk has written this file; this one cannot read it.</source>
        <translation>Tento soubor zapsala novější verze vpdesk; tato ho neumí přečíst.</translation>
    </message>
    <message>
        <source>“{field}” is missing or not valid.</source>
        <translation>„{field}“ chybí, nebo má neplatnou hodnotu.</translation>
    </message>
    <message>
        <source>“{code}” is not a tie-break for this kind of event.</source>
        <translation>„{code}“ není pomocné hodnocení pro tento druh turnaje.</translation>
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
    <name>FittingDialog</name>
    <message>
        <source>Discard what you have typed?</source>
        <translation>Zahodit, co jste napsali?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Nelze to vrátit zpět.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Zahodit</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>Z&amp;pět</translation>
    </message>
</context>
<context>
    <name>Follower</name>
    <message>
        <source>&amp;Take Over</source>
        <translation>&amp;Převzít</translation>
    </message>
    <message>
        <source>&amp;Read Only</source>
        <translation>&amp;Jen číst</translation>
    </message>
    <message>
        <source>No other program has {file} open any more. Go on with it here?</source>
        <translation>Žádný jiný program už nemá {file} otevřený. Pokračovat v něm tady?</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Scales</source>
        <translation>Škály</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Rozpisy</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Páry</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turnaje</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoř</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zápas</translation>
    </message>
</context>
<context>
    <name>FreeDrawDialog</name>
    <message>
        <source>Matches of Round {round}</source>
        <translation>Zápasy kola {round}</translation>
    </message>
    <message>
        <source>&amp;Add Match</source>
        <translation>&amp;Přidat zápas</translation>
    </message>
    <message>
        <source>&amp;Remove Match</source>
        <translation>&amp;Odebrat zápas</translation>
    </message>
    <message>
        <source>Pair the Round</source>
        <translation>Složit kolo</translation>
    </message>
    <message>
        <source>Draw round {round} like this?</source>
        <translation>Losovat kolo {round} takto?</translation>
    </message>
    <message>
        <source>&amp;Draw It</source>
        <translation>&amp;Losovat</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zrušit</translation>
    </message>
    <message>
        <source>{name} has a bye.</source>
        <translation>{name} má volno.</translation>
    </message>
    <message>
        <source>Without a match: {names}.</source>
        <translation>Bez zápasu: {names}.</translation>
    </message>
    <message>
        <source>Everybody has a match.</source>
        <translation>Všichni mají zápas.</translation>
    </message>
    <message>
        <source>Matches of the round</source>
        <translation>Zápasy kola</translation>
    </message>
</context>
<context>
    <name>FrequenciesPage</name>
    <message>
        <source>Frequencies</source>
        <translation>Četnosti</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Za co výsledek dostal tolik bodů</translation>
    </message>
    <message>
        <source>{ns} against {ew}</source>
        <translation>{ns} proti {ew}</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games of {file}</source>
        <translation>Hry v {file}</translation>
    </message>
    <message>
        <source>all, or such as 1-8,12</source>
        <translation>všechny, nebo např. 1-8,12</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Hry v souboru</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Všechny turnaje</translation>
    </message>
    <message numerus="yes">
        <source>{event}: %n game(s)</source>
        <translation>
            <numerusform>{event}: %n hra</numerusform>
            <numerusform>{event}: %n hry</numerusform>
            <numerusform>{event}: %n her</numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>beze jména</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>A board appears twice, with different cards: choose an event, or games.</source>
        <translation>Některé rozdání je tu dvakrát s jinými kartami: vyberte turnaj nebo hry.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <translation>
            <numerusform>vybrána %n hra</numerusform>
            <numerusform>vybrány %n hry</numerusform>
            <numerusform>vybráno %n her</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <translation>všechny</translation>
    </message>
    <message>
        <source>left out: more than one hand is unknown</source>
        <translation>vynecháno: víc než jeden list není znám</translation>
    </message>
    <message>
        <source>left out: hands of fewer than 13 cards</source>
        <translation>vynecháno: listy mají méně než 13 karet</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>&amp;Turnaj:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Hry:</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Pts</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Poznámka</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) to come</source>
        <translation>
            <numerusform>zbývá %n segment</numerusform>
            <numerusform>zbývají %n segmenty</numerusform>
            <numerusform>zbývá %n segmentů</numerusform>
        </translation>
    </message>
    <message>
        <source>half a match of triangle {number}</source>
        <translation>poloviční zápas, trojice {number}</translation>
    </message>
    <message>
        <source>triangle {number}</source>
        <translation>trojice {number}</translation>
    </message>
    <message>
        <source>triangle {number}, round {leg} of 2</source>
        <translation>trojice {number}, kolo {leg} ze 2</translation>
    </message>
    <message>
        <source>{name} asked for {seat}</source>
        <translation>{name} chce místo {seat}</translation>
    </message>
    <message>
        <source>winner: {name}</source>
        <translation>vyhrává {name}</translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation>odstoupení: {name}</translation>
    </message>
    <message>
        <source>VPs by the director</source>
        <translation>VP určil rozhodčí</translation>
    </message>
    <message>
        <source>{name} begins with {imps}</source>
        <translation>{name} začíná s {imps}</translation>
    </message>
    <message>
        <source>{result} unrated</source>
        <translation>{result} bez ratingu</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>VP předtím</translation>
    </message>
</context>
<context>
    <name>GivenDialog</name>
    <message>
        <source>Adjust the Score</source>
        <translation>Přidělit výsledek</translation>
    </message>
    <message>
        <source>A 3 -3: IMPs for both sides; A + +: average plus each; 60% 3NT= W, 40% 3NT-1 W: weighted.</source>
        <translation>A 3 -3: IMP obou stran; A + +: oběma průměr plus; 60% 3NT= W, 40% 3NT-1 W: vážený výsledek.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Nothing while the session is played</source>
        <translation>Nic, dokud se hraje</translation>
    </message>
    <message>
        <source>Clock and seats</source>
        <translation>Hodiny a místa u stolů</translation>
    </message>
    <message>
        <source>Everything but the running ranking</source>
        <translation>Vše kromě průběžného pořadí</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Vše</translation>
    </message>
    <message>
        <source>Pages for Players’ Phones</source>
        <translation>Stránky pro telefony hráčů</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Spustit</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>S&amp;íť:</translation>
    </message>
    <message>
        <source>&amp;Players see:</source>
        <translation>&amp;Hráči vidí:</translation>
    </message>
    <message>
        <source>Sa&amp;y It to All</source>
        <translation>Říci vše&amp;m</translation>
    </message>
    <message>
        <source>Messages that phones show</source>
        <translation>Zprávy, které telefony ukazují</translation>
    </message>
    <message>
        <source>&amp;Take It Back</source>
        <translation>&amp;Vzít zpět</translation>
    </message>
    <message>
        <source>Network &amp;Check</source>
        <translation>&amp;Kontrola sítě</translation>
    </message>
    <message>
        <source>S&amp;heet with Codes…</source>
        <translation>&amp;List s kódy…</translation>
    </message>
    <message>
        <source>&amp;End the Hall</source>
        <translation>&amp;Ukončit sál</translation>
    </message>
    <message>
        <source>&amp;Message:</source>
        <translation>&amp;Zpráva:</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Spouští se…</translation>
    </message>
    <message>
        <source>Code that opens {address}</source>
        <translation>Kód, který otevře {address}</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) have the pages open.</source>
        <translation>
            <numerusform>Stránky má otevřené %n telefon.</numerusform>
            <numerusform>Stránky mají otevřené %n telefony.</numerusform>
            <numerusform>Stránky má otevřených %n telefonů.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is shown.</source>
        <translation>Ukazuje se „{name}“.</translation>
    </message>
    <message>
        <source>Open an event or a pairs evening first: its pages are shown.</source>
        <translation>Nejprve otevřete turnaj nebo párový večer: ukážou se jeho stránky.</translation>
    </message>
    <message>
        <source>This computer is in no network: join the players’ Wi-Fi.</source>
        <translation>Tento počítač není v žádné síti: připojte se k Wi-Fi hráčů.</translation>
    </message>
    <message>
        <source>Hall: off</source>
        <translation>Sál: vypnuto</translation>
    </message>
    <message>
        <source>Hall: trouble</source>
        <translation>Sál: potíže</translation>
    </message>
    <message numerus="yes">
        <source>Hall: %n phone(s)</source>
        <translation>
            <numerusform>Sál: %n telefon</numerusform>
            <numerusform>Sál: %n telefony</numerusform>
            <numerusform>Sál: %n telefonů</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer is in no network any more.</source>
        <translation>Tento počítač už není v žádné síti.</translation>
    </message>
    <message>
        <source>The pages are not served just now: {reason}</source>
        <translation>Stránky teď nejsou dostupné: {reason}</translation>
    </message>
    <message>
        <source>The pages are not served just now; they come back at once.</source>
        <translation>Stránky teď nejsou dostupné; hned se vrátí.</translation>
    </message>
    <message>
        <source>The hall has ended: “{name}” is no longer open.</source>
        <translation>Sál skončil: „{name}“ už není otevřen.</translation>
    </message>
    <message>
        <source>The address has changed: {address}. Show the new code to the players.</source>
        <translation>Adresa se změnila: {address}. Ukažte hráčům nový kód.</translation>
    </message>
    <message>
        <source>Network Check</source>
        <translation>Kontrola sítě</translation>
    </message>
    <message>
        <source>The hall has ended.</source>
        <translation>Sál skončil.</translation>
    </message>
    <message>
        <source>A phone has opened the page.</source>
        <translation>Telefon otevřel stránku.</translation>
    </message>
    <message>
        <source>Now scan the code with a phone that is in the same Wi-Fi.</source>
        <translation>Teď načtěte kód telefonem, který je ve stejné Wi-Fi.</translation>
    </message>
    <message>
        <source>Opening the page on this computer…</source>
        <translation>Stránka se otevírá na tomto počítači…</translation>
    </message>
    <message>
        <source>The page opens on this computer.</source>
        <translation>Na tomto počítači se stránka otevírá správně.</translation>
    </message>
    <message>
        <source>Too many phones for one access point: cheap ones manage 20 to 50. Add a second one.</source>
        <translation>Příliš mnoho telefonů na jeden přístupový bod: levné končí u 20 až 50. Přidejte druhý.</translation>
    </message>
    <message>
        <source>Sheet with the codes for {address}</source>
        <translation>List s kódy pro {address}</translation>
    </message>
    <message>
        <source>Codes for the Players</source>
        <translation>Kódy pro hráče</translation>
    </message>
    <message>
        <source>Sheet with Codes</source>
        <translation>List s kódy</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Uložit jako P&amp;DF…</translation>
    </message>
    <message>
        <source>On the S&amp;creen</source>
        <translation>Na &amp;obrazovku</translation>
    </message>
    <message>
        <source>Name of the &amp;Wi-Fi:</source>
        <translation>Název &amp;Wi-Fi:</translation>
    </message>
    <message>
        <source>Passw&amp;ord:</source>
        <translation>&amp;Heslo:</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>&amp;Papír:</translation>
    </message>
    <message>
        <source>Save the Sheet as PDF</source>
        <translation>Uložit list jako PDF</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Uloženo jako {path}</translation>
    </message>
    <message>
        <source>If this computer has a firewall, it must let phones in at port {port}.</source>
        <translation>Má-li tento počítač bránu firewall, musí pustit telefony na port {port}.</translation>
    </message>
    <message>
        <source>If Windows asks, allow private networks. After a No, allow “vpdesk-cli” in its firewall.</source>
        <translation>Zeptají-li se Windows, povolte soukromé sítě. Po odpovědi Ne povolte „vpdesk-cli“ v bráně firewall.</translation>
    </message>
    <message>
        <source>From Start on, players in this Wi-Fi see “{name}” on their phones, without internet.</source>
        <translation>Po spuštění uvidí hráči v této Wi-Fi „{name}“ na svých telefonech, bez internetu.</translation>
    </message>
    <message>
        <source>Another program uses port {usual}, so the port is {port}. Print the sheet again.</source>
        <translation>Port {usual} používá jiný program, stránky jsou proto na portu {port}. Vytiskněte list znovu.</translation>
    </message>
    <message>
        <source>An access point hides the phones: put it into bridge mode, or add a second one.</source>
        <translation>Přístupový bod telefony skrývá: přepněte ho do režimu bridge, nebo přidejte druhý.</translation>
    </message>
    <message>
        <source>The page does not open here: end the hall and start it again in the connected network.</source>
        <translation>Stránka se tu neotevře: ukončete sál a spusťte ho znovu v připojené síti.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli”, and make this network private.</source>
        <translation>Brána firewall telefony nepustí: povolte „vpdesk-cli“ a označte tuto síť jako soukromou.</translation>
    </message>
    <message>
        <source>The Wi-Fi hides devices from each other, as for guests: use another, or your own router.</source>
        <translation>Wi-Fi skrývá zařízení před sebou navzájem, jako sítě pro hosty: použijte jinou, nebo vlastní router.</translation>
    </message>
    <message>
        <source>The Wi-Fi’s name makes a code that joins it. The password is on the sheet only.</source>
        <translation>Z názvu Wi-Fi se udělá kód, který k ní připojí. Heslo je jen na listu.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli” in Settings › Network › Firewall.</source>
        <translation>Brána firewall telefony nepustí: povolte „vpdesk-cli“ v Nastavení › Síť › Firewall.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: open TCP port {port} with “sudo ufw allow {port}/tcp”.</source>
        <translation>Brána firewall telefony nepustí: otevřete port TCP {port} příkazem „sudo ufw allow {port}/tcp“.</translation>
    </message>
    <message>
        <source>If macOS asks, allow connections. After a No, allow “vpdesk-cli” in Network › Firewall.</source>
        <translation>Zeptá-li se macOS, povolte spojení. Po odpovědi Ne povolte „vpdesk-cli“ v Síť › Firewall.</translation>
    </message>
    <message>
        <source>Phone in another network: join the Wi-Fi, stay without internet, switch mobile data off.</source>
        <translation>Telefon je v jiné síti: připojte ho k Wi-Fi, zůstaňte bez internetu, vypněte mobilní data.</translation>
    </message>
</context>
<context>
    <name>HallPages</name>
    <message>
        <source>Where do I sit?</source>
        <translation>Kde sedím?</translation>
    </message>
    <message>
        <source>Nothing is shown during play.</source>
        <translation>Dokud se hraje, nic se neukazuje.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. kolo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>No connection to the director’s laptop since {time}. What you see may be out of date.</source>
        <translation>Od {time} není spojení s notebookem rozhodčího. Co vidíte, už nemusí být aktuální.</translation>
    </message>
    <message>
        <source>The first letters of a name:</source>
        <translation>První písmena jména:</translation>
    </message>
    <message>
        <source>Remember this page as mine</source>
        <translation>Zapamatovat jako moji stránku</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Moje</translation>
    </message>
    <message>
        <source>Scripts are off in this browser: load the page again to see what is new.</source>
        <translation>Skripty jsou v tomto prohlížeči vypnuté: novinky uvidíte, když stránku načtete znovu.</translation>
    </message>
</context>
<context>
    <name>HallSheet</name>
    <message>
        <source>Join the Wi-Fi first, and stay in it although it has no internet.</source>
        <translation>Nejprve se připojte k Wi-Fi a zůstaňte v ní, i když nemá internet.</translation>
    </message>
    <message>
        <source>Then scan the code of the page, or type its address with http:// before it.</source>
        <translation>Pak načtěte kód stránky, nebo napište její adresu a před ni http://.</translation>
    </message>
    <message>
        <source>During play the pages show messages alone.</source>
        <translation>Během hry stránky ukazují jen zprávy.</translation>
    </message>
    <message>
        <source>During play the pages show the clock and the seats.</source>
        <translation>Během hry stránky ukazují hodiny a místa u stolů.</translation>
    </message>
    <message>
        <source>During play the pages show everything but the running ranking.</source>
        <translation>Během hry stránky ukazují vše kromě průběžného pořadí.</translation>
    </message>
    <message>
        <source>The pages show all results of boards that everybody has played.</source>
        <translation>Stránky ukazují všechny výsledky rozdání, která už všichni odehráli.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Otevřete stránku</translation>
    </message>
    <message>
        <source>Password: {word}</source>
        <translation>Heslo: {word}</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi</source>
        <translation>1. Připojte se k Wi-Fi</translation>
    </message>
    <message>
        <source>2. Open the page</source>
        <translation>2. Otevřete stránku</translation>
    </message>
</context>
<context>
    <name>HandRecords</name>
    <message>
        <source>HCP</source>
        <translation>FB</translation>
    </message>
    <message>
        <source>Dealer {seat}</source>
        <translation>Rozdává {seat}</translation>
    </message>
    <message>
        <source>Vul. {sides}</source>
        <translation>Ve 2. hře: {sides}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Rozdání {number}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdává</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Contracts of par</source>
        <translation>Závazky paru</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Par {points}</source>
        <translation>Par {points}</translation>
    </message>
    <message>
        <source>Par {points}: {contracts}</source>
        <translation>Par {points}: {contracts}</translation>
    </message>
    <message>
        <source>What can be made</source>
        <translation>Co lze splnit</translation>
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
        <translation>Páry {one} a&#xa0;{other}: {number}, což je průměr</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} above the mean</source>
        <translation>Páry {one} a&#xa0;{other}: {number}, to je o&#xa0;{off} nad průměrem</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} below the mean</source>
        <translation>Páry {one} a&#xa0;{other}: {number}, to je o&#xa0;{off} pod průměrem</translation>
    </message>
    <message>
        <source>: pair {one} loses {points} percentage points to an ever-topping pair {other}</source>
        <translation>: pár {one} ztratí {points} procentního bodu, když pár {other} bere samé topy</translation>
    </message>
    <message>
        <source>: pair {one} gains {points} percentage points from an ever-topping pair {other}</source>
        <translation>: pár {one} získá {points} procentního bodu, když pár {other} bere samé topy</translation>
    </message>
    <message>
        <source>: the score of pair {other} does not matter to pair {one}</source>
        <translation>: na výsledku páru {other} páru {one} nezáleží</translation>
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
    <message>
        <source>First steps</source>
        <translation>První kroky</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turnaje</translation>
    </message>
    <message>
        <source>Pairs and movements</source>
        <translation>Páry a rozpisy</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Škály</translation>
    </message>
    <message>
        <source>Paper and screens</source>
        <translation>Papír a obrazovky</translation>
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
        <source>In the movements room</source>
        <translation>V oddílu rozpisů</translation>
    </message>
    <message>
        <source>Matrix, schedule: follow a pair</source>
        <translation>Matice, rozpis kol: sledovat pár</translation>
    </message>
    <message>
        <source>The same: follow none</source>
        <translation>Tamtéž: nesledovat žádný</translation>
    </message>
    <message>
        <source>Lists: take what is picked</source>
        <translation>Seznamy: vzít vybrané</translation>
    </message>
    <message>
        <source>Figures: walk</source>
        <translation>Čísla: přecházet</translation>
    </message>
    <message>
        <source>Chances: stronger, weaker pair</source>
        <translation>Šance: silnější, slabší pár</translation>
    </message>
    <message>
        <source>Optimising: stop</source>
        <translation>Optimalizace: zastavit</translation>
    </message>
    <message>
        <source>In the pairs room</source>
        <translation>V oddílu párů</translation>
    </message>
    <message>
        <source>Results: on to the next one</source>
        <translation>Výsledky: na další</translation>
    </message>
    <message>
        <source>Results: keep what was there</source>
        <translation>Výsledky: nechat, co tam bylo</translation>
    </message>
    <message>
        <source>Curve: zoom, all of it</source>
        <translation>Křivka: přiblížit, celá</translation>
    </message>
    <message>
        <source>Curve: move what is seen</source>
        <translation>Křivka: posunout výřez</translation>
    </message>
    <message>
        <source>In the events room</source>
        <translation>V oddílu turnajů</translation>
    </message>
    <message>
        <source>Entrants: a bye of a round</source>
        <translation>Účastníci: volno v kole</translation>
    </message>
    <message>
        <source>Entrants: paste a list</source>
        <translation>Účastníci: vložit seznam</translation>
    </message>
    <message>
        <source>Boards: win, draw, loss</source>
        <translation>Stoly: výhra, remíza, prohra</translation>
    </message>
    <message>
        <source>Boards: forfeit; nobody came</source>
        <translation>Stoly: kontumace; nikdo nepřišel</translation>
    </message>
    <message>
        <source>Boards: unrated game</source>
        <translation>Stoly: partie bez ratingu</translation>
    </message>
    <message>
        <source>Lists: remove, clear</source>
        <translation>Seznamy: odebrat, smazat</translation>
    </message>
    <message>
        <source>Draw: stop</source>
        <translation>Los: zastavit</translation>
    </message>
    <message>
        <source>On the second screen, of an event</source>
        <translation>Na druhé obrazovce, u turnaje</translation>
    </message>
    <message>
        <source>Schedule, final ranking, prizes</source>
        <translation>Rozpis kol, konečné pořadí, ceny</translation>
    </message>
    <message>
        <source>Bracket of a knock-out</source>
        <translation>Pavouk vyřazovací fáze</translation>
    </message>
    <message>
        <source>In the laboratory</source>
        <translation>V&#xa0;laboratoři</translation>
    </message>
    <message>
        <source>Models: pick one; another margin</source>
        <translation>Modely: vybrat; jiný rozdíl</translation>
    </message>
    <message>
        <source>Check, calibration: paste a table</source>
        <translation>Kontrola, kalibrace: vložit tabulku</translation>
    </message>
    <message>
        <source>The same: stop reading</source>
        <translation>Tamtéž: zastavit čtení</translation>
    </message>
    <message>
        <source>Own scales: remove</source>
        <translation>Vlastní škály: odebrat</translation>
    </message>
    <message>
        <source>In the match room</source>
        <translation>V oddílu zápasu</translation>
    </message>
    <message>
        <source>Sheet: on to the next room or board</source>
        <translation>Zápis: další místnost nebo rozdání</translation>
    </message>
    <message>
        <source>Sheet: the same room of another board</source>
        <translation>Zápis: stejná místnost, jiné rozdání</translation>
    </message>
    <message>
        <source>Sheet: keep what was there</source>
        <translation>Zápis: nechat, co tam bylo</translation>
    </message>
    <message>
        <source>Sheet: paste scores</source>
        <translation>Zápis: vložit výsledky</translation>
    </message>
    <message>
        <source>Close the second screen</source>
        <translation>Zavřít druhou obrazovku</translation>
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
        <source>On the second screen</source>
        <translation>Na druhé obrazovce</translation>
    </message>
    <message>
        <source>Clock below the picture</source>
        <translation>Hodiny pod obrazem</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Boards, names, standings</source>
        <translation>Stoly, jména, pořadí</translation>
    </message>
    <message>
        <source>All in turn; pause</source>
        <translation>Vše postupně; pauza</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Rychleji, pomaleji</translation>
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
    <name>HistoryError</name>
    <message>
        <source>“{what}” cannot be taken back or done again, because another program changed the file.</source>
        <translation>„{what}“ nelze vrátit ani udělat znovu, protože soubor změnil jiný program.</translation>
    </message>
    <message>
        <source>“{what}” was not done, because a text or a number in it cannot be kept in a file.</source>
        <translation>„{what}“ se neprovedlo, protože obsahuje text nebo číslo, které nelze uložit do souboru.</translation>
    </message>
</context>
<context>
    <name>LaboratoryRoom</name>
    <message>
        <source>Every correction of the scale, with its reason</source>
        <translation>Každá oprava škály se svým důvodem</translation>
    </message>
    <message>
        <source>Other curves beside that of the WBF</source>
        <translation>Jiné křivky vedle křivky WBF</translation>
    </message>
    <message>
        <source>Which rules the scale breaks, and how it differs from another one</source>
        <translation>Která pravidla škála porušuje a čím se liší od jiné</translation>
    </message>
    <message>
        <source>What a table is that somebody hands you, and every wrong cell in it</source>
        <translation>Co je to za tabulku, kterou vám někdo dal, a které buňky v ní jsou chybné</translation>
    </message>
    <message>
        <source>The blitz that past matches speak for</source>
        <translation>Blitz, který plyne z odehraných zápasů</translation>
    </message>
    <message>
        <source>{page}, {boards}</source>
        <translation>{page}, {boards}</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Důkaz</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modely</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Check a Table</source>
        <translation>Kontrola tabulky</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrace</translation>
    </message>
</context>
<context>
    <name>LateDialog</name>
    <message>
        <source>A Pair Comes or Goes</source>
        <translation>Pár přijde nebo odejde</translation>
    </message>
    <message>
        <source>A pair comes late</source>
        <translation>Pár přijde pozdě</translation>
    </message>
    <message>
        <source>A pair leaves</source>
        <translation>Pár odejde</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pár</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Od kola</translation>
    </message>
</context>
<context>
    <name>LentBar</name>
    <message>
        <source>Back to the Round</source>
        <translation>Zpět do kola</translation>
    </message>
    <message>
        <source>Changes here take effect in the event at once ({key})</source>
        <translation>Změny se hned projeví v turnaji ({key})</translation>
    </message>
    <message>
        <source>Take the Result of the Sheet</source>
        <translation>Převzít výsledek zápisu</translation>
    </message>
</context>
<context>
    <name>LetterQuestion</name>
    <message>
        <source>“{typed}”: what does {letter} stand for?</source>
        <translation>„{typed}“: co znamená {letter}?</translation>
    </message>
    <message>
        <source>♣ &amp;clubs</source>
        <translation>♣ &amp;trefy</translation>
    </message>
    <message>
        <source>♦ &amp;diamonds</source>
        <translation>♦ &amp;kára</translation>
    </message>
    <message>
        <source>♥ &amp;hearts</source>
        <translation>♥ &amp;srdce</translation>
    </message>
    <message>
        <source>♠ &amp;spades</source>
        <translation>♠ &amp;piky</translation>
    </message>
    <message>
        <source>In your language it is one suit, in English another. Your answer holds until you quit.</source>
        <translation>Ve vašem jazyce je to jedna barva, v angličtině jiná. Odpověď platí, než program zavřete.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of the Event</source>
        <translation>Záznam turnaje</translation>
    </message>
    <message>
        <source>Log of the Evening</source>
        <translation>Záznam večera</translation>
    </message>
    <message>
        <source>Print or Export…</source>
        <translation>Tisk nebo export…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n řádek</numerusform>
            <numerusform>%n řádky</numerusform>
            <numerusform>%n řádků</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Vše</translation>
    </message>
    <message>
        <source>words, names, a date</source>
        <translation>slova, jména, datum</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Hledat</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Druh</translation>
    </message>
    <message>
        <source>There was nothing to print at that moment.</source>
        <translation>V tu chvíli nebylo co tisknout.</translation>
    </message>
    <message>
        <source>Loo&amp;k at That Moment…</source>
        <translation>Po&amp;dívat se na tu chvíli…</translation>
    </message>
    <message>
        <source>The sheets of that moment, to be read or printed. Nothing is changed.</source>
        <translation>Tiskoviny, jak byly tehdy, ke čtení nebo k tisku. Nic se nezmění.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>vpdesk ended unexpectedly last time. What is known is in {folder}.</source>
        <translation>vpdesk minule nečekaně skončil. Co je o&#xa0;tom známo, je ve složce {folder}.</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Velikost textu {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MarkKey</name>
    <message>
        <source>Meaning of the signs</source>
        <translation>Význam značek</translation>
    </message>
</context>
<context>
    <name>MatchBoardsDialog</name>
    <message>
        <source>Boards of the Match</source>
        <translation>Šachovnice zápasu</translation>
    </message>
    <message>
        <source>A player of {team} plays twice.</source>
        <translation>Někdo z družstva {team} hraje dvakrát.</translation>
    </message>
    <message>
        <source>{team} does not play in the order of the team.</source>
        <translation>{team} nehraje v pořadí soupisky.</translation>
    </message>
    <message>
        <source>{board}, home has {colour}</source>
        <translation>{board}, domácí mají: {colour}</translation>
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
        <translation>Nový zápas</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>škála</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>nový zápas</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>rozdání</translation>
    </message>
</context>
<context>
    <name>MatchError</name>
    <message>
        <source>The ruling: {reason}</source>
        <translation>Rozhodnutí: {reason}</translation>
    </message>
    <message>
        <source>A match has from 1 to {most} boards, not {boards}.</source>
        <translation>Zápas má 1 až {most} rozdání, ne {boards}.</translation>
    </message>
    <message>
        <source>Boards played: {played} of {planned} is not possible.</source>
        <translation>Z&#xa0;{planned} rozdání nelze sehrát {played}.</translation>
    </message>
    <message>
        <source>Enter how many boards have a result: more than the {planned} planned ones.</source>
        <translation>Uveďte, kolik rozdání má výsledek: více než plánovaných {planned}.</translation>
    </message>
    <message>
        <source>A side has at most {most} IMPs, not {value}.</source>
        <translation>Strana má nejvýše {most}&#xa0;IMP, ne {value}.</translation>
    </message>
    <message>
        <source>A penalty, or the VP of a match, is from 0 to {most}, not {value}.</source>
        <translation>Penalizace nebo VP zápasu jsou od 0 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The number of boards with an average cannot be negative.</source>
        <translation>Počet rozdání s průměrem nemůže být záporný.</translation>
    </message>
    <message>
        <source>There are more boards with an average than without a result: {averages} against {left}.</source>
        <translation>Rozdání s&#xa0;průměrem je více než těch bez výsledku: {averages} proti {left}.</translation>
    </message>
    <message>
        <source>A contract is of level 1 to 7, not {level}.</source>
        <translation>Závazek je na stupni 1 až 7, ne {level}.</translation>
    </message>
    <message>
        <source>A contract of level {level} has at most {most} overtricks, not {over}.</source>
        <translation>Závazek na stupni {level} má nadzdvihů nejvýše {most}, ne {over}.</translation>
    </message>
    <message>
        <source>A contract of level {level} goes down at most {most}, not {down}.</source>
        <translation>Závazek na stupni {level} padá nejvýše o&#xa0;{most}, ne o&#xa0;{down}.</translation>
    </message>
    <message>
        <source>“{typed}”: who declared it? Add {seats}, as in {example}.</source>
        <translation>„{typed}“: kdo hrál? Přidejte {seats}, jako v&#xa0;{example}.</translation>
    </message>
    <message>
        <source>“{typed}” has two declarers.</source>
        <translation>„{typed}“ má dva hlavní hráče.</translation>
    </message>
    <message>
        <source>“{typed}”: how did it end? Add =, +1, -1 or the like, as in {example}.</source>
        <translation>„{typed}“: jak to skončilo? Přidejte =, +1, -1 a&#xa0;podobně, jako v&#xa0;{example}.</translation>
    </message>
    <message>
        <source>“{typed}” needs a percentage before each score, as a weighted score has: 60% 620, 40% -50.</source>
        <translation>„{typed}“ potřebuje před každým výsledkem procenta, jak je má vážený výsledek: 60% 620, 40% -50.</translation>
    </message>
    <message>
        <source>This scale is for board-a-match: choose one for IMPs.</source>
        <translation>Tato škála je pro board-a-match: zvolte škálu v IMP.</translation>
    </message>
    <message>
        <source>Board-a-match has no rulings in IMPs.</source>
        <translation>Board-a-match nemá rozhodnutí v IMP.</translation>
    </message>
    <message>
        <source>A regulation needs a name.</source>
        <translation>Řád potřebuje název.</translation>
    </message>
    <message>
        <source>“{field}” must be a number from {least} to {most}, not {value}.</source>
        <translation>„{field}“ musí být číslo od {least} do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>“{field}” cannot be {value}.</source>
        <translation>„{field}“ nemůže být {value}.</translation>
    </message>
    <message>
        <source>Choose the side at fault: it forfeits.</source>
        <translation>Uveďte, která strana je na vině: ta kontumuje.</translation>
    </message>
    <message>
        <source>Rulings need a scale of IMPs, not one of percentages.</source>
        <translation>K&#xa0;rozhodnutí je potřeba škála v&#xa0;IMP, ne v&#xa0;procentech.</translation>
    </message>
    <message>
        <source>The boards need numbers from 1 to {most} that rise from line to line.</source>
        <translation>Čísla rozdání jsou od 1 do {most} a&#xa0;od řádku k&#xa0;řádku rostou.</translation>
    </message>
    <message>
        <source>A sheet has 2 to {most} tables, not {tables}.</source>
        <translation>Zápis má 2 až {most} stolů, ne {tables}.</translation>
    </message>
    <message>
        <source>In a match of teams the number of tables is even, not {tables}.</source>
        <translation>V&#xa0;zápasu družstev je počet stolů sudý, ne {tables}.</translation>
    </message>
    <message>
        <source>The sheet is too large; take fewer boards or fewer tables.</source>
        <translation>Zápis je příliš velký; zvolte méně rozdání nebo méně stolů.</translation>
    </message>
    <message>
        <source>Board {board}: tables with entries: {found} instead of {tables}.</source>
        <translation>Stolů s údaji k rozdání {board} je {found} místo {tables}.</translation>
    </message>
    <message>
        <source>The shares of a weighted score must add up to 100 %, not {sum} %.</source>
        <translation>Podíly váženého výsledku musí dát dohromady 100&#xa0;%, ne {sum}&#xa0;%.</translation>
    </message>
    <message>
        <source>A weighted score has at most {most} parts.</source>
        <translation>Vážený výsledek má nejvýše {most} částí.</translation>
    </message>
    <message>
        <source>“{points}” is not a score: scores are multiples of 10 from −{most} to {most}.</source>
        <translation>„{points}“ není výsledek: výsledky jsou násobky 10 od −{most} do {most}.</translation>
    </message>
    <message>
        <source>An adjusted board is worth at most {most} IMPs to a side, not {imps}.</source>
        <translation>Upravené rozdání dá straně nejvýše {most}&#xa0;IMP, ne {imps}.</translation>
    </message>
    <message>
        <source>A carry-over or a penalty is at most {most}, not {value}.</source>
        <translation>Přenos nebo penalizace je nejvýše {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The IMPs of a board can be divided by 1 to {most}, not by {divisor}.</source>
        <translation>IMP rozdání lze dělit číslem 1 až {most}, ne {divisor}.</translation>
    </message>
    <message>
        <source>At each end 0 to {most} scores can be left out of the datum, not {trim}.</source>
        <translation>Z&#xa0;datumu lze na každém konci vynechat 0 až {most} výsledků, ne {trim}.</translation>
    </message>
    <message>
        <source>There is no board {board} on this sheet.</source>
        <translation>Rozdání {board} v&#xa0;tomto zápisu není.</translation>
    </message>
    <message>
        <source>There is no table {table} on this sheet.</source>
        <translation>Stůl {table} v&#xa0;tomto zápisu není.</translation>
    </message>
    <message>
        <source>Two scales together are for a match of two teams that is scored by IMPs.</source>
        <translation>Dvě škály dohromady jsou pro zápas dvou družstev, který se počítá na IMP.</translation>
    </message>
    <message>
        <source>No board of the match has a result yet.</source>
        <translation>Žádné rozdání zápasu ještě nemá výsledek.</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {reason}</source>
        <translation>Rozdání {board}, stůl {table}: {reason}</translation>
    </message>
    <message>
        <source>Too many lines, {rows}: from board {board} on there is room for {left}.</source>
        <translation>Řádků je příliš mnoho, {rows}: od rozdání {board} je místo pro {left}.</translation>
    </message>
    <message>
        <source>All boards are cancelled.</source>
        <translation>Všechna rozdání jsou zrušena.</translation>
    </message>
    <message>
        <source>This scale is for percentages: choose one for IMPs.</source>
        <translation>Tato škála je pro procenta: zvolte škálu pro IMP.</translation>
    </message>
    <message>
        <source>This ruling is not possible here.</source>
        <translation>Toto rozhodnutí tu není možné.</translation>
    </message>
    <message>
        <source>A ruling can be adopted for a match of two teams only.</source>
        <translation>Přijmout rozhodnutí lze jen pro zápas dvou družstev.</translation>
    </message>
    <message>
        <source>The scale: {reason}</source>
        <translation>Škála: {reason}</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Rozdání {board}: {reason}</translation>
    </message>
    <message>
        <source>Both sides need an average on the same boards: home has {home}, the visitors {away}.</source>
        <translation>Obě strany potřebují průměr za stejná rozdání; teď mají domácí průměrů {home}, hosté {away}.</translation>
    </message>
    <message>
        <source>This average is {imps} IMPs, but a board has whole ones: type both, such as +3 -3.</source>
        <translation>Takový průměr je {imps}&#xa0;IMP, ale rozdání má celé IMP: napište IMP obou stran, třeba +3 -3.</translation>
    </message>
    <message>
        <source>Patton has no rulings in IMPs alone: adjust the boards, or type the VPs.</source>
        <translation>Podle Pattona nelze rozhodnout jen v IMP: upravte rozdání, nebo napište VP.</translation>
    </message>
    <message>
        <source>“{typed}” is not a score. Type a contract ({example}), points (620, -50) or “pass”.</source>
        <translation>„{typed}“ není výsledek. Napište závazek ({example}), body linky NS (620, -50) nebo „pass“.</translation>
    </message>
    <message>
        <source>“{typed}” is not an adjustment. Type IMPs of both sides (+3 -3), or + - = for averages.</source>
        <translation>„{typed}“ není úprava. Napište IMP obou stran (+3 -3), nebo + - = jako průměry.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Matches</source>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>Open a Match</source>
        <translation>Otevřít zápas</translation>
    </message>
    <message>
        <source>match</source>
        <translation>zápas</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Uložit zápas</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>{team} IMPs</source>
        <translation>{team}&#xa0;IMP</translation>
    </message>
    <message>
        <source>{team} points</source>
        <translation>{team} body</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Průběžně</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Poznámky</translation>
    </message>
    <message>
        <source>{home} – {away}</source>
        <translation>{home} – {away}</translation>
    </message>
    <message>
        <source>NS points</source>
        <translation>Body NS</translation>
    </message>
    <message>
        <source>{table} {team} NS</source>
        <translation>{table} {team} NS</translation>
    </message>
    <message>
        <source>IMPs won</source>
        <translation>Získané IMP</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Body rozdání</translation>
    </message>
    <message>
        <source>Given to both sides</source>
        <translation>Přiznáno oběma</translation>
    </message>
    <message>
        <source>Carry-over</source>
        <translation>Přenos</translation>
    </message>
    <message>
        <source>IMP penalty</source>
        <translation>Penalizace v&#xa0;IMP</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rozdíl</translation>
    </message>
    <message>
        <source>VP by the ruling</source>
        <translation>VP podle rozhodnutí</translation>
    </message>
    <message>
        <source>VP carried over</source>
        <translation>Přenesené VP</translation>
    </message>
    <message>
        <source>VP penalty</source>
        <translation>Penalizace ve VP</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Vítězné body</translation>
    </message>
    <message>
        <source>VP by the scores</source>
        <translation>VP podle výsledků</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>IMP NS</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>Rozdíl NS</translation>
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
        <translation>Výsledky stolů</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>{table} NS points</source>
        <translation>{table} body NS</translation>
    </message>
    <message>
        <source>Scores by boards</source>
        <translation>Výsledky podle rozdání</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Ve 2. hře</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>zrušeno</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>upraveno</translation>
    </message>
    <message>
        <source>IMPs divided by {number}</source>
        <translation>IMP děleno {number}</translation>
    </message>
    <message>
        <source>scores left out at each end: {number}</source>
        <translation>vynecháno výsledků na každém konci: {number}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin</source>
        <translation>VP každé strany jsou z&#xa0;jejího vlastního rozdílu</translation>
    </message>
    <message>
        <source>Teams, room against room</source>
        <translation>Družstva, místnost proti místnosti</translation>
    </message>
    <message>
        <source>Teams, every table against every other</source>
        <translation>Družstva, každý stůl s&#xa0;každým</translation>
    </message>
    <message>
        <source>Teams, board-a-match</source>
        <translation>Družstva, board-a-match</translation>
    </message>
    <message>
        <source>Pairs, cross-IMPs</source>
        <translation>Páry, cross-IMP</translation>
    </message>
    <message>
        <source>Pairs, Butler</source>
        <translation>Páry, Butler</translation>
    </message>
    <message>
        <source>Open room</source>
        <translation>Otevřená místnost</translation>
    </message>
    <message>
        <source>Closed room</source>
        <translation>Zavřená místnost</translation>
    </message>
    <message>
        <source>Teams, Patton: IMPs and boards</source>
        <translation>Družstva, Patton: IMP a rozdání</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stůl {number}</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>None</source>
        <comment>vulnerable</comment>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>All</source>
        <comment>vulnerable</comment>
        <translation>oba</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>No contract gives North-South {points} on board {board} ({vulnerable}).</source>
        <translation>Žádný závazek nedá lince NS {points} v&#xa0;rozdání {board} ({vulnerable}).</translation>
    </message>
    <message>
        <source>nobody vulnerable</source>
        <translation>nikdo ve 2. hře</translation>
    </message>
    <message>
        <source>NS vulnerable</source>
        <translation>NS ve 2. hře</translation>
    </message>
    <message>
        <source>EW vulnerable</source>
        <translation>EW ve 2. hře</translation>
    </message>
    <message>
        <source>all vulnerable</source>
        <translation>oba ve 2. hře</translation>
    </message>
</context>
<context>
    <name>MatchRoom</name>
    <message>
        <source>Put Back</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Undoes the step that removed these scores</source>
        <translation>Vrátí krok, který tyto výsledky vyřadil</translation>
    </message>
    <message numerus="yes">
        <source>%n scored board(s) removed: {boards}.</source>
        <translation>
            <numerusform>Vyřazeno %n rozdání s výsledkem: {boards}.</numerusform>
            <numerusform>Vyřazena %n rozdání s výsledkem: {boards}.</numerusform>
            <numerusform>Vyřazeno %n rozdání s výsledkem: {boards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of other tables removed.</source>
        <translation>
            <numerusform>Vyřazen %n výsledek jiných stolů.</numerusform>
            <numerusform>Vyřazeny %n výsledky jiných stolů.</numerusform>
            <numerusform>Vyřazeno %n výsledků jiných stolů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score Sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Begin a Match</source>
        <translation>Začít zápas</translation>
    </message>
    <message>
        <source>Type the score of every board, or rule on a match that went wrong.</source>
        <translation>Pište výsledek každého rozdání, nebo rozhodněte zápas, ve kterém se něco pokazilo.</translation>
    </message>
    <message>
        <source>Ruling Without Scores</source>
        <translation>Rozhodnutí bez zápisu</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otevřít…</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchWork</name>
    <message>
        <source>Take a Match File into the Round</source>
        <translation>Převzít do kola soubor zápasu</translation>
    </message>
    <message>
        <source>Take the match {match} for {home} – {visitors}?</source>
        <translation>Převzít zápas {match} za {home} – {visitors}?</translation>
    </message>
    <message>
        <source>Its names differ. The teams and the scale stay those of the event.</source>
        <translation>Jména se liší. Družstva a škála zůstanou podle turnaje.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Převzít</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zrušit</translation>
    </message>
    <message>
        <source>match</source>
        <translation>zápas</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Uložit zápas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>match of {file}</source>
        <translation>zápas ze souboru {file}</translation>
    </message>
    <message>
        <source>not that of the score sheet</source>
        <translation>není ze zápisu</translation>
    </message>
    <message>
        <source>score sheet: {scored} of {boards}</source>
        <translation>zápis: {scored} z {boards}</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>zápis</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>rozhodnutí</translation>
    </message>
    <message>
        <source>This match has a score sheet. A result typed here holds until the sheet is taken again.</source>
        <translation>Tento zápas má zápis. Co napíšete sem, platí, dokud se znovu nepřevezme výsledek zápisu.</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>{number}: no influence</source>
        <translation>{number}: bez vlivu</translation>
    </message>
    <message>
        <source>{number}: mean</source>
        <translation>{number}: průměr</translation>
    </message>
    <message>
        <source>{number}: double</source>
        <translation>{number}: dvakrát</translation>
    </message>
    <message>
        <source>How much a pair&apos;s score depends on another&apos;s results; even colours are fair.</source>
        <translation>Jak moc závisí výsledek páru na výsledcích jiného; vyrovnané barvy jsou spravedlivé.</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Balance of the movement</source>
        <translation>Vyváženost rozpisu</translation>
    </message>
    <message>
        <source>The arrow keys go from cell to cell; type a number to follow that pair</source>
        <translation>Šipky přecházejí po buňkách; napište číslo páru, který chcete sledovat</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>&amp;Use This Model</source>
        <translation>Použí&amp;t tento model</translation>
    </message>
    <message>
        <source>Ch&amp;ances of the margins</source>
        <translation>Pravděp&amp;odobnost rozdílů</translation>
    </message>
    <message>
        <source>The models go through the draw and the blitz of {scale}.</source>
        <translation>Modely procházejí remízou a&#xa0;blitzem škály: {scale}.</translation>
    </message>
    <message>
        <source>{scale} cannot be compared with the models: these are of a {range}-0 scale.</source>
        <translation>Modely nelze porovnat se škálou {scale}: jsou ze škály {range}-0.</translation>
    </message>
    <message>
        <source>{imps}, {model}: {vps}; one more IMP is worth {sensitivity} VP; {chance}&#xa0;% of matches</source>
        <translation>{imps}, {model}: {vps}; další IMP přidá {sensitivity}&#xa0;VP; {chance}&#xa0;% zápasů</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Údaje</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Vítězné body</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Odchylky</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Křivka</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Citlivost</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>Konkávnost</translation>
    </message>
    <message>
        <source>Differences are those from the WBF scale.</source>
        <translation>Odchylky jsou od škály WBF.</translation>
    </message>
    <message>
        <source>Table of the models</source>
        <translation>Tabulka modelů</translation>
    </message>
    <message>
        <source>Left and Right pick a model</source>
        <translation>Šipky vlevo a&#xa0;vpravo vybírají model</translation>
    </message>
    <message>
        <source>Curves of the models</source>
        <translation>Křivky modelů</translation>
    </message>
    <message>
        <source>Left and Right step through the margins</source>
        <translation>Šipky vlevo a&#xa0;vpravo krokují po rozdílech</translation>
    </message>
    <message>
        <source>Make the scale from the model of the picked column</source>
        <translation>Udělá škálu podle modelu vybraného sloupce</translation>
    </message>
    <message>
        <source>How often each margin occurs in matches of equal teams, 7.51 IMPs per board</source>
        <translation>Jak často nastane který rozdíl v&#xa0;zápasech stejně silných družstev, 7,51&#xa0;IMP na rozdání</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Tabu&amp;lka</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>&amp;Graf</translation>
    </message>
</context>
<context>
    <name>MovementBar</name>
    <message>
        <source>Compa&amp;re…</source>
        <translation>Po&amp;rovnat…</translation>
    </message>
    <message>
        <source>Set movements side by side</source>
        <translation>Ukáže rozpisy vedle sebe</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>What is measured of the movement (F8)</source>
        <translation>Co se u rozpisu měří (F8)</translation>
    </message>
</context>
<context>
    <name>MovementCards</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pár</numerusform>
            <numerusform>%n páry</numerusform>
            <numerusform>%n párů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n stůl</numerusform>
            <numerusform>%n stoly</numerusform>
            <numerusform>%n stolů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Sit</source>
        <translation>Linka</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Proti</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Pár {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>nehraje</translation>
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
        <translation>Odkud</translation>
    </message>
    <message>
        <source>To</source>
        <comment>of boards</comment>
        <translation>Kam</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>nikdo nehraje</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stůl {number}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>tady</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stojan</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>zůstávají</translation>
    </message>
    <message>
        <source>NS go to</source>
        <translation>NS jde na</translation>
    </message>
    <message>
        <source>EW go to</source>
        <translation>EW jde na</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>konec</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kolo {number}</translation>
    </message>
    <message>
        <source>pair {number} sits out</source>
        <translation>pár {number} nehraje</translation>
    </message>
    <message>
        <source>player {number} sits out</source>
        <translation>hráč {number} nehraje</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Sada</translation>
    </message>
    <message>
        <source>{dash}: the set is on the stand</source>
        <translation>{dash}: sada je na stojanu</translation>
    </message>
    <message>
        <source>Tables of the board sets, by round</source>
        <translation>Stoly sad rozdání podle kol</translation>
    </message>
    <message>
        <source>all</source>
        <translation>všude</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>otočeno</translation>
    </message>
    <message>
        <source>shared with {tables}</source>
        <translation>sdíleno s {tables}</translation>
    </message>
    <message>
        <source>shares boards with table {tables}</source>
        <translation>sdílí rozdání se stolem {tables}</translation>
    </message>
    <message>
        <source>relay</source>
        <translation>ze stojanu</translation>
    </message>
    <message>
        <source>boards from the stand</source>
        <translation>rozdání ze stojanu</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Poznámka</translation>
    </message>
</context>
<context>
    <name>MovementChoice</name>
    <message>
        <source>Movement</source>
        <translation>Rozpis</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Boards
per round</source>
        <translation>Rozdání
v&#xa0;kole</translation>
    </message>
    <message>
        <source>Boards
played</source>
        <translation>Odehraje
rozdání</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Sdílení</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Stojan</translation>
    </message>
    <message>
        <source>Qf</source>
        <translation>Qf</translation>
    </message>
    <message>
        <source>Whist tournament</source>
        <translation>Whistový turnaj</translation>
    </message>
    <message>
        <source>Best
sit-out</source>
        <translation>Nejlepší
pauza</translation>
    </message>
    <message>
        <source>Worst
sit-out</source>
        <translation>Nejhorší
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
        <translation>Rozpisy</translation>
    </message>
    <message>
        <source>Its name, as printed on the cards.</source>
        <translation>Jméno, jak bude na kartách.</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Kolik se hraje kol.</translation>
    </message>
    <message>
        <source>How many boards a table plays in a round.</source>
        <translation>Kolik rozdání hraje stůl v&#xa0;jednom kole.</translation>
    </message>
    <message>
        <source>How many boards a pair plays.</source>
        <translation>Kolik rozdání hraje pár.</translation>
    </message>
    <message>
        <source>How many tables share their boards with another.</source>
        <translation>Kolik stolů sdílí rozdání s&#xa0;jiným.</translation>
    </message>
    <message>
        <source>How many tables fetch their boards from a stand.</source>
        <translation>Kolik stolů si bere rozdání ze stojanu.</translation>
    </message>
    <message>
        <source>How evenly everybody is compared with everybody: 100 is perfect.</source>
        <translation>Jak rovnoměrně se všichni srovnávají se všemi: 100 je ideál.</translation>
    </message>
    <message>
        <source>Qf if the best number to leave out stays away.</source>
        <translation>Qf, když nepřijde pár, který chybí nejméně.</translation>
    </message>
    <message>
        <source>Qf if the worst number to leave out stays away.</source>
        <translation>Qf, když nepřijde pár, který chybí nejvíc.</translation>
    </message>
    <message>
        <source>How far two strong pairs spread the others, in percentage points.</source>
        <translation>O&#xa0;kolik dva silné páry rozhodí ostatní, v&#xa0;procentních bodech.</translation>
    </message>
    <message>
        <source>How well the better pair comes out ahead: 100 would be always.</source>
        <translation>Jak spolehlivě skončí lepší pár výš: 100 by bylo vždy.</translation>
    </message>
    <message>
        <source>Each team meets each other one on the same boards both ways.</source>
        <translation>Každé družstvo hraje s každým tatáž rozdání oběma směry.</translation>
    </message>
    <message>
        <source>North-South sit, East-West go up a table, the boards down one.</source>
        <translation>NS sedí, EW jdou o stůl výš, rozdání o jeden níž.</translation>
    </message>
    <message>
        <source>Most pairs follow the one with the next lower number.</source>
        <translation>Většina párů jde za tím, který má číslo o jednu nižší.</translation>
    </message>
    <message>
        <source>A Howell in which not everybody meets everybody.</source>
        <translation>Howell, ve kterém se nepotkají všichni.</translation>
    </message>
    <message>
        <source>Perfect Howell</source>
        <translation>Dokonalý Howell</translation>
    </message>
    <message>
        <source>Everybody is compared with everybody to the same extent.</source>
        <translation>Každý soupeří s každým stejnou měrou.</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round.</source>
        <translation>Všechny stoly hrají v kole tatáž rozdání.</translation>
    </message>
    <message>
        <source>At the last table pairs stay for a second round, North-South.</source>
        <translation>U posledního stolu zůstávají páry druhé kolo na NS.</translation>
    </message>
    <message>
        <source>At two tables pairs play a round North-South.</source>
        <translation>U dvou stolů hrají páry jedno kolo na NS.</translation>
    </message>
    <message>
        <source>One round more than tables; everybody meets one pair twice.</source>
        <translation>O kolo víc než stolů; každý potká jeden pár dvakrát.</translation>
    </message>
    <message>
        <source>Rover Mitchell</source>
        <translation>Rover Mitchell</translation>
    </message>
    <message>
        <source>The odd pair takes the place of a North-South pair each round; that one sits out.</source>
        <translation>Lichý pár zaujme v každém kole místo jednoho páru NS; ten pauzíruje.</translation>
    </message>
    <message>
        <source>Bump Mitchell</source>
        <translation>Bump Mitchell</translation>
    </message>
    <message>
        <source>The odd pair takes the first table for good, its pair moves to the next, and so on.</source>
        <translation>Lichý pár si natrvalo sedne k prvnímu stolu, jeho pár k dalšímu a tak dál.</translation>
    </message>
    <message>
        <source>Blackpool</source>
        <translation>Blackpool</translation>
    </message>
    <message>
        <source>Two stands, no shared boards; East-West end where the card says and meet two pairs twice.</source>
        <translation>Dva stojany, žádná sdílená rozdání; EW končí, kde říká karta, a dva páry potkají dvakrát.</translation>
    </message>
    <message>
        <source>Double weave Mitchell</source>
        <translation>Dvojitě proplétaný Mitchell</translation>
    </message>
    <message>
        <source>No shared boards, no stand, no skip; every moving pair needs a card.</source>
        <translation>Žádná sdílená rozdání, stojan ani přeskok; kdo chodí, potřebuje kartu.</translation>
    </message>
    <message>
        <source>Twin Mitchell</source>
        <translation>Dvojitý Mitchell</translation>
    </message>
    <message>
        <source>Two sections on the same boards; after half, East-West change the section.</source>
        <translation>Dvě sekce na týchž rozdáních; v polovině si EW sekce vymění.</translation>
    </message>
    <message>
        <source>Web Mitchell</source>
        <translation>Web Mitchell</translation>
    </message>
    <message>
        <source>Some tables have a copy of the boards in upward order, the others in downward order.</source>
        <translation>U jedněch stolů leží kopie rozdání vzestupně, u druhých sestupně.</translation>
    </message>
    <message>
        <source>Bowman</source>
        <translation>Bowman</translation>
    </message>
    <message>
        <source>A Mitchell with two or more tables added; at one of two the boards go up.</source>
        <translation>Mitchell se dvěma nebo více přidanými stoly; u jednoho ze dvou jdou rozdání nahoru.</translation>
    </message>
    <message>
        <source>Appendix Mitchell</source>
        <translation>Mitchell s přídavným stolem</translation>
    </message>
    <message>
        <source>Pairs go round both ways; at some places they pass two tables with stationary pairs.</source>
        <translation>Páry obcházejí oběma směry; na některých místech minou dva stoly se stálými páry.</translation>
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
        <translation>Všechna družstva se potkají na týchž rozdáních oběma směry; po polovině přijdou nová rozdání.</translation>
    </message>
    <message>
        <source>Stagger of six teams</source>
        <translation>Stagger šesti družstev</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round; all teams meet.</source>
        <translation>Všechny stoly hrají v kole tatáž rozdání; potkají se všechna družstva.</translation>
    </message>
    <message>
        <source>Changing teams</source>
        <translation>Střídavá družstva</translation>
    </message>
    <message>
        <source>Six pairs are teams with each of the others in turn; two rounds make three matches.</source>
        <translation>Šest párů tvoří družstva postupně s každým z ostatních; dvě kola dají tři zápasy.</translation>
    </message>
    <message>
        <source>Thurner</source>
        <translation>Thurner</translation>
    </message>
    <message>
        <source>All teams meet on the same boards both ways; only two tables share them.</source>
        <translation>Všechna družstva se potkají na týchž rozdáních oběma směry; sdílejí je jen dva stoly.</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Rainbow</translation>
    </message>
    <message>
        <source>Everybody meets all players of the other seats once.</source>
        <translation>Každý má u stolu jednou všechny hráče ostatních míst.</translation>
    </message>
    <message>
        <source>Everybody plays with everybody once, and against everybody twice.</source>
        <translation>Každý má každého jednou za partnera a dvakrát za soupeře.</translation>
    </message>
    <message>
        <source>Switching whole rounds does not make one ranking any fairer here.</source>
        <translation>Otočení celých kol tady společné pořadí spravedlivějším neudělá.</translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be just as good.</source>
        <translation>
            <numerusform>Otočit %n kolo by bylo stejně dobré.</numerusform>
            <numerusform>Otočit %n kola by bylo stejně dobré.</numerusform>
            <numerusform>Otočit %n kol by bylo stejně dobré.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole switched rounds give no more than {qf}.</source>
        <translation>Otočením celých kol se dosáhne nejvýš {qf}.</translation>
    </message>
    <message>
        <source>Whole switched rounds are as good: {qf}.</source>
        <translation>Otočit celá kola je stejně dobré: {qf}.</translation>
    </message>
    <message numerus="yes">
        <source>%n meeting(s) come more than once.</source>
        <translation>
            <numerusform>%n setkání se opakuje.</numerusform>
            <numerusform>%n setkání se opakují.</numerusform>
            <numerusform>%n setkání se opakuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Hraje každý s&#xa0;každým.</translation>
    </message>
    <message>
        <source>Everybody meets everybody; perfectly balanced.</source>
        <translation>Hraje každý s&#xa0;každým; dokonale vyvážené.</translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s), in {some} of {all} rounds.</source>
        <translation>
            <numerusform>Rozdání se sdílejí u %n stolu, v {some} z {all} kol.</numerusform>
            <numerusform>Rozdání se sdílejí u %n stolů, v {some} z {all} kol.</numerusform>
            <numerusform>Rozdání se sdílejí u %n stolů, v {some} z {all} kol.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s).</source>
        <translation>
            <numerusform>Rozdání sdílí %n stůl.</numerusform>
            <numerusform>Rozdání sdílejí %n stoly.</numerusform>
            <numerusform>Rozdání sdílí %n stolů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards come from a stand at %n table(s).</source>
        <translation>
            <numerusform>Ze stojanu bere rozdání %n stůl.</numerusform>
            <numerusform>Ze stojanu berou rozdání %n stoly.</numerusform>
            <numerusform>Ze stojanu bere rozdání %n stolů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) will be left over.</source>
        <translation>
            <numerusform>Zbude %n rozdání.</numerusform>
            <numerusform>Zbudou %n rozdání.</numerusform>
            <numerusform>Zbude %n rozdání.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) more than asked.</source>
        <translation>
            <numerusform>To je o&#xa0;%n rozdání víc, než jste chtěli.</numerusform>
            <numerusform>To je o&#xa0;%n rozdání víc, než jste chtěli.</numerusform>
            <numerusform>To je o&#xa0;%n rozdání víc, než jste chtěli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) fewer than asked.</source>
        <translation>
            <numerusform>To je o&#xa0;%n rozdání méně, než jste chtěli.</numerusform>
            <numerusform>To je o&#xa0;%n rozdání méně, než jste chtěli.</numerusform>
            <numerusform>To je o&#xa0;%n rozdání méně, než jste chtěli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards} in {copies} copies.</source>
        <translation>
            <numerusform>Potřebuje %n stůl a {boards} v {copies} kopiích.</numerusform>
            <numerusform>Potřebuje %n stoly a {boards} v {copies} kopiích.</numerusform>
            <numerusform>Potřebuje %n stolů a {boards} v {copies} kopiích.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards}.</source>
        <translation>
            <numerusform>Potřebuje %n stůl a {boards}.</numerusform>
            <numerusform>Potřebuje %n stoly a {boards}.</numerusform>
            <numerusform>Potřebuje %n stolů a {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best choice, ahead of {other}.</source>
        <translation>Nejlepší volba, před {other}.</translation>
    </message>
    <message>
        <source>Next best after {other}.</source>
        <translation>Nejlepší po rozpisu {other}.</translation>
    </message>
    <message>
        <source>Better: {reasons}.</source>
        <translation>Lepší: {reasons}.</translation>
    </message>
    <message>
        <source>Worse: {reasons}.</source>
        <translation>Horší: {reasons}.</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>kvalita</translation>
    </message>
    <message>
        <source>number of opponents</source>
        <translation>počet soupeřů</translation>
    </message>
    <message>
        <source>sit-outs</source>
        <translation>pauzy</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>počet rozdání</translation>
    </message>
    <message>
        <source>length of the rounds</source>
        <translation>délka kol</translation>
    </message>
    <message>
        <source>share of the boards played</source>
        <translation>podíl odehraných rozdání</translation>
    </message>
    <message>
        <source>simplicity</source>
        <translation>jednoduchost</translation>
    </message>
    <message>
        <source>boards shared or on a stand</source>
        <translation>rozdání sdílená nebo na stojanu</translation>
    </message>
    <message>
        <source>Double hesitation Mitchell</source>
        <translation>Mitchell s dvojitým váháním</translation>
    </message>
    <message>
        <source>Hesitation Mitchell</source>
        <translation>Mitchell s váháním</translation>
    </message>
    <message>
        <source>Howell</source>
        <translation>Howell</translation>
    </message>
    <message>
        <source>Three-quarter Howell</source>
        <translation>Tříčtvrteční Howell</translation>
    </message>
    <message>
        <source>Barometer</source>
        <translation>Barometr</translation>
    </message>
    <message>
        <source>Extended Mitchell</source>
        <translation>Rozšířený Mitchell</translation>
    </message>
    <message>
        <source>{name} of a club</source>
        <translation>{name}, klubový</translation>
    </message>
    <message>
        <source>Howell with repeated meetings</source>
        <translation>Howell s opakovanými setkáními</translation>
    </message>
    <message>
        <source>Mitchell</source>
        <translation>Mitchell</translation>
    </message>
    <message>
        <source>Skip Mitchell</source>
        <translation>Mitchell s&#xa0;přeskokem</translation>
    </message>
    <message>
        <source>Share-and-relay Mitchell</source>
        <translation>Mitchell se stojanem</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n round(s) switched</source>
        <translation>
            <numerusform>{name}, %n otočené kolo</numerusform>
            <numerusform>{name}, %n otočená kola</numerusform>
            <numerusform>{name}, %n otočených kol</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, two winners</source>
        <translation>{name}, dva vítězové</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Sections of {pairs} pairs each play it, ranked apart or, on the same boards, together.</source>
        <translation>Rozpis hrají sekce po {pairs} párech; hodnotí se zvlášť, nebo při stejných rozdáních dohromady.</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Dva vítězové: linky NS a&#xa0;EW mají každá své pořadí.</translation>
    </message>
    <message numerus="yes">
        <source>For one ranking, switching %n round(s) is right: fairness {qf} of 100.</source>
        <translation>
            <numerusform>Pro společné pořadí je správné otočit %n kolo: spravedlivost {qf} ze 100.</numerusform>
            <numerusform>Pro společné pořadí je správné otočit %n kola: spravedlivost {qf} ze 100.</numerusform>
            <numerusform>Pro společné pořadí je správné otočit %n kol: spravedlivost {qf} ze 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be as bad as none: {qf}.</source>
        <translation>
            <numerusform>Otočit %n kolo by bylo stejně špatné jako neotočit žádné: {qf}.</numerusform>
            <numerusform>Otočit %n kola by bylo stejně špatné jako neotočit žádné: {qf}.</numerusform>
            <numerusform>Otočit %n kol by bylo stejně špatné jako neotočit žádné: {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be worse: {qf}.</source>
        <translation>
            <numerusform>Otočit %n kolo by bylo horší: {qf}.</numerusform>
            <numerusform>Otočit %n kola by bylo horší: {qf}.</numerusform>
            <numerusform>Otočit %n kol by bylo horší: {qf}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Single tables are switched, so each table needs its card: fairness {qf} of 100.</source>
        <translation>Otáčejí se jednotlivé stoly, každý tedy potřebuje svou kartu: spravedlivost {qf} ze 100.</translation>
    </message>
    <message>
        <source>Its fairness is {qf} of 100.</source>
        <translation>Jeho spravedlivost je {qf} ze 100.</translation>
    </message>
    <message>
        <source>Some pairs meet twice: fairness {qf} of 100.</source>
        <translation>Některé páry se potkají dvakrát: spravedlivost {qf} ze 100.</translation>
    </message>
    <message>
        <source>Everybody meets {least} to {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Každý potká {least} až {met} z {others} soupeřů: spravedlivost {qf} ze 100.</translation>
    </message>
    <message>
        <source>Everybody meets {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Každý potká {met} z&#xa0;{others} soupeřů: spravedlivost {qf} ze 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody, as evenly as is possible: fairness {qf} of 100.</source>
        <translation>Hraje každý s&#xa0;každým, vyváženě, jak jen to jde: spravedlivost {qf} ze 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody: fairness {qf} of 100.</source>
        <translation>Hraje každý s&#xa0;každým: spravedlivost {qf} ze 100.</translation>
    </message>
</context>
<context>
    <name>MovementChooser</name>
    <message>
        <source>Two wi&amp;nners</source>
        <translation>Dva v&amp;ítězové</translation>
    </message>
    <message>
        <source>As a &amp;Diagram</source>
        <translation>Jako dia&amp;gram</translation>
    </message>
    <message>
        <source>&amp;Use This Movement</source>
        <translation>Po&amp;užít tento rozpis</translation>
    </message>
    <message>
        <source>There is no such movement for this number of tables; try another number.</source>
        <translation>Pro tento počet stolů takový rozpis není; zkuste jiný počet.</translation>
    </message>
    <message>
        <source>No movement is known for so few boards: enter more.</source>
        <translation>Pro tak málo rozdání není znám žádný rozpis: zadejte jich víc.</translation>
    </message>
    <message>
        <source>pair {pair}: Qf {qf}</source>
        <translation>pár {pair}: Qf {qf}</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>páry</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>družstva</translation>
    </message>
    <message>
        <source>players</source>
        <translation>hráči</translation>
    </message>
    <message>
        <source>Who plays together</source>
        <translation>Kdo hraje spolu</translation>
    </message>
    <message>
        <source>Pairs, teams of two pairs, or single players.</source>
        <translation>Páry samy za sebe, družstva o dvou párech, nebo jednotlivci.</translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Kopie rozdání</translation>
    </message>
    <message>
        <source>The copies of each board: with two, two tables need not share.</source>
        <translation>Kolik je kopií každého rozdání; se dvěma dva stoly sdílet nemusí.</translation>
    </message>
    <message>
        <source>for each pair</source>
        <translation>na každý pár</translation>
    </message>
    <message>
        <source>on hand</source>
        <translation>k&#xa0;dispozici</translation>
    </message>
    <message>
        <source>How the boards are counted</source>
        <translation>Jak se rozdání počítají</translation>
    </message>
    <message>
        <source>The boards that each pair plays, or all boards on hand.</source>
        <translation>Rozdání, která odehraje každý pár, nebo všechna, která máte.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Ho&amp;w many</source>
        <translation>Po&amp;čet</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoly</translation>
    </message>
    <message>
        <source>Half a table is a pair without an opponent.</source>
        <translation>Půl stolu je pár bez soupeře.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>North-South and East-West are ranked apart.</source>
        <translation>Linky NS a EW se hodnotí zvlášť.</translation>
    </message>
    <message>
        <source>Number that stays away</source>
        <translation>Volné číslo</translation>
    </message>
    <message>
        <source>The number of the phantom pair; the best one comes first.</source>
        <translation>Číslo páru, který chybí; nejlepší je první.</translation>
    </message>
    <message>
        <source>Movements to choose from</source>
        <translation>Rozpisy na výběr</translation>
    </message>
    <message>
        <source>Enter shows the movement</source>
        <translation>Enter rozpis ukáže</translation>
    </message>
    <message>
        <source>Quality against simplicity</source>
        <translation>Kvalita proti jednoduchosti</translation>
    </message>
    <message>
        <source>Replaces the current movement by the selected one</source>
        <translation>Nahradí nynější rozpis vybraným</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>Sto&amp;ly</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Roz&amp;dání</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Stays awa&amp;y</source>
        <translation>N&amp;epřijde</translation>
    </message>
    <message>
        <source>Quality against simplicity. Filled: about your boards; square: the first; arrow keys move.</source>
        <translation>Kvalita proti jednoduchosti. Plné: asi váš počet rozdání; čtvereček: první v seznamu; šipky přecházejí.</translation>
    </message>
</context>
<context>
    <name>MovementDocument</name>
    <message>
        <source>New movement</source>
        <translation>Nový rozpis</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>otočení</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>odemčení</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>zamčení</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>výběr</translation>
    </message>
    <message numerus="yes">
        <source>Mitchell, %n table(s)</source>
        <translation>
            <numerusform>Mitchell, %n stůl</numerusform>
            <numerusform>Mitchell, %n stoly</numerusform>
            <numerusform>Mitchell, %n stolů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovementError</name>
    <message>
        <source>A barometer has 3 to {most} pairs, not {pairs}.</source>
        <translation>Barometr má 3 až {most} párů, ne {pairs}.</translation>
    </message>
    <message>
        <source>A barometer for {pairs} pairs has 1 to {most} rounds, not {rounds}.</source>
        <translation>Barometr při počtu párů {pairs} má kol 1 až {most}, ne {rounds}.</translation>
    </message>
    <message>
        <source>A double weave is for a number of tables divisible by 4; {pairs} pairs are not.</source>
        <translation>Dvojitě proplétaný Mitchell je pro počet stolů dělitelný 4; počet párů {pairs} to nesplňuje.</translation>
    </message>
    <message>
        <source>An extended Mitchell is for {least} to {most} pairs, not for {pairs}.</source>
        <translation>Rozšířený Mitchell je pro {least} až {most} párů, ne pro {pairs}.</translation>
    </message>
    <message>
        <source>This movement is for six teams of two pairs, not for {pairs} pairs.</source>
        <translation>Tento rozpis je pro šest dvoupárových družstev, ne pro {pairs} párů.</translation>
    </message>
    <message>
        <source>This movement is for 6 pairs, not for {pairs}.</source>
        <translation>Tento rozpis je pro 6 párů, ne pro {pairs}.</translation>
    </message>
    <message>
        <source>A hesitation Mitchell of {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Mitchell s váháním o {tables} stolech má kol 1 až {most}, ne {rounds}.</translation>
    </message>
    <message>
        <source>A movement of this kind has {fewest} to {most} pairs, not {pairs}.</source>
        <translation>Takový rozpis má {fewest} až {most} párů, ne {pairs}.</translation>
    </message>
    <message>
        <source>A whist movement is for {known} players, not for {players}.</source>
        <translation>Whistový turnaj je pro tyto počty hráčů: {known}, ne pro {players}.</translation>
    </message>
    <message>
        <source>A movement of this kind is not for {pairs} pairs; take a Mitchell.</source>
        <translation>Rozpis tohoto druhu není pro počet párů {pairs}; zvolte Mitchell.</translation>
    </message>
    <message>
        <source>With this number of pairs it has {possible} rounds, not {rounds}.</source>
        <translation>Pro tolik párů má kol {possible}, ne {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell has 3 to {most} pairs, not {pairs}.</source>
        <translation>Mitchell má 3 až {most} párů, ne {pairs}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables, an odd number, needs no skip: choose one without.</source>
        <translation>Mitchell s&#xa0;lichým počtem stolů ({tables}) přeskok nepotřebuje: zvolte ho bez přeskoku.</translation>
    </message>
    <message>
        <source>A skip Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Mitchell s&#xa0;přeskokem na {tables} stolech má kol 1 až {most}, ne {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Mitchell na {tables} stolech má kol 1 až {most}, ne {rounds}.</translation>
    </message>
    <message>
        <source>Round {number} cannot be switched: the rounds are 1 to {rounds}.</source>
        <translation>Kolo {number} nelze otočit: kola jsou 1 až {rounds}.</translation>
    </message>
    <message>
        <source>A rover Mitchell is for an odd number of pairs, 9 to {most}, not {pairs}.</source>
        <translation>Rover Mitchell je pro lichý počet párů od 9 do {most}, ne pro {pairs}.</translation>
    </message>
    <message>
        <source>A rover Mitchell with {tables} whole tables has 2 to {most} rounds, not {rounds}.</source>
        <translation>Rover Mitchell s {tables} celými stoly má kol 2 až {most}, ne {rounds}.</translation>
    </message>
    <message>
        <source>A Howell movement has 2 to {most} tables, not {pairs} pairs.</source>
        <translation>Howell má 2 až {most} stolů; počet párů {pairs} mu neodpovídá.</translation>
    </message>
    <message>
        <source>A Howell movement for {pairs} pairs has {least} to {most} rounds, not {rounds}.</source>
        <translation>Howell při počtu párů {pairs} má kol {least} až {most}, ne {rounds}.</translation>
    </message>
    <message>
        <source>A Thurner is for 6, 8, 12, 14, 18 and so on teams of two pairs, not for {pairs} pairs.</source>
        <translation>Thurner je pro 6, 8, 12, 14, 18 a tak dál družstev o dvou párech, ne pro páry v počtu {pairs}.</translation>
    </message>
    <message>
        <source>This movement is for an even number of teams of two pairs, 8 to {most} pairs, not {pairs}.</source>
        <translation>Tento rozpis je pro sudý počet družstev o dvou párech, 8 až {most} párů, ne {pairs}.</translation>
    </message>
    <message>
        <source>The movement is too large; take fewer boards in a set, fewer rounds or fewer tables.</source>
        <translation>Rozpis je příliš velký; uberte rozdání v&#xa0;sadě, kola nebo stoly.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no pair {pair}; they are 1 to {pairs}.</source>
        <translation>Kolo {round}, stůl {table}: pár {pair} neexistuje; páry jsou 1 až {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no player {pair}; they are 1 to {pairs}.</source>
        <translation>Kolo {round}, stůl {table}: hráč {pair} neexistuje; hráči jsou 1 až {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: two pairs are needed.</source>
        <translation>Kolo {round}, stůl {table}: jsou třeba dva páry.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: four players are needed.</source>
        <translation>Kolo {round}, stůl {table}: jsou třeba čtyři hráči.</translation>
    </message>
    <message>
        <source>Round {round}: pair {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Kolo {round}: pár {pair} je na dvou místech, u&#xa0;stolu {other} a&#xa0;u&#xa0;stolu {table}.</translation>
    </message>
    <message>
        <source>Round {round}: player {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Kolo {round}: hráč {pair} je na dvou místech, u&#xa0;stolu {other} a&#xa0;u&#xa0;stolu {table}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} plays against itself.</source>
        <translation>Kolo {round}, stůl {table}: pár {pair} hraje sám proti sobě.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} appears more than once.</source>
        <translation>Kolo {round}, stůl {table}: hráč {pair} je tam víckrát.</translation>
    </message>
    <message>
        <source>Pair {pair} never plays.</source>
        <translation>Pár {pair} vůbec nehraje.</translation>
    </message>
    <message>
        <source>Player {pair} never plays.</source>
        <translation>Hráč {pair} vůbec nehraje.</translation>
    </message>
    <message>
        <source>A movement has 2 to {most} pairs or players, not {pairs}.</source>
        <translation>Rozpis má 2 až {most} párů nebo hráčů, ne {pairs}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} tables, not {tables}.</source>
        <translation>Rozpis má 1 až {most} stolů, ne {tables}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} rounds, not {rounds}.</source>
        <translation>Rozpis má 1 až {most} kol, ne {rounds}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} board sets, not {sets}.</source>
        <translation>Rozpis má 1 až {most} sad rozdání, ne {sets}.</translation>
    </message>
    <message>
        <source>Board set {set} has no boards.</source>
        <translation>Sada {set} nemá žádná rozdání.</translation>
    </message>
    <message>
        <source>Board set {set}: boards have numbers from 1 to {most}.</source>
        <translation>Sada {set}: rozdání mají čísla od 1 do {most}.</translation>
    </message>
    <message>
        <source>Board set {set}: a board appears twice.</source>
        <translation>Sada {set}: některé rozdání je v&#xa0;ní dvakrát.</translation>
    </message>
    <message>
        <source>Round {round}, table {table} does not exist (rounds: {rounds}, tables: {tables}).</source>
        <translation>Kolo {round}, stůl {table}: rozpis má kol {rounds} a&#xa0;stolů {tables}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no board set {set}; they are 1 to {sets}.</source>
        <translation>Kolo {round}, stůl {table}: sada {set} neexistuje; sady jsou 1 až {sets}.</translation>
    </message>
    <message>
        <source>Round {round}: table {table} appears more than once.</source>
        <translation>Kolo {round}: stůl {table} je tam víckrát.</translation>
    </message>
    <message>
        <source>Pairs {one} and {other} meet more than once: rounds {rounds}.</source>
        <translation>Páry {one} a&#xa0;{other} se potkají víckrát: kola {rounds}.</translation>
    </message>
    <message>
        <source>Not all play equally often: {least} to {most} rounds.</source>
        <translation>Nehrají všichni stejně často: kol {least} až {most}.</translation>
    </message>
    <message>
        <source>Not all boards are played equally often: {least} to {most} times.</source>
        <translation>Rozdání se nehrají stejně často: {least}krát až {most}krát.</translation>
    </message>
    <message>
        <source>Round {round}: tables {tables} share boards.</source>
        <translation>Kolo {round}: stoly {tables} sdílejí rozdání.</translation>
    </message>
    <message>
        <source>There are {count} movements in the file; leave one of them in it.</source>
        <translation>Rozpisů je v&#xa0;souboru {count}; nechte v&#xa0;něm jediný.</translation>
    </message>
    <message>
        <source>The file ends before round {round} is complete; rounds by the first line: {rounds}.</source>
        <translation>Soubor končí dřív, než je kolo {round} celé; počet kol podle prvního řádku: {rounds}.</translation>
    </message>
    <message>
        <source>The rounds are complete ({rounds}); this line would be one more.</source>
        <translation>Počet kol je {rounds} a&#xa0;tento řádek by byl další.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: somebody plays against 0; an empty table is 0 0 0.</source>
        <translation>Kolo {round}, stůl {table}: někdo hraje proti 0; prázdný stůl se píše 0 0 0.</translation>
    </message>
    <message>
        <source>Write all board sets as numbers or all as letters; {found} differs from the others.</source>
        <translation>Sada {found} je písmeno mezi čísly, nebo číslo mezi písmeny; pište všechny sady stejně.</translation>
    </message>
    <message>
        <source>The boards of the sets appear twice.</source>
        <translation>Rozdání sad jsou uvedena dvakrát.</translation>
    </message>
    <message>
        <source>There is no board set {set}; they are 1 to {sets}.</source>
        <translation>Sada {set} neexistuje; sady jsou 1 až {sets}.</translation>
    </message>
    <message>
        <source>The boards of board set {set} appear twice.</source>
        <translation>Rozdání sady {set} jsou uvedena dvakrát.</translation>
    </message>
    <message>
        <source>The boards of board set {set} are missing.</source>
        <translation>Rozdání sady {set} chybějí.</translation>
    </message>
    <message>
        <source>Bridgemate rows are for pairs, and this movement is individual.</source>
        <translation>Řádky pro Bridgemate jsou pro páry, tento rozpis je pro jednotlivce.</translation>
    </message>
    <message>
        <source>There is no movement in the file.</source>
        <translation>V souboru není žádný rozpis.</translation>
    </message>
    <message>
        <source>Tables by the first line: {tables}; there are lines for {count}.</source>
        <translation>První řádek uvádí stolů {tables}, ale řádků je {count}.</translation>
    </message>
    <message>
        <source>Boards by the first line: {boards}; board set {sets} would need {needed}.</source>
        <translation>První řádek uvádí rozdání {boards} a sada {sets} by potřebovala {needed}.</translation>
    </message>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Odtud to není JSON: sloupec {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Příliš mnoho závorek v&#xa0;závorkách.</translation>
    </message>
    <message>
        <source>This is not a movement; “format” should be “{format}”.</source>
        <translation>To není rozpis; „format“ má být „{format}“.</translation>
    </message>
    <message>
        <source>The file is of another version of the program: “version” is not 1.</source>
        <translation>Soubor je z&#xa0;jiné verze programu: „version“ není 1.</translation>
    </message>
    <message>
        <source>“{key}” is missing or not valid in a movement.</source>
        <translation>„{key}“ v&#xa0;rozpisu chybí, nebo má neplatnou hodnotu.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Tento řádek je příliš dlouhý.</translation>
    </message>
    <message>
        <source>The file is too large to be a movement.</source>
        <translation>Soubor je na rozpis příliš velký.</translation>
    </message>
    <message>
        <source>A number is missing here.</source>
        <translation>Tady chybí číslo.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>Na místě čísla je {found}.</translation>
    </message>
    <message>
        <source>The number {found} is too large.</source>
        <translation>Číslo {found} je příliš velké.</translation>
    </message>
    <message>
        <source>This is worked out for pairs, not for an individual movement, whose partners change.</source>
        <translation>To se počítá pro páry, ne pro rozpis jednotlivců, kde se partneři mění.</translation>
    </message>
    <message>
        <source>There are 1 to {most} sessions, not {sessions}.</source>
        <translation>Sezení je 1 až {most}, ne {sessions}.</translation>
    </message>
    <message>
        <source>A weekend of this kind has {needed} sessions, not {sessions}.</source>
        <translation>Víkend tohoto druhu má sezení {needed}, ne {sessions}.</translation>
    </message>
    <message>
        <source>A Mitchell and two Howells are for an even number of pairs from 8 to 60, not for {pairs}.</source>
        <translation>Mitchell a dva Howelly jsou pro sudý počet párů od 8 do 60, ne pro {pairs}.</translation>
    </message>
    <message>
        <source>A board set has at most {most} boards.</source>
        <translation>Sada má nejvýše {most} rozdání.</translation>
    </message>
    <message>
        <source>A board appears twice in {found}.</source>
        <translation>Některé rozdání je v&#xa0;{found} dvakrát.</translation>
    </message>
    <message>
        <source>{found} is not a list of boards; write them as 1-3 or as 1,4,7.</source>
        <translation>{found} není seznam rozdání; pište je jako 1-3 nebo 1,4,7.</translation>
    </message>
    <message>
        <source>There is no column {missing}; the first line should name the columns {all}.</source>
        <translation>Chybí sloupec {missing}; na prvním řádku mají být jména sloupců {all}.</translation>
    </message>
    <message>
        <source>Column {missing} appears twice.</source>
        <translation>Sloupec {missing} je tam dvakrát.</translation>
    </message>
    <message>
        <source>This line has fewer cells than there are headings.</source>
        <translation>Tento řádek má méně buněk, než je nadpisů.</translation>
    </message>
    <message>
        <source>This line cannot be read as part of a table.</source>
        <translation>Tento řádek nelze přečíst jako část tabulky.</translation>
    </message>
    <message>
        <source>A quotation mark is opened in this line and never closed.</source>
        <translation>Na tomto řádku se otevírají uvozovky a nikde se nezavírají.</translation>
    </message>
    <message>
        <source>The file has round {later}, but no line for round {round}.</source>
        <translation>Je tu kolo {later} a žádný řádek kola {round}.</translation>
    </message>
    <message>
        <source>There is no line below the headings.</source>
        <translation>Pod nadpisy není žádný řádek.</translation>
    </message>
    <message>
        <source>Pairs here: {pairs}; in lines above: {before}.</source>
        <translation>Počet párů je tady {pairs} a&#xa0;na řádcích výše {before}.</translation>
    </message>
    <message>
        <source>No pair {pair} has played before round {round}.</source>
        <translation>Pár {pair} před kolem {round} nehrál.</translation>
    </message>
    <message>
        <source>From round {round} on no table has room for another pair.</source>
        <translation>Od kola {round} není u žádného stolu místo pro další pár.</translation>
    </message>
    <message>
        <source>In a movement of pairs rounds 2 to {most} can be worked out again.</source>
        <translation>V párovém rozpisu se dají znovu sestavit kola 2 až {most}.</translation>
    </message>
    <message>
        <source>No table can take an appendix table: two moving pairs must meet there in every round.</source>
        <translation>Přídavný stůl nelze k&#xa0;žádnému stolu připojit: v&#xa0;každém kole se tam musí sejít dva chodící páry.</translation>
    </message>
    <message>
        <source>Table {table} can take no appendix table: two moving pairs must meet there in every round.</source>
        <translation>Ke stolu {table} nelze připojit přídavný stůl: v&#xa0;každém kole se tam musí sejít dva chodící páry.</translation>
    </message>
    <message>
        <source>A twin Mitchell has two sections with odd tables, 6 or more in all; not {pairs} pairs.</source>
        <translation>Dvojitý Mitchell je pro dvě sekce o lichém počtu stolů, celkem od 6 stolů; počet párů {pairs} to nesplňuje.</translation>
    </message>
    <message>
        <source>This kind of movement is for an even number of tables, 4 to {most}; {pairs} pairs are not.</source>
        <translation>Rozpis tohoto druhu je pro sudý počet stolů od 4 do {most}; počet párů {pairs} to nesplňuje.</translation>
    </message>
    <message>
        <source>A perfect Howell is known for {numbers} pairs, not for {pairs}: improve a Howell instead.</source>
        <translation>Dokonalý Howell je pro {numbers} párů, ne pro {pairs}: sestavte obyčejný a&#xa0;vylepšete ho.</translation>
    </message>
    <message>
        <source>An American Whist is for an odd number of teams, 6 to {most} pairs, not {pairs}.</source>
        <translation>American Whist je pro lichý počet dvoupárových družstev, 6 až {most} párů, ne {pairs}.</translation>
    </message>
    <message>
        <source>A rainbow has 20 to {most} players, tables not divisible by 2 or 3; not {players}.</source>
        <translation>Rainbow je pro 20 až {most} hráčů u stolů, jejichž počet nejde dělit 2 ani 3, ne pro {players}.</translation>
    </message>
    <message>
        <source>{found} is neither a number nor a board set, which is a number or a capital letter.</source>
        <translation>{found} není číslo ani sada rozdání, tedy číslo nebo velké písmeno.</translation>
    </message>
    <message>
        <source>The fifth number is 1 for an individual movement and 0 for one of pairs, not {found}.</source>
        <translation>Páté číslo prvního řádku je 1 pro jednotlivce a&#xa0;0 pro páry, ne {found}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, five per table (N, S, E, W, board set), not {count}.</source>
        <translation>Kolo {round} potřebuje čísel {needed}, pět na stůl (N, S, E, W, sada rozdání), ne {count}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, three per table (NS, EW, board set), not {count}.</source>
        <translation>Kolo {round} potřebuje čísel {needed}, tři na stůl (NS, EW, sada rozdání), ne {count}.</translation>
    </message>
    <message>
        <source>Bridgemate rows need boards that follow one another, unlike those of board set {set}.</source>
        <translation>Řádky pro Bridgemate potřebují rozdání jdoucí po sobě; v&#xa0;sadě {set} po sobě nejdou.</translation>
    </message>
    <message>
        <source>{found} is not an EBUScore movement of type 0, 1, 2, 5, 6 or 7, or has a missing pair.</source>
        <translation>{found} není rozpis EBUScore typu 0, 1, 2, 5, 6 nebo 7, nebo v něm chybí pár.</translation>
    </message>
    <message>
        <source>Table {table} needs {needed} numbers (NS, EW, board set; rounds: {rounds}), not {count}.</source>
        <translation>Stůl {table} potřebuje čísel {needed} (NS, EW, sada rozdání; kol: {rounds}), ne {count}.</translation>
    </message>
    <message>
        <source>Sessions measured as one have equal numbers of pairs: one has {pairs}, another {others}.</source>
        <translation>Sezení, která se měří jako celek, mají stejně párů: jedno má {pairs}, jiné {others}.</translation>
    </message>
    <message>
        <source>The best switches are searched for up to {most} pairs, not {pairs} (board sets: {sets}).</source>
        <translation>Nejlepší otočení se hledá nejvýše pro {most} párů, ne pro {pairs} (sad rozdání: {sets}).</translation>
    </message>
    <message>
        <source>Bump Mitchell: 9, 11 … {most} pairs, fewer rounds than tables; not {pairs} in {rounds}.</source>
        <translation>Bump Mitchell: 9, 11 … {most} párů, méně kol než stolů; ne {pairs} párů a kol {rounds}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} already played board {board}, round {before}.</source>
        <translation>Kolo {round}, stůl {table}: pár {pair} už rozdání {board} hrál, v&#xa0;kole {before}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} already played board {board}, round {before}.</source>
        <translation>Kolo {round}, stůl {table}: hráč {pair} už rozdání {board} hrál, v&#xa0;kole {before}.</translation>
    </message>
    <message>
        <source>First line: pairs, tables, rounds, board sets, 1 if individual. Numbers in it: {count}.</source>
        <translation>První řádek: páry, stoly, kola, sady rozdání a&#xa0;1 u&#xa0;jednotlivců. Čísel je na něm {count}.</translation>
    </message>
    <message>
        <source>First line: type, tables, boards, boards per round, rounds. Numbers in it: {count}.</source>
        <translation>První řádek: typ, stoly, rozdání, rozdání na kolo, kola. Čísel je na něm {count}.</translation>
    </message>
</context>
<context>
    <name>MovementNotices</name>
    <message numerus="yes">
        <source>%n meeting(s) repeated</source>
        <translation>
            <numerusform>%n opakované setkání</numerusform>
            <numerusform>%n opakovaná setkání</numerusform>
            <numerusform>%n opakovaných setkání</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared in %n round(s)</source>
        <translation>
            <numerusform>Rozdání se sdílejí v&#xa0;%n kole</numerusform>
            <numerusform>Rozdání se sdílejí ve %n kolech</numerusform>
            <numerusform>Rozdání se sdílejí v&#xa0;%n kolech</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables play the same boards in a round</source>
        <translation>Všechny stoly hrají v&#xa0;kole stejná rozdání</translation>
    </message>
    <message>
        <source>The figures are approximate</source>
        <translation>Čísla jsou přibližná</translation>
    </message>
    <message>
        <source>A click or Space switches a meeting, a click on a heading the round or table; L locks it.</source>
        <translation>Klepnutí nebo mezerník setkání otočí, L ho zamkne; klepnutí na nadpis otočí celé kolo nebo stůl.</translation>
    </message>
</context>
<context>
    <name>MovementPlaces</name>
    <message>
        <source>Play a Mi&amp;llion Events</source>
        <translation>Ode&amp;hrát milion turnajů</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Ukončit</translation>
    </message>
    <message>
        <source>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, {events} events</source>
        <translation>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, turnajů:&#xa0;{events}</translation>
    </message>
    <message>
        <source>Strength 1 takes place 1 in {own}&#xa0;% of all events.</source>
        <translation>Síla 1 skončí první v&#xa0;{own}&#xa0;% turnajů.</translation>
    </message>
    <message>
        <source>More events make the figures more exact.</source>
        <translation>Více turnajů čísla zpřesní.</translation>
    </message>
    <message>
        <source>Events played</source>
        <translation>Odehrané turnaje</translation>
    </message>
    <message>
        <source>Strength {strength}: place {strength} in {own}&#xa0;% of events, that or better in {within}&#xa0;%.</source>
        <translation>Síla {strength} skončí {strength}. v&#xa0;{own}&#xa0;% turnajů, takto nebo lépe v&#xa0;{within}&#xa0;%.</translation>
    </message>
    <message>
        <source>sdb/3: luck in percentages. Qb: the same as quality. Qd: how many places are right, in %.</source>
        <translation>sdb/3: štěstí v procentech. Qb: totéž jako kvalita. Qd: kolik míst je správně, v %.</translation>
    </message>
</context>
<context>
    <name>MovementReport</name>
    <message>
        <source>Quality: 100 is even for all.</source>
        <translation>Kvalita: 100 znamená stejné pro všechny.</translation>
    </message>
    <message>
        <source>Qf, bound</source>
        <translation>Qf, mez</translation>
    </message>
    <message>
        <source>No arrow switches can reach more.</source>
        <translation>Žádným otočením nelze dosáhnout víc.</translation>
    </message>
    <message>
        <source>Quality if a pair stays away, on average.</source>
        <translation>Kvalita, když jeden pár nepřijde, v průměru.</translation>
    </message>
    <message>
        <source>The same for the best pair number to stay away.</source>
        <translation>Totéž pro nejlepší číslo páru, který nepřijde.</translation>
    </message>
    <message>
        <source>The same for the worst.</source>
        <translation>Totéž pro nejhorší.</translation>
    </message>
    <message>
        <source>Quality without rounding.</source>
        <translation>Kvalita bez zaokrouhlení.</translation>
    </message>
    <message>
        <source>Opposition: 100 if all meet all equally often.</source>
        <translation>Soupeři: 100 znamená, že se všichni potkají stejně často.</translation>
    </message>
    <message>
        <source>Skewness: 0 is even for all.</source>
        <translation>Šikmost: 0 znamená stejné pro všechny.</translation>
    </message>
    <message>
        <source>Fourth moment of the matrix.</source>
        <translation>Čtvrtý moment matice.</translation>
    </message>
    <message>
        <source>Least skewness if a pair stays away.</source>
        <translation>Nejmenší šikmost, když jeden pár nepřijde.</translation>
    </message>
    <message>
        <source>Greatest skewness if a pair stays away.</source>
        <translation>Největší šikmost, když jeden pár nepřijde.</translation>
    </message>
    <message>
        <source>Least skewness if a pair that always shares stays away.</source>
        <translation>Nejmenší šikmost, když nepřijde pár, který stále sdílí rozdání.</translation>
    </message>
    <message>
        <source>Luck, in percent, with two strong pairs among the others.</source>
        <translation>Náhoda v procentech se dvěma silnými páry v poli.</translation>
    </message>
    <message>
        <source>Luck, in percent, with pairs of all strengths.</source>
        <translation>Náhoda v procentech s páry všech síl.</translation>
    </message>
    <message>
        <source>The same as a quality.</source>
        <translation>Totéž jako kvalita.</translation>
    </message>
    <message>
        <source>How often, in percent, a pair gets the place it earns.</source>
        <translation>Jak často, v procentech, pár dostane místo, které si zaslouží.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Údaj</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Uloženo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změna</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Význam</translation>
    </message>
    <message>
        <source>Figures of the movement</source>
        <translation>Čísla o&#xa0;rozpisu</translation>
    </message>
    <message>
        <source>Figures of the movement, approximate</source>
        <translation>Čísla o&#xa0;rozpisu, přibližná</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pár</translation>
    </message>
    <message>
        <source>How much each pair matters to every other</source>
        <translation>Jak moc na sobě páry závisejí</translation>
    </message>
    <message>
        <source>{mean} would be even</source>
        <translation>vyrovnané by bylo {mean}</translation>
    </message>
</context>
<context>
    <name>MovementShown</name>
    <message>
        <source>Who plays where in each round</source>
        <translation>Kdo kde hraje v kterém kole</translation>
    </message>
</context>
<context>
    <name>MovementTools</name>
    <message>
        <source>&amp;Choose</source>
        <translation>Vý&amp;běr</translation>
    </message>
    <message>
        <source>Movements for these pairs and boards (F4)</source>
        <translation>Rozpisy pro daný počet párů a&#xa0;rozdání (F4)</translation>
    </message>
    <message>
        <source>&amp;Sit-outs</source>
        <translation>Pauz&amp;y</translation>
    </message>
    <message>
        <source>Best number for the missing pair</source>
        <translation>Nejlepší číslo pro chybějící pár</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>U&amp;místění</translation>
    </message>
    <message>
        <source>How often each strength finishes in each place</source>
        <translation>Jak často která síla kde skončí</translation>
    </message>
</context>
<context>
    <name>MovementsRoom</name>
    <message>
        <source>This movement</source>
        <translation>Tento rozpis</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Uloženo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nyní</translation>
    </message>
    <message>
        <source>use a compared movement</source>
        <translation>použití porovnávaného rozpisu</translation>
    </message>
    <message>
        <source>pair comes or goes</source>
        <translation>pár přijde nebo odejde</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Rozpis</translation>
    </message>
    <message>
        <source>optimise</source>
        <translation>optimalizace</translation>
    </message>
    <message>
        <source>leave a pair out</source>
        <translation>vynechání páru</translation>
    </message>
</context>
<context>
    <name>NameCompleter</name>
    <message>
        <source>Players of the register</source>
        <translation>Hráči z registru</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>A preset needs a name.</source>
        <translation>Předvolba potřebuje název.</translation>
    </message>
</context>
<context>
    <name>NewEvening</name>
    <message>
        <source>New Evening</source>
        <translation>Nový večer</translation>
    </message>
    <message>
        <source>From a &amp;File…</source>
        <translation>Ze sou&amp;boru…</translation>
    </message>
    <message>
        <source>&amp;Two winners</source>
        <translation>&amp;Dva vítězové</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, tables: {tables}</source>
        <translation>Párů: {pairs}, stolů: {tables}</translation>
    </message>
    <message>
        <source>&amp;Individual: one player per line</source>
        <translation>&amp;Jednotlivci: jeden hráč na řádek</translation>
    </message>
    <message>
        <source>Make Evening</source>
        <translation>Založit večer</translation>
    </message>
    <message>
        <source>Players: {players}, tables: {tables}</source>
        <translation>Hráčů: {players}, stolů: {tables}</translation>
    </message>
    <message>
        <source>At least {count} pairs are needed: one per line, or their number.</source>
        <translation>Je potřeba aspoň {count} párů: na každém řádku jeden, nebo jejich počet.</translation>
    </message>
    <message>
        <source>The number of players must be divisible by four; enter one per line.</source>
        <translation>Počet hráčů musí být dělitelný čtyřmi; každý na vlastním řádku.</translation>
    </message>
    <message>
        <source>No movement is known for this number of pairs; open one from a file.</source>
        <translation>Pro tento počet párů není znám žádný rozpis; otevřete ho ze souboru.</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards</source>
        <translation>{name}: {rounds} × {each}, celkem rozdání: {boards}</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards, shared by tables</source>
        <translation>{name}: {rounds} × {each}, celkem rozdání: {boards}, stoly je sdílejí</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Rozpisy</translation>
    </message>
    <message>
        <source>Movement of the Evening</source>
        <translation>Rozpis večera</translation>
    </message>
    <message>
        <source>{name} is for {pairs} pairs.</source>
        <translation>{name} je pro počet párů {pairs}.</translation>
    </message>
    <message>
        <source>{name} is for {pairs} players.</source>
        <translation>{name} je pro počet hráčů {pairs}.</translation>
    </message>
    <message>
        <source>Ann Smith, Bob Jones</source>
        <translation>Anna Malá, Bořek Nový</translation>
    </message>
    <message>
        <source>One pair per line, two names with a comma or a dash between them; or how many pairs</source>
        <translation>Jeden pár na řádku, dvě jména s čárkou nebo pomlčkou mezi nimi; nebo počet párů</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Páry</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>&amp;Rozdání na pár</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>Počet &amp;sekcí</translation>
    </message>
    <message>
        <source>Mo&amp;vement</source>
        <translation>Ro&amp;zpis</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>&amp;Hodnocení</translation>
    </message>
    <message>
        <source>As many boards as asked for: {name}, fairness {quality}.</source>
        <translation>Tolik rozdání, kolik chcete: {name}, spravedlivost {quality}.</translation>
    </message>
</context>
<context>
    <name>NewEventDialog</name>
    <message>
        <source>New Event</source>
        <translation>Nový turnaj</translation>
    </message>
    <message>
        <source>&amp;Teams</source>
        <translation>&amp;Družstva</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Hrá&amp;či</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>&amp;Páry</translation>
    </message>
    <message>
        <source>S&amp;wiss pairs</source>
        <translation>Páry š&amp;výcarsky</translation>
    </message>
    <message>
        <source>Chess t&amp;eams</source>
        <translation>Š&amp;achová družstva</translation>
    </message>
    <message>
        <source>Make Event</source>
        <translation>Založit turnaj</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Skupiny</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finále</translation>
    </message>
    <message>
        <source>Pairs have a room of their own.</source>
        <translation>Páry mají vlastní oddíl.</translation>
    </message>
    <message>
        <source>Names can be entered later, too.</source>
        <translation>Jména se dají zadat i později.</translation>
    </message>
    <message>
        <source>Names: {count}, rounds: {rounds}.</source>
        <translation>Jmen: {count}, kol: {rounds}.</translation>
    </message>
    <message>
        <source>With a rating or strength: {rated}.</source>
        <translation>S ratingem nebo silou: {rated}.</translation>
    </message>
    <message>
        <source>League (round robin): everybody meets everybody</source>
        <translation>Liga: každý s každým</translation>
    </message>
    <message>
        <source>League, twice (double round robin): at home and away</source>
        <translation>Liga dvakrát: doma a venku</translation>
    </message>
    <message>
        <source>Swiss: opponents with similar scores meet</source>
        <translation>Švýcarský systém: hrají spolu soupeři s podobným počtem bodů</translation>
    </message>
    <message>
        <source>Groups, and a final of the best</source>
        <translation>Skupiny a finále prvních</translation>
    </message>
    <message>
        <source>Knock-out: the loser goes out</source>
        <translation>Vyřazovací: poražený končí</translation>
    </message>
    <message>
        <source>Manual: you choose the matches</source>
        <translation>Ručně: zápasy sestaví rozhodčí</translation>
    </message>
    <message>
        <source>One per line, the strongest first; with a rating if there is one</source>
        <translation>Po jednom na řádek, nejsilnější první; s ratingem, má-li ho</translation>
    </message>
    <message>
        <source>qualify from each group:</source>
        <translation>z každé postupuje:</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formát</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Počet kol</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Šachovnic v zápase</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Jména</translation>
    </message>
    <message>
        <source>How many of each group qualify</source>
        <translation>Kolik z každé skupiny postupuje</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Put Round {round} Together</source>
        <translation>Sestavit kolo {round}</translation>
    </message>
    <message>
        <source>Type the Names</source>
        <translation>Zapsat jména</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a name.</source>
        <translation>
            <numerusform>%n hráč beze jména.</numerusform>
            <numerusform>%n hráči beze jména.</numerusform>
            <numerusform>%n hráčů beze jména.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Result(s)</source>
        <translation>
            <numerusform>Zadat %n výsledek</numerusform>
            <numerusform>Zadat %n výsledky</numerusform>
            <numerusform>Zadat %n výsledků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing on board(s) {boards}.</source>
        <translation>
            <numerusform>Chybí u rozdání {boards}.</numerusform>
            <numerusform>Chybí u rozdání {boards}.</numerusform>
            <numerusform>Chybí u rozdání {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Zatím není žádný výsledek.</translation>
    </message>
    <message numerus="yes">
        <source>Names are missing in %n pair(s).</source>
        <translation>
            <numerusform>Jména chybějí u %n páru.</numerusform>
            <numerusform>Jména chybějí u %n párů.</numerusform>
            <numerusform>Jména chybějí u %n párů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Board(s)</source>
        <translation>
            <numerusform>Zadat %n rozdání</numerusform>
            <numerusform>Zadat %n rozdání</numerusform>
            <numerusform>Zadat %n rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the Score Sheet</source>
        <translation>Vytisknout zápis</translation>
    </message>
    <message>
        <source>All done: the score sheet is printed.</source>
        <translation>Hotovo: zápis je vytištěn.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Zatím není nic zadáno.</translation>
    </message>
    <message>
        <source>Enter Names</source>
        <translation>Zapsat jména</translation>
    </message>
    <message>
        <source>At least two names are needed.</source>
        <translation>Jsou potřeba aspoň dvě jména.</translation>
    </message>
    <message>
        <source>Begin {stage}</source>
        <translation>Zahájit: {stage}</translation>
    </message>
    <message>
        <source>The entrants of {stage} are known.</source>
        <translation>Je známo, kdo hraje: {stage}.</translation>
    </message>
    <message>
        <source>Change {stage}</source>
        <translation>Změnit: {stage}</translation>
    </message>
    <message>
        <source>{stage} cannot begin as it is planned.</source>
        <translation>{stage}: tak, jak je naplánováno, to začít nemůže.</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Losovat kolo {round}</translation>
    </message>
    <message>
        <source>All results of round {before} are in.</source>
        <translation>Všechny výsledky kola {before} jsou zadány.</translation>
    </message>
    <message>
        <source>Print the Ranking</source>
        <translation>Vytisknout pořadí</translation>
    </message>
    <message>
        <source>All results are in.</source>
        <translation>Všechny výsledky jsou zadány.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Zveřejnit</translation>
    </message>
    <message>
        <source>The web pages are older than the results.</source>
        <translation>Webové stránky jsou starší než výsledky.</translation>
    </message>
    <message>
        <source>All done: the ranking is printed.</source>
        <translation>Hotovo: pořadí je vytištěno.</translation>
    </message>
    <message>
        <source>No cards are printed yet.</source>
        <translation>Žádné karty ještě nejsou vytištěny.</translation>
    </message>
    <message>
        <source>Print the Cards</source>
        <translation>Vytisknout karty</translation>
    </message>
    <message>
        <source>All done: the cards are printed.</source>
        <translation>Vše hotovo: karty jsou vytištěny.</translation>
    </message>
    <message>
        <source>Change the Number of Rounds</source>
        <translation>Změnit počet kol</translation>
    </message>
    <message>
        <source>The rules allow no draw of round {round}.</source>
        <translation>Podle pravidel už kolo {round} vylosovat nelze.</translation>
    </message>
    <message>
        <source>No round is drawn yet.</source>
        <translation>Žádné kolo zatím není vylosováno.</translation>
    </message>
    <message>
        <source>It can be drawn while round {before} is played.</source>
        <translation>Lze losovat, zatímco se hraje kolo {before}.</translation>
    </message>
    <message>
        <source>Round {round}: no results yet.</source>
        <translation>Kolo {round}: zatím žádný výsledek.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing at table(s) {tables}.</source>
        <translation>
            <numerusform>Kolo {round}: chybí u stolu {tables}.</numerusform>
            <numerusform>Kolo {round}: chybí u stolů {tables}.</numerusform>
            <numerusform>Kolo {round}: chybí u stolů {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing on board(s) {tables}.</source>
        <translation>
            <numerusform>Kolo {round}: chybí na šachovnici {tables}.</numerusform>
            <numerusform>Kolo {round}: chybí na šachovnicích {tables}.</numerusform>
            <numerusform>Kolo {round}: chybí na šachovnicích {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Break %n Tie(s)</source>
        <translation>
            <numerusform>Rozhodnout %n nerozhodný zápas</numerusform>
            <numerusform>Rozhodnout %n nerozhodné zápasy</numerusform>
            <numerusform>Rozhodnout %n nerozhodných zápasů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner at table(s) {tables}.</source>
        <translation>
            <numerusform>Kolo {round}: bez vítěze u stolu {tables}.</numerusform>
            <numerusform>Kolo {round}: bez vítěze u stolů {tables}.</numerusform>
            <numerusform>Kolo {round}: bez vítěze u stolů {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner on board(s) {tables}.</source>
        <translation>
            <numerusform>Kolo {round}: bez vítěze na šachovnici {tables}.</numerusform>
            <numerusform>Kolo {round}: bez vítěze na šachovnicích {tables}.</numerusform>
            <numerusform>Kolo {round}: bez vítěze na šachovnicích {tables}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NormWords</name>
    <message>
        <source>games played: {found}, needed {needed}</source>
        <translation>odehrané partie: {found}, třeba {needed}</translation>
    </message>
    <message>
        <source>players: {found}, needed {needed}</source>
        <translation>hráči: {found}, třeba {needed}</translation>
    </message>
    <message>
        <source>other federations of opponents: {found}, needed {needed}</source>
        <translation>jiné federace soupeřů: {found}, třeba {needed}</translation>
    </message>
    <message>
        <source>opponents of the player&apos;s own federation: {found}, at most {needed}</source>
        <translation>soupeři z vlastní federace: {found}, nejvýš {needed}</translation>
    </message>
    <message>
        <source>opponents of one federation: {found}, at most {needed}</source>
        <translation>soupeři z jedné federace: {found}, nejvýš {needed}</translation>
    </message>
    <message>
        <source>opponents with titles: {found}, needed {needed}</source>
        <translation>soupeři s titulem: {found}, třeba {needed}</translation>
    </message>
    <message>
        <source>opponents with this title or a higher one: {found}, needed {needed}</source>
        <translation>soupeři s tímto nebo vyšším titulem: {found}, třeba {needed}</translation>
    </message>
    <message>
        <source>average rating of opponents: {found}, needed {needed}</source>
        <translation>průměrný rating soupeřů: {found}, třeba {needed}</translation>
    </message>
    <message>
        <source>points: {found} %, needed {needed} %</source>
        <translation>body: {found} %, třeba {needed} %</translation>
    </message>
    <message>
        <source>performance: {found}, needed {needed}</source>
        <translation>performance: {found}, třeba {needed}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Own federation</source>
        <translation>Vlastní federace</translation>
    </message>
    <message>
        <source>One federation</source>
        <translation>Jedna federace</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Body, %</translation>
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
        <translation>Stačí osm partií a jedno kolo vyhrané bez hry (1.4.1c).</translation>
    </message>
    <message>
        <source>Among so many guests federations do not matter (1.4.3d).</source>
        <translation>Při tolika hostech na federacích nezáleží (1.4.3d).</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Other federations</source>
        <translation>Jiné federace</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Tituly</translation>
    </message>
    <message>
        <source>Of this title</source>
        <translation>S tímto titulem</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Průměr</translation>
    </message>
    <message>
        <source>Lacking</source>
        <translation>Chybí</translation>
    </message>
    <message>
        <source>Title norms after round {number}</source>
        <translation>Normy na tituly po {number}. kole</translation>
    </message>
    <message>
        <source>Nobody reaches the performance of a norm</source>
        <translation>Nikdo nedosáhl performance na normu</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titul</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federace</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Počítá se</translation>
    </message>
    <message>
        <source>{name}: {title} norm</source>
        <translation>{name}: norma {title}</translation>
    </message>
    <message>
        <source>{title} norm: performance {performance}, needed {needed}; games: {games}.</source>
        <translation>Norma {title}: performance {performance}, třeba {needed}; partie: {games}.</translation>
    </message>
    <message>
        <source>No {title} norm: {lacking}.</source>
        <translation>Bez normy {title}: {lacking}.</translation>
    </message>
    <message>
        <source>FIDE title regulations 1.4, without rounds per day, arbiters and exempt championships</source>
        <translation>Pravidla FIDE pro tituly 1.4; na počet kol za den, rozhodčí a mistrovství s výjimkou se nehledí</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>({count} more)</source>
        <translation>(ještě {count})</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Enter {least} to {most}; Esc brings back {number}.</source>
        <translation>Zadejte {least} až {most}; Esc vrátí {number}.</translation>
    </message>
    <message>
        <source>Enter {least} to {most}.</source>
        <translation>Zadejte {least} až {most}.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>“{typed}” is not a number of whole or half tables.</source>
        <translation>„{typed}“ není počet celých či polovičních stolů.</translation>
    </message>
    <message>
        <source>“{typed}” is not a number.</source>
        <translation>„{typed}“ není číslo.</translation>
    </message>
    <message>
        <source>{typed} is less than {least}.</source>
        <translation>{typed} je méně než {least}.</translation>
    </message>
    <message>
        <source>{typed} is more than {most}.</source>
        <translation>{typed} je více než {most}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number.</source>
        <translation>„{typed}“ není celé číslo.</translation>
    </message>
    <message>
        <source>“{typed}” has too many decimals: {count} at most.</source>
        <translation>„{typed}“ má příliš mnoho desetinných míst: nejvýše {count}.</translation>
    </message>
</context>
<context>
    <name>OptimisePanel</name>
    <message>
        <source>Who&amp;le rounds only</source>
        <translation>&amp;Jen celá kola</translation>
    </message>
    <message>
        <source>All tables switch in the same rounds, so no table needs a card of its own.</source>
        <translation>Všechny stoly se otáčejí ve stejných kolech, žádný tedy nepotřebuje vlastní kartu.</translation>
    </message>
    <message>
        <source>Other b&amp;ase movements too</source>
        <translation>I jiné zá&amp;klady</translation>
    </message>
    <message>
        <source>Pairs may meet twice</source>
        <translation>Páry se smějí potkat dvakrát</translation>
    </message>
    <message>
        <source>With a few rounds more than a Mitchell, this can be much fairer.</source>
        <translation>S několika koly navíc proti Mitchellovi to může být mnohem spravedlivější.</translation>
    </message>
    <message>
        <source>No shared boards</source>
        <translation>Žádná sdílená rozdání</translation>
    </message>
    <message>
        <source>Stationary pairs: at least </source>
        <translation>Stálé páry: nejméně </translation>
    </message>
    <message>
        <source>Stationary pairs</source>
        <translation>Stálé páry</translation>
    </message>
    <message>
        <source>Copies of the boards: </source>
        <translation>Kopie rozdání: </translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Kopie rozdání</translation>
    </message>
    <message>
        <source>Best sit-out: usual weight</source>
        <translation>Nejlepší pauza: obvyklá váha</translation>
    </message>
    <message>
        <source>Best sit-out: weight </source>
        <translation>Nejlepší pauza: váha </translation>
    </message>
    <message>
        <source>Weight of the best sit-out</source>
        <translation>Váha nejlepší pauzy</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Průběh hledání</translation>
    </message>
    <message>
        <source>Stopped. The best movement so far is kept.</source>
        <translation>Zastaveno. Zůstává dosud nejlepší rozpis.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}, at most {bound}. Tries: {tries}.</source>
        <translation>Qf {qf}, předtím {before}, nejvýše {bound}. Pokusů: {tries}.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}. Tries: {tries}.</source>
        <translation>Qf {qf}, předtím {before}. Pokusů: {tries}.</translation>
    </message>
    <message>
        <source>{count} million</source>
        <translation>{count}&#xa0;milionu</translation>
    </message>
    <message>
        <source>Proven: no other choice of switches is better.</source>
        <translation>Dokázáno: žádná jiná volba otočení není lepší.</translation>
    </message>
    <message>
        <source>The bound is reached: Qf cannot be higher.</source>
        <translation>Meze je dosaženo: vyšší Qf být nemůže.</translation>
    </message>
    <message>
        <source>No gain in the last {tries} tries: it is the best that is known.</source>
        <translation>Bez zlepšení za posledních {tries} pokusů: lepší rozpis není znám.</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Zas&amp;tavit</translation>
    </message>
    <message>
        <source>&amp;Optimise</source>
        <translation>&amp;Optimalizovat</translation>
    </message>
    <message>
        <source>Stops the search and keeps the best movement so far (Esc)</source>
        <translation>Zastaví hledání a&#xa0;nechá dosud nejlepší rozpis (Esc)</translation>
    </message>
    <message>
        <source>Looks for the arrow switches that make the movement fairest</source>
        <translation>Hledá otočení, s&#xa0;nimiž je rozpis nejspravedlivější</translation>
    </message>
    <message>
        <source>Opponents and tables may change, too, not only the directions.</source>
        <translation>Může se měnit i to, kdo s kým a kde hraje, nejen směry.</translation>
    </message>
    <message>
        <source>No other base movement is known for this number of pairs and rounds.</source>
        <translation>Pro tento počet párů a kol není znám jiný základní rozpis.</translation>
    </message>
    <message>
        <source>Locked tables keep the base movement: unlock them first.</source>
        <translation>Zamčené stoly drží základní rozpis: nejdřív je odemkněte.</translation>
    </message>
    <message>
        <source>Other base movements switch single tables, not whole rounds.</source>
        <translation>Jiné základní rozpisy otáčejí jednotlivé stoly, ne celá kola.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Možnosti</translation>
    </message>
    <message>
        <source>What the search may change, and what it weighs</source>
        <translation>Co smí hledání měnit a k čemu přihlíží</translation>
    </message>
    <message>
        <source>At equal Qf, better sit-outs decide; weight usually 2, or 0 if a pair sits out anyway.</source>
        <translation>Při stejném Qf rozhodují lepší pauzy; váha obvykle 2, nebo 0, když jeden pár stejně pauzíruje.</translation>
    </message>
</context>
<context>
    <name>OwnScalesDialog</name>
    <message>
        <source>Own Scales</source>
        <translation>Vlastní škály</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Vlastní škály</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nová</translation>
    </message>
    <message>
        <source>Begin a table, to be typed in</source>
        <translation>Začne tabulku, kterou lze napsat</translation>
    </message>
    <message>
        <source>&amp;Bands for Each VP</source>
        <translation>&amp;Pásma pro každé VP</translation>
    </message>
    <message>
        <source>&amp;VP for Each Margin</source>
        <translation>&amp;VP pro každý rozdíl</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>&amp;Otevřít soubor…</translation>
    </message>
    <message>
        <source>A table in a CSV, XLSX, ODS or HTML file, or a scale file</source>
        <translation>Tabulka v souboru CSV, XLSX, ODS nebo HTML, nebo soubor škály</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>V&amp;ložit</translation>
    </message>
    <message>
        <source>Reads a table that was copied from anywhere</source>
        <translation>Přečte tabulku zkopírovanou odkudkoli</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Upravit…</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>Uložit &amp;kopii…</translation>
    </message>
    <message>
        <source>A scale file, to be handed on</source>
        <translation>Soubor škály k&#xa0;předání dál</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Od&amp;ebrat</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Vrátit</translation>
    </message>
    <message>
        <source>Brings back the scale that was removed last</source>
        <translation>Vrátí naposledy odebranou škálu</translation>
    </message>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>&amp;Použít tuto škálu</translation>
    </message>
    <message>
        <source>Copy a table first; there is no text to paste.</source>
        <translation>Nejprve zkopírujte tabulku; není tu text k&#xa0;vložení.</translation>
    </message>
    <message>
        <source>Open a Table or a Scale</source>
        <translation>Otevřít tabulku nebo škálu</translation>
    </message>
    <message>
        <source>Tables and scales ({suffixes})</source>
        <translation>Tabulky a&#xa0;škály ({suffixes})</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Uložit kopii</translation>
    </message>
    <message>
        <source>Scales ({suffixes})</source>
        <translation>Škály ({suffixes})</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>škála</translation>
    </message>
    <message>
        <source>For {boards}</source>
        <translation>Pro {boards}</translation>
    </message>
    <message>
        <source>You have no own scales yet: type one with New, paste a table, or open a file.</source>
        <translation>Zatím nemáte vlastní škály: napište novou, vložte tabulku, nebo otevřete soubor.</translation>
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
    <name>PagedRoom</name>
    <message>
        <source>Pages of the room</source>
        <translation>Stránky oddílu</translation>
    </message>
</context>
<context>
    <name>PairsDecisions</name>
    <message>
        <source>Score given</source>
        <translation>Přidělený výsledek</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Oprava</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Upraveno</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Rozdání zrušeno</translation>
    </message>
    <message>
        <source>Board counts again</source>
        <translation>Rozdání zase platí</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Páry</translation>
    </message>
    <message>
        <source>Law and reason</source>
        <translation>Pravidlo a důvod</translation>
    </message>
</context>
<context>
    <name>PairsDocument</name>
    <message>
        <source>New evening</source>
        <translation>Nový večer</translation>
    </message>
</context>
<context>
    <name>PairsDoubts</name>
    <message>
        <source>The others have {points} for the other side: was the arrow turned?</source>
        <translation>Ostatní mají {points} pro druhou stranu: nebyl otočený směr?</translation>
    </message>
    <message>
        <source>No other result is anywhere near {points}.</source>
        <translation>Žádný jiný výsledek se {points} ani nepřibližuje.</translation>
    </message>
    <message>
        <source>The contract is down by six or more.</source>
        <translation>Závazek padl o šest nebo víc.</translation>
    </message>
    <message>
        <source>This looks like board {board}.</source>
        <translation>Vypadá to jako rozdání {board}.</translation>
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
        <translation>Místa: {moves}.</translation>
    </message>
    <message>
        <source>Enter again takes it as it is, Backspace corrects it.</source>
        <translation>Další Enter to vezme tak, jak to je, Backspace to opraví.</translation>
    </message>
</context>
<context>
    <name>PairsError</name>
    <message>
        <source>Round {round}, table {table}, board {board}: {reason}</source>
        <translation>Kolo {round}, stůl {table}, rozdání {board}: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, board {board}: there are two results.</source>
        <translation>Kolo {round}, stůl {table}, rozdání {board}: jsou tu dva výsledky.</translation>
    </message>
    <message>
        <source>There are two pairs with the number {number}.</source>
        <translation>Dva páry mají číslo {number}.</translation>
    </message>
    <message>
        <source>There is no pair {number}.</source>
        <translation>Pár {number} neexistuje.</translation>
    </message>
    <message>
        <source>Pair {number} has no starting position.</source>
        <translation>Pár {number} nemá výchozí místo.</translation>
    </message>
    <message>
        <source>Pair {number} has two starting positions.</source>
        <translation>Pár {number} má dvě výchozí místa.</translation>
    </message>
    <message>
        <source>Section {section} appears twice.</source>
        <translation>Sekce {section} je tu dvakrát.</translation>
    </message>
    <message>
        <source>There is no section {section}.</source>
        <translation>Sekce {section} neexistuje.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: nobody plays board {board} there.</source>
        <translation>Kolo {round}, stůl {table}: rozdání {board} tam nikdo nehraje.</translation>
    </message>
    <message>
        <source>Another pair has the starting position {start}.</source>
        <translation>Výchozí místo {start} patří jinému páru.</translation>
    </message>
    <message>
        <source>The starting positions are 1 to {most}, not {start}.</source>
        <translation>Výchozí místa jsou 1 až {most}, ne {start}.</translation>
    </message>
    <message>
        <source>A ScoreTable needs the columns PairId_NS and PairId_EW.</source>
        <translation>ScoreTable potřebuje sloupce PairId_NS a PairId_EW.</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Rozdání {board}: {reason}</translation>
    </message>
    <message>
        <source>A stratum is a letter from A, the strongest, to {last}; “{typed}” is not one.</source>
        <translation>Kategorie je písmeno od A, nejsilnější, do {last}; „{typed}“ jím není.</translation>
    </message>
    <message>
        <source>“{typed}” is not a date such as 2026-11-24.</source>
        <translation>„{typed}“ není datum jako 2026-11-24.</translation>
    </message>
    <message>
        <source>A result in the file needs the number of its board.</source>
        <translation>Výsledek v souboru musí mít číslo rozdání.</translation>
    </message>
    <message>
        <source>This is not a USEBIO file of pairs.</source>
        <translation>Toto není soubor USEBIO párového turnaje.</translation>
    </message>
    <message>
        <source>There are no results in the file.</source>
        <translation>V&#xa0;souboru nejsou žádné výsledky.</translation>
    </message>
    <message>
        <source>The travellers are not where a USEBIO file has them.</source>
        <translation>Průvodní listy nejsou tam, kde je soubor USEBIO má.</translation>
    </message>
    <message>
        <source>There are more than {most} pairs.</source>
        <translation>Je tu víc než {most} párů.</translation>
    </message>
    <message>
        <source>“{typed}”: both sides get 0 to 100 %.</source>
        <translation>„{typed}“: obě strany dostanou 0 až 100 %.</translation>
    </message>
    <message>
        <source>“{typed}”: a split score has two results, as in 420 | -50: for each side one.</source>
        <translation>„{typed}“: rozdělený výsledek má dvě části, třeba 420 | -50: pro každou stranu jednu.</translation>
    </message>
    <message>
        <source>There are no names in the register.</source>
        <translation>V registru nejsou jména.</translation>
    </message>
    <message>
        <source>The register has no column with names; give it the heading Name.</source>
        <translation>Registr nemá sloupec se jmény; dejte mu nadpis Jméno.</translation>
    </message>
    <message>
        <source>The register has more than {most} players.</source>
        <translation>Registr má víc než {most} hráčů.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row.</source>
        <translation>Na tomto řádku uvozovka chybí, nebo je jinde.</translation>
    </message>
    <message>
        <source>Matchpoints need a scale of percentages, and IMPs one of IMPs.</source>
        <translation>Topové hodnocení (matchpointy) potřebuje škálu v procentech, IMP škálu v IMP.</translation>
    </message>
    <message>
        <source>The movement has {pairs} starting positions, not {found}.</source>
        <translation>Rozpis má výchozích míst {pairs}, ne {found}.</translation>
    </message>
    <message>
        <source>Sessions in per cent and sessions in IMPs cannot be ranked together.</source>
        <translation>Sezení v procentech a sezení v IMP nelze hodnotit dohromady.</translation>
    </message>
    <message>
        <source>There is no pair “{pair}” in the event.</source>
        <translation>V turnaji není pár „{pair}“.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet in round {round}.</source>
        <translation>Rozdání {board}: {ns} a {ew} se v kole {round} nepotkají.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet on it in this evening.</source>
        <translation>Rozdání {board}: {ns} a {ew} se na něm v tomto večeru nepotkají.</translation>
    </message>
    <message>
        <source>“{board}” is not the number of a board.</source>
        <translation>„{board}“ není číslo rozdání.</translation>
    </message>
    <message>
        <source>The file has no ScoreTable with results, and no board with its contract and result.</source>
        <translation>V souboru není ScoreTable s výsledky ani rozdání se závazkem a výsledkem.</translation>
    </message>
    <message>
        <source>“{typed}” is not a pair: put both names on one line, with a dash or a slash between them.</source>
        <translation>„{typed}“ není pár: napište obě jména na jeden řádek s pomlčkou nebo lomítkem mezi nimi.</translation>
    </message>
    <message>
        <source>There is no result to be moved.</source>
        <translation>Není co přesunout: výsledek tu není.</translation>
    </message>
    <message>
        <source>The result is there already.</source>
        <translation>Výsledek už tam je.</translation>
    </message>
    <message>
        <source>Board {board} has a result at table {table} already: swap the two, or clear it.</source>
        <translation>Rozdání {board} už má u stolu {table} výsledek: prohoďte je, nebo ho smažte.</translation>
    </message>
</context>
<context>
    <name>PairsFileError</name>
    <message>
        <source>There are no results in the file.</source>
        <translation>V&#xa0;souboru nejsou žádné výsledky.</translation>
    </message>
    <message>
        <source>The first line names the columns; “{column}” is missing.</source>
        <translation>První řádek pojmenovává sloupce; chybí „{column}“.</translation>
    </message>
    <message>
        <source>“{column}” is not a known column.</source>
        <translation>„{column}“ není známý sloupec.</translation>
    </message>
    <message>
        <source>Cells in this line: {found}, not {wanted}; put a score with a comma in quotes.</source>
        <translation>Tento řádek má buněk {found}, ne {wanted}; výsledek s čárkou dejte do uvozovek.</translation>
    </message>
    <message>
        <source>The column “{column}” is blank here.</source>
        <translation>Sloupec „{column}“ je tu prázdný.</translation>
    </message>
    <message>
        <source>Pair {pair} has board {board} a second time; the first is in line {first}.</source>
        <translation>Pár {pair} má rozdání {board} podruhé; poprvé na řádku {first}.</translation>
    </message>
    <message>
        <source>Pair {pair} meets itself.</source>
        <translation>Pár {pair} hraje sám se sebou.</translation>
    </message>
    <message>
        <source>“{typed}” is a contract, and its score needs a board number; “{board}” is not one.</source>
        <translation>„{typed}“ je závazek a k jeho bodům je potřeba číslo rozdání; „{board}“ číslo není.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>There are more than {most} results in the file.</source>
        <translation>V souboru je více než {most} výsledků.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed, or closed too early.</source>
        <translation>Uvozovka není uzavřena, nebo je uzavřena příliš brzy.</translation>
    </message>
</context>
<context>
    <name>PairsFiles</name>
    <message>
        <source>Pairs evenings</source>
        <translation>Párové večery</translation>
    </message>
    <message>
        <source>Open an Evening</source>
        <translation>Otevřít večer</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>páry</translation>
    </message>
    <message>
        <source>Save the Evening</source>
        <translation>Uložit večer</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registry</translation>
    </message>
    <message>
        <source>Register of Players</source>
        <translation>Registr hráčů</translation>
    </message>
</context>
<context>
    <name>PairsMethods</name>
    <message>
        <source>IMPs against the mean of the results, to the nearest 10 points.</source>
        <translation>IMP proti průměru výsledků, zaokrouhlenému na 10 bodů.</translation>
    </message>
    <message>
        <source>IMPs against every other result.</source>
        <translation>IMP proti každému jinému výsledku.</translation>
    </message>
    <message>
        <source>Continuous IMPs against the mean of the results.</source>
        <translation>Spojité IMP proti průměru výsledků.</translation>
    </message>
    <message>
        <source>2 for each result beaten, 1 for each equal one and for itself.</source>
        <translation>2 za každý poražený výsledek, 1 za stejný a za vlastní.</translation>
    </message>
    <message>
        <source>2 for each result beaten and 1 for each equal one, times expected by actual results.</source>
        <translation>2 za každý poražený výsledek a 1 za stejný, krát očekávané děleno skutečnými výsledky.</translation>
    </message>
    <message>
        <source>2 for a board won and 1 for one halved; the mean against all other results.</source>
        <translation>2 za vyhrané rozdání a 1 za rovné; průměr proti všem ostatním výsledkům.</translation>
    </message>
    <message>
        <source>2 per result beaten, 1 per equal one; Neuberg&apos;s formula for boards played less often.</source>
        <translation>2 za každý poražený výsledek, 1 za stejný; Neubergův vzorec pro rozdání hraná méněkrát.</translation>
    </message>
</context>
<context>
    <name>PairsModel</name>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
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
        <translation>IMP NS</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>Rozdíl NS</translation>
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
        <translation>{table}, od rozdání {board}</translation>
    </message>
    <message>
        <source>Pairs of the team</source>
        <translation>Páry družstva</translation>
    </message>
</context>
<context>
    <name>PairsPresentation</name>
    <message>
        <source>Nobody is seated yet</source>
        <translation>Nikdo ještě nemá místo</translation>
    </message>
</context>
<context>
    <name>PairsReport</name>
    <message>
        <source>Names</source>
        <translation>Jména</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>With carry-over</source>
        <translation>S přenosem</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>S handicapem</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Section {section}</source>
        <translation>Sekce {section}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Rozdání {board}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Kolikrát</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Četnosti</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Upraveno</translation>
    </message>
    <message>
        <source>{ranking}, provisional</source>
        <translation>{ranking}, průběžně</translation>
    </message>
    <message numerus="yes">
        <source>{method}; %n result(s) missing</source>
        <translation>
            <numerusform>{method}; chybí %n výsledek</numerusform>
            <numerusform>{method}; chybí %n výsledky</numerusform>
            <numerusform>{method}; chybí %n výsledků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) in play.</source>
        <translation>
            <numerusform>Hraje se %n rozdání.</numerusform>
            <numerusform>Hrají se %n rozdání.</numerusform>
            <numerusform>Hraje se %n rozdání.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each pair plays %n of them.</source>
        <translation>
            <numerusform>Každý pár z nich hraje %n.</numerusform>
            <numerusform>Každý pár z nich hraje %n.</numerusform>
            <numerusform>Každý pár z nich hraje %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair plays {least} to {most} of them.</source>
        <translation>Pár z nich hraje {least} až {most}.</translation>
    </message>
    <message numerus="yes">
        <source>A pair sits out %n round(s) at most.</source>
        <translation>
            <numerusform>Pár pauzíruje nejvýše %n kolo.</numerusform>
            <numerusform>Pár pauzíruje nejvýše %n kola.</numerusform>
            <numerusform>Pár pauzíruje nejvýše %n kol.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is room for a late pair.</source>
        <translation>Pro opožděný pár je místo.</translation>
    </message>
    <message>
        <source>There is no room for a late pair.</source>
        <translation>Pro opožděný pár není místo.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n tables play the same boards at once.</source>
        <translation>
            <numerusform>Stejná rozdání hraje nejvýš %n stůl zároveň.</numerusform>
            <numerusform>Stejná rozdání hrají až %n stoly zároveň.</numerusform>
            <numerusform>Stejná rozdání hraje až %n stolů zároveň.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place with handicap</source>
        <translation>Místo s handicapem</translation>
    </message>
    <message>
        <source>Session {number}</source>
        <translation>Sezení {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Startovní listina podle jmen</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Startovní listina podle stolů</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Linka NS</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Linka EW</translation>
    </message>
    <message>
        <source>{method}; boards in play do not count yet</source>
        <translation>{method}; rozehraná rozdání se ještě nepočítají</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Dva vítězové: linky NS a&#xa0;EW mají každá své pořadí.</translation>
    </message>
    <message>
        <source>Fairness: {fairness} of 100.</source>
        <translation>Spravedlivost: {fairness} ze 100.</translation>
    </message>
    <message>
        <source>Section {section}: {movement}.</source>
        <translation>Sekce {section}: {movement}.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Skupina</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>{ranking}, stratum {stratum}</source>
        <translation>{ranking}, kategorie {stratum}</translation>
    </message>
    <message>
        <source>{ranking} by handicap</source>
        <translation>{ranking} s handicapem</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>TOP (matchpointy)</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Cross-IMPs</source>
        <translation>Cross-IMP</translation>
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
        <translation>TOP (matchpointy), přepočtený</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Mean by boards</source>
        <translation>Průměr podle rozdání</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Průměr</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nehráno</translation>
    </message>
    <message>
        <source>arrow turned</source>
        <translation>otočený směr</translation>
    </message>
    <message>
        <source>{title}: {board}</source>
        <translation>{title}: {board}</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Pár {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>{name} (left after round {number})</source>
        <translation>{name} (odchod po {number}. kole)</translation>
    </message>
</context>
<context>
    <name>PairsResultEntry</name>
    <message>
        <source>board {board}</source>
        <translation>rozdání {board}</translation>
    </message>
    <message>
        <source>board {board}, table {table} “{typed}”</source>
        <translation>rozdání {board}, stůl {table} „{typed}“</translation>
    </message>
    <message>
        <source>Not taken: {results}. {why}</source>
        <translation>Nepřijato: {results}. {why}</translation>
    </message>
    <message>
        <source>This goes to board {board}, table {table}. Backspace corrects the result.</source>
        <translation>Toto bude rozdání {board}, stůl {table}. Backspace opraví výsledek.</translation>
    </message>
</context>
<context>
    <name>PairsRoom</name>
    <message>
        <source>A60/40, 3NT W +1, 60% 110, 40% -50, or 420 | -50 for both sides</source>
        <translation>A60/40, 3NT W +1, 60% 110, 40% -50 nebo 420 | -50 pro obě strany</translation>
    </message>
    <message>
        <source>Compare only with results of the same deal (fouled board)</source>
        <translation>Porovnat jen s výsledky stejného rozložení karet (pomíchané rozdání)</translation>
    </message>
    <message>
        <source>Adjusted Score of Board {board}</source>
        <translation>Upravený výsledek rozdání {board}</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Výsledek</translation>
    </message>
    <message>
        <source>&amp;Law</source>
        <translation>&amp;Pravidlo</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Důvod</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Místo</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>Name, Place and Date</source>
        <translation>Název, místo a datum</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Skupina</translation>
    </message>
    <message>
        <source>Late Pair</source>
        <translation>Opožděný pár</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Jména</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Místo</translation>
    </message>
    <message>
        <source>&amp;From round</source>
        <translation>&amp;Od kola</translation>
    </message>
    <message>
        <source>Every seat is taken: a late pair needs another movement.</source>
        <translation>Všechna místa jsou obsazená: opožděný pár potřebuje jiný rozpis.</translation>
    </message>
    <message>
        <source>&amp;Pair</source>
        <translation>Pá&amp;r</translation>
    </message>
    <message>
        <source>Leaves &amp;after round</source>
        <translation>Odchází &amp;po kole</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Hráč</translation>
    </message>
    <message>
        <source>&amp;Substitute</source>
        <translation>&amp;Náhradník</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Náhradník</translation>
    </message>
    <message>
        <source>Per &amp;cent of a top</source>
        <translation>Pro&amp;cent z topu</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMP</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalizace</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) change.</source>
        <translation>
            <numerusform>Změní se %n stůl.</numerusform>
            <numerusform>Změní se %n stoly.</numerusform>
            <numerusform>Změní se %n stolů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) lose their place.</source>
        <translation>
            <numerusform>%n výsledek ztratí místo.</numerusform>
            <numerusform>%n výsledky ztratí místo.</numerusform>
            <numerusform>%n výsledků ztratí místo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the register</source>
        <translation>
            <numerusform>%n hráč v registru</numerusform>
            <numerusform>%n hráči v registru</numerusform>
            <numerusform>%n hráčů v registru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list had no place left.</source>
        <translation>
            <numerusform>Pro %n řádek seznamu už nebylo místo.</numerusform>
            <numerusform>Pro %n řádky seznamu už nebylo místo.</numerusform>
            <numerusform>Pro %n řádků seznamu už nebylo místo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin an Evening</source>
        <translation>Začít večer</translation>
    </message>
    <message>
        <source>Two numbers are enough; names can follow later.</source>
        <translation>Stačí dvě čísla; jména lze zapsat hned nebo později.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Names and More…</source>
        <translation>Jména a další…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otevřít…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>všechny výsledky jsou zadány</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>kolo {round} z {count}</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Rozdání {board}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Kolo {round}, stůl {table}</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>chybí %n výsledek</numerusform>
            <numerusform>chybí %n výsledky</numerusform>
            <numerusform>chybí %n výsledků</numerusform>
        </translation>
    </message>
    <message>
        <source>board {board} cancelled</source>
        <translation>rozdání {board} zrušeno</translation>
    </message>
    <message>
        <source>late pair</source>
        <translation>opožděný pár</translation>
    </message>
    <message>
        <source>pair leaves</source>
        <translation>pár odchází</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>náhradník</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalizace</translation>
    </message>
    <message>
        <source>There are results already, so the movement stays as it is.</source>
        <translation>Výsledky už tu jsou, rozpis proto zůstává.</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>rozpis</translation>
    </message>
    <message>
        <source>In this movement pairs change direction, so there is one winner.</source>
        <translation>V tomto rozpisu páry mění směr, proto je vítěz jeden.</translation>
    </message>
    <message>
        <source>two winners</source>
        <translation>dva vítězové</translation>
    </message>
    <message>
        <source>one winner</source>
        <translation>jeden vítěz</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Dva vítězové: linky NS a&#xa0;EW mají každá své pořadí.</translation>
    </message>
    <message>
        <source>One winner: North-South and East-West are ranked together.</source>
        <translation>Jeden vítěz: linky NS a EW se hodnotí společně.</translation>
    </message>
    <message>
        <source>name, place and date</source>
        <translation>název, místo a datum</translation>
    </message>
    <message>
        <source>sessions before</source>
        <translation>předchozí sezení</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Nový večer</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, boards: {boards}, {method}</source>
        <translation>Párů: {pairs}, rozdání: {boards}, {method}</translation>
    </message>
    <message>
        <source>Withdraw a Pair</source>
        <translation>Odstoupení páru</translation>
    </message>
    <message>
        <source>Players: {pairs}, boards: {boards}, {method}</source>
        <translation>Hráčů: {pairs}, rozdání: {boards}, {method}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Páry</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Četnosti</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Parts of the evening</source>
        <translation>Části večera</translation>
    </message>
    <message>
        <source>Sessions before this one</source>
        <translation>Sezení před tímto</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>Př&amp;idat…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Odebrat</translation>
    </message>
    <message>
        <source>Sessions Before</source>
        <translation>Předchozí sezení</translation>
    </message>
    <message>
        <source>&amp;Sessions before</source>
        <translation>Předchozí &amp;sezení</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>&amp;Dohromady</translation>
    </message>
    <message>
        <source>&amp;Weight of each, %</source>
        <translation>&amp;Váha každého, %</translation>
    </message>
    <message>
        <source>Pairs evenings</source>
        <translation>Párové večery</translation>
    </message>
    <message>
        <source>Session Before</source>
        <translation>Předchozí sezení</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pár</numerusform>
            <numerusform>%n páry</numerusform>
            <numerusform>%n párů</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Swap with the result that is there</source>
        <translation>&amp;Prohodit s výsledkem, který tam je</translation>
    </message>
    <message>
        <source>Move to Another Board</source>
        <translation>Přesunout k jinému rozdání</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Rozdání</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Stůl</translation>
    </message>
    <message>
        <source>There is no result to be moved: go to one first.</source>
        <translation>Není co přesunout: nejdřív jděte k výsledku.</translation>
    </message>
    <message>
        <source>result moved</source>
        <translation>přesun výsledku</translation>
    </message>
    <message>
        <source>Law 90</source>
        <translation>Pravidlo 90</translation>
    </message>
    <message>
        <source>cancelled boards count again</source>
        <translation>zrušená rozdání se opět počítají</translation>
    </message>
</context>
<context>
    <name>PairsWhy</name>
    <message>
        <source>The board was not played.</source>
        <translation>Rozdání se nehrálo.</translation>
    </message>
    <message>
        <source>No result yet: {ns} against {ew}.</source>
        <translation>Výsledek ještě není: {ns} proti {ew}.</translation>
    </message>
    <message>
        <source>The board is cancelled.</source>
        <translation>Rozdání je zrušené.</translation>
    </message>
    <message>
        <source>Board {board}: {there} of {due} results are in.</source>
        <translation>Rozdání {board}: zapsané výsledky {there} z {due}.</translation>
    </message>
    <message>
        <source>The arrow was turned: the pairs sat the other way round.</source>
        <translation>Směr byl otočený: páry seděly obráceně.</translation>
    </message>
    <message>
        <source>Pairs other than those of the movement played the board.</source>
        <translation>Rozdání hrály jiné páry, než určuje rozpis.</translation>
    </message>
    <message>
        <source>The board was fouled; it is compared with the results of group {group}.</source>
        <translation>Rozdání bylo pomíchané; porovnávají se výsledky skupiny {group}.</translation>
    </message>
    <message>
        <source>The director gave this score: {reason}</source>
        <translation>Výsledek určil rozhodčí: {reason}</translation>
    </message>
    <message>
        <source>Given: {percent} %; IMPs: {imps}.</source>
        <translation>Určeno: {percent} %, což je {imps} IMP.</translation>
    </message>
    <message>
        <source>Its average on the other boards gives the pair {imps}.</source>
        <translation>Průměr z ostatních rozdání dává páru {imps}.</translation>
    </message>
    <message>
        <source>Given: {percent} %. The pair gets its average on the other boards, {own} %.</source>
        <translation>Určeno: {percent} %. Pár dostává svůj průměr z ostatních rozdání, {own} %.</translation>
    </message>
    <message>
        <source>Given: {percent} %.</source>
        <translation>Určeno: {percent} %.</translation>
    </message>
    <message>
        <source>Results: {actual} of {expected} expected, too few to compare: {percent} %.</source>
        <translation>{actual} z {expected} očekávaných výsledků je k porovnání málo: {percent} %.</translation>
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
        <translation>{score}: lepší než {beaten}, stejný jako {equal}, horší než {lost} z ostatních.</translation>
    </message>
    <message>
        <source>Matchpoints: {points} of {top}, {percent} %.</source>
        <translation>{points} z {top} matchpointů: {percent} %.</translation>
    </message>
    <message>
        <source>IMPs: {imps} / {divisor} = {points}.</source>
        <translation>{imps} / {divisor} = {points} IMP.</translation>
    </message>
    <message>
        <source>IMPs by their weights: {points}.</source>
        <translation>Podle vah: {points} IMP.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}), without {left} at each end, is {mean}.</source>
        <translation>Průměr výsledků ({count}) bez {left} na každém konci je {mean}.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}) is {mean}.</source>
        <translation>Průměr výsledků ({count}) je {mean}.</translation>
    </message>
    <message>
        <source>To the nearest 10 points: {datum}.</source>
        <translation>Zaokrouhleno na 10 bodů: {datum}.</translation>
    </message>
    <message>
        <source>{score} differs from it by {difference}; IMPs: {imps}.</source>
        <translation>{score} se od něj liší o {difference}: {imps} IMP.</translation>
    </message>
    <message>
        <source>{score}: {parts}; IMPs in all: {imps}.</source>
        <translation>{score}: {parts}; celkem {imps} IMP.</translation>
    </message>
    <message>
        <source>{imps} against {other}</source>
        <translation>{imps} proti {other}</translation>
    </message>
    <message>
        <source>{actual} of {expected} in; Neuberg: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</source>
        <translation>Výsledků je {actual} z {expected}; Neuberg: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: they play in different sections.</source>
        <translation>{one} a {other} se nepotkají: hrají v různých sekcích.</translation>
    </message>
    <message>
        <source>{one} and {other} meet in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} a {other} se potkají v {round}. kole u stolu {table}; rozdání: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} are partners in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} a {other} jsou partneři v {round}. kole u stolu {table}; rozdání: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit North-South.</source>
        <translation>{one} a {other} se nepotkají: oba páry sedí pořád na NS.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit East-West.</source>
        <translation>{one} a {other} se nepotkají: oba páry sedí pořád na EW.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: the movement does not bring them to one table.</source>
        <translation>{one} a {other} se nepotkají: rozpis je k jednomu stolu nepřivede.</translation>
    </message>
    <message>
        <source>Both sit the other way than usual: the arrow is switched.</source>
        <translation>Oba páry sedí obráceně než jindy: stůl je otočený.</translation>
    </message>
    <message>
        <source>{pair}, {side}: begins at this table.</source>
        <translation>{pair}, {side}: u tohoto stolu začíná.</translation>
    </message>
    <message>
        <source>{pair}, {side}: sat out in round {round}.</source>
        <translation>{pair}, {side}: v {round}. kole pauza.</translation>
    </message>
    <message>
        <source>{pair}, {side}: comes from table {table} ({before}).</source>
        <translation>{pair}, {side}: přichází od stolu {table} ({before}).</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table and changes direction.</source>
        <translation>{pair}, {side}: zůstává u stolu a mění směr.</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table.</source>
        <translation>{pair}, {side}: zůstává u stolu.</translation>
    </message>
</context>
<context>
    <name>PartStrip</name>
    <message>
        <source>The way to the end</source>
        <translation>Cesta až do konce</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Names</source>
        <translation>Jména</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Rozpis</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>ještě ne</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>začato</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>{part} {done} of {of}</source>
        <translation>{part} {done} z {of}</translation>
    </message>
    <message>
        <source>next</source>
        <translation>na řadě</translation>
    </message>
    <message>
        <source>{part}: {progress}</source>
        <translation>{part}: {progress}</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sál</translation>
    </message>
</context>
<context>
    <name>PinMenu</name>
    <message>
        <source>&amp;Show {boards}</source>
        <translation>&amp;Ukázat {boards}</translation>
    </message>
    <message>
        <source>Move &amp;Left</source>
        <translation>Posunout do&amp;leva</translation>
    </message>
    <message>
        <source>Move &amp;Right</source>
        <translation>Posunout dop&amp;rava</translation>
    </message>
</context>
<context>
    <name>PinRow</name>
    <message>
        <source>Pinned board counts</source>
        <translation>Připnuté počty rozdání</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Připnuto</translation>
    </message>
    <message>
        <source>Unpin {boards}</source>
        <translation>Odepnout {boards}</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>Zatím není s&#xa0;čím porovnávat.</translation>
    </message>
    <message>
        <source>It stays as it is when another scale is chosen.</source>
        <translation>Zůstane, jaká je, i když zvolíte jinou škálu.</translation>
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
        <source>Removes it from the comparison (Ctrl+D)</source>
        <translation>Vyřadí ze srovnání (Ctrl+D)</translation>
    </message>
    <message>
        <source>Pin the board count to compare it (Ctrl+D)</source>
        <translation>Připnout počet rozdání k&#xa0;porovnání (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>PinSets</name>
    <message>
        <source>Compare</source>
        <translation>Porovnat</translation>
    </message>
    <message>
        <source>&amp;Board Counts…</source>
        <translation>Počty &amp;rozdání…</translation>
    </message>
    <message>
        <source>&amp;Keep These Pins…</source>
        <translation>&amp;Uložit tyto připnuté…</translation>
    </message>
    <message>
        <source>&amp;Sample: Boards, Kinds and Ranges</source>
        <translation>&amp;Ukázka: rozdání, druhy a rozsahy</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Od&amp;ebrat</translation>
    </message>
    <message>
        <source>Keep These Pins</source>
        <translation>Uložit tyto připnuté</translation>
    </message>
    <message>
        <source>Board counts such as 7, 14, 20, 28, or pins that were kept</source>
        <translation>Počty rozdání, třeba 7, 14, 20, 28, nebo uložené připnutí</translation>
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
    <message>
        <source>{scale}, pinned</source>
        <translation>{scale}, připnuto</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chance of each place for each strength</source>
        <translation>Šance každé síly na každé místo</translation>
    </message>
    <message>
        <source>Up and Down step through the strengths</source>
        <translation>Šipky nahoru a&#xa0;dolů krokují po sílách</translation>
    </message>
    <message>
        <source>Strength {strength} takes place {place} in {chance}&#xa0;% of all events.</source>
        <translation>Síla {strength} skončí {place}. v&#xa0;{chance}&#xa0;% turnajů.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Strength, 1 is the best</source>
        <translation>Síla, 1 je nejlepší</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Síla</translation>
    </message>
</context>
<context>
    <name>PlayersWork</name>
    <message>
        <source>Enter the results of the last round first.</source>
        <translation>Nejdřív zapište výsledky posledního kola.</translation>
    </message>
    <message>
        <source>round {round} by hand</source>
        <translation>kolo {round} ručně</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Nastavení</translation>
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
        <source>Always the defaults</source>
        <translation>Vždy výchozí</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Jako naposledy</translation>
    </message>
    <message>
        <source>“{same}” opens with {boards}, and with {pins} pinned to compare.</source>
        <translation>„{same}“: při spuštění {boards} a&#xa0;k&#xa0;porovnání připnuté počty {pins}.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
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
    <message>
        <source>Second screen: {title}</source>
        <translation>Druhá obrazovka: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s): {vps}</source>
        <translation>
            <numerusform>%n&#xa0;IMP: {vps}</numerusform>
            <numerusform>%n&#xa0;IMP: {vps}</numerusform>
            <numerusform>%n&#xa0;IMP: {vps}</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pozastaveno</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Předvolba</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Sprá&amp;va</translation>
    </message>
    <message>
        <source>Save, rename or delete a preset</source>
        <translation>Uložit, přejmenovat nebo smazat předvolbu</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>&amp;Uložit předvolbu…</translation>
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
        <translation>&amp;Uložená předvolba</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádná</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Uložit předvolbu</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Přejmenovat předvolbu</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Název předvolby</translation>
    </message>
</context>
<context>
    <name>PrintsDialog</name>
    <message>
        <source>Prints of the Event</source>
        <translation>Tisky turnaje</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Vybrat…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Odebrat</translation>
    </message>
    <message>
        <source>prints of the event</source>
        <translation>tisky turnaje</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrázky</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>Bez loga</translation>
    </message>
    <message>
        <source>of the event</source>
        <translation>turnaje</translation>
    </message>
    <message>
        <source>Chosen at each print</source>
        <translation>Volí se při každém tisku</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Pořadatel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Logo (PNG nebo SVG)</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>Save the Prizes</source>
        <translation>Uložit ceny</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>ceny</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Cena za</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Získává</translation>
    </message>
    <message>
        <source>By the final ranking</source>
        <translation>Podle konečného pořadí</translation>
    </message>
    <message>
        <source>A prize is for places such as 4-10, the best of a club or group, or a named winner.</source>
        <translation>Cena je za místa, třeba 4-10, pro nejlepšího z klubu nebo skupiny, nebo pro jmenovaného vítěze.</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>What the table shows</source>
        <translation>Co ukazuje tabulka</translation>
    </message>
    <message>
        <source>Corrections of the scale</source>
        <translation>Opravy škály</translation>
    </message>
    <message>
        <source>Each row is explained beside the table</source>
        <translation>Každý řádek je vysvětlen vedle tabulky</translation>
    </message>
    <message>
        <source>The proof in words</source>
        <translation>Důkaz slovy</translation>
    </message>
    <message>
        <source>Why the picked row is as it is</source>
        <translation>Proč je vybraný řádek, jaký je</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Slovy</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
</context>
<context>
    <name>Publisher</name>
    <message>
        <source>Publish in a New Folder</source>
        <translation>Zveřejnit do nové složky</translation>
    </message>
    <message>
        <source>Published in {path}</source>
        <translation>Zveřejněno v {path}</translation>
    </message>
    <message>
        <source>The folder “{folder}” has the pages of another event.</source>
        <translation>Ve složce „{folder}“ jsou stránky jiného turnaje.</translation>
    </message>
    <message>
        <source>If you replace them, they are gone.</source>
        <translation>Nahradíte-li je, budou pryč.</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>&amp;Nahradit je</translation>
    </message>
    <message>
        <source>&amp;Leave Them</source>
        <translation>&amp;Ponechat je</translation>
    </message>
</context>
<context>
    <name>QuickMatch</name>
    <message>
        <source>H&amp;ome side</source>
        <translation>Do&amp;mácí</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>Hos&amp;té</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Rozdání</translation>
    </message>
</context>
<context>
    <name>QuickStart</name>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Páry</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>&amp;Rozdání na pár</translation>
    </message>
    <message>
        <source>Play as proposed: {name}, {boards} boards</source>
        <translation>Hrát podle návrhu: {name}, rozdání: {boards}</translation>
    </message>
    <message>
        <source>Play as many boards as asked for: {name}, {boards} boards</source>
        <translation>Hrát tolik rozdání, kolik je zadáno: {name}, rozdání: {boards}</translation>
    </message>
    <message>
        <source>No movement is known for these numbers; take another number of boards.</source>
        <translation>Pro tato čísla není znám žádný rozpis; zvolte jiný počet rozdání.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <translation>Oddíly</translation>
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
        <translation>Všechna sezení</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>All boards of the pair</source>
        <translation>Všechna rozdání páru</translation>
    </message>
    <message>
        <source>&amp;Ranking of</source>
        <translation>&amp;Pořadí</translation>
    </message>
</context>
<context>
    <name>RatingShelf</name>
    <message>
        <source>The rating list is read: {share} %. Esc stops.</source>
        <translation>Čte se ratingová listina: {share} %. Esc zastaví.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the rating list</source>
        <translation>
            <numerusform>%n hráč v ratingové listině</numerusform>
            <numerusform>%n hráči v ratingové listině</numerusform>
            <numerusform>%n hráčů v ratingové listině</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>FIDE No.</source>
        <translation>Číslo FIDE</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>Započtených partií</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Očekáváno</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změna</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performance</translation>
    </message>
    <message>
        <source>Rating changes after round {number}</source>
        <translation>Změny ratingu po kole {number}</translation>
    </message>
    <message>
        <source>K 10 from 2400 on, 40 for those up to 18 below 2300, else 20</source>
        <translation>K 10 od 2400, 40 do 18 let pod 2300, jinak 20</translation>
    </message>
    <message>
        <source>performance {performance}</source>
        <translation>performance {performance}</translation>
    </message>
    <message>
        <source>performance {performance}, rating {change} (K {factor})</source>
        <translation>performance {performance}, rating {change} (K {factor})</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>&amp;Paste</source>
        <translation>V&amp;ložit</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>Zruši&amp;t</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>Ve schránce není co vložit.</translation>
    </message>
</context>
<context>
    <name>ReadingStopped</name>
    <message>
        <source>The file was not read to its end.</source>
        <translation>Soubor se nedočetl do konce.</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Soubor se čte.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Unsaved changes were found, but are damaged: see “{file}”.</source>
        <translation>Našly se neuložené změny, ale jsou poškozené: viz „{file}“.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}”, {time}.</source>
        <translation>Obnovena neuložená práce: „{name}“, {time}.</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}” ({what}), {time}.</source>
        <translation>Obnovena neuložená práce: „{name}“ ({what}), {time}.</translation>
    </message>
    <message>
        <source>a new event</source>
        <translation>nový turnaj</translation>
    </message>
    <message>
        <source>a new movement</source>
        <translation>nový rozpis</translation>
    </message>
    <message>
        <source>Open It</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Zahodit…</translation>
    </message>
    <message>
        <source>Discard what was recovered?</source>
        <translation>Zahodit, co bylo obnoveno?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Nelze to vrátit zpět.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Zahodit</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>Z&amp;pět</translation>
    </message>
    <message>
        <source>“{name}” is open as last saved. Newer unsaved work was found, from {time} ({what}).</source>
        <translation>„{name}“ je otevřeno, jak bylo naposledy uloženo. Našla se novější neuložená práce z {time} ({what}).</translation>
    </message>
    <message>
        <source>a new match</source>
        <translation>nový zápas</translation>
    </message>
    <message>
        <source>match; boards with a score: {scored} of {boards}</source>
        <translation>zápas, výsledek na {scored} z {boards} rozdání</translation>
    </message>
    <message>
        <source>movement; pairs: {pairs}, rounds: {rounds}, changed meetings: {count}</source>
        <translation>rozpis, párů: {pairs}, kol: {rounds}, změněných setkání: {count}</translation>
    </message>
    <message>
        <source>a new evening</source>
        <translation>nový večer</translation>
    </message>
    <message>
        <source>evening; pairs: {pairs}, results: {results}</source>
        <translation>večer, párů: {pairs}, výsledků: {results}</translation>
    </message>
    <message>
        <source>event; entrants: {entries}, rounds drawn: {rounds}, results: {results}</source>
        <translation>turnaj, účastníků: {entries}, vylosovaných kol: {rounds}, výsledků: {results}</translation>
    </message>
    <message>
        <source>a new scale</source>
        <translation>nová škála</translation>
    </message>
    <message>
        <source>own scale; rows of the table: {rows}</source>
        <translation>vlastní škála, řádků tabulky: {rows}</translation>
    </message>
</context>
<context>
    <name>RegulationBar</name>
    <message>
        <source>Regulation</source>
        <translation>Řád</translation>
    </message>
    <message>
        <source>Ad&amp;just</source>
        <translation>Změn&amp;y</translation>
    </message>
    <message>
        <source>Change the numbers of the regulation, or open others</source>
        <translation>Změnit čísla řádu, nebo načíst jiné řády</translation>
    </message>
    <message>
        <source>Change the &amp;Numbers…</source>
        <translation>Změnit čís&amp;la…</translation>
    </message>
    <message>
        <source>&amp;Open a File…</source>
        <translation>&amp;Otevřít soubor…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>&amp;Uložit do souboru…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>O&amp;debrat</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Vrátit</translation>
    </message>
    <message>
        <source>Regula&amp;tion</source>
        <translation>Řá&amp;d</translation>
    </message>
    <message>
        <source>{name}, as in the match</source>
        <translation>{name}, podle zápasu</translation>
    </message>
    <message>
        <source>Open a Regulation</source>
        <translation>Otevřít řád</translation>
    </message>
    <message>
        <source>Save the Regulation</source>
        <translation>Uložit řád</translation>
    </message>
    <message>
        <source>Regulations (*{suffix})</source>
        <translation>Řády (*{suffix})</translation>
    </message>
</context>
<context>
    <name>RegulationDialog</name>
    <message>
        <source>Numbers of a Regulation</source>
        <translation>Čísla řádu</translation>
    </message>
    <message>
        <source>{name}, own</source>
        <translation>{name}, vlastní</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>to the nearest IMP, a half up</source>
        <translation>na nejbližší IMP, polovina nahoru</translation>
    </message>
    <message>
        <source>fractions are dropped</source>
        <translation>zlomky se zanedbají</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>IMPs, before the scale</source>
        <translation>IMP, před škálou</translation>
    </message>
    <message>
        <source>VP, after the scale</source>
        <translation>VP, po škále</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>Average &amp;plus, IMPs</source>
        <translation>Průměr &amp;plus, IMP</translation>
    </message>
    <message>
        <source>Average &amp;minus, IMPs lost</source>
        <translation>Průměr &amp;minus, ztráta IMP</translation>
    </message>
    <message>
        <source>&amp;Rounding of the margin</source>
        <translation>&amp;Zaokrouhlení rozdílu</translation>
    </message>
    <message>
        <source>Match &amp;cut short</source>
        <translation>Zápas z&amp;krácen</translation>
    </message>
    <message>
        <source>&amp;Boards cancelled or adjusted</source>
        <translation>Z&amp;rušená nebo upravená rozdání</translation>
    </message>
    <message>
        <source>E&amp;xtra boards played</source>
        <translation>Rozdání &amp;mimo plán</translation>
    </message>
    <message>
        <source>A match h&amp;as at least, of its boards</source>
        <translation>Zápas platí, pokud se &amp;sehraje</translation>
    </message>
    <message>
        <source>&amp;Void, neither side at fault, each</source>
        <translation>Nepla&amp;tný, na vině nikdo, každá</translation>
    </message>
    <message>
        <source>Void, the &amp;other side at fault</source>
        <translation>Neplatný, na vině dr&amp;uhá strana</translation>
    </message>
    <message>
        <source>Void, side at &amp;fault</source>
        <translation>Neplatný, na &amp;vině sama</translation>
    </message>
    <message>
        <source>Void, both si&amp;des at fault, each</source>
        <translation>Neplatný, na vině o&amp;bě, každá</translation>
    </message>
    <message>
        <source>B&amp;ye</source>
        <translation>Vo&amp;lno</translation>
    </message>
    <message>
        <source>Opponent forfe&amp;its</source>
        <translation>Výhr&amp;a kontumací</translation>
    </message>
    <message>
        <source>Side that forfeits &amp;gets</source>
        <translation>Prohra kontuma&amp;cí</translation>
    </message>
    <message>
        <source>Standard penal&amp;ty, VP</source>
        <translation>Běžná p&amp;enalizace, VP</translation>
    </message>
    <message>
        <source>Carri&amp;ed over</source>
        <translation>Přen&amp;os</translation>
    </message>
    <message>
        <source>&amp;Limit of what is carried over</source>
        <translation>Ne&amp;jvyšší přenos</translation>
    </message>
    <message>
        <source>A better average of other matches counts at a bye or &amp;win by forfeit</source>
        <translation>Při volnu nebo výhře kontumací platí lepší průměr z&#xa0;jinýc&amp;h zápasů</translation>
    </message>
    <message>
        <source>The &amp;same for a side not at fault in a void match</source>
        <translation>Totéž pro stranu bez v&amp;iny v neplatném zápase</translation>
    </message>
    <message>
        <source>Res&amp;ults below 0 VP are possible</source>
        <translation>Výsledek může být i&#xa0;po&amp;d 0&#xa0;VP</translation>
    </message>
    <message>
        <source>Average plus on half of the boards of a match one side voids</source>
        <translation>Průměr plus za polovinu rozdání zápasu neplatného vinou jedné strany</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>Teams</source>
        <translation>Družstva</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Každý s&#xa0;každým</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>England (EBU)</source>
        <translation>Anglie (EBU)</translation>
    </message>
    <message>
        <source>A profile to begin with: the regulations of the event go before it.</source>
        <translation>Profil pro začátek: propozice turnaje mají přednost.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Laws 12C2 and 86A (3 IMPs); the values of a bye and of a match that is void or was not played are those in common use.</source>
        <translation>Pravidla soutěžního bridže 2017, pravidla 12C2 a&#xa0;86A (3&#xa0;IMP); hodnoty volna a&#xa0;zápasu, který neplatí nebo se nehrál, jsou obvyklé.</translation>
    </message>
    <message>
        <source>As for teams, but a side without an opponent gets its average if that is more, or what others won on average from a side that forfeits, which itself gets nothing; VP are carried over.</source>
        <translation>Jako družstva, ale strana bez soupeře dostane svůj průměr, je-li vyšší, nebo to, co ostatní v&#xa0;průměru získali proti straně, která kontumovala; ta sama nedostane nic. VP se přenášejí.</translation>
    </message>
    <message>
        <source>As for teams, but an average plus or minus is worth 2 IMPs, as is usual in a Butler.</source>
        <translation>Jako družstva, ale průměr plus a&#xa0;minus má hodnotu 2&#xa0;IMP, jak je v&#xa0;Butleru obvyklé.</translation>
    </message>
    <message>
        <source>English Bridge Union, White Book, section 2.4 (withdrawals): a side that could not meet one that withdrew gets the best of 60 %, its own average, and what others won on average from that side; here the same holds where a match is void or forfeited. A match void by one side&apos;s fault gives the other an average plus on half of its boards (3.3.9). The other numbers are those for teams.</source>
        <translation>English Bridge Union, White Book, oddíl 2.4 (odstoupení): kdo nemohl hrát se stranou, která odstoupila, dostane nejvyšší z hodnot 60 %, vlastní průměr a to, co ostatní v průměru získali proti této straně; zde platí totéž pro neplatný nebo kontumovaný zápas. Zápas neplatný vinou jedné strany dá druhé průměr plus za polovinu jeho rozdání (3.3.9). Ostatní čísla jsou jako pro družstva.</translation>
    </message>
    <message>
        <source>Of section 3.3 only 3.3.9 is applied: compare the edition in force and the event&apos;s rules.</source>
        <translation>Z oddílu 3.3 se používá jen 3.3.9: porovnejte s platným vydáním a s propozicemi turnaje.</translation>
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
        <source>table for {boards}</source>
        <translation>tabulka pro {boards}</translation>
    </message>
    <message>
        <source>Next IMP</source>
        <translation>Další IMP</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdání</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s)</source>
        <translation>
            <numerusform>%n&#xa0;IMP</numerusform>
            <numerusform>%n&#xa0;IMP</numerusform>
            <numerusform>%n&#xa0;IMP</numerusform>
        </translation>
    </message>
    <message>
        <source>{imps} IMPs</source>
        <translation>{imps}&#xa0;IMP</translation>
    </message>
    <message>
        <source>{factor} √boards IMPs</source>
        <translation>{factor} √rozdání IMP</translation>
    </message>
    <message>
        <source>{factor} √(boards / 2) IMPs</source>
        <translation>{factor} √(rozdání / 2) IMP</translation>
    </message>
    <message>
        <source>Too few matches for a factor</source>
        <translation>Na koeficient je zápasů příliš málo</translation>
    </message>
    <message>
        <source>k = {factor} ({least} to {most})</source>
        <translation>k = {factor} ({least} až {most})</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>IMP na rozdání</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Reach it</source>
        <translation>Dosáhlo</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% interval</translation>
    </message>
    <message>
        <source>% by theory</source>
        <translation>% v&#xa0;teorii</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Blitz by k</source>
        <translation>Blitz podle k</translation>
    </message>
    <message>
        <source>% of the matches</source>
        <translation>% zápasů</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>teorie</translation>
    </message>
    <message>
        <source>k = {factor}</source>
        <translation>k = {factor}</translation>
    </message>
    <message>
        <source>Matches, %</source>
        <translation>Zápasy, %</translation>
    </message>
    <message>
        <source>Calibration of the blitz</source>
        <translation>Kalibrace blitzu</translation>
    </message>
    <message>
        <source>Margins of past matches</source>
        <translation>Rozdíly odehraných zápasů</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n zápas</numerusform>
            <numerusform>%n zápasy</numerusform>
            <numerusform>%n zápasů</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too few matches for a factor: for {wanted} % at least {enough} are needed.</source>
        <translation>Na koeficient je zápasů příliš málo: pro {wanted}&#xa0;% je jich potřeba aspoň {enough}.</translation>
    </message>
    <message>
        <source>The scale ({blitz}) has no blitz for these board counts.</source>
        <translation>Škála ({blitz}) nemá pro tyto počty rozdání blitz.</translation>
    </message>
    <message>
        <source>{first} to {last} boards</source>
        <translation>{first} až {last} rozdání</translation>
    </message>
    <message>
        <source>The list has {matches} of {boards}.</source>
        <translation>V&#xa0;seznamu: {matches}, {boards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of it could not be read.</source>
        <translation>
            <numerusform>%n řádek v&#xa0;něm nelze přečíst.</numerusform>
            <numerusform>%n řádky v&#xa0;něm nelze přečíst.</numerusform>
            <numerusform>%n řádků v&#xa0;něm nelze přečíst.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a blitz of {factor} √boards IMPs, {reached} win by the maximum: {share} %, where {wanted} % are wanted. The 95 % interval of this factor is {least} to {most}.</source>
        <translation>Při blitzu {factor} √rozdání IMP končí nejvyšší výhrou {reached}: {share}&#xa0;%, zatímco žádáno je {wanted}&#xa0;%. 95% interval tohoto koeficientu je {least} až {most} (bootstrap).</translation>
    </message>
    <message>
        <source>all</source>
        <translation>všechny</translation>
    </message>
    <message>
        <source>no scale for this board count</source>
        <translation>pro tento počet rozdání není škála</translation>
    </message>
    <message>
        <source>too few matches</source>
        <translation>příliš málo zápasů</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Matchpointy %</translation>
    </message>
    <message>
        <source>Sensitivity: the Worth of One IMP</source>
        <translation>Citlivost: hodnota jednoho IMP</translation>
    </message>
    <message>
        <source>Concavity: How Fast It Falls</source>
        <translation>Konkávnost: jak rychle klesá</translation>
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
        <translation>pravděpodobnost, %</translation>
    </message>
    <message>
        <source>chance (blitz {share} %)</source>
        <translation>pravděpodobnost (blitz {share}&#xa0;%)</translation>
    </message>
    <message>
        <source>blitz {imps}</source>
        <translation>blitz {imps}</translation>
    </message>
    <message>
        <source>Equal teams, {imps} IMPs per board</source>
        <translation>Stejně silná družstva, {imps}&#xa0;IMP na rozdání</translation>
    </message>
    <message>
        <source>Models of the Scale</source>
        <translation>Modely škály</translation>
    </message>
    <message>
        <source>Differences from the WBF Scale</source>
        <translation>Odchylky od škály WBF</translation>
    </message>
    <message>
        <source>Model: the worth of one IMP</source>
        <translation>Model: hodnota jednoho IMP</translation>
    </message>
    <message>
        <source>Curve, in VP and IMPs</source>
        <translation>Křivka, ve VP a&#xa0;IMP</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Medián</translation>
    </message>
    <message>
        <source>Sensitivity at the draw</source>
        <translation>Citlivost v&#xa0;remíze</translation>
    </message>
    <message>
        <source>Sensitivity at the median</source>
        <translation>Citlivost v&#xa0;mediánu</translation>
    </message>
    <message>
        <source>Sensitivity at the blitz</source>
        <translation>Citlivost v&#xa0;blitzu</translation>
    </message>
    <message>
        <source>Concavity at the draw</source>
        <translation>Konkávnost v&#xa0;remíze</translation>
    </message>
    <message>
        <source>Concavity at the median</source>
        <translation>Konkávnost v&#xa0;mediánu</translation>
    </message>
    <message>
        <source>Concavity at the blitz</source>
        <translation>Konkávnost v&#xa0;blitzu</translation>
    </message>
    <message>
        <source>Continuous scale</source>
        <translation>Spojitá škála</translation>
    </message>
    <message>
        <source>Concavity violations</source>
        <translation>Porušení konkávnosti</translation>
    </message>
    <message>
        <source>Raises of {step} VP</source>
        <translation>Zvýšení o&#xa0;{step}&#xa0;VP</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, VP</source>
        <translation>Největší odchylka od WBF, VP</translation>
    </message>
    <message>
        <source>Margin of this difference, IMPs</source>
        <translation>Rozdíl s&#xa0;touto odchylkou, IMP</translation>
    </message>
    <message>
        <source>Discrete scale</source>
        <translation>Diskrétní škála</translation>
    </message>
    <message>
        <source>Bands narrower than the last</source>
        <translation>Pásma užší než předchozí</translation>
    </message>
    <message>
        <source>Limits lowered by one IMP</source>
        <translation>Meze snížené o&#xa0;jeden IMP</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, IMPs</source>
        <translation>Největší odchylka od WBF, IMP</translation>
    </message>
    <message>
        <source>VP of this difference</source>
        <translation>VP s&#xa0;touto odchylkou</translation>
    </message>
    <message>
        <source>Drawn, continuous, %</source>
        <translation>Remízy, spojitá, %</translation>
    </message>
    <message>
        <source>Drawn, discrete, %</source>
        <translation>Remízy, diskrétní, %</translation>
    </message>
    <message>
        <source>Won by a blitz, continuous, %</source>
        <translation>Výhry blitzem, spojitá, %</translation>
    </message>
    <message>
        <source>Won by a blitz, discrete, %</source>
        <translation>Výhry blitzem, diskrétní, %</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, continuous</source>
        <translation>Průměr VP vítěze, spojitá</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, discrete</source>
        <translation>Průměr VP vítěze, diskrétní</translation>
    </message>
    <message>
        <source>no board count from {first} to {last}; nearest: {nearest}</source>
        <translation>žádný počet rozdání od {first} do {last}; nejbližší: {nearest}</translation>
    </message>
    <message>
        <source>{boards} ({vp} VP)</source>
        <translation>{boards} ({vp} VP)</translation>
    </message>
    <message>
        <source>this is the VP that is asked for</source>
        <translation>to jsou hledané VP</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} VP</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>exponenciální</translation>
    </message>
    <message>
        <source>quadratic</source>
        <translation>kvadratická</translation>
    </message>
    <message>
        <source>square root</source>
        <translation>odmocninová</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logaritmická</translation>
    </message>
    <message>
        <source>straight line</source>
        <translation>přímka</translation>
    </message>
    <message>
        <source>continuous</source>
        <translation>spojitá</translation>
    </message>
    <message>
        <source>discrete</source>
        <translation>diskrétní</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Body rozdání</translation>
    </message>
    <message>
        <source>Win/loss</source>
        <translation>Výhra/prohra</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0</source>
        <translation>Stará škála WBF, 25-0</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0, straight</source>
        <translation>Stará škála WBF, 25-0, přímka</translation>
    </message>
    <message>
        <source>Continuous scale ({model})</source>
        <translation>Spojitá škála ({model})</translation>
    </message>
    <message>
        <source>Discrete scale ({model})</source>
        <translation>Diskrétní škála ({model})</translation>
    </message>
    <message>
        <source>Matchpoints to Victory Points</source>
        <translation>Převod matchpointů na vítězné body</translation>
    </message>
    <message>
        <source>Points of boards to Victory Points</source>
        <translation>Převod bodů rozdání na vítězné body</translation>
    </message>
    <message>
        <source>{band} IMPs</source>
        <translation>{band}&#xa0;IMP</translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>{counts} rozdání</translation>
    </message>
    <message>
        <source>largest win from {margin}</source>
        <translation>nejvyšší výhra od {margin}</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>VP – VP</translation>
    </message>
    <message>
        <source>Differences from {boards}</source>
        <translation>Odchylky od {boards}</translation>
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
        <translation>její model</translation>
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
    <message>
        <source>The margins spread by {imps} IMPs per board; theory has {theory}, for equal teams.</source>
        <translation>Směrodatná odchylka rozdílů je {imps}&#xa0;IMP na rozdání; teorie pro stejně silná družstva má {theory}.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too high: fewer than {wanted} % would win by the maximum.</source>
        <translation>Koeficient WBF {standard} je příliš vysoký: nejvyšší výhrou by skončilo méně než {wanted}&#xa0;%.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too low: more than {wanted} % would win by the maximum.</source>
        <translation>Koeficient WBF {standard} je příliš nízký: nejvyšší výhrou by skončilo více než {wanted}&#xa0;%.</translation>
    </message>
    <message>
        <source>The WBF&apos;s factor of {standard} is within the interval: there is no reason to change it.</source>
        <translation>Koeficient WBF {standard} leží v&#xa0;intervalu: není důvod ho měnit.</translation>
    </message>
    <message>
        <source>A model: no table of this scale is known. It agrees with all its known results.</source>
        <translation>Model: tabulka této škály není známa. Souhlasí se všemi jejími známými výsledky.</translation>
    </message>
    <message>
        <source>{number} of {of} reach {blitz}: {share} % ({least} to {most} %); in theory {expected} %.</source>
        <translation>Blitzu ({blitz}) dosáhlo {number} z&#xa0;{of}: {share}&#xa0;% ({least} až {most}&#xa0;%); v&#xa0;teorii {expected}&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Rating Report</source>
        <translation>Hlášení k ratingu</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Co chybí</translation>
    </message>
    <message>
        <source>&amp;Write…</source>
        <translation>&amp;Zapsat…</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Přejít tam</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) missing:</source>
        <translation>
            <numerusform>Chybí %n údaj:</numerusform>
            <numerusform>Chybí %n údaje:</numerusform>
            <numerusform>Chybí %n údajů:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Nic nechybí.</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>VPs of a bye</source>
        <translation>VP za volno</translation>
    </message>
    <message>
        <source>Type a board and its result, such as “12 =”; there is no such board.</source>
        <translation>Napište stůl a jeho výsledek, třeba „12 =“; takový stůl tu není.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 45-23”; there is no such table.</source>
        <translation>Napište stůl a jeho výsledek, třeba „12 45-23“; takový stůl tu není.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 57.5”; there is no such table.</source>
        <translation>Napište stůl a jeho výsledek, třeba „12 57,5“; takový stůl tu není.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Převzít</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Opravit</translation>
    </message>
    <message>
        <source>{name}: “{typed}”?</source>
        <translation>{name}: „{typed}“?</translation>
    </message>
    <message>
        <source>result of board {table}</source>
        <translation>výsledek stolu {table}</translation>
    </message>
    <message>
        <source>result of table {table}</source>
        <translation>výsledek stolu {table}</translation>
    </message>
    <message>
        <source>&amp;Add It</source>
        <translation>Př&amp;idat</translation>
    </message>
</context>
<context>
    <name>ResultMarks</name>
    <message>
        <source>missing</source>
        <translation>chybí</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>neobvyklé</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>rozhodnutí</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>upraveno</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>opraveno</translation>
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
        <source>&amp;Matchpoints %</source>
        <translation>&amp;Matchpointy %</translation>
    </message>
    <message>
        <source>Our matchpoints in percent</source>
        <translation>Naše matchpointy v&#xa0;procentech</translation>
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
    <message>
        <source>at least {percent}</source>
        <translation>aspoň {percent}</translation>
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
    <name>ResultsFile</name>
    <message>
        <source>Import Results</source>
        <translation>Import výsledků</translation>
    </message>
    <message>
        <source>Results of boards</source>
        <translation>Výsledky rozdání</translation>
    </message>
    <message>
        <source>results of “{file}”</source>
        <translation>výsledky ze souboru „{file}“</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken.</source>
        <translation>
            <numerusform>Převzat %n výsledek.</numerusform>
            <numerusform>Převzaty %n výsledky.</numerusform>
            <numerusform>Převzato %n výsledků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results that were another one before: {count}.</source>
        <translation>Výsledky, které byly předtím jiné: {count}.</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Linka NS</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Linka EW</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
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
        <translation>{what}: chybí {count}</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Všechny výsledky jsou zadány</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Po rozdáních</translation>
    </message>
    <message>
        <source>Table by table</source>
        <translation>Po stolech</translation>
    </message>
    <message>
        <source>Boards, or tables in rounds</source>
        <translation>Rozdání, nebo stoly v kolech</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Type contracts such as 3NT W +1, points, A60/40, or NP, and press Enter</source>
        <translation>Pište závazky jako 3NT W +1, body, A60/40 nebo NP a stiskněte Enter</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Za co výsledek dostal tolik bodů</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Listy rozdání</translation>
    </message>
    <message>
        <source>E&amp;ntry</source>
        <translation>Za&amp;dávání</translation>
    </message>
    <message>
        <source>{pairs} has no opponent, sits out</source>
        <translation>{pairs} nemá soupeře, má pauzu</translation>
    </message>
    <message>
        <source>{pairs} have no opponents, sit out</source>
        <translation>{pairs} nemají soupeře, mají pauzu</translation>
    </message>
</context>
<context>
    <name>RoomHeader</name>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Druhá obrazovka</translation>
    </message>
    <message>
        <source>Prints or exports what is shown (Ctrl+P)</source>
        <translation>Vytiskne nebo exportuje, co je vidět (Ctrl+P)</translation>
    </message>
    <message>
        <source>Shows it to everybody, on a projector too (F5)</source>
        <translation>Ukáže to všem, i na projektoru (F5)</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Swiss from the top</source>
        <translation>Švýcar shora</translation>
    </message>
    <message>
        <source>Swiss, closest overall</source>
        <translation>Švýcar, celkově nejtěsnější</translation>
    </message>
    <message>
        <source>Danish Swiss</source>
        <translation>Dánský švýcar</translation>
    </message>
    <message>
        <source>First round by [first:halves].</source>
        <translation>První kolo po [first:polovinách].</translation>
    </message>
    <message>
        <source>First round by [first:quarters].</source>
        <translation>První kolo po [first:čtvrtinách].</translation>
    </message>
    <message>
        <source>First round by [first:the standings], as any later one.</source>
        <translation>První kolo podle [first:pořadí], jako každé další.</translation>
    </message>
    <message>
        <source>First round by [first:lot].</source>
        <translation>První kolo [first:losem].</translation>
    </message>
    <message>
        <source>The table is [places:by strength]; the first two meet last.</source>
        <translation>Místa v tabulce [places:podle síly]; první dva se potkají naposled.</translation>
    </message>
    <message>
        <source>The table is [places:by the numbers].</source>
        <translation>Místa v tabulce [places:podle čísel].</translation>
    </message>
    <message>
        <source>The table is [places:by lot].</source>
        <translation>Místa v tabulce [places:losem].</translation>
    </message>
    <message>
        <source>With an odd number, one [odd:sits out]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Při lichém počtu jeden [odd:pauzíruje]; volno má hodnotu [bye_vp:{vp} VP].</translation>
    </message>
    <message>
        <source>Triangles go [triangle:by turns].</source>
        <translation>Trojice se [triangle:střídají].</translation>
    </message>
    <message>
        <source>[triangle:Nobody] plays two triangles.</source>
        <translation>[triangle:Nikdo] nehraje v trojici dvakrát.</translation>
    </message>
    <message>
        <source>Triangles are [triangle:from the bottom], even twice.</source>
        <translation>Trojice jsou [triangle:odspodu], i dvakrát.</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:by their VPs].</source>
        <translation>Opozdilci se losují [late:podle svých VP].</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as average].</source>
        <translation>Opozdilci se losují [late:jako průměrní].</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as the last].</source>
        <translation>Opozdilci se losují [late:jako poslední].</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:as in the standings].</source>
        <translation>Při stejných VP se losuje [level:podle pořadí].</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:by IMP quotient].</source>
        <translation>Při stejných VP se losuje [level:podle podílu IMP].</translation>
    </message>
    <message>
        <source>A match counts [counts:its IMPs].</source>
        <translation>V zápase platí [counts:IMP].</translation>
    </message>
    <message>
        <source>A match counts [counts:IMPs and boards (Patton)].</source>
        <translation>V zápase platí [counts:IMP a rozdání (Patton)].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:as a bye].</source>
        <translation>Kontumace platí [walkover:jako volno].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:the best of three averages].</source>
        <translation>Kontumace platí [walkover:nejlepší ze tří průměrů].</translation>
    </message>
    <message>
        <source>Rounds are drawn [arrears:one round behind].</source>
        <translation>Kola se losují [arrears:o kolo zpět].</translation>
    </message>
    <message>
        <source>Strictly by rank, whoever has met: rounds [danish:{rounds}].</source>
        <translation>Přesně podle pořadí, i opakovaně: kola [danish:{rounds}].</translation>
    </message>
    <message>
        <source>The first three [leaders:may meet] in a triangle.</source>
        <translation>První tři [leaders:se smějí potkat] v trojici.</translation>
    </message>
    <message>
        <source>A bye is worth [bye_vp:{vp} VP].</source>
        <translation>Volno má hodnotu [bye_vp:{vp} VP].</translation>
    </message>
    <message>
        <source>Dutch rules of [edition:{edition}].</source>
        <translation>Holandský systém [edition:{edition}].</translation>
    </message>
    <message>
        <source>A win counts [points:{win}], a draw {draw}.</source>
        <translation>Výhra [points:{win}], remíza {draw}.</translation>
    </message>
    <message>
        <source>A bye counts [bye:{points}].</source>
        <translation>Volno [bye:{points}].</translation>
    </message>
    <message>
        <source>The upper half is [baku:accelerated by Baku].</source>
        <translation>Horní polovina je [baku:zrychlena podle Baku].</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>any number of rounds</source>
        <translation>libovolný počet kol</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Lichý hraje [odd:v trojici]; volno má hodnotu [bye_vp:{vp} VP].</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle over two rounds]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Lichý hraje [odd:v trojici na dvě kola]; volno má hodnotu [bye_vp:{vp} VP].</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>Underlined words can be changed; what is bold is not the usual.</source>
        <translation>Podtržená slova lze změnit; tučné je jinak než obvykle.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Všechna pravidla</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;Co se stalo</translation>
    </message>
    <message>
        <source>Boar&amp;ds with a result</source>
        <translation>Rozdání s&#xa0;v&amp;ýsledkem</translation>
    </message>
    <message>
        <source>&amp;At fault</source>
        <translation>&amp;Na vině</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Jméno</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>I&amp;MP</translation>
    </message>
    <message>
        <source>Average &amp;plus</source>
        <translation>Průměr p&amp;lus</translation>
    </message>
    <message>
        <source>P&amp;lain average</source>
        <translation>Pr&amp;ostý průměr</translation>
    </message>
    <message>
        <source>Average min&amp;us</source>
        <translation>Průměr min&amp;us</translation>
    </message>
    <message>
        <source>Penalt&amp;y, VP</source>
        <translation>P&amp;enalizace, VP</translation>
    </message>
    <message>
        <source>&amp;Other matches, VP</source>
        <translation>Da&amp;lší zápasy, VP</translation>
    </message>
    <message>
        <source>of {boards}</source>
        <translation>z&#xa0;{boards}</translation>
    </message>
    <message>
        <source>Carried &amp;over</source>
        <translation>P&amp;řenos</translation>
    </message>
    <message>
        <source>IMPs on e&amp;xtra boards</source>
        <translation>IMP z roz&amp;dání navíc</translation>
    </message>
    <message>
        <source>Carried &amp;over, IMPs</source>
        <translation>P&amp;řenos, IMP</translation>
    </message>
    <message>
        <source>Carried &amp;over, VP</source>
        <translation>P&amp;řenos, VP</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>co se stalo</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>vina</translation>
    </message>
    <message>
        <source>boards with a result</source>
        <translation>rozdání s&#xa0;výsledkem</translation>
    </message>
    <message>
        <source>{what}, home side</source>
        <translation>{what}, domácí</translation>
    </message>
    <message>
        <source>{what}, visitors</source>
        <translation>{what}, hosté</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>Zkrácen</translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted</source>
        <translation>Zrušená nebo upravená rozdání</translation>
    </message>
    <message>
        <source>Void: it does not count</source>
        <translation>Neplatný: nepočítá se</translation>
    </message>
    <message>
        <source>Bye: no opponent</source>
        <translation>Volno: bez soupeře</translation>
    </message>
    <message>
        <source>Forfeit: not played</source>
        <translation>Kontumace: nehrálo se</translation>
    </message>
    <message>
        <source>More boards than planned</source>
        <translation>Více rozdání, než bylo v plánu</translation>
    </message>
    <message>
        <source>Mismatch: a wrong draw of a Swiss</source>
        <translation>Nesprávný soupeř: chybný los švýcaru</translation>
    </message>
    <message>
        <source>Neither side</source>
        <translation>Žádná strana</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Domácí</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Hosté</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Obě strany</translation>
    </message>
    <message>
        <source>What happened to the match</source>
        <translation>Co se se zápasem stalo</translation>
    </message>
    <message>
        <source>Who is at fault</source>
        <translation>Kdo je na vině</translation>
    </message>
    <message>
        <source>Boards with a result</source>
        <translation>Rozdání s&#xa0;výsledkem</translation>
    </message>
    <message>
        <source>The boards of the whole match are those of the scale.</source>
        <translation>Počet rozdání celého zápasu udává škála.</translation>
    </message>
    <message>
        <source>VP per match in the other matches; 0 and Page Down for none</source>
        <translation>VP na zápas v&#xa0;ostatních zápasech; žádné: 0 a&#xa0;Page Down</translation>
    </message>
    <message>
        <source>Per board without a result: average minus for a side at fault, average plus for the other.</source>
        <translation>Za rozdání bez výsledku: strana na vině průměr minus, druhá průměr plus.</translation>
    </message>
</context>
<context>
    <name>RulingPage</name>
    <message>
        <source>Ta&amp;ke from Score Sheet</source>
        <translation>Převzí&amp;t ze zápisu</translation>
    </message>
    <message>
        <source>Print Slip…</source>
        <translation>Tisk lístku…</translation>
    </message>
    <message>
        <source>regulation</source>
        <translation>řád</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>zápis</translation>
    </message>
    <message>
        <source>ruling taken back</source>
        <translation>zrušení přijetí rozhodnutí</translation>
    </message>
    <message>
        <source>ruling adopted</source>
        <translation>přijetí rozhodnutí</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zrušit přijetí</translation>
    </message>
    <message>
        <source>Adopt for Score Sheet</source>
        <translation>Přijmout do zápisu</translation>
    </message>
    <message>
        <source>Rulings side by side</source>
        <translation>Rozhodnutí vedle sebe</translation>
    </message>
    <message>
        <source>The ruling that is picked here is printed as a slip; F6 leads from the form to it.</source>
        <translation>Rozhodnutí vybrané zde se vytiskne na lístek; F6 sem vede z&#xa0;formuláře.</translation>
    </message>
    <message>
        <source>The score sheet shows the ruling that is picked as the result, with its reason.</source>
        <translation>Zápis ukáže vybrané rozhodnutí jako výsledek, s jeho důvodem.</translation>
    </message>
    <message>
        <source>Prints the ruling that is picked, with its reasons (Ctrl+P)</source>
        <translation>Vytiskne vybrané rozhodnutí s&#xa0;důvody (Ctrl+P)</translation>
    </message>
    <message>
        <source>Reasons for the ruling that is picked</source>
        <translation>Důvody vybraného rozhodnutí</translation>
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
        <translation>{home} {vp}&#xa0;VP</translation>
    </message>
    <message>
        <source>{home} {home_vp} – {away} {away_vp}</source>
        <translation>{home} {home_vp} – {away} {away_vp}</translation>
    </message>
    <message>
        <source>{side}
IMPs</source>
        <translation>{side}
IMP</translation>
    </message>
    <message>
        <source>For the boards without a result {side} gets {imps} ({parts}).</source>
        <translation>Za rozdání bez výsledku – {side}: {imps} ({parts}).</translation>
    </message>
    <message>
        <source>The margin of {side}, {exact}, is rounded to {imps} before the scale.</source>
        <translation>Rozdíl strany {side}, {exact}, se před použitím škály zaokrouhlí na {imps}.</translation>
    </message>
    <message>
        <source>{side} carries over {amount}.</source>
        <translation>Přenos – {side}: {amount}.</translation>
    </message>
    <message>
        <source>{side}
VP</source>
        <translation>{side}
VP</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Řád</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Rulings: {match}</source>
        <translation>Rozhodnutí: {match}</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Důvody</translation>
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
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>{way}: {result}</source>
        <translation>{way}: {result}</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nelze</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation>podle řádu</translation>
    </message>
    <message>
        <source>adopted</source>
        <translation>přijato</translation>
    </message>
    <message>
        <source>Regulation “{regulation}”; {scale}</source>
        <translation>Řád „{regulation}“; {scale}</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Domácí</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Hosté</translation>
    </message>
    <message>
        <source>Scale for the boards played</source>
        <translation>Škála pro sehraná rozdání</translation>
    </message>
    <message>
        <source>{side} met opponents that were too strong, not by its own fault, and gets a quarter of what is missing to {full} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side} bez vlastní viny hraje s příliš silným soupeřem a dostane čtvrtinu toho, co chybí do {full} VP (EBU White Book 3.5): {vp} VP.</translation>
    </message>
    <message>
        <source>{side} met opponents that were too weak, by its own fault, and loses a quarter of what it has above {least} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side} vlastní vinou hraje s příliš slabým soupeřem a ztratí čtvrtinu toho, co má nad {least} VP (EBU White Book 3.5): {vp} VP.</translation>
    </message>
    <message>
        <source>Full scale with averages</source>
        <translation>Celá škála s&#xa0;průměry</translation>
    </message>
    <message>
        <source>Full scale as it stands</source>
        <translation>Celá škála bez průměrů</translation>
    </message>
    <message>
        <source>Match does not count</source>
        <translation>Zápas se nepočítá</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Volno</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Kontumace</translation>
    </message>
    <message>
        <source>Best average</source>
        <translation>Nejlepší průměr</translation>
    </message>
    <message>
        <source>Planned boards alone</source>
        <translation>Jen plánovaná rozdání</translation>
    </message>
    <message>
        <source>Average plus on half of the boards</source>
        <translation>Průměr plus za polovinu rozdání</translation>
    </message>
    <message>
        <source>Mismatch of both sides</source>
        <translation>Nesprávný soupeř obou stran</translation>
    </message>
    <message>
        <source>Mismatch of the home side</source>
        <translation>Nesprávný soupeř domácích</translation>
    </message>
    <message>
        <source>Mismatch of the visitors</source>
        <translation>Nesprávný soupeř hostů</translation>
    </message>
    <message>
        <source>The match was cut short. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Zápas byl zkrácen. Rozdání s&#xa0;výsledkem: {played} z&#xa0;{planned}; IMP {imps}.</translation>
    </message>
    <message>
        <source>The match is void.</source>
        <translation>Zápas je neplatný.</translation>
    </message>
    <message>
        <source>{home} has no opponent.</source>
        <translation>Soupeře nemá: {home}.</translation>
    </message>
    <message>
        <source>The match was not played.</source>
        <translation>Zápas se nehrál.</translation>
    </message>
    <message>
        <source>The round was drawn wrongly, which was noticed after it had been played; IMPs {imps}.</source>
        <translation>Kolo bylo chybně vylosováno a přišlo se na to až po jeho sehrání; IMP {imps}.</translation>
    </message>
    <message>
        <source>Neither side is at fault.</source>
        <translation>Vinu nemá žádná strana.</translation>
    </message>
    <message>
        <source>{home} is at fault; {away} is not.</source>
        <translation>Vinu má {home}; {away} ne.</translation>
    </message>
    <message>
        <source>{away} is at fault; {home} is not.</source>
        <translation>Vinu má {away}; {home} ne.</translation>
    </message>
    <message>
        <source>Both sides are at fault.</source>
        <translation>Vinu mají obě strany.</translation>
    </message>
    <message>
        <source>The boards played count on the scale for {played_boards}.</source>
        <translation>Co se sehrálo, počítá se podle škály pro {played_boards}.</translation>
    </message>
    <message>
        <source>The scale is that of the whole match, {planned_boards}.</source>
        <translation>Platí škála celého zápasu, {planned_boards}.</translation>
    </message>
    <message>
        <source>Boards without a result are worth nothing to either side.</source>
        <translation>Rozdání bez výsledku nemají pro žádnou stranu žádnou hodnotu.</translation>
    </message>
    <message>
        <source>A bye is worth {bye} % of {full} VP.</source>
        <translation>Volno má hodnotu {bye}&#xa0;% z&#xa0;{full}&#xa0;VP.</translation>
    </message>
    <message>
        <source>No side gets less than 0 VP.</source>
        <translation>Žádná strana nedostane méně než 0&#xa0;VP.</translation>
    </message>
    <message>
        <source>This is what the regulation “{regulation}” asks for.</source>
        <translation>Tak to vyžaduje řád „{regulation}“.</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling, which is not possible here: {way}.</source>
        <translation>Řád „{regulation}“ vyžaduje jiné rozhodnutí, které tu není možné: {way}.</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling; this one is the director&apos;s.</source>
        <translation>Řád „{regulation}“ vyžaduje jiné rozhodnutí; toto je rozhodnutí rozhodčího.</translation>
    </message>
    <message>
        <source>The match does not count. Neither side is at fault: each gets {share} % of {full} VP.</source>
        <translation>Zápas se nepočítá. Na vině není žádná strana: každá dostane {share}&#xa0;% z&#xa0;{full}&#xa0;VP.</translation>
    </message>
    <message>
        <source>The match does not count. Both sides are at fault: each gets {share} % of {full} VP.</source>
        <translation>Zápas se nepočítá. Na vině jsou obě strany: každá dostane {share}&#xa0;% z&#xa0;{full}&#xa0;VP.</translation>
    </message>
    <message>
        <source>Both sides forfeit the match: each gets {least} % of {full} VP.</source>
        <translation>Obě strany zápas kontumují: každá dostane {least}&#xa0;% z&#xa0;{full}&#xa0;VP.</translation>
    </message>
    <message>
        <source>{guilty} forfeits the match and gets {least} % of {full} VP; {innocent} gets {most} %.</source>
        <translation>Zápas kontumuje strana {guilty}, dostane {least}&#xa0;% z&#xa0;{full}&#xa0;VP; strana {innocent} dostane {most}&#xa0;%.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling is on: {ruling}.</source>
        <translation>V zápisu je: {sheet}. Rozhodnutí je pro: {ruling}.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling says: {ruling}</source>
        <translation>V zápisu je: {sheet}. V rozhodnutí je: {ruling}</translation>
    </message>
    <message>
        <source>Adopted: this ruling is the result of the match.</source>
        <translation>Přijato: toto rozhodnutí je výsledkem zápasu.</translation>
    </message>
    <message>
        <source>The result of the match is another ruling that was adopted: {way}, {result}.</source>
        <translation>Výsledkem zápasu je jiné, přijaté rozhodnutí: {way}, {result}.</translation>
    </message>
    <message>
        <source>No ruling is adopted: the result of the match is that of the score sheet, {vps} VP.</source>
        <translation>Žádné rozhodnutí není přijato: výsledkem zápasu je výsledek ze zápisu, {vps} VP.</translation>
    </message>
    <message>
        <source>The result is that of an adopted ruling: {way}.</source>
        <translation>Výsledek je podle přijatého rozhodnutí: {way}.</translation>
    </message>
    <message>
        <source>By the scores alone it would be {vps} VP.</source>
        <translation>Jen podle výsledků rozdání by to bylo {vps} VP.</translation>
    </message>
    <message>
        <source>boards with a result {played} of {planned}, IMPs {imps}</source>
        <translation>rozdání s výsledkem {played} z {planned}, IMP {imps}</translation>
    </message>
    <message>
        <source>The ruling was made on other numbers than those of the score sheet now: look at it again.</source>
        <translation>Rozhodnutí vychází z jiných čísel, než jsou teď v zápisu: podívejte se na ně znovu.</translation>
    </message>
    <message>
        <source>The ruling was made on another scale than that of the match now: look at it again.</source>
        <translation>Rozhodnutí vychází z jiné škály, než má zápas teď: podívejte se na ně znovu.</translation>
    </message>
    <message>
        <source>average plus: {boards} × {imps}</source>
        <translation>průměr plus: {boards} × {imps}</translation>
    </message>
    <message>
        <source>average: {boards} × 0</source>
        <translation>průměr: {boards} × 0</translation>
    </message>
    <message>
        <source>average minus: {boards} × {imps}</source>
        <translation>průměr minus: {boards} × {imps}</translation>
    </message>
    <message>
        <source>Neither side is ahead: {vps} VP.</source>
        <translation>Žádná strana nevede: {vps}&#xa0;VP.</translation>
    </message>
    <message>
        <source>The VP of both sides add up to {sum}, not to {usual}.</source>
        <translation>Součet VP obou stran je {sum}, ne {usual}.</translation>
    </message>
    <message>
        <source>{side} carries over {amount} VP.</source>
        <translation>Přenos VP – {side}: {amount}.</translation>
    </message>
    <message>
        <source>More than {most} cannot be carried over.</source>
        <translation>Přenést nelze více než {most}.</translation>
    </message>
    <message>
        <source>{side} loses {amount} VP as a penalty.</source>
        <translation>Penalizace – {side}: ztráta {amount}&#xa0;VP.</translation>
    </message>
    <message>
        <source>{side} has an average of {amount} VP in other matches.</source>
        <translation>Průměr z&#xa0;jiných zápasů – {side}: {amount}&#xa0;VP.</translation>
    </message>
    <message>
        <source>Others got {amount} VP on average against {opponent}.</source>
        <translation>Ostatní získali proti straně {opponent} v&#xa0;průměru {amount}&#xa0;VP.</translation>
    </message>
    <message>
        <source>The greatest of these values counts for {side}: {vp} VP.</source>
        <translation>Nejvyšší z&#xa0;těchto hodnot platí – {side}: {vp}&#xa0;VP.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins by %n IMP(s): {vps} VP.</source>
        <translation>
            <numerusform>Vítězí {side} o&#xa0;%n&#xa0;IMP: {vps}&#xa0;VP.</numerusform>
            <numerusform>Vítězí {side} o&#xa0;%n&#xa0;IMP: {vps}&#xa0;VP.</numerusform>
            <numerusform>Vítězí {side} o&#xa0;%n&#xa0;IMP: {vps}&#xa0;VP.</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Některá rozdání byla zrušena nebo upravena. Rozdání s výsledkem: {played} z {planned}; IMP {imps}.</translation>
    </message>
    <message>
        <source>Margins differ: {home} {home_imps}, {away} {away_imps}. Own VP: {home_vp} and {away_vp}.</source>
        <translation>Rozdíly se liší: {home} {home_imps}, {away} {away_imps}. Vlastní VP: {home_vp} a {away_vp}.</translation>
    </message>
    <message>
        <source>Boards played {played}, planned {planned}. IMPs on the planned {imps}, on others {extra}.</source>
        <translation>Sehráno rozdání {played}, plánováno {planned}. IMP z plánovaných {imps}, z ostatních {extra}.</translation>
    </message>
    <message>
        <source>Only the planned boards count ({planned_boards}), and none beyond them.</source>
        <translation>Počítají se jen plánovaná rozdání ({planned_boards}) a nic navíc.</translation>
    </message>
    <message>
        <source>Boards with a result: {played} of {planned}, less than the {least} % that a match needs.</source>
        <translation>Rozdání s&#xa0;výsledkem: {played} z&#xa0;{planned}, méně než {least}&#xa0;%, která zápas potřebuje.</translation>
    </message>
    <message>
        <source>The match does not count: average plus on half the boards (EBU White Book 3.3.9).</source>
        <translation>Zápas se nepočítá: průměr plus za polovinu rozdání (EBU White Book 3.3.9).</translation>
    </message>
    <message>
        <source>Not counted. At fault: {guilty}, {least} % of {full} VP; {innocent}: {most} %.</source>
        <translation>Nepočítá se. Na vině {guilty}, {least}&#xa0;% z&#xa0;{full}&#xa0;VP; {innocent}: {most}&#xa0;%.</translation>
    </message>
    <message>
        <source>The score sheet was {then} and is now {now}: look at the ruling again.</source>
        <translation>V zápisu bylo {then} a teď je {now}: podívejte se na rozhodnutí znovu.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>A &amp;Pairs Evening</source>
        <translation>&amp;Párový večer</translation>
    </message>
    <message>
        <source>A &amp;League of Teams</source>
        <translation>&amp;Liga družstev</translation>
    </message>
    <message>
        <source>The &amp;Scale on a Club’s Wall</source>
        <translation>Š&amp;kála z klubové nástěnky</translation>
    </message>
    <message>
        <source>A &amp;Match</source>
        <translation>&amp;Zápas</translation>
    </message>
    <message>
        <source>S&amp;wiss Teams</source>
        <translation>Š&amp;výcarský systém družstev</translation>
    </message>
    <message>
        <source>A &amp;Cup</source>
        <translation>P&amp;ohár</translation>
    </message>
    <message>
        <source>A M&amp;ovement for Eight Pairs</source>
        <translation>&amp;Rozpis pro osm párů</translation>
    </message>
    <message>
        <source>Go on with your copy “{name}”?</source>
        <translation>Pokračovat ve vaší kopii „{name}“?</translation>
    </message>
    <message>
        <source>To begin anew makes another copy; this one stays as it is.</source>
        <translation>Nový začátek udělá další kopii; tahle zůstane, jak je.</translation>
    </message>
    <message>
        <source>&amp;Begin Anew</source>
        <translation>&amp;Začít znovu</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Z&amp;rušit</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Pokračovat</translation>
    </message>
</context>
<context>
    <name>ScaleCombo</name>
    <message>
        <source>Printed tables</source>
        <translation>Vytištěné tabulky</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Vlastní škály</translation>
    </message>
    <message>
        <source>By who wins</source>
        <translation>Podle vítěze</translation>
    </message>
    <message>
        <source>Own Scales…</source>
        <translation>Vlastní škály…</translation>
    </message>
    <message>
        <source>WBF continuous</source>
        <translation>Spojitá WBF</translation>
    </message>
    <message>
        <source>WBF discrete</source>
        <translation>Diskrétní WBF</translation>
    </message>
    <message>
        <source>Other curves</source>
        <translation>Jiné křivky</translation>
    </message>
    <message>
        <source>Continuous, {model}</source>
        <translation>Spojitá, {model}</translation>
    </message>
    <message>
        <source>Discrete, {model}</source>
        <translation>Diskrétní, {model}</translation>
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
        <source>Boards in the match</source>
        <translation>Počet rozdání v&#xa0;zápase</translation>
    </message>
    <message>
        <source>Boards in the match, 1 to 999. Page Up and Page Down change it by ten.</source>
        <translation>Počet rozdání v&#xa0;zápase, 1 až 999. Page Up a&#xa0;Page Down ho mění o&#xa0;deset.</translation>
    </message>
    <message>
        <source>Several, as in 7, 14, 20, are pinned to be compared.</source>
        <translation>Více počtů, třeba 7, 14, 20, se připne k porovnání.</translation>
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
        <source>Range, blitz</source>
        <translation>Rozsah, blitz</translation>
    </message>
    <message>
        <source>Range, blitz and half match</source>
        <translation>Rozsah, blitz a poloviční zápas</translation>
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
        <source>Half mat&amp;ch</source>
        <translation>Polov&amp;iční zápas</translation>
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
        <translation>Vlastní škála</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Tabulka škály</translation>
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
        <source>&amp;Paste</source>
        <translation>V&amp;ložit</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>Give the scale a name and fill in the table.</source>
        <translation>Zadejte název škály a&#xa0;vyplňte tabulku.</translation>
    </message>
    <message>
        <source>A scale for {boards}; the largest win is {vp} VP.</source>
        <translation>Škála pro {boards}; nejvyšší výhra je {vp} VP.</translation>
    </message>
    <message>
        <source>The audit finds no fault.</source>
        <translation>Audit nenašel žádnou chybu.</translation>
    </message>
    <message numerus="yes">
        <source>The audit finds %n fault(s).</source>
        <translation>
            <numerusform>Audit našel %n chybu.</numerusform>
            <numerusform>Audit našel %n chyby.</numerusform>
            <numerusform>Audit našel %n chyb.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>Z&amp;droj</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>&amp;Poznámka</translation>
    </message>
    <message>
        <source>Save the changes to this scale?</source>
        <translation>Uložit změny této škály?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Když je zahodíte, budou ztraceny.</translation>
    </message>
    <message>
        <source>Type or paste the table: margins (0, 1 or 0-2, 3-6) and VP; above, boards (24 or 21-27).</source>
        <translation>Napište nebo vložte tabulku: rozdíly (0, 1 nebo 0-2, 3-6) a VP, nad nimi rozdání (24 nebo 21-27).</translation>
    </message>
</context>
<context>
    <name>ScaleError</name>
    <message>
        <source>There is an own scale named {name} already; give this one another name.</source>
        <translation>Vlastní škála {name} už existuje; dejte této jiný název.</translation>
    </message>
    <message>
        <source>There is no scale of the kind {kind}; the kinds are {kinds}.</source>
        <translation>Druh škály {kind} neexistuje; druhy jsou {kinds}.</translation>
    </message>
    <message>
        <source>The share must be above 0 and at most {most} %, not {value} %.</source>
        <translation>Podíl musí být větší než 0 a&#xa0;nejvýše {most}&#xa0;%, ne {value}&#xa0;%.</translation>
    </message>
    <message>
        <source>This ODS workbook is damaged or protected by a password; save it as XLSX or CSV.</source>
        <translation>Tento sešit ODS je poškozený nebo chráněný heslem; uložte ho jako XLSX nebo CSV.</translation>
    </message>
    <message>
        <source>This is a picture, not a table; type the table or save it as XLSX or CSV.</source>
        <translation>To je obrázek, ne tabulka; tabulku napište, nebo ji uložte jako XLSX nebo CSV.</translation>
    </message>
    <message>
        <source>There are no matches.</source>
        <translation>Nejsou tu žádné zápasy.</translation>
    </message>
    <message>
        <source>{found} is not a number of boards; that is from 1 to {most}.</source>
        <translation>{found} není počet rozdání; ten je od 1 do {most}.</translation>
    </message>
    <message>
        <source>A scale of IMPs and one of percentages cannot be compared.</source>
        <translation>Škálu v&#xa0;IMP a&#xa0;škálu v&#xa0;procentech nelze porovnat.</translation>
    </message>
    <message>
        <source>The list is too long; it can have {most} rows.</source>
        <translation>Seznam je příliš dlouhý; může mít {most} řádků.</translation>
    </message>
    <message>
        <source>There are no matches in the list.</source>
        <translation>V&#xa0;seznamu nejsou žádné zápasy.</translation>
    </message>
    <message>
        <source>The IMPs of one side are in {found}, those of the other side in no column.</source>
        <translation>IMP jedné strany jsou ve sloupci {found}, IMP druhé strany v&#xa0;žádném.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>Dva sloupce mají nadpis {found}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>V&#xa0;tomto řádku nebo nad ním chybí uvozovka, nebo je na špatném místě.</translation>
    </message>
    <message>
        <source>The number of boards is missing.</source>
        <translation>Chybí počet rozdání.</translation>
    </message>
    <message>
        <source>The result is missing.</source>
        <translation>Chybí výsledek.</translation>
    </message>
    <message>
        <source>{found} is not a number of IMPs.</source>
        <translation>{found} není počet IMP.</translation>
    </message>
    <message>
        <source>A scale needs a name.</source>
        <translation>Škála potřebuje název.</translation>
    </message>
    <message>
        <source>A scale needs a table.</source>
        <translation>Škála potřebuje tabulku.</translation>
    </message>
    <message>
        <source>A scale has at most {most} tables.</source>
        <translation>Škála má nejvýše {most} tabulek.</translation>
    </message>
    <message>
        <source>A table is for board counts from 1 to {most}, the fewest first, not {first} to {last}.</source>
        <translation>Tabulka je pro počty rozdání od 1 do {most}, nejmenší první, ne {first} až {last}.</translation>
    </message>
    <message>
        <source>{margin} IMPs is not a possible margin over {boards}; the most is {most}.</source>
        <translation>{margin} IMP není možný rozdíl na {boards}; nejvíce je {most}.</translation>
    </message>
    <message>
        <source>This page has more than {most} tables; copy those with the scale out of it and paste them.</source>
        <translation>Tato stránka má více než {most} tabulek; zkopírujte z ní ty se škálou a vložte je.</translation>
    </message>
    <message>
        <source>The row is too long; it can have {most} characters.</source>
        <translation>Řádek je příliš dlouhý; může mít {most} znaků.</translation>
    </message>
    <message>
        <source>{name} has no table for {boards}; it has tables for {counts}.</source>
        <translation>{name} nemá tabulku pro {boards}; má tabulky pro {counts}.</translation>
    </message>
    <message>
        <source>There are two tables for {boards}.</source>
        <translation>Pro {boards} jsou tu dvě tabulky.</translation>
    </message>
    <message>
        <source>In the table for {counts}, the margins must begin with a draw and rise to at most {most}.</source>
        <translation>V tabulce pro {counts} musí rozdíly začínat remízou a růst nejvýše do {most}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, every margin needs the VP of both sides.</source>
        <translation>V tabulce pro {counts} potřebuje každý rozdíl VP obou stran.</translation>
    </message>
    <message>
        <source>In the table for {counts}, a VP is not between 0 and {most}.</source>
        <translation>V tabulce pro {counts} nejsou některá VP mezi 0 a {most}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, no margin is worth more than a draw.</source>
        <translation>V tabulce pro {counts} nedává žádný rozdíl víc než remíza.</translation>
    </message>
    <message>
        <source>{place}: The first margin is {margin}; the table has to begin at a draw.</source>
        <translation>{place}: První rozdíl je {margin}; tabulka musí začínat remízou.</translation>
    </message>
    <message>
        <source>{place}: Margins are missing before {margin}.</source>
        <translation>{place}: Před {margin} chybějí rozdíly.</translation>
    </message>
    <message>
        <source>{place}: The margin {margin} is in the line before this one, too.</source>
        <translation>{place}: Rozdíl {margin} je i&#xa0;v&#xa0;předchozím řádku.</translation>
    </message>
    <message>
        <source>{place}: Only the last margins can be without an end.</source>
        <translation>{place}: Bez konce mohou být jen poslední rozdíly.</translation>
    </message>
    <message>
        <source>{place}: The loser&apos;s VP are missing, and they are not what the winner leaves.</source>
        <translation>{place}: Chybějí VP poraženého a&#xa0;nejsou tím, co zbude od vítěze.</translation>
    </message>
    <message>
        <source>{place}: The winner&apos;s VP are missing.</source>
        <translation>{place}: Chybějí VP vítěze.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a VP.</source>
        <translation>{place}: {found} nejsou VP.</translation>
    </message>
    <message>
        <source>{place}: The VP is missing.</source>
        <translation>{place}: Chybějí VP.</translation>
    </message>
    <message>
        <source>{place}: {found} has another decimal sign than most cells; such cells: {cells}.</source>
        <translation>{place}: {found} má jiné desetinné znaménko než většina buněk; takových buněk: {cells}.</translation>
    </message>
    <message>
        <source>{place}: {found} has the other decimal sign than the rest of the table.</source>
        <translation>{place}: {found} má jiné desetinné znaménko než zbytek tabulky.</translation>
    </message>
    <message>
        <source>{place}: {found} has more than two decimals.</source>
        <translation>{place}: {found} má více než dvě desetinná místa.</translation>
    </message>
    <message>
        <source>{place}: The margin is missing.</source>
        <translation>{place}: Chybí rozdíl.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a margin.</source>
        <translation>{place}: {found} není rozdíl.</translation>
    </message>
    <message>
        <source>{place}: The headings of winner and loser are swapped.</source>
        <translation>{place}: Nadpisy vítěze a poraženého jsou prohozené.</translation>
    </message>
    <message>
        <source>{place}: Cells in this row: {cells}; in the others: {usual}.</source>
        <translation>{place}: Počet buněk v&#xa0;tomto řádku je {cells}, v&#xa0;ostatních {usual}.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {rows} rows and {cells} cells.</source>
        <translation>Tabulka je příliš velká; může mít {rows} řádků a&#xa0;{cells} buněk.</translation>
    </message>
    <message>
        <source>There is nothing to read here.</source>
        <translation>Tady není co číst.</translation>
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
    <message>
        <source>This workbook has an old format; save it as XLSX or CSV and read that.</source>
        <translation>Tento sešit má starý formát; uložte ho jako XLSX nebo CSV a&#xa0;otevřete ten.</translation>
    </message>
    <message>
        <source>This is not an XLSX workbook, or it is damaged; save it as XLSX or CSV.</source>
        <translation>To není sešit XLSX, nebo je poškozený; uložte ho jako XLSX nebo CSV.</translation>
    </message>
    <message>
        <source>The workbook is too large.</source>
        <translation>Sešit je příliš velký.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in the table.</source>
        <translation>V&#xa0;tabulce chybí uvozovka, nebo je na špatném místě.</translation>
    </message>
    <message>
        <source>Tables of a PDF cannot be read: paste the table, or save it as XLSX or CSV.</source>
        <translation>Tabulky v PDF nelze přečíst: vložte tabulku, nebo ji uložte jako XLSX či CSV.</translation>
    </message>
    <message>
        <source>A discrete scale has whole VP at a draw, not {value}: choose an even range.</source>
        <translation>Diskrétní škála má za remízu celé VP, ne {value}: zvolte sudý rozsah.</translation>
    </message>
    <message>
        <source>Which column is which? Use headings: Boards and Margin, or Boards and twice IMPs.</source>
        <translation>Který sloupec je který? Dejte jim nadpisy: Rozdání a&#xa0;Rozdíl, nebo Rozdání a&#xa0;dvakrát IMP.</translation>
    </message>
    <message>
        <source>A blitz of {blitz} is too short for discrete {range}-0: take more boards or fewer VP.</source>
        <translation>Blitz {blitz} je pro diskrétní {range}-0 příliš krátký: zvolte více rozdání nebo méně VP.</translation>
    </message>
    <message>
        <source>{place}: The number of boards is missing; write 24 or 21-27 above the VP or margins.</source>
        <translation>{place}: Chybí počet rozdání; napište ho nad VP nebo nad rozdíly, jako 24 nebo 21-27.</translation>
    </message>
    <message>
        <source>This table shows no scale: it needs margins (0, 1, 2 or 0-2, 3-6) and their VP.</source>
        <translation>V&#xa0;této tabulce není škála: potřebuje rozdíly (0, 1, 2 nebo 0-2, 3-6) a&#xa0;jejich VP.</translation>
    </message>
    <message>
        <source>The VP of a draw are more than 0, at most {most}, with two decimals, not {value}.</source>
        <translation>VP za remízu jsou větší než 0, nejvýše {most}, se dvěma desetinnými místy, ne {value}.</translation>
    </message>
</context>
<context>
    <name>ScaleExplained</name>
    <message>
        <source>The scale explained: {boards}</source>
        <translation>Škála a její vysvětlení: {boards}</translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>Jak se čte</translation>
    </message>
    <message>
        <source>The margin in IMPs counts. A win by {margin} gives {won} VP, the losers get {lost}; a draw gives {draw}.</source>
        <translation>Počítá se rozdíl v IMP. Výhra o {margin} dává vítězům {won} VP, poraženým {lost}; remíza {draw}.</translation>
    </message>
    <message>
        <source>A pair’s percentage of matchpoints counts. {margin} give {won} VP, {lost} to the others; 50 % gives {draw}.</source>
        <translation>Počítá se, kolik procent matchpointů pár získá. Za {margin} je {won} VP, soupeř má {lost}; 50 % dává {draw}.</translation>
    </message>
    <message>
        <source>The margin in points of boards counts. By {margin} the winners get {won} VP, the losers {lost}; a draw {draw}.</source>
        <translation>Počítá se rozdíl v bodech za rozdání. O {margin} dostanou vítězové {won} VP, poražení {lost}; remíza {draw}.</translation>
    </message>
    <message>
        <source>From {margin} on the win is as large as it can be, {full} to {least}.</source>
        <translation>Od {margin} je výhra nejvyšší možná, {full} ku {least}.</translation>
    </message>
    <message>
        <source>Together they always have {full}.</source>
        <translation>Dohromady mají vždy {full}.</translation>
    </message>
    <message>
        <source>How the largest win was chosen</source>
        <translation>Jak byla zvolena nejvyšší výhra</translation>
    </message>
    <message>
        <source>The largest win, the blitz, begins at {factor} × √{boards} = {x} IMPs.</source>
        <translation>Nejvyšší výhra, blitz, začíná na {factor} × √{boards} = {x} IMP.</translation>
    </message>
    <message>
        <source>The more boards, the larger the differences that come about by chance; they grow with the square root of the boards. Between equal teams they spread by about {spread} IMPs here, and the World Bridge Federation has put the blitz at about twice that: of a hundred matches five to eight go beyond it.</source>
        <translation>Čím víc rozdání, tím větší rozdíly vzniknou náhodou; rostou s odmocninou z počtu rozdání. Mezi stejně silnými družstvy tu mají směrodatnou odchylku asi {spread} IMP a Světová bridžová federace stanovila blitz přibližně na její dvojnásobek: ze sta zápasů ho překročí pět až osm.</translation>
    </message>
    <message>
        <source>The organiser has chosen {factor}; the World Bridge Federation takes {usual}.</source>
        <translation>Pořadatel zvolil {factor}; Světová bridžová federace používá {usual}.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>V&#xa0;polovičním zápase počítá vzorec polovinu rozdání.</translation>
    </message>
    <message>
        <source>A third of it, {third} IMPs, is worth {median} VP, half of what a win can gain: the first IMPs count most.</source>
        <translation>Třetina z něj, {third} IMP, dává {median} VP, polovinu toho, co lze výhrou získat: nejvíc přidávají první IMP.</translation>
    </message>
    <message>
        <source>Up to there every IMP is worth the same.</source>
        <translation>Až tam přidává každý IMP stejně.</translation>
    </message>
    <message>
        <source>Why {worth} and not {rounded}</source>
        <translation>Proč {worth}, a ne {rounded}</translation>
    </message>
    <message>
        <source>Why {worth}</source>
        <translation>Proč {worth}</translation>
    </message>
    <message>
        <source>For a win by {imps} the formula gives {formula} = {exact} VP, with {ratio}. Rounded that is {rounded}.</source>
        <translation>Pro výhru o {imps} dává vzorec {formula} = {exact} VP, kde {ratio}. Zaokrouhleno je to {rounded}.</translation>
    </message>
    <message>
        <source>For a win by {imps} the curve gives {exact} VP. Rounded that is {rounded}.</source>
        <translation>Pro výhru o {imps} dává křivka {exact} VP. Zaokrouhleno je to {rounded}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before: {before} VP, then {after}. So it was raised to {worth}.</source>
        <translation>Pak by ale tento IMP přinesl {before} VP a další {after}, a žádný IMP nesmí přinést víc než ten před ním. Proto byla hodnota zvýšena na {worth}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before; from {left} to {right} some would. {worth} is the least allowed.</source>
        <translation>Žádný IMP ale nesmí přinést víc než ten před ním, a mezi {left} a {right} by se to stalo. {worth} je nejmenší hodnota, která pravidlo dodrží.</translation>
    </message>
    <message>
        <source>Why {vp} VP for {band}</source>
        <translation>Proč {vp} VP za {band}</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: {least} VP at {begins} IMPs, {most} VP at {ends} IMPs; {vp} VP go to {band}.</source>
        <translation>Celá VP nejblíže křivce: {least} VP při {begins} IMP, {most} VP při {ends} IMP; {vp} VP patří k {band}.</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so up to there it is a draw.</source>
        <translation>Celá VP nejblíže křivce: při {ends} IMP má křivka {most} VP, až tam je to tedy remíza.</translation>
    </message>
    <message>
        <source>Why {vp} VP end at {last} and not at {limit} IMPs</source>
        <translation>Proč {vp} VP končí na {last}, a ne na {limit} IMP</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so {vp} VP would end at {limit}.</source>
        <translation>Celá VP nejblíže křivce: při {ends} IMP má křivka {most} VP, takže {vp} VP by končilo na {limit}.</translation>
    </message>
    <message>
        <source>No band may be narrower: {vp} VP would be {width} wide, {next} VP only {above}. So {vp} VP end at {last}.</source>
        <translation>Žádné pásmo nesmí být užší: {vp} VP by mělo šířku {width}, {next} VP jen {above}. Proto {vp} VP končí na {last}.</translation>
    </message>
    <message>
        <source>No band may be narrower: the draw would be {width} wide, {next} VP only {above}. So the draw ends at {last}.</source>
        <translation>Žádné pásmo nesmí být užší: remíza by měla šířku {width}, {next} VP jen {above}. Proto remíza končí na {last}.</translation>
    </message>
    <message>
        <source>{name} is a table, not a formula: nothing in it was worked out here or corrected.</source>
        <translation>{name} je tabulka, ne vzorec: nic v ní se tu nepočítalo ani neopravovalo.</translation>
    </message>
    <message>
        <source>None was raised by more than {most} VP.</source>
        <translation>Žádná se nezvýšila o víc než {most} VP.</translation>
    </message>
    <message>
        <source>Where the numbers are from</source>
        <translation>Odkud čísla jsou</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of {all} in this table had to be corrected.</source>
        <translation>
            <numerusform>Opravit se musela %n hodnota z {all} v této tabulce.</numerusform>
            <numerusform>Opravit se musely %n hodnoty z {all} v této tabulce.</numerusform>
            <numerusform>Opravit se muselo %n hodnot z {all} v této tabulce.</numerusform>
        </translation>
    </message>
    <message>
        <source>The organiser has set the blitz to {x} IMPs; the WBF would have {usual} IMPs.</source>
        <translation>Pořadatel stanovil blitz na {x} IMP; podle WBF by to bylo {usual} IMP.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before: the rounded table keeps that rule.</source>
        <translation>Žádný IMP nesmí přinést víc než ten před ním: zaokrouhlená tabulka to dodržuje.</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula: nothing was corrected. Source: {source}</source>
        <translation>{name} je vytištěná tabulka, ne vzorec: nic se neopravovalo. Zdroj: {source}</translation>
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
        <translation>Nejvyšší výhra začíná na {x}&#xa0;IMP, to je blitz.</translation>
    </message>
    <message>
        <source>The largest win begins at {factor} × √{boards} = {x} IMPs, the blitz.</source>
        <translation>Nejvyšší výhra začíná na {factor} × √{boards} = {x}&#xa0;IMP, to je blitz.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>V&#xa0;polovičním zápase počítá vzorec polovinu rozdání.</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>Křivka</translation>
    </message>
    <message>
        <source>Below that a win by I IMPs is worth {v0} + {v0} (1 − R^(I / {x})) / (1 − R) VP, where R = √5 − 2 = {r}. So a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>Pod ním dává výhra o&#xa0;I&#xa0;IMP {v0} + {v0} (1 − R^(I / {x})) / (1 − R) VP, kde R = √5 − 2 = {r}. Třetina blitzu, {third}&#xa0;IMP, dává tedy {median}&#xa0;VP.</translation>
    </message>
    <message>
        <source>Below that every IMP is worth the same: the curve is a straight line.</source>
        <translation>Pod ním přidává každý IMP stejně: křivka je přímka.</translation>
    </message>
    <message>
        <source>Below that the curve is the {model} one, in which a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>Pod ním je křivka {model}; třetina blitzu, {third}&#xa0;IMP, i&#xa0;v&#xa0;ní dává {median}&#xa0;VP.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Důkaz</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Pásma</translation>
    </message>
    <message>
        <source>The VP are whole numbers, and a band holds the margins for which the curve is nearest to the same one. So the last margin of the draw is the last one worth no more than {half} VP, that of the next band the last one worth no more than {next} VP, and so on.</source>
        <translation>VP jsou celá čísla a&#xa0;do jednoho pásma patří rozdíly, pro které je křivka nejblíže témuž z&#xa0;nich. Posledním rozdílem remízy je tedy poslední, který dává nejvýše {half}&#xa0;VP, posledním rozdílem dalšího pásma poslední, který dává nejvýše {next}&#xa0;VP, a&#xa0;tak dále.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Pravidlo</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than that below; the draw, both sides up to {limit}, is {width} wide.</source>
        <translation>Žádné pásmo kromě nejvyššího nesmí být užší než pásmo pod ním; remíza, na obě strany do {limit}, má šířku {width}.</translation>
    </message>
    <message>
        <source>The report of the WBF writes it with J: the last margins of the bands, and before them that of the draw plus 1, below 0. On the curve J = {j}. Its differences are the widths: {widths}. Its second differences say by how much each band is wider than the one below it, and must not be below 0: {second}.</source>
        <translation>Zpráva WBF to zapisuje pomocí J: jsou to poslední rozdíly pásem a před nimi poslední rozdíl remízy zvětšený o 1, se znaménkem minus. Na křivce je J = {j}. Jeho diference jsou šířky: {widths}. Druhé diference říkají, o kolik je každé pásmo širší než to pod ním, a nesmějí být pod 0: {second}.</translation>
    </message>
    <message>
        <source>Then J = {j}, its differences are {widths}, its second differences {second}.</source>
        <translation>Potom je J = {j}, jeho diference jsou {widths}, druhé diference {second}.</translation>
    </message>
    <message>
        <source>The bands of the curve keep this rule, so nothing had to be corrected.</source>
        <translation>Pásma křivky toto pravidlo dodržují, a&#xa0;tak se nic nemuselo opravovat.</translation>
    </message>
    <message>
        <source>The correction</source>
        <translation>Oprava</translation>
    </message>
    <message>
        <source>A band that is narrower than the one below it takes a margin from that: the last margin of the lower band is lowered by one IMP. The lowest such band comes first, again and again, until the rule is kept. That takes {steps}.</source>
        <translation>Pásmo užší než pásmo pod ním si od něj vezme jeden rozdíl: poslední rozdíl nižšího pásma se sníží o&#xa0;jeden IMP. Nejprve se tak opraví nejnižší takové pásmo, a&#xa0;znovu a&#xa0;znovu, až je pravidlo dodrženo. Zabere to {steps}.</translation>
    </message>
    <message>
        <source>Violations and steps</source>
        <translation>Porušení a&#xa0;kroky</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are counted before anything is corrected; steps are margins that are moved. A step makes the lower band narrower, which may then be narrower than the one below it, and needs a step, too.</source>
        <translation>To není totéž. Porušení se počítají, dokud není nic opraveno; kroky jsou posunuté rozdíly. Krok zúží nižší pásmo, které pak může být užší než pásmo pod ním a&#xa0;potřebuje také krok.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroky</translation>
    </message>
    <message>
        <source>Steps of the correction</source>
        <translation>Kroky opravy</translation>
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
        <translation>Pásmo {vp}&#xa0;VP končí na {limit} a&#xa0;má šířku {width}, pásmo {next}&#xa0;VP jen {above}. Výhra o&#xa0;{limit} má tedy nyní {next}&#xa0;VP a&#xa0;pásmo {vp}&#xa0;VP končí na {new}.</translation>
    </message>
    <message>
        <source>Range violations</source>
        <translation>Porušení rozsahu</translation>
    </message>
    <message>
        <source>For every whole VP, its exact margin on the curve lies in its band.</source>
        <translation>Pro všechna celá VP leží přesný rozdíl na křivce v&#xa0;jejich pásmu.</translation>
    </message>
    <message>
        <source>Each whole VP&apos;s exact margin should lie in its band; where it does not, this is only told.</source>
        <translation>Přesný rozdíl pro každé celé VP má ležet v&#xa0;jeho pásmu; kde neleží, jen se to uvede.</translation>
    </message>
    <message>
        <source>{vp} VP are exactly {exact} IMPs on the curve; their band is {band}.</source>
        <translation>{vp}&#xa0;VP je na křivce přesně {exact}&#xa0;IMP; jejich pásmo je {band}.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>Ends on the curve at</source>
        <translation>Na křivce končí na</translation>
    </message>
    <message>
        <source>Band of the curve</source>
        <translation>Pásmo křivky</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Šířka</translation>
    </message>
    <message>
        <source>Wider by</source>
        <translation>Širší o</translation>
    </message>
    <message>
        <source>Band as corrected</source>
        <translation>Opravené pásmo</translation>
    </message>
    <message>
        <source>Both rules at once</source>
        <translation>Obě pravidla najednou</translation>
    </message>
    <message>
        <source>The report of the WBF corrects the widths and only tells range violations. It leaves open whether there are limits that keep both rules.</source>
        <translation>Zpráva WBF opravuje šířky a porušení rozsahu jen hlásí. Nechává otevřené, zda existují meze, které dodrží obě pravidla.</translation>
    </message>
    <message>
        <source>These limits keep both, and none that do lie nearer to those of the curve.</source>
        <translation>Tyto meze dodržují obě a žádné takové neleží blíž mezím křivky.</translation>
    </message>
    <message>
        <source>There are none: the blitz is too short for so many bands.</source>
        <translation>Neexistují: blitz je na tolik pásem příliš krátký.</translation>
    </message>
    <message>
        <source>There are: bands that end at {limits} keep both, and none that do lie nearer to those of the curve. All together they lie {moved} from these, those of the report {steps}.</source>
        <translation>Existují: pásma, která končí na {limits}, dodrží obě a žádná taková neleží blíž pásmům křivky. Dohromady jsou od nich {moved}, pásma ze zprávy {steps}.</translation>
    </message>
    <message>
        <source>Exactly on the curve</source>
        <translation>Přesně na křivce</translation>
    </message>
    <message>
        <source>Band by both rules</source>
        <translation>Pásmo podle obou pravidel</translation>
    </message>
    <message>
        <source>Next band’s width</source>
        <translation>Šířka dalšího</translation>
    </message>
    <message>
        <source>Ended at</source>
        <translation>Končilo na</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Končí na</translation>
    </message>
    <message>
        <source>its exact margin lies outside the band</source>
        <translation>jeho přesný rozdíl leží mimo pásmo</translation>
    </message>
    <message>
        <source>narrower than the band below it</source>
        <translation>užší než pásmo pod ním</translation>
    </message>
    <message>
        <source>moved by the correction</source>
        <translation>posunuto opravou</translation>
    </message>
    <message>
        <source>The band of {vp} VP</source>
        <translation>Pásmo {vp}&#xa0;VP</translation>
    </message>
    <message>
        <source>On the curve {half} VP are exactly {exact} IMPs, so the last margin that is nearer to {vp} VP is {limit}.</source>
        <translation>Na křivce je {half}&#xa0;VP přesně {exact}&#xa0;IMP, takže poslední rozdíl, který má blíže k&#xa0;{vp}&#xa0;VP, je {limit}.</translation>
    </message>
    <message>
        <source>It has no end: no win is worth more.</source>
        <translation>Nemá konec: žádná výhra nedává víc.</translation>
    </message>
    <message>
        <source>Before the correction it is {width} wide, the band below it {below}: that breaks the rule.</source>
        <translation>Před opravou má šířku {width}, pásmo pod ním {below}: to pravidlo porušuje.</translation>
    </message>
    <message numerus="yes">
        <source>The bands of the curve break it %n time(s); each is a violation.</source>
        <translation>
            <numerusform>Pásma křivky ho porušují %nkrát; je to jedno porušení.</numerusform>
            <numerusform>Pásma křivky ho porušují %nkrát; pokaždé je to jedno porušení.</numerusform>
            <numerusform>Pásma křivky ho porušují %nkrát; pokaždé je to jedno porušení.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroky</numerusform>
            <numerusform>%n kroků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) its last margin is {limit}.</source>
        <translation>
            <numerusform>Po %n kroku je jeho poslední rozdíl {limit}.</numerusform>
            <numerusform>Po %n krocích je jeho poslední rozdíl {limit}.</numerusform>
            <numerusform>Po %n krocích je jeho poslední rozdíl {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Zaokrouhlení</translation>
    </message>
    <message>
        <source>The winner&apos;s VP at 0 to {last} IMPs are rounded to hundredths, halves up; the loser gets the rest of {full}.</source>
        <translation>VP vítěze pro 0 až {last}&#xa0;IMP se zaokrouhlí na setiny, polovina nahoru; poražený dostane zbytek do {full}.</translation>
    </message>
    <message>
        <source>So a win by {imps}, less than the blitz, is rounded up to {full} VP.</source>
        <translation>Výhra o&#xa0;{imps}, tedy menší než blitz, se tak zaokrouhlí na {full}&#xa0;VP.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before it.</source>
        <translation>Žádný IMP nesmí přidat více než ten před ním.</translation>
    </message>
    <message>
        <source>The rounded table keeps this rule everywhere, so nothing had to be corrected.</source>
        <translation>Zaokrouhlená tabulka toto pravidlo všude dodržuje, a&#xa0;tak se nic nemuselo opravovat.</translation>
    </message>
    <message>
        <source>Where the rule is broken, the VP of the margin in the middle are raised by {step}: at the lowest such margin first, again and again, until it is broken nowhere. That takes {steps} on {cells}, each raised by at most {most} VP.</source>
        <translation>Kde je pravidlo porušeno, zvýší se VP prostředního rozdílu o&#xa0;{step}: nejprve u&#xa0;nejnižšího takového rozdílu, a&#xa0;znovu a&#xa0;znovu, až není porušeno nikde. Zabere to {steps}; zvýší se tím {cells}, každá nejvýše o&#xa0;{most}&#xa0;VP.</translation>
    </message>
    <message>
        <source>In any order this ends in one table: the lowest that keeps the rule and is nowhere below the rounded curve.</source>
        <translation>V&#xa0;jakémkoli pořadí se to udělá, skončí to stejnou tabulkou: tou nejnižší, která pravidlo dodržuje a&#xa0;nikde není pod zaokrouhlenou křivkou.</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are margins at which the rounded table breaks the rule, before anything is corrected; steps are raises of {step} VP. A raise can break the rule at the margin beside it, which then needs a step, too.</source>
        <translation>To není totéž. Porušení jsou rozdíly, u&#xa0;kterých zaokrouhlená tabulka porušuje pravidlo, dokud není nic opraveno; kroky jsou zvýšení o&#xa0;{step}&#xa0;VP. Zvýšení může porušit pravidlo u&#xa0;vedlejšího rozdílu, a&#xa0;ten pak potřebuje také krok.</translation>
    </message>
    <message>
        <source>The report of the WBF speaks of {violations} corrections for {boards}. It means violations: to correct them takes {steps} on {cells}, by up to {most} VP.</source>
        <translation>Zpráva WBF uvádí pro {boards} počet oprav {violations}. Myslí tím porušení: jejich náprava zabere {steps} a&#xa0;zvýší {cells}, až o&#xa0;{most}&#xa0;VP.</translation>
    </message>
    <message>
        <source>What forced each correction</source>
        <translation>Co si každou opravu vynutilo</translation>
    </message>
    <message>
        <source>A cell is raised because of the cells around it, also of those to its right. Each time there are two margins that stay as they were rounded; in the table between them the gains are whole hundredths that must not grow, and these are the lowest VP for which that is so.</source>
        <translation>Buňka se zvyšuje kvůli buňkám kolem sebe, i&#xa0;těm napravo. Pokaždé jsou dva rozdíly, které zůstanou, jak byly zaokrouhleny; mezi nimi přidávají IMP v&#xa0;tabulce celé setiny, které nesmějí růst, a&#xa0;toto jsou nejnižší VP, pro která to platí.</translation>
    </message>
    <message>
        <source>{imps} from {rounded} to {raised}</source>
        <translation>{imps} z&#xa0;{rounded} na {raised}</translation>
    </message>
    <message>
        <source>{gains} Raised: {cells}.</source>
        <translation>{gains} Zvýšeno: {cells}.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) to {right} ({right_vp} VP): {total} VP, first {first} of {more}, then {rest} of {less}.</source>
        <translation>Od {left} ({left_vp}&#xa0;VP) do {right} ({right_vp}&#xa0;VP) je to {total}&#xa0;VP: nejprve {first} po {more}, pak {rest} po {less}.</translation>
    </message>
    <message>
        <source>From {left} ({left_vp} VP) to {right} ({right_vp} VP) it is {total} VP, {less} for each IMP.</source>
        <translation>Od {left} ({left_vp}&#xa0;VP) do {right} ({right_vp}&#xa0;VP) je to {total}&#xa0;VP, {less} za každý IMP.</translation>
    </message>
    <message numerus="yes">
        <source>The rounded table breaks it at %n margin(s); each is a violation.</source>
        <translation>
            <numerusform>Zaokrouhlená tabulka ho porušuje u %n rozdílu; je to jedno porušení.</numerusform>
            <numerusform>Zaokrouhlená tabulka ho porušuje u %n rozdílů; každý je jedno porušení.</numerusform>
            <numerusform>Zaokrouhlená tabulka ho porušuje u %n rozdílů; každý je jedno porušení.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n buňka</numerusform>
            <numerusform>%n buňky</numerusform>
            <numerusform>%n buněk</numerusform>
        </translation>
    </message>
    <message>
        <source>A printed table</source>
        <translation>Vytištěná tabulka</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula, and is shown as printed: nothing was computed or corrected.</source>
        <translation>{name} je vytištěná tabulka, ne vzorec, a&#xa0;je tu tak, jak byla vytištěna: nic se nepočítalo ani neopravovalo.</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Zdroj: {source}</translation>
    </message>
    <message>
        <source>By the rule of the WBF’s scales</source>
        <translation>Podle pravidla škál WBF</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than the one below it; the draw counts the margins of both sides.</source>
        <translation>Žádné pásmo kromě nejvyššího nesmí být užší než pásmo pod ním; u&#xa0;remízy se počítají rozdíly obou stran.</translation>
    </message>
    <message>
        <source>This table keeps that rule.</source>
        <translation>Tato tabulka pravidlo dodržuje.</translation>
    </message>
    <message>
        <source>Its authors did not promise to keep that rule; an audit looks at more than it.</source>
        <translation>Její autoři dodržení tohoto pravidla neslíbili; audit zkoumá více než jen toto.</translation>
    </message>
    <message>
        <source>The step to {margin} gains {before} VP, the next one {after} VP.</source>
        <translation>Krok na {margin} přidává {before}&#xa0;VP, další {after}&#xa0;VP.</translation>
    </message>
    <message>
        <source>The band {band} ({vps}) is {width} wide, the one below it {below}.</source>
        <translation>Pásmo {band} ({vps}) má šířku {width}, pásmo pod ním {below}.</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Přírůstek</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>VP – VP</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>VP vítěze</translation>
    </message>
    <message>
        <source>More by</source>
        <translation>Více o</translation>
    </message>
    <message>
        <source>breaks the rule</source>
        <translation>porušuje pravidlo</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule is kept here.</source>
        <translation>{margin}: {vps}. Pravidlo je tu dodrženo.</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule asks nothing here.</source>
        <translation>{margin}: {vps}. Pravidlo se tu neuplatní.</translation>
    </message>
    <message numerus="yes">
        <source>This table breaks it %n time(s).</source>
        <translation>
            <numerusform>Tato tabulka ho porušuje %nkrát.</numerusform>
            <numerusform>Tato tabulka ho porušuje %nkrát.</numerusform>
            <numerusform>Tato tabulka ho porušuje %nkrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rounded table keeps the rule everywhere; nothing was corrected.</source>
        <translation>Zaokrouhlená tabulka pravidlo všude dodržuje; nic se neopravovalo.</translation>
    </message>
    <message>
        <source>Raised cells</source>
        <translation>Zvýšení</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Porušení</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Zaokrouhleno</translation>
    </message>
    <message>
        <source>Raised to</source>
        <translation>Zvýšeno na</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Zvýšeno o</translation>
    </message>
    <message>
        <source>Forced between</source>
        <translation>Vynuceno mezi</translation>
    </message>
    <message>
        <source>Next IMP gains</source>
        <translation>Přírůstek dalšího</translation>
    </message>
    <message>
        <source>Violations before any correction</source>
        <translation>Porušení před opravou</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>VP předtím</translation>
    </message>
    <message>
        <source>VP after</source>
        <translation>VP po</translation>
    </message>
    <message>
        <source>First {count} steps</source>
        <translation>Prvních {count} kroků</translation>
    </message>
    <message>
        <source>{imps}: {raised} VP instead of {rounded}</source>
        <translation>{imps}: {raised}&#xa0;VP místo {rounded}</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the IMP before would gain {gain}.</source>
        <translation>Kdyby za {imps} bylo {vp}&#xa0;VP, přidal by předchozí IMP {gain}.</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the {count} before would gain {gain} together, so one of them at most {each}.</source>
        <translation>Kdyby za {imps} bylo {vp}&#xa0;VP, předchozích {count} by dohromady přidalo {gain}, některý z&#xa0;nich tedy nejvýše {each}.</translation>
    </message>
    <message>
        <source>The IMP after it would gain {gain}: more than one before it.</source>
        <translation>Další IMP by přidal {gain}: více než některý před ním.</translation>
    </message>
    <message>
        <source>The {count} after it would gain {gain} together, so one of them at least {each}: more than one before it.</source>
        <translation>Dalších {count} by dohromady přidalo {gain}, některý z&#xa0;nich tedy aspoň {each}: více než některý před ním.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) and {right} ({right_vp} VP) stay as they were rounded.</source>
        <translation>{left} ({left_vp}&#xa0;VP) a&#xa0;{right} ({right_vp}&#xa0;VP) zůstávají, jak byly zaokrouhleny.</translation>
    </message>
    <message>
        <source>{vp} VP is the least that will do.</source>
        <translation>Méně než {vp}&#xa0;VP nestačí.</translation>
    </message>
    <message>
        <source>The cells to the right, up to {right}, ask for it: in a table that ended here it would stay as rounded.</source>
        <translation>Vyžadují to buňky napravo, až po {right}: v&#xa0;tabulce, která by končila tady, by buňka zůstala, jak byla zaokrouhlena.</translation>
    </message>
    <message>
        <source>Violation at {imps}</source>
        <translation>Porušení na {imps}</translation>
    </message>
    <message>
        <source>Step {number}: {imps}</source>
        <translation>Krok {number}: {imps}</translation>
    </message>
    <message>
        <source>No lower margin breaks the rule. So a win by {imps} goes from {old} to {new} VP.</source>
        <translation>Žádný nižší rozdíl pravidlo neporušuje. Výhra o&#xa0;{imps} se tedy zvýší z&#xa0;{old} na {new}&#xa0;VP.</translation>
    </message>
    <message>
        <source>From {below} to {imps} it is {before} VP, but from there to {above} {after} VP.</source>
        <translation>Od {below} do {imps} je to {before}&#xa0;VP, ale odtud do {above} {after}&#xa0;VP.</translation>
    </message>
</context>
<context>
    <name>ScaleStatus</name>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Rozdíl, od kterého je výhra plná.</translation>
    </message>
    <message>
        <source>The margin that is worth exactly so much lies outside its band.</source>
        <translation>Rozdíl, za který by bylo přesně tolik, leží mimo své pásmo.</translation>
    </message>
    <message>
        <source>Largest win from {margin}</source>
        <translation>Nejvyšší výhra od {margin}</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal: exactly {imps} IMPs.</source>
        <translation>Rozdíl, od něhož je výhra nejvyšší: přesně {imps} IMP.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) corrected</source>
        <translation>
            <numerusform>%n opravená hodnota</numerusform>
            <numerusform>%n opravené hodnoty</numerusform>
            <numerusform>%n opravených hodnot</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected so that no IMP is worth more than the one before it.</source>
        <translation>Opraveno tak, aby žádný IMP nepřidával víc než ten před ním.</translation>
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
        <source>Exact margin outside the band: {vps} VP</source>
        <translation>Přesný rozdíl mimo pásmo: {vps}&#xa0;VP</translation>
    </message>
</context>
<context>
    <name>ScaleTableMenu</name>
    <message>
        <source>&amp;Differences from {boards}</source>
        <translation>O&amp;dchylky od {boards}</translation>
    </message>
    <message>
        <source>Show &amp;All of the Axis</source>
        <translation>Ukázat &amp;celou osu</translation>
    </message>
</context>
<context>
    <name>ScaleTables</name>
    <message>
        <source>Heat map of the scales</source>
        <translation>Tepelná mapa škál</translation>
    </message>
</context>
<context>
    <name>ScalesRoom</name>
    <message>
        <source>Curve of IMPs to VP</source>
        <translation>Křivka převodu IMP na VP</translation>
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
        <source>Comparison of what is pinned</source>
        <translation>Porovnání připnutých</translation>
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
        <translation>V&#xa0;IMP na odmocninu z&#xa0;počtu rozdání mají všechny počty jednu křivku.</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>o&amp;d</translation>
    </message>
    <message>
        <source>Left and Right step through the margins, plus and minus zoom, 0 shows all</source>
        <translation>Vlevo a vpravo procházejí rozdíly, plus a minus přibližují, 0 ukáže vše</translation>
    </message>
    <message>
        <source>{boards}, {margin}</source>
        <translation>{boards}, {margin}</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>&amp;Osa</translation>
    </message>
    <message>
        <source>The event has another scale: {menu}, {command} shows it.</source>
        <translation>Turnaj má jinou škálu: ukáže ji {menu}, {command}.</translation>
    </message>
</context>
<context>
    <name>ScheduleMenu</name>
    <message numerus="yes">
        <source>Switch %n meeting(s)</source>
        <translation>
            <numerusform>Otočit %n setkání</numerusform>
            <numerusform>Otočit %n setkání</numerusform>
            <numerusform>Otočit %n setkání</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n meeting(s)</source>
        <translation>
            <numerusform>Zamknout %n setkání</numerusform>
            <numerusform>Zamknout %n setkání</numerusform>
            <numerusform>Zamknout %n setkání</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n meeting(s)</source>
        <translation>
            <numerusform>Odemknout %n setkání</numerusform>
            <numerusform>Odemknout %n setkání</numerusform>
            <numerusform>Odemknout %n setkání</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch all of round {number}</source>
        <translation>Otočit celé kolo {number}</translation>
    </message>
    <message>
        <source>Lock all of round {number}</source>
        <translation>Zamknout celé kolo {number}</translation>
    </message>
    <message>
        <source>Unlock all of round {number}</source>
        <translation>Odemknout celé kolo {number}</translation>
    </message>
    <message>
        <source>Switch all of table {number}</source>
        <translation>Otočit celý stůl {number}</translation>
    </message>
    <message>
        <source>Lock all of table {number}</source>
        <translation>Zamknout celý stůl {number}</translation>
    </message>
    <message>
        <source>Unlock all of table {number}</source>
        <translation>Odemknout celý stůl {number}</translation>
    </message>
    <message>
        <source>Lock board set {number}</source>
        <translation>Zamknout sadu {number}</translation>
    </message>
    <message>
        <source>Unlock board set {number}</source>
        <translation>Odemknout sadu {number}</translation>
    </message>
    <message>
        <source>Lock pair {number}</source>
        <translation>Zamknout pár {number}</translation>
    </message>
    <message>
        <source>Unlock pair {number}</source>
        <translation>Odemknout pár {number}</translation>
    </message>
    <message>
        <source>Do not follow pair {number} any more</source>
        <translation>Přestat sledovat pár {number}</translation>
    </message>
    <message>
        <source>Follow pair {number}</source>
        <translation>Sledovat pár {number}</translation>
    </message>
</context>
<context>
    <name>ScheduleModel</name>
    <message>
        <source>Round {round}, table {table}: players {ns} North-South against {ew}</source>
        <translation>Kolo {round}, stůl {table}: hráči {ns} na lince NS proti {ew}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {ns} North-South against pair {ew}</source>
        <translation>Kolo {round}, stůl {table}: pár {ns} na lince NS proti páru {ew}</translation>
    </message>
    <message>
        <source>boards {first} to {last}</source>
        <translation>rozdání {first} až {last}</translation>
    </message>
    <message>
        <source>boards {boards}</source>
        <translation>rozdání {boards}</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>otočeno</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>změněno</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>zamčeno</translation>
    </message>
    <message>
        <source>shares its boards</source>
        <translation>sdílí rozdání</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>rozdání ze stojanu</translation>
    </message>
    <message>
        <source>Round {round}, table {table} is empty</source>
        <translation>Kolo {round}, stůl {table} je prázdný</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stůl {number}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kolo {number}</translation>
    </message>
    <message>
        <source>{what}: a click switches all of it</source>
        <translation>{what}: klepnutí otočí všechno</translation>
    </message>
    <message>
        <source>Sitting out: {pairs}</source>
        <translation>Nehraje: {pairs}</translation>
    </message>
</context>
<context>
    <name>SchedulePane</name>
    <message>
        <source>Schedule</source>
        <translation>Rozpis kol</translation>
    </message>
    <message>
        <source>Space switches, L locks; type a number to follow that pair</source>
        <translation>Mezerník otáčí, L zamyká; napište číslo páru, který chcete sledovat</translation>
    </message>
</context>
<context>
    <name>ScheduleView</name>
    <message>
        <source>An individual movement is only shown, not changed.</source>
        <translation>Individuální rozpis se jen ukazuje, nemění se.</translation>
    </message>
    <message>
        <source>Locked: press L to unlock it before you switch it.</source>
        <translation>Zamčeno: než otočíte, odemkněte klávesou L.</translation>
    </message>
</context>
<context>
    <name>ScoreEntry</name>
    <message>
        <source>board {board}</source>
        <translation>rozdání {board}</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>výsledky</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>Ve schránce není co vložit.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>vložení</translation>
    </message>
    <message>
        <source>Type a board and its score, such as “12 4s= n”; there is no such board.</source>
        <translation>Napište rozdání a jeho výsledek, třeba „12 4p= n“; takové rozdání tu není.</translation>
    </message>
    <message>
        <source>board {board}, {why}</source>
        <translation>rozdání {board}, {why}</translation>
    </message>
</context>
<context>
    <name>ScoreMenu</name>
    <message>
        <source>Board {board}</source>
        <translation>Rozdání {board}</translation>
    </message>
    <message>
        <source>&amp;Type a Score</source>
        <translation>&amp;Napsat výsledek</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>&amp;Zrušit rozdání</translation>
    </message>
    <message>
        <source>&amp;Count the Board Again</source>
        <translation>Počíta&amp;t rozdání znovu</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>&amp;Upravit výsledek…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Smazat</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Vložit</translation>
    </message>
</context>
<context>
    <name>ScrollingTable</name>
    <message>
        <source>rows per second: {speed}</source>
        <translation>řádků za sekundu: {speed}</translation>
    </message>
</context>
<context>
    <name>Seek</name>
    <message>
        <source>why</source>
        <translation>proč</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {home} – {visitors}</source>
        <translation>Kolo {round}, stůl {table}: {home} – {visitors}</translation>
    </message>
    <message>
        <source>Why {one} and {other} met in round {round}</source>
        <translation>Proč se {one} a {other} potkali v kole {round}</translation>
    </message>
    <message>
        <source>Pair {number}: {names}</source>
        <translation>Pár {number}: {names}</translation>
    </message>
    <message>
        <source>Board {board}, round {round}, table {section}{table}: {seated}</source>
        <translation>Rozdání {board}, kolo {round}, stůl {section}{table}: {seated}</translation>
    </message>
    <message>
        <source>Why pair {pair} has its score on board {board}</source>
        <translation>Za co dostal pár {pair} body v rozdání {board}</translation>
    </message>
    <message>
        <source>{boards}-board match: {vps} from {imps} on</source>
        <translation>Počet rozdání {boards}: {vps} od {imps}</translation>
    </message>
    <message>
        <source>{boards}-board match, {imps}: {vps}</source>
        <translation>Počet rozdání {boards}, {imps}: {vps}</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>právě zvoleno</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>teď to nejde</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>To teď nejde.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
</context>
<context>
    <name>SeekLine</name>
    <message>
        <source>Find Anything</source>
        <translation>Najít cokoli</translation>
    </message>
    <message>
        <source>An action, a name, a board; 24; vp 12 24</source>
        <translation>Příkaz, jméno, rozdání; 24; vp 12 24</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Nalezeno</translation>
    </message>
    <message>
        <source>Nothing found for “{typed}”</source>
        <translation>Nic nenalezeno: „{typed}“</translation>
    </message>
</context>
<context>
    <name>SeekWords</name>
    <message>
        <source>projector monitor television hall full screen</source>
        <translation>projektor monitor televize sál celá obrazovka</translation>
    </message>
    <message>
        <source>text size bigger font zoom</source>
        <translation>velikost písma větší písmo zvětšit lupa</translation>
    </message>
    <message>
        <source>text size smaller font zoom</source>
        <translation>velikost písma menší písmo zmenšit lupa</translation>
    </message>
    <message>
        <source>printer paper</source>
        <translation>tiskárna papír</translation>
    </message>
    <message>
        <source>PDF file spreadsheet share send</source>
        <translation>PDF soubor tabulka sdílet poslat</translation>
    </message>
    <message>
        <source>internet website online</source>
        <translation>internet web stránky online</translation>
    </message>
    <message>
        <source>timer countdown time</source>
        <translation>časovač odpočet čas</translation>
    </message>
    <message>
        <source>mobile QR code players</source>
        <translation>mobil QR kód hráči</translation>
    </message>
    <message>
        <source>settings options</source>
        <translation>nastavení možnosti</translation>
    </message>
    <message>
        <source>update upgrade</source>
        <translation>aktualizace</translation>
    </message>
    <message>
        <source>several scales side by side</source>
        <translation>několik škál vedle sebe</translation>
    </message>
    <message>
        <source>take back mistake</source>
        <translation>vzít zpět chyba omyl</translation>
    </message>
    <message>
        <source>sample demo example try</source>
        <translation>ukázka příklad vyzkoušet</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>klávesy zkratky</translation>
    </message>
    <message>
        <source>where are my files folder saved</source>
        <translation>kde jsou moje soubory složka uloženo</translation>
    </message>
    <message>
        <source>English</source>
        <translation>angličtina</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>čeština</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>dánský jazyk dánština</translation>
    </message>
    <message>
        <source>German</source>
        <translation>němčina</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francouzština</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polština</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ruština</translation>
    </message>
    <message>
        <source>final semifinal playoffs next stage</source>
        <translation>finále semifinále vyřazovací boje další fáze</translation>
    </message>
    <message>
        <source>withdraw leave late entry team player</source>
        <translation>odhlásit odstoupit odchod pozdní přihláška tým hráč</translation>
    </message>
    <message>
        <source>withdraw goes home retire</source>
        <translation>odhlásit odstoupit odchod domů</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in “{path}” could not be read, so the usual ones are used.</source>
        <translation>Nastavení v&#xa0;souboru „{path}“ nelze přečíst, platí tedy obvyklé.</translation>
    </message>
    <message>
        <source>The settings could not be read and are the usual ones; the old file is “{broken}”.</source>
        <translation>Nastavení nelze přečíst, platí tedy obvyklé; starý soubor zůstává jako „{broken}“.</translation>
    </message>
</context>
<context>
    <name>SheetDetails</name>
    <message>
        <source>Count by boards, too</source>
        <translation>Počítat i podle rozdání</translation>
    </message>
    <message>
        <source>As the event says</source>
        <translation>Jak je v turnaji</translation>
    </message>
    <message>
        <source>form of the match</source>
        <translation>forma zápasu</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>stoly</translation>
    </message>
    <message>
        <source>board numbers</source>
        <translation>čísla rozdání</translation>
    </message>
    <message>
        <source>divisor</source>
        <translation>dělitel</translation>
    </message>
    <message>
        <source>scores left out</source>
        <translation>vynechané výsledky</translation>
    </message>
    <message>
        <source>count by boards</source>
        <translation>počítání podle rozdání</translation>
    </message>
    <message>
        <source>home side</source>
        <translation>domácí</translation>
    </message>
    <message>
        <source>visitors</source>
        <translation>hosté</translation>
    </message>
    <message>
        <source>event</source>
        <translation>turnaj</translation>
    </message>
    <message>
        <source>round</source>
        <translation>kolo</translation>
    </message>
    <message>
        <source>date</source>
        <translation>datum</translation>
    </message>
    <message>
        <source>H&amp;ome side</source>
        <translation>Do&amp;mácí</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>Hos&amp;té</translation>
    </message>
    <message>
        <source>Even&amp;t</source>
        <translation>Turna&amp;j</translation>
    </message>
    <message>
        <source>Ro&amp;und</source>
        <translation>K&amp;olo</translation>
    </message>
    <message>
        <source>P&amp;layed on</source>
        <translation>Hrá&amp;no dne</translation>
    </message>
    <message>
        <source>&amp;Played as</source>
        <translation>&amp;Forma</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>Stol&amp;y</translation>
    </message>
    <message>
        <source>&amp;Number of the first board</source>
        <translation>Čís&amp;lo prvního rozdání</translation>
    </message>
    <message>
        <source>IMPs divided b&amp;y</source>
        <translation>Dělit&amp;el IMP</translation>
    </message>
    <message>
        <source>Left out at ea&amp;ch end</source>
        <translation>Vyn&amp;echat na každém konci</translation>
    </message>
    <message>
        <source>As board-a-match: 2 per board won, 1 per board halved. The sum is the result.</source>
        <translation>Jako board-a-match: 2 za vyhrané rozdání, 1 za nerozhodné. Výsledkem je součet.</translation>
    </message>
    <message>
        <source>The sum of the IMPs of a board is divided by this number of comparisons.</source>
        <translation>Součet IMP rozdání se dělí tímto počtem porovnání.</translation>
    </message>
    <message>
        <source>This many of the highest and of the lowest scores do not count for the datum.</source>
        <translation>Tolik nejvyšších a&#xa0;nejnižších výsledků se do datumu nepočítá.</translation>
    </message>
</context>
<context>
    <name>SheetExtras</name>
    <message>
        <source>Carry-over, IMPs</source>
        <translation>Přenos, IMP</translation>
    </message>
    <message>
        <source>Penalty, IMPs</source>
        <translation>Penalizace, IMP</translation>
    </message>
    <message>
        <source>Carry-over, VP</source>
        <translation>Přenos, VP</translation>
    </message>
    <message>
        <source>Penalty, VP</source>
        <translation>Penalizace, VP</translation>
    </message>
    <message>
        <source>E&amp;xtra IMPs and VPs</source>
        <translation>E&amp;xtra IMP a&#xa0;VP</translation>
    </message>
    <message>
        <source>What is carried over, and penalties</source>
        <translation>Přenos a penalizace</translation>
    </message>
    <message>
        <source>Penalty for</source>
        <translation>Důvod penalizace</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Board {board}</source>
        <translation>Rozdání {board}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdává</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Ve 2. hře</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>IMPs
{team}</source>
        <translation>IMP
{team}</translation>
    </message>
    <message>
        <source>Points
{team}</source>
        <translation>Body
{team}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Poznámky</translation>
    </message>
    <message>
        <source>NS
points</source>
        <translation>NS
body</translation>
    </message>
    <message>
        <source>NS
IMPs</source>
        <translation>NS
IMP</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>zrušeno</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>upraveno</translation>
    </message>
    <message>
        <source>unusual score</source>
        <translation>neobvyklé</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdání</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Cancel the Board</source>
        <translation>Zrušit rozdání</translation>
    </message>
    <message>
        <source>Adjust the Board</source>
        <translation>Upravit výsledek</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Ú&amp;daje</translation>
    </message>
    <message>
        <source>All scores are in</source>
        <translation>Všechny výsledky jsou zadány</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to come</source>
        <translation>
            <numerusform>Zbývá %n rozdání</numerusform>
            <numerusform>Zbývají %n rozdání</numerusform>
            <numerusform>Zbývá %n rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>names</source>
        <translation>jména</translation>
    </message>
    <message>
        <source>First enter who plays from the first board on (F7).</source>
        <translation>Nejprve napište, kdo hraje od prvního rozdání (F7).</translation>
    </message>
    <message>
        <source>The line-up from board {board} on is entered.</source>
        <translation>Kdo hraje od rozdání {board}, už je zapsáno.</translation>
    </message>
    <message>
        <source>&amp;Quick entry</source>
        <translation>Ry&amp;chlé zadání</translation>
    </message>
    <message>
        <source>&amp;Who played</source>
        <translation>J&amp;ména párů</translation>
    </message>
    <message>
        <source>Scores by boards and tables</source>
        <translation>Výsledky podle rozdání a&#xa0;stolů</translation>
    </message>
    <message>
        <source>Pairs of each table, with their results</source>
        <translation>Páry u&#xa0;stolů s&#xa0;jejich výsledky</translation>
    </message>
    <message>
        <source>A board and its score, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Rozdání a&#xa0;jeho výsledek, v&#xa0;libovolném pořadí rozdání; Enter ho převezme (Ctrl+R)</translation>
    </message>
    <message>
        <source>The board counts for nothing, or counts again (C)</source>
        <translation>Rozdání se nepočítá, nebo se zase počítá (C)</translation>
    </message>
    <message>
        <source>Gives IMPs to both sides instead of a score (A)</source>
        <translation>Dá oběma stranám IMP místo výsledku (A)</translation>
    </message>
    <message>
        <source>Shows who plays, and how IMPs are counted (F7)</source>
        <translation>Ukáže, kdo hraje a&#xa0;jak se počítají IMP (F7)</translation>
    </message>
    <message>
        <source>Type 4s=n for 4♠= N, or the points of NS. C cancels, A 3 -3 adjusts, Delete takes back.</source>
        <translation>Napište 4p=n pro 4♠= N nebo body NS. C zruší, A 3 -3 upraví, Delete vymaže.</translation>
    </message>
</context>
<context>
    <name>SheetTotals</name>
    <message>
        <source>Margin {margin}</source>
        <translation>Rozdíl {margin}</translation>
    </message>
    <message>
        <source>VP by ruling {points}</source>
        <translation>VP dle rozhodnutí {points}</translation>
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
        <translation>ve VP jsou body za rozdání {points}</translation>
    </message>
    <message>
        <source>cancelled: {boards}</source>
        <translation>zrušeno: {boards}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin, and need not add up</source>
        <translation>VP každé strany jsou z&#xa0;jejího vlastního rozdílu, součet nemusí souhlasit</translation>
    </message>
</context>
<context>
    <name>SignLegend</name>
    <message>
        <source>switched</source>
        <translation>otočeno</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>změněno</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>zamčeno</translation>
    </message>
    <message>
        <source>shared boards</source>
        <translation>sdílená rozdání</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>rozdání ze stojanu</translation>
    </message>
</context>
<context>
    <name>SitOuts</name>
    <message>
        <source>Pair numbers, the best to stay away first</source>
        <translation>Čísla párů, nejlepší volné je první</translation>
    </message>
    <message>
        <source>Enter leaves the pair out</source>
        <translation>Enter pár vynechá</translation>
    </message>
    <message>
        <source>&amp;Leave Pair {pair} Out</source>
        <translation>Vyne&amp;chat pár {pair}</translation>
    </message>
    <message>
        <source>&amp;Leave This Pair Out</source>
        <translation>Vyne&amp;chat tento pár</translation>
    </message>
    <message>
        <source>in every round</source>
        <translation>v&#xa0;každém kole</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pár</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Qf without it</source>
        <translation>Qf bez něj</translation>
    </message>
    <message>
        <source>s1</source>
        <translation>s1</translation>
    </message>
    <message>
        <source>Shares boards</source>
        <translation>Sdílí rozdání</translation>
    </message>
    <message>
        <source>Who stays away</source>
        <translation>Kdo nepřijde</translation>
    </message>
    <message>
        <source>A pair can only be missed where there are three tables or more.</source>
        <translation>Pár může chybět, jen když jsou nejméně tři stoly.</translation>
    </message>
    <message>
        <source>It does not matter which number the phantom pair gets: Qf is {qf} for all.</source>
        <translation>Je jedno, které číslo zůstane volné: Qf je vždy {qf}.</translation>
    </message>
    <message>
        <source>Give the phantom pair number {best}: Qf is {qf} then, with any other {worst_qf}.</source>
        <translation>Volné nechte číslo {best}: Qf pak je {qf}, s&#xa0;každým jiným {worst_qf}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> nebo </translation>
    </message>
    <message>
        <source>With number {pair} left out, one table less shares boards: Qf is then {qf}.</source>
        <translation>S&#xa0;číslem {pair} odpadne stůl, který sdílí rozdání: Qf pak je {qf}.</translation>
    </message>
    <message>
        <source>A pair sits out anyway: take a movement for {pairs}, or leave out number {best}, Qf {qf}.</source>
        <translation>Jeden pár má pauzu tak jako tak: zvolte rozpis pro {pairs}, nebo vynechte číslo {best}, Qf {qf}.</translation>
    </message>
    <message>
        <source>Best number for the phantom pair: {best}, Qf {qf}. The worst: {worst}, Qf {worst_qf}.</source>
        <translation>Volné nechte číslo {best}: Qf pak je {qf}. Nejhorší je číslo {worst}, s&#xa0;ním {worst_qf}.</translation>
    </message>
</context>
<context>
    <name>StageDialog</name>
    <message>
        <source>Stage</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <translation>Zápas o třetí místo</translation>
    </message>
    <message>
        <source>No rematches</source>
        <translation>Bez opakovaných zápasů</translation>
    </message>
    <message>
        <source>open</source>
        <translation>neurčeno</translation>
    </message>
    <message>
        <source>all</source>
        <translation>všechna</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>Do skupin</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmenty</translation>
    </message>
    <message>
        <source>Places of a stage, or of each of its groups</source>
        <translation>Místa ve fázi nebo v každé její skupině</translation>
    </message>
    <message>
        <source>The rest of a stage</source>
        <translation>Zbytek fáze</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>The ticked ones</source>
        <translation>Zaškrtnutí</translation>
    </message>
    <message numerus="yes">
        <source>%n entrant(s) in this stage.</source>
        <translation>
            <numerusform>V této fázi je %n účastník.</numerusform>
            <numerusform>V této fázi jsou %n účastníci.</numerusform>
            <numerusform>V této fázi je %n účastníků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of the margin in IMPs</source>
        <translation>Polovina rozdílu v IMP</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>The whole score</source>
        <translation>Celý výsledek</translation>
    </message>
    <message>
        <source>A share of the score</source>
        <translation>Podíl výsledku</translation>
    </message>
    <message>
        <source>The matches among those who play here</source>
        <translation>Zápasy mezi těmi, kdo tu hrají</translation>
    </message>
    <message>
        <source>By the EBU White Book, 3.8</source>
        <translation>Podle EBU White Book, 3.8</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>Save the Stage</source>
        <translation>Uložit fázi</translation>
    </message>
    <message>
        <source>boards of the match: {sizes}</source>
        <translation>rozdání zápasu: {sizes}</translation>
    </message>
    <message>
        <source>The losers of a round of a stage</source>
        <translation>Kdo prohrál v některém kole fáze</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>Of stage</source>
        <translation>Z fáze</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Místa</translation>
    </message>
    <message>
        <source>Lost in round</source>
        <translation>Prohra v kole</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Jména</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Počet skupin</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Počet kol</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Přenos</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>IMPs at most</source>
        <translation>IMP nejvýše</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Poslední místo</translation>
    </message>
    <message>
        <source>By strength, in a snake</source>
        <translation>Podle síly, hadem</translation>
    </message>
    <message>
        <source>By lot, the strongest apart</source>
        <translation>Losem, nejsilnější zvlášť</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Losem</translation>
    </message>
</context>
<context>
    <name>StageLine</name>
    <message>
        <source>Stages of the event</source>
        <translation>Fáze turnaje</translation>
    </message>
</context>
<context>
    <name>StageMap</name>
    <message>
        <source>whole score</source>
        <translation>celý výsledek</translation>
    </message>
    <message>
        <source>{share} % of the score</source>
        <translation>{share} % výsledku</translation>
    </message>
    <message>
        <source>their matches</source>
        <translation>jejich zápasy</translation>
    </message>
    <message>
        <source>half of margins</source>
        <translation>polovina rozdílů</translation>
    </message>
    <message>
        <source>by EBU 3.8</source>
        <translation>podle EBU 3.8</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>{carried} of {stage}</source>
        <translation>{carried} z {stage}</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>ostatní</translation>
    </message>
    <message>
        <source>losers of round {round}</source>
        <translation>poražení z kola {round}</translation>
    </message>
    <message>
        <source>{places} of each group</source>
        <translation>{places} z každé skupiny</translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Begin Stage</source>
        <translation>Zahájit fázi</translation>
    </message>
    <message>
        <source>Change Stage…</source>
        <translation>Změnit fázi…</translation>
    </message>
    <message>
        <source>Remove Stage</source>
        <translation>Odebrat fázi</translation>
    </message>
    <message>
        <source>Puts those who play into their groups (F9)</source>
        <translation>Rozdělí ty, kdo hrají, do skupin (F9)</translation>
    </message>
    <message>
        <source>It can begin with {names}.</source>
        <translation>Může začít s těmito: {names}.</translation>
    </message>
</context>
<context>
    <name>StagePicker</name>
    <message>
        <source>The stage or group that is shown (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>Fáze nebo skupina, která je vidět (Ctrl+PgUp, Ctrl+PgDown)</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fáze</translation>
    </message>
</context>
<context>
    <name>StageWork</name>
    <message>
        <source>new stage</source>
        <translation>nová fáze</translation>
    </message>
    <message>
        <source>change of a stage</source>
        <translation>změna fáze</translation>
    </message>
    <message>
        <source>begin of a stage</source>
        <translation>zahájení fáze</translation>
    </message>
    <message>
        <source>groups by lot</source>
        <translation>skupiny losem</translation>
    </message>
    <message>
        <source>removed stage</source>
        <translation>odebraná fáze</translation>
    </message>
    <message>
        <source>Rename Stage</source>
        <translation>Přejmenovat fázi</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>title</source>
        <translation>název</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>segmenty</translation>
    </message>
    <message>
        <source>Segments of a Match</source>
        <translation>Segmenty zápasu</translation>
    </message>
    <message>
        <source>first table</source>
        <translation>první stůl</translation>
    </message>
    <message>
        <source>First Table</source>
        <translation>První stůl</translation>
    </message>
    <message>
        <source>The tables of the stage are numbered from</source>
        <translation>Stoly fáze se číslují od</translation>
    </message>
    <message>
        <source>lots drawn again</source>
        <translation>nové losování</translation>
    </message>
    <message>
        <source>Draw Lots Again</source>
        <translation>Losovat znovu</translation>
    </message>
    <message>
        <source>The lots of all who are level are drawn again. Reason</source>
        <translation>Znovu se vylosují všichni, kdo jsou si rovni. Důvod</translation>
    </message>
</context>
<context>
    <name>StandingText</name>
    <message>
        <source>Place {place}: {name}</source>
        <translation>{place}. místo: {name}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Body: {points}</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} VP</translation>
    </message>
    <message>
        <source>Nothing counts for it yet.</source>
        <translation>Zatím se do něj nic nepočítá.</translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message numerus="yes">
        <source>Level in everything with %n other(s).</source>
        <translation>
            <numerusform>Ve všem stejně jako %n další.</numerusform>
            <numerusform>Ve všem stejně jako %n další.</numerusform>
            <numerusform>Ve všem stejně jako %n dalších.</numerusform>
        </translation>
    </message>
    <message>
        <source>What they are level in: {criteria}.</source>
        <translation>V čem jsou si rovni: {criteria}.</translation>
    </message>
    <message>
        <source>Behind {name}: {why}.</source>
        <translation>Níže než {name}: {why}.</translation>
    </message>
    <message>
        <source>Ahead of {name}: {why}.</source>
        <translation>Výše než {name}: {why}.</translation>
    </message>
    <message>
        <source>{why} (direct encounter: not all who are level have met)</source>
        <translation>{why} (vzájemné výsledky: ne všichni, kdo mají stejně, se potkali)</translation>
    </message>
    <message>
        <source>{why}; level in {criteria}</source>
        <translation>{why}; stejně mají: {criteria}</translation>
    </message>
    <message>
        <source>Direct encounter in brackets ranks nobody, because not all who are level have met.</source>
        <translation>Vzájemné výsledky v závorkách neřadí nikoho, protože ne všichni, kdo mají stejně, se potkali.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>body</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>Has withdrawn, and so is not ranked.</source>
        <translation>Po odstoupení není v pořadí.</translation>
    </message>
    <message>
        <source>Plays without standing, so it has no place.</source>
        <translation>Hraje mimo pořadí, nemá tedy místo.</translation>
    </message>
    <message>
        <source>{criterion} {value} against {other}</source>
        <translation>{criterion} {value} proti {other}</translation>
    </message>
</context>
<context>
    <name>Starts</name>
    <message>
        <source>Our league: 2 × 14 boards, 20-0</source>
        <translation>Naše liga: 2 × 14 rozdání, 20-0</translation>
    </message>
    <message>
        <source>Swiss teams: 7 rounds of 10 boards, discrete</source>
        <translation>Švýcarský turnaj družstev: 7 kol po 10 rozdáních, diskrétní</translation>
    </message>
    <message>
        <source>EBU teams: 8 rounds of 8 boards</source>
        <translation>Družstva EBU: 8 kol po 8 rozdáních</translation>
    </message>
    <message>
        <source>Triangles: half matches of 8 boards, 10-0</source>
        <translation>Trojice: poloviční zápasy na 8 rozdání, 10-0</translation>
    </message>
    <message>
        <source>ACBL Swiss: matches of 7 boards</source>
        <translation>ACBL Swiss: zápasy na 7 rozdání</translation>
    </message>
    <message>
        <source>EBU Swiss pairs: 6 boards, by percentage</source>
        <translation>EBU Swiss Pairs: 6 rozdání, podle procent</translation>
    </message>
</context>
<context>
    <name>StartsButton</name>
    <message>
        <source>Start From</source>
        <translation>Začít od</translation>
    </message>
    <message>
        <source>Scale, pins and paper of an event like yours, or those you kept</source>
        <translation>Škála, srovnání a papír pro turnaj, jako je váš, nebo jak jste je uložili</translation>
    </message>
</context>
<context>
    <name>StartsMenu</name>
    <message>
        <source>“{name}” is kept as a starting point.</source>
        <translation>„{name}“ je uloženo jako výchozí nastavení.</translation>
    </message>
    <message>
        <source>&amp;Keep What Is Shown…</source>
        <translation>&amp;Uložit, co je vidět…</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>&amp;Otevřít soubor…</translation>
    </message>
    <message>
        <source>&amp;Hand On as a File</source>
        <translation>&amp;Předat jako soubor</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>O&amp;debrat</translation>
    </message>
    <message>
        <source>Keep as a Starting Point</source>
        <translation>Uložit jako výchozí nastavení</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Výchozí nastavení</translation>
    </message>
    <message>
        <source>Open a Starting Point</source>
        <translation>Otevřít výchozí nastavení</translation>
    </message>
    <message>
        <source>Hand On a Starting Point</source>
        <translation>Předat výchozí nastavení</translation>
    </message>
    <message>
        <source>“{name}” is removed.</source>
        <translation>„{name}“ je odebráno.</translation>
    </message>
</context>
<context>
    <name>StorageError</name>
    <message>
        <source>“{name}” was not saved because there is no folder “{folder}”; choose another folder.</source>
        <translation>Soubor „{name}“ se neuložil, protože složka „{folder}“ neexistuje; zvolte jinou složku.</translation>
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
    <message>
        <source>“{name}” was not saved because that file is open in another window; choose another name.</source>
        <translation>Soubor „{name}“ se neuložil, protože je otevřený v jiném okně; zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because it belongs to somebody else.</source>
        <translation>Soubor „{name}“ se neuložil, protože patří někomu jinému.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: you may not write in “{folder}”; choose another folder.</source>
        <translation>Soubor „{name}“ se neuložil, protože do složky „{folder}“ nesmíte zapisovat; zvolte jinou složku.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: that file is write-protected; choose another name.</source>
        <translation>Soubor „{name}“ se neuložil, protože soubor toho jména je chráněn proti zápisu; zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has it open; close it there first.</source>
        <translation>Soubor „{name}“ se neuložil, protože ho má otevřený jiný program; nejdřív ho tam zavřete.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another window or computer has it open; choose another name.</source>
        <translation>Soubor „{name}“ se neuložil, protože je otevřen v jiném okně nebo na jiném počítači; zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has changed it; save it under another name.</source>
        <translation>Soubor „{name}“ se neuložil, protože ho změnil jiný program; uložte ho pod jiným jménem.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: it was moved, renamed or deleted; save it under another name.</source>
        <translation>Soubor „{name}“ se neuložil, protože byl přesunut, přejmenován nebo smazán; uložte ho pod jiným jménem.</translation>
    </message>
    <message>
        <source>“{name}” was not written: “{other}” in that folder is not of vpdesk; choose a new one.</source>
        <translation>„{name}“ se nezapsalo, protože „{other}“ v té složce není z vpdesku; zvolte novou.</translation>
    </message>
    <message>
        <source>“{name}” was not written: the folder has another event&apos;s pages; choose a new folder.</source>
        <translation>„{name}“ se nezapsalo, protože v té složce jsou stránky jiného turnaje; zvolte novou složku.</translation>
    </message>
</context>
<context>
    <name>TextFileError</name>
    <message>
        <source>{file}: A movement is saved under a name that ends in .asc, .csv or .json.</source>
        <translation>{file}: Rozpis se ukládá pod jménem, které končí na .asc, .csv nebo .json.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, řádek {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}: Takový soubor neexistuje.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}: To je složka nebo zařízení.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}: Tento soubor nesmíte číst.</translation>
    </message>
    <message>
        <source>{file}: The file is too large.</source>
        <translation>{file}: Soubor je příliš velký.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reported}”.</source>
        <translation>{file}: Soubor nelze přečíst; počítač hlásí „{reported}“.</translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Move Up</source>
        <translation>Výše</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Níže</translation>
    </message>
    <message>
        <source>As Usual</source>
        <translation>Obvyklá</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Řád</translation>
    </message>
    <message>
        <source>{tie_break}: {meaning}</source>
        <translation>{tie_break}: {meaning}</translation>
    </message>
    <message>
        <source>Tie-breaks, the first to be looked at first</source>
        <translation>Pomocná hodnocení, první rozhoduje jako první</translation>
    </message>
    <message>
        <source>Space chooses one, Ctrl+Up and Ctrl+Down move it</source>
        <translation>Mezerník vybírá, Ctrl+nahoru a Ctrl+dolů přesouvají</translation>
    </message>
    <message>
        <source>The usual tie-breaks in their usual order</source>
        <translation>Obvyklá pomocná hodnocení v obvyklém pořadí</translation>
    </message>
    <message>
        <source>The tie-breaks of a regulation, or of a file</source>
        <translation>Hodnocení podle řádu nebo ze souboru</translation>
    </message>
</context>
<context>
    <name>TieBreaks</name>
    <message>
        <source>Opponents&apos; VPs</source>
        <translation>VP soupeřů</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with these VPs, no more than the opponent has</source>
        <translation>nehráno: jako zápas s družstvem s těmito VP, nejvýše tolika, kolik má soupeř</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with as many VPs</source>
        <translation>nehráno: počítá se jako zápas s družstvem se stejným počtem VP</translation>
    </message>
    <message>
        <source>not played: counts as a match against a pair with as many VPs</source>
        <translation>nehráno: počítá se jako zápas s párem se stejným počtem VP</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Body na šachovnicích</translation>
    </message>
    <message>
        <source>The points of all boards of all matches.</source>
        <translation>Body všech šachovnic všech zápasů.</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Zápasové body</translation>
    </message>
    <message>
        <source>The points for matches won and drawn.</source>
        <translation>Body za vyhrané a nerozhodné zápasy.</translation>
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
        <translation>Součet bodů soupeřů bez dvou nejnižších.</translation>
    </message>
    <message>
        <source>Median Buchholz</source>
        <translation>Střední Buchholz</translation>
    </message>
    <message>
        <source>Median Buchholz 2</source>
        <translation>Střední Buchholz 2</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the two least and the two greatest of them.</source>
        <translation>Součet bodů soupeřů bez dvou nejnižších a dvou nejvyšších.</translation>
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
        <translation>Sonneborn-Berger bez toho, co přidává soupeř s nejméně body.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger Cut 2</source>
        <translation>Sonneborn-Berger Cut 2</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without what the two opponents with the fewest points add.</source>
        <translation>Sonneborn-Berger bez toho, co přidávají dva soupeři s nejméně body.</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Vzájemné výsledky</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Progresivní skóre</translation>
    </message>
    <message>
        <source>Progressive score Cut 1</source>
        <translation>Progresivní skóre Cut 1</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first.</source>
        <translation>Součet bodů po každém kole kromě prvního.</translation>
    </message>
    <message>
        <source>Progressive score Cut 2</source>
        <translation>Progresivní skóre Cut 2</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first two.</source>
        <translation>Součet bodů po každém kole kromě prvních dvou.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vyhrané partie</translation>
    </message>
    <message>
        <source>The games won at the board.</source>
        <translation>Partie vyhrané u šachovnice.</translation>
    </message>
    <message>
        <source>Games with Black</source>
        <translation>Partie černými</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Výhry černými</translation>
    </message>
    <message>
        <source>The games won at the board with Black.</source>
        <translation>Partie vyhrané u šachovnice černými.</translation>
    </message>
    <message>
        <source>Rounds one elected to play</source>
        <translation>Kola, která hráč chtěl hrát</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Standardní body</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Předběžný Buchholz</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 1</source>
        <translation>Předběžný Buchholz Cut 1</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least of the opponents&apos; points.</source>
        <translation>Předběžný Buchholz bez nejnižších bodů soupeře.</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 2</source>
        <translation>Předběžný Buchholz Cut 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least of the opponents&apos; points.</source>
        <translation>Předběžný Buchholz bez dvou nejnižších bodů soupeřů.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz</source>
        <translation>Předběžný střední Buchholz</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least and the greatest of the opponents&apos; points.</source>
        <translation>Předběžný Buchholz bez nejnižších a nejvyšších bodů soupeřů.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz 2</source>
        <translation>Předběžný střední Buchholz 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least and the two greatest of the opponents&apos; points.</source>
        <translation>Předběžný Buchholz bez dvou nejnižších a dvou nejvyšších bodů soupeřů.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Buchholz</source>
        <translation>Průměr Buchholzů soupeřů</translation>
    </message>
    <message>
        <source>The mean Buchholz of the opponents met at the board.</source>
        <translation>Průměr Buchholzů těch, s nimiž hráč hrál u šachovnice.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Fore Buchholz</source>
        <translation>Průměr předběžných Buchholzů soupeřů</translation>
    </message>
    <message>
        <source>The mean Fore Buchholz of the opponents met at the board.</source>
        <translation>Průměr předběžných Buchholzů těch, s nimiž hráč hrál u šachovnice.</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>The points against opponents with half of the possible points or more.</source>
        <translation>Body proti soupeřům s alespoň polovinou všech možných bodů.</translation>
    </message>
    <message>
        <source>Koya, limit ½ higher</source>
        <translation>Koya, hranice o ½ výš</translation>
    </message>
    <message>
        <source>The points against opponents at least ½ point above half of the possible points.</source>
        <translation>Body proti soupeřům, kteří mají aspoň o ½ bodu víc než polovinu všech možných.</translation>
    </message>
    <message>
        <source>Koya, limit 1 higher</source>
        <translation>Koya, hranice o 1 výš</translation>
    </message>
    <message>
        <source>The points against opponents at least 1 point above half of the possible points.</source>
        <translation>Body proti soupeřům, kteří mají aspoň o 1 bod víc než polovinu všech možných.</translation>
    </message>
    <message>
        <source>Koya, limit ½ lower</source>
        <translation>Koya, hranice o ½ níž</translation>
    </message>
    <message>
        <source>The points against opponents at most ½ point short of half of the possible points.</source>
        <translation>Body proti soupeřům, kterým do poloviny všech možných chybí nejvýš ½ bodu.</translation>
    </message>
    <message>
        <source>Koya, limit 1 lower</source>
        <translation>Koya, hranice o 1 níž</translation>
    </message>
    <message>
        <source>The points against opponents at most 1 point short of half of the possible points.</source>
        <translation>Body proti soupeřům, kterým do poloviny všech možných chybí nejvýš 1 bod.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating</source>
        <translation>Průměrný rating soupeřů</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 1</source>
        <translation>Průměrný rating soupeřů Cut 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least of them.</source>
        <translation>Průměr ratingů soupeřů bez nejnižšího.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 2</source>
        <translation>Průměrný rating soupeřů Cut 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least of them.</source>
        <translation>Průměr ratingů soupeřů bez dvou nejnižších.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 1</source>
        <translation>Průměrný rating soupeřů, medián 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least and the greatest of them.</source>
        <translation>Průměr ratingů soupeřů bez nejnižšího a nejvyššího.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 2</source>
        <translation>Průměrný rating soupeřů, medián 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least and the two greatest of them.</source>
        <translation>Průměr ratingů soupeřů bez dvou nejnižších a dvou nejvyšších.</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>Turnajová performance</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings, and what the score against them adds by FIDE&apos;s table.</source>
        <translation>Průměr ratingů soupeřů a k tomu, co podle tabulky FIDE přidává výsledek proti nim.</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>Dokonalá turnajová performance</translation>
    </message>
    <message>
        <source>The lowest rating from which FIDE&apos;s table expects as many points.</source>
        <translation>Nejnižší rating, od kterého by se podle tabulky FIDE čekalo tolik bodů.</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Průměrná performance soupeřů</translation>
    </message>
    <message>
        <source>The mean tournament performance rating of the opponents met at the board.</source>
        <translation>Průměr turnajových performancí těch, s nimiž hráč hrál u šachovnice.</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Průměrná dokonalá performance soupeřů</translation>
    </message>
    <message>
        <source>The mean perfect tournament performance of the opponents met at the board.</source>
        <translation>Průměr dokonalých turnajových performancí těch, s nimiž hráč hrál u šachovnice.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>The higher rating is ahead.</source>
        <translation>Vpředu je vyšší rating.</translation>
    </message>
    <message>
        <source>Rating, lowest first</source>
        <translation>Rating, nejnižší první</translation>
    </message>
    <message>
        <source>The lower rating is ahead.</source>
        <translation>Vpředu je nižší rating.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startovní číslo</translation>
    </message>
    <message>
        <source>The one higher in the starting list is ahead.</source>
        <translation>Vpředu je ten, kdo je ve startovní listině výš.</translation>
    </message>
    <message>
        <source>Pairing number, last first</source>
        <translation>Startovní číslo, poslední první</translation>
    </message>
    <message>
        <source>The one lower in the starting list is ahead.</source>
        <translation>Vpředu je ten, kdo je ve startovní listině níž.</translation>
    </message>
    <message>
        <source>IMP quotient</source>
        <translation>Podíl IMP</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>Rozdíl IMP</translation>
    </message>
    <message>
        <source>Sonneborn-Berger in VPs</source>
        <translation>Sonneborn-Berger ve VP</translation>
    </message>
    <message>
        <source>The sum of the VPs that the opponents have.</source>
        <translation>Součet VP, která mají soupeři.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points.</source>
        <translation>Součet bodů soupeřů.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least of them.</source>
        <translation>Součet bodů soupeřů bez nejnižšího.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least and the greatest of them.</source>
        <translation>Součet bodů soupeřů bez nejnižšího a nejvyššího.</translation>
    </message>
    <message>
        <source>The points of every opponent who was beaten, and half of them after a draw.</source>
        <translation>Body každého poraženého soupeře a polovina bodů po remíze.</translation>
    </message>
    <message>
        <source>The sum of the points after each round.</source>
        <translation>Součet bodů po jednotlivých kolech.</translation>
    </message>
    <message>
        <source>The rounds that brought as many points as a win, played or not.</source>
        <translation>Kola, za která je tolik bodů co za výhru, odehraná i neodehraná.</translation>
    </message>
    <message>
        <source>The games played with Black.</source>
        <translation>Partie odehrané černými.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents who have one.</source>
        <translation>Průměr ratingů soupeřů, kteří rating mají.</translation>
    </message>
    <message>
        <source>All IMPs won, divided by all IMPs lost.</source>
        <translation>Všechny získané IMP dělené všemi ztracenými IMP.</translation>
    </message>
    <message>
        <source>All IMPs won less all IMPs lost.</source>
        <translation>Všechny získané IMP minus všechny ztracené IMP.</translation>
    </message>
    <message>
        <source>The VPs of every opponent, times the share of a match&apos;s VPs that was got from them.</source>
        <translation>VP každého soupeře krát podíl VP zápasu, který na něm byl získán.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>VPs among them</source>
        <translation>VP mezi nimi</translation>
    </message>
    <message>
        <source>The VPs in the matches of those who are level, where all have met.</source>
        <translation>VP ze vzájemných zápasů těch, kdo mají stejně, pokud se utkali všichni.</translation>
    </message>
    <message>
        <source>IMPs among them</source>
        <translation>IMP mezi nimi</translation>
    </message>
    <message>
        <source>Net IMPs in the matches of those who are level, where all have met.</source>
        <translation>Rozdíl IMP ze vzájemných zápasů těch, kdo mají stejně, pokud se utkali všichni.</translation>
    </message>
    <message>
        <source>IMPs between two</source>
        <translation>IMP mezi dvěma</translation>
    </message>
    <message>
        <source>Net IMPs in the match of two who are level; of no use for three or more.</source>
        <translation>Rozdíl IMP ze zápasu dvou, kteří mají stejně; třem a více nepomůže.</translation>
    </message>
    <message>
        <source>IMPs against the next</source>
        <translation>IMP proti dalšímu</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Vyhrané zápasy</translation>
    </message>
    <message>
        <source>Matches won at the table.</source>
        <translation>Zápasy vyhrané u stolu.</translation>
    </message>
    <message>
        <source>Percentage of matches won</source>
        <translation>Procento vyhraných zápasů</translation>
    </message>
    <message>
        <source>The percentage of matches won at the table; a drawn one counts half.</source>
        <translation>Kolik procent zápasů u stolu je vyhraných; remíza platí za polovinu výhry.</translation>
    </message>
    <message>
        <source>Points per board</source>
        <translation>Body na rozdání</translation>
    </message>
    <message>
        <source>The VPs of the matches at the table, divided by the boards that were played in them.</source>
        <translation>VP ze zápasů u stolu, dělená počtem rozdání, která se v nich hrála.</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name} ({code})</translation>
    </message>
    <message>
        <source>Unknown here and ignored, but kept for report files: {codes}.</source>
        <translation>Tady neznámé, proto se nepoužije, ale v souborech TRF zůstává: {codes}.</translation>
    </message>
    <message>
        <source>Changed after round {round}, when they had been announced. Before: {codes}.</source>
        <translation>Změněno po kole {round}, kdy už bylo ohlášeno. Předtím: {codes}.</translation>
    </message>
    <message>
        <source>ranking: {criteria}</source>
        <translation>pořadí určuje: {criteria}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Přidá</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Poznámka</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) who are level were not met.</source>
        <translation>
            <numerusform>Se stejným hodnocením, ale bez setkání: %n účastník.</numerusform>
            <numerusform>Se stejným hodnocením, ale bez setkání: %n účastníci.</numerusform>
            <numerusform>Se stejným hodnocením, ale bez setkání: %n účastníků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level, but not met: {names}.</source>
        <translation>Se stejným hodnocením, ale bez setkání: {names}.</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Opponent&apos;s score, result</source>
        <translation>Body soupeře, výsledek</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating, result</source>
        <translation>Rating soupeře, výsledek</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>not played: counts as a game against somebody with as many points</source>
        <translation>nehráno: počítá se jako partie s někým se stejným počtem bodů</translation>
    </message>
    <message>
        <source>the opponent&apos;s byes at the end count as draws</source>
        <translation>volna soupeře na konci se počítají jako remízy</translation>
    </message>
    <message>
        <source>the least, left out</source>
        <translation>nejmenší, vynechá se</translation>
    </message>
    <message>
        <source>stayed away, so it is the one left out</source>
        <translation>nepřišel, proto se vynechá toto</translation>
    </message>
    <message>
        <source>the greatest, left out</source>
        <translation>největší, vynechá se</translation>
    </message>
    <message>
        <source>has no rating, left out</source>
        <translation>nemá rating, vynechá se</translation>
    </message>
    <message>
        <source>less than the limit, left out</source>
        <translation>méně než hranice, vynecháno</translation>
    </message>
    <message>
        <source>met nobody rated, left out</source>
        <translation>bez soupeře s ratingem, vynecháno</translation>
    </message>
    <message>
        <source>half a match: half of the opponent&apos;s VPs</source>
        <translation>poloviční zápas: polovina VP soupeře</translation>
    </message>
    <message>
        <source>half a match: counts as a whole one</source>
        <translation>poloviční zápas: počítá se jako celý</translation>
    </message>
    <message>
        <source>not played: as against these VPs, no more than draws in all rounds give</source>
        <translation>nehráno: jako proti těmto VP, nejvýše tolika, kolik dají remízy ve všech kolech</translation>
    </message>
    <message>
        <source>The rounds without byes that were asked for and games lost by forfeit.</source>
        <translation>Kola bez vyžádaných volen a bez proher kontumací.</translation>
    </message>
    <message>
        <source>1 per round with more points than the opponent, ½ for equal; a bye compares with a draw.</source>
        <translation>1 za kolo s více body, než měl soupeř, ½ za stejně; volno se porovnává s remízou.</translation>
    </message>
    <message>
        <source>Buchholz as if all last games had been drawn: it is known before they are played.</source>
        <translation>Buchholz, jako by všechny poslední partie skončily remízou: známý dřív, než se hrají.</translation>
    </message>
    <message>
        <source>Points in games of level players; if some have not met, only a sure leader is ahead.</source>
        <translation>Body z partií těch, kdo mají stejně; pokud někteří spolu nehráli, je výše jen jistý první.</translation>
    </message>
    <message>
        <source>VPs in matches of level teams; if some have not met, only a sure leader is ahead.</source>
        <translation>VP ze zápasů těch, kdo mají stejně; pokud někteří spolu nehráli, je výše jen jistý první.</translation>
    </message>
    <message>
        <source>Net IMPs against the next team that all level teams met, and so on until they differ.</source>
        <translation>Rozdíl IMP proti dalšímu družstvu, s nímž hráli všichni, kdo mají stejně, a tak dál, až se liší.</translation>
    </message>
    <message>
        <source>not played: as against these points, no more than the opponent has</source>
        <translation>nehráno: jako proti těmto bodům, nejvýše kolik má soupeř</translation>
    </message>
    <message>
        <source>A lot each, 1 the best, by the event&apos;s first name and round; alike on every computer.</source>
        <translation>Každý má los, 1 je nejlepší, podle prvního názvu a kola turnaje; na každém počítači stejný.</translation>
    </message>
    <message>
        <source>not played: counts as a game against these points, at most what draws in all rounds give</source>
        <translation>nehráno: jako partie proti těmto bodům, nejvýše kolik dávají remízy ve všech kolech</translation>
    </message>
</context>
<context>
    <name>TieRulesMenu</name>
    <message>
        <source>&amp;Open a File…</source>
        <translation>&amp;Otevřít soubor…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>&amp;Uložit do souboru…</translation>
    </message>
    <message>
        <source>Open Tie-breaks</source>
        <translation>Otevřít hodnocení</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>pomocná hodnocení</translation>
    </message>
    <message>
        <source>Save the Tie-breaks</source>
        <translation>Uložit hodnocení</translation>
    </message>
    <message>
        <source>Tie-breaks (*{suffix})</source>
        <translation>Hodnocení (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>{value}, changed by {change}</source>
        <translation>{value}, změna o&#xa0;{change}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Point at a row or at the curve to read off all scales there; the wheel zooms the curve.</source>
        <translation>Ukažte na řádek nebo na křivku a odečtete tam všechny škály; kolečko křivku přiblíží.</translation>
    </message>
    <message>
        <source>Ctrl+P prints or exports what you see. F1 explains what you are working on.</source>
        <translation>Ctrl+P vytiskne nebo exportuje to, co vidíte. F1 vysvětlí, u čeho právě jste.</translation>
    </message>
    <message>
        <source>{number} of {all}: {hint}</source>
        <translation>{number} z {all}: {hint}</translation>
    </message>
    <message>
        <source>No More Hints</source>
        <translation>Už žádné rady</translation>
    </message>
    <message>
        <source>Ctrl+D pins a board count. “Compare” takes several at once, as 7, 14, 20, 28.</source>
        <translation>Ctrl+D připne počet rozdání. „Porovnat“ jich vezme několik najednou: 7, 14, 20, 28.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Type the number of boards, or use the arrows or the wheel: table and curve follow.</source>
        <translation>Napište počet rozdání, nebo ho měňte šipkami či kolečkem: tabulka a křivka se přizpůsobí.</translation>
    </message>
</context>
<context>
    <name>TournamentError</name>
    <message>
        <source>With players {first} and {second} together, round {round} cannot be paired.</source>
        <translation>Když spolu hrají {first} a {second}, nelze kolo {round} vylosovat.</translation>
    </message>
    <message>
        <source>Nobody is present to be paired in round {round}.</source>
        <translation>V kole {round} není koho losovat.</translation>
    </message>
    <message>
        <source>{name} has an opponent in round {round}. Change the pairing first.</source>
        <translation>{name} má v kole {round} soupeře. Nejprve změňte rozlosování.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: {name} has no opponent in it, so a bye of some kind stays.</source>
        <translation>Kolo {round} je vylosováno a {name} v něm nemá soupeře, takže nějaké volno musí zůstat.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: from then on all numbers stay as they are.</source>
        <translation>Kolo {round} je vylosováno: od té chvíle zůstávají všechna čísla, jak jsou.</translation>
    </message>
    <message>
        <source>Two players have the number {number}.</source>
        <translation>Číslo {number} mají dva hráči.</translation>
    </message>
    <message>
        <source>Player {number} meets nobody else in round {round}.</source>
        <translation>Hráč {number} nemá v kole {round} jiného soupeře než sebe.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {most} rows.</source>
        <translation>Tabulka je příliš velká; může mít nejvýše {most} řádků.</translation>
    </message>
    <message>
        <source>The table is too wide; it can have {most} columns.</source>
        <translation>Tabulka je příliš široká; může mít nejvýše {most} sloupců.</translation>
    </message>
    <message>
        <source>There is no column with names; give it the heading Name.</source>
        <translation>Chybí sloupec se jmény; dejte mu nadpis Jméno nebo Name.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>Dva sloupce mají nadpis {found}.</translation>
    </message>
    <message>
        <source>The name is missing here.</source>
        <translation>Tady chybí jméno.</translation>
    </message>
    <message>
        <source>Cells in this row: {cells}; columns: {columns}.</source>
        <translation>Buněk v tomto řádku: {cells}, ale sloupců je {columns}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>V tomto řádku nebo nad ním chybí uvozovka, nebo je na špatném místě.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs such as 45-23, or VPs such as 13.2-6.8.</source>
        <translation>„{typed}“ není výsledek. Napište IMP, třeba 45-23, nebo VP, třeba 13,2-6,8.</translation>
    </message>
    <message>
        <source>“{typed}” is not a valid value of a bye. Type its VPs, such as 12 or 10.5.</source>
        <translation>„{typed}“ není platná hodnota volna. Napište jeho VP, třeba 12 nebo 10,5.</translation>
    </message>
    <message>
        <source>All rounds of the round robin ({rounds}) are drawn: everybody has met everybody.</source>
        <translation>Všechna kola ({rounds}) jsou vylosována: každý hrál s každým.</translation>
    </message>
    <message>
        <source>Fewer than two teams are present in round {round}: nothing can be drawn.</source>
        <translation>V kole {round} nejsou ani dvě družstva: není co losovat.</translation>
    </message>
    <message>
        <source>Team {team} is absent in round {round}.</source>
        <translation>Družstvo {team} v kole {round} není.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} met in round {met}: they can meet again only in a Danish round.</source>
        <translation>Družstva {team} a {other} spolu hrála v kole {met}: znovu mohou hrát jen v kole dánského systému.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} must not meet in round {round}.</source>
        <translation>Družstva {team} a {other} v kole {round} nesmějí hrát spolu.</translation>
    </message>
    <message>
        <source>If teams {team} and {other} meet in round {round}, the others cannot be drawn any more.</source>
        <translation>Když v kole {round} hrají spolu družstva {team} a {other}, ostatní už nejde vylosovat.</translation>
    </message>
    <message>
        <source>IMPs cannot be turned into VPs: {reason}</source>
        <translation>IMP nelze převést na VP: {reason}</translation>
    </message>
    <message>
        <source>This scale turns percentages into VPs; matches need one of IMPs.</source>
        <translation>Tato škála převádí na VP procenta; zápasy potřebují škálu pro IMP.</translation>
    </message>
    <message>
        <source>IMPs are whole numbers from 0, not {imps}.</source>
        <translation>IMP jsou celá čísla od 0, ne {imps}.</translation>
    </message>
    <message>
        <source>{found} is not a result that earns points; use W, D, L, F, H, Z, + or -.</source>
        <translation>{found} není výsledek, za který jsou body; výsledky jsou W, D, L, F, H, Z, + -.</translation>
    </message>
    <message>
        <source>A bonus or penalty belongs to a drawn round; {found} is not one.</source>
        <translation>Bonus nebo penalizace patří do kola, které je vylosováno; {found} takové není.</translation>
    </message>
    <message>
        <source>Player {number} is not entered.</source>
        <translation>Hráč {number} není přihlášen.</translation>
    </message>
    <message>
        <source>The points are missing here.</source>
        <translation>Chybí tu body.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for these points of player {number}: {points}.</source>
        <translation>Soubor TRF nemá pro tyto body hráče {number} místo: {points}.</translation>
    </message>
    <message>
        <source>The file is too large to be a report file.</source>
        <translation>Soubor je na soubor TRF příliš velký.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Tento řádek je příliš dlouhý.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; a number belongs there.</source>
        <translation>Ve sloupcích {first} až {last} je {found}; patří tam číslo.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} are blank; a number belongs there.</source>
        <translation>Sloupce {first} až {last} jsou prázdné; patří tam číslo.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; points belong there, such as 4.5.</source>
        <translation>Ve sloupcích {first} až {last} je {found}; patří tam body, třeba 4.5.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>Na místě čísla je {found}.</translation>
    </message>
    <message>
        <source>Points such as 4.5 belong here, not {found}.</source>
        <translation>Na místě bodů, třeba 4.5, je {found}.</translation>
    </message>
    <message>
        <source>{found} is not a known code of a point system.</source>
        <translation>{found} není známý kód bodování.</translation>
    </message>
    <message>
        <source>There are no players (records 001) in the file.</source>
        <translation>V souboru nejsou žádní hráči (záznamy 001).</translation>
    </message>
    <message>
        <source>The file says something else here than in a line above: {found}.</source>
        <translation>Soubor tu uvádí něco jiného než na řádku výše: {found}.</translation>
    </message>
    <message>
        <source>The rating list has more than {most} players.</source>
        <translation>Ratingová listina má více než {most} hráčů.</translation>
    </message>
    <message>
        <source>The rating list that is kept is damaged; choose it again.</source>
        <translation>Uchovaná ratingová listina je poškozená; vyberte ji znovu.</translation>
    </message>
    <message>
        <source>Round 1 of the knock-out is drawn: take it back first (Shift+F9).</source>
        <translation>Kolo 1 vyřazovací fáze je vylosováno: nejdřív los zrušte (Shift+F9).</translation>
    </message>
    <message>
        <source>All rounds are drawn, and there are results: the entrants stay as they are.</source>
        <translation>Všechna kola jsou vylosována a jsou výsledky: účastníci už se nemění.</translation>
    </message>
    <message>
        <source>The number {number} appears twice.</source>
        <translation>Číslo {number} je tam dvakrát.</translation>
    </message>
    <message>
        <source>Number {number} of round {round} is not entered.</source>
        <translation>Číslo {number} z kola {round} není přihlášeno.</translation>
    </message>
    <message>
        <source>Number {number} appears twice in round {round}.</source>
        <translation>Číslo {number} je v kole {round} dvakrát.</translation>
    </message>
    <message>
        <source>Number {number} meets nobody else in round {round}.</source>
        <translation>Číslo {number} se v kole {round} s nikým nepotká.</translation>
    </message>
    <message>
        <source>{found} is not a FIDE number, which has 11 digits at most.</source>
        <translation>{found} není číslo FIDE, které má nejvýše 11 číslic.</translation>
    </message>
    <message>
        <source>{found} is not a date of birth, such as 1990/05/31, 31.5.1990 or 1990.</source>
        <translation>{found} není datum narození, jako 1990/05/31, 31.5.1990 nebo 1990.</translation>
    </message>
    <message>
        <source>{found} is not a date, such as 2026/05/31 or 31.5.2026.</source>
        <translation>{found} není datum, jako 2026/05/31 nebo 31.5.2026.</translation>
    </message>
    <message>
        <source>{found} is neither m nor w.</source>
        <translation>{found} není m ani w.</translation>
    </message>
    <message>
        <source>{found} is not a federation, such as CZE.</source>
        <translation>{found} není federace, jako CZE.</translation>
    </message>
    <message>
        <source>There are no names in the table.</source>
        <translation>V tabulce nejsou jména.</translation>
    </message>
    <message>
        <source>{found} is not a valid number; numbers go from 1 to {most}.</source>
        <translation>{found} není číslo; čísla jsou od 1 do {most}.</translation>
    </message>
    <message>
        <source>{found} is not a rating or strength, which is a number from 0 to {most}.</source>
        <translation>{found} není rating ani síla, což je číslo od 0 do {most}.</translation>
    </message>
    <message>
        <source>The event has no name.</source>
        <translation>Turnaj nemá název.</translation>
    </message>
    <message>
        <source>The city is missing.</source>
        <translation>Chybí město.</translation>
    </message>
    <message>
        <source>The federation of the event is missing.</source>
        <translation>Chybí federace turnaje.</translation>
    </message>
    <message>
        <source>The start date is missing.</source>
        <translation>Chybí den začátku.</translation>
    </message>
    <message>
        <source>The end date is missing.</source>
        <translation>Chybí den konce.</translation>
    </message>
    <message>
        <source>The chief arbiter is missing.</source>
        <translation>Chybí hlavní rozhodčí.</translation>
    </message>
    <message>
        <source>The time control is missing.</source>
        <translation>Chybí tempo.</translation>
    </message>
    <message>
        <source>The date of round {round} is missing.</source>
        <translation>Chybí datum kola {round}.</translation>
    </message>
    <message>
        <source>Results missing in round {round}: {count}.</source>
        <translation>Kolo {round}: chybí výsledků: {count}.</translation>
    </message>
    <message>
        <source>Rounds drawn: {drawn} of {planned}.</source>
        <translation>Vylosovaných kol je {drawn} z {planned}.</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>{name}: the FIDE number is missing.</source>
        <translation>{name}: chybí číslo FIDE.</translation>
    </message>
    <message>
        <source>{name}: the date of birth is missing.</source>
        <translation>{name}: chybí datum narození.</translation>
    </message>
    <message>
        <source>{name}: the sex is missing.</source>
        <translation>{name}: chybí pohlaví.</translation>
    </message>
    <message>
        <source>{name}: the federation is missing.</source>
        <translation>{name}: chybí federace.</translation>
    </message>
    <message>
        <source>{name} and {other} have the same FIDE number.</source>
        <translation>{name} a {other} mají stejné číslo FIDE.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type 1, = or 0; ½-0 or 0-0; +-, -+ or -- for a forfeit.</source>
        <translation>„{typed}“ není výsledek. Napište 1, = nebo 0; ½-0 nebo 0-0; +-, -+ nebo -- pro kontumaci.</translation>
    </message>
    <message>
        <source>This triangle is played over two rounds: type its results in the second.</source>
        <translation>Tato trojice se hraje dvě kola: výsledky napište ve druhém.</translation>
    </message>
    <message>
        <source>This table would repeat matches of the rounds drawn so far.</source>
        <translation>Tato tabulka by opakovala zápasy už vylosovaných kol.</translation>
    </message>
    <message>
        <source>Number {team} plays a triangle in round {round} that began in the round before.</source>
        <translation>Číslo {team} hraje v kole {round} trojici, která začala v předchozím kole.</translation>
    </message>
    <message>
        <source>There are results already; the scale stays one of percentages, or of IMPs.</source>
        <translation>Výsledky už jsou; škála zůstává procentní, nebo v IMP.</translation>
    </message>
    <message>
        <source>{found} is not a time, such as 14:30.</source>
        <translation>{found} není čas, jako 14:30.</translation>
    </message>
    <message>
        <source>{found} is not a time control in seconds, such as 5400+30 or 40/6000+30:900+30.</source>
        <translation>{found} není tempo v sekundách, jako 5400+30 nebo 40/6000+30:900+30.</translation>
    </message>
    <message>
        <source>The end date, {end}, is before the start date, {begin}.</source>
        <translation>Konec {end} je před začátkem {begin}.</translation>
    </message>
    <message>
        <source>An event has 1 to {most} rounds.</source>
        <translation>Turnaj má 1 až {most} kol.</translation>
    </message>
    <message>
        <source>{found} is not a colour; use W or B.</source>
        <translation>{found} není barva; barvy jsou W a B.</translation>
    </message>
    <message>
        <source>{found} is not a setting of XXC; use white1, black1 or rank.</source>
        <translation>{found} není nastavení XXC; jsou white1, black1 a rank.</translation>
    </message>
    <message>
        <source>{found} is not a valid bye; use F, H or Z.</source>
        <translation>{found} není volno; jsou F, H a Z.</translation>
    </message>
    <message>
        <source>Round {last} comes before round {first}.</source>
        <translation>Kolo {last} je před kolem {first}.</translation>
    </message>
    <message>
        <source>Enter at least two players here.</source>
        <translation>Patří sem aspoň dva hráči.</translation>
    </message>
    <message>
        <source>Player {number} has two different byes in round {round}.</source>
        <translation>Hráč {number} má v kole {round} dvě různá volna.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, who is not entered.</source>
        <translation>V kole {round} má hráč {number} za soupeře hráče {other}, který není přihlášen.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, but player {other} meets nobody.</source>
        <translation>V kole {round} má hráč {number} za soupeře hráče {other}, ale hráč {other} nemá nikoho.</translation>
    </message>
    <message>
        <source>In round {round} the players {number} and {other} have the same colour.</source>
        <translation>V kole {round} mají hráči {number} a {other} stejnou barvu.</translation>
    </message>
    <message>
        <source>In round {round} neither player {number} nor player {other} has a colour.</source>
        <translation>V kole {round} nemá barvu ani hráč {number}, ani hráč {other}.</translation>
    </message>
    <message>
        <source>In round {round} player {number} has the result “{mine}” without an opponent.</source>
        <translation>V kole {round} má hráč {number} výsledek „{mine}“ bez soupeře.</translation>
    </message>
    <message>
        <source>The starting rank of a player is above 0.</source>
        <translation>Startovní číslo hráče je větší než 0.</translation>
    </message>
    <message>
        <source>Column {column} holds {found}, but should be blank; the columns are shifted.</source>
        <translation>Ve sloupci {column} je {found}, ale do žádného pole nepatří; sloupce jsou posunuté.</translation>
    </message>
    <message>
        <source>Round {round}: {found} in column {column} is not a colour; use w, b or -.</source>
        <translation>Kolo {round}: {found} ve sloupci {column} není barva; jsou w, b a -.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for a result of this worth: {points}.</source>
        <translation>Soubor TRF nemá místo pro výsledek, za který je {points} b.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no VPs with two decimals; save a teams event as an event.</source>
        <translation>Soubor TRF nemá VP na dvě desetinná místa; turnaj družstev uložte jako turnaj.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for the number {number}; it ends at {most}.</source>
        <translation>Soubor TRF nemá místo pro číslo {number}; končí u {most}.</translation>
    </message>
    <message>
        <source>This is an event of vpdesk itself. Open it there, and write a report file (TRF) of it.</source>
        <translation>Toto je turnaj vpdesku. Otevřete ho v něm a zapište z něj soubor TRF.</translation>
    </message>
    <message>
        <source>The report file is of the type {type}, which is not drawn by the Dutch rules.</source>
        <translation>Soubor TRF je typu {type}, který se nelosuje holandským systémem.</translation>
    </message>
    <message>
        <source>Team {team} came after round 1 was drawn: the round robin has no place for it.</source>
        <translation>Družstvo {team} přišlo po vylosování 1. kola: v tabulce každého s každým pro ně není místo.</translation>
    </message>
    <message>
        <source>Round {round} needs a repeated match: make it a Danish round, which allows that.</source>
        <translation>Kolo {round} potřebuje opakovaný zápas: hrajte ho dánským systémem, který to dovoluje.</translation>
    </message>
    <message>
        <source>Round {round} has no allowed triangle: let teams be in one by turns, or the first three.</source>
        <translation>V kole {round} není dovolená trojice: nechte družstva hrát trojici střídavě, nebo dovolte i první tři.</translation>
    </message>
    <message>
        <source>Patton has to be chosen before the first result; there are results without board points.</source>
        <translation>Pattona je třeba zvolit před prvním výsledkem; tady jsou výsledky bez bodů za rozdání.</translation>
    </message>
    <message>
        <source>White and Black get different points for a result; this program has one value for both.</source>
        <translation>Bílý a černý mají za stejný výsledek různé body; tento program má pro oba jednu hodnotu.</translation>
    </message>
    <message>
        <source>This is not a rating list: no FIDE columns, and no headings such as Name and Rating.</source>
        <translation>Toto není ratingová listina: nemá sloupce FIDE ani záhlaví jako Jméno a Rating.</translation>
    </message>
    <message>
        <source>{name} is in rounds that are drawn: give the last round before the withdrawal.</source>
        <translation>{name} je ve vylosovaných kolech: zadejte poslední kolo před odstoupením.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type the board points, 2 per board won, such as 19-13.</source>
        <translation>„{typed}“ není výsledek. Napište body rozdání, 2 za vyhrané, třeba 19-13.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs and board points, 2 per board won: 24-17 13-7.</source>
        <translation>„{typed}“ není výsledek. Napište IMP a body za rozdání, 2 za vyhrané: 24-17 13-7.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type per cent of NS (57.5), or VPs with the word (13.2 vp).</source>
        <translation>„{typed}“ není výsledek. Napište procenta NS (57,5), nebo VP se slovem (13,2 vp).</translation>
    </message>
    <message>
        <source>{team} came after round 1 was drawn: the round robin has no place for this player.</source>
        <translation>{team} přibyl po vylosování 1. kola: v tabulce každého s každým pro něj není místo.</translation>
    </message>
    <message>
        <source>Round {round} needs a forbidden match: allow some, or make it a Danish round.</source>
        <translation>Kolo {round} potřebuje zakázaný zápas: některý dovolte, nebo hrajte kolo dánským systémem.</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat. Type H (NS) or V (EW), a table from 1 to 999, or both, as H3.</source>
        <translation>„{typed}“ není místo. Napište H (NS) nebo V (EW), stůl od 1 do 999, nebo obojí, třeba H3.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but {other} meets {third}.</source>
        <translation>V kole {round} hraje hráč {number} s hráčem {other}, ale hráč {other} s hráčem {third}.</translation>
    </message>
    <message>
        <source>Round {round}: “{mine}” of player {number} does not go with “{theirs}” of {other}.</source>
        <translation>Kolo {round}: „{mine}“ hráče {number} nesouhlasí s „{theirs}“ hráče {other}.</translation>
    </message>
    <message>
        <source>Round {round}: player {number} has “{mine}”, as without an opponent, but meets {other}.</source>
        <translation>Kolo {round}: hráč {number} má „{mine}“, jako bez soupeře, ale hraje s hráčem {other}.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but has a bye in a record 240.</source>
        <translation>V kole {round} hraje hráč {number} s hráčem {other}, ale podle záznamu 240 má volno.</translation>
    </message>
    <message>
        <source>Round {round}, column {column}: {found} is not a result; use 1 = 0 + - W D L U F H Z.</source>
        <translation>Kolo {round}: {found} ve sloupci {column} není výsledek; jsou 1, =, 0, +, -, W, D, L, U, F, H a Z.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired by the rules without a rematch or a second bye.</source>
        <translation>Kolo {round} nelze podle pravidel vylosovat bez opakovaného zápasu nebo druhého volna.</translation>
    </message>
    <message>
        <source>Player {number}: columns 81-84 say {told}, results {computed}; correct, or add record 162.</source>
        <translation>Hráč {number}: sloupce 81–84 mají {told}, výsledky dávají {computed}; opravte to, nebo přidejte záznam 162.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type points (2.5-1.5, to {boards}), boards (1=01), +-, -+, --.</source>
        <translation>„{typed}“ není výsledek. Napište body (2,5-1,5, do {boards}), šachovnice (1=01) nebo +-, -+, --.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired without a forbidden pair: allow some in this round.</source>
        <translation>Kolo {round} nelze vylosovat bez zakázané dvojice: některou v tomto kole povolte.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type IMPs such as 45-23.</source>
        <translation>„{typed}“ není výsledek vyřazovacího zápasu, ten nemá VP. Napište IMP, třeba 45-23.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type per cent of NS (57.5).</source>
        <translation>„{typed}“ není výsledek vyřazovacího zápasu, ten nemá VP. Napište procenta NS (57,5).</translation>
    </message>
</context>
<context>
    <name>TournamentFileError</name>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}: Takový soubor neexistuje.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}: To je složka nebo zařízení.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}: Tento soubor nesmíte číst.</translation>
    </message>
    <message>
        <source>{file}: This is not an event of vpdesk.</source>
        <translation>{file}: To není turnaj programu vpdesk.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged, and there is no backup of it beside it.</source>
        <translation>{file}: Soubor je poškozený a vedle něj není žádná záloha.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged; open its newest backup, “{backup}”.</source>
        <translation>{file}: Soubor je poškozený; otevřete jeho nejnovější zálohu „{backup}“.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: This is not a pairs evening of vpdesk.</source>
        <translation>{file}: To není párový večer programu vpdesk.</translation>
    </message>
    <message>
        <source>{file}: A newer version of vpdesk has written this file; open it with that one.</source>
        <translation>{file}: Tento soubor zapsala novější verze vpdesku; otevřete ho v ní.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reason}”.</source>
        <translation>{file}: Soubor nelze přečíst; počítač hlásí „{reason}“.</translation>
    </message>
    <message>
        <source>{file} is open in another window or on another computer, so here it can only be read.</source>
        <translation>Soubor {file} je otevřený v jiném okně nebo na jiném počítači, proto ho tu lze jen číst.</translation>
    </message>
    <message>
        <source>{file} is write-protected, so it can only be read; save it under another name to go on.</source>
        <translation>Soubor {file} je chráněn proti zápisu, lze ho jen číst; chcete-li pokračovat, uložte ho jinak.</translation>
    </message>
    <message>
        <source>{file}: The file “{other}” beside it is not from vpdesk; move that away and open it again.</source>
        <translation>{file}: Soubor „{other}“ vedle něj není z vpdesku; přesuňte ho jinam a otevřete tento znovu.</translation>
    </message>
    <message>
        <source>{file} can only be read here; save it under another name to change it.</source>
        <translation>Soubor {file} tu lze jen číst; chcete-li ho změnit, uložte ho pod jiným jménem.</translation>
    </message>
    <message>
        <source>{file}: This event has stages, groups or adjustments: use “vpdesk-cli event”.</source>
        <translation>{file}: Tento turnaj má fáze, skupiny nebo úpravy: použijte „vpdesk-cli event“.</translation>
    </message>
    <message>
        <source>{file}: The file is too large or holds what no file of vpdesk has, so it is not opened.</source>
        <translation>{file}: Soubor je příliš velký nebo obsahuje, co žádný soubor vpdesku nemá, proto se neotevřel.</translation>
    </message>
</context>
<context>
    <name>TradePicture</name>
    <message>
        <source>{name}: quality {quality}, simplicity {simplicity}</source>
        <translation>{name}: kvalita {quality}, jednoduchost {simplicity}</translation>
    </message>
    <message>
        <source>Simplicity</source>
        <translation>Jednoduchost</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Kvalita</translation>
    </message>
</context>
<context>
    <name>TwoScales</name>
    <message>
        <source>By</source>
        <translation>Podle</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Počítá se</translation>
    </message>
    <message>
        <source>{team} won</source>
        <translation>{team}: získáno</translation>
    </message>
    <message>
        <source>{team} VP</source>
        <translation>{team}: VP</translation>
    </message>
    <message>
        <source>By boards {boards}, together {together}</source>
        <translation>Podle rozdání {boards}, celkem {together}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Dohromady</translation>
    </message>
    <message>
        <source>Halved by boards, as the director adjusted them: {boards}.</source>
        <translation>Podle rozdání nerozhodně, protože je rozhodčí upravil: {boards}.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Done: {step}</source>
        <translation>Hotovo: {step}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Znovu: {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Zpět: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Vráceno zpět: {step}</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message numerus="yes">
        <source>“{name}”: %n change(s) not on the disk yet</source>
        <translation>
            <numerusform>„{name}“: %n změna ještě není na disku</numerusform>
            <numerusform>„{name}“: %n změny ještě nejsou na disku</numerusform>
            <numerusform>„{name}“: %n změn ještě není na disku</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes that were not saved last time do not fit their file: see “{name}”.</source>
        <translation>Změny, které se minule neuložily, už souboru neodpovídají: viz „{name}“.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” now has %n change(s) that were not saved last time.</source>
        <translation>
            <numerusform>„{name}“ má teď %n změnu, která se minule neuložila.</numerusform>
            <numerusform>„{name}“ má teď %n změny, které se minule neuložily.</numerusform>
            <numerusform>„{name}“ má teď %n změn, které se minule neuložily.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewsRow</name>
    <message>
        <source>By boards</source>
        <translation>Podle počtu rozdání</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Tepelná mapa</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>“{name}” is being saved.</source>
        <translation>„{name}“ se ukládá.</translation>
    </message>
    <message>
        <source>Stay Here</source>
        <translation>Zůstat zde</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Recent</source>
        <translation>Naposledy</translation>
    </message>
    <message>
        <source>Samples to try</source>
        <translation>Ukázky na vyzkoušení</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>už tam není</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dnes</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>včera</translation>
    </message>
</context>
</TS>
