import type { Context } from '../../context.ts'
import { deliver } from '../../inbox/index.ts'
import { languageAt, type Text, textIn, wordsOf } from '../../language/index.ts'
import { publishNotice } from '../../notices/index.ts'
import type { Decision } from './decision.ts'
import { returnText } from './return-reasons.ts'

const WORDS = wordsOf('kycMail')

/** Notifies a customer of the decision, by mail and on the screen, whatever they have switched off. */
export async function notifyDecision(
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
  customerId: string,
  decision: Decision,
): Promise<void> {
  const [customer] = await sql<{ email: string }>`
    select email from customer where id = ${customerId}`
  if (!customer) return
  const at = clock.now()
  const { subject, body } = letterOf(decision)
  const mail = { id: newId(), to: customer.email, channel: 'email', subject, body, at } as const
  await deliver(sql, mail)
  const locale = (await languageAt(sql, customer.email)) ?? 'en'
  await publishNotice(sql, {
    id: newId(),
    customerId,
    at,
    type: 'info',
    status: decision.outcome === 'accept' ? 'success' : 'warning',
    title: textIn(locale, subject),
    body: body.map(text => textIn(locale, text)).join(' '),
  })
}

function letterOf(decision: Decision): { readonly subject: Text; readonly body: readonly Text[] } {
  if (decision.outcome === 'accept') {
    return { subject: { words: WORDS.acceptedSubject }, body: [{ words: WORDS.accepted }] }
  }
  const body = [returnText(decision.reason), { words: WORDS.sentBack }]
  return { subject: { words: WORDS.sentBackSubject }, body }
}
