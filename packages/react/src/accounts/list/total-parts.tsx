import { useFormats, useMessages } from '../../i18n/index.ts'
import { DefinitionList, Money, NativeSelect } from '../../ui/index.ts'
import type { TotalsTask } from './use-totals.ts'

/** Chooses the currency of the total. */
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

/** Notes that the total is an estimate or incomplete. */
export function TotalNote({ data: total }: TotalsTask) {
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

/** The sum in each currency, not converted. */
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
