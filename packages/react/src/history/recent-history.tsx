import type { Transaction } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Card, Loaded, StaleAlert, Stack } from '../ui/index.ts'
import { HistoryDays } from './history-days.tsx'
import { TransactionDetail } from './transaction-detail.tsx'
import { useRecentHistory } from './use-recent-history.ts'

export interface RecentHistoryProps {
  /** How many rows there are at most; by default 5. */
  limit?: number | undefined
}

/** The latest of what happened; says how old it is when there is nothing newer. */
export function RecentHistory({ limit = 5 }: RecentHistoryProps) {
  const { t } = useMessages('history')
  const task = useRecentHistory(limit)
  const [opened, setOpened] = useState<Transaction>()
  return (
    <Loaded
      of={task}
      value={task.days}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('failedTitle')}
      lines={limit}
    >
      {latest => (
        <Stack gap={3}>
          <StaleAlert of={task} />
          <Card padding="none">
            <HistoryDays days={latest} level={3} onOpen={setOpened} />
          </Card>
          <TransactionDetail transaction={opened} onClose={() => setOpened(undefined)} />
        </Stack>
      )}
    </Loaded>
  )
}
