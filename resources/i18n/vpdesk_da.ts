<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About vpdesk</source>
        <translation>Om vpdesk</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenser</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Kopier alt</translation>
    </message>
    <message>
        <source>Copies all versions, for a report of an error</source>
        <translation>Kopierer alle versioner til en fejlmelding</translation>
    </message>
    <message>
        <source>Open Lo&amp;g Folder</source>
        <translation>Åbn lo&amp;gmappen</translation>
    </message>
    <message>
        <source>IMPs to Victory Points, for the people who direct bridge tournaments.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013).

Free software: use it, pass it on and change it as you like.</source>
        <translation>Fra IMP til kamppoint, for dem, der leder bridgeturneringer.

Skalaerne er dem fra den tekniske rapport fra WBF’s Scoring Panel (P.&#xa0;Buchen, 2013).

Fri software: brug den, giv den videre, og ændr den, som du vil.</translation>
    </message>
    <message>
        <source>Log folder: {folder}</source>
        <translation>Logmappe: {folder}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>mangler</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Licensens tekst</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabel</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>&amp;Side om side</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Forskelle</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Som &amp;systemet</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lyst</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mørkt</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gentag</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>Copy with &amp;Headings</source>
        <translation>Kopier med &amp;overskrifter</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Marker alt</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Indstillinger…</translation>
    </message>
    <message>
        <source>&amp;Pin or Unpin These Boards</source>
        <translation>F&amp;astgør eller frigør dette antal spil</translation>
    </message>
    <message>
        <source>&amp;Unpin All</source>
        <translation>F&amp;rigør alle</translation>
    </message>
    <message>
        <source>&amp;More Boards</source>
        <translation>F&amp;lere spil</translation>
    </message>
    <message>
        <source>&amp;Fewer Boards</source>
        <translation>Færr&amp;e spil</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Præsenter</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>&amp;Pins</source>
        <translation>&amp;Fastgjorte</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Resultat</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>Kræ&amp;ves for KP</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Stø&amp;rre tekst</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <translation>&amp;Mindre tekst</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>&amp;Normal tekst</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Nulstil &amp;layout</translation>
    </message>
    <message>
        <source>vpdesk &amp;Help</source>
        <translation>&amp;Hjælp til vpdesk</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastaturgenveje</translation>
    </message>
    <message>
        <source>What’s &amp;New</source>
        <translation>&amp;Nyheder</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Åbn &amp;logmappen</translation>
    </message>
    <message>
        <source>&amp;About vpdesk</source>
        <translation>&amp;Om vpdesk</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Filer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Rediger</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gå til</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Noget gik galt</translation>
    </message>
    <message>
        <source>Something went wrong. Your work is still on screen, and you can go on.
If it happens again, send the details to the makers of vpdesk.</source>
        <translation>Noget gik galt. Dit arbejde er stadig på skærmen, og du kan fortsætte.
Hvis det sker igen, så send detaljerne til folkene bag vpdesk.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detaljer</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Kopier detaljer</translation>
    </message>
    <message>
        <source>&amp;Open Log Folder</source>
        <translation>Åbn &amp;logmappen</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>{curve}: steps</source>
        <translation>{curve}: trin</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indhold</translation>
    </message>
    <message>
        <source>type {size} pt, legible from {metres} m</source>
        <translation>skrift {size} pt, læselig på {metres} m</translation>
    </message>
    <message>
        <source>Card {card} / {cards}</source>
        <translation>Kort {card} / {cards}</translation>
    </message>
    <message>
        <source>Page {page} / {pages}</source>
        <translation>Side {page} / {pages}</translation>
    </message>
    <message>
        <source>Made by {program}</source>
        <translation>Lavet med {program}</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurver</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export and Print</source>
        <translation>Eksporter og udskriv</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Afbrudt; intet blev skrevet.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>Uds&amp;kriv…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;ksporter</translation>
    </message>
    <message>
        <source>Type of {size} points: legible from {metres} m.</source>
        <translation>Skriftstørrelse {size} punkt: kan læses på {metres} m afstand.</translation>
    </message>
    <message>
        <source>Type of {size} points.</source>
        <translation>Skriftstørrelse {size} punkt.</translation>
    </message>
    <message>
        <source>Enter a name for the file.</source>
        <translation>Skriv et navn til filen.</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Eksporteret til {path}</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>Kopieret til udklipsholderen</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Sendt til printeren</translation>
    </message>
    <message>
        <source>“{name}” is there already. Replace it?</source>
        <translation>»{name}« findes allerede. Skal den erstattes?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Erstat</translation>
    </message>
    <message>
        <source>The beginning of the file</source>
        <translation>Begyndelsen af filen</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Eksportens forløb</translation>
    </message>
</context>
<context>
    <name>ExportError</name>
    <message>
        <source>The printer does not take the pages; see that it is switched on and connected, or choose PDF instead.</source>
        <translation>Printeren tager ikke imod siderne; se efter, at den er tændt og tilsluttet, eller vælg PDF i stedet.</translation>
    </message>
    <message>
        <source>The printer stopped at page {page} of {pages}; see what it says, then print again.</source>
        <translation>Printeren standsede ved side {page} af {pages}; se, hvad den melder, og udskriv så igen.</translation>
    </message>
    <message>
        <source>The logo “{path}” could not be read ({reason}); choose it again or clear it.</source>
        <translation>Logoet »{path}« kunne ikke læses ({reason}); vælg det igen, eller ryd feltet.</translation>
    </message>
    <message>
        <source>The logo “{path}” is not a PNG or SVG picture; choose another file.</source>
        <translation>Logoet »{path}« er ikke et PNG- eller SVG-billede; vælg en anden fil.</translation>
    </message>
    <message>
        <source>A picture holds one page, and these are {pages}; choose PDF instead.</source>
        <translation>Et billede rummer kun én side, og her er {pages}; vælg PDF i stedet.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>First board count</source>
        <translation>Første antal spil</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Sidste antal spil</translation>
    </message>
    <message>
        <source>Contin&amp;uous</source>
        <translation>Kontin&amp;uerlig</translation>
    </message>
    <message>
        <source>&amp;Discrete</source>
        <translation>Diskr&amp;et</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Stående</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Liggende</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Sammenligning</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Table and chart</source>
        <translation>Tabel og diagram</translation>
    </message>
    <message>
        <source>Booklet of board counts</source>
        <translation>Hæfte for flere antal spil</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Ark</translation>
    </message>
    <message>
        <source>Wall chart, in large type</source>
        <translation>Opslag med stor skrift</translation>
    </message>
    <message>
        <source>Pocket cards, to cut out</source>
        <translation>Lommekort til at klippe ud</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>PDF, to print or send</source>
        <translation>PDF til udskrift eller mail</translation>
    </message>
    <message>
        <source>XLSX, for Excel and the like</source>
        <translation>XLSX til Excel og lignende</translation>
    </message>
    <message>
        <source>CSV, for any spreadsheet</source>
        <translation>CSV til ethvert regneark</translation>
    </message>
    <message>
        <source>HTML, for a web page</source>
        <translation>HTML til en webside</translation>
    </message>
    <message>
        <source>JSON, for another program</source>
        <translation>JSON til andre programmer</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, frit skalerbar tegning</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, et billede</translation>
    </message>
    <message>
        <source>Clipboard, to paste elsewhere</source>
        <translation>Udklipsholder til indsætning</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Som på skærmen</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Efter sproget</translation>
    </message>
    <message>
        <source>Point: 19.74</source>
        <translation>Punktum: 19.74</translation>
    </message>
    <message>
        <source>Comma: 19,74</source>
        <translation>Komma: 19,74</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>&amp;I dag</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Vælg…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>Ind&amp;hold</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skalaer</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>Fo&amp;rm</source>
        <translation>&amp;Layout</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papir</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>P&amp;apirretning</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Spr&amp;og</translation>
    </message>
    <message>
        <source>Decimal si&amp;gn</source>
        <translation>De&amp;cimaltegn</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>Skilleteg&amp;n</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>Tu&amp;rnering</translation>
    </message>
    <message>
        <source>D&amp;ate</source>
        <translation>&amp;Dato</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Logo (PNG, SVG)</translation>
    </message>
    <message>
        <source>as the table says</source>
        <translation>som tabellen</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Billeder</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Browse…</source>
        <translation>Gennemse…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>&amp;Filnavn</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Filnavn</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Eksporter til</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>vpdesk {version} help</source>
        <translation>Hjælp til vpdesk {version}</translation>
    </message>
    <message>
        <source>This page is not in your language yet; here it is in English.</source>
        <translation>Denne side findes endnu ikke på dit sprog; her er den på engelsk.</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>In parts of the window</source>
        <translation>I dele af vinduet</translation>
    </message>
    <message>
        <source>Boards: ten more or fewer</source>
        <translation>Spil: ti flere eller færre</translation>
    </message>
    <message>
        <source>Table: jump to a margin</source>
        <translation>Tabel: spring til en difference</translation>
    </message>
    <message>
        <source>type the number</source>
        <translation>skriv tallet</translation>
    </message>
    <message>
        <source>Curve: step through the margins</source>
        <translation>Kurve: gå gennem differencerne</translation>
    </message>
    <message>
        <source>Curve: ten margins at once</source>
        <translation>Kurve: ti differencer ad gangen</translation>
    </message>
    <message>
        <source>Pins: walk</source>
        <translation>Fastgjorte: gå igennem</translation>
    </message>
    <message>
        <source>Pins: show, unpin</source>
        <translation>Fastgjorte: vis, frigør</translation>
    </message>
    <message>
        <source>Pins: move</source>
        <translation>Fastgjorte: flyt</translation>
    </message>
    <message>
        <source>In the export dialog</source>
        <translation>I eksport og udskrift</translation>
    </message>
    <message>
        <source>Larger, smaller page</source>
        <translation>Større, mindre side</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Hele siden</translation>
    </message>
    <message>
        <source>In the presentation</source>
        <translation>I præsentationen</translation>
    </message>
    <message>
        <source>Table, curve</source>
        <translation>Tabel, kurve</translation>
    </message>
    <message>
        <source>Change between them</source>
        <translation>Skift mellem dem</translation>
    </message>
    <message>
        <source>Next page, the one before</source>
        <translation>Næste side, forrige side</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fuld skærm</translation>
    </message>
    <message>
        <source>Close the presentation</source>
        <translation>Luk præsentationen</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>I hjælpen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søg</translation>
    </message>
    <message>
        <source>Next place, the one before</source>
        <translation>Næste sted, forrige sted</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Tilbage, frem</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Udskriv denne side</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Luk hjælpen</translation>
    </message>
</context>
<context>
    <name>HelpOutput</name>
    <message>
        <source>“{title}” was sent to the printer.</source>
        <translation>»{title}« blev sendt til printeren.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Gem som PDF</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gemt som {path}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søg</translation>
    </message>
    <message>
        <source>Search in all topics</source>
        <translation>Søg i alle emner</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Emner</translation>
    </message>
    <message>
        <source>Text of the topic</source>
        <translation>Emnets tekst</translation>
    </message>
    <message>
        <source>No topic has all of these words: try fewer, or others.</source>
        <translation>Intet emne har alle disse ord: prøv med færre eller andre.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Tilbage</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Frem</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Gem som PDF…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>vpdesk ended unexpectedly last time. What is known is in {folder}.</source>
        <translation>vpdesk sluttede uventet sidste gang. Det, man ved, ligger i {folder}.</translation>
    </message>
    <message>
        <source>Blitz {imps} IMPs</source>
        <translation>Blitz {imps} IMP</translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n regelbrud</numerusform>
            <numerusform>%n regelbrud</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n trin</numerusform>
            <numerusform>%n trin</numerusform>
        </translation>
    </message>
    <message>
        <source>Range violations: {vps} VP</source>
        <translation>Intervalbrud: {vps} KP</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Tekststørrelse {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Fra denne difference er sejren maksimal.</translation>
    </message>
    <message>
        <source>Places where one more IMP would gain more than the IMP before it.</source>
        <translation>Steder, hvor endnu en IMP ville give mere end IMP’en før den.</translation>
    </message>
    <message>
        <source>Corrections of 0.01 VP, or of one IMP in a discrete scale, that mend them.</source>
        <translation>Rettelser på 0,01 KP eller, i en diskret skala, på en IMP, der fjerner dem.</translation>
    </message>
    <message>
        <source>The margin that is worth exactly so much lies outside its band.</source>
        <translation>Den difference, der er præcis så meget værd, ligger uden for sit interval.</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Page shown</source>
        <translation>Vist side</translation>
    </message>
    <message numerus="yes">
        <source>of %n page(s)</source>
        <translation>
            <numerusform>af %n side</numerusform>
            <numerusform>af %n sider</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {page} of {pages}: {title}</source>
        <translation>Side {page} af {pages}: {title}</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Større</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Tilpas</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Hele siden</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Forhåndsvisning af siderne</translation>
    </message>
</context>
<context>
    <name>PinStrip</name>
    <message>
        <source>Enter shows it, Delete unpins it, drag or Alt+arrow moves it</source>
        <translation>Enter viser det, Delete frigør det, træk eller Alt+pil flytter det</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), pinned</source>
        <translation>
            <numerusform>%n spil, fastgjort</numerusform>
            <numerusform>%n spil, fastgjort</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprog</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Te&amp;kststørrelse</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>&amp;Decimaltegn</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papir</translation>
    </message>
    <message>
        <source>At the st&amp;art</source>
        <translation>&amp;Ved start</translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation>Sta&amp;ndard</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Som systemet ({language})</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>As the language ({example})</source>
        <translation>Efter sproget ({example})</translation>
    </message>
    <message>
        <source>Point ({example})</source>
        <translation>Punktum ({example})</translation>
    </message>
    <message>
        <source>Comma ({example})</source>
        <translation>Komma ({example})</translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation>Altid det samme</translation>
    </message>
    <message>
        <source>As it was left</source>
        <translation>Som sidst</translation>
    </message>
    <message>
        <source>“{same}” opens with {boards}, and with {pins} pinned to compare.</source>
        <translation>»{same}« åbner med {boards} og med {pins} fastgjort til sammenligning.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation: {title}</source>
        <translation>Præsentation: {title}</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabel</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Stø&amp;rre tekst</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>&amp;Mindre tekst</translation>
    </message>
    <message>
        <source>&amp;As Large as Fits</source>
        <translation>Så &amp;stor som muligt</translation>
    </message>
    <message>
        <source>&amp;Next Page</source>
        <translation>&amp;Næste side</translation>
    </message>
    <message>
        <source>&amp;Previous Page</source>
        <translation>&amp;Forrige side</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>F&amp;uld skærm</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Luk</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s): {vps}</source>
        <translation>
            <numerusform>%n IMP: {vps}</numerusform>
            <numerusform>%n IMP: {vps}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Skabelon</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>Save, rename or delete a preset</source>
        <translation>Gem, omdøb eller slet en skabelon</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>&amp;Gem som skabelon…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Omdøb…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>Ska&amp;belon</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Gem som skabelon</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Omdøb skabelon</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Skabelonens navn</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>IMPs to Victory Points</source>
        <translation>IMP til kamppoint</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n spil</numerusform>
            <numerusform>%n spil</numerusform>
        </translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>IMP pr. √spil</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>KP</translation>
    </message>
    <message>
        <source>median</source>
        <translation>median</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>WBF continuous scale</source>
        <translation>WBF’s kontinuerlige skala</translation>
    </message>
    <message>
        <source>WBF discrete scale</source>
        <translation>WBF’s diskrete skala</translation>
    </message>
    <message>
        <source>half match</source>
        <translation>halvkamp</translation>
    </message>
    <message>
        <source>blitz {imps} IMPs</source>
        <translation>blitz {imps} IMP</translation>
    </message>
    <message>
        <source>blitz {factor} √boards IMPs</source>
        <translation>blitz {factor} √spil IMP</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>Vinders KP</translation>
    </message>
    <message>
        <source>Loser&apos;s VP</source>
        <translation>Tabers KP</translation>
    </message>
    <message>
        <source>Next IMP</source>
        <translation>Næste IMP</translation>
    </message>
    <message>
        <source>VP - VP</source>
        <translation>KP - KP</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Differences from {boards}</source>
        <translation>Forskelle fra {boards}</translation>
    </message>
    <message>
        <source>corrected by the concavity rule</source>
        <translation>rettet efter konkavitetsreglen</translation>
    </message>
    <message>
        <source>exact margin lies outside the band</source>
        <translation>præcis difference ligger uden for intervallet</translation>
    </message>
    <message>
        <source>{before} before correction, raised by {steps}</source>
        <translation>{before} før rettelsen, hævet med {steps}</translation>
    </message>
    <message>
        <source>{before} before correction</source>
        <translation>{before} før rettelsen</translation>
    </message>
    <message>
        <source>{vp} VP is exactly {imps} IMPs on the curve, outside this band</source>
        <translation>{vp} KP er præcis {imps} IMP på kurven, uden for dette interval</translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>Our IMPs</source>
        <translation>Vores IMP</translation>
    </message>
    <message>
        <source>Their IMPs</source>
        <translation>Modstandernes IMP</translation>
    </message>
    <message>
        <source>Margin in IMPs, minus if lost</source>
        <translation>Difference i IMP, minus ved nederlag</translation>
    </message>
    <message>
        <source>Target in VP</source>
        <translation>Mål i KP</translation>
    </message>
    <message>
        <source>&amp;Our IMPs</source>
        <translation>V&amp;ores IMP</translation>
    </message>
    <message>
        <source>&amp;Their IMPs</source>
        <translation>&amp;Deres IMP</translation>
    </message>
    <message>
        <source>or &amp;margin</source>
        <translation>eller d&amp;ifference</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>&amp;Kræves for KP</translation>
    </message>
    <message numerus="yes">
        <source>win by %n IMP(s)</source>
        <translation>
            <numerusform>sejr med %n IMP</numerusform>
            <numerusform>sejr med %n IMP</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw is enough</source>
        <translation>uafgjort er nok</translation>
    </message>
    <message>
        <source>any result is enough</source>
        <translation>ethvert resultat er nok</translation>
    </message>
    <message numerus="yes">
        <source>lose by %n IMP(s) at most</source>
        <translation>
            <numerusform>nederlag med højst %n IMP</numerusform>
            <numerusform>nederlag med højst %n IMP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScaleControls</name>
    <message>
        <source>WBF continuous</source>
        <translation>WBF kontinuerlig</translation>
    </message>
    <message>
        <source>WBF discrete</source>
        <translation>WBF diskret</translation>
    </message>
    <message>
        <source> - 0</source>
        <translation> - 0</translation>
    </message>
    <message>
        <source>15 √boards</source>
        <translation>15 √spil</translation>
    </message>
    <message>
        <source>factor × √boards</source>
        <translation>faktor × √spil</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>&amp;Half match</source>
        <translation>Halvka&amp;mp</translation>
    </message>
    <message>
        <source>Boards in the match</source>
        <translation>Spil i kampen</translation>
    </message>
    <message>
        <source>Boards in the match, 1 to 999. Page Up and Page Down change it by ten.</source>
        <translation>Spil i kampen, 1 til 999. Page Up og Page Down ændrer antallet med ti.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Range: VP of the largest win</source>
        <translation>Spænd: KP for den største sejr</translation>
    </message>
    <message>
        <source>The largest win: 20 for 20-0, 10 for 10-0, 25 for 25-0.</source>
        <translation>Den største sejr: 20 ved 20-0, 10 ved 10-0, 25 ved 25-0.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Fra denne difference er sejren maksimal.</translation>
    </message>
    <message>
        <source>Value of the blitz</source>
        <translation>Blitzens værdi</translation>
    </message>
    <message>
        <source>A half (triangular) match: the formula counts half of the boards.</source>
        <translation>En halvkamp (i en trekantskamp): formlen regner med det halve antal spil.</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>S&amp;pil</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>Ska&amp;la</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Spæ&amp;nd</translation>
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
        <translation>Der findes ingen skala af typen {kind}; typerne er {kinds}.</translation>
    </message>
    <message>
        <source>A discrete scale needs a whole number of VP at a draw, not {value}: choose an even range, or the continuous scale.</source>
        <translation>En diskret skala kræver et helt antal KP ved uafgjort, ikke {value}: vælg et lige spænd eller den kontinuerlige skala.</translation>
    </message>
    <message>
        <source>A blitz of {blitz} IMPs is too short for a discrete scale of {range}-0: choose more boards, a longer blitz or fewer VP.</source>
        <translation>En blitz på {blitz} IMP er for lille til en diskret skala på {range}-0: vælg flere spil, en større blitz eller færre KP.</translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation>{value} er ikke et tal.</translation>
    </message>
    <message>
        <source>The number of boards must be a whole number from 1 to {most}, not {value}.</source>
        <translation>Antallet af spil skal være et helt tal fra 1 til {most}, ikke {value}.</translation>
    </message>
    <message>
        <source>The VP of a draw must be above 0 and at most {most}, with at most two decimals, not {value}.</source>
        <translation>KP ved uafgjort skal være over 0 og højst {most}, med højst to decimaler, ikke {value}.</translation>
    </message>
    <message>
        <source>The blitz factor must be above 0 and at most {most}, not {value}.</source>
        <translation>Blitzfaktoren skal være over 0 og højst {most}, ikke {value}.</translation>
    </message>
    <message>
        <source>The blitz must be above 0 and at most {most} IMPs, not {value}.</source>
        <translation>Blitzen skal være over 0 og højst {most} IMP, ikke {value}.</translation>
    </message>
    <message>
        <source>The VP must lie between {least} and {most}, not {value}.</source>
        <translation>KP skal ligge mellem {least} og {most}, ikke {value}.</translation>
    </message>
