import * as z from 'zod/mini'
import { noticeSchema } from './notice.ts'

/** In the place of a notice's id: there was none when the client first connected. */
export const NO_NOTICE_YET = ''

/**
 * What a client may send. The first message of a connection must be `authenticate`, or `awaitLogin`
 * from a browser without a session: it then hears only of that sign-in.
 */
export const clientMessageSchema = /* @__PURE__ */ z.discriminatedUnion('type', [
  z.object({
    type: z.literal('authenticate'),
    accessToken: z.string(),
    /**
     * Of a bound token: a proof as a header would carry it, for `GET` and the address of the
     * channel with `http` in place of `ws`.
     */
    proof: z.optional(z.string()),
    /** The last notice seen, or {@link NO_NOTICE_YET}: the bank sends what came after it. */
    lastNoticeId: z.optional(z.string()),
  }),
  z.object({ type: z.literal('awaitLogin'), tmpJwt: z.string() }),
  z.object({ type: z.literal('ping') }),
])

/** A message that the bank may send. */
export const bankMessageSchema = /* @__PURE__ */ z.discriminatedUnion('type', [
  z.object({
    type: z.literal('authenticated'),
    /** To who named none: where the client begins, for its next connection to go on from there. */
    lastNoticeId: z.optional(z.string()),
  }),
  /** The proof is to hold this nonce: the client authenticates once more. */
  z.object({ type: z.literal('nonceWanted'), nonce: z.string() }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('notice'), notice: noticeSchema }),
  z.object({
    type: z.literal('loginApproval'),
    /** The key of the push that was answered: see `confirmLogin`. */
    key: z.string(),
    /** Whether the sign-in was approved. */
    result: z.boolean(),
  }),
])

/** Why the bank closes a connection (RFC 6455, section 7.4.2: 4000 to 4999 are private). */
export const CLOSE_CODE = { notAuthenticated: 4401, tooSlow: 4408, tooMuch: 4413 } as const

export type BankMessage = z.output<typeof bankMessageSchema>
export type ClientMessage = z.output<typeof clientMessageSchema>
