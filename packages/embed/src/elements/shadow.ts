/** Opens a shadow root with its own style sheet, as a strict policy allows. */
export function shadow(host: Element): ShadowRoot {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS_TEXT)
  root.adoptedStyleSheets = [sheet]
  return root
}

const CSS_TEXT =
  ':host,a,iframe{display:block}iframe{border:0;width:100%}' +
  // A browser's own page for a blocked frame means nothing to a customer.
  'iframe:has(+a){display:none}' +
  // Nor does an empty one. The bank sends a height as soon as there is something to see.
  'iframe:not([height]){opacity:0}' +
  'button{font:inherit;border:0;padding:.8em 1.5em;border-radius:8px;background:#14305c;color:#fff}'
