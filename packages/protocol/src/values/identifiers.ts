import * as z from 'zod/mini'
import { cleanEmailAddress, isEmailAddress } from '../email-address.ts'
import { IDEMPOTENCY_KEY, PARTY_KINDS } from '../identifiers.ts'

/** The id of one payment intent. The client makes one for each thing the customer wants to do. */
export const idempotencyKeySchema = /* @__PURE__ */ z.string().check(z.regex(IDEMPOTENCY_KEY))

/** A one-time code as typed: six digits. */
export const oneTimeCodeSchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{6}$/))

/** A complete email address, as required for a sign-in name. Drops what was copied along with it. */
export const emailSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.overwrite(cleanEmailAddress),
    z.refine(isEmailAddress, { error: 'must be a whole email address, e.g. ada@example.com' }),
  )

/** Absent if the bank doesn't know it, e.g. for someone at another bank. */
export const partyKindSchema = /* @__PURE__ */ z.optional(z.enum(PARTY_KINDS))

/** Valid characters that neither move nor hide others: for names that other people read. */
export const steadyText = /* @__PURE__ */ z.regex(
  /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u,
  'has line breaks, or characters that are not seen or that turn the text around: type it again without',
)

/** Like `steadyText`, in several lines. */
export const steadyLines = /* @__PURE__ */ z.regex(
  /^(?:\n|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}])*$/u,
  'has characters that are not seen or that turn the text around: type it again without',
)

/** The origin of a page, as browsers report it. */
export const originSchema = /* @__PURE__ */ z.string().check(z.maxLength(300))
