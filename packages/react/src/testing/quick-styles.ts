type StyleOf = Window['getComputedStyle']
type Quick = 'display' | 'visibility' | 'pointer-events'

const QUICK: Readonly<Record<string, Quick>> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
}
const INITIAL = { visibility: 'visible', 'pointer-events': 'auto' }
const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)$/
// Their rules look at more than a name and these attributes.
const OF_THEIR_OWN = /^(?:summary|embed|colgroup|col|thead|tbody|tfoot|tr)$|-/

/**
 * Whether something is shown, and takes clicks, is asked of every element whenever a test looks for
 * a role. jsdom answers by matching hundreds of selectors, anew after each change of the page. This
 * asks it once for each sort of element; a page with a stylesheet of its own is left to jsdom.
 */
export function quickenStyles(view: Window): void {
  if (quickened.has(view.getComputedStyle)) return
  const real = view.getComputedStyle.bind(view)
  const displayOf = displays(real)
  const quick: StyleOf = (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return real(element, pseudo)
    return answering(element, { real, displayOf })
  }
  quickened.add(quick)
  Object.assign(view, { getComputedStyle: quick })
  Object.assign(globalThis, { getComputedStyle: quick })
}

const quickened = new WeakSet<StyleOf>()

interface Answers {
  readonly real: StyleOf
  readonly displayOf: (element: Element) => string | undefined
}

function answering(element: Element, { real, displayOf }: Answers): CSSStyleDeclaration {
  let whole: CSSStyleDeclaration | undefined
  const all = () => (whole ??= real(element))
  const read = (name: Quick) =>
    (name === 'display' ? displayOf(element) : inherited(element, name)) ??
    all().getPropertyValue(name)
  const getPropertyValue = (name: string) =>
    Object.values(QUICK).includes(name as Quick)
      ? read(name as Quick)
      : all().getPropertyValue(name)
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue
      const quick = typeof name === 'string' ? QUICK[name] : undefined
      if (quick) return read(quick)
      const value: unknown = Reflect.get(all(), name)
      return typeof value === 'function' ? (value.bind(all()) as unknown) : value
    },
  })
}

/** By the name and the attributes that the browser’s own stylesheet looks at. */
function displays(real: StyleOf): Answers['displayOf'] {
  const known = new Map<string, string>()
  return element => {
    const own = inline(element, 'display')
    if (own !== '') return KEYWORD.test(own) || isForced(element) ? undefined : own
    const { localName, namespaceURI } = element
    if (OF_THEIR_OWN.test(localName) || element.hasAttribute('popover')) return undefined
    const key = [
      namespaceURI,
      localName,
      ...ATTRIBUTES.map(at => String(element.getAttribute(at))),
    ].join()
    const display = known.get(key) ?? real(element).display
    known.set(key, display)
    return display
  }
}

const ATTRIBUTES = ['hidden', 'open', 'type']

const isForced = ({ localName }: Element) => localName === 'input' || localName === 'noscript'

/** What the nearest ancestor says that says something; undefined where that takes jsdom. */
function inherited(element: Element, name: keyof typeof INITIAL): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = inline(at, name)
    if (KEYWORD.test(own)) return undefined
    if (own !== '') return own
    if (at.hasAttribute('hidden') && OF_THEIR_OWN.test(at.localName)) return undefined
  }
  return INITIAL[name]
}

function inline(element: Element, name: Quick): string {
  if (!element.hasAttribute('style') || !('style' in element)) return ''
  return (element.style as CSSStyleDeclaration).getPropertyValue(name)
}
