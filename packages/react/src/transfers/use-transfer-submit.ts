import { useState } from 'react'
import { useSubmitWhenReady } from './use-submit-when-ready.ts'

/** The actions of a form when it is submitted. */
export interface TransferSubmit {
  /** True if the customer asked to go on: missing values are shown too. */
  readonly isSubmitted: boolean
  readonly isWaiting: boolean
  readonly submit: () => void
  /** A new object whenever a fault kept the customer from going on; for the form to focus it. */
  readonly stopped: object | undefined
}

interface Submitted {
  readonly draft: object
  readonly review: () => Promise<void>
}

/**
 * Leads to the first field with a fault, or to the review once there is none.
 *
 * @param isPending True while a request about the draft is under way: the press waits for it.
 * @param isFaulty Returns true if a field must be corrected first.
 */
export function useTransferSubmit(
  { draft, review }: Submitted,
  isPending: boolean,
  isFaulty: () => boolean,
): TransferSubmit {
  const [isSubmitted, setSubmitted] = useState(false)
  const [stopped, setStopped] = useState<object>()

  function submit() {
    setSubmitted(true)
    if (isFaulty()) setStopped({})
    else void review()
  }

  const pending = useSubmitWhenReady(draft, isPending, submit)
  return { isSubmitted, ...pending, stopped }
}
