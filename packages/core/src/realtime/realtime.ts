import type { Notice } from '@sixpence/protocol'

/** `closed` also while no one is signed in, and between two tries to connect. */
export type RealtimeState = 'closed' | 'connecting' | 'open'

/** Called with one notice. Its result matters only if it is a promise: see `onNotice`. */
export type NoticeListener = (notice: Notice) => unknown

/**
 * The bank's live notices. Available as `sixpence.realtime`. It is open while someone is signed in,
 * reconnects by itself after 1 to 30 seconds, and asks for what it missed.
 */
export interface Realtime {
  /**
   * Calls the listener once for each notice, in order, starting with those that came while no one
   * listened. If it returns a promise, the customer counts as told once that is fulfilled: a page
   * reloaded before then receives the notice again. The returned function unsubscribes.
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
