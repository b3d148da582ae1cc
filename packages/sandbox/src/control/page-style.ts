/** How the page looks: a sheet of the bank's ledger, light or dark as the reader likes. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #17211c; --paper: #f6f4ee; --sheet: #fffefa; --line: #cfcabb; --soft: #55605a; --mint: #14593f; --tint: #e3efe8; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae2; --paper: #131815; --sheet: #1b221e; --line: #3b453f; --soft: #a9b3ac; --mint: #8fd6b4; --tint: #20352b; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem clamp(1rem, 4vw, 4rem) 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
header { display: flex; gap: 1rem; align-items: center; margin-bottom: 2rem; }
header p { margin: 0; color: var(--soft); }
.mark { flex: none; display: grid; place-items: center; inline-size: 3.25rem; block-size: 3.25rem; border: 2px solid var(--mint); border-radius: 50%; color: var(--mint); font: 600 1.25rem/1 Georgia, serif; }
h1 { margin: 0; font: 600 1.75rem/1.2 Georgia, serif; }
h2 { margin: 0 0 .75rem; font: 600 1.25rem/1.3 Georgia, serif; }
main { display: grid; gap: 2rem; max-inline-size: 75rem; }
section { min-inline-size: 0; padding: 1.5rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; }
.scroll { overflow-x: auto; }
.scroll:focus-visible, select:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid var(--mint); outline-offset: 2px; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: .6rem 1rem .6rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
tbody tr:last-child > * { border-bottom: 0; }
thead th { color: var(--soft); font-size: .85rem; font-weight: 500; white-space: nowrap; }
tbody th { font-weight: 600; white-space: nowrap; }
code { font: .9em ui-monospace, monospace; white-space: nowrap; }
.hint, .quiet { margin: 0 0 .75rem; color: var(--soft); }
.quiet:empty { display: none; }
.field { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
select { max-inline-size: 100%; padding: .45rem .6rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--sheet); color: var(--ink); font: inherit; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; align-items: end; margin: 0 0 .75rem; }
.grid p { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; margin: 0; }
.grid label { color: var(--soft); font-size: .85rem; }
input { min-inline-size: 0; padding: .45rem .6rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--sheet); color: var(--ink); font: inherit; }
ol, ul { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
li { padding: 1rem; background: var(--tint); border-radius: .5rem; overflow-wrap: anywhere; }
#pushes:empty { display: none; }
#pushes li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
#pushes .code { margin: 0; }
#pushes .who { flex: 1 1 14rem; margin: 0; }
button { padding: .5rem 1rem; border: 1px solid var(--mint); border-radius: .4rem; background: var(--sheet); color: var(--mint); font: inherit; font-weight: 600; cursor: pointer; }
button.main { background: var(--mint); color: var(--sheet); }
button:focus-visible { outline: 3px solid var(--mint); outline-offset: 2px; }
li p { margin: .25rem 0 0; }
li .head { margin: 0; }
li .code { font: 600 1.6rem/1.3 ui-monospace, monospace; letter-spacing: .12em; color: var(--mint); user-select: all; }
`
