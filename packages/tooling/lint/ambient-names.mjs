const OF_THE_PLATFORM = new Set(['url'])

/**
 * Refuses names that only the types of Node or of a bundler declare. A package's sources may be
 * compiled without either, but `pnpm types` checks all of them in one program that has both.
 */
export const ambientNames = {
  meta: {
    type: 'problem',
    messages: { unknown: 'Whoever builds with this package may have no such name.' },
  },
  create(context) {
    const report = node => context.report({ node, messageId: 'unknown' })
    return {
      TSQualifiedName(node) {
        if (node.left.name === 'NodeJS') report(node)
      },
      TSTypeReference(node) {
        if (node.typeName.name === 'Buffer') report(node)
      },
      MemberExpression(node) {
        if (node.object.type === 'MetaProperty' && !OF_THE_PLATFORM.has(node.property.name))
          report(node)
      },
    }
  },
}
