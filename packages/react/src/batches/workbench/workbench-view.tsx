import { useEffect } from 'react'
import { Stack } from '../../ui/index.ts'
import { BatchGrid } from '../grid/batch-grid.tsx'
import { DetailsPart } from './details-part.tsx'
import { usePreviews } from './keeping/use-previews.ts'
import type { MassTransferEvents } from './mass-transfer-events.ts'
import { ReadingPart } from './reading/reading-part.tsx'
import { ResumedPart } from './resumed-part.tsx'
import { Held } from './saving/held.tsx'
import { SavePart } from './saving/save-part.tsx'
import { useSaving } from './saving/use-saving.ts'
import { SourcePart } from './source/source-part.tsx'
import { SummaryPart } from './summary-part.tsx'
import { useWorkbench, type WorkbenchStart } from './use-workbench.ts'

export interface WorkbenchViewProps extends MassTransferEvents {
  start: WorkbenchStart
}

/** The batch from its file to the bank. */
export function WorkbenchView({ start, onUnsaved, onDeleted, ...events }: WorkbenchViewProps) {
  const bench = useWorkbench(start)
  const { draft, kept, isUnsaved, reading } = bench
  const saving = useSaving(bench, events)
  usePreviews(start.opened ? undefined : kept?.batchId, bench)
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved])
  return (
    <div className="sp-batch-bench">
      <Stack gap={5}>
        {/* Edits of a new batch would be lost: the bank has the rows of the press. */}
        <Held isHeld={saving.isPending && !kept}>
          <DetailsPart bench={bench} />
          <ResumedPart opened={start.opened} bench={bench} />
          {!kept && <SourcePart bench={bench} />}
          {!kept && <ReadingPart bench={bench} />}
          {draft && (
            <Held isHeld={reading.status === 'checking'}>
              <SummaryPart draft={draft} />
              <BatchGrid
                key={keyOf(draft)}
                draft={draft}
                rows={start.rows}
                onChange={bench.setDraft}
              />
            </Held>
          )}
        </Held>
        <SavePart bench={bench} saving={saving} onDeleted={onDeleted} />
      </Stack>
    </div>
  )
}

const keys = new WeakMap<object, number>()
let count = 0

/** Returns another key for each file that was read, so that the grid starts at its first row. */
function keyOf({ rules }: { readonly rules: object }): number {
  const known = keys.get(rules)
  if (known !== undefined) return known
  count += 1
  keys.set(rules, count)
  return count
}
