import { SixpenceError } from '../../errors/index.ts'
import type { PlatformWorker } from '../../platform/index.ts'
import type { BatchFileOutcome } from './batch-check.ts'
import { type CheckMessage, type CheckRequest, received } from './check-messages.ts'
import type { CheckWatch } from './check-in-slices.ts'

/**
 * Checks a file in a worker, and ends the worker. Returns undefined if it doesn't start; then this
 * thread still has the file.
 */
export async function checkInWorker(
  worker: PlatformWorker,
  request: CheckRequest,
  { signal, onProgress }: Omit<CheckWatch, 'clock'>,
): Promise<BatchFileOutcome | undefined> {
  const abort = new AbortController()
  try {
    return await new Promise((resolve, reject) => {
      let isReady = false
      worker.addEventListener('message', event => {
        const { data: message } = event as MessageEvent<CheckMessage>
        if (message.type === 'progress') onProgress?.(message.progress)
        else if (message.type === 'outcome') resolve(received(message.outcome))
        else if (message.type === 'failed') reject(failureOf(message))
        else {
          isReady = true
          worker.postMessage(request, [request.content.buffer])
        }
      })
      worker.addEventListener('error', event => {
        if (isReady) reject(new Error((event as ErrorEvent).message))
        else resolve(undefined)
      })
      const cancel = () => reject(signal?.reason as Error)
      signal?.addEventListener('abort', cancel, { signal: abort.signal })
    })
  } finally {
    abort.abort()
    worker.terminate()
  }
}

const failureOf = ({ message, isOffline }: Extract<CheckMessage, { type: 'failed' }>): Error =>
  isOffline ? new SixpenceError('offline', message) : new Error(message)
