import { afterFirstScreen } from '@sixpence/react/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePlaces } from '../shell/use-places.ts'

/**
 * Loads the main places once the page has nothing else to do: they open at once, and without a
 * network too. What does not come is asked for again when it is opened.
 */
export function usePlacesAhead(): void {
  const router = useRouter()
  const paths = usePlaces()
    .filter(({ isInTabBar }) => isInTabBar)
    .map(({ to }) => to)
    .join(' ')
  useEffect(() => {
    let isOver = false
    // One after the other: what somebody presses meanwhile comes between them.
    const load = async () => {
      for (const to of paths.split(' ')) {
        if (!isOver) await router.preloadRoute({ to }).catch(() => undefined)
      }
    }
    const callOff = afterFirstScreen(() => void load())
    return () => {
      isOver = true
      callOff()
    }
  }, [router, paths])
}
