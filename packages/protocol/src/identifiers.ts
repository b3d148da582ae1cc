import * as z from 'zod/mini'
import { cleanEmailAddress, isEmailAddress } from './email-address.ts'

/** Names one payment intent: made by the client, one for each thing the customer wants. */
export const idempotencyKeySchema = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))

/** A one-time code as it is typed: six digits. */
export const oneTimeCodeSchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{6}$/))

/** A full email address, as a sign-in name must be. What came along when it was copied is dropped. */
export const emailSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.overwrite(cleanEmailAddress),
    z.refine(isEmailAddress, { error: 'must be a whole email address, e.g. ada@example.com' }),
  )

/** What someone at the bank can be. */
export const PARTY_KINDS = ['person', 'business'] as const

export type PartyKind = (typeof PARTY_KINDS)[number]

/** Absent where the bank does not know it, e.g. of someone at another bank. */
export const partyKindSchema = /* @__PURE__ */ z.optional(z.enum(PARTY_KINDS))

/** Whole characters, and none that moves or hides others: for a name that others read. */
export const steadyText = /* @__PURE__ */ z.regex(
  /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u,
  'has line breaks, or characters that are not seen or that turn the text around: type it again without',
)

/** The origin of a page, as a browser tells it. */
export const originSchema = /* @__PURE__ */ z.string().check(z.maxLength(300))

/** How many pages may hold each other around a frame. */
export const MOST_HOLDERS = 5
