import type { ActingState } from '@sixpence/core'
import { useSyncExternalStore } from 'react'
import { useSixpence } from './use-sixpence.ts'

/** Whom the user acts for, as of now. */
export function useActing(): ActingState {
  const { access } = useSixpence()
  return useSyncExternalStore(access.subscribe, access.getSnapshot, access.getSnapshot)
}
