import { lockUserRights } from '../../access/index.ts'
import type { CallerContext } from '../../context.ts'
import { Refusal, refuse } from '../../http/index.ts'
import { attempt } from '../attempt.ts'
import { actionOf } from '../payment-kinds.ts'
import type { WaitingPayment } from './waiting-payment.ts'

/**
 * Checks again what was checked when a payment was begun: the initiator's right and flag must hold
 * until the money moves, even if somebody else enters the code. Locks them until then. The payment
 * still waits: once the flag is given back, it can be approved.
 *
 * @throws {Refusal} `13`
 */
export async function checkBeginner(
  { madeBy, order }: Pick<WaitingPayment, 'madeBy' | 'order'>,
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<void> {
  const rights = await lockUserRights(context, [madeBy])
  const isPermitted = rights.isPermitted(madeBy, actionOf(order))
  if (rights.may(madeBy, 'initiate') && isPermitted) return
  throw refuse.accessDenied('Who began this payment may no longer begin such payments.')
}

/**
 * Checks like {@link checkBeginner}, after the initiator has confirmed the payment. On a refusal it
 * returns it and makes the code or push useless: once their flag is given back, they must confirm
 * again.
 */
export async function endIfLost(
  payment: Pick<WaitingPayment, 'id' | 'madeBy' | 'order'>,
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<Refusal | undefined> {
  const { sql, clock } = context
  const lost = await attempt(sql, () => checkBeginner(payment, context))
  if (!(lost instanceof Refusal)) return undefined
  await sql`
    update payment_approval set code_expires_at = least(code_expires_at, ${clock.now()})
    where payment_id = ${payment.id}`
  return lost
}
