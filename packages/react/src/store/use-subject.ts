import { subjectOf } from '@sixpence/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useSixpence } from '../provider/index.ts'

/** Who is signed in and whom they act for, as one text; undefined while no one is signed in. */
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
 * The same, read at any moment. Work of several steps reads it before and after each wait: what was
 * meant for one customer must not go on for another.
 */
export function useReadSubject(): () => string | undefined {
  const { session, access } = useSixpence()
  return useCallback(() => subjectOf(session, access)?.key, [session, access])
}
