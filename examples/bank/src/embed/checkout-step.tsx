import { CheckoutForm } from '@sixpence/react/checkouts'
import { useMessages } from '@sixpence/react/i18n'
import { PaymentFlow, type PaymentEnd } from '@sixpence/react/payments'
import { Alert } from '@sixpence/react/ui'
import { useEffect, useState } from 'react'
import type { EmbedPageProps } from './embed-page-props.ts'

/** Lets the customer pay what a merchant asks for, and tells the merchant's page how it ended. */
export function CheckoutStep({ destination, host, back }: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const [checkoutId] = useState(() => new URL(location.href).searchParams.get('checkout'))
  const paymentId = usePaymentInAddress(destination)
  useEffect(() => {
    if (destination.to !== 'merchant') return
    if (back) location.assign(back)
    else window.close()
  }, [destination, back])
  if (!checkoutId) return <Alert tone="warning">{t('noCheckoutText')}</Alert>
  const tell = (end: PaymentEnd) => {
    // After a refusal another account may do: the page is told when the customer leaves.
    if (end.type !== 'payments.settled' || host.status !== 'connected') return
    host.link.send({ type: 'paymentFinal', checkoutId, status: 'paid' })
  }
  return paymentId ? (
    <PaymentFlow id={paymentId} onDone={tell} />
  ) : (
    <CheckoutForm checkoutId={checkoutId} />
  )
}

/** The payment stands in the address: a reload goes on with it. */
function usePaymentInAddress(destination: EmbedPageProps['destination']): string | null {
  const [first] = useState(() => new URL(location.href).searchParams.get('payment'))
  const isForm = destination.to === 'checkout'
  const id = destination.to === 'payment' ? destination.id : isForm ? null : first
  useEffect(() => {
    const url = new URL(location.href)
    if (id) url.searchParams.set('payment', id)
    else url.searchParams.delete('payment')
    history.replaceState(null, '', url)
  }, [id])
  return id
}
