import {
  BATCH_KINDS,
  BATCH_OPERATIONS,
  type BatchOperation,
  maskedDetails,
  type PartyKind,
  type PermittedAction,
  type RequestStatus,
  type TransactionRequest,
} from '@sixpence/protocol'
import type { Caller } from '../context.ts'
import { type SqlPart, sqlPart } from '../db/index.ts'
import { add, compare, type Decimal, subtract } from '../money/index.ts'
import { actionOf, kindOf, type OrderRow } from '../payments/index.ts'

/** The fields of every request. */
interface AnyRequestRow extends Pick<
  OrderRow,
  'from_account' | 'currency_code' | 'amount' | 'fee'
> {
  readonly id: string
  readonly status: Exclude<RequestStatus, 'expired'>
  readonly requested_by: string
  readonly requester_email: string
  readonly requester_name: string
  readonly requested_at: Date
  readonly expires_at: Date
  readonly decided_at: Date | null
  readonly decided_by: string | null
  readonly decider_name: string | null
  readonly reason: string | null
  /** The name of a batch, for a batch. */
  readonly payee_name: string
}

/** A request with its payment. */
export type PaymentRequestRow = AnyRequestRow &
  OrderRow & {
    readonly payment_id: string
    readonly batch_id: null
    readonly to_amount: Decimal | null
    readonly to_currency: string
    readonly transaction_id: string | null
    readonly payee_kind: PartyKind
  }

/** A request with its batch; amount and fee are totals. */
export interface BatchRequestRow extends AnyRequestRow {
  readonly payment_id: null
  readonly batch_id: string
  readonly batch_type: (typeof BATCH_KINDS)[BatchOperation]['batch']
  readonly payments: number
  /** The number of payments that weren't made, for an approved batch. */
  readonly refused: number
}

export type RequestRow = PaymentRequestRow | BatchRequestRow

/** True if a request is for a batch. */
export const isForBatch = (row: RequestRow): row is BatchRequestRow => row.batch_id !== null

/** True if a request is for a single payment. */
export const isForPayment = (row: RequestRow): row is PaymentRequestRow => row.batch_id === null

/** Returns the requester's action that flags must permit. */
export const actionOfRequest = (row: RequestRow): PermittedAction =>
  isForBatch(row) ? BATCH_KINDS[kindOfBatch(row)].flag[0] : actionOf(row)

/** Returns the kind of a request for a batch. */
function kindOfBatch({ batch_type }: BatchRequestRow): BatchOperation {
  const kind = BATCH_OPERATIONS.find(each => BATCH_KINDS[each].batch === batch_type)
  if (!kind) throw new TypeError(`There are no requests for batches ${batch_type}.`)
  return kind
}

/** The kind of a request, from its payment or its batch: `kindOf` in SQL. */
export const requestType = sqlPart`coalesce(payment_kind(operation), batch_kind(batch.type))`

/** The group of a request, which lists filter by. */
export const requestGroup = sqlPart`request_group(${requestType})`

/** True if a request can still be decided. */
export const isWaitingAt = (now: Date): SqlPart =>
  sqlPart`(request.status = 'waiting' and request.expires_at > ${now})`

/** Returns the status of a request at a moment. It expires only by the clock: no job writes it. */
export function statusAt(
  { status, expires_at }: Pick<RequestRow, 'status' | 'expires_at'>,
  now: Date,
): RequestStatus {
  return status === 'waiting' && expires_at <= now ? 'expired' : status
}

/** Returns a request as users of the customer see it. Leaves out other customers' accounts. */
export function requestOf(row: RequestRow, caller: Caller, now: Date): TransactionRequest {
  const { amount, fee } = row
  return {
    id: row.id,
    status: statusAt(row, now),
    createdBy: row.requester_email,
    createdByName: row.requester_name,
    createdAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    fromAccount: row.from_account,
    currencyCode: row.currency_code,
    amount,
    fee,
    total: add(amount, fee),
    ...(isForBatch(row) ? batchOf(row) : paymentOf(row)),
    ...decisionOf(row),
    isOwn: row.requested_by === caller.ownCustomerId,
  }
}

const batchOf = (row: BatchRequestRow) => ({
  type: kindOfBatch(row),
  beneficiary: row.payee_name,
  batchId: row.batch_id,
  paymentCount: row.payments,
  ...(row.status === 'approved' && { refusedCount: row.refused }),
})

function paymentOf(row: PaymentRequestRow) {
  const type = kindOf(row.operation)
  const isOther = type !== 'betweenAccounts'
  return {
    type,
    beneficiary: isOther ? row.payee_name : row.to_account,
    ...(row.payee_email !== null && { beneficiaryEmail: row.payee_email }),
    ...(isOther && { beneficiaryKind: row.payee_kind }),
    ...arrivingOf(row),
    ...(row.subscription !== null && { subscription: row.subscription }),
    ...(row.note !== null && { note: row.note }),
    ...(row.invoice_id !== null && { invoiceId: row.invoice_id }),
    ...(row.transaction_id !== null && { transactionId: row.transaction_id }),
  }
}

function arrivingOf({ to_amount, to_currency, external }: PaymentRequestRow) {
  if (external) {
    return {
      toAmount: subtract(external.toAmount, external.deducted),
      toCurrencyCode: external.currency,
      beneficiaryDetails: { ...maskedDetails(external.details) },
      permission: external.permission,
      countryCode: external.countryCode,
      ...(external.feeShare && { feeShare: external.feeShare }),
      ...(compare(external.deducted, '0') > 0 && { deducted: external.deducted }),
    }
  }
  return to_amount === null ? {} : { toAmount: to_amount, toCurrencyCode: to_currency }
}

function decisionOf({ decided_at, decider_name, reason }: RequestRow) {
  return {
    ...(decided_at && { decidedAt: decided_at.toISOString() }),
    ...(decider_name !== null && { decidedByName: decider_name }),
    ...(reason !== null && { reason }),
  }
}
