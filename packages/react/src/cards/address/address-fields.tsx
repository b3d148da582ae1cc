import { addressFormatOf, type CardAddress } from '@sixpence/core'
import { AddressSearch, usePostcodeWords } from '../../forms/index.ts'
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

const ADDRESS_FIELDS = ['address1', 'city', 'postalCode'] as const

type AddressField = (typeof ADDRESS_FIELDS)[number]

type TypedAddress = Pick<CardAddress, AddressField> & { readonly countryCode?: string | undefined }

export interface AddressFieldsProps {
  value: TypedAddress
  faultOf: (field: AddressField) => string | undefined
  onChange: (change: Partial<Pick<CardAddress, AddressField>>) => void
}

/** The fields of an address except its country, in that country's format. */
export function AddressFields({ value, faultOf, onChange }: AddressFieldsProps) {
  const { t } = useMessages('cards')
  const { countryCode = '' } = value
  const postcode = usePostcodeWords(countryCode)
  const words = {
    address1: { label: t('address1Label'), autoComplete: 'address-line1' },
    city: { label: t('cityLabel'), autoComplete: 'address-level2' },
    postalCode: {
      label: postcode.label,
      autoComplete: 'postal-code',
      description: postcode.noteOn(value.postalCode),
    },
  }
  return (
    <Stack gap={4}>
      <AddressSearch
        countryCode={countryCode}
        onFound={({ address1, address2, city, postalCode }) =>
          onChange({ address1: [address1, address2].filter(Boolean).join(', '), city, postalCode })
        }
      />
      {fieldsOf(value).map(name => (
        <TextField
          key={name}
          name={name}
          value={value[name]}
          error={faultOf(name)}
          onChange={typed => onChange({ [name]: typed })}
          {...words[name]}
        />
      ))}
    </Stack>
  )
}

const fieldsOf = ({ countryCode = '' }: TypedAddress): readonly AddressField[] =>
  addressFormatOf(countryCode).fields.flatMap(name => ADDRESS_FIELDS.filter(one => one === name))
