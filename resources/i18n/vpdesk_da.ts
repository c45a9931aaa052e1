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
        <source>IMPs to Victory Points, and movements for pairs, for the people who direct bridge tournaments.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013). The measures of movements are those of P. Smulders.

Free software: use it, pass it on and change it as you like.</source>
        <translation>Fra IMP til kamppoint, og spilleplaner for par, for dem, der leder bridgeturneringer.

Skalaerne er dem fra den tekniske rapport fra WBF’s Scoring Panel (P.&#xa0;Buchen, 2013). Målene for spilleplaner er P. Smulders’.

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
        <source>S&amp;cales</source>
        <translation>S&amp;kalaer</translation>
    </message>
    <message>
        <source>Mo&amp;vements</source>
        <translation>Spillepl&amp;aner</translation>
    </message>
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
        <source>&amp;Open…</source>
        <translation>Å&amp;bn…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Gem s&amp;om…</translation>
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
        <source>&amp;Switch</source>
        <translation>&amp;Vend</translation>
    </message>
    <message>
        <source>&amp;Lock or Unlock</source>
        <translation>&amp;Lås eller lås op</translation>
    </message>
    <message>
        <source>&amp;Optimise…</source>
        <translation>&amp;Optimer…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Sammenlign…</translation>
    </message>
    <message>
        <source>Chance of &amp;Places</source>
        <translation>Chance for &amp;placeringer</translation>
    </message>
    <message>
        <source>S&amp;it-Outs</source>
        <translation>Oversi&amp;ddere</translation>
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
        <source>C&amp;hoice of Movements</source>
        <translation>&amp;Valg af spilleplan</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>&amp;Matrix</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>&amp;Rundeplan</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Tal</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Stø&amp;rre tekst</translation>
    </message>
    <message>
        <source>S&amp;wiss</source>
        <translation type="unfinished"></translation>
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
        <source>Open &amp;Recent</source>
        <translation>Åbn &amp;seneste</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Rediger</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>Spillepla&amp;n</translation>
    </message>
    <message>
        <source>T&amp;ournament</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Fortryd: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Gentag: {step}</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import Players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a Report &amp;File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number by Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw a Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unpair the Last Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xchange Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round Befor&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round Af&amp;ter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xplanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board and Result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardsModel</name>
    <message>
        <source>Pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half a match of triangle {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{result} unrated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareMovements</name>
    <message>
        <source>Compare Movements</source>
        <translation>Sammenlign spilleplaner</translation>
    </message>
    <message>
        <source>Figures of the movements</source>
        <translation>Spilleplanernes tal</translation>
    </message>
    <message>
        <source>Add a &amp;File…</source>
        <translation>Tilføj en &amp;fil…</translation>
    </message>
    <message>
        <source>&amp;Copy Table</source>
        <translation>&amp;Kopier tabel</translation>
    </message>
    <message>
        <source>Add from the library</source>
        <translation>Tilføj fra samlingen</translation>
    </message>
    <message>
        <source>Add a Movement</source>
        <translation>Tilføj en spilleplan</translation>
    </message>
    <message>
        <source>Movements ({suffixes})</source>
        <translation>Spilleplaner ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Figure</source>
        <translation>Nøgletal</translation>
    </message>
    <message>
        <source>Movements compared</source>
        <translation>Sammenlignede spilleplaner</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Borde</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runder</translation>
    </message>
    <message>
        <source>Board sets</source>
        <translation>Spilsæt</translation>
    </message>
    <message>
        <source>Tables that share boards</source>
        <translation>Borde, der deler spil</translation>
    </message>
    <message>
        <source>Tables with a stand</source>
        <translation>Borde med relæ</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>den bedste</translation>
    </message>
</context>
<context>
    <name>Complaints</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Round {round} is corrected. No later round would have been drawn otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is corrected. Drawn otherwise now would be: round {rounds}. What is drawn stands.</source>
        <translation type="unfinished"></translation>
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
    <name>DocumentFiles</name>
    <message>
        <source>Open a Movement</source>
        <translation>Åbn en spilleplan</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Spilleplaner</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle filer</translation>
    </message>
    <message>
        <source>Save the Movement</source>
        <translation>Gem spilleplanen</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Gem ændringerne i “{name}”?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Hvis du kasserer dem, er de tabt.</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gemt som {path}</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>spilleplan</translation>
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
        <source>Guide cards, one a pair</source>
        <translation>Guidekort, ét pr. par</translation>
    </message>
    <message>
        <source>Table cards, one a table</source>
        <translation>Bordkort, ét pr. bord</translation>
    </message>
    <message>
        <source>Round sheets, one a round</source>
        <translation>Rundeark, ét pr. runde</translation>
    </message>
    <message>
        <source>Plan of the board sets</source>
        <translation>Plan over spilsættene</translation>
    </message>
    <message>
        <source>Matrix of the pairs</source>
        <translation>Parrenes matrix</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Tal</translation>
    </message>
    <message>
        <source>Everything, as a booklet</source>
        <translation>Alt i ét hæfte</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result slips, one a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the round is drawn so</source>
        <translation type="unfinished"></translation>
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
        <source>Cards, to cut out</source>
        <translation>Kort til at klippe ud</translation>
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
        <source>ASC, the whole movement</source>
        <translation>ASC, hele spilleplanen</translation>
    </message>
    <message>
        <source>CSV of Bridgemate rows</source>
        <translation>CSV med Bridgemate-rækker</translation>
    </message>
    <message>
        <source>TRF, the whole tournament</source>
        <translation type="unfinished"></translation>
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
    <name>FieldModel</name>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title: GM, IM, FM and so on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating; empty where there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federation, such as CZE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club, school or family whose members may be kept apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First round of a late entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round before the withdrawal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players of the team, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the team; a larger number is stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: type a name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FiguresStrip</name>
    <message>
        <source>Quality Qf</source>
        <translation>Kvalitet Qf</translation>
    </message>
    <message>
        <source>With a sit-out</source>
        <translation>Med oversidder</translation>
    </message>
    <message>
        <source>Best sit-out</source>
        <translation>Bedste oversidder</translation>
    </message>
    <message>
        <source>Worst sit-out</source>
        <translation>Værste oversidder</translation>
    </message>
    <message>
        <source>Two strong pairs</source>
        <translation>To stærke par</translation>
    </message>
    <message>
        <source>Qc</source>
        <translation>Qc</translation>
    </message>
    <message>
        <source>Skewness s</source>
        <translation>Skævhed s</translation>
    </message>
    <message>
        <source>Fourth moment d4</source>
        <translation>Fjerde moment d4</translation>
    </message>
    <message>
        <source>Quality Qf, at most {bound}</source>
        <translation>Kvalitet Qf, højst {bound}</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Lavere er bedre.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Højere er bedre.</translation>
    </message>
    <message>
        <source>Saved: {number}.</source>
        <translation>Gemt: {number}.</translation>
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
    <name>Frame</name>
    <message>
        <source>Scales</source>
        <translation>Skalaer</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Spilleplaner</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Pairs {one} and {other}: {number}, which is the mean</source>
        <translation>Par {one} og {other}: {number}, netop gennemsnittet</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} above the mean</source>
        <translation>Par {one} og {other}: {number}, det er {off} over gennemsnittet</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} below the mean</source>
        <translation>Par {one} og {other}: {number}, det er {off} under gennemsnittet</translation>
    </message>
    <message>
        <source>: pair {one} loses {points} percentage points to an ever-topping pair {other}</source>
        <translation>: par {one} taber {points} procentpoint, hvis par {other} altid får top</translation>
    </message>
    <message>
        <source>: pair {one} gains {points} percentage points from an ever-topping pair {other}</source>
        <translation>: par {one} vinder {points} procentpoint, hvis par {other} altid får top</translation>
    </message>
    <message>
        <source>: the score of pair {other} does not matter to pair {one}</source>
        <translation>: par {other}s score betyder intet for par {one}</translation>
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
        <source>In the movements room</source>
        <translation>I rummet Spilleplaner</translation>
    </message>
    <message>
        <source>Matrix, schedule: follow a pair</source>
        <translation>Matrix, rundeplan: følg et par</translation>
    </message>
    <message>
        <source>The same: follow none</source>
        <translation>Samme sted: følg ingen</translation>
    </message>
    <message>
        <source>Lists: take what is picked</source>
        <translation>Lister: tag det valgte</translation>
    </message>
    <message>
        <source>Figures: walk</source>
        <translation>Tal: gå igennem</translation>
    </message>
    <message>
        <source>Chances: stronger, weaker pair</source>
        <translation>Chancer: stærkere, svagere par</translation>
    </message>
    <message>
        <source>Optimising: stop</source>
        <translation>Optimering: stop</translation>
    </message>
    <message>
        <source>In the Swiss room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field: a bye of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field: paste a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards: win, draw, loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards: forfeit; nobody came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards: unrated game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists: take out, clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins, draw, Black wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forfeits; nobody came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, not rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a result or a bye out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absent, half, full, bye</source>
        <translation type="unfinished"></translation>
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
        <source>In the presentation of a tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards, names, standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All in turn; pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation type="unfinished"></translation>
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
    <name>HistoryError</name>
    <message>
        <source>“{what}” cannot be taken back or done again, because another program changed the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{what}” was not done, because a text or a number in it cannot be kept in a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>vpdesk ended unexpectedly last time. What is known is in {folder}.</source>
        <translation>vpdesk sluttede uventet sidste gang. Det, man ved, ligger i {folder}.</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Tekststørrelse {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>How much the score of one pair depends on the results of another one: the more even the colours, the fairer the movement.</source>
        <translation>Hvor meget ét pars score afhænger af et andet pars resultater: jo mere ens farver, jo mere retfærdig er spilleplanen.</translation>
    </message>
    <message>
        <source>{number}: no influence</source>
        <translation>{number}: ingen indflydelse</translation>
    </message>
    <message>
        <source>{number}: mean</source>
        <translation>{number}: gennemsnit</translation>
    </message>
    <message>
        <source>{number}: double</source>
        <translation>{number}: det dobbelte</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Balance of the movement</source>
        <translation>Spilleplanens balance</translation>
    </message>
    <message>
        <source>The arrow keys go from cell to cell; type a number to follow that pair</source>
        <translation>Piletasterne går fra felt til felt; skriv et tal for at følge det par</translation>
    </message>
</context>
<context>
    <name>MovementBar</name>
    <message>
        <source>Compa&amp;re…</source>
        <translation>Sa&amp;mmenlign…</translation>
    </message>
    <message>
        <source>Set movements side by side</source>
        <translation>Sammenlign spilleplaner side om side</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Spilleplan</translation>
    </message>
</context>
<context>
    <name>MovementCards</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spiller</numerusform>
            <numerusform>%n spillere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n bord</numerusform>
            <numerusform>%n borde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runde</numerusform>
            <numerusform>%n runder</numerusform>
        </translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Sit</source>
        <translation>Sidder</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Mod</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Par {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Makker</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>sidder over</translation>
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
        <translation>Ø</translation>
    </message>
    <message>
        <source>W</source>
        <translation>V</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>ØV</translation>
    </message>
    <message>
        <source>From</source>
        <comment>of boards</comment>
        <translation>Fra</translation>
    </message>
    <message>
        <source>To</source>
        <comment>of boards</comment>
        <translation>Til</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>ingen spiller</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Bord {number}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>her</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>kortbord</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bliver</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>færdige</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>pair {number} sits out</source>
        <translation>par {number} sidder over</translation>
    </message>
    <message>
        <source>player {number} sits out</source>
        <translation>spiller {number} sidder over</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Sæt</translation>
    </message>
    <message>
        <source>{dash}: the set is on the stand</source>
        <translation>{dash}: sættet ligger på kortbordet</translation>
    </message>
    <message>
        <source>Tables of the board sets, by round</source>
        <translation>Spilsættenes borde, runde for runde</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>vendt</translation>
    </message>
    <message>
        <source>shared with {tables}</source>
        <translation>deles med {tables}</translation>
    </message>
    <message>
        <source>shares boards with table {tables}</source>
        <translation>deler spil med bord {tables}</translation>
    </message>
    <message>
        <source>relay</source>
        <translation>relæ</translation>
    </message>
    <message>
        <source>boards from the stand</source>
        <translation>spil fra kortbordet</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Noter</translation>
    </message>
</context>
<context>
    <name>MovementChoice</name>
    <message>
        <source>Movement</source>
        <translation>Spilleplan</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runder</translation>
    </message>
    <message>
        <source>Boards
a round</source>
        <translation>Spil pr.
runde</translation>
    </message>
    <message>
        <source>Boards
played</source>
        <translation>Spillede
spil</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Deling</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Relæ</translation>
    </message>
    <message>
        <source>Qf</source>
        <translation>Qf</translation>
    </message>
    <message>
        <source>Best
sit-out</source>
        <translation>Bedste
oversidder</translation>
    </message>
    <message>
        <source>Worst
sit-out</source>
        <translation>Værste
oversidder</translation>
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
        <translation>Spilleplaner</translation>
    </message>
    <message>
        <source>Its name, as the cards will say it.</source>
        <translation>Navnet, som det vil stå på kortene.</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Hvor mange runder der spilles.</translation>
    </message>
    <message>
        <source>How many boards a table plays in a round.</source>
        <translation>Hvor mange spil et bord spiller i en runde.</translation>
    </message>
    <message>
        <source>How many boards a pair plays.</source>
        <translation>Hvor mange spil et par spiller.</translation>
    </message>
    <message>
        <source>How many tables share their boards with another.</source>
        <translation>Hvor mange borde der deler spil med et andet.</translation>
    </message>
    <message>
        <source>How many tables fetch their boards from a stand.</source>
        <translation>Hvor mange borde der henter spil fra et kortbord.</translation>
    </message>
    <message>
        <source>How evenly everybody is compared with everybody: 100 is perfect.</source>
        <translation>Hvor jævnt alle sammenlignes med alle: 100 er perfekt.</translation>
    </message>
    <message>
        <source>Qf when the pair that is best missed stays away.</source>
        <translation>Qf, når det bedste parnummer er oversidder.</translation>
    </message>
    <message>
        <source>Qf when the pair that is worst missed stays away.</source>
        <translation>Qf, når det værste parnummer er oversidder.</translation>
    </message>
    <message>
        <source>How far two strong pairs throw the others apart, in percentage points.</source>
        <translation>Hvor langt to stærke par spreder de andre, i procentpoint.</translation>
    </message>
    <message>
        <source>How well the better pair comes out ahead: 100 would be always.</source>
        <translation>Hvor ofte det bedste par ender foran: 100 ville være altid.</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart, whatever Qf says.</source>
        <translation>To vindere: Nord-Syd og Øst-Vest har hver sin rangliste, uanset hvad Qf siger.</translation>
    </message>
    <message>
        <source>Switching whole rounds does not make one ranking any fairer here.</source>
        <translation>At vende hele runder gør ikke én fælles rangliste mere retfærdig her.</translation>
    </message>
    <message numerus="yes">
        <source>For one ranking, switching %n round(s) is right: Qf {qf}.</source>
        <translation>
            <numerusform>Til én fælles rangliste er %n vendt runde rigtigt: Qf {qf}.</numerusform>
            <numerusform>Til én fælles rangliste er %n vendte runder rigtigt: Qf {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be as bad as none: Qf {qf}.</source>
        <translation>
            <numerusform>%n vendt runde ville være lige så slemt som ingen: Qf {qf}.</numerusform>
            <numerusform>%n vendte runder ville være lige så slemt som ingen: Qf {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be worse: Qf {qf}.</source>
        <translation>
            <numerusform>%n vendt runde ville være værre: Qf {qf}.</numerusform>
            <numerusform>%n vendte runder ville være værre: Qf {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be just as good.</source>
        <translation>
            <numerusform>%n vendt runde ville være lige så godt.</numerusform>
            <numerusform>%n vendte runder ville være lige så godt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Single tables are switched, so each table needs its card: Qf {qf}.</source>
        <translation>Enkelte borde vendes, så hvert bord skal have sit kort: Qf {qf}.</translation>
    </message>
    <message>
        <source>Whole switched rounds give no more than {qf}.</source>
        <translation>Hele vendte runder giver ikke mere end {qf}.</translation>
    </message>
    <message>
        <source>Whole switched rounds are as good: {qf}.</source>
        <translation>Hele vendte runder er lige så gode: {qf}.</translation>
    </message>
    <message>
        <source>Its quality Qf is {qf}.</source>
        <translation>Dens kvalitet Qf er {qf}.</translation>
    </message>
    <message>
        <source>Everybody meets {met} of {others} opponents: Qf {qf}.</source>
        <translation>Alle møder {met} af {others} modstandere: Qf {qf}.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Alle møder alle.</translation>
    </message>
    <message>
        <source>Everybody meets everybody; perfectly balanced.</source>
        <translation>Alle møder alle; perfekt balanceret.</translation>
    </message>
    <message>
        <source>Everybody meets everybody, as evenly as is possible: Qf {qf}.</source>
        <translation>Alle møder alle, så jævnt som muligt: Qf {qf}.</translation>
    </message>
    <message>
        <source>Everybody meets everybody: Qf {qf}.</source>
        <translation>Alle møder alle: Qf {qf}.</translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s).</source>
        <translation>
            <numerusform>Spil deles ved %n bord.</numerusform>
            <numerusform>Spil deles ved %n borde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards come from a stand at %n table(s).</source>
        <translation>
            <numerusform>Spil hentes fra et kortbord ved %n bord.</numerusform>
            <numerusform>Spil hentes fra et kortbord ved %n borde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) will be left over.</source>
        <translation>
            <numerusform>%n spil bliver tilovers.</numerusform>
            <numerusform>%n spil bliver tilovers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) more than asked.</source>
        <translation>
            <numerusform>Det er %n spil mere end ønsket.</numerusform>
            <numerusform>Det er %n spil mere end ønsket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) fewer than asked.</source>
        <translation>
            <numerusform>Det er %n spil mindre end ønsket.</numerusform>
            <numerusform>Det er %n spil færre end ønsket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Howell</source>
        <translation>Howell</translation>
    </message>
    <message>
        <source>Three-quarter Howell</source>
        <translation>Trekvart Howell</translation>
    </message>
    <message>
        <source>Barometer</source>
        <translation>Barometer</translation>
    </message>
    <message>
        <source>Mitchell</source>
        <translation>Mitchell</translation>
    </message>
    <message>
        <source>Skip Mitchell</source>
        <translation>Skip-Mitchell</translation>
    </message>
    <message>
        <source>Share-and-relay Mitchell</source>
        <translation>Mitchell med deling og relæ</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n round(s) switched</source>
        <translation>
            <numerusform>{name}, %n runde vendt</numerusform>
            <numerusform>{name}, %n runder vendt</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, two winners</source>
        <translation>{name}, to vindere</translation>
    </message>
</context>
<context>
    <name>MovementChooser</name>
    <message>
        <source>&amp;Use This Movement</source>
        <translation>&amp;Brug denne spilleplan</translation>
    </message>
    <message>
        <source>No movement is known for so few boards: enter more of them.</source>
        <translation>Der kendes ingen spilleplan til så få spil: skriv et større antal.</translation>
    </message>
    <message>
        <source>pair {pair}: Qf {qf}</source>
        <translation>par {pair}: Qf {qf}</translation>
    </message>
    <message>
        <source>for each pair</source>
        <translation>til hvert par</translation>
    </message>
    <message>
        <source>on hand</source>
        <translation>til rådighed</translation>
    </message>
    <message>
        <source>How the boards are counted</source>
        <translation>Hvordan spillene tælles</translation>
    </message>
    <message>
        <source>The boards that each pair plays, or all boards that there are.</source>
        <translation>De spil, hvert par spiller, eller alle de spil, der findes.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Borde</translation>
    </message>
    <message>
        <source>Half a table is a pair without an opponent.</source>
        <translation>Et halvt bord er et par uden modstander.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Number that stays away</source>
        <translation>Oversidderens nummer</translation>
    </message>
    <message>
        <source>The number of the phantom pair; the best one comes first.</source>
        <translation>Oversidderens nummer; det bedste står først.</translation>
    </message>
    <message>
        <source>Movements to choose from</source>
        <translation>Spilleplaner at vælge imellem</translation>
    </message>
    <message>
        <source>Enter shows the movement</source>
        <translation>Enter viser spilleplanen</translation>
    </message>
    <message>
        <source>Shows the picked movement, in the place of the present one</source>
        <translation>Viser den valgte spilleplan i stedet for den nuværende</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>&amp;Par</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>Bor&amp;de</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>Stays awa&amp;y</source>
        <translation>Oversidd&amp;er</translation>
    </message>
</context>
<context>
    <name>MovementDocument</name>
    <message>
        <source>New movement</source>
        <translation>Ny spilleplan</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>vending</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>oplåsning</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>låsning</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>valg</translation>
    </message>
    <message numerus="yes">
        <source>Mitchell, %n table(s)</source>
        <translation>
            <numerusform>Mitchell, %n bord</numerusform>
            <numerusform>Mitchell, %n borde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovementError</name>
    <message>
        <source>No table can take an appendix table: it needs one where two moving pairs meet in every round.</source>
        <translation>Der kan ikke knyttes et appendiksbord til noget bord: det kræver et, hvor to flyttende par mødes i hver runde.</translation>
    </message>
    <message>
        <source>Table {table} cannot take an appendix table: it needs one where two moving pairs meet in every round.</source>
        <translation>Der kan ikke knyttes et appendiksbord til bord {table}: det kræver et, hvor to flyttende par mødes i hver runde.</translation>
    </message>
    <message>
        <source>A barometer has 3 to {most} pairs, not {pairs}.</source>
        <translation>En barometerturnering har 3 til {most} par, ikke {pairs}.</translation>
    </message>
    <message>
        <source>A barometer for {pairs} pairs has 1 to {most} rounds, not {rounds}.</source>
        <translation>En barometerturnering for {pairs} par har 1 til {most} runder, ikke {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell has 3 to {most} pairs, not {pairs}.</source>
        <translation>En Mitchell har 3 til {most} par, ikke {pairs}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables, an odd number, needs no skip: choose one without.</source>
        <translation>En Mitchell med {tables} borde, et ulige antal, behøver intet spring: vælg en uden.</translation>
    </message>
    <message>
        <source>A skip Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>En Skip-Mitchell med {tables} borde har 1 til {most} runder, ikke {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>En Mitchell med {tables} borde har 1 til {most} runder, ikke {rounds}.</translation>
    </message>
    <message>
        <source>Round {number} cannot be switched: the rounds are 1 to {rounds}.</source>
        <translation>Runde {number} kan ikke vendes: runderne er 1 til {rounds}.</translation>
    </message>
    <message>
        <source>There is a perfect Howell for {numbers} pairs, not for {pairs}: build a Howell and improve it.</source>
        <translation>Der findes en perfekt Howell for {numbers} par, ikke for {pairs}: lav en Howell, og forbedr den.</translation>
    </message>
    <message>
        <source>A Howell movement has 2 to {most} tables, not {pairs} pairs.</source>
        <translation>En Howell har 2 til {most} borde, ikke {pairs} par.</translation>
    </message>
    <message>
        <source>A Howell movement for {pairs} pairs has {least} to {most} rounds, not {rounds}.</source>
        <translation>En Howell for {pairs} par har {least} til {most} runder, ikke {rounds}.</translation>
    </message>
    <message>
        <source>The movement is too large; take fewer boards in a set, fewer rounds or fewer tables.</source>
        <translation>Spilleplanen er for stor; tag færre spil i et sæt, færre runder eller færre borde.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no pair {pair}; they are 1 to {pairs}.</source>
        <translation>Runde {round}, bord {table}: der er intet par {pair}; parrene er 1 til {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no player {pair}; they are 1 to {pairs}.</source>
        <translation>Runde {round}, bord {table}: der er ingen spiller {pair}; spillerne er 1 til {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: two pairs are needed.</source>
        <translation>Runde {round}, bord {table}: der skal være to par.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: four players are needed.</source>
        <translation>Runde {round}, bord {table}: der skal være fire spillere.</translation>
    </message>
    <message>
        <source>Round {round}: pair {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Runde {round}: par {pair} er to steder, ved bord {other} og ved bord {table}.</translation>
    </message>
    <message>
        <source>Round {round}: player {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Runde {round}: spiller {pair} er to steder, ved bord {other} og ved bord {table}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} plays against itself.</source>
        <translation>Runde {round}, bord {table}: par {pair} spiller mod sig selv.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} is there more than once.</source>
        <translation>Runde {round}, bord {table}: spiller {pair} er der mere end én gang.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} has played board {board} already, in round {before}.</source>
        <translation>Runde {round}, bord {table}: par {pair} har allerede spillet spil {board}, i runde {before}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} has played board {board} already, in round {before}.</source>
        <translation>Runde {round}, bord {table}: spiller {pair} har allerede spillet spil {board}, i runde {before}.</translation>
    </message>
    <message>
        <source>Pair {pair} never plays.</source>
        <translation>Par {pair} spiller aldrig.</translation>
    </message>
    <message>
        <source>Player {pair} never plays.</source>
        <translation>Spiller {pair} spiller aldrig.</translation>
    </message>
    <message>
        <source>A movement has 2 to {most} pairs or players, not {pairs}.</source>
        <translation>En spilleplan har 2 til {most} par eller spillere, ikke {pairs}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} tables, not {tables}.</source>
        <translation>En spilleplan har 1 til {most} borde, ikke {tables}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} rounds, not {rounds}.</source>
        <translation>En spilleplan har 1 til {most} runder, ikke {rounds}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} board sets, not {sets}.</source>
        <translation>En spilleplan har 1 til {most} spilsæt, ikke {sets}.</translation>
    </message>
    <message>
        <source>Board set {set} has no boards.</source>
        <translation>Spilsæt {set} har ingen spil.</translation>
    </message>
    <message>
        <source>Board set {set}: boards have numbers from 1 to {most}.</source>
        <translation>Spilsæt {set}: spil har numre fra 1 til {most}.</translation>
    </message>
    <message>
        <source>Board set {set}: a board is there twice.</source>
        <translation>Spilsæt {set}: et spil er der to gange.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there are {rounds} rounds and {tables} tables.</source>
        <translation>Runde {round}, bord {table}: der er {rounds} runder og {tables} borde.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no board set {set}; they are 1 to {sets}.</source>
        <translation>Runde {round}, bord {table}: der er intet spilsæt {set}; sættene er 1 til {sets}.</translation>
    </message>
    <message>
        <source>Round {round}: table {table} is there more than once.</source>
        <translation>Runde {round}: bord {table} er der mere end én gang.</translation>
    </message>
    <message>
        <source>Pairs {one} and {other} meet more than once: rounds {rounds}.</source>
        <translation>Par {one} og {other} mødes mere end én gang: runderne {rounds}.</translation>
    </message>
    <message>
        <source>Not all play equally often: {least} to {most} rounds.</source>
        <translation>Ikke alle spiller lige ofte: {least} til {most} runder.</translation>
    </message>
    <message>
        <source>Not all boards are played equally often: {least} to {most} times.</source>
        <translation>Ikke alle spil spilles lige ofte: {least} til {most} gange.</translation>
    </message>
    <message>
        <source>Round {round}: tables {tables} share boards.</source>
        <translation>Runde {round}: bordene {tables} deler spil.</translation>
    </message>
    <message>
        <source>There are {count} movements in the file; leave one of them in it.</source>
        <translation>Der er {count} spilleplaner i filen; lad én af dem blive.</translation>
    </message>
    <message>
        <source>The file ends before round {round} is complete; the first line says {rounds} rounds.</source>
        <translation>Filen slutter, før runde {round} er komplet; første linje siger {rounds} runder.</translation>
    </message>
    <message>
        <source>{found} is no number and no board set; sets are numbers or capital letters, and comments begin with #.</source>
        <translation>{found} er hverken et tal eller et spilsæt; sæt er tal eller store bogstaver, og kommentarer begynder med #.</translation>
    </message>
    <message>
        <source>The first line should say: pairs, tables, rounds, board sets, and 1 for an individual movement; it has {count} numbers.</source>
        <translation>Første linje skal sige: par, borde, runder, spilsæt og 1 for en individuel spilleplan; den har {count} tal.</translation>
    </message>
    <message>
        <source>The fifth number of the first line is 1 for an individual movement and 0 for one of pairs, not {found}.</source>
        <translation>Det femte tal i første linje er 1 for en individuel spilleplan og 0 for en for par, ikke {found}.</translation>
    </message>
    <message>
        <source>There are {rounds} rounds, and this line would be one more.</source>
        <translation>Der er {rounds} runder, og denne linje ville være én mere.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers here, five for each table (North, South, East, West, board set), and the line has {count}.</source>
        <translation>Runde {round} kræver {needed} tal her, fem for hvert bord (Nord, Syd, Øst, Vest, spilsæt), og linjen har {count}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers here, three for each table (NS, EW, board set), and the line has {count}.</source>
        <translation>Runde {round} kræver {needed} tal her, tre for hvert bord (NS, ØV, spilsæt), og linjen har {count}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: somebody plays against 0; an empty table is 0 0 0.</source>
        <translation>Runde {round}, bord {table}: nogen spiller mod 0; et tomt bord er 0 0 0.</translation>
    </message>
    <message>
        <source>The board set {found} is a letter where others are numbers, or a number where others are letters; write all sets in one way.</source>
        <translation>Spilsættet {found} er et bogstav, hvor andre er tal, eller et tal, hvor andre er bogstaver; skriv alle sæt på samme måde.</translation>
    </message>
    <message>
        <source>The boards of the sets are there twice.</source>
        <translation>Sættenes spil er der to gange.</translation>
    </message>
    <message>
        <source>There is no board set {set}; they are 1 to {sets}.</source>
        <translation>Der er intet spilsæt {set}; sættene er 1 til {sets}.</translation>
    </message>
    <message>
        <source>The boards of board set {set} are there twice.</source>
        <translation>Spillene i spilsæt {set} er der to gange.</translation>
    </message>
    <message>
        <source>The boards of board set {set} are missing.</source>
        <translation>Spillene i spilsæt {set} mangler.</translation>
    </message>
    <message>
        <source>Bridgemate rows are for pairs, and this movement is individual.</source>
        <translation>Bridgemate-rækker er for par, og denne spilleplan er individuel.</translation>
    </message>
    <message>
        <source>Bridgemate rows need boards that follow one after the other, and those of board set {set} do not.</source>
        <translation>Bridgemate-rækker kræver spil, der følger efter hinanden, og det gør de ikke i spilsæt {set}.</translation>
    </message>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Herfra er det ikke JSON: kolonne {column}.</translation>
    </message>
    <message>
        <source>There are too many brackets in brackets.</source>
        <translation>Der er for mange parenteser inden i hinanden.</translation>
    </message>
    <message>
        <source>This is no movement; “format” should be “{format}”.</source>
        <translation>Dette er ikke en spilleplan; »format« skal være »{format}«.</translation>
    </message>
    <message>
        <source>The file is of another version of the program: “version” is not 1.</source>
        <translation>Filen er fra en anden version af programmet: »version« er ikke 1.</translation>
    </message>
    <message>
        <source>“{key}” is missing or is not what a movement has there.</source>
        <translation>»{key}« mangler eller er ikke det, en spilleplan har der.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Denne linje er for lang.</translation>
    </message>
    <message>
        <source>The file is too large to be a movement.</source>
        <translation>Filen er for stor til at være en spilleplan.</translation>
    </message>
    <message>
        <source>A number is missing here.</source>
        <translation>Her mangler et tal.</translation>
    </message>
    <message>
        <source>{found} stands where a number belongs.</source>
        <translation>{found} står, hvor der skal være et tal.</translation>
    </message>
    <message>
        <source>The number {found} is too large.</source>
        <translation>Tallet {found} er for stort.</translation>
    </message>
    <message>
        <source>A board set has at most {most} boards.</source>
        <translation>Et spilsæt har højst {most} spil.</translation>
    </message>
    <message>
        <source>A board is there twice in {found}.</source>
        <translation>Et spil er der to gange i {found}.</translation>
    </message>
    <message>
        <source>{found} is not a list of boards; write them as 1-3 or as 1,4,7.</source>
        <translation>{found} er ikke en liste over spil; skriv dem som 1-3 eller som 1,4,7.</translation>
    </message>
    <message>
        <source>There is no column {missing}; the first line should name the columns {all}.</source>
        <translation>Der er ingen kolonne {missing}; første linje skal nævne kolonnerne {all}.</translation>
    </message>
    <message>
        <source>There are two columns {missing}.</source>
        <translation>Der er to kolonner {missing}.</translation>
    </message>
    <message>
        <source>This line has fewer fields than there are headings.</source>
        <translation>Denne linje har færre felter, end der er overskrifter.</translation>
    </message>
    <message>
        <source>This line cannot be read as part of a table.</source>
        <translation>Denne linje kan ikke læses som del af en tabel.</translation>
    </message>
    <message>
        <source>There is no line below the headings.</source>
        <translation>Der er ingen linje under overskrifterne.</translation>
    </message>
    <message>
        <source>There are {pairs} pairs here and {before} in lines above.</source>
        <translation>Her er {pairs} par, og i linjer ovenfor {before}.</translation>
    </message>
    <message>
        <source>The best switches can be searched for up to {most} pairs, not for {pairs} that play {sets} board sets.</source>
        <translation>De bedste vendinger kan søges for op til {most} par, ikke for {pairs}, der spiller {sets} spilsæt.</translation>
    </message>
    <message>
        <source>In an individual movement the partners change: its quality cannot be measured.</source>
        <translation>I en individuel spilleplan skifter makkerne: dens kvalitet kan ikke måles.</translation>
    </message>
