import { isFinalRefusal } from '../papers/index.ts'
import type { Sql } from '../db/index.ts'
import { declinedTimes, type IdentityRun } from './identity-run.ts'
import { canRetry } from './run-status.ts'

type Ended = Pick<IdentityRun, 'customerId' | 'kind' | 'status' | 'rejectReason' | 'identityId'>

/** Returns true if another check can help after this one. */
export async function mayRetry(run: Ended, sql: Sql): Promise<boolean> {
  if (run.status === 'approved') return !(await isStillConfirmed(run, sql))
  const { status, rejectReason: reason } = run
  return canRetry({ status, reason }, await declinedTimes(sql, run))
}

/** Returns true if an approved check still identifies the customer: documents expire. */
export async function isStillConfirmed(
  { identityId }: Pick<IdentityRun, 'identityId'>,
  sql: Sql,
): Promise<boolean> {
  if (identityId === null) return true
  const [document] = await sql<{ holds: boolean }>`
    select status_id = ${CONFIRMED} as holds from identity_document where id = ${identityId}`
  return document?.holds === true
}

/** The protocol's DOCUMENT_STATUS. */
const CONFIRMED = 2

/**
 * Returns true if the newest identity document was refused finally: the camera must not bypass
 * that.
 */
export async function isRefusedForGood(customerId: string, sql: Sql): Promise<boolean> {
  const [newest] = await sql<{ reason: string | null }>`
    select reject_reason as reason from identity_document where customer_id = ${customerId}
    order by position desc limit 1`
  return newest !== undefined && isFinalRefusal(newest.reason)
}
