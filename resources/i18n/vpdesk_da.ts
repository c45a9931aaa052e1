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
        <source>Look for a New &amp;Version</source>
        <translation>Se efter en ny &amp;version</translation>
    </message>
    <message>
        <source>Opens the page of the releases in the browser</source>
        <translation>Åbner siden med udgivelserne i browseren</translation>
    </message>
    <message>
        <source>Events, pairs evenings, matches, movements and VP scales, for directors of bridge.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013). The measures of movements are those of P. Smulders.

Free software: use it, pass it on and change it as you like.</source>
        <translation>Turneringer, paraftener, kampe, spilleplaner og KP-skalaer til dem, der leder bridgeturneringer.

Skalaerne er dem fra den tekniske rapport fra WBF Scoring Panel (P. Buchen, 2013). Målene for spilleplaner er P. Smulders’.

Fri software: brug det, giv det videre, og ret i det, som du vil.</translation>
    </message>
    <message>
        <source>Log folder: {folder}</source>
        <translation>Logmappe: {folder}</translation>
    </message>
    <message>
        <source>Version of {date}</source>
        <translation>Version fra {date}</translation>
    </message>
    <message>
        <source>It is over a year old: there may be a newer one.</source>
        <translation>Den er over et år gammel: der findes måske en nyere.</translation>
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
        <translation>Spilleplane&amp;r</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Tabe&amp;l</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>Side &amp;om side</translation>
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
        <source>S&amp;ort Pins</source>
        <translation>&amp;Sorter fastgjorte</translation>
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
        <source>&amp;Copy Picture of the Curves</source>
        <translation>Kopier &amp;billedet af kurverne</translation>
    </message>
    <message>
        <source>B&amp;y Boards</source>
        <translation>&amp;Efter antal spil</translation>
    </message>
    <message>
        <source>&amp;Heat Map</source>
        <translation>&amp;Varmekort</translation>
    </message>
    <message>
        <source>B&amp;oards</source>
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
        <source>Fig&amp;ures</source>
        <translation>&amp;Tal</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>St&amp;ørre tekst</translation>
    </message>
    <message>
        <source>Lab&amp;oratory</source>
        <translation>La&amp;boratorium</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>Ka&amp;mp</translation>
    </message>
    <message>
        <source>Smaller Te&amp;xt</source>
        <translation>M&amp;indre tekst</translation>
    </message>
    <message>
        <source>Publis&amp;h…</source>
        <translation>O&amp;ffentliggør…</translation>
    </message>
    <message>
        <source>Publish after E&amp;very Action</source>
        <translation>Offentliggør efter &amp;hver handling</translation>
    </message>
    <message>
        <source>Pages in All Lang&amp;uages</source>
        <translation>Si&amp;der på alle sprog</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Sprog</translation>
    </message>
    <message>
        <source>H&amp;all</source>
        <translation>S&amp;al</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Eksempler</translation>
    </message>
    <message>
        <source>There is nothing to print here yet.</source>
        <translation>Her er endnu intet at udskrive.</translation>
    </message>
    <message>
        <source>&amp;Deals…</source>
        <translation>&amp;Kortfordelinger…</translation>
    </message>
    <message>
        <source>&amp;Find Anything…</source>
        <translation>Find &amp;hvad som helst…</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Der er intet at fortryde.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Der er intet at gentage.</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>&amp;Normal tekst</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Nulstil la&amp;yout</translation>
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
        <source>Show in &amp;Folder</source>
        <translation>&amp;Vis i mappe</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Åbn &amp;logmappen</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <translation>Se efter en ny &amp;version</translation>
    </message>
    <message>
        <source>&amp;About vpdesk</source>
        <translation>&amp;Om vpdesk</translation>
    </message>
    <message>
        <source>Pages for &amp;Phones…</source>
        <translation>Sider til te&amp;lefoner…</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Ur</translation>
    </message>
    <message>
        <source>Clock on the &amp;Wall</source>
        <translation>Ur på &amp;væggen</translation>
    </message>
    <message>
        <source>&amp;Schedule of the Session…</source>
        <translation>Sessionens &amp;tidsplan…</translation>
    </message>
    <message>
        <source>S&amp;tart or Pause the Clock</source>
        <translation>&amp;Start eller stop uret</translation>
    </message>
    <message>
        <source>A Minute &amp;Less</source>
        <translation>Et &amp;minut mindre</translation>
    </message>
    <message>
        <source>A Minute &amp;More</source>
        <translation>Et minut m&amp;ere</translation>
    </message>
    <message>
        <source>&amp;Next Round or Move</source>
        <translation>&amp;Næste runde eller skift</translation>
    </message>
    <message>
        <source>Only matches of teams have score sheets.</source>
        <translation>Kun holdkampe har regnskaber.</translation>
    </message>
    <message>
        <source>No round can be paired by hand now.</source>
        <translation>Ingen runde kan parres manuelt nu.</translation>
    </message>
    <message>
        <source>Draw &amp;Lots Again…</source>
        <translation>Tr&amp;æk lod igen…</translation>
    </message>
    <message>
        <source>Dates &amp;of the Rounds…</source>
        <translation>&amp;Rundernes datoer…</translation>
    </message>
    <message>
        <source>Do &amp;What Is Next</source>
        <translation>G&amp;ør det næste</translation>
    </message>
    <message>
        <source>&amp;Proof</source>
        <translation>&amp;Bevis</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Modeller</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>&amp;Eftersyn</translation>
    </message>
    <message>
        <source>&amp;Check a Table</source>
        <translation>&amp;Tjek en tabel</translation>
    </message>
    <message>
        <source>Ca&amp;libration</source>
        <translation>&amp;Kalibrering</translation>
    </message>
    <message>
        <source>&amp;Score Sheet</source>
        <translation>&amp;Regnskab</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>&amp;Kendelse</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <comment>menu</comment>
        <translation>&amp;Kamp</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>&amp;Annuller spillet</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>&amp;Juster spillet…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Ryd</translation>
    </message>
    <message>
        <source>Other &amp;Pairs from This Board</source>
        <translation>Andre &amp;par fra dette spil</translation>
    </message>
    <message>
        <source>&amp;Enter Goes Down, Room by Room</source>
        <translation>&amp;Enter går nedad, rum for rum</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Round</source>
        <translation>&amp;Tilbage til runden</translation>
    </message>
    <message>
        <source>The match is not one of an event.</source>
        <translation>Kampen hører ikke til en turnering.</translation>
    </message>
    <message>
        <source>&amp;Blank Sheet to Print…</source>
        <translation>&amp;Udskriv blankt regnskab…</translation>
    </message>
    <message>
        <source>&amp;Details of the Match</source>
        <translation>&amp;Detaljer om kampen</translation>
    </message>
    <message>
        <source>Board and S&amp;core</source>
        <translation>Spil &amp;og score</translation>
    </message>
    <message>
        <source>A Pair Comes or &amp;Goes…</source>
        <translation>Et par kommer eller &amp;går…</translation>
    </message>
    <message>
        <source>There is no evening yet.</source>
        <translation>Der er ingen aften endnu.</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <comment>menu</comment>
        <translation>Part&amp;urnering</translation>
    </message>
    <message>
        <source>Wit&amp;hdraw a Pair…</source>
        <translation>Træ&amp;k et par ud…</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>Part&amp;urnering</translation>
    </message>
    <message>
        <source>&amp;Adjusted Score…</source>
        <translation>&amp;Justeret score…</translation>
    </message>
    <message>
        <source>Arrow &amp;Turned</source>
        <translation>Spillet &amp;vendt</translation>
    </message>
    <message>
        <source>&amp;Clear the Result</source>
        <translation>S&amp;let resultatet</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the Board</source>
        <translation>A&amp;nnuller spillet</translation>
    </message>
    <message>
        <source>&amp;Uncancel Boards</source>
        <translation>&amp;Tæl annullerede spil igen</translation>
    </message>
    <message>
        <source>&amp;Late Pair…</source>
        <translation>Sent p&amp;ar…</translation>
    </message>
    <message>
        <source>Su&amp;bstitute…</source>
        <translation>S&amp;ubstitut…</translation>
    </message>
    <message>
        <source>Re&amp;gister of Players…</source>
        <translation>S&amp;pillerregister…</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>St&amp;raf…</translation>
    </message>
    <message>
        <source>Na&amp;me, Place and Date…</source>
        <translation>Navn, sted o&amp;g dato…</translation>
    </message>
    <message>
        <source>Sessions Be&amp;fore…</source>
        <translation>Tidligere s&amp;essioner…</translation>
    </message>
    <message>
        <source>Pla&amp;y Another Movement…</source>
        <translation>En an&amp;den spilleplan…</translation>
    </message>
    <message>
        <source>One or T&amp;wo Winners</source>
        <translation>Én eller t&amp;o vindere</translation>
    </message>
    <message>
        <source>&amp;Deals Played…</source>
        <translation>&amp;Spillede fordelinger…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Ny…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Evening</source>
        <translation>Aftenens &amp;log</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Navne</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultater</translation>
    </message>
    <message>
        <source>Rankin&amp;g</source>
        <translation>Rang&amp;liste</translation>
    </message>
    <message>
        <source>Freq&amp;uencies</source>
        <translation>Hyppi&amp;gheder</translation>
    </message>
    <message>
        <source>Dec&amp;isions</source>
        <translation>A&amp;fgørelser</translation>
    </message>
    <message>
        <source>&amp;Missing Result</source>
        <translation>&amp;Manglende resultat</translation>
    </message>
    <message>
        <source>Ne&amp;xt Board or Table</source>
        <translation>Næste s&amp;pil eller bord</translation>
    </message>
    <message>
        <source>Board or Table Befor&amp;e</source>
        <translation>Forrige spil &amp;eller bord</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>H&amp;vorfor?</translation>
    </message>
    <message>
        <source>These numbers give no scale.</source>
        <translation>Disse tal giver ingen skala.</translation>
    </message>
    <message>
        <source>No more can be pinned, or the numbers give no scale.</source>
        <translation>Flere kan ikke fastgøres, eller tallene giver ingen skala.</translation>
    </message>
    <message>
        <source>Pin or Unpin &amp;This Scale</source>
        <translation>&amp;Fastgør eller frigør denne skala</translation>
    </message>
    <message>
        <source>E&amp;vent Data…</source>
        <translation>T&amp;urneringsdata…</translation>
    </message>
    <message>
        <source>&amp;Captains and Register Numbers</source>
        <translation>Kap&amp;tajner og registernumre</translation>
    </message>
    <message>
        <source>Fill In from &amp;the Rating List</source>
        <translation>Udf&amp;yld fra ratinglisten</translation>
    </message>
    <message>
        <source>&amp;Pair by Hand</source>
        <translation>P&amp;ar manuelt</translation>
    </message>
    <message>
        <source>&amp;Compare with the Rules…</source>
        <translation>Samm&amp;enlign med reglerne…</translation>
    </message>
    <message>
        <source>Results of &amp;Boards…</source>
        <translation>Spill&amp;enes resultater…</translation>
    </message>
    <message>
        <source>Resul&amp;ts of Boards from a File…</source>
        <translation>Spillenes res&amp;ultater fra en fil…</translation>
    </message>
    <message>
        <source>Ad&amp;just a Total…</source>
        <translation>&amp;Juster en sum…</translation>
    </message>
    <message>
        <source>Add a &amp;Stage…</source>
        <translation>T&amp;ilføj en fase…</translation>
    </message>
    <message>
        <source>Rena&amp;me the Stage…</source>
        <translation>O&amp;mdøb fasen…</translation>
    </message>
    <message>
        <source>&amp;First Table…</source>
        <translation>F&amp;ørste bord…</translation>
    </message>
    <message>
        <source>Segments of &amp;a Match…</source>
        <translation>&amp;En kamps segmenter…</translation>
    </message>
    <message>
        <source>Remove t&amp;he Stage</source>
        <translation>&amp;Fjern fasen</translation>
    </message>
    <message>
        <source>Sco&amp;re Sheet of the Match</source>
        <translation>&amp;Kampens regnskab</translation>
    </message>
    <message>
        <source>Rul&amp;ing on the Match</source>
        <translation>Ken&amp;delse om kampen</translation>
    </message>
    <message>
        <source>Ta&amp;ke Match File into the Round…</source>
        <translation>Ta&amp;g en kampfil ind i runden…</translation>
    </message>
    <message>
        <source>Sav&amp;e Match As…</source>
        <translation>Gem kampen &amp;som…</translation>
    </message>
    <message>
        <source>Rating &amp;List…</source>
        <translation>Rating&amp;liste…</translation>
    </message>
    <message>
        <source>Ratin&amp;g Report…</source>
        <translation>Ratingra&amp;pport…</translation>
    </message>
    <message>
        <source>Prints of &amp;the Event…</source>
        <translation>Tu&amp;rneringens udskrifter…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>Pr&amp;æmier…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Event</source>
        <translation>Turneringens &amp;log</translation>
    </message>
    <message>
        <source>Stage Bef&amp;ore</source>
        <translation>Forrig&amp;e fase</translation>
    </message>
    <message>
        <source>Stage &amp;After</source>
        <translation>N&amp;æste fase</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>Turnerin&amp;ger</translation>
    </message>
    <message>
        <source>Compare &amp;Board Counts…</source>
        <translation>Sammenlign s&amp;pilantal…</translation>
    </message>
    <message>
        <source>Sta&amp;rt From…</source>
        <translation>S&amp;tart med…</translation>
    </message>
    <message>
        <source>Bo&amp;ards</source>
        <comment>menu</comment>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>Add a P&amp;air</source>
        <translation>Tilføj et &amp;par</translation>
    </message>
    <message>
        <source>S&amp;wap Pairs</source>
        <translation>&amp;Byt par</translation>
    </message>
    <message>
        <source>I&amp;mport Pairs…</source>
        <translation>I&amp;mporter par…</translation>
    </message>
    <message>
        <source>Ta&amp;ble and Result</source>
        <translation>&amp;Bord og resultat</translation>
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
        <source>Eve&amp;nt</source>
        <translation>&amp;Turnering</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
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
        <translation>&amp;Ny</translation>
    </message>
    <message>
        <source>Own &amp;Scales…</source>
        <translation>Egne s&amp;kalaer…</translation>
    </message>
    <message>
        <source>&amp;Import Players…</source>
        <translation>&amp;Importer spillere…</translation>
    </message>
    <message>
        <source>Write a Report &amp;File…</source>
        <translation>Skriv &amp;turneringsrapport…</translation>
    </message>
    <message>
        <source>&amp;Add a Player</source>
        <translation>&amp;Tilføj en spiller</translation>
    </message>
    <message>
        <source>&amp;Number by Rating</source>
        <translation>&amp;Nummerer efter rating</translation>
    </message>
    <message>
        <source>&amp;Draw a Round</source>
        <translation>&amp;Par en runde</translation>
    </message>
    <message>
        <source>&amp;Unpair the Last Round</source>
        <translation>&amp;Ophæv sidste parring</translation>
    </message>
    <message>
        <source>S&amp;wap Players</source>
        <translation>&amp;Byt spillere</translation>
    </message>
    <message>
        <source>Round Befor&amp;e</source>
        <translation>F&amp;orrige runde</translation>
    </message>
    <message>
        <source>Round Af&amp;ter</source>
        <translation>&amp;Næste runde</translation>
    </message>
    <message>
        <source>E&amp;ntrants</source>
        <translation>&amp;Deltagere</translation>
    </message>
    <message>
        <source>&amp;Groups or Bracket by Lot</source>
        <translation>Grupper eller &amp;cupskema ved lodtrækning</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runder</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Stilling</translation>
    </message>
    <message>
        <source>E&amp;xplanation</source>
        <translation>&amp;Forklaring</translation>
    </message>
    <message>
        <source>Scale of the &amp;Event</source>
        <translation>T&amp;urneringens skala</translation>
    </message>
    <message>
        <source>Come here from an event that has another scale.</source>
        <translation>Kom hertil fra en turnering med en anden skala.</translation>
    </message>
    <message>
        <source>Add a &amp;Team</source>
        <translation>Tilføj et &amp;hold</translation>
    </message>
    <message>
        <source>&amp;Number by Strength</source>
        <translation>&amp;Nummerer efter styrke</translation>
    </message>
    <message>
        <source>S&amp;wap Teams</source>
        <translation>&amp;Byt hold</translation>
    </message>
    <message>
        <source>I&amp;mport Teams…</source>
        <translation>I&amp;mporter hold…</translation>
    </message>
    <message>
        <source>&amp;Board and Result</source>
        <translation>&amp;Bræt/bord og resultat</translation>
    </message>
    <message>
        <source>Print and S&amp;hare</source>
        <translation>Udskriv og &amp;del</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Anden skærm</translation>
    </message>
    <message>
        <source>&amp;Import Results…</source>
        <translation>&amp;Importer resultater…</translation>
    </message>
    <message>
        <source>&amp;Undo the Last Clock Change</source>
        <translation>F&amp;ortryd seneste ændring af uret</translation>
    </message>
    <message>
        <source>M&amp;ove to Another Board…</source>
        <translation>&amp;Flyt til et andet spil…</translation>
    </message>
</context>
<context>
    <name>AdjustDialog</name>
    <message>
        <source>Adjust a Total</source>
        <translation>Juster en sum</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>justering</translation>
    </message>
    <message>
        <source>adjustment removed</source>
        <translation>justering fjernet</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begrundelse</translation>
    </message>
    <message>
        <source>such as: late for round 3</source>
        <translation>for eksempel: for sent til runde 3</translation>
    </message>
    <message>
        <source>Adjustments so far</source>
        <translation>Justeringer hidtil</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Juster</translation>
    </message>
</context>
<context>
    <name>AdoptQuestion</name>
    <message>
        <source>The ruling is based on results other than those of the score sheet.</source>
        <translation>Kendelsen bygger på andre resultater, end regnskabet har.</translation>
    </message>
    <message>
        <source>The result of the match will be that of the ruling.</source>
        <translation>Kampens resultat bliver kendelsens.</translation>
    </message>
    <message>
        <source>&amp;Adopt Anyway</source>
        <translation>Brug &amp;alligevel</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>The table begins with {margins}, not with a draw.</source>
        <translation>Tabellen begynder med {margins}, ikke med uafgjort.</translation>
    </message>
    <message>
        <source>There is no row for {margins}.</source>
        <translation>Der er ingen række for {margins}.</translation>
    </message>
    <message>
        <source>No band has {margins}.</source>
        <translation>Intet interval indeholder {margins}.</translation>
    </message>
    <message>
        <source>Two bands have {margins}.</source>
        <translation>To intervaller indeholder {margins}.</translation>
    </message>
    <message>
        <source>Two rows have {margins}.</source>
        <translation>To rækker indeholder {margins}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP fall from {before} to {after}.</source>
        <translation>Vinderens KP falder fra {before} til {after}.</translation>
    </message>
    <message>
        <source>The next step is worth {more} VP, the step to this margin only {less} VP.</source>
        <translation>Det næste trin er {more} KP værd, trinnet til denne difference kun {less} KP.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide; the draw, to both sides of 0, is {width} wide.</source>
        <translation>Dette interval er {narrow} bredt; uafgjort er, til begge sider af 0, {width} bredt.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide, the one before it {width}.</source>
        <translation>Dette interval er {narrow} bredt, det forrige {width}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP jump from {before} to {after}; the usual step is {step}.</source>
        <translation>Vinderens KP springer fra {before} til {after}; det sædvanlige trin er {step}.</translation>
    </message>
    <message>
        <source>Both sides together get {total} VP, not {wanted}.</source>
        <translation>Begge sider får tilsammen {total} KP, ikke {wanted}.</translation>
    </message>
    <message>
        <source>Nobody can win all {wanted} VP; the most is {most}.</source>
        <translation>Ingen kan vinde alle {wanted} KP; det højeste er {most}.</translation>
    </message>
    <message>
        <source>Rounding makes the win maximal here, not only at {margins}.</source>
        <translation>Afrunding gør sejren maksimal allerede her, ikke først ved {margins}.</translation>
    </message>
    <message>
        <source>The exact margin of {vp} VP lies outside this band.</source>
        <translation>Den præcise difference for {vp} KP ligger uden for dette interval.</translation>
    </message>
    <message>
        <source>The largest win begins here; with 15 √boards by the WBF formula, at {margins}.</source>
        <translation>Her begynder den største sejr; med 15 √spil efter WBF’s formel ved {margins}.</translation>
    </message>
    <message>
        <source>No rule is broken.</source>
        <translation>Ingen regel er brudt.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) found.</source>
        <translation>
            <numerusform>%n fejl fundet.</numerusform>
            <numerusform>%n fejl fundet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Fund</translation>
    </message>
    <message>
        <source>Audit: {scale}</source>
        <translation>Eftersyn: {scale}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message>
        <source>Winner&apos;s difference</source>
        <translation>Vinders forskel</translation>
    </message>
    <message>
        <source>Loser&apos;s difference</source>
        <translation>Tabers forskel</translation>
    </message>
    <message>
        <source>Differences: {one} and {other}</source>
        <translation>Forskelle: {one} og {other}</translation>
    </message>
    <message>
        <source>Both scales give the same VP at every margin.</source>
        <translation>Begge skalaer giver de samme KP ved hver difference.</translation>
    </message>
    <message>
        <source>Rows that differ: {differing} of {all}, at most by {vp} VP, at {margins}.</source>
        <translation>Forskellige rækker: {differing} af {all}, højst med {vp} KP, ved {margins}.</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Only &amp;differences</source>
        <translation>K&amp;un forskelle</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Hvad der blev fundet</translation>
    </message>
    <message>
        <source>Scale to compare with</source>
        <translation>Skala at sammenligne med</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Antal spil for skalaen at sammenligne med</translation>
    </message>
    <message>
        <source>Differences, margin by margin</source>
        <translation>Forskelle, difference for difference</translation>
    </message>
    <message>
        <source>Leaves out the margins for which both scales give the same.</source>
        <translation>Udelader de differencer, hvor begge skalaer giver det samme.</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>&amp;Sammenlign med</translation>
    </message>
    <message>
        <source>b&amp;oards</source>
        <translation>&amp;antal spil</translation>
    </message>
</context>
<context>
    <name>BlankForm</name>
    <message>
        <source>{side} signs</source>
        <translation>{side} skriver under</translation>
    </message>
    <message>
        <source>Director called</source>
        <translation>Turneringsleder tilkaldt</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Uenighed</translation>
    </message>
    <message>
        <source>Vul.</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Af</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Udspil</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stik</translation>
    </message>
    <message>
        <source>Table {table}, round {round}</source>
        <translation>Bord {table}, runde {round}</translation>
    </message>
</context>
<context>
    <name>BoardsDialog</name>
    <message>
        <source>Boards of Round {round}</source>
        <translation>Spil i runde {round}</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {pairs}</source>
        <translation>Spil {board}, bord {table}: {pairs}</translation>
    </message>
    <message>
        <source>They sat the other way round; from a file.</source>
        <translation>De sad omvendt; fra en fil.</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Første spil</translation>
    </message>
    <message>
        <source>Type a contract (3NT N +1) or the points of NS (-100). A60/40 is artificial, - not played.</source>
        <translation>Skriv en kontrakt (3NT N +1) eller NS’ point (-100). A60/40 er en kunstig score, - ikke spillet.</translation>
    </message>
</context>
<context>
    <name>BoardsWork</name>
    <message>
        <source>Take the Results of the Boards</source>
        <translation>Tag spillenes resultater</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultater</translation>
    </message>
    <message>
        <source>results of the boards of round {round}</source>
        <translation>spillenes resultater i runde {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) scored.</source>
        <translation>
            <numerusform>%n kamp beregnet.</numerusform>
            <numerusform>%n kampe beregnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table}, boards with a result: {boards} of {wanted}.</source>
        <translation>Bord {table}, spil med resultat: {boards} af {wanted}.</translation>
    </message>
</context>
<context>
    <name>CalibrationPage</name>
    <message>
        <source>&amp;Use This Factor</source>
        <translation>Br&amp;ug denne faktor</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Histogram over differencerne</translation>
    </message>
    <message>
        <source>The highest bar is from {first} to {last} IMPs per square root of a board.</source>
        <translation>Den højeste søjle er fra {first} til {last} IMP pr. kvadratrod af antallet af spil.</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>linje {line}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read</source>
        <translation>
            <numerusform>%n række kunne ikke læses</numerusform>
            <numerusform>%n rækker kunne ikke læses</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open a List…</source>
        <translation>&amp;Åbn liste…</translation>
    </message>
    <message>
        <source>Takes a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Tager en liste, der er kopieret i et regneark (Ctrl+V)</translation>
    </message>
    <message>
        <source>Open a List of Matches</source>
        <translation>Åbn en liste over kampe</translation>
    </message>
    <message>
        <source>Lists of matches</source>
        <translation>Lister over kampe</translation>
    </message>
    <message>
        <source>pasted list</source>
        <translation>indsat liste</translation>
    </message>
    <message>
        <source>The list is being read</source>
        <translation>Listen læses</translation>
    </message>
    <message>
        <source>The list was not read to its end.</source>
        <translation>Listen blev ikke læst til ende.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of matches to be won by the maximum</source>
        <translation>Andel af kampe, der skal vindes maksimalt</translation>
    </message>
    <message>
        <source>Finds the factor with which this share of the matches is won by the maximum.</source>
        <translation>Finder den faktor, hvor denne andel af kampene vindes maksimalt.</translation>
    </message>
    <message>
        <source>Chooses the scale with this factor; the scales room shows and prints it.</source>
        <translation>Vælger skalaen med denne faktor; afsnittet Skalaer viser og udskriver den.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Hvad der blev fundet</translation>
    </message>
    <message>
        <source>By Board Count</source>
        <translation>Efter antal spil</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Hvad tabellen viser</translation>
    </message>
    <message>
        <source>Figures of the matches</source>
        <translation>Kampenes tal</translation>
    </message>
    <message>
        <source>A CSV, XLSX or ODS file, one row per match: boards and margin, or both sides&apos; IMPs</source>
        <translation>En CSV-, XLSX- eller ODS-fil med en række for hver kamp: spil og difference eller begge siders IMP</translation>
    </message>
    <message>
        <source>&amp;Wanted at the blitz</source>
        <translation>&amp;Ønsket ved blitz</translation>
    </message>
    <message>
        <source>How many IMPs should be a blitz for your players?

Open a list of boards and margins.</source>
        <translation>Hvor mange IMP skal være en blitz for jeres spillere?

Åbn en liste med spil og differencer.</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>No scale that is known</source>
        <translation>Ingen kendt skala</translation>
    </message>
    <message numerus="yes">
        <source>%n different scales</source>
        <translation>
            <numerusform>%n skala</numerusform>
            <numerusform>%n forskellige skalaer</numerusform>
        </translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>{counts} spil</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) match no known scale.</source>
        <translation>
            <numerusform>%n kolonne svarer ikke til nogen kendt skala.</numerusform>
            <numerusform>%n kolonner svarer ikke til nogen kendt skala.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of this scale: {right} of {cells}.</source>
        <translation>Celler fra denne skala: {right} af {cells}.</translation>
    </message>
    <message>
        <source>Cells of the formula: {right} of {cells}.</source>
        <translation>Celler efter formlen: {right} af {cells}.</translation>
    </message>
    <message>
        <source>Too few of its cells are those of any one scale.</source>
        <translation>For få af dens celler passer med en og samme skala.</translation>
    </message>
    <message>
        <source>Cells not corrected: {bare} of {cells}.</source>
        <translation>Celler, der ikke er rettet: {bare} af {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mistake(s).</source>
        <translation>
            <numerusform>%n anden fejl.</numerusform>
            <numerusform>%n andre fejl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n fejl.</numerusform>
            <numerusform>%n fejl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Intet er forkert.</translation>
    </message>
    <message>
        <source>Next likely: {scales}.</source>
        <translation>Næstmest sandsynlig: {scales}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sted</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Angivet</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Forventet</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>It breaks no rule; there is no scale to compare it with.</source>
        <translation>Den bryder ingen regel; der er ingen skala at sammenligne den med.</translation>
    </message>
    <message>
        <source>{name}: {scale}</source>
        <translation>{name}: {scale}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>kolonne {number}</translation>
    </message>
    <message>
        <source>In the scale</source>
        <translation>I skalaen</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>forkert</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>ikke rettet</translation>
    </message>
    <message>
        <source>{scale}, not corrected</source>
        <translation>{scale}, ikke rettet</translation>
    </message>
    <message>
        <source>{scale}, cut off instead of rounded</source>
        <translation>{scale}, afskåret i stedet for afrundet</translation>
    </message>
    <message>
        <source>{scale}, one decimal</source>
        <translation>{scale}, én decimal</translation>
    </message>
    <message>
        <source>{scale}, cut off after one decimal</source>
        <translation>{scale}, afskåret efter én decimal</translation>
    </message>
    <message>
        <source>This is certain.</source>
        <translation>Det er sikkert.</translation>
    </message>
    <message>
        <source>This is probable, not certain.</source>
        <translation>Det er sandsynligt, ikke sikkert.</translation>
    </message>
    <message>
        <source>Other scales have as many of these cells.</source>
        <translation>Andre skalaer har lige så mange af disse celler.</translation>
    </message>
    <message>
        <source>Compared with the scale that was asked for.</source>
        <translation>Sammenlignet med den ønskede skala.</translation>
    </message>
    <message>
        <source>Columns that are certain: {sure} of {columns}.</source>
        <translation>Sikre kolonner: {sure} af {columns}.</translation>
    </message>
    <message>
        <source>Cells cut off, not rounded: {cut} of {cells}.</source>
        <translation>Celler afskåret, ikke afrundet: {cut} af {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) not read.</source>
        <translation>
            <numerusform>%n celle er ikke læst.</numerusform>
            <numerusform>%n celler er ikke læst.</numerusform>
        </translation>
    </message>
    <message>
        <source>An extract: {margins}.</source>
        <translation>Et uddrag: {margins}.</translation>
    </message>
    <message>
        <source>It seems to be: {scales}.</source>
        <translation>Det ser ud til at være: {scales}.</translation>
    </message>
    <message>
        <source>wrong, or not read</source>
        <translation>forkerte eller ikke læst</translation>
    </message>
    <message>
        <source>WBF formula, not corrected</source>
        <translation>WBF’s formel, ikke rettet</translation>
    </message>
    <message>
        <source>WBF formula in whole VP, not corrected</source>
        <translation>WBF’s formel i hele KP, ikke rettet</translation>
    </message>
    <message>
        <source>{scale}, {boards} (cells: {right} of {cells})</source>
        <translation>{scale}, {boards} (celler: {right} af {cells})</translation>
    </message>
    <message>
        <source>headed {given}, it is the scale for {expected}</source>
        <translation>har overskriften {given}, men er skalaen for {expected}</translation>
    </message>
    <message>
        <source>the draw is missing</source>
        <translation>uafgjort mangler</translation>
    </message>
    <message>
        <source>no row has this margin</source>
        <translation>ingen række har denne difference</translation>
    </message>
    <message>
        <source>no band has these margins</source>
        <translation>intet interval har disse differencer</translation>
    </message>
    <message>
        <source>two bands have these margins</source>
        <translation>to intervaller har disse differencer</translation>
    </message>
    <message>
        <source>another row has this margin, too</source>
        <translation>en anden række har også denne difference</translation>
    </message>
    <message>
        <source>the margin should be {expected}</source>
        <translation>differencen burde være {expected}</translation>
    </message>
    <message>
        <source>cut off, not rounded</source>
        <translation>afskåret, ikke afrundet</translation>
    </message>
    <message>
        <source>the decimal sign is in the wrong place</source>
        <translation>decimaltegnet står det forkerte sted</translation>
    </message>
    <message>
        <source>has the VP of the next margin</source>
        <translation>har den næste differences KP</translation>
    </message>
    <message>
        <source>two digits swapped</source>
        <translation>to cifre er byttet om</translation>
    </message>
    <message>
        <source>less than the row before</source>
        <translation>mindre end rækken før</translation>
    </message>
    <message>
        <source>wrong by 0{sign}01</source>
        <translation>forkert med 0{sign}01</translation>
    </message>
    <message>
        <source>in the scale this VP has {expected}</source>
        <translation>i skalaen har dette KP-tal {expected}</translation>
    </message>
    <message>
        <source>the loser&apos;s VP are wrong</source>
        <translation>taberens KP er forkerte</translation>
    </message>
    <message>
        <source>has the VP of the margin before</source>
        <translation>har den forrige differences KP</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>ikke læst: {why}</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>Br&amp;ug denne skala</translation>
    </message>
    <message>
        <source>detect automatically</source>
        <translation>find automatisk</translation>
    </message>
    <message>
        <source>&amp;Open a Table…</source>
        <translation>&amp;Åbn tabel…</translation>
    </message>
    <message>
        <source>Takes a table that was copied anywhere else (Ctrl+V)</source>
        <translation>Tager en tabel, der er kopieret et andet sted (Ctrl+V)</translation>
    </message>
    <message>
        <source>Open a Table to Check</source>
        <translation>Åbn en tabel, der skal tjekkes</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabeller</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>indsat tabel</translation>
    </message>
    <message>
        <source>The table is being checked</source>
        <translation>Tabellen tjekkes</translation>
    </message>
    <message>
        <source>The table was not checked.</source>
        <translation>Tabellen blev ikke tjekket.</translation>
    </message>
    <message>
        <source>Chooses the scale that this table is; the other rooms show it, too.</source>
        <translation>Vælger denne tabels skala; de andre afsnit viser den også.</translation>
    </message>
    <message>
        <source>Scale to compare the table with</source>
        <translation>Skala at sammenligne tabellen med</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Antal spil for skalaen at sammenligne med</translation>
    </message>
    <message>
        <source>as headed</source>
        <translation>som overskriften</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Hvad der er forkert</translation>
    </message>
    <message>
        <source>Column of the table</source>
        <translation>Tabellens kolonne</translation>
    </message>
    <message>
        <source>The table as it was read</source>
        <translation>Tabellen, som den blev læst</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>&amp;Sammenlign med</translation>
    </message>
    <message>
        <source>boar&amp;ds</source>
        <translation>&amp;antal spil</translation>
    </message>
    <message>
        <source>A CSV, text, XLSX, ODS or HTML file that another program wrote</source>
        <translation>En CSV-, tekst-, XLSX-, ODS- eller HTML-fil skrevet af et andet program</translation>
    </message>
    <message>
        <source>Co&amp;lumn</source>
        <translation>K&amp;olonne</translation>
    </message>
    <message>
        <source>Which scale is it, and is it right?

Open, paste or drop a table of margins and VP.</source>
        <translation>Hvilken skala er det, og er den rigtig?

Åbn, indsæt eller træk en tabel med differencer og KP hertil.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>No session yet</source>
        <translation>Ingen session endnu</translation>
    </message>
    <message numerus="yes">
        <source>{what}, %n minute(s) left</source>
        <translation>
            <numerusform>{what}, %n minut tilbage</numerusform>
            <numerusform>{what}, %n minutter tilbage</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock below the Picture</source>
        <translation>Ur under billedet</translation>
    </message>
    <message>
        <source>Start or Pause the Clock</source>
        <translation>Start eller stop uret</translation>
    </message>
    <message>
        <source>A Minute Less</source>
        <translation>Et minut mindre</translation>
    </message>
    <message>
        <source>A Minute More</source>
        <translation>Et minut mere</translation>
    </message>
    <message>
        <source>Next Round or Move</source>
        <translation>Næste runde eller skift</translation>
    </message>
    <message>
        <source>Clock of the Session</source>
        <translation>Sessionens ur</translation>
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
        <translation>&amp;Næste</translation>
    </message>
    <message>
        <source>Sche&amp;dule…</source>
        <translation>&amp;Tidsplan…</translation>
    </message>
    <message>
        <source>On the &amp;Wall</source>
        <translation>På &amp;væggen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Schedule of the Session</source>
        <translation>Sessionens tidsplan</translation>
    </message>
    <message>
        <source>The laptop s&amp;ounds</source>
        <translation>C&amp;omputeren giver lyd</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <translation>P&amp;røv</translation>
    </message>
    <message>
        <source>Add a Brea&amp;k</source>
        <translation>Tilføj &amp;pause</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Fjern</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>&amp;Session:</source>
        <translation>&amp;Session:</translation>
    </message>
    <message>
        <source>&amp;Begins at:</source>
        <translation>&amp;Begynder kl.:</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>R&amp;under:</translation>
    </message>
    <message>
        <source>Boards per ro&amp;und:</source>
        <translation>Spil pr. run&amp;de:</translation>
    </message>
    <message>
        <source>&amp;Minutes per board:</source>
        <translation>&amp;Minutter pr. spil:</translation>
    </message>
    <message>
        <source>Minutes for the mo&amp;ve:</source>
        <translation>Minutter til skif&amp;t:</translation>
    </message>
    <message>
        <source>&amp;Warn this many minutes before the end:</source>
        <translation>&amp;Advar så mange minutter før slut:</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutter</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Begynder</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Slutter</translation>
    </message>
    <message>
        <source>Periods of the session</source>
        <translation>Sessionens perioder</translation>
    </message>
    <message>
        <source>Type minutes as 15, 7.5 or 7:30.</source>
        <translation>Minutter skrives som 15, 7,5 eller 7:30.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of play; the session ends at {time}.</source>
        <translation>
            <numerusform>%n minuts spil; sessionen slutter kl. {time}.</numerusform>
            <numerusform>%n minutters spil; sessionen slutter kl. {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Skift</translation>
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
        <translation>Skift til runde {round}</translation>
    </message>
    <message>
        <source>Break before round {round}</source>
        <translation>Pause før runde {round}</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Sessionen er slut</translation>
    </message>
    <message>
        <source>Begins at {time}</source>
        <translation>Begynder kl. {time}</translation>
    </message>
    <message>
        <source>The clock is paused</source>
        <translation>Uret står stille</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) after plan</source>
        <translation>
            <numerusform>Runde {round} slutter %n minut efter planen</numerusform>
            <numerusform>Runde {round} slutter %n minutter efter planen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) before plan</source>
        <translation>
            <numerusform>Runde {round} slutter %n minut før planen</numerusform>
            <numerusform>Runde {round} slutter %n minutter før planen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) after plan</source>
        <translation>
            <numerusform>Runde {round} begynder %n minut efter planen</numerusform>
            <numerusform>Runde {round} begynder %n minutter efter planen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) before plan</source>
        <translation>
            <numerusform>Runde {round} begynder %n minut før planen</numerusform>
            <numerusform>Runde {round} begynder %n minutter før planen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min after plan</source>
        <translation>Runde {round} slutter {minutes} min. efter planen</translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min before plan</source>
        <translation>Runde {round} slutter {minutes} min. før planen</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min after plan</source>
        <translation>Runde {round} begynder {minutes} min. efter planen</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min before plan</source>
        <translation>Runde {round} begynder {minutes} min. før planen</translation>
    </message>
    <message>
        <source>Undo the Last Clock Change</source>
        <translation>Fortryd seneste ændring af uret</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>F&amp;ortryd</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Round {round} and the Rules</source>
        <translation>Runde {round} og reglerne</translation>
    </message>
    <message>
        <source>The draw is being made.</source>
        <translation>Parringen laves.</translation>
    </message>
    <message>
        <source>The round is what the rules of {edition} give.</source>
        <translation>Runden er, som reglerne i {edition} giver den.</translation>
    </message>
    <message>
        <source>Pairs that the rules of {edition} do not give, and theirs:</source>
        <translation>Par, som reglerne i {edition} ikke giver, og deres:</translation>
    </message>
    <message>
        <source>The same boards: {count}.</source>
        <translation>Ens brætter: {count}.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Denne runde</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Efter reglerne</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>oversidder</translation>
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
        <source>&amp;Use “{name}”</source>
        <translation>&amp;Brug »{name}«</translation>
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
</context>
<context>
    <name>CompareQuestion</name>
    <message>
        <source>Compare Board Counts</source>
        <translation>Sammenlign spilantal</translation>
    </message>
    <message>
        <source>Board counts, for example 7, 14, 20, 28</source>
        <translation>Spilantal, for eksempel 7, 14, 20, 28</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Sammenlign</translation>
    </message>
    <message>
        <source>Type two board counts or more, from 1 to {most}, parted by commas.</source>
        <translation>Skriv mindst to spilantal, fra 1 til {most}, adskilt af kommaer.</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Point at a margin in the table or the plot to read off all scales.</source>
        <translation>Peg på en difference i tabellen eller grafen for at aflæse alle skalaer.</translation>
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
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Round {round} is corrected. No later round would have been drawn otherwise.</source>
        <translation>Runde {round} er rettet. Ingen senere runde ville være parret anderledes.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. Not drawn by the rules: {others}; others would be the same.</source>
        <translation>Runde {round} er rettet. Ikke parret efter reglerne: {others}; de andre ville være uændrede.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. These rounds stay, but would be drawn differently: {rounds}.</source>
        <translation>Runde {round} er rettet. Disse runder bliver, men ville nu blive parret anderledes: {rounds}.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Noget gik galt</translation>
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
    <message>
        <source>Something went wrong; your work is still here.
If it happens again, send us the details.</source>
        <translation>Noget gik galt, men dit arbejde er her stadig.
Send os detaljerne, hvis det sker igen.</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>needed</source>
        <translation>kræves</translation>
    </message>
</context>
<context>
    <name>DataDialog</name>
    <message>
        <source>Event Data</source>
        <translation>Turneringsdata</translation>
    </message>
    <message>
        <source>Rounds, line {line}: {reason}</source>
        <translation>Runder, linje {line}: {reason}</translation>
    </message>
    <message>
        <source>event data</source>
        <translation>turneringsdata</translation>
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
        <translation>FIDE, ellers national</translation>
    </message>
    <message>
        <source>national, or else FIDE</source>
        <translation>national, ellers FIDE</translation>
    </message>
    <message>
        <source>the higher one</source>
        <translation>den højeste</translation>
    </message>
    <message>
        <source>the lower one</source>
        <translation>den laveste</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>en anden regel</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>ikke oplyst</translation>
    </message>
    <message>
        <source>City</source>
        <translation>By</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Forbund</translation>
    </message>
    <message>
        <source>Begins on</source>
        <translation>Begynder</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>Slutter</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Runder: dato og tid, en pr. linje</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hoveddommer</translation>
    </message>
    <message>
        <source>Deputies, one per line</source>
        <translation>Vicedommere, en pr. linje</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Betænkningstid</translation>
    </message>
    <message>
        <source>Time control in seconds</source>
        <translation>Betænkningstid i sekunder</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratingtal</translation>
    </message>
    <message>
        <source>Which ratings order the starting list</source>
        <translation>Hvilke ratingtal startlisten laves efter</translation>
    </message>
    <message>
        <source>Save the Data</source>
        <translation>Gem oplysningerne</translation>
    </message>
    <message>
        <source>Seconds and increment (5400+30), or moves and periods (40/6000+30:900+30), for ratings.</source>
        <translation>Sekunder og tillæg (5400+30) eller træk og perioder (40/6000+30:900+30), til rating.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>{day} January {year}</source>
        <translation>{day}. januar {year}</translation>
    </message>
    <message>
        <source>{day} February {year}</source>
        <translation>{day}. februar {year}</translation>
    </message>
    <message>
        <source>{day} March {year}</source>
        <translation>{day}. marts {year}</translation>
    </message>
    <message>
        <source>{day} April {year}</source>
        <translation>{day}. april {year}</translation>
    </message>
    <message>
        <source>{day} May {year}</source>
        <translation>{day}. maj {year}</translation>
    </message>
    <message>
        <source>{day} June {year}</source>
        <translation>{day}. juni {year}</translation>
    </message>
    <message>
        <source>{day} July {year}</source>
        <translation>{day}. juli {year}</translation>
    </message>
    <message>
        <source>{day} August {year}</source>
        <translation>{day}. august {year}</translation>
    </message>
    <message>
        <source>{day} September {year}</source>
        <translation>{day}. september {year}</translation>
    </message>
    <message>
        <source>{day} October {year}</source>
        <translation>{day}. oktober {year}</translation>
    </message>
    <message>
        <source>{day} November {year}</source>
        <translation>{day}. november {year}</translation>
    </message>
    <message>
        <source>{day} December {year}</source>
        <translation>{day}. december {year}</translation>
    </message>
</context>
<context>
    <name>DatesDialog</name>
    <message>
        <source>Dates of the Rounds</source>
        <translation>Rundernes datoer</translation>
    </message>
    <message>
        <source>&amp;Weekly from the Last</source>
        <translation>&amp;Ugentligt fra den sidste</translation>
    </message>
    <message>
        <source>Save the Dates</source>
        <translation>Gem datoerne</translation>
    </message>
    <message>
        <source>dates of rounds</source>
        <translation>rundernes datoer</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Linje {line}: {reason}</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Runder: dato og tid, en pr. linje</translation>
    </message>
    <message>
        <source>The rounds after the last line are seven days apart, at the same time</source>
        <translation>Runderne efter den sidste linje spilles med syv dages mellemrum på samme tid</translation>
    </message>
</context>
<context>
    <name>DealError</name>
    <message>
        <source>Board {board}: “{typed}” is not a card.</source>
        <translation>Spil {board}: »{typed}« er ikke et kort.</translation>
    </message>
    <message>
        <source>Board {board}: the card {card} appears twice.</source>
        <translation>Spil {board}: kortet {card} forekommer to gange.</translation>
    </message>
    <message>
        <source>Board {board}: the hand of {seat} should have 13 cards, not {count}.</source>
        <translation>Spil {board}: hånden hos {seat} skal have 13 kort, ikke {count}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number; board numbers go from 1 to {most}.</source>
        <translation>»{typed}« er ikke et spilnummer; de går fra 1 til {most}.</translation>
    </message>
    <message>
        <source>Board {board}: the table of tricks is not valid.</source>
        <translation>Spil {board}: tabellen over stik er ikke gyldig.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Øst</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Syd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Vest</translation>
    </message>
    <message>
        <source>The solver refused the cards (code {code}).</source>
        <translation>Løseren afviste kortene (kode {code}).</translation>
    </message>
    <message>
        <source>A DUP file has 156 bytes for each board; this one has {bytes}.</source>
        <translation>En DUP-fil har 156 byte for hvert spil; denne har {bytes}.</translation>
    </message>
    <message>
        <source>Deal {number} of the file: its cards are not valid.</source>
        <translation>Fordeling {number} i filen: dens kort er ikke gyldige.</translation>
    </message>
    <message>
        <source>The file does not say its lowest board.</source>
        <translation>Filen oplyser ikke sit laveste spil.</translation>
    </message>
    <message>
        <source>A DUP file has boards in a row from 1 to 999; board {board} breaks it.</source>
        <translation>En DUP-fil har spil i rækkefølge fra 1 til 999; spil {board} bryder den.</translation>
    </message>
    <message>
        <source>A DUP file cannot say that board {board} has a dealer or a vulnerability of its own.</source>
        <translation>En DUP-fil kan ikke angive, at spil {board} har en særlig giver eller zonestilling.</translation>
    </message>
    <message>
        <source>Board {board} is in the file twice, with different cards.</source>
        <translation>Spil {board} er i filen to gange, med forskellige kort.</translation>
    </message>
    <message>
        <source>There are no deals in the file.</source>
        <translation>Der er ingen fordelinger i filen.</translation>
    </message>
    <message>
        <source>There are more than {most} deals in the file.</source>
        <translation>Der er mere end {most} fordelinger i filen.</translation>
    </message>
    <message>
        <source>Only PBN has events and games: all of the file is read.</source>
        <translation>Kun PBN har turneringer og partier: hele filen læses.</translation>
    </message>
    <message>
        <source>Results of further games of the same boards are left out: {count}.</source>
        <translation>Resultater af flere partier af de samme spil er udeladt: {count}.</translation>
    </message>
    <message>
        <source>Games with more than one unknown hand are left out: {games}.</source>
        <translation>Partier med mere end én ukendt hånd er udeladt: {games}.</translation>
    </message>
    <message>
        <source>Games with hands of fewer than 13 cards are left out: {games}.</source>
        <translation>Partier med hænder på færre end 13 kort er udeladt: {games}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a list of games such as 1-8,12.</source>
        <translation>»{typed}« er ikke en liste over partier som 1-8,12.</translation>
    </message>
    <message>
        <source>Deals are in files that end in .pbn, .lin or .dup, not in “{ending}”.</source>
        <translation>Fordelinger står i filer, der ender på .pbn, .lin eller .dup, ikke på »{ending}«.</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a dealer from 1 to 4, then the hands from South on.</source>
        <translation>»{typed}« er ikke en fordeling: der skal være en giver fra 1 til 4 og så hænderne fra Syd.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability.</source>
        <translation>»{typed}« er ikke en zonestilling.</translation>
    </message>
    <message>
        <source>Board {board}: more than one hand is missing.</source>
        <translation>Spil {board}: der mangler mere end én hånd.</translation>
    </message>
    <message>
        <source>“{typed}” is not a PBN tag.</source>
        <translation>»{typed}« er ikke et PBN-felt.</translation>
    </message>
    <message>
        <source>“{typed}” is not a dealer; use N, E, S or W.</source>
        <translation>»{typed}« er ikke en giver; brug N, E, S eller W.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability; use None, NS, EW or All.</source>
        <translation>»{typed}« er ikke en zonestilling; brug None, NS, EW eller All.</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a seat, a colon and four hands of four suits.</source>
        <translation>»{typed}« er ikke en fordeling: der skal være en plads, et kolon og fire hænder med fire farver.</translation>
    </message>
    <message>
        <source>This copy of vpdesk has no double-dummy solver: {file} is missing.</source>
        <translation>Denne kopi af vpdesk har ingen double dummy-løser: {file} mangler.</translation>
    </message>
    <message>
        <source>The double-dummy solver ended early: {reason}</source>
        <translation>Double dummy-løseren stoppede for tidligt: {reason}</translation>
    </message>
    <message>
        <source>it was stopped from outside (signal {signal}); the memory may have run out.</source>
        <translation>det blev standset udefra (signal {signal}); måske slap hukommelsen op.</translation>
    </message>
    <message>
        <source>it gave no answer (exit code {code}).</source>
        <translation>det gav intet svar (afslutningskode {code}).</translation>
    </message>
</context>
<context>
    <name>DealFiles</name>
    <message>
        <source>Deals</source>
        <translation>Kortfordelinger</translation>
    </message>
    <message>
        <source>Open Deals</source>
        <translation>Åbn kortfordelinger</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>fordelinger</translation>
    </message>
    <message>
        <source>Save the Deals</source>
        <translation>Gem kortfordelingerne</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>All {deals} deals are equally likely, by the system&apos;s random source; none is thrown away.</source>
        <translation>Alle {deals} fordelinger er lige sandsynlige, fra systemets tilfældighedskilde; ingen kasseres.</translation>
    </message>
</context>
<context>
    <name>DealsDocument</name>
    <message>
        <source>Deals</source>
        <translation>Kortfordelinger</translation>
    </message>
</context>
<context>
    <name>DealsWindow</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Giv</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Åbn…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Ge&amp;m…</translation>
    </message>
    <message>
        <source>Sol&amp;ve</source>
        <translation>&amp;Løs</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;nnuller</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Spillets hænder</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Løste spil</translation>
    </message>
    <message>
        <source>Finds what each side can make with all cards in sight, and par.</source>
        <translation>Finder, hvad hver side kan vinde med åbne kort, og par.</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>&amp;Spil:</translation>
    </message>
    <message>
        <source>&amp;from number:</source>
        <translation>&amp;fra nummer:</translation>
    </message>
    <message>
        <source>All boards are solved.</source>
        <translation>Alle spil er løst.</translation>
    </message>
    <message>
        <source>&amp;Give them to “{name}”</source>
        <translation>&amp;Brug dem i »{name}«</translation>
    </message>
</context>
<context>
    <name>DecisionsPage</name>
    <message>
        <source>Decisions and corrections</source>
        <translation>Afgørelser og rettelser</translation>
    </message>
    <message>
        <source>Decisions of the director and corrected results stand here. There are none yet.</source>
        <translation>Her står turneringslederens afgørelser og rettede resultater. Der er ingen endnu.</translation>
    </message>
</context>
<context>
    <name>DirectorDialog</name>
    <message>
        <source>Save the Details</source>
        <translation>Gem detaljerne</translation>
    </message>
    <message>
        <source>Adjust the Score</source>
        <translation>Juster scoren</translation>
    </message>
    <message>
        <source>Seat the Pair</source>
        <translation>Giv parret plads</translation>
    </message>
    <message>
        <source>Withdraw the Pair</source>
        <translation>Træk parret ud</translation>
    </message>
    <message>
        <source>Enter the Substitute</source>
        <translation>Indsæt substitutten</translation>
    </message>
    <message>
        <source>Apply the Penalty</source>
        <translation>Tildel straffen</translation>
    </message>
    <message>
        <source>Use These Sessions</source>
        <translation>Brug disse sessioner</translation>
    </message>
    <message>
        <source>Move the Result</source>
        <translation>Flyt resultatet</translation>
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
        <translation>Gem ændringerne i »{name}«?</translation>
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
    <name>EntrantsModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Makker</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Stratum</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemærkninger</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>{name} for {player} from round {round}</source>
        <translation>{name} for {player} fra runde {round}</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>fra runde {round}</translation>
    </message>
    <message>
        <source>until round {round}</source>
        <translation>til runde {round}</translation>
    </message>
</context>
<context>
    <name>EntrantsPage</name>
    <message>
        <source>Register…</source>
        <translation>Register…</translation>
    </message>
    <message>
        <source>Type both names with a comma or a dash between them, and Enter: Ann Smith, Bob Jones.</source>
        <translation>Skriv begge navne med komma eller streg imellem, og Enter: Ann Smith, Bob Jones.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>No register of players yet</source>
        <translation>Endnu intet spillerregister</translation>
    </message>
    <message>
        <source>names pasted</source>
        <translation>indsatte navne</translation>
    </message>
    <message>
        <source>pair {number}</source>
        <translation>par {number}</translation>
    </message>
</context>
<context>
    <name>EntryTable</name>
    <message>
        <source>{result}; next: {place}</source>
        <translation>{result}; næste: {place}</translation>
    </message>
</context>
<context>
    <name>EveningDeals</name>
    <message>
        <source>Deals</source>
        <translation>Kortfordelinger</translation>
    </message>
    <message>
        <source>Deals That Were Played</source>
        <translation>Spillede fordelinger</translation>
    </message>
    <message>
        <source>None of the file’s boards is played in this evening.</source>
        <translation>Intet spil i filen spilles denne aften.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the evening have their cards.</source>
        <translation>
            <numerusform>%n af aftenens spil har sine kort.</numerusform>
            <numerusform>%n af aftenens spil har deres kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>deals</source>
        <translation>fordelinger</translation>
    </message>
    <message>
        <source>Double dummy: {percent} % of the boards are solved.</source>
        <translation>Double dummy: {percent} % af spillene er løst.</translation>
    </message>
</context>
<context>
    <name>EventDocument</name>
    <message>
        <source>New event</source>
        <translation>Ny turnering</translation>
    </message>
</context>
<context>
    <name>EventDoubt</name>
    <message>
        <source>A knock-out needs a winner, and nobody has won.</source>
        <translation>En knockoutkamp skal have en vinder, og ingen har vundet.</translation>
    </message>
    <message>
        <source>A lone “{typed}” is a forfeit: {winner} wins, {loser} did not play.</source>
        <translation>Et enkelt »{typed}« er walkover: {winner} vinder, {loser} har ikke spillet.</translation>
    </message>
    <message>
        <source>A margin of {margin} IMPs is rare: three blitzes are {most}.</source>
        <translation>En kamp med {margin} IMP i difference er sjælden: tre blitzer er {most}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} VP make {sum}; both sides of a match have {full}.</source>
        <translation>{home} og {visitors} KP giver {sum}; begge sider af en kamp har tilsammen {full}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} board points make {sum}; a match has {full}.</source>
        <translation>{home} og {visitors} brætpoint giver {sum}; en kamp har {full}.</translation>
    </message>
    <message>
        <source>A bye of {vp} VP is worth more than a whole match, {full}.</source>
        <translation>En oversidning på {vp} KP er mere værd end en hel kamp, {full}.</translation>
    </message>
    <message>
        <source>A knock-out needs a winner. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>En knockoutkamp skal have en vinder. Spil flere spil, normalt {boards}; skriv dem: »+ 5-3«.</translation>
    </message>
    <message>
        <source>With carry-over: {home}-{visitor}. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>Med carry-over: {home}-{visitor}. Spil flere spil, normalt {boards}; skriv dem: »+ 5-3«.</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won}-{lost} IMPs. Other VPs are a ruling.</source>
        <translation>Skalaen giver {home}-{visitors} KP for {won}-{lost} IMP. Andre KP er en kendelse.</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won} %. Other VPs are a ruling.</source>
        <translation>Skalaen giver {home}-{visitors} KP for {won} %. Andre KP er en kendelse.</translation>
    </message>
    <message>
        <source>This takes the place of the segments {segments}. “+ {typed}” adds one to them.</source>
        <translation>Dette erstatter segmenterne {segments}. »+ {typed}« føjer et til.</translation>
    </message>
    <message>
        <source>{name} has left: the rules give this result. A result typed here counts instead.</source>
        <translation>{name} har trukket sig: reglerne giver dette resultat. Et resultat, der skrives her, tæller i stedet.</translation>
    </message>
    <message>
        <source>The match was decided by {home}-{visitor}. More boards are played only after a tie.</source>
        <translation>Kampen var afgjort med {home}-{visitor}. Flere spil spilles kun efter uafgjort.</translation>
    </message>
</context>
<context>
    <name>EventDrawing</name>
    <message>
        <source>The draw is being made</source>
        <translation>Parringen er i gang</translation>
    </message>
    <message>
        <source>The draw was stopped.</source>
        <translation>Parringen blev stoppet.</translation>
    </message>
    <message numerus="yes">
        <source>Results are missing on board(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Der mangler et resultat ved bræt {boards}. Par en gang til for at fortsætte uden det.</numerusform>
            <numerusform>Der mangler resultater ved bræt {boards}. Par en gang til for at fortsætte uden dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results are missing at table(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Der mangler et resultat ved bord {boards}. Par en gang til for at fortsætte uden det.</numerusform>
            <numerusform>Der mangler resultater ved bord {boards}. Par en gang til for at fortsætte uden dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the Draw</source>
        <translation>Stop parringen</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Par runde {round}</translation>
    </message>
    <message>
        <source>Draws the next round (F9)</source>
        <translation>Parrer næste runde (F9)</translation>
    </message>
    <message>
        <source>All Rounds Are Drawn</source>
        <translation>Alle runder er parret</translation>
    </message>
    <message>
        <source>More rounds can be planned on the page of entrants.</source>
        <translation>Flere runder kan planlægges under Deltagere.</translation>
    </message>
</context>
<context>
    <name>EventError</name>
    <message>
        <source>There is no stage {stage}; the event has {count}.</source>
        <translation>Der er ingen fase {stage}; turneringen har {count}.</translation>
    </message>
    <message>
        <source>Stage {stage} has no group {group}.</source>
        <translation>Fase {stage} har ingen gruppe {group}.</translation>
    </message>
    <message>
        <source>The round has no match yet.</source>
        <translation>Runden har ingen kamp endnu.</translation>
    </message>
    <message>
        <source>{name} is in two matches of the round.</source>
        <translation>{name} er i to kampe i runden.</translation>
    </message>
    <message>
        <source>{name} does not play round {round}.</source>
        <translation>{name} spiller ikke runde {round}.</translation>
    </message>
    <message>
        <source>Only VPs were typed for this match, and the ruling needs IMPs: enter those of both sides.</source>
        <translation>Der er kun skrevet KP for denne kamp, og kendelsen kræver IMP: skriv begge siders.</translation>
    </message>
    <message>
        <source>The knock-out has its winner; there is no round to draw.</source>
        <translation>Cupturneringen har fundet sin vinder; der er ingen runde at parre.</translation>
    </message>
    <message>
        <source>Without {name} fewer than two would play: remove the stage instead.</source>
        <translation>Uden {name} ville færre end to spille: fjern i stedet fasen.</translation>
    </message>
    <message>
        <source>{stage} is in play: {name} can withdraw from it, not be taken out.</source>
        <translation>{stage} er i gang: {name} kan trække sig, men ikke tages ud.</translation>
    </message>
    <message>
        <source>IMPs would count for nothing in stage {stage}: it has no tie-break by IMPs. Adjust VPs.</source>
        <translation>IMP ville ikke tælle i fase {stage}: den har ingen korrektion efter IMP. Juster KP.</translation>
    </message>
    <message>
        <source>VPs would count for nothing in stage {stage}, which is a knock-out: adjust IMPs.</source>
        <translation>KP ville ikke tælle i fase {stage}, som er en knockout: juster IMP.</translation>
    </message>
    <message>
        <source>Later stages use this list of entrants, so it cannot be changed here.</source>
        <translation>Senere faser bruger denne deltagerliste, så den kan ikke ændres her.</translation>
    </message>
    <message>
        <source>Each group needs at least two entrants (groups: {groups}, entrants: {count}).</source>
        <translation>Hver gruppe skal have mindst to deltagere (grupper: {groups}, deltagere: {count}).</translation>
    </message>
    <message>
        <source>A stage has at most {most} rounds.</source>
        <translation>En fase har højst {most} runder.</translation>
    </message>
    <message>
        <source>A stage has at most {most} groups.</source>
        <translation>En fase har højst {most} grupper.</translation>
    </message>
    <message>
        <source>A share of the score is 1 to 100 %.</source>
        <translation>En andel af resultatet er 1 til 100 %.</translation>
    </message>
    <message>
        <source>The limit for half of a margin is {most} IMPs at most.</source>
        <translation>For halvdelen af differencen er grænsen højst {most} IMP.</translation>
    </message>
    <message>
        <source>The rounds of a round robin, or of half against half, follow from the number of entrants.</source>
        <translation>Antallet af runder i alle mod alle eller halvdel mod halvdel følger af antallet af deltagere.</translation>
    </message>
    <message>
        <source>Only a round robin is played twice.</source>
        <translation>Kun alle mod alle spilles to gange.</translation>
    </message>
    <message>
        <source>Only the matches of a knock-out of bridge teams are in segments.</source>
        <translation>Kun kampe i en knockout for bridgehold spilles i segmenter.</translation>
    </message>
    <message>
        <source>Only a knock-out has a match for the third place.</source>
        <translation>Kun en knockout har en kamp om tredjepladsen.</translation>
    </message>
    <message>
        <source>Only a Swiss or a free stage can avoid rematches; here a table gives the matches.</source>
        <translation>Kun en fase efter schweizersystem eller en fri fase kan undgå omkampe; her giver en tabel kampene.</translation>
    </message>
    <message>
        <source>Only groups or a bracket can be made by lot.</source>
        <translation>Kun grupper eller et cupskema kan dannes ved lodtrækning.</translation>
    </message>
    <message>
        <source>Half of the margin is in IMPs: only a knock-out of bridge teams can carry it over.</source>
        <translation>Halvdelen af differencen er i IMP: kun en knockout for bridgehold kan tage den med.</translation>
    </message>
    <message>
        <source>A knock-out cannot use a carried score: carry over half of the margins, or nothing.</source>
        <translation>En knockout kan ikke bruge et overført resultat: tag halvdelen af differencerne med over, eller ingenting.</translation>
    </message>
    <message>
        <source>How round 1 is drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Hvordan runde 1 parres, kan kun vælges for schweizersystem i bridge.</translation>
    </message>
    <message>
        <source>Bye or triangle can be chosen for a Swiss of bridge only.</source>
        <translation>Oversidder eller trekant kan kun vælges for schweizersystem i bridge.</translation>
    </message>
    <message>
        <source>Only a Swiss of bridge has triangles.</source>
        <translation>Kun schweizersystem i bridge har trekanter.</translation>
    </message>
    <message>
        <source>How late entries are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Hvordan sene tilmeldinger parres, kan kun vælges for schweizersystem i bridge.</translation>
    </message>
    <message>
        <source>Places in the table can be chosen for a round robin of bridge only.</source>
        <translation>Pladser i tabellen kan kun vælges for alle mod alle i bridge.</translation>
    </message>
    <message>
        <source>The value of a forfeit can be chosen for a round robin of bridge only.</source>
        <translation>Værdien af walkover kan kun vælges for alle mod alle i bridge.</translation>
    </message>
    <message>
        <source>A match has {most} segments at most.</source>
        <translation>En kamp har højst {most} segmenter.</translation>
    </message>
    <message>
        <source>An event has at least one stage.</source>
        <translation>En turnering har mindst én fase.</translation>
    </message>
    <message>
        <source>{stage} is not finished, so it is not known who plays {next}.</source>
        <translation>{stage} er ikke færdig, så det vides ikke, hvem der spiller {next}.</translation>
    </message>
    <message>
        <source>No lots are drawn in {stage}: choose “Drawing of lots” among its tie-breaks first.</source>
        <translation>Der trækkes ikke lod i {stage}: vælg først »Lodtrækning« blandt dens korrektioner.</translation>
    </message>
    <message>
        <source>Drawing lots again needs a reason.</source>
        <translation>En ny lodtrækning skal have en begrundelse.</translation>
    </message>
    <message>
        <source>{stage} has results, so it cannot be removed.</source>
        <translation>{stage} har resultater og kan derfor ikke fjernes.</translation>
    </message>
    <message>
        <source>{stage} has results, so its groups cannot be changed.</source>
        <translation>{stage} har resultater, så dens grupper kan ikke ændres.</translation>
    </message>
    <message>
        <source>{stage} has one group only.</source>
        <translation>{stage} har kun én gruppe.</translation>
    </message>
    <message>
        <source>{stage} cannot be removed: {next} takes its entrants or scores from it.</source>
        <translation>{stage} kan ikke fjernes: {next} tager sine deltagere eller resultater fra den.</translation>
    </message>
    <message>
        <source>{stage} is not a team knock-out; only matches of those have segments.</source>
        <translation>{stage} er ikke en knockout for hold; kun kampe i en sådan har segmenter.</translation>
    </message>
    <message>
        <source>The logo has {size} kB; in an event it has {most} kB at most.</source>
        <translation>Logoet fylder {size} kB; i en turnering må det højst fylde {most} kB.</translation>
    </message>
    <message>
        <source>A prize has {most} letters at most.</source>
        <translation>En præmie har højst {most} tegn.</translation>
    </message>
    <message>
        <source>An event has {most} prizes at most.</source>
        <translation>En turnering har højst {most} præmier.</translation>
    </message>
    <message>
        <source>How level entrants are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>Hvordan lige deltagere parres, kan kun vælges for schweizersystem i bridge.</translation>
    </message>
    <message>
        <source>Patton, boards beside IMPs, is for matches of bridge teams with VPs, not for a knock-out.</source>
        <translation>Patton, spil ved siden af IMP, er for kampe mellem bridgehold med KP, ikke for en knockout.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} is not drawn.</source>
        <translation>Runde {round} i fase {stage} er ikke parret.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} has no table {table}; it has {tables}.</source>
        <translation>Runde {round} i fase {stage} har intet bord {table}; den har {tables}.</translation>
    </message>
    <message>
        <source>{home} – {visitor} in round {round} has no winner yet: the next round cannot be drawn.</source>
        <translation>{home} – {visitor} i runde {round} har endnu ingen vinder: næste runde kan ikke parres.</translation>
    </message>
    <message>
        <source>{name} has no match in round {round} of stage {stage}: choose a round with one.</source>
        <translation>{name} har ingen kamp i runde {round} af fase {stage}: vælg en runde med en kamp.</translation>
    </message>
    <message>
        <source>Round {round} of {stage} has a match without a winner: who plays {next} is not known.</source>
        <translation>Runde {round} af {stage} har en kamp uden vinder: det vides ikke, hvem der spiller {next}.</translation>
    </message>
</context>
<context>
    <name>EventExplanation</name>
    <message>
        <source>Whole Draw</source>
        <translation>Hele parringen</translation>
    </message>
    <message>
        <source>Why Not?</source>
        <translation>Hvorfor ikke?</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>Vælg to forskellige spillere.</translation>
    </message>
    <message>
        <source>Explanation of the draw</source>
        <translation>Forklaring af parringen</translation>
    </message>
    <message>
        <source>Left and Right go from player to player, Enter explains one</source>
        <translation>Venstre og højre pil går fra spiller til spiller, Enter forklarer én</translation>
    </message>
    <message>
        <source>The answer is being worked out</source>
        <translation>Svaret bliver fundet</translation>
    </message>
    <message>
        <source>Why This Triangle?</source>
        <translation>Hvorfor denne trekant?</translation>
    </message>
    <message>
        <source>Why This Bye?</source>
        <translation>Hvorfor denne oversidder?</translation>
    </message>
    <message>
        <source>Choose two different teams.</source>
        <translation>Vælg to forskellige hold.</translation>
    </message>
    <message>
        <source>Choose two different pairs.</source>
        <translation>Vælg to forskellige par.</translation>
    </message>
    <message>
        <source>Left and Right go from team to team, Enter explains one</source>
        <translation>Venstre og højre pil går fra hold til hold, Enter forklarer ét</translation>
    </message>
    <message>
        <source>Left and Right go from pair to pair, Enter explains one</source>
        <translation>Venstre og højre pil går fra par til par, Enter forklarer ét</translation>
    </message>
    <message>
        <source>Why does this player not meet the other</source>
        <translation>Hvorfor denne spiller ikke møder den anden</translation>
    </message>
    <message>
        <source>Why does this team not meet the other</source>
        <translation>Hvorfor dette hold ikke møder det andet</translation>
    </message>
    <message>
        <source>Why does this pair not meet the other</source>
        <translation>Hvorfor dette par ikke møder det andet</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Den anden spiller</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Det andet hold</translation>
    </message>
    <message>
        <source>The other pair</source>
        <translation>Det andet par</translation>
    </message>
    <message>
        <source>What if these two met?</source>
        <translation>Hvad nu hvis disse to mødtes?</translation>
    </message>
</context>
<context>
    <name>EventField</name>
    <message>
        <source>Players or teams, with their byes by round</source>
        <translation>Spillere eller hold med deres oversidninger runde for runde</translation>
    </message>
    <message>
        <source>Number by Rating</source>
        <translation>Nummerer efter rating</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Indsæt</translation>
    </message>
    <message>
        <source>Import a List…</source>
        <translation>Importer en liste…</translation>
    </message>
    <message>
        <source>Check In</source>
        <translation>Ankomst</translation>
    </message>
    <message>
        <source>Shows who has checked in, to be ticked by Space</source>
        <translation>Viser, hvem der er kommet; sæt flueben med mellemrum</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Træk ud</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>FIDE Data</source>
        <translation>FIDE-data</translation>
    </message>
    <message>
        <source>Shows what a rating report tells of the players</source>
        <translation>Viser, hvad en ratingrapport siger om spillerne</translation>
    </message>
    <message>
        <source>Not to Meet</source>
        <translation>Må ikke mødes</translation>
    </message>
    <message>
        <source>Shows who may not meet</source>
        <translation>Viser, hvem der ikke må mødes</translation>
    </message>
    <message>
        <source>{rules}: {reason}</source>
        <translation>{rules}: {reason}</translation>
    </message>
    <message>
        <source>rating list</source>
        <translation>ratingliste</translation>
    </message>
    <message>
        <source>Players in the rating list: {found} of {all}.</source>
        <translation>Spillere på ratinglisten: {found} af {all}.</translation>
    </message>
    <message>
        <source>There is no rating list yet; choose one with File, Rating List…</source>
        <translation>Der er ingen ratingliste endnu; vælg en med Filer, Ratingliste…</translation>
    </message>
    <message>
        <source>Deleted: {count}. Undo brings them back.</source>
        <translation>Slettet: {count}. Fortryd henter dem tilbage.</translation>
    </message>
    <message>
        <source>{here} of {count} have checked in.</source>
        <translation>Til stede: {here} af {count}.</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>ankomst</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Søg i reglerne</translation>
    </message>
    <message>
        <source>Fewer than half of the matches are played, so the results are cancelled.</source>
        <translation>Under halvdelen af kampene er spillet, så resultaterne annulleres.</translation>
    </message>
    <message>
        <source>Those who have not met them get the best of three averages, or 60 %.</source>
        <translation>De, der ikke har mødt dem, får det bedste af tre gennemsnit eller 60 %.</translation>
    </message>
    <message>
        <source>{names}: removed from this stage, withdrawn before it. Undo brings them back.</source>
        <translation>{names}: ude af denne fase, har trukket sig før den. Fortryd henter dem tilbage.</translation>
    </message>
    <message>
        <source>Teams, with their byes by round</source>
        <translation>Hold med deres oversidninger efter runde</translation>
    </message>
    <message>
        <source>Pairs, with their byes by round</source>
        <translation>Par med deres oversidninger efter runde</translation>
    </message>
    <message>
        <source>Number by Strength</source>
        <translation>Nummerer efter styrke</translation>
    </message>
    <message>
        <source>Numbers go by strength, then name.</source>
        <translation>Numrene følger styrke, så navn.</translation>
    </message>
    <message>
        <source>numbers by rating</source>
        <translation>numre efter rating</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>Der er intet på udklipsholderen at indsætte.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>indsættelse</translation>
    </message>
    <message>
        <source>No round is drawn yet: delete entrants who will not play at all.</source>
        <translation>Ingen runde er parret endnu: slet deltagere, der slet ikke skal spille.</translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation>tilbagetrækning</translation>
    </message>
    <message>
        <source>{name} leaves after round {round}.</source>
        <translation>{name} går ud efter runde {round}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} er tilbage.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>Shows all the rules of the event</source>
        <translation>Viser alle turneringens regler</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>sletning</translation>
    </message>
    <message>
        <source>new entry</source>
        <translation>ny tilmelding</translation>
    </message>
    <message>
        <source>numbers by strength</source>
        <translation>numre efter styrke</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by strength until round {round} is drawn.</source>
        <translation>Deltagerne kan nummereres om efter styrke, indtil runde {round} er parret.</translation>
    </message>
    <message>
        <source>All matches with IMPs get their VPs by this scale; VPs given by the director are kept.</source>
        <translation>Alle kampe med IMP får deres KP efter denne skala; KP, som turneringslederen har givet, bliver stående.</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by rating until round {round} is drawn.</source>
        <translation>Deltagerne kan nummereres om efter rating, indtil runde {round} er parret.</translation>
    </message>
    <message>
        <source>Numbers stay as they are from round {round} on.</source>
        <translation>Numrene bliver, som de er, fra runde {round}.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>oversidder</translation>
    </message>
    <message>
        <source>Type a name in the last row and press Enter; or paste or import a list.</source>
        <translation>Skriv et navn i sidste række, og tryk Enter; eller indsæt eller importer en liste.</translation>
    </message>
    <message>
        <source>Enters a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Tilmelder en liste, der er kopieret i et regneark (Ctrl+V)</translation>
    </message>
    <message>
        <source>Numbers go by rating, then title, then name.</source>
        <translation>Numrene følger rating, så titel, så navn.</translation>
    </message>
    <message>
        <source>Withdraws the selected entrants after the drawn rounds, or reinstates them.</source>
        <translation>Trækker de valgte deltagere ud efter de parrede runder eller henter dem tilbage.</translation>
    </message>
    <message>
        <source>“{text}” is not a number allowed here.</source>
        <translation>»{text}« er ikke et tal, der kan stå her.</translation>
    </message>
    <message>
        <source>Every entrant needs a name; Delete removes one.</source>
        <translation>Alle deltagere skal have et navn; Delete fjerner en.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 points before unless H or F is typed.</source>
        <translation>{name} kommer ind i runde {round} som nr. {number} med 0 point før, medmindre der skrives H eller F.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 VP before unless H or F is typed.</source>
        <translation>{name} kommer ind i runde {round} som nr. {number} med 0 KP før, medmindre der skrives H eller F.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H {half} VP, F {full} VP, U bye of the draw; Delete takes back.</source>
        <translation>Rundekolonner: Z fraværende, H {half} KP, F {full} KP, U oversidder; Delete tager det tilbage.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H half point, F full point, U bye of the draw; Delete takes back.</source>
        <translation>Rundekolonner: Z fraværende, H halvt point, F helt point uden spil, U oversidder; Delete tager det tilbage.</translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Events</source>
        <translation>Turneringer</translation>
    </message>
    <message>
        <source>Report files</source>
        <translation>Turneringsrapporter</translation>
    </message>
    <message>
        <source>Open an Event</source>
        <translation>Åbn en turnering</translation>
    </message>
    <message>
        <source>Add Teams from a File</source>
        <translation>Tilføj hold fra en fil</translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation>Spillerlister</translation>
    </message>
    <message>
        <source>Add Players from a File</source>
        <translation>Tilføj spillere fra en fil</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Ratinglister</translation>
    </message>
    <message>
        <source>Rating List</source>
        <translation>Ratingliste</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of {file}</source>
        <translation>
            <numerusform>%n spiller fra {file}</numerusform>
            <numerusform>%n spillere fra {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of {file}</source>
        <translation>
            <numerusform>%n hold fra {file}</numerusform>
            <numerusform>%n hold fra {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a Report File</source>
        <translation>Skriv turneringsrapport</translation>
    </message>
    <message>
        <source>Save the Event</source>
        <translation>Gem turneringen</translation>
    </message>
    <message>
        <source>event</source>
        <translation>turnering</translation>
    </message>
    <message>
        <source>The numbers are the places of the players in the file (XXC rank).</source>
        <translation>Numrene er spillernes pladser i filen (XXC rank).</translation>
    </message>
    <message>
        <source>{error} The points of players {numbers} are wrong, too.</source>
        <translation>{error} Også pointene for spillerne {numbers} er forkerte.</translation>
    </message>
    <message>
        <source>player {player} in round {round}</source>
        <translation>spiller {player} i runde {round}</translation>
    </message>
    <message>
        <source>{error} Take such half points as half-point byes?</source>
        <translation>{error} Skal sådanne halve point regnes som halvpoints-oversidninger?</translation>
    </message>
    <message>
        <source>Then all points are right. Byes: {byes}.</source>
        <translation>Så passer alle point. Oversidningerne: {byes}.</translation>
    </message>
    <message>
        <source>&amp;Take as Byes</source>
        <translation>&amp;Regn som oversidninger</translation>
    </message>
    <message>
        <source>&amp;Leave Closed</source>
        <translation>&amp;Lad være lukket</translation>
    </message>
    <message>
        <source>Open {file} anyway?</source>
        <translation>Åbn {file} alligevel?</translation>
    </message>
    <message>
        <source>The points of the results count then.</source>
        <translation>Så gælder resultaternes point.</translation>
    </message>
    <message>
        <source>&amp;Open It</source>
        <translation>Å&amp;bn</translation>
    </message>
    <message>
        <source>The Dutch rules are those of the file&apos;s date, {edition}.</source>
        <translation>De hollandske regler er dem fra filens dato, {edition}.</translation>
    </message>
    <message>
        <source>Add Pairs from a File</source>
        <translation>Tilføj par fra en fil</translation>
    </message>
    <message>
        <source>Lists of teams</source>
        <translation>Holdlister</translation>
    </message>
    <message>
        <source>Lists of pairs</source>
        <translation>Parlister</translation>
    </message>
</context>
<context>
    <name>EventForbidden</name>
    <message>
        <source>Entrants who may not meet</source>
        <translation>Deltagere, der ikke må mødes</translation>
    </message>
    <message>
        <source>Delete removes an entry.</source>
        <translation>Delete tager en linje ud.</translation>
    </message>
    <message>
        <source>Numbers of players who may not meet</source>
        <translation>Numre på spillere, der ikke må mødes</translation>
    </message>
    <message>
        <source>Two numbers or more; Enter adds them.</source>
        <translation>To numre eller flere; Enter tilføjer dem.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>slut</translation>
    </message>
    <message>
        <source>Keep Apart</source>
        <translation>Adskil</translation>
    </message>
    <message>
        <source>Keep Clubs Apart</source>
        <translation>Adskil klubber</translation>
    </message>
    <message>
        <source>Nobody meets a clubmate until that round.</source>
        <translation>Ingen møder en klubkammerat før efter den runde.</translation>
    </message>
    <message>
        <source>Not to meet</source>
        <translation>Må ikke mødes</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numre</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>til runde</translation>
    </message>
    <message>
        <source>{players}: until round {round}</source>
        <translation>{players}: til runde {round}</translation>
    </message>
    <message>
        <source>Numbers of teams that may not meet</source>
        <translation>Numre på hold, der ikke må mødes</translation>
    </message>
    <message>
        <source>Numbers of pairs that may not meet</source>
        <translation>Numre på par, der ikke må mødes</translation>
    </message>
    <message>
        <source>Type the numbers of two players or more, such as “3 7”.</source>
        <translation>Skriv numrene på to spillere eller flere, f.eks. »3 7«.</translation>
    </message>
    <message>
        <source>Type the numbers of two teams or more, such as “3 7”.</source>
        <translation>Skriv numrene på to eller flere hold, for eksempel »3 7«.</translation>
    </message>
    <message>
        <source>Type the numbers of two pairs or more, such as “3 7”.</source>
        <translation>Skriv numrene på to eller flere par, for eksempel »3 7«.</translation>
    </message>
    <message>
        <source>forbidden pairs</source>
        <translation>forbudte parringer</translation>
    </message>
</context>
<context>
    <name>EventLog</name>
    <message>
        <source>Draw</source>
        <translation>Parring</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Rettelse</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Kendelse</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Justering</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Deltagere</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andet</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gjort</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Fortrudt</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Gælder</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Før</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Afgørelse</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Fordelinger</translation>
    </message>
</context>
<context>
    <name>EventMatch</name>
    <message>
        <source>{event}, round {round}, table {table}: {home} – {visitors}</source>
        <translation>{event}, runde {round}, bord {table}: {home} – {visitors}</translation>
    </message>
    <message>
        <source>The round has another result, which was typed by hand.</source>
        <translation>Runden har et andet resultat, som er skrevet ind manuelt.</translation>
    </message>
    <message>
        <source>result of the score sheet</source>
        <translation>resultat fra regnskabet</translation>
    </message>
    <message>
        <source>{what}, {home} – {visitors} in round {round}</source>
        <translation>{what}, {home} – {visitors} i runde {round}</translation>
    </message>
</context>
<context>
    <name>EventMisfit</name>
    <message>
        <source>{stage}, round {round}, {home} and {visitor}: {doubt}</source>
        <translation>{stage}, runde {round}, {home} og {visitor}: {doubt}</translation>
    </message>
    <message>
        <source>{stage}: {name} plays it, but would not by the standings before it.</source>
        <translation>{stage}: {name} spiller den, men ville ikke efter stillingen før den.</translation>
    </message>
    <message>
        <source>{stage}: {name} does not play it, but would by the standings before it.</source>
        <translation>{stage}: {name} spiller den ikke, men ville efter stillingen før den.</translation>
    </message>
    <message>
        <source>{stage}: meetings of {home} and {visitor}: {count}, not {wanted}.</source>
        <translation>{stage}: møder mellem {home} og {visitor}: {count}, ikke {wanted}.</translation>
    </message>
    <message>
        <source>{stage}: those who play round {round} are not those who won before it.</source>
        <translation>{stage}: de, der spiller runde {round}, er ikke dem, der vandt før den.</translation>
    </message>
    <message>
        <source>{stage}: {home} and {visitor} have met in a stage before.</source>
        <translation>{stage}: {home} og {visitor} har mødtes i en fase før.</translation>
    </message>
    <message>
        <source>The result of the round was typed by hand; the score sheet or the ruling gives another.</source>
        <translation>Rundens resultat er skrevet ind manuelt; regnskabet eller kendelsen giver et andet.</translation>
    </message>
    <message>
        <source>A ruling holds, but the result before it is lost; type it again if the ruling goes.</source>
        <translation>En kendelse gælder, men resultatet før den er tabt; skriv det igen, hvis kendelsen tages tilbage.</translation>
    </message>
</context>
<context>
    <name>EventOpinions</name>
    <message>
        <source>{number} without an opponent</source>
        <translation>{number} uden modstander</translation>
    </message>
    <message>
        <source>breaks no rule</source>
        <translation>bryder ingen regel</translation>
    </message>
    <message>
        <source>repeats round {round}</source>
        <translation>gentager runde {round}</translation>
    </message>
    <message>
        <source>is forbidden</source>
        <translation>er forbudt</translation>
    </message>
    <message>
        <source>is a second bye</source>
        <translation>er en oversidning mere</translation>
    </message>
    <message>
        <source>is within one club</source>
        <translation>er inden for én klub</translation>
    </message>
    <message>
        <source>puts two of the first three in one triangle</source>
        <translation>sætter to af de tre første i samme trekant</translation>
    </message>
    <message>
        <source>is within one half</source>
        <translation>er inden for én halvdel</translation>
    </message>
    <message>
        <source>puts {number} in a triangle again</source>
        <translation>sætter {number} i en trekant igen</translation>
    </message>
    <message>
        <source>gives the second a third Black in a row</source>
        <translation>giver den anden sort tredje gang i træk</translation>
    </message>
    <message>
        <source>gives the first a third White in a row</source>
        <translation>giver den første hvid tredje gang i træk</translation>
    </message>
    <message>
        <source>breaks {rule} (a second bye)</source>
        <translation>bryder {rule} (oversidder igen)</translation>
    </message>
    <message>
        <source>breaks {rule} (both need the same colour)</source>
        <translation>bryder {rule} (begge skal have samme farve)</translation>
    </message>
</context>
<context>
    <name>EventPresentation</name>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Ingen er tilmeldt endnu</translation>
    </message>
    <message>
        <source>Pairings by Board</source>
        <translation>Parringer efter bræt</translation>
    </message>
    <message>
        <source>Pairings by Name</source>
        <translation>Parringer efter navn</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Rundeplan</translation>
    </message>
    <message>
        <source>Final Ranking</source>
        <translation>Endelig rangliste</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Præmier</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Cupskema</translation>
    </message>
    <message>
        <source>All in Turn</source>
        <translation>Alt på skift</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Hurtigere</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsommere</translation>
    </message>
    <message>
        <source>Pairings by Table</source>
        <translation>Parringer efter bord</translation>
    </message>
</context>
<context>
    <name>EventReport</name>
    <message>
        <source>Schedule</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Krydstabel</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Cupskema</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Semifinaler</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Kvartfinaler</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>oversidder</translation>
    </message>
    <message>
        <source>For the third place</source>
        <translation>Kamp om tredjepladsen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Cross-IMPs per board</source>
        <translation>Cross-IMP pr. spil</translation>
    </message>
    <message>
        <source>Place by cross-IMPs</source>
        <translation>Placering efter cross-IMP</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Turneringen</translation>
    </message>
    <message>
        <source>Carried over and adjusted</source>
        <translation>Carry-over og justeringer</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Medlemmer</translation>
    </message>
    <message>
        <source>Last stage</source>
        <translation>Sidste fase</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Præmie</translation>
    </message>
    <message>
        <source>in each round: VPs scored, and the opponent&apos;s place in brackets</source>
        <translation>i hver runde egne KP og i parentes modstanderens placering</translation>
    </message>
    <message>
        <source>in each column: VPs and IMP margin against the entrant in that place</source>
        <translation>i hver kolonne KP og IMP-difference mod deltageren på den plads</translation>
    </message>
    <message>
        <source>{round}: won {result} against {name}.</source>
        <translation>{round}: vundet {result} mod {name}.</translation>
    </message>
    <message>
        <source>{round}: lost {result} to {name}.</source>
        <translation>{round}: tabt {result} mod {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n result(s) missing.</source>
        <translation>
            <numerusform>Foreløbig: %n resultat mangler.</numerusform>
            <numerusform>Foreløbig: %n resultater mangler.</numerusform>
        </translation>
    </message>
    <message>
        <source>waits</source>
        <translation>venter</translation>
    </message>
    <message>
        <source>can begin</source>
        <translation>kan begynde</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>i gang</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>færdig</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>endnu ikke parret</translation>
    </message>
    <message>
        <source>{place}: {state}</source>
        <translation>{place}: {state}</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Præmie for</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vundet af</translation>
    </message>
    <message>
        <source>Carried over: {amount}.</source>
        <translation>Carry-over: {amount}.</translation>
    </message>
    <message>
        <source>Adjusted: {amount}, {reason}.</source>
        <translation>Justeret: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Adjusted in round {round}: {amount}, {reason}.</source>
        <translation>Justeret i runde {round}: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Penalty in the result of round {round}: {amount}. {reason}</source>
        <translation>Straf i resultatet af runde {round}: {amount}. {reason}</translation>
    </message>
    <message>
        <source>{name} {amount} in round {round}: {reason}.</source>
        <translation>{name} {amount} i runde {round}: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}: {reason}.</source>
        <translation>{name} {amount}: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}, was {before}</source>
        <translation>{name} {amount}, før {before}</translation>
    </message>
    <message>
        <source>Carried over into {stage}: {changes}.</source>
        <translation>Carry-over til {stage}: {changes}.</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Gruppe {number}</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Grupper side om side</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>In the result of the match. {reason}</source>
        <translation>I kampens resultat. {reason}</translation>
    </message>
    <message>
        <source>The whole score of {stage} is carried over.</source>
        <translation>Hele resultatet fra {stage} tages med.</translation>
    </message>
    <message>
        <source>{share} % of the score of {stage} is carried over.</source>
        <translation>{share} % af resultatet fra {stage} tages med.</translation>
    </message>
    <message>
        <source>The matches of {stage} among those who play here are carried over.</source>
        <translation>Kampene fra {stage} mellem dem, der spiller her, tages med.</translation>
    </message>
    <message>
        <source>The score of {stage} is carried over by the EBU White Book, 3.8.</source>
        <translation>Resultatet fra {stage} tages med efter EBU White Book, 3.8.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by the standings, as any later one.</source>
        <translation>Runde 1 parres efter stillingen som enhver senere runde.</translation>
    </message>
    <message>
        <source>In round 1 the upper half meets the lower half, by the places before.</source>
        <translation>I runde 1 møder den øverste halvdel den nederste efter de tidligere placeringer.</translation>
    </message>
    <message>
        <source>In round 1 the first quarter of each half meets the second, by the places before.</source>
        <translation>I runde 1 møder den første fjerdedel af hver halvdel den anden efter de tidligere placeringer.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by lot.</source>
        <translation>Runde 1 trækkes ved lod.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The rest of {stage}</source>
        <translation>Resten af {stage}</translation>
    </message>
    <message>
        <source>The losers of round {round} of {stage}</source>
        <translation>Taberne i runde {round} af {stage}</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n valgt</numerusform>
            <numerusform>%n valgte</numerusform>
        </translation>
    </message>
    <message>
        <source>Places {first} to {last} of {stage}</source>
        <translation>Plads {first} til {last} i {stage}</translation>
    </message>
    <message>
        <source>Places {first} to {last} of each group of {stage}</source>
        <translation>Plads {first} til {last} i hver gruppe af {stage}</translation>
    </message>
    <message>
        <source>Those who met in the stages before do not meet again.</source>
        <translation>De, der har mødt hinanden i faserne før, mødes ikke igen.</translation>
    </message>
    <message>
        <source>{draw}. {who}. {carried}</source>
        <translation>{draw}. {who}. {carried}</translation>
    </message>
    <message>
        <source>Lots drawn {time}, for the first time.</source>
        <translation>Lod trukket {time}, første gang.</translation>
    </message>
    <message>
        <source>{title}, group {group}</source>
        <translation>{title}, gruppe {group}</translation>
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
        <translation>Par</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>IMP pr. spil</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Parrenes Butler</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Justeret</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizersystem</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Alle mod alle</translation>
    </message>
    <message>
        <source>Half against half</source>
        <translation>Halvdel mod halvdel</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Knockout</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Fri</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Alle mod alle, to gange</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Fase {number}</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begrundelse</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Justeringer</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>KP</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Modstander</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farve</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>nr. {place}</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (har trukket sig)</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Hjemme</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Ude</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Hvid</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Bræt {number}</translation>
    </message>
    <message>
        <source>{name} (without standing)</source>
        <translation>{name} (uden for placering)</translation>
    </message>
    <message>
        <source>half of the boards</source>
        <translation>halvdelen af spillene</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>uden for placering</translation>
    </message>
    <message>
        <source>captain: {name}</source>
        <translation>kaptajn: {name}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Bord {number}</translation>
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
        <source>VP before</source>
        <translation>KP før</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>{name} ({points} VP so far)</source>
        <translation>{name} ({points} KP indtil nu)</translation>
    </message>
    <message>
        <source>bye of the draw</source>
        <translation>oversidning ved parringen</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>drawn from the top, everybody against the highest not yet met</source>
        <translation>parret fra toppen, alle mod den højeste, de ikke har mødt</translation>
    </message>
    <message>
        <source>drawn with the least total of differences</source>
        <translation>parret med de mindste samlede forskelle</translation>
    </message>
    <message>
        <source>drawn strictly by rank, whoever has met before</source>
        <translation>parret strengt efter stilling, uanset hvem der har mødtes</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>alle mod alle</translation>
    </message>
    <message>
        <source>round robin, everybody twice</source>
        <translation>alle mod alle to gange</translation>
    </message>
    <message>
        <source>each of one half against each of the other</source>
        <translation>hver fra den ene halvdel mod hver fra den anden</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>knockout</translation>
    </message>
    <message>
        <source>put together by hand</source>
        <translation>sat sammen manuelt</translation>
    </message>
    <message>
        <source>as read from a file</source>
        <translation>som læst fra en fil</translation>
    </message>
    <message>
        <source>drawn by number, the upper half against the lower</source>
        <translation>parret efter nummer, den øverste halvdel mod den nederste</translation>
    </message>
    <message>
        <source>Lots follow from the first name of the event and its first round.</source>
        <translation>Lodtrækningen følger af turneringens første navn og dens første runde.</translation>
    </message>
    <message>
        <source>Lots drawn {time}: {reason}.</source>
        <translation>Lod trukket {time}: {reason}.</translation>
    </message>
    <message>
        <source>drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>parret efter FIDE’s hollandske regler, udgave {edition}</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) by hand</source>
        <translation>
            <numerusform>%n manuel ændring</numerusform>
            <numerusform>%n manuelle ændringer</numerusform>
        </translation>
    </message>
    <message>
        <source>half matches at the tables {tables}</source>
        <translation>halvkampe ved bordene {tables}</translation>
    </message>
    <message>
        <source>a triangle over two rounds at the tables {tables}</source>
        <translation>en trekant over to runder ved bordene {tables}</translation>
    </message>
    <message>
        <source>played before: the matches at tables {tables}</source>
        <translation>spillet før: kampene ved bordene {tables}</translation>
    </message>
    <message>
        <source>Triangle over two rounds, whose results come in round {number}: {names}.</source>
        <translation>Trekant over to runder, hvis resultater kommer i runde {number}: {names}.</translation>
    </message>
    <message>
        <source>Swiss event</source>
        <translation>Turnering efter schweizersystem</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>helt point uden spil</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>halvt point uden spil</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>fraværende</translation>
    </message>
    <message>
        <source>{round}, boards {boards}</source>
        <translation>{round}, bræt {boards}</translation>
    </message>
    <message>
        <source>{round}, tables {boards}</source>
        <translation>{round}, bord {boards}</translation>
    </message>
    <message>
        <source>{bye}, {points} VP</source>
        <translation>{bye}, {points} KP</translation>
    </message>
    <message>
        <source>{round}, by name</source>
        <translation>{round}, efter navn</translation>
    </message>
    <message>
        <source>{round}, names {letters}</source>
        <translation>{round}, navne {letters}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Nr.</translation>
    </message>
    <message numerus="yes">
        <source>half a match of %n board(s), {points} VP in all</source>
        <translation>
            <numerusform>halvkamp på %n spil, {points} KP i alt</numerusform>
            <numerusform>halvkamp på %n spil, {points} KP i alt</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn by number, the first quarter of each half against the second</source>
        <translation>parret efter nummer, den første fjerdedel af hver halvdel mod den anden</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>trukket ved lod</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Startnr.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>{standings}, places {places}</source>
        <translation>{standings}, nr. {places}</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Startliste</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Slutstilling</translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation>Stilling efter runde {number}</translation>
    </message>
    <message>
        <source>R{number}</source>
        <translation>R{number}</translation>
    </message>
    <message>
        <source>Crosstable after round {number}</source>
        <translation>Krydstabel efter runde {number}</translation>
    </message>
    <message>
        <source>in each column: the results against the entrant in that place</source>
        <translation>i hver kolonne resultaterne mod deltageren på den plads</translation>
    </message>
    <message>
        <source>w</source>
        <comment>White</comment>
        <translation>h</translation>
    </message>
    <message>
        <source>b</source>
        <comment>Black</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bræt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Last match</source>
        <translation>Seneste kamp</translation>
    </message>
    <message>
        <source>{title}, rounds {rounds}</source>
        <translation>{title}, runde {rounds}</translation>
    </message>
    <message>
        <source>The winner of the match in {stage} begins with half of its IMPs, fractions down.</source>
        <translation>Vinderen af kampen i {stage} begynder med halvdelen af dens IMP, rundet ned.</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w for White or b for Black on board 1, the board points</source>
        <translation>pr. runde modstanderens placering, h (hvid) eller s (sort) på bræt 1, brætpoint</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w (White) or b (Black), the result; +½ and so on: a bye</source>
        <translation>pr. runde modstanderens placering, h (hvid) eller s (sort), resultat; +½ osv.: oversidder</translation>
    </message>
    <message>
        <source>Against the datum (the board&apos;s mean, to 10 points). Cross-IMPs: against every other score.</source>
        <translation>Mod datum (spillets gennemsnit, til 10 point). Cross-IMP: mod hvert andet resultat.</translation>
    </message>
    <message>
        <source>of it carried over</source>
        <translation>heraf carry-over</translation>
    </message>
    <message>
        <source>{stage}: lost the final</source>
        <translation>{stage}: tabte finalen</translation>
    </message>
    <message>
        <source>{stage}: lost in the semi-final</source>
        <translation>{stage}: tabte i semifinalen</translation>
    </message>
    <message>
        <source>{stage}: lost in the quarter-final</source>
        <translation>{stage}: tabte i kvartfinalen</translation>
    </message>
    <message>
        <source>{stage}: lost in round {round}</source>
        <translation>{stage}: tabte i runde {round}</translation>
    </message>
    <message>
        <source>{stage}: won</source>
        <translation>{stage}: vinder</translation>
    </message>
</context>
<context>
    <name>EventRounds</name>
    <message>
        <source>Explanation</source>
        <translation>Forklaring</translation>
    </message>
    <message>
        <source>Take back the draw of round {round}?</source>
        <translation>Ophæve parringen af runde {round}?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of it would be removed, too. Undo brings them back.</source>
        <translation>
            <numerusform>%n af dens resultater ville også forsvinde. Fortryd henter det tilbage.</numerusform>
            <numerusform>%n af dens resultater ville også forsvinde. Fortryd henter dem tilbage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its score sheets would be removed, too. Undo brings them back.</source>
        <translation>Dens regnskaber ville også forsvinde. Fortryd bringer dem tilbage.</translation>
    </message>
    <message>
        <source>All its results would be removed, too. Undo brings them back.</source>
        <translation>Alle dens resultater ville også forsvinde. Fortryd henter dem tilbage.</translation>
    </message>
    <message>
        <source>&amp;Unpair</source>
        <translation>&amp;Ophæv</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>unpair round {round}</source>
        <translation>ophævelse af runde {round}</translation>
    </message>
    <message>
        <source>Round {round} is no longer drawn; undo brings it back.</source>
        <translation>Runde {round} er ikke længere parret; Fortryd henter den tilbage.</translation>
    </message>
    <message>
        <source>Unpair Round {round}</source>
        <translation>Ophæv runde {round}</translation>
    </message>
    <message>
        <source>Round {round} of {count}</source>
        <translation>Runde {round} af {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) without a winner</source>
        <translation>
            <numerusform>%n kamp uden vinder</numerusform>
            <numerusform>%n kampe uden vinder</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}, results missing: {count}</source>
        <translation>parring af runde {round}, manglende resultater: {count}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another pair to swap them, or Esc to cancel.</source>
        <translation>{name} er markeret: Tryk X på et andet par for at bytte dem, Esc for at fortryde.</translation>
    </message>
    <message>
        <source>The numbers do not follow the ratings; “{button}” with the entrants puts that right.</source>
        <translation>Numrene følger ikke ratingtallene; »{button}« under Deltagere sørger for det.</translation>
    </message>
    <message>
        <source>The numbers do not follow the strengths; “{button}” with the entrants puts that right.</source>
        <translation>Numrene følger ikke styrkerne; »{button}« under Deltagere sørger for det.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Draw again to go on anyway.</source>
        <translation>Par en gang til for at fortsætte alligevel.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n resultat mangler</numerusform>
            <numerusform>%n resultater mangler</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Alle resultater er inde</translation>
    </message>
    <message>
        <source>Enter names first (F4).</source>
        <translation>Skriv først deltagerne ind (F4).</translation>
    </message>
    <message>
        <source>F9 draws the first round.</source>
        <translation>F9 parrer første runde.</translation>
    </message>
    <message>
        <source>Table and result</source>
        <translation>Bord og resultat</translation>
    </message>
    <message>
        <source>A table and its result, in any order of tables; Enter takes it (Ctrl+R)</source>
        <translation>Et bord og dets resultat, i vilkårlig rækkefølge; Enter tager det (Ctrl+R)</translation>
    </message>
    <message>
        <source>Pairings and results by table</source>
        <translation>Parringer og resultater efter bord</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another team to swap them, or Esc to cancel.</source>
        <translation>{name} er markeret: Tryk X på et andet hold for at bytte dem, Esc for at fortryde.</translation>
    </message>
    <message>
        <source>change in round {round}</source>
        <translation>ændring i runde {round}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another player to swap them, or Esc to cancel.</source>
        <translation>{name} er markeret: Tryk X på en anden spiller for at bytte dem, Esc for at fortryde.</translation>
    </message>
    <message>
        <source>{name} with {other}: {opinion}.</source>
        <translation>{name} med {other}: {opinion}.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of the old pairs will be removed.</source>
        <translation>
            <numerusform>%n resultat fra de gamle parringer forsvinder.</numerusform>
            <numerusform>%n resultater fra de gamle parringer forsvinder.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}</source>
        <translation>parring af runde {round}</translation>
    </message>
    <message>
        <source>Board and result</source>
        <translation>Bræt/bord og resultat</translation>
    </message>
    <message>
        <source>Shows why the round is drawn as it is (F8)</source>
        <translation>Viser, hvorfor runden er parret sådan (F8)</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Ændret manuelt</translation>
    </message>
    <message>
        <source>Not checked in: {names}.</source>
        <translation>Ikke ankommet: {names}.</translation>
    </message>
    <message>
        <source>The round before (Alt+Left)</source>
        <translation>Runden før (Alt+Venstre)</translation>
    </message>
    <message>
        <source>The next round (Alt+Right)</source>
        <translation>Næste runde (Alt+Højre)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Pairings and results by board</source>
        <translation>Parringer og resultater efter bræt</translation>
    </message>
    <message>
        <source>Changes made by hand</source>
        <translation>Manuelle ændringer</translation>
    </message>
    <message>
        <source>Takes the last draw back (Shift+F9)</source>
        <translation>Ophæver sidste parring (Skift+F9)</translation>
    </message>
    <message>
        <source>A board and its result, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Et bræt eller bord og dets resultat, i vilkårlig rækkefølge; Enter tager det (Ctrl+R)</translation>
    </message>
    <message>
        <source>Type the board points, such as 19-13 (2 per board won); +-, -+ or -- for a forfeit.</source>
        <translation>Skriv spilpoint, f.eks. 19-13 (2 pr. vundet spil); +-, -+ eller -- ved walkover.</translation>
    </message>
    <message>
        <source>Type points (2.5-1.5) or boards (1=01, Enter); forfeit: +-, -+, --; X on two swaps teams.</source>
        <translation>Skriv point (2,5-1,5) eller brætter (1=01, Enter); walkover: +-, -+, --; X på to hold bytter dem.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0) or VPs (13.2 vp); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Skriv NS’ % (57,5, IMP 12-0) eller KP (13,2 vp); walkover: +-, -+, --; X på to par bytter dem.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23) or VPs (13.2-6.8); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>Skriv IMP (45-23) eller KP (13,2-6,8); walkover: +-, -+, begge: --; X på to hold bytter dem.</translation>
    </message>
    <message>
        <source>Type 1, =, 0; forfeit: +-, -+; unrated: W, D, L; nobody: N; X on two players swaps them.</source>
        <translation>Skriv 1, =, 0; walkover: +-, -+; uden rating: W, D, L; ingen kom: N; X på to spillere bytter dem.</translation>
    </message>
    <message>
        <source>Type IMPs and board points, such as 24-17 13-7 (2 per board won); forfeit: +-, -+, --.</source>
        <translation>Skriv IMP og spilpoint, f.eks. 24-17 13-7 (2 pr. vundet spil); walkover: +-, -+, --.</translation>
    </message>
    <message>
        <source>Type the IMPs of the first of {count} segments, then + 12-18; or all: 20-15 + 12-18.</source>
        <translation>Skriv IMP for det første af {count} segmenter, så + 12-18; eller alle: 20-15 + 12-18.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>Skriv IMP som 45-23; +- eller -+ ved walkover, -- for begge; X på to hold bytter dem.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Skriv NS&apos; procent (57.5; ved IMP 12-0); +-, -+, -- ved walkover; X på to par bytter dem.</translation>
    </message>
</context>
<context>
    <name>EventSettings</name>
    <message>
        <source>Baku acceleration</source>
        <translation>Baku-acceleration</translation>
    </message>
    <message>
        <source>Draw one round behind</source>
        <translation>Én runde bagud</translation>
    </message>
    <message>
        <source>First three apart</source>
        <translation>De tre første adskilt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>point</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>acceleration</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>første runde</translation>
    </message>
    <message>
        <source>places in the table</source>
        <translation>pladser i tabellen</translation>
    </message>
    <message>
        <source>“{word}” is not a round. Type round numbers, such as “8 9”.</source>
        <translation>»{word}« er ikke en runde. Skriv numrene, f.eks. »8 9«.</translation>
    </message>
    <message>
        <source>Danish rounds</source>
        <translation>Danske runder</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>som i filen</translation>
    </message>
    <message>
        <source>Places in the table by</source>
        <translation>Pladser i tabellen efter</translation>
    </message>
    <message>
        <source>Forfeits count</source>
        <translation>Walkover tæller</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>walkovers</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>stilling</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Skak</translation>
    </message>
    <message>
        <source>Bridge teams</source>
        <translation>Bridgehold</translation>
    </message>
    <message>
        <source>Chess teams</source>
        <translation>Skakhold</translation>
    </message>
    <message>
        <source>Swiss pairs</source>
        <translation>Par, schweizer</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Matchpoint</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Brætpoint</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>ved lod</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Hvid</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>as a win</source>
        <translation>som sejr</translation>
    </message>
    <message>
        <source>as a draw</source>
        <translation>som remis</translation>
    </message>
    <message>
        <source>as a loss</source>
        <translation>som nederlag</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>Fra toppen</translation>
    </message>
    <message>
        <source>Closest overall</source>
        <translation>Mindste forskelle</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dansk</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Alle mod alle</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Alle mod alle, to gange</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizersystem</translation>
    </message>
    <message>
        <source>A match counts</source>
        <translation>En kamp tæller</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs and boards (Patton)</source>
        <translation>IMP og spil (Patton)</translation>
    </message>
    <message>
        <source>what a match counts</source>
        <translation>hvad en kamp tæller</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>halvdele</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>fjerdedele</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>lod</translation>
    </message>
    <message>
        <source>Equal VPs drawn</source>
        <translation>Ved lige KP</translation>
    </message>
    <message>
        <source>Which of those who have the same VPs comes first when a round is drawn</source>
        <translation>Hvem af dem med samme KP der kommer først, når en runde parres</translation>
    </message>
    <message>
        <source>as in the standings</source>
        <translation>som i stillingen</translation>
    </message>
    <message>
        <source>by IMP quotient</source>
        <translation>efter IMP-kvotient</translation>
    </message>
    <message>
        <source>draw of equal VPs</source>
        <translation>rækkefølge ved lige KP</translation>
    </message>
    <message>
        <source>strength, seeds last</source>
        <translation>styrke, seedede sidst</translation>
    </message>
    <message>
        <source>numbers as they are</source>
        <translation>numre, som de er</translation>
    </message>
    <message>
        <source>as a bye</source>
        <translation>som oversidder</translation>
    </message>
    <message>
        <source>best of three averages</source>
        <translation>bedste af tre gennemsnit</translation>
    </message>
    <message>
        <source>by their VPs</source>
        <translation>efter deres KP</translation>
    </message>
    <message>
        <source>as average</source>
        <translation>som gennemsnit</translation>
    </message>
    <message>
        <source>as the last</source>
        <translation>som den sidste</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Oversidder</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Trekant</translation>
    </message>
    <message>
        <source>Triangle, two rounds</source>
        <translation>Trekant, to runder</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>Efter tur</translation>
    </message>
    <message>
        <source>Nobody twice</source>
        <translation>Ingen to gange</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>Fra bunden</translation>
    </message>
    <message>
        <source>open</source>
        <translation>åbent</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Dutch rules of</source>
        <translation>FIDE-regler fra</translation>
    </message>
    <message>
        <source>Only while no round is drawn.</source>
        <translation>Kun så længe ingen runde er parret.</translation>
    </message>
    <message>
        <source>Only while the event has a single stage.</source>
        <translation>Kun så længe turneringen har én fase.</translation>
    </message>
    <message>
        <source>Only while there is no result.</source>
        <translation>Kun så længe der intet resultat er.</translation>
    </message>
    <message>
        <source>A round robin follows its table.</source>
        <translation>Alle mod alle følger sin tabel.</translation>
    </message>
    <message>
        <source>Needs the number of rounds.</source>
        <translation>Kræver antallet af runder.</translation>
    </message>
    <message>
        <source>Rounds that are drawn already: {rounds}.</source>
        <translation>Runder, der allerede er parret: {rounds}.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Første spiller</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Bye counts</source>
        <translation>Oversidder tæller</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Brætter pr. kamp</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Rangeret efter</translation>
    </message>
    <message>
        <source>First round by</source>
        <translation>Første runde efter</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Sene tilmeldinger</translation>
    </message>
    <message>
        <source>Bye, VP</source>
        <translation>Oversidder, KP</translation>
    </message>
    <message>
        <source>Rounds drawn strictly by rank, even if a match is repeated, such as “8 9”</source>
        <translation>Runder parret strengt efter placering, selv om en kamp gentages, f.eks. »8 9«</translation>
    </message>
    <message>
        <source>Who meets whom while no result counts: by numbers in two halves or quarters</source>
        <translation>Hvem der mødes, mens intet resultat tæller: efter numre i to halvdele eller fjerdedele</translation>
    </message>
    <message>
        <source>The score used to draw a late entrant in its first round</source>
        <translation>Med hvilken score en sen tilmelding parres i sin første runde</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>brætter</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>rangering</translation>
    </message>
    <message>
        <source>late entries</source>
        <translation>sene tilmeldinger</translation>
    </message>
    <message>
        <source>one round behind</source>
        <translation>én runde bagud</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Parring</translation>
    </message>
    <message>
        <source>Odd number</source>
        <translation>Ulige antal</translation>
    </message>
    <message>
        <source>In the triangle</source>
        <translation>I trekanten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Spilles som</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runder</translation>
    </message>
    <message>
        <source>How many rounds are planned; the rules treat the last one differently.</source>
        <translation>Hvor mange runder der er planlagt; reglerne behandler den sidste anderledes.</translation>
    </message>
    <message>
        <source>Draw from the standings one round behind: the current round is still being played</source>
        <translation>Par efter stillingen en runde før: den igangværende runde spilles endnu</translation>
    </message>
    <message>
        <source>No two of the first three are in one triangle, unless only three are present</source>
        <translation>Aldrig to af de tre første i samme trekant, medmindre der kun er tre</translation>
    </message>
    <message>
        <source>Points that count for the draw alone, for the upper half in the first rounds</source>
        <translation>Point, der kun tæller ved parringen, til den øverste halvdel i de første runder</translation>
    </message>
    <message>
        <source>name</source>
        <translation>navn</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>runder</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>type</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>udgave</translation>
    </message>
    <message>
        <source>first colour</source>
        <translation>første farve</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>trekant</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>skala</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>oversidder</translation>
    </message>
    <message>
        <source>method</source>
        <translation>metode</translation>
    </message>
    <message>
        <source>odd number</source>
        <translation>ulige antal</translation>
    </message>
    <message>
        <source>By IMPs alone, or by Patton: plus 2 points per board won and 1 per board halved</source>
        <translation>Kun efter IMP, eller efter Patton: plus 2 point pr. vundet spil og 1 pr. delt spil</translation>
    </message>
    <message>
        <source>The lowest ranked of those with the fewest triangles so far, of those with none, or of all</source>
        <translation>De lavest placerede af dem med færrest trekanter, af dem uden eller af alle</translation>
    </message>
</context>
<context>
    <name>EventStandings</name>
    <message>
        <source>There are no entrants yet.</source>
        <translation>Der er ingen deltagere endnu.</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Startliste</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Efter runde {number}</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>korrektioner</translation>
    </message>
    <message>
        <source>Standings after which round</source>
        <translation>Stilling efter hvilken runde</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Krydstabel</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupper</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Grupper side om side</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Parrenes Butler</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Cupskema</translation>
    </message>
    <message>
        <source>Butler of players</source>
        <translation>Spillernes Butler</translation>
    </message>
    <message>
        <source>Bracket: Enter shows the match</source>
        <translation>Cupskema: Enter viser kampen</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Rounds of the player</source>
        <translation>Spillerens runder</translation>
    </message>
    <message>
        <source>Rounds of the team</source>
        <translation>Holdets runder</translation>
    </message>
    <message>
        <source>Rounds of the pair</source>
        <translation>Parrets runder</translation>
    </message>
    <message>
        <source>What the picked value is made of</source>
        <translation>Hvad den valgte værdi består af</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Juster…</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Efter placering</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Korrektioner</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>&amp;Stilling</translation>
    </message>
</context>
<context>
    <name>EventTeams</name>
    <message>
        <source>Everybody meets everybody twice, once NS and once EW, by the Berger table of round 1.</source>
        <translation>Alle møder alle to gange, én gang NS og én gang ØV, efter Bergertabellen for runde 1.</translation>
    </message>
    <message>
        <source>Pairs that the director has forbidden to meet do not meet.</source>
        <translation>Par, som turneringslederen har forbudt at mødes, mødes ikke.</translation>
    </message>
    <message>
        <source>{team} sits NS, because it was EW in round {round} and the other was not.</source>
        <translation>{team} sidder NS, fordi det sad ØV i runde {round}, og det andet ikke gjorde.</translation>
    </message>
    <message>
        <source>{team} sits NS, as it asked.</source>
        <translation>{team} sidder NS efter eget ønske.</translation>
    </message>
    <message>
        <source>{team} sits NS, as the other asked not to.</source>
        <translation>{team} sidder NS, fordi det andet ønskede ikke at gøre det.</translation>
    </message>
    <message>
        <source>{team} sits NS: at odd tables the higher ranked does, if all is equal.</source>
        <translation>{team} sidder NS: ved ulige borde gør det højest placerede det, hvis alt er lige.</translation>
    </message>
    <message>
        <source>{team} sits NS: at even tables the lower ranked does, if all is equal.</source>
        <translation>{team} sidder NS: ved lige borde gør det lavest placerede det, hvis alt er lige.</translation>
    </message>
    <message>
        <source>Half a match is of half of the boards, each worth what it is worth in a whole one.</source>
        <translation>En halvkamp har det halve antal spil, hvert med samme værdi som i en hel.</translation>
    </message>
    <message>
        <source>{team} is at home, as it asked.</source>
        <translation>{team} er hjemme efter eget ønske.</translation>
    </message>
    <message>
        <source>{team} is at home, as the other asked not to be.</source>
        <translation>{team} er hjemme, fordi det andet ønskede ikke at være det.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as the last in its first round.</source>
        <translation>Den, der tilmeldes sent, parres i sin første runde som den sidste.</translation>
    </message>
    <message>
        <source>The first round is drawn by lot.</source>
        <translation>Den første runde trækkes ved lod.</translation>
    </message>
    <message>
        <source>Lots also decide who has the bye, or plays the triangle, in that round.</source>
        <translation>Lod afgør også, hvem der er oversidder eller spiller trekanten i den runde.</translation>
    </message>
    <message>
        <source>Everybody meets everybody once, by the Berger table of round 1.</source>
        <translation>Alle møder alle én gang efter Bergertabellen for runde 1.</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice, at home and as visitor, by the Berger table of round 1.</source>
        <translation>Alle møder alle to gange, hjemme og ude, efter Bergertabellen for runde 1.</translation>
    </message>
    <message>
        <source>The places in the table are the numbers as they are.</source>
        <translation>Pladserne i tabellen er numrene, som de er.</translation>
    </message>
    <message>
        <source>The places in the table are drawn by lot.</source>
        <translation>Pladserne i tabellen trækkes ved lod.</translation>
    </message>
    <message>
        <source>No match is repeated.</source>
        <translation>Ingen kamp gentages.</translation>
    </message>
    <message>
        <source>Outside Danish rounds no match is repeated.</source>
        <translation>Uden for danske runder gentages ingen kamp.</translation>
    </message>
    <message>
        <source>No match is repeated, except within a triangle if none as fair can avoid it.</source>
        <translation>Ingen kamp gentages, undtagen i en trekant, hvis ingen lige så retfærdig trekant kan undgå det.</translation>
    </message>
    <message>
        <source>Teams that the director has forbidden to meet do not meet.</source>
        <translation>Hold, som turneringslederen har forbudt at mødes, mødes ikke.</translation>
    </message>
    <message>
        <source>The three have been in as few triangles before, in total, as possible.</source>
        <translation>De tre har tilsammen været i så få trekanter før som muligt.</translation>
    </message>
    <message>
        <source>Nobody is in a triangle twice.</source>
        <translation>Ingen er i en trekant to gange.</translation>
    </message>
    <message>
        <source>A team that has been in a triangle may be in another one.</source>
        <translation>Den, der har været i en trekant, må komme i en til.</translation>
    </message>
    <message>
        <source>Then as few of the three as possible have met; half a match counts as a meeting.</source>
        <translation>Derefter har så få som muligt af de tre mødt hinanden; en halvkamp tæller som et møde.</translation>
    </message>
    <message>
        <source>Then the three are as low in rank as possible, from the bottom up.</source>
        <translation>Derefter er de tre placeret så lavt som muligt, regnet nedefra.</translation>
    </message>
    <message>
        <source>{team} has met {others}.</source>
        <translation>{team} har mødt {others}.</translation>
    </message>
    <message>
        <source>{team} must not meet {others}.</source>
        <translation>{team} må ikke møde {others}.</translation>
    </message>
    <message>
        <source>If {team} met {others}, the rest could not be drawn.</source>
        <translation>Hvis {team} mødte {others}, kunne resten ikke parres.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the highest ranked that is left; the rest can be drawn.</source>
        <translation>{team} møder {other}, den højest placerede, der er tilbage; resten kan parres.</translation>
    </message>
    <message>
        <source>{team} meets {other}, half of the list below, as seeded.</source>
        <translation>{team} møder {other}, et halvt felt længere nede, som seedet.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to half of the list below.</source>
        <translation>{team} møder {other}, af dem, der er tilbage, nærmest et halvt felt længere nede.</translation>
    </message>
    <message>
        <source>{team} meets {other}, a quarter of the list below, as seeded.</source>
        <translation>{team} møder {other}, en fjerdedel af feltet længere nede, som seedet.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to a quarter of the list below.</source>
        <translation>{team} møder {other}, af de resterende nærmest en fjerdedel af feltet længere nede.</translation>
    </message>
    <message>
        <source>{team} meets {other}, by lot.</source>
        <translation>{team} møder {other}, ved lod.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the next by rank.</source>
        <translation>{team} møder {other}, den næste i stillingen.</translation>
    </message>
    <message>
        <source>{team} meets {other}, {vp} VP away: with this match the total is the least.</source>
        <translation>{team} møder {other}, {vp} KP derfra: med denne kamp er summen mindst.</translation>
    </message>
    <message>
        <source>{team} meets {other}, as was asked.</source>
        <translation>{team} møder {other}, som ønsket.</translation>
    </message>
    <message>
        <source>{team} is at home, because it was visitor in round {round} and the other was not.</source>
        <translation>{team} er hjemme, fordi det var ude i runde {round}, og det andet ikke var.</translation>
    </message>
    <message>
        <source>{team} is at home: at odd tables the higher ranked is, if all is equal.</source>
        <translation>{team} er hjemme: ved ulige borde er det den højest placerede, hvis alt er lige.</translation>
    </message>
    <message>
        <source>{team} is at home: at even tables the lower ranked is, if all is equal.</source>
        <translation>{team} er hjemme: ved lige borde er det den lavest placerede, hvis alt er lige.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}.</source>
        <translation>{team} og {other} mødtes i runde {round}.</translation>
    </message>
    <message>
        <source>{team} and {other} must not meet.</source>
        <translation>{team} og {other} må ikke mødes.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the rest could not be drawn.</source>
        <translation>Hvis {team} og {other} mødtes, kunne resten ikke parres.</translation>
    </message>
    <message>
        <source>{other} meets {team}, half of the list below, as seeded.</source>
        <translation>{other} møder {team}, et halvt felt længere nede, som seedet.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to half of the list below.</source>
        <translation>{other} møder {team}, af dem, der er tilbage, nærmest et halvt felt længere nede.</translation>
    </message>
    <message>
        <source>{other} meets {team}, a quarter of the list below, as seeded.</source>
        <translation>{other} møder {team}, en fjerdedel af feltet længere nede, som seedet.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to a quarter of the list below.</source>
        <translation>{other} møder {team}, af de resterende nærmest en fjerdedel af feltet længere nede.</translation>
    </message>
    <message>
        <source>{other} meets {team}, by lot.</source>
        <translation>{other} møder {team}, ved lod.</translation>
    </message>
    <message>
        <source>{team} plays in the triangle; triangles before: {value}.</source>
        <translation>{team} spiller i trekanten; trekanter før: {value}.</translation>
    </message>
    <message>
        <source>{team} has the bye, or a place in the triangle, by lot.</source>
        <translation>{team} er oversidder eller i trekanten, ved lod.</translation>
    </message>
    <message>
        <source>{team} plays the triangle that began in round {round} to its end.</source>
        <translation>{team} spiller den trekant færdig, der begyndte i runde {round}.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as with a drawn match for each round before.</source>
        <translation>{team} er tilmeldt sent: parres som med en uafgjort kamp for hver runde før.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as the last.</source>
        <translation>{team} er tilmeldt sent: parres som den sidste.</translation>
    </message>
    <message>
        <source>{team} and {other} asked for the same side; one of them sits on the other.</source>
        <translation>{team} og {other} ønskede samme side; et af dem sidder på den anden.</translation>
    </message>
    <message>
        <source>{team} has had more byes already ({value}).</source>
        <translation>{team} har allerede været oversidder flere gange ({value}).</translation>
    </message>
    <message>
        <source>{team} has been in more triangles already ({value}).</source>
        <translation>{team} har allerede været i flere trekanter ({value}).</translation>
    </message>
    <message>
        <source>If {team} had the bye, the others could not be drawn.</source>
        <translation>Hvis {team} var oversidder, kunne de andre ikke parres.</translation>
    </message>
    <message>
        <source>{team} and {other} are two of the first three, who are never in one triangle.</source>
        <translation>{team} og {other} er to af de tre første, som aldrig er i samme trekant.</translation>
    </message>
    <message>
        <source>{other} ranks below {team}, and so comes first.</source>
        <translation>{other} er placeret under {team} og kommer derfor først i betragtning.</translation>
    </message>
    <message>
        <source>{team} has the bye: the table has no opponent for it in this round.</source>
        <translation>{team} er oversidder: tabellen har ingen modstander til det i denne runde.</translation>
    </message>
    <message>
        <source>{team} has a bye, because {other} is absent.</source>
        <translation>{team} er oversidder, fordi {other} er fraværende.</translation>
    </message>
    <message>
        <source>The teams are ranked by the standings after round {round}: one round behind.</source>
        <translation>Holdene er rangordnet efter stillingen efter runde {round}: én runde bagud.</translation>
    </message>
    <message>
        <source>The places in the stage before serve as the numbers in this draw.</source>
        <translation>I denne parring står pladserne fra fasen før i stedet for numrene.</translation>
    </message>
    <message>
        <source>What the teams bring from the stage before ranks them.</source>
        <translation>Holdene rangordnes efter det, de har med fra fasen før.</translation>
    </message>
    <message>
        <source>No result counts yet: the teams are ranked by their numbers.</source>
        <translation>Intet resultat tæller endnu: holdene er rangordnet efter deres numre.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Antallet er lige: ingen bliver tilovers.</translation>
    </message>
    <message>
        <source>{team} and {other} do meet.</source>
        <translation>{team} og {other} mødes.</translation>
    </message>
    <message>
        <source>{team} is absent in this round.</source>
        <translation>{team} er fraværende i denne runde.</translation>
    </message>
    <message>
        <source>{other} comes before both of them, and {team} is the highest ranked that it can meet.</source>
        <translation>{other} kommer før dem begge, og {team} er den højest placerede, det kan møde.</translation>
    </message>
    <message>
        <source>{team} can meet {other}, which ranks higher, and the rest can still be drawn.</source>
        <translation>{team} kan møde {other}, som er placeret højere, og resten kan stadig parres.</translation>
    </message>
    <message>
        <source>As those above them meet, the rest could not be drawn if {team} and {other} met.</source>
        <translation>Sådan som dem over dem mødes, kunne resten ikke parres, hvis {team} og {other} mødtes.</translation>
    </message>
    <message>
        <source>The sum of the squared VP differences would be {value}; it is {value_now}.</source>
        <translation>Summen af kvadraterne på KP-forskellene ville være {value}; den er {value_now}.</translation>
    </message>
    <message>
        <source>The VP differences would be as small, but the differences in rank no smaller.</source>
        <translation>KP-forskellene ville være lige så små, men forskellene i placering ikke mindre.</translation>
    </message>
    <message>
        <source>They are the three lowest ranked.</source>
        <translation>De er de tre lavest placerede.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still missing: these matches count as 0 VP.</source>
        <translation>
            <numerusform>%n resultat mangler endnu: kampen tæller som 0 KP.</numerusform>
            <numerusform>%n resultater mangler endnu: kampene tæller som 0 KP.</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: {team}</source>
        <translation>oversidder: {team}</translation>
    </message>
    <message>
        <source>If they met: {matches}.</source>
        <translation>Hvis de mødtes: {matches}.</translation>
    </message>
    <message>
        <source>{team} (rank {rank}, round {round})</source>
        <translation>{team} (nr. {rank}, runde {round})</translation>
    </message>
    <message>
        <source>{team} (rank {rank})</source>
        <translation>{team} (nr. {rank})</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Par rangeres efter KP, så efter vundne IMP pr. tabt IMP, netto-IMP og numre.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first pair meets the first of the lower half, and so on.</source>
        <translation>Runde 1 er seedet: det første par møder det første i nederste halvdel og så videre.</translation>
    </message>
    <message>
        <source>From the top, each pair meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>Fra toppen møder hvert par det højeste, det ikke har mødt, hvis resten kan parres.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest pair with the fewest byes, if the rest can be drawn.</source>
        <translation>Oversidder, {bye} KP, er det laveste par med færrest oversidninger, hvis resten kan parres.</translation>
    </message>
    <message>
        <source>With an odd number, three pairs play a triangle of half matches, if the rest can be drawn.</source>
        <translation>Ved ulige antal spiller tre par en trekant af halvkampe, hvis resten kan parres.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three pairs are present.</source>
        <translation>Ingen trekant har to af de tre højest placerede, medmindre der kun er tre par.</translation>
    </message>
    <message>
        <source>NS: the pair less often NS; then EW when seats last differed; then higher at odd tables.</source>
        <translation>NS: det par, der sjældnest har siddet NS; så det, der sad ØV, sidst siderne var forskellige; så det højeste ved ulige borde.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by their percentage of all matches and by numbers.</source>
        <translation>Par rangeres efter KP, så efter deres procent i alle kampe og numre.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, their board points; then by won per lost, net points, numbers.</source>
        <translation>Hold rangeres efter KP, deres spilpoint; så efter vundne pr. tabt, nettopoint, numre.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Hold rangeres efter KP, så efter vundne IMP pr. tabt IMP, netto-IMP og numre.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Par rangeres efter KP, så efter stillingens korrektioner og numre.</translation>
    </message>
    <message>
        <source>Patton: the VPs for IMPs, plus 2 per board won and 1 per board halved, {patton} in all.</source>
        <translation>Patton: KP for IMP, plus 2 pr. vundet spil og 1 pr. delt spil, {patton} i alt.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Hold rangeres efter KP, så efter stillingens korrektioner og numre.</translation>
    </message>
    <message>
        <source>Rounds are drawn one round behind: the round before is still being played.</source>
        <translation>Runder parres én runde bagud: runden før spilles endnu.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as if it had drawn its match in each round before.</source>
        <translation>En sen tilmelding parres, som om den havde spillet uafgjort i hver runde før.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first team meets the first of the lower half, and so on.</source>
        <translation>Runde 1 er seedet: det første hold møder det første i nederste halvdel og så videre.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: in each half, the first quarter meets the second, number by number.</source>
        <translation>Runde 1 er seedet: i hver halvdel møder den første fjerdedel den anden, nummer for nummer.</translation>
    </message>
    <message>
        <source>The first round, too, is drawn by score and places brought from the stage before.</source>
        <translation>Også første runde parres efter resultat og placeringer fra fasen før.</translation>
    </message>
    <message>
        <source>From the top, each team meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>Fra toppen møder hvert hold det højeste, det ikke har mødt, hvis resten kan parres.</translation>
    </message>
    <message>
        <source>Least sum of squared VP differences; if equal, least sum of squared rank differences.</source>
        <translation>Mindste sum af KP-forskellenes kvadrater; er den lige, mindste sum af placeringsforskellenes kvadrater.</translation>
    </message>
    <message>
        <source>Every round is drawn strictly by rank, first against second, and matches may repeat.</source>
        <translation>Hver runde parres strengt efter placering, nr. 1 mod nr. 2, og kampe kan gentages.</translation>
    </message>
    <message>
        <source>A forfeit gives the best of own average, others&apos; average against the absent, and 60 %.</source>
        <translation>Walkover giver det bedste af eget gennemsnit, andres gennemsnit mod den fraværende og 60 %.</translation>
    </message>
    <message>
        <source>Danish rounds, drawn strictly by rank, so that matches may repeat: {rounds}.</source>
        <translation>Danske runder, parret strengt efter placering, så kampe kan gentages: {rounds}.</translation>
    </message>
    <message>
        <source>Only Danish rounds repeat matches, and triangles where none as fair avoids it.</source>
        <translation>Kun danske runder gentager kampe, og trekanter, hvor ingen lige så retfærdig undgår det.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest team with the fewest byes, if the rest can be drawn.</source>
        <translation>Oversidder, {bye} KP, er det laveste hold med færrest oversidninger, hvis resten kan parres.</translation>
    </message>
    <message>
        <source>With an odd number, three teams play a triangle of half matches, if the rest can be drawn.</source>
        <translation>Ved ulige antal spiller tre hold en trekant af halvkampe, hvis resten kan parres.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three teams are present.</source>
        <translation>Ingen trekant har to af de tre højest placerede, medmindre der kun er tre hold.</translation>
    </message>
    <message>
        <source>Half a match has half of the range and of the boards: {half} VP each at a draw.</source>
        <translation>En halvkamp har det halve spænd og det halve antal spil: {half} KP til hver ved uafgjort.</translation>
    </message>
    <message>
        <source>Half a match counts half of the table for half of the boards: {half} VP each at a draw.</source>
        <translation>En halvkamp tæller halvdelen af tabellen for det halve antal spil: {half} KP til hver ved uafgjort.</translation>
    </message>
    <message>
        <source>Matches are played in two halves and count with the second; a last round has half matches.</source>
        <translation>Kampe spilles i to halvdele og tæller med den anden; en sidste runde har halvkampe.</translation>
    </message>
    <message>
        <source>{team} has the bye: the lowest ranked with the fewest byes before ({value}).</source>
        <translation>{team} er oversidder: den lavest placerede med færrest oversidninger før ({value}).</translation>
    </message>
    <message>
        <source>{team} is absent: the triangle of round {round} stops, and its matches count half.</source>
        <translation>{team} er fraværende: trekanten i runde {round} stopper, og dens kampe tæller halvt.</translation>
    </message>
    <message>
        <source>With {team} as the lowest, no allowed triangle is as fair and lets the rest be drawn.</source>
        <translation>Med {team} som lavest placeret er ingen tilladt trekant lige så retfærdig og lader de andre parres.</translation>
    </message>
    <message>
        <source>No allowed triangle of {team} with {other} is as fair and lets the rest be drawn.</source>
        <translation>Ingen tilladt trekant af {team} med {other} er lige så retfærdig og lader de andre parres.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the bye or triangle would have to be others’.</source>
        <translation>Hvis {team} og {other} mødtes, måtte andre være oversidder eller i trekanten.</translation>
    </message>
    <message>
        <source>Odd number: each pair has a bye in turn, {bye} VP; so has an absent pair&apos;s opponent.</source>
        <translation>Ulige antal: hvert par er oversidder på skift, {bye} KP; også modstanderen til et fraværende.</translation>
    </message>
    <message>
        <source>Odd number: each team has a bye in turn, {bye} VP; so has an absent team&apos;s opponent.</source>
        <translation>Ulige antal: hvert hold er oversidder på skift, {bye} KP; også modstanderen til et fraværende.</translation>
    </message>
    <message>
        <source>Home: the team less often home, then the last visitor, then the higher at odd tables.</source>
        <translation>Hjemme: det hold, der sjældnest har været hjemme; så det, der sidst var ude; så det højeste ved ulige borde.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}; no fair triangle that works has fewer repeats.</source>
        <translation>{team} og {other} mødtes i runde {round}; ingen mulig retfærdig trekant har færre gentagelser.</translation>
    </message>
    <message>
        <source>Odd number: three play a triangle over two rounds, if the rest can be drawn.</source>
        <translation>Ulige antal: tre spiller en trekant over to runder, hvis resten kan parres.</translation>
    </message>
    <message>
        <source>Pairs 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Par 1 og 2, de højest seedede, mødes i sidste runde af Bergertabellen.</translation>
    </message>
    <message>
        <source>{team} sits NS, because its rounds NS less those EW are fewer.</source>
        <translation>{team} sidder NS, fordi det har siddet der sjældnere, når ØV trækkes fra.</translation>
    </message>
    <message>
        <source>{team} sits NS by the Berger table.</source>
        <translation>{team} sidder NS ifølge Bergertabellen.</translation>
    </message>
    <message>
        <source>Teams 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Hold 1 og 2, de højest seedede, mødes i sidste runde af Bergertabellen.</translation>
    </message>
    <message>
        <source>{team} meets {other} in round {round} of the Berger table.</source>
        <translation>{team} møder {other} i runde {round} af Bergertabellen.</translation>
    </message>
    <message>
        <source>{team} is at home, because its home matches less its visits are fewer.</source>
        <translation>{team} er hjemme, fordi det har færre hjemmekampe, når udekampene trækkes fra.</translation>
    </message>
    <message>
        <source>{team} is at home by the Berger table.</source>
        <translation>{team} er hjemme ifølge Bergertabellen.</translation>
    </message>
    <message>
        <source>{team} and {other} meet in round {round} of the Berger table.</source>
        <translation>{team} og {other} mødes i runde {round} af Bergertabellen.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>the number of players who find no opponent in the bracket</source>
        <translation>antallet af spillere, der ikke finder en modstander i gruppen,</translation>
    </message>
    <message>
        <source>the number of players who find no opponent in the next bracket</source>
        <translation>antallet af spillere, der ikke finder en modstander i næste gruppe,</translation>
    </message>
    <message>
        <source>the number of colour preferences that are not granted</source>
        <translation>antallet af farvepræferencer, der ikke opfyldes,</translation>
    </message>
    <message>
        <source>the number of strong colour preferences that are not granted</source>
        <translation>antallet af stærke farvepræferencer, der ikke opfyldes,</translation>
    </message>
    <message>
        <source>the number of players who move down as they did in the last round</source>
        <translation>antallet af spillere, der flyttes ned som i sidste runde,</translation>
    </message>
    <message>
        <source>the number of players who move down as they did two rounds ago</source>
        <translation>antallet af spillere, der flyttes ned som for to runder siden,</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did in the last round</source>
        <translation>antallet af spillere, der møder en højere score som i sidste runde,</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did two rounds ago</source>
        <translation>antallet af spillere, der møder en højere score som for to runder siden,</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did in the last round</source>
        <translation>listen over pointforskelle for dem, der flyttes ned som i sidste runde,</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did two rounds ago</source>
        <translation>listen over pointforskelle for dem, der flyttes ned som for to runder siden,</translation>
    </message>
    <message>
        <source>the list of score differences of those who meet a higher score as they did two rounds ago</source>
        <translation>listen over pointforskelle for dem, der møder en højere score som for to runder siden,</translation>
    </message>
    <message>
        <source>the number of pairs of two who must have the same colour</source>
        <translation>antallet af par, hvor begge skal have samme farve,</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (odd rounds)</source>
        <translation>antallet af par, hvor begge stærkt foretrækker samme farve (ulige runder),</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (even rounds)</source>
        <translation>antallet af par, hvor begge stærkt foretrækker samme farve (lige runder),</translation>
    </message>
    <message>
        <source>the score of the player who gets the bye</source>
        <translation>scoren for den spiller, der er oversidder,</translation>
    </message>
    <message>
        <source>the list of scores of those who move down</source>
        <translation>listen over scorer for dem, der flyttes ned,</translation>
    </message>
    <message>
        <source>the number of rounds that the player with the bye has not played before</source>
        <translation>antallet af runder, som oversidderen ikke har spillet før,</translation>
    </message>
    <message>
        <source>That was made by hand.</source>
        <translation>Det er gjort manuelt.</translation>
    </message>
    <message>
        <source>The round was drawn elsewhere, or something before it was corrected since.</source>
        <translation>Runden er parret et andet sted, eller noget før den er rettet siden.</translation>
    </message>
    <message>
        <source>Something before it was corrected since, or the event has other rules now.</source>
        <translation>Noget før den er rettet siden, eller turneringen har andre regler nu.</translation>
    </message>
    <message>
        <source>{pair} is {margin} ahead.</source>
        <translation>{pair} fører med {margin}.</translation>
    </message>
    <message>
        <source>{pair} has {margin} of the matchpoints.</source>
        <translation>{pair} har {margin} af matchpointene.</translation>
    </message>
    <message numerus="yes">
        <source>By {scale}, over %n board(s), {band} are {vps} VP.</source>
        <translation>
            <numerusform>Efter {scale}, over %n spil, er {band} {vps} KP.</numerusform>
            <numerusform>Efter {scale}, over %n spil, er {band} {vps} KP.</numerusform>
        </translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Kilde: {source}.</translation>
    </message>
    <message>
        <source>The director gave other VPs.</source>
        <translation>Turneringslederen gav andre KP.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, {points} of {top} to NS.</source>
        <translation>Spil {board}: {score}, {points} af {top} til NS.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, cross-IMPs to NS: {points}.</source>
        <translation>Spil {board}: {score}, {points} cross-IMP til NS.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>hvid</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <translation>pointgruppe {score}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>{what} would be {then}; it is {now} ({rule})</source>
        <translation>{what} ville være {then} mod nu {now} ({rule})</translation>
    </message>
    <message>
        <source>Round {round}: how it is drawn</source>
        <translation>Runde {round}: sådan er den parret</translation>
    </message>
    <message>
        <source>Table {table}: {pair}</source>
        <translation>Bord {table}: {pair}</translation>
    </message>
    <message>
        <source>The odd place</source>
        <translation>Oversidder eller trekant</translation>
    </message>
    <message>
        <source>Why not {pair}?</source>
        <translation>Hvorfor ikke {pair}?</translation>
    </message>
    <message>
        <source>{player} is not drawn in this round.</source>
        <translation>{player} parres ikke i denne runde.</translation>
    </message>
    <message>
        <source>Not what the rules give: {pair}.</source>
        <translation>Det giver reglerne ikke: {pair}.</translation>
    </message>
    <message>
        <source>{pair} is a match of the triangle over two rounds.</source>
        <translation>{pair} er en kamp i trekanten over to runder.</translation>
    </message>
    <message>
        <source>{pair} is a half match of the triangle.</source>
        <translation>{pair} er en halvkamp i trekanten.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Antallet er lige: ingen bliver tilovers.</translation>
    </message>
    <message>
        <source>Why does {player} get the bye?</source>
        <translation>Hvorfor er {player} oversidder?</translation>
    </message>
    <message>
        <source>Why does {player} move down?</source>
        <translation>Hvorfor flyttes {player} ned?</translation>
    </message>
    <message>
        <source>Nobody gets the bye: the number of players is even.</source>
        <translation>Ingen er oversidder: antallet af spillere er lige.</translation>
    </message>
    <message>
        <source>{player} does not move down in this round.</source>
        <translation>{player} flyttes ikke ned i denne runde.</translation>
    </message>
    <message>
        <source>{player} is the lowest ranked of those present, and may have the bye.</source>
        <translation>{player} er lavest placeret af dem, der er der, og må være oversidder.</translation>
    </message>
    <message>
        <source>Nobody of the {bracket} who ranks lower than {player} stays in it.</source>
        <translation>I {bracket} bliver ingen, der er lavere placeret end {player}.</translation>
    </message>
    <message>
        <source>{player} can meet nobody in the {bracket}.</source>
        <translation>{player} kan ikke møde nogen i {bracket}.</translation>
    </message>
    <message>
        <source>These come first for it, but:</source>
        <translation>Disse kommer først i betragtning, men:</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Og {count} mere.</translation>
    </message>
    <message>
        <source>Of the {bracket} these rank lower and would move down first, but:</source>
        <translation>I {bracket} er disse lavere placeret og ville blive flyttet ned først, men:</translation>
    </message>
    <message>
        <source>By the plain order of their bracket these two meet.</source>
        <translation>Efter gruppens enkle rækkefølge mødes disse to.</translation>
    </message>
    <message>
        <source>By the plain order {player} would meet {other}.</source>
        <translation>Efter den enkle rækkefølge ville {player} møde {other}.</translation>
    </message>
    <message>
        <source>To meet, {player} would have to move down from a score of {high} to {low}.</source>
        <translation>For at de kunne mødes, måtte {player} flyttes ned fra {high} til {low} point.</translation>
    </message>
    <message>
        <source>If they met, this would change too: {pairs}.</source>
        <translation>Hvis de mødtes, ville også dette ændre sig: {pairs}.</translation>
    </message>
    <message>
        <source>bye: {player}</source>
        <translation>oversidder: {player}</translation>
    </message>
    <message>
        <source>{players} do meet in this round.</source>
        <translation>{players} mødes i denne runde.</translation>
    </message>
    <message>
        <source>Absent in this round: {players}.</source>
        <translation>Ikke til stede i denne runde: {players}.</translation>
    </message>
    <message>
        <source>They met in round {round}, and nobody meets twice ({rule}).</source>
        <translation>De mødtes i runde {round}, og ingen mødes to gange ({rule}).</translation>
    </message>
    <message>
        <source>The director has forbidden this pair.</source>
        <translation>Turneringslederen har forbudt denne parring.</translation>
    </message>
    <message>
        <source>Both must have {colour} ({rule}).</source>
        <translation>Begge skal have {colour} ({rule}).</translation>
    </message>
    <message>
        <source>Then the others could not all be paired, whoever met whom ({rule}).</source>
        <translation>Så kunne de andre ikke alle parres, hvem der end mødte hvem ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, the number of pairs would be {then}; it is {now} ({rule}).</source>
        <translation>I {bracket} ville antallet af par være {then} mod nu {now} ({rule}).</translation>
    </message>
    <message>
        <source>The brackets below would be paired worse ({rule}).</source>
        <translation>Grupperne under den ville være parret dårligere ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, {worse}.</source>
        <translation>I {bracket}: {worse}.</translation>
    </message>
    <message>
        <source>In the {bracket} every criterion would be kept as well. {but}</source>
        <translation>I {bracket} ville hvert kriterium være opfyldt lige så godt. {but}</translation>
    </message>
    <message>
        <source>But the order of pairings decides: {player} meets {now} rather than {then} ({rule}).</source>
        <translation>Men parringernes rækkefølge afgør det: {player} møder {now} frem for {then} ({rule}).</translation>
    </message>
    <message>
        <source>But that pairing comes later in the order.</source>
        <translation>Men den parring kommer senere i rækkefølgen.</translation>
    </message>
    <message>
        <source>had the bye in round {round} ({rule}).</source>
        <translation>var oversidder i runde {round} ({rule}).</translation>
    </message>
    <message>
        <source>got points without a game in round {round}, and so gets no bye ({rule}).</source>
        <translation>fik point uden spil i runde {round} og bliver derfor ikke oversidder ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more rank(s) lower, too.</source>
        <translation>
            <numerusform>%n plads længere nede også.</numerusform>
            <numerusform>%n pladser længere nede også.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>Runde {round}, parret efter FIDE’s hollandske regler, udgave {edition}</translation>
    </message>
    <message>
        <source>Scores from {high} to {low}, as one bracket</source>
        <translation>Point fra {high} til {low} som én gruppe</translation>
    </message>
    <message>
        <source>In this bracket: {players}.</source>
        <translation>I denne gruppe: {players}.</translation>
    </message>
    <message>
        <source>Moved down into it from a score of {score}: {players}.</source>
        <translation>Flyttet ned hertil fra {score} point: {players}.</translation>
    </message>
    <message>
        <source>By the plain order the upper half meets the lower half, first against first.</source>
        <translation>Efter den enkle rækkefølge møder øverste halvdel nederste halvdel, den første mod den første.</translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation>Par: {pairs}.</translation>
    </message>
    <message>
        <source>Moves on to the next bracket: {players}.</source>
        <translation>Går videre til næste gruppe: {players}.</translation>
    </message>
    <message>
        <source>Gets the bye: {players}.</source>
        <translation>Bliver oversidder: {players}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}.</source>
        <translation>{rule}: {what} er {values}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}, and with these players it cannot be less.</source>
        <translation>{rule}: {what} er {values} og kan ikke blive mindre med disse spillere.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}; by counting alone it could be {least}.</source>
        <translation>{rule}: {what} er {values}; ved ren optælling kunne det være {least}.</translation>
    </message>
    <message>
        <source>White is preferred by {white}, Black by {black} of them.</source>
        <translation>Hvid foretrækkes af {white}, sort af {black} af dem.</translation>
    </message>
    <message>
        <source>Every criterion of colours and floats is kept.</source>
        <translation>Hvert kriterium for farver og floatere er opfyldt.</translation>
    </message>
    <message>
        <source>The plain order needs no change.</source>
        <translation>Den enkle rækkefølge behøver ingen ændring.</translation>
    </message>
    <message>
        <source>Of all pairings that are as good this one comes first: {changes}.</source>
        <translation>Af alle parringer, der er lige så gode, kommer denne først: {changes}.</translation>
    </message>
    <message>
        <source>set {number} of those who moved down ({rule})</source>
        <translation>udvælgelse {number} af de nedflyttede ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of their opponents ({rule})</source>
        <translation>transposition {number} af deres modstandere ({rule})</translation>
    </message>
    <message>
        <source>exchange of {down} with {up} ({rule})</source>
        <translation>ombytning af {down} med {up} ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of the lower half ({rule})</source>
        <translation>transposition {number} af nederste halvdel ({rule})</translation>
    </message>
    <message>
        <source>Boards and colours</source>
        <translation>Bræt og farver</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Bræt {board}</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}.</source>
        <translation>Hvid: {white}; sort: {black}.</translation>
    </message>
    <message>
        <source>Both get what they prefer ({rule}).</source>
        <translation>Begge får det, de foretrækker ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour}; {player} gets it, whose claim is the stronger ({rule}).</source>
        <translation>Begge foretrækker {colour}; {player} har det stærkeste krav og får den ({rule}).</translation>
    </message>
    <message>
        <source>{player} has not played yet.</source>
        <translation>{player} har ikke spillet endnu.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) would like {colour}.</source>
        <translation>{player} (hidtil {colours}) vil gerne have {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) strongly prefers {colour}.</source>
        <translation>{player} (hidtil {colours}) foretrækker stærkt {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) must have {colour}.</source>
        <translation>{player} (hidtil {colours}) skal have {colour}.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>H</translation>
    </message>
    <message>
        <source>B</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Both are in the {bracket}.</source>
        <translation>Begge er i {bracket}.</translation>
    </message>
    <message>
        <source>{player} has a score of {score} and moved down into the {bracket} of {other}.</source>
        <translation>{player} har {score} point og er flyttet ned i {bracket} hos {other}.</translation>
    </message>
    <message>
        <source>The colours are not those that the rules give, with White for {white}.</source>
        <translation>Farverne er ikke dem, reglerne giver; efter dem har {white} hvid.</translation>
    </message>
    <message>
        <source>This pair is not what the rules give; they give: {pairs}.</source>
        <translation>Dette par giver reglerne ikke; de giver: {pairs}.</translation>
    </message>
    <message>
        <source>(one of very many)</source>
        <translation>(en af meget mange)</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <comment>as a heading</comment>
        <translation>Pointgruppe {score}</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one has a colour difference above two</source>
        <translation>antallet af par med en topscorer, hvor den ene har en farveforskel over to,</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one gets a colour three times running</source>
        <translation>antallet af par med en topscorer, hvor den ene får en farve tre gange i træk,</translation>
    </message>
    <message>
        <source>the score differences of those who meet a higher score as they did in the last round</source>
        <translation>pointforskellene for dem, der møder en højere score som i sidste runde,</translation>
    </message>
    <message>
        <source>It was made by hand or drawn elsewhere, or something before it was corrected since.</source>
        <translation>Den er lavet manuelt eller parret et andet sted, eller noget før den er rettet siden.</translation>
    </message>
    <message>
        <source>In the {bracket}, players moved down and paired would be {then}, not {now} ({rule}).</source>
        <translation>I {bracket} ville antallet af nedflyttede spillere, der parres, være {then} mod nu {now} ({rule}).</translation>
    </message>
    <message>
        <source>Then the {bracket} and those below would have to become one to be paired ({rule}).</source>
        <translation>Så måtte {bracket} og dem under den blive til én for at kunne parres ({rule}).</translation>
    </message>
    <message>
        <source>The {bracket} itself would be paired as well or better, but those below worse ({rule}).</source>
        <translation>Selve {bracket} ville være parret lige så godt eller bedre, men dem under den dårligere ({rule}).</translation>
    </message>
    <message>
        <source>But that needs the exchange of {down} with {up}, which comes later ({rule}).</source>
        <translation>Men det kræver ombytning af {down} med {up}, som kommer senere ({rule}).</translation>
    </message>
    <message>
        <source>But others of those who moved down would be paired, which comes later ({rule}).</source>
        <translation>Men så ville andre af de nedflyttede blive parret, hvilket kommer senere ({rule}).</translation>
    </message>
    <message>
        <source>Those who moved down are paired first, then the upper half with the lower half.</source>
        <translation>De nedflyttede parres først, så øverste halvdel med nederste halvdel.</translation>
    </message>
    <message>
        <source>At least half of them moved down, so all are paired alike, half against half (A.3).</source>
        <translation>Mindst halvdelen er flyttet ned, så alle parres ens, halvdel mod halvdel (A.3).</translation>
    </message>
    <message>
        <source>Pairs: {pairs}. The bracket alone allows {most}, but then those below could not be paired.</source>
        <translation>Par: {pairs}. Gruppen alene tillader {most}, men så kunne dem under den ikke parres.</translation>
    </message>
    <message>
        <source>{players} should move down, but the next bracket could not pair them; others do (C.12).</source>
        <translation>{players} skulle flyttes ned, men næste gruppe kunne ikke parre dem; det gør andre (C.12).</translation>
    </message>
    <message>
        <source>The last had no pairing whoever the {bracket} sent down: they are one: {players} (C.13).</source>
        <translation>Hvem der end blev flyttet ned fra {bracket}, kunne den sidste gruppe ikke parres; derfor blev de til én: {players} (C.13).</translation>
    </message>
    <message>
        <source>The {bracket} left some below unpaired; with all of them it became one: {players} (A.9).</source>
        <translation>Efter {bracket} kunne ikke alle under den parres; med dem alle blev den én gruppe: {players} (A.9).</translation>
    </message>
    <message>
        <source>Neither prefers a colour: the higher ranked&apos;s number and the first colour decide ({rule}).</source>
        <translation>Ingen foretrækker en farve: den højest placeredes nummer og den første farve afgør det ({rule}).</translation>
    </message>
    <message>
        <source>the list of score differences (those moving down meet a point below the bracket),</source>
        <translation>listen over pointforskelle (de nedflyttede regnes for at møde et point under gruppen),</translation>
    </message>
    <message>
        <source>To pair the last bracket, the {bracket} was paired again, moving down {players} (C.13).</source>
        <translation>For at parre den sidste gruppe blev {bracket} parret igen; ned flyttes {players} (C.13).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally; {other} had it last, so {player} gets it ({rule}).</source>
        <translation>Begge foretrækker {colour} lige stærkt; {other} havde den sidst, så {player} får den ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally and never differed; the higher, {player}, gets it ({rule}).</source>
        <translation>Begge foretrækker {colour} lige stærkt og havde altid samme; {player} er højere og får den ({rule}).</translation>
    </message>
    <message>
        <source>Seeds {one} and {other} meet: the two seeds of a match in round 1 add up to {sum}.</source>
        <translation>Nummer {one} og {other} i seedningen mødes: de to numre i en kamp i runde 1 giver tilsammen {sum}.</translation>
    </message>
    <message>
        <source>The seeds were drawn by lot.</source>
        <translation>Seedningen blev trukket ved lod.</translation>
    </message>
    <message>
        <source>They stand next to each other in the bracket: {one}; {other}.</source>
        <translation>De står ved siden af hinanden i cupskemaet: {one}; {other}.</translation>
    </message>
    <message>
        <source>{name} beat {beaten} in round {round}</source>
        <translation>{name} slog {beaten} i runde {round}</translation>
    </message>
    <message>
        <source>{name} had a bye in round {round}</source>
        <translation>{name} sad over i runde {round}</translation>
    </message>
    <message>
        <source>Both have lost their semi-final: they play for the third place.</source>
        <translation>Begge har tabt deres semifinale: de spiller om tredjepladsen.</translation>
    </message>
    <message>
        <source>The bracket gives other opponents: it was changed by hand, or a result was corrected.</source>
        <translation>Cupskemaet giver andre modstandere: det er ændret manuelt, eller et resultat er rettet.</translation>
    </message>
    <message>
        <source>Seed {seed} has a bye: the bracket has {size} places, and nobody is seed {other}.</source>
        <translation>Nummer {seed} i seedningen sidder over: cupskemaet har {size} pladser, og ingen er nummer {other}.</translation>
    </message>
    <message>
        <source>{player} does not play in this round.</source>
        <translation>{player} spiller ikke i denne runde.</translation>
    </message>
    <message>
        <source>By their places in the bracket they could meet in round {round}, not before.</source>
        <translation>Efter deres pladser i cupskemaet kunne de mødes i runde {round}, ikke før.</translation>
    </message>
</context>
<context>
    <name>EventsMenus</name>
    <message>
        <source>Select {name} to Swap</source>
        <translation>Markér {name} til ombytning</translation>
    </message>
    <message>
        <source>Do Not Swap {name}</source>
        <translation>Byt ikke {name}</translation>
    </message>
    <message>
        <source>Swap {name} with {other}</source>
        <translation>Byt {name} med {other}</translation>
    </message>
    <message>
        <source>Explain This Match</source>
        <translation>Forklar denne kamp</translation>
    </message>
    <message>
        <source>Explain This Bye</source>
        <translation>Forklar denne oversidder</translation>
    </message>
    <message>
        <source>Copy All Boards</source>
        <translation>Kopier alle parringer</translation>
    </message>
    <message>
        <source>Type the Result</source>
        <translation>Skriv resultatet</translation>
    </message>
    <message>
        <source>Boards of the Match</source>
        <translation>Kampens brætter</translation>
    </message>
    <message>
        <source>Score Sheet of the Match</source>
        <translation>Kampens regnskab</translation>
    </message>
    <message>
        <source>Ruling on the Match</source>
        <translation>Kendelse om kampen</translation>
    </message>
    <message>
        <source>Set the Value of the Bye…</source>
        <translation>Skriv oversidningens værdi…</translation>
    </message>
    <message>
        <source>Not Rated</source>
        <translation>Uden rating</translation>
    </message>
    <message>
        <source>Given by the Arbiter</source>
        <translation>Givet af dommeren</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Walkover</translation>
    </message>
    <message>
        <source>{name} Wins</source>
        <translation>{name} vinder</translation>
    </message>
    <message>
        <source>Nobody Came</source>
        <translation>Ingen kom</translation>
    </message>
    <message>
        <source>Remove the Result</source>
        <translation>Fjern resultatet</translation>
    </message>
    <message>
        <source>Use the Value of the Rules</source>
        <translation>Værdi efter reglerne</translation>
    </message>
    <message>
        <source>White Wins</source>
        <translation>Hvid vinder</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Black Wins</source>
        <translation>Sort vinder</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Rediger</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>ankomst</translation>
    </message>
    <message>
        <source>Present or Absent</source>
        <translation>Til stede eller ej</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>uden for placering</translation>
    </message>
    <message>
        <source>With or Without Standing</source>
        <translation>Med eller uden placering</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Copy with Headings</source>
        <translation>Kopier med overskrifter</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Indsæt</translation>
    </message>
    <message>
        <source>New Entry</source>
        <translation>Ny tilmelding</translation>
    </message>
    <message>
        <source>No Bye</source>
        <translation>Ikke oversidder</translation>
    </message>
    <message>
        <source>Withdraw after Round {round}</source>
        <translation>Træk ud efter runde {round}</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Hent tilbage</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Træk ud</translation>
    </message>
    <message>
        <source>Why This Place?</source>
        <translation>Hvorfor denne placering?</translation>
    </message>
    <message>
        <source>Why This Value?</source>
        <translation>Hvorfor denne værdi?</translation>
    </message>
    <message>
        <source>Rounds of {name}</source>
        <translation>Runder for {name}</translation>
    </message>
    <message>
        <source>Rank by {tie_break} First</source>
        <translation>Rangér først efter {tie_break}</translation>
    </message>
    <message>
        <source>Choose the Tie-breaks</source>
        <translation>Vælg korrektioner</translation>
    </message>
    <message>
        <source>Copy All Tables</source>
        <translation>Kopier alle borde</translation>
    </message>
</context>
<context>
    <name>EventsRoom</name>
    <message>
        <source>New event</source>
        <translation>Ny turnering</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n hold</numerusform>
            <numerusform>%n hold</numerusform>
        </translation>
    </message>
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
    <message>
        <source>Dutch rules of {edition}</source>
        <translation>FIDE-regler fra {edition}</translation>
    </message>
    <message>
        <source>no round drawn</source>
        <translation>ingen runde er parret</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>runde {round} af {count}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>runde {round}</translation>
    </message>
    <message>
        <source>can only be read</source>
        <translation>kan kun læses</translation>
    </message>
    <message numerus="yes">
        <source>{scale}, %n board(s), {vp} VP</source>
        <translation>
            <numerusform>{scale}, %n spil, {vp} KP</numerusform>
            <numerusform>{scale}, %n spil, {vp} KP</numerusform>
        </translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Deltagere</translation>
    </message>
    <message>
        <source>Begin an Event</source>
        <translation>Begynd en turnering</translation>
    </message>
    <message>
        <source>A league, a Swiss, a knock-out, or groups with a final: of teams, pairs or players.</source>
        <translation>En liga, et schweizersystem, en knockout eller grupper med finale: for hold, par eller spillere.</translation>
    </message>
    <message>
        <source>New Event…</source>
        <translation>Ny turnering…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Åbn…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>alle resultater er inde</translation>
    </message>
    <message>
        <source>Add a final, groups or a cup (Ctrl+F9)</source>
        <translation>Tilføj en finale, grupper eller en knockout (Ctrl+F9)</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runder</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Parts of the event</source>
        <translation>Turneringens dele</translation>
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
        <source>Pages</source>
        <translation>Sider</translation>
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
    <message>
        <source>Published {date}, {time}</source>
        <translation>Offentliggjort {date}, {time}</translation>
    </message>
    <message>
        <source>{size} points is too small to read (least: {least}). Use larger paper, landscape or less.</source>
        <translation>{size} punkt er for lidt til at kunne læses (mindst {least}). Brug større papir, liggende format eller mindre indhold.</translation>
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
        <source>of the event</source>
        <translation>fra turneringen</translation>
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
        <source>“{name}” exists already. Replace it?</source>
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
        <source>The logo “{path}” has more than {most} million pixels; choose a smaller picture.</source>
        <translation>Logoet »{path}« har mere end {most} millioner pixels; vælg et mindre billede.</translation>
    </message>
    <message>
        <source>The logo “{path}” has too many parts to be drawn; choose a simpler picture.</source>
        <translation>Logoet »{path}« har for mange dele til at kunne tegnes; vælg et enklere billede.</translation>
    </message>
    <message>
        <source>The logo “{path}” has another picture inside; save it as PNG and choose that file.</source>
        <translation>Logoet »{path}« har et andet billede i sig; gem det som PNG, og vælg den fil.</translation>
    </message>
    <message>
        <source>A picture holds one page, and these are {pages}; choose PDF instead.</source>
        <translation>Et billede rummer kun én side, og her er {pages}; vælg PDF i stedet.</translation>
    </message>
    <message>
        <source>The printer takes no pages; see that it is on and connected, or choose PDF.</source>
        <translation>Printeren tager ikke imod siderne; se efter, at den er tændt og tilsluttet, eller vælg PDF i stedet.</translation>
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
        <source>Butler of the players</source>
        <translation>Spillernes Butler</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Endelig rangliste</translation>
    </message>
    <message>
        <source>Log of the event</source>
        <translation>Turneringens log</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Præmier</translation>
    </message>
    <message>
        <source>Match sheets, to write on</source>
        <translation>Kampregnskaber til udfyldning</translation>
    </message>
    <message>
        <source>Stages of the event</source>
        <translation>Turneringens faser</translation>
    </message>
    <message>
        <source>VP table</source>
        <translation>KP-tabel</translation>
    </message>
    <message>
        <source>Schedule of the session</source>
        <translation>Sessionens tidsplan</translation>
    </message>
    <message>
        <source>Cards that changed since it was saved</source>
        <translation>Kort, der er ændret, siden den blev gemt</translation>
    </message>
    <message>
        <source>Decisions of the director</source>
        <translation>Turneringslederens afgørelser</translation>
    </message>
    <message>
        <source>Log of the evening</source>
        <translation>Aftenens log</translation>
    </message>
    <message>
        <source>Ranking of all sessions</source>
        <translation>Rangliste for alle sessioner</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Dagens spil</translation>
    </message>
    <message>
        <source>Pick-up slips, one per table and round</source>
        <translation>Bordsedler, én pr. bord og runde</translation>
    </message>
    <message>
        <source>Blank travellers, one per board</source>
        <translation>Blanke spilsedler, én pr. spil</translation>
    </message>
    <message>
        <source>Private score cards, one per pair</source>
        <translation>Private scorekort, ét pr. par</translation>
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
        <source>Guide cards, one per pair</source>
        <translation>Guidekort, ét pr. par</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Fordelingsark</translation>
    </message>
    <message>
        <source>Slips of A6 or A5, to cut out</source>
        <translation>Sedler i A6 eller A5 til at klippe ud</translation>
    </message>
    <message>
        <source>Table cards, one per table</source>
        <translation>Bordkort, ét pr. bord</translation>
    </message>
    <message>
        <source>Round sheets, one per round</source>
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
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Ranking by section</source>
        <translation>Rangliste pr. sektion</translation>
    </message>
    <message>
        <source>Travellers, one per board</source>
        <translation>Spilsedler, én pr. spil</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Hyppigheder</translation>
    </message>
    <message>
        <source>Score sheets, one per pair</source>
        <translation>Regnskaber, ét pr. par</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Startliste efter navn</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Startliste efter bord</translation>
    </message>
    <message>
        <source>Guide cards with names, one per pair</source>
        <translation>Guidekort med navne, ét pr. par</translation>
    </message>
    <message>
        <source>Table cards with names, one per table</source>
        <translation>Bordkort med navne, ét pr. bord</translation>
    </message>
    <message>
        <source>Board counts at one margin</source>
        <translation>Antal spil ved én difference</translation>
    </message>
    <message>
        <source>Heat map of board counts</source>
        <translation>Varmekort over antal spil</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Parringer efter bræt</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Parringer efter bord</translation>
    </message>
    <message>
        <source>Result slips, one per table</source>
        <translation>Resultatsedler, én pr. bord</translation>
    </message>
    <message>
        <source>Cards of the teams</source>
        <translation>Holdkort</translation>
    </message>
    <message>
        <source>Cards of the pairs</source>
        <translation>Parkort</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Parringer efter navn</translation>
    </message>
    <message>
        <source>Result slips, one per board</source>
        <translation>Resultatsedler, én pr. bræt</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>All tables of the round</source>
        <translation>Alle borde i runden</translation>
    </message>
    <message>
        <source>Schedule of all groups</source>
        <translation>Plan over alle grupper</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Grupper side om side</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Cupskema</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Parrenes Butler</translation>
    </message>
    <message>
        <source>Rating changes</source>
        <translation>Ratingændringer</translation>
    </message>
    <message>
        <source>Title norms</source>
        <translation>Titelnormer</translation>
    </message>
    <message>
        <source>Schedule of all rounds</source>
        <translation>Plan over alle runder</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Krydstabel</translation>
    </message>
    <message>
        <source>Cards of the players</source>
        <translation>Spillerkort</translation>
    </message>
    <message>
        <source>Why the round is drawn as it is</source>
        <translation>Hvorfor runden er parret sådan</translation>
    </message>
    <message>
        <source>Proof, in words</source>
        <translation>Bevis i ord</translation>
    </message>
    <message>
        <source>Figures of the models</source>
        <translation>Modellernes tal</translation>
    </message>
    <message>
        <source>Chart of the models</source>
        <translation>Diagram over modellerne</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Eftersyn</translation>
    </message>
    <message>
        <source>Differences between two scales</source>
        <translation>Forskelle mellem to skalaer</translation>
    </message>
    <message>
        <source>Check of a table</source>
        <translation>Tjek af en tabel</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrering</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Histogram over differencerne</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Blank sheet, to write on</source>
        <translation>Blankt regnskab til udfyldning</translation>
    </message>
    <message>
        <source>Rulings, side by side</source>
        <translation>Kendelser side om side</translation>
    </message>
    <message>
        <source>Slip of the ruling</source>
        <translation>Seddel med kendelsen</translation>
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
        <source>SVG with texts, small</source>
        <translation>SVG med tekster, lille</translation>
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
        <source>TRF, the whole event</source>
        <translation>TRF, hele turneringen</translation>
    </message>
    <message>
        <source>USEBIO, for federations</source>
        <translation>USEBIO, til forbund</translation>
    </message>
    <message>
        <source>PBN with all results</source>
        <translation>PBN med alle resultater</translation>
    </message>
    <message>
        <source>CSV of all results</source>
        <translation>CSV med alle resultater</translation>
    </message>
    <message>
        <source>CSV for the Czech register</source>
        <translation>CSV til det tjekkiske register</translation>
    </message>
    <message>
        <source>Clipboard, to paste elsewhere</source>
        <translation>Udklipsholder til indsætning</translation>
    </message>
    <message>
        <source>Heat map first</source>
        <translation>Varmekort først</translation>
    </message>
    <message>
        <source>Board counts per page</source>
        <translation>Antal spil pr. side</translation>
    </message>
    <message>
        <source>Correction marks</source>
        <translation>Rettelsesmærker</translation>
    </message>
    <message>
        <source>Loser’s VPs</source>
        <translation>Taberens KP</translation>
    </message>
    <message>
        <source>Tinted column</source>
        <translation>Tonet kolonne</translation>
    </message>
    <message>
        <source>Red hearts and diamonds</source>
        <translation>Røde hjerter og ruder</translation>
    </message>
    <message>
        <source>Only the table of a single scale with a row for every margin has them.</source>
        <translation>Kun tabellen for en enkelt skala med en række for hver difference har dem.</translation>
    </message>
    <message>
        <source>Poster: A2, or A1 in parts</source>
        <translation>Plakat: A2, eller A1 i dele</translation>
    </message>
    <message>
        <source>Booklet, to fold</source>
        <translation>Hæfte til at folde</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) per page</source>
        <translation>
            <numerusform>%n spil pr. side</numerusform>
            <numerusform>%n spil pr. side</numerusform>
        </translation>
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
        <translation>pr. side</translation>
    </message>
    <message>
        <source>A tint behind the current board count of a comparison</source>
        <translation>En tone bag det aktuelle antal spil i en sammenligning</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>&amp;I dag</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Med</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hænder</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>By IMPs and by boards, together</source>
        <translation>Efter IMP og efter spil, tilsammen</translation>
    </message>
    <message>
        <source>Rules of the event</source>
        <translation>Turneringens regler</translation>
    </message>
    <message>
        <source>The scale explained, for players</source>
        <translation>Skalaen forklaret for spillerne</translation>
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
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Billeder</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisk</translation>
    </message>
    <message>
        <source>Ranking on the screen</source>
        <translation>Rangliste på skærmen</translation>
    </message>
</context>
<context>
    <name>ExportedFile</name>
    <message>
        <source>Open</source>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Vis i mappe</translation>
    </message>
    <message>
        <source>No program of this computer opens “{name}”.</source>
        <translation>Intet program på denne computer kan åbne »{name}«.</translation>
    </message>
</context>
<context>
    <name>FamilyFields</name>
    <message>
        <source>First board count</source>
        <translation>Første antal spil</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Sidste antal spil</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>VP that it was worth</source>
        <translation>KP, den var værd</translation>
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
        <source>All in si&amp;ght</source>
        <translation>Alt &amp;synligt</translation>
    </message>
    <message>
        <source>All cells in sight, or all numbers large enough to be read.</source>
        <translation>Alle celler synlige, eller alle tal store nok til at læse.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Matchpoint %</translation>
    </message>
    <message>
        <source>Type a VP to find its board counts</source>
        <translation>Skriv KP for at finde antallene af spil</translation>
    </message>
</context>
<context>
    <name>FieldModel</name>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a game</source>
        <translation>Runde {round}: U, F, H eller Z for en oversidder, – for et parti</translation>
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
        <translation>Navn</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title: GM, IM, FM and so on</source>
        <translation>Titel: GM, IM, FM osv.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rating; empty where there is none</source>
        <translation>Rating; tom, hvis der ingen er</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Forb.</translation>
    </message>
    <message>
        <source>Federation, such as CZE</source>
        <translation>Forbund, f.eks. DEN</translation>
    </message>
    <message>
        <source>FIDE No.</source>
        <translation>FIDE-nr.</translation>
    </message>
    <message>
        <source>Number of the player in the rating list</source>
        <translation>Spillerens nummer i ratinglisten</translation>
    </message>
    <message>
        <source>Reg. No.</source>
        <translation>Reg.nr.</translation>
    </message>
    <message>
        <source>Number in a register, of a club or federation</source>
        <translation>Nummer i en klubs eller et forbunds register</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Her</translation>
    </message>
    <message>
        <source>Checked in (Space toggles)</source>
        <translation>Til stede (mellemrum skifter)</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kaptajn</translation>
    </message>
    <message>
        <source>Captain of the team, who need not be one of its players</source>
        <translation>Holdets kaptajn, som ikke behøver være en af dets spillere</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Født</translation>
    </message>
    <message>
        <source>Date of birth, such as 1990/05/31, 31.5.1990 or 1990</source>
        <translation>Fødselsdato, f.eks. 1990/05/31, 31.5.1990 eller 1990</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Køn</translation>
    </message>
    <message>
        <source>Sex: m or w, as report files have it</source>
        <translation>Køn: m eller w, som i turneringsrapporter</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Club, school or family whose members may be kept apart</source>
        <translation>Klub, skole eller familie, hvis medlemmer kan holdes fra hinanden</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Plads</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>First round of a late entry</source>
        <translation>Første runde ved sen tilmelding</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>Last round before the withdrawal</source>
        <translation>Sidste runde før tilbagetrækningen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Strength of the pair; a larger number is stronger</source>
        <translation>Parrets styrke; et større tal er stærkere</translation>
    </message>
    <message>
        <source>Players of the team, with commas between them</source>
        <translation>Holdets spillere, adskilt med komma</translation>
    </message>
    <message>
        <source>Both players of the pair, with a comma between them</source>
        <translation>Parrets to spillere, adskilt med komma</translation>
    </message>
    <message>
        <source>Where a team asks to sit: H at home, V as visitor, a table, or both, such as H3</source>
        <translation>Hvor et hold ønsker at sidde: H hjemme, V ude, et bord eller begge dele, f.eks. H3</translation>
    </message>
    <message>
        <source>Where a pair asks to sit: NS, EW, a table, or both, such as NS3</source>
        <translation>Hvor et par ønsker at sidde: NS, ØV (EW), et bord eller begge dele, f.eks. NS3</translation>
    </message>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a match</source>
        <translation>Runde {round}: U, F, H eller Z for oversidning, – for en kamp</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Styrke</translation>
    </message>
    <message>
        <source>Strength of the team; a larger number is stronger</source>
        <translation>Holdets styrke; et større tal er stærkere</translation>
    </message>
    <message>
        <source>New: type a name</source>
        <translation>Ny: skriv et navn</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (har trukket sig)</translation>
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
    <name>FileError</name>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Herfra er det ikke JSON: kolonne {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Der er for mange indlejrede parenteser her.</translation>
    </message>
    <message>
        <source>This is a file of another kind; “format” should be “{format}”.</source>
        <translation>Det er en fil af en anden slags; »format« skulle være »{format}«.</translation>
    </message>
    <message>
        <source>A newer version of vpdesk has written this file; this one cannot read it.</source>
        <translation>En nyere version af vpdesk har skrevet denne fil; denne kan ikke læse den.</translation>
    </message>
    <message>
        <source>“{field}” is missing or not valid.</source>
        <translation>»{field}« mangler eller er ikke gyldig.</translation>
    </message>
    <message>
        <source>“{code}” is not a tie-break for this kind of event.</source>
        <translation>»{code}« er ikke en korrektion for denne slags turnering.</translation>
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
    <name>FittingDialog</name>
    <message>
        <source>Discard what you have typed?</source>
        <translation>Kassér det, du har skrevet?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Det kan ikke fortrydes.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Kassér</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>&amp;Behold</translation>
    </message>
</context>
<context>
    <name>Follower</name>
    <message>
        <source>&amp;Take Over</source>
        <translation>&amp;Overtag</translation>
    </message>
    <message>
        <source>&amp;Read Only</source>
        <translation>&amp;Kun læse</translation>
    </message>
    <message>
        <source>No other program has {file} open any more. Go on with it here?</source>
        <translation>Intet andet program har længere {file} åben. Fortsætte med den her?</translation>
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
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turneringer</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Kamp</translation>
    </message>
</context>
<context>
    <name>FreeDrawDialog</name>
    <message>
        <source>Matches of Round {round}</source>
        <translation>Kampe i runde {round}</translation>
    </message>
    <message>
        <source>&amp;Add Match</source>
        <translation>&amp;Tilføj kamp</translation>
    </message>
    <message>
        <source>&amp;Remove Match</source>
        <translation>&amp;Fjern kampen</translation>
    </message>
    <message>
        <source>Pair the Round</source>
        <translation>Sæt runden sammen</translation>
    </message>
    <message>
        <source>Draw round {round} like this?</source>
        <translation>Skal runde {round} parres sådan?</translation>
    </message>
    <message>
        <source>&amp;Draw It</source>
        <translation>&amp;Par runden</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>{name} has a bye.</source>
        <translation>{name} er oversidder.</translation>
    </message>
    <message>
        <source>Without a match: {names}.</source>
        <translation>Uden kamp: {names}.</translation>
    </message>
    <message>
        <source>Everybody has a match.</source>
        <translation>Alle har en kamp.</translation>
    </message>
    <message>
        <source>Matches of the round</source>
        <translation>Rundens kampe</translation>
    </message>
</context>
<context>
    <name>FrequenciesPage</name>
    <message>
        <source>Frequencies</source>
        <translation>Hyppigheder</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Hvorfor et resultat giver, hvad det gør</translation>
    </message>
    <message>
        <source>{ns} against {ew}</source>
        <translation>{ns} mod {ew}</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games of {file}</source>
        <translation>Partier i {file}</translation>
    </message>
    <message>
        <source>all, or such as 1-8,12</source>
        <translation>alle, eller f.eks. 1-8,12</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partier i filen</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Alle turneringer</translation>
    </message>
    <message numerus="yes">
        <source>{event}: %n game(s)</source>
        <translation>
            <numerusform>{event}: %n parti</numerusform>
            <numerusform>{event}: %n partier</numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>uden navn</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>A board appears twice, with different cards: choose an event, or games.</source>
        <translation>Et spil er der to gange med forskellige kort: vælg en turnering eller partier.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <translation>
            <numerusform>%n parti valgt</numerusform>
            <numerusform>%n partier valgt</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>left out: more than one hand is unknown</source>
        <translation>udeladt: mere end én hånd er ukendt</translation>
    </message>
    <message>
        <source>left out: hands of fewer than 13 cards</source>
        <translation>udeladt: hænder på færre end 13 kort</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>&amp;Turnering:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Partier:</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Pts</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Noter</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) to come</source>
        <translation>
            <numerusform>%n segment mangler</numerusform>
            <numerusform>%n segmenter mangler</numerusform>
        </translation>
    </message>
    <message>
        <source>half a match of triangle {number}</source>
        <translation>halvkamp i trekant {number}</translation>
    </message>
    <message>
        <source>triangle {number}</source>
        <translation>trekant {number}</translation>
    </message>
    <message>
        <source>triangle {number}, round {leg} of 2</source>
        <translation>trekant {number}, runde {leg} af 2</translation>
    </message>
    <message>
        <source>{name} asked for {seat}</source>
        <translation>{name} ønsker plads {seat}</translation>
    </message>
    <message>
        <source>winner: {name}</source>
        <translation>vinder: {name}</translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation>{name} er gået ud</translation>
    </message>
    <message>
        <source>VPs by the director</source>
        <translation>KP fra turneringslederen</translation>
    </message>
    <message>
        <source>{name} begins with {imps}</source>
        <translation>{name} begynder med {imps}</translation>
    </message>
    <message>
        <source>{result} unrated</source>
        <translation>{result} uden rating</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>KP før</translation>
    </message>
</context>
<context>
    <name>GivenDialog</name>
    <message>
        <source>Adjust the Score</source>
        <translation>Juster scoren</translation>
    </message>
    <message>
        <source>A 3 -3: IMPs for both sides; A + +: average plus each; 60% 3NT= W, 40% 3NT-1 W: weighted.</source>
        <translation>A 3 -3: IMP til begge sider; A + +: middel plus til hver; 60% 3NT= W, 40% 3NT-1 W: vægtet.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Nothing while the session is played</source>
        <translation>Intet, mens der spilles</translation>
    </message>
    <message>
        <source>Clock and seats</source>
        <translation>Ur og pladser</translation>
    </message>
    <message>
        <source>Everything but the running ranking</source>
        <translation>Alt undtagen den løbende rangliste</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Pages for Players’ Phones</source>
        <translation>Sider til spillernes telefoner</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Netværk:</translation>
    </message>
    <message>
        <source>&amp;Players see:</source>
        <translation>S&amp;pillerne ser:</translation>
    </message>
    <message>
        <source>Sa&amp;y It to All</source>
        <translation>&amp;Sig det til alle</translation>
    </message>
    <message>
        <source>Messages that phones show</source>
        <translation>Beskeder, som telefonerne viser</translation>
    </message>
    <message>
        <source>&amp;Take It Back</source>
        <translation>&amp;Tag tilbage</translation>
    </message>
    <message>
        <source>Network &amp;Check</source>
        <translation>Netværks&amp;kontrol</translation>
    </message>
    <message>
        <source>S&amp;heet with Codes…</source>
        <translation>A&amp;rk med koder…</translation>
    </message>
    <message>
        <source>&amp;End the Hall</source>
        <translation>&amp;Afslut salen</translation>
    </message>
    <message>
        <source>&amp;Message:</source>
        <translation>&amp;Besked:</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Starter…</translation>
    </message>
    <message>
        <source>Code that opens {address}</source>
        <translation>Kode, der åbner {address}</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) have the pages open.</source>
        <translation>
            <numerusform>%n telefon har siderne åbne.</numerusform>
            <numerusform>%n telefoner har siderne åbne.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is shown.</source>
        <translation>»{name}« vises.</translation>
    </message>
    <message>
        <source>Open an event or a pairs evening first: its pages are shown.</source>
        <translation>Åbn først en turnering eller en paraften: dens sider vises.</translation>
    </message>
    <message>
        <source>This computer is in no network: join the players’ Wi-Fi.</source>
        <translation>Denne computer er ikke i noget netværk: gå på spillernes Wi-Fi.</translation>
    </message>
    <message>
        <source>Hall: off</source>
        <translation>Sal: slukket</translation>
    </message>
    <message>
        <source>Hall: trouble</source>
        <translation>Sal: problem</translation>
    </message>
    <message numerus="yes">
        <source>Hall: %n phone(s)</source>
        <translation>
            <numerusform>Sal: %n telefon</numerusform>
            <numerusform>Sal: %n telefoner</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer is in no network any more.</source>
        <translation>Denne computer er ikke længere i noget netværk.</translation>
    </message>
    <message>
        <source>The pages are not served just now: {reason}</source>
        <translation>Siderne kan ikke hentes lige nu: {reason}</translation>
    </message>
    <message>
        <source>The pages are not served just now; they come back at once.</source>
        <translation>Siderne kan ikke hentes lige nu; de er straks tilbage.</translation>
    </message>
    <message>
        <source>The hall has ended: “{name}” is no longer open.</source>
        <translation>Salen er afsluttet: »{name}« er ikke længere åben.</translation>
    </message>
    <message>
        <source>The address has changed: {address}. Show the new code to the players.</source>
        <translation>Adressen er ændret: {address}. Vis spillerne den nye kode.</translation>
    </message>
    <message>
        <source>Network Check</source>
        <translation>Netværkskontrol</translation>
    </message>
    <message>
        <source>The hall has ended.</source>
        <translation>Salen er afsluttet.</translation>
    </message>
    <message>
        <source>A phone has opened the page.</source>
        <translation>En telefon har åbnet siden.</translation>
    </message>
    <message>
        <source>Now scan the code with a phone that is in the same Wi-Fi.</source>
        <translation>Scan nu koden med en telefon, der er på samme Wi-Fi.</translation>
    </message>
    <message>
        <source>Opening the page on this computer…</source>
        <translation>Åbner siden på denne computer…</translation>
    </message>
    <message>
        <source>The page opens on this computer.</source>
        <translation>Siden kan åbnes på denne computer.</translation>
    </message>
    <message>
        <source>Too many phones for one access point: cheap ones manage 20 to 50. Add a second one.</source>
        <translation>For mange telefoner til ét adgangspunkt: billige klarer 20 til 50. Sæt et til op.</translation>
    </message>
    <message>
        <source>Sheet with the codes for {address}</source>
        <translation>Ark med koder til {address}</translation>
    </message>
    <message>
        <source>Codes for the Players</source>
        <translation>Koder til spillerne</translation>
    </message>
    <message>
        <source>Sheet with Codes</source>
        <translation>Ark med koder</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Gem som P&amp;DF…</translation>
    </message>
    <message>
        <source>On the S&amp;creen</source>
        <translation>På &amp;skærmen</translation>
    </message>
    <message>
        <source>Name of the &amp;Wi-Fi:</source>
        <translation>Navn på &amp;Wi-Fi:</translation>
    </message>
    <message>
        <source>Passw&amp;ord:</source>
        <translation>&amp;Adgangskode:</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>Papi&amp;r:</translation>
    </message>
    <message>
        <source>Save the Sheet as PDF</source>
        <translation>Gem arket som PDF</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gemt som {path}</translation>
    </message>
    <message>
        <source>If this computer has a firewall, it must let phones in at port {port}.</source>
        <translation>Har denne computer en firewall, skal den lukke telefoner ind på port {port}.</translation>
    </message>
    <message>
        <source>If Windows asks, allow private networks. After a No, allow “vpdesk-cli” in its firewall.</source>
        <translation>Spørger Windows, så tillad private netværk. Efter et nej: tillad »vpdesk-cli« i dets firewall.</translation>
    </message>
    <message>
        <source>From Start on, players in this Wi-Fi see “{name}” on their phones, without internet.</source>
        <translation>Fra Start ser spillere på dette Wi-Fi »{name}« på deres telefoner, uden internet.</translation>
    </message>
    <message>
        <source>Another program uses port {usual}, so the port is {port}. Print the sheet again.</source>
        <translation>Et andet program bruger port {usual}, så porten er {port}. Udskriv arket igen.</translation>
    </message>
    <message>
        <source>An access point hides the phones: put it into bridge mode, or add a second one.</source>
        <translation>Et adgangspunkt skjuler telefonerne: sæt det i bridge-tilstand, eller sæt et til op.</translation>
    </message>
    <message>
        <source>The page does not open here: end the hall and start it again in the connected network.</source>
        <translation>Siden kan ikke åbnes her: afslut salen, og start den igen på det tilsluttede netværk.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli”, and make this network private.</source>
        <translation>Firewallen holder telefoner ude: tillad »vpdesk-cli«, og gør dette netværk privat.</translation>
    </message>
    <message>
        <source>The Wi-Fi hides devices from each other, as for guests: use another, or your own router.</source>
        <translation>Wi-Fi skjuler enhederne for hinanden som for gæster: brug et andet eller din egen router.</translation>
    </message>
    <message>
        <source>The Wi-Fi’s name makes a code that joins it. The password is on the sheet only.</source>
        <translation>Navnet på Wi-Fi giver en kode, der går på det. Adgangskoden står kun på arket.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli” in Settings › Network › Firewall.</source>
        <translation>Firewallen holder telefoner ude: tillad »vpdesk-cli« under Indstillinger › Netværk › Firewall.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: open TCP port {port} with “sudo ufw allow {port}/tcp”.</source>
        <translation>Firewallen holder telefoner ude: åbn TCP-port {port} med »sudo ufw allow {port}/tcp«.</translation>
    </message>
    <message>
        <source>If macOS asks, allow connections. After a No, allow “vpdesk-cli” in Network › Firewall.</source>
        <translation>Spørger macOS, så tillad forbindelser. Efter et nej: tillad »vpdesk-cli« under Netværk › Firewall.</translation>
    </message>
    <message>
        <source>Phone in another network: join the Wi-Fi, stay without internet, switch mobile data off.</source>
        <translation>Telefonen er på et andet net: gå på Wi-Fi, bliv der uden internet, slå mobildata fra.</translation>
    </message>
</context>
<context>
    <name>HallPages</name>
    <message>
        <source>Where do I sit?</source>
        <translation>Hvor sidder jeg?</translation>
    </message>
    <message>
        <source>Nothing is shown during play.</source>
        <translation>Intet vises, mens der spilles.</translation>
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
        <translation>Ingen forbindelse til lederens computer siden {time}. Det, du ser, kan være forældet.</translation>
    </message>
    <message>
        <source>The first letters of a name:</source>
        <translation>De første bogstaver i et navn:</translation>
    </message>
    <message>
        <source>Remember this page as mine</source>
        <translation>Husk denne side som min</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Scripts are off in this browser: load the page again to see what is new.</source>
        <translation>Scripts er slået fra i denne browser: hent siden igen for at se nyt.</translation>
    </message>
</context>
<context>
    <name>HallSheet</name>
    <message>
        <source>Join the Wi-Fi first, and stay in it although it has no internet.</source>
        <translation>Gå først på Wi-Fi, og bliv der, selv om der ikke er internet.</translation>
    </message>
    <message>
        <source>Then scan the code of the page, or type its address with http:// before it.</source>
        <translation>Scan derefter sidens kode, eller skriv dens adresse med http:// foran.</translation>
    </message>
    <message>
        <source>During play the pages show messages alone.</source>
        <translation>Under spillet viser siderne kun beskeder.</translation>
    </message>
    <message>
        <source>During play the pages show the clock and the seats.</source>
        <translation>Under spillet viser siderne uret og pladserne.</translation>
    </message>
    <message>
        <source>During play the pages show everything but the running ranking.</source>
        <translation>Under spillet viser siderne alt undtagen den løbende rangliste.</translation>
    </message>
    <message>
        <source>The pages show all results of boards that everybody has played.</source>
        <translation>Siderne viser alle resultater af spil, som alle har spillet.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Åbn siden</translation>
    </message>
    <message>
        <source>Password: {word}</source>
        <translation>Adgangskode: {word}</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi</source>
        <translation>1. Gå på Wi-Fi</translation>
    </message>
    <message>
        <source>2. Open the page</source>
        <translation>2. Åbn siden</translation>
    </message>
</context>
<context>
    <name>HandRecords</name>
    <message>
        <source>HCP</source>
        <translation>HP</translation>
    </message>
    <message>
        <source>Dealer {seat}</source>
        <translation>Giver {seat}</translation>
    </message>
    <message>
        <source>Vul. {sides}</source>
        <translation>Zone {sides}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Giver</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Contracts of par</source>
        <translation>Parkontrakter</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Kortfordelinger</translation>
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
        <translation>Hvad der kan laves</translation>
    </message>
</context>
<context>
    <name>HeatKey</name>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} KP</translation>
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
    <message>
        <source>First steps</source>
        <translation>Første skridt</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turneringer</translation>
    </message>
    <message>
        <source>Pairs and movements</source>
        <translation>Par og spilleplaner</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Kampe</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skalaer</translation>
    </message>
    <message>
        <source>Paper and screens</source>
        <translation>Papir og skærme</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Programmet</translation>
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
        <translation>I afsnittet Spilleplaner</translation>
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
        <source>In the pairs room</source>
        <translation>I afsnittet Par</translation>
    </message>
    <message>
        <source>Results: on to the next one</source>
        <translation>Resultater: videre til det næste</translation>
    </message>
    <message>
        <source>Results: keep what was there</source>
        <translation>Resultater: behold, hvad der stod</translation>
    </message>
    <message>
        <source>Curve: zoom, all of it</source>
        <translation>Kurve: zoom, det hele</translation>
    </message>
    <message>
        <source>Curve: move what is seen</source>
        <translation>Kurve: flyt det, der ses</translation>
    </message>
    <message>
        <source>In the events room</source>
        <translation>I afsnittet Turneringer</translation>
    </message>
    <message>
        <source>Entrants: a bye of a round</source>
        <translation>Deltagere: oversidder i en runde</translation>
    </message>
    <message>
        <source>Entrants: paste a list</source>
        <translation>Deltagere: indsæt en liste</translation>
    </message>
    <message>
        <source>Boards: win, draw, loss</source>
        <translation>Bræt: sejr, remis, nederlag</translation>
    </message>
    <message>
        <source>Boards: forfeit; nobody came</source>
        <translation>Bræt: walkover; ingen kom</translation>
    </message>
    <message>
        <source>Boards: unrated game</source>
        <translation>Bræt: parti uden rating</translation>
    </message>
    <message>
        <source>Lists: remove, clear</source>
        <translation>Lister: tag ud, ryd</translation>
    </message>
    <message>
        <source>Draw: stop</source>
        <translation>Parring: stop</translation>
    </message>
    <message>
        <source>On the second screen, of an event</source>
        <translation>På den anden skærm, i en turnering</translation>
    </message>
    <message>
        <source>Schedule, final ranking, prizes</source>
        <translation>Rundeplan, endelig rangliste, præmier</translation>
    </message>
    <message>
        <source>Bracket of a knock-out</source>
        <translation>Cupskema i en knockout</translation>
    </message>
    <message>
        <source>In the laboratory</source>
        <translation>I laboratoriet</translation>
    </message>
    <message>
        <source>Models: pick one; another margin</source>
        <translation>Modeller: vælg; anden difference</translation>
    </message>
    <message>
        <source>Check, calibration: paste a table</source>
        <translation>Tjek, kalibrering: indsæt en tabel</translation>
    </message>
    <message>
        <source>The same: stop reading</source>
        <translation>Samme sted: stop læsningen</translation>
    </message>
    <message>
        <source>Own scales: remove</source>
        <translation>Egne skalaer: fjern</translation>
    </message>
    <message>
        <source>In the match room</source>
        <translation>I afsnittet Kamp</translation>
    </message>
    <message>
        <source>Sheet: on to the next room or board</source>
        <translation>Regnskab: videre til næste rum eller spil</translation>
    </message>
    <message>
        <source>Sheet: the same room of another board</source>
        <translation>Regnskab: samme rum i et andet spil</translation>
    </message>
    <message>
        <source>Sheet: keep what was there</source>
        <translation>Regnskab: behold det, der stod der</translation>
    </message>
    <message>
        <source>Sheet: paste scores</source>
        <translation>Regnskab: indsæt scorer</translation>
    </message>
    <message>
        <source>Close the second screen</source>
        <translation>Luk den anden skærm</translation>
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
        <source>On the second screen</source>
        <translation>På den anden skærm</translation>
    </message>
    <message>
        <source>Clock below the picture</source>
        <translation>Ur under billedet</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fuld skærm</translation>
    </message>
    <message>
        <source>Boards, names, standings</source>
        <translation>Bræt, navne, stilling</translation>
    </message>
    <message>
        <source>All in turn; pause</source>
        <translation>Alt på skift; pause</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Hurtigere, langsommere</translation>
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
        <translation>»{what}« kan ikke fortrydes eller gentages, fordi et andet program har ændret filen.</translation>
    </message>
    <message>
        <source>“{what}” was not done, because a text or a number in it cannot be kept in a file.</source>
        <translation>»{what}« blev ikke udført, fordi en tekst eller et tal i det ikke kan gemmes i en fil.</translation>
    </message>
</context>
<context>
    <name>LaboratoryRoom</name>
    <message>
        <source>Every correction of the scale, with its reason</source>
        <translation>Hver rettelse af skalaen med sin grund</translation>
    </message>
    <message>
        <source>Other curves beside that of the WBF</source>
        <translation>Andre kurver ved siden af WBF’s</translation>
    </message>
    <message>
        <source>Which rules the scale breaks, and how it differs from another one</source>
        <translation>Hvilke regler skalaen bryder, og hvordan den afviger fra en anden</translation>
    </message>
    <message>
        <source>What a table is that somebody hands you, and every wrong cell in it</source>
        <translation>Hvad det er for en tabel, nogen giver dig, og hver forkert celle i den</translation>
    </message>
    <message>
        <source>The blitz that past matches speak for</source>
        <translation>Den blitz, som spillede kampe taler for</translation>
    </message>
    <message>
        <source>{page}, {boards}</source>
        <translation>{page}, {boards}</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Bevis</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modeller</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Eftersyn</translation>
    </message>
    <message>
        <source>Check a Table</source>
        <translation>Tjek en tabel</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrering</translation>
    </message>
</context>
<context>
    <name>LateDialog</name>
    <message>
        <source>A Pair Comes or Goes</source>
        <translation>Et par kommer eller går</translation>
    </message>
    <message>
        <source>A pair comes late</source>
        <translation>Et par kommer sent</translation>
    </message>
    <message>
        <source>A pair leaves</source>
        <translation>Et par går</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Hvad der skete</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Fra runde</translation>
    </message>
</context>
<context>
    <name>LentBar</name>
    <message>
        <source>Back to the Round</source>
        <translation>Tilbage til runden</translation>
    </message>
    <message>
        <source>Changes here take effect in the event at once ({key})</source>
        <translation>Ændringer her gælder straks i turneringen ({key})</translation>
    </message>
    <message>
        <source>Take the Result of the Sheet</source>
        <translation>Tag regnskabets resultat</translation>
    </message>
</context>
<context>
    <name>LetterQuestion</name>
    <message>
        <source>“{typed}”: what does {letter} stand for?</source>
        <translation>»{typed}«: hvad står {letter} for?</translation>
    </message>
    <message>
        <source>♣ &amp;clubs</source>
        <translation>♣ &amp;klør</translation>
    </message>
    <message>
        <source>♦ &amp;diamonds</source>
        <translation>♦ &amp;ruder</translation>
    </message>
    <message>
        <source>♥ &amp;hearts</source>
        <translation>♥ &amp;hjerter</translation>
    </message>
    <message>
        <source>♠ &amp;spades</source>
        <translation>♠ &amp;spar</translation>
    </message>
    <message>
        <source>In your language it is one suit, in English another. Your answer holds until you quit.</source>
        <translation>På dit sprog er det én farve, på engelsk en anden. Svaret gælder, til programmet lukkes.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of the Event</source>
        <translation>Turneringens log</translation>
    </message>
    <message>
        <source>Log of the Evening</source>
        <translation>Aftenens log</translation>
    </message>
    <message>
        <source>Print or Export…</source>
        <translation>Udskriv eller eksporter…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n række</numerusform>
            <numerusform>%n rækker</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>words, names, a date</source>
        <translation>ord, navne, en dato</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Søg</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>There was nothing to print at that moment.</source>
        <translation>Der var intet at udskrive dengang.</translation>
    </message>
    <message>
        <source>Loo&amp;k at That Moment…</source>
        <translation>Se på &amp;det øjeblik…</translation>
    </message>
    <message>
        <source>The sheets of that moment, to be read or printed. Nothing is changed.</source>
        <translation>Arkene fra dengang, til at læse eller udskrive. Intet ændres.</translation>
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
    <name>MarkKey</name>
    <message>
        <source>Meaning of the signs</source>
        <translation>Tegnenes betydning</translation>
    </message>
</context>
<context>
    <name>MatchBoardsDialog</name>
    <message>
        <source>Boards of the Match</source>
        <translation>Kampens brætter</translation>
    </message>
    <message>
        <source>A player of {team} plays twice.</source>
        <translation>En spiller fra {team} spiller to gange.</translation>
    </message>
    <message>
        <source>{team} does not play in the order of the team.</source>
        <translation>{team} spiller ikke i holdets rækkefølge.</translation>
    </message>
    <message>
        <source>{board}, home has {colour}</source>
        <translation>{board}, hjemmeholdet har {colour}</translation>
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
        <translation>Ny kamp</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>skala</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>ny kamp</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>spil</translation>
    </message>
</context>
<context>
    <name>MatchError</name>
    <message>
        <source>The ruling: {reason}</source>
        <translation>Kendelsen: {reason}</translation>
    </message>
    <message>
        <source>A match has from 1 to {most} boards, not {boards}.</source>
        <translation>En kamp har fra 1 til {most} spil, ikke {boards}.</translation>
    </message>
    <message>
        <source>Boards played: {played} of {planned} is not possible.</source>
        <translation>Spillede spil: {played} af {planned} er ikke muligt.</translation>
    </message>
    <message>
        <source>Enter how many boards have a result: more than the {planned} planned ones.</source>
        <translation>Angiv, hvor mange spil der har et resultat: flere end de {planned} planlagte.</translation>
    </message>
    <message>
        <source>A side has at most {most} IMPs, not {value}.</source>
        <translation>En side har højst {most} IMP, ikke {value}.</translation>
    </message>
    <message>
        <source>A penalty, or the VP of a match, is from 0 to {most}, not {value}.</source>
        <translation>En straf, eller en kamps KP, er fra 0 til {most}, ikke {value}.</translation>
    </message>
    <message>
        <source>The number of boards with an average cannot be negative.</source>
        <translation>Antallet af spil med middel kan ikke være negativt.</translation>
    </message>
    <message>
        <source>There are more boards with an average than without a result: {averages} against {left}.</source>
        <translation>Der er flere spil med middel end uden resultat: {averages} mod {left}.</translation>
    </message>
    <message>
        <source>A contract is of level 1 to 7, not {level}.</source>
        <translation>En kontrakt er på trin 1 til 7, ikke {level}.</translation>
    </message>
    <message>
        <source>A contract of level {level} has at most {most} overtricks, not {over}.</source>
        <translation>En kontrakt på trin {level} har højst {most} overstik, ikke {over}.</translation>
    </message>
    <message>
        <source>A contract of level {level} goes down at most {most}, not {down}.</source>
        <translation>En kontrakt på trin {level} går højst {most} ned, ikke {down}.</translation>
    </message>
    <message>
        <source>“{typed}”: who declared it? Add {seats}, as in {example}.</source>
        <translation>»{typed}«: hvem var spilfører? Tilføj {seats} som i {example}.</translation>
    </message>
    <message>
        <source>“{typed}” has two declarers.</source>
        <translation>»{typed}« har to spilførere.</translation>
    </message>
    <message>
        <source>“{typed}”: how did it end? Add =, +1, -1 or the like, as in {example}.</source>
        <translation>»{typed}«: hvordan endte det? Tilføj =, +1, -1 eller lignende som i {example}.</translation>
    </message>
    <message>
        <source>“{typed}” needs a percentage before each score, as a weighted score has: 60% 620, 40% -50.</source>
        <translation>»{typed}« skal have en procent foran hver score, som en vægtet score har: 60% 620, 40% -50.</translation>
    </message>
    <message>
        <source>This scale is for board-a-match: choose one for IMPs.</source>
        <translation>Denne skala er til board-a-match: vælg en til IMP.</translation>
    </message>
    <message>
        <source>Board-a-match has no rulings in IMPs.</source>
        <translation>Board-a-match har ingen kendelser i IMP.</translation>
    </message>
    <message>
        <source>A regulation needs a name.</source>
        <translation>Et reglement skal have et navn.</translation>
    </message>
    <message>
        <source>“{field}” must be a number from {least} to {most}, not {value}.</source>
        <translation>»{field}« skal være et tal fra {least} til {most}, ikke {value}.</translation>
    </message>
    <message>
        <source>“{field}” cannot be {value}.</source>
        <translation>»{field}« kan ikke være {value}.</translation>
    </message>
    <message>
        <source>Choose the side at fault: it forfeits.</source>
        <translation>Vælg den side, der har skylden: den taber på walkover.</translation>
    </message>
    <message>
        <source>Rulings need a scale of IMPs, not one of percentages.</source>
        <translation>Kendelser kræver en skala i IMP, ikke i procent.</translation>
    </message>
    <message>
        <source>The boards need numbers from 1 to {most} that rise from line to line.</source>
        <translation>Spillene skal have numre fra 1 til {most}, der stiger fra linje til linje.</translation>
    </message>
    <message>
        <source>A sheet has 2 to {most} tables, not {tables}.</source>
        <translation>Et regnskab har 2 til {most} borde, ikke {tables}.</translation>
    </message>
    <message>
        <source>In a match of teams the number of tables is even, not {tables}.</source>
        <translation>I en holdkamp er antallet af borde lige, ikke {tables}.</translation>
    </message>
    <message>
        <source>The sheet is too large; take fewer boards or fewer tables.</source>
        <translation>Regnskabet er for stort; tag færre spil eller færre borde.</translation>
    </message>
    <message>
        <source>Board {board}: tables with entries: {found} instead of {tables}.</source>
        <translation>Spil {board}: borde med indtastninger: {found} i stedet for {tables}.</translation>
    </message>
    <message>
        <source>The shares of a weighted score must add up to 100 %, not {sum} %.</source>
        <translation>Andelene i en vægtet score skal give 100 % tilsammen, ikke {sum} %.</translation>
    </message>
    <message>
        <source>A weighted score has at most {most} parts.</source>
        <translation>En vægtet score har højst {most} dele.</translation>
    </message>
    <message>
        <source>“{points}” is not a score: scores are multiples of 10 from −{most} to {most}.</source>
        <translation>»{points}« er ikke en score: scorer er multipla af 10 fra −{most} til {most}.</translation>
    </message>
    <message>
        <source>An adjusted board is worth at most {most} IMPs to a side, not {imps}.</source>
        <translation>Et justeret spil er højst {most} IMP værd for en side, ikke {imps}.</translation>
    </message>
    <message>
        <source>A carry-over or a penalty is at most {most}, not {value}.</source>
        <translation>En carry-over eller en straf er højst {most}, ikke {value}.</translation>
    </message>
    <message>
        <source>The IMPs of a board can be divided by 1 to {most}, not by {divisor}.</source>
        <translation>IMP i et spil kan deles med 1 til {most}, ikke med {divisor}.</translation>
    </message>
    <message>
        <source>At each end 0 to {most} scores can be left out of the datum, not {trim}.</source>
        <translation>I hver ende kan 0 til {most} scorer udelades af datum, ikke {trim}.</translation>
    </message>
    <message>
        <source>There is no board {board} on this sheet.</source>
        <translation>Der er intet spil {board} i dette regnskab.</translation>
    </message>
    <message>
        <source>There is no table {table} on this sheet.</source>
        <translation>Der er intet bord {table} i dette regnskab.</translation>
    </message>
    <message>
        <source>Two scales together are for a match of two teams that is scored by IMPs.</source>
        <translation>To skalaer sammen er for en kamp mellem to hold, der regnes i IMP.</translation>
    </message>
    <message>
        <source>No board of the match has a result yet.</source>
        <translation>Intet spil i kampen har et resultat endnu.</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {reason}</source>
        <translation>Spil {board}, bord {table}: {reason}</translation>
    </message>
    <message>
        <source>Too many lines, {rows}: from board {board} on there is room for {left}.</source>
        <translation>For mange linjer, {rows}: fra spil {board} er der plads til {left}.</translation>
    </message>
    <message>
        <source>All boards are cancelled.</source>
        <translation>Alle spil er annulleret.</translation>
    </message>
    <message>
        <source>This scale is for percentages: choose one for IMPs.</source>
        <translation>Denne skala er for procenter: vælg en for IMP.</translation>
    </message>
    <message>
        <source>This ruling is not possible here.</source>
        <translation>Denne kendelse er ikke mulig her.</translation>
    </message>
    <message>
        <source>A ruling can be adopted for a match of two teams only.</source>
        <translation>En kendelse kan kun overføres til en kamp mellem to hold.</translation>
    </message>
    <message>
        <source>The scale: {reason}</source>
        <translation>Skalaen: {reason}</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Spil {board}: {reason}</translation>
    </message>
    <message>
        <source>Both sides need an average on the same boards: home has {home}, the visitors {away}.</source>
        <translation>Begge sider skal have middel i de samme spil: hjemme har {home}, ude {away}.</translation>
    </message>
    <message>
        <source>This average is {imps} IMPs, but a board has whole ones: type both, such as +3 -3.</source>
        <translation>Dette middel er {imps} IMP, men et spil har hele: skriv begge, f.eks. +3 -3.</translation>
    </message>
    <message>
        <source>Patton has no rulings in IMPs alone: adjust the boards, or type the VPs.</source>
        <translation>Patton har ingen kendelser i IMP alene: juster spillene, eller skriv KP.</translation>
    </message>
    <message>
        <source>“{typed}” is not a score. Type a contract ({example}), points (620, -50) or “pass”.</source>
        <translation>»{typed}« er ikke en score. Skriv en kontrakt ({example}), point (620, -50) eller »pass«.</translation>
    </message>
    <message>
        <source>“{typed}” is not an adjustment. Type IMPs of both sides (+3 -3), or + - = for averages.</source>
        <translation>»{typed}« er ikke en justering. Skriv begge siders IMP (+3 -3) eller + - = for middel.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Matches</source>
        <translation>Kampe</translation>
    </message>
    <message>
        <source>Open a Match</source>
        <translation>Åbn en kamp</translation>
    </message>
    <message>
        <source>match</source>
        <translation>kamp</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Gem kampen</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>{team} IMPs</source>
        <translation>{team} IMP</translation>
    </message>
    <message>
        <source>{team} points</source>
        <translation>{team} point</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Løbende total</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>{home} – {away}</source>
        <translation>{home} – {away}</translation>
    </message>
    <message>
        <source>NS points</source>
        <translation>NS-point</translation>
    </message>
    <message>
        <source>{table} {team} NS</source>
        <translation>{table} {team} NS</translation>
    </message>
    <message>
        <source>IMPs won</source>
        <translation>Vundne IMP</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Spillenes point</translation>
    </message>
    <message>
        <source>Given to both sides</source>
        <translation>Givet til begge sider</translation>
    </message>
    <message>
        <source>Carry-over</source>
        <translation>Carry-over</translation>
    </message>
    <message>
        <source>IMP penalty</source>
        <translation>Straf i IMP</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>VP by the ruling</source>
        <translation>KP efter kendelsen</translation>
    </message>
    <message>
        <source>VP carried over</source>
        <translation>Carry-over i KP</translation>
    </message>
    <message>
        <source>VP penalty</source>
        <translation>Straf i KP</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Kamppoint</translation>
    </message>
    <message>
        <source>VP by the scores</source>
        <translation>KP efter scorerne</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>NS-IMP</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>NS-difference</translation>
    </message>
    <message>
        <source>NS VP</source>
        <translation>NS-KP</translation>
    </message>
    <message>
        <source>EW VP</source>
        <translation>ØV-KP</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Bordenes resultater</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>{table} NS points</source>
        <translation>{table} NS-point</translation>
    </message>
    <message>
        <source>Scores by boards</source>
        <translation>Scorer efter spil</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulleret</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>justeret</translation>
    </message>
    <message>
        <source>IMPs divided by {number}</source>
        <translation>IMP delt med {number}</translation>
    </message>
    <message>
        <source>scores left out at each end: {number}</source>
        <translation>udeladte scorer i hver ende: {number}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin</source>
        <translation>hver sides KP er efter dens egen difference</translation>
    </message>
    <message>
        <source>Teams, room against room</source>
        <translation>Hold, rum mod rum</translation>
    </message>
    <message>
        <source>Teams, every table against every other</source>
        <translation>Hold, hvert bord mod hvert andet</translation>
    </message>
    <message>
        <source>Teams, board-a-match</source>
        <translation>Hold, board-a-match</translation>
    </message>
    <message>
        <source>Pairs, cross-IMPs</source>
        <translation>Par, cross-IMP</translation>
    </message>
    <message>
        <source>Pairs, Butler</source>
        <translation>Par, Butler</translation>
    </message>
    <message>
        <source>Open room</source>
        <translation>Åbent rum</translation>
    </message>
    <message>
        <source>Closed room</source>
        <translation>Lukket rum</translation>
    </message>
    <message>
        <source>Teams, Patton: IMPs and boards</source>
        <translation>Hold, Patton: IMP og spil</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Bord {number}</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>None</source>
        <comment>vulnerable</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>All</source>
        <comment>vulnerable</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>No contract gives North-South {points} on board {board} ({vulnerable}).</source>
        <translation>Ingen kontrakt giver Nord-Syd {points} i spil {board} ({vulnerable}).</translation>
    </message>
    <message>
        <source>nobody vulnerable</source>
        <translation>ingen i zonen</translation>
    </message>
    <message>
        <source>NS vulnerable</source>
        <translation>NS i zonen</translation>
    </message>
    <message>
        <source>EW vulnerable</source>
        <translation>ØV i zonen</translation>
    </message>
    <message>
        <source>all vulnerable</source>
        <translation>alle i zonen</translation>
    </message>
</context>
<context>
    <name>MatchRoom</name>
    <message>
        <source>Put Back</source>
        <translation>Hent tilbage</translation>
    </message>
    <message>
        <source>Undoes the step that removed these scores</source>
        <translation>Fortryder det trin, der tog disse scorer ud</translation>
    </message>
    <message numerus="yes">
        <source>%n scored board(s) removed: {boards}.</source>
        <translation>
            <numerusform>%n spil med score taget ud: {boards}.</numerusform>
            <numerusform>%n spil med score taget ud: {boards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of other tables removed.</source>
        <translation>
            <numerusform>%n score fra andre borde taget ud.</numerusform>
            <numerusform>%n scorer fra andre borde taget ud.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score Sheet</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Kendelse</translation>
    </message>
    <message>
        <source>Begin a Match</source>
        <translation>Begynd en kamp</translation>
    </message>
    <message>
        <source>Type the score of every board, or rule on a match that went wrong.</source>
        <translation>Skriv scoren i hvert spil, eller afgør en kamp, hvor noget gik galt.</translation>
    </message>
    <message>
        <source>Ruling Without Scores</source>
        <translation>Kendelse uden scorer</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Åbn…</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n spil</numerusform>
            <numerusform>%n spil</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchWork</name>
    <message>
        <source>Take a Match File into the Round</source>
        <translation>Tag en kampfil ind i runden</translation>
    </message>
    <message>
        <source>Take the match {match} for {home} – {visitors}?</source>
        <translation>Tag kampen {match} for {home} – {visitors}?</translation>
    </message>
    <message>
        <source>Its names differ. The teams and the scale stay those of the event.</source>
        <translation>Navnene er forskellige. Holdene og skalaen forbliver turneringens.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Godtag</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>match</source>
        <translation>kamp</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Gem kampen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Kampe</translation>
    </message>
    <message>
        <source>match of {file}</source>
        <translation>kamp fra {file}</translation>
    </message>
    <message>
        <source>not that of the score sheet</source>
        <translation>ikke regnskabets</translation>
    </message>
    <message>
        <source>score sheet: {scored} of {boards}</source>
        <translation>regnskab: {scored} af {boards}</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>regnskab</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>kendelse</translation>
    </message>
    <message>
        <source>This match has a score sheet. A result typed here holds until the sheet is taken again.</source>
        <translation>Denne kamp har et regnskab. Hvad der skrives her, gælder, til regnskabets resultat tages igen.</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
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
    <message>
        <source>How much a pair&apos;s score depends on another&apos;s results; even colours are fair.</source>
        <translation>Hvor meget et pars score afhænger af et andets resultater; ens farver er retfærdigt.</translation>
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
        <translation>Piletasterne går fra celle til celle; skriv et tal for at følge det par</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>&amp;Use This Model</source>
        <translation>Br&amp;ug denne model</translation>
    </message>
    <message>
        <source>Ch&amp;ances of the margins</source>
        <translation>&amp;Sandsynligheder</translation>
    </message>
    <message>
        <source>The models go through the draw and the blitz of {scale}.</source>
        <translation>Modellerne går gennem uafgjort og blitz i {scale}.</translation>
    </message>
    <message>
        <source>{scale} cannot be compared with the models: these are of a {range}-0 scale.</source>
        <translation>{scale} kan ikke sammenlignes med modellerne: de er for en skala på {range}-0.</translation>
    </message>
    <message>
        <source>{imps}, {model}: {vps}; one more IMP is worth {sensitivity} VP; {chance}&#xa0;% of matches</source>
        <translation>{imps}, {model}: {vps}; endnu en IMP er {sensitivity} KP værd; {chance} % af kampene</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Tal</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Kamppoint</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Forskelle</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Følsomhed</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>Konkavitet</translation>
    </message>
    <message>
        <source>Differences are those from the WBF scale.</source>
        <translation>Forskelle er dem fra WBF’s skala.</translation>
    </message>
    <message>
        <source>Table of the models</source>
        <translation>Tabel over modellerne</translation>
    </message>
    <message>
        <source>Left and Right pick a model</source>
        <translation>Venstre og højre pil vælger en model</translation>
    </message>
    <message>
        <source>Curves of the models</source>
        <translation>Modellernes kurver</translation>
    </message>
    <message>
        <source>Left and Right step through the margins</source>
        <translation>Venstre og højre pil går gennem differencerne</translation>
    </message>
    <message>
        <source>Make the scale from the model of the picked column</source>
        <translation>Laver skalaen efter modellen i den valgte kolonne</translation>
    </message>
    <message>
        <source>How often each margin occurs in matches of equal teams, 7.51 IMPs per board</source>
        <translation>Hvor ofte hver difference forekommer i kampe mellem lige stærke hold, 7,51 IMP pr. spil</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabel</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>&amp;Diagram</translation>
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
        <source>Figures</source>
        <translation>Tal</translation>
    </message>
    <message>
        <source>What is measured of the movement (F8)</source>
        <translation>Hvad der måles ved spilleplanen (F8)</translation>
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
        <source>NS go to</source>
        <translation>NS går til</translation>
    </message>
    <message>
        <source>EW go to</source>
        <translation>ØV går til</translation>
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
per round</source>
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
        <source>Its name, as printed on the cards.</source>
        <translation>Navnet, som det står på kortene.</translation>
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
        <source>Qf if the best number to leave out stays away.</source>
        <translation>Qf, når det bedste parnummer er oversidder.</translation>
    </message>
    <message>
        <source>Qf if the worst number to leave out stays away.</source>
        <translation>Qf, når det værste parnummer er oversidder.</translation>
    </message>
    <message>
        <source>How far two strong pairs spread the others, in percentage points.</source>
        <translation>Hvor langt to stærke par spreder de andre, i procentpoint.</translation>
    </message>
    <message>
        <source>How well the better pair comes out ahead: 100 would be always.</source>
        <translation>Hvor ofte det bedste par ender foran: 100 ville være altid.</translation>
    </message>
    <message>
        <source>Each team meets each other one on the same boards both ways.</source>
        <translation>Alle hold møder hinanden i de samme spil begge veje.</translation>
    </message>
    <message>
        <source>North-South sit, East-West go up a table, the boards down one.</source>
        <translation>Nord-Syd sidder, Øst-Vest går et bord op, spillene et ned.</translation>
    </message>
    <message>
        <source>Most pairs follow the one with the next lower number.</source>
        <translation>De fleste par følger parret med nummeret under.</translation>
    </message>
    <message>
        <source>A Howell in which not everybody meets everybody.</source>
        <translation>En Howell, hvor ikke alle møder alle.</translation>
    </message>
    <message>
        <source>Perfect Howell</source>
        <translation>Perfekt Howell</translation>
    </message>
    <message>
        <source>Everybody is compared with everybody to the same extent.</source>
        <translation>Alle konkurrerer lige meget med alle.</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round.</source>
        <translation>Alle borde spiller de samme spil i en runde.</translation>
    </message>
    <message>
        <source>At the last table pairs stay for a second round, North-South.</source>
        <translation>Ved det sidste bord bliver parrene en runde mere, Nord-Syd.</translation>
    </message>
    <message>
        <source>At two tables pairs play a round North-South.</source>
        <translation>Ved to borde spiller parrene en runde Nord-Syd.</translation>
    </message>
    <message>
        <source>One round more than tables; everybody meets one pair twice.</source>
        <translation>En runde mere end borde; alle møder ét par to gange.</translation>
    </message>
    <message>
        <source>Rover Mitchell</source>
        <translation>Rover-Mitchell</translation>
    </message>
    <message>
        <source>The odd pair takes the place of a North-South pair each round; that one sits out.</source>
        <translation>Det overtallige par tager hver runde et Nord-Syd-pars plads; det par sidder over.</translation>
    </message>
    <message>
        <source>Bump Mitchell</source>
        <translation>Bump-Mitchell</translation>
    </message>
    <message>
        <source>The odd pair takes the first table for good, its pair moves to the next, and so on.</source>
        <translation>Det overtallige par overtager det første bord, parret derfra det næste, og så videre.</translation>
    </message>
    <message>
        <source>Blackpool</source>
        <translation>Blackpool</translation>
    </message>
    <message>
        <source>Two stands, no shared boards; East-West end where the card says and meet two pairs twice.</source>
        <translation>To kortborde, ingen delte spil; Øst-Vest slutter, hvor guidekortet siger, og møder to par to gange.</translation>
    </message>
    <message>
        <source>Double weave Mitchell</source>
        <translation>Dobbeltvævet Mitchell</translation>
    </message>
    <message>
        <source>No shared boards, no stand, no skip; every moving pair needs a card.</source>
        <translation>Ingen delte spil, intet kortbord, intet spring; alle, der flytter, skal have et guidekort.</translation>
    </message>
    <message>
        <source>Twin Mitchell</source>
        <translation>Tvilling-Mitchell</translation>
    </message>
    <message>
        <source>Two sections on the same boards; after half, East-West change the section.</source>
        <translation>To sektioner med de samme spil; efter halvdelen skifter Øst-Vest sektion.</translation>
    </message>
    <message>
        <source>Web Mitchell</source>
        <translation>Web-Mitchell</translation>
    </message>
    <message>
        <source>Some tables have a copy of the boards in upward order, the others in downward order.</source>
        <translation>Ved nogle borde ligger en kopi af spillene i stigende orden, ved de andre en i faldende orden.</translation>
    </message>
    <message>
        <source>Bowman</source>
        <translation>Bowman</translation>
    </message>
    <message>
        <source>A Mitchell with two or more tables added; at one of two the boards go up.</source>
        <translation>En Mitchell med to eller flere ekstra borde; ved det ene af to går spillene opad.</translation>
    </message>
    <message>
        <source>Appendix Mitchell</source>
        <translation>Appendiks-Mitchell</translation>
    </message>
    <message>
        <source>Pairs go round both ways; at some places they pass two tables with stationary pairs.</source>
        <translation>Par går rundt begge veje; nogle steder passerer de to borde med faste par.</translation>
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
        <translation>Alle hold mødes i de samme spil begge veje; efter halvdelen kommer nye spil.</translation>
    </message>
    <message>
        <source>Stagger of six teams</source>
        <translation>Stagger for seks hold</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round; all teams meet.</source>
        <translation>Alle borde spiller de samme spil i en runde; alle hold mødes.</translation>
    </message>
    <message>
        <source>Changing teams</source>
        <translation>Skiftende hold</translation>
    </message>
    <message>
        <source>Six pairs are teams with each of the others in turn; two rounds make three matches.</source>
        <translation>Seks par er på hold med hvert af de andre på skift; to runder giver tre kampe.</translation>
    </message>
    <message>
        <source>Thurner</source>
        <translation>Thurner</translation>
    </message>
    <message>
        <source>All teams meet on the same boards both ways; only two tables share them.</source>
        <translation>Alle hold mødes i de samme spil begge veje; kun to borde deler dem.</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Rainbow</translation>
    </message>
    <message>
        <source>Everybody meets all players of the other seats once.</source>
        <translation>Alle har alle spillere fra de andre pladser ved bordet én gang.</translation>
    </message>
    <message>
        <source>Whist tournament</source>
        <translation>Whistturnering</translation>
    </message>
    <message>
        <source>Everybody plays with everybody once, and against everybody twice.</source>
        <translation>Alle har alle én gang som makker og to gange som modstander.</translation>
    </message>
    <message>
        <source>Switching whole rounds does not make one ranking any fairer here.</source>
        <translation>At vende hele runder gør ikke én fælles rangliste mere retfærdig her.</translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be just as good.</source>
        <translation>
            <numerusform>%n vendt runde ville være lige så godt.</numerusform>
            <numerusform>%n vendte runder ville være lige så godt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole switched rounds give no more than {qf}.</source>
        <translation>Hele vendte runder giver ikke mere end {qf}.</translation>
    </message>
    <message>
        <source>Whole switched rounds are as good: {qf}.</source>
        <translation>Hele vendte runder er lige så gode: {qf}.</translation>
    </message>
    <message numerus="yes">
        <source>%n meeting(s) come more than once.</source>
        <translation>
            <numerusform>%n møde gentages.</numerusform>
            <numerusform>%n møder gentages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Alle møder alle.</translation>
    </message>
    <message>
        <source>Everybody meets everybody; perfectly balanced.</source>
        <translation>Alle møder alle; perfekt balanceret.</translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s), in {some} of {all} rounds.</source>
        <translation>
            <numerusform>Spil deles ved %n bord, i {some} af {all} runder.</numerusform>
            <numerusform>Spil deles ved %n borde, i {some} af {all} runder.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>It needs %n table(s) and {boards} in {copies} copies.</source>
        <translation>
            <numerusform>Den kræver %n bord og {boards} i {copies} eksemplarer.</numerusform>
            <numerusform>Den kræver %n borde og {boards} i {copies} eksemplarer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards}.</source>
        <translation>
            <numerusform>Den kræver %n bord og {boards}.</numerusform>
            <numerusform>Den kræver %n borde og {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best choice, ahead of {other}.</source>
        <translation>Bedste valg, før {other}.</translation>
    </message>
    <message>
        <source>Next best after {other}.</source>
        <translation>Næstbedste valg, efter {other}.</translation>
    </message>
    <message>
        <source>Better: {reasons}.</source>
        <translation>Bedre: {reasons}.</translation>
    </message>
    <message>
        <source>Worse: {reasons}.</source>
        <translation>Dårligere: {reasons}.</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>kvalitet</translation>
    </message>
    <message>
        <source>number of opponents</source>
        <translation>antal modstandere</translation>
    </message>
    <message>
        <source>sit-outs</source>
        <translation>oversiddere</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>antal spil</translation>
    </message>
    <message>
        <source>length of the rounds</source>
        <translation>rundernes længde</translation>
    </message>
    <message>
        <source>share of the boards played</source>
        <translation>andel af spillene</translation>
    </message>
    <message>
        <source>simplicity</source>
        <translation>enkelhed</translation>
    </message>
    <message>
        <source>boards shared or on a stand</source>
        <translation>spil delt eller på kortbord</translation>
    </message>
    <message>
        <source>Double hesitation Mitchell</source>
        <translation>Mitchell med dobbelt tøven</translation>
    </message>
    <message>
        <source>Hesitation Mitchell</source>
        <translation>Mitchell med tøven</translation>
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
        <source>Extended Mitchell</source>
        <translation>Udvidet Mitchell</translation>
    </message>
    <message>
        <source>{name} of a club</source>
        <translation>{name} fra en klub</translation>
    </message>
    <message>
        <source>Howell with repeated meetings</source>
        <translation>Howell med gentagne møder</translation>
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
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Sections of {pairs} pairs each play it, ranked apart or, on the same boards, together.</source>
        <translation>Sektioner på {pairs} par: hver spiller denne plan for sit antal, ranglistet for sig eller, med samme spil, som én.</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>To vindere: Nord-Syd og Øst-Vest har hver sin rangliste.</translation>
    </message>
    <message numerus="yes">
        <source>For one ranking, switching %n round(s) is right: fairness {qf} of 100.</source>
        <translation>
            <numerusform>Til én fælles rangliste er %n vendt runde rigtigt: retfærdighed {qf} af 100.</numerusform>
            <numerusform>Til én fælles rangliste er %n vendte runder rigtigt: retfærdighed {qf} af 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be as bad as none: {qf}.</source>
        <translation>
            <numerusform>%n vendt runde ville være lige så slemt som ingen: {qf}.</numerusform>
            <numerusform>%n vendte runder ville være lige så slemt som ingen: {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be worse: {qf}.</source>
        <translation>
            <numerusform>%n vendt runde ville være værre: {qf}.</numerusform>
            <numerusform>%n vendte runder ville være værre: {qf}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Single tables are switched, so each table needs its card: fairness {qf} of 100.</source>
        <translation>Enkelte borde vendes, så hvert bord skal have sit kort: retfærdighed {qf} af 100.</translation>
    </message>
    <message>
        <source>Its fairness is {qf} of 100.</source>
        <translation>Dens retfærdighed er {qf} af 100.</translation>
    </message>
    <message>
        <source>Some pairs meet twice: fairness {qf} of 100.</source>
        <translation>Nogle par mødes to gange: retfærdighed {qf} af 100.</translation>
    </message>
    <message>
        <source>Everybody meets {least} to {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Alle møder {least} til {met} af {others} modstandere: retfærdighed {qf} af 100.</translation>
    </message>
    <message>
        <source>Everybody meets {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Alle møder {met} af {others} modstandere: retfærdighed {qf} af 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody, as evenly as is possible: fairness {qf} of 100.</source>
        <translation>Alle møder alle, så jævnt som muligt: retfærdighed {qf} af 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody: fairness {qf} of 100.</source>
        <translation>Alle møder alle: retfærdighed {qf} af 100.</translation>
    </message>
</context>
<context>
    <name>MovementChooser</name>
    <message>
        <source>Two wi&amp;nners</source>
        <translation>&amp;To vindere</translation>
    </message>
    <message>
        <source>As a &amp;Diagram</source>
        <translation>Som et d&amp;iagram</translation>
    </message>
    <message>
        <source>&amp;Use This Movement</source>
        <translation>&amp;Brug denne spilleplan</translation>
    </message>
    <message>
        <source>There is no such movement for this number of tables; try another number.</source>
        <translation>Der er ingen sådan spilleplan til det antal borde; prøv et andet antal.</translation>
    </message>
    <message>
        <source>No movement is known for so few boards: enter more.</source>
        <translation>Der kendes ingen spilleplan til så få spil: skriv et større antal.</translation>
    </message>
    <message>
        <source>pair {pair}: Qf {qf}</source>
        <translation>par {pair}: Qf {qf}</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>par</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>hold</translation>
    </message>
    <message>
        <source>players</source>
        <translation>spillere</translation>
    </message>
    <message>
        <source>Who plays together</source>
        <translation>Hvem der spiller sammen</translation>
    </message>
    <message>
        <source>Pairs, teams of two pairs, or single players.</source>
        <translation>Par, hold af to par eller enkeltspillere.</translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Kopier af spillene</translation>
    </message>
    <message>
        <source>The copies of each board: with two, two tables need not share.</source>
        <translation>Kopierne af hvert spil: med to behøver to borde ikke dele.</translation>
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
        <source>The boards that each pair plays, or all boards on hand.</source>
        <translation>De spil, hvert par spiller, eller alle spil til rådighed.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hvor mange</translation>
    </message>
    <message>
        <source>Ho&amp;w many</source>
        <translation>Hvor mang&amp;e</translation>
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
        <source>North-South and East-West are ranked apart.</source>
        <translation>Nord-Syd og Øst-Vest ranglistes hver for sig.</translation>
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
        <source>Quality against simplicity</source>
        <translation>Kvalitet mod enkelhed</translation>
    </message>
    <message>
        <source>Replaces the current movement by the selected one</source>
        <translation>Erstatter den nuværende spilleplan med den valgte</translation>
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
        <source>Copies</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Stays awa&amp;y</source>
        <translation>Oversidd&amp;er</translation>
    </message>
    <message>
        <source>Quality against simplicity. Filled: about your boards; square: the first; arrow keys move.</source>
        <translation>Kvalitet mod enkelhed. Fyldt: omtrent dine spil; firkant: den første; piletaster flytter.</translation>
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
        <source>A barometer has 3 to {most} pairs, not {pairs}.</source>
        <translation>En barometerturnering har 3 til {most} par, ikke {pairs}.</translation>
    </message>
    <message>
        <source>A barometer for {pairs} pairs has 1 to {most} rounds, not {rounds}.</source>
        <translation>En barometerturnering for {pairs} par har 1 til {most} runder, ikke {rounds}.</translation>
    </message>
    <message>
        <source>A double weave is for a number of tables divisible by 4; {pairs} pairs are not.</source>
        <translation>En dobbeltvævet Mitchell er til et antal borde, der er deleligt med 4; det er {pairs} par ikke.</translation>
    </message>
    <message>
        <source>An extended Mitchell is for {least} to {most} pairs, not for {pairs}.</source>
        <translation>En udvidet Mitchell er til {least} til {most} par, ikke til {pairs}.</translation>
    </message>
    <message>
        <source>This movement is for six teams of two pairs, not for {pairs} pairs.</source>
        <translation>Denne spilleplan er til seks hold på to par, ikke til {pairs} par.</translation>
    </message>
    <message>
        <source>This movement is for 6 pairs, not for {pairs}.</source>
        <translation>Denne spilleplan er til 6 par, ikke til {pairs}.</translation>
    </message>
    <message>
        <source>A hesitation Mitchell of {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>En Mitchell med tøven på {tables} borde har 1 til {most} runder, ikke {rounds}.</translation>
    </message>
    <message>
        <source>A movement of this kind has {fewest} to {most} pairs, not {pairs}.</source>
        <translation>En plan af denne slags har {fewest} til {most} par, ikke {pairs}.</translation>
    </message>
    <message>
        <source>A whist movement is for {known} players, not for {players}.</source>
        <translation>En whistturnering er til {known} spillere, ikke til {players}.</translation>
    </message>
    <message>
        <source>A movement of this kind is not for {pairs} pairs; take a Mitchell.</source>
        <translation>En spilleplan af denne art er ikke til {pairs} par; tag en Mitchell.</translation>
    </message>
    <message>
        <source>With this number of pairs it has {possible} rounds, not {rounds}.</source>
        <translation>Med så mange par har den {possible} runder, ikke {rounds}.</translation>
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
        <source>A rover Mitchell is for an odd number of pairs, 9 to {most}, not {pairs}.</source>
        <translation>En rover-Mitchell er til et ulige antal par, 9 til {most}, ikke {pairs}.</translation>
    </message>
    <message>
        <source>A rover Mitchell with {tables} whole tables has 2 to {most} rounds, not {rounds}.</source>
        <translation>En rover-Mitchell med {tables} hele borde har 2 til {most} runder, ikke {rounds}.</translation>
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
        <source>A Thurner is for 6, 8, 12, 14, 18 and so on teams of two pairs, not for {pairs} pairs.</source>
        <translation>En Thurner er for 6, 8, 12, 14, 18 og så videre hold af to par, ikke for {pairs} par.</translation>
    </message>
    <message>
        <source>This movement is for an even number of teams of two pairs, 8 to {most} pairs, not {pairs}.</source>
        <translation>Denne spilleplan er til et lige antal hold af to par, 8 til {most} par, ikke {pairs}.</translation>
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
        <source>Round {round}, table {table}: player {pair} appears more than once.</source>
        <translation>Runde {round}, bord {table}: spiller {pair} er der mere end én gang.</translation>
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
        <source>Board set {set}: a board appears twice.</source>
        <translation>Spilsæt {set}: et spil er der to gange.</translation>
    </message>
    <message>
        <source>Round {round}, table {table} does not exist (rounds: {rounds}, tables: {tables}).</source>
        <translation>Runde {round}, bord {table} findes ikke (runder: {rounds}, borde: {tables}).</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no board set {set}; they are 1 to {sets}.</source>
        <translation>Runde {round}, bord {table}: der er intet spilsæt {set}; sættene er 1 til {sets}.</translation>
    </message>
    <message>
        <source>Round {round}: table {table} appears more than once.</source>
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
        <source>The file ends before round {round} is complete; rounds by the first line: {rounds}.</source>
        <translation>Filen slutter, før runde {round} er komplet; runder ifølge første linje: {rounds}.</translation>
    </message>
    <message>
        <source>The rounds are complete ({rounds}); this line would be one more.</source>
        <translation>Runderne er komplette ({rounds}); denne linje ville være én mere.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: somebody plays against 0; an empty table is 0 0 0.</source>
        <translation>Runde {round}, bord {table}: nogen spiller mod 0; et tomt bord er 0 0 0.</translation>
    </message>
    <message>
        <source>Write all board sets as numbers or all as letters; {found} differs from the others.</source>
        <translation>Skriv alle spilsæt som tal eller alle som bogstaver; {found} afviger fra de andre.</translation>
    </message>
    <message>
        <source>The boards of the sets appear twice.</source>
        <translation>Sættenes spil er der to gange.</translation>
    </message>
    <message>
        <source>There is no board set {set}; they are 1 to {sets}.</source>
        <translation>Der er intet spilsæt {set}; sættene er 1 til {sets}.</translation>
    </message>
    <message>
        <source>The boards of board set {set} appear twice.</source>
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
        <source>There is no movement in the file.</source>
        <translation>Der er ingen spilleplan i filen.</translation>
    </message>
    <message>
        <source>Tables by the first line: {tables}; there are lines for {count}.</source>
        <translation>Borde ifølge første linje: {tables}; der er linjer til {count}.</translation>
    </message>
    <message>
        <source>Boards by the first line: {boards}; board set {sets} would need {needed}.</source>
        <translation>Spil ifølge første linje: {boards}; spilsæt {sets} ville kræve {needed}.</translation>
    </message>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>Herfra er det ikke JSON: kolonne {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Der er for mange indlejrede parenteser her.</translation>
    </message>
    <message>
        <source>This is not a movement; “format” should be “{format}”.</source>
        <translation>Dette er ikke en spilleplan; »format« skal være »{format}«.</translation>
    </message>
    <message>
        <source>The file is of another version of the program: “version” is not 1.</source>
        <translation>Filen er fra en anden version af programmet: »version« er ikke 1.</translation>
    </message>
    <message>
        <source>“{key}” is missing or not valid in a movement.</source>
        <translation>»{key}« mangler eller er ikke gyldig i en spilleplan.</translation>
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
        <source>A number belongs here, not {found}.</source>
        <translation>Her skal stå et tal, ikke {found}.</translation>
    </message>
    <message>
        <source>The number {found} is too large.</source>
        <translation>Tallet {found} er for stort.</translation>
    </message>
    <message>
        <source>This is worked out for pairs, not for an individual movement, whose partners change.</source>
        <translation>Det regnes ud for par, ikke for en individuel spilleplan, hvor makkerne skifter.</translation>
    </message>
    <message>
        <source>There are 1 to {most} sessions, not {sessions}.</source>
        <translation>Der er 1 til {most} sessioner, ikke {sessions}.</translation>
    </message>
    <message>
        <source>A weekend of this kind has {needed} sessions, not {sessions}.</source>
        <translation>En weekend af denne art har {needed} sessioner, ikke {sessions}.</translation>
    </message>
    <message>
        <source>A Mitchell and two Howells are for an even number of pairs from 8 to 60, not for {pairs}.</source>
        <translation>En Mitchell og to Howell er til et lige antal par fra 8 til 60, ikke til {pairs}.</translation>
    </message>
    <message>
        <source>A board set has at most {most} boards.</source>
        <translation>Et spilsæt har højst {most} spil.</translation>
    </message>
    <message>
        <source>A board appears twice in {found}.</source>
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
        <source>Column {missing} appears twice.</source>
        <translation>Der er to kolonner {missing}.</translation>
    </message>
    <message>
        <source>This line has fewer cells than there are headings.</source>
        <translation>Denne linje har færre felter, end der er overskrifter.</translation>
    </message>
    <message>
        <source>This line cannot be read as part of a table.</source>
        <translation>Denne linje kan ikke læses som del af en tabel.</translation>
    </message>
    <message>
        <source>A quotation mark is opened in this line and never closed.</source>
        <translation>Et anførselstegn åbnes i denne linje og lukkes aldrig.</translation>
    </message>
    <message>
        <source>The file has round {later}, but no line for round {round}.</source>
        <translation>Filen har runde {later}, men ingen linje for runde {round}.</translation>
    </message>
    <message>
        <source>There is no line below the headings.</source>
        <translation>Der er ingen linje under overskrifterne.</translation>
    </message>
    <message>
        <source>Pairs here: {pairs}; in lines above: {before}.</source>
        <translation>Par her: {pairs}; i linjer ovenfor: {before}.</translation>
    </message>
    <message>
        <source>No pair {pair} has played before round {round}.</source>
        <translation>Intet par {pair} har spillet før runde {round}.</translation>
    </message>
    <message>
        <source>From round {round} on no table has room for another pair.</source>
        <translation>Fra runde {round} har intet bord plads til et par mere.</translation>
    </message>
    <message>
        <source>In a movement of pairs rounds 2 to {most} can be worked out again.</source>
        <translation>I en parplan kan runderne 2 til {most} lægges om.</translation>
    </message>
    <message>
        <source>No table can take an appendix table: two moving pairs must meet there in every round.</source>
        <translation>Intet bord kan få et appendiksbord: to flyttende par skal mødes der i hver runde.</translation>
    </message>
    <message>
        <source>Table {table} can take no appendix table: two moving pairs must meet there in every round.</source>
        <translation>Bord {table} kan ikke få et appendiksbord: to flyttende par skal mødes der i hver runde.</translation>
    </message>
    <message>
        <source>A twin Mitchell has two sections with odd tables, 6 or more in all; not {pairs} pairs.</source>
        <translation>En tvilling-Mitchell har to sektioner med et ulige antal borde, 6 eller flere i alt; ikke {pairs} par.</translation>
    </message>
    <message>
        <source>This kind of movement is for an even number of tables, 4 to {most}; {pairs} pairs are not.</source>
        <translation>Denne slags spilleplan er til et lige antal borde, 4 til {most}; det er {pairs} par ikke.</translation>
    </message>
    <message>
        <source>A perfect Howell is known for {numbers} pairs, not for {pairs}: improve a Howell instead.</source>
        <translation>En perfekt Howell kendes for {numbers} par, ikke for {pairs}: forbedr i stedet en Howell.</translation>
    </message>
    <message>
        <source>An American Whist is for an odd number of teams, 6 to {most} pairs, not {pairs}.</source>
        <translation>En American Whist er til et ulige antal hold på to par, 6 til {most} par, ikke {pairs}.</translation>
    </message>
    <message>
        <source>A rainbow has 20 to {most} players, tables not divisible by 2 or 3; not {players}.</source>
        <translation>En rainbow har 20 til {most} spillere, antal borde ikke deleligt med 2 eller 3; ikke {players}.</translation>
    </message>
    <message>
        <source>{found} is neither a number nor a board set, which is a number or a capital letter.</source>
        <translation>{found} er hverken et tal eller et spilsæt, som er et tal eller et stort bogstav.</translation>
    </message>
    <message>
        <source>The fifth number is 1 for an individual movement and 0 for one of pairs, not {found}.</source>
        <translation>Det femte tal er 1 for en individuel spilleplan og 0 for en for par, ikke {found}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, five per table (N, S, E, W, board set), not {count}.</source>
        <translation>Runde {round} kræver {needed} tal, fem pr. bord (N, S, Ø, V, spilsæt), ikke {count}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, three per table (NS, EW, board set), not {count}.</source>
        <translation>Runde {round} kræver {needed} tal, tre pr. bord (NS, ØV, spilsæt), ikke {count}.</translation>
    </message>
    <message>
        <source>Bridgemate rows need boards that follow one another, unlike those of board set {set}.</source>
        <translation>Bridgemate-rækker kræver spil, der følger efter hinanden, i modsætning til dem i spilsæt {set}.</translation>
    </message>
    <message>
        <source>{found} is not an EBUScore movement of type 0, 1, 2, 5, 6 or 7, or has a missing pair.</source>
        <translation>{found} er ikke en EBUScore-spilleplan af type 0, 1, 2, 5, 6 eller 7 eller har et manglende par.</translation>
    </message>
    <message>
        <source>Table {table} needs {needed} numbers (NS, EW, board set; rounds: {rounds}), not {count}.</source>
        <translation>Bord {table} kræver {needed} tal (NS, ØV, spilsæt; runder: {rounds}), ikke {count}.</translation>
    </message>
    <message>
        <source>Sessions measured as one have equal numbers of pairs: one has {pairs}, another {others}.</source>
        <translation>Sessioner, der måles som én, har lige mange par: én har {pairs}, en anden {others}.</translation>
    </message>
    <message>
        <source>The best switches are searched for up to {most} pairs, not {pairs} (board sets: {sets}).</source>
        <translation>De bedste vendinger søges for op til {most} par, ikke {pairs} (spilsæt: {sets}).</translation>
    </message>
    <message>
        <source>Bump Mitchell: 9, 11 … {most} pairs, fewer rounds than tables; not {pairs} in {rounds}.</source>
        <translation>Bump-Mitchell: 9, 11 … {most} par, færre runder end borde; ikke {pairs} i {rounds}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} already played board {board}, round {before}.</source>
        <translation>Runde {round}, bord {table}: par {pair} har allerede spillet spil {board}, i runde {before}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} already played board {board}, round {before}.</source>
        <translation>Runde {round}, bord {table}: spiller {pair} har allerede spillet spil {board}, i runde {before}.</translation>
    </message>
    <message>
        <source>First line: pairs, tables, rounds, board sets, 1 if individual. Numbers in it: {count}.</source>
        <translation>Første linje: par, borde, runder, spilsæt, 1 hvis individuel. Tal i den: {count}.</translation>
    </message>
    <message>
        <source>First line: type, tables, boards, boards per round, rounds. Numbers in it: {count}.</source>
        <translation>Første linje: type, borde, spil, spil pr. runde, runder. Tal i den: {count}.</translation>
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
        <source>A click or Space switches a meeting, a click on a heading the round or table; L locks it.</source>
        <translation>Et klik eller mellemrum vender et møde, et klik på en overskrift runden eller bordet; L låser.</translation>
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
        <source>Strength 1 takes place 1 in {own}&#xa0;% of all events.</source>
        <translation>Styrke 1 bliver nr. 1 i {own}&#xa0;% af alle turneringer.</translation>
    </message>
    <message>
        <source>More events make the figures more exact.</source>
        <translation>Flere turneringer gør tallene mere præcise.</translation>
    </message>
    <message>
        <source>Events played</source>
        <translation>Spillede turneringer</translation>
    </message>
    <message>
        <source>Strength {strength}: place {strength} in {own}&#xa0;% of events, that or better in {within}&#xa0;%.</source>
        <translation>Styrke {strength} bliver nr. {strength} i {own}&#xa0;% af alle turneringer og nr. {strength} eller bedre i {within}&#xa0;%.</translation>
    </message>
    <message>
        <source>sdb/3: luck in percentages. Qb: the same as quality. Qd: how many places are right, in %.</source>
        <translation>sdb/3: held i procenterne. Qb: det samme som kvalitet. Qd: hvor mange pladser der er rigtige, i %.</translation>
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
        <source>Opposition: 100 if all meet all equally often.</source>
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
        <source>Luck, in percent, with two strong pairs among the others.</source>
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
        <source>How much each pair matters to every other</source>
        <translation>Hvor meget parrene betyder for hinanden</translation>
    </message>
    <message>
        <source>{mean} would be even</source>
        <translation>{mean} ville være jævnt</translation>
    </message>
</context>
<context>
    <name>MovementShown</name>
    <message>
        <source>Who plays where in each round</source>
        <translation>Hvem spiller hvor i hver runde</translation>
    </message>
</context>
<context>
    <name>MovementTools</name>
    <message>
        <source>&amp;Choose</source>
        <translation>V&amp;alg</translation>
    </message>
    <message>
        <source>Movements for these pairs and boards (F4)</source>
        <translation>Spilleplaner til dette antal par og spil (F4)</translation>
    </message>
    <message>
        <source>&amp;Sit-outs</source>
        <translation>&amp;Oversiddere</translation>
    </message>
    <message>
        <source>Best number for the missing pair</source>
        <translation>Bedste nummer til det manglende par</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>P&amp;laceringer</translation>
    </message>
    <message>
        <source>How often each strength finishes in each place</source>
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
        <source>use a compared movement</source>
        <translation>brug af en sammenlignet spilleplan</translation>
    </message>
    <message>
        <source>pair comes or goes</source>
        <translation>par kommer eller går</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Spilleplan</translation>
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
    <name>NameCompleter</name>
    <message>
        <source>Players of the register</source>
        <translation>Registrets spillere</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>A preset needs a name.</source>
        <translation>En skabelon skal have et navn.</translation>
    </message>
</context>
<context>
    <name>NewEvening</name>
    <message>
        <source>New Evening</source>
        <translation>Ny aften</translation>
    </message>
    <message>
        <source>From a &amp;File…</source>
        <translation>Fra en &amp;fil…</translation>
    </message>
    <message>
        <source>&amp;Two winners</source>
        <translation>&amp;To vindere</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, tables: {tables}</source>
        <translation>Par: {pairs}, borde: {tables}</translation>
    </message>
    <message>
        <source>&amp;Individual: one player per line</source>
        <translation>&amp;Individuel: en spiller pr. linje</translation>
    </message>
    <message>
        <source>Make Evening</source>
        <translation>Opret aftenen</translation>
    </message>
    <message>
        <source>Players: {players}, tables: {tables}</source>
        <translation>Spillere: {players}, borde: {tables}</translation>
    </message>
    <message>
        <source>At least {count} pairs are needed: one per line, or their number.</source>
        <translation>Der skal være mindst {count} par: et pr. linje eller deres antal.</translation>
    </message>
    <message>
        <source>The number of players must be divisible by four; enter one per line.</source>
        <translation>Antallet af spillere skal være deleligt med fire; skriv én pr. linje.</translation>
    </message>
    <message>
        <source>No movement is known for this number of pairs; open one from a file.</source>
        <translation>Ingen spilleplan kendes til det antal par; åbn en fra en fil.</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards</source>
        <translation>{name}: {rounds} × {each} = {boards} spil</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards, shared by tables</source>
        <translation>{name}: {rounds} × {each} = {boards} spil, som borde deler</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Spilleplaner</translation>
    </message>
    <message>
        <source>Movement of the Evening</source>
        <translation>Aftenens spilleplan</translation>
    </message>
    <message>
        <source>{name} is for {pairs} pairs.</source>
        <translation>{name} er til {pairs} par.</translation>
    </message>
    <message>
        <source>{name} is for {pairs} players.</source>
        <translation>{name} er til {pairs} spillere.</translation>
    </message>
    <message>
        <source>Ann Smith, Bob Jones</source>
        <translation>Anne Holm, Bo Lund</translation>
    </message>
    <message>
        <source>One pair per line, two names with a comma or a dash between them; or how many pairs</source>
        <translation>Et par pr. linje, to navne med komma eller streg imellem; eller hvor mange par</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Navn</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Par</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>&amp;Spil pr. par</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>S&amp;ektioner</translation>
    </message>
    <message>
        <source>Mo&amp;vement</source>
        <translation>Spillep&amp;lan</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>&amp;Beregning</translation>
    </message>
    <message>
        <source>As many boards as asked for: {name}, fairness {quality}.</source>
        <translation>Så mange spil som ønsket: {name}, retfærdighed {quality}.</translation>
    </message>
</context>
<context>
    <name>NewEventDialog</name>
    <message>
        <source>New Event</source>
        <translation>Ny turnering</translation>
    </message>
    <message>
        <source>&amp;Teams</source>
        <translation>&amp;Hold</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spillere</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>P&amp;ar</translation>
    </message>
    <message>
        <source>League (round robin): everybody meets everybody</source>
        <translation>Liga: alle møder alle</translation>
    </message>
    <message>
        <source>League, twice (double round robin): at home and away</source>
        <translation>Liga, to gange: hjemme og ude</translation>
    </message>
    <message>
        <source>S&amp;wiss pairs</source>
        <translation>Par, sch&amp;weizer</translation>
    </message>
    <message>
        <source>Chess t&amp;eams</source>
        <translation>Ska&amp;khold</translation>
    </message>
    <message>
        <source>Make Event</source>
        <translation>Opret turneringen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupper</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Pairs have a room of their own.</source>
        <translation>Par har deres eget afsnit.</translation>
    </message>
    <message>
        <source>Names can be entered later, too.</source>
        <translation>Navne kan også skrives senere.</translation>
    </message>
    <message>
        <source>Names: {count}, rounds: {rounds}.</source>
        <translation>Navne: {count}, runder: {rounds}.</translation>
    </message>
    <message>
        <source>With a rating or strength: {rated}.</source>
        <translation>Med rating eller styrke: {rated}.</translation>
    </message>
    <message>
        <source>Swiss: opponents with similar scores meet</source>
        <translation>Schweizersystem: modstandere med omtrent samme score mødes</translation>
    </message>
    <message>
        <source>Groups, and a final of the best</source>
        <translation>Grupper og en finale for de første</translation>
    </message>
    <message>
        <source>Knock-out: the loser goes out</source>
        <translation>Knockout: taberen er ude</translation>
    </message>
    <message>
        <source>Manual: you choose the matches</source>
        <translation>Manuelt: du vælger kampene</translation>
    </message>
    <message>
        <source>One per line, the strongest first; with a rating if there is one</source>
        <translation>Ét navn pr. linje, de stærkeste først; med rating, hvis der er en</translation>
    </message>
    <message>
        <source>qualify from each group:</source>
        <translation>går videre fra hver:</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Hvem spiller</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runder</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Kampe</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Brætter pr. kamp</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Navne</translation>
    </message>
    <message>
        <source>How many of each group qualify</source>
        <translation>Hvor mange fra hver gruppe går videre</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Put Round {round} Together</source>
        <translation>Sæt runde {round} sammen</translation>
    </message>
    <message>
        <source>Type the Names</source>
        <translation>Skriv navnene</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a name.</source>
        <translation>
            <numerusform>%n spiller uden navn.</numerusform>
            <numerusform>%n spillere uden navn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Result(s)</source>
        <translation>
            <numerusform>Indtast %n resultat</numerusform>
            <numerusform>Indtast %n resultater</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing on board(s) {boards}.</source>
        <translation>
            <numerusform>Mangler i spil {boards}.</numerusform>
            <numerusform>Mangler i spil {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Der er intet resultat endnu.</translation>
    </message>
    <message numerus="yes">
        <source>Names are missing in %n pair(s).</source>
        <translation>
            <numerusform>Der mangler navne i %n par.</numerusform>
            <numerusform>Der mangler navne i %n par.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Board(s)</source>
        <translation>
            <numerusform>Indtast %n spil</numerusform>
            <numerusform>Indtast %n spil</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the Score Sheet</source>
        <translation>Udskriv regnskabet</translation>
    </message>
    <message>
        <source>All done: the score sheet is printed.</source>
        <translation>Alt er gjort: regnskabet er udskrevet.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begynd</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Intet er indtastet endnu.</translation>
    </message>
    <message>
        <source>Enter Names</source>
        <translation>Indtast navne</translation>
    </message>
    <message>
        <source>At least two names are needed.</source>
        <translation>Der skal mindst være to navne.</translation>
    </message>
    <message>
        <source>Begin {stage}</source>
        <translation>Begynd: {stage}</translation>
    </message>
    <message>
        <source>The entrants of {stage} are known.</source>
        <translation>Deltagerne i {stage} er kendt.</translation>
    </message>
    <message>
        <source>Change {stage}</source>
        <translation>Ret: {stage}</translation>
    </message>
    <message>
        <source>{stage} cannot begin as it is planned.</source>
        <translation>{stage} kan ikke begynde som planlagt.</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Par runde {round}</translation>
    </message>
    <message>
        <source>All results of round {before} are in.</source>
        <translation>Alle resultater af runde {before} er inde.</translation>
    </message>
    <message>
        <source>Print the Ranking</source>
        <translation>Udskriv ranglisten</translation>
    </message>
    <message>
        <source>All results are in.</source>
        <translation>Alle resultater er inde.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Offentliggør</translation>
    </message>
    <message>
        <source>The web pages are older than the results.</source>
        <translation>Websiderne er ældre end resultaterne.</translation>
    </message>
    <message>
        <source>All done: the ranking is printed.</source>
        <translation>Alt er gjort: ranglisten er udskrevet.</translation>
    </message>
    <message>
        <source>No cards are printed yet.</source>
        <translation>Ingen kort er udskrevet endnu.</translation>
    </message>
    <message>
        <source>Print the Cards</source>
        <translation>Udskriv kortene</translation>
    </message>
    <message>
        <source>All done: the cards are printed.</source>
        <translation>Alt er gjort: kortene er udskrevet.</translation>
    </message>
    <message>
        <source>Change the Number of Rounds</source>
        <translation>Ret antallet af runder</translation>
    </message>
    <message>
        <source>The rules allow no draw of round {round}.</source>
        <translation>Reglerne tillader ingen parring af runde {round}.</translation>
    </message>
    <message>
        <source>No round is drawn yet.</source>
        <translation>Ingen runde er parret endnu.</translation>
    </message>
    <message>
        <source>It can be drawn while round {before} is played.</source>
        <translation>Den kan parres, mens runde {before} spilles.</translation>
    </message>
    <message>
        <source>Round {round}: no results yet.</source>
        <translation>Runde {round}: intet resultat endnu.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing at table(s) {tables}.</source>
        <translation>
            <numerusform>Runde {round}: mangler ved bord {tables}.</numerusform>
            <numerusform>Runde {round}: mangler ved bord {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing on board(s) {tables}.</source>
        <translation>
            <numerusform>Runde {round}: mangler på bræt {tables}.</numerusform>
            <numerusform>Runde {round}: mangler på bræt {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Break %n Tie(s)</source>
        <translation>
            <numerusform>Afgør %n uafgjort kamp</numerusform>
            <numerusform>Afgør %n uafgjorte kampe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner at table(s) {tables}.</source>
        <translation>
            <numerusform>Runde {round}: ingen vinder ved bord {tables}.</numerusform>
            <numerusform>Runde {round}: ingen vinder ved bord {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner on board(s) {tables}.</source>
        <translation>
            <numerusform>Runde {round}: ingen vinder på bræt {tables}.</numerusform>
            <numerusform>Runde {round}: ingen vinder på bræt {tables}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NormWords</name>
    <message>
        <source>games played: {found}, needed {needed}</source>
        <translation>spillede partier: {found}, kræves {needed}</translation>
    </message>
    <message>
        <source>players: {found}, needed {needed}</source>
        <translation>spillere: {found}, kræves {needed}</translation>
    </message>
    <message>
        <source>other federations of opponents: {found}, needed {needed}</source>
        <translation>andre forbund blandt modstanderne: {found}, kræves {needed}</translation>
    </message>
    <message>
        <source>opponents of the player&apos;s own federation: {found}, at most {needed}</source>
        <translation>modstandere fra eget forbund: {found}, højst {needed}</translation>
    </message>
    <message>
        <source>opponents of one federation: {found}, at most {needed}</source>
        <translation>modstandere fra ét forbund: {found}, højst {needed}</translation>
    </message>
    <message>
        <source>opponents with titles: {found}, needed {needed}</source>
        <translation>modstandere med titel: {found}, kræves {needed}</translation>
    </message>
    <message>
        <source>opponents with this title or a higher one: {found}, needed {needed}</source>
        <translation>modstandere med denne titel eller en højere: {found}, kræves {needed}</translation>
    </message>
    <message>
        <source>average rating of opponents: {found}, needed {needed}</source>
        <translation>modstandernes gennemsnitlige rating: {found}, kræves {needed}</translation>
    </message>
    <message>
        <source>points: {found} %, needed {needed} %</source>
        <translation>point: {found} %, kræves {needed} %</translation>
    </message>
    <message>
        <source>performance: {found}, needed {needed}</source>
        <translation>præstation: {found}, kræves {needed}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Own federation</source>
        <translation>Eget forbund</translation>
    </message>
    <message>
        <source>One federation</source>
        <translation>Ét forbund</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Point, %</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>intet</translation>
    </message>
    <message>
        <source>Eight games and a round won without playing are enough (1.4.1c).</source>
        <translation>Otte partier og en runde vundet uden spil er nok (1.4.1c).</translation>
    </message>
    <message>
        <source>Among so many guests federations do not matter (1.4.3d).</source>
        <translation>Med så mange gæster er forbundene uden betydning (1.4.3d).</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Other federations</source>
        <translation>Andre forbund</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titler</translation>
    </message>
    <message>
        <source>Of this title</source>
        <translation>Med denne titel</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gennemsnit</translation>
    </message>
    <message>
        <source>Lacking</source>
        <translation>Mangler</translation>
    </message>
    <message>
        <source>Title norms after round {number}</source>
        <translation>Titelnormer efter runde {number}</translation>
    </message>
    <message>
        <source>Nobody reaches the performance of a norm</source>
        <translation>Ingen når en norms præstation</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Forbund</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Tæller som</translation>
    </message>
    <message>
        <source>{name}: {title} norm</source>
        <translation>{name}: {title}-norm</translation>
    </message>
    <message>
        <source>{title} norm: performance {performance}, needed {needed}; games: {games}.</source>
        <translation>{title}-norm: præstation {performance}, kræves {needed}; partier: {games}.</translation>
    </message>
    <message>
        <source>No {title} norm: {lacking}.</source>
        <translation>Ingen {title}-norm: {lacking}.</translation>
    </message>
    <message>
        <source>FIDE title regulations 1.4, without rounds per day, arbiters and exempt championships</source>
        <translation>FIDE’s titelregler 1.4, uden runder pr. dag, dommere og undtagne mesterskaber</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>({count} more)</source>
        <translation>({count} til)</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Enter {least} to {most}; Esc brings back {number}.</source>
        <translation>Skriv {least} til {most}; Esc henter {number} tilbage.</translation>
    </message>
    <message>
        <source>Enter {least} to {most}.</source>
        <translation>Skriv {least} til {most}.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>“{typed}” is not a number of whole or half tables.</source>
        <translation>»{typed}« er ikke et antal hele eller halve borde.</translation>
    </message>
    <message>
        <source>“{typed}” is not a number.</source>
        <translation>»{typed}« er ikke et tal.</translation>
    </message>
    <message>
        <source>{typed} is less than {least}.</source>
        <translation>{typed} er mindre end {least}.</translation>
    </message>
    <message>
        <source>{typed} is more than {most}.</source>
        <translation>{typed} er mere end {most}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number.</source>
        <translation>»{typed}« er ikke et helt tal.</translation>
    </message>
    <message>
        <source>“{typed}” has too many decimals: {count} at most.</source>
        <translation>»{typed}« har for mange decimaler: højst {count}.</translation>
    </message>
</context>
<context>
    <name>OptimisePanel</name>
    <message>
        <source>Who&amp;le rounds only</source>
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
        <source>Pairs may meet twice</source>
        <translation>Par må mødes to gange</translation>
    </message>
    <message>
        <source>With a few rounds more than a Mitchell, this can be much fairer.</source>
        <translation>Med få runder mere, end en Mitchell har, kan det være langt mere retfærdigt.</translation>
    </message>
    <message>
        <source>No shared boards</source>
        <translation>Ingen delte spil</translation>
    </message>
    <message>
        <source>Stationary pairs: at least </source>
        <translation>Faste par: mindst </translation>
    </message>
    <message>
        <source>Stationary pairs</source>
        <translation>Faste par</translation>
    </message>
    <message>
        <source>Copies of the boards: </source>
        <translation>Kopier af spillene: </translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Kopier af spillene</translation>
    </message>
    <message>
        <source>Best sit-out: usual weight</source>
        <translation>Bedste oversidder: sædvanlig vægt</translation>
    </message>
    <message>
        <source>Best sit-out: weight </source>
        <translation>Bedste oversidder: vægt </translation>
    </message>
    <message>
        <source>Weight of the best sit-out</source>
        <translation>Vægt af den bedste oversidder</translation>
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
        <source>Qf {qf}, before {before}, at most {bound}. Tries: {tries}.</source>
        <translation>Qf {qf}, før {before}, højst {bound}. {tries} forsøg.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}. Tries: {tries}.</source>
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
        <translation>O&amp;ptimer</translation>
    </message>
    <message>
        <source>Stops the search and keeps the best movement so far (Esc)</source>
        <translation>Stopper søgningen og beholder den hidtil bedste spilleplan (Esc)</translation>
    </message>
    <message>
        <source>Looks for the arrow switches that make the movement fairest</source>
        <translation>Søger de vendinger, der gør spilleplanen mest retfærdig</translation>
    </message>
    <message>
        <source>Opponents and tables may change, too, not only the directions.</source>
        <translation>Også modstandere og borde må ændres, ikke kun retningerne.</translation>
    </message>
    <message>
        <source>No other base movement is known for this number of pairs and rounds.</source>
        <translation>Der kendes ingen anden grundplan til dette antal par og runder.</translation>
    </message>
    <message>
        <source>Locked tables keep the base movement: unlock them first.</source>
        <translation>Låste borde beholder grundplanen: lås dem op først.</translation>
    </message>
    <message>
        <source>Other base movements switch single tables, not whole rounds.</source>
        <translation>Andre grundplaner vender enkelte borde, ikke hele runder.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Muligheder</translation>
    </message>
    <message>
        <source>What the search may change, and what it weighs</source>
        <translation>Hvad søgningen må ændre, og hvad den vægter</translation>
    </message>
    <message>
        <source>At equal Qf, better sit-outs decide; weight usually 2, or 0 if a pair sits out anyway.</source>
        <translation>Ved samme Qf afgør bedre oversiddere; vægt normalt 2, eller 0, hvis et par alligevel sidder over.</translation>
    </message>
</context>
<context>
    <name>OwnScalesDialog</name>
    <message>
        <source>Own Scales</source>
        <translation>Egne skalaer</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Egne skalaer</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Ny</translation>
    </message>
    <message>
        <source>Begin a table, to be typed in</source>
        <translation>Begynder en tabel til at skrive i</translation>
    </message>
    <message>
        <source>&amp;Bands for Each VP</source>
        <translation>&amp;Intervaller for hvert KP</translation>
    </message>
    <message>
        <source>&amp;VP for Each Margin</source>
        <translation>&amp;KP for hver difference</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>Å&amp;bn fil…</translation>
    </message>
    <message>
        <source>A table in a CSV, XLSX, ODS or HTML file, or a scale file</source>
        <translation>En tabel i en CSV-, XLSX-, ODS- eller HTML-fil eller en skalafil</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Indsæt</translation>
    </message>
    <message>
        <source>Reads a table that was copied from anywhere</source>
        <translation>Læser en tabel, der er kopieret et andet sted</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Rediger…</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>&amp;Gem en kopi…</translation>
    </message>
    <message>
        <source>A scale file, to be handed on</source>
        <translation>En skalafil, der kan gives videre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Fjern</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>Hent &amp;tilbage</translation>
    </message>
    <message>
        <source>Brings back the scale that was removed last</source>
        <translation>Henter den sidst fjernede skala tilbage</translation>
    </message>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>Br&amp;ug denne skala</translation>
    </message>
    <message>
        <source>Copy a table first; there is no text to paste.</source>
        <translation>Kopier først en tabel; der er ingen tekst at indsætte.</translation>
    </message>
    <message>
        <source>Open a Table or a Scale</source>
        <translation>Åbn en tabel eller en skala</translation>
    </message>
    <message>
        <source>Tables and scales ({suffixes})</source>
        <translation>Tabeller og skalaer ({suffixes})</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Gem en kopi</translation>
    </message>
    <message>
        <source>Scales ({suffixes})</source>
        <translation>Skalaer ({suffixes})</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>skala</translation>
    </message>
    <message>
        <source>For {boards}</source>
        <translation>For {boards}</translation>
    </message>
    <message>
        <source>You have no own scales yet: type one with New, paste a table, or open a file.</source>
        <translation>Du har endnu ingen egne skalaer: skriv en med Ny, indsæt en tabel, eller åbn en fil.</translation>
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
    <name>PagedRoom</name>
    <message>
        <source>Pages of the room</source>
        <translation>Afsnittets sider</translation>
    </message>
</context>
<context>
    <name>PairsDecisions</name>
    <message>
        <source>Score given</source>
        <translation>Tildelt score</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Rettelse</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Justeret</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Spil annulleret</translation>
    </message>
    <message>
        <source>Board counts again</source>
        <translation>Spil tæller igen</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Law and reason</source>
        <translation>Lov og begrundelse</translation>
    </message>
</context>
<context>
    <name>PairsDocument</name>
    <message>
        <source>New evening</source>
        <translation>Ny aften</translation>
    </message>
</context>
<context>
    <name>PairsDoubts</name>
    <message>
        <source>The others have {points} for the other side: was the arrow turned?</source>
        <translation>De andre har {points} til den anden side: var spillet vendt?</translation>
    </message>
    <message>
        <source>No other result is anywhere near {points}.</source>
        <translation>Intet andet resultat er i nærheden af {points}.</translation>
    </message>
    <message>
        <source>The contract is down by six or more.</source>
        <translation>Kontrakten er seks eller flere nede.</translation>
    </message>
    <message>
        <source>This looks like board {board}.</source>
        <translation>Dette ligner spil {board}.</translation>
    </message>
</context>
<context>
    <name>PairsEntryWords</name>
    <message>
        <source>{pair} from {before} to {now}</source>
        <translation>{pair} fra {before} til {now}</translation>
    </message>
    <message>
        <source>Places: {moves}.</source>
        <translation>Pladser: {moves}.</translation>
    </message>
    <message>
        <source>Enter again takes it as it is, Backspace corrects it.</source>
        <translation>Enter igen tager det, som det er; Backspace retter det.</translation>
    </message>
</context>
<context>
    <name>PairsError</name>
    <message>
        <source>Round {round}, table {table}, board {board}: {reason}</source>
        <translation>Runde {round}, bord {table}, spil {board}: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, board {board}: there are two results.</source>
        <translation>Runde {round}, bord {table}, spil {board}: der er to resultater.</translation>
    </message>
    <message>
        <source>There are two pairs with the number {number}.</source>
        <translation>Der er to par med nummer {number}.</translation>
    </message>
    <message>
        <source>There is no pair {number}.</source>
        <translation>Der er intet par {number}.</translation>
    </message>
    <message>
        <source>Pair {number} has no starting position.</source>
        <translation>Par {number} har ingen startplads.</translation>
    </message>
    <message>
        <source>Pair {number} has two starting positions.</source>
        <translation>Par {number} har to startpladser.</translation>
    </message>
    <message>
        <source>Section {section} appears twice.</source>
        <translation>Der er to sektioner {section}.</translation>
    </message>
    <message>
        <source>There is no section {section}.</source>
        <translation>Der er ingen sektion {section}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: nobody plays board {board} there.</source>
        <translation>Runde {round}, bord {table}: ingen spiller spil {board} der.</translation>
    </message>
    <message>
        <source>Another pair has the starting position {start}.</source>
        <translation>Startpladsen {start} er et andet pars.</translation>
    </message>
    <message>
        <source>The starting positions are 1 to {most}, not {start}.</source>
        <translation>Startpladserne er 1 til {most}, ikke {start}.</translation>
    </message>
    <message>
        <source>A ScoreTable needs the columns PairId_NS and PairId_EW.</source>
        <translation>En ScoreTable skal have kolonnerne PairId_NS og PairId_EW.</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Spil {board}: {reason}</translation>
    </message>
    <message>
        <source>A stratum is a letter from A, the strongest, to {last}; “{typed}” is not one.</source>
        <translation>Et stratum er et bogstav fra A, det stærkeste, til {last}; »{typed}« er det ikke.</translation>
    </message>
    <message>
        <source>“{typed}” is not a date such as 2026-11-24.</source>
        <translation>»{typed}« er ikke en dato som 2026-11-24.</translation>
    </message>
    <message>
        <source>A result in the file needs the number of its board.</source>
        <translation>Et resultat i filen skal have nummeret på sit spil.</translation>
    </message>
    <message>
        <source>This is not a USEBIO file of pairs.</source>
        <translation>Dette er ikke en USEBIO-fil fra en parturnering.</translation>
    </message>
    <message>
        <source>There are no results in the file.</source>
        <translation>Der er ingen resultater i filen.</translation>
    </message>
    <message>
        <source>The travellers are not where a USEBIO file has them.</source>
        <translation>Resultaterne står ikke dér, hvor en USEBIO-fil har dem.</translation>
    </message>
    <message>
        <source>There are more than {most} pairs.</source>
        <translation>Der er mere end {most} par.</translation>
    </message>
    <message>
        <source>“{typed}”: both sides get 0 to 100 %.</source>
        <translation>»{typed}«: begge sider får 0 til 100 %.</translation>
    </message>
    <message>
        <source>“{typed}”: a split score has two results, as in 420 | -50: for each side one.</source>
        <translation>»{typed}«: en delt score har to resultater, som i 420 | -50: ét til hver side.</translation>
    </message>
    <message>
        <source>There are no names in the register.</source>
        <translation>Der er ingen navne i registret.</translation>
    </message>
    <message>
        <source>The register has no column with names; give it the heading Name.</source>
        <translation>Registret har ingen kolonne med navne; giv den overskriften Navn.</translation>
    </message>
    <message>
        <source>The register has more than {most} players.</source>
        <translation>Registret har mere end {most} spillere.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row.</source>
        <translation>Et anførselstegn mangler eller står forkert i denne række.</translation>
    </message>
    <message>
        <source>Matchpoints need a scale of percentages, and IMPs one of IMPs.</source>
        <translation>Matchpoint skal have en skala i procent, og IMP en i IMP.</translation>
    </message>
    <message>
        <source>The movement has {pairs} starting positions, not {found}.</source>
        <translation>Spilleplanen har {pairs} startpladser, ikke {found}.</translation>
    </message>
    <message>
        <source>Sessions in per cent and sessions in IMPs cannot be ranked together.</source>
        <translation>Sessioner i procent og sessioner i IMP kan ikke have fælles rangliste.</translation>
    </message>
    <message>
        <source>There is no pair “{pair}” in the event.</source>
        <translation>Der er intet par »{pair}« i turneringen.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet in round {round}.</source>
        <translation>Spil {board}: {ns} og {ew} mødes ikke i runde {round}.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet on it in this evening.</source>
        <translation>Spil {board}: {ns} og {ew} mødes ikke i det denne aften.</translation>
    </message>
    <message>
        <source>“{board}” is not the number of a board.</source>
        <translation>»{board}« er ikke nummeret på et spil.</translation>
    </message>
    <message>
        <source>The file has no ScoreTable with results, and no board with its contract and result.</source>
        <translation>Filen har hverken en ScoreTable med resultater eller et spil med kontrakt og resultat.</translation>
    </message>
    <message>
        <source>“{typed}” is not a pair: put both names on one line, with a dash or a slash between them.</source>
        <translation>»{typed}« er ikke et par: skriv begge navne på én linje med streg eller skråstreg imellem.</translation>
    </message>
    <message>
        <source>There is no result to be moved.</source>
        <translation>Der er intet resultat at flytte.</translation>
    </message>
    <message>
        <source>The result is there already.</source>
        <translation>Resultatet er der allerede.</translation>
    </message>
    <message>
        <source>Board {board} has a result at table {table} already: swap the two, or clear it.</source>
        <translation>Spil {board} har allerede et resultat ved bord {table}: byt de to, eller slet det.</translation>
    </message>
</context>
<context>
    <name>PairsFileError</name>
    <message>
        <source>There are no results in the file.</source>
        <translation>Der er ingen resultater i filen.</translation>
    </message>
    <message>
        <source>The first line names the columns; “{column}” is missing.</source>
        <translation>Den første linje navngiver kolonnerne; »{column}« mangler.</translation>
    </message>
    <message>
        <source>“{column}” is not a known column.</source>
        <translation>»{column}« er ikke en kolonne, der kendes her.</translation>
    </message>
    <message>
        <source>Cells in this line: {found}, not {wanted}; put a score with a comma in quotes.</source>
        <translation>Celler i denne linje: {found}, ikke {wanted}; sæt en score med komma i anførselstegn.</translation>
    </message>
    <message>
        <source>The column “{column}” is blank here.</source>
        <translation>Kolonnen »{column}« er tom her.</translation>
    </message>
    <message>
        <source>Pair {pair} has board {board} a second time; the first is in line {first}.</source>
        <translation>Par {pair} har spil {board} en anden gang; den første er i linje {first}.</translation>
    </message>
    <message>
        <source>Pair {pair} meets itself.</source>
        <translation>Par {pair} møder sig selv.</translation>
    </message>
    <message>
        <source>“{typed}” is a contract, and its score needs a board number; “{board}” is not one.</source>
        <translation>»{typed}« er en kontrakt, og dens score kræver et spilnummer; »{board}« er ikke et.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>There are more than {most} results in the file.</source>
        <translation>Der er mere end {most} resultater i filen.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed, or closed too early.</source>
        <translation>Et anførselstegn er ikke lukket, eller lukket for tidligt.</translation>
    </message>
</context>
<context>
    <name>PairsFiles</name>
    <message>
        <source>Pairs evenings</source>
        <translation>Paraftener</translation>
    </message>
    <message>
        <source>Open an Evening</source>
        <translation>Åbn en aften</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>par</translation>
    </message>
    <message>
        <source>Save the Evening</source>
        <translation>Gem aftenen</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Register of Players</source>
        <translation>Spillerregister</translation>
    </message>
</context>
<context>
    <name>PairsMethods</name>
    <message>
        <source>IMPs against the mean of the results, to the nearest 10 points.</source>
        <translation>IMP mod gennemsnittet af resultaterne, afrundet til 10 point.</translation>
    </message>
    <message>
        <source>IMPs against every other result.</source>
        <translation>IMP mod hvert andet resultat.</translation>
    </message>
    <message>
        <source>Continuous IMPs against the mean of the results.</source>
        <translation>Kontinuerlige IMP mod gennemsnittet af resultaterne.</translation>
    </message>
    <message>
        <source>2 for each result beaten, 1 for each equal one and for itself.</source>
        <translation>2 for hvert slået, 1 for hvert ens resultat og for sit eget.</translation>
    </message>
    <message>
        <source>2 for each result beaten and 1 for each equal one, times expected by actual results.</source>
        <translation>2 for hvert slået og 1 for hvert ens resultat, gange ventede delt med faktiske resultater.</translation>
    </message>
    <message>
        <source>2 for a board won and 1 for one halved; the mean against all other results.</source>
        <translation>2 for et vundet spil og 1 for et delt; gennemsnittet mod alle andre resultater.</translation>
    </message>
    <message>
        <source>2 per result beaten, 1 per equal one; Neuberg&apos;s formula for boards played less often.</source>
        <translation>2 pr. slået resultat, 1 pr. ens; Neubergs formel for spil, der er spillet sjældnere.</translation>
    </message>
</context>
<context>
    <name>PairsModel</name>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Syd</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Øst-Vest</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>NS-IMP</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>NS-diff.</translation>
    </message>
    <message>
        <source>NS VP</source>
        <translation>NS-KP</translation>
    </message>
    <message>
        <source>EW VP</source>
        <translation>ØV-KP</translation>
    </message>
    <message>
        <source>{table}, from board {board}</source>
        <translation>{table}, fra spil {board}</translation>
    </message>
    <message>
        <source>Pairs of the team</source>
        <translation>Holdets par</translation>
    </message>
</context>
<context>
    <name>PairsPresentation</name>
    <message>
        <source>Nobody is seated yet</source>
        <translation>Ingen har fået plads endnu</translation>
    </message>
</context>
<context>
    <name>PairsReport</name>
    <message>
        <source>Names</source>
        <translation>Navne</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>With carry-over</source>
        <translation>Med carry-over</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>Med handicap</translation>
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
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Spil {board}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Antal</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Hyppigheder</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Justeret</translation>
    </message>
    <message>
        <source>{ranking}, provisional</source>
        <translation>{ranking}, foreløbig</translation>
    </message>
    <message numerus="yes">
        <source>{method}; %n result(s) missing</source>
        <translation>
            <numerusform>{method}; %n resultat mangler</numerusform>
            <numerusform>{method}; %n resultater mangler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) in play.</source>
        <translation>
            <numerusform>%n spil er i brug.</numerusform>
            <numerusform>%n spil er i brug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each pair plays %n of them.</source>
        <translation>
            <numerusform>Hvert par spiller %n af dem.</numerusform>
            <numerusform>Hvert par spiller %n af dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair plays {least} to {most} of them.</source>
        <translation>Et par spiller {least} til {most} af dem.</translation>
    </message>
    <message numerus="yes">
        <source>A pair sits out %n round(s) at most.</source>
        <translation>
            <numerusform>Et par sidder højst over i %n runde.</numerusform>
            <numerusform>Et par sidder højst over i %n runder.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is room for a late pair.</source>
        <translation>Der er plads til et sent par.</translation>
    </message>
    <message>
        <source>There is no room for a late pair.</source>
        <translation>Der er ikke plads til et sent par.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n tables play the same boards at once.</source>
        <translation>
            <numerusform>Højst %n bord spiller de samme spil samtidig.</numerusform>
            <numerusform>Op til %n borde spiller de samme spil samtidig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place with handicap</source>
        <translation>Placering med handicap</translation>
    </message>
    <message>
        <source>Session {number}</source>
        <translation>Session {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Makker</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Startliste efter navn</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Startliste efter bord</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Syd</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Øst-Vest</translation>
    </message>
    <message>
        <source>{method}; boards in play do not count yet</source>
        <translation>{method}; spil i&#xa0;gang tæller ikke endnu</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>To vindere: Nord-Syd og Øst-Vest har hver sin rangliste.</translation>
    </message>
    <message>
        <source>Fairness: {fairness} of 100.</source>
        <translation>Retfærdighed: {fairness} af 100.</translation>
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
        <translation>Stratum</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemærkning</translation>
    </message>
    <message>
        <source>{ranking}, stratum {stratum}</source>
        <translation>{ranking}, stratum {stratum}</translation>
    </message>
    <message>
        <source>{ranking} by handicap</source>
        <translation>{ranking} efter handicap</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Matchpoint</translation>
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
        <translation>Matchpoint, omregnet</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Mean by boards</source>
        <translation>Gennemsnit efter spil</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gennemsnit</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>ikke spillet</translation>
    </message>
    <message>
        <source>arrow turned</source>
        <translation>spillet vendt</translation>
    </message>
    <message>
        <source>{title}: {board}</source>
        <translation>{title}: {board}</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Par {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>{name} (left after round {number})</source>
        <translation>{name} (gik efter runde {number})</translation>
    </message>
</context>
<context>
    <name>PairsResultEntry</name>
    <message>
        <source>board {board}</source>
        <translation>spil {board}</translation>
    </message>
    <message>
        <source>board {board}, table {table} “{typed}”</source>
        <translation>spil {board}, bord {table} »{typed}«</translation>
    </message>
    <message>
        <source>Not taken: {results}. {why}</source>
        <translation>Ikke godtaget: {results}. {why}</translation>
    </message>
    <message>
        <source>This goes to board {board}, table {table}. Backspace corrects the result.</source>
        <translation>Dette går til spil {board}, bord {table}. Backspace retter resultatet.</translation>
    </message>
</context>
<context>
    <name>PairsRoom</name>
    <message>
        <source>A60/40, 3NT W +1, 60% 110, 40% -50, or 420 | -50 for both sides</source>
        <translation>A60/40, 3NT W +1, 60% 110, 40% -50 eller 420 | -50 til begge sider</translation>
    </message>
    <message>
        <source>Compare only with results of the same deal (fouled board)</source>
        <translation>Sammenlign kun med resultater på samme kortfordeling (forbyttet spil)</translation>
    </message>
    <message>
        <source>Adjusted Score of Board {board}</source>
        <translation>Justeret score i spil {board}</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Resultat</translation>
    </message>
    <message>
        <source>&amp;Law</source>
        <translation>&amp;Lov</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Begrundelse</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Navn</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Sted</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Dato</translation>
    </message>
    <message>
        <source>Name, Place and Date</source>
        <translation>Navn, sted og dato</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>Late Pair</source>
        <translation>Sent par</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Navne</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Plads</translation>
    </message>
    <message>
        <source>&amp;From round</source>
        <translation>&amp;Fra runde</translation>
    </message>
    <message>
        <source>Every seat is taken: a late pair needs another movement.</source>
        <translation>Alle pladser er optaget: et sent par kræver en anden spilleplan.</translation>
    </message>
    <message>
        <source>&amp;Pair</source>
        <translation>&amp;Par</translation>
    </message>
    <message>
        <source>Leaves &amp;after round</source>
        <translation>Går &amp;efter runde</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Spiller</translation>
    </message>
    <message>
        <source>&amp;Substitute</source>
        <translation>S&amp;ubstitut</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Substitut</translation>
    </message>
    <message>
        <source>Per &amp;cent of a top</source>
        <translation>Pro&amp;cent af en top</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMP</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Straf</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) change.</source>
        <translation>
            <numerusform>%n bord ændres.</numerusform>
            <numerusform>%n borde ændres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) lose their place.</source>
        <translation>
            <numerusform>%n resultat mister sin plads.</numerusform>
            <numerusform>%n resultater mister deres plads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the register</source>
        <translation>
            <numerusform>%n spiller i registret</numerusform>
            <numerusform>%n spillere i registret</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list had no place left.</source>
        <translation>
            <numerusform>Der var ikke plads til %n linje af listen.</numerusform>
            <numerusform>Der var ikke plads til %n linjer af listen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin an Evening</source>
        <translation>Begynd en aften</translation>
    </message>
    <message>
        <source>Two numbers are enough; names can follow later.</source>
        <translation>To tal er nok; navne kan komme senere.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begynd</translation>
    </message>
    <message>
        <source>Names and More…</source>
        <translation>Navne og mere…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Åbn…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>alle resultater er inde</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>runde {round} af {count}</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Spil {board}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Runde {round}, bord {table}</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n resultat mangler</numerusform>
            <numerusform>%n resultater mangler</numerusform>
        </translation>
    </message>
    <message>
        <source>board {board} cancelled</source>
        <translation>spil {board} annulleret</translation>
    </message>
    <message>
        <source>late pair</source>
        <translation>sent par</translation>
    </message>
    <message>
        <source>pair leaves</source>
        <translation>par går hjem</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>substitut</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>straf</translation>
    </message>
    <message>
        <source>There are results already, so the movement stays as it is.</source>
        <translation>Der er allerede resultater, så spilleplanen bliver.</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>spilleplan</translation>
    </message>
    <message>
        <source>In this movement pairs change direction, so there is one winner.</source>
        <translation>I denne spilleplan skifter parrene retning, så der er én vinder.</translation>
    </message>
    <message>
        <source>two winners</source>
        <translation>to vindere</translation>
    </message>
    <message>
        <source>one winner</source>
        <translation>én vinder</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>To vindere: Nord-Syd og Øst-Vest har hver sin rangliste.</translation>
    </message>
    <message>
        <source>One winner: North-South and East-West are ranked together.</source>
        <translation>Én vinder: Nord-Syd og Øst-Vest har fælles rangliste.</translation>
    </message>
    <message>
        <source>name, place and date</source>
        <translation>navn, sted og dato</translation>
    </message>
    <message>
        <source>sessions before</source>
        <translation>tidligere sessioner</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Ny aften</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, boards: {boards}, {method}</source>
        <translation>Par: {pairs}, spil: {boards}, {method}</translation>
    </message>
    <message>
        <source>Withdraw a Pair</source>
        <translation>Træk et par ud</translation>
    </message>
    <message>
        <source>Players: {pairs}, boards: {boards}, {method}</source>
        <translation>Spillere: {pairs}, spil: {boards}, {method}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultater</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Hyppigheder</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Afgørelser</translation>
    </message>
    <message>
        <source>Parts of the evening</source>
        <translation>Aftenens dele</translation>
    </message>
    <message>
        <source>Sessions before this one</source>
        <translation>Sessioner før denne</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>&amp;Tilføj…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Fjern</translation>
    </message>
    <message>
        <source>Sessions Before</source>
        <translation>Tidligere sessioner</translation>
    </message>
    <message>
        <source>&amp;Sessions before</source>
        <translation>Tidligere &amp;sessioner</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>S&amp;ammen</translation>
    </message>
    <message>
        <source>&amp;Weight of each, %</source>
        <translation>&amp;Vægt af hver, %</translation>
    </message>
    <message>
        <source>Pairs evenings</source>
        <translation>Paraftener</translation>
    </message>
    <message>
        <source>Session Before</source>
        <translation>Tidligere session</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n par</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Swap with the result that is there</source>
        <translation>B&amp;yt med resultatet, der er der</translation>
    </message>
    <message>
        <source>Move to Another Board</source>
        <translation>Flyt til et andet spil</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>There is no result to be moved: go to one first.</source>
        <translation>Der er intet resultat at flytte: gå først til et.</translation>
    </message>
    <message>
        <source>result moved</source>
        <translation>resultat flyttet</translation>
    </message>
    <message>
        <source>Law 90</source>
        <translation>Lov 90</translation>
    </message>
    <message>
        <source>cancelled boards count again</source>
        <translation>annullerede spil tæller igen</translation>
    </message>
</context>
<context>
    <name>PairsWhy</name>
    <message>
        <source>{one} and {other} do not meet: they play in different sections.</source>
        <translation>{one} og {other} mødes ikke: de spiller i hver sin sektion.</translation>
    </message>
    <message>
        <source>{one} and {other} meet in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} og {other} mødes i runde {round}, bord {table}; spil: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} are partners in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} og {other} er makkere i runde {round}, bord {table}; spil: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit North-South.</source>
        <translation>{one} og {other} mødes ikke: begge sidder altid Nord-Syd.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit East-West.</source>
        <translation>{one} og {other} mødes ikke: begge sidder altid Øst-Vest.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: the movement does not bring them to one table.</source>
        <translation>{one} og {other} mødes ikke: spilleplanen bringer dem ikke til samme bord.</translation>
    </message>
    <message>
        <source>Both sit the other way than usual: the arrow is switched.</source>
        <translation>Begge sidder omvendt af normalt: bordet er vendt.</translation>
    </message>
    <message>
        <source>{pair}, {side}: begins at this table.</source>
        <translation>{pair}, {side}: begynder ved dette bord.</translation>
    </message>
    <message>
        <source>{pair}, {side}: sat out in round {round}.</source>
        <translation>{pair}, {side}: oversidder i runde {round}.</translation>
    </message>
    <message>
        <source>{pair}, {side}: comes from table {table} ({before}).</source>
        <translation>{pair}, {side}: kommer fra bord {table} ({before}).</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table and changes direction.</source>
        <translation>{pair}, {side}: bliver ved bordet og skifter retning.</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table.</source>
        <translation>{pair}, {side}: bliver ved bordet.</translation>
    </message>
    <message>
        <source>The board was not played.</source>
        <translation>Spillet blev ikke spillet.</translation>
    </message>
    <message>
        <source>No result yet: {ns} against {ew}.</source>
        <translation>Intet resultat endnu: {ns} mod {ew}.</translation>
    </message>
    <message>
        <source>The board is cancelled.</source>
        <translation>Spillet er annulleret.</translation>
    </message>
    <message>
        <source>Board {board}: {there} of {due} results are in.</source>
        <translation>Spil {board}: {there} af {due} resultater er inde.</translation>
    </message>
    <message>
        <source>The arrow was turned: the pairs sat the other way round.</source>
        <translation>Spillet var vendt: parrene sad omvendt.</translation>
    </message>
    <message>
        <source>Pairs other than those of the movement played the board.</source>
        <translation>Andre par end spilleplanens har spillet spillet.</translation>
    </message>
    <message>
        <source>The board was fouled; it is compared with the results of group {group}.</source>
        <translation>Spillet var forbyttet; der sammenlignes med resultaterne i gruppe {group}.</translation>
    </message>
    <message>
        <source>The director gave this score: {reason}</source>
        <translation>Turneringslederen gav denne score: {reason}</translation>
    </message>
    <message>
        <source>Given: {percent} %; IMPs: {imps}.</source>
        <translation>Givet: {percent} %, som er {imps} IMP.</translation>
    </message>
    <message>
        <source>Its average on the other boards gives the pair {imps}.</source>
        <translation>Gennemsnittet på de andre spil giver parret {imps}.</translation>
    </message>
    <message>
        <source>Given: {percent} %. The pair gets its average on the other boards, {own} %.</source>
        <translation>Givet: {percent} %. Parret får sit gennemsnit på de andre spil, {own} %.</translation>
    </message>
    <message>
        <source>Given: {percent} %.</source>
        <translation>Givet: {percent} %.</translation>
    </message>
    <message>
        <source>Results: {actual} of {expected} expected, too few to compare: {percent} %.</source>
        <translation>Resultater: {actual} af {expected} ventede, for få til at sammenligne: {percent} %.</translation>
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
        <translation>{score}: bedre end {beaten}, lig med {equal}, dårligere end {lost} af de andre.</translation>
    </message>
    <message>
        <source>Matchpoints: {points} of {top}, {percent} %.</source>
        <translation>{points} af {top} matchpoint: {percent} %.</translation>
    </message>
    <message>
        <source>IMPs: {imps} / {divisor} = {points}.</source>
        <translation>{imps} / {divisor} = {points} IMP.</translation>
    </message>
    <message>
        <source>IMPs by their weights: {points}.</source>
        <translation>Efter deres vægte: {points} IMP.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}), without {left} at each end, is {mean}.</source>
        <translation>Gennemsnittet af resultaterne ({count}), uden {left} i hver ende, er {mean}.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}) is {mean}.</source>
        <translation>Gennemsnittet af resultaterne ({count}) er {mean}.</translation>
    </message>
    <message>
        <source>To the nearest 10 points: {datum}.</source>
        <translation>Afrundet til 10 point: {datum}.</translation>
    </message>
    <message>
        <source>{score} differs from it by {difference}; IMPs: {imps}.</source>
        <translation>{score} afviger derfra med {difference}: {imps} IMP.</translation>
    </message>
    <message>
        <source>{score}: {parts}; IMPs in all: {imps}.</source>
        <translation>{score}: {parts}; {imps} IMP i alt.</translation>
    </message>
    <message>
        <source>{imps} against {other}</source>
        <translation>{imps} mod {other}</translation>
    </message>
    <message>
        <source>{actual} of {expected} in; Neuberg: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</source>
        <translation>{actual} af {expected} inde; Neuberg: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</translation>
    </message>
</context>
<context>
    <name>PartStrip</name>
    <message>
        <source>The way to the end</source>
        <translation>Vejen til mål</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Names</source>
        <translation>Navne</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runder</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Præmier</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Spilleplan</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Kortfordelinger</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultater</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Udskrevet</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommer</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begyndt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>færdig</translation>
    </message>
    <message>
        <source>{part} {done} of {of}</source>
        <translation>{part} {done} af {of}</translation>
    </message>
    <message>
        <source>next</source>
        <translation>næste</translation>
    </message>
    <message>
        <source>{part}: {progress}</source>
        <translation>{part}: {progress}</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sal</translation>
    </message>
</context>
<context>
    <name>PinMenu</name>
    <message>
        <source>&amp;Show {boards}</source>
        <translation>&amp;Vis {boards}</translation>
    </message>
    <message>
        <source>Move &amp;Left</source>
        <translation>Flyt til &amp;venstre</translation>
    </message>
    <message>
        <source>Move &amp;Right</source>
        <translation>Flyt til &amp;højre</translation>
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
        <source>Unpin {boards}</source>
        <translation>Frigør {boards}</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>Endnu intet at sammenligne med.</translation>
    </message>
    <message>
        <source>It stays as it is when another scale is chosen.</source>
        <translation>Den bliver, som den er, når en anden skala vælges.</translation>
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
        <source>Removes it from the comparison (Ctrl+D)</source>
        <translation>Tager det ud af sammenligningen (Ctrl+D)</translation>
    </message>
    <message>
        <source>Pin the board count to compare it (Ctrl+D)</source>
        <translation>Fastgør antallet af spil for at sammenligne det (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>PinSets</name>
    <message>
        <source>Compare</source>
        <translation>Sammenlign</translation>
    </message>
    <message>
        <source>Board counts such as 7, 14, 20, 28, or pins that were kept</source>
        <translation>Spilantal som 7, 14, 20, 28, eller fastgjorte, der er gemt</translation>
    </message>
    <message>
        <source>&amp;Board Counts…</source>
        <translation>&amp;Spilantal…</translation>
    </message>
    <message>
        <source>&amp;Keep These Pins…</source>
        <translation>&amp;Gem disse fastgjorte…</translation>
    </message>
    <message>
        <source>&amp;Sample: Boards, Kinds and Ranges</source>
        <translation>&amp;Eksempel: spil, typer og spænd</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Fjern</translation>
    </message>
    <message>
        <source>Keep These Pins</source>
        <translation>Gem disse fastgjorte</translation>
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
    <message>
        <source>{scale}, pinned</source>
        <translation>{scale}, fastgjort</translation>
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
    <name>PlayersWork</name>
    <message>
        <source>Enter the results of the last round first.</source>
        <translation>Indtast først resultaterne fra den sidste runde.</translation>
    </message>
    <message>
        <source>round {round} by hand</source>
        <translation>runde {round} manuelt</translation>
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
        <translation>Punkt ({example})</translation>
    </message>
    <message>
        <source>Comma ({example})</source>
        <translation>Komma ({example})</translation>
    </message>
    <message>
        <source>Always the defaults</source>
        <translation>Altid standard</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Sidste session</translation>
    </message>
    <message>
        <source>“{same}” opens with {boards}, and with {pins} pinned to compare.</source>
        <translation>»{same}« åbner med {boards} og med {pins} fastgjort til sammenligning.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
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
        <translation>M&amp;indre tekst</translation>
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
    <message>
        <source>Second screen: {title}</source>
        <translation>Anden skærm: {title}</translation>
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
        <translation>pause</translation>
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
    <name>PrintsDialog</name>
    <message>
        <source>Prints of the Event</source>
        <translation>Turneringens udskrifter</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Vælg…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Fjern</translation>
    </message>
    <message>
        <source>prints of the event</source>
        <translation>turneringens udskrifter</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Billeder</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>Intet logo</translation>
    </message>
    <message>
        <source>of the event</source>
        <translation>fra turneringen</translation>
    </message>
    <message>
        <source>Chosen at each print</source>
        <translation>Vælges ved hver udskrift</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Arrangør</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Logo (PNG eller SVG)</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Præmier</translation>
    </message>
    <message>
        <source>Save the Prizes</source>
        <translation>Gem præmierne</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>præmier</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Præmie for</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Præmie</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vundet af</translation>
    </message>
    <message>
        <source>By the final ranking</source>
        <translation>Efter den endelige rangliste</translation>
    </message>
    <message>
        <source>A prize is for places such as 4-10, the best of a club or group, or a named winner.</source>
        <translation>En præmie er for pladser som 4-10, den bedste i en klub eller gruppe eller en navngiven vinder.</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>What the table shows</source>
        <translation>Hvad tabellen viser</translation>
    </message>
    <message>
        <source>Corrections of the scale</source>
        <translation>Skalaens rettelser</translation>
    </message>
    <message>
        <source>Each row is explained beside the table</source>
        <translation>Hver række forklares ved siden af tabellen</translation>
    </message>
    <message>
        <source>The proof in words</source>
        <translation>Beviset i ord</translation>
    </message>
    <message>
        <source>Why the picked row is as it is</source>
        <translation>Hvorfor den valgte række er, som den er</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>I ord</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
</context>
<context>
    <name>Publisher</name>
    <message>
        <source>Publish in a New Folder</source>
        <translation>Offentliggør i en ny mappe</translation>
    </message>
    <message>
        <source>Published in {path}</source>
        <translation>Offentliggjort i {path}</translation>
    </message>
    <message>
        <source>The folder “{folder}” has the pages of another event.</source>
        <translation>Mappen »{folder}« har siderne fra en anden turnering.</translation>
    </message>
    <message>
        <source>If you replace them, they are gone.</source>
        <translation>Erstatter du dem, er de væk.</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>&amp;Erstat dem</translation>
    </message>
    <message>
        <source>&amp;Leave Them</source>
        <translation>&amp;Lad dem være</translation>
    </message>
</context>
<context>
    <name>QuickMatch</name>
    <message>
        <source>H&amp;ome side</source>
        <translation>H&amp;jemmehold</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>&amp;Udehold</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>S&amp;pil</translation>
    </message>
</context>
<context>
    <name>QuickStart</name>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Par</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>&amp;Spil pr. par</translation>
    </message>
    <message>
        <source>Play as proposed: {name}, {boards} boards</source>
        <translation>Spil som foreslået: {name}, {boards} spil</translation>
    </message>
    <message>
        <source>Play as many boards as asked for: {name}, {boards} boards</source>
        <translation>Spil så mange spil som ønsket: {name}, {boards} spil</translation>
    </message>
    <message>
        <source>No movement is known for these numbers; take another number of boards.</source>
        <translation>Der kendes ingen spilleplan til disse tal; tag et andet antal spil.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <translation>Afsnit</translation>
    </message>
    <message>
        <source>{place} of {count}, {keys}</source>
        <translation>{place} af {count}, {keys}</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>All sessions</source>
        <translation>Alle sessioner</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>All boards of the pair</source>
        <translation>Alle parrets spil</translation>
    </message>
    <message>
        <source>&amp;Ranking of</source>
        <translation>&amp;Rangliste for</translation>
    </message>
</context>
<context>
    <name>RatingShelf</name>
    <message>
        <source>The rating list is read: {share} %. Esc stops.</source>
        <translation>Ratinglisten læses: {share} %. Esc stopper.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the rating list</source>
        <translation>
            <numerusform>%n spiller i ratinglisten</numerusform>
            <numerusform>%n spillere i ratinglisten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>FIDE No.</source>
        <translation>FIDE-nr.</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>Ratede partier</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Forventet</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ændring</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Præstation</translation>
    </message>
    <message>
        <source>Rating changes after round {number}</source>
        <translation>Ratingændringer efter runde {number}</translation>
    </message>
    <message>
        <source>K 10 from 2400 on, 40 for those up to 18 below 2300, else 20</source>
        <translation>K 10 fra 2400, 40 til og med 18 år under 2300, ellers 20</translation>
    </message>
    <message>
        <source>performance {performance}</source>
        <translation>præstation {performance}</translation>
    </message>
    <message>
        <source>performance {performance}, rating {change} (K {factor})</source>
        <translation>præstation {performance}, rating {change} (K {factor})</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Indsæt</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>Der er intet på udklipsholderen at indsætte.</translation>
    </message>
</context>
<context>
    <name>ReadingStopped</name>
    <message>
        <source>The file was not read to its end.</source>
        <translation>Filen blev ikke læst til ende.</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Filen læses.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Unsaved changes were found, but are damaged: see “{file}”.</source>
        <translation>Der blev fundet ændringer, som ikke var gemt, men de er beskadiget: se »{file}«.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}”, {time}.</source>
        <translation>Ikke-gemt arbejde er genskabt: »{name}«, {time}.</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}” ({what}), {time}.</source>
        <translation>Ikke-gemt arbejde er genskabt: »{name}« ({what}), {time}.</translation>
    </message>
    <message>
        <source>a new event</source>
        <translation>en ny turnering</translation>
    </message>
    <message>
        <source>a new movement</source>
        <translation>en ny spilleplan</translation>
    </message>
    <message>
        <source>Open It</source>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Kassér…</translation>
    </message>
    <message>
        <source>Discard what was recovered?</source>
        <translation>Kassér det, der blev genskabt?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Det kan ikke fortrydes.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Kassér</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>&amp;Behold</translation>
    </message>
    <message>
        <source>“{name}” is open as last saved. Newer unsaved work was found, from {time} ({what}).</source>
        <translation>»{name}« er åben som sidst gemt. Der er fundet nyere arbejde, som ikke er gemt, fra {time} ({what}).</translation>
    </message>
    <message>
        <source>a new match</source>
        <translation>en ny kamp</translation>
    </message>
    <message>
        <source>match; boards with a score: {scored} of {boards}</source>
        <translation>kamp; spil med score: {scored} af {boards}</translation>
    </message>
    <message>
        <source>movement; pairs: {pairs}, rounds: {rounds}, changed meetings: {count}</source>
        <translation>spilleplan; par: {pairs}, runder: {rounds}, ændrede møder: {count}</translation>
    </message>
    <message>
        <source>a new evening</source>
        <translation>en ny aften</translation>
    </message>
    <message>
        <source>evening; pairs: {pairs}, results: {results}</source>
        <translation>aften; par: {pairs}, resultater: {results}</translation>
    </message>
    <message>
        <source>event; entrants: {entries}, rounds drawn: {rounds}, results: {results}</source>
        <translation>turnering; deltagere: {entries}, parrede runder: {rounds}, resultater: {results}</translation>
    </message>
    <message>
        <source>a new scale</source>
        <translation>en ny skala</translation>
    </message>
    <message>
        <source>own scale; rows of the table: {rows}</source>
        <translation>egen skala; rækker i tabellen: {rows}</translation>
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
        <translation>&amp;Juster</translation>
    </message>
    <message>
        <source>Change the numbers of the regulation, or open others</source>
        <translation>Ret reglementets tal, eller hent andre ind</translation>
    </message>
    <message>
        <source>Change the &amp;Numbers…</source>
        <translation>Ret &amp;tallene…</translation>
    </message>
    <message>
        <source>&amp;Open a File…</source>
        <translation>Å&amp;bn en fil…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>&amp;Gem i en fil…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Fjern</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Hent tilbage</translation>
    </message>
    <message>
        <source>Regula&amp;tion</source>
        <translation>R&amp;eglement</translation>
    </message>
    <message>
        <source>{name}, as in the match</source>
        <translation>{name}, som i kampen</translation>
    </message>
    <message>
        <source>Open a Regulation</source>
        <translation>Åbn et reglement</translation>
    </message>
    <message>
        <source>Save the Regulation</source>
        <translation>Gem reglementet</translation>
    </message>
    <message>
        <source>Regulations (*{suffix})</source>
        <translation>Reglementer (*{suffix})</translation>
    </message>
</context>
<context>
    <name>RegulationDialog</name>
    <message>
        <source>Numbers of a Regulation</source>
        <translation>Et reglements tal</translation>
    </message>
    <message>
        <source>{name}, own</source>
        <translation>{name}, eget</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ingen grænse</translation>
    </message>
    <message>
        <source>to the nearest IMP, a half up</source>
        <translation>til nærmeste IMP, halve op</translation>
    </message>
    <message>
        <source>fractions are dropped</source>
        <translation>brøkdele bortfalder</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>intet</translation>
    </message>
    <message>
        <source>IMPs, before the scale</source>
        <translation>IMP, før skalaen</translation>
    </message>
    <message>
        <source>VP, after the scale</source>
        <translation>KP, efter skalaen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Navn</translation>
    </message>
    <message>
        <source>Average &amp;plus, IMPs</source>
        <translation>Middel &amp;plus, IMP</translation>
    </message>
    <message>
        <source>Average &amp;minus, IMPs lost</source>
        <translation>Middel &amp;minus, tabte IMP</translation>
    </message>
    <message>
        <source>&amp;Rounding of the margin</source>
        <translation>&amp;Afrunding af differencen</translation>
    </message>
    <message>
        <source>Match &amp;cut short</source>
        <translation>&amp;Kamp afbrudt</translation>
    </message>
    <message>
        <source>&amp;Boards cancelled or adjusted</source>
        <translation>&amp;Spil annulleret eller justeret</translation>
    </message>
    <message>
        <source>E&amp;xtra boards played</source>
        <translation>Ekstra spil spi&amp;llet</translation>
    </message>
    <message>
        <source>A match h&amp;as at least, of its boards</source>
        <translation>Kampen &amp;tæller fra andel af spil</translation>
    </message>
    <message>
        <source>&amp;Void, neither side at fault, each</source>
        <translation>Ugyldig, &amp;ingen har skyld, hver</translation>
    </message>
    <message>
        <source>Void, the &amp;other side at fault</source>
        <translation>Ugyldig, den and&amp;en har skyld</translation>
    </message>
    <message>
        <source>Void, side at &amp;fault</source>
        <translation>Ugyldig, egen sk&amp;yld</translation>
    </message>
    <message>
        <source>Void, both si&amp;des at fault, each</source>
        <translation>Ugyldig, &amp;begge har skyld, hver</translation>
    </message>
    <message>
        <source>B&amp;ye</source>
        <translation>&amp;Oversidder</translation>
    </message>
    <message>
        <source>Opponent forfe&amp;its</source>
        <translation>Modstander &amp;udebliver</translation>
    </message>
    <message>
        <source>Side that forfeits &amp;gets</source>
        <translation>Den, &amp;der udebliver, får</translation>
    </message>
    <message>
        <source>Standard penal&amp;ty, VP</source>
        <translation>Standardstra&amp;f, KP</translation>
    </message>
    <message>
        <source>Carri&amp;ed over</source>
        <translation>&amp;Carry-over</translation>
    </message>
    <message>
        <source>&amp;Limit of what is carried over</source>
        <translation>&amp;Grænse for carry-over</translation>
    </message>
    <message>
        <source>A better average of other matches counts at a bye or &amp;win by forfeit</source>
        <translation>Et bedre snit fra andre kampe tæller &amp;ved oversidning eller walkover-sejr</translation>
    </message>
    <message>
        <source>The &amp;same for a side not at fault in a void match</source>
        <translation>Det samme, &amp;hvis siden er uden skyld i en ugyldig kamp</translation>
    </message>
    <message>
        <source>Res&amp;ults below 0 VP are possible</source>
        <translation>&amp;Resultater under 0 KP er mulige</translation>
    </message>
    <message>
        <source>Average plus on half of the boards of a match one side voids</source>
        <translation>Middel plus på halvdelen af spillene i en kamp, én side gør ugyldig</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>Teams</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Alle mod alle</translation>
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
        <translation>En profil at begynde med: turneringens propositioner går forud.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Laws 12C2 and 86A (3 IMPs); the values of a bye and of a match that is void or was not played are those in common use.</source>
        <translation>Love for turneringsbridge 2017, § 12C2 og § 86A (3 IMP); værdierne for en oversidder og for en kamp, der er ugyldig eller ikke blev spillet, er de almindeligt brugte.</translation>
    </message>
    <message>
        <source>As for teams, but a side without an opponent gets its average if that is more, or what others won on average from a side that forfeits, which itself gets nothing; VP are carried over.</source>
        <translation>Som for hold, men en side uden modstander får sit gennemsnit, hvis det er mere, eller det, som andre i gennemsnit vandt mod en side, der udebliver og selv intet får; KP overføres som carry-over.</translation>
    </message>
    <message>
        <source>As for teams, but an average plus or minus is worth 2 IMPs, as is usual in a Butler.</source>
        <translation>Som for hold, men et middel plus eller minus er 2 IMP værd, som det er sædvane i en Butler.</translation>
    </message>
    <message>
        <source>English Bridge Union, White Book, section 2.4 (withdrawals): a side that could not meet one that withdrew gets the best of 60 %, its own average, and what others won on average from that side; here the same holds where a match is void or forfeited. A match void by one side&apos;s fault gives the other an average plus on half of its boards (3.3.9). The other numbers are those for teams.</source>
        <translation>English Bridge Union, White Book, afsnit 2.4 (tilbagetrækning): den, der ikke kunne møde en side, som trak sig, får det bedste af 60 %, sit eget snit og det, andre i snit vandt mod den side; her gælder det samme, hvor en kamp er ugyldig eller tabt på walkover. En kamp, der er ugyldig ved den ene sides skyld, giver den anden middel plus på halvdelen af sine spil (3.3.9). De øvrige tal er dem for hold.</translation>
    </message>
    <message>
        <source>Of section 3.3 only 3.3.9 is applied: compare the edition in force and the event&apos;s rules.</source>
        <translation>Af afsnit 3.3 anvendes kun 3.3.9: sammenlign med den gældende udgave og med turneringens reglement.</translation>
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
        <source>table for {boards}</source>
        <translation>tabel for {boards}</translation>
    </message>
    <message>
        <source>Next IMP</source>
        <translation>Næste IMP</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s)</source>
        <translation>
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
        <translation>{factor} √spil IMP</translation>
    </message>
    <message>
        <source>{factor} √(boards / 2) IMPs</source>
        <translation>{factor} √(spil / 2) IMP</translation>
    </message>
    <message>
        <source>Too few matches for a factor</source>
        <translation>For få kampe til en faktor</translation>
    </message>
    <message>
        <source>k = {factor} ({least} to {most})</source>
        <translation>k = {factor} ({least} til {most})</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Kampe</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>IMP pr. spil</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Reach it</source>
        <translation>Nået</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95&#xa0;%-interval</translation>
    </message>
    <message>
        <source>% by theory</source>
        <translation>% i teorien</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Blitz by k</source>
        <translation>Blitz efter k</translation>
    </message>
    <message>
        <source>% of the matches</source>
        <translation>% af kampene</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>teori</translation>
    </message>
    <message>
        <source>k = {factor}</source>
        <translation>k = {factor}</translation>
    </message>
    <message>
        <source>Matches, %</source>
        <translation>Kampe, %</translation>
    </message>
    <message>
        <source>Calibration of the blitz</source>
        <translation>Kalibrering af blitzen</translation>
    </message>
    <message>
        <source>Margins of past matches</source>
        <translation>Differencer i tidligere kampe</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n kamp</numerusform>
            <numerusform>%n kampe</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too few matches for a factor: for {wanted} % at least {enough} are needed.</source>
        <translation>Der er for få kampe til en faktor: til {wanted} % kræves mindst {enough}.</translation>
    </message>
    <message>
        <source>The scale ({blitz}) has no blitz for these board counts.</source>
        <translation>Skalaen ({blitz}) har ingen blitz for disse antal spil.</translation>
    </message>
    <message>
        <source>{first} to {last} boards</source>
        <translation>{first} til {last} spil</translation>
    </message>
    <message>
        <source>The list has {matches} of {boards}.</source>
        <translation>Listen har {matches} på {boards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of it could not be read.</source>
        <translation>
            <numerusform>%n række i den kunne ikke læses.</numerusform>
            <numerusform>%n rækker i den kunne ikke læses.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a blitz of {factor} √boards IMPs, {reached} win by the maximum: {share} %, where {wanted} % are wanted. The 95 % interval of this factor is {least} to {most}.</source>
        <translation>Med en blitz på {factor} √spil IMP vindes {reached} maksimalt: {share} %, hvor {wanted} % ønskes. 95 %-intervallet for denne faktor er {least} til {most}.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>no scale for this board count</source>
        <translation>ingen skala for dette antal spil</translation>
    </message>
    <message>
        <source>too few matches</source>
        <translation>for få kampe</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Matchpoint %</translation>
    </message>
    <message>
        <source>Sensitivity: the Worth of One IMP</source>
        <translation>Følsomhed: hvad én IMP er værd</translation>
    </message>
    <message>
        <source>Concavity: How Fast It Falls</source>
        <translation>Konkavitet: hvor hurtigt det falder</translation>
    </message>
    <message>
        <source>VP per IMP</source>
        <translation>KP pr. IMP</translation>
    </message>
    <message>
        <source>VP per IMP²</source>
        <translation>KP pr. IMP²</translation>
    </message>
    <message>
        <source>chance, %</source>
        <translation>sandsynlighed, %</translation>
    </message>
    <message>
        <source>chance (blitz {share} %)</source>
        <translation>sandsynlighed (blitz {share} %)</translation>
    </message>
    <message>
        <source>blitz {imps}</source>
        <translation>blitz {imps}</translation>
    </message>
    <message>
        <source>Equal teams, {imps} IMPs per board</source>
        <translation>Lige stærke hold, {imps} IMP pr. spil</translation>
    </message>
    <message>
        <source>Models of the Scale</source>
        <translation>Modeller for skalaen</translation>
    </message>
    <message>
        <source>Differences from the WBF Scale</source>
        <translation>Forskelle fra WBF’s skala</translation>
    </message>
    <message>
        <source>Model: the worth of one IMP</source>
        <translation>Model: hvad én IMP er værd</translation>
    </message>
    <message>
        <source>Curve, in VP and IMPs</source>
        <translation>Kurve i KP og IMP</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Sensitivity at the draw</source>
        <translation>Følsomhed ved uafgjort</translation>
    </message>
    <message>
        <source>Sensitivity at the median</source>
        <translation>Følsomhed ved medianen</translation>
    </message>
    <message>
        <source>Sensitivity at the blitz</source>
        <translation>Følsomhed ved blitzen</translation>
    </message>
    <message>
        <source>Concavity at the draw</source>
        <translation>Konkavitet ved uafgjort</translation>
    </message>
    <message>
        <source>Concavity at the median</source>
        <translation>Konkavitet ved medianen</translation>
    </message>
    <message>
        <source>Concavity at the blitz</source>
        <translation>Konkavitet ved blitzen</translation>
    </message>
    <message>
        <source>Continuous scale</source>
        <translation>Kontinuerlig skala</translation>
    </message>
    <message>
        <source>Concavity violations</source>
        <translation>Brud på konkavitetsreglen</translation>
    </message>
    <message>
        <source>Raises of {step} VP</source>
        <translation>Hævninger på {step} KP</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, VP</source>
        <translation>Største forskel fra WBF, KP</translation>
    </message>
    <message>
        <source>Margin of this difference, IMPs</source>
        <translation>Forskellens difference, IMP</translation>
    </message>
    <message>
        <source>Discrete scale</source>
        <translation>Diskret skala</translation>
    </message>
    <message>
        <source>Bands narrower than the last</source>
        <translation>Intervaller smallere end det forrige</translation>
    </message>
    <message>
        <source>Limits lowered by one IMP</source>
        <translation>Grænser sænket en IMP</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, IMPs</source>
        <translation>Største forskel fra WBF, IMP</translation>
    </message>
    <message>
        <source>VP of this difference</source>
        <translation>Forskellens KP</translation>
    </message>
    <message>
        <source>Drawn, continuous, %</source>
        <translation>Uafgjort, kontinuerlig, %</translation>
    </message>
    <message>
        <source>Drawn, discrete, %</source>
        <translation>Uafgjort, diskret, %</translation>
    </message>
    <message>
        <source>Won by a blitz, continuous, %</source>
        <translation>Vundet med blitz, kontinuerlig, %</translation>
    </message>
    <message>
        <source>Won by a blitz, discrete, %</source>
        <translation>Vundet med blitz, diskret, %</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, continuous</source>
        <translation>Vinders KP i snit, kontinuerlig</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, discrete</source>
        <translation>Vinders KP i snit, diskret</translation>
    </message>
    <message>
        <source>no board count from {first} to {last}; nearest: {nearest}</source>
        <translation>intet antal spil fra {first} til {last}; nærmest: {nearest}</translation>
    </message>
    <message>
        <source>{boards} ({vp} VP)</source>
        <translation>{boards} ({vp} KP)</translation>
    </message>
    <message>
        <source>this is the VP that is asked for</source>
        <translation>det er de KP, der spørges om</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} KP</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>eksponentiel</translation>
    </message>
    <message>
        <source>quadratic</source>
        <translation>kvadratisk</translation>
    </message>
    <message>
        <source>square root</source>
        <translation>kvadratrod</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logaritmisk</translation>
    </message>
    <message>
        <source>straight line</source>
        <translation>ret linje</translation>
    </message>
    <message>
        <source>continuous</source>
        <translation>kontinuerlig</translation>
    </message>
    <message>
        <source>discrete</source>
        <translation>diskret</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Spillenes point</translation>
    </message>
    <message>
        <source>Win/loss</source>
        <translation>Vundet/tabt</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0</source>
        <translation>Gammel WBF-skala, 25-0</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0, straight</source>
        <translation>Gammel WBF-skala, 25-0, ret linje</translation>
    </message>
    <message>
        <source>Continuous scale ({model})</source>
        <translation>Kontinuerlig skala ({model})</translation>
    </message>
    <message>
        <source>Discrete scale ({model})</source>
        <translation>Diskret skala ({model})</translation>
    </message>
    <message>
        <source>Matchpoints to Victory Points</source>
        <translation>Matchpoint til kamppoint</translation>
    </message>
    <message>
        <source>Points of boards to Victory Points</source>
        <translation>Spillenes point til kamppoint</translation>
    </message>
    <message>
        <source>{band} IMPs</source>
        <translation>{band} IMP</translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>{counts} spil</translation>
    </message>
    <message>
        <source>largest win from {margin}</source>
        <translation>største sejr fra {margin}</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>KP – KP</translation>
    </message>
    <message>
        <source>Differences from {boards}</source>
        <translation>Forskelle fra {boards}</translation>
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
        <translation>en model af den</translation>
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
    <message>
        <source>The margins spread by {imps} IMPs per board; theory has {theory}, for equal teams.</source>
        <translation>Differencerne spreder sig med {imps} IMP pr. spil; teorien har {theory} for lige stærke hold.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too high: fewer than {wanted} % would win by the maximum.</source>
        <translation>WBF’s {standard} er for høj: færre end {wanted} % ville vindes maksimalt.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too low: more than {wanted} % would win by the maximum.</source>
        <translation>WBF’s {standard} er for lav: flere end {wanted} % ville vindes maksimalt.</translation>
    </message>
    <message>
        <source>The WBF&apos;s factor of {standard} is within the interval: there is no reason to change it.</source>
        <translation>WBF’s faktor på {standard} ligger i intervallet: der er ingen grund til at ændre den.</translation>
    </message>
    <message>
        <source>A model: no table of this scale is known. It agrees with all its known results.</source>
        <translation>En model: ingen tabel over denne skala er fundet. Den stemmer med alle kendte resultater.</translation>
    </message>
    <message>
        <source>{number} of {of} reach {blitz}: {share} % ({least} to {most} %); in theory {expected} %.</source>
        <translation>{number} af {of} når {blitz}: {share} % ({least} til {most} %); i teorien {expected} %.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Rating Report</source>
        <translation>Ratingrapport</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Hvad der mangler</translation>
    </message>
    <message>
        <source>&amp;Write…</source>
        <translation>&amp;Skriv…</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Gå dertil</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) missing:</source>
        <translation>
            <numerusform>%n oplysning mangler:</numerusform>
            <numerusform>%n oplysninger mangler:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Intet mangler.</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>VPs of a bye</source>
        <translation>KP for oversidning</translation>
    </message>
    <message>
        <source>Type a board and its result, such as “12 =”; there is no such board.</source>
        <translation>Skriv et bræt eller bord og dets resultat, f.eks. »12 =«; det nummer findes ikke.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 45-23”; there is no such table.</source>
        <translation>Skriv et bord og dets resultat, for eksempel »12 45-23«; der er intet sådant bord.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 57.5”; there is no such table.</source>
        <translation>Skriv et bord og dets resultat, for eksempel »12 57,5«; der er intet sådant bord.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Godtag</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Ret</translation>
    </message>
    <message>
        <source>{name}: “{typed}”?</source>
        <translation>{name}: »{typed}«?</translation>
    </message>
    <message>
        <source>result of board {table}</source>
        <translation>resultat ved bræt/bord {table}</translation>
    </message>
    <message>
        <source>result of table {table}</source>
        <translation>resultat ved bord {table}</translation>
    </message>
    <message>
        <source>&amp;Add It</source>
        <translation>&amp;Læg til</translation>
    </message>
</context>
<context>
    <name>ResultMarks</name>
    <message>
        <source>missing</source>
        <translation>mangler</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>usædvanligt</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>kendelse</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>justeret</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>rettet</translation>
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
        <translation>Deres IMP</translation>
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
        <source>&amp;Matchpoints %</source>
        <translation>&amp;Matchpoint %</translation>
    </message>
    <message>
        <source>Our matchpoints in percent</source>
        <translation>Vores matchpoint i procent</translation>
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
    <message>
        <source>at least {percent}</source>
        <translation>mindst {percent}</translation>
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
    <name>ResultsFile</name>
    <message>
        <source>Import Results</source>
        <translation>Importer resultater</translation>
    </message>
    <message>
        <source>Results of boards</source>
        <translation>Spillenes resultater</translation>
    </message>
    <message>
        <source>results of “{file}”</source>
        <translation>resultater fra »{file}«</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken.</source>
        <translation>
            <numerusform>%n resultat taget ind.</numerusform>
            <numerusform>%n resultater taget ind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results that were another one before: {count}.</source>
        <translation>Resultater, der var anderledes før: {count}.</translation>
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
        <translation>Bord</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Syd</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Øst-Vest</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>ØV</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>{what}: {count} missing</source>
        <translation>{what}: {count} mangler</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Alle resultater er inde</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Spil for spil</translation>
    </message>
    <message>
        <source>Table by table</source>
        <translation>Bord for bord</translation>
    </message>
    <message>
        <source>Boards, or tables in rounds</source>
        <translation>Spil, eller borde i runder</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultater</translation>
    </message>
    <message>
        <source>Type contracts such as 3NT W +1, points, A60/40, or NP, and press Enter</source>
        <translation>Skriv kontrakter som 3NT W +1, point, A60/40 eller NP, og tryk Enter</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Hvorfor et resultat giver, hvad det gør</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Spillets hænder</translation>
    </message>
    <message>
        <source>E&amp;ntry</source>
        <translation>&amp;Indtastning</translation>
    </message>
    <message>
        <source>{pairs} has no opponent, sits out</source>
        <translation>{pairs} har ingen modstander, sidder over</translation>
    </message>
    <message>
        <source>{pairs} have no opponents, sit out</source>
        <translation>{pairs} har ingen modstandere, sidder over</translation>
    </message>
</context>
<context>
    <name>RoomHeader</name>
    <message>
        <source>Print…</source>
        <translation>Udskriv…</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Anden skærm</translation>
    </message>
    <message>
        <source>Prints or exports what is shown (Ctrl+P)</source>
        <translation>Udskriver eller eksporterer det viste (Ctrl+P)</translation>
    </message>
    <message>
        <source>Shows it to everybody, on a projector too (F5)</source>
        <translation>Viser det for alle, også på en projektor (F5)</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Swiss from the top</source>
        <translation>Schweizersystem fra toppen</translation>
    </message>
    <message>
        <source>Swiss, closest overall</source>
        <translation>Schweizersystem, mindste forskelle</translation>
    </message>
    <message>
        <source>Danish Swiss</source>
        <translation>Schweizersystem, dansk</translation>
    </message>
    <message>
        <source>First round by [first:halves].</source>
        <translation>Første runde efter [first:halvdele].</translation>
    </message>
    <message>
        <source>First round by [first:quarters].</source>
        <translation>Første runde efter [first:fjerdedele].</translation>
    </message>
    <message>
        <source>First round by [first:the standings], as any later one.</source>
        <translation>Første runde efter [first:stillingen], som enhver senere.</translation>
    </message>
    <message>
        <source>First round by [first:lot].</source>
        <translation>Første runde ved [first:lodtrækning].</translation>
    </message>
    <message>
        <source>The table is [places:by strength]; the first two meet last.</source>
        <translation>Pladserne i tabellen [places:efter styrke]; de to første mødes sidst.</translation>
    </message>
    <message>
        <source>The table is [places:by the numbers].</source>
        <translation>Pladserne i tabellen [places:efter numrene].</translation>
    </message>
    <message>
        <source>The table is [places:by lot].</source>
        <translation>Pladserne i tabellen [places:ved lodtrækning].</translation>
    </message>
    <message>
        <source>With an odd number, one [odd:sits out]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Ved ulige antal [odd:sidder en over]; en oversidning giver [bye_vp:{vp} KP].</translation>
    </message>
    <message>
        <source>Triangles go [triangle:by turns].</source>
        <translation>Trekanterne går [triangle:på skift].</translation>
    </message>
    <message>
        <source>[triangle:Nobody] plays two triangles.</source>
        <translation>[triangle:Ingen] spiller to trekanter.</translation>
    </message>
    <message>
        <source>Triangles are [triangle:from the bottom], even twice.</source>
        <translation>Trekanter tages [triangle:fra bunden], også to gange.</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:by their VPs].</source>
        <translation>Sene tilmeldinger parres [late:efter deres KP].</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as average].</source>
        <translation>Sene tilmeldinger parres [late:som gennemsnit].</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as the last].</source>
        <translation>Sene tilmeldinger parres [late:som den sidste].</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:as in the standings].</source>
        <translation>Lige KP parres [level:som i stillingen].</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:by IMP quotient].</source>
        <translation>Lige KP parres [level:efter IMP-kvotient].</translation>
    </message>
    <message>
        <source>A match counts [counts:its IMPs].</source>
        <translation>En kamp tæller [counts:sine IMP].</translation>
    </message>
    <message>
        <source>A match counts [counts:IMPs and boards (Patton)].</source>
        <translation>En kamp tæller [counts:IMP og spil (Patton)].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:as a bye].</source>
        <translation>Walkover tæller [walkover:som oversidning].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:the best of three averages].</source>
        <translation>Walkover tæller [walkover:det bedste af tre gennemsnit].</translation>
    </message>
    <message>
        <source>Rounds are drawn [arrears:one round behind].</source>
        <translation>Runder parres [arrears:en runde bagud].</translation>
    </message>
    <message>
        <source>Strictly by rank, whoever has met: rounds [danish:{rounds}].</source>
        <translation>Strengt efter placering, uanset hvem der har mødtes: runder [danish:{rounds}].</translation>
    </message>
    <message>
        <source>The first three [leaders:may meet] in a triangle.</source>
        <translation>De tre første [leaders:må mødes] i en trekant.</translation>
    </message>
    <message>
        <source>A bye is worth [bye_vp:{vp} VP].</source>
        <translation>En oversidning giver [bye_vp:{vp} KP].</translation>
    </message>
    <message>
        <source>Dutch rules of [edition:{edition}].</source>
        <translation>Hollandske regler fra [edition:{edition}].</translation>
    </message>
    <message>
        <source>A win counts [points:{win}], a draw {draw}.</source>
        <translation>En sejr tæller [points:{win}], remis {draw}.</translation>
    </message>
    <message>
        <source>A bye counts [bye:{points}].</source>
        <translation>En oversidning tæller [bye:{points}].</translation>
    </message>
    <message>
        <source>The upper half is [baku:accelerated by Baku].</source>
        <translation>Den øverste halvdel er [baku:accelereret efter Baku].</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runde</numerusform>
            <numerusform>%n runder</numerusform>
        </translation>
    </message>
    <message>
        <source>any number of rounds</source>
        <translation>et åbent antal runder</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Ulige antal: tre spiller [odd:en trekant]; en oversidning giver [bye_vp:{vp} KP].</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle over two rounds]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>Ulige antal: tre spiller [odd:en trekant over to runder]; en oversidning giver [bye_vp:{vp} KP].</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>Underlined words can be changed; what is bold is not the usual.</source>
        <translation>Understregede ord kan ændres; fed skrift er ikke det sædvanlige.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Alle regler</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>&amp;What happened</source>
        <translation>H&amp;ændelse</translation>
    </message>
    <message>
        <source>Boar&amp;ds with a result</source>
        <translation>Spil med resul&amp;tat</translation>
    </message>
    <message>
        <source>&amp;At fault</source>
        <translation>Sk&amp;yld</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>N&amp;avn</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMP</translation>
    </message>
    <message>
        <source>Average &amp;plus</source>
        <translation>Middel pl&amp;us</translation>
    </message>
    <message>
        <source>P&amp;lain average</source>
        <translation>Mi&amp;ddel</translation>
    </message>
    <message>
        <source>Average min&amp;us</source>
        <translation>Middel minu&amp;s</translation>
    </message>
    <message>
        <source>Penalt&amp;y, VP</source>
        <translation>Strafp&amp;oint, KP</translation>
    </message>
    <message>
        <source>&amp;Other matches, VP</source>
        <translation>An&amp;dre kampe, KP</translation>
    </message>
    <message>
        <source>of {boards}</source>
        <translation>af {boards}</translation>
    </message>
    <message>
        <source>Carried &amp;over</source>
        <translation>&amp;Carry-over</translation>
    </message>
    <message>
        <source>IMPs on e&amp;xtra boards</source>
        <translation>IMP på e&amp;kstra spil</translation>
    </message>
    <message>
        <source>Carried &amp;over, IMPs</source>
        <translation>&amp;Carry-over, IMP</translation>
    </message>
    <message>
        <source>Carried &amp;over, VP</source>
        <translation>&amp;Carry-over, KP</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>hændelse</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>skyld</translation>
    </message>
    <message>
        <source>boards with a result</source>
        <translation>spil med resultat</translation>
    </message>
    <message>
        <source>{what}, home side</source>
        <translation>{what}, hjemme</translation>
    </message>
    <message>
        <source>{what}, visitors</source>
        <translation>{what}, ude</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>Afbrudt</translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted</source>
        <translation>Spil annulleret eller justeret</translation>
    </message>
    <message>
        <source>Void: it does not count</source>
        <translation>Ugyldig: tæller ikke</translation>
    </message>
    <message>
        <source>Bye: no opponent</source>
        <translation>Oversidder: ingen modstander</translation>
    </message>
    <message>
        <source>Forfeit: not played</source>
        <translation>Walkover: ikke spillet</translation>
    </message>
    <message>
        <source>More boards than planned</source>
        <translation>Flere spil end planlagt</translation>
    </message>
    <message>
        <source>Mismatch: a wrong draw of a Swiss</source>
        <translation>Fejlparring: forkert parring i schweizersystem</translation>
    </message>
    <message>
        <source>Neither side</source>
        <translation>Ingen af siderne</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Hjemmehold</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Udehold</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Begge sider</translation>
    </message>
    <message>
        <source>What happened to the match</source>
        <translation>Hvad der skete med kampen</translation>
    </message>
    <message>
        <source>Who is at fault</source>
        <translation>Hvem der har skylden</translation>
    </message>
    <message>
        <source>Boards with a result</source>
        <translation>Spil med resultat</translation>
    </message>
    <message>
        <source>The boards of the whole match are those of the scale.</source>
        <translation>Hele kampens antal spil er skalaens.</translation>
    </message>
    <message>
        <source>VP per match in the other matches; 0 and Page Down for none</source>
        <translation>KP pr. kamp i de andre kampe; 0 og Page Down for ingen</translation>
    </message>
    <message>
        <source>Per board without a result: average minus for a side at fault, average plus for the other.</source>
        <translation>Pr. spil uden resultat: middel minus til en side med skyld, middel plus til den anden.</translation>
    </message>
</context>
<context>
    <name>RulingPage</name>
    <message>
        <source>Ta&amp;ke from Score Sheet</source>
        <translation>Overf&amp;ør fra regnskab</translation>
    </message>
    <message>
        <source>Print Slip…</source>
        <translation>Udskriv seddel…</translation>
    </message>
    <message>
        <source>regulation</source>
        <translation>reglement</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>regnskab</translation>
    </message>
    <message>
        <source>ruling taken back</source>
        <translation>kendelse taget tilbage</translation>
    </message>
    <message>
        <source>ruling adopted</source>
        <translation>kendelse overført</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Tag tilbage</translation>
    </message>
    <message>
        <source>Adopt for Score Sheet</source>
        <translation>Overfør til regnskab</translation>
    </message>
    <message>
        <source>Rulings side by side</source>
        <translation>Kendelser side om side</translation>
    </message>
    <message>
        <source>The ruling that is picked here is printed as a slip; F6 leads from the form to it.</source>
        <translation>Den kendelse, der er valgt her, udskrives som seddel; F6 fører fra formularen til den.</translation>
    </message>
    <message>
        <source>The score sheet shows the ruling that is picked as the result, with its reason.</source>
        <translation>Regnskabet viser den valgte kendelse som resultat med dens begrundelse.</translation>
    </message>
    <message>
        <source>Prints the ruling that is picked, with its reasons (Ctrl+P)</source>
        <translation>Udskriver den valgte kendelse med begrundelse (Ctrl+P)</translation>
    </message>
    <message>
        <source>Reasons for the ruling that is picked</source>
        <translation>Begrundelser for den valgte kendelse</translation>
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
        <translation>{home} {vp} KP</translation>
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
        <translation>For spillene uden resultat får {side} {imps} ({parts}).</translation>
    </message>
    <message>
        <source>The margin of {side}, {exact}, is rounded to {imps} before the scale.</source>
        <translation>Differencen for {side}, {exact}, afrundes til {imps} før skalaen.</translation>
    </message>
    <message>
        <source>{side} carries over {amount}.</source>
        <translation>{side} har {amount} i carry-over.</translation>
    </message>
    <message>
        <source>{side}
VP</source>
        <translation>{side}
KP</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Kendelse</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Rulings: {match}</source>
        <translation>Kendelser: {match}</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Begrundelse</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Underskrift</translation>
    </message>
    <message>
        <source>{who}: {line}</source>
        <translation>{who}: {line}</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Turneringsleder</translation>
    </message>
    <message>
        <source>{way}: {result}</source>
        <translation>{way}: {result}</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>ikke mulig</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation>foretrukket</translation>
    </message>
    <message>
        <source>adopted</source>
        <translation>overført</translation>
    </message>
    <message>
        <source>Regulation “{regulation}”; {scale}</source>
        <translation>Reglement »{regulation}«; {scale}</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Hjemmehold</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Udehold</translation>
    </message>
    <message>
        <source>Scale for the boards played</source>
        <translation>Skala for de spillede spil</translation>
    </message>
    <message>
        <source>{side} met opponents that were too strong, not by its own fault, and gets a quarter of what is missing to {full} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side} mødte uden egen skyld for stærke modstandere og får en fjerdedel af det, der mangler op til {full} KP (EBU White Book 3.5): {vp} KP.</translation>
    </message>
    <message>
        <source>{side} met opponents that were too weak, by its own fault, and loses a quarter of what it has above {least} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side} mødte ved egen skyld for svage modstandere og mister en fjerdedel af det, der er over {least} KP (EBU White Book 3.5): {vp} KP.</translation>
    </message>
    <message>
        <source>Full scale with averages</source>
        <translation>Fuld skala med middel</translation>
    </message>
    <message>
        <source>Full scale as it stands</source>
        <translation>Fuld skala, som det står</translation>
    </message>
    <message>
        <source>Match does not count</source>
        <translation>Kampen tæller ikke</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Oversidder</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Walkover</translation>
    </message>
    <message>
        <source>Best average</source>
        <translation>Bedste gennemsnit</translation>
    </message>
    <message>
        <source>Planned boards alone</source>
        <translation>Kun planlagte spil</translation>
    </message>
    <message>
        <source>Average plus on half of the boards</source>
        <translation>Middel plus på halvdelen af spillene</translation>
    </message>
    <message>
        <source>Mismatch of both sides</source>
        <translation>Fejlparring af begge sider</translation>
    </message>
    <message>
        <source>Mismatch of the home side</source>
        <translation>Fejlparring af hjemmeholdet</translation>
    </message>
    <message>
        <source>Mismatch of the visitors</source>
        <translation>Fejlparring af udeholdet</translation>
    </message>
    <message>
        <source>The match was cut short. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Kampen blev afbrudt. Spil med resultat: {played} af {planned}; IMP {imps}.</translation>
    </message>
    <message>
        <source>The match is void.</source>
        <translation>Kampen er ugyldig.</translation>
    </message>
    <message>
        <source>{home} has no opponent.</source>
        <translation>{home} har ingen modstander.</translation>
    </message>
    <message>
        <source>The match was not played.</source>
        <translation>Kampen blev ikke spillet.</translation>
    </message>
    <message>
        <source>The round was drawn wrongly, which was noticed after it had been played; IMPs {imps}.</source>
        <translation>Runden var parret forkert, hvilket først blev opdaget, da den var spillet; IMP {imps}.</translation>
    </message>
    <message>
        <source>Neither side is at fault.</source>
        <translation>Ingen af siderne er skyld i det.</translation>
    </message>
    <message>
        <source>{home} is at fault; {away} is not.</source>
        <translation>{home} er skyld i det; {away} er ikke.</translation>
    </message>
    <message>
        <source>{away} is at fault; {home} is not.</source>
        <translation>{away} er skyld i det; {home} er ikke.</translation>
    </message>
    <message>
        <source>Both sides are at fault.</source>
        <translation>Begge sider er skyld i det.</translation>
    </message>
    <message>
        <source>The boards played count on the scale for {played_boards}.</source>
        <translation>De spillede spil tæller på skalaen for {played_boards}.</translation>
    </message>
    <message>
        <source>The scale is that of the whole match, {planned_boards}.</source>
        <translation>Skalaen er hele kampens, {planned_boards}.</translation>
    </message>
    <message>
        <source>Boards without a result are worth nothing to either side.</source>
        <translation>Spil uden resultat giver ingen af siderne noget.</translation>
    </message>
    <message>
        <source>A bye is worth {bye} % of {full} VP.</source>
        <translation>En oversidder får {bye} % af {full} KP.</translation>
    </message>
    <message>
        <source>No side gets less than 0 VP.</source>
        <translation>Ingen side får mindre end 0 KP.</translation>
    </message>
    <message>
        <source>This is what the regulation “{regulation}” asks for.</source>
        <translation>Det er, hvad reglementet »{regulation}« foreskriver.</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling, which is not possible here: {way}.</source>
        <translation>Reglementet »{regulation}« foreskriver en anden kendelse, som ikke er mulig her: {way}.</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling; this one is the director&apos;s.</source>
        <translation>Reglementet »{regulation}« foreskriver en anden kendelse; denne er turneringslederens.</translation>
    </message>
    <message>
        <source>The match does not count. Neither side is at fault: each gets {share} % of {full} VP.</source>
        <translation>Kampen tæller ikke. Ingen af siderne har skylden: hver får {share} % af {full} KP.</translation>
    </message>
    <message>
        <source>The match does not count. Both sides are at fault: each gets {share} % of {full} VP.</source>
        <translation>Kampen tæller ikke. Begge sider har skylden: hver får {share} % af {full} KP.</translation>
    </message>
    <message>
        <source>Both sides forfeit the match: each gets {least} % of {full} VP.</source>
        <translation>Begge sider taber kampen på walkover: hver får {least} % af {full} KP.</translation>
    </message>
    <message>
        <source>{guilty} forfeits the match and gets {least} % of {full} VP; {innocent} gets {most} %.</source>
        <translation>{guilty} taber kampen på walkover og får {least} % af {full} KP; {innocent} får {most} %.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling is on: {ruling}.</source>
        <translation>Regnskabet siger: {sheet}. Kendelsen bygger på: {ruling}.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling says: {ruling}</source>
        <translation>Regnskabet siger: {sheet}. Kendelsen siger: {ruling}</translation>
    </message>
    <message>
        <source>Adopted: this ruling is the result of the match.</source>
        <translation>Overført: denne kendelse er kampens resultat.</translation>
    </message>
    <message>
        <source>The result of the match is another ruling that was adopted: {way}, {result}.</source>
        <translation>Kampens resultat er en anden kendelse, som er overført: {way}, {result}.</translation>
    </message>
    <message>
        <source>No ruling is adopted: the result of the match is that of the score sheet, {vps} VP.</source>
        <translation>Ingen kendelse er overført: kampens resultat er regnskabets, {vps} KP.</translation>
    </message>
    <message>
        <source>The result is that of an adopted ruling: {way}.</source>
        <translation>Resultatet er fra en overført kendelse: {way}.</translation>
    </message>
    <message>
        <source>By the scores alone it would be {vps} VP.</source>
        <translation>Efter scorerne alene ville det være {vps} KP.</translation>
    </message>
    <message>
        <source>boards with a result {played} of {planned}, IMPs {imps}</source>
        <translation>spil med resultat {played} af {planned}, IMP {imps}</translation>
    </message>
    <message>
        <source>The ruling was made on other numbers than those of the score sheet now: look at it again.</source>
        <translation>Kendelsen er truffet på andre tal end regnskabets nuværende: se på den igen.</translation>
    </message>
    <message>
        <source>The ruling was made on another scale than that of the match now: look at it again.</source>
        <translation>Kendelsen er truffet på en anden skala end kampens nuværende: se på den igen.</translation>
    </message>
    <message>
        <source>average plus: {boards} × {imps}</source>
        <translation>middel plus: {boards} × {imps}</translation>
    </message>
    <message>
        <source>average: {boards} × 0</source>
        <translation>middel: {boards} × 0</translation>
    </message>
    <message>
        <source>average minus: {boards} × {imps}</source>
        <translation>middel minus: {boards} × {imps}</translation>
    </message>
    <message>
        <source>Neither side is ahead: {vps} VP.</source>
        <translation>Ingen af siderne er foran: {vps} KP.</translation>
    </message>
    <message>
        <source>The VP of both sides add up to {sum}, not to {usual}.</source>
        <translation>Begge siders KP giver tilsammen {sum}, ikke {usual}.</translation>
    </message>
    <message>
        <source>{side} carries over {amount} VP.</source>
        <translation>{side} har {amount} KP i carry-over.</translation>
    </message>
    <message>
        <source>More than {most} cannot be carried over.</source>
        <translation>Mere end {most} kan ikke overføres.</translation>
    </message>
    <message>
        <source>{side} loses {amount} VP as a penalty.</source>
        <translation>{side} får {amount} KP i strafpoint.</translation>
    </message>
    <message>
        <source>{side} has an average of {amount} VP in other matches.</source>
        <translation>{side} har et gennemsnit på {amount} KP i andre kampe.</translation>
    </message>
    <message>
        <source>Others got {amount} VP on average against {opponent}.</source>
        <translation>Andre fik i gennemsnit {amount} KP mod {opponent}.</translation>
    </message>
    <message>
        <source>The greatest of these values counts for {side}: {vp} VP.</source>
        <translation>Den største af disse værdier tæller for {side}: {vp} KP.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins by %n IMP(s): {vps} VP.</source>
        <translation>
            <numerusform>{side} vinder med %n IMP: {vps} KP.</numerusform>
            <numerusform>{side} vinder med %n IMP: {vps} KP.</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Spil blev annulleret eller justeret. Spil med resultat: {played} af {planned}; IMP {imps}.</translation>
    </message>
    <message>
        <source>Margins differ: {home} {home_imps}, {away} {away_imps}. Own VP: {home_vp} and {away_vp}.</source>
        <translation>Differencerne er forskellige: {home} {home_imps}, {away} {away_imps}. Egne KP: {home_vp} og {away_vp}.</translation>
    </message>
    <message>
        <source>Boards played {played}, planned {planned}. IMPs on the planned {imps}, on others {extra}.</source>
        <translation>Spillede spil {played}, planlagt {planned}. IMP på de planlagte {imps}, på andre {extra}.</translation>
    </message>
    <message>
        <source>Only the planned boards count ({planned_boards}), and none beyond them.</source>
        <translation>Kun de planlagte spil tæller ({planned_boards}), og ingen ud over dem.</translation>
    </message>
    <message>
        <source>Boards with a result: {played} of {planned}, less than the {least} % that a match needs.</source>
        <translation>Spil med resultat: {played} af {planned}, færre end de {least} %, en kamp kræver.</translation>
    </message>
    <message>
        <source>The match does not count: average plus on half the boards (EBU White Book 3.3.9).</source>
        <translation>Kampen tæller ikke: middel plus på halvdelen af spillene (EBU White Book 3.3.9).</translation>
    </message>
    <message>
        <source>Not counted. At fault: {guilty}, {least} % of {full} VP; {innocent}: {most} %.</source>
        <translation>Tæller ikke. Skyld: {guilty}, {least} % af {full} KP; {innocent}: {most} %.</translation>
    </message>
    <message>
        <source>The score sheet was {then} and is now {now}: look at the ruling again.</source>
        <translation>Regnskabet var {then} og er nu {now}: se på kendelsen igen.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>A &amp;Pairs Evening</source>
        <translation>En &amp;paraften</translation>
    </message>
    <message>
        <source>A &amp;League of Teams</source>
        <translation>En &amp;liga for hold</translation>
    </message>
    <message>
        <source>The &amp;Scale on a Club’s Wall</source>
        <translation>&amp;Skalaen på en klubs væg</translation>
    </message>
    <message>
        <source>A &amp;Match</source>
        <translation>En &amp;kamp</translation>
    </message>
    <message>
        <source>Go on with your copy “{name}”?</source>
        <translation>Fortsætte med din kopi »{name}«?</translation>
    </message>
    <message>
        <source>To begin anew makes another copy; this one stays as it is.</source>
        <translation>At begynde forfra laver en ny kopi; denne forbliver, som den er.</translation>
    </message>
    <message>
        <source>&amp;Begin Anew</source>
        <translation>&amp;Begynd forfra</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message>
        <source>S&amp;wiss Teams</source>
        <translation>S&amp;chweizersystem for hold</translation>
    </message>
    <message>
        <source>A &amp;Cup</source>
        <translation>En k&amp;nockoutturnering</translation>
    </message>
    <message>
        <source>A M&amp;ovement for Eight Pairs</source>
        <translation>En spilleplan for &amp;otte par</translation>
    </message>
</context>
<context>
    <name>ScaleCombo</name>
    <message>
        <source>Printed tables</source>
        <translation>Trykte tabeller</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Egne skalaer</translation>
    </message>
    <message>
        <source>By who wins</source>
        <translation>Efter vinder</translation>
    </message>
    <message>
        <source>Own Scales…</source>
        <translation>Egne skalaer…</translation>
    </message>
    <message>
        <source>WBF continuous</source>
        <translation>WBF kontinuerlig</translation>
    </message>
    <message>
        <source>WBF discrete</source>
        <translation>WBF diskret</translation>
    </message>
    <message>
        <source>Other curves</source>
        <translation>Andre kurver</translation>
    </message>
    <message>
        <source>Continuous, {model}</source>
        <translation>Kontinuerlig, {model}</translation>
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
        <source>Boards in the match</source>
        <translation>Spil i kampen</translation>
    </message>
    <message>
        <source>Boards in the match, 1 to 999. Page Up and Page Down change it by ten.</source>
        <translation>Spil i kampen, 1 til 999. Page Up og Page Down ændrer antallet med ti.</translation>
    </message>
    <message>
        <source>Several, as in 7, 14, 20, are pinned to be compared.</source>
        <translation>Flere, f.eks. 7, 14, 20, fastgøres til sammenligning.</translation>
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
        <source>Range, blitz</source>
        <translation>Spænd, blitz</translation>
    </message>
    <message>
        <source>Range, blitz and half match</source>
        <translation>Spænd, blitz og halvkamp</translation>
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
        <source>Half mat&amp;ch</source>
        <translation>Halvka&amp;mp</translation>
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
        <translation>Egen skala</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Skalaens tabel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Gen&amp;tag</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Indsæt</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>Give the scale a name and fill in the table.</source>
        <translation>Giv skalaen et navn, og udfyld tabellen.</translation>
    </message>
    <message>
        <source>A scale for {boards}; the largest win is {vp} VP.</source>
        <translation>En skala for {boards}; den største sejr er {vp} KP.</translation>
    </message>
    <message>
        <source>The audit finds no fault.</source>
        <translation>Eftersynet finder ingen fejl.</translation>
    </message>
    <message numerus="yes">
        <source>The audit finds %n fault(s).</source>
        <translation>
            <numerusform>Eftersynet finder %n fejl.</numerusform>
            <numerusform>Eftersynet finder %n fejl.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Navn</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Kilde</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>N&amp;ote</translation>
    </message>
    <message>
        <source>Save the changes to this scale?</source>
        <translation>Gem ændringerne i denne skala?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Hvis du kasserer dem, er de tabt.</translation>
    </message>
    <message>
        <source>Type or paste the table: margins (0, 1 or 0-2, 3-6) and VP; above, boards (24 or 21-27).</source>
        <translation>Skriv eller indsæt tabellen: differencer (0, 1 eller 0-2, 3-6) og KP; over dem spil (24 eller 21-27).</translation>
    </message>
</context>
<context>
    <name>ScaleError</name>
    <message>
        <source>There is an own scale named {name} already; give this one another name.</source>
        <translation>Der findes allerede en egen skala med navnet {name}; giv denne et andet navn.</translation>
    </message>
    <message>
        <source>There is no scale of the kind {kind}; the kinds are {kinds}.</source>
        <translation>Der findes ingen skala af typen {kind}; typerne er {kinds}.</translation>
    </message>
    <message>
        <source>The share must be above 0 and at most {most} %, not {value} %.</source>
        <translation>Andelen skal være over 0 og højst {most} %, ikke {value} %.</translation>
    </message>
    <message>
        <source>This ODS workbook is damaged or protected by a password; save it as XLSX or CSV.</source>
        <translation>Denne ODS-projektmappe er beskadiget eller beskyttet med adgangskode; gem den som XLSX eller CSV.</translation>
    </message>
    <message>
        <source>This is a picture, not a table; type the table or save it as XLSX or CSV.</source>
        <translation>Dette er et billede, ikke en tabel; skriv tabellen ind, eller gem den som XLSX eller CSV.</translation>
    </message>
    <message>
        <source>There are no matches.</source>
        <translation>Der er ingen kampe.</translation>
    </message>
    <message>
        <source>{found} is not a number of boards; that is from 1 to {most}.</source>
        <translation>{found} er ikke et antal spil; det går fra 1 til {most}.</translation>
    </message>
    <message>
        <source>A scale of IMPs and one of percentages cannot be compared.</source>
        <translation>En skala i IMP og en i procent kan ikke sammenlignes.</translation>
    </message>
    <message>
        <source>The list is too long; it can have {most} rows.</source>
        <translation>Listen er for lang; den kan have {most} rækker.</translation>
    </message>
    <message>
        <source>There are no matches in the list.</source>
        <translation>Der er ingen kampe i listen.</translation>
    </message>
    <message>
        <source>The IMPs of one side are in {found}, those of the other side in no column.</source>
        <translation>Den ene sides IMP er i {found}, den anden sides i ingen kolonne.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>To kolonner har overskriften {found}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>Et anførselstegn mangler eller står forkert i denne række eller over den.</translation>
    </message>
    <message>
        <source>The number of boards is missing.</source>
        <translation>Antallet af spil mangler.</translation>
    </message>
    <message>
        <source>The result is missing.</source>
        <translation>Resultatet mangler.</translation>
    </message>
    <message>
        <source>{found} is not a number of IMPs.</source>
        <translation>{found} er ikke et antal IMP.</translation>
    </message>
    <message>
        <source>A scale needs a name.</source>
        <translation>En skala skal have et navn.</translation>
    </message>
    <message>
        <source>A scale needs a table.</source>
        <translation>En skala skal have en tabel.</translation>
    </message>
    <message>
        <source>A scale has at most {most} tables.</source>
        <translation>En skala har højst {most} tabeller.</translation>
    </message>
    <message>
        <source>A table is for board counts from 1 to {most}, the fewest first, not {first} to {last}.</source>
        <translation>En tabel gælder for 1 til {most} spil, det mindste antal først, ikke {first} til {last}.</translation>
    </message>
    <message>
        <source>{margin} IMPs is not a possible margin over {boards}; the most is {most}.</source>
        <translation>{margin} IMP er ikke en mulig difference over {boards}; det højeste er {most}.</translation>
    </message>
    <message>
        <source>This page has more than {most} tables; copy those with the scale out of it and paste them.</source>
        <translation>Denne side har mere end {most} tabeller; kopier dem med skalaen fra den og sæt dem ind.</translation>
    </message>
    <message>
        <source>The row is too long; it can have {most} characters.</source>
        <translation>Rækken er for lang; den kan have {most} tegn.</translation>
    </message>
    <message>
        <source>{name} has no table for {boards}; it has tables for {counts}.</source>
        <translation>{name} har ingen tabel for {boards}; der er tabeller for {counts}.</translation>
    </message>
    <message>
        <source>There are two tables for {boards}.</source>
        <translation>Der er to tabeller for {boards}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, the margins must begin with a draw and rise to at most {most}.</source>
        <translation>I tabellen for {counts} skal differencerne begynde med uafgjort og stige til højst {most}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, every margin needs the VP of both sides.</source>
        <translation>I tabellen for {counts} skal hver difference have begge siders KP.</translation>
    </message>
    <message>
        <source>In the table for {counts}, a VP is not between 0 and {most}.</source>
        <translation>I tabellen for {counts} er der KP, som ikke ligger mellem 0 og {most}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, no margin is worth more than a draw.</source>
        <translation>I tabellen for {counts} er ingen difference mere værd end uafgjort.</translation>
    </message>
    <message>
        <source>{place}: The first margin is {margin}; the table has to begin at a draw.</source>
        <translation>{place}: Den første difference er {margin}; tabellen skal begynde ved uafgjort.</translation>
    </message>
    <message>
        <source>{place}: Margins are missing before {margin}.</source>
        <translation>{place}: Der mangler differencer før {margin}.</translation>
    </message>
    <message>
        <source>{place}: The margin {margin} is in the line before this one, too.</source>
        <translation>{place}: Differencen {margin} står også i linjen før denne.</translation>
    </message>
    <message>
        <source>{place}: Only the last margins can be without an end.</source>
        <translation>{place}: Kun de sidste differencer kan være uden øvre grænse.</translation>
    </message>
    <message>
        <source>{place}: The loser&apos;s VP are missing, and they are not what the winner leaves.</source>
        <translation>{place}: Taberens KP mangler, og de er ikke det, som vinderen lader tilbage.</translation>
    </message>
    <message>
        <source>{place}: The winner&apos;s VP are missing.</source>
        <translation>{place}: Vinderens KP mangler.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a VP.</source>
        <translation>{place}: {found} er ikke et KP-tal.</translation>
    </message>
    <message>
        <source>{place}: The VP is missing.</source>
        <translation>{place}: KP mangler.</translation>
    </message>
    <message>
        <source>{place}: {found} has the other decimal sign than the rest of the table.</source>
        <translation>{place}: {found} har et andet decimaltegn end resten af tabellen.</translation>
    </message>
    <message>
        <source>{place}: {found} has more than two decimals.</source>
        <translation>{place}: {found} har mere end to decimaler.</translation>
    </message>
    <message>
        <source>{place}: The margin is missing.</source>
        <translation>{place}: Differencen mangler.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a margin.</source>
        <translation>{place}: {found} er ikke en difference.</translation>
    </message>
    <message>
        <source>{place}: The headings of winner and loser are swapped.</source>
        <translation>{place}: Overskrifterne for vinder og taber er byttet om.</translation>
    </message>
    <message>
        <source>{place}: Cells in this row: {cells}; in the others: {usual}.</source>
        <translation>{place}: Celler i denne række: {cells}; i de andre: {usual}.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {rows} rows and {cells} cells.</source>
        <translation>Tabellen er for stor; den kan have {rows} rækker og {cells} celler.</translation>
    </message>
    <message>
        <source>There is nothing to read here.</source>
        <translation>Her er intet at læse.</translation>
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
    <message>
        <source>This workbook has an old format; save it as XLSX or CSV and read that.</source>
        <translation>Denne projektmappe har et gammelt format; gem den som XLSX eller CSV, og læs den fil.</translation>
    </message>
    <message>
        <source>This is not an XLSX workbook, or it is damaged; save it as XLSX or CSV.</source>
        <translation>Dette er ikke en XLSX-projektmappe, eller den er beskadiget; gem den som XLSX eller CSV.</translation>
    </message>
    <message>
        <source>The workbook is too large.</source>
        <translation>Projektmappen er for stor.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in the table.</source>
        <translation>I tabellen mangler et anførselstegn, eller det står forkert.</translation>
    </message>
    <message>
        <source>Tables of a PDF cannot be read: paste the table, or save it as XLSX or CSV.</source>
        <translation>Tabeller i en PDF kan ikke læses: indsæt tabellen, eller gem den som XLSX eller CSV.</translation>
    </message>
    <message>
        <source>A discrete scale has whole VP at a draw, not {value}: choose an even range.</source>
        <translation>En diskret skala har hele KP ved uafgjort, ikke {value}: vælg et lige spænd.</translation>
    </message>
    <message>
        <source>Which column is which? Use headings: Boards and Margin, or Boards and twice IMPs.</source>
        <translation>Hvilken kolonne er hvilken? Brug overskrifter: Spil og Difference eller Spil og to gange IMP.</translation>
    </message>
    <message>
        <source>A blitz of {blitz} is too short for discrete {range}-0: take more boards or fewer VP.</source>
        <translation>En blitz på {blitz} er for kort til diskret {range}-0: tag flere spil eller færre KP.</translation>
    </message>
    <message>
        <source>{place}: The number of boards is missing; write 24 or 21-27 above the VP or margins.</source>
        <translation>{place}: Antallet af spil mangler; skriv 24 eller 21-27 over KP eller differencer.</translation>
    </message>
    <message>
        <source>This table shows no scale: it needs margins (0, 1, 2 or 0-2, 3-6) and their VP.</source>
        <translation>Tabellen viser ingen skala: den skal have differencer (0, 1, 2 eller 0-2, 3-6) og deres KP.</translation>
    </message>
    <message>
        <source>The VP of a draw are more than 0, at most {most}, with two decimals, not {value}.</source>
        <translation>KP ved uafgjort er over 0 og højst {most}, med to decimaler, ikke {value}.</translation>
    </message>
    <message>
        <source>{place}: {found} has another decimal sign than most cells; such cells: {cells}.</source>
        <translation>{place}: {found} har et andet decimaltegn end de fleste celler; antal sådanne celler: {cells}.</translation>
    </message>
</context>
<context>
    <name>ScaleExplained</name>
    <message>
        <source>The scale explained: {boards}</source>
        <translation>Skalaen forklaret: {boards}</translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>Sådan læses den</translation>
    </message>
    <message>
        <source>The margin in IMPs counts. A win by {margin} gives {won} VP, the losers get {lost}; a draw gives {draw}.</source>
        <translation>Differencen i IMP tæller. En sejr på {margin} giver {won} KP, taberne får {lost}; uafgjort giver {draw}.</translation>
    </message>
    <message>
        <source>A pair’s percentage of matchpoints counts. {margin} give {won} VP, {lost} to the others; 50 % gives {draw}.</source>
        <translation>Et pars procent af matchpointene tæller. {margin} giver {won} KP, {lost} til de andre; 50 % giver {draw}.</translation>
    </message>
    <message>
        <source>The margin in points of boards counts. By {margin} the winners get {won} VP, the losers {lost}; a draw {draw}.</source>
        <translation>Differencen i spilpoint tæller. Med {margin} får vinderne {won} KP, taberne {lost}; uafgjort giver {draw}.</translation>
    </message>
    <message>
        <source>From {margin} on the win is as large as it can be, {full} to {least}.</source>
        <translation>Fra {margin} er sejren så stor, som den kan blive, {full} mod {least}.</translation>
    </message>
    <message>
        <source>Together they always have {full}.</source>
        <translation>Tilsammen har de altid {full}.</translation>
    </message>
    <message>
        <source>How the largest win was chosen</source>
        <translation>Sådan blev den største sejr valgt</translation>
    </message>
    <message>
        <source>The largest win, the blitz, begins at {factor} × √{boards} = {x} IMPs.</source>
        <translation>Den største sejr, blitzen, begynder ved {factor} × √{boards} = {x} IMP.</translation>
    </message>
    <message>
        <source>The more boards, the larger the differences that come about by chance; they grow with the square root of the boards. Between equal teams they spread by about {spread} IMPs here, and the World Bridge Federation has put the blitz at about twice that: of a hundred matches five to eight go beyond it.</source>
        <translation>Jo flere spil, jo større differencer opstår der tilfældigt; de vokser med kvadratroden af spillene. Mellem lige stærke hold har de her en spredning på omkring {spread} IMP, og World Bridge Federation har lagt blitzen ved omtrent det dobbelte: af hundrede kampe går fem til otte ud over den.</translation>
    </message>
    <message>
        <source>The organiser has chosen {factor}; the World Bridge Federation takes {usual}.</source>
        <translation>Arrangøren har valgt {factor}; World Bridge Federation bruger {usual}.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>I en halvkamp regner formlen med det halve antal spil.</translation>
    </message>
    <message>
        <source>A third of it, {third} IMPs, is worth {median} VP, half of what a win can gain: the first IMPs count most.</source>
        <translation>En tredjedel, {third} IMP, er {median} KP værd, halvdelen af, hvad en sejr kan give: de første IMP tæller mest.</translation>
    </message>
    <message>
        <source>Up to there every IMP is worth the same.</source>
        <translation>Dertil er hver IMP lige meget værd.</translation>
    </message>
    <message>
        <source>Why {worth} and not {rounded}</source>
        <translation>Hvorfor {worth} og ikke {rounded}</translation>
    </message>
    <message>
        <source>Why {worth}</source>
        <translation>Hvorfor {worth}</translation>
    </message>
    <message>
        <source>For a win by {imps} the formula gives {formula} = {exact} VP, with {ratio}. Rounded that is {rounded}.</source>
        <translation>For en sejr på {imps} giver formlen {formula} = {exact} KP, hvor {ratio}. Afrundet er det {rounded}.</translation>
    </message>
    <message>
        <source>For a win by {imps} the curve gives {exact} VP. Rounded that is {rounded}.</source>
        <translation>For en sejr på {imps} giver kurven {exact} KP. Afrundet er det {rounded}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before: {before} VP, then {after}. So it was raised to {worth}.</source>
        <translation>Men ingen IMP må give mere end den forrige: {before} KP, så {after}. Derfor blev værdien hævet til {worth}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before; from {left} to {right} some would. {worth} is the least allowed.</source>
        <translation>Men ingen IMP må give mere end den forrige; fra {left} til {right} ville nogle gøre det. {worth} er det mindst tilladte.</translation>
    </message>
    <message>
        <source>Why {vp} VP for {band}</source>
        <translation>Hvorfor {vp} KP for {band}</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: {least} VP at {begins} IMPs, {most} VP at {ends} IMPs; {vp} VP go to {band}.</source>
        <translation>Hele KP nærmest kurven: {least} KP ved {begins} IMP, {most} KP ved {ends} IMP; {vp} KP gælder for {band}.</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so up to there it is a draw.</source>
        <translation>Hele KP nærmest kurven: den er {most} KP værd ved {ends} IMP, så dertil er det uafgjort.</translation>
    </message>
    <message>
        <source>Why {vp} VP end at {last} and not at {limit} IMPs</source>
        <translation>Hvorfor {vp} KP ender ved {last} og ikke ved {limit} IMP</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so {vp} VP would end at {limit}.</source>
        <translation>Hele KP nærmest kurven: den er {most} KP værd ved {ends} IMP, så {vp} KP ville ende ved {limit}.</translation>
    </message>
    <message>
        <source>No band may be narrower: {vp} VP would be {width} wide, {next} VP only {above}. So {vp} VP end at {last}.</source>
        <translation>Intet interval må være smallere: {vp} KP ville være {width} bredt, {next} KP kun {above}. Derfor ender {vp} KP ved {last}.</translation>
    </message>
    <message>
        <source>No band may be narrower: the draw would be {width} wide, {next} VP only {above}. So the draw ends at {last}.</source>
        <translation>Intet interval må være smallere: uafgjort ville være {width} bredt, {next} KP kun {above}. Derfor ender uafgjort ved {last}.</translation>
    </message>
    <message>
        <source>{name} is a table, not a formula: nothing in it was worked out here or corrected.</source>
        <translation>{name} er en tabel, ikke en formel: intet i den er regnet ud eller rettet her.</translation>
    </message>
    <message>
        <source>None was raised by more than {most} VP.</source>
        <translation>Ingen blev hævet med mere end {most} KP.</translation>
    </message>
    <message>
        <source>Where the numbers are from</source>
        <translation>Hvor tallene er fra</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of {all} in this table had to be corrected.</source>
        <translation>
            <numerusform>%n værdi af {all} i denne tabel måtte rettes.</numerusform>
            <numerusform>%n værdier af {all} i denne tabel måtte rettes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The organiser has set the blitz to {x} IMPs; the WBF would have {usual} IMPs.</source>
        <translation>Arrangøren har sat blitzen til {x} IMP; WBF ville have {usual} IMP.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before: the rounded table keeps that rule.</source>
        <translation>Ingen IMP må give mere end den forrige: den afrundede tabel overholder reglen.</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula: nothing was corrected. Source: {source}</source>
        <translation>{name} er en trykt tabel, ikke en formel: intet er rettet. Kilde: {source}</translation>
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
        <translation>Den største sejr begynder ved {x} IMP, blitzen.</translation>
    </message>
    <message>
        <source>The largest win begins at {factor} × √{boards} = {x} IMPs, the blitz.</source>
        <translation>Den største sejr begynder ved {factor} × √{boards} = {x} IMP, blitzen.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>I en halvkamp regner formlen med det halve antal spil.</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Below that a win by I IMPs is worth {v0} + {v0} (1 − R^(I / {x})) / (1 − R) VP, where R = √5 − 2 = {r}. So a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>Derunder er en sejr med I IMP {v0} + {v0} (1 − R^(I / {x})) / (1 − R) KP værd, hvor R = √5 − 2 = {r}. En tredjedel af blitzen, {third} IMP, er altså {median} KP værd.</translation>
    </message>
    <message>
        <source>Below that every IMP is worth the same: the curve is a straight line.</source>
        <translation>Derunder er hver IMP lige meget værd: kurven er en ret linje.</translation>
    </message>
    <message>
        <source>Below that the curve is the {model} one, in which a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>Derunder gælder kurven for modellen »{model}«, hvor en tredjedel af blitzen, {third} IMP, også er {median} KP værd.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Bevis</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Intervaller</translation>
    </message>
    <message>
        <source>The VP are whole numbers, and a band holds the margins for which the curve is nearest to the same one. So the last margin of the draw is the last one worth no more than {half} VP, that of the next band the last one worth no more than {next} VP, and so on.</source>
        <translation>KP er hele tal, og et interval indeholder de differencer, hvor kurven er nærmest det samme tal. Den sidste difference med uafgjort er altså den sidste, der højst er {half} KP værd, den sidste i næste interval den sidste, der højst er {next} KP værd, og så videre.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Reglen</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than that below; the draw, both sides up to {limit}, is {width} wide.</source>
        <translation>Intet interval undtagen det højeste må være smallere end det under; uafgjort, til begge sider op til {limit}, er {width} bredt.</translation>
    </message>
    <message>
        <source>The report of the WBF writes it with J: the last margins of the bands, and before them that of the draw plus 1, below 0. On the curve J = {j}. Its differences are the widths: {widths}. Its second differences say by how much each band is wider than the one below it, and must not be below 0: {second}.</source>
        <translation>WBF’s rapport skriver det med J: intervallernes sidste differencer og foran dem den sidste af uafgjort plus 1, med minus. På kurven er J = {j}. Springene i J er bredderne: {widths}. J’s anden differens siger, hvor meget hvert interval er bredere end det nedenunder, og må ikke være under 0: {second}.</translation>
    </message>
    <message>
        <source>Then J = {j}, its differences are {widths}, its second differences {second}.</source>
        <translation>Derefter er J = {j}, springene er {widths}, den anden differens {second}.</translation>
    </message>
    <message>
        <source>The bands of the curve keep this rule, so nothing had to be corrected.</source>
        <translation>Kurvens intervaller overholder denne regel, så intet skulle rettes.</translation>
    </message>
    <message>
        <source>The correction</source>
        <translation>Rettelsen</translation>
    </message>
    <message>
        <source>A band that is narrower than the one below it takes a margin from that: the last margin of the lower band is lowered by one IMP. The lowest such band comes first, again and again, until the rule is kept. That takes {steps}.</source>
        <translation>Et interval, der er smallere end det under, tager en difference fra dette: den sidste difference i det lavere interval sænkes med en IMP. Det laveste af disse intervaller kommer først, igen og igen, indtil reglen er overholdt. Det kræver {steps}.</translation>
    </message>
    <message>
        <source>Violations and steps</source>
        <translation>Regelbrud og trin</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are counted before anything is corrected; steps are margins that are moved. A step makes the lower band narrower, which may then be narrower than the one below it, and needs a step, too.</source>
        <translation>Det er ikke de samme tal. Regelbrud tælles, før noget rettes; trin er differencer, der flyttes. Et trin gør det lavere interval smallere, og det kan så blive smallere end det under og også kræve et trin.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Trin</translation>
    </message>
    <message>
        <source>Steps of the correction</source>
        <translation>Rettelsens trin</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Trin</translation>
    </message>
    <message>
        <source>Step {number}: {text}</source>
        <translation>Trin {number}: {text}</translation>
    </message>
    <message>
        <source>The band of {vp} VP ends at {limit} and is {width} wide, the one of {next} VP only {above}. So a win by {limit} now scores {next} VP, and the band of {vp} VP ends at {new}.</source>
        <translation>Intervallet for {vp} KP ender ved {limit} og er {width} bredt, det for {next} KP kun {above}. Derfor giver en sejr med {limit} nu {next} KP, og intervallet for {vp} KP ender ved {new}.</translation>
    </message>
    <message>
        <source>Range violations</source>
        <translation>Intervalbrud</translation>
    </message>
    <message>
        <source>For every whole VP, its exact margin on the curve lies in its band.</source>
        <translation>For alle hele KP ligger den præcise difference på kurven i det rette interval.</translation>
    </message>
    <message>
        <source>Each whole VP&apos;s exact margin should lie in its band; where it does not, this is only told.</source>
        <translation>Den præcise difference for hvert helt KP bør ligge i dets interval; hvor den ikke gør, nævnes det kun.</translation>
    </message>
    <message>
        <source>{vp} VP are exactly {exact} IMPs on the curve; their band is {band}.</source>
        <translation>{vp} KP er præcis {exact} IMP på kurven; intervallet er {band}.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>KP</translation>
    </message>
    <message>
        <source>Ends on the curve at</source>
        <translation>Ender på kurven ved</translation>
    </message>
    <message>
        <source>Band of the curve</source>
        <translation>Kurvens interval</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Bredde</translation>
    </message>
    <message>
        <source>Wider by</source>
        <translation>Bredere med</translation>
    </message>
    <message>
        <source>Band as corrected</source>
        <translation>Rettet interval</translation>
    </message>
    <message>
        <source>Both rules at once</source>
        <translation>Begge regler på én gang</translation>
    </message>
    <message>
        <source>The report of the WBF corrects the widths and only tells range violations. It leaves open whether there are limits that keep both rules.</source>
        <translation>WBF’s rapport retter bredderne og melder kun intervalbrud. Den lader det stå åbent, om der findes grænser, der overholder begge regler.</translation>
    </message>
    <message>
        <source>These limits keep both, and none that do lie nearer to those of the curve.</source>
        <translation>Disse grænser overholder begge, og ingen, der gør det, ligger nærmere kurvens.</translation>
    </message>
    <message>
        <source>There are none: the blitz is too short for so many bands.</source>
        <translation>Der er ingen: blitzen er for kort til så mange intervaller.</translation>
    </message>
    <message>
        <source>There are: bands that end at {limits} keep both, and none that do lie nearer to those of the curve. All together they lie {moved} from these, those of the report {steps}.</source>
        <translation>Det gør der: intervaller, der ender ved {limits}, overholder begge, og ingen, der gør det, ligger nærmere kurvens. Tilsammen ligger de {moved} fra disse, rapportens {steps}.</translation>
    </message>
    <message>
        <source>Exactly on the curve</source>
        <translation>Præcist på kurven</translation>
    </message>
    <message>
        <source>Band by both rules</source>
        <translation>Interval efter begge regler</translation>
    </message>
    <message>
        <source>Next band’s width</source>
        <translation>Næstes bredde</translation>
    </message>
    <message>
        <source>Ended at</source>
        <translation>Endte ved</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Ender ved</translation>
    </message>
    <message>
        <source>its exact margin lies outside the band</source>
        <translation>dens præcise difference ligger uden for intervallet</translation>
    </message>
    <message>
        <source>narrower than the band below it</source>
        <translation>smallere end intervallet under</translation>
    </message>
    <message>
        <source>moved by the correction</source>
        <translation>flyttet ved rettelsen</translation>
    </message>
    <message>
        <source>The band of {vp} VP</source>
        <translation>Intervallet for {vp} KP</translation>
    </message>
    <message>
        <source>On the curve {half} VP are exactly {exact} IMPs, so the last margin that is nearer to {vp} VP is {limit}.</source>
        <translation>På kurven er {half} KP præcis {exact} IMP, så den sidste difference, der er nærmest {vp} KP, er {limit}.</translation>
    </message>
    <message>
        <source>It has no end: no win is worth more.</source>
        <translation>Det har ingen ende: ingen sejr er mere værd.</translation>
    </message>
    <message>
        <source>Before the correction it is {width} wide, the band below it {below}: that breaks the rule.</source>
        <translation>Før rettelsen er det {width} bredt, intervallet under {below}: det bryder reglen.</translation>
    </message>
    <message numerus="yes">
        <source>The bands of the curve break it %n time(s); each is a violation.</source>
        <translation>
            <numerusform>Kurvens intervaller bryder den %n gang; det er et regelbrud.</numerusform>
            <numerusform>Kurvens intervaller bryder den %n gange; hver gang er et regelbrud.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n trin</numerusform>
            <numerusform>%n trin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) its last margin is {limit}.</source>
        <translation>
            <numerusform>Efter %n trin er dets sidste difference {limit}.</numerusform>
            <numerusform>Efter %n trin er dets sidste difference {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Afrunding</translation>
    </message>
    <message>
        <source>The winner&apos;s VP at 0 to {last} IMPs are rounded to hundredths, halves up; the loser gets the rest of {full}.</source>
        <translation>Vinderens KP ved 0 til {last} IMP afrundes til hundrededele, halve op; taberen får resten af {full}.</translation>
    </message>
    <message>
        <source>So a win by {imps}, less than the blitz, is rounded up to {full} VP.</source>
        <translation>Derfor rundes en sejr med {imps}, mindre end blitzen, op til {full} KP.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before it.</source>
        <translation>Ingen IMP må give mere end den foregående.</translation>
    </message>
    <message>
        <source>The rounded table keeps this rule everywhere, so nothing had to be corrected.</source>
        <translation>Den afrundede tabel overholder denne regel overalt, så intet skulle rettes.</translation>
    </message>
    <message>
        <source>Where the rule is broken, the VP of the margin in the middle are raised by {step}: at the lowest such margin first, again and again, until it is broken nowhere. That takes {steps} on {cells}, each raised by at most {most} VP.</source>
        <translation>Hvor reglen er brudt, hæves KP for differencen i midten med {step}: ved den laveste sådan difference først, igen og igen, indtil den ikke er brudt nogen steder. Det kræver {steps} på {cells}, hver hævet med højst {most} KP.</translation>
    </message>
    <message>
        <source>In any order this ends in one table: the lowest that keeps the rule and is nowhere below the rounded curve.</source>
        <translation>I hvilken rækkefølge det end gøres, ender det i den samme tabel: den laveste, der overholder reglen og ingen steder er under den afrundede kurve.</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are margins at which the rounded table breaks the rule, before anything is corrected; steps are raises of {step} VP. A raise can break the rule at the margin beside it, which then needs a step, too.</source>
        <translation>Det er ikke de samme tal. Regelbrud er differencer, hvor den afrundede tabel bryder reglen, før noget rettes; trin er hævninger på {step} KP. En hævning kan bryde reglen ved differencen ved siden af, som så også kræver et trin.</translation>
    </message>
    <message>
        <source>The report of the WBF speaks of {violations} corrections for {boards}. It means violations: to correct them takes {steps} on {cells}, by up to {most} VP.</source>
        <translation>WBF’s rapport taler om {violations} rettelser for {boards}. Den mener regelbrud: at fjerne dem kræver {steps} på {cells}, med op til {most} KP.</translation>
    </message>
    <message>
        <source>What forced each correction</source>
        <translation>Hvad der tvang hver rettelse igennem</translation>
    </message>
    <message>
        <source>A cell is raised because of the cells around it, also of those to its right. Each time there are two margins that stay as they were rounded; in the table between them the gains are whole hundredths that must not grow, and these are the lowest VP for which that is so.</source>
        <translation>En celle hæves på grund af cellerne omkring den, også dem til højre for den. Hver gang er der to differencer, der forbliver, som de var afrundet; i tabellen mellem dem er tilvæksten hele hundrededele, der ikke må vokse, og dette er de laveste KP, hvor det er sådan.</translation>
    </message>
    <message>
        <source>{imps} from {rounded} to {raised}</source>
        <translation>{imps} fra {rounded} til {raised}</translation>
    </message>
    <message>
        <source>{gains} Raised: {cells}.</source>
        <translation>{gains} Hævet: {cells}.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) to {right} ({right_vp} VP): {total} VP, first {first} of {more}, then {rest} of {less}.</source>
        <translation>Fra {left} ({left_vp} KP) til {right} ({right_vp} KP) er det {total} KP: først {first} à {more}, derefter {rest} à {less}.</translation>
    </message>
    <message>
        <source>From {left} ({left_vp} VP) to {right} ({right_vp} VP) it is {total} VP, {less} for each IMP.</source>
        <translation>Fra {left} ({left_vp} KP) til {right} ({right_vp} KP) er det {total} KP, {less} for hver IMP.</translation>
    </message>
    <message numerus="yes">
        <source>The rounded table breaks it at %n margin(s); each is a violation.</source>
        <translation>
            <numerusform>Den afrundede tabel bryder den ved %n difference; det er et regelbrud.</numerusform>
            <numerusform>Den afrundede tabel bryder den ved %n differencer; hver er et regelbrud.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n celle</numerusform>
            <numerusform>%n celler</numerusform>
        </translation>
    </message>
    <message>
        <source>A printed table</source>
        <translation>En trykt tabel</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula, and is shown as printed: nothing was computed or corrected.</source>
        <translation>{name} er en trykt tabel, ikke en formel, og vises som trykt: intet er beregnet eller rettet.</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Kilde: {source}</translation>
    </message>
    <message>
        <source>By the rule of the WBF’s scales</source>
        <translation>Efter reglen for WBF’s skalaer</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than the one below it; the draw counts the margins of both sides.</source>
        <translation>Intet interval undtagen det højeste må være smallere end det under; uafgjort tæller begge siders differencer.</translation>
    </message>
    <message>
        <source>This table keeps that rule.</source>
        <translation>Denne tabel overholder den regel.</translation>
    </message>
    <message>
        <source>Its authors did not promise to keep that rule; an audit looks at more than it.</source>
        <translation>Dens ophavsmænd har ikke lovet at overholde den regel; et eftersyn ser på mere end den.</translation>
    </message>
    <message>
        <source>The step to {margin} gains {before} VP, the next one {after} VP.</source>
        <translation>Trinnet til {margin} giver {before} KP, det næste {after} KP.</translation>
    </message>
    <message>
        <source>The band {band} ({vps}) is {width} wide, the one below it {below}.</source>
        <translation>Intervallet {band} ({vps}) er {width} bredt, det under {below}.</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Tilvækst</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>KP – KP</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>Vinders KP</translation>
    </message>
    <message>
        <source>More by</source>
        <translation>Mere med</translation>
    </message>
    <message>
        <source>breaks the rule</source>
        <translation>bryder reglen</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule is kept here.</source>
        <translation>{margin}: {vps}. Reglen er overholdt her.</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule asks nothing here.</source>
        <translation>{margin}: {vps}. Reglen kræver intet her.</translation>
    </message>
    <message numerus="yes">
        <source>This table breaks it %n time(s).</source>
        <translation>
            <numerusform>Denne tabel bryder den %n gang.</numerusform>
            <numerusform>Denne tabel bryder den %n gange.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rounded table keeps the rule everywhere; nothing was corrected.</source>
        <translation>Den afrundede tabel overholder reglen overalt; intet er rettet.</translation>
    </message>
    <message>
        <source>Raised cells</source>
        <translation>Hævninger</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Regelbrud</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Afrundet</translation>
    </message>
    <message>
        <source>Raised to</source>
        <translation>Hævet til</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Med</translation>
    </message>
    <message>
        <source>Forced between</source>
        <translation>Tvunget mellem</translation>
    </message>
    <message>
        <source>Next IMP gains</source>
        <translation>Næste IMP giver</translation>
    </message>
    <message>
        <source>Violations before any correction</source>
        <translation>Regelbrud før nogen rettelse</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>KP før</translation>
    </message>
    <message>
        <source>VP after</source>
        <translation>KP efter</translation>
    </message>
    <message>
        <source>First {count} steps</source>
        <translation>De første {count} trin</translation>
    </message>
    <message>
        <source>{imps}: {raised} VP instead of {rounded}</source>
        <translation>{imps}: {raised} KP i stedet for {rounded}</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the IMP before would gain {gain}.</source>
        <translation>Med {vp} KP ved {imps} ville IMP’en før give {gain}.</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the {count} before would gain {gain} together, so one of them at most {each}.</source>
        <translation>Med {vp} KP ved {imps} ville {count} før den give {gain} tilsammen, så en af dem højst {each}.</translation>
    </message>
    <message>
        <source>The IMP after it would gain {gain}: more than one before it.</source>
        <translation>IMP’en efter ville give {gain}: mere end en før den.</translation>
    </message>
    <message>
        <source>The {count} after it would gain {gain} together, so one of them at least {each}: more than one before it.</source>
        <translation>{count} efter den ville give {gain} tilsammen, så en af dem mindst {each}: mere end en før den.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) and {right} ({right_vp} VP) stay as they were rounded.</source>
        <translation>{left} ({left_vp} KP) og {right} ({right_vp} KP) forbliver, som de var afrundet.</translation>
    </message>
    <message>
        <source>{vp} VP is the least that will do.</source>
        <translation>{vp} KP er det mindste, der er nok.</translation>
    </message>
    <message>
        <source>The cells to the right, up to {right}, ask for it: in a table that ended here it would stay as rounded.</source>
        <translation>Det er cellerne til højre, op til {right}, der kræver det: i en tabel, der sluttede her, ville den forblive som afrundet.</translation>
    </message>
    <message>
        <source>Violation at {imps}</source>
        <translation>Regelbrud ved {imps}</translation>
    </message>
    <message>
        <source>Step {number}: {imps}</source>
        <translation>Trin {number}: {imps}</translation>
    </message>
    <message>
        <source>No lower margin breaks the rule. So a win by {imps} goes from {old} to {new} VP.</source>
        <translation>Ingen lavere difference bryder reglen. Derfor går en sejr med {imps} fra {old} til {new} KP.</translation>
    </message>
    <message>
        <source>From {below} to {imps} it is {before} VP, but from there to {above} {after} VP.</source>
        <translation>Fra {below} til {imps} er det {before} KP, men derfra til {above} {after} KP.</translation>
    </message>
</context>
<context>
    <name>ScaleStatus</name>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>Fra denne difference er sejren maksimal.</translation>
    </message>
    <message>
        <source>The margin that is worth exactly so much lies outside its band.</source>
        <translation>Den difference, der er præcis så meget værd, ligger uden for sit interval.</translation>
    </message>
    <message>
        <source>Largest win from {margin}</source>
        <translation>Største sejr fra {margin}</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal: exactly {imps} IMPs.</source>
        <translation>Den difference, hvorfra sejren er maksimal: præcis {imps} IMP.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) corrected</source>
        <translation>
            <numerusform>%n rettet værdi</numerusform>
            <numerusform>%n rettede værdier</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected so that no IMP is worth more than the one before it.</source>
        <translation>Rettet, så ingen IMP er mere værd end den foregående.</translation>
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
        <source>Exact margin outside the band: {vps} VP</source>
        <translation>Præcis difference uden for intervallet: {vps} KP</translation>
    </message>
</context>
<context>
    <name>ScaleTableMenu</name>
    <message>
        <source>&amp;Differences from {boards}</source>
        <translation>&amp;Forskelle fra {boards}</translation>
    </message>
    <message>
        <source>Show &amp;All of the Axis</source>
        <translation>Vis &amp;hele aksen</translation>
    </message>
</context>
<context>
    <name>ScaleTables</name>
    <message>
        <source>Heat map of the scales</source>
        <translation>Varmekort over skalaerne</translation>
    </message>
</context>
<context>
    <name>ScalesRoom</name>
    <message>
        <source>Curve of IMPs to VP</source>
        <translation>Kurve fra IMP til KP</translation>
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
        <source>Comparison of what is pinned</source>
        <translation>Sammenligning af det fastgjorte</translation>
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
        <source>The event has another scale: {menu}, {command} shows it.</source>
        <translation>Turneringen har en anden skala: {menu}, {command} viser den.</translation>
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
        <source>Left and Right step through the margins, plus and minus zoom, 0 shows all</source>
        <translation>Venstre og højre går gennem differencerne, plus og minus zoomer, 0 viser alt</translation>
    </message>
    <message>
        <source>{boards}, {margin}</source>
        <translation>{boards}, {margin}</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>Aks&amp;e</translation>
    </message>
</context>
<context>
    <name>ScheduleMenu</name>
    <message numerus="yes">
        <source>Switch %n meeting(s)</source>
        <translation>
            <numerusform>Vend %n møde</numerusform>
            <numerusform>Vend %n møder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n meeting(s)</source>
        <translation>
            <numerusform>Lås %n møde</numerusform>
            <numerusform>Lås %n møder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n meeting(s)</source>
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
    <name>ScoreEntry</name>
    <message>
        <source>board {board}</source>
        <translation>spil {board}</translation>
    </message>
    <message>
        <source>board {board}, {why}</source>
        <translation>spil {board}, {why}</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>scorer</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>Der er intet på udklipsholderen at indsætte.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>indsættelse</translation>
    </message>
    <message>
        <source>Type a board and its score, such as “12 4s= n”; there is no such board.</source>
        <translation>Skriv et spil og dets score, f.eks. »12 4s= n«; der er intet sådant spil.</translation>
    </message>
</context>
<context>
    <name>ScoreMenu</name>
    <message>
        <source>Board {board}</source>
        <translation>Spil {board}</translation>
    </message>
    <message>
        <source>&amp;Type a Score</source>
        <translation>Skriv en s&amp;core</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>&amp;Annuller spillet</translation>
    </message>
    <message>
        <source>&amp;Count the Board Again</source>
        <translation>&amp;Medregn spillet igen</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>&amp;Juster spillet…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Indsæt</translation>
    </message>
</context>
<context>
    <name>ScrollingTable</name>
    <message>
        <source>rows per second: {speed}</source>
        <translation>rækker i sekundet: {speed}</translation>
    </message>
</context>
<context>
    <name>Seek</name>
    <message>
        <source>why</source>
        <translation>hvorfor</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {home} – {visitors}</source>
        <translation>Runde {round}, bord {table}: {home} – {visitors}</translation>
    </message>
    <message>
        <source>Why {one} and {other} met in round {round}</source>
        <translation>Hvorfor {one} og {other} mødtes i runde {round}</translation>
    </message>
    <message>
        <source>Pair {number}: {names}</source>
        <translation>Par {number}: {names}</translation>
    </message>
    <message>
        <source>Board {board}, round {round}, table {section}{table}: {seated}</source>
        <translation>Spil {board}, runde {round}, bord {section}{table}: {seated}</translation>
    </message>
    <message>
        <source>Why pair {pair} has its score on board {board}</source>
        <translation>Hvorfor par {pair} har sin score i spil {board}</translation>
    </message>
    <message>
        <source>{boards}-board match: {vps} from {imps} on</source>
        <translation>Antal spil {boards}: {vps} fra {imps}</translation>
    </message>
    <message>
        <source>{boards}-board match, {imps}: {vps}</source>
        <translation>Antal spil {boards}, {imps}: {vps}</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>valgt nu</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>ikke muligt nu</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Det er ikke muligt nu.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
</context>
<context>
    <name>SeekLine</name>
    <message>
        <source>Find Anything</source>
        <translation>Find hvad som helst</translation>
    </message>
    <message>
        <source>An action, a name, a board; 24; vp 12 24</source>
        <translation>En handling, et navn, et spil; 24; vp 12 24</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Fundet</translation>
    </message>
    <message>
        <source>Nothing found for “{typed}”</source>
        <translation>Intet fundet for »{typed}«</translation>
    </message>
</context>
<context>
    <name>SeekWords</name>
    <message>
        <source>projector monitor television hall full screen</source>
        <translation>projektor skærm fjernsyn sal fuld skærm</translation>
    </message>
    <message>
        <source>text size bigger font zoom</source>
        <translation>tekststørrelse større skrift zoom</translation>
    </message>
    <message>
        <source>text size smaller font zoom</source>
        <translation>tekststørrelse mindre skrift zoom</translation>
    </message>
    <message>
        <source>printer paper</source>
        <translation>printer papir</translation>
    </message>
    <message>
        <source>PDF file spreadsheet share send</source>
        <translation>PDF fil regneark del send</translation>
    </message>
    <message>
        <source>internet website online</source>
        <translation>internet hjemmeside online</translation>
    </message>
    <message>
        <source>timer countdown time</source>
        <translation>timer nedtælling tid</translation>
    </message>
    <message>
        <source>mobile QR code players</source>
        <translation>mobil QR kode spillere</translation>
    </message>
    <message>
        <source>settings options</source>
        <translation>indstillinger valg</translation>
    </message>
    <message>
        <source>update upgrade</source>
        <translation>opdatering</translation>
    </message>
    <message>
        <source>several scales side by side</source>
        <translation>flere skalaer ved siden af hinanden</translation>
    </message>
    <message>
        <source>take back mistake</source>
        <translation>fortryd fejl</translation>
    </message>
    <message>
        <source>sample demo example try</source>
        <translation>eksempel demo prøv</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>taster genveje</translation>
    </message>
    <message>
        <source>where are my files folder saved</source>
        <translation>hvor er mine filer mappe gemt</translation>
    </message>
    <message>
        <source>English</source>
        <translation>engelsk</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tjekkisk</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>dansk</translation>
    </message>
    <message>
        <source>German</source>
        <translation>tysk</translation>
    </message>
    <message>
        <source>French</source>
        <translation>fransk</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polsk</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russisk</translation>
    </message>
    <message>
        <source>final semifinal playoffs next stage</source>
        <translation>finale semifinale slutspil næste etape</translation>
    </message>
    <message>
        <source>withdraw leave late entry team player</source>
        <translation>trække sig udgår sen tilmelding hold spiller</translation>
    </message>
    <message>
        <source>withdraw goes home retire</source>
        <translation>trække sig udgår går hjem</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in “{path}” could not be read, so the usual ones are used.</source>
        <translation>Indstillingerne i »{path}« kunne ikke læses, så de sædvanlige bruges.</translation>
    </message>
    <message>
        <source>The settings could not be read and are the usual ones; the old file is “{broken}”.</source>
        <translation>Indstillingerne kunne ikke læses, så de sædvanlige bruges; den gamle fil er gemt som »{broken}«.</translation>
    </message>
</context>
<context>
    <name>SheetDetails</name>
    <message>
        <source>Count by boards, too</source>
        <translation>Tæl også spil for spil</translation>
    </message>
    <message>
        <source>As the event says</source>
        <translation>Som turneringen siger</translation>
    </message>
    <message>
        <source>form of the match</source>
        <translation>kamptype</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>borde</translation>
    </message>
    <message>
        <source>board numbers</source>
        <translation>spilnumre</translation>
    </message>
    <message>
        <source>divisor</source>
        <translation>divisor</translation>
    </message>
    <message>
        <source>scores left out</source>
        <translation>udeladte scorer</translation>
    </message>
    <message>
        <source>count by boards</source>
        <translation>optælling spil for spil</translation>
    </message>
    <message>
        <source>home side</source>
        <translation>hjemmehold</translation>
    </message>
    <message>
        <source>visitors</source>
        <translation>udehold</translation>
    </message>
    <message>
        <source>event</source>
        <translation>turnering</translation>
    </message>
    <message>
        <source>round</source>
        <translation>runde</translation>
    </message>
    <message>
        <source>date</source>
        <translation>dato</translation>
    </message>
    <message>
        <source>H&amp;ome side</source>
        <translation>H&amp;jemmehold</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>&amp;Udehold</translation>
    </message>
    <message>
        <source>Even&amp;t</source>
        <translation>Turner&amp;ing</translation>
    </message>
    <message>
        <source>Ro&amp;und</source>
        <translation>Run&amp;de</translation>
    </message>
    <message>
        <source>P&amp;layed on</source>
        <translation>Dat&amp;o</translation>
    </message>
    <message>
        <source>&amp;Played as</source>
        <translation>Kampt&amp;ype</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>Bord&amp;e</translation>
    </message>
    <message>
        <source>&amp;Number of the first board</source>
        <translation>F&amp;ørste spils nummer</translation>
    </message>
    <message>
        <source>IMPs divided b&amp;y</source>
        <translation>IMP deles p&amp;å</translation>
    </message>
    <message>
        <source>Left out at ea&amp;ch end</source>
        <translation>Udeladte s&amp;corer</translation>
    </message>
    <message>
        <source>As board-a-match: 2 per board won, 1 per board halved. The sum is the result.</source>
        <translation>Som board-a-match: 2 for et vundet spil, 1 for et delt. Summen er resultatet.</translation>
    </message>
    <message>
        <source>The sum of the IMPs of a board is divided by this number of comparisons.</source>
        <translation>Summen af IMP i et spil deles med dette antal sammenligninger.</translation>
    </message>
    <message>
        <source>This many of the highest and of the lowest scores do not count for the datum.</source>
        <translation>Så mange af de højeste og af de laveste scorer tæller ikke med i datum.</translation>
    </message>
</context>
<context>
    <name>SheetExtras</name>
    <message>
        <source>Carry-over, IMPs</source>
        <translation>Carry-over, IMP</translation>
    </message>
    <message>
        <source>Penalty, IMPs</source>
        <translation>Straf, IMP</translation>
    </message>
    <message>
        <source>Carry-over, VP</source>
        <translation>Carry-over, KP</translation>
    </message>
    <message>
        <source>Penalty, VP</source>
        <translation>Strafpoint, KP</translation>
    </message>
    <message>
        <source>E&amp;xtra IMPs and VPs</source>
        <translation>Till&amp;æg i IMP og KP</translation>
    </message>
    <message>
        <source>What is carried over, and penalties</source>
        <translation>Hvad der føres med, og straffe</translation>
    </message>
    <message>
        <source>Penalty for</source>
        <translation>Straf for</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Board {board}</source>
        <translation>Spil {board}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Giver</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Zone</translation>
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
        <translation>Point
{team}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>NS
points</source>
        <translation>NS
point</translation>
    </message>
    <message>
        <source>NS
IMPs</source>
        <translation>NS
IMP</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulleret</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>justeret</translation>
    </message>
    <message>
        <source>unusual score</source>
        <translation>usædvanlig score</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spil</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Cancel the Board</source>
        <translation>Annuller spillet</translation>
    </message>
    <message>
        <source>Adjust the Board</source>
        <translation>Juster spillet</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Det&amp;aljer</translation>
    </message>
    <message>
        <source>All scores are in</source>
        <translation>Alle scorer er inde</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to come</source>
        <translation>
            <numerusform>%n spil mangler</numerusform>
            <numerusform>%n spil mangler</numerusform>
        </translation>
    </message>
    <message>
        <source>names</source>
        <translation>navne</translation>
    </message>
    <message>
        <source>First enter who plays from the first board on (F7).</source>
        <translation>Skriv først, hvem der spiller fra det første spil (F7).</translation>
    </message>
    <message>
        <source>The line-up from board {board} on is entered.</source>
        <translation>Opstillingen fra spil {board} er skrevet ind.</translation>
    </message>
    <message>
        <source>&amp;Quick entry</source>
        <translation>Hur&amp;tig indtastning</translation>
    </message>
    <message>
        <source>&amp;Who played</source>
        <translation>Hvem &amp;spillede</translation>
    </message>
    <message>
        <source>Scores by boards and tables</source>
        <translation>Scorer efter spil og borde</translation>
    </message>
    <message>
        <source>Pairs of each table, with their results</source>
        <translation>Hvert bords par med deres resultater</translation>
    </message>
    <message>
        <source>A board and its score, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Et spil og dets score, i vilkårlig rækkefølge af spil; Enter tager det (Ctrl+R)</translation>
    </message>
    <message>
        <source>The board counts for nothing, or counts again (C)</source>
        <translation>Spillet tæller ikke eller tæller igen (C)</translation>
    </message>
    <message>
        <source>Gives IMPs to both sides instead of a score (A)</source>
        <translation>Giver begge sider IMP i stedet for en score (A)</translation>
    </message>
    <message>
        <source>Shows who plays, and how IMPs are counted (F7)</source>
        <translation>Viser, hvem der spiller, og hvordan IMP beregnes (F7)</translation>
    </message>
    <message>
        <source>Type 4s=n for 4♠= N, or the points of NS. C cancels, A 3 -3 adjusts, Delete takes back.</source>
        <translation>Skriv 4s=n for 4♠= N eller NS’ point. C annullerer, A 3 -3 justerer, Delete sletter.</translation>
    </message>
</context>
<context>
    <name>SheetTotals</name>
    <message>
        <source>Margin {margin}</source>
        <translation>Difference {margin}</translation>
    </message>
    <message>
        <source>VP by ruling {points}</source>
        <translation>KP efter kendelse {points}</translation>
    </message>
    <message>
        <source>VP {points}</source>
        <translation>KP {points}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message>
        <source>{points} points of boards in the VPs</source>
        <translation>{points} point for spil er med i KP</translation>
    </message>
    <message>
        <source>cancelled: {boards}</source>
        <translation>annulleret: {boards}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin, and need not add up</source>
        <translation>hver sides KP er efter dens egen difference og behøver ikke passe sammen</translation>
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
        <source> or </source>
        <translation> eller </translation>
    </message>
    <message>
        <source>With number {pair} left out, one table less shares boards: Qf is then {qf}.</source>
        <translation>Uden nummer {pair} deler ét bord mindre spil: så er Qf {qf}.</translation>
    </message>
    <message>
        <source>A pair sits out anyway: take a movement for {pairs}, or leave out number {best}, Qf {qf}.</source>
        <translation>Et par sidder alligevel over: tag en spilleplan for {pairs}, eller udelad nummer {best}, Qf {qf}.</translation>
    </message>
    <message>
        <source>Best number for the phantom pair: {best}, Qf {qf}. The worst: {worst}, Qf {worst_qf}.</source>
        <translation>Bedste nummer til oversidderen: {best}, Qf {qf}. Det værste: {worst}, Qf {worst_qf}.</translation>
    </message>
</context>
<context>
    <name>StageDialog</name>
    <message>
        <source>Stage</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <translation>Kamp om tredjepladsen</translation>
    </message>
    <message>
        <source>No rematches</source>
        <translation>Ingen omkampe</translation>
    </message>
    <message>
        <source>open</source>
        <translation>åbent</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>I grupper</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmenter</translation>
    </message>
    <message>
        <source>Places of a stage, or of each of its groups</source>
        <translation>Pladser i en fase eller i hver af dens grupper</translation>
    </message>
    <message>
        <source>The rest of a stage</source>
        <translation>Resten af en fase</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The ticked ones</source>
        <translation>De afkrydsede</translation>
    </message>
    <message numerus="yes">
        <source>%n entrant(s) in this stage.</source>
        <translation>
            <numerusform>%n deltager i denne fase.</numerusform>
            <numerusform>%n deltagere i denne fase.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of the margin in IMPs</source>
        <translation>Halvdelen af differencen i IMP</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Intet</translation>
    </message>
    <message>
        <source>The whole score</source>
        <translation>Hele resultatet</translation>
    </message>
    <message>
        <source>A share of the score</source>
        <translation>En andel af resultatet</translation>
    </message>
    <message>
        <source>The matches among those who play here</source>
        <translation>Kampene mellem dem, der spiller her</translation>
    </message>
    <message>
        <source>By the EBU White Book, 3.8</source>
        <translation>Efter EBU&apos;s White Book, 3.8</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ingen grænse</translation>
    </message>
    <message>
        <source>Save the Stage</source>
        <translation>Gem fasen</translation>
    </message>
    <message>
        <source>boards of the match: {sizes}</source>
        <translation>kampens spil: {sizes}</translation>
    </message>
    <message>
        <source>The losers of a round of a stage</source>
        <translation>De, der tabte i en runde af en fase</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Hvem spiller</translation>
    </message>
    <message>
        <source>Of stage</source>
        <translation>Fra fase</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Pladser</translation>
    </message>
    <message>
        <source>Lost in round</source>
        <translation>Tabt i runde</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Navne</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupper</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Parring</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runder</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Kampe</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Carry-over</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Andel</translation>
    </message>
    <message>
        <source>IMPs at most</source>
        <translation>IMP højst</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Sidste plads</translation>
    </message>
    <message>
        <source>By strength, in a snake</source>
        <translation>Efter styrke, i slange</translation>
    </message>
    <message>
        <source>By lot, the strongest apart</source>
        <translation>Ved lodtrækning, de stærkeste hver for sig</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Ved lodtrækning</translation>
    </message>
</context>
<context>
    <name>StageLine</name>
    <message>
        <source>Stages of the event</source>
        <translation>Turneringens faser</translation>
    </message>
</context>
<context>
    <name>StageMap</name>
    <message>
        <source>whole score</source>
        <translation>hele resultatet</translation>
    </message>
    <message>
        <source>{share} % of the score</source>
        <translation>{share} % af resultatet</translation>
    </message>
    <message>
        <source>their matches</source>
        <translation>deres kampe</translation>
    </message>
    <message>
        <source>half of margins</source>
        <translation>halve differencer</translation>
    </message>
    <message>
        <source>by EBU 3.8</source>
        <translation>efter EBU 3.8</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Faser</translation>
    </message>
    <message>
        <source>{carried} of {stage}</source>
        <translation>{carried} fra {stage}</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>resten</translation>
    </message>
    <message>
        <source>losers of round {round}</source>
        <translation>tabere i runde {round}</translation>
    </message>
    <message>
        <source>{places} of each group</source>
        <translation>{places} fra hver gruppe</translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Begin Stage</source>
        <translation>Begynd fasen</translation>
    </message>
    <message>
        <source>Change Stage…</source>
        <translation>Ændr fasen…</translation>
    </message>
    <message>
        <source>Remove Stage</source>
        <translation>Fjern fasen</translation>
    </message>
    <message>
        <source>Puts those who play into their groups (F9)</source>
        <translation>Sætter dem, der spiller, i deres grupper (F9)</translation>
    </message>
    <message>
        <source>It can begin with {names}.</source>
        <translation>Den kan begynde med {names}.</translation>
    </message>
</context>
<context>
    <name>StagePicker</name>
    <message>
        <source>The stage or group that is shown (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>Den viste fase eller gruppe (Ctrl+PgUp, Ctrl+PgDown)</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fase</translation>
    </message>
</context>
<context>
    <name>StageWork</name>
    <message>
        <source>new stage</source>
        <translation>ny fase</translation>
    </message>
    <message>
        <source>change of a stage</source>
        <translation>ændring af en fase</translation>
    </message>
    <message>
        <source>begin of a stage</source>
        <translation>fase begyndt</translation>
    </message>
    <message>
        <source>groups by lot</source>
        <translation>grupper ved lodtrækning</translation>
    </message>
    <message>
        <source>removed stage</source>
        <translation>fase fjernet</translation>
    </message>
    <message>
        <source>Rename Stage</source>
        <translation>Omdøb fasen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titel</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>segmenter</translation>
    </message>
    <message>
        <source>Segments of a Match</source>
        <translation>En kamps segmenter</translation>
    </message>
    <message>
        <source>first table</source>
        <translation>første bord</translation>
    </message>
    <message>
        <source>First Table</source>
        <translation>Første bord</translation>
    </message>
    <message>
        <source>The tables of the stage are numbered from</source>
        <translation>Fasens borde nummereres fra</translation>
    </message>
    <message>
        <source>lots drawn again</source>
        <translation>ny lodtrækning</translation>
    </message>
    <message>
        <source>Draw Lots Again</source>
        <translation>Træk lod igen</translation>
    </message>
    <message>
        <source>The lots of all who are level are drawn again. Reason</source>
        <translation>Der trækkes lod igen mellem alle, der står lige. Begrundelse</translation>
    </message>
</context>
<context>
    <name>StandingText</name>
    <message>
        <source>Place {place}: {name}</source>
        <translation>Nr. {place}: {name}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Point: {points}</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} KP</translation>
    </message>
    <message>
        <source>Nothing counts for it yet.</source>
        <translation>Der er endnu intet, der tæller.</translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message numerus="yes">
        <source>Level in everything with %n other(s).</source>
        <translation>
            <numerusform>Helt lige med %n anden.</numerusform>
            <numerusform>Helt lige med %n andre.</numerusform>
        </translation>
    </message>
    <message>
        <source>What they are level in: {criteria}.</source>
        <translation>Det, de er lige i: {criteria}.</translation>
    </message>
    <message>
        <source>Behind {name}: {why}.</source>
        <translation>Efter {name}: {why}.</translation>
    </message>
    <message>
        <source>Ahead of {name}: {why}.</source>
        <translation>Foran {name}: {why}.</translation>
    </message>
    <message>
        <source>{why} (direct encounter: not all who are level have met)</source>
        <translation>{why} (indbyrdes opgør: ikke alle, der står lige, har mødt hinanden)</translation>
    </message>
    <message>
        <source>{why}; level in {criteria}</source>
        <translation>{why}; lige i {criteria}</translation>
    </message>
    <message>
        <source>Direct encounter in brackets ranks nobody, because not all who are level have met.</source>
        <translation>Indbyrdes opgør i parentes: det rangerer ingen, for ikke alle, der står lige, har mødtes.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>point</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>KP</translation>
    </message>
    <message>
        <source>Has withdrawn, and so is not ranked.</source>
        <translation>Har trukket sig og rangeres derfor ikke.</translation>
    </message>
    <message>
        <source>Plays without standing, so it has no place.</source>
        <translation>Spiller uden for placering og har derfor ingen plads.</translation>
    </message>
    <message>
        <source>{criterion} {value} against {other}</source>
        <translation>{criterion} {value} mod {other}</translation>
    </message>
</context>
<context>
    <name>Starts</name>
    <message>
        <source>Our league: 2 × 14 boards, 20-0</source>
        <translation>Vores liga: 2 × 14 spil, 20-0</translation>
    </message>
    <message>
        <source>Swiss teams: 7 rounds of 10 boards, discrete</source>
        <translation>Schweizerhold: 7 runder à 10 spil, diskret</translation>
    </message>
    <message>
        <source>EBU teams: 8 rounds of 8 boards</source>
        <translation>EBU-hold: 8 runder à 8 spil</translation>
    </message>
    <message>
        <source>Triangles: half matches of 8 boards, 10-0</source>
        <translation>Trekanter: halvkampe à 8 spil, 10-0</translation>
    </message>
    <message>
        <source>ACBL Swiss: matches of 7 boards</source>
        <translation>ACBL Swiss: kampe à 7 spil</translation>
    </message>
    <message>
        <source>EBU Swiss pairs: 6 boards, by percentage</source>
        <translation>EBU Swiss Pairs: 6 spil, efter procent</translation>
    </message>
</context>
<context>
    <name>StartsButton</name>
    <message>
        <source>Start From</source>
        <translation>Start med</translation>
    </message>
    <message>
        <source>Scale, pins and paper of an event like yours, or those you kept</source>
        <translation>Skala, sammenligning og papir til en turnering som din, eller som du har gemt dem</translation>
    </message>
</context>
<context>
    <name>StartsMenu</name>
    <message>
        <source>“{name}” is kept as a starting point.</source>
        <translation>»{name}« er gemt som udgangspunkt.</translation>
    </message>
    <message>
        <source>&amp;Keep What Is Shown…</source>
        <translation>&amp;Behold det viste…</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>Å&amp;bn fil…</translation>
    </message>
    <message>
        <source>&amp;Hand On as a File</source>
        <translation>&amp;Giv videre som fil</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Fjern</translation>
    </message>
    <message>
        <source>Keep as a Starting Point</source>
        <translation>Behold som udgangspunkt</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Udgangspunkter</translation>
    </message>
    <message>
        <source>Open a Starting Point</source>
        <translation>Åbn et udgangspunkt</translation>
    </message>
    <message>
        <source>Hand On a Starting Point</source>
        <translation>Giv et udgangspunkt videre</translation>
    </message>
    <message>
        <source>“{name}” is removed.</source>
        <translation>»{name}« er fjernet.</translation>
    </message>
</context>
<context>
    <name>StorageError</name>
    <message>
        <source>“{name}” was not saved because there is no folder “{folder}”; choose another folder.</source>
        <translation>»{name}« blev ikke gemt, fordi mappen »{folder}« ikke findes; vælg en anden mappe.</translation>
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
        <source>“{name}” was not saved because that file is open in another window; choose another name.</source>
        <translation>»{name}« blev ikke gemt, fordi den fil er åben i et andet vindue; vælg et andet navn.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because it belongs to somebody else.</source>
        <translation>»{name}« blev ikke gemt, fordi filen tilhører en anden.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: you may not write in “{folder}”; choose another folder.</source>
        <translation>»{name}« blev ikke gemt: du må ikke skrive i »{folder}«; vælg en anden mappe.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: that file is write-protected; choose another name.</source>
        <translation>»{name}« blev ikke gemt: den fil er skrivebeskyttet; vælg et andet navn.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has it open; close it there first.</source>
        <translation>»{name}« blev ikke gemt: et andet program har den åben; luk den der først.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another window or computer has it open; choose another name.</source>
        <translation>»{name}« blev ikke gemt: et andet vindue eller en anden computer har den åben; vælg et andet navn.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has changed it; save it under another name.</source>
        <translation>»{name}« blev ikke gemt: et andet program har ændret den; gem den under et andet navn.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: it was moved, renamed or deleted; save it under another name.</source>
        <translation>»{name}« blev ikke gemt: den er flyttet, omdøbt eller slettet; gem den under et andet navn.</translation>
    </message>
    <message>
        <source>“{name}” was not written: “{other}” in that folder is not of vpdesk; choose a new one.</source>
        <translation>»{name}« blev ikke skrevet: »{other}« i den mappe er ikke fra vpdesk; vælg en ny.</translation>
    </message>
    <message>
        <source>“{name}” was not written: the folder has another event&apos;s pages; choose a new folder.</source>
        <translation>»{name}« blev ikke skrevet: mappen har en anden turnerings sider; vælg en ny mappe.</translation>
    </message>
</context>
<context>
    <name>TextFileError</name>
    <message>
        <source>{file}: A movement is saved under a name that ends in .asc, .csv or .json.</source>
        <translation>{file}: En spilleplan gemmes under et navn, der ender på .asc, .csv eller .json.</translation>
    </message>
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
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Move Up</source>
        <translation>Flyt op</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Flyt ned</translation>
    </message>
    <message>
        <source>As Usual</source>
        <translation>Som sædvanligt</translation>
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
        <translation>Korrektioner, den første gælder først</translation>
    </message>
    <message>
        <source>Space chooses one, Ctrl+Up and Ctrl+Down move it</source>
        <translation>Mellemrum vælger en, Ctrl+Op og Ctrl+Ned flytter den</translation>
    </message>
    <message>
        <source>The usual tie-breaks in their usual order</source>
        <translation>De sædvanlige korrektioner i sædvanlig rækkefølge</translation>
    </message>
    <message>
        <source>The tie-breaks of a regulation, or of a file</source>
        <translation>Korrektioner fra et reglement eller en fil</translation>
    </message>
</context>
<context>
    <name>TieBreaks</name>
    <message>
        <source>Opponents&apos; VPs</source>
        <translation>Modstandernes KP</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with these VPs, no more than the opponent has</source>
        <translation>ikke spillet: tæller som en kamp mod et hold med disse KP, højst dem, modstanderen har</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with as many VPs</source>
        <translation>ikke spillet: tæller som en kamp mod et hold med lige så mange KP</translation>
    </message>
    <message>
        <source>not played: counts as a match against a pair with as many VPs</source>
        <translation>ikke spillet: tæller som en kamp mod et par med lige så mange KP</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Brætpoint</translation>
    </message>
    <message>
        <source>The points of all boards of all matches.</source>
        <translation>Pointene på alle brætter i alle kampe.</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Matchpoint</translation>
    </message>
    <message>
        <source>The points for matches won and drawn.</source>
        <translation>Pointene for vundne og uafgjorte kampe.</translation>
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
        <translation>Summen af modstandernes point uden de to laveste.</translation>
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
        <translation>Summen af modstandernes point uden de to laveste og de to højeste.</translation>
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
        <translation>Sonneborn-Berger uden det, som modstanderen med færrest point giver.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger Cut 2</source>
        <translation>Sonneborn-Berger Cut 2</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without what the two opponents with the fewest points add.</source>
        <translation>Sonneborn-Berger uden det, som de to modstandere med færrest point giver.</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Indbyrdes opgør</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Progressiv score</translation>
    </message>
    <message>
        <source>Progressive score Cut 1</source>
        <translation>Progressiv score Cut 1</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first.</source>
        <translation>Summen af pointene efter hver runde undtagen den første.</translation>
    </message>
    <message>
        <source>Progressive score Cut 2</source>
        <translation>Progressiv score Cut 2</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first two.</source>
        <translation>Summen af pointene efter hver runde undtagen de to første.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Sejre</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vundne partier</translation>
    </message>
    <message>
        <source>The games won at the board.</source>
        <translation>Partier vundet ved brættet.</translation>
    </message>
    <message>
        <source>Games with Black</source>
        <translation>Partier med sort</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Partier vundet med sort</translation>
    </message>
    <message>
        <source>The games won at the board with Black.</source>
        <translation>Partier vundet ved brættet med sort.</translation>
    </message>
    <message>
        <source>Rounds one elected to play</source>
        <translation>Runder, man valgte at spille</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Standardpoint</translation>
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
        <translation>Fore Buchholz uden den laveste af modstandernes point.</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 2</source>
        <translation>Fore Buchholz Cut 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least of the opponents&apos; points.</source>
        <translation>Fore Buchholz uden de to laveste af modstandernes point.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz</source>
        <translation>Fore Median-Buchholz</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least and the greatest of the opponents&apos; points.</source>
        <translation>Fore Buchholz uden den laveste og den højeste af modstandernes point.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz 2</source>
        <translation>Fore Median-Buchholz 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least and the two greatest of the opponents&apos; points.</source>
        <translation>Fore Buchholz uden de to laveste og de to højeste af modstandernes point.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Buchholz</source>
        <translation>Gennemsnit af modstandernes Buchholz</translation>
    </message>
    <message>
        <source>The mean Buchholz of the opponents met at the board.</source>
        <translation>Gennemsnittet af Buchholz for dem, man mødte ved brættet.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Fore Buchholz</source>
        <translation>Gennemsnit af modstandernes Fore Buchholz</translation>
    </message>
    <message>
        <source>The mean Fore Buchholz of the opponents met at the board.</source>
        <translation>Gennemsnittet af Fore Buchholz for dem, man mødte ved brættet.</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>The points against opponents with half of the possible points or more.</source>
        <translation>Pointene mod modstandere med mindst halvdelen af alle mulige point.</translation>
    </message>
    <message>
        <source>Koya, limit ½ higher</source>
        <translation>Koya, grænse ½ højere</translation>
    </message>
    <message>
        <source>The points against opponents at least ½ point above half of the possible points.</source>
        <translation>Pointene mod modstandere med mindst ½ point mere end halvdelen af alle mulige.</translation>
    </message>
    <message>
        <source>Koya, limit 1 higher</source>
        <translation>Koya, grænse 1 højere</translation>
    </message>
    <message>
        <source>The points against opponents at least 1 point above half of the possible points.</source>
        <translation>Pointene mod modstandere med mindst 1 point mere end halvdelen af alle mulige.</translation>
    </message>
    <message>
        <source>Koya, limit ½ lower</source>
        <translation>Koya, grænse ½ lavere</translation>
    </message>
    <message>
        <source>The points against opponents at most ½ point short of half of the possible points.</source>
        <translation>Pointene mod modstandere, der højst mangler ½ point i halvdelen af alle mulige.</translation>
    </message>
    <message>
        <source>Koya, limit 1 lower</source>
        <translation>Koya, grænse 1 lavere</translation>
    </message>
    <message>
        <source>The points against opponents at most 1 point short of half of the possible points.</source>
        <translation>Pointene mod modstandere, der højst mangler 1 point i halvdelen af alle mulige.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating</source>
        <translation>Modstandernes ratinggennemsnit</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 1</source>
        <translation>Modstandernes ratinggennemsnit Cut 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least of them.</source>
        <translation>Gennemsnittet af modstandernes rating uden den laveste.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 2</source>
        <translation>Modstandernes ratinggennemsnit Cut 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least of them.</source>
        <translation>Gennemsnittet af modstandernes rating uden de to laveste.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 1</source>
        <translation>Modstandernes ratinggennemsnit, median 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least and the greatest of them.</source>
        <translation>Gennemsnittet af modstandernes rating uden den laveste og den højeste.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 2</source>
        <translation>Modstandernes ratinggennemsnit, median 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least and the two greatest of them.</source>
        <translation>Gennemsnittet af modstandernes rating uden de to laveste og de to højeste.</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>Turneringspræstation</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings, and what the score against them adds by FIDE&apos;s table.</source>
        <translation>Gennemsnittet af modstandernes rating og det, som scoren mod dem giver efter FIDE&apos;s tabel.</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>Perfekt turneringspræstation</translation>
    </message>
    <message>
        <source>The lowest rating from which FIDE&apos;s table expects as many points.</source>
        <translation>Den laveste rating, som man efter FIDE&apos;s tabel ville vente så mange point af.</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Modstandernes gennemsnitlige præstation</translation>
    </message>
    <message>
        <source>The mean tournament performance rating of the opponents met at the board.</source>
        <translation>Gennemsnittet af turneringspræstationerne for dem, man mødte ved brættet.</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Modstandernes perfekte præstation, gennemsnit</translation>
    </message>
    <message>
        <source>The mean perfect tournament performance of the opponents met at the board.</source>
        <translation>Gennemsnittet af de perfekte turneringspræstationer for dem, man mødte ved brættet.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>The higher rating is ahead.</source>
        <translation>Den højere rating er foran.</translation>
    </message>
    <message>
        <source>Rating, lowest first</source>
        <translation>Rating, laveste først</translation>
    </message>
    <message>
        <source>The lower rating is ahead.</source>
        <translation>Den lavere rating er foran.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>The one higher in the starting list is ahead.</source>
        <translation>Den, der står højest på startlisten, er foran.</translation>
    </message>
    <message>
        <source>Pairing number, last first</source>
        <translation>Startnummer, sidste først</translation>
    </message>
    <message>
        <source>The one lower in the starting list is ahead.</source>
        <translation>Den, der står lavest på startlisten, er foran.</translation>
    </message>
    <message>
        <source>IMP quotient</source>
        <translation>IMP-kvotient</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>Netto-IMP</translation>
    </message>
    <message>
        <source>Sonneborn-Berger in VPs</source>
        <translation>Sonneborn-Berger i KP</translation>
    </message>
    <message>
        <source>The sum of the VPs that the opponents have.</source>
        <translation>Summen af de KP, som modstanderne har.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points.</source>
        <translation>Summen af modstandernes point.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least of them.</source>
        <translation>Summen af modstandernes point uden den laveste.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least and the greatest of them.</source>
        <translation>Summen af modstandernes point uden den laveste og den højeste.</translation>
    </message>
    <message>
        <source>The points of every opponent who was beaten, and half of them after a draw.</source>
        <translation>Pointene for hver slået modstander, og halvdelen af dem efter remis.</translation>
    </message>
    <message>
        <source>The sum of the points after each round.</source>
        <translation>Summen af point efter hver runde.</translation>
    </message>
    <message>
        <source>The rounds that brought as many points as a win, played or not.</source>
        <translation>Runder med lige så mange point som en sejr, spillet eller ej.</translation>
    </message>
    <message>
        <source>The games played with Black.</source>
        <translation>De partier, der er spillet med sort.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents who have one.</source>
        <translation>Gennemsnittet af rating for de modstandere, der har en.</translation>
    </message>
    <message>
        <source>All IMPs won, divided by all IMPs lost.</source>
        <translation>Alle vundne IMP divideret med alle tabte IMP.</translation>
    </message>
    <message>
        <source>All IMPs won less all IMPs lost.</source>
        <translation>Alle vundne IMP minus alle tabte IMP.</translation>
    </message>
    <message>
        <source>The VPs of every opponent, times the share of a match&apos;s VPs that was got from them.</source>
        <translation>Hver modstanders KP gange den andel af kampens KP, der blev vundet mod den.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>KP</translation>
    </message>
    <message>
        <source>VPs among them</source>
        <translation>Indbyrdes KP</translation>
    </message>
    <message>
        <source>The VPs in the matches of those who are level, where all have met.</source>
        <translation>KP i kampene mellem dem, der er lige, hvis alle har mødt hinanden.</translation>
    </message>
    <message>
        <source>IMPs among them</source>
        <translation>Indbyrdes IMP</translation>
    </message>
    <message>
        <source>Net IMPs in the matches of those who are level, where all have met.</source>
        <translation>Netto-IMP i kampene mellem dem, der er lige, hvis alle har mødt hinanden.</translation>
    </message>
    <message>
        <source>IMPs between two</source>
        <translation>IMP mellem to</translation>
    </message>
    <message>
        <source>Net IMPs in the match of two who are level; of no use for three or more.</source>
        <translation>Netto-IMP i kampen mellem to, der er lige; flere skiller den ikke.</translation>
    </message>
    <message>
        <source>IMPs against the next</source>
        <translation>IMP mod den næste</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Vundne kampe</translation>
    </message>
    <message>
        <source>Matches won at the table.</source>
        <translation>Kampe vundet ved bordet.</translation>
    </message>
    <message>
        <source>Percentage of matches won</source>
        <translation>Procent vundne kampe</translation>
    </message>
    <message>
        <source>The percentage of matches won at the table; a drawn one counts half.</source>
        <translation>Procenten af kampe vundet ved bordet; en uafgjort tæller halvt.</translation>
    </message>
    <message>
        <source>Points per board</source>
        <translation>Point pr. spil</translation>
    </message>
    <message>
        <source>The VPs of the matches at the table, divided by the boards that were played in them.</source>
        <translation>KP fra kampene ved bordet delt med antallet af spil, der blev spillet i dem.</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Lodtrækning</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name} ({code})</translation>
    </message>
    <message>
        <source>Unknown here and ignored, but kept for report files: {codes}.</source>
        <translation>Ukendt her og ignoreret, men bevaret til turneringsrapporter: {codes}.</translation>
    </message>
    <message>
        <source>Changed after round {round}, when they had been announced. Before: {codes}.</source>
        <translation>Ændret efter runde {round}, da de var meddelt. Før: {codes}.</translation>
    </message>
    <message>
        <source>ranking: {criteria}</source>
        <translation>rangering: {criteria}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Modstander</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Giver</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Noter</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) who are level were not met.</source>
        <translation>
            <numerusform>%n anden, der står lige, er ikke mødt.</numerusform>
            <numerusform>%n andre, der står lige, er ikke mødt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level, but not met: {names}.</source>
        <translation>Lige, men ikke mødt: {names}.</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Opponent&apos;s score, result</source>
        <translation>Modstanders score, resultat</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating, result</source>
        <translation>Modstanderens rating, resultat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>not played: counts as a game against somebody with as many points</source>
        <translation>ikke spillet: tæller som et parti mod en med lige så mange point</translation>
    </message>
    <message>
        <source>the opponent&apos;s byes at the end count as draws</source>
        <translation>modstanderens oversidninger til sidst tæller som remis</translation>
    </message>
    <message>
        <source>the least, left out</source>
        <translation>den laveste, udeladt</translation>
    </message>
    <message>
        <source>stayed away, so it is the one left out</source>
        <translation>blev væk, så den udelades</translation>
    </message>
    <message>
        <source>the greatest, left out</source>
        <translation>den højeste, udeladt</translation>
    </message>
    <message>
        <source>has no rating, left out</source>
        <translation>har ingen rating, udeladt</translation>
    </message>
    <message>
        <source>less than the limit, left out</source>
        <translation>under grænsen, udeladt</translation>
    </message>
    <message>
        <source>met nobody rated, left out</source>
        <translation>mødte ingen med rating, udeladt</translation>
    </message>
    <message>
        <source>half a match: half of the opponent&apos;s VPs</source>
        <translation>halvkamp: halvdelen af modstanderens KP</translation>
    </message>
    <message>
        <source>half a match: counts as a whole one</source>
        <translation>halvkamp: tæller som en hel</translation>
    </message>
    <message>
        <source>not played: as against these VPs, no more than draws in all rounds give</source>
        <translation>ikke spillet: som mod disse KP, højst hvad uafgjort i alle runder giver</translation>
    </message>
    <message>
        <source>The rounds without byes that were asked for and games lost by forfeit.</source>
        <translation>Runderne uden ønskede oversidninger og partier tabt på walkover.</translation>
    </message>
    <message>
        <source>1 per round with more points than the opponent, ½ for equal; a bye compares with a draw.</source>
        <translation>1 pr. runde med flere point end modstanderen, ½ for lige; en oversidning sammenlignes med remis.</translation>
    </message>
    <message>
        <source>Buchholz as if all last games had been drawn: it is known before they are played.</source>
        <translation>Buchholz, som om alle partier i sidste runde endte remis: den kendes, før de spilles.</translation>
    </message>
    <message>
        <source>Points in games of level players; if some have not met, only a sure leader is ahead.</source>
        <translation>Point i partier mellem lige spillere; har nogle ikke mødtes, er kun en sikker fører foran.</translation>
    </message>
    <message>
        <source>VPs in matches of level teams; if some have not met, only a sure leader is ahead.</source>
        <translation>KP i kampe mellem lige hold; har nogle ikke mødtes, er kun en sikker fører foran.</translation>
    </message>
    <message>
        <source>Net IMPs against the next team that all level teams met, and so on until they differ.</source>
        <translation>Netto-IMP mod det næste hold, som alle lige hold har mødt, og så videre, til de er forskellige.</translation>
    </message>
    <message>
        <source>not played: as against these points, no more than the opponent has</source>
        <translation>ikke spillet: som mod disse point, højst hvad modstanderen har</translation>
    </message>
    <message>
        <source>A lot each, 1 the best, by the event&apos;s first name and round; alike on every computer.</source>
        <translation>Et lod til hver, 1 er bedst, efter turneringens første navn og runde; ens på alle computere.</translation>
    </message>
    <message>
        <source>not played: counts as a game against these points, at most what draws in all rounds give</source>
        <translation>ikke spillet: tæller som et parti mod disse point, højst hvad remis i alle runder giver</translation>
    </message>
</context>
<context>
    <name>TieRulesMenu</name>
    <message>
        <source>&amp;Open a File…</source>
        <translation>Å&amp;bn en fil…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>&amp;Gem i en fil…</translation>
    </message>
    <message>
        <source>Open Tie-breaks</source>
        <translation>Åbn korrektioner</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>korrektioner</translation>
    </message>
    <message>
        <source>Save the Tie-breaks</source>
        <translation>Gem korrektionerne</translation>
    </message>
    <message>
        <source>Tie-breaks (*{suffix})</source>
        <translation>Korrektioner (*{suffix})</translation>
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
    <name>Tour</name>
    <message>
        <source>Point at a row or at the curve to read off all scales there; the wheel zooms the curve.</source>
        <translation>Peg på en række eller på kurven for at aflæse alle skalaer der; hjulet zoomer kurven.</translation>
    </message>
    <message>
        <source>Ctrl+P prints or exports what you see. F1 explains what you are working on.</source>
        <translation>Ctrl+P udskriver eller eksporterer det, du ser. F1 forklarer det, du arbejder med.</translation>
    </message>
    <message>
        <source>{number} of {all}: {hint}</source>
        <translation>{number} af {all}: {hint}</translation>
    </message>
    <message>
        <source>No More Hints</source>
        <translation>Ikke flere tip</translation>
    </message>
    <message>
        <source>Ctrl+D pins a board count. “Compare” takes several at once, as 7, 14, 20, 28.</source>
        <translation>Ctrl+D fastgør et spilantal. »Sammenlign« tager flere på én gang: 7, 14, 20, 28.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Næste</translation>
    </message>
    <message>
        <source>Type the number of boards, or use the arrows or the wheel: table and curve follow.</source>
        <translation>Skriv antallet af spil, eller brug pilene eller hjulet: tabel og kurve følger med.</translation>
    </message>
</context>
<context>
    <name>TournamentError</name>
    <message>
        <source>With players {first} and {second} together, round {round} cannot be paired.</source>
        <translation>Hvis spillerne {first} og {second} mødes, kan runde {round} ikke parres.</translation>
    </message>
    <message>
        <source>Nobody is present to be paired in round {round}.</source>
        <translation>Der er ingen at parre i runde {round}.</translation>
    </message>
    <message>
        <source>{name} has an opponent in round {round}. Change the pairing first.</source>
        <translation>{name} har en modstander i runde {round}. Ret først parringen.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: {name} has no opponent in it, so a bye of some kind stays.</source>
        <translation>Runde {round} er parret: {name} har ingen modstander i den, så en oversidning af en slags bliver stående.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: from then on all numbers stay as they are.</source>
        <translation>Runde {round} er parret: fra da af bliver alle numre, som de er.</translation>
    </message>
    <message>
        <source>Two players have the number {number}.</source>
        <translation>To spillere har nummer {number}.</translation>
    </message>
    <message>
        <source>Player {number} meets nobody else in round {round}.</source>
        <translation>Spiller {number} møder ingen anden i runde {round}.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {most} rows.</source>
        <translation>Tabellen er for stor; den kan have {most} rækker.</translation>
    </message>
    <message>
        <source>The table is too wide; it can have {most} columns.</source>
        <translation>Tabellen er for bred; den kan have {most} kolonner.</translation>
    </message>
    <message>
        <source>There is no column with names; give it the heading Name.</source>
        <translation>Der er ingen kolonne med navne; giv den overskriften Name.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>To kolonner har overskriften {found}.</translation>
    </message>
    <message>
        <source>The name is missing here.</source>
        <translation>Her mangler navnet.</translation>
    </message>
    <message>
        <source>Cells in this row: {cells}; columns: {columns}.</source>
        <translation>Celler i denne række: {cells}; kolonner: {columns}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>Et anførselstegn mangler eller står forkert i denne række eller over den.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs such as 45-23, or VPs such as 13.2-6.8.</source>
        <translation>»{typed}« er ikke et resultat. Skriv IMP som 45-23 eller KP som 13,2-6,8.</translation>
    </message>
    <message>
        <source>“{typed}” is not a valid value of a bye. Type its VPs, such as 12 or 10.5.</source>
        <translation>»{typed}« er ikke en gyldig værdi af en oversidning. Skriv dens KP, f.eks. 12 eller 10,5.</translation>
    </message>
    <message>
        <source>All rounds of the round robin ({rounds}) are drawn: everybody has met everybody.</source>
        <translation>Alle runder i alle mod alle ({rounds}) er parret: alle har mødt alle.</translation>
    </message>
    <message>
        <source>Fewer than two teams are present in round {round}: nothing can be drawn.</source>
        <translation>Færre end to hold er til stede i runde {round}: intet kan parres.</translation>
    </message>
    <message>
        <source>Team {team} is absent in round {round}.</source>
        <translation>Hold {team} er fraværende i runde {round}.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} met in round {met}: they can meet again only in a Danish round.</source>
        <translation>Holdene {team} og {other} mødtes i runde {met}: de kan kun mødes igen i en dansk runde.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} must not meet in round {round}.</source>
        <translation>Holdene {team} og {other} må ikke mødes i runde {round}.</translation>
    </message>
    <message>
        <source>If teams {team} and {other} meet in round {round}, the others cannot be drawn any more.</source>
        <translation>Hvis holdene {team} og {other} mødes i runde {round}, kan de andre ikke længere parres.</translation>
    </message>
    <message>
        <source>IMPs cannot be turned into VPs: {reason}</source>
        <translation>IMP kan ikke omregnes til KP: {reason}</translation>
    </message>
    <message>
        <source>This scale turns percentages into VPs; matches need one of IMPs.</source>
        <translation>Denne skala omregner procenter til KP; kampe skal have en for IMP.</translation>
    </message>
    <message>
        <source>IMPs are whole numbers from 0, not {imps}.</source>
        <translation>IMP er hele tal fra 0, ikke {imps}.</translation>
    </message>
    <message>
        <source>{found} is not a result that earns points; use W, D, L, F, H, Z, + or -.</source>
        <translation>{found} er ikke et resultat, der giver point; brug W, D, L, F, H, Z, + eller -.</translation>
    </message>
    <message>
        <source>A bonus or penalty belongs to a drawn round; {found} is not one.</source>
        <translation>En bonus eller straf står i en runde, der er parret; {found} er det ikke.</translation>
    </message>
    <message>
        <source>Player {number} is not entered.</source>
        <translation>Spiller {number} er ikke tilmeldt.</translation>
    </message>
    <message>
        <source>The points are missing here.</source>
        <translation>Her mangler pointene.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for these points of player {number}: {points}.</source>
        <translation>En turneringsrapport (TRF) har ikke plads til disse point for spiller {number}: {points}.</translation>
    </message>
    <message>
        <source>The file is too large to be a report file.</source>
        <translation>Filen er for stor til at være en turneringsrapport.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Denne linje er for lang.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; a number belongs there.</source>
        <translation>I kolonne {first} til {last} står {found}; der skal stå et tal.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} are blank; a number belongs there.</source>
        <translation>Kolonne {first} til {last} er tomme; der skal stå et tal.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; points belong there, such as 4.5.</source>
        <translation>I kolonne {first} til {last} står {found}; der skal stå point, f.eks. 4.5.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>Her skal stå et tal, ikke {found}.</translation>
    </message>
    <message>
        <source>Points such as 4.5 belong here, not {found}.</source>
        <translation>Her skal stå point som 4.5, ikke {found}.</translation>
    </message>
    <message>
        <source>{found} is not a known code of a point system.</source>
        <translation>{found} er ikke en kendt kode for et pointsystem.</translation>
    </message>
    <message>
        <source>There are no players (records 001) in the file.</source>
        <translation>Der er ingen spillere (poster 001) i filen.</translation>
    </message>
    <message>
        <source>The file says something else here than in a line above: {found}.</source>
        <translation>Filen siger noget andet her end i en linje ovenfor: {found}.</translation>
    </message>
    <message>
        <source>The rating list has more than {most} players.</source>
        <translation>Ratinglisten har flere end {most} spillere.</translation>
    </message>
    <message>
        <source>The rating list that is kept is damaged; choose it again.</source>
        <translation>Den gemte ratingliste er beskadiget; vælg den igen.</translation>
    </message>
    <message>
        <source>Round 1 of the knock-out is drawn: take it back first (Shift+F9).</source>
        <translation>Runde 1 af knockouten er parret: ophæv den først (Skift+F9).</translation>
    </message>
    <message>
        <source>All rounds are drawn, and there are results: the entrants stay as they are.</source>
        <translation>Alle runder er parret, og der er resultater: deltagerne kan ikke ændres.</translation>
    </message>
    <message>
        <source>The number {number} appears twice.</source>
        <translation>Nummer {number} er der to gange.</translation>
    </message>
    <message>
        <source>Number {number} of round {round} is not entered.</source>
        <translation>Nummer {number} i runde {round} er ikke tilmeldt.</translation>
    </message>
    <message>
        <source>Number {number} appears twice in round {round}.</source>
        <translation>Nummer {number} er to gange i runde {round}.</translation>
    </message>
    <message>
        <source>Number {number} meets nobody else in round {round}.</source>
        <translation>Nummer {number} møder ingen anden i runde {round}.</translation>
    </message>
    <message>
        <source>{found} is not a FIDE number, which has 11 digits at most.</source>
        <translation>{found} er ikke et FIDE-nummer; det har højst 11 cifre.</translation>
    </message>
    <message>
        <source>{found} is not a date of birth, such as 1990/05/31, 31.5.1990 or 1990.</source>
        <translation>{found} er ikke en fødselsdato som 1990/05/31, 31.5.1990 eller 1990.</translation>
    </message>
    <message>
        <source>{found} is not a date, such as 2026/05/31 or 31.5.2026.</source>
        <translation>{found} er ikke en dato som 2026/05/31 eller 31.5.2026.</translation>
    </message>
    <message>
        <source>{found} is neither m nor w.</source>
        <translation>{found} er hverken m eller w.</translation>
    </message>
    <message>
        <source>{found} is not a federation, such as CZE.</source>
        <translation>{found} er ikke et forbund som DEN.</translation>
    </message>
    <message>
        <source>There are no names in the table.</source>
        <translation>Der er ingen navne i tabellen.</translation>
    </message>
    <message>
        <source>{found} is not a valid number; numbers go from 1 to {most}.</source>
        <translation>{found} er ikke et nummer; numre går fra 1 til {most}.</translation>
    </message>
    <message>
        <source>{found} is not a rating or strength, which is a number from 0 to {most}.</source>
        <translation>{found} er ikke en rating eller styrke, som er et tal fra 0 til {most}.</translation>
    </message>
    <message>
        <source>The event has no name.</source>
        <translation>Turneringen har intet navn.</translation>
    </message>
    <message>
        <source>The city is missing.</source>
        <translation>Byen mangler.</translation>
    </message>
    <message>
        <source>The federation of the event is missing.</source>
        <translation>Turneringens forbund mangler.</translation>
    </message>
    <message>
        <source>The start date is missing.</source>
        <translation>Startdatoen mangler.</translation>
    </message>
    <message>
        <source>The end date is missing.</source>
        <translation>Slutdatoen mangler.</translation>
    </message>
    <message>
        <source>The chief arbiter is missing.</source>
        <translation>Hoveddommeren mangler.</translation>
    </message>
    <message>
        <source>The time control is missing.</source>
        <translation>Betænkningstiden mangler.</translation>
    </message>
    <message>
        <source>The date of round {round} is missing.</source>
        <translation>Datoen for runde {round} mangler.</translation>
    </message>
    <message>
        <source>Results missing in round {round}: {count}.</source>
        <translation>Manglende resultater i runde {round}: {count}.</translation>
    </message>
    <message>
        <source>Rounds drawn: {drawn} of {planned}.</source>
        <translation>Parrede runder: {drawn} af {planned}.</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>{name}: the FIDE number is missing.</source>
        <translation>{name}: FIDE-nummeret mangler.</translation>
    </message>
    <message>
        <source>{name}: the date of birth is missing.</source>
        <translation>{name}: fødselsdatoen mangler.</translation>
    </message>
    <message>
        <source>{name}: the sex is missing.</source>
        <translation>{name}: kønnet mangler.</translation>
    </message>
    <message>
        <source>{name}: the federation is missing.</source>
        <translation>{name}: forbundet mangler.</translation>
    </message>
    <message>
        <source>{name} and {other} have the same FIDE number.</source>
        <translation>{name} og {other} har samme FIDE-nummer.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type 1, = or 0; ½-0 or 0-0; +-, -+ or -- for a forfeit.</source>
        <translation>»{typed}« er ikke et resultat. Skriv 1, = eller 0; ½-0 eller 0-0; +-, -+ eller -- for walkover.</translation>
    </message>
    <message>
        <source>This triangle is played over two rounds: type its results in the second.</source>
        <translation>Denne trekant spilles over to runder: skriv dens resultater i den anden.</translation>
    </message>
    <message>
        <source>This table would repeat matches of the rounds drawn so far.</source>
        <translation>Denne tabel ville gentage kampe fra de runder, der er parret.</translation>
    </message>
    <message>
        <source>Number {team} plays a triangle in round {round} that began in the round before.</source>
        <translation>Nummer {team} spiller i runde {round} en trekant, der begyndte i runden før.</translation>
    </message>
    <message>
        <source>There are results already; the scale stays one of percentages, or of IMPs.</source>
        <translation>Der er allerede resultater; skalaen forbliver i procent eller i IMP.</translation>
    </message>
    <message>
        <source>{found} is not a time, such as 14:30.</source>
        <translation>{found} er ikke et klokkeslæt som 14:30.</translation>
    </message>
    <message>
        <source>{found} is not a time control in seconds, such as 5400+30 or 40/6000+30:900+30.</source>
        <translation>{found} er ikke en betænkningstid i sekunder som 5400+30 eller 40/6000+30:900+30.</translation>
    </message>
    <message>
        <source>The end date, {end}, is before the start date, {begin}.</source>
        <translation>Slutdatoen, {end}, er før startdatoen, {begin}.</translation>
    </message>
    <message>
        <source>An event has 1 to {most} rounds.</source>
        <translation>En turnering har 1 til {most} runder.</translation>
    </message>
    <message>
        <source>{found} is not a colour; use W or B.</source>
        <translation>{found} er ikke en farve; brug W eller B.</translation>
    </message>
    <message>
        <source>{found} is not a setting of XXC; use white1, black1 or rank.</source>
        <translation>{found} er ikke en indstilling i XXC; brug white1, black1 eller rank.</translation>
    </message>
    <message>
        <source>{found} is not a valid bye; use F, H or Z.</source>
        <translation>{found} er ikke en gyldig oversidning; brug F, H eller Z.</translation>
    </message>
    <message>
        <source>Round {last} comes before round {first}.</source>
        <translation>Runde {last} kommer før runde {first}.</translation>
    </message>
    <message>
        <source>Enter at least two players here.</source>
        <translation>Skriv mindst to spillere her.</translation>
    </message>
    <message>
        <source>Player {number} has two different byes in round {round}.</source>
        <translation>Spiller {number} har to forskellige oversidninger i runde {round}.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, who is not entered.</source>
        <translation>I runde {round} møder spiller {number} spiller {other}, som ikke er tilmeldt.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, but player {other} meets nobody.</source>
        <translation>I runde {round} møder spiller {number} spiller {other}, men spiller {other} møder ingen.</translation>
    </message>
    <message>
        <source>In round {round} the players {number} and {other} have the same colour.</source>
        <translation>I runde {round} har spillerne {number} og {other} samme farve.</translation>
    </message>
    <message>
        <source>In round {round} neither player {number} nor player {other} has a colour.</source>
        <translation>I runde {round} har hverken spiller {number} eller spiller {other} en farve.</translation>
    </message>
    <message>
        <source>In round {round} player {number} has the result “{mine}” without an opponent.</source>
        <translation>I runde {round} har spiller {number} resultatet »{mine}« uden en modstander.</translation>
    </message>
    <message>
        <source>The starting rank of a player is above 0.</source>
        <translation>En spillers startnummer er over 0.</translation>
    </message>
    <message>
        <source>Column {column} holds {found}, but should be blank; the columns are shifted.</source>
        <translation>I kolonne {column} står {found}, men den skal være tom; kolonnerne er forskudt.</translation>
    </message>
    <message>
        <source>Round {round}: {found} in column {column} is not a colour; use w, b or -.</source>
        <translation>Runde {round}: {found} i kolonne {column} er ikke en farve; brug w, b eller -.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for a result of this worth: {points}.</source>
        <translation>En turneringsrapport (TRF) har ikke plads til et resultat med denne værdi: {points}.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no VPs with two decimals; save a teams event as an event.</source>
        <translation>En turneringsrapport (TRF) har ikke KP med to decimaler; gem en holdturnering som turnering.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for the number {number}; it ends at {most}.</source>
        <translation>En turneringsrapport (TRF) har ikke plads til nummer {number}; den slutter ved {most}.</translation>
    </message>
    <message>
        <source>This is an event of vpdesk itself. Open it there, and write a report file (TRF) of it.</source>
        <translation>Det er en turnering fra vpdesk selv. Åbn den der, og skriv en turneringsrapport (TRF) af den.</translation>
    </message>
    <message>
        <source>The report file is of the type {type}, which is not drawn by the Dutch rules.</source>
        <translation>Turneringsrapporten er af typen {type}, som ikke parres efter de hollandske regler.</translation>
    </message>
    <message>
        <source>Team {team} came after round 1 was drawn: the round robin has no place for it.</source>
        <translation>Hold {team} kom, efter at runde 1 var parret: alle mod alle har ingen plads til det.</translation>
    </message>
    <message>
        <source>Round {round} needs a repeated match: make it a Danish round, which allows that.</source>
        <translation>Runde {round} kræver en gentaget kamp: gør den til en dansk runde, som tillader det.</translation>
    </message>
    <message>
        <source>Round {round} has no allowed triangle: let teams be in one by turns, or the first three.</source>
        <translation>Runde {round} har ingen tilladt trekant: lad hold komme i en efter tur, eller de tre første.</translation>
    </message>
    <message>
        <source>Patton has to be chosen before the first result; there are results without board points.</source>
        <translation>Patton skal vælges før det første resultat; der er resultater uden spilpoint.</translation>
    </message>
    <message>
        <source>White and Black get different points for a result; this program has one value for both.</source>
        <translation>Hvid og sort får forskellige point for et resultat; dette program har én værdi for begge.</translation>
    </message>
    <message>
        <source>This is not a rating list: no FIDE columns, and no headings such as Name and Rating.</source>
        <translation>Dette er ikke en ratingliste: ingen FIDE-kolonner og ingen overskrifter som Name og Rating.</translation>
    </message>
    <message>
        <source>{name} is in rounds that are drawn: give the last round before the withdrawal.</source>
        <translation>{name} er i runder, der er parret: angiv den sidste runde før tilbagetrækningen.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type the board points, 2 per board won, such as 19-13.</source>
        <translation>»{typed}« er ikke et resultat. Skriv spilpoint, 2 pr. vundet spil, f.eks. 19-13.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs and board points, 2 per board won: 24-17 13-7.</source>
        <translation>»{typed}« er ikke et resultat. Skriv IMP og spilpoint, 2 pr. vundet spil: 24-17 13-7.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type per cent of NS (57.5), or VPs with the word (13.2 vp).</source>
        <translation>»{typed}« er ikke et resultat. Skriv NS’ procent (57,5) eller KP med ordet (13,2 vp).</translation>
    </message>
    <message>
        <source>{team} came after round 1 was drawn: the round robin has no place for this player.</source>
        <translation>{team} kom, efter at runde 1 var parret: alle mod alle har ingen plads til denne spiller.</translation>
    </message>
    <message>
        <source>Round {round} needs a forbidden match: allow some, or make it a Danish round.</source>
        <translation>Runde {round} kræver en forbudt kamp: tillad nogle, eller gør den til en dansk runde.</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat. Type H (NS) or V (EW), a table from 1 to 999, or both, as H3.</source>
        <translation>»{typed}« er ikke en plads. Skriv H (NS) eller V (EW), et bord fra 1 til 999 eller begge dele, f.eks. H3.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but {other} meets {third}.</source>
        <translation>I runde {round} møder spiller {number} {other}, men {other} møder {third}.</translation>
    </message>
    <message>
        <source>Round {round}: “{mine}” of player {number} does not go with “{theirs}” of {other}.</source>
        <translation>Runde {round}: »{mine}« for spiller {number} passer ikke med »{theirs}« for {other}.</translation>
    </message>
    <message>
        <source>Round {round}: player {number} has “{mine}”, as without an opponent, but meets {other}.</source>
        <translation>Runde {round}: spiller {number} har »{mine}«, som uden modstander, men møder {other}.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but has a bye in a record 240.</source>
        <translation>I runde {round} møder spiller {number} {other}, men er oversidder i en post 240.</translation>
    </message>
    <message>
        <source>Round {round}, column {column}: {found} is not a result; use 1 = 0 + - W D L U F H Z.</source>
        <translation>Runde {round}, kolonne {column}: {found} er ikke et resultat; brug 1 = 0 + - W D L U F H Z.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired by the rules without a rematch or a second bye.</source>
        <translation>Runde {round} kan ikke parres efter reglerne uden en omkamp eller en anden oversidning.</translation>
    </message>
    <message>
        <source>Player {number}: columns 81-84 say {told}, results {computed}; correct, or add record 162.</source>
        <translation>Spiller {number}: kolonne 81-84 siger {told}, resultaterne {computed}; ret det, eller tilføj post 162.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type points (2.5-1.5, to {boards}), boards (1=01), +-, -+, --.</source>
        <translation>»{typed}« er ikke et resultat. Skriv point (2,5-1,5, til {boards}), brætter (1=01), +-, -+, --.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired without a forbidden pair: allow some in this round.</source>
        <translation>Runde {round} kan ikke parres uden en forbudt parring: tillad nogle i denne runde.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type IMPs such as 45-23.</source>
        <translation>»{typed}« er ikke et resultat i en knockout, som ikke har KP. Skriv IMP som 45-23.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type per cent of NS (57.5).</source>
        <translation>»{typed}« er ikke et resultat i en knockout, som ikke har KP. Skriv NS’ procent (57,5).</translation>
    </message>
</context>
<context>
    <name>TournamentFileError</name>
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
        <source>{file}: This is not an event of vpdesk.</source>
        <translation>{file}: Det er ikke en turnering fra vpdesk.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged, and there is no backup of it beside it.</source>
        <translation>{file}: Filen er beskadiget, og der ligger ingen sikkerhedskopi ved siden af den.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged; open its newest backup, “{backup}”.</source>
        <translation>{file}: Filen er beskadiget; åbn dens nyeste sikkerhedskopi, »{backup}«.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: This is not a pairs evening of vpdesk.</source>
        <translation>{file}: Det er ikke en paraften fra vpdesk.</translation>
    </message>
    <message>
        <source>{file}: A newer version of vpdesk has written this file; open it with that one.</source>
        <translation>{file}: En nyere version af vpdesk har skrevet denne fil; åbn den med den.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reason}”.</source>
        <translation>{file}: Filen kunne ikke læses; computeren meldte »{reason}«.</translation>
    </message>
    <message>
        <source>{file} is open in another window or on another computer, so here it can only be read.</source>
        <translation>{file} er åben i et andet vindue eller på en anden computer, så her kan den kun læses.</translation>
    </message>
    <message>
        <source>{file} is write-protected, so it can only be read; save it under another name to go on.</source>
        <translation>{file} er skrivebeskyttet, så den kan kun læses; gem den under et andet navn for at fortsætte.</translation>
    </message>
    <message>
        <source>{file}: The file “{other}” beside it is not from vpdesk; move that away and open it again.</source>
        <translation>{file}: Filen »{other}« ved siden af er ikke fra vpdesk; flyt den væk, og åbn igen.</translation>
    </message>
    <message>
        <source>{file} can only be read here; save it under another name to change it.</source>
        <translation>{file} kan kun læses her; gem den under et andet navn for at ændre den.</translation>
    </message>
    <message>
        <source>{file}: This event has stages, groups or adjustments: use “vpdesk-cli event”.</source>
        <translation>{file}: Denne turnering har faser, grupper eller justeringer: brug »vpdesk-cli event«.</translation>
    </message>
    <message>
        <source>{file}: The file is too large or holds what no file of vpdesk has, so it is not opened.</source>
        <translation>{file}: Filen er for stor eller indeholder, hvad ingen fil fra vpdesk har, så den åbnes ikke.</translation>
    </message>
</context>
<context>
    <name>TradePicture</name>
    <message>
        <source>{name}: quality {quality}, simplicity {simplicity}</source>
        <translation>{name}: kvalitet {quality}, enkelhed {simplicity}</translation>
    </message>
    <message>
        <source>Simplicity</source>
        <translation>Enkelhed</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Kvalitet</translation>
    </message>
</context>
<context>
    <name>TwoScales</name>
    <message>
        <source>By</source>
        <translation>Efter</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Regnes i</translation>
    </message>
    <message>
        <source>{team} won</source>
        <translation>{team}: vundet</translation>
    </message>
    <message>
        <source>{team} VP</source>
        <translation>{team}: KP</translation>
    </message>
    <message>
        <source>By boards {boards}, together {together}</source>
        <translation>Spil for spil {boards}, i alt {together}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Tilsammen</translation>
    </message>
    <message>
        <source>Halved by boards, as the director adjusted them: {boards}.</source>
        <translation>Delt efter spil, fordi turneringslederen justerede dem: {boards}.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Done: {step}</source>
        <translation>Udført: {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Fortryd {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Fortrudt: {step}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Gentag: {step}</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message numerus="yes">
        <source>“{name}”: %n change(s) not on the disk yet</source>
        <translation>
            <numerusform>»{name}«: %n ændring er ikke på disken endnu</numerusform>
            <numerusform>»{name}«: %n ændringer er ikke på disken endnu</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes that were not saved last time do not fit their file: see “{name}”.</source>
        <translation>Ændringer, som ikke blev gemt sidst, passer ikke til deres fil: se »{name}«.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” now has %n change(s) that were not saved last time.</source>
        <translation>
            <numerusform>»{name}« har nu %n ændring, som ikke blev gemt sidst.</numerusform>
            <numerusform>»{name}« har nu %n ændringer, som ikke blev gemt sidst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewsRow</name>
    <message>
        <source>By boards</source>
        <translation>Efter antal spil</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Varmekort</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>“{name}” is being saved.</source>
        <translation>»{name}« gemmes.</translation>
    </message>
    <message>
        <source>Stay Here</source>
        <translation>Bliv her</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Recent</source>
        <translation>Seneste</translation>
    </message>
    <message>
        <source>Samples to try</source>
        <translation>Eksempler til at prøve med</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>er der ikke mere</translation>
    </message>
    <message>
        <source>today</source>
        <translation>i dag</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>i går</translation>
    </message>
</context>
</TS>
