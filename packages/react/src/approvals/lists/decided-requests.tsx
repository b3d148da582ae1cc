import { useMessages } from '../../i18n/index.ts'
import { RequestGroup } from './request-group.tsx'
import { RequestRow } from './request-row.tsx'
import { useRequests } from './use-requests.ts'
import { hosted } from '../../provider/index.ts'

/** Decided requests with who decided and the result, the last decision first. */
export const DecidedRequests = hosted('DecidedRequests', DecidedRequestsContent)

function DecidedRequestsContent() {
  const { t } = useMessages('approvals')
  const task = useRequests('decided')
  return (
    <RequestGroup
      task={task}
      title={t('decidedTitle')}
      empty={{ title: t('decidedEmptyTitle'), icon: 'clock' }}
      row={request => <RequestRow key={request.id} request={request} />}
    />
  )
}
