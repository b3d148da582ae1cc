import { activeOwnAccount, type OwnAccount, statusId } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { lockAccounts } from '../ledger/index.ts'
import { payeeAccount } from './payee.ts'

type Paying = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/**
 * Finds the payee's account, and locks it together with the caller's; undefined if there is none.
 *
 * @throws {Refusal} Like {@link holdBoth}.
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
 * Locks both accounts before a payment refers to them: two payments that each took a shared lock
 * and then wanted an exclusive one would deadlock.
 *
 * @throws {Refusal} Like `activeOwnAccount`: the caller's account may have been closed before the
 *   lock.
 */
export async function holdBoth(context: Paying, source: OwnAccount, target: string): Promise<void> {
  await lockAccounts(context.sql, [source.id, target])
  await activeOwnAccount(context, source.id, 'fromAccount')
}
