import * as z from 'zod/mini'
import { approvalModeSchema } from '../customer/index.ts'
import { validationErrorSchema } from '../envelope.ts'
import { idempotencyKeySchema } from '../identifiers.ts'
import { instantSchema } from '../wire-values.ts'
import { heldPaymentSchema } from './held-payment.ts'

/** Why a payment that waits cannot be approved as it stands. A new code or push begins again. */
export const APPROVAL_FAILURES = ['rejected', 'expired', 'tooManyTries'] as const

/** What the devices of a customer show who approves a payment by push. */
export const paymentPushSchema = /* @__PURE__ */ z.object({
  /** Two digits that the devices show too: they tell one payment from another. */
  identifier: z.string(),
  /** The devices that were asked, the one used last first. */
  devices: z.array(
    z.object({ id: z.string(), code: z.string(), name: z.string(), location: z.string() }),
  ),
})

/** How a payment that waits is to be approved. */
export const approvalSchema = /* @__PURE__ */ z.object({
  /** Names the payment that waits. */
  trxid: z.string(),
  approveType: approvalModeSchema,
  /** Where the code went, masked. */
  approvalSentTo: z.optional(z.string()),
  /** The ways that lead to the customer now, the one in use first; none where others approve. */
  availableApprovalMethods: z.array(approvalModeSchema),
  /** With `approveType` `push`. */
  push: z.optional(paymentPushSchema),
  /** From then on neither code nor push of before works. */
  endsAt: z.optional(instantSchema),
  failure: z.optional(z.enum(APPROVAL_FAILURES)),
  /** The caller's right does not reach as far: someone else must. */
  forOthers: z.optional(z.boolean()),
})

/**
 * What the bank knows about a key. `notFound`: nothing was requested under it, so no money moved;
 * `inFlight`: ask again; `expired`: it waited too long for an approval, so no money has moved or
 * will.
 */
export const PAYMENT_STATUSES = [
  'notFound',
  'inFlight',
  'pendingApproval',
  'settled',
  'refused',
  'expired',
] as const

/** The schemas of the calls, by their names. */
export const paymentSchemas = {
  approve: {
    input: z.object({ trxid: z.string(), approvalCode: z.string().check(z.maxLength(32)) }),
    /** One of the two: the money has moved, or others have to approve it. */
    output: z.object({
      transactionId: z.optional(z.string()),
      approval: z.optional(approvalSchema),
    }),
  },
  sendCode: {
    input: z.object({ trxid: z.string() }),
    output: z.object({
      approvalSentTo: z.optional(z.string()),
      /** Not every bank says more than where the code went. */
      approval: z.optional(approvalSchema),
    }),
  },
  requestCode: {
    input: z.object({ trxid: z.string(), approveType: approvalModeSchema }),
    output: z.object({ approval: approvalSchema }),
  },
  retryApproval: {
    input: z.object({ trxid: z.string() }),
    output: z.object({ approval: approvalSchema }),
  },
  intent: {
    input: z.object({ key: idempotencyKeySchema }),
    output: z.object({
      status: z.enum(PAYMENT_STATUSES),
      /** The method it was asked with. */
      method: z.optional(z.string()),
      transactionId: z.optional(z.string()),
      approval: z.optional(approvalSchema),
      /** Not every bank says it, and none can of a payment that it has not understood. */
      held: z.optional(heldPaymentSchema),
      refusal: z.optional(
        z.object({
          responseCode: z.string(),
          responseDescription: z.optional(z.string()),
          validationErrors: z.optional(z.array(validationErrorSchema)),
        }),
      ),
    }),
  },
}

export type Approval = z.output<typeof approvalSchema>

export type PaymentPush = z.output<typeof paymentPushSchema>

export type ApprovalFailure = (typeof APPROVAL_FAILURES)[number]

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export type PaymentIntentAnswer = z.output<typeof paymentSchemas.intent.output>
