import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width in pixels below which rows and columns have no room. */
const NARROW = 480

/** True if an element is too narrow for a grid. An element that isn't laid out counts as wide. */
export function useIsNarrow(): [ref: RefObject<HTMLDivElement | null>, isNarrow: boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => {
      const { width } = element.getBoundingClientRect()
      setNarrow(width > 0 && width < NARROW)
    }
    measure()
    if (!('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isNarrow]
}
