import { notifyMoneyReceived } from '../../notifications/index.ts'
import type { P2pOrder } from '../payment-order.ts'
import { p2pEntry } from '../execution/pay-p2p.ts'
import { type PaymentOfSet, type SetContext, settleSet } from './settle-set.ts'

/**
 * Makes payments to other customers like {@link settleSet}, and notifies the payees. Returns their
 * ids.
 */
export async function payP2pSet(
  context: SetContext,
  payments: readonly PaymentOfSet<P2pOrder>[],
): Promise<readonly string[]> {
  const at = context.clock.now()
  const settled = await settleSet(context, payments, order => p2pEntry(order, at))
  await notifyMoneyReceived(
    context,
    settled.map(({ order }) => order),
  )
  return settled.map(({ id }) => id)
}
