import type { IdentityCheckState } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { declinedTimes, holdRun, type IdentityRun } from './identity-run.ts'
import { rejectWords } from '../papers/index.ts'
import { canRetry } from './run-status.ts'

/** Tells how far a check of the caller is; undefined for one of somebody else. */
export async function readRun(
  id: string,
  { sql, caller, locale }: Pick<CallerContext, 'sql' | 'caller' | 'locale'>,
): Promise<IdentityCheckState | undefined> {
  const run = await holdRun(sql, { id, customerId: caller.customerId })
  if (!run) return undefined
  const { status, provider, rejectReason: reason, nameOnDocument: onDocument } = run
  return {
    status,
    provider,
    ...(reason !== null && { rejectReason: rejectWords(reason, locale) }),
    ...(onDocument !== null && { names: { onFile: await nameOf(run, sql), onDocument } }),
    canRetry: canRetry({ status, reason }, await declinedTimes(sql, run)),
  }
}

async function nameOf({ customerId }: IdentityRun, sql: Sql): Promise<string> {
  const [row] = await sql<{ name: string }>`
    select trim(first_name || ' ' || last_name) as name from customer where id = ${customerId}`
  return row?.name ?? ''
}
