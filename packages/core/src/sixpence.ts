import type { Locale } from '@sixpence/protocol'
import type { Accounts } from './accounts/accounts.ts'
import type { Customers } from './customer/customers.ts'
import type { History } from './history/history.ts'
import type { Payments } from './payments/payments.ts'
import type { Platform } from './platform/platform.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { TokenStore } from './session/token-store.ts'
import type { SignIn } from './sign-in/sign-in-step.ts'
import type { Transfers } from './transfers/transfers.ts'

export interface SixpenceOptions {
  /** The bank's address, e.g. `https://api.bank.example`; no path. */
  api: string
  /** The websocket's address; by default the bank's with `ws` for `http`. */
  realtime?: string
  platform: Platform
  locale?: Locale
  tokenStore?: TokenStore
  /** Keeps the records of one brand from those of another on the same origin. */
  namespace?: string
  /** How long a session may lie idle. Default 15 minutes; a brand under PSD2 sets 5. */
  idleLimitMs?: number
  /** The one way out for telemetry; secrets are redacted before it is called. */
  onDiagnostic?: (diagnostic: Diagnostic) => void
}

export interface Diagnostic {
  readonly type: 'call' | 'session' | 'payment' | 'realtime'
  readonly message: string
  readonly requestId?: string | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** A bank without a screen. */
export interface Sixpence {
  readonly session: import('./session/session.ts').Session
  readonly signIn: SignIn
  readonly customer: Customers
  readonly accounts: Accounts
  readonly history: History
  readonly transfers: Transfers
  readonly payments: Payments
  readonly realtime: Realtime
  /** The language of calls from now on. */
  setLocale(locale: Locale): void
  /** Ends timers, sockets and listeners. The customer stays signed in. */
  dispose(): void
}
