import { statusId } from '../../../accounts/index.ts'
import type { Context } from '../../../context.ts'
import {
  houseAccount,
  lockAccounts,
  momentOn,
  type NewPosting,
  postEntry,
} from '../../../ledger/index.ts'
import { notifyMoneyReturned } from '../../../notifications/index.ts'
import { compare, type Decimal, divide, negate, roundDown } from '../../../money/index.ts'
import { exchangePostings } from '../../../payments/index.ts'
import type { DueTransfer } from './due-transfer.ts'
import { type MovedExternal, movedExternal } from './moved-external.ts'

/**
 * Books a return from another bank, as an entry of its own: the arrived amount comes back at its
 * original rate, without the fee. If the account is closed by then, the bank keeps the money on its
 * own account until somebody asks.
 */
export async function bookReturn(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  { paymentId, at }: DueTransfer,
): Promise<void> {
  const { sql } = context
  const moved = await movedExternal(sql, paymentId)
  // Locked first: it is either closed before, or gets the money.
  await lockAccounts(sql, [moved.fromAccount])
  const isKept = await isClosed(moved.fromAccount, context)
  const entryId = await postEntry(context, {
    kind: 'transferReturn',
    at: isKept ? at : await momentOn(sql, [moved.fromAccount], at),
    counterpartyName: moved.terms.payeeName,
    postings: returnPostings(moved, isKept),
  })
  await sql`
    update external_transfer set state = 'returned', returned_by = ${entryId}
    where payment_id = ${paymentId}`
  await notifyMoneyReturned(context, {
    ...moved,
    payee: moved.terms.payeeName,
    amount: moved.arriving,
    isKept,
  })
}

async function isClosed(accountId: string, { sql }: Pick<Context, 'sql'>): Promise<boolean> {
  const closed = await sql`
    select id from customer_account where id = ${accountId} and status_id = ${statusId('closed')}`
  return closed.length > 0
}

function returnPostings(moved: MovedExternal, isKept: boolean): readonly NewPosting[] {
  const { fromAccount, currencyCode, currency, arriving, terms, decimals } = moved
  const back = compare(terms.deducted, '0') === 0 ? moved.amount : worthOf(moved)
  const onto = isKept ? houseAccount('opening', currencyCode) : fromAccount
  const forth = exchangePostings({
    from: { currencyCode, decimals, amount: back },
    to: { currencyCode: currency, amount: arriving },
    rate: terms.rate,
  })
  return [
    {
      accountId: houseAccount('outside', currency),
      currencyCode: currency,
      amount: negate(arriving),
    },
    { accountId: onto, currencyCode, amount: back },
    ...forth.map(posting => ({ ...posting, amount: negate(posting.amount) })),
  ]
}

/**
 * Returns the value of the arrived amount. It is less than what left if the payee's share of the
 * fee was deducted.
 */
function worthOf({ currency, currencyCode, arriving, terms, decimals }: MovedExternal): Decimal {
  return currency === currencyCode ? arriving : roundDown(divide(arriving, terms.rate), decimals)
}
