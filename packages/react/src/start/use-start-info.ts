import { type StartInfo, start } from '@sixpence/core/start'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { withFormerNames, type Loading } from '../attempts/index.ts'
import { toError, useSixpence } from '../provider/index.ts'

/** The bank's facts about the signed-in user. */
export interface StartInfoTask extends Loading<StartInfo> {}

/** Loads the data for the start, once for all components, and again after it was cleared. */
export function useStartInfo(): StartInfoTask {
  const client = useSixpence().use(start)
  const data = useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot)
  const [refusal, setRefusal] = useState<{ readonly thrown: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const isMissing = data === undefined
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
  const error = isMissing && refusal ? toError(refusal.thrown) : undefined
  const refetch = () => setAttempt(attempt + 1)
  return withFormerNames({ data, error, isLoading: isMissing && !error, refetch })
}
