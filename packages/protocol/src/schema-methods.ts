import type * as z from 'zod/mini'
import type * as decoded from './method.ts'
import { accessCalls } from './access/calls.ts'
import { accessSchemas } from './access/schemas.ts'
import { accountCalls } from './accounts/calls.ts'
import { accountSchemas } from './accounts/schemas.ts'
import { activationCalls } from './activation/calls.ts'
import { activationSchemas } from './activation/schemas.ts'
import { announcementCalls } from './announcements/calls.ts'
import { announcementSchemas } from './announcements/schemas.ts'
import { approvalCalls } from './approvals/calls.ts'
import { approvalSchemas } from './approvals/schemas.ts'
import { batchCalls } from './batches/calls.ts'
import { batchSchemas } from './batches/schemas.ts'
import { cardCalls } from './cards/calls.ts'
import { cardSchemas } from './cards/schemas.ts'
import { checkoutCalls } from './checkouts/calls.ts'
import { checkoutSchemas } from './checkouts/schemas.ts'
import { customerCalls } from './customer/calls.ts'
import { customerSchemas } from './customer/schemas.ts'
import { deviceCalls } from './devices/calls.ts'
import { deviceSchemas } from './devices/schemas.ts'
import { dictionaryCalls } from './dictionaries/calls.ts'
import { dictionarySchemas } from './dictionaries/schemas.ts'
import { documentCalls } from './documents/calls.ts'
import { documentSchemas } from './documents/schemas.ts'
import { embeddingCalls } from './embedding/calls.ts'
import { embeddingSchemas } from './embedding/schemas.ts'
import { externalSignInCalls } from './external-sign-in/calls.ts'
import { externalSignInSchemas } from './external-sign-in/schemas.ts'
import { historyCalls } from './history/calls.ts'
import { historySchemas } from './history/schemas.ts'
import { identityCheckCalls } from './identity-check/calls.ts'
import { identityCheckSchemas } from './identity-check/schemas.ts'
import { invoiceLinkCalls } from './invoices/link-calls.ts'
import { invoiceLinkSchemas } from './invoices/link-schemas.ts'
import { invoiceCalls } from './invoices/calls.ts'
import { invoiceSchemas } from './invoices/schemas.ts'
import { kycCalls } from './kyc/calls.ts'
import { kycSchemas } from './kyc/schemas.ts'
import { legalCalls } from './legal/calls.ts'
import { legalSchemas } from './legal/schemas.ts'
import { lookupCalls } from './lookups/calls.ts'
import { lookupSchemas } from './lookups/schemas.ts'
import { merchantCalls } from './merchant/calls.ts'
import { refundCalls } from './merchant/calls/refund-calls.ts'
import { merchantSchemas, refundSchemas } from './merchant/schemas.ts'
import { notificationCalls } from './notifications/calls.ts'
import { notificationSchemas } from './notifications/schemas.ts'
import { paymentCalls } from './payments/calls.ts'
import { paymentSchemas } from './payments/schemas.ts'
import { preapprovedCalls } from './preapproved/calls.ts'
import { preapprovedSchemas } from './preapproved/schemas.ts'
import { profileCalls } from './profile/calls.ts'
import { profileSchemas } from './profile/schemas.ts'
import { recoveryCalls } from './recovery/calls.ts'
import { recoverySchemas } from './recovery/schemas.ts'
import { securityCalls } from './security/calls.ts'
import { securitySchemas } from './security/schemas.ts'
import { signInCalls } from './sign-in/calls.ts'
import { signInSchemas } from './sign-in/schemas.ts'
import { signatureCalls } from './signatures/calls.ts'
import { signatureSchemas } from './signatures/schemas.ts'
import { statementCalls } from './statements/calls.ts'
import { statementSchemas } from './statements/schemas.ts'
import { transferCalls } from './transfers/calls.ts'
import { transferSchemas } from './transfers/schemas.ts'
import { userCalls } from './users/calls.ts'
import { userSchemas } from './users/schemas.ts'
import { verificationCalls } from './verification/calls.ts'
import { verificationSchemas } from './verification/schemas.ts'
import { methodsOf, type Methods } from './method.ts'

/** The schemas of the input and output of one call. */
export interface CallSchemas {
  readonly input: z.ZodMiniType
  readonly output: z.ZodMiniType
}

