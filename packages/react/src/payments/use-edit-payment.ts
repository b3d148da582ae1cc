import type { PaymentIntent } from '@sixpence/core/payments'
import { TRANSFER_TARGETS, useNavigateTo } from '../provider/index.ts'

/** Returns a function that leads back to the form, filled in from the payment. */
export function useEditPayment({ id, payment }: PaymentIntent): () => void {
  const navigateTo = useNavigateTo()
  return () => {
    // After a sign-out there is nothing left to fill it in from.
    if (!payment) return navigateTo({ to: 'home' })
    if (payment.kind === 'checkout') {
      return navigateTo({ to: 'checkout', checkoutId: payment.order.checkoutId })
    }
    if (payment.kind === 'invoice') {
      return navigateTo({ to: 'invoices', id: payment.order.invoiceId })
    }
    if (payment.kind === 'refund') {
      return navigateTo({ to: 'merchantPayments', id: payment.order.paymentId, edit: id })
    }
    if (payment.kind === 'batch') {
      return navigateTo({ to: 'batchHistory', id: payment.order.batchId })
    }
    navigateTo({
      to: TRANSFER_TARGETS[payment.kind],
      fromAccount: payment.order.fromAccount,
      edit: id,
    })
  }
}
