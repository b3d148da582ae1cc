import type { Locale } from '@sixpence/protocol'
import { customerMethods } from '@sixpence/protocol/customer'
import { CHANNEL_PATH } from '@sixpence/protocol/wire'
import * as z from 'zod/mini'
import { createAccess, followSubject, subjectOf, type Access } from './access/index.ts'
import { type AddressLookup, type BankAccess, createUse, type UseDomain } from './domain/index.ts'
import { redacted, type Diagnostic, type DiagnosticListener } from './errors/index.ts'
import {
  createCallAsCustomer,
  createCallRest,
  createCallWhileLinking,
  createFetchDocument,
  createSendPiece,
} from './http/index.ts'
import { intlLocale } from './locale/index.ts'
import { createPayments, type Payments } from './payments/index.ts'
import type { Platform } from './platform/index.ts'
import { createRealtime, type Realtime } from './realtime/index.ts'
import {
  createSession,
  type Session,
  type SessionHandle,
  type TokenStore,
} from './session/index.ts'
import { createLinkingToken, type SignIn } from './sign-in/index.ts'
import {
  createCallNamedMethod,
  createCallRestMethod,
  type Caller,
  type CallNamedMethod,
} from './transport/index.ts'

/** Where the bank is, what core runs on, and what a host may decide. */
export interface BankOptions {
  /** The bank's address, e.g. `https://api.bank.example`; no path. */
  api: string
  /**
   * The websocket's whole address, e.g. `wss://notices.bank.example/ws`; by default `/ws` of the
   * bank's own.
   */
  realtime?: string | undefined
  platform: Platform
  /** Default `en`. */
  locale?: Locale | undefined
  tokenStore?: TokenStore | undefined
  /** Keeps the records of one brand from those of another on the same origin. */
  namespace?: string | undefined
  /**
   * How long a session may lie idle. Default 15 minutes; a brand under PSD2 sets 5; `Infinity`
   * suits a program without a person.
   */
  idleLimitMs?: number | undefined
  /**
   * A session that `createSession` opened before, with the same address, platform and namespace: so
   * a page can sign someone in by that small client, and load the rest when it is needed.
   */
  session?: SessionHandle | undefined
  /**
   * The address of a service outside of the bank that says whether an IP address hides where
   * someone is, e.g. `https://ip.example/privacy/`: the address in question is put to its end.
   */
  ipPrivacy?: string | undefined
  /** Finds addresses in the place of the bank, e.g. a provider that the host has a contract with. */
  addressLookup?: AddressLookup | undefined
  /**
   * For a bank that knows no DPoP (RFC 9449): the refresh token then works in any browser that gets
   * hold of it. By default a session is bound to this browser.
   */
  unbound?: boolean | undefined
  /** The one way out for telemetry; secrets are redacted before it is called. */
  onDiagnostic?: ((diagnostic: Diagnostic) => void) | undefined
}

export type { Diagnostic }

/** A session at a bank, and what everything else needs: payments, access, the live channel. */
export interface Bank {
  readonly session: Session
  readonly signIn: SignIn
  readonly access: Access
  readonly payments: Payments
  readonly realtime: Realtime
  /** Opens a domain, e.g. `bank.use(cards)`; twice answers the same client. */
  readonly use: UseDomain
  /** The language of calls from now on. */
  setLocale(locale: Locale): void
  /** Ends timers, sockets and listeners. The customer stays signed in. */
  dispose(): void
}

/**
 * Opens a bank without domains, for pages that need only a few and count every kilobyte. If an
 * earlier page left a session, it is resumed straight away; watch `session`.
 *
 * @example
 *   import { createBank } from '@sixpence/core/bank'
 *   import { cards } from '@sixpence/core/cards'
 *
 *   const bank = createBank({ api: 'https://api.bank.example', platform: browserPlatform() })
 *   await bank.use(cards).pause({ accountId })
 *
 * @throws {TypeError} When `api` is not an address.
 */
export function createBank(options: BankOptions): Bank {
  // A strict content security policy forbids the code that zod would otherwise generate.
  z.config({ jitless: true })
  const setup = setUp(options)
  const { handle, realtime } = setup
  const { session } = handle
  const call: CallNamedMethod = createCallNamedMethod({
    ...setup,
    session,
    caller: () => callerOf(session, access),
  })
  const access = createAccess({
    ...setup,
    call,
    session,
    getCustomer: async () => (await call(customerMethods.get, {})).customer,
  })
  realtime.watch(({ type }) => {
    if (type === 'accessChanged') void access.changed()
  })
  // Nobody has told of a change while the channel was gone.
  realtime.onReconnected(() => void access.changed())
  const subject = {
    getSnapshot: () => subjectOf(session, access),
    subscribe: (onOther: () => void) => followSubject(session, access, onOther),
  }
  const payments = createPayments({
    ...setup,
    call,
    session,
    owner: subject,
    // Users who asked for an approval see the result at once.
    onNews: hear => realtime.watch(({ type }) => void (type.startsWith('request') && hear())),
  })
  const ends: (() => void)[] = []
  const bank: BankAccess = {
    ...setup,
    ...createRestCalls(setup, subject.getSnapshot),
    call,
    session,
    begin: handle.begin,
    access,
    subject: subject.getSnapshot,
    onOtherSubject: subject.subscribe,
    use: domain => use(domain),
    onDispose: end => void ends.push(end),
  }
  const use = createUse(bank)
  void session.restore()
  return {
    session,
    signIn: handle.signIn,
    access,
    payments,
    realtime,
    use,
    setLocale: handle.setLocale,
    dispose() {
      for (const end of ends) end()
      for (const part of [access, realtime, payments, handle]) part.dispose()
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
  const api = new URL(options.api).origin
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

/** The calls outside the single endpoint. */
function createRestCalls(
  { api, platform, namespace, handle: { session }, language: locale }: Setup,
  subject: BankAccess['subject'],
) {
  const callRest = createCallRest(api, platform)
  const language = () => intlLocale(locale())
  const callAsCustomer = createCallAsCustomer({
    callRest,
    session,
    userId: () => subject()?.userId,
    language,
  })
  const whileLinking = createCallWhileLinking({
    callAsCustomer,
    callRest,
    language,
    linkingToken: createLinkingToken({ platform, namespace, session }),
  })
  const fetchDocument = createFetchDocument({ api, platform, session, language, subject })
  const sendPiece = createSendPiece({ api, platform, session })
  return {
    callRest: createCallRestMethod(callAsCustomer),
    callWhileLinking: createCallRestMethod(whileLinking),
    fetchDocument,
    sendPiece,
  }
}

function callerOf(session: Session, access: Access): Caller {
  const state = session.getSnapshot()
  const { actsFor, userId } = subjectOf(session, access) ?? {}
  return {
    fromEmail: state.status === 'signed_in' ? state.email : undefined,
    userId,
    fromCustomerId: actsFor,
  }
}
