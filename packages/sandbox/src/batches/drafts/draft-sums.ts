import type { BatchDraftState } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Sql } from '../../db/index.ts'
import { mayRevealMore } from '../ahead/revealed-addresses.ts'
import { dayOf } from '../day-of.ts'
import { FAULTS_NOW } from './find-rows.ts'

/** The counts of a draft's rows, and the sums of their amounts by currency. */
export interface DraftSums {
  readonly rowCount: number
  readonly faultyCount: number
  readonly duplicateCount: number
  readonly deletedCount: number
  readonly otherAccountCount: number
  readonly totals: BatchDraftState['totals']
  /** Undefined if names aren't compared. */
  readonly nameChecks: BatchDraftState['nameChecks']
}

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

interface Version {
  readonly id: string
  readonly version: number
  /** True if names are compared. */
  readonly checksNames: boolean
}

/** The counts of a version, as they are kept. */
interface KeptSums {
  readonly counted: DraftSums
  /** The day of the counts, on which no more names are compared. */
  readonly day: string
}

/**
 * Counts and sums up the rows of a draft, once for each version: its up to 100 pages all come with
 * them.
 */
export async function draftSums(context: Context, draft: Version): Promise<DraftSums> {
  const { sql, clock } = context
  const [kept] = await sql<{ sums: KeptSums }>`
    select sums from batch_draft where id = ${draft.id} and sums_version = ${draft.version}`
  const day = dayOf(clock)
  if (kept && isCurrent(kept.sums, draft, day)) return kept.sums.counted
  // Before the names are counted: each statement sees what others have compared meanwhile.
  const mayFollow = draft.checksNames && (await mayRevealMore(context))
  const { replacing, ...counts } = await countRows(sql, draft.id)
  const nameChecks = draft.checksNames ? await countNameChecks(sql, draft.id) : undefined
  const sums = { ...counts, nameChecks, totals: await totalsOf(sql, draft.id) }
  const isNamed = (nameChecks?.unchecked ?? 0) === 0 || !mayFollow
  // A row that replaces another one becomes faulty when that is paid, which makes no new version.
  if (replacing === 0 && isNamed) await keep(sql, draft, { counted: sums, day })
  return sums
}

/** Names that aren't compared yet follow on another day, which makes no new version. */
function isCurrent(kept: KeptSums, { checksNames }: Version, day: string): boolean {
  if (!checksNames) return true
  const { nameChecks } = kept.counted
  return nameChecks !== undefined && (nameChecks.unchecked === 0 || kept.day === day)
}

async function countRows(sql: Sql, id: string) {
  const [counts] = await sql<Omit<DraftSums, 'nameChecks' | 'totals'> & { replacing: number }>`
    select (count(*) filter (where not is_deleted))::integer as "rowCount",
      (count(*) filter (where not is_deleted and ${FAULTS_NOW} <> '{}'))::integer as "faultyCount",
      (count(*) filter (where not is_deleted) - count(distinct key) filter (where not is_deleted))
        ::integer as "duplicateCount",
      (count(*) filter (where is_deleted))::integer as "deletedCount",
      (count(former_account) filter (where not is_deleted))::integer as "otherAccountCount",
      count(origin)::integer as replacing
    from batch_draft_row draft_row where batch_id = ${id}`
  if (!counts) throw new TypeError('An aggregate without a row')
  return counts
}

const totalsOf = (sql: Sql, id: string) => sql<BatchDraftState['totals'][number]>`
  select currency_code as "currencyCode", round(sum(amount), minor_units) as amount,
    count(*)::integer as rows
  from batch_draft_row join currency on code = currency_code
  where batch_id = ${id} and not is_deleted
  group by currency_code, minor_units order by currency_code`

/** Waits for no change that is under way: a later call keeps the sums of its version. */
async function keep(sql: Sql, { id, version }: Version, sums: KeptSums): Promise<void> {
  await sql`
    update batch_draft set sums = ${JSON.stringify(sums)}::jsonb, sums_version = ${version}
    where id = (
      select id from batch_draft where id = ${id} and version = ${version}
      for no key update skip locked)`
}

async function countNameChecks(
  sql: Sql,
  id: string,
): Promise<NonNullable<DraftSums['nameChecks']>> {
  const found = await sql<{ result: string; rows: number }>`
    select coalesce(name_check, 'unchecked') as result, count(*)::integer as rows
    from batch_draft_row
    where batch_id = ${id} and not is_deleted and (name_check is not null or amount is not null)
    group by name_check`
  const none = { match: 0, closeMatch: 0, noMatch: 0, unknown: 0, unchecked: 0 }
  return { ...none, ...Object.fromEntries(found.map(({ result, rows }) => [result, rows])) }
}
