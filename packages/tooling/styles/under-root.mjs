import selectorParser from 'postcss-selector-parser'

const ROOT = 'sp-root'

/** Our elements: those with a class of ours, and those inside them without a class. */
const OURS = ['', ':not(.sp-root) :not([class])']
  .flatMap(rest => [`[class^='sp-']${rest}`, `[class*=' sp-']${rest}`])
  .join(', ')

/**
 * Returns a selector as it applies below the root. A selector with the root or the page applies to
 * the root's element; one that starts with an attribute applies to the root or anything inside it.
 *
 * @param {string} selector
 * @param {number} repeats How often the root's class stands in it.
 */
export function underRoot(selector, repeats) {
  const complex = parsed(selector)
  const written = complex.toString()
  const root = `.${ROOT}`.repeat(repeats)
  const named = complex.nodes.find(isRoot)
  if (named) return replaced(complex, named, root)
  const first = firstCompound(complex)
  const page = first.find(isPage)
  if (page) return replaced(complex, page, `${page}${root}`)
  if (first.length < complex.length && first.every(({ type }) => type === 'attribute'))
    return `:is(${root}, ${root} *)${written}`
  return `${root} ${written}`
}

/**
 * Returns a rule's selectors, limited to our own elements, because a host may have others inside
 * the root. They weigh only as much as the root's classes and a tag.
 *
 * @param {readonly string[]} selectors
 * @param {number} repeats How often the root's class stands in each.
 */
export function resetUnderRoot(selectors, repeats) {
  const root = `.${ROOT}`.repeat(repeats)
  const all = selectors.map(parsed)
  const others = all.filter(({ nodes }) => !nodes.some(isRoot)).map(inParts)
  const whole = others.filter(({ pseudo }) => pseudo === '')
  const ours = `:where(${OURS})`
  // A browser finds a rule by its tag, but must try everything in a `:where` on every element.
  const byTag = others.filter(({ tag }) => tag !== undefined)
  const byOther = whole.filter(({ tag }) => tag === undefined).map(({ element }) => element)
  return [
    ...all
      .filter(({ nodes }) => nodes.some(isRoot))
      .map(complex => replaced(complex, complex.nodes.find(isRoot), root)),
    ...(byOther.length > 0 ? [`${root} ${ours}${only(byOther)}`] : []),
    ...byTag.map(({ tag, rest, pseudo }) => `${root} ${tag}${where(rest)}${ours}${pseudo}`),
    ...others
      .filter(({ tag, pseudo }) => tag === undefined && pseudo !== '')
      .map(({ element, pseudo }) => `${root} ${ours}${only([element])}${pseudo}`),
  ]
}

const only = elements => (elements.includes('*') ? '' : where(elements.join(', ')))
const where = text => (text === '' ? '' : `:where(${text})`)

const parsed = selector => selectorParser().astSync(selector.trim()).nodes[0]

function inParts({ nodes }) {
  const at = nodes.findIndex(selectorParser.isPseudoElement)
  const end = at === -1 ? nodes.length : at
  const element = nodes.slice(0, end).join('') || '*'
  const [first] = nodes
  const isOfTag = first?.type === 'tag' && !nodes.some(selectorParser.isCombinator)
  return {
    element,
    // In one compound: where a tag stands among others, it is not the element that is meant.
    tag: isOfTag ? first.value : undefined,
    rest: isOfTag ? nodes.slice(1, end).join('') : '',
    pseudo: nodes.slice(end).join(''),
  }
}

function replaced(complex, node, text) {
  node.replaceWith(selectorParser.string({ value: text }))
  return String(complex)
}

function firstCompound({ nodes }) {
  const end = nodes.findIndex(selectorParser.isCombinator)
  return end === -1 ? nodes : nodes.slice(0, end)
}

const isRoot = ({ type, value }) => type === 'class' && value === ROOT

const isPage = ({ type, value }) =>
  (type === 'pseudo' && value === ':root') || (type === 'tag' && value === 'html')
