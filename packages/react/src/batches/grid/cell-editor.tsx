import type { BatchColumn } from '@sixpence/core/batch-files'
import { useCallback, useRef } from 'react'
import { pressInField } from './grid-keys.ts'
import type { GridTask } from './use-grid.ts'
import { useColumnLabel } from './words/use-column-label.ts'

export interface CellEditorProps {
  column: BatchColumn
  text: string
  describedBy: string | undefined
  grid: GridTask
}

/** The field in a cell that is edited. Keeps its text when the focus goes elsewhere. */
export function CellEditor({ column, text, describedBy, grid }: CellEditorProps) {
  const label = useColumnLabel()
  const isDone = useRef(false)
  const start = useCallback((input: HTMLInputElement | null) => {
    isDone.current = false
    input?.focus()
  }, [])
  return (
    <input
      ref={start}
      className="sp-batch-input"
      aria-label={label(column)}
      aria-describedby={describedBy}
      defaultValue={grid.editing?.typed ?? text}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={event => {
        event.stopPropagation()
        if (pressInField(event, event.currentTarget.value, grid)) isDone.current = true
      }}
      onBlur={event => {
        if (!isDone.current) grid.keep(event.currentTarget.value)
      }}
    />
  )
}
