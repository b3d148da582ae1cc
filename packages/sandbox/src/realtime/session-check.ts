import type { Bank } from '../bank.ts'
import { livingFamilies } from '../credentials/index.ts'
import type { Connection } from './connection.ts'

const EVERY_MS = 10_000

/** Checks repeatedly that connected users are still signed in. */
export interface SessionCheck {
  /** Called when somebody connects. Does nothing while the check is running already. */
  begin(): void
  /** Called when no one is connected any more. */
  rest(): void
  stop(): Promise<void>
}

interface SessionCheckOptions {
  readonly connections: ReadonlySet<Connection>
  readonly bank: Pick<Bank, 'database' | 'clock'>
  readonly onDefect: (cause: unknown) => void
}

/**
 * Ends connections of sessions that ended unnoticed: a session expires silently, and the message
 * about an end may be lost.
 */
export function createSessionCheck(options: SessionCheckOptions): SessionCheck {
  const { connections, bank, onDefect } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> = Promise.resolve()

  function begin(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      looking = look().catch(onDefect)
      begin()
    }, EVERY_MS)
  }

  function rest(): void {
    clearTimeout(timer)
    timer = undefined
  }

  async function look(): Promise<void> {
    const named = [...connections].flatMap(({ sessionId = [] }) => sessionId)
    if (named.length === 0) return
    const living = await livingFamilies(named, { sql: bank.database.sql, clock: bank.clock })
    const ended = named.filter(sessionId => !living.has(sessionId))
    for (const connection of connections) {
      for (const sessionId of ended) connection.sessionEnded(sessionId)
    }
  }

  return {
    begin,
    rest,
    async stop() {
      rest()
      await looking
    },
  }
}
