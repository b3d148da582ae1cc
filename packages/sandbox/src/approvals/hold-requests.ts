import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { findRequests } from './find-requests.ts'
import { type RequestRow, statusAt } from './request-row.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/**
 * Finds requests of the customer acted for and holds them until the transaction ends: whoever else
 * would decide them waits, then finds out.
 *
 * @throws {Refusal} `13` when one of them is another's or there is none.
 */
export async function holdRequests(
  context: Context,
  ids: readonly string[],
): Promise<readonly RequestRow[]> {
  const { sql, caller } = context
  const wanted = [...new Set(ids)]
  // In one order, so that two who decide several never wait for each other. Nothing is read along:
  // it would be read as it was before the wait.
  const held = await sql`
    select id from payment_request
    where id = any(${wanted}) and customer_id = ${caller.customerId} order by id for update`
  if (held.length !== wanted.length) throw noRequest()
  const { rows } = await findRequests(context, { ids: wanted, page: 1, size: wanted.length })
  return rows
}

/** @throws {Refusal} `VF` when one of them is decided already, or has expired. */
export function checkWaiting(rows: readonly RequestRow[], { clock }: Context): void {
  for (const row of rows) {
    const status = statusAt(row, clock.now())
    if (status === 'expired')
      throw refuse.invalid('approvalExpired', 'The request waited too long.')
    if (status !== 'waiting')
      throw refuse.invalid('requestDecided', `The request is ${status} already.`)
  }
}

/** Whether it is another's or does not exist: which of the two is not told. */
export const noRequest = () => refuse.accessDenied('You have no access to this request.')
