import type { UploadStatus } from '@sixpence/protocol/documents'

const IN_REVIEW: ReadonlySet<UploadStatus> = new Set(['submitted', 'pending', 'underInvestigation'])

/** True if the bank hasn't decided on it yet. */
export const isInReview = (status: UploadStatus): boolean => IN_REVIEW.has(status)

/** True if it was accepted, or still may be. Anything else needs a new upload. */
export const isUsable = (status: UploadStatus): boolean =>
  status === 'confirmed' || isInReview(status)
