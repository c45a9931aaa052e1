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
        <source>IMPs to Victory Points, for the people who direct bridge tournaments.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013).

Free software: use it, pass it on and change it as you like.</source>
        <translation>Des IMP aux points de victoire, pour les arbitres des tournois de bridge.

Les échelles sont celles du rapport technique du WBF Scoring Panel (P. Buchen, 2013).

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
        <source>&amp;Larger Text</source>
        <translation>Texte plus &amp;grand</translation>
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
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
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
    <name>MainWindow</name>
    <message>
        <source>vpdesk ended unexpectedly last time. What is known is in {folder}.</source>
        <translation>vpdesk s’est fermé de façon inattendue la dernière fois. Ce qu’on en sait est dans {folder}.</translation>
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
    <message>
        <source>Text size {percent} %</source>
        <translation>Taille du texte {percent}&#xa0;%</translation>
    </message>
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
    <message>
        <source>Table of the scale</source>
        <translation>Tableau de l’échelle</translation>
    </message>
    <message>
        <source>Type a number to jump to that margin</source>
        <translation>Tapez un nombre pour aller à cet écart</translation>
    </message>
    <message>
        <source>Pinned board counts</source>
        <translation>Nombres de donnes épinglés</translation>
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
</context>
</TS>
