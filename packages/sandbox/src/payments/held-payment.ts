import { type HeldPayment, hexOf, hiddenDetailsText, maskedDetails } from '@sixpence/protocol'
import { add, subtract } from '../money/index.ts'
import type { ExternalTerms } from './external-terms.ts'
import type { OrderRow } from './order-row.ts'
import { kindOf, type PaymentKind } from './payment-kinds.ts'

/** What a payment's row keeps of its order; nothing until the order was understood. */
export type HeldRow = { operation: null } | NamedOrderRow

interface NamedOrderRow extends OrderRow {
  payee_name: string | null
  merchant_name: string | null
  /** Who asks for money by an invoice. */
  invoicer_name: string | null
  /** Who paid what is given back. */
  payer_name: string | null
  /** Of what has left the bank and was not sent back. */
  arrives_at: Date | null
  created_at: Date
}

/** What the bank holds, for the customer who is to approve it. No account of another is told. */
export async function heldPayment(row: HeldRow, key: string): Promise<HeldPayment | undefined> {
  if (row.operation === null) return undefined
  const { from_account, amount, fee, note } = row
  const moved = {
    fromAccount: from_account,
    currencyCode: row.currency_code,
    amount,
    fee,
    total: add(amount, fee),
    createdAt: row.created_at.toISOString(),
    ...(note !== null && { note }),
  }
  const hidden = hiddenDetailsText(key, row.external?.details ?? {})
  return {
    ...moved,
    ...OTHER_SIDES[kindOf(row.operation)](row),
    ...(hidden !== undefined && { hiddenHash: await sha256Hex(hidden) }),
  }
}

async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hexOf(new Uint8Array(digest))
}

type OtherSide<Held = HeldPayment> = Held extends HeldPayment
  ? Omit<Held, keyof Moved> & Pick<Held, 'operation'>
  : never
type Moved = Omit<
  Extract<HeldPayment, { operation: 'betweenAccounts' }>,
  'operation' | 'toAccount' | 'subscription'
>

const OTHER_SIDES: {
  readonly [Kind in PaymentKind]: (row: NamedOrderRow) => Extract<OtherSide, { operation: Kind }>
} = {
  betweenAccounts: ({ to_account: toAccount, subscription }) => ({
    operation: 'betweenAccounts',
    toAccount,
    ...(subscription !== null && { subscription }),
  }),
  p2p: personOf,
  checkout: checkoutOf,
  invoice: invoiceOf,
  refund: refundOf,
  eft: row => ({ operation: 'eft', ...abroadOf(row) }),
  wire: row => ({
    operation: 'wire',
    ...abroadOf(row),
    feeShare: termsOf(row).feeShare ?? 'OUR',
  }),
  cryptoEft: row => ({ operation: 'cryptoEft', ...abroadOf(row) }),
  instant: row => ({ operation: 'instant', ...abroadOf(row) }),
  interac: row => ({ operation: 'interac', ...abroadOf(row) }),
  oct: row => ({ operation: 'oct', ...abroadOf(row) }),
}

function termsOf({ external }: NamedOrderRow): ExternalTerms {
  if (external === null) throw new Error('What leaves the bank does not say where to.')
  return external
}

function abroadOf(row: NamedOrderRow) {
  const { arrives_at: arrivesAt } = row
  const terms = termsOf(row)
  return {
    permission: terms.permission,
    payeeName: terms.payeeName,
    details: { ...maskedDetails(terms.details) },
    countryCode: terms.countryCode,
    toCurrencyCode: terms.currency,
    toAmount: subtract(terms.toAmount, terms.deducted),
    ...(arrivesAt !== null && { arrivesAt: arrivesAt.toISOString() }),
  }
}

function personOf({ payee_email: payeeEmail, payee_name: payeeName }: NamedOrderRow) {
  if (payeeEmail === null) throw new Error('A payment to a person names none.')
  return { operation: 'p2p', payeeEmail, ...(payeeName !== null && { payeeName }) } as const
}

function checkoutOf(row: NamedOrderRow) {
  const { checkout_id: checkoutId, merchant_name: merchantName, subscription } = row
  if (checkoutId === null || merchantName === null) throw new Error('A checkout is not named.')
  return {
    operation: 'checkout',
    checkoutId,
    merchantName,
    ...(subscription !== null && { subscription }),
  } as const
}

function invoiceOf({ invoice_id: invoiceId, invoicer_name: payeeName }: NamedOrderRow) {
  if (invoiceId === null || payeeName === null) throw new Error('An invoice is not named.')
  return { operation: 'invoice', invoiceId, payeeName } as const
}

function refundOf({ refunds_id: paymentId, payer_name: payeeName }: NamedOrderRow) {
  if (paymentId === null || payeeName === null) throw new Error('A refund is not named.')
  return { operation: 'refund', paymentId, payeeName } as const
}
