import { type StartInfo, start } from '@sixpence/core/start'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { toFailure, useSixpence, type Failure } from '../provider/index.ts'

/** The bank's facts about the signed-in user. */
export interface StartInfoTask {
  /** Undefined until the bank has answered. */
  readonly info: StartInfo | undefined
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/** Loads the data for the start, once for all components, and again after it was cleared. */
export function useStartInfo(): StartInfoTask {
  const client = useSixpence().use(start)
  const info = useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot)
  const [refusal, setRefusal] = useState<{ readonly thrown: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const isMissing = info === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isShown = true
    client.info().then(
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
  }, [client, isMissing, attempt])
  // Rethrown while it renders, so that a defect reaches the error boundary.
  const failure = refusal && toFailure(refusal.thrown)
  return { info, failure, retry: () => setAttempt(attempt + 1) }
}
