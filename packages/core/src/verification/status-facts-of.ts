import type { Customer } from '@sixpence/protocol/customer'
import type { Profile } from '@sixpence/protocol/profile'
import type { RequirementDocument } from '@sixpence/protocol/verification'
import type { StatusFacts } from './status-facts.ts'
import type { UserStatus } from './user-status.ts'

/** Reads what the status is decided by from what the bank says of the signed-in customer. */
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
 * Of who acts without seeing balances: as of a customer from whom nothing is required. They are not
 * told how the customer really is.
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
