import { isSixpenceError } from '@sixpence/core/errors'
import type { PaymentIntent } from '@sixpence/core/payments'
import { useEffect, useState } from 'react'
import { usePayments } from '../../attempts/index.ts'

/** Follows a payment that waits for a linked device, while it is shown. */
export function useDeviceAnswer({ id, approval }: PaymentIntent): void {
  const payments = usePayments()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  if (defect) throw defect.thrown
  const requestId = approval?.push?.identifier
  useEffect(() => {
    const leave = new AbortController()
    payments.awaitApproval(id, leave.signal).catch((thrown: unknown) => {
      // A user who signs out meanwhile finds the payment in the same state.
      if (!leave.signal.aborted && !isSixpenceError(thrown)) setDefect({ thrown })
    })
    return () => leave.abort()
  }, [payments, id, requestId])
}
