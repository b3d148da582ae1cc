import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the bank's text as large as people have set it in their browser, in a page with another
 * size, e.g. by `html { font-size: 62.5% }`. The element already has that size; `--sp-rem` carries
 * it to values measured in `rem`.
 */
export function useTextSize(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: root } = ref
    if (!root) return
    const share = sizeOf(root) / sizeOf(document.documentElement)
    if (share > 0 && share !== 1) root.style.setProperty('--sp-rem', `${share}rem`)
  }, [])
  return ref
}

const sizeOf = (element: Element) => Number(getComputedStyle(element).fontSize.replace('px', ''))
