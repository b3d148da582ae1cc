import type { Locale } from '@sixpence/protocol/locale'
import type { Tokens } from '@sixpence/protocol/sign-in'
import { CHANNEL_PATH } from '@sixpence/protocol/wire'
import { type DiagnosticListener, redacted } from '../errors/index.ts'
import { version } from '../../package.json'
import { checkOptions, reportVersion, type Platform } from '../platform/index.ts'
import { type SignIn, createSignIn } from '../sign-in/index.ts'
import {
  createCallRest,
  createRequestProofs,
  createTokenService,
  type RequestProofs,
} from '../http/index.ts'
import { BankSession } from './bank-session.ts'
import { recordTokenStore } from './record-token-store.ts'
import type { Session } from './session.ts'
import type { TokenStore } from './token-store.ts'

const IDLE_LIMIT_MS = 15 * 60_000

/** Options of `createSession`, shared by `createSixpence`. */
export interface CreateSessionOptions {
  /** The bank's address, e.g. `https://api.bank.example`; no path. */
  api: string
  platform: Platform
  /**
   * The full address of the websocket, e.g. `wss://notices.bank.example/ws`. Default: `/ws` at the
   * bank's address.
   */
  realtime?: string | undefined
  /** The language of messages to people. Default `en`. */
  locale?: Locale | undefined
  tokenStore?: TokenStore | undefined
  /** Separates the records of brands that share an origin. */
  namespace?: string | undefined
  /**
   * Idle time after which a session ends. Default 15 minutes; use `Infinity` for a program without
   * a person.
   */
  idleLimitMs?: number | undefined
  /**
   * For banks without DPoP (RFC 9449): any browser that gets hold of the refresh token can then use
   * it. By default a session is bound to this browser.
   */
  unbound?: boolean | undefined
  /** Receives messages and error codes, never a secret. Must not throw. */
  onDiagnostic?: DiagnosticListener | undefined
}

/** A session and its sign-in. */
export interface SessionHandle {
  readonly session: Session
  readonly signIn: SignIn
  /**
   * Begins a session with tokens obtained other than by signing in, e.g. by an activation. Ends any
   * previous session.
   */
  readonly begin: (tokens: Tokens) => Promise<void>
  /**
   * Like the global `fetch`, for the bank's addresses: adds the customer's token and the proof that
   * a bound token needs.
   *
   * @throws {SixpenceError} `session_expired`, like `session.accessToken()`; otherwise fails like
   *   `fetch`.
   */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Proofs for requests that this session doesn't send itself. */
  readonly proofs: RequestProofs
  readonly getLocale: () => Locale
  /** Sets the language of later calls. */
  readonly setLocale: (locale: Locale) => void
  /** Stops timers and listeners. The customer stays signed in. */
  readonly dispose: () => void
}

/**
 * Keeps a customer signed in, without the rest of the client: for hosts that make their own calls.
 * Resumes a session left by an earlier page on first use.
 *
 * @example
 *   const { session, signIn, fetch } = createSession({ api, platform: browserPlatform() })
 *   await signIn.start({ username, password })
 *   const answer = await fetch(`${api}/api?customerInfoGet`, { method: 'POST', body: '{}' })
 *
 * @throws {TypeError} If `api` is not a URL, or `platform` is missing.
 */
export function createSession(options: CreateSessionOptions): SessionHandle {
  const { namespace = 'sixpence' } = options
  const api = checkOptions(options)
  reportVersion(version)
  const proofs = createRequestProofs({ ...options, api })
  const { platform } = proofs
  let locale = options.locale ?? 'en'
  const service = createTokenService(createCallRest(api, platform), () =>
    // The API uses a country code for Ukrainian; this header takes a language.
    locale === 'ua' ? 'uk' : locale,
  )
  const store = options.tokenStore ?? recordTokenStore(platform.storage, namespace)
  const session = new BankSession({
    platform,
    service,
    namespace,
    store,
    idleLimitMs: options.idleLimitMs ?? IDLE_LIMIT_MS,
    onDiagnostic: redacted(options.onDiagnostic),
  })
  const signIn = createSignIn({
    platform,
    service,
    namespace,
    realtime: options.realtime ?? api.replace(/^http/, 'ws') + CHANNEL_PATH,
    begin: tokens => session.begin(tokens),
    whileSigningIn: ask => session.whileSigningIn(ask),
    generation: async () => (await store.read().catch(() => undefined))?.generation,
  })
  return {
    session,
    signIn,
    begin: tokens => session.begin(tokens),
    proofs,
    async fetch(url, init) {
      const headers = new Headers(init?.headers)
      headers.set('Authorization', `Bearer ${await session.accessToken()}`)
      return platform.fetch(url, { ...init, headers })
    },
    getLocale: () => locale,
    setLocale: next => {
      locale = next
    },
    dispose: () => session.dispose(),
  }
}
