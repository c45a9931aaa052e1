"""How an exported HTML page looks, on a screen and on paper."""

STYLE = """
:root {
  --ink: #1b1b1b; --muted: #666; --paper: #fff; --tint: #e8eff5; --line: #d4d4d4;
  --group: #9a9a9a; --rule: #1b1b1b; --link: #00639c; --mark: #fdf3d0;
}
@media screen {
  :root { color-scheme: light dark; }
  body { margin: 1.5rem auto; padding: 0 1rem; max-width: 75rem; }
  main { min-width: max-content; }
  section { margin-top: 3rem; }
  .pair { display: flex; flex-wrap: wrap; gap: 1rem 3rem; align-items: flex-start;
    max-width: calc(100vw - 2rem); }
  .pair figure { flex: 1 1 28rem; position: sticky; top: 1rem; }
  figure { max-width: min(50rem, calc(100vw - 2rem)); }
  thead th { position: sticky; top: 0; z-index: 1; background: var(--paper); }
  tbody th { position: sticky; left: 0; background: var(--paper); }
  tbody tr:hover > * { background: var(--tint); }
  footer { max-width: min(50rem, calc(100vw - 2rem)); }
}
@media screen and (max-width: 48rem) {
  body { margin-top: .75rem; }
  main { min-width: 0; }
  section { margin-top: 1.5rem; }
  .table { overflow-x: auto; }
  .table:not(.lined) .words { white-space: normal; overflow-wrap: anywhere; min-width: 6.5em; }
  th, td { padding: .3em .4em; }
  nav a { display: inline-block; padding: .6em 0; }
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ink: #ececec; --muted: #a6a6a6; --paper: #1c1d1f; --tint: #2b3640; --line: #3d3f42;
    --group: #77797c; --rule: #c9c9c9; --link: #7cc4f0; --mark: #453c1c;
  }
}
* { box-sizing: border-box; }
body {
  color: var(--ink); background: var(--paper);
  font: 100%/1.4 system-ui, "Segoe UI", "Noto Sans", "Liberation Sans", sans-serif;
  font-variant-numeric: tabular-nums lining-nums;
}
header { display: flex; align-items: center; gap: 1.25rem; }
header img { height: 4rem; max-width: 40%; object-fit: contain; }
h1 { font-size: 1.75em; line-height: 1.2; margin: 0; }
h2 { font-size: 1.3em; line-height: 1.25; margin: 0 0 .75rem; break-after: avoid; }
.occasion { margin: .3rem 0 0; color: var(--muted); }
header + main > section:first-child { margin-top: 1.5rem; }
nav { margin-top: 1.5rem; }
nav h2 { font-size: 1em; margin-bottom: .25rem; }
nav ul { margin: 0; padding: 0; list-style: none; columns: 11em; }
nav a, td a, th a, .made a { color: var(--link); }
td a, th a { text-decoration-thickness: 1px; text-underline-offset: .2em; }
table { border-collapse: separate; border-spacing: 0; border-bottom: 1.5px solid var(--rule); }
caption { text-align: left; }
th, td { text-align: right; white-space: nowrap; padding: .15em .6em;
  border-top: 1px solid var(--line); }
.words { text-align: left; }
thead th { white-space: normal; vertical-align: bottom; border-top: 1.5px solid var(--rule);
  border-bottom: 1px solid var(--rule); }
tbody tr:first-child > * { border-top: 0; }
tbody th { font-weight: 600; }
tbody tr:nth-child(5n+1):not(:first-child) > * { border-top-color: var(--group); }
.prose { max-width: 45rem; }
.prose th { white-space: normal; border-top: 0; }
.prose tbody th { font-weight: inherit; }
.lined table, .lined tbody tr > * { border-top: 0; border-bottom: 0; }
.lined tbody tr .top-edge { border-top: 1px solid var(--rule); }
.lined tbody tr .right-edge { border-right: 1px solid var(--rule); }
.lined tbody tr .bottom-edge { border-bottom: 1px solid var(--rule); }
.lined tbody tr .left-edge { border-left: 1px solid var(--rule); }
.lined tbody th { font-weight: inherit; }
.current { background: var(--tint) !important; }
.marked { background: var(--mark) !important; }
.beyond { color: var(--muted); font-style: italic; }
.sign, .marked::before { font-size: .7em; margin-right: .35em; user-select: none;
  -webkit-user-select: none; }
.marked::before { content: attr(data-sign); content: attr(data-sign) / ""; }
.head, .tail { display: inline-block; white-space: pre; }
.head { text-align: right; min-width: calc(var(--head) * 1ch); }
.tail { text-align: left; min-width: calc(var(--tail) * .8ch); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; user-select: none; -webkit-user-select: none; }
figure { margin: 0 0 1rem; break-inside: avoid; }
figure svg { display: block; width: 100%; height: auto; }
figcaption { font-size: .85em; color: var(--muted); margin-top: .4rem; }
footer { margin-top: .75rem; font-size: .85em; break-inside: avoid; }
footer ul { margin: 0 0 .4rem; padding: 0; list-style: none; }
footer li { display: inline-block; margin-right: 1.5em; }
footer p { margin: 0; padding-top: .3rem; border-top: 1px solid var(--line); display: flex;
  justify-content: space-between; gap: 2em; }
footer p span { color: var(--muted); white-space: nowrap; }
@media print {
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  :root { font-size: 9pt; }
  body { margin: 0; }
  header { margin-bottom: 4mm; }
  header img { height: 16mm; }
  nav a, td a, th a { color: inherit; text-decoration: none; }
  section { break-before: page; }
  header + main > section:first-child { break-before: auto; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  table { font-size: min(1em, calc(100vw / var(--ems))); line-height: 1.25; }
  th, td { padding: .05em .5em; }
  .long { column-width: calc(var(--ems) * 1em); column-gap: 6mm; }
  .long table { width: 100%; }
  figure { max-width: 150mm; }
  .pair figure { max-width: 125mm; margin-top: 5mm; }
}
"""

