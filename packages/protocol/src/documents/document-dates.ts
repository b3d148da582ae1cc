/** The dates on a document, and today's; each `YYYY-MM-DD`. */
export interface DocumentDates {
  readonly issuedDate?: string | undefined
  readonly expiresDate?: string | undefined
  readonly today: string
}

/** The reasons to refuse a document by its dates. */
export type DateFault = 'documentExpired' | 'issuedInFuture'

/** The field with the date at fault. */
export const DATE_OF_FAULT = {
  documentExpired: 'expiresDate',
  issuedInFuture: 'issuedDate',
} as const satisfies Record<DateFault, keyof DocumentDates>

/** Returns the fault of a document's dates, if there is one. A document is valid on its last day. */
export function dateFault({
  issuedDate,
  expiresDate,
  today,
}: DocumentDates): DateFault | undefined {
  if (expiresDate !== undefined && expiresDate < today) return 'documentExpired'
  if (issuedDate !== undefined && issuedDate > today) return 'issuedInFuture'
  return undefined
}
