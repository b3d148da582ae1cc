import type { DocumentStatus, UploadStatus } from '@sixpence/protocol/documents'
import type { Decision, Rule } from '../rules/index.ts'
import { addressNeedsAction } from './address-needs-action.ts'
import type { StatusFacts } from './status-facts.ts'

/** An action the bank requires of a customer. */
export type RequiredAction =
  | 'taxSection'
  | 'address'
  | 'proofOfResidence'
  | 'identity'
  | 'phone'
  | 'videoIdentity'

const NOT_GIVEN: ReadonlySet<DocumentStatus> = new Set(['none', 'rejected'])
const NO_PROOF: ReadonlySet<DocumentStatus> = new Set(['expiredSoon', 'none', 'rejected'])
const NO_IDENTITY: ReadonlySet<UploadStatus> = new Set(['nameMismatch', 'rejected', 'canceled'])

/** The rules for required actions. All matching rows apply. */
export const REQUIRED_ACTION_RULES: readonly Rule<StatusFacts, RequiredAction>[] = [
  {
    rule: 'tax section',
    when: ({ isBusiness, taxForms }) => !isBusiness && taxForms.some(form => NOT_GIVEN.has(form)),
    result: 'taxSection',
    because: 'A tax form of a person is missing or was rejected.',
  },
  {
    rule: 'address',
    when: ({ addresses }) => addresses.length === 0 || addresses.some(addressNeedsAction),
    result: 'address',
    because: 'There is no address, or one that the bank cannot accept as it is.',
  },
  {
    rule: 'proof of residence',
    when: ({ proofOfResidenceStatus }) => NO_PROOF.has(proofOfResidenceStatus),
    result: 'proofOfResidence',
    because: 'The proof of residence is missing, was rejected or ends soon.',
  },
  {
    rule: 'identity',
    when: ({ identityStatus }) => identityStatus === undefined || NO_IDENTITY.has(identityStatus),
    result: 'identity',
    because: 'There is no identity document, or it was rejected, canceled or is in another name.',
  },
  {
    rule: 'phone',
    when: ({ isPhoneConfirmed }) => !isPhoneConfirmed,
    result: 'phone',
    because: 'No phone number is confirmed.',
  },
  {
    rule: 'video identity',
    when: ({ videoIdentityStatus }) => videoIdentityStatus === 'rejected',
    result: 'videoIdentity',
    because: 'The video identification was rejected.',
  },
]

/** Lists the actions required of a customer; banners show their number. */
export const requiredActions = (facts: StatusFacts): readonly Decision<RequiredAction>[] =>
  REQUIRED_ACTION_RULES.filter(({ when }) => when(facts)).map(({ result, rule, because }) => ({
    result,
    rule,
    because,
  }))
