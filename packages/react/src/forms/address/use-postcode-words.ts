import { addressFormatOf, hasPostcodeForm, type PostcodeKind } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'

const LABELS = {
  eircode: 'eircodeLabel',
  postalCode: 'postalCodeLabel',
  postcode: 'postcodeLabel',
  zip: 'zipLabel',
} as const satisfies Readonly<Record<PostcodeKind, string>>

/** What a country calls its postcodes, and what is said of one that has another form. */
export function usePostcodeWords(countryCode: string) {
  const { t } = useMessages('common')
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
