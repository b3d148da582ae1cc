import type { RowFault, RowFaults } from '@sixpence/core/batch-files'
import { useId } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { FaultNote } from './fault-note.tsx'
import { GridCell } from './grid-cell.tsx'
import { PreviewCell } from './preview/preview-cell.tsx'
import type { GridTask } from './use-grid.ts'
import { useRowFaultText } from './words/use-row-fault-text.ts'

export interface GridRowProps {
  rowId: string
  index: number
  grid: GridTask
}

const NO_FAULTS: RowFaults = { row: undefined, cells: {} }

/** One row: its line in the file, and its cells. */
export function GridRow({ rowId, index, grid }: GridRowProps) {
  const faultId = useId()
  const { draft, columns, previews } = grid
  const { row, cells } = draft.isFaulty(rowId) ? draft.faults(rowId) : NO_FAULTS
  return (
    <div
      role="row"
      className="sp-batch-row"
      data-faulty={row ? true : undefined}
      data-deleted={draft.isDeleted(rowId) || undefined}
      aria-rowindex={index + 2}
    >
      <LineCell rowId={rowId} row={index} describedBy={row && faultId} grid={grid} />
      {columns.map((column, at) => (
        <GridCell
          key={column.name}
          rowId={rowId}
          row={index}
          index={at + 1}
          column={column}
          fault={cells[column.name]}
          grid={grid}
        />
      ))}
      {previews.map((column, at) => (
        <PreviewCell
          key={column}
          rowId={rowId}
          row={index}
          index={columns.length + at + 1}
          column={column}
          grid={grid}
        />
      ))}
      {row && <RowFaultNote id={faultId} fault={row} />}
    </div>
  )
}

interface LineCellProps {
  rowId: string
  row: number
  /** The id of the fault of the row as a whole. */
  describedBy: string | undefined
  grid: GridTask
}

/** The line of the file. */
function LineCell({ rowId, row, describedBy, grid: { draft, at, onFocus } }: LineCellProps) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const line = draft.line(rowId)
  return (
    <div
      role="rowheader"
      className="sp-batch-cell sp-batch-line"
      aria-colindex={1}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      tabIndex={at.row === row && at.column === 0 ? 0 : -1}
      onFocus={() => onFocus({ row, column: 0 })}
    >
      <span className="sp-batch-text">
        {line === undefined ? t('addedRowTitle') : formats.count(line)}
      </span>
      {draft.isDeleted(rowId) && <span className="sp-muted">{t('deletedStatus')}</span>}
    </div>
  )
}

/** The fault of the row as a whole, below its cells. */
function RowFaultNote({ id, fault }: { id: string; fault: RowFault }) {
  const faultText = useRowFaultText()
  return (
    <div className="sp-batch-row-fault" aria-hidden="true">
      <FaultNote id={id} text={faultText(fault)} />
    </div>
  )
}
