import type { Fields } from '../fields/index.ts'
import { NAME_FIELD, ADDRESS_FIELD } from './fields.ts'
import { LONGEST_EMAIL } from '../email-address.ts'
import { SUBSCRIPTION_STATUSES } from '../subscriptions/index.ts'

const IP_FIELD = { kind: 'text', most: 64 } as const

/** The form of a range. Without `ipTo` it is a single address. */
export const ALLOWED_IP_FIELDS = {
  name: NAME_FIELD,
  ipFrom: IP_FIELD,
  ipTo: { ...IP_FIELD, isOptional: true },
} as const satisfies Fields

/** The form of an API key. */
export const API_KEY_FIELDS = { name: NAME_FIELD } as const satisfies Fields

/** The speed of a check. */
export const REPORT_TYPES = { 0: 'standard', 1: 'express' } as const

/**
 * `inProgress`: not finished; `confirmed`: the address belongs to someone with this name, whose
 * documents the bank has seen; `notConfirmed`: the bank can't confirm that.
 */
export const IDENTITY_ORDER_STATUSES = ['inProgress', 'confirmed', 'notConfirmed'] as const

/** The form of the filter of ordered checks. */
export const IDENTITY_ORDER_FILTER_FIELDS = {
  name: { ...NAME_FIELD, isOptional: true },
  /** Part of it, ignoring case. */
  email: { kind: 'text', most: LONGEST_EMAIL, isOptional: true },
  status: { kind: 'choice', from: IDENTITY_ORDER_STATUSES, isOptional: true },
} as const satisfies Fields

/** The form to order a check, besides the account that pays for it. */
export const IDENTITY_ORDER_FIELDS = {
  name: NAME_FIELD,
  email: { kind: 'email' },
  reportType: { kind: 'choice', from: ['standard', 'express'] },
} as const satisfies Fields

export type IdentityOrderStatus = (typeof IDENTITY_ORDER_STATUSES)[number]

export type ReportType = (typeof REPORT_TYPES)[keyof typeof REPORT_TYPES]

/** The form of a message to check, besides its body. */
export const SIGNATURE_FIELDS = {
  /** The header as received, with or without its name. */
  header: { kind: 'text', most: 1000, isLong: true },
} as const satisfies Fields

/**
 * The results of checking a signature: made with the webhook's secret; with its previous one, which
 * is still valid; with the secret of another receiver of the merchant; for a different body; for a
 * message of the bank, but with no valid secret; not a signature; for a message the bank never
 * sent.
 */
export const SIGNATURE_VERDICTS = [
  'right',
  'former',
  'otherReceiver',
  'changedBody',
  'otherSecret',
  'malformed',
  'unknown',
] as const

export type SignatureVerdict = (typeof SIGNATURE_VERDICTS)[number]

/** The transactions that cause messages: all, or only completed ones. */
export const IPN_STATUSES = { 1: 'every', 2: 'completed' } as const

/** The switch for sending messages. */
export const SWITCHED = { 0: 'off', 1: 'on' } as const

/** The form of the address of the messages. */
export const IPN_FIELDS = {
  notifyUrl: { ...ADDRESS_FIELD, isOptional: true },
} as const satisfies Fields

/** The form of a logo, besides its picture. */
export const LOGO_FIELDS = { name: NAME_FIELD } as const satisfies Fields

/** The part of the form with the picture. */
export const LOGO_PART = 'document'

/** The default number of payments on a page. */
export const MERCHANT_PAYMENTS_PER_PAGE = 20

/** The maximum number of refunds of one payment. The payer is notified of each. */
export const MOST_REFUNDS = 50

/** The things a merchant was paid for: a checkout, which may be a saved button's, or an invoice. */
export const MERCHANT_PAYMENT_KINDS = ['checkout', 'invoice'] as const

/** The effect of a dealing on the reputation. */
export const REPUTATION_TYPES = ['positive', 'neutral', 'negative'] as const

/**
 * The outcomes of a dealing: a checkout or an invoice was paid; a checkout was begun but not paid;
 * an approved installment failed for lack of money. Only the last one is negative, because the
 * payer had agreed to it. Rejected or ignored invoices are never listed, because anyone can send an
 * invoice to anyone.
 */
export const REPUTATION_NOTES = [
  'checkoutPaid',
  'invoicePaid',
  'checkoutNotPaid',
  'installmentUnpaid',
] as const

/** The form to look up a reputation. */
export const REPUTATION_FIELDS = {
  email: { kind: 'email' },
  type: { kind: 'choice', from: REPUTATION_TYPES, isOptional: true },
} as const satisfies Fields

export type ReputationType = (typeof REPUTATION_TYPES)[number]

/** The form of a saved button, besides its price. */
export const SAVED_BUTTON_FIELDS = {
  /** The item paid for, shown to the payer. It becomes the description of the payment. */
  name: { kind: 'text', most: 140 },
  /**
   * The address to which the payer returns, on one of the merchant's registered origins; empty for
   * none.
   */
  returnUrl: { kind: 'text', most: 1000, isOptional: true },
} as const satisfies Fields

/** The form of the filter of subscribers. */
export const SUBSCRIBER_FILTER_FIELDS = {
  /** Part of the address, ignoring case. */
  email: { kind: 'text', most: LONGEST_EMAIL, isOptional: true },
  status: { kind: 'choice', from: SUBSCRIPTION_STATUSES, isOptional: true },
} as const satisfies Fields

/** The maximum number of days in a call. */
export const MOST_DAYS_OF_TAKINGS = 366

/** The form of a webhook. */
export const WEBHOOK_FIELDS = { name: NAME_FIELD, url: ADDRESS_FIELD } as const satisfies Fields

/** The form of the filter of a log. The days are UTC days, both inclusive. */
export const WEBHOOK_LOG_FIELDS = {
  /** Part of the path, id, message id or event, ignoring case. */
  query: { kind: 'text', most: 200, isOptional: true },
  fromDate: { kind: 'day', isOptional: true },
  toDate: { kind: 'day', isOptional: true },
} as const satisfies Fields

/** The events that cause notifications to merchants. */
export const MERCHANT_EVENTS = [
  'checkout.final',
  'invoice.final',
  'installment.final',
  'refund.final',
  'ping',
] as const

/**
 * The reasons why a message got no response: the server was unreachable, didn't respond within five
 * seconds, resolved to an address to which the bank doesn't post, or had a certificate that
 * browsers wouldn't trust.
 */
export const DELIVERY_FAULTS = ['unreachable', 'timeout', 'address', 'certificate'] as const

/** The maximum number up to which the messages of a log are counted. */
export const MOST_REQUESTS_COUNTED = 1000

export type MerchantEvent = (typeof MERCHANT_EVENTS)[number]

export type DeliveryFault = (typeof DELIVERY_FAULTS)[number]
