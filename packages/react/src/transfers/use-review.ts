import type { PaymentIntent, SixpenceError, TransferPayment } from '@sixpence/core'
import { useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../provider/index.ts'
import { useReadSubject } from '../store/index.ts'
import { mayHaveMoved } from './use-edited-payment.ts'

/** How a form hands its payment over to be reviewed. */
export interface Review {
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  /** An earlier payment that the customer has to be told of before there is another. */
  readonly similar: PaymentIntent | undefined
  /**
   * Opens an intent and says that the customer should go to it, unless a similar payment must be
   * warned of first. Nothing is sent.
   */
  readonly open: (payment: TransferPayment) => Promise<void>
  /** Opens it although there is a similar one. */
  readonly openAnyway: (payment: TransferPayment) => Promise<void>
  /** Takes the warning away. */
  readonly dismiss: () => void
}

/**
 * Opens payment intents, one for each time the customer asks for it.
 *
 * @param edit The intent that the form began with and that the new one takes the place of:
 *   forgotten as soon as that one is open, if it was never sent.
 */
export function useReview(edit?: string): Review {
  const { payments } = useSixpence()
  const navigateTo = useNavigateTo()
  const subject = useReadSubject()
  const { isPending, failure, run } = useAttempt()
  const [similar, setSimilar] = useState<PaymentIntent>()

  const open = async (payment: TransferPayment) => {
    const { id } = await payments.review(payment)
    navigateTo({ to: 'payment', kind: payment.kind, id, isNew: true })
    if (edit !== undefined) await payments.discard(edit)
  }

  const findEarlier = async (payment: TransferPayment) => {
    // It may have been sent since, in another tab or after going back.
    const edited = edit === undefined ? undefined : await payments.find(edit)
    return [edited, ...(await payments.findSimilar(payment))].find(it => it && mayHaveMoved(it))
  }

  return {
    isPending,
    failure,
    similar,
    open: payment =>
      run(async () => {
        const before = subject()
        const earlier = await findEarlier(payment)
        // It was filled in for another customer: nothing is opened for this one.
        if (subject() !== before) return
        if (earlier) setSimilar(earlier)
        else await open(payment)
      }),
    openAnyway: payment => run(() => open(payment)),
    dismiss: () => setSimilar(undefined),
  }
}
