import type { TransactionRequest } from '@sixpence/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import {
  Button,
  Card,
  EmptyState,
  ErrorView,
  FocusKeeper,
  Heading,
  List,
  Skeleton,
  StaleAlert,
  Stack,
  type IconName,
} from '../../ui/index.ts'
import type { RequestsTask } from './use-requests.ts'

interface RequestGroupProps {
  task: RequestsTask
  title: string
  /** What stands there while there are none. */
  empty: { readonly title: string; readonly icon: IconName }
  /** Stands over the rows. */
  above?: ReactNode
  row: (request: TransactionRequest) => ReactNode
}

/** One list of requests, with what is said while it loads, fails or is old. */
export function RequestGroup({ task, title, empty, above, row }: RequestGroupProps) {
  const { t } = useMessages('approvals')
  const { requests, isLoading, isMoreFailed, failure } = task
  return (
    <section>
      <Stack gap={3}>
        <Heading level={2} size={3}>
          {title}
        </Heading>
        <FocusKeeper>
          <Stack gap={3}>
            {isLoading && <Skeleton shape="row" lines={3} label={t('loadingStatus')} />}
            <StaleAlert of={task} />
            {above}
            {requests && (
              <Card padding="none">
                {requests.length === 0 ? (
                  <EmptyState title={empty.title} icon={empty.icon} />
                ) : (
                  <List aria-label={title}>{requests.map(row)}</List>
                )}
              </Card>
            )}
            <ErrorView
              failure={isMoreFailed || !requests ? failure : undefined}
              title={t('loadFailedTitle')}
              onRetry={task.retry}
            />
            {task.hasMore && (
              <Button isPending={task.isLoadingMore} onPress={task.loadMore}>
                {t('loadMoreCta')}
              </Button>
            )}
          </Stack>
        </FocusKeeper>
      </Stack>
    </section>
  )
}
