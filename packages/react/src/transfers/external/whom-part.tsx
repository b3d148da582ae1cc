import type { ExternalPermission } from '@sixpence/core'
import { useCountryName, useFormats, useMessages } from '../../i18n/index.ts'
import { EmptyState, Loaded, RadioGroup, Select } from '../../ui/index.ts'
import type { SendMoneyTask } from './use-send-money.ts'

export interface WhomPartProps {
  task: Pick<SendMoneyTask, 'maySend' | 'draft' | 'edit' | 'offer' | 'faults'>
  /** The customer asked to go on: say also what is not there yet. */
  isValidated: boolean
}

const WHOM = { '3d': 'someoneOption', own: 'ownOption' } as const

/** To whom the money goes, and to which country. */
export function WhomPart({ task, isValidated }: WhomPartProps) {
  const { t } = useMessages('send-money')
  const { maySend, draft, edit } = task
  return (
    <>
      {maySend.length > 1 && draft.permission && (
        <div className="sp-whom">
          <RadioGroup<ExternalPermission>
            label={t('toWhomLabel')}
            options={maySend.map(id => ({ id, label: t(WHOM[id]) }))}
            selectedId={draft.permission}
            onSelect={permission => edit({ permission })}
          />
        </div>
      )}
      <CountryPart task={task} isValidated={isValidated} />
    </>
  )
}

function CountryPart({ task, isValidated }: WhomPartProps) {
  const { t } = useMessages('send-money')
  const { draft, edit, offer, faults } = task
  const options = useCountryOptions(offer.countries ?? [])
  const error = useCountryError()
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
            <Select
              label={t(draft.permission === 'own' ? 'ownCountryLabel' : 'countryLabel')}
              name="countryCode"
              options={options}
              selectedId={draft.countryCode}
              error={isValidated ? error(faults.country) : undefined}
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

/** In the order of the reader's alphabet. */
function useCountryOptions(countries: readonly { readonly countryCode: string }[]) {
  const { languageTag } = useFormats()
  const nameOf = useCountryName()
  return countries
    .map(({ countryCode }) => ({ id: countryCode, label: nameOf(countryCode) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, languageTag))
}
