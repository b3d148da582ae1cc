import { useEffect, useRef, type RefObject } from 'react'
import { focusFirstFault } from './focus-first-fault.ts'

/** Moves the focus to the first wrong field of a form once the bank has refused what is in one. */
export function useRefusalFocus(isRefused: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isRefused) focusFirstFault(form.current)
  }, [isRefused])
  return form
}
