import type { MerchantPayment } from '@sixpence/core/merchant'
import type { PaymentOrder } from '@sixpence/core/payments'
import { formatAmount, formatMoney } from '@sixpence/core/money'
import { useEffect, useState } from 'react'
import { useAttempt, usePayments } from '../attempts/index.ts'
import { TYPED_AMOUNT, useAmountFaultText, useForm } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { refundDraft, type RefundDraft } from './refund-draft.ts'

const FIELDS = { amount: TYPED_AMOUNT }

/**
 * Holds the form to refund a payment. Starts with all that is left, or with the amount of the
 * intent. Sending it leads to the review through `onNavigate`, and moves no money yet.
 */
export function useRefund(payment: MerchantPayment, edit: string | undefined) {
  const { locale } = useFormats()
  const payments = usePayments()
  const navigateTo = useNavigateTo()
  const before = useTypedBefore(payment, edit)
  const faultText = useFaultText(payment)
  const { run, ...attempt } = useAttempt()
  const draftOf = (text: string) => refundDraft(text, locale, payment)
  return useForm(FIELDS, {
    attempt,
    initial: { amount: formatAmount(before ?? payment.leftAmount, locale, payment.currencyCode) },
    check: ({ amount }) => ({ amount: faultText(draftOf(amount)) }),
    send: async ({ amount }) => {
      const draft = draftOf(amount)
      return draft.ok ? run(() => payments.review(orderOf(payment, draft.amount))) : undefined
    },
    onDone: ({ id }) => navigateTo({ to: 'payment', kind: 'refund', id }),
  })
}

function useFaultText({ leftAmount: amount, currencyCode }: MerchantPayment) {
  const { t } = useMessages('refunds')
  const { locale } = useFormats()
  const amountFaultText = useAmountFaultText()
  return (draft: RefundDraft): string | undefined => {
    if (draft.ok) return undefined
    const { fault, readings } = draft
    if (fault === 'tooMuch') {
      return t('tooMuchText', { amount: formatMoney({ amount, currencyCode }, locale) })
    }
    return amountFaultText(fault, { currencyCode, readings })
  }
}

/** Returns the amount of the payment intent with which the form starts. */
function useTypedBefore({ paymentId }: MerchantPayment, edit: string | undefined) {
  const payments = usePayments()
  const [amount, setAmount] = useState<string>()
  useEffect(() => {
    if (edit === undefined) return undefined
    let isOver = false
    void payments.find(edit).then(
      found => {
        const order = found?.payment?.kind === 'refund' ? found.payment.order : undefined
        if (!isOver && order?.paymentId === paymentId) setAmount(order.amount)
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [edit, payments, paymentId])
  return amount
}

const orderOf = (shown: MerchantPayment, amount: string): PaymentOrder => ({
  kind: 'refund',
  order: {
    paymentId: shown.paymentId,
    amount,
    expectedLeftAmount: shown.leftAmount,
    expectedCurrencyCode: shown.currencyCode,
  },
  shown,
})
