import type { Approval, PaymentIntentAnswer, paymentMethods } from '@sixpence/protocol'
import type { Caller } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { approvalByOthers } from './approval/request-approval.ts'
import { heldPayment, type HeldRow } from './held-payment.ts'
import { holdName, isHeld } from './idempotency/key-hold.ts'
import type { StoredRefusal } from './stored-refusal.ts'
import { approvalOf } from './approval/waiting-payment.ts'

export const getPaymentIntentHandlers = {
  intent: async ({ key }, context): Promise<PaymentIntentAnswer> => {
    const { sql, clock, caller } = context
    // Asked before the row is read: whoever lets go in between has committed it by then.
    const inFlight = await isHeld(context, holdName(caller.customerId, key))
    const [row] = await sql<PaymentRow & HeldRow>`
      select method, payment.status, payment.transaction_id, refusal, trxid, sent_to,
        request.id as request_id,
        coalesce(payment_approval.expires_at, request.expires_at) as expires_at, operation, from_account, to_account, payee_email,
        public_name(payee) as payee_name, checkout_id, embedder.name as merchant_name,
        payment.currency_code, payment.amount, fee, note, payment.created_at
      from payment
        left join payment_approval on payment_approval.payment_id = payment.id
        left join payment_request request on request.payment_id = payment.id
        left join customer_account target on target.id = to_account
        left join customer payee on payee.id = target.customer_id
        left join checkout on checkout.id = checkout_id
        left join embedder using (client_key)
      where payment.customer_id = ${caller.customerId} and key = ${key}`
    const held = row && heldPayment(row)
    if (row) return { ...answerOf(row, clock.now(), caller), ...(held && { held }) }
    return { status: inFlight ? 'inFlight' : 'notFound' }
  },
} satisfies Partial<Handlers<typeof paymentMethods>>

interface PaymentRow {
  method: string
  status: 'pendingApproval' | 'settled' | 'refused'
  transaction_id: string | null
  refusal: StoredRefusal | null
  trxid: string | null
  sent_to: string | null
  /** Of one that others approve. */
  request_id: string | null
  expires_at: Date | null
}

function answerOf(row: PaymentRow, now: Date, caller: Caller): PaymentIntentAnswer {
  const { method, status } = row
  if (status === 'settled' && row.transaction_id !== null) {
    return { status, method, transactionId: row.transaction_id }
  }
  if (status === 'refused' && row.refusal)
    return { status, method, refusal: refusalOf(row.refusal) }
  if (row.expires_at && row.expires_at <= now) return { status: 'expired', method }
  return { status, method, approval: waitsFor(row, caller) }
}

function waitsFor({ method, trxid, sent_to, request_id }: PaymentRow, caller: Caller): Approval {
  if (request_id !== null) return approvalByOthers(request_id)
  if (trxid !== null && sent_to !== null) return approvalOf({ trxid, sentTo: sent_to }, caller)
  throw new Error(`A payment by ${method} waits, and for nothing.`)
}

// Taken field by field: what is kept is the whole envelope.
function refusalOf({ responseCode, responseDescription, validationErrors }: StoredRefusal) {
  return {
    responseCode,
    ...(responseDescription !== undefined && { responseDescription }),
    ...(validationErrors && { validationErrors }),
  }
}
