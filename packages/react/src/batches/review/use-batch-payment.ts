import type { PaymentIntent } from '@sixpence/core/payments'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { usePayments } from '../../attempts/index.ts'
import { useRefresh } from '../../store/index.ts'
import { batchesApi } from '../batches-api.ts'

/**
 * Follows the latest attempt on this device to pay a draft, in whichever tab it was made.
 *
 * @param id The payment that the address names. It is found after a sign-out as well, when the
 *   device no longer knows what it pays.
 */
export function useBatchPayment(
  batchId: string,
  id: string | undefined,
): PaymentIntent | undefined {
  const payments = usePayments()
  const find = useCallback(
    () =>
      payments
        .getSnapshot()
        .filter(intent => intent.id === id || batchOf(intent) === batchId)
        .toSorted((a, b) => b.createdAt - a.createdAt)[0],
    [payments, batchId, id],
  )
  const payment = useSyncExternalStore(payments.subscribe, find, find)
  useFreshCache(payment)
  return payment
}

function batchOf({ payment, held }: PaymentIntent): string | undefined {
  if (payment?.kind === 'batch') return payment.order.batchId
  return held?.operation === 'batch' ? held.batchId : undefined
}

/** A batch that was taken or refused makes the draft, balances and limits stale. */
function useFreshCache(payment: PaymentIntent | undefined): void {
  const refresh = useRefresh()
  const { id, status } = payment ?? {}
  useEffect(() => {
    if (status === 'settled' || status === 'refused' || status === 'pendingApproval') {
      refresh(batchesApi.submit)
    }
  }, [refresh, id, status])
}
