import type { Context } from '../context.ts'
import { deliver } from '../inbox/index.ts'
import { NOTIFICATION_WORDS } from './mail-words.ts'
import { isChannelEnabled } from './notification-settings.ts'

/** Money that has come from one customer to another. */
export interface ReceivedMoney {
  readonly fromAccount: string
  readonly toAccount: string
  readonly amount: string
  readonly currencyCode: string
}

interface Payee {
  customerId: string
  email: string
  payer: string
}

/** Mails the payee, unless they have switched it off. On the screen their balance shows it. */
export async function notifyMoneyReceived(
  { sql, newId, clock }: Pick<Context, 'sql' | 'newId' | 'clock'>,
  { fromAccount, toAccount, amount, currencyCode }: ReceivedMoney,
): Promise<void> {
  const [payee] = await sql<Payee & Record<string, unknown>>`
    select payee.id as "customerId", payee.email, public_name(payer) as payer
    from customer_account target join customer payee on payee.id = target.customer_id,
      customer_account source join customer payer on payer.id = source.customer_id
    where target.id = ${toAccount} and source.id = ${fromAccount}`
  if (!payee || !(await isChannelEnabled(sql, payee.customerId, ['payments', 'email']))) return
  const money = { amount, currencyCode }
  await deliver(sql, {
    id: newId(),
    to: payee.email,
    channel: 'email',
    subject: { words: NOTIFICATION_WORDS.receivedSubject, values: { amount: money } },
    body: [{ words: NOTIFICATION_WORDS.received, values: { payer: payee.payer, amount: money } }],
    at: clock.now(),
  })
}
