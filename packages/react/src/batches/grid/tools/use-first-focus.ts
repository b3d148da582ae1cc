import { useCallback } from 'react'

/** Returns the ref of a field that has the focus once it is shown, with its text selected. */
export function useFirstFocus(): (input: HTMLInputElement | null) => void {
  return useCallback(input => {
    input?.focus()
    input?.select()
  }, [])
}
