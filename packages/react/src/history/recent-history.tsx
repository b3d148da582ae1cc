import { useMessages } from '../i18n/index.ts'
import { Card, ErrorView, Skeleton } from '../ui/index.ts'
import { HistoryDays } from './history-days.tsx'
import { useRecentHistory } from './use-recent-history.ts'

/** The latest of what happened, fees left out. */
export function RecentHistory() {
  const { t } = useMessages('history')
  const { days, isLoading, failure, retry } = useRecentHistory()
  if (isLoading) return <Skeleton shape="row" lines={4} label={t('loadingStatus')} />
  if (!days) return <ErrorView failure={failure} title={t('failedTitle')} onRetry={retry} />
  return (
    <Card padding="none">
      <HistoryDays days={days} level={3} />
    </Card>
  )
}
