import type { DraftChange } from '@sixpence/core/batch-files'
import { faultAt } from './fault-at.ts'
import { MendTool } from './mend-tool.tsx'
import { ReplaceTool } from './replace-tool.tsx'
import type { ToolTask } from './use-tools.ts'

/** The panel of the tool that is open. The one for faults follows the cell that has the focus. */
export function GridTool({ grid }: { grid: ToolTask }) {
  const { tool, draft, columns, at, apply, closeTool } = grid
  const ends = {
    onApply: (change: DraftChange) => {
      apply(change)
      closeTool()
    },
    onClose: closeTool,
  }
  if (tool === 'replace')
    return <ReplaceTool draft={draft} column={columns[at.column - 1]?.name} {...ends} />
  const fault = tool === 'mend' && faultAt(grid)
  return fault && <MendTool key={`${fault.rowId} ${fault.column.name}`} at={fault} {...ends} />
}
