import type { PreapprovedStatus } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { languageAt, textIn } from '../language/index.ts'
import { notify } from '../notifications/index.ts'
import { SUBSCRIPTION_MAIL_WORDS } from '../subscriptions/index.ts'
import { subscribersOf } from './subscribers-of.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

interface Ended extends Record<string, unknown> {
  readonly id: string
  readonly status: PreapprovedStatus
  readonly customerId: string
  readonly madeBy: string
  readonly toAccount: string
  readonly toAmount: string
  readonly currencyCode: string
}

/**
 * Ends a payment that repeats itself as the bank, also one that its customer may not end, and tells
 * them. A run that is being made is made first. Answers what it was; undefined of what is not there
 * or has not begun.
 */
export async function endPreapproved(
  context: Now,
  id: string,
): Promise<PreapprovedStatus | undefined> {
  const { sql, clock } = context
  const [held] = await sql<Ended>`
    select id, status, customer_id as "customerId", made_by as "madeBy",
      to_account as "toAccount", to_amount as "toAmount",
      (select currency_code from ledger_account where ledger_account.id = to_account)
        as "currencyCode"
    from subscription where id = ${id} and status <> 'asked' for update`
  if (held?.status !== 'active') return held?.status
  await sql`
    update subscription set status = 'canceled', next_day = null, ended_at = ${clock.now()}
    where id = ${id}`
  await tell(context, held)
  return 'active'
}

async function tell(context: Now, ended: Ended): Promise<void> {
  const { sql, clock, newId } = context
  const { id: preapprovedId, customerId, toAmount: amount, currencyCode, toAccount } = ended
  const text = {
    words: SUBSCRIPTION_MAIL_WORDS.endedByBank,
    values: { amount: { amount, currencyCode }, account: toAccount },
  }
  for (const { id, email } of await subscribersOf(context, ended)) {
    await notify(context, {
      id: newId(),
      customerId: id,
      email,
      at: clock.now(),
      type: 'preapprovedStopped',
      status: 'warning',
      body: textIn((await languageAt(sql, email)) ?? 'en', text),
      params: { customerId, preapprovedId },
      letter: [text],
    })
  }
}
