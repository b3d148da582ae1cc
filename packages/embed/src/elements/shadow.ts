/** Opens a shadow root with a sheet of its own, as a strict policy allows. */
export function shadow(host: Element): ShadowRoot {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS_TEXT)
  root.adoptedStyleSheets = [sheet]
  return root
}

const CSS_TEXT =
  ':host,a,iframe{display:block}iframe{border:0;width:100%}' +
  // What a browser shows in a frame that it refuses says nothing to a customer.
  'iframe:has(+a){display:none}' +
  // Nor does it while the bank is silent. It tells its height as soon as there is something to see.
  'iframe:not([height]){opacity:0}' +
  'button{font:inherit;border:0;padding:.8em 1.5em;border-radius:8px;background:#14305c;color:#fff}'
