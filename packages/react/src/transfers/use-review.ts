import type { PaymentIntent, PaymentOrder, SixpenceError } from '@sixpence/core'
import { useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../provider/index.ts'

/** How a form hands its payment over to be reviewed. */
export interface Review {
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  /** An earlier payment with the same content that the customer has to be told of. */
  readonly similar: PaymentIntent | undefined
  /**
   * Opens an intent and says that the customer should go to it, unless a similar payment has to be
   * warned of first. Nothing is sent.
   */
  readonly open: (payment: PaymentOrder) => Promise<void>
  /** Opens it although there is a similar one. */
  readonly openAnyway: (payment: PaymentOrder) => Promise<void>
  /** Takes the warning away. */
  readonly dismiss: () => void
}

/** Opens payment intents, one for each time the customer asks for it. */
export function useReview(): Review {
  const { payments } = useSixpence()
  const navigateTo = useNavigateTo()
  const { isPending, failure, run } = useAttempt()
  const [similar, setSimilar] = useState<PaymentIntent>()

  const open = async (payment: PaymentOrder) => {
    const { id } = await payments.review(payment)
    navigateTo({ to: 'payment', kind: payment.kind, id })
  }

  return {
    isPending,
    failure,
    similar,
    open: payment =>
      run(async () => {
        const earlier = (await payments.findSimilar(payment)).find(mayHaveMoved)
        if (earlier) setSimilar(earlier)
        else await open(payment)
      }),
    openAnyway: payment => run(() => open(payment)),
    dismiss: () => setSimilar(undefined),
  }
}

// One that was only looked at, or that the bank refused, has moved nothing.
const mayHaveMoved = ({ status }: PaymentIntent): boolean =>
  status !== 'reviewed' && status !== 'refused'
