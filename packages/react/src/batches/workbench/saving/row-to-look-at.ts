import type { BatchDraft } from '@sixpence/core/batch-files'

/**
 * Finds a row whose cells seem right, but may be in the wrong columns. In canonical form nothing
 * would show it, so it has to be mended or deleted before it is handed in.
 */
export function rowToLookAt(draft: BatchDraft): string | undefined {
  return draft.ids('faulty').find(rowId => {
    const { row, cells } = draft.faults(rowId)
    return row !== undefined && Object.keys(cells).length === 0
  })
}
