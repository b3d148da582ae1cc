import { namesMatch } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import { inTransaction, type Sql } from '../db/index.ts'
import { askAboutRun, type ProviderAnswer } from '../identity-provider/index.ts'
import { type Job, LONGEST_REST_MS, startJob } from '../jobs/index.ts'
import { askAfterMs } from '../provider-messages/index.ts'
import { holdRun, type IdentityRun, nameOf, type RunKey } from './identity-run.ts'
import { moveRun, type News } from './move-run.ts'
import { isEnded } from './run-status.ts'

/** The channel that the database notifies when a check is to be looked up. */
export const IDENTITY_CHANNEL = 'sixpence_identity'

type ProviderContext = Pick<Bank, 'database' | 'clock' | 'newId'>

/**
 * Asks the provider for the state of a check, and moves the check there. Whatever message arrives,
 * this is the only way in which a check ends.
 */
export async function askProvider(bank: ProviderContext, key: RunKey): Promise<void> {
  const { clock, newId } = bank
  await inTransaction(bank, async sql => {
    const run = await holdRun(sql, key)
    if (!run || isEnded(run.status)) return
    const answer = await askAboutRun(run.providerRunId, { sql, clock })
    const askAt = new Date(clock.now().getTime() + askAfterMs(run.requestedTimes))
    await sql`
      update identity_run set ask_at = ${askAt}, asked_times = asked_times + 1
      where id = ${run.id}`
    if (answer) await moveRun(run, await newsOf(run, answer, sql), { sql, clock, newId })
  })
}

/** Returns the news in a provider's answer, and checks that the document is the customer's own. */
async function newsOf(
  run: IdentityRun,
  { state, reason, nameOnDocument }: ProviderAnswer,
  sql: Sql,
): Promise<News> {
  if (run.kind !== 'document' || nameOnDocument === undefined) return { message: state, reason }
  const isOther = namesMatch(await nameOf(sql, run), nameOnDocument).result === 'different'
  if (state === 'approved' && isOther) {
    return { message: 'declined', reason: 'nameDiffers', nameOnDocument }
  }
  return { message: state, reason, nameOnDocument: isOther ? nameOnDocument : undefined }
}

/** Starts looking up checks for which no message arrived. */
export async function createIdentityPolls(bank: Bank): Promise<Job> {
  return startJob({
    database: bank.database,
    channel: IDENTITY_CHANNEL,
    round: () => askDue(bank),
    onDefect: cause => bank.onDefect({ requestId: '', what: 'an identity check', cause }),
  })
}

async function askDue(bank: Bank): Promise<number> {
  const { database, clock } = bank
  const due = await database.sql<{ id: string }>`
    select id from identity_run where ended_at is null and ask_at <= ${clock.now()}
    order by ask_at limit 50`
  for (const { id } of due) await askProvider(bank, { id })
  const [next] = await database.sql<{ at: Date | null }>`
    select min(ask_at) as at from identity_run where ended_at is null`
  const untilMs = next?.at ? next.at.getTime() - clock.now().getTime() : LONGEST_REST_MS
  return Math.min(Math.max(untilMs, 0), LONGEST_REST_MS)
}
