import * as z from 'zod/mini'
import { isDay } from '../utc-day.ts'

/** A day that exists, e.g. `2026-11-21`. Refuses `2026-02-30`, and all days of the year 0. */
export const daySchema = /* @__PURE__ */ z
  .string()
  .check(z.refine(isDay, { error: 'is not a day' }))

/** The time zone that separates days: an IANA name, by default UTC. */
export const timeZoneSchema = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(64)))
