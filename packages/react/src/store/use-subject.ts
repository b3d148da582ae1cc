import { subjectOf } from '@sixpence/core/access'
import { useCallback, useSyncExternalStore } from 'react'
import { useSixpence } from '../provider/index.ts'

/**
 * Returns the signed-in user and the party they act for, as one text; undefined while nobody is
 * signed in.
 */
export function useSubject(): string | undefined {
  const { session, access } = useSixpence()
  const subscribe = useCallback(
    (onOther: () => void) => {
      const stops = [session.subscribe(onOther), access.subscribe(onOther)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [session, access],
  )
  const read = useReadSubject()
  return useSyncExternalStore(subscribe, read, read)
}

/**
 * Returns a function that reads the same at any moment. Work of several steps reads it before and
 * after each wait: work for one customer must not go on for another.
 */
export function useReadSubject(): () => string | undefined {
  const { session, access } = useSixpence()
  return useCallback(() => subjectOf(session, access)?.key, [session, access])
}
