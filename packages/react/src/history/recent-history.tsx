import type { Transaction } from '@sixpence/core/history'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { EmptyState, ListView } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { TransactionDetail } from './transaction-detail.tsx'
import { TransactionRow } from './transaction-row.tsx'
import { useRecentHistory } from './use-recent-history.ts'

export interface RecentHistoryProps {
  /** The largest number of rows. Default: 5. */
  limit?: number | undefined
}

/** The latest transactions. Shows their age if they can't be refreshed. */
export const RecentHistory = hosted('RecentHistory', RecentHistoryContent)

function RecentHistoryContent({ limit = 5 }: RecentHistoryProps) {
  const { t } = useMessages('history')
  const task = useRecentHistory(limit)
  const [opened, setOpened] = useState<Transaction>()
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('failedTitle')}
      lines={limit}
      gap={3}
      row={transaction => (
        <TransactionRow
          key={transaction.id}
          transaction={transaction}
          when="day"
          onOpen={setOpened}
        />
      )}
      empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
    >
      <TransactionDetail transaction={opened} onClose={() => setOpened(undefined)} />
    </ListView>
  )
}
