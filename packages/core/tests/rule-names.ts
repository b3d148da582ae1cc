/**
 * The rows of a table that have no name of their own, by which a decision could say what it was
 * decided by.
 */
export function namelessRows(rules: readonly { readonly rule: string }[]): readonly string[] {
  const names = rules.map(({ rule }) => rule)
  return names.filter((name, at) => name === '' || names.indexOf(name) !== at)
}
