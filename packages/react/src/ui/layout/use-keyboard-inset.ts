import { useEffect, useRef, type RefObject } from 'react'

/**
 * Tells an element how much of the page's lower edge a keyboard on the screen covers, as
 * `--sp-keyboard-inset`: browsers on phones lay the keyboard over the page and move nothing.
 */
export function useKeyboardInset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return undefined
    const tell = () => {
      const { height, offsetTop, scale } = visualViewport
      // Who has magnified the page looks at a part of it, and has no keyboard there for that.
      const covered = scale > 1 ? 0 : window.innerHeight - height - offsetTop
      const inset = `${Math.max(0, Math.round(covered))}px`
      element.current?.style.setProperty('--sp-keyboard-inset', inset)
    }
    tell()
    visualViewport.addEventListener('resize', tell)
    visualViewport.addEventListener('scroll', tell)
    return () => {
      visualViewport.removeEventListener('resize', tell)
      visualViewport.removeEventListener('scroll', tell)
    }
  }, [])
  return element
}
