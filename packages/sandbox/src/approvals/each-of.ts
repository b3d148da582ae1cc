import type { RequestResult } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { savepoint } from '../db/index.ts'
import { Refusal, refuse } from '../http/index.ts'
import { storeRefusal } from '../payments/index.ts'
import { checkWaiting } from './hold-requests.ts'
import type { RequestRow } from './request-row.ts'

/**
 * Does something with each request by itself: one that is refused undoes nothing of the others. Of
 * a single one the refusal is the whole answer.
 */
export async function eachOf(
  rows: readonly RequestRow[],
  context: CallerContext,
  work: (row: RequestRow) => Promise<string | undefined>,
): Promise<RequestResult[] | Refusal> {
  const results: RequestResult[] = []
  for (const row of rows) {
    const result: RequestResult = { id: row.id }
    const refusal = await caught(() =>
      savepoint(context.sql, async () => {
        const transactionId = await work(row)
        if (transactionId !== undefined) result.transactionId = transactionId
      }),
    )
    if (refusal && rows.length === 1) return refusal
    results.push(refusal ? { id: row.id, refusal: storeRefusal(refusal) } : result)
  }
  return results
}

/** The refusal that something ends with; undefined when it is done. */
export async function caught(work: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * @throws {Refusal} `VF` when it no longer waits, and when the caller asked for it: the requester
 *   may withdraw it, and nothing else.
 */
export function checkDecidable(row: RequestRow, context: CallerContext): void {
  checkWaiting([row], context)
  if (row.requested_by !== context.caller.ownCustomerId) return
  throw refuse.invalid('requestOwn', 'You asked for this: somebody else decides.')
}
