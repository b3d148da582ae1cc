import { isPermitted, type PermittedAction } from '@sixpence/core/access'
import { start } from '@sixpence/core/start'
import { useSyncExternalStore } from 'react'
import { useSixpence } from '../provider/index.ts'

/**
 * Returns true if the user's flags permit an action, as far as they are known. Sends no request:
 * the session of a frame gets no access info, and the bank refuses any action that isn't
 * permitted.
 */
export function useIsPermitted(action: PermittedAction): boolean {
  const client = useSixpence().use(start)
  const info = useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot)
  return isPermitted(action, info?.accessInfo?.permissions).result
}
