import type { RequestChange, TransactionRequest } from '@sixpence/core/approvals'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Badge } from '../../ui/index.ts'

const CHANGES = {
  price: 'priceChange',
  balance: 'balanceChange',
  accountClosed: 'accountClosedChange',
  payeeClosed: 'payeeClosedChange',
  permission: 'permissionChange',
} as const

/**
 * Hints for the approver: a refund, a new payee, or changes since the request; for a batch, the
 * number of payments to check.
 */
export function RequestMarks({ request }: { request: TransactionRequest }) {
  const { t } = useMessages('approvals')
  const { isNewPayee, hasChangedDetails, changes = [], batchId, type, payeeCounts } = request
  if (batchId !== undefined) return <BatchMarks changes={changes} counts={payeeCounts} />
  const isRefund = type === 'refund'
  if (!isRefund && !isNewPayee && !hasChangedDetails && changes.length === 0) return null
  return (
    <span className="sp-request-marks">
      {isRefund && <Badge tone="neutral">{t('refundMark')}</Badge>}
      {isNewPayee && <Badge tone="info">{t('newPayeeMark')}</Badge>}
      {hasChangedDetails && <Badge tone="warning">{t('changedDetailsMark')}</Badge>}
      <Changes changes={changes} />
    </span>
  )
}

interface ChangesProps {
  changes: readonly RequestChange[]
}

interface BatchMarksProps extends ChangesProps {
  counts: TransactionRequest['payeeCounts']
}

const NO_COUNTS = { newPayees: 0, changedDetails: 0, noMatches: 0, closeMatches: 0, unpayable: 0 }

function BatchMarks({ changes, counts = NO_COUNTS }: BatchMarksProps) {
  const { t } = useMessages('approvals')
  const formats = useFormats()
  const marks = [
    { id: 'newPayeesMark', tone: 'info', count: counts.newPayees },
    { id: 'changedAccountsMark', tone: 'warning', count: counts.changedDetails },
    { id: 'noMatchesMark', tone: 'warning', count: counts.noMatches },
    { id: 'closeMatchesMark', tone: 'warning', count: counts.closeMatches },
    { id: 'unpayableMark', tone: 'warning', count: counts.unpayable },
  ] as const
  const shown = marks.filter(({ count }) => count > 0)
  if (shown.length === 0 && changes.length === 0) return null
  return (
    <span className="sp-request-marks">
      {shown.map(({ id, tone, count }) => (
        <Badge key={id} tone={tone}>
          {t(id, { number: formats.count(count) })}
        </Badge>
      ))}
      <Changes changes={changes.filter(change => change !== 'payeeClosed')} />
    </span>
  )
}

function Changes({ changes }: ChangesProps) {
  const { t } = useMessages('approvals')
  return changes.map(change => (
    <Badge key={change} tone="warning">
      {t(CHANGES[change])}
    </Badge>
  ))
}
