import type { RequestResult } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { Refusal, refuse } from '../http/index.ts'
import { attempt, storeRefusal } from '../payments/index.ts'
import { checkWaiting } from './hold-requests.ts'
import type { RequestRow } from './request-row.ts'

/**
 * Runs the work for each request separately: a refused one undoes nothing of the others. For a
 * single request the refusal is the whole result.
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

/** The payment or batch that moved, if any. */
export type Came = Pick<RequestResult, 'transactionId' | 'batch'>

const resultOf = ({ id }: RequestRow, outcome: Came | Refusal): RequestResult =>
  outcome instanceof Refusal ? { id, refusal: storeRefusal(outcome) } : { id, ...outcome }

/**
 * @throws {Refusal} `VF` when it no longer waits, and when the caller is its requester: they may
 *   only withdraw it.
 */
export function checkDecidable(row: RequestRow, context: CallerContext): void {
  checkWaiting([row], context)
  if (row.requested_by !== context.caller.ownCustomerId) return
  throw refuse.invalid('requestOwn', 'You asked for this: somebody else decides.')
}
