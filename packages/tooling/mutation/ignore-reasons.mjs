/** The reason of a rule is English for people; a test of it would only repeat it. */
const reasons = {
  shouldIgnore: ({ node }) =>
    isReason(node) || isListOfReasons(node) ? 'words for people' : undefined,
}

const isReason = ({ type, key }) => type === 'ObjectProperty' && key.name === 'because'

const isListOfReasons = ({ type, id }) =>
  type === 'VariableDeclarator' && (id.name ?? '').endsWith('BECAUSE')

/** Stryker finds plugins under this name. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'reasons', value: reasons }]
