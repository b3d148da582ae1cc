import { hosted } from '../../provider/index.ts'
import { FaultCards } from './cards/fault-cards.tsx'
import { GridView } from './grid-view.tsx'
import type { DraftTask } from './use-grid.ts'
import { useIsNarrow } from './use-is-narrow.ts'

export interface BatchGridProps extends DraftTask {}

/**
 * The rows of a draft, to mend in place: as a grid, or where that has no room, one faulty row after
 * the other. It keeps nothing: show the draft that it hands to `onChange`. Give it the key of the
 * file, so that another file starts at its first row.
 */
export const BatchGrid = hosted('BatchGrid', BatchGridContent)

function BatchGridContent({ draft, onChange }: BatchGridProps) {
  const [ref, isNarrow] = useIsNarrow()
  return (
    <div ref={ref} className="sp-batch-grid">
      {isNarrow ? (
        <FaultCards draft={draft} onChange={onChange} />
      ) : (
        <GridView draft={draft} onChange={onChange} />
      )}
    </div>
  )
}
