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
  let touchedAt = Number.NEGATIVE_INFINITY
  /** The last moment that was told here or by another tab, as it was told. */
  let told = Number.NEGATIVE_INFINITY
  let sharedAt = Number.NEGATIVE_INFINITY
  let cancelShare: (() => void) | undefined

  function hear(at: number): void {
    told = at
    watch.active(at)
  }

  function share(): void {
    cancelShare?.()
    cancelShare = undefined
    const at = touchedAt
    told = at
    sharedAt = platform.clock.monotonic()
    talk.post({ type: 'active', at })
    store
      .update(record =>
        record && record.userId === userId && isOlder(record.activeAt, at)
          ? { ...record, activeAt: at }
          : record,
      )
      // The other tabs have been told; only a page that opens later would not know.
      .catch(() => undefined)
  }

  /** A moment to come is older: the clock has been set back since. */
  const isOlder = (kept: number, at: number) => kept < at || kept > platform.clock.now()

  /** By the record alone, unless it says what is known here: then this tab's own count holds too. */
  function isOver(record: RefreshRecord): boolean {
    if (record.userId !== userId) return false
    const isKnown = record.activeAt === told && watch.isOver()
    return isKnown || platform.clock.now() - record.activeAt >= limitMs
  }

  return {
    begin(user, activeAt) {
      userId = user
      hear(activeAt)
    },
    touch(isWarned) {
      // What is over stays over, though no timer has said so yet.
      if (watch.isOver()) return watch.check()
      touchedAt = watch.activeNow()
      if (isWarned || platform.clock.monotonic() - sharedAt >= everyMs) return share()
      // The last touch counts in the other tabs as well.
      cancelShare ??= platform.timers.after(everyMs, share)
    },
    heard: hear,
    isOver: () => watch.isOver(),
    check: () => watch.check(),
    async takeIfOver() {
      const { taken, standing } = await takeRecord({ ...options, isOver })
      if (standing && standing.userId === userId) hear(standing.activeAt)
      return taken
    },
    stop() {
      cancelShare?.()
      cancelShare = undefined
      watch.stop()
    },
  }
}
