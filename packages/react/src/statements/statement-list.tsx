import { useMessages } from '../i18n/index.ts'
import { Button, Card, ErrorView, List, Loaded, StaleAlert, Stack } from '../ui/index.ts'
import { StatementRow } from './statement-row.tsx'
import { useStatements, type StatementsTask } from './use-statements.ts'

/** The months of one account, newest first, a year at a time. */
export function StatementList({ accountId }: { accountId: string }) {
  const { t } = useMessages('statements')
  const task = useStatements(accountId)
  const { statements, failure, isMoreFailed, retry } = task
  return (
    <Loaded
      of={task}
      value={statements}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('loadFailedTitle')}
      lines={6}
    >
      {months => (
        <Stack gap={4}>
          <StaleAlert of={task} />
          <Card padding="none">
            <List aria-label={t('listLabel')}>
              {months.map(statement => (
                <StatementRow key={statement.exportId} statement={statement} />
              ))}
            </List>
          </Card>
          <ErrorView
            failure={isMoreFailed ? failure : undefined}
            title={t('loadFailedTitle')}
            onRetry={retry}
          />
          <MoreLine task={task} shown={months.length} />
        </Stack>
      )}
    </Loaded>
  )
}

function MoreLine({ task, shown }: { task: StatementsTask; shown: number }) {
  const { t } = useMessages('statements')
  const { total, hasMore, isLoadingMore, loadMore } = task
  if (!hasMore && shown === total && total <= 12) return null
  return (
    <div className="sp-history-more">
      <p className="sp-muted" role="status">
        {t('shownText', { shown, count: total })}
      </p>
      {hasMore && (
        <Button isPending={isLoadingMore} onPress={loadMore}>
          {t('loadMoreCta')}
        </Button>
      )}
    </div>
  )
}
