// What the names of calls, entries and actions end in.
const MADE_UP = /^(?:Transfer|Own|3d)\b/
const TAKEN_APART = /Transfer\\?\$/
const KIND_IN_SQL =
  /\bwhen\s+'(?:betweenAccounts|p2p|eft|wire|cryptoEft|instant|interac|oct|mass\w+)'/

/** What a kind of payments is stands in its row of `PAYMENT_KINDS`: no name is made up or read. */
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
