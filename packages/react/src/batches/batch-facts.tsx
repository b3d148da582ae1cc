import type { Batch } from '@sixpence/core/batches'
import { AccountName, useAccounts } from '../accounts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Badge, DefinitionList, type DefinitionListItem, Moment, Money } from '../ui/index.ts'
import { BATCH_STATUS, BATCH_TYPE_NAME } from './batch-words.ts'

export interface BatchFactsProps {
  batch: Batch
}

/** The facts about a batch, without its payments. */
export function BatchFacts({ batch }: BatchFactsProps) {
  const { t } = useMessages('batches')
  const { data: accounts } = useAccounts()
  const outcome = useOutcome(batch)
  const plan = usePlan(batch)
  const { status, type, date, accountId } = batch
  const account = accounts?.find(one => one.accountId === accountId)
  const { key, tone } = BATCH_STATUS[status]
  return (
    <DefinitionList
      items={[
        { id: 'status', term: t('statusLabel'), details: <Badge tone={tone}>{t(key)}</Badge> },
        { id: 'type', term: t('typeLabel'), details: t(BATCH_TYPE_NAME[type]) },
        {
          id: 'date',
          term: t(status === 'draft' ? 'changedLabel' : 'dateLabel'),
          details: <Moment at={date} />,
        },
        {
          id: 'account',
          term: t('accountLabel'),
          details: account ? <AccountName account={account} /> : accountId,
        },
        ...(status === 'draft' ? plan : outcome),
        { id: 'number', term: t('numberLabel'), details: batch.id },
      ]}
    />
  )
}

function useOutcome({ amount, fee, currencyCode }: Batch): readonly DefinitionListItem[] {
  const { t } = useMessages('batches')
  if (amount === undefined || fee === undefined) return []
  return [
    {
      id: 'amount',
      term: t('amountLabel'),
      details: <Money amount={amount} currencyCode={currencyCode} />,
      isStrong: true,
    },
    { id: 'fee', term: t('feeLabel'), details: <Money {...{ amount: fee, currencyCode }} /> },
  ]
}

function usePlan({ paymentCount, expiresAt }: Batch): readonly DefinitionListItem[] {
  const { t } = useMessages('batches')
  const formats = useFormats()
  if (expiresAt === undefined) return []
  return [
    { id: 'payments', term: t('paymentsTitle'), details: formats.count(paymentCount) },
    { id: 'expires', term: t('expiresLabel'), details: <Moment at={expiresAt} /> },
  ]
}
