import { createContext, useContext } from 'react'
import type { Tone } from './alert.tsx'

export interface ToastMessage {
  readonly tone: Tone
  readonly text: string
}

export const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined)

/** Answers what shows a passing message for ten seconds. */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('A passing message is shown outside of a ToastProvider')
  return show
}
