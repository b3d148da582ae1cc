import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the bank's text as large as people have set it in their browser, in a page with another
 * size, e.g. by `html { font-size: 62.5% }`, whenever and however the page sets it. The root
 * already has that size; `--sp-rem` carries it to values measured in `rem`.
 *
 * @returns A ref for an unseen element in the root with the class `sp-text-size`. It is as wide as
 *   the page's text is large, and as high as the bank's.
 */
export function useTextSize(): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { current: measure } = ref
    const root = measure?.parentElement
    if (!root || typeof ResizeObserver === 'undefined') return undefined
    let shown = 1
    // It also reports the first size, before that is painted.
    const watch = new ResizeObserver(([entry]) => {
      const share = entry && entry.contentRect.height / entry.contentRect.width
      // It has no size while something around it isn't displayed. And a change costs the styles of
      // everything in the root.
      if (share === undefined || !Number.isFinite(share) || share === shown) return
      shown = share
      root.style.setProperty('--sp-rem', `${share}rem`)
    })
    watch.observe(measure)
    return () => watch.disconnect()
  }, [])
  return ref
}
