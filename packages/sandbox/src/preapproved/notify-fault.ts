import type { PreapprovedFault } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { languageAt, type Text, textIn } from '../language/index.ts'
import { notify } from '../notifications/index.ts'
import { dayText, SUBSCRIPTION_MAIL_WORDS as WORDS } from '../subscriptions/index.ts'
import type { AfterRun } from './after-run.ts'
import type { DueRun } from './due-runs.ts'
import { partiesOf } from './parties.ts'
import { subscribersOf } from './subscribers-of.ts'
import { notifyPayee } from './notify-payee.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

interface FailedRun {
  readonly fault: PreapprovedFault
  readonly after: AfterRun
}

/**
 * Notifies the customer, and the user who set it up for them, that a payment failed, why, and what
 * follows. Notifies the merchant only that it failed.
 */
export async function notifyFault(context: Now, due: DueRun, failed: FailedRun): Promise<void> {
  const { sql, clock, newId } = context
  const { payee } = await partiesOf(sql, due.id)
  const letter = letterOf(due, payee, failed)
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
  const { nextDay } = failed.after
  await notifyPayee(context, due.id, { type: 'subscriberFailed', day: due.day, nextDay, isStopped })
}

const REASONS = {
  funds: WORDS.funds,
  limit: WORDS.limit,
  account: WORDS.account,
  standing: WORDS.standing,
  other: WORDS.other,
} as const satisfies Record<PreapprovedFault, Text['words']>

function letterOf(
  due: DueRun,
  payee: string | null,
  { fault, after: { status, nextDay } }: FailedRun,
): readonly Text[] {
  const { toAmount, currencyCode, toAccount: account, day } = due
  const values = { amount: { amount: toAmount, currencyCode }, day: dayText(day) }
  return [
    payee === null
      ? { words: WORDS.failed, values: { ...values, account } }
      : { words: WORDS.failedTo, values: { ...values, payee } },
    { words: REASONS[fault] },
    ...(nextDay === undefined ? [] : [{ words: WORDS.next, values: { day: dayText(nextDay) } }]),
    ...(status === 'stopped' ? [{ words: WORDS.stopped }] : []),
    ...(status === 'completed' ? [{ words: WORDS.last }] : []),
  ]
}
