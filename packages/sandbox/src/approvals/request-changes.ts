import type { RequestChange, TransactionRequest } from '@sixpence/protocol'
import { statusId } from '../accounts/index.ts'
import { type LockedUserRights, readUserRights } from '../access/index.ts'
import type { CallerContext } from '../context.ts'
import { Refusal } from '../http/index.ts'
import { add, compare, minorUnits } from '../money/index.ts'
import { orderOf } from '../payments/index.ts'
import { feeOf, priceAgain, priceOwnTransfer } from '../transfers/index.ts'
import { payeesOf } from './payees-of-requests.ts'
import { newsOfBatches } from './news-of-batches.ts'
import {
  actionOfRequest,
  isForBatch,
  isForPayment,
  type PaymentRequestRow,
  type RequestRow,
  statusAt,
} from './request-row.ts'

type News = Pick<TransactionRequest, 'isNewPayee' | 'hasChangedDetails' | 'payeeCounts' | 'changes'>

/** Finds what an approver should know about waiting requests: what is new, and what has changed. */
export async function newsOf(
  rows: readonly RequestRow[],
  context: CallerContext,
): Promise<ReadonlyMap<string, News>> {
  const now = context.clock.now()
  const waiting = rows.filter(row => statusAt(row, now) === 'waiting')
  const news = new Map<string, News>()
  if (waiting.length === 0) return news
  const rights = await readUserRights(
    context,
    waiting.map(row => row.requested_by),
  )
  const accounts = await accountsOf(waiting, context)
  const payees = await payeesOf(waiting, context)
  const batches = await newsOfBatches(waiting.filter(isForBatch), context)
  for (const row of waiting) {
    const batch = batches.get(row.id)
    const changes: RequestChange[] = [
      ...((await hasOtherPrice(row, context)) ? (['price'] as const) : []),
      ...changesOfAccounts(row, accounts),
      ...(batch?.changes ?? []),
      ...(mayStillBegin(row, rights) ? [] : (['permission'] as const)),
    ]
    news.set(row.id, { ...batch, ...payees.get(row.id), changes })
  }
  return news
}

const mayStillBegin = (row: RequestRow, rights: LockedUserRights): boolean =>
  rights.may(row.requested_by, 'initiate') &&
  rights.isPermitted(row.requested_by, actionOfRequest(row))

/** True if a payment would now cost something else; for a batch each payment is checked instead. */
const hasOtherPrice = async (row: RequestRow, context: CallerContext): Promise<boolean> =>
  isForPayment(row) && isOtherPrice(row, context)

interface AccountNow {
  id: string
  isOpen: boolean
  available: string
}

async function accountsOf(
  rows: readonly RequestRow[],
  { sql, clock }: CallerContext,
): Promise<ReadonlyMap<string, AccountNow>> {
  const ids = rows.flatMap(row => [
    row.from_account,
    ...(isForPayment(row) ? [row.to_account] : []),
  ])
  const accounts = await sql<AccountNow & Record<string, unknown>>`
    select ledger_account.id, coalesce(status_id = ${statusId('active')}, true) as "isOpen",
      balance - coalesce(minimum, 0) - held_amount(ledger_account.id, ${clock.now()}, '')
        as available
    from ledger_account left join customer_account using (id)
    where ledger_account.id = any(${ids})`
  return new Map(accounts.map(account => [account.id, account]))
}

function changesOfAccounts(
  row: RequestRow,
  accounts: ReadonlyMap<string, AccountNow>,
): readonly RequestChange[] {
  const from = accounts.get(row.from_account)
  const to = isForPayment(row) ? accounts.get(row.to_account) : undefined
  const isShort = from && compare(add(row.amount, row.fee), from.available) > 0
  return [
    ...(isShort ? (['balance'] as const) : []),
    ...(from?.isOpen === false ? (['accountClosed'] as const) : []),
    ...(to?.isOpen === false ? (['payeeClosed'] as const) : []),
  ]
}

interface Price {
  readonly fromAmount: string
  readonly fee: string
}

/** True if it would now cost something else. */
async function isOtherPrice(row: PaymentRequestRow, context: CallerContext): Promise<boolean> {
  if (row.to_amount !== null) return isOtherOwnPrice({ ...row, to_amount: row.to_amount }, context)
  const order = orderOf(row)
  if (order.external) return isOther(row, () => priceAgain(context, order))
  const decimals = (await minorUnits(context.sql, row.currency_code)) ?? 2
  const leaving = { amount: row.amount, decimals }
  const fee = await feeOf(context.sql, row.operation, leaving)
  return compare(fee, row.fee) !== 0
}

async function isOtherOwnPrice(
  row: PaymentRequestRow & { readonly to_amount: string },
  context: CallerContext,
): Promise<boolean> {
  const { from_account: fromAccount, to_account: toAccount, to_amount: toAmount } = row
  return isOther(row, () => priceOwnTransfer(context, { fromAccount, toAccount, toAmount }))
}

async function isOther(row: PaymentRequestRow, price: () => Promise<Price>): Promise<boolean> {
  try {
    const priced = await price()
    return compare(priced.fromAmount, row.amount) !== 0 || compare(priced.fee, row.fee) !== 0
  } catch (error) {
    // A closed account has no price; that it is closed is shown separately.
    if (error instanceof Refusal) return false
    throw error
  }
}
