import { useMessages, useMoment } from '../../i18n/index.ts'
import {
  Button,
  ErrorView,
  Icon,
  Money,
  Skeleton,
  StaleAlert,
  useHiddenLoading,
} from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { useAccounts } from '../use-accounts.ts'
import { SumsByCurrency, TotalCurrency } from './total-parts.tsx'
import { useTotals, type TotalsTask } from './use-totals.ts'

/**
 * The total of all accounts at the top of a page. Keeps its height while loading. Hidden if there
 * is no open account, or if the accounts failed to load.
 */
export const BalanceHead = hosted('BalanceHead', BalanceHeadContent)

function BalanceHeadContent() {
  const { t } = useMessages('accounts')
  const task = useAccounts()
  const totals = useTotals()
  const { data: accounts, open } = task
  useHiddenLoading(task)
  if (accounts ? open.length === 0 : task.error) return null
  return (
    <section className="sp-balance-head" aria-label={t('totalTitle')}>
      <div className="sp-balance-head-top">
        <p>{t('totalTitle')}</p>
        {open.length > 1 && <TotalCurrency {...totals} />}
      </div>
      {accounts && totals.error && !totals.data ? (
        <Parts {...totals} />
      ) : (
        <Whole data={totals.data} />
      )}
      <Age />
      <StaleAlert of={task} title={t('staleTitle')} />
    </section>
  )
}

/** The total as one amount; keeps its space while loading. */
function Whole({ data: total }: Pick<TotalsTask, 'data'>) {
  const { t } = useMessages('accounts')
  const { isConverted = false, without = [] } = total ?? {}
  return (
    <>
      {total ? (
        <Money {...total} size="hero" />
      ) : (
        <Skeleton lines={1} label={t('totalLoadingStatus')} />
      )}
      <p className="sp-balance-head-note">{isConverted && t('totalConvertedText')}</p>
      {without.length > 0 && <p>{t('totalWithoutText', { currencies: without.join(', ') })}</p>}
    </>
  )
}

/** The sums per currency, shown if the rates are missing. */
function Parts({ sums, error, refetch }: TotalsTask) {
  const { t } = useMessages('accounts')
  return (
    <>
      <ErrorView failure={error} title={t('totalFailedTitle')} onRetry={refetch} />
      <SumsByCurrency sums={sums} />
    </>
  )
}

function Age() {
  const { t } = useMessages('accounts')
  const { asOf, isRefreshing, refresh } = useAccounts()
  const time = useMoment(asOf)
  return (
    <div className="sp-balance-head-age">
      <p>{time !== undefined && t('asOfText', { time })}</p>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="refresh" />}
        isPending={isRefreshing}
        onPress={refresh}
      >
        {t('refreshCta')}
      </Button>
    </div>
  )
}
