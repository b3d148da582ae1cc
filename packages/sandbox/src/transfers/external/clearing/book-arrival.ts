import type { Context } from '../../../context.ts'
import { houseAccount, insertEntry } from '../../../ledger/index.ts'
import { negate } from '../../../money/index.ts'
import type { DueTransfer } from './due-transfer.ts'
import { movedExternal } from './moved-external.ts'

/** Books arrived money out of the clearing account: from then on it is outside the bank. */
export async function bookArrival(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  { paymentId, at }: DueTransfer,
): Promise<void> {
  const { toAccount, currency, arriving } = await movedExternal(context.sql, paymentId)
  const entryId = await insertEntry(context, {
    kind: 'clearing',
    at,
    postings: [
      { accountId: toAccount, currencyCode: currency, amount: negate(arriving) },
      { accountId: houseAccount('outside', currency), currencyCode: currency, amount: arriving },
    ],
  })
  await context.sql`
    update external_transfer set state = 'arrived', arrived_by = ${entryId}
    where payment_id = ${paymentId}`
}
