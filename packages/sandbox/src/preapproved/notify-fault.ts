import type { PreapprovedFault } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { languageAt, type Text, textIn } from '../language/index.ts'
import { notify } from '../notifications/index.ts'
import { dayText, SUBSCRIPTION_MAIL_WORDS as WORDS } from '../subscriptions/index.ts'
import type { AfterRun } from './after-run.ts'
import type { DueRun } from './due-runs.ts'
import { subscribersOf } from './subscribers-of.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

interface FailedRun {
  readonly fault: PreapprovedFault
  readonly after: AfterRun
}

/**
 * Tells the customer, and who set it up for them, that a payment was not made, why, and what
 * follows.
 */
export async function notifyFault(context: Now, due: DueRun, failed: FailedRun): Promise<void> {
  const { sql, clock, newId } = context
  const letter = letterOf(due, failed)
  const isStopped = failed.after.status === 'stopped'
  for (const { id, email } of await subscribersOf(context, due)) {
    const locale = (await languageAt(sql, email)) ?? 'en'
    await notify(context, {
      id: newId(),
      customerId: id,
      email,
      at: clock.now(),
      type: isStopped ? 'preapprovedStopped' : 'preapprovedFailed',
      status: isStopped ? 'error' : 'warning',
      body: letter.map(text => textIn(locale, text)).join(' '),
      params: { customerId: due.customerId, preapprovedId: due.id },
      letter,
    })
  }
}

const REASONS = {
  funds: WORDS.funds,
  limit: WORDS.limit,
  account: WORDS.account,
  standing: WORDS.standing,
  other: WORDS.other,
} as const satisfies Record<PreapprovedFault, Text['words']>

function letterOf(
  { toAmount: amount, currencyCode, toAccount, day }: DueRun,
  { fault, after: { status, nextDay } }: FailedRun,
): readonly Text[] {
  const values = { amount: { amount, currencyCode }, account: toAccount, day: dayText(day) }
  return [
    { words: WORDS.failed, values },
    { words: REASONS[fault] },
    ...(nextDay === undefined ? [] : [{ words: WORDS.next, values: { day: dayText(nextDay) } }]),
    ...(status === 'stopped' ? [{ words: WORDS.stopped }] : []),
    ...(status === 'completed' ? [{ words: WORDS.last }] : []),
  ]
}
