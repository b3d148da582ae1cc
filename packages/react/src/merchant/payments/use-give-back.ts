import type { MerchantPayment, PaymentOrder } from '@sixpence/core'
import { formatAmount } from '@sixpence/core/money'
import type { SixpenceError } from '@sixpence/core/session'
import { useEffect, useState } from 'react'
import { useAttempt } from '../../attempts/index.ts'
import { useFormats } from '../../i18n/index.ts'
import { useNavigateTo, useSixpence } from '../../provider/index.ts'
import { refundDraft, type RefundDraft } from './refund-draft.ts'

/** What giving a payment back takes. */
export interface GiveBackTask {
  /** As it was typed; begins with all that is left, or with what was typed before. */
  readonly text: string
  readonly edit: (text: string) => void
  readonly draft: RefundDraft
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  /** Opens a payment for it and says where that is reviewed (`onNavigate`). Nothing moves yet. */
  readonly review: () => Promise<void>
}

/** Everything a screen needs to let a merchant give back a payment that the bank has told of. */
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

/** The amount of the payment intent that the form begins with. */
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
