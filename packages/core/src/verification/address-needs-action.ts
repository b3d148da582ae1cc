import type { StatusFacts } from './status-facts.ts'
import { isAcceptableAddressDocument } from './documents/is-acceptable-address-document.ts'
import { isInReview } from './documents/upload-states.ts'

/** The facts that decide whether an address needs action. */
export type AddressFacts = StatusFacts['addresses'][number]

/** True if the customer has to do something about an address. */
export function addressNeedsAction(address: AddressFacts): boolean {
  const { addressStatus, isDocumentOutOfDate, isDocumentRequired, uploads } = address
  if (addressStatus === 'rejected' || addressStatus === 'nameMismatch') return true
  if (addressStatus === 'unconfirmed' && !uploads.some(isInReview)) return true
  if (isDocumentOutOfDate) return true
  return isDocumentRequired && !uploads.some(isAcceptableAddressDocument)
}
