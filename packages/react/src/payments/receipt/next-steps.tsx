import type { PaymentIntent, PaymentOrder, TransferPayment } from '@sixpence/core/payments'
import { useMessages } from '../../i18n/index.ts'
import { TRANSFER_TARGETS, useNavigateTo } from '../../provider/index.ts'
import { Button, ShareButton } from '../../ui/index.ts'
import { kindOf } from '../kind-of.ts'
import { batchOf, merchantOf, paidOf } from './paid-by.ts'

export interface NextStepsProps {
  payment: PaymentIntent
  /** The text of the receipt, for sharing. */
  receipt: string
}

/** The next steps after a payment: share its receipt, make another payment, or go on. */
export function NextSteps({ payment, receipt }: NextStepsProps) {
  const { t } = useMessages('payments')
  const navigateTo = useNavigateTo()
  const merchant = merchantOf(payment)
  if (merchant) {
    return (
      <Button variant="primary" onPress={() => navigateTo({ to: 'merchant' })}>
        {t('merchantCta', merchant)}
      </Button>
    )
  }
  const kind = kindOf(payment)
  const batchId = batchOf(payment)
  return (
    <div className="sp-payment-actions">
      <Button variant="primary" onPress={() => navigateTo({ to: 'home' })}>
        {t('homeCta')}
      </Button>
      <ShareButton text={receipt}>{t('shareCta')}</ShareButton>
      {kind === 'invoice' && (
        <Button onPress={() => navigateTo({ to: 'invoices' })}>{t('invoicesCta')}</Button>
      )}
      {batchId !== undefined && (
        <Button onPress={() => navigateTo({ to: 'batchHistory', id: batchId })}>
          {t('batchCta')}
        </Button>
      )}
      {kind === 'refund' && (
        <Button onPress={() => navigateTo({ to: 'merchantPayments' })}>
          {t('merchantPaymentsCta')}
        </Button>
      )}
      <Again payment={payment} />
    </div>
  )
}

/** The way to the next payment: to a person with the same details, else to an empty form. */
function Again({ payment }: { payment: PaymentIntent }) {
  const { t } = useMessages('payments')
  const navigateTo = useNavigateTo()
  const kind = kindOf(payment)
  const paid = paidOf(payment)
  if (paid) {
    const { fromAccount, payeeEmail: toEmail, amount, note } = paid
    const draft = { fromAccount, toEmail, amount, note }
    return (
      <Button onPress={() => navigateTo({ to: 'p2pTransfer', draft })}>{t('sendAgainCta')}</Button>
    )
  }
  if (!isTransfer(kind)) return null
  return (
    <Button onPress={() => navigateTo({ to: TRANSFER_TARGETS[kind] })}>
      {t(kind === 'ownTransfer' ? 'againOwnCta' : 'againP2pCta')}
    </Button>
  )
}

const isTransfer = (kind: PaymentOrder['kind'] | undefined): kind is TransferPayment['kind'] =>
  kind !== undefined && kind in TRANSFER_TARGETS
