import { useEffect } from 'react'
import { useCountryName, useFormats, useMessages } from '../../i18n/index.ts'
import { EmptyState, Loaded, SearchSelect } from '../../ui/index.ts'
import type { SendMoneyTask } from './use-send-money.ts'

export interface CountryPartProps {
  task: Pick<SendMoneyTask, 'draft' | 'edit' | 'offer' | 'faults'>
  /** True if the customer asked to go on: missing values are shown too. */
  isSubmitted: boolean
}

/** The country that the money goes to, for an account without an IBAN. */
export function CountryPart({ task, isSubmitted }: CountryPartProps) {
  const { t } = useMessages('send-money')
  const { draft, edit, offer, faults } = task
  const options = useCountryOptions(offer.countries ?? [])
  const error = useCountryError()
  useEffect(() => void SearchSelect.preload(), [])
  return (
    <Loaded
      of={offer.countriesState}
      value={offer.countries}
      failedTitle={t('countriesFailedTitle')}
      lines={1}
    >
      {countries =>
        countries.length === 0 ? (
          <EmptyState title={t('noCountriesTitle')}>{t('noCountriesText')}</EmptyState>
        ) : (
          <div data-field="country">
            <SearchSelect
              label={t(draft.permission === 'own' ? 'ownCountryLabel' : 'countryLabel')}
              name="countryCode"
              options={options}
              emptyText={t('noCountryFoundText')}
              selectedId={draft.countryCode}
              error={isSubmitted ? error(faults.country) : undefined}
              onSelect={countryCode => edit({ countryCode })}
            />
          </div>
        )
      }
    </Loaded>
  )
}

function useCountryError() {
  const { t } = useMessages('send-money')
  return (fault: SendMoneyTask['faults']['country']): string | undefined =>
    fault && t(fault === 'missing' ? 'countryMissingError' : 'unreachedError')
}

/** In alphabetical order in the reader's language. */
function useCountryOptions(countries: readonly { readonly countryCode: string }[]) {
  const { languageTag } = useFormats()
  const nameOf = useCountryName()
  return countries
    .map(({ countryCode }) => ({ id: countryCode, label: nameOf(countryCode) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, languageTag))
}
