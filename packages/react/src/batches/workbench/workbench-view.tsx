import { useEffect } from 'react'
import { Stack } from '../../ui/index.ts'
import { BatchGrid } from '../grid/batch-grid.tsx'
import { DetailsPart } from './details-part.tsx'
import { usePreviews } from './keeping/use-previews.ts'
import type { MassTransferEvents } from './mass-transfer-events.ts'
import { ReadingPart } from './reading/reading-part.tsx'
import { ResumedPart } from './resumed-part.tsx'
import { SavePart } from './saving/save-part.tsx'
import { SourcePart } from './source/source-part.tsx'
import { SummaryPart } from './summary-part.tsx'
import { useWorkbench, type WorkbenchStart } from './use-workbench.ts'

export interface WorkbenchViewProps extends MassTransferEvents {
  start: WorkbenchStart
}

/** The batch from its file to the bank. */
export function WorkbenchView({ start, onUnsaved, ...events }: WorkbenchViewProps) {
  const bench = useWorkbench(start)
  const { draft, kept, isUnsaved } = bench
  usePreviews(start.opened ? undefined : kept?.batchId, bench)
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved])
  return (
    <div className="sp-batch-bench">
      <Stack gap={5}>
        <DetailsPart bench={bench} />
        <ResumedPart opened={start.opened} bench={bench} />
        {!kept && <SourcePart bench={bench} />}
        {!kept && <ReadingPart bench={bench} />}
        {draft && (
          <>
            <SummaryPart draft={draft} />
            <BatchGrid
              key={keyOf(draft)}
              draft={draft}
              rows={start.rows}
              onChange={bench.setDraft}
            />
          </>
        )}
        <SavePart bench={bench} {...events} />
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
