import type { RequestResult } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { Refusal, refuse } from '../http/index.ts'
import { attempt, storeRefusal } from '../payments/index.ts'
import { checkWaiting } from './hold-requests.ts'
import type { RequestRow } from './request-row.ts'

/**
 * Does something with each request by itself: one that is refused undoes nothing of the others. Of
 * a single one the refusal is the whole answer.
 */
export async function eachOf(
  rows: readonly RequestRow[],
  context: CallerContext,
  work: (row: RequestRow) => Promise<Came>,
): Promise<RequestResult[] | Refusal> {
  const results: RequestResult[] = []
  for (const row of rows) {
    const outcome = await attempt(context.sql, () => work(row))
    if (outcome instanceof Refusal && rows.length === 1) return outcome
    results.push(resultOf(row, outcome))
  }
  return results
}

/** What has moved, if something has. */
export type Came = Pick<RequestResult, 'transactionId' | 'batch'>

const resultOf = ({ id }: RequestRow, outcome: Came | Refusal): RequestResult =>
  outcome instanceof Refusal ? { id, refusal: storeRefusal(outcome) } : { id, ...outcome }

/**
 * @throws {Refusal} `VF` when it no longer waits, and when the caller asked for it: the requester
 *   may withdraw it, and nothing else.
 */
export function checkDecidable(row: RequestRow, context: CallerContext): void {
  checkWaiting([row], context)
  if (row.requested_by !== context.caller.ownCustomerId) return
  throw refuse.invalid('requestOwn', 'You asked for this: somebody else decides.')
}