</context>
<context>
    <name>ScalesRoom</name>
    <message>
        <source>Curve of IMPs to VP</source>
        <translation>Kurve fra IMP til KP</translation>
    </message>
    <message>
        <source>Left and Right step through the margins</source>
        <translation>Venstre og højre pil går gennem differencerne</translation>
    </message>
    <message>
        <source>{boards}, {imps} IMPs: {vps}</source>
        <translation>{boards}, {imps} IMP: {vps}</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fastgjort</translation>
    </message>
    <message>
        <source>Nothing to compare with yet:</source>
        <translation>Endnu intet at sammenligne med:</translation>
    </message>
    <message>
        <source>Unpin {boards}</source>
        <translation>Frigør {boards}</translation>
    </message>
    <message>
        <source>Pin {boards}</source>
        <translation>Fastgør {boards}</translation>
    </message>
    <message>
        <source>No more than {most} can be pinned: unpin one first.</source>
        <translation>Der kan højst fastgøres {most}: frigør først et af dem.</translation>
    </message>
    <message>
        <source>Pin the board count to compare it (Ctrl+D)</source>
        <translation>Fastgør antallet af spil for at sammenligne det (Ctrl+D)</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Skalaens tabel</translation>
    </message>
    <message>
        <source>Type a number to jump to that margin</source>
        <translation>Skriv et tal for at springe til den difference</translation>
    </message>
    <message>
        <source>Pinned board counts</source>
        <translation>Fastgjorte antal spil</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Side om side</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Forskelle</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Hvad tabellen viser</translation>
    </message>
    <message>
        <source>Differences from this board count</source>
        <translation>Forskelle fra dette antal spil</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>IMP pr. √spil</translation>
    </message>
    <message>
        <source>Axis of the plot</source>
        <translation>Diagrammets akse</translation>
    </message>
    <message>
        <source>In IMPs per square root of the boards, all board counts have one curve.</source>
        <translation>I IMP pr. kvadratrod af antallet af spil har alle antal den samme kurve.</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>fr&amp;a</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>Aks&amp;e</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in “{path}” could not be read, so the usual ones are used.</source>
        <translation>Indstillingerne i »{path}« kunne ikke læses, så de sædvanlige bruges.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used; the old file is kept as “{broken}”.</source>
        <translation>Indstillingerne kunne ikke læses, så de sædvanlige bruges; den gamle fil er gemt som »{broken}«.</translation>
    </message>
