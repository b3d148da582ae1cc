import type { Calls, Locale } from '@sixpence/protocol'
import type { AccessHandle } from '../access/index.ts'
import type { DiagnosticListener } from '../errors/index.ts'
import type { FetchDocument, SendPiece, Subject } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import type { Realtime } from '../realtime/index.ts'
import type { SessionHandle } from '../session/index.ts'
import type { CallNamedMethod, CallRestMethod } from '../transport/index.ts'
import type { AddressLookup } from './address-lookup.ts'

/** What a domain's client works with. */
export interface BankAccess {
  readonly call: CallNamedMethod
  readonly callRest: CallRestMethod
  /** As `callRest`, in the name of a sign-in that waits until a phone is linked, if there is one. */
  readonly callWhileLinking: CallRestMethod
  readonly fetchDocument: FetchDocument
  readonly sendPiece: SendPiece
  /** In whose name calls go out now. */
  readonly subject: () => Subject | undefined
  /** Subscribes to changes of it. The returned function unsubscribes. */
  readonly onOtherSubject: (listener: () => void) => () => void
  readonly access: AccessHandle
  readonly begin: SessionHandle['begin']
  readonly platform: Platform
  readonly session: SessionHandle['session']
  readonly namespace: string
  /** What the bank says by itself. */
  readonly realtime: Pick<Realtime, 'watch' | 'onReconnected'>
  /** In which the bank words its answers now. */
  readonly language: () => Locale
  readonly ipPrivacy?: string | undefined
  readonly addressLookup?: AddressLookup | undefined
  readonly onDiagnostic: DiagnosticListener
  /** Another domain of the same bank. */
  readonly use: UseDomain
  /** Called when the bank is disposed of. */
  readonly onDispose: (end: () => void) => void
}

/**
 * A part of what a bank offers: its calls as plain data, and the client that makes them. Hand it to
 * `use`.
 */
export interface Domain<Client = unknown, Of extends Calls = Calls> {
  /** Names it among all domains, e.g. `cards`; what its calls make old is named by it. */
  readonly name: string
  readonly calls: Of
  /** Makes the client; once for each bank. */
  readonly open: (bank: BankAccess) => Client
}

/**
 * Opens a domain at a bank, e.g. `sixpence.use(cards)`: the first time makes its client, every
 * other answers the same.
 */
export type UseDomain = <Client>(domain: Domain<Client>) => Client

/** Keeps the client of each domain for one bank. */
export function createUse(bank: BankAccess): UseDomain {
  const clients = new Map<Domain, unknown>()
  return <Client>(domain: Domain<Client>) => {
    if (!clients.has(domain)) clients.set(domain, domain.open(bank))
    return clients.get(domain) as Client // made by this very domain
  }
}
