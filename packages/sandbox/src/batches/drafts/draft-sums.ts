import type { BatchDraftState } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'
import { FAULTS_NOW } from './find-rows.ts'

/** The counts of a draft's rows, and the sums of their amounts by currency. */
export interface DraftSums {
  readonly rowCount: number
  readonly faultyCount: number
  readonly duplicateCount: number
  readonly deletedCount: number
  readonly otherAccountCount: number
  readonly totals: BatchDraftState['totals']
}

interface Version {
  readonly id: string
  readonly version: number
}

/**
 * Counts and sums up the rows of a draft, once for each version: its up to 100 pages all come with
 * them.
 */
export async function draftSums(sql: Sql, draft: Version): Promise<DraftSums> {
  const [kept] = await sql<{ sums: DraftSums }>`
    select sums from batch_draft where id = ${draft.id} and sums_version = ${draft.version}`
  if (kept) return kept.sums
  const { replacing, ...counts } = await countRows(sql, draft.id)
  const sums = { ...counts, totals: await totalsOf(sql, draft.id) }
  // A row that replaces another one becomes faulty when that is paid, which makes no new version.
  if (replacing === 0) await keep(sql, draft, sums)
  return sums
}

async function countRows(sql: Sql, id: string) {
  const [counts] = await sql<Omit<DraftSums, 'totals'> & { replacing: number }>`
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
async function keep(sql: Sql, { id, version }: Version, sums: DraftSums): Promise<void> {
  await sql`
    update batch_draft set sums = ${JSON.stringify(sums)}::jsonb, sums_version = ${version}
    where id = (
      select id from batch_draft where id = ${id} and version = ${version}
      for no key update skip locked)`
}

/** Counts the rows of a draft by the result of comparing their names, which comes day by day. */
export async function countNameChecks(
  sql: Sql,
  id: string,
): Promise<NonNullable<BatchDraftState['nameChecks']>> {
  const found = await sql<{ result: string; rows: number }>`
    select coalesce(name_check, 'unchecked') as result, count(*)::integer as rows
    from batch_draft_row
    where batch_id = ${id} and not is_deleted and (name_check is not null or amount is not null)
    group by name_check`
  const none = { match: 0, closeMatch: 0, noMatch: 0, unknown: 0, unchecked: 0 }
  return { ...none, ...Object.fromEntries(found.map(({ result, rows }) => [result, rows])) }
}
