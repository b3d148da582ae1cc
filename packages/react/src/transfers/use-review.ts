import type { PaymentIntent, TransferPayment } from '@sixpence/core/payments'
import { useState } from 'react'
import { useAttempt, usePayments, type AttemptState } from '../attempts/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { useReadSubject } from '../store/index.ts'
import { mayHaveMoved } from './use-edited-payment.ts'

/** The state and actions by which a form hands its payment over for review. */
export interface Review extends AttemptState {
  /** An earlier payment to warn the customer about before there is another. */
  readonly similar: PaymentIntent | undefined
  /**
   * Opens an intent and sends the customer to it, unless a warning about a similar payment must
   * come first. Sends nothing to the bank.
   */
  readonly open: (payment: TransferPayment) => Promise<void>
  /** Opens it although there is a similar one. */
  readonly openAnyway: (payment: TransferPayment) => Promise<void>
  /** Removes the warning. */
  readonly dismiss: () => void
}

/**
 * Opens payment intents, one each time the customer requests it.
 *
 * @param edit The intent that the form began with and that the new one replaces: it is removed as
 *   soon as the new one is open, if it was never sent.
 */
export function useReview(edit?: string): Review {
  const payments = usePayments()
  const navigateTo = useNavigateTo()
  const subject = useReadSubject()
  const { isPending, error, run } = useAttempt()
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
    error,
    failure: error,
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
