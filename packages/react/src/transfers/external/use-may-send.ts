import { EXTERNAL_KINDS, externalAction, type ExternalPermission } from '@sixpence/core/transfers'
import { isPermitted } from '@sixpence/core/access'
import { start } from '@sixpence/core/start'
import { useSyncExternalStore } from 'react'
import { useSixpence } from '../../provider/index.ts'

const TO_WHOM: readonly ExternalPermission[] = ['3d', 'own']

/**
 * Returns to whom the user's flags let money leave the bank, by any way: to others, to themselves.
 * Returns both while the bank has sent no flags, as for a person.
 */
export function useMaySend(): readonly ExternalPermission[] {
  const client = useSixpence().use(start)
  const info = useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot)
  const granted = info?.accessInfo?.permissions
  return TO_WHOM.filter(permission =>
    EXTERNAL_KINDS.some(kind => isPermitted(externalAction(kind, permission), granted).result),
  )
}
