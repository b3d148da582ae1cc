export { createSession } from './create-session.ts'
export type { CreateSessionOptions, SessionHandle } from './create-session.ts'
export type { SessionState, SignedOutBecause } from './session-state.ts'
export type { Session } from './session.ts'
export type { RefreshRecord, TokenStore } from './token-store.ts'
export type { SignIn, SignInStep } from '../sign-in/sign-in-step.ts'
export type {
  Clock,
  Lifecycle,
  Lock,
  Platform,
  RecordStorage,
  Socket,
  TabChannel,
  Timers,
} from '../platform/platform.ts'
export type { Diagnostic, DiagnosticListener } from '../errors/diagnostic.ts'
export { isSixpenceError, SixpenceError } from '../errors/sixpence-error.ts'
export type {
  FieldFault,
  SixpenceErrorCode,
  SixpenceErrorOptions,
} from '../errors/sixpence-error.ts'
