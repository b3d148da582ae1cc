import type { SixpenceError } from '@sixpence/core/session'
import { useEffect, useRef, type RefObject } from 'react'
import { focusFirstFault } from '../../forms/index.ts'
import { refusedField } from './refused-field.ts'

/** Moves the focus to the field of a form that the bank has refused. */
export function useFocusOnRefused(
  failure: SixpenceError | undefined,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const refused = refusedField(failure)
  useEffect(() => {
    if (refused) focusFirstFault(form.current)
  }, [refused])
  return form
}
