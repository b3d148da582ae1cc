import type { RequestStatus } from '@sixpence/core/approvals'
import { useMessages } from '../../i18n/index.ts'
import { Badge } from '../../ui/index.ts'

const SHOWN = {
  waiting: { key: 'waitingStatus', tone: 'info' },
  approved: { key: 'approvedStatus', tone: 'positive' },
  declined: { key: 'declinedStatus', tone: 'negative' },
  withdrawn: { key: 'withdrawnStatus', tone: 'neutral' },
  expired: { key: 'expiredStatus', tone: 'warning' },
} as const

/** The status of a request. */
export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  const { t } = useMessages('approvals')
  const { key, tone } = SHOWN[status]
  return <Badge tone={tone}>{t(key)}</Badge>
}
