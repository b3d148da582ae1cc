import type { Database } from '../db/index.ts'
import type { Connection } from './connection.ts'
import { readNotices } from './read-notices.ts'

/** Sends published notices to the connections of this process. */
export interface NoticeDispatcher {
  /** Takes a payload of {@link publishNotice}. */
  readonly receive: (payload: string) => void
  /** Resolves when everything received has been sent. */
  readonly done: () => Promise<void>
}

interface DispatcherOptions {
  readonly connections: ReadonlySet<Connection>
  readonly database: Pick<Database, 'sql'>
  readonly onDefect: (cause: unknown) => void
}

interface Delivery {
  readonly noticeId: string
  readonly listening: readonly Connection[]
}

/**
 * Sends notices in the order of their commits. Notices that arrive during a read are read next, all
 * at once: read one by one, they would fall behind when the bank is busy.
 */
export function createNoticeDispatcher(options: DispatcherOptions): NoticeDispatcher {
  const { connections, database, onDefect } = options
  let received: string[] = []
  let delivering: Promise<void> | undefined

  function listenersOf(payload: string): Delivery {
    const [customerId = '', noticeId = ''] = payload.split(' ')
    const listening = [...connections].filter(connection => connection.customerId === customerId)
    return { noticeId, listening }
  }

  async function deliver(batch: readonly Delivery[]): Promise<void> {
    if (batch.length === 0) return
    const ids = batch.map(({ noticeId }) => noticeId)
    const notices = await readNotices(ids, database)
    for (const { noticeId, listening } of batch) {
      // A reset may have removed it.
      const notice = notices.get(noticeId)
      if (notice) for (const connection of listening) connection.sendNotice(notice)
    }
  }

  async function deliverAll(): Promise<void> {
    while (received.length > 0) {
      const batch = received.map(listenersOf).filter(({ listening }) => listening.length > 0)
      received = []
      await deliver(batch).catch((cause: unknown) => {
        onDefect(cause)
        // Otherwise these clients would never learn that they missed something.
        for (const { listening } of batch)
          for (const connection of listening) connection.startOver()
      })
    }
    delivering = undefined
  }

  return {
    receive(payload) {
      received.push(payload)
      delivering ??= deliverAll()
    },
    done: async () => delivering,
  }
}