/** A call of the main API with its schemas. */
export type NamedMethod<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Access extends 'public' | 'customer' = 'public' | 'customer',
> = decoded.NamedMethod<Input, Output, Access>

/** A call outside the single endpoint with its schemas. */
export type RestMethod<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = decoded.RestMethod<Input, Output>

/** The calls of `accessCalls` with their schemas. */
export const accessMethods: Methods<typeof accessCalls, typeof accessSchemas> =
  /* @__PURE__ */ methodsOf(accessCalls, accessSchemas)

/** The calls of `accountCalls` with their schemas. */
export const accountMethods: Methods<typeof accountCalls, typeof accountSchemas> =
  /* @__PURE__ */ methodsOf(accountCalls, accountSchemas)

/** The calls of `activationCalls` with their schemas. */
export const activationMethods: Methods<typeof activationCalls, typeof activationSchemas> =
  /* @__PURE__ */ methodsOf(activationCalls, activationSchemas)

/** The calls of `announcementCalls` with their schemas. */
export const announcementMethods: Methods<typeof announcementCalls, typeof announcementSchemas> =
  /* @__PURE__ */ methodsOf(announcementCalls, announcementSchemas)

/** The calls of `approvalCalls` with their schemas. */
export const approvalMethods: Methods<typeof approvalCalls, typeof approvalSchemas> =
  /* @__PURE__ */ methodsOf(approvalCalls, approvalSchemas)

/** The calls of `batchCalls` with their schemas. */
export const batchMethods: Methods<typeof batchCalls, typeof batchSchemas> =
  /* @__PURE__ */ methodsOf(batchCalls, batchSchemas)

/** The calls of `cardCalls` with their schemas. */
export const cardMethods: Methods<typeof cardCalls, typeof cardSchemas> = /* @__PURE__ */ methodsOf(
  cardCalls,
  cardSchemas,
)

/** The calls of `checkoutCalls` with their schemas. */
export const checkoutMethods: Methods<typeof checkoutCalls, typeof checkoutSchemas> =
  /* @__PURE__ */ methodsOf(checkoutCalls, checkoutSchemas)

/** The calls of `customerCalls` with their schemas. */
export const customerMethods: Methods<typeof customerCalls, typeof customerSchemas> =
  /* @__PURE__ */ methodsOf(customerCalls, customerSchemas)

/** The calls of `deviceCalls` with their schemas. */
export const deviceMethods: Methods<typeof deviceCalls, typeof deviceSchemas> =
  /* @__PURE__ */ methodsOf(deviceCalls, deviceSchemas)

/** The calls of `dictionaryCalls` with their schemas. */
export const dictionaryMethods: Methods<typeof dictionaryCalls, typeof dictionarySchemas> =
  /* @__PURE__ */ methodsOf(dictionaryCalls, dictionarySchemas)

/** The calls of `documentCalls` with their schemas. */
export const documentMethods: Methods<typeof documentCalls, typeof documentSchemas> =
  /* @__PURE__ */ methodsOf(documentCalls, documentSchemas)

/** The calls of `embeddingCalls` with their schemas. */
export const embeddingMethods: Methods<typeof embeddingCalls, typeof embeddingSchemas> =
  /* @__PURE__ */ methodsOf(embeddingCalls, embeddingSchemas)

/** The calls of `externalSignInCalls` with their schemas. */
export const externalSignInMethods: Methods<
  typeof externalSignInCalls,
  typeof externalSignInSchemas
> = /* @__PURE__ */ methodsOf(externalSignInCalls, externalSignInSchemas)

/** The calls of `historyCalls` with their schemas. */
export const historyMethods: Methods<typeof historyCalls, typeof historySchemas> =
  /* @__PURE__ */ methodsOf(historyCalls, historySchemas)

/** The calls of `identityCheckCalls` with their schemas. */
export const identityCheckMethods: Methods<typeof identityCheckCalls, typeof identityCheckSchemas> =
  /* @__PURE__ */ methodsOf(identityCheckCalls, identityCheckSchemas)

/** The calls of `invoiceLinkCalls` with their schemas. */
export const invoiceLinkMethods: Methods<typeof invoiceLinkCalls, typeof invoiceLinkSchemas> =
  /* @__PURE__ */ methodsOf(invoiceLinkCalls, invoiceLinkSchemas)

