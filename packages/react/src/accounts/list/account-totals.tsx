import { useMessages } from '../../i18n/index.ts'
import { Card, ErrorView, Money, Skeleton, useHiddenLoading } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { useAccounts } from '../use-accounts.ts'
import { SumsByCurrency, TotalCurrency, TotalNote } from './total-parts.tsx'
import { useTotals } from './use-totals.ts'

/** The total of all accounts in a chosen currency. Hidden if there are fewer than two open accounts. */
export const AccountTotals = hosted('AccountTotals', AccountTotalsContent)

function AccountTotalsContent() {
  const { t } = useMessages('accounts')
  const task = useAccounts()
  const totals = useTotals()
  const { open } = task
  const { sums, data: total, isLoading, error, refetch } = totals
  useHiddenLoading(task)
  if (open.length < 2) return null
  return (
    <Card as="section" aria-label={t('totalTitle')}>
      <div className="sp-account-totals">
        <div className="sp-account-totals-head">
          <p className="sp-account-totals-title">{t('totalTitle')}</p>
          <TotalCurrency {...totals} />
        </div>
        {total && <Money {...total} size="hero" />}
        {isLoading && <Skeleton shape="text" lines={1} label={t('totalLoadingStatus')} />}
        <ErrorView
          failure={total ? undefined : error}
          title={t('totalFailedTitle')}
          onRetry={refetch}
        />
        <TotalNote {...totals} />
        {sums.length !== open.length && <SumsByCurrency sums={sums} />}
      </div>
    </Card>
  )
}