</context>
<context>
    <name>MovementFileError</name>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, linje {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}: Filen findes ikke.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}: Det er en mappe eller en enhed.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}: Du må ikke læse denne fil.</translation>
    </message>
    <message>
        <source>{file}: The file is too large.</source>
        <translation>{file}: Filen er for stor.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reported}”.</source>
        <translation>{file}: Filen kunne ikke læses; computeren meldte »{reported}«.</translation>
    </message>
    <message>
        <source>{file}: A movement is saved under a name that ends in .asc, .csv or .json.</source>
        <translation>{file}: En spilleplan gemmes under et navn, der ender på .asc, .csv eller .json.</translation>
    </message>
</context>
<context>
    <name>MovementNotices</name>
    <message numerus="yes">
        <source>%n meeting(s) repeated</source>
        <translation>
            <numerusform>%n møde gentaget</numerusform>
            <numerusform>%n møder gentaget</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared in %n round(s)</source>
        <translation>
            <numerusform>Spil deles i %n runde</numerusform>
            <numerusform>Spil deles i %n runder</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables play the same boards in a round</source>
        <translation>Alle borde spiller de samme spil i en runde</translation>
    </message>
    <message>
        <source>The figures are approximate</source>
        <translation>Tallene er omtrentlige</translation>
    </message>
    <message>
        <source>A click or Space switches an encounter, L locks it; a click on a heading switches the whole round or table.</source>
        <translation>Et klik eller mellemrum vender et møde, L låser det; et klik på en overskrift vender hele runden eller bordet.</translation>
    </message>
