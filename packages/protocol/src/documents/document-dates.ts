/** The dates on a document, and today; each `YYYY-MM-DD`. */
export interface DocumentDates {
  readonly issuedDate?: string | undefined
  readonly expiresDate?: string | undefined
  readonly today: string
}

/** Which date speaks against a document. */
export type DateFault = 'documentExpired' | 'issuedInFuture'

/** The field of the date that speaks against it. */
export const DATE_OF_FAULT = {
  documentExpired: 'expiresDate',
  issuedInFuture: 'issuedDate',
} as const satisfies Record<DateFault, keyof DocumentDates>

/** What speaks against the dates of a document; it is good on its last day. */
export function dateFault({
  issuedDate,
  expiresDate,
  today,
}: DocumentDates): DateFault | undefined {
  if (expiresDate !== undefined && expiresDate < today) return 'documentExpired'
  if (issuedDate !== undefined && issuedDate > today) return 'issuedInFuture'
  return undefined
}
