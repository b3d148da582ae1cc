import type { AccountStatusFacts } from '@sixpence/core/verification'

/** The facts about a person whom the bank has checked. */
export const CHECKED_FACTS: AccountStatusFacts = {
  isBusiness: false,
  verified: true,
  limited: false,
  limits: [],
  taxForms: ['validated'],
  addresses: [
    {
      addressStatus: 'confirmed',
      isDocumentRequired: false,
      isDocumentOutOfDate: false,
      uploads: [],
    },
  ],
  proofOfResidenceStatus: 'validated',
  identityStatus: 'confirmed',
  isPhoneConfirmed: true,
  videoIdentityStatus: 'notRequired',
}
