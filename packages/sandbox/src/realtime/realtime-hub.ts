import type { Notice } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import { SESSION_ENDED_CHANNEL } from '../credentials/index.ts'
import { createConnection, type Connection } from './connection.ts'
import { readNotice } from './read-notices.ts'
import { NOTICE_CHANNEL } from './publish-notice.ts'
import type { Wire, WireEvents } from './wire.ts'

/** Carries notices to every open connection of this process. */
export interface RealtimeHub {
  /** Takes a new connection; it has ten seconds to say who it is. */
  accept(wire: Wire): WireEvents
  /** Cuts every connection without a goodbye, as a broken network does. */
  cutAll(): void
  /** Closes every connection: the sessions are gone. */
  endAll(): void
  close(): Promise<void>
}

/** Starts to listen to the database, where notices of all processes come from. */
export async function createRealtimeHub(bank: Bank): Promise<RealtimeHub> {
  const connections = new Set<Connection>()
  let telling: Promise<void> = Promise.resolve()
  const endListening = [
    await bank.database.listen(NOTICE_CHANNEL, payload => {
      // One after another, so that they arrive in the order of their commits.
      telling = telling
        .then(() => tell(payload))
        .catch((cause: unknown) => report('a notice', cause))
    }),
    await bank.database.listen(SESSION_ENDED_CHANNEL, sessionId => {
      for (const connection of connections) connection.sessionEnded(sessionId)
    }),
  ]

  async function tell(payload: string): Promise<void> {
    const [customerId = '', noticeId = ''] = payload.split(' ')
    const listening = [...connections].filter(connection => connection.customerId === customerId)
    if (listening.length === 0) return
    const notice: Notice | undefined = await readNotice(noticeId, bank.database)
    if (notice) for (const connection of listening) connection.tell(notice)
  }

  function report(what: string, cause: unknown): void {
    bank.onDefect({ requestId: '', what, cause })
  }

  // Each connection takes itself off the set.
  const cutAll = () => {
    for (const connection of connections) connection.cut()
  }
  const endAll = () => {
    for (const connection of connections) connection.end()
  }

  return {
    accept(wire) {
      const connection = createConnection({
        wire,
        bank,
        onEnd: () => connections.delete(connection),
        onDefect: cause => report('a connection', cause),
      })
      connections.add(connection)
      return connection.events
    },
    cutAll,
    endAll,
    async close() {
      endAll()
      for (const end of endListening) await end()
      await telling
    },
  }
}
