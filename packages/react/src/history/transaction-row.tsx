import type { Transaction } from '@sixpence/core'
import { formatTime } from '@sixpence/core/locale'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Badge, Icon, ListRow, Money, VisuallyHidden } from '../ui/index.ts'
import { useTransactionTitle } from './use-transaction-title.ts'

/** One row of the history. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { t } = useMessages('common')
  const { locale } = useFormats()
  const titleOf = useTransactionTitle()
  const { direction, amount, currencyCode, date } = transaction
  const isIncoming = direction === 'in'
  return (
    <ListRow
      leading={<Icon name={isIncoming ? 'arrow-down-left' : 'arrow-up-right'} />}
      title={titleOf(transaction)}
      description={<RowDescription transaction={transaction} />}
      trailing={
        <>
          <VisuallyHidden>{t(isIncoming ? 'incomingLabel' : 'outgoingLabel')} </VisuallyHidden>
          <Money
            amount={isIncoming ? amount : `-${amount}`}
            currencyCode={currencyCode}
            sign="direction"
          />
        </>
      }
      trailingDescription={<time dateTime={date}>{formatTime(date, locale)}</time>}
    />
  )
}

const STATUS = {
  processing: { key: 'processingStatus', tone: 'info' },
  rejected: { key: 'rejectedStatus', tone: 'negative' },
} as const

function RowDescription({ transaction }: { transaction: Transaction }) {
  const { t } = useMessages('history')
  const { status, description, counterpartyEmail } = transaction
  const shown = status === 'completed' ? undefined : STATUS[status]
  return (
    <>
      {shown && <Badge tone={shown.tone}>{t(shown.key)}</Badge>}
      {description || counterpartyEmail}
    </>
  )
}
