import type { StartInfo } from '@sixpence/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { toFailure, useSixpence, type Failure } from '../provider/index.ts'

/** What the bank has said of whoever is signed in. */
export interface StartInfoTask {
  /** Undefined until the bank has answered. */
  readonly info: StartInfo | undefined
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/** Loads what starting needs, once for everybody who asks, and again when it was forgotten. */
export function useStartInfo(): StartInfoTask {
  const { start } = useSixpence()
  const info = useSyncExternalStore(start.subscribe, start.getSnapshot, start.getSnapshot)
  const [refusal, setRefusal] = useState<{ readonly thrown: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const isMissing = info === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isShown = true
    start.info().then(
      () => {
        if (isShown) setRefusal(undefined)
      },
      (thrown: unknown) => {
        if (isShown) setRefusal({ thrown })
      },
    )
    return () => {
      isShown = false
    }
  }, [start, isMissing, attempt])
  // While it renders, so that a defect reaches the error boundary.
  const failure = refusal && toFailure(refusal.thrown)
  return { info, failure, retry: () => setAttempt(attempt + 1) }
}
