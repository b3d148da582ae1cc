import type { CustomerNoticeType } from '@sixpence/protocol/realtime'

/** The screen a notice leads to. */
export type NoticeTarget =
  | 'profile'
  | 'batchHistory'
  | 'messages'
  | 'acceptTerms'
  | 'contracts'
  | 'cards'
  | 'approvals'
  | 'preapproved'
  | 'invoices'
  | 'subscribers'
  | 'news'
  | 'history'

/** The destination of a notice, with the rule and the reason. */
export interface NoticeDestination {
  /** Undefined if there is nothing more to see. */
  readonly result: NoticeTarget | undefined
  readonly rule:
    | 'document'
    | 'username'
    | 'batch'
    | 'support'
    | 'terms'
    | 'contract'
    | 'card'
    | 'request'
    | 'preapproved'
    | 'invoice'
    | 'subscriber'
    | 'news'
    | 'refund'
    | 'none'
  readonly because: string
}

/**
 * Returns the destination of a notice, decided only by its type. An unknown type, from a bank newer
 * than this client, leads nowhere.
 */
export function noticeDestination(type: string): NoticeDestination {
  // Own properties only: the type is outside text.
  return Object.hasOwn(RULE_OF, type) ? RULES[RULE_OF[type as keyof typeof RULE_OF]] : RULES.none
}

const RULES: { readonly [Rule in NoticeDestination['rule']]: NoticeDestination } = {
  document: {
    result: 'profile',
    rule: 'document',
    because: 'the profile shows each document and takes a new one',
  },
  username: {
    result: 'profile',
    rule: 'username',
    because: 'the profile shows the name to sign in with, and changes it',
  },
  batch: {
    result: 'batchHistory',
    rule: 'batch',
    because: 'the history of batches shows which of its payments were made',
  },
  support: { result: 'messages', rule: 'support', because: 'the conversation stands in messages' },
  terms: {
    result: 'acceptTerms',
    rule: 'terms',
    because: 'the bank waits until the terms are accepted',
  },
  contract: {
    result: 'contracts',
    rule: 'contract',
    because: 'the contracts screen shows what became of it',
  },
  card: { result: 'cards', rule: 'card', because: 'the list of cards shows which one is closed' },
  request: {
    result: 'approvals',
    rule: 'request',
    because: 'the requests show what is asked for and what became of it',
  },
  preapproved: {
    result: 'preapproved',
    rule: 'preapproved',
    because: 'the list of repeating payments shows what is left of it',
  },
  invoice: {
    result: 'invoices',
    rule: 'invoice',
    because: 'the invoice shows who asks for what, and what became of it',
  },
  subscriber: {
    result: 'subscribers',
    rule: 'subscriber',
    because: 'the list of subscribers shows who pays and what failed',
  },
  news: {
    result: 'news',
    rule: 'news',
    because: 'the announcement is there to be read, and answered where it asks',
  },
  refund: {
    result: 'history',
    rule: 'refund',
    because: 'the history shows what came back, and for what',
  },
  none: { result: undefined, rule: 'none', because: 'the notice says all there is' },
}

const RULE_OF: { readonly [Type in CustomerNoticeType]: NoticeDestination['rule'] } = {
  info: 'none',
  documentFailed: 'document',
  documentRejected: 'document',
  documentExpired: 'document',
  documentExpSoon: 'document',
  usernameChangeFailed: 'username',
  usernameChanged: 'username',
  batchPartially: 'batch',
  zohoNewMessage: 'support',
  zohoClosedNoReply: 'support',
  acceptTermsLogin: 'terms',
  smartContractSigned: 'contract',
  smartContractRejected: 'contract',
  smartContractCancelled: 'contract',
  smartContractCreated: 'contract',
  smartContractTerminated: 'contract',
  smartContractTerminationRequest: 'contract',
  smartContractTerminationCancelled: 'contract',
  smartContractSignerIdentified: 'contract',
  smartContractIdentificationLoaded: 'contract',
  smartContractIdentificationFailed: 'contract',
  cardClosed: 'card',
  preapprovedFailed: 'preapproved',
  preapprovedStopped: 'preapproved',
  requestReceived: 'request',
  requestApproved: 'request',
  requestDeclined: 'request',
  requestWithdrawn: 'request',
  accessChanged: 'none',
  invoiceReceived: 'invoice',
  invoicePaid: 'invoice',
  invoiceRejected: 'invoice',
  invoiceDue: 'invoice',
  subscriberFailed: 'subscriber',
  subscriberEnded: 'subscriber',
  refundReceived: 'refund',
  announcementPublished: 'news',
}
