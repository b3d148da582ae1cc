import { createBank, type Bank, type BankOptions } from './bank.ts'
import { access, type Access } from './access/index.ts'
import { accounts, type Accounts } from './accounts/index.ts'
import { activation, type Activation } from './activation/index.ts'
import { announcements, type Announcements } from './announcements/index.ts'
import { approvals, type Approvals } from './approvals/index.ts'
import { batches, type Batches } from './batches/index.ts'
import { cards, type Cards } from './cards/index.ts'
import { checkouts, type Checkouts } from './checkouts/index.ts'
import { customer, type Customers } from './customer/index.ts'
import { devices, type Devices } from './devices/index.ts'
import { dictionaries, type Dictionaries } from './dictionaries/index.ts'
import { documents, type Documents } from './documents/index.ts'
import { drafts, type Drafts } from './drafts/index.ts'
import { embedding, type Embedding } from './embedding/index.ts'
import { history, type History } from './history/index.ts'
import { identityCheck, type IdentityChecks } from './identity-check/index.ts'
import { invoices, type Invoices } from './invoices/index.ts'
import { kyc, type Kyc } from './kyc/index.ts'
import { legal, type Legal } from './legal/index.ts'
import { lookups, type Lookups } from './lookups/index.ts'
import { merchant, type Merchant } from './merchant/index.ts'
import { notifications, type Notifications } from './notifications/index.ts'
import { payments, type Payments } from './payments/index.ts'
import { preapproved, type Preapproved } from './preapproved/index.ts'
import { profile, type Profiles } from './profile/index.ts'
import { recovery, type Recovery } from './recovery/index.ts'
import { security, type Security } from './security/index.ts'
import { externalSignIn, type ExternalSignIn } from './external-sign-in/index.ts'
import { migration, type Migration } from './migration/index.ts'
import { signatures, type Signatures } from './signatures/index.ts'
import { start, type Start } from './start/index.ts'
import { statements, type Statements } from './statements/index.ts'
import { transfers, type Transfers } from './transfers/index.ts'
import { users, type Users } from './users/index.ts'
import { verification, type Verification } from './verification/index.ts'

/** The bank's address, the platform core runs on, and the host's choices. */
export type SixpenceOptions = BankOptions

/** A complete bank client without a user interface. */
export interface Sixpence extends Bank {
  readonly access: Access
  readonly accounts: Accounts
  readonly activation: Activation
  readonly announcements: Announcements
  readonly approvals: Approvals
  readonly batches: Batches
  readonly cards: Cards
  readonly checkouts: Checkouts
  readonly customer: Customers
  readonly devices: Devices
  readonly dictionaries: Dictionaries
  readonly documents: Documents
  readonly drafts: Drafts
  readonly embedding: Embedding
  readonly externalSignIn: ExternalSignIn
  readonly history: History
  readonly identityCheck: IdentityChecks
  readonly invoices: Invoices
  readonly kyc: Kyc
  readonly legal: Legal
  readonly lookups: Lookups
  readonly merchant: Merchant
  readonly migration: Migration
  readonly notifications: Notifications
  readonly payments: Payments
  readonly preapproved: Preapproved
  readonly profile: Profiles
  readonly recovery: Recovery
  readonly security: Security
  readonly signatures: Signatures
  readonly start: Start
  readonly statements: Statements
  readonly transfers: Transfers
  readonly users: Users
  readonly verification: Verification
}

/**
 * Opens a bank with every domain. Resumes a session left by an earlier page straight away; watch
 * `session`. Pages that need only a few domains use {@link createBank}.
 *
 * @example
 *   const sixpence = createSixpence({
 *     api: 'https://api.bank.example',
 *     platform: browserPlatform(),
 *   })
 *   await sixpence.signIn.start({ username, password })
 *   const accounts = await sixpence.accounts.list()
 *
 * @throws {TypeError} If `api` or `ipPrivacy` is not a URL.
 */
export function createSixpence(options: SixpenceOptions): Sixpence {
  const bank = createBank(options)
  const { use } = bank
  return {
    ...bank,
    access: use(access),
    accounts: use(accounts),
    activation: use(activation),
    announcements: use(announcements),
    approvals: use(approvals),
    batches: use(batches),
    cards: use(cards),
    checkouts: use(checkouts),
    customer: use(customer),
    devices: use(devices),
    dictionaries: use(dictionaries),
    documents: use(documents),
    drafts: use(drafts),
    embedding: use(embedding),
    externalSignIn: use(externalSignIn),
    history: use(history),
    identityCheck: use(identityCheck),
    invoices: use(invoices),
    kyc: use(kyc),
    legal: use(legal),
    lookups: use(lookups),
    merchant: use(merchant),
    migration: use(migration),
    notifications: use(notifications),
    payments: use(payments),
    preapproved: use(preapproved),
    profile: use(profile),
    recovery: use(recovery),
    security: use(security),
    signatures: use(signatures),
    start: use(start),
    statements: use(statements),
    transfers: use(transfers),
    users: use(users),
    verification: use(verification),
  }
}
