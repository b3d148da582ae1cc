import type { Notice } from '@sixpence/protocol'

/** `closed` also while no one is signed in, and between two tries to connect. */
export type RealtimeState = 'closed' | 'connecting' | 'open'

/** Hears of one notice. What it answers matters only if it is a promise: see `onNotice`. */
export type NoticeListener = (notice: Notice) => unknown

/**
 * Hears what the bank tells. Reached as `sixpence.realtime`. Opens while someone is signed in,
 * comes back by itself after 1 to 30 seconds, and asks for what it missed.
 */
export interface Realtime {
  /**
   * Each notice once, in order; those that came while no one listened come first. A listener that
   * answers a promise has told the customer once it is fulfilled: a page that is reloaded before
   * hears of the notice again. The returned function ends it.
   */
  onNotice(listener: NoticeListener): () => void
  /**
   * Each notice as it comes, for programs that ask the bank again. It tells the customer nothing: a
   * notice waits for {@link onNotice} all the same, the latest fifty do. The returned function ends
   * it.
   */
  watch(listener: (notice: Notice) => void): () => void
  /**
   * After every reconnection, and when the first connection took more than one try: what is shown
   * may be old.
   */
  onReconnected(listener: () => void): () => void
  /** The state of the live channel. */
  readonly getSnapshot: () => RealtimeState
  /** Calls the listener after each change of the snapshot. The returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void
}
