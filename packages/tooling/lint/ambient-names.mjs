const OF_THE_PLATFORM = new Set(['url'])

/**
 * What only Node's types or a bundler's declare. Sources of the packages may be compiled without
 * either, while all types are checked in one program that knows both.
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
