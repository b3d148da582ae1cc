import type { NamedMethod } from '@sixpence/protocol/schemas'
import type { Sql } from '../../db/index.ts'
import { refuse } from '../../http/index.ts'
import { isOwedToBank, type Payable } from './owed-to-bank.ts'

interface Leaving extends Pick<NamedMethod, 'outflow'> {
  readonly pays?: Payable | undefined
}

/**
 * Lets money and cards leave only if the bank hasn't limited the customer and, for cards, hasn't
 * failed to verify them. A limit set meanwhile waits until the transaction ends. Invoices of the
 * bank itself can always be paid.
 *
 * @throws {Refusal} `ENOA`
 */
export async function checkOutflow(
  sql: Sql,
  { outflow, pays = {} }: Leaving,
  customerId: string,
): Promise<void> {
  if (outflow === undefined) return
  // The weakest lock that `limit` waits for: payments of one customer hold it side by side, and lock
  // the customer for their limits afterwards.
  await sql`select from customer where id = ${customerId} for key share`
  const [customer] = await sql<{ isLimited: boolean; verified: boolean }>`
    select is_limited(customer) as "isLimited", verified from customer where id = ${customerId}`
  // A call about a card pays nothing, whatever else it names.
  const isExcused = async () => outflow !== 'card' && (await isOwedToBank(sql, pays, customerId))
  if (customer?.isLimited && !(await isExcused())) {
    throw refuse.noOutflow(
      'accountLimited',
      'This account is limited: money can come in, and none can go out.',
    )
  }
  if (outflow === 'card' && !customer?.verified) {
    throw refuse.noOutflow(
      'accountUnverified',
      'A new card needs a customer whom the bank has verified.',
    )
  }
}
