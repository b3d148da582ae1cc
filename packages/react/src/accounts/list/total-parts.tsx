import { useFormats, useMessages } from '../../i18n/index.ts'
import { DefinitionList, Money, NativeSelect } from '../../ui/index.ts'
import type { TotalsTask } from './use-totals.ts'

/** What the total is told in. */
export function TotalCurrency({ currencies, currencyCode = '', choose }: TotalsTask) {
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
export function TotalNote({ total }: TotalsTask) {
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

/** What there is in each currency, nothing converted. */
export function SumsByCurrency({ sums }: Pick<TotalsTask, 'sums'>) {
  return (
    <DefinitionList
      items={sums.map(sum => ({
        id: sum.currencyCode,
        term: sum.currencyCode,
        details: <Money {...sum} />,
      }))}
    />
  )
}
