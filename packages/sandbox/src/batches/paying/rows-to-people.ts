import { transferMethods } from '@sixpence/protocol/schemas'
import type { OwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { compare, type Decimal, hasAtMostDecimals, roundHalfUp } from '../../money/index.ts'
import { feesOf, findPayees, type P2pOrder } from '../../payments/index.ts'
import type { OrderLine } from '../order-lines.ts'
import type { RowToPay } from './row-to-pay.ts'

type Source = Pick<OwnAccount, 'id' | 'currencyCode' | 'decimals'>

type Payees = Awaited<ReturnType<typeof findPayees>>

/**
 * Turns rows that pay customers into payments, by the rules of a single one. The owner of the
 * address comes last: otherwise rows that are refused anyway would show for free who banks here.
 */
export async function rowsToPeople(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  source: Source,
  lines: readonly OrderLine[],
): Promise<readonly RowToPay<P2pOrder>[]> {
  const { currencyCode, decimals } = source
  const emails = lines.flatMap(({ email }) => email ?? [])
  const payees = await findPayees(sql, emails, { payerId: caller.customerId, currencyCode })
  const amounts = lines.map(({ amount }) => roundHalfUp(amount, decimals))
  const fees = await feesOf(sql, 'p2p', { amounts, decimals })
  return lines.map((line, at) => rowToPerson(line, source, { payees, fee: fees[at] ?? '' }))
}

function rowToPerson(
  { email, amount: typed, payeeId, fee: approvedFee, note }: OrderLine,
  { id: fromAccount, currencyCode, decimals }: Source,
  { payees, fee }: { readonly payees: Payees; readonly fee: Decimal },
): RowToPay<P2pOrder> {
  if (!hasAtMostDecimals(typed, decimals)) return { reason: 'amount' }
  if (compare(approvedFee, fee) !== 0) return { reason: 'price' }
  const amount = roundHalfUp(typed, decimals)
  const payee = payees.get(email ?? '')
  if (!payee) return { reason: 'payee', leaving: { amount, fee } }
  const text = note ?? undefined
  const payment = {
    method: transferMethods.sendP2p.name,
    input: { fromAccount, toEmail: email, amount: typed, note: text, expectedFee: approvedFee },
    order: {
      operation: 'p2p' as const,
      fromAccount,
      toAccount: payee.account,
      payeeEmail: payee.email,
      currencyCode,
      amount,
      fee,
      note: text,
    },
  }
  // Somebody else may have the address now.
  return payeeId === payee.customerId ? { payment } : { payment, reason: 'payee' }
}
