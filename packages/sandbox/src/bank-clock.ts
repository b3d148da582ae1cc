import type { BankClock } from './context.ts'
import type { Database } from './db/index.ts'

const CHANNEL = 'sixpence_clock'

/** The bank's time, which its owner can move. */
export interface MovableClock extends BankClock {
  /** Moves the bank's time forward, for all processes and for good. Returns the new time. */
  advance(ms: number): Promise<Date>
}

interface FollowingClock {
  readonly clock: MovableClock
  /** Calls a listener whenever the time may have jumped, in any process. */
  readonly onMoved: (moved: () => void) => void
  readonly follow: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Creates a clock that is read synchronously, and follows changes by any process. */
export async function createBankClock(
  database: Database,
  real: BankClock,
): Promise<FollowingClock> {
  let advancedMs = 0
  const hearers = new Set<() => void>()
  const follow = async () => {
    const [row] = await database.sql<{ ms: string }>`
      select advanced_ms::text as ms from bank_clock`
    advancedMs = Number(row?.ms ?? 0)
    for (const moved of hearers) moved()
  }
  const now = () => new Date(real.now().getTime() + advancedMs)
  const onMoved = () => void follow().catch(() => undefined)
  const close = await database.listen(CHANNEL, onMoved, onMoved)
  await follow()
  return {
    clock: {
      now,
      async advance(ms) {
        await database.transaction(async sql => {
          await sql`update bank_clock set advanced_ms = advanced_ms + ${ms}::bigint`
          await sql`select pg_notify(${CHANNEL}, '')`
        })
        await follow()
        return now()
      },
    },
    onMoved: moved => void hearers.add(moved),
    follow,
    close,
  }
}
