import type { Bank } from '../bank.ts'
import { SESSION_ENDED_CHANNEL } from '../credentials/index.ts'
import { LOGIN_APPROVAL_CHANNEL } from '../sign-in/index.ts'
import { createConnection, type Connection } from './connection.ts'
import { createNoticeDispatcher } from './notice-dispatcher.ts'
import { createSessionCheck } from './session-check.ts'
import type { Wire, WireEvents } from './wire.ts'
import { NOTICE_CHANNEL } from '../notices/index.ts'

/** Carries notices to every open connection of this process. */
export interface RealtimeHub {
  /** Accepts a new connection; the client has ten seconds to authenticate. */
  accept(wire: Wire, url: string): WireEvents
  /** Cuts every connection without a close frame, like a broken network. */
  cutAll(): void
  /** Closes every connection: the sessions are gone. */
  endAll(): void
  close(): Promise<void>
}

/** Starts listening to the database for notices of all processes. */
export async function createRealtimeHub(bank: Bank): Promise<RealtimeHub> {
  const connections = new Set<Connection>()
  const report = (what: string) => (cause: unknown) => bank.onDefect({ requestId: '', what, cause })
  const { database } = bank
  const teller = createNoticeDispatcher({ connections, database, onDefect: report('a notice') })
  const check = createSessionCheck({ connections, bank, onDefect: report('a session check') })
  // Each connection removes itself from the set.
  const each = (act: (connection: Connection) => void) => () => {
    for (const connection of connections) act(connection)
  }
  const endAll = each(connection => connection.end())
  const endListening = [
    await database.listen(NOTICE_CHANNEL, teller.receive),
    // Clients also poll, so they get a decision that was lost in a gap.
    await database.listen(LOGIN_APPROVAL_CHANNEL, answer => {
      const [codeHash = '', key = '', result] = answer.split(' ')
      each(connection => connection.sendLoginAnswer(codeHash, { key, result: result === 'true' }))()
    }),
    await database.listen(
      SESSION_ENDED_CHANNEL,
      sessionId => each(connection => connection.sessionEnded(sessionId))(),
      // Sign-outs and notices for unknown connections were lost.
      each(connection => connection.startOver()),
    ),
  ]

  return {
    accept(wire, url) {
      const onEnd = () => {
        connections.delete(connection)
        if (connections.size === 0) check.rest()
      }
      const onDefect = report('a connection')
      const connection = createConnection({ wire, url, bank, onEnd, onDefect })
      connections.add(connection)
      check.begin()
      return connection.events
    },
    cutAll: each(connection => connection.cut()),
    endAll,
    async close() {
      endAll()
      for (const end of endListening) await end()
      await Promise.all([teller.done(), check.stop()])
    },
  }
}
