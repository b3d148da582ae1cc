import { useEffect, useState, type RefObject } from 'react'

/**
 * Returns true if a frame inside an element has the focus. No selector shows that for a frame of
 * another origin: the window only loses the focus to it.
 */
export function useFrameFocus(target: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => setFocused(target.current?.contains(document.activeElement) === true)
    // The new focus is only known afterwards.
    const updateSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(update)
    }
    for (const event of ['blur', 'focus', 'focusin'] as const) {
      addEventListener(event, updateSoon, { signal: over.signal })
    }
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [target])
  return isFocused
}
