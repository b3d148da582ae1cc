import { useEffect, type RefObject } from 'react'
import { afterTwoFrames } from './after-two-frames.ts'

/**
 * When the focused element is removed, such as a form's finished step, focuses the nearest ancestor
 * that can take the focus, at last the main part itself. The next Tab continues from there. Waits
 * two frames: a closing list of choices returns the focus in the next one, and after a pressed Tab
 * the focus is on its way to the next field.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = main.current
    if (!element) return undefined
    let focused: Element | undefined
    let around: readonly HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      focused = target as Element // Nothing else takes the focus.
      around = focusableAround(focused)
    }
    const keep = () => {
      const isLost = document.activeElement === document.body && focused?.isConnected === false
      if (isLost) around.find(each => each.isConnected)?.focus({ preventScroll: true })
    }
    const later = afterTwoFrames(keep)
    const changes = new MutationObserver(later.ask)
    element.addEventListener('focusin', remember)
    changes.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', remember)
      changes.disconnect()
      later.cancel()
    }
  }, [main])
}

function focusableAround(element: Element | undefined): readonly HTMLElement[] {
  const next = element?.parentElement?.closest<HTMLElement>('[tabindex]') ?? undefined
  return next ? [next, ...focusableAround(next)] : []
}
