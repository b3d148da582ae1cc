import type { DisplayLocale } from '@sixpence/core/locale'
import type { PaymentOrder } from '@sixpence/core/payments'
import {
  type ExternalPermission,
  type FeeShare,
  type PayoutField,
  EXTERNAL_KINDS,
  PAYMENT_KINDS,
} from '@sixpence/core/transfers'
import {
  checkPayoutDetail,
  cleanBankDetail,
  type CheckedPayoutDetail,
} from '@sixpence/core/bank-details'
import { formatAmount } from '@sixpence/core/money'

/** A transfer to another bank while it is being filled in. */
export interface SendMoneyDraft {
  readonly fromAccount: string | undefined
  /** To the customer's own account elsewhere, or to someone else; undefined until chosen. */
  readonly permission: ExternalPermission | undefined
  /** The source of the country: the IBAN, or a choice. */
  readonly routedBy: 'iban' | 'country'
  /** The chosen country; an IBAN has its own. */
  readonly countryCode: string | undefined
  /**
   * The kind and rail, as `wayId` makes it; for an earlier payment that fills the form, only the
   * kind.
   */
  readonly wayId: string | undefined
  /** The currency in which it arrives. */
  readonly currency: string | undefined
  readonly feeShare: FeeShare
  readonly payeeName: string
  /** The typed texts, by the names of the fields. */
  readonly details: Details
  readonly amountText: string
  readonly note: string
}

/** By the names of the fields. */
export type Details = Readonly<Record<string, string>>

/** The fields that come back after a reload, or the end of a session. */
export const KEPT = [
  'fromAccount',
  'permission',
  'routedBy',
  'countryCode',
  'wayId',
  'currency',
  'feeShare',
  'payeeName',
  'details',
  'amountText',
  'note',
] as const

/** The draft of an empty form. */
export const EMPTY_DRAFT: SendMoneyDraft = {
  fromAccount: undefined,
  permission: undefined,
  routedBy: 'iban',
  countryCode: undefined,
  wayId: undefined,
  currency: undefined,
  feeShare: 'SHA',
  payeeName: '',
  details: {},
  amountText: '',
  note: '',
}

/** Returns the draft that a payment came from; undefined if the payment stays in the bank. */
export function sendMoneyDraft(
  payment: PaymentOrder | undefined,
  locale: DisplayLocale,
): SendMoneyDraft | undefined {
  if (!payment || !('details' in payment.order)) return undefined
  const { order } = payment
  const { fromAccount, permission, countryCode, currency, payeeName = '', note = '' } = order
  return {
    ...EMPTY_DRAFT,
    fromAccount,
    permission,
    ...routeOf(countryCode, order.details),
    wayId: EXTERNAL_KINDS.find(kind => PAYMENT_KINDS[kind].transaction === payment.kind),
    currency,
    ...('feeShare' in order && { feeShare: order.feeShare }),
    payeeName,
    details: order.details,
    amountText: formatAmount(order.amount, locale, currency),
    note,
  }
}

/** Returns the route of a draft to a country, to an account with these details. */
export function routeOf(
  countryCode: string,
  { iban }: Details,
): Pick<SendMoneyDraft, 'routedBy' | 'countryCode'> {
  return { routedBy: iban?.startsWith(countryCode) ? 'iban' : 'country', countryCode }
}

/** The field that is required before the ways are known. */
export const IBAN_FIELD: PayoutField = {
  name: 'iban',
  kinds: ['iban'],
  isRequired: true,
  minLength: 15,
  maxLength: 34,
}

/** The typed IBAN, read once. */
export interface TypedIban {
  readonly checked: CheckedPayoutDetail
  /** The country that it begins with, ISO 3166-1, as soon as that much is typed. */
  readonly countryCode: string | undefined
}

/** Reads the IBAN of a draft. */
export function readIban({ iban = '' }: Details): TypedIban {
  const checked = checkPayoutDetail(IBAN_FIELD, iban)
  const value = checked.isRight ? checked.value : cleanBankDetail(iban, 'iban')
  return { checked, countryCode: /^([A-Z]{2})\d\d/.exec(value)?.[1] }
}
