import * as z from 'zod/mini'
import { flags, lists, numbers, UNKNOWN_ID, type Words, wordsOf } from '../decode/index.ts'
import { isInstant } from '../utc-day.ts'

/**
 * A number that some banks send as text. The schema decides, not the value's appearance: a field
 * typed as a number accepts `"12"`, a field typed as text is never converted.
 */
export const wireNumber = () =>
  z.codec(z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]), z.number(), numbers)

/** The table of each schema of words. */
export const WORDS_OF: WeakMap<z.ZodMiniType, Words> = /* @__PURE__ */ new WeakMap()

/**
 * A numeric id on the wire as a word: `wireWord({ 2: 'active' })` decodes `2` to `'active'` and
 * encodes it back. Unlisted ids are refused.
 */
export function wireWord<const Table extends Words>(words: Table) {
  type Word = Table[keyof Table]
  const { isKnown, ...conversion } = wordsOf(words)
  const schema = z.codec(wireNumber(), z.custom<Word>(isKnown, UNKNOWN_ID), conversion)
  WORDS_OF.set(schema, words)
  return schema
}

/** A boolean that some banks send as `1` or `0`, or as text; it is sent as a number. */
export const wireFlag = () => z.codec(z.union([z.boolean(), wireNumber()]), z.boolean(), flags)

/**
 * A list that some banks send as a bare object if it contains one item, or leave out if it is
 * empty.
 */
export function oneOrMany<Item extends z.ZodMiniType>(item: Item) {
  // The wire's side isn't checked, because an item's codec must run only once, on the side of the
  // list.
  return z.codec(z.optional(z.unknown()), z.array(item), lists)
}

/** An existing moment as ISO 8601 in UTC, e.g. `2026-11-21T08:49:00.000Z`. */
export const instantSchema = /* @__PURE__ */ z
  .string()
  .check(z.refine(isInstant, { error: 'is not a moment' }))
