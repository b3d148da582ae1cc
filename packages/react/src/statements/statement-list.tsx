import { useMessages } from '../i18n/index.ts'
import { ListView } from '../ui/index.ts'
import { StatementRow } from './statement-row.tsx'
import { useStatements } from './use-statements.ts'

/** So few months need no count. */
const A_YEAR = 12

/** The months of one account, newest first, a year at a time. */
export function StatementList({ accountId }: { accountId: string }) {
  const { t } = useMessages('statements')
  const task = useStatements(accountId)
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('loadFailedTitle')}
      lines={6}
      label={t('listLabel')}
      row={statement => <StatementRow key={statement.exportId} statement={statement} />}
      countText={shown =>
        task.total > A_YEAR ? t('shownText', { shown, count: task.total }) : undefined
      }
    />
  )
}
