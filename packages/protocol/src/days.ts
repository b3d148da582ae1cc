import * as z from 'zod/mini'

/** A day that exists, e.g. `2026-11-21`. Refuses `2026-02-30`, and all days of the year 0. */
export const daySchema = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}$/), z.refine(isDay, { error: 'is not a day' }))

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  // Some engines roll over at the end of a short month.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** The time zone that separates days: an IANA name, by default UTC. */
export const timeZoneSchema = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(64)))