/** The calls of `invoiceCalls` with their schemas. */
export const invoiceMethods: Methods<typeof invoiceCalls, typeof invoiceSchemas> =
  /* @__PURE__ */ methodsOf(invoiceCalls, invoiceSchemas)

/** The calls of `kycCalls` with their schemas. */
export const kycMethods: Methods<typeof kycCalls, typeof kycSchemas> = /* @__PURE__ */ methodsOf(
  kycCalls,
  kycSchemas,
)

/** The calls of `legalCalls` with their schemas. */
export const legalMethods: Methods<typeof legalCalls, typeof legalSchemas> =
  /* @__PURE__ */ methodsOf(legalCalls, legalSchemas)

/** The calls of `lookupCalls` with their schemas. */
export const lookupMethods: Methods<typeof lookupCalls, typeof lookupSchemas> =
  /* @__PURE__ */ methodsOf(lookupCalls, lookupSchemas)

/** The calls of `merchantCalls` with their schemas. */
export const merchantMethods: Methods<typeof merchantCalls, typeof merchantSchemas> =
  /* @__PURE__ */ methodsOf(merchantCalls, merchantSchemas)

/** The calls of `refundCalls` with their schemas. */
export const refundMethods: Methods<typeof refundCalls, typeof refundSchemas> =
  /* @__PURE__ */ methodsOf(refundCalls, refundSchemas)

/** The calls of `notificationCalls` with their schemas. */
export const notificationMethods: Methods<typeof notificationCalls, typeof notificationSchemas> =
  /* @__PURE__ */ methodsOf(notificationCalls, notificationSchemas)

/** The calls of `paymentCalls` with their schemas. */
export const paymentMethods: Methods<typeof paymentCalls, typeof paymentSchemas> =
  /* @__PURE__ */ methodsOf(paymentCalls, paymentSchemas)

/** The calls of `preapprovedCalls` with their schemas. */
export const preapprovedMethods: Methods<typeof preapprovedCalls, typeof preapprovedSchemas> =
  /* @__PURE__ */ methodsOf(preapprovedCalls, preapprovedSchemas)

/** The calls of `profileCalls` with their schemas. */
export const profileMethods: Methods<typeof profileCalls, typeof profileSchemas> =
  /* @__PURE__ */ methodsOf(profileCalls, profileSchemas)

/** The calls of `recoveryCalls` with their schemas. */
export const recoveryMethods: Methods<typeof recoveryCalls, typeof recoverySchemas> =
  /* @__PURE__ */ methodsOf(recoveryCalls, recoverySchemas)

/** The calls of `securityCalls` with their schemas. */
export const securityMethods: Methods<typeof securityCalls, typeof securitySchemas> =
  /* @__PURE__ */ methodsOf(securityCalls, securitySchemas)

/** The calls of `signInCalls` with their schemas. */
export const signInMethods: Methods<typeof signInCalls, typeof signInSchemas> =
  /* @__PURE__ */ methodsOf(signInCalls, signInSchemas)

/** The calls of `signatureCalls` with their schemas. */
export const signatureMethods: Methods<typeof signatureCalls, typeof signatureSchemas> =
  /* @__PURE__ */ methodsOf(signatureCalls, signatureSchemas)

/** The calls of `statementCalls` with their schemas. */
export const statementMethods: Methods<typeof statementCalls, typeof statementSchemas> =
  /* @__PURE__ */ methodsOf(statementCalls, statementSchemas)

/** The calls of `transferCalls` with their schemas. */
export const transferMethods: Methods<typeof transferCalls, typeof transferSchemas> =
  /* @__PURE__ */ methodsOf(transferCalls, transferSchemas)

/** The calls of `userCalls` with their schemas. */
export const userMethods: Methods<typeof userCalls, typeof userSchemas> = /* @__PURE__ */ methodsOf(
  userCalls,
  userSchemas,
)

/** The calls of `verificationCalls` with their schemas. */
export const verificationMethods: Methods<typeof verificationCalls, typeof verificationSchemas> =
  /* @__PURE__ */ methodsOf(verificationCalls, verificationSchemas)

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
