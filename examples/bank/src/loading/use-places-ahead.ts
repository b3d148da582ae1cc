import { afterFirstScreen } from '@sixpence/react/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePlaces } from '../shell/use-places.ts'

/**
 * Loads the main places once the page is idle, so that they open at once, even offline. Those that
 * fail are loaded again when opened.
 */
export function usePlacesAhead(): void {
  const router = useRouter()
  const paths = usePlaces()
    .filter(({ isInTabBar }) => isInTabBar)
    .map(({ to }) => to)
    .join(' ')
  useEffect(() => {
    let isOver = false
    // One at a time, so that clicks are handled in between.
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
