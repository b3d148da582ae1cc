import type { MerchantPayment } from '@sixpence/core/merchant'
import { isPositive } from '@sixpence/core/money'
import { useMessages } from '../i18n/index.ts'
import { Badge } from '../ui/index.ts'

const NONE = '—'

/** Returns true if some of the payment was or will be refunded. */
export const isTouched = ({ refundedAmount, waitingAmount }: MerchantPayment): boolean =>
  isPositive(refundedAmount) || isPositive(waitingAmount)

/** The refund status of a payment; a dash if nothing was refunded. */
export function RefundBadge({ payment }: { payment: MerchantPayment }) {
  const { t } = useMessages('refunds')
  const { refundedAmount, waitingAmount, leftAmount } = payment
  if (isPositive(waitingAmount)) return <Badge tone="warning">{t('waitingStatus')}</Badge>
  if (!isPositive(refundedAmount)) return <span className="sp-refund-none">{NONE}</span>
  return <Badge tone="neutral">{t(isPositive(leftAmount) ? 'partStatus' : 'allStatus')}</Badge>
}
