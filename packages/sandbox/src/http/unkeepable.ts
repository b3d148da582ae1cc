import { sqlState } from '../db/index.ts'
import { refuse } from './refuse.ts'

/** Returns true if a text came that PostgreSQL can't store: a NUL character, half a surrogate pair. */
export const isUnkeepable = (cause: unknown): boolean =>
  /^22(021|P02|P05)$/.test(sqlState(cause) ?? '')

/**
 * Like {@link isUnkeepable}, but only for text: an invalid number or date may be a defect of the
 * bank.
 */
export function isUnkeepableText(cause: unknown): boolean {
  const state = sqlState(cause) ?? ''
  if (state !== '22P02') return isUnkeepable(cause)
  return cause instanceof Error && /for type jsonb?\b/.test(cause.message)
}

/** Returns the refusal for such a text if no field can be named. */
export const unkeepable = () =>
  refuse.invalidInput('A field holds a character that cannot be kept.', { status: 400 })