</context>
<context>
    <name>MovementPlaces</name>
    <message>
        <source>Play a Mi&amp;llion Events</source>
        <translation>&amp;Spil en million turneringer</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Annull&amp;er</translation>
    </message>
    <message>
        <source>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, {events} events</source>
        <translation>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, {events} turneringer</translation>
    </message>
    <message>
        <source>Strength {strength} takes place {strength} in {own}&#xa0;% of all events, and that or a better one in {within}&#xa0;%.</source>
        <translation>Styrke {strength} bliver nr. {strength} i {own}&#xa0;% af alle turneringer og nr. {strength} eller bedre i {within}&#xa0;%.</translation>
    </message>
    <message>
        <source>Strength 1 takes place 1 in {own}&#xa0;% of all events.</source>
        <translation>Styrke 1 bliver nr. 1 i {own}&#xa0;% af alle turneringer.</translation>
    </message>
    <message>
        <source>sdb/3: the part of luck in a pair&apos;s percentage. Qb: the same as a quality, 100 at best. Qd: how often, in percent, a pair gets the place that it earns.</source>
        <translation>sdb/3: heldets andel i et pars procent. Qb: det samme som kvalitet, højst 100. Qd: hvor ofte, i procent, et par får den placering, det fortjener.</translation>
    </message>
    <message>
        <source>More events make the figures more exact.</source>
        <translation>Flere turneringer gør tallene mere præcise.</translation>
    </message>
    <message>
        <source>Events played</source>
        <translation>Spillede turneringer</translation>
    </message>
