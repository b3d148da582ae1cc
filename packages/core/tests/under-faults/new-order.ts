import type { PaymentOrder, Sixpence } from '../../src/index.ts'
import type { ExternalPayment } from '../../src/payments/index.ts'
import { batchOrderOf } from '../batch-order-of.ts'
import type { Random } from '../payments/seeded-random.ts'
import { orderAbroad } from './order-abroad.ts'

/** A person at the bank, as created by the control API. */
export interface Customer {
  readonly customerId: string
  readonly email: string
  readonly password: string
  readonly accounts: readonly { readonly accountId: string }[]
}

/** The data an order is drawn from. */
export interface Wish {
  readonly customer: Customer
  readonly others: readonly Customer[]
  readonly random: Random
  /** The customer's number of payments: consecutive amounts differ. */
  readonly at: number
  /** Makes the shop request an amount; returns the checkout's id. */
  readonly openCheckout: (amount: string) => Promise<string>
  /** Makes somebody pay an invoice of a customer's; returns the payment's id. */
  readonly sell: (customer: Customer) => Promise<string>
  /** Makes the bank request an amount from a customer; returns the invoice's id. */
  readonly openInvoice: (email: string, amount: string) => Promise<string>
  /** The shop's saved button for a weekly subscription. */
  readonly weeklyButton: string
}

interface Drawn extends Wish {
  readonly fromAccount: string
  /** Between 1 and 4, or more than is available. */
  readonly amount: string
}

type Kind = PaymentOrder['kind']
type Draw = (bank: Bank, drawn: Drawn) => Promise<PaymentOrder>
type Bank = Pick<Sixpence, 'transfers' | 'checkouts' | 'invoices' | 'merchant' | 'batches'>

const TOO_MUCH = 0.05

/** Doesn't compile if a kind is missing. */
const DRAW: { readonly [K in Kind]: readonly Draw[] } = {
  ownTransfer: [
    (bank, drawn) => between(bank, drawn, {}),
    (bank, drawn) => between(bank, drawn, { subscriptionFrequency: 'weekly' }),
  ],
  p2pTransfer: [toSomebody],
  checkout: [toShop, subscribe],
  invoice: [byInvoice],
  refund: [giveBack],
  batch: [toMany],
  eftTransfer: [abroad('eftTransfer')],
  wireTransfer: [abroad('wireTransfer')],
  cryptoEftTransfer: [abroad('cryptoEftTransfer')],
  instantTransfer: [abroad('instantTransfer')],
  interacTransfer: [abroad('interacTransfer')],
  octTransfer: [abroad('octTransfer')],
}

/** Every kind, and own transfers once more, some of which repeat. */
const DRAWS = Object.values(DRAW).flat()

/** Draws an order, each kind equally often; occasionally for more than is available. */
export async function newOrder(bank: Bank, wish: Wish): Promise<PaymentOrder> {
  const { customer, random, at } = wish
  const [fromAccount = ''] = customer.accounts.map(({ accountId }) => accountId)
  const cents = String(10 + (at % 90))
  const amount = random() < TOO_MUCH ? `9999.${cents}` : `${1 + Math.floor(random() * 3)}.${cents}`
  const draw = DRAWS[Math.floor(random() * DRAWS.length)] ?? toSomebody
  return draw(bank, { ...wish, fromAccount, amount })
}

async function between(
  { transfers }: Bank,
  { customer, fromAccount, amount }: Drawn,
  repeated: { readonly subscriptionFrequency?: 'weekly' },
): Promise<PaymentOrder> {
  const toAccount = customer.accounts[1]?.accountId ?? ''
  const transfer = { fromAccount, toAccount, toAmount: amount }
  const shown = await transfers.quoteOwn(transfer)
  const expected = { expectedFromAmount: shown.fromAmount, expectedFee: shown.fee }
  return { kind: 'ownTransfer', order: { ...transfer, ...expected, ...repeated }, shown }
}

async function toSomebody(
  { transfers }: Bank,
  { customer, others, random, fromAccount, amount }: Drawn,
): Promise<PaymentOrder> {
  const all = others.filter(one => one !== customer)
  const toEmail = all[Math.floor(random() * all.length)]?.email ?? ''
  const shown = { ...(await transfers.quoteP2p({ fromAccount, amount })), payeeName: 'Robin' }
  const order = { fromAccount, toEmail, amount, expectedFee: shown.fee }
  return { kind: 'p2pTransfer', order, shown }
}

