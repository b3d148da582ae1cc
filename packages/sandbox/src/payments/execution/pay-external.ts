import { PAYMENT_KINDS } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import { houseAccount, type NewEntry, type NewPosting, postEntry } from '../../ledger/index.ts'
import { compare, minorUnits, negate } from '../../money/index.ts'
import { type ExternalOrder, type SingleOrder, settlePayment } from '../payment-order.ts'
import { arrivalOf } from './arrival.ts'
import { externalPostings } from './external-postings.ts'
import { railSpeed } from './rail-speed.ts'
import { returnsAt } from './returning-account.ts'

/**
 * Moves the money of an order that leaves the bank onto the clearing account of its rail, where it
 * stays until it arrives, and settles the payment. Returns the transaction's id.
 */
export async function payExternal(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  paymentId: string,
  order: ExternalOrder,
): Promise<string> {
  const { sql, clock } = context
  const { external, currencyCode } = order
  const decimals = (await minorUnits(sql, currencyCode)) ?? 0
  const at = clock.now()
  const transactionId = await postEntry(context, externalEntry(order, { at, decimals }))
  await settlePayment(context, paymentId, transactionId)
  const arrivesAt = arrivalOf(await railSpeed(sql, external.rail), at)
  await sql`
    insert into external_transfer (payment_id, transaction_id, arrives_at, returns_at)
    values (${paymentId}, ${transactionId}, ${arrivesAt}, ${returnsAt(external, arrivesAt)})`
  return transactionId
}

/** Returns the entry of an order that leaves the bank, from an account with these decimals. */
export const externalEntry = (
  order: ExternalOrder,
  { at, decimals }: { readonly at: Date; readonly decimals: number },
): NewEntry => ({
  kind: PAYMENT_KINDS[order.operation].transaction,
  at,
  description: order.note,
  counterpartyName: order.external.payeeName,
  postings: [...externalPostings(order, decimals), ...feePostings(order)],
})

function feePostings({ fromAccount, currencyCode, fee }: SingleOrder): readonly NewPosting[] {
  if (compare(fee, '0') === 0) return []
  const fees = houseAccount('fees', currencyCode)
  return [
    { accountId: fromAccount, currencyCode, amount: negate(fee), purpose: 'fee' },
    { accountId: fees, currencyCode, amount: fee, purpose: 'fee' },
  ]
}
