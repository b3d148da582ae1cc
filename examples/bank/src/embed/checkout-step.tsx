import { ButtonCheckout, CheckoutForm, NamedCheckout } from '@sixpence/react/checkouts'
import { useMessages } from '@sixpence/react/i18n'
import { PaymentFlow, type PaymentEnd } from '@sixpence/react/payments'
import { Alert } from '@sixpence/react/ui'
import { useCallback, useEffect, useState } from 'react'
import type { EmbedPageProps } from './embed-page-props.ts'
import { keepCheckout, putIntoAddress, withoutProgress } from './paying/asked.ts'

/** Lets the customer pay a merchant's checkout, and reports the result to the merchant's page. */
export function CheckoutStep({ asked, isOwnPage, destination, host, back }: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const { buttonId, payName, signed, attempt } = asked
  const [checkoutId, setCheckoutId] = useState(asked.checkoutId)
  const paymentId = usePaymentInAddress(destination)
  const opened = useCallback((id: string) => {
    keepCheckout(id)
    setCheckoutId(id)
  }, [])
  useEffect(() => {
    if (destination.to !== 'merchant') return
    if (back) location.assign(back)
    // The customer's next destination is at the bank, so this page can start over.
    else if (isOwnPage) location.assign(withoutProgress())
    else window.close()
  }, [destination, back, isOwnPage])
  if (!checkoutId) {
    if (payName) return <NamedCheckout name={payName} {...{ attempt, signed }} onOpened={opened} />
    if (!buttonId) return <Alert tone="warning">{t('noCheckoutText')}</Alert>
    return <ButtonCheckout buttonId={buttonId} attempt={attempt} onOpened={opened} />
  }
  const tell = (end: PaymentEnd) => {
    // After a refusal the customer may try another account, so the page is informed only when they
    // leave.
    if (end.type !== 'payments.settled' || host.status !== 'connected') return
    host.link.send({ type: 'paymentFinal', checkoutId, status: 'paid' })
  }
  return paymentId ? (
    // The bank's own page would ask for the same payment again, as if it weren't paid.
    <PaymentFlow id={paymentId} onDone={tell} showReturnLink={!isOwnPage || back !== undefined} />
  ) : (
    <CheckoutForm checkoutId={checkoutId} />
  )
}

/** Keeps the payment's id in the address, so that a reload continues with it. */
function usePaymentInAddress(destination: EmbedPageProps['destination']): string | null {
  const [first] = useState(() => new URL(location.href).searchParams.get('payment'))
  const isForm = destination.to === 'checkout'
  const id = destination.to === 'payment' ? destination.id : isForm ? null : first
  useEffect(() => putIntoAddress('payment', id ?? undefined), [id])
  return id
}
