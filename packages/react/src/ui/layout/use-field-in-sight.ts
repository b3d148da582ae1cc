import { useEffect, type RefObject } from 'react'

/**
 * Scrolls to the field that is typed in where it would be covered by an element that stays over the
 * page: when that grows, and when a keyboard on the screen makes the window lower.
 */
export function useFieldInSight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = ref
    // Older browsers tell nobody.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const show = () => {
      const { activeElement } = document
      if (activeElement?.matches('input, textarea'))
        activeElement.scrollIntoView({ block: 'nearest' })
    }
    const watch = new ResizeObserver(show)
    watch.observe(element)
    window.addEventListener('resize', show)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', show)
    }
  }, [ref])
}
