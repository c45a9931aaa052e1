<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About vpdesk</source>
        <translation>Über vpdesk</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <source>Copies all versions, for a report of an error</source>
        <translation>Kopiert alle Versionsangaben für eine Fehlermeldung</translation>
    </message>
    <message>
        <source>Open Lo&amp;g Folder</source>
        <translation>Pr&amp;otokollordner öffnen</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <translation>Nach neuer &amp;Version suchen</translation>
    </message>
    <message>
        <source>Opens the page of the releases in the browser</source>
        <translation>Öffnet die Seite mit den Veröffentlichungen im Browser</translation>
    </message>
    <message>
        <source>Events, pairs evenings, matches, movements and VP scales, for directors of bridge.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013). The measures of movements are those of P. Smulders.

Free software: use it, pass it on and change it as you like.</source>
        <translation>Turniere, Paarturniere, Matches, Movements und SP-Skalen für alle, die Bridgeturniere leiten.

Die Skalen sind die des technischen Berichts des WBF Scoring Panel (P. Buchen, 2013). Die Maße für Movements stammen von P. Smulders.

Freie Software: Benutzen Sie sie, geben Sie sie weiter und ändern Sie sie, wie Sie wollen.</translation>
    </message>
    <message>
        <source>Log folder: {folder}</source>
        <translation>Protokollordner: {folder}</translation>
    </message>
    <message>
        <source>Version of {date}</source>
        <translation>Version vom {date}</translation>
    </message>
    <message>
        <source>It is over a year old: there may be a newer one.</source>
        <translation>Sie ist über ein Jahr alt: Vielleicht gibt es eine neuere.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>S&amp;cales</source>
        <translation>Skal&amp;en</translation>
    </message>
    <message>
        <source>Mo&amp;vements</source>
        <translation>&amp;Movements</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Unterschiede</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;Headings</source>
        <translation>&amp;Mit Überschriften kopieren</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Pin or Unpin These Boards</source>
        <translation>Diese Boardzahl &amp;anheften oder lösen</translation>
    </message>
    <message>
        <source>S&amp;ort Pins</source>
        <translation>A&amp;ngeheftete sortieren</translation>
    </message>
    <message>
        <source>&amp;Unpin All</source>
        <translation>A&amp;lle lösen</translation>
    </message>
    <message>
        <source>&amp;More Boards</source>
        <translation>&amp;Mehr Boards</translation>
    </message>
    <message>
        <source>&amp;Fewer Boards</source>
        <translation>&amp;Weniger Boards</translation>
    </message>
    <message>
        <source>&amp;Switch</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>&amp;Lock or Unlock</source>
        <translation>&amp;Sperren oder freigeben</translation>
    </message>
    <message>
        <source>&amp;Optimise…</source>
        <translation>&amp;Optimieren…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Chance of &amp;Places</source>
        <translation>Aussichten auf &amp;Plätze</translation>
    </message>
    <message>
        <source>S&amp;it-Outs</source>
        <translation>&amp;Aussetzen</translation>
    </message>
    <message>
        <source>&amp;Copy Picture of the Curves</source>
        <translation>&amp;Bild der Kurven kopieren</translation>
    </message>
    <message>
        <source>B&amp;y Boards</source>
        <translation>Nac&amp;h Boards</translation>
    </message>
    <message>
        <source>&amp;Heat Map</source>
        <translation>&amp;Wärmekarte</translation>
    </message>
    <message>
        <source>B&amp;oards</source>
        <translation>B&amp;oards</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>&amp;Pins</source>
        <translation>&amp;Angeheftete</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>&amp;Nötig für SP</translation>
    </message>
    <message>
        <source>C&amp;hoice of Movements</source>
        <translation>&amp;Auswahl der Movements</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>&amp;Matrix</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>Ab&amp;lauf</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>Kenn&amp;zahlen</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Text &amp;größer</translation>
    </message>
    <message>
        <source>Lab&amp;oratory</source>
        <translation>La&amp;bor</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>M&amp;atch</translation>
    </message>
    <message>
        <source>Smaller Te&amp;xt</source>
        <translation>Text &amp;kleiner</translation>
    </message>
    <message>
        <source>Publis&amp;h…</source>
        <translation>Ver&amp;öffentlichen…</translation>
    </message>
    <message>
        <source>Publish after E&amp;very Action</source>
        <translation>Nach jeder Aktion veröffent&amp;lichen</translation>
    </message>
    <message>
        <source>Pages in All Lang&amp;uages</source>
        <translation>Seiten in allen Sprac&amp;hen</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>H&amp;all</source>
        <translation>&amp;Saal</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>B&amp;eispiele</translation>
    </message>
    <message>
        <source>There is nothing to print here yet.</source>
        <translation>Hier gibt es noch nichts zu drucken.</translation>
    </message>
    <message>
        <source>&amp;Deals…</source>
        <translation>&amp;Verteilungen…</translation>
    </message>
    <message>
        <source>&amp;Find Anything…</source>
        <translation>&amp;Überall suchen…</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>Text n&amp;ormal</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Layout zurücksetzen</translation>
    </message>
    <message>
        <source>vpdesk &amp;Help</source>
        <translation>&amp;Hilfe zu vpdesk</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>What’s &amp;New</source>
        <translation>&amp;Neuerungen</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>&amp;Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <translation>Nach neuer &amp;Version suchen</translation>
    </message>
    <message>
        <source>&amp;About vpdesk</source>
        <translation>Ü&amp;ber vpdesk</translation>
    </message>
    <message>
        <source>Pages for &amp;Phones…</source>
        <translation>Seiten für &amp;Handys…</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>Clock on the &amp;Wall</source>
        <translation>Uhr an der &amp;Wand</translation>
    </message>
    <message>
        <source>&amp;Schedule of the Session…</source>
        <translation>&amp;Zeitplan des Durchgangs…</translation>
    </message>
    <message>
        <source>S&amp;tart or Pause the Clock</source>
        <translation>Uhr &amp;starten oder anhalten</translation>
    </message>
    <message>
        <source>A Minute &amp;Less</source>
        <translation>Eine &amp;Minute weniger</translation>
    </message>
    <message>
        <source>A Minute &amp;More</source>
        <translation>&amp;Eine Minute mehr</translation>
    </message>
    <message>
        <source>&amp;Next Round or Move</source>
        <translation>&amp;Nächste Runde oder Wechsel</translation>
    </message>
    <message>
        <source>Only matches of teams have score sheets.</source>
        <translation>Nur Teammatches haben Scoreblätter.</translation>
    </message>
    <message>
        <source>No round can be paired by hand now.</source>
        <translation>Jetzt lässt sich keine Runde von Hand paaren.</translation>
    </message>
    <message>
        <source>Draw &amp;Lots Again…</source>
        <translation>Neu &amp;losen…</translation>
    </message>
    <message>
        <source>Dates &amp;of the Rounds…</source>
        <translation>Term&amp;ine der Runden…</translation>
    </message>
    <message>
        <source>Do &amp;What Is Next</source>
        <translation>Nächsten Schritt t&amp;un</translation>
    </message>
    <message>
        <source>&amp;Proof</source>
        <translation>&amp;Beweis</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Modelle</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>&amp;Audit</translation>
    </message>
    <message>
        <source>&amp;Check a Table</source>
        <translation>&amp;Tabelle prüfen</translation>
    </message>
    <message>
        <source>Ca&amp;libration</source>
        <translation>&amp;Kalibrierung</translation>
    </message>
    <message>
        <source>&amp;Score Sheet</source>
        <translation>&amp;Scoreblatt</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>&amp;Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <comment>menu</comment>
        <translation>Mat&amp;ch</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>Board &amp;streichen</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>Board &amp;berichtigen…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Other &amp;Pairs from This Board</source>
        <translation>Andere &amp;Paare ab diesem Board</translation>
    </message>
    <message>
        <source>&amp;Enter Goes Down, Room by Room</source>
        <translation>&amp;Enter geht abwärts, Raum für Raum</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Round</source>
        <translation>&amp;Zurück zur Runde</translation>
    </message>
    <message>
        <source>The match is not one of an event.</source>
        <translation>Das Match gehört zu keinem Turnier.</translation>
    </message>
    <message>
        <source>&amp;Blank Sheet to Print…</source>
        <translation>Leeres Blatt &amp;drucken…</translation>
    </message>
    <message>
        <source>&amp;Details of the Match</source>
        <translation>&amp;Details zum Match</translation>
    </message>
    <message>
        <source>Board and S&amp;core</source>
        <translation>&amp;Board und Score</translation>
    </message>
    <message>
        <source>A Pair Comes or &amp;Goes…</source>
        <translation>Ein Paar kommt oder &amp;geht…</translation>
    </message>
    <message>
        <source>There is no evening yet.</source>
        <translation>Es gibt noch kein Paarturnier.</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <comment>menu</comment>
        <translation>Paa&amp;re</translation>
    </message>
    <message>
        <source>Wit&amp;hdraw a Pair…</source>
        <translation>P&amp;aar zurückziehen…</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>Paa&amp;re</translation>
    </message>
    <message>
        <source>&amp;Adjusted Score…</source>
        <translation>&amp;Berichtigter Score…</translation>
    </message>
    <message>
        <source>Arrow &amp;Turned</source>
        <translation>&amp;Pfeil gedreht</translation>
    </message>
    <message>
        <source>&amp;Clear the Result</source>
        <translation>Ergebnis &amp;löschen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the Board</source>
        <translation>Board st&amp;reichen</translation>
    </message>
    <message>
        <source>&amp;Uncancel Boards</source>
        <translation>Gestrichene Boards &amp;wieder werten</translation>
    </message>
    <message>
        <source>&amp;Late Pair…</source>
        <translation>Versp&amp;ätetes Paar…</translation>
    </message>
    <message>
        <source>Su&amp;bstitute…</source>
        <translation>&amp;Ersatzspieler…</translation>
    </message>
    <message>
        <source>Re&amp;gister of Players…</source>
        <translation>Sp&amp;ielerverzeichnis…</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>&amp;Strafe…</translation>
    </message>
    <message>
        <source>Na&amp;me, Place and Date…</source>
        <translation>&amp;Name, Ort und Datum…</translation>
    </message>
    <message>
        <source>Sessions Be&amp;fore…</source>
        <translation>Durchgänge da&amp;vor…</translation>
    </message>
    <message>
        <source>Pla&amp;y Another Movement…</source>
        <translation>Anderes &amp;Movement…</translation>
    </message>
    <message>
        <source>One or T&amp;wo Winners</source>
        <translation>Ein oder &amp;zwei Sieger</translation>
    </message>
    <message>
        <source>&amp;Deals Played…</source>
        <translation>&amp;Gespielte Verteilungen…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Evening</source>
        <translation>Protokoll &amp;des Paarturniers</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>Rankin&amp;g</source>
        <translation>&amp;Rangliste</translation>
    </message>
    <message>
        <source>Freq&amp;uencies</source>
        <translation>H&amp;äufigkeiten</translation>
    </message>
    <message>
        <source>Dec&amp;isions</source>
        <translation>Ent&amp;scheidungen</translation>
    </message>
    <message>
        <source>&amp;Missing Result</source>
        <translation>Fe&amp;hlendes Ergebnis</translation>
    </message>
    <message>
        <source>Ne&amp;xt Board or Table</source>
        <translation>Nä&amp;chstes Board oder nächster Tisch</translation>
    </message>
    <message>
        <source>Board or Table Befor&amp;e</source>
        <translation>Voriges Board &amp;oder voriger Tisch</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>&amp;Warum?</translation>
    </message>
    <message>
        <source>These numbers give no scale.</source>
        <translation>Diese Zahlen ergeben keine Skala.</translation>
    </message>
    <message>
        <source>No more can be pinned, or the numbers give no scale.</source>
        <translation>Mehr lässt sich nicht anheften, oder die Zahlen ergeben keine Skala.</translation>
    </message>
    <message>
        <source>Pin or Unpin &amp;This Scale</source>
        <translation>&amp;Diese Skala anheften oder lösen</translation>
    </message>
    <message>
        <source>E&amp;vent Data…</source>
        <translation>Tur&amp;nierdaten…</translation>
    </message>
    <message>
        <source>&amp;Captains and Register Numbers</source>
        <translation>&amp;Kapitäne und Registernummern</translation>
    </message>
    <message>
        <source>Fill In from &amp;the Rating List</source>
        <translation>Aus der Ratingliste erg&amp;änzen</translation>
    </message>
    <message>
        <source>&amp;Pair by Hand</source>
        <translation>&amp;Von Hand auslosen</translation>
    </message>
    <message>
        <source>&amp;Compare with the Rules…</source>
        <translation>Mit den &amp;Regeln vergleichen…</translation>
    </message>
    <message>
        <source>Results of &amp;Boards…</source>
        <translation>E&amp;rgebnisse der Boards…</translation>
    </message>
    <message>
        <source>Resul&amp;ts of Boards from a File…</source>
        <translation>Ergebnisse der B&amp;oards aus einer Datei…</translation>
    </message>
    <message>
        <source>Ad&amp;just a Total…</source>
        <translation>Summe &amp;berichtigen…</translation>
    </message>
    <message>
        <source>Add a &amp;Stage…</source>
        <translation>Phase hinzuf&amp;ügen…</translation>
    </message>
    <message>
        <source>Rena&amp;me the Stage…</source>
        <translation>&amp;Phase umbenennen…</translation>
    </message>
    <message>
        <source>&amp;First Table…</source>
        <translation>Erster Tis&amp;ch…</translation>
    </message>
    <message>
        <source>Segments of &amp;a Match…</source>
        <translation>Segme&amp;nte eines Matches…</translation>
    </message>
    <message>
        <source>Remove t&amp;he Stage</source>
        <translation>Phase ent&amp;fernen</translation>
    </message>
    <message>
        <source>Sco&amp;re Sheet of the Match</source>
        <translation>Scoreblatt des &amp;Matches</translation>
    </message>
    <message>
        <source>Rul&amp;ing on the Match</source>
        <translation>&amp;Entscheidung zum Match</translation>
    </message>
    <message>
        <source>Ta&amp;ke Match File into the Round…</source>
        <translation>Match&amp;datei in die Runde übernehmen…</translation>
    </message>
    <message>
        <source>Sav&amp;e Match As…</source>
        <translation>Match speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Rating &amp;List…</source>
        <translation>&amp;Ratingliste…</translation>
    </message>
    <message>
        <source>Ratin&amp;g Report…</source>
        <translation>R&amp;atingbericht…</translation>
    </message>
    <message>
        <source>Prints of &amp;the Event…</source>
        <translation>Ausdru&amp;cke des Turniers…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>&amp;Preise…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Event</source>
        <translation>Protokoll &amp;des Turniers</translation>
    </message>
    <message>
        <source>Stage Bef&amp;ore</source>
        <translation>V&amp;orige Phase</translation>
    </message>
    <message>
        <source>Stage &amp;After</source>
        <translation>Nächste &amp;Phase</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>Turn&amp;iere</translation>
    </message>
    <message>
        <source>Compare &amp;Board Counts…</source>
        <translation>Board&amp;zahlen vergleichen…</translation>
    </message>
    <message>
        <source>Sta&amp;rt From…</source>
        <translation>S&amp;tarten mit…</translation>
    </message>
    <message>
        <source>Bo&amp;ards</source>
        <comment>menu</comment>
        <translation>B&amp;oards</translation>
    </message>
    <message>
        <source>Add a P&amp;air</source>
        <translation>Paar &amp;hinzufügen</translation>
    </message>
    <message>
        <source>S&amp;wap Pairs</source>
        <translation>Paare &amp;tauschen</translation>
    </message>
    <message>
        <source>I&amp;mport Pairs…</source>
        <translation>Paare i&amp;mportieren…</translation>
    </message>
    <message>
        <source>Ta&amp;ble and Result</source>
        <translation>Tisch und Erge&amp;bnis</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Movement</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Rückgängig: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Wiederherstellen: {step}</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Own &amp;Scales…</source>
        <translation>Eigene &amp;Skalen…</translation>
    </message>
    <message>
        <source>&amp;Import Players…</source>
        <translation>Spieler &amp;importieren…</translation>
    </message>
    <message>
        <source>Write a Report &amp;File…</source>
        <translation>&amp;Turnierbericht schreiben…</translation>
    </message>
    <message>
        <source>&amp;Add a Player</source>
        <translation>Spieler &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Number by Rating</source>
        <translation>Nach &amp;Stärke nummerieren</translation>
    </message>
    <message>
        <source>&amp;Draw a Round</source>
        <translation>Runde &amp;auslosen</translation>
    </message>
    <message>
        <source>&amp;Unpair the Last Round</source>
        <translation>Letzte Auslosung &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>S&amp;wap Players</source>
        <translation>Spieler &amp;tauschen</translation>
    </message>
    <message>
        <source>Round Befor&amp;e</source>
        <translation>&amp;Vorige Runde</translation>
    </message>
    <message>
        <source>Round Af&amp;ter</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>E&amp;ntrants</source>
        <translation>&amp;Teilnehmer</translation>
    </message>
    <message>
        <source>&amp;Groups or Bracket by Lot</source>
        <translation>&amp;Gruppen oder Turnierbaum per Los</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>Rang&amp;liste</translation>
    </message>
    <message>
        <source>E&amp;xplanation</source>
        <translation>&amp;Erklärung</translation>
    </message>
    <message>
        <source>Add a &amp;Team</source>
        <translation>Team &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Number by Strength</source>
        <translation>Nach &amp;Stärke nummerieren</translation>
    </message>
    <message>
        <source>S&amp;wap Teams</source>
        <translation>Teams &amp;tauschen</translation>
    </message>
    <message>
        <source>I&amp;mport Teams…</source>
        <translation>Teams i&amp;mportieren…</translation>
    </message>
    <message>
        <source>&amp;Board and Result</source>
        <translation>&amp;Brett und Ergebnis</translation>
    </message>
    <message>
        <source>Print and S&amp;hare</source>
        <translation>D&amp;rucken und teilen</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Zweiter Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Import Results…</source>
        <translation>Ergebnisse imp&amp;ortieren…</translation>
    </message>
    <message>
        <source>&amp;Undo the Last Clock Change</source>
        <translation>&amp;Letzte Änderung der Uhr rückgängig</translation>
    </message>
    <message>
        <source>M&amp;ove to Another Board…</source>
        <translation>Zu einem an&amp;deren Board verschieben…</translation>
    </message>
    <message>
        <source>Scale of the &amp;Event</source>
        <translation>Skala des T&amp;urniers</translation>
    </message>
    <message>
        <source>Come here from an event that has another scale.</source>
        <translation>Kommen Sie aus einem Turnier mit anderer Skala hierher.</translation>
    </message>
</context>
<context>
    <name>AdjustDialog</name>
    <message>
        <source>Adjust a Total</source>
        <translation>Summe berichtigen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>adjustment removed</source>
        <translation>Berichtigung entfernt</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMPs</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>such as: late for round 3</source>
        <translation>zum Beispiel: verspätet zu Runde 3</translation>
    </message>
    <message>
        <source>Adjustments so far</source>
        <translation>Bisherige Berichtigungen</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Berichtigen</translation>
    </message>
</context>
<context>
    <name>AdoptQuestion</name>
    <message>
        <source>The ruling is based on results other than those of the score sheet.</source>
        <translation>Die Entscheidung beruht auf anderen Ergebnissen als das Scoreblatt.</translation>
    </message>
    <message>
        <source>The result of the match will be that of the ruling.</source>
        <translation>Das Ergebnis des Matches wird das der Entscheidung.</translation>
    </message>
    <message>
        <source>&amp;Adopt Anyway</source>
        <translation>Trotzdem &amp;übernehmen</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>The table begins with {margins}, not with a draw.</source>
        <translation>Die Tabelle beginnt mit {margins}, nicht mit einem Unentschieden.</translation>
    </message>
    <message>
        <source>There is no row for {margins}.</source>
        <translation>Für {margins} gibt es keine Zeile.</translation>
    </message>
    <message>
        <source>No band has {margins}.</source>
        <translation>Kein Bereich enthält {margins}.</translation>
    </message>
    <message>
        <source>Two bands have {margins}.</source>
        <translation>Zwei Bereiche enthalten {margins}.</translation>
    </message>
    <message>
        <source>Two rows have {margins}.</source>
        <translation>Zwei Zeilen enthalten {margins}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP fall from {before} to {after}.</source>
        <translation>Die SP des Siegers fallen von {before} auf {after}.</translation>
    </message>
    <message>
        <source>The next step is worth {more} VP, the step to this margin only {less} VP.</source>
        <translation>Der nächste Schritt ist {more} SP wert, der Schritt zu dieser Differenz nur {less} SP.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide; the draw, to both sides of 0, is {width} wide.</source>
        <translation>Dieser Bereich ist {narrow} breit; das Unentschieden ist, nach beiden Seiten von 0, {width} breit.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide, the one before it {width}.</source>
        <translation>Dieser Bereich ist {narrow} breit, der vorige {width}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP jump from {before} to {after}; the usual step is {step}.</source>
        <translation>Die SP des Siegers springen von {before} auf {after}; der übliche Schritt ist {step}.</translation>
    </message>
    <message>
        <source>Both sides together get {total} VP, not {wanted}.</source>
        <translation>Beide Seiten zusammen bekommen {total} SP, nicht {wanted}.</translation>
    </message>
    <message>
        <source>Nobody can win all {wanted} VP; the most is {most}.</source>
        <translation>Niemand kann alle {wanted} SP gewinnen; mehr als {most} gibt es nicht.</translation>
    </message>
    <message>
        <source>Rounding makes the win maximal here, not only at {margins}.</source>
        <translation>Durch Rundung ist der Sieg schon hier maximal, nicht erst bei {margins}.</translation>
    </message>
    <message>
        <source>The exact margin of {vp} VP lies outside this band.</source>
        <translation>Die genaue Differenz zu {vp} SP liegt außerhalb dieses Bereichs.</translation>
    </message>
    <message>
        <source>The largest win begins here; with 15 √boards by the WBF formula, at {margins}.</source>
        <translation>Hier beginnt der höchste Sieg; mit 15 √Boards nach der WBF-Formel bei {margins}.</translation>
    </message>
    <message>
        <source>No rule is broken.</source>
        <translation>Keine Regel ist verletzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) found.</source>
        <translation>
            <numerusform>%n Fehler gefunden.</numerusform>
            <numerusform>%n Fehler gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
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
        <translation>Unterschied Sieger</translation>
    </message>
    <message>
        <source>Loser&apos;s difference</source>
        <translation>Unterschied Verlierer</translation>
    </message>
    <message>
        <source>Differences: {one} and {other}</source>
        <translation>Unterschiede: {one} und {other}</translation>
    </message>
    <message>
        <source>Both scales give the same VP at every margin.</source>
        <translation>Beide Skalen geben bei jeder Differenz dieselben SP.</translation>
    </message>
    <message>
        <source>Rows that differ: {differing} of {all}, at most by {vp} VP, at {margins}.</source>
        <translation>{differing} von {all} Zeilen sind verschieden, um höchstens {vp} SP, bei {margins}.</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Only &amp;differences</source>
        <translation>Nur &amp;Unterschiede</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Scale to compare with</source>
        <translation>Skala zum Vergleichen</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Boardzahl der Skala zum Vergleichen</translation>
    </message>
    <message>
        <source>Differences, margin by margin</source>
        <translation>Unterschiede, Differenz für Differenz</translation>
    </message>
    <message>
        <source>Leaves out the margins for which both scales give the same.</source>
        <translation>Lässt die Differenzen weg, für die beide Skalen dasselbe geben.</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>b&amp;oards</source>
        <translation>B&amp;oards</translation>
    </message>
</context>
<context>
    <name>BlankForm</name>
    <message>
        <source>{side} signs</source>
        <translation>Unterschrift {side}</translation>
    </message>
    <message>
        <source>Director called</source>
        <translation>Turnierleiter gerufen</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Streitfall</translation>
    </message>
    <message>
        <source>Vul.</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ausspiel</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Table {table}, round {round}</source>
        <translation>Tisch {table}, Runde {round}</translation>
    </message>
</context>
<context>
    <name>BoardsDialog</name>
    <message>
        <source>Boards of Round {round}</source>
        <translation>Boards der Runde {round}</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {pairs}</source>
        <translation>Board {board}, Tisch {table}: {pairs}</translation>
    </message>
    <message>
        <source>They sat the other way round; from a file.</source>
        <translation>Sie saßen umgekehrt; aus einer Datei.</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Erstes Board</translation>
    </message>
    <message>
        <source>Type a contract (3NT N +1) or the points of NS (-100). A60/40 is artificial, - not played.</source>
        <translation>Kontrakt (3SA N +1) oder Punkte von NS (-100) eingeben. A60/40 ist ein künstlicher Score, - nicht gespielt.</translation>
    </message>
</context>
<context>
    <name>BoardsWork</name>
    <message>
        <source>Take the Results of the Boards</source>
        <translation>Ergebnisse der Boards übernehmen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>results of the boards of round {round}</source>
        <translation>Ergebnisse der Boards von Runde {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) scored.</source>
        <translation>
            <numerusform>%n Match ausgewertet.</numerusform>
            <numerusform>%n Matches ausgewertet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table}, boards with a result: {boards} of {wanted}.</source>
        <translation>Tisch {table}: {boards} von {wanted} Boards.</translation>
    </message>
</context>
<context>
    <name>CalibrationPage</name>
    <message>
        <source>&amp;Use This Factor</source>
        <translation>Diesen Faktor verwe&amp;nden</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Histogramm der Differenzen</translation>
    </message>
    <message>
        <source>The highest bar is from {first} to {last} IMPs per square root of a board.</source>
        <translation>Der höchste Balken reicht von {first} bis {last} IMPs pro Wurzel aus der Boardzahl.</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read</source>
        <translation>
            <numerusform>%n Zeile konnte nicht gelesen werden</numerusform>
            <numerusform>%n Zeilen konnten nicht gelesen werden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open a List…</source>
        <translation>Liste ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Takes a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Nimmt eine aus einer Tabellenkalkulation kopierte Liste (Strg+V)</translation>
    </message>
    <message>
        <source>Open a List of Matches</source>
        <translation>Liste von Matches öffnen</translation>
    </message>
    <message>
        <source>Lists of matches</source>
        <translation>Listen von Matches</translation>
    </message>
    <message>
        <source>pasted list</source>
        <translation>eingefügte Liste</translation>
    </message>
    <message>
        <source>The list is being read</source>
        <translation>Die Liste wird gelesen</translation>
    </message>
    <message>
        <source>The list was not read to its end.</source>
        <translation>Die Liste wurde nicht zu Ende gelesen.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of matches to be won by the maximum</source>
        <translation>Anteil der Matches mit maximalem Sieg</translation>
    </message>
    <message>
        <source>Finds the factor with which this share of the matches is won by the maximum.</source>
        <translation>Gefunden wird der Faktor, bei dem dieser Anteil der Matches mit dem Maximum gewonnen wird.</translation>
    </message>
    <message>
        <source>Chooses the scale with this factor; the scales room shows and prints it.</source>
        <translation>Wählt die Skala mit diesem Faktor; der Bereich Skalen zeigt und druckt sie.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>By Board Count</source>
        <translation>Nach Boardzahl</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Was die Tabelle zeigt</translation>
    </message>
    <message>
        <source>Figures of the matches</source>
        <translation>Kennzahlen der Matches</translation>
    </message>
    <message>
        <source>A CSV, XLSX or ODS file, one row per match: boards and margin, or both sides&apos; IMPs</source>
        <translation>Eine CSV-, XLSX- oder ODS-Datei mit einer Zeile je Match: Boards und Differenz oder die IMPs beider Seiten</translation>
    </message>
    <message>
        <source>&amp;Wanted at the blitz</source>
        <translation>Ge&amp;wünscht am Blitz</translation>
    </message>
    <message>
        <source>How many IMPs should be a blitz for your players?

Open a list of boards and margins.</source>
        <translation>Bei wie vielen IMPs sollte für Ihre Spieler der Blitz liegen?

Öffnen Sie eine Liste von Boardzahlen und Differenzen.</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>No scale that is known</source>
        <translation>Keine bekannte Skala</translation>
    </message>
    <message numerus="yes">
        <source>%n different scales</source>
        <translation>
            <numerusform>%n Skala</numerusform>
            <numerusform>%n verschiedene Skalen</numerusform>
        </translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>{counts} Boards</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) match no known scale.</source>
        <translation>
            <numerusform>%n Spalte entspricht keiner bekannten Skala.</numerusform>
            <numerusform>%n Spalten entsprechen keiner bekannten Skala.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of this scale: {right} of {cells}.</source>
        <translation>{right} von {cells} Zellen sind die dieser Skala.</translation>
    </message>
    <message>
        <source>Cells of the formula: {right} of {cells}.</source>
        <translation>{right} von {cells} Zellen sind die der Formel.</translation>
    </message>
    <message>
        <source>Too few of its cells are those of any one scale.</source>
        <translation>Keine Skala stimmt mit genug ihrer Zellen überein.</translation>
    </message>
    <message>
        <source>Cells not corrected: {bare} of {cells}.</source>
        <translation>Nicht korrigiert: {bare} von {cells} Zellen.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mistake(s).</source>
        <translation>
            <numerusform>%n weiterer Fehler.</numerusform>
            <numerusform>%n weitere Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n Fehler.</numerusform>
            <numerusform>%n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Alles stimmt.</translation>
    </message>
    <message>
        <source>Next likely: {scales}.</source>
        <translation>Auch möglich: {scales}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>It breaks no rule; there is no scale to compare it with.</source>
        <translation>Sie verletzt keine Regel; es gibt keine Skala zum Vergleichen.</translation>
    </message>
    <message>
        <source>{name}: {scale}</source>
        <translation>{name}: {scale}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>In the scale</source>
        <translation>In der Skala</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>nicht korrigiert</translation>
    </message>
    <message>
        <source>{scale}, not corrected</source>
        <translation>{scale}, nicht korrigiert</translation>
    </message>
    <message>
        <source>{scale}, cut off instead of rounded</source>
        <translation>{scale}, abgeschnitten statt gerundet</translation>
    </message>
    <message>
        <source>{scale}, one decimal</source>
        <translation>{scale}, eine Nachkommastelle</translation>
    </message>
    <message>
        <source>{scale}, cut off after one decimal</source>
        <translation>{scale}, nach einer Nachkommastelle abgeschnitten</translation>
    </message>
    <message>
        <source>This is certain.</source>
        <translation>Das ist sicher.</translation>
    </message>
    <message>
        <source>This is probable, not certain.</source>
        <translation>Das ist wahrscheinlich, nicht sicher.</translation>
    </message>
    <message>
        <source>Other scales have as many of these cells.</source>
        <translation>Andere Skalen haben ebenso viele dieser Zellen.</translation>
    </message>
    <message>
        <source>Compared with the scale that was asked for.</source>
        <translation>Verglichen mit der gewünschten Skala.</translation>
    </message>
    <message>
        <source>Columns that are certain: {sure} of {columns}.</source>
        <translation>Sicher für {sure} von {columns} Spalten.</translation>
    </message>
    <message>
        <source>Cells cut off, not rounded: {cut} of {cells}.</source>
        <translation>Abgeschnitten, nicht gerundet: {cut} von {cells} Zellen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) not read.</source>
        <translation>
            <numerusform>%n Zelle nicht gelesen.</numerusform>
            <numerusform>%n Zellen nicht gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>An extract: {margins}.</source>
        <translation>Ein Auszug: {margins}.</translation>
    </message>
    <message>
        <source>It seems to be: {scales}.</source>
        <translation>Anscheinend ist es: {scales}.</translation>
    </message>
    <message>
        <source>wrong, or not read</source>
        <translation>falsch oder nicht gelesen</translation>
    </message>
    <message>
        <source>WBF formula, not corrected</source>
        <translation>WBF-Formel, nicht korrigiert</translation>
    </message>
    <message>
        <source>WBF formula in whole VP, not corrected</source>
        <translation>WBF-Formel in ganzen SP, nicht korrigiert</translation>
    </message>
    <message>
        <source>{scale}, {boards} (cells: {right} of {cells})</source>
        <translation>{scale}, {boards} ({right} von {cells} Zellen)</translation>
    </message>
    <message>
        <source>headed {given}, it is the scale for {expected}</source>
        <translation>überschrieben mit {given}, ist aber die Skala für {expected}</translation>
    </message>
    <message>
        <source>the draw is missing</source>
        <translation>das Unentschieden fehlt</translation>
    </message>
    <message>
        <source>no row has this margin</source>
        <translation>keine Zeile hat diese Differenz</translation>
    </message>
    <message>
        <source>no band has these margins</source>
        <translation>kein Bereich hat diese Differenzen</translation>
    </message>
    <message>
        <source>two bands have these margins</source>
        <translation>zwei Bereiche haben diese Differenzen</translation>
    </message>
    <message>
        <source>another row has this margin, too</source>
        <translation>noch eine andere Zeile hat diese Differenz</translation>
    </message>
    <message>
        <source>the margin should be {expected}</source>
        <translation>die Differenz müsste {expected} sein</translation>
    </message>
    <message>
        <source>cut off, not rounded</source>
        <translation>abgeschnitten, nicht gerundet</translation>
    </message>
    <message>
        <source>the decimal sign is in the wrong place</source>
        <translation>das Dezimalzeichen steht an der falschen Stelle</translation>
    </message>
    <message>
        <source>has the VP of the next margin</source>
        <translation>hat die SP der nächsten Differenz</translation>
    </message>
    <message>
        <source>two digits swapped</source>
        <translation>zwei Ziffern vertauscht</translation>
    </message>
    <message>
        <source>less than the row before</source>
        <translation>weniger als die Zeile davor</translation>
    </message>
    <message>
        <source>wrong by 0{sign}01</source>
        <translation>falsch um 0{sign}01</translation>
    </message>
    <message>
        <source>in the scale this VP has {expected}</source>
        <translation>in der Skala haben diese SP {expected}</translation>
    </message>
    <message>
        <source>the loser&apos;s VP are wrong</source>
        <translation>die SP des Verlierers sind falsch</translation>
    </message>
    <message>
        <source>has the VP of the margin before</source>
        <translation>hat die SP der vorigen Differenz</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>nicht gelesen: {why}</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>Diese Skala verwe&amp;nden</translation>
    </message>
    <message>
        <source>detect automatically</source>
        <translation>automatisch erkennen</translation>
    </message>
    <message>
        <source>&amp;Open a Table…</source>
        <translation>Tabelle ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Takes a table that was copied anywhere else (Ctrl+V)</source>
        <translation>Nimmt eine Tabelle, die anderswo kopiert wurde (Strg+V)</translation>
    </message>
    <message>
        <source>Open a Table to Check</source>
        <translation>Zu prüfende Tabelle öffnen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>eingefügte Tabelle</translation>
    </message>
    <message>
        <source>The table is being checked</source>
        <translation>Die Tabelle wird geprüft</translation>
    </message>
    <message>
        <source>The table was not checked.</source>
        <translation>Die Tabelle wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Chooses the scale that this table is; the other rooms show it, too.</source>
        <translation>Wählt die Skala dieser Tabelle; auch die anderen Bereiche zeigen sie.</translation>
    </message>
    <message>
        <source>Scale to compare the table with</source>
        <translation>Skala, mit der die Tabelle verglichen wird</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Boardzahl der Skala zum Vergleichen</translation>
    </message>
    <message>
        <source>as headed</source>
        <translation>wie überschrieben</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was falsch ist</translation>
    </message>
    <message>
        <source>Column of the table</source>
        <translation>Spalte der Tabelle</translation>
    </message>
    <message>
        <source>The table as it was read</source>
        <translation>Die Tabelle, wie sie gelesen wurde</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>boar&amp;ds</source>
        <translation>B&amp;oards</translation>
    </message>
    <message>
        <source>A CSV, text, XLSX, ODS or HTML file that another program wrote</source>
        <translation>Eine CSV-, Text-, XLSX-, ODS- oder HTML-Datei aus einem anderen Programm</translation>
    </message>
    <message>
        <source>Co&amp;lumn</source>
        <translation>Spal&amp;te</translation>
    </message>
    <message>
        <source>Which scale is it, and is it right?

Open, paste or drop a table of margins and VP.</source>
        <translation>Welche Skala ist das, und stimmt sie?

Öffnen Sie eine Tabelle aus Differenzen und SP, fügen Sie sie ein oder ziehen Sie sie hierher.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>No session yet</source>
        <translation>Noch kein Durchgang</translation>
    </message>
    <message numerus="yes">
        <source>{what}, %n minute(s) left</source>
        <translation>
            <numerusform>{what}, noch %n Minute</numerusform>
            <numerusform>{what}, noch %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock below the Picture</source>
        <translation>Uhr unter dem Bild</translation>
    </message>
    <message>
        <source>Start or Pause the Clock</source>
        <translation>Uhr starten oder anhalten</translation>
    </message>
    <message>
        <source>A Minute Less</source>
        <translation>Eine Minute weniger</translation>
    </message>
    <message>
        <source>A Minute More</source>
        <translation>Eine Minute mehr</translation>
    </message>
    <message>
        <source>Next Round or Move</source>
        <translation>Nächste Runde oder Wechsel</translation>
    </message>
    <message>
        <source>Clock of the Session</source>
        <translation>Uhr des Durchgangs</translation>
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
        <translation>Wei&amp;ter</translation>
    </message>
    <message>
        <source>Sche&amp;dule…</source>
        <translation>&amp;Zeitplan…</translation>
    </message>
    <message>
        <source>On the &amp;Wall</source>
        <translation>An die &amp;Wand</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Schedule of the Session</source>
        <translation>Zeitplan des Durchgangs</translation>
    </message>
    <message>
        <source>The laptop s&amp;ounds</source>
        <translation>Der Laptop gibt einen T&amp;on</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <translation>&amp;Anhören</translation>
    </message>
    <message>
        <source>Add a Brea&amp;k</source>
        <translation>Pause &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>&amp;Session:</source>
        <translation>&amp;Durchgang:</translation>
    </message>
    <message>
        <source>&amp;Begins at:</source>
        <translation>&amp;Beginnt um:</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>R&amp;unden:</translation>
    </message>
    <message>
        <source>Boards per ro&amp;und:</source>
        <translation>Boards &amp;pro Runde:</translation>
    </message>
    <message>
        <source>&amp;Minutes per board:</source>
        <translation>&amp;Minuten pro Board:</translation>
    </message>
    <message>
        <source>Minutes for the mo&amp;ve:</source>
        <translation>Minuten für den &amp;Wechsel:</translation>
    </message>
    <message>
        <source>&amp;Warn this many minutes before the end:</source>
        <translation>So viele Minuten &amp;vor dem Ende warnen:</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Periods of the session</source>
        <translation>Abschnitte des Durchgangs</translation>
    </message>
    <message>
        <source>Type minutes as 15, 7.5 or 7:30.</source>
        <translation>Minuten werden als 15, 7,5 oder 7:30 eingegeben.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of play; the session ends at {time}.</source>
        <translation>
            <numerusform>%n Minute Spiel; der Durchgang endet um {time}.</numerusform>
            <numerusform>%n Minuten Spiel; der Durchgang endet um {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Move for round {round}</source>
        <translation>Wechsel zu Runde {round}</translation>
    </message>
    <message>
        <source>Break before round {round}</source>
        <translation>Pause vor Runde {round}</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Der Durchgang ist zu Ende</translation>
    </message>
    <message>
        <source>Begins at {time}</source>
        <translation>Beginnt um {time}</translation>
    </message>
    <message>
        <source>The clock is paused</source>
        <translation>Die Uhr steht</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) after plan</source>
        <translation>
            <numerusform>Runde {round} endet %n Minute nach Plan</numerusform>
            <numerusform>Runde {round} endet %n Minuten nach Plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) before plan</source>
        <translation>
            <numerusform>Runde {round} endet %n Minute vor Plan</numerusform>
            <numerusform>Runde {round} endet %n Minuten vor Plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) after plan</source>
        <translation>
            <numerusform>Runde {round} beginnt %n Minute nach Plan</numerusform>
            <numerusform>Runde {round} beginnt %n Minuten nach Plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) before plan</source>
        <translation>
            <numerusform>Runde {round} beginnt %n Minute vor Plan</numerusform>
            <numerusform>Runde {round} beginnt %n Minuten vor Plan</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min after plan</source>
        <translation>Runde {round} endet {minutes} Min. nach Plan</translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min before plan</source>
        <translation>Runde {round} endet {minutes} Min. vor Plan</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min after plan</source>
        <translation>Runde {round} beginnt {minutes} Min. nach Plan</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min before plan</source>
        <translation>Runde {round} beginnt {minutes} Min. vor Plan</translation>
    </message>
    <message>
        <source>Undo the Last Clock Change</source>
        <translation>Letzte Änderung der Uhr rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Round {round} and the Rules</source>
        <translation>Runde {round} und die Regeln</translation>
    </message>
    <message>
        <source>The draw is being made.</source>
        <translation>Die Auslosung läuft.</translation>
    </message>
    <message>
        <source>The round is what the rules of {edition} give.</source>
        <translation>Die Runde ist so, wie die Regeln von {edition} sie ergeben.</translation>
    </message>
    <message>
        <source>Pairs that the rules of {edition} do not give, and theirs:</source>
        <translation>Paarungen, die die Regeln von {edition} nicht ergeben, und die der Regeln:</translation>
    </message>
    <message>
        <source>The same boards: {count}.</source>
        <translation>{count} Bretter sind gleich.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Nach den Regeln</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
</context>
<context>
    <name>CompareMovements</name>
    <message>
        <source>Compare Movements</source>
        <translation>Movements vergleichen</translation>
    </message>
    <message>
        <source>Figures of the movements</source>
        <translation>Kennzahlen der Movements</translation>
    </message>
    <message>
        <source>Add a &amp;File…</source>
        <translation>&amp;Datei hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Copy Table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Use “{name}”</source>
        <translation>„{name}“ &amp;verwenden</translation>
    </message>
    <message>
        <source>Add from the library</source>
        <translation>Aus der Sammlung hinzufügen</translation>
    </message>
    <message>
        <source>Add a Movement</source>
        <translation>Movement hinzufügen</translation>
    </message>
    <message>
        <source>Movements ({suffixes})</source>
        <translation>Movements ({suffixes})</translation>
    </message>
</context>
<context>
    <name>CompareQuestion</name>
    <message>
        <source>Compare Board Counts</source>
        <translation>Boardzahlen vergleichen</translation>
    </message>
    <message>
        <source>Board counts, for example 7, 14, 20, 28</source>
        <translation>Boardzahlen, zum Beispiel 7, 14, 20, 28</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Type two board counts or more, from 1 to {most}, parted by commas.</source>
        <translation>Mindestens zwei Boardzahlen von 1 bis {most} eingeben, durch Kommas getrennt.</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Point at a margin in the table or the plot to read off all scales.</source>
        <translation>Zeigen Sie in Tabelle oder Kurve auf eine Differenz, um alle Skalen abzulesen.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Movements compared</source>
        <translation>Movements im Vergleich</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Board sets</source>
        <translation>Boardgruppen</translation>
    </message>
    <message>
        <source>Tables that share boards</source>
        <translation>Tische mit Boardaustausch</translation>
    </message>
    <message>
        <source>Tables with a stand</source>
        <translation>Tische mit Relais</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>am besten</translation>
    </message>
</context>
<context>
    <name>Complaints</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Round {round} is corrected. No later round would have been drawn otherwise.</source>
        <translation>Runde {round} ist korrigiert. Keine spätere Runde wäre anders ausgelost worden.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. Not drawn by the rules: {others}; others would be the same.</source>
        <translation>Runde {round} ist korrigiert. Nicht nach den Regeln ausgelost: {others}; die übrigen wären gleich.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. These rounds stay, but would be drawn differently: {rounds}.</source>
        <translation>Runde {round} ist korrigiert. Diese Runden bleiben, würden aber anders ausgelost: {rounds}.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Es ist ein Fehler aufgetreten</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Open Log Folder</source>
        <translation>&amp;Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Something went wrong; your work is still here.
If it happens again, send us the details.</source>
        <translation>Etwas ist schiefgegangen; Ihre Arbeit ist noch da.
Wenn es wieder vorkommt, senden Sie uns die Einzelheiten.</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
</context>
<context>
    <name>DataDialog</name>
    <message>
        <source>Event Data</source>
        <translation>Turnierdaten</translation>
    </message>
    <message>
        <source>Rounds, line {line}: {reason}</source>
        <translation>Runden, Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>event data</source>
        <translation>Turnierdaten</translation>
    </message>
    <message>
        <source>FIDE</source>
        <translation>FIDE</translation>
    </message>
    <message>
        <source>national</source>
        <translation>national</translation>
    </message>
    <message>
        <source>FIDE, or else national</source>
        <translation>FIDE, sonst national</translation>
    </message>
    <message>
        <source>national, or else FIDE</source>
        <translation>national, sonst FIDE</translation>
    </message>
    <message>
        <source>the higher one</source>
        <translation>die höhere</translation>
    </message>
    <message>
        <source>the lower one</source>
        <translation>die niedrigere</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>eine andere Regel</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Begins on</source>
        <translation>Beginnt am</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>Endet am</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Runden: Datum und Uhrzeit, eine je Zeile</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>Deputies, one per line</source>
        <translation>Stellvertreter, einer je Zeile</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Time control in seconds</source>
        <translation>Bedenkzeit in Sekunden</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungszahlen</translation>
    </message>
    <message>
        <source>Which ratings order the starting list</source>
        <translation>Nach welchen Wertungszahlen die Startrangliste geordnet ist</translation>
    </message>
    <message>
        <source>Save the Data</source>
        <translation>Daten speichern</translation>
    </message>
    <message>
        <source>Seconds and increment (5400+30), or moves and periods (40/6000+30:900+30), for ratings.</source>
        <translation>Sekunden und Zuschlag (5400+30) oder Züge und Abschnitte (40/6000+30:900+30), für die Elo-Wertung.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>{day} January {year}</source>
        <translation>{day}. Januar {year}</translation>
    </message>
    <message>
        <source>{day} February {year}</source>
        <translation>{day}. Februar {year}</translation>
    </message>
    <message>
        <source>{day} March {year}</source>
        <translation>{day}. März {year}</translation>
    </message>
    <message>
        <source>{day} April {year}</source>
        <translation>{day}. April {year}</translation>
    </message>
    <message>
        <source>{day} May {year}</source>
        <translation>{day}. Mai {year}</translation>
    </message>
    <message>
        <source>{day} June {year}</source>
        <translation>{day}. Juni {year}</translation>
    </message>
    <message>
        <source>{day} July {year}</source>
        <translation>{day}. Juli {year}</translation>
    </message>
    <message>
        <source>{day} August {year}</source>
        <translation>{day}. August {year}</translation>
    </message>
    <message>
        <source>{day} September {year}</source>
        <translation>{day}. September {year}</translation>
    </message>
    <message>
        <source>{day} October {year}</source>
        <translation>{day}. Oktober {year}</translation>
    </message>
    <message>
        <source>{day} November {year}</source>
        <translation>{day}. November {year}</translation>
    </message>
    <message>
        <source>{day} December {year}</source>
        <translation>{day}. Dezember {year}</translation>
    </message>
</context>
<context>
    <name>DatesDialog</name>
    <message>
        <source>Dates of the Rounds</source>
        <translation>Termine der Runden</translation>
    </message>
    <message>
        <source>&amp;Weekly from the Last</source>
        <translation>&amp;Wöchentlich ab der letzten</translation>
    </message>
    <message>
        <source>Save the Dates</source>
        <translation>Termine speichern</translation>
    </message>
    <message>
        <source>dates of rounds</source>
        <translation>Termine der Runden</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Runden: Datum und Uhrzeit, eine je Zeile</translation>
    </message>
    <message>
        <source>The rounds after the last line are seven days apart, at the same time</source>
        <translation>Die Runden nach der letzten Zeile liegen sieben Tage auseinander, zur gleichen Zeit</translation>
    </message>
</context>
<context>
    <name>DealError</name>
    <message>
        <source>Board {board}: “{typed}” is not a card.</source>
        <translation>Board {board}: „{typed}“ ist keine Karte.</translation>
    </message>
    <message>
        <source>Board {board}: the card {card} appears twice.</source>
        <translation>Board {board}: Die Karte {card} kommt zweimal vor.</translation>
    </message>
    <message>
        <source>Board {board}: the hand of {seat} should have 13 cards, not {count}.</source>
        <translation>Board {board}: {seat} hat {count} Karten, nicht 13.</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number; board numbers go from 1 to {most}.</source>
        <translation>„{typed}“ ist keine Boardnummer; Boardnummern gehen von 1 bis {most}.</translation>
    </message>
    <message>
        <source>Board {board}: the table of tricks is not valid.</source>
        <translation>Board {board}: Die Stichtabelle ist ungültig.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>The solver refused the cards (code {code}).</source>
        <translation>Der Löser hat die Karten abgelehnt (Code {code}).</translation>
    </message>
    <message>
        <source>A DUP file has 156 bytes for each board; this one has {bytes}.</source>
        <translation>Eine DUP-Datei hat 156 Bytes je Board; diese hat {bytes}.</translation>
    </message>
    <message>
        <source>Deal {number} of the file: its cards are not valid.</source>
        <translation>Verteilung {number} der Datei: Ihre Karten sind ungültig.</translation>
    </message>
    <message>
        <source>The file does not say its lowest board.</source>
        <translation>Die Datei nennt ihr niedrigstes Board nicht.</translation>
    </message>
    <message>
        <source>A DUP file has boards in a row from 1 to 999; board {board} breaks it.</source>
        <translation>In einer DUP-Datei stehen die Boards der Reihe nach von 1 bis 999; Board {board} unterbricht die Reihe.</translation>
    </message>
    <message>
        <source>A DUP file cannot say that board {board} has a dealer or a vulnerability of its own.</source>
        <translation>Eine DUP-Datei kann nicht sagen, dass Board {board} einen eigenen Teiler oder eine eigene Gefahr hat.</translation>
    </message>
    <message>
        <source>Board {board} is in the file twice, with different cards.</source>
        <translation>Board {board} steht zweimal in der Datei, beim zweiten Mal mit anderen Karten.</translation>
    </message>
    <message>
        <source>There are no deals in the file.</source>
        <translation>In der Datei sind keine Verteilungen.</translation>
    </message>
    <message>
        <source>There are more than {most} deals in the file.</source>
        <translation>In der Datei sind mehr als {most} Verteilungen.</translation>
    </message>
    <message>
        <source>Only PBN has events and games: all of the file is read.</source>
        <translation>Nur PBN kennt Turniere und Spiele: Die ganze Datei wird gelesen.</translation>
    </message>
    <message>
        <source>Results of further games of the same boards are left out: {count}.</source>
        <translation>Ergebnisse weiterer Spiele derselben Boards sind weggelassen: {count}.</translation>
    </message>
    <message>
        <source>Games with more than one unknown hand are left out: {games}.</source>
        <translation>Spiele mit mehr als einem unbekannten Blatt sind weggelassen: {games}.</translation>
    </message>
    <message>
        <source>Games with hands of fewer than 13 cards are left out: {games}.</source>
        <translation>Spiele mit Blättern von weniger als 13 Karten sind weggelassen: {games}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a list of games such as 1-8,12.</source>
        <translation>„{typed}“ ist keine Liste von Spielen wie 1-8,12.</translation>
    </message>
    <message>
        <source>Deals are in files that end in .pbn, .lin or .dup, not in “{ending}”.</source>
        <translation>Verteilungen stehen in Dateien, die auf .pbn, .lin oder .dup enden, nicht auf „{ending}“.</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a dealer from 1 to 4, then the hands from South on.</source>
        <translation>„{typed}“ ist keine Verteilung: ein Teiler von 1 bis 4 und Blätter ab Süd.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability.</source>
        <translation>„{typed}“ sagt nicht, wer in Gefahr ist.</translation>
    </message>
    <message>
        <source>Board {board}: more than one hand is missing.</source>
        <translation>Board {board}: Es fehlt mehr als ein Blatt.</translation>
    </message>
    <message>
        <source>“{typed}” is not a PBN tag.</source>
        <translation>„{typed}“ ist kein PBN-Feld.</translation>
    </message>
    <message>
        <source>“{typed}” is not a dealer; use N, E, S or W.</source>
        <translation>„{typed}“ ist kein Teiler; er ist N, E, S oder W.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability; use None, NS, EW or All.</source>
        <translation>„{typed}“ sagt nicht, wer in Gefahr ist; das ist None, NS, EW oder All.</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a seat, a colon and four hands of four suits.</source>
        <translation>„{typed}“ ist keine Verteilung: ein Platz, ein Doppelpunkt und vier Blätter mit vier Farben.</translation>
    </message>
    <message>
        <source>This copy of vpdesk has no double-dummy solver: {file} is missing.</source>
        <translation>Diese Kopie von vpdesk hat keinen Double-Dummy-Löser: {file} fehlt.</translation>
    </message>
    <message>
        <source>The double-dummy solver ended early: {reason}</source>
        <translation>Der Double-Dummy-Löser endete vorzeitig: {reason}</translation>
    </message>
    <message>
        <source>it was stopped from outside (signal {signal}); the memory may have run out.</source>
        <translation>es wurde von außen beendet (Signal {signal}); vielleicht ging der Speicher aus.</translation>
    </message>
    <message>
        <source>it gave no answer (exit code {code}).</source>
        <translation>es gab keine Antwort (Rückgabewert {code}).</translation>
    </message>
</context>
<context>
    <name>DealFiles</name>
    <message>
        <source>Deals</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Open Deals</source>
        <translation>Verteilungen öffnen</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Save the Deals</source>
        <translation>Verteilungen speichern</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>All {deals} deals are equally likely, by the system&apos;s random source; none is thrown away.</source>
        <translation>Alle {deals} Verteilungen sind gleich wahrscheinlich, aus der Zufallsquelle des Systems; keine wird verworfen.</translation>
    </message>
</context>
<context>
    <name>DealsDocument</name>
    <message>
        <source>Deals</source>
        <translation>Verteilungen</translation>
    </message>
</context>
<context>
    <name>DealsWindow</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Austeilen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Sol&amp;ve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Blätter des Boards</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Gelöste Boards</translation>
    </message>
    <message>
        <source>Finds what each side can make with all cards in sight, and par.</source>
        <translation>Stellt fest, was jede Seite erfüllen kann, wenn alle Karten offen liegen, und das Par.</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>&amp;Boards:</translation>
    </message>
    <message>
        <source>&amp;from number:</source>
        <translation>ab &amp;Nummer:</translation>
    </message>
    <message>
        <source>All boards are solved.</source>
        <translation>Alle Boards sind gelöst.</translation>
    </message>
    <message>
        <source>&amp;Give them to “{name}”</source>
        <translation>&amp;Für „{name}“ nehmen</translation>
    </message>
</context>
<context>
    <name>DecisionsPage</name>
    <message>
        <source>Decisions and corrections</source>
        <translation>Entscheidungen und Korrekturen</translation>
    </message>
    <message>
        <source>Decisions of the director and corrected results stand here. There are none yet.</source>
        <translation>Hier stehen Entscheidungen des Turnierleiters und korrigierte Ergebnisse. Noch gibt es keine.</translation>
    </message>
</context>
<context>
    <name>DirectorDialog</name>
    <message>
        <source>Save the Details</source>
        <translation>Angaben speichern</translation>
    </message>
    <message>
        <source>Adjust the Score</source>
        <translation>Score berichtigen</translation>
    </message>
    <message>
        <source>Seat the Pair</source>
        <translation>Paar setzen</translation>
    </message>
    <message>
        <source>Withdraw the Pair</source>
        <translation>Paar zurückziehen</translation>
    </message>
    <message>
        <source>Enter the Substitute</source>
        <translation>Ersatz einsetzen</translation>
    </message>
    <message>
        <source>Apply the Penalty</source>
        <translation>Strafe verhängen</translation>
    </message>
    <message>
        <source>Use These Sessions</source>
        <translation>Diese Durchgänge verwenden</translation>
    </message>
    <message>
        <source>Move the Result</source>
        <translation>Das Ergebnis verschieben</translation>
    </message>
</context>
<context>
    <name>DocumentFiles</name>
    <message>
        <source>Open a Movement</source>
        <translation>Movement öffnen</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Movements</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Save the Movement</source>
        <translation>Movement speichern</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Änderungen in „{name}“ speichern?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Wenn Sie sie verwerfen, sind sie verloren.</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gespeichert als {path}</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>movement</translation>
    </message>
</context>
<context>
    <name>EntrantsModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>{name} for {player} from round {round}</source>
        <translation>{name} für {player} ab Runde {round}</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>ab Runde {round}</translation>
    </message>
    <message>
        <source>until round {round}</source>
        <translation>bis Runde {round}</translation>
    </message>
</context>
<context>
    <name>EntrantsPage</name>
    <message>
        <source>Register…</source>
        <translation>Verzeichnis…</translation>
    </message>
    <message>
        <source>Type both names with a comma or a dash between them, and Enter: Ann Smith, Bob Jones.</source>
        <translation>Beide Namen mit Komma oder Strich dazwischen eingeben, dann Enter: Ann Smith, Bob Jones.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>No register of players yet</source>
        <translation>Noch kein Spielerverzeichnis</translation>
    </message>
    <message>
        <source>names pasted</source>
        <translation>eingefügte Namen</translation>
    </message>
    <message>
        <source>pair {number}</source>
        <translation>Paar {number}</translation>
    </message>
</context>
<context>
    <name>EntryTable</name>
    <message>
        <source>{result}; next: {place}</source>
        <translation>{result}; weiter: {place}</translation>
    </message>
</context>
<context>
    <name>EveningDeals</name>
    <message>
        <source>Deals</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Deals That Were Played</source>
        <translation>Gespielte Verteilungen</translation>
    </message>
    <message>
        <source>None of the file’s boards is played in this evening.</source>
        <translation>Kein Board der Datei wird in diesem Paarturnier gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the evening have their cards.</source>
        <translation>
            <numerusform>%n Board des Paarturniers hat seine Karten.</numerusform>
            <numerusform>%n Boards des Paarturniers haben ihre Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Double dummy: {percent} % of the boards are solved.</source>
        <translation>Double Dummy: {percent} % der Boards sind gelöst.</translation>
    </message>
</context>
<context>
    <name>EventDocument</name>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
</context>
<context>
    <name>EventDoubt</name>
    <message>
        <source>A knock-out needs a winner, and nobody has won.</source>
        <translation>Ein K.-o.-Match braucht einen Sieger, und niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>A lone “{typed}” is a forfeit: {winner} wins, {loser} did not play.</source>
        <translation>Ein einzelnes „{typed}“ heißt kampflos: {winner} gewinnt, {loser} hat nicht gespielt.</translation>
    </message>
    <message>
        <source>A margin of {margin} IMPs is rare: three blitzes are {most}.</source>
        <translation>Ein Match mit {margin} IMPs Differenz ist selten: Drei Blitze sind {most}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} VP make {sum}; both sides of a match have {full}.</source>
        <translation>{home} und {visitors} SP ergeben {sum}; beide Seiten eines Matches haben zusammen {full}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} board points make {sum}; a match has {full}.</source>
        <translation>{home} und {visitors} Brettpunkte ergeben {sum}; ein Kampf hat {full}.</translation>
    </message>
    <message>
        <source>A bye of {vp} VP is worth more than a whole match, {full}.</source>
        <translation>Ein Freilos mit {vp} SP ist mehr wert als ein ganzes Match, {full}.</translation>
    </message>
    <message>
        <source>A knock-out needs a winner. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>Ein K.-o.-Match braucht einen Sieger: Spielen Sie weiter, üblich sind {boards} Boards, und geben Sie ein: „+ 5-3“.</translation>
    </message>
    <message>
        <source>With carry-over: {home}-{visitor}. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>Mit Carry-over steht es {home}-{visitor}. Weitere Boards spielen, üblich sind {boards}, und eingeben: „+ 5-3“.</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won}-{lost} IMPs. Other VPs are a ruling.</source>
        <translation>Für {won}-{lost} IMPs gibt die Skala {home}-{visitors} SP. Andere SP sind eine Entscheidung.</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won} %. Other VPs are a ruling.</source>
        <translation>Für {won} % gibt die Skala {home}-{visitors} SP. Andere SP sind eine Entscheidung.</translation>
    </message>
    <message>
        <source>This takes the place of the segments {segments}. “+ {typed}” adds one to them.</source>
        <translation>Dies ersetzt die Segmente {segments}. „+ {typed}“ fügt ihnen eines hinzu.</translation>
    </message>
    <message>
        <source>{name} has left: the rules give this result. A result typed here counts instead.</source>
        <translation>{name} ist ausgeschieden: Die Regeln geben dieses Ergebnis. Ein hier eingegebenes zählt stattdessen.</translation>
    </message>
    <message>
        <source>The match was decided by {home}-{visitor}. More boards are played only after a tie.</source>
        <translation>Das Match war mit {home}-{visitor} entschieden. Weitere Boards gibt es nur bei Gleichstand.</translation>
    </message>
</context>
<context>
    <name>EventDrawing</name>
    <message>
        <source>The draw is being made</source>
        <translation>Die Auslosung läuft</translation>
    </message>
    <message>
        <source>The draw was stopped.</source>
        <translation>Die Auslosung wurde angehalten.</translation>
    </message>
    <message numerus="yes">
        <source>Results are missing on board(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Es fehlt ein Ergebnis an Brett {boards}. Noch einmal auslosen, um ohne es fortzufahren.</numerusform>
            <numerusform>Es fehlen Ergebnisse an den Brettern {boards}. Noch einmal auslosen, um ohne sie fortzufahren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results are missing at table(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Es fehlt ein Ergebnis an Tisch {boards}. Noch einmal auslosen, um ohne es fortzufahren.</numerusform>
            <numerusform>Es fehlen Ergebnisse an den Tischen {boards}. Noch einmal auslosen, um ohne sie fortzufahren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the Draw</source>
        <translation>Auslosung anhalten</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Runde {round} auslosen</translation>
    </message>
    <message>
        <source>Draws the next round (F9)</source>
        <translation>Lost die nächste Runde aus (F9)</translation>
    </message>
    <message>
        <source>All Rounds Are Drawn</source>
        <translation>Alle Runden sind ausgelost</translation>
    </message>
    <message>
        <source>More rounds can be planned on the page of entrants.</source>
        <translation>Weitere Runden lassen sich bei den Teilnehmern vorsehen.</translation>
    </message>
</context>
<context>
    <name>EventError</name>
    <message>
        <source>There is no stage {stage}; the event has {count}.</source>
        <translation>Es gibt keine Phase {stage}; das Turnier hat {count}.</translation>
    </message>
    <message>
        <source>Stage {stage} has no group {group}.</source>
        <translation>Phase {stage} hat keine Gruppe {group}.</translation>
    </message>
    <message>
        <source>The round has no match yet.</source>
        <translation>Die Runde hat noch kein Match.</translation>
    </message>
    <message>
        <source>{name} is in two matches of the round.</source>
        <translation>{name} ist in zwei Matches der Runde.</translation>
    </message>
    <message>
        <source>{name} does not play round {round}.</source>
        <translation>{name} spielt Runde {round} nicht.</translation>
    </message>
    <message>
        <source>Only VPs were typed for this match, and the ruling needs IMPs: enter those of both sides.</source>
        <translation>Von diesem Match wurden nur SP eingegeben, und die Entscheidung richtet sich nach IMPs: Geben Sie die beider Seiten ein.</translation>
    </message>
    <message>
        <source>The knock-out has its winner; there is no round to draw.</source>
        <translation>Der Sieger des K. o. steht fest; es ist keine Runde mehr auszulosen.</translation>
    </message>
    <message>
        <source>Without {name} fewer than two would play: remove the stage instead.</source>
        <translation>Ohne {name} würden weniger als zwei spielen: Entfernen Sie stattdessen die Phase.</translation>
    </message>
    <message>
        <source>{stage} is in play: {name} can withdraw from it, not be taken out.</source>
        <translation>{stage} läuft schon: {name} kann sich zurückziehen, aber nicht herausgenommen werden.</translation>
    </message>
    <message>
        <source>IMPs would count for nothing in stage {stage}: it has no tie-break by IMPs. Adjust VPs.</source>
        <translation>IMPs würden in Phase {stage} nichts bewirken: Dort gibt es keine Feinwertung nach IMPs. Berichtigen Sie die SP.</translation>
    </message>
    <message>
        <source>VPs would count for nothing in stage {stage}, which is a knock-out: adjust IMPs.</source>
        <translation>SP würden in Phase {stage} nichts bewirken, denn sie ist ein K. o.: Berichtigen Sie die IMPs.</translation>
    </message>
    <message>
        <source>Later stages use this list of entrants, so it cannot be changed here.</source>
        <translation>Spätere Phasen verwenden diese Teilnehmer, daher lassen sie sich hier nicht ändern.</translation>
    </message>
    <message>
        <source>Each group needs at least two entrants (groups: {groups}, entrants: {count}).</source>
        <translation>Jede Gruppe braucht mindestens zwei Teilnehmer (Gruppen: {groups}, Teilnehmer: {count}).</translation>
    </message>
    <message>
        <source>A stage has at most {most} rounds.</source>
        <translation>Eine Phase hat höchstens {most} Runden.</translation>
    </message>
    <message>
        <source>A stage has at most {most} groups.</source>
        <translation>Eine Phase hat höchstens {most} Gruppen.</translation>
    </message>
    <message>
        <source>A share of the score is 1 to 100 %.</source>
        <translation>Ein Anteil des Standes ist 1 bis 100 %.</translation>
    </message>
    <message>
        <source>The limit for half of a margin is {most} IMPs at most.</source>
        <translation>Für die Hälfte der Differenz liegt die Grenze bei höchstens {most} IMPs.</translation>
    </message>
    <message>
        <source>The rounds of a round robin, or of half against half, follow from the number of entrants.</source>
        <translation>Wie viele Runden „Jeder gegen jeden“ oder „Hälfte gegen Hälfte“ hat, ergibt sich daraus, wer spielt.</translation>
    </message>
    <message>
        <source>Only a round robin is played twice.</source>
        <translation>Nur „Jeder gegen jeden“ wird zweimal gespielt.</translation>
    </message>
    <message>
        <source>Only the matches of a knock-out of bridge teams are in segments.</source>
        <translation>Nur die Matches eines K. o. von Bridgeteams haben Segmente.</translation>
    </message>
    <message>
        <source>Only a knock-out has a match for the third place.</source>
        <translation>Nur ein K. o. hat ein Match um den dritten Platz.</translation>
    </message>
    <message>
        <source>Only a Swiss or a free stage can avoid rematches; here a table gives the matches.</source>
        <translation>Nur Schweizer System und freie Phasen können Wiederholungen vermeiden; hier bestimmt eine Tabelle die Matches.</translation>
    </message>
    <message>
        <source>Only groups or a bracket can be made by lot.</source>
        <translation>Nur mehrere Gruppen oder ein Turnierbaum werden ausgelost.</translation>
    </message>
    <message>
        <source>Half of the margin is in IMPs: only a knock-out of bridge teams can carry it over.</source>
        <translation>Die Hälfte der Differenz wird in die Matches eines K. o. von Bridgeteams mitgenommen: Sie ist in IMPs.</translation>
    </message>
    <message>
        <source>A knock-out cannot use a carried score: carry over half of the margins, or nothing.</source>
        <translation>Im K. o. zählt kein übernommener Stand: Übernehmen Sie die Hälfte der Differenzen oder nichts.</translation>
    </message>
    <message>
        <source>How round 1 is drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Wie Runde 1 ausgelost wird, lässt sich nur beim Schweizer System im Bridge festlegen.</translation>
    </message>
    <message>
        <source>Bye or triangle can be chosen for a Swiss of bridge only.</source>
        <translation>Freilos oder Dreieck lässt sich nur beim Schweizer System im Bridge wählen.</translation>
    </message>
    <message>
        <source>Only a Swiss of bridge has triangles.</source>
        <translation>Dreiecke gibt es nur beim Schweizer System im Bridge.</translation>
    </message>
    <message>
        <source>How late entries are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Wie Nachmeldungen ausgelost werden, lässt sich nur beim Schweizer System im Bridge festlegen.</translation>
    </message>
    <message>
        <source>Places in the table can be chosen for a round robin of bridge only.</source>
        <translation>Plätze in der Tabelle lassen sich nur bei „Jeder gegen jeden“ im Bridge festlegen.</translation>
    </message>
    <message>
        <source>The value of a forfeit can be chosen for a round robin of bridge only.</source>
        <translation>Wie ein kampfloses Match zählt, lässt sich nur bei „Jeder gegen jeden“ im Bridge festlegen.</translation>
    </message>
    <message>
        <source>A match has {most} segments at most.</source>
        <translation>Ein Match hat höchstens {most} Segmente.</translation>
    </message>
    <message>
        <source>An event has at least one stage.</source>
        <translation>Ein Turnier hat mindestens eine Phase.</translation>
    </message>
    <message>
        <source>{stage} is not finished, so it is not known who plays {next}.</source>
        <translation>{stage} ist nicht beendet, daher steht nicht fest, wer {next} spielt.</translation>
    </message>
    <message>
        <source>No lots are drawn in {stage}: choose “Drawing of lots” among its tie-breaks first.</source>
        <translation>In {stage} wird nicht gelost: Wählen Sie zuerst „Los“ unter den Feinwertungen.</translation>
    </message>
    <message>
        <source>Drawing lots again needs a reason.</source>
        <translation>Wer neu lost, muss einen Grund angeben.</translation>
    </message>
    <message>
        <source>{stage} has results, so it cannot be removed.</source>
        <translation>{stage} hat Ergebnisse und lässt sich daher nicht entfernen.</translation>
    </message>
    <message>
        <source>{stage} has results, so its groups cannot be changed.</source>
        <translation>{stage} hat Ergebnisse, daher lassen sich die Gruppen nicht ändern.</translation>
    </message>
    <message>
        <source>{stage} has one group only.</source>
        <translation>{stage} hat nur eine Gruppe.</translation>
    </message>
    <message>
        <source>{stage} cannot be removed: {next} takes its entrants or scores from it.</source>
        <translation>{stage} lässt sich nicht entfernen: {next} übernimmt Teilnehmer oder Stand daraus.</translation>
    </message>
    <message>
        <source>{stage} is not a team knock-out; only matches of those have segments.</source>
        <translation>{stage} ist kein K. o. von Teams; nur dort können Matches Segmente haben.</translation>
    </message>
    <message>
        <source>The logo has {size} kB; in an event it has {most} kB at most.</source>
        <translation>Das Logo hat {size} kB; in einem Turnier darf es höchstens {most} kB haben.</translation>
    </message>
    <message>
        <source>A prize has {most} letters at most.</source>
        <translation>Ein Preis hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>An event has {most} prizes at most.</source>
        <translation>Ein Turnier hat höchstens {most} Preise.</translation>
    </message>
    <message>
        <source>How level entrants are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Wie Gleichstehende ausgelost werden, lässt sich nur beim Schweizer System im Bridge festlegen.</translation>
    </message>
    <message>
        <source>Patton, boards beside IMPs, is for matches of bridge teams with VPs, not for a knock-out.</source>
        <translation>Patton, Boards neben IMPs, gibt es nur für Matches von Bridgeteams mit SP, nicht im K. o.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} is not drawn.</source>
        <translation>Runde {round} der Phase {stage} ist nicht ausgelost.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} has no table {table}; it has {tables}.</source>
        <translation>Runde {round} der Phase {stage} hat keinen Tisch {table}, sondern {tables}.</translation>
    </message>
    <message>
        <source>{home} – {visitor} in round {round} has no winner yet: the next round cannot be drawn.</source>
        <translation>{home} – {visitor} in Runde {round} hat noch keinen Sieger: Die nächste Runde lässt sich nicht auslosen.</translation>
    </message>
    <message>
        <source>{name} has no match in round {round} of stage {stage}: choose a round with one.</source>
        <translation>{name} hat in Runde {round} von Phase {stage} kein Match: Wählen Sie eine Runde mit Match.</translation>
    </message>
    <message>
        <source>Round {round} of {stage} has a match without a winner: who plays {next} is not known.</source>
        <translation>In Runde {round} von {stage} hat nicht jedes Match einen Sieger, daher steht nicht fest, wer {next} spielt.</translation>
    </message>
</context>
<context>
    <name>EventExplanation</name>
    <message>
        <source>Whole Draw</source>
        <translation>Ganze Auslosung</translation>
    </message>
    <message>
        <source>Why Not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>Wählen Sie zwei verschiedene Spieler.</translation>
    </message>
    <message>
        <source>Explanation of the draw</source>
        <translation>Erklärung der Auslosung</translation>
    </message>
    <message>
        <source>Left and Right go from player to player, Enter explains one</source>
        <translation>Pfeil links und rechts gehen von Spieler zu Spieler, Enter erklärt einen</translation>
    </message>
    <message>
        <source>The answer is being worked out</source>
        <translation>Die Antwort wird ermittelt</translation>
    </message>
    <message>
        <source>Why This Triangle?</source>
        <translation>Warum dieses Dreieck?</translation>
    </message>
    <message>
        <source>Why This Bye?</source>
        <translation>Warum dieses Freilos?</translation>
    </message>
    <message>
        <source>Choose two different teams.</source>
        <translation>Wählen Sie zwei verschiedene Teams.</translation>
    </message>
    <message>
        <source>Choose two different pairs.</source>
        <translation>Wählen Sie zwei verschiedene Paare.</translation>
    </message>
    <message>
        <source>Left and Right go from team to team, Enter explains one</source>
        <translation>Pfeil links und rechts gehen von Team zu Team, Enter erklärt eines</translation>
    </message>
    <message>
        <source>Left and Right go from pair to pair, Enter explains one</source>
        <translation>Pfeil links und rechts gehen von Paar zu Paar, Enter erklärt eines</translation>
    </message>
    <message>
        <source>Why does this player not meet the other</source>
        <translation>Warum dieser Spieler nicht auf den anderen trifft</translation>
    </message>
    <message>
        <source>Why does this team not meet the other</source>
        <translation>Warum dieses Team nicht auf das andere trifft</translation>
    </message>
    <message>
        <source>Why does this pair not meet the other</source>
        <translation>Warum dieses Paar nicht auf das andere trifft</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Der andere Spieler</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Das andere Team</translation>
    </message>
    <message>
        <source>The other pair</source>
        <translation>Das andere Paar</translation>
    </message>
    <message>
        <source>What if these two met?</source>
        <translation>Und wenn sie sich träfen?</translation>
    </message>
</context>
<context>
    <name>EventField</name>
    <message>
        <source>Players or teams, with their byes by round</source>
        <translation>Spieler oder Teams mit ihren Freilosen je Runde</translation>
    </message>
    <message>
        <source>Number by Rating</source>
        <translation>Nach Stärke nummerieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Import a List…</source>
        <translation>Liste importieren…</translation>
    </message>
    <message>
        <source>Check In</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Shows who has checked in, to be ticked by Space</source>
        <translation>Zeigt, wer da ist; abgehakt wird mit der Leertaste</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>FIDE Data</source>
        <translation>FIDE-Daten</translation>
    </message>
    <message>
        <source>Shows what a rating report tells of the players</source>
        <translation>Zeigt, was ein Ratingbericht über die Spieler sagt</translation>
    </message>
    <message>
        <source>Not to Meet</source>
        <translation>Nicht gegeneinander</translation>
    </message>
    <message>
        <source>Shows who may not meet</source>
        <translation>Zeigt, wer nicht aufeinandertreffen darf</translation>
    </message>
    <message>
        <source>{rules}: {reason}</source>
        <translation>{rules}: {reason}</translation>
    </message>
    <message>
        <source>rating list</source>
        <translation>Ratingliste</translation>
    </message>
    <message>
        <source>Players in the rating list: {found} of {all}.</source>
        <translation>{found} von {all} Spielern stehen in der Ratingliste.</translation>
    </message>
    <message>
        <source>There is no rating list yet; choose one with File, Rating List…</source>
        <translation>Es gibt noch keine Ratingliste; wählen Sie eine mit Datei, Ratingliste…</translation>
    </message>
    <message>
        <source>Deleted: {count}. Undo brings them back.</source>
        <translation>Gelöscht: {count}. Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>{here} of {count} have checked in.</source>
        <translation>Angemeldet: {here} von {count}.</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Fewer than half of the matches are played, so the results are cancelled.</source>
        <translation>Weniger als die Hälfte der Matches ist gespielt, also werden die Ergebnisse gestrichen.</translation>
    </message>
    <message>
        <source>Those who have not met them get the best of three averages, or 60 %.</source>
        <translation>Wer nicht gegen sie gespielt hat, bekommt den besten von drei Durchschnitten oder 60 %.</translation>
    </message>
    <message>
        <source>{names}: removed from this stage, withdrawn before it. Undo brings them back.</source>
        <translation>{names}: nicht mehr in dieser Phase, Rückzug davor. Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>Teams, with their byes by round</source>
        <translation>Teams mit ihren Freilosen je Runde</translation>
    </message>
    <message>
        <source>Pairs, with their byes by round</source>
        <translation>Paare mit ihren Freilosen je Runde</translation>
    </message>
    <message>
        <source>Number by Strength</source>
        <translation>Nach Stärke nummerieren</translation>
    </message>
    <message>
        <source>Numbers go by strength, then name.</source>
        <translation>Die Nummern folgen der Stärke, dann dem Namen.</translation>
    </message>
    <message>
        <source>numbers by rating</source>
        <translation>Nummern nach Stärke</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>In der Zwischenablage ist nichts zum Einfügen.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>No round is drawn yet: delete entrants who will not play at all.</source>
        <translation>Noch ist keine Runde ausgelost: Löschen Sie, wer gar nicht kommt.</translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>{name} leaves after round {round}.</source>
        <translation>{name} scheidet nach Runde {round} aus.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} ist wieder da.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Shows all the rules of the event</source>
        <translation>Zeigt alle Regeln des Turniers</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>new entry</source>
        <translation>neuer Eintrag</translation>
    </message>
    <message>
        <source>numbers by strength</source>
        <translation>Nummern nach Stärke</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by strength until round {round} is drawn.</source>
        <translation>Bis Runde {round} ausgelost ist, können noch alle neu nach Stärke nummeriert werden.</translation>
    </message>
    <message>
        <source>All matches with IMPs get their VPs by this scale; VPs given by the director are kept.</source>
        <translation>Alle Matches mit IMPs bekommen ihre SP nach dieser Skala; SP, die der Turnierleiter gab, bleiben.</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by rating until round {round} is drawn.</source>
        <translation>Bis Runde {round} ausgelost ist, können noch alle neu nach Stärke nummeriert werden.</translation>
    </message>
    <message>
        <source>Numbers stay as they are from round {round} on.</source>
        <translation>Von Runde {round} an bleiben die Nummern, wie sie sind.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Type a name in the last row and press Enter; or paste or import a list.</source>
        <translation>Namen in die letzte Zeile eingeben und Enter drücken; oder eine Liste einfügen oder importieren.</translation>
    </message>
    <message>
        <source>Enters a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Trägt eine aus einer Tabellenkalkulation kopierte Liste ein (Strg+V)</translation>
    </message>
    <message>
        <source>Numbers go by rating, then title, then name.</source>
        <translation>Nummeriert wird nach Wertungszahl, Titel, Name.</translation>
    </message>
    <message>
        <source>Withdraws the selected entrants after the drawn rounds, or reinstates them.</source>
        <translation>Die gewählten Teilnehmer scheiden nach den ausgelosten Runden aus oder kehren zurück.</translation>
    </message>
    <message>
        <source>“{text}” is not a number allowed here.</source>
        <translation>„{text}“ ist hier keine zulässige Zahl.</translation>
    </message>
    <message>
        <source>Every entrant needs a name; Delete removes one.</source>
        <translation>Jeder Teilnehmer braucht einen Namen; Entf entfernt einen.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 points before unless H or F is typed.</source>
        <translation>{name} steigt in Runde {round} mit Nummer {number} ein, davor mit je 0 Punkten, wenn dort nicht H oder F steht.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 VP before unless H or F is typed.</source>
        <translation>{name} steigt in Runde {round} mit Nummer {number} ein, davor mit je 0 SP, wenn dort nicht H oder F steht.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H {half} VP, F {full} VP, U bye of the draw; Delete takes back.</source>
        <translation>Rundenspalten: Z abwesend, H {half} SP, F {full} SP, U Freilos der Auslosung; Entf nimmt zurück.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H half point, F full point, U bye of the draw; Delete takes back.</source>
        <translation>Rundenspalten: Z abwesend, H Freilos mit halbem, F mit ganzem Punkt, U der Auslosung; Entf nimmt zurück.</translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Events</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Report files</source>
        <translation>Turnierberichte</translation>
    </message>
    <message>
        <source>Open an Event</source>
        <translation>Turnier öffnen</translation>
    </message>
    <message>
        <source>Add Teams from a File</source>
        <translation>Teams aus einer Datei hinzufügen</translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation>Spielerlisten</translation>
    </message>
    <message>
        <source>Add Players from a File</source>
        <translation>Spieler aus einer Datei hinzufügen</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Ratinglisten</translation>
    </message>
    <message>
        <source>Rating List</source>
        <translation>Ratingliste</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of {file}</source>
        <translation>
            <numerusform>%n Spieler aus {file}</numerusform>
            <numerusform>%n Spieler aus {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of {file}</source>
        <translation>
            <numerusform>%n Team aus {file}</numerusform>
            <numerusform>%n Teams aus {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a Report File</source>
        <translation>Turnierbericht schreiben</translation>
    </message>
    <message>
        <source>Save the Event</source>
        <translation>Turnier speichern</translation>
    </message>
    <message>
        <source>event</source>
        <translation>turnier</translation>
    </message>
    <message>
        <source>The numbers are the places of the players in the file (XXC rank).</source>
        <translation>Die Nummern sind die Plätze der Spieler in der Datei (XXC rank).</translation>
    </message>
    <message>
        <source>{error} The points of players {numbers} are wrong, too.</source>
        <translation>{error} Falsch sind auch die Punkte der Spieler {numbers}.</translation>
    </message>
    <message>
        <source>player {player} in round {round}</source>
        <translation>Spieler {player} in Runde {round}</translation>
    </message>
    <message>
        <source>{error} Take such half points as half-point byes?</source>
        <translation>{error} Solche halben Punkte als Freilose mit halbem Punkt nehmen?</translation>
    </message>
    <message>
        <source>Then all points are right. Byes: {byes}.</source>
        <translation>Dann stimmen alle Punkte. Die Freilose: {byes}.</translation>
    </message>
    <message>
        <source>&amp;Take as Byes</source>
        <translation>Als &amp;Freilose nehmen</translation>
    </message>
    <message>
        <source>&amp;Leave Closed</source>
        <translation>&amp;Nicht öffnen</translation>
    </message>
    <message>
        <source>Open {file} anyway?</source>
        <translation>{file} trotzdem öffnen?</translation>
    </message>
    <message>
        <source>The points of the results count then.</source>
        <translation>Dann zählen die Punkte der Ergebnisse.</translation>
    </message>
    <message>
        <source>&amp;Open It</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>The Dutch rules are those of the file&apos;s date, {edition}.</source>
        <translation>Die holländischen Regeln sind die zum Datum der Datei, {edition}.</translation>
    </message>
    <message>
        <source>Add Pairs from a File</source>
        <translation>Paare aus einer Datei hinzufügen</translation>
    </message>
    <message>
        <source>Lists of teams</source>
        <translation>Teamlisten</translation>
    </message>
    <message>
        <source>Lists of pairs</source>
        <translation>Paarlisten</translation>
    </message>
</context>
<context>
    <name>EventForbidden</name>
    <message>
        <source>Entrants who may not meet</source>
        <translation>Wer nicht aufeinandertreffen darf</translation>
    </message>
    <message>
        <source>Delete removes an entry.</source>
        <translation>Entf entfernt einen Eintrag.</translation>
    </message>
    <message>
        <source>Numbers of players who may not meet</source>
        <translation>Nummern der Spieler, die nicht aufeinandertreffen dürfen</translation>
    </message>
    <message>
        <source>Two numbers or more; Enter adds them.</source>
        <translation>Zwei Nummern oder mehr; Enter fügt sie hinzu.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>Schluss</translation>
    </message>
    <message>
        <source>Keep Apart</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Keep Clubs Apart</source>
        <translation>Vereine trennen</translation>
    </message>
    <message>
        <source>Nobody meets a clubmate until that round.</source>
        <translation>Bis zu dieser Runde trifft niemand auf jemanden aus demselben Verein.</translation>
    </message>
    <message>
        <source>Not to meet</source>
        <translation>Nicht gegeneinander</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>bis Runde</translation>
    </message>
    <message>
        <source>{players}: until round {round}</source>
        <translation>{players}: bis Runde {round}</translation>
    </message>
    <message>
        <source>Numbers of teams that may not meet</source>
        <translation>Nummern der Teams, die nicht aufeinandertreffen dürfen</translation>
    </message>
    <message>
        <source>Numbers of pairs that may not meet</source>
        <translation>Nummern der Paare, die nicht aufeinandertreffen dürfen</translation>
    </message>
    <message>
        <source>Type the numbers of two players or more, such as “3 7”.</source>
        <translation>Geben Sie die Nummern von zwei oder mehr Spielern ein, z. B. „3 7“.</translation>
    </message>
    <message>
        <source>Type the numbers of two teams or more, such as “3 7”.</source>
        <translation>Geben Sie die Nummern von zwei oder mehr Teams ein, z. B. „3 7“.</translation>
    </message>
    <message>
        <source>Type the numbers of two pairs or more, such as “3 7”.</source>
        <translation>Geben Sie die Nummern von zwei oder mehr Paaren ein, z. B. „3 7“.</translation>
    </message>
    <message>
        <source>forbidden pairs</source>
        <translation>verbotene Paarungen</translation>
    </message>
</context>
<context>
    <name>EventLog</name>
    <message>
        <source>Draw</source>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblatt</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Verteilungen</translation>
    </message>
</context>
<context>
    <name>EventMatch</name>
    <message>
        <source>{event}, round {round}, table {table}: {home} – {visitors}</source>
        <translation>{event}, Runde {round}, Tisch {table}: {home} – {visitors}</translation>
    </message>
    <message>
        <source>The round has another result, which was typed by hand.</source>
        <translation>Die Runde hat ein anderes Ergebnis, das von Hand eingegeben wurde.</translation>
    </message>
    <message>
        <source>result of the score sheet</source>
        <translation>Ergebnis des Scoreblatts</translation>
    </message>
    <message>
        <source>{what}, {home} – {visitors} in round {round}</source>
        <translation>{what}, {home} – {visitors} in Runde {round}</translation>
    </message>
</context>
<context>
    <name>EventMisfit</name>
    <message>
        <source>{stage}, round {round}, {home} and {visitor}: {doubt}</source>
        <translation>{stage}, Runde {round}, {home} und {visitor}: {doubt}</translation>
    </message>
    <message>
        <source>{stage}: {name} plays it, but would not by the standings before it.</source>
        <translation>{stage}: {name} spielt mit, nach der Rangliste davor aber nicht.</translation>
    </message>
    <message>
        <source>{stage}: {name} does not play it, but would by the standings before it.</source>
        <translation>{stage}: {name} spielt nicht mit, nach der Rangliste davor aber doch.</translation>
    </message>
    <message>
        <source>{stage}: meetings of {home} and {visitor}: {count}, not {wanted}.</source>
        <translation>{stage}: {home} und {visitor} treffen {count}-mal aufeinander, nicht {wanted}-mal.</translation>
    </message>
    <message>
        <source>{stage}: those who play round {round} are not those who won before it.</source>
        <translation>{stage}: Runde {round} spielen nicht die, die davor gewonnen haben.</translation>
    </message>
    <message>
        <source>{stage}: {home} and {visitor} have met in a stage before.</source>
        <translation>{stage}: {home} und {visitor} haben schon in einer früheren Phase gegeneinander gespielt.</translation>
    </message>
    <message>
        <source>The result of the round was typed by hand; the score sheet or the ruling gives another.</source>
        <translation>Das Ergebnis der Runde wurde von Hand eingegeben; Scoreblatt oder Entscheidung ergeben ein anderes.</translation>
    </message>
    <message>
        <source>A ruling holds, but the result before it is lost; type it again if the ruling goes.</source>
        <translation>Eine Entscheidung gilt, das Ergebnis davor fehlt; geben Sie es neu ein, wenn sie zurückgenommen wird.</translation>
    </message>
</context>
<context>
    <name>EventOpinions</name>
    <message>
        <source>{number} without an opponent</source>
        <translation>{number} ohne Gegner</translation>
    </message>
    <message>
        <source>breaks no rule</source>
        <translation>verletzt keine Regel</translation>
    </message>
    <message>
        <source>repeats round {round}</source>
        <translation>wiederholt Runde {round}</translation>
    </message>
    <message>
        <source>is forbidden</source>
        <translation>ist verboten</translation>
    </message>
    <message>
        <source>is a second bye</source>
        <translation>ist ein zweites Freilos</translation>
    </message>
    <message>
        <source>is within one club</source>
        <translation>ist innerhalb eines Vereins</translation>
    </message>
    <message>
        <source>puts two of the first three in one triangle</source>
        <translation>setzt zwei der ersten drei in ein Dreieck</translation>
    </message>
    <message>
        <source>is within one half</source>
        <translation>ist innerhalb einer Hälfte</translation>
    </message>
    <message>
        <source>puts {number} in a triangle again</source>
        <translation>setzt {number} wieder in ein Dreieck</translation>
    </message>
    <message>
        <source>gives the second a third Black in a row</source>
        <translation>gibt dem zweiten zum dritten Mal in Folge Schwarz</translation>
    </message>
    <message>
        <source>gives the first a third White in a row</source>
        <translation>gibt dem ersten zum dritten Mal in Folge Weiß</translation>
    </message>
    <message>
        <source>breaks {rule} (a second bye)</source>
        <translation>verletzt {rule} (zweites Freilos)</translation>
    </message>
    <message>
        <source>breaks {rule} (both need the same colour)</source>
        <translation>verletzt {rule} (beide brauchen dieselbe Farbe)</translation>
    </message>
</context>
<context>
    <name>EventPresentation</name>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Noch ist niemand gemeldet</translation>
    </message>
    <message>
        <source>Pairings by Board</source>
        <translation>Paarungen nach Brettern</translation>
    </message>
    <message>
        <source>Pairings by Name</source>
        <translation>Paarungen nach Namen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Final Ranking</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>All in Turn</source>
        <translation>Alles der Reihe nach</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Pairings by Table</source>
        <translation>Paarungen nach Tischen</translation>
    </message>
</context>
<context>
    <name>EventReport</name>
    <message>
        <source>Schedule</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>For the third place</source>
        <translation>Um den dritten Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cross-IMPs per board</source>
        <translation>Cross-IMPs pro Board</translation>
    </message>
    <message>
        <source>Place by cross-IMPs</source>
        <translation>Platz nach Cross-IMPs</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Das Turnier</translation>
    </message>
    <message>
        <source>Carried over and adjusted</source>
        <translation>Carry-over und Berichtigungen</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Last stage</source>
        <translation>Letzte Phase</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>in each round: VPs scored, and the opponent&apos;s place in brackets</source>
        <translation>in jeder Runde die eigenen SP, in Klammern der Platz des Gegners</translation>
    </message>
    <message>
        <source>in each column: VPs and IMP margin against the entrant in that place</source>
        <translation>in jeder Spalte die eigenen SP und die IMP-Differenz gegen den, der diesen Platz hat</translation>
    </message>
    <message>
        <source>{round}: won {result} against {name}.</source>
        <translation>{round}: gewonnen {result} gegen {name}.</translation>
    </message>
    <message>
        <source>{round}: lost {result} to {name}.</source>
        <translation>{round}: verloren {result} gegen {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n result(s) missing.</source>
        <translation>
            <numerusform>Vorläufig: %n Ergebnis fehlt.</numerusform>
            <numerusform>Vorläufig: %n Ergebnisse fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>can begin</source>
        <translation>kann beginnen</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>noch nicht ausgelost</translation>
    </message>
    <message>
        <source>{place}: {state}</source>
        <translation>{place}: {state}</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Preis für</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Carried over: {amount}.</source>
        <translation>Carry-over: {amount}.</translation>
    </message>
    <message>
        <source>Adjusted: {amount}, {reason}.</source>
        <translation>Berichtigt: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Adjusted in round {round}: {amount}, {reason}.</source>
        <translation>In Runde {round} berichtigt: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Penalty in the result of round {round}: {amount}. {reason}</source>
        <translation>Strafe im Ergebnis von Runde {round}: {amount}. {reason}</translation>
    </message>
    <message>
        <source>{name} {amount} in round {round}: {reason}.</source>
        <translation>{name} {amount} in Runde {round}: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}: {reason}.</source>
        <translation>{name} {amount}: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}, was {before}</source>
        <translation>{name} {amount}, vorher {before}</translation>
    </message>
    <message>
        <source>Carried over into {stage}: {changes}.</source>
        <translation>Carry-over in {stage}: {changes}.</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Gruppe {number}</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Gruppen nebeneinander</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>In the result of the match. {reason}</source>
        <translation>Im Ergebnis des Matches. {reason}</translation>
    </message>
    <message>
        <source>The whole score of {stage} is carried over.</source>
        <translation>Der ganze Stand von {stage} wird mitgenommen.</translation>
    </message>
    <message>
        <source>{share} % of the score of {stage} is carried over.</source>
        <translation>{share} % des Standes von {stage} werden mitgenommen.</translation>
    </message>
    <message>
        <source>The matches of {stage} among those who play here are carried over.</source>
        <translation>Die Matches von {stage} zwischen denen, die hier spielen, werden mitgenommen.</translation>
    </message>
    <message>
        <source>The score of {stage} is carried over by the EBU White Book, 3.8.</source>
        <translation>Der Stand von {stage} wird nach dem EBU White Book, 3.8, mitgenommen.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by the standings, as any later one.</source>
        <translation>Runde 1 wird nach der Rangliste ausgelost, wie jede spätere.</translation>
    </message>
    <message>
        <source>In round 1 the upper half meets the lower half, by the places before.</source>
        <translation>In Runde 1 trifft die obere Hälfte auf die untere, nach den Plätzen davor.</translation>
    </message>
    <message>
        <source>In round 1 the first quarter of each half meets the second, by the places before.</source>
        <translation>In Runde 1 trifft in jeder Hälfte das erste Viertel auf das zweite, nach den Plätzen davor.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by lot.</source>
        <translation>Runde 1 wird per Los ausgelost.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The rest of {stage}</source>
        <translation>Die Übrigen von {stage}</translation>
    </message>
    <message>
        <source>The losers of round {round} of {stage}</source>
        <translation>Die Verlierer der Runde {round} von {stage}</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n Ausgewählter</numerusform>
            <numerusform>%n Ausgewählte</numerusform>
        </translation>
    </message>
    <message>
        <source>Places {first} to {last} of {stage}</source>
        <translation>Plätze {first} bis {last} von {stage}</translation>
    </message>
    <message>
        <source>Places {first} to {last} of each group of {stage}</source>
        <translation>Plätze {first} bis {last} jeder Gruppe von {stage}</translation>
    </message>
    <message>
        <source>Those who met in the stages before do not meet again.</source>
        <translation>Wer in den Phasen davor aufeinandertraf, trifft sich nicht wieder.</translation>
    </message>
    <message>
        <source>{draw}. {who}. {carried}</source>
        <translation>{draw}. {who}. {carried}</translation>
    </message>
    <message>
        <source>Lots drawn {time}, for the first time.</source>
        <translation>Gelost am {time}, zum ersten Mal.</translation>
    </message>
    <message>
        <source>{title}, group {group}</source>
        <translation>{title}, Gruppe {group}</translation>
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
        <translation>Paar</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMPs</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>IMPs pro Board</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler der Paare</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Half against half</source>
        <translation>Hälfte gegen Hälfte</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Jeder gegen jeden, zweimal</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Phase {number}</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>Platz {place}</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (zurückgezogen)</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Brett {number}</translation>
    </message>
    <message>
        <source>{name} (without standing)</source>
        <translation>{name} (außer Konkurrenz)</translation>
    </message>
    <message>
        <source>half of the boards</source>
        <translation>die Hälfte der Boards</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>außer Konkurrenz</translation>
    </message>
    <message>
        <source>captain: {name}</source>
        <translation>Kapitän: {name}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>OW</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>SP vorher</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>{name} ({points} VP so far)</source>
        <translation>{name} (bisher {points} SP)</translation>
    </message>
    <message>
        <source>bye of the draw</source>
        <translation>Freilos der Auslosung</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>drawn from the top, everybody against the highest not yet met</source>
        <translation>von oben ausgelost, jeder gegen den Höchsten, den er noch nicht traf</translation>
    </message>
    <message>
        <source>drawn with the least total of differences</source>
        <translation>ausgelost mit der kleinsten Summe der Unterschiede</translation>
    </message>
    <message>
        <source>drawn strictly by rank, whoever has met before</source>
        <translation>streng nach Rang ausgelost, auch mit Wiederholungen</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>jeder gegen jeden</translation>
    </message>
    <message>
        <source>round robin, everybody twice</source>
        <translation>jeder gegen jeden, zweimal</translation>
    </message>
    <message>
        <source>each of one half against each of the other</source>
        <translation>jeder der einen Hälfte gegen jeden der anderen</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>put together by hand</source>
        <translation>von Hand zusammengestellt</translation>
    </message>
    <message>
        <source>as read from a file</source>
        <translation>wie aus einer Datei gelesen</translation>
    </message>
    <message>
        <source>drawn by number, the upper half against the lower</source>
        <translation>ausgelost nach Nummer, die obere Hälfte gegen die untere</translation>
    </message>
    <message>
        <source>Lots follow from the first name of the event and its first round.</source>
        <translation>Das Los ergibt sich aus dem ersten Namen des Turniers und seiner ersten Runde.</translation>
    </message>
    <message>
        <source>Lots drawn {time}: {reason}.</source>
        <translation>Gelost am {time}: {reason}.</translation>
    </message>
    <message>
        <source>drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>ausgelost nach den holländischen FIDE-Regeln, Fassung {edition}</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) by hand</source>
        <translation>
            <numerusform>%n Änderung von Hand</numerusform>
            <numerusform>%n Änderungen von Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>half matches at the tables {tables}</source>
        <translation>halbe Matches an den Tischen {tables}</translation>
    </message>
    <message>
        <source>a triangle over two rounds at the tables {tables}</source>
        <translation>ein Dreieck über zwei Runden an den Tischen {tables}</translation>
    </message>
    <message>
        <source>played before: the matches at tables {tables}</source>
        <translation>schon gespielt: die Matches an den Tischen {tables}</translation>
    </message>
    <message>
        <source>Triangle over two rounds, whose results come in round {number}: {names}.</source>
        <translation>Dreieck über zwei Runden, dessen Ergebnisse in Runde {number} kommen: {names}.</translation>
    </message>
    <message>
        <source>Swiss event</source>
        <translation>Turnier nach Schweizer System</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>Freilos mit ganzem Punkt</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>Freilos mit halbem Punkt</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>{round}, boards {boards}</source>
        <translation>{round}, Bretter {boards}</translation>
    </message>
    <message>
        <source>{round}, tables {boards}</source>
        <translation>{round}, Tische {boards}</translation>
    </message>
    <message>
        <source>{bye}, {points} VP</source>
        <translation>{bye}, {points} SP</translation>
    </message>
    <message>
        <source>{round}, by name</source>
        <translation>{round}, nach Namen</translation>
    </message>
    <message>
        <source>{round}, names {letters}</source>
        <translation>{round}, Namen {letters}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message numerus="yes">
        <source>half a match of %n board(s), {points} VP in all</source>
        <translation>
            <numerusform>halbes Match über %n Board, insgesamt {points} SP</numerusform>
            <numerusform>halbes Match über %n Boards, insgesamt {points} SP</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn by number, the first quarter of each half against the second</source>
        <translation>ausgelost nach Nummer, in jeder Hälfte das erste Viertel gegen das zweite</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>per Los</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>{standings}, places {places}</source>
        <translation>{standings}, Plätze {places}</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Startrangliste</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Endrangliste</translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation>Rangliste nach Runde {number}</translation>
    </message>
    <message>
        <source>R{number}</source>
        <translation>R{number}</translation>
    </message>
    <message>
        <source>Crosstable after round {number}</source>
        <translation>Kreuztabelle nach Runde {number}</translation>
    </message>
    <message>
        <source>in each column: the results against the entrant in that place</source>
        <translation>in jeder Spalte die Ergebnisse gegen den, der diesen Platz hat</translation>
    </message>
    <message>
        <source>w</source>
        <comment>White</comment>
        <translation>w</translation>
    </message>
    <message>
        <source>b</source>
        <comment>Black</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Last match</source>
        <translation>Letztes Match</translation>
    </message>
    <message>
        <source>{title}, rounds {rounds}</source>
        <translation>{title}, Runden {rounds}</translation>
    </message>
    <message>
        <source>The winner of the match in {stage} begins with half of its IMPs, fractions down.</source>
        <translation>Wer das Match derselben beiden in {stage} gewann, beginnt mit der Hälfte der IMPs daraus, abgerundet.</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w for White or b for Black on board 1, the board points</source>
        <translation>in jeder Runde der Platz des Gegners, w für Weiß oder s für Schwarz an Brett 1, die Brettpunkte</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w (White) or b (Black), the result; +½ and so on: a bye</source>
        <translation>in jeder Runde der Platz des Gegners, w für Weiß oder s für Schwarz, das Ergebnis; +½ und Ähnliches: ein Freilos</translation>
    </message>
    <message>
        <source>Against the datum (the board&apos;s mean, to 10 points). Cross-IMPs: against every other score.</source>
        <translation>Gegen den Datum-Score (Mittel des Boards, auf 10 Punkte). Cross-IMPs: gegen jeden anderen Score.</translation>
    </message>
    <message>
        <source>of it carried over</source>
        <translation>davon Carry-over</translation>
    </message>
    <message>
        <source>{stage}: lost the final</source>
        <translation>{stage}: Finale verloren</translation>
    </message>
    <message>
        <source>{stage}: lost in the semi-final</source>
        <translation>{stage}: im Halbfinale verloren</translation>
    </message>
    <message>
        <source>{stage}: lost in the quarter-final</source>
        <translation>{stage}: im Viertelfinale verloren</translation>
    </message>
    <message>
        <source>{stage}: lost in round {round}</source>
        <translation>{stage}: in Runde {round} verloren</translation>
    </message>
    <message>
        <source>{stage}: won</source>
        <translation>{stage}: gewonnen</translation>
    </message>
</context>
<context>
    <name>EventRounds</name>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Take back the draw of round {round}?</source>
        <translation>Auslosung von Runde {round} zurücknehmen?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of it would be removed, too. Undo brings them back.</source>
        <translation>
            <numerusform>%n Ergebnis davon ginge auch verloren. Rückgängig holt es zurück.</numerusform>
            <numerusform>%n Ergebnisse davon gingen auch verloren. Rückgängig holt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its score sheets would be removed, too. Undo brings them back.</source>
        <translation>Die Scoreblätter gingen mit verloren. Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>All its results would be removed, too. Undo brings them back.</source>
        <translation>Auch alle ihre Ergebnisse gingen verloren. Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>&amp;Unpair</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>unpair round {round}</source>
        <translation>Auslosung von Runde {round} zurücknehmen</translation>
    </message>
    <message>
        <source>Round {round} is no longer drawn; undo brings it back.</source>
        <translation>Runde {round} ist nicht mehr ausgelost; Rückgängig bringt sie wieder.</translation>
    </message>
    <message>
        <source>Unpair Round {round}</source>
        <translation>Runde {round} zurücknehmen</translation>
    </message>
    <message>
        <source>Round {round} of {count}</source>
        <translation>Runde {round} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) without a winner</source>
        <translation>
            <numerusform>%n Match ohne Sieger</numerusform>
            <numerusform>%n Matches ohne Sieger</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}, results missing: {count}</source>
        <translation>Auslosung der Runde {round}, fehlende Ergebnisse: {count}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another pair to swap them, or Esc to cancel.</source>
        <translation>{name} ist markiert: X auf einem anderen Paar tauscht beide, Esc bricht ab.</translation>
    </message>
    <message>
        <source>The numbers do not follow the ratings; “{button}” with the entrants puts that right.</source>
        <translation>Die Nummern folgen nicht den Wertungszahlen; „{button}“ unter Teilnehmer bringt das in Ordnung.</translation>
    </message>
    <message>
        <source>The numbers do not follow the strengths; “{button}” with the entrants puts that right.</source>
        <translation>Die Nummern folgen nicht den Stärken; „{button}“ unter Teilnehmer bringt das in Ordnung.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Draw again to go on anyway.</source>
        <translation>Losen Sie noch einmal aus, um trotzdem weiterzumachen.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n Ergebnis fehlt</numerusform>
            <numerusform>%n Ergebnisse fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>Enter names first (F4).</source>
        <translation>Geben Sie zuerst die Teilnehmer ein (F4).</translation>
    </message>
    <message>
        <source>F9 draws the first round.</source>
        <translation>F9 lost die erste Runde aus.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>IMPs wie 45-23; +- oder -+ für kampflos, -- für beide; X auf zwei Teams tauscht sie.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Prozente von NS (57.5; bei IMPs 12-0); +-, -+, -- für kampflos; X auf zwei Paaren tauscht sie.</translation>
    </message>
    <message>
        <source>Table and result</source>
        <translation>Tisch und Ergebnis</translation>
    </message>
    <message>
        <source>A table and its result, in any order of tables; Enter takes it (Ctrl+R)</source>
        <translation>Ein Tisch und sein Ergebnis, in beliebiger Reihenfolge der Tische; Enter übernimmt es (Strg+R)</translation>
    </message>
    <message>
        <source>Pairings and results by table</source>
        <translation>Paarungen und Ergebnisse nach Tischen</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another team to swap them, or Esc to cancel.</source>
        <translation>{name} ist markiert: X auf einem anderen Team tauscht beide, Esc bricht ab.</translation>
    </message>
    <message>
        <source>change in round {round}</source>
        <translation>Änderung in Runde {round}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another player to swap them, or Esc to cancel.</source>
        <translation>{name} ist markiert: X auf einem anderen Spieler tauscht beide, Esc bricht ab.</translation>
    </message>
    <message>
        <source>{name} with {other}: {opinion}.</source>
        <translation>{name} mit {other}: {opinion}.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of the old pairs will be removed.</source>
        <translation>
            <numerusform>%n Ergebnis der alten Paarungen geht verloren.</numerusform>
            <numerusform>%n Ergebnisse der alten Paarungen gehen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}</source>
        <translation>Auslosung von Runde {round}</translation>
    </message>
    <message>
        <source>Board and result</source>
        <translation>Brett und Ergebnis</translation>
    </message>
    <message>
        <source>Shows why the round is drawn as it is (F8)</source>
        <translation>Zeigt, warum die Runde so ausgelost ist (F8)</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Von Hand geändert</translation>
    </message>
    <message>
        <source>Not checked in: {names}.</source>
        <translation>Nicht angemeldet: {names}.</translation>
    </message>
    <message>
        <source>The round before (Alt+Left)</source>
        <translation>Die Runde davor (Alt+Links)</translation>
    </message>
    <message>
        <source>The next round (Alt+Right)</source>
        <translation>Die nächste Runde (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Pairings and results by board</source>
        <translation>Paarungen und Ergebnisse nach Brettern</translation>
    </message>
    <message>
        <source>Changes made by hand</source>
        <translation>Änderungen von Hand</translation>
    </message>
    <message>
        <source>Takes the last draw back (Shift+F9)</source>
        <translation>Nimmt die letzte Auslosung zurück (Umschalt+F9)</translation>
    </message>
    <message>
        <source>A board and its result, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Ein Brett und sein Ergebnis, in beliebiger Reihenfolge der Bretter; Enter übernimmt es (Strg+R)</translation>
    </message>
    <message>
        <source>Type the board points, such as 19-13 (2 per board won); +-, -+ or -- for a forfeit.</source>
        <translation>Boardpunkte eingeben, etwa 19-13 (2 je gewonnenes, 1 je geteiltes); +-, -+ oder -- für kampflos.</translation>
    </message>
    <message>
        <source>Type points (2.5-1.5) or boards (1=01, Enter); forfeit: +-, -+, --; X on two swaps teams.</source>
        <translation>Punkte (2.5-1.5) oder Bretter (1=01); +-, -+, -- für kampflos; Enter: Bretter; X auf zwei Mannschaften tauscht sie.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0) or VPs (13.2 vp); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Prozente von NS (57.5; bei IMPs 12-0) oder SP (13.2 vp); +-, -+, -- für kampflos; X auf zwei Paaren tauscht sie.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23) or VPs (13.2-6.8); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>IMPs wie 45-23 oder SP mit Nachkommastellen; +- oder -+ für kampflos, -- für beide; X auf zwei Teams tauscht sie.</translation>
    </message>
    <message>
        <source>Type 1, =, 0; forfeit: +-, -+; unrated: W, D, L; nobody: N; X on two players swaps them.</source>
        <translation>1, = oder 0 eingeben, +- oder -+ für kampflos, W, D, L ohne Elo, N, wenn niemand kam; X auf zwei Spieler tauscht sie.</translation>
    </message>
    <message>
        <source>Type IMPs and board points, such as 24-17 13-7 (2 per board won); forfeit: +-, -+, --.</source>
        <translation>IMPs und Boardpunkte eingeben, etwa 24-17 13-7 (2 je gewonnenes, 1 je geteiltes Board); +-, -+ oder -- für kampflos.</translation>
    </message>
    <message>
        <source>Type the IMPs of the first of {count} segments, then + 12-18; or all: 20-15 + 12-18.</source>
        <translation>IMPs des ersten von {count} Segmenten eingeben, etwa 20-15, dann + 12-18; oder alle: 20-15 + 12-18.</translation>
    </message>
</context>
<context>
    <name>EventSettings</name>
    <message>
        <source>Baku acceleration</source>
        <translation>Baku-Beschleunigung</translation>
    </message>
    <message>
        <source>Draw one round behind</source>
        <translation>Eine Runde im Rückstand</translation>
    </message>
    <message>
        <source>First three apart</source>
        <translation>Erste drei getrennt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>erste Runde</translation>
    </message>
    <message>
        <source>places in the table</source>
        <translation>Plätze in der Tabelle</translation>
    </message>
    <message>
        <source>“{word}” is not a round. Type round numbers, such as “8 9”.</source>
        <translation>„{word}“ ist keine Runde. Geben Sie die Nummern ein, etwa „8 9“.</translation>
    </message>
    <message>
        <source>Danish rounds</source>
        <translation>Dänische Runden</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>Places in the table by</source>
        <translation>Plätze in der Tabelle nach</translation>
    </message>
    <message>
        <source>Forfeits count</source>
        <translation>Kampflos zählt</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>kampflose Matches</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Bridge teams</source>
        <translation>Bridgeteams</translation>
    </message>
    <message>
        <source>Chess teams</source>
        <translation>Schachmannschaften</translation>
    </message>
    <message>
        <source>Swiss pairs</source>
        <translation>Schweizer Paare</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Brettpunkte</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>per Los</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>as a win</source>
        <translation>wie ein Sieg</translation>
    </message>
    <message>
        <source>as a draw</source>
        <translation>wie ein Remis</translation>
    </message>
    <message>
        <source>as a loss</source>
        <translation>wie eine Niederlage</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Closest overall</source>
        <translation>Kleinste Unterschiede</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Jeder gegen jeden, zweimal</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>A match counts</source>
        <translation>Ein Match zählt</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMPs</translation>
    </message>
    <message>
        <source>IMPs and boards (Patton)</source>
        <translation>IMPs und Boards (Patton)</translation>
    </message>
    <message>
        <source>what a match counts</source>
        <translation>was ein Match zählt</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>Hälften</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Equal VPs drawn</source>
        <translation>Gleiche SP auslosen</translation>
    </message>
    <message>
        <source>Which of those who have the same VPs comes first when a round is drawn</source>
        <translation>Wer von denen mit gleichen SP beim Auslosen einer Runde vorn steht</translation>
    </message>
    <message>
        <source>as in the standings</source>
        <translation>wie in der Rangliste</translation>
    </message>
    <message>
        <source>by IMP quotient</source>
        <translation>nach IMP-Quotient</translation>
    </message>
    <message>
        <source>draw of equal VPs</source>
        <translation>Auslosung bei gleichen SP</translation>
    </message>
    <message>
        <source>strength, seeds last</source>
        <translation>Stärke, Gesetzte zuletzt</translation>
    </message>
    <message>
        <source>numbers as they are</source>
        <translation>Nummern, wie sie sind</translation>
    </message>
    <message>
        <source>as a bye</source>
        <translation>wie ein Freilos</translation>
    </message>
    <message>
        <source>best of three averages</source>
        <translation>bester von drei Durchschnitten</translation>
    </message>
    <message>
        <source>by their VPs</source>
        <translation>nach ihren SP</translation>
    </message>
    <message>
        <source>as average</source>
        <translation>als Durchschnitt</translation>
    </message>
    <message>
        <source>as the last</source>
        <translation>als Letzte</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Triangle, two rounds</source>
        <translation>Dreieck, zwei Runden</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Nobody twice</source>
        <translation>Niemand zweimal</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>Von unten</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Dutch rules of</source>
        <translation>FIDE-Regeln von</translation>
    </message>
    <message>
        <source>Only while no round is drawn.</source>
        <translation>Nur solange keine Runde ausgelost ist.</translation>
    </message>
    <message>
        <source>Only while the event has a single stage.</source>
        <translation>Nur solange das Turnier eine einzige Phase hat.</translation>
    </message>
    <message>
        <source>Only while there is no result.</source>
        <translation>Nur solange kein Ergebnis da ist.</translation>
    </message>
    <message>
        <source>A round robin follows its table.</source>
        <translation>„Jeder gegen jeden“ folgt seiner Tabelle.</translation>
    </message>
    <message>
        <source>Needs the number of rounds.</source>
        <translation>Braucht die Zahl der Runden.</translation>
    </message>
    <message>
        <source>Rounds that are drawn already: {rounds}.</source>
        <translation>Bereits ausgeloste Runden: {rounds}.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Bye counts</source>
        <translation>Freilos zählt</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Bretter je Kampf</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Wertung nach</translation>
    </message>
    <message>
        <source>First round by</source>
        <translation>Erste Runde nach</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Nachmeldungen</translation>
    </message>
    <message>
        <source>Bye, VP</source>
        <translation>Freilos, SP</translation>
    </message>
    <message>
        <source>Rounds drawn strictly by rank, even if a match is repeated, such as “8 9”</source>
        <translation>Runden, die streng nach Rang ausgelost werden, auch wenn sich ein Match wiederholt, z. B. „8 9“</translation>
    </message>
    <message>
        <source>Who meets whom while no result counts: by numbers in two halves or quarters</source>
        <translation>Wer gegen wen spielt, solange kein Ergebnis zählt: nach Nummern in zwei Hälften oder Vierteln</translation>
    </message>
    <message>
        <source>The score used to draw a late entrant in its first round</source>
        <translation>Mit welchem Stand eine Nachmeldung in ihrer ersten Runde ausgelost wird</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>late entries</source>
        <translation>Nachmeldungen</translation>
    </message>
    <message>
        <source>one round behind</source>
        <translation>eine Runde im Rückstand</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>Odd number</source>
        <translation>Ungerade Zahl</translation>
    </message>
    <message>
        <source>In the triangle</source>
        <translation>Im Dreieck</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt wird</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How many rounds are planned; the rules treat the last one differently.</source>
        <translation>Wie viele Runden vorgesehen sind; die Regeln behandeln die letzte anders.</translation>
    </message>
    <message>
        <source>Draw from the standings one round behind: the current round is still being played</source>
        <translation>Nach dem Stand eine Runde vorher auslosen: Die laufende Runde wird noch gespielt</translation>
    </message>
    <message>
        <source>No two of the first three are in one triangle, unless only three are present</source>
        <translation>Keine zwei der ersten drei sind in einem Dreieck, außer es sind nur drei da</translation>
    </message>
    <message>
        <source>Points that count for the draw alone, for the upper half in the first rounds</source>
        <translation>Punkte, die nur für die Auslosung zählen, für die obere Hälfte in den ersten Runden</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>first colour</source>
        <translation>erste Farbe</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Auslosungsart</translation>
    </message>
    <message>
        <source>odd number</source>
        <translation>ungerade Zahl</translation>
    </message>
    <message>
        <source>By IMPs alone, or by Patton: plus 2 points per board won and 1 per board halved</source>
        <translation>Nur nach IMPs oder nach Patton: dazu 2 Punkte für jedes gewonnene und 1 für jedes geteilte Board</translation>
    </message>
    <message>
        <source>The lowest ranked of those with the fewest triangles so far, of those with none, or of all</source>
        <translation>Die Tiefsten von denen mit den wenigsten Dreiecken bisher, von denen ohne oder von allen</translation>
    </message>
</context>
<context>
    <name>EventStandings</name>
    <message>
        <source>There are no entrants yet.</source>
        <translation>Es ist noch niemand gemeldet.</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Startrangliste</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Nach Runde {number}</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Standings after which round</source>
        <translation>Rangliste nach welcher Runde</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Gruppen nebeneinander</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler der Paare</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Butler of players</source>
        <translation>Butler der Spieler</translation>
    </message>
    <message>
        <source>Bracket: Enter shows the match</source>
        <translation>Turnierbaum: Enter zeigt das Match</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Rounds of the player</source>
        <translation>Runden des Spielers</translation>
    </message>
    <message>
        <source>Rounds of the team</source>
        <translation>Runden des Teams</translation>
    </message>
    <message>
        <source>Rounds of the pair</source>
        <translation>Runden des Paars</translation>
    </message>
    <message>
        <source>What the picked value is made of</source>
        <translation>Woraus der gewählte Wert besteht</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Berichtigen…</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>&amp;Rangliste</translation>
    </message>
</context>
<context>
    <name>EventTeams</name>
    <message>
        <source>Everybody meets everybody twice, once NS and once EW, by the Berger table of round 1.</source>
        <translation>Jeder spielt zweimal gegen jeden, einmal auf NS und einmal auf OW, nach der Berger-Tabelle für die Teilnehmer von Runde 1.</translation>
    </message>
    <message>
        <source>Pairs that the director has forbidden to meet do not meet.</source>
        <translation>Paare, denen der Turnierleiter es verboten hat, treffen nicht aufeinander.</translation>
    </message>
    <message>
        <source>{team} sits NS, because it was EW in round {round} and the other was not.</source>
        <translation>{team} sitzt auf NS, weil es in Runde {round} auf OW war und das andere nicht.</translation>
    </message>
    <message>
        <source>{team} sits NS, as it asked.</source>
        <translation>{team} sitzt auf eigenen Wunsch auf NS.</translation>
    </message>
    <message>
        <source>{team} sits NS, as the other asked not to.</source>
        <translation>{team} sitzt auf NS, weil das andere dort nicht sitzen wollte.</translation>
    </message>
    <message>
        <source>{team} sits NS: at odd tables the higher ranked does, if all is equal.</source>
        <translation>{team} sitzt auf NS: An ungeraden Tischen ist es bei Gleichheit das höher stehende.</translation>
    </message>
    <message>
        <source>{team} sits NS: at even tables the lower ranked does, if all is equal.</source>
        <translation>{team} sitzt auf NS: An geraden Tischen ist es bei Gleichheit das tiefer stehende.</translation>
    </message>
    <message>
        <source>Half a match is of half of the boards, each worth what it is worth in a whole one.</source>
        <translation>Ein halbes Match geht über die halbe Boardzahl; jedes Board zählt so viel wie in einem ganzen.</translation>
    </message>
    <message>
        <source>{team} is at home, as it asked.</source>
        <translation>{team} ist auf eigenen Wunsch Heimteam.</translation>
    </message>
    <message>
        <source>{team} is at home, as the other asked not to be.</source>
        <translation>{team} ist Heimteam, weil das andere es nicht sein wollte.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as the last in its first round.</source>
        <translation>Wer nachgemeldet wird, wird in seiner ersten Runde als Letzter ausgelost.</translation>
    </message>
    <message>
        <source>The first round is drawn by lot.</source>
        <translation>Die erste Runde wird per Los ausgelost.</translation>
    </message>
    <message>
        <source>Lots also decide who has the bye, or plays the triangle, in that round.</source>
        <translation>Ebenso, wer in dieser Runde spielfrei ist oder das Dreieck spielt.</translation>
    </message>
    <message>
        <source>Everybody meets everybody once, by the Berger table of round 1.</source>
        <translation>Jeder spielt einmal gegen jeden, nach der Berger-Tabelle für die Teilnehmer von Runde 1.</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice, at home and as visitor, by the Berger table of round 1.</source>
        <translation>Jeder spielt zweimal gegen jeden, einmal zu Hause und einmal als Gast, nach der Berger-Tabelle für die Teilnehmer von Runde 1.</translation>
    </message>
    <message>
        <source>The places in the table are the numbers as they are.</source>
        <translation>Die Plätze in der Tabelle sind die Nummern, wie sie sind.</translation>
    </message>
    <message>
        <source>The places in the table are drawn by lot.</source>
        <translation>Die Plätze in der Tabelle sind ausgelost.</translation>
    </message>
    <message>
        <source>No match is repeated.</source>
        <translation>Kein Match wird wiederholt.</translation>
    </message>
    <message>
        <source>Outside Danish rounds no match is repeated.</source>
        <translation>Außerhalb dänischer Runden wird kein Match wiederholt.</translation>
    </message>
    <message>
        <source>No match is repeated, except within a triangle if none as fair can avoid it.</source>
        <translation>Kein Match wird wiederholt, außer in einem Dreieck, wenn kein ebenso faires es vermeidet.</translation>
    </message>
    <message>
        <source>Teams that the director has forbidden to meet do not meet.</source>
        <translation>Teams, denen der Turnierleiter es verboten hat, treffen nicht aufeinander.</translation>
    </message>
    <message>
        <source>The three have been in as few triangles before, in total, as possible.</source>
        <translation>Die drei waren zusammengezählt in so wenigen Dreiecken wie möglich.</translation>
    </message>
    <message>
        <source>Nobody is in a triangle twice.</source>
        <translation>Niemand ist zweimal in einem Dreieck.</translation>
    </message>
    <message>
        <source>A team that has been in a triangle may be in another one.</source>
        <translation>Wer schon in einem Dreieck war, darf in ein weiteres.</translation>
    </message>
    <message>
        <source>Then as few of the three as possible have met; half a match counts as a meeting.</source>
        <translation>Dann sind sich möglichst wenige der drei schon begegnet; ein halbes Match zählt als Begegnung.</translation>
    </message>
    <message>
        <source>Then the three are as low in rank as possible, from the bottom up.</source>
        <translation>Dann stehen die drei so tief wie möglich in der Rangliste, von unten nach oben.</translation>
    </message>
    <message>
        <source>{team} has met {others}.</source>
        <translation>{team} hat schon gegen {others} gespielt.</translation>
    </message>
    <message>
        <source>{team} must not meet {others}.</source>
        <translation>{team} darf nicht auf {others} treffen.</translation>
    </message>
    <message>
        <source>If {team} met {others}, the rest could not be drawn.</source>
        <translation>Wenn {team} auf {others} träfe, ließen sich die übrigen nicht auslosen.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the highest ranked that is left; the rest can be drawn.</source>
        <translation>{team} trifft auf {other}, das bestplatzierte der übrigen; die anderen lassen sich auslosen.</translation>
    </message>
    <message>
        <source>{team} meets {other}, half of the list below, as seeded.</source>
        <translation>{team} trifft auf {other}, wie gesetzt ein halbes Feld tiefer.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to half of the list below.</source>
        <translation>{team} trifft auf {other}: Von den übrigen kommt es einem halben Feld Abstand am nächsten.</translation>
    </message>
    <message>
        <source>{team} meets {other}, a quarter of the list below, as seeded.</source>
        <translation>{team} trifft auf {other}, wie gesetzt ein Viertel des Feldes tiefer.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to a quarter of the list below.</source>
        <translation>{team} trifft auf {other}: Von den übrigen kommt es einem Viertel Feld Abstand am nächsten.</translation>
    </message>
    <message>
        <source>{team} meets {other}, by lot.</source>
        <translation>{team} trifft auf {other}, per Los.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the next by rank.</source>
        <translation>{team} trifft auf {other}, das nächste im Rang.</translation>
    </message>
    <message>
        <source>{team} meets {other}, {vp} VP away: with this match the total is the least.</source>
        <translation>{team} trifft auf {other}, {vp} SP entfernt: Mit diesem Match ist die Summe am kleinsten.</translation>
    </message>
    <message>
        <source>{team} meets {other}, as was asked.</source>
        <translation>{team} trifft auf {other}, wie verlangt.</translation>
    </message>
    <message>
        <source>{team} is at home, because it was visitor in round {round} and the other was not.</source>
        <translation>{team} ist Heimteam, weil es in Runde {round} Gast war und das andere nicht.</translation>
    </message>
    <message>
        <source>{team} is at home: at odd tables the higher ranked is, if all is equal.</source>
        <translation>{team} ist Heimteam: An ungeraden Tischen ist es bei Gleichheit das höher stehende.</translation>
    </message>
    <message>
        <source>{team} is at home: at even tables the lower ranked is, if all is equal.</source>
        <translation>{team} ist Heimteam: An geraden Tischen ist es bei Gleichheit das tiefer stehende.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}.</source>
        <translation>{team} und {other} trafen sich in Runde {round}.</translation>
    </message>
    <message>
        <source>{team} and {other} must not meet.</source>
        <translation>{team} und {other} dürfen nicht aufeinandertreffen.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the rest could not be drawn.</source>
        <translation>Wenn sich {team} und {other} träfen, ließen sich die übrigen nicht auslosen.</translation>
    </message>
    <message>
        <source>{other} meets {team}, half of the list below, as seeded.</source>
        <translation>{other} trifft auf {team}, wie gesetzt ein halbes Feld tiefer.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to half of the list below.</source>
        <translation>{other} trifft auf {team}: Von den übrigen kommt es einem halben Feld Abstand am nächsten.</translation>
    </message>
    <message>
        <source>{other} meets {team}, a quarter of the list below, as seeded.</source>
        <translation>{other} trifft auf {team}, wie gesetzt ein Viertel des Feldes tiefer.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to a quarter of the list below.</source>
        <translation>{other} trifft auf {team}: Von den übrigen kommt es einem Viertel Feld Abstand am nächsten.</translation>
    </message>
    <message>
        <source>{other} meets {team}, by lot.</source>
        <translation>{other} trifft auf {team}, per Los.</translation>
    </message>
    <message>
        <source>{team} plays in the triangle; triangles before: {value}.</source>
        <translation>{team} spielt im Dreieck; Dreiecke bisher: {value}.</translation>
    </message>
    <message>
        <source>{team} has the bye, or a place in the triangle, by lot.</source>
        <translation>{team} ist spielfrei oder im Dreieck, per Los.</translation>
    </message>
    <message>
        <source>{team} plays the triangle that began in round {round} to its end.</source>
        <translation>{team} spielt das Dreieck zu Ende, das in Runde {round} begann.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as with a drawn match for each round before.</source>
        <translation>{team} ist nachgemeldet: ausgelost wie mit einem Unentschieden in jeder Runde davor.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as the last.</source>
        <translation>{team} ist nachgemeldet: ausgelost als Letzter.</translation>
    </message>
    <message>
        <source>{team} and {other} asked for the same side; one of them sits on the other.</source>
        <translation>{team} und {other} wünschten dieselbe Seite; eines davon sitzt auf der anderen.</translation>
    </message>
    <message>
        <source>{team} has had more byes already ({value}).</source>
        <translation>{team} war schon öfter spielfrei ({value}).</translation>
    </message>
    <message>
        <source>{team} has been in more triangles already ({value}).</source>
        <translation>{team} war schon öfter in einem Dreieck ({value}).</translation>
    </message>
    <message>
        <source>If {team} had the bye, the others could not be drawn.</source>
        <translation>Wenn {team} spielfrei wäre, ließen sich die anderen nicht auslosen.</translation>
    </message>
    <message>
        <source>{team} and {other} are two of the first three, who are never in one triangle.</source>
        <translation>{team} und {other} sind zwei der ersten drei, die nie in einem Dreieck zusammen sind.</translation>
    </message>
    <message>
        <source>{other} ranks below {team}, and so comes first.</source>
        <translation>{other} steht unter {team} und kommt daher zuerst an die Reihe.</translation>
    </message>
    <message>
        <source>{team} has the bye: the table has no opponent for it in this round.</source>
        <translation>{team} ist spielfrei: Nach der Tabelle hat es in dieser Runde keinen Gegner.</translation>
    </message>
    <message>
        <source>{team} has a bye, because {other} is absent.</source>
        <translation>{team} ist spielfrei, weil {other} nicht da ist.</translation>
    </message>
    <message>
        <source>The teams are ranked by the standings after round {round}: one round behind.</source>
        <translation>Die Teams sind nach dem Stand nach Runde {round} geordnet: eine Runde im Rückstand.</translation>
    </message>
    <message>
        <source>The places in the stage before serve as the numbers in this draw.</source>
        <translation>In dieser Auslosung stehen die Plätze der Phase davor für die Nummern.</translation>
    </message>
    <message>
        <source>What the teams bring from the stage before ranks them.</source>
        <translation>Die Teams sind nach dem geordnet, was sie aus der Phase davor mitnehmen.</translation>
    </message>
    <message>
        <source>No result counts yet: the teams are ranked by their numbers.</source>
        <translation>Noch zählt kein Ergebnis: Die Teams sind nach ihren Nummern geordnet.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Die Zahl ist gerade: Niemand bleibt übrig.</translation>
    </message>
    <message>
        <source>{team} and {other} do meet.</source>
        <translation>{team} und {other} treffen aufeinander.</translation>
    </message>
    <message>
        <source>{team} is absent in this round.</source>
        <translation>{team} ist in dieser Runde nicht da.</translation>
    </message>
    <message>
        <source>{other} comes before both of them, and {team} is the highest ranked that it can meet.</source>
        <translation>{other} kommt vor beiden an die Reihe, und {team} ist das bestplatzierte, auf das es treffen kann.</translation>
    </message>
    <message>
        <source>{team} can meet {other}, which ranks higher, and the rest can still be drawn.</source>
        <translation>{team} kann auf {other} treffen, das höher steht, und die übrigen lassen sich noch auslosen.</translation>
    </message>
    <message>
        <source>As those above them meet, the rest could not be drawn if {team} and {other} met.</source>
        <translation>So wie die über ihnen aufeinandertreffen, ließen sich die übrigen nicht auslosen, wenn sich {team} und {other} träfen.</translation>
    </message>
    <message>
        <source>The sum of the squared VP differences would be {value}; it is {value_now}.</source>
        <translation>Die Summe der quadrierten SP-Unterschiede wäre {value}; sie ist {value_now}.</translation>
    </message>
    <message>
        <source>The VP differences would be as small, but the differences in rank no smaller.</source>
        <translation>Die SP-Unterschiede wären ebenso klein, aber die Rangunterschiede nicht kleiner.</translation>
    </message>
    <message>
        <source>They are the three lowest ranked.</source>
        <translation>Es sind die drei am tiefsten stehenden.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still missing: these matches count as 0 VP.</source>
        <translation>
            <numerusform>%n Ergebnis fehlt noch: Dieses Match zählt 0 SP.</numerusform>
            <numerusform>%n Ergebnisse fehlen noch: Diese Matches zählen 0 SP.</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: {team}</source>
        <translation>spielfrei: {team}</translation>
    </message>
    <message>
        <source>If they met: {matches}.</source>
        <translation>Wenn sie sich träfen: {matches}.</translation>
    </message>
    <message>
        <source>{team} (rank {rank}, round {round})</source>
        <translation>{team} (Rang {rank}, Runde {round})</translation>
    </message>
    <message>
        <source>{team} (rank {rank})</source>
        <translation>{team} (Rang {rank})</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Paare werden nach SP geordnet, dann nach gewonnenen IMPs je verlorenem, Netto-IMPs und Nummern.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first pair meets the first of the lower half, and so on.</source>
        <translation>Runde 1 wird gesetzt: Das erste Paar trifft auf das erste der unteren Hälfte und so weiter.</translation>
    </message>
    <message>
        <source>From the top, each pair meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>Von oben nach unten trifft jedes Paar auf das bestplatzierte noch nicht getroffene, mit dem sich die anderen auslosen lassen.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest pair with the fewest byes, if the rest can be drawn.</source>
        <translation>Das Freilos, {bye} SP, bekommt von denen mit den wenigsten das am tiefsten stehende Paar, sofern sich die anderen auslosen lassen.</translation>
    </message>
    <message>
        <source>With an odd number, three pairs play a triangle of half matches, if the rest can be drawn.</source>
        <translation>Bei ungerader Zahl spielen drei Paare ein Dreieck aus halben Matches, sofern sich die anderen auslosen lassen.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three pairs are present.</source>
        <translation>Keine zwei der drei Ersten nach Rang sind in einem Dreieck, außer es sind nur drei Paare da.</translation>
    </message>
    <message>
        <source>NS: the pair less often NS; then EW when seats last differed; then higher at odd tables.</source>
        <translation>NS: das Paar, das seltener NS saß; dann das, das zuletzt bei ungleichen Seiten OW saß; dann an ungeraden Tischen das bessere.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by their percentage of all matches and by numbers.</source>
        <translation>Paare werden nach SP geordnet, dann nach den Prozenten aller Matches und nach Nummern.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, their board points; then by won per lost, net points, numbers.</source>
        <translation>Teams werden nach SP geordnet, ihren Boardpunkten; dann nach gewonnenen je verlorenem, Differenz und Nummern.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Teams werden nach SP geordnet, dann nach gewonnenen IMPs je verlorenem, Netto-IMPs und Nummern.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Paare werden nach SP geordnet, dann nach den Feinwertungen der Rangliste und nach Nummern.</translation>
    </message>
    <message>
        <source>Patton: the VPs for IMPs, plus 2 per board won and 1 per board halved, {patton} in all.</source>
        <translation>Patton: die SP der IMPs, dazu 2 Punkte für jedes gewonnene und 1 für jedes geteilte Board, insgesamt {patton}.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Teams werden nach SP geordnet, dann nach den Feinwertungen der Rangliste und nach Nummern.</translation>
    </message>
    <message>
        <source>Rounds are drawn one round behind: the round before is still being played.</source>
        <translation>Die Runden werden mit einer Runde Rückstand ausgelost: Die Runde davor wird noch gespielt.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as if it had drawn its match in each round before.</source>
        <translation>Wer nachgemeldet wird, wird ausgelost, als hätte er in jeder Runde davor unentschieden gespielt.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first team meets the first of the lower half, and so on.</source>
        <translation>Runde 1 wird gesetzt: Das erste Team trifft auf das erste der unteren Hälfte und so weiter.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: in each half, the first quarter meets the second, number by number.</source>
        <translation>Runde 1 wird gesetzt: In jeder Hälfte trifft das erste Viertel auf das zweite, Nummer für Nummer.</translation>
    </message>
    <message>
        <source>The first round, too, is drawn by score and places brought from the stage before.</source>
        <translation>Auch die erste Runde wird ausgelost nach Stand und Plätzen aus der Phase davor.</translation>
    </message>
    <message>
        <source>From the top, each team meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>Von oben nach unten trifft jedes Team auf das bestplatzierte noch nicht getroffene, mit dem sich die anderen auslosen lassen.</translation>
    </message>
    <message>
        <source>Least sum of squared VP differences; if equal, least sum of squared rank differences.</source>
        <translation>Kleinste Summe der quadrierten SP-Unterschiede; bei Gleichheit die der quadrierten Rangunterschiede.</translation>
    </message>
    <message>
        <source>Every round is drawn strictly by rank, first against second, and matches may repeat.</source>
        <translation>Jede Runde wird streng nach Rang ausgelost, Erster gegen Zweiter; Matches können sich wiederholen.</translation>
    </message>
    <message>
        <source>A forfeit gives the best of own average, others&apos; average against the absent, and 60 %.</source>
        <translation>Kampflos zählt das Beste aus eigenem Durchschnitt, Durchschnitt der anderen gegen den Abwesenden und 60 %.</translation>
    </message>
    <message>
        <source>Danish rounds, drawn strictly by rank, so that matches may repeat: {rounds}.</source>
        <translation>Dänische Runden, streng nach Rang ausgelost, auch mit Wiederholungen: {rounds}.</translation>
    </message>
    <message>
        <source>Only Danish rounds repeat matches, and triangles where none as fair avoids it.</source>
        <translation>Nur dänische Runden wiederholen Matches, und Dreiecke, wenn kein ebenso faires es vermeidet.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest team with the fewest byes, if the rest can be drawn.</source>
        <translation>Das Freilos, {bye} SP, bekommt von denen mit den wenigsten das am tiefsten stehende Team, sofern sich die anderen auslosen lassen.</translation>
    </message>
    <message>
        <source>With an odd number, three teams play a triangle of half matches, if the rest can be drawn.</source>
        <translation>Bei ungerader Zahl spielen drei Teams ein Dreieck aus halben Matches, sofern sich die anderen auslosen lassen.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three teams are present.</source>
        <translation>Keine zwei der drei Ersten nach Rang sind in einem Dreieck, außer es sind nur drei Teams da.</translation>
    </message>
    <message>
        <source>Half a match has half of the range and of the boards: {half} VP each at a draw.</source>
        <translation>Ein halbes Match hat die halbe Spanne und die halbe Boardzahl: je {half} SP bei Unentschieden.</translation>
    </message>
    <message>
        <source>Half a match counts half of the table for half of the boards: {half} VP each at a draw.</source>
        <translation>Ein halbes Match zählt die Hälfte der Tabelle für die halbe Boardzahl: je {half} SP bei Unentschieden.</translation>
    </message>
    <message>
        <source>Matches are played in two halves and count with the second; a last round has half matches.</source>
        <translation>Matches werden in zwei Hälften gespielt und zählen mit der zweiten; eine letzte Runde hat halbe Matches.</translation>
    </message>
    <message>
        <source>{team} has the bye: the lowest ranked with the fewest byes before ({value}).</source>
        <translation>{team} ist spielfrei: das am tiefsten stehende mit den wenigsten Freilosen bisher ({value}).</translation>
    </message>
    <message>
        <source>{team} is absent: the triangle of round {round} stops, and its matches count half.</source>
        <translation>{team} fehlt: Das Dreieck von Runde {round} endet, und seine Matches zählen halb.</translation>
    </message>
    <message>
        <source>With {team} as the lowest, no allowed triangle is as fair and lets the rest be drawn.</source>
        <translation>Mit {team} als tiefstem ist kein erlaubtes Dreieck ebenso fair, bei dem sich die anderen auslosen lassen.</translation>
    </message>
    <message>
        <source>No allowed triangle of {team} with {other} is as fair and lets the rest be drawn.</source>
        <translation>Kein erlaubtes Dreieck von {team} mit {other} ist ebenso fair, bei dem sich die anderen auslosen lassen.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the bye or triangle would have to be others’.</source>
        <translation>Wenn sich {team} und {other} träfen, müssten andere spielfrei oder im Dreieck sein.</translation>
    </message>
    <message>
        <source>Odd number: each pair has a bye in turn, {bye} VP; so has an absent pair&apos;s opponent.</source>
        <translation>Ungerade Zahl: Jedes Paar hat reihum ein Freilos, {bye} SP; ebenso der Gegner eines fehlenden.</translation>
    </message>
    <message>
        <source>Odd number: each team has a bye in turn, {bye} VP; so has an absent team&apos;s opponent.</source>
        <translation>Ungerade Zahl: Jedes Team hat reihum ein Freilos, {bye} SP; ebenso der Gegner eines fehlenden.</translation>
    </message>
    <message>
        <source>Home: the team less often home, then the last visitor, then the higher at odd tables.</source>
        <translation>Heimteam: das, das es seltener war, dann der letzte Gast, dann an ungeraden Tischen das bessere.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}; no fair triangle that works has fewer repeats.</source>
        <translation>{team} und {other} trafen sich in Runde {round}; kein mögliches faires Dreieck hat weniger Wiederholungen.</translation>
    </message>
    <message>
        <source>Odd number: three play a triangle over two rounds, if the rest can be drawn.</source>
        <translation>Bei ungerader Zahl spielen drei ein Dreieck über zwei Runden, sofern sich alle anderen auslosen lassen.</translation>
    </message>
    <message>
        <source>Pairs 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Die Paare 1 und 2, die Erstgesetzten, treffen in der letzten Runde der Berger-Tabelle aufeinander.</translation>
    </message>
    <message>
        <source>{team} sits NS, because its rounds NS less those EW are fewer.</source>
        <translation>{team} sitzt auf NS, weil es nach Abzug von OW seltener dort war.</translation>
    </message>
    <message>
        <source>{team} sits NS by the Berger table.</source>
        <translation>{team} sitzt nach der Berger-Tabelle auf NS.</translation>
    </message>
    <message>
        <source>Teams 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Die Teams 1 und 2, die Erstgesetzten, treffen in der letzten Runde der Berger-Tabelle aufeinander.</translation>
    </message>
    <message>
        <source>{team} meets {other} in round {round} of the Berger table.</source>
        <translation>{team} trifft in Runde {round} der Berger-Tabelle auf {other}.</translation>
    </message>
    <message>
        <source>{team} is at home, because its home matches less its visits are fewer.</source>
        <translation>{team} ist Heimteam, weil es nach Abzug der Auswärtsspiele weniger Heimspiele hat.</translation>
    </message>
    <message>
        <source>{team} is at home by the Berger table.</source>
        <translation>{team} ist nach der Berger-Tabelle Heimteam.</translation>
    </message>
    <message>
        <source>{team} and {other} meet in round {round} of the Berger table.</source>
        <translation>{team} und {other} treffen in Runde {round} der Berger-Tabelle aufeinander.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>the number of players who find no opponent in the bracket</source>
        <translation>die Zahl der Spieler, die in der Gruppe keinen Gegner finden,</translation>
    </message>
    <message>
        <source>the number of players who find no opponent in the next bracket</source>
        <translation>die Zahl der Spieler, die in der nächsten Gruppe keinen Gegner finden,</translation>
    </message>
    <message>
        <source>the number of colour preferences that are not granted</source>
        <translation>die Zahl der Farbansprüche, die nicht erfüllt werden,</translation>
    </message>
    <message>
        <source>the number of strong colour preferences that are not granted</source>
        <translation>die Zahl der starken Farbansprüche, die nicht erfüllt werden,</translation>
    </message>
    <message>
        <source>the number of players who move down as they did in the last round</source>
        <translation>die Zahl der Spieler, die wie in der letzten Runde heruntergestuft werden,</translation>
    </message>
    <message>
        <source>the number of players who move down as they did two rounds ago</source>
        <translation>die Zahl der Spieler, die wie vor zwei Runden heruntergestuft werden,</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did in the last round</source>
        <translation>die Zahl der Spieler, die wie in der letzten Runde auf eine höhere Punktzahl treffen,</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did two rounds ago</source>
        <translation>die Zahl der Spieler, die wie vor zwei Runden auf eine höhere Punktzahl treffen,</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did in the last round</source>
        <translation>die Liste der Punktunterschiede derer, die wie in der letzten Runde heruntergestuft werden,</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did two rounds ago</source>
        <translation>die Liste der Punktunterschiede derer, die wie vor zwei Runden heruntergestuft werden,</translation>
    </message>
    <message>
        <source>the list of score differences of those who meet a higher score as they did two rounds ago</source>
        <translation>die Liste der Punktunterschiede derer, die wie vor zwei Runden auf eine höhere Punktzahl treffen,</translation>
    </message>
    <message>
        <source>the number of pairs of two who must have the same colour</source>
        <translation>die Zahl der Paarungen, in denen beide dieselbe Farbe haben müssen,</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (odd rounds)</source>
        <translation>die Zahl der Paarungen, in denen beide stark dieselbe Farbe bevorzugen (ungerade Runden),</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (even rounds)</source>
        <translation>die Zahl der Paarungen, in denen beide stark dieselbe Farbe bevorzugen (gerade Runden),</translation>
    </message>
    <message>
        <source>the score of the player who gets the bye</source>
        <translation>die Punktzahl des Spielers, der spielfrei ist,</translation>
    </message>
    <message>
        <source>the list of scores of those who move down</source>
        <translation>die Liste der Punktzahlen derer, die heruntergestuft werden,</translation>
    </message>
    <message>
        <source>the number of rounds that the player with the bye has not played before</source>
        <translation>die Zahl der Runden, die der spielfreie Spieler schon nicht gespielt hat,</translation>
    </message>
    <message>
        <source>That was made by hand.</source>
        <translation>Das wurde von Hand gemacht.</translation>
    </message>
    <message>
        <source>The round was drawn elsewhere, or something before it was corrected since.</source>
        <translation>Die Runde wurde anderswo ausgelost, oder etwas davor wurde seither berichtigt.</translation>
    </message>
    <message>
        <source>Something before it was corrected since, or the event has other rules now.</source>
        <translation>Etwas davor wurde seither berichtigt, oder das Turnier hat jetzt andere Regeln.</translation>
    </message>
    <message>
        <source>{pair} is {margin} ahead.</source>
        <translation>{pair} liegt um {margin} vorn.</translation>
    </message>
    <message>
        <source>{pair} has {margin} of the matchpoints.</source>
        <translation>{pair} hat {margin} der Matchpunkte.</translation>
    </message>
    <message numerus="yes">
        <source>By {scale}, over %n board(s), {band} are {vps} VP.</source>
        <translation>
            <numerusform>Nach {scale}, über %n Board, sind {band} {vps} SP.</numerusform>
            <numerusform>Nach {scale}, über %n Boards, sind {band} {vps} SP.</numerusform>
        </translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Quelle: {source}.</translation>
    </message>
    <message>
        <source>The director gave other VPs.</source>
        <translation>Der Turnierleiter hat andere SP gegeben.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, {points} of {top} to NS.</source>
        <translation>Board {board}: {score}, {points} von {top} für NS.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, cross-IMPs to NS: {points}.</source>
        <translation>Board {board}: {score}, {points} Cross-IMPs für NS.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <translation>Punktgruppe {score}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{what} would be {then}; it is {now} ({rule})</source>
        <translation>{what} wäre {then}; jetzt ist sie {now} ({rule})</translation>
    </message>
    <message>
        <source>Round {round}: how it is drawn</source>
        <translation>Runde {round}: wie ausgelost wird</translation>
    </message>
    <message>
        <source>Table {table}: {pair}</source>
        <translation>Tisch {table}: {pair}</translation>
    </message>
    <message>
        <source>The odd place</source>
        <translation>Spielfrei oder Dreieck</translation>
    </message>
    <message>
        <source>Why not {pair}?</source>
        <translation>Warum nicht {pair}?</translation>
    </message>
    <message>
        <source>{player} is not drawn in this round.</source>
        <translation>{player} wird in dieser Runde nicht ausgelost.</translation>
    </message>
    <message>
        <source>Not what the rules give: {pair}.</source>
        <translation>Nicht nach den Regeln: {pair}.</translation>
    </message>
    <message>
        <source>{pair} is a match of the triangle over two rounds.</source>
        <translation>{pair} ist ein Match des Dreiecks über zwei Runden.</translation>
    </message>
    <message>
        <source>{pair} is a half match of the triangle.</source>
        <translation>{pair} ist ein halbes Match des Dreiecks.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Die Zahl ist gerade: Niemand bleibt übrig.</translation>
    </message>
    <message>
        <source>Why does {player} get the bye?</source>
        <translation>Warum ist {player} spielfrei?</translation>
    </message>
    <message>
        <source>Why does {player} move down?</source>
        <translation>Warum wird {player} heruntergestuft?</translation>
    </message>
    <message>
        <source>Nobody gets the bye: the number of players is even.</source>
        <translation>Niemand ist spielfrei: Die Zahl der Spieler ist gerade.</translation>
    </message>
    <message>
        <source>{player} does not move down in this round.</source>
        <translation>{player} wird in dieser Runde nicht heruntergestuft.</translation>
    </message>
    <message>
        <source>{player} is the lowest ranked of those present, and may have the bye.</source>
        <translation>{player} steht von den Anwesenden am tiefsten und darf spielfrei sein.</translation>
    </message>
    <message>
        <source>Nobody of the {bracket} who ranks lower than {player} stays in it.</source>
        <translation>In der {bracket} bleibt niemand, der tiefer steht als {player}.</translation>
    </message>
    <message>
        <source>{player} can meet nobody in the {bracket}.</source>
        <translation>{player} kann in der {bracket} auf niemanden treffen.</translation>
    </message>
    <message>
        <source>These come first for it, but:</source>
        <translation>Zuerst kämen diese dafür in Frage, aber:</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Und {count} weitere.</translation>
    </message>
    <message>
        <source>Of the {bracket} these rank lower and would move down first, but:</source>
        <translation>In der {bracket} stehen diese tiefer und würden zuerst heruntergestuft, aber:</translation>
    </message>
    <message>
        <source>By the plain order of their bracket these two meet.</source>
        <translation>Nach der einfachen Reihenfolge ihrer Gruppe treffen diese beiden aufeinander.</translation>
    </message>
    <message>
        <source>By the plain order {player} would meet {other}.</source>
        <translation>Nach der einfachen Reihenfolge träfe {player} auf {other}.</translation>
    </message>
    <message>
        <source>To meet, {player} would have to move down from a score of {high} to {low}.</source>
        <translation>Dafür müsste {player} von Punktzahl {high} auf {low} heruntergestuft werden.</translation>
    </message>
    <message>
        <source>If they met, this would change too: {pairs}.</source>
        <translation>Wenn sie sich träfen, änderte sich auch dies: {pairs}.</translation>
    </message>
    <message>
        <source>bye: {player}</source>
        <translation>spielfrei: {player}</translation>
    </message>
    <message>
        <source>{players} do meet in this round.</source>
        <translation>{players} treffen in dieser Runde aufeinander.</translation>
    </message>
    <message>
        <source>Absent in this round: {players}.</source>
        <translation>In dieser Runde nicht da: {players}.</translation>
    </message>
    <message>
        <source>They met in round {round}, and nobody meets twice ({rule}).</source>
        <translation>Sie trafen sich in Runde {round}, und niemand trifft sich zweimal ({rule}).</translation>
    </message>
    <message>
        <source>The director has forbidden this pair.</source>
        <translation>Der Turnierleiter hat diese Paarung verboten.</translation>
    </message>
    <message>
        <source>Both must have {colour} ({rule}).</source>
        <translation>Beide müssen {colour} haben ({rule}).</translation>
    </message>
    <message>
        <source>Then the others could not all be paired, whoever met whom ({rule}).</source>
        <translation>Dann ließen sich die anderen nicht alle paaren, wie auch immer man sie paart ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, the number of pairs would be {then}; it is {now} ({rule}).</source>
        <translation>In der {bracket} wäre die Zahl der Paarungen {then}; jetzt ist sie {now} ({rule}).</translation>
    </message>
    <message>
        <source>The brackets below would be paired worse ({rule}).</source>
        <translation>Die Gruppen darunter wären schlechter gepaart ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, {worse}.</source>
        <translation>In der {bracket}: {worse}.</translation>
    </message>
    <message>
        <source>In the {bracket} every criterion would be kept as well. {but}</source>
        <translation>In der {bracket} wäre jedes Kriterium ebenso gut erfüllt. {but}</translation>
    </message>
    <message>
        <source>But the order of pairings decides: {player} meets {now} rather than {then} ({rule}).</source>
        <translation>Aber die Reihenfolge der Paarungen entscheidet: {player} trifft auf {now} statt auf {then} ({rule}).</translation>
    </message>
    <message>
        <source>But that pairing comes later in the order.</source>
        <translation>Aber diese Paarung kommt in der Reihenfolge später.</translation>
    </message>
    <message>
        <source>had the bye in round {round} ({rule}).</source>
        <translation>war in Runde {round} spielfrei ({rule}).</translation>
    </message>
    <message>
        <source>got points without a game in round {round}, and so gets no bye ({rule}).</source>
        <translation>hat in Runde {round} ohne Partie Punkte bekommen und ist deshalb nicht spielfrei ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more rank(s) lower, too.</source>
        <translation>
            <numerusform>Darunter noch %n Rang.</numerusform>
            <numerusform>Darunter noch %n Ränge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>Runde {round}, ausgelost nach den holländischen FIDE-Regeln, Fassung {edition}</translation>
    </message>
    <message>
        <source>Scores from {high} to {low}, as one bracket</source>
        <translation>Punktzahlen von {high} bis {low} als eine Gruppe</translation>
    </message>
    <message>
        <source>In this bracket: {players}.</source>
        <translation>In dieser Gruppe: {players}.</translation>
    </message>
    <message>
        <source>Moved down into it from a score of {score}: {players}.</source>
        <translation>Aus der Punktgruppe {score} heruntergestuft: {players}.</translation>
    </message>
    <message>
        <source>By the plain order the upper half meets the lower half, first against first.</source>
        <translation>Nach der einfachen Reihenfolge trifft die obere Hälfte auf die untere, der Erste auf den Ersten.</translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation>Paarungen: {pairs}.</translation>
    </message>
    <message>
        <source>Moves on to the next bracket: {players}.</source>
        <translation>Rückt in die nächste Gruppe: {players}.</translation>
    </message>
    <message>
        <source>Gets the bye: {players}.</source>
        <translation>Ist spielfrei: {players}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}.</source>
        <translation>{rule}: {what} ist {values}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}, and with these players it cannot be less.</source>
        <translation>{rule}: {what} ist {values} und kann mit diesen Spielern nicht kleiner sein.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}; by counting alone it could be {least}.</source>
        <translation>{rule}: {what} ist {values}; rein rechnerisch könnte sie {least} sein.</translation>
    </message>
    <message>
        <source>White is preferred by {white}, Black by {black} of them.</source>
        <translation>Weiß bevorzugen {white} von ihnen, Schwarz {black}.</translation>
    </message>
    <message>
        <source>Every criterion of colours and floats is kept.</source>
        <translation>Jedes Kriterium für Farben und Floater ist erfüllt.</translation>
    </message>
    <message>
        <source>The plain order needs no change.</source>
        <translation>Die einfache Reihenfolge braucht keine Änderung.</translation>
    </message>
    <message>
        <source>Of all pairings that are as good this one comes first: {changes}.</source>
        <translation>Von allen ebenso guten Paarungen kommt diese zuerst: {changes}.</translation>
    </message>
    <message>
        <source>set {number} of those who moved down ({rule})</source>
        <translation>Auswahl {number} der Heruntergestuften ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of their opponents ({rule})</source>
        <translation>Transposition {number} ihrer Gegner ({rule})</translation>
    </message>
    <message>
        <source>exchange of {down} with {up} ({rule})</source>
        <translation>Austausch von {down} gegen {up} ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of the lower half ({rule})</source>
        <translation>Transposition {number} der unteren Hälfte ({rule})</translation>
    </message>
    <message>
        <source>Boards and colours</source>
        <translation>Bretter und Farben</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Brett {board}</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}.</source>
        <translation>Weiß: {white}; Schwarz: {black}.</translation>
    </message>
    <message>
        <source>Both get what they prefer ({rule}).</source>
        <translation>Beide bekommen, was sie bevorzugen ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour}; {player} gets it, whose claim is the stronger ({rule}).</source>
        <translation>Beide bevorzugen {colour}; {player} hat den stärkeren Anspruch und bekommt es ({rule}).</translation>
    </message>
    <message>
        <source>{player} has not played yet.</source>
        <translation>{player} hat noch nicht gespielt.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) would like {colour}.</source>
        <translation>{player} (bisher {colours}) hätte gern {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) strongly prefers {colour}.</source>
        <translation>{player} (bisher {colours}) bevorzugt stark {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) must have {colour}.</source>
        <translation>{player} (bisher {colours}) muss {colour} haben.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>B</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Both are in the {bracket}.</source>
        <translation>Beide sind in der {bracket}.</translation>
    </message>
    <message>
        <source>{player} has a score of {score} and moved down into the {bracket} of {other}.</source>
        <translation>{player} hat die Punktzahl {score} und wurde in die {bracket} von {other} heruntergestuft.</translation>
    </message>
    <message>
        <source>The colours are not those that the rules give, with White for {white}.</source>
        <translation>Die Farben sind nicht die, die die Regeln ergeben; danach hätte {white} Weiß.</translation>
    </message>
    <message>
        <source>This pair is not what the rules give; they give: {pairs}.</source>
        <translation>Diese Paarung ergeben die Regeln nicht; sie ergeben: {pairs}.</translation>
    </message>
    <message>
        <source>(one of very many)</source>
        <translation>(eine von sehr vielen)</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <comment>as a heading</comment>
        <translation>Punktgruppe {score}</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one has a colour difference above two</source>
        <translation>die Zahl der Paarungen, in denen ein Topscorer oder sein Gegner eine Farbe um mehr als zwei öfter bekommt als die andere,</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one gets a colour three times running</source>
        <translation>die Zahl der Paarungen, in denen ein Topscorer oder sein Gegner dreimal in Folge dieselbe Farbe bekommt,</translation>
    </message>
    <message>
        <source>the score differences of those who meet a higher score as they did in the last round</source>
        <translation>die Liste der Punktunterschiede derer, die wie in der letzten Runde auf eine höhere Punktzahl treffen,</translation>
    </message>
    <message>
        <source>It was made by hand or drawn elsewhere, or something before it was corrected since.</source>
        <translation>Das wurde von Hand gemacht, die Runde wurde anderswo ausgelost, oder etwas davor wurde seither berichtigt.</translation>
    </message>
    <message>
        <source>In the {bracket}, players moved down and paired would be {then}, not {now} ({rule}).</source>
        <translation>In der {bracket} wäre die Zahl der Heruntergestuften, die gepaart werden, {then}; jetzt ist sie {now} ({rule}).</translation>
    </message>
    <message>
        <source>Then the {bracket} and those below would have to become one to be paired ({rule}).</source>
        <translation>Dann müssten die {bracket} und die darunter zu einer werden, damit sich alle paaren lassen ({rule}).</translation>
    </message>
    <message>
        <source>The {bracket} itself would be paired as well or better, but those below worse ({rule}).</source>
        <translation>Die {bracket} selbst wäre ebenso gut oder besser gepaart, aber was darunter ist, schlechter ({rule}).</translation>
    </message>
    <message>
        <source>But that needs the exchange of {down} with {up}, which comes later ({rule}).</source>
        <translation>Aber dafür müsste {down} gegen {up} getauscht werden, was später in der Reihenfolge kommt ({rule}).</translation>
    </message>
    <message>
        <source>But others of those who moved down would be paired, which comes later ({rule}).</source>
        <translation>Aber dabei würden andere Heruntergestufte gepaart, was später in der Reihenfolge kommt ({rule}).</translation>
    </message>
    <message>
        <source>Those who moved down are paired first, then the upper half with the lower half.</source>
        <translation>Zuerst werden die Heruntergestuften gepaart, dann die obere Hälfte mit der unteren.</translation>
    </message>
    <message>
        <source>At least half of them moved down, so all are paired alike, half against half (A.3).</source>
        <translation>Mindestens die Hälfte wurde heruntergestuft, daher werden alle gleich gepaart, obere gegen untere Hälfte (A.3).</translation>
    </message>
    <message>
        <source>Pairs: {pairs}. The bracket alone allows {most}, but then those below could not be paired.</source>
        <translation>Paarungen: {pairs}. Die Gruppe allein ließe {most} zu, aber dann ließen sich die darunter nicht paaren.</translation>
    </message>
    <message>
        <source>{players} should move down, but the next bracket could not pair them; others do (C.12).</source>
        <translation>Zuerst kämen {players} herunter, aber die nächste Gruppe könnte sie nicht paaren; also andere (C.12).</translation>
    </message>
    <message>
        <source>The last had no pairing whoever the {bracket} sent down: they are one: {players} (C.13).</source>
        <translation>Wer auch immer aus der {bracket} herunterkam, die letzte Gruppe ließ sich nicht paaren: Beide sind eine: {players} (C.13).</translation>
    </message>
    <message>
        <source>The {bracket} left some below unpaired; with all of them it became one: {players} (A.9).</source>
        <translation>Die {bracket} ließ darunter einige ungepaart; mit ihnen allen wurde sie zu einer: {players} (A.9).</translation>
    </message>
    <message>
        <source>Neither prefers a colour: the higher ranked&apos;s number and the first colour decide ({rule}).</source>
        <translation>Keiner bevorzugt eine Farbe: Es entscheiden die Nummer des höher Stehenden und die erste Farbe ({rule}).</translation>
    </message>
    <message>
        <source>the list of score differences (those moving down meet a point below the bracket),</source>
        <translation>die Liste der Punktunterschiede (wer heruntergestuft wird, zählt, als träfe er auf einen Punkt unter der Gruppe)</translation>
    </message>
    <message>
        <source>To pair the last bracket, the {bracket} was paired again, moving down {players} (C.13).</source>
        <translation>Um die letzte Gruppe zu paaren, wurde die {bracket} neu gepaart; herunter kommt {players} (C.13).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally; {other} had it last, so {player} gets it ({rule}).</source>
        <translation>Beide bevorzugen {colour} gleich stark; {other} hatte es zuletzt, also bekommt es {player} ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally and never differed; the higher, {player}, gets it ({rule}).</source>
        <translation>Beide bevorzugen {colour} gleich stark und hatten stets dieselben; {player} steht höher ({rule}).</translation>
    </message>
    <message>
        <source>Seeds {one} and {other} meet: the two seeds of a match in round 1 add up to {sum}.</source>
        <translation>Die Gesetzten {one} und {other} treffen sich: Die Setznummern eines Matches in Runde 1 ergeben zusammen {sum}.</translation>
    </message>
    <message>
        <source>The seeds were drawn by lot.</source>
        <translation>Die Setzliste wurde ausgelost.</translation>
    </message>
    <message>
        <source>They stand next to each other in the bracket: {one}; {other}.</source>
        <translation>Sie stehen im Turnierbaum nebeneinander: {one}; {other}.</translation>
    </message>
    <message>
        <source>{name} beat {beaten} in round {round}</source>
        <translation>{name} schlug {beaten} in Runde {round}</translation>
    </message>
    <message>
        <source>{name} had a bye in round {round}</source>
        <translation>{name} hatte in Runde {round} ein Freilos</translation>
    </message>
    <message>
        <source>Both have lost their semi-final: they play for the third place.</source>
        <translation>Beide haben ihr Halbfinale verloren: Sie spielen um den dritten Platz.</translation>
    </message>
    <message>
        <source>The bracket gives other opponents: it was changed by hand, or a result was corrected.</source>
        <translation>Der Turnierbaum gibt andere Gegner: Er wurde von Hand geändert, oder ein Ergebnis wurde berichtigt.</translation>
    </message>
    <message>
        <source>Seed {seed} has a bye: the bracket has {size} places, and nobody is seed {other}.</source>
        <translation>Setznummer {seed} hat ein Freilos: Der Turnierbaum hat {size} Plätze, und eine Setznummer {other} gibt es nicht.</translation>
    </message>
    <message>
        <source>{player} does not play in this round.</source>
        <translation>{player} spielt in dieser Runde nicht.</translation>
    </message>
    <message>
        <source>By their places in the bracket they could meet in round {round}, not before.</source>
        <translation>Nach ihren Plätzen im Turnierbaum könnten sie sich in Runde {round} treffen, nicht vorher.</translation>
    </message>
</context>
<context>
    <name>EventsMenus</name>
    <message>
        <source>Select {name} to Swap</source>
        <translation>{name} zum Tauschen vormerken</translation>
    </message>
    <message>
        <source>Do Not Swap {name}</source>
        <translation>{name} nicht tauschen</translation>
    </message>
    <message>
        <source>Swap {name} with {other}</source>
        <translation>{name} mit {other} tauschen</translation>
    </message>
    <message>
        <source>Explain This Match</source>
        <translation>Dieses Match erklären</translation>
    </message>
    <message>
        <source>Explain This Bye</source>
        <translation>Dieses Freilos erklären</translation>
    </message>
    <message>
        <source>Copy All Boards</source>
        <translation>Alle Paarungen kopieren</translation>
    </message>
    <message>
        <source>Type the Result</source>
        <translation>Ergebnis eingeben</translation>
    </message>
    <message>
        <source>Boards of the Match</source>
        <translation>Bretter des Kampfes</translation>
    </message>
    <message>
        <source>Score Sheet of the Match</source>
        <translation>Scoreblatt des Matches</translation>
    </message>
    <message>
        <source>Ruling on the Match</source>
        <translation>Entscheidung zum Match</translation>
    </message>
    <message>
        <source>Set the Value of the Bye…</source>
        <translation>Wert des Freiloses eingeben…</translation>
    </message>
    <message>
        <source>Not Rated</source>
        <translation>Ohne Elo-Wertung</translation>
    </message>
    <message>
        <source>Given by the Arbiter</source>
        <translation>Vom Schiedsrichter gegeben</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Kampflos</translation>
    </message>
    <message>
        <source>{name} Wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Nobody Came</source>
        <translation>Niemand kam</translation>
    </message>
    <message>
        <source>Remove the Result</source>
        <translation>Ergebnis entfernen</translation>
    </message>
    <message>
        <source>Use the Value of the Rules</source>
        <translation>Wert laut Regeln</translation>
    </message>
    <message>
        <source>White Wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Black Wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Present or Absent</source>
        <translation>Anwesend oder abwesend</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>außer Konkurrenz</translation>
    </message>
    <message>
        <source>With or Without Standing</source>
        <translation>In Wertung oder außer Konkurrenz</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy with Headings</source>
        <translation>Mit Überschriften kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>New Entry</source>
        <translation>Neuer Eintrag</translation>
    </message>
    <message>
        <source>No Bye</source>
        <translation>Kein Freilos</translation>
    </message>
    <message>
        <source>Withdraw after Round {round}</source>
        <translation>Nach Runde {round} zurückziehen</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Why This Place?</source>
        <translation>Warum dieser Platz?</translation>
    </message>
    <message>
        <source>Why This Value?</source>
        <translation>Warum dieser Wert?</translation>
    </message>
    <message>
        <source>Rounds of {name}</source>
        <translation>Runden: {name}</translation>
    </message>
    <message>
        <source>Rank by {tie_break} First</source>
        <translation>Zuerst nach {tie_break} werten</translation>
    </message>
    <message>
        <source>Choose the Tie-breaks</source>
        <translation>Feinwertungen wählen</translation>
    </message>
    <message>
        <source>Copy All Tables</source>
        <translation>Alle Tische kopieren</translation>
    </message>
</context>
<context>
    <name>EventsRoom</name>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n Team</numerusform>
            <numerusform>%n Teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>Dutch rules of {edition}</source>
        <translation>FIDE-Regeln von {edition}</translation>
    </message>
    <message>
        <source>no round drawn</source>
        <translation>keine Runde ausgelost</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>Runde {round} von {count}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>can only be read</source>
        <translation>nur lesbar</translation>
    </message>
    <message numerus="yes">
        <source>{scale}, %n board(s), {vp} VP</source>
        <translation>
            <numerusform>{scale}, %n Board, {vp} SP</numerusform>
            <numerusform>{scale}, %n Boards, {vp} SP</numerusform>
        </translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Begin an Event</source>
        <translation>Ein Turnier beginnen</translation>
    </message>
    <message>
        <source>A league, a Swiss, a knock-out, or groups with a final: of teams, pairs or players.</source>
        <translation>Eine Liga, ein Schweizer System, ein K. o. oder Gruppen mit Finale: für Teams, Paare oder Spieler.</translation>
    </message>
    <message>
        <source>New Event…</source>
        <translation>Neues Turnier…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>alle Ergebnisse liegen vor</translation>
    </message>
    <message>
        <source>Add a final, groups or a cup (Ctrl+F9)</source>
        <translation>Finale, Gruppen oder Pokal anfügen (Strg+F9)</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Parts of the event</source>
        <translation>Teile des Turniers</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>{curve}: steps</source>
        <translation>{curve}: Stufen</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>type {size} pt, legible from {metres} m</source>
        <translation>Schrift {size} pt, lesbar aus {metres} m</translation>
    </message>
    <message>
        <source>Card {card} / {cards}</source>
        <translation>Karte {card} / {cards}</translation>
    </message>
    <message>
        <source>Page {page} / {pages}</source>
        <translation>Seite {page} / {pages}</translation>
    </message>
    <message>
        <source>Made by {program}</source>
        <translation>Erstellt mit {program}</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Published {date}, {time}</source>
        <translation>Veröffentlicht am {date}, {time}</translation>
    </message>
    <message>
        <source>{size} points is too small to read (least: {least}). Use larger paper, landscape or less.</source>
        <translation>{size} Punkt ist zu klein zum Lesen (mindestens {least}). Nehmen Sie größeres Papier, Querformat oder weniger.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export and Print</source>
        <translation>Exportieren und drucken</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Kopi&amp;eren</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Type of {size} points: legible from {metres} m.</source>
        <translation>Schriftgröße {size} Punkt: lesbar aus {metres} m.</translation>
    </message>
    <message>
        <source>Type of {size} points.</source>
        <translation>Schriftgröße {size} Punkt.</translation>
    </message>
    <message>
        <source>of the event</source>
        <translation>des Turniers</translation>
    </message>
    <message>
        <source>Enter a name for the file.</source>
        <translation>Geben Sie einen Namen für die Datei ein.</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportiert nach {path}</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>In die Zwischenablage kopiert</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>An den Drucker gesendet</translation>
    </message>
    <message>
        <source>“{name}” exists already. Replace it?</source>
        <translation>„{name}“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The beginning of the file</source>
        <translation>Anfang der Datei</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
</context>
<context>
    <name>ExportError</name>
    <message>
        <source>The printer stopped at page {page} of {pages}; see what it says, then print again.</source>
        <translation>Der Drucker hielt bei Seite {page} von {pages} an; sehen Sie nach, was er meldet, und drucken Sie noch einmal.</translation>
    </message>
    <message>
        <source>The logo “{path}” could not be read ({reason}); choose it again or clear it.</source>
        <translation>Das Logo „{path}“ konnte nicht gelesen werden ({reason}); wählen Sie es noch einmal oder leeren Sie das Feld.</translation>
    </message>
    <message>
        <source>The logo “{path}” is not a PNG or SVG picture; choose another file.</source>
        <translation>Das Logo „{path}“ ist kein PNG- oder SVG-Bild; wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The logo “{path}” has more than {most} million pixels; choose a smaller picture.</source>
        <translation>Das Logo „{path}“ hat mehr als {most} Millionen Pixel; wählen Sie ein kleineres Bild.</translation>
    </message>
    <message>
        <source>The logo “{path}” has too many parts to be drawn; choose a simpler picture.</source>
        <translation>Das Logo „{path}“ hat zu viele Teile, um gezeichnet zu werden; wählen Sie ein einfacheres Bild.</translation>
    </message>
    <message>
        <source>The logo “{path}” has another picture inside; save it as PNG and choose that file.</source>
        <translation>Das Logo „{path}“ enthält ein weiteres Bild; speichern Sie es als PNG und wählen Sie diese Datei.</translation>
    </message>
    <message>
        <source>A picture holds one page, and these are {pages}; choose PDF instead.</source>
        <translation>Ein Bild fasst nur eine Seite, und dies sind {pages}; wählen Sie stattdessen PDF.</translation>
    </message>
    <message>
        <source>The printer takes no pages; see that it is on and connected, or choose PDF.</source>
        <translation>Der Drucker nimmt keine Seiten an; prüfen Sie, ob er an und verbunden ist, oder wählen Sie PDF.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>First board count</source>
        <translation>Erste Boardzahl</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Letzte Boardzahl</translation>
    </message>
    <message>
        <source>Contin&amp;uous</source>
        <translation>&amp;Kontinuierlich</translation>
    </message>
    <message>
        <source>&amp;Discrete</source>
        <translation>Disk&amp;ret</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Butler of the players</source>
        <translation>Butler der Spieler</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Log of the event</source>
        <translation>Protokoll des Turniers</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Match sheets, to write on</source>
        <translation>Matchblätter zum Ausfüllen</translation>
    </message>
    <message>
        <source>Stages of the event</source>
        <translation>Phasen des Turniers</translation>
    </message>
    <message>
        <source>VP table</source>
        <translation>SP-Tabelle</translation>
    </message>
    <message>
        <source>Schedule of the session</source>
        <translation>Zeitplan des Durchgangs</translation>
    </message>
    <message>
        <source>Cards that changed since it was saved</source>
        <translation>Karten, die sich seit dem Speichern geändert haben</translation>
    </message>
    <message>
        <source>Decisions of the director</source>
        <translation>Entscheidungen des Turnierleiters</translation>
    </message>
    <message>
        <source>Log of the evening</source>
        <translation>Protokoll des Paarturniers</translation>
    </message>
    <message>
        <source>Ranking of all sessions</source>
        <translation>Rangliste aller Durchgänge</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Board des Tages</translation>
    </message>
    <message>
        <source>Pick-up slips, one per table and round</source>
        <translation>Tischzettel, je Tisch und Runde</translation>
    </message>
    <message>
        <source>Blank travellers, one per board</source>
        <translation>Leere Boardzettel, je Board einer</translation>
    </message>
    <message>
        <source>Private score cards, one per pair</source>
        <translation>Privatscores, je Paar einer</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Table and chart</source>
        <translation>Tabelle und Diagramm</translation>
    </message>
    <message>
        <source>Booklet of board counts</source>
        <translation>Heft mehrerer Boardzahlen</translation>
    </message>
    <message>
        <source>Guide cards, one per pair</source>
        <translation>Laufkarten, je Paar eine</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Verteilungszettel</translation>
    </message>
    <message>
        <source>Slips of A6 or A5, to cut out</source>
        <translation>Zettel in A6 oder A5 zum Ausschneiden</translation>
    </message>
    <message>
        <source>Table cards, one per table</source>
        <translation>Tischkarten, je Tisch eine</translation>
    </message>
    <message>
        <source>Round sheets, one per round</source>
        <translation>Rundenblätter, je Runde eins</translation>
    </message>
    <message>
        <source>Plan of the board sets</source>
        <translation>Plan der Boardgruppen</translation>
    </message>
    <message>
        <source>Matrix of the pairs</source>
        <translation>Matrix der Paare</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Everything, as a booklet</source>
        <translation>Alles in einem Heft</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Ranking by section</source>
        <translation>Rangliste nach Sektionen</translation>
    </message>
    <message>
        <source>Travellers, one per board</source>
        <translation>Boardzettel, einer je Board</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Häufigkeiten</translation>
    </message>
    <message>
        <source>Score sheets, one per pair</source>
        <translation>Ergebnisblätter, eines je Paar</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Startliste nach Namen</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Startliste nach Tischen</translation>
    </message>
    <message>
        <source>Guide cards with names, one per pair</source>
        <translation>Laufkarten mit Namen, eine je Paar</translation>
    </message>
    <message>
        <source>Table cards with names, one per table</source>
        <translation>Tischkarten mit Namen, eine je Tisch</translation>
    </message>
    <message>
        <source>Board counts at one margin</source>
        <translation>Boardzahlen bei einer Differenz</translation>
    </message>
    <message>
        <source>Heat map of board counts</source>
        <translation>Wärmekarte der Boardzahlen</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Paarungen nach Brettern</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Paarungen nach Tischen</translation>
    </message>
    <message>
        <source>Result slips, one per table</source>
        <translation>Ergebniszettel, je Tisch einer</translation>
    </message>
    <message>
        <source>Cards of the teams</source>
        <translation>Teamkarten</translation>
    </message>
    <message>
        <source>Cards of the pairs</source>
        <translation>Karten der Paare</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Paarungen nach Namen</translation>
    </message>
    <message>
        <source>Result slips, one per board</source>
        <translation>Ergebniszettel, je Brett einer</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>All tables of the round</source>
        <translation>Alle Tische der Runde</translation>
    </message>
    <message>
        <source>Schedule of all groups</source>
        <translation>Spielplan aller Gruppen</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Gruppen nebeneinander</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler der Paare</translation>
    </message>
    <message>
        <source>Rating changes</source>
        <translation>Ratingänderungen</translation>
    </message>
    <message>
        <source>Title norms</source>
        <translation>Titelnormen</translation>
    </message>
    <message>
        <source>Schedule of all rounds</source>
        <translation>Spielplan aller Runden</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Cards of the players</source>
        <translation>Spielerkarten</translation>
    </message>
    <message>
        <source>Why the round is drawn as it is</source>
        <translation>Begründung der Auslosung</translation>
    </message>
    <message>
        <source>Proof, in words</source>
        <translation>Beweis in Worten</translation>
    </message>
    <message>
        <source>Figures of the models</source>
        <translation>Kennzahlen der Modelle</translation>
    </message>
    <message>
        <source>Chart of the models</source>
        <translation>Diagramm der Modelle</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Differences between two scales</source>
        <translation>Unterschiede zweier Skalen</translation>
    </message>
    <message>
        <source>Check of a table</source>
        <translation>Prüfung einer Tabelle</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Histogramm der Differenzen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblatt</translation>
    </message>
    <message>
        <source>Blank sheet, to write on</source>
        <translation>Leeres Blatt zum Ausfüllen</translation>
    </message>
    <message>
        <source>Rulings, side by side</source>
        <translation>Entscheidungen im Vergleich</translation>
    </message>
    <message>
        <source>Slip of the ruling</source>
        <translation>Zettel mit der Entscheidung</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Wall chart, in large type</source>
        <translation>Aushang in großer Schrift</translation>
    </message>
    <message>
        <source>Pocket cards, to cut out</source>
        <translation>Bogen mit Taschenkarten</translation>
    </message>
    <message>
        <source>Cards, to cut out</source>
        <translation>Karten zum Ausschneiden</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>PDF, to print or send</source>
        <translation>PDF für Druck oder E-Mail</translation>
    </message>
    <message>
        <source>XLSX, for Excel and the like</source>
        <translation>XLSX für Excel und Ähnliches</translation>
    </message>
    <message>
        <source>CSV, for any spreadsheet</source>
        <translation>CSV für Tabellenprogramme</translation>
    </message>
    <message>
        <source>HTML, for a web page</source>
        <translation>HTML für eine Webseite</translation>
    </message>
    <message>
        <source>JSON, for another program</source>
        <translation>JSON für andere Programme</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, Grafik in jeder Größe</translation>
    </message>
    <message>
        <source>SVG with texts, small</source>
        <translation>SVG mit Texten, klein</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, ein Bild</translation>
    </message>
    <message>
        <source>ASC, the whole movement</source>
        <translation>ASC, das ganze Movement</translation>
    </message>
    <message>
        <source>CSV of Bridgemate rows</source>
        <translation>CSV mit Bridgemate-Zeilen</translation>
    </message>
    <message>
        <source>TRF, the whole event</source>
        <translation>TRF, das ganze Turnier</translation>
    </message>
    <message>
        <source>USEBIO, for federations</source>
        <translation>USEBIO, für Verbände</translation>
    </message>
    <message>
        <source>PBN with all results</source>
        <translation>PBN mit allen Ergebnissen</translation>
    </message>
    <message>
        <source>CSV of all results</source>
        <translation>CSV aller Ergebnisse</translation>
    </message>
    <message>
        <source>CSV for the Czech register</source>
        <translation>CSV für das tschechische Verzeichnis</translation>
    </message>
    <message>
        <source>Clipboard, to paste elsewhere</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Heat map first</source>
        <translation>Wärmekarte zuerst</translation>
    </message>
    <message>
        <source>Board counts per page</source>
        <translation>Boardzahlen auf einer Seite</translation>
    </message>
    <message>
        <source>Correction marks</source>
        <translation>Korrekturzeichen</translation>
    </message>
    <message>
        <source>Loser’s VPs</source>
        <translation>SP des Verlierers</translation>
    </message>
    <message>
        <source>Tinted column</source>
        <translation>Getönte Spalte</translation>
    </message>
    <message>
        <source>Red hearts and diamonds</source>
        <translation>Rote Herzen und Karos</translation>
    </message>
    <message>
        <source>Only the table of a single scale with a row for every margin has them.</source>
        <translation>Nur die Tabelle einer einzelnen Skala mit einer Zeile je Differenz hat sie.</translation>
    </message>
    <message>
        <source>Poster: A2, or A1 in parts</source>
        <translation>Poster: A2, oder A1 in Teilen</translation>
    </message>
    <message>
        <source>Booklet, to fold</source>
        <translation>Heft zum Falten</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) per page</source>
        <translation>
            <numerusform>%n Board je Seite</numerusform>
            <numerusform>%n Boards je Seite</numerusform>
        </translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Je nach Sprache</translation>
    </message>
    <message>
        <source>Point: 19.74</source>
        <translation>Punkt: 19.74</translation>
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
        <source>on a page</source>
        <translation>auf einer Seite</translation>
    </message>
    <message>
        <source>A tint behind the current board count of a comparison</source>
        <translation>Ein Farbton hinter der aktuellen Boardzahl eines Vergleichs</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>&amp;Heute</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>By IMPs and by boards, together</source>
        <translation>Nach IMPs und nach Boards, zusammen</translation>
    </message>
    <message>
        <source>Rules of the event</source>
        <translation>Regeln des Turniers</translation>
    </message>
    <message>
        <source>The scale explained, for players</source>
        <translation>Die Skala, den Spielern erklärt</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Boards</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skalen</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>Fo&amp;rm</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Ausrichtung</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Decimal si&amp;gn</source>
        <translation>Dezimal&amp;zeichen</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>Trennzei&amp;chen</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>Tur&amp;nier</translation>
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
        <translation>Bilder</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Ranking on the screen</source>
        <translation>Rangliste auf dem Bildschirm</translation>
    </message>
</context>
<context>
    <name>ExportedFile</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>No program of this computer opens “{name}”.</source>
        <translation>Kein Programm auf diesem Rechner öffnet „{name}“.</translation>
    </message>
</context>
<context>
    <name>FamilyFields</name>
    <message>
        <source>First board count</source>
        <translation>Erste Boardzahl</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Letzte Boardzahl</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>VP that it was worth</source>
        <translation>SP, die sie wert war</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMPs</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>All in si&amp;ght</source>
        <translation>Alles &amp;sichtbar</translation>
    </message>
    <message>
        <source>All cells in sight, or all numbers large enough to be read.</source>
        <translation>Alle Zellen sichtbar oder alle Zahlen groß genug zum Lesen.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Matchpunkte %</translation>
    </message>
    <message>
        <source>Type a VP to find its board counts</source>
        <translation>SP eingeben, um die Boardzahlen dazu zu finden</translation>
    </message>
</context>
<context>
    <name>FieldModel</name>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a game</source>
        <translation>Runde {round}: U, F, H oder Z für ein Freilos, – für eine Partie</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title: GM, IM, FM and so on</source>
        <translation>Titel: GM, IM, FM usw.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Rating; empty where there is none</source>
        <translation>Wertungszahl (Elo); leer, wo es keine gibt</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Verb.</translation>
    </message>
    <message>
        <source>Federation, such as CZE</source>
        <translation>Verband, z. B. GER</translation>
    </message>
    <message>
        <source>FIDE No.</source>
        <translation>FIDE-Nr.</translation>
    </message>
    <message>
        <source>Number of the player in the rating list</source>
        <translation>Nummer des Spielers in der Ratingliste</translation>
    </message>
    <message>
        <source>Reg. No.</source>
        <translation>Reg.-Nr.</translation>
    </message>
    <message>
        <source>Number in a register, of a club or federation</source>
        <translation>Nummer im Register eines Vereins oder Verbands</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Checked in (Space toggles)</source>
        <translation>Anwesend (Leertaste schaltet um)</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>Captain of the team, who need not be one of its players</source>
        <translation>Kapitän des Teams; er muss kein Spieler des Teams sein</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geboren</translation>
    </message>
    <message>
        <source>Date of birth, such as 1990/05/31, 31.5.1990 or 1990</source>
        <translation>Geburtsdatum, etwa 1990/05/31, 31.5.1990 oder 1990</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Sex: m or w, as report files have it</source>
        <translation>Geschlecht: m oder w, wie in Turnierberichten</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Club, school or family whose members may be kept apart</source>
        <translation>Verein, Schule oder Familie, deren Mitglieder getrennt bleiben können</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>First round of a late entry</source>
        <translation>Erste Runde nach einer Nachmeldung</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Last round before the withdrawal</source>
        <translation>Letzte Runde vor dem Rückzug</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Strength of the pair; a larger number is stronger</source>
        <translation>Stärke des Paars; eine größere Zahl ist stärker</translation>
    </message>
    <message>
        <source>Players of the team, with commas between them</source>
        <translation>Spieler des Teams, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Both players of the pair, with a comma between them</source>
        <translation>Beide Spieler des Paars, durch ein Komma getrennt</translation>
    </message>
    <message>
        <source>Where a team asks to sit: H at home, V as visitor, a table, or both, such as H3</source>
        <translation>Wo ein Team sitzen möchte: H als Heim, V als Gast, ein Tisch oder beides, etwa H3</translation>
    </message>
    <message>
        <source>Where a pair asks to sit: NS, EW, a table, or both, such as NS3</source>
        <translation>Wo ein Paar sitzen möchte: NS, OW (EW), ein Tisch oder beides, etwa NS3</translation>
    </message>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a match</source>
        <translation>Runde {round}: U, F, H oder Z für ein Freilos, – für ein Match</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength of the team; a larger number is stronger</source>
        <translation>Stärke des Teams; eine größere Zahl ist stärker</translation>
    </message>
    <message>
        <source>New: type a name</source>
        <translation>Neu: Namen eingeben</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (zurückgezogen)</translation>
    </message>
</context>
<context>
    <name>FiguresStrip</name>
    <message>
        <source>Quality Qf</source>
        <translation>Qualität Qf</translation>
    </message>
    <message>
        <source>With a sit-out</source>
        <translation>Mit Aussetzen</translation>
    </message>
    <message>
        <source>Best sit-out</source>
        <translation>Bestes Aussetzen</translation>
    </message>
    <message>
        <source>Worst sit-out</source>
        <translation>Schlechtestes Aussetzen</translation>
    </message>
    <message>
        <source>Two strong pairs</source>
        <translation>Zwei starke Paare</translation>
    </message>
    <message>
        <source>Qc</source>
        <translation>Qc</translation>
    </message>
    <message>
        <source>Skewness s</source>
        <translation>Schiefe s</translation>
    </message>
    <message>
        <source>Fourth moment d4</source>
        <translation>Viertes Moment d4</translation>
    </message>
    <message>
        <source>Quality Qf, at most {bound}</source>
        <translation>Qualität Qf, höchstens {bound}</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Weniger ist besser.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Mehr ist besser.</translation>
    </message>
    <message>
        <source>Saved: {number}.</source>
        <translation>Gespeichert: {number}.</translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Ab hier ist es kein JSON: Spalte {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Hier sind zu viele Klammern ineinander geschachtelt.</translation>
    </message>
    <message>
        <source>This is a file of another kind; “format” should be “{format}”.</source>
        <translation>Das ist eine Datei anderer Art; „format“ sollte „{format}“ sein.</translation>
    </message>
    <message>
        <source>A newer version of vpdesk has written this file; this one cannot read it.</source>
        <translation>Diese Datei hat eine neuere Version von vpdesk geschrieben; diese kann sie nicht lesen.</translation>
    </message>
    <message>
        <source>“{field}” is missing or not valid.</source>
        <translation>„{field}“ fehlt oder ist ungültig.</translation>
    </message>
    <message>
        <source>“{code}” is not a tie-break for this kind of event.</source>
        <translation>„{code}“ ist keine Feinwertung eines solchen Turniers.</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
</context>
<context>
    <name>FittingDialog</name>
    <message>
        <source>Discard what you have typed?</source>
        <translation>Eingaben verwerfen?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>&amp;Behalten</translation>
    </message>
</context>
<context>
    <name>Follower</name>
    <message>
        <source>&amp;Take Over</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Read Only</source>
        <translation>&amp;Nur lesen</translation>
    </message>
    <message>
        <source>No other program has {file} open any more. Go on with it here?</source>
        <translation>Kein anderes Programm hat {file} noch offen. Hier damit weitermachen?</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Scales</source>
        <translation>Skalen</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Movements</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
</context>
<context>
    <name>FreeDrawDialog</name>
    <message>
        <source>Matches of Round {round}</source>
        <translation>Matches der Runde {round}</translation>
    </message>
    <message>
        <source>&amp;Add Match</source>
        <translation>Match &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove Match</source>
        <translation>Match &amp;entfernen</translation>
    </message>
    <message>
        <source>Pair the Round</source>
        <translation>Runde zusammenstellen</translation>
    </message>
    <message>
        <source>Draw round {round} like this?</source>
        <translation>Runde {round} so auslosen?</translation>
    </message>
    <message>
        <source>&amp;Draw It</source>
        <translation>&amp;Auslosen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>{name} has a bye.</source>
        <translation>{name} ist spielfrei.</translation>
    </message>
    <message>
        <source>Without a match: {names}.</source>
        <translation>Ohne Match: {names}.</translation>
    </message>
    <message>
        <source>Everybody has a match.</source>
        <translation>Alle haben ein Match.</translation>
    </message>
    <message>
        <source>Matches of the round</source>
        <translation>Matches der Runde</translation>
    </message>
</context>
<context>
    <name>FrequenciesPage</name>
    <message>
        <source>Frequencies</source>
        <translation>Häufigkeiten</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Warum ein Ergebnis so viel bringt</translation>
    </message>
    <message>
        <source>{ns} against {ew}</source>
        <translation>{ns} gegen {ew}</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games of {file}</source>
        <translation>Spiele in {file}</translation>
    </message>
    <message>
        <source>all, or such as 1-8,12</source>
        <translation>alle, oder etwa 1-8,12</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Spiele der Datei</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Alle Turniere</translation>
    </message>
    <message numerus="yes">
        <source>{event}: %n game(s)</source>
        <translation>
            <numerusform>{event}: %n Spiel</numerusform>
            <numerusform>{event}: %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>A board appears twice, with different cards: choose an event, or games.</source>
        <translation>Ein Board kommt zweimal vor, mit verschiedenen Karten: Wählen Sie ein Turnier oder Spiele.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <translation>
            <numerusform>%n Spiel gewählt</numerusform>
            <numerusform>%n Spiele gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>left out: more than one hand is unknown</source>
        <translation>weggelassen: mehr als ein Blatt ist unbekannt</translation>
    </message>
    <message>
        <source>left out: hands of fewer than 13 cards</source>
        <translation>weggelassen: Blätter von weniger als 13 Karten</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>&amp;Turnier:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Spiele:</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Pts</source>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) to come</source>
        <translation>
            <numerusform>noch %n Segment</numerusform>
            <numerusform>noch %n Segmente</numerusform>
        </translation>
    </message>
    <message>
        <source>half a match of triangle {number}</source>
        <translation>halbes Match im Dreieck {number}</translation>
    </message>
    <message>
        <source>triangle {number}</source>
        <translation>Dreieck {number}</translation>
    </message>
    <message>
        <source>triangle {number}, round {leg} of 2</source>
        <translation>Dreieck {number}, Runde {leg} von 2</translation>
    </message>
    <message>
        <source>{name} asked for {seat}</source>
        <translation>{name} wünscht Platz {seat}</translation>
    </message>
    <message>
        <source>winner: {name}</source>
        <translation>Sieger: {name}</translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation>{name} ist ausgeschieden</translation>
    </message>
    <message>
        <source>VPs by the director</source>
        <translation>SP vom Turnierleiter</translation>
    </message>
    <message>
        <source>{name} begins with {imps}</source>
        <translation>{name} beginnt mit {imps}</translation>
    </message>
    <message>
        <source>{result} unrated</source>
        <translation>{result} ohne Elo-Wertung</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>SP vorher</translation>
    </message>
</context>
<context>
    <name>GivenDialog</name>
    <message>
        <source>Adjust the Score</source>
        <translation>Score berichtigen</translation>
    </message>
    <message>
        <source>A 3 -3: IMPs for both sides; A + +: average plus each; 60% 3NT= W, 40% 3NT-1 W: weighted.</source>
        <translation>A 3 -3: IMPs für beide Seiten; A + +: je ein Plusdurchschnitt; 60% 3SA= W, 40% 3SA-1 W: gewichtet.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Nothing while the session is played</source>
        <translation>Nichts, solange gespielt wird</translation>
    </message>
    <message>
        <source>Clock and seats</source>
        <translation>Uhr und Plätze</translation>
    </message>
    <message>
        <source>Everything but the running ranking</source>
        <translation>Alles außer der laufenden Rangliste</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Pages for Players’ Phones</source>
        <translation>Seiten für die Handys der Spieler</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Netz:</translation>
    </message>
    <message>
        <source>&amp;Players see:</source>
        <translation>S&amp;pieler sehen:</translation>
    </message>
    <message>
        <source>Sa&amp;y It to All</source>
        <translation>Allen sa&amp;gen</translation>
    </message>
    <message>
        <source>Messages that phones show</source>
        <translation>Mitteilungen, die die Handys zeigen</translation>
    </message>
    <message>
        <source>&amp;Take It Back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Network &amp;Check</source>
        <translation>Netz prü&amp;fen</translation>
    </message>
    <message>
        <source>S&amp;heet with Codes…</source>
        <translation>&amp;Blatt mit Codes…</translation>
    </message>
    <message>
        <source>&amp;End the Hall</source>
        <translation>Saal b&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Message:</source>
        <translation>&amp;Mitteilung:</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Startet…</translation>
    </message>
    <message>
        <source>Code that opens {address}</source>
        <translation>Code, der {address} öffnet</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) have the pages open.</source>
        <translation>
            <numerusform>%n Handy hat die Seiten offen.</numerusform>
            <numerusform>%n Handys haben die Seiten offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is shown.</source>
        <translation>„{name}“ wird gezeigt.</translation>
    </message>
    <message>
        <source>Open an event or a pairs evening first: its pages are shown.</source>
        <translation>Öffnen Sie zuerst ein Turnier oder Paarturnier: Dessen Seiten werden gezeigt.</translation>
    </message>
    <message>
        <source>This computer is in no network: join the players’ Wi-Fi.</source>
        <translation>Dieser Rechner ist in keinem Netz: Verbinden Sie ihn mit dem WLAN der Spieler.</translation>
    </message>
    <message>
        <source>Hall: off</source>
        <translation>Saal: aus</translation>
    </message>
    <message>
        <source>Hall: trouble</source>
        <translation>Saal: Störung</translation>
    </message>
    <message numerus="yes">
        <source>Hall: %n phone(s)</source>
        <translation>
            <numerusform>Saal: %n Handy</numerusform>
            <numerusform>Saal: %n Handys</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer is in no network any more.</source>
        <translation>Dieser Rechner ist in keinem Netz mehr.</translation>
    </message>
    <message>
        <source>The pages are not served just now: {reason}</source>
        <translation>Die Seiten sind gerade nicht erreichbar: {reason}</translation>
    </message>
    <message>
        <source>The pages are not served just now; they come back at once.</source>
        <translation>Die Seiten sind gerade nicht erreichbar; sie kommen gleich wieder.</translation>
    </message>
    <message>
        <source>The hall has ended: “{name}” is no longer open.</source>
        <translation>Der Saal ist beendet: „{name}“ ist nicht mehr offen.</translation>
    </message>
    <message>
        <source>The address has changed: {address}. Show the new code to the players.</source>
        <translation>Die Adresse hat sich geändert: {address}. Zeigen Sie den Spielern den neuen Code.</translation>
    </message>
    <message>
        <source>Network Check</source>
        <translation>Netz prüfen</translation>
    </message>
    <message>
        <source>The hall has ended.</source>
        <translation>Der Saal ist beendet.</translation>
    </message>
    <message>
        <source>A phone has opened the page.</source>
        <translation>Ein Handy hat die Seite geöffnet.</translation>
    </message>
    <message>
        <source>Now scan the code with a phone that is in the same Wi-Fi.</source>
        <translation>Scannen Sie jetzt den Code mit einem Handy, das im selben WLAN ist.</translation>
    </message>
    <message>
        <source>Opening the page on this computer…</source>
        <translation>Die Seite wird auf diesem Rechner geöffnet…</translation>
    </message>
    <message>
        <source>The page opens on this computer.</source>
        <translation>Auf diesem Rechner öffnet sich die Seite.</translation>
    </message>
    <message>
        <source>Too many phones for one access point: cheap ones manage 20 to 50. Add a second one.</source>
        <translation>Zu viele Handys für einen Zugangspunkt: Billige schaffen 20 bis 50. Stellen Sie einen zweiten auf.</translation>
    </message>
    <message>
        <source>Sheet with the codes for {address}</source>
        <translation>Blatt mit den Codes für {address}</translation>
    </message>
    <message>
        <source>Codes for the Players</source>
        <translation>Codes für die Spieler</translation>
    </message>
    <message>
        <source>Sheet with Codes</source>
        <translation>Blatt mit Codes</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>On the S&amp;creen</source>
        <translation>Auf die &amp;Leinwand</translation>
    </message>
    <message>
        <source>Name of the &amp;Wi-Fi:</source>
        <translation>Name des &amp;WLANs:</translation>
    </message>
    <message>
        <source>Passw&amp;ord:</source>
        <translation>Pa&amp;sswort:</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>Papie&amp;r:</translation>
    </message>
    <message>
        <source>Save the Sheet as PDF</source>
        <translation>Das Blatt als PDF speichern</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gespeichert als {path}</translation>
    </message>
    <message>
        <source>If this computer has a firewall, it must let phones in at port {port}.</source>
        <translation>Hat dieser Rechner eine Firewall, muss sie Handys auf Port {port} hereinlassen.</translation>
    </message>
    <message>
        <source>If Windows asks, allow private networks. After a No, allow “vpdesk-cli” in its firewall.</source>
        <translation>Wenn Windows fragt, erlauben Sie private Netze. Nach einem Nein erlauben Sie „vpdesk-cli“ in der Firewall.</translation>
    </message>
    <message>
        <source>From Start on, players in this Wi-Fi see “{name}” on their phones, without internet.</source>
        <translation>Ab dem Start sehen Spieler in diesem WLAN „{name}“ auf ihren Handys, ohne Internet.</translation>
    </message>
    <message>
        <source>Another program uses port {usual}, so the port is {port}. Print the sheet again.</source>
        <translation>Ein anderes Programm verwendet Port {usual}, daher ist es Port {port}. Drucken Sie das Blatt neu.</translation>
    </message>
    <message>
        <source>An access point hides the phones: put it into bridge mode, or add a second one.</source>
        <translation>Ein Zugangspunkt verbirgt die Handys: Stellen Sie ihn auf „Bridge“, oder nehmen Sie einen zweiten.</translation>
    </message>
    <message>
        <source>The page does not open here: end the hall and start it again in the connected network.</source>
        <translation>Die Seite öffnet sich hier nicht: Beenden Sie den Saal, und starten Sie ihn im verbundenen Netz neu.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli”, and make this network private.</source>
        <translation>Die Firewall lässt Handys nicht herein: Erlauben Sie „vpdesk-cli“, und stellen Sie dieses Netz auf „Privat“.</translation>
    </message>
    <message>
        <source>The Wi-Fi hides devices from each other, as for guests: use another, or your own router.</source>
        <translation>Das WLAN trennt die Geräte voreinander ab, wie Gastnetze: Nehmen Sie ein anderes oder einen eigenen Router.</translation>
    </message>
    <message>
        <source>The Wi-Fi’s name makes a code that joins it. The password is on the sheet only.</source>
        <translation>Aus dem Namen des WLANs wird ein Code für den Zugang. Das Passwort steht nur auf dem Blatt.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli” in Settings › Network › Firewall.</source>
        <translation>Die Firewall lässt Handys nicht herein: Erlauben Sie „vpdesk-cli“ unter Einstellungen › Netzwerk › Firewall.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: open TCP port {port} with “sudo ufw allow {port}/tcp”.</source>
        <translation>Die Firewall lässt Handys nicht herein: Öffnen Sie den TCP-Port {port}, zum Beispiel mit „sudo ufw allow {port}/tcp“.</translation>
    </message>
    <message>
        <source>If macOS asks, allow connections. After a No, allow “vpdesk-cli” in Network › Firewall.</source>
        <translation>Wenn macOS fragt, erlauben Sie Verbindungen. Nach einem Nein erlauben Sie „vpdesk-cli“ unter Netzwerk › Firewall.</translation>
    </message>
    <message>
        <source>Phone in another network: join the Wi-Fi, stay without internet, switch mobile data off.</source>
        <translation>Handy in einem anderen Netz: mit dem WLAN verbinden, auch ohne Internet, und mobile Daten ausschalten.</translation>
    </message>
</context>
<context>
    <name>HallPages</name>
    <message>
        <source>Where do I sit?</source>
        <translation>Wo sitze ich?</translation>
    </message>
    <message>
        <source>Nothing is shown during play.</source>
        <translation>Solange gespielt wird, wird nichts angezeigt.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>No connection to the director’s laptop since {time}. What you see may be out of date.</source>
        <translation>Keine Verbindung zum Rechner der Turnierleitung seit {time}. Was Sie sehen, kann veraltet sein.</translation>
    </message>
    <message>
        <source>The first letters of a name:</source>
        <translation>Die ersten Buchstaben eines Namens:</translation>
    </message>
    <message>
        <source>Remember this page as mine</source>
        <translation>Diese Seite als meine merken</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Scripts are off in this browser: load the page again to see what is new.</source>
        <translation>Ihr Browser führt hier keine Skripte aus: Laden Sie die Seite neu, um zu sehen, was neu ist.</translation>
    </message>
</context>
<context>
    <name>HallSheet</name>
    <message>
        <source>Join the Wi-Fi first, and stay in it although it has no internet.</source>
        <translation>Verbinden Sie sich zuerst mit dem WLAN, und bleiben Sie darin, auch wenn es kein Internet hat.</translation>
    </message>
    <message>
        <source>Then scan the code of the page, or type its address with http:// before it.</source>
        <translation>Scannen Sie dann den Code der Seite, oder tippen Sie ihre Adresse mit http:// davor.</translation>
    </message>
    <message>
        <source>During play the pages show messages alone.</source>
        <translation>Während des Spiels zeigen die Seiten nur Mitteilungen.</translation>
    </message>
    <message>
        <source>During play the pages show the clock and the seats.</source>
        <translation>Während des Spiels zeigen die Seiten die Uhr und die Plätze.</translation>
    </message>
    <message>
        <source>During play the pages show everything but the running ranking.</source>
        <translation>Während des Spiels zeigen die Seiten alles außer der laufenden Rangliste.</translation>
    </message>
    <message>
        <source>The pages show all results of boards that everybody has played.</source>
        <translation>Die Seiten zeigen alle Ergebnisse der Boards, die alle gespielt haben.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Password: {word}</source>
        <translation>Passwort: {word}</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi</source>
        <translation>1. Mit dem WLAN verbinden</translation>
    </message>
    <message>
        <source>2. Open the page</source>
        <translation>2. Seite öffnen</translation>
    </message>
</context>
<context>
    <name>HandRecords</name>
    <message>
        <source>HCP</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>Dealer {seat}</source>
        <translation>Teiler {seat}</translation>
    </message>
    <message>
        <source>Vul. {sides}</source>
        <translation>Gefahr: {sides}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Teiler</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Contracts of par</source>
        <translation>Par-Kontrakte</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Verteilungen</translation>
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
        <translation>Was sich erfüllen lässt</translation>
    </message>
</context>
<context>
    <name>HeatKey</name>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} SP</translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Pairs {one} and {other}: {number}, which is the mean</source>
        <translation>Paare {one} und {other}: {number}, genau der Durchschnitt</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} above the mean</source>
        <translation>Paare {one} und {other}: {number}, das ist {off} über dem Durchschnitt</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} below the mean</source>
        <translation>Paare {one} und {other}: {number}, das ist {off} unter dem Durchschnitt</translation>
    </message>
    <message>
        <source>: pair {one} loses {points} percentage points to an ever-topping pair {other}</source>
        <translation>: Paar {one} verliert {points} Prozentpunkte, wenn Paar {other} immer Top schreibt</translation>
    </message>
    <message>
        <source>: pair {one} gains {points} percentage points from an ever-topping pair {other}</source>
        <translation>: Paar {one} gewinnt {points} Prozentpunkte, wenn Paar {other} immer Top schreibt</translation>
    </message>
    <message>
        <source>: the score of pair {other} does not matter to pair {one}</source>
        <translation>: Das Ergebnis von Paar {other} ist für Paar {one} ohne Belang</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>vpdesk {version} help</source>
        <translation>Hilfe zu vpdesk {version}</translation>
    </message>
    <message>
        <source>This page is not in your language yet; here it is in English.</source>
        <translation>Diese Seite gibt es noch nicht in Ihrer Sprache; hier ist sie auf Englisch.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Pairs and movements</source>
        <translation>Paare und Movements</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skalen</translation>
    </message>
    <message>
        <source>Paper and screens</source>
        <translation>Papier und Bildschirme</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>In parts of the window</source>
        <translation>In Teilen des Fensters</translation>
    </message>
    <message>
        <source>Boards: ten more or fewer</source>
        <translation>Boards: zehn mehr oder weniger</translation>
    </message>
    <message>
        <source>Table: jump to a margin</source>
        <translation>Tabelle: zu einer Differenz springen</translation>
    </message>
    <message>
        <source>type the number</source>
        <translation>Zahl eintippen</translation>
    </message>
    <message>
        <source>Curve: step through the margins</source>
        <translation>Kurve: durch die Differenzen gehen</translation>
    </message>
    <message>
        <source>Curve: ten margins at once</source>
        <translation>Kurve: zehn Differenzen auf einmal</translation>
    </message>
    <message>
        <source>Pins: walk</source>
        <translation>Angeheftete: durchgehen</translation>
    </message>
    <message>
        <source>Pins: show, unpin</source>
        <translation>Angeheftete: zeigen, lösen</translation>
    </message>
    <message>
        <source>Pins: move</source>
        <translation>Angeheftete: verschieben</translation>
    </message>
    <message>
        <source>In the movements room</source>
        <translation>Im Bereich Movements</translation>
    </message>
    <message>
        <source>Matrix, schedule: follow a pair</source>
        <translation>Matrix, Ablauf: ein Paar verfolgen</translation>
    </message>
    <message>
        <source>The same: follow none</source>
        <translation>Ebenda: keines mehr verfolgen</translation>
    </message>
    <message>
        <source>Lists: take what is picked</source>
        <translation>Listen: Gewähltes nehmen</translation>
    </message>
    <message>
        <source>Figures: walk</source>
        <translation>Kennzahlen: durchgehen</translation>
    </message>
    <message>
        <source>Chances: stronger, weaker pair</source>
        <translation>Aussichten: stärkeres, schwächeres Paar</translation>
    </message>
    <message>
        <source>Optimising: stop</source>
        <translation>Optimieren: anhalten</translation>
    </message>
    <message>
        <source>In the pairs room</source>
        <translation>Im Bereich Paare</translation>
    </message>
    <message>
        <source>Results: on to the next one</source>
        <translation>Ergebnisse: weiter zum nächsten</translation>
    </message>
    <message>
        <source>Results: keep what was there</source>
        <translation>Ergebnisse: lassen, was da stand</translation>
    </message>
    <message>
        <source>Curve: zoom, all of it</source>
        <translation>Kurve: zoomen, alles zeigen</translation>
    </message>
    <message>
        <source>Curve: move what is seen</source>
        <translation>Kurve: Ausschnitt verschieben</translation>
    </message>
    <message>
        <source>In the events room</source>
        <translation>Im Bereich Turniere</translation>
    </message>
    <message>
        <source>Entrants: a bye of a round</source>
        <translation>Teilnehmer: Freilos einer Runde</translation>
    </message>
    <message>
        <source>Entrants: paste a list</source>
        <translation>Teilnehmer: eine Liste einfügen</translation>
    </message>
    <message>
        <source>Boards: win, draw, loss</source>
        <translation>Bretter: Sieg, Remis, Niederlage</translation>
    </message>
    <message>
        <source>Boards: forfeit; nobody came</source>
        <translation>Bretter: kampflos; niemand kam</translation>
    </message>
    <message>
        <source>Boards: unrated game</source>
        <translation>Bretter: Partie ohne Elo-Wertung</translation>
    </message>
    <message>
        <source>Lists: remove, clear</source>
        <translation>Listen: herausnehmen, leeren</translation>
    </message>
    <message>
        <source>Draw: stop</source>
        <translation>Auslosung: anhalten</translation>
    </message>
    <message>
        <source>On the second screen, of an event</source>
        <translation>Auf dem zweiten Bildschirm, bei Turnieren</translation>
    </message>
    <message>
        <source>Schedule, final ranking, prizes</source>
        <translation>Spielplan, Endstand, Preise</translation>
    </message>
    <message>
        <source>Bracket of a knock-out</source>
        <translation>Turnierbaum eines K. o.</translation>
    </message>
    <message>
        <source>In the laboratory</source>
        <translation>Im Labor</translation>
    </message>
    <message>
        <source>Models: pick one; another margin</source>
        <translation>Modelle: wählen; andere Differenz</translation>
    </message>
    <message>
        <source>Check, calibration: paste a table</source>
        <translation>Prüfen, Kalibrieren: Tabelle einfügen</translation>
    </message>
    <message>
        <source>The same: stop reading</source>
        <translation>Ebenda: Lesen anhalten</translation>
    </message>
    <message>
        <source>Own scales: remove</source>
        <translation>Eigene Skalen: entfernen</translation>
    </message>
    <message>
        <source>In the match room</source>
        <translation>Im Bereich Match</translation>
    </message>
    <message>
        <source>Sheet: on to the next room or board</source>
        <translation>Scoreblatt: weiter zum nächsten Raum oder Board</translation>
    </message>
    <message>
        <source>Sheet: the same room of another board</source>
        <translation>Scoreblatt: derselbe Raum eines anderen Boards</translation>
    </message>
    <message>
        <source>Sheet: keep what was there</source>
        <translation>Scoreblatt: lassen, was da war</translation>
    </message>
    <message>
        <source>Sheet: paste scores</source>
        <translation>Scoreblatt: Scores einfügen</translation>
    </message>
    <message>
        <source>Close the second screen</source>
        <translation>Zweiten Bildschirm schließen</translation>
    </message>
    <message>
        <source>In the export dialog</source>
        <translation>Beim Exportieren und Drucken</translation>
    </message>
    <message>
        <source>Larger, smaller page</source>
        <translation>Seite größer, kleiner</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Die ganze Seite</translation>
    </message>
    <message>
        <source>Table, curve</source>
        <translation>Tabelle, Kurve</translation>
    </message>
    <message>
        <source>Change between them</source>
        <translation>Zwischen beiden wechseln</translation>
    </message>
    <message>
        <source>Next page, the one before</source>
        <translation>Nächste Seite, vorige Seite</translation>
    </message>
    <message>
        <source>On the second screen</source>
        <translation>Auf dem zweiten Bildschirm</translation>
    </message>
    <message>
        <source>Clock below the picture</source>
        <translation>Uhr unter dem Bild</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Boards, names, standings</source>
        <translation>Bretter, Namen, Rangliste</translation>
    </message>
    <message>
        <source>All in turn; pause</source>
        <translation>Alles der Reihe nach; Pause</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Schneller, langsamer</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>In der Hilfe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Next place, the one before</source>
        <translation>Nächste Fundstelle, vorige</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Zurück, vor</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Diese Seite drucken</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Hilfe schließen</translation>
    </message>
</context>
<context>
    <name>HelpOutput</name>
    <message>
        <source>“{title}” was sent to the printer.</source>
        <translation>„{title}“ wurde an den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gespeichert als {path}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search in all topics</source>
        <translation>In allen Themen suchen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Text of the topic</source>
        <translation>Text des Themas</translation>
    </message>
    <message>
        <source>No topic has all of these words: try fewer, or others.</source>
        <translation>Kein Thema enthält alle diese Wörter: Versuchen Sie es mit weniger oder mit anderen.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
</context>
<context>
    <name>HistoryError</name>
    <message>
        <source>“{what}” cannot be taken back or done again, because another program changed the file.</source>
        <translation>„{what}“ kann nicht rückgängig gemacht oder wiederhergestellt werden, weil ein anderes Programm die Datei geändert hat.</translation>
    </message>
    <message>
        <source>“{what}” was not done, because a text or a number in it cannot be kept in a file.</source>
        <translation>„{what}“ wurde nicht ausgeführt, weil sich ein Text oder eine Zahl darin nicht speichern lässt.</translation>
    </message>
</context>
<context>
    <name>LaboratoryRoom</name>
    <message>
        <source>Every correction of the scale, with its reason</source>
        <translation>Jede Korrektur der Skala mit ihrem Grund</translation>
    </message>
    <message>
        <source>Other curves beside that of the WBF</source>
        <translation>Andere Kurven neben der der WBF</translation>
    </message>
    <message>
        <source>Which rules the scale breaks, and how it differs from another one</source>
        <translation>Welche Regeln die Skala bricht, und worin sie von einer anderen abweicht</translation>
    </message>
    <message>
        <source>What a table is that somebody hands you, and every wrong cell in it</source>
        <translation>Welche Skala eine Tabelle ist, die man Ihnen gibt, und jede falsche Zelle darin</translation>
    </message>
    <message>
        <source>The blitz that past matches speak for</source>
        <translation>Der Blitz, für den gespielte Matches sprechen</translation>
    </message>
    <message>
        <source>{page}, {boards}</source>
        <translation>{page}, {boards}</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Check a Table</source>
        <translation>Tabelle prüfen</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
</context>
<context>
    <name>LateDialog</name>
    <message>
        <source>A Pair Comes or Goes</source>
        <translation>Ein Paar kommt oder geht</translation>
    </message>
    <message>
        <source>A pair comes late</source>
        <translation>Ein Paar kommt später</translation>
    </message>
    <message>
        <source>A pair leaves</source>
        <translation>Ein Paar geht</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Ab Runde</translation>
    </message>
</context>
<context>
    <name>LentBar</name>
    <message>
        <source>Back to the Round</source>
        <translation>Zurück zur Runde</translation>
    </message>
    <message>
        <source>Changes here take effect in the event at once ({key})</source>
        <translation>Änderungen hier gelten sofort auch im Turnier ({key})</translation>
    </message>
    <message>
        <source>Take the Result of the Sheet</source>
        <translation>Ergebnis des Scoreblatts übernehmen</translation>
    </message>
</context>
<context>
    <name>LetterQuestion</name>
    <message>
        <source>“{typed}”: what does {letter} stand for?</source>
        <translation>„{typed}“: Wofür steht {letter}?</translation>
    </message>
    <message>
        <source>♣ &amp;clubs</source>
        <translation>♣ &amp;Treff</translation>
    </message>
    <message>
        <source>♦ &amp;diamonds</source>
        <translation>♦ &amp;Karo</translation>
    </message>
    <message>
        <source>♥ &amp;hearts</source>
        <translation>♥ &amp;Coeur</translation>
    </message>
    <message>
        <source>♠ &amp;spades</source>
        <translation>♠ &amp;Pik</translation>
    </message>
    <message>
        <source>In your language it is one suit, in English another. Your answer holds until you quit.</source>
        <translation>In Ihrer Sprache ist es eine Farbe, im Englischen eine andere. Die Antwort gilt, bis das Programm geschlossen wird.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of the Event</source>
        <translation>Protokoll des Turniers</translation>
    </message>
    <message>
        <source>Log of the Evening</source>
        <translation>Protokoll des Paarturniers</translation>
    </message>
    <message>
        <source>Print or Export…</source>
        <translation>Drucken oder exportieren…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>words, names, a date</source>
        <translation>Wörter, Namen, ein Datum</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>There was nothing to print at that moment.</source>
        <translation>Damals gab es nichts zu drucken.</translation>
    </message>
    <message>
        <source>Loo&amp;k at That Moment…</source>
        <translation>&amp;Stand von damals ansehen…</translation>
    </message>
    <message>
        <source>The sheets of that moment, to be read or printed. Nothing is changed.</source>
        <translation>Die Blätter von damals, zum Lesen oder Drucken. Nichts wird geändert.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>vpdesk ended unexpectedly last time. What is known is in {folder}.</source>
        <translation>vpdesk wurde letztes Mal unerwartet beendet. Was bekannt ist, steht in {folder}.</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Textgröße {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MarkKey</name>
    <message>
        <source>Meaning of the signs</source>
        <translation>Bedeutung der Zeichen</translation>
    </message>
</context>
<context>
    <name>MatchBoardsDialog</name>
    <message>
        <source>Boards of the Match</source>
        <translation>Bretter des Kampfes</translation>
    </message>
    <message>
        <source>A player of {team} plays twice.</source>
        <translation>Ein Spieler von {team} spielt zweimal.</translation>
    </message>
    <message>
        <source>{team} does not play in the order of the team.</source>
        <translation>{team} spielt nicht in der Reihenfolge der Mannschaft.</translation>
    </message>
    <message>
        <source>{board}, home has {colour}</source>
        <translation>{board}, Heim hat {colour}</translation>
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
        <translation>Neues Match</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>neues Match</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>Boards</translation>
    </message>
</context>
<context>
    <name>MatchError</name>
    <message>
        <source>The ruling: {reason}</source>
        <translation>Die Entscheidung: {reason}</translation>
    </message>
    <message>
        <source>A match has from 1 to {most} boards, not {boards}.</source>
        <translation>Ein Match hat 1 bis {most} Boards, nicht {boards}.</translation>
    </message>
    <message>
        <source>Boards played: {played} of {planned} is not possible.</source>
        <translation>{played} von {planned} Boards können nicht gespielt worden sein.</translation>
    </message>
    <message>
        <source>Enter how many boards have a result: more than the {planned} planned ones.</source>
        <translation>Geben Sie an, wie viele Boards ein Ergebnis haben: mehr als die {planned} geplanten.</translation>
    </message>
    <message>
        <source>A side has at most {most} IMPs, not {value}.</source>
        <translation>Eine Seite hat höchstens {most} IMPs, nicht {value}.</translation>
    </message>
    <message>
        <source>A penalty, or the VP of a match, is from 0 to {most}, not {value}.</source>
        <translation>Eine Strafe oder die SP eines Matches liegen zwischen 0 und {most}, nicht bei {value}.</translation>
    </message>
    <message>
        <source>The number of boards with an average cannot be negative.</source>
        <translation>Die Zahl der Boards mit Durchschnitt kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>There are more boards with an average than without a result: {averages} against {left}.</source>
        <translation>Es gibt mehr Boards mit Durchschnitt als ohne Ergebnis: {averages} gegen {left}.</translation>
    </message>
    <message>
        <source>A contract is of level 1 to 7, not {level}.</source>
        <translation>Ein Kontrakt ist auf Stufe 1 bis 7, nicht {level}.</translation>
    </message>
    <message>
        <source>A contract of level {level} has at most {most} overtricks, not {over}.</source>
        <translation>Ein Kontrakt auf Stufe {level} hat höchstens {most} Überstiche, nicht {over}.</translation>
    </message>
    <message>
        <source>A contract of level {level} goes down at most {most}, not {down}.</source>
        <translation>Ein Kontrakt auf Stufe {level} fällt höchstens {most}-mal, nicht {down}-mal.</translation>
    </message>
    <message>
        <source>“{typed}”: who declared it? Add {seats}, as in {example}.</source>
        <translation>„{typed}“: Wer war Alleinspieler? Fügen Sie {seats} hinzu, wie in {example}.</translation>
    </message>
    <message>
        <source>“{typed}” has two declarers.</source>
        <translation>„{typed}“ hat zwei Alleinspieler.</translation>
    </message>
    <message>
        <source>“{typed}”: how did it end? Add =, +1, -1 or the like, as in {example}.</source>
        <translation>„{typed}“: Wie ging es aus? Fügen Sie =, +1, -1 oder Ähnliches hinzu, wie in {example}.</translation>
    </message>
    <message>
        <source>“{typed}” needs a percentage before each score, as a weighted score has: 60% 620, 40% -50.</source>
        <translation>„{typed}“ braucht vor jedem Score einen Prozentsatz, wie ein gewichteter Score ihn hat: 60% 620, 40% -50.</translation>
    </message>
    <message>
        <source>This scale is for board-a-match: choose one for IMPs.</source>
        <translation>Diese Skala ist für Board-a-match: Wählen Sie eine für IMPs.</translation>
    </message>
    <message>
        <source>Board-a-match has no rulings in IMPs.</source>
        <translation>Bei Board-a-match gibt es keine Entscheidungen in IMPs.</translation>
    </message>
    <message>
        <source>A regulation needs a name.</source>
        <translation>Ein Reglement braucht einen Namen.</translation>
    </message>
    <message>
        <source>“{field}” must be a number from {least} to {most}, not {value}.</source>
        <translation>„{field}“ muss eine Zahl von {least} bis {most} sein, nicht {value}.</translation>
    </message>
    <message>
        <source>“{field}” cannot be {value}.</source>
        <translation>„{field}“ kann nicht {value} sein.</translation>
    </message>
    <message>
        <source>Choose the side at fault: it forfeits.</source>
        <translation>Geben Sie an, welche Seite schuld ist: Sie verliert kampflos.</translation>
    </message>
    <message>
        <source>Rulings need a scale of IMPs, not one of percentages.</source>
        <translation>Entscheidungen brauchen eine Skala in IMPs, nicht in Prozent.</translation>
    </message>
    <message>
        <source>The boards need numbers from 1 to {most} that rise from line to line.</source>
        <translation>Die Boards brauchen Nummern von 1 bis {most}, die von Zeile zu Zeile steigen.</translation>
    </message>
    <message>
        <source>A sheet has 2 to {most} tables, not {tables}.</source>
        <translation>Ein Blatt hat 2 bis {most} Tische, nicht {tables}.</translation>
    </message>
    <message>
        <source>In a match of teams the number of tables is even, not {tables}.</source>
        <translation>In einem Teammatch ist die Zahl der Tische gerade, nicht {tables}.</translation>
    </message>
    <message>
        <source>The sheet is too large; take fewer boards or fewer tables.</source>
        <translation>Das Blatt ist zu groß; nehmen Sie weniger Boards oder weniger Tische.</translation>
    </message>
    <message>
        <source>Board {board}: tables with entries: {found} instead of {tables}.</source>
        <translation>Board {board} hat Einträge für {found} statt {tables} Tische.</translation>
    </message>
    <message>
        <source>The shares of a weighted score must add up to 100 %, not {sum} %.</source>
        <translation>Die Anteile eines gewichteten Scores müssen zusammen 100 % ergeben, nicht {sum} %.</translation>
    </message>
    <message>
        <source>A weighted score has at most {most} parts.</source>
        <translation>Ein gewichteter Score hat höchstens {most} Teile.</translation>
    </message>
    <message>
        <source>“{points}” is not a score: scores are multiples of 10 from −{most} to {most}.</source>
        <translation>„{points}“ ist kein Score: Scores sind Vielfache von 10 von −{most} bis {most}.</translation>
    </message>
    <message>
        <source>An adjusted board is worth at most {most} IMPs to a side, not {imps}.</source>
        <translation>Ein berichtigtes Board ist für eine Seite höchstens {most} IMPs wert, nicht {imps}.</translation>
    </message>
    <message>
        <source>A carry-over or a penalty is at most {most}, not {value}.</source>
        <translation>Ein Carry-over oder eine Strafe beträgt höchstens {most}, nicht {value}.</translation>
    </message>
    <message>
        <source>The IMPs of a board can be divided by 1 to {most}, not by {divisor}.</source>
        <translation>Die IMPs eines Boards lassen sich durch 1 bis {most} teilen, nicht durch {divisor}.</translation>
    </message>
    <message>
        <source>At each end 0 to {most} scores can be left out of the datum, not {trim}.</source>
        <translation>An jedem Ende lassen sich beim Datum-Score 0 bis {most} Scores weglassen, nicht {trim}.</translation>
    </message>
    <message>
        <source>There is no board {board} on this sheet.</source>
        <translation>Board {board} gibt es auf diesem Blatt nicht.</translation>
    </message>
    <message>
        <source>There is no table {table} on this sheet.</source>
        <translation>Tisch {table} gibt es auf diesem Blatt nicht.</translation>
    </message>
    <message>
        <source>Two scales together are for a match of two teams that is scored by IMPs.</source>
        <translation>Zwei Skalen zusammen gelten für ein Match zweier Teams, das in IMPs gewertet wird.</translation>
    </message>
    <message>
        <source>No board of the match has a result yet.</source>
        <translation>Noch kein Board des Matches hat ein Ergebnis.</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {reason}</source>
        <translation>Board {board}, Tisch {table}: {reason}</translation>
    </message>
    <message>
        <source>Too many lines, {rows}: from board {board} on there is room for {left}.</source>
        <translation>{rows} Zeilen sind zu viele: Von Board {board} an gibt es {left}.</translation>
    </message>
    <message>
        <source>All boards are cancelled.</source>
        <translation>Alle Boards sind gestrichen.</translation>
    </message>
    <message>
        <source>This scale is for percentages: choose one for IMPs.</source>
        <translation>Diese Skala ist für Prozente: Wählen Sie eine für IMPs.</translation>
    </message>
    <message>
        <source>This ruling is not possible here.</source>
        <translation>Diese Entscheidung ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>A ruling can be adopted for a match of two teams only.</source>
        <translation>Eine Entscheidung lässt sich nur für ein Match zweier Teams übernehmen.</translation>
    </message>
    <message>
        <source>The scale: {reason}</source>
        <translation>Die Skala: {reason}</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Board {board}: {reason}</translation>
    </message>
    <message>
        <source>Both sides need an average on the same boards: home has {home}, the visitors {away}.</source>
        <translation>Beide Seiten brauchen einen Durchschnitt für dieselben Boards; jetzt sind es bei Heim {home}, beim Gast {away}.</translation>
    </message>
    <message>
        <source>This average is {imps} IMPs, but a board has whole ones: type both, such as +3 -3.</source>
        <translation>Dieser Durchschnitt ist {imps} IMPs wert, aber ein Board hat ganze: Geben Sie beide ein, etwa +3 -3.</translation>
    </message>
    <message>
        <source>Patton has no rulings in IMPs alone: adjust the boards, or type the VPs.</source>
        <translation>Patton kennt keine Entscheidungen in IMPs allein: Berichtigen Sie die Boards oder geben Sie die SP ein.</translation>
    </message>
    <message>
        <source>“{typed}” is not a score. Type a contract ({example}), points (620, -50) or “pass”.</source>
        <translation>„{typed}“ ist kein Score. Geben Sie einen Kontrakt ({example}), Punkte von NS (620, -50) oder „pass“ ein.</translation>
    </message>
    <message>
        <source>“{typed}” is not an adjustment. Type IMPs of both sides (+3 -3), or + - = for averages.</source>
        <translation>„{typed}“ ist keine Berichtigung. IMPs beider Seiten eingeben (+3 -3), oder + - = für Durchschnitte.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Open a Match</source>
        <translation>Match öffnen</translation>
    </message>
    <message>
        <source>match</source>
        <translation>match</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Match speichern</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>{team} IMPs</source>
        <translation>{team} IMPs</translation>
    </message>
    <message>
        <source>{team} points</source>
        <translation>{team} Punkte</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>{home} – {away}</source>
        <translation>{home} – {away}</translation>
    </message>
    <message>
        <source>NS points</source>
        <translation>NS-Punkte</translation>
    </message>
    <message>
        <source>{table} {team} NS</source>
        <translation>{table} {team} NS</translation>
    </message>
    <message>
        <source>IMPs won</source>
        <translation>Gewonnene IMPs</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Boardpunkte</translation>
    </message>
    <message>
        <source>Given to both sides</source>
        <translation>Beiden Seiten zugesprochen</translation>
    </message>
    <message>
        <source>Carry-over</source>
        <translation>Carry-over</translation>
    </message>
    <message>
        <source>IMP penalty</source>
        <translation>Strafe in IMPs</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>VP by the ruling</source>
        <translation>SP laut Entscheidung</translation>
    </message>
    <message>
        <source>VP carried over</source>
        <translation>Carry-over in SP</translation>
    </message>
    <message>
        <source>VP penalty</source>
        <translation>Strafe in SP</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>VP by the scores</source>
        <translation>SP laut Scores</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>NS-IMPs</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>NS-Differenz</translation>
    </message>
    <message>
        <source>NS VP</source>
        <translation>NS-SP</translation>
    </message>
    <message>
        <source>EW VP</source>
        <translation>OW-SP</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Ergebnisse der Tische</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Datum-Score</translation>
    </message>
    <message>
        <source>{table} NS points</source>
        <translation>{table} NS-Punkte</translation>
    </message>
    <message>
        <source>Scores by boards</source>
        <translation>Scores nach Boards</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>IMPs divided by {number}</source>
        <translation>IMPs geteilt durch {number}</translation>
    </message>
    <message>
        <source>scores left out at each end: {number}</source>
        <translation>weggelassene Scores an jedem Ende: {number}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin</source>
        <translation>die SP jeder Seite sind die ihrer eigenen Differenz</translation>
    </message>
    <message>
        <source>Teams, room against room</source>
        <translation>Teams, Raum gegen Raum</translation>
    </message>
    <message>
        <source>Teams, every table against every other</source>
        <translation>Teams, jeder Tisch gegen jeden anderen</translation>
    </message>
    <message>
        <source>Teams, board-a-match</source>
        <translation>Teams, Board-a-match</translation>
    </message>
    <message>
        <source>Pairs, cross-IMPs</source>
        <translation>Paare, Cross-IMPs</translation>
    </message>
    <message>
        <source>Pairs, Butler</source>
        <translation>Paare, Butler</translation>
    </message>
    <message>
        <source>Open room</source>
        <translation>Offener Raum</translation>
    </message>
    <message>
        <source>Closed room</source>
        <translation>Geschlossener Raum</translation>
    </message>
    <message>
        <source>Teams, Patton: IMPs and boards</source>
        <translation>Teams, Patton: IMPs und Boards</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>None</source>
        <comment>vulnerable</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>All</source>
        <comment>vulnerable</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>No contract gives North-South {points} on board {board} ({vulnerable}).</source>
        <translation>Kein Kontrakt bringt Nord-Süd {points} in Board {board} ({vulnerable}).</translation>
    </message>
    <message>
        <source>nobody vulnerable</source>
        <translation>niemand in Gefahr</translation>
    </message>
    <message>
        <source>NS vulnerable</source>
        <translation>NS in Gefahr</translation>
    </message>
    <message>
        <source>EW vulnerable</source>
        <translation>OW in Gefahr</translation>
    </message>
    <message>
        <source>all vulnerable</source>
        <translation>alle in Gefahr</translation>
    </message>
</context>
<context>
    <name>MatchRoom</name>
    <message>
        <source>Put Back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Undoes the step that removed these scores</source>
        <translation>Macht den Schritt rückgängig, der diese Scores herausnahm</translation>
    </message>
    <message numerus="yes">
        <source>%n scored board(s) removed: {boards}.</source>
        <translation>
            <numerusform>%n Board mit Score herausgenommen: {boards}.</numerusform>
            <numerusform>%n Boards mit Score herausgenommen: {boards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of other tables removed.</source>
        <translation>
            <numerusform>%n Score anderer Tische herausgenommen.</numerusform>
            <numerusform>%n Scores anderer Tische herausgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score Sheet</source>
        <translation>Scoreblatt</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Begin a Match</source>
        <translation>Ein Match beginnen</translation>
    </message>
    <message>
        <source>Type the score of every board, or rule on a match that went wrong.</source>
        <translation>Den Score jedes Boards eingeben oder über ein Match mit Problemen entscheiden.</translation>
    </message>
    <message>
        <source>Ruling Without Scores</source>
        <translation>Entscheidung ohne Scores</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Board</numerusform>
            <numerusform>%n Boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchWork</name>
    <message>
        <source>Take a Match File into the Round</source>
        <translation>Matchdatei in die Runde übernehmen</translation>
    </message>
    <message>
        <source>Take the match {match} for {home} – {visitors}?</source>
        <translation>Das Match {match} für {home} – {visitors} übernehmen?</translation>
    </message>
    <message>
        <source>Its names differ. The teams and the scale stay those of the event.</source>
        <translation>Die Namen darin sind andere. Teams und Skala bleiben die des Turniers.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Match speichern</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>match of {file}</source>
        <translation>Match aus {file}</translation>
    </message>
    <message>
        <source>not that of the score sheet</source>
        <translation>nicht wie im Scoreblatt</translation>
    </message>
    <message>
        <source>score sheet: {scored} of {boards}</source>
        <translation>Scoreblatt: {scored} von {boards}</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>Scoreblatt</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>This match has a score sheet. A result typed here holds until the sheet is taken again.</source>
        <translation>Dieses Match hat ein Scoreblatt. Was hier eingegeben wird, gilt, bis wieder das Ergebnis des Scoreblatts genommen wird.</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>{number}: no influence</source>
        <translation>{number}: kein Einfluss</translation>
    </message>
    <message>
        <source>{number}: mean</source>
        <translation>{number}: Durchschnitt</translation>
    </message>
    <message>
        <source>{number}: double</source>
        <translation>{number}: das Doppelte</translation>
    </message>
    <message>
        <source>How much a pair&apos;s score depends on another&apos;s results; even colours are fair.</source>
        <translation>Wie stark das Ergebnis eines Paars von dem eines anderen abhängt; gleichmäßige Farben sind fair.</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Balance of the movement</source>
        <translation>Ausgewogenheit des Movements</translation>
    </message>
    <message>
        <source>The arrow keys go from cell to cell; type a number to follow that pair</source>
        <translation>Die Pfeiltasten gehen von Feld zu Feld; Nummer eintippen, um dieses Paar zu verfolgen</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>&amp;Use This Model</source>
        <translation>Dieses Modell verwe&amp;nden</translation>
    </message>
    <message>
        <source>Ch&amp;ances of the margins</source>
        <translation>&amp;Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>The models go through the draw and the blitz of {scale}.</source>
        <translation>Die Modelle gehen durch Unentschieden und Blitz von: {scale}.</translation>
    </message>
    <message>
        <source>{scale} cannot be compared with the models: these are of a {range}-0 scale.</source>
        <translation>{scale} lässt sich nicht mit den Modellen vergleichen: Diese sind für eine Skala {range}-0.</translation>
    </message>
    <message>
        <source>{imps}, {model}: {vps}; one more IMP is worth {sensitivity} VP; {chance}&#xa0;% of matches</source>
        <translation>{imps}, {model}: {vps}; ein weiterer IMP ist {sensitivity} SP wert; {chance} % der Matches</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Empfindlichkeit</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>Konkavität</translation>
    </message>
    <message>
        <source>Differences are those from the WBF scale.</source>
        <translation>Unterschiede sind die zur WBF-Skala.</translation>
    </message>
    <message>
        <source>Table of the models</source>
        <translation>Tabelle der Modelle</translation>
    </message>
    <message>
        <source>Left and Right pick a model</source>
        <translation>Pfeil links und rechts wählen ein Modell</translation>
    </message>
    <message>
        <source>Curves of the models</source>
        <translation>Kurven der Modelle</translation>
    </message>
    <message>
        <source>Left and Right step through the margins</source>
        <translation>Pfeil links und rechts gehen durch die Differenzen</translation>
    </message>
    <message>
        <source>Make the scale from the model of the picked column</source>
        <translation>Macht die Skala nach dem Modell der gewählten Spalte</translation>
    </message>
    <message>
        <source>How often each margin occurs in matches of equal teams, 7.51 IMPs per board</source>
        <translation>Wie oft jede Differenz in Matches gleich starker Teams vorkommt, bei 7,51 IMPs pro Board</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>D&amp;iagramm</translation>
    </message>
</context>
<context>
    <name>MovementBar</name>
    <message>
        <source>Compa&amp;re…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Set movements side by side</source>
        <translation>Movements nebeneinanderstellen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>What is measured of the movement (F8)</source>
        <translation>Was am Movement gemessen wird (F8)</translation>
    </message>
</context>
<context>
    <name>MovementCards</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n Tisch</numerusform>
            <numerusform>%n Tische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Sit</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Paar {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
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
        <translation>O</translation>
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
        <translation>OW</translation>
    </message>
    <message>
        <source>From</source>
        <comment>of boards</comment>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <comment>of boards</comment>
        <translation>Nach</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>niemand spielt</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>NS go to</source>
        <translation>NS gehen nach</translation>
    </message>
    <message>
        <source>EW go to</source>
        <translation>OW gehen nach</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>pair {number} sits out</source>
        <translation>Paar {number} setzt aus</translation>
    </message>
    <message>
        <source>player {number} sits out</source>
        <translation>Spieler {number} setzt aus</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>{dash}: the set is on the stand</source>
        <translation>{dash}: Die Gruppe liegt auf dem Relaistisch</translation>
    </message>
    <message>
        <source>Tables of the board sets, by round</source>
        <translation>Tische der Boardgruppen in jeder Runde</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>shared with {tables}</source>
        <translation>Austausch mit {tables}</translation>
    </message>
    <message>
        <source>shares boards with table {tables}</source>
        <translation>Boardaustausch mit Tisch {tables}</translation>
    </message>
    <message>
        <source>relay</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>boards from the stand</source>
        <translation>Boards vom Relaistisch</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
</context>
<context>
    <name>MovementChoice</name>
    <message>
        <source>Movement</source>
        <translation>Movement</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Boards
per round</source>
        <translation>Boards
pro Runde</translation>
    </message>
    <message>
        <source>Boards
played</source>
        <translation>Boards
gespielt</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Austausch</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>Qf</source>
        <translation>Qf</translation>
    </message>
    <message>
        <source>Best
sit-out</source>
        <translation>Bestes
Aussetzen</translation>
    </message>
    <message>
        <source>Worst
sit-out</source>
        <translation>Schlechtestes
Aussetzen</translation>
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
        <translation>Movements</translation>
    </message>
    <message>
        <source>Its name, as printed on the cards.</source>
        <translation>Der Name, wie er auf den Karten steht.</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Wie viele Runden gespielt werden.</translation>
    </message>
    <message>
        <source>How many boards a table plays in a round.</source>
        <translation>Wie viele Boards ein Tisch in einer Runde spielt.</translation>
    </message>
    <message>
        <source>How many boards a pair plays.</source>
        <translation>Wie viele Boards ein Paar spielt.</translation>
    </message>
    <message>
        <source>How many tables share their boards with another.</source>
        <translation>Wie viele Tische ihre Boards mit einem anderen austauschen.</translation>
    </message>
    <message>
        <source>How many tables fetch their boards from a stand.</source>
        <translation>Wie viele Tische ihre Boards von einem Relaistisch holen.</translation>
    </message>
    <message>
        <source>How evenly everybody is compared with everybody: 100 is perfect.</source>
        <translation>Wie gleichmäßig alle mit allen verglichen werden: 100 ist perfekt.</translation>
    </message>
    <message>
        <source>Qf if the best number to leave out stays away.</source>
        <translation>Qf, wenn das Paar fehlt, das man am ehesten entbehren kann.</translation>
    </message>
    <message>
        <source>Qf if the worst number to leave out stays away.</source>
        <translation>Qf, wenn das Paar fehlt, das man am wenigsten entbehren kann.</translation>
    </message>
    <message>
        <source>How far two strong pairs spread the others, in percentage points.</source>
        <translation>Wie weit zwei starke Paare die anderen auseinanderbringen, in Prozentpunkten.</translation>
    </message>
    <message>
        <source>How well the better pair comes out ahead: 100 would be always.</source>
        <translation>Wie gut sich das bessere Paar durchsetzt: 100 wäre immer.</translation>
    </message>
    <message>
        <source>Each team meets each other one on the same boards both ways.</source>
        <translation>Jedes Team spielt gegen jedes andere dieselben Boards in beiden Richtungen.</translation>
    </message>
    <message>
        <source>North-South sit, East-West go up a table, the boards down one.</source>
        <translation>Nord-Süd sitzt, Ost-West geht einen Tisch weiter, die Boards einen zurück.</translation>
    </message>
    <message>
        <source>Most pairs follow the one with the next lower number.</source>
        <translation>Die meisten Paare folgen dem mit der nächstkleineren Nummer.</translation>
    </message>
    <message>
        <source>A Howell in which not everybody meets everybody.</source>
        <translation>Ein Howell, in dem nicht alle gegeneinander spielen.</translation>
    </message>
    <message>
        <source>Perfect Howell</source>
        <translation>Perfekter Howell</translation>
    </message>
    <message>
        <source>Everybody is compared with everybody to the same extent.</source>
        <translation>Alle stehen mit allen gleich stark im Wettbewerb.</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round.</source>
        <translation>Alle Tische spielen in einer Runde dieselben Boards.</translation>
    </message>
    <message>
        <source>At the last table pairs stay for a second round, North-South.</source>
        <translation>Am letzten Tisch bleiben Paare für eine zweite Runde, Nord-Süd.</translation>
    </message>
    <message>
        <source>At two tables pairs play a round North-South.</source>
        <translation>An zwei Tischen spielen Paare eine Runde Nord-Süd.</translation>
    </message>
    <message>
        <source>One round more than tables; everybody meets one pair twice.</source>
        <translation>Eine Runde mehr als Tische; jeder trifft ein Paar zweimal.</translation>
    </message>
    <message>
        <source>Rover Mitchell</source>
        <translation>Rover-Mitchell</translation>
    </message>
    <message>
        <source>The odd pair takes the place of a North-South pair each round; that one sits out.</source>
        <translation>Das überzählige Paar nimmt in jeder Runde den Platz eines Nord-Süd-Paars ein; das setzt aus.</translation>
    </message>
    <message>
        <source>Bump Mitchell</source>
        <translation>Bump-Mitchell</translation>
    </message>
    <message>
        <source>The odd pair takes the first table for good, its pair moves to the next, and so on.</source>
        <translation>Das überzählige Paar bleibt am ersten Tisch, dessen Paar geht an den nächsten und so weiter.</translation>
    </message>
    <message>
        <source>Blackpool</source>
        <translation>Blackpool</translation>
    </message>
    <message>
        <source>Two stands, no shared boards; East-West end where the card says and meet two pairs twice.</source>
        <translation>Zwei Relaistische, kein Boardaustausch; Ost-West endet, wo die Karte es sagt, und trifft zwei Paare zweimal.</translation>
    </message>
    <message>
        <source>Double weave Mitchell</source>
        <translation>Double-Weave-Mitchell</translation>
    </message>
    <message>
        <source>No shared boards, no stand, no skip; every moving pair needs a card.</source>
        <translation>Kein Boardaustausch, kein Relaistisch, kein Hammelsprung; jedes Laufpaar braucht eine Karte.</translation>
    </message>
    <message>
        <source>Twin Mitchell</source>
        <translation>Twin-Mitchell</translation>
    </message>
    <message>
        <source>Two sections on the same boards; after half, East-West change the section.</source>
        <translation>Zwei Sektionen mit denselben Boards; nach der Hälfte wechselt Ost-West die Sektion.</translation>
    </message>
    <message>
        <source>Web Mitchell</source>
        <translation>Web-Mitchell</translation>
    </message>
    <message>
        <source>Some tables have a copy of the boards in upward order, the others in downward order.</source>
        <translation>An einigen Tischen liegt eine Kopie der Boards aufsteigend, an den anderen eine absteigend.</translation>
    </message>
    <message>
        <source>Bowman</source>
        <translation>Bowman</translation>
    </message>
    <message>
        <source>A Mitchell with two or more tables added; at one of two the boards go up.</source>
        <translation>Ein Mitchell mit zwei oder mehr angefügten Tischen; an einem von zweien gehen die Boards aufwärts.</translation>
    </message>
    <message>
        <source>Appendix Mitchell</source>
        <translation>Appendix-Mitchell</translation>
    </message>
    <message>
        <source>Pairs go round both ways; at some places they pass two tables with stationary pairs.</source>
        <translation>Paare gehen in beiden Richtungen um; an manchen Stellen übergehen sie zwei Tische mit festen Paaren.</translation>
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
        <translation>Alle Teams treffen sich auf denselben Boards in beiden Richtungen; nach der Hälfte kommen neue Boards.</translation>
    </message>
    <message>
        <source>Stagger of six teams</source>
        <translation>Stagger für sechs Teams</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round; all teams meet.</source>
        <translation>Alle Tische spielen in einer Runde dieselben Boards; alle Teams treffen aufeinander.</translation>
    </message>
    <message>
        <source>Changing teams</source>
        <translation>Wechselnde Teams</translation>
    </message>
    <message>
        <source>Six pairs are teams with each of the others in turn; two rounds make three matches.</source>
        <translation>Sechs Paare bilden reihum mit jedem der anderen ein Team; zwei Runden ergeben drei Matches.</translation>
    </message>
    <message>
        <source>Thurner</source>
        <translation>Thurner</translation>
    </message>
    <message>
        <source>All teams meet on the same boards both ways; only two tables share them.</source>
        <translation>Alle Teams treffen sich auf denselben Boards in beiden Richtungen; nur zwei Tische tauschen sie aus.</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Rainbow</translation>
    </message>
    <message>
        <source>Everybody meets all players of the other seats once.</source>
        <translation>Jeder hat alle Spieler der anderen Plätze einmal am Tisch.</translation>
    </message>
    <message>
        <source>Whist tournament</source>
        <translation>Whistturnier</translation>
    </message>
    <message>
        <source>Everybody plays with everybody once, and against everybody twice.</source>
        <translation>Jeder hat jeden einmal zum Partner und zweimal zum Gegner.</translation>
    </message>
    <message>
        <source>Switching whole rounds does not make one ranking any fairer here.</source>
        <translation>Ganze Runden zu drehen macht eine gemeinsame Wertung hier nicht fairer.</translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be just as good.</source>
        <translation>
            <numerusform>%n gedrehte Runde wäre ebenso gut.</numerusform>
            <numerusform>%n gedrehte Runden wären ebenso gut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole switched rounds give no more than {qf}.</source>
        <translation>Ganze gedrehte Runden bringen nicht mehr als {qf}.</translation>
    </message>
    <message>
        <source>Whole switched rounds are as good: {qf}.</source>
        <translation>Ganze gedrehte Runden sind ebenso gut: {qf}.</translation>
    </message>
    <message numerus="yes">
        <source>%n meeting(s) come more than once.</source>
        <translation>
            <numerusform>%n Begegnung kommt mehrmals vor.</numerusform>
            <numerusform>%n Begegnungen kommen mehrmals vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Jeder trifft auf jeden.</translation>
    </message>
    <message>
        <source>Everybody meets everybody; perfectly balanced.</source>
        <translation>Jeder trifft auf jeden; perfekt ausgewogen.</translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s), in {some} of {all} rounds.</source>
        <translation>
            <numerusform>Boardaustausch an %n Tisch, in {some} von {all} Runden.</numerusform>
            <numerusform>Boardaustausch an %n Tischen, in {some} von {all} Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s).</source>
        <translation>
            <numerusform>Boardaustausch an %n Tisch.</numerusform>
            <numerusform>Boardaustausch an %n Tischen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards come from a stand at %n table(s).</source>
        <translation>
            <numerusform>An %n Tisch kommen Boards von einem Relaistisch.</numerusform>
            <numerusform>An %n Tischen kommen Boards von einem Relaistisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) will be left over.</source>
        <translation>
            <numerusform>%n Board bleibt übrig.</numerusform>
            <numerusform>%n Boards bleiben übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) more than asked.</source>
        <translation>
            <numerusform>Das ist %n Board mehr als gewünscht.</numerusform>
            <numerusform>Das sind %n Boards mehr als gewünscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) fewer than asked.</source>
        <translation>
            <numerusform>Das ist %n Board weniger als gewünscht.</numerusform>
            <numerusform>Das sind %n Boards weniger als gewünscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards} in {copies} copies.</source>
        <translation>
            <numerusform>Es braucht %n Tisch und {boards} in {copies} Kopien.</numerusform>
            <numerusform>Es braucht %n Tische und {boards} in {copies} Kopien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards}.</source>
        <translation>
            <numerusform>Es braucht %n Tisch und {boards}.</numerusform>
            <numerusform>Es braucht %n Tische und {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best choice, ahead of {other}.</source>
        <translation>Erste Wahl, vor {other}.</translation>
    </message>
    <message>
        <source>Next best after {other}.</source>
        <translation>Zweite Wahl, nach {other}.</translation>
    </message>
    <message>
        <source>Better: {reasons}.</source>
        <translation>Besser: {reasons}.</translation>
    </message>
    <message>
        <source>Worse: {reasons}.</source>
        <translation>Schlechter: {reasons}.</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>number of opponents</source>
        <translation>Zahl der Gegner</translation>
    </message>
    <message>
        <source>sit-outs</source>
        <translation>Aussetzrunden</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>Zahl der Boards</translation>
    </message>
    <message>
        <source>length of the rounds</source>
        <translation>Länge der Runden</translation>
    </message>
    <message>
        <source>share of the boards played</source>
        <translation>Anteil der gespielten Boards</translation>
    </message>
    <message>
        <source>simplicity</source>
        <translation>Einfachheit</translation>
    </message>
    <message>
        <source>boards shared or on a stand</source>
        <translation>Boardaustausch oder Relais</translation>
    </message>
    <message>
        <source>Double hesitation Mitchell</source>
        <translation>Double-Hesitation-Mitchell</translation>
    </message>
    <message>
        <source>Hesitation Mitchell</source>
        <translation>Hesitation-Mitchell</translation>
    </message>
    <message>
        <source>Howell</source>
        <translation>Howell</translation>
    </message>
    <message>
        <source>Three-quarter Howell</source>
        <translation>Dreiviertel-Howell</translation>
    </message>
    <message>
        <source>Barometer</source>
        <translation>Barometer</translation>
    </message>
    <message>
        <source>Extended Mitchell</source>
        <translation>Erweiterter Mitchell</translation>
    </message>
    <message>
        <source>{name} of a club</source>
        <translation>{name} eines Vereins</translation>
    </message>
    <message>
        <source>Howell with repeated meetings</source>
        <translation>Howell mit wiederholten Begegnungen</translation>
    </message>
    <message>
        <source>Mitchell</source>
        <translation>Mitchell</translation>
    </message>
    <message>
        <source>Skip Mitchell</source>
        <translation>Mitchell mit Hammelsprung</translation>
    </message>
    <message>
        <source>Share-and-relay Mitchell</source>
        <translation>Mitchell mit Austausch und Relais</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n round(s) switched</source>
        <translation>
            <numerusform>{name}, %n Runde gedreht</numerusform>
            <numerusform>{name}, %n Runden gedreht</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, two winners</source>
        <translation>{name}, zwei Sieger</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Sections of {pairs} pairs each play it, ranked apart or, on the same boards, together.</source>
        <translation>Sektionen von {pairs} Paaren spielen es, getrennt gewertet oder bei gleichen Boards zusammen.</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Zwei Sieger: Nord-Süd und Ost-West werden getrennt gewertet.</translation>
    </message>
    <message numerus="yes">
        <source>For one ranking, switching %n round(s) is right: fairness {qf} of 100.</source>
        <translation>
            <numerusform>Für eine gemeinsame Wertung ist %n gedrehte Runde richtig: Fairness {qf} von 100.</numerusform>
            <numerusform>Für eine gemeinsame Wertung sind %n gedrehte Runden richtig: Fairness {qf} von 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be as bad as none: {qf}.</source>
        <translation>
            <numerusform>%n gedrehte Runde wäre so schlecht wie keine: {qf}.</numerusform>
            <numerusform>%n gedrehte Runden wären so schlecht wie keine: {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be worse: {qf}.</source>
        <translation>
            <numerusform>%n gedrehte Runde wäre schlechter: {qf}.</numerusform>
            <numerusform>%n gedrehte Runden wären schlechter: {qf}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Single tables are switched, so each table needs its card: fairness {qf} of 100.</source>
        <translation>Einzelne Tische werden gedreht, also braucht jeder Tisch seine Karte: Fairness {qf} von 100.</translation>
    </message>
    <message>
        <source>Its fairness is {qf} of 100.</source>
        <translation>Seine Fairness ist {qf} von 100.</translation>
    </message>
    <message>
        <source>Some pairs meet twice: fairness {qf} of 100.</source>
        <translation>Manche Paare treffen sich zweimal: Fairness {qf} von 100.</translation>
    </message>
    <message>
        <source>Everybody meets {least} to {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Alle treffen auf {least} bis {met} von {others} Gegnern: Fairness {qf} von 100.</translation>
    </message>
    <message>
        <source>Everybody meets {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Alle treffen auf {met} von {others} Gegnern: Fairness {qf} von 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody, as evenly as is possible: fairness {qf} of 100.</source>
        <translation>Jeder trifft auf jeden, so ausgewogen wie möglich: Fairness {qf} von 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody: fairness {qf} of 100.</source>
        <translation>Jeder trifft auf jeden: Fairness {qf} von 100.</translation>
    </message>
</context>
<context>
    <name>MovementChooser</name>
    <message>
        <source>Two wi&amp;nners</source>
        <translation>&amp;Zwei Sieger</translation>
    </message>
    <message>
        <source>As a &amp;Diagram</source>
        <translation>Als Grafi&amp;k</translation>
    </message>
    <message>
        <source>&amp;Use This Movement</source>
        <translation>Dieses Movement verwe&amp;nden</translation>
    </message>
    <message>
        <source>There is no such movement for this number of tables; try another number.</source>
        <translation>Für diese Zahl von Tischen gibt es kein solches Movement; versuchen Sie eine andere.</translation>
    </message>
    <message>
        <source>No movement is known for so few boards: enter more.</source>
        <translation>Für so wenige Boards ist kein Movement bekannt: Geben Sie mehr ein.</translation>
    </message>
    <message>
        <source>pair {pair}: Qf {qf}</source>
        <translation>Paar {pair}: Qf {qf}</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who plays together</source>
        <translation>Wer zusammen spielt</translation>
    </message>
    <message>
        <source>Pairs, teams of two pairs, or single players.</source>
        <translation>Paare für sich, Teams aus zwei Paaren oder einzelne Spieler.</translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Kopien der Boards</translation>
    </message>
    <message>
        <source>The copies of each board: with two, two tables need not share.</source>
        <translation>Die Kopien jedes Boards: Mit zweien brauchen zwei Tische keinen Austausch.</translation>
    </message>
    <message>
        <source>for each pair</source>
        <translation>pro Paar</translation>
    </message>
    <message>
        <source>on hand</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>How the boards are counted</source>
        <translation>Wie die Boards gezählt werden</translation>
    </message>
    <message>
        <source>The boards that each pair plays, or all boards on hand.</source>
        <translation>Die Boards, die jedes Paar spielt, oder alle Boards, die da sind.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Ho&amp;w many</source>
        <translation>Wi&amp;e viele</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Half a table is a pair without an opponent.</source>
        <translation>Ein halber Tisch ist ein Paar ohne Gegner.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>North-South and East-West are ranked apart.</source>
        <translation>Nord-Süd und Ost-West werden getrennt gewertet.</translation>
    </message>
    <message>
        <source>Number that stays away</source>
        <translation>Nummer, die fehlt</translation>
    </message>
    <message>
        <source>The number of the phantom pair; the best one comes first.</source>
        <translation>Die Nummer des Phantompaars; die beste steht zuerst.</translation>
    </message>
    <message>
        <source>Movements to choose from</source>
        <translation>Movements zur Auswahl</translation>
    </message>
    <message>
        <source>Enter shows the movement</source>
        <translation>Enter zeigt das Movement</translation>
    </message>
    <message>
        <source>Quality against simplicity</source>
        <translation>Qualität gegen Einfachheit</translation>
    </message>
    <message>
        <source>Replaces the current movement by the selected one</source>
        <translation>Ersetzt das jetzige Movement durch das gewählte</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>T&amp;ische</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>B&amp;oards</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Stays awa&amp;y</source>
        <translation>&amp;Fehlt</translation>
    </message>
    <message>
        <source>Quality against simplicity. Filled: about your boards; square: the first; arrow keys move.</source>
        <translation>Qualität gegen Einfachheit. Voll: etwa Ihre Boards; Quadrat: das erste; Pfeiltasten bewegen.</translation>
    </message>
</context>
<context>
    <name>MovementDocument</name>
    <message>
        <source>New movement</source>
        <translation>Neues Movement</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Auswahl</translation>
    </message>
    <message numerus="yes">
        <source>Mitchell, %n table(s)</source>
        <translation>
            <numerusform>Mitchell, %n Tisch</numerusform>
            <numerusform>Mitchell, %n Tische</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovementError</name>
    <message>
        <source>A barometer has 3 to {most} pairs, not {pairs}.</source>
        <translation>Ein Barometer hat 3 bis {most} Paare, nicht {pairs}.</translation>
    </message>
    <message>
        <source>A barometer for {pairs} pairs has 1 to {most} rounds, not {rounds}.</source>
        <translation>Ein Barometer für {pairs} Paare hat 1 bis {most} Runden, nicht {rounds}.</translation>
    </message>
    <message>
        <source>A double weave is for a number of tables divisible by 4; {pairs} pairs are not.</source>
        <translation>Ein Double-Weave-Mitchell braucht eine durch 4 teilbare Zahl von Tischen; {pairs} Paare ergeben das nicht.</translation>
    </message>
    <message>
        <source>An extended Mitchell is for {least} to {most} pairs, not for {pairs}.</source>
        <translation>Ein erweiterter Mitchell ist für {least} bis {most} Paare, nicht für {pairs}.</translation>
    </message>
    <message>
        <source>This movement is for six teams of two pairs, not for {pairs} pairs.</source>
        <translation>Dieses Movement ist für sechs Teams aus zwei Paaren, nicht für {pairs} Paare.</translation>
    </message>
    <message>
        <source>This movement is for 6 pairs, not for {pairs}.</source>
        <translation>Dieses Movement ist für 6 Paare, nicht für {pairs}.</translation>
    </message>
    <message>
        <source>A hesitation Mitchell of {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Ein Hesitation-Mitchell an {tables} Tischen hat 1 bis {most} Runden, nicht {rounds}.</translation>
    </message>
    <message>
        <source>A movement of this kind has {fewest} to {most} pairs, not {pairs}.</source>
        <translation>Ein solches Movement hat {fewest} bis {most} Paare, nicht {pairs}.</translation>
    </message>
    <message>
        <source>A whist movement is for {known} players, not for {players}.</source>
        <translation>Ein Whistturnier ist für {known} Spieler, nicht für {players}.</translation>
    </message>
    <message>
        <source>A movement of this kind is not for {pairs} pairs; take a Mitchell.</source>
        <translation>Ein solches Movement gibt es nicht für {pairs} Paare; nehmen Sie einen Mitchell.</translation>
    </message>
    <message>
        <source>With this number of pairs it has {possible} rounds, not {rounds}.</source>
        <translation>Mit so vielen Paaren hat es {possible} Runden, nicht {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell has 3 to {most} pairs, not {pairs}.</source>
        <translation>Ein Mitchell hat 3 bis {most} Paare, nicht {pairs}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables, an odd number, needs no skip: choose one without.</source>
        <translation>Ein Mitchell mit {tables} Tischen, einer ungeraden Zahl, braucht keinen Hammelsprung: Wählen Sie einen ohne.</translation>
    </message>
    <message>
        <source>A skip Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Ein Mitchell mit Hammelsprung an {tables} Tischen hat 1 bis {most} Runden, nicht {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Ein Mitchell mit {tables} Tischen hat 1 bis {most} Runden, nicht {rounds}.</translation>
    </message>
    <message>
        <source>Round {number} cannot be switched: the rounds are 1 to {rounds}.</source>
        <translation>Runde {number} lässt sich nicht drehen: Es gibt die Runden 1 bis {rounds}.</translation>
    </message>
    <message>
        <source>A rover Mitchell is for an odd number of pairs, 9 to {most}, not {pairs}.</source>
        <translation>Ein Rover-Mitchell ist für eine ungerade Zahl von Paaren, 9 bis {most}, nicht {pairs}.</translation>
    </message>
    <message>
        <source>A rover Mitchell with {tables} whole tables has 2 to {most} rounds, not {rounds}.</source>
        <translation>Ein Rover-Mitchell mit {tables} ganzen Tischen hat 2 bis {most} Runden, nicht {rounds}.</translation>
    </message>
    <message>
        <source>A Howell movement has 2 to {most} tables, not {pairs} pairs.</source>
        <translation>Ein Howell hat 2 bis {most} Tische, nicht {pairs} Paare.</translation>
    </message>
    <message>
        <source>A Howell movement for {pairs} pairs has {least} to {most} rounds, not {rounds}.</source>
        <translation>Ein Howell für {pairs} Paare hat {least} bis {most} Runden, nicht {rounds}.</translation>
    </message>
    <message>
        <source>A Thurner is for 6, 8, 12, 14, 18 and so on teams of two pairs, not for {pairs} pairs.</source>
        <translation>Ein Thurner ist für 6, 8, 12, 14, 18 usw. Teams aus zwei Paaren, nicht für {pairs} Paare.</translation>
    </message>
    <message>
        <source>This movement is for an even number of teams of two pairs, 8 to {most} pairs, not {pairs}.</source>
        <translation>Dieses Movement ist für eine gerade Zahl von Teams aus zwei Paaren, 8 bis {most} Paare, nicht {pairs}.</translation>
    </message>
    <message>
        <source>The movement is too large; take fewer boards in a set, fewer rounds or fewer tables.</source>
        <translation>Das Movement ist zu groß; nehmen Sie weniger Boards in einer Gruppe, weniger Runden oder weniger Tische.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no pair {pair}; they are 1 to {pairs}.</source>
        <translation>Runde {round}, Tisch {table}: Es gibt kein Paar {pair}; die Paare sind 1 bis {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no player {pair}; they are 1 to {pairs}.</source>
        <translation>Runde {round}, Tisch {table}: Es gibt keinen Spieler {pair}; die Spieler sind 1 bis {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: two pairs are needed.</source>
        <translation>Runde {round}, Tisch {table}: Es müssen zwei Paare sein.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: four players are needed.</source>
        <translation>Runde {round}, Tisch {table}: Es müssen vier Spieler sein.</translation>
    </message>
    <message>
        <source>Round {round}: pair {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Runde {round}: Paar {pair} ist an zwei Orten, an Tisch {other} und an Tisch {table}.</translation>
    </message>
    <message>
        <source>Round {round}: player {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Runde {round}: Spieler {pair} ist an zwei Orten, an Tisch {other} und an Tisch {table}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} plays against itself.</source>
        <translation>Runde {round}, Tisch {table}: Paar {pair} spielt gegen sich selbst.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} appears more than once.</source>
        <translation>Runde {round}, Tisch {table}: Spieler {pair} ist dort mehr als einmal.</translation>
    </message>
    <message>
        <source>Pair {pair} never plays.</source>
        <translation>Paar {pair} spielt nie.</translation>
    </message>
    <message>
        <source>Player {pair} never plays.</source>
        <translation>Spieler {pair} spielt nie.</translation>
    </message>
    <message>
        <source>A movement has 2 to {most} pairs or players, not {pairs}.</source>
        <translation>Ein Movement hat 2 bis {most} Paare oder Spieler, nicht {pairs}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} tables, not {tables}.</source>
        <translation>Ein Movement hat 1 bis {most} Tische, nicht {tables}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} rounds, not {rounds}.</source>
        <translation>Ein Movement hat 1 bis {most} Runden, nicht {rounds}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} board sets, not {sets}.</source>
        <translation>Ein Movement hat 1 bis {most} Boardgruppen, nicht {sets}.</translation>
    </message>
    <message>
        <source>Board set {set} has no boards.</source>
        <translation>Boardgruppe {set} hat keine Boards.</translation>
    </message>
    <message>
        <source>Board set {set}: boards have numbers from 1 to {most}.</source>
        <translation>Boardgruppe {set}: Boards haben Nummern von 1 bis {most}.</translation>
    </message>
    <message>
        <source>Board set {set}: a board appears twice.</source>
        <translation>Boardgruppe {set}: Ein Board kommt zweimal vor.</translation>
    </message>
    <message>
        <source>Round {round}, table {table} does not exist (rounds: {rounds}, tables: {tables}).</source>
        <translation>Runde {round}, Tisch {table}: Es gibt {rounds} Runden und {tables} Tische.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no board set {set}; they are 1 to {sets}.</source>
        <translation>Runde {round}, Tisch {table}: Es gibt keine Boardgruppe {set}; die Gruppen sind 1 bis {sets}.</translation>
    </message>
    <message>
        <source>Round {round}: table {table} appears more than once.</source>
        <translation>Runde {round}: Tisch {table} kommt mehr als einmal vor.</translation>
    </message>
    <message>
        <source>Pairs {one} and {other} meet more than once: rounds {rounds}.</source>
        <translation>Paare {one} und {other} treffen sich mehr als einmal: Runden {rounds}.</translation>
    </message>
    <message>
        <source>Not all play equally often: {least} to {most} rounds.</source>
        <translation>Nicht alle spielen gleich oft: {least} bis {most} Runden.</translation>
    </message>
    <message>
        <source>Not all boards are played equally often: {least} to {most} times.</source>
        <translation>Nicht alle Boards werden gleich oft gespielt: {least}- bis {most}-mal.</translation>
    </message>
    <message>
        <source>Round {round}: tables {tables} share boards.</source>
        <translation>Runde {round}: Tische {tables} spielen im Boardaustausch.</translation>
    </message>
    <message>
        <source>There are {count} movements in the file; leave one of them in it.</source>
        <translation>In der Datei sind {count} Movements; lassen Sie nur eines davon darin.</translation>
    </message>
    <message>
        <source>The file ends before round {round} is complete; rounds by the first line: {rounds}.</source>
        <translation>Die Datei endet, bevor Runde {round} vollständig ist; laut erster Zeile sind es {rounds} Runden.</translation>
    </message>
    <message>
        <source>The rounds are complete ({rounds}); this line would be one more.</source>
        <translation>Es gibt {rounds} Runden, und diese Zeile wäre eine mehr.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: somebody plays against 0; an empty table is 0 0 0.</source>
        <translation>Runde {round}, Tisch {table}: Jemand spielt gegen 0; ein leerer Tisch ist 0 0 0.</translation>
    </message>
    <message>
        <source>Write all board sets as numbers or all as letters; {found} differs from the others.</source>
        <translation>Schreiben Sie alle Boardgruppen als Zahlen oder alle als Buchstaben; {found} weicht ab.</translation>
    </message>
    <message>
        <source>The boards of the sets appear twice.</source>
        <translation>Die Boards der Gruppen stehen zweimal da.</translation>
    </message>
    <message>
        <source>There is no board set {set}; they are 1 to {sets}.</source>
        <translation>Es gibt keine Boardgruppe {set}; die Gruppen sind 1 bis {sets}.</translation>
    </message>
    <message>
        <source>The boards of board set {set} appear twice.</source>
        <translation>Die Boards von Boardgruppe {set} stehen zweimal da.</translation>
    </message>
    <message>
        <source>The boards of board set {set} are missing.</source>
        <translation>Die Boards von Boardgruppe {set} fehlen.</translation>
    </message>
    <message>
        <source>Bridgemate rows are for pairs, and this movement is individual.</source>
        <translation>Bridgemate-Zeilen sind für Paare, und dieses Movement ist ein Individual.</translation>
    </message>
    <message>
        <source>There is no movement in the file.</source>
        <translation>In der Datei ist kein Movement.</translation>
    </message>
    <message>
        <source>Tables by the first line: {tables}; there are lines for {count}.</source>
        <translation>Die erste Zeile nennt {tables} Tische, aber Zeilen gibt es für {count}.</translation>
    </message>
    <message>
        <source>Boards by the first line: {boards}; board set {sets} would need {needed}.</source>
        <translation>Die erste Zeile nennt {boards} Boards, Boardgruppe {sets} bräuchte aber {needed}.</translation>
    </message>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Ab hier ist es kein JSON: Spalte {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Hier sind zu viele Klammern ineinander geschachtelt.</translation>
    </message>
    <message>
        <source>This is not a movement; “format” should be “{format}”.</source>
        <translation>Das ist kein Movement; „format“ sollte „{format}“ sein.</translation>
    </message>
    <message>
        <source>The file is of another version of the program: “version” is not 1.</source>
        <translation>Die Datei stammt von einer anderen Programmversion: „version“ ist nicht 1.</translation>
    </message>
    <message>
        <source>“{key}” is missing or not valid in a movement.</source>
        <translation>„{key}“ fehlt oder ist in einem Movement ungültig.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Diese Zeile ist zu lang.</translation>
    </message>
    <message>
        <source>The file is too large to be a movement.</source>
        <translation>Die Datei ist zu groß für ein Movement.</translation>
    </message>
    <message>
        <source>A number is missing here.</source>
        <translation>Hier fehlt eine Zahl.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>Hier gehört eine Zahl hin, nicht {found}.</translation>
    </message>
    <message>
        <source>The number {found} is too large.</source>
        <translation>Die Zahl {found} ist zu groß.</translation>
    </message>
    <message>
        <source>This is worked out for pairs, not for an individual movement, whose partners change.</source>
        <translation>Das wird für Paare ausgerechnet, nicht für ein Einzel-Movement, in dem die Partner wechseln.</translation>
    </message>
    <message>
        <source>There are 1 to {most} sessions, not {sessions}.</source>
        <translation>Es gibt 1 bis {most} Durchgänge, nicht {sessions}.</translation>
    </message>
    <message>
        <source>A weekend of this kind has {needed} sessions, not {sessions}.</source>
        <translation>Ein Wochenende dieser Art hat {needed} Durchgänge, nicht {sessions}.</translation>
    </message>
    <message>
        <source>A Mitchell and two Howells are for an even number of pairs from 8 to 60, not for {pairs}.</source>
        <translation>Ein Mitchell und zwei Howells sind für eine gerade Zahl von Paaren von 8 bis 60, nicht für {pairs}.</translation>
    </message>
    <message>
        <source>A board set has at most {most} boards.</source>
        <translation>Eine Boardgruppe hat höchstens {most} Boards.</translation>
    </message>
    <message>
        <source>A board appears twice in {found}.</source>
        <translation>In {found} steht ein Board zweimal.</translation>
    </message>
    <message>
        <source>{found} is not a list of boards; write them as 1-3 or as 1,4,7.</source>
        <translation>{found} ist keine Liste von Boards; schreiben Sie sie als 1-3 oder als 1,4,7.</translation>
    </message>
    <message>
        <source>There is no column {missing}; the first line should name the columns {all}.</source>
        <translation>Es gibt keine Spalte {missing}; die erste Zeile sollte die Spalten {all} nennen.</translation>
    </message>
    <message>
        <source>Column {missing} appears twice.</source>
        <translation>Es gibt zwei Spalten {missing}.</translation>
    </message>
    <message>
        <source>This line has fewer cells than there are headings.</source>
        <translation>Diese Zeile hat weniger Felder, als es Überschriften gibt.</translation>
    </message>
    <message>
        <source>This line cannot be read as part of a table.</source>
        <translation>Diese Zeile lässt sich nicht als Teil einer Tabelle lesen.</translation>
    </message>
    <message>
        <source>A quotation mark is opened in this line and never closed.</source>
        <translation>In dieser Zeile wird ein Anführungszeichen geöffnet und nie geschlossen.</translation>
    </message>
    <message>
        <source>The file has round {later}, but no line for round {round}.</source>
        <translation>Es gibt eine Runde {later}, aber keine Zeile der Runde {round}.</translation>
    </message>
    <message>
        <source>There is no line below the headings.</source>
        <translation>Unter den Überschriften steht keine Zeile.</translation>
    </message>
    <message>
        <source>Pairs here: {pairs}; in lines above: {before}.</source>
        <translation>Hier sind es {pairs} Paare und in Zeilen darüber {before}.</translation>
    </message>
    <message>
        <source>No pair {pair} has played before round {round}.</source>
        <translation>Ein Paar {pair} hat vor Runde {round} nicht gespielt.</translation>
    </message>
    <message>
        <source>From round {round} on no table has room for another pair.</source>
        <translation>Ab Runde {round} kann niemand gegen ein weiteres Paar spielen.</translation>
    </message>
    <message>
        <source>In a movement of pairs rounds 2 to {most} can be worked out again.</source>
        <translation>In einem Paar-Movement lassen sich die Runden 2 bis {most} neu aufstellen.</translation>
    </message>
    <message>
        <source>No table can take an appendix table: two moving pairs must meet there in every round.</source>
        <translation>Kein Tisch kann einen Appendixtisch haben: Dort müssten in jeder Runde zwei Laufpaare aufeinandertreffen.</translation>
    </message>
    <message>
        <source>Table {table} can take no appendix table: two moving pairs must meet there in every round.</source>
        <translation>Tisch {table} kann keinen Appendixtisch haben: Dort müssten in jeder Runde zwei Laufpaare aufeinandertreffen.</translation>
    </message>
    <message>
        <source>A twin Mitchell has two sections with odd tables, 6 or more in all; not {pairs} pairs.</source>
        <translation>Ein Twin-Mitchell braucht zwei Sektionen mit ungerader Tischzahl, zusammen ab 6 Tischen; {pairs} Paare ergeben das nicht.</translation>
    </message>
    <message>
        <source>This kind of movement is for an even number of tables, 4 to {most}; {pairs} pairs are not.</source>
        <translation>Ein solches Movement braucht eine gerade Zahl von Tischen, von 4 bis {most}; {pairs} Paare ergeben das nicht.</translation>
    </message>
    <message>
        <source>A perfect Howell is known for {numbers} pairs, not for {pairs}: improve a Howell instead.</source>
        <translation>Einen perfekten Howell gibt es für {numbers} Paare, nicht für {pairs}: Verbessern Sie stattdessen einen Howell.</translation>
    </message>
    <message>
        <source>An American Whist is for an odd number of teams, 6 to {most} pairs, not {pairs}.</source>
        <translation>Ein American Whist ist für eine ungerade Zahl von Teams aus zwei Paaren, 6 bis {most} Paare, nicht {pairs}.</translation>
    </message>
    <message>
        <source>A rainbow has 20 to {most} players, tables not divisible by 2 or 3; not {players}.</source>
        <translation>Ein Rainbow ist für 20 bis {most} Spieler, Tischzahl nicht durch 2 oder 3 teilbar, nicht für {players}.</translation>
    </message>
    <message>
        <source>{found} is neither a number nor a board set, which is a number or a capital letter.</source>
        <translation>{found} ist weder Zahl noch Boardgruppe; Gruppen sind Zahlen oder Großbuchstaben, und Kommentare beginnen mit #.</translation>
    </message>
    <message>
        <source>The fifth number is 1 for an individual movement and 0 for one of pairs, not {found}.</source>
        <translation>Die fünfte Zahl der ersten Zeile ist 1 für ein Individual und 0 für ein Paarturnier, nicht {found}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, five per table (N, S, E, W, board set), not {count}.</source>
        <translation>Runde {round} braucht hier {needed} Zahlen, fünf je Tisch (Nord, Süd, Ost, West, Boardgruppe), und die Zeile hat {count}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, three per table (NS, EW, board set), not {count}.</source>
        <translation>Runde {round} braucht hier {needed} Zahlen, drei je Tisch (NS, OW, Boardgruppe), und die Zeile hat {count}.</translation>
    </message>
    <message>
        <source>Bridgemate rows need boards that follow one another, unlike those of board set {set}.</source>
        <translation>Bridgemate-Zeilen brauchen aufeinanderfolgende Boards, und die von Boardgruppe {set} sind es nicht.</translation>
    </message>
    <message>
        <source>{found} is not an EBUScore movement of type 0, 1, 2, 5, 6 or 7, or has a missing pair.</source>
        <translation>{found} ist kein Movement von EBUScore der Art 0, 1, 2, 5, 6 oder 7, oder ihm fehlt ein Paar.</translation>
    </message>
    <message>
        <source>Table {table} needs {needed} numbers (NS, EW, board set; rounds: {rounds}), not {count}.</source>
        <translation>Tisch {table}: {rounds} Runden brauchen {needed} Zahlen, jede Nord-Süd, Ost-West und Boardgruppe; es sind {count}.</translation>
    </message>
    <message>
        <source>Sessions measured as one have equal numbers of pairs: one has {pairs}, another {others}.</source>
        <translation>Durchgänge, die zusammen gemessen werden, haben gleich viele Paare: Einer hat {pairs}, ein anderer {others}.</translation>
    </message>
    <message>
        <source>The best switches are searched for up to {most} pairs, not {pairs} (board sets: {sets}).</source>
        <translation>Die besten Drehungen lassen sich für bis zu {most} Paare suchen, nicht für {pairs}, die {sets} Boardgruppen spielen.</translation>
    </message>
    <message>
        <source>Bump Mitchell: 9, 11 … {most} pairs, fewer rounds than tables; not {pairs} in {rounds}.</source>
        <translation>Bump-Mitchell: 9, 11 … {most} Paare, weniger Runden als Tische; nicht {pairs} in {rounds}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} already played board {board}, round {before}.</source>
        <translation>Runde {round}, Tisch {table}: Paar {pair} hat Board {board} schon gespielt, in Runde {before}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} already played board {board}, round {before}.</source>
        <translation>Runde {round}, Tisch {table}: Spieler {pair} hat Board {board} schon gespielt, in Runde {before}.</translation>
    </message>
    <message>
        <source>First line: pairs, tables, rounds, board sets, 1 if individual. Numbers in it: {count}.</source>
        <translation>In der ersten Zeile sollte stehen: Paare, Tische, Runden, Boardgruppen und 1 für ein Individual; sie hat {count} Zahlen.</translation>
    </message>
    <message>
        <source>First line: type, tables, boards, boards per round, rounds. Numbers in it: {count}.</source>
        <translation>Die erste Zeile eines Movements nennt: Art, Tische, Boards, Boards pro Runde, Runden; diese hat {count} Zahlen.</translation>
    </message>
</context>
<context>
    <name>MovementNotices</name>
    <message numerus="yes">
        <source>%n meeting(s) repeated</source>
        <translation>
            <numerusform>%n Begegnung wiederholt</numerusform>
            <numerusform>%n Begegnungen wiederholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared in %n round(s)</source>
        <translation>
            <numerusform>Boardaustausch in %n Runde</numerusform>
            <numerusform>Boardaustausch in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables play the same boards in a round</source>
        <translation>Alle Tische spielen in einer Runde dieselben Boards</translation>
    </message>
    <message>
        <source>The figures are approximate</source>
        <translation>Die Kennzahlen sind nur ungefähr</translation>
    </message>
    <message>
        <source>A click or Space switches a meeting, a click on a heading the round or table; L locks it.</source>
        <translation>Klick oder Leertaste dreht eine Begegnung, ein Klick auf eine Überschrift die Runde oder den Tisch; L sperrt.</translation>
    </message>
</context>
<context>
    <name>MovementPlaces</name>
    <message>
        <source>Play a Mi&amp;llion Events</source>
        <translation>Eine Million T&amp;urniere spielen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Abbreche&amp;n</translation>
    </message>
    <message>
        <source>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, {events} events</source>
        <translation>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, {events} Turniere</translation>
    </message>
    <message>
        <source>Strength 1 takes place 1 in {own}&#xa0;% of all events.</source>
        <translation>Stärke 1 erreicht Platz 1 in {own}&#xa0;% aller Turniere.</translation>
    </message>
    <message>
        <source>More events make the figures more exact.</source>
        <translation>Mehr Turniere machen die Kennzahlen genauer.</translation>
    </message>
    <message>
        <source>Events played</source>
        <translation>Gespielte Turniere</translation>
    </message>
    <message>
        <source>Strength {strength}: place {strength} in {own}&#xa0;% of events, that or better in {within}&#xa0;%.</source>
        <translation>Stärke {strength} erreicht Platz {strength} in {own}&#xa0;% aller Turniere, diesen oder einen besseren in {within}&#xa0;%.</translation>
    </message>
    <message>
        <source>sdb/3: luck in percentages. Qb: the same as quality. Qd: how many places are right, in %.</source>
        <translation>sdb/3: Glück in den Prozenten. Qb: dasselbe als Qualität. Qd: wie viele Plätze stimmen, in %.</translation>
    </message>
</context>
<context>
    <name>MovementReport</name>
    <message>
        <source>Quality: 100 is even for all.</source>
        <translation>Qualität: 100 heißt ausgewogen für alle.</translation>
    </message>
    <message>
        <source>Qf, bound</source>
        <translation>Qf, Grenze</translation>
    </message>
    <message>
        <source>No arrow switches can reach more.</source>
        <translation>Mehr ist mit keinen Drehungen zu erreichen.</translation>
    </message>
    <message>
        <source>Quality if a pair stays away, on average.</source>
        <translation>Qualität, wenn ein Paar fehlt, im Durchschnitt.</translation>
    </message>
    <message>
        <source>The same for the best pair number to stay away.</source>
        <translation>Dasselbe, wenn die beste Paarnummer fehlt.</translation>
    </message>
    <message>
        <source>The same for the worst.</source>
        <translation>Dasselbe, wenn die schlechteste fehlt.</translation>
    </message>
    <message>
        <source>Quality without rounding.</source>
        <translation>Qualität ohne Rundung.</translation>
    </message>
    <message>
        <source>Opposition: 100 if all meet all equally often.</source>
        <translation>Gegner: 100 heißt, alle treffen gleich oft auf alle.</translation>
    </message>
    <message>
        <source>Skewness: 0 is even for all.</source>
        <translation>Schiefe: 0 heißt ausgewogen für alle.</translation>
    </message>
    <message>
        <source>Fourth moment of the matrix.</source>
        <translation>Viertes Moment der Matrix.</translation>
    </message>
    <message>
        <source>Least skewness if a pair stays away.</source>
        <translation>Kleinste Schiefe, wenn ein Paar fehlt.</translation>
    </message>
    <message>
        <source>Greatest skewness if a pair stays away.</source>
        <translation>Größte Schiefe, wenn ein Paar fehlt.</translation>
    </message>
    <message>
        <source>Least skewness if a pair that always shares stays away.</source>
        <translation>Kleinste Schiefe, wenn ein Paar fehlt, das immer im Austausch spielt.</translation>
    </message>
    <message>
        <source>Luck, in percent, with two strong pairs among the others.</source>
        <translation>Glück, in Prozent, mit zwei starken Paaren im Feld.</translation>
    </message>
    <message>
        <source>Luck, in percent, with pairs of all strengths.</source>
        <translation>Glück, in Prozent, mit Paaren aller Stärken.</translation>
    </message>
    <message>
        <source>The same as a quality.</source>
        <translation>Dasselbe als Qualität.</translation>
    </message>
    <message>
        <source>How often, in percent, a pair gets the place it earns.</source>
        <translation>Wie oft, in Prozent, ein Paar den verdienten Platz erreicht.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Figures of the movement</source>
        <translation>Kennzahlen des Movements</translation>
    </message>
    <message>
        <source>Figures of the movement, approximate</source>
        <translation>Kennzahlen des Movements, ungefähr</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>How much each pair matters to every other</source>
        <translation>Einfluss der Paare aufeinander</translation>
    </message>
    <message>
        <source>{mean} would be even</source>
        <translation>{mean} wäre ausgewogen</translation>
    </message>
</context>
<context>
    <name>MovementShown</name>
    <message>
        <source>Who plays where in each round</source>
        <translation>Wer spielt in welcher Runde wo</translation>
    </message>
</context>
<context>
    <name>MovementTools</name>
    <message>
        <source>&amp;Choose</source>
        <translation>Aus&amp;wahl</translation>
    </message>
    <message>
        <source>Movements for these pairs and boards (F4)</source>
        <translation>Movements für diese Zahl von Paaren und Boards (F4)</translation>
    </message>
    <message>
        <source>&amp;Sit-outs</source>
        <translation>Au&amp;ssetzen</translation>
    </message>
    <message>
        <source>Best number for the missing pair</source>
        <translation>Beste Nummer für das fehlende Paar</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>P&amp;lätze</translation>
    </message>
    <message>
        <source>How often each strength finishes in each place</source>
        <translation>Wie oft jede Stärke auf jedem Platz landet</translation>
    </message>
</context>
<context>
    <name>MovementsRoom</name>
    <message>
        <source>This movement</source>
        <translation>Dieses Movement</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>use a compared movement</source>
        <translation>verglichenes Movement verwenden</translation>
    </message>
    <message>
        <source>pair comes or goes</source>
        <translation>Paar kommt oder geht</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movement</translation>
    </message>
    <message>
        <source>optimise</source>
        <translation>Optimierung</translation>
    </message>
    <message>
        <source>leave a pair out</source>
        <translation>Weglassen eines Paares</translation>
    </message>
</context>
<context>
    <name>NameCompleter</name>
    <message>
        <source>Players of the register</source>
        <translation>Spieler des Verzeichnisses</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>A preset needs a name.</source>
        <translation>Eine Vorlage braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>NewEvening</name>
    <message>
        <source>New Evening</source>
        <translation>Neues Paarturnier</translation>
    </message>
    <message>
        <source>From a &amp;File…</source>
        <translation>Aus einer Da&amp;tei…</translation>
    </message>
    <message>
        <source>&amp;Two winners</source>
        <translation>&amp;Zwei Sieger</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, tables: {tables}</source>
        <translation>{pairs} Paare, {tables} Tische</translation>
    </message>
    <message>
        <source>&amp;Individual: one player per line</source>
        <translation>&amp;Individual: ein Spieler je Zeile</translation>
    </message>
    <message>
        <source>Make Evening</source>
        <translation>Paarturnier anlegen</translation>
    </message>
    <message>
        <source>Players: {players}, tables: {tables}</source>
        <translation>{players} Spieler, {tables} Tische</translation>
    </message>
    <message>
        <source>At least {count} pairs are needed: one per line, or their number.</source>
        <translation>Mindestens {count} Paare sind nötig: eines je Zeile oder ihre Anzahl.</translation>
    </message>
    <message>
        <source>The number of players must be divisible by four; enter one per line.</source>
        <translation>Die Zahl der Spieler muss durch vier teilbar sein; geben Sie einen je Zeile ein.</translation>
    </message>
    <message>
        <source>No movement is known for this number of pairs; open one from a file.</source>
        <translation>Für diese Paarzahl ist kein Movement bekannt; öffnen Sie eines aus einer Datei.</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards</source>
        <translation>{name}: {rounds} × {each} = {boards} Boards</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards, shared by tables</source>
        <translation>{name}: {rounds} × {each} = {boards} Boards, mit Boardaustausch</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Movements</translation>
    </message>
    <message>
        <source>Movement of the Evening</source>
        <translation>Movement des Paarturniers</translation>
    </message>
    <message>
        <source>{name} is for {pairs} pairs.</source>
        <translation>{name} ist für {pairs} Paare.</translation>
    </message>
    <message>
        <source>{name} is for {pairs} players.</source>
        <translation>{name} ist für {pairs} Spieler.</translation>
    </message>
    <message>
        <source>Ann Smith, Bob Jones</source>
        <translation>Anna Schmidt, Bernd Klein</translation>
    </message>
    <message>
        <source>One pair per line, two names with a comma or a dash between them; or how many pairs</source>
        <translation>Ein Paar je Zeile, zwei Namen mit Komma oder Strich dazwischen; oder wie viele Paare</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Paare</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>&amp;Boards pro Paar</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>&amp;Sektionen</translation>
    </message>
    <message>
        <source>Mo&amp;vement</source>
        <translation>&amp;Movement</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>&amp;Wertung</translation>
    </message>
    <message>
        <source>As many boards as asked for: {name}, fairness {quality}.</source>
        <translation>So viele Boards wie gewünscht: {name}, Fairness {quality}.</translation>
    </message>
</context>
<context>
    <name>NewEventDialog</name>
    <message>
        <source>New Event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>&amp;Teams</source>
        <translation>&amp;Teams</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>P&amp;aare</translation>
    </message>
    <message>
        <source>League (round robin): everybody meets everybody</source>
        <translation>Liga: jeder gegen jeden</translation>
    </message>
    <message>
        <source>League, twice (double round robin): at home and away</source>
        <translation>Liga, zweimal: daheim und auswärts</translation>
    </message>
    <message>
        <source>S&amp;wiss pairs</source>
        <translation>Sch&amp;weizer Paare</translation>
    </message>
    <message>
        <source>Chess t&amp;eams</source>
        <translation>Sc&amp;hachmannschaften</translation>
    </message>
    <message>
        <source>Make Event</source>
        <translation>Turnier anlegen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Pairs have a room of their own.</source>
        <translation>Paarturniere haben einen eigenen Bereich.</translation>
    </message>
    <message>
        <source>Names can be entered later, too.</source>
        <translation>Namen können auch später eingegeben werden.</translation>
    </message>
    <message>
        <source>Names: {count}, rounds: {rounds}.</source>
        <translation>{count} Namen, {rounds} Runden.</translation>
    </message>
    <message>
        <source>With a rating or strength: {rated}.</source>
        <translation>Mit Wertungszahl oder Stärke: {rated}.</translation>
    </message>
    <message>
        <source>Swiss: opponents with similar scores meet</source>
        <translation>Schweizer System: Gegner mit ähnlichem Stand</translation>
    </message>
    <message>
        <source>Groups, and a final of the best</source>
        <translation>Gruppen und ein Finale der Ersten</translation>
    </message>
    <message>
        <source>Knock-out: the loser goes out</source>
        <translation>K. o.: Der Verlierer scheidet aus</translation>
    </message>
    <message>
        <source>Manual: you choose the matches</source>
        <translation>Von Hand: Matches selbst ansetzen</translation>
    </message>
    <message>
        <source>One per line, the strongest first; with a rating if there is one</source>
        <translation>Eine Zeile je Name, die Stärksten zuerst; mit Wertungszahl, wenn es eine gibt</translation>
    </message>
    <message>
        <source>qualify from each group:</source>
        <translation>kommen je Gruppe weiter:</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Bretter je Kampf</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>How many of each group qualify</source>
        <translation>Wie viele jeder Gruppe weiterkommen</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Put Round {round} Together</source>
        <translation>Runde {round} zusammenstellen</translation>
    </message>
    <message>
        <source>Type the Names</source>
        <translation>Namen eingeben</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a name.</source>
        <translation>
            <numerusform>%n Spieler ohne Namen.</numerusform>
            <numerusform>%n Spieler ohne Namen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Result(s)</source>
        <translation>
            <numerusform>%n Ergebnis eingeben</numerusform>
            <numerusform>%n Ergebnisse eingeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing on board(s) {boards}.</source>
        <translation>
            <numerusform>Offen: Board {boards}.</numerusform>
            <numerusform>Offen: Boards {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Es ist noch kein Ergebnis da.</translation>
    </message>
    <message numerus="yes">
        <source>Names are missing in %n pair(s).</source>
        <translation>
            <numerusform>In %n Paar fehlen Namen.</numerusform>
            <numerusform>In %n Paaren fehlen Namen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Board(s)</source>
        <translation>
            <numerusform>%n Board eingeben</numerusform>
            <numerusform>%n Boards eingeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the Score Sheet</source>
        <translation>Scoreblatt drucken</translation>
    </message>
    <message>
        <source>All done: the score sheet is printed.</source>
        <translation>Alles erledigt: Das Scoreblatt ist gedruckt.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Noch ist nichts eingegeben.</translation>
    </message>
    <message>
        <source>Enter Names</source>
        <translation>Namen eingeben</translation>
    </message>
    <message>
        <source>At least two names are needed.</source>
        <translation>Mindestens zwei Namen sind nötig.</translation>
    </message>
    <message>
        <source>Begin {stage}</source>
        <translation>Beginnen: {stage}</translation>
    </message>
    <message>
        <source>The entrants of {stage} are known.</source>
        <translation>Es steht fest, wer spielt: {stage}.</translation>
    </message>
    <message>
        <source>Change {stage}</source>
        <translation>Ändern: {stage}</translation>
    </message>
    <message>
        <source>{stage} cannot begin as it is planned.</source>
        <translation>{stage} kann so, wie geplant, nicht beginnen.</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Runde {round} auslosen</translation>
    </message>
    <message>
        <source>All results of round {before} are in.</source>
        <translation>Alle Ergebnisse der Runde {before} sind da.</translation>
    </message>
    <message>
        <source>Print the Ranking</source>
        <translation>Rangliste drucken</translation>
    </message>
    <message>
        <source>All results are in.</source>
        <translation>Alle Ergebnisse sind da.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>The web pages are older than the results.</source>
        <translation>Die Webseiten sind älter als die Ergebnisse.</translation>
    </message>
    <message>
        <source>All done: the ranking is printed.</source>
        <translation>Alles erledigt: Die Rangliste ist gedruckt.</translation>
    </message>
    <message>
        <source>No cards are printed yet.</source>
        <translation>Noch sind keine Karten gedruckt.</translation>
    </message>
    <message>
        <source>Print the Cards</source>
        <translation>Karten drucken</translation>
    </message>
    <message>
        <source>All done: the cards are printed.</source>
        <translation>Alles erledigt: Die Karten sind gedruckt.</translation>
    </message>
    <message>
        <source>Change the Number of Rounds</source>
        <translation>Zahl der Runden ändern</translation>
    </message>
    <message>
        <source>The rules allow no draw of round {round}.</source>
        <translation>Nach den Regeln ist keine Runde {round} möglich.</translation>
    </message>
    <message>
        <source>No round is drawn yet.</source>
        <translation>Noch ist keine Runde ausgelost.</translation>
    </message>
    <message>
        <source>It can be drawn while round {before} is played.</source>
        <translation>Sie kann ausgelost werden, während Runde {before} gespielt wird.</translation>
    </message>
    <message>
        <source>Round {round}: no results yet.</source>
        <translation>Runde {round}: noch kein Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing at table(s) {tables}.</source>
        <translation>
            <numerusform>Runde {round}: offen an Tisch {tables}.</numerusform>
            <numerusform>Runde {round}: offen an den Tischen {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing on board(s) {tables}.</source>
        <translation>
            <numerusform>Runde {round}: offen an Brett {tables}.</numerusform>
            <numerusform>Runde {round}: offen an den Brettern {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Break %n Tie(s)</source>
        <translation>
            <numerusform>%n Gleichstand auflösen</numerusform>
            <numerusform>%n Gleichstände auflösen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner at table(s) {tables}.</source>
        <translation>
            <numerusform>Runde {round}: kein Sieger an Tisch {tables}.</numerusform>
            <numerusform>Runde {round}: kein Sieger an den Tischen {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner on board(s) {tables}.</source>
        <translation>
            <numerusform>Runde {round}: kein Sieger an Brett {tables}.</numerusform>
            <numerusform>Runde {round}: kein Sieger an den Brettern {tables}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NormWords</name>
    <message>
        <source>games played: {found}, needed {needed}</source>
        <translation>gespielte Partien: {found}, nötig {needed}</translation>
    </message>
    <message>
        <source>players: {found}, needed {needed}</source>
        <translation>Spieler: {found}, nötig {needed}</translation>
    </message>
    <message>
        <source>other federations of opponents: {found}, needed {needed}</source>
        <translation>andere Verbände der Gegner: {found}, nötig {needed}</translation>
    </message>
    <message>
        <source>opponents of the player&apos;s own federation: {found}, at most {needed}</source>
        <translation>Gegner aus dem eigenen Verband: {found}, höchstens {needed}</translation>
    </message>
    <message>
        <source>opponents of one federation: {found}, at most {needed}</source>
        <translation>Gegner aus einem Verband: {found}, höchstens {needed}</translation>
    </message>
    <message>
        <source>opponents with titles: {found}, needed {needed}</source>
        <translation>Gegner mit Titel: {found}, nötig {needed}</translation>
    </message>
    <message>
        <source>opponents with this title or a higher one: {found}, needed {needed}</source>
        <translation>Gegner mit diesem oder einem höheren Titel: {found}, nötig {needed}</translation>
    </message>
    <message>
        <source>average rating of opponents: {found}, needed {needed}</source>
        <translation>durchschnittliche Wertungszahl der Gegner: {found}, nötig {needed}</translation>
    </message>
    <message>
        <source>points: {found} %, needed {needed} %</source>
        <translation>Punkte: {found} %, nötig {needed} %</translation>
    </message>
    <message>
        <source>performance: {found}, needed {needed}</source>
        <translation>Turnierleistung: {found}, nötig {needed}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Own federation</source>
        <translation>Eigener Verband</translation>
    </message>
    <message>
        <source>One federation</source>
        <translation>Ein Verband</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Punkte, %</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Eight games and a round won without playing are enough (1.4.1c).</source>
        <translation>Acht Partien und eine kampflos gewonnene Runde reichen (1.4.1c).</translation>
    </message>
    <message>
        <source>Among so many guests federations do not matter (1.4.3d).</source>
        <translation>Bei so vielen Gästen kommt es auf Verbände nicht an (1.4.3d).</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Other federations</source>
        <translation>Andere Verbände</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Of this title</source>
        <translation>Mit diesem Titel</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Lacking</source>
        <translation>Es fehlt</translation>
    </message>
    <message>
        <source>Title norms after round {number}</source>
        <translation>Titelnormen nach Runde {number}</translation>
    </message>
    <message>
        <source>Nobody reaches the performance of a norm</source>
        <translation>Niemand erreicht die Turnierleistung einer Norm</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Zählt als</translation>
    </message>
    <message>
        <source>{name}: {title} norm</source>
        <translation>{name}: {title}-Norm</translation>
    </message>
    <message>
        <source>{title} norm: performance {performance}, needed {needed}; games: {games}.</source>
        <translation>{title}-Norm: Turnierleistung {performance}, nötig {needed}; Partien: {games}.</translation>
    </message>
    <message>
        <source>No {title} norm: {lacking}.</source>
        <translation>Keine {title}-Norm: {lacking}.</translation>
    </message>
    <message>
        <source>FIDE title regulations 1.4, without rounds per day, arbiters and exempt championships</source>
        <translation>FIDE-Titelordnung 1.4; Runden am Tag, Schiedsrichter und ausgenommene Meisterschaften werden nicht geprüft</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>({count} more)</source>
        <translation>(noch {count})</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Enter {least} to {most}; Esc brings back {number}.</source>
        <translation>Geben Sie {least} bis {most} ein; Esc bringt {number} zurück.</translation>
    </message>
    <message>
        <source>Enter {least} to {most}.</source>
        <translation>Geben Sie {least} bis {most} ein.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>“{typed}” is not a number of whole or half tables.</source>
        <translation>„{typed}“ ist keine Zahl ganzer oder halber Tische.</translation>
    </message>
    <message>
        <source>“{typed}” is not a number.</source>
        <translation>„{typed}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>{typed} is less than {least}.</source>
        <translation>{typed} ist weniger als {least}.</translation>
    </message>
    <message>
        <source>{typed} is more than {most}.</source>
        <translation>{typed} ist mehr als {most}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number.</source>
        <translation>„{typed}“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>“{typed}” has too many decimals: {count} at most.</source>
        <translation>„{typed}“ hat zu viele Nachkommastellen: höchstens {count}.</translation>
    </message>
</context>
<context>
    <name>OptimisePanel</name>
    <message>
        <source>Who&amp;le rounds only</source>
        <translation>Nur ganze &amp;Runden</translation>
    </message>
    <message>
        <source>All tables switch in the same rounds, so no table needs a card of its own.</source>
        <translation>Alle Tische drehen in denselben Runden, also braucht kein Tisch eine eigene Karte.</translation>
    </message>
    <message>
        <source>Other b&amp;ase movements too</source>
        <translation>Au&amp;ch andere Grundmovements</translation>
    </message>
    <message>
        <source>Pairs may meet twice</source>
        <translation>Paare dürfen sich zweimal treffen</translation>
    </message>
    <message>
        <source>With a few rounds more than a Mitchell, this can be much fairer.</source>
        <translation>Bei wenigen Runden mehr, als ein Mitchell hat, kann das viel fairer sein.</translation>
    </message>
    <message>
        <source>No shared boards</source>
        <translation>Kein Boardaustausch</translation>
    </message>
    <message>
        <source>Stationary pairs: at least </source>
        <translation>Feste Paare: mindestens </translation>
    </message>
    <message>
        <source>Stationary pairs</source>
        <translation>Feste Paare</translation>
    </message>
    <message>
        <source>Copies of the boards: </source>
        <translation>Kopien der Boards: </translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Kopien der Boards</translation>
    </message>
    <message>
        <source>Best sit-out: usual weight</source>
        <translation>Bestes Aussetzen: übliches Gewicht</translation>
    </message>
    <message>
        <source>Best sit-out: weight </source>
        <translation>Bestes Aussetzen: Gewicht </translation>
    </message>
    <message>
        <source>Weight of the best sit-out</source>
        <translation>Gewicht des besten Aussetzens</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Stopped. The best movement so far is kept.</source>
        <translation>Angehalten. Das bisher beste Movement bleibt erhalten.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}, at most {bound}. Tries: {tries}.</source>
        <translation>Qf {qf}, vorher {before}, höchstens {bound}. {tries} Versuche.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}. Tries: {tries}.</source>
        <translation>Qf {qf}, vorher {before}. {tries} Versuche.</translation>
    </message>
    <message>
        <source>{count} million</source>
        <translation>{count} Mio.</translation>
    </message>
    <message>
        <source>Proven: no other choice of switches is better.</source>
        <translation>Bewiesen: Keine andere Wahl der Drehungen ist besser.</translation>
    </message>
    <message>
        <source>The bound is reached: Qf cannot be higher.</source>
        <translation>Die Grenze ist erreicht: Qf kann nicht höher sein.</translation>
    </message>
    <message>
        <source>No gain in the last {tries} tries: it is the best that is known.</source>
        <translation>Kein Gewinn in den letzten {tries} Versuchen: Besseres ist nicht bekannt.</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>&amp;Optimise</source>
        <translation>O&amp;ptimieren</translation>
    </message>
    <message>
        <source>Stops the search and keeps the best movement so far (Esc)</source>
        <translation>Hält die Suche an und behält das bisher beste Movement (Esc)</translation>
    </message>
    <message>
        <source>Looks for the arrow switches that make the movement fairest</source>
        <translation>Sucht die Drehungen, die das Movement am fairsten machen</translation>
    </message>
    <message>
        <source>Opponents and tables may change, too, not only the directions.</source>
        <translation>Auch Gegner und Tische dürfen sich ändern, nicht nur die Richtungen.</translation>
    </message>
    <message>
        <source>No other base movement is known for this number of pairs and rounds.</source>
        <translation>Für diese Zahl von Paaren und Runden ist kein anderes Grundmovement bekannt.</translation>
    </message>
    <message>
        <source>Locked tables keep the base movement: unlock them first.</source>
        <translation>Gesperrte Tische halten das Grundmovement fest: Geben Sie sie zuerst frei.</translation>
    </message>
    <message>
        <source>Other base movements switch single tables, not whole rounds.</source>
        <translation>Andere Grundmovements drehen einzelne Tische, keine ganzen Runden.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>What the search may change, and what it weighs</source>
        <translation>Was die Suche ändern darf und was sie gewichtet</translation>
    </message>
    <message>
        <source>At equal Qf, better sit-outs decide; weight usually 2, or 0 if a pair sits out anyway.</source>
        <translation>Bei gleichem Qf entscheidet das bessere Aussetzen; Gewicht meist 2, oder 0, wenn ohnehin ein Paar aussetzt.</translation>
    </message>
</context>
<context>
    <name>OwnScalesDialog</name>
    <message>
        <source>Own Scales</source>
        <translation>Eigene Skalen</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Eigene Skalen</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Begin a table, to be typed in</source>
        <translation>Beginnt eine Tabelle zum Eintippen</translation>
    </message>
    <message>
        <source>&amp;Bands for Each VP</source>
        <translation>&amp;Bereiche je SP</translation>
    </message>
    <message>
        <source>&amp;VP for Each Margin</source>
        <translation>&amp;SP je Differenz</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>A table in a CSV, XLSX, ODS or HTML file, or a scale file</source>
        <translation>Eine Tabelle in einer CSV-, XLSX-, ODS- oder HTML-Datei oder eine Skalendatei</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Reads a table that was copied from anywhere</source>
        <translation>Liest eine Tabelle, die irgendwo kopiert wurde</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>A scale file, to be handed on</source>
        <translation>Eine Skalendatei zum Weitergeben</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Brings back the scale that was removed last</source>
        <translation>Holt die zuletzt entfernte Skala zurück</translation>
    </message>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>Diese Skala verwen&amp;den</translation>
    </message>
    <message>
        <source>Copy a table first; there is no text to paste.</source>
        <translation>Kopieren Sie zuerst eine Tabelle; es ist kein Text zum Einfügen da.</translation>
    </message>
    <message>
        <source>Open a Table or a Scale</source>
        <translation>Tabelle oder Skala öffnen</translation>
    </message>
    <message>
        <source>Tables and scales ({suffixes})</source>
        <translation>Tabellen und Skalen ({suffixes})</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Scales ({suffixes})</source>
        <translation>Skalen ({suffixes})</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>For {boards}</source>
        <translation>Für {boards}</translation>
    </message>
    <message>
        <source>You have no own scales yet: type one with New, paste a table, or open a file.</source>
        <translation>Sie haben noch keine eigenen Skalen: Tippen Sie mit „Neu“ eine ein, fügen Sie eine Tabelle ein oder öffnen Sie eine Datei.</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Page shown</source>
        <translation>Gezeigte Seite</translation>
    </message>
    <message numerus="yes">
        <source>of %n page(s)</source>
        <translation>
            <numerusform>von %n Seite</numerusform>
            <numerusform>von %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {page} of {pages}: {title}</source>
        <translation>Seite {page} von {pages}: {title}</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Die ganze Seite</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Vorschau der Seiten</translation>
    </message>
</context>
<context>
    <name>PagedRoom</name>
    <message>
        <source>Pages of the room</source>
        <translation>Seiten des Bereichs</translation>
    </message>
</context>
<context>
    <name>PairsDecisions</name>
    <message>
        <source>Score given</source>
        <translation>Zugewiesener Score</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Board gestrichen</translation>
    </message>
    <message>
        <source>Board counts again</source>
        <translation>Board zählt wieder</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Law and reason</source>
        <translation>Paragraph und Grund</translation>
    </message>
</context>
<context>
    <name>PairsDocument</name>
    <message>
        <source>New evening</source>
        <translation>Neues Paarturnier</translation>
    </message>
</context>
<context>
    <name>PairsDoubts</name>
    <message>
        <source>The others have {points} for the other side: was the arrow turned?</source>
        <translation>Die anderen haben {points} für die andere Seite: War der Pfeil gedreht?</translation>
    </message>
    <message>
        <source>No other result is anywhere near {points}.</source>
        <translation>Kein anderes Ergebnis ist auch nur in der Nähe von {points}.</translation>
    </message>
    <message>
        <source>The contract is down by six or more.</source>
        <translation>Der Kontrakt ist sechsmal oder öfter gefallen.</translation>
    </message>
    <message>
        <source>This looks like board {board}.</source>
        <translation>Das sieht nach Board {board} aus.</translation>
    </message>
</context>
<context>
    <name>PairsEntryWords</name>
    <message>
        <source>{pair} from {before} to {now}</source>
        <translation>{pair} von {before} auf {now}</translation>
    </message>
    <message>
        <source>Places: {moves}.</source>
        <translation>Plätze: {moves}.</translation>
    </message>
    <message>
        <source>Enter again takes it as it is, Backspace corrects it.</source>
        <translation>Noch einmal Enter nimmt es, wie es ist, Rücktaste verbessert es.</translation>
    </message>
</context>
<context>
    <name>PairsError</name>
    <message>
        <source>Round {round}, table {table}, board {board}: {reason}</source>
        <translation>Runde {round}, Tisch {table}, Board {board}: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, board {board}: there are two results.</source>
        <translation>Runde {round}, Tisch {table}, Board {board}: Es gibt zwei Ergebnisse.</translation>
    </message>
    <message>
        <source>There are two pairs with the number {number}.</source>
        <translation>Es gibt zwei Paare mit der Nummer {number}.</translation>
    </message>
    <message>
        <source>There is no pair {number}.</source>
        <translation>Es gibt kein Paar {number}.</translation>
    </message>
    <message>
        <source>Pair {number} has no starting position.</source>
        <translation>Paar {number} hat keinen Startplatz.</translation>
    </message>
    <message>
        <source>Pair {number} has two starting positions.</source>
        <translation>Paar {number} hat zwei Startplätze.</translation>
    </message>
    <message>
        <source>Section {section} appears twice.</source>
        <translation>Es gibt zwei Sektionen {section}.</translation>
    </message>
    <message>
        <source>There is no section {section}.</source>
        <translation>Es gibt keine Sektion {section}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: nobody plays board {board} there.</source>
        <translation>Runde {round}, Tisch {table}: Niemand spielt dort Board {board}.</translation>
    </message>
    <message>
        <source>Another pair has the starting position {start}.</source>
        <translation>Der Startplatz {start} gehört einem anderen Paar.</translation>
    </message>
    <message>
        <source>The starting positions are 1 to {most}, not {start}.</source>
        <translation>Die Startplätze sind 1 bis {most}, nicht {start}.</translation>
    </message>
    <message>
        <source>A ScoreTable needs the columns PairId_NS and PairId_EW.</source>
        <translation>Eine ScoreTable braucht die Spalten PairId_NS und PairId_EW.</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Board {board}: {reason}</translation>
    </message>
    <message>
        <source>A stratum is a letter from A, the strongest, to {last}; “{typed}” is not one.</source>
        <translation>Eine Klasse ist ein Buchstabe von A, der stärksten, bis {last}; „{typed}“ ist keiner.</translation>
    </message>
    <message>
        <source>“{typed}” is not a date such as 2026-11-24.</source>
        <translation>„{typed}“ ist kein Datum wie 2026-11-24.</translation>
    </message>
    <message>
        <source>A result in the file needs the number of its board.</source>
        <translation>Ein Spiel mit Ergebnis braucht die Nummer seines Boards.</translation>
    </message>
    <message>
        <source>This is not a USEBIO file of pairs.</source>
        <translation>Das ist keine USEBIO-Datei eines Paarturniers.</translation>
    </message>
    <message>
        <source>There are no results in the file.</source>
        <translation>In der Datei sind keine Ergebnisse.</translation>
    </message>
    <message>
        <source>The travellers are not where a USEBIO file has them.</source>
        <translation>Die Boardzettel stehen nicht dort, wo eine USEBIO-Datei sie hat.</translation>
    </message>
    <message>
        <source>There are more than {most} pairs.</source>
        <translation>Es sind mehr als {most} Paare.</translation>
    </message>
    <message>
        <source>“{typed}”: both sides get 0 to 100 %.</source>
        <translation>„{typed}“: Beide Seiten bekommen 0 bis 100 %.</translation>
    </message>
    <message>
        <source>“{typed}”: a split score has two results, as in 420 | -50: for each side one.</source>
        <translation>„{typed}“: Ein geteilter Score hat zwei Teile, wie 420 | -50: für jede Seite einen.</translation>
    </message>
    <message>
        <source>There are no names in the register.</source>
        <translation>Im Verzeichnis sind keine Namen.</translation>
    </message>
    <message>
        <source>The register has no column with names; give it the heading Name.</source>
        <translation>Das Verzeichnis hat keine Spalte mit Namen; geben Sie ihr die Überschrift Name.</translation>
    </message>
    <message>
        <source>The register has more than {most} players.</source>
        <translation>Das Verzeichnis hat mehr als {most} Spieler.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row.</source>
        <translation>In dieser Zeile fehlt ein Anführungszeichen oder steht falsch.</translation>
    </message>
    <message>
        <source>Matchpoints need a scale of percentages, and IMPs one of IMPs.</source>
        <translation>Matchpunkte brauchen eine Skala in Prozent, IMPs eine in IMPs.</translation>
    </message>
    <message>
        <source>The movement has {pairs} starting positions, not {found}.</source>
        <translation>Das Movement hat {pairs} Startplätze, nicht {found}.</translation>
    </message>
    <message>
        <source>Sessions in per cent and sessions in IMPs cannot be ranked together.</source>
        <translation>Durchgänge in Prozent und Durchgänge in IMPs lassen sich nicht gemeinsam werten.</translation>
    </message>
    <message>
        <source>There is no pair “{pair}” in the event.</source>
        <translation>Im Turnier gibt es kein Paar „{pair}“.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet in round {round}.</source>
        <translation>Board {board}: {ns} und {ew} treffen in Runde {round} nicht aufeinander.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet on it in this evening.</source>
        <translation>Board {board}: {ns} und {ew} spielen es in diesem Paarturnier nicht gegeneinander.</translation>
    </message>
    <message>
        <source>“{board}” is not the number of a board.</source>
        <translation>„{board}“ ist keine Boardnummer.</translation>
    </message>
    <message>
        <source>The file has no ScoreTable with results, and no board with its contract and result.</source>
        <translation>Die Datei hat weder eine ScoreTable mit Ergebnissen noch ein Spiel mit Kontrakt und Ergebnis.</translation>
    </message>
    <message>
        <source>“{typed}” is not a pair: put both names on one line, with a dash or a slash between them.</source>
        <translation>„{typed}“ ist kein Paar: beide Namen in eine Zeile, mit Strich, Schrägstrich oder Semikolon dazwischen.</translation>
    </message>
    <message>
        <source>There is no result to be moved.</source>
        <translation>Es gibt kein Ergebnis zum Verschieben.</translation>
    </message>
    <message>
        <source>The result is there already.</source>
        <translation>Das Ergebnis ist schon dort.</translation>
    </message>
    <message>
        <source>Board {board} has a result at table {table} already: swap the two, or clear it.</source>
        <translation>Board {board} hat an Tisch {table} schon ein Ergebnis: Tauschen Sie die beiden, oder löschen Sie es.</translation>
    </message>
</context>
<context>
    <name>PairsFileError</name>
    <message>
        <source>There are no results in the file.</source>
        <translation>In der Datei sind keine Ergebnisse.</translation>
    </message>
    <message>
        <source>The first line names the columns; “{column}” is missing.</source>
        <translation>Die erste Zeile nennt die Spalten; „{column}“ fehlt.</translation>
    </message>
    <message>
        <source>“{column}” is not a known column.</source>
        <translation>„{column}“ ist keine bekannte Spalte.</translation>
    </message>
    <message>
        <source>Cells in this line: {found}, not {wanted}; put a score with a comma in quotes.</source>
        <translation>Diese Zeile hat {found} Zellen, nicht {wanted}; setzen Sie einen Score mit Komma in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The column “{column}” is blank here.</source>
        <translation>Die Spalte „{column}“ ist hier leer.</translation>
    </message>
    <message>
        <source>Pair {pair} has board {board} a second time; the first is in line {first}.</source>
        <translation>Paar {pair} hat Board {board} ein zweites Mal; zuerst in Zeile {first}.</translation>
    </message>
    <message>
        <source>Pair {pair} meets itself.</source>
        <translation>Paar {pair} trifft auf sich selbst.</translation>
    </message>
    <message>
        <source>“{typed}” is a contract, and its score needs a board number; “{board}” is not one.</source>
        <translation>„{typed}“ ist ein Kontrakt; sein Score braucht eine Boardnummer, und „{board}“ ist keine.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>There are more than {most} results in the file.</source>
        <translation>In der Datei sind mehr als {most} Ergebnisse.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed, or closed too early.</source>
        <translation>Ein Anführungszeichen ist nicht oder zu früh geschlossen.</translation>
    </message>
</context>
<context>
    <name>PairsFiles</name>
    <message>
        <source>Pairs evenings</source>
        <translation>Paarturniere</translation>
    </message>
    <message>
        <source>Open an Evening</source>
        <translation>Paarturnier öffnen</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Save the Evening</source>
        <translation>Paarturnier speichern</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Verzeichnisse</translation>
    </message>
    <message>
        <source>Register of Players</source>
        <translation>Spielerverzeichnis</translation>
    </message>
</context>
<context>
    <name>PairsMethods</name>
    <message>
        <source>IMPs against the mean of the results, to the nearest 10 points.</source>
        <translation>IMPs gegen das Mittel der Ergebnisse, auf 10 Punkte gerundet.</translation>
    </message>
    <message>
        <source>IMPs against every other result.</source>
        <translation>IMPs gegen jedes andere Ergebnis.</translation>
    </message>
    <message>
        <source>Continuous IMPs against the mean of the results.</source>
        <translation>Stufenlose IMPs gegen das Mittel der Ergebnisse.</translation>
    </message>
    <message>
        <source>2 for each result beaten, 1 for each equal one and for itself.</source>
        <translation>2 für jedes geschlagene, 1 für jedes gleiche Ergebnis und für das eigene.</translation>
    </message>
    <message>
        <source>2 for each result beaten and 1 for each equal one, times expected by actual results.</source>
        <translation>2 für jedes geschlagene und 1 für jedes gleiche Ergebnis, mal erwartete durch vorhandene Ergebnisse.</translation>
    </message>
    <message>
        <source>2 for a board won and 1 for one halved; the mean against all other results.</source>
        <translation>2 für ein gewonnenes Board und 1 für ein geteiltes; der Durchschnitt gegen alle anderen Ergebnisse.</translation>
    </message>
    <message>
        <source>2 per result beaten, 1 per equal one; Neuberg&apos;s formula for boards played less often.</source>
        <translation>2 je geschlagenes und 1 je gleiches Ergebnis; seltener gespielte Boards nach Neubergs Formel.</translation>
    </message>
</context>
<context>
    <name>PairsModel</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Süd</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Ost-West</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>NS-IMPs</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>NS-Diff.</translation>
    </message>
    <message>
        <source>NS VP</source>
        <translation>NS-SP</translation>
    </message>
    <message>
        <source>EW VP</source>
        <translation>OW-SP</translation>
    </message>
    <message>
        <source>{table}, from board {board}</source>
        <translation>{table}, ab Board {board}</translation>
    </message>
    <message>
        <source>Pairs of the team</source>
        <translation>Paare des Teams</translation>
    </message>
</context>
<context>
    <name>PairsPresentation</name>
    <message>
        <source>Nobody is seated yet</source>
        <translation>Noch hat niemand einen Platz</translation>
    </message>
</context>
<context>
    <name>PairsReport</name>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>With carry-over</source>
        <translation>Mit Carry-over</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>Mit Handicap</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Section {section}</source>
        <translation>Sektion {section}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Board {board}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Häufigkeiten</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>{ranking}, provisional</source>
        <translation>{ranking}, vorläufig</translation>
    </message>
    <message numerus="yes">
        <source>{method}; %n result(s) missing</source>
        <translation>
            <numerusform>{method}; %n Ergebnis fehlt</numerusform>
            <numerusform>{method}; %n Ergebnisse fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) in play.</source>
        <translation>
            <numerusform>%n Board ist im Spiel.</numerusform>
            <numerusform>%n Boards sind im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each pair plays %n of them.</source>
        <translation>
            <numerusform>Jedes Paar spielt %n davon.</numerusform>
            <numerusform>Jedes Paar spielt %n davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair plays {least} to {most} of them.</source>
        <translation>Ein Paar spielt {least} bis {most} davon.</translation>
    </message>
    <message numerus="yes">
        <source>A pair sits out %n round(s) at most.</source>
        <translation>
            <numerusform>Ein Paar setzt höchstens %n Runde aus.</numerusform>
            <numerusform>Ein Paar setzt höchstens %n Runden aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is room for a late pair.</source>
        <translation>Für ein verspätetes Paar ist Platz.</translation>
    </message>
    <message>
        <source>There is no room for a late pair.</source>
        <translation>Für ein verspätetes Paar ist kein Platz.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n tables play the same boards at once.</source>
        <translation>
            <numerusform>Höchstens %n Tisch spielt zugleich dieselben Boards.</numerusform>
            <numerusform>Bis zu %n Tische spielen zugleich dieselben Boards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place with handicap</source>
        <translation>Platz mit Handicap</translation>
    </message>
    <message>
        <source>Session {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Startliste nach Namen</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Startliste nach Tischen</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Süd</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Ost-West</translation>
    </message>
    <message>
        <source>{method}; boards in play do not count yet</source>
        <translation>{method}; laufende Boards zählen noch nicht</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Zwei Sieger: Nord-Süd und Ost-West werden getrennt gewertet.</translation>
    </message>
    <message>
        <source>Fairness: {fairness} of 100.</source>
        <translation>Fairness: {fairness} von 100.</translation>
    </message>
    <message>
        <source>Section {section}: {movement}.</source>
        <translation>Sektion {section}: {movement}.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>{ranking}, stratum {stratum}</source>
        <translation>{ranking}, Klasse {stratum}</translation>
    </message>
    <message>
        <source>{ranking} by handicap</source>
        <translation>{ranking} nach Handicap</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Cross-IMPs</source>
        <translation>Cross-IMPs</translation>
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
        <translation>Matchpunkte, hochgerechnet</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Mean by boards</source>
        <translation>Durchschnitt nach Boards</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>arrow turned</source>
        <translation>Pfeil gedreht</translation>
    </message>
    <message>
        <source>{title}: {board}</source>
        <translation>{title}: {board}</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Paar {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>{name} (left after round {number})</source>
        <translation>{name} (nach Runde {number} gegangen)</translation>
    </message>
</context>
<context>
    <name>PairsResultEntry</name>
    <message>
        <source>board {board}</source>
        <translation>Board {board}</translation>
    </message>
    <message>
        <source>board {board}, table {table} “{typed}”</source>
        <translation>Board {board}, Tisch {table} „{typed}“</translation>
    </message>
    <message>
        <source>Not taken: {results}. {why}</source>
        <translation>Nicht übernommen: {results}. {why}</translation>
    </message>
    <message>
        <source>This goes to board {board}, table {table}. Backspace corrects the result.</source>
        <translation>Das gilt für Board {board}, Tisch {table}. Rücktaste verbessert das Ergebnis.</translation>
    </message>
</context>
<context>
    <name>PairsRoom</name>
    <message>
        <source>A60/40, 3NT W +1, 60% 110, 40% -50, or 420 | -50 for both sides</source>
        <translation>A60/40, 3SA W +1, 60% 110, 40% -50 oder 420 | -50 für beide Seiten</translation>
    </message>
    <message>
        <source>Compare only with results of the same deal (fouled board)</source>
        <translation>Nur mit Ergebnissen der gleichen Verteilung vergleichen (verfälschtes Board)</translation>
    </message>
    <message>
        <source>Adjusted Score of Board {board}</source>
        <translation>Berichtigter Score von Board {board}</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Score</translation>
    </message>
    <message>
        <source>&amp;Law</source>
        <translation>&amp;Paragraph</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>Name, Place and Date</source>
        <translation>Name, Ort und Datum</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Gr&amp;uppe</translation>
    </message>
    <message>
        <source>Late Pair</source>
        <translation>Verspätetes Paar</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Platz</translation>
    </message>
    <message>
        <source>&amp;From round</source>
        <translation>&amp;Ab Runde</translation>
    </message>
    <message>
        <source>Every seat is taken: a late pair needs another movement.</source>
        <translation>Jeder Platz ist besetzt: Ein verspätetes Paar braucht ein anderes Movement.</translation>
    </message>
    <message>
        <source>&amp;Pair</source>
        <translation>P&amp;aar</translation>
    </message>
    <message>
        <source>Leaves &amp;after round</source>
        <translation>Geht &amp;nach Runde</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Substitute</source>
        <translation>&amp;Ersatzspieler</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Ersatzspieler</translation>
    </message>
    <message>
        <source>Law 90</source>
        <translation>§ 90</translation>
    </message>
    <message>
        <source>Per &amp;cent of a top</source>
        <translation>Pro&amp;zent eines Tops</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMPs</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) change.</source>
        <translation>
            <numerusform>%n Tisch ändert sich.</numerusform>
            <numerusform>%n Tische ändern sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) lose their place.</source>
        <translation>
            <numerusform>%n Ergebnis verliert seinen Platz.</numerusform>
            <numerusform>%n Ergebnisse verlieren ihren Platz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the register</source>
        <translation>
            <numerusform>%n Spieler im Verzeichnis</numerusform>
            <numerusform>%n Spieler im Verzeichnis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list had no place left.</source>
        <translation>
            <numerusform>Für %n Zeile der Liste war kein Platz mehr.</numerusform>
            <numerusform>Für %n Zeilen der Liste war kein Platz mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin an Evening</source>
        <translation>Ein Paarturnier beginnen</translation>
    </message>
    <message>
        <source>Two numbers are enough; names can follow later.</source>
        <translation>Zwei Zahlen genügen; Namen können später folgen.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Names and More…</source>
        <translation>Namen und mehr…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>alle Ergebnisse liegen vor</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>Runde {round} von {count}</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Board {board}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Runde {round}, Tisch {table}</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n Ergebnis fehlt</numerusform>
            <numerusform>%n Ergebnisse fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>board {board} cancelled</source>
        <translation>Board {board} gestrichen</translation>
    </message>
    <message>
        <source>late pair</source>
        <translation>verspätetes Paar</translation>
    </message>
    <message>
        <source>pair leaves</source>
        <translation>Paar geht</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>There are results already, so the movement stays as it is.</source>
        <translation>Es gibt schon Ergebnisse, also bleibt das Movement, wie es ist.</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>Movement</translation>
    </message>
    <message>
        <source>In this movement pairs change direction, so there is one winner.</source>
        <translation>In diesem Movement wechseln Paare die Richtung, daher gibt es einen Sieger.</translation>
    </message>
    <message>
        <source>two winners</source>
        <translation>zwei Sieger</translation>
    </message>
    <message>
        <source>one winner</source>
        <translation>ein Sieger</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Zwei Sieger: Nord-Süd und Ost-West werden getrennt gewertet.</translation>
    </message>
    <message>
        <source>One winner: North-South and East-West are ranked together.</source>
        <translation>Ein Sieger: Nord-Süd und Ost-West werden gemeinsam gewertet.</translation>
    </message>
    <message>
        <source>name, place and date</source>
        <translation>Name, Ort und Datum</translation>
    </message>
    <message>
        <source>sessions before</source>
        <translation>Durchgänge davor</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Neues Paarturnier</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, boards: {boards}, {method}</source>
        <translation>{pairs} Paare, {boards} Boards, {method}</translation>
    </message>
    <message>
        <source>Withdraw a Pair</source>
        <translation>Paar zurückziehen</translation>
    </message>
    <message>
        <source>Players: {pairs}, boards: {boards}, {method}</source>
        <translation>{pairs} Spieler, {boards} Boards, {method}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Häufigkeiten</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Parts of the evening</source>
        <translation>Teile des Paarturniers</translation>
    </message>
    <message>
        <source>Sessions before this one</source>
        <translation>Durchgänge vor diesem</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Sessions Before</source>
        <translation>Durchgänge davor</translation>
    </message>
    <message>
        <source>&amp;Sessions before</source>
        <translation>&amp;Durchgänge davor</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>&amp;Zusammen</translation>
    </message>
    <message>
        <source>&amp;Weight of each, %</source>
        <translation>Jeder davon zäh&amp;lt %</translation>
    </message>
    <message>
        <source>Pairs evenings</source>
        <translation>Paarturniere</translation>
    </message>
    <message>
        <source>Session Before</source>
        <translation>Durchgang davor</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Swap with the result that is there</source>
        <translation>Mit dem Ergebnis dort t&amp;auschen</translation>
    </message>
    <message>
        <source>Move to Another Board</source>
        <translation>Zu einem anderen Board verschieben</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>There is no result to be moved: go to one first.</source>
        <translation>Hier ist kein Ergebnis zum Verschieben: Gehen Sie zuerst zu einem.</translation>
    </message>
    <message>
        <source>result moved</source>
        <translation>Ergebnis verschoben</translation>
    </message>
    <message>
        <source>cancelled boards count again</source>
        <translation>gestrichene Boards zählen wieder</translation>
    </message>
</context>
<context>
    <name>PairsWhy</name>
    <message>
        <source>The board was not played.</source>
        <translation>Das Board wurde nicht gespielt.</translation>
    </message>
    <message>
        <source>No result yet: {ns} against {ew}.</source>
        <translation>Noch kein Ergebnis: {ns} gegen {ew}.</translation>
    </message>
    <message>
        <source>The board is cancelled.</source>
        <translation>Das Board ist gestrichen.</translation>
    </message>
    <message>
        <source>Board {board}: {there} of {due} results are in.</source>
        <translation>Board {board}: {there} von {due} Ergebnissen sind da.</translation>
    </message>
    <message>
        <source>The arrow was turned: the pairs sat the other way round.</source>
        <translation>Der Pfeil war gedreht: Die Paare saßen umgekehrt.</translation>
    </message>
    <message>
        <source>Pairs other than those of the movement played the board.</source>
        <translation>Das Board haben andere Paare gespielt als die des Movements.</translation>
    </message>
    <message>
        <source>The board was fouled; it is compared with the results of group {group}.</source>
        <translation>Das Board war verfälscht; verglichen werden die Ergebnisse der Gruppe {group}.</translation>
    </message>
    <message>
        <source>The director gave this score: {reason}</source>
        <translation>Der Turnierleiter hat diesen Score zugewiesen: {reason}</translation>
    </message>
    <message>
        <source>Given: {percent} %; IMPs: {imps}.</source>
        <translation>Zugewiesen: {percent} %, das sind {imps} IMPs.</translation>
    </message>
    <message>
        <source>Its average on the other boards gives the pair {imps}.</source>
        <translation>Der Durchschnitt auf den anderen Boards bringt dem Paar {imps}.</translation>
    </message>
    <message>
        <source>Given: {percent} %. The pair gets its average on the other boards, {own} %.</source>
        <translation>Zugewiesen: {percent} %. Das Paar bekommt seinen Durchschnitt auf den anderen Boards, {own} %.</translation>
    </message>
    <message>
        <source>Given: {percent} %.</source>
        <translation>Zugewiesen: {percent} %.</translation>
    </message>
    <message>
        <source>Results: {actual} of {expected} expected, too few to compare: {percent} %.</source>
        <translation>{actual} von {expected} erwarteten Ergebnissen sind für einen Vergleich zu wenig: {percent} %.</translation>
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
        <translation>{score}: besser als {beaten}, so gut wie {equal}, schlechter als {lost} der anderen.</translation>
    </message>
    <message>
        <source>Matchpoints: {points} of {top}, {percent} %.</source>
        <translation>{points} von {top} Matchpunkten: {percent} %.</translation>
    </message>
    <message>
        <source>IMPs: {imps} / {divisor} = {points}.</source>
        <translation>{imps} / {divisor} = {points} IMPs.</translation>
    </message>
    <message>
        <source>IMPs by their weights: {points}.</source>
        <translation>Nach ihren Gewichten: {points} IMPs.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}), without {left} at each end, is {mean}.</source>
        <translation>Das Mittel von {count} Ergebnissen, ohne {left} an jedem Ende, ist {mean}.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}) is {mean}.</source>
        <translation>Das Mittel von {count} Ergebnissen ist {mean}.</translation>
    </message>
    <message>
        <source>To the nearest 10 points: {datum}.</source>
        <translation>Auf 10 Punkte gerundet: {datum}.</translation>
    </message>
    <message>
        <source>{score} differs from it by {difference}; IMPs: {imps}.</source>
        <translation>{score} weicht davon um {difference} ab: {imps} IMPs.</translation>
    </message>
    <message>
        <source>{score}: {parts}; IMPs in all: {imps}.</source>
        <translation>{score}: {parts}; zusammen {imps} IMPs.</translation>
    </message>
    <message>
        <source>{imps} against {other}</source>
        <translation>{imps} gegen {other}</translation>
    </message>
    <message>
        <source>{actual} of {expected} in; Neuberg: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</source>
        <translation>{actual} von {expected} Ergebnissen; Neuberg: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: they play in different sections.</source>
        <translation>{one} und {other} treffen nicht aufeinander: Sie spielen in verschiedenen Sektionen.</translation>
    </message>
    <message>
        <source>{one} and {other} meet in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} und {other} treffen in Runde {round} an Tisch {table} aufeinander; Boards: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} are partners in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} und {other} sind Partner in Runde {round} an Tisch {table}; Boards: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit North-South.</source>
        <translation>{one} und {other} treffen nicht aufeinander: Beide sitzen immer Nord-Süd.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit East-West.</source>
        <translation>{one} und {other} treffen nicht aufeinander: Beide sitzen immer Ost-West.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: the movement does not bring them to one table.</source>
        <translation>{one} und {other} treffen nicht aufeinander: Das Movement führt sie nicht an einen Tisch.</translation>
    </message>
    <message>
        <source>Both sit the other way than usual: the arrow is switched.</source>
        <translation>Beide sitzen anders herum als sonst: Es wird gedreht gespielt.</translation>
    </message>
    <message>
        <source>{pair}, {side}: begins at this table.</source>
        <translation>{pair}, {side}: beginnt an diesem Tisch.</translation>
    </message>
    <message>
        <source>{pair}, {side}: sat out in round {round}.</source>
        <translation>{pair}, {side}: setzte in Runde {round} aus.</translation>
    </message>
    <message>
        <source>{pair}, {side}: comes from table {table} ({before}).</source>
        <translation>{pair}, {side}: kommt von Tisch {table} ({before}).</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table and changes direction.</source>
        <translation>{pair}, {side}: bleibt am Tisch und wechselt die Richtung.</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table.</source>
        <translation>{pair}, {side}: bleibt am Tisch.</translation>
    </message>
</context>
<context>
    <name>PartStrip</name>
    <message>
        <source>The way to the end</source>
        <translation>Der Weg bis zum Ende</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movement</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>{part} {done} of {of}</source>
        <translation>{part} {done} von {of}</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>{part}: {progress}</source>
        <translation>{part}: {progress}</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Saal</translation>
    </message>
</context>
<context>
    <name>PinMenu</name>
    <message>
        <source>&amp;Show {boards}</source>
        <translation>{boards} &amp;zeigen</translation>
    </message>
    <message>
        <source>Move &amp;Left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>Move &amp;Right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
</context>
<context>
    <name>PinRow</name>
    <message>
        <source>Pinned board counts</source>
        <translation>Angeheftete Boardzahlen</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Unpin {boards}</source>
        <translation>{boards} lösen</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>Noch nichts zum Vergleichen.</translation>
    </message>
    <message>
        <source>It stays as it is when another scale is chosen.</source>
        <translation>Sie bleibt, wie sie ist, wenn eine andere Skala gewählt wird.</translation>
    </message>
    <message>
        <source>Pin {boards}</source>
        <translation>{boards} anheften</translation>
    </message>
    <message>
        <source>No more than {most} can be pinned: unpin one first.</source>
        <translation>Mehr als {most} lassen sich nicht anheften: Lösen Sie erst eine.</translation>
    </message>
    <message>
        <source>Removes it from the comparison (Ctrl+D)</source>
        <translation>Nimmt sie aus dem Vergleich (Strg+D)</translation>
    </message>
    <message>
        <source>Pin the board count to compare it (Ctrl+D)</source>
        <translation>Boardzahl zum Vergleichen anheften (Strg+D)</translation>
    </message>
</context>
<context>
    <name>PinSets</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Board Counts…</source>
        <translation>&amp;Boardzahlen…</translation>
    </message>
    <message>
        <source>&amp;Keep These Pins…</source>
        <translation>Diese Angehefteten &amp;behalten…</translation>
    </message>
    <message>
        <source>&amp;Sample: Boards, Kinds and Ranges</source>
        <translation>&amp;Beispiel: Boards, Arten und Spannen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Keep These Pins</source>
        <translation>Diese Angehefteten behalten</translation>
    </message>
    <message>
        <source>Board counts such as 7, 14, 20, 28, or pins that were kept</source>
        <translation>Boardzahlen wie 7, 14, 20, 28 oder gespeicherte Angeheftete</translation>
    </message>
</context>
<context>
    <name>PinStrip</name>
    <message>
        <source>Enter shows it, Delete unpins it, drag or Alt+arrow moves it</source>
        <translation>Enter zeigt sie, Entf löst sie, Ziehen oder Alt+Pfeil verschiebt sie</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), pinned</source>
        <translation>
            <numerusform>%n Board, angeheftet</numerusform>
            <numerusform>%n Boards, angeheftet</numerusform>
        </translation>
    </message>
    <message>
        <source>{scale}, pinned</source>
        <translation>{scale}, angeheftet</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chance of each place for each strength</source>
        <translation>Aussicht jeder Stärke auf jeden Platz</translation>
    </message>
    <message>
        <source>Up and Down step through the strengths</source>
        <translation>Pfeil auf und ab gehen durch die Stärken</translation>
    </message>
    <message>
        <source>Strength {strength} takes place {place} in {chance}&#xa0;% of all events.</source>
        <translation>Stärke {strength} erreicht Platz {place} in {chance}&#xa0;% aller Turniere.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Strength, 1 is the best</source>
        <translation>Stärke, 1 ist die beste</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
</context>
<context>
    <name>PlayersWork</name>
    <message>
        <source>Enter the results of the last round first.</source>
        <translation>Geben Sie zuerst die Ergebnisse der letzten Runde ein.</translation>
    </message>
    <message>
        <source>round {round} by hand</source>
        <translation>Runde {round} von Hand</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>&amp;Dezimalzeichen</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>At the st&amp;art</source>
        <translation>&amp;Beim Start</translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation>Sta&amp;ndard</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Wie das System ({language})</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>As the language ({example})</source>
        <translation>Je nach Sprache ({example})</translation>
    </message>
    <message>
        <source>Point ({example})</source>
        <translation>Punkt ({example})</translation>
    </message>
    <message>
        <source>Comma ({example})</source>
        <translation>Komma ({example})</translation>
    </message>
    <message>
        <source>Always the defaults</source>
        <translation>Immer die Standardwerte</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Letzte Sitzung</translation>
    </message>
    <message>
        <source>“{same}” opens with {boards}, and with {pins} pinned to compare.</source>
        <translation>„{same}“ beginnt mit {boards}; zum Vergleich sind {pins} angeheftet.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Text &amp;größer</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>Text k&amp;leiner</translation>
    </message>
    <message>
        <source>&amp;As Large as Fits</source>
        <translation>So groß wie &amp;möglich</translation>
    </message>
    <message>
        <source>&amp;Next Page</source>
        <translation>&amp;Nächste Seite</translation>
    </message>
    <message>
        <source>&amp;Previous Page</source>
        <translation>&amp;Vorige Seite</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Second screen: {title}</source>
        <translation>Zweiter Bildschirm: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s): {vps}</source>
        <translation>
            <numerusform>%n IMP: {vps}</numerusform>
            <numerusform>%n IMPs: {vps}</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Verwalten</translation>
    </message>
    <message>
        <source>Save, rename or delete a preset</source>
        <translation>Eine Vorlage speichern, umbenennen oder löschen</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>Als Vorlage &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>Vorla&amp;ge</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Vorlage umbenennen</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Name der Vorlage</translation>
    </message>
</context>
<context>
    <name>PrintsDialog</name>
    <message>
        <source>Prints of the Event</source>
        <translation>Ausdrucke des Turniers</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>prints of the event</source>
        <translation>Ausdrucke des Turniers</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>Kein Logo</translation>
    </message>
    <message>
        <source>of the event</source>
        <translation>des Turniers</translation>
    </message>
    <message>
        <source>Chosen at each print</source>
        <translation>Bei jedem Druck zu wählen</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Veranstalter</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Logo (PNG oder SVG)</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Save the Prizes</source>
        <translation>Preise speichern</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Preis für</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>By the final ranking</source>
        <translation>Nach dem Endstand</translation>
    </message>
    <message>
        <source>A prize is for places such as 4-10, the best of a club or group, or a named winner.</source>
        <translation>Ein Preis ist für Plätze wie 4-10, für den Besten eines Vereins oder einer Gruppe oder für jemand Genannten.</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>What the table shows</source>
        <translation>Was die Tabelle zeigt</translation>
    </message>
    <message>
        <source>Corrections of the scale</source>
        <translation>Korrekturen der Skala</translation>
    </message>
    <message>
        <source>Each row is explained beside the table</source>
        <translation>Jede Zeile wird neben der Tabelle erklärt</translation>
    </message>
    <message>
        <source>The proof in words</source>
        <translation>Der Beweis in Worten</translation>
    </message>
    <message>
        <source>Why the picked row is as it is</source>
        <translation>Warum die gewählte Zeile so ist, wie sie ist</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>Publisher</name>
    <message>
        <source>Publish in a New Folder</source>
        <translation>In einem neuen Ordner veröffentlichen</translation>
    </message>
    <message>
        <source>Published in {path}</source>
        <translation>Veröffentlicht in {path}</translation>
    </message>
    <message>
        <source>The folder “{folder}” has the pages of another event.</source>
        <translation>Im Ordner „{folder}“ liegen die Seiten eines anderen Turniers.</translation>
    </message>
    <message>
        <source>If you replace them, they are gone.</source>
        <translation>Wenn Sie sie ersetzen, sind sie verloren.</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Leave Them</source>
        <translation>&amp;Behalten</translation>
    </message>
</context>
<context>
    <name>QuickMatch</name>
    <message>
        <source>H&amp;ome side</source>
        <translation>H&amp;eim</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>Gas&amp;t</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>B&amp;oards</translation>
    </message>
</context>
<context>
    <name>QuickStart</name>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Paare</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>&amp;Boards pro Paar</translation>
    </message>
    <message>
        <source>Play as proposed: {name}, {boards} boards</source>
        <translation>Wie vorgeschlagen spielen: {name}, {boards} Boards</translation>
    </message>
    <message>
        <source>Play as many boards as asked for: {name}, {boards} boards</source>
        <translation>So viele Boards wie gewünscht spielen: {name}, {boards} Boards</translation>
    </message>
    <message>
        <source>No movement is known for these numbers; take another number of boards.</source>
        <translation>Für diese Zahlen ist kein Movement bekannt; nehmen Sie eine andere Zahl von Boards.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>{place} of {count}, {keys}</source>
        <translation>{place} von {count}, {keys}</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>All sessions</source>
        <translation>Alle Durchgänge</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>All boards of the pair</source>
        <translation>Alle Boards des Paars</translation>
    </message>
    <message>
        <source>&amp;Ranking of</source>
        <translation>&amp;Rangliste von</translation>
    </message>
</context>
<context>
    <name>RatingShelf</name>
    <message>
        <source>The rating list is read: {share} %. Esc stops.</source>
        <translation>Die Ratingliste wird gelesen: {share} %. Esc hält an.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the rating list</source>
        <translation>
            <numerusform>%n Spieler in der Ratingliste</numerusform>
            <numerusform>%n Spieler in der Ratingliste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>FIDE No.</source>
        <translation>FIDE-Nr.</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>Gewertete Partien</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Turnierleistung</translation>
    </message>
    <message>
        <source>Rating changes after round {number}</source>
        <translation>Ratingänderungen nach Runde {number}</translation>
    </message>
    <message>
        <source>K 10 from 2400 on, 40 for those up to 18 below 2300, else 20</source>
        <translation>K 10 ab 2400, 40 bis 18 Jahre unter 2300, sonst 20</translation>
    </message>
    <message>
        <source>performance {performance}</source>
        <translation>Turnierleistung {performance}</translation>
    </message>
    <message>
        <source>performance {performance}, rating {change} (K {factor})</source>
        <translation>Turnierleistung {performance}, Wertungszahl {change} (K {factor})</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>Abbr&amp;echen</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>In der Zwischenablage ist nichts zum Einfügen.</translation>
    </message>
</context>
<context>
    <name>ReadingStopped</name>
    <message>
        <source>The file was not read to its end.</source>
        <translation>Die Datei wurde nicht zu Ende gelesen.</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Die Datei wird gelesen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Unsaved changes were found, but are damaged: see “{file}”.</source>
        <translation>Ungespeicherte Änderungen wurden gefunden, sind aber beschädigt: siehe „{file}“.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>a new event</source>
        <translation>neues Turnier</translation>
    </message>
    <message>
        <source>a new movement</source>
        <translation>neues Movement</translation>
    </message>
    <message>
        <source>Open It</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Discard what was recovered?</source>
        <translation>Das Wiederhergestellte verwerfen?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>“{name}” is open as last saved. Newer unsaved work was found, from {time} ({what}).</source>
        <translation>„{name}“ ist geöffnet, wie zuletzt gespeichert. Es gibt einen neueren, ungespeicherten Stand von {time} ({what}).</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}”, {time}.</source>
        <translation>Nicht gespeicherte Arbeit ist wiederhergestellt: „{name}“, {time}.</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}” ({what}), {time}.</source>
        <translation>Nicht gespeicherte Arbeit ist wiederhergestellt: „{name}“ ({what}), {time}.</translation>
    </message>
    <message>
        <source>a new match</source>
        <translation>neues Match</translation>
    </message>
    <message>
        <source>match; boards with a score: {scored} of {boards}</source>
        <translation>Match, {scored} von {boards} Boards mit Ergebnis</translation>
    </message>
    <message>
        <source>movement; pairs: {pairs}, rounds: {rounds}, changed meetings: {count}</source>
        <translation>Movement für {pairs} Paare, {rounds} Runden, {count} Begegnungen geändert</translation>
    </message>
    <message>
        <source>a new evening</source>
        <translation>neues Paarturnier</translation>
    </message>
    <message>
        <source>evening; pairs: {pairs}, results: {results}</source>
        <translation>Paarturnier, {pairs} Paare, {results} Ergebnisse</translation>
    </message>
    <message>
        <source>event; entrants: {entries}, rounds drawn: {rounds}, results: {results}</source>
        <translation>Turnier, {entries} Meldungen, {rounds} Runden ausgelost, {results} Ergebnisse</translation>
    </message>
    <message>
        <source>a new scale</source>
        <translation>neue Skala</translation>
    </message>
    <message>
        <source>own scale; rows of the table: {rows}</source>
        <translation>eigene Skala, Zeilen der Tabelle: {rows}</translation>
    </message>
</context>
<context>
    <name>RegulationBar</name>
    <message>
        <source>Regulation</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>Ad&amp;just</source>
        <translation>&amp;Ändern</translation>
    </message>
    <message>
        <source>Change the numbers of the regulation, or open others</source>
        <translation>Die Zahlen des Reglements ändern oder andere hereinholen</translation>
    </message>
    <message>
        <source>Change the &amp;Numbers…</source>
        <translation>&amp;Zahlen ändern…</translation>
    </message>
    <message>
        <source>&amp;Open a File…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>In Datei &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>Zurück&amp;holen</translation>
    </message>
    <message>
        <source>Regula&amp;tion</source>
        <translation>R&amp;eglement</translation>
    </message>
    <message>
        <source>{name}, as in the match</source>
        <translation>{name}, wie im Match</translation>
    </message>
    <message>
        <source>Open a Regulation</source>
        <translation>Reglement öffnen</translation>
    </message>
    <message>
        <source>Save the Regulation</source>
        <translation>Reglement speichern</translation>
    </message>
    <message>
        <source>Regulations (*{suffix})</source>
        <translation>Reglements (*{suffix})</translation>
    </message>
</context>
<context>
    <name>RegulationDialog</name>
    <message>
        <source>Numbers of a Regulation</source>
        <translation>Zahlen eines Reglements</translation>
    </message>
    <message>
        <source>{name}, own</source>
        <translation>{name}, eigenes</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>to the nearest IMP, a half up</source>
        <translation>auf den nächsten IMP, die Hälfte aufwärts</translation>
    </message>
    <message>
        <source>fractions are dropped</source>
        <translation>Bruchteile fallen weg</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>IMPs, before the scale</source>
        <translation>IMPs, vor der Skala</translation>
    </message>
    <message>
        <source>VP, after the scale</source>
        <translation>SP, nach der Skala</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Average &amp;plus, IMPs</source>
        <translation>&amp;Plusdurchschnitt, IMPs</translation>
    </message>
    <message>
        <source>Average &amp;minus, IMPs lost</source>
        <translation>&amp;Minusdurchschnitt, IMPs Verlust</translation>
    </message>
    <message>
        <source>&amp;Rounding of the margin</source>
        <translation>&amp;Rundung der Differenz</translation>
    </message>
    <message>
        <source>Match &amp;cut short</source>
        <translation>Match a&amp;bgebrochen</translation>
    </message>
    <message>
        <source>&amp;Boards cancelled or adjusted</source>
        <translation>Boards ges&amp;trichen oder berichtigt</translation>
    </message>
    <message>
        <source>E&amp;xtra boards played</source>
        <translation>&amp;Zusätzlich gespielte Boards</translation>
    </message>
    <message>
        <source>A match h&amp;as at least, of its boards</source>
        <translation>Match &amp;gilt ab Anteil der Boards</translation>
    </message>
    <message>
        <source>&amp;Void, neither side at fault, each</source>
        <translation>Annulliert, &amp;keiner schuld, je</translation>
    </message>
    <message>
        <source>Void, the &amp;other side at fault</source>
        <translation>Annulliert, die &amp;andere schuld</translation>
    </message>
    <message>
        <source>Void, side at &amp;fault</source>
        <translation>Annulliert, selbst &amp;schuld</translation>
    </message>
    <message>
        <source>Void, both si&amp;des at fault, each</source>
        <translation>Annulliert, b&amp;eide schuld, je</translation>
    </message>
    <message>
        <source>B&amp;ye</source>
        <translation>&amp;Freilos</translation>
    </message>
    <message>
        <source>Opponent forfe&amp;its</source>
        <translation>Gegner tr&amp;itt nicht an</translation>
    </message>
    <message>
        <source>Side that forfeits &amp;gets</source>
        <translation>&amp;Wer nicht antritt, bekommt</translation>
    </message>
    <message>
        <source>Standard penal&amp;ty, VP</source>
        <translation>&amp;Übliche Strafe, SP</translation>
    </message>
    <message>
        <source>Carri&amp;ed over</source>
        <translation>&amp;Carry-over</translation>
    </message>
    <message>
        <source>&amp;Limit of what is carried over</source>
        <translation>&amp;Höchster Carry-over</translation>
    </message>
    <message>
        <source>A better average of other matches counts at a bye or &amp;win by forfeit</source>
        <translation>Ein besserer &amp;Durchschnitt anderer Matches zählt bei Freilos oder kampflosem Sieg</translation>
    </message>
    <message>
        <source>The &amp;same for a side not at fault in a void match</source>
        <translation>Dasse&amp;lbe für eine schuldlose Seite bei annulliertem Match</translation>
    </message>
    <message>
        <source>Res&amp;ults below 0 VP are possible</source>
        <translation>Ergebnisse &amp;unter 0 SP sind möglich</translation>
    </message>
    <message>
        <source>Average plus on half of the boards of a match one side voids</source>
        <translation>Plusdurchschnitt für die Hälfte der Boards, wenn eine Seite die Annullierung verschuldet</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>England (EBU)</source>
        <translation>England (EBU)</translation>
    </message>
    <message>
        <source>A profile to begin with: the regulations of the event go before it.</source>
        <translation>Ein Profil für den Anfang: Das Reglement des Turniers geht vor.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Laws 12C2 and 86A (3 IMPs); the values of a bye and of a match that is void or was not played are those in common use.</source>
        <translation>Turnier-Bridgeregeln 2017, § 12C2 und § 86A (3 IMPs); die Werte eines Freiloses und eines annullierten oder nicht gespielten Matches sind allgemein übliche.</translation>
    </message>
    <message>
        <source>As for teams, but a side without an opponent gets its average if that is more, or what others won on average from a side that forfeits, which itself gets nothing; VP are carried over.</source>
        <translation>Wie bei Teams, aber eine Seite ohne Gegner bekommt ihren Durchschnitt, wenn der höher ist, oder das, was andere im Durchschnitt gegen eine nicht angetretene Seite gewonnen haben, die selbst nichts bekommt; SP werden als Carry-over mitgenommen.</translation>
    </message>
    <message>
        <source>As for teams, but an average plus or minus is worth 2 IMPs, as is usual in a Butler.</source>
        <translation>Wie bei Teams, aber ein Plus- oder Minusdurchschnitt ist 2 IMPs wert, wie im Butler üblich.</translation>
    </message>
    <message>
        <source>English Bridge Union, White Book, section 2.4 (withdrawals): a side that could not meet one that withdrew gets the best of 60 %, its own average, and what others won on average from that side; here the same holds where a match is void or forfeited. A match void by one side&apos;s fault gives the other an average plus on half of its boards (3.3.9). The other numbers are those for teams.</source>
        <translation>English Bridge Union, White Book, Abschnitt 2.4 (Rückzug): Wer nicht gegen eine zurückgezogene Seite spielen konnte, bekommt das Beste aus 60 %, seinem eigenen Schnitt und dem, was andere im Schnitt gegen diese Seite gewannen; hier gilt dasselbe, wenn ein Match annulliert oder kampflos ist. Ein durch Verschulden einer Seite annulliertes Match gibt der anderen einen Plusdurchschnitt für die Hälfte seiner Boards (3.3.9). Die übrigen Zahlen sind die für Teams.</translation>
    </message>
    <message>
        <source>Of section 3.3 only 3.3.9 is applied: compare the edition in force and the event&apos;s rules.</source>
        <translation>Aus Abschnitt 3.3 gilt hier nur 3.3.9: Vergleichen Sie mit der gültigen Fassung und mit dem Reglement des Turniers.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>IMPs to Victory Points</source>
        <translation>IMPs in Siegpunkte</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Board</numerusform>
            <numerusform>%n Boards</numerusform>
        </translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>IMPs pro √Board</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMPs</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>WBF continuous scale</source>
        <translation>Kontinuierliche WBF-Skala</translation>
    </message>
    <message>
        <source>WBF discrete scale</source>
        <translation>Diskrete WBF-Skala</translation>
    </message>
    <message>
        <source>half match</source>
        <translation>halbes Match</translation>
    </message>
    <message>
        <source>blitz {imps} IMPs</source>
        <translation>Blitz {imps} IMPs</translation>
    </message>
    <message>
        <source>blitz {factor} √boards IMPs</source>
        <translation>Blitz {factor} √Boards IMPs</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>SP Sieger</translation>
    </message>
    <message>
        <source>Loser&apos;s VP</source>
        <translation>SP Verlierer</translation>
    </message>
    <message>
        <source>table for {boards}</source>
        <translation>Tabelle für {boards}</translation>
    </message>
    <message>
        <source>Next IMP</source>
        <translation>Nächster IMP</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s)</source>
        <translation>
            <numerusform>%n IMP</numerusform>
            <numerusform>%n IMPs</numerusform>
        </translation>
    </message>
    <message>
        <source>{imps} IMPs</source>
        <translation>{imps} IMPs</translation>
    </message>
    <message>
        <source>{factor} √boards IMPs</source>
        <translation>{factor} √Boards IMPs</translation>
    </message>
    <message>
        <source>{factor} √(boards / 2) IMPs</source>
        <translation>{factor} √(Boards / 2) IMPs</translation>
    </message>
    <message>
        <source>Too few matches for a factor</source>
        <translation>Zu wenige Matches für einen Faktor</translation>
    </message>
    <message>
        <source>k = {factor} ({least} to {most})</source>
        <translation>k = {factor} ({least} bis {most})</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>IMPs pro Board</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Reach it</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>% by theory</source>
        <translation>% in der Theorie</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Blitz by k</source>
        <translation>Blitz nach k</translation>
    </message>
    <message>
        <source>% of the matches</source>
        <translation>% der Matches</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>k = {factor}</source>
        <translation>k = {factor}</translation>
    </message>
    <message>
        <source>Matches, %</source>
        <translation>Matches, %</translation>
    </message>
    <message>
        <source>Calibration of the blitz</source>
        <translation>Kalibrierung des Blitzes</translation>
    </message>
    <message>
        <source>Margins of past matches</source>
        <translation>Differenzen früherer Matches</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Match</numerusform>
            <numerusform>%n Matches</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too few matches for a factor: for {wanted} % at least {enough} are needed.</source>
        <translation>Für einen Faktor sind es zu wenige Matches: Für {wanted} % sind mindestens {enough} nötig.</translation>
    </message>
    <message>
        <source>The scale ({blitz}) has no blitz for these board counts.</source>
        <translation>Die Skala ({blitz}) hat für diese Boardzahlen keinen Blitz.</translation>
    </message>
    <message>
        <source>{first} to {last} boards</source>
        <translation>{first} bis {last} Boards</translation>
    </message>
    <message>
        <source>The list has {matches} of {boards}.</source>
        <translation>Die Liste hat {matches} zu {boards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of it could not be read.</source>
        <translation>
            <numerusform>%n Zeile davon konnte nicht gelesen werden.</numerusform>
            <numerusform>%n Zeilen davon konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a blitz of {factor} √boards IMPs, {reached} win by the maximum: {share} %, where {wanted} % are wanted. The 95 % interval of this factor is {least} to {most}.</source>
        <translation>Bei einem Blitz von {factor} √Boards IMPs werden {reached} mit dem Maximum gewonnen: {share} %, gewünscht sind {wanted} %. Das 95-%-Intervall dieses Faktors reicht von {least} bis {most} (Bootstrap).</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>no scale for this board count</source>
        <translation>keine Skala für diese Boardzahl</translation>
    </message>
    <message>
        <source>too few matches</source>
        <translation>zu wenige Matches</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Matchpunkte %</translation>
    </message>
    <message>
        <source>Sensitivity: the Worth of One IMP</source>
        <translation>Empfindlichkeit: was ein IMP wert ist</translation>
    </message>
    <message>
        <source>Concavity: How Fast It Falls</source>
        <translation>Konkavität: wie schnell das abnimmt</translation>
    </message>
    <message>
        <source>VP per IMP</source>
        <translation>SP pro IMP</translation>
    </message>
    <message>
        <source>VP per IMP²</source>
        <translation>SP pro IMP²</translation>
    </message>
    <message>
        <source>chance, %</source>
        <translation>Wahrscheinlichkeit, %</translation>
    </message>
    <message>
        <source>chance (blitz {share} %)</source>
        <translation>Wahrscheinlichkeit (Blitz {share} %)</translation>
    </message>
    <message>
        <source>blitz {imps}</source>
        <translation>Blitz {imps}</translation>
    </message>
    <message>
        <source>Equal teams, {imps} IMPs per board</source>
        <translation>Gleich starke Teams, {imps} IMPs pro Board</translation>
    </message>
    <message>
        <source>Models of the Scale</source>
        <translation>Modelle der Skala</translation>
    </message>
    <message>
        <source>Differences from the WBF Scale</source>
        <translation>Unterschiede zur WBF-Skala</translation>
    </message>
    <message>
        <source>Model: the worth of one IMP</source>
        <translation>Modell: was ein IMP wert ist</translation>
    </message>
    <message>
        <source>Curve, in VP and IMPs</source>
        <translation>Kurve in SP und IMPs</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Sensitivity at the draw</source>
        <translation>Empfindlichkeit beim Unentschieden</translation>
    </message>
    <message>
        <source>Sensitivity at the median</source>
        <translation>Empfindlichkeit beim Median</translation>
    </message>
    <message>
        <source>Sensitivity at the blitz</source>
        <translation>Empfindlichkeit beim Blitz</translation>
    </message>
    <message>
        <source>Concavity at the draw</source>
        <translation>Konkavität beim Unentschieden</translation>
    </message>
    <message>
        <source>Concavity at the median</source>
        <translation>Konkavität beim Median</translation>
    </message>
    <message>
        <source>Concavity at the blitz</source>
        <translation>Konkavität beim Blitz</translation>
    </message>
    <message>
        <source>Continuous scale</source>
        <translation>Kontinuierliche Skala</translation>
    </message>
    <message>
        <source>Concavity violations</source>
        <translation>Verstöße gegen die Konkavität</translation>
    </message>
    <message>
        <source>Raises of {step} VP</source>
        <translation>Erhöhungen um {step} SP</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, VP</source>
        <translation>Größter Unterschied zur WBF, SP</translation>
    </message>
    <message>
        <source>Margin of this difference, IMPs</source>
        <translation>Differenz dieses Unterschieds, IMPs</translation>
    </message>
    <message>
        <source>Discrete scale</source>
        <translation>Diskrete Skala</translation>
    </message>
    <message>
        <source>Bands narrower than the last</source>
        <translation>Bereiche, schmaler als der vorige</translation>
    </message>
    <message>
        <source>Limits lowered by one IMP</source>
        <translation>Grenzen, um einen IMP gesenkt</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, IMPs</source>
        <translation>Größter Unterschied zur WBF, IMPs</translation>
    </message>
    <message>
        <source>VP of this difference</source>
        <translation>SP dieses Unterschieds</translation>
    </message>
    <message>
        <source>Drawn, continuous, %</source>
        <translation>Unentschieden, kontinuierlich, %</translation>
    </message>
    <message>
        <source>Drawn, discrete, %</source>
        <translation>Unentschieden, diskret, %</translation>
    </message>
    <message>
        <source>Won by a blitz, continuous, %</source>
        <translation>Mit Blitz gewonnen, kontinuierlich, %</translation>
    </message>
    <message>
        <source>Won by a blitz, discrete, %</source>
        <translation>Mit Blitz gewonnen, diskret, %</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, continuous</source>
        <translation>SP des Siegers im Schnitt, kontinuierlich</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, discrete</source>
        <translation>SP des Siegers im Schnitt, diskret</translation>
    </message>
    <message>
        <source>no board count from {first} to {last}; nearest: {nearest}</source>
        <translation>keine Boardzahl von {first} bis {last}; am nächsten: {nearest}</translation>
    </message>
    <message>
        <source>{boards} ({vp} VP)</source>
        <translation>{boards} ({vp} SP)</translation>
    </message>
    <message>
        <source>this is the VP that is asked for</source>
        <translation>das sind die gesuchten SP</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} SP</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>exponentiell</translation>
    </message>
    <message>
        <source>quadratic</source>
        <translation>quadratisch</translation>
    </message>
    <message>
        <source>square root</source>
        <translation>Quadratwurzel</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>straight line</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>continuous</source>
        <translation>kontinuierlich</translation>
    </message>
    <message>
        <source>discrete</source>
        <translation>diskret</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Boardpunkte</translation>
    </message>
    <message>
        <source>Win/loss</source>
        <translation>Sieg/Niederlage</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0</source>
        <translation>Alte WBF-Skala, 25-0</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0, straight</source>
        <translation>Alte WBF-Skala, 25-0, Gerade</translation>
    </message>
    <message>
        <source>Continuous scale ({model})</source>
        <translation>Kontinuierliche Skala ({model})</translation>
    </message>
    <message>
        <source>Discrete scale ({model})</source>
        <translation>Diskrete Skala ({model})</translation>
    </message>
    <message>
        <source>Matchpoints to Victory Points</source>
        <translation>Matchpunkte in Siegpunkte</translation>
    </message>
    <message>
        <source>Points of boards to Victory Points</source>
        <translation>Boardpunkte in Siegpunkte</translation>
    </message>
    <message>
        <source>{band} IMPs</source>
        <translation>{band} IMPs</translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>{counts} Boards</translation>
    </message>
    <message>
        <source>largest win from {margin}</source>
        <translation>höchster Sieg ab {margin}</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>SP – SP</translation>
    </message>
    <message>
        <source>Differences from {boards}</source>
        <translation>Unterschiede zu {boards}</translation>
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
        <translation>ein Modell davon</translation>
    </message>
    <message>
        <source>corrected by the concavity rule</source>
        <translation>nach der Konkavitätsregel korrigiert</translation>
    </message>
    <message>
        <source>exact margin lies outside the band</source>
        <translation>genaue Differenz liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>{before} before correction, raised by {steps}</source>
        <translation>{before} vor der Korrektur, um {steps} erhöht</translation>
    </message>
    <message>
        <source>{before} before correction</source>
        <translation>{before} vor der Korrektur</translation>
    </message>
    <message>
        <source>{vp} VP is exactly {imps} IMPs on the curve, outside this band</source>
        <translation>{vp} SP sind auf der Kurve genau {imps} IMPs, außerhalb dieses Bereichs</translation>
    </message>
    <message>
        <source>The margins spread by {imps} IMPs per board; theory has {theory}, for equal teams.</source>
        <translation>Die Differenzen streuen um {imps} IMPs pro Board; in der Theorie sind es {theory}, bei gleich starken Teams.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too high: fewer than {wanted} % would win by the maximum.</source>
        <translation>Der Faktor {standard} der WBF ist zu hoch: Weniger als {wanted} % gewännen mit dem Maximum.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too low: more than {wanted} % would win by the maximum.</source>
        <translation>Der Faktor {standard} der WBF ist zu niedrig: Mehr als {wanted} % gewännen mit dem Maximum.</translation>
    </message>
    <message>
        <source>The WBF&apos;s factor of {standard} is within the interval: there is no reason to change it.</source>
        <translation>Der Faktor {standard} der WBF liegt im Intervall: Diese Matches sprechen für keinen anderen.</translation>
    </message>
    <message>
        <source>A model: no table of this scale is known. It agrees with all its known results.</source>
        <translation>Ein Modell: Von dieser Skala ist keine Tabelle bekannt. Es stimmt mit allen bekannten Ergebnissen überein.</translation>
    </message>
    <message>
        <source>{number} of {of} reach {blitz}: {share} % ({least} to {most} %); in theory {expected} %.</source>
        <translation>{number} von {of} erreichen {blitz}: {share} % ({least} bis {most} %); in der Theorie {expected} %.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Rating Report</source>
        <translation>Ratingbericht</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Was fehlt</translation>
    </message>
    <message>
        <source>&amp;Write…</source>
        <translation>&amp;Schreiben…</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Dorthin</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) missing:</source>
        <translation>
            <numerusform>%n Angabe fehlt:</numerusform>
            <numerusform>%n Angaben fehlen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Nichts fehlt.</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>VPs of a bye</source>
        <translation>SP eines Freiloses</translation>
    </message>
    <message>
        <source>Type a board and its result, such as “12 =”; there is no such board.</source>
        <translation>Geben Sie ein Brett und sein Ergebnis ein, z. B. „12 =“; dieses Brett gibt es nicht.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 45-23”; there is no such table.</source>
        <translation>Geben Sie einen Tisch und sein Ergebnis ein, z. B. „12 45-23“; diesen Tisch gibt es nicht.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 57.5”; there is no such table.</source>
        <translation>Geben Sie einen Tisch und sein Ergebnis ein, z. B. „12 57.5“; diesen Tisch gibt es nicht.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Korrigieren</translation>
    </message>
    <message>
        <source>{name}: “{typed}”?</source>
        <translation>{name}: „{typed}“?</translation>
    </message>
    <message>
        <source>result of board {table}</source>
        <translation>Ergebnis an Brett {table}</translation>
    </message>
    <message>
        <source>result of table {table}</source>
        <translation>Ergebnis an Tisch {table}</translation>
    </message>
    <message>
        <source>&amp;Add It</source>
        <translation>&amp;Anfügen</translation>
    </message>
</context>
<context>
    <name>ResultMarks</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>ungewöhnlich</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>korrigiert</translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>Our IMPs</source>
        <translation>Unsere IMPs</translation>
    </message>
    <message>
        <source>Their IMPs</source>
        <translation>Gegner-IMPs</translation>
    </message>
    <message>
        <source>Margin in IMPs, minus if lost</source>
        <translation>Differenz in IMPs, minus bei Niederlage</translation>
    </message>
    <message>
        <source>Target in VP</source>
        <translation>Ziel in SP</translation>
    </message>
    <message>
        <source>&amp;Matchpoints %</source>
        <translation>&amp;Matchpunkte %</translation>
    </message>
    <message>
        <source>Our matchpoints in percent</source>
        <translation>Unsere Matchpunkte in Prozent</translation>
    </message>
    <message>
        <source>&amp;Our IMPs</source>
        <translation>&amp;Unsere IMPs</translation>
    </message>
    <message>
        <source>&amp;Their IMPs</source>
        <translation>Geg&amp;ner-IMPs</translation>
    </message>
    <message>
        <source>or &amp;margin</source>
        <translation>oder Di&amp;fferenz</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>Nö&amp;tig für SP</translation>
    </message>
    <message>
        <source>at least {percent}</source>
        <translation>mindestens {percent}</translation>
    </message>
    <message numerus="yes">
        <source>win by %n IMP(s)</source>
        <translation>
            <numerusform>Sieg mit %n IMP</numerusform>
            <numerusform>Sieg mit %n IMPs</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw is enough</source>
        <translation>Unentschieden genügt</translation>
    </message>
    <message>
        <source>any result is enough</source>
        <translation>jedes Ergebnis genügt</translation>
    </message>
    <message numerus="yes">
        <source>lose by %n IMP(s) at most</source>
        <translation>
            <numerusform>Niederlage mit höchstens %n IMP</numerusform>
            <numerusform>Niederlage mit höchstens %n IMPs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsFile</name>
    <message>
        <source>Import Results</source>
        <translation>Ergebnisse importieren</translation>
    </message>
    <message>
        <source>Results of boards</source>
        <translation>Ergebnisse der Boards</translation>
    </message>
    <message>
        <source>results of “{file}”</source>
        <translation>Ergebnisse aus „{file}“</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken.</source>
        <translation>
            <numerusform>%n Ergebnis übernommen.</numerusform>
            <numerusform>%n Ergebnisse übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results that were another one before: {count}.</source>
        <translation>Ergebnisse, die vorher andere waren: {count}.</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Süd</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Ost-West</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>OW</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>{what}: {count} missing</source>
        <translation>{what}: noch {count}</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Board für Board</translation>
    </message>
    <message>
        <source>Table by table</source>
        <translation>Tisch für Tisch</translation>
    </message>
    <message>
        <source>Boards, or tables in rounds</source>
        <translation>Boards, oder Tische in Runden</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Type contracts such as 3NT W +1, points, A60/40, or NP, and press Enter</source>
        <translation>Kontrakte wie 3SA W +1, Punkte, A60/40 oder NP eingeben und Enter drücken</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Warum ein Ergebnis so viel bringt</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Blätter des Boards</translation>
    </message>
    <message>
        <source>E&amp;ntry</source>
        <translation>&amp;Eingabe</translation>
    </message>
    <message>
        <source>{pairs} has no opponent, sits out</source>
        <translation>{pairs} hat keinen Gegner, setzt aus</translation>
    </message>
    <message>
        <source>{pairs} have no opponents, sit out</source>
        <translation>{pairs} haben keine Gegner, setzen aus</translation>
    </message>
</context>
<context>
    <name>RoomHeader</name>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Zweiter Bildschirm</translation>
    </message>
    <message>
        <source>Prints or exports what is shown (Ctrl+P)</source>
        <translation>Druckt oder exportiert, was zu sehen ist (Strg+P)</translation>
    </message>
    <message>
        <source>Shows it to everybody, on a projector too (F5)</source>
        <translation>Zeigt es allen, auch auf einem Beamer (F5)</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Swiss from the top</source>
        <translation>Schweizer System von oben</translation>
    </message>
    <message>
        <source>Swiss, closest overall</source>
        <translation>Schweizer System, kleinste Unterschiede</translation>
    </message>
    <message>
        <source>Danish Swiss</source>
        <translation>Dänisches Schweizer System</translation>
    </message>
    <message>
        <source>First round by [first:halves].</source>
        <translation>Erste Runde nach [first:Hälften].</translation>
    </message>
    <message>
        <source>First round by [first:quarters].</source>
        <translation>Erste Runde nach [first:Vierteln].</translation>
    </message>
    <message>
        <source>First round by [first:the standings], as any later one.</source>
        <translation>Erste Runde nach [first:der Rangliste], wie jede spätere.</translation>
    </message>
    <message>
        <source>First round by [first:lot].</source>
        <translation>Erste Runde per [first:Los].</translation>
    </message>
    <message>
        <source>The table is [places:by strength]; the first two meet last.</source>
        <translation>Plätze in der Tabelle [places:nach Stärke]; die ersten zwei treffen zuletzt aufeinander.</translation>
    </message>
    <message>
        <source>The table is [places:by the numbers].</source>
        <translation>Plätze in der Tabelle [places:nach den Nummern].</translation>
    </message>
    <message>
        <source>The table is [places:by lot].</source>
        <translation>Plätze in der Tabelle [places:per Los].</translation>
    </message>
    <message>
        <source>With an odd number, one [odd:sits out]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Bei ungerader Zahl [odd:setzt einer aus]; ein Freilos zählt [bye_vp:{vp} SP].</translation>
    </message>
    <message>
        <source>Triangles go [triangle:by turns].</source>
        <translation>Dreiecke gehen [triangle:reihum].</translation>
    </message>
    <message>
        <source>[triangle:Nobody] plays two triangles.</source>
        <translation>[triangle:Niemand] spielt zwei Dreiecke.</translation>
    </message>
    <message>
        <source>Triangles are [triangle:from the bottom], even twice.</source>
        <translation>Dreiecke kommen [triangle:von unten], auch zweimal.</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:by their VPs].</source>
        <translation>Nachmeldungen werden [late:nach ihren SP] ausgelost.</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as average].</source>
        <translation>Nachmeldungen werden [late:als Durchschnitt] ausgelost.</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as the last].</source>
        <translation>Nachmeldungen werden [late:als Letzte] ausgelost.</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:as in the standings].</source>
        <translation>Gleiche SP werden [level:wie in der Rangliste] ausgelost.</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:by IMP quotient].</source>
        <translation>Gleiche SP werden [level:nach IMP-Quotient] ausgelost.</translation>
    </message>
    <message>
        <source>A match counts [counts:its IMPs].</source>
        <translation>Ein Match zählt [counts:seine IMPs].</translation>
    </message>
    <message>
        <source>A match counts [counts:IMPs and boards (Patton)].</source>
        <translation>Ein Match zählt [counts:IMPs und Boards (Patton)].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:as a bye].</source>
        <translation>Ein kampfloses Match zählt [walkover:wie ein Freilos].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:the best of three averages].</source>
        <translation>Ein kampfloses Match zählt [walkover:den besten von drei Durchschnitten].</translation>
    </message>
    <message>
        <source>Rounds are drawn [arrears:one round behind].</source>
        <translation>Runden werden [arrears:mit einer Runde Rückstand] ausgelost.</translation>
    </message>
    <message>
        <source>Strictly by rank, whoever has met: rounds [danish:{rounds}].</source>
        <translation>Streng nach Rang, auch wiederholt: Runden [danish:{rounds}].</translation>
    </message>
    <message>
        <source>The first three [leaders:may meet] in a triangle.</source>
        <translation>Die ersten drei [leaders:dürfen] in einem Dreieck aufeinandertreffen.</translation>
    </message>
    <message>
        <source>A bye is worth [bye_vp:{vp} VP].</source>
        <translation>Ein Freilos zählt [bye_vp:{vp} SP].</translation>
    </message>
    <message>
        <source>Dutch rules of [edition:{edition}].</source>
        <translation>Holländische Regeln von [edition:{edition}].</translation>
    </message>
    <message>
        <source>A win counts [points:{win}], a draw {draw}.</source>
        <translation>Ein Sieg zählt [points:{win}], ein Remis {draw}.</translation>
    </message>
    <message>
        <source>A bye counts [bye:{points}].</source>
        <translation>Ein Freilos zählt [bye:{points}].</translation>
    </message>
    <message>
        <source>The upper half is [baku:accelerated by Baku].</source>
        <translation>Die obere Hälfte ist [baku:nach Baku beschleunigt].</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>any number of rounds</source>
        <translation>Rundenzahl offen</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Ungerade Zahl: Drei spielen [odd:ein Dreieck]; ein Freilos zählt [bye_vp:{vp} SP].</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle over two rounds]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Ungerade Zahl: Drei spielen [odd:ein Dreieck über zwei Runden]; ein Freilos zählt [bye_vp:{vp} SP].</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>Underlined words can be changed; what is bold is not the usual.</source>
        <translation>Unterstrichenes lässt sich ändern; Fettes weicht vom Üblichen ab.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Alle Regeln</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;Was geschehen ist</translation>
    </message>
    <message>
        <source>Boar&amp;ds with a result</source>
        <translation>B&amp;oards mit Ergebnis</translation>
    </message>
    <message>
        <source>&amp;At fault</source>
        <translation>&amp;Verschulden</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMPs</translation>
    </message>
    <message>
        <source>Average &amp;plus</source>
        <translation>Plusdurchschni&amp;tt</translation>
    </message>
    <message>
        <source>P&amp;lain average</source>
        <translation>D&amp;urchschnitt</translation>
    </message>
    <message>
        <source>Average min&amp;us</source>
        <translation>Mi&amp;nusdurchschnitt</translation>
    </message>
    <message>
        <source>Penalt&amp;y, VP</source>
        <translation>Stra&amp;fe, SP</translation>
    </message>
    <message>
        <source>&amp;Other matches, VP</source>
        <translation>Sonst &amp;je Match, SP</translation>
    </message>
    <message>
        <source>of {boards}</source>
        <translation>von {boards}</translation>
    </message>
    <message>
        <source>Carried &amp;over</source>
        <translation>Carr&amp;y-over</translation>
    </message>
    <message>
        <source>IMPs on e&amp;xtra boards</source>
        <translation>IMPs auf zu&amp;sätzlichen Boards</translation>
    </message>
    <message>
        <source>Carried &amp;over, IMPs</source>
        <translation>Carr&amp;y-over, IMPs</translation>
    </message>
    <message>
        <source>Carried &amp;over, VP</source>
        <translation>Carr&amp;y-over, SP</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>was geschehen ist</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>Verschulden</translation>
    </message>
    <message>
        <source>boards with a result</source>
        <translation>Boards mit Ergebnis</translation>
    </message>
    <message>
        <source>{what}, home side</source>
        <translation>{what}, Heim</translation>
    </message>
    <message>
        <source>{what}, visitors</source>
        <translation>{what}, Gast</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted</source>
        <translation>Boards gestrichen oder berichtigt</translation>
    </message>
    <message>
        <source>Void: it does not count</source>
        <translation>Annulliert: zählt nicht</translation>
    </message>
    <message>
        <source>Bye: no opponent</source>
        <translation>Freilos: kein Gegner</translation>
    </message>
    <message>
        <source>Forfeit: not played</source>
        <translation>Kampflos: nicht gespielt</translation>
    </message>
    <message>
        <source>More boards than planned</source>
        <translation>Mehr Boards als geplant</translation>
    </message>
    <message>
        <source>Mismatch: a wrong draw of a Swiss</source>
        <translation>Fehlpaarung: falsche Auslosung im Schweizer System</translation>
    </message>
    <message>
        <source>Neither side</source>
        <translation>Keine Seite</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>What happened to the match</source>
        <translation>Was mit dem Match geschehen ist</translation>
    </message>
    <message>
        <source>Who is at fault</source>
        <translation>Wer schuld ist</translation>
    </message>
    <message>
        <source>Boards with a result</source>
        <translation>Boards mit Ergebnis</translation>
    </message>
    <message>
        <source>The boards of the whole match are those of the scale.</source>
        <translation>Die Boards des ganzen Matches sind die der Skala.</translation>
    </message>
    <message>
        <source>VP per match in the other matches; 0 and Page Down for none</source>
        <translation>SP je Match in den anderen Matches; 0 und Bild ab für keine</translation>
    </message>
    <message>
        <source>Per board without a result: average minus for a side at fault, average plus for the other.</source>
        <translation>Je Board ohne Ergebnis bekommt eine schuldige Seite den Minus-, die andere den Plusdurchschnitt.</translation>
    </message>
</context>
<context>
    <name>RulingPage</name>
    <message>
        <source>Ta&amp;ke from Score Sheet</source>
        <translation>Vom Scoreblatt &amp;übernehmen</translation>
    </message>
    <message>
        <source>Print Slip…</source>
        <translation>Zettel drucken…</translation>
    </message>
    <message>
        <source>regulation</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>Scoreblatt</translation>
    </message>
    <message>
        <source>ruling taken back</source>
        <translation>Entscheidung zurückgenommen</translation>
    </message>
    <message>
        <source>ruling adopted</source>
        <translation>Entscheidung übernommen</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Adopt for Score Sheet</source>
        <translation>Ins Scoreblatt übernehmen</translation>
    </message>
    <message>
        <source>Rulings side by side</source>
        <translation>Entscheidungen im Vergleich</translation>
    </message>
    <message>
        <source>The ruling that is picked here is printed as a slip; F6 leads from the form to it.</source>
        <translation>Die hier gewählte Entscheidung wird als Zettel gedruckt; F6 führt vom Formular zu ihr.</translation>
    </message>
    <message>
        <source>The score sheet shows the ruling that is picked as the result, with its reason.</source>
        <translation>Das Scoreblatt zeigt die gewählte Entscheidung als Ergebnis, mit ihrem Grund.</translation>
    </message>
    <message>
        <source>Prints the ruling that is picked, with its reasons (Ctrl+P)</source>
        <translation>Druckt die gewählte Entscheidung mit ihren Gründen (Strg+P)</translation>
    </message>
    <message>
        <source>Reasons for the ruling that is picked</source>
        <translation>Gründe der gewählten Entscheidung</translation>
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
        <translation>{home} {vp} SP</translation>
    </message>
    <message>
        <source>{home} {home_vp} – {away} {away_vp}</source>
        <translation>{home} {home_vp} – {away} {away_vp}</translation>
    </message>
    <message>
        <source>{side}
IMPs</source>
        <translation>{side}
IMPs</translation>
    </message>
    <message>
        <source>For the boards without a result {side} gets {imps} ({parts}).</source>
        <translation>Für die Boards ohne Ergebnis bekommt {side} {imps} ({parts}).</translation>
    </message>
    <message>
        <source>The margin of {side}, {exact}, is rounded to {imps} before the scale.</source>
        <translation>Die Differenz von {side}, {exact}, wird vor der Skala auf {imps} gerundet.</translation>
    </message>
    <message>
        <source>{side} carries over {amount}.</source>
        <translation>{side} nimmt {amount} als Carry-over mit.</translation>
    </message>
    <message>
        <source>{side}
VP</source>
        <translation>{side}
SP</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Rulings: {match}</source>
        <translation>Entscheidungen: {match}</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>{who}: {line}</source>
        <translation>{who}: {line}</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Turnierleiter</translation>
    </message>
    <message>
        <source>{way}: {result}</source>
        <translation>{way}: {result}</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation>bevorzugt</translation>
    </message>
    <message>
        <source>adopted</source>
        <translation>übernommen</translation>
    </message>
    <message>
        <source>Regulation “{regulation}”; {scale}</source>
        <translation>Reglement „{regulation}“; {scale}</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Scale for the boards played</source>
        <translation>Skala für die gespielten Boards</translation>
    </message>
    <message>
        <source>{side} met opponents that were too strong, not by its own fault, and gets a quarter of what is missing to {full} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side} traf ohne eigene Schuld auf zu starke Gegner und bekommt ein Viertel dessen, was bis {full} SP fehlt (EBU White Book 3.5): {vp} SP.</translation>
    </message>
    <message>
        <source>{side} met opponents that were too weak, by its own fault, and loses a quarter of what it has above {least} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side} traf durch eigene Schuld auf zu schwache Gegner und verliert ein Viertel dessen, was über {least} SP liegt (EBU White Book 3.5): {vp} SP.</translation>
    </message>
    <message>
        <source>Full scale with averages</source>
        <translation>Volle Skala mit Durchschnitten</translation>
    </message>
    <message>
        <source>Full scale as it stands</source>
        <translation>Volle Skala ohne Durchschnitte</translation>
    </message>
    <message>
        <source>Match does not count</source>
        <translation>Match zählt nicht</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Kampflos</translation>
    </message>
    <message>
        <source>Best average</source>
        <translation>Bester Durchschnitt</translation>
    </message>
    <message>
        <source>Planned boards alone</source>
        <translation>Nur geplante Boards</translation>
    </message>
    <message>
        <source>Average plus on half of the boards</source>
        <translation>Plusdurchschnitt für die Hälfte der Boards</translation>
    </message>
    <message>
        <source>Mismatch of both sides</source>
        <translation>Fehlpaarung beider Seiten</translation>
    </message>
    <message>
        <source>Mismatch of the home side</source>
        <translation>Fehlpaarung: Heim</translation>
    </message>
    <message>
        <source>Mismatch of the visitors</source>
        <translation>Fehlpaarung: Gast</translation>
    </message>
    <message>
        <source>The match was cut short. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Das Match wurde abgebrochen. Boards mit Ergebnis: {played} von {planned}; IMPs {imps}.</translation>
    </message>
    <message>
        <source>The match is void.</source>
        <translation>Das Match ist annulliert.</translation>
    </message>
    <message>
        <source>{home} has no opponent.</source>
        <translation>{home} hat keinen Gegner.</translation>
    </message>
    <message>
        <source>The match was not played.</source>
        <translation>Das Match wurde nicht gespielt.</translation>
    </message>
    <message>
        <source>The round was drawn wrongly, which was noticed after it had been played; IMPs {imps}.</source>
        <translation>Die Runde war falsch ausgelost, was erst auffiel, als sie gespielt war; IMPs {imps}.</translation>
    </message>
    <message>
        <source>Neither side is at fault.</source>
        <translation>Keine Seite ist schuld.</translation>
    </message>
    <message>
        <source>{home} is at fault; {away} is not.</source>
        <translation>{home} ist schuld, {away} nicht.</translation>
    </message>
    <message>
        <source>{away} is at fault; {home} is not.</source>
        <translation>{away} ist schuld, {home} nicht.</translation>
    </message>
    <message>
        <source>Both sides are at fault.</source>
        <translation>Beide Seiten sind schuld.</translation>
    </message>
    <message>
        <source>The boards played count on the scale for {played_boards}.</source>
        <translation>Was gespielt wurde, zählt nach der Skala für {played_boards}.</translation>
    </message>
    <message>
        <source>The scale is that of the whole match, {planned_boards}.</source>
        <translation>Die Skala ist die des ganzen Matches, {planned_boards}.</translation>
    </message>
    <message>
        <source>Boards without a result are worth nothing to either side.</source>
        <translation>Boards ohne Ergebnis bringen keiner Seite etwas.</translation>
    </message>
    <message>
        <source>A bye is worth {bye} % of {full} VP.</source>
        <translation>Ein Freilos ist {bye} % von {full} SP wert.</translation>
    </message>
    <message>
        <source>No side gets less than 0 VP.</source>
        <translation>Keine Seite bekommt weniger als 0 SP.</translation>
    </message>
    <message>
        <source>This is what the regulation “{regulation}” asks for.</source>
        <translation>Das verlangt das Reglement „{regulation}“.</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling, which is not possible here: {way}.</source>
        <translation>Das Reglement „{regulation}“ verlangt eine andere Entscheidung, die hier nicht möglich ist: {way}.</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling; this one is the director&apos;s.</source>
        <translation>Das Reglement „{regulation}“ verlangt eine andere Entscheidung; diese ist die des Turnierleiters.</translation>
    </message>
    <message>
        <source>The match does not count. Neither side is at fault: each gets {share} % of {full} VP.</source>
        <translation>Das Match zählt nicht. Keine Seite ist schuld: Jede bekommt {share} % von {full} SP.</translation>
    </message>
    <message>
        <source>The match does not count. Both sides are at fault: each gets {share} % of {full} VP.</source>
        <translation>Das Match zählt nicht. Beide Seiten sind schuld: Jede bekommt {share} % von {full} SP.</translation>
    </message>
    <message>
        <source>Both sides forfeit the match: each gets {least} % of {full} VP.</source>
        <translation>Beide Seiten verlieren das Match kampflos: Jede bekommt {least} % von {full} SP.</translation>
    </message>
    <message>
        <source>{guilty} forfeits the match and gets {least} % of {full} VP; {innocent} gets {most} %.</source>
        <translation>{guilty} verliert das Match kampflos und bekommt {least} % von {full} SP; {innocent} bekommt {most} %.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling is on: {ruling}.</source>
        <translation>Das Scoreblatt sagt: {sheet}. Die Entscheidung gilt für: {ruling}.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling says: {ruling}</source>
        <translation>Das Scoreblatt sagt: {sheet}. Die Entscheidung sagt: {ruling}</translation>
    </message>
    <message>
        <source>Adopted: this ruling is the result of the match.</source>
        <translation>Übernommen: Diese Entscheidung ist das Ergebnis des Matches.</translation>
    </message>
    <message>
        <source>The result of the match is another ruling that was adopted: {way}, {result}.</source>
        <translation>Das Ergebnis des Matches ist eine andere, übernommene Entscheidung: {way}, {result}.</translation>
    </message>
    <message>
        <source>No ruling is adopted: the result of the match is that of the score sheet, {vps} VP.</source>
        <translation>Es ist keine Entscheidung übernommen: Das Ergebnis des Matches ist das des Scoreblatts, {vps} SP.</translation>
    </message>
    <message>
        <source>The result is that of an adopted ruling: {way}.</source>
        <translation>Das Ergebnis ist das einer übernommenen Entscheidung: {way}.</translation>
    </message>
    <message>
        <source>By the scores alone it would be {vps} VP.</source>
        <translation>Nach den Scores allein wären es {vps} SP.</translation>
    </message>
    <message>
        <source>boards with a result {played} of {planned}, IMPs {imps}</source>
        <translation>Boards mit Ergebnis {played} von {planned}, IMPs {imps}</translation>
    </message>
    <message>
        <source>The ruling was made on other numbers than those of the score sheet now: look at it again.</source>
        <translation>Die Entscheidung beruht auf anderen Zahlen als denen, die jetzt im Scoreblatt stehen: Prüfen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The ruling was made on another scale than that of the match now: look at it again.</source>
        <translation>Die Entscheidung beruht auf einer anderen Skala als der jetzigen des Matches: Prüfen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>average plus: {boards} × {imps}</source>
        <translation>Plusdurchschnitt: {boards} × {imps}</translation>
    </message>
    <message>
        <source>average: {boards} × 0</source>
        <translation>Durchschnitt: {boards} × 0</translation>
    </message>
    <message>
        <source>average minus: {boards} × {imps}</source>
        <translation>Minusdurchschnitt: {boards} × {imps}</translation>
    </message>
    <message>
        <source>Neither side is ahead: {vps} VP.</source>
        <translation>Keine Seite liegt vorn: {vps} SP.</translation>
    </message>
    <message>
        <source>The VP of both sides add up to {sum}, not to {usual}.</source>
        <translation>Die SP beider Seiten ergeben zusammen {sum}, nicht {usual}.</translation>
    </message>
    <message>
        <source>{side} carries over {amount} VP.</source>
        <translation>{side} nimmt {amount} SP als Carry-over mit.</translation>
    </message>
    <message>
        <source>More than {most} cannot be carried over.</source>
        <translation>Mehr als {most} Carry-over gibt es nicht.</translation>
    </message>
    <message>
        <source>{side} loses {amount} VP as a penalty.</source>
        <translation>{side} verliert {amount} SP als Strafe.</translation>
    </message>
    <message>
        <source>{side} has an average of {amount} VP in other matches.</source>
        <translation>{side} hat in den anderen Matches einen Durchschnitt von {amount} SP.</translation>
    </message>
    <message>
        <source>Others got {amount} VP on average against {opponent}.</source>
        <translation>Gegen {opponent} bekamen andere im Durchschnitt {amount} SP.</translation>
    </message>
    <message>
        <source>The greatest of these values counts for {side}: {vp} VP.</source>
        <translation>Für {side} zählt der größte dieser Werte: {vp} SP.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins by %n IMP(s): {vps} VP.</source>
        <translation>
            <numerusform>{side} gewinnt mit %n IMP: {vps} SP.</numerusform>
            <numerusform>{side} gewinnt mit %n IMPs: {vps} SP.</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Boards wurden gestrichen oder berichtigt. Boards mit Ergebnis: {played} von {planned}; IMPs {imps}.</translation>
    </message>
    <message>
        <source>Margins differ: {home} {home_imps}, {away} {away_imps}. Own VP: {home_vp} and {away_vp}.</source>
        <translation>Die Differenzen sind verschieden: {home} {home_imps}, {away} {away_imps}. Eigene SP: {home_vp} und {away_vp}.</translation>
    </message>
    <message>
        <source>Boards played {played}, planned {planned}. IMPs on the planned {imps}, on others {extra}.</source>
        <translation>Gespielt {played} Boards, geplant {planned}. IMPs auf den geplanten {imps}, auf den übrigen {extra}.</translation>
    </message>
    <message>
        <source>Only the planned boards count ({planned_boards}), and none beyond them.</source>
        <translation>Nur die geplanten Boards zählen ({planned_boards}), keines darüber hinaus.</translation>
    </message>
    <message>
        <source>Boards with a result: {played} of {planned}, less than the {least} % that a match needs.</source>
        <translation>Boards mit Ergebnis: {played} von {planned}, weniger als die {least} %, die ein Match braucht.</translation>
    </message>
    <message>
        <source>The match does not count: average plus on half the boards (EBU White Book 3.3.9).</source>
        <translation>Das Match zählt nicht: Plusdurchschnitt für die Hälfte der Boards (EBU White Book 3.3.9).</translation>
    </message>
    <message>
        <source>Not counted. At fault: {guilty}, {least} % of {full} VP; {innocent}: {most} %.</source>
        <translation>Zählt nicht. Schuld: {guilty}, {least} % von {full} SP; {innocent}: {most} %.</translation>
    </message>
    <message>
        <source>The score sheet was {then} and is now {now}: look at the ruling again.</source>
        <translation>Das Scoreblatt war {then} und ist jetzt {now}: Prüfen Sie die Entscheidung noch einmal.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>A &amp;Pairs Evening</source>
        <translation>Ein &amp;Paarturnier</translation>
    </message>
    <message>
        <source>A &amp;League of Teams</source>
        <translation>Eine &amp;Liga für Teams</translation>
    </message>
    <message>
        <source>The &amp;Scale on a Club’s Wall</source>
        <translation>Die &amp;Skala an der Wand eines Vereins</translation>
    </message>
    <message>
        <source>A &amp;Match</source>
        <translation>Ein &amp;Match</translation>
    </message>
    <message>
        <source>S&amp;wiss Teams</source>
        <translation>Sch&amp;weizer System für Teams</translation>
    </message>
    <message>
        <source>A &amp;Cup</source>
        <translation>Ein &amp;K.-o.-Turnier</translation>
    </message>
    <message>
        <source>A M&amp;ovement for Eight Pairs</source>
        <translation>Ein M&amp;ovement für acht Paare</translation>
    </message>
    <message>
        <source>Go on with your copy “{name}”?</source>
        <translation>Mit Ihrer Kopie „{name}“ weitermachen?</translation>
    </message>
    <message>
        <source>To begin anew makes another copy; this one stays as it is.</source>
        <translation>„Neu beginnen“ legt eine weitere Kopie an; diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>&amp;Begin Anew</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Weitermachen</translation>
    </message>
</context>
<context>
    <name>ScaleCombo</name>
    <message>
        <source>Printed tables</source>
        <translation>Gedruckte Tabellen</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Eigene Skalen</translation>
    </message>
    <message>
        <source>By who wins</source>
        <translation>Nach Siegen</translation>
    </message>
    <message>
        <source>Own Scales…</source>
        <translation>Eigene Skalen…</translation>
    </message>
    <message>
        <source>WBF continuous</source>
        <translation>WBF kontinuierlich</translation>
    </message>
    <message>
        <source>WBF discrete</source>
        <translation>WBF diskret</translation>
    </message>
    <message>
        <source>Other curves</source>
        <translation>Andere Kurven</translation>
    </message>
    <message>
        <source>Continuous, {model}</source>
        <translation>Kontinuierlich, {model}</translation>
    </message>
    <message>
        <source>Discrete, {model}</source>
        <translation>Diskret, {model}</translation>
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
        <translation>15 √Boards</translation>
    </message>
    <message>
        <source>factor × √boards</source>
        <translation>Faktor × √Boards</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMPs</translation>
    </message>
    <message>
        <source>Boards in the match</source>
        <translation>Boards im Match</translation>
    </message>
    <message>
        <source>Boards in the match, 1 to 999. Page Up and Page Down change it by ten.</source>
        <translation>Boards im Match, 1 bis 999. Bild auf und Bild ab ändern die Zahl um zehn.</translation>
    </message>
    <message>
        <source>Several, as in 7, 14, 20, are pinned to be compared.</source>
        <translation>Mehrere, etwa 7, 14, 20, werden zum Vergleich angeheftet.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Range: VP of the largest win</source>
        <translation>Spanne: SP des höchsten Sieges</translation>
    </message>
    <message>
        <source>The largest win: 20 for 20-0, 10 for 10-0, 25 for 25-0.</source>
        <translation>Der höchste Sieg: 20 bei 20-0, 10 bei 10-0, 25 bei 25-0.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Ab dieser Differenz ist der Sieg maximal.</translation>
    </message>
    <message>
        <source>Value of the blitz</source>
        <translation>Wert des Blitzes</translation>
    </message>
    <message>
        <source>A half (triangular) match: the formula counts half of the boards.</source>
        <translation>Ein halbes Match (im Dreieck): Die Formel zählt die Hälfte der Boards.</translation>
    </message>
    <message>
        <source>Range, blitz</source>
        <translation>Spanne, Blitz</translation>
    </message>
    <message>
        <source>Range, blitz and half match</source>
        <translation>Spanne, Blitz und halbes Match</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Boa&amp;rds</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>&amp;Skala</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>S&amp;panne</translation>
    </message>
    <message>
        <source>Half mat&amp;ch</source>
        <translation>Halbes &amp;Match</translation>
    </message>
    <message>
        <source>Blit&amp;z</source>
        <translation>B&amp;litz</translation>
    </message>
</context>
<context>
    <name>ScaleEditor</name>
    <message>
        <source>Own Scale</source>
        <translation>Eigene Skala</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Tabelle der Skala</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Give the scale a name and fill in the table.</source>
        <translation>Geben Sie der Skala einen Namen und füllen Sie die Tabelle aus.</translation>
    </message>
    <message>
        <source>A scale for {boards}; the largest win is {vp} VP.</source>
        <translation>Eine Skala für {boards}; der höchste Sieg bringt {vp} SP.</translation>
    </message>
    <message>
        <source>The audit finds no fault.</source>
        <translation>Das Audit findet keinen Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>The audit finds %n fault(s).</source>
        <translation>
            <numerusform>Das Audit findet %n Fehler.</numerusform>
            <numerusform>Das Audit findet %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>Anmer&amp;kung</translation>
    </message>
    <message>
        <source>Save the changes to this scale?</source>
        <translation>Änderungen an dieser Skala speichern?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Wenn Sie sie verwerfen, sind sie verloren.</translation>
    </message>
    <message>
        <source>Type or paste the table: margins (0, 1 or 0-2, 3-6) and VP; above, boards (24 or 21-27).</source>
        <translation>Tabelle tippen oder einfügen: Differenzen (0, 1 oder 0-2, 3-6) und SP, darüber Boards (24 oder 21-27).</translation>
    </message>
</context>
<context>
    <name>ScaleError</name>
    <message>
        <source>There is an own scale named {name} already; give this one another name.</source>
        <translation>Eine eigene Skala namens {name} gibt es schon; geben Sie dieser einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is no scale of the kind {kind}; the kinds are {kinds}.</source>
        <translation>Eine Skala der Art {kind} gibt es nicht; die Arten sind {kinds}.</translation>
    </message>
    <message>
        <source>The share must be above 0 and at most {most} %, not {value} %.</source>
        <translation>Der Anteil muss über 0 und höchstens bei {most} % liegen, nicht bei {value} %.</translation>
    </message>
    <message>
        <source>This ODS workbook is damaged or protected by a password; save it as XLSX or CSV.</source>
        <translation>Diese ODS-Arbeitsmappe ist beschädigt oder mit einem Passwort geschützt; speichern Sie sie als XLSX oder CSV.</translation>
    </message>
    <message>
        <source>This is a picture, not a table; type the table or save it as XLSX or CSV.</source>
        <translation>Das ist ein Bild, keine Tabelle; tippen Sie die Tabelle ein oder speichern Sie sie als XLSX oder CSV.</translation>
    </message>
    <message>
        <source>There are no matches.</source>
        <translation>Es gibt keine Matches.</translation>
    </message>
    <message>
        <source>{found} is not a number of boards; that is from 1 to {most}.</source>
        <translation>{found} ist keine Boardzahl; die geht von 1 bis {most}.</translation>
    </message>
    <message>
        <source>A scale of IMPs and one of percentages cannot be compared.</source>
        <translation>Eine Skala in IMPs und eine in Prozent lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>The list is too long; it can have {most} rows.</source>
        <translation>Die Liste ist zu lang; sie kann {most} Zeilen haben.</translation>
    </message>
    <message>
        <source>There are no matches in the list.</source>
        <translation>In der Liste sind keine Matches.</translation>
    </message>
    <message>
        <source>The IMPs of one side are in {found}, those of the other side in no column.</source>
        <translation>Die IMPs der einen Seite stehen in {found}, die der anderen Seite in keiner Spalte.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>Zwei Spalten haben die Überschrift {found}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>In dieser Zeile oder darüber fehlt ein Anführungszeichen oder steht falsch.</translation>
    </message>
    <message>
        <source>The number of boards is missing.</source>
        <translation>Die Boardzahl fehlt.</translation>
    </message>
    <message>
        <source>The result is missing.</source>
        <translation>Das Ergebnis fehlt.</translation>
    </message>
    <message>
        <source>{found} is not a number of IMPs.</source>
        <translation>{found} ist keine Zahl von IMPs.</translation>
    </message>
    <message>
        <source>A scale needs a name.</source>
        <translation>Eine Skala braucht einen Namen.</translation>
    </message>
    <message>
        <source>A scale needs a table.</source>
        <translation>Eine Skala braucht eine Tabelle.</translation>
    </message>
    <message>
        <source>A scale has at most {most} tables.</source>
        <translation>Eine Skala hat höchstens {most} Tabellen.</translation>
    </message>
    <message>
        <source>A table is for board counts from 1 to {most}, the fewest first, not {first} to {last}.</source>
        <translation>Eine Tabelle gilt für Boardzahlen von 1 bis {most}, die kleinste zuerst, nicht {first} bis {last}.</translation>
    </message>
    <message>
        <source>{margin} IMPs is not a possible margin over {boards}; the most is {most}.</source>
        <translation>{margin} IMPs sind keine Differenz aus {boards}; mehr als {most} geht nicht.</translation>
    </message>
    <message>
        <source>This page has more than {most} tables; copy those with the scale out of it and paste them.</source>
        <translation>Diese Seite hat mehr als {most} Tabellen; kopieren Sie die mit der Skala und fügen Sie sie ein.</translation>
    </message>
    <message>
        <source>The row is too long; it can have {most} characters.</source>
        <translation>Die Zeile ist zu lang; sie kann {most} Zeichen haben.</translation>
    </message>
    <message>
        <source>{name} has no table for {boards}; it has tables for {counts}.</source>
        <translation>{name} hat keine Tabelle für {boards}; es gibt Tabellen für {counts}.</translation>
    </message>
    <message>
        <source>There are two tables for {boards}.</source>
        <translation>Es gibt zwei Tabellen für {boards}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, the margins must begin with a draw and rise to at most {most}.</source>
        <translation>In der Tabelle für {counts} müssen die Differenzen mit einem Unentschieden beginnen und bis höchstens {most} steigen.</translation>
    </message>
    <message>
        <source>In the table for {counts}, every margin needs the VP of both sides.</source>
        <translation>In der Tabelle für {counts} braucht jede Differenz die SP beider Seiten.</translation>
    </message>
    <message>
        <source>In the table for {counts}, a VP is not between 0 and {most}.</source>
        <translation>In der Tabelle für {counts} liegen SP nicht zwischen 0 und {most}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, no margin is worth more than a draw.</source>
        <translation>In der Tabelle für {counts} ist keine Differenz mehr wert als ein Unentschieden.</translation>
    </message>
    <message>
        <source>{place}: The first margin is {margin}; the table has to begin at a draw.</source>
        <translation>{place}: Die erste Differenz ist {margin}; die Tabelle muss mit einem Unentschieden beginnen.</translation>
    </message>
    <message>
        <source>{place}: Margins are missing before {margin}.</source>
        <translation>{place}: Vor {margin} fehlen Differenzen.</translation>
    </message>
    <message>
        <source>{place}: The margin {margin} is in the line before this one, too.</source>
        <translation>{place}: Die Differenz {margin} steht auch in der Zeile davor.</translation>
    </message>
    <message>
        <source>{place}: Only the last margins can be without an end.</source>
        <translation>{place}: Nur die letzten Differenzen können ohne Ende sein.</translation>
    </message>
    <message>
        <source>{place}: The loser&apos;s VP are missing, and they are not what the winner leaves.</source>
        <translation>{place}: Die SP des Verlierers fehlen, und sie sind nicht das, was der Sieger übrig lässt.</translation>
    </message>
    <message>
        <source>{place}: The winner&apos;s VP are missing.</source>
        <translation>{place}: Die SP des Siegers fehlen.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a VP.</source>
        <translation>{place}: {found} ist keine SP-Zahl.</translation>
    </message>
    <message>
        <source>{place}: The VP is missing.</source>
        <translation>{place}: Die SP fehlen.</translation>
    </message>
    <message>
        <source>{place}: {found} has another decimal sign than most cells; such cells: {cells}.</source>
        <translation>{place}: {found} hat ein anderes Dezimalzeichen als die meisten Zellen; solche Zellen: {cells}.</translation>
    </message>
    <message>
        <source>{place}: {found} has the other decimal sign than the rest of the table.</source>
        <translation>{place}: {found} hat ein anderes Dezimalzeichen als der Rest.</translation>
    </message>
    <message>
        <source>{place}: {found} has more than two decimals.</source>
        <translation>{place}: {found} hat mehr als zwei Nachkommastellen.</translation>
    </message>
    <message>
        <source>{place}: The margin is missing.</source>
        <translation>{place}: Die Differenz fehlt.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a margin.</source>
        <translation>{place}: {found} ist keine Differenz.</translation>
    </message>
    <message>
        <source>{place}: The headings of winner and loser are swapped.</source>
        <translation>{place}: Die Überschriften von Sieger und Verlierer sind vertauscht.</translation>
    </message>
    <message>
        <source>{place}: Cells in this row: {cells}; in the others: {usual}.</source>
        <translation>{place}: Diese Zeile hat {cells} Zellen, die anderen haben {usual}.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {rows} rows and {cells} cells.</source>
        <translation>Die Tabelle ist zu groß; sie kann {rows} Zeilen und {cells} Zellen haben.</translation>
    </message>
    <message>
        <source>There is nothing to read here.</source>
        <translation>Hier gibt es nichts zu lesen.</translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation>{value} ist keine Zahl.</translation>
    </message>
    <message>
        <source>The number of boards must be a whole number from 1 to {most}, not {value}.</source>
        <translation>Die Boardzahl muss eine ganze Zahl von 1 bis {most} sein, nicht {value}.</translation>
    </message>
    <message>
        <source>The blitz factor must be above 0 and at most {most}, not {value}.</source>
        <translation>Der Blitzfaktor muss über 0 und höchstens bei {most} liegen, nicht bei {value}.</translation>
    </message>
    <message>
        <source>The blitz must be above 0 and at most {most} IMPs, not {value}.</source>
        <translation>Der Blitz muss über 0 und höchstens bei {most} IMPs liegen, nicht bei {value}.</translation>
    </message>
    <message>
        <source>The VP must lie between {least} and {most}, not {value}.</source>
        <translation>Die SP müssen zwischen {least} und {most} liegen, nicht bei {value}.</translation>
    </message>
    <message>
        <source>This workbook has an old format; save it as XLSX or CSV and read that.</source>
        <translation>Diese Arbeitsmappe hat ein altes Format; speichern Sie sie als XLSX oder CSV und lesen Sie das ein.</translation>
    </message>
    <message>
        <source>This is not an XLSX workbook, or it is damaged; save it as XLSX or CSV.</source>
        <translation>Das ist keine XLSX-Arbeitsmappe, oder sie ist beschädigt; speichern Sie sie als XLSX oder CSV.</translation>
    </message>
    <message>
        <source>The workbook is too large.</source>
        <translation>Die Arbeitsmappe ist zu groß.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in the table.</source>
        <translation>In der Tabelle fehlt ein Anführungszeichen oder steht falsch.</translation>
    </message>
    <message>
        <source>Tables of a PDF cannot be read: paste the table, or save it as XLSX or CSV.</source>
        <translation>Tabellen einer PDF-Datei sind nicht lesbar: Fügen Sie die Tabelle ein, oder speichern Sie sie als XLSX oder CSV.</translation>
    </message>
    <message>
        <source>A discrete scale has whole VP at a draw, not {value}: choose an even range.</source>
        <translation>Eine diskrete Skala hat beim Unentschieden ganze SP, nicht {value}: Wählen Sie eine gerade Spanne.</translation>
    </message>
    <message>
        <source>Which column is which? Use headings: Boards and Margin, or Boards and twice IMPs.</source>
        <translation>Welche Spalte ist welche? Geben Sie Überschriften: Boards und Differenz, oder Boards und zweimal IMPs.</translation>
    </message>
    <message>
        <source>A blitz of {blitz} is too short for discrete {range}-0: take more boards or fewer VP.</source>
        <translation>Ein Blitz von {blitz} ist zu klein für diskret {range}-0: Nehmen Sie mehr Boards oder weniger SP.</translation>
    </message>
    <message>
        <source>{place}: The number of boards is missing; write 24 or 21-27 above the VP or margins.</source>
        <translation>{place}: Die Boardzahl fehlt; schreiben Sie 24 oder 21-27 über die SP oder Differenzen.</translation>
    </message>
    <message>
        <source>This table shows no scale: it needs margins (0, 1, 2 or 0-2, 3-6) and their VP.</source>
        <translation>Diese Tabelle zeigt keine Skala: Sie braucht Differenzen (0, 1, 2 oder 0-2, 3-6) und ihre SP.</translation>
    </message>
    <message>
        <source>The VP of a draw are more than 0, at most {most}, with two decimals, not {value}.</source>
        <translation>Die SP beim Unentschieden sind über 0, höchstens {most}, mit zwei Nachkommastellen, nicht {value}.</translation>
    </message>
</context>
<context>
    <name>ScaleExplained</name>
    <message>
        <source>The scale explained: {boards}</source>
        <translation>Die Skala, erklärt: {boards}</translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>Wie man sie liest</translation>
    </message>
    <message>
        <source>The margin in IMPs counts. A win by {margin} gives {won} VP, the losers get {lost}; a draw gives {draw}.</source>
        <translation>Es zählt, mit wie vielen IMPs ein Match gewonnen wird. Ein Sieg mit {margin} bringt den Siegern {won} SP und den Verlierern {lost}. Ohne Differenz bekommen beide Teams {draw}.</translation>
    </message>
    <message>
        <source>A pair’s percentage of matchpoints counts. {margin} give {won} VP, {lost} to the others; 50 % gives {draw}.</source>
        <translation>Es zählt der Anteil eines Paars an den Matchpunkten des Matches. {margin} bringen {won} SP, das andere Paar bekommt {lost}. Bei 50 % bekommen beide Paare {draw}.</translation>
    </message>
    <message>
        <source>The margin in points of boards counts. By {margin} the winners get {won} VP, the losers {lost}; a draw {draw}.</source>
        <translation>Es zählt, mit wie vielen Boardpunkten ein Match gewonnen wird. Bei {margin} mehr bekommen die Sieger {won} SP und die Verlierer {lost}. Ohne Differenz bekommen beide Teams {draw}.</translation>
    </message>
    <message>
        <source>From {margin} on the win is as large as it can be, {full} to {least}.</source>
        <translation>Ab {margin} ist der Sieg so hoch wie möglich, {full} zu {least}.</translation>
    </message>
    <message>
        <source>Together they always have {full}.</source>
        <translation>Zusammen haben sie immer {full}.</translation>
    </message>
    <message>
        <source>How the largest win was chosen</source>
        <translation>Wie der höchste Sieg gewählt wurde</translation>
    </message>
    <message>
        <source>The largest win, the blitz, begins at {factor} × √{boards} = {x} IMPs.</source>
        <translation>Der höchste Sieg, der Blitz, beginnt bei {factor} × √{boards} = {x} IMPs.</translation>
    </message>
    <message>
        <source>The more boards, the larger the differences that come about by chance; they grow with the square root of the boards. Between equal teams they spread by about {spread} IMPs here, and the World Bridge Federation has put the blitz at about twice that: of a hundred matches five to eight go beyond it.</source>
        <translation>Je mehr Boards, desto größer die Differenzen, die der Zufall bringt; sie wachsen mit der Wurzel der Boards. Zwischen gleich starken Teams streuen sie hier um etwa {spread} IMPs, und die World Bridge Federation hat den Blitz auf etwa das Doppelte gelegt: Von hundert Matches gehen fünf bis acht darüber hinaus.</translation>
    </message>
    <message>
        <source>The organiser has chosen {factor}; the World Bridge Federation takes {usual}.</source>
        <translation>Der Veranstalter hat {factor} gewählt; die World Bridge Federation nimmt {usual}.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>In einem halben Match zählt die Formel die Hälfte der Boards.</translation>
    </message>
    <message>
        <source>A third of it, {third} IMPs, is worth {median} VP, half of what a win can gain: the first IMPs count most.</source>
        <translation>Ein Drittel davon, {third} IMPs, ist {median} SP wert, die Hälfte von allem, was ein Sieg bringen kann: Die ersten IMPs sind mehr wert als die letzten.</translation>
    </message>
    <message>
        <source>Up to there every IMP is worth the same.</source>
        <translation>Bis dahin ist jeder IMP gleich viel wert.</translation>
    </message>
    <message>
        <source>Why {worth} and not {rounded}</source>
        <translation>Warum {worth} und nicht {rounded}</translation>
    </message>
    <message>
        <source>Why {worth}</source>
        <translation>Warum {worth}</translation>
    </message>
    <message>
        <source>For a win by {imps} the formula gives {formula} = {exact} VP, with {ratio}. Rounded that is {rounded}.</source>
        <translation>Für einen Sieg mit {imps} gibt die Formel {formula} = {exact} SP, mit {ratio}. Gerundet sind das {rounded}.</translation>
    </message>
    <message>
        <source>For a win by {imps} the curve gives {exact} VP. Rounded that is {rounded}.</source>
        <translation>Für einen Sieg mit {imps} gibt die Kurve {exact} SP. Gerundet sind das {rounded}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before: {before} VP, then {after}. So it was raised to {worth}.</source>
        <translation>Aber dann brächte dieser IMP {before} SP und der nächste {after}, und kein IMP darf mehr bringen als der davor. Darum wurde der Wert auf {worth} erhöht.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before; from {left} to {right} some would. {worth} is the least allowed.</source>
        <translation>Aber kein IMP darf mehr bringen als der davor, und zwischen {left} und {right} täten das einige. {worth} ist der kleinste Wert, der diese Regel einhält.</translation>
    </message>
    <message>
        <source>Why {vp} VP for {band}</source>
        <translation>Warum {vp} SP für {band}</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: {least} VP at {begins} IMPs, {most} VP at {ends} IMPs; {vp} VP go to {band}.</source>
        <translation>SP sind hier ganze Zahlen: Jede Differenz bekommt die, der die Kurve am nächsten ist. Die Kurve ist bei {begins} IMPs {least} SP und bei {ends} IMPs {most} SP wert, also gelten {vp} SP für {band}.</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so up to there it is a draw.</source>
        <translation>SP sind hier ganze Zahlen: Jede Differenz bekommt die, der die Kurve am nächsten ist. Die Kurve ist bei {ends} IMPs {most} SP wert, also ist es bis dahin ein Unentschieden.</translation>
    </message>
    <message>
        <source>Why {vp} VP end at {last} and not at {limit} IMPs</source>
        <translation>Warum {vp} SP bei {last} und nicht bei {limit} IMPs enden</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so {vp} VP would end at {limit}.</source>
        <translation>SP sind hier ganze Zahlen: Jede Differenz bekommt die, der die Kurve am nächsten ist. Die Kurve ist bei {ends} IMPs {most} SP wert, also würden {vp} SP bei {limit} enden.</translation>
    </message>
    <message>
        <source>No band may be narrower: {vp} VP would be {width} wide, {next} VP only {above}. So {vp} VP end at {last}.</source>
        <translation>Kein Bereich darf schmaler sein: {vp} SP wären {width} breit, {next} SP nur {above}. Darum enden {vp} SP bei {last}.</translation>
    </message>
    <message>
        <source>No band may be narrower: the draw would be {width} wide, {next} VP only {above}. So the draw ends at {last}.</source>
        <translation>Kein Bereich darf schmaler sein: Das Unentschieden wäre {width} breit, {next} SP nur {above}. Darum endet das Unentschieden bei {last}.</translation>
    </message>
    <message>
        <source>{name} is a table, not a formula: nothing in it was worked out here or corrected.</source>
        <translation>{name} ist eine Tabelle, keine Formel: Nichts darin wurde hier ausgerechnet oder korrigiert.</translation>
    </message>
    <message>
        <source>None was raised by more than {most} VP.</source>
        <translation>Keiner wurde um mehr als {most} SP erhöht.</translation>
    </message>
    <message>
        <source>Where the numbers are from</source>
        <translation>Woher die Zahlen sind</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of {all} in this table had to be corrected.</source>
        <translation>
            <numerusform>%n Wert von {all} in dieser Tabelle musste korrigiert werden.</numerusform>
            <numerusform>%n Werte von {all} in dieser Tabelle mussten korrigiert werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The organiser has set the blitz to {x} IMPs; the WBF would have {usual} IMPs.</source>
        <translation>Der Veranstalter hat den höchsten Sieg, den Blitz, auf {x} IMPs gesetzt; nach der Regel der World Bridge Federation wären es {usual} IMPs.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before: the rounded table keeps that rule.</source>
        <translation>Kein IMP darf mehr bringen als der davor. Diese Tabelle hält die Regel überall schon gerundet ein, darum wurde nichts korrigiert.</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula: nothing was corrected. Source: {source}</source>
        <translation>{name} ist eine gedruckte Tabelle, keine Formel: Nichts darin wurde hier ausgerechnet und nichts korrigiert. Quelle: {source}</translation>
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
        <translation>Der höchste Sieg beginnt bei {x} IMPs, dem Blitz.</translation>
    </message>
    <message>
        <source>The largest win begins at {factor} × √{boards} = {x} IMPs, the blitz.</source>
        <translation>Der höchste Sieg beginnt bei {factor} × √{boards} = {x} IMPs, dem Blitz.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>In einem halben Match zählt die Formel die Hälfte der Boards.</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>Die Kurve</translation>
    </message>
    <message>
        <source>Below that a win by I IMPs is worth {v0} + {v0} (1 − R^(I / {x})) / (1 − R) VP, where R = √5 − 2 = {r}. So a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>Darunter ist ein Sieg mit I IMPs {v0} + {v0} (1 − R^(I / {x})) / (1 − R) SP wert, mit R = √5 − 2 = {r}. Ein Drittel des Blitzes, {third} IMPs, ist also {median} SP wert.</translation>
    </message>
    <message>
        <source>Below that every IMP is worth the same: the curve is a straight line.</source>
        <translation>Darunter ist jeder IMP gleich viel wert: Die Kurve ist eine Gerade.</translation>
    </message>
    <message>
        <source>Below that the curve is the {model} one, in which a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>Darunter gilt die Kurve des Modells „{model}“, in der ein Drittel des Blitzes, {third} IMPs, ebenfalls {median} SP wert ist.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>The VP are whole numbers, and a band holds the margins for which the curve is nearest to the same one. So the last margin of the draw is the last one worth no more than {half} VP, that of the next band the last one worth no more than {next} VP, and so on.</source>
        <translation>Die SP sind ganze Zahlen, und ein Bereich enthält die Differenzen, bei denen die Kurve derselben Zahl am nächsten liegt. Die letzte Differenz des Unentschiedens ist also die letzte, die nicht mehr als {half} SP wert ist, die des nächsten Bereichs die letzte, die nicht mehr als {next} SP wert ist, und so weiter.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than that below; the draw, both sides up to {limit}, is {width} wide.</source>
        <translation>Kein Bereich darf schmaler sein als der darunter, außer dem höchsten, der kein Ende hat. Das Unentschieden zählt mit den Differenzen beider Seiten: Bis {limit} ist es {width} breit.</translation>
    </message>
    <message>
        <source>The report of the WBF writes it with J: the last margins of the bands, and before them that of the draw plus 1, below 0. On the curve J = {j}. Its differences are the widths: {widths}. Its second differences say by how much each band is wider than the one below it, and must not be below 0: {second}.</source>
        <translation>Der Bericht der WBF schreibt es mit J: den letzten Differenzen der Bereiche und davor der letzten des Unentschiedens plus 1, negativ. Auf der Kurve ist J = {j}. Die Schritte von J sind die Breiten: {widths}. Die zweiten Differenzen von J sagen, um wie viel jeder Bereich breiter ist als der darunter, und dürfen nicht unter 0 liegen: {second}.</translation>
    </message>
    <message>
        <source>Then J = {j}, its differences are {widths}, its second differences {second}.</source>
        <translation>Dann ist J = {j}, die Schritte sind {widths}, die zweiten Differenzen {second}.</translation>
    </message>
    <message>
        <source>The bands of the curve keep this rule, so nothing had to be corrected.</source>
        <translation>Die Bereiche der Kurve halten diese Regel ein, also war nichts zu korrigieren.</translation>
    </message>
    <message>
        <source>The correction</source>
        <translation>Die Korrektur</translation>
    </message>
    <message>
        <source>A band that is narrower than the one below it takes a margin from that: the last margin of the lower band is lowered by one IMP. The lowest such band comes first, again and again, until the rule is kept. That takes {steps}.</source>
        <translation>Ein Bereich, der schmaler ist als der darunter, nimmt diesem eine Differenz ab: Die letzte Differenz des unteren Bereichs wird um einen IMP gesenkt. Der niedrigste solche Bereich kommt zuerst dran, immer wieder, bis die Regel eingehalten ist. Nötig dafür: {steps}.</translation>
    </message>
    <message>
        <source>Violations and steps</source>
        <translation>Verstöße und Schritte</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are counted before anything is corrected; steps are margins that are moved. A step makes the lower band narrower, which may then be narrower than the one below it, and needs a step, too.</source>
        <translation>Das sind nicht dieselben Zahlen. Verstöße werden gezählt, bevor etwas korrigiert ist; Schritte sind Differenzen, die verschoben werden. Ein Schritt macht den unteren Bereich schmaler, der dann schmaler sein kann als der unter ihm und ebenfalls einen Schritt braucht.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps of the correction</source>
        <translation>Schritte der Korrektur</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step {number}: {text}</source>
        <translation>Schritt {number}: {text}</translation>
    </message>
    <message>
        <source>The band of {vp} VP ends at {limit} and is {width} wide, the one of {next} VP only {above}. So a win by {limit} now scores {next} VP, and the band of {vp} VP ends at {new}.</source>
        <translation>Der Bereich von {vp} SP endet bei {limit} und ist {width} breit, der von {next} SP nur {above}. Ein Sieg mit {limit} bringt nun also {next} SP, und der Bereich von {vp} SP endet bei {new}.</translation>
    </message>
    <message>
        <source>Range violations</source>
        <translation>Bereichsverstöße</translation>
    </message>
    <message>
        <source>For every whole VP, its exact margin on the curve lies in its band.</source>
        <translation>Für alle ganzen SP liegt die genaue Differenz auf der Kurve im eigenen Bereich.</translation>
    </message>
    <message>
        <source>Each whole VP&apos;s exact margin should lie in its band; where it does not, this is only told.</source>
        <translation>Für alle ganzen SP sollte die genaue Differenz auf der Kurve im eigenen Bereich liegen. Wo sie das nicht tut, wird es nur gesagt; korrigiert wird nichts.</translation>
    </message>
    <message>
        <source>{vp} VP are exactly {exact} IMPs on the curve; their band is {band}.</source>
        <translation>{vp} SP sind auf der Kurve genau {exact} IMPs; ihr Bereich ist {band}.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Ends on the curve at</source>
        <translation>Endet auf der Kurve bei</translation>
    </message>
    <message>
        <source>Band of the curve</source>
        <translation>Bereich der Kurve</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Wider by</source>
        <translation>Breiter um</translation>
    </message>
    <message>
        <source>Band as corrected</source>
        <translation>Korrigierter Bereich</translation>
    </message>
    <message>
        <source>Both rules at once</source>
        <translation>Beide Regeln zugleich</translation>
    </message>
    <message>
        <source>The report of the WBF corrects the widths and only tells range violations. It leaves open whether there are limits that keep both rules.</source>
        <translation>Der Bericht der WBF korrigiert die Breiten und meldet Bereichsverstöße nur. Er lässt offen, ob es Grenzen gibt, die beide Regeln einhalten.</translation>
    </message>
    <message>
        <source>These limits keep both, and none that do lie nearer to those of the curve.</source>
        <translation>Diese Grenzen halten beide ein, und keine solchen liegen näher an denen der Kurve.</translation>
    </message>
    <message>
        <source>There are none: the blitz is too short for so many bands.</source>
        <translation>Es gibt keine: Der Blitz ist für so viele Bereiche zu kurz.</translation>
    </message>
    <message>
        <source>There are: bands that end at {limits} keep both, and none that do lie nearer to those of the curve. All together they lie {moved} from these, those of the report {steps}.</source>
        <translation>Es gibt sie: Bereiche, die bei {limits} enden, halten beide ein, und keine solchen liegen näher an denen der Kurve. Zusammen liegen sie {moved} davon entfernt, die des Berichts {steps}.</translation>
    </message>
    <message>
        <source>Exactly on the curve</source>
        <translation>Genau auf der Kurve</translation>
    </message>
    <message>
        <source>Band by both rules</source>
        <translation>Bereich nach beiden Regeln</translation>
    </message>
    <message>
        <source>Next band’s width</source>
        <translation>Breite des nächsten</translation>
    </message>
    <message>
        <source>Ended at</source>
        <translation>Endete bei</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Endet bei</translation>
    </message>
    <message>
        <source>its exact margin lies outside the band</source>
        <translation>seine genaue Differenz liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>narrower than the band below it</source>
        <translation>schmaler als der Bereich darunter</translation>
    </message>
    <message>
        <source>moved by the correction</source>
        <translation>durch die Korrektur verschoben</translation>
    </message>
    <message>
        <source>The band of {vp} VP</source>
        <translation>Der Bereich von {vp} SP</translation>
    </message>
    <message>
        <source>On the curve {half} VP are exactly {exact} IMPs, so the last margin that is nearer to {vp} VP is {limit}.</source>
        <translation>Auf der Kurve sind {half} SP genau {exact} IMPs, also ist die letzte Differenz, die näher an {vp} SP liegt, {limit}.</translation>
    </message>
    <message>
        <source>It has no end: no win is worth more.</source>
        <translation>Er hat kein Ende: Kein Sieg ist mehr wert.</translation>
    </message>
    <message>
        <source>Before the correction it is {width} wide, the band below it {below}: that breaks the rule.</source>
        <translation>Vor der Korrektur ist er {width} breit, der Bereich darunter {below}: Das verstößt gegen die Regel.</translation>
    </message>
    <message numerus="yes">
        <source>The bands of the curve break it %n time(s); each is a violation.</source>
        <translation>
            <numerusform>Die Bereiche der Kurve verletzen sie %n-mal; das ist ein Verstoß.</numerusform>
            <numerusform>Die Bereiche der Kurve verletzen sie %n-mal; jedes Mal ist ein Verstoß.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) its last margin is {limit}.</source>
        <translation>
            <numerusform>Nach %n Schritt ist seine letzte Differenz {limit}.</numerusform>
            <numerusform>Nach %n Schritten ist seine letzte Differenz {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>The winner&apos;s VP at 0 to {last} IMPs are rounded to hundredths, halves up; the loser gets the rest of {full}.</source>
        <translation>Für jede Differenz von 0 bis {last} IMPs werden die SP des Siegers auf Hundertstel gerundet, die Hälfte aufwärts. Der Verlierer bekommt den Rest von {full} SP.</translation>
    </message>
    <message>
        <source>So a win by {imps}, less than the blitz, is rounded up to {full} VP.</source>
        <translation>So wird ein Sieg mit {imps}, weniger als der Blitz, auf {full} SP aufgerundet.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before it.</source>
        <translation>Kein IMP darf mehr bringen als der davor.</translation>
    </message>
    <message>
        <source>The rounded table keeps this rule everywhere, so nothing had to be corrected.</source>
        <translation>Die gerundete Tabelle hält diese Regel überall ein, also war nichts zu korrigieren.</translation>
    </message>
    <message>
        <source>Where the rule is broken, the VP of the margin in the middle are raised by {step}: at the lowest such margin first, again and again, until it is broken nowhere. That takes {steps} on {cells}, each raised by at most {most} VP.</source>
        <translation>Wo die Regel verletzt ist, werden die SP der Differenz in der Mitte um {step} erhöht: zuerst bei der niedrigsten solchen Differenz, immer wieder, bis die Regel nirgends mehr verletzt ist. Nötig dafür: {steps} an {cells}, jede um höchstens {most} SP erhöht.</translation>
    </message>
    <message>
        <source>In any order this ends in one table: the lowest that keeps the rule and is nowhere below the rounded curve.</source>
        <translation>In welcher Reihenfolge man das auch macht, es endet in derselben Tabelle: der niedrigsten, die die Regel einhält und nirgends unter der gerundeten Kurve liegt.</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are margins at which the rounded table breaks the rule, before anything is corrected; steps are raises of {step} VP. A raise can break the rule at the margin beside it, which then needs a step, too.</source>
        <translation>Das sind nicht dieselben Zahlen. Verstöße sind Differenzen, bei denen die gerundete Tabelle die Regel verletzt, bevor etwas korrigiert ist; Schritte sind Erhöhungen um {step} SP. Eine Erhöhung kann die Regel bei der Differenz daneben verletzen, die dann auch einen Schritt braucht.</translation>
    </message>
    <message>
        <source>The report of the WBF speaks of {violations} corrections for {boards}. It means violations: to correct them takes {steps} on {cells}, by up to {most} VP.</source>
        <translation>Der Bericht der WBF spricht von {violations} Korrekturen für {boards}. Er meint Verstöße: Sie zu beheben braucht {steps} an {cells}, um bis zu {most} SP.</translation>
    </message>
    <message>
        <source>What forced each correction</source>
        <translation>Was jede Korrektur erzwang</translation>
    </message>
    <message>
        <source>A cell is raised because of the cells around it, also of those to its right. Each time there are two margins that stay as they were rounded; in the table between them the gains are whole hundredths that must not grow, and these are the lowest VP for which that is so.</source>
        <translation>Eine Zelle wird wegen der Zellen um sie herum erhöht, auch wegen derer rechts von ihr. Jedes Mal gibt es zwei Differenzen, die so bleiben, wie sie gerundet waren; in der Tabelle dazwischen sind die Zuwächse ganze Hundertstel, die nicht wachsen dürfen, und dies sind die niedrigsten SP, bei denen das so ist.</translation>
    </message>
    <message>
        <source>{imps} from {rounded} to {raised}</source>
        <translation>{imps} von {rounded} auf {raised}</translation>
    </message>
    <message>
        <source>{gains} Raised: {cells}.</source>
        <translation>{gains} Erhöht: {cells}.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) to {right} ({right_vp} VP): {total} VP, first {first} of {more}, then {rest} of {less}.</source>
        <translation>Von {left} ({left_vp} SP) bis {right} ({right_vp} SP) sind es {total} SP: erst {first} zu {more}, dann {rest} zu {less}.</translation>
    </message>
    <message>
        <source>From {left} ({left_vp} VP) to {right} ({right_vp} VP) it is {total} VP, {less} for each IMP.</source>
        <translation>Von {left} ({left_vp} SP) bis {right} ({right_vp} SP) sind es {total} SP, {less} für jeden IMP.</translation>
    </message>
    <message numerus="yes">
        <source>The rounded table breaks it at %n margin(s); each is a violation.</source>
        <translation>
            <numerusform>Die gerundete Tabelle verletzt sie bei %n Differenz; das ist ein Verstoß.</numerusform>
            <numerusform>Die gerundete Tabelle verletzt sie bei %n Differenzen; jede davon ist ein Verstoß.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>A printed table</source>
        <translation>Eine gedruckte Tabelle</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula, and is shown as printed: nothing was computed or corrected.</source>
        <translation>{name} ist eine gedruckte Tabelle, keine Formel. Sie wird gezeigt, wie sie gedruckt wurde: Nichts darin wurde berechnet und nichts korrigiert.</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Quelle: {source}</translation>
    </message>
    <message>
        <source>By the rule of the WBF’s scales</source>
        <translation>Nach der Regel der WBF-Skalen</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than the one below it; the draw counts the margins of both sides.</source>
        <translation>Kein Bereich darf schmaler sein als der darunter, außer dem höchsten, der kein Ende hat. Das Unentschieden zählt mit den Differenzen beider Seiten.</translation>
    </message>
    <message>
        <source>This table keeps that rule.</source>
        <translation>Diese Tabelle hält diese Regel ein.</translation>
    </message>
    <message>
        <source>Its authors did not promise to keep that rule; an audit looks at more than it.</source>
        <translation>Ihre Verfasser haben diese Regel nicht versprochen; ein Audit prüft mehr als sie.</translation>
    </message>
    <message>
        <source>The step to {margin} gains {before} VP, the next one {after} VP.</source>
        <translation>Der Schritt zu {margin} bringt {before} SP, der nächste {after} SP.</translation>
    </message>
    <message>
        <source>The band {band} ({vps}) is {width} wide, the one below it {below}.</source>
        <translation>Der Bereich {band} ({vps}) ist {width} breit, der darunter {below}.</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Zuwachs</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>SP – SP</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>SP Sieger</translation>
    </message>
    <message>
        <source>More by</source>
        <translation>Mehr um</translation>
    </message>
    <message>
        <source>breaks the rule</source>
        <translation>verletzt die Regel</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule is kept here.</source>
        <translation>{margin}: {vps}. Die Regel ist hier eingehalten.</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule asks nothing here.</source>
        <translation>{margin}: {vps}. Die Regel verlangt hier nichts.</translation>
    </message>
    <message numerus="yes">
        <source>This table breaks it %n time(s).</source>
        <translation>
            <numerusform>Diese Tabelle verletzt sie %n-mal.</numerusform>
            <numerusform>Diese Tabelle verletzt sie %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rounded table keeps the rule everywhere; nothing was corrected.</source>
        <translation>Die gerundete Tabelle hält die Regel überall ein; nichts wurde korrigiert.</translation>
    </message>
    <message>
        <source>Raised cells</source>
        <translation>Erhöht</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Verstöße</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMPs</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Gerundet</translation>
    </message>
    <message>
        <source>Raised to</source>
        <translation>Erhöht auf</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Forced between</source>
        <translation>Erzwungen zwischen</translation>
    </message>
    <message>
        <source>Next IMP gains</source>
        <translation>Nächster IMP bringt</translation>
    </message>
    <message>
        <source>Violations before any correction</source>
        <translation>Verstöße vor jeder Korrektur</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>SP vorher</translation>
    </message>
    <message>
        <source>VP after</source>
        <translation>SP danach</translation>
    </message>
    <message>
        <source>First {count} steps</source>
        <translation>Die ersten {count} Schritte</translation>
    </message>
    <message>
        <source>{imps}: {raised} VP instead of {rounded}</source>
        <translation>{imps}: {raised} SP statt {rounded}</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the IMP before would gain {gain}.</source>
        <translation>Mit {vp} SP bei {imps} würde der IMP davor {gain} bringen.</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the {count} before would gain {gain} together, so one of them at most {each}.</source>
        <translation>Mit {vp} SP bei {imps} würden davor {count} zusammen {gain} bringen, also einer davon höchstens {each}.</translation>
    </message>
    <message>
        <source>The IMP after it would gain {gain}: more than one before it.</source>
        <translation>Der IMP danach würde {gain} bringen: mehr als einer davor.</translation>
    </message>
    <message>
        <source>The {count} after it would gain {gain} together, so one of them at least {each}: more than one before it.</source>
        <translation>Danach würden {count} zusammen {gain} bringen, also einer davon mindestens {each}: mehr als einer davor.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) and {right} ({right_vp} VP) stay as they were rounded.</source>
        <translation>{left} ({left_vp} SP) und {right} ({right_vp} SP) bleiben, wie sie gerundet waren.</translation>
    </message>
    <message>
        <source>{vp} VP is the least that will do.</source>
        <translation>{vp} SP ist das Mindeste, was genügt.</translation>
    </message>
    <message>
        <source>The cells to the right, up to {right}, ask for it: in a table that ended here it would stay as rounded.</source>
        <translation>Die Zellen rechts, bis {right}, verlangen es: In einer Tabelle, die hier endete, bliebe es bei der Rundung.</translation>
    </message>
    <message>
        <source>Violation at {imps}</source>
        <translation>Verstoß bei {imps}</translation>
    </message>
    <message>
        <source>Step {number}: {imps}</source>
        <translation>Schritt {number}: {imps}</translation>
    </message>
    <message>
        <source>No lower margin breaks the rule. So a win by {imps} goes from {old} to {new} VP.</source>
        <translation>Keine niedrigere Differenz verletzt die Regel. Also geht ein Sieg mit {imps} von {old} auf {new} SP.</translation>
    </message>
    <message>
        <source>From {below} to {imps} it is {before} VP, but from there to {above} {after} VP.</source>
        <translation>Von {below} bis {imps} sind es {before} SP, von dort bis {above} aber {after} SP.</translation>
    </message>
</context>
<context>
    <name>ScaleStatus</name>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Ab dieser Differenz ist der Sieg maximal.</translation>
    </message>
    <message>
        <source>The margin that is worth exactly so much lies outside its band.</source>
        <translation>Die Differenz, die genau so viel wert ist, liegt außerhalb ihres Bereichs.</translation>
    </message>
    <message>
        <source>Largest win from {margin}</source>
        <translation>Höchster Sieg ab {margin}</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal: exactly {imps} IMPs.</source>
        <translation>Die Differenz, ab der der Sieg am höchsten ist: genau {imps} IMPs.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) corrected</source>
        <translation>
            <numerusform>%n Wert korrigiert</numerusform>
            <numerusform>%n Werte korrigiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected so that no IMP is worth more than the one before it.</source>
        <translation>So korrigiert, dass kein IMP mehr wert ist als der vorige.</translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n Verstoß</numerusform>
            <numerusform>%n Verstöße</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact margin outside the band: {vps} VP</source>
        <translation>Genaue Differenz außerhalb des Bereichs: {vps} SP</translation>
    </message>
</context>
<context>
    <name>ScaleTableMenu</name>
    <message>
        <source>&amp;Differences from {boards}</source>
        <translation>&amp;Unterschiede zu {boards}</translation>
    </message>
    <message>
        <source>Show &amp;All of the Axis</source>
        <translation>Ganze Ach&amp;se zeigen</translation>
    </message>
</context>
<context>
    <name>ScaleTables</name>
    <message>
        <source>Heat map of the scales</source>
        <translation>Wärmekarte der Skalen</translation>
    </message>
</context>
<context>
    <name>ScalesRoom</name>
    <message>
        <source>Curve of IMPs to VP</source>
        <translation>Kurve von IMPs zu SP</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Tabelle der Skala</translation>
    </message>
    <message>
        <source>Type a number to jump to that margin</source>
        <translation>Zahl eintippen, um zu dieser Differenz zu springen</translation>
    </message>
    <message>
        <source>Comparison of what is pinned</source>
        <translation>Vergleich des Angehefteten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Was die Tabelle zeigt</translation>
    </message>
    <message>
        <source>Differences from this board count</source>
        <translation>Unterschiede zu dieser Boardzahl</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMPs</translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>IMPs pro √Board</translation>
    </message>
    <message>
        <source>Axis of the plot</source>
        <translation>Achse des Diagramms</translation>
    </message>
    <message>
        <source>In IMPs per square root of the boards, all board counts have one curve.</source>
        <translation>In IMPs pro Wurzel aus der Boardzahl haben alle Boardzahlen dieselbe Kurve.</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;zu</translation>
    </message>
    <message>
        <source>Left and Right step through the margins, plus and minus zoom, 0 shows all</source>
        <translation>Links und rechts gehen durch die Differenzen, Plus und Minus zoomen, 0 zeigt alles</translation>
    </message>
    <message>
        <source>{boards}, {margin}</source>
        <translation>{boards}, {margin}</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>A&amp;chse</translation>
    </message>
    <message>
        <source>The event has another scale: {menu}, {command} shows it.</source>
        <translation>Das Turnier hat eine andere Skala: {menu}, {command} zeigt sie.</translation>
    </message>
</context>
<context>
    <name>ScheduleMenu</name>
    <message numerus="yes">
        <source>Switch %n meeting(s)</source>
        <translation>
            <numerusform>%n Begegnung drehen</numerusform>
            <numerusform>%n Begegnungen drehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n meeting(s)</source>
        <translation>
            <numerusform>%n Begegnung sperren</numerusform>
            <numerusform>%n Begegnungen sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n meeting(s)</source>
        <translation>
            <numerusform>%n Begegnung freigeben</numerusform>
            <numerusform>%n Begegnungen freigeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch all of round {number}</source>
        <translation>Ganze Runde {number} drehen</translation>
    </message>
    <message>
        <source>Lock all of round {number}</source>
        <translation>Ganze Runde {number} sperren</translation>
    </message>
    <message>
        <source>Unlock all of round {number}</source>
        <translation>Ganze Runde {number} freigeben</translation>
    </message>
    <message>
        <source>Switch all of table {number}</source>
        <translation>Ganzen Tisch {number} drehen</translation>
    </message>
    <message>
        <source>Lock all of table {number}</source>
        <translation>Ganzen Tisch {number} sperren</translation>
    </message>
    <message>
        <source>Unlock all of table {number}</source>
        <translation>Ganzen Tisch {number} freigeben</translation>
    </message>
    <message>
        <source>Lock board set {number}</source>
        <translation>Boardgruppe {number} sperren</translation>
    </message>
    <message>
        <source>Unlock board set {number}</source>
        <translation>Boardgruppe {number} freigeben</translation>
    </message>
    <message>
        <source>Lock pair {number}</source>
        <translation>Paar {number} sperren</translation>
    </message>
    <message>
        <source>Unlock pair {number}</source>
        <translation>Paar {number} freigeben</translation>
    </message>
    <message>
        <source>Do not follow pair {number} any more</source>
        <translation>Paar {number} nicht mehr verfolgen</translation>
    </message>
    <message>
        <source>Follow pair {number}</source>
        <translation>Paar {number} verfolgen</translation>
    </message>
</context>
<context>
    <name>ScheduleModel</name>
    <message>
        <source>Round {round}, table {table}: players {ns} North-South against {ew}</source>
        <translation>Runde {round}, Tisch {table}: Spieler {ns} Nord-Süd gegen {ew}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {ns} North-South against pair {ew}</source>
        <translation>Runde {round}, Tisch {table}: Paar {ns} Nord-Süd gegen Paar {ew}</translation>
    </message>
    <message>
        <source>boards {first} to {last}</source>
        <translation>Boards {first} bis {last}</translation>
    </message>
    <message>
        <source>boards {boards}</source>
        <translation>Boards {boards}</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>shares its boards</source>
        <translation>Boardaustausch</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>Boards vom Relaistisch</translation>
    </message>
    <message>
        <source>Round {round}, table {table} is empty</source>
        <translation>Runde {round}, Tisch {table} ist leer</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{what}: a click switches all of it</source>
        <translation>{what}: Ein Klick dreht alles</translation>
    </message>
    <message>
        <source>Sitting out: {pairs}</source>
        <translation>Aussetzen: {pairs}</translation>
    </message>
</context>
<context>
    <name>SchedulePane</name>
    <message>
        <source>Schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Space switches, L locks; type a number to follow that pair</source>
        <translation>Leertaste dreht, L sperrt; Nummer eintippen, um dieses Paar zu verfolgen</translation>
    </message>
</context>
<context>
    <name>ScheduleView</name>
    <message>
        <source>An individual movement is only shown, not changed.</source>
        <translation>Ein Individual wird nur gezeigt, nicht geändert.</translation>
    </message>
    <message>
        <source>Locked: press L to unlock it before you switch it.</source>
        <translation>Gesperrt: Drücken Sie L zum Freigeben, bevor Sie drehen.</translation>
    </message>
</context>
<context>
    <name>ScoreEntry</name>
    <message>
        <source>board {board}</source>
        <translation>Board {board}</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>In der Zwischenablage ist nichts zum Einfügen.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Type a board and its score, such as “12 4s= n”; there is no such board.</source>
        <translation>Geben Sie ein Board und seinen Score ein, etwa „12 4p= n“; ein solches Board gibt es nicht.</translation>
    </message>
    <message>
        <source>board {board}, {why}</source>
        <translation>Board {board}, {why}</translation>
    </message>
</context>
<context>
    <name>ScoreMenu</name>
    <message>
        <source>Board {board}</source>
        <translation>Board {board}</translation>
    </message>
    <message>
        <source>&amp;Type a Score</source>
        <translation>Score &amp;eingeben</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>Board &amp;streichen</translation>
    </message>
    <message>
        <source>&amp;Count the Board Again</source>
        <translation>Board wieder &amp;werten</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>Board &amp;berichtigen…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
</context>
<context>
    <name>ScrollingTable</name>
    <message>
        <source>rows per second: {speed}</source>
        <translation>Zeilen pro Sekunde: {speed}</translation>
    </message>
</context>
<context>
    <name>Seek</name>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {home} – {visitors}</source>
        <translation>Runde {round}, Tisch {table}: {home} – {visitors}</translation>
    </message>
    <message>
        <source>Why {one} and {other} met in round {round}</source>
        <translation>Warum {one} und {other} in Runde {round} aufeinandertrafen</translation>
    </message>
    <message>
        <source>Pair {number}: {names}</source>
        <translation>Paar {number}: {names}</translation>
    </message>
    <message>
        <source>Board {board}, round {round}, table {section}{table}: {seated}</source>
        <translation>Board {board}, Runde {round}, Tisch {section}{table}: {seated}</translation>
    </message>
    <message>
        <source>Why pair {pair} has its score on board {board}</source>
        <translation>Warum Paar {pair} in Board {board} so viel erhält</translation>
    </message>
    <message>
        <source>{boards}-board match: {vps} from {imps} on</source>
        <translation>Match über {boards} Boards: {vps} ab {imps}</translation>
    </message>
    <message>
        <source>{boards}-board match, {imps}: {vps}</source>
        <translation>Match über {boards} Boards, {imps}: {vps}</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>jetzt gewählt</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>jetzt nicht möglich</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>SeekLine</name>
    <message>
        <source>Find Anything</source>
        <translation>Überall suchen</translation>
    </message>
    <message>
        <source>An action, a name, a board; 24; vp 12 24</source>
        <translation>Befehl, Name, Board; 24; vp 12 24</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Nothing found for “{typed}”</source>
        <translation>Nichts gefunden für „{typed}“</translation>
    </message>
</context>
<context>
    <name>SeekWords</name>
    <message>
        <source>projector monitor television hall full screen</source>
        <translation>Beamer Projektor Monitor Fernseher Saal Vollbild</translation>
    </message>
    <message>
        <source>text size bigger font zoom</source>
        <translation>Textgröße größere Schrift vergrößern Zoom</translation>
    </message>
    <message>
        <source>text size smaller font zoom</source>
        <translation>Textgröße kleinere Schrift verkleinern Zoom</translation>
    </message>
    <message>
        <source>printer paper</source>
        <translation>Drucker Papier</translation>
    </message>
    <message>
        <source>PDF file spreadsheet share send</source>
        <translation>PDF Datei Tabelle teilen senden</translation>
    </message>
    <message>
        <source>internet website online</source>
        <translation>Internet Webseite online</translation>
    </message>
    <message>
        <source>timer countdown time</source>
        <translation>Timer Countdown Zeit</translation>
    </message>
    <message>
        <source>mobile QR code players</source>
        <translation>Handy QR Code Spieler</translation>
    </message>
    <message>
        <source>settings options</source>
        <translation>Einstellungen Optionen</translation>
    </message>
    <message>
        <source>update upgrade</source>
        <translation>Update Aktualisierung</translation>
    </message>
    <message>
        <source>several scales side by side</source>
        <translation>mehrere Skalen nebeneinander</translation>
    </message>
    <message>
        <source>take back mistake</source>
        <translation>zurücknehmen Fehler</translation>
    </message>
    <message>
        <source>sample demo example try</source>
        <translation>Beispiel Demo ausprobieren</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Tasten Kürzel</translation>
    </message>
    <message>
        <source>where are my files folder saved</source>
        <translation>wo sind meine Dateien Ordner gespeichert</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>final semifinal playoffs next stage</source>
        <translation>Finale Halbfinale Endrunde nächste Phase</translation>
    </message>
    <message>
        <source>withdraw leave late entry team player</source>
        <translation>zurückziehen ausscheiden Nachmeldung Team Spieler</translation>
    </message>
    <message>
        <source>withdraw goes home retire</source>
        <translation>zurückziehen ausscheiden geht heim</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in “{path}” could not be read, so the usual ones are used.</source>
        <translation>Die Einstellungen in „{path}“ konnten nicht gelesen werden, deshalb gelten die üblichen.</translation>
    </message>
    <message>
        <source>The settings could not be read and are the usual ones; the old file is “{broken}”.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden, deshalb gelten die üblichen; die alte Datei heißt jetzt „{broken}“.</translation>
    </message>
</context>
<context>
    <name>SheetDetails</name>
    <message>
        <source>Count by boards, too</source>
        <translation>Zählt auch nach Boards</translation>
    </message>
    <message>
        <source>As the event says</source>
        <translation>Wie im Turnier</translation>
    </message>
    <message>
        <source>form of the match</source>
        <translation>Spielform</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>board numbers</source>
        <translation>Boardnummern</translation>
    </message>
    <message>
        <source>divisor</source>
        <translation>Divisor</translation>
    </message>
    <message>
        <source>scores left out</source>
        <translation>weggelassene Scores</translation>
    </message>
    <message>
        <source>count by boards</source>
        <translation>Zählung nach Boards</translation>
    </message>
    <message>
        <source>home side</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>visitors</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>H&amp;ome side</source>
        <translation>H&amp;eim</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>Gas&amp;t</translation>
    </message>
    <message>
        <source>Even&amp;t</source>
        <translation>T&amp;urnier</translation>
    </message>
    <message>
        <source>Ro&amp;und</source>
        <translation>Ru&amp;nde</translation>
    </message>
    <message>
        <source>P&amp;layed on</source>
        <translation>&amp;Wann gespielt</translation>
    </message>
    <message>
        <source>&amp;Played as</source>
        <translation>Spiel&amp;form</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>Tisch&amp;zahl</translation>
    </message>
    <message>
        <source>&amp;Number of the first board</source>
        <translation>Nummer des ersten B&amp;oards</translation>
    </message>
    <message>
        <source>IMPs divided b&amp;y</source>
        <translation>IMP-Di&amp;visor</translation>
    </message>
    <message>
        <source>Left out at ea&amp;ch end</source>
        <translation>E&amp;xtremwerte weglassen</translation>
    </message>
    <message>
        <source>As board-a-match: 2 per board won, 1 per board halved. The sum is the result.</source>
        <translation>Wie Board-a-Match: 2 für ein gewonnenes Board, 1 für ein geteiltes. Die Summe ist das Ergebnis.</translation>
    </message>
    <message>
        <source>The sum of the IMPs of a board is divided by this number of comparisons.</source>
        <translation>Die Summe der IMPs eines Boards wird durch diese Zahl von Vergleichen geteilt.</translation>
    </message>
    <message>
        <source>This many of the highest and of the lowest scores do not count for the datum.</source>
        <translation>So viele der höchsten und der niedrigsten Scores zählen nicht für den Datum-Score.</translation>
    </message>
</context>
<context>
    <name>SheetExtras</name>
    <message>
        <source>Carry-over, IMPs</source>
        <translation>Carry-over, IMPs</translation>
    </message>
    <message>
        <source>Penalty, IMPs</source>
        <translation>Strafe, IMPs</translation>
    </message>
    <message>
        <source>Carry-over, VP</source>
        <translation>Carry-over, SP</translation>
    </message>
    <message>
        <source>Penalty, VP</source>
        <translation>Strafe, SP</translation>
    </message>
    <message>
        <source>E&amp;xtra IMPs and VPs</source>
        <translation>Zus&amp;ätzliche IMPs und SP</translation>
    </message>
    <message>
        <source>What is carried over, and penalties</source>
        <translation>Carry-over und Strafen</translation>
    </message>
    <message>
        <source>Penalty for</source>
        <translation>Strafe wegen</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Board {board}</source>
        <translation>Board {board}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Teiler</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Datum-
Score</translation>
    </message>
    <message>
        <source>IMPs
{team}</source>
        <translation>IMPs
{team}</translation>
    </message>
    <message>
        <source>Points
{team}</source>
        <translation>Punkte
{team}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>NS
points</source>
        <translation>NS
Punkte</translation>
    </message>
    <message>
        <source>NS
IMPs</source>
        <translation>NS
IMPs</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>unusual score</source>
        <translation>ungewöhnlicher Score</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Cancel the Board</source>
        <translation>Board streichen</translation>
    </message>
    <message>
        <source>Adjust the Board</source>
        <translation>Board berichtigen</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Deta&amp;ils</translation>
    </message>
    <message>
        <source>All scores are in</source>
        <translation>Alle Scores sind da</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to come</source>
        <translation>
            <numerusform>noch %n Board</numerusform>
            <numerusform>noch %n Boards</numerusform>
        </translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>First enter who plays from the first board on (F7).</source>
        <translation>Geben Sie zuerst ein, wer ab dem ersten Board spielt (F7).</translation>
    </message>
    <message>
        <source>The line-up from board {board} on is entered.</source>
        <translation>Wer ab Board {board} spielt, steht schon da.</translation>
    </message>
    <message>
        <source>&amp;Quick entry</source>
        <translation>Dire&amp;kteingabe</translation>
    </message>
    <message>
        <source>&amp;Who played</source>
        <translation>Spieler &amp;je Tisch</translation>
    </message>
    <message>
        <source>Scores by boards and tables</source>
        <translation>Scores nach Boards und Tischen</translation>
    </message>
    <message>
        <source>Pairs of each table, with their results</source>
        <translation>Paare jedes Tisches mit ihren Ergebnissen</translation>
    </message>
    <message>
        <source>A board and its score, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Ein Board und sein Score, in beliebiger Reihenfolge der Boards; Enter übernimmt es (Strg+R)</translation>
    </message>
    <message>
        <source>The board counts for nothing, or counts again (C)</source>
        <translation>Das Board zählt nicht oder zählt wieder (C)</translation>
    </message>
    <message>
        <source>Gives IMPs to both sides instead of a score (A)</source>
        <translation>Gibt beiden Seiten IMPs statt eines Scores (A)</translation>
    </message>
    <message>
        <source>Shows who plays, and how IMPs are counted (F7)</source>
        <translation>Zeigt, wer spielt und wie IMPs berechnet werden (F7)</translation>
    </message>
    <message>
        <source>Type 4s=n for 4♠= N, or the points of NS. C cancels, A 3 -3 adjusts, Delete takes back.</source>
        <translation>4p=n für 4♠= N oder die Punkte von NS, dann Enter. C streicht, A 3 -3 gibt beiden IMPs, Entf nimmt zurück.</translation>
    </message>
</context>
<context>
    <name>SheetTotals</name>
    <message>
        <source>Margin {margin}</source>
        <translation>Differenz {margin}</translation>
    </message>
    <message>
        <source>VP by ruling {points}</source>
        <translation>SP laut Entscheidung {points}</translation>
    </message>
    <message>
        <source>VP {points}</source>
        <translation>SP {points}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message>
        <source>{points} points of boards in the VPs</source>
        <translation>{points} Boardpunkte in den SP</translation>
    </message>
    <message>
        <source>cancelled: {boards}</source>
        <translation>gestrichen: {boards}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin, and need not add up</source>
        <translation>die SP jeder Seite sind die ihrer eigenen Differenz und müssen sich nicht ergänzen</translation>
    </message>
</context>
<context>
    <name>SignLegend</name>
    <message>
        <source>switched</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>shared boards</source>
        <translation>Boardaustausch</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>Boards vom Relaistisch</translation>
    </message>
</context>
<context>
    <name>SitOuts</name>
    <message>
        <source>Pair numbers, the best to stay away first</source>
        <translation>Paarnummern; zuerst die, die am besten fehlt</translation>
    </message>
    <message>
        <source>Enter leaves the pair out</source>
        <translation>Enter lässt das Paar weg</translation>
    </message>
    <message>
        <source>&amp;Leave Pair {pair} Out</source>
        <translation>Paar {pair} w&amp;eglassen</translation>
    </message>
    <message>
        <source>&amp;Leave This Pair Out</source>
        <translation>Dieses Paar w&amp;eglassen</translation>
    </message>
    <message>
        <source>in every round</source>
        <translation>in jeder Runde</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Qf without it</source>
        <translation>Qf ohne</translation>
    </message>
    <message>
        <source>s1</source>
        <translation>s1</translation>
    </message>
    <message>
        <source>Shares boards</source>
        <translation>Austausch</translation>
    </message>
    <message>
        <source>Who stays away</source>
        <translation>Wer fehlt</translation>
    </message>
    <message>
        <source>A pair can only be missed where there are three tables or more.</source>
        <translation>Ein Paar kann nur fehlen, wo es drei Tische oder mehr gibt.</translation>
    </message>
    <message>
        <source>It does not matter which number the phantom pair gets: Qf is {qf} for all.</source>
        <translation>Es ist egal, welche Nummer das Phantompaar bekommt: Qf ist für alle {qf}.</translation>
    </message>
    <message>
        <source>Give the phantom pair number {best}: Qf is {qf} then, with any other {worst_qf}.</source>
        <translation>Geben Sie dem Phantompaar Nummer {best}: Dann ist Qf {qf}, mit jeder anderen {worst_qf}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>With number {pair} left out, one table less shares boards: Qf is then {qf}.</source>
        <translation>Ohne Nummer {pair} spielt ein Tisch weniger im Boardaustausch: Qf ist dann {qf}.</translation>
    </message>
    <message>
        <source>A pair sits out anyway: take a movement for {pairs}, or leave out number {best}, Qf {qf}.</source>
        <translation>Ein Paar setzt ohnehin aus: Nehmen Sie ein Movement für {pairs}, oder lassen Sie Nummer {best} weg, Qf {qf}.</translation>
    </message>
    <message>
        <source>Best number for the phantom pair: {best}, Qf {qf}. The worst: {worst}, Qf {worst_qf}.</source>
        <translation>Beste Nummer für das Phantompaar: {best}, Qf {qf}. Die schlechteste: {worst}, Qf {worst_qf}.</translation>
    </message>
</context>
<context>
    <name>StageDialog</name>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <translation>Match um den dritten Platz</translation>
    </message>
    <message>
        <source>No rematches</source>
        <translation>Keine Wiederholungen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>In Gruppen</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Places of a stage, or of each of its groups</source>
        <translation>Plätze einer Phase oder jeder ihrer Gruppen</translation>
    </message>
    <message>
        <source>The rest of a stage</source>
        <translation>Die Übrigen einer Phase</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The ticked ones</source>
        <translation>Die angekreuzten</translation>
    </message>
    <message numerus="yes">
        <source>%n entrant(s) in this stage.</source>
        <translation>
            <numerusform>%n Teilnehmer in dieser Phase.</numerusform>
            <numerusform>%n Teilnehmer in dieser Phase.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of the margin in IMPs</source>
        <translation>Die Hälfte der Differenz in IMPs</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>The whole score</source>
        <translation>Der ganze Stand</translation>
    </message>
    <message>
        <source>A share of the score</source>
        <translation>Ein Anteil des Standes</translation>
    </message>
    <message>
        <source>The matches among those who play here</source>
        <translation>Die Matches zwischen denen, die hier spielen</translation>
    </message>
    <message>
        <source>By the EBU White Book, 3.8</source>
        <translation>Nach dem White Book der EBU, 3.8</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Save the Stage</source>
        <translation>Phase speichern</translation>
    </message>
    <message>
        <source>boards of the match: {sizes}</source>
        <translation>Boards des Matches: {sizes}</translation>
    </message>
    <message>
        <source>The losers of a round of a stage</source>
        <translation>Die Verlierer einer Runde einer Phase</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Of stage</source>
        <translation>Von Phase</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Lost in round</source>
        <translation>Verloren in Runde</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Carry-over</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>IMPs at most</source>
        <translation>IMPs höchstens</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Letzter Platz</translation>
    </message>
    <message>
        <source>By strength, in a snake</source>
        <translation>Nach Stärke, im Schlangensystem</translation>
    </message>
    <message>
        <source>By lot, the strongest apart</source>
        <translation>Per Los, die Stärksten getrennt</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Per Los</translation>
    </message>
</context>
<context>
    <name>StageLine</name>
    <message>
        <source>Stages of the event</source>
        <translation>Phasen des Turniers</translation>
    </message>
</context>
<context>
    <name>StageMap</name>
    <message>
        <source>whole score</source>
        <translation>ganzer Stand</translation>
    </message>
    <message>
        <source>{share} % of the score</source>
        <translation>{share} % des Standes</translation>
    </message>
    <message>
        <source>their matches</source>
        <translation>ihre Matches</translation>
    </message>
    <message>
        <source>half of margins</source>
        <translation>halbe Differenzen</translation>
    </message>
    <message>
        <source>by EBU 3.8</source>
        <translation>nach EBU 3.8</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>{carried} of {stage}</source>
        <translation>{carried} aus {stage}</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>der Rest</translation>
    </message>
    <message>
        <source>losers of round {round}</source>
        <translation>Verlierer der Runde {round}</translation>
    </message>
    <message>
        <source>{places} of each group</source>
        <translation>{places} jeder Gruppe</translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Begin Stage</source>
        <translation>Phase beginnen</translation>
    </message>
    <message>
        <source>Change Stage…</source>
        <translation>Phase ändern…</translation>
    </message>
    <message>
        <source>Remove Stage</source>
        <translation>Phase entfernen</translation>
    </message>
    <message>
        <source>Puts those who play into their groups (F9)</source>
        <translation>Verteilt die Teilnehmer auf ihre Gruppen (F9)</translation>
    </message>
    <message>
        <source>It can begin with {names}.</source>
        <translation>Sie kann beginnen mit {names}.</translation>
    </message>
</context>
<context>
    <name>StagePicker</name>
    <message>
        <source>The stage or group that is shown (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>Die Phase oder Gruppe, die zu sehen ist (Strg+Bild auf, Strg+Bild ab)</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
</context>
<context>
    <name>StageWork</name>
    <message>
        <source>new stage</source>
        <translation>neue Phase</translation>
    </message>
    <message>
        <source>change of a stage</source>
        <translation>Änderung einer Phase</translation>
    </message>
    <message>
        <source>begin of a stage</source>
        <translation>Beginn einer Phase</translation>
    </message>
    <message>
        <source>groups by lot</source>
        <translation>Gruppen per Los</translation>
    </message>
    <message>
        <source>removed stage</source>
        <translation>entfernte Phase</translation>
    </message>
    <message>
        <source>Rename Stage</source>
        <translation>Phase umbenennen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Segments of a Match</source>
        <translation>Segmente eines Matches</translation>
    </message>
    <message>
        <source>first table</source>
        <translation>erster Tisch</translation>
    </message>
    <message>
        <source>First Table</source>
        <translation>Erster Tisch</translation>
    </message>
    <message>
        <source>The tables of the stage are numbered from</source>
        <translation>Die Tische der Phase sind nummeriert ab</translation>
    </message>
    <message>
        <source>lots drawn again</source>
        <translation>neu gelost</translation>
    </message>
    <message>
        <source>Draw Lots Again</source>
        <translation>Neu losen</translation>
    </message>
    <message>
        <source>The lots of all who are level are drawn again. Reason</source>
        <translation>Unter allen, die gleichauf sind, wird neu gelost. Grund</translation>
    </message>
</context>
<context>
    <name>StandingText</name>
    <message>
        <source>Place {place}: {name}</source>
        <translation>Platz {place}: {name}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} SP</translation>
    </message>
    <message>
        <source>Nothing counts for it yet.</source>
        <translation>Es zählt noch nichts dafür.</translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message numerus="yes">
        <source>Level in everything with %n other(s).</source>
        <translation>
            <numerusform>Völlig gleichauf mit %n weiteren Teilnehmer.</numerusform>
            <numerusform>Völlig gleichauf mit %n weiteren Teilnehmern.</numerusform>
        </translation>
    </message>
    <message>
        <source>What they are level in: {criteria}.</source>
        <translation>Worin sie gleichauf sind: {criteria}.</translation>
    </message>
    <message>
        <source>Behind {name}: {why}.</source>
        <translation>Hinter {name}: {why}.</translation>
    </message>
    <message>
        <source>Ahead of {name}: {why}.</source>
        <translation>Vor {name}: {why}.</translation>
    </message>
    <message>
        <source>{why} (direct encounter: not all who are level have met)</source>
        <translation>{why} (direkter Vergleich: nicht alle Gleichstehenden haben gegeneinander gespielt)</translation>
    </message>
    <message>
        <source>{why}; level in {criteria}</source>
        <translation>{why}; gleichauf in: {criteria}</translation>
    </message>
    <message>
        <source>Direct encounter in brackets ranks nobody, because not all who are level have met.</source>
        <translation>Direkter Vergleich in Klammern: Er ordnet niemanden, denn nicht alle Gleichstehenden haben gegeneinander gespielt.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Has withdrawn, and so is not ranked.</source>
        <translation>Zurückgezogen und daher nicht gewertet.</translation>
    </message>
    <message>
        <source>Plays without standing, so it has no place.</source>
        <translation>Spielt außer Konkurrenz und hat darum keinen Platz.</translation>
    </message>
    <message>
        <source>{criterion} {value} against {other}</source>
        <translation>{criterion} {value} gegen {other}</translation>
    </message>
</context>
<context>
    <name>Starts</name>
    <message>
        <source>Our league: 2 × 14 boards, 20-0</source>
        <translation>Unsere Liga: 2 × 14 Boards, 20-0</translation>
    </message>
    <message>
        <source>Swiss teams: 7 rounds of 10 boards, discrete</source>
        <translation>Schweizer System, Teams: 7 Runden zu 10 Boards, diskret</translation>
    </message>
    <message>
        <source>EBU teams: 8 rounds of 8 boards</source>
        <translation>EBU-Teams: 8 Runden zu 8 Boards</translation>
    </message>
    <message>
        <source>Triangles: half matches of 8 boards, 10-0</source>
        <translation>Dreiecke: halbe Matches zu 8 Boards, 10-0</translation>
    </message>
    <message>
        <source>ACBL Swiss: matches of 7 boards</source>
        <translation>ACBL Swiss: Matches zu 7 Boards</translation>
    </message>
    <message>
        <source>EBU Swiss pairs: 6 boards, by percentage</source>
        <translation>EBU Swiss Pairs: 6 Boards, nach Prozenten</translation>
    </message>
</context>
<context>
    <name>StartsButton</name>
    <message>
        <source>Start From</source>
        <translation>Starten mit</translation>
    </message>
    <message>
        <source>Scale, pins and paper of an event like yours, or those you kept</source>
        <translation>Skala, Angeheftete und Papier eines Turniers wie Ihres, oder was Sie behalten haben</translation>
    </message>
</context>
<context>
    <name>StartsMenu</name>
    <message>
        <source>“{name}” is kept as a starting point.</source>
        <translation>„{name}“ ist als Ausgangspunkt gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Keep What Is Shown…</source>
        <translation>Gezeigtes &amp;behalten…</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Hand On as a File</source>
        <translation>Als Datei &amp;weitergeben</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>Keep as a Starting Point</source>
        <translation>Als Ausgangspunkt behalten</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Ausgangspunkte</translation>
    </message>
    <message>
        <source>Open a Starting Point</source>
        <translation>Ausgangspunkt öffnen</translation>
    </message>
    <message>
        <source>Hand On a Starting Point</source>
        <translation>Ausgangspunkt weitergeben</translation>
    </message>
    <message>
        <source>“{name}” is removed.</source>
        <translation>„{name}“ ist entfernt.</translation>
    </message>
</context>
<context>
    <name>StorageError</name>
    <message>
        <source>“{name}” was not saved because there is no folder “{folder}”; choose another folder.</source>
        <translation>„{name}“ wurde nicht gespeichert, weil es den Ordner „{folder}“ nicht gibt; wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a folder or a device has that name; choose another name.</source>
        <translation>„{name}“ wurde nicht gespeichert, weil ein Ordner oder ein Gerät so heißt; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the disk is full; make room on it or choose another disk.</source>
        <translation>„{name}“ wurde nicht gespeichert, weil der Datenträger voll ist; schaffen Sie dort Platz oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because its name is too long; choose a shorter name.</source>
        <translation>„{name}“ wurde nicht gespeichert, weil der Name zu lang ist; wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a file cannot have that name; choose another name.</source>
        <translation>„{name}“ wurde nicht gespeichert, weil eine Datei nicht so heißen kann; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the computer reported “{reason}”; choose another folder.</source>
        <translation>„{name}“ wurde nicht gespeichert, weil der Rechner „{reason}“ meldete; wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because that file is open in another window; choose another name.</source>
        <translation>„{name}“ wurde nicht gespeichert, weil diese Datei in einem anderen Fenster offen ist; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because it belongs to somebody else.</source>
        <translation>„{name}“ wurde nicht gespeichert, weil die Datei jemand anderem gehört.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: you may not write in “{folder}”; choose another folder.</source>
        <translation>„{name}“ wurde nicht gespeichert: Sie dürfen in „{folder}“ nicht schreiben; wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: that file is write-protected; choose another name.</source>
        <translation>„{name}“ wurde nicht gespeichert: Diese Datei ist schreibgeschützt; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has it open; close it there first.</source>
        <translation>„{name}“ wurde nicht gespeichert: Ein anderes Programm hat die Datei offen; schließen Sie sie zuerst dort.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another window or computer has it open; choose another name.</source>
        <translation>„{name}“ wurde nicht gespeichert: Ein anderes Fenster oder ein anderer Rechner hat die Datei offen; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has changed it; save it under another name.</source>
        <translation>„{name}“ wurde nicht gespeichert: Ein anderes Programm hat die Datei geändert; speichern Sie sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: it was moved, renamed or deleted; save it under another name.</source>
        <translation>„{name}“ wurde nicht gespeichert: Die Datei wurde verschoben, umbenannt oder gelöscht; speichern Sie sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” was not written: “{other}” in that folder is not of vpdesk; choose a new one.</source>
        <translation>„{name}“ wurde nicht geschrieben: „{other}“ in diesem Ordner ist nicht von vpdesk; wählen Sie einen neuen.</translation>
    </message>
    <message>
        <source>“{name}” was not written: the folder has another event&apos;s pages; choose a new folder.</source>
        <translation>„{name}“ wurde nicht geschrieben: Im Ordner liegen die Seiten eines anderen Turniers; wählen Sie einen neuen.</translation>
    </message>
</context>
<context>
    <name>TextFileError</name>
    <message>
        <source>{file}: A movement is saved under a name that ends in .asc, .csv or .json.</source>
        <translation>{file}: Ein Movement wird unter einem Namen gespeichert, der auf .asc, .csv oder .json endet.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}: Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}: Das ist ein Ordner oder ein Gerät.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}: Sie dürfen diese Datei nicht lesen.</translation>
    </message>
    <message>
        <source>{file}: The file is too large.</source>
        <translation>{file}: Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reported}”.</source>
        <translation>{file}: Die Datei konnte nicht gelesen werden; der Rechner meldete „{reported}“.</translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Move Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>As Usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>{tie_break}: {meaning}</source>
        <translation>{tie_break}: {meaning}</translation>
    </message>
    <message>
        <source>Tie-breaks, the first to be looked at first</source>
        <translation>Feinwertungen, zuoberst die erste, die zählt</translation>
    </message>
    <message>
        <source>Space chooses one, Ctrl+Up and Ctrl+Down move it</source>
        <translation>Leertaste wählt eine, Strg+Auf und Strg+Ab verschieben sie</translation>
    </message>
    <message>
        <source>The usual tie-breaks in their usual order</source>
        <translation>Die üblichen Feinwertungen in ihrer üblichen Reihenfolge</translation>
    </message>
    <message>
        <source>The tie-breaks of a regulation, or of a file</source>
        <translation>Die Feinwertungen eines Reglements oder einer Datei</translation>
    </message>
</context>
<context>
    <name>TieBreaks</name>
    <message>
        <source>Opponents&apos; VPs</source>
        <translation>Gegner-SP</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with these VPs, no more than the opponent has</source>
        <translation>nicht gespielt: zählt als Match gegen ein Team mit diesen SP, höchstens denen des Gegners</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with as many VPs</source>
        <translation>nicht gespielt: zählt als Match gegen ein Team mit ebenso vielen SP</translation>
    </message>
    <message>
        <source>not played: counts as a match against a pair with as many VPs</source>
        <translation>nicht gespielt: zählt als Match gegen ein Paar mit ebenso vielen SP</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Brettpunkte</translation>
    </message>
    <message>
        <source>The points of all boards of all matches.</source>
        <translation>Die Punkte aller Bretter aller Kämpfe.</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>The points for matches won and drawn.</source>
        <translation>Die Punkte für gewonnene und unentschiedene Kämpfe.</translation>
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
        <translation>Die Summe der Punkte der Gegner ohne die zwei niedrigsten.</translation>
    </message>
    <message>
        <source>Median Buchholz</source>
        <translation>Median-Buchholz</translation>
    </message>
    <message>
        <source>Median Buchholz 2</source>
        <translation>Median-Buchholz 2</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the two least and the two greatest of them.</source>
        <translation>Die Summe der Punkte der Gegner ohne die zwei niedrigsten und die zwei höchsten.</translation>
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
        <translation>Sonneborn-Berger ohne den Beitrag des Gegners mit den wenigsten Punkten.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger Cut 2</source>
        <translation>Sonneborn-Berger Cut 2</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without what the two opponents with the fewest points add.</source>
        <translation>Sonneborn-Berger ohne den Beitrag der zwei Gegner mit den wenigsten Punkten.</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Fortschrittswertung</translation>
    </message>
    <message>
        <source>Progressive score Cut 1</source>
        <translation>Fortschrittswertung Cut 1</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first.</source>
        <translation>Die Summe der Punkte nach jeder Runde außer der ersten.</translation>
    </message>
    <message>
        <source>Progressive score Cut 2</source>
        <translation>Fortschrittswertung Cut 2</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first two.</source>
        <translation>Die Summe der Punkte nach jeder Runde außer den ersten zwei.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>The games won at the board.</source>
        <translation>Die am Brett gewonnenen Partien.</translation>
    </message>
    <message>
        <source>Games with Black</source>
        <translation>Schwarzpartien</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Siege mit Schwarz</translation>
    </message>
    <message>
        <source>The games won at the board with Black.</source>
        <translation>Die am Brett mit Schwarz gewonnenen Partien.</translation>
    </message>
    <message>
        <source>Rounds one elected to play</source>
        <translation>Runden, die man spielen wollte</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Standardpunkte</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Vor-Buchholz</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 1</source>
        <translation>Vor-Buchholz Cut 1</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least of the opponents&apos; points.</source>
        <translation>Vor-Buchholz ohne die niedrigsten Punkte eines Gegners.</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 2</source>
        <translation>Vor-Buchholz Cut 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least of the opponents&apos; points.</source>
        <translation>Vor-Buchholz ohne die zwei niedrigsten Punkte der Gegner.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz</source>
        <translation>Vor-Median-Buchholz</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least and the greatest of the opponents&apos; points.</source>
        <translation>Vor-Buchholz ohne die niedrigsten und die höchsten Punkte der Gegner.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz 2</source>
        <translation>Vor-Median-Buchholz 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least and the two greatest of the opponents&apos; points.</source>
        <translation>Vor-Buchholz ohne die zwei niedrigsten und die zwei höchsten Punkte der Gegner.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Buchholz</source>
        <translation>Mittel der Buchholz der Gegner</translation>
    </message>
    <message>
        <source>The mean Buchholz of the opponents met at the board.</source>
        <translation>Das Mittel der Buchholz derer, gegen die am Brett gespielt wurde.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Fore Buchholz</source>
        <translation>Mittel der Vor-Buchholz der Gegner</translation>
    </message>
    <message>
        <source>The mean Fore Buchholz of the opponents met at the board.</source>
        <translation>Das Mittel der Vor-Buchholz derer, gegen die am Brett gespielt wurde.</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>The points against opponents with half of the possible points or more.</source>
        <translation>Die Punkte gegen Gegner, die mindestens die Hälfte aller möglichen Punkte haben.</translation>
    </message>
    <message>
        <source>Koya, limit ½ higher</source>
        <translation>Koya, Grenze ½ höher</translation>
    </message>
    <message>
        <source>The points against opponents at least ½ point above half of the possible points.</source>
        <translation>Die Punkte gegen Gegner mit mindestens ½ Punkt mehr als der Hälfte aller möglichen.</translation>
    </message>
    <message>
        <source>Koya, limit 1 higher</source>
        <translation>Koya, Grenze 1 höher</translation>
    </message>
    <message>
        <source>The points against opponents at least 1 point above half of the possible points.</source>
        <translation>Die Punkte gegen Gegner mit mindestens 1 Punkt mehr als der Hälfte aller möglichen.</translation>
    </message>
    <message>
        <source>Koya, limit ½ lower</source>
        <translation>Koya, Grenze ½ tiefer</translation>
    </message>
    <message>
        <source>The points against opponents at most ½ point short of half of the possible points.</source>
        <translation>Die Punkte gegen Gegner, denen zur Hälfte aller möglichen höchstens ½ Punkt fehlt.</translation>
    </message>
    <message>
        <source>Koya, limit 1 lower</source>
        <translation>Koya, Grenze 1 tiefer</translation>
    </message>
    <message>
        <source>The points against opponents at most 1 point short of half of the possible points.</source>
        <translation>Die Punkte gegen Gegner, denen zur Hälfte aller möglichen höchstens 1 Punkt fehlt.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating</source>
        <translation>Elo-Schnitt der Gegner</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 1</source>
        <translation>Gegnerschnitt Cut 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least of them.</source>
        <translation>Das Mittel der Elo-Zahlen der Gegner ohne die niedrigste.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 2</source>
        <translation>Gegnerschnitt Cut 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least of them.</source>
        <translation>Das Mittel der Elo-Zahlen der Gegner ohne die zwei niedrigsten.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 1</source>
        <translation>Gegnerschnitt, Median 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least and the greatest of them.</source>
        <translation>Das Mittel der Elo-Zahlen der Gegner ohne die niedrigste und die höchste.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 2</source>
        <translation>Gegnerschnitt, Median 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least and the two greatest of them.</source>
        <translation>Das Mittel der Elo-Zahlen der Gegner ohne die zwei niedrigsten und die zwei höchsten.</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>Turnierleistung</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings, and what the score against them adds by FIDE&apos;s table.</source>
        <translation>Das Mittel der Elo-Zahlen der Gegner und was das Ergebnis gegen sie nach der FIDE-Tabelle hinzufügt.</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>Perfekte Turnierleistung</translation>
    </message>
    <message>
        <source>The lowest rating from which FIDE&apos;s table expects as many points.</source>
        <translation>Die niedrigste Elo-Zahl, von der nach der FIDE-Tabelle so viele Punkte zu erwarten wären.</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Mittlere Leistung der Gegner</translation>
    </message>
    <message>
        <source>The mean tournament performance rating of the opponents met at the board.</source>
        <translation>Das Mittel der Turnierleistungen derer, gegen die am Brett gespielt wurde.</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Mittlere perfekte Leistung der Gegner</translation>
    </message>
    <message>
        <source>The mean perfect tournament performance of the opponents met at the board.</source>
        <translation>Das Mittel der perfekten Turnierleistungen derer, gegen die am Brett gespielt wurde.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo-Zahl</translation>
    </message>
    <message>
        <source>The higher rating is ahead.</source>
        <translation>Die höhere Elo-Zahl ist vorn.</translation>
    </message>
    <message>
        <source>Rating, lowest first</source>
        <translation>Elo-Zahl, niedrigste zuerst</translation>
    </message>
    <message>
        <source>The lower rating is ahead.</source>
        <translation>Die niedrigere Elo-Zahl ist vorn.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>The one higher in the starting list is ahead.</source>
        <translation>Vorn ist, wer in der Startliste höher steht.</translation>
    </message>
    <message>
        <source>Pairing number, last first</source>
        <translation>Startnummer, letzte zuerst</translation>
    </message>
    <message>
        <source>The one lower in the starting list is ahead.</source>
        <translation>Vorn ist, wer in der Startliste tiefer steht.</translation>
    </message>
    <message>
        <source>IMP quotient</source>
        <translation>IMP-Quotient</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>Netto-IMPs</translation>
    </message>
    <message>
        <source>Sonneborn-Berger in VPs</source>
        <translation>Sonneborn-Berger in SP</translation>
    </message>
    <message>
        <source>The sum of the VPs that the opponents have.</source>
        <translation>Die Summe der SP, die die Gegner haben.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points.</source>
        <translation>Die Summe der Punkte der Gegner.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least of them.</source>
        <translation>Die Summe der Punkte der Gegner ohne die niedrigste.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least and the greatest of them.</source>
        <translation>Die Summe der Punkte der Gegner ohne die niedrigste und die höchste.</translation>
    </message>
    <message>
        <source>The points of every opponent who was beaten, and half of them after a draw.</source>
        <translation>Die Punkte jedes besiegten Gegners und die Hälfte davon nach einem Remis.</translation>
    </message>
    <message>
        <source>The sum of the points after each round.</source>
        <translation>Die Summe der Punktstände nach jeder Runde.</translation>
    </message>
    <message>
        <source>The rounds that brought as many points as a win, played or not.</source>
        <translation>Die Runden mit so vielen Punkten, wie ein Sieg bringt, gespielt oder nicht.</translation>
    </message>
    <message>
        <source>The games played with Black.</source>
        <translation>Die mit Schwarz gespielten Partien.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents who have one.</source>
        <translation>Der Mittelwert der Wertungszahlen der Gegner, die eine haben.</translation>
    </message>
    <message>
        <source>All IMPs won, divided by all IMPs lost.</source>
        <translation>Alle gewonnenen IMPs, geteilt durch alle verlorenen.</translation>
    </message>
    <message>
        <source>All IMPs won less all IMPs lost.</source>
        <translation>Alle gewonnenen IMPs abzüglich aller verlorenen.</translation>
    </message>
    <message>
        <source>The VPs of every opponent, times the share of a match&apos;s VPs that was got from them.</source>
        <translation>Die SP jedes Gegners mal dem Anteil der SP eines Matches, der gegen ihn gewonnen wurde.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>VPs among them</source>
        <translation>SP untereinander</translation>
    </message>
    <message>
        <source>The VPs in the matches of those who are level, where all have met.</source>
        <translation>SP aus den Matches der Gleichstehenden, wenn alle gegeneinander gespielt haben.</translation>
    </message>
    <message>
        <source>IMPs among them</source>
        <translation>IMPs untereinander</translation>
    </message>
    <message>
        <source>Net IMPs in the matches of those who are level, where all have met.</source>
        <translation>Netto-IMPs aus den Matches der Gleichstehenden, wenn alle gegeneinander gespielt haben.</translation>
    </message>
    <message>
        <source>IMPs between two</source>
        <translation>IMPs zwischen zweien</translation>
    </message>
    <message>
        <source>Net IMPs in the match of two who are level; of no use for three or more.</source>
        <translation>Netto-IMPs im Match zweier Gleichstehender; bei dreien oder mehr ohne Wirkung.</translation>
    </message>
    <message>
        <source>IMPs against the next</source>
        <translation>IMPs gegen den Nächsten</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Gewonnene Matches</translation>
    </message>
    <message>
        <source>Matches won at the table.</source>
        <translation>Am Tisch gewonnene Matches.</translation>
    </message>
    <message>
        <source>Percentage of matches won</source>
        <translation>Gewonnene Matches in Prozent</translation>
    </message>
    <message>
        <source>The percentage of matches won at the table; a drawn one counts half.</source>
        <translation>Wie viel Prozent der Matches am Tisch gewonnen wurden; ein Unentschieden zählt halb.</translation>
    </message>
    <message>
        <source>Points per board</source>
        <translation>Punkte pro Board</translation>
    </message>
    <message>
        <source>The VPs of the matches at the table, divided by the boards that were played in them.</source>
        <translation>Die SP der am Tisch gespielten Matches, geteilt durch die darin gespielten Boards.</translation>
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
        <translation>Hier unbekannt, daher nicht beachtet, aber für Berichtsdateien behalten: {codes}.</translation>
    </message>
    <message>
        <source>Changed after round {round}, when they had been announced. Before: {codes}.</source>
        <translation>Geändert nach Runde {round}, als sie schon angekündigt waren. Vorher: {codes}.</translation>
    </message>
    <message>
        <source>ranking: {criteria}</source>
        <translation>Wertung: {criteria}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Bringt</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) who are level were not met.</source>
        <translation>
            <numerusform>%n anderer Gleichstehender war kein Gegner.</numerusform>
            <numerusform>%n andere Gleichstehende waren keine Gegner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level, but not met: {names}.</source>
        <translation>Gleichauf, aber nicht getroffen: {names}.</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMPs</translation>
    </message>
    <message>
        <source>Opponent&apos;s score, result</source>
        <translation>Stand des Gegners, Ergebnis</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating, result</source>
        <translation>Elo-Zahl des Gegners, Ergebnis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>not played: counts as a game against somebody with as many points</source>
        <translation>nicht gespielt: zählt wie eine Partie gegen jemanden mit ebenso vielen Punkten</translation>
    </message>
    <message>
        <source>the opponent&apos;s byes at the end count as draws</source>
        <translation>Freilose des Gegners am Schluss zählen als Remis</translation>
    </message>
    <message>
        <source>the least, left out</source>
        <translation>der niedrigste, gestrichen</translation>
    </message>
    <message>
        <source>stayed away, so it is the one left out</source>
        <translation>blieb weg, deshalb gestrichen</translation>
    </message>
    <message>
        <source>the greatest, left out</source>
        <translation>der höchste, gestrichen</translation>
    </message>
    <message>
        <source>has no rating, left out</source>
        <translation>hat keine Wertungszahl, gestrichen</translation>
    </message>
    <message>
        <source>less than the limit, left out</source>
        <translation>unter der Grenze, weggelassen</translation>
    </message>
    <message>
        <source>met nobody rated, left out</source>
        <translation>niemand mit Elo-Zahl getroffen, weggelassen</translation>
    </message>
    <message>
        <source>half a match: half of the opponent&apos;s VPs</source>
        <translation>halbes Match: die Hälfte der SP des Gegners</translation>
    </message>
    <message>
        <source>half a match: counts as a whole one</source>
        <translation>halbes Match: zählt wie ein ganzes</translation>
    </message>
    <message>
        <source>not played: as against these VPs, no more than draws in all rounds give</source>
        <translation>nicht gespielt: wie gegen ein Team mit diesen SP, höchstens denen von lauter Unentschieden</translation>
    </message>
    <message>
        <source>The rounds without byes that were asked for and games lost by forfeit.</source>
        <translation>Die Runden ohne erbetene Freilose und kampflos verlorene Partien.</translation>
    </message>
    <message>
        <source>1 per round with more points than the opponent, ½ for equal; a bye compares with a draw.</source>
        <translation>1 je Runde mit mehr Punkten als der Gegner, ½ bei gleichen; ein Freilos vergleicht sich mit einem Remis.</translation>
    </message>
    <message>
        <source>Buchholz as if all last games had been drawn: it is known before they are played.</source>
        <translation>Buchholz, als wären alle Partien der letzten Runde remis: bekannt, bevor sie gespielt sind.</translation>
    </message>
    <message>
        <source>Points in games of level players; if some have not met, only a sure leader is ahead.</source>
        <translation>Punkte aus Partien der Gleichstehenden; trafen sich einige nicht, ist nur vorn, wer sicher vorn ist.</translation>
    </message>
    <message>
        <source>VPs in matches of level teams; if some have not met, only a sure leader is ahead.</source>
        <translation>SP aus Matches der Gleichstehenden; trafen sich einige nicht, ist nur vorn, wer sicher vorn ist.</translation>
    </message>
    <message>
        <source>Net IMPs against the next team that all level teams met, and so on until they differ.</source>
        <translation>Netto-IMPs gegen das nächste Team, auf das alle Gleichstehenden trafen, und so weiter, bis sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>not played: as against these points, no more than the opponent has</source>
        <translation>nicht gespielt: wie gegen jemanden mit diesen Punkten, höchstens denen des Gegners</translation>
    </message>
    <message>
        <source>A lot each, 1 the best, by the event&apos;s first name and round; alike on every computer.</source>
        <translation>Für jeden ein Los, 1 ist das beste, nach erstem Namen und erster Runde des Turniers; auf jedem Rechner gleich.</translation>
    </message>
    <message>
        <source>not played: counts as a game against these points, at most what draws in all rounds give</source>
        <translation>nicht gespielt: zählt wie eine Partie gegen diese Punkte, höchstens die von lauter Remis</translation>
    </message>
</context>
<context>
    <name>TieRulesMenu</name>
    <message>
        <source>&amp;Open a File…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>In Datei &amp;speichern…</translation>
    </message>
    <message>
        <source>Open Tie-breaks</source>
        <translation>Feinwertungen öffnen</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Save the Tie-breaks</source>
        <translation>Feinwertungen speichern</translation>
    </message>
    <message>
        <source>Tie-breaks (*{suffix})</source>
        <translation>Feinwertungen (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>{value}, changed by {change}</source>
        <translation>{value}, geändert um {change}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Point at a row or at the curve to read off all scales there; the wheel zooms the curve.</source>
        <translation>Zeigen Sie auf eine Zeile oder die Kurve, um dort alle Skalen abzulesen; das Mausrad zoomt die Kurve.</translation>
    </message>
    <message>
        <source>Ctrl+P prints or exports what you see. F1 explains what you are working on.</source>
        <translation>Strg+P druckt oder exportiert, was Sie sehen. F1 erklärt, wobei Sie gerade sind.</translation>
    </message>
    <message>
        <source>{number} of {all}: {hint}</source>
        <translation>{number} von {all}: {hint}</translation>
    </message>
    <message>
        <source>No More Hints</source>
        <translation>Keine Hinweise mehr</translation>
    </message>
    <message>
        <source>Ctrl+D pins a board count. “Compare” takes several at once, as 7, 14, 20, 28.</source>
        <translation>Strg+D heftet eine Boardzahl an. „Vergleichen“ nimmt mehrere auf einmal: 7, 14, 20, 28.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Type the number of boards, or use the arrows or the wheel: table and curve follow.</source>
        <translation>Tippen Sie die Zahl der Boards, oder nehmen Sie Pfeile oder Mausrad: Tabelle und Kurve folgen.</translation>
    </message>
</context>
<context>
    <name>TournamentError</name>
    <message>
        <source>With players {first} and {second} together, round {round} cannot be paired.</source>
        <translation>Wenn die Spieler {first} und {second} aufeinandertreffen, lässt sich Runde {round} nicht auslosen.</translation>
    </message>
    <message>
        <source>Nobody is present to be paired in round {round}.</source>
        <translation>In Runde {round} ist niemand da, der ausgelost werden könnte.</translation>
    </message>
    <message>
        <source>{name} has an opponent in round {round}. Change the pairing first.</source>
        <translation>{name} hat in Runde {round} einen Gegner. Ändern Sie zuerst die Paarung.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: {name} has no opponent in it, so a bye of some kind stays.</source>
        <translation>Runde {round} ist ausgelost: {name} hat darin keinen Gegner, also bleibt ein Freilos irgendeiner Art.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: from then on all numbers stay as they are.</source>
        <translation>Runde {round} ist ausgelost: Von da an bleiben alle Nummern, wie sie sind.</translation>
    </message>
    <message>
        <source>Two players have the number {number}.</source>
        <translation>Zwei Spieler haben die Nummer {number}.</translation>
    </message>
    <message>
        <source>Player {number} meets nobody else in round {round}.</source>
        <translation>Spieler {number} trifft in Runde {round} auf niemand anderen.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {most} rows.</source>
        <translation>Die Tabelle ist zu groß; sie kann {most} Zeilen haben.</translation>
    </message>
    <message>
        <source>The table is too wide; it can have {most} columns.</source>
        <translation>Die Tabelle ist zu breit; sie kann {most} Spalten haben.</translation>
    </message>
    <message>
        <source>There is no column with names; give it the heading Name.</source>
        <translation>Es gibt keine Spalte mit Namen; geben Sie ihr die Überschrift Name.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>Zwei Spalten haben die Überschrift {found}.</translation>
    </message>
    <message>
        <source>The name is missing here.</source>
        <translation>Hier fehlt der Name.</translation>
    </message>
    <message>
        <source>Cells in this row: {cells}; columns: {columns}.</source>
        <translation>Diese Zeile hat {cells} Zellen, aber es gibt {columns} Spalten.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>In dieser Zeile oder darüber fehlt ein Anführungszeichen oder steht falsch.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs such as 45-23, or VPs such as 13.2-6.8.</source>
        <translation>„{typed}“ ist kein Ergebnis. Geben Sie IMPs wie 45-23 oder SP wie 13.2-6.8 ein.</translation>
    </message>
    <message>
        <source>“{typed}” is not a valid value of a bye. Type its VPs, such as 12 or 10.5.</source>
        <translation>„{typed}“ ist kein gültiger Wert eines Freiloses. Geben Sie SP ein, etwa 12 oder 10,5.</translation>
    </message>
    <message>
        <source>All rounds of the round robin ({rounds}) are drawn: everybody has met everybody.</source>
        <translation>Alle Runden ({rounds}) sind ausgelost: Jeder hat gegen jeden gespielt.</translation>
    </message>
    <message>
        <source>Fewer than two teams are present in round {round}: nothing can be drawn.</source>
        <translation>In Runde {round} sind weniger als zwei Teams da: Es gibt nichts auszulosen.</translation>
    </message>
    <message>
        <source>Team {team} is absent in round {round}.</source>
        <translation>Team {team} ist in Runde {round} nicht da.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} met in round {met}: they can meet again only in a Danish round.</source>
        <translation>Die Teams {team} und {other} trafen sich in Runde {met}: Sie können sich nur in einer dänischen Runde wieder treffen.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} must not meet in round {round}.</source>
        <translation>Die Teams {team} und {other} dürfen in Runde {round} nicht aufeinandertreffen.</translation>
    </message>
    <message>
        <source>If teams {team} and {other} meet in round {round}, the others cannot be drawn any more.</source>
        <translation>Wenn die Teams {team} und {other} in Runde {round} aufeinandertreffen, lassen sich die anderen nicht mehr auslosen.</translation>
    </message>
    <message>
        <source>IMPs cannot be turned into VPs: {reason}</source>
        <translation>IMPs lassen sich nicht in SP umrechnen: {reason}</translation>
    </message>
    <message>
        <source>This scale turns percentages into VPs; matches need one of IMPs.</source>
        <translation>Diese Skala macht aus Prozenten SP; Matches brauchen eine für IMPs.</translation>
    </message>
    <message>
        <source>IMPs are whole numbers from 0, not {imps}.</source>
        <translation>IMPs sind ganze Zahlen ab 0, nicht {imps}.</translation>
    </message>
    <message>
        <source>{found} is not a result that earns points; use W, D, L, F, H, Z, + or -.</source>
        <translation>{found} ist kein Ergebnis, für das es Punkte gibt; es gibt W, D, L, F, H, Z, + und -.</translation>
    </message>
    <message>
        <source>A bonus or penalty belongs to a drawn round; {found} is not one.</source>
        <translation>Ein Bonus oder eine Strafe gehört zu einer ausgelosten Runde; {found} ist keine.</translation>
    </message>
    <message>
        <source>Player {number} is not entered.</source>
        <translation>Spieler {number} ist nicht gemeldet.</translation>
    </message>
    <message>
        <source>The points are missing here.</source>
        <translation>Hier fehlen die Punkte.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for these points of player {number}: {points}.</source>
        <translation>Ein Turnierbericht (TRF) hat keinen Platz für die {points} Punkte von Spieler {number}.</translation>
    </message>
    <message>
        <source>The file is too large to be a report file.</source>
        <translation>Die Datei ist zu groß für einen Turnierbericht.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Diese Zeile ist zu lang.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; a number belongs there.</source>
        <translation>In den Spalten {first} bis {last} steht {found}; dort gehört eine Zahl hin.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} are blank; a number belongs there.</source>
        <translation>Die Spalten {first} bis {last} sind leer; dort gehört eine Zahl hin.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; points belong there, such as 4.5.</source>
        <translation>In den Spalten {first} bis {last} steht {found}; dort gehören Punkte hin, z. B. 4.5.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>Hier gehört eine Zahl hin, nicht {found}.</translation>
    </message>
    <message>
        <source>Points such as 4.5 belong here, not {found}.</source>
        <translation>Hier gehören Punkte wie 4.5 hin, nicht {found}.</translation>
    </message>
    <message>
        <source>{found} is not a known code of a point system.</source>
        <translation>{found} ist kein bekanntes Kürzel eines Punktsystems.</translation>
    </message>
    <message>
        <source>There are no players (records 001) in the file.</source>
        <translation>In der Datei sind keine Spieler (Sätze 001).</translation>
    </message>
    <message>
        <source>The file says something else here than in a line above: {found}.</source>
        <translation>Die Datei sagt hier etwas anderes als in einer Zeile weiter oben: {found}.</translation>
    </message>
    <message>
        <source>The rating list has more than {most} players.</source>
        <translation>Die Ratingliste hat mehr als {most} Spieler.</translation>
    </message>
    <message>
        <source>The rating list that is kept is damaged; choose it again.</source>
        <translation>Die aufbewahrte Ratingliste ist beschädigt; wählen Sie sie neu.</translation>
    </message>
    <message>
        <source>Round 1 of the knock-out is drawn: take it back first (Shift+F9).</source>
        <translation>Runde 1 des K. o. ist ausgelost: Nehmen Sie sie zuerst zurück (Umschalt+F9).</translation>
    </message>
    <message>
        <source>All rounds are drawn, and there are results: the entrants stay as they are.</source>
        <translation>Alle Runden sind ausgelost, und es gibt Ergebnisse: Die Teilnehmer bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The number {number} appears twice.</source>
        <translation>Die Nummer {number} kommt zweimal vor.</translation>
    </message>
    <message>
        <source>Number {number} of round {round} is not entered.</source>
        <translation>Nummer {number} der Runde {round} ist nicht gemeldet.</translation>
    </message>
    <message>
        <source>Number {number} appears twice in round {round}.</source>
        <translation>Nummer {number} kommt in Runde {round} zweimal vor.</translation>
    </message>
    <message>
        <source>Number {number} meets nobody else in round {round}.</source>
        <translation>Nummer {number} trifft in Runde {round} auf niemand anderen.</translation>
    </message>
    <message>
        <source>{found} is not a FIDE number, which has 11 digits at most.</source>
        <translation>{found} ist keine FIDE-Nummer; die hat höchstens 11 Ziffern.</translation>
    </message>
    <message>
        <source>{found} is not a date of birth, such as 1990/05/31, 31.5.1990 or 1990.</source>
        <translation>{found} ist kein Geburtsdatum wie 1990/05/31, 31.5.1990 oder 1990.</translation>
    </message>
    <message>
        <source>{found} is not a date, such as 2026/05/31 or 31.5.2026.</source>
        <translation>{found} ist kein Datum wie 2026/05/31 oder 31.5.2026.</translation>
    </message>
    <message>
        <source>{found} is neither m nor w.</source>
        <translation>{found} ist weder m noch w.</translation>
    </message>
    <message>
        <source>{found} is not a federation, such as CZE.</source>
        <translation>{found} ist kein Verband wie CZE.</translation>
    </message>
    <message>
        <source>There are no names in the table.</source>
        <translation>In der Tabelle sind keine Namen.</translation>
    </message>
    <message>
        <source>{found} is not a valid number; numbers go from 1 to {most}.</source>
        <translation>{found} ist keine gültige Nummer; Nummern gehen von 1 bis {most}.</translation>
    </message>
    <message>
        <source>{found} is not a rating or strength, which is a number from 0 to {most}.</source>
        <translation>{found} ist keine Wertungszahl oder Stärke; das ist eine Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <source>The event has no name.</source>
        <translation>Das Turnier hat keinen Namen.</translation>
    </message>
    <message>
        <source>The city is missing.</source>
        <translation>Der Ort fehlt.</translation>
    </message>
    <message>
        <source>The federation of the event is missing.</source>
        <translation>Der Verband des Turniers fehlt.</translation>
    </message>
    <message>
        <source>The start date is missing.</source>
        <translation>Das Datum des Beginns fehlt.</translation>
    </message>
    <message>
        <source>The end date is missing.</source>
        <translation>Das Datum des Endes fehlt.</translation>
    </message>
    <message>
        <source>The chief arbiter is missing.</source>
        <translation>Der Hauptschiedsrichter fehlt.</translation>
    </message>
    <message>
        <source>The time control is missing.</source>
        <translation>Die Bedenkzeit fehlt.</translation>
    </message>
    <message>
        <source>The date of round {round} is missing.</source>
        <translation>Das Datum von Runde {round} fehlt.</translation>
    </message>
    <message>
        <source>Results missing in round {round}: {count}.</source>
        <translation>Fehlende Ergebnisse in Runde {round}: {count}.</translation>
    </message>
    <message>
        <source>Rounds drawn: {drawn} of {planned}.</source>
        <translation>{drawn} von {planned} Runden sind ausgelost.</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>{name}: the FIDE number is missing.</source>
        <translation>{name}: Die FIDE-Nummer fehlt.</translation>
    </message>
    <message>
        <source>{name}: the date of birth is missing.</source>
        <translation>{name}: Das Geburtsdatum fehlt.</translation>
    </message>
    <message>
        <source>{name}: the sex is missing.</source>
        <translation>{name}: Das Geschlecht fehlt.</translation>
    </message>
    <message>
        <source>{name}: the federation is missing.</source>
        <translation>{name}: Der Verband fehlt.</translation>
    </message>
    <message>
        <source>{name} and {other} have the same FIDE number.</source>
        <translation>{name} und {other} haben dieselbe FIDE-Nummer.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type 1, = or 0; ½-0 or 0-0; +-, -+ or -- for a forfeit.</source>
        <translation>„{typed}“ ist kein Ergebnis. Geben Sie 1, = oder 0 ein; ½-0 oder 0-0; +-, -+ oder -- für kampflos.</translation>
    </message>
    <message>
        <source>This triangle is played over two rounds: type its results in the second.</source>
        <translation>Dieses Dreieck geht über zwei Runden: Geben Sie seine Ergebnisse in der zweiten ein.</translation>
    </message>
    <message>
        <source>This table would repeat matches of the rounds drawn so far.</source>
        <translation>Diese Tabelle würde Matches schon ausgeloster Runden wiederholen.</translation>
    </message>
    <message>
        <source>Number {team} plays a triangle in round {round} that began in the round before.</source>
        <translation>Nummer {team} spielt in Runde {round} ein Dreieck, das in der Runde davor begann.</translation>
    </message>
    <message>
        <source>There are results already; the scale stays one of percentages, or of IMPs.</source>
        <translation>Es gibt schon Ergebnisse; die Skala bleibt eine in Prozent oder in IMPs.</translation>
    </message>
    <message>
        <source>{found} is not a time, such as 14:30.</source>
        <translation>{found} ist keine Uhrzeit wie 14:30.</translation>
    </message>
    <message>
        <source>{found} is not a time control in seconds, such as 5400+30 or 40/6000+30:900+30.</source>
        <translation>{found} ist keine Bedenkzeit in Sekunden wie 5400+30 oder 40/6000+30:900+30.</translation>
    </message>
    <message>
        <source>The end date, {end}, is before the start date, {begin}.</source>
        <translation>Das Ende, {end}, liegt vor dem Beginn, {begin}.</translation>
    </message>
    <message>
        <source>An event has 1 to {most} rounds.</source>
        <translation>Ein Turnier hat 1 bis {most} Runden.</translation>
    </message>
    <message>
        <source>{found} is not a colour; use W or B.</source>
        <translation>{found} ist keine Farbe; es gibt W und B.</translation>
    </message>
    <message>
        <source>{found} is not a setting of XXC; use white1, black1 or rank.</source>
        <translation>{found} ist keine Einstellung von XXC; es gibt white1, black1 und rank.</translation>
    </message>
    <message>
        <source>{found} is not a valid bye; use F, H or Z.</source>
        <translation>{found} ist kein gültiges Freilos; es gibt F, H und Z.</translation>
    </message>
    <message>
        <source>Round {last} comes before round {first}.</source>
        <translation>Runde {last} kommt vor Runde {first}.</translation>
    </message>
    <message>
        <source>Enter at least two players here.</source>
        <translation>Hierher gehören mindestens zwei Spieler.</translation>
    </message>
    <message>
        <source>Player {number} has two different byes in round {round}.</source>
        <translation>Spieler {number} hat in Runde {round} zwei verschiedene Freilose.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, who is not entered.</source>
        <translation>In Runde {round} trifft Spieler {number} auf Spieler {other}, der nicht gemeldet ist.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, but player {other} meets nobody.</source>
        <translation>In Runde {round} trifft Spieler {number} auf Spieler {other}, aber Spieler {other} trifft auf niemanden.</translation>
    </message>
    <message>
        <source>In round {round} the players {number} and {other} have the same colour.</source>
        <translation>In Runde {round} haben die Spieler {number} und {other} dieselbe Farbe.</translation>
    </message>
    <message>
        <source>In round {round} neither player {number} nor player {other} has a colour.</source>
        <translation>In Runde {round} hat weder Spieler {number} noch Spieler {other} eine Farbe.</translation>
    </message>
    <message>
        <source>In round {round} player {number} has the result “{mine}” without an opponent.</source>
        <translation>In Runde {round} hat Spieler {number} das Ergebnis „{mine}“ ohne Gegner.</translation>
    </message>
    <message>
        <source>The starting rank of a player is above 0.</source>
        <translation>Die Startnummer eines Spielers ist größer als 0.</translation>
    </message>
    <message>
        <source>Column {column} holds {found}, but should be blank; the columns are shifted.</source>
        <translation>In Spalte {column} steht {found}, dort sollte nichts stehen; die Spalten sind verschoben.</translation>
    </message>
    <message>
        <source>Round {round}: {found} in column {column} is not a colour; use w, b or -.</source>
        <translation>Runde {round}: {found} in Spalte {column} ist keine Farbe; es gibt w, b und -.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for a result of this worth: {points}.</source>
        <translation>Ein Turnierbericht (TRF) hat keinen Platz für ein Ergebnis mit dem Wert {points}.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no VPs with two decimals; save a teams event as an event.</source>
        <translation>Ein Turnierbericht (TRF) hat keine SP mit zwei Nachkommastellen; speichern Sie ein Teamturnier als Turnier.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for the number {number}; it ends at {most}.</source>
        <translation>Ein Turnierbericht (TRF) hat keinen Platz für die Nummer {number}; er endet bei {most}.</translation>
    </message>
    <message>
        <source>This is an event of vpdesk itself. Open it there, and write a report file (TRF) of it.</source>
        <translation>Das ist ein Turnier von vpdesk selbst. Öffnen Sie es dort und schreiben Sie davon einen Turnierbericht (TRF).</translation>
    </message>
    <message>
        <source>The report file is of the type {type}, which is not drawn by the Dutch rules.</source>
        <translation>Laut Datei ist dieses Turnier vom Typ {type}, der nicht nach den holländischen Regeln ausgelost wird.</translation>
    </message>
    <message>
        <source>Team {team} came after round 1 was drawn: the round robin has no place for it.</source>
        <translation>Team {team} kam erst nach der Auslosung von Runde 1: Die Tabelle hat keinen Platz dafür.</translation>
    </message>
    <message>
        <source>Round {round} needs a repeated match: make it a Danish round, which allows that.</source>
        <translation>Runde {round} braucht eine Wiederholung: Machen Sie sie zur dänischen Runde, die das erlaubt.</translation>
    </message>
    <message>
        <source>Round {round} has no allowed triangle: let teams be in one by turns, or the first three.</source>
        <translation>Runde {round} hat kein erlaubtes Dreieck: Lassen Sie die Teams reihum Dreiecke spielen, auch die ersten drei.</translation>
    </message>
    <message>
        <source>Patton has to be chosen before the first result; there are results without board points.</source>
        <translation>Patton muss vor dem ersten Ergebnis gewählt werden; es gibt schon Ergebnisse ohne Boardpunkte.</translation>
    </message>
    <message>
        <source>White and Black get different points for a result; this program has one value for both.</source>
        <translation>Weiß und Schwarz bekommen verschiedene Punkte für dasselbe Ergebnis; dieses Programm hat für beide nur einen Wert.</translation>
    </message>
    <message>
        <source>This is not a rating list: no FIDE columns, and no headings such as Name and Rating.</source>
        <translation>Das ist keine Ratingliste: Sie hat weder die Spalten der FIDE noch Überschriften wie Name und Wertungszahl.</translation>
    </message>
    <message>
        <source>{name} is in rounds that are drawn: give the last round before the withdrawal.</source>
        <translation>{name} ist in ausgelosten Runden: Geben Sie die letzte Runde vor dem Rückzug an.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type the board points, 2 per board won, such as 19-13.</source>
        <translation>„{typed}“ ist kein Ergebnis. Geben Sie die Boardpunkte ein, 2 je gewonnenes Board, etwa 19-13.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs and board points, 2 per board won: 24-17 13-7.</source>
        <translation>„{typed}“ ist kein Ergebnis. Geben Sie IMPs und Boardpunkte ein, 2 je gewonnenes Board: 24-17 13-7.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type per cent of NS (57.5), or VPs with the word (13.2 vp).</source>
        <translation>„{typed}“ ist kein Ergebnis. Geben Sie die Prozente von NS ein (57.5) oder SP mit dem Wort (13.2 vp).</translation>
    </message>
    <message>
        <source>{team} came after round 1 was drawn: the round robin has no place for this player.</source>
        <translation>{team} kam erst nach der Auslosung von Runde 1: Die Tabelle hat keinen Platz dafür.</translation>
    </message>
    <message>
        <source>Round {round} needs a forbidden match: allow some, or make it a Danish round.</source>
        <translation>Runde {round} braucht ein verbotenes Match: Erlauben Sie einige, oder machen Sie sie zur dänischen Runde.</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat. Type H (NS) or V (EW), a table from 1 to 999, or both, as H3.</source>
        <translation>„{typed}“ ist kein Platz. Geben Sie H (oder NS) oder V (oder EW) ein, einen Tisch von 1 bis 999 oder beides, etwa H3.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but {other} meets {third}.</source>
        <translation>In Runde {round} trifft Spieler {number} auf {other}, aber {other} auf {third}.</translation>
    </message>
    <message>
        <source>Round {round}: “{mine}” of player {number} does not go with “{theirs}” of {other}.</source>
        <translation>Runde {round}: „{mine}“ von Spieler {number} passt nicht zu „{theirs}“ von Spieler {other}.</translation>
    </message>
    <message>
        <source>Round {round}: player {number} has “{mine}”, as without an opponent, but meets {other}.</source>
        <translation>Runde {round}: Spieler {number} hat „{mine}“, wie ohne Gegner, trifft aber auf Spieler {other}.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but has a bye in a record 240.</source>
        <translation>In Runde {round} trifft Spieler {number} auf {other}, hat aber laut einem Satz 240 ein Freilos.</translation>
    </message>
    <message>
        <source>Round {round}, column {column}: {found} is not a result; use 1 = 0 + - W D L U F H Z.</source>
        <translation>Runde {round}: {found} in Spalte {column} ist kein Ergebnis; es gibt 1, =, 0, +, -, W, D, L, U, F, H und Z.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired by the rules without a rematch or a second bye.</source>
        <translation>Runde {round} lässt sich nach den Regeln nicht ohne Wiederholung oder zweites Freilos auslosen.</translation>
    </message>
    <message>
        <source>Player {number}: columns 81-84 say {told}, results {computed}; correct, or add record 162.</source>
        <translation>Spieler {number}: Spalten 81–84 sagen {told}, die Ergebnisse {computed}; korrigieren, oder Satz 162 ergänzen.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type points (2.5-1.5, to {boards}), boards (1=01), +-, -+, --.</source>
        <translation>„{typed}“ ist kein Ergebnis. Punkte (2.5-1.5, bis {boards}), Bretter (1=01) oder +-, -+, -- eingeben.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired without a forbidden pair: allow some in this round.</source>
        <translation>Runde {round} lässt sich ohne verbotene Paarung nicht auslosen: Lassen Sie in dieser Runde einige zu.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type IMPs such as 45-23.</source>
        <translation>„{typed}“ ist kein Ergebnis eines K. o.: Dort gibt es keine SP. Geben Sie IMPs wie 45-23 ein.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type per cent of NS (57.5).</source>
        <translation>„{typed}“ ist kein Ergebnis eines K. o.: Dort gibt es keine SP. Geben Sie die Prozente von NS ein (57.5).</translation>
    </message>
</context>
<context>
    <name>TournamentFileError</name>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}: Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}: Das ist ein Ordner oder ein Gerät.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}: Sie dürfen diese Datei nicht lesen.</translation>
    </message>
    <message>
        <source>{file}: This is not an event of vpdesk.</source>
        <translation>{file}: Das ist kein Turnier von vpdesk.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged, and there is no backup of it beside it.</source>
        <translation>{file}: Die Datei ist beschädigt, und neben ihr liegt keine Sicherung.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged; open its newest backup, “{backup}”.</source>
        <translation>{file}: Die Datei ist beschädigt; öffnen Sie ihre neueste Sicherung, „{backup}“.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: This is not a pairs evening of vpdesk.</source>
        <translation>{file}: Das ist kein Paarturnier von vpdesk.</translation>
    </message>
    <message>
        <source>{file}: A newer version of vpdesk has written this file; open it with that one.</source>
        <translation>{file}: Eine neuere Version von vpdesk hat diese Datei geschrieben; öffnen Sie sie mit ihr.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reason}”.</source>
        <translation>{file}: Die Datei konnte nicht gelesen werden; der Rechner meldete „{reason}“.</translation>
    </message>
    <message>
        <source>{file} is open in another window or on another computer, so here it can only be read.</source>
        <translation>{file} ist in einem anderen Fenster oder auf einem anderen Rechner geöffnet und lässt sich hier deshalb nur lesen.</translation>
    </message>
    <message>
        <source>{file} is write-protected, so it can only be read; save it under another name to go on.</source>
        <translation>{file} ist schreibgeschützt und lässt sich nur lesen; speichern Sie unter einem anderen Namen, um weiterzumachen.</translation>
    </message>
    <message>
        <source>{file}: The file “{other}” beside it is not from vpdesk; move that away and open it again.</source>
        <translation>{file}: Die Datei „{other}“ daneben ist nicht von vpdesk; verschieben Sie diese und öffnen Sie noch einmal.</translation>
    </message>
    <message>
        <source>{file} can only be read here; save it under another name to change it.</source>
        <translation>{file} lässt sich hier nur lesen; speichern Sie unter einem anderen Namen, um zu ändern.</translation>
    </message>
    <message>
        <source>{file}: This event has stages, groups or adjustments: use “vpdesk-cli event”.</source>
        <translation>{file}: Dieses Turnier hat Phasen, Gruppen oder Berichtigungen: Verwenden Sie „vpdesk-cli event“.</translation>
    </message>
    <message>
        <source>{file}: The file is too large or holds what no file of vpdesk has, so it is not opened.</source>
        <translation>{file}: Die Datei ist zu groß oder enthält, was keine Datei von vpdesk hat; sie wird nicht geöffnet.</translation>
    </message>
</context>
<context>
    <name>TradePicture</name>
    <message>
        <source>{name}: quality {quality}, simplicity {simplicity}</source>
        <translation>{name}: Qualität {quality}, Einfachheit {simplicity}</translation>
    </message>
    <message>
        <source>Simplicity</source>
        <translation>Einfachheit</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
</context>
<context>
    <name>TwoScales</name>
    <message>
        <source>By</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt in</translation>
    </message>
    <message>
        <source>{team} won</source>
        <translation>{team}: gewonnen</translation>
    </message>
    <message>
        <source>{team} VP</source>
        <translation>{team}: SP</translation>
    </message>
    <message>
        <source>By boards {boards}, together {together}</source>
        <translation>Nach Boards {boards}, zusammen {together}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Halved by boards, as the director adjusted them: {boards}.</source>
        <translation>Nach Boards geteilt, vom Turnierleiter berichtigt: {boards}.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Done: {step}</source>
        <translation>Erledigt: {step}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Wiederherstellen: {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Rückgängig gemacht: {step}</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message numerus="yes">
        <source>“{name}”: %n change(s) not on the disk yet</source>
        <translation>
            <numerusform>„{name}“: %n Änderung ist noch nicht gespeichert</numerusform>
            <numerusform>„{name}“: %n Änderungen sind noch nicht gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes that were not saved last time do not fit their file: see “{name}”.</source>
        <translation>Änderungen, die letztes Mal nicht gespeichert wurden, passen nicht zu ihrer Datei: siehe „{name}“.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” now has %n change(s) that were not saved last time.</source>
        <translation>
            <numerusform>„{name}“ hat jetzt %n Änderung, die letztes Mal nicht gespeichert wurde.</numerusform>
            <numerusform>„{name}“ hat jetzt %n Änderungen, die letztes Mal nicht gespeichert wurden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewsRow</name>
    <message>
        <source>By boards</source>
        <translation>Nach Boards</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Wärmekarte</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>“{name}” is being saved.</source>
        <translation>„{name}“ wird gespeichert.</translation>
    </message>
    <message>
        <source>Stay Here</source>
        <translation>Hierbleiben</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Samples to try</source>
        <translation>Beispiele zum Ausprobieren</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>ist nicht mehr da</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
</context>
</TS>
