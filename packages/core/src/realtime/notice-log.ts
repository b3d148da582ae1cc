import type { Notice } from '@sixpence/protocol'

const REMEMBERED = 500

export interface NoticeLog {
  /** True the first time a notice comes by. */
  isNew(notice: Notice): boolean
  /** What came before the first connection is no news. Does nothing once it is known. */
  beginAt(id: string): void
  /** The last one seen, or where it began, to ask for what came after it. */
  lastId(): string | undefined
  forget(): void
}

/** Remembers which notices have been seen: after a reconnection the bank may send some again. */
export function createNoticeLog(): NoticeLog {
  const seen = new Set<string>()
  let last: string | undefined
  return {
    isNew({ id }) {
      if (seen.has(id)) return false
      seen.add(id)
      last = id
      for (const oldest of seen) {
        if (seen.size <= REMEMBERED) break
        seen.delete(oldest)
      }
      return true
    },
    beginAt(id) {
      last ??= id
    },
    lastId: () => last,
    forget() {
      seen.clear()
      last = undefined
    },
  }
}
