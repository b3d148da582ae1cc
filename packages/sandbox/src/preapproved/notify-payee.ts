import type { Context } from '../context.ts'
import { languageAt, type Text, textIn } from '../language/index.ts'
import { notify } from '../notifications/index.ts'
import { dayText, SUBSCRIPTION_MAIL_WORDS as WORDS } from '../subscriptions/index.ts'
import { type Parties, partiesOf } from './parties.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/** The events that merchants receive: why a payment failed is private to the payer. */
export type SubscriberNews =
  | { readonly type: 'subscriberEnded' }
  | {
      readonly type: 'subscriberFailed'
      readonly day: string
      readonly nextDay: string | undefined
      readonly isStopped: boolean
    }

/** Notifies a merchant of a change of a subscription; between own accounts, nobody. */
export async function notifyPayee(
  context: Now,
  subscriptionId: string,
  news: SubscriberNews,
): Promise<void> {
  const { sql, clock, newId } = context
  const parties = await partiesOf(sql, subscriptionId)
  const letter = letterOf(parties, news)
  const [merchant] = await sql<{ id: string; email: string }>`
    select id, email from customer where id = ${parties.merchantId}`
  if (!merchant) return
  const locale = (await languageAt(sql, merchant.email)) ?? 'en'
  await notify(context, {
    id: newId(),
    customerId: merchant.id,
    email: merchant.email,
    at: clock.now(),
    type: news.type,
    status: 'warning',
    body: letter.map(text => textIn(locale, text)).join(' '),
    params: { customerId: merchant.id, subscriptionId },
    letter,
  })
}

function letterOf(parties: Parties, news: SubscriberNews): readonly Text[] {
  const { payer, toAmount, currencyCode } = parties
  const values = { payer, amount: { amount: toAmount, currencyCode } }
  if (news.type === 'subscriberEnded') return [{ words: WORDS.subscriberEnded, values }]
  const { day, nextDay, isStopped } = news
  return [
    { words: WORDS.subscriberFailed, values: { ...values, day: dayText(day) } },
    ...(nextDay === undefined ? [] : [{ words: WORDS.next, values: { day: dayText(nextDay) } }]),
    ...(isStopped ? [{ words: WORDS.subscriberStopped }] : []),
  ]
}
