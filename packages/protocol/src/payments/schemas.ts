import * as z from 'zod/mini'
import { approvalModeSchema } from '../customer/schemas.ts'
import { idempotencyKeySchema, instantSchema } from '../values/index.ts'
import { validationErrorSchema } from '../envelope/schemas.ts'
import { heldPaymentSchema } from './held-payment.ts'
import { APPROVAL_FAILURES, PAYMENT_STATUSES } from './facts.ts'

export * from './held-payment.ts'

/** The content of a push to the devices of a customer who approves a payment. */
export const paymentPushSchema = /* @__PURE__ */ z.object({
  /** Two digits that the devices also show, to tell payments apart. */
  identifier: z.string(),
  /** The devices that received the push, the last used one first. */
  devices: z.array(
    z.object({ id: z.string(), code: z.string(), name: z.string(), location: z.string() }),
  ),
})

/** The way to approve a pending payment. */
export const approvalSchema = /* @__PURE__ */ z.object({
  /** The id of the pending payment. */
  trxid: z.string(),
  approveType: approvalModeSchema,
  /** The masked address to which the code was sent. */
  approvalSentTo: z.optional(z.string()),
  /** The ways now available to the customer, the current one first; empty if others approve. */
  availableApprovalMethods: z.array(approvalModeSchema),
  /** Only if `approveType` is `push`. */
  push: z.optional(paymentPushSchema),
  /** The time after which the current code or push no longer works. */
  endsAt: z.optional(instantSchema),
  failure: z.optional(z.enum(APPROVAL_FAILURES)),
  /** True if someone else must approve, because the caller's right doesn't include it. */
  forOthers: z.optional(z.boolean()),
})

/** The schemas of the calls, by their names. */
export const paymentSchemas = {
  approve: {
    input: z.object({ trxid: z.string(), approvalCode: z.string().check(z.maxLength(32)) }),
    /** Exactly one of them: the money has moved, the bank pays the batch, or others must approve it. */
    output: z.object({
      transactionId: z.optional(z.string()),
      batchId: z.optional(z.string()),
      approval: z.optional(approvalSchema),
    }),
  },
  sendCode: {
    input: z.object({ trxid: z.string() }),
    output: z.object({
      approvalSentTo: z.optional(z.string()),
      /** Some banks only return the address to which the code was sent. */
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
      /** The method of the request. */
      method: z.optional(z.string()),
      transactionId: z.optional(z.string()),
      /** The batch, instead of a transaction: each of its payments has an outcome of its own. */
      batchId: z.optional(z.string()),
      approval: z.optional(approvalSchema),
      /** Absent from some banks, and for a payment that the bank didn't understand. */
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

export type PaymentIntentAnswer = z.output<typeof paymentSchemas.intent.output>
