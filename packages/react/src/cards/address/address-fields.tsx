import type { CardAddress } from '@sixpence/core'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { NativeSelect, Stack, TextField } from '../../ui/index.ts'

export interface CountrySelectProps {
  /** ISO 3166 codes. */
  countries: readonly string[]
  selectedId: string
  onSelect: (countryCode: string) => void
}

/** A choice of countries, in the order of the customer's alphabet. */
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

export interface AddressFieldsProps {
  value: Pick<CardAddress, AddressField>
  faultOf: (field: AddressField) => string | undefined
  onChange: (change: Partial<Pick<CardAddress, AddressField>>) => void
}

/** Puts the focus where the first line of an address is missing, if the form asks for one. */
export function focusMissing(form: HTMLFormElement, address: AddressFieldsProps['value']): void {
  const missing = ADDRESS_FIELDS.find(field => address[field].trim() === '')
  if (missing) form.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus()
}

/** Everything of an address but its country. */
export function AddressFields({ value, faultOf, onChange }: AddressFieldsProps) {
  const { t } = useMessages('cards')
  const field = (name: AddressField) => ({
    name,
    value: value[name],
    error: faultOf(name),
    onChange: (typed: string) => onChange({ [name]: typed }),
  })
  return (
    <Stack gap={4}>
      <TextField {...field('address1')} label={t('address1Label')} autoComplete="address-line1" />
      <TextField {...field('city')} label={t('cityLabel')} autoComplete="address-level2" />
      <TextField {...field('postalCode')} label={t('postalCodeLabel')} autoComplete="postal-code" />
    </Stack>
  )
}
