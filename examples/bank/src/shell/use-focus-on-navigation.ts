import { useEffect, useRef } from 'react'
import { useKeptFocus } from './use-kept-focus.ts'

/**
 * Moves the focus to the main part when another screen opens, so that a screen reader starts there
 * and the next Tab goes on from there. Not on the first screen: the page has just been announced;
 * nor where the screen has put the focus itself.
 */
export function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useKeptFocus(main)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
  return main
}
