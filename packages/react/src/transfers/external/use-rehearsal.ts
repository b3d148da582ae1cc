import type { ExternalPayment, PaymentRehearsal } from '@sixpence/core/payments'
import { useState } from 'react'
import { useAttempt, usePayments, type AttemptState } from '../../attempts/index.ts'

/** The outcome that the bank predicts for the payment in the form. */
export interface RehearsalTask extends AttemptState {
  /** The rehearsal of exactly what is in the form; undefined before one was requested. */
  readonly rehearsal: PaymentRehearsal | undefined
  /** Asks the bank; undefined while there is no payment yet. No money moves. */
  readonly check: (() => Promise<void>) | undefined
}

/** Lets a payment be tried out before it is reviewed. */
export function useRehearsal(payment: ExternalPayment | undefined): RehearsalTask {
  const payments = usePayments()
  const { isPending, error, run } = useAttempt()
  const [answered, setAnswered] = useState<{ key: string; rehearsal: PaymentRehearsal }>()
  const key = JSON.stringify(payment)
  return {
    rehearsal: answered?.key === key ? answered?.rehearsal : undefined,
    isPending,
    error,
    failure: error,
    check:
      payment &&
      (() =>
        run(async () => {
          const rehearsal = await payments.rehearse(payment)
          setAnswered({ key, rehearsal })
        })),
  }
}
