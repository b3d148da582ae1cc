const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**', '<', '>', '<=', '>='])
const CONVERSIONS = new Set(['Number', 'parseFloat', 'parseInt', 'BigInt'])
const NAMES_AN_AMOUNT = /(^|[a-z])(amount|balance|fee|rate)$/i

/** The last word of `quote.toAmount`, `balance` or `amount!`, or nothing. */
function lastName(node) {
  if (node?.type === 'Identifier') return node.name
  if (node?.type === 'MemberExpression' && !node.computed) return node.property.name
  if (node?.type === 'TSNonNullExpression') return lastName(node.expression)
  return ''
}

const isAmount = node => NAMES_AN_AMOUNT.test(lastName(node) ?? '')

/** Amounts are decimal text: only the money rooms count with them. */
export const amountArithmetic = {
  meta: {
    type: 'problem',
    messages: { counts: 'Amounts are decimal text: count and compare in the money room.' },
  },
  create(context) {
    const report = node => context.report({ node, messageId: 'counts' })
    return {
      BinaryExpression(node) {
        if (ARITHMETIC.has(node.operator) && [node.left, node.right].some(isAmount)) report(node)
      },
      AssignmentExpression(node) {
        if (
          node.operator.length > 1 &&
          ARITHMETIC.has(node.operator.slice(0, -1)) &&
          isAmount(node.left)
        )
          report(node)
      },
      UnaryExpression(node) {
        if (['+', '-'].includes(node.operator) && isAmount(node.argument)) report(node)
      },
      CallExpression(node) {
        if (CONVERSIONS.has(lastName(node.callee)) && isAmount(node.arguments[0])) report(node)
      },
    }
  },
}
