import type { UploadStatus } from '@sixpence/protocol/documents'

const IN_REVIEW: ReadonlySet<UploadStatus> = new Set(['submitted', 'pending', 'underInvestigation'])

/** The bank has not decided on it. */
export const isInReview = (status: UploadStatus): boolean => IN_REVIEW.has(status)

/** It was accepted, or still may be. Anything else was handed in for nothing. */
export const isUsable = (status: UploadStatus): boolean =>
  status === 'confirmed' || isInReview(status)