</context>
<context>
    <name>MovementReport</name>
    <message>
        <source>Quality: 100 is even for all.</source>
        <translation>Kvalitet: 100 er lige for alle.</translation>
    </message>
    <message>
        <source>Qf, bound</source>
        <translation>Qf, grænse</translation>
    </message>
    <message>
        <source>No arrow switches can reach more.</source>
        <translation>Ingen vendinger kan nå højere.</translation>
    </message>
    <message>
        <source>Quality if a pair stays away, on average.</source>
        <translation>Kvalitet med en oversidder, i gennemsnit.</translation>
    </message>
    <message>
        <source>The same for the best pair number to stay away.</source>
        <translation>Det samme for det bedste oversiddernummer.</translation>
    </message>
    <message>
        <source>The same for the worst.</source>
        <translation>Det samme for det værste.</translation>
    </message>
    <message>
        <source>Quality without rounding.</source>
        <translation>Kvalitet uden afrunding.</translation>
    </message>
    <message>
        <source>Opposition: 100 is all meeting all equally often.</source>
        <translation>Modstand: 100 er, at alle møder alle lige ofte.</translation>
    </message>
    <message>
        <source>Skewness: 0 is even for all.</source>
        <translation>Skævhed: 0 er lige for alle.</translation>
    </message>
    <message>
        <source>Fourth moment of the matrix.</source>
        <translation>Matricens fjerde moment.</translation>
    </message>
    <message>
        <source>Least skewness if a pair stays away.</source>
        <translation>Mindste skævhed med en oversidder.</translation>
    </message>
    <message>
        <source>Greatest skewness if a pair stays away.</source>
        <translation>Største skævhed med en oversidder.</translation>
    </message>
    <message>
        <source>Least skewness if a pair that always shares stays away.</source>
        <translation>Mindste skævhed, hvis oversidderen er et par, der altid deler.</translation>
    </message>
    <message>
        <source>Luck, in percent, with two strong pairs in the field.</source>
        <translation>Held, i procent, med to stærke par i feltet.</translation>
    </message>
    <message>
        <source>Luck, in percent, with pairs of all strengths.</source>
        <translation>Held, i procent, med par af alle styrker.</translation>
    </message>
    <message>
        <source>The same as a quality.</source>
        <translation>Det samme som kvalitet.</translation>
    </message>
    <message>
        <source>How often, in percent, a pair gets the place it earns.</source>
        <translation>Hvor ofte, i procent, et par får den placering, det fortjener.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Nøgletal</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Værdi</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gemt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ændring</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Betydning</translation>
    </message>
    <message>
        <source>Figures of the movement</source>
        <translation>Spilleplanens tal</translation>
    </message>
    <message>
        <source>Figures of the movement, approximate</source>
        <translation>Spilleplanens tal, omtrentlige</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>How much each pair matters to each other</source>
        <translation>Hvor meget parrene betyder for hinanden</translation>
    </message>
    <message>
        <source>{mean} would be even</source>
        <translation>{mean} ville være jævnt</translation>
    </message>
