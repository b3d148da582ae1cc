import { compare, selectorSpecificity } from '@csstools/selector-specificity'
import selectorParser from 'postcss-selector-parser'
import { resetUnderRoot, underRoot } from './under-root.mjs'

const TOKENS = 'sp.tokens'
const FIRST = 'sp.reset'
const LAST = 'sp.app'
/**
 * The maximum number of classes, attributes and the like in a selector of a layer that is followed
 * by another.
 */
const MOST_SPECIFIC = 4
/**
 * The number of times that the root's class is repeated in the selectors of each layer. The least
 * specific selector must outweigh the most specific one of the layer before.
 */
const REPEATS = { [FIRST]: 3, 'sp.ui': 3, 'sp.rooms': 7, [LAST]: 11 }

/**
 * Turns our cascade layers into selectors that weigh more in each later layer, because rules in
 * layers lose against all rules of a host outside of layers. Every rule applies below the element
 * with the class `sp-root`. Lengths in `rem` become multiples of `--sp-rem`, which doesn't depend
 * on a host's `html { font-size }`. Rules outside of our layers don't change.
 *
 * @returns {import('postcss').Plugin}
 */
export function scopeStyles() {
  return {
    postcssPlugin: 'sixpence-scope-styles',
    OnceExit(sheet) {
      sheet.walkAtRules('layer', layer => {
        const names = layer.params.split(',').map(name => name.trim())
        if (!names.every(isOurs)) return
        if (layer.nodes === undefined) return void layer.remove()
        scope(layer, names[0])
        layer.replaceWith(layer.nodes)
      })
    },
  }
}
scopeStyles.postcss = true

const isOurs = name => name === TOKENS || name in REPEATS

function scope(layer, name) {
  layer.walkDecls(decl => {
    if (decl.prop !== '--sp-rem') decl.value = decl.value.replaceAll(REM, ofRem)
  })
  layer.walkRules(rule => {
    if (isStep(rule) || isNested(rule)) return
    // A brand's theme wins over them, and so does a class on the root.
    if (name === TOKENS) rule.selector = `:where(${rule.selector})`
    else if (name === FIRST) rule.selectors = resetUnderRoot(rule.selectors, REPEATS[name])
    else {
      if (name !== LAST) refuseTooSpecific(rule, name)
      rule.selectors = rule.selectors.map(selector => underRoot(selector, REPEATS[name]))
      if (drawsPart(rule)) rule.prepend(...PART)
    }
  })
}

/**
 * Resets the parts that we draw before or after an element, whatever a host's rules for such parts
 * are.
 */
const PART = [
  { prop: 'all', value: 'revert' },
  { prop: 'box-sizing', value: 'border-box' },
]

const drawsPart = ({ selectors, nodes }) =>
  selectors.every(selector => /::(before|after)$/.test(selector)) &&
  nodes.some(({ prop }) => prop === 'content')

const REM = /(?<![\w.])(-?(?:\d*\.)?\d+)rem\b/g
const ofRem = (_, count) => (count === '1' ? 'var(--sp-rem)' : `calc(${count} * var(--sp-rem))`)

const isStep = ({ parent }) => parent.type === 'atrule' && parent.name.endsWith('keyframes')

function isNested({ parent }) {
  if (parent.type === 'rule') return true
  return parent.type === 'atrule' && parent.name !== 'layer' && isNested(parent)
}

function refuseTooSpecific(rule, layer) {
  const { a, b } = mostSpecific(rule)
  if (a > 0 || b > MOST_SPECIFIC)
    throw rule.error(`Too specific for ${layer}: no id, and ${MOST_SPECIFIC} classes at most`)
}

function mostSpecific(rule) {
  const selectors = selectorParser().astSync(rule.selector).nodes
  const own = greatest(selectors.map(selector => selectorSpecificity(selector)))
  const nested = rule.nodes.filter(({ type }) => type === 'rule').map(mostSpecific)
  const inner = greatest(nested)
  return { a: own.a + inner.a, b: own.b + inner.b, c: own.c + inner.c }
}

const greatest = list => list.toSorted(compare).at(-1) ?? { a: 0, b: 0, c: 0 }
