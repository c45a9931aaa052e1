<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About vpdesk</source>
        <translation>À propos de vpdesk</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programme</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>Tout &amp;copier</translation>
    </message>
    <message>
        <source>Copies all versions, for a report of an error</source>
        <translation>Copie toutes les versions, pour signaler une erreur</translation>
    </message>
    <message>
        <source>Open Lo&amp;g Folder</source>
        <translation>Ouvrir le dossier des &amp;journaux</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <translation>Chercher une nouvelle &amp;version</translation>
    </message>
    <message>
        <source>Opens the page of the releases in the browser</source>
        <translation>Ouvre la page des versions dans le navigateur</translation>
    </message>
    <message>
        <source>Events, pairs evenings, matches, movements and VP scales, for directors of bridge.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013). The measures of movements are those of P. Smulders.

Free software: use it, pass it on and change it as you like.</source>
        <translation>Épreuves, soirées par paires, matchs, mouvements et échelles de PV, pour ceux qui arbitrent des tournois de bridge.

Les échelles sont celles du rapport technique du WBF Scoring Panel (P. Buchen, 2013). Les mesures des mouvements sont celles de P. Smulders.

Logiciel libre&#xa0;: utilisez-le, transmettez-le et modifiez-le comme vous voulez.</translation>
    </message>
    <message>
        <source>Log folder: {folder}</source>
        <translation>Dossier des journaux&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>Version of {date}</source>
        <translation>Version du {date}</translation>
    </message>
    <message>
        <source>It is over a year old: there may be a newer one.</source>
        <translation>Elle a plus d’un an&#xa0;: il y en a peut-être une plus récente.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>S&amp;cales</source>
        <translation>Éch&amp;elles</translation>
    </message>
    <message>
        <source>Mo&amp;vements</source>
        <translation>Mou&amp;vements</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>&amp;Côte à côte</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Différences</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>&amp;Comme le système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;lair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy with &amp;Headings</source>
        <translation>Copier avec les en-&amp;têtes</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Tout &amp;sélectionner</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Pin or Unpin These Boards</source>
        <translation>Épin&amp;gler ou détacher ces donnes</translation>
    </message>
    <message>
        <source>S&amp;ort Pins</source>
        <translation>Trier &amp;les épinglés</translation>
    </message>
    <message>
        <source>&amp;Unpin All</source>
        <translation>&amp;Tout détacher</translation>
    </message>
    <message>
        <source>&amp;More Boards</source>
        <translation>&amp;Plus de donnes</translation>
    </message>
    <message>
        <source>&amp;Fewer Boards</source>
        <translation>&amp;Moins de donnes</translation>
    </message>
    <message>
        <source>&amp;Switch</source>
        <translation>&amp;Inverser</translation>
    </message>
    <message>
        <source>&amp;Lock or Unlock</source>
        <translation>&amp;Verrouiller ou déverrouiller</translation>
    </message>
    <message>
        <source>&amp;Optimise…</source>
        <translation>&amp;Optimiser…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>Chance of &amp;Places</source>
        <translation>Chances de &amp;places</translation>
    </message>
    <message>
        <source>S&amp;it-Outs</source>
        <translation>&amp;Relais</translation>
    </message>
    <message>
        <source>&amp;Copy Picture of the Curves</source>
        <translation>&amp;Copier l’image des courbes</translation>
    </message>
    <message>
        <source>B&amp;y Boards</source>
        <translation>&amp;Par donnes</translation>
    </message>
    <message>
        <source>&amp;Heat Map</source>
        <translation>Carte de c&amp;haleur</translation>
    </message>
    <message>
        <source>B&amp;oards</source>
        <translation>Do&amp;nnes</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Courbe</translation>
    </message>
    <message>
        <source>&amp;Pins</source>
        <translation>Épin&amp;gles</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Résultat</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>&amp;PV visés</translation>
    </message>
    <message>
        <source>C&amp;hoice of Movements</source>
        <translation>&amp;Choix du mouvement</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>&amp;Matrice</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>&amp;Déroulement</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>C&amp;hiffres</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>Lab&amp;oratory</source>
        <translation>La&amp;boratoire</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>M&amp;atch</translation>
    </message>
    <message>
        <source>Smaller Te&amp;xt</source>
        <translation>Texte pl&amp;us petit</translation>
    </message>
    <message>
        <source>Publis&amp;h…</source>
        <translation>Pu&amp;blier…</translation>
    </message>
    <message>
        <source>Publish after E&amp;very Action</source>
        <translation>&amp;Publier après chaque action</translation>
    </message>
    <message>
        <source>Pages in All Lang&amp;uages</source>
        <translation>Pages dans to&amp;utes les langues</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>H&amp;all</source>
        <translation>&amp;Salle</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Exemples</translation>
    </message>
    <message>
        <source>There is nothing to print here yet.</source>
        <translation>Il n’y a encore rien à imprimer ici.</translation>
    </message>
    <message>
        <source>&amp;Deals…</source>
        <translation>&amp;Distributions…</translation>
    </message>
    <message>
        <source>&amp;Find Anything…</source>
        <translation>T&amp;out trouver…</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>Texte &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Rétabl&amp;ir la disposition</translation>
    </message>
    <message>
        <source>vpdesk &amp;Help</source>
        <translation>&amp;Aide de vpdesk</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>What’s &amp;New</source>
        <translation>&amp;Nouveautés</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>&amp;Voir dans le dossier</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Ouvrir le dossier des &amp;journaux</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <translation>Chercher une nouvelle &amp;version</translation>
    </message>
    <message>
        <source>&amp;About vpdesk</source>
        <translation>À &amp;propos de vpdesk</translation>
    </message>
    <message>
        <source>Pages for &amp;Phones…</source>
        <translation>Pages pour &amp;téléphones…</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Horloge</translation>
    </message>
    <message>
        <source>Clock on the &amp;Wall</source>
        <translation>Horloge au &amp;mur</translation>
    </message>
    <message>
        <source>&amp;Schedule of the Session…</source>
        <translation>&amp;Programme de la séance…</translation>
    </message>
    <message>
        <source>S&amp;tart or Pause the Clock</source>
        <translation>&amp;Démarrer ou arrêter l’horloge</translation>
    </message>
    <message>
        <source>A Minute &amp;Less</source>
        <translation>Une minute de moi&amp;ns</translation>
    </message>
    <message>
        <source>A Minute &amp;More</source>
        <translation>Une minute de pl&amp;us</translation>
    </message>
    <message>
        <source>&amp;Next Round or Move</source>
        <translation>Position ou déplacement &amp;suivant</translation>
    </message>
    <message>
        <source>Only matches of teams have score sheets.</source>
        <translation>Seuls les matchs par équipes ont des feuilles.</translation>
    </message>
    <message>
        <source>No round can be paired by hand now.</source>
        <translation>Aucune ronde ne peut être appariée à la main.</translation>
    </message>
    <message>
        <source>Draw &amp;Lots Again…</source>
        <translation>&amp;Refaire le tirage au sort…</translation>
    </message>
    <message>
        <source>Dates &amp;of the Rounds…</source>
        <translation>Da&amp;tes des rondes…</translation>
    </message>
    <message>
        <source>Do &amp;What Is Next</source>
        <translation>Étape sui&amp;vante</translation>
    </message>
    <message>
        <source>&amp;Proof</source>
        <translation>&amp;Preuve</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Modèles</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>&amp;Audit</translation>
    </message>
    <message>
        <source>&amp;Check a Table</source>
        <translation>&amp;Vérifier un tableau</translation>
    </message>
    <message>
        <source>Ca&amp;libration</source>
        <translation>&amp;Calibrage</translation>
    </message>
    <message>
        <source>&amp;Score Sheet</source>
        <translation>&amp;Feuille de match</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>&amp;Décision</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <comment>menu</comment>
        <translation>Ma&amp;tch</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>&amp;Annuler la donne</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>A&amp;juster la donne…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Other &amp;Pairs from This Board</source>
        <translation>Autres &amp;paires à partir de cette donne</translation>
    </message>
    <message>
        <source>&amp;Enter Goes Down, Room by Room</source>
        <translation>Entrée &amp;descend, salle par salle</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Round</source>
        <translation>&amp;Retour à la ronde</translation>
    </message>
    <message>
        <source>The match is not one of an event.</source>
        <translation>Le match ne fait pas partie d’une épreuve.</translation>
    </message>
    <message>
        <source>&amp;Blank Sheet to Print…</source>
        <translation>Feuille &amp;vierge à imprimer…</translation>
    </message>
    <message>
        <source>&amp;Details of the Match</source>
        <translation>Dé&amp;tails du match</translation>
    </message>
    <message>
        <source>Board and S&amp;core</source>
        <translation>Donne et &amp;marque</translation>
    </message>
    <message>
        <source>A Pair Comes or &amp;Goes…</source>
        <translation>&amp;Une paire arrive ou part…</translation>
    </message>
    <message>
        <source>There is no evening yet.</source>
        <translation>Il n’y a pas encore de soirée.</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <comment>menu</comment>
        <translation>T&amp;ournoi par paires</translation>
    </message>
    <message>
        <source>Wit&amp;hdraw a Pair…</source>
        <translation>Abandon d’&amp;une paire…</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>T&amp;ournoi par paires</translation>
    </message>
    <message>
        <source>&amp;Adjusted Score…</source>
        <translation>Marque a&amp;justée…</translation>
    </message>
    <message>
        <source>Arrow &amp;Turned</source>
        <translation>Flèche &amp;tournée</translation>
    </message>
    <message>
        <source>&amp;Clear the Result</source>
        <translation>&amp;Effacer le résultat</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the Board</source>
        <translation>A&amp;nnuler la donne</translation>
    </message>
    <message>
        <source>&amp;Uncancel Boards</source>
        <translation>Rétablir &amp;les donnes</translation>
    </message>
    <message>
        <source>&amp;Late Pair…</source>
        <translation>Pa&amp;ire en retard…</translation>
    </message>
    <message>
        <source>Su&amp;bstitute…</source>
        <translation>&amp;Remplaçant…</translation>
    </message>
    <message>
        <source>Re&amp;gister of Players…</source>
        <translation>Re&amp;gistre des joueurs…</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>&amp;Pénalité…</translation>
    </message>
    <message>
        <source>Na&amp;me, Place and Date…</source>
        <translation>N&amp;om, lieu et date…</translation>
    </message>
    <message>
        <source>Sessions Be&amp;fore…</source>
        <translation>&amp;Séances précédentes…</translation>
    </message>
    <message>
        <source>Pla&amp;y Another Movement…</source>
        <translation>Autre &amp;mouvement…</translation>
    </message>
    <message>
        <source>One or T&amp;wo Winners</source>
        <translation>Un ou deux &amp;vainqueurs</translation>
    </message>
    <message>
        <source>&amp;Deals Played…</source>
        <translation>&amp;Distributions jouées…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Evening</source>
        <translation>&amp;Journal de la soirée</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Noms</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Résultats</translation>
    </message>
    <message>
        <source>Rankin&amp;g</source>
        <translation>&amp;Classement</translation>
    </message>
    <message>
        <source>Freq&amp;uencies</source>
        <translation>&amp;Fréquences</translation>
    </message>
    <message>
        <source>Dec&amp;isions</source>
        <translation>Déc&amp;isions</translation>
    </message>
    <message>
        <source>&amp;Missing Result</source>
        <translation>Résultat &amp;manquant</translation>
    </message>
    <message>
        <source>Ne&amp;xt Board or Table</source>
        <translation>Donne ou table s&amp;uivante</translation>
    </message>
    <message>
        <source>Board or Table Befor&amp;e</source>
        <translation>Donne ou table pr&amp;écédente</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>&amp;Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>These numbers give no scale.</source>
        <translation>Ces nombres ne donnent pas d’échelle.</translation>
    </message>
    <message>
        <source>No more can be pinned, or the numbers give no scale.</source>
        <translation>On ne peut épingler plus, ou ces nombres ne donnent pas d’échelle.</translation>
    </message>
    <message>
        <source>Pin or Unpin &amp;This Scale</source>
        <translation>&amp;Épingler ou détacher cette échelle</translation>
    </message>
    <message>
        <source>E&amp;vent Data…</source>
        <translation>D&amp;onnées de l’épreuve…</translation>
    </message>
    <message>
        <source>&amp;Captains and Register Numbers</source>
        <translation>Capitaines et num&amp;éros de licence</translation>
    </message>
    <message>
        <source>Fill In from &amp;the Rating List</source>
        <translation>Compl&amp;éter d’après la liste Elo</translation>
    </message>
    <message>
        <source>&amp;Pair by Hand</source>
        <translation>Apparier à &amp;la main</translation>
    </message>
    <message>
        <source>&amp;Compare with the Rules…</source>
        <translation>Comparer au&amp;x règles…</translation>
    </message>
    <message>
        <source>Results of &amp;Boards…</source>
        <translation>R&amp;ésultats des donnes…</translation>
    </message>
    <message>
        <source>Resul&amp;ts of Boards from a File…</source>
        <translation>Résult&amp;ats des donnes depuis un fichier…</translation>
    </message>
    <message>
        <source>Ad&amp;just a Total…</source>
        <translation>Ajuster &amp;un total…</translation>
    </message>
    <message>
        <source>Add a &amp;Stage…</source>
        <translation>A&amp;jouter une phase…</translation>
    </message>
    <message>
        <source>Rena&amp;me the Stage…</source>
        <translation>Reno&amp;mmer la phase…</translation>
    </message>
    <message>
        <source>&amp;First Table…</source>
        <translation>Premi&amp;ère table…</translation>
    </message>
    <message>
        <source>Segments of &amp;a Match…</source>
        <translation>Segments d’un m&amp;atch…</translation>
    </message>
    <message>
        <source>Remove t&amp;he Stage</source>
        <translation>Suppr&amp;imer la phase</translation>
    </message>
    <message>
        <source>Sco&amp;re Sheet of the Match</source>
        <translation>&amp;Feuille du match</translation>
    </message>
    <message>
        <source>Rul&amp;ing on the Match</source>
        <translation>&amp;Décision sur le match</translation>
    </message>
    <message>
        <source>Ta&amp;ke Match File into the Round…</source>
        <translation>Prendre un fic&amp;hier de match dans la ronde…</translation>
    </message>
    <message>
        <source>Sav&amp;e Match As…</source>
        <translation>Enre&amp;gistrer le match sous…</translation>
    </message>
    <message>
        <source>Rating &amp;List…</source>
        <translation>&amp;Liste Elo…</translation>
    </message>
    <message>
        <source>Ratin&amp;g Report…</source>
        <translation>R&amp;apport Elo…</translation>
    </message>
    <message>
        <source>Prints of &amp;the Event…</source>
        <translation>Impressions de l’&amp;épreuve…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>Pri&amp;x…</translation>
    </message>
    <message>
        <source>Log o&amp;f the Event</source>
        <translation>&amp;Journal de l’épreuve</translation>
    </message>
    <message>
        <source>Stage Bef&amp;ore</source>
        <translation>P&amp;hase précédente</translation>
    </message>
    <message>
        <source>Stage &amp;After</source>
        <translation>Phase &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>&amp;Épreuves</translation>
    </message>
    <message>
        <source>Compare &amp;Board Counts…</source>
        <translation>C&amp;omparer des nombres de donnes…</translation>
    </message>
    <message>
        <source>Sta&amp;rt From…</source>
        <translation>Pa&amp;rtir de…</translation>
    </message>
    <message>
        <source>Bo&amp;ards</source>
        <comment>menu</comment>
        <translation>D&amp;onnes</translation>
    </message>
    <message>
        <source>Add a P&amp;air</source>
        <translation>Ajouter une &amp;paire</translation>
    </message>
    <message>
        <source>S&amp;wap Pairs</source>
        <translation>É&amp;changer des paires</translation>
    </message>
    <message>
        <source>I&amp;mport Pairs…</source>
        <translation>I&amp;mporter des paires…</translation>
    </message>
    <message>
        <source>Ta&amp;ble and Result</source>
        <translation>Ta&amp;ble et résultat</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>Ép&amp;reuve</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Thè&amp;me</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller à</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Rétablir&#xa0;: {step}</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>Own &amp;Scales…</source>
        <translation>Échelle&amp;s personnelles…</translation>
    </message>
    <message>
        <source>&amp;Import Players…</source>
        <translation>Importer des &amp;joueurs…</translation>
    </message>
    <message>
        <source>Write a Report &amp;File…</source>
        <translation>Écrire un rappor&amp;t (TRF)…</translation>
    </message>
    <message>
        <source>&amp;Add a Player</source>
        <translation>&amp;Ajouter un joueur</translation>
    </message>
    <message>
        <source>&amp;Number by Rating</source>
        <translation>&amp;Numéroter par Elo</translation>
    </message>
    <message>
        <source>&amp;Draw a Round</source>
        <translation>Appari&amp;er une ronde</translation>
    </message>
    <message>
        <source>&amp;Unpair the Last Round</source>
        <translation>Dé&amp;sapparier la dernière ronde</translation>
    </message>
    <message>
        <source>S&amp;wap Players</source>
        <translation>É&amp;changer des joueurs</translation>
    </message>
    <message>
        <source>Round Befor&amp;e</source>
        <translation>Ronde précéd&amp;ente</translation>
    </message>
    <message>
        <source>Round Af&amp;ter</source>
        <translation>Ronde suiva&amp;nte</translation>
    </message>
    <message>
        <source>E&amp;ntrants</source>
        <translation>&amp;Participants</translation>
    </message>
    <message>
        <source>&amp;Groups or Bracket by Lot</source>
        <translation>Groupes ou ta&amp;bleau par tirage au sort</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rondes</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Classement</translation>
    </message>
    <message>
        <source>E&amp;xplanation</source>
        <translation>E&amp;xplication</translation>
    </message>
    <message>
        <source>Scale of the &amp;Event</source>
        <translation>Échelle de l’épre&amp;uve</translation>
    </message>
    <message>
        <source>Come here from an event that has another scale.</source>
        <translation>Venez ici depuis une épreuve qui a une autre échelle.</translation>
    </message>
    <message>
        <source>Add a &amp;Team</source>
        <translation>Ajouter une é&amp;quipe</translation>
    </message>
    <message>
        <source>&amp;Number by Strength</source>
        <translation>&amp;Numéroter par force</translation>
    </message>
    <message>
        <source>S&amp;wap Teams</source>
        <translation>É&amp;changer des équipes</translation>
    </message>
    <message>
        <source>I&amp;mport Teams…</source>
        <translation>I&amp;mporter des équipes…</translation>
    </message>
    <message>
        <source>&amp;Board and Result</source>
        <translation>&amp;Table et résultat</translation>
    </message>
    <message>
        <source>Print and S&amp;hare</source>
        <translation>&amp;Imprimer et partager</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Second écran</translation>
    </message>
    <message>
        <source>&amp;Import Results…</source>
        <translation>Importer des résult&amp;ats…</translation>
    </message>
    <message>
        <source>&amp;Undo the Last Clock Change</source>
        <translation>&amp;Annuler le dernier changement de l’horloge</translation>
    </message>
    <message>
        <source>M&amp;ove to Another Board…</source>
        <translation>Dépla&amp;cer vers une autre donne…</translation>
    </message>
</context>
<context>
    <name>AdjustDialog</name>
    <message>
        <source>Adjust a Total</source>
        <translation>Ajuster un total</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>ajustement</translation>
    </message>
    <message>
        <source>adjustment removed</source>
        <translation>ajustement retiré</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>such as: late for round 3</source>
        <translation>par exemple&#xa0;: en retard à la ronde 3</translation>
    </message>
    <message>
        <source>Adjustments so far</source>
        <translation>Ajustements à ce jour</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Ajuster</translation>
    </message>
</context>
<context>
    <name>AdoptQuestion</name>
    <message>
        <source>The ruling is based on results other than those of the score sheet.</source>
        <translation>La décision repose sur d’autres résultats que ceux de la feuille de match.</translation>
    </message>
    <message>
        <source>The result of the match will be that of the ruling.</source>
        <translation>Le résultat du match sera celui de la décision.</translation>
    </message>
    <message>
        <source>&amp;Adopt Anyway</source>
        <translation>&amp;Adopter quand même</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>The table begins with {margins}, not with a draw.</source>
        <translation>Le tableau commence par {margins}, et non par un match nul.</translation>
    </message>
    <message>
        <source>There is no row for {margins}.</source>
        <translation>Il n’y a pas de ligne pour {margins}.</translation>
    </message>
    <message>
        <source>No band has {margins}.</source>
        <translation>Aucune tranche ne contient {margins}.</translation>
    </message>
    <message>
        <source>Two bands have {margins}.</source>
        <translation>Deux tranches contiennent {margins}.</translation>
    </message>
    <message>
        <source>Two rows have {margins}.</source>
        <translation>Deux lignes ont {margins}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP fall from {before} to {after}.</source>
        <translation>Les PV du vainqueur baissent de {before} à {after}.</translation>
    </message>
    <message>
        <source>The next step is worth {more} VP, the step to this margin only {less} VP.</source>
        <translation>Le pas suivant vaut {more} PV, le pas vers cet écart {less} PV seulement.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide; the draw, to both sides of 0, is {width} wide.</source>
        <translation>Cette tranche est large de {narrow}&#xa0;; le match nul, de part et d’autre de 0, de {width}.</translation>
    </message>
    <message>
        <source>This band is {narrow} wide, the one before it {width}.</source>
        <translation>Cette tranche est large de {narrow}, la précédente de {width}.</translation>
    </message>
    <message>
        <source>The winner&apos;s VP jump from {before} to {after}; the usual step is {step}.</source>
        <translation>Les PV du vainqueur sautent de {before} à {after}&#xa0;; le pas habituel est de {step}.</translation>
    </message>
    <message>
        <source>Both sides together get {total} VP, not {wanted}.</source>
        <translation>Les deux camps ensemble reçoivent {total} PV, et non {wanted}.</translation>
    </message>
    <message>
        <source>Nobody can win all {wanted} VP; the most is {most}.</source>
        <translation>Personne ne peut gagner tous les {wanted} PV&#xa0;; le maximum est de {most}.</translation>
    </message>
    <message>
        <source>Rounding makes the win maximal here, not only at {margins}.</source>
        <translation>L’arrondi rend la victoire maximale ici, et pas seulement à {margins}.</translation>
    </message>
    <message>
        <source>The exact margin of {vp} VP lies outside this band.</source>
        <translation>L’écart exact de {vp} PV est hors de cette tranche.</translation>
    </message>
    <message>
        <source>The largest win begins here; with 15 √boards by the WBF formula, at {margins}.</source>
        <translation>La plus large victoire commence ici&#xa0;; avec 15 √donnes selon la formule WBF, à {margins}.</translation>
    </message>
    <message>
        <source>No rule is broken.</source>
        <translation>Aucune règle n’est violée.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) found.</source>
        <translation>
            <numerusform>%n défaut trouvé.</numerusform>
            <numerusform>%n défauts trouvés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Audit: {scale}</source>
        <translation>Audit&#xa0;: {scale}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message>
        <source>Winner&apos;s difference</source>
        <translation>Différence vainqueur</translation>
    </message>
    <message>
        <source>Loser&apos;s difference</source>
        <translation>Différence perdant</translation>
    </message>
    <message>
        <source>Differences: {one} and {other}</source>
        <translation>Différences&#xa0;: {one} et {other}</translation>
    </message>
    <message>
        <source>Both scales give the same VP at every margin.</source>
        <translation>Les deux échelles donnent les mêmes PV pour tous les écarts.</translation>
    </message>
    <message>
        <source>Rows that differ: {differing} of {all}, at most by {vp} VP, at {margins}.</source>
        <translation>Lignes différentes&#xa0;: {differing} sur {all}, de {vp} PV au plus, à {margins}.</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Only &amp;differences</source>
        <translation>&amp;Seulement les différences</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Scale to compare with</source>
        <translation>Échelle à comparer</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Nombre de donnes de l’échelle à comparer</translation>
    </message>
    <message>
        <source>Differences, margin by margin</source>
        <translation>Différences, écart par écart</translation>
    </message>
    <message>
        <source>Leaves out the margins for which both scales give the same.</source>
        <translation>Omet les écarts pour lesquels les deux échelles donnent la même chose.</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>&amp;Comparer à</translation>
    </message>
    <message>
        <source>b&amp;oards</source>
        <translation>d&amp;onnes</translation>
    </message>
</context>
<context>
    <name>BlankForm</name>
    <message>
        <source>{side} signs</source>
        <translation>Signature {side}</translation>
    </message>
    <message>
        <source>Director called</source>
        <translation>Arbitre appelé</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Litige</translation>
    </message>
    <message>
        <source>Vul.</source>
        <translation>Vul.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Entame</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Levées</translation>
    </message>
    <message>
        <source>Table {table}, round {round}</source>
        <translation>Table {table}, position {round}</translation>
    </message>
</context>
<context>
    <name>BoardsDialog</name>
    <message>
        <source>Boards of Round {round}</source>
        <translation>Donnes de la ronde {round}</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {pairs}</source>
        <translation>Donne {board}, table {table}&#xa0;: {pairs}</translation>
    </message>
    <message>
        <source>They sat the other way round; from a file.</source>
        <translation>Lignes inversées&#xa0;; d’après un fichier.</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Première donne</translation>
    </message>
    <message>
        <source>Type a contract (3NT N +1) or the points of NS (-100). A60/40 is artificial, - not played.</source>
        <translation>Tapez un contrat (3NT N +1) ou les points de NS (-100). A60/40&#xa0;: marque artificielle&#xa0;; -&#xa0;: non jouée.</translation>
    </message>
</context>
<context>
    <name>BoardsWork</name>
    <message>
        <source>Take the Results of the Boards</source>
        <translation>Prendre les résultats des donnes</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>results of the boards of round {round}</source>
        <translation>résultats des donnes de la ronde {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) scored.</source>
        <translation>
            <numerusform>%n match calculé.</numerusform>
            <numerusform>%n matchs calculés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table}, boards with a result: {boards} of {wanted}.</source>
        <translation>Table {table}, donnes avec un résultat&#xa0;: {boards} sur {wanted}.</translation>
    </message>
</context>
<context>
    <name>CalibrationPage</name>
    <message>
        <source>&amp;Use This Factor</source>
        <translation>&amp;Utiliser ce facteur</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Histogramme des écarts</translation>
    </message>
    <message>
        <source>The highest bar is from {first} to {last} IMPs per square root of a board.</source>
        <translation>La barre la plus haute va de {first} à {last} IMP par racine carrée de donne.</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read</source>
        <translation>
            <numerusform>%n ligne n’a pas pu être lue</numerusform>
            <numerusform>%n lignes n’ont pas pu être lues</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open a List…</source>
        <translation>&amp;Ouvrir une liste…</translation>
    </message>
    <message>
        <source>Takes a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Reprend une liste copiée dans un tableur (Ctrl+V)</translation>
    </message>
    <message>
        <source>Open a List of Matches</source>
        <translation>Ouvrir une liste de matchs</translation>
    </message>
    <message>
        <source>Lists of matches</source>
        <translation>Listes de matchs</translation>
    </message>
    <message>
        <source>pasted list</source>
        <translation>liste collée</translation>
    </message>
    <message>
        <source>The list is being read</source>
        <translation>Lecture de la liste</translation>
    </message>
    <message>
        <source>The list was not read to its end.</source>
        <translation>La liste n’a pas été lue jusqu’au bout.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of matches to be won by the maximum</source>
        <translation>Part des matchs à gagner au maximum</translation>
    </message>
    <message>
        <source>Finds the factor with which this share of the matches is won by the maximum.</source>
        <translation>Cherche le facteur qui laisse cette part des matchs se gagner au maximum.</translation>
    </message>
    <message>
        <source>Chooses the scale with this factor; the scales room shows and prints it.</source>
        <translation>Choisit l’échelle avec ce facteur&#xa0;; la rubrique des échelles l’affiche et l’imprime.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>By Board Count</source>
        <translation>Par nombre de donnes</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Ce que montre le tableau</translation>
    </message>
    <message>
        <source>Figures of the matches</source>
        <translation>Chiffres des matchs</translation>
    </message>
    <message>
        <source>A CSV, XLSX or ODS file, one row per match: boards and margin, or both sides&apos; IMPs</source>
        <translation>Un fichier CSV, XLSX ou ODS, une ligne par match&#xa0;: donnes et écart, ou IMP des deux camps</translation>
    </message>
    <message>
        <source>&amp;Wanted at the blitz</source>
        <translation>&amp;Voulus au blitz</translation>
    </message>
    <message>
        <source>How many IMPs should be a blitz for your players?

Open a list of boards and margins.</source>
        <translation>À combien d’IMP doit être le blitz pour vos joueurs&#xa0;?

Ouvrez une liste de donnes et d’écarts.</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>No scale that is known</source>
        <translation>Aucune échelle connue</translation>
    </message>
    <message numerus="yes">
        <source>%n different scales</source>
        <translation>
            <numerusform>%n échelle</numerusform>
            <numerusform>%n échelles différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>{counts} donnes</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) match no known scale.</source>
        <translation>
            <numerusform>%n colonne ne correspond à aucune échelle connue.</numerusform>
            <numerusform>%n colonnes ne correspondent à aucune échelle connue.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of this scale: {right} of {cells}.</source>
        <translation>Cases conformes à cette échelle&#xa0;: {right} sur {cells}.</translation>
    </message>
    <message>
        <source>Cells of the formula: {right} of {cells}.</source>
        <translation>Cases conformes à la formule&#xa0;: {right} sur {cells}.</translation>
    </message>
    <message>
        <source>Too few of its cells are those of any one scale.</source>
        <translation>Trop peu de ses cases sont celles d’une seule échelle.</translation>
    </message>
    <message>
        <source>Cells not corrected: {bare} of {cells}.</source>
        <translation>Cases non corrigées&#xa0;: {bare} sur {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mistake(s).</source>
        <translation>
            <numerusform>%n autre erreur.</numerusform>
            <numerusform>%n autres erreurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n erreur.</numerusform>
            <numerusform>%n erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Rien n’est faux.</translation>
    </message>
    <message>
        <source>Next likely: {scales}.</source>
        <translation>Ensuite les plus probables&#xa0;: {scales}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Donné</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>It breaks no rule; there is no scale to compare it with.</source>
        <translation>Il ne viole aucune règle&#xa0;; il n’y a pas d’échelle à laquelle le comparer.</translation>
    </message>
    <message>
        <source>{name}: {scale}</source>
        <translation>{name}&#xa0;: {scale}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>colonne {number}</translation>
    </message>
    <message>
        <source>In the scale</source>
        <translation>Dans l’échelle</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>non corrigé</translation>
    </message>
    <message>
        <source>{scale}, not corrected</source>
        <translation>{scale}, non corrigée</translation>
    </message>
    <message>
        <source>{scale}, cut off instead of rounded</source>
        <translation>{scale}, tronquée au lieu d’arrondie</translation>
    </message>
    <message>
        <source>{scale}, one decimal</source>
        <translation>{scale}, une décimale</translation>
    </message>
    <message>
        <source>{scale}, cut off after one decimal</source>
        <translation>{scale}, tronquée après une décimale</translation>
    </message>
    <message>
        <source>This is certain.</source>
        <translation>C’est certain.</translation>
    </message>
    <message>
        <source>This is probable, not certain.</source>
        <translation>C’est probable, pas certain.</translation>
    </message>
    <message>
        <source>Other scales have as many of these cells.</source>
        <translation>D’autres échelles ont autant de ces cases.</translation>
    </message>
    <message>
        <source>Compared with the scale that was asked for.</source>
        <translation>Comparé à l’échelle demandée.</translation>
    </message>
    <message>
        <source>Columns that are certain: {sure} of {columns}.</source>
        <translation>Colonnes certaines&#xa0;: {sure} sur {columns}.</translation>
    </message>
    <message>
        <source>Cells cut off, not rounded: {cut} of {cells}.</source>
        <translation>Cases tronquées, non arrondies&#xa0;: {cut} sur {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) not read.</source>
        <translation>
            <numerusform>%n case non lue.</numerusform>
            <numerusform>%n cases non lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>An extract: {margins}.</source>
        <translation>Un extrait&#xa0;: {margins}.</translation>
    </message>
    <message>
        <source>It seems to be: {scales}.</source>
        <translation>Il s’agirait de&#xa0;: {scales}.</translation>
    </message>
    <message>
        <source>wrong, or not read</source>
        <translation>faux ou non lus</translation>
    </message>
    <message>
        <source>WBF formula, not corrected</source>
        <translation>Formule WBF, non corrigée</translation>
    </message>
    <message>
        <source>WBF formula in whole VP, not corrected</source>
        <translation>Formule WBF en PV entiers, non corrigée</translation>
    </message>
    <message>
        <source>{scale}, {boards} (cells: {right} of {cells})</source>
        <translation>{scale}, {boards} (cases&#xa0;: {right} sur {cells})</translation>
    </message>
    <message>
        <source>headed {given}, it is the scale for {expected}</source>
        <translation>en-tête&#xa0;: {given}&#xa0;; c’est l’échelle pour {expected}</translation>
    </message>
    <message>
        <source>the draw is missing</source>
        <translation>le match nul manque</translation>
    </message>
    <message>
        <source>no row has this margin</source>
        <translation>aucune ligne n’a cet écart</translation>
    </message>
    <message>
        <source>no band has these margins</source>
        <translation>aucune tranche n’a ces écarts</translation>
    </message>
    <message>
        <source>two bands have these margins</source>
        <translation>deux tranches ont ces écarts</translation>
    </message>
    <message>
        <source>another row has this margin, too</source>
        <translation>une autre ligne a aussi cet écart</translation>
    </message>
    <message>
        <source>the margin should be {expected}</source>
        <translation>l’écart devrait être {expected}</translation>
    </message>
    <message>
        <source>cut off, not rounded</source>
        <translation>tronqué, non arrondi</translation>
    </message>
    <message>
        <source>the decimal sign is in the wrong place</source>
        <translation>le signe décimal est mal placé</translation>
    </message>
    <message>
        <source>has the VP of the next margin</source>
        <translation>a les PV de l’écart suivant</translation>
    </message>
    <message>
        <source>two digits swapped</source>
        <translation>deux chiffres intervertis</translation>
    </message>
    <message>
        <source>less than the row before</source>
        <translation>moins que la ligne précédente</translation>
    </message>
    <message>
        <source>wrong by 0{sign}01</source>
        <translation>faux de 0{sign}01</translation>
    </message>
    <message>
        <source>in the scale this VP has {expected}</source>
        <translation>dans l’échelle, ces PV valent pour {expected}</translation>
    </message>
    <message>
        <source>the loser&apos;s VP are wrong</source>
        <translation>les PV du perdant sont faux</translation>
    </message>
    <message>
        <source>has the VP of the margin before</source>
        <translation>a les PV de l’écart précédent</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>non lu&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>&amp;Utiliser cette échelle</translation>
    </message>
    <message>
        <source>detect automatically</source>
        <translation>reconnaître automatiquement</translation>
    </message>
    <message>
        <source>&amp;Open a Table…</source>
        <translation>&amp;Ouvrir un tableau…</translation>
    </message>
    <message>
        <source>Takes a table that was copied anywhere else (Ctrl+V)</source>
        <translation>Reprend un tableau copié ailleurs (Ctrl+V)</translation>
    </message>
    <message>
        <source>Open a Table to Check</source>
        <translation>Ouvrir un tableau à vérifier</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>tableau collé</translation>
    </message>
    <message>
        <source>The table is being checked</source>
        <translation>Vérification du tableau</translation>
    </message>
    <message>
        <source>The table was not checked.</source>
        <translation>Le tableau n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>Chooses the scale that this table is; the other rooms show it, too.</source>
        <translation>Choisit l’échelle de ce tableau&#xa0;; les autres rubriques l’affichent aussi.</translation>
    </message>
    <message>
        <source>Scale to compare the table with</source>
        <translation>Échelle à laquelle comparer le tableau</translation>
    </message>
    <message>
        <source>Board count of the scale to compare with</source>
        <translation>Nombre de donnes de l’échelle à comparer</translation>
    </message>
    <message>
        <source>as headed</source>
        <translation>selon l’en-tête</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui est faux</translation>
    </message>
    <message>
        <source>Column of the table</source>
        <translation>Colonne du tableau</translation>
    </message>
    <message>
        <source>The table as it was read</source>
        <translation>Le tableau tel qu’il a été lu</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>&amp;Comparer à</translation>
    </message>
    <message>
        <source>boar&amp;ds</source>
        <translation>donn&amp;es</translation>
    </message>
    <message>
        <source>A CSV, text, XLSX, ODS or HTML file that another program wrote</source>
        <translation>Un fichier CSV, texte, XLSX, ODS ou HTML écrit par un autre programme</translation>
    </message>
    <message>
        <source>Co&amp;lumn</source>
        <translation>&amp;Colonne</translation>
    </message>
    <message>
        <source>Which scale is it, and is it right?

Open, paste or drop a table of margins and VP.</source>
        <translation>Quelle échelle est-ce, et est-elle juste&#xa0;?

Ouvrez, collez ou déposez un tableau d’écarts et de PV.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>No session yet</source>
        <translation>Pas encore de séance</translation>
    </message>
    <message numerus="yes">
        <source>{what}, %n minute(s) left</source>
        <translation>
            <numerusform>{what}, encore %n minute</numerusform>
            <numerusform>{what}, encore %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock below the Picture</source>
        <translation>Horloge sous l’image</translation>
    </message>
    <message>
        <source>Start or Pause the Clock</source>
        <translation>Démarrer ou arrêter l’horloge</translation>
    </message>
    <message>
        <source>A Minute Less</source>
        <translation>Une minute de moins</translation>
    </message>
    <message>
        <source>A Minute More</source>
        <translation>Une minute de plus</translation>
    </message>
    <message>
        <source>Next Round or Move</source>
        <translation>Position ou déplacement suivant</translation>
    </message>
    <message>
        <source>Clock of the Session</source>
        <translation>Horloge de la séance</translation>
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
        <translation>Suiva&amp;nt</translation>
    </message>
    <message>
        <source>Sche&amp;dule…</source>
        <translation>&amp;Programme…</translation>
    </message>
    <message>
        <source>On the &amp;Wall</source>
        <translation>Au &amp;mur</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>Schedule of the Session</source>
        <translation>Programme de la séance</translation>
    </message>
    <message>
        <source>The laptop s&amp;ounds</source>
        <translation>L’ordinateur sonne (&amp;o)</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <translation>E&amp;ssayer</translation>
    </message>
    <message>
        <source>Add a Brea&amp;k</source>
        <translation>A&amp;jouter une pause</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Session:</source>
        <translation>&amp;Séance&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Begins at:</source>
        <translation>&amp;Commence à&#xa0;:</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>P&amp;ositions&#xa0;:</translation>
    </message>
    <message>
        <source>Boards per ro&amp;und:</source>
        <translation>Donnes par positio&amp;n&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Minutes per board:</source>
        <translation>&amp;Minutes par donne&#xa0;:</translation>
    </message>
    <message>
        <source>Minutes for the mo&amp;ve:</source>
        <translation>Minutes pour le dé&amp;placement&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Warn this many minutes before the end:</source>
        <translation>A&amp;vertir tant de minutes avant la fin&#xa0;:</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Periods of the session</source>
        <translation>Périodes de la séance</translation>
    </message>
    <message>
        <source>Type minutes as 15, 7.5 or 7:30.</source>
        <translation>Les minutes se tapent ainsi&#xa0;: 15, 7,5 ou 7:30.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of play; the session ends at {time}.</source>
        <translation>
            <numerusform>%n minute de jeu&#xa0;; la séance finit à {time}.</numerusform>
            <numerusform>%n minutes de jeu&#xa0;; la séance finit à {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Position {round}</translation>
    </message>
    <message>
        <source>Move for round {round}</source>
        <translation>Déplacement, position {round}</translation>
    </message>
    <message>
        <source>Break before round {round}</source>
        <translation>Pause avant la position {round}</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>La séance est terminée</translation>
    </message>
    <message>
        <source>Begins at {time}</source>
        <translation>Commence à {time}</translation>
    </message>
    <message>
        <source>The clock is paused</source>
        <translation>L’horloge est arrêtée</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) after plan</source>
        <translation>
            <numerusform>La position {round} finit %n minute après l’heure prévue</numerusform>
            <numerusform>La position {round} finit %n minutes après l’heure prévue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} ends %n minute(s) before plan</source>
        <translation>
            <numerusform>La position {round} finit %n minute avant l’heure prévue</numerusform>
            <numerusform>La position {round} finit %n minutes avant l’heure prévue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) after plan</source>
        <translation>
            <numerusform>La position {round} commence %n minute après l’heure prévue</numerusform>
            <numerusform>La position {round} commence %n minutes après l’heure prévue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins %n minute(s) before plan</source>
        <translation>
            <numerusform>La position {round} commence %n minute avant l’heure prévue</numerusform>
            <numerusform>La position {round} commence %n minutes avant l’heure prévue</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min after plan</source>
        <translation>La position {round} finit {minutes} min après l’heure prévue</translation>
    </message>
    <message>
        <source>Round {round} ends {minutes} min before plan</source>
        <translation>La position {round} finit {minutes} min avant l’heure prévue</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min after plan</source>
        <translation>La position {round} commence {minutes} min après l’heure prévue</translation>
    </message>
    <message>
        <source>Round {round} begins {minutes} min before plan</source>
        <translation>La position {round} commence {minutes} min avant l’heure prévue</translation>
    </message>
    <message>
        <source>Undo the Last Clock Change</source>
        <translation>Annuler le dernier changement de l’horloge</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Round {round} and the Rules</source>
        <translation>La ronde {round} et les règles</translation>
    </message>
    <message>
        <source>The draw is being made.</source>
        <translation>L’appariement est en cours.</translation>
    </message>
    <message>
        <source>The round is what the rules of {edition} give.</source>
        <translation>La ronde est celle que donnent les règles de {edition}.</translation>
    </message>
    <message>
        <source>Pairs that the rules of {edition} do not give, and theirs:</source>
        <translation>Paires que les règles de {edition} ne donnent pas, et les leurs&#xa0;:</translation>
    </message>
    <message>
        <source>The same boards: {count}.</source>
        <translation>Échiquiers identiques&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette ronde</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Selon les règles</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>exempt</translation>
    </message>
</context>
<context>
    <name>CompareMovements</name>
    <message>
        <source>Compare Movements</source>
        <translation>Comparer des mouvements</translation>
    </message>
    <message>
        <source>Figures of the movements</source>
        <translation>Chiffres des mouvements</translation>
    </message>
    <message>
        <source>Add a &amp;File…</source>
        <translation>Ajouter un f&amp;ichier…</translation>
    </message>
    <message>
        <source>&amp;Copy Table</source>
        <translation>&amp;Copier le tableau</translation>
    </message>
    <message>
        <source>&amp;Use “{name}”</source>
        <translation>&amp;Utiliser «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Add from the library</source>
        <translation>Ajouter depuis la bibliothèque</translation>
    </message>
    <message>
        <source>Add a Movement</source>
        <translation>Ajouter un mouvement</translation>
    </message>
    <message>
        <source>Movements ({suffixes})</source>
        <translation>Mouvements ({suffixes})</translation>
    </message>
</context>
<context>
    <name>CompareQuestion</name>
    <message>
        <source>Compare Board Counts</source>
        <translation>Comparer des nombres de donnes</translation>
    </message>
    <message>
        <source>Board counts, for example 7, 14, 20, 28</source>
        <translation>Nombres de donnes, par exemple 7, 14, 20, 28</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Type two board counts or more, from 1 to {most}, parted by commas.</source>
        <translation>Tapez au moins deux nombres de donnes, de 1 à {most}, séparés par des virgules.</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Point at a margin in the table or the plot to read off all scales.</source>
        <translation>Pointez un écart dans le tableau ou la courbe pour lire toutes les échelles.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Movements compared</source>
        <translation>Mouvements comparés</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Board sets</source>
        <translation>Séries de donnes</translation>
    </message>
    <message>
        <source>Tables that share boards</source>
        <translation>Tables qui partagent</translation>
    </message>
    <message>
        <source>Tables with a stand</source>
        <translation>Tables avec guéridon</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>le meilleur</translation>
    </message>
</context>
<context>
    <name>Complaints</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Round {round} is corrected. No later round would have been drawn otherwise.</source>
        <translation>La ronde {round} est corrigée. Aucune ronde suivante n’aurait été appariée autrement.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. Not drawn by the rules: {others}; others would be the same.</source>
        <translation>La ronde {round} est corrigée. Non conforme aux règles&#xa0;: {others}&#xa0;; les autres seraient les mêmes.</translation>
    </message>
    <message>
        <source>Round {round} is corrected. These rounds stay, but would be drawn differently: {rounds}.</source>
        <translation>La ronde {round} est corrigée. Ces rondes restent, mais seraient appariées autrement&#xa0;: {rounds}.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Copier les détails</translation>
    </message>
    <message>
        <source>&amp;Open Log Folder</source>
        <translation>&amp;Ouvrir le dossier des journaux</translation>
    </message>
    <message>
        <source>Something went wrong; your work is still here.
If it happens again, send us the details.</source>
        <translation>Un problème est survenu&#xa0;; votre travail est toujours là.
Si cela se reproduit, envoyez-nous les détails.</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>needed</source>
        <translation>nécessaire</translation>
    </message>
</context>
<context>
    <name>DataDialog</name>
    <message>
        <source>Event Data</source>
        <translation>Données de l’épreuve</translation>
    </message>
    <message>
        <source>Rounds, line {line}: {reason}</source>
        <translation>Rondes, ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>event data</source>
        <translation>données de l’épreuve</translation>
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
        <translation>FIDE, sinon national</translation>
    </message>
    <message>
        <source>national, or else FIDE</source>
        <translation>national, sinon FIDE</translation>
    </message>
    <message>
        <source>the higher one</source>
        <translation>le plus élevé</translation>
    </message>
    <message>
        <source>the lower one</source>
        <translation>le plus bas</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>une autre règle</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>Begins on</source>
        <translation>Début le</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>Fin le</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Rondes&#xa0;: date et heure, une par ligne</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Arbitre principal</translation>
    </message>
    <message>
        <source>Deputies, one per line</source>
        <translation>Adjoints, un par ligne</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>Time control in seconds</source>
        <translation>Cadence en secondes</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Classements Elo</translation>
    </message>
    <message>
        <source>Which ratings order the starting list</source>
        <translation>Quels Elo servent à établir la liste de départ</translation>
    </message>
    <message>
        <source>Save the Data</source>
        <translation>Enregistrer les données</translation>
    </message>
    <message>
        <source>Seconds and increment (5400+30), or moves and periods (40/6000+30:900+30), for ratings.</source>
        <translation>Secondes et incrément (5400+30), ou coups et périodes (40/6000+30:900+30), pour l’Elo.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>{day} January {year}</source>
        <translation>{day} janvier {year}</translation>
    </message>
    <message>
        <source>{day} February {year}</source>
        <translation>{day} février {year}</translation>
    </message>
    <message>
        <source>{day} March {year}</source>
        <translation>{day} mars {year}</translation>
    </message>
    <message>
        <source>{day} April {year}</source>
        <translation>{day} avril {year}</translation>
    </message>
    <message>
        <source>{day} May {year}</source>
        <translation>{day} mai {year}</translation>
    </message>
    <message>
        <source>{day} June {year}</source>
        <translation>{day} juin {year}</translation>
    </message>
    <message>
        <source>{day} July {year}</source>
        <translation>{day} juillet {year}</translation>
    </message>
    <message>
        <source>{day} August {year}</source>
        <translation>{day} août {year}</translation>
    </message>
    <message>
        <source>{day} September {year}</source>
        <translation>{day} septembre {year}</translation>
    </message>
    <message>
        <source>{day} October {year}</source>
        <translation>{day} octobre {year}</translation>
    </message>
    <message>
        <source>{day} November {year}</source>
        <translation>{day} novembre {year}</translation>
    </message>
    <message>
        <source>{day} December {year}</source>
        <translation>{day} décembre {year}</translation>
    </message>
</context>
<context>
    <name>DatesDialog</name>
    <message>
        <source>Dates of the Rounds</source>
        <translation>Dates des rondes</translation>
    </message>
    <message>
        <source>&amp;Weekly from the Last</source>
        <translation>Chaque &amp;semaine après la dernière</translation>
    </message>
    <message>
        <source>Save the Dates</source>
        <translation>Enregistrer les dates</translation>
    </message>
    <message>
        <source>dates of rounds</source>
        <translation>dates des rondes</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Rounds: date and time, one per line</source>
        <translation>Rondes&#xa0;: date et heure, une par ligne</translation>
    </message>
    <message>
        <source>The rounds after the last line are seven days apart, at the same time</source>
        <translation>Les rondes après la dernière ligne sont espacées de sept jours, à la même heure</translation>
    </message>
</context>
<context>
    <name>DealError</name>
    <message>
        <source>Board {board}: “{typed}” is not a card.</source>
        <translation>Donne {board}&#xa0;: «&#xa0;{typed}&#xa0;» n’est pas une carte.</translation>
    </message>
    <message>
        <source>Board {board}: the card {card} appears twice.</source>
        <translation>Donne {board}&#xa0;: la carte {card} y est deux fois.</translation>
    </message>
    <message>
        <source>Board {board}: the hand of {seat} should have 13 cards, not {count}.</source>
        <translation>Donne {board}&#xa0;: {seat} a {count} cartes, pas 13.</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number; board numbers go from 1 to {most}.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un numéro de donne&#xa0;; ils vont de 1 à {most}.</translation>
    </message>
    <message>
        <source>Board {board}: the table of tricks is not valid.</source>
        <translation>Donne {board}&#xa0;: le tableau des levées n’est pas valable.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>The solver refused the cards (code {code}).</source>
        <translation>Le solveur a refusé les cartes (code {code}).</translation>
    </message>
    <message>
        <source>A DUP file has 156 bytes for each board; this one has {bytes}.</source>
        <translation>Un fichier DUP a 156 octets par donne&#xa0;; celui-ci en a {bytes}.</translation>
    </message>
    <message>
        <source>Deal {number} of the file: its cards are not valid.</source>
        <translation>Distribution {number} du fichier&#xa0;: ses cartes ne sont pas valables.</translation>
    </message>
    <message>
        <source>The file does not say its lowest board.</source>
        <translation>Le fichier n’indique pas sa première donne.</translation>
    </message>
    <message>
        <source>A DUP file has boards in a row from 1 to 999; board {board} breaks it.</source>
        <translation>Un fichier DUP a des donnes qui se suivent de 1 à 999&#xa0;; la donne {board} rompt la suite.</translation>
    </message>
    <message>
        <source>A DUP file cannot say that board {board} has a dealer or a vulnerability of its own.</source>
        <translation>Un fichier DUP ne peut pas indiquer que la donne {board} a un donneur ou une vulnérabilité particuliers.</translation>
    </message>
    <message>
        <source>Board {board} is in the file twice, with different cards.</source>
        <translation>La donne {board} est deux fois dans le fichier, avec des cartes différentes.</translation>
    </message>
    <message>
        <source>There are no deals in the file.</source>
        <translation>Il n’y a pas de distributions dans le fichier.</translation>
    </message>
    <message>
        <source>There are more than {most} deals in the file.</source>
        <translation>Il y a plus de {most} distributions dans le fichier.</translation>
    </message>
    <message>
        <source>Only PBN has events and games: all of the file is read.</source>
        <translation>Seul PBN a des épreuves et des parties&#xa0;: tout le fichier est lu.</translation>
    </message>
    <message>
        <source>Results of further games of the same boards are left out: {count}.</source>
        <translation>Résultats d’autres parties des mêmes donnes laissés de côté&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Games with more than one unknown hand are left out: {games}.</source>
        <translation>Parties avec plus d’une main inconnue laissées de côté&#xa0;: {games}.</translation>
    </message>
    <message>
        <source>Games with hands of fewer than 13 cards are left out: {games}.</source>
        <translation>Parties avec des mains de moins de 13 cartes laissées de côté&#xa0;: {games}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a list of games such as 1-8,12.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une liste de parties comme 1-8,12.</translation>
    </message>
    <message>
        <source>Deals are in files that end in .pbn, .lin or .dup, not in “{ending}”.</source>
        <translation>Les distributions sont dans des fichiers en .pbn, .lin ou .dup, pas en «&#xa0;{ending}&#xa0;».</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a dealer from 1 to 4, then the hands from South on.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une distribution&#xa0;: il faut un donneur de 1 à 4, puis les mains à partir de Sud.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une vulnérabilité.</translation>
    </message>
    <message>
        <source>Board {board}: more than one hand is missing.</source>
        <translation>Donne {board}&#xa0;: il manque plus d’une main.</translation>
    </message>
    <message>
        <source>“{typed}” is not a PBN tag.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une balise PBN.</translation>
    </message>
    <message>
        <source>“{typed}” is not a dealer; use N, E, S or W.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un donneur&#xa0;; utilisez N, E, S ou W.</translation>
    </message>
    <message>
        <source>“{typed}” is not a vulnerability; use None, NS, EW or All.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une vulnérabilité&#xa0;; utilisez None, NS, EW ou All.</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal: it needs a seat, a colon and four hands of four suits.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une distribution&#xa0;: il faut une place, un deux-points et quatre mains de quatre couleurs.</translation>
    </message>
    <message>
        <source>This copy of vpdesk has no double-dummy solver: {file} is missing.</source>
        <translation>Cette copie de vpdesk n’a pas de solveur à cartes ouvertes&#xa0;: {file} manque.</translation>
    </message>
    <message>
        <source>The double-dummy solver ended early: {reason}</source>
        <translation>Le solveur à cartes ouvertes s’est arrêté trop tôt&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it was stopped from outside (signal {signal}); the memory may have run out.</source>
        <translation>il a été arrêté de l’extérieur (signal {signal})&#xa0;; la mémoire manquait peut-être.</translation>
    </message>
    <message>
        <source>it gave no answer (exit code {code}).</source>
        <translation>il n’a pas répondu (code de sortie {code}).</translation>
    </message>
</context>
<context>
    <name>DealFiles</name>
    <message>
        <source>Deals</source>
        <translation>Distributions</translation>
    </message>
    <message>
        <source>Open Deals</source>
        <translation>Ouvrir des distributions</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>distributions</translation>
    </message>
    <message>
        <source>Save the Deals</source>
        <translation>Enregistrer les distributions</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>All {deals} deals are equally likely, by the system&apos;s random source; none is thrown away.</source>
        <translation>Les {deals} distributions sont équiprobables, par la source aléatoire du système&#xa0;; aucune n’est rejetée.</translation>
    </message>
</context>
<context>
    <name>DealsDocument</name>
    <message>
        <source>Deals</source>
        <translation>Distributions</translation>
    </message>
</context>
<context>
    <name>DealsWindow</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Distribuer</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Sol&amp;ve</source>
        <translation>&amp;Calculer</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Mains de la donne</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Donnes calculées</translation>
    </message>
    <message>
        <source>Finds what each side can make with all cards in sight, and par.</source>
        <translation>Trouve ce que chaque camp peut gagner à cartes ouvertes, et le par.</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>Donne&amp;s&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;from number:</source>
        <translation>&amp;à partir du numéro&#xa0;:</translation>
    </message>
    <message>
        <source>All boards are solved.</source>
        <translation>Toutes les donnes sont calculées.</translation>
    </message>
    <message>
        <source>&amp;Give them to “{name}”</source>
        <translation>&amp;Les donner à «&#xa0;{name}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>DecisionsPage</name>
    <message>
        <source>Decisions and corrections</source>
        <translation>Décisions et corrections</translation>
    </message>
    <message>
        <source>Decisions of the director and corrected results stand here. There are none yet.</source>
        <translation>Ici figurent les décisions de l’arbitre et les résultats corrigés. Il n’y en a pas encore.</translation>
    </message>
</context>
<context>
    <name>DirectorDialog</name>
    <message>
        <source>Save the Details</source>
        <translation>Enregistrer les détails</translation>
    </message>
    <message>
        <source>Adjust the Score</source>
        <translation>Ajuster la marque</translation>
    </message>
    <message>
        <source>Seat the Pair</source>
        <translation>Placer la paire</translation>
    </message>
    <message>
        <source>Withdraw the Pair</source>
        <translation>Retirer la paire</translation>
    </message>
    <message>
        <source>Enter the Substitute</source>
        <translation>Faire entrer le remplaçant</translation>
    </message>
    <message>
        <source>Apply the Penalty</source>
        <translation>Infliger la pénalité</translation>
    </message>
    <message>
        <source>Use These Sessions</source>
        <translation>Utiliser ces séances</translation>
    </message>
    <message>
        <source>Move the Result</source>
        <translation>Déplacer le résultat</translation>
    </message>
</context>
<context>
    <name>DocumentFiles</name>
    <message>
        <source>Open a Movement</source>
        <translation>Ouvrir un mouvement</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Save the Movement</source>
        <translation>Enregistrer le mouvement</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Enregistrer les modifications de «&#xa0;{name}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Si vous les abandonnez, elles sont perdues.</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Enregistré sous {path}</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>mouvement</translation>
    </message>
</context>
<context>
    <name>EntrantsModel</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Strate</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>{name} for {player} from round {round}</source>
        <translation>{name} pour {player} dès la position {round}</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>dès la position {round}</translation>
    </message>
    <message>
        <source>until round {round}</source>
        <translation>jusqu’à la position {round}</translation>
    </message>
</context>
<context>
    <name>EntrantsPage</name>
    <message>
        <source>Register…</source>
        <translation>Registre…</translation>
    </message>
    <message>
        <source>Type both names with a comma or a dash between them, and Enter: Ann Smith, Bob Jones.</source>
        <translation>Tapez les deux noms séparés par une virgule ou un tiret, puis Entrée&#xa0;: Ann Smith, Bob Jones.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>No register of players yet</source>
        <translation>Pas encore de registre des joueurs</translation>
    </message>
    <message>
        <source>names pasted</source>
        <translation>noms collés</translation>
    </message>
    <message>
        <source>pair {number}</source>
        <translation>paire {number}</translation>
    </message>
</context>
<context>
    <name>EntryTable</name>
    <message>
        <source>{result}; next: {place}</source>
        <translation>{result}&#xa0;; ensuite&#xa0;: {place}</translation>
    </message>
</context>
<context>
    <name>EveningDeals</name>
    <message>
        <source>Deals</source>
        <translation>Distributions</translation>
    </message>
    <message>
        <source>Deals That Were Played</source>
        <translation>Distributions jouées</translation>
    </message>
    <message>
        <source>None of the file’s boards is played in this evening.</source>
        <translation>Aucune donne du fichier n’est jouée ce soir.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of the evening have their cards.</source>
        <translation>
            <numerusform>%n donne de la séance a ses cartes.</numerusform>
            <numerusform>%n donnes de la séance ont leurs cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>deals</source>
        <translation>distributions</translation>
    </message>
    <message>
        <source>Double dummy: {percent} % of the boards are solved.</source>
        <translation>Cartes ouvertes&#xa0;: {percent} % des donnes calculées.</translation>
    </message>
</context>
<context>
    <name>EventDocument</name>
    <message>
        <source>New event</source>
        <translation>Nouvelle épreuve</translation>
    </message>
</context>
<context>
    <name>EventDoubt</name>
    <message>
        <source>A knock-out needs a winner, and nobody has won.</source>
        <translation>Il faut un vainqueur en élimination, et personne n’a gagné.</translation>
    </message>
    <message>
        <source>A lone “{typed}” is a forfeit: {winner} wins, {loser} did not play.</source>
        <translation>Un «&#xa0;{typed}&#xa0;» seul est un forfait&#xa0;: {winner} gagne, {loser} n’a pas joué.</translation>
    </message>
    <message>
        <source>A margin of {margin} IMPs is rare: three blitzes are {most}.</source>
        <translation>Un match avec {margin} IMP d’écart est rare&#xa0;: trois blitz font {most}.</translation>
    </message>
    <message>
        <source>{home} and {visitors} VP make {sum}; both sides of a match have {full}.</source>
        <translation>{home} et {visitors} PV font {sum}&#xa0;; les deux camps d’un match ont {full} en tout.</translation>
    </message>
    <message>
        <source>{home} and {visitors} board points make {sum}; a match has {full}.</source>
        <translation>Points de partie {home} et {visitors}&#xa0;: la somme est {sum}&#xa0;; un match en a {full}.</translation>
    </message>
    <message>
        <source>A bye of {vp} VP is worth more than a whole match, {full}.</source>
        <translation>Un exempt de {vp} PV vaut plus qu’un match entier, {full}.</translation>
    </message>
    <message>
        <source>A knock-out needs a winner. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>Il faut un vainqueur en élimination. Jouez d’autres donnes, d’ordinaire {boards}&#xa0;; tapez-les&#xa0;: «&#xa0;+ 5-3&#xa0;».</translation>
    </message>
    <message>
        <source>With carry-over: {home}-{visitor}. Play more boards, usually {boards}; type them: “+ 5-3”.</source>
        <translation>Avec le carry-over&#xa0;: {home}-{visitor}. Jouez d’autres donnes, d’ordinaire {boards}&#xa0;; tapez-les&#xa0;: «&#xa0;+ 5-3&#xa0;».</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won}-{lost} IMPs. Other VPs are a ruling.</source>
        <translation>Pour {won}-{lost} IMP, l’échelle donne {home}-{visitors} PV. D’autres PV sont une décision.</translation>
    </message>
    <message>
        <source>The scale gives {home}-{visitors} VP for {won} %. Other VPs are a ruling.</source>
        <translation>Pour {won}&#xa0;%, l’échelle donne {home}-{visitors} PV. D’autres PV sont une décision.</translation>
    </message>
    <message>
        <source>This takes the place of the segments {segments}. “+ {typed}” adds one to them.</source>
        <translation>Ceci remplace les segments {segments}. «&#xa0;+ {typed}&#xa0;» en ajoute un.</translation>
    </message>
    <message>
        <source>{name} has left: the rules give this result. A result typed here counts instead.</source>
        <translation>Abandon de {name}&#xa0;: ce résultat est celui des règles. Un résultat saisi ici compte à sa place.</translation>
    </message>
    <message>
        <source>The match was decided by {home}-{visitor}. More boards are played only after a tie.</source>
        <translation>Le match était décidé par {home}-{visitor}. On ne joue d’autres donnes qu’après une égalité.</translation>
    </message>
</context>
<context>
    <name>EventDrawing</name>
    <message>
        <source>The draw is being made</source>
        <translation>L’appariement est en cours</translation>
    </message>
    <message>
        <source>The draw was stopped.</source>
        <translation>L’appariement a été arrêté.</translation>
    </message>
    <message numerus="yes">
        <source>Results are missing on board(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Il manque un résultat à l’échiquier {boards}. Appariez encore une fois pour continuer sans lui.</numerusform>
            <numerusform>Il manque des résultats aux échiquiers {boards}. Appariez encore une fois pour continuer sans eux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results are missing at table(s) {boards}. Draw again to go on without them.</source>
        <translation>
            <numerusform>Il manque un résultat à la table {boards}. Appariez encore une fois pour continuer sans lui.</numerusform>
            <numerusform>Il manque des résultats aux tables {boards}. Appariez encore une fois pour continuer sans eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the Draw</source>
        <translation>Arrêter l’appariement</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Apparier la ronde {round}</translation>
    </message>
    <message>
        <source>Draws the next round (F9)</source>
        <translation>Apparie la ronde suivante (F9)</translation>
    </message>
    <message>
        <source>All Rounds Are Drawn</source>
        <translation>Toutes les rondes appariées</translation>
    </message>
    <message>
        <source>More rounds can be planned on the page of entrants.</source>
        <translation>D’autres rondes se prévoient sous «&#xa0;Participants&#xa0;».</translation>
    </message>
</context>
<context>
    <name>EventError</name>
    <message>
        <source>There is no stage {stage}; the event has {count}.</source>
        <translation>Il n’y a pas de phase {stage}&#xa0;; l’épreuve en a {count}.</translation>
    </message>
    <message>
        <source>Stage {stage} has no group {group}.</source>
        <translation>La phase {stage} n’a pas de groupe {group}.</translation>
    </message>
    <message>
        <source>The round has no match yet.</source>
        <translation>La ronde n’a pas encore de match.</translation>
    </message>
    <message>
        <source>{name} is in two matches of the round.</source>
        <translation>{name} est dans deux matchs de la ronde.</translation>
    </message>
    <message>
        <source>{name} does not play round {round}.</source>
        <translation>{name} ne joue pas la ronde {round}.</translation>
    </message>
    <message>
        <source>Only VPs were typed for this match, and the ruling needs IMPs: enter those of both sides.</source>
        <translation>Ce match n’a que des PV, et la décision demande des IMP&#xa0;: saisissez ceux des deux camps.</translation>
    </message>
    <message>
        <source>The knock-out has its winner; there is no round to draw.</source>
        <translation>L’élimination directe a son vainqueur&#xa0;; il n’y a plus de ronde à apparier.</translation>
    </message>
    <message>
        <source>Without {name} fewer than two would play: remove the stage instead.</source>
        <translation>Sans {name}, moins de deux joueraient&#xa0;: supprimez plutôt la phase.</translation>
    </message>
    <message>
        <source>{stage} is in play: {name} can withdraw from it, not be taken out.</source>
        <translation>{stage} est en cours&#xa0;: on ne peut plus retirer {name}, seulement noter l’abandon.</translation>
    </message>
    <message>
        <source>IMPs would count for nothing in stage {stage}: it has no tie-break by IMPs. Adjust VPs.</source>
        <translation>Des IMP ne compteraient pas dans la phase {stage}, qui n’a pas de départage aux IMP. Ajustez les PV.</translation>
    </message>
    <message>
        <source>VPs would count for nothing in stage {stage}, which is a knock-out: adjust IMPs.</source>
        <translation>Des PV ne compteraient pas dans la phase {stage}, qui est une élimination&#xa0;: ajustez les IMP.</translation>
    </message>
    <message>
        <source>Later stages use this list of entrants, so it cannot be changed here.</source>
        <translation>Des phases suivantes utilisent ces participants&#xa0;: on ne peut pas les changer ici.</translation>
    </message>
    <message>
        <source>Each group needs at least two entrants (groups: {groups}, entrants: {count}).</source>
        <translation>Il faut au moins deux participants par groupe (groupes&#xa0;: {groups}, participants&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>A stage has at most {most} rounds.</source>
        <translation>Une phase a {most} rondes au plus.</translation>
    </message>
    <message>
        <source>A stage has at most {most} groups.</source>
        <translation>Une phase a {most} groupes au plus.</translation>
    </message>
    <message>
        <source>A share of the score is 1 to 100 %.</source>
        <translation>Une part du score va de 1 à 100 %.</translation>
    </message>
    <message>
        <source>The limit for half of a margin is {most} IMPs at most.</source>
        <translation>Pour la moitié de l’écart, la limite est de {most} IMP au plus.</translation>
    </message>
    <message>
        <source>The rounds of a round robin, or of half against half, follow from the number of entrants.</source>
        <translation>Le nombre de rondes d’un tous contre tous, ou d’un moitié contre moitié, dépend du nombre de participants.</translation>
    </message>
    <message>
        <source>Only a round robin is played twice.</source>
        <translation>Seul un tous contre tous se joue deux fois.</translation>
    </message>
    <message>
        <source>Only the matches of a knock-out of bridge teams are in segments.</source>
        <translation>Seuls les matchs d’une élimination d’équipes de bridge sont en segments.</translation>
    </message>
    <message>
        <source>Only a knock-out has a match for the third place.</source>
        <translation>Seule une élimination a un match pour la troisième place.</translation>
    </message>
    <message>
        <source>Only a Swiss or a free stage can avoid rematches; here a table gives the matches.</source>
        <translation>Seule une phase suisse ou libre peut éviter de rejouer un match&#xa0;; ici, un tableau donne les matchs.</translation>
    </message>
    <message>
        <source>Only groups or a bracket can be made by lot.</source>
        <translation>Seuls des groupes ou un tableau se font par tirage au sort.</translation>
    </message>
    <message>
        <source>Half of the margin is in IMPs: only a knock-out of bridge teams can carry it over.</source>
        <translation>La moitié de l’écart est en IMP&#xa0;: seule une élimination d’équipes de bridge peut la reporter.</translation>
    </message>
    <message>
        <source>A knock-out cannot use a carried score: carry over half of the margins, or nothing.</source>
        <translation>Une élimination directe n’utilise pas de score reporté&#xa0;: reportez la moitié des écarts, ou rien.</translation>
    </message>
    <message>
        <source>How round 1 is drawn can be chosen for a Swiss of bridge only.</source>
        <translation>L’appariement de la ronde 1 ne se choisit que pour un suisse de bridge.</translation>
    </message>
    <message>
        <source>Bye or triangle can be chosen for a Swiss of bridge only.</source>
        <translation>On ne choisit entre exempt et triangle que pour un suisse de bridge.</translation>
    </message>
    <message>
        <source>Only a Swiss of bridge has triangles.</source>
        <translation>Il n’y a de triangles que dans un suisse de bridge.</translation>
    </message>
    <message>
        <source>How late entries are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>L’appariement des inscriptions tardives ne se choisit que pour un suisse de bridge.</translation>
    </message>
    <message>
        <source>Places in the table can be chosen for a round robin of bridge only.</source>
        <translation>Il n’y a de places dans une table que pour un tous contre tous de bridge.</translation>
    </message>
    <message>
        <source>The value of a forfeit can be chosen for a round robin of bridge only.</source>
        <translation>Ce que vaut un forfait ne se choisit que pour un tous contre tous de bridge.</translation>
    </message>
    <message>
        <source>A match has {most} segments at most.</source>
        <translation>Un match a {most} segments au plus.</translation>
    </message>
    <message>
        <source>An event has at least one stage.</source>
        <translation>Une épreuve a au moins une phase.</translation>
    </message>
    <message>
        <source>{stage} is not finished, so it is not known who plays {next}.</source>
        <translation>La phase {stage} n’est pas terminée&#xa0;: on ne sait donc pas qui joue {next}.</translation>
    </message>
    <message>
        <source>No lots are drawn in {stage}: choose “Drawing of lots” among its tie-breaks first.</source>
        <translation>Pas de tirage au sort dans {stage}&#xa0;: choisissez d’abord «&#xa0;Tirage au sort&#xa0;» parmi ses départages.</translation>
    </message>
    <message>
        <source>Drawing lots again needs a reason.</source>
        <translation>Un nouveau tirage au sort doit avoir un motif.</translation>
    </message>
    <message>
        <source>{stage} has results, so it cannot be removed.</source>
        <translation>{stage} a des résultats&#xa0;: on ne peut pas supprimer cette phase.</translation>
    </message>
    <message>
        <source>{stage} has results, so its groups cannot be changed.</source>
        <translation>{stage} a des résultats&#xa0;: on ne peut plus changer ses groupes.</translation>
    </message>
    <message>
        <source>{stage} has one group only.</source>
        <translation>{stage} n’a qu’un groupe.</translation>
    </message>
    <message>
        <source>{stage} cannot be removed: {next} takes its entrants or scores from it.</source>
        <translation>On ne peut pas supprimer {stage}&#xa0;: {next} en tire ses participants ou ses scores.</translation>
    </message>
    <message>
        <source>{stage} is not a team knock-out; only matches of those have segments.</source>
        <translation>{stage} n’est pas une élimination par équipes&#xa0;; seuls les matchs d’une telle phase ont des segments.</translation>
    </message>
    <message>
        <source>The logo has {size} kB; in an event it has {most} kB at most.</source>
        <translation>Le logo fait {size} ko&#xa0;; dans une épreuve, il fait au plus {most} ko.</translation>
    </message>
    <message>
        <source>A prize has {most} letters at most.</source>
        <translation>Un prix a {most} caractères au plus.</translation>
    </message>
    <message>
        <source>An event has {most} prizes at most.</source>
        <translation>Une épreuve a {most} prix au plus.</translation>
    </message>
    <message>
        <source>How level entrants are drawn can be chosen for a Swiss of bridge only.</source>
        <translation>L’ordre des ex æquo à l’appariement ne se choisit que pour un suisse de bridge.</translation>
    </message>
    <message>
        <source>Patton, boards beside IMPs, is for matches of bridge teams with VPs, not for a knock-out.</source>
        <translation>Le Patton, donnes à côté des IMP, est pour les matchs de bridge par équipes en PV, pas pour une élimination.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} is not drawn.</source>
        <translation>La ronde {round} de la phase {stage} n’est pas appariée.</translation>
    </message>
    <message>
        <source>Round {round} of stage {stage} has no table {table}; it has {tables}.</source>
        <translation>La ronde {round} de la phase {stage} n’a pas de table {table}&#xa0;; elle a les tables {tables}.</translation>
    </message>
    <message>
        <source>{home} – {visitor} in round {round} has no winner yet: the next round cannot be drawn.</source>
        <translation>{home} – {visitor}, ronde {round}, n’a pas encore de vainqueur&#xa0;: la ronde suivante ne peut pas être appariée.</translation>
    </message>
    <message>
        <source>{name} has no match in round {round} of stage {stage}: choose a round with one.</source>
        <translation>{name} n’a pas de match à la ronde {round} de la phase {stage}&#xa0;: choisissez-en une avec un match.</translation>
    </message>
    <message>
        <source>Round {round} of {stage} has a match without a winner: who plays {next} is not known.</source>
        <translation>Un match de la ronde {round} de {stage} n’a pas de vainqueur&#xa0;: on ne sait pas qui joue {next}.</translation>
    </message>
</context>
<context>
    <name>EventExplanation</name>
    <message>
        <source>Whole Draw</source>
        <translation>Tout l’appariement</translation>
    </message>
    <message>
        <source>Why Not?</source>
        <translation>Pourquoi pas&#xa0;?</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>Choisissez deux joueurs différents.</translation>
    </message>
    <message>
        <source>Explanation of the draw</source>
        <translation>Explication de l’appariement</translation>
    </message>
    <message>
        <source>Left and Right go from player to player, Enter explains one</source>
        <translation>Gauche et Droite passent d’un joueur à l’autre, Entrée en explique un</translation>
    </message>
    <message>
        <source>The answer is being worked out</source>
        <translation>La réponse est en préparation</translation>
    </message>
    <message>
        <source>Why This Triangle?</source>
        <translation>Pourquoi ce triangle&#xa0;?</translation>
    </message>
    <message>
        <source>Why This Bye?</source>
        <translation>Pourquoi cet exempt&#xa0;?</translation>
    </message>
    <message>
        <source>Choose two different teams.</source>
        <translation>Choisissez deux équipes différentes.</translation>
    </message>
    <message>
        <source>Choose two different pairs.</source>
        <translation>Choisissez deux paires différentes.</translation>
    </message>
    <message>
        <source>Left and Right go from team to team, Enter explains one</source>
        <translation>Gauche et Droite passent d’une équipe à l’autre, Entrée en explique une</translation>
    </message>
    <message>
        <source>Left and Right go from pair to pair, Enter explains one</source>
        <translation>Gauche et Droite passent d’une paire à l’autre, Entrée en explique une</translation>
    </message>
    <message>
        <source>Why does this player not meet the other</source>
        <translation>Pourquoi ce joueur ne rencontre pas l’autre</translation>
    </message>
    <message>
        <source>Why does this team not meet the other</source>
        <translation>Pourquoi cette équipe ne rencontre pas l’autre</translation>
    </message>
    <message>
        <source>Why does this pair not meet the other</source>
        <translation>Pourquoi cette paire ne rencontre pas l’autre</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>L’autre joueur</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>L’autre équipe</translation>
    </message>
    <message>
        <source>The other pair</source>
        <translation>L’autre paire</translation>
    </message>
    <message>
        <source>What if these two met?</source>
        <translation>Et si ces deux-là se rencontraient&#xa0;?</translation>
    </message>
</context>
<context>
    <name>EventField</name>
    <message>
        <source>Players or teams, with their byes by round</source>
        <translation>Joueurs ou équipes, avec leurs exempts par ronde</translation>
    </message>
    <message>
        <source>Number by Rating</source>
        <translation>Numéroter par Elo</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Import a List…</source>
        <translation>Importer une liste…</translation>
    </message>
    <message>
        <source>Check In</source>
        <translation>Pointage</translation>
    </message>
    <message>
        <source>Shows who has checked in, to be ticked by Space</source>
        <translation>Montre qui a pointé&#xa0;; à cocher avec Espace</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>FIDE Data</source>
        <translation>Données FIDE</translation>
    </message>
    <message>
        <source>Shows what a rating report tells of the players</source>
        <translation>Montre ce qu’un rapport Elo dit des joueurs</translation>
    </message>
    <message>
        <source>Not to Meet</source>
        <translation>Paires interdites</translation>
    </message>
    <message>
        <source>Shows who may not meet</source>
        <translation>Montre qui ne doit pas se rencontrer</translation>
    </message>
    <message>
        <source>{rules}: {reason}</source>
        <translation>{rules}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>rating list</source>
        <translation>liste Elo</translation>
    </message>
    <message>
        <source>Players in the rating list: {found} of {all}.</source>
        <translation>Joueurs dans la liste Elo&#xa0;: {found} sur {all}.</translation>
    </message>
    <message>
        <source>There is no rating list yet; choose one with File, Rating List…</source>
        <translation>Il n’y a pas encore de liste Elo&#xa0;; choisissez-en une avec Fichier, Liste Elo…</translation>
    </message>
    <message>
        <source>Deleted: {count}. Undo brings them back.</source>
        <translation>Supprimés&#xa0;: {count}. Annuler les rétablit.</translation>
    </message>
    <message>
        <source>{here} of {count} have checked in.</source>
        <translation>Présents&#xa0;: {here} sur {count}.</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>pointage</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Fewer than half of the matches are played, so the results are cancelled.</source>
        <translation>Moins de la moitié des matchs sont joués, les résultats sont donc annulés.</translation>
    </message>
    <message>
        <source>Those who have not met them get the best of three averages, or 60 %.</source>
        <translation>Qui ne les a pas rencontrés reçoit la meilleure de trois moyennes, ou 60 %.</translation>
    </message>
    <message>
        <source>{names}: removed from this stage, withdrawn before it. Undo brings them back.</source>
        <translation>{names}&#xa0;: hors de cette phase, abandon avant elle. Annuler les rétablit.</translation>
    </message>
    <message>
        <source>Teams, with their byes by round</source>
        <translation>Équipes avec leurs exempts par ronde</translation>
    </message>
    <message>
        <source>Pairs, with their byes by round</source>
        <translation>Paires avec leurs exempts par ronde</translation>
    </message>
    <message>
        <source>Number by Strength</source>
        <translation>Numéroter par force</translation>
    </message>
    <message>
        <source>Numbers go by strength, then name.</source>
        <translation>Les numéros suivent la force, puis le nom.</translation>
    </message>
    <message>
        <source>numbers by rating</source>
        <translation>numérotation par Elo</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>Il n’y a rien à coller dans le presse-papiers.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>collage</translation>
    </message>
    <message>
        <source>No round is drawn yet: delete entrants who will not play at all.</source>
        <translation>Aucune ronde n’est encore appariée&#xa0;: supprimez les participants qui ne joueront pas du tout.</translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>{name} leaves after round {round}.</source>
        <translation>Abandon après la ronde {round}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>De retour&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Shows all the rules of the event</source>
        <translation>Montre toutes les règles de l’épreuve</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>suppression</translation>
    </message>
    <message>
        <source>new entry</source>
        <translation>nouvelle inscription</translation>
    </message>
    <message>
        <source>numbers by strength</source>
        <translation>numéros par force</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by strength until round {round} is drawn.</source>
        <translation>Tant que la ronde {round} n’est pas appariée, on peut renuméroter les participants par force.</translation>
    </message>
    <message>
        <source>All matches with IMPs get their VPs by this scale; VPs given by the director are kept.</source>
        <translation>Tous les matchs avec des IMP ont leurs PV d’après cette échelle&#xa0;; les PV donnés par l’arbitre restent.</translation>
    </message>
    <message>
        <source>Entrants can be renumbered by rating until round {round} is drawn.</source>
        <translation>Tant que la ronde {round} n’est pas appariée, on peut renuméroter les participants par Elo.</translation>
    </message>
    <message>
        <source>Numbers stay as they are from round {round} on.</source>
        <translation>Les numéros restent tels quels à partir de la ronde {round}.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>Type a name in the last row and press Enter; or paste or import a list.</source>
        <translation>Tapez un nom dans la dernière ligne, puis Entrée&#xa0;; ou collez ou importez une liste.</translation>
    </message>
    <message>
        <source>Enters a list that was copied in a spreadsheet (Ctrl+V)</source>
        <translation>Inscrit une liste copiée dans un tableur (Ctrl+V)</translation>
    </message>
    <message>
        <source>Numbers go by rating, then title, then name.</source>
        <translation>Les numéros suivent l’Elo, puis le titre, puis le nom.</translation>
    </message>
    <message>
        <source>Withdraws the selected entrants after the drawn rounds, or reinstates them.</source>
        <translation>Les participants choisis abandonnent après les rondes appariées, ou reviennent.</translation>
    </message>
    <message>
        <source>“{text}” is not a number allowed here.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre possible ici.</translation>
    </message>
    <message>
        <source>Every entrant needs a name; Delete removes one.</source>
        <translation>Chaque participant doit avoir un nom&#xa0;; Suppr retire un participant.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 points before unless H or F is typed.</source>
        <translation>{name} entre à la ronde {round} avec le numéro {number}, et 0 point avant, sauf si H ou F est tapé.</translation>
    </message>
    <message>
        <source>{name} enters in round {round} as {number}, with 0 VP before unless H or F is typed.</source>
        <translation>{name} entre à la ronde {round} avec le numéro {number}, et 0 PV avant, sauf si H ou F est tapé.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H {half} VP, F {full} VP, U bye of the draw; Delete takes back.</source>
        <translation>Colonnes des rondes&#xa0;: Z absent, H {half} PV, F {full} PV, U exempt de l’appariement&#xa0;; Suppr l’enlève.</translation>
    </message>
    <message>
        <source>Round columns: Z absent, H half point, F full point, U bye of the draw; Delete takes back.</source>
        <translation>Colonnes des rondes&#xa0;: Z absent, H un demi-point, F un point, U exempt de l’appariement&#xa0;; Suppr l’enlève.</translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Events</source>
        <translation>Épreuves</translation>
    </message>
    <message>
        <source>Report files</source>
        <translation>Rapports de tournoi</translation>
    </message>
    <message>
        <source>Open an Event</source>
        <translation>Ouvrir une épreuve</translation>
    </message>
    <message>
        <source>Add Teams from a File</source>
        <translation>Ajouter des équipes depuis un fichier</translation>
    </message>
    <message>
        <source>Lists of players</source>
        <translation>Listes de joueurs</translation>
    </message>
    <message>
        <source>Add Players from a File</source>
        <translation>Ajouter des joueurs depuis un fichier</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Listes Elo</translation>
    </message>
    <message>
        <source>Rating List</source>
        <translation>Liste Elo</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of {file}</source>
        <translation>
            <numerusform>%n joueur de {file}</numerusform>
            <numerusform>%n joueurs de {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of {file}</source>
        <translation>
            <numerusform>%n équipe de {file}</numerusform>
            <numerusform>%n équipes de {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a Report File</source>
        <translation>Écrire un rapport (TRF)</translation>
    </message>
    <message>
        <source>Save the Event</source>
        <translation>Enregistrer l’épreuve</translation>
    </message>
    <message>
        <source>event</source>
        <translation>épreuve</translation>
    </message>
    <message>
        <source>The numbers are the places of the players in the file (XXC rank).</source>
        <translation>Les numéros sont les rangs des joueurs dans le fichier (XXC rank).</translation>
    </message>
    <message>
        <source>{error} The points of players {numbers} are wrong, too.</source>
        <translation>{error} Les points des joueurs {numbers} sont faux aussi.</translation>
    </message>
    <message>
        <source>player {player} in round {round}</source>
        <translation>joueur {player} à la ronde {round}</translation>
    </message>
    <message>
        <source>{error} Take such half points as half-point byes?</source>
        <translation>{error} Prendre ces demi-points pour des exempts à un demi-point&#xa0;?</translation>
    </message>
    <message>
        <source>Then all points are right. Byes: {byes}.</source>
        <translation>Tous les points sont alors justes. Les exempts&#xa0;: {byes}.</translation>
    </message>
    <message>
        <source>&amp;Take as Byes</source>
        <translation>&amp;Prendre pour des exempts</translation>
    </message>
    <message>
        <source>&amp;Leave Closed</source>
        <translation>&amp;Ne pas ouvrir</translation>
    </message>
    <message>
        <source>Open {file} anyway?</source>
        <translation>Ouvrir {file} quand même&#xa0;?</translation>
    </message>
    <message>
        <source>The points of the results count then.</source>
        <translation>Ce sont alors les points des résultats qui comptent.</translation>
    </message>
    <message>
        <source>&amp;Open It</source>
        <translation>&amp;L’ouvrir</translation>
    </message>
    <message>
        <source>The Dutch rules are those of the file&apos;s date, {edition}.</source>
        <translation>Les règles du système hollandais sont celles de la date du fichier, {edition}.</translation>
    </message>
    <message>
        <source>Add Pairs from a File</source>
        <translation>Ajouter des paires depuis un fichier</translation>
    </message>
    <message>
        <source>Lists of teams</source>
        <translation>Listes d’équipes</translation>
    </message>
    <message>
        <source>Lists of pairs</source>
        <translation>Listes de paires</translation>
    </message>
</context>
<context>
    <name>EventForbidden</name>
    <message>
        <source>Entrants who may not meet</source>
        <translation>Qui ne doit pas se rencontrer</translation>
    </message>
    <message>
        <source>Delete removes an entry.</source>
        <translation>Suppr retire une ligne.</translation>
    </message>
    <message>
        <source>Numbers of players who may not meet</source>
        <translation>Numéros des joueurs qui ne doivent pas se rencontrer</translation>
    </message>
    <message>
        <source>Two numbers or more; Enter adds them.</source>
        <translation>Deux numéros ou plus&#xa0;; Entrée les ajoute.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>Keep Apart</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Keep Clubs Apart</source>
        <translation>Séparer les clubs</translation>
    </message>
    <message>
        <source>Nobody meets a clubmate until that round.</source>
        <translation>Jusqu’à cette ronde, personne ne rencontre quelqu’un du même club.</translation>
    </message>
    <message>
        <source>Not to meet</source>
        <translation>Paires interdites</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>jusqu’à (ronde)</translation>
    </message>
    <message>
        <source>{players}: until round {round}</source>
        <translation>{players}&#xa0;: jusqu’à la ronde {round}</translation>
    </message>
    <message>
        <source>Numbers of teams that may not meet</source>
        <translation>Numéros des équipes qui ne doivent pas se rencontrer</translation>
    </message>
    <message>
        <source>Numbers of pairs that may not meet</source>
        <translation>Numéros des paires qui ne doivent pas se rencontrer</translation>
    </message>
    <message>
        <source>Type the numbers of two players or more, such as “3 7”.</source>
        <translation>Tapez les numéros de deux joueurs ou plus, comme «&#xa0;3 7&#xa0;».</translation>
    </message>
    <message>
        <source>Type the numbers of two teams or more, such as “3 7”.</source>
        <translation>Tapez les numéros de deux équipes ou plus, comme «&#xa0;3 7&#xa0;».</translation>
    </message>
    <message>
        <source>Type the numbers of two pairs or more, such as “3 7”.</source>
        <translation>Tapez les numéros de deux paires ou plus, comme «&#xa0;3 7&#xa0;».</translation>
    </message>
    <message>
        <source>forbidden pairs</source>
        <translation>paires interdites</translation>
    </message>
</context>
<context>
    <name>EventLog</name>
    <message>
        <source>Draw</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de match</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Ajustement</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Distributions</translation>
    </message>
</context>
<context>
    <name>EventMatch</name>
    <message>
        <source>{event}, round {round}, table {table}: {home} – {visitors}</source>
        <translation>{event}, ronde {round}, table {table}&#xa0;: {home} – {visitors}</translation>
    </message>
    <message>
        <source>The round has another result, which was typed by hand.</source>
        <translation>La ronde a un autre résultat, saisi à la main.</translation>
    </message>
    <message>
        <source>result of the score sheet</source>
        <translation>résultat de la feuille</translation>
    </message>
    <message>
        <source>{what}, {home} – {visitors} in round {round}</source>
        <translation>{what}, {home} – {visitors} à la ronde {round}</translation>
    </message>
</context>
<context>
    <name>EventMisfit</name>
    <message>
        <source>{stage}, round {round}, {home} and {visitor}: {doubt}</source>
        <translation>{stage}, ronde {round}, {home} et {visitor}&#xa0;: {doubt}</translation>
    </message>
    <message>
        <source>{stage}: {name} plays it, but would not by the standings before it.</source>
        <translation>{stage}&#xa0;: {name} y joue, mais pas d’après le classement qui précède.</translation>
    </message>
    <message>
        <source>{stage}: {name} does not play it, but would by the standings before it.</source>
        <translation>{stage}&#xa0;: {name} n’y joue pas, mais le devrait d’après le classement qui précède.</translation>
    </message>
    <message>
        <source>{stage}: meetings of {home} and {visitor}: {count}, not {wanted}.</source>
        <translation>{stage}&#xa0;: rencontres de {home} et {visitor}&#xa0;: {count}, et non {wanted}.</translation>
    </message>
    <message>
        <source>{stage}: those who play round {round} are not those who won before it.</source>
        <translation>{stage}&#xa0;: ceux qui jouent la ronde {round} ne sont pas ceux qui ont gagné avant.</translation>
    </message>
    <message>
        <source>{stage}: {home} and {visitor} have met in a stage before.</source>
        <translation>{stage}&#xa0;: {home} et {visitor} se sont déjà rencontrés dans une phase précédente.</translation>
    </message>
    <message>
        <source>The result of the round was typed by hand; the score sheet or the ruling gives another.</source>
        <translation>Le résultat de la ronde a été saisi à la main&#xa0;; la feuille ou la décision donne autre chose.</translation>
    </message>
    <message>
        <source>A ruling holds, but the result before it is lost; type it again if the ruling goes.</source>
        <translation>Une décision est en vigueur, mais le résultat d’avant est perdu&#xa0;; saisissez-le à nouveau si elle est retirée.</translation>
    </message>
</context>
<context>
    <name>EventOpinions</name>
    <message>
        <source>{number} without an opponent</source>
        <translation>{number} sans adversaire</translation>
    </message>
    <message>
        <source>breaks no rule</source>
        <translation>n’enfreint aucune règle</translation>
    </message>
    <message>
        <source>repeats round {round}</source>
        <translation>répète la ronde {round}</translation>
    </message>
    <message>
        <source>is forbidden</source>
        <translation>est interdit</translation>
    </message>
    <message>
        <source>is a second bye</source>
        <translation>est un deuxième exempt</translation>
    </message>
    <message>
        <source>is within one club</source>
        <translation>est du même club</translation>
    </message>
    <message>
        <source>puts two of the first three in one triangle</source>
        <translation>met deux des trois premières dans un même triangle</translation>
    </message>
    <message>
        <source>is within one half</source>
        <translation>est dans la même moitié</translation>
    </message>
    <message>
        <source>puts {number} in a triangle again</source>
        <translation>remet {number} dans un triangle</translation>
    </message>
    <message>
        <source>gives the second a third Black in a row</source>
        <translation>donne au second les Noirs pour la troisième fois de suite</translation>
    </message>
    <message>
        <source>gives the first a third White in a row</source>
        <translation>donne au premier les Blancs pour la troisième fois de suite</translation>
    </message>
    <message>
        <source>breaks {rule} (a second bye)</source>
        <translation>enfreint {rule} (exempt une seconde fois)</translation>
    </message>
    <message>
        <source>breaks {rule} (both need the same colour)</source>
        <translation>enfreint {rule} (il faut aux deux la même couleur)</translation>
    </message>
</context>
<context>
    <name>EventPresentation</name>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Personne n’est encore inscrit</translation>
    </message>
    <message>
        <source>Pairings by Board</source>
        <translation>Appariements par table</translation>
    </message>
    <message>
        <source>Pairings by Name</source>
        <translation>Appariements par nom</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Final Ranking</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>All in Turn</source>
        <translation>Tout à tour de rôle</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Moins vite</translation>
    </message>
    <message>
        <source>Pairings by Table</source>
        <translation>Appariements par table</translation>
    </message>
</context>
<context>
    <name>EventReport</name>
    <message>
        <source>Schedule</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Grille américaine</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Demi-finales</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Quarts de finale</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>For the third place</source>
        <translation>Pour la troisième place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Cross-IMPs per board</source>
        <translation>Cross-IMP par donne</translation>
    </message>
    <message>
        <source>Place by cross-IMPs</source>
        <translation>Place aux cross-IMP</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>L’épreuve</translation>
    </message>
    <message>
        <source>Carried over and adjusted</source>
        <translation>Carry-over et ajustements</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Last stage</source>
        <translation>Dernière phase</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>in each round: VPs scored, and the opponent&apos;s place in brackets</source>
        <translation>à chaque ronde les PV obtenus et, entre parenthèses, la place de l’adversaire</translation>
    </message>
    <message>
        <source>in each column: VPs and IMP margin against the entrant in that place</source>
        <translation>dans chaque colonne, PV et écart en IMP contre le participant à cette place</translation>
    </message>
    <message>
        <source>{round}: won {result} against {name}.</source>
        <translation>{round}&#xa0;: victoire {result} contre {name}.</translation>
    </message>
    <message>
        <source>{round}: lost {result} to {name}.</source>
        <translation>{round}&#xa0;: défaite {result} contre {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n result(s) missing.</source>
        <translation>
            <numerusform>Provisoire&#xa0;: %n résultat manquant.</numerusform>
            <numerusform>Provisoire&#xa0;: %n résultats manquants.</numerusform>
        </translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>can begin</source>
        <translation>peut commencer</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>pas encore tiré</translation>
    </message>
    <message>
        <source>{place}: {state}</source>
        <translation>{place}&#xa0;: {state}</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Prix pour</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagné par</translation>
    </message>
    <message>
        <source>Carried over: {amount}.</source>
        <translation>Carry-over&#xa0;: {amount}.</translation>
    </message>
    <message>
        <source>Adjusted: {amount}, {reason}.</source>
        <translation>Ajusté&#xa0;: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Adjusted in round {round}: {amount}, {reason}.</source>
        <translation>Ajusté à la ronde {round}&#xa0;: {amount}, {reason}.</translation>
    </message>
    <message>
        <source>Penalty in the result of round {round}: {amount}. {reason}</source>
        <translation>Pénalité dans le résultat de la ronde {round}&#xa0;: {amount}. {reason}</translation>
    </message>
    <message>
        <source>{name} {amount} in round {round}: {reason}.</source>
        <translation>{name} {amount} à la ronde {round}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}: {reason}.</source>
        <translation>{name} {amount}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{name} {amount}, was {before}</source>
        <translation>{name} {amount}, avant {before}</translation>
    </message>
    <message>
        <source>Carried over into {stage}: {changes}.</source>
        <translation>Carry-over vers {stage}&#xa0;: {changes}.</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Groupe {number}</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Groupes côte à côte</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>In the result of the match. {reason}</source>
        <translation>Dans le résultat du match. {reason}</translation>
    </message>
    <message>
        <source>The whole score of {stage} is carried over.</source>
        <translation>Le score entier de {stage} est reporté.</translation>
    </message>
    <message>
        <source>{share} % of the score of {stage} is carried over.</source>
        <translation>{share} % du score de {stage} sont reportés.</translation>
    </message>
    <message>
        <source>The matches of {stage} among those who play here are carried over.</source>
        <translation>Les matchs de {stage} entre ceux qui jouent ici sont reportés.</translation>
    </message>
    <message>
        <source>The score of {stage} is carried over by the EBU White Book, 3.8.</source>
        <translation>Le score de {stage} est reporté selon l’EBU White Book, 3.8.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by the standings, as any later one.</source>
        <translation>La ronde 1 est appariée selon le classement, comme les suivantes.</translation>
    </message>
    <message>
        <source>In round 1 the upper half meets the lower half, by the places before.</source>
        <translation>À la ronde 1, la moitié supérieure rencontre la moitié inférieure, selon les places précédentes.</translation>
    </message>
    <message>
        <source>In round 1 the first quarter of each half meets the second, by the places before.</source>
        <translation>À la ronde 1, le premier quart de chaque moitié rencontre le deuxième, selon les places précédentes.</translation>
    </message>
    <message>
        <source>Round 1 is drawn by lot.</source>
        <translation>La ronde 1 est tirée au sort.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>The rest of {stage}</source>
        <translation>Le reste de {stage}</translation>
    </message>
    <message>
        <source>The losers of round {round} of {stage}</source>
        <translation>Les perdants de la ronde {round} de {stage}</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>Places {first} to {last} of {stage}</source>
        <translation>Places {first} à {last} de {stage}</translation>
    </message>
    <message>
        <source>Places {first} to {last} of each group of {stage}</source>
        <translation>Places {first} à {last} de chaque groupe de {stage}</translation>
    </message>
    <message>
        <source>Those who met in the stages before do not meet again.</source>
        <translation>Ceux qui se sont rencontrés dans les phases précédentes ne se rencontrent plus.</translation>
    </message>
    <message>
        <source>{draw}. {who}. {carried}</source>
        <translation>{draw}. {who}. {carried}</translation>
    </message>
    <message>
        <source>Lots drawn {time}, for the first time.</source>
        <translation>Tirage au sort du {time}, le premier.</translation>
    </message>
    <message>
        <source>{title}, group {group}</source>
        <translation>{title}, groupe {group}</translation>
    </message>
    <message>
        <source>{stage}: {title}</source>
        <translation>{stage}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Carry-over</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>IMP par donne</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler des paires</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Ajusté</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Système suisse</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Tous contre tous</translation>
    </message>
    <message>
        <source>Half against half</source>
        <translation>Moitié contre moitié</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Élimination</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Tous contre tous, aller et retour</translation>
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
        <translation>Motif</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Ajustements</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>place {place}</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (abandon)</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Recevant</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Visiteur</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Échiquier {number}</translation>
    </message>
    <message>
        <source>{name} (without standing)</source>
        <translation>{name} (hors classement)</translation>
    </message>
    <message>
        <source>half of the boards</source>
        <translation>la moitié des donnes</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>hors classement</translation>
    </message>
    <message>
        <source>captain: {name}</source>
        <translation>capitaine&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>EO</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>PV avant</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>{name} ({points} VP so far)</source>
        <translation>{name} ({points} PV jusqu’ici)</translation>
    </message>
    <message>
        <source>bye of the draw</source>
        <translation>exempt de l’appariement</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>drawn from the top, everybody against the highest not yet met</source>
        <translation>appariée de haut en bas, chacun contre le mieux classé pas encore rencontré</translation>
    </message>
    <message>
        <source>drawn with the least total of differences</source>
        <translation>appariée avec le plus petit total des écarts</translation>
    </message>
    <message>
        <source>drawn strictly by rank, whoever has met before</source>
        <translation>appariée strictement selon le classement, même si l’on s’est déjà rencontré</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>tous contre tous</translation>
    </message>
    <message>
        <source>round robin, everybody twice</source>
        <translation>tous contre tous, aller et retour</translation>
    </message>
    <message>
        <source>each of one half against each of the other</source>
        <translation>chacun d’une moitié contre chacun de l’autre</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>élimination</translation>
    </message>
    <message>
        <source>put together by hand</source>
        <translation>composé à la main</translation>
    </message>
    <message>
        <source>as read from a file</source>
        <translation>lue dans un fichier</translation>
    </message>
    <message>
        <source>drawn by number, the upper half against the lower</source>
        <translation>appariée par numéro, la moitié haute contre la basse</translation>
    </message>
    <message>
        <source>Lots follow from the first name of the event and its first round.</source>
        <translation>Le tirage au sort découle du premier nom de l’épreuve et de sa première ronde.</translation>
    </message>
    <message>
        <source>Lots drawn {time}: {reason}.</source>
        <translation>Tirage au sort du {time}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>appariée selon le système hollandais de la FIDE, édition {edition}</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) by hand</source>
        <translation>
            <numerusform>%n changement à la main</numerusform>
            <numerusform>%n changements à la main</numerusform>
        </translation>
    </message>
    <message>
        <source>half matches at the tables {tables}</source>
        <translation>demi-matchs aux tables {tables}</translation>
    </message>
    <message>
        <source>a triangle over two rounds at the tables {tables}</source>
        <translation>un triangle sur deux rondes aux tables {tables}</translation>
    </message>
    <message>
        <source>played before: the matches at tables {tables}</source>
        <translation>déjà joués&#xa0;: les matchs aux tables {tables}</translation>
    </message>
    <message>
        <source>Triangle over two rounds, whose results come in round {number}: {names}.</source>
        <translation>Triangle sur deux rondes, dont les résultats viennent à la ronde {number}&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Swiss event</source>
        <translation>Épreuve au système suisse</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>exempt à un point</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>exempt à un demi-point</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>{round}, boards {boards}</source>
        <translation>{round}, échiquiers {boards}</translation>
    </message>
    <message>
        <source>{round}, tables {boards}</source>
        <translation>{round}, tables {boards}</translation>
    </message>
    <message>
        <source>{bye}, {points} VP</source>
        <translation>{bye}, {points} PV</translation>
    </message>
    <message>
        <source>{round}, by name</source>
        <translation>{round}, par nom</translation>
    </message>
    <message>
        <source>{round}, names {letters}</source>
        <translation>{round}, noms {letters}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message numerus="yes">
        <source>half a match of %n board(s), {points} VP in all</source>
        <translation>
            <numerusform>demi-match de %n donne, {points} PV en tout</numerusform>
            <numerusform>demi-match de %n donnes, {points} PV en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn by number, the first quarter of each half against the second</source>
        <translation>appariée par numéro, le premier quart de chaque moitié contre le deuxième</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>tirée au sort</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>{standings}, places {places}</source>
        <translation>{standings}, places {places}</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Liste de départ</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation>Classement après la ronde {number}</translation>
    </message>
    <message>
        <source>R{number}</source>
        <translation>R{number}</translation>
    </message>
    <message>
        <source>Crosstable after round {number}</source>
        <translation>Grille américaine après la ronde {number}</translation>
    </message>
    <message>
        <source>in each column: the results against the entrant in that place</source>
        <translation>dans chaque colonne, résultats contre le participant à cette place</translation>
    </message>
    <message>
        <source>w</source>
        <comment>White</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>b</source>
        <comment>Black</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Éch.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Last match</source>
        <translation>Dernier match</translation>
    </message>
    <message>
        <source>{title}, rounds {rounds}</source>
        <translation>{title}, rondes {rounds}</translation>
    </message>
    <message>
        <source>The winner of the match in {stage} begins with half of its IMPs, fractions down.</source>
        <translation>Le vainqueur du match de {stage} commence avec la moitié de ses IMP, arrondie vers le bas.</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w for White or b for Black on board 1, the board points</source>
        <translation>par ronde&#xa0;: place de l’adversaire, b (Blancs) ou n (Noirs) au premier échiquier, points de partie</translation>
    </message>
    <message>
        <source>per round: the opponent&apos;s place, w (White) or b (Black), the result; +½ and so on: a bye</source>
        <translation>par ronde&#xa0;: place de l’adversaire, b (Blancs) ou n (Noirs), résultat&#xa0;; +½ etc.&#xa0;: exempt</translation>
    </message>
    <message>
        <source>Against the datum (the board&apos;s mean, to 10 points). Cross-IMPs: against every other score.</source>
        <translation>Contre le datum (moyenne de la donne, à 10 points). Cross-IMP&#xa0;: contre chaque autre marque.</translation>
    </message>
    <message>
        <source>of it carried over</source>
        <translation>dont carry-over</translation>
    </message>
    <message>
        <source>{stage}: lost the final</source>
        <translation>{stage}&#xa0;: défaite en finale</translation>
    </message>
    <message>
        <source>{stage}: lost in the semi-final</source>
        <translation>{stage}&#xa0;: défaite en demi-finale</translation>
    </message>
    <message>
        <source>{stage}: lost in the quarter-final</source>
        <translation>{stage}&#xa0;: défaite en quart de finale</translation>
    </message>
    <message>
        <source>{stage}: lost in round {round}</source>
        <translation>{stage}&#xa0;: défaite à la ronde {round}</translation>
    </message>
    <message>
        <source>{stage}: won</source>
        <translation>{stage}&#xa0;: victoire</translation>
    </message>
</context>
<context>
    <name>EventRounds</name>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Take back the draw of round {round}?</source>
        <translation>Désapparier la ronde {round}&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of it would be removed, too. Undo brings them back.</source>
        <translation>
            <numerusform>%n de ses résultats disparaîtrait aussi. Annuler le rétablit.</numerusform>
            <numerusform>%n de ses résultats disparaîtraient aussi. Annuler les rétablit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its score sheets would be removed, too. Undo brings them back.</source>
        <translation>Ses feuilles partiraient aussi. Annuler les rétablit.</translation>
    </message>
    <message>
        <source>All its results would be removed, too. Undo brings them back.</source>
        <translation>Tous ses résultats disparaîtraient aussi. Annuler les rétablit.</translation>
    </message>
    <message>
        <source>&amp;Unpair</source>
        <translation>&amp;Désapparier</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>unpair round {round}</source>
        <translation>désappariement de la ronde {round}</translation>
    </message>
    <message>
        <source>Round {round} is no longer drawn; undo brings it back.</source>
        <translation>La ronde {round} n’est plus appariée&#xa0;; «&#xa0;Annuler&#xa0;» la rétablit.</translation>
    </message>
    <message>
        <source>Unpair Round {round}</source>
        <translation>Désapparier la ronde {round}</translation>
    </message>
    <message>
        <source>Round {round} of {count}</source>
        <translation>Ronde {round} sur {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) without a winner</source>
        <translation>
            <numerusform>%n match sans vainqueur</numerusform>
            <numerusform>%n matchs sans vainqueur</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}, results missing: {count}</source>
        <translation>appariement de la ronde {round}, résultats manquants&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another pair to swap them, or Esc to cancel.</source>
        <translation>Marquée&#xa0;: {name}. X sur une autre paire échange les deux, Échap annule.</translation>
    </message>
    <message>
        <source>The numbers do not follow the ratings; “{button}” with the entrants puts that right.</source>
        <translation>Les numéros ne suivent pas les Elo&#xa0;; «&#xa0;{button}&#xa0;» dans Participants s’en charge.</translation>
    </message>
    <message>
        <source>The numbers do not follow the strengths; “{button}” with the entrants puts that right.</source>
        <translation>Les numéros ne suivent pas les forces&#xa0;; «&#xa0;{button}&#xa0;» dans Participants s’en charge.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>Draw again to go on anyway.</source>
        <translation>Appariez encore une fois pour continuer quand même.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n résultat manquant</numerusform>
            <numerusform>%n résultats manquants</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Tous les résultats sont saisis</translation>
    </message>
    <message>
        <source>Enter names first (F4).</source>
        <translation>Inscrivez d’abord les participants (F4).</translation>
    </message>
    <message>
        <source>F9 draws the first round.</source>
        <translation>F9 apparie la première ronde.</translation>
    </message>
    <message>
        <source>Table and result</source>
        <translation>Table et résultat</translation>
    </message>
    <message>
        <source>A table and its result, in any order of tables; Enter takes it (Ctrl+R)</source>
        <translation>Une table et son résultat, dans n’importe quel ordre des tables&#xa0;; Entrée le prend (Ctrl+R)</translation>
    </message>
    <message>
        <source>Pairings and results by table</source>
        <translation>Appariements et résultats par table</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another team to swap them, or Esc to cancel.</source>
        <translation>Marquée&#xa0;: {name}. X sur une autre équipe échange les deux, Échap annule.</translation>
    </message>
    <message>
        <source>change in round {round}</source>
        <translation>changement à la ronde {round}</translation>
    </message>
    <message>
        <source>{name} is selected: press X on another player to swap them, or Esc to cancel.</source>
        <translation>Marqué&#xa0;: {name}. X sur un autre joueur échange les deux, Échap annule.</translation>
    </message>
    <message>
        <source>{name} with {other}: {opinion}.</source>
        <translation>Échange {name} – {other}&#xa0;: {opinion}.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of the old pairs will be removed.</source>
        <translation>
            <numerusform>%n résultat des anciens appariements disparaît.</numerusform>
            <numerusform>%n résultats des anciens appariements disparaissent.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw of round {round}</source>
        <translation>appariement de la ronde {round}</translation>
    </message>
    <message>
        <source>Board and result</source>
        <translation>Table et résultat</translation>
    </message>
    <message>
        <source>Shows why the round is drawn as it is (F8)</source>
        <translation>Montre pourquoi la ronde est appariée ainsi (F8)</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Modifié à la main</translation>
    </message>
    <message>
        <source>Not checked in: {names}.</source>
        <translation>Pas pointés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The round before (Alt+Left)</source>
        <translation>La ronde précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>The next round (Alt+Right)</source>
        <translation>La ronde suivante (Alt+Droite)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Pairings and results by board</source>
        <translation>Appariements et résultats par table</translation>
    </message>
    <message>
        <source>Changes made by hand</source>
        <translation>Changements faits à la main</translation>
    </message>
    <message>
        <source>Takes the last draw back (Shift+F9)</source>
        <translation>Retire le dernier appariement (Maj+F9)</translation>
    </message>
    <message>
        <source>A board and its result, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Une table et son résultat, dans n’importe quel ordre des tables&#xa0;; Entrée le prend (Ctrl+R)</translation>
    </message>
    <message>
        <source>Type the board points, such as 19-13 (2 per board won); +-, -+ or -- for a forfeit.</source>
        <translation>Tapez les points de donnes, comme 19-13 (2 par donne gagnée)&#xa0;; +-, -+ ou -- pour un forfait.</translation>
    </message>
    <message>
        <source>Type points (2.5-1.5) or boards (1=01, Enter); forfeit: +-, -+, --; X on two swaps teams.</source>
        <translation>Tapez les points (2,5-1,5) ou les échiquiers (1=01, Entrée)&#xa0;; forfait&#xa0;: +-, -+, --&#xa0;; X sur deux équipes les échange.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0) or VPs (13.2 vp); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Tapez le % de NS (57,5&#xa0;; IMP 12-0) ou des PV (13,2 vp)&#xa0;; forfait&#xa0;: +-, -+, --&#xa0;; X sur deux paires les échange.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23) or VPs (13.2-6.8); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>Tapez des IMP (45-23) ou des PV (13,2-6,8)&#xa0;; forfait&#xa0;: +-, -+, des deux&#xa0;: --&#xa0;; X sur deux équipes les échange.</translation>
    </message>
    <message>
        <source>Type 1, =, 0; forfeit: +-, -+; unrated: W, D, L; nobody: N; X on two players swaps them.</source>
        <translation>Tapez 1, =, 0&#xa0;; forfait&#xa0;: +-, -+&#xa0;; hors Elo&#xa0;: W, D, L&#xa0;; personne&#xa0;: N&#xa0;; X sur deux joueurs les échange.</translation>
    </message>
    <message>
        <source>Type IMPs and board points, such as 24-17 13-7 (2 per board won); forfeit: +-, -+, --.</source>
        <translation>Tapez IMP et points de donnes, comme 24-17 13-7 (2 par donne gagnée)&#xa0;; forfait&#xa0;: +-, -+, --.</translation>
    </message>
    <message>
        <source>Type the IMPs of the first of {count} segments, then + 12-18; or all: 20-15 + 12-18.</source>
        <translation>Tapez les IMP du premier des {count} segments, puis + 12-18&#xa0;; ou tous&#xa0;: 20-15 + 12-18.</translation>
    </message>
    <message>
        <source>Type IMPs (45-23); forfeit: +-, -+, both: --; X on two teams swaps them.</source>
        <translation>Tapez des IMP (45-23)&#xa0;; +- ou -+ pour un forfait, -- pour deux&#xa0;; X sur deux équipes les échange.</translation>
    </message>
    <message>
        <source>Type NS % (57.5, IMPs 12-0); forfeit: +-, -+, --; X on two swaps pairs.</source>
        <translation>Tapez le % de NS (57.5&#xa0;; en IMP 12-0)&#xa0;; +-, -+, -- pour un forfait&#xa0;; X sur deux paires les échange.</translation>
    </message>
</context>
<context>
    <name>EventSettings</name>
    <message>
        <source>Baku acceleration</source>
        <translation>Accélération Bakou</translation>
    </message>
    <message>
        <source>Draw one round behind</source>
        <translation>Une ronde de retard</translation>
    </message>
    <message>
        <source>First three apart</source>
        <translation>Trois premières séparées</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>accélération</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>première ronde</translation>
    </message>
    <message>
        <source>places in the table</source>
        <translation>places dans la table</translation>
    </message>
    <message>
        <source>“{word}” is not a round. Type round numbers, such as “8 9”.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas une ronde. Tapez leurs numéros, par exemple «&#xa0;8 9&#xa0;».</translation>
    </message>
    <message>
        <source>Danish rounds</source>
        <translation>Rondes danoises</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>comme dans le fichier</translation>
    </message>
    <message>
        <source>Places in the table by</source>
        <translation>Places dans la table par</translation>
    </message>
    <message>
        <source>Forfeits count</source>
        <translation>Un forfait compte</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>forfaits</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>classement</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Échecs</translation>
    </message>
    <message>
        <source>Bridge teams</source>
        <translation>Bridge par équipes</translation>
    </message>
    <message>
        <source>Chess teams</source>
        <translation>Équipes d’échecs</translation>
    </message>
    <message>
        <source>Swiss pairs</source>
        <translation>Paires en suisse</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Points de partie</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>tirage au sort</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>as a win</source>
        <translation>comme un gain</translation>
    </message>
    <message>
        <source>as a draw</source>
        <translation>comme une nulle</translation>
    </message>
    <message>
        <source>as a loss</source>
        <translation>comme une perte</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>De haut en bas</translation>
    </message>
    <message>
        <source>Closest overall</source>
        <translation>Écarts minimaux</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Danois</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Tous contre tous</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Tous contre tous, aller et retour</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Suisse</translation>
    </message>
    <message>
        <source>A match counts</source>
        <translation>Un match compte</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs and boards (Patton)</source>
        <translation>IMP et donnes (Patton)</translation>
    </message>
    <message>
        <source>what a match counts</source>
        <translation>ce que compte un match</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>moitiés</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>quarts</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>tirage au sort</translation>
    </message>
    <message>
        <source>Equal VPs drawn</source>
        <translation>À PV égaux</translation>
    </message>
    <message>
        <source>Which of those who have the same VPs comes first when a round is drawn</source>
        <translation>Qui, parmi ceux qui ont les mêmes PV, vient en premier à l’appariement d’une ronde</translation>
    </message>
    <message>
        <source>as in the standings</source>
        <translation>comme au classement</translation>
    </message>
    <message>
        <source>by IMP quotient</source>
        <translation>par quotient IMP</translation>
    </message>
    <message>
        <source>draw of equal VPs</source>
        <translation>ordre à PV égaux</translation>
    </message>
    <message>
        <source>strength, seeds last</source>
        <translation>force, têtes de série à la fin</translation>
    </message>
    <message>
        <source>numbers as they are</source>
        <translation>numéros tels quels</translation>
    </message>
    <message>
        <source>as a bye</source>
        <translation>comme un exempt</translation>
    </message>
    <message>
        <source>best of three averages</source>
        <translation>la meilleure de trois moyennes</translation>
    </message>
    <message>
        <source>by their VPs</source>
        <translation>selon leurs PV</translation>
    </message>
    <message>
        <source>as average</source>
        <translation>comme la moyenne</translation>
    </message>
    <message>
        <source>as the last</source>
        <translation>en dernier</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Exempt</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Triangle, two rounds</source>
        <translation>Triangle, deux rondes</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>À tour de rôle</translation>
    </message>
    <message>
        <source>Nobody twice</source>
        <translation>Personne deux fois</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>De bas en haut</translation>
    </message>
    <message>
        <source>open</source>
        <translation>non fixé</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>Dutch rules of</source>
        <translation>Système hollandais</translation>
    </message>
    <message>
        <source>Only while no round is drawn.</source>
        <translation>Seulement tant qu’aucune ronde n’est appariée.</translation>
    </message>
    <message>
        <source>Only while the event has a single stage.</source>
        <translation>Seulement tant que l’épreuve n’a qu’une phase.</translation>
    </message>
    <message>
        <source>Only while there is no result.</source>
        <translation>Seulement tant qu’il n’y a aucun résultat.</translation>
    </message>
    <message>
        <source>A round robin follows its table.</source>
        <translation>Le tous contre tous suit sa table.</translation>
    </message>
    <message>
        <source>Needs the number of rounds.</source>
        <translation>Il faut le nombre de rondes.</translation>
    </message>
    <message>
        <source>Rounds that are drawn already: {rounds}.</source>
        <translation>Rondes déjà appariées&#xa0;: {rounds}.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Bye counts</source>
        <translation>L’exempt compte</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Échiquiers par match</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Classement par</translation>
    </message>
    <message>
        <source>First round by</source>
        <translation>Première ronde par</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Inscriptions tardives</translation>
    </message>
    <message>
        <source>Bye, VP</source>
        <translation>Exempt, PV</translation>
    </message>
    <message>
        <source>Rounds drawn strictly by rank, even if a match is repeated, such as “8 9”</source>
        <translation>Rondes appariées strictement selon le rang, même si un match se répète, comme «&#xa0;8 9&#xa0;»</translation>
    </message>
    <message>
        <source>Who meets whom while no result counts: by numbers in two halves or quarters</source>
        <translation>Qui rencontre qui tant qu’aucun résultat ne compte&#xa0;: selon les numéros, en deux moitiés ou en quarts</translation>
    </message>
    <message>
        <source>The score used to draw a late entrant in its first round</source>
        <translation>Avec quel score une inscription tardive est appariée dans sa première ronde</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>échiquiers</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>classement</translation>
    </message>
    <message>
        <source>late entries</source>
        <translation>inscriptions tardives</translation>
    </message>
    <message>
        <source>one round behind</source>
        <translation>avec une ronde de retard</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>Odd number</source>
        <translation>Nombre impair</translation>
    </message>
    <message>
        <source>In the triangle</source>
        <translation>Dans le triangle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Discipline</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>How many rounds are planned; the rules treat the last one differently.</source>
        <translation>Combien de rondes sont prévues&#xa0;; les règles traitent la dernière autrement.</translation>
    </message>
    <message>
        <source>Draw from the standings one round behind: the current round is still being played</source>
        <translation>Apparier d’après le classement d’une ronde plus tôt&#xa0;: la ronde en cours se joue encore</translation>
    </message>
    <message>
        <source>No two of the first three are in one triangle, unless only three are present</source>
        <translation>Jamais deux des trois premières dans un même triangle, sauf s’il n’y en a que trois</translation>
    </message>
    <message>
        <source>Points that count for the draw alone, for the upper half in the first rounds</source>
        <translation>Points qui ne comptent que pour l’appariement, pour la moitié supérieure dans les premières rondes</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondes</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>discipline</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>édition</translation>
    </message>
    <message>
        <source>first colour</source>
        <translation>première couleur</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>method</source>
        <translation>méthode</translation>
    </message>
    <message>
        <source>odd number</source>
        <translation>nombre impair</translation>
    </message>
    <message>
        <source>By IMPs alone, or by Patton: plus 2 points per board won and 1 per board halved</source>
        <translation>Par les IMP seuls, ou au Patton&#xa0;: plus 2 points par donne gagnée et 1 par donne partagée</translation>
    </message>
    <message>
        <source>The lowest ranked of those with the fewest triangles so far, of those with none, or of all</source>
        <translation>Les moins bien classées de celles qui en ont joué le moins, de celles sans triangle ou de toutes</translation>
    </message>
</context>
<context>
    <name>EventStandings</name>
    <message>
        <source>There are no entrants yet.</source>
        <translation>Il n’y a encore aucun participant.</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Liste de départ</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Après la ronde {number}</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>départages</translation>
    </message>
    <message>
        <source>Standings after which round</source>
        <translation>Classement après quelle ronde</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Grille américaine</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Groupes côte à côte</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler des paires</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Butler of players</source>
        <translation>Butler des joueurs</translation>
    </message>
    <message>
        <source>Bracket: Enter shows the match</source>
        <translation>Tableau&#xa0;: Entrée montre le match</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Rounds of the player</source>
        <translation>Rondes du joueur</translation>
    </message>
    <message>
        <source>Rounds of the team</source>
        <translation>Rondes de l’équipe</translation>
    </message>
    <message>
        <source>Rounds of the pair</source>
        <translation>Rondes de la paire</translation>
    </message>
    <message>
        <source>What the picked value is made of</source>
        <translation>De quoi se compose la valeur choisie</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Ajuster…</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par place</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>Classeme&amp;nt</translation>
    </message>
</context>
<context>
    <name>EventTeams</name>
    <message>
        <source>Everybody meets everybody twice, once NS and once EW, by the Berger table of round 1.</source>
        <translation>Chaque paire rencontre chaque autre deux fois, une en NS et une en EO, selon la table de Berger de la ronde 1.</translation>
    </message>
    <message>
        <source>Pairs that the director has forbidden to meet do not meet.</source>
        <translation>Les paires dont l’arbitre a interdit la rencontre ne se rencontrent pas.</translation>
    </message>
    <message>
        <source>{team} sits NS, because it was EW in round {round} and the other was not.</source>
        <translation>{team} joue en NS, car elle était en EO à la ronde {round} et l’autre non.</translation>
    </message>
    <message>
        <source>{team} sits NS, as it asked.</source>
        <translation>{team} joue en NS, comme elle l’a demandé.</translation>
    </message>
    <message>
        <source>{team} sits NS, as the other asked not to.</source>
        <translation>{team} joue en NS, l’autre ayant demandé de ne pas y être.</translation>
    </message>
    <message>
        <source>{team} sits NS: at odd tables the higher ranked does, if all is equal.</source>
        <translation>{team} joue en NS&#xa0;: aux tables impaires c’est la mieux classée, si tout est égal.</translation>
    </message>
    <message>
        <source>{team} sits NS: at even tables the lower ranked does, if all is equal.</source>
        <translation>{team} joue en NS&#xa0;: aux tables paires c’est la moins bien classée, si tout est égal.</translation>
    </message>
    <message>
        <source>Half a match is of half of the boards, each worth what it is worth in a whole one.</source>
        <translation>Un demi-match a la moitié des donnes, chacune valant autant que dans un match entier.</translation>
    </message>
    <message>
        <source>{team} is at home, as it asked.</source>
        <translation>{team} reçoit, comme elle l’a demandé.</translation>
    </message>
    <message>
        <source>{team} is at home, as the other asked not to be.</source>
        <translation>{team} reçoit, l’autre ayant demandé de ne pas recevoir.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as the last in its first round.</source>
        <translation>Qui s’inscrit tard est apparié en dernier dans sa première ronde.</translation>
    </message>
    <message>
        <source>The first round is drawn by lot.</source>
        <translation>La première ronde est tirée au sort.</translation>
    </message>
    <message>
        <source>Lots also decide who has the bye, or plays the triangle, in that round.</source>
        <translation>Le sort désigne aussi qui est exempt, ou joue le triangle, à cette ronde.</translation>
    </message>
    <message>
        <source>Everybody meets everybody once, by the Berger table of round 1.</source>
        <translation>Chaque équipe rencontre chaque autre une fois, selon la table de Berger de la ronde 1.</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice, at home and as visitor, by the Berger table of round 1.</source>
        <translation>Chaque équipe rencontre chaque autre deux fois, à domicile et en déplacement, selon la table de Berger de la ronde 1.</translation>
    </message>
    <message>
        <source>The places in the table are the numbers as they are.</source>
        <translation>Les places dans la table sont les numéros tels quels.</translation>
    </message>
    <message>
        <source>The places in the table are drawn by lot.</source>
        <translation>Les places dans la table sont tirées au sort.</translation>
    </message>
    <message>
        <source>No match is repeated.</source>
        <translation>Aucun match n’est répété.</translation>
    </message>
    <message>
        <source>Outside Danish rounds no match is repeated.</source>
        <translation>Hors des rondes danoises, aucun match n’est répété.</translation>
    </message>
    <message>
        <source>No match is repeated, except within a triangle if none as fair can avoid it.</source>
        <translation>Aucun match n’est répété, sauf dans un triangle si aucun autre aussi équitable ne peut l’éviter.</translation>
    </message>
    <message>
        <source>Teams that the director has forbidden to meet do not meet.</source>
        <translation>Les équipes dont l’arbitre a interdit la rencontre ne se rencontrent pas.</translation>
    </message>
    <message>
        <source>The three have been in as few triangles before, in total, as possible.</source>
        <translation>Les trois ont joué auparavant, au total, aussi peu de triangles que possible.</translation>
    </message>
    <message>
        <source>Nobody is in a triangle twice.</source>
        <translation>Personne ne joue deux fois un triangle.</translation>
    </message>
    <message>
        <source>A team that has been in a triangle may be in another one.</source>
        <translation>Qui a déjà joué un triangle peut en jouer un autre.</translation>
    </message>
    <message>
        <source>Then as few of the three as possible have met; half a match counts as a meeting.</source>
        <translation>Ensuite, aussi peu que possible des trois se sont déjà rencontrées&#xa0;; un demi-match compte comme une rencontre.</translation>
    </message>
    <message>
        <source>Then the three are as low in rank as possible, from the bottom up.</source>
        <translation>Ensuite, les trois sont aussi bas que possible au classement, en partant du bas.</translation>
    </message>
    <message>
        <source>{team} has met {others}.</source>
        <translation>{team} a déjà rencontré {others}.</translation>
    </message>
    <message>
        <source>{team} must not meet {others}.</source>
        <translation>{team} ne doit pas rencontrer {others}.</translation>
    </message>
    <message>
        <source>If {team} met {others}, the rest could not be drawn.</source>
        <translation>Si {team} rencontrait {others}, le reste ne pourrait pas être apparié.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the highest ranked that is left; the rest can be drawn.</source>
        <translation>{team} rencontre {other}, la mieux classée de celles qui restent&#xa0;; le reste peut être apparié.</translation>
    </message>
    <message>
        <source>{team} meets {other}, half of the list below, as seeded.</source>
        <translation>{team} rencontre {other}, une demi-liste plus bas, selon les numéros.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to half of the list below.</source>
        <translation>{team} rencontre {other}, de celles qui restent la plus proche d’une demi-liste plus bas.</translation>
    </message>
    <message>
        <source>{team} meets {other}, a quarter of the list below, as seeded.</source>
        <translation>{team} rencontre {other}, un quart de liste plus bas, selon les numéros.</translation>
    </message>
    <message>
        <source>{team} meets {other}, of those left the nearest to a quarter of the list below.</source>
        <translation>{team} rencontre {other}, de celles qui restent la plus proche d’un quart de liste plus bas.</translation>
    </message>
    <message>
        <source>{team} meets {other}, by lot.</source>
        <translation>{team} rencontre {other}, par tirage au sort.</translation>
    </message>
    <message>
        <source>{team} meets {other}, the next by rank.</source>
        <translation>{team} rencontre {other}, la suivante au classement.</translation>
    </message>
    <message>
        <source>{team} meets {other}, {vp} VP away: with this match the total is the least.</source>
        <translation>{team} rencontre {other}, à {vp} PV&#xa0;: avec ce match, le total est le plus petit.</translation>
    </message>
    <message>
        <source>{team} meets {other}, as was asked.</source>
        <translation>{team} rencontre {other}, comme demandé.</translation>
    </message>
    <message>
        <source>{team} is at home, because it was visitor in round {round} and the other was not.</source>
        <translation>{team} reçoit, car elle était visiteuse à la ronde {round} et l’autre non.</translation>
    </message>
    <message>
        <source>{team} is at home: at odd tables the higher ranked is, if all is equal.</source>
        <translation>{team} reçoit&#xa0;: aux tables impaires c’est la mieux classée, si tout est égal.</translation>
    </message>
    <message>
        <source>{team} is at home: at even tables the lower ranked is, if all is equal.</source>
        <translation>{team} reçoit&#xa0;: aux tables paires c’est la moins bien classée, si tout est égal.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}.</source>
        <translation>{team} et {other} se sont rencontrées à la ronde {round}.</translation>
    </message>
    <message>
        <source>{team} and {other} must not meet.</source>
        <translation>{team} et {other} ne doivent pas se rencontrer.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the rest could not be drawn.</source>
        <translation>Si {team} et {other} se rencontraient, le reste ne pourrait pas être apparié.</translation>
    </message>
    <message>
        <source>{other} meets {team}, half of the list below, as seeded.</source>
        <translation>{other} rencontre {team}, une demi-liste plus bas, selon les numéros.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to half of the list below.</source>
        <translation>{other} rencontre {team}, de celles qui restent la plus proche d’une demi-liste plus bas.</translation>
    </message>
    <message>
        <source>{other} meets {team}, a quarter of the list below, as seeded.</source>
        <translation>{other} rencontre {team}, un quart de liste plus bas, selon les numéros.</translation>
    </message>
    <message>
        <source>{other} meets {team}, of those left the nearest to a quarter of the list below.</source>
        <translation>{other} rencontre {team}, de celles qui restent la plus proche d’un quart de liste plus bas.</translation>
    </message>
    <message>
        <source>{other} meets {team}, by lot.</source>
        <translation>{other} rencontre {team}, par tirage au sort.</translation>
    </message>
    <message>
        <source>{team} plays in the triangle; triangles before: {value}.</source>
        <translation>{team} joue dans le triangle&#xa0;; triangles auparavant&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>{team} has the bye, or a place in the triangle, by lot.</source>
        <translation>{team} est exempte, ou dans le triangle, par tirage au sort.</translation>
    </message>
    <message>
        <source>{team} plays the triangle that began in round {round} to its end.</source>
        <translation>{team} joue jusqu’au bout le triangle commencé à la ronde {round}.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as with a drawn match for each round before.</source>
        <translation>{team}, inscription tardive&#xa0;: appariement comme avec un match nul pour chaque ronde d’avant.</translation>
    </message>
    <message>
        <source>{team} enters late: it is drawn as the last.</source>
        <translation>{team}, inscription tardive&#xa0;: appariement en dernier.</translation>
    </message>
    <message>
        <source>{team} and {other} asked for the same side; one of them sits on the other.</source>
        <translation>{team} et {other} ont demandé le même côté&#xa0;; l’une d’elles joue de l’autre.</translation>
    </message>
    <message>
        <source>{team} has had more byes already ({value}).</source>
        <translation>{team} a déjà été exempte plus souvent ({value}).</translation>
    </message>
    <message>
        <source>{team} has been in more triangles already ({value}).</source>
        <translation>{team} a déjà joué plus de triangles ({value}).</translation>
    </message>
    <message>
        <source>If {team} had the bye, the others could not be drawn.</source>
        <translation>Si {team} était exempte, les autres ne pourraient pas être appariées.</translation>
    </message>
    <message>
        <source>{team} and {other} are two of the first three, who are never in one triangle.</source>
        <translation>{team} et {other} sont deux des trois premières, qui ne sont jamais dans un même triangle.</translation>
    </message>
    <message>
        <source>{other} ranks below {team}, and so comes first.</source>
        <translation>{other} est classée derrière {team}, et passe donc en premier.</translation>
    </message>
    <message>
        <source>{team} has the bye: the table has no opponent for it in this round.</source>
        <translation>{team} est exempte&#xa0;: la table n’a pas d’adversaire pour elle à cette ronde.</translation>
    </message>
    <message>
        <source>{team} has a bye, because {other} is absent.</source>
        <translation>{team} est exempte, parce que {other} n’est pas là.</translation>
    </message>
    <message>
        <source>The teams are ranked by the standings after round {round}: one round behind.</source>
        <translation>Les équipes sont rangées selon le classement après la ronde {round}&#xa0;: avec une ronde de retard.</translation>
    </message>
    <message>
        <source>The places in the stage before serve as the numbers in this draw.</source>
        <translation>Dans cet appariement, les places de la phase précédente tiennent lieu de numéros.</translation>
    </message>
    <message>
        <source>What the teams bring from the stage before ranks them.</source>
        <translation>Les équipes sont rangées selon ce qu’elles apportent de la phase précédente.</translation>
    </message>
    <message>
        <source>No result counts yet: the teams are ranked by their numbers.</source>
        <translation>Aucun résultat ne compte encore&#xa0;: les équipes sont rangées par numéro.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Le nombre est pair&#xa0;: personne ne reste sans adversaire.</translation>
    </message>
    <message>
        <source>{team} and {other} do meet.</source>
        <translation>{team} et {other} se rencontrent bien.</translation>
    </message>
    <message>
        <source>{team} is absent in this round.</source>
        <translation>{team} n’est pas là à cette ronde.</translation>
    </message>
    <message>
        <source>{other} comes before both of them, and {team} is the highest ranked that it can meet.</source>
        <translation>{other} passe avant toutes deux, et {team} est la mieux classée qu’elle puisse rencontrer.</translation>
    </message>
    <message>
        <source>{team} can meet {other}, which ranks higher, and the rest can still be drawn.</source>
        <translation>{team} peut rencontrer {other}, mieux classée, et le reste peut encore être apparié.</translation>
    </message>
    <message>
        <source>As those above them meet, the rest could not be drawn if {team} and {other} met.</source>
        <translation>Comme celles du dessus se rencontrent, le reste ne pourrait pas être apparié si {team} et {other} se rencontraient.</translation>
    </message>
    <message>
        <source>The sum of the squared VP differences would be {value}; it is {value_now}.</source>
        <translation>La somme des carrés des écarts de PV serait de {value}&#xa0;; elle est de {value_now}.</translation>
    </message>
    <message>
        <source>The VP differences would be as small, but the differences in rank no smaller.</source>
        <translation>Les écarts de PV seraient aussi petits, mais les écarts de place ne seraient pas plus petits.</translation>
    </message>
    <message>
        <source>They are the three lowest ranked.</source>
        <translation>Ce sont les trois moins bien classées.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still missing: these matches count as 0 VP.</source>
        <translation>
            <numerusform>%n résultat manque encore&#xa0;: ce match compte pour 0 PV.</numerusform>
            <numerusform>%n résultats manquent encore&#xa0;: ces matchs comptent pour 0 PV.</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: {team}</source>
        <translation>exempt&#xa0;: {team}</translation>
    </message>
    <message>
        <source>If they met: {matches}.</source>
        <translation>Si elles se rencontraient&#xa0;: {matches}.</translation>
    </message>
    <message>
        <source>{team} (rank {rank}, round {round})</source>
        <translation>{team} (place {rank}, ronde {round})</translation>
    </message>
    <message>
        <source>{team} (rank {rank})</source>
        <translation>{team} (place {rank})</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Les paires sont classées par PV&#xa0;; à égalité, par IMP gagnés divisés par IMP perdus, puis par différence d’IMP, puis par numéro.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first pair meets the first of the lower half, and so on.</source>
        <translation>La ronde 1 suit les numéros&#xa0;: la première paire rencontre la première de la moitié inférieure, et ainsi de suite.</translation>
    </message>
    <message>
        <source>From the top, each pair meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>De haut en bas, chaque paire rencontre la mieux classée de celles qu’elle n’a pas rencontrées, si le reste peut être apparié.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest pair with the fewest byes, if the rest can be drawn.</source>
        <translation>L’exempt, {bye} PV, va à la dernière des paires le moins souvent exemptes, si le reste peut être apparié.</translation>
    </message>
    <message>
        <source>With an odd number, three pairs play a triangle of half matches, if the rest can be drawn.</source>
        <translation>En nombre impair, trois paires jouent un triangle de demi-matchs, si le reste peut être apparié.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three pairs are present.</source>
        <translation>Jamais deux des trois premières du classement dans un même triangle, sauf s’il n’y a que trois paires.</translation>
    </message>
    <message>
        <source>NS: the pair less often NS; then EW when seats last differed; then higher at odd tables.</source>
        <translation>En NS&#xa0;: la paire qui y fut le moins souvent&#xa0;; puis celle en EO à la dernière différence&#xa0;; puis, aux tables impaires, la mieux classée.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by their percentage of all matches and by numbers.</source>
        <translation>Les paires sont classées par PV&#xa0;; à égalité, par leur pourcentage de tous les matchs, puis par numéro.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, their board points; then by won per lost, net points, numbers.</source>
        <translation>Les équipes sont classées par PV, leurs points de donnes&#xa0;; puis par gagnés divisés par perdus, différence et numéro.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.</source>
        <translation>Les équipes sont classées par PV&#xa0;; à égalité, par IMP gagnés divisés par IMP perdus, puis par différence d’IMP, puis par numéro.</translation>
    </message>
    <message>
        <source>Pairs are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Les paires sont classées par PV&#xa0;; les ex æquo par les départages, comme au classement, puis par leurs numéros.</translation>
    </message>
    <message>
        <source>Patton: the VPs for IMPs, plus 2 per board won and 1 per board halved, {patton} in all.</source>
        <translation>Patton&#xa0;: les PV des IMP, plus 2 par donne gagnée et 1 par donne partagée, {patton} en tout.</translation>
    </message>
    <message>
        <source>Teams are ranked by VPs, then by the tie-breaks of the standings and by numbers.</source>
        <translation>Les équipes sont classées par PV&#xa0;; les ex æquo par les départages, comme au classement, puis par leurs numéros.</translation>
    </message>
    <message>
        <source>Rounds are drawn one round behind: the round before is still being played.</source>
        <translation>Les rondes sont appariées avec une ronde de retard&#xa0;: la précédente se joue encore.</translation>
    </message>
    <message>
        <source>A late entrant is drawn as if it had drawn its match in each round before.</source>
        <translation>Qui s’inscrit tard est apparié dans sa première ronde comme avec un match nul pour chaque ronde d’avant.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: the first team meets the first of the lower half, and so on.</source>
        <translation>La ronde 1 suit les numéros&#xa0;: la première équipe rencontre la première de la moitié inférieure, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Round 1 is seeded: in each half, the first quarter meets the second, number by number.</source>
        <translation>La ronde 1 suit les numéros&#xa0;: dans chaque moitié, le premier quart rencontre le deuxième, numéro par numéro.</translation>
    </message>
    <message>
        <source>The first round, too, is drawn by score and places brought from the stage before.</source>
        <translation>La première ronde aussi est appariée selon le score et les places de la phase précédente.</translation>
    </message>
    <message>
        <source>From the top, each team meets the highest one not yet met that lets the rest be drawn.</source>
        <translation>De haut en bas, chaque équipe rencontre la mieux classée de celles qu’elle n’a pas rencontrées, si le reste peut être apparié.</translation>
    </message>
    <message>
        <source>Least sum of squared VP differences; if equal, least sum of squared rank differences.</source>
        <translation>La somme des carrés des écarts de PV est minimale&#xa0;; à égalité, celle des carrés des écarts de place.</translation>
    </message>
    <message>
        <source>Every round is drawn strictly by rank, first against second, and matches may repeat.</source>
        <translation>Chaque ronde est appariée strictement selon le classement, première contre deuxième, même si elles se sont déjà rencontrées.</translation>
    </message>
    <message>
        <source>A forfeit gives the best of own average, others&apos; average against the absent, and 60 %.</source>
        <translation>Un forfait vaut le meilleur de sa propre moyenne, de celle des autres contre l’absent, et de 60&#xa0;%.</translation>
    </message>
    <message>
        <source>Danish rounds, drawn strictly by rank, so that matches may repeat: {rounds}.</source>
        <translation>Rondes danoises, appariées strictement selon le classement, avec répétitions possibles&#xa0;: {rounds}.</translation>
    </message>
    <message>
        <source>Only Danish rounds repeat matches, and triangles where none as fair avoids it.</source>
        <translation>Seules les rondes danoises répètent des matchs, et les triangles si aucun d’aussi équitable ne l’évite.</translation>
    </message>
    <message>
        <source>The bye, {bye} VP, goes to the lowest team with the fewest byes, if the rest can be drawn.</source>
        <translation>L’exempt, {bye} PV, va à la dernière des équipes le moins souvent exemptes, si le reste peut être apparié.</translation>
    </message>
    <message>
        <source>With an odd number, three teams play a triangle of half matches, if the rest can be drawn.</source>
        <translation>En nombre impair, trois équipes jouent un triangle de demi-matchs, si le reste peut être apparié.</translation>
    </message>
    <message>
        <source>No triangle has two of the first three by rank, unless only three teams are present.</source>
        <translation>Jamais deux des trois premières du classement dans un même triangle, sauf s’il n’y a que trois équipes.</translation>
    </message>
    <message>
        <source>Half a match has half of the range and of the boards: {half} VP each at a draw.</source>
        <translation>Un demi-match a la moitié de l’étendue et des donnes&#xa0;: {half} PV à chacun pour un match nul.</translation>
    </message>
    <message>
        <source>Half a match counts half of the table for half of the boards: {half} VP each at a draw.</source>
        <translation>Un demi-match compte la moitié de la table pour la moitié des donnes&#xa0;: {half} PV à chacun pour un match nul.</translation>
    </message>
    <message>
        <source>Matches are played in two halves and count with the second; a last round has half matches.</source>
        <translation>Les matchs se jouent en deux moitiés et comptent avec la seconde&#xa0;; une dernière ronde a des demi-matchs.</translation>
    </message>
    <message>
        <source>{team} has the bye: the lowest ranked with the fewest byes before ({value}).</source>
        <translation>{team} est exempte&#xa0;: la moins bien classée de celles le moins souvent exemptes ({value}).</translation>
    </message>
    <message>
        <source>{team} is absent: the triangle of round {round} stops, and its matches count half.</source>
        <translation>{team} n’est pas là&#xa0;: le triangle de la ronde {round} s’arrête, et ses matchs comptent comme des demi-matchs.</translation>
    </message>
    <message>
        <source>With {team} as the lowest, no allowed triangle is as fair and lets the rest be drawn.</source>
        <translation>Avec {team} comme moins bien classée, aucun triangle permis n’est aussi équitable tout en laissant apparier les autres.</translation>
    </message>
    <message>
        <source>No allowed triangle of {team} with {other} is as fair and lets the rest be drawn.</source>
        <translation>Aucun triangle permis de {team} avec {other} n’est aussi équitable tout en laissant apparier les autres.</translation>
    </message>
    <message>
        <source>If {team} and {other} met, the bye or triangle would have to be others’.</source>
        <translation>Si {team} et {other} se rencontraient, l’exempt ou le triangle irait à d’autres.</translation>
    </message>
    <message>
        <source>Odd number: each pair has a bye in turn, {bye} VP; so has an absent pair&apos;s opponent.</source>
        <translation>Si le nombre est impair, chaque paire est exempte à son tour, pour {bye} PV&#xa0;; de même l’adversaire d’une paire absente.</translation>
    </message>
    <message>
        <source>Odd number: each team has a bye in turn, {bye} VP; so has an absent team&apos;s opponent.</source>
        <translation>Si le nombre est impair, chaque équipe est exempte à son tour, pour {bye} PV&#xa0;; de même l’adversaire d’une équipe absente.</translation>
    </message>
    <message>
        <source>Home: the team less often home, then the last visitor, then the higher at odd tables.</source>
        <translation>Reçoit l’équipe qui l’a fait le moins, puis la dernière visiteuse, puis, aux tables impaires, la mieux classée.</translation>
    </message>
    <message>
        <source>{team} and {other} met in round {round}; no fair triangle that works has fewer repeats.</source>
        <translation>{team} et {other} se sont rencontrées à la ronde {round}&#xa0;; aucun triangle équitable possible ne fait moins de revanches.</translation>
    </message>
    <message>
        <source>Odd number: three play a triangle over two rounds, if the rest can be drawn.</source>
        <translation>En nombre impair, trois jouent un triangle sur deux rondes, si le reste peut être apparié.</translation>
    </message>
    <message>
        <source>Pairs 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Les paires 1 et 2, têtes de série, se rencontrent à la dernière ronde de la table de Berger.</translation>
    </message>
    <message>
        <source>{team} sits NS, because its rounds NS less those EW are fewer.</source>
        <translation>{team} joue en NS, car elle y a été moins souvent, une fois EO déduit.</translation>
    </message>
    <message>
        <source>{team} sits NS by the Berger table.</source>
        <translation>{team} joue en NS selon la table de Berger.</translation>
    </message>
    <message>
        <source>Teams 1 and 2, the first seeds, meet in the last round of the Berger table.</source>
        <translation>Les équipes 1 et 2, têtes de série, se rencontrent à la dernière ronde de la table de Berger.</translation>
    </message>
    <message>
        <source>{team} meets {other} in round {round} of the Berger table.</source>
        <translation>{team} rencontre {other} à la ronde {round} de la table de Berger.</translation>
    </message>
    <message>
        <source>{team} is at home, because its home matches less its visits are fewer.</source>
        <translation>{team} reçoit, car elle a moins de matchs à domicile, une fois ses déplacements déduits.</translation>
    </message>
    <message>
        <source>{team} is at home by the Berger table.</source>
        <translation>{team} reçoit selon la table de Berger.</translation>
    </message>
    <message>
        <source>{team} and {other} meet in round {round} of the Berger table.</source>
        <translation>{team} et {other} se rencontrent à la ronde {round} de la table de Berger.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>the number of players who find no opponent in the bracket</source>
        <translation>le nombre de joueurs sans adversaire dans le groupe</translation>
    </message>
    <message>
        <source>the number of players who find no opponent in the next bracket</source>
        <translation>le nombre de joueurs sans adversaire dans le groupe suivant</translation>
    </message>
    <message>
        <source>the number of colour preferences that are not granted</source>
        <translation>le nombre de préférences de couleur non satisfaites</translation>
    </message>
    <message>
        <source>the number of strong colour preferences that are not granted</source>
        <translation>le nombre de préférences de couleur fortes non satisfaites</translation>
    </message>
    <message>
        <source>the number of players who move down as they did in the last round</source>
        <translation>le nombre de joueurs qui descendent comme à la dernière ronde</translation>
    </message>
    <message>
        <source>the number of players who move down as they did two rounds ago</source>
        <translation>le nombre de joueurs qui descendent comme deux rondes plus tôt</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did in the last round</source>
        <translation>le nombre de joueurs qui rencontrent un score plus élevé comme à la dernière ronde</translation>
    </message>
    <message>
        <source>the number of players who meet a higher score as they did two rounds ago</source>
        <translation>le nombre de joueurs qui rencontrent un score plus élevé comme deux rondes plus tôt</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did in the last round</source>
        <translation>la liste des écarts de points de ceux qui descendent comme à la dernière ronde</translation>
    </message>
    <message>
        <source>the list of score differences of those who move down as they did two rounds ago</source>
        <translation>la liste des écarts de points de ceux qui descendent comme deux rondes plus tôt</translation>
    </message>
    <message>
        <source>the list of score differences of those who meet a higher score as they did two rounds ago</source>
        <translation>la liste des écarts de points de ceux qui rencontrent un score plus élevé comme deux rondes plus tôt</translation>
    </message>
    <message>
        <source>the number of pairs of two who must have the same colour</source>
        <translation>le nombre de paires où les deux doivent avoir la même couleur</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (odd rounds)</source>
        <translation>le nombre de paires où les deux préfèrent fortement la même couleur (rondes impaires)</translation>
    </message>
    <message>
        <source>the number of pairs in which both prefer the same colour strongly (even rounds)</source>
        <translation>le nombre de paires où les deux préfèrent fortement la même couleur (rondes paires)</translation>
    </message>
    <message>
        <source>the score of the player who gets the bye</source>
        <translation>le score du joueur exempt</translation>
    </message>
    <message>
        <source>the list of scores of those who move down</source>
        <translation>la liste des scores de ceux qui descendent</translation>
    </message>
    <message>
        <source>the number of rounds that the player with the bye has not played before</source>
        <translation>le nombre de rondes que le joueur exempt n’a pas jouées jusqu’ici</translation>
    </message>
    <message>
        <source>That was made by hand.</source>
        <translation>Cela a été fait à la main.</translation>
    </message>
    <message>
        <source>The round was drawn elsewhere, or something before it was corrected since.</source>
        <translation>La ronde a été appariée ailleurs, ou quelque chose d’antérieur a été corrigé depuis.</translation>
    </message>
    <message>
        <source>Something before it was corrected since, or the event has other rules now.</source>
        <translation>Quelque chose d’antérieur a été corrigé depuis, ou l’épreuve a maintenant d’autres règles.</translation>
    </message>
    <message>
        <source>{pair} is {margin} ahead.</source>
        <translation>{pair} mène de {margin}.</translation>
    </message>
    <message>
        <source>{pair} has {margin} of the matchpoints.</source>
        <translation>{pair} a {margin} des matchpoints.</translation>
    </message>
    <message numerus="yes">
        <source>By {scale}, over %n board(s), {band} are {vps} VP.</source>
        <translation>
            <numerusform>Selon {scale}, sur %n donne, {band} font {vps} PV.</numerusform>
            <numerusform>Selon {scale}, sur %n donnes, {band} font {vps} PV.</numerusform>
        </translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Source&#xa0;: {source}.</translation>
    </message>
    <message>
        <source>The director gave other VPs.</source>
        <translation>L’arbitre a donné d’autres PV.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, {points} of {top} to NS.</source>
        <translation>Donne {board}&#xa0;: {score}, {points} sur {top} pour NS.</translation>
    </message>
    <message>
        <source>Board {board}: {score}, cross-IMPs to NS: {points}.</source>
        <translation>Donne {board}&#xa0;: {score}, {points} cross-IMP pour NS.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>les Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>les Noirs</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <translation>groupe de points {score}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{what} would be {then}; it is {now} ({rule})</source>
        <translation>{what} serait {then} au lieu de {now} ({rule})</translation>
    </message>
    <message>
        <source>Round {round}: how it is drawn</source>
        <translation>Ronde {round}&#xa0;: comment elle est appariée</translation>
    </message>
    <message>
        <source>Table {table}: {pair}</source>
        <translation>Table {table}&#xa0;: {pair}</translation>
    </message>
    <message>
        <source>The odd place</source>
        <translation>Nombre impair</translation>
    </message>
    <message>
        <source>Why not {pair}?</source>
        <translation>Pourquoi pas {pair}&#xa0;?</translation>
    </message>
    <message>
        <source>{player} is not drawn in this round.</source>
        <translation>{player}&#xa0;: sans appariement à cette ronde.</translation>
    </message>
    <message>
        <source>Not what the rules give: {pair}.</source>
        <translation>Pas ce que donnent les règles&#xa0;: {pair}.</translation>
    </message>
    <message>
        <source>{pair} is a match of the triangle over two rounds.</source>
        <translation>{pair} est un match du triangle sur deux rondes.</translation>
    </message>
    <message>
        <source>{pair} is a half match of the triangle.</source>
        <translation>{pair} est un demi-match du triangle.</translation>
    </message>
    <message>
        <source>The number is even: nobody is left over.</source>
        <translation>Le nombre est pair&#xa0;: personne ne reste sans adversaire.</translation>
    </message>
    <message>
        <source>Why does {player} get the bye?</source>
        <translation>Pourquoi l’exempt est-il {player}&#xa0;?</translation>
    </message>
    <message>
        <source>Why does {player} move down?</source>
        <translation>Pourquoi est-ce {player} qui descend&#xa0;?</translation>
    </message>
    <message>
        <source>Nobody gets the bye: the number of players is even.</source>
        <translation>Personne n’est exempt&#xa0;: le nombre de joueurs est pair.</translation>
    </message>
    <message>
        <source>{player} does not move down in this round.</source>
        <translation>{player} ne descend pas à cette ronde.</translation>
    </message>
    <message>
        <source>{player} is the lowest ranked of those present, and may have the bye.</source>
        <translation>{player} est au dernier rang de ceux qui sont là, et peut être exempt.</translation>
    </message>
    <message>
        <source>Nobody of the {bracket} who ranks lower than {player} stays in it.</source>
        <translation>Personne du {bracket} classé derrière {player} n’y reste.</translation>
    </message>
    <message>
        <source>{player} can meet nobody in the {bracket}.</source>
        <translation>{player} ne peut rencontrer personne dans le {bracket}.</translation>
    </message>
    <message>
        <source>These come first for it, but:</source>
        <translation>Ceux-ci passent avant, mais&#xa0;:</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Et {count} de plus.</translation>
    </message>
    <message>
        <source>Of the {bracket} these rank lower and would move down first, but:</source>
        <translation>Dans le {bracket}, ceux-ci sont moins bien classés et descendraient d’abord, mais&#xa0;:</translation>
    </message>
    <message>
        <source>By the plain order of their bracket these two meet.</source>
        <translation>Selon l’ordre simple de leur groupe, ces deux se rencontrent.</translation>
    </message>
    <message>
        <source>By the plain order {player} would meet {other}.</source>
        <translation>Selon l’ordre simple, {player} rencontrerait {other}.</translation>
    </message>
    <message>
        <source>To meet, {player} would have to move down from a score of {high} to {low}.</source>
        <translation>Pour cela, {player} devrait descendre d’un score de {high} à {low}.</translation>
    </message>
    <message>
        <source>If they met, this would change too: {pairs}.</source>
        <translation>S’ils se rencontraient, ceci changerait aussi&#xa0;: {pairs}.</translation>
    </message>
    <message>
        <source>bye: {player}</source>
        <translation>exempt&#xa0;: {player}</translation>
    </message>
    <message>
        <source>{players} do meet in this round.</source>
        <translation>Ils se rencontrent bien à cette ronde&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Absent in this round: {players}.</source>
        <translation>Absents à cette ronde&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>They met in round {round}, and nobody meets twice ({rule}).</source>
        <translation>Ils se sont rencontrés à la ronde {round}, et personne ne se rencontre deux fois ({rule}).</translation>
    </message>
    <message>
        <source>The director has forbidden this pair.</source>
        <translation>L’arbitre a interdit cet appariement.</translation>
    </message>
    <message>
        <source>Both must have {colour} ({rule}).</source>
        <translation>Les deux doivent avoir {colour} ({rule}).</translation>
    </message>
    <message>
        <source>Then the others could not all be paired, whoever met whom ({rule}).</source>
        <translation>Alors les autres ne pourraient pas tous être appariés, quels que soient les adversaires ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, the number of pairs would be {then}; it is {now} ({rule}).</source>
        <translation>Dans le {bracket}, le nombre de paires serait {then} au lieu de {now} ({rule}).</translation>
    </message>
    <message>
        <source>The brackets below would be paired worse ({rule}).</source>
        <translation>Les groupes du dessous seraient moins bien appariés ({rule}).</translation>
    </message>
    <message>
        <source>In the {bracket}, {worse}.</source>
        <translation>Dans le {bracket}, {worse}.</translation>
    </message>
    <message>
        <source>In the {bracket} every criterion would be kept as well. {but}</source>
        <translation>Dans le {bracket}, tous les critères seraient aussi bien respectés. {but}</translation>
    </message>
    <message>
        <source>But the order of pairings decides: {player} meets {now} rather than {then} ({rule}).</source>
        <translation>Mais l’ordre des appariements décide&#xa0;: {player} rencontre {now} plutôt que {then} ({rule}).</translation>
    </message>
    <message>
        <source>But that pairing comes later in the order.</source>
        <translation>Mais cet appariement vient plus tard dans l’ordre.</translation>
    </message>
    <message>
        <source>had the bye in round {round} ({rule}).</source>
        <translation>déjà exempt à la ronde {round} ({rule}).</translation>
    </message>
    <message>
        <source>got points without a game in round {round}, and so gets no bye ({rule}).</source>
        <translation>des points sans jouer à la ronde {round}, et donc pas d’exempt ({rule}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more rank(s) lower, too.</source>
        <translation>
            <numerusform>%n rang plus bas encore.</numerusform>
            <numerusform>%n rangs plus bas encore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, drawn by the FIDE Dutch rules, edition {edition}</source>
        <translation>Ronde {round}, appariée selon le système hollandais de la FIDE, édition {edition}</translation>
    </message>
    <message>
        <source>Scores from {high} to {low}, as one bracket</source>
        <translation>Scores de {high} à {low}, en un seul groupe</translation>
    </message>
    <message>
        <source>In this bracket: {players}.</source>
        <translation>Dans ce groupe&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Moved down into it from a score of {score}: {players}.</source>
        <translation>Descente d’un score de {score}&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>By the plain order the upper half meets the lower half, first against first.</source>
        <translation>Selon l’ordre simple, la moitié supérieure rencontre la moitié inférieure, premier contre premier.</translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation>Paires&#xa0;: {pairs}.</translation>
    </message>
    <message>
        <source>Moves on to the next bracket: {players}.</source>
        <translation>Passage au groupe suivant&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Gets the bye: {players}.</source>
        <translation>Exempt&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}.</source>
        <translation>{rule}&#xa0;: {what} est {values}.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}, and with these players it cannot be less.</source>
        <translation>{rule}&#xa0;: {what} est {values} et ne peut être moindre avec ces joueurs.</translation>
    </message>
    <message>
        <source>{rule}: {what} is {values}; by counting alone it could be {least}.</source>
        <translation>{rule}&#xa0;: {what} est {values}&#xa0;; d’après le seul compte, ce pourrait être {least}.</translation>
    </message>
    <message>
        <source>White is preferred by {white}, Black by {black} of them.</source>
        <translation>Préfèrent les Blancs&#xa0;: {white}&#xa0;; les Noirs&#xa0;: {black}.</translation>
    </message>
    <message>
        <source>Every criterion of colours and floats is kept.</source>
        <translation>Tous les critères de couleurs et de flottement sont respectés.</translation>
    </message>
    <message>
        <source>The plain order needs no change.</source>
        <translation>L’ordre simple n’a pas besoin d’être changé.</translation>
    </message>
    <message>
        <source>Of all pairings that are as good this one comes first: {changes}.</source>
        <translation>De tous les appariements aussi bons, celui-ci vient en premier&#xa0;: {changes}.</translation>
    </message>
    <message>
        <source>set {number} of those who moved down ({rule})</source>
        <translation>ensemble {number} des joueurs descendus ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of their opponents ({rule})</source>
        <translation>transposition {number} de leurs adversaires ({rule})</translation>
    </message>
    <message>
        <source>exchange of {down} with {up} ({rule})</source>
        <translation>échange de {down} avec {up} ({rule})</translation>
    </message>
    <message>
        <source>transposition {number} of the lower half ({rule})</source>
        <translation>transposition {number} de la moitié inférieure ({rule})</translation>
    </message>
    <message>
        <source>Boards and colours</source>
        <translation>Échiquiers et couleurs</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Échiquier {board}</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}.</source>
        <translation>Blancs&#xa0;: {white}&#xa0;; Noirs&#xa0;: {black}.</translation>
    </message>
    <message>
        <source>Both get what they prefer ({rule}).</source>
        <translation>Les deux ont ce qu’ils préfèrent ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour}; {player} gets it, whose claim is the stronger ({rule}).</source>
        <translation>Les deux préfèrent {colour}&#xa0;; {player} les obtient, sa préférence étant la plus forte ({rule}).</translation>
    </message>
    <message>
        <source>{player} has not played yet.</source>
        <translation>{player} n’a pas encore joué.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) would like {colour}.</source>
        <translation>{player} (jusqu’ici {colours}) aimerait avoir {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) strongly prefers {colour}.</source>
        <translation>{player} (jusqu’ici {colours}) préfère fortement {colour}.</translation>
    </message>
    <message>
        <source>{player} (so far {colours}) must have {colour}.</source>
        <translation>{player} (jusqu’ici {colours}) doit avoir {colour}.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Both are in the {bracket}.</source>
        <translation>Les deux sont dans le {bracket}.</translation>
    </message>
    <message>
        <source>{player} has a score of {score} and moved down into the {bracket} of {other}.</source>
        <translation>{player} a un score de {score} et descend dans le {bracket}, celui de {other}.</translation>
    </message>
    <message>
        <source>The colours are not those that the rules give, with White for {white}.</source>
        <translation>Les couleurs ne sont pas celles que donnent les règles, avec les Blancs pour {white}.</translation>
    </message>
    <message>
        <source>This pair is not what the rules give; they give: {pairs}.</source>
        <translation>Cette paire n’est pas ce que donnent les règles&#xa0;; elles donnent&#xa0;: {pairs}.</translation>
    </message>
    <message>
        <source>(one of very many)</source>
        <translation>(parmi d’innombrables)</translation>
    </message>
    <message>
        <source>{score}-point bracket</source>
        <comment>as a heading</comment>
        <translation>Groupe de points {score}</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one has a colour difference above two</source>
        <translation>le nombre de paires avec un joueur de tête où l’un a un écart de couleurs supérieur à deux</translation>
    </message>
    <message>
        <source>the number of pairs with a top scorer in which one gets a colour three times running</source>
        <translation>le nombre de paires avec un joueur de tête où l’un a une couleur trois fois de suite</translation>
    </message>
    <message>
        <source>the score differences of those who meet a higher score as they did in the last round</source>
        <translation>la liste des écarts de points de ceux qui rencontrent un score plus élevé comme à la dernière ronde</translation>
    </message>
    <message>
        <source>It was made by hand or drawn elsewhere, or something before it was corrected since.</source>
        <translation>La ronde a été faite à la main ou appariée ailleurs, ou quelque chose d’antérieur a été corrigé depuis.</translation>
    </message>
    <message>
        <source>In the {bracket}, players moved down and paired would be {then}, not {now} ({rule}).</source>
        <translation>Dans le {bracket}, le nombre de joueurs descendus et appariés serait {then} au lieu de {now} ({rule}).</translation>
    </message>
    <message>
        <source>Then the {bracket} and those below would have to become one to be paired ({rule}).</source>
        <translation>Alors le {bracket} et ceux du dessous devraient n’en faire qu’un pour être appariés ({rule}).</translation>
    </message>
    <message>
        <source>The {bracket} itself would be paired as well or better, but those below worse ({rule}).</source>
        <translation>Le {bracket} lui-même serait apparié aussi bien ou mieux, mais ceux du dessous moins bien ({rule}).</translation>
    </message>
    <message>
        <source>But that needs the exchange of {down} with {up}, which comes later ({rule}).</source>
        <translation>Mais cela demande l’échange de {down} avec {up}, qui vient plus tard ({rule}).</translation>
    </message>
    <message>
        <source>But others of those who moved down would be paired, which comes later ({rule}).</source>
        <translation>Mais d’autres joueurs descendus seraient appariés, ce qui vient plus tard ({rule}).</translation>
    </message>
    <message>
        <source>Those who moved down are paired first, then the upper half with the lower half.</source>
        <translation>Ceux qui sont descendus sont appariés d’abord, puis la moitié supérieure avec l’inférieure.</translation>
    </message>
    <message>
        <source>At least half of them moved down, so all are paired alike, half against half (A.3).</source>
        <translation>Au moins la moitié sont descendus, donc tous sont appariés de même, moitié contre moitié (A.3).</translation>
    </message>
    <message>
        <source>Pairs: {pairs}. The bracket alone allows {most}, but then those below could not be paired.</source>
        <translation>Paires&#xa0;: {pairs}. Le groupe seul en permet {most}, mais ceux du dessous ne pourraient alors pas être appariés.</translation>
    </message>
    <message>
        <source>{players} should move down, but the next bracket could not pair them; others do (C.12).</source>
        <translation>Devaient descendre&#xa0;: {players}&#xa0;; mais le groupe suivant ne pouvait pas les apparier, d’autres descendent (C.12).</translation>
    </message>
    <message>
        <source>The last had no pairing whoever the {bracket} sent down: they are one: {players} (C.13).</source>
        <translation>Quels que soient les joueurs descendus du {bracket}, le dernier groupe ne pouvait pas être apparié&#xa0;; ils n’en font donc plus qu’un&#xa0;: {players} (C.13).</translation>
    </message>
    <message>
        <source>The {bracket} left some below unpaired; with all of them it became one: {players} (A.9).</source>
        <translation>Le {bracket} laissait ceux du dessous sans appariement&#xa0;; il a été réapparié avec eux tous en un groupe&#xa0;: {players} (A.9).</translation>
    </message>
    <message>
        <source>Neither prefers a colour: the higher ranked&apos;s number and the first colour decide ({rule}).</source>
        <translation>Aucun n’a de préférence&#xa0;: le numéro du mieux classé et la couleur initiale décident ({rule}).</translation>
    </message>
    <message>
        <source>the list of score differences (those moving down meet a point below the bracket),</source>
        <translation>la liste des écarts de points (qui descend compte comme jouant un point sous le groupe)</translation>
    </message>
    <message>
        <source>To pair the last bracket, the {bracket} was paired again, moving down {players} (C.13).</source>
        <translation>Pour apparier le dernier groupe, le {bracket} l’a été à nouveau, en faisant descendre {players} (C.13).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally; {other} had it last, so {player} gets it ({rule}).</source>
        <translation>Les deux préfèrent autant {colour}&#xa0;; {other} les avait en dernier, {player} les obtient ({rule}).</translation>
    </message>
    <message>
        <source>Both prefer {colour} equally and never differed; the higher, {player}, gets it ({rule}).</source>
        <translation>Les deux préfèrent autant {colour}, sans écart passé&#xa0;; {player}, mieux classé, les obtient ({rule}).</translation>
    </message>
    <message>
        <source>Seeds {one} and {other} meet: the two seeds of a match in round 1 add up to {sum}.</source>
        <translation>Les têtes de série {one} et {other} se rencontrent&#xa0;: les deux numéros d’un match de la ronde 1 ont pour somme {sum}.</translation>
    </message>
    <message>
        <source>The seeds were drawn by lot.</source>
        <translation>Les têtes de série ont été tirées au sort.</translation>
    </message>
    <message>
        <source>They stand next to each other in the bracket: {one}; {other}.</source>
        <translation>Ils sont voisins dans le tableau&#xa0;: {one}&#xa0;; {other}.</translation>
    </message>
    <message>
        <source>{name} beat {beaten} in round {round}</source>
        <translation>{name} a battu {beaten} à la ronde {round}</translation>
    </message>
    <message>
        <source>{name} had a bye in round {round}</source>
        <translation>{name} était exempt à la ronde {round}</translation>
    </message>
    <message>
        <source>Both have lost their semi-final: they play for the third place.</source>
        <translation>Les deux ont perdu leur demi-finale&#xa0;: ils jouent pour la troisième place.</translation>
    </message>
    <message>
        <source>The bracket gives other opponents: it was changed by hand, or a result was corrected.</source>
        <translation>Le tableau donne d’autres adversaires&#xa0;: il a été changé à la main, ou un résultat a été corrigé.</translation>
    </message>
    <message>
        <source>Seed {seed} has a bye: the bracket has {size} places, and nobody is seed {other}.</source>
        <translation>La tête de série {seed} est exempte&#xa0;: le tableau a {size} places, et personne n’est tête de série {other}.</translation>
    </message>
    <message>
        <source>{player} does not play in this round.</source>
        <translation>{player} ne joue pas dans cette ronde.</translation>
    </message>
    <message>
        <source>By their places in the bracket they could meet in round {round}, not before.</source>
        <translation>D’après leurs places dans le tableau, ils pourraient se rencontrer à la ronde {round}, pas avant.</translation>
    </message>
</context>
<context>
    <name>EventsMenus</name>
    <message>
        <source>Select {name} to Swap</source>
        <translation>Marquer {name} pour l’échange</translation>
    </message>
    <message>
        <source>Do Not Swap {name}</source>
        <translation>Ne pas échanger {name}</translation>
    </message>
    <message>
        <source>Swap {name} with {other}</source>
        <translation>Échanger {name} et {other}</translation>
    </message>
    <message>
        <source>Explain This Match</source>
        <translation>Expliquer ce match</translation>
    </message>
    <message>
        <source>Explain This Bye</source>
        <translation>Expliquer cet exempt</translation>
    </message>
    <message>
        <source>Copy All Boards</source>
        <translation>Copier toutes les tables</translation>
    </message>
    <message>
        <source>Type the Result</source>
        <translation>Saisir le résultat</translation>
    </message>
    <message>
        <source>Boards of the Match</source>
        <translation>Échiquiers du match</translation>
    </message>
    <message>
        <source>Score Sheet of the Match</source>
        <translation>Feuille du match</translation>
    </message>
    <message>
        <source>Ruling on the Match</source>
        <translation>Décision sur le match</translation>
    </message>
    <message>
        <source>Set the Value of the Bye…</source>
        <translation>Saisir la valeur de l’exempt…</translation>
    </message>
    <message>
        <source>Not Rated</source>
        <translation>Hors Elo</translation>
    </message>
    <message>
        <source>Given by the Arbiter</source>
        <translation>Donné par l’arbitre</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>{name} Wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>Nobody Came</source>
        <translation>Personne n’est venu</translation>
    </message>
    <message>
        <source>Remove the Result</source>
        <translation>Retirer le résultat</translation>
    </message>
    <message>
        <source>Use the Value of the Rules</source>
        <translation>Valeur selon les règles</translation>
    </message>
    <message>
        <source>White Wins</source>
        <translation>Les Blancs gagnent</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Black Wins</source>
        <translation>Les Noirs gagnent</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>pointage</translation>
    </message>
    <message>
        <source>Present or Absent</source>
        <translation>Présent ou non</translation>
    </message>
    <message>
        <source>without standing</source>
        <translation>hors classement</translation>
    </message>
    <message>
        <source>With or Without Standing</source>
        <translation>Classé ou hors classement</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy with Headings</source>
        <translation>Copier avec les en-têtes</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>New Entry</source>
        <translation>Nouvelle inscription</translation>
    </message>
    <message>
        <source>No Bye</source>
        <translation>Pas d’exempt</translation>
    </message>
    <message>
        <source>Withdraw after Round {round}</source>
        <translation>Abandon après la ronde {round}</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Faire revenir</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Why This Place?</source>
        <translation>Pourquoi cette place&#xa0;?</translation>
    </message>
    <message>
        <source>Why This Value?</source>
        <translation>Pourquoi cette valeur&#xa0;?</translation>
    </message>
    <message>
        <source>Rounds of {name}</source>
        <translation>Rondes&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Rank by {tie_break} First</source>
        <translation>Classer d’abord par {tie_break}</translation>
    </message>
    <message>
        <source>Choose the Tie-breaks</source>
        <translation>Choisir les départages</translation>
    </message>
    <message>
        <source>Copy All Tables</source>
        <translation>Copier toutes les tables</translation>
    </message>
</context>
<context>
    <name>EventsRoom</name>
    <message>
        <source>New event</source>
        <translation>Nouvelle épreuve</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n équipe</numerusform>
            <numerusform>%n équipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message>
        <source>Dutch rules of {edition}</source>
        <translation>système hollandais {edition}</translation>
    </message>
    <message>
        <source>no round drawn</source>
        <translation>aucune ronde appariée</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>ronde {round} sur {count}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>ronde {round}</translation>
    </message>
    <message>
        <source>can only be read</source>
        <translation>lecture seule</translation>
    </message>
    <message numerus="yes">
        <source>{scale}, %n board(s), {vp} VP</source>
        <translation>
            <numerusform>{scale}, %n donne, {vp} PV</numerusform>
            <numerusform>{scale}, %n donnes, {vp} PV</numerusform>
        </translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>Begin an Event</source>
        <translation>Commencer une épreuve</translation>
    </message>
    <message>
        <source>A league, a Swiss, a knock-out, or groups with a final: of teams, pairs or players.</source>
        <translation>Un championnat, un système suisse, une élimination ou des groupes avec finale&#xa0;: pour équipes, paires ou joueurs.</translation>
    </message>
    <message>
        <source>New Event…</source>
        <translation>Nouvelle épreuve…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>tous les résultats sont saisis</translation>
    </message>
    <message>
        <source>Add a final, groups or a cup (Ctrl+F9)</source>
        <translation>Ajouter une finale, des groupes ou une coupe (Ctrl+F9)</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Parts of the event</source>
        <translation>Parties de l’épreuve</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>{curve}: steps</source>
        <translation>{curve}&#xa0;: paliers</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>type {size} pt, legible from {metres} m</source>
        <translation>caractères de {size}&#xa0;pt, lisibles à {metres}&#xa0;m</translation>
    </message>
    <message>
        <source>Card {card} / {cards}</source>
        <translation>Carte {card} / {cards}</translation>
    </message>
    <message>
        <source>Page {page} / {pages}</source>
        <translation>Page {page} / {pages}</translation>
    </message>
    <message>
        <source>Made by {program}</source>
        <translation>Réalisé avec {program}</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Published {date}, {time}</source>
        <translation>Publié le {date}, {time}</translation>
    </message>
    <message>
        <source>{size} points is too small to read (least: {least}). Use larger paper, landscape or less.</source>
        <translation>{size} points, c’est trop petit pour être lu (au moins {least}). Prenez un papier plus grand, le paysage ou moins.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export and Print</source>
        <translation>Exporter et imprimer</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Annulé&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Co&amp;pier</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Type of {size} points: legible from {metres} m.</source>
        <translation>Caractères de {size} points&#xa0;: lisibles à {metres}&#xa0;m.</translation>
    </message>
    <message>
        <source>Type of {size} points.</source>
        <translation>Caractères de {size} points.</translation>
    </message>
    <message>
        <source>of the event</source>
        <translation>de l’épreuve</translation>
    </message>
    <message>
        <source>Enter a name for the file.</source>
        <translation>Donnez un nom au fichier.</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exporté vers {path}</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>Copié dans le presse-papiers</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Envoyé à l’imprimante</translation>
    </message>
    <message>
        <source>“{name}” exists already. Replace it?</source>
        <translation>«&#xa0;{name}&#xa0;» existe déjà. Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The beginning of the file</source>
        <translation>Le début du fichier</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progression de l’exportation</translation>
    </message>
</context>
<context>
    <name>ExportError</name>
    <message>
        <source>The printer stopped at page {page} of {pages}; see what it says, then print again.</source>
        <translation>L’imprimante s’est arrêtée à la page {page} sur {pages}&#xa0;; regardez ce qu’elle indique, puis imprimez à nouveau.</translation>
    </message>
    <message>
        <source>The logo “{path}” could not be read ({reason}); choose it again or clear it.</source>
        <translation>Impossible de lire le logo «&#xa0;{path}&#xa0;» ({reason})&#xa0;; choisissez-le à nouveau ou effacez-le.</translation>
    </message>
    <message>
        <source>The logo “{path}” is not a PNG or SVG picture; choose another file.</source>
        <translation>Le logo «&#xa0;{path}&#xa0;» n’est pas une image PNG ou SVG&#xa0;; choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The logo “{path}” has more than {most} million pixels; choose a smaller picture.</source>
        <translation>Le logo «&#xa0;{path}&#xa0;» a plus de {most} millions de pixels&#xa0;; choisissez une image plus petite.</translation>
    </message>
    <message>
        <source>The logo “{path}” has too many parts to be drawn; choose a simpler picture.</source>
        <translation>Le logo «&#xa0;{path}&#xa0;» a trop d’éléments pour être dessiné&#xa0;; choisissez une image plus simple.</translation>
    </message>
    <message>
        <source>The logo “{path}” has another picture inside; save it as PNG and choose that file.</source>
        <translation>Le logo «&#xa0;{path}&#xa0;» contient une autre image&#xa0;; enregistrez-le en PNG et choisissez ce fichier.</translation>
    </message>
    <message>
        <source>A picture holds one page, and these are {pages}; choose PDF instead.</source>
        <translation>Une image ne contient qu’une page, et il y en a {pages}&#xa0;; choisissez plutôt PDF.</translation>
    </message>
    <message>
        <source>The printer takes no pages; see that it is on and connected, or choose PDF.</source>
        <translation>L’imprimante n’accepte pas les pages&#xa0;; vérifiez qu’elle est allumée et connectée, ou choisissez PDF.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>First board count</source>
        <translation>Premier nombre de donnes</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Dernier nombre de donnes</translation>
    </message>
    <message>
        <source>Contin&amp;uous</source>
        <translation>Continu&amp;e</translation>
    </message>
    <message>
        <source>&amp;Discrete</source>
        <translation>D&amp;iscrète</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Butler of the players</source>
        <translation>Butler des joueurs</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>Log of the event</source>
        <translation>Journal de l’épreuve</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Match sheets, to write on</source>
        <translation>Feuilles de match, à remplir</translation>
    </message>
    <message>
        <source>Stages of the event</source>
        <translation>Phases de l’épreuve</translation>
    </message>
    <message>
        <source>VP table</source>
        <translation>Table de PV</translation>
    </message>
    <message>
        <source>Schedule of the session</source>
        <translation>Programme de la séance</translation>
    </message>
    <message>
        <source>Cards that changed since it was saved</source>
        <translation>Cartes changées depuis l’enregistrement</translation>
    </message>
    <message>
        <source>Decisions of the director</source>
        <translation>Décisions de l’arbitre</translation>
    </message>
    <message>
        <source>Log of the evening</source>
        <translation>Journal de la soirée</translation>
    </message>
    <message>
        <source>Ranking of all sessions</source>
        <translation>Classement de toutes les séances</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Pick-up slips, one per table and round</source>
        <translation>Fiches de table, par table et ronde</translation>
    </message>
    <message>
        <source>Blank travellers, one per board</source>
        <translation>Feuilles ambulantes vierges</translation>
    </message>
    <message>
        <source>Private score cards, one per pair</source>
        <translation>Carnets de marque, un par paire</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Table and chart</source>
        <translation>Tableau et graphique</translation>
    </message>
    <message>
        <source>Booklet of board counts</source>
        <translation>Livret par nombre de donnes</translation>
    </message>
    <message>
        <source>Guide cards, one per pair</source>
        <translation>Cartes guides, par paire</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Fiches de distribution</translation>
    </message>
    <message>
        <source>Slips of A6 or A5, to cut out</source>
        <translation>Feuilles A6 ou A5, à découper</translation>
    </message>
    <message>
        <source>Table cards, one per table</source>
        <translation>Cartes de table</translation>
    </message>
    <message>
        <source>Round sheets, one per round</source>
        <translation>Feuilles de position</translation>
    </message>
    <message>
        <source>Plan of the board sets</source>
        <translation>Plan des séries de donnes</translation>
    </message>
    <message>
        <source>Matrix of the pairs</source>
        <translation>Matrice des paires</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Everything, as a booklet</source>
        <translation>Tout, en livret</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Ranking by section</source>
        <translation>Classement par section</translation>
    </message>
    <message>
        <source>Travellers, one per board</source>
        <translation>Feuilles ambulantes, une par donne</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Fréquences</translation>
    </message>
    <message>
        <source>Score sheets, one per pair</source>
        <translation>Feuilles de résultats, une par paire</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Liste de départ par nom</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Liste de départ par table</translation>
    </message>
    <message>
        <source>Guide cards with names, one per pair</source>
        <translation>Cartes guides avec noms, par paire</translation>
    </message>
    <message>
        <source>Table cards with names, one per table</source>
        <translation>Cartes de table avec noms</translation>
    </message>
    <message>
        <source>Board counts at one margin</source>
        <translation>Donnes pour un écart</translation>
    </message>
    <message>
        <source>Heat map of board counts</source>
        <translation>Carte des nombres de donnes</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Appariements par table</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Appariements par table</translation>
    </message>
    <message>
        <source>Result slips, one per table</source>
        <translation>Feuilles de résultat, par table</translation>
    </message>
    <message>
        <source>Cards of the teams</source>
        <translation>Fiches des équipes</translation>
    </message>
    <message>
        <source>Cards of the pairs</source>
        <translation>Fiches des paires</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Appariements par nom</translation>
    </message>
    <message>
        <source>Result slips, one per board</source>
        <translation>Feuilles de résultat, par table</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>All tables of the round</source>
        <translation>Toutes les tables de la ronde</translation>
    </message>
    <message>
        <source>Schedule of all groups</source>
        <translation>Calendrier de tous les groupes</translation>
    </message>
    <message>
        <source>Groups side by side</source>
        <translation>Groupes côte à côte</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Butler of the pairs</source>
        <translation>Butler des paires</translation>
    </message>
    <message>
        <source>Rating changes</source>
        <translation>Variations d’Elo</translation>
    </message>
    <message>
        <source>Title norms</source>
        <translation>Normes de titres</translation>
    </message>
    <message>
        <source>Schedule of all rounds</source>
        <translation>Calendrier de toutes les rondes</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Grille américaine</translation>
    </message>
    <message>
        <source>Cards of the players</source>
        <translation>Fiches des joueurs</translation>
    </message>
    <message>
        <source>Why the round is drawn as it is</source>
        <translation>Pourquoi cet appariement</translation>
    </message>
    <message>
        <source>Proof, in words</source>
        <translation>Preuve, en mots</translation>
    </message>
    <message>
        <source>Figures of the models</source>
        <translation>Chiffres des modèles</translation>
    </message>
    <message>
        <source>Chart of the models</source>
        <translation>Graphique des modèles</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Differences between two scales</source>
        <translation>Différences entre deux échelles</translation>
    </message>
    <message>
        <source>Check of a table</source>
        <translation>Vérification d’un tableau</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibrage</translation>
    </message>
    <message>
        <source>Histogram of the margins</source>
        <translation>Histogramme des écarts</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de match</translation>
    </message>
    <message>
        <source>Blank sheet, to write on</source>
        <translation>Feuille vierge, à remplir</translation>
    </message>
    <message>
        <source>Rulings, side by side</source>
        <translation>Décisions, côte à côte</translation>
    </message>
    <message>
        <source>Slip of the ruling</source>
        <translation>Feuille de décision</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Wall chart, in large type</source>
        <translation>Affiche, en gros caractères</translation>
    </message>
    <message>
        <source>Pocket cards, to cut out</source>
        <translation>Cartes de poche, à découper</translation>
    </message>
    <message>
        <source>Cards, to cut out</source>
        <translation>Cartes à découper</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source>PDF, to print or send</source>
        <translation>PDF, à imprimer ou envoyer</translation>
    </message>
    <message>
        <source>XLSX, for Excel and the like</source>
        <translation>XLSX, pour Excel et autres</translation>
    </message>
    <message>
        <source>CSV, for any spreadsheet</source>
        <translation>CSV, pour tout tableur</translation>
    </message>
    <message>
        <source>HTML, for a web page</source>
        <translation>HTML, pour une page web</translation>
    </message>
    <message>
        <source>JSON, for another program</source>
        <translation>JSON, pour un programme</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, dessin de toute taille</translation>
    </message>
    <message>
        <source>SVG with texts, small</source>
        <translation>SVG avec textes, léger</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, une image</translation>
    </message>
    <message>
        <source>ASC, the whole movement</source>
        <translation>ASC, tout le mouvement</translation>
    </message>
    <message>
        <source>CSV of Bridgemate rows</source>
        <translation>CSV de lignes Bridgemate</translation>
    </message>
    <message>
        <source>TRF, the whole event</source>
        <translation>TRF, toute l’épreuve</translation>
    </message>
    <message>
        <source>USEBIO, for federations</source>
        <translation>USEBIO, pour les fédérations</translation>
    </message>
    <message>
        <source>PBN with all results</source>
        <translation>PBN avec tous les résultats</translation>
    </message>
    <message>
        <source>CSV of all results</source>
        <translation>CSV de tous les résultats</translation>
    </message>
    <message>
        <source>CSV for the Czech register</source>
        <translation>CSV pour le registre tchèque</translation>
    </message>
    <message>
        <source>Clipboard, to paste elsewhere</source>
        <translation>Presse-papiers, à coller</translation>
    </message>
    <message>
        <source>Heat map first</source>
        <translation>Carte d’abord</translation>
    </message>
    <message>
        <source>Board counts per page</source>
        <translation>Nombres de donnes par page</translation>
    </message>
    <message>
        <source>Correction marks</source>
        <translation>Marques de correction</translation>
    </message>
    <message>
        <source>Loser’s VPs</source>
        <translation>PV du perdant</translation>
    </message>
    <message>
        <source>Tinted column</source>
        <translation>Colonne teintée</translation>
    </message>
    <message>
        <source>Red hearts and diamonds</source>
        <translation>Cœurs et carreaux en rouge</translation>
    </message>
    <message>
        <source>Only the table of a single scale with a row for every margin has them.</source>
        <translation>Seul le tableau d’une seule échelle, avec une ligne par écart, en a.</translation>
    </message>
    <message>
        <source>Poster: A2, or A1 in parts</source>
        <translation>Affiche&#xa0;: A2, ou A1 en morceaux</translation>
    </message>
    <message>
        <source>Booklet, to fold</source>
        <translation>Livret, à plier</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) per page</source>
        <translation>
            <numerusform>%n donne par page</numerusform>
            <numerusform>%n donnes par page</numerusform>
        </translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Comme à l’écran</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>Point: 19.74</source>
        <translation>Point&#xa0;: 19.74</translation>
    </message>
    <message>
        <source>Comma: 19,74</source>
        <translation>Virgule&#xa0;: 19,74</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>on a page</source>
        <translation>par page</translation>
    </message>
    <message>
        <source>A tint behind the current board count of a comparison</source>
        <translation>Une teinte derrière le nombre de donnes actuel d’une comparaison</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>Au&amp;jourd’hui</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>By IMPs and by boards, together</source>
        <translation>Par IMP et par donnes, ensemble</translation>
    </message>
    <message>
        <source>Rules of the event</source>
        <translation>Règles de l’épreuve</translation>
    </message>
    <message>
        <source>The scale explained, for players</source>
        <translation>L’échelle expliquée aux joueurs</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Contenu</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Do&amp;nnes</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Échelles</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>Fo&amp;rm</source>
        <translation>S&amp;upport</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientation</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Decimal si&amp;gn</source>
        <translation>&amp;Signe décimal</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>Sé&amp;parateur</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>Épreu&amp;ve</translation>
    </message>
    <message>
        <source>D&amp;ate</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Logo (PNG ou SVG)</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Ranking on the screen</source>
        <translation>Classement à l’écran</translation>
    </message>
</context>
<context>
    <name>ExportedFile</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>No program of this computer opens “{name}”.</source>
        <translation>Aucun programme de cet ordinateur n’ouvre «&#xa0;{name}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>FamilyFields</name>
    <message>
        <source>First board count</source>
        <translation>Premier nombre de donnes</translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation>Dernier nombre de donnes</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>VP that it was worth</source>
        <translation>PV qu’il a valu</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>All in si&amp;ght</source>
        <translation>Tout &amp;visible</translation>
    </message>
    <message>
        <source>All cells in sight, or all numbers large enough to be read.</source>
        <translation>Toutes les cases visibles, ou tous les nombres assez grands pour être lus.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Matchpoints %</translation>
    </message>
    <message>
        <source>Type a VP to find its board counts</source>
        <translation>Tapez des PV pour trouver les nombres de donnes</translation>
    </message>
</context>
<context>
    <name>FieldModel</name>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a game</source>
        <translation>Ronde {round}&#xa0;: U, F, H ou Z pour un exempt, – pour une partie</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numéro d’appariement</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Title: GM, IM, FM and so on</source>
        <translation>Titre&#xa0;: GM, IM, FM, etc.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Rating; empty where there is none</source>
        <translation>Elo&#xa0;; vide s’il n’y en a pas</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Féd.</translation>
    </message>
    <message>
        <source>Federation, such as CZE</source>
        <translation>Fédération, par exemple FRA</translation>
    </message>
    <message>
        <source>FIDE No.</source>
        <translation>N° FIDE</translation>
    </message>
    <message>
        <source>Number of the player in the rating list</source>
        <translation>Numéro du joueur dans la liste Elo</translation>
    </message>
    <message>
        <source>Reg. No.</source>
        <translation>N° licence</translation>
    </message>
    <message>
        <source>Number in a register, of a club or federation</source>
        <translation>Numéro de licence d’un club ou d’une fédération</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Présent</translation>
    </message>
    <message>
        <source>Checked in (Space toggles)</source>
        <translation>Présent (Espace bascule)</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>Captain of the team, who need not be one of its players</source>
        <translation>Capitaine de l’équipe, joueur ou non</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Né(e)</translation>
    </message>
    <message>
        <source>Date of birth, such as 1990/05/31, 31.5.1990 or 1990</source>
        <translation>Date de naissance, par exemple 1990/05/31, 31.5.1990 ou 1990</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>Sex: m or w, as report files have it</source>
        <translation>Sexe&#xa0;: m ou w, comme dans les rapports de tournoi</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Club, school or family whose members may be kept apart</source>
        <translation>Club, école ou famille dont les membres peuvent être séparés</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dès</translation>
    </message>
    <message>
        <source>First round of a late entry</source>
        <translation>Première ronde d’une inscription tardive</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Last round before the withdrawal</source>
        <translation>Dernière ronde avant l’abandon</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Strength of the pair; a larger number is stronger</source>
        <translation>Force de la paire&#xa0;; plus le nombre est grand, plus elle est forte</translation>
    </message>
    <message>
        <source>Players of the team, with commas between them</source>
        <translation>Joueurs de l’équipe, séparés par des virgules</translation>
    </message>
    <message>
        <source>Both players of the pair, with a comma between them</source>
        <translation>Les deux joueurs de la paire, séparés par une virgule</translation>
    </message>
    <message>
        <source>Where a team asks to sit: H at home, V as visitor, a table, or both, such as H3</source>
        <translation>Où une équipe demande à jouer&#xa0;: H à domicile, V en visite, une table, ou les deux, comme H3</translation>
    </message>
    <message>
        <source>Where a pair asks to sit: NS, EW, a table, or both, such as NS3</source>
        <translation>Où une paire demande à jouer&#xa0;: NS, EO (EW), une table, ou les deux, comme NS3</translation>
    </message>
    <message>
        <source>Round {round}: U, F, H or Z for a bye, – for a match</source>
        <translation>Ronde {round}&#xa0;: U, F, H ou Z pour un exempt, – pour un match</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Strength of the team; a larger number is stronger</source>
        <translation>Force de l’équipe&#xa0;; plus le nombre est grand, plus elle est forte</translation>
    </message>
    <message>
        <source>New: type a name</source>
        <translation>Ajout&#xa0;: tapez un nom</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (abandon)</translation>
    </message>
</context>
<context>
    <name>FiguresStrip</name>
    <message>
        <source>Quality Qf</source>
        <translation>Qualité Qf</translation>
    </message>
    <message>
        <source>With a sit-out</source>
        <translation>Avec un relais</translation>
    </message>
    <message>
        <source>Best sit-out</source>
        <translation>Meilleur relais</translation>
    </message>
    <message>
        <source>Worst sit-out</source>
        <translation>Pire relais</translation>
    </message>
    <message>
        <source>Two strong pairs</source>
        <translation>Deux paires fortes</translation>
    </message>
    <message>
        <source>Qc</source>
        <translation>Qc</translation>
    </message>
    <message>
        <source>Skewness s</source>
        <translation>Déséquilibre s</translation>
    </message>
    <message>
        <source>Fourth moment d4</source>
        <translation>Quatrième moment d4</translation>
    </message>
    <message>
        <source>Quality Qf, at most {bound}</source>
        <translation>Qualité Qf, au plus {bound}</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Plus c’est bas, mieux c’est.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Plus c’est haut, mieux c’est.</translation>
    </message>
    <message>
        <source>Saved: {number}.</source>
        <translation>Enregistré&#xa0;: {number}.</translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>À partir d’ici, ce n’est pas du JSON&#xa0;: colonne {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Il y a trop de crochets imbriqués ici.</translation>
    </message>
    <message>
        <source>This is a file of another kind; “format” should be “{format}”.</source>
        <translation>C’est un fichier d’un autre type&#xa0;; «&#xa0;format&#xa0;» devrait être «&#xa0;{format}&#xa0;».</translation>
    </message>
    <message>
        <source>A newer version of vpdesk has written this file; this one cannot read it.</source>
        <translation>Une version plus récente de vpdesk a écrit ce fichier&#xa0;; celle-ci ne peut pas le lire.</translation>
    </message>
    <message>
        <source>“{field}” is missing or not valid.</source>
        <translation>«&#xa0;{field}&#xa0;» manque ou n’est pas valable.</translation>
    </message>
    <message>
        <source>“{code}” is not a tie-break for this kind of event.</source>
        <translation>«&#xa0;{code}&#xa0;» n’est pas un départage pour une telle épreuve.</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
</context>
<context>
    <name>FittingDialog</name>
    <message>
        <source>Discard what you have typed?</source>
        <translation>Abandonner ce que vous avez saisi&#xa0;?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Cette action est irréversible.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>&amp;Conserver</translation>
    </message>
</context>
<context>
    <name>Follower</name>
    <message>
        <source>&amp;Take Over</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Read Only</source>
        <translation>&amp;Lecture seule</translation>
    </message>
    <message>
        <source>No other program has {file} open any more. Go on with it here?</source>
        <translation>Aucun autre programme n’a plus {file} ouvert. Continuer ici&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Scales</source>
        <translation>Échelles</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Épreuves</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
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
        <translation>Matchs de la ronde {round}</translation>
    </message>
    <message>
        <source>&amp;Add Match</source>
        <translation>&amp;Ajouter le match</translation>
    </message>
    <message>
        <source>&amp;Remove Match</source>
        <translation>&amp;Retirer le match</translation>
    </message>
    <message>
        <source>Pair the Round</source>
        <translation>Apparier la ronde</translation>
    </message>
    <message>
        <source>Draw round {round} like this?</source>
        <translation>Apparier ainsi la ronde {round}&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Draw It</source>
        <translation>A&amp;pparier</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>{name} has a bye.</source>
        <translation>{name} est exempt.</translation>
    </message>
    <message>
        <source>Without a match: {names}.</source>
        <translation>Sans match&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Everybody has a match.</source>
        <translation>Tous ont un match.</translation>
    </message>
    <message>
        <source>Matches of the round</source>
        <translation>Matchs de la ronde</translation>
    </message>
</context>
<context>
    <name>FrequenciesPage</name>
    <message>
        <source>Frequencies</source>
        <translation>Fréquences</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Pourquoi un résultat vaut ce qu’il vaut</translation>
    </message>
    <message>
        <source>{ns} against {ew}</source>
        <translation>{ns} contre {ew}</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games of {file}</source>
        <translation>Parties de {file}</translation>
    </message>
    <message>
        <source>all, or such as 1-8,12</source>
        <translation>toutes, ou par exemple 1-8,12</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Parties du fichier</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Toutes les épreuves</translation>
    </message>
    <message numerus="yes">
        <source>{event}: %n game(s)</source>
        <translation>
            <numerusform>{event}&#xa0;: %n partie</numerusform>
            <numerusform>{event}&#xa0;: %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>A board appears twice, with different cards: choose an event, or games.</source>
        <translation>Une donne est là deux fois, avec d’autres cartes&#xa0;: choisissez une épreuve ou des parties.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <translation>
            <numerusform>%n partie choisie</numerusform>
            <numerusform>%n parties choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>left out: more than one hand is unknown</source>
        <translation>laissée de côté&#xa0;: plus d’une main est inconnue</translation>
    </message>
    <message>
        <source>left out: hands of fewer than 13 cards</source>
        <translation>laissée de côté&#xa0;: mains de moins de 13 cartes</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>&amp;Épreuve&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Parties&#xa0;:</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) to come</source>
        <translation>
            <numerusform>%n segment à venir</numerusform>
            <numerusform>%n segments à venir</numerusform>
        </translation>
    </message>
    <message>
        <source>half a match of triangle {number}</source>
        <translation>demi-match du triangle {number}</translation>
    </message>
    <message>
        <source>triangle {number}</source>
        <translation>triangle {number}</translation>
    </message>
    <message>
        <source>triangle {number}, round {leg} of 2</source>
        <translation>triangle {number}, ronde {leg} sur 2</translation>
    </message>
    <message>
        <source>{name} asked for {seat}</source>
        <translation>{name} a demandé {seat}</translation>
    </message>
    <message>
        <source>winner: {name}</source>
        <translation>vainqueur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation>abandon&#xa0;: {name}</translation>
    </message>
    <message>
        <source>VPs by the director</source>
        <translation>PV de l’arbitre</translation>
    </message>
    <message>
        <source>{name} begins with {imps}</source>
        <translation>{name} commence avec {imps}</translation>
    </message>
    <message>
        <source>{result} unrated</source>
        <translation>{result} hors Elo</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>PV avant</translation>
    </message>
</context>
<context>
    <name>GivenDialog</name>
    <message>
        <source>Adjust the Score</source>
        <translation>Ajuster la marque</translation>
    </message>
    <message>
        <source>A 3 -3: IMPs for both sides; A + +: average plus each; 60% 3NT= W, 40% 3NT-1 W: weighted.</source>
        <translation>A 3 -3&#xa0;: IMP des deux camps&#xa0;; A + +&#xa0;: moyenne plus à chacun&#xa0;; 60% 3NT= W, 40% 3NT-1 W&#xa0;: pondérée.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Nothing while the session is played</source>
        <translation>Rien pendant la séance</translation>
    </message>
    <message>
        <source>Clock and seats</source>
        <translation>L’horloge et les places</translation>
    </message>
    <message>
        <source>Everything but the running ranking</source>
        <translation>Tout sauf le classement provisoire</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Pages for Players’ Phones</source>
        <translation>Pages pour les téléphones des joueurs</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Réseau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Players see:</source>
        <translation>Les &amp;joueurs voient&#xa0;:</translation>
    </message>
    <message>
        <source>Sa&amp;y It to All</source>
        <translation>Le dire à to&amp;us</translation>
    </message>
    <message>
        <source>Messages that phones show</source>
        <translation>Messages affichés par les téléphones</translation>
    </message>
    <message>
        <source>&amp;Take It Back</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>Network &amp;Check</source>
        <translation>&amp;Vérifier le réseau</translation>
    </message>
    <message>
        <source>S&amp;heet with Codes…</source>
        <translation>&amp;Feuille avec codes…</translation>
    </message>
    <message>
        <source>&amp;End the Hall</source>
        <translation>T&amp;erminer la salle</translation>
    </message>
    <message>
        <source>&amp;Message:</source>
        <translation>&amp;Message&#xa0;:</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>Code that opens {address}</source>
        <translation>Code qui ouvre {address}</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) have the pages open.</source>
        <translation>
            <numerusform>%n téléphone a ouvert les pages.</numerusform>
            <numerusform>%n téléphones ont ouvert les pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is shown.</source>
        <translation>«&#xa0;{name}&#xa0;» est affiché.</translation>
    </message>
    <message>
        <source>Open an event or a pairs evening first: its pages are shown.</source>
        <translation>Ouvrez d’abord une épreuve ou une soirée par paires&#xa0;: ses pages seront affichées.</translation>
    </message>
    <message>
        <source>This computer is in no network: join the players’ Wi-Fi.</source>
        <translation>Cet ordinateur n’est dans aucun réseau&#xa0;: rejoignez le Wi-Fi des joueurs.</translation>
    </message>
    <message>
        <source>Hall: off</source>
        <translation>Salle&#xa0;: arrêtée</translation>
    </message>
    <message>
        <source>Hall: trouble</source>
        <translation>Salle&#xa0;: problème</translation>
    </message>
    <message numerus="yes">
        <source>Hall: %n phone(s)</source>
        <translation>
            <numerusform>Salle&#xa0;: %n téléphone</numerusform>
            <numerusform>Salle&#xa0;: %n téléphones</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer is in no network any more.</source>
        <translation>Cet ordinateur n’est plus dans aucun réseau.</translation>
    </message>
    <message>
        <source>The pages are not served just now: {reason}</source>
        <translation>Les pages sont indisponibles pour l’instant&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The pages are not served just now; they come back at once.</source>
        <translation>Les pages sont indisponibles pour l’instant&#xa0;; elles reviennent tout de suite.</translation>
    </message>
    <message>
        <source>The hall has ended: “{name}” is no longer open.</source>
        <translation>La salle est terminée&#xa0;: «&#xa0;{name}&#xa0;» n’est plus ouvert.</translation>
    </message>
    <message>
        <source>The address has changed: {address}. Show the new code to the players.</source>
        <translation>L’adresse a changé&#xa0;: {address}. Montrez le nouveau code aux joueurs.</translation>
    </message>
    <message>
        <source>Network Check</source>
        <translation>Vérification du réseau</translation>
    </message>
    <message>
        <source>The hall has ended.</source>
        <translation>La salle est terminée.</translation>
    </message>
    <message>
        <source>A phone has opened the page.</source>
        <translation>Un téléphone a ouvert la page.</translation>
    </message>
    <message>
        <source>Now scan the code with a phone that is in the same Wi-Fi.</source>
        <translation>Scannez maintenant le code avec un téléphone qui est dans le même Wi-Fi.</translation>
    </message>
    <message>
        <source>Opening the page on this computer…</source>
        <translation>Ouverture de la page sur cet ordinateur…</translation>
    </message>
    <message>
        <source>The page opens on this computer.</source>
        <translation>La page s’ouvre sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Too many phones for one access point: cheap ones manage 20 to 50. Add a second one.</source>
        <translation>Trop de téléphones pour un point d’accès&#xa0;: les moins chers s’arrêtent à 20 ou 50. Ajoutez-en un second.</translation>
    </message>
    <message>
        <source>Sheet with the codes for {address}</source>
        <translation>Feuille avec les codes pour {address}</translation>
    </message>
    <message>
        <source>Codes for the Players</source>
        <translation>Codes pour les joueurs</translation>
    </message>
    <message>
        <source>Sheet with Codes</source>
        <translation>Feuille avec codes</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>On the S&amp;creen</source>
        <translation>À l’é&amp;cran</translation>
    </message>
    <message>
        <source>Name of the &amp;Wi-Fi:</source>
        <translation>Nom du &amp;Wi-Fi&#xa0;:</translation>
    </message>
    <message>
        <source>Passw&amp;ord:</source>
        <translation>M&amp;ot de passe&#xa0;:</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>Papie&amp;r&#xa0;:</translation>
    </message>
    <message>
        <source>Save the Sheet as PDF</source>
        <translation>Enregistrer la feuille en PDF</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Enregistré sous {path}</translation>
    </message>
    <message>
        <source>If this computer has a firewall, it must let phones in at port {port}.</source>
        <translation>Si cet ordinateur a un pare-feu, il doit laisser entrer les téléphones par le port {port}.</translation>
    </message>
    <message>
        <source>If Windows asks, allow private networks. After a No, allow “vpdesk-cli” in its firewall.</source>
        <translation>Si Windows le demande, autorisez les réseaux privés. Après un refus, autorisez «&#xa0;vpdesk-cli&#xa0;» dans son pare-feu.</translation>
    </message>
    <message>
        <source>From Start on, players in this Wi-Fi see “{name}” on their phones, without internet.</source>
        <translation>Dès le démarrage, les joueurs dans ce Wi-Fi voient «&#xa0;{name}&#xa0;» sur leur téléphone, sans internet.</translation>
    </message>
    <message>
        <source>Another program uses port {usual}, so the port is {port}. Print the sheet again.</source>
        <translation>Un autre programme utilise le port {usual}, le port est donc {port}. Réimprimez la feuille.</translation>
    </message>
    <message>
        <source>An access point hides the phones: put it into bridge mode, or add a second one.</source>
        <translation>Un point d’accès cache les téléphones&#xa0;: mettez-le en mode pont, ou ajoutez-en un second.</translation>
    </message>
    <message>
        <source>The page does not open here: end the hall and start it again in the connected network.</source>
        <translation>La page ne s’ouvre pas ici&#xa0;: terminez la salle et redémarrez-la dans le réseau connecté.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli”, and make this network private.</source>
        <translation>Le pare-feu bloque les téléphones&#xa0;: autorisez «&#xa0;vpdesk-cli&#xa0;», et déclarez ce réseau comme privé.</translation>
    </message>
    <message>
        <source>The Wi-Fi hides devices from each other, as for guests: use another, or your own router.</source>
        <translation>Le Wi-Fi cache les appareils les uns aux autres, comme ceux des invités&#xa0;: prenez-en un autre, ou votre propre routeur.</translation>
    </message>
    <message>
        <source>The Wi-Fi’s name makes a code that joins it. The password is on the sheet only.</source>
        <translation>Le nom du Wi-Fi donne un code qui le rejoint. Le mot de passe n’est que sur la feuille.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: allow “vpdesk-cli” in Settings › Network › Firewall.</source>
        <translation>Le pare-feu bloque les téléphones&#xa0;: autorisez «&#xa0;vpdesk-cli&#xa0;» dans Réglages › Réseau › Coupe-feu.</translation>
    </message>
    <message>
        <source>The firewall keeps phones out: open TCP port {port} with “sudo ufw allow {port}/tcp”.</source>
        <translation>Le pare-feu bloque les téléphones&#xa0;: ouvrez le port TCP {port} avec «&#xa0;sudo ufw allow {port}/tcp&#xa0;».</translation>
    </message>
    <message>
        <source>If macOS asks, allow connections. After a No, allow “vpdesk-cli” in Network › Firewall.</source>
        <translation>Si macOS le demande, autorisez les connexions. Après un refus, autorisez «&#xa0;vpdesk-cli&#xa0;» dans Réseau › Coupe-feu.</translation>
    </message>
    <message>
        <source>Phone in another network: join the Wi-Fi, stay without internet, switch mobile data off.</source>
        <translation>Téléphone sur un autre réseau&#xa0;: rejoignez le Wi-Fi, restez-y sans internet, coupez les données mobiles.</translation>
    </message>
</context>
<context>
    <name>HallPages</name>
    <message>
        <source>Where do I sit?</source>
        <translation>Quelle est ma place&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing is shown during play.</source>
        <translation>Rien n’est affiché pendant la séance.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Position {round}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>No connection to the director’s laptop since {time}. What you see may be out of date.</source>
        <translation>Pas de connexion à l’ordinateur de l’arbitre depuis {time}. Ce que vous voyez peut être périmé.</translation>
    </message>
    <message>
        <source>The first letters of a name:</source>
        <translation>Les premières lettres d’un nom&#xa0;:</translation>
    </message>
    <message>
        <source>Remember this page as mine</source>
        <translation>Retenir cette page comme la mienne</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Ma page</translation>
    </message>
    <message>
        <source>Scripts are off in this browser: load the page again to see what is new.</source>
        <translation>Votre navigateur n’exécute pas de scripts ici&#xa0;: rechargez la page pour voir les nouveautés.</translation>
    </message>
</context>
<context>
    <name>HallSheet</name>
    <message>
        <source>Join the Wi-Fi first, and stay in it although it has no internet.</source>
        <translation>Rejoignez d’abord le Wi-Fi, et restez-y bien qu’il n’ait pas internet.</translation>
    </message>
    <message>
        <source>Then scan the code of the page, or type its address with http:// before it.</source>
        <translation>Scannez ensuite le code de la page, ou tapez son adresse précédée de http://.</translation>
    </message>
    <message>
        <source>During play the pages show messages alone.</source>
        <translation>Pendant le jeu, les pages n’affichent que des messages.</translation>
    </message>
    <message>
        <source>During play the pages show the clock and the seats.</source>
        <translation>Pendant le jeu, les pages affichent l’horloge et les places.</translation>
    </message>
    <message>
        <source>During play the pages show everything but the running ranking.</source>
        <translation>Pendant le jeu, les pages affichent tout sauf le classement provisoire.</translation>
    </message>
    <message>
        <source>The pages show all results of boards that everybody has played.</source>
        <translation>Les pages affichent tous les résultats des donnes que tous ont jouées.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Ouvrir la page</translation>
    </message>
    <message>
        <source>Password: {word}</source>
        <translation>Mot de passe&#xa0;: {word}</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi</source>
        <translation>1. Rejoindre le Wi-Fi</translation>
    </message>
    <message>
        <source>2. Open the page</source>
        <translation>2. Ouvrir la page</translation>
    </message>
</context>
<context>
    <name>HandRecords</name>
    <message>
        <source>HCP</source>
        <translation>PH</translation>
    </message>
    <message>
        <source>Dealer {seat}</source>
        <translation>Donneur {seat}</translation>
    </message>
    <message>
        <source>Vul. {sides}</source>
        <translation>Vul. {sides}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Contracts of par</source>
        <translation>Contrats du par</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Distributions</translation>
    </message>
    <message>
        <source>Par {points}</source>
        <translation>Par {points}</translation>
    </message>
    <message>
        <source>Par {points}: {contracts}</source>
        <translation>Par {points}&#xa0;: {contracts}</translation>
    </message>
    <message>
        <source>What can be made</source>
        <translation>Contrats réalisables</translation>
    </message>
</context>
<context>
    <name>HeatKey</name>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} PV</translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Pairs {one} and {other}: {number}, which is the mean</source>
        <translation>Paires {one} et {other}&#xa0;: {number}, soit la moyenne</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} above the mean</source>
        <translation>Paires {one} et {other}&#xa0;: {number}, soit {off} au-dessus de la moyenne</translation>
    </message>
    <message>
        <source>Pairs {one} and {other}: {number}, that is {off} below the mean</source>
        <translation>Paires {one} et {other}&#xa0;: {number}, soit {off} au-dessous de la moyenne</translation>
    </message>
    <message>
        <source>: pair {one} loses {points} percentage points to an ever-topping pair {other}</source>
        <translation>, la paire {one} perd {points} points de pourcentage si la paire {other} fait toujours le top</translation>
    </message>
    <message>
        <source>: pair {one} gains {points} percentage points from an ever-topping pair {other}</source>
        <translation>, la paire {one} gagne {points} points de pourcentage si la paire {other} fait toujours le top</translation>
    </message>
    <message>
        <source>: the score of pair {other} does not matter to pair {one}</source>
        <translation>, la marque de la paire {other} n’importe pas à la paire {one}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>vpdesk {version} help</source>
        <translation>Aide de vpdesk {version}</translation>
    </message>
    <message>
        <source>This page is not in your language yet; here it is in English.</source>
        <translation>Cette page n’est pas encore dans votre langue&#xa0;; la voici en anglais.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Épreuves</translation>
    </message>
    <message>
        <source>Pairs and movements</source>
        <translation>Paires et mouvements</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Échelles</translation>
    </message>
    <message>
        <source>Paper and screens</source>
        <translation>Papier et écrans</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Le programme</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>In parts of the window</source>
        <translation>Dans les parties de la fenêtre</translation>
    </message>
    <message>
        <source>Boards: ten more or fewer</source>
        <translation>Donnes&#xa0;: dix de plus ou de moins</translation>
    </message>
    <message>
        <source>Table: jump to a margin</source>
        <translation>Tableau&#xa0;: aller à un écart</translation>
    </message>
    <message>
        <source>type the number</source>
        <translation>taper le nombre</translation>
    </message>
    <message>
        <source>Curve: step through the margins</source>
        <translation>Courbe&#xa0;: parcourir les écarts</translation>
    </message>
    <message>
        <source>Curve: ten margins at once</source>
        <translation>Courbe&#xa0;: dix écarts à la fois</translation>
    </message>
    <message>
        <source>Pins: walk</source>
        <translation>Épingles&#xa0;: parcourir</translation>
    </message>
    <message>
        <source>Pins: show, unpin</source>
        <translation>Épingles&#xa0;: afficher, détacher</translation>
    </message>
    <message>
        <source>Pins: move</source>
        <translation>Épingles&#xa0;: déplacer</translation>
    </message>
    <message>
        <source>In the movements room</source>
        <translation>Dans la rubrique «&#xa0;Mouvements&#xa0;»</translation>
    </message>
    <message>
        <source>Matrix, schedule: follow a pair</source>
        <translation>Matrice, déroulement&#xa0;: suivre une paire</translation>
    </message>
    <message>
        <source>The same: follow none</source>
        <translation>De même&#xa0;: n’en suivre aucune</translation>
    </message>
    <message>
        <source>Lists: take what is picked</source>
        <translation>Listes&#xa0;: prendre ce qui est choisi</translation>
    </message>
    <message>
        <source>Figures: walk</source>
        <translation>Chiffres&#xa0;: parcourir</translation>
    </message>
    <message>
        <source>Chances: stronger, weaker pair</source>
        <translation>Chances&#xa0;: paire plus forte, plus faible</translation>
    </message>
    <message>
        <source>Optimising: stop</source>
        <translation>Optimisation&#xa0;: arrêter</translation>
    </message>
    <message>
        <source>In the pairs room</source>
        <translation>Dans la rubrique «&#xa0;Paires&#xa0;»</translation>
    </message>
    <message>
        <source>Results: on to the next one</source>
        <translation>Résultats&#xa0;: au suivant</translation>
    </message>
    <message>
        <source>Results: keep what was there</source>
        <translation>Résultats&#xa0;: garder ce qu’il y avait</translation>
    </message>
    <message>
        <source>Curve: zoom, all of it</source>
        <translation>Courbe&#xa0;: zoom, tout montrer</translation>
    </message>
    <message>
        <source>Curve: move what is seen</source>
        <translation>Courbe&#xa0;: déplacer la vue</translation>
    </message>
    <message>
        <source>In the events room</source>
        <translation>Dans la rubrique «&#xa0;Épreuves&#xa0;»</translation>
    </message>
    <message>
        <source>Entrants: a bye of a round</source>
        <translation>Participants&#xa0;: exempt d’une ronde</translation>
    </message>
    <message>
        <source>Entrants: paste a list</source>
        <translation>Participants&#xa0;: coller une liste</translation>
    </message>
    <message>
        <source>Boards: win, draw, loss</source>
        <translation>Tables&#xa0;: gain, nulle, perte</translation>
    </message>
    <message>
        <source>Boards: forfeit; nobody came</source>
        <translation>Tables&#xa0;: forfait&#xa0;; personne n’est venu</translation>
    </message>
    <message>
        <source>Boards: unrated game</source>
        <translation>Tables&#xa0;: partie hors Elo</translation>
    </message>
    <message>
        <source>Lists: remove, clear</source>
        <translation>Listes&#xa0;: retirer, effacer</translation>
    </message>
    <message>
        <source>Draw: stop</source>
        <translation>Appariement&#xa0;: arrêter</translation>
    </message>
    <message>
        <source>On the second screen, of an event</source>
        <translation>Sur le second écran, d’une épreuve</translation>
    </message>
    <message>
        <source>Schedule, final ranking, prizes</source>
        <translation>Calendrier, classement final, prix</translation>
    </message>
    <message>
        <source>Bracket of a knock-out</source>
        <translation>Tableau d’une élimination</translation>
    </message>
    <message>
        <source>In the laboratory</source>
        <translation>Dans le laboratoire</translation>
    </message>
    <message>
        <source>Models: pick one; another margin</source>
        <translation>Modèles&#xa0;: en choisir un&#xa0;; autre écart</translation>
    </message>
    <message>
        <source>Check, calibration: paste a table</source>
        <translation>Vérification, calibrage&#xa0;: coller un tableau</translation>
    </message>
    <message>
        <source>The same: stop reading</source>
        <translation>De même&#xa0;: arrêter la lecture</translation>
    </message>
    <message>
        <source>Own scales: remove</source>
        <translation>Échelles personnelles&#xa0;: supprimer</translation>
    </message>
    <message>
        <source>In the match room</source>
        <translation>Dans la rubrique «&#xa0;Match&#xa0;»</translation>
    </message>
    <message>
        <source>Sheet: on to the next room or board</source>
        <translation>Feuille&#xa0;: salle ou donne suivante</translation>
    </message>
    <message>
        <source>Sheet: the same room of another board</source>
        <translation>Feuille&#xa0;: même salle, autre donne</translation>
    </message>
    <message>
        <source>Sheet: keep what was there</source>
        <translation>Feuille&#xa0;: garder ce qui y était</translation>
    </message>
    <message>
        <source>Sheet: paste scores</source>
        <translation>Feuille&#xa0;: coller des marques</translation>
    </message>
    <message>
        <source>Close the second screen</source>
        <translation>Fermer le second écran</translation>
    </message>
    <message>
        <source>In the export dialog</source>
        <translation>Dans la fenêtre d’exportation</translation>
    </message>
    <message>
        <source>Larger, smaller page</source>
        <translation>Page plus grande, plus petite</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>La page entière</translation>
    </message>
    <message>
        <source>Table, curve</source>
        <translation>Tableau, courbe</translation>
    </message>
    <message>
        <source>Change between them</source>
        <translation>Passer de l’un à l’autre</translation>
    </message>
    <message>
        <source>Next page, the one before</source>
        <translation>Page suivante, précédente</translation>
    </message>
    <message>
        <source>On the second screen</source>
        <translation>Sur le second écran</translation>
    </message>
    <message>
        <source>Clock below the picture</source>
        <translation>Horloge sous l’image</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Boards, names, standings</source>
        <translation>Tables, noms, classement</translation>
    </message>
    <message>
        <source>All in turn; pause</source>
        <translation>Tout à tour de rôle&#xa0;; pause</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Plus vite, moins vite</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>Dans l’aide</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Next place, the one before</source>
        <translation>Endroit suivant, précédent</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Page précédente, suivante</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Imprimer cette page</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Fermer l’aide</translation>
    </message>
</context>
<context>
    <name>HelpOutput</name>
    <message>
        <source>“{title}” was sent to the printer.</source>
        <translation>«&#xa0;{title}&#xa0;» a été envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Enregistré sous {path}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search in all topics</source>
        <translation>Rechercher dans tous les sujets</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Sujets</translation>
    </message>
    <message>
        <source>Text of the topic</source>
        <translation>Texte du sujet</translation>
    </message>
    <message>
        <source>No topic has all of these words: try fewer, or others.</source>
        <translation>Aucun sujet ne contient tous ces mots&#xa0;: essayez-en moins, ou d’autres.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
</context>
<context>
    <name>HistoryError</name>
    <message>
        <source>“{what}” cannot be taken back or done again, because another program changed the file.</source>
        <translation>«&#xa0;{what}&#xa0;» ne peut être ni annulé ni rétabli, car un autre programme a modifié le fichier.</translation>
    </message>
    <message>
        <source>“{what}” was not done, because a text or a number in it cannot be kept in a file.</source>
        <translation>«&#xa0;{what}&#xa0;» n’a pas été fait, car un texte ou un nombre qui s’y trouve ne peut pas être conservé dans un fichier.</translation>
    </message>
</context>
<context>
    <name>LaboratoryRoom</name>
    <message>
        <source>Every correction of the scale, with its reason</source>
        <translation>Chaque correction de l’échelle, avec sa raison</translation>
    </message>
    <message>
        <source>Other curves beside that of the WBF</source>
        <translation>D’autres courbes à côté de celle de la WBF</translation>
    </message>
    <message>
        <source>Which rules the scale breaks, and how it differs from another one</source>
        <translation>Quelles règles l’échelle enfreint, et en quoi elle diffère d’une autre</translation>
    </message>
    <message>
        <source>What a table is that somebody hands you, and every wrong cell in it</source>
        <translation>Ce qu’est une table qu’on vous remet, et chaque case fausse</translation>
    </message>
    <message>
        <source>The blitz that past matches speak for</source>
        <translation>Le blitz que suggèrent les matchs passés</translation>
    </message>
    <message>
        <source>{page}, {boards}</source>
        <translation>{page}, {boards}</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Check a Table</source>
        <translation>Vérifier un tableau</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibrage</translation>
    </message>
</context>
<context>
    <name>LateDialog</name>
    <message>
        <source>A Pair Comes or Goes</source>
        <translation>Une paire arrive ou part</translation>
    </message>
    <message>
        <source>A pair comes late</source>
        <translation>Une paire arrive en retard</translation>
    </message>
    <message>
        <source>A pair leaves</source>
        <translation>Une paire part</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Dès la position</translation>
    </message>
</context>
<context>
    <name>LentBar</name>
    <message>
        <source>Back to the Round</source>
        <translation>Retour à la ronde</translation>
    </message>
    <message>
        <source>Changes here take effect in the event at once ({key})</source>
        <translation>Les changements faits ici valent aussitôt dans l’épreuve ({key})</translation>
    </message>
    <message>
        <source>Take the Result of the Sheet</source>
        <translation>Prendre le résultat de la feuille</translation>
    </message>
</context>
<context>
    <name>LetterQuestion</name>
    <message>
        <source>“{typed}”: what does {letter} stand for?</source>
        <translation>«&#xa0;{typed}&#xa0;»&#xa0;: que veut dire {letter}&#xa0;?</translation>
    </message>
    <message>
        <source>♣ &amp;clubs</source>
        <translation>♣ &amp;trèfle</translation>
    </message>
    <message>
        <source>♦ &amp;diamonds</source>
        <translation>♦ &amp;carreau</translation>
    </message>
    <message>
        <source>♥ &amp;hearts</source>
        <translation>♥ cœu&amp;r</translation>
    </message>
    <message>
        <source>♠ &amp;spades</source>
        <translation>♠ &amp;pique</translation>
    </message>
    <message>
        <source>In your language it is one suit, in English another. Your answer holds until you quit.</source>
        <translation>Dans votre langue c’est une couleur, en anglais une autre. La réponse vaut jusqu’à la fermeture du programme.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of the Event</source>
        <translation>Journal de l’épreuve</translation>
    </message>
    <message>
        <source>Log of the Evening</source>
        <translation>Journal de la soirée</translation>
    </message>
    <message>
        <source>Print or Export…</source>
        <translation>Imprimer ou exporter…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>words, names, a date</source>
        <translation>mots, noms, une date</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Type</translation>
    </message>
    <message>
        <source>There was nothing to print at that moment.</source>
        <translation>Il n’y avait rien à imprimer à ce moment-là.</translation>
    </message>
    <message>
        <source>Loo&amp;k at That Moment…</source>
        <translation>&amp;Voir ce moment…</translation>
    </message>
    <message>
        <source>The sheets of that moment, to be read or printed. Nothing is changed.</source>
        <translation>Les feuilles de ce moment-là, à lire ou à imprimer. Rien n’est modifié.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>vpdesk ended unexpectedly last time. What is known is in {folder}.</source>
        <translation>vpdesk s’est fermé de façon inattendue la dernière fois. Ce qu’on en sait est dans {folder}.</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Taille du texte {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MarkKey</name>
    <message>
        <source>Meaning of the signs</source>
        <translation>Signification des signes</translation>
    </message>
</context>
<context>
    <name>MatchBoardsDialog</name>
    <message>
        <source>Boards of the Match</source>
        <translation>Échiquiers du match</translation>
    </message>
    <message>
        <source>A player of {team} plays twice.</source>
        <translation>Quelqu’un de {team} joue deux fois.</translation>
    </message>
    <message>
        <source>{team} does not play in the order of the team.</source>
        <translation>{team} ne joue pas dans l’ordre de l’équipe.</translation>
    </message>
    <message>
        <source>{board}, home has {colour}</source>
        <translation>{board}, le recevant a {colour}</translation>
    </message>
    <message>
        <source>{board}: {column}</source>
        <translation>{board}&#xa0;: {column}</translation>
    </message>
</context>
<context>
    <name>MatchDocument</name>
    <message>
        <source>New match</source>
        <translation>Nouveau match</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>nouveau match</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>donnes</translation>
    </message>
</context>
<context>
    <name>MatchError</name>
    <message>
        <source>The ruling: {reason}</source>
        <translation>La décision&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>A match has from 1 to {most} boards, not {boards}.</source>
        <translation>Un match a de 1 à {most} donnes, pas {boards}.</translation>
    </message>
    <message>
        <source>Boards played: {played} of {planned} is not possible.</source>
        <translation>On ne peut pas avoir joué {played} donnes sur {planned}.</translation>
    </message>
    <message>
        <source>Enter how many boards have a result: more than the {planned} planned ones.</source>
        <translation>Indiquez combien de donnes ont un résultat&#xa0;: plus que les {planned} prévues.</translation>
    </message>
    <message>
        <source>A side has at most {most} IMPs, not {value}.</source>
        <translation>Un camp a {most} IMP au plus, pas {value}.</translation>
    </message>
    <message>
        <source>A penalty, or the VP of a match, is from 0 to {most}, not {value}.</source>
        <translation>Une pénalité, ou les PV d’un match, vont de 0 à {most}, pas {value}.</translation>
    </message>
    <message>
        <source>The number of boards with an average cannot be negative.</source>
        <translation>Le nombre de donnes avec une moyenne ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>There are more boards with an average than without a result: {averages} against {left}.</source>
        <translation>Il y a plus de donnes avec une moyenne que de donnes sans résultat&#xa0;: {averages} contre {left}.</translation>
    </message>
    <message>
        <source>A contract is of level 1 to 7, not {level}.</source>
        <translation>Un contrat est au palier de 1 à 7, pas de {level}.</translation>
    </message>
    <message>
        <source>A contract of level {level} has at most {most} overtricks, not {over}.</source>
        <translation>Un contrat au palier de {level} fait {most} levées de mieux au plus, pas {over}.</translation>
    </message>
    <message>
        <source>A contract of level {level} goes down at most {most}, not {down}.</source>
        <translation>Un contrat au palier de {level} chute de {most} au plus, pas de {down}.</translation>
    </message>
    <message>
        <source>“{typed}”: who declared it? Add {seats}, as in {example}.</source>
        <translation>«&#xa0;{typed}&#xa0;»&#xa0;: qui est déclarant&#xa0;? Ajoutez {seats}, comme dans {example}.</translation>
    </message>
    <message>
        <source>“{typed}” has two declarers.</source>
        <translation>«&#xa0;{typed}&#xa0;» a deux déclarants.</translation>
    </message>
    <message>
        <source>“{typed}”: how did it end? Add =, +1, -1 or the like, as in {example}.</source>
        <translation>«&#xa0;{typed}&#xa0;»&#xa0;: quel est le résultat&#xa0;? Ajoutez =, +1, -1 ou autre, comme dans {example}.</translation>
    </message>
    <message>
        <source>“{typed}” needs a percentage before each score, as a weighted score has: 60% 620, 40% -50.</source>
        <translation>«&#xa0;{typed}&#xa0;»&#xa0;: il faut un pourcentage devant chaque marque, comme dans une marque pondérée&#xa0;: 60% 620, 40% -50.</translation>
    </message>
    <message>
        <source>This scale is for board-a-match: choose one for IMPs.</source>
        <translation>Cette échelle est pour le board-a-match&#xa0;: choisissez-en une pour les IMP.</translation>
    </message>
    <message>
        <source>Board-a-match has no rulings in IMPs.</source>
        <translation>En board-a-match, il n’y a pas de décisions en IMP.</translation>
    </message>
    <message>
        <source>A regulation needs a name.</source>
        <translation>Un règlement doit avoir un nom.</translation>
    </message>
    <message>
        <source>“{field}” must be a number from {least} to {most}, not {value}.</source>
        <translation>«&#xa0;{field}&#xa0;» doit être un nombre de {least} à {most}, pas {value}.</translation>
    </message>
    <message>
        <source>“{field}” cannot be {value}.</source>
        <translation>«&#xa0;{field}&#xa0;» ne peut pas être {value}.</translation>
    </message>
    <message>
        <source>Choose the side at fault: it forfeits.</source>
        <translation>Choisissez le camp fautif&#xa0;: il perd par forfait.</translation>
    </message>
    <message>
        <source>Rulings need a scale of IMPs, not one of percentages.</source>
        <translation>Les décisions demandent une échelle d’IMP, pas de pourcentages.</translation>
    </message>
    <message>
        <source>The boards need numbers from 1 to {most} that rise from line to line.</source>
        <translation>Les donnes doivent avoir des numéros de 1 à {most}, croissants de ligne en ligne.</translation>
    </message>
    <message>
        <source>A sheet has 2 to {most} tables, not {tables}.</source>
        <translation>Une feuille a de 2 à {most} tables, pas {tables}.</translation>
    </message>
    <message>
        <source>In a match of teams the number of tables is even, not {tables}.</source>
        <translation>Dans un match par équipes, le nombre de tables est pair, pas {tables}.</translation>
    </message>
    <message>
        <source>The sheet is too large; take fewer boards or fewer tables.</source>
        <translation>La feuille est trop grande&#xa0;; prenez moins de donnes ou moins de tables.</translation>
    </message>
    <message>
        <source>Board {board}: tables with entries: {found} instead of {tables}.</source>
        <translation>Donne {board}, tables avec une saisie&#xa0;: {found} au lieu de {tables}.</translation>
    </message>
    <message>
        <source>The shares of a weighted score must add up to 100 %, not {sum} %.</source>
        <translation>Les parts d’une marque pondérée doivent totaliser 100&#xa0;%, pas {sum}&#xa0;%.</translation>
    </message>
    <message>
        <source>A weighted score has at most {most} parts.</source>
        <translation>Une marque pondérée a {most} parts au plus.</translation>
    </message>
    <message>
        <source>“{points}” is not a score: scores are multiples of 10 from −{most} to {most}.</source>
        <translation>«&#xa0;{points}&#xa0;» n’est pas une marque&#xa0;: les marques sont des multiples de 10 de −{most} à {most}.</translation>
    </message>
    <message>
        <source>An adjusted board is worth at most {most} IMPs to a side, not {imps}.</source>
        <translation>Une donne ajustée vaut au plus {most} IMP pour un camp, pas {imps}.</translation>
    </message>
    <message>
        <source>A carry-over or a penalty is at most {most}, not {value}.</source>
        <translation>Un carry-over ou une pénalité est de {most} au plus, pas {value}.</translation>
    </message>
    <message>
        <source>The IMPs of a board can be divided by 1 to {most}, not by {divisor}.</source>
        <translation>Les IMP d’une donne se divisent par 1 à {most}, pas par {divisor}.</translation>
    </message>
    <message>
        <source>At each end 0 to {most} scores can be left out of the datum, not {trim}.</source>
        <translation>À chaque bout, on peut exclure du datum de 0 à {most} marques, pas {trim}.</translation>
    </message>
    <message>
        <source>There is no board {board} on this sheet.</source>
        <translation>Il n’y a pas de donne {board} sur cette feuille.</translation>
    </message>
    <message>
        <source>There is no table {table} on this sheet.</source>
        <translation>Il n’y a pas de table {table} sur cette feuille.</translation>
    </message>
    <message>
        <source>Two scales together are for a match of two teams that is scored by IMPs.</source>
        <translation>Deux échelles ensemble valent pour un match de deux équipes compté en IMP.</translation>
    </message>
    <message>
        <source>No board of the match has a result yet.</source>
        <translation>Aucune donne du match n’a encore de résultat.</translation>
    </message>
    <message>
        <source>Board {board}, table {table}: {reason}</source>
        <translation>Donne {board}, table {table}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Too many lines, {rows}: from board {board} on there is room for {left}.</source>
        <translation>Trop de lignes ({rows})&#xa0;: à partir de la donne {board}, il y a de la place pour {left}.</translation>
    </message>
    <message>
        <source>All boards are cancelled.</source>
        <translation>Toutes les donnes sont annulées.</translation>
    </message>
    <message>
        <source>This scale is for percentages: choose one for IMPs.</source>
        <translation>Cette échelle est faite pour des pourcentages&#xa0;: choisissez-en une pour les IMP.</translation>
    </message>
    <message>
        <source>This ruling is not possible here.</source>
        <translation>Cette décision est impossible ici.</translation>
    </message>
    <message>
        <source>A ruling can be adopted for a match of two teams only.</source>
        <translation>Une décision ne peut être adoptée que pour un match de deux équipes.</translation>
    </message>
    <message>
        <source>The scale: {reason}</source>
        <translation>L’échelle&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Donne {board}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Both sides need an average on the same boards: home has {home}, the visitors {away}.</source>
        <translation>Les deux camps doivent avoir une moyenne pour les mêmes donnes&#xa0;: recevant {home}, visiteur {away}.</translation>
    </message>
    <message>
        <source>This average is {imps} IMPs, but a board has whole ones: type both, such as +3 -3.</source>
        <translation>Cette moyenne vaut {imps} IMP, mais une donne a des IMP entiers&#xa0;: tapez les deux, comme +3 -3.</translation>
    </message>
    <message>
        <source>Patton has no rulings in IMPs alone: adjust the boards, or type the VPs.</source>
        <translation>Au Patton, pas de décision en IMP seuls&#xa0;: ajustez les donnes, ou tapez les PV.</translation>
    </message>
    <message>
        <source>“{typed}” is not a score. Type a contract ({example}), points (620, -50) or “pass”.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une marque. Tapez un contrat ({example}), des points (620, -50) ou «&#xa0;pass&#xa0;».</translation>
    </message>
    <message>
        <source>“{typed}” is not an adjustment. Type IMPs of both sides (+3 -3), or + - = for averages.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un ajustement. Tapez les IMP des deux camps (+3 -3), ou + - = pour des moyennes.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Open a Match</source>
        <translation>Ouvrir un match</translation>
    </message>
    <message>
        <source>match</source>
        <translation>match</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Enregistrer le match</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>{team} IMPs</source>
        <translation>IMP {team}</translation>
    </message>
    <message>
        <source>{team} points</source>
        <translation>Points {team}</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Cumul</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>{home} – {away}</source>
        <translation>{home} – {away}</translation>
    </message>
    <message>
        <source>NS points</source>
        <translation>Points NS</translation>
    </message>
    <message>
        <source>{table} {team} NS</source>
        <translation>{table}, {team} NS</translation>
    </message>
    <message>
        <source>IMPs won</source>
        <translation>IMP gagnés</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Points des donnes</translation>
    </message>
    <message>
        <source>Given to both sides</source>
        <translation>Donnés aux deux camps</translation>
    </message>
    <message>
        <source>Carry-over</source>
        <translation>Carry-over</translation>
    </message>
    <message>
        <source>IMP penalty</source>
        <translation>Pénalité en IMP</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>VP by the ruling</source>
        <translation>PV selon la décision</translation>
    </message>
    <message>
        <source>VP carried over</source>
        <translation>PV reportés (carry-over)</translation>
    </message>
    <message>
        <source>VP penalty</source>
        <translation>Pénalité en PV</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>VP by the scores</source>
        <translation>PV selon les marques</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>IMP NS</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>Écart NS</translation>
    </message>
    <message>
        <source>NS VP</source>
        <translation>PV NS</translation>
    </message>
    <message>
        <source>EW VP</source>
        <translation>PV EO</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Résultats des tables</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>{table} NS points</source>
        <translation>Points NS, {table}</translation>
    </message>
    <message>
        <source>Scores by boards</source>
        <translation>Marques par donne</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Vulnérable</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>ajustée</translation>
    </message>
    <message>
        <source>IMPs divided by {number}</source>
        <translation>IMP divisés par {number}</translation>
    </message>
    <message>
        <source>scores left out at each end: {number}</source>
        <translation>marques exclues à chaque bout&#xa0;: {number}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin</source>
        <translation>les PV de chaque camp viennent de son propre écart</translation>
    </message>
    <message>
        <source>Teams, room against room</source>
        <translation>Équipes, salle contre salle</translation>
    </message>
    <message>
        <source>Teams, every table against every other</source>
        <translation>Équipes, chaque table contre toutes</translation>
    </message>
    <message>
        <source>Teams, board-a-match</source>
        <translation>Équipes, board-a-match</translation>
    </message>
    <message>
        <source>Pairs, cross-IMPs</source>
        <translation>Paires, cross-IMP</translation>
    </message>
    <message>
        <source>Pairs, Butler</source>
        <translation>Paires, Butler</translation>
    </message>
    <message>
        <source>Open room</source>
        <translation>Salle ouverte</translation>
    </message>
    <message>
        <source>Closed room</source>
        <translation>Salle fermée</translation>
    </message>
    <message>
        <source>Teams, Patton: IMPs and boards</source>
        <translation>Équipes, Patton&#xa0;: IMP et donnes</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>None</source>
        <comment>vulnerable</comment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>All</source>
        <comment>vulnerable</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>No contract gives North-South {points} on board {board} ({vulnerable}).</source>
        <translation>Aucun contrat ne donne {points} à Nord-Sud à la donne {board} ({vulnerable}).</translation>
    </message>
    <message>
        <source>nobody vulnerable</source>
        <translation>personne vulnérable</translation>
    </message>
    <message>
        <source>NS vulnerable</source>
        <translation>NS vulnérables</translation>
    </message>
    <message>
        <source>EW vulnerable</source>
        <translation>EO vulnérables</translation>
    </message>
    <message>
        <source>all vulnerable</source>
        <translation>tous vulnérables</translation>
    </message>
</context>
<context>
    <name>MatchRoom</name>
    <message>
        <source>Put Back</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Undoes the step that removed these scores</source>
        <translation>Annule l’étape qui a retiré ces marques</translation>
    </message>
    <message numerus="yes">
        <source>%n scored board(s) removed: {boards}.</source>
        <translation>
            <numerusform>%n donne avec marque retirée&#xa0;: {boards}.</numerusform>
            <numerusform>%n donnes avec marque retirées&#xa0;: {boards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of other tables removed.</source>
        <translation>
            <numerusform>%n marque d’autres tables retirée.</numerusform>
            <numerusform>%n marques d’autres tables retirées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score Sheet</source>
        <translation>Feuille de match</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Begin a Match</source>
        <translation>Commencer un match</translation>
    </message>
    <message>
        <source>Type the score of every board, or rule on a match that went wrong.</source>
        <translation>Saisissez la marque de chaque donne, ou statuez sur un match qui a mal tourné.</translation>
    </message>
    <message>
        <source>Ruling Without Scores</source>
        <translation>Décision sans marques</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchWork</name>
    <message>
        <source>Take a Match File into the Round</source>
        <translation>Prendre un fichier de match dans la ronde</translation>
    </message>
    <message>
        <source>Take the match {match} for {home} – {visitors}?</source>
        <translation>Prendre le match {match} pour {home} – {visitors}&#xa0;?</translation>
    </message>
    <message>
        <source>Its names differ. The teams and the scale stay those of the event.</source>
        <translation>Ses noms sont différents. Les équipes et l’échelle restent celles de l’épreuve.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Accepter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>match</source>
        <translation>match</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Enregistrer le match</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>match of {file}</source>
        <translation>match de {file}</translation>
    </message>
    <message>
        <source>not that of the score sheet</source>
        <translation>pas celui de la feuille</translation>
    </message>
    <message>
        <source>score sheet: {scored} of {boards}</source>
        <translation>feuille&#xa0;: {scored} sur {boards}</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>feuille</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>This match has a score sheet. A result typed here holds until the sheet is taken again.</source>
        <translation>Ce match a une feuille. Ce qu’on saisit ici vaut jusqu’à ce qu’on reprenne le résultat de la feuille.</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>{number}: no influence</source>
        <translation>{number}&#xa0;: sans effet</translation>
    </message>
    <message>
        <source>{number}: mean</source>
        <translation>{number}&#xa0;: moyenne</translation>
    </message>
    <message>
        <source>{number}: double</source>
        <translation>{number}&#xa0;: double</translation>
    </message>
    <message>
        <source>How much a pair&apos;s score depends on another&apos;s results; even colours are fair.</source>
        <translation>Combien la marque d’une paire dépend des résultats d’une autre&#xa0;: plus les couleurs sont égales, plus le mouvement est juste.</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Balance of the movement</source>
        <translation>Équilibre du mouvement</translation>
    </message>
    <message>
        <source>The arrow keys go from cell to cell; type a number to follow that pair</source>
        <translation>Les flèches vont de case en case&#xa0;; tapez un numéro pour suivre cette paire</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>&amp;Use This Model</source>
        <translation>&amp;Utiliser ce modèle</translation>
    </message>
    <message>
        <source>Ch&amp;ances of the margins</source>
        <translation>&amp;Chances des écarts</translation>
    </message>
    <message>
        <source>The models go through the draw and the blitz of {scale}.</source>
        <translation>Les modèles passent par le match nul et le blitz de cette échelle&#xa0;: {scale}.</translation>
    </message>
    <message>
        <source>{scale} cannot be compared with the models: these are of a {range}-0 scale.</source>
        <translation>{scale}&#xa0;: comparaison impossible avec les modèles, qui sont d’une échelle {range}-0.</translation>
    </message>
    <message>
        <source>{imps}, {model}: {vps}; one more IMP is worth {sensitivity} VP; {chance}&#xa0;% of matches</source>
        <translation>{imps}, {model}&#xa0;: {vps}&#xa0;; un IMP de plus vaut {sensitivity} PV&#xa0;; {chance}&#xa0;% des matchs</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>Concavité</translation>
    </message>
    <message>
        <source>Differences are those from the WBF scale.</source>
        <translation>Les différences sont celles avec l’échelle WBF.</translation>
    </message>
    <message>
        <source>Table of the models</source>
        <translation>Tableau des modèles</translation>
    </message>
    <message>
        <source>Left and Right pick a model</source>
        <translation>Gauche et Droite choisissent un modèle</translation>
    </message>
    <message>
        <source>Curves of the models</source>
        <translation>Courbes des modèles</translation>
    </message>
    <message>
        <source>Left and Right step through the margins</source>
        <translation>Gauche et Droite parcourent les écarts</translation>
    </message>
    <message>
        <source>Make the scale from the model of the picked column</source>
        <translation>Faire l’échelle avec le modèle de la colonne choisie</translation>
    </message>
    <message>
        <source>How often each margin occurs in matches of equal teams, 7.51 IMPs per board</source>
        <translation>Fréquence de chaque écart dans des matchs d’équipes égales, 7,51 IMP par donne</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>&amp;Graphique</translation>
    </message>
</context>
<context>
    <name>MovementBar</name>
    <message>
        <source>Compa&amp;re…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>Set movements side by side</source>
        <translation>Mettre des mouvements côte à côte</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>What is measured of the movement (F8)</source>
        <translation>Ce qui est mesuré du mouvement (F8)</translation>
    </message>
</context>
<context>
    <name>MovementCards</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Sit</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Paire {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>relais</translation>
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
        <translation>O</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>EO</translation>
    </message>
    <message>
        <source>From</source>
        <comment>of boards</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <comment>of boards</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>personne ne joue</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>guéridon</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>restent</translation>
    </message>
    <message>
        <source>NS go to</source>
        <translation>NS va à</translation>
    </message>
    <message>
        <source>EW go to</source>
        <translation>EO va à</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminées</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Position {number}</translation>
    </message>
    <message>
        <source>pair {number} sits out</source>
        <translation>paire {number} en relais</translation>
    </message>
    <message>
        <source>player {number} sits out</source>
        <translation>joueur {number} en relais</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>{dash}: the set is on the stand</source>
        <translation>{dash}&#xa0;: la série est sur le guéridon</translation>
    </message>
    <message>
        <source>Tables of the board sets, by round</source>
        <translation>Tables des séries de donnes, par position</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>inversé</translation>
    </message>
    <message>
        <source>shared with {tables}</source>
        <translation>partagé avec {tables}</translation>
    </message>
    <message>
        <source>shares boards with table {tables}</source>
        <translation>partage ses donnes avec la table {tables}</translation>
    </message>
    <message>
        <source>relay</source>
        <translation>guéridon</translation>
    </message>
    <message>
        <source>boards from the stand</source>
        <translation>donnes du guéridon</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>MovementChoice</name>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Boards
per round</source>
        <translation>Donnes
par pos.</translation>
    </message>
    <message>
        <source>Boards
played</source>
        <translation>Donnes
jouées</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Guéridon</translation>
    </message>
    <message>
        <source>Qf</source>
        <translation>Qf</translation>
    </message>
    <message>
        <source>Best
sit-out</source>
        <translation>Meilleur
relais</translation>
    </message>
    <message>
        <source>Worst
sit-out</source>
        <translation>Pire
relais</translation>
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
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>Its name, as printed on the cards.</source>
        <translation>Son nom, tel que les cartes le diront.</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Combien de positions sont jouées.</translation>
    </message>
    <message>
        <source>How many boards a table plays in a round.</source>
        <translation>Combien de donnes une table joue par position.</translation>
    </message>
    <message>
        <source>How many boards a pair plays.</source>
        <translation>Combien de donnes une paire joue.</translation>
    </message>
    <message>
        <source>How many tables share their boards with another.</source>
        <translation>Combien de tables partagent leurs donnes avec une autre.</translation>
    </message>
    <message>
        <source>How many tables fetch their boards from a stand.</source>
        <translation>Combien de tables prennent leurs donnes sur un guéridon.</translation>
    </message>
    <message>
        <source>How evenly everybody is compared with everybody: 100 is perfect.</source>
        <translation>Avec quelle égalité chacun est comparé à chacun&#xa0;: 100 est parfait.</translation>
    </message>
    <message>
        <source>Qf if the best number to leave out stays away.</source>
        <translation>Qf quand manque la paire qu’il vaut le mieux laisser absente.</translation>
    </message>
    <message>
        <source>Qf if the worst number to leave out stays away.</source>
        <translation>Qf quand manque la paire qu’il vaut le moins laisser absente.</translation>
    </message>
    <message>
        <source>How far two strong pairs spread the others, in percentage points.</source>
        <translation>Combien deux paires fortes écartent les autres, en points de pourcentage.</translation>
    </message>
    <message>
        <source>How well the better pair comes out ahead: 100 would be always.</source>
        <translation>Avec quelle sûreté la meilleure paire finit devant&#xa0;: 100 serait toujours.</translation>
    </message>
    <message>
        <source>Each team meets each other one on the same boards both ways.</source>
        <translation>Chaque équipe rencontre chaque autre sur les mêmes donnes dans les deux sens.</translation>
    </message>
    <message>
        <source>North-South sit, East-West go up a table, the boards down one.</source>
        <translation>Nord-Sud restent assis, Est-Ouest montent d’une table, les donnes descendent d’une table.</translation>
    </message>
    <message>
        <source>Most pairs follow the one with the next lower number.</source>
        <translation>La plupart des paires suivent celle du numéro immédiatement inférieur.</translation>
    </message>
    <message>
        <source>A Howell in which not everybody meets everybody.</source>
        <translation>Un Howell où chacun ne rencontre pas tous les autres.</translation>
    </message>
    <message>
        <source>Perfect Howell</source>
        <translation>Howell parfait</translation>
    </message>
    <message>
        <source>Everybody is compared with everybody to the same extent.</source>
        <translation>Chacun est en concurrence avec tous les autres dans la même mesure.</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round.</source>
        <translation>Toutes les tables jouent les mêmes donnes à une position.</translation>
    </message>
    <message>
        <source>At the last table pairs stay for a second round, North-South.</source>
        <translation>À la dernière table, les paires restent une deuxième position, Nord-Sud.</translation>
    </message>
    <message>
        <source>At two tables pairs play a round North-South.</source>
        <translation>À deux tables, des paires jouent une position Nord-Sud.</translation>
    </message>
    <message>
        <source>One round more than tables; everybody meets one pair twice.</source>
        <translation>Une position de plus que de tables&#xa0;; chacun rencontre une paire deux fois.</translation>
    </message>
    <message>
        <source>Rover Mitchell</source>
        <translation>Mitchell Rover</translation>
    </message>
    <message>
        <source>The odd pair takes the place of a North-South pair each round; that one sits out.</source>
        <translation>La paire en surnombre prend à chaque position la place d’une paire Nord-Sud, qui fait relais.</translation>
    </message>
    <message>
        <source>Bump Mitchell</source>
        <translation>Mitchell Bump</translation>
    </message>
    <message>
        <source>The odd pair takes the first table for good, its pair moves to the next, and so on.</source>
        <translation>La paire en surnombre prend la première table pour de bon, la paire de celle-ci la suivante, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Blackpool</source>
        <translation>Blackpool</translation>
    </message>
    <message>
        <source>Two stands, no shared boards; East-West end where the card says and meet two pairs twice.</source>
        <translation>Deux guéridons, pas de donnes partagées&#xa0;; Est-Ouest finissent où la carte le dit et rencontrent deux paires deux fois.</translation>
    </message>
    <message>
        <source>Double weave Mitchell</source>
        <translation>Mitchell double weave</translation>
    </message>
    <message>
        <source>No shared boards, no stand, no skip; every moving pair needs a card.</source>
        <translation>Ni donnes partagées, ni guéridon, ni saut&#xa0;; tous ceux qui bougent ont besoin d’une carte.</translation>
    </message>
    <message>
        <source>Twin Mitchell</source>
        <translation>Mitchell jumelé</translation>
    </message>
    <message>
        <source>Two sections on the same boards; after half, East-West change the section.</source>
        <translation>Deux sections sur les mêmes donnes&#xa0;; à la moitié, Est-Ouest changent de section.</translation>
    </message>
    <message>
        <source>Web Mitchell</source>
        <translation>Mitchell Web</translation>
    </message>
    <message>
        <source>Some tables have a copy of the boards in upward order, the others in downward order.</source>
        <translation>À certaines tables, un jeu des donnes circule en ordre croissant, aux autres un jeu en ordre décroissant.</translation>
    </message>
    <message>
        <source>Bowman</source>
        <translation>Bowman</translation>
    </message>
    <message>
        <source>A Mitchell with two or more tables added; at one of two the boards go up.</source>
        <translation>Un Mitchell avec deux tables ou plus en supplément&#xa0;; à l’une des deux, les donnes montent.</translation>
    </message>
    <message>
        <source>Appendix Mitchell</source>
        <translation>Mitchell avec table appendice</translation>
    </message>
    <message>
        <source>Pairs go round both ways; at some places they pass two tables with stationary pairs.</source>
        <translation>Les paires tournent dans les deux sens&#xa0;; par endroits, elles sautent deux tables à paires fixes.</translation>
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
        <translation>Toutes les équipes se rencontrent sur les mêmes donnes dans les deux sens&#xa0;; à la moitié, il y a de nouvelles donnes.</translation>
    </message>
    <message>
        <source>Stagger of six teams</source>
        <translation>Stagger à six équipes</translation>
    </message>
    <message>
        <source>All tables play the same boards in a round; all teams meet.</source>
        <translation>Toutes les tables jouent les mêmes donnes à une position&#xa0;; toutes les équipes se rencontrent.</translation>
    </message>
    <message>
        <source>Changing teams</source>
        <translation>Équipes changeantes</translation>
    </message>
    <message>
        <source>Six pairs are teams with each of the others in turn; two rounds make three matches.</source>
        <translation>Six paires font équipe avec chacune des autres à tour de rôle&#xa0;; deux positions font trois matchs.</translation>
    </message>
    <message>
        <source>Thurner</source>
        <translation>Thurner</translation>
    </message>
    <message>
        <source>All teams meet on the same boards both ways; only two tables share them.</source>
        <translation>Toutes les équipes se rencontrent sur les mêmes donnes dans les deux sens&#xa0;; seules deux tables les partagent.</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Rainbow</translation>
    </message>
    <message>
        <source>Everybody meets all players of the other seats once.</source>
        <translation>Chacun a une fois à sa table tous les joueurs des autres places.</translation>
    </message>
    <message>
        <source>Whist tournament</source>
        <translation>Tournoi de whist</translation>
    </message>
    <message>
        <source>Everybody plays with everybody once, and against everybody twice.</source>
        <translation>Chacun a chaque autre une fois comme partenaire et deux fois comme adversaire.</translation>
    </message>
    <message>
        <source>Switching whole rounds does not make one ranking any fairer here.</source>
        <translation>Inverser des positions entières ne rend ici aucun classement unique plus juste.</translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be just as good.</source>
        <translation>
            <numerusform>Inverser %n position serait tout aussi bon.</numerusform>
            <numerusform>Inverser %n positions serait tout aussi bon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole switched rounds give no more than {qf}.</source>
        <translation>Inverser des positions entières ne donne pas plus de {qf}.</translation>
    </message>
    <message>
        <source>Whole switched rounds are as good: {qf}.</source>
        <translation>Inverser des positions entières est aussi bon&#xa0;: {qf}.</translation>
    </message>
    <message numerus="yes">
        <source>%n meeting(s) come more than once.</source>
        <translation>
            <numerusform>%n rencontre se répète.</numerusform>
            <numerusform>%n rencontres se répètent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Chacun rencontre tous les autres.</translation>
    </message>
    <message>
        <source>Everybody meets everybody; perfectly balanced.</source>
        <translation>Chacun rencontre tous les autres&#xa0;; équilibre parfait.</translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s), in {some} of {all} rounds.</source>
        <translation>
            <numerusform>Les donnes sont partagées à %n table, dans {some} positions sur {all}.</numerusform>
            <numerusform>Les donnes sont partagées à %n tables, dans {some} positions sur {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared at %n table(s).</source>
        <translation>
            <numerusform>%n table partage ses donnes.</numerusform>
            <numerusform>%n tables partagent leurs donnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards come from a stand at %n table(s).</source>
        <translation>
            <numerusform>%n table prend ses donnes sur un guéridon.</numerusform>
            <numerusform>%n tables prennent leurs donnes sur un guéridon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) will be left over.</source>
        <translation>
            <numerusform>%n donne restera en trop.</numerusform>
            <numerusform>%n donnes resteront en trop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) more than asked.</source>
        <translation>
            <numerusform>C’est %n donne de plus que demandé.</numerusform>
            <numerusform>C’est %n donnes de plus que demandé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n board(s) fewer than asked.</source>
        <translation>
            <numerusform>C’est %n donne de moins que demandé.</numerusform>
            <numerusform>C’est %n donnes de moins que demandé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards} in {copies} copies.</source>
        <translation>
            <numerusform>Il faut %n table et {boards} en {copies} exemplaires.</numerusform>
            <numerusform>Il faut %n tables et {boards} en {copies} exemplaires.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n table(s) and {boards}.</source>
        <translation>
            <numerusform>Il faut %n table et {boards}.</numerusform>
            <numerusform>Il faut %n tables et {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best choice, ahead of {other}.</source>
        <translation>Premier choix, devant {other}.</translation>
    </message>
    <message>
        <source>Next best after {other}.</source>
        <translation>Deuxième choix, après {other}.</translation>
    </message>
    <message>
        <source>Better: {reasons}.</source>
        <translation>Mieux&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>Worse: {reasons}.</source>
        <translation>Moins bien&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>qualité</translation>
    </message>
    <message>
        <source>number of opponents</source>
        <translation>nombre d’adversaires</translation>
    </message>
    <message>
        <source>sit-outs</source>
        <translation>relais</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>nombre de donnes</translation>
    </message>
    <message>
        <source>length of the rounds</source>
        <translation>longueur des positions</translation>
    </message>
    <message>
        <source>share of the boards played</source>
        <translation>part des donnes jouées</translation>
    </message>
    <message>
        <source>simplicity</source>
        <translation>simplicité</translation>
    </message>
    <message>
        <source>boards shared or on a stand</source>
        <translation>donnes partagées ou au guéridon</translation>
    </message>
    <message>
        <source>Double hesitation Mitchell</source>
        <translation>Mitchell à double hésitation</translation>
    </message>
    <message>
        <source>Hesitation Mitchell</source>
        <translation>Mitchell à hésitation</translation>
    </message>
    <message>
        <source>Howell</source>
        <translation>Howell</translation>
    </message>
    <message>
        <source>Three-quarter Howell</source>
        <translation>Howell trois quarts</translation>
    </message>
    <message>
        <source>Barometer</source>
        <translation>Baromètre</translation>
    </message>
    <message>
        <source>Extended Mitchell</source>
        <translation>Mitchell prolongé</translation>
    </message>
    <message>
        <source>{name} of a club</source>
        <translation>{name} d’un club</translation>
    </message>
    <message>
        <source>Howell with repeated meetings</source>
        <translation>Howell avec rencontres répétées</translation>
    </message>
    <message>
        <source>Mitchell</source>
        <translation>Mitchell</translation>
    </message>
    <message>
        <source>Skip Mitchell</source>
        <translation>Mitchell à saut</translation>
    </message>
    <message>
        <source>Share-and-relay Mitchell</source>
        <translation>Mitchell à guéridon</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n round(s) switched</source>
        <translation>
            <numerusform>{name}, %n position inversée</numerusform>
            <numerusform>{name}, %n positions inversées</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, two winners</source>
        <translation>{name}, deux classements</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Sections of {pairs} pairs each play it, ranked apart or, on the same boards, together.</source>
        <translation>Sections de {pairs} paires&#xa0;: chacune joue ce mouvement pour son nombre, classée à part ou, avec les mêmes donnes, ensemble.</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Deux vainqueurs&#xa0;: Nord-Sud et Est-Ouest sont classés à part.</translation>
    </message>
    <message numerus="yes">
        <source>For one ranking, switching %n round(s) is right: fairness {qf} of 100.</source>
        <translation>
            <numerusform>Pour un seul classement, il faut inverser %n position&#xa0;: équité {qf} sur 100.</numerusform>
            <numerusform>Pour un seul classement, il faut inverser %n positions&#xa0;: équité {qf} sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be as bad as none: {qf}.</source>
        <translation>
            <numerusform>Inverser %n position ne vaudrait pas mieux que n’en inverser aucune&#xa0;: {qf}.</numerusform>
            <numerusform>Inverser %n positions ne vaudrait pas mieux que n’en inverser aucune&#xa0;: {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be worse: {qf}.</source>
        <translation>
            <numerusform>Inverser %n position serait moins bon&#xa0;: {qf}.</numerusform>
            <numerusform>Inverser %n positions serait moins bon&#xa0;: {qf}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Single tables are switched, so each table needs its card: fairness {qf} of 100.</source>
        <translation>Des tables isolées sont inversées, il faut donc une carte à chaque table&#xa0;: équité {qf} sur 100.</translation>
    </message>
    <message>
        <source>Its fairness is {qf} of 100.</source>
        <translation>Son équité est de {qf} sur 100.</translation>
    </message>
    <message>
        <source>Some pairs meet twice: fairness {qf} of 100.</source>
        <translation>Des paires se rencontrent deux fois&#xa0;: équité {qf} sur 100.</translation>
    </message>
    <message>
        <source>Everybody meets {least} to {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Chacun rencontre de {least} à {met} adversaires sur {others}&#xa0;: équité {qf} sur 100.</translation>
    </message>
    <message>
        <source>Everybody meets {met} of {others} opponents: fairness {qf} of 100.</source>
        <translation>Chacun rencontre {met} adversaires sur {others}&#xa0;: équité {qf} sur 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody, as evenly as is possible: fairness {qf} of 100.</source>
        <translation>Chacun rencontre tous les autres, aussi également que possible&#xa0;: équité {qf} sur 100.</translation>
    </message>
    <message>
        <source>Everybody meets everybody: fairness {qf} of 100.</source>
        <translation>Chacun rencontre tous les autres&#xa0;: équité {qf} sur 100.</translation>
    </message>
</context>
<context>
    <name>MovementChooser</name>
    <message>
        <source>Two wi&amp;nners</source>
        <translation>Deu&amp;x vainqueurs</translation>
    </message>
    <message>
        <source>As a &amp;Diagram</source>
        <translation>&amp;En diagramme</translation>
    </message>
    <message>
        <source>&amp;Use This Movement</source>
        <translation>&amp;Utiliser ce mouvement</translation>
    </message>
    <message>
        <source>There is no such movement for this number of tables; try another number.</source>
        <translation>Aucun mouvement de ce type pour ce nombre de tables&#xa0;; essayez un autre nombre.</translation>
    </message>
    <message>
        <source>No movement is known for so few boards: enter more.</source>
        <translation>Aucun mouvement connu pour si peu de donnes&#xa0;: indiquez-en davantage.</translation>
    </message>
    <message>
        <source>pair {pair}: Qf {qf}</source>
        <translation>paire {pair}&#xa0;: Qf {qf}</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>paires</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>équipes</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>Who plays together</source>
        <translation>Qui joue ensemble</translation>
    </message>
    <message>
        <source>Pairs, teams of two pairs, or single players.</source>
        <translation>Des paires, des équipes de deux paires ou des joueurs seuls.</translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Exemplaires des donnes</translation>
    </message>
    <message>
        <source>The copies of each board: with two, two tables need not share.</source>
        <translation>Les exemplaires de chaque donne&#xa0;: avec deux, deux tables n’ont pas à partager.</translation>
    </message>
    <message>
        <source>for each pair</source>
        <translation>par paire</translation>
    </message>
    <message>
        <source>on hand</source>
        <translation>en tout</translation>
    </message>
    <message>
        <source>How the boards are counted</source>
        <translation>Comment compter les donnes</translation>
    </message>
    <message>
        <source>The boards that each pair plays, or all boards on hand.</source>
        <translation>Les donnes que joue chaque paire, ou toutes celles dont on dispose.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>Ho&amp;w many</source>
        <translation>&amp;Quantité</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Half a table is a pair without an opponent.</source>
        <translation>Une demi-table est une paire sans adversaire.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>North-South and East-West are ranked apart.</source>
        <translation>Nord-Sud et Est-Ouest sont classés à part.</translation>
    </message>
    <message>
        <source>Number that stays away</source>
        <translation>Numéro absent</translation>
    </message>
    <message>
        <source>The number of the phantom pair; the best one comes first.</source>
        <translation>Le numéro de la paire fantôme&#xa0;; le meilleur vient en premier.</translation>
    </message>
    <message>
        <source>Movements to choose from</source>
        <translation>Mouvements au choix</translation>
    </message>
    <message>
        <source>Enter shows the movement</source>
        <translation>Entrée affiche le mouvement</translation>
    </message>
    <message>
        <source>Quality against simplicity</source>
        <translation>Qualité contre simplicité</translation>
    </message>
    <message>
        <source>Replaces the current movement by the selected one</source>
        <translation>Remplace le mouvement actuel par celui choisi</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>Ta&amp;bles</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Do&amp;nnes</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Stays awa&amp;y</source>
        <translation>Man&amp;que</translation>
    </message>
    <message>
        <source>Quality against simplicity. Filled: about your boards; square: the first; arrow keys move.</source>
        <translation>Qualité contre simplicité. Plein&#xa0;: à peu près vos donnes&#xa0;; carré&#xa0;: le premier&#xa0;; flèches&#xa0;: se déplacer.</translation>
    </message>
</context>
<context>
    <name>MovementDocument</name>
    <message>
        <source>New movement</source>
        <translation>Nouveau mouvement</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>inversion</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>déverrouillage</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>verrouillage</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>choix</translation>
    </message>
    <message numerus="yes">
        <source>Mitchell, %n table(s)</source>
        <translation>
            <numerusform>Mitchell, %n table</numerusform>
            <numerusform>Mitchell, %n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovementError</name>
    <message>
        <source>A barometer has 3 to {most} pairs, not {pairs}.</source>
        <translation>Un baromètre a de 3 à {most} paires, pas {pairs}.</translation>
    </message>
    <message>
        <source>A barometer for {pairs} pairs has 1 to {most} rounds, not {rounds}.</source>
        <translation>Un baromètre pour {pairs} paires a de 1 à {most} positions, pas {rounds}.</translation>
    </message>
    <message>
        <source>A double weave is for a number of tables divisible by 4; {pairs} pairs are not.</source>
        <translation>Un double weave demande un nombre de tables divisible par 4&#xa0;; {pairs} paires ne conviennent pas.</translation>
    </message>
    <message>
        <source>An extended Mitchell is for {least} to {most} pairs, not for {pairs}.</source>
        <translation>Un Mitchell prolongé est pour {least} à {most} paires, pas pour {pairs}.</translation>
    </message>
    <message>
        <source>This movement is for six teams of two pairs, not for {pairs} pairs.</source>
        <translation>Ce mouvement est pour six équipes de deux paires, pas pour {pairs} paires.</translation>
    </message>
    <message>
        <source>This movement is for 6 pairs, not for {pairs}.</source>
        <translation>Ce mouvement est pour 6 paires, pas pour {pairs}.</translation>
    </message>
    <message>
        <source>A hesitation Mitchell of {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Un Mitchell à hésitation de {tables} tables a de 1 à {most} positions, pas {rounds}.</translation>
    </message>
    <message>
        <source>A movement of this kind has {fewest} to {most} pairs, not {pairs}.</source>
        <translation>Un tel mouvement a de {fewest} à {most} paires, pas {pairs}.</translation>
    </message>
    <message>
        <source>A whist movement is for {known} players, not for {players}.</source>
        <translation>Un tournoi de whist est pour {known} joueurs, pas pour {players}.</translation>
    </message>
    <message>
        <source>A movement of this kind is not for {pairs} pairs; take a Mitchell.</source>
        <translation>Un mouvement de ce type n’est pas pour {pairs} paires&#xa0;; prenez un Mitchell.</translation>
    </message>
    <message>
        <source>With this number of pairs it has {possible} rounds, not {rounds}.</source>
        <translation>Avec autant de paires, il a {possible} positions, pas {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell has 3 to {most} pairs, not {pairs}.</source>
        <translation>Un Mitchell a de 3 à {most} paires, pas {pairs}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables, an odd number, needs no skip: choose one without.</source>
        <translation>Un Mitchell à {tables} tables, nombre impair, n’a pas besoin de saut&#xa0;: choisissez-en un sans saut.</translation>
    </message>
    <message>
        <source>A skip Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Un Mitchell à saut à {tables} tables a de 1 à {most} positions, pas {rounds}.</translation>
    </message>
    <message>
        <source>A Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.</source>
        <translation>Un Mitchell à {tables} tables a de 1 à {most} positions, pas {rounds}.</translation>
    </message>
    <message>
        <source>Round {number} cannot be switched: the rounds are 1 to {rounds}.</source>
        <translation>La position {number} ne peut pas être inversée&#xa0;: les positions vont de 1 à {rounds}.</translation>
    </message>
    <message>
        <source>A rover Mitchell is for an odd number of pairs, 9 to {most}, not {pairs}.</source>
        <translation>Un Mitchell Rover est pour un nombre impair de paires, de 9 à {most}, pas {pairs}.</translation>
    </message>
    <message>
        <source>A rover Mitchell with {tables} whole tables has 2 to {most} rounds, not {rounds}.</source>
        <translation>Un Mitchell Rover à {tables} tables complètes a de 2 à {most} positions, pas {rounds}.</translation>
    </message>
    <message>
        <source>A Howell movement has 2 to {most} tables, not {pairs} pairs.</source>
        <translation>Un Howell a de 2 à {most} tables, pas {pairs} paires.</translation>
    </message>
    <message>
        <source>A Howell movement for {pairs} pairs has {least} to {most} rounds, not {rounds}.</source>
        <translation>Un Howell pour {pairs} paires a de {least} à {most} positions, pas {rounds}.</translation>
    </message>
    <message>
        <source>A Thurner is for 6, 8, 12, 14, 18 and so on teams of two pairs, not for {pairs} pairs.</source>
        <translation>Un Thurner est pour 6, 8, 12, 14, 18, etc. équipes de deux paires, pas pour {pairs} paires.</translation>
    </message>
    <message>
        <source>This movement is for an even number of teams of two pairs, 8 to {most} pairs, not {pairs}.</source>
        <translation>Ce mouvement est pour un nombre pair d’équipes de deux paires, de 8 à {most} paires, pas {pairs}.</translation>
    </message>
    <message>
        <source>The movement is too large; take fewer boards in a set, fewer rounds or fewer tables.</source>
        <translation>Le mouvement est trop grand&#xa0;; prenez moins de donnes par série, moins de positions ou moins de tables.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no pair {pair}; they are 1 to {pairs}.</source>
        <translation>Position {round}, table {table}&#xa0;: il n’y a pas de paire {pair}&#xa0;; elles vont de 1 à {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no player {pair}; they are 1 to {pairs}.</source>
        <translation>Position {round}, table {table}&#xa0;: il n’y a pas de joueur {pair}&#xa0;; ils vont de 1 à {pairs}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: two pairs are needed.</source>
        <translation>Position {round}, table {table}&#xa0;: il faut deux paires.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: four players are needed.</source>
        <translation>Position {round}, table {table}&#xa0;: il faut quatre joueurs.</translation>
    </message>
    <message>
        <source>Round {round}: pair {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Position {round}&#xa0;: la paire {pair} est à deux endroits, à la table {other} et à la table {table}.</translation>
    </message>
    <message>
        <source>Round {round}: player {pair} is in two places, at table {other} and at table {table}.</source>
        <translation>Position {round}&#xa0;: le joueur {pair} est à deux endroits, à la table {other} et à la table {table}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} plays against itself.</source>
        <translation>Position {round}, table {table}&#xa0;: la paire {pair} joue contre elle-même.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} appears more than once.</source>
        <translation>Position {round}, table {table}&#xa0;: le joueur {pair} y est plus d’une fois.</translation>
    </message>
    <message>
        <source>Pair {pair} never plays.</source>
        <translation>La paire {pair} ne joue jamais.</translation>
    </message>
    <message>
        <source>Player {pair} never plays.</source>
        <translation>Le joueur {pair} ne joue jamais.</translation>
    </message>
    <message>
        <source>A movement has 2 to {most} pairs or players, not {pairs}.</source>
        <translation>Un mouvement a de 2 à {most} paires ou joueurs, pas {pairs}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} tables, not {tables}.</source>
        <translation>Un mouvement a de 1 à {most} tables, pas {tables}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} rounds, not {rounds}.</source>
        <translation>Un mouvement a de 1 à {most} positions, pas {rounds}.</translation>
    </message>
    <message>
        <source>A movement has 1 to {most} board sets, not {sets}.</source>
        <translation>Un mouvement a de 1 à {most} séries de donnes, pas {sets}.</translation>
    </message>
    <message>
        <source>Board set {set} has no boards.</source>
        <translation>La série {set} n’a pas de donnes.</translation>
    </message>
    <message>
        <source>Board set {set}: boards have numbers from 1 to {most}.</source>
        <translation>Série {set}&#xa0;: les donnes ont des numéros de 1 à {most}.</translation>
    </message>
    <message>
        <source>Board set {set}: a board appears twice.</source>
        <translation>Série {set}&#xa0;: une donne y est deux fois.</translation>
    </message>
    <message>
        <source>Round {round}, table {table} does not exist (rounds: {rounds}, tables: {tables}).</source>
        <translation>La position {round}, table {table} n’existe pas (positions&#xa0;: {rounds}, tables&#xa0;: {tables}).</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no board set {set}; they are 1 to {sets}.</source>
        <translation>Position {round}, table {table}&#xa0;: il n’y a pas de série {set}&#xa0;; elles vont de 1 à {sets}.</translation>
    </message>
    <message>
        <source>Round {round}: table {table} appears more than once.</source>
        <translation>Position {round}&#xa0;: la table {table} y est plus d’une fois.</translation>
    </message>
    <message>
        <source>Pairs {one} and {other} meet more than once: rounds {rounds}.</source>
        <translation>Les paires {one} et {other} se rencontrent plus d’une fois&#xa0;: positions {rounds}.</translation>
    </message>
    <message>
        <source>Not all play equally often: {least} to {most} rounds.</source>
        <translation>Tous ne jouent pas aussi souvent&#xa0;: de {least} à {most} positions.</translation>
    </message>
    <message>
        <source>Not all boards are played equally often: {least} to {most} times.</source>
        <translation>Toutes les donnes ne sont pas jouées aussi souvent&#xa0;: de {least} à {most} fois.</translation>
    </message>
    <message>
        <source>Round {round}: tables {tables} share boards.</source>
        <translation>Position {round}&#xa0;: les tables {tables} partagent des donnes.</translation>
    </message>
    <message>
        <source>There are {count} movements in the file; leave one of them in it.</source>
        <translation>Il y a {count} mouvements dans le fichier&#xa0;; n’en laissez qu’un.</translation>
    </message>
    <message>
        <source>The file ends before round {round} is complete; rounds by the first line: {rounds}.</source>
        <translation>Le fichier se termine avant la fin de la position {round}&#xa0;; positions selon la première ligne&#xa0;: {rounds}.</translation>
    </message>
    <message>
        <source>The rounds are complete ({rounds}); this line would be one more.</source>
        <translation>Les positions sont complètes ({rounds})&#xa0;; cette ligne en ferait une de plus.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: somebody plays against 0; an empty table is 0 0 0.</source>
        <translation>Position {round}, table {table}&#xa0;: quelqu’un joue contre 0&#xa0;; une table vide s’écrit 0 0 0.</translation>
    </message>
    <message>
        <source>Write all board sets as numbers or all as letters; {found} differs from the others.</source>
        <translation>Écrivez toutes les séries en nombres ou toutes en lettres&#xa0;; {found} diffère des autres.</translation>
    </message>
    <message>
        <source>The boards of the sets appear twice.</source>
        <translation>Les donnes des séries y sont deux fois.</translation>
    </message>
    <message>
        <source>There is no board set {set}; they are 1 to {sets}.</source>
        <translation>Il n’y a pas de série {set}&#xa0;; elles vont de 1 à {sets}.</translation>
    </message>
    <message>
        <source>The boards of board set {set} appear twice.</source>
        <translation>Les donnes de la série {set} y sont deux fois.</translation>
    </message>
    <message>
        <source>The boards of board set {set} are missing.</source>
        <translation>Les donnes de la série {set} manquent.</translation>
    </message>
    <message>
        <source>Bridgemate rows are for pairs, and this movement is individual.</source>
        <translation>Les lignes Bridgemate sont pour les paires, et ce mouvement est individuel.</translation>
    </message>
    <message>
        <source>There is no movement in the file.</source>
        <translation>Il n’y a pas de mouvement dans le fichier.</translation>
    </message>
    <message>
        <source>Tables by the first line: {tables}; there are lines for {count}.</source>
        <translation>Tables selon la première ligne&#xa0;: {tables}&#xa0;; il y a des lignes pour {count}.</translation>
    </message>
    <message>
        <source>Boards by the first line: {boards}; board set {sets} would need {needed}.</source>
        <translation>Donnes selon la première ligne&#xa0;: {boards}&#xa0;; la série {sets} en demanderait {needed}.</translation>
    </message>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>À partir d’ici, ce n’est pas du JSON&#xa0;: colonne {column}.</translation>
    </message>
    <message>
        <source>Too many brackets are nested here.</source>
        <translation>Il y a trop de crochets imbriqués ici.</translation>
    </message>
    <message>
        <source>This is not a movement; “format” should be “{format}”.</source>
        <translation>Ce n’est pas un mouvement&#xa0;; «&#xa0;format&#xa0;» devrait être «&#xa0;{format}&#xa0;».</translation>
    </message>
    <message>
        <source>The file is of another version of the program: “version” is not 1.</source>
        <translation>Le fichier est d’une autre version du programme&#xa0;: «&#xa0;version&#xa0;» n’est pas 1.</translation>
    </message>
    <message>
        <source>“{key}” is missing or not valid in a movement.</source>
        <translation>«&#xa0;{key}&#xa0;» manque ou n’est pas valable dans un mouvement.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Cette ligne est trop longue.</translation>
    </message>
    <message>
        <source>The file is too large to be a movement.</source>
        <translation>Le fichier est trop grand pour être un mouvement.</translation>
    </message>
    <message>
        <source>A number is missing here.</source>
        <translation>Il manque un nombre ici.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>Il faut un nombre ici, pas {found}.</translation>
    </message>
    <message>
        <source>The number {found} is too large.</source>
        <translation>Le nombre {found} est trop grand.</translation>
    </message>
    <message>
        <source>This is worked out for pairs, not for an individual movement, whose partners change.</source>
        <translation>Cela se calcule pour des paires, pas pour un mouvement individuel, où les partenaires changent.</translation>
    </message>
    <message>
        <source>There are 1 to {most} sessions, not {sessions}.</source>
        <translation>Il y a de 1 à {most} séances, pas {sessions}.</translation>
    </message>
    <message>
        <source>A weekend of this kind has {needed} sessions, not {sessions}.</source>
        <translation>Un week-end de ce type a {needed} séances, pas {sessions}.</translation>
    </message>
    <message>
        <source>A Mitchell and two Howells are for an even number of pairs from 8 to 60, not for {pairs}.</source>
        <translation>Un Mitchell et deux Howell sont pour un nombre pair de paires de 8 à 60, pas pour {pairs}.</translation>
    </message>
    <message>
        <source>A board set has at most {most} boards.</source>
        <translation>Une série a au plus {most} donnes.</translation>
    </message>
    <message>
        <source>A board appears twice in {found}.</source>
        <translation>Une donne est deux fois dans {found}.</translation>
    </message>
    <message>
        <source>{found} is not a list of boards; write them as 1-3 or as 1,4,7.</source>
        <translation>{found} n’est pas une liste de donnes&#xa0;; écrivez-les comme 1-3 ou 1,4,7.</translation>
    </message>
    <message>
        <source>There is no column {missing}; the first line should name the columns {all}.</source>
        <translation>Il n’y a pas de colonne {missing}&#xa0;; la première ligne doit nommer les colonnes {all}.</translation>
    </message>
    <message>
        <source>Column {missing} appears twice.</source>
        <translation>Il y a deux colonnes {missing}.</translation>
    </message>
    <message>
        <source>This line has fewer cells than there are headings.</source>
        <translation>Cette ligne a moins de champs qu’il n’y a d’en-têtes.</translation>
    </message>
    <message>
        <source>This line cannot be read as part of a table.</source>
        <translation>Cette ligne ne se lit pas comme partie d’un tableau.</translation>
    </message>
    <message>
        <source>A quotation mark is opened in this line and never closed.</source>
        <translation>Un guillemet s’ouvre sur cette ligne et ne se ferme jamais.</translation>
    </message>
    <message>
        <source>The file has round {later}, but no line for round {round}.</source>
        <translation>Le fichier a la position {later}, mais aucune ligne pour la position {round}.</translation>
    </message>
    <message>
        <source>There is no line below the headings.</source>
        <translation>Il n’y a aucune ligne sous les en-têtes.</translation>
    </message>
    <message>
        <source>Pairs here: {pairs}; in lines above: {before}.</source>
        <translation>Paires ici&#xa0;: {pairs}&#xa0;; dans les lignes du dessus&#xa0;: {before}.</translation>
    </message>
    <message>
        <source>No pair {pair} has played before round {round}.</source>
        <translation>Aucune paire {pair} n’a joué avant la position {round}.</translation>
    </message>
    <message>
        <source>From round {round} on no table has room for another pair.</source>
        <translation>Dès la position {round}, aucune table n’a de place pour une paire de plus.</translation>
    </message>
    <message>
        <source>In a movement of pairs rounds 2 to {most} can be worked out again.</source>
        <translation>Dans un mouvement par paires, les positions 2 à {most} peuvent être refaites.</translation>
    </message>
    <message>
        <source>No table can take an appendix table: two moving pairs must meet there in every round.</source>
        <translation>Aucune table ne peut recevoir de table appendice&#xa0;: deux paires mobiles doivent s’y rencontrer à chaque position.</translation>
    </message>
    <message>
        <source>Table {table} can take no appendix table: two moving pairs must meet there in every round.</source>
        <translation>La table {table} ne peut pas recevoir de table appendice&#xa0;: deux paires mobiles doivent s’y rencontrer à chaque position.</translation>
    </message>
    <message>
        <source>A twin Mitchell has two sections with odd tables, 6 or more in all; not {pairs} pairs.</source>
        <translation>Un Mitchell jumelé a deux sections d’un nombre impair de tables, 6 ou plus en tout&#xa0;; pas {pairs} paires.</translation>
    </message>
    <message>
        <source>This kind of movement is for an even number of tables, 4 to {most}; {pairs} pairs are not.</source>
        <translation>Un mouvement de ce type demande un nombre pair de tables, de 4 à {most}&#xa0;; {pairs} paires ne conviennent pas.</translation>
    </message>
    <message>
        <source>A perfect Howell is known for {numbers} pairs, not for {pairs}: improve a Howell instead.</source>
        <translation>Un Howell parfait est connu pour {numbers} paires, pas pour {pairs}&#xa0;: améliorez plutôt un Howell.</translation>
    </message>
    <message>
        <source>An American Whist is for an odd number of teams, 6 to {most} pairs, not {pairs}.</source>
        <translation>Un American Whist est pour un nombre impair d’équipes de deux paires, de 6 à {most} paires, pas {pairs}.</translation>
    </message>
    <message>
        <source>A rainbow has 20 to {most} players, tables not divisible by 2 or 3; not {players}.</source>
        <translation>Un rainbow est pour 20 à {most} joueurs à des tables dont le nombre n’est divisible ni par 2 ni par 3, pas pour {players}.</translation>
    </message>
    <message>
        <source>{found} is neither a number nor a board set, which is a number or a capital letter.</source>
        <translation>{found} n’est ni un nombre ni une série de donnes, qui est un nombre ou une majuscule.</translation>
    </message>
    <message>
        <source>The fifth number is 1 for an individual movement and 0 for one of pairs, not {found}.</source>
        <translation>Le cinquième nombre est 1 pour un mouvement individuel et 0 pour un mouvement par paires, pas {found}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, five per table (N, S, E, W, board set), not {count}.</source>
        <translation>La position {round} demande {needed} nombres, cinq par table (N, S, E, O, série de donnes), pas {count}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers, three per table (NS, EW, board set), not {count}.</source>
        <translation>La position {round} demande {needed} nombres, trois par table (NS, EO, série de donnes), pas {count}.</translation>
    </message>
    <message>
        <source>Bridgemate rows need boards that follow one another, unlike those of board set {set}.</source>
        <translation>Les lignes Bridgemate demandent des donnes qui se suivent, au contraire de celles de la série {set}.</translation>
    </message>
    <message>
        <source>{found} is not an EBUScore movement of type 0, 1, 2, 5, 6 or 7, or has a missing pair.</source>
        <translation>{found} n’est pas un mouvement d’EBUScore de type 0, 1, 2, 5, 6 ou 7, ou a une paire absente.</translation>
    </message>
    <message>
        <source>Table {table} needs {needed} numbers (NS, EW, board set; rounds: {rounds}), not {count}.</source>
        <translation>La table {table} demande {needed} nombres (NS, EO, série de donnes&#xa0;; positions&#xa0;: {rounds}), pas {count}.</translation>
    </message>
    <message>
        <source>Sessions measured as one have equal numbers of pairs: one has {pairs}, another {others}.</source>
        <translation>Des séances mesurées comme une seule ont autant de paires&#xa0;: l’une en a {pairs}, une autre {others}.</translation>
    </message>
    <message>
        <source>The best switches are searched for up to {most} pairs, not {pairs} (board sets: {sets}).</source>
        <translation>Les meilleures inversions se cherchent jusqu’à {most} paires, pas pour {pairs} (séries de donnes&#xa0;: {sets}).</translation>
    </message>
    <message>
        <source>Bump Mitchell: 9, 11 … {most} pairs, fewer rounds than tables; not {pairs} in {rounds}.</source>
        <translation>Mitchell Bump&#xa0;: 9, 11 … {most} paires, moins de positions que de tables&#xa0;; pas {pairs} en {rounds}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} already played board {board}, round {before}.</source>
        <translation>Position {round}, table {table}&#xa0;: la paire {pair} a déjà joué la donne {board}, à la position {before}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} already played board {board}, round {before}.</source>
        <translation>Position {round}, table {table}&#xa0;: le joueur {pair} a déjà joué la donne {board}, à la position {before}.</translation>
    </message>
    <message>
        <source>First line: pairs, tables, rounds, board sets, 1 if individual. Numbers in it: {count}.</source>
        <translation>Première ligne&#xa0;: paires, tables, positions, séries de donnes, 1 si individuel. Nombres qu’elle a&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>First line: type, tables, boards, boards per round, rounds. Numbers in it: {count}.</source>
        <translation>Première ligne&#xa0;: type, tables, donnes, donnes par position, positions. Nombres qu’elle a&#xa0;: {count}.</translation>
    </message>
</context>
<context>
    <name>MovementNotices</name>
    <message numerus="yes">
        <source>%n meeting(s) repeated</source>
        <translation>
            <numerusform>%n rencontre répétée</numerusform>
            <numerusform>%n rencontres répétées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards are shared in %n round(s)</source>
        <translation>
            <numerusform>Donnes partagées à %n position</numerusform>
            <numerusform>Donnes partagées à %n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables play the same boards in a round</source>
        <translation>Toutes les tables jouent les mêmes donnes à chaque position</translation>
    </message>
    <message>
        <source>The figures are approximate</source>
        <translation>Les chiffres sont approximatifs</translation>
    </message>
    <message>
        <source>A click or Space switches a meeting, a click on a heading the round or table; L locks it.</source>
        <translation>Un clic ou Espace inverse une rencontre, un clic sur un en-tête la position ou la table&#xa0;; L la verrouille.</translation>
    </message>
</context>
<context>
    <name>MovementPlaces</name>
    <message>
        <source>Play a Mi&amp;llion Events</source>
        <translation>Sim&amp;uler un million d’épreuves</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, {events} events</source>
        <translation>sdb/3 {sdb3}, Qb {qb}, Qd {qd}, {events} épreuves</translation>
    </message>
    <message>
        <source>Strength 1 takes place 1 in {own}&#xa0;% of all events.</source>
        <translation>La force 1 prend la place 1 dans {own}&#xa0;% des épreuves.</translation>
    </message>
    <message>
        <source>More events make the figures more exact.</source>
        <translation>Plus d’épreuves rendent les chiffres plus exacts.</translation>
    </message>
    <message>
        <source>Events played</source>
        <translation>Épreuves jouées</translation>
    </message>
    <message>
        <source>Strength {strength}: place {strength} in {own}&#xa0;% of events, that or better in {within}&#xa0;%.</source>
        <translation>La force {strength} prend la place {strength} dans {own}&#xa0;% des épreuves, et celle-là ou une meilleure dans {within}&#xa0;%.</translation>
    </message>
    <message>
        <source>sdb/3: luck in percentages. Qb: the same as quality. Qd: how many places are right, in %.</source>
        <translation>sdb/3&#xa0;: chance dans les pourcentages. Qb&#xa0;: la même, en qualité. Qd&#xa0;: places justes, en&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>MovementReport</name>
    <message>
        <source>Quality: 100 is even for all.</source>
        <translation>Qualité&#xa0;: 100 est l’égalité pour tous.</translation>
    </message>
    <message>
        <source>Qf, bound</source>
        <translation>Qf, plafond</translation>
    </message>
    <message>
        <source>No arrow switches can reach more.</source>
        <translation>Aucune inversion ne peut donner plus.</translation>
    </message>
    <message>
        <source>Quality if a pair stays away, on average.</source>
        <translation>Qualité si une paire manque, en moyenne.</translation>
    </message>
    <message>
        <source>The same for the best pair number to stay away.</source>
        <translation>De même pour le meilleur numéro à laisser absent.</translation>
    </message>
    <message>
        <source>The same for the worst.</source>
        <translation>De même pour le pire.</translation>
    </message>
    <message>
        <source>Quality without rounding.</source>
        <translation>Qualité sans arrondi.</translation>
    </message>
    <message>
        <source>Opposition: 100 if all meet all equally often.</source>
        <translation>Opposition&#xa0;: 100, tous se rencontrent aussi souvent.</translation>
    </message>
    <message>
        <source>Skewness: 0 is even for all.</source>
        <translation>Déséquilibre&#xa0;: 0 est l’égalité pour tous.</translation>
    </message>
    <message>
        <source>Fourth moment of the matrix.</source>
        <translation>Quatrième moment de la matrice.</translation>
    </message>
    <message>
        <source>Least skewness if a pair stays away.</source>
        <translation>Déséquilibre minimal si une paire manque.</translation>
    </message>
    <message>
        <source>Greatest skewness if a pair stays away.</source>
        <translation>Déséquilibre maximal si une paire manque.</translation>
    </message>
    <message>
        <source>Least skewness if a pair that always shares stays away.</source>
        <translation>Déséquilibre minimal si une paire qui partage toujours manque.</translation>
    </message>
    <message>
        <source>Luck, in percent, with two strong pairs among the others.</source>
        <translation>Chance, en pour cent, avec deux paires fortes en lice.</translation>
    </message>
    <message>
        <source>Luck, in percent, with pairs of all strengths.</source>
        <translation>Chance, en pour cent, avec des paires de toutes forces.</translation>
    </message>
    <message>
        <source>The same as a quality.</source>
        <translation>De même, comme qualité.</translation>
    </message>
    <message>
        <source>How often, in percent, a pair gets the place it earns.</source>
        <translation>Combien de fois, en pour cent, une paire a la place méritée.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Figures of the movement</source>
        <translation>Chiffres du mouvement</translation>
    </message>
    <message>
        <source>Figures of the movement, approximate</source>
        <translation>Chiffres du mouvement, approximatifs</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>How much each pair matters to every other</source>
        <translation>Combien chaque paire compte pour chaque autre</translation>
    </message>
    <message>
        <source>{mean} would be even</source>
        <translation>{mean} serait égal pour tous</translation>
    </message>
</context>
<context>
    <name>MovementShown</name>
    <message>
        <source>Who plays where in each round</source>
        <translation>Qui joue où à chaque position</translation>
    </message>
</context>
<context>
    <name>MovementTools</name>
    <message>
        <source>&amp;Choose</source>
        <translation>C&amp;hoisir</translation>
    </message>
    <message>
        <source>Movements for these pairs and boards (F4)</source>
        <translation>Mouvements pour ce nombre de paires et de donnes (F4)</translation>
    </message>
    <message>
        <source>&amp;Sit-outs</source>
        <translation>&amp;Relais</translation>
    </message>
    <message>
        <source>Best number for the missing pair</source>
        <translation>Meilleur numéro pour la paire absente</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>&amp;Places</translation>
    </message>
    <message>
        <source>How often each strength finishes in each place</source>
        <translation>Où chaque force finit, et combien de fois</translation>
    </message>
</context>
<context>
    <name>MovementsRoom</name>
    <message>
        <source>This movement</source>
        <translation>Ce mouvement</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>use a compared movement</source>
        <translation>choix d’un mouvement comparé</translation>
    </message>
    <message>
        <source>pair comes or goes</source>
        <translation>une paire arrive ou part</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>optimise</source>
        <translation>optimisation</translation>
    </message>
    <message>
        <source>leave a pair out</source>
        <translation>relais</translation>
    </message>
</context>
<context>
    <name>NameCompleter</name>
    <message>
        <source>Players of the register</source>
        <translation>Joueurs du registre</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>A preset needs a name.</source>
        <translation>Un préréglage a besoin d’un nom.</translation>
    </message>
</context>
<context>
    <name>NewEvening</name>
    <message>
        <source>New Evening</source>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>From a &amp;File…</source>
        <translation>D’un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Two winners</source>
        <translation>&amp;Deux vainqueurs</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, tables: {tables}</source>
        <translation>Paires&#xa0;: {pairs}, tables&#xa0;: {tables}</translation>
    </message>
    <message>
        <source>&amp;Individual: one player per line</source>
        <translation>&amp;Individuel&#xa0;: un joueur par ligne</translation>
    </message>
    <message>
        <source>Make Evening</source>
        <translation>Créer la soirée</translation>
    </message>
    <message>
        <source>Players: {players}, tables: {tables}</source>
        <translation>Joueurs&#xa0;: {players}, tables&#xa0;: {tables}</translation>
    </message>
    <message>
        <source>At least {count} pairs are needed: one per line, or their number.</source>
        <translation>Il faut au moins {count} paires&#xa0;: une par ligne, ou leur nombre.</translation>
    </message>
    <message>
        <source>The number of players must be divisible by four; enter one per line.</source>
        <translation>Le nombre de joueurs doit être divisible par quatre&#xa0;; un par ligne.</translation>
    </message>
    <message>
        <source>No movement is known for this number of pairs; open one from a file.</source>
        <translation>Aucun mouvement connu pour ce nombre de paires&#xa0;; ouvrez-en un depuis un fichier.</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards</source>
        <translation>{name}&#xa0;: {rounds} × {each} = {boards} donnes</translation>
    </message>
    <message>
        <source>{name}: {rounds} × {each} = {boards} boards, shared by tables</source>
        <translation>{name}&#xa0;: {rounds} × {each} = {boards} donnes, partagées entre tables</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>Movement of the Evening</source>
        <translation>Mouvement de la soirée</translation>
    </message>
    <message>
        <source>{name} is for {pairs} pairs.</source>
        <translation>{name} est pour {pairs} paires.</translation>
    </message>
    <message>
        <source>{name} is for {pairs} players.</source>
        <translation>{name} est pour {pairs} joueurs.</translation>
    </message>
    <message>
        <source>Ann Smith, Bob Jones</source>
        <translation>Anne Martin, Paul Petit</translation>
    </message>
    <message>
        <source>One pair per line, two names with a comma or a dash between them; or how many pairs</source>
        <translation>Une paire par ligne, deux noms séparés par une virgule ou un tiret&#xa0;; ou combien de paires</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Paires</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>D&amp;onnes par paire</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>&amp;Sections</translation>
    </message>
    <message>
        <source>Mo&amp;vement</source>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>&amp;Calcul</translation>
    </message>
    <message>
        <source>As many boards as asked for: {name}, fairness {quality}.</source>
        <translation>Autant de donnes que demandé&#xa0;: {name}, équité {quality}.</translation>
    </message>
</context>
<context>
    <name>NewEventDialog</name>
    <message>
        <source>New Event</source>
        <translation>Nouvelle épreuve</translation>
    </message>
    <message>
        <source>&amp;Teams</source>
        <translation>É&amp;quipes</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>&amp;Paires</translation>
    </message>
    <message>
        <source>League (round robin): everybody meets everybody</source>
        <translation>Championnat&#xa0;: tous contre tous</translation>
    </message>
    <message>
        <source>League, twice (double round robin): at home and away</source>
        <translation>Championnat, aller et retour</translation>
    </message>
    <message>
        <source>S&amp;wiss pairs</source>
        <translation>Paires en s&amp;uisse</translation>
    </message>
    <message>
        <source>Chess t&amp;eams</source>
        <translation>&amp;Équipes d’échecs</translation>
    </message>
    <message>
        <source>Make Event</source>
        <translation>Créer l’épreuve</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Pairs have a room of their own.</source>
        <translation>Les paires ont leur propre rubrique.</translation>
    </message>
    <message>
        <source>Names can be entered later, too.</source>
        <translation>Les noms peuvent venir plus tard.</translation>
    </message>
    <message>
        <source>Names: {count}, rounds: {rounds}.</source>
        <translation>Noms&#xa0;: {count}, rondes&#xa0;: {rounds}.</translation>
    </message>
    <message>
        <source>With a rating or strength: {rated}.</source>
        <translation>Avec Elo ou force&#xa0;: {rated}.</translation>
    </message>
    <message>
        <source>Swiss: opponents with similar scores meet</source>
        <translation>Suisse&#xa0;: des adversaires de score voisin se rencontrent</translation>
    </message>
    <message>
        <source>Groups, and a final of the best</source>
        <translation>Groupes, puis finale des premiers</translation>
    </message>
    <message>
        <source>Knock-out: the loser goes out</source>
        <translation>Élimination&#xa0;: le perdant est éliminé</translation>
    </message>
    <message>
        <source>Manual: you choose the matches</source>
        <translation>À la main&#xa0;: vous choisissez les matchs</translation>
    </message>
    <message>
        <source>One per line, the strongest first; with a rating if there is one</source>
        <translation>Un par ligne, les plus forts d’abord&#xa0;; avec l’Elo s’il y en a un</translation>
    </message>
    <message>
        <source>qualify from each group:</source>
        <translation>qualifiés de chacun&#xa0;:</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Boards per match</source>
        <translation>Échiquiers par match</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>How many of each group qualify</source>
        <translation>Combien se qualifient dans chaque groupe</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Put Round {round} Together</source>
        <translation>Composer la ronde {round}</translation>
    </message>
    <message>
        <source>Type the Names</source>
        <translation>Saisir les noms</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a name.</source>
        <translation>
            <numerusform>%n joueur sans nom.</numerusform>
            <numerusform>%n joueurs sans nom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Result(s)</source>
        <translation>
            <numerusform>Saisir %n résultat</numerusform>
            <numerusform>Saisir %n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing on board(s) {boards}.</source>
        <translation>
            <numerusform>Manque à la donne {boards}.</numerusform>
            <numerusform>Manque aux donnes {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Il n’y a pas encore de résultat.</translation>
    </message>
    <message numerus="yes">
        <source>Names are missing in %n pair(s).</source>
        <translation>
            <numerusform>Il manque des noms dans %n paire.</numerusform>
            <numerusform>Il manque des noms dans %n paires.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n Board(s)</source>
        <translation>
            <numerusform>Saisir %n donne</numerusform>
            <numerusform>Saisir %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the Score Sheet</source>
        <translation>Imprimer la feuille de match</translation>
    </message>
    <message>
        <source>All done: the score sheet is printed.</source>
        <translation>Tout est fait&#xa0;: la feuille de match est imprimée.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Rien n’est encore saisi.</translation>
    </message>
    <message>
        <source>Enter Names</source>
        <translation>Saisir des noms</translation>
    </message>
    <message>
        <source>At least two names are needed.</source>
        <translation>Il faut au moins deux noms.</translation>
    </message>
    <message>
        <source>Begin {stage}</source>
        <translation>Commencer&#xa0;: {stage}</translation>
    </message>
    <message>
        <source>The entrants of {stage} are known.</source>
        <translation>Les participants de {stage} sont connus.</translation>
    </message>
    <message>
        <source>Change {stage}</source>
        <translation>Modifier&#xa0;: {stage}</translation>
    </message>
    <message>
        <source>{stage} cannot begin as it is planned.</source>
        <translation>{stage} ne peut pas commencer comme prévu.</translation>
    </message>
    <message>
        <source>Draw Round {round}</source>
        <translation>Apparier la ronde {round}</translation>
    </message>
    <message>
        <source>All results of round {before} are in.</source>
        <translation>Tous les résultats de la ronde {before} sont saisis.</translation>
    </message>
    <message>
        <source>Print the Ranking</source>
        <translation>Imprimer le classement</translation>
    </message>
    <message>
        <source>All results are in.</source>
        <translation>Tous les résultats sont saisis.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publier</translation>
    </message>
    <message>
        <source>The web pages are older than the results.</source>
        <translation>Les pages web sont plus anciennes que les résultats.</translation>
    </message>
    <message>
        <source>All done: the ranking is printed.</source>
        <translation>Tout est fait&#xa0;: le classement est imprimé.</translation>
    </message>
    <message>
        <source>No cards are printed yet.</source>
        <translation>Aucune carte n’est encore imprimée.</translation>
    </message>
    <message>
        <source>Print the Cards</source>
        <translation>Imprimer les cartes</translation>
    </message>
    <message>
        <source>All done: the cards are printed.</source>
        <translation>Tout est fait&#xa0;: les cartes sont imprimées.</translation>
    </message>
    <message>
        <source>Change the Number of Rounds</source>
        <translation>Modifier le nombre de rondes</translation>
    </message>
    <message>
        <source>The rules allow no draw of round {round}.</source>
        <translation>Selon les règles, la ronde {round} ne peut pas être appariée.</translation>
    </message>
    <message>
        <source>No round is drawn yet.</source>
        <translation>Aucune ronde n’est encore appariée.</translation>
    </message>
    <message>
        <source>It can be drawn while round {before} is played.</source>
        <translation>Elle peut être appariée pendant que la ronde {before} se joue.</translation>
    </message>
    <message>
        <source>Round {round}: no results yet.</source>
        <translation>Ronde {round}&#xa0;: pas encore de résultat.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing at table(s) {tables}.</source>
        <translation>
            <numerusform>Ronde {round}&#xa0;: manque à la table {tables}.</numerusform>
            <numerusform>Ronde {round}&#xa0;: manque aux tables {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: missing on board(s) {tables}.</source>
        <translation>
            <numerusform>Ronde {round}&#xa0;: manque à l’échiquier {tables}.</numerusform>
            <numerusform>Ronde {round}&#xa0;: manque aux échiquiers {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Break %n Tie(s)</source>
        <translation>
            <numerusform>Départager %n égalité</numerusform>
            <numerusform>Départager %n égalités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner at table(s) {tables}.</source>
        <translation>
            <numerusform>Ronde {round}&#xa0;: pas de vainqueur à la table {tables}.</numerusform>
            <numerusform>Ronde {round}&#xa0;: pas de vainqueur aux tables {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: no winner on board(s) {tables}.</source>
        <translation>
            <numerusform>Ronde {round}&#xa0;: pas de vainqueur à l’échiquier {tables}.</numerusform>
            <numerusform>Ronde {round}&#xa0;: pas de vainqueur aux échiquiers {tables}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NormWords</name>
    <message>
        <source>games played: {found}, needed {needed}</source>
        <translation>parties jouées&#xa0;: {found}, requis {needed}</translation>
    </message>
    <message>
        <source>players: {found}, needed {needed}</source>
        <translation>joueurs&#xa0;: {found}, requis {needed}</translation>
    </message>
    <message>
        <source>other federations of opponents: {found}, needed {needed}</source>
        <translation>autres fédérations des adversaires&#xa0;: {found}, requis {needed}</translation>
    </message>
    <message>
        <source>opponents of the player&apos;s own federation: {found}, at most {needed}</source>
        <translation>adversaires de la même fédération&#xa0;: {found}, {needed} au plus</translation>
    </message>
    <message>
        <source>opponents of one federation: {found}, at most {needed}</source>
        <translation>adversaires d’une seule fédération&#xa0;: {found}, {needed} au plus</translation>
    </message>
    <message>
        <source>opponents with titles: {found}, needed {needed}</source>
        <translation>adversaires titrés&#xa0;: {found}, requis {needed}</translation>
    </message>
    <message>
        <source>opponents with this title or a higher one: {found}, needed {needed}</source>
        <translation>adversaires ayant ce titre ou un titre supérieur&#xa0;: {found}, requis {needed}</translation>
    </message>
    <message>
        <source>average rating of opponents: {found}, needed {needed}</source>
        <translation>Elo moyen des adversaires&#xa0;: {found}, requis {needed}</translation>
    </message>
    <message>
        <source>points: {found} %, needed {needed} %</source>
        <translation>points&#xa0;: {found} %, requis {needed} %</translation>
    </message>
    <message>
        <source>performance: {found}, needed {needed}</source>
        <translation>performance&#xa0;: {found}, requis {needed}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Own federation</source>
        <translation>Propre fédération</translation>
    </message>
    <message>
        <source>One federation</source>
        <translation>Une seule fédération</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Points, %</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norme</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Eight games and a round won without playing are enough (1.4.1c).</source>
        <translation>Huit parties et une ronde gagnée sans jouer suffisent (1.4.1c).</translation>
    </message>
    <message>
        <source>Among so many guests federations do not matter (1.4.3d).</source>
        <translation>Avec autant d’invités, les fédérations ne comptent pas (1.4.3d).</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Other federations</source>
        <translation>Autres fédérations</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Of this title</source>
        <translation>Avec ce titre</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Lacking</source>
        <translation>Manque</translation>
    </message>
    <message>
        <source>Title norms after round {number}</source>
        <translation>Normes de titres après la ronde {number}</translation>
    </message>
    <message>
        <source>Nobody reaches the performance of a norm</source>
        <translation>Personne n’atteint la performance d’une norme</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Compte pour</translation>
    </message>
    <message>
        <source>{name}: {title} norm</source>
        <translation>{name}&#xa0;: norme {title}</translation>
    </message>
    <message>
        <source>{title} norm: performance {performance}, needed {needed}; games: {games}.</source>
        <translation>Norme {title}&#xa0;: performance {performance}, requis {needed}&#xa0;; parties&#xa0;: {games}.</translation>
    </message>
    <message>
        <source>No {title} norm: {lacking}.</source>
        <translation>Pas de norme {title}&#xa0;: {lacking}.</translation>
    </message>
    <message>
        <source>FIDE title regulations 1.4, without rounds per day, arbiters and exempt championships</source>
        <translation>Règlement FIDE des titres 1.4, sans les rondes par jour, les arbitres et les championnats dispensés</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>({count} more)</source>
        <translation>(encore {count})</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Enter {least} to {most}; Esc brings back {number}.</source>
        <translation>Entrez de {least} à {most}&#xa0;; Échap rétablit {number}.</translation>
    </message>
    <message>
        <source>Enter {least} to {most}.</source>
        <translation>Entrez de {least} à {most}.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>“{typed}” is not a number of whole or half tables.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre de tables entières ou demies.</translation>
    </message>
    <message>
        <source>“{typed}” is not a number.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>{typed} is less than {least}.</source>
        <translation>{typed} est inférieur à {least}.</translation>
    </message>
    <message>
        <source>{typed} is more than {most}.</source>
        <translation>{typed} est supérieur à {most}.</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>“{typed}” has too many decimals: {count} at most.</source>
        <translation>«&#xa0;{typed}&#xa0;» a trop de décimales&#xa0;: {count} au plus.</translation>
    </message>
</context>
<context>
    <name>OptimisePanel</name>
    <message>
        <source>Who&amp;le rounds only</source>
        <translation>Posi&amp;tions entières</translation>
    </message>
    <message>
        <source>All tables switch in the same rounds, so no table needs a card of its own.</source>
        <translation>Toutes les tables s’inversent aux mêmes positions, donc aucune n’a besoin de sa propre carte.</translation>
    </message>
    <message>
        <source>Other b&amp;ase movements too</source>
        <translation>Autres mou&amp;vements de base</translation>
    </message>
    <message>
        <source>Pairs may meet twice</source>
        <translation>Les paires peuvent se rencontrer deux fois</translation>
    </message>
    <message>
        <source>With a few rounds more than a Mitchell, this can be much fairer.</source>
        <translation>Avec quelques positions de plus qu’un Mitchell, cela peut être bien plus juste.</translation>
    </message>
    <message>
        <source>No shared boards</source>
        <translation>Pas de donnes partagées</translation>
    </message>
    <message>
        <source>Stationary pairs: at least </source>
        <translation>Paires fixes&#xa0;: au moins </translation>
    </message>
    <message>
        <source>Stationary pairs</source>
        <translation>Paires fixes</translation>
    </message>
    <message>
        <source>Copies of the boards: </source>
        <translation>Exemplaires des donnes&#xa0;: </translation>
    </message>
    <message>
        <source>Copies of the boards</source>
        <translation>Exemplaires des donnes</translation>
    </message>
    <message>
        <source>Best sit-out: usual weight</source>
        <translation>Poids habituel du meilleur relais</translation>
    </message>
    <message>
        <source>Best sit-out: weight </source>
        <translation>Meilleur relais&#xa0;: poids </translation>
    </message>
    <message>
        <source>Weight of the best sit-out</source>
        <translation>Poids du meilleur relais</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>Stopped. The best movement so far is kept.</source>
        <translation>Arrêté. Le meilleur mouvement trouvé est gardé.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}, at most {bound}. Tries: {tries}.</source>
        <translation>Qf {qf}, avant {before}, au plus {bound}. Essais&#xa0;: {tries}.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}. Tries: {tries}.</source>
        <translation>Qf {qf}, avant {before}. Essais&#xa0;: {tries}.</translation>
    </message>
    <message>
        <source>{count} million</source>
        <translation>{count}&#xa0;M</translation>
    </message>
    <message>
        <source>Proven: no other choice of switches is better.</source>
        <translation>Prouvé&#xa0;: aucun autre choix d’inversions n’est meilleur.</translation>
    </message>
    <message>
        <source>The bound is reached: Qf cannot be higher.</source>
        <translation>Le plafond est atteint&#xa0;: Qf ne peut être plus haut.</translation>
    </message>
    <message>
        <source>No gain in the last {tries} tries: it is the best that is known.</source>
        <translation>Aucun gain sur les {tries} derniers essais&#xa0;: c’est le meilleur connu.</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Arrêt&amp;er</translation>
    </message>
    <message>
        <source>&amp;Optimise</source>
        <translation>&amp;Optimiser</translation>
    </message>
    <message>
        <source>Stops the search and keeps the best movement so far (Esc)</source>
        <translation>Arrête la recherche et garde le meilleur mouvement trouvé (Échap)</translation>
    </message>
    <message>
        <source>Looks for the arrow switches that make the movement fairest</source>
        <translation>Cherche les inversions qui rendent le mouvement le plus juste</translation>
    </message>
    <message>
        <source>Opponents and tables may change, too, not only the directions.</source>
        <translation>Les adversaires et les tables peuvent changer aussi, pas seulement les lignes.</translation>
    </message>
    <message>
        <source>No other base movement is known for this number of pairs and rounds.</source>
        <translation>Aucun autre mouvement de base connu pour ce nombre de paires et de positions.</translation>
    </message>
    <message>
        <source>Locked tables keep the base movement: unlock them first.</source>
        <translation>Les tables verrouillées gardent le mouvement de base&#xa0;: déverrouillez-les d’abord.</translation>
    </message>
    <message>
        <source>Other base movements switch single tables, not whole rounds.</source>
        <translation>D’autres mouvements de base inversent des tables isolées, pas des positions entières.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>What the search may change, and what it weighs</source>
        <translation>Ce que la recherche peut changer et ce qu’elle pondère</translation>
    </message>
    <message>
        <source>At equal Qf, better sit-outs decide; weight usually 2, or 0 if a pair sits out anyway.</source>
        <translation>À Qf égal, de meilleurs relais décident&#xa0;; poids d’habitude 2, ou 0 si une paire est de toute façon au relais.</translation>
    </message>
</context>
<context>
    <name>OwnScalesDialog</name>
    <message>
        <source>Own Scales</source>
        <translation>Échelles personnelles</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Échelles personnelles</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouvelle</translation>
    </message>
    <message>
        <source>Begin a table, to be typed in</source>
        <translation>Commence un tableau à saisir</translation>
    </message>
    <message>
        <source>&amp;Bands for Each VP</source>
        <translation>&amp;Tranches par PV</translation>
    </message>
    <message>
        <source>&amp;VP for Each Margin</source>
        <translation>&amp;PV par écart</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>A table in a CSV, XLSX, ODS or HTML file, or a scale file</source>
        <translation>Un tableau dans un fichier CSV, XLSX, ODS ou HTML, ou un fichier d’échelle</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Coller</translation>
    </message>
    <message>
        <source>Reads a table that was copied from anywhere</source>
        <translation>Lit un tableau copié n’importe où</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>A scale file, to be handed on</source>
        <translation>Un fichier d’échelle, à transmettre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Brings back the scale that was removed last</source>
        <translation>Rétablit l’échelle supprimée en dernier</translation>
    </message>
    <message>
        <source>&amp;Use This Scale</source>
        <translation>&amp;Utiliser cette échelle</translation>
    </message>
    <message>
        <source>Copy a table first; there is no text to paste.</source>
        <translation>Copiez d’abord un tableau&#xa0;; il n’y a pas de texte à coller.</translation>
    </message>
    <message>
        <source>Open a Table or a Scale</source>
        <translation>Ouvrir un tableau ou une échelle</translation>
    </message>
    <message>
        <source>Tables and scales ({suffixes})</source>
        <translation>Tableaux et échelles ({suffixes})</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Scales ({suffixes})</source>
        <translation>Échelles ({suffixes})</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>For {boards}</source>
        <translation>Pour {boards}</translation>
    </message>
    <message>
        <source>You have no own scales yet: type one with New, paste a table, or open a file.</source>
        <translation>Vous n’avez pas encore d’échelle personnelle&#xa0;: saisissez-en une avec Nouvelle, collez un tableau ou ouvrez un fichier.</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Page shown</source>
        <translation>Page affichée</translation>
    </message>
    <message numerus="yes">
        <source>of %n page(s)</source>
        <translation>
            <numerusform>sur %n</numerusform>
            <numerusform>sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {page} of {pages}: {title}</source>
        <translation>Page {page} sur {pages}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>La page entière</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Aperçu des pages</translation>
    </message>
</context>
<context>
    <name>PagedRoom</name>
    <message>
        <source>Pages of the room</source>
        <translation>Pages de la rubrique</translation>
    </message>
</context>
<context>
    <name>PairsDecisions</name>
    <message>
        <source>Score given</source>
        <translation>Marque attribuée</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Ajusté</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Donne annulée</translation>
    </message>
    <message>
        <source>Board counts again</source>
        <translation>Donne comptée de nouveau</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Law and reason</source>
        <translation>Loi et motif</translation>
    </message>
</context>
<context>
    <name>PairsDocument</name>
    <message>
        <source>New evening</source>
        <translation>Nouvelle soirée</translation>
    </message>
</context>
<context>
    <name>PairsDoubts</name>
    <message>
        <source>The others have {points} for the other side: was the arrow turned?</source>
        <translation>Les autres ont {points} pour l’autre camp&#xa0;: la flèche était-elle tournée&#xa0;?</translation>
    </message>
    <message>
        <source>No other result is anywhere near {points}.</source>
        <translation>Aucun autre résultat n’est proche de {points}.</translation>
    </message>
    <message>
        <source>The contract is down by six or more.</source>
        <translation>Le contrat chute de six ou plus.</translation>
    </message>
    <message>
        <source>This looks like board {board}.</source>
        <translation>Cela ressemble à la donne {board}.</translation>
    </message>
</context>
<context>
    <name>PairsEntryWords</name>
    <message>
        <source>{pair} from {before} to {now}</source>
        <translation>{pair} de {before} à {now}</translation>
    </message>
    <message>
        <source>Places: {moves}.</source>
        <translation>Places&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Enter again takes it as it is, Backspace corrects it.</source>
        <translation>Entrée encore une fois le prend tel quel, Retour arrière le corrige.</translation>
    </message>
</context>
<context>
    <name>PairsError</name>
    <message>
        <source>Round {round}, table {table}, board {board}: {reason}</source>
        <translation>Position {round}, table {table}, donne {board}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, board {board}: there are two results.</source>
        <translation>Position {round}, table {table}, donne {board}&#xa0;: il y a deux résultats.</translation>
    </message>
    <message>
        <source>There are two pairs with the number {number}.</source>
        <translation>Il y a deux paires de numéro {number}.</translation>
    </message>
    <message>
        <source>There is no pair {number}.</source>
        <translation>Il n’y a pas de paire {number}.</translation>
    </message>
    <message>
        <source>Pair {number} has no starting position.</source>
        <translation>La paire {number} n’a pas de place de départ.</translation>
    </message>
    <message>
        <source>Pair {number} has two starting positions.</source>
        <translation>La paire {number} a deux places de départ.</translation>
    </message>
    <message>
        <source>Section {section} appears twice.</source>
        <translation>Il y a deux sections {section}.</translation>
    </message>
    <message>
        <source>There is no section {section}.</source>
        <translation>Il n’y a pas de section {section}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: nobody plays board {board} there.</source>
        <translation>Position {round}, table {table}&#xa0;: personne n’y joue la donne {board}.</translation>
    </message>
    <message>
        <source>Another pair has the starting position {start}.</source>
        <translation>La place de départ {start} est à une autre paire.</translation>
    </message>
    <message>
        <source>The starting positions are 1 to {most}, not {start}.</source>
        <translation>Les places de départ vont de 1 à {most}, pas {start}.</translation>
    </message>
    <message>
        <source>A ScoreTable needs the columns PairId_NS and PairId_EW.</source>
        <translation>Une ScoreTable doit avoir les colonnes PairId_NS et PairId_EW.</translation>
    </message>
    <message>
        <source>Board {board}: {reason}</source>
        <translation>Donne {board}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>A stratum is a letter from A, the strongest, to {last}; “{typed}” is not one.</source>
        <translation>Une strate est une lettre de A, la plus forte, à {last}&#xa0;; «&#xa0;{typed}&#xa0;» n’en est pas une.</translation>
    </message>
    <message>
        <source>“{typed}” is not a date such as 2026-11-24.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une date comme 2026-11-24.</translation>
    </message>
    <message>
        <source>A result in the file needs the number of its board.</source>
        <translation>Une donne avec un résultat doit avoir son numéro.</translation>
    </message>
    <message>
        <source>This is not a USEBIO file of pairs.</source>
        <translation>Ce n’est pas un fichier USEBIO de paires.</translation>
    </message>
    <message>
        <source>There are no results in the file.</source>
        <translation>Il n’y a pas de résultats dans le fichier.</translation>
    </message>
    <message>
        <source>The travellers are not where a USEBIO file has them.</source>
        <translation>Les résultats des donnes ne sont pas là où un fichier USEBIO les a.</translation>
    </message>
    <message>
        <source>There are more than {most} pairs.</source>
        <translation>Il y a plus de {most} paires.</translation>
    </message>
    <message>
        <source>“{typed}”: both sides get 0 to 100 %.</source>
        <translation>«&#xa0;{typed}&#xa0;»&#xa0;: les deux camps reçoivent de 0 à 100 %.</translation>
    </message>
    <message>
        <source>“{typed}”: a split score has two results, as in 420 | -50: for each side one.</source>
        <translation>«&#xa0;{typed}&#xa0;»&#xa0;: une marque partagée a deux résultats, comme 420 | -50&#xa0;: un pour chaque camp.</translation>
    </message>
    <message>
        <source>There are no names in the register.</source>
        <translation>Il n’y a pas de noms dans le registre.</translation>
    </message>
    <message>
        <source>The register has no column with names; give it the heading Name.</source>
        <translation>Le registre n’a pas de colonne de noms&#xa0;; donnez-lui le titre Nom.</translation>
    </message>
    <message>
        <source>The register has more than {most} players.</source>
        <translation>Le registre a plus de {most} joueurs.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row.</source>
        <translation>Un guillemet manque ou est mal placé sur cette ligne.</translation>
    </message>
    <message>
        <source>Matchpoints need a scale of percentages, and IMPs one of IMPs.</source>
        <translation>Les matchpoints demandent une échelle en pour cent, et les IMP une en IMP.</translation>
    </message>
    <message>
        <source>The movement has {pairs} starting positions, not {found}.</source>
        <translation>Le mouvement a {pairs} places de départ, pas {found}.</translation>
    </message>
    <message>
        <source>Sessions in per cent and sessions in IMPs cannot be ranked together.</source>
        <translation>Des séances en pour cent et des séances en IMP ne peuvent pas être classées ensemble.</translation>
    </message>
    <message>
        <source>There is no pair “{pair}” in the event.</source>
        <translation>Il n’y a pas de paire «&#xa0;{pair}&#xa0;» dans l’épreuve.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet in round {round}.</source>
        <translation>Donne {board}&#xa0;: {ns} et {ew} ne se rencontrent pas à la position {round}.</translation>
    </message>
    <message>
        <source>Board {board}: {ns} and {ew} do not meet on it in this evening.</source>
        <translation>Donne {board}&#xa0;: {ns} et {ew} ne s’y rencontrent pas dans cette soirée.</translation>
    </message>
    <message>
        <source>“{board}” is not the number of a board.</source>
        <translation>«&#xa0;{board}&#xa0;» n’est pas un numéro de donne.</translation>
    </message>
    <message>
        <source>The file has no ScoreTable with results, and no board with its contract and result.</source>
        <translation>Le fichier n’a ni ScoreTable avec des résultats, ni donne avec contrat et résultat.</translation>
    </message>
    <message>
        <source>“{typed}” is not a pair: put both names on one line, with a dash or a slash between them.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une paire&#xa0;: mettez les deux noms sur une ligne, avec un tiret ou une barre entre eux.</translation>
    </message>
    <message>
        <source>There is no result to be moved.</source>
        <translation>Il n’y a pas de résultat à déplacer.</translation>
    </message>
    <message>
        <source>The result is there already.</source>
        <translation>Le résultat y est déjà.</translation>
    </message>
    <message>
        <source>Board {board} has a result at table {table} already: swap the two, or clear it.</source>
        <translation>La donne {board} a déjà un résultat à la table {table}&#xa0;: échangez les deux, ou effacez-le.</translation>
    </message>
</context>
<context>
    <name>PairsFileError</name>
    <message>
        <source>There are no results in the file.</source>
        <translation>Il n’y a pas de résultats dans le fichier.</translation>
    </message>
    <message>
        <source>The first line names the columns; “{column}” is missing.</source>
        <translation>La première ligne nomme les colonnes&#xa0;; «&#xa0;{column}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>“{column}” is not a known column.</source>
        <translation>«&#xa0;{column}&#xa0;» n’est pas une colonne connue ici.</translation>
    </message>
    <message>
        <source>Cells in this line: {found}, not {wanted}; put a score with a comma in quotes.</source>
        <translation>Cases de cette ligne&#xa0;: {found}, et non {wanted}&#xa0;; mettez entre guillemets une marque avec une virgule.</translation>
    </message>
    <message>
        <source>The column “{column}” is blank here.</source>
        <translation>La colonne «&#xa0;{column}&#xa0;» est vide ici.</translation>
    </message>
    <message>
        <source>Pair {pair} has board {board} a second time; the first is in line {first}.</source>
        <translation>La paire {pair} a la donne {board} une seconde fois&#xa0;; la première est à la ligne {first}.</translation>
    </message>
    <message>
        <source>Pair {pair} meets itself.</source>
        <translation>La paire {pair} se rencontre elle-même.</translation>
    </message>
    <message>
        <source>“{typed}” is a contract, and its score needs a board number; “{board}” is not one.</source>
        <translation>«&#xa0;{typed}&#xa0;» est un contrat&#xa0;; la vulnérabilité vient du numéro de la donne, et «&#xa0;{board}&#xa0;» n’en est pas un.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>There are more than {most} results in the file.</source>
        <translation>Il y a plus de {most} résultats dans le fichier.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed, or closed too early.</source>
        <translation>Un guillemet n’est pas fermé, ou l’est trop tôt.</translation>
    </message>
</context>
<context>
    <name>PairsFiles</name>
    <message>
        <source>Pairs evenings</source>
        <translation>Soirées par paires</translation>
    </message>
    <message>
        <source>Open an Evening</source>
        <translation>Ouvrir une soirée</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>paires</translation>
    </message>
    <message>
        <source>Save the Evening</source>
        <translation>Enregistrer la soirée</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registres</translation>
    </message>
    <message>
        <source>Register of Players</source>
        <translation>Registre des joueurs</translation>
    </message>
</context>
<context>
    <name>PairsMethods</name>
    <message>
        <source>IMPs against the mean of the results, to the nearest 10 points.</source>
        <translation>IMP contre la moyenne des résultats, arrondie à 10 points.</translation>
    </message>
    <message>
        <source>IMPs against every other result.</source>
        <translation>IMP contre chaque autre résultat.</translation>
    </message>
    <message>
        <source>Continuous IMPs against the mean of the results.</source>
        <translation>IMP continus contre la moyenne des résultats.</translation>
    </message>
    <message>
        <source>2 for each result beaten, 1 for each equal one and for itself.</source>
        <translation>2 pour chaque résultat battu, 1 pour chaque égal et pour le sien.</translation>
    </message>
    <message>
        <source>2 for each result beaten and 1 for each equal one, times expected by actual results.</source>
        <translation>2 pour chaque résultat battu et 1 pour chaque égal, fois les résultats prévus sur les obtenus.</translation>
    </message>
    <message>
        <source>2 for a board won and 1 for one halved; the mean against all other results.</source>
        <translation>2 pour une donne gagnée et 1 pour une donne partagée&#xa0;; la moyenne contre tous les autres résultats.</translation>
    </message>
    <message>
        <source>2 per result beaten, 1 per equal one; Neuberg&apos;s formula for boards played less often.</source>
        <translation>2 par résultat battu, 1 par résultat égal&#xa0;; formule de Neuberg pour les donnes jouées moins souvent.</translation>
    </message>
</context>
<context>
    <name>PairsModel</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Sud</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Est-Ouest</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>IMP NS</translation>
    </message>
    <message>
        <source>NS margin</source>
        <translation>Écart NS</translation>
    </message>
    <message>
        <source>NS VP</source>
        <translation>PV NS</translation>
    </message>
    <message>
        <source>EW VP</source>
        <translation>PV EO</translation>
    </message>
    <message>
        <source>{table}, from board {board}</source>
        <translation>{table}, à partir de la donne {board}</translation>
    </message>
    <message>
        <source>Pairs of the team</source>
        <translation>Paires de l’équipe</translation>
    </message>
</context>
<context>
    <name>PairsPresentation</name>
    <message>
        <source>Nobody is seated yet</source>
        <translation>Personne n’est encore placé</translation>
    </message>
</context>
<context>
    <name>PairsReport</name>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>With carry-over</source>
        <translation>Avec carry-over</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>Avec handicap</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Section {section}</source>
        <translation>Section {section}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Donne {board}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Fréquences</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Ajusté</translation>
    </message>
    <message>
        <source>{ranking}, provisional</source>
        <translation>{ranking}, provisoire</translation>
    </message>
    <message numerus="yes">
        <source>{method}; %n result(s) missing</source>
        <translation>
            <numerusform>{method}&#xa0;; %n résultat manquant</numerusform>
            <numerusform>{method}&#xa0;; %n résultats manquants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) in play.</source>
        <translation>
            <numerusform>%n donne est en jeu.</numerusform>
            <numerusform>%n donnes sont en jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each pair plays %n of them.</source>
        <translation>
            <numerusform>Chaque paire en joue %n.</numerusform>
            <numerusform>Chaque paire en joue %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair plays {least} to {most} of them.</source>
        <translation>Une paire en joue de {least} à {most}.</translation>
    </message>
    <message numerus="yes">
        <source>A pair sits out %n round(s) at most.</source>
        <translation>
            <numerusform>Une paire est au relais %n position au plus.</numerusform>
            <numerusform>Une paire est au relais %n positions au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is room for a late pair.</source>
        <translation>Il y a de la place pour une paire en retard.</translation>
    </message>
    <message>
        <source>There is no room for a late pair.</source>
        <translation>Il n’y a pas de place pour une paire en retard.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n tables play the same boards at once.</source>
        <translation>
            <numerusform>%n table au plus joue les mêmes donnes en même temps.</numerusform>
            <numerusform>Jusqu’à %n tables jouent les mêmes donnes en même temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place with handicap</source>
        <translation>Place avec handicap</translation>
    </message>
    <message>
        <source>Session {number}</source>
        <translation>Séance {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Start list by name</source>
        <translation>Liste de départ par nom</translation>
    </message>
    <message>
        <source>Start list by table</source>
        <translation>Liste de départ par table</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Sud</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Est-Ouest</translation>
    </message>
    <message>
        <source>{method}; boards in play do not count yet</source>
        <translation>{method}&#xa0;; les donnes en cours ne comptent pas encore</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Deux vainqueurs&#xa0;: Nord-Sud et Est-Ouest sont classés à part.</translation>
    </message>
    <message>
        <source>Fairness: {fairness} of 100.</source>
        <translation>Équité&#xa0;: {fairness} sur 100.</translation>
    </message>
    <message>
        <source>Section {section}: {movement}.</source>
        <translation>Section {section}&#xa0;: {movement}.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Strate</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>{ranking}, stratum {stratum}</source>
        <translation>{ranking}, strate {stratum}</translation>
    </message>
    <message>
        <source>{ranking} by handicap</source>
        <translation>{ranking} avec handicap</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Matchpoints</translation>
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
        <translation>Matchpoints, au prorata</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Mean by boards</source>
        <translation>Moyenne selon les donnes</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>pas jouée</translation>
    </message>
    <message>
        <source>arrow turned</source>
        <translation>flèche tournée</translation>
    </message>
    <message>
        <source>{title}: {board}</source>
        <translation>{title}&#xa0;: {board}</translation>
    </message>
    <message>
        <source>Pair {number}</source>
        <translation>Paire {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>{name} (left after round {number})</source>
        <translation>{name} (départ après la position {number})</translation>
    </message>
</context>
<context>
    <name>PairsResultEntry</name>
    <message>
        <source>board {board}</source>
        <translation>donne {board}</translation>
    </message>
    <message>
        <source>board {board}, table {table} “{typed}”</source>
        <translation>donne {board}, table {table} «&#xa0;{typed}&#xa0;»</translation>
    </message>
    <message>
        <source>Not taken: {results}. {why}</source>
        <translation>Pas pris en compte&#xa0;: {results}. {why}</translation>
    </message>
    <message>
        <source>This goes to board {board}, table {table}. Backspace corrects the result.</source>
        <translation>Ceci va à la donne {board}, table {table}. Retour arrière corrige le résultat.</translation>
    </message>
</context>
<context>
    <name>PairsRoom</name>
    <message>
        <source>A60/40, 3NT W +1, 60% 110, 40% -50, or 420 | -50 for both sides</source>
        <translation>A60/40, 3NT W +1, 60% 110, 40% -50 ou 420 | -50 pour les deux camps</translation>
    </message>
    <message>
        <source>Compare only with results of the same deal (fouled board)</source>
        <translation>Comparer aux seuls résultats de la même distribution (donne faussée)</translation>
    </message>
    <message>
        <source>Adjusted Score of Board {board}</source>
        <translation>Marque ajustée de la donne {board}</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>Mar&amp;que</translation>
    </message>
    <message>
        <source>&amp;Law</source>
        <translation>&amp;Loi</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Lieu</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>Name, Place and Date</source>
        <translation>Nom, lieu et date</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>Late Pair</source>
        <translation>Paire en retard</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Noms</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Place</translation>
    </message>
    <message>
        <source>&amp;From round</source>
        <translation>&amp;Dès la position</translation>
    </message>
    <message>
        <source>Every seat is taken: a late pair needs another movement.</source>
        <translation>Toutes les places sont prises&#xa0;: une paire de plus demande un autre mouvement.</translation>
    </message>
    <message>
        <source>&amp;Pair</source>
        <translation>&amp;Paire</translation>
    </message>
    <message>
        <source>Leaves &amp;after round</source>
        <translation>Part &amp;après la position</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Joueur</translation>
    </message>
    <message>
        <source>&amp;Substitute</source>
        <translation>&amp;Remplaçant</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Remplaçant</translation>
    </message>
    <message>
        <source>Per &amp;cent of a top</source>
        <translation>Pour &amp;cent d’un top</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMP</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) change.</source>
        <translation>
            <numerusform>%n table change.</numerusform>
            <numerusform>%n tables changent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) lose their place.</source>
        <translation>
            <numerusform>%n résultat perd sa place.</numerusform>
            <numerusform>%n résultats perdent leur place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the register</source>
        <translation>
            <numerusform>%n joueur dans le registre</numerusform>
            <numerusform>%n joueurs dans le registre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list had no place left.</source>
        <translation>
            <numerusform>Il n’y avait plus de place pour %n ligne de la liste.</numerusform>
            <numerusform>Il n’y avait plus de place pour %n lignes de la liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin an Evening</source>
        <translation>Commencer une soirée</translation>
    </message>
    <message>
        <source>Two numbers are enough; names can follow later.</source>
        <translation>Deux nombres suffisent&#xa0;; les noms peuvent venir plus tard.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Names and More…</source>
        <translation>Noms et autres…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>tous les résultats sont saisis</translation>
    </message>
    <message>
        <source>round {round} of {count}</source>
        <translation>position {round} sur {count}</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Donne {board}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Position {round}, table {table}</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n résultat manque</numerusform>
            <numerusform>%n résultats manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>board {board} cancelled</source>
        <translation>donne {board} annulée</translation>
    </message>
    <message>
        <source>late pair</source>
        <translation>paire en retard</translation>
    </message>
    <message>
        <source>pair leaves</source>
        <translation>une paire part</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>remplaçant</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>pénalité</translation>
    </message>
    <message>
        <source>There are results already, so the movement stays as it is.</source>
        <translation>Il y a déjà des résultats, le mouvement reste donc le même.</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>mouvement</translation>
    </message>
    <message>
        <source>In this movement pairs change direction, so there is one winner.</source>
        <translation>Dans ce mouvement, des paires changent de ligne&#xa0;: il n’y a donc qu’un vainqueur.</translation>
    </message>
    <message>
        <source>two winners</source>
        <translation>deux vainqueurs</translation>
    </message>
    <message>
        <source>one winner</source>
        <translation>un vainqueur</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart.</source>
        <translation>Deux vainqueurs&#xa0;: Nord-Sud et Est-Ouest sont classés à part.</translation>
    </message>
    <message>
        <source>One winner: North-South and East-West are ranked together.</source>
        <translation>Un vainqueur&#xa0;: Nord-Sud et Est-Ouest sont classés ensemble.</translation>
    </message>
    <message>
        <source>name, place and date</source>
        <translation>nom, lieu et date</translation>
    </message>
    <message>
        <source>sessions before</source>
        <translation>séances précédentes</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>Pairs: {pairs}, boards: {boards}, {method}</source>
        <translation>Paires&#xa0;: {pairs}, donnes&#xa0;: {boards}, {method}</translation>
    </message>
    <message>
        <source>Withdraw a Pair</source>
        <translation>Abandon d’une paire</translation>
    </message>
    <message>
        <source>Players: {pairs}, boards: {boards}, {method}</source>
        <translation>Joueurs&#xa0;: {pairs}, donnes&#xa0;: {boards}, {method}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Fréquences</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Parts of the evening</source>
        <translation>Parties de la soirée</translation>
    </message>
    <message>
        <source>Sessions before this one</source>
        <translation>Séances avant celle-ci</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Sessions Before</source>
        <translation>Séances précédentes</translation>
    </message>
    <message>
        <source>&amp;Sessions before</source>
        <translation>&amp;Séances précédentes</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>&amp;Ensemble</translation>
    </message>
    <message>
        <source>&amp;Weight of each, %</source>
        <translation>P&amp;oids de chacune, %</translation>
    </message>
    <message>
        <source>Pairs evenings</source>
        <translation>Soirées par paires</translation>
    </message>
    <message>
        <source>Session Before</source>
        <translation>Séance précédente</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Swap with the result that is there</source>
        <translation>É&amp;changer avec le résultat qui s’y trouve</translation>
    </message>
    <message>
        <source>Move to Another Board</source>
        <translation>Déplacer vers une autre donne</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Donne</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>There is no result to be moved: go to one first.</source>
        <translation>Il n’y a pas de résultat à déplacer&#xa0;: allez d’abord à un résultat.</translation>
    </message>
    <message>
        <source>result moved</source>
        <translation>résultat déplacé</translation>
    </message>
    <message>
        <source>Law 90</source>
        <translation>Loi 90</translation>
    </message>
    <message>
        <source>cancelled boards count again</source>
        <translation>les donnes annulées comptent de nouveau</translation>
    </message>
</context>
<context>
    <name>PairsWhy</name>
    <message>
        <source>{one} and {other} do not meet: they play in different sections.</source>
        <translation>{one} et {other} ne se rencontrent pas&#xa0;: elles jouent dans des sections différentes.</translation>
    </message>
    <message>
        <source>{one} and {other} meet in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} et {other} se rencontrent à la position {round}, table {table}&#xa0;; donnes&#xa0;: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} are partners in round {round}, table {table}; boards: {boards}.</source>
        <translation>{one} et {other} sont partenaires à la position {round}, table {table}&#xa0;; donnes&#xa0;: {boards}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit North-South.</source>
        <translation>{one} et {other} ne se rencontrent pas&#xa0;: les deux sont toujours en Nord-Sud.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: both always sit East-West.</source>
        <translation>{one} et {other} ne se rencontrent pas&#xa0;: les deux sont toujours en Est-Ouest.</translation>
    </message>
    <message>
        <source>{one} and {other} do not meet: the movement does not bring them to one table.</source>
        <translation>{one} et {other} ne se rencontrent pas&#xa0;: le mouvement ne les amène pas à la même table.</translation>
    </message>
    <message>
        <source>Both sit the other way than usual: the arrow is switched.</source>
        <translation>Les deux sont dans l’autre ligne que d’habitude&#xa0;: la table est inversée.</translation>
    </message>
    <message>
        <source>{pair}, {side}: begins at this table.</source>
        <translation>{pair}, {side}&#xa0;: commence à cette table.</translation>
    </message>
    <message>
        <source>{pair}, {side}: sat out in round {round}.</source>
        <translation>{pair}, {side}&#xa0;: au relais à la position {round}.</translation>
    </message>
    <message>
        <source>{pair}, {side}: comes from table {table} ({before}).</source>
        <translation>{pair}, {side}&#xa0;: vient de la table {table} ({before}).</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table and changes direction.</source>
        <translation>{pair}, {side}&#xa0;: reste à la table et change de ligne.</translation>
    </message>
    <message>
        <source>{pair}, {side}: stays at the table.</source>
        <translation>{pair}, {side}&#xa0;: reste à la table.</translation>
    </message>
    <message>
        <source>The board was not played.</source>
        <translation>La donne n’a pas été jouée.</translation>
    </message>
    <message>
        <source>No result yet: {ns} against {ew}.</source>
        <translation>Pas encore de résultat&#xa0;: {ns} contre {ew}.</translation>
    </message>
    <message>
        <source>The board is cancelled.</source>
        <translation>La donne est annulée.</translation>
    </message>
    <message>
        <source>Board {board}: {there} of {due} results are in.</source>
        <translation>Donne {board}&#xa0;: {there} résultats sur {due} sont saisis.</translation>
    </message>
    <message>
        <source>The arrow was turned: the pairs sat the other way round.</source>
        <translation>La flèche était tournée&#xa0;: les paires étaient assises à l’envers.</translation>
    </message>
    <message>
        <source>Pairs other than those of the movement played the board.</source>
        <translation>D’autres paires que celles du mouvement ont joué la donne.</translation>
    </message>
    <message>
        <source>The board was fouled; it is compared with the results of group {group}.</source>
        <translation>La donne a été faussée&#xa0;; on compare les résultats du groupe {group}.</translation>
    </message>
    <message>
        <source>The director gave this score: {reason}</source>
        <translation>L’arbitre a attribué cette marque&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Given: {percent} %; IMPs: {imps}.</source>
        <translation>Attribué&#xa0;: {percent} %, soit {imps} IMP.</translation>
    </message>
    <message>
        <source>Its average on the other boards gives the pair {imps}.</source>
        <translation>La moyenne sur ses autres donnes vaut {imps} à la paire.</translation>
    </message>
    <message>
        <source>Given: {percent} %. The pair gets its average on the other boards, {own} %.</source>
        <translation>Attribué&#xa0;: {percent} %. La paire reçoit sa moyenne sur les autres donnes, {own} %.</translation>
    </message>
    <message>
        <source>Given: {percent} %.</source>
        <translation>Attribué&#xa0;: {percent} %.</translation>
    </message>
    <message>
        <source>Results: {actual} of {expected} expected, too few to compare: {percent} %.</source>
        <translation>Résultats&#xa0;: {actual} sur {expected} prévus, trop peu pour comparer&#xa0;: {percent}&#xa0;%.</translation>
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
        <translation>{score}&#xa0;: mieux que {beaten}, égal à {equal}, moins bien que {lost} des autres.</translation>
    </message>
    <message>
        <source>Matchpoints: {points} of {top}, {percent} %.</source>
        <translation>{points} sur {top} matchpoints&#xa0;: {percent} %.</translation>
    </message>
    <message>
        <source>IMPs: {imps} / {divisor} = {points}.</source>
        <translation>{imps} / {divisor} = {points} IMP.</translation>
    </message>
    <message>
        <source>IMPs by their weights: {points}.</source>
        <translation>Selon leurs poids&#xa0;: {points} IMP.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}), without {left} at each end, is {mean}.</source>
        <translation>La moyenne des résultats ({count}), sans {left} à chaque bout, est {mean}.</translation>
    </message>
    <message>
        <source>The mean of the results ({count}) is {mean}.</source>
        <translation>La moyenne des résultats ({count}) est {mean}.</translation>
    </message>
    <message>
        <source>To the nearest 10 points: {datum}.</source>
        <translation>Arrondi à 10 points&#xa0;: {datum}.</translation>
    </message>
    <message>
        <source>{score} differs from it by {difference}; IMPs: {imps}.</source>
        <translation>{score} s’en écarte de {difference}&#xa0;: {imps} IMP.</translation>
    </message>
    <message>
        <source>{score}: {parts}; IMPs in all: {imps}.</source>
        <translation>{score}&#xa0;: {parts}&#xa0;; {imps} IMP en tout.</translation>
    </message>
    <message>
        <source>{imps} against {other}</source>
        <translation>{imps} contre {other}</translation>
    </message>
    <message>
        <source>{actual} of {expected} in; Neuberg: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</source>
        <translation>{actual} sur {expected} saisis&#xa0;; Neuberg&#xa0;: ({sum} + 1) × {expected} / {actual} − 1 = {points}.</translation>
    </message>
</context>
<context>
    <name>PartStrip</name>
    <message>
        <source>The way to the end</source>
        <translation>Le chemin jusqu’à la fin</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Distributions</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Imprimé</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencé</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>{part} {done} of {of}</source>
        <translation>{part} {done} sur {of}</translation>
    </message>
    <message>
        <source>next</source>
        <translation>à faire</translation>
    </message>
    <message>
        <source>{part}: {progress}</source>
        <translation>{part}&#xa0;: {progress}</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Salle</translation>
    </message>
</context>
<context>
    <name>PinMenu</name>
    <message>
        <source>&amp;Show {boards}</source>
        <translation>&amp;Montrer {boards}</translation>
    </message>
    <message>
        <source>Move &amp;Left</source>
        <translation>Vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Move &amp;Right</source>
        <translation>Vers la &amp;droite</translation>
    </message>
</context>
<context>
    <name>PinRow</name>
    <message>
        <source>Pinned board counts</source>
        <translation>Nombres de donnes épinglés</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglés</translation>
    </message>
    <message>
        <source>Unpin {boards}</source>
        <translation>Détacher {boards}</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>Rien à comparer pour l’instant.</translation>
    </message>
    <message>
        <source>It stays as it is when another scale is chosen.</source>
        <translation>Elle reste telle quelle quand on choisit une autre échelle.</translation>
    </message>
    <message>
        <source>Pin {boards}</source>
        <translation>Épingler {boards}</translation>
    </message>
    <message>
        <source>No more than {most} can be pinned: unpin one first.</source>
        <translation>On ne peut pas en épingler plus de {most}&#xa0;: détachez-en un d’abord.</translation>
    </message>
    <message>
        <source>Removes it from the comparison (Ctrl+D)</source>
        <translation>Le retire de la comparaison (Ctrl+D)</translation>
    </message>
    <message>
        <source>Pin the board count to compare it (Ctrl+D)</source>
        <translation>Épingler ce nombre de donnes pour le comparer (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>PinSets</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>&amp;Board Counts…</source>
        <translation>&amp;Nombres de donnes…</translation>
    </message>
    <message>
        <source>&amp;Keep These Pins…</source>
        <translation>&amp;Garder ces épinglés…</translation>
    </message>
    <message>
        <source>&amp;Sample: Boards, Kinds and Ranges</source>
        <translation>&amp;Exemple&#xa0;: donnes, types et étendues</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Keep These Pins</source>
        <translation>Garder ces épinglés</translation>
    </message>
    <message>
        <source>Board counts such as 7, 14, 20, 28, or pins that were kept</source>
        <translation>Des nombres de donnes, comme 7, 14, 20, 28, ou des épinglés gardés</translation>
    </message>
</context>
<context>
    <name>PinStrip</name>
    <message>
        <source>Enter shows it, Delete unpins it, drag or Alt+arrow moves it</source>
        <translation>Entrée l’affiche, Suppr le détache, glisser ou Alt+flèche le déplace</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), pinned</source>
        <translation>
            <numerusform>%n donne, épinglé</numerusform>
            <numerusform>%n donnes, épinglé</numerusform>
        </translation>
    </message>
    <message>
        <source>{scale}, pinned</source>
        <translation>{scale}, épinglée</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chance of each place for each strength</source>
        <translation>Chances de chaque place pour chaque force</translation>
    </message>
    <message>
        <source>Up and Down step through the strengths</source>
        <translation>Haut et Bas parcourent les forces</translation>
    </message>
    <message>
        <source>Strength {strength} takes place {place} in {chance}&#xa0;% of all events.</source>
        <translation>La force {strength} prend la place {place} dans {chance}&#xa0;% des épreuves.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Strength, 1 is the best</source>
        <translation>Force, 1 est la meilleure</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
</context>
<context>
    <name>PlayersWork</name>
    <message>
        <source>Enter the results of the last round first.</source>
        <translation>Saisissez d’abord les résultats de la dernière ronde.</translation>
    </message>
    <message>
        <source>round {round} by hand</source>
        <translation>ronde {round} à la main</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>T&amp;aille du texte</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>Signe &amp;décimal</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>At the st&amp;art</source>
        <translation>Au démarra&amp;ge</translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation>Valeurs par dé&amp;faut</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Comme le système ({language})</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>As the language ({example})</source>
        <translation>Selon la langue ({example})</translation>
    </message>
    <message>
        <source>Point ({example})</source>
        <translation>Point ({example})</translation>
    </message>
    <message>
        <source>Comma ({example})</source>
        <translation>Virgule ({example})</translation>
    </message>
    <message>
        <source>Always the defaults</source>
        <translation>Toujours les valeurs par défaut</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Dernière session</translation>
    </message>
    <message>
        <source>“{same}” opens with {boards}, and with {pins} pinned to compare.</source>
        <translation>«&#xa0;{same}&#xa0;»&#xa0;: à l’ouverture, {boards}, avec {pins} épinglés pour comparer.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Courbe</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>Texte plus p&amp;etit</translation>
    </message>
    <message>
        <source>&amp;As Large as Fits</source>
        <translation>Aussi grand que &amp;possible</translation>
    </message>
    <message>
        <source>&amp;Next Page</source>
        <translation>Page &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous Page</source>
        <translation>Page p&amp;récédente</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Second screen: {title}</source>
        <translation>Second écran&#xa0;: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s): {vps}</source>
        <translation>
            <numerusform>%n IMP&#xa0;: {vps}</numerusform>
            <numerusform>%n IMP&#xa0;: {vps}</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Gérer</translation>
    </message>
    <message>
        <source>Save, rename or delete a preset</source>
        <translation>Enregistrer, renommer ou supprimer un préréglage</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>&amp;Enregistrer comme préréglage…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>P&amp;réréglage</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Enregistrer comme préréglage</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Renommer le préréglage</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nom du préréglage</translation>
    </message>
</context>
<context>
    <name>PrintsDialog</name>
    <message>
        <source>Prints of the Event</source>
        <translation>Impressions de l’épreuve</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>prints of the event</source>
        <translation>impressions de l’épreuve</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>Pas de logo</translation>
    </message>
    <message>
        <source>of the event</source>
        <translation>de l’épreuve</translation>
    </message>
    <message>
        <source>Chosen at each print</source>
        <translation>Choisi à chaque impression</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organisateur</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation>Logo (PNG ou SVG)</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Save the Prizes</source>
        <translation>Enregistrer les prix</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Prix pour</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagné par</translation>
    </message>
    <message>
        <source>By the final ranking</source>
        <translation>Selon le classement final</translation>
    </message>
    <message>
        <source>A prize is for places such as 4-10, the best of a club or group, or a named winner.</source>
        <translation>Un prix est pour des places comme 4-10, pour le meilleur d’un club ou d’un groupe, ou pour un gagnant nommé.</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>What the table shows</source>
        <translation>Ce que montre le tableau</translation>
    </message>
    <message>
        <source>Corrections of the scale</source>
        <translation>Corrections de l’échelle</translation>
    </message>
    <message>
        <source>Each row is explained beside the table</source>
        <translation>Chaque ligne est expliquée à côté du tableau</translation>
    </message>
    <message>
        <source>The proof in words</source>
        <translation>La preuve en mots</translation>
    </message>
    <message>
        <source>Why the picked row is as it is</source>
        <translation>Pourquoi la ligne choisie est ainsi</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
</context>
<context>
    <name>Publisher</name>
    <message>
        <source>Publish in a New Folder</source>
        <translation>Publier dans un nouveau dossier</translation>
    </message>
    <message>
        <source>Published in {path}</source>
        <translation>Publié dans {path}</translation>
    </message>
    <message>
        <source>The folder “{folder}” has the pages of another event.</source>
        <translation>Le dossier «&#xa0;{folder}&#xa0;» contient les pages d’une autre épreuve.</translation>
    </message>
    <message>
        <source>If you replace them, they are gone.</source>
        <translation>Si vous les remplacez, elles seront perdues.</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>&amp;Les remplacer</translation>
    </message>
    <message>
        <source>&amp;Leave Them</source>
        <translation>L&amp;es laisser</translation>
    </message>
</context>
<context>
    <name>QuickMatch</name>
    <message>
        <source>H&amp;ome side</source>
        <translation>Re&amp;cevant</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>&amp;Visiteur</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Do&amp;nnes</translation>
    </message>
</context>
<context>
    <name>QuickStart</name>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Paires</translation>
    </message>
    <message>
        <source>&amp;Boards per pair</source>
        <translation>D&amp;onnes par paire</translation>
    </message>
    <message>
        <source>Play as proposed: {name}, {boards} boards</source>
        <translation>Jouer comme proposé&#xa0;: {name}, {boards} donnes</translation>
    </message>
    <message>
        <source>Play as many boards as asked for: {name}, {boards} boards</source>
        <translation>Jouer autant de donnes que demandé&#xa0;: {name}, {boards} donnes</translation>
    </message>
    <message>
        <source>No movement is known for these numbers; take another number of boards.</source>
        <translation>On ne connaît pas de mouvement pour ces nombres&#xa0;; prenez un autre nombre de donnes.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>{place} of {count}, {keys}</source>
        <translation>{place} sur {count}, {keys}</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>All sessions</source>
        <translation>Toutes les séances</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>All boards of the pair</source>
        <translation>Toutes les donnes de la paire</translation>
    </message>
    <message>
        <source>&amp;Ranking of</source>
        <translation>&amp;Classement de</translation>
    </message>
</context>
<context>
    <name>RatingShelf</name>
    <message>
        <source>The rating list is read: {share} %. Esc stops.</source>
        <translation>Lecture de la liste Elo&#xa0;: {share}&#xa0;%. Échap l’arrête.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the rating list</source>
        <translation>
            <numerusform>%n joueur dans la liste Elo</numerusform>
            <numerusform>%n joueurs dans la liste Elo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>FIDE No.</source>
        <translation>N° FIDE</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>Parties comptées</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performance</translation>
    </message>
    <message>
        <source>Rating changes after round {number}</source>
        <translation>Variations d’Elo après la ronde {number}</translation>
    </message>
    <message>
        <source>K 10 from 2400 on, 40 for those up to 18 below 2300, else 20</source>
        <translation>K 10 dès 2400, 40 jusqu’à 18 ans sous 2300, sinon 20</translation>
    </message>
    <message>
        <source>performance {performance}</source>
        <translation>performance {performance}</translation>
    </message>
    <message>
        <source>performance {performance}, rating {change} (K {factor})</source>
        <translation>performance {performance}, Elo {change} (K {factor})</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>&amp;Paste</source>
        <translation>Colle&amp;r</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>Il n’y a rien à coller dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>ReadingStopped</name>
    <message>
        <source>The file was not read to its end.</source>
        <translation>Le fichier n’a pas été lu jusqu’au bout.</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Lecture du fichier.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Unsaved changes were found, but are damaged: see “{file}”.</source>
        <translation>Des modifications non enregistrées ont été trouvées, mais elles sont abîmées&#xa0;: voir «&#xa0;{file}&#xa0;».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>a new event</source>
        <translation>une nouvelle épreuve</translation>
    </message>
    <message>
        <source>a new movement</source>
        <translation>un nouveau mouvement</translation>
    </message>
    <message>
        <source>Open It</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Discard what was recovered?</source>
        <translation>Abandonner ce qui a été récupéré&#xa0;?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Cette action est irréversible.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>&amp;Conserver</translation>
    </message>
    <message>
        <source>“{name}” is open as last saved. Newer unsaved work was found, from {time} ({what}).</source>
        <translation>«&#xa0;{name}&#xa0;» est ouvert tel qu’enregistré. Un travail non enregistré plus récent a été trouvé, du {time} ({what}).</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}”, {time}.</source>
        <translation>Travail non enregistré récupéré&#xa0;: «&#xa0;{name}&#xa0;», {time}.</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: “{name}” ({what}), {time}.</source>
        <translation>Travail non enregistré récupéré&#xa0;: «&#xa0;{name}&#xa0;» ({what}), {time}.</translation>
    </message>
    <message>
        <source>a new match</source>
        <translation>un nouveau match</translation>
    </message>
    <message>
        <source>match; boards with a score: {scored} of {boards}</source>
        <translation>match&#xa0;; donnes avec une marque&#xa0;: {scored} sur {boards}</translation>
    </message>
    <message>
        <source>movement; pairs: {pairs}, rounds: {rounds}, changed meetings: {count}</source>
        <translation>mouvement&#xa0;; paires&#xa0;: {pairs}, positions&#xa0;: {rounds}, rencontres modifiées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>a new evening</source>
        <translation>une nouvelle soirée</translation>
    </message>
    <message>
        <source>evening; pairs: {pairs}, results: {results}</source>
        <translation>soirée&#xa0;; paires&#xa0;: {pairs}, résultats&#xa0;: {results}</translation>
    </message>
    <message>
        <source>event; entrants: {entries}, rounds drawn: {rounds}, results: {results}</source>
        <translation>épreuve&#xa0;; participants&#xa0;: {entries}, rondes appariées&#xa0;: {rounds}, résultats&#xa0;: {results}</translation>
    </message>
    <message>
        <source>a new scale</source>
        <translation>une nouvelle échelle</translation>
    </message>
    <message>
        <source>own scale; rows of the table: {rows}</source>
        <translation>échelle personnelle&#xa0;; lignes du tableau&#xa0;: {rows}</translation>
    </message>
</context>
<context>
    <name>RegulationBar</name>
    <message>
        <source>Regulation</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Ad&amp;just</source>
        <translation>A&amp;juster</translation>
    </message>
    <message>
        <source>Change the numbers of the regulation, or open others</source>
        <translation>Modifier les nombres du règlement, ou en importer d’autres</translation>
    </message>
    <message>
        <source>Change the &amp;Numbers…</source>
        <translation>Modifier les &amp;nombres…</translation>
    </message>
    <message>
        <source>&amp;Open a File…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>&amp;Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Regula&amp;tion</source>
        <translation>Rè&amp;glement</translation>
    </message>
    <message>
        <source>{name}, as in the match</source>
        <translation>{name}, comme dans le match</translation>
    </message>
    <message>
        <source>Open a Regulation</source>
        <translation>Ouvrir un règlement</translation>
    </message>
    <message>
        <source>Save the Regulation</source>
        <translation>Enregistrer le règlement</translation>
    </message>
    <message>
        <source>Regulations (*{suffix})</source>
        <translation>Règlements (*{suffix})</translation>
    </message>
</context>
<context>
    <name>RegulationDialog</name>
    <message>
        <source>Numbers of a Regulation</source>
        <translation>Nombres d’un règlement</translation>
    </message>
    <message>
        <source>{name}, own</source>
        <translation>{name}, personnel</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>to the nearest IMP, a half up</source>
        <translation>à l’IMP le plus proche, un demi vers le haut</translation>
    </message>
    <message>
        <source>fractions are dropped</source>
        <translation>les fractions sont négligées</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>IMPs, before the scale</source>
        <translation>IMP, avant l’échelle</translation>
    </message>
    <message>
        <source>VP, after the scale</source>
        <translation>PV, après l’échelle</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Average &amp;plus, IMPs</source>
        <translation>Moyenne &amp;plus, IMP</translation>
    </message>
    <message>
        <source>Average &amp;minus, IMPs lost</source>
        <translation>Moyenne &amp;moins, IMP perdus</translation>
    </message>
    <message>
        <source>&amp;Rounding of the margin</source>
        <translation>A&amp;rrondi de l’écart</translation>
    </message>
    <message>
        <source>Match &amp;cut short</source>
        <translation>Match é&amp;courté</translation>
    </message>
    <message>
        <source>&amp;Boards cancelled or adjusted</source>
        <translation>Donnes annu&amp;lées ou ajustées</translation>
    </message>
    <message>
        <source>E&amp;xtra boards played</source>
        <translation>Donn&amp;es jouées en plus</translation>
    </message>
    <message>
        <source>A match h&amp;as at least, of its boards</source>
        <translation>Un match a au moins, de ses &amp;donnes</translation>
    </message>
    <message>
        <source>&amp;Void, neither side at fault, each</source>
        <translation>Match annulé, sans &amp;faute, chacun</translation>
    </message>
    <message>
        <source>Void, the &amp;other side at fault</source>
        <translation>Match annulé, &amp;adversaire fautif</translation>
    </message>
    <message>
        <source>Void, side at &amp;fault</source>
        <translation>Match ann&amp;ulé, camp fautif</translation>
    </message>
    <message>
        <source>Void, both si&amp;des at fault, each</source>
        <translation>Match annulé, les deu&amp;x fautifs, chacun</translation>
    </message>
    <message>
        <source>B&amp;ye</source>
        <translation>Exemp&amp;t</translation>
    </message>
    <message>
        <source>Opponent forfe&amp;its</source>
        <translation>Forfait de l’ad&amp;versaire</translation>
    </message>
    <message>
        <source>Side that forfeits &amp;gets</source>
        <translation>Camp qui fait f&amp;orfait</translation>
    </message>
    <message>
        <source>Standard penal&amp;ty, VP</source>
        <translation>Pénalité &amp;standard, PV</translation>
    </message>
    <message>
        <source>Carri&amp;ed over</source>
        <translation>Carr&amp;y-over</translation>
    </message>
    <message>
        <source>&amp;Limit of what is carried over</source>
        <translation>L&amp;imite du carry-over</translation>
    </message>
    <message>
        <source>A better average of other matches counts at a bye or &amp;win by forfeit</source>
        <translation>Une meilleure moyenne aux autres matchs compte pour un exempt ou un &amp;gain par forfait</translation>
    </message>
    <message>
        <source>The &amp;same for a side not at fault in a void match</source>
        <translation>La même c&amp;hose pour un camp non fautif dans un match annulé</translation>
    </message>
    <message>
        <source>Res&amp;ults below 0 VP are possible</source>
        <translation>Des résultats inférieurs à 0 PV sont possi&amp;bles</translation>
    </message>
    <message>
        <source>Average plus on half of the boards of a match one side voids</source>
        <translation>Moyenne plus sur la moitié des donnes d’un match annulé par un camp</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Tous contre tous</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>England (EBU)</source>
        <translation>Angleterre (EBU)</translation>
    </message>
    <message>
        <source>A profile to begin with: the regulations of the event go before it.</source>
        <translation>Un profil pour commencer&#xa0;: le règlement de l’épreuve prime.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Laws 12C2 and 86A (3 IMPs); the values of a bye and of a match that is void or was not played are those in common use.</source>
        <translation>Code international du bridge 2017, lois 12C2 et 86A (3 IMP)&#xa0;; les valeurs d’un exempt et d’un match annulé ou non joué sont celles d’usage courant.</translation>
    </message>
    <message>
        <source>As for teams, but a side without an opponent gets its average if that is more, or what others won on average from a side that forfeits, which itself gets nothing; VP are carried over.</source>
        <translation>Comme par équipes, mais un camp sans adversaire reçoit sa moyenne si elle est plus élevée, ou ce que d’autres ont gagné en moyenne contre le camp qui fait forfait, lequel ne reçoit rien&#xa0;; les PV sont reportés.</translation>
    </message>
    <message>
        <source>As for teams, but an average plus or minus is worth 2 IMPs, as is usual in a Butler.</source>
        <translation>Comme par équipes, mais une moyenne plus ou moins vaut 2 IMP, comme d’usage en Butler.</translation>
    </message>
    <message>
        <source>English Bridge Union, White Book, section 2.4 (withdrawals): a side that could not meet one that withdrew gets the best of 60 %, its own average, and what others won on average from that side; here the same holds where a match is void or forfeited. A match void by one side&apos;s fault gives the other an average plus on half of its boards (3.3.9). The other numbers are those for teams.</source>
        <translation>English Bridge Union, White Book, section 2.4 (abandons)&#xa0;: qui n’a pas pu rencontrer un camp qui a abandonné reçoit le meilleur de 60&#xa0;%, de sa propre moyenne et de ce que les autres ont gagné en moyenne contre ce camp&#xa0;; il en va ici de même pour un match annulé ou perdu par forfait. Un match annulé par la faute d’un camp donne à l’autre une moyenne plus sur la moitié de ses donnes (3.3.9). Les autres nombres sont ceux des épreuves par équipes.</translation>
    </message>
    <message>
        <source>Of section 3.3 only 3.3.9 is applied: compare the edition in force and the event&apos;s rules.</source>
        <translation>De la section 3.3, seul 3.3.9 est appliqué&#xa0;: comparez avec l’édition en vigueur et avec le règlement de l’épreuve.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>IMPs to Victory Points</source>
        <translation>Des IMP aux points de victoire</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>IMP par √donne</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>WBF continuous scale</source>
        <translation>Échelle continue WBF</translation>
    </message>
    <message>
        <source>WBF discrete scale</source>
        <translation>Échelle discrète WBF</translation>
    </message>
    <message>
        <source>half match</source>
        <translation>demi-match</translation>
    </message>
    <message>
        <source>blitz {imps} IMPs</source>
        <translation>blitz {imps} IMP</translation>
    </message>
    <message>
        <source>blitz {factor} √boards IMPs</source>
        <translation>blitz {factor} √donnes IMP</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>PV vainqueur</translation>
    </message>
    <message>
        <source>Loser&apos;s VP</source>
        <translation>PV perdant</translation>
    </message>
    <message>
        <source>table for {boards}</source>
        <translation>tableau pour {boards}</translation>
    </message>
    <message>
        <source>Next IMP</source>
        <translation>IMP suivant</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
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
        <translation>{factor} √donnes IMP</translation>
    </message>
    <message>
        <source>{factor} √(boards / 2) IMPs</source>
        <translation>{factor} √(donnes / 2) IMP</translation>
    </message>
    <message>
        <source>Too few matches for a factor</source>
        <translation>Trop peu de matchs pour un facteur</translation>
    </message>
    <message>
        <source>k = {factor} ({least} to {most})</source>
        <translation>k = {factor} ({least} à {most})</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>IMPs per board</source>
        <translation>IMP par donne</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Reach it</source>
        <translation>L’atteignent</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle 95&#xa0;%</translation>
    </message>
    <message>
        <source>% by theory</source>
        <translation>% en théorie</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Blitz by k</source>
        <translation>Blitz selon k</translation>
    </message>
    <message>
        <source>% of the matches</source>
        <translation>% des matchs</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>théorie</translation>
    </message>
    <message>
        <source>k = {factor}</source>
        <translation>k = {factor}</translation>
    </message>
    <message>
        <source>Matches, %</source>
        <translation>Matchs, %</translation>
    </message>
    <message>
        <source>Calibration of the blitz</source>
        <translation>Calibrage du blitz</translation>
    </message>
    <message>
        <source>Margins of past matches</source>
        <translation>Écarts de matchs passés</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matchs</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too few matches for a factor: for {wanted} % at least {enough} are needed.</source>
        <translation>Il y a trop peu de matchs pour un facteur&#xa0;: pour {wanted}&#xa0;%, il en faut au moins {enough}.</translation>
    </message>
    <message>
        <source>The scale ({blitz}) has no blitz for these board counts.</source>
        <translation>L’échelle ({blitz}) n’a pas de blitz pour ces nombres de donnes.</translation>
    </message>
    <message>
        <source>{first} to {last} boards</source>
        <translation>{first} à {last} donnes</translation>
    </message>
    <message>
        <source>The list has {matches} of {boards}.</source>
        <translation>La liste contient {matches} de {boards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of it could not be read.</source>
        <translation>
            <numerusform>%n de ses lignes n’a pas pu être lue.</numerusform>
            <numerusform>%n de ses lignes n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a blitz of {factor} √boards IMPs, {reached} win by the maximum: {share} %, where {wanted} % are wanted. The 95 % interval of this factor is {least} to {most}.</source>
        <translation>Avec un blitz de {factor} √donnes IMP, {reached} se gagnent au maximum&#xa0;: {share}&#xa0;%, pour {wanted}&#xa0;% voulus. L’intervalle à 95&#xa0;% de ce facteur va de {least} à {most}.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>no scale for this board count</source>
        <translation>pas d’échelle pour ce nombre de donnes</translation>
    </message>
    <message>
        <source>too few matches</source>
        <translation>trop peu de matchs</translation>
    </message>
    <message>
        <source>Matchpoints %</source>
        <translation>Matchpoints %</translation>
    </message>
    <message>
        <source>Sensitivity: the Worth of One IMP</source>
        <translation>Sensibilité&#xa0;: ce que vaut un IMP</translation>
    </message>
    <message>
        <source>Concavity: How Fast It Falls</source>
        <translation>Concavité&#xa0;: à quelle vitesse elle baisse</translation>
    </message>
    <message>
        <source>VP per IMP</source>
        <translation>PV par IMP</translation>
    </message>
    <message>
        <source>VP per IMP²</source>
        <translation>PV par IMP²</translation>
    </message>
    <message>
        <source>chance, %</source>
        <translation>chance, %</translation>
    </message>
    <message>
        <source>chance (blitz {share} %)</source>
        <translation>chance (blitz {share}&#xa0;%)</translation>
    </message>
    <message>
        <source>blitz {imps}</source>
        <translation>blitz {imps}</translation>
    </message>
    <message>
        <source>Equal teams, {imps} IMPs per board</source>
        <translation>Équipes égales, {imps} IMP par donne</translation>
    </message>
    <message>
        <source>Models of the Scale</source>
        <translation>Modèles de l’échelle</translation>
    </message>
    <message>
        <source>Differences from the WBF Scale</source>
        <translation>Différences avec l’échelle WBF</translation>
    </message>
    <message>
        <source>Model: the worth of one IMP</source>
        <translation>Modèle&#xa0;: valeur d’un IMP</translation>
    </message>
    <message>
        <source>Curve, in VP and IMPs</source>
        <translation>Courbe, en PV et IMP</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>Sensitivity at the draw</source>
        <translation>Sensibilité au match nul</translation>
    </message>
    <message>
        <source>Sensitivity at the median</source>
        <translation>Sensibilité à la médiane</translation>
    </message>
    <message>
        <source>Sensitivity at the blitz</source>
        <translation>Sensibilité au blitz</translation>
    </message>
    <message>
        <source>Concavity at the draw</source>
        <translation>Concavité au match nul</translation>
    </message>
    <message>
        <source>Concavity at the median</source>
        <translation>Concavité à la médiane</translation>
    </message>
    <message>
        <source>Concavity at the blitz</source>
        <translation>Concavité au blitz</translation>
    </message>
    <message>
        <source>Continuous scale</source>
        <translation>Échelle continue</translation>
    </message>
    <message>
        <source>Concavity violations</source>
        <translation>Violations de concavité</translation>
    </message>
    <message>
        <source>Raises of {step} VP</source>
        <translation>Relèvements de {step} PV</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, VP</source>
        <translation>Plus grande différence avec WBF, PV</translation>
    </message>
    <message>
        <source>Margin of this difference, IMPs</source>
        <translation>Écart de cette différence, IMP</translation>
    </message>
    <message>
        <source>Discrete scale</source>
        <translation>Échelle discrète</translation>
    </message>
    <message>
        <source>Bands narrower than the last</source>
        <translation>Tranches trop étroites</translation>
    </message>
    <message>
        <source>Limits lowered by one IMP</source>
        <translation>Limites abaissées d’un IMP</translation>
    </message>
    <message>
        <source>Greatest difference from WBF, IMPs</source>
        <translation>Plus grande différence avec WBF, IMP</translation>
    </message>
    <message>
        <source>VP of this difference</source>
        <translation>PV de cette différence</translation>
    </message>
    <message>
        <source>Drawn, continuous, %</source>
        <translation>Matchs nuls, continue, %</translation>
    </message>
    <message>
        <source>Drawn, discrete, %</source>
        <translation>Matchs nuls, discrète, %</translation>
    </message>
    <message>
        <source>Won by a blitz, continuous, %</source>
        <translation>Gagnés par blitz, continue, %</translation>
    </message>
    <message>
        <source>Won by a blitz, discrete, %</source>
        <translation>Gagnés par blitz, discrète, %</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, continuous</source>
        <translation>PV moyens du vainqueur, continue</translation>
    </message>
    <message>
        <source>Winner&apos;s VP on average, discrete</source>
        <translation>PV moyens du vainqueur, discrète</translation>
    </message>
    <message>
        <source>no board count from {first} to {last}; nearest: {nearest}</source>
        <translation>aucun nombre de donnes de {first} à {last}&#xa0;; le plus proche&#xa0;: {nearest}</translation>
    </message>
    <message>
        <source>{boards} ({vp} VP)</source>
        <translation>{boards} ({vp} PV)</translation>
    </message>
    <message>
        <source>this is the VP that is asked for</source>
        <translation>ce sont les PV demandés</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} PV</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>exponentiel</translation>
    </message>
    <message>
        <source>quadratic</source>
        <translation>quadratique</translation>
    </message>
    <message>
        <source>square root</source>
        <translation>racine carrée</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmique</translation>
    </message>
    <message>
        <source>straight line</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>continuous</source>
        <translation>continue</translation>
    </message>
    <message>
        <source>discrete</source>
        <translation>discrète</translation>
    </message>
    <message>
        <source>Points of boards</source>
        <translation>Points des donnes</translation>
    </message>
    <message>
        <source>Win/loss</source>
        <translation>Victoire/défaite</translation>
    </message>
    <message>
        <source>Board-a-match</source>
        <translation>Board-a-match</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0</source>
        <translation>Ancienne échelle WBF, 25-0</translation>
    </message>
    <message>
        <source>Old WBF scale, 25-0, straight</source>
        <translation>Ancienne échelle WBF, 25-0, droite</translation>
    </message>
    <message>
        <source>Continuous scale ({model})</source>
        <translation>Échelle continue ({model})</translation>
    </message>
    <message>
        <source>Discrete scale ({model})</source>
        <translation>Échelle discrète ({model})</translation>
    </message>
    <message>
        <source>Matchpoints to Victory Points</source>
        <translation>Des matchpoints aux points de victoire</translation>
    </message>
    <message>
        <source>Points of boards to Victory Points</source>
        <translation>Des points des donnes aux points de victoire</translation>
    </message>
    <message>
        <source>{band} IMPs</source>
        <translation>{band} IMP</translation>
    </message>
    <message>
        <source>{counts} boards</source>
        <translation>{counts} donnes</translation>
    </message>
    <message>
        <source>largest win from {margin}</source>
        <translation>plus large victoire dès {margin}</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>PV – PV</translation>
    </message>
    <message>
        <source>Differences from {boards}</source>
        <translation>Différences avec {boards}</translation>
    </message>
    <message>
        <source>{margin}: {values}</source>
        <translation>{margin}&#xa0;: {values}</translation>
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
        <translation>un modèle</translation>
    </message>
    <message>
        <source>corrected by the concavity rule</source>
        <translation>corrigé par la règle de concavité</translation>
    </message>
    <message>
        <source>exact margin lies outside the band</source>
        <translation>écart exact hors de la tranche</translation>
    </message>
    <message>
        <source>{before} before correction, raised by {steps}</source>
        <translation>{before} avant correction, relevé de {steps}</translation>
    </message>
    <message>
        <source>{before} before correction</source>
        <translation>{before} avant correction</translation>
    </message>
    <message>
        <source>{vp} VP is exactly {imps} IMPs on the curve, outside this band</source>
        <translation>{vp} PV valent exactement {imps} IMP sur la courbe, hors de cette tranche</translation>
    </message>
    <message>
        <source>The margins spread by {imps} IMPs per board; theory has {theory}, for equal teams.</source>
        <translation>Les écarts se dispersent de {imps} IMP par donne&#xa0;; la théorie dit {theory}, pour des équipes égales.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too high: fewer than {wanted} % would win by the maximum.</source>
        <translation>Le facteur {standard} de la WBF est trop élevé&#xa0;: moins de {wanted}&#xa0;% se gagneraient au maximum.</translation>
    </message>
    <message>
        <source>The WBF&apos;s {standard} is too low: more than {wanted} % would win by the maximum.</source>
        <translation>Le facteur {standard} de la WBF est trop bas&#xa0;: plus de {wanted}&#xa0;% se gagneraient au maximum.</translation>
    </message>
    <message>
        <source>The WBF&apos;s factor of {standard} is within the interval: there is no reason to change it.</source>
        <translation>Le facteur {standard} de la WBF est dans l’intervalle&#xa0;: il n’y a pas de raison de le changer.</translation>
    </message>
    <message>
        <source>A model: no table of this scale is known. It agrees with all its known results.</source>
        <translation>Un modèle&#xa0;: aucun tableau de cette échelle n’a été trouvé. Il concorde avec tous les résultats connus.</translation>
    </message>
    <message>
        <source>{number} of {of} reach {blitz}: {share} % ({least} to {most} %); in theory {expected} %.</source>
        <translation>{number} sur {of} atteignent {blitz}&#xa0;: {share}&#xa0;% ({least} à {most}&#xa0;%)&#xa0;; en théorie {expected}&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Rating Report</source>
        <translation>Rapport Elo</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Ce qui manque</translation>
    </message>
    <message>
        <source>&amp;Write…</source>
        <translation>&amp;Écrire…</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) missing:</source>
        <translation>
            <numerusform>%n élément manque&#xa0;:</numerusform>
            <numerusform>%n éléments manquent&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Il ne manque rien.</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>VPs of a bye</source>
        <translation>PV d’un exempt</translation>
    </message>
    <message>
        <source>Type a board and its result, such as “12 =”; there is no such board.</source>
        <translation>Tapez une table et son résultat, comme «&#xa0;12 =&#xa0;»&#xa0;; cette table n’existe pas.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 45-23”; there is no such table.</source>
        <translation>Tapez une table et son résultat, comme «&#xa0;12 45-23&#xa0;»&#xa0;; cette table n’existe pas.</translation>
    </message>
    <message>
        <source>Type a table and its result, such as “12 57.5”; there is no such table.</source>
        <translation>Tapez une table et son résultat, comme «&#xa0;12 57,5&#xa0;»&#xa0;; cette table n’existe pas.</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Accepter</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Corriger</translation>
    </message>
    <message>
        <source>{name}: “{typed}”?</source>
        <translation>{name}&#xa0;: «&#xa0;{typed}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>result of board {table}</source>
        <translation>résultat de la table {table}</translation>
    </message>
    <message>
        <source>result of table {table}</source>
        <translation>résultat de la table {table}</translation>
    </message>
    <message>
        <source>&amp;Add It</source>
        <translation>&amp;Ajouter</translation>
    </message>
</context>
<context>
    <name>ResultMarks</name>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>inhabituel</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>ajusté</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>Our IMPs</source>
        <translation>Nos IMP</translation>
    </message>
    <message>
        <source>Their IMPs</source>
        <translation>Leurs IMP</translation>
    </message>
    <message>
        <source>Margin in IMPs, minus if lost</source>
        <translation>Écart en IMP, négatif en cas de défaite</translation>
    </message>
    <message>
        <source>Target in VP</source>
        <translation>PV visés</translation>
    </message>
    <message>
        <source>&amp;Matchpoints %</source>
        <translation>Matchpoint&amp;s %</translation>
    </message>
    <message>
        <source>Our matchpoints in percent</source>
        <translation>Nos matchpoints en pourcentage</translation>
    </message>
    <message>
        <source>&amp;Our IMPs</source>
        <translation>No&amp;s IMP</translation>
    </message>
    <message>
        <source>&amp;Their IMPs</source>
        <translation>Le&amp;urs IMP</translation>
    </message>
    <message>
        <source>or &amp;margin</source>
        <translation>ou é&amp;cart</translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation>&amp;PV visés</translation>
    </message>
    <message>
        <source>at least {percent}</source>
        <translation>au moins {percent}</translation>
    </message>
    <message numerus="yes">
        <source>win by %n IMP(s)</source>
        <translation>
            <numerusform>gagner de %n IMP</numerusform>
            <numerusform>gagner de %n IMP</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw is enough</source>
        <translation>un match nul suffit</translation>
    </message>
    <message>
        <source>any result is enough</source>
        <translation>tout résultat suffit</translation>
    </message>
    <message numerus="yes">
        <source>lose by %n IMP(s) at most</source>
        <translation>
            <numerusform>perdre de %n IMP au plus</numerusform>
            <numerusform>perdre de %n IMP au plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsFile</name>
    <message>
        <source>Import Results</source>
        <translation>Importer des résultats</translation>
    </message>
    <message>
        <source>Results of boards</source>
        <translation>Résultats des donnes</translation>
    </message>
    <message>
        <source>results of “{file}”</source>
        <translation>résultats de «&#xa0;{file}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken.</source>
        <translation>
            <numerusform>%n résultat repris.</numerusform>
            <numerusform>%n résultats repris.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results that were another one before: {count}.</source>
        <translation>Résultats différents auparavant&#xa0;: {count}.</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Round</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Sud</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Est-Ouest</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>EO</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>{what}: {count} missing</source>
        <translation>{what}&#xa0;: il manque {count}</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Tous les résultats sont saisis</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Donne par donne</translation>
    </message>
    <message>
        <source>Table by table</source>
        <translation>Table par table</translation>
    </message>
    <message>
        <source>Boards, or tables in rounds</source>
        <translation>Donnes, ou tables par position</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Type contracts such as 3NT W +1, points, A60/40, or NP, and press Enter</source>
        <translation>Tapez des contrats comme 3NT W +1, des points, A60/40 ou NP, puis Entrée</translation>
    </message>
    <message>
        <source>Why a result has its score</source>
        <translation>Pourquoi un résultat vaut ce qu’il vaut</translation>
    </message>
    <message>
        <source>Hands of the board</source>
        <translation>Mains de la donne</translation>
    </message>
    <message>
        <source>E&amp;ntry</source>
        <translation>&amp;Saisie</translation>
    </message>
    <message>
        <source>{pairs} has no opponent, sits out</source>
        <translation>{pairs} n’a pas d’adversaire, est au relais</translation>
    </message>
    <message>
        <source>{pairs} have no opponents, sit out</source>
        <translation>{pairs} n’ont pas d’adversaire, sont au relais</translation>
    </message>
</context>
<context>
    <name>RoomHeader</name>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Second Screen</source>
        <translation>Second écran</translation>
    </message>
    <message>
        <source>Prints or exports what is shown (Ctrl+P)</source>
        <translation>Imprime ou exporte ce qui est affiché (Ctrl+P)</translation>
    </message>
    <message>
        <source>Shows it to everybody, on a projector too (F5)</source>
        <translation>Le montre à tous, aussi sur un projecteur (F5)</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Swiss from the top</source>
        <translation>Suisse de haut en bas</translation>
    </message>
    <message>
        <source>Swiss, closest overall</source>
        <translation>Suisse, écarts minimaux</translation>
    </message>
    <message>
        <source>Danish Swiss</source>
        <translation>Suisse danois</translation>
    </message>
    <message>
        <source>First round by [first:halves].</source>
        <translation>Première ronde par [first:moitiés].</translation>
    </message>
    <message>
        <source>First round by [first:quarters].</source>
        <translation>Première ronde par [first:quarts].</translation>
    </message>
    <message>
        <source>First round by [first:the standings], as any later one.</source>
        <translation>Première ronde d’après [first:le classement], comme toute autre.</translation>
    </message>
    <message>
        <source>First round by [first:lot].</source>
        <translation>Première ronde par [first:tirage au sort].</translation>
    </message>
    <message>
        <source>The table is [places:by strength]; the first two meet last.</source>
        <translation>Places dans la table [places:selon la force]&#xa0;; les deux premiers se rencontrent en dernier.</translation>
    </message>
    <message>
        <source>The table is [places:by the numbers].</source>
        <translation>Places dans la table [places:selon les numéros].</translation>
    </message>
    <message>
        <source>The table is [places:by lot].</source>
        <translation>Places dans la table [places:par tirage au sort].</translation>
    </message>
    <message>
        <source>With an odd number, one [odd:sits out]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>En nombre impair, un [odd:est exempt]&#xa0;; un exempt vaut [bye_vp:{vp} PV].</translation>
    </message>
    <message>
        <source>Triangles go [triangle:by turns].</source>
        <translation>Les triangles se jouent [triangle:à tour de rôle].</translation>
    </message>
    <message>
        <source>[triangle:Nobody] plays two triangles.</source>
        <translation>[triangle:Personne] ne joue deux triangles.</translation>
    </message>
    <message>
        <source>Triangles are [triangle:from the bottom], even twice.</source>
        <translation>Les triangles se prennent [triangle:par le bas], même deux fois.</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:by their VPs].</source>
        <translation>Les inscriptions tardives sont appariées [late:selon leurs PV].</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as average].</source>
        <translation>Les inscriptions tardives sont appariées [late:comme la moyenne].</translation>
    </message>
    <message>
        <source>Late entries are drawn [late:as the last].</source>
        <translation>Les inscriptions tardives sont appariées [late:en dernier].</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:as in the standings].</source>
        <translation>Les PV égaux sont appariés [level:comme au classement].</translation>
    </message>
    <message>
        <source>Equal VPs are drawn [level:by IMP quotient].</source>
        <translation>Les PV égaux sont appariés [level:par quotient IMP].</translation>
    </message>
    <message>
        <source>A match counts [counts:its IMPs].</source>
        <translation>Un match compte [counts:ses IMP].</translation>
    </message>
    <message>
        <source>A match counts [counts:IMPs and boards (Patton)].</source>
        <translation>Un match compte [counts:IMP et donnes (Patton)].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:as a bye].</source>
        <translation>Un forfait compte [walkover:comme un exempt].</translation>
    </message>
    <message>
        <source>A forfeit counts [walkover:the best of three averages].</source>
        <translation>Un forfait compte [walkover:la meilleure de trois moyennes].</translation>
    </message>
    <message>
        <source>Rounds are drawn [arrears:one round behind].</source>
        <translation>Les rondes sont appariées [arrears:avec une ronde de retard].</translation>
    </message>
    <message>
        <source>Strictly by rank, whoever has met: rounds [danish:{rounds}].</source>
        <translation>Strictement selon le rang, même si un match se répète&#xa0;: rondes [danish:{rounds}].</translation>
    </message>
    <message>
        <source>The first three [leaders:may meet] in a triangle.</source>
        <translation>Les trois premiers [leaders:peuvent se rencontrer] dans un triangle.</translation>
    </message>
    <message>
        <source>A bye is worth [bye_vp:{vp} VP].</source>
        <translation>Un exempt vaut [bye_vp:{vp} PV].</translation>
    </message>
    <message>
        <source>Dutch rules of [edition:{edition}].</source>
        <translation>Règles hollandaises de [edition:{edition}].</translation>
    </message>
    <message>
        <source>A win counts [points:{win}], a draw {draw}.</source>
        <translation>Une victoire compte [points:{win}], une nulle {draw}.</translation>
    </message>
    <message>
        <source>A bye counts [bye:{points}].</source>
        <translation>Un exempt compte [bye:{points}].</translation>
    </message>
    <message>
        <source>The upper half is [baku:accelerated by Baku].</source>
        <translation>La moitié supérieure est [baku:accélérée selon Bakou].</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>any number of rounds</source>
        <translation>nombre de rondes libre</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>En nombre impair, trois jouent [odd:un triangle]&#xa0;; un exempt vaut [bye_vp:{vp} PV].</translation>
    </message>
    <message>
        <source>Odd number: three play [odd:a triangle over two rounds]; a bye is worth [bye_vp:{vp} VP].</source>
        <translation>En nombre impair, trois jouent [odd:un triangle sur deux rondes]&#xa0;; un exempt vaut [bye_vp:{vp} PV].</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>Underlined words can be changed; what is bold is not the usual.</source>
        <translation>Les mots soulignés peuvent être changés&#xa0;; en gras, ce qui n’est pas habituel.</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Toutes les règles</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;Que s’est-il passé</translation>
    </message>
    <message>
        <source>Boar&amp;ds with a result</source>
        <translation>Donnes avec un &amp;résultat</translation>
    </message>
    <message>
        <source>&amp;At fault</source>
        <translation>Responsa&amp;ble</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>N&amp;om</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>IM&amp;P</translation>
    </message>
    <message>
        <source>Average &amp;plus</source>
        <translation>Moyenne pl&amp;us</translation>
    </message>
    <message>
        <source>P&amp;lain average</source>
        <translation>Mo&amp;yenne simple</translation>
    </message>
    <message>
        <source>Average min&amp;us</source>
        <translation>Moyenne moin&amp;s</translation>
    </message>
    <message>
        <source>Penalt&amp;y, VP</source>
        <translation>Pénalité, P&amp;V</translation>
    </message>
    <message>
        <source>&amp;Other matches, VP</source>
        <translation>A&amp;utres matchs, PV</translation>
    </message>
    <message>
        <source>of {boards}</source>
        <translation>sur {boards}</translation>
    </message>
    <message>
        <source>Carried &amp;over</source>
        <translation>&amp;Carry-over</translation>
    </message>
    <message>
        <source>IMPs on e&amp;xtra boards</source>
        <translation>IMP &amp;des donnes en plus</translation>
    </message>
    <message>
        <source>Carried &amp;over, IMPs</source>
        <translation>&amp;Carry-over, IMP</translation>
    </message>
    <message>
        <source>Carried &amp;over, VP</source>
        <translation>&amp;Carry-over, PV</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>ce qui s’est passé</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>faute</translation>
    </message>
    <message>
        <source>boards with a result</source>
        <translation>donnes avec un résultat</translation>
    </message>
    <message>
        <source>{what}, home side</source>
        <translation>{what}, recevant</translation>
    </message>
    <message>
        <source>{what}, visitors</source>
        <translation>{what}, visiteur</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>Match écourté</translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted</source>
        <translation>Donnes annulées ou ajustées</translation>
    </message>
    <message>
        <source>Void: it does not count</source>
        <translation>Annulé&#xa0;: il ne compte pas</translation>
    </message>
    <message>
        <source>Bye: no opponent</source>
        <translation>Exempt&#xa0;: pas d’adversaire</translation>
    </message>
    <message>
        <source>Forfeit: not played</source>
        <translation>Forfait&#xa0;: non joué</translation>
    </message>
    <message>
        <source>More boards than planned</source>
        <translation>Plus de donnes que prévu</translation>
    </message>
    <message>
        <source>Mismatch: a wrong draw of a Swiss</source>
        <translation>Appariement erroné en système suisse</translation>
    </message>
    <message>
        <source>Neither side</source>
        <translation>Aucun camp</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Recevant</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Visiteur</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>What happened to the match</source>
        <translation>Ce qui est arrivé au match</translation>
    </message>
    <message>
        <source>Who is at fault</source>
        <translation>Qui est fautif</translation>
    </message>
    <message>
        <source>Boards with a result</source>
        <translation>Donnes avec un résultat</translation>
    </message>
    <message>
        <source>The boards of the whole match are those of the scale.</source>
        <translation>Les donnes du match entier sont celles de l’échelle.</translation>
    </message>
    <message>
        <source>VP per match in the other matches; 0 and Page Down for none</source>
        <translation>PV par match aux autres matchs&#xa0;; 0 puis Page suiv. pour aucun</translation>
    </message>
    <message>
        <source>Per board without a result: average minus for a side at fault, average plus for the other.</source>
        <translation>Par donne sans résultat&#xa0;: moyenne moins pour un camp fautif, moyenne plus pour l’autre.</translation>
    </message>
</context>
<context>
    <name>RulingPage</name>
    <message>
        <source>Ta&amp;ke from Score Sheet</source>
        <translation>E&amp;xtraire de la feuille</translation>
    </message>
    <message>
        <source>Print Slip…</source>
        <translation>Imprimer la feuille…</translation>
    </message>
    <message>
        <source>regulation</source>
        <translation>règlement</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>feuille de match</translation>
    </message>
    <message>
        <source>ruling taken back</source>
        <translation>décision retirée</translation>
    </message>
    <message>
        <source>ruling adopted</source>
        <translation>décision adoptée</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Adopt for Score Sheet</source>
        <translation>Adopter pour la feuille</translation>
    </message>
    <message>
        <source>Rulings side by side</source>
        <translation>Décisions côte à côte</translation>
    </message>
    <message>
        <source>The ruling that is picked here is printed as a slip; F6 leads from the form to it.</source>
        <translation>La décision choisie ici est imprimée sur une feuille&#xa0;; F6 y mène depuis le formulaire.</translation>
    </message>
    <message>
        <source>The score sheet shows the ruling that is picked as the result, with its reason.</source>
        <translation>La feuille de match montre la décision choisie comme résultat, avec son motif.</translation>
    </message>
    <message>
        <source>Prints the ruling that is picked, with its reasons (Ctrl+P)</source>
        <translation>Imprime la décision choisie, avec ses motifs (Ctrl+P)</translation>
    </message>
    <message>
        <source>Reasons for the ruling that is picked</source>
        <translation>Motifs de la décision choisie</translation>
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
        <translation>{home} {vp} PV</translation>
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
        <translation>Pour les donnes sans résultat, {side} reçoit {imps} ({parts}).</translation>
    </message>
    <message>
        <source>The margin of {side}, {exact}, is rounded to {imps} before the scale.</source>
        <translation>L’écart de {side}, {exact}, est arrondi à {imps} avant l’échelle.</translation>
    </message>
    <message>
        <source>{side} carries over {amount}.</source>
        <translation>{side} reporte {amount} (carry-over).</translation>
    </message>
    <message>
        <source>{side}
VP</source>
        <translation>{side}
PV</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Rulings: {match}</source>
        <translation>Décisions&#xa0;: {match}</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>{who}: {line}</source>
        <translation>{who}&#xa0;: {line}</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>{way}: {result}</source>
        <translation>{way}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation>préférée</translation>
    </message>
    <message>
        <source>adopted</source>
        <translation>adoptée</translation>
    </message>
    <message>
        <source>Regulation “{regulation}”; {scale}</source>
        <translation>Règlement «&#xa0;{regulation}&#xa0;»&#xa0;; {scale}</translation>
    </message>
    <message>
        <source>Home side</source>
        <translation>Recevant</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Visiteur</translation>
    </message>
    <message>
        <source>Scale for the boards played</source>
        <translation>Échelle des donnes jouées</translation>
    </message>
    <message>
        <source>{side} met opponents that were too strong, not by its own fault, and gets a quarter of what is missing to {full} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side} a rencontré, sans faute de sa part, des adversaires trop forts et reçoit un quart de ce qui manque jusqu’à {full} PV (EBU White Book 3.5)&#xa0;: {vp} PV.</translation>
    </message>
    <message>
        <source>{side} met opponents that were too weak, by its own fault, and loses a quarter of what it has above {least} VP (EBU White Book 3.5): {vp} VP.</source>
        <translation>{side} a rencontré, par sa faute, des adversaires trop faibles et perd un quart de ce qui dépasse {least} PV (EBU White Book 3.5)&#xa0;: {vp} PV.</translation>
    </message>
    <message>
        <source>Full scale with averages</source>
        <translation>Échelle entière avec moyennes</translation>
    </message>
    <message>
        <source>Full scale as it stands</source>
        <translation>Échelle entière en l’état</translation>
    </message>
    <message>
        <source>Match does not count</source>
        <translation>Match qui ne compte pas</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Exempt</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>Best average</source>
        <translation>Meilleure moyenne</translation>
    </message>
    <message>
        <source>Planned boards alone</source>
        <translation>Donnes prévues seules</translation>
    </message>
    <message>
        <source>Average plus on half of the boards</source>
        <translation>Moyenne plus sur la moitié des donnes</translation>
    </message>
    <message>
        <source>Mismatch of both sides</source>
        <translation>Appariement erroné des deux camps</translation>
    </message>
    <message>
        <source>Mismatch of the home side</source>
        <translation>Appariement erroné du recevant</translation>
    </message>
    <message>
        <source>Mismatch of the visitors</source>
        <translation>Appariement erroné du visiteur</translation>
    </message>
    <message>
        <source>The match was cut short. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Le match a été écourté. Donnes avec un résultat&#xa0;: {played} sur {planned}&#xa0;; IMP {imps}.</translation>
    </message>
    <message>
        <source>The match is void.</source>
        <translation>Le match est annulé.</translation>
    </message>
    <message>
        <source>{home} has no opponent.</source>
        <translation>{home} n’a pas d’adversaire.</translation>
    </message>
    <message>
        <source>The match was not played.</source>
        <translation>Le match n’a pas été joué.</translation>
    </message>
    <message>
        <source>The round was drawn wrongly, which was noticed after it had been played; IMPs {imps}.</source>
        <translation>La ronde était mal appariée, ce qu’on n’a vu qu’après l’avoir jouée&#xa0;; IMP {imps}.</translation>
    </message>
    <message>
        <source>Neither side is at fault.</source>
        <translation>Aucun camp n’est en faute.</translation>
    </message>
    <message>
        <source>{home} is at fault; {away} is not.</source>
        <translation>{home} est en faute&#xa0;; {away} ne l’est pas.</translation>
    </message>
    <message>
        <source>{away} is at fault; {home} is not.</source>
        <translation>{away} est en faute&#xa0;; {home} ne l’est pas.</translation>
    </message>
    <message>
        <source>Both sides are at fault.</source>
        <translation>Les deux camps sont en faute.</translation>
    </message>
    <message>
        <source>The boards played count on the scale for {played_boards}.</source>
        <translation>Ce qui a été joué compte sur l’échelle pour {played_boards}.</translation>
    </message>
    <message>
        <source>The scale is that of the whole match, {planned_boards}.</source>
        <translation>L’échelle est celle du match entier, {planned_boards}.</translation>
    </message>
    <message>
        <source>Boards without a result are worth nothing to either side.</source>
        <translation>Les donnes sans résultat ne rapportent rien à personne.</translation>
    </message>
    <message>
        <source>A bye is worth {bye} % of {full} VP.</source>
        <translation>Un exempt vaut {bye}&#xa0;% de {full} PV.</translation>
    </message>
    <message>
        <source>No side gets less than 0 VP.</source>
        <translation>Aucun camp ne reçoit moins de 0 PV.</translation>
    </message>
    <message>
        <source>This is what the regulation “{regulation}” asks for.</source>
        <translation>C’est ce que demande le règlement «&#xa0;{regulation}&#xa0;».</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling, which is not possible here: {way}.</source>
        <translation>Le règlement «&#xa0;{regulation}&#xa0;» demande une autre décision, impossible ici&#xa0;: {way}.</translation>
    </message>
    <message>
        <source>The regulation “{regulation}” asks for another ruling; this one is the director&apos;s.</source>
        <translation>Le règlement «&#xa0;{regulation}&#xa0;» demande une autre décision&#xa0;; celle-ci est de l’arbitre.</translation>
    </message>
    <message>
        <source>The match does not count. Neither side is at fault: each gets {share} % of {full} VP.</source>
        <translation>Le match ne compte pas. Aucun camp n’est fautif&#xa0;: chacun reçoit {share}&#xa0;% de {full} PV.</translation>
    </message>
    <message>
        <source>The match does not count. Both sides are at fault: each gets {share} % of {full} VP.</source>
        <translation>Le match ne compte pas. Les deux camps sont fautifs&#xa0;: chacun reçoit {share}&#xa0;% de {full} PV.</translation>
    </message>
    <message>
        <source>Both sides forfeit the match: each gets {least} % of {full} VP.</source>
        <translation>Les deux camps font forfait&#xa0;: chacun reçoit {least}&#xa0;% de {full} PV.</translation>
    </message>
    <message>
        <source>{guilty} forfeits the match and gets {least} % of {full} VP; {innocent} gets {most} %.</source>
        <translation>{guilty} fait forfait et reçoit {least}&#xa0;% de {full} PV&#xa0;; {innocent} reçoit {most}&#xa0;%.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling is on: {ruling}.</source>
        <translation>La feuille de match dit&#xa0;: {sheet}. La décision porte sur&#xa0;: {ruling}.</translation>
    </message>
    <message>
        <source>The score sheet says: {sheet}. The ruling says: {ruling}</source>
        <translation>La feuille dit&#xa0;: {sheet}. La décision dit&#xa0;: {ruling}</translation>
    </message>
    <message>
        <source>Adopted: this ruling is the result of the match.</source>
        <translation>Adoptée&#xa0;: cette décision est le résultat du match.</translation>
    </message>
    <message>
        <source>The result of the match is another ruling that was adopted: {way}, {result}.</source>
        <translation>Le résultat du match est une autre décision, qui a été adoptée&#xa0;: {way}, {result}.</translation>
    </message>
    <message>
        <source>No ruling is adopted: the result of the match is that of the score sheet, {vps} VP.</source>
        <translation>Aucune décision n’est adoptée&#xa0;: le résultat du match est celui de la feuille, {vps} PV.</translation>
    </message>
    <message>
        <source>The result is that of an adopted ruling: {way}.</source>
        <translation>Le résultat est celui d’une décision adoptée&#xa0;: {way}.</translation>
    </message>
    <message>
        <source>By the scores alone it would be {vps} VP.</source>
        <translation>D’après les seules marques, ce serait {vps} PV.</translation>
    </message>
    <message>
        <source>boards with a result {played} of {planned}, IMPs {imps}</source>
        <translation>donnes avec un résultat {played} sur {planned}, IMP {imps}</translation>
    </message>
    <message>
        <source>The ruling was made on other numbers than those of the score sheet now: look at it again.</source>
        <translation>La décision a été prise sur d’autres nombres que ceux de la feuille de match actuelle&#xa0;: revoyez-la.</translation>
    </message>
    <message>
        <source>The ruling was made on another scale than that of the match now: look at it again.</source>
        <translation>La décision a été prise sur une autre échelle que celle du match actuel&#xa0;: revoyez-la.</translation>
    </message>
    <message>
        <source>average plus: {boards} × {imps}</source>
        <translation>moyenne plus&#xa0;: {boards} × {imps}</translation>
    </message>
    <message>
        <source>average: {boards} × 0</source>
        <translation>moyenne&#xa0;: {boards} × 0</translation>
    </message>
    <message>
        <source>average minus: {boards} × {imps}</source>
        <translation>moyenne moins&#xa0;: {boards} × {imps}</translation>
    </message>
    <message>
        <source>Neither side is ahead: {vps} VP.</source>
        <translation>Aucun camp ne mène&#xa0;: {vps} PV.</translation>
    </message>
    <message>
        <source>The VP of both sides add up to {sum}, not to {usual}.</source>
        <translation>Les PV des deux camps totalisent {sum}, et non {usual}.</translation>
    </message>
    <message>
        <source>{side} carries over {amount} VP.</source>
        <translation>{side} reporte {amount} PV (carry-over).</translation>
    </message>
    <message>
        <source>More than {most} cannot be carried over.</source>
        <translation>On ne peut pas reporter plus de {most}.</translation>
    </message>
    <message>
        <source>{side} loses {amount} VP as a penalty.</source>
        <translation>{side} perd {amount} PV de pénalité.</translation>
    </message>
    <message>
        <source>{side} has an average of {amount} VP in other matches.</source>
        <translation>{side} a une moyenne de {amount} PV aux autres matchs.</translation>
    </message>
    <message>
        <source>Others got {amount} VP on average against {opponent}.</source>
        <translation>Les autres ont obtenu {amount} PV en moyenne contre {opponent}.</translation>
    </message>
    <message>
        <source>The greatest of these values counts for {side}: {vp} VP.</source>
        <translation>La plus grande de ces valeurs compte pour {side}&#xa0;: {vp} PV.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins by %n IMP(s): {vps} VP.</source>
        <translation>
            <numerusform>{side} gagne de %n IMP&#xa0;: {vps} PV.</numerusform>
            <numerusform>{side} gagne de %n IMP&#xa0;: {vps} PV.</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards cancelled or adjusted. Boards with a result: {played} of {planned}; IMPs {imps}.</source>
        <translation>Des donnes ont été annulées ou ajustées. Donnes avec un résultat&#xa0;: {played} sur {planned}&#xa0;; IMP {imps}.</translation>
    </message>
    <message>
        <source>Margins differ: {home} {home_imps}, {away} {away_imps}. Own VP: {home_vp} and {away_vp}.</source>
        <translation>Les écarts diffèrent&#xa0;: {home} {home_imps}, {away} {away_imps}. PV de chacun&#xa0;: {home_vp} et {away_vp}.</translation>
    </message>
    <message>
        <source>Boards played {played}, planned {planned}. IMPs on the planned {imps}, on others {extra}.</source>
        <translation>Donnes jouées&#xa0;: {played}, prévues&#xa0;: {planned}. IMP des prévues {imps}, des autres {extra}.</translation>
    </message>
    <message>
        <source>Only the planned boards count ({planned_boards}), and none beyond them.</source>
        <translation>Seules les donnes prévues comptent ({planned_boards}), aucune au-delà.</translation>
    </message>
    <message>
        <source>Boards with a result: {played} of {planned}, less than the {least} % that a match needs.</source>
        <translation>Donnes avec un résultat&#xa0;: {played} sur {planned}, moins que les {least}&#xa0;% qu’il faut à un match.</translation>
    </message>
    <message>
        <source>The match does not count: average plus on half the boards (EBU White Book 3.3.9).</source>
        <translation>Le match ne compte pas&#xa0;: moyenne plus sur la moitié des donnes (EBU White Book 3.3.9).</translation>
    </message>
    <message>
        <source>Not counted. At fault: {guilty}, {least} % of {full} VP; {innocent}: {most} %.</source>
        <translation>Non compté. Fautif&#xa0;: {guilty}, {least}&#xa0;% de {full} PV&#xa0;; {innocent}&#xa0;: {most}&#xa0;%.</translation>
    </message>
    <message>
        <source>The score sheet was {then} and is now {now}: look at the ruling again.</source>
        <translation>La feuille de match disait {then} et dit maintenant {now}&#xa0;: revoyez la décision.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>A &amp;Pairs Evening</source>
        <translation>Une &amp;soirée par paires</translation>
    </message>
    <message>
        <source>A &amp;League of Teams</source>
        <translation>Un c&amp;hampionnat par équipes</translation>
    </message>
    <message>
        <source>The &amp;Scale on a Club’s Wall</source>
        <translation>L’&amp;échelle au mur d’un club</translation>
    </message>
    <message>
        <source>A &amp;Match</source>
        <translation>Un &amp;match</translation>
    </message>
    <message>
        <source>Go on with your copy “{name}”?</source>
        <translation>Continuer avec votre copie «&#xa0;{name}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>To begin anew makes another copy; this one stays as it is.</source>
        <translation>Recommencer fait une autre copie&#xa0;; celle-ci reste telle quelle.</translation>
    </message>
    <message>
        <source>&amp;Begin Anew</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>S&amp;wiss Teams</source>
        <translation>Un système s&amp;uisse par équipes</translation>
    </message>
    <message>
        <source>A &amp;Cup</source>
        <translation>Une &amp;coupe</translation>
    </message>
    <message>
        <source>A M&amp;ovement for Eight Pairs</source>
        <translation>Un m&amp;ouvement pour huit paires</translation>
    </message>
</context>
<context>
    <name>ScaleCombo</name>
    <message>
        <source>Printed tables</source>
        <translation>Tableaux imprimés</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Échelles personnelles</translation>
    </message>
    <message>
        <source>By who wins</source>
        <translation>Selon le vainqueur</translation>
    </message>
    <message>
        <source>Own Scales…</source>
        <translation>Échelles personnelles…</translation>
    </message>
    <message>
        <source>WBF continuous</source>
        <translation>WBF continue</translation>
    </message>
    <message>
        <source>WBF discrete</source>
        <translation>WBF discrète</translation>
    </message>
    <message>
        <source>Other curves</source>
        <translation>Autres courbes</translation>
    </message>
    <message>
        <source>Continuous, {model}</source>
        <translation>Continue, {model}</translation>
    </message>
    <message>
        <source>Discrete, {model}</source>
        <translation>Discrète, {model}</translation>
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
        <translation>15 √donnes</translation>
    </message>
    <message>
        <source>factor × √boards</source>
        <translation>facteur × √donnes</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Boards in the match</source>
        <translation>Donnes du match</translation>
    </message>
    <message>
        <source>Boards in the match, 1 to 999. Page Up and Page Down change it by ten.</source>
        <translation>Donnes du match, de 1 à 999. Page préc. et Page suiv. changent de dix.</translation>
    </message>
    <message>
        <source>Several, as in 7, 14, 20, are pinned to be compared.</source>
        <translation>Plusieurs, comme 7, 14, 20, sont épinglés pour comparer.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Range: VP of the largest win</source>
        <translation>Étendue&#xa0;: PV de la plus large victoire</translation>
    </message>
    <message>
        <source>The largest win: 20 for 20-0, 10 for 10-0, 25 for 25-0.</source>
        <translation>La plus large victoire&#xa0;: 20 pour 20-0, 10 pour 10-0, 25 pour 25-0.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>L’écart à partir duquel la victoire est maximale.</translation>
    </message>
    <message>
        <source>Value of the blitz</source>
        <translation>Valeur du blitz</translation>
    </message>
    <message>
        <source>A half (triangular) match: the formula counts half of the boards.</source>
        <translation>Un demi-match (triangulaire)&#xa0;: la formule compte la moitié des donnes.</translation>
    </message>
    <message>
        <source>Range, blitz</source>
        <translation>Étendue, blitz</translation>
    </message>
    <message>
        <source>Range, blitz and half match</source>
        <translation>Étendue, blitz et demi-match</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Do&amp;nnes</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>Éc&amp;helle</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Ét&amp;endue</translation>
    </message>
    <message>
        <source>Half mat&amp;ch</source>
        <translation>Demi-&amp;match</translation>
    </message>
    <message>
        <source>Blit&amp;z</source>
        <translation>Blit&amp;z</translation>
    </message>
</context>
<context>
    <name>ScaleEditor</name>
    <message>
        <source>Own Scale</source>
        <translation>Échelle personnelle</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Tableau de l’échelle</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Dé&amp;faire</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refaire</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Coller</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Give the scale a name and fill in the table.</source>
        <translation>Donnez un nom à l’échelle et remplissez le tableau.</translation>
    </message>
    <message>
        <source>A scale for {boards}; the largest win is {vp} VP.</source>
        <translation>Une échelle pour {boards}&#xa0;; la plus large victoire vaut {vp} PV.</translation>
    </message>
    <message>
        <source>The audit finds no fault.</source>
        <translation>L’audit ne trouve aucun défaut.</translation>
    </message>
    <message numerus="yes">
        <source>The audit finds %n fault(s).</source>
        <translation>
            <numerusform>L’audit trouve %n défaut.</numerusform>
            <numerusform>L’audit trouve %n défauts.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>S&amp;ource</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>Remar&amp;que</translation>
    </message>
    <message>
        <source>Save the changes to this scale?</source>
        <translation>Enregistrer les modifications de cette échelle&#xa0;?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Si vous les abandonnez, elles sont perdues.</translation>
    </message>
    <message>
        <source>Type or paste the table: margins (0, 1 or 0-2, 3-6) and VP; above, boards (24 or 21-27).</source>
        <translation>Tapez ou collez la table&#xa0;: écarts (0, 1 ou 0-2, 3-6) et PV&#xa0;; au-dessus, les donnes (24 ou 21-27).</translation>
    </message>
</context>
<context>
    <name>ScaleError</name>
    <message>
        <source>There is an own scale named {name} already; give this one another name.</source>
        <translation>Il existe déjà une échelle personnelle nommée {name}&#xa0;; donnez un autre nom à celle-ci.</translation>
    </message>
    <message>
        <source>There is no scale of the kind {kind}; the kinds are {kinds}.</source>
        <translation>Il n’y a pas d’échelle du type {kind}&#xa0;; les types sont {kinds}.</translation>
    </message>
    <message>
        <source>The share must be above 0 and at most {most} %, not {value} %.</source>
        <translation>La part doit être supérieure à 0 et d’au plus {most}&#xa0;%, pas {value}&#xa0;%.</translation>
    </message>
    <message>
        <source>This ODS workbook is damaged or protected by a password; save it as XLSX or CSV.</source>
        <translation>Ce classeur ODS est abîmé ou protégé par un mot de passe&#xa0;; enregistrez-le en XLSX ou CSV.</translation>
    </message>
    <message>
        <source>This is a picture, not a table; type the table or save it as XLSX or CSV.</source>
        <translation>C’est une image, pas un tableau&#xa0;; tapez le tableau ou enregistrez-le en XLSX ou CSV.</translation>
    </message>
    <message>
        <source>There are no matches.</source>
        <translation>Il n’y a pas de matchs.</translation>
    </message>
    <message>
        <source>{found} is not a number of boards; that is from 1 to {most}.</source>
        <translation>{found} n’est pas un nombre de donnes&#xa0;; il va de 1 à {most}.</translation>
    </message>
    <message>
        <source>A scale of IMPs and one of percentages cannot be compared.</source>
        <translation>Une échelle d’IMP et une de pourcentages ne peuvent pas être comparées.</translation>
    </message>
    <message>
        <source>The list is too long; it can have {most} rows.</source>
        <translation>La liste est trop longue&#xa0;; elle peut avoir {most} lignes.</translation>
    </message>
    <message>
        <source>There are no matches in the list.</source>
        <translation>Il n’y a pas de matchs dans la liste.</translation>
    </message>
    <message>
        <source>The IMPs of one side are in {found}, those of the other side in no column.</source>
        <translation>Les IMP d’un camp sont dans {found}, ceux de l’autre dans aucune colonne.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>Deux colonnes ont l’en-tête {found}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>Un guillemet manque ou est mal placé sur cette ligne ou au-dessus.</translation>
    </message>
    <message>
        <source>The number of boards is missing.</source>
        <translation>Il manque le nombre de donnes.</translation>
    </message>
    <message>
        <source>The result is missing.</source>
        <translation>Il manque le résultat.</translation>
    </message>
    <message>
        <source>{found} is not a number of IMPs.</source>
        <translation>{found} n’est pas un nombre d’IMP.</translation>
    </message>
    <message>
        <source>A scale needs a name.</source>
        <translation>Une échelle doit avoir un nom.</translation>
    </message>
    <message>
        <source>A scale needs a table.</source>
        <translation>Une échelle doit avoir un tableau.</translation>
    </message>
    <message>
        <source>A scale has at most {most} tables.</source>
        <translation>Une échelle a {most} tableaux au plus.</translation>
    </message>
    <message>
        <source>A table is for board counts from 1 to {most}, the fewest first, not {first} to {last}.</source>
        <translation>Un tableau vaut pour des nombres de donnes de 1 à {most}, le plus petit d’abord, pas de {first} à {last}.</translation>
    </message>
    <message>
        <source>{margin} IMPs is not a possible margin over {boards}; the most is {most}.</source>
        <translation>{margin} IMP n’est pas un écart possible pour {boards}&#xa0;; le maximum est de {most}.</translation>
    </message>
    <message>
        <source>This page has more than {most} tables; copy those with the scale out of it and paste them.</source>
        <translation>Cette page a plus de {most} tableaux&#xa0;; copiez ceux de l’échelle et collez-les.</translation>
    </message>
    <message>
        <source>The row is too long; it can have {most} characters.</source>
        <translation>La ligne est trop longue&#xa0;; elle peut avoir {most} caractères.</translation>
    </message>
    <message>
        <source>{name} has no table for {boards}; it has tables for {counts}.</source>
        <translation>{name} n’a pas de tableau pour {boards}&#xa0;; il y en a pour {counts}.</translation>
    </message>
    <message>
        <source>There are two tables for {boards}.</source>
        <translation>Il y a deux tableaux pour {boards}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, the margins must begin with a draw and rise to at most {most}.</source>
        <translation>Dans le tableau pour {counts}, les écarts doivent commencer par un match nul et monter jusqu’à {most} au plus.</translation>
    </message>
    <message>
        <source>In the table for {counts}, every margin needs the VP of both sides.</source>
        <translation>Dans le tableau pour {counts}, chaque écart doit avoir les PV des deux camps.</translation>
    </message>
    <message>
        <source>In the table for {counts}, a VP is not between 0 and {most}.</source>
        <translation>Dans le tableau pour {counts}, un nombre de PV n’est pas entre 0 et {most}.</translation>
    </message>
    <message>
        <source>In the table for {counts}, no margin is worth more than a draw.</source>
        <translation>Dans le tableau pour {counts}, aucun écart ne vaut plus qu’un match nul.</translation>
    </message>
    <message>
        <source>{place}: The first margin is {margin}; the table has to begin at a draw.</source>
        <translation>{place}&#xa0;: Le premier écart est {margin}&#xa0;; le tableau doit commencer par un match nul.</translation>
    </message>
    <message>
        <source>{place}: Margins are missing before {margin}.</source>
        <translation>{place}&#xa0;: Il manque des écarts avant {margin}.</translation>
    </message>
    <message>
        <source>{place}: The margin {margin} is in the line before this one, too.</source>
        <translation>{place}&#xa0;: L’écart {margin} est aussi dans la ligne précédente.</translation>
    </message>
    <message>
        <source>{place}: Only the last margins can be without an end.</source>
        <translation>{place}&#xa0;: Seuls les derniers écarts peuvent être sans fin.</translation>
    </message>
    <message>
        <source>{place}: The loser&apos;s VP are missing, and they are not what the winner leaves.</source>
        <translation>{place}&#xa0;: Il manque les PV du perdant, et ils ne sont pas ce que laisse le vainqueur.</translation>
    </message>
    <message>
        <source>{place}: The winner&apos;s VP are missing.</source>
        <translation>{place}&#xa0;: Il manque les PV du vainqueur.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a VP.</source>
        <translation>{place}&#xa0;: {found} n’est pas un nombre de PV.</translation>
    </message>
    <message>
        <source>{place}: The VP is missing.</source>
        <translation>{place}&#xa0;: Il manque les PV.</translation>
    </message>
    <message>
        <source>{place}: {found} has the other decimal sign than the rest of the table.</source>
        <translation>{place}&#xa0;: {found} n’a pas le même signe décimal que le reste du tableau.</translation>
    </message>
    <message>
        <source>{place}: {found} has more than two decimals.</source>
        <translation>{place}&#xa0;: {found} a plus de deux décimales.</translation>
    </message>
    <message>
        <source>{place}: The margin is missing.</source>
        <translation>{place}&#xa0;: Il manque l’écart.</translation>
    </message>
    <message>
        <source>{place}: {found} is not a margin.</source>
        <translation>{place}&#xa0;: {found} n’est pas un écart.</translation>
    </message>
    <message>
        <source>{place}: The headings of winner and loser are swapped.</source>
        <translation>{place}&#xa0;: Les en-têtes du vainqueur et du perdant sont intervertis.</translation>
    </message>
    <message>
        <source>{place}: Cells in this row: {cells}; in the others: {usual}.</source>
        <translation>{place}&#xa0;: Cases de cette ligne&#xa0;: {cells}&#xa0;; des autres&#xa0;: {usual}.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {rows} rows and {cells} cells.</source>
        <translation>Le tableau est trop grand&#xa0;; il peut avoir {rows} lignes et {cells} cases.</translation>
    </message>
    <message>
        <source>There is nothing to read here.</source>
        <translation>Il n’y a rien à lire ici.</translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation>{value} n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The number of boards must be a whole number from 1 to {most}, not {value}.</source>
        <translation>Le nombre de donnes doit être un nombre entier de 1 à {most}, pas {value}.</translation>
    </message>
    <message>
        <source>The blitz factor must be above 0 and at most {most}, not {value}.</source>
        <translation>Le facteur du blitz doit être supérieur à 0 et d’au plus {most}, pas {value}.</translation>
    </message>
    <message>
        <source>The blitz must be above 0 and at most {most} IMPs, not {value}.</source>
        <translation>Le blitz doit être supérieur à 0 et d’au plus {most} IMP, pas {value}.</translation>
    </message>
    <message>
        <source>The VP must lie between {least} and {most}, not {value}.</source>
        <translation>Les PV doivent être compris entre {least} et {most}, pas {value}.</translation>
    </message>
    <message>
        <source>This workbook has an old format; save it as XLSX or CSV and read that.</source>
        <translation>Ce classeur a un ancien format&#xa0;; enregistrez-le en XLSX ou CSV et lisez celui-là.</translation>
    </message>
    <message>
        <source>This is not an XLSX workbook, or it is damaged; save it as XLSX or CSV.</source>
        <translation>Ce n’est pas un classeur XLSX, ou il est abîmé&#xa0;; enregistrez-le en XLSX ou CSV.</translation>
    </message>
    <message>
        <source>The workbook is too large.</source>
        <translation>Le classeur est trop grand.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in the table.</source>
        <translation>Un guillemet manque ou est mal placé dans le tableau.</translation>
    </message>
    <message>
        <source>Tables of a PDF cannot be read: paste the table, or save it as XLSX or CSV.</source>
        <translation>Les tableaux d’un PDF ne peuvent pas être lus&#xa0;: collez le tableau, ou enregistrez-le en XLSX ou CSV.</translation>
    </message>
    <message>
        <source>A discrete scale has whole VP at a draw, not {value}: choose an even range.</source>
        <translation>Une échelle discrète a des PV entiers pour un match nul, pas {value}&#xa0;: choisissez une étendue paire.</translation>
    </message>
    <message>
        <source>Which column is which? Use headings: Boards and Margin, or Boards and twice IMPs.</source>
        <translation>Quelle colonne est laquelle&#xa0;? Mettez des en-têtes&#xa0;: Donnes et Écart, ou Donnes et deux fois IMP.</translation>
    </message>
    <message>
        <source>A blitz of {blitz} is too short for discrete {range}-0: take more boards or fewer VP.</source>
        <translation>Un blitz de {blitz} est trop court pour une échelle discrète {range}-0&#xa0;: prenez plus de donnes ou moins de PV.</translation>
    </message>
    <message>
        <source>{place}: The number of boards is missing; write 24 or 21-27 above the VP or margins.</source>
        <translation>{place}&#xa0;: Il manque le nombre de donnes&#xa0;; écrivez 24 ou 21-27 au-dessus des PV ou des écarts.</translation>
    </message>
    <message>
        <source>This table shows no scale: it needs margins (0, 1, 2 or 0-2, 3-6) and their VP.</source>
        <translation>Ce tableau ne montre pas d’échelle&#xa0;: il faut des écarts (0, 1, 2 ou 0-2, 3-6) et leurs PV.</translation>
    </message>
    <message>
        <source>The VP of a draw are more than 0, at most {most}, with two decimals, not {value}.</source>
        <translation>Les PV d’un match nul sont plus de 0 et au plus {most}, à deux décimales, pas {value}.</translation>
    </message>
    <message>
        <source>{place}: {found} has another decimal sign than most cells; such cells: {cells}.</source>
        <translation>{place}&#xa0;: {found} n’a pas le même signe décimal que la plupart des cases&#xa0;; nombre de ces cases&#xa0;: {cells}.</translation>
    </message>
</context>
<context>
    <name>ScaleExplained</name>
    <message>
        <source>The scale explained: {boards}</source>
        <translation>L’échelle expliquée&#xa0;: {boards}</translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>Comment la lire</translation>
    </message>
    <message>
        <source>The margin in IMPs counts. A win by {margin} gives {won} VP, the losers get {lost}; a draw gives {draw}.</source>
        <translation>L’écart en IMP compte. Une victoire de {margin} donne {won} PV, les perdants en ont {lost}&#xa0;; un match nul en donne {draw}.</translation>
    </message>
    <message>
        <source>A pair’s percentage of matchpoints counts. {margin} give {won} VP, {lost} to the others; 50 % gives {draw}.</source>
        <translation>Le pourcentage de matchpoints d’une paire compte. {margin} donnent {won} PV, {lost} aux autres&#xa0;; 50&#xa0;% en donne {draw}.</translation>
    </message>
    <message>
        <source>The margin in points of boards counts. By {margin} the winners get {won} VP, the losers {lost}; a draw {draw}.</source>
        <translation>L’écart en points de donnes compte. Avec {margin}, les vainqueurs ont {won} PV, les perdants {lost}&#xa0;; un match nul en donne {draw}.</translation>
    </message>
    <message>
        <source>From {margin} on the win is as large as it can be, {full} to {least}.</source>
        <translation>À partir de {margin}, la victoire est la plus large possible, {full} à {least}.</translation>
    </message>
    <message>
        <source>Together they always have {full}.</source>
        <translation>Ensemble, elles en ont toujours {full}.</translation>
    </message>
    <message>
        <source>How the largest win was chosen</source>
        <translation>Comment la plus large victoire a été choisie</translation>
    </message>
    <message>
        <source>The largest win, the blitz, begins at {factor} × √{boards} = {x} IMPs.</source>
        <translation>La plus large victoire, le blitz, commence à {factor} × √{boards} = {x} IMP.</translation>
    </message>
    <message>
        <source>The more boards, the larger the differences that come about by chance; they grow with the square root of the boards. Between equal teams they spread by about {spread} IMPs here, and the World Bridge Federation has put the blitz at about twice that: of a hundred matches five to eight go beyond it.</source>
        <translation>Plus il y a de donnes, plus les écarts dus au hasard sont grands&#xa0;; ils croissent comme la racine carrée du nombre de donnes. Entre équipes de même force, leur écart type est ici d’environ {spread} IMP, et la Fédération mondiale de bridge a placé le blitz à peu près au double&#xa0;: sur cent matchs, cinq à huit le dépassent.</translation>
    </message>
    <message>
        <source>The organiser has chosen {factor}; the World Bridge Federation takes {usual}.</source>
        <translation>L’organisateur a choisi {factor}&#xa0;; la Fédération mondiale de bridge prend {usual}.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>Dans un demi-match, la formule compte la moitié des donnes.</translation>
    </message>
    <message>
        <source>A third of it, {third} IMPs, is worth {median} VP, half of what a win can gain: the first IMPs count most.</source>
        <translation>Un tiers, {third} IMP, vaut {median} PV, la moitié de ce qu’une victoire peut rapporter&#xa0;: les premiers IMP comptent le plus.</translation>
    </message>
    <message>
        <source>Up to there every IMP is worth the same.</source>
        <translation>Jusque-là, chaque IMP vaut autant.</translation>
    </message>
    <message>
        <source>Why {worth} and not {rounded}</source>
        <translation>Pourquoi {worth} et non {rounded}</translation>
    </message>
    <message>
        <source>Why {worth}</source>
        <translation>Pourquoi {worth}</translation>
    </message>
    <message>
        <source>For a win by {imps} the formula gives {formula} = {exact} VP, with {ratio}. Rounded that is {rounded}.</source>
        <translation>Pour une victoire de {imps}, la formule donne {formula} = {exact} PV, avec {ratio}. Arrondi, cela fait {rounded}.</translation>
    </message>
    <message>
        <source>For a win by {imps} the curve gives {exact} VP. Rounded that is {rounded}.</source>
        <translation>Pour une victoire de {imps}, la courbe donne {exact} PV. Arrondi, cela fait {rounded}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before: {before} VP, then {after}. So it was raised to {worth}.</source>
        <translation>Mais aucun IMP ne doit rapporter plus que le précédent&#xa0;: {before} PV, puis {after}. La valeur a donc été relevée à {worth}.</translation>
    </message>
    <message>
        <source>But no IMP may gain more than the one before; from {left} to {right} some would. {worth} is the least allowed.</source>
        <translation>Mais aucun IMP ne doit rapporter plus que le précédent&#xa0;; de {left} à {right}, certains le feraient. {worth} est le minimum permis.</translation>
    </message>
    <message>
        <source>Why {vp} VP for {band}</source>
        <translation>Pourquoi {vp} PV pour {band}</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: {least} VP at {begins} IMPs, {most} VP at {ends} IMPs; {vp} VP go to {band}.</source>
        <translation>PV entiers les plus proches de la courbe&#xa0;: {least} PV à {begins} IMP, {most} PV à {ends} IMP&#xa0;; {vp} PV vont à {band}.</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so up to there it is a draw.</source>
        <translation>PV entiers les plus proches de la courbe&#xa0;: elle vaut {most} PV à {ends} IMP, donc jusque-là c’est un match nul.</translation>
    </message>
    <message>
        <source>Why {vp} VP end at {last} and not at {limit} IMPs</source>
        <translation>Pourquoi {vp} PV s’arrêtent à {last} et non à {limit} IMP</translation>
    </message>
    <message>
        <source>Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so {vp} VP would end at {limit}.</source>
        <translation>PV entiers les plus proches de la courbe&#xa0;: elle vaut {most} PV à {ends} IMP, donc {vp} PV s’arrêteraient à {limit}.</translation>
    </message>
    <message>
        <source>No band may be narrower: {vp} VP would be {width} wide, {next} VP only {above}. So {vp} VP end at {last}.</source>
        <translation>Aucune tranche ne doit être plus étroite&#xa0;: celle de {vp} PV serait large de {width}, celle de {next} PV de {above} seulement. {vp} PV s’arrêtent donc à {last}.</translation>
    </message>
    <message>
        <source>No band may be narrower: the draw would be {width} wide, {next} VP only {above}. So the draw ends at {last}.</source>
        <translation>Aucune tranche ne doit être plus étroite&#xa0;: le match nul serait large de {width}, celle de {next} PV de {above} seulement. Le match nul s’arrête donc à {last}.</translation>
    </message>
    <message>
        <source>{name} is a table, not a formula: nothing in it was worked out here or corrected.</source>
        <translation>{name} est un tableau, pas une formule&#xa0;: rien n’y a été calculé ni corrigé ici.</translation>
    </message>
    <message>
        <source>None was raised by more than {most} VP.</source>
        <translation>Aucune n’a été relevée de plus de {most} PV.</translation>
    </message>
    <message>
        <source>Where the numbers are from</source>
        <translation>D’où viennent les nombres</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of {all} in this table had to be corrected.</source>
        <translation>
            <numerusform>%n valeur sur {all} dans ce tableau a dû être corrigée.</numerusform>
            <numerusform>%n valeurs sur {all} dans ce tableau ont dû être corrigées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The organiser has set the blitz to {x} IMPs; the WBF would have {usual} IMPs.</source>
        <translation>L’organisateur a fixé le blitz à {x} IMP&#xa0;; pour la WBF, ce serait {usual} IMP.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before: the rounded table keeps that rule.</source>
        <translation>Aucun IMP ne doit rapporter plus que le précédent&#xa0;: le tableau arrondi respecte cette règle.</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula: nothing was corrected. Source: {source}</source>
        <translation>{name} est un tableau imprimé, pas une formule&#xa0;: rien n’a été corrigé. Source&#xa0;: {source}</translation>
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
        <translation>La plus large victoire commence à {x} IMP, le blitz.</translation>
    </message>
    <message>
        <source>The largest win begins at {factor} × √{boards} = {x} IMPs, the blitz.</source>
        <translation>La plus large victoire commence à {factor} × √{boards} = {x} IMP, le blitz.</translation>
    </message>
    <message>
        <source>In a half match the formula counts half of the boards.</source>
        <translation>Dans un demi-match, la formule compte la moitié des donnes.</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>La courbe</translation>
    </message>
    <message>
        <source>Below that a win by I IMPs is worth {v0} + {v0} (1 − R^(I / {x})) / (1 − R) VP, where R = √5 − 2 = {r}. So a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>En dessous, une victoire de I IMP vaut {v0} + {v0} (1 − R^(I / {x})) / (1 − R) PV, où R = √5 − 2 = {r}. Ainsi un tiers du blitz, {third} IMP, vaut {median} PV.</translation>
    </message>
    <message>
        <source>Below that every IMP is worth the same: the curve is a straight line.</source>
        <translation>En dessous, chaque IMP vaut autant&#xa0;: la courbe est une droite.</translation>
    </message>
    <message>
        <source>Below that the curve is the {model} one, in which a third of the blitz, {third} IMPs, is worth {median} VP.</source>
        <translation>En dessous, la courbe est celle du modèle {model}, dans lequel un tiers du blitz, {third} IMP, vaut {median} PV.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Tranches</translation>
    </message>
    <message>
        <source>The VP are whole numbers, and a band holds the margins for which the curve is nearest to the same one. So the last margin of the draw is the last one worth no more than {half} VP, that of the next band the last one worth no more than {next} VP, and so on.</source>
        <translation>Les PV sont des nombres entiers, et une tranche réunit les écarts pour lesquels la courbe est la plus proche du même nombre. Le dernier écart du match nul est donc le dernier qui ne vaut pas plus de {half} PV, celui de la tranche suivante le dernier qui ne vaut pas plus de {next} PV, et ainsi de suite.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than that below; the draw, both sides up to {limit}, is {width} wide.</source>
        <translation>Aucune tranche, sauf la plus haute, ne doit être plus étroite que celle d’en dessous&#xa0;; le match nul, des deux camps jusqu’à {limit}, est large de {width}.</translation>
    </message>
    <message>
        <source>The report of the WBF writes it with J: the last margins of the bands, and before them that of the draw plus 1, below 0. On the curve J = {j}. Its differences are the widths: {widths}. Its second differences say by how much each band is wider than the one below it, and must not be below 0: {second}.</source>
        <translation>Le rapport de la WBF l’écrit avec J&#xa0;: les derniers écarts des tranches, précédés de celui du match nul plus 1, en négatif. Sur la courbe, J = {j}. Ses différences sont les largeurs&#xa0;: {widths}. Ses différences secondes disent de combien chaque tranche est plus large que celle d’en dessous et ne doivent pas être inférieures à 0&#xa0;: {second}.</translation>
    </message>
    <message>
        <source>Then J = {j}, its differences are {widths}, its second differences {second}.</source>
        <translation>Ensuite J = {j}, ses différences sont {widths}, ses différences secondes {second}.</translation>
    </message>
    <message>
        <source>The bands of the curve keep this rule, so nothing had to be corrected.</source>
        <translation>Les tranches de la courbe respectent cette règle, il n’y avait donc rien à corriger.</translation>
    </message>
    <message>
        <source>The correction</source>
        <translation>La correction</translation>
    </message>
    <message>
        <source>A band that is narrower than the one below it takes a margin from that: the last margin of the lower band is lowered by one IMP. The lowest such band comes first, again and again, until the rule is kept. That takes {steps}.</source>
        <translation>Une tranche plus étroite que celle d’en dessous lui prend un écart&#xa0;: le dernier écart de la tranche inférieure est abaissé d’un IMP. La plus basse de ces tranches vient d’abord, et ainsi de suite jusqu’à ce que la règle soit respectée. Cela demande {steps}.</translation>
    </message>
    <message>
        <source>Violations and steps</source>
        <translation>Violations et pas</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are counted before anything is corrected; steps are margins that are moved. A step makes the lower band narrower, which may then be narrower than the one below it, and needs a step, too.</source>
        <translation>Ce ne sont pas les mêmes nombres. Les violations se comptent avant toute correction&#xa0;; les pas sont les écarts déplacés. Un pas rend la tranche inférieure plus étroite&#xa0;; elle peut alors l’être plus que celle d’en dessous, et demander elle aussi un pas.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Steps of the correction</source>
        <translation>Pas de la correction</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Step {number}: {text}</source>
        <translation>Pas {number}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>The band of {vp} VP ends at {limit} and is {width} wide, the one of {next} VP only {above}. So a win by {limit} now scores {next} VP, and the band of {vp} VP ends at {new}.</source>
        <translation>La tranche de {vp} PV finit à {limit} et est large de {width}, celle de {next} PV de {above} seulement. Une victoire de {limit} rapporte donc désormais {next} PV, et la tranche de {vp} PV finit à {new}.</translation>
    </message>
    <message>
        <source>Range violations</source>
        <translation>Écarts hors tranche</translation>
    </message>
    <message>
        <source>For every whole VP, its exact margin on the curve lies in its band.</source>
        <translation>Pour chaque PV entier, son écart exact sur la courbe est dans sa tranche.</translation>
    </message>
    <message>
        <source>Each whole VP&apos;s exact margin should lie in its band; where it does not, this is only told.</source>
        <translation>L’écart exact de chaque PV entier devrait être dans sa tranche&#xa0;; sinon, c’est seulement signalé.</translation>
    </message>
    <message>
        <source>{vp} VP are exactly {exact} IMPs on the curve; their band is {band}.</source>
        <translation>{vp} PV valent exactement {exact} IMP sur la courbe&#xa0;; leur tranche est {band}.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Ends on the curve at</source>
        <translation>Fin sur la courbe</translation>
    </message>
    <message>
        <source>Band of the curve</source>
        <translation>Tranche de la courbe</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Wider by</source>
        <translation>Élargie de</translation>
    </message>
    <message>
        <source>Band as corrected</source>
        <translation>Tranche corrigée</translation>
    </message>
    <message>
        <source>Both rules at once</source>
        <translation>Les deux règles à la fois</translation>
    </message>
    <message>
        <source>The report of the WBF corrects the widths and only tells range violations. It leaves open whether there are limits that keep both rules.</source>
        <translation>Le rapport de la WBF corrige les largeurs et signale seulement les écarts hors tranche. Il laisse ouvert s’il existe des limites qui respectent les deux règles.</translation>
    </message>
    <message>
        <source>These limits keep both, and none that do lie nearer to those of the curve.</source>
        <translation>Ces limites respectent les deux, et aucune autre ne le fait en étant plus proche de celles de la courbe.</translation>
    </message>
    <message>
        <source>There are none: the blitz is too short for so many bands.</source>
        <translation>Il n’y en a pas&#xa0;: le blitz est trop court pour tant de tranches.</translation>
    </message>
    <message>
        <source>There are: bands that end at {limits} keep both, and none that do lie nearer to those of the curve. All together they lie {moved} from these, those of the report {steps}.</source>
        <translation>Il en existe&#xa0;: des tranches qui s’arrêtent à {limits} respectent les deux, et aucune autre ne le fait en étant plus proche de celles de la courbe. En tout, elles en sont à {moved}, celles du rapport à {steps}.</translation>
    </message>
    <message>
        <source>Exactly on the curve</source>
        <translation>Exactement sur la courbe</translation>
    </message>
    <message>
        <source>Band by both rules</source>
        <translation>Tranche selon les deux règles</translation>
    </message>
    <message>
        <source>Next band’s width</source>
        <translation>Largeur suivante</translation>
    </message>
    <message>
        <source>Ended at</source>
        <translation>Finissait à</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Finit à</translation>
    </message>
    <message>
        <source>its exact margin lies outside the band</source>
        <translation>son écart exact est hors de la tranche</translation>
    </message>
    <message>
        <source>narrower than the band below it</source>
        <translation>plus étroite que celle d’en dessous</translation>
    </message>
    <message>
        <source>moved by the correction</source>
        <translation>déplacée par la correction</translation>
    </message>
    <message>
        <source>The band of {vp} VP</source>
        <translation>La tranche de {vp} PV</translation>
    </message>
    <message>
        <source>On the curve {half} VP are exactly {exact} IMPs, so the last margin that is nearer to {vp} VP is {limit}.</source>
        <translation>Sur la courbe, {half} PV valent exactement {exact} IMP&#xa0;; le dernier écart plus proche de {vp} PV est donc {limit}.</translation>
    </message>
    <message>
        <source>It has no end: no win is worth more.</source>
        <translation>Elle n’a pas de fin&#xa0;: aucune victoire ne vaut plus.</translation>
    </message>
    <message>
        <source>Before the correction it is {width} wide, the band below it {below}: that breaks the rule.</source>
        <translation>Avant la correction, elle est large de {width}, la tranche d’en dessous de {below}&#xa0;: la règle est violée.</translation>
    </message>
    <message numerus="yes">
        <source>The bands of the curve break it %n time(s); each is a violation.</source>
        <translation>
            <numerusform>Les tranches de la courbe la violent %n fois&#xa0;; c’est une violation.</numerusform>
            <numerusform>Les tranches de la courbe la violent %n fois&#xa0;; chacune est une violation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) its last margin is {limit}.</source>
        <translation>
            <numerusform>Après %n pas, son dernier écart est {limit}.</numerusform>
            <numerusform>Après %n pas, son dernier écart est {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>L’arrondi</translation>
    </message>
    <message>
        <source>The winner&apos;s VP at 0 to {last} IMPs are rounded to hundredths, halves up; the loser gets the rest of {full}.</source>
        <translation>Les PV du vainqueur de 0 à {last} IMP sont arrondis au centième, un demi vers le haut&#xa0;; le perdant reçoit le reste des {full}.</translation>
    </message>
    <message>
        <source>So a win by {imps}, less than the blitz, is rounded up to {full} VP.</source>
        <translation>Une victoire de {imps}, moins que le blitz, est donc arrondie à {full} PV.</translation>
    </message>
    <message>
        <source>No IMP may gain more than the one before it.</source>
        <translation>Aucun IMP ne doit rapporter plus que le précédent.</translation>
    </message>
    <message>
        <source>The rounded table keeps this rule everywhere, so nothing had to be corrected.</source>
        <translation>Le tableau arrondi respecte cette règle partout, il n’y avait donc rien à corriger.</translation>
    </message>
    <message>
        <source>Where the rule is broken, the VP of the margin in the middle are raised by {step}: at the lowest such margin first, again and again, until it is broken nowhere. That takes {steps} on {cells}, each raised by at most {most} VP.</source>
        <translation>Là où la règle est violée, les PV de l’écart du milieu sont relevés de {step}&#xa0;: d’abord au plus petit de ces écarts, et ainsi de suite jusqu’à ce qu’elle ne soit violée nulle part. Cela demande {steps} sur {cells}, chacune relevée de {most} PV au plus.</translation>
    </message>
    <message>
        <source>In any order this ends in one table: the lowest that keeps the rule and is nowhere below the rounded curve.</source>
        <translation>Quel que soit l’ordre, on arrive au même tableau&#xa0;: le plus bas qui respecte la règle sans être nulle part sous la courbe arrondie.</translation>
    </message>
    <message>
        <source>These are not the same count. Violations are margins at which the rounded table breaks the rule, before anything is corrected; steps are raises of {step} VP. A raise can break the rule at the margin beside it, which then needs a step, too.</source>
        <translation>Ce ne sont pas les mêmes nombres. Les violations sont les écarts où le tableau arrondi viole la règle, avant toute correction&#xa0;; les pas sont des relèvements de {step} PV. Un relèvement peut faire violer la règle à l’écart voisin, qui demande alors lui aussi un pas.</translation>
    </message>
    <message>
        <source>The report of the WBF speaks of {violations} corrections for {boards}. It means violations: to correct them takes {steps} on {cells}, by up to {most} VP.</source>
        <translation>Le rapport de la WBF parle de {violations} corrections pour {boards}. Il s’agit des violations&#xa0;: les supprimer demande {steps} sur {cells}, de {most} PV au plus.</translation>
    </message>
    <message>
        <source>What forced each correction</source>
        <translation>Ce qui impose chaque correction</translation>
    </message>
    <message>
        <source>A cell is raised because of the cells around it, also of those to its right. Each time there are two margins that stay as they were rounded; in the table between them the gains are whole hundredths that must not grow, and these are the lowest VP for which that is so.</source>
        <translation>Une case est relevée à cause des cases qui l’entourent, y compris celles à sa droite. Chaque fois, deux écarts restent tels qu’ils ont été arrondis&#xa0;; dans le tableau, entre eux, les gains sont des centièmes entiers qui ne doivent pas croître, et ce sont les PV les plus bas pour lesquels c’est le cas.</translation>
    </message>
    <message>
        <source>{imps} from {rounded} to {raised}</source>
        <translation>{imps} de {rounded} à {raised}</translation>
    </message>
    <message>
        <source>{gains} Raised: {cells}.</source>
        <translation>{gains} Relevés&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) to {right} ({right_vp} VP): {total} VP, first {first} of {more}, then {rest} of {less}.</source>
        <translation>De {left} ({left_vp} PV) à {right} ({right_vp} PV), il y a {total} PV&#xa0;: d’abord {first} à {more}, puis {rest} à {less}.</translation>
    </message>
    <message>
        <source>From {left} ({left_vp} VP) to {right} ({right_vp} VP) it is {total} VP, {less} for each IMP.</source>
        <translation>De {left} ({left_vp} PV) à {right} ({right_vp} PV), il y a {total} PV, {less} par IMP.</translation>
    </message>
    <message numerus="yes">
        <source>The rounded table breaks it at %n margin(s); each is a violation.</source>
        <translation>
            <numerusform>Le tableau arrondi la viole à %n écart&#xa0;; c’est une violation.</numerusform>
            <numerusform>Le tableau arrondi la viole à %n écarts&#xa0;; chacun est une violation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>A printed table</source>
        <translation>Un tableau imprimé</translation>
    </message>
    <message>
        <source>{name} is a printed table, not a formula, and is shown as printed: nothing was computed or corrected.</source>
        <translation>{name} est un tableau imprimé, pas une formule, et il est montré tel quel&#xa0;: rien n’a été calculé ni corrigé.</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Source&#xa0;: {source}</translation>
    </message>
    <message>
        <source>By the rule of the WBF’s scales</source>
        <translation>Selon la règle des échelles WBF</translation>
    </message>
    <message>
        <source>No band but the highest may be narrower than the one below it; the draw counts the margins of both sides.</source>
        <translation>Aucune tranche, sauf la plus haute, ne doit être plus étroite que celle d’en dessous&#xa0;; le match nul compte les écarts des deux camps.</translation>
    </message>
    <message>
        <source>This table keeps that rule.</source>
        <translation>Ce tableau respecte cette règle.</translation>
    </message>
    <message>
        <source>Its authors did not promise to keep that rule; an audit looks at more than it.</source>
        <translation>Ses auteurs n’ont pas promis de respecter cette règle&#xa0;; un audit examine davantage.</translation>
    </message>
    <message>
        <source>The step to {margin} gains {before} VP, the next one {after} VP.</source>
        <translation>Le pas vers {margin} rapporte {before} PV, le suivant {after} PV.</translation>
    </message>
    <message>
        <source>The band {band} ({vps}) is {width} wide, the one below it {below}.</source>
        <translation>La tranche {band} ({vps}) est large de {width}, celle d’en dessous de {below}.</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>VP – VP</source>
        <translation>PV – PV</translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation>PV vainqueur</translation>
    </message>
    <message>
        <source>More by</source>
        <translation>En plus</translation>
    </message>
    <message>
        <source>breaks the rule</source>
        <translation>viole la règle</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule is kept here.</source>
        <translation>{margin}&#xa0;: {vps}. La règle est respectée ici.</translation>
    </message>
    <message>
        <source>{margin}: {vps}. The rule asks nothing here.</source>
        <translation>{margin}&#xa0;: {vps}. La règle n’exige rien ici.</translation>
    </message>
    <message numerus="yes">
        <source>This table breaks it %n time(s).</source>
        <translation>
            <numerusform>Ce tableau la viole %n fois.</numerusform>
            <numerusform>Ce tableau la viole %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rounded table keeps the rule everywhere; nothing was corrected.</source>
        <translation>Le tableau arrondi respecte la règle partout&#xa0;; rien n’a été corrigé.</translation>
    </message>
    <message>
        <source>Raised cells</source>
        <translation>Cases relevées</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Violations</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Raised to</source>
        <translation>Relevé à</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Relevé de</translation>
    </message>
    <message>
        <source>Forced between</source>
        <translation>Imposé entre</translation>
    </message>
    <message>
        <source>Next IMP gains</source>
        <translation>Gain de l’IMP suivant</translation>
    </message>
    <message>
        <source>Violations before any correction</source>
        <translation>Violations avant toute correction</translation>
    </message>
    <message>
        <source>VP before</source>
        <translation>PV avant</translation>
    </message>
    <message>
        <source>VP after</source>
        <translation>PV après</translation>
    </message>
    <message>
        <source>First {count} steps</source>
        <translation>Les {count} premiers pas</translation>
    </message>
    <message>
        <source>{imps}: {raised} VP instead of {rounded}</source>
        <translation>{imps}&#xa0;: {raised} PV au lieu de {rounded}</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the IMP before would gain {gain}.</source>
        <translation>Avec {vp} PV à {imps}, l’IMP précédent rapporterait {gain}.</translation>
    </message>
    <message>
        <source>With {vp} VP at {imps}, the {count} before would gain {gain} together, so one of them at most {each}.</source>
        <translation>Avec {vp} PV à {imps}, les {count} précédents rapporteraient {gain} ensemble, donc l’un d’eux {each} au plus.</translation>
    </message>
    <message>
        <source>The IMP after it would gain {gain}: more than one before it.</source>
        <translation>L’IMP suivant rapporterait {gain}&#xa0;: plus qu’un des précédents.</translation>
    </message>
    <message>
        <source>The {count} after it would gain {gain} together, so one of them at least {each}: more than one before it.</source>
        <translation>Les {count} suivants rapporteraient {gain} ensemble, donc l’un d’eux {each} au moins&#xa0;: plus qu’un des précédents.</translation>
    </message>
    <message>
        <source>{left} ({left_vp} VP) and {right} ({right_vp} VP) stay as they were rounded.</source>
        <translation>{left} ({left_vp} PV) et {right} ({right_vp} PV) restent tels qu’ils ont été arrondis.</translation>
    </message>
    <message>
        <source>{vp} VP is the least that will do.</source>
        <translation>{vp} PV est le minimum qui convient.</translation>
    </message>
    <message>
        <source>The cells to the right, up to {right}, ask for it: in a table that ended here it would stay as rounded.</source>
        <translation>Ce sont les cases à droite, jusqu’à {right}, qui l’exigent&#xa0;: dans un tableau qui finirait ici, elle resterait telle qu’arrondie.</translation>
    </message>
    <message>
        <source>Violation at {imps}</source>
        <translation>Violation à {imps}</translation>
    </message>
    <message>
        <source>Step {number}: {imps}</source>
        <translation>Pas {number}&#xa0;: {imps}</translation>
    </message>
    <message>
        <source>No lower margin breaks the rule. So a win by {imps} goes from {old} to {new} VP.</source>
        <translation>Aucun écart plus petit ne viole la règle. Une victoire de {imps} passe donc de {old} à {new} PV.</translation>
    </message>
    <message>
        <source>From {below} to {imps} it is {before} VP, but from there to {above} {after} VP.</source>
        <translation>De {below} à {imps}, il y a {before} PV, mais de là à {above} {after} PV.</translation>
    </message>
</context>
<context>
    <name>ScaleStatus</name>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>L’écart à partir duquel la victoire est maximale.</translation>
    </message>
    <message>
        <source>The margin that is worth exactly so much lies outside its band.</source>
        <translation>L’écart qui vaut exactement ces PV est hors de sa tranche.</translation>
    </message>
    <message>
        <source>Largest win from {margin}</source>
        <translation>Plus large victoire dès {margin}</translation>
    </message>
    <message>
        <source>The margin from which the win is maximal: exactly {imps} IMPs.</source>
        <translation>L’écart à partir duquel la victoire est maximale&#xa0;: exactement {imps} IMP.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) corrected</source>
        <translation>
            <numerusform>%n valeur corrigée</numerusform>
            <numerusform>%n valeurs corrigées</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected so that no IMP is worth more than the one before it.</source>
        <translation>Corrigé pour qu’aucun IMP ne vaille plus que le précédent.</translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n violation</numerusform>
            <numerusform>%n violations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact margin outside the band: {vps} VP</source>
        <translation>Écart exact hors de la tranche&#xa0;: {vps} PV</translation>
    </message>
</context>
<context>
    <name>ScaleTableMenu</name>
    <message>
        <source>&amp;Differences from {boards}</source>
        <translation>&amp;Différences avec {boards}</translation>
    </message>
    <message>
        <source>Show &amp;All of the Axis</source>
        <translation>Afficher tout l’a&amp;xe</translation>
    </message>
</context>
<context>
    <name>ScaleTables</name>
    <message>
        <source>Heat map of the scales</source>
        <translation>Carte de chaleur des échelles</translation>
    </message>
</context>
<context>
    <name>ScalesRoom</name>
    <message>
        <source>Curve of IMPs to VP</source>
        <translation>Courbe des IMP aux PV</translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation>Tableau de l’échelle</translation>
    </message>
    <message>
        <source>Type a number to jump to that margin</source>
        <translation>Tapez un nombre pour aller à cet écart</translation>
    </message>
    <message>
        <source>Comparison of what is pinned</source>
        <translation>Comparaison de ce qui est épinglé</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Ce que montre le tableau</translation>
    </message>
    <message>
        <source>Differences from this board count</source>
        <translation>Différences avec ce nombre de donnes</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation>IMP par √donne</translation>
    </message>
    <message>
        <source>The event has another scale: {menu}, {command} shows it.</source>
        <translation>L’épreuve a une autre échelle&#xa0;: {menu}, {command} la montre.</translation>
    </message>
    <message>
        <source>Axis of the plot</source>
        <translation>Axe du graphique</translation>
    </message>
    <message>
        <source>In IMPs per square root of the boards, all board counts have one curve.</source>
        <translation>En IMP par racine carrée du nombre de donnes, toutes les courbes se confondent.</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>a&amp;vec</translation>
    </message>
    <message>
        <source>Left and Right step through the margins, plus and minus zoom, 0 shows all</source>
        <translation>Gauche et Droite parcourent les écarts, plus et moins zooment, 0 montre tout</translation>
    </message>
    <message>
        <source>{boards}, {margin}</source>
        <translation>{boards}, {margin}</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>A&amp;xe</translation>
    </message>
</context>
<context>
    <name>ScheduleMenu</name>
    <message numerus="yes">
        <source>Switch %n meeting(s)</source>
        <translation>
            <numerusform>Inverser %n rencontre</numerusform>
            <numerusform>Inverser %n rencontres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n meeting(s)</source>
        <translation>
            <numerusform>Verrouiller %n rencontre</numerusform>
            <numerusform>Verrouiller %n rencontres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n meeting(s)</source>
        <translation>
            <numerusform>Déverrouiller %n rencontre</numerusform>
            <numerusform>Déverrouiller %n rencontres</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch all of round {number}</source>
        <translation>Inverser toute la position {number}</translation>
    </message>
    <message>
        <source>Lock all of round {number}</source>
        <translation>Verrouiller toute la position {number}</translation>
    </message>
    <message>
        <source>Unlock all of round {number}</source>
        <translation>Déverrouiller toute la position {number}</translation>
    </message>
    <message>
        <source>Switch all of table {number}</source>
        <translation>Inverser toute la table {number}</translation>
    </message>
    <message>
        <source>Lock all of table {number}</source>
        <translation>Verrouiller toute la table {number}</translation>
    </message>
    <message>
        <source>Unlock all of table {number}</source>
        <translation>Déverrouiller toute la table {number}</translation>
    </message>
    <message>
        <source>Lock board set {number}</source>
        <translation>Verrouiller la série {number}</translation>
    </message>
    <message>
        <source>Unlock board set {number}</source>
        <translation>Déverrouiller la série {number}</translation>
    </message>
    <message>
        <source>Lock pair {number}</source>
        <translation>Verrouiller la paire {number}</translation>
    </message>
    <message>
        <source>Unlock pair {number}</source>
        <translation>Déverrouiller la paire {number}</translation>
    </message>
    <message>
        <source>Do not follow pair {number} any more</source>
        <translation>Ne plus suivre la paire {number}</translation>
    </message>
    <message>
        <source>Follow pair {number}</source>
        <translation>Suivre la paire {number}</translation>
    </message>
</context>
<context>
    <name>ScheduleModel</name>
    <message>
        <source>Round {round}, table {table}: players {ns} North-South against {ew}</source>
        <translation>Position {round}, table {table}&#xa0;: joueurs {ns} Nord-Sud contre {ew}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {ns} North-South against pair {ew}</source>
        <translation>Position {round}, table {table}&#xa0;: paire {ns} Nord-Sud contre paire {ew}</translation>
    </message>
    <message>
        <source>boards {first} to {last}</source>
        <translation>donnes {first} à {last}</translation>
    </message>
    <message>
        <source>boards {boards}</source>
        <translation>donnes {boards}</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>inversé</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>shares its boards</source>
        <translation>partage ses donnes</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>donnes d’un guéridon</translation>
    </message>
    <message>
        <source>Round {round}, table {table} is empty</source>
        <translation>Position {round}, table {table}&#xa0;: vide</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Pos. {number}</translation>
    </message>
    <message>
        <source>{what}: a click switches all of it</source>
        <translation>{what}&#xa0;: un clic inverse le tout</translation>
    </message>
    <message>
        <source>Sitting out: {pairs}</source>
        <translation>En relais&#xa0;: {pairs}</translation>
    </message>
</context>
<context>
    <name>SchedulePane</name>
    <message>
        <source>Schedule</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Space switches, L locks; type a number to follow that pair</source>
        <translation>Espace inverse, L verrouille&#xa0;; tapez un numéro pour suivre cette paire</translation>
    </message>
</context>
<context>
    <name>ScheduleView</name>
    <message>
        <source>An individual movement is only shown, not changed.</source>
        <translation>Un mouvement individuel est seulement affiché, pas modifié.</translation>
    </message>
    <message>
        <source>Locked: press L to unlock it before you switch it.</source>
        <translation>Verrouillé&#xa0;: appuyez sur L pour déverrouiller avant d’inverser.</translation>
    </message>
</context>
<context>
    <name>ScoreEntry</name>
    <message>
        <source>board {board}</source>
        <translation>donne {board}</translation>
    </message>
    <message>
        <source>board {board}, {why}</source>
        <translation>donne {board}, {why}</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>marques</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard to paste.</source>
        <translation>Il n’y a rien à coller dans le presse-papiers.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>collage</translation>
    </message>
    <message>
        <source>Type a board and its score, such as “12 4s= n”; there is no such board.</source>
        <translation>Tapez une donne et sa marque, comme «&#xa0;12 4p= n&#xa0;»&#xa0;; cette donne n’existe pas.</translation>
    </message>
</context>
<context>
    <name>ScoreMenu</name>
    <message>
        <source>Board {board}</source>
        <translation>Donne {board}</translation>
    </message>
    <message>
        <source>&amp;Type a Score</source>
        <translation>&amp;Saisir une marque</translation>
    </message>
    <message>
        <source>&amp;Cancel the Board</source>
        <translation>&amp;Annuler la donne</translation>
    </message>
    <message>
        <source>&amp;Count the Board Again</source>
        <translation>&amp;Recompter la donne</translation>
    </message>
    <message>
        <source>&amp;Adjust the Board…</source>
        <translation>A&amp;juster la donne…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>S&amp;upprimer</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Coller</translation>
    </message>
</context>
<context>
    <name>ScrollingTable</name>
    <message>
        <source>rows per second: {speed}</source>
        <translation>lignes par seconde&#xa0;: {speed}</translation>
    </message>
</context>
<context>
    <name>Seek</name>
    <message>
        <source>why</source>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {home} – {visitors}</source>
        <translation>Ronde {round}, table {table}&#xa0;: {home} – {visitors}</translation>
    </message>
    <message>
        <source>Why {one} and {other} met in round {round}</source>
        <translation>Pourquoi {one} et {other} se sont rencontrés à la ronde {round}</translation>
    </message>
    <message>
        <source>Pair {number}: {names}</source>
        <translation>Paire {number}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Board {board}, round {round}, table {section}{table}: {seated}</source>
        <translation>Donne {board}, position {round}, table {section}{table}&#xa0;: {seated}</translation>
    </message>
    <message>
        <source>Why pair {pair} has its score on board {board}</source>
        <translation>Pourquoi la paire {pair} a ce score à la donne {board}</translation>
    </message>
    <message>
        <source>{boards}-board match: {vps} from {imps} on</source>
        <translation>Match, donnes&#xa0;: {boards}&#xa0;; {vps} à partir de {imps}</translation>
    </message>
    <message>
        <source>{boards}-board match, {imps}: {vps}</source>
        <translation>Match, donnes&#xa0;: {boards}, {imps}&#xa0;: {vps}</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>choisi actuellement</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>pas possible maintenant</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>SeekLine</name>
    <message>
        <source>Find Anything</source>
        <translation>Tout trouver</translation>
    </message>
    <message>
        <source>An action, a name, a board; 24; vp 12 24</source>
        <translation>Une commande, un nom, une donne&#xa0;; 24&#xa0;; vp 12 24</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Nothing found for “{typed}”</source>
        <translation>Rien trouvé pour «&#xa0;{typed}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>SeekWords</name>
    <message>
        <source>projector monitor television hall full screen</source>
        <translation>projecteur moniteur télévision salle plein écran</translation>
    </message>
    <message>
        <source>text size bigger font zoom</source>
        <translation>taille du texte plus grand police zoom</translation>
    </message>
    <message>
        <source>text size smaller font zoom</source>
        <translation>taille du texte plus petit police zoom</translation>
    </message>
    <message>
        <source>printer paper</source>
        <translation>imprimante papier</translation>
    </message>
    <message>
        <source>PDF file spreadsheet share send</source>
        <translation>PDF fichier tableur partager envoyer</translation>
    </message>
    <message>
        <source>internet website online</source>
        <translation>internet site web en ligne</translation>
    </message>
    <message>
        <source>timer countdown time</source>
        <translation>minuterie compte à rebours temps</translation>
    </message>
    <message>
        <source>mobile QR code players</source>
        <translation>mobile QR code joueurs</translation>
    </message>
    <message>
        <source>settings options</source>
        <translation>réglages options paramètres</translation>
    </message>
    <message>
        <source>update upgrade</source>
        <translation>mise à jour</translation>
    </message>
    <message>
        <source>several scales side by side</source>
        <translation>plusieurs échelles côte à côte</translation>
    </message>
    <message>
        <source>take back mistake</source>
        <translation>revenir erreur</translation>
    </message>
    <message>
        <source>sample demo example try</source>
        <translation>exemple démo essayer</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>touches raccourcis</translation>
    </message>
    <message>
        <source>where are my files folder saved</source>
        <translation>où sont mes fichiers dossier enregistré</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tchèque</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danois</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polonais</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russe</translation>
    </message>
    <message>
        <source>final semifinal playoffs next stage</source>
        <translation>finale demi-finale phase suivante</translation>
    </message>
    <message>
        <source>withdraw leave late entry team player</source>
        <translation>retrait retirer abandon inscription tardive équipe joueur</translation>
    </message>
    <message>
        <source>withdraw goes home retire</source>
        <translation>retrait retirer abandon rentre</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in “{path}” could not be read, so the usual ones are used.</source>
        <translation>Les réglages de «&#xa0;{path}&#xa0;» n’ont pas pu être lus&#xa0;; ceux d’origine sont utilisés.</translation>
    </message>
    <message>
        <source>The settings could not be read and are the usual ones; the old file is “{broken}”.</source>
        <translation>Les réglages n’ont pas pu être lus&#xa0;; ceux d’origine sont utilisés et l’ancien fichier est gardé sous «&#xa0;{broken}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>SheetDetails</name>
    <message>
        <source>Count by boards, too</source>
        <translation>Compter aussi par donnes</translation>
    </message>
    <message>
        <source>As the event says</source>
        <translation>Comme le dit l’épreuve</translation>
    </message>
    <message>
        <source>form of the match</source>
        <translation>forme du match</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>tables</translation>
    </message>
    <message>
        <source>board numbers</source>
        <translation>numéros des donnes</translation>
    </message>
    <message>
        <source>divisor</source>
        <translation>diviseur</translation>
    </message>
    <message>
        <source>scores left out</source>
        <translation>marques exclues</translation>
    </message>
    <message>
        <source>count by boards</source>
        <translation>décompte par donnes</translation>
    </message>
    <message>
        <source>home side</source>
        <translation>recevant</translation>
    </message>
    <message>
        <source>visitors</source>
        <translation>visiteur</translation>
    </message>
    <message>
        <source>event</source>
        <translation>épreuve</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronde</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>H&amp;ome side</source>
        <translation>Re&amp;cevant</translation>
    </message>
    <message>
        <source>V&amp;isitors</source>
        <translation>&amp;Visiteur</translation>
    </message>
    <message>
        <source>Even&amp;t</source>
        <translation>Épre&amp;uve</translation>
    </message>
    <message>
        <source>Ro&amp;und</source>
        <translation>R&amp;onde</translation>
    </message>
    <message>
        <source>P&amp;layed on</source>
        <translation>&amp;Joué le</translation>
    </message>
    <message>
        <source>&amp;Played as</source>
        <translation>T&amp;ype de match</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>Ta&amp;bles</translation>
    </message>
    <message>
        <source>&amp;Number of the first board</source>
        <translation>N° de la &amp;première donne</translation>
    </message>
    <message>
        <source>IMPs divided b&amp;y</source>
        <translation>IMP parta&amp;gés par</translation>
    </message>
    <message>
        <source>Left out at ea&amp;ch end</source>
        <translation>Ex&amp;clues à chaque bout</translation>
    </message>
    <message>
        <source>As board-a-match: 2 per board won, 1 per board halved. The sum is the result.</source>
        <translation>Comme en board-a-match&#xa0;: 2 par donne gagnée, 1 par donne partagée. La somme est le résultat.</translation>
    </message>
    <message>
        <source>The sum of the IMPs of a board is divided by this number of comparisons.</source>
        <translation>La somme des IMP d’une donne est divisée par ce nombre de comparaisons.</translation>
    </message>
    <message>
        <source>This many of the highest and of the lowest scores do not count for the datum.</source>
        <translation>Tant de marques parmi les plus hautes et les plus basses ne comptent pas pour le datum.</translation>
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
        <translation>Pénalité, IMP</translation>
    </message>
    <message>
        <source>Carry-over, VP</source>
        <translation>Carry-over, PV</translation>
    </message>
    <message>
        <source>Penalty, VP</source>
        <translation>Pénalité, PV</translation>
    </message>
    <message>
        <source>E&amp;xtra IMPs and VPs</source>
        <translation>IMP et PV e&amp;xtra</translation>
    </message>
    <message>
        <source>What is carried over, and penalties</source>
        <translation>Ce qui est reporté, et les pénalités</translation>
    </message>
    <message>
        <source>Penalty for</source>
        <translation>Motif de pénalité</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Board {board}</source>
        <translation>Donne {board}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Vulnérable</translation>
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
        <translation>Points
{team}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>NS
points</source>
        <translation>Points
NS</translation>
    </message>
    <message>
        <source>NS
IMPs</source>
        <translation>IMP
NS</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>ajustée</translation>
    </message>
    <message>
        <source>unusual score</source>
        <translation>marque inhabituelle</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Donne</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Cancel the Board</source>
        <translation>Annuler la donne</translation>
    </message>
    <message>
        <source>Adjust the Board</source>
        <translation>Ajuster la donne</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Détail&amp;s</translation>
    </message>
    <message>
        <source>All scores are in</source>
        <translation>Toutes les marques sont saisies</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to come</source>
        <translation>
            <numerusform>%n donne à venir</numerusform>
            <numerusform>%n donnes à venir</numerusform>
        </translation>
    </message>
    <message>
        <source>names</source>
        <translation>noms</translation>
    </message>
    <message>
        <source>First enter who plays from the first board on (F7).</source>
        <translation>Indiquez d’abord qui joue à partir de la première donne (F7).</translation>
    </message>
    <message>
        <source>The line-up from board {board} on is entered.</source>
        <translation>La composition à partir de la donne {board} est saisie.</translation>
    </message>
    <message>
        <source>&amp;Quick entry</source>
        <translation>Saisie &amp;rapide</translation>
    </message>
    <message>
        <source>&amp;Who played</source>
        <translation>&amp;Qui a joué</translation>
    </message>
    <message>
        <source>Scores by boards and tables</source>
        <translation>Marques par donne et par table</translation>
    </message>
    <message>
        <source>Pairs of each table, with their results</source>
        <translation>Paires de chaque table, avec leurs résultats</translation>
    </message>
    <message>
        <source>A board and its score, in any order of boards; Enter takes it (Ctrl+R)</source>
        <translation>Une donne et sa marque, dans n’importe quel ordre&#xa0;; Entrée la prend (Ctrl+R)</translation>
    </message>
    <message>
        <source>The board counts for nothing, or counts again (C)</source>
        <translation>La donne ne compte pas, ou compte à nouveau (C)</translation>
    </message>
    <message>
        <source>Gives IMPs to both sides instead of a score (A)</source>
        <translation>Donne des IMP aux deux camps au lieu d’une marque (A)</translation>
    </message>
    <message>
        <source>Shows who plays, and how IMPs are counted (F7)</source>
        <translation>Montre qui joue, et comment les IMP sont comptés (F7)</translation>
    </message>
    <message>
        <source>Type 4s=n for 4♠= N, or the points of NS. C cancels, A 3 -3 adjusts, Delete takes back.</source>
        <translation>Tapez 4p=n pour 4♠= N, ou les points de NS. C annule, A 3 -3 ajuste, Suppr efface.</translation>
    </message>
</context>
<context>
    <name>SheetTotals</name>
    <message>
        <source>Margin {margin}</source>
        <translation>Écart {margin}</translation>
    </message>
    <message>
        <source>VP by ruling {points}</source>
        <translation>PV par décision {points}</translation>
    </message>
    <message>
        <source>VP {points}</source>
        <translation>PV {points}</translation>
    </message>
    <message>
        <source>{scale}, {boards}</source>
        <translation>{scale}, {boards}</translation>
    </message>
    <message>
        <source>{points} points of boards in the VPs</source>
        <translation>{points} points de donnes dans les PV</translation>
    </message>
    <message>
        <source>cancelled: {boards}</source>
        <translation>annulées&#xa0;: {boards}</translation>
    </message>
    <message>
        <source>the VPs of each side are from its own margin, and need not add up</source>
        <translation>les PV de chaque camp viennent de son propre écart et peuvent ne pas se compléter</translation>
    </message>
</context>
<context>
    <name>SignLegend</name>
    <message>
        <source>switched</source>
        <translation>inversé</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>shared boards</source>
        <translation>donnes partagées</translation>
    </message>
    <message>
        <source>boards from a stand</source>
        <translation>donnes d’un guéridon</translation>
    </message>
</context>
<context>
    <name>SitOuts</name>
    <message>
        <source>Pair numbers, the best to stay away first</source>
        <translation>Numéros de paires, le meilleur à laisser absent en premier</translation>
    </message>
    <message>
        <source>Enter leaves the pair out</source>
        <translation>Entrée retire la paire</translation>
    </message>
    <message>
        <source>&amp;Leave Pair {pair} Out</source>
        <translation>&amp;Jouer sans la paire {pair}</translation>
    </message>
    <message>
        <source>&amp;Leave This Pair Out</source>
        <translation>&amp;Jouer sans cette paire</translation>
    </message>
    <message>
        <source>in every round</source>
        <translation>à chaque position</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Qf without it</source>
        <translation>Qf sans elle</translation>
    </message>
    <message>
        <source>s1</source>
        <translation>s1</translation>
    </message>
    <message>
        <source>Shares boards</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>Who stays away</source>
        <translation>Qui manque</translation>
    </message>
    <message>
        <source>A pair can only be missed where there are three tables or more.</source>
        <translation>Une paire ne peut manquer que s’il y a trois tables ou plus.</translation>
    </message>
    <message>
        <source>It does not matter which number the phantom pair gets: Qf is {qf} for all.</source>
        <translation>Peu importe le numéro de la paire fantôme&#xa0;: Qf est de {qf} pour tous.</translation>
    </message>
    <message>
        <source>Give the phantom pair number {best}: Qf is {qf} then, with any other {worst_qf}.</source>
        <translation>Donnez à la paire fantôme le numéro {best}&#xa0;: Qf est alors de {qf}, avec tout autre de {worst_qf}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>With number {pair} left out, one table less shares boards: Qf is then {qf}.</source>
        <translation>Sans le numéro {pair}, une table de moins partage ses donnes&#xa0;: Qf est alors de {qf}.</translation>
    </message>
    <message>
        <source>A pair sits out anyway: take a movement for {pairs}, or leave out number {best}, Qf {qf}.</source>
        <translation>Une paire est de toute façon au relais&#xa0;: prenez un mouvement pour {pairs}, ou retirez le numéro {best}, Qf {qf}.</translation>
    </message>
    <message>
        <source>Best number for the phantom pair: {best}, Qf {qf}. The worst: {worst}, Qf {worst_qf}.</source>
        <translation>Meilleur numéro pour la paire fantôme&#xa0;: {best}, Qf {qf}. Le pire&#xa0;: {worst}, Qf {worst_qf}.</translation>
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
        <translation>Match pour la troisième place</translation>
    </message>
    <message>
        <source>No rematches</source>
        <translation>Pas de revanche</translation>
    </message>
    <message>
        <source>open</source>
        <translation>non fixé</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>Dans les groupes</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segments</translation>
    </message>
    <message>
        <source>Places of a stage, or of each of its groups</source>
        <translation>Places d’une phase, ou de chacun de ses groupes</translation>
    </message>
    <message>
        <source>The rest of a stage</source>
        <translation>Le reste d’une phase</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>The ticked ones</source>
        <translation>Ceux qui sont cochés</translation>
    </message>
    <message numerus="yes">
        <source>%n entrant(s) in this stage.</source>
        <translation>
            <numerusform>%n participant dans cette phase.</numerusform>
            <numerusform>%n participants dans cette phase.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of the margin in IMPs</source>
        <translation>La moitié de l’écart en IMP</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>The whole score</source>
        <translation>Tout le score</translation>
    </message>
    <message>
        <source>A share of the score</source>
        <translation>Une part du score</translation>
    </message>
    <message>
        <source>The matches among those who play here</source>
        <translation>Les matchs entre ceux qui jouent ici</translation>
    </message>
    <message>
        <source>By the EBU White Book, 3.8</source>
        <translation>Selon le White Book de l’EBU, 3.8</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Save the Stage</source>
        <translation>Enregistrer la phase</translation>
    </message>
    <message>
        <source>boards of the match: {sizes}</source>
        <translation>donnes du match&#xa0;: {sizes}</translation>
    </message>
    <message>
        <source>The losers of a round of a stage</source>
        <translation>Les perdants d’une ronde d’une phase</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Of stage</source>
        <translation>De la phase</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Lost in round</source>
        <translation>Perdants de la ronde</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Carry-over</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>IMPs at most</source>
        <translation>IMP au plus</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Dernière place</translation>
    </message>
    <message>
        <source>By strength, in a snake</source>
        <translation>Par force, en serpentin</translation>
    </message>
    <message>
        <source>By lot, the strongest apart</source>
        <translation>Par tirage au sort, les plus forts séparés</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Par tirage au sort</translation>
    </message>
</context>
<context>
    <name>StageLine</name>
    <message>
        <source>Stages of the event</source>
        <translation>Phases de l’épreuve</translation>
    </message>
</context>
<context>
    <name>StageMap</name>
    <message>
        <source>whole score</source>
        <translation>score entier</translation>
    </message>
    <message>
        <source>{share} % of the score</source>
        <translation>{share} % du score</translation>
    </message>
    <message>
        <source>their matches</source>
        <translation>leurs matchs</translation>
    </message>
    <message>
        <source>half of margins</source>
        <translation>moitié des écarts</translation>
    </message>
    <message>
        <source>by EBU 3.8</source>
        <translation>selon EBU 3.8</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Phases</translation>
    </message>
    <message>
        <source>{carried} of {stage}</source>
        <translation>{carried} de {stage}</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>les autres</translation>
    </message>
    <message>
        <source>losers of round {round}</source>
        <translation>perdants de la ronde {round}</translation>
    </message>
    <message>
        <source>{places} of each group</source>
        <translation>{places} de chaque groupe</translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Begin Stage</source>
        <translation>Commencer la phase</translation>
    </message>
    <message>
        <source>Change Stage…</source>
        <translation>Changer la phase…</translation>
    </message>
    <message>
        <source>Remove Stage</source>
        <translation>Supprimer la phase</translation>
    </message>
    <message>
        <source>Puts those who play into their groups (F9)</source>
        <translation>Met ceux qui jouent dans leurs groupes (F9)</translation>
    </message>
    <message>
        <source>It can begin with {names}.</source>
        <translation>Elle peut commencer avec {names}.</translation>
    </message>
</context>
<context>
    <name>StagePicker</name>
    <message>
        <source>The stage or group that is shown (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>La phase ou le groupe affiché (Ctrl+PgPréc, Ctrl+PgSuiv)</translation>
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
        <translation>nouvelle phase</translation>
    </message>
    <message>
        <source>change of a stage</source>
        <translation>changement d’une phase</translation>
    </message>
    <message>
        <source>begin of a stage</source>
        <translation>début d’une phase</translation>
    </message>
    <message>
        <source>groups by lot</source>
        <translation>groupes par tirage au sort</translation>
    </message>
    <message>
        <source>removed stage</source>
        <translation>phase supprimée</translation>
    </message>
    <message>
        <source>Rename Stage</source>
        <translation>Renommer la phase</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>segments</translation>
    </message>
    <message>
        <source>Segments of a Match</source>
        <translation>Segments d’un match</translation>
    </message>
    <message>
        <source>first table</source>
        <translation>première table</translation>
    </message>
    <message>
        <source>First Table</source>
        <translation>Première table</translation>
    </message>
    <message>
        <source>The tables of the stage are numbered from</source>
        <translation>Les tables de la phase sont numérotées à partir de</translation>
    </message>
    <message>
        <source>lots drawn again</source>
        <translation>nouveau tirage au sort</translation>
    </message>
    <message>
        <source>Draw Lots Again</source>
        <translation>Refaire le tirage au sort</translation>
    </message>
    <message>
        <source>The lots of all who are level are drawn again. Reason</source>
        <translation>On tire à nouveau au sort entre tous ceux qui sont à égalité. Motif</translation>
    </message>
</context>
<context>
    <name>StandingText</name>
    <message>
        <source>Place {place}: {name}</source>
        <translation>Place {place}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Points&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} PV</translation>
    </message>
    <message>
        <source>Nothing counts for it yet.</source>
        <translation>Rien n’y compte encore.</translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message numerus="yes">
        <source>Level in everything with %n other(s).</source>
        <translation>
            <numerusform>À égalité en tout avec %n autre.</numerusform>
            <numerusform>À égalité en tout avec %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>What they are level in: {criteria}.</source>
        <translation>Ce en quoi ils sont à égalité&#xa0;: {criteria}.</translation>
    </message>
    <message>
        <source>Behind {name}: {why}.</source>
        <translation>Derrière {name}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Ahead of {name}: {why}.</source>
        <translation>Devant {name}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{why} (direct encounter: not all who are level have met)</source>
        <translation>{why} (confrontation directe&#xa0;: tous les ex æquo ne se sont pas rencontrés)</translation>
    </message>
    <message>
        <source>{why}; level in {criteria}</source>
        <translation>{why}&#xa0;; à égalité&#xa0;: {criteria}</translation>
    </message>
    <message>
        <source>Direct encounter in brackets ranks nobody, because not all who are level have met.</source>
        <translation>Confrontation directe entre parenthèses&#xa0;: elle ne départage personne, car les ex æquo ne se sont pas tous rencontrés.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Has withdrawn, and so is not ranked.</source>
        <translation>Abandon, donc hors classement.</translation>
    </message>
    <message>
        <source>Plays without standing, so it has no place.</source>
        <translation>Joue hors classement, donc sans place.</translation>
    </message>
    <message>
        <source>{criterion} {value} against {other}</source>
        <translation>{criterion} {value} contre {other}</translation>
    </message>
</context>
<context>
    <name>Starts</name>
    <message>
        <source>Our league: 2 × 14 boards, 20-0</source>
        <translation>Notre championnat&#xa0;: 2 × 14 donnes, 20-0</translation>
    </message>
    <message>
        <source>Swiss teams: 7 rounds of 10 boards, discrete</source>
        <translation>Équipes, suisse&#xa0;: 7 rondes de 10 donnes, discrète</translation>
    </message>
    <message>
        <source>EBU teams: 8 rounds of 8 boards</source>
        <translation>Équipes EBU&#xa0;: 8 rondes de 8 donnes</translation>
    </message>
    <message>
        <source>Triangles: half matches of 8 boards, 10-0</source>
        <translation>Triangles&#xa0;: demi-matchs de 8 donnes, 10-0</translation>
    </message>
    <message>
        <source>ACBL Swiss: matches of 7 boards</source>
        <translation>ACBL Swiss&#xa0;: matchs de 7 donnes</translation>
    </message>
    <message>
        <source>EBU Swiss pairs: 6 boards, by percentage</source>
        <translation>EBU Swiss Pairs&#xa0;: 6 donnes, au pourcentage</translation>
    </message>
</context>
<context>
    <name>StartsButton</name>
    <message>
        <source>Start From</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Scale, pins and paper of an event like yours, or those you kept</source>
        <translation>Échelle, comparaison et papier d’une épreuve comme la vôtre, ou tels que vous les avez gardés</translation>
    </message>
</context>
<context>
    <name>StartsMenu</name>
    <message>
        <source>“{name}” is kept as a starting point.</source>
        <translation>«&#xa0;{name}&#xa0;» est gardé comme point de départ.</translation>
    </message>
    <message>
        <source>&amp;Keep What Is Shown…</source>
        <translation>&amp;Garder ce qui est affiché…</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Hand On as a File</source>
        <translation>&amp;Transmettre en fichier</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Keep as a Starting Point</source>
        <translation>Garder comme point de départ</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Points de départ</translation>
    </message>
    <message>
        <source>Open a Starting Point</source>
        <translation>Ouvrir un point de départ</translation>
    </message>
    <message>
        <source>Hand On a Starting Point</source>
        <translation>Transmettre un point de départ</translation>
    </message>
    <message>
        <source>“{name}” is removed.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimé.</translation>
    </message>
</context>
<context>
    <name>StorageError</name>
    <message>
        <source>“{name}” was not saved because there is no folder “{folder}”; choose another folder.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car le dossier «&#xa0;{folder}&#xa0;» n’existe pas&#xa0;; choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a folder or a device has that name; choose another name.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car un dossier ou un périphérique porte ce nom&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the disk is full; make room on it or choose another disk.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car le disque est plein&#xa0;; faites-y de la place ou choisissez un autre disque.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because its name is too long; choose a shorter name.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car son nom est trop long&#xa0;; choisissez un nom plus court.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because a file cannot have that name; choose another name.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car un fichier ne peut pas porter ce nom&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the computer reported “{reason}”; choose another folder.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car l’ordinateur a signalé «&#xa0;{reason}&#xa0;»&#xa0;; choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because that file is open in another window; choose another name.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car ce fichier est ouvert dans une autre fenêtre&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because it belongs to somebody else.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car il appartient à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: you may not write in “{folder}”; choose another folder.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré&#xa0;: vous n’avez pas le droit d’écrire dans «&#xa0;{folder}&#xa0;»&#xa0;; choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: that file is write-protected; choose another name.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré&#xa0;: ce fichier est protégé en écriture&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has it open; close it there first.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré&#xa0;: un autre programme l’a ouvert&#xa0;; fermez-le d’abord là.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another window or computer has it open; choose another name.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré&#xa0;: il est ouvert dans une autre fenêtre ou sur un autre ordinateur&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: another program has changed it; save it under another name.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré&#xa0;: un autre programme l’a modifié&#xa0;; enregistrez-le sous un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: it was moved, renamed or deleted; save it under another name.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré&#xa0;: il a été déplacé, renommé ou supprimé&#xa0;; enregistrez-le sous un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” was not written: “{other}” in that folder is not of vpdesk; choose a new one.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été écrit&#xa0;: «&#xa0;{other}&#xa0;» dans ce dossier n’est pas de vpdesk&#xa0;; choisissez-en un nouveau.</translation>
    </message>
    <message>
        <source>“{name}” was not written: the folder has another event&apos;s pages; choose a new folder.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été écrit&#xa0;: ce dossier a les pages d’une autre épreuve&#xa0;; choisissez-en un nouveau.</translation>
    </message>
</context>
<context>
    <name>TextFileError</name>
    <message>
        <source>{file}: A movement is saved under a name that ends in .asc, .csv or .json.</source>
        <translation>{file}&#xa0;: Un mouvement s’enregistre sous un nom qui se termine par .asc, .csv ou .json.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}&#xa0;: Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}&#xa0;: C’est un dossier ou un périphérique.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}&#xa0;: Vous n’avez pas le droit de lire ce fichier.</translation>
    </message>
    <message>
        <source>{file}: The file is too large.</source>
        <translation>{file}&#xa0;: Le fichier est trop grand.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reported}”.</source>
        <translation>{file}&#xa0;: Impossible de lire le fichier&#xa0;; l’ordinateur a signalé «&#xa0;{reported}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Move Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>As Usual</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>{tie_break}: {meaning}</source>
        <translation>{tie_break}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>Tie-breaks, the first to be looked at first</source>
        <translation>Départages, le premier regardé en premier</translation>
    </message>
    <message>
        <source>Space chooses one, Ctrl+Up and Ctrl+Down move it</source>
        <translation>Espace en choisit un, Ctrl+Haut et Ctrl+Bas le déplacent</translation>
    </message>
    <message>
        <source>The usual tie-breaks in their usual order</source>
        <translation>Les départages habituels, dans leur ordre habituel</translation>
    </message>
    <message>
        <source>The tie-breaks of a regulation, or of a file</source>
        <translation>Les départages d’un règlement ou d’un fichier</translation>
    </message>
</context>
<context>
    <name>TieBreaks</name>
    <message>
        <source>Opponents&apos; VPs</source>
        <translation>PV des adversaires</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with these VPs, no more than the opponent has</source>
        <translation>non joué&#xa0;: compte comme un match contre une équipe qui a ces PV, pas plus que n’en a l’adversaire</translation>
    </message>
    <message>
        <source>not played: counts as a match against a team with as many VPs</source>
        <translation>non joué&#xa0;: compte comme un match contre une équipe qui a autant de PV</translation>
    </message>
    <message>
        <source>not played: counts as a match against a pair with as many VPs</source>
        <translation>non joué&#xa0;: compte comme un match contre une paire qui a autant de PV</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Points de partie</translation>
    </message>
    <message>
        <source>The points of all boards of all matches.</source>
        <translation>Les points de tous les échiquiers de tous les matchs.</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>The points for matches won and drawn.</source>
        <translation>Les points des matchs gagnés et nuls.</translation>
    </message>
    <message>
        <source>Buchholz Cut 1</source>
        <translation>Buchholz tronqué 1</translation>
    </message>
    <message>
        <source>Buchholz Cut 2</source>
        <translation>Buchholz tronqué 2</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the two least of them.</source>
        <translation>La somme des points des adversaires sans les deux plus faibles.</translation>
    </message>
    <message>
        <source>Median Buchholz</source>
        <translation>Buchholz médian</translation>
    </message>
    <message>
        <source>Median Buchholz 2</source>
        <translation>Buchholz médian 2</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the two least and the two greatest of them.</source>
        <translation>La somme des points des adversaires sans les deux plus faibles et les deux plus forts.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Sonneborn-Berger Cut 1</source>
        <translation>Sonneborn-Berger tronqué 1</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without what the opponent with the fewest points adds.</source>
        <translation>Sonneborn-Berger sans l’apport de l’adversaire qui a le moins de points.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger Cut 2</source>
        <translation>Sonneborn-Berger tronqué 2</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without what the two opponents with the fewest points add.</source>
        <translation>Sonneborn-Berger sans l’apport des deux adversaires qui ont le moins de points.</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Confrontation directe</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Cumulatif</translation>
    </message>
    <message>
        <source>Progressive score Cut 1</source>
        <translation>Cumulatif tronqué 1</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first.</source>
        <translation>La somme des points après chaque ronde sauf la première.</translation>
    </message>
    <message>
        <source>Progressive score Cut 2</source>
        <translation>Cumulatif tronqué 2</translation>
    </message>
    <message>
        <source>The sum of the points after each round but the first two.</source>
        <translation>La somme des points après chaque ronde sauf les deux premières.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>The games won at the board.</source>
        <translation>Les parties gagnées à l’échiquier.</translation>
    </message>
    <message>
        <source>Games with Black</source>
        <translation>Parties avec les Noirs</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Victoires avec les Noirs</translation>
    </message>
    <message>
        <source>The games won at the board with Black.</source>
        <translation>Les parties gagnées à l’échiquier avec les Noirs.</translation>
    </message>
    <message>
        <source>Rounds one elected to play</source>
        <translation>Rondes que l’on a choisi de jouer</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Points standard</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Buchholz anticipé</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 1</source>
        <translation>Buchholz anticipé tronqué 1</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least of the opponents&apos; points.</source>
        <translation>Le Buchholz anticipé sans les points les plus faibles d’un adversaire.</translation>
    </message>
    <message>
        <source>Fore Buchholz Cut 2</source>
        <translation>Buchholz anticipé tronqué 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least of the opponents&apos; points.</source>
        <translation>Le Buchholz anticipé sans les deux points les plus faibles des adversaires.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz</source>
        <translation>Buchholz médian anticipé</translation>
    </message>
    <message>
        <source>Fore Buchholz without the least and the greatest of the opponents&apos; points.</source>
        <translation>Le Buchholz anticipé sans les points les plus faibles et les plus forts des adversaires.</translation>
    </message>
    <message>
        <source>Fore Median Buchholz 2</source>
        <translation>Buchholz médian anticipé 2</translation>
    </message>
    <message>
        <source>Fore Buchholz without the two least and the two greatest of the opponents&apos; points.</source>
        <translation>Le Buchholz anticipé sans les deux plus faibles et les deux plus forts des adversaires.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Buchholz</source>
        <translation>Moyenne des Buchholz des adversaires</translation>
    </message>
    <message>
        <source>The mean Buchholz of the opponents met at the board.</source>
        <translation>La moyenne des Buchholz de ceux qu’on a rencontrés à l’échiquier.</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Fore Buchholz</source>
        <translation>Moyenne des Buchholz anticipés des adversaires</translation>
    </message>
    <message>
        <source>The mean Fore Buchholz of the opponents met at the board.</source>
        <translation>La moyenne des Buchholz anticipés de ceux qu’on a rencontrés à l’échiquier.</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>The points against opponents with half of the possible points or more.</source>
        <translation>Les points contre les adversaires qui ont au moins la moitié des points possibles.</translation>
    </message>
    <message>
        <source>Koya, limit ½ higher</source>
        <translation>Koya, limite ½ plus haut</translation>
    </message>
    <message>
        <source>The points against opponents at least ½ point above half of the possible points.</source>
        <translation>Les points contre les adversaires qui ont au moins ½ point de plus que la moitié des points possibles.</translation>
    </message>
    <message>
        <source>Koya, limit 1 higher</source>
        <translation>Koya, limite 1 plus haut</translation>
    </message>
    <message>
        <source>The points against opponents at least 1 point above half of the possible points.</source>
        <translation>Les points contre les adversaires qui ont au moins 1 point de plus que la moitié des points possibles.</translation>
    </message>
    <message>
        <source>Koya, limit ½ lower</source>
        <translation>Koya, limite ½ plus bas</translation>
    </message>
    <message>
        <source>The points against opponents at most ½ point short of half of the possible points.</source>
        <translation>Les points contre les adversaires à qui il manque au plus ½ point pour la moitié des points possibles.</translation>
    </message>
    <message>
        <source>Koya, limit 1 lower</source>
        <translation>Koya, limite 1 plus bas</translation>
    </message>
    <message>
        <source>The points against opponents at most 1 point short of half of the possible points.</source>
        <translation>Les points contre les adversaires à qui il manque au plus 1 point pour la moitié des points possibles.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating</source>
        <translation>Elo moyen des adversaires</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 1</source>
        <translation>Elo moyen des adversaires tronqué 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least of them.</source>
        <translation>La moyenne des Elo des adversaires sans le plus faible.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Cut 2</source>
        <translation>Elo moyen des adversaires tronqué 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least of them.</source>
        <translation>La moyenne des Elo des adversaires sans les deux plus faibles.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 1</source>
        <translation>Elo moyen des adversaires, médian 1</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the least and the greatest of them.</source>
        <translation>La moyenne des Elo des adversaires sans le plus faible et le plus fort.</translation>
    </message>
    <message>
        <source>Opponents&apos; average rating Median 2</source>
        <translation>Elo moyen des adversaires, médian 2</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings without the two least and the two greatest of them.</source>
        <translation>La moyenne des Elo des adversaires sans les deux plus faibles et les deux plus forts.</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>Performance du tournoi</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; ratings, and what the score against them adds by FIDE&apos;s table.</source>
        <translation>La moyenne des Elo des adversaires, et ce que le score contre eux ajoute selon la table de la FIDE.</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>Performance parfaite du tournoi</translation>
    </message>
    <message>
        <source>The lowest rating from which FIDE&apos;s table expects as many points.</source>
        <translation>Le plus petit Elo dont on attendrait autant de points selon la table de la FIDE.</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Performance moyenne des adversaires</translation>
    </message>
    <message>
        <source>The mean tournament performance rating of the opponents met at the board.</source>
        <translation>La moyenne des performances de ceux qu’on a rencontrés à l’échiquier.</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Performance parfaite moyenne des adversaires</translation>
    </message>
    <message>
        <source>The mean perfect tournament performance of the opponents met at the board.</source>
        <translation>La moyenne des performances parfaites de ceux qu’on a rencontrés à l’échiquier.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>The higher rating is ahead.</source>
        <translation>Le plus haut Elo est devant.</translation>
    </message>
    <message>
        <source>Rating, lowest first</source>
        <translation>Elo, le plus bas d’abord</translation>
    </message>
    <message>
        <source>The lower rating is ahead.</source>
        <translation>Le plus bas Elo est devant.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numéro d’appariement</translation>
    </message>
    <message>
        <source>The one higher in the starting list is ahead.</source>
        <translation>Celui qui est plus haut dans la liste de départ est devant.</translation>
    </message>
    <message>
        <source>Pairing number, last first</source>
        <translation>Numéro d’appariement, le dernier d’abord</translation>
    </message>
    <message>
        <source>The one lower in the starting list is ahead.</source>
        <translation>Celui qui est plus bas dans la liste de départ est devant.</translation>
    </message>
    <message>
        <source>IMP quotient</source>
        <translation>Quotient IMP</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>Différence d’IMP</translation>
    </message>
    <message>
        <source>Sonneborn-Berger in VPs</source>
        <translation>Sonneborn-Berger en PV</translation>
    </message>
    <message>
        <source>The sum of the VPs that the opponents have.</source>
        <translation>La somme des PV des adversaires.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points.</source>
        <translation>La somme des points des adversaires.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least of them.</source>
        <translation>La somme des points des adversaires, sans le total le plus bas.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points without the least and the greatest of them.</source>
        <translation>La somme des points des adversaires, sans le total le plus bas ni le plus haut.</translation>
    </message>
    <message>
        <source>The points of every opponent who was beaten, and half of them after a draw.</source>
        <translation>Les points de chaque adversaire battu, et la moitié après une nulle.</translation>
    </message>
    <message>
        <source>The sum of the points after each round.</source>
        <translation>La somme des points après chaque ronde.</translation>
    </message>
    <message>
        <source>The rounds that brought as many points as a win, played or not.</source>
        <translation>Les rondes qui valent autant de points qu’un gain, jouées ou non.</translation>
    </message>
    <message>
        <source>The games played with Black.</source>
        <translation>Les parties jouées avec les Noirs.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents who have one.</source>
        <translation>La moyenne des Elo des adversaires rencontrés qui en ont un.</translation>
    </message>
    <message>
        <source>All IMPs won, divided by all IMPs lost.</source>
        <translation>Tous les IMP gagnés, divisés par tous les IMP perdus.</translation>
    </message>
    <message>
        <source>All IMPs won less all IMPs lost.</source>
        <translation>Tous les IMP gagnés moins tous les IMP perdus.</translation>
    </message>
    <message>
        <source>The VPs of every opponent, times the share of a match&apos;s VPs that was got from them.</source>
        <translation>Les PV de chaque adversaire, multipliés par la part des PV du match prise contre lui.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>VPs among them</source>
        <translation>PV entre eux</translation>
    </message>
    <message>
        <source>The VPs in the matches of those who are level, where all have met.</source>
        <translation>Les PV des matchs entre ceux qui sont à égalité, si tous se sont rencontrés.</translation>
    </message>
    <message>
        <source>IMPs among them</source>
        <translation>IMP entre eux</translation>
    </message>
    <message>
        <source>Net IMPs in the matches of those who are level, where all have met.</source>
        <translation>Différence d’IMP des matchs entre ceux qui sont à égalité, si tous se sont rencontrés.</translation>
    </message>
    <message>
        <source>IMPs between two</source>
        <translation>IMP entre deux</translation>
    </message>
    <message>
        <source>Net IMPs in the match of two who are level; of no use for three or more.</source>
        <translation>Différence d’IMP du match de deux à égalité&#xa0;; n’en départage pas plus.</translation>
    </message>
    <message>
        <source>IMPs against the next</source>
        <translation>IMP contre le suivant</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Matchs gagnés</translation>
    </message>
    <message>
        <source>Matches won at the table.</source>
        <translation>Matchs gagnés à la table.</translation>
    </message>
    <message>
        <source>Percentage of matches won</source>
        <translation>Pourcentage de matchs gagnés</translation>
    </message>
    <message>
        <source>The percentage of matches won at the table; a drawn one counts half.</source>
        <translation>Le pourcentage de matchs gagnés à la table&#xa0;; un nul compte pour moitié.</translation>
    </message>
    <message>
        <source>Points per board</source>
        <translation>Points par donne</translation>
    </message>
    <message>
        <source>The VPs of the matches at the table, divided by the boards that were played in them.</source>
        <translation>Les PV des matchs joués à la table, divisés par les donnes qui y ont été jouées.</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name} ({code})</translation>
    </message>
    <message>
        <source>Unknown here and ignored, but kept for report files: {codes}.</source>
        <translation>Inconnu ici, donc pas pris en compte, mais gardé pour les fichiers de rapport&#xa0;: {codes}.</translation>
    </message>
    <message>
        <source>Changed after round {round}, when they had been announced. Before: {codes}.</source>
        <translation>Changé après la ronde {round}, alors qu’ils étaient annoncés. Avant&#xa0;: {codes}.</translation>
    </message>
    <message>
        <source>ranking: {criteria}</source>
        <translation>classement&#xa0;: {criteria}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Apport</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) who are level were not met.</source>
        <translation>
            <numerusform>%n autre à égalité n’a pas été rencontré.</numerusform>
            <numerusform>%n autres à égalité n’ont pas été rencontrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level, but not met: {names}.</source>
        <translation>À égalité, mais pas rencontrés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>Opponent&apos;s score, result</source>
        <translation>Score adverse, résultat</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating, result</source>
        <translation>Elo de l’adversaire, résultat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>not played: counts as a game against somebody with as many points</source>
        <translation>non jouée&#xa0;: compte comme une partie contre quelqu’un qui a autant de points</translation>
    </message>
    <message>
        <source>the opponent&apos;s byes at the end count as draws</source>
        <translation>les exempts de l’adversaire à la fin comptent comme des nulles</translation>
    </message>
    <message>
        <source>the least, left out</source>
        <translation>le plus bas, laissé de côté</translation>
    </message>
    <message>
        <source>stayed away, so it is the one left out</source>
        <translation>absence&#xa0;: c’est donc lui qui est laissé de côté</translation>
    </message>
    <message>
        <source>the greatest, left out</source>
        <translation>le plus haut, laissé de côté</translation>
    </message>
    <message>
        <source>has no rating, left out</source>
        <translation>sans Elo, laissé de côté</translation>
    </message>
    <message>
        <source>less than the limit, left out</source>
        <translation>sous la limite, laissé de côté</translation>
    </message>
    <message>
        <source>met nobody rated, left out</source>
        <translation>aucun adversaire avec Elo, laissé de côté</translation>
    </message>
    <message>
        <source>half a match: half of the opponent&apos;s VPs</source>
        <translation>demi-match&#xa0;: la moitié des PV de l’adversaire</translation>
    </message>
    <message>
        <source>half a match: counts as a whole one</source>
        <translation>demi-match&#xa0;: compte comme un match entier</translation>
    </message>
    <message>
        <source>not played: as against these VPs, no more than draws in all rounds give</source>
        <translation>non joué&#xa0;: comme contre ces PV, pas plus que n’en donnent des nuls à toutes les rondes</translation>
    </message>
    <message>
        <source>The rounds without byes that were asked for and games lost by forfeit.</source>
        <translation>Les rondes, sans les exempts demandés ni les parties perdues par forfait.</translation>
    </message>
    <message>
        <source>1 per round with more points than the opponent, ½ for equal; a bye compares with a draw.</source>
        <translation>1 par ronde avec plus de points que l’adversaire, ½ à égalité&#xa0;; un exempt se compare à un nul.</translation>
    </message>
    <message>
        <source>Buchholz as if all last games had been drawn: it is known before they are played.</source>
        <translation>Le Buchholz comme si toutes les parties de la dernière ronde étaient nulles&#xa0;: connu avant qu’elles soient jouées.</translation>
    </message>
    <message>
        <source>Points in games of level players; if some have not met, only a sure leader is ahead.</source>
        <translation>Points des parties entre ex æquo&#xa0;; si certains ne se sont pas rencontrés, seul un premier certain passe devant.</translation>
    </message>
    <message>
        <source>VPs in matches of level teams; if some have not met, only a sure leader is ahead.</source>
        <translation>PV des matchs entre ex æquo&#xa0;; si certaines ne se sont pas rencontrées, seule une première certaine passe devant.</translation>
    </message>
    <message>
        <source>Net IMPs against the next team that all level teams met, and so on until they differ.</source>
        <translation>Écart d’IMP contre l’équipe suivante rencontrée par tous les ex æquo, et ainsi de suite.</translation>
    </message>
    <message>
        <source>not played: as against these points, no more than the opponent has</source>
        <translation>non jouée&#xa0;: comme contre ces points, pas plus que n’en a l’adversaire</translation>
    </message>
    <message>
        <source>A lot each, 1 the best, by the event&apos;s first name and round; alike on every computer.</source>
        <translation>Un numéro tiré pour chacun, 1 étant le meilleur, d’après le premier nom et la première ronde de l’épreuve&#xa0;; le même partout.</translation>
    </message>
    <message>
        <source>not played: counts as a game against these points, at most what draws in all rounds give</source>
        <translation>non jouée&#xa0;: comme une partie contre ces points, au plus ce que donnent des nulles à toutes les rondes</translation>
    </message>
</context>
<context>
    <name>TieRulesMenu</name>
    <message>
        <source>&amp;Open a File…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Save to a File…</source>
        <translation>&amp;Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Open Tie-breaks</source>
        <translation>Ouvrir des départages</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>départages</translation>
    </message>
    <message>
        <source>Save the Tie-breaks</source>
        <translation>Enregistrer les départages</translation>
    </message>
    <message>
        <source>Tie-breaks (*{suffix})</source>
        <translation>Départages (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>{value}, changed by {change}</source>
        <translation>{value}, variation de {change}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Point at a row or at the curve to read off all scales there; the wheel zooms the curve.</source>
        <translation>Pointez une ligne ou la courbe pour y lire toutes les échelles&#xa0;; la molette zoome la courbe.</translation>
    </message>
    <message>
        <source>Ctrl+P prints or exports what you see. F1 explains what you are working on.</source>
        <translation>Ctrl+P imprime ou exporte ce que vous voyez. F1 explique ce que vous êtes en train de faire.</translation>
    </message>
    <message>
        <source>{number} of {all}: {hint}</source>
        <translation>{number} sur {all}&#xa0;: {hint}</translation>
    </message>
    <message>
        <source>No More Hints</source>
        <translation>Plus d’astuces</translation>
    </message>
    <message>
        <source>Ctrl+D pins a board count. “Compare” takes several at once, as 7, 14, 20, 28.</source>
        <translation>Ctrl+D épingle un nombre de donnes. «&#xa0;Comparer&#xa0;» en prend plusieurs à la fois&#xa0;: 7, 14, 20, 28.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Type the number of boards, or use the arrows or the wheel: table and curve follow.</source>
        <translation>Tapez le nombre de donnes, ou utilisez les flèches ou la molette&#xa0;: tableau et courbe suivent.</translation>
    </message>
</context>
<context>
    <name>TournamentError</name>
    <message>
        <source>With players {first} and {second} together, round {round} cannot be paired.</source>
        <translation>Si les joueurs {first} et {second} se rencontrent, la ronde {round} ne peut pas être appariée.</translation>
    </message>
    <message>
        <source>Nobody is present to be paired in round {round}.</source>
        <translation>Personne n’est là pour être apparié à la ronde {round}.</translation>
    </message>
    <message>
        <source>{name} has an opponent in round {round}. Change the pairing first.</source>
        <translation>{name} a un adversaire à la ronde {round}. Changez d’abord l’appariement.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: {name} has no opponent in it, so a bye of some kind stays.</source>
        <translation>La ronde {round} est appariée&#xa0;: {name} n’y a pas d’adversaire, il reste donc un exempt d’une sorte ou d’une autre.</translation>
    </message>
    <message>
        <source>Round {round} is drawn: from then on all numbers stay as they are.</source>
        <translation>La ronde {round} est appariée&#xa0;: dès lors, tous les numéros restent tels quels.</translation>
    </message>
    <message>
        <source>Two players have the number {number}.</source>
        <translation>Deux joueurs ont le numéro {number}.</translation>
    </message>
    <message>
        <source>Player {number} meets nobody else in round {round}.</source>
        <translation>Le joueur {number} ne rencontre personne d’autre à la ronde {round}.</translation>
    </message>
    <message>
        <source>The table is too large; it can have {most} rows.</source>
        <translation>Le tableau est trop long&#xa0;; il peut avoir {most} lignes.</translation>
    </message>
    <message>
        <source>The table is too wide; it can have {most} columns.</source>
        <translation>Le tableau est trop large&#xa0;; il peut avoir {most} colonnes.</translation>
    </message>
    <message>
        <source>There is no column with names; give it the heading Name.</source>
        <translation>Aucune colonne ne contient les noms&#xa0;; donnez-lui l’en-tête Nom.</translation>
    </message>
    <message>
        <source>Two columns have the heading {found}.</source>
        <translation>Deux colonnes ont l’en-tête {found}.</translation>
    </message>
    <message>
        <source>The name is missing here.</source>
        <translation>Il manque le nom ici.</translation>
    </message>
    <message>
        <source>Cells in this row: {cells}; columns: {columns}.</source>
        <translation>Cases de cette ligne&#xa0;: {cells}&#xa0;; colonnes&#xa0;: {columns}.</translation>
    </message>
    <message>
        <source>A quotation mark is missing or misplaced in this row or above it.</source>
        <translation>Un guillemet manque ou est mal placé sur cette ligne ou au-dessus.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs such as 45-23, or VPs such as 13.2-6.8.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un résultat. Tapez des IMP comme 45-23, ou des PV comme 13,2-6,8.</translation>
    </message>
    <message>
        <source>“{typed}” is not a valid value of a bye. Type its VPs, such as 12 or 10.5.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une valeur possible d’un exempt. Tapez ses PV, comme 12 ou 10,5.</translation>
    </message>
    <message>
        <source>All rounds of the round robin ({rounds}) are drawn: everybody has met everybody.</source>
        <translation>Toutes les rondes du tous contre tous ({rounds}) sont appariées&#xa0;: tous se sont rencontrés.</translation>
    </message>
    <message>
        <source>Fewer than two teams are present in round {round}: nothing can be drawn.</source>
        <translation>Il y a moins de deux équipes à la ronde {round}&#xa0;: rien ne peut être apparié.</translation>
    </message>
    <message>
        <source>Team {team} is absent in round {round}.</source>
        <translation>L’équipe {team} est absente à la ronde {round}.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} met in round {met}: they can meet again only in a Danish round.</source>
        <translation>Les équipes {team} et {other} se sont rencontrées à la ronde {met}&#xa0;: elles ne peuvent se retrouver qu’à une ronde danoise.</translation>
    </message>
    <message>
        <source>Teams {team} and {other} must not meet in round {round}.</source>
        <translation>Les équipes {team} et {other} ne doivent pas se rencontrer à la ronde {round}.</translation>
    </message>
    <message>
        <source>If teams {team} and {other} meet in round {round}, the others cannot be drawn any more.</source>
        <translation>Si les équipes {team} et {other} se rencontrent à la ronde {round}, les autres ne peuvent plus être appariées.</translation>
    </message>
    <message>
        <source>IMPs cannot be turned into VPs: {reason}</source>
        <translation>Les IMP ne peuvent pas être convertis en PV&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This scale turns percentages into VPs; matches need one of IMPs.</source>
        <translation>Cette échelle convertit des pourcentages en PV&#xa0;; les matchs en demandent une en IMP.</translation>
    </message>
    <message>
        <source>IMPs are whole numbers from 0, not {imps}.</source>
        <translation>Les IMP sont des nombres entiers à partir de 0, pas {imps}.</translation>
    </message>
    <message>
        <source>{found} is not a result that earns points; use W, D, L, F, H, Z, + or -.</source>
        <translation>{found} n’est pas un résultat qui donne des points&#xa0;; utilisez W, D, L, F, H, Z, + ou -.</translation>
    </message>
    <message>
        <source>A bonus or penalty belongs to a drawn round; {found} is not one.</source>
        <translation>Un bonus ou une pénalité se rapporte à une ronde appariée&#xa0;; {found} n’en est pas une.</translation>
    </message>
    <message>
        <source>Player {number} is not entered.</source>
        <translation>Le joueur {number} n’est pas inscrit.</translation>
    </message>
    <message>
        <source>The points are missing here.</source>
        <translation>Il manque les points ici.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for these points of player {number}: {points}.</source>
        <translation>Un rapport de tournoi (TRF) n’a pas de place pour ces points du joueur {number}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The file is too large to be a report file.</source>
        <translation>Le fichier est trop grand pour être un rapport de tournoi.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Cette ligne est trop longue.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; a number belongs there.</source>
        <translation>Les colonnes {first} à {last} contiennent {found}&#xa0;; il faut y mettre un nombre.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} are blank; a number belongs there.</source>
        <translation>Les colonnes {first} à {last} sont vides&#xa0;; il faut y mettre un nombre.</translation>
    </message>
    <message>
        <source>Columns {first} to {last} hold {found}; points belong there, such as 4.5.</source>
        <translation>Les colonnes {first} à {last} contiennent {found}&#xa0;; il faut y mettre des points, comme 4.5.</translation>
    </message>
    <message>
        <source>A number belongs here, not {found}.</source>
        <translation>Il faut un nombre ici, pas {found}.</translation>
    </message>
    <message>
        <source>Points such as 4.5 belong here, not {found}.</source>
        <translation>Il faut ici des points comme 4.5, pas {found}.</translation>
    </message>
    <message>
        <source>{found} is not a known code of a point system.</source>
        <translation>{found} n’est pas un code du système de points connu ici.</translation>
    </message>
    <message>
        <source>There are no players (records 001) in the file.</source>
        <translation>Il n’y a pas de joueurs (enregistrements 001) dans le fichier.</translation>
    </message>
    <message>
        <source>The file says something else here than in a line above: {found}.</source>
        <translation>Le fichier dit ici autre chose que dans une ligne au-dessus&#xa0;: {found}.</translation>
    </message>
    <message>
        <source>The rating list has more than {most} players.</source>
        <translation>La liste Elo a plus de {most} joueurs.</translation>
    </message>
    <message>
        <source>The rating list that is kept is damaged; choose it again.</source>
        <translation>La liste Elo gardée est endommagée&#xa0;; choisissez-la à nouveau.</translation>
    </message>
    <message>
        <source>Round 1 of the knock-out is drawn: take it back first (Shift+F9).</source>
        <translation>La ronde 1 de l’élimination est appariée&#xa0;: désappariez-la d’abord (Maj+F9).</translation>
    </message>
    <message>
        <source>All rounds are drawn, and there are results: the entrants stay as they are.</source>
        <translation>Toutes les rondes sont appariées et il y a des résultats&#xa0;: les participants ne changent plus.</translation>
    </message>
    <message>
        <source>The number {number} appears twice.</source>
        <translation>Le numéro {number} apparaît deux fois.</translation>
    </message>
    <message>
        <source>Number {number} of round {round} is not entered.</source>
        <translation>Le numéro {number} de la ronde {round} n’est pas inscrit.</translation>
    </message>
    <message>
        <source>Number {number} appears twice in round {round}.</source>
        <translation>Le numéro {number} apparaît deux fois à la ronde {round}.</translation>
    </message>
    <message>
        <source>Number {number} meets nobody else in round {round}.</source>
        <translation>Le numéro {number} ne rencontre personne d’autre à la ronde {round}.</translation>
    </message>
    <message>
        <source>{found} is not a FIDE number, which has 11 digits at most.</source>
        <translation>{found} n’est pas un numéro FIDE, qui a 11 chiffres au plus.</translation>
    </message>
    <message>
        <source>{found} is not a date of birth, such as 1990/05/31, 31.5.1990 or 1990.</source>
        <translation>{found} n’est pas une date de naissance, comme 1990/05/31, 31.5.1990 ou 1990.</translation>
    </message>
    <message>
        <source>{found} is not a date, such as 2026/05/31 or 31.5.2026.</source>
        <translation>{found} n’est pas une date, comme 2026/05/31 ou 31.5.2026.</translation>
    </message>
    <message>
        <source>{found} is neither m nor w.</source>
        <translation>{found} n’est ni m ni w.</translation>
    </message>
    <message>
        <source>{found} is not a federation, such as CZE.</source>
        <translation>{found} n’est pas une fédération, comme FRA.</translation>
    </message>
    <message>
        <source>There are no names in the table.</source>
        <translation>Il n’y a pas de noms dans le tableau.</translation>
    </message>
    <message>
        <source>{found} is not a valid number; numbers go from 1 to {most}.</source>
        <translation>{found} n’est pas un numéro valable&#xa0;; ils vont de 1 à {most}.</translation>
    </message>
    <message>
        <source>{found} is not a rating or strength, which is a number from 0 to {most}.</source>
        <translation>{found} n’est ni un Elo ni une force, qui est un nombre de 0 à {most}.</translation>
    </message>
    <message>
        <source>The event has no name.</source>
        <translation>L’épreuve n’a pas de nom.</translation>
    </message>
    <message>
        <source>The city is missing.</source>
        <translation>La ville manque.</translation>
    </message>
    <message>
        <source>The federation of the event is missing.</source>
        <translation>La fédération de l’épreuve manque.</translation>
    </message>
    <message>
        <source>The start date is missing.</source>
        <translation>La date de début manque.</translation>
    </message>
    <message>
        <source>The end date is missing.</source>
        <translation>La date de fin manque.</translation>
    </message>
    <message>
        <source>The chief arbiter is missing.</source>
        <translation>L’arbitre principal manque.</translation>
    </message>
    <message>
        <source>The time control is missing.</source>
        <translation>La cadence manque.</translation>
    </message>
    <message>
        <source>The date of round {round} is missing.</source>
        <translation>La date de la ronde {round} manque.</translation>
    </message>
    <message>
        <source>Results missing in round {round}: {count}.</source>
        <translation>Résultats manquants à la ronde {round}&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Rounds drawn: {drawn} of {planned}.</source>
        <translation>Rondes appariées&#xa0;: {drawn} sur {planned}.</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{name}: the FIDE number is missing.</source>
        <translation>{name}&#xa0;: le numéro FIDE manque.</translation>
    </message>
    <message>
        <source>{name}: the date of birth is missing.</source>
        <translation>{name}&#xa0;: la date de naissance manque.</translation>
    </message>
    <message>
        <source>{name}: the sex is missing.</source>
        <translation>{name}&#xa0;: le sexe manque.</translation>
    </message>
    <message>
        <source>{name}: the federation is missing.</source>
        <translation>{name}&#xa0;: la fédération manque.</translation>
    </message>
    <message>
        <source>{name} and {other} have the same FIDE number.</source>
        <translation>{name} et {other} ont le même numéro FIDE.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type 1, = or 0; ½-0 or 0-0; +-, -+ or -- for a forfeit.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un résultat. Tapez 1, = ou 0&#xa0;; ½-0 ou 0-0&#xa0;; +-, -+ ou -- pour un forfait.</translation>
    </message>
    <message>
        <source>This triangle is played over two rounds: type its results in the second.</source>
        <translation>Ce triangle se joue sur deux rondes&#xa0;: tapez ses résultats à la seconde.</translation>
    </message>
    <message>
        <source>This table would repeat matches of the rounds drawn so far.</source>
        <translation>Ce tableau répéterait des matchs des rondes déjà appariées.</translation>
    </message>
    <message>
        <source>Number {team} plays a triangle in round {round} that began in the round before.</source>
        <translation>Le numéro {team} joue à la ronde {round} un triangle commencé à la ronde d’avant.</translation>
    </message>
    <message>
        <source>There are results already; the scale stays one of percentages, or of IMPs.</source>
        <translation>Il y a déjà des résultats&#xa0;; l’échelle reste en pour cent, ou en IMP.</translation>
    </message>
    <message>
        <source>{found} is not a time, such as 14:30.</source>
        <translation>{found} n’est pas une heure, comme 14:30.</translation>
    </message>
    <message>
        <source>{found} is not a time control in seconds, such as 5400+30 or 40/6000+30:900+30.</source>
        <translation>{found} n’est pas une cadence en secondes, comme 5400+30 ou 40/6000+30:900+30.</translation>
    </message>
    <message>
        <source>The end date, {end}, is before the start date, {begin}.</source>
        <translation>La date de fin, {end}, est avant celle de début, {begin}.</translation>
    </message>
    <message>
        <source>An event has 1 to {most} rounds.</source>
        <translation>Une épreuve a de 1 à {most} rondes.</translation>
    </message>
    <message>
        <source>{found} is not a colour; use W or B.</source>
        <translation>{found} n’est pas une couleur&#xa0;; utilisez W ou B.</translation>
    </message>
    <message>
        <source>{found} is not a setting of XXC; use white1, black1 or rank.</source>
        <translation>{found} n’est pas un réglage de XXC&#xa0;; utilisez white1, black1 ou rank.</translation>
    </message>
    <message>
        <source>{found} is not a valid bye; use F, H or Z.</source>
        <translation>{found} n’est pas un exempt valable&#xa0;; utilisez F, H ou Z.</translation>
    </message>
    <message>
        <source>Round {last} comes before round {first}.</source>
        <translation>La ronde {last} vient avant la ronde {first}.</translation>
    </message>
    <message>
        <source>Enter at least two players here.</source>
        <translation>Saisissez ici au moins deux joueurs.</translation>
    </message>
    <message>
        <source>Player {number} has two different byes in round {round}.</source>
        <translation>Le joueur {number} a deux exempts différents à la ronde {round}.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, who is not entered.</source>
        <translation>À la ronde {round}, le joueur {number} rencontre le joueur {other}, qui n’est pas inscrit.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets player {other}, but player {other} meets nobody.</source>
        <translation>À la ronde {round}, le joueur {number} rencontre le joueur {other}, mais le joueur {other} ne rencontre personne.</translation>
    </message>
    <message>
        <source>In round {round} the players {number} and {other} have the same colour.</source>
        <translation>À la ronde {round}, les joueurs {number} et {other} ont la même couleur.</translation>
    </message>
    <message>
        <source>In round {round} neither player {number} nor player {other} has a colour.</source>
        <translation>À la ronde {round}, ni le joueur {number} ni le joueur {other} n’a de couleur.</translation>
    </message>
    <message>
        <source>In round {round} player {number} has the result “{mine}” without an opponent.</source>
        <translation>À la ronde {round}, le joueur {number} a le résultat «&#xa0;{mine}&#xa0;» sans adversaire.</translation>
    </message>
    <message>
        <source>The starting rank of a player is above 0.</source>
        <translation>Le numéro de départ d’un joueur est supérieur à 0.</translation>
    </message>
    <message>
        <source>Column {column} holds {found}, but should be blank; the columns are shifted.</source>
        <translation>La colonne {column} contient {found}, mais devrait être vide&#xa0;; les colonnes sont décalées.</translation>
    </message>
    <message>
        <source>Round {round}: {found} in column {column} is not a colour; use w, b or -.</source>
        <translation>Ronde {round}&#xa0;: {found} en colonne {column} n’est pas une couleur&#xa0;; utilisez w, b ou -.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for a result of this worth: {points}.</source>
        <translation>Un rapport de tournoi (TRF) n’a pas de place pour un résultat de cette valeur&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no VPs with two decimals; save a teams event as an event.</source>
        <translation>Un rapport (TRF) n’a pas de PV à deux décimales&#xa0;; enregistrez une épreuve par équipes comme épreuve.</translation>
    </message>
    <message>
        <source>A report file (TRF) has no place for the number {number}; it ends at {most}.</source>
        <translation>Un rapport de tournoi (TRF) n’a pas de place pour le numéro {number}&#xa0;; il s’arrête à {most}.</translation>
    </message>
    <message>
        <source>This is an event of vpdesk itself. Open it there, and write a report file (TRF) of it.</source>
        <translation>C’est une épreuve de vpdesk même. Ouvrez-la dans vpdesk, puis écrivez-en un rapport de tournoi (TRF).</translation>
    </message>
    <message>
        <source>The report file is of the type {type}, which is not drawn by the Dutch rules.</source>
        <translation>Le rapport de tournoi est du type {type}, qui ne s’apparie pas selon les règles hollandaises.</translation>
    </message>
    <message>
        <source>Team {team} came after round 1 was drawn: the round robin has no place for it.</source>
        <translation>L’équipe {team} est venue après l’appariement de la ronde 1&#xa0;: le tous contre tous n’a pas de place pour elle.</translation>
    </message>
    <message>
        <source>Round {round} needs a repeated match: make it a Danish round, which allows that.</source>
        <translation>La ronde {round} exige qu’un match se répète&#xa0;: faites-en une ronde danoise, qui le permet.</translation>
    </message>
    <message>
        <source>Round {round} has no allowed triangle: let teams be in one by turns, or the first three.</source>
        <translation>La ronde {round} n’a pas de triangle permis&#xa0;: laissez les équipes y jouer à tour de rôle, ou les trois premières.</translation>
    </message>
    <message>
        <source>Patton has to be chosen before the first result; there are results without board points.</source>
        <translation>Le Patton doit être choisi avant le premier résultat&#xa0;; il y a des résultats sans points de donnes.</translation>
    </message>
    <message>
        <source>White and Black get different points for a result; this program has one value for both.</source>
        <translation>Les Blancs et les Noirs reçoivent des points différents pour un résultat&#xa0;; ce programme a une seule valeur pour les deux.</translation>
    </message>
    <message>
        <source>This is not a rating list: no FIDE columns, and no headings such as Name and Rating.</source>
        <translation>Ce n’est pas une liste Elo&#xa0;: ni colonnes de la FIDE, ni en-têtes comme Name et Rating.</translation>
    </message>
    <message>
        <source>{name} is in rounds that are drawn: give the last round before the withdrawal.</source>
        <translation>{name} est dans des rondes appariées&#xa0;: indiquez la dernière ronde avant l’abandon.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type the board points, 2 per board won, such as 19-13.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un résultat. Tapez les points de donnes, 2 par donne gagnée, comme 19-13.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type IMPs and board points, 2 per board won: 24-17 13-7.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un résultat. Tapez IMP et points de donnes, 2 par donne gagnée&#xa0;: 24-17 13-7.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type per cent of NS (57.5), or VPs with the word (13.2 vp).</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un résultat. Tapez le pourcentage de NS (57,5), ou des PV avec le mot (13,2 vp).</translation>
    </message>
    <message>
        <source>{team} came after round 1 was drawn: the round robin has no place for this player.</source>
        <translation>{team} est venu après l’appariement de la ronde 1&#xa0;: le tous contre tous n’a pas de place pour ce joueur.</translation>
    </message>
    <message>
        <source>Round {round} needs a forbidden match: allow some, or make it a Danish round.</source>
        <translation>La ronde {round} exige un match interdit&#xa0;: autorisez-en, ou faites-en une ronde danoise.</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat. Type H (NS) or V (EW), a table from 1 to 999, or both, as H3.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une place. Tapez H (NS) ou V (EW), une table de 1 à 999, ou les deux, comme H3.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but {other} meets {third}.</source>
        <translation>À la ronde {round}, le joueur {number} rencontre {other}, mais {other} rencontre {third}.</translation>
    </message>
    <message>
        <source>Round {round}: “{mine}” of player {number} does not go with “{theirs}” of {other}.</source>
        <translation>Ronde {round}&#xa0;: «&#xa0;{mine}&#xa0;» du joueur {number} ne va pas avec «&#xa0;{theirs}&#xa0;» de {other}.</translation>
    </message>
    <message>
        <source>Round {round}: player {number} has “{mine}”, as without an opponent, but meets {other}.</source>
        <translation>Ronde {round}&#xa0;: le joueur {number} a «&#xa0;{mine}&#xa0;», comme sans adversaire, mais rencontre {other}.</translation>
    </message>
    <message>
        <source>In round {round} player {number} meets {other}, but has a bye in a record 240.</source>
        <translation>À la ronde {round}, le joueur {number} rencontre {other}, mais a un exempt dans un enregistrement 240.</translation>
    </message>
    <message>
        <source>Round {round}, column {column}: {found} is not a result; use 1 = 0 + - W D L U F H Z.</source>
        <translation>Ronde {round}, colonne {column}&#xa0;: {found} n’est pas un résultat&#xa0;; utilisez 1 = 0 + - W D L U F H Z.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired by the rules without a rematch or a second bye.</source>
        <translation>La ronde {round} ne peut pas être appariée selon les règles sans revanche ni second exempt.</translation>
    </message>
    <message>
        <source>Player {number}: columns 81-84 say {told}, results {computed}; correct, or add record 162.</source>
        <translation>Joueur {number}&#xa0;: les colonnes 81-84 disent {told}, les résultats {computed}&#xa0;; corrigez, ou ajoutez l’enregistrement 162.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result. Type points (2.5-1.5, to {boards}), boards (1=01), +-, -+, --.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un résultat. Tapez des points (2,5-1,5, jusqu’à {boards}), échiquiers (1=01) ou +-, -+, --.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired without a forbidden pair: allow some in this round.</source>
        <translation>La ronde {round} ne peut être appariée sans rencontre interdite&#xa0;: autorisez-en à cette ronde.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type IMPs such as 45-23.</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un résultat d’élimination, qui n’a pas de PV. Tapez des IMP comme 45-23.</translation>
    </message>
    <message>
        <source>“{typed}” is not a result of a knock-out, which has no VPs. Type per cent of NS (57.5).</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un résultat d’élimination, qui n’a pas de PV. Tapez le pourcentage de NS (57,5).</translation>
    </message>
</context>
<context>
    <name>TournamentFileError</name>
    <message>
        <source>{file}: There is no such file.</source>
        <translation>{file}&#xa0;: Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>{file}: This is a folder or a device.</source>
        <translation>{file}&#xa0;: C’est un dossier ou un périphérique.</translation>
    </message>
    <message>
        <source>{file}: You may not read this file.</source>
        <translation>{file}&#xa0;: Vous n’avez pas le droit de lire ce fichier.</translation>
    </message>
    <message>
        <source>{file}: This is not an event of vpdesk.</source>
        <translation>{file}&#xa0;: Ce n’est pas une épreuve de vpdesk.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged, and there is no backup of it beside it.</source>
        <translation>{file}&#xa0;: Le fichier est abîmé, et il n’y a pas de copie de sauvegarde à côté.</translation>
    </message>
    <message>
        <source>{file}: The file is damaged; open its newest backup, “{backup}”.</source>
        <translation>{file}&#xa0;: Le fichier est abîmé&#xa0;; ouvrez sa dernière copie de sauvegarde, «&#xa0;{backup}&#xa0;».</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file}: This is not a pairs evening of vpdesk.</source>
        <translation>{file}&#xa0;: Ce n’est pas une soirée par paires de vpdesk.</translation>
    </message>
    <message>
        <source>{file}: A newer version of vpdesk has written this file; open it with that one.</source>
        <translation>{file}&#xa0;: Ce fichier a été écrit par une version plus récente de vpdesk&#xa0;; ouvrez-le avec celle-ci.</translation>
    </message>
    <message>
        <source>{file}: The file could not be read; the computer reported “{reason}”.</source>
        <translation>{file}&#xa0;: Impossible de lire le fichier&#xa0;; l’ordinateur a signalé «&#xa0;{reason}&#xa0;».</translation>
    </message>
    <message>
        <source>{file} is open in another window or on another computer, so here it can only be read.</source>
        <translation>{file} est ouvert dans une autre fenêtre ou sur un autre ordinateur, il ne peut donc qu’être lu ici.</translation>
    </message>
    <message>
        <source>{file} is write-protected, so it can only be read; save it under another name to go on.</source>
        <translation>{file} est protégé en écriture et ne peut donc qu’être lu&#xa0;; enregistrez-le sous un autre nom pour continuer.</translation>
    </message>
    <message>
        <source>{file}: The file “{other}” beside it is not from vpdesk; move that away and open it again.</source>
        <translation>{file}&#xa0;: Le fichier «&#xa0;{other}&#xa0;», à côté, n’est pas de vpdesk&#xa0;; déplacez-le et ouvrez de nouveau.</translation>
    </message>
    <message>
        <source>{file} can only be read here; save it under another name to change it.</source>
        <translation>{file} ne peut ici qu’être lu&#xa0;; enregistrez-le sous un autre nom pour le modifier.</translation>
    </message>
    <message>
        <source>{file}: This event has stages, groups or adjustments: use “vpdesk-cli event”.</source>
        <translation>{file}&#xa0;: Cette épreuve a des phases, des groupes ou des ajustements&#xa0;: utilisez «&#xa0;vpdesk-cli event&#xa0;».</translation>
    </message>
    <message>
        <source>{file}: The file is too large or holds what no file of vpdesk has, so it is not opened.</source>
        <translation>{file}&#xa0;: Le fichier est trop grand ou contient ce qu’aucun fichier de vpdesk n’a&#xa0;; il n’est donc pas ouvert.</translation>
    </message>
</context>
<context>
    <name>TradePicture</name>
    <message>
        <source>{name}: quality {quality}, simplicity {simplicity}</source>
        <translation>{name}&#xa0;: qualité {quality}, simplicité {simplicity}</translation>
    </message>
    <message>
        <source>Simplicity</source>
        <translation>Simplicité</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
</context>
<context>
    <name>TwoScales</name>
    <message>
        <source>By</source>
        <translation>Selon</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compté en</translation>
    </message>
    <message>
        <source>{team} won</source>
        <translation>{team}&#xa0;: gagné</translation>
    </message>
    <message>
        <source>{team} VP</source>
        <translation>{team}&#xa0;: PV</translation>
    </message>
    <message>
        <source>By boards {boards}, together {together}</source>
        <translation>Par donnes {boards}, au total {together}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Halved by boards, as the director adjusted them: {boards}.</source>
        <translation>Partagées par donnes, car l’arbitre les a ajustées&#xa0;: {boards}.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Done: {step}</source>
        <translation>Fait&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Annulé&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Rétablir&#xa0;: {step}</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message numerus="yes">
        <source>“{name}”: %n change(s) not on the disk yet</source>
        <translation>
            <numerusform>«&#xa0;{name}&#xa0;»&#xa0;: %n modification n’est pas encore sur le disque</numerusform>
            <numerusform>«&#xa0;{name}&#xa0;»&#xa0;: %n modifications ne sont pas encore sur le disque</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes that were not saved last time do not fit their file: see “{name}”.</source>
        <translation>Des modifications non enregistrées la dernière fois ne vont pas avec leur fichier&#xa0;: voir «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” now has %n change(s) that were not saved last time.</source>
        <translation>
            <numerusform>«&#xa0;{name}&#xa0;» a maintenant %n modification qui n’avait pas été enregistrée la dernière fois.</numerusform>
            <numerusform>«&#xa0;{name}&#xa0;» a maintenant %n modifications qui n’avaient pas été enregistrées la dernière fois.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewsRow</name>
    <message>
        <source>By boards</source>
        <translation>Par donnes</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte de chaleur</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>“{name}” is being saved.</source>
        <translation>«&#xa0;{name}&#xa0;» est en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>Stay Here</source>
        <translation>Rester ici</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Samples to try</source>
        <translation>Exemples pour essayer</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
</context>
</TS>
