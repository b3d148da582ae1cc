import { CHANNEL_PATH, type Locale } from '@sixpence/protocol'
import * as z from 'zod/mini'
import {
  createAccess,
  createUsers,
  followSubject,
  subjectOf,
  type Access,
  type Users,
} from './access/index.ts'
import { createAccounts, type Accounts } from './accounts/index.ts'
import { createActivation, type Activation } from './activation/index.ts'
import { createAnnouncements, type Announcements } from './announcements/index.ts'
import { createApprovals, type Approvals } from './approvals/index.ts'
import { createCards, type Cards } from './cards/index.ts'
import { createCheckouts, type Checkouts } from './checkouts/index.ts'
import { createCustomers, type Customers } from './customer/index.ts'
import { createDevices, type Devices } from './devices/index.ts'
import { createDocuments, type Documents } from './documents/index.ts'
import { createDrafts, type Drafts } from './drafts/index.ts'
import { createEmbedding, type Embedding } from './embedding/index.ts'
import { redacted, type Diagnostic, type DiagnosticListener } from './errors/index.ts'
import { createHistory, type History } from './history/index.ts'
import {
  createCallAsCustomer,
  createCallRest,
  createCallWhileLinking,
  createFetchDocument,
  type CallAsCustomer,
  type FetchDocument,
  type Subject,
} from './http/index.ts'
import { createLegal, type Legal } from './legal/index.ts'
import { intlLocale } from './locale/index.ts'
import { createNotifications, type Notifications } from './notifications/index.ts'
import { createPayments, type Payments } from './payments/index.ts'
import { createLookups, type Lookups } from './lookups/index.ts'
import type { Platform } from './platform/index.ts'
import { createRealtime, type Realtime } from './realtime/index.ts'
import { createRecovery, type Recovery } from './recovery/index.ts'
import { createSecurity, type Security } from './security/index.ts'
import {
  createSession,
  type Session,
  type SessionHandle,
  type TokenStore,
} from './session/index.ts'
import {
  createExternalSignIn,
  createLinkingToken,
  createMigration,
  type ExternalSignIn,
  type Migration,
  type SignIn,
} from './sign-in/index.ts'
import { createStart, type Start } from './start/index.ts'
import { createStatements, type Statements } from './statements/index.ts'
import { createTransfers, type Transfers } from './transfers/index.ts'
import { createCallNamedMethod, type Caller, type CallNamedMethod } from './transport/index.ts'

/** Where the bank is, what core runs on, and what a host may decide. */
export interface SixpenceOptions {
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
   * a page can sign somebody in by that small door, and load the rest when it is needed.
   */
  session?: SessionHandle | undefined
  /**
   * The address of a service outside of the bank that says whether an IP address hides where
   * somebody is, e.g. `https://ip.example/privacy/`: the address in question is put to its end.
   */
  ipPrivacy?: string | undefined
  /** The one way out for telemetry; secrets are redacted before it is called. */
  onDiagnostic?: ((diagnostic: Diagnostic) => void) | undefined
}

export type { Diagnostic }

/** A bank without a screen. */
export interface Sixpence {
  readonly session: Session
  readonly signIn: SignIn
  readonly customer: Customers
  readonly access: Access
  readonly users: Users
  readonly start: Start
  readonly accounts: Accounts
  readonly announcements: Announcements
  readonly approvals: Approvals
  readonly cards: Cards
  readonly history: History
  readonly statements: Statements
  readonly transfers: Transfers
  readonly payments: Payments
  readonly checkouts: Checkouts
  readonly devices: Devices
  readonly migration: Migration
  readonly externalSignIn: ExternalSignIn
  readonly embedding: Embedding
  readonly security: Security
  readonly notifications: Notifications
  readonly legal: Legal
  readonly lookups: Lookups
  readonly documents: Documents
  readonly drafts: Drafts
  readonly activation: Activation
  readonly recovery: Recovery
  readonly realtime: Realtime
  /** The language of calls from now on. */
  setLocale(locale: Locale): void
  /** Ends timers, sockets and listeners. The customer stays signed in. */
  dispose(): void
}

/**
 * Opens a bank. What an earlier page left of a session is taken up at once; watch `session`.
 *
 * @example
 *   const sixpence = createSixpence({
 *     api: 'https://api.bank.example',
 *     platform: browserPlatform(),
 *   })
 *   await sixpence.signIn.start({ username, password })
 *   const accounts = await sixpence.accounts.list()
 *
 * @throws {TypeError} When `api` or `ipPrivacy` is not an address.
 */
