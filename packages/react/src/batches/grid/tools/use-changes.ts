import type { BatchDraft, DraftChange } from '@sixpence/core/batch-files'
import { useState } from 'react'
import type { DraftTask } from '../use-grid.ts'

/** The outcome of a change of many cells. */
export interface ChangeNote {
  /** The number of rows that were changed. */
  readonly count: number
  /** Differs for each change, so that the same words are announced again. */
  readonly id: number
}

/** Changes many cells at once. */
export interface ChangesTask {
  /** Makes a change as one step, if there is one. */
  readonly apply: (change: DraftChange | undefined) => void
  /** The outcome of the latest change, until the draft changes again. */
  readonly note: ChangeNote | undefined
}

/** Changes many cells of a draft at once, and counts the rows. */
export function useChanges({ draft, onChange }: DraftTask): ChangesTask {
  const [last, setLast] = useState<{ draft: BatchDraft; note: ChangeNote }>()
  return {
    apply: change => {
      if (!change) return
      const next = draft.change(change)
      const id = (last?.note.id ?? 0) + 1
      setLast({ draft: next, note: { count: rowsOf(draft, change), id } })
      onChange(next)
    },
    note: last?.draft === draft ? last.note : undefined,
  }
}

function rowsOf(draft: BatchDraft, { cells = [], adds = [] }: DraftChange): number {
  const changed = cells.filter(({ rowId, column, text }) => draft.cell(rowId, column) !== text)
  return new Set(changed.map(({ rowId }) => rowId)).size + adds.length
}
