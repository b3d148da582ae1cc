import type { Notice } from '@sixpence/protocol'
import type { NoticeProgress } from './notice-bookmark.ts'

const REMEMBERED = 500

/** The ids of the last 500 notices, so that each is delivered once over reconnections and reloads. */
export interface NoticeLog {
  /** True the first time a notice comes by. */
  isNew(notice: Notice): boolean
  /** The customer has been told; notices may be told in another order than they came in. */
  delivered(id: string): void
  /** What came before the first connection is no news. Does nothing once it is known. */
  beginAt(id: string): void
  /** Goes on where the page before this one stopped. */
  goOnFrom(progress: NoticeProgress): void
  /** The last one seen, or where it began, to ask for what came after it. */
  lastId(): string | undefined
  /** How far the customer has been told; undefined before it is known where that begins. */
  progress(): NoticeProgress | undefined
  forget(): void
}

/** Remembers which notices have been seen: after a reconnection the bank may send some again. */
export function createNoticeLog(): NoticeLog {
  const seen = new Set<string>()
  const told = new Set<string>()
  let last: string | undefined
  let lastTold: string | undefined
  /** Seen, oldest first, and not all told. */
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
