import type { PaymentIntentAnswer } from '@sixpence/protocol'
import type { paymentMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { awaitedApproval, type AwaitedRow } from './approval/awaited-approval.ts'
import { heldPayment, type HeldRow } from './held-payment.ts'
import { holdName, isHeld } from './idempotency/key-hold.ts'
import type { StoredRefusal } from './stored-refusal.ts'

export const getPaymentIntentHandlers = {
  intent: async ({ key }, context): Promise<PaymentIntentAnswer> => {
    const { sql, caller } = context
    // Read before the row: a lock released in between is committed by then.
    const inFlight = await isHeld(context, holdName(caller.customerId, key))
    const [row] = await sql<PaymentRow & HeldRow>`
      select payment.id, method, payment.status, payment.transaction_id, refusal, trxid,
        coalesce(payment.made_by, payment.customer_id) as made_by,
        request.id as request_id,
        coalesce(request.expires_at, payment_approval.expires_at) as expires_at, operation, from_account, to_account, payment.payee_email,
        public_name(payee) as payee_name, checkout_id, invoice_id, refunds_id,
        payment.batch_id, batch_order.name as batch_name,
        (select count(*)::integer from batch_order_line where batch_id = batch_order.id) as batch_rows,
        external, embedder.name as merchant_name, invoice.payee_name as invoicer_name,
        merchant_payment.payer_name,
        payment.currency_code, payment.amount, payment.fee, payment.note, payment.created_at,
        subscription_terms(payment.id) as subscription,
        coalesce(arrived.at, moved.arrives_at) as arrives_at
      from payment
        left join payment_approval on payment_approval.payment_id = payment.id
        left join payment_request request
          on request.payment_id = payment.id or request.batch_id = payment.batch_id
        left join batch_order on batch_order.id = payment.batch_id
        left join customer_account target on target.id = to_account
        left join customer payee on payee.id = target.customer_id
        left join checkout on checkout.id = checkout_id
        left join embedder using (client_key)
        left join invoice on invoice.id = invoice_id
        left join merchant_payment on merchant_payment.payment_id = refunds_id
        left join external_transfer moved on moved.payment_id = payment.id and state <> 'returned'
        left join journal_entry arrived on arrived.id = arrived_by
      where payment.customer_id = ${caller.customerId} and key = ${key}`
    if (!row) return { status: inFlight ? 'inFlight' : 'notFound' }
    const held = await heldPayment(row, key)
    return { ...(await answerOf(row, context)), ...(held && { held }) }
  },
} satisfies Partial<Handlers<typeof paymentMethods>>

interface PaymentRow extends AwaitedRow {
  batch_id: string | null
  status: 'pendingApproval' | 'executing' | 'settled' | 'refused'
  transaction_id: string | null
  refusal: StoredRefusal | null
  expires_at: Date | null
}

async function answerOf(row: PaymentRow, context: CallerContext): Promise<PaymentIntentAnswer> {
  const { method, status, batch_id: batchId } = row
  if (batchId !== null && (status === 'executing' || status === 'settled')) {
    return { status, method, batchId }
  }
  if (status === 'settled' && row.transaction_id !== null) {
    return { status, method, transactionId: row.transaction_id }
  }
  if (status === 'refused' && row.refusal)
    return { status, method, refusal: refusalOf(row.refusal) }
  if (row.expires_at && row.expires_at <= context.clock.now()) return { status: 'expired', method }
  return { status, method, approval: await awaitedApproval(row, context) }
}

// Field by field, since the whole envelope is kept.
function refusalOf({ responseCode, responseDescription, validationErrors }: StoredRefusal) {
  return {
    responseCode,
    ...(responseDescription !== undefined && { responseDescription }),
    ...(validationErrors && { validationErrors }),
  }
}
