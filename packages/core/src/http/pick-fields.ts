/** The type of a field; `?` marks an optional one. */
export type FieldKind = 'string' | 'number' | 'string?' | 'number?'

/**
 * Picks the named fields from an answer; undefined if one is missing or of another type. Only for
 * the few calls of a session, whose bundle has no room for a schema library; all other answers are
 * checked by their schema.
 */
export function pickFields<Field extends string>(
  answer: unknown,
  kinds: Readonly<Record<Field, FieldKind>>,
): Partial<Record<Field, string | number>> | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined
  // Uses only the answer's own fields, not those of its prototype.
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
