import { SixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import type { CallNamedMethod, CallOptions } from '../transport/index.ts'
import { randomId } from '../platform/index.ts'
import { ANSWER_WITHIN_MS, answerInTime, LATE } from './answer-in-time.ts'
import { loadOrders } from './later/load-orders.ts'
import { followPayment } from './follow-payment.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { JournalEntry } from './journal/journal-entry.ts'
import type { PaymentLookUp } from './payment-look-up.ts'
import { afterNews, isFinal, type PaymentNews } from './rules/payment-moves.ts'
import { isForTheCaller, newsOfAnswer, newsOfFailure } from './rules/payment-outcome.ts'
import { found, hasLeft, isPresent, nameOf, ownerOf, type PaymentsSetup } from './payments-setup.ts'
import { recordNews } from './record-news.ts'

interface Attempt {
  readonly owner: Subject
  readonly id: string
  readonly attempt: string
}

/** Sends reviewed payments, each once: see `Payments.send`. */
export function createSendPayment(
  setup: PaymentsSetup,
  lookUp: PaymentLookUp,
): (id: string) => Promise<PaymentIntent> {
  const sending = new Map<string, Promise<PaymentIntent>>()

  async function send(owner: Subject, id: string): Promise<PaymentIntent> {
    const mine = { owner, id, attempt: randomId(setup.platform) }
    const { entry, reviewed } = await claim(setup, mine)
    const { intent } = found(entry, id)
    if (reviewed === undefined) {
      if (!isPresent(setup.session, owner)) throw hasLeft()
      return followPayment(setup, lookUp, { owner, intent })
    }
    let isOnItsWay = false
    const isOver = endOf(setup.platform, intent)
    const onRequest = () => {
      if (isOver()) throw new SixpenceError('timeout', 'Given up before it was sent')
      isOnItsWay = true
    }
    const news = post(setup.call, intent, { key: id, subject: owner, onRequest })
    return settle(setup, mine, {
      news,
      isFirst: reviewed.sentAt === undefined,
      unsent: () => (isOnItsWay ? undefined : reviewed),
      onUnclear: () => lookUp.watch(owner, id),
    })
  }

  return async id => {
    const owner = ownerOf(setup.journal)
    const name = nameOf(owner, id)
    const running = sending.get(name) ?? send(owner, id).finally(() => sending.delete(name))
    sending.set(name, running)
    return running
  }
}

/**
 * Returns a check that is true once the attempt was given up, here or, by the wall clock, in other
 * tabs. No request may leave after that, e.g. when a token arrives at last: a customer who believes
 * nothing was sent may have typed it again, under a new key.
 */
function endOf({ clock }: PaymentsSetup['platform'], { sentAt }: PaymentIntent): () => boolean {
  const [at, startedAt] = [sentAt ?? clock.now(), clock.monotonic()]
  return () => Math.max(clock.now() - at, clock.monotonic() - startedAt) >= ANSWER_WITHIN_MS
}

interface Claim {
  /** Its current state; undefined if the journal has none. */
  readonly entry: JournalEntry | undefined
  /** Its state before this attempt claimed it; undefined if it didn't. */
  readonly reviewed: PaymentIntent | undefined
}

/**
 * Records that it is being sent. However many attempts there are, in however many tabs, only one
 * finds the payment ready and becomes the one that sends it: that is why a payment is sent once.
 */
async function claim(
  { journal, platform, session }: PaymentsSetup,
  { owner, id, attempt }: Attempt,
): Promise<Claim> {
  let reviewed: PaymentIntent | undefined
  const entry = await journal.update(owner, id, current => {
    const { intent } = current
    reviewed = undefined
    if (!isPresent(session, owner)) return current
    if (intent.status !== 'reviewed' || intent.payment === undefined) return current
    reviewed = intent
    const sent = afterNews(intent, { event: 'sendStarted' }, platform.clock.now())
    return { ...current, intent: sent, attempt }
  })
  return { entry, reviewed }
}

async function post(
  call: CallNamedMethod,
  { payment }: PaymentIntent,
  options: CallOptions,
): Promise<PaymentNews> {
  // The payment was removed: its user has signed out in the meantime.
  if (payment === undefined) throw hasLeft()
  const { kindOf } = await loadOrders()
  return newsOfAnswer(await kindOf(payment).send(call, payment.order, options))
}

interface Settling {
  readonly news: Promise<PaymentNews>
  readonly isFirst: boolean
  /** The reviewed payment, while none of the attempt has left this device. */
  readonly unsent: () => PaymentIntent | undefined
  readonly onUnclear: () => void
}

/** Records the outcome of the attempt, or after a while that there was none. */
async function settle(
  setup: PaymentsSetup,
  mine: Attempt,
  { news, isFirst, unsent, onUnclear }: Settling,
): Promise<PaymentIntent> {
  const note = async (learnt: PaymentNews): Promise<PaymentIntent> => {
    const intent = await recordNews(setup, mine, learnt)
    if (isUnclear(intent) || isDoubtful(intent, learnt)) onUnclear()
    return intent
  }
  const noted = news.then(note, async (error: unknown) => {
    const reviewed = unsent()
    if (!isForTheCaller(error)) return note(newsOfFailure(error, isFirst))
    if (reviewed) await putBack(setup, mine, reviewed)
    else await note(newsOfFailure(error, isFirst))
    throw error
  })
  const inTime = await answerInTime(noted, setup.platform.timers)
  if (inTime !== LATE) return inTime
  // A late answer still counts; a late failure adds nothing to the look-up.
  noted.catch((error: unknown) => {
    setup.onDiagnostic?.({ type: 'payment', message: 'failed late', details: { error } })
  })
  return note({ event: 'noAnswer' })
}

/** None of the attempt has left this device: restores the payment's previous state. */
async function putBack(
  { journal }: PaymentsSetup,
  { owner, id, attempt }: Attempt,
  reviewed: PaymentIntent,
): Promise<void> {
  await journal.update(owner, id, current =>
    current.attempt === attempt && !isKnownToTheBank(current.intent)
      ? { ...current, intent: reviewed }
      : current,
  )
}

// Through an earlier attempt.
const isKnownToTheBank = (intent: PaymentIntent): boolean =>
  isFinal(intent) || intent.status === 'pendingApproval'

// A payment awaiting approval is shown as the bank holds it, which its answer doesn't include.
function isUnclear({ status, held }: PaymentIntent): boolean {
  return status === 'unknown' || (status === 'pendingApproval' && held === undefined)
}

/** The bank didn't know it before the attempt failed, but it may have arrived in between. */
const isDoubtful = ({ status, sentAt }: PaymentIntent, { event }: PaymentNews): boolean =>
  status === 'reviewed' && sentAt !== undefined && event === 'noAnswer'
