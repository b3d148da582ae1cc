/** Returns rows of a table without a unique name, which a decision could refer to. */
export function namelessRows(rules: readonly { readonly rule: string }[]): readonly string[] {
  const names = rules.map(({ rule }) => rule)
  return names.filter((name, at) => name === '' || names.indexOf(name) !== at)
}
