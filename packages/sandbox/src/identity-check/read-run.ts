import type { IdentityCheckState } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { declinedTimes, holdRun } from './identity-run.ts'
import { canRetry } from './run-status.ts'

/** Tells how far a check of the caller is; undefined for one of somebody else. */
export async function readRun(
  id: string,
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<IdentityCheckState | undefined> {
  const run = await holdRun(sql, { id, customerId: caller.customerId })
  if (!run) return undefined
  const { status, provider, rejectReason: reason } = run
  return {
    status,
    provider,
    canRetry: canRetry({ status, reason }, await declinedTimes(sql, run)),
  }
}
