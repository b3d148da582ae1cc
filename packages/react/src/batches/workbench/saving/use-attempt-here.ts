import { useEffect, useRef } from 'react'
import { type AttemptState, useAttempt } from '../../../attempts/index.ts'

/** A request to the bank, one at a time, after which the screen goes on. */
export interface AttemptHere extends Pick<AttemptState, 'isPending' | 'error'> {
  /** Runs `work` unless another request is running. Its signal is aborted once the user leaves. */
  readonly run: (work: (signal: AbortSignal) => Promise<unknown>) => Promise<unknown>
}

/** Allows one request at a time, with a signal that is aborted once the user is elsewhere. */
export function useAttemptHere(): AttemptHere {
  const { run, isPending, error } = useAttempt()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  return {
    isPending,
    error,
    run: work =>
      run(() => {
        stop.current = new AbortController()
        return work(stop.current.signal)
      }),
  }
}
