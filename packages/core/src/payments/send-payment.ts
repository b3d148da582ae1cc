import { sendOwnTransfer, sendP2pTransfer } from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'
import { answerInTime, ANSWER_WITHIN_MS, LATE } from './answer-in-time.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { JournalEntry } from './payment-journal.ts'
import type { PaymentLookUp } from './payment-look-up.ts'
import { afterNews, type PaymentNews } from './payment-moves.ts'
import { isForTheCaller, newsOfAnswer, newsOfFailure } from './payment-outcome.ts'
import { found, newId, ownerOf, type PaymentsSetup } from './payments-setup.ts'
import { recordNews } from './record-news.ts'

/** Sends reviewed payments, each once: see `Payments.send`. */
export function createSendPayment(
  setup: PaymentsSetup,
  lookUp: PaymentLookUp,
): (id: string) => Promise<PaymentIntent> {
  const sending = new Map<string, Promise<PaymentIntent>>()

  async function send(id: string): Promise<PaymentIntent> {
    const owner = ownerOf(setup.journal)
    const attempt = newId(setup.platform)
    const entry = found(await claim(setup, owner, id, attempt), id)
    if (entry.attempt !== attempt) return follow(setup, lookUp, owner, entry)
    return sendClaimed(setup, lookUp, { owner, attempt, intent: entry.intent })
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
  owner: string,
  id: string,
  attempt: string,
): Promise<JournalEntry | undefined> {
  return journal.update(owner, id, current => {
    const { intent } = current
    if (intent.status !== 'reviewed' || intent.payment === undefined) return current
    const sent = afterNews(intent, { event: 'sendStarted' }, platform.clock.now())
    return { ...current, intent: sent, attempt }
  })
}

interface Claimed {
  readonly owner: string
  readonly attempt: string
  readonly intent: PaymentIntent
}

async function sendClaimed(
  setup: PaymentsSetup,
  lookUp: PaymentLookUp,
  { owner, attempt, intent }: Claimed,
): Promise<PaymentIntent> {
  const about = { owner, id: intent.id, attempt }
  const note = async (news: PaymentNews): Promise<PaymentIntent> => {
    const noted = await recordNews(setup, about, news)
    if (noted.status === 'unknown') lookUp.watch(noted.id)
    return noted
  }
  const answered = post(setup.call, intent).then(note, async (error: unknown) => {
    const noted = await note(newsOfFailure(error))
    if (isForTheCaller(error)) throw error
    return noted
  })
  const inTime = await answerInTime(answered, setup.platform.timers)
  if (inTime !== LATE) return inTime
  // A later answer still counts; a later failure says nothing that the look-up does not.
  answered.catch((error: unknown) => {
    setup.onDiagnostic?.({ type: 'payment', message: 'failed late', details: { error } })
  })
  return note({ event: 'noAnswer' })
}

async function post(call: CallNamedMethod, intent: PaymentIntent): Promise<PaymentNews> {
  const { id, payment } = intent
  if (payment?.kind === 'ownTransfer') {
    return newsOfAnswer(await call(sendOwnTransfer, payment.order, { key: id }))
  }
  if (payment?.kind === 'p2pTransfer') {
    return newsOfAnswer(await call(sendP2pTransfer, payment.order, { key: id }))
  }
  return { event: 'notSent' }
}

/** Waits until whoever else sends it knows more. */
async function follow(
  { journal, platform }: PaymentsSetup,
  lookUp: PaymentLookUp,
  owner: string,
  { intent }: JournalEntry,
): Promise<PaymentIntent> {
  if (intent.status === 'unknown') lookUp.watch(intent.id)
  if (intent.status !== 'sent') return intent
  // The other tab may be gone: then nobody but this one will ask.
  lookUp.watch(intent.id)
  await new Promise<void>(resolve => {
    const done = () => {
      leave()
      cancel()
      resolve()
    }
    const cancel = platform.timers.after(ANSWER_WITHIN_MS, done)
    const leave = journal.subscribe(() => {
      const known = journal.getSnapshot().find(({ id }) => id === intent.id)
      if (known?.status !== 'sent') done()
    })
  })
  const entry = await journal.read(owner, intent.id)
  return entry?.intent ?? intent
}
