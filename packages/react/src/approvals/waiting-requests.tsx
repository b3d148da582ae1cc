import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Alert, Button } from '../ui/index.ts'
import { useRequestCounts } from './use-request-counts.ts'

/**
 * Shows how many payments await the user's approval, and leads to them; shows nothing while there
 * are none or the bank hasn't answered. For screens about something else.
 */
export function WaitingRequests() {
  const { t } = useMessages('approvals')
  const navigateTo = useNavigateTo()
  const { counts } = useRequestCounts()
  const count = counts?.requestsToDecide ?? 0
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
