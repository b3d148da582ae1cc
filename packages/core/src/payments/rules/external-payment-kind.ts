import { normalAmount } from '@sixpence/protocol'
import { maskedDetails } from '@sixpence/protocol/payments'
import type { ExternalPayment } from '../payment-intent.ts'
import type { HeldAs, Operation, PaymentKind, Words } from './payment-kind.ts'

type ExternalOperation = Exclude<
  Operation,
  'betweenAccounts' | 'p2p' | 'checkout' | 'invoice' | 'refund'
>

/**
 * The row of a kind that leaves the bank.
 *
 * @param more The words of the kind itself, as its row among the held payments adds them.
 */
export function externalKind<P extends ExternalPayment>(
  operation: ExternalOperation,
  send: PaymentKind<P>['send'],
  more: (order: P['order']) => Words = () => [],
): PaymentKind<P> {
  return {
    operation,
    send,
    requested: requestedAbroad,
    reviewed: payment => ({
      words: [...reviewedWords(payment), ...more(payment.order)],
      amount: payment.shown.fromAmount,
      fee: payment.shown.fee,
    }),
  }
}

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
export type Abroad = Pick<
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
export function abroadWords({ fromAccount, permission, note, ...abroad }: Abroad): Words {
  const masked = Object.entries(maskedDetails(abroad.details))
  const details = masked.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { payeeName, countryCode, currencyCode, toCurrencyCode, toAmount } = abroad
  const name = permission === 'own' ? undefined : payeeName
  const to = [permission, name, countryCode, toCurrencyCode, normalAmount(toAmount)]
  return [fromAccount, currencyCode, ...to, note, ...details.flat()]
}
