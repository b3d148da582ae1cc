import type { SixpenceError } from '../errors/index.ts'

interface Sent {
  /** The share that has been sent, from 0 to 1; undefined where the platform can't tell. */
  readonly share: number | undefined
}

/**
 * How far an upload has come: `sending` until the bank has answered; a `paused` or `failed` one
 * continues where it was when it is resumed.
 */
export type UploadState =
  | (Sent & { readonly status: 'sending' | 'paused' | 'canceled' })
  | (Sent & { readonly status: 'failed'; readonly failure: SixpenceError })
  /** `id` is the document's. */
  | (Sent & { readonly status: 'done'; readonly id: string })

/** An upload under way. */
export interface UploadTask {
  readonly getSnapshot: () => UploadState
  /** Called after each change. The returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Stops sending, and keeps what has been sent. */
  readonly pause: () => void
  /** Goes on with a paused or failed upload, under the same key: the bank takes it once. */
  readonly resume: () => void
  /** Stops for good. If the bank had all of it already, the document is there all the same. */
  readonly cancel: () => void
  /**
   * Resolves with the document's id; rejects with why it failed or, when it is cancelled, with an
   * `AbortError`. A paused upload keeps it waiting, one that is resumed after a failure has
   * another.
   */
  readonly finished: () => Promise<string>
}
