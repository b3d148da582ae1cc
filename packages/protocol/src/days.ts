import * as z from 'zod/mini'

/** A day that exists, e.g. `2026-11-21`. Refuses `2026-02-30`, and all days of the year 0. */
export const daySchema = /* @__PURE__ */ z
  .string()
  .check(z.refine(isDay, { error: 'is not a day' }))

/** Returns true for a day that exists, as `YYYY-MM-DD`. */
export function isDay(day: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const at = new Date(`${day}T00:00:00Z`)
  // Some engines roll over at the end of a short month.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** The time zone that separates days: an IANA name, by default UTC. */
export const timeZoneSchema = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(64)))
