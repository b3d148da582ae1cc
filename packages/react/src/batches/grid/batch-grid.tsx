import type { DraftFilter } from '@sixpence/core/batch-files'
import { startTransition, useEffect, useState } from 'react'
import { hosted } from '../../provider/index.ts'
import { FaultCards } from './cards/fault-cards.tsx'
import { GridView } from './grid-view.tsx'
import type { DraftTask } from './use-grid.ts'
import { isLong } from './is-long.ts'
import { useIsNarrow } from './use-is-narrow.ts'

export interface BatchGridProps extends DraftTask {
  /** The rows to show first; all of them by default. */
  rows?: DraftFilter | undefined
}

/**
 * The rows of a draft, to mend in place: as a grid, or where that has no room, one faulty row after
 * the other. It keeps nothing: show the draft that it hands to `onChange`. Give it the key of the
 * file, so that another file starts at its first row.
 */
export const BatchGrid = hosted('BatchGrid', BatchGridContent)

function BatchGridContent({ draft, rows, onChange }: BatchGridProps) {
  const [ref, isNarrow] = useIsNarrow()
  const Content = isNarrow ? FaultCards : GridView
  const isDue = useIsDue(isLong(draft.counts.all))
  return (
    <div ref={ref} className="sp-batch-grid">
      {isDue && <Content draft={draft} rows={rows} onChange={onChange} />}
    </div>
  )
}

/** False while the page is first drawn with a long draft, so that it doesn't wait for the grid. */
function useIsDue(isLater: boolean): boolean {
  const [isDue, setDue] = useState(!isLater)
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue
}
