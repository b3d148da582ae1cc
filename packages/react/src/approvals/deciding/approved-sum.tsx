import type { TransactionRequest } from '@sixpence/core/approvals'
import { useMessages } from '../../i18n/index.ts'
import { Card, DefinitionList, Money } from '../../ui/index.ts'
import { totalsOf } from './totals-of.ts'

/** Above this number, only the count is shown. */
const NAMED = 4

/** The payees and the total, fees included. */
export function ApprovedSum({ requests }: { requests: readonly TransactionRequest[] }) {
  const { t } = useMessages('approvals')
  const named = requests.length > NAMED ? [] : requests
  const rows = named.map(({ id, type, beneficiary, total, currencyCode }) => ({
    id,
    term: type === 'betweenAccounts' ? t('ownTransferText') : beneficiary,
    details: <Money amount={total} currencyCode={currencyCode} />,
  }))
  const sums = totalsOf(requests).map(({ amount, currencyCode }) => ({
    id: currencyCode,
    term: named.length === 0 ? t('chosenText', { count: requests.length }) : t('totalLabel'),
    details: <Money amount={amount} currencyCode={currencyCode} />,
    isStrong: true,
  }))
  return (
    <Card>
      <DefinitionList items={requests.length > 1 ? [...rows, ...sums] : rows} />
    </Card>
  )
}
