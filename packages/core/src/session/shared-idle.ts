import type { Platform } from '../platform/index.ts'
import { createIdleWatch } from './idle-watch.ts'
import { takeRecord } from './take-record.ts'
import type { TabTalk } from './tab-talk.ts'
import type { RefreshRecord, TokenStore } from './token-store.ts'

const SHARE_EVERY_MS = 5_000

export interface SharedIdle {
  begin(userId: string, activeAt: number): void
  /** The customer did something in this tab. */
  touch(isWarned: boolean): void
  /** The customer did something in another tab. */
  heard(at: number): void
  isOver(): boolean
  /** Looks now: timers sleep when the computer does. */
  check(): void
  /**
   * Deletes the record if it has lain idle in all tabs, and answers it for the bank to be told.
   * Undefined when another tab has been active: the end is put off here too.
   */
  takeIfOver(): Promise<RefreshRecord | undefined>
  stop(): void
}

interface SharedIdleOptions {
  readonly platform: Pick<Platform, 'clock' | 'timers'>
  readonly store: TokenStore
  readonly talk: Pick<TabTalk, 'post'>
  readonly limitMs: number
  readonly onWarning: (idleAt: number | undefined) => void
  readonly onOver: () => void
  readonly onFailure: (message: string, cause: unknown) => void
}

/** Counts idle time for all tabs together: by message at once, by the record for who missed it. */
export function createSharedIdle(options: SharedIdleOptions): SharedIdle {
  const { platform, store, talk, limitMs } = options
  const watch = createIdleWatch({ ...platform, ...options })
  const everyMs = Math.min(SHARE_EVERY_MS, limitMs / 10)
  let userId: string | undefined
  let sharedAt = Number.NEGATIVE_INFINITY
  let cancelShare: (() => void) | undefined

  function share(): void {
    cancelShare?.()
    cancelShare = undefined
    const at = watch.activeAt()
    sharedAt = platform.clock.now()
    talk.post({ type: 'active', at })
    store
      .update(record =>
        record && record.userId === userId && record.activeAt < at
          ? { ...record, activeAt: at }
          : record,
      )
      // The other tabs have been told; only a page that opens later would not know.
      .catch(() => undefined)
  }

  return {
    begin(user, activeAt) {
      userId = user
      watch.active(activeAt)
    },
    touch(isWarned) {
      const at = platform.clock.now()
      // What is over stays over, though no timer has said so yet.
      if (watch.isOver()) return watch.check()
      watch.active(at)
      if (isWarned || at - sharedAt >= everyMs) return share()
      // The last touch counts in the other tabs as well.
      cancelShare ??= platform.timers.after(everyMs, share)
    },
    heard: at => watch.active(at),
    isOver: () => watch.isOver(),
    check: () => watch.check(),
    async takeIfOver() {
      const isOver = (record: RefreshRecord) =>
        record.userId === userId && platform.clock.now() - record.activeAt >= limitMs
      const { taken, standing } = await takeRecord({ ...options, isOver })
      if (standing && standing.userId === userId) watch.active(standing.activeAt)
      return taken
    },
    stop() {
      cancelShare?.()
      cancelShare = undefined
      watch.stop()
    },
  }
}