</context>
<context>
    <name>MovementTools</name>
    <message>
        <source>&amp;Choose</source>
        <translation>V&amp;alg</translation>
    </message>
    <message>
        <source>Movements for so many pairs and boards (F4)</source>
        <translation>Spilleplaner til så mange par og spil (F4)</translation>
    </message>
    <message>
        <source>&amp;Sit-outs</source>
        <translation>&amp;Oversiddere</translation>
    </message>
    <message>
        <source>Which pair number had best be the one that is missing</source>
        <translation>Hvilket parnummer der helst skal være oversidder</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>P&amp;laceringer</translation>
    </message>
    <message>
        <source>How often each strength finishes where</source>
        <translation>Hvor ofte hver styrke ender hvor</translation>
    </message>
</context>
<context>
    <name>MovementsRoom</name>
    <message>
        <source>This movement</source>
        <translation>Denne spilleplan</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gemt</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>optimise</source>
        <translation>optimering</translation>
    </message>
    <message>
        <source>leave a pair out</source>
        <translation>oversidder</translation>
    </message>
</context>
<context>
    <name>OptimisePanel</name>
    <message>
        <source>&amp;Whole rounds only</source>
        <translation>&amp;Kun hele runder</translation>
    </message>
    <message>
        <source>All tables switch in the same rounds, so no table needs a card of its own.</source>
        <translation>Alle borde vender i de samme runder, så intet bord behøver sit eget kort.</translation>
    </message>
    <message>
        <source>Other b&amp;ase movements too</source>
        <translation>Også andre gr&amp;undplaner</translation>
    </message>
    <message>
        <source>For a Howell: who meets whom and where may change, too, not the directions only.</source>
        <translation>Ved en Howell: også hvem der møder hvem og hvor, må ændres, ikke kun retningerne.</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Søgningens forløb</translation>
    </message>
    <message>
        <source>Stopped. The best movement so far is kept.</source>
        <translation>Stoppet. Den hidtil bedste spilleplan er beholdt.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}, at most {bound}. {tries} tries.</source>
        <translation>Qf {qf}, før {before}, højst {bound}. {tries} forsøg.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}. {tries} tries.</source>
        <translation>Qf {qf}, før {before}. {tries} forsøg.</translation>
    </message>
    <message>
        <source>{count} million</source>
        <translation>{count} mio.</translation>
    </message>
    <message>
        <source>Proven: no other choice of switches is better.</source>
        <translation>Bevist: intet andet valg af vendinger er bedre.</translation>
    </message>
    <message>
        <source>The bound is reached: Qf cannot be higher.</source>
        <translation>Grænsen er nået: Qf kan ikke blive højere.</translation>
    </message>
    <message>
        <source>No gain in the last {tries} tries: it is the best that is known.</source>
        <translation>Ingen gevinst i de sidste {tries} forsøg: det er det bedste, man kender.</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>&amp;Optimise</source>
        <translation>Opt&amp;imer</translation>
    </message>
    <message>
        <source>Stops the search and keeps the best movement so far (Esc)</source>
        <translation>Stopper søgningen og beholder den hidtil bedste spilleplan (Esc)</translation>
    </message>
    <message>
        <source>Looks for the arrow switches that make the movement fairest</source>
        <translation>Søger de vendinger, der gør spilleplanen mest retfærdig</translation>
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
    <name>PinRow</name>
    <message>
        <source>Pinned board counts</source>
        <translation>Fastgjorte antal spil</translation>
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
    <name>PlacesChart</name>
    <message>
        <source>Chance of each place for each strength</source>
        <translation>Hver styrkes chance for hver placering</translation>
    </message>
    <message>
        <source>Up and Down step through the strengths</source>
        <translation>Pil op og ned går gennem styrkerne</translation>
    </message>
    <message>
        <source>Strength {strength} takes place {place} in {chance}&#xa0;% of all events.</source>
        <translation>Styrke {strength} bliver nr. {place} i {chance}&#xa0;% af alle turneringer.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placering</translation>
    </message>
    <message>
        <source>Strength, 1 is the best</source>
        <translation>Styrke, 1 er bedst</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Styrke</translation>
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
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
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
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <translation>Rum</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Unsaved changes were found, but are damaged: see “{file}”.</source>
        <translation>Der blev fundet ændringer, som ikke var gemt, men de er beskadiget: se “{file}”.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kassér</translation>
    </message>
    <message>
        <source>a new tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new movement</source>
        <translation>en ny spilleplan</translation>
    </message>
    <message>
        <source>Recovered: “{name}” with changes of {time} not saved.</source>
        <translation>Gendannet: “{name}” med ændringer fra {time}, der ikke er gemt.</translation>
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
    <name>ScaleStatus</name>
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
        <source>Table of the scale</source>
        <translation>Skalaens tabel</translation>
    </message>
    <message>
        <source>Type a number to jump to that margin</source>
        <translation>Skriv et tal for at springe til den difference</translation>
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
    <name>ScheduleMenu</name>
    <message numerus="yes">
        <source>Switch %n encounter(s)</source>
        <translation>
            <numerusform>Vend %n møde</numerusform>
            <numerusform>Vend %n møder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n encounter(s)</source>
        <translation>
            <numerusform>Lås %n møde</numerusform>
            <numerusform>Lås %n møder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n encounter(s)</source>
        <translation>
            <numerusform>Lås %n møde op</numerusform>
            <numerusform>Lås %n møder op</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch all of round {number}</source>
        <translation>Vend hele runde {number}</translation>
    </message>
    <message>
        <source>Lock all of round {number}</source>
        <translation>Lås hele runde {number}</translation>
    </message>
    <message>
        <source>Unlock all of round {number}</source>
        <translation>Lås hele runde {number} op</translation>
    </message>
    <message>
        <source>Switch all of table {number}</source>
        <translation>Vend hele bord {number}</translation>
    </message>
    <message>
        <source>Lock all of table {number}</source>
        <translation>Lås hele bord {number}</translation>
    </message>
    <message>
        <source>Unlock all of table {number}</source>
        <translation>Lås hele bord {number} op</translation>
    </message>
    <message>
        <source>Lock board set {number}</source>
        <translation>Lås spilsæt {number}</translation>
    </message>
    <message>
        <source>Unlock board set {number}</source>
        <translation>Lås spilsæt {number} op</translation>
    </message>
    <message>
        <source>Lock pair {number}</source>
        <translation>Lås par {number}</translation>
    </message>
    <message>
        <source>Unlock pair {number}</source>
        <translation>Lås par {number} op</translation>
    </message>
    <message>
        <source>Do not follow pair {number} any more</source>
        <translation>Følg ikke længere par {number}</translation>
    </message>
    <message>
        <source>Follow pair {number}</source>
        <translation>Følg par {number}</translation>
    </message>
