import { useMessages } from '../i18n/index.ts'
import { hosted, useNavigateTo } from '../provider/index.ts'
import { Alert, Button, useHiddenLoading } from '../ui/index.ts'
import { useRequestCounts } from './use-request-counts.ts'

/**
 * Shows how many payments wait for the user's approval, with a link. Shows nothing while there are
 * none or the number hasn't loaded. For pages about something else.
 */
export const WaitingRequests = hosted('WaitingRequests', WaitingRequestsContent)

function WaitingRequestsContent() {
  const { t } = useMessages('approvals')
  const navigateTo = useNavigateTo()
  const task = useRequestCounts()
  useHiddenLoading(task)
  const count = task.data?.requestsToDecide ?? 0
  return (
    <Alert
      tone="info"
      title={count > 0 ? t('attentionTitle', { count }) : undefined}
      actions={
        <Button size="small" onPress={() => navigateTo({ to: 'approvals' })}>
          {t('attentionCta')}
        </Button>
      }
    />
  )
}
