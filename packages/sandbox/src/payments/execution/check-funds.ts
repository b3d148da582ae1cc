import { availableAmount } from '../../accounts/index.ts'
import type { Context } from '../../context.ts'
import { add, compare } from '../../money/index.ts'
import type { PaymentOrder } from '../payment-order.ts'
import { refuse } from '../../http/index.ts'

/**
 * Refuses a payment that its account can't cover. The account must be locked.
 *
 * @throws {Refusal} `VF` with `balance`.
 */
export async function checkFunds(
  context: Pick<Context, 'sql' | 'clock'>,
  order: Pick<PaymentOrder, 'fromAccount' | 'amount' | 'fee'>,
  exceptPayment?: string,
): Promise<void> {
  const available = await availableAmount(context, order.fromAccount, exceptPayment)
  if (compare(add(order.amount, order.fee), available) <= 0) return
  throw refuse.invalid('balance', 'There is not enough on the account.')
}
