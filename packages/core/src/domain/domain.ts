import type { Calls } from '@sixpence/protocol/call'
import type { Locale } from '@sixpence/protocol/locale'
import type { ActingHandle } from '../access/index.ts'
import type { DiagnosticListener } from '../errors/index.ts'
import type { FetchDocument, SendPiece, Subject } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import type { Realtime } from '../realtime/index.ts'
import type { Session } from '../session/index.ts'
import type { CallNamedMethod, CallRestMethod } from '../transport/index.ts'
import type { AddressLookup } from './address-lookup.ts'

/** Everything a domain's client works with. */
export interface BankAccess {
  readonly call: CallNamedMethod
  readonly callRest: CallRestMethod
  /** Like `callRest`, but on behalf of a sign-in waiting for a phone to be linked, if there is one. */
  readonly callWhileLinking: CallRestMethod
  readonly fetchDocument: FetchDocument
  readonly sendPiece: SendPiece
  /** The user and customer that calls are currently made for. */
  readonly subject: () => Subject | undefined
  /** Calls the listener when the subject changes. Returns a function that unsubscribes. */
  readonly onOtherSubject: (listener: () => void) => () => void
  /** The customer the user acts for. */
  readonly acting: ActingHandle
  /** Begins a session with the tokens of somebody who has signed in another way. */
  readonly begin: (tokens: {
    readonly accessToken: string
    readonly refreshToken: string
  }) => Promise<void>
  readonly platform: Platform
  readonly session: Session
  readonly namespace: string
  /** The bank's notices. */
  readonly realtime: Pick<Realtime, 'watch' | 'onReconnected'>
  /** The current language of the bank's answers. */
  readonly language: () => Locale
  readonly ipPrivacy?: string | undefined
  readonly addressLookup?: AddressLookup | undefined
  readonly onDiagnostic: DiagnosticListener
  /** Another domain of the same bank. */
  readonly use: UseDomain
  /** Registers a function to call when the bank is disposed of. */
  readonly onDispose: (end: () => void) => void
}

/** A part of a bank: its calls as plain data, and the client that makes them. Pass it to `use`. */
export interface Domain<Client = unknown, Of extends Calls = Calls> {
  /** Unique among all domains, e.g. `cards`; also names the data that its calls make old. */
  readonly name: string
  readonly calls: Of
  /** Creates the client; called once per bank. */
  readonly open: (bank: BankAccess) => Client
}

/**
 * Opens a domain at a bank, e.g. `sixpence.use(cards)`. Creates its client the first time and
 * returns the same one afterwards.
 */
export type UseDomain = <Client>(domain: Domain<Client>) => Client

/** Keeps one client per domain for a bank. */
export function createUse(bank: BankAccess): UseDomain {
  const clients = new Map<Domain, unknown>()
  return <Client>(domain: Domain<Client>) => {
    if (!clients.has(domain)) clients.set(domain, domain.open(bank))
    return clients.get(domain) as Client // created by this very domain
  }
}
