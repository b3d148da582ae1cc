import { movedInAll, type Transaction } from '@sixpence/core/history'
import { memo, type ReactNode, type Ref } from 'react'
import { useFormats, useMessages, useToday, type Translate } from '../i18n/index.ts'
import { Avatar, Badge, Icon, ListRow, Money, VisuallyHidden } from '../ui/index.ts'
import { TRANSACTION_STATUS } from './transaction-status.ts'
import { TRANSACTION_TYPE_NAME } from './transaction-type-name.ts'
import { transactionTitle } from './transaction-title.ts'

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
  const { t } = useMessages('history')
  const formats = useFormats()
  const { direction, date } = transaction
  // Its parts are functions: as components, each would read the texts again for each of many rows.
  return (
    <ListRow
      rowRef={rowRef}
      index={index}
      onPress={onOpen && (() => onOpen(transaction))}
      leading={pictureOf(transaction)}
      isCompact
      title={titleOf(transaction, t)}
      description={descriptionOf(transaction, t)}
      trailing={
        <>
          <VisuallyHidden>
            {t(direction === 'in' ? 'incomingLabel' : 'outgoingLabel')}{' '}
          </VisuallyHidden>
          <SignedAmount transaction={transaction} />
        </>
      }
      trailingDescription={
        when === 'time' ? <time dateTime={date}>{formats.time(date)}</time> : <Day date={date} />
      }
    />
  )
})

function Day({ date }: { date: string }) {
  const formats = useFormats()
  return <time dateTime={date}>{formats.recentDay(formats.dayOf(date), useToday())}</time>
}

/** The sign shows the direction, so “to” and “from” are for screen readers only. */
function titleOf(transaction: Transaction, t: Translate<'history'>): ReactNode {
  const name = isPaymentOf(transaction) ? transaction.counterpartyName : undefined
  const title = transactionTitle(transaction, t)
  if (!name) return <bdi>{title}</bdi>
  return (
    <>
      <VisuallyHidden>{title}</VisuallyHidden>
      <bdi aria-hidden>{name}</bdi>
    </>
  )
}

const isPaymentOf = ({ type }: Transaction): boolean =>
  !['fee', 'ownTransfer', 'refund'].includes(type)

/** The other party's picture, or an arrow if there is none or it is the bank. */
function pictureOf(transaction: Transaction): ReactNode {
  const { type, direction, counterpartyName, counterpartyEmail } = transaction
  if (type === 'ownTransfer') return <Icon name="swap" />
  if (type === 'fee' || !counterpartyName)
    return <Icon name={direction === 'in' ? 'arrow-down-left' : 'arrow-up-right'} />
  const kind = transaction.counterpartyKind ?? (type === 'p2pTransfer' ? 'person' : 'business')
  return (
    <Avatar name={counterpartyName} colorKey={counterpartyEmail ?? counterpartyName} kind={kind} />
  )
}

function descriptionOf(
  { status, type, description }: Transaction,
  t: Translate<'history'>,
): ReactNode {
  const { key, tone } = TRANSACTION_STATUS[status]
  return (
    <>
      {status !== 'completed' && <Badge tone={tone}>{t(key)}</Badge>}
      <bdi>{description || t(TRANSACTION_TYPE_NAME[type])}</bdi>
    </>
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
