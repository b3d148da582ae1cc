import type { PaymentIntent } from '@sixpence/core'
import { TRANSFER_TARGETS, useNavigateTo } from '../provider/index.ts'

/** Answers what leads back to the form, which begins with what the payment says. */
export function useEditPayment({ id, payment }: PaymentIntent): () => void {
  const navigateTo = useNavigateTo()
  return () => {
    // After a sign-out nothing is left to begin with.
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
    navigateTo({
      to: TRANSFER_TARGETS[payment.kind],
      fromAccount: payment.order.fromAccount,
      edit: id,
    })
  }
}
