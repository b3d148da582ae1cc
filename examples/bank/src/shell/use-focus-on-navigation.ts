import { useEffect, useRef } from 'react'
import { useKeptFocus } from './use-kept-focus.ts'

/** The part shown on the page. Layouts share it, because e.g. the sign-in's is another one. */
const shown: { main?: HTMLElement | null; pathname?: string } = {}

/**
 * Moves the focus to the main part when another screen opens, so that a screen reader and the next
 * Tab start there. Leaves it on the first screen, because the page has just been announced, and
 * where the screen has set the focus itself.
 */
export function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null)
  useKeptFocus(main)
  useEffect(() => {
    const before = { ...shown }
    Object.assign(shown, { main: main.current, pathname })
    const isFirst = before.main === undefined
    if (isFirst || (before.main === main.current && before.pathname === pathname)) return
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
  return main
}
