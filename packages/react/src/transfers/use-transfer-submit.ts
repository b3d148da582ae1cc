import { useState } from 'react'
import { useSubmitWhenReady } from './use-submit-when-ready.ts'

/** The actions of a form when it is submitted. */
export interface TransferSubmit {
  /** True if the customer asked to go on: missing values are shown too. */
  readonly isValidated: boolean
  readonly isWaiting: boolean
  readonly submit: () => void
}

interface Submitted {
  readonly draft: object
  readonly review: () => Promise<void>
}

/**
 * Leads to the first field with a fault, or to the review once there is none.
 *
 * @param isPending True while a request about the draft is under way: the press waits for it.
 * @param firstFaulty Returns the field to correct first.
 */
export function useTransferSubmit(
  { draft, review }: Submitted,
  isPending: boolean,
  firstFaulty: () => HTMLElement | null | undefined,
): TransferSubmit {
  const [isJudged, setJudged] = useState(false)

  function judge() {
    setJudged(true)
    const field = firstFaulty()
    if (field) field.focus()
    else void review()
  }

  const patient = useSubmitWhenReady(draft, isPending, judge)
  return { isValidated: isJudged, isWaiting: patient.isWaiting, submit: patient.submit }
}
