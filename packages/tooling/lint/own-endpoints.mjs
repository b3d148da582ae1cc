const KEPT_TO_THE_STORE = new Set(['injectEndpoints', 'invalidateTags'])

/**
 * There is one way to the bank's answers: the declaration of a call decides how it is requested,
 * cached and refreshed.
 */
export const ownEndpoints = {
  meta: {
    type: 'problem',
    messages: {
      own: 'Ask by `hooksOf(domain)`, change by `useWrite`: what grows old is declared with the call.',
    },
  },
  create(context) {
    const report = node => context.report({ node, messageId: 'own' })
    return {
      Identifier(node) {
        if (KEPT_TO_THE_STORE.has(node.name)) report(node)
      },
      Literal(node) {
        if (KEPT_TO_THE_STORE.has(node.value)) report(node)
      },
    }
  },
}
