import { useMessages } from '../i18n/index.ts'
import { Button, Card, ErrorView, Skeleton, Stack } from '../ui/index.ts'
import { HistoryDays } from './history-days.tsx'
import { useHistory, type HistoryTask } from './use-history.ts'

export interface HistoryListProps {
  /** All accounts when there is none. */
  accountId?: string | undefined
}

/** Everything that happened, newest first, a page at a time. */
export function HistoryList({ accountId }: HistoryListProps) {
  const { t } = useMessages('history')
  const history = useHistory(accountId === undefined ? {} : { accountId })
  const { days, isLoading, failure, retry } = history
  if (isLoading) return <Skeleton shape="row" lines={8} label={t('loadingStatus')} />
  return (
    <Stack gap={4}>
      {days && (
        <Card padding="none">
          <HistoryDays days={days} level={2} />
        </Card>
      )}
      <ErrorView
        failure={failure}
        title={t('failedTitle')}
        onRetry={days ? history.loadMore : retry}
      />
      {days && <MoreLine history={history} />}
    </Stack>
  )
}

function MoreLine({ history }: { history: HistoryTask }) {
  const { t } = useMessages('history')
  const { shown, total, hasMore, isLoadingMore, loadMore } = history
  return (
    <div className="sp-history-more">
      {total > 0 && (
        <p className="sp-muted" role="status">
          {t('shownText', { shown, count: total })}
        </p>
      )}
      {hasMore && (
        <Button isPending={isLoadingMore} onPress={loadMore}>
          {t('loadMoreCta')}
        </Button>
      )}
    </div>
  )
}
