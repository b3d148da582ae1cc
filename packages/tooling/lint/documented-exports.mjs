const NEEDS_WORDS = new Set(['FunctionDeclaration', 'ClassDeclaration'])

/** A function or class that leaves its file says in words what its type cannot. */
export const documentedExports = {
  meta: {
    type: 'suggestion',
    messages: { missing: 'Say what a caller cannot see: a docstring is missing.' },
  },
  create(context) {
    const { sourceCode } = context
    return {
      ExportNamedDeclaration(node) {
        if (!NEEDS_WORDS.has(node.declaration?.type)) return
        const before = sourceCode.getCommentsBefore(node)
        if (before.some(comment => comment.type === 'Block' && comment.value.startsWith('*')))
          return
        context.report({ node: node.declaration, messageId: 'missing' })
      },
    }
  },
}
