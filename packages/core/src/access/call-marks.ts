import { accessCalls } from '@sixpence/protocol/access'
import { accountCalls } from '@sixpence/protocol/accounts'
import { announcementCalls } from '@sixpence/protocol/announcements'
import { approvalCalls } from '@sixpence/protocol/approvals'
import { cardCalls } from '@sixpence/protocol/cards'
import { historyCalls } from '@sixpence/protocol/history'
import { invoiceCalls } from '@sixpence/protocol/invoices'
import { kycCalls } from '@sixpence/protocol/kyc'
import { merchantCalls } from '@sixpence/protocol/merchant'
import { profileCalls } from '@sixpence/protocol/profile'
import { transferCalls } from '@sixpence/protocol/transfers'
import { userCalls } from '@sixpence/protocol/users'
import type { CallMarks } from './may-call.ts'

// Inside a function, because bundlers keep property reads at the top level even if unused.
/** Calls whose marks decide what screens offer. Card actions have their own table. */
export const CALL_MARKS = /* @__PURE__ */ (() => ({
  activateCard: cardCalls.activate,
  addCurrency: accountCalls.addCurrency,
  addExternalCard: transferCalls.addExternalCard,
  addresses: accountCalls.addresses,
  changeAddress: accountCalls.createAddress,
  changeTaxNumber: profileCalls.setTaxNumber,
  debitAuthorizations: cardCalls.debitAuthorizations,
  decideRequest: approvalCalls.decide,
  orderCard: cardCalls.apply,
  profile: profileCalls.get,
  staffActs: accessCalls.staffActs,
  addUser: userCalls.add,
  changeUser: userCalls.confirm,
  endAccess: userCalls.update,
  renameAccount: accountCalls.setNickname,
  removeUser: userCalls.delete,
  exportHistory: historyCalls.startExport,
  markInstructionViewed: accountCalls.markInstructionViewed,
  requestMoney: invoiceCalls.create,
  requestFunding: invoiceCalls.createFunding,
  payInvoice: invoiceCalls.pay,
  answerInvoice: invoiceCalls.reject,
  answerKyc: kycCalls.save,
  changeIpnSettings: merchantCalls.updateIpnSettings,
  confirmIpn: merchantCalls.confirmIpn,
  createAllowedIp: merchantCalls.createAllowedIp,
  createApiKey: merchantCalls.createApiKey,
  createLogo: merchantCalls.createLogo,
  createSavedButton: merchantCalls.createSavedButton,
  changePayByName: merchantCalls.updatePayByName,
  webhooks: merchantCalls.webhooks,
  createWebhook: merchantCalls.createWebhook,
  orderIdentityCheck: merchantCalls.orderIdentityCheck,
  answerAnnouncement: announcementCalls.answer,
  cancelSubscriber: merchantCalls.cancelSubscriber,
  giveBack: merchantCalls.refund,
}))() satisfies Readonly<Record<string, CallMarks>>
