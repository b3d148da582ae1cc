// Browsers translate a page by wrapping each text in an element. React then doesn't find the text
// at its place; removing it, or inserting something before it, throws and destroys the screen. A
// text that is its element's only child is safe.
const WRITES_TEXT = /^(?:t|t[A-Z]\w*|format\w*|String|(?:\w*T|t)ext(?:Of)?|\w*Name(?:Of)?)$/
const NOTHING = 'nothing'
const TEXT = 'text'
const UNKNOWN = 'unknown'

const isWhiteSpace = ({ type, value }) => type === 'JSXText' && value.trim() === ''
// Nobody translates a blank.
const isBlank = ({ expression }) => expression?.type === 'Literal' && expression.value === ' '
const shownOf = children => children.filter(child => !isWhiteSpace(child) && !isBlank(child))

function isTextCall({ callee }) {
  if (callee.type === 'Identifier') return WRITES_TEXT.test(callee.name)
  return callee.type === 'MemberExpression' && callee.object.name === 'formats'
}

const outcomesOf = node => OUTCOMES[node.type]?.(node) ?? [UNKNOWN]

/** Returns each possible outcome of a child: a text, nothing, or a kind of element. */
const OUTCOMES = {
  JSXExpressionContainer: ({ expression }) => outcomesOf(expression),
  ConditionalExpression: ({ consequent, alternate }) => [consequent, alternate].flatMap(outcomesOf),
  LogicalExpression: ({ operator, left, right }) => [
    ...(operator === '&&' ? [NOTHING] : outcomesOf(left)),
    ...outcomesOf(right),
  ],
  JSXFragment: ({ children }) => shownOf(children).flatMap(outcomesOf),
  JSXElement: ({ openingElement: { name } }) => [`<${name.name ?? 'other'}>`],
  JSXText: () => [TEXT],
  TemplateLiteral: () => [TEXT],
  Literal: ({ value }) => [typeof value === 'string' ? TEXT : NOTHING],
  CallExpression: node => [isTextCall(node) ? TEXT : UNKNOWN],
  Identifier: ({ name }) => [name === 'undefined' ? NOTHING : UNKNOWN],
}

const comesAndGoes = outcomes => new Set(outcomes.filter(one => one !== UNKNOWN)).size > 1
function readingOf(node) {
  const outcomes = outcomesOf(node)
  return { isText: outcomes.includes(TEXT), isConditional: comesAndGoes(outcomes) }
}

const isFragment = ({ expression = {} }) =>
  [expression, expression.right, expression.consequent, expression.alternate].some(
    part => part?.type === 'JSXFragment',
  )

/** A text that comes and goes has an element of its own; so has one behind what comes and goes. */
export const looseTexts = {
  meta: {
    type: 'problem',
    messages: {
      goes: 'Give the text an element of its own: in a translated page React cannot take it away.',
      behind:
        'Give the text an element of its own: in a translated page React cannot put anything before it.',
    },
  },
  create(context) {
    const check = ({ children }) => {
      const shown = shownOf(children).map(node => ({ node, ...readingOf(node) }))
      for (const [at, { node, isText, isConditional }] of shown.entries()) {
        const isAlone = shown.length === 1 && !isFragment(node)
        if (isText && isConditional && !isAlone) context.report({ node, messageId: 'goes' })
        else if (isText && shown[at - 1]?.isConditional)
          context.report({ node, messageId: 'behind' })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}
