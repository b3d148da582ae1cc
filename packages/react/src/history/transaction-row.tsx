import type { Transaction } from '@sixpence/core'
import { formatTime } from '@sixpence/core/locale'
import { memo, type Ref } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Badge, Icon, ListRow, Money, VisuallyHidden } from '../ui/index.ts'
import { TRANSACTION_STATUS } from './transaction-status.ts'
import { useTransactionTitle } from './use-transaction-title.ts'

export interface TransactionRowProps {
  transaction: Transaction
  /** Makes the row a button. */
  onOpen?: ((transaction: Transaction) => void) | undefined
  /** Where it stands in a long list. */
  index?: number | undefined
  rowRef?: Ref<HTMLLIElement> | undefined
}

/** One row of the history. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, onOpen, index, rowRef } = props
  const { t } = useMessages('common')
  const { locale } = useFormats()
  const titleOf = useTransactionTitle()
  const { direction, date } = transaction
  return (
    <ListRow
      rowRef={rowRef}
      index={index}
      onPress={onOpen && (() => onOpen(transaction))}
      leading={<Icon name={direction === 'in' ? 'arrow-down-left' : 'arrow-up-right'} />}
      title={titleOf(transaction)}
      description={<RowDescription transaction={transaction} />}
      trailing={
        <>
          <VisuallyHidden>
            {t(direction === 'in' ? 'incomingLabel' : 'outgoingLabel')}{' '}
          </VisuallyHidden>
          <SignedAmount transaction={transaction} />
        </>
      }
      trailingDescription={<time dateTime={date}>{formatTime(date, locale)}</time>}
    />
  )
})

interface SignedAmountProps {
  transaction: Pick<Transaction, 'direction' | 'amount' | 'currencyCode'>
  size?: 'hero' | undefined
}

/** The amount with the way that it went. */
export function SignedAmount({ transaction, size }: SignedAmountProps) {
  const { direction, amount, currencyCode } = transaction
  return (
    <Money
      amount={direction === 'in' ? amount : `-${amount}`}
      currencyCode={currencyCode}
      sign="direction"
      size={size}
    />
  )
}

function RowDescription({ transaction }: { transaction: Transaction }) {
  const { t } = useMessages('history')
  const { status, description, counterpartyEmail } = transaction
  const { key, tone } = TRANSACTION_STATUS[status]
  return (
    <>
      {status !== 'completed' && <Badge tone={tone}>{t(key)}</Badge>}
      {description || counterpartyEmail}
    </>
  )
}
