import type { TransactionRequest } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { sqlPart } from '../db/index.ts'
import { hasPaid, kindOf, knownPayee, paidExternal, type PaymentKind } from '../payments/index.ts'
import { isForPayment, type PaymentRequestRow, type RequestRow } from './request-row.ts'

/** Payees of these kinds are never news. */
const KNOWN: ReadonlySet<PaymentKind> = new Set(['betweenAccounts', 'refund'])

type PayeeNews = Pick<TransactionRequest, 'isNewPayee' | 'hasChangedDetails'>

/**
 * Finds out if requests pay somebody for the first time, or on another account than last time.
 * Leaves out payments between own accounts, refunds, which go back to the payer, and batches.
 */
export async function payeesOf(
  rows: readonly RequestRow[],
  context: CallerContext,
): Promise<ReadonlyMap<string, PayeeNews>> {
  const others = rows.filter(isForPayment).filter(({ operation }) => !KNOWN.has(kindOf(operation)))
  const known = await accountsOfPaid(others, context)
  const payees = others.flatMap(({ external }) => external ?? [])
  const paid = payees.length === 0 ? [] : await paidExternal(context, payees)
  const newsOf = ({ external, to_account }: PaymentRequestRow): PayeeNews => {
    if (!external) return { isNewPayee: !known.has(to_account) }
    const { isNew, formerAccount } = knownPayee(external, paid)
    return { isNewPayee: isNew, hasChangedDetails: formerAccount !== undefined }
  }
  return new Map(others.map(row => [row.id, newsOf(row)]))
}

/** Returns those of the accounts to be paid whose customers were paid before. */
async function accountsOfPaid(
  rows: readonly PaymentRequestRow[],
  { sql, caller }: CallerContext,
): Promise<ReadonlySet<string>> {
  const ids = rows.filter(({ external }) => !external).map(row => row.to_account)
  if (ids.length === 0) return new Set()
  const known = await sql<{ id: string }>`
    select id from customer_account payees
    where id = any(${ids}) and ${hasPaid(caller.customerId, sqlPart`payees.customer_id`)}`
  return new Set(known.map(({ id }) => id))
}
