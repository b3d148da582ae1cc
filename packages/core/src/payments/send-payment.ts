import { payCheckout, sendOwnTransfer, sendP2pTransfer } from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'
import { randomId } from '../platform/index.ts'
import { answerInTime, LATE } from './answer-in-time.ts'
import { followPayment } from './follow-payment.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { JournalEntry } from './payment-journal.ts'
import type { PaymentLookUp } from './payment-look-up.ts'
import { afterNews, type PaymentNews } from './payment-moves.ts'
import { isForTheCaller, newsOfAnswer, newsOfFailure } from './payment-outcome.ts'
import { found, ownerOf, type PaymentsSetup } from './payments-setup.ts'
import { recordNews } from './record-news.ts'

interface Attempt {
  readonly owner: string
  readonly id: string
  readonly attempt: string
}

/** Sends reviewed payments, each once: see `Payments.send`. */
export function createSendPayment(
  setup: PaymentsSetup,
  lookUp: PaymentLookUp,
): (id: string) => Promise<PaymentIntent> {
  const sending = new Map<string, Promise<PaymentIntent>>()

  async function send(id: string): Promise<PaymentIntent> {
    const mine = { owner: ownerOf(setup.journal), id, attempt: randomId(setup.platform) }
    const entry = found(await claim(setup, mine), id)
    if (entry.attempt !== mine.attempt) return followPayment(setup, lookUp, entry.intent)
    const news = post(setup.call, entry.intent)
    return settle(setup, mine, { news, onUnclear: () => lookUp.watch(id) })
  }

  return id => {
    const running = sending.get(id) ?? send(id).finally(() => sending.delete(id))
    sending.set(id, running)
    return running
  }
}

/**
 * Writes down that it is being sent. Of any number of attempts in any number of tabs one finds the
 * payment ready and becomes the attempt that sends; that is what makes a payment go out once.
 */
async function claim(
  { journal, platform }: PaymentsSetup,
  { owner, id, attempt }: Attempt,
): Promise<JournalEntry | undefined> {
  return journal.update(owner, id, current => {
    const { intent } = current
    if (intent.status !== 'reviewed' || intent.payment === undefined) return current
    const sent = afterNews(intent, { event: 'sendStarted' }, platform.clock.now())
    return { ...current, intent: sent, attempt }
  })
}

async function post(call: CallNamedMethod, { id, payment }: PaymentIntent): Promise<PaymentNews> {
  if (payment?.kind === 'ownTransfer') {
    return newsOfAnswer(await call(sendOwnTransfer, payment.order, { key: id }))
  }
  if (payment?.kind === 'p2pTransfer') {
    return newsOfAnswer(await call(sendP2pTransfer, payment.order, { key: id }))
  }
  if (payment?.kind === 'checkout') {
    return newsOfAnswer(await call(payCheckout, payment.order, { key: id }))
  }
  return { event: 'notSent' }
}

interface Settling {
  readonly news: Promise<PaymentNews>
  readonly onUnclear: () => void
}

/** Writes down what comes of the attempt, and after a while that nothing did. */
async function settle(
  setup: PaymentsSetup,
  mine: Attempt,
  { news, onUnclear }: Settling,
): Promise<PaymentIntent> {
  const note = async (learnt: PaymentNews): Promise<PaymentIntent> => {
    const intent = await recordNews(setup, mine, learnt)
    if (isUnclear(intent)) onUnclear()
    return intent
  }
  const noted = news.then(note, async (error: unknown) => {
    const intent = await note(newsOfFailure(error))
    if (isForTheCaller(error)) throw error
    return intent
  })
  const inTime = await answerInTime(noted, setup.platform.timers)
  if (inTime !== LATE) return inTime
  // An answer that comes later still counts; a failure then says nothing that the look-up does not.
  noted.catch((error: unknown) => {
    setup.onDiagnostic?.({ type: 'payment', message: 'failed late', details: { error } })
  })
  return note({ event: 'noAnswer' })
}

// What waits for an approval is shown as the bank holds it, and its answer does not say that.
function isUnclear({ status, held }: PaymentIntent): boolean {
  return status === 'unknown' || (status === 'pendingApproval' && held === undefined)
}
