import type { Notice } from '@sixpence/protocol'

export type RealtimeState = 'closed' | 'connecting' | 'open'

/**
 * Hears what the bank tells. Reached as `sixpence.realtime`. Opens while somebody is signed in,
 * comes back by itself after 1 to 30 seconds, and asks for what it missed.
 */
export interface Realtime {
  /** Each notice once, in order. The returned function ends it. */
  onNotice(listener: (notice: Notice) => void): () => void
  /**
   * After every reconnection, and when the first connection took more than one try: what is shown
   * may be old.
   */
  onReconnected(listener: () => void): () => void
  readonly getSnapshot: () => RealtimeState
  readonly subscribe: (listener: () => void) => () => void
}
