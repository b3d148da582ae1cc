import { EXTERNAL_KINDS, externalAction, type ExternalPermission } from '@sixpence/core/transfers'
import { isPermitted } from '@sixpence/core'
import { useSyncExternalStore } from 'react'
import { useSixpence } from '../../provider/index.ts'

const TO_WHOM: readonly ExternalPermission[] = ['3d', 'own']

/**
 * To whom the flags of the user let money leave the bank, by any way: to others, to themselves. All
 * of it as long as the bank has said no flags, as of a person.
 */
export function useMaySend(): readonly ExternalPermission[] {
  const { start } = useSixpence()
  const info = useSyncExternalStore(start.subscribe, start.getSnapshot, start.getSnapshot)
  const granted = info?.accessInfo?.permissions
  return TO_WHOM.filter(permission =>
    EXTERNAL_KINDS.some(kind => isPermitted(externalAction(kind, permission), granted).result),
  )
}
