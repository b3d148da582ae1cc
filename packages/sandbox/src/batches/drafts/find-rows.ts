import type { BatchDraftRow, DraftRows, FormerPayeeAccount } from '@sixpence/protocol'
import { type Sql, sqlPart } from '../../db/index.ts'

interface Part {
  /** The id of the draft. */
  readonly id: string
  /** True if the results of comparing names are shown. */
  readonly checksNames: boolean
  readonly only?: DraftRows | undefined
  /** Only these rows. */
  readonly rowIds?: readonly string[] | undefined
  readonly limit: number
  readonly offset: number
}

type Row = Omit<BatchDraftRow, 'repeats' | 'replaces' | 'nameCheck' | 'formerAccount'> & {
  readonly replaces: string | null
  readonly result: NonNullable<BatchDraftRow['nameCheck']>['result'] | null
  readonly holder: string | null
  readonly formerAccount: FormerPayeeAccount | null
  readonly first: string | null
}

/** True for a `draft_row` whose payment was made meanwhile by another batch. */
const IS_PAID = sqlPart`(origin is not null and was_paid(
  (select customer_id from batch_draft where batch_draft.id = draft_row.batch_id), origin))`

/** The faults of a `draft_row`, with that of its predecessor. */
export const FAULTS_NOW = sqlPart`
  case when ${IS_PAID} then faults || '{"rowId": "paidBefore"}' else faults end`

/** Returns a page of the rows of a draft in their order. */
export async function findRows(
  sql: Sql,
  { limit, offset, ...part }: Part,
): Promise<BatchDraftRow[]> {
  const { id, checksNames } = part
  const matching = rowsOf(part)
  // Looks for repeated rows only once the page is known: a draft has up to 100,000 rows.
  const found = await sql<Row & Record<string, unknown>>`
    select page.*, first.row_id as first from (
      select row_id as "rowId", position, cells, is_deleted as "isDeleted", replaces, key,
        ${FAULTS_NOW} as faults, former_account as "formerAccount", holder,
        case when ${checksNames} then name_check end as result
      from ${matching} order by position limit ${limit}::integer offset ${offset}::integer
    ) page left join lateral (
      select row_id from batch_draft_row other
      where batch_id = ${id} and other.key = page.key and not is_deleted order by position limit 1
    ) first on true
    order by position`
  return found.map(rowOf)
}

/** Counts the rows of a draft that match a filter. */
export async function countRows(
  sql: Sql,
  part: Pick<Part, 'id' | 'checksNames' | 'only'>,
): Promise<number> {
  const [count] = await sql<{ total: number }>`
    select count(*)::integer as total from ${rowsOf(part)}`
  return count?.total ?? 0
}

/** The rows of a draft that match a filter, for a `from` clause. */
function rowsOf({ id, checksNames, only, rowIds }: Omit<Part, 'limit' | 'offset'>) {
  const all = sqlPart`(select * from batch_draft_row where batch_id = ${id}) draft_row`
  if (rowIds) return sqlPart`${all} where row_id = any(${rowIds})`
  if (only === undefined) return all
  if (only === 'deleted') return sqlPart`${all} where is_deleted`
  const kept = sqlPart`${all} where not is_deleted`
  if (only === 'faulty') return sqlPart`${kept} and ${FAULTS_NOW} <> '{}'`
  if (only === 'otherAccount') return sqlPart`${kept} and former_account is not null`
  if (only !== 'duplicate') return sqlPart`${kept} and ${checksNames} and name_check = ${only}`
  return sqlPart`${kept} and exists (
    select from batch_draft_row other where other.batch_id = draft_row.batch_id
      and other.key = draft_row.key and not other.is_deleted
      and other.position < draft_row.position)`
}

const rowOf = ({
  rowId,
  position,
  cells,
  isDeleted,
  faults,
  first,
  replaces,
  result,
  holder,
  formerAccount,
}: Row): BatchDraftRow => ({
  rowId,
  position,
  cells,
  isDeleted,
  faults,
  ...(replaces !== null && { replaces }),
  ...(first !== null && first !== rowId && !isDeleted && { repeats: first }),
  ...(result !== null && { nameCheck: { result, ...(holder !== null && { name: holder }) } }),
  ...(formerAccount !== null && { formerAccount }),
})
