import type { BatchDraft, DraftFilter } from '@sixpence/core/batch-files'
import { useState } from 'react'

/** The rows that a filter has found. */
export interface ShownRows {
  readonly filter: DraftFilter
  readonly ids: readonly string[]
  readonly choose: (filter: DraftFilter) => void
}

/**
 * Returns the rows to show. Those of a filter stay while they are mended, deleted or restored,
 * until it is chosen again: a row never vanishes under the user's hands.
 */
export function useShownRows(draft: BatchDraft, first: DraftFilter = 'all'): ShownRows {
  const found = (filter: DraftFilter) =>
    filter === 'all' ? undefined : { filter, ids: draft.ids(filter) }
  const [chosen, setChosen] = useState(() => {
    const rows = found(first)
    return rows && rows.ids.length > 0 ? rows : undefined
  })
  return {
    filter: chosen?.filter ?? 'all',
    ids: chosen?.ids ?? draft.ids('all'),
    choose: filter => setChosen(found(filter)),
  }
}
