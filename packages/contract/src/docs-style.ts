/** The stylesheet of the docs page: the product's colours, both themes, print; nothing from elsewhere. */
export const docsStyle = `:root { color-scheme: light dark; --ground: #f7f6f2; --sheet: #ffffff; --ink: #0b1f33; --quiet: #4d5c6b; --line: #d9d6cc; --accent: #0b7a63; --amber: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --ground: #0b1620; --sheet: #12222f; --ink: #e9eef2; --quiet: #a3b1bd; --line: #2a3b49; --accent: #5fd0b5; --amber: #f0c060; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: minmax(0, 18rem) minmax(0, 1fr); }
a { color: var(--accent); text-underline-offset: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--sheet); padding: 0.5rem 1rem; z-index: 1; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem; border-right: 1px solid var(--line); font-size: 0.875rem; }
[hidden] { display: none !important; }
[role=search] label { display: block; font-weight: 600; }
[role=search] input { width: 100%; margin: 0.25rem 0; padding: 0.5rem; border: 1px solid var(--quiet); border-radius: 8px; background: var(--sheet); color: inherit; font: inherit; }
[role=search] p { min-height: 1.5rem; margin: 0 0 0.75rem; color: var(--quiet); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav > ul > li { margin-bottom: 0.75rem; }
nav > ul > li > a { font-weight: 600; text-decoration: none; }
nav ul ul a { color: var(--quiet); text-decoration: none; display: block; padding: 2px 0 2px 0.75rem; }
@media (hover: hover) { nav a:hover { text-decoration: underline; } }
main { padding: 2rem clamp(1rem, 4vw, 3rem) 6rem; max-width: 64rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; margin: 3rem 0 1rem; padding-bottom: 0.25rem; border-bottom: 2px solid var(--accent); }
h3 { font-size: 1rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
h4 { font-size: 0.875rem; margin: 1.25rem 0 0.5rem; }
article, main > p { overflow-wrap: anywhere; }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin-bottom: 1rem; scroll-margin-top: 1rem; }
article:target { border-color: var(--accent); }
code { font: 0.9em ui-monospace, monospace; }
.method { display: inline-block; min-width: 3.25rem; text-align: center; font-size: 0.75rem; font-weight: 700; padding: 2px 8px; border-radius: 6px; border: 1px solid currentcolor; color: var(--accent); }
.method.post { color: var(--amber); }
.summary { font-weight: 600; margin: 0 0 0.25rem; }
article > p { margin: 0 0 0.75rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0 0 1rem; font-size: 0.875rem; }
dt { color: var(--quiet); }
dd { margin: 0; }
pre { overflow: auto; max-height: 24rem; margin: 0 0 0.5rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); font-size: 0.8125rem; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; margin-bottom: 0.5rem; }
caption { text-align: left; font-weight: 600; padding: 0.75rem 0 0.25rem; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-top: 1px solid var(--line); font-weight: 400; }
thead th { color: var(--quiet); border-top: 0; }
td:nth-child(2) { max-width: 18rem; overflow-wrap: break-word; }
.refusals { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; margin: 0; padding: 0; font-size: 0.8125rem; color: var(--quiet); }
@media (max-width: 60rem) { body { display: block; } nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); } body:not(.searching) nav ul ul { display: none; } nav > ul { display: flex; flex-wrap: wrap; gap: 0 1rem; } }
@media (max-width: 40rem) { table, tbody, tr, th, td, caption { display: block; } thead { display: none; } tr { border-top: 1px solid var(--line); padding: 0.5rem 0; } tbody th, td { border: 0; padding: 0; } td:nth-child(2) { max-width: none; } td:empty { display: none; } [data-name] { color: var(--quiet); } [data-name]::before { content: attr(data-name) ': '; } nav > ul > li { margin: 0; } nav > ul > li > a { display: inline-block; padding: 0.625rem 0; } dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: 0.5rem; } }
@media print { nav, .skip { display: none; } body { display: block; } article { break-inside: avoid; } }
`;