async function toShop(
  { checkouts }: Bank,
  { fromAccount, amount, openCheckout }: Drawn,
): Promise<PaymentOrder> {
  return payCheckout(checkouts, { checkoutId: await openCheckout(amount), fromAccount })
}

async function payCheckout(
  checkouts: Bank['checkouts'],
  { checkoutId, fromAccount }: { readonly checkoutId: string; readonly fromAccount: string },
): Promise<PaymentOrder> {
  const shown = await checkouts.get({ checkoutId })
  const expected = { expectedAmount: shown.amount, expectedCurrencyCode: shown.currencyCode }
  return { kind: 'checkout', order: { checkoutId, fromAccount, ...expected }, shown }
}

async function subscribe(
  { checkouts }: Bank,
  { fromAccount, weeklyButton: buttonId }: Drawn,
): Promise<PaymentOrder> {
  const { checkoutId = '' } = await checkouts.openByButton({
    buttonId,
    attempt: crypto.randomUUID(),
  })
  return payCheckout(checkouts, { checkoutId, fromAccount })
}

async function byInvoice(
  { invoices }: Bank,
  { customer, fromAccount, amount, openInvoice }: Drawn,
): Promise<PaymentOrder> {
  const invoiceId = await openInvoice(customer.email, amount)
  const shown = await invoices.get({ invoiceId })
  const expected = { expectedTotal: shown.total, expectedCurrencyCode: shown.currencyCode }
  return { kind: 'invoice', order: { invoiceId, fromAccount, ...expected }, shown }
}

/** Refunds a part of a payment of 5.00 EUR, or more than that. */
async function giveBack(
  { merchant }: Bank,
  { customer, amount, sell }: Drawn,
): Promise<PaymentOrder> {
  const paymentId = await sell(customer)
  const shown = await merchant.payment({ paymentId })
  const { leftAmount: expectedLeftAmount, currencyCode: expectedCurrencyCode } = shown
  const order = { paymentId, amount, expectedLeftAmount, expectedCurrencyCode }
  return { kind: 'refund', order, shown }
}

const PAYEES = 4

/** Submits a batch of payments to other customers. */
async function toMany(
  { batches }: Bank,
  { customer, others, at, fromAccount: accountId, amount, random }: Drawn,
): Promise<PaymentOrder> {
  const all = others.filter(one => one !== customer)
  const first = Math.floor(random() * all.length)
  const payees = Array.from({ length: PAYEES }, (_, row) => all[(first + row) % all.length])
  const text = payees.map(payee => `${payee?.email ?? ''} ${amount} Wages`).join('\n')
  const batch = { type: 'p2p', name: `Wages ${at}`, accountId, text } as const
  const meant = { ...batch, ignoreIdenticalBatch: true }
  const kept = await batches.handIn(meant, { key: crypto.randomUUID() })
  const { batchId } = kept.isKept ? kept : kept.identical
  const { draft: shown } = await batches.draftRows({ batchId })
  return batchOrderOf(shown, { ignoreIdenticalBatch: true })
}

function abroad(kind: ExternalPayment['kind']): Draw {
  return (bank, drawn) => orderAbroad(bank, kind, drawn)
}

/** Returns the texts by which the message with a payment's code differs from the customer's others. */
export function textsOfCode(payment: PaymentOrder): readonly string[] {
  const { kind, order, shown } = payment
  if (kind === 'p2pTransfer') return [` ${order.amount} EUR `, order.toEmail]
  if (kind === 'checkout') return [` ${order.expectedAmount} EUR `, shown.merchantName]
  if (kind === 'invoice') return [` ${shown.amount} EUR `, shown.payeeName]
  if (kind === 'refund') return [` ${order.amount} EUR `, shown.payerName]
  if (kind === 'batch') return [` ${order.expectedTotal} EUR `, shown.name]
  if (kind === 'ownTransfer') return []
  return [` ${shown.fromAmount} EUR `, order.payeeName ?? '']
}
