import type { DocumentStatus, UploadStatus } from '@sixpence/protocol/documents'

/** How long before its end a document counts as ending soon. */
export const EXPIRES_SOON_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

const LABELS: Readonly<Record<UploadStatus, DocumentStatus>> = {
  confirmed: 'validated',
  submitted: 'pending',
  underInvestigation: 'pending',
  pending: 'pending',
  rejected: 'rejected',
  canceled: 'rejected',
  nameMismatch: 'rejected',
  expired: 'none',
  deleted: 'none',
}

/** A document with the last day on which it is good. */
export interface LabelledDocument {
  readonly statusId: UploadStatus
  /** `YYYY-MM-DD`. */
  readonly expiresDate?: string | undefined
}

/**
 * The word for the state of an upload, as for a set of documents.
 *
 * @param today `YYYY-MM-DD`.
 */
export function documentLabelOf(
  { statusId, expiresDate }: LabelledDocument,
  today: string,
): DocumentStatus {
  const label = LABELS[statusId]
  return label === 'validated' && endsSoon(expiresDate, today) ? 'expiredSoon' : label
}

function endsSoon(expiresDate: string | undefined, today: string): boolean {
  if (expiresDate === undefined) return false
  return Date.parse(expiresDate) - Date.parse(today) <= EXPIRES_SOON_DAYS * DAY_MS
}
