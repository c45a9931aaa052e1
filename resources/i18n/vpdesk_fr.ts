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
        <source>IMPs to Victory Points, and movements for pairs, for the people who direct bridge tournaments.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013). The measures of movements are those of P. Smulders.

Free software: use it, pass it on and change it as you like.</source>
        <translation>Des IMP aux points de victoire, et les mouvements par paires, pour les arbitres des tournois de bridge.

Les échelles sont celles du rapport technique du WBF Scoring Panel (P. Buchen, 2013). Les mesures des mouvements sont celles de P. Smulders.

Logiciel libre&#xa0;: utilisez-le, transmettez-le et modifiez-le à votre guise.</translation>
    </message>
    <message>
        <source>Log folder: {folder}</source>
        <translation>Dossier des journaux&#xa0;: {folder}</translation>
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
        <source>&amp;Table</source>
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
        <source>&amp;Present</source>
        <translation>&amp;Présenter</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>D&amp;onnes</translation>
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
        <source>&amp;Figures</source>
        <translation>C&amp;hiffres</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;wiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <translation>Texte pl&amp;us petit</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>Texte &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Rétablir la disposition</translation>
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
        <source>Open &amp;Log Folder</source>
        <translation>Ouvrir le dossier des &amp;journaux</translation>
    </message>
    <message>
        <source>&amp;About vpdesk</source>
        <translation>À &amp;propos de vpdesk</translation>
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
        <source>T&amp;ournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
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
        <translation>&amp;Annuler : {step}</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Rétablir : {step}</translation>
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
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
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
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Something went wrong. Your work is still on screen, and you can go on.
If it happens again, send the details to the makers of vpdesk.</source>
        <translation>Un problème est survenu. Votre travail est toujours à l’écran et vous pouvez continuer.
