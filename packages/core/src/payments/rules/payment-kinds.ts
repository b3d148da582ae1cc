import { cleanEmailAddress } from '@sixpence/protocol/email-address'
import { normalAmount } from '@sixpence/protocol/normal-amount'
import { subscriptionTerms, type SubscriptionTerms } from '@sixpence/protocol/subscriptions'
import { isExternalKind, type ExternalKind, type HeldPayment } from '@sixpence/protocol/payments'
import { loadSendMethods } from '../later/load-calls.ts'
import { externalKinds, heldExternal } from './external-payment-kind.ts'
import type { HeldAs, Kind, Operation, PaymentKind, PaymentOf, Words } from './payment-kind.ts'

const KINDS: { readonly [K in Kind]: PaymentKind<PaymentOf<K>> } = {
  ownTransfer: {
    operation: 'betweenAccounts',
    send: async (call, ...sent) => call((await loadSendMethods()).transferMethods.sendOwn, ...sent),
    requested: ({ fromAccount, toAccount, toAmount, ...fields }) => ({
      fromAccount,
      toAccount,
      toAmount: normalAmount(toAmount),
      repeated: repetitionWord(subscriptionTerms(fields)),
    }),
    reviewed: ({ order: { fromAccount, toAccount, ...fields }, shown }) => ({
      words: [
        fromAccount,
        toAccount,
        shown.fromCurrencyCode,
        repetitionWord(subscriptionTerms(fields)),
      ],
      amount: shown.fromAmount,
      fee: shown.fee,
    }),
  },
  p2pTransfer: {
    operation: 'p2p',
    send: async (call, ...sent) => call((await loadSendMethods()).transferMethods.sendP2p, ...sent),
    requested: ({ fromAccount, toEmail, amount, note }) => ({
      fromAccount,
      toEmail: cleanEmailAddress(toEmail).toLowerCase(),
      amount: normalAmount(amount),
      note: note?.trim() || undefined,
    }),
    reviewed: ({ order: { fromAccount, toEmail, amount, note }, shown }) => ({
      words: [fromAccount, cleanEmailAddress(toEmail).toLowerCase(), shown.feeCurrencyCode, note],
      amount,
      fee: shown.fee,
    }),
  },
  checkout: {
    operation: 'checkout',
    send: async (call, ...sent) => call((await loadSendMethods()).checkoutMethods.pay, ...sent),
    // A checkout is paid once, whichever account pays.
    requested: ({ checkoutId }) => ({ checkoutId }),
    reviewed: ({
      order: { fromAccount, checkoutId, expectedAmount, expectedCurrencyCode },
      shown,
    }) => ({
      words: [fromAccount, checkoutId, expectedCurrencyCode, repetitionWord(shown.subscription)],
      amount: expectedAmount,
      fee: '0',
    }),
  },
  invoice: {
    operation: 'invoice',
    send: async (call, ...sent) => call((await loadSendMethods()).invoiceMethods.pay, ...sent),
    // An invoice is paid once, whichever account pays.
    requested: ({ invoiceId }) => ({ invoiceId }),
    reviewed: ({ order: { fromAccount, invoiceId, expectedCurrencyCode }, shown }) => ({
      words: [fromAccount, invoiceId, expectedCurrencyCode],
      amount: shown.amount,
      fee: shown.feePayment,
    }),
  },
  refund: {
    operation: 'refund',
    send: async (call, ...sent) => call((await loadSendMethods()).refundMethods.refund, ...sent),
    requested: ({ paymentId, amount }) => ({ paymentId, amount: normalAmount(amount) }),
    reviewed: ({ order: { paymentId, amount, expectedCurrencyCode }, shown }) => ({
      words: [shown.accountId, paymentId, expectedCurrencyCode],
      amount,
      fee: '0',
    }),
  },
  batch: {
    operation: 'batch',
    send: async (call, ...sent) => {
      const { batchMethods } = await loadSendMethods()
      const { responseCode, batchId, date, approval } = await call(batchMethods.submit, ...sent)
      return responseCode === '92' ? { identical: { batchId, date } } : { batchId, approval }
    },
    // A draft is submitted once, whatever its price.
    requested: ({ batchId }) => ({ batchId }),
    reviewed: ({ order, shown }) => ({
      words: [shown.accountId, order.batchId, order.expectedCurrencyCode],
      amount: order.expectedTotal,
      fee: order.expectedFee,
    }),
  },
  ...externalKinds(),
}

const HELD_WORDS: {
  readonly [O in Exclude<Operation, ExternalKind>]: (held: HeldAs<O>) => Words
} = {
  betweenAccounts: ({ fromAccount, toAccount, currencyCode, subscription }) => [
    fromAccount,
    toAccount,
    currencyCode,
    repetitionWord(subscription),
  ],
  p2p: ({ fromAccount, payeeEmail, currencyCode, note }) => [
    fromAccount,
    payeeEmail.toLowerCase(),
    currencyCode,
    note,
  ],
  checkout: ({ fromAccount, checkoutId, currencyCode, subscription }) => [
    fromAccount,
    checkoutId,
    currencyCode,
    repetitionWord(subscription),
  ],
  invoice: ({ fromAccount, invoiceId, currencyCode }) => [fromAccount, invoiceId, currencyCode],
  refund: ({ fromAccount, paymentId, currencyCode }) => [fromAccount, paymentId, currencyCode],
  batch: ({ fromAccount, batchId, currencyCode }) => [fromAccount, batchId, currencyCode],
}

/** Describes a payment's repetition in one word; undefined if it isn't repeated. */
function repetitionWord(terms: SubscriptionTerms | undefined): string | undefined {
  if (!terms) return undefined
  const { frequency, endDate = '', transactions = '', userCancel } = terms
  return `${frequency} ${endDate} ${transactions} ${userCancel}`
}

/**
 * Returns the row for a payment's kind.
 *
 * @throws {TypeError} For a kind this version doesn't know, e.g. one that another tab with a newer
 *   version wrote into the journal. It is never mistaken for another kind.
 */
export function kindOf<K extends Kind>({ kind }: { readonly kind: K }): PaymentKind<PaymentOf<K>> {
  if (!Object.hasOwn(KINDS, kind)) throw new TypeError(`There are no payments of the kind ${kind}`)
  return KINDS[kind]
}

/** Returns the bank's view in the words of `PaymentKind.reviewed`; undefined for unknown kinds. */
export function heldWords(held: HeldPayment): Words | undefined {
  if (isExternal(held)) return heldExternal(held)
  const words: ((of: never) => Words) | undefined = Object.hasOwn(HELD_WORDS, held.operation)
    ? HELD_WORDS[held.operation]
    : undefined
  return words?.(held as never) // The row matches its own kind.
}

const isExternal = (held: HeldPayment): held is HeldAs<ExternalKind> =>
  isExternalKind(held.operation)
