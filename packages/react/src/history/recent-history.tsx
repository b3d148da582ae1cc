import type { Transaction } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Card, EmptyState, List, Loaded, StaleAlert, Stack } from '../ui/index.ts'
import { TransactionDetail } from './transaction-detail.tsx'
import { TransactionRow } from './transaction-row.tsx'
import { useRecentHistory } from './use-recent-history.ts'

export interface RecentHistoryProps {
  /** The largest number of rows. Default: 5. */
  limit?: number | undefined
}

/** The latest transactions. Shows their age if they can't be refreshed. */
export function RecentHistory({ limit = 5 }: RecentHistoryProps) {
  const { t } = useMessages('history')
  const task = useRecentHistory(limit)
  const [opened, setOpened] = useState<Transaction>()
  return (
    <Loaded
      of={task}
      value={task.transactions}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('failedTitle')}
      lines={limit}
    >
      {latest => (
        <Stack gap={3}>
          <StaleAlert of={task} />
          <Card padding="none">
            <Rows of={latest} onOpen={setOpened} />
          </Card>
          <TransactionDetail transaction={opened} onClose={() => setOpened(undefined)} />
        </Stack>
      )}
    </Loaded>
  )
}

interface RowsProps {
  of: readonly Transaction[]
  onOpen: (transaction: Transaction) => void
}

function Rows({ of: transactions, onOpen }: RowsProps) {
  const { t } = useMessages('history')
  if (transactions.length === 0)
    return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return (
    <List>
      {transactions.map(transaction => (
        <TransactionRow key={transaction.id} transaction={transaction} when="day" onOpen={onOpen} />
      ))}
    </List>
  )
}
