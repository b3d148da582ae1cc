import { useEffect, type RefObject } from 'react'

/** A larger share leaves too little of the content above it. */
const MOST_SHARE = 0.25

/**
 * Fits a foot that stays over the page to its size and the window's: sets `data-tall` on it if it
 * takes more than a quarter of the height, and scrolls to the focused field if it would cover that,
 * e.g. when it grows or an on-screen keyboard makes the window lower.
 */
export function useFittingFoot(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: foot } = ref
    // Older browsers have no observer.
    if (!foot || typeof ResizeObserver === 'undefined') return undefined
    const fit = () => {
      foot.toggleAttribute('data-tall', foot.offsetHeight > window.innerHeight * MOST_SHARE)
      showField()
    }
    const watch = new ResizeObserver(fit)
    watch.observe(foot)
    window.addEventListener('resize', fit)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', fit)
    }
  }, [ref])
}

function showField(): void {
  const { activeElement } = document
  if (activeElement?.matches('input, textarea')) activeElement.scrollIntoView({ block: 'nearest' })
}
