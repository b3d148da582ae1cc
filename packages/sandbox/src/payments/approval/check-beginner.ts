import { lockUserRights } from '../../access/index.ts'
import type { CallerContext } from '../../context.ts'
import { Refusal, refuse } from '../../http/index.ts'
import { attempt } from '../attempt.ts'
import { actionOf } from '../payment-kinds.ts'
import type { WaitingPayment } from './waiting-payment.ts'

/**
 * Asks again what was asked when a payment was begun: the right and the flag of whoever began it
 * have to stand until the money moves, whoever hands the code in. They are held until then. The
 * payment still waits: with the flag given back it can be approved.
 *
 * @throws {Refusal} `13`
 */
export async function checkBeginner(
  { madeBy, order }: Pick<WaitingPayment, 'madeBy' | 'order'>,
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<void> {
  const standings = await lockUserRights(context, [madeBy])
  const isPermitted = standings.isPermitted(madeBy, actionOf(order))
  if (standings.may(madeBy, 'initiate') && isPermitted) return
  throw refuse.accessDenied('Who began this payment may no longer begin such payments.')
}

/**
 * As {@link checkBeginner}, where the word of whoever began a payment has come in. What they were
 * sent is useless from then on: given back their flag, they are asked for their word anew.
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
