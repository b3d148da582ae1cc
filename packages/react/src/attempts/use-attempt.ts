import { isSixpenceError, type SixpenceError } from '@sixpence/core/session'
import { useCallback, useRef, useState } from 'react'

/** One thing asked of the bank at a time. */
export interface Attempt {
  readonly isPending: boolean
  /** Why the last one failed; gone as soon as the next one starts. */
  readonly failure: SixpenceError | undefined
  /**
   * Does `work` unless something is already under way, and answers what it answers; undefined when
   * it failed or was not started. A defect is thrown on to the error boundary.
   */
  readonly run: <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>
  /** Forgets the failure. */
  readonly clear: () => void
}

/** Lets one thing be asked at a time, however often the button is pressed. */
export function useAttempt(): Attempt {
  const underWay = useRef(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<SixpenceError>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  if (defect) throw defect.thrown

  const run = useCallback(async <Answer>(work: () => Promise<Answer>) => {
    // State would be too late: a double click arrives before the next render.
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