</context>
<context>
    <name>ScheduleModel</name>
    <message>
        <source>Round {round}, table {table}: players {ns} North-South against {ew}</source>
        <translation>Runde {round}, bord {table}: spillerne {ns} Nord-Syd mod {ew}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {ns} North-South against pair {ew}</source>
        <translation>Runde {round}, bord {table}: par {ns} Nord-Syd mod par {ew}</translation>
    </message>
    <message>
        <source>boards {first} to {last}</source>
        <translation>spil {first} til {last}</translation>
    </message>
    <message>
        <source>boards {boards}</source>
        <translation>spil {boards}</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>vendt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>ændret</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>låst</translation>
    </message>
    <message>
        <source>shares its boards</source>
        <translation>deler spil</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>spil fra kortbord</translation>
    </message>
    <message>
        <source>Round {round}, table {table} is empty</source>
        <translation>Runde {round}, bord {table} er tomt</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Bord {number}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{what}: a click switches all of it</source>
        <translation>{what}: et klik vender det hele</translation>
    </message>
    <message>
        <source>Sitting out: {pairs}</source>
        <translation>Sidder over: {pairs}</translation>
    </message>
</context>
<context>
    <name>SchedulePane</name>
    <message>
        <source>Schedule</source>
        <translation>Rundeplan</translation>
    </message>
    <message>
        <source>Space switches, L locks; type a number to follow that pair</source>
        <translation>Mellemrum vender, L låser; skriv et tal for at følge det par</translation>
    </message>
</context>
<context>
    <name>ScheduleView</name>
    <message>
        <source>An individual movement is only shown, not changed.</source>
        <translation>En individuel spilleplan kan kun vises, ikke ændres.</translation>
    </message>
    <message>
        <source>Locked: press L to unlock it before you switch it.</source>
        <translation>Låst: tryk L for at låse op, før du vender.</translation>
    </message>
</context>
<context>
    <name>ScrollingTable</name>
    <message>
        <source>{speed} rows a second</source>
        <translation type="unfinished"></translation>
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
    <name>SignLegend</name>
    <message>
        <source>switched</source>
        <translation>vendt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>ændret</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>låst</translation>
    </message>
    <message>
        <source>shared boards</source>
        <translation>delte spil</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>spil fra kortbord</translation>
    </message>
