import type { IdentityCheckState } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { declinedTimes, findRun, nameOf } from './identity-run.ts'
import { rejectWords } from '../papers/index.ts'
import { canRetry } from './run-status.ts'

/** Tells how far a check of the caller is; undefined for one of somebody else. */
export async function readRun(
  id: string,
  { sql, caller, locale }: Pick<CallerContext, 'sql' | 'caller' | 'locale'>,
): Promise<IdentityCheckState | undefined> {
  const run = await findRun(sql, { id, customerId: caller.customerId })
  if (!run) return undefined
  const { status, provider, rejectReason: reason, nameOnDocument: onDocument } = run
  return {
    status,
    provider,
    ...(reason !== null && { rejectReason: rejectWords(reason, locale) }),
    ...(onDocument !== null && { names: { onFile: await nameOf(sql, run), onDocument } }),
    canRetry: canRetry({ status, reason }, await declinedTimes(sql, run)),
  }
}
