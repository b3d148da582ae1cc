import { useState } from 'react'
import type { GridTask } from '../use-grid.ts'
import { faultAt, ownMend } from './fault-at.ts'
import { emptied, fillDown } from './fill-down.ts'
import { pasteCells } from './paste-cells.ts'
import { type ChangesTask, useChanges } from './use-changes.ts'

/** The tools that have a panel. */
export type Tool = 'mend' | 'replace'

/** A grid, and what changes many of its cells at once. */
export interface ToolTask extends GridTask, ChangesTask {
  readonly tool: Tool | undefined
  /** Closes the panel, and gives the focus back to the cell. */
  readonly closeTool: () => void
  /** Mends all cells with the fault of the one that has the focus, or asks how. */
  readonly mendAll: () => void
  /** Asks for a text to replace. */
  readonly replace: () => void
  /** Copies the cell that has the focus down. */
  readonly fill: () => void
  /** Empties the selected cells. */
  readonly empty: () => void
  /** Pastes copied cells from the cell that has the focus on. */
  readonly paste: (text: string) => void
}

/** Returns a grid with its tools. */
export function useTools(grid: GridTask): ToolTask {
  const changes = useChanges(grid)
  const [tool, setTool] = useState<Tool>()
  return {
    ...grid,
    ...changes,
    tool,
    closeTool: () => {
      setTool(undefined)
      grid.go(grid.at)
    },
    mendAll: () => {
      const at = faultAt(grid)
      const own = at && ownMend(at)
      if (own) changes.apply(own)
      else if (at) setTool('mend')
    },
    replace: () => setTool('replace'),
    fill: () => changes.apply(fillDown(grid)),
    empty: () => {
      if (grid.selected.first === grid.selected.last) grid.keep('')
      else changes.apply(emptied(grid))
    },
    paste: text => changes.apply(pasteCells(grid, text)),
  }
}
