import { inTransaction, sqlState, type Bank } from '../bank.ts'
import { deliverNotification, type Delivery } from './deliver-notification.ts'
import { expireCheckouts } from './expire-checkouts.ts'
import { claimNotifications, nextDue } from './outbox.ts'

/** Tells merchants what became of their checkouts, until they have heard it. */
export interface Notifier {
  /** Looks at once: the time or the tables are others now. */
  wake(): void
  /** Ends what is under way; it is told again by the next bank. */
  close(): Promise<void>
}

export interface NotifierOptions extends Omit<Delivery, 'bank' | 'closing'> {
  readonly bank: Bank
}

/** What the database says when a checkout has become final. */
const CHANNEL = 'sixpence_checkout'
const MOST_AT_ONCE = 20
const AFTER_DEFECT_MS = 1000
const SHORTEST_REST_MS = 50
/** News may be lost, and other banks may open checkouts: look now and then anyway. */
const LONGEST_REST_MS = 60_000

/** Begins to tell merchants, together with the other processes on the same database. */
export async function createNotifier(options: NotifierOptions): Promise<Notifier> {
  const notifier = new OutboxNotifier(options)
  const wake = () => notifier.wake()
  const endListening = await options.bank.database.listen(CHANNEL, wake, wake)
  wake()
  return {
    wake,
    async close() {
      await endListening()
      await notifier.close()
    },
  }
}

class OutboxNotifier implements Notifier {
  readonly #options: NotifierOptions
  readonly #closing = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  #looking: Promise<void> | undefined
  #hasNews = false
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(options: NotifierOptions) {
    this.#options = options
  }

  wake(): void {
    if (this.#closing.signal.aborted) return
    clearTimeout(this.#rest)
    this.#hasNews = true
    this.#looking ??= this.#look()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#rest)
    await this.#looking
    await Promise.all(this.#underWay)
  }

  async #look(): Promise<void> {
    let restMs = LONGEST_REST_MS
    while (this.#hasNews && !this.#closing.signal.aborted) {
      this.#hasNews = false
      try {
        restMs = await this.#round()
      } catch (cause) {
        this.#report(cause)
        restMs = AFTER_DEFECT_MS
      }
    }
    this.#looking = undefined
    if (this.#closing.signal.aborted) return
    this.#rest = setTimeout(() => this.wake(), restMs)
  }

  /** Sends off what is due, and answers how long there is nothing else to do. */
  async #round(): Promise<number> {
    const { bank } = this.#options
    const { clock } = bank
    await inTransaction(bank, sql => expireCheckouts({ sql, clock }))
    const free = MOST_AT_ONCE - this.#underWay.size
    // Whoever comes back wakes this again.
    if (free <= 0) return LONGEST_REST_MS
    const claimed = await inTransaction(bank, sql => claimNotifications({ sql, clock }, free))
    for (const one of claimed) this.#send(one)
    const next = await nextDue({ sql: bank.database.sql })
    const untilMs = next ? next.getTime() - clock.now().getTime() : LONGEST_REST_MS
    return Math.min(Math.max(untilMs, SHORTEST_REST_MS), LONGEST_REST_MS)
  }

  #send(claimed: Parameters<typeof deliverNotification>[0]): void {
    const delivery = { ...this.#options, closing: this.#closing.signal }
    const sending = deliverNotification(claimed, delivery)
      .catch((cause: unknown) => this.#report(cause))
      .finally(() => {
        this.#underWay.delete(sending)
        this.wake()
      })
    this.#underWay.add(sending)
  }

  #report(cause: unknown): void {
    // A reset by another process drops the tables for a moment.
    if (sqlState(cause) === UNDEFINED_TABLE) return
    this.#options.bank.onDefect({ requestId: '', what: 'a notification', cause })
  }
}

/** PostgreSQL's undefined_table. */
const UNDEFINED_TABLE = '42P01'