# Pages for phones: who and how much in the first line of a row, the rest labelled below.
WEB_STYLE = """
header::before { content: var(--club-logo, none); }
.made { margin-top: 2rem; }
.made p { display: block; }
.made span { margin-left: 1em; }
.made::before { content: var(--club-words, none); display: block; margin-bottom: .4rem; }
@media screen {
  .made { max-width: none; }
  main { min-width: 0; }
  .table { overflow-x: auto; }
  .folds .words { white-space: normal; overflow-wrap: break-word; }
  .folds .who { min-width: 9em; }
  section { margin-top: 2rem; }
  h1, h2, td, tbody th { overflow-wrap: anywhere; }
  nav a, header a, .made a { display: inline-block; min-height: 44px; min-width: 44px;
    padding: .65em 0; }
}
@media screen and (min-width: 48.01rem) {
  .stacked th, .stacked td { padding: .15em .4em; }
  .stacked .head, .stacked .tail { display: block; min-width: 0; text-align: right; }
}
.narrow, .menu { display: none; }
@media screen and (max-width: 48rem) {
  .wide, .menu ~ .foot { display: none; }
  .menu { display: block; margin-top: .5rem; border: 1px solid var(--line); border-width: 1px 0; }
  .menu summary { min-height: 44px; padding: .65em 0; color: var(--link); cursor: pointer; }
  .menu li[aria-current] { padding: .65em 0; font-weight: 600; }
  .narrow { display: block; }
  .narrow h2 { font-size: 1.1em; }
  .lined a { white-space: normal; overflow-wrap: break-word; }
  h1 { font-size: 1.35em; }
  header img { height: 2.5rem; }
  .folds table, .folds tbody { display: block; }
  .folds thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
    clip-path: inset(50%); }
  .folds tr { display: flex; flex-wrap: wrap; align-items: baseline;
    border-top: 1px solid var(--line); padding: .15em 0; }
  .folds tr > * { order: 3; border: 0; padding: 0 1em .2em 0; text-align: left; font-size: .9em;
    white-space: normal; position: static; min-width: 0; }
  .folds tr > th:first-child, .folds tr > td:first-child { order: 0; flex: 0 0 auto;
    min-width: 2.4em; padding-right: .6em; font-size: 1em; }
  .folds tr > .who, .folds tr > th.who:first-child { order: 1; flex: 1 1 0; min-width: 50%;
    font-size: 1em; overflow-wrap: anywhere; }
  .folds tr > .key { order: 2; margin-left: auto; padding-right: 0; text-align: right;
    font-size: 1em; font-weight: 600; }
  .folds tr::after { content: ""; order: 2; flex: 0 0 100%; }
  .folds td:empty { display: none; }
  .folds [data-label]::before { content: attr(data-label) " "; color: var(--muted);
    font-weight: normal; font-size: .85em; }
  .folds .marked::before { content: attr(data-label) " " attr(data-sign); }
  .table a { display: inline-block; min-height: 44px; min-width: 44px; padding: .65em 0; }
}
@media screen and (max-width: 48rem) { nav ul { columns: 9em; } }
"""

# Browsers that know no texts in margins leave these rules out.
PAGE_STYLE = """
@page {{
  margin: 15mm;
  @top-left {{ content: {heading}; font: 8pt system-ui, sans-serif; color: #666; }}
  @bottom-right {{
    content: counter(page) " / " counter(pages); font: 8pt system-ui, sans-serif; color: #666;
  }}
}}
@page :first {{ @top-left {{ content: none; }} }}
"""
