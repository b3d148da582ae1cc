import type { BatchType } from '@sixpence/protocol'
import type { BatchRules } from '@sixpence/protocol/batch-files'
import type { CallerContext } from '../../context.ts'
import type { Cells } from './checked-draft-row.ts'
import { keepKey } from './draft-key.ts'
import { keepRows, type TypedRow } from './keep-rows.ts'

interface NewDraft {
  readonly type: BatchType
  readonly batchName: string
  readonly accountId: string
}

/** A row that is paid in place of one that wasn't. */
export interface Replacing {
  /** The row: `batchId.rowId`. */
  readonly replaces: string
  /** The first of the rows that replace each other. */
  readonly origin: string
}

interface TypedRows {
  readonly rows: readonly Cells[]
  readonly rules: BatchRules
  /** For each of the rows, if they replace others. */
  readonly replacing?: readonly Replacing[] | undefined
}

/** Keeps a new draft with its rows, and returns its id. */
export async function keepDraft(
  context: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller' | 'key'>,
  { type, batchName, accountId }: NewDraft,
  { rows, rules, replacing = [] }: TypedRows,
): Promise<string> {
  const { sql, clock, newId, caller } = context
  const [id, now] = [newId(), clock.now()]
  await sql`
    insert into batch_draft
      (id, customer_id, made_by, name, type, account_id, created_at, changed_at)
    values (${id}, ${caller.customerId}, ${caller.ownCustomerId}, ${batchName}, ${type},
      ${accountId}, ${now}, ${now})`
  await keepKey(context, id)
  const named = withIds(context, rows).map((row, at) => ({ ...row, ...replacing[at] }))
  await keepRows(context, id, { rows: named, rules })
  return id
}

/** Rows keep the ids of their file, unless they can't be ids or are there twice. */
function withIds(
  { newId }: Pick<CallerContext, 'newId'>,
  rows: readonly Cells[],
): readonly TypedRow[] {
  const known = new Set<string>()
  return rows.map((cells, at) => {
    const own = cells['rowId'] ?? ''
    const rowId = /^[\w-]{1,64}$/.test(own) && !known.has(own) ? own : newId()
    known.add(rowId)
    return { rowId, position: at + 1, cells }
  })
}
