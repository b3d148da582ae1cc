import type { BankMethods } from '@sixpence/protocol'
import { bankMethods, type NamedMethod, type RestMethod } from '@sixpence/protocol/schemas'
import { callId } from './call-id.ts'

/** `own`: concerns only the member of staff who asks. */
type Kind = NonNullable<NamedMethod['staffAct']>

/** The kinds of a domain's reads and writes, unless a call names its own. */
const OF_DOMAIN: Readonly<Record<keyof BankMethods, { read: Kind; write: Kind }>> = {
  access: { read: 'profile', write: 'security' },
  accounts: { read: 'accounts', write: 'accountChanges' },
  activation: { read: 'security', write: 'security' },
  announcements: { read: 'own', write: 'own' },
  approvals: { read: 'approvals', write: 'approvals' },
  batches: { read: 'payments', write: 'sendMoney' },
  cards: { read: 'cards', write: 'cardChanges' },
  checkouts: { read: 'payments', write: 'sendMoney' },
  customer: { read: 'profile', write: 'profile' },
  devices: { read: 'security', write: 'security' },
  dictionaries: { read: 'own', write: 'own' },
  documents: { read: 'papers', write: 'papers' },
  embedding: { read: 'security', write: 'security' },
  externalSignIn: { read: 'security', write: 'security' },
  history: { read: 'history', write: 'papers' },
  identityCheck: { read: 'profile', write: 'profile' },
  invoices: { read: 'payments', write: 'sendMoney' },
  kyc: { read: 'profile', write: 'profile' },
  legal: { read: 'papers', write: 'papers' },
  lookups: { read: 'own', write: 'own' },
  merchant: { read: 'payments', write: 'security' },
  notifications: { read: 'security', write: 'security' },
  payments: { read: 'payments', write: 'sendMoney' },
  preapproved: { read: 'payments', write: 'payments' },
  profile: { read: 'profile', write: 'profile' },
  recovery: { read: 'security', write: 'security' },
  security: { read: 'security', write: 'security' },
  signIn: { read: 'security', write: 'security' },
  signatures: { read: 'papers', write: 'papers' },
  statements: { read: 'papers', write: 'papers' },
  transfers: { read: 'payments', write: 'sendMoney' },
  users: { read: 'users', write: 'userChanges' },
  verification: { read: 'profile', write: 'profile' },
}

type Call = Pick<NamedMethod | RestMethod, 'effect' | 'needs' | 'staff' | 'staffAct'>

const kindOf = (domain: keyof BankMethods, { effect, needs, staff, staffAct }: Call): Kind =>
  // Staff's reads about themselves concern no customer.
  staffAct ?? (needs === 'own' && staff === 'sees' ? 'own' : OF_DOMAIN[domain][effect])

const KINDS: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(bankMethods) as (keyof BankMethods)[]).flatMap(domain =>
    Object.values<NamedMethod | RestMethod>(bankMethods[domain]).map(
      call => [callId(call), kindOf(domain, call)] as const,
    ),
  ),
)

/**
 * Returns the kind of a call of staff, as declared.
 *
 * @param needs - The need of this request: one address writes papers of the customer and the
 *   agreements of the user.
 * @throws {Error} If the call isn't declared: the customer couldn't be informed of it.
 */
export function kindOfStaffAct(call: string, needs: NamedMethod['needs']): Kind {
  const kind = KINDS.get(call)
  if (kind === undefined) throw new Error(`No call is declared as ${call}`)
  return kind === 'papers' && needs === 'own' ? 'own' : kind
}
