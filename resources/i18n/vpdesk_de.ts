<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About vpdesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies all versions, for a report of an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Lo&amp;g Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs to Victory Points, for the people who direct bridge tournaments.

The scales are those of the WBF Scoring Panel&apos;s technical report (P. Buchen, 2013).

Free software: use it, pass it on and change it as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log folder: {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy with &amp;Headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin or Unpin These Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unpin All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fewer Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vpdesk &amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What’s &amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About vpdesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong. Your work is still on screen, and you can go on.
If it happens again, send the details to the makers of vpdesk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Log Folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>{curve}: steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type {size} pt, legible from {metres} m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {card} / {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {page} / {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by {program}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export and Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of {size} points: legible from {metres} m.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of {size} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name for the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is there already. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportError</name>
    <message>
        <source>The printer does not take the pages; see that it is switched on and connected, or choose PDF instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer stopped at page {page} of {pages}; see what it says, then print again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logo “{path}” could not be read ({reason}); choose it again or clear it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logo “{path}” is not a PNG or SVG picture; choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture holds one page, and these are {pages}; choose PDF instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>First board count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last board count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conti&amp;nuous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discrete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Booklet of board counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall chart, in large type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pocket cards, to cut out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF, to print or send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XLSX, for Excel and the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, for any spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML, for a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, for another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clipboard, to paste elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point: 19.74</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma: 19,74</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fo&amp;rm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal si&amp;gn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logo (PNG or SVG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the table says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>vpdesk {version} help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page is not in your language yet; here it is in English.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>In parts of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards: ten more or fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: jump to a margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve: step through the margins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve: ten margins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins: walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins: show, unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins: move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the export dialog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger, smaller page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table, curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page, the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place, the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpOutput</name>
    <message>
        <source>“{title}” was sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in all topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No topic has all of these words: try fewer, or others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>vpdesk ended unexpectedly last time. What is known is in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blitz {imps} IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Range violations: {vps} VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places where one more IMP would gain more than the IMP before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrections of 0.01 VP, or of one IMP in a discrete scale, that mend them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The margin that is worth exactly so much lies outside its band.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Page shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %n page(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Page {page} of {pages}: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinStrip</name>
    <message>
        <source>Enter shows it, Delete unpins it, drag or Alt+arrow moves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), pinned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the st&amp;art</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the language ({example})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point ({example})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma ({example})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{same}” opens with {boards}, and with {pins} pinned to compare.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As Large as Fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n IMP(s): {vps}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save, rename or delete a preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>IMPs to Victory Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blitz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WBF continuous scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WBF discrete scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blitz {imps} IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blitz {factor} √boards IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner&apos;s VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loser&apos;s VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next IMP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP - VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences from {boards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected by the concavity rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact margin lies outside the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} before correction, raised by {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} before correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} VP is exactly {imps} IMPs on the curve, outside this band</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>Our IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin in IMPs, minus if lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target in VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Our IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Their IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or &amp;margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Needed for VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>win by %n IMP(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a draw is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any result is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>lose by %n IMP(s) at most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScaleControls</name>
    <message>
        <source>WBF continuous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WBF discrete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> - 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 √boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor × √boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Half match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards in the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards in the match, 1 to 999. Page Up and Page Down change it by ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range: VP of the largest win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest win: 20 for 20-0, 10 for 10-0, 25 for 25-0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The margin from which the win is maximal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the blitz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A half (triangular) match: the formula counts half of the boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blit&amp;z</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScaleError</name>
    <message>
        <source>There is no scale of the kind {kind}; the kinds are {kinds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discrete scale needs a whole number of VP at a draw, not {value}: choose an even range, or the continuous scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blitz of {blitz} IMPs is too short for a discrete scale of {range}-0: choose more boards, a longer blitz or fewer VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of boards must be a whole number from 1 to {most}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The VP of a draw must be above 0 and at most {most}, with at most two decimals, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blitz factor must be above 0 and at most {most}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blitz must be above 0 and at most {most} IMPs, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The VP must lie between {least} and {most}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScalesRoom</name>
    <message>
        <source>Curve of IMPs to VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and Right step through the margins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{boards}, {imps} IMPs: {vps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare with yet:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin {boards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin {boards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than {most} can be pinned: unpin one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the board count to compare it (Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number to jump to that margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned board counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences from this board count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs per √board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis of the plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In IMPs per square root of the boards, all board counts have one curve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in “{path}” could not be read, so the usual ones are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used; the old file is kept as “{broken}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StorageError</name>
    <message>
        <source>“{name}” was not saved because there is no folder “{folder}”; choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved because you may not write in the folder “{folder}”; choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved because the file of that name is write-protected; choose another name or lift the protection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved because a folder or a device has that name; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved because the disk is full; make room on it or choose another disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved because another program has it open; close it there and save it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved because its name is too long; choose a shorter name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved because a file cannot have that name; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved because the computer reported “{reason}”; choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