</context>
<context>
    <name>StorageError</name>
    <message>
        <source>“{name}” was not saved because there is no folder “{folder}”; choose another folder.</source>
        <translation>»{name}« blev ikke gemt, fordi mappen »{folder}« ikke findes; vælg en anden mappe.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because you may not write in the folder “{folder}”; choose another folder.</source>
        <translation>»{name}« blev ikke gemt, fordi du ikke må skrive i mappen »{folder}«; vælg en anden mappe.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the file of that name is write-protected; choose another name or lift the protection.</source>
        <translation>»{name}« blev ikke gemt, fordi filen med det navn er skrivebeskyttet; vælg et andet navn, eller ophæv beskyttelsen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a folder or a device has that name; choose another name.</source>
        <translation>»{name}« blev ikke gemt, fordi en mappe eller en enhed har det navn; vælg et andet navn.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the disk is full; make room on it or choose another disk.</source>
        <translation>»{name}« blev ikke gemt, fordi disken er fuld; skaf plads på den, eller vælg en anden disk.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because another program has it open; close it there and save it again.</source>
        <translation>»{name}« blev ikke gemt, fordi et andet program har filen åben; luk den der, og gem igen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because its name is too long; choose a shorter name.</source>
        <translation>»{name}« blev ikke gemt, fordi navnet er for langt; vælg et kortere navn.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a file cannot have that name; choose another name.</source>
        <translation>»{name}« blev ikke gemt, fordi en fil ikke kan have det navn; vælg et andet navn.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the computer reported “{reason}”; choose another folder.</source>
        <translation>»{name}« blev ikke gemt, fordi computeren meldte »{reason}«; vælg en anden mappe.</translation>
    </message>
</context>
</TS>
