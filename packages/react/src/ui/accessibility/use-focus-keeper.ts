import { useLayoutEffect, useRef, type RefObject } from 'react'

interface FocusKeeper<Kept extends HTMLElement> {
  readonly ref: RefObject<Kept | null>
  readonly tabIndex: -1
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * For elements that lose rows: if a removed row leaves the focus nowhere, the element with these
 * properties takes it, and the next Tab goes on from there.
 */
export function useFocusKeeper<Kept extends HTMLElement>(): FocusKeeper<Kept> {
  const ref = useRef<Kept>(null)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) ref.current?.focus()
  })
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}
