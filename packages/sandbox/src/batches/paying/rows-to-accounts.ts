import { type BatchReason, type ExternalKind, PAYMENT_KINDS, sharesFee } from '@sixpence/protocol'
import { transferMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { Refusal } from '../../http/index.ts'
import { type ExternalOrder, readOnce } from '../../payments/index.ts'
import { orderExternal } from '../../transfers/index.ts'
import type { OrderLine } from '../order-lines.ts'
import { reasonOf } from './reason-of.ts'
import type { RowToPay } from './row-to-pay.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

interface Paying {
  readonly kind: ExternalKind
  readonly fromAccount: string
}

/**
 * Turns rows that pay to accounts elsewhere into payments, by the rules of a single one. Ways,
 * rates and forms that several rows need are read once.
 */
export async function rowsToAccounts(
  context: Context,
  { kind, fromAccount }: Paying,
  lines: readonly OrderLine[],
): Promise<readonly RowToPay<ExternalOrder>[]> {
  const now = context.clock.now()
  const reading = { ...context, sql: readOnce(context.sql), clock: { now: () => now } }
  const method = transferMethods[PAYMENT_KINDS[kind].send].name
  const rows: RowToPay<ExternalOrder>[] = []
  for (const line of lines) {
    const input = inputOf(line, { kind, fromAccount })
    const order = await unlessRefused(line, orderExternal(kind, input, reading))
    rows.push(typeof order === 'string' ? { reason: order } : { payment: { method, input, order } })
  }
  return rows
}

/** Returns a row as the input of the call that would send it: for no other price than approved. */
function inputOf(line: OrderLine, { kind, fromAccount }: Paying) {
  if (line.account === null) throw new TypeError(`The row ${line.rowId} pays a customer.`)
  const { amount, toAmount, fee, feeShare, note } = line
  const { name: payeeName, countryCode, currency, details } = line.account
  return {
    fromAccount,
    permission: '3d' as const,
    countryCode,
    currency,
    amount: toAmount,
    payeeName,
    details: { ...details },
    note: note ?? undefined,
    ...(sharesFee(kind) && { feeShare: feeShare ?? 'OUR' }),
    expectedFromAmount: amount,
    expectedFee: fee,
  }
}

async function unlessRefused(
  { account }: OrderLine,
  order: Promise<ExternalOrder>,
): Promise<ExternalOrder | BatchReason> {
  try {
    return await order
  } catch (error) {
    if (error instanceof Refusal) return reasonOf(error, { account })
    throw error
  }
}
