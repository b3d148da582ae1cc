import * as z from 'zod/mini'
import { noticeSchema } from './notice.ts'

/**
 * The messages a client may send. The first message of a connection must be `authenticate`, or
 * `awaitLogin` from a browser without a session, which then only receives the result of that
 * sign-in.
 */
export const clientMessageSchema = /* @__PURE__ */ z.discriminatedUnion('type', [
  z.object({
    type: z.literal('authenticate'),
    accessToken: z.string(),
    /**
     * For a bound token: a proof as in a header, for `GET` and the channel's address with `http`
     * instead of `ws`.
     */
    proof: z.optional(z.string()),
    /** The last notice seen, or {@link NO_NOTICE_YET}. The bank sends all later ones. */
    lastNoticeId: z.optional(z.string()),
  }),
  z.object({ type: z.literal('awaitLogin'), tmpJwt: z.string() }),
  z.object({ type: z.literal('ping') }),
])

/** A message that the bank may send. */
export const bankMessageSchema = /* @__PURE__ */ z.discriminatedUnion('type', [
  z.object({
    type: z.literal('authenticated'),
    /** For a client that named none: the starting point, from which its next connection continues. */
    lastNoticeId: z.optional(z.string()),
  }),
  /** The proof must contain this nonce; the client authenticates again. */
  z.object({ type: z.literal('nonceWanted'), nonce: z.string() }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('notice'), notice: noticeSchema }),
  z.object({
    type: z.literal('loginApproval'),
    /** The key of the answered push: see `confirmLogin`. */
    key: z.string(),
    /** True if the sign-in was approved. */
    result: z.boolean(),
  }),
])

export type BankMessage = z.output<typeof bankMessageSchema>
export type ClientMessage = z.output<typeof clientMessageSchema>
