import { normalAmount } from '@sixpence/protocol'
import {
  EXTERNAL_KINDS,
  maskedDetails,
  PAYMENT_KINDS,
  type ExternalKind,
  type TransactionOf,
} from '@sixpence/protocol/payments'
import { transferMethods } from '@sixpence/protocol/transfers'
import type { ExternalPayment } from '../payment-intent.ts'
import type { HeldAs, PaymentKind, PaymentOf, Words } from './payment-kind.ts'

/** The rows of the kinds that leave the bank, by what an order of each is called. */
export const externalKinds = () =>
  Object.fromEntries(
    EXTERNAL_KINDS.map(kind => [PAYMENT_KINDS[kind].transaction, externalKind(kind)]),
  ) as ExternalRows // Each kind gives its own.

type ExternalRows = {
  readonly [Kind in ExternalKind as TransactionOf<Kind>]: PaymentKind<
    PaymentOf<TransactionOf<Kind>>
  >
}

function externalKind(operation: ExternalKind): PaymentKind<ExternalPayment> {
  return {
    operation,
    send: (call, order, options) =>
      // What a wire asks for besides is in the order of one.
      call(transferMethods[PAYMENT_KINDS[operation].send] as SendMethod, order, options),
    requested: requestedAbroad,
    reviewed: payment => ({
      words: [...reviewedWords(payment), ...feeShareOf(payment.order)],
      amount: payment.shown.fromAmount,
      fee: payment.shown.fee,
    }),
  }
}

type SendMethod = (typeof transferMethods)['sendEft']

/** What the bank holds of money that leaves it, in the words of `PaymentKind.reviewed`. */
export const heldAbroad = (held: HeldAs<ExternalKind>): Words => [
  ...abroadWords(held),
  ...feeShareOf(held),
]

/** Who bears the fee, where whoever pays chooses that. */
const feeShareOf = (payment: object): Words =>
  'feeShare' in payment && typeof payment.feeShare === 'string' ? [payment.feeShare] : []

/**
 * Whose account it is, is said by its number: the same one under a name that is spelled in another
 * way is still the same payment. Who bears the fee is a matter of what it costs.
 */
function requestedAbroad({ details, ...order }: ExternalPayment['order']) {
  const { fromAccount, permission, countryCode, currency, amount, note } = order
  const named = Object.entries(details).map(
    ([name, detail]) => [`details.${name}`, detail] as const,
  )
  return {
    ...Object.fromEntries(named),
    fromAccount,
    permission,
    countryCode,
    currency,
    amount: normalAmount(amount),
    note: note?.trim() || undefined,
  }
}

function reviewedWords({ order, shown }: ExternalPayment): Words {
  const { payeeName = '' } = order
  return abroadWords({
    ...order,
    payeeName,
    currencyCode: shown.fromCurrencyCode,
    toCurrencyCode: shown.currency,
    toAmount: shown.arriving,
  })
}

/** What an order and what the bank holds both say of money that leaves the bank. */
type Abroad = Pick<
  HeldAs<'eft'>,
  | 'fromAccount'
  | 'permission'
  | 'payeeName'
  | 'details'
  | 'countryCode'
  | 'currencyCode'
  | 'toCurrencyCode'
  | 'toAmount'
  | 'note'
>

/** An account of one's own is in one's own name, which no order says. */
function abroadWords({ fromAccount, permission, note, ...abroad }: Abroad): Words {
  const masked = Object.entries(maskedDetails(abroad.details))
  const details = masked.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { payeeName, countryCode, currencyCode, toCurrencyCode, toAmount } = abroad
  const name = permission === 'own' ? undefined : payeeName
  const to = [permission, name, countryCode, toCurrencyCode, normalAmount(toAmount)]
  return [fromAccount, currencyCode, ...to, note, ...details.flat()]
}
