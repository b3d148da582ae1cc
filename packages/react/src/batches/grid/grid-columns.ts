import type { BatchColumn, BatchDraft, BatchRules } from '@sixpence/core/batch-files'

const known = new WeakMap<BatchRules, readonly BatchColumn[]>()

/**
 * Lists the columns that are shown: all but the ids of rows, which only matter where one of them
 * may be faulty. They stay the same through all edits of a draft.
 */
export function gridColumns(draft: BatchDraft): readonly BatchColumn[] {
  const { rules } = draft
  const columns = known.get(rules) ?? shownColumns(draft)
  known.set(rules, columns)
  return columns
}

/** Ids that the workbench gives to rows, and none at all. */
const OWN_ID = /^([0-9a-f]{8}-[0-9a-z]+)?$/

function shownColumns(draft: BatchDraft): readonly BatchColumn[] {
  const { columns } = draft.rules.format
  const rowId = columns.find(({ content }) => content === 'rowId')
  const isNeeded =
    rowId !== undefined && draft.ids('faulty').some(id => !OWN_ID.test(draft.cell(id, rowId.name)))
  return isNeeded ? columns : columns.filter(column => column !== rowId)
}
