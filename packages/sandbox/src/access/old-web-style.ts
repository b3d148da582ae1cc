/** The old-fashioned style of the previous website, in the brand's colours. */
export const OLD_WEB_STYLE = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--page, #f2f2ee); color: var(--text, #222); font: 1rem/1.6 Verdana, 'DejaVu Sans', sans-serif; overflow-wrap: anywhere; }
header { padding: 1.25rem max(1rem, (100% - 52rem) / 2); background: var(--header, #2b3a4a); color: var(--on-header, #fff); font-size: 1.25rem; }
header p { margin: 0; }
header img { display: block; block-size: 2.25rem; max-inline-size: 100%; }
main { max-inline-size: 52rem; margin: 2rem auto; padding: 1.5rem; background: var(--surface, #fff); border: 1px solid var(--border, #ccc); }
h1 { margin: 0 0 1rem; font: 1.75rem/1.2 Georgia, 'DejaVu Serif', serif; }
h2 { margin: 2rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--border, #ccc); font: 1.25rem/1.3 Georgia, 'DejaVu Serif', serif; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1.5rem; margin: 0; }
dt { font-weight: 700; }
dd { margin: 0; }
footer { max-inline-size: 52rem; margin: 0 auto 2rem; padding: 0 1.5rem; font-size: .875rem; }
footer p { margin: 0; }
`
