import type { SixpenceError } from '../errors/index.ts'

interface Sent {
  /** The share sent, from 0 to 1; undefined if the platform can't tell. */
  readonly share: number | undefined
}

/**
 * The progress of an upload: `sending` until the bank has answered. A `paused` or `failed` one
 * continues where it was when resumed.
 */
export type UploadState =
  | (Sent & { readonly status: 'sending' | 'paused' | 'canceled' })
  | (Sent & { readonly status: 'failed'; readonly failure: SixpenceError })
  /** `id` identifies the document. */
  | (Sent & { readonly status: 'done'; readonly id: string })

/** An upload in progress. */
export interface UploadTask {
  readonly getSnapshot: () => UploadState
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Stops sending and keeps what was sent. */
  readonly pause: () => void
  /** Continues a paused or failed upload under the same key, so the bank accepts it only once. */
  readonly resume: () => void
  /** Stops for good. If the bank already has all of it, the document exists anyway. */
  readonly cancel: () => void
  /**
   * Resolves with the document's id; rejects with the failure, or with an `AbortError` if
   * cancelled. Pausing leaves it pending; resuming after a failure creates a new promise.
   */
  readonly finished: () => Promise<string>
}
