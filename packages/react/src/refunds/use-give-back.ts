import type { MerchantPayment, PaymentOrder } from '@sixpence/core'
import { formatAmount } from '@sixpence/core/money'
import type { SixpenceError } from '@sixpence/core/session'
import { useEffect, useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useFormats } from '../i18n/index.ts'
import { useNavigateTo, useSixpence } from '../provider/index.ts'
import { refundDraft, type RefundDraft } from './refund-draft.ts'

/** The state and actions for refunding a payment. */
export interface GiveBackTask {
  /** The typed amount. Starts with all that is left, or with the amount of the intent. */
  readonly text: string
  readonly edit: (text: string) => void
  readonly draft: RefundDraft
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  /** Creates a payment intent and leads to its review through `onNavigate`. Moves no money yet. */
  readonly review: () => Promise<void>
}

/** Lets a merchant refund a payment that has been loaded, without any UI. */
export function useGiveBack(payment: MerchantPayment, edit: string | undefined): GiveBackTask {
  const { locale } = useFormats()
  const { payments } = useSixpence()
  const navigateTo = useNavigateTo()
  const before = useTypedBefore(payment, edit)
  const [typed, type] = useState<string>()
  const { run, isPending, failure } = useAttempt()
  const text = typed ?? formatAmount(before ?? payment.leftAmount, locale, payment.currencyCode)
  const draft = refundDraft(text, locale, payment)
  return {
    text,
    edit: type,
    draft,
    isPending,
    failure,
    review: async () => {
      if (!draft.ok) return
      const reviewed = await run(() => payments.review(orderOf(payment, draft.amount)))
      if (reviewed) navigateTo({ to: 'payment', kind: 'refund', id: reviewed.id })
    },
  }
}

/** Returns the amount of the payment intent with which the form starts. */
function useTypedBefore({ paymentId }: MerchantPayment, edit: string | undefined) {
  const { payments } = useSixpence()
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
