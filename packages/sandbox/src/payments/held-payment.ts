import type { HeldPayment } from '@sixpence/protocol'
import { add } from '../money/index.ts'
import type { Operation } from './payment-order.ts'

/** What a payment's row keeps of its order; nothing until the order was understood. */
export type HeldRow = { operation: null } | OrderRow

interface OrderRow {
  operation: Operation
  from_account: string
  to_account: string
  payee_email: string | null
  payee_name: string | null
  checkout_id: string | null
  merchant_name: string | null
  currency_code: string
  amount: string
  fee: string
  note: string | null
  created_at: Date
}

/** What the bank holds, for the customer who is to approve it. No account of another is told. */
export function heldPayment(row: HeldRow): HeldPayment | undefined {
  if (row.operation === null) return undefined
  const { operation, from_account, to_account, payee_email, payee_name, amount, fee, note } = row
  const moved = {
    fromAccount: from_account,
    currencyCode: row.currency_code,
    amount,
    fee,
    total: add(amount, fee),
    createdAt: row.created_at.toISOString(),
    ...(note !== null && { note }),
  }
  if (operation === 'checkout') return { ...moved, operation, ...checkoutOf(row) }
  if (operation !== 'p2p') return { ...moved, operation: 'betweenAccounts', toAccount: to_account }
  if (payee_email === null) throw new Error('A payment to a person names none.')
  const payee = { payeeEmail: payee_email, ...(payee_name !== null && { payeeName: payee_name }) }
  return { ...moved, operation, ...payee }
}

function checkoutOf({ checkout_id: checkoutId, merchant_name: merchantName }: OrderRow) {
  if (checkoutId === null || merchantName === null) throw new Error('A checkout is not named.')
  return { checkoutId, merchantName }
}
