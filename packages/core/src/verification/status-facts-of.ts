import type { Customer } from '@sixpence/protocol/customer'
import type { Profile } from '@sixpence/protocol/profile'
import type { RequirementDocument } from '@sixpence/protocol/verification'
import type { StatusFacts } from './status-facts.ts'
import type { UserStatus } from './user-status.ts'

/** Derives the facts for the status from the bank's data about the signed-in customer. */
export function statusFactsOf(
  { customerType }: Pick<Customer, 'customerType'>,
  { verified, limited, limitData, customerKycRequest }: UserStatus,
  profile: Profile,
): StatusFacts {
  const duplicates = customerKycRequest?.duplicateDocuments?.documents
  return {
    isRepresentative: false,
    isBusiness: customerType !== 'personal',
    verified,
    limited,
    limits: (limitData?.reasons ?? []).map(({ actionTypeId, requirementDocuments }) => ({
      actionTypeId,
      documents: requirementDocuments.map(statesOf),
    })),
    ...(duplicates && { duplicateDocuments: duplicates.map(statesOf) }),
    ...profileFactsOf(profile),
  }
}

const statesOf = ({ uploadedDocuments }: Pick<RequirementDocument, 'uploadedDocuments'>) => ({
  uploads: uploadedDocuments.map(({ statusId }) => statusId),
})

const profileFactsOf = (profile: Profile) => ({
  taxForms: Object.values(profile.fatcaCrsCertificationInfo),
  addresses: profile.addresses.map(address => ({
    addressStatus: address.addressStatus,
    isDocumentRequired: address.isDocumentRequired === true,
    isDocumentOutOfDate: address.isDocumentOutOfDate === true,
    uploads: (address.uploadedDocuments ?? []).map(({ statusId }) => statusId),
  })),
  proofOfResidenceStatus: profile.proofOfResidenceStatus,
  ...(profile.identity && { identityStatus: profile.identity.status }),
  isPhoneConfirmed: profile.phone?.confirmed === true,
  videoIdentityStatus: profile.videoIdentityStatus,
})

/**
 * The facts for users who act without seeing balances: those of a customer of whom nothing is
 * required. Hides the customer's real status from them.
 */
export const REPRESENTATIVE_FACTS: StatusFacts = {
  isRepresentative: true,
  isBusiness: true,
  verified: true,
  limited: false,
  limits: [],
  taxForms: [],
  addresses: [
    {
      addressStatus: 'confirmed',
      isDocumentRequired: false,
      isDocumentOutOfDate: false,
      uploads: [],
    },
  ],
  proofOfResidenceStatus: 'notRequired',
  identityStatus: 'confirmed',
  isPhoneConfirmed: true,
  videoIdentityStatus: 'notRequired',
}
