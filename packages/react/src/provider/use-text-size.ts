import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the text of the bank as large as people have set it in their browser, in a page whose own
 * size is another, e.g. by `html { font-size: 62.5% }`. The element has that size already; what is
 * measured in `rem` takes it from `--sp-rem`.
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
