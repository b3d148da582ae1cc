import { useEffect, type RefObject } from 'react'
import { afterTwoFrames } from './after-two-frames.ts'

/**
 * Where what has the focus is taken away, as a step of a form is when it is done, the nearest
 * around it that can take the focus does: at last the main part itself. The next Tab goes on from
 * there. It waits for two frames: a list of choices that closes gives the focus back in the next
 * one, and whoever pressed Tab is on their way to the next field.
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
