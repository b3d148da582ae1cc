import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import type { Tone } from './alert.tsx'

/** A message that goes away by itself: don't use it for anything the customer must read. */
export interface ToastMessage {
  readonly tone: Tone
  readonly title?: string | undefined
  readonly text?: string | undefined
  /** A button beside the text; pressed once, the message stays until it is dismissed. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** The milliseconds for which a message stays. */
export const TOAST_SHOWN_MS = 10_000

/** Undefined outside a `ToastProvider`; use it with {@link useToast}. */
export const ToastContext = createContext<((message: ToastMessage) => () => void) | undefined>(
  undefined,
)

/**
 * Returns a function that shows a passing message for ten seconds. That function returns another,
 * which removes the message.
 */
export function useToast(): (message: ToastMessage) => () => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('A passing message is shown outside of a ToastProvider')
  return show
}

/**
 * Like {@link useToast}, for messages about a screen: they go when the component that showed them
 * unmounts.
 */
export function useScreenToast(): (message: ToastMessage) => void {
  const show = useToast()
  const shown = useRef<(() => void)[]>([])
  useEffect(() => {
    const { current: all } = shown
    return () => {
      for (const takeAway of all.splice(0)) takeAway()
    }
  }, [])
  return useCallback((message: ToastMessage) => void shown.current.push(show(message)), [show])
}
