import { useEffect, useRef, type RefObject } from 'react'

/**
 * Sets `--sp-keyboard-inset` on an element: the height of the page's lower edge that the on-screen
 * keyboard covers. Browsers on phones lay the keyboard over the page and move nothing.
 */
export function useKeyboardInset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return undefined
    const update = () => {
      const { height, offsetTop, scale } = visualViewport
      // On a magnified page the visible part is smaller without any keyboard.
      const covered = scale > 1 ? 0 : window.innerHeight - height - offsetTop
      const inset = `${Math.max(0, Math.round(covered))}px`
      element.current?.style.setProperty('--sp-keyboard-inset', inset)
    }
    update()
    visualViewport.addEventListener('resize', update)
    visualViewport.addEventListener('scroll', update)
    return () => {
      visualViewport.removeEventListener('resize', update)
      visualViewport.removeEventListener('scroll', update)
    }
  }, [])
  return element
}
