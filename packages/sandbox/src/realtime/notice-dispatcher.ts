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

interface Told {
  readonly noticeId: string
  readonly listening: readonly Connection[]
}

/**
 * Sends notices in the order of their commits. Notices that arrive during a read are read next, all
 * at once: read one by one, they would fall behind when the bank is busy.
 */
export function createNoticeDispatcher(options: DispatcherOptions): NoticeDispatcher {
  const { connections, database, onDefect } = options
  let heard: string[] = []
  let telling: Promise<void> | undefined

  function listenersOf(payload: string): Told {
    const [customerId = '', noticeId = ''] = payload.split(' ')
    const listening = [...connections].filter(connection => connection.customerId === customerId)
    return { noticeId, listening }
  }

  async function tell(batch: readonly Told[]): Promise<void> {
    if (batch.length === 0) return
    const ids = batch.map(({ noticeId }) => noticeId)
    const notices = await readNotices(ids, database)
    for (const { noticeId, listening } of batch) {
      // A reset may have removed it.
      const notice = notices.get(noticeId)
      if (notice) for (const connection of listening) connection.sendNotice(notice)
    }
  }

  async function tellAll(): Promise<void> {
    while (heard.length > 0) {
      const batch = heard.map(listenersOf).filter(({ listening }) => listening.length > 0)
      heard = []
      await tell(batch).catch((cause: unknown) => {
        onDefect(cause)
        // Otherwise these clients would never learn that they missed something.
        for (const { listening } of batch)
          for (const connection of listening) connection.startOver()
      })
    }
    telling = undefined
  }

  return {
    receive(payload) {
      heard.push(payload)
      telling ??= tellAll()
    },
    done: async () => telling,
  }
}
