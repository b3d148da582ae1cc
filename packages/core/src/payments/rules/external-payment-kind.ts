import { normalAmount } from '@sixpence/protocol/normal-amount'
import {
  EXTERNAL_KINDS,
  maskedDetails,
  PAYMENT_KINDS,
  type ExternalKind,
  type TransactionOf,
} from '@sixpence/protocol/payments'
import type { transferMethods } from '@sixpence/protocol/transfers'
import { loadSendMethods } from '../later/load-calls.ts'
import type { ExternalPayment } from '../payment-intent.ts'
import type { HeldAs, PaymentKind, PaymentOf, Words } from './payment-kind.ts'

/** The table rows of kinds that leave the bank, keyed by the kinds of their orders. */
export const externalKinds = () =>
  Object.fromEntries(
    EXTERNAL_KINDS.map(kind => [PAYMENT_KINDS[kind].transaction, externalKind(kind)]),
  ) as ExternalRows // One for each kind.

type ExternalRows = {
  readonly [Kind in ExternalKind as TransactionOf<Kind>]: PaymentKind<
    PaymentOf<TransactionOf<Kind>>
  >
}

function externalKind(operation: ExternalKind): PaymentKind<ExternalPayment> {
  return {
    operation,
    async send(call, ...sent) {
      const { transferMethods: methods } = await loadSendMethods()
      // A wire's order contains the additional fields of a wire.
      return call(methods[PAYMENT_KINDS[operation].send] as SendMethod, ...sent)
    },
    requested: requestedExternal,
    reviewed: payment => ({
      words: [...reviewedWords(payment), ...feeShareOf(payment.order)],
      amount: payment.shown.fromAmount,
      fee: payment.shown.fee,
    }),
  }
}

type SendMethod = (typeof transferMethods)['sendEft']

/** Returns the bank's view of money that leaves it, in the words of `PaymentKind.reviewed`. */
export const heldExternal = (held: HeldAs<ExternalKind>): Words => [
  ...externalWords(held),
  ...feeShareOf(held),
]

/** The party that pays the fee, if the customer chooses it. */
const feeShareOf = (payment: object): Words =>
  'feeShare' in payment && typeof payment.feeShare === 'string' ? [payment.feeShare] : []

/**
 * Leaves out the payee's name, because the number identifies the account: another spelling of the
 * name is still the same payment. Also leaves out who pays the fee, which only affects the price.
 */
function requestedExternal({ details, ...order }: ExternalPayment['order']) {
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
  return externalWords({
    ...order,
    payeeName,
    currencyCode: shown.fromCurrencyCode,
    toCurrencyCode: shown.currency,
    toAmount: shown.arriving,
  })
}

/** Fields of payments that leave the bank, present both in an order and in the bank's view. */
type ExternalDetails = Pick<
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

/** Leaves out the name for the customer's own account: orders don't contain it. */
function externalWords({ fromAccount, permission, note, ...external }: ExternalDetails): Words {
  const masked = Object.entries(maskedDetails(external.details))
  const details = masked.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { payeeName, countryCode, currencyCode, toCurrencyCode, toAmount } = external
  const name = permission === 'own' ? undefined : payeeName
  const to = [permission, name, countryCode, toCurrencyCode, normalAmount(toAmount)]
  return [fromAccount, currencyCode, ...to, note, ...details.flat()]
}
