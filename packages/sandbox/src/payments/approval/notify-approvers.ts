import { ACCESS_RIGHT, hasRight } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Text } from '../../language/index.ts'
import { notify } from '../../notifications/index.ts'
import { nameOfPayee } from '../payee.ts'
import { repetitionText } from '../../subscriptions/index.ts'
import { PAYMENT_MAIL_WORDS } from './payment-mail-words.ts'
import type { BatchOrder, PaymentOrder } from '../payment-order.ts'

const APPROVING = Object.entries(ACCESS_RIGHT).flatMap(([id, right]) =>
  hasRight(right, 'approve') ? [Number(id)] : [],
)

/** Returns the mail that describes a request to its approvers. */
export async function letterOf(context: Context, order: PaymentOrder): Promise<readonly Text[]> {
  const { amount, fee, currencyCode, batchId } = order
  if (batchId !== undefined) return letterOfBatch(context, { ...order, batchId })
  const payee = await payeeOf(context, order)
  return [
    {
      words: PAYMENT_MAIL_WORDS.asks,
      values: { asker: context.caller.email, amount: { amount, currencyCode }, payee },
    },
    { words: PAYMENT_MAIL_WORDS.fee, values: { fee: { amount: fee, currencyCode } } },
    ...repetitionText(order.subscription),
    { words: PAYMENT_MAIL_WORDS.decide },
  ]
}

async function letterOfBatch(
  { sql, caller }: Context,
  {
    batchId,
    amount,
    fee,
    currencyCode,
  }: Pick<BatchOrder, 'batchId' | 'amount' | 'fee' | 'currencyCode'>,
): Promise<readonly Text[]> {
  const [batch] = await sql<{ name: string; count: number }>`
    select name, (select count(*)::integer from batch_order_line where batch_id = batch_order.id) as count
    from batch_order where id = ${batchId}`
  return [
    {
      words: PAYMENT_MAIL_WORDS.batchAsks,
      values: {
        asker: caller.email,
        name: batch?.name ?? '',
        amount: { amount, currencyCode },
        count: String(batch?.count ?? 0),
      },
    },
    { words: PAYMENT_MAIL_WORDS.fee, values: { fee: { amount: fee, currencyCode } } },
    { words: PAYMENT_MAIL_WORDS.decide },
  ]
}

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/** Notifies everyone who may approve for the customer, except the requester, of a waiting request. */
export async function notifyApprovers(
  context: Context,
  { id, letter }: { readonly id: string; readonly letter: readonly Text[] },
): Promise<void> {
  const { clock, newId, caller } = context
  for (const approver of await approversFor(context)) {
    await notify(context, {
      id: newId(),
      customerId: approver.id,
      email: approver.email,
      at: clock.now(),
      type: 'requestReceived',
      status: 'info',
      params: { customerId: caller.customerId, requestId: id },
      letter,
    })
  }
}

/** Returns the payee in words. */
export async function payeeOf(
  { sql }: Pick<CallerContext, 'sql'>,
  order: PaymentOrder,
): Promise<string | Text> {
  if (order.operation === 'ownSameCurrency' || order.operation === 'ownCrossCurrency') {
    return { words: PAYMENT_MAIL_WORDS.ownAccount, values: { account: order.toAccount } }
  }
  const name = await nameOfPayee(sql, order)
  return order.payeeEmail === undefined ? name : `${name} (${order.payeeEmail})`
}

function approversFor({
  sql,
  caller,
}: Context): Promise<{ readonly id: string; readonly email: string }[]> {
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
