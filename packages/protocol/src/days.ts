import * as z from 'zod/mini'

/** A day that there is, e.g. `2026-11-21`; `2026-02-30` is none, nor is any of a year 0. */
export const daySchema = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}$/), z.refine(isDay, { error: 'is not a day' }))

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  // Some engines count on from the end of a month that is too short.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Where days are counted: an IANA name; UTC unless told otherwise. */
export const timeZoneSchema = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(64)))
