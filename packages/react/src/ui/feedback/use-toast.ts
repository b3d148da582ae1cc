import { createContext, useContext } from 'react'
import type { Tone } from './alert.tsx'

/** A message that goes away by itself: put nothing there that the customer must read. */
export interface ToastMessage {
  readonly tone: Tone
  readonly title?: string | undefined
  readonly text?: string | undefined
  /** A button beside the text; pressed once, the message stays until it is dismissed. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

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
