import type { Transaction } from '@sixpence/core/history'
import { AccountName, useAccounts } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { hosted, LazyPart, useNavigateTo } from '../provider/index.ts'
import {
  Badge,
  Button,
  CopyButton,
  DefinitionList,
  Dialog,
  Icon,
  Moment,
  Money,
  Skeleton,
  Stack,
  lazyComponent,
  type DefinitionListItem,
} from '../ui/index.ts'
import { ProblemLink, TransactionActions } from './transaction-actions.tsx'
import { isTracked } from './tracking/is-tracked.ts'
import { SignedAmount } from './transaction-row.tsx'
import { TRANSACTION_STATUS } from './transaction-status.ts'
import { TRANSACTION_TYPE_NAME } from './transaction-type-name.ts'
import { transactionTitle } from './transaction-title.ts'

const TransferTrack = lazyComponent(() => import('./tracking/transfer-track.tsx'), 'TransferTrack')

export interface TransactionDetailProps {
  /** Nothing is shown if undefined. */
  transaction: Transaction | undefined
  /** With `rows`, it offers no actions and no links. */
  show?: 'everything' | 'rows' | undefined
  onClose: () => void
}

/** The details of one transaction. */
export const TransactionDetail = hosted('TransactionDetail', TransactionDetailContent)

function TransactionDetailContent({
  transaction,
  show = 'everything',
  onClose,
}: TransactionDetailProps) {
  const { t } = useMessages('history')
  if (!transaction) return null
  return (
    <Dialog isOpen title={transactionTitle(transaction, t)} onClose={onClose}>
      <Stack gap={4}>
        <SignedAmount transaction={transaction} size="hero" />
        {show === 'everything' && <TransactionActions transaction={transaction} />}
        {show === 'everything' && isTracked(transaction) && (
          <LazyPart fallback={<Skeleton shape="row" lines={2} />}>
            <TransferTrack transactionId={transaction.transactionId} />
          </LazyPart>
        )}
        <Facts transaction={transaction} show={show} />
        {show === 'everything' && <ProblemLink reference={transaction.transactionId} />}
      </Stack>
    </Dialog>
  )
}

interface FactsProps extends Pick<TransactionDetailProps, 'show'> {
  transaction: Transaction
}

function Facts({ transaction, show }: FactsProps) {
  const { t } = useMessages('history')
  const { data: accounts } = useAccounts()
  const { status, type, date, accountId, balanceAfter, currencyCode, batchId } = transaction
  const { direction, amount, fee, counterpartyName, counterpartyEmail } = transaction
  const account = accounts?.find(one => one.accountId === accountId)
  const { key, tone } = TRANSACTION_STATUS[status]
  const facts: (Omit<DefinitionListItem, 'term'> & { id: Fact })[] = [
    { id: 'status', details: <Badge tone={tone}>{t(key)}</Badge> },
    { id: 'date', details: <Moment at={date} /> },
    { id: 'type', details: t(TRANSACTION_TYPE_NAME[type]) },
    { id: 'account', details: account ? <AccountName account={account} /> : accountId },
    { id: direction === 'in' ? 'sender' : 'recipient', details: isolated(counterpartyName) },
    { id: 'email', details: counterpartyEmail },
    { id: 'amount', details: fee && <Money amount={amount} currencyCode={currencyCode} /> },
    { id: 'fee', details: fee && <Money amount={fee} currencyCode={currencyCode} /> },
    { id: 'description', details: isolated(transaction.description) },
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
    { id: 'number', details: <Reference id={transaction.transactionId} /> },
  ]
  const known = facts.filter(({ details }) => Boolean(details))
  return <DefinitionList items={known.map(fact => ({ ...fact, term: t(TERM[fact.id]) }))} />
}

/** Isolates a text by someone else, so that its writing direction affects nothing around it. */
const isolated = (text: string | undefined) => text && <bdi>{text}</bdi>

function Reference({ id }: { id: string }) {
  const { t } = useMessages('history')
  return (
    <span className="sp-history-reference">
      {id} <CopyButton text={id} label={t('numberLabel')} />
    </span>
  )
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
  recipient: 'recipientLabel',
  sender: 'senderLabel',
  email: 'emailLabel',
  amount: 'amountLabel',
  fee: 'feeText',
  description: 'descriptionLabel',
  balanceAfter: 'balanceAfterLabel',
  batch: 'batchLabel',
  number: 'numberLabel',
} as const
