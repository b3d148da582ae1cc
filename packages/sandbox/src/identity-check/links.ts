import type { IdentityCheck } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import type { Context } from '../context.ts'
import { newSecret, sha256 } from '../credentials/index.ts'
import { renewToken } from '../identity-provider/index.ts'
import { holdRun } from './identity-run.ts'
import { checkOf } from './start-run.ts'
import { backTo, refuseForeignReturn } from './way-back.ts'

/** The time during which a link opens a check. */
const LIFE_MS = 15 * 60_000

/** The path of the app that opens a check, and the end of its life. */
export interface CheckLink {
  readonly path: string
  readonly expiresAt: Date
}

/** Creates a link to a check; it works once. Returns undefined if the customer has done the check. */
export async function makeLink(
  runId: string,
  customerId: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<CheckLink | undefined> {
  const run = await holdRun(sql, { id: runId, customerId })
  if (run?.status !== 'open') return undefined
  const token = newSecret()
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS)
  await sql`
    insert into identity_link (token_hash, run_id, expires_at)
    values (${await sha256(token)}, ${run.id}, ${expiresAt})`
  return { path: `/identity-verification/${run.id}/${token}`, expiresAt }
}

/** A link, and the page that the customer returns to on the device that opened it. */
export interface LinkInput {
  readonly runId: string
  readonly token: string
  readonly returnUrl?: string | undefined
}

/** Opens a check by a link; returns undefined if the link doesn't work. */
export async function openByLink(
  { runId, token, returnUrl }: LinkInput,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  bank: Pick<Bank, 'providerUrl'>,
): Promise<IdentityCheck | undefined> {
  refuseForeignReturn(returnUrl)
  const now = clock.now()
  const [used] = await sql<{ id: string }>`
    update identity_link set used_at = ${now}
    where token_hash = ${await sha256(token)} and run_id = ${runId} and used_at is null
      and expires_at > ${now}
    returning run_id as id`
  const run = used && (await holdRun(sql, { id: used.id }))
  if (run?.status !== 'open') return undefined
  const { providerRunId } = run
  const wayBack = backTo(returnUrl, run.id)
  const renewed = await renewToken({ providerRunId, returnUrl: wayBack }, { sql, clock })
  await sql`update identity_run set expires_at = ${renewed.expiresAt} where id = ${run.id}`
  return checkOf({ ...run, ...renewed }, bank)
}
