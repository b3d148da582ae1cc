import type { UploadStatus } from '@sixpence/protocol/documents'
import type { StatusFacts } from './status-facts.ts'

const WITH_THE_BANK: ReadonlySet<UploadStatus> = new Set(['submitted', 'underInvestigation'])

/** True if the bank is reviewing the identity, or a document of an address. */
export const isReviewPending = ({
  identityStatus,
  addresses,
}: Pick<StatusFacts, 'identityStatus' | 'addresses'>): boolean =>
  [identityStatus, ...addresses.flatMap(({ uploads }) => uploads)].some(
    status => status !== undefined && WITH_THE_BANK.has(status),
  )
