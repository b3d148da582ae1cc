/** The style of the page: a sheet of the bank's ledger, light or dark by the reader's preference. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #17211c; --paper: #f6f4ee; --sheet: #fffefa; --line: #cfcabb; --edge: #7d8780; --soft: #55605a; --mint: #14593f; --tint: #e8f1ec; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae2; --paper: #131815; --sheet: #1b221e; --line: #3b453f; --edge: #7d8780; --soft: #a9b3ac; --mint: #8fd6b4; --tint: #22302a; } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 4rem) 4rem; max-inline-size: 84rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header { display: flex; gap: 1rem; align-items: center; margin-bottom: 1.5rem; }
header p { margin: 0; color: var(--soft); }
.mark { flex: none; display: grid; place-items: center; inline-size: 3.25rem; block-size: 3.25rem; border: 2px solid var(--mint); border-radius: 50%; color: var(--mint); font: 600 1.25rem/1 Georgia, serif; }
h1 { margin: 0; font: 600 1.75rem/1.2 Georgia, serif; }
h2 { margin: 0 0 .25rem; font: 600 1.25rem/1.3 Georgia, serif; }
h3 { margin: 0; font-size: 1rem; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
section { min-inline-size: 0; padding: clamp(1rem, 3vw, 1.5rem); background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; }
@media (min-width: 60rem) { main { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; } #everybody, #tools { grid-column: 1 / -1; } }
a { color: var(--mint); }
code { font: .9375em ui-monospace, monospace; }
.hint, .quiet { margin: 0 0 .75rem; color: var(--soft); }
.quiet:empty { display: none; }
#documents:empty::after, #applications:empty::after, #checks:empty::after, #signatures:empty::after { content: 'Nothing is waiting.'; color: var(--soft); }
.field { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; margin: 0 0 1rem; }
.field > select, .field > input { flex: 1 1 14rem; max-inline-size: 28rem; }
select, input { min-inline-size: 0; min-block-size: 2.75rem; max-inline-size: 100%; padding: .45rem .75rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--sheet); color: var(--ink); font: inherit; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; align-items: end; margin: 0 0 .75rem; }
.grid p { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; margin: 0; }
.grid label { color: var(--soft); font-size: .875rem; }
button { min-block-size: 2.75rem; padding: .4rem 1rem; border: 1px solid var(--mint); border-radius: .5rem; background: none; color: var(--mint); font: inherit; font-weight: 600; cursor: pointer; }
button.main { background: var(--mint); color: var(--sheet); }
:focus-visible { outline: 3px solid var(--mint); outline-offset: 2px; }
ol, ul { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
li p { margin: .25rem 0 0; }
#inbox > li, #pushes > li, #documents > li, #applications > li, #checks > li, #signatures > li { padding: .75rem 1rem; background: var(--tint); border-radius: .5rem; }
#inbox:not(:empty) ~ p, #people:not(:empty) ~ p { margin: .75rem 0 0; }
.about { color: var(--soft); font-size: .875rem; }
.about strong { color: var(--ink); font-weight: 500; }
.body { white-space: pre-line; }
.code { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; color: var(--mint); font: 600 1.75rem/1.3 ui-monospace, monospace; }
.code code { font: inherit; letter-spacing: .12em; user-select: all; }
.code button { font: 600 1rem/1.5 system-ui, sans-serif; }
.answers { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .5rem; }
.cards { grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); }
.cards > li { display: flex; flex-direction: column; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; }
.head, .copied { display: flex; gap: .5rem; align-items: center; justify-content: space-between; }
.copied code { min-inline-size: 0; user-select: all; }
.head button, .copied button { flex: none; min-block-size: 2.25rem; padding: .1rem .75rem; border-color: var(--line); font-size: .875rem; font-weight: 500; }
.tags { display: flex; flex-wrap: wrap; gap: .25rem; margin: .5rem 0 .25rem; }
.tags li { padding: .05rem .6rem; border-radius: 1rem; background: var(--tint); font-size: .875rem; }
summary { min-block-size: 2.75rem; padding: .6rem .25rem; color: var(--mint); font-weight: 600; cursor: pointer; }
details section { margin-top: .75rem; }
`
