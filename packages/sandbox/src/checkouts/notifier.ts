import type { Bank } from '../bank.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../jobs/index.ts'
import { deliverNotification, type Delivery } from './deliver-notification.ts'
import { expireCheckouts } from './expire-checkouts.ts'
import { claimNotifications, nextDue } from './outbox.ts'
import { inTransaction } from '../db/index.ts'

export interface NotifierOptions extends Omit<Delivery, 'bank' | 'closing'> {
  readonly bank: Bank
}

/** What the database says when a checkout has become final. */
const CHANNEL = 'sixpence_checkout'
const MOST_AT_ONCE = 20
const SHORTEST_REST_MS = 50

/**
 * Begins to tell merchants what became of their checkouts, until they have heard it, together with
 * the other processes on the same database. What is under way when it is closed ends, and is told
 * again by the next bank.
 */
export async function createNotifier(options: NotifierOptions): Promise<Job> {
  const { bank } = options
  const report = (cause: unknown) => bank.onDefect({ requestId: '', what: 'a notification', cause })
  const closing = new AbortController()
  const underWay = new Set<Promise<void>>()
  const send = (claimed: Parameters<typeof deliverNotification>[0], wake: () => void) => {
    const sending = deliverNotification(claimed, { ...options, closing: closing.signal })
      .catch(report)
      .finally(() => {
        underWay.delete(sending)
        wake()
      })
    underWay.add(sending)
  }
  const round = async (wake: () => void) => {
    const free = MOST_AT_ONCE - underWay.size
    return sendDue(bank, free, claimed => send(claimed, wake))
  }
  const { database } = bank
  const job = await startJob({ database, channel: CHANNEL, round, onDefect: report })
  return {
    wake: () => job.wake(),
    async close() {
      closing.abort()
      await job.close()
      await Promise.all(underWay)
    },
  }
}

/** Sends off what is due, and answers how long there is nothing else to do. */
async function sendDue(
  bank: Bank,
  free: number,
  send: (claimed: Parameters<typeof deliverNotification>[0]) => void,
): Promise<number> {
  const { clock } = bank
  await inTransaction(bank, sql => expireCheckouts({ sql, clock }))
  // All deliveries are busy: the next one that ends wakes the job again.
  if (free <= 0) return LONGEST_REST_MS
  const claimed = await inTransaction(bank, sql => claimNotifications({ sql, clock }, free))
  for (const one of claimed) send(one)
  const next = await nextDue({ sql: bank.database.sql })
  const untilMs = next ? next.getTime() - clock.now().getTime() : LONGEST_REST_MS
  return Math.min(Math.max(untilMs, SHORTEST_REST_MS), LONGEST_REST_MS)
}
