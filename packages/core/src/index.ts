export { createBank } from './bank.ts'
export type { Bank, BankOptions } from './bank.ts'
export { clientOf } from './client/index.ts'
export type { AnswerOf, ClientMethod, ClientOf, OnceOptions, ReadOptions } from './client/index.ts'
export type { BankAccess, Domain, UseDomain } from './domain/index.ts'
export type { CallFacts, Calls, StaleOn } from '@sixpence/protocol'
export { createSixpence } from './sixpence.ts'
export type { Sixpence, SixpenceOptions } from './sixpence.ts'
export { isSixpenceError, popupText, SixpenceError } from './errors/index.ts'
export type {
  Diagnostic,
  DiagnosticListener,
  FieldFault,
  PopupText,
  SixpenceErrorCode,
  SixpenceErrorOptions,
} from './errors/index.ts'
export { fallbackStorage, memoryStorage, tabMemory } from './platform/index.ts'
export type {
  Clock,
  KeyStore,
  Lifecycle,
  Lock,
  Platform,
  PlatformFetch,
  RecordStorage,
  SigningKey,
  Socket,
  TabChannel,
  TabStorage,
  Timers,
  UploadRequest,
} from './platform/index.ts'
export { createSession } from './session/index.ts'
export type {
  CreateSessionOptions,
  ProvenRequest,
  RefreshRecord,
  RequestProofs,
  Session,
  SessionHandle,
  SessionState,
  SignedOutBecause,
  TokenStore,
} from './session/index.ts'
export type { Credentials, MigrationNotice, SignIn, SignInStep } from './sign-in/index.ts'
export { noticeDestination } from './realtime/index.ts'
export type {
  NoticeDestination,
  NoticeListener,
  NoticeTarget,
  Realtime,
  RealtimeState,
} from './realtime/index.ts'
export type { Subject } from './http/index.ts'
export type { Decision, Rule } from './rules/index.ts'
export type { BankDocument } from './http/index.ts'
export { isAsReviewed, isFinal, PAYMENT_MOVES } from './payments/index.ts'
export type {
  PaymentEvent,
  ExternalPayment,
  PaymentIntent,
  PaymentOrder,
  PaymentRefusal,
  PaymentRehearsal,
  Payments,
  PaymentStatus,
  TransferPayment,
} from './payments/index.ts'
export type { PendingChange } from './transport/index.ts'
export {
  balanceChangedSchema,
  BUSINESS_NOTICE_TYPES,
  cleanEmailAddress,
  INVOICE_NOTICE_TYPES,
  isEmailAddress,
  MERCHANT_NOTICE_TYPES,
  NEWS_NOTICE_TYPES,
  REFUND_NOTICE_TYPES,
  LOCALES,
  LONGEST_EMAIL,
  PHONE_NUMBER,
  PERMISSIONS,
  NOTICE_TYPES,
  noticeReports,
  reportOfNotice,
} from '@sixpence/protocol'
export type { AuthProfile } from '@sixpence/protocol/sign-in'
export type {
  BalanceChanged,
  BusinessNoticeType,
  InvoiceNoticeType,
  MerchantNoticeType,
  NewsNoticeType,
  RefundNoticeType,
  Locale,
  Money,
  Notice,
  NoticeType,
  PartyKind,
  GrantedPermissions,
  Permission,
  Permissions,
  PermittedAction,
  RightAction,
  Term,
} from '@sixpence/protocol'
export type { Approval, ApprovalFailure, HeldPayment } from '@sixpence/protocol/payments'

export * from './access/index.ts'
export * from './accounts/index.ts'
export * from './activation/index.ts'
export * from './announcements/index.ts'
export * from './approvals/index.ts'
export * from './attention/index.ts'
export * from './cards/index.ts'
export * from './checkouts/index.ts'
export * from './customer/index.ts'
export * from './devices/index.ts'
export * from './dictionaries/index.ts'
export * from './documents/index.ts'
export * from './drafts/index.ts'
export * from './embedding/index.ts'
export * from './external-sign-in/index.ts'
export * from './fields/index.ts'
export * from './history/index.ts'
export * from './identity-check/index.ts'
export * from './invoices/index.ts'
export * from './kyc/index.ts'
export * from './legal/index.ts'
export * from './lookups/index.ts'
export * from './merchant/index.ts'
export * from './migration/index.ts'
export * from './notifications/index.ts'
export * from './preapproved/index.ts'
export * from './profile/index.ts'
export * from './recovery/index.ts'
export * from './security/index.ts'
export * from './signatures/index.ts'
export * from './start/index.ts'
export * from './statements/index.ts'
export * from './transfers/index.ts'
export * from './users/index.ts'
export * from './verification/index.ts'
