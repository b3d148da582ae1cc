import postcss from 'postcss'

const SIDE = /^(?:left|right)$|-(?:left|right)(?:-|$)/
/** Properties whose value may name a side. */
const PLACES = /^(?:text-align|text-align-last|float|clear|transform-origin|background-position)$/
const NAMED_SIDE = /\b(?:left|right)\b/
/** Shorthands of the four sides, from the top clockwise. */
const FOUR_SIDES =
  /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/
const SIDEWAYS =
  /\b(?:translateX|translate3d|skewX)\(|\btranslate\((?!0[ ,)])|gradient\(to (?:left|right)/
const ALLOWED = /^\s*physical: \S/

/**
 * Lists the declarations of a style sheet that name the left or the right and would stay there in a
 * language written from right to left. A comment `physical: <reason>` before one allows it.
 *
 * @param {string} css
 * @returns {{ line: number; text: string }[]}
 */
export function physicalSides(css) {
  const found = []
  postcss.parse(css).walkDecls(decl => {
    const before = decl.prev()
    if (before?.type === 'comment' && ALLOWED.test(before.text)) return
    if (isPhysical(decl))
      found.push({ line: decl.source.start.line, text: `${decl.prop}: ${decl.value}` })
  })
  return found
}

function isPhysical({ prop, value }) {
  if (prop.startsWith('--')) return false
  if (SIDE.test(prop) || (PLACES.test(prop) && NAMED_SIDE.test(value))) return true
  const parts = partsOf(value)
  if (FOUR_SIDES.test(prop)) return parts.length === 4 && parts[1] !== parts[3]
  if (prop === 'border-radius') return hasUnevenCorners(parts)
  if (prop === 'translate') return parts[0] !== '0'
  return SIDEWAYS.test(value)
}

// From the top left clockwise; what is left out is that of the corner across.
function hasUnevenCorners([topLeft, topRight = topLeft, bottomRight = topLeft, ...rest]) {
  const [bottomLeft = topRight] = rest
  return topLeft !== topRight || bottomRight !== bottomLeft
}

/** Splits a value at the spaces that are in no brackets. */
const partsOf = value => postcss.list.space(value)
