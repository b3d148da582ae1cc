import type { UploadStatus } from '@sixpence/core/documents'
import type { Tone } from '../ui/index.ts'

/** The names of the states of a document. */
export const DOCUMENT_WORDS = {
  submitted: 'documentReviewStatus',
  pending: 'documentReviewStatus',
  underInvestigation: 'documentReviewStatus',
  confirmed: 'documentConfirmedStatus',
  rejected: 'documentRejectedStatus',
  nameMismatch: 'documentNameStatus',
  expired: 'documentExpiredStatus',
  canceled: 'documentGoneStatus',
  deleted: 'documentGoneStatus',
} as const satisfies Record<UploadStatus, string>

const PROBLEMS: ReadonlySet<UploadStatus> = new Set(['rejected', 'nameMismatch', 'expired'])

/** Returns the tone of a document's state. */
export function documentTone(status: UploadStatus): Tone | 'neutral' {
  if (status === 'confirmed') return 'positive'
  return PROBLEMS.has(status) ? 'warning' : 'neutral'
}
