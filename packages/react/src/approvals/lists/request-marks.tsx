import type { TransactionRequest } from '@sixpence/core/approvals'
import { useMessages } from '../../i18n/index.ts'
import { Badge } from '../../ui/index.ts'

const CHANGES = {
  price: 'priceChange',
  balance: 'balanceChange',
  accountClosed: 'accountClosedChange',
  payeeClosed: 'payeeClosedChange',
  permission: 'permissionChange',
} as const

/** The change affects some or all of the batch's payments. */
const BATCH_CHANGES = { ...CHANGES, payeeClosed: 'batchPayeesChange' } as const

/** Hints for the approver: a refund, a new payee, or changes since the request. */
export function RequestMarks({ request }: { request: TransactionRequest }) {
  const { t } = useMessages('approvals')
  const { isNewPayee, hasChangedDetails, changes = [], batchId, type } = request
  const isBatch = batchId !== undefined
  const isRefund = type === 'refund'
  if (!isRefund && !isNewPayee && !hasChangedDetails && changes.length === 0) return null
  return (
    <span className="sp-request-marks">
      {isRefund && <Badge tone="neutral">{t('refundMark')}</Badge>}
      {isNewPayee && (
        <Badge tone="info">{t(isBatch ? 'batchNewPayeesMark' : 'newPayeeMark')}</Badge>
      )}
      {hasChangedDetails && <Badge tone="warning">{t('changedDetailsMark')}</Badge>}
      {changes.map(change => (
        <Badge key={change} tone="warning">
          {t(isBatch ? BATCH_CHANGES[change] : CHANGES[change])}
        </Badge>
      ))}
    </span>
  )
}
