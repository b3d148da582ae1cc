import type { Bank } from '../bank.ts'
import { inTransaction } from '../db/index.ts'
import type { Post } from '../http/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../jobs/index.ts'
import { claimDeliveries, type ClaimedDelivery, nextDueMs } from './claim-deliveries.ts'
import { deliver } from './deliver.ts'
import { sweep } from './sweep.ts'

/** The database's channel for new deliveries. */
const CHANNEL = 'sixpence_outbox'
/** The maximum for one process. One receiver or merchant may have far fewer. */
const MOST_AT_ONCE = 600
const MOST_TO_ILL = 400
const SHORTEST_REST_MS = 20

/**
 * Starts the job that notifies merchants of their payments until they have received it, together
 * with the other processes on the same database. Closing aborts the posts under way; the next bank
 * sends them again.
 */
export async function createOutboxJob(bank: Bank, post: Post): Promise<Job> {
  const report = (cause: unknown) => bank.onDefect({ requestId: '', what: 'a notification', cause })
  const closing = new AbortController()
  const underWay = new UnderWay()
  const send = (claimed: ClaimedDelivery, wake: () => void) =>
    underWay.add(
      claimed,
      deliver(claimed, { bank, post, closing: closing.signal }).catch(report).finally(wake),
    )
  const round = (wake: () => void) => sendDue(bank, underWay, claimed => send(claimed, wake))
  const { database } = bank
  const job = await startJob({ database, channel: CHANNEL, round, onDefect: report })
  return {
    wake: () => job.wake(),
    async close() {
      closing.abort()
      await job.close()
      await underWay.ended()
    },
  }
}

/** The posts under way in this process. */
class UnderWay {
  readonly #posts = new Map<Promise<void>, ClaimedDelivery>()

  add(claimed: ClaimedDelivery, posting: Promise<void>): void {
    const ending = posting.finally(() => this.#posts.delete(ending))
    this.#posts.set(ending, claimed)
  }

  free() {
    const ill = [...this.#posts.values()].filter(({ isIll }) => isIll).length
    return { all: MOST_AT_ONCE - this.#posts.size, ofIll: MOST_TO_ILL - ill }
  }

  async ended(): Promise<void> {
    await Promise.all(this.#posts.keys())
  }
}

/** Sends due deliveries and returns the time until the next one. */
async function sendDue(
  bank: Bank,
  underWay: UnderWay,
  send: (claimed: ClaimedDelivery) => void,
): Promise<number> {
  const { clock } = bank
  await sweep(bank)
  const free = underWay.free()
  // All places are taken: the next post that ends wakes the job again.
  if (free.all <= 0) return LONGEST_REST_MS
  const claimed = await inTransaction(bank, sql => claimDeliveries({ sql, clock }, free))
  for (const one of claimed) send(one)
  const untilMs = await nextDueMs({ sql: bank.database.sql, clock })
  return Math.min(Math.max(untilMs ?? LONGEST_REST_MS, SHORTEST_REST_MS), LONGEST_REST_MS)
}
