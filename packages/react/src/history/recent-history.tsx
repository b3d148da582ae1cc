import { useMessages } from '../i18n/index.ts'
import { Card, Loaded, StaleAlert, Stack } from '../ui/index.ts'
import { HistoryDays } from './history-days.tsx'
import { useRecentHistory } from './use-recent-history.ts'

/** The latest of what happened, fees left out; says how old it is when there is nothing newer. */
export function RecentHistory() {
  const { t } = useMessages('history')
  const task = useRecentHistory()
  return (
    <Loaded
      of={task}
      value={task.days}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('failedTitle')}
      lines={4}
    >
      {latest => (
        <Stack gap={3}>
          <StaleAlert of={task} />
          <Card padding="none">
            <HistoryDays days={latest} level={3} />
          </Card>
        </Stack>
      )}
    </Loaded>
  )
}
