import {
  callListeners,
  isSixpenceError,
  SixpenceError,
  type DiagnosticListener,
} from '../errors/index.ts'
import type { SendingAttempt } from '../uploads/index.ts'
import type { UploadState, UploadTask } from './upload-task.ts'

/** One attempt: sends whatever the bank lacks and returns the document's id. */
export type SendDocument = (attempt: SendingAttempt) => Promise<string>

/** Options of `createUploadTask`. */
export interface UploadTaskOptions {
  readonly send: SendDocument
  /** Deletes anything sent; its outcome doesn't matter to the customer. */
  readonly giveUp: () => Promise<void>
  readonly onDiagnostic: DiagnosticListener
}

/** Runs an upload, starting at once. */
export function createUploadTask({ send, giveUp, onDiagnostic }: UploadTaskOptions): UploadTask {
  const listeners = new Set<() => void>()
  let state: UploadState = { status: 'sending', share: undefined }
  let attempt = new AbortController()
  let outcome = withOutcome()

  function set(next: UploadState): void {
    state = next
    void callListeners(listeners, [], onDiagnostic)
  }

  async function run(): Promise<void> {
    attempt = new AbortController()
    const { signal } = attempt
    set({ status: 'sending', share: state.share })
    const onSent = (share: number) => {
      if (!signal.aborted) set({ status: 'sending', share })
    }
    try {
      const id = await send({ signal, onSent })
      // Stopped too late: the bank already has it.
      set({ status: 'done', share: 1, id })
      outcome.resolve(id)
    } catch (cause) {
      if (signal.aborted) return
      const failure = failureOf(cause)
      set({ status: 'failed', share: state.share, failure })
      outcome.reject(failure)
    }
  }

  function stop(status: 'paused' | 'canceled'): void {
    const reason = new DOMException('The upload was stopped', 'AbortError')
    attempt.abort(reason)
    set({ status, share: state.share })
    if (status !== 'canceled') return
    outcome.reject(reason)
    // On failure the bank deletes unused uploads by itself.
    giveUp().catch(() => undefined)
  }

  void run()
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pause() {
      if (state.status === 'sending') stop('paused')
    },
    resume() {
      if (state.status === 'failed') outcome = withOutcome()
      if (state.status === 'failed' || state.status === 'paused') void run()
    },
    cancel() {
      if (state.status !== 'done' && state.status !== 'canceled') stop('canceled')
    },
    finished: () => outcome.promise,
  }
}

const failureOf = (cause: unknown): SixpenceError =>
  isSixpenceError(cause)
    ? cause
    : new SixpenceError('unexpected_answer', 'The upload failed', { cause })

interface Outcome {
  readonly promise: Promise<string>
  readonly resolve: (id: string) => void
  readonly reject: (cause: unknown) => void
}

function withOutcome(): Outcome {
  let resolve: Outcome['resolve'] = () => undefined
  let reject: Outcome['reject'] = () => undefined
  const promise = new Promise<string>((resolved, rejected) => {
    resolve = resolved
    reject = rejected
  })
  // Callers that only watch the state have nothing to catch.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}
