import * as z from 'zod/mini'

/** A day, e.g. `2026-11-21`. */
export const daySchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Where days are counted: an IANA name; UTC unless told otherwise. */
export const timeZoneSchema = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(64)))