</context>
<context>
    <name>SitOuts</name>
    <message>
        <source>Pair numbers, the best to stay away first</source>
        <translation>Parnumre, den bedste oversidder først</translation>
    </message>
    <message>
        <source>Enter leaves the pair out</source>
        <translation>Enter gør parret til oversidder</translation>
    </message>
    <message>
        <source>&amp;Leave Pair {pair} Out</source>
        <translation>Gør par {pair} til ov&amp;ersidder</translation>
    </message>
    <message>
        <source>&amp;Leave This Pair Out</source>
        <translation>Gør parret til ov&amp;ersidder</translation>
    </message>
    <message>
        <source>in every round</source>
        <translation>i hver runde</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Qf without it</source>
        <translation>Qf uden</translation>
    </message>
    <message>
        <source>s1</source>
        <translation>s1</translation>
    </message>
    <message>
        <source>Shares boards</source>
        <translation>Deler spil</translation>
    </message>
    <message>
        <source>Who stays away</source>
        <translation>Hvem er oversidder</translation>
    </message>
    <message>
        <source>A pair can only be missed where there are three tables or more.</source>
        <translation>Der kan kun være oversidder ved tre borde eller flere.</translation>
    </message>
    <message>
        <source>It does not matter which number the phantom pair gets: Qf is {qf} for all.</source>
        <translation>Det er lige meget, hvilket nummer oversidderen får: Qf er {qf} for alle.</translation>
    </message>
    <message>
        <source>Give the phantom pair number {best}: Qf is {qf} then, with any other {worst_qf}.</source>
        <translation>Giv oversidderen nummer {best}: så er Qf {qf}, med ethvert andet {worst_qf}.</translation>
    </message>
    <message>
        <source>Give the phantom pair number {best}: Qf is {qf} then. The worst is number {worst}, with {worst_qf}.</source>
        <translation>Giv oversidderen nummer {best}: så er Qf {qf}. Værst er nummer {worst} med {worst_qf}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> eller </translation>
    </message>
    <message>
        <source>Number {pair} would spare you a table that shares its boards: Qf is {qf} then.</source>
        <translation>Med nummer {pair} slipper du for et bord, der deler spil: så er Qf {qf}.</translation>
    </message>
