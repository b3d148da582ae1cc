import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import type { Tone } from './alert.tsx'

/** A message that goes away by itself: put nothing there that the customer must read. */
export interface ToastMessage {
  readonly tone: Tone
  readonly title?: string | undefined
  readonly text?: string | undefined
  /** A button beside the text; pressed once, the message stays until it is dismissed. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** How long a message stays. */
export const TOAST_SHOWN_MS = 10_000

/** Undefined outside of a `ToastProvider`; use it with {@link useToast}. */
export const ToastContext = createContext<((message: ToastMessage) => () => void) | undefined>(
  undefined,
)

/** Answers what shows a passing message for ten seconds; that in turn answers what takes it away. */
export function useToast(): (message: ToastMessage) => () => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('A passing message is shown outside of a ToastProvider')
  return show
}

/** As {@link useToast}, for what is said about a screen: it goes with the component that said it. */
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
