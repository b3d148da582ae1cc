import type { CallerContext } from '../../context.ts'
import type { Sql } from '../../db/index.ts'
import { refuse } from '../../http/index.ts'
import { orderOf, type OrderRow } from '../order-row.ts'
import type { PaymentOrder } from '../payment-order.ts'
import type { StoredRefusal } from '../stored-refusal.ts'
import type { ApproveType } from './approval-ways.ts'

/** A payment that needs, or needed, approval. */
export interface WaitingPayment {
  readonly id: string
  readonly key: string
  readonly trxid: string
  readonly status: 'pendingApproval' | 'executing' | 'settled' | 'refused'
  /** The user who began it; its customer for rows older than this column. */
  readonly madeBy: string
  readonly transactionId: string | undefined
  readonly refusal: StoredRefusal | undefined
  readonly order: PaymentOrder
  readonly codeHash: string
  readonly codeExpiresAt: Date
  readonly approveType: ApproveType
  readonly pushKey: string | undefined
  readonly pushAnswer: 'approved' | 'refused' | undefined
  readonly sentAt: Date
  readonly tries: number
  readonly codesSent: number
  readonly expiresAt: Date
  /** True if it moves once confirmed; otherwise it becomes a request to the approvers. */
  readonly moves: boolean
  /** The request that it became after confirmation. */
  readonly requestId: string | undefined
}

/**
 * Finds a payment that the caller began by its approval's name, and locks it until the transaction
 * ends, so that two approvals run one after the other. Locks its approval too: an unlocked row
 * would be read as it was before the wait, without others' wrong tries.
 *
 * @throws {Refusal} `13` if there is none or somebody else began it, for any customer.
 */
export async function holdWaitingPayment(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  trxid: string,
): Promise<WaitingPayment> {
  const [row] = await sql<WaitingRow>`
    select payment.id, key, trxid, status, coalesce(made_by, customer_id) as made_by, transaction_id, refusal, operation, from_account,
      to_account, payee_email, checkout_id, invoice_id, refunds_id, batch_id, external, currency_code, amount, fee, note, code_hash, code_expires_at,
      approve_type, push_key, push_answer, sent_at, tries, codes_sent, expires_at, moves, confirmed_at,
      subscription_terms(payment.id) as subscription
    from payment join payment_approval on payment_id = payment.id
    where trxid = ${trxid} and customer_id = ${caller.customerId}
      and coalesce(made_by, customer_id) = ${caller.ownCustomerId}
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
    approveType: row.approve_type,
    pushKey: row.push_key ?? undefined,
    pushAnswer: row.push_answer ?? undefined,
    sentAt: row.sent_at,
    tries: row.tries,
    codesSent: row.codes_sent,
    expiresAt: row.expires_at,
    moves: row.moves,
    requestId: row.confirmed_at ? await requestOf(row, sql) : undefined,
  }
}

type WaitingRow = OrderRow & {
  id: string
  key: string
  trxid: string
  status: WaitingPayment['status']
  made_by: string
  transaction_id: string | null
  refusal: StoredRefusal | null
  code_hash: string
  code_expires_at: Date
  approve_type: ApproveType
  push_key: string | null
  push_answer: 'approved' | 'refused' | null
  sent_at: Date
  tries: number
  codes_sent: number
  expires_at: Date
  moves: boolean
  confirmed_at: Date | null
}

// In a statement of its own: together with the lock it would be read as it was before the wait.
async function requestOf(
  { id: paymentId, batch_id }: WaitingRow,
  sql: Sql,
): Promise<string | undefined> {
  const [request] = await sql<{ id: string }>`
    select id from payment_request where payment_id = ${paymentId} or batch_id = ${batch_id}`
  return request?.id
}
