import type { PayeeByName, SignedPayment } from '@sixpence/core/checkouts'
import type { SixpenceError } from '@sixpence/core/errors'
import { useCallback, useEffect } from 'react'
import { refusalOf } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { loadStateOf, useWrite } from '../store/index.ts'
import { ErrorView, Skeleton } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { BackToMerchant } from './back-to-merchant.tsx'
import { checkoutsApi } from './checkouts-api.ts'
import { NamedPaymentForm, type NamedPayment } from './named-payment-form.tsx'
import { ShownOffer } from './shown-offer.tsx'
import { ShownPayee } from './shown-payee.tsx'

export interface NamedCheckoutProps {
  /** The short name of the merchant. */
  name: string
  /** The random id of the attempt, at least 128 bits. */
  attempt: string
  /** The payment fixed by a merchant's signed link. Keep the object the same. */
  signed?: SignedPayment | undefined
  /** Called with the checkout's id, to show it in a `CheckoutForm`. Keep the function the same. */
  onOpened: (checkoutId: string) => void
}

/**
 * Opens a checkout that pays a merchant by name: at once for a signed link, else when the payer has
 * entered the payment. The contents of a link are only shown after the bank has verified it.
 */
export const NamedCheckout = hosted('NamedCheckout', NamedCheckoutContent)

function NamedCheckoutContent({ name, attempt, signed, onOpened }: NamedCheckoutProps) {
  const query = checkoutsApi.showPayee.useRead({ name })
  const { write, ...change } = useWrite()
  const open = useCallback(
    async (payment: NamedPayment | { readonly signed: SignedPayment }) => {
      const done = await write(checkoutsApi.openByName, { name, attempt, ...payment })
      if (done) onOpened(done.answer)
    },
    [write, name, attempt, onOpened],
  )
  useEffect(() => {
    // Not in the effect itself, because it sets the pending state.
    if (signed) void Promise.resolve().then(async () => open({ signed }))
  }, [open, signed])
  const { error, refetch } = loadStateOf(query)
  if (error?.code === 'not_found') return <ShownOffer button={undefined} />
  if (error) return <ErrorView failure={error} onRetry={refetch} />
  const payee = query.data
  if (!payee || (signed && !change.error)) return <Skeleton shape="row" lines={4} />
  if (signed) {
    return <FailedLink payee={payee} failure={change.error} onRetry={() => void open({ signed })} />
  }
  return (
    <NamedPaymentForm
      payee={payee}
      isPending={change.isPending}
      failure={change.error}
      onSubmit={open}
    />
  )
}

interface FailedLinkProps {
  payee: PayeeByName
  failure: SixpenceError | undefined
  onRetry: () => void
}

function FailedLink({ payee, failure, onRetry }: FailedLinkProps) {
  const { t } = useMessages('checkouts')
  const isAbout = (name: string) => refusalOf(name, failure) !== undefined
  const reason = isAbout('expires')
    ? t('linkEndedText')
    : isAbout('signature')
      ? t('linkWrongText')
      : undefined
  return (
    <ShownPayee payee={payee}>
      <ErrorView
        failure={failure}
        title={t('openFailedTitle')}
        text={reason}
        // Trying again doesn't help if a link is wrong or has expired.
        onRetry={reason === undefined ? onRetry : undefined}
      />
      <BackToMerchant name={payee.merchantName} />
    </ShownPayee>
  )
}
