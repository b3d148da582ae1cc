import type { TransactionRequest } from '@sixpence/core/approvals'
import type { ReactNode } from 'react'
import { useFormats, useMessages, useToday } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Avatar, Icon, ListRow, Money } from '../../ui/index.ts'
import { RequestMarks } from './request-marks.tsx'
import { RequestStatusBadge } from './request-status-badge.tsx'

interface RequestRowProps {
  request: TransactionRequest
  /** Content before the row, e.g. a checkbox. */
  beside?: ReactNode
}

/**
 * One request in a list: the payee and the total with fees (or a batch's name and number of
 * payments), the requester, and hints for the approver. Pressing it opens it.
 */
export function RequestRow({ request, beside }: RequestRowProps) {
  const { t } = useMessages('approvals')
  const navigateTo = useNavigateTo()
  const { t: tBatches } = useMessages('batches')
  const summaryOf = useSummary()
  const { id, beneficiary, total, currencyCode, paymentCount, refusedCount = 0 } = request
  return (
    <ListRow
      beside={beside}
      leading={<Leading request={request} />}
      title={isBetweenOwn(request) ? t('ownTransferText') : beneficiary}
      description={
        <>
          {[
            paymentCount !== undefined && tBatches('paymentsText', { count: paymentCount }),
            refusedCount > 0 && tBatches('notPaidTitle', { count: refusedCount }),
            summaryOf(request),
          ]
            .filter(Boolean)
            .join(' · ')}
          <RequestMarks request={request} />
        </>
      }
      trailing={<Money amount={total} currencyCode={currencyCode} />}
      // The heading of the waiting requests already shows their status.
      trailingDescription={
        request.status !== 'waiting' && <RequestStatusBadge status={request.status} />
      }
      onPress={() => navigateTo({ to: 'approvals', id })}
    />
  )
}

const DECIDED = {
  approved: 'approvedRowText',
  declined: 'declinedRowText',
  withdrawn: 'withdrawnRowText',
} as const

/**
 * Returns a function that names who requested a waiting payment and when, or who decided another
 * and when.
 */
function useSummary() {
  const { t } = useMessages('approvals')
  const formats = useFormats()
  const today = useToday()
  const day = (instant: string) => formats.shortDay(formats.dayOf(instant), today)
  return (request: TransactionRequest): string => {
    const { status, createdAt, createdByName, isOwn, decidedAt, decidedByName, reason } = request
    if (status !== 'waiting' && status !== 'expired' && decidedAt && decidedByName !== undefined) {
      const words = { name: decidedByName, date: day(decidedAt) }
      return [t(DECIDED[status], words), reason].filter(Boolean).join(' · ')
    }
    const date = day(createdAt)
    return isOwn ? t('ownRowText', { date }) : t('rowText', { name: createdByName, date })
  }
}

const isBetweenOwn = ({ type }: TransactionRequest) => type === 'betweenAccounts'

function Leading({ request }: { request: TransactionRequest }) {
  if (request.batchId !== undefined) return <Icon name="list" />
  return isBetweenOwn(request) ? <Icon name="swap" /> : <Payee request={request} />
}

function Payee({ request }: { request: TransactionRequest }) {
  const { beneficiary, beneficiaryEmail, beneficiaryKind } = request
  return <Avatar name={beneficiary} colorKey={beneficiaryEmail} kind={beneficiaryKind} />
}
