import {
  type BatchOperation,
  type ExternalKind,
  type HeldPayment,
  hexOf,
  hiddenDetailsText,
  maskedDetails,
  sharesFee,
} from '@sixpence/protocol'
import { add, subtract } from '../money/index.ts'
import type { OrderRow } from './order-row.ts'
import { isBatch, type OwnOperation } from './payment-kinds.ts'

/** The order in a payment's row; empty until the order was understood. */
export type HeldRow = { operation: null } | NamedOrderRow

type NamedOrderRow = OrderRow & {
  created_at: Date
} & (
    | { operation: OwnOperation }
    | { operation: 'p2p'; payee_name: string | null }
    | { operation: 'checkout'; merchant_name: string }
    /** The name on the invoice. */
    | { operation: 'invoice'; invoicer_name: string }
    /** The name of the payer who gets money back. */
    | { operation: 'refund'; payer_name: string }
    | { operation: BatchOperation; batch_name: string; batch_rows: number }
    /** The time of arrival, unless it was sent back. */
    | { operation: ExternalKind; arrives_at: Date | null }
  )

/** Returns the waiting payment for its approver. Reveals no account of another customer. */
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
    ...otherSide(row),
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

function otherSide(row: NamedOrderRow): OtherSide {
  if (isBatchRow(row)) return batchOf(row)
  switch (row.operation) {
    case 'ownSameCurrency':
    case 'ownCrossCurrency':
      return { operation: 'betweenAccounts', toAccount: row.to_account, ...repetitionOf(row) }
    case 'p2p':
      return {
        operation: row.operation,
        payeeEmail: row.payee_email,
        ...(row.payee_name !== null && { payeeName: row.payee_name }),
      }
    case 'checkout':
      return {
        operation: row.operation,
        checkoutId: row.checkout_id,
        merchantName: row.merchant_name,
        ...repetitionOf(row),
      }
    case 'invoice':
      return {
        operation: row.operation,
        invoiceId: row.invoice_id,
        payeeName: row.invoicer_name,
      }
    case 'refund':
      return { operation: row.operation, paymentId: row.refunds_id, payeeName: row.payer_name }
    default:
      return externalOf(row)
  }
}

type BatchRow = Extract<NamedOrderRow, { operation: BatchOperation }>

const isBatchRow = (row: NamedOrderRow): row is BatchRow => isBatch(row.operation)

const batchOf = (row: BatchRow): OtherSide => ({
  operation: 'batch',
  batchId: row.batch_id,
  batchOperation: row.operation,
  batchName: row.batch_name,
  paymentCount: row.batch_rows,
})

const repetitionOf = ({ subscription }: Pick<OrderRow, 'subscription'>) =>
  subscription !== null && { subscription }

type ExternalRow = Extract<NamedOrderRow, { operation: ExternalKind }>

function externalOf({ operation, external, arrives_at: arrivesAt }: ExternalRow): OtherSide {
  const side = {
    permission: external.permission,
    payeeName: external.payeeName,
    details: { ...maskedDetails(external.details) },
    countryCode: external.countryCode,
    toCurrencyCode: external.currency,
    toAmount: subtract(external.toAmount, external.deducted),
    ...(arrivesAt !== null && { arrivesAt: arrivesAt.toISOString() }),
  }
  return sharesFee(operation)
    ? { operation, ...side, feeShare: external.feeShare ?? 'OUR' }
    : { operation, ...side }
}
