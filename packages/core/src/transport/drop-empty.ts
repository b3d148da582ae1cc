/**
 * Drops empty fields: `''`, `null` and `undefined`. `false`, `0`, empty lists and empty objects
 * mean something and stay, as do all items of a list.
 */
export function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmpty)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== '' && field !== null && field !== undefined)
      .map(([name, field]) => [name, dropEmpty(field)]),
  )
}
