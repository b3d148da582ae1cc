import { minorUnits } from '../../money/index.ts'
import type { ExternalOrder } from '../payment-order.ts'
import { arrivalOf } from '../execution/arrival.ts'
import { externalEntry } from '../execution/pay-external.ts'
import { railSpeed } from '../execution/rail-speed.ts'
import { returnsAt } from '../execution/returning-account.ts'
import { readOnce } from './read-once.ts'
import { type PaymentOfSet, type SetContext, settleSet, type SettledOfSet } from './settle-set.ts'

/**
 * Makes payments that leave the bank, all from one account, like {@link settleSet}. Returns their
 * ids.
 */
export async function payExternalSet(
  context: SetContext,
  payments: readonly PaymentOfSet<ExternalOrder>[],
): Promise<readonly string[]> {
  const { sql, clock } = context
  const at = clock.now()
  const currencyCode = payments[0]?.order.currencyCode ?? ''
  const decimals = (await minorUnits(sql, currencyCode)) ?? 0
  const settled = await settleSet(context, payments, order =>
    externalEntry(order, { at, decimals }),
  )
  await insertTransfers(context, settled)
  return settled.map(({ id }) => id)
}

async function insertTransfers(
  { sql, clock }: SetContext,
  settled: readonly SettledOfSet<ExternalOrder>[],
): Promise<void> {
  const once = readOnce(sql)
  const rows: object[] = []
  for (const { id, transactionId, order } of settled) {
    const arrivesAt = arrivalOf(await railSpeed(once, order.external.rail), clock.now())
    rows.push({ id, transactionId, arrivesAt, returnsAt: returnsAt(order.external, arrivesAt) })
  }
  await sql`
    insert into external_transfer (payment_id, transaction_id, arrives_at, returns_at)
    select id, "transactionId", "arrivesAt", "returnsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}) as row (id text, "transactionId" text,
      "arrivesAt" timestamptz, "returnsAt" timestamptz)`
}
