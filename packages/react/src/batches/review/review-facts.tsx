import type { BatchDraftState } from '@sixpence/core/batches'
import { addAmounts, isPositive, subtractAmounts } from '@sixpence/core/money'
import { AccountName } from '../../accounts/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Card, DefinitionList, Heading, Money, Stack } from '../../ui/index.ts'
import { BATCH_TYPE_NAME } from '../batch-words.ts'
import { hasNameCounts, NameCounts } from './name-counts.tsx'
import type { ReviewedDraft } from './use-batch-review.ts'

type Price = NonNullable<BatchDraftState['price']>

/** The payments of a draft in figures, and the balance of its account afterwards. */
export function ReviewFacts({ draft, account }: ReviewedDraft) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const priceRows = usePriceRows()
  const { name, type, accountId, rowCount, duplicateCount, nameChecks, price } = draft
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3} size={3}>
          {name}
        </Heading>
        <DefinitionList
          items={[
            { id: 'type', term: t('typeLabel'), details: t(BATCH_TYPE_NAME[type]) },
            {
              id: 'account',
              term: t('accountLabel'),
              details: account ? <AccountName account={account} /> : accountId,
            },
            { id: 'count', term: t('paymentsTitle'), details: formats.count(rowCount) },
            ...(duplicateCount > 0
              ? [
                  {
                    id: 'duplicates',
                    term: t('duplicatesLabel'),
                    details: t('duplicatesText', { count: duplicateCount }),
                  },
                ]
              : []),
            ...(hasNameCounts(nameChecks)
              ? [
                  {
                    id: 'names',
                    term: t('nameChecksTitle'),
                    details: <NameCounts counts={nameChecks} />,
                  },
                ]
              : []),
            { id: 'arrives', term: t('recipientsGetLabel'), details: <Totals draft={draft} /> },
            ...(price ? priceRows({ draft, account }, price) : []),
          ]}
        />
      </Stack>
    </Card>
  )
}

/** The sums by currency, each with its payments if there are several. */
function Totals({ draft: { totals } }: { draft: BatchDraftState }) {
  const { t } = useMessages('batches')
  return (
    <span className="sp-batch-totals">
      {totals.map(({ currencyCode, amount, rows }) => (
        <span key={currencyCode}>
          {totals.length > 1 && (
            <span className="sp-muted">{[t('paymentsText', { count: rows }), ''].join(' · ')}</span>
          )}
          <Money amount={amount} currencyCode={currencyCode} />
        </span>
      ))}
    </span>
  )
}

function usePriceRows() {
  const { t } = useMessages('batches')
  return ({ draft, account }: Pick<ReviewedDraft, 'draft' | 'account'>, { amount, fee }: Price) => {
    const { currencyCode } = draft
    const total = addAmounts(amount, fee)
    const after = account && subtractAmounts(account.balance, total)
    const shown = (sum: string) => <Money amount={sum} currencyCode={currencyCode} />
    return [
      ...(isInOneCurrency(draft)
        ? []
        : [{ id: 'amount', term: t('leavesLabel'), details: shown(amount) }]),
      { id: 'fee', term: t('feeLabel'), details: isPositive(fee) ? shown(fee) : t('noFeeText') },
      { id: 'total', term: t('totalLabel'), details: shown(total), isStrong: true },
      ...(after === undefined || after.startsWith('-')
        ? []
        : [{ id: 'after', term: t('balanceAfterLabel'), details: shown(after) }]),
    ]
  }
}

const isInOneCurrency = ({ totals, currencyCode }: BatchDraftState): boolean =>
  totals.every(total => total.currencyCode === currencyCode)
