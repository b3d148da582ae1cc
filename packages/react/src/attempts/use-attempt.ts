import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import { useCallback, useRef, useState } from 'react'

/** The names that all hooks which send something share. */
export interface AttemptState {
  /** True while it is being sent. */
  readonly isPending: boolean
  /** The reason why the last request failed. Cleared when the next one starts. */
  readonly error: SixpenceError | undefined
  /** @deprecated Use `error`. */
  readonly failure: SixpenceError | undefined
}

/** A request to the bank, one at a time. */
export interface Attempt extends AttemptState {
  /**
   * Runs `work` unless another request is running. Returns its result; undefined if it failed or
   * wasn't started. A defect goes to the error boundary.
   */
  readonly run: <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>
  /** Clears the error. */
  readonly clear: () => void
}

/** Allows one request at a time, however often the button is pressed. */
export function useAttempt(): Attempt {
  const underWay = useRef(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<SixpenceError>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  if (defect) throw defect.thrown

  const run = useCallback(async <Answer>(work: () => Promise<Answer>) => {
    // State would be too late: a double click comes before the next render.
    if (underWay.current) return undefined
    underWay.current = true
    setPending(true)
    setError(undefined)
    try {
      return await work()
    } catch (thrown) {
      if (isSixpenceError(thrown)) setError(thrown)
      else setDefect({ thrown })
      return undefined
    } finally {
      underWay.current = false
      setPending(false)
    }
  }, [])

  const clear = useCallback(() => setError(undefined), [])
  return { isPending, error, failure: error, run, clear }
}
