import type { Context } from '../context.ts'
import { languageAt, type Text, textIn } from '../language/index.ts'
import { notify } from '../notifications/index.ts'
import { SUBSCRIPTION_MAIL_WORDS as WORDS } from '../subscriptions/index.ts'
import { type Parties, partiesOf } from './parties.ts'
import { subscribersOf } from './subscribers-of.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/** Notifies the payer that somebody else has ended their repeating payment. */
export async function notifyPayer(
  context: Now,
  subscriptionId: string,
  ended: 'endedByBank' | 'endedByMerchant',
): Promise<void> {
  const { sql, clock, newId } = context
  const parties = await partiesOf(sql, subscriptionId)
  const text = textOf(parties, ended)
  for (const { id, email } of await subscribersOf(context, parties)) {
    await notify(context, {
      id: newId(),
      customerId: id,
      email,
      at: clock.now(),
      type: 'preapprovedStopped',
      status: 'warning',
      body: textIn((await languageAt(sql, email)) ?? 'en', text),
      params: { customerId: parties.customerId, preapprovedId: subscriptionId },
      letter: [text],
    })
  }
}

function textOf(parties: Parties, ended: 'endedByBank' | 'endedByMerchant'): Text {
  const { toAmount, currencyCode, toAccount: account, payee } = parties
  const amount = { amount: toAmount, currencyCode }
  if (payee === null) return { words: WORDS.endedByBank, values: { amount, account } }
  const words = ended === 'endedByBank' ? WORDS.endedByBankTo : WORDS.endedByMerchant
  return { words, values: { amount, payee } }
}
