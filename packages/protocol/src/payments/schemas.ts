import * as z from 'zod/mini'
import { approvalModeSchema } from '../customer/index.ts'
import { validationErrorSchema } from '../envelope.ts'
import { idempotencyKeySchema } from '../identifiers.ts'
import { heldPaymentSchema } from './held-payment.ts'

/** How a payment that waits is to be approved. */
export const approvalSchema = /* @__PURE__ */ z.object({
  /** Names the payment that waits. */
  trxid: z.string(),
  approveType: approvalModeSchema,
  /** Where the code went, masked. */
  approvalSentTo: z.optional(z.string()),
  availableApprovalMethods: z.array(approvalModeSchema),
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
    output: z.object({ transactionId: z.string() }),
  },
  sendCode: {
    input: z.object({ trxid: z.string() }),
    output: z.object({ approvalSentTo: z.optional(z.string()) }),
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

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export type PaymentIntentAnswer = z.output<typeof paymentSchemas.intent.output>
