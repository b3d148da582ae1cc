import type { IdentityCheckKind, IdentityCheckState, OutputOf } from '@sixpence/protocol'
import type { identityCheckMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { findNewestRun, findRun, type IdentityRun, nameOf } from './identity-run.ts'
import { rejectWords } from '../papers/index.ts'
import { isStillConfirmed, mayRetry } from './may-retry.ts'

type Context = Pick<CallerContext, 'sql' | 'caller' | 'locale'>

/** Returns the state of a check of the caller; undefined for somebody else's. */
export async function readRun(
  id: string,
  context: Context,
): Promise<IdentityCheckState | undefined> {
  const run = await findRun(context.sql, { id, customerId: context.caller.customerId })
  return run && stateOf(run, context)
}

/** Returns the state of the caller's newest check of a kind, if it is still relevant. */
export async function readNewestRun(
  kind: IdentityCheckKind,
  context: Context,
): Promise<OutputOf<typeof identityCheckMethods.newest>> {
  const { sql, caller } = context
  const run = await findNewestRun(sql, { kind, customerId: caller.customerId })
  if (!run || (run.status === 'approved' && !(await isStillConfirmed(run, sql)))) return {}
  return { check: { runId: run.id, ...(await stateOf(run, context)) } }
}

async function stateOf(
  run: IdentityRun,
  { sql, locale }: Pick<Context, 'sql' | 'locale'>,
): Promise<IdentityCheckState> {
  const { status, provider, rejectReason: reason, nameOnDocument: onDocument } = run
  return {
    status,
    provider,
    ...(reason !== null && { rejectReason: rejectWords(reason, locale) }),
    ...(onDocument !== null && { names: { onFile: await nameOf(sql, run), onDocument } }),
    canRetry: status !== 'approved' && (await mayRetry(run, sql)),
  }
}