Si cela se reproduit, envoyez les détails aux auteurs de vpdesk.</translation>
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
        <translation>Enregistrer les modifications de « {name} » ?</translation>
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
        <source>“{name}” is there already. Replace it?</source>
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
        <source>The printer does not take the pages; see that it is switched on and connected, or choose PDF instead.</source>
        <translation>L’imprimante n’accepte pas les pages&#xa0;; vérifiez qu’elle est allumée et connectée, ou choisissez PDF.</translation>
    </message>
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
        <source>A picture holds one page, and these are {pages}; choose PDF instead.</source>
        <translation>Une image ne contient qu’une page, et il y en a {pages}&#xa0;; choisissez plutôt PDF.</translation>
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
        <source>Guide cards, one a pair</source>
        <translation>Cartes guides, par paire</translation>
    </message>
    <message>
        <source>Table cards, one a table</source>
        <translation>Cartes de table</translation>
    </message>
    <message>
        <source>Round sheets, one a round</source>
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
        <source>TRF, the whole tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clipboard, to paste elsewhere</source>
        <translation>Presse-papiers, à coller</translation>
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
        <source>Toda&amp;y</source>
        <translation>Au&amp;jourd’hui</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
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
        <source>as the table says</source>
        <translation>celui du tableau</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
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
        <source>Swiss</source>
        <translation type="unfinished"></translation>
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
        <translation>Dans la salle des mouvements</translation>
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
        <source>In the presentation</source>
        <translation>Dans la présentation</translation>
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
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Close the presentation</source>
        <translation>Fermer la présentation</translation>
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
        <translation>vpdesk s’est fermé de façon inattendue la dernière fois. Ce qu’on en sait est dans {folder}.</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Taille du texte {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>How much the score of one pair depends on the results of another one: the more even the colours, the fairer the movement.</source>
        <translation>Combien la marque d’une paire dépend des résultats d’une autre&#xa0;: plus les couleurs sont égales, plus le mouvement est juste.</translation>
    </message>
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
        <source>Movement</source>
        <translation>Mouvement</translation>
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
a round</source>
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
        <source>Its name, as the cards will say it.</source>
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
        <source>Qf when the pair that is best missed stays away.</source>
        <translation>Qf quand manque la paire qu’il vaut le mieux laisser absente.</translation>
    </message>
    <message>
        <source>Qf when the pair that is worst missed stays away.</source>
        <translation>Qf quand manque la paire qu’il vaut le moins laisser absente.</translation>
    </message>
    <message>
        <source>How far two strong pairs throw the others apart, in percentage points.</source>
        <translation>Combien deux paires fortes écartent les autres, en points de pourcentage.</translation>
    </message>
    <message>
        <source>How well the better pair comes out ahead: 100 would be always.</source>
        <translation>Avec quelle sûreté la meilleure paire finit devant&#xa0;: 100 serait toujours.</translation>
    </message>
    <message>
        <source>Two winners: North-South and East-West are ranked apart, whatever Qf says.</source>
        <translation>Deux classements&#xa0;: Nord-Sud et Est-Ouest sont classés à part, quoi que dise Qf.</translation>
    </message>
    <message>
        <source>Switching whole rounds does not make one ranking any fairer here.</source>
        <translation>Inverser des positions entières ne rend ici aucun classement unique plus juste.</translation>
    </message>
    <message numerus="yes">
        <source>For one ranking, switching %n round(s) is right: Qf {qf}.</source>
        <translation>
            <numerusform>Pour un seul classement, il faut inverser %n position&#xa0;: Qf {qf}.</numerusform>
            <numerusform>Pour un seul classement, il faut inverser %n positions&#xa0;: Qf {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be as bad as none: Qf {qf}.</source>
        <translation>
            <numerusform>Inverser %n position ne vaudrait pas mieux que n’en inverser aucune&#xa0;: Qf {qf}.</numerusform>
            <numerusform>Inverser %n positions ne vaudrait pas mieux que n’en inverser aucune&#xa0;: Qf {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be worse: Qf {qf}.</source>
        <translation>
            <numerusform>Inverser %n position serait moins bon&#xa0;: Qf {qf}.</numerusform>
            <numerusform>Inverser %n positions serait moins bon&#xa0;: Qf {qf}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switching %n round(s) would be just as good.</source>
        <translation>
            <numerusform>Inverser %n position serait tout aussi bon.</numerusform>
            <numerusform>Inverser %n positions serait tout aussi bon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Single tables are switched, so each table needs its card: Qf {qf}.</source>
        <translation>Des tables isolées sont inversées, il faut donc une carte à chaque table&#xa0;: Qf {qf}.</translation>
    </message>
    <message>
        <source>Whole switched rounds give no more than {qf}.</source>
        <translation>Inverser des positions entières ne donne pas plus de {qf}.</translation>
    </message>
    <message>
        <source>Whole switched rounds are as good: {qf}.</source>
        <translation>Inverser des positions entières est aussi bon&#xa0;: {qf}.</translation>
    </message>
    <message>
        <source>Its quality Qf is {qf}.</source>
        <translation>Sa qualité Qf est de {qf}.</translation>
    </message>
    <message>
        <source>Everybody meets {met} of {others} opponents: Qf {qf}.</source>
        <translation>Chacun rencontre {met} adversaires sur {others}&#xa0;: Qf {qf}.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Chacun rencontre tous les autres.</translation>
    </message>
    <message>
        <source>Everybody meets everybody; perfectly balanced.</source>
        <translation>Chacun rencontre tous les autres&#xa0;; équilibre parfait.</translation>
    </message>
    <message>
        <source>Everybody meets everybody, as evenly as is possible: Qf {qf}.</source>
        <translation>Chacun rencontre tous les autres, aussi également que possible&#xa0;: Qf {qf}.</translation>
    </message>
    <message>
        <source>Everybody meets everybody: Qf {qf}.</source>
        <translation>Chacun rencontre tous les autres&#xa0;: Qf {qf}.</translation>
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
</context>
<context>
    <name>MovementChooser</name>
    <message>
        <source>&amp;Use This Movement</source>
        <translation>&amp;Utiliser ce mouvement</translation>
    </message>
    <message>
        <source>No movement is known for so few boards: enter more of them.</source>
        <translation>Aucun mouvement connu pour si peu de donnes&#xa0;: indiquez-en davantage.</translation>
    </message>
    <message>
        <source>pair {pair}: Qf {qf}</source>
        <translation>paire {pair}&#xa0;: Qf {qf}</translation>
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
        <source>The boards that each pair plays, or all boards that there are.</source>
        <translation>Les donnes que joue chaque paire, ou toutes celles dont on dispose.</translation>
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
        <source>Half a table is a pair without an opponent.</source>
        <translation>Une demi-table est une paire sans adversaire.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
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
        <source>Shows the picked movement, in the place of the present one</source>
        <translation>Affiche le mouvement choisi, à la place du mouvement actuel</translation>
    </message>
    <message>
        <source>Pa&amp;irs</source>
        <translation>Paire&amp;s</translation>
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
        <source>Stays awa&amp;y</source>
        <translation>Man&amp;que</translation>
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
        <source>No table can take an appendix table: it needs one where two moving pairs meet in every round.</source>
        <translation>Aucune table ne peut recevoir de table appendice&#xa0;: il en faut une où deux paires mobiles se rencontrent à chaque position.</translation>
    </message>
    <message>
        <source>Table {table} cannot take an appendix table: it needs one where two moving pairs meet in every round.</source>
        <translation>La table {table} ne peut pas recevoir de table appendice&#xa0;: il en faut une où deux paires mobiles se rencontrent à chaque position.</translation>
    </message>
    <message>
        <source>A barometer has 3 to {most} pairs, not {pairs}.</source>
        <translation>Un baromètre a de 3 à {most} paires, pas {pairs}.</translation>
    </message>
    <message>
        <source>A barometer for {pairs} pairs has 1 to {most} rounds, not {rounds}.</source>
        <translation>Un baromètre pour {pairs} paires a de 1 à {most} positions, pas {rounds}.</translation>
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
        <source>There is a perfect Howell for {numbers} pairs, not for {pairs}: build a Howell and improve it.</source>
        <translation>Il existe un Howell parfait pour {numbers} paires, pas pour {pairs}&#xa0;: construisez un Howell et améliorez-le.</translation>
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
        <source>Round {round}, table {table}: player {pair} is there more than once.</source>
        <translation>Position {round}, table {table}&#xa0;: le joueur {pair} y est plus d’une fois.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: pair {pair} has played board {board} already, in round {before}.</source>
        <translation>Position {round}, table {table}&#xa0;: la paire {pair} a déjà joué la donne {board}, à la position {before}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: player {pair} has played board {board} already, in round {before}.</source>
        <translation>Position {round}, table {table}&#xa0;: le joueur {pair} a déjà joué la donne {board}, à la position {before}.</translation>
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
        <source>Board set {set}: a board is there twice.</source>
        <translation>Série {set}&#xa0;: une donne y est deux fois.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there are {rounds} rounds and {tables} tables.</source>
        <translation>Position {round}, table {table}&#xa0;: il y a {rounds} positions et {tables} tables.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: there is no board set {set}; they are 1 to {sets}.</source>
        <translation>Position {round}, table {table}&#xa0;: il n’y a pas de série {set}&#xa0;; elles vont de 1 à {sets}.</translation>
    </message>
    <message>
        <source>Round {round}: table {table} is there more than once.</source>
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
        <source>The file ends before round {round} is complete; the first line says {rounds} rounds.</source>
        <translation>Le fichier se termine avant la fin de la position {round}&#xa0;; la première ligne annonce {rounds} positions.</translation>
    </message>
    <message>
        <source>{found} is no number and no board set; sets are numbers or capital letters, and comments begin with #.</source>
        <translation>{found} n’est ni un nombre ni une série de donnes&#xa0;; les séries sont des nombres ou des majuscules, et les commentaires commencent par #.</translation>
    </message>
    <message>
        <source>The first line should say: pairs, tables, rounds, board sets, and 1 for an individual movement; it has {count} numbers.</source>
        <translation>La première ligne doit indiquer&#xa0;: paires, tables, positions, séries de donnes, et 1 pour un mouvement individuel&#xa0;; elle a {count} nombres.</translation>
    </message>
    <message>
        <source>The fifth number of the first line is 1 for an individual movement and 0 for one of pairs, not {found}.</source>
        <translation>Le cinquième nombre de la première ligne est 1 pour un mouvement individuel et 0 pour un mouvement par paires, pas {found}.</translation>
    </message>
    <message>
        <source>There are {rounds} rounds, and this line would be one more.</source>
        <translation>Il y a {rounds} positions, et cette ligne en ferait une de plus.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers here, five for each table (North, South, East, West, board set), and the line has {count}.</source>
        <translation>La position {round} demande ici {needed} nombres, cinq par table (Nord, Sud, Est, Ouest, série de donnes), et la ligne en a {count}.</translation>
    </message>
    <message>
        <source>Round {round} needs {needed} numbers here, three for each table (NS, EW, board set), and the line has {count}.</source>
        <translation>La position {round} demande ici {needed} nombres, trois par table (NS, EO, série de donnes), et la ligne en a {count}.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: somebody plays against 0; an empty table is 0 0 0.</source>
        <translation>Position {round}, table {table}&#xa0;: quelqu’un joue contre 0&#xa0;; une table vide s’écrit 0 0 0.</translation>
    </message>
    <message>
        <source>The board set {found} is a letter where others are numbers, or a number where others are letters; write all sets in one way.</source>
        <translation>La série {found} est une lettre alors que d’autres sont des nombres, ou un nombre alors que d’autres sont des lettres&#xa0;; écrivez toutes les séries de la même façon.</translation>
    </message>
    <message>
        <source>The boards of the sets are there twice.</source>
        <translation>Les donnes des séries y sont deux fois.</translation>
    </message>
    <message>
        <source>There is no board set {set}; they are 1 to {sets}.</source>
        <translation>Il n’y a pas de série {set}&#xa0;; elles vont de 1 à {sets}.</translation>
    </message>
    <message>
        <source>The boards of board set {set} are there twice.</source>
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
        <source>Bridgemate rows need boards that follow one after the other, and those of board set {set} do not.</source>
        <translation>Les lignes Bridgemate demandent des donnes qui se suivent, et celles de la série {set} ne se suivent pas.</translation>
    </message>
    <message>
        <source>This is not JSON from here on: column {column}.</source>
        <translation>À partir d’ici, ce n’est pas du JSON&#xa0;: colonne {column}.</translation>
    </message>
    <message>
        <source>There are too many brackets in brackets.</source>
        <translation>Il y a trop de crochets les uns dans les autres.</translation>
    </message>
    <message>
        <source>This is no movement; “format” should be “{format}”.</source>
        <translation>Ce n’est pas un mouvement&#xa0;; «&#xa0;format&#xa0;» devrait être «&#xa0;{format}&#xa0;».</translation>
    </message>
    <message>
        <source>The file is of another version of the program: “version” is not 1.</source>
        <translation>Le fichier est d’une autre version du programme&#xa0;: «&#xa0;version&#xa0;» n’est pas 1.</translation>
    </message>
    <message>
        <source>“{key}” is missing or is not what a movement has there.</source>
        <translation>«&#xa0;{key}&#xa0;» manque ou n’est pas ce qu’un mouvement a à cet endroit.</translation>
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
        <source>{found} stands where a number belongs.</source>
        <translation>{found} se trouve à la place d’un nombre.</translation>
    </message>
    <message>
        <source>The number {found} is too large.</source>
        <translation>Le nombre {found} est trop grand.</translation>
    </message>
    <message>
        <source>A board set has at most {most} boards.</source>
        <translation>Une série a au plus {most} donnes.</translation>
    </message>
    <message>
        <source>A board is there twice in {found}.</source>
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
        <source>There are two columns {missing}.</source>
        <translation>Il y a deux colonnes {missing}.</translation>
    </message>
    <message>
        <source>This line has fewer fields than there are headings.</source>
        <translation>Cette ligne a moins de champs qu’il n’y a d’en-têtes.</translation>
    </message>
    <message>
        <source>This line cannot be read as part of a table.</source>
        <translation>Cette ligne ne se lit pas comme partie d’un tableau.</translation>
    </message>
    <message>
        <source>There is no line below the headings.</source>
        <translation>Il n’y a aucune ligne sous les en-têtes.</translation>
    </message>
    <message>
        <source>There are {pairs} pairs here and {before} in lines above.</source>
        <translation>Il y a {pairs} paires ici et {before} dans les lignes du dessus.</translation>
    </message>
    <message>
        <source>The best switches can be searched for up to {most} pairs, not for {pairs} that play {sets} board sets.</source>
        <translation>Les meilleures inversions peuvent être cherchées pour {most} paires au plus, pas pour {pairs} qui jouent {sets} séries de donnes.</translation>
    </message>
    <message>
        <source>In an individual movement the partners change: its quality cannot be measured.</source>
        <translation>Dans un mouvement individuel, les partenaires changent&#xa0;: sa qualité ne peut pas être mesurée.</translation>
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
        <source>A click or Space switches an encounter, L locks it; a click on a heading switches the whole round or table.</source>
        <translation>Un clic ou Espace inverse une rencontre, L la verrouille&#xa0;; un clic sur un en-tête inverse toute la position ou la table.</translation>
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
        <source>Strength {strength} takes place {strength} in {own}&#xa0;% of all events, and that or a better one in {within}&#xa0;%.</source>
        <translation>La force {strength} prend la place {strength} dans {own}&#xa0;% des épreuves, et celle-là ou une meilleure dans {within}&#xa0;%.</translation>
    </message>
    <message>
        <source>Strength 1 takes place 1 in {own}&#xa0;% of all events.</source>
        <translation>La force 1 prend la place 1 dans {own}&#xa0;% des épreuves.</translation>
    </message>
    <message>
        <source>sdb/3: the part of luck in a pair&apos;s percentage. Qb: the same as a quality, 100 at best. Qd: how often, in percent, a pair gets the place that it earns.</source>
        <translation>sdb/3&#xa0;: la part de chance dans le pourcentage d’une paire. Qb&#xa0;: la même, comme qualité, 100 au mieux. Qd&#xa0;: combien de fois, en pour cent, une paire obtient la place qu’elle mérite.</translation>
    </message>
    <message>
        <source>More events make the figures more exact.</source>
        <translation>Plus d’épreuves rendent les chiffres plus exacts.</translation>
    </message>
    <message>
        <source>Events played</source>
        <translation>Épreuves jouées</translation>
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
        <source>Opposition: 100 is all meeting all equally often.</source>
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
        <source>Luck, in percent, with two strong pairs in the field.</source>
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
        <source>How much each pair matters to each other</source>
        <translation>Combien chaque paire compte pour chaque autre</translation>
    </message>
    <message>
        <source>{mean} would be even</source>
        <translation>{mean} serait égal pour tous</translation>
    </message>
</context>
<context>
    <name>MovementTools</name>
    <message>
        <source>&amp;Choose</source>
        <translation>C&amp;hoisir</translation>
    </message>
    <message>
        <source>Movements for so many pairs and boards (F4)</source>
        <translation>Mouvements pour tant de paires et de donnes (F4)</translation>
    </message>
    <message>
        <source>&amp;Sit-outs</source>
        <translation>&amp;Relais</translation>
    </message>
    <message>
        <source>Which pair number had best be the one that is missing</source>
        <translation>Quel numéro de paire il vaut mieux laisser absent</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>&amp;Places</translation>
    </message>
    <message>
        <source>How often each strength finishes where</source>
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
        <source>optimise</source>
        <translation>optimisation</translation>
    </message>
    <message>
        <source>leave a pair out</source>
        <translation>relais</translation>
    </message>
</context>
<context>
    <name>OptimisePanel</name>
    <message>
        <source>&amp;Whole rounds only</source>
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
        <source>For a Howell: who meets whom and where may change, too, not the directions only.</source>
        <translation>Pour un Howell&#xa0;: qui rencontre qui, et où, peut aussi changer, et non les seules lignes.</translation>
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
        <source>Qf {qf}, before {before}, at most {bound}. {tries} tries.</source>
        <translation>Qf {qf}, avant {before}, au plus {bound}. Essais&#xa0;: {tries}.</translation>
    </message>
    <message>
        <source>Qf {qf}, before {before}. {tries} tries.</source>
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
        <source>Nothing to compare with yet:</source>
        <translation>Rien à comparer pour l’instant&#xa0;:</translation>
    </message>
    <message>
        <source>Unpin {boards}</source>
        <translation>Détacher {boards}</translation>
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
        <source>Pin the board count to compare it (Ctrl+D)</source>
        <translation>Épingler ce nombre de donnes pour le comparer (Ctrl+D)</translation>
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
        <source>Always the same</source>
        <translation>Toujours pareil</translation>
    </message>
    <message>
        <source>As it was left</source>
        <translation>Comme à la fermeture</translation>
    </message>
    <message>
        <source>“{same}” opens with {boards}, and with {pins} pinned to compare.</source>
        <translation>«&#xa0;{same}&#xa0;»&#xa0;: à l’ouverture, {boards}, avec {pins} épinglés pour comparer.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation: {title}</source>
        <translation>Présentation&#xa0;: {title}</translation>
    </message>
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
    <message numerus="yes">
        <source>%n IMP(s): {vps}</source>
        <translation>
            <numerusform>%n IMP&#xa0;: {vps}</numerusform>
            <numerusform>%n IMP&#xa0;: {vps}</numerusform>
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
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <translation>Salles</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Unsaved changes were found, but are damaged: see “{file}”.</source>
        <translation>Des modifications non enregistrées ont été trouvées, mais elles sont abîmées : voir « {file} ».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>a new tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new movement</source>
        <translation>nouveau mouvement</translation>
    </message>
    <message>
        <source>Recovered: “{name}” with changes of {time} not saved.</source>
        <translation>Récupéré : « {name} » avec des modifications du {time} non enregistrées.</translation>
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
        <source>Next IMP</source>
        <translation>IMP suivant</translation>
    </message>
    <message>
        <source>VP - VP</source>
        <translation>PV - PV</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Differences from {boards}</source>
        <translation>Différences avec {boards}</translation>
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
    <name>ScaleControls</name>
    <message>
        <source>WBF continuous</source>
        <translation>WBF continue</translation>
    </message>
    <message>
        <source>WBF discrete</source>
        <translation>WBF discrète</translation>
    </message>
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
        <source>&amp;Half match</source>
        <translation>Demi-&amp;match</translation>
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
        <source>Blit&amp;z</source>
        <translation>Blit&amp;z</translation>
    </message>
</context>
<context>
    <name>ScaleError</name>
    <message>
        <source>There is no scale of the kind {kind}; the kinds are {kinds}.</source>
        <translation>Il n’y a pas d’échelle du type {kind}&#xa0;; les types sont {kinds}.</translation>
    </message>
    <message>
        <source>A discrete scale needs a whole number of VP at a draw, not {value}: choose an even range, or the continuous scale.</source>
        <translation>Une échelle discrète demande un nombre entier de PV pour un match nul, pas {value}&#xa0;: choisissez une étendue paire, ou l’échelle continue.</translation>
    </message>
    <message>
        <source>A blitz of {blitz} IMPs is too short for a discrete scale of {range}-0: choose more boards, a longer blitz or fewer VP.</source>
        <translation>Un blitz de {blitz} IMP est trop court pour une échelle discrète de {range}-0&#xa0;: choisissez plus de donnes, un blitz plus long ou moins de PV.</translation>
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
        <source>The VP of a draw must be above 0 and at most {most}, with at most two decimals, not {value}.</source>
        <translation>Les PV d’un match nul doivent être supérieurs à 0 et d’au plus {most}, avec deux décimales au plus, pas {value}.</translation>
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
</context>
<context>
    <name>ScaleStatus</name>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation>L’écart à partir duquel la victoire est maximale.</translation>
    </message>
    <message>
        <source>Places where one more IMP would gain more than the IMP before it.</source>
        <translation>Endroits où un IMP de plus rapporterait plus que l’IMP précédent.</translation>
    </message>
    <message>
        <source>Corrections of 0.01 VP, or of one IMP in a discrete scale, that mend them.</source>
        <translation>Corrections de 0,01 PV, ou d’un IMP dans une échelle discrète, qui les suppriment.</translation>
    </message>
    <message>
        <source>The margin that is worth exactly so much lies outside its band.</source>
        <translation>L’écart qui vaut exactement ces PV est hors de sa tranche.</translation>
    </message>
    <message>
        <source>Blitz {imps} IMPs</source>
        <translation>Blitz {imps} IMP</translation>
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
        <source>Range violations: {vps} VP</source>
        <translation>Écarts hors tranche&#xa0;: {vps} PV</translation>
    </message>
</context>
<context>
    <name>ScalesRoom</name>
    <message>
        <source>Curve of IMPs to VP</source>
        <translation>Courbe des IMP aux PV</translation>
    </message>
    <message>
        <source>Left and Right step through the margins</source>
        <translation>Gauche et Droite parcourent les écarts</translation>
    </message>
    <message>
        <source>{boards}, {imps} IMPs: {vps}</source>
        <translation>{boards}, {imps} IMP&#xa0;: {vps}</translation>
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
        <source>A&amp;xis</source>
        <translation>A&amp;xe</translation>
    </message>
</context>
<context>
    <name>ScheduleMenu</name>
    <message numerus="yes">
        <source>Switch %n encounter(s)</source>
        <translation>
            <numerusform>Inverser %n rencontre</numerusform>
            <numerusform>Inverser %n rencontres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n encounter(s)</source>
        <translation>
            <numerusform>Verrouiller %n rencontre</numerusform>
            <numerusform>Verrouiller %n rencontres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n encounter(s)</source>
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
        <translation>{what}&#xa0;: un clic l’inverse en entier</translation>
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
    <name>ScrollingTable</name>
    <message>
        <source>rows a second: {speed}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in “{path}” could not be read, so the usual ones are used.</source>
        <translation>Les réglages de «&#xa0;{path}&#xa0;» n’ont pas pu être lus&#xa0;; ceux d’origine sont utilisés.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used; the old file is kept as “{broken}”.</source>
        <translation>Les réglages n’ont pas pu être lus&#xa0;; ceux d’origine sont utilisés et l’ancien fichier est gardé sous «&#xa0;{broken}&#xa0;».</translation>
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
        <source>Give the phantom pair number {best}: Qf is {qf} then. The worst is number {worst}, with {worst_qf}.</source>
        <translation>Donnez à la paire fantôme le numéro {best}&#xa0;: Qf est alors de {qf}. Le pire est le numéro {worst}, avec {worst_qf}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Number {pair} would spare you a table that shares its boards: Qf is {qf} then.</source>
        <translation>Le numéro {pair} vous éviterait une table qui partage ses donnes&#xa0;: Qf est alors de {qf}.</translation>
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
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car le dossier «&#xa0;{folder}&#xa0;» n’existe pas&#xa0;; choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because you may not write in the folder “{folder}”; choose another folder.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car vous n’avez pas le droit d’écrire dans le dossier «&#xa0;{folder}&#xa0;»&#xa0;; choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“{name}” was not saved because the file of that name is write-protected; choose another name or lift the protection.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car le fichier de ce nom est protégé en écriture&#xa0;; choisissez un autre nom ou levez la protection.</translation>
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
        <source>“{name}” was not saved because another program has it open; close it there and save it again.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été enregistré car un autre programme l’a ouvert&#xa0;; fermez-le dans ce programme et enregistrez à nouveau.</translation>
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
        <translation>{value}, variation de {change}</translation>
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
