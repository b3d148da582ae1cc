import { BATCH_PAYMENTS, isExternalKind } from '@sixpence/protocol'
import type { OwnAccount } from '../../accounts/index.ts'
import {
  type ExternalOrder,
  type P2pOrder,
  payExternalSet,
  type PaymentOfSet,
  payP2pSet,
} from '../../payments/index.ts'
import type { CallerContext } from '../../context.ts'
import type { OrderLine } from '../order-lines.ts'
import { paidBefore } from '../retrying/paid-before.ts'
import type { AmountsLeft } from './amounts-left.ts'
import { keepOutcomes } from './keep-outcomes.ts'
import type { PaidType } from './paid-type.ts'
import type { RowToPay } from './row-to-pay.ts'
import { rowsToAccounts } from './rows-to-accounts.ts'
import { rowsToPeople } from './rows-to-people.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

interface SetOf {
  readonly batchId: string
  readonly type: PaidType
  readonly source: OwnAccount
  readonly left: AmountsLeft
}

/**
 * Pays rows in their order, or records why they aren't paid: like single payments one after the
 * other, in a few statements for all of them. Their accounts must be locked.
 */
export async function payRows(
  context: Context,
  lines: readonly OrderLine[],
  { type, source, ...set }: SetOf,
): Promise<void> {
  const kind = BATCH_PAYMENTS[type]
  const settled = await paidBefore(context, lines)
  if (!isExternalKind(kind)) {
    const rows = await rowsToPeople(context, source, lines)
    return settleRows(context, { ...set, lines, rows, settled, pay: payP2pSet })
  }
  const rows = await rowsToAccounts(context, { kind, fromAccount: source.id }, lines)
  return settleRows(context, { ...set, lines, rows, settled, pay: payExternalSet })
}

interface SetToSettle<Order extends P2pOrder | ExternalOrder> extends Pick<
  SetOf,
  'batchId' | 'left'
> {
  readonly lines: readonly OrderLine[]
  readonly rows: readonly RowToPay<Order>[]
  /** The ids of rows that replace a payment which was made meanwhile. */
  readonly settled: ReadonlySet<string>
  readonly pay: (
    context: Context,
    payments: readonly PaymentOfSet<Order>[],
  ) => Promise<readonly string[]>
}

async function settleRows<Order extends P2pOrder | ExternalOrder>(
  context: Context,
  { batchId, left, lines, rows, settled, pay }: SetToSettle<Order>,
): Promise<void> {
  const decided = rows.map((row, at) => {
    const isPaid = settled.has(lines[at]?.rowId ?? '')
    return decide(isPaid ? { reason: 'paidBefore' } : row, left)
  })
  const payments = lines.flatMap(({ rowId }, at) => {
    const payment = decided[at]?.payment
    return payment ? [{ ...payment, key: `${batchId}.${rowId}` }] : []
  })
  const paid = (payments.length > 0 ? await pay(context, payments) : []).values()
  const outcomes = lines.map(({ rowId }, at) => {
    const { reason } = decided[at] ?? {}
    return reason === undefined ? { rowId, paymentId: paid.next().value } : { rowId, reason }
  })
  await keepOutcomes(context, batchId, outcomes)
}

/** Takes the amount of a row from what is left, or returns the reason against it. */
function decide<Order extends P2pOrder | ExternalOrder>(
  row: RowToPay<Order>,
  left: AmountsLeft,
): RowToPay<Order> {
  const { payment, leaving = payment?.order } = row
  const reason = (leaving && left.reasonAgainst(leaving)) ?? row.reason
  if (reason !== undefined) return { reason }
  if (payment) left.take(payment.order)
  return row
}
