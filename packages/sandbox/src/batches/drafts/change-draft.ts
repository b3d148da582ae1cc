import { type InputOf, MOST_DRAFT_ROWS, type OutputOf } from '@sixpence/protocol'
import { MOST_ROWS } from '@sixpence/protocol/batch-files'
import type { batchMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { rowsAhead } from '../ahead/rows-ahead.ts'
import { draftRules } from './draft-rules.ts'
import { type Draft, draftState, holdDraft } from './find-draft.ts'
import { findRows } from './find-rows.ts'
import type { Cells } from './checked-draft-row.ts'
import { keepRows, type TypedRow } from './keep-rows.ts'

type Input = InputOf<typeof batchMethods.change>

interface Change {
  readonly adds: NonNullable<Input['adds']>
  readonly updates: NonNullable<Input['updates']>
  readonly deletes: readonly string[]
  readonly restores: readonly string[]
}

/**
 * Makes all changes to a draft, or none.
 *
 * @throws {Refusal} `VF`: with the draft as `newer` if it has another version; for too many
 *   changes, rows it doesn't have, and new ones whose id is taken.
 */
export async function changeDraft(
  context: CallerContext,
  { batchId, version, adds = [], updates = [], deletes = [], restores = [] }: Input,
): Promise<OutputOf<typeof batchMethods.change>> {
  const { sql, clock } = context
  const draft = await holdDraft(context, batchId)
  if (draft.version !== version) {
    throw refuse.changedMeanwhile(
      'The batch was changed meanwhile.',
      await draftState(context, draft),
    )
  }
  const change = { adds, updates, deletes, restores }
  const rowIds = changedIds(change)
  await keepChanges(context, draft, { ...change, rowIds })
  const changed = { ...draft, version: version + 1, changedAt: clock.now() }
  await sql`
    update batch_draft set version = ${changed.version}, changed_at = ${changed.changedAt}
    where id = ${batchId}`
  const rows = await findRows(sql, { ...changed, rowIds, limit: rowIds.length, offset: 0 })
  const ahead = await rowsAhead(context, changed, rows)
  return { draft: await draftState(context, changed), rows: ahead }
}

function changedIds({ adds, updates, deletes, restores }: Change): readonly string[] {
  const count = adds.length + updates.length + deletes.length + restores.length
  if (count > MOST_DRAFT_ROWS) {
    throw refuse.invalidInput(`A call makes ${MOST_DRAFT_ROWS} changes at most.`)
  }
  const ids = [...adds, ...updates].map(({ rowId }) => rowId)
  return [...new Set([...ids, ...deletes, ...restores])]
}

async function keepChanges(
  context: CallerContext,
  draft: Draft,
  { rowIds, adds, updates, deletes, restores }: Change & { readonly rowIds: readonly string[] },
): Promise<void> {
  const { sql } = context
  const known = await sql<KnownRow & Record<string, unknown>>`
    select row_id as "rowId", position, cells from batch_draft_row
    where batch_id = ${draft.id}
      and row_id = any(${[...rowIds]})`
  const rowOf = new Map(known.map(row => [row.rowId, row]))
  checkKnown(
    'updates',
    updates.map(({ rowId }) => rowId),
    rowOf,
  )
  checkKnown('deletes', deletes, rowOf)
  checkKnown('restores', restores, rowOf)
  const added = await newRows(context, draft, { adds, rowOf })
  const merged = updates.flatMap(({ rowId, cells }): TypedRow[] => {
    const row = rowOf.get(rowId)
    return row ? [{ ...row, cells: { ...row.cells, ...cells } }] : []
  })
  const rules = await draftRules(context, draft)
  await keepRows(context, draft.id, { rows: [...added, ...merged], rules })
  await sql`
    update batch_draft_row set is_deleted = row_id = any(${[...deletes]})
    where batch_id = ${draft.id} and row_id = any(${[...deletes, ...restores]})`
}

interface KnownRow {
  readonly rowId: string
  readonly position: number
  readonly cells: Cells
}

type Known = ReadonlyMap<string, KnownRow>

function checkKnown(param: string, rowIds: readonly string[], known: Known): void {
  const unknown = rowIds.find(rowId => !known.has(rowId))
  if (unknown !== undefined) throw refuse.invalid(param, `The batch has no row ${unknown}.`)
  if (new Set(rowIds).size < rowIds.length) throw refuse.invalid(param, 'A row is there twice.')
}

/** New rows come after all others. */
async function newRows(
  { sql }: CallerContext,
  { id }: Draft,
  { adds, rowOf }: { readonly adds: Change['adds']; readonly rowOf: Known },
): Promise<readonly TypedRow[]> {
  if (adds.length === 0) return []
  const taken = adds.find(({ rowId }) => rowOf.has(rowId))
  if (taken) throw refuse.invalid('adds', `The batch has a row ${taken.rowId} already.`)
  if (new Set(adds.map(({ rowId }) => rowId)).size < adds.length) {
    throw refuse.invalid('adds', 'A row is there twice.')
  }
  const [last] = await sql<{ rows: number; position: number }>`
    select count(*)::integer as rows, coalesce(max(position), 0) as position
    from batch_draft_row where batch_id = ${id}`
  const { rows = 0, position = 0 } = last ?? {}
  if (rows + adds.length > MOST_ROWS) {
    throw refuse.invalid('adds', `A batch has ${MOST_ROWS} rows at most.`)
  }
  return adds.map((row, at) => ({ ...row, position: position + at + 1 }))
}
