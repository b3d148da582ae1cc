import { IDEMPOTENCY_KEY } from '@sixpence/protocol/identifiers'
import type { PaymentIntentAnswer } from '@sixpence/protocol/payments'
import { SixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import { lookUpByKey } from './look-up-by-key.ts'
import type { PaymentIntent } from './payment-intent.ts'
import { afterNews, isFinal } from './rules/payment-moves.ts'
import { newsOfLookUp } from './rules/payment-outcome.ts'
import { found, type PaymentsSetup } from './payments-setup.ts'

/**
 * Records a payment sent from another device, as reported by the bank.
 *
 * @throws {SixpenceError} `not_found` if the bank doesn't know it either; or the reason the bank
 *   couldn't be reached.
 */
export async function takeUpPayment(
  setup: PaymentsSetup,
  owner: Subject,
  id: string,
): Promise<PaymentIntent> {
  if (!IDEMPOTENCY_KEY.test(id)) return notFound(id)
  const answer = await lookUpByKey(setup, owner, id)
  if (answer.status === 'notFound') return notFound(id)
  const intent = intentOf(answer, id, setup.platform.clock.now())
  if (!(await setup.journal.open(owner, intent))) {
    throw new SixpenceError('session_expired', 'The customer has left')
  }
  return found(await setup.journal.read(owner, id), id).intent
}

const notFound = (id: string): never => found<never>(undefined, id)

function intentOf(answer: PaymentIntentAnswer, id: string, now: number): PaymentIntent {
  const sentAt = answer.held ? Date.parse(answer.held.createdAt) : now
  const unknown: PaymentIntent = {
    id,
    status: 'unknown',
    payment: undefined,
    held: undefined,
    fingerprint: '',
    createdAt: sentAt,
    changedAt: now,
    sentAt,
    transactionId: undefined,
    approval: undefined,
    refusal: undefined,
  }
  const news = newsOfLookUp(answer)
  if (!news) return unknown
  const intent = afterNews(unknown, news, now)
  // The bank doesn't report when it ended; now would be wrong.
  return isFinal(intent) ? { ...intent, changedAt: sentAt } : intent
}
