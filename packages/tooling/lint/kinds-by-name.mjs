// The ends of the names of calls, entries and actions.
const MADE_UP = /^(?:Transfer|Own|3d)\b/
const TAKEN_APART = /Transfer\\?\$/
const KIND_IN_SQL =
  /\bwhen\s+'(?:betweenAccounts|p2p|eft|wire|cryptoEft|instant|interac|oct|mass\w+)'/

/**
 * The facts about a kind of payments are in its row of `PAYMENT_KINDS`: code must not build its
 * name or take it apart.
 */
export const kindsByName = {
  meta: {
    type: 'problem',
    messages: { name: 'Take it from PAYMENT_KINDS or BATCH_KINDS: a name decides nothing.' },
  },
  create(context) {
    const report = node => context.report({ node, messageId: 'name' })
    return {
      TemplateElement(node) {
        const { parent, value } = node
        const isBehindValue = parent?.quasis?.indexOf(node) > 0
        if ((isBehindValue && MADE_UP.test(value.raw)) || KIND_IN_SQL.test(value.raw)) report(node)
      },
      Literal(node) {
        if (node.regex && TAKEN_APART.test(node.regex.pattern)) report(node)
      },
    }
  },
}
