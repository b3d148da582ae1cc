import { rightOf, type AccessRight } from '@sixpence/core'
import { useEffect, useSyncExternalStore } from 'react'
import { useSixpence } from '../provider/index.ts'

/** What the user may do for whom they act for; nothing until the bank has said it. */
export function useRight(): AccessRight {
  const { start } = useSixpence()
  const info = useSyncExternalStore(start.subscribe, start.getSnapshot, start.getSnapshot)
  const isMissing = info === undefined
  useEffect(() => {
    // Without an answer nothing is offered, and the bank would refuse it.
    if (isMissing) start.info().catch(() => undefined)
  }, [start, isMissing])
  return rightOf(info)
}
