import * as z from 'zod/mini'

/**
 * A number that some banks send as text. The schema decides, not the value's appearance: a field
 * typed as a number accepts `"12"`, a field typed as text is never converted.
 */
export const wireNumber = () =>
  z.codec(z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]), z.number(), {
    decode: Number,
    encode: value => value,
  })

/**
 * A numeric id on the wire as a word: `wireWord({ 2: 'active' })` decodes `2` to `'active'` and
 * encodes it back. Unlisted ids are refused.
 */
export function wireWord<const Words extends Readonly<Record<number, string>>>(words: Words) {
  type Word = Words[keyof Words]
  const ids = new Map(Object.entries(words).map(([id, word]) => [word, Number(id)]))
  return z.codec(
    wireNumber(),
    z.custom<Word>(value => ids.has(value as string)),
    {
      decode: (id, payload) => {
        const word = words[id]
        if (word === undefined) {
          payload.issues.push({ code: 'custom', input: id, message: 'is not a known id' })
          return z.NEVER
        }
        return word as Word
      },
      encode: word => ids.get(word as string) ?? Number.NaN,
    },
  )
}

/** A boolean that some banks send as `1` or `0`, or as text; it is sent as a number. */
export const wireFlag = () =>
  z.codec(z.union([z.boolean(), wireNumber()]), z.boolean(), {
    decode: value => value === true || value === 1,
    encode: value => (value ? 1 : 0),
  })

/**
 * A list that some banks send as a bare object if it contains one item, or leave out if it is
 * empty.
 */
export function oneOrMany<Item extends z.ZodMiniType>(item: Item) {
  // The wire's side isn't checked, because an item's codec must run only once, on the side of the
  // list.
  return z.codec(z.optional(z.unknown()), z.array(item), {
    decode: value =>
      (value === undefined ? [] : Array.isArray(value) ? value : [value]) as z.input<Item>[],
    encode: value => value,
  })
}

/** An existing moment as ISO 8601 in UTC, e.g. `2026-11-21T08:49:00.000Z`. */
export const instantSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/),
    z.refine(isInstant, { error: 'is not a moment' }),
  )

const TO_THE_SECOND = 'yyyy-mm-ddThh:mm:ss'.length

function isInstant(instant: string): boolean {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return false
  // Some engines roll over at the end of a short month, and at 24:00.
  return at.toISOString().slice(0, TO_THE_SECOND) === instant.slice(0, TO_THE_SECOND)
}
