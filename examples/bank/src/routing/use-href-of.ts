import type { Destination } from '@sixpence/react/provider'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { hasScreenFor, linkTo } from './destinations.ts'

/**
 * Returns a function that returns the address of a component's destination; undefined if this app
 * has no screen for it.
 */
export function useHrefOf(): (destination: Destination) => string | undefined {
  const router = useRouter()
  return useCallback(
    destination =>
      hasScreenFor(destination) ? router.buildLocation(linkTo(destination)).href : undefined,
    [router],
  )
}
