import type { PaymentIntent } from '@sixpence/core/payments'
import { formatMoney } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { kindOf } from '../kind-of.ts'
import { abroadOf, invoiceOf, merchantOf, paidOf, refundOf, type PaidAbroad } from './paid-by.ts'

/** The outcome that a receipt states. */
export interface Outcome {
  readonly title: string
  readonly text: string | undefined
}

/** Returns a function that words the outcome of a payment that has moved the money. */
export function useOutcome() {
  const { t } = useMessages('payments')
  const abroadText = useAbroadText()
  const { locale } = useFormats()
  const plainOutcome = (kind: ReturnType<typeof kindOf>): Outcome =>
    kind === 'batch'
      ? { title: t('settledBatchTitle'), text: t('settledBatchText') }
      : { title: t(kind ? 'settledOwnTitle' : 'settledTitle'), text: undefined }
  return (intent: PaymentIntent): Outcome => {
    const { payment } = intent
    const merchant = merchantOf(intent)
    if (merchant)
      return { title: t('settledCheckoutTitle'), text: t('settledCheckoutText', merchant) }
    const invoice = invoiceOf(intent)
    if (invoice) {
      const amount = formatMoney(invoice, locale)
      const text = t('settledP2pText', { amount, name: invoice.payeeName })
      return { title: t('settledInvoiceTitle'), text }
    }
    const refund = refundOf(intent)
    if (refund) {
      const { name, ...sum } = refund
      const text = t('settledRefundText', { amount: formatMoney(sum, locale), name })
      return { title: t('settledRefundTitle'), text }
    }
    const paid = paidOf(intent)
    if (paid) {
      const name = paid.payeeName ?? paid.payeeEmail
      const amount = formatMoney(paid, locale)
      return { title: t('settledP2pTitle', { amount, name }), text: t('arrivedText') }
    }
    const abroad = abroadOf(intent)
    if (abroad) return { title: t('settledExternalTitle'), text: abroadText(abroad) }
    if (payment?.kind !== 'ownTransfer') return plainOutcome(kindOf(intent))
    const { toAmount, toCurrencyCode } = payment.shown
    const amount = formatMoney({ amount: toAmount, currencyCode: toCurrencyCode }, locale)
    return { title: t('settledOwnTitle'), text: t('settledOwnText', { amount }) }
  }
}

function useAbroadText(): (paid: PaidAbroad) => string | undefined {
  const { t } = useMessages('payments')
  const formats = useFormats()
  return ({ name, arrivesAt, ...sum }) => {
    if (arrivesAt === undefined) return undefined
    const values = { amount: formatMoney(sum, formats.locale), when: formats.dateTime(arrivesAt) }
    return name === undefined
      ? t('settledElsewhereText', values)
      : t('settledExternalText', { ...values, name })
  }
}
