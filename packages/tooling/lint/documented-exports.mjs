const DECLARED = new Set([
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'VariableDeclaration',
])

/**
 * Returns true if there is a comment before a node, which may also cover several declarations in a
 * row.
 */
function isDocumented(node, sourceCode) {
  const before = sourceCode.getCommentsBefore(node)
  return before.some(comment => comment.type === 'Block' && comment.value.startsWith('*'))
}

/** `CardListProps` if `CardList` is exported too: its docstring is enough. */
function isPropsOf(declaration, exported) {
  const [, component] = /^(.+)Props$/.exec(declaration.id?.name ?? '') ?? []
  return component !== undefined && exported.has(component)
}

/**
 * A type derived from a value: `z.output<typeof cardSchema>`, `(typeof KINDS)[number]`. The value
 * has the docstring.
 */
function isReadOff({ type, typeAnnotation }, sourceCode) {
  if (type !== 'TSTypeAliasDeclaration') return false
  const text = sourceCode.getText(typeAnnotation)
  return /^(?:z\.(?:infer|input|output)|InputOf|OutputOf)<|^\(?typeof \w+\)?\[/.test(text)
}

/**
 * Requires docstrings on exports. Exempt are the props of an exported component, and types derived
 * from a value.
 */
export const documentedExports = {
  meta: {
    type: 'suggestion',
    messages: { missing: 'Say what a caller cannot see: a docstring is missing.' },
  },
  create(context) {
    const { sourceCode } = context
    const exported = new Set()
    const found = []
    return {
      ExportNamedDeclaration(node) {
        const { declaration } = node
        if (!DECLARED.has(declaration?.type)) return
        const names = declaration.declarations ?? [declaration]
        for (const { id } of names) exported.add(id?.name)
        found.push(node)
      },
      'Program:exit'() {
        for (const node of found) {
          const { declaration } = node
          if (isDocumented(node, sourceCode) || isPropsOf(declaration, exported)) continue
          if (isReadOff(declaration, sourceCode)) continue
          context.report({ node: declaration, messageId: 'missing' })
        }
      },
    }
  },
}
