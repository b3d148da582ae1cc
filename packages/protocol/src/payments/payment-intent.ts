import * as z from 'zod/mini'
import { validationErrorSchema } from '../envelope.ts'
import { idempotencyKeySchema } from '../identifiers.ts'
import { namedMethod } from '../named-method.ts'
import { approvalSchema } from './approval.ts'
import { heldPaymentSchema } from './held-payment.ts'

/**
 * What the bank knows of a key. `notFound`: nothing was asked under it, so nothing moved;
 * `inFlight`: ask again; `expired`: it waited too long for an approval, so nothing moved and
 * nothing will.
 */
export const PAYMENT_STATUSES = [
  'notFound',
  'inFlight',
  'pendingApproval',
  'settled',
  'refused',
  'expired',
] as const

/** Tells what became of the payment that was asked for under a key of the same customer. */
export const getPaymentIntent = /* @__PURE__ */ namedMethod({
  name: 'paymentIntentGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
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
})

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type PaymentIntentAnswer = z.output<typeof getPaymentIntent.output>
