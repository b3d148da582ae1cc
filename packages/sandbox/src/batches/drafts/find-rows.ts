import type { BatchDraftRow, DRAFT_ROWS, FormerPayeeAccount } from '@sixpence/protocol'
import { type Sql, sqlPart } from '../../db/index.ts'

interface Part {
  /** The id of the draft. */
  readonly id: string
  /** True if the results of comparing names are shown. */
  readonly checksNames: boolean
  readonly only?: (typeof DRAFT_ROWS)[number] | undefined
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
  readonly first: string
  /** The number of rows that match, on all pages. */
  readonly matching: number
}

/** True for a `draft_row` whose payment was made meanwhile by another batch. */
const IS_PAID = sqlPart`(origin is not null and was_paid(
  (select customer_id from batch_draft where batch_draft.id = draft_row.batch_id), origin))`

/** The faults of a `draft_row`, with that of its predecessor. */
export const FAULTS_NOW = sqlPart`
  case when ${IS_PAID} then faults || '{"rowId": "paidBefore"}' else faults end`

/** Returns a page of the rows of a draft in their order, and the number on all pages. */
export async function findRows(
  sql: Sql,
  { id, checksNames, only, rowIds, limit, offset }: Part,
): Promise<{ readonly rows: BatchDraftRow[]; readonly total: number }> {
  const found = await sql<Row & Record<string, unknown>>`
    select *, (count(*) over ())::integer as matching from (
      select row_id as "rowId", position, cells, is_deleted as "isDeleted", replaces,
        ${FAULTS_NOW} as faults, former_account as "formerAccount", holder,
        case when ${checksNames} then name_check end as result,
        first_value(row_id) over (partition by key, is_deleted order by position) as first
      from batch_draft_row draft_row where batch_id = ${id}
    ) row
    where (${rowIds}::text[] is null or "rowId" = any(${rowIds}))
      and case ${only ?? 'all'}
        when 'faulty' then faults <> '{}' and not "isDeleted"
        when 'duplicate' then first <> "rowId" and not "isDeleted"
        when 'deleted' then "isDeleted"
        when 'otherAccount' then "formerAccount" is not null and not "isDeleted"
        when result then not "isDeleted"
        when 'all' then true
        else false end
    order by position limit ${limit}::integer offset ${offset}::integer`
  return {
    rows: found.map(rowOf),
    total: found[0]?.matching ?? 0,
  }
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
  ...(first !== rowId && !isDeleted && { repeats: first }),
  ...(result !== null && { nameCheck: { result, ...(holder !== null && { name: holder }) } }),
  ...(formerAccount !== null && { formerAccount }),
})
