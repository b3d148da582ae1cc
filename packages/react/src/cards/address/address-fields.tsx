import type { POSTAL_ADDRESS_FIELDS } from '@sixpence/core/accounts'
import { addressFormatOf } from '@sixpence/core/lookups'
import { AddressSearch, usePostcodeWords, type FormTask } from '../../forms/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { NativeSelect, Stack, TextField } from '../../ui/index.ts'

export interface CountrySelectProps {
  /** ISO 3166 codes. */
  countries: readonly string[]
  selectedId: string
  onSelect: (countryCode: string) => void
}

/** A choice of countries, sorted by name in the user's language. */
export function CountrySelect({ countries, ...choice }: CountrySelectProps) {
  const { t } = useMessages('cards')
  const { languageTag } = useFormats()
  const names = new Intl.DisplayNames([languageTag], { type: 'region' })
  const options = countries
    .map(id => ({ id, label: names.of(id) ?? id }))
    .toSorted((one, other) => one.label.localeCompare(other.label, languageTag))
  return (
    <div className="sp-select-fields">
      <NativeSelect label={t('countryLabel')} options={options} {...choice} />
    </div>
  )
}

export interface AddressFieldsProps {
  form: FormTask<typeof POSTAL_ADDRESS_FIELDS>
  countryCode: string
}

/** The fields of an address except its country, in that country's format. */
export function AddressFields({ form, countryCode }: AddressFieldsProps) {
  const { t } = useMessages('cards')
  const postcode = usePostcodeWords(countryCode)
  const words = {
    address1: { label: t('address1Label'), autoComplete: 'address-line1' },
    city: { label: t('cityLabel'), autoComplete: 'address-level2' },
    postalCode: {
      label: postcode.label,
      autoComplete: 'postal-code',
      description: postcode.noteOn(form.values.postalCode),
    },
  }
  return (
    <Stack gap={4}>
      <AddressSearch
        countryCode={countryCode}
        onFound={({ address1, address2, city, postalCode }) =>
          form.edit({ address1: [address1, address2].filter(Boolean).join(', '), city, postalCode })
        }
      />
      {fieldsIn(countryCode).map(name => (
        <TextField key={name} {...form.field(name, t('missingError'))} {...words[name]} />
      ))}
    </Stack>
  )
}

const NAMES = ['address1', 'city', 'postalCode'] as const

const fieldsIn = (countryCode: string) =>
  addressFormatOf(countryCode).fields.flatMap(name => NAMES.filter(one => one === name))
