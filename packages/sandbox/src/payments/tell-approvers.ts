import { ACCESS_RIGHT, hasRight } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { notify } from '../notifications/index.ts'
import { nameOfPayee } from './payee.ts'
import type { PaymentOrder } from './payment-order.ts'

const APPROVING = Object.entries(ACCESS_RIGHT).flatMap(([id, right]) =>
  hasRight(right, 'approve') ? [Number(id)] : [],
)

/** Tells everybody who may approve for the customer, but who asks, that a payment waits for it. */
export async function tellApprovers(
  context: CallerContext,
  { id, order }: { id: string; order: PaymentOrder },
): Promise<void> {
  const { clock, newId, caller } = context
  const { amount, fee, currencyCode } = order
  const payee = await payeeOf(context, order)
  for (const approver of await approversFor(context)) {
    await notify(context, {
      id: newId(),
      customerId: approver.id,
      email: approver.email,
      at: clock.now(),
      type: 'requestReceived',
      status: 'info',
      params: { customerId: caller.customerId, requestId: id },
      letter: [
        `${caller.email} asks for ${amount} ${currencyCode} to be paid to ${payee}.`,
        `The fee is ${fee} ${currencyCode}.`,
        'Sign in to approve or decline it. Until then no money moves.',
      ].join('\n'),
    })
  }
}

/** Who is paid, in words. */
export async function payeeOf(
  { sql }: Pick<CallerContext, 'sql'>,
  order: PaymentOrder,
): Promise<string> {
  const { operation, toAccount, payeeEmail } = order
  if (operation !== 'p2p' && operation !== 'checkout') return `your own account ${toAccount}`
  const name = await nameOfPayee(sql, order)
  return payeeEmail === undefined ? name : `${name} (${payeeEmail})`
}

function approversFor({
  sql,
  caller,
}: CallerContext): Promise<{ readonly id: string; readonly email: string }[]> {
  return sql<{ id: string; email: string }>`
    select c.id, c.email from customer c
    where c.id <> ${caller.ownCustomerId} and (
      (c.id = ${caller.customerId} and not c.acts_for_others)
      or exists (
        select from access_in_force a
        where a.user_id = c.id and a.customer_id = ${caller.customerId}
          and a.access_right = any(${APPROVING})
      ))
    order by c.position`
}
