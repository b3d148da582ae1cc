import type { SixpenceError } from '../errors/index.ts'

/** How far an upload has come. */
export interface UploadState {
  /**
   * `sending` until the bank has answered; a `paused` or a `failed` one goes on where it was when
   * it is resumed.
   */
  readonly status: 'sending' | 'paused' | 'failed' | 'canceled' | 'done'
  /** The share that has been sent, from 0 to 1; undefined where the platform can't tell. */
  readonly share: number | undefined
  /** Why it has `failed`. */
  readonly failure?: SixpenceError | undefined
  /** The document's, once it is `done`. */
  readonly id?: string | undefined
}

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
