import { faultAt } from './fault-at.ts'
import { MendTool } from './mend-tool.tsx'
import type { ToolTask } from './use-tools.ts'

/** The panel of the tool that is open. It follows the cell that has the focus. */
export function GridTool({ grid }: { grid: ToolTask }) {
  const { tool, apply, closeTool } = grid
  const fault = faultAt(grid)
  if (tool !== 'mend' || !fault) return null
  return (
    <MendTool
      key={`${fault.rowId} ${fault.column.name}`}
      at={fault}
      onApply={change => {
        apply(change)
        closeTool()
      }}
      onClose={closeTool}
    />
  )
}
