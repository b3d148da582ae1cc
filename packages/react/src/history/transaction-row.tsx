import { movedInAll, type Transaction } from '@sixpence/core/history'
import { memo, type Ref } from 'react'
import { useFormats, useMessages, useToday } from '../i18n/index.ts'
import { Avatar, Badge, Icon, ListRow, Money, VisuallyHidden } from '../ui/index.ts'
import { TRANSACTION_STATUS } from './transaction-status.ts'
import { TRANSACTION_TYPE_NAME } from './transaction-type-name.ts'
import { useTransactionTitle } from './use-transaction-title.ts'

export interface TransactionRowProps {
  transaction: Transaction
  /** Makes the row a button. */
  onOpen?: ((transaction: Transaction) => void) | undefined
  /** Shows the time, for rows below a day's heading, or the day. Default: `time`. */
  when?: 'time' | 'day' | undefined
  /** Its position in a long list. */
  index?: number | undefined
  rowRef?: Ref<HTMLLIElement> | undefined
}

/** One transaction: a payment with its fee, or any other. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, onOpen, when = 'time', index, rowRef } = props
  const { t } = useMessages('common')
  const { direction, date } = transaction
  return (
    <ListRow
      rowRef={rowRef}
      index={index}
      onPress={onOpen && (() => onOpen(transaction))}
      leading={<PartyImage transaction={transaction} />}
      isCompact
      title={<RowTitle transaction={transaction} />}
      description={<RowDescription transaction={transaction} />}
      trailing={
        <>
          <VisuallyHidden>
            {t(direction === 'in' ? 'incomingLabel' : 'outgoingLabel')}{' '}
          </VisuallyHidden>
          <SignedAmount transaction={transaction} />
        </>
      }
      trailingDescription={when === 'time' ? <Time date={date} /> : <Day date={date} />}
    />
  )
})

function Time({ date }: { date: string }) {
  const formats = useFormats()
  return <time dateTime={date}>{formats.time(date)}</time>
}

function Day({ date }: { date: string }) {
  const formats = useFormats()
  return <time dateTime={date}>{formats.recentDay(formats.dayOf(date), useToday())}</time>
}

/** The sign shows the direction, so “to” and “from” are for screen readers only. */
function RowTitle({ transaction }: Pick<TransactionRowProps, 'transaction'>) {
  const titleOf = useTransactionTitle()
  const name = isPaymentOf(transaction) ? transaction.counterpartyName : undefined
  if (!name) return <bdi>{titleOf(transaction)}</bdi>
  return (
    <>
      <VisuallyHidden>{titleOf(transaction)}</VisuallyHidden>
      <bdi aria-hidden>{name}</bdi>
    </>
  )
}

const isPaymentOf = ({ type }: Transaction): boolean =>
  !['fee', 'ownTransfer', 'refund'].includes(type)

/** The other party's picture, or an arrow if there is none or it is the bank. */
function PartyImage({ transaction }: Pick<TransactionRowProps, 'transaction'>) {
  const { type, direction, counterpartyName, counterpartyEmail } = transaction
  if (type === 'ownTransfer') return <Icon name="swap" />
  if (type === 'fee' || !counterpartyName)
    return <Icon name={direction === 'in' ? 'arrow-down-left' : 'arrow-up-right'} />
  const kind = transaction.counterpartyKind ?? (type === 'p2pTransfer' ? 'person' : 'business')
  return (
    <Avatar name={counterpartyName} colorKey={counterpartyEmail ?? counterpartyName} kind={kind} />
  )
}

interface SignedAmountProps {
  transaction: Pick<Transaction, 'direction' | 'amount' | 'fee' | 'currencyCode'>
  size?: 'hero' | undefined
}

/** The total amount with its sign. */
export function SignedAmount({ transaction, size }: SignedAmountProps) {
  return (
    <Money
      amount={movedInAll(transaction)}
      currencyCode={transaction.currencyCode}
      sign="direction"
      size={size}
    />
  )
}

function RowDescription({ transaction }: { transaction: Transaction }) {
  const { t } = useMessages('history')
  const { status, type, description } = transaction
  const { key, tone } = TRANSACTION_STATUS[status]
  return (
    <>
      {status !== 'completed' && <Badge tone={tone}>{t(key)}</Badge>}
      <bdi>{description || t(TRANSACTION_TYPE_NAME[type])}</bdi>
    </>
  )
}
