import type { BatchDraftState } from '@sixpence/core/batches'
import { addAmounts, compareAmounts, formatMoney } from '@sixpence/core/money'
import type { BatchPaymentOrder, PaymentIntent, PaymentRefusal } from '@sixpence/core/payments'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Alert, ErrorView } from '../../ui/index.ts'

interface RefusalNoticeProps {
  /** The current draft. */
  draft: BatchDraftState
  earlier: PaymentIntent | undefined
}

/** Explains why the bank refused the draft. Questions and shortfalls stand elsewhere. */
export function RefusalNotice({ draft, earlier }: RefusalNoticeProps) {
  const { t } = useMessages('batches')
  if (earlier?.status === 'reviewed' && earlier.sentAt !== undefined) {
    return (
      <Alert tone="warning" title={t('notSubmittedTitle')}>
        {t('notArrivedText')}
      </Alert>
    )
  }
  const { refusal, payment } = earlier ?? {}
  if (!refusal || payment?.kind !== 'batch' || isElsewhere(refusal)) return null
  return <Refused draft={draft} refusal={refusal} order={payment.order} />
}

interface RefusedProps extends NewPriceProps {
  refusal: PaymentRefusal
}

function Refused({ draft, refusal, order }: RefusedProps) {
  const { t } = useMessages('batches')
  if (refusal.code === 'price_changed') return <NewPrice draft={draft} order={order} />
  if (refusal.code !== 'changed_meanwhile') {
    return <ErrorView failure={refusal} title={t('notSubmittedTitle')} />
  }
  return (
    <Alert tone="warning" title={t('changedTitle')}>
      {t('changedText')}
    </Alert>
  )
}

const isElsewhere = ({ code, fields }: PaymentRefusal): boolean =>
  code === 'identical_batch' ||
  code === 'insufficient_funds' ||
  fields.some(({ field }) => field === 'limit')

interface NewPriceProps {
  draft: BatchDraftState
  order: BatchPaymentOrder['order']
}

function NewPrice({ draft: { price, currencyCode }, order }: NewPriceProps) {
  const { t } = useMessages('batches')
  const { locale } = useFormats()
  const before = addAmounts(order.expectedTotal, order.expectedFee)
  const now = price && addAmounts(price.amount, price.fee)
  if (now === undefined || compareAmounts(before, now) === 0) return null
  const shown = (amount: string) => formatMoney({ amount, currencyCode }, locale)
  return (
    <Alert tone="warning" title={t('priceChangedTitle')}>
      {t('priceChangedText', { before: shown(before), now: shown(now) })}
    </Alert>
  )
}
