import {
  maskedDetails,
  type PartyKind,
  type RequestStatus,
  type TransactionRequest,
} from '@sixpence/protocol'
import type { Caller } from '../context.ts'
import { type SqlPart, sqlPart } from '../db/index.ts'
import { add, compare, type Decimal, subtract } from '../money/index.ts'
import { kindOf, type OrderRow } from '../payments/index.ts'

/** A request with the payment that it asks for. */
export interface RequestRow extends OrderRow {
  readonly id: string
  readonly payment_id: string
  readonly status: Exclude<RequestStatus, 'expired'>
  readonly requested_by: string
  readonly requester_email: string
  readonly requester_name: string
  readonly requested_at: Date
  readonly expires_at: Date
  readonly to_amount: Decimal | null
  readonly to_currency: string
  readonly decided_at: Date | null
  readonly decided_by: string | null
  readonly decider_name: string | null
  readonly reason: string | null
  readonly transaction_id: string | null
  readonly payee_name: string
  readonly payee_kind: PartyKind
}

/** What a request is for, of its payment: `kindOf` in SQL. */
export const requestType = sqlPart`payment_kind(operation)`

/** The group of a request, as lists are asked for by it. */
export const requestGroup = sqlPart`
  case ${requestType} when 'betweenAccounts' then 'own' when 'p2p' then 'p2p'
    when 'checkout' then 'checkout'
    when 'eft' then 'external' when 'wire' then 'external' when 'cryptoEft' then 'external'
    when 'instant' then 'external' when 'interac' then 'external'
    when 'oct' then 'external' end`

/** Whether a request can still be decided. */
export const isWaitingAt = (now: Date): SqlPart =>
  sqlPart`(request.status = 'waiting' and request.expires_at > ${now})`

/** The status of a request at a moment. It expires by the clock alone, with no job that writes it. */
export function statusAt(
  { status, expires_at }: Pick<RequestRow, 'status' | 'expires_at'>,
  now: Date,
): RequestStatus {
  return status === 'waiting' && expires_at <= now ? 'expired' : status
}

/** A request as those see it who act for the customer. No account of another is told. */
export function requestOf(row: RequestRow, caller: Caller, now: Date): TransactionRequest {
  const { amount, fee } = row
  const type = kindOf(row.operation)
  const isOther = type !== 'betweenAccounts'
  return {
    id: row.id,
    type,
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
    beneficiary: isOther ? row.payee_name : row.to_account,
    ...(row.payee_email !== null && { beneficiaryEmail: row.payee_email }),
    ...(isOther && { beneficiaryKind: row.payee_kind }),
    ...arrivingOf(row),
    ...(row.subscription !== null && { subscription: row.subscription }),
    ...(row.note !== null && { note: row.note }),
    ...decisionOf(row),
    isOwn: row.requested_by === caller.ownCustomerId,
  }
}

function arrivingOf({ to_amount, to_currency, external }: RequestRow) {
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

function decisionOf({ decided_at, decider_name, reason, transaction_id }: RequestRow) {
  return {
    ...(decided_at && { decidedAt: decided_at.toISOString() }),
    ...(decider_name !== null && { decidedByName: decider_name }),
    ...(reason !== null && { reason }),
    ...(transaction_id !== null && { transactionId: transaction_id }),
  }
}
