import type { Context } from '../context.ts'
import { type Decimal, subtract } from '../money/index.ts'

/**
 * Returns the amount that can leave an account: its balance above the minimum, less what payments
 * waiting for an approval will take. `exceptPayment` is not held against itself.
 */
export async function availableAmount(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  accountId: string,
  exceptPayment = '',
): Promise<Decimal> {
  const [row] = await sql<{ above_minimum: string; held: string }>`
    select
      balance - coalesce(minimum, 0) as above_minimum,
      held_amount(id, ${clock.now()}, ${exceptPayment}) as held
    from ledger_account where id = ${accountId}`
  if (!row) throw new Error(`There is no account ${accountId}.`)
  return subtract(row.above_minimum, row.held)
}
