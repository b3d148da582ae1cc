import type { Locale } from '@sixpence/protocol/locale'
import { CHANNEL_PATH } from '@sixpence/protocol/wire'
import { type Acting, createActing, followSubject, subjectOf } from './access/index.ts'
import { type AddressLookup, type BankAccess, createUse, type UseDomain } from './domain/index.ts'
import { redacted, type Diagnostic, type DiagnosticListener } from './errors/index.ts'
import {
  createCallAsCustomer,
  createCallRest,
  fetchDocumentLater,
  sendPieceLater,
} from './http/index.ts'
import { intlLocale } from './locale/index.ts'
import { followLeaving } from './payments/index.ts'
import { checkOptions, type Platform } from './platform/index.ts'
import { createRealtime, type Realtime } from './realtime/index.ts'
import {
  createSession,
  type Session,
  type SessionHandle,
  type TokenStore,
} from './session/index.ts'
import { callWhileLinkingLater, type SignIn } from './sign-in/index.ts'
import {
  createCallNamedMethod,
  createCallRestMethod,
  type Caller,
  type CallNamedMethod,
} from './transport/index.ts'

/** The bank's address, the platform core runs on, and the host's choices. */
export interface BankOptions {
  /** The bank's address, e.g. `https://api.bank.example`; no path. */
  api: string
  /**
   * The full address of the websocket, e.g. `wss://notices.bank.example/ws`. Default: `/ws` at the
   * bank's address.
   */
  realtime?: string | undefined
  platform: Platform
  /** Default `en`. */
  locale?: Locale | undefined
  tokenStore?: TokenStore | undefined
  /** Separates the records of brands that share an origin. */
  namespace?: string | undefined
  /**
   * Idle time after which a session ends. Default 15 minutes; a brand under PSD2 sets 5; use
   * `Infinity` for a program without a person.
   */
  idleLimitMs?: number | undefined
  /**
   * A session opened earlier by `createSession` with the same address, platform and namespace. A
   * page can sign someone in with that small client and load the rest later.
   */
  session?: SessionHandle | undefined
  /**
   * A service outside the bank that reports whether an IP address hides someone's location, e.g.
   * `https://ip.example/privacy/`. The IP address is appended to it.
   */
  ipPrivacy?: string | undefined
  /** Replaces the bank's address lookup, e.g. with a provider the host has a contract with. */
  addressLookup?: AddressLookup | undefined
  /**
   * For banks without DPoP (RFC 9449): any browser that gets hold of the refresh token can then use
   * it. By default a session is bound to this browser.
   */
  unbound?: boolean | undefined
  /** The only outlet for telemetry; secrets are redacted before it is called. */
  onDiagnostic?: ((diagnostic: Diagnostic) => void) | undefined
}

export { clientOf } from './client/index.ts'
export type { AnswerOf, ClientMethod, ClientOf, OnceOptions, ReadOptions } from './client/index.ts'
export type { BankAccess, Domain, UseDomain } from './domain/index.ts'
export type { BankDocument, Subject } from './http/index.ts'
export type { PendingChange } from './transport/index.ts'
export type { CallFacts, Calls, StaleOn } from '@sixpence/protocol/call'
export type { Diagnostic }

/** A session at a bank, and the basis of every domain: calls, notices, and who acts for whom. */
export interface Bank {
  readonly session: Session
  readonly signIn: SignIn
  readonly access: Acting
  readonly realtime: Realtime
  /** Opens a domain, e.g. `bank.use(cards)`. Returns the same client each time. */
  readonly use: UseDomain
  /** Sets the language of later calls. */
  setLocale(locale: Locale): void
  /** Stops timers, sockets and listeners. The customer stays signed in. */
  dispose(): void
}

/**
 * Opens a bank without domains, for pages that need only a few and count every kilobyte. Resumes a
 * session left by an earlier page straight away; watch `session`.
 *
 * @example
 *   import { createBank } from '@sixpence/core/bank'
 *   import { cards } from '@sixpence/core/cards'
 *
 *   const bank = createBank({ api: 'https://api.bank.example', platform: browserPlatform() })
 *   await bank.use(cards).pause({ accountId })
 *
 * @throws {TypeError} If `api` is not a URL, or `platform` is missing.
 */
export function createBank(options: BankOptions): Bank {
  const setup = setUp(options)
  const { handle, realtime } = setup
  const { session } = handle
  const acting = createActing({ ...setup, session })
  const call: CallNamedMethod = createCallNamedMethod({
    ...setup,
    session,
    caller: () => callerOf(session, acting),
  })
  realtime.watch(({ type }) => {
    if (type === 'accessChanged') void acting.changed()
  })
  // Changes made while the channel was down were never announced.
  realtime.onReconnected(() => void acting.changed())
  const subject = () => subjectOf(session, acting)
  const ends = [followLeaving({ ...setup, session })]
  const bank: BankAccess = {
    ...setup,
    ...createRestCalls(setup, subject),
    call,
    session,
    begin: handle.begin,
    acting,
    subject,
    onOtherSubject: onOther => followSubject(session, acting, onOther),
    use: domain => use(domain),
    onDispose: end => void ends.push(end),
  }
  const use = createUse(bank)
  void session.restore()
  return {
    session,
    signIn: handle.signIn,
    access: acting,
    realtime,
    use,
    setLocale: handle.setLocale,
    dispose() {
      for (const end of ends) end()
      for (const part of [acting, realtime, handle]) part.dispose()
    },
  }
}

interface Setup extends Pick<BankOptions, 'platform' | 'ipPrivacy' | 'addressLookup'> {
  readonly api: string
  readonly namespace: string
  readonly onDiagnostic: DiagnosticListener
  readonly handle: SessionHandle
  readonly language: () => Locale
  readonly realtime: ReturnType<typeof createRealtime>
}

function setUp(options: BankOptions): Setup {
  const { ipPrivacy, addressLookup, namespace = 'sixpence' } = options
  const api = checkOptions(options)
  const onDiagnostic = redacted(options.onDiagnostic)
  const url = options.realtime ?? api.replace(/^http/, 'ws') + CHANNEL_PATH
  const handle = options.session ?? createSession({ ...options, api, realtime: url, namespace })
  const { session, proofs, getLocale: language } = handle
  const { platform } = proofs
  const realtime = createRealtime({ url, platform, session, namespace, proofs, onDiagnostic })
  return {
    platform,
    ipPrivacy,
    addressLookup,
    api,
    namespace,
    onDiagnostic,
    handle,
    language,
    realtime,
  }
}

/** Calls outside the single endpoint; what few pages need is loaded on first use. */
function createRestCalls(
  { api, platform, namespace, handle: { session }, language: locale }: Setup,
  subject: BankAccess['subject'],
) {
  const callRest = createCallRest(api, platform)
  const language = () => intlLocale(locale())
  const setup = { api, platform, namespace, session, callRest, language }
  const callAsCustomer = createCallAsCustomer({ ...setup, userId: () => subject()?.userId })
  return {
    callRest: createCallRestMethod(callAsCustomer),
    callWhileLinking: createCallRestMethod(callWhileLinkingLater({ ...setup, callAsCustomer })),
    fetchDocument: fetchDocumentLater({ ...setup, subject }),
    sendPiece: sendPieceLater(setup),
  }
}

function callerOf(session: Session, acting: Acting): Caller {
  const state = session.getSnapshot()
  const { actsFor, userId } = subjectOf(session, acting) ?? {}
  return {
    fromEmail: state.status === 'signed_in' ? state.email : undefined,
    userId,
    fromCustomerId: actsFor,
  }
}
