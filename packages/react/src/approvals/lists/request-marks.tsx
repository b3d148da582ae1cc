import type { TransactionRequest } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { Badge } from '../../ui/index.ts'

const CHANGES = {
  price: 'priceChange',
  balance: 'balanceChange',
  accountClosed: 'accountClosedChange',
  payeeClosed: 'payeeClosedChange',
  permission: 'permissionChange',
} as const

/** What whoever decides should look at: who is paid for the first time, and what has changed. */
export function RequestMarks({ request }: { request: TransactionRequest }) {
  const { t } = useMessages('approvals')
  const { isNewPayee, hasChangedDetails, changes = [] } = request
  if (!isNewPayee && !hasChangedDetails && changes.length === 0) return null
  return (
    <span className="sp-request-marks">
      {isNewPayee && <Badge tone="info">{t('newPayeeMark')}</Badge>}
      {hasChangedDetails && <Badge tone="warning">{t('changedDetailsMark')}</Badge>}
      {changes.map(change => (
        <Badge key={change} tone="warning">
          {t(CHANGES[change])}
        </Badge>
      ))}
    </span>
  )
}
