import { isSixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import { ANSWER_WITHIN_MS } from './answer-in-time.ts'
import { lookUpByKey } from './look-up-by-key.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { JournalEntry } from './journal/journal-entry.ts'
import { isOpen } from './rules/payment-moves.ts'
import { newsOfLookUp } from './rules/payment-outcome.ts'
import { found, nameOf, type PaymentsSetup } from './payments-setup.ts'
import { recordNews } from './record-news.ts'
import { takeUpPayment } from './take-up-payment.ts'

/**
 * The time for which a payment counts as being sent. By then its sender would have noted that no
 * answer came. Until then it may be on its way, from a tab that can't be distinguished from a
 * crashed one. If the bank doesn't know it, that proves nothing yet, and a customer who believes
 * nothing was sent may type it again, under a new key.
 */
export const ABANDONED_AFTER_MS = ANSWER_WITHIN_MS + 5_000
const RECENTLY_MS = 3_000
const DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]
const LOCK_WAIT_MS = 5_000

/** Finds the outcome of unresolved payments. */
export interface PaymentLookUp {
  /**
   * Checks once. Adds a payment that isn't in the journal, if the bank knows it.
   *
   * @throws {SixpenceError} `not_found` if the bank doesn't know it either; or the reason the bank
   *   couldn't be reached.
   */
  readonly check: (owner: Subject, id: string) => Promise<PaymentIntent>
  /**
   * Checks repeatedly, at growing intervals, for about a minute and a half, then stops. Does
   * nothing once its customer has left: the check follows when they are back.
   */
  readonly watch: (owner: Subject, id: string) => void
  /** Checks everything unresolved, unless another tab has just done so. */
  readonly checkOpen: () => Promise<void>
  /** Stops all watches when their customer leaves. */
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
      // A newer watch has started in the meantime and takes over.
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
  const before = isAbandoned(entry.intent, platform.clock.now())
    ? await recordNews(setup, of, { event: 'noAnswer' })
    : entry.intent
  const news = newsOfLookUp(await lookUpByKey(setup, owner, id))
  // It was on its way when the bank was asked, and may have arrived since, with its answer lost.
  const isEarly = news?.event === 'notFound' && before.status === 'sent'
  if (news === undefined || isEarly) return found(await journal.read(owner, id), id).intent
  return recordNews(setup, of, news)
}

/** True if no check is due soon: it is over, awaits the customer, or can't be checked. */
async function isSettledBy(
  { onDiagnostic }: PaymentsSetup,
  checking: Promise<PaymentIntent>,
): Promise<boolean> {
  try {
    const { status } = await checking
    return status !== 'sent' && status !== 'unknown'
  } catch (error) {
    // No caller awaits a background look-up, so a defect can only be reported.
    onDiagnostic?.({ type: 'payment', message: 'look-up failed', details: { error } })
    return !isSixpenceError(error) || error.code === 'session_expired'
  }
}

/** Only the first tab to record this checks: the lock is not enough. */
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

/**
 * Milliseconds until the bank's answer is conclusive, so that nobody waits for the next round after
 * that; `Infinity` if it already is.
 */
function abandonedInMs({ journal, platform }: PaymentsSetup, id: string): number {
  const intent = journal.getSnapshot().find(one => one.id === id)
  if (intent?.status !== 'sent' || intent.sentAt === undefined) return Infinity
  const leftMs = intent.sentAt + ABANDONED_AFTER_MS - platform.clock.now()
  return leftMs > 0 ? leftMs : Infinity
}

/** Between one half and one, so that a thousand clients don't return at the same moment. */
function jitter(setup: PaymentsSetup): number {
  const [byte = 0] = setup.platform.randomBytes(1)
  return 0.5 + byte / 510
}
