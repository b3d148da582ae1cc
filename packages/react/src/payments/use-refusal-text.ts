import type { PaymentOrder, PaymentRefusal } from '@sixpence/core/payments'
import { useMessages } from '../i18n/index.ts'
import { useFailureText, type ShownFailure } from '../ui/index.ts'

const BY_FIELD = {
  toEmail: 'payeeRefusal',
  amount: 'limitRefusal',
  toAmount: 'limitRefusal',
  invoicePaid: 'invoicePaidRefusal',
  invoiceRejected: 'invoiceRejectedRefusal',
  invoicePending: 'invoicePendingRefusal',
  refundLeft: 'refundLeftRefusal',
  refundAmount: 'refundAmountRefusal',
  refundTimes: 'refundTimesRefusal',
  refundPayer: 'refundPayerRefusal',
} as const

const isKnown = (field: string): field is keyof typeof BY_FIELD => Object.hasOwn(BY_FIELD, field)

/** Returns a function that words a refusal for the customer: by the field it names, or its code. */
export function useRefusalText(): (
  refusal: ShownFailure & Pick<PaymentRefusal, 'fields'>,
  kind?: PaymentOrder['kind'],
) => string {
  const { t } = useMessages('payments')
  const failureText = useFailureText()
  return (refusal, kind) => {
    // A refund only leaves the account that was paid.
    if (kind === 'refund' && refusal.code === 'insufficient_funds') return t('refundFundsRefusal')
    const field = refusal.fields.map(fault => fault.field).find(isKnown)
    if (refusal.code !== 'invalid_input' || !field) return failureText(refusal)
    return t(BY_FIELD[field])
  }
}
