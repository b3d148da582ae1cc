import type { ExternalPermission, FeeShare, Locale, PaymentOrder } from '@sixpence/core'
import { cleanBankDetail, PERSONAL_DETAILS } from '@sixpence/core/bank-details'
import { formatAmount } from '@sixpence/core/money'
import { EXTERNAL_KINDS, PAYMENT_KINDS } from '@sixpence/core/transfers'

/** A transfer to another bank while it is being filled in. */
export interface SendMoneyDraft {
  readonly fromAccount: string | undefined
  /** To an account of one's own elsewhere, or to someone else; undefined until it is said. */
  readonly permission: ExternalPermission | undefined
  /** What says where the money goes: the country is that of the IBAN, or it is chosen. */
  readonly routedBy: 'iban' | 'country'
  /** As it was chosen; an IBAN says its own. */
  readonly countryCode: string | undefined
  /** By its kind and rail, as `wayId` makes it; of a payment that is taken up by its kind alone. */
  readonly wayId: string | undefined
  /** In which it arrives. */
  readonly currency: string | undefined
  readonly feeShare: FeeShare
  readonly payeeName: string
  /** As they were typed, by the names of the fields. */
  readonly details: Details
  /** As text, what of `details` may be kept in this tab. */
  readonly keptDetails: string
  readonly amountText: string
  readonly note: string
}

/** By the names of the fields. */
export type Details = Readonly<Record<string, string>>

/** The fields that are there again after a reload, or the end of a session. No key among them. */
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

/** What nobody has filled in yet. */
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

/** The draft that a payment came from; undefined of one that stays in the bank. */
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

/** How a draft says that money goes to a country, to an account with these details. */
export function routeOf(
  countryCode: string,
  { iban }: Details,
): Pick<SendMoneyDraft, 'routedBy' | 'countryCode'> {
  return { routedBy: iban?.startsWith(countryCode) ? 'iban' : 'country', countryCode }
}

/** The country that an IBAN begins with, ISO 3166-1, as soon as it is typed that far. */
export const countryOfIban = (typed = ''): string | undefined =>
  /^([A-Z]{2})\d\d/.exec(cleanBankDetail(typed))?.[1]

/** What was typed in one more field. */
export function withDetail(
  draft: Pick<SendMoneyDraft, 'details' | 'keptDetails'>,
  name: string,
  typed: string,
): Pick<SendMoneyDraft, 'details' | 'keptDetails'> {
  return withDetails({ ...typedDetails(draft), [name]: typed })
}

/** All of what was typed, and what of it may be kept. */
export function withDetails(details: Details): Pick<SendMoneyDraft, 'details' | 'keptDetails'> {
  const kept = Object.entries(details).filter(([field]) => !PERSONAL_DETAILS.includes(field))
  return { details, keptDetails: JSON.stringify(Object.fromEntries(kept)) }
}

/** All that was typed; after a reload what was kept of it. */
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
    // Texts alone are left.
    return Object.fromEntries(entries) as Details
  } catch {
    // It was kept by this very form; what cannot be read was tampered with.
    return {}
  }
}
