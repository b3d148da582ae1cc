import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import { useCallback, useRef, useState } from 'react'

/** A request to the bank, one at a time. */
export interface Attempt {
  readonly isPending: boolean
  /** The reason why the last request failed. Cleared when the next one starts. */
  readonly failure: SixpenceError | undefined
  /**
   * Runs `work` unless another request is running. Returns its result; undefined if it failed or
   * wasn't started. A defect goes to the error boundary.
   */
  readonly run: <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>
  /** Clears the failure. */
  readonly clear: () => void
}

/** Allows one request at a time, however often the button is pressed. */
export function useAttempt(): Attempt {
  const underWay = useRef(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<SixpenceError>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  if (defect) throw defect.thrown

  const run = useCallback(async <Answer>(work: () => Promise<Answer>) => {
    // State would be too late: a double click comes before the next render.
    if (underWay.current) return undefined
    underWay.current = true
    setPending(true)
    setFailure(undefined)
    try {
      return await work()
    } catch (error) {
      if (isSixpenceError(error)) setFailure(error)
      else setDefect({ thrown: error })
      return undefined
    } finally {
      underWay.current = false
      setPending(false)
    }
  }, [])

  const clear = useCallback(() => setFailure(undefined), [])
  return { isPending, failure, run, clear }
}
