import type { PayoutDetailFault } from '@sixpence/core/bank-details'
import { useCountryName, useFormats, useMessages } from '../../i18n/index.ts'

/** Returns a function that words the fault of a detail for the customer, and how to correct it. */
export function useDetailFaultText(): (fault: PayoutDetailFault, isChoice: boolean) => string {
  const { t } = useMessages('send-money')
  const characterText = useCharacterText()
  const lengthText = useLengthText()
  const countryName = useCountryName()
  const missingText = (isChoice: boolean) =>
    t(isChoice ? 'optionMissingError' : 'detailMissingError')
  return (fault, isChoice) => {
    switch (fault.reason) {
      case 'missing':
        return missingText(isChoice)
      case 'character':
        return characterText(fault)
      case 'length':
      case 'size':
        return lengthText(fault)
      case 'country':
        return t('detailCountryError', { country: fault.country })
      case 'otherCountry':
        return t('otherCountryError', { country: countryName(fault.country) })
      case 'option':
      case 'form':
      case 'checkDigits':
        return t(PLAIN[fault.reason])
    }
  }
}

const PLAIN = {
  option: 'optionMissingError',
  form: 'formError',
  checkDigits: 'checkDigitsError',
} as const

type CharacterFault = Extract<PayoutDetailFault, { reason: 'character' }>

function useCharacterText(): (fault: CharacterFault) => string {
  const { t } = useMessages('send-money')
  return ({ character, position, looksLike: plain }) =>
    plain === undefined
      ? t('characterError', { character, position })
      : t('lookAlikeError', { character, position, plain })
}

type LengthFault = Extract<PayoutDetailFault, { reason: 'length' | 'size' }>

function useLengthText(): (fault: LengthFault) => string {
  const { t } = useMessages('send-money')
  const { languageTag } = useFormats()
  return fault => {
    const { typed } = fault
    const either = new Intl.ListFormat(languageTag, { type: 'disjunction' })
    if (fault.reason === 'length') {
      return t('lengthError', { lengths: either.format(fault.lengths.map(String)), typed })
    }
    const { least, most } = fault
    return least === most
      ? t('lengthError', { lengths: String(least), typed })
      : t('sizeError', { least, most, typed })
  }
}
