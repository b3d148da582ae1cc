import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { findRequests } from './find-requests.ts'
import { type RequestRow, statusAt } from './request-row.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/**
 * Finds requests of the customer acted for and locks them until the transaction ends: somebody else
 * who would decide them waits, then sees the result.
 *
 * @throws {Refusal} `13` when one of them is another customer's or there is none.
 */
export async function holdRequests(
  context: Context,
  ids: readonly string[],
): Promise<readonly RequestRow[]> {
  const { sql, caller } = context
  const uniqueIds = [...new Set(ids)]
  // In one order, so that two calls that decide several never wait for each other. Nothing else is
  // read with them: it would be as it was before the wait.
  const held = await sql`
    select id from payment_request
    where id = any(${uniqueIds}) and customer_id = ${caller.customerId} order by id for update`
  if (held.length !== uniqueIds.length) throw noRequest()
  const { rows } = await findRequests(context, { ids: uniqueIds, page: 1, size: uniqueIds.length })
  return rows
}

/** @throws {Refusal} `VF` when one of them is already decided, or has expired. */
export function checkWaiting(rows: readonly RequestRow[], { clock }: Context): void {
  for (const row of rows) {
    const status = statusAt(row, clock.now())
    if (status === 'expired')
      throw refuse.invalid('approvalExpired', 'The request waited too long.')
    if (status !== 'waiting')
      throw refuse.invalid('requestDecided', `The request is ${status} already.`)
  }
}

/**
 * The same refusal for another customer's request as for a missing one, so that it doesn't reveal
 * which.
 */
export const noRequest = () => refuse.accessDenied('You have no access to this request.')
