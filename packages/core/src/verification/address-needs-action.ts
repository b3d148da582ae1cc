import type { StatusFacts } from './status-facts.ts'
import { isAcceptableAddressDocument } from './documents/is-acceptable-address-document.ts'
import { isInReview } from './documents/upload-states.ts'

/** What decides whether an address asks for action. */
export type AddressFacts = StatusFacts['addresses'][number]

/** Whether the customer has something to do about an address. */
export function addressNeedsAction(address: AddressFacts): boolean {
  const { addressStatus, isDocumentOutOfDate, isDocumentRequired, uploads } = address
  if (addressStatus === 'rejected' || addressStatus === 'nameMismatch') return true
  if (addressStatus === 'unconfirmed' && !uploads.some(isInReview)) return true
  if (isDocumentOutOfDate) return true
  return isDocumentRequired && !uploads.some(isAcceptableAddressDocument)
}
