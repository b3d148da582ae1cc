import { useEffect, useRef, type RefObject } from 'react'
import { refusedField } from './refused-field.ts'
import type { InvoiceFormTask } from './use-invoice-form.ts'

interface FaultFocus {
  /** Of the form. */
  readonly form: RefObject<HTMLFormElement | null>
  readonly focusOnFirst: () => void
}

/** Moves the focus to a field that the bank has refused; to the first wrong one when asked to. */
export function useFocusOnFault({ faults, createFailure }: InvoiceFormTask): FaultFocus {
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (name: string | undefined) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const refused = refusedField(createFailure)
  useEffect(() => {
    if (refused) focusOn(refused)
  }, [refused])
  return {
    form,
    focusOnFirst: () =>
      focusOn(Object.entries(faults).find(([, fault]) => fault !== undefined)?.[0]),
  }
}