</context>
<context>
    <name>StandingText</name>
    <message>
        <source>Place {place}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing counts for it yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message numerus="yes">
        <source>Level in everything with %n other(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Behind {name}: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead of {name}: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{criterion} {value} against {other}</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>“{name}” was not saved because another program has changed the file; save it under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved because the file was moved, renamed or deleted; save it under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved because that tournament is open in another window; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissDocument</name>
    <message>
        <source>New tournament</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissDrawing</name>
    <message>
        <source>The draw is being made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results are missing on board {boards}. Draw once more to go on without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws the next round (F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Rounds Are Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More rounds can be planned in the field.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissError</name>
    <message>
        <source>Round {round} cannot be paired by the rules: whoever meets whom, two would meet again, or somebody would get a second bye.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With players {first} and {second} together, round {round} cannot be paired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is there to be paired in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has games, which stay. Give the last round before the withdrawal instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has an opponent in round {round}. Change the pairing first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is drawn: {name} has no opponent in it, so a bye of some kind stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is drawn: from then on all numbers stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players have the number {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} names player {number}, who is not entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number} appears twice in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number} meets nobody else in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is too large; it can have {most} rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is too wide; it can have {most} columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no players in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column with names; give it the heading Name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} is no number of a player; numbers go from 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} is no rating; a rating is a number from 0 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row has {cells} cells, but there are {columns} columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type 1, = or 0; + or - for a forfeit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs such as 45-23, or VPs such as 13.2-6.8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than two teams are there in round {round}: nothing can be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} cannot be drawn without a match that was played before: make it a Danish round, in which matches may be repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} cannot be drawn without two teams that must not meet: allow some of the forbidden matches in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team {team} is not there in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams {team} and {other} met in round {met}: they can meet again only in a Danish round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams {team} and {other} must not meet in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If teams {team} and {other} meet in round {round}, the others cannot be drawn any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs cannot be turned into VPs: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs are whole numbers from 0, not {imps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} has no table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} is no result that points are given for; there are W, D, L, F, H, Z, + -.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus or penalty stands in a round that is drawn; {found} is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number} is not entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points are missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for the {points} points of player {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large to be a tournament report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; a number belongs there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns {first} to {last} are blank; a number belongs there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; points belong there, such as 4.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} stands where a number belongs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} stands where points belong, such as 4.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} is no code of the point system that is known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White and Black get different points for the same result; this program has one value for both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number} has {told} points by columns 81 to 84, but {computed} by the results; correct what is wrong, or state the point system (record 162).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no players (records 001) in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says something else here than in a line above: {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tournament has 1 to {most} rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} is no colour; there are W and B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} is no setting of XXC; there are white1, black1 and rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XXC rank asks for other pairing numbers than those of the players; number the players by rank and take this line out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} is no bye; there are F, H and Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {last} comes before round {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least two players belong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number} has two different byes in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, who is not entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, but player {other} meets nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, but player {other} meets player {third}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {round} the players {number} and {other} have the same colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {round} neither player {number} nor player {other} has a colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {round} player {number} has the result “{mine}” and the opponent, player {other}, the result “{theirs}”; these do not go together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {round} player {number} has the result “{mine}”, which stands for a round without an opponent, but meets player {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {round} player {number} has the result “{mine}” without an opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, but a record 240 says that this player has a bye.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starting rank of a player is above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column} holds {found}, but belongs to no field; the columns are shifted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: {found} in column {column} is no colour; there are w, b and -.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: {found} in column {column} is no result; there are 1, =, 0, +, -, W, D, L, U, F, H and Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for a result that is worth {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for victory points with two decimals; save a teams event as a tournament file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for the number {number}; it ends at {most}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissExplanation</name>
    <message>
        <source>Whole Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why Not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation of the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and Right go from player to player, Enter explains one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is being worked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why This Bye?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does this player not meet the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if these met?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissField</name>
    <message>
        <source>Players or teams, with their byes by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number by Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a List…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what the tournament is played by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not to Meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows who may not meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers by rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is drawn yet: delete who does not come at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves after round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} enters in round {round} with number {number}, and has zero points for each round before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until round {round} is drawn, all can still be numbered by rating anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers stay as they are from round {round} on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name in the last row and press Enter; or paste or import a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the columns of the rounds: Z absent, H half-point bye, F full-point bye, U the bye of the draw; Delete takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enters a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers go by rating, then title, then name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected ones leave after the rounds that are drawn; or come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a number that can stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody needs a name; Delete takes one out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissFileError</name>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: The file is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reported}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissFiles</name>
    <message>
        <source>Tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Players from a File</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of {file}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Write a Report File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tournament</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissForbidden</name>
    <message>
        <source>Who may not meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete takes an entry out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of players who may not meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two numbers or more; Enter adds them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep Apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep Clubs Apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody meets one of the same club until that round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not to meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}: until round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the numbers of two players or more, such as “3 7”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forbidden pairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissOpinions</name>
    <message>
        <source>{number} without an opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaks no rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeats round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is within one club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives the second a third Black in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives the first a third White in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaks {rule} (a second bye)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaks {rule} (both need the same colour)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissPresentation</name>
    <message>
        <source>Nobody is entered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairings by Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairings by Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All in Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissReport</name>
    <message>
        <source>IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn from the top, everybody against the highest not yet met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn with the least total of differences, nobody met twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn strictly by rank, whoever has met before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as read from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) by hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Swiss tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, boards {boards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, tables {boards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, names {letters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{standings}, places {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in each round the opponent&apos;s place, w for White or b for Black, the result; +½ and the like: a bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in each round the opponent&apos;s place and the VPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable after round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w</source>
        <comment>White</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b</source>
        <comment>Black</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissRoom</name>
    <message>
        <source>New tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>VPs of {boards} boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Dutch rules of {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no round drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the tournament</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissRounds</name>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpair round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is not drawn any more; undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpair Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All results are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the field first (F4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9 draws the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the IMPs of a match, such as 45-23, or VPs with decimals; + or - for a forfeit; X on two teams exchanges them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type 1, = or 0 for a result, + or - for a forfeit, W, D or L for an unrated game, N if nobody came; X on two players exchanges them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result of board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a board and its result, such as “12 =”; there is no such board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change in round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is marked: X on another player exchanges both, Esc does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} with {other}: {opinion}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw of round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board and result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows why the round is drawn as it is (F8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round before (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairings and results by board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes made by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last draw back (Shift+F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board and its result, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissSettings</name>
    <message>
        <source>Baku acceleration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danish rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continuous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discrete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closest overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dutch rules of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bye counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bye, VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many rounds are planned; the rules treat the last one differently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds drawn strictly by rank, even if teams meet again, such as “8 9”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that count for the draw alone, for the upper half in the first rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd field</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissStandings</name>
    <message>
        <source>There is nobody in the field yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings after which round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds of the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the picked value is made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissTeams</name>
    <message>
        <source>Teams are ranked by VPs; equal ones by IMPs won divided by IMPs lost, then by net IMPs, then by their numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first round is seeded by number: the first team meets the first of the lower half, the second the second, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the top down, each team meets the highest ranked team that it has not met, provided that all the others can still be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the squared VP differences of all matches is as small as it can be; of equal sums, that of the squared differences in rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every round is drawn strictly by rank, first against second, third against fourth, whoever has met before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danish rounds, drawn strictly by rank, first against second, third against fourth, whoever has met before: {rounds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams that the director has forbidden to meet do not meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an odd field the lowest ranked of the teams with the fewest byes has a bye, worth {bye} VP, provided that all the others can be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an odd field three teams play a triangle, half a match against each of the two others: of those that have been in the fewest triangles the lowest ranked, provided that all the others can be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it can be, the three have not met; half a match counts as a meeting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a match is scored on half of the range, {half} VP to each side at a draw, with half of the boards in the scale’s formula.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The home team is the one with fewer home matches less visits; then the one that was visitor when the seats last differed; then the higher ranked at odd tables and the lower ranked at even ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} has met {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} must not meet {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {team} met {others}, the rest could not be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} meets {other}, the highest ranked that is left; the rest can be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} meets {other}, half of the field below, as seeded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to half of the field below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} meets {other}, the next by rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} meets {other}, {vp} VP away: with this match the total is the least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} meets {other}, as was asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} is at home, because it has been at home less often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} is at home, because it was visitor in round {round} and the other was not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} is at home: at odd tables the higher ranked is, if all is equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} is at home: at even tables the lower ranked is, if all is equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} and {other} must not meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {team} and {other} met, the rest could not be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} meets {team}, half of the field below, as seeded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to half of the field below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} has the bye: the lowest ranked of those that can have it with the fewest byes before ({value}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} plays in the triangle; triangles before: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} has had more byes already ({value}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} has been in more triangles already ({value}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {team} had the bye, the others could not be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {team} as the lowest, no triangle is as fair and leaves a draw to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A triangle of {team} with {other} would be less fair, or leave no draw to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}; no triangle as fair without a repeated match leaves a draw to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} ranks below {team}, and so comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field is even: nobody is left over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} and {other} do meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} is not there in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} comes before both of them, and {team} is the highest ranked that it can meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} can meet {other}, which ranks higher, and the rest can still be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As those above them meet, the rest could not be drawn if {team} and {other} met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {team} and {other} met, the bye or triangle would have to be others’, so that the rest could be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the squared VP differences would be {value}; it is {value_now}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The VP differences would be as small, but the differences in rank no smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still missing: these matches count as 0 VP.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bye: {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If they met: {matches}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} (rank {rank}, round {round})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} (rank {rank})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissWords</name>
    <message>
        <source>the number of players who find no opponent in the bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of players who find no opponent in the next bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of score differences, in which those who move down meet a point below the bracket,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of pairs in which a top scorer or the opponent gets one colour more than two times oftener than the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of pairs in which a top scorer or the opponent gets a colour three times running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of colour preferences that are not granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of strong colour preferences that are not granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of players who move down as they did in the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of players who move down as they did two rounds ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did in the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did two rounds ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did in the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did two rounds ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of score differences of those who meet a higher score as they did in the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of score differences of those who meet a higher score as they did two rounds ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of pairs of two who must have the same colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (odd rounds)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (even rounds)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score of the player who gets the bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of scores of those who move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of rounds that the player with the bye has not played before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} would be {then}; it is {now} ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: how it is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odd place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not {pair}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is not drawn in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not what the rules give: {pair}. That was made by hand, or the round was drawn elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} is a half match of the triangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field is even: nobody is left over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does {player} get the bye?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does {player} move down?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gets the bye: the number of players is even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} does not move down in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is the lowest ranked of those who are there, and may have the bye.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of the {bracket} who ranks lower than {player} stays in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} can meet nobody in the {bracket}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These come first for it, but:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the {bracket} these rank lower and would move down first, but:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the plain order of their bracket these two meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the plain order {player} would meet {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To meet, {player} would have to move down from a score of {high} to {low}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If they met, this would change too: {pairs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} do meet in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not there in this round: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They met in round {round}, and nobody meets twice ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director has forbidden this pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both must have {colour} ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the others could not all be paired, whoever met whom ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the {bracket}, the number of players who moved down and are paired would be {then}; it is {now} ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the {bracket}, the number of pairs would be {then}; it is {now} ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the {bracket} and those below it would have to become one, so that all could be paired ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {bracket} itself would be paired as well or better, but what is below it worse ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brackets below would be paired worse ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the {bracket}, {worse}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the {bracket} every criterion would be kept as well. {but}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But the order of pairings decides: {player} meets {now} rather than {then} ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But that pairing needs the exchange of {down} with {up}, and so it comes later in the order ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But there others of those who moved down would be paired, and that comes later in the order ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But that pairing comes later in the order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>had the bye in round {round} ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>got points without a game in round {round}, and so gets no bye ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores from {high} to {low}, as one bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this bracket: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved down into it from a score of {score}: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the plain order the upper half meets the lower half, first against first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who moved down are paired first; the others then meet, upper half against lower half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least half of those who can be paired moved down, and so all are paired alike, upper half against lower half (A.3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves on to the next bracket: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets the bye: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of pairs is {pairs}. The bracket alone could have {most}, but then those below could not be paired as they should.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}, and with these players it cannot be less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}; by counting alone it could be {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White is preferred by {white}, Black by {black} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every criterion of colours and floats is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plain order needs no change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all pairings that are as good this one comes first: {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set {number} of those who moved down ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transposition {number} of their opponents ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange of {down} with {up} ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transposition {number} of the lower half ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First {players} should have moved down, but the next bracket could not pair all who came; so others move down (C.12).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bracket could not be paired. So the {bracket} was paired again: the first of its pairings that helps sends down {players} (C.13).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever moved down from the {bracket}, the last bracket could not be paired; so they became one: {players} (C.13).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the {bracket} was paired at first, those below could not all be paired. So it was paired again, and all below became one bracket: {players} (A.9).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards and colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both get what they prefer ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both prefer {colour}; {player} gets it, whose claim is the stronger ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both prefer {colour} equally strongly. The last time that their colours differed {other} had it, so now {player} gets it ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both prefer {colour} equally strongly, and their colours never differed; {player} ranks higher and gets it ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither prefers a colour; it goes by the number of the higher ranked, odd or even, and by the colour that was drawn first ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has not played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} (so far {colours}) would like {colour}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} (so far {colours}) strongly prefers {colour}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} (so far {colours}) must have {colour}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are in the {bracket}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has a score of {score} and moved down into the {bracket} of {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colours are not those that the rules give, with White for {white}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pair is not what the rules give; they give: {pairs}. It was made by hand, or the round was drawn elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(one of very many)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Move Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie-breaks, the first to be looked at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space chooses one, Ctrl+Up and Ctrl+Down move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tie-breaks that are usual, in their usual order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TieBreaks</name>
    <message>
        <source>Opponents&apos; VPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buchholz Cut 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median Buchholz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games with Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents&apos; average rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMP quotient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sonneborn-Berger in VPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the VPs that the opponents have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points in the games of those who are level. Where some have not met, only who would be ahead in any case is ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The VPs in the matches of those who are level. Where some have not met, only who would be ahead in any case is ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least and the greatest of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of every opponent who was beaten, and half of them after a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the points after each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rounds with as many points as a win has, played or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games played with Black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of the ratings of those who were met and have one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All IMPs won, divided by all IMPs lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All IMPs won less all IMPs lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The VPs of every opponent, times the share of a match&apos;s VPs that was got from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ranking: {criteria}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) who are level were not met.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Level, but not met: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent&apos;s score, result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played: counts as a game against somebody with these points, no more than the opponent has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played: counts as a game against somebody with these points, no more than draws in all rounds give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played: counts as a game against somebody with as many points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opponent&apos;s byes at the end count as draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the least, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stayed away, so it is the one left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the greatest, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no rating, left out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>{value}, changed by {change}</source>
        <translation>{value}, ændret med {change}</translation>
    </message>
</context>
<context>
    <name>TournamentFileError</name>
    <message>
        <source>{file}: There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: This is not a tournament of vpdesk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: A newer version of vpdesk has written this tournament; open it with that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: The file is damaged, and there is no backup of it beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: The file is damaged; open its newest backup, “{backup}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reason}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is open in another window or on another computer, so here it can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is write-protected, so it can only be read; save it under another name to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} can only be read here; save it under another name to change it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
