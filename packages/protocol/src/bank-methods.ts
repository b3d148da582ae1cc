import { accessMethods } from './access/index.ts'
import { accountMethods } from './accounts/index.ts'
import { activationMethods } from './activation/index.ts'
import { announcementMethods } from './announcements/index.ts'
import { approvalMethods } from './approvals/index.ts'
import { batchMethods } from './batches/index.ts'
import { cardMethods } from './cards/index.ts'
import { checkoutMethods } from './checkouts/index.ts'
import { customerMethods } from './customer/index.ts'
import { deviceMethods } from './devices/index.ts'
import { dictionaryMethods } from './dictionaries/index.ts'
import { documentMethods } from './documents/index.ts'
import { embeddingMethods } from './embedding/index.ts'
import { externalSignInMethods } from './external-sign-in/index.ts'
import { historyMethods } from './history/index.ts'
import { identityCheckMethods } from './identity-check/index.ts'
import { invoiceMethods } from './invoices/index.ts'
import { kycMethods } from './kyc/index.ts'
import { legalMethods } from './legal/index.ts'
import { lookupMethods } from './lookups/index.ts'
import { merchantMethods } from './merchant/index.ts'
import { notificationMethods } from './notifications/index.ts'
import { paymentMethods } from './payments/index.ts'
import { preapprovedMethods } from './preapproved/index.ts'
import { profileMethods } from './profile/index.ts'
import { recoveryMethods } from './recovery/index.ts'
import { securityMethods } from './security/index.ts'
import { signInMethods } from './sign-in/index.ts'
import { signatureMethods } from './signatures/index.ts'
import { statementMethods } from './statements/index.ts'
import { transferMethods } from './transfers/index.ts'
import { userMethods } from './users/index.ts'
import { verificationMethods } from './verification/index.ts'
import type { NamedMethod, RestMethod } from './method.ts'

/**
 * The calls of each domain. They are listed one by one, because a derived type would contain them
 * twice.
 */
export type BankMethods = {
  readonly access: typeof accessMethods
  readonly accounts: typeof accountMethods
  readonly activation: typeof activationMethods
  readonly announcements: typeof announcementMethods
  readonly approvals: typeof approvalMethods
  readonly batches: typeof batchMethods
  readonly cards: typeof cardMethods
  readonly checkouts: typeof checkoutMethods
  readonly customer: typeof customerMethods
  readonly devices: typeof deviceMethods
  readonly dictionaries: typeof dictionaryMethods
  readonly documents: typeof documentMethods
  readonly embedding: typeof embeddingMethods
  readonly externalSignIn: typeof externalSignInMethods
  readonly history: typeof historyMethods
  readonly identityCheck: typeof identityCheckMethods
  readonly invoices: typeof invoiceMethods
  readonly kyc: typeof kycMethods
  readonly legal: typeof legalMethods
  readonly lookups: typeof lookupMethods
  readonly merchant: typeof merchantMethods
  readonly notifications: typeof notificationMethods
  readonly payments: typeof paymentMethods
  readonly preapproved: typeof preapprovedMethods
  readonly profile: typeof profileMethods
  readonly recovery: typeof recoveryMethods
  readonly security: typeof securityMethods
  readonly signIn: typeof signInMethods
  readonly signatures: typeof signatureMethods
  readonly statements: typeof statementMethods
  readonly transfers: typeof transferMethods
  readonly users: typeof userMethods
  readonly verification: typeof verificationMethods
}

/** All calls of a bank, by domain. */
export const bankMethods: BankMethods = {
  access: accessMethods,
  accounts: accountMethods,
  activation: activationMethods,
  announcements: announcementMethods,
  approvals: approvalMethods,
  batches: batchMethods,
  cards: cardMethods,
  checkouts: checkoutMethods,
  customer: customerMethods,
  devices: deviceMethods,
  dictionaries: dictionaryMethods,
  documents: documentMethods,
  embedding: embeddingMethods,
  externalSignIn: externalSignInMethods,
  history: historyMethods,
  identityCheck: identityCheckMethods,
  invoices: invoiceMethods,
  kyc: kycMethods,
  legal: legalMethods,
  lookups: lookupMethods,
  merchant: merchantMethods,
  notifications: notificationMethods,
  payments: paymentMethods,
  preapproved: preapprovedMethods,
  profile: profileMethods,
  recovery: recoveryMethods,
  security: securityMethods,
  signIn: signInMethods,
  signatures: signatureMethods,
  statements: statementMethods,
  transfers: transferMethods,
  users: userMethods,
  verification: verificationMethods,
}

const all = (): readonly (NamedMethod | RestMethod)[] =>
  Object.values(bankMethods).flatMap(methods => Object.values<NamedMethod | RestMethod>(methods))

/** Returns all calls of the single endpoint. */
export const namedMethods = (): readonly NamedMethod[] => all().filter(call => 'name' in call)

/** Returns all calls that have their own address. */
export const restMethods = (): readonly RestMethod[] => all().filter(call => 'path' in call)
