import type { Transaction } from '@sixpence/core'
import { AccountName, useAccounts } from '../accounts/index.ts'
import { useDocument } from '../downloads/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import {
  Badge,
  Button,
  DefinitionList,
  Dialog,
  Icon,
  Money,
  Stack,
  useFailureText,
  type DefinitionListItem,
} from '../ui/index.ts'
import { SignedAmount } from './transaction-row.tsx'
import { TRANSACTION_STATUS } from './transaction-status.ts'
import { TRANSACTION_TYPE_NAME } from './transaction-type-name.ts'
import { useTransactionTitle } from './use-transaction-title.ts'

export interface TransactionDetailProps {
  /** Nothing is shown without one. */
  transaction: Transaction | undefined
  /** `rows` offers no receipt and no way to the batch. */
  show?: 'everything' | 'rows' | undefined
  onClose: () => void
}

/** All that is known of one row of the history. */
export function TransactionDetail({
  transaction,
  show = 'everything',
  onClose,
}: TransactionDetailProps) {
  const titleOf = useTransactionTitle()
  if (!transaction) return null
  return (
    <Dialog isOpen title={titleOf(transaction)} onClose={onClose}>
      <Stack gap={4}>
        <SignedAmount transaction={transaction} size="hero" />
        <Facts transaction={transaction} show={show} />
        {show === 'everything' && transaction.status === 'completed' && (
          <Receipt id={transaction.id} />
        )}
      </Stack>
    </Dialog>
  )
}

function Receipt({ id }: { id: string }) {
  const { t } = useMessages('history')
  const textOf = useFailureText()
  const { isPending, savedAs, failure, save } = useDocument(({ history }) =>
    history.receipt({ id }),
  )
  return (
    <Stack gap={2} align="start">
      <Button icon={<Icon name="download" />} isPending={isPending} onPress={() => void save()}>
        {t('receiptCta')}
      </Button>
      <span role="status" className={failure && 'sp-field-error'}>
        {savedAs !== undefined && t('savedText', { name: savedAs })}
        {failure && textOf(failure)}
      </span>
    </Stack>
  )
}

interface FactsProps extends Pick<TransactionDetailProps, 'show'> {
  transaction: Transaction
}

function Facts({ transaction, show }: FactsProps) {
  const { t } = useMessages('history')
  const formats = useFormats()
  const { accounts } = useAccounts()
  const { status, type, date, accountId, balanceAfter, currencyCode, batchId } = transaction
  const account = accounts?.find(one => one.accountId === accountId)
  const { key, tone } = TRANSACTION_STATUS[status]
  const facts: (Omit<DefinitionListItem, 'term'> & { id: Fact })[] = [
    { id: 'status', details: <Badge tone={tone}>{t(key)}</Badge> },
    { id: 'date', details: <time dateTime={date}>{formats.dateTime(date)}</time> },
    { id: 'type', details: t(TRANSACTION_TYPE_NAME[type]) },
    { id: 'account', details: account ? <AccountName account={account} /> : accountId },
    { id: 'counterparty', details: transaction.counterpartyName },
    { id: 'email', details: transaction.counterpartyEmail },
    { id: 'description', details: transaction.description },
    {
      id: 'balanceAfter',
      details: status === 'completed' && (
        <Money amount={balanceAfter} currencyCode={currencyCode} />
      ),
    },
    {
      id: 'batch',
      details: show === 'everything' && batchId !== undefined && <BatchLink id={batchId} />,
    },
    { id: 'number', details: transaction.transactionId },
  ]
  const known = facts.filter(({ details }) => Boolean(details))
  return <DefinitionList items={known.map(fact => ({ ...fact, term: t(TERM[fact.id]) }))} />
}

function BatchLink({ id }: { id: string }) {
  const { t } = useMessages('history')
  const navigateTo = useNavigateTo()
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name="list" />}
      onPress={() => navigateTo({ to: 'batchHistory', id })}
    >
      {t('batchCta')}
    </Button>
  )
}

type Fact = keyof typeof TERM

const TERM = {
  status: 'statusLabel',
  date: 'dateLabel',
  type: 'typeLabel',
  account: 'accountLabel',
  counterparty: 'counterpartyLabel',
  email: 'emailLabel',
  description: 'descriptionLabel',
  balanceAfter: 'balanceAfterLabel',
  batch: 'batchLabel',
  number: 'numberLabel',
} as const
