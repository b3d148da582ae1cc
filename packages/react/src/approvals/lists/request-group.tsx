import type { TransactionRequest } from '@sixpence/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import {
  Card,
  EmptyState,
  Heading,
  List,
  ListEnd,
  Loaded,
  StaleAlert,
  Stack,
  type IconName,
} from '../../ui/index.ts'
import type { RequestsTask } from './use-requests.ts'

interface RequestGroupProps {
  task: RequestsTask
  title: string
  /** The content if there are no requests. */
  empty: { readonly title: string; readonly icon: IconName }
  /** Content above the rows. */
  above?: ReactNode
  row: (request: TransactionRequest) => ReactNode
}

/** One list of requests, with its loading, failed and outdated states. */
export function RequestGroup({ task, title, empty, above, row }: RequestGroupProps) {
  const { t } = useMessages('approvals')
  return (
    <section>
      <Stack gap={3}>
        <Heading level={2} size={3}>
          {title}
        </Heading>
        <Loaded
          of={task}
          value={task.requests}
          loadingLabel={t('loadingStatus')}
          failedTitle={t('loadFailedTitle')}
        >
          {requests => (
            <Stack gap={3}>
              <StaleAlert of={task} />
              {above}
              <Card padding="none">
                {requests.length === 0 ? (
                  <EmptyState title={empty.title} icon={empty.icon} />
                ) : (
                  <List aria-label={title}>{requests.map(row)}</List>
                )}
              </Card>
              <ListEnd of={task} failedTitle={t('loadFailedTitle')} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </section>
  )
}
