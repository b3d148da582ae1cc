import { useId } from 'react'
import { useFormats, useMessages, useToday } from '../i18n/index.ts'
import { EmptyState, Heading, List } from '../ui/index.ts'
import type { HistoryDay, Transaction } from '@sixpence/core'
import { TransactionRow } from './transaction-row.tsx'

export interface HistoryDaysProps {
  days: readonly HistoryDay[]
  /** The level of the days' headings. */
  level: 2 | 3
  onOpen: (transaction: Transaction) => void
}

/** Rows under the day they fall on, or that there are none. */
export function HistoryDays({ days, level, onOpen }: HistoryDaysProps) {
  const { t } = useMessages('history')
  const formats = useFormats()
  const id = useId()
  const today = useToday()
  if (days.length === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return (
    <div className="sp-history-days">
      {days.map(({ day, transactions }) => (
        <div key={day} className="sp-history-day">
          <Heading level={level} size={4} id={`${id}${day}`}>
            {formats.dayHeading(day, today)}
          </Heading>
          <List aria-labelledby={`${id}${day}`}>
            {transactions.map(transaction => (
              <TransactionRow key={transaction.id} transaction={transaction} onOpen={onOpen} />
            ))}
          </List>
        </div>
      ))}
    </div>
  )
}
