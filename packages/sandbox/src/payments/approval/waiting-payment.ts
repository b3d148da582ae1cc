import type { Approval } from '@sixpence/protocol'
import type { Caller, CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import type { Operation, PaymentOrder } from '../payment-order.ts'
import type { StoredRefusal } from '../stored-refusal.ts'
import { mayApprove } from './needs-approval.ts'

/** A payment that was, or still is, to be approved. */
export interface WaitingPayment {
  readonly id: string
  readonly key: string
  readonly trxid: string
  readonly status: 'pendingApproval' | 'settled' | 'refused'
  /** Who began it; its customer in the time before that was written down. */
  readonly madeBy: string
  readonly transactionId: string | undefined
  readonly refusal: StoredRefusal | undefined
  readonly order: PaymentOrder
  readonly codeHash: string
  readonly codeExpiresAt: Date
  readonly sentAt: Date
  readonly sentTo: string
  readonly tries: number
  readonly codesSent: number
  readonly expiresAt: Date
}

/**
 * Finds a payment of the caller by the name it waits under, and holds it until the transaction
 * ends: two approvals at once are one after the other. Its approval is held too: a row that is only
 * read is read as it was before the wait, with wrong tries of others not counted yet.
 *
 * @throws {Refusal} `13` when there is none or it is another's.
 */
export async function holdWaitingPayment(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  trxid: string,
): Promise<WaitingPayment> {
  const [row] = await sql<WaitingRow>`
    select payment.id, key, trxid, status, coalesce(made_by, customer_id) as made_by, transaction_id, refusal, operation, from_account,
      to_account, payee_email, checkout_id, currency_code, amount, fee, note, code_hash, code_expires_at,
      sent_at, sent_to, tries, codes_sent, expires_at
    from payment join payment_approval on payment_id = payment.id
    where trxid = ${trxid} and customer_id = ${caller.customerId}
    for update`
  if (!row) throw refuse.accessDenied('You have no access to this payment.')
  return {
    id: row.id,
    key: row.key,
    trxid: row.trxid,
    status: row.status,
    madeBy: row.made_by,
    transactionId: row.transaction_id ?? undefined,
    refusal: row.refusal ?? undefined,
    order: orderOf(row),
    codeHash: row.code_hash,
    codeExpiresAt: row.code_expires_at,
    sentAt: row.sent_at,
    sentTo: row.sent_to,
    tries: row.tries,
    codesSent: row.codes_sent,
    expiresAt: row.expires_at,
  }
}

/** How a waiting payment is to be approved, for the caller's device. */
export function approvalOf(
  { trxid, sentTo }: { trxid: string; sentTo: string },
  caller: Pick<Caller, 'right'>,
): Approval {
  return {
    trxid,
    approveType: 'otp',
    approvalSentTo: sentTo,
    ...(mayApprove(caller)
      ? { availableApprovalMethods: ['otp'] }
      : { availableApprovalMethods: [], forOthers: true }),
  }
}

interface WaitingRow {
  id: string
  key: string
  trxid: string
  status: WaitingPayment['status']
  made_by: string
  transaction_id: string | null
  refusal: StoredRefusal | null
  operation: Operation
  from_account: string
  to_account: string
  payee_email: string | null
  checkout_id: string | null
  currency_code: string
  amount: string
  fee: string
  note: string | null
  code_hash: string
  code_expires_at: Date
  sent_at: Date
  sent_to: string
  tries: number
  codes_sent: number
  expires_at: Date
}

function orderOf(row: WaitingRow): PaymentOrder {
  return {
    operation: row.operation,
    fromAccount: row.from_account,
    toAccount: row.to_account,
    payeeEmail: row.payee_email ?? undefined,
    checkoutId: row.checkout_id ?? undefined,
    currencyCode: row.currency_code,
    amount: row.amount,
    fee: row.fee,
    note: row.note ?? undefined,
  }
}
