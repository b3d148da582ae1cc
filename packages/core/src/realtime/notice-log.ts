import type { Notice } from '@sixpence/protocol/realtime'
import type { NoticeProgress } from './notice-bookmark.ts'

const REMEMBERED = 500

/** The ids of the last 500 notices, so that each is delivered once across reconnections and reloads. */
export interface NoticeLog {
  /** True the first time it is called with a notice. */
  isNew(notice: Notice): boolean
  /** The customer has seen it; the order may differ from that of arrival. */
  delivered(id: string): void
  /** Sets the starting point, once: anything before the first connection isn't news. */
  beginAt(id: string): void
  /** Continues where the previous page stopped. */
  goOnFrom(progress: NoticeProgress): void
  /** Returns the last notice seen, or the starting point, to request those after it. */
  lastId(): string | undefined
  /** Returns the customer's progress; undefined until the starting point is known. */
  progress(): NoticeProgress | undefined
  forget(): void
}

/** Remembers the notices seen: after a reconnection the bank may send some again. */
export function createNoticeLog(): NoticeLog {
  const seen = new Set<string>()
  const delivered = new Set<string>()
  let last: string | undefined
  let lastDelivered: string | undefined
  /** Seen but not all delivered, oldest first. */
  let undelivered: string[] = []
  return {
    isNew({ id }) {
      if (seen.has(id)) return false
      remember(seen, id)
      undelivered.push(id)
      last = id
      return true
    },
    delivered(id) {
      remember(delivered, id)
      const waiting = undelivered.findIndex(one => !delivered.has(one))
      const done = undelivered.splice(0, waiting === -1 ? undelivered.length : waiting)
      lastDelivered = done.at(-1) ?? lastDelivered
    },
    beginAt(id) {
      last ??= id
      lastDelivered ??= id
    },
    goOnFrom(progress) {
      for (const id of progress.told) {
        remember(seen, id)
        remember(delivered, id)
      }
      last = progress.lastId
      lastDelivered = progress.lastId
    },
    lastId: () => last,
    progress: () =>
      lastDelivered === undefined ? undefined : { lastId: lastDelivered, told: [...delivered] },
    forget() {
      seen.clear()
      delivered.clear()
      undelivered = []
      last = undefined
      lastDelivered = undefined
    },
  }
}

function remember(ids: Set<string>, id: string): void {
  ids.add(id)
  for (const oldest of ids) {
    if (ids.size <= REMEMBERED) break
    ids.delete(oldest)
  }
}
