export { createSession } from './create-session.ts'
export type { CreateSessionOptions, SessionHandle } from './create-session.ts'
export type { SessionState, SignedOutBecause } from './session-state.ts'
export type { Session } from './session.ts'
export type { RefreshRecord, TokenStore } from './token-store.ts'
export type { Credentials, SignIn, SignInStep } from '../sign-in/index.ts'
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
} from '../platform/index.ts'
export type { ProvenRequest, RequestProofs } from '../http/index.ts'
export type { Diagnostic, DiagnosticListener } from '../errors/index.ts'
export { isSixpenceError, SixpenceError } from '../errors/index.ts'
export type { FieldFault, SixpenceErrorCode, SixpenceErrorOptions } from '../errors/index.ts'
