import { useEffect, type RefObject } from 'react'

/** More of a window leaves too little of what stands above it. */
const MOST_SHARE = 0.25

/** Sets `data-tall` on an element that takes more than a quarter of the window's height. */
export function useTallness(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = ref
    // Older browsers tell nobody.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      const isTall = element.offsetHeight > window.innerHeight * MOST_SHARE
      element.toggleAttribute('data-tall', isTall)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [ref])
}
