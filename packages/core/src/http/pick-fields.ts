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
  // Only the answer's own fields count, not what its prototype has.
  const fields = new Map<string, unknown>(Object.entries(answer))
  const picked: Partial<Record<string, string | number>> = {}
  for (const [field, kind] of Object.entries<FieldKind>(kinds)) {
    const value = fields.get(field)
    if (isOf(kind, value)) picked[field] = value
    else if (value !== undefined || !kind.endsWith('?')) return undefined
  }
  return picked
}

function isOf(kind: FieldKind, value: unknown): value is string | number {
  return kind.startsWith(typeof value) && (typeof value === 'string' || Number.isFinite(value))
}
