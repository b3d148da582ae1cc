import type { Notice } from '@sixpence/protocol'
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
  const told = new Set<string>()
  let last: string | undefined
  let lastTold: string | undefined
  /** Seen but not all delivered, oldest first. */
  let untold: string[] = []
  return {
    isNew({ id }) {
      if (seen.has(id)) return false
      remember(seen, id)
      untold.push(id)
      last = id
      return true
    },
    delivered(id) {
      remember(told, id)
      const waiting = untold.findIndex(one => !told.has(one))
      const done = untold.splice(0, waiting === -1 ? untold.length : waiting)
      lastTold = done.at(-1) ?? lastTold
    },
    beginAt(id) {
      last ??= id
      lastTold ??= id
    },
    goOnFrom(progress) {
      for (const id of progress.told) {
        remember(seen, id)
        remember(told, id)
      }
      last = progress.lastId
      lastTold = progress.lastId
    },
    lastId: () => last,
    progress: () => (lastTold === undefined ? undefined : { lastId: lastTold, told: [...told] }),
    forget() {
      seen.clear()
      told.clear()
      untold = []
      last = undefined
      lastTold = undefined
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
