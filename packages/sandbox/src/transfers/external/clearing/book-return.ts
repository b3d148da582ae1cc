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
import { type MovedAbroad, movedAbroad } from './moved-abroad.ts'

/**
 * Books what another bank sends back, as an entry of its own: what arrived there comes back at the
 * rate it left at, and the fee does not. Where the account is closed by then, the bank keeps it on
 * its own account until somebody asks.
 */
export async function bookReturn(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  { paymentId, at }: DueTransfer,
): Promise<void> {
  const { sql } = context
  const moved = await movedAbroad(sql, paymentId)
  // Held first: it is closed before, or has the money.
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

function returnPostings(moved: MovedAbroad, isKept: boolean): readonly NewPosting[] {
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

/** Of what the payee's part of the fee was taken from, less than left comes back. */
function worthOf({ currency, currencyCode, arriving, terms, decimals }: MovedAbroad): Decimal {
  return currency === currencyCode ? arriving : roundDown(divide(arriving, terms.rate), decimals)
}
