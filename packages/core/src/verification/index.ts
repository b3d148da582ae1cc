export { isAcceptableAddressDocument } from './documents/is-acceptable-address-document.ts'
export { documentNeedsAction } from './documents/document-needs-action.ts'
export { ACCOUNT_STATUS_RULES, VERIFICATION_STATUSES, accountStatus } from './account-status.ts'
export type { VerificationStatus, StatusDecision } from './account-status.ts'
export { addressNeedsAction } from './address-needs-action.ts'
export { bannerOf, hasBanner } from './banner-of.ts'
export type { StatusBannerFacts } from './banner-of.ts'
export { customerTasks } from './customer-tasks.ts'
export type {
  ActionTask,
  CustomerTask,
  DocumentPurpose,
  DocumentTask,
  TaskFacts,
  MissingDocument,
} from './customer-tasks.ts'
export { awaitedDocuments, mayAwaitDocuments } from './documents/awaited-documents.ts'
export { documentLabelOf, EXPIRES_SOON_DAYS } from './documents/document-label-of.ts'
export { DOCUMENT_SET_RULES, documentSetOf } from './documents/document-set-of.ts'
export type { DocumentSet, DocumentSetFacts } from './documents/document-set-of.ts'
export { isRepresentative } from './is-representative.ts'
export { isReviewPending } from './is-review-pending.ts'
export type { VerificationFacts } from './load-facts.ts'
export { REQUIRED_ACTION_RULES, requiredActions } from './required-actions.ts'
export type { RequiredAction } from './required-actions.ts'
export type { StatusFacts } from './status-facts.ts'
export { REPRESENTATIVE_FACTS } from './status-facts-of.ts'
export { statusCallsOf } from './user-status.ts'
export type { StatusCalls, UserStatus } from './user-status.ts'
export { verification } from './verification.ts'
export type { Verification } from './verification.ts'

export { LIMIT_ACTION, LIMIT_REASON } from '@sixpence/protocol/verification'
export type {
  AccountStatusFacts,
  CustomerKycRequest,
  DueDiligenceInfo,
  LimitAction,
  LimitReason,
  LimitReasonInfo,
  RequestedKind,
  RequirementDocument,
} from '@sixpence/protocol/verification'
