import { isSixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import { ANSWER_WITHIN_MS } from './answer-in-time.ts'
import { lookUpByKey } from './look-up-by-key.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { JournalEntry } from './payment-journal.ts'
import { isOpen } from './rules/payment-moves.ts'
import { newsOfLookUp } from './rules/payment-outcome.ts'
import { found, nameOf, type PaymentsSetup } from './payments-setup.ts'
import { recordNews } from './record-news.ts'
import { takeUpPayment } from './take-up-payment.ts'

/**
 * How long a payment counts as being sent: whoever sent it would have noted by then that no answer
 * came. Before that it may be on its way, from a tab that nobody can tell from one that crashed:
 * that the bank knows nothing of it would then be no news, and whoever is told that nothing was
 * sent may type it again, under a new key.
 */
export const ABANDONED_AFTER_MS = ANSWER_WITHIN_MS + 5_000
const RECENTLY_MS = 3_000
const DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]
const LOCK_WAIT_MS = 5_000

/** Finds out what became of payments that nobody knows the end of. */
export interface PaymentLookUp {
  /**
   * Asks once. A payment that is not in the journal is taken up from the bank.
   *
   * @throws {SixpenceError} `not_found` when the bank does not know it either; or why the bank
   *   could not be asked.
   */
  readonly check: (owner: Subject, id: string) => Promise<PaymentIntent>
  /**
   * Asks again and again, less and less often, for about a minute and a half; then it stays. Does
   * nothing once its customer has left: they are asked after when they are back.
   */
  readonly watch: (owner: Subject, id: string) => void
  /** Asks after everything that is open, unless another tab has just done so. */
  readonly checkOpen: () => Promise<void>
  /** Ends all watches: their customer leaves. */
  readonly endWatches: () => void
  readonly stop: () => void
}

/** Binds the look-up to a journal and a bank. */
export function createPaymentLookUp(setup: PaymentsSetup): PaymentLookUp {
  const checks = new Map<string, Promise<PaymentIntent>>()
  const watches = new Map<string, { cancel: () => void }>()
  let isStopped = false

  function check(owner: Subject, id: string): Promise<PaymentIntent> {
    const name = nameOf(owner, id)
    const running = checks.get(name) ?? askOnce(owner, id).finally(() => checks.delete(name))
    checks.set(name, running)
    return running
  }

  async function askOnce(owner: Subject, id: string): Promise<PaymentIntent> {
    const entry = await setup.journal.read(owner, id)
    if (entry) return ask(setup, owner, entry)
    const taken = await takeUpPayment(setup, owner, id)
    if (taken.status === 'unknown') watch(owner, id)
    return taken
  }

  function watch(owner: Subject, id: string, tries = 0): void {
    if (setup.journal.owner?.key !== owner.key) return
    watches.get(id)?.cancel()
    watches.delete(id)
    const delay = DELAYS_MS[tries]
    if (isStopped || delay === undefined) return
    const waitMs = Math.min(delay * jitter(setup), abandonedInMs(setup, id))
    const mine = { cancel: setup.platform.timers.after(waitMs, () => void again()) }
    watches.set(id, mine)
    const again = async () => {
      const isOver = await isSettledBy(setup, check(owner, id))
      // A newer watch has begun in the meantime, and takes over.
      if (watches.get(id) === mine && !isOver) watch(owner, id, tries + 1)
    }
  }

  async function checkOpen(): Promise<void> {
    const { journal, platform, namespace } = setup
    const owner = journal.owner
    if (owner === undefined) return
    const work = async () => {
      const entries = await journal.load(owner)
      const open = entries.filter(entry => isOpen(entry.intent))
      await Promise.all(open.map(entry => checkInTurn(owner, entry)))
    }
    await platform.lock(`${namespace}/payments/${owner.key}/look-up`, work, {
      waitMs: LOCK_WAIT_MS,
    })
  }

  async function checkInTurn(owner: Subject, entry: JournalEntry): Promise<void> {
    const { id } = entry.intent
    if (!(await takesOn(setup, owner, id))) return
    if (!(await isSettledBy(setup, check(owner, id)))) watch(owner, id)
  }

  function endWatches(): void {
    for (const { cancel } of watches.values()) cancel()
    watches.clear()
  }

  function stop(): void {
    isStopped = true
    endWatches()
  }

  return { check, watch: (owner, id) => watch(owner, id), checkOpen, endWatches, stop }
}

async function ask(
  setup: PaymentsSetup,
  owner: Subject,
  entry: JournalEntry,
): Promise<PaymentIntent> {
  const { journal, platform } = setup
  const { id } = entry.intent
  if (!isOpen(entry.intent)) return entry.intent
  const of = { owner, id, attempt: entry.attempt }
  const asked = isAbandoned(entry.intent, platform.clock.now())
    ? await recordNews(setup, of, { event: 'noAnswer' })
    : entry.intent
  const news = newsOfLookUp(await lookUpByKey(setup, owner, id))
  // It was under way when the bank was asked, and may have arrived since, with its answer lost.
  const isEarly = news?.event === 'notFound' && asked.status === 'sent'
  if (news === undefined || isEarly) return found(await journal.read(owner, id), id).intent
  return recordNews(setup, of, news)
}

/** Whether there is no reason left to ask soon: it is over, waits for the customer, or nobody may. */
async function isSettledBy(
  { onDiagnostic }: PaymentsSetup,
  checking: Promise<PaymentIntent>,
): Promise<boolean> {
  try {
    const { status } = await checking
    return status !== 'sent' && status !== 'unknown'
  } catch (error) {
    // No caller awaits a look-up in the background, so a defect can only be reported.
    onDiagnostic?.({ type: 'payment', message: 'look-up failed', details: { error } })
    return !isSixpenceError(error) || error.code === 'session_expired'
  }
}

/** Only the tab that notes it first asks: the lock alone would not be enough. */
async function takesOn(setup: PaymentsSetup, owner: Subject, id: string): Promise<boolean> {
  const now = setup.platform.clock.now()
  let isMine = false
  await setup.journal.update(owner, id, current => {
    isMine = Math.abs(now - current.checkedAt) >= RECENTLY_MS
    return isMine ? { ...current, checkedAt: now } : current
  })
  return isMine
}

function isAbandoned({ status, sentAt }: PaymentIntent, now: number): boolean {
  return status === 'sent' && sentAt !== undefined && now - sentAt >= ABANDONED_AFTER_MS
}

/** How long until the bank's word counts: a person need not wait for the next turn after that. */
function abandonedInMs({ journal, platform }: PaymentsSetup, id: string): number {
  const intent = journal.getSnapshot().find(one => one.id === id)
  if (intent?.status !== 'sent' || intent.sentAt === undefined) return Infinity
  const leftMs = intent.sentAt + ABANDONED_AFTER_MS - platform.clock.now()
  return leftMs > 0 ? leftMs : Infinity
}

/** From a half to one, so that a thousand clients do not come back in the same moment. */
function jitter(setup: PaymentsSetup): number {
  const [byte = 0] = setup.platform.randomBytes(1)
  return 0.5 + byte / 510
}
