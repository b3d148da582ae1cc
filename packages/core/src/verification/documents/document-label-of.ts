import type { DocumentStatus, UploadStatus } from '@sixpence/protocol/documents'
import { DAY_MS } from '@sixpence/protocol/utc-day'

/** The number of days before its end at which a document counts as expiring soon. */
export const EXPIRES_SOON_DAYS = 60

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

/** A document with its last day of validity. */
export interface LabelledDocument {
  readonly statusId: UploadStatus
  /** `YYYY-MM-DD`. */
  readonly expiresDate?: string | undefined
}

/**
 * Returns the status of an upload, as for a set of documents.
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
