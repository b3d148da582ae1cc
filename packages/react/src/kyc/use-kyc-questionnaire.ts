import { KYC_FIELDS, type KycFieldName, type KycSection } from '@sixpence/core/kyc'
import { useDictionary } from '../dictionaries/index.ts'
import type { Questionnaire } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { KycLookUp } from './kyc-look-up.tsx'

/** Returns the questions that the bank asks to get to know a customer. */
export function useKycQuestionnaire(): Questionnaire<KycSection> {
  const { t } = useMessages('kyc')
  const agreements = useDictionary('personalAgreements').data
  return {
    name: 'kyc',
    sections: KYC_FIELDS,
    titleOf: section => t(`${section}Title`),
    labelOf: name => t(`${name as KycFieldName}Label`), // its own names
    LookUp: KycLookUp,
    // All agreements are required. Other answers are checked by their lists.
    choicesOf: name =>
      name === 'agreements' ? agreements?.map(({ id }) => String(id)) : undefined,
  }
}
