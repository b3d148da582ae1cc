import { activeOwnAccount, type OwnAccount, statusId } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { lockAccounts } from '../ledger/index.ts'
import { payeeAccount } from './payee.ts'

type Paying = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/**
 * Finds the account that a payee is paid on, and holds it together with the caller's; undefined
 * when there is none.
 *
 * @throws {Refusal} As {@link holdBoth}.
 */
export async function holdPayeeAccount(
  context: Paying,
  source: OwnAccount,
  payeeId: string,
): Promise<string | undefined> {
  const { sql } = context
  const target = await payeeAccount(sql, { customerId: payeeId }, source.currencyCode)
  if (target === undefined) return undefined
  await holdBoth(context, source, target)
  const open =
    await sql`select from customer_account where id = ${target} and status_id = ${statusId('active')}`
  return open.length > 0 ? target : holdPayeeAccount(context, source, payeeId)
}

/**
 * Holds both accounts before a payment names them: two payments that shared an account first and
 * then wanted it for themselves would wait for each other.
 *
 * @throws {Refusal} As `activeOwnAccount`: the caller's may have been closed until it was held.
 */
export async function holdBoth(context: Paying, source: OwnAccount, target: string): Promise<void> {
  await lockAccounts(context.sql, [source.id, target])
  await activeOwnAccount(context, source.id, 'fromAccount')
}
