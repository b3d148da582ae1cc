import type { TransactionRequest } from '@sixpence/core/approvals'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { EmptyState, Heading, ListView, Stack, type IconName } from '../../ui/index.ts'
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
        <ListView
          of={task}
          items={task.data}
          loadingLabel={t('loadingStatus')}
          failedTitle={t('loadFailedTitle')}
          gap={3}
          label={title}
          lead={above}
          row={row}
          empty={<EmptyState {...empty} />}
        />
      </Stack>
    </section>
  )
}
