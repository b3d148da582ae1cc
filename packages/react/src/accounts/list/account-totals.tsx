import { useFormats, useMessages } from '../../i18n/index.ts'
import { Card, DefinitionList, ErrorView, Money, NativeSelect, Skeleton } from '../../ui/index.ts'
import { useAccounts } from '../use-accounts.ts'
import { useTotals, type TotalsTask } from './use-totals.ts'

/** What is on all accounts, in a currency of choice; nothing while there is one account at most. */
export function AccountTotals() {
  const { t } = useMessages('accounts')
  const { open } = useAccounts()
  const totals = useTotals()
  const { sums, total, isLoading, failure, retry } = totals
  if (open.length < 2) return null
  return (
    <Card as="section" aria-label={t('totalTitle')}>
      <div className="sp-account-totals">
        <div className="sp-account-totals-head">
          <p className="sp-account-totals-title">{t('totalTitle')}</p>
          <CurrencyChoice {...totals} />
        </div>
        {total && <Money {...total} size="hero" />}
        {isLoading && <Skeleton shape="text" lines={1} label={t('totalLoadingStatus')} />}
        <ErrorView
          failure={total ? undefined : failure}
          title={t('totalFailedTitle')}
          onRetry={retry}
        />
        <TotalNote {...totals} />
        {sums.length !== open.length && (
          <DefinitionList
            items={sums.map(sum => ({
              id: sum.currencyCode,
              term: sum.currencyCode,
              details: <Money {...sum} />,
            }))}
          />
        )}
      </div>
    </Card>
  )
}

function CurrencyChoice({ currencies, currencyCode = '', choose }: TotalsTask) {
  const { t } = useMessages('accounts')
  const { currencyName } = useFormats()
  return (
    <NativeSelect
      label={t('totalCurrencyLabel')}
      isLabelHidden
      options={currencies.map(id => ({ id, label: `${id} · ${currencyName(id)}` }))}
      selectedId={currencyCode}
      onSelect={choose}
    />
  )
}

/** What the total is worth: an estimate, or not all. */
function TotalNote({ total }: TotalsTask) {
  const { t } = useMessages('accounts')
  if (!total) return null
  const { isConverted, without } = total
  return (
    <>
      {isConverted && <p className="sp-account-totals-note">{t('totalConvertedText')}</p>}
      {without.length > 0 && (
        <p className="sp-account-totals-note">
          {t('totalWithoutText', { currencies: without.join(', ') })}
        </p>
      )}
    </>
  )
}
