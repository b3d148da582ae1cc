import type { DraftFilter } from '@sixpence/core/batch-files'
import { useRef } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { EmptyState } from '../../ui/index.ts'
import { GridActions } from './grid-actions.tsx'
import { GridTable } from './grid-table.tsx'
import { RowFilters } from './row-filters.tsx'
import { ChangeNote } from './tools/change-note.tsx'
import { GridTool } from './tools/grid-tool.tsx'
import { useTools } from './tools/use-tools.ts'
import { type DraftTask, useGrid } from './use-grid.ts'

interface GridViewProps extends DraftTask {
  /** The rows to show first. */
  rows?: DraftFilter | undefined
}

/** The grid with its filters and buttons. */
export function GridView({ rows: first, ...task }: GridViewProps) {
  const { t } = useMessages('batches')
  const grid = useTools(useGrid(task, first))
  const { draft, rows } = grid
  // Not in the table, because each filter has another one.
  const focusedRef = useRef(0)
  return (
    <>
      <RowFilters draft={draft} rows={rows} />
      <GridActions grid={grid} />
      <GridTool grid={grid} />
      <ChangeNote note={grid.note} />
      {rows.ids.length > 0 ? (
        <GridTable key={rows.filter} grid={grid} focusedRef={focusedRef} />
      ) : (
        <EmptyState title={t('noRowsTitle')}>
          {t(rows.filter === 'all' ? 'noRowsText' : 'noSuchRowsText')}
        </EmptyState>
      )}
    </>
  )
}
