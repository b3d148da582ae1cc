import type { Notice } from '@sixpence/protocol/realtime'

/** `closed` while no one is signed in; `connecting` also between attempts. */
export type RealtimeState = 'closed' | 'connecting' | 'open'

/** Called with one notice. Its result matters only if it is a promise: see `onNotice`. */
export type NoticeListener = (notice: Notice) => unknown

/**
 * The bank's live notices. Available as `sixpence.realtime`. Open while someone is signed in;
 * reconnects by itself after 1 to 30 seconds, and requests missed notices.
 */
export interface Realtime {
  /**
   * Calls the listener once for each notice, in order, starting with those received while there was
   * no listener. If it returns a promise, the notice counts as shown once that is fulfilled: a page
   * reloaded before then receives it again. Returns a function that unsubscribes.
   */
  onNotice(listener: NoticeListener): () => void
  /**
   * Calls the listener with each notice as it arrives, for programs that reload data. Doesn't count
   * as showing it: the latest fifty notices still wait for {@link onNotice}. Returns a function that
   * unsubscribes.
   */
  watch(listener: (notice: Notice) => void): () => void
  /**
   * Calls the listener after each reconnection, and if the first connection took more than one
   * attempt: displayed data may be old. Returns a function that unsubscribes.
   */
  onReconnected(listener: () => void): () => void
  /** Returns the state of the realtime channel. */
  readonly getSnapshot: () => RealtimeState
  /** Calls the listener after each change of the snapshot. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}
