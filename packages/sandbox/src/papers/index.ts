export {
  documentTypeName,
  documentTypeText,
  kindsIn,
  kindsOf,
  countriesOf,
} from './document-kinds.ts'
export { listUploads } from './list-uploads.ts'
export type { KeptUpload } from './list-uploads.ts'
export { namesOf, OWNER_NAMES } from './names-of.ts'
export type { NamesRow } from './names-of.ts'
export { addressOf, proofsOf, readAddresses } from './own-addresses.ts'
export type { AddressRow } from './own-addresses.ts'
export { proofOfResidence } from './proof-of-residence.ts'
export type { ProofFacts } from './proof-of-residence.ts'
export { isFinalRefusal, REJECT_REASON_CODES, rejectText, rejectWords } from './reject-reasons.ts'
export type { RejectReason } from './reject-reasons.ts'
export { categoriesFor, ownerOf, REQUIRED_OF_BUSINESSES } from './document-owner.ts'
export type { DocumentOwner } from './document-owner.ts'
export { DELETED_ON } from './retention.ts'
