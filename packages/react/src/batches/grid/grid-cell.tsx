import type { BatchColumn, CellFault } from '@sixpence/core/batch-files'
import { useId } from 'react'
import { CellEditor } from './cell-editor.tsx'
import { FaultNote } from './fault-note.tsx'
import type { SelectedRows } from './position/use-grid-cell.ts'
import type { GridTask } from './use-grid.ts'
import { type FaultyCell, useFaultText } from './words/use-fault-text.ts'

export interface GridCellProps {
  rowId: string
  row: number
  /** 1 for the first column after the line. */
  index: number
  column: BatchColumn
  fault: CellFault | undefined
  grid: GridTask
}

/** True for one of several selected rows. */
const isAmong = (row: number, { first, last }: SelectedRows): boolean =>
  first < last && row >= first && row <= last

/** One cell, with its fault in words. */
export function GridCell({ rowId, row, index, column, fault, grid }: GridCellProps) {
  const id = useId()
  const { draft, at } = grid
  const isActive = at.row === row && at.column === index
  const isSelected = at.column === index && isAmong(row, grid.selected)
  const text = draft.cell(rowId, column.name)
  const describedBy = fault && id
  return (
    <div
      role="gridcell"
      className="sp-batch-cell"
      data-content={column.content}
      aria-colindex={index + 1}
      aria-invalid={fault ? true : undefined}
      aria-selected={isSelected || undefined}
      aria-describedby={describedBy}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => grid.onFocus({ row, column: index })}
      onDoubleClick={() => grid.edit()}
    >
      {isActive && grid.editing ? (
        <CellEditor column={column} text={text} describedBy={describedBy} grid={grid} />
      ) : (
        <span className="sp-batch-text">{text}</span>
      )}
      {fault && <CellFaultNote id={id} fault={fault} cell={{ draft, rowId, column }} />}
    </div>
  )
}

interface CellFaultNoteProps {
  id: string
  fault: CellFault
  cell: FaultyCell
}

/** Its words need many texts, which a cell without a fault doesn't wait for. */
function CellFaultNote({ id, fault, cell }: CellFaultNoteProps) {
  const faultText = useFaultText()
  return <FaultNote id={id} text={faultText(fault, cell)} />
}
