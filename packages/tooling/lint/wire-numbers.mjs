// Nothing else is written like these; the others are words or numbers elsewhere, too.
const CODES = new Set(['ENOA', 'ESU', 'TA1', 'VF'])
const COMPARISONS = new Set(['===', '!==', '==', '!='])
// `status_id = 2`, `type in (2006`, and what follows a value that was put in: `… ${at}) = 2`.
const NUMBER_IN_SQL =
  /\b(?:status_id|type)\s*(?:=|<>|!=|(?:not\s+)?in)\s*\(?\s*\d|^\s*\)\s*(?:=|<>)\s*\d/i

const isText = node => node?.type === 'Literal' && typeof node.value === 'string'

const isResponseCode = node =>
  (node.type === 'Identifier' && node.name === 'responseCode') ||
  (node.type === 'MemberExpression' && !node.computed && node.property.name === 'responseCode')

/** Codes and numbers of the wire have names: only the places that give them to them write them. */
export const wireNumbers = {
  meta: {
    type: 'problem',
    messages: {
      code: 'Say what is wrong by `refuse`, or name the code by RESPONSE_CODE.',
      number: 'Put the number in by its name, with statusId or ACCOUNT_TYPE.',
    },
  },
  create(context) {
    const reportCode = node => context.report({ node, messageId: 'code' })
    return {
      Literal(node) {
        if (CODES.has(node.value)) reportCode(node)
      },
      NewExpression(node) {
        const [code] = node.arguments
        if (node.callee.name === 'Refusal' && isText(code) && !CODES.has(code.value))
          reportCode(code)
      },
      BinaryExpression({ operator, left, right }) {
        if (!COMPARISONS.has(operator)) return
        const code = [left, right].find(isText)
        if (code && !CODES.has(code.value) && [left, right].some(isResponseCode)) reportCode(code)
      },
      TemplateElement(node) {
        if (NUMBER_IN_SQL.test(node.value.raw)) context.report({ node, messageId: 'number' })
      },
    }
  },
}
