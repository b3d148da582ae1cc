/** What a field may hold; `?` marks one that may be missing. */
export type FieldKind = 'string' | 'number' | 'string?' | 'number?'

/**
 * Takes the named fields out of an answer; undefined when one is missing or of another kind. For
 * the few calls of a session only, whose bundle has no room for a schema library; every other
 * answer is checked by its schema.
 */
export function pickFields<Field extends string>(
  answer: unknown,
  kinds: Readonly<Record<Field, FieldKind>>,
): Partial<Record<Field, string | number>> | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined
  const picked: Partial<Record<string, string | number>> = {}
  for (const [field, kind] of Object.entries<FieldKind>(kinds)) {
    const value: unknown = Object.getOwnPropertyDescriptor(answer, field)?.value
    if (value === undefined && kind.endsWith('?')) continue
    if (typeof value !== 'string' && !Number.isFinite(value)) return undefined
    if (!kind.startsWith(typeof value)) return undefined
    picked[field] = value as string | number // Seen to be one of them on the lines above.
  }
  return picked
}
