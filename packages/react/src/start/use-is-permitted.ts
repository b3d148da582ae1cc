import { isPermitted, type PermittedAction } from '@sixpence/core'
import { useSyncExternalStore } from 'react'
import { useSixpence } from '../provider/index.ts'

/**
 * Whether the flags of the user open an action, as far as the bank has said them. Nothing is asked
 * for it: the session of a frame is told no access info, and the bank refuses what is not open.
 */
export function useIsPermitted(action: PermittedAction): boolean {
  const { start } = useSixpence()
  const info = useSyncExternalStore(start.subscribe, start.getSnapshot, start.getSnapshot)
  return isPermitted(action, info?.accessInfo?.permissions).result
}
