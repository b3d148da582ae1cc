import { always, decide, type Decision, type Rule } from '../rules/index.ts'
import {
  areDuplicatesReviewed,
  areLimitDocumentsUploaded,
  areLimitsReviewed,
  haveLimitsActions,
} from './documents/document-requests.ts'
import { isReviewPending } from './is-review-pending.ts'
import { requiredActions } from './required-actions.ts'
import type { StatusFacts } from './status-facts.ts'

/** The progress of the bank's checks of a customer. */
export const VERIFICATION_STATUSES = [
  'checked',
  'limited',
  'processing',
  'verificationProcessing',
  'unverified',
  'duplicateDocuments',
  'duplicateDocumentsUploaded',
  'hasRequiredActions',
  /** Known to banks, but set by no rule. */
  'someCardDocumentRequired',
  'finalReview',
] as const

export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/** The status of a customer, the reason, and what would change it. */
export interface StatusDecision extends Decision<VerificationStatus> {
  /** For logs, support and documentation, like `because`. */
  readonly wouldChangeIf: string
}

interface StatusResult {
  readonly status: VerificationStatus
  readonly wouldChangeIf: string
}

/** The rules for the status, in the order they are checked. */
export const ACCOUNT_STATUS_RULES: readonly Rule<StatusFacts, StatusResult>[] = [
  {
    rule: 'representative',
    when: ({ isRepresentative }) => isRepresentative,
    result: {
      status: 'checked',
      wouldChangeIf: 'The customer let the user see balances.',
    },
    because: 'The user acts for the customer without seeing balances.',
  },
  {
    rule: 'limited, reviewed',
    when: ({ limited, limits }) => limited && areLimitsReviewed(limits),
    result: {
      status: 'processing',
      wouldChangeIf: 'The bank lifted the limit, or a document was no longer accepted.',
    },
    because: 'The account is limited, and the bank has reviewed every document it asked for.',
  },
  {
    rule: 'limited',
    when: ({ limited }) => limited,
    result: {
      status: 'limited',
      wouldChangeIf: 'Every document that the reasons ask for was confirmed, or the limit lifted.',
    },
    because: 'The account is limited, and a document is missing, refused or not reviewed yet.',
  },
  {
    rule: 'duplicates, reviewed',
    when: ({ duplicateDocuments }) =>
      duplicateDocuments !== undefined && areDuplicatesReviewed(duplicateDocuments),
    result: {
      status: 'duplicateDocumentsUploaded',
      wouldChangeIf: 'The bank closed its request.',
    },
    because: 'Every document that was asked for once more is there and reviewed.',
  },
  {
    rule: 'duplicates',
    when: ({ duplicateDocuments }) => duplicateDocuments !== undefined,
    result: {
      status: 'duplicateDocuments',
      wouldChangeIf: 'Every document that is asked for once more was confirmed.',
    },
    because: 'The bank asks once more for documents that it has of somebody else too.',
  },
  {
    rule: 'required actions',
    when: facts => requiredActions(facts).length > 0,
    result: {
      status: 'hasRequiredActions',
      wouldChangeIf: 'No required action was open.',
    },
    because: 'At least one of the six required actions is open.',
  },
  {
    rule: 'unverified, documents in place',
    when: ({ verified, limits }) => !verified && areLimitDocumentsUploaded(limits),
    result: {
      status: 'processing',
      wouldChangeIf: 'The bank finished its review.',
    },
    because: 'The customer is not verified, and everything that was asked for is handed in.',
  },
  {
    rule: 'unverified, actions',
    when: ({ verified, limits }) => !verified && haveLimitsActions(limits),
    result: {
      status: 'unverified',
      wouldChangeIf: 'What the bank asks for was handed in.',
    },
    because: 'The customer is not verified, and the bank waits for something of theirs.',
  },
  {
    rule: 'unverified, in review',
    when: facts => !facts.verified && isReviewPending(facts),
    result: {
      status: 'verificationProcessing',
      wouldChangeIf: 'The bank decided on what it looks at.',
    },
    because: 'The customer is not verified, and the bank looks at identity or address.',
  },
  {
    rule: 'unverified business',
    when: ({ verified, isBusiness }) => !verified && isBusiness,
    result: {
      status: 'checked',
      wouldChangeIf: 'The bank asked for something.',
    },
    because: 'Nothing is asked of this business and nothing waits for a review.',
  },
  {
    rule: 'unverified person',
    when: ({ verified }) => !verified,
    result: {
      status: 'finalReview',
      wouldChangeIf: 'The bank verified the customer.',
    },
    because: 'Nothing is asked of this person and nothing waits, but they are not verified yet.',
  },
  {
    rule: 'verified',
    when: always,
    result: {
      status: 'checked',
      wouldChangeIf: 'The bank asked for something, or limited the account.',
    },
    because: 'The customer is verified, and nothing is asked of them.',
  },
]

/** Decides the progress of the bank's checks of a customer. */
export function accountStatus(facts: StatusFacts): StatusDecision {
  const { result, rule, because } = decide(ACCOUNT_STATUS_RULES, facts)
  return { result: result.status, rule, because, wouldChangeIf: result.wouldChangeIf }
}
