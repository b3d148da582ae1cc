import { useMatch, useRouter } from '@tanstack/react-router'

/**
 * Whether the customer has gone on to another screen. This one can be used until that one has come:
 * a word that settles here meanwhile must not call them back.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  const pathname = useMatch({ strict: false, select: match => match.pathname })
  return () => router.latestLocation.pathname !== pathname
}
