import type { Subject } from '../http/index.ts'
import type { PaymentIntent } from './payment-intent.ts'
import { afterNews, type PaymentEvent, type PaymentNews } from './rules/payment-moves.ts'
import { found, type PaymentsSetup } from './payments-setup.ts'

/** The payment the news is about, and the attempt if only that one may report it. */
export interface NewsOf {
  readonly owner: Subject
  readonly id: string
  /** For `noAnswer`, `notSent` and `notFound`: dropped once there is a later attempt. */
  readonly attempt?: string | undefined
}

const OF_ONE_ATTEMPT: ReadonlySet<PaymentEvent> = new Set(['noAnswer', 'notSent', 'notFound'])

/** Records news about a payment and returns its new state. */
export async function recordNews(
  setup: PaymentsSetup,
  { owner, id, attempt }: NewsOf,
  news: PaymentNews,
): Promise<PaymentIntent> {
  let before: PaymentIntent | undefined
  const entry = await setup.journal.update(owner, id, current => {
    before = current.intent
    if (OF_ONE_ATTEMPT.has(news.event) && attempt !== undefined && attempt !== current.attempt)
      return current
    const intent = afterNews(current.intent, news, setup.platform.clock.now())
    return intent === current.intent ? current : { ...current, intent }
  })
  const { intent } = found(entry, id)
  if (before !== undefined && before.status !== intent.status) {
    setup.onDiagnostic?.({
      type: 'payment',
      message: `${before.status} → ${intent.status} by ${news.event}`,
      details: { id },
    })
  }
  return intent
}
