import { useEffect, useRef } from 'react'
import { useKeptFocus } from './use-kept-focus.ts'

/** What is on show in the page. A layout does not know of the one before it: that of the sign-in. */
const shown: { main?: HTMLElement | null; pathname?: string } = {}

/**
 * Moves the focus to the main part when another screen opens, so that a screen reader starts there
 * and the next Tab goes on from there. Not on the first screen: the page has just been announced;
 * nor where the screen has put the focus itself.
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
