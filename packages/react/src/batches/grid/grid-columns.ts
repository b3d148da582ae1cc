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

function shownColumns(draft: BatchDraft): readonly BatchColumn[] {
  const { columns } = draft.rules.format
  const rowId = columns.find(({ content }) => content === 'rowId')
  const isNeeded =
    rowId !== undefined && draft.ids('faulty').some(id => draft.cell(id, rowId.name) !== '')
  return isNeeded ? columns : columns.filter(column => column !== rowId)
}
