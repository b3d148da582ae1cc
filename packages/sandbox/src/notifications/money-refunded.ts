import type { Context } from '../context.ts'
import { languageAt, type Text, textIn } from '../language/index.ts'
import { NOTIFICATION_WORDS } from './mail-words.ts'
import { notify } from './notify.ts'

/** Money that a merchant gave back. */
export interface RefundedMoney {
  readonly fromAccount: string
  /** The account that had paid. */
  readonly toAccount: string
  readonly amount: string
  readonly currencyCode: string
  readonly transactionId: string
}

interface Payer extends Record<string, unknown> {
  readonly customerId: string
  readonly email: string
  readonly merchant: string
}

/** Notifies the payer that a merchant gave money back. */
export async function notifyMoneyRefunded(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  { fromAccount, toAccount, transactionId, ...amount }: RefundedMoney,
): Promise<void> {
  const { sql, clock, newId } = context
  const [payer] = await sql<Payer>`
    select payer.id as "customerId", payer.email, public_name(merchant) as merchant
    from customer_account target join customer payer on payer.id = target.customer_id,
      customer_account source join customer merchant on merchant.id = source.customer_id
    where target.id = ${toAccount} and source.id = ${fromAccount}`
  if (!payer) return
  const { customerId, email, merchant } = payer
  const text: Text = { words: NOTIFICATION_WORDS.refunded, values: { merchant, amount } }
  await notify(context, {
    id: newId(),
    customerId,
    email,
    at: clock.now(),
    type: 'refundReceived',
    status: 'success',
    body: textIn((await languageAt(sql, email)) ?? 'en', text),
    params: { transactionId },
    letter: [text],
  })
}
