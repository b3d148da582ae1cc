import type { ActingState } from '@sixpence/core/access'
import { useSyncExternalStore } from 'react'
import { useSixpence } from './use-sixpence.ts'

/** Returns the current party that the user acts for. */
export function useActing(): ActingState {
  const { access } = useSixpence()
  return useSyncExternalStore(access.subscribe, access.getSnapshot, access.getSnapshot)
}
