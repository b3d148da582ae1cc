import { useMatch, useRouter } from '@tanstack/react-router'

/**
 * Returns a function that is true once the customer has gone to another screen. The current one
 * stays usable until that one is loaded, and late typing here must not call them back.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  const pathname = useMatch({ strict: false, select: match => match.pathname })
  return () => router.latestLocation.pathname !== pathname
}
