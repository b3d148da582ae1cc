import type { ExternalPermission, FeeShare, Locale, PaymentOrder } from '@sixpence/core'
import { cleanBankDetail, PERSONAL_DETAILS } from '@sixpence/core/bank-details'
import { formatAmount } from '@sixpence/core/money'
import { EXTERNAL_KINDS, PAYMENT_KINDS } from '@sixpence/core/transfers'

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
  /** The part of `details` that may be kept in this tab, as text. */
  readonly keptDetails: string
  readonly amountText: string
  readonly note: string
}

/** By the names of the fields. */
export type Details = Readonly<Record<string, string>>

/** The fields that come back after a reload, or the end of a session. None of them is a key. */
export const KEPT = [
  'fromAccount',
  'permission',
  'routedBy',
  'countryCode',
  'wayId',
  'currency',
  'feeShare',
  'payeeName',
  'keptDetails',
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
  keptDetails: '',
  amountText: '',
  note: '',
}

/** Returns the draft that a payment came from; undefined if the payment stays in the bank. */
export function sendMoneyDraft(
  payment: PaymentOrder | undefined,
  locale: Locale,
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

/** Returns the country that an IBAN begins with, ISO 3166-1, as soon as that much is typed. */
export const countryOfIban = (typed = ''): string | undefined =>
  /^([A-Z]{2})\d\d/.exec(cleanBankDetail(typed))?.[1]

/** Adds the typed text of one field. */
export function withDetail(
  draft: Pick<SendMoneyDraft, 'details' | 'keptDetails'>,
  name: string,
  typed: string,
): Pick<SendMoneyDraft, 'details' | 'keptDetails'> {
  return withDetails({ ...typedDetails(draft), [name]: typed })
}

/** Returns all typed details, and the part that may be kept. */
export function withDetails(details: Details): Pick<SendMoneyDraft, 'details' | 'keptDetails'> {
  const kept = Object.entries(details).filter(([field]) => !PERSONAL_DETAILS.includes(field))
  return { details, keptDetails: JSON.stringify(Object.fromEntries(kept)) }
}

/** Returns all typed details; after a reload the part that was kept. */
export function typedDetails({
  details,
  keptDetails,
}: Pick<SendMoneyDraft, 'details' | 'keptDetails'>): Details {
  return { ...details, ...readDetails(keptDetails) }
}

function readDetails(text: string): Details {
  if (text === '') return {}
  try {
    const read: unknown = JSON.parse(text)
    const entries = Object.entries(read ?? {}).filter(([, value]) => typeof value === 'string')
    // Only texts are left.
    return Object.fromEntries(entries) as Details
  } catch {
    // This form wrote it; an unreadable text was tampered with.
    return {}
  }
}
