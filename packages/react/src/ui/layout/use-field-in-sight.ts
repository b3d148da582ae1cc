import { useEffect, type RefObject } from 'react'

/** Scrolls to the field that is typed in where an element that stays over the page grows over it. */
export function useFieldInSight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = ref
    // Older browsers tell nobody.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const watch = new ResizeObserver(() => {
      const { activeElement } = document
      if (activeElement?.matches('input, textarea'))
        activeElement.scrollIntoView({ block: 'nearest' })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref])
}
