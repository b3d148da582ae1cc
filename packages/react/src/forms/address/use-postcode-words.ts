import { addressFormatOf, hasPostcodeForm, type PostcodeKind } from '@sixpence/core/lookups'
import { useMessages } from '../../i18n/index.ts'

const LABELS = {
  eircode: 'eircodeLabel',
  postalCode: 'postalCodeLabel',
  postcode: 'postcodeLabel',
  zip: 'zipLabel',
} as const satisfies Readonly<Record<PostcodeKind, string>>

/** Returns a country's word for postcodes, and a function that remarks on an unusual one. */
export function usePostcodeWords(countryCode: string) {
  const { t } = useMessages('addresses')
  const { postcodeKind, postcodeExample } = addressFormatOf(countryCode)
  return {
    label: t(LABELS[postcodeKind]),
    noteOn: (postalCode: string): string | undefined =>
      postcodeExample === undefined ||
      postalCode.trim() === '' ||
      hasPostcodeForm(postalCode, countryCode)
        ? undefined
        : t('postcodeFormText', { example: postcodeExample }),
  }
}
