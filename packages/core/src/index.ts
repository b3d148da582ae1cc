export { createBank } from './bank.ts'
export type { Bank, BankOptions } from './bank.ts'
export { createSixpence } from './sixpence.ts'
export type { Sixpence, SixpenceOptions } from './sixpence.ts'
export type { Domain, UseDomain } from './domain/index.ts'
export type { AnswerOf, ClientMethod, ClientOf, OnceOptions, ReadOptions } from './client/index.ts'
export type { BankDocument, Subject } from './http/index.ts'
export type { PendingChange } from './transport/index.ts'
export { isSixpenceError, SixpenceError } from './errors/index.ts'
export type {
  Diagnostic,
  DiagnosticListener,
  FieldFault,
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
  PlatformWorker,
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
export type { Access, Acting } from './access/index.ts'
export type { NoticeListener, Realtime, RealtimeState } from './realtime/index.ts'
export type {
  PaymentIntent,
  PaymentOrder,
  PaymentRefusal,
  PaymentRehearsal,
  Payments,
  PaymentStatus,
} from './payments/index.ts'
export type { Locale } from '@sixpence/protocol/locale'
export type { Money } from '@sixpence/protocol/money'
export type { Notice } from '@sixpence/protocol/realtime'
