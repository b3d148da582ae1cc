import type { Locale } from '@sixpence/protocol'
import type { Tokens } from '@sixpence/protocol/sign-in'
import { CHANNEL_PATH } from '@sixpence/protocol/wire'
import { type DiagnosticListener, redacted } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
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

/** What `createSession` takes, and `createSixpence` besides options of its own. */
export interface CreateSessionOptions {
  /** The bank's address, e.g. `https://api.bank.example`; no path. */
  api: string
  platform: Platform
  /**
   * The websocket's whole address, e.g. `wss://notices.bank.example/ws`; by default `/ws` of the
   * bank's own.
   */
  realtime?: string | undefined
  /** The language of messages for people. Default `en`. */
  locale?: Locale | undefined
  tokenStore?: TokenStore | undefined
  /** Keeps the records of one brand from those of another on the same origin. */
  namespace?: string | undefined
  /** How long a session may lie idle. Default 15 minutes; `Infinity` for a program without a person. */
  idleLimitMs?: number | undefined
  /**
   * For a bank that knows no DPoP (RFC 9449): the refresh token then works in any browser that gets
   * hold of it. By default a session is bound to this browser.
   */
  unbound?: boolean | undefined
  /** Receives messages and error codes, never a secret. Must not throw. */
  onDiagnostic?: DiagnosticListener | undefined
}

/** A session, and the sign-in that begins it. */
export interface SessionHandle {
  readonly session: Session
  readonly signIn: SignIn
  /**
   * Begins a session with tokens that the bank has given in another way than by signing in, e.g.
   * for an activation. A session that stood before ends.
   */
  readonly begin: (tokens: Tokens) => Promise<void>
  /**
   * As the global `fetch`, to an address of the bank: with the customer's token, and the proof that
   * a bound token needs.
   *
   * @throws {SixpenceError} `session_expired`, as `session.accessToken()`; else as `fetch` does.
   */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** What a request needs that this session doesn't send by itself. */
  readonly proofs: RequestProofs
  readonly getLocale: () => Locale
  /** The language of calls from now on. */
  readonly setLocale: (locale: Locale) => void
  /** Ends timers and listeners. The customer stays signed in. */
  readonly dispose: () => void
}

/**
 * Keeps a customer signed in, by itself: for a host that makes its own calls. What an earlier page
 * left is taken up at the first question.
 *
 * @example
 *   const { session, signIn, fetch } = createSession({ api, platform: browserPlatform() })
 *   await signIn.start({ username, password })
 *   const answer = await fetch(`${api}/api?customerInfoGet`, { method: 'POST', body: '{}' })
 */
export function createSession(options: CreateSessionOptions): SessionHandle {
  const { api, namespace = 'sixpence' } = options
  const proofs = createRequestProofs(options)
  const { platform } = proofs
  let locale = options.locale ?? 'en'
  const service = createTokenService(createCallRest(api, platform), () =>
    // The wire's name of Ukrainian is a country's; this header takes a language.
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