export function createSixpence(options: SixpenceOptions): Sixpence {
  // A strict content security policy forbids the code that zod would otherwise generate.
  z.config({ jitless: true })
  const { platform, namespace = 'sixpence' } = options
  const api = new URL(options.api).origin
  const onDiagnostic = redacted(options.onDiagnostic)
  const url = options.realtime ?? api.replace(/^http/, 'ws') + CHANNEL_PATH
  const handle = options.session ?? createSession({ ...options, api, realtime: url, namespace })
  const { session, signIn } = handle
  const call = createCallNamedMethod({
    api,
    platform,
    session,
    language: handle.getLocale,
    caller: () => callerOf(session, people.access),
    onDiagnostic,
  })
  const realtime = createRealtime({ url, platform, session, namespace, onDiagnostic })
  const people = createPeople(call, { session, realtime, onDiagnostic })
  const { access, customer, start, subject } = people
  const payments = createPayments({
    call,
    platform,
    session,
    namespace,
    onDiagnostic,
    owner: subject,
    // Whoever asked for an approval hears at once what became of it.
    onNews: hear => realtime.watch(({ type }) => void (type.startsWith('request') && hear())),
  })
  const language = () => intlLocale(handle.getLocale())
  const calls = createCalls({ api, platform, session, language, subject: subject.getSnapshot })
  const { callRest, callAsCustomer } = calls
  const callWhileLinking = createCallWhileLinking({
    callAsCustomer,
    callRest,
    language,
    linkingToken: createLinkingToken({ platform, namespace, session }),
  })
  void session.restore()

  return {
    session,
    signIn,
    customer,
    access,
    start,
    ...createRooms({ ...options, namespace, call, ...calls, begin: handle.begin }),
    devices: createDevices(callWhileLinking),
    migration: createMigration({ platform, namespace, call: callWhileLinking }),
    payments,
    drafts: createDrafts({ platform, session, namespace }),
    realtime,
    setLocale: handle.setLocale,
    dispose() {
      people.dispose()
      realtime.dispose()
      payments.dispose()
      handle.dispose()
    },
  }
}

/** The calls outside the single endpoint. */
function createCalls(options: Parameters<typeof createFetchDocument>[0]) {
  const { api, platform, session, language, subject } = options
  const callRest = createCallRest(api, platform)
  const callAsCustomer = createCallAsCustomer({
    callRest,
    session,
    userId: () => subject()?.userId,
    language,
  })
  return { callRest, callAsCustomer, fetchDocument: createFetchDocument(options), subject }
}

interface RoomOptions {
  readonly call: CallNamedMethod
  readonly callAsCustomer: CallAsCustomer
  readonly fetchDocument: FetchDocument
  readonly subject: () => Subject | undefined
  readonly begin: SessionHandle['begin']
  readonly platform: Platform
  readonly namespace: string
  readonly ipPrivacy?: string | undefined
}

/** The rooms that are calls and nothing else. */
function createRooms(options: RoomOptions) {
  const { call, callAsCustomer, fetchDocument, begin, platform, namespace, ipPrivacy } = options
  return {
    users: createUsers(call),
    accounts: createAccounts({ call, platform, namespace }),
    announcements: createAnnouncements(call),
    approvals: createApprovals(call),
    history: createHistory(options),
    cards: createCards(call, platform),
    transfers: createTransfers(call),
    checkouts: createCheckouts(call),
    embedding: createEmbedding(callAsCustomer),
    externalSignIn: createExternalSignIn(callAsCustomer),
    security: createSecurity({ call, callAsCustomer }),
    notifications: createNotifications(call),
    legal: createLegal({ call, fetchDocument }),
    statements: createStatements({ call, fetchDocument }),
    documents: createDocuments(options),
    lookups: createLookups({ callAsCustomer, platform, ipPrivacy }),
    activation: createActivation({ call, begin }),
    recovery: createRecovery(call),
  }
}

interface PeopleOptions {
  readonly session: Session
  readonly realtime: Realtime
  readonly onDiagnostic: DiagnosticListener
}

/** Who is signed in, whom they act for, and what comes first of it. */
function createPeople(call: CallNamedMethod, { session, realtime, onDiagnostic }: PeopleOptions) {
  const customer = createCustomers(call)
  const access = createAccess({
    call,
    session,
    getCustomer: () => customer.get(),
    onNews: () => start.forget(),
    onDiagnostic,
  })
  realtime.watch(({ type }) => {
    if (type === 'accessChanged') void access.changed()
  })
  const subject = {
    getSnapshot: () => subjectOf(session, access),
    subscribe: (onOther: () => void) => followSubject(session, access, onOther),
  }
  const start = createStart({
    getCustomer: () => customer.get(),
    getForms: async () => (await customer.profile()).fatcaCrsCertificationInfo,
    getAccessInfo: () => access.info(),
    listAccesses: () => access.list(),
    subject: () => subject.getSnapshot()?.key,
    isActing: () => access.getSnapshot().isOther,
    onDiagnostic,
  })
  const unfollow = subject.subscribe(() => start.forget())
  const dispose = () => {
    unfollow()
    access.dispose()
  }
  return { customer, access, start, subject, dispose }
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
