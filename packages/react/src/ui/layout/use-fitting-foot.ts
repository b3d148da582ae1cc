import { useEffect, type RefObject } from 'react'

/** More of a window leaves too little of what stands above it. */
const MOST_SHARE = 0.25

/**
 * Fits a foot that stays over the page to its size and the window's: sets `data-tall` on it where
 * it takes more than a quarter of the height, and scrolls to the field that is typed in where it
 * would cover that, e.g. when it grows or a keyboard on the screen makes the window lower.
 */
export function useFittingFoot(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: foot } = ref
    // Older browsers tell nobody.
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
