import { useMessages } from '../i18n/index.ts'
import { Card, List, ListEnd, Loaded, StaleAlert, Stack } from '../ui/index.ts'
import { StatementRow } from './statement-row.tsx'
import { useStatements } from './use-statements.ts'

/** So few months need no count. */
const A_YEAR = 12

/** The months of one account, newest first, a year at a time. */
export function StatementList({ accountId }: { accountId: string }) {
  const { t } = useMessages('statements')
  const task = useStatements(accountId)
  const { statements, total } = task
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
          <ListEnd
            of={task}
            failedTitle={t('loadFailedTitle')}
            count={
              total > A_YEAR ? t('shownText', { shown: months.length, count: total }) : undefined
            }
          />
        </Stack>
      )}
    </Loaded>
  )
}
