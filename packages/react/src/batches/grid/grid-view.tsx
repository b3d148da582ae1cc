import { useMessages } from '../../i18n/index.ts'
import { EmptyState } from '../../ui/index.ts'
import { GridActions } from './grid-actions.tsx'
import { GridTable } from './grid-table.tsx'
import { RowFilters } from './row-filters.tsx'
import { type DraftTask, useGrid } from './use-grid.ts'

/** The grid with its filters and buttons. */
export function GridView(task: DraftTask) {
  const { t } = useMessages('batches')
  const grid = useGrid(task)
  const { draft, rows } = grid
  return (
    <>
      <RowFilters draft={draft} rows={rows} />
      <GridActions grid={grid} />
      {rows.ids.length > 0 ? (
        <GridTable key={rows.filter} grid={grid} />
      ) : (
        <EmptyState title={t('noRowsTitle')}>
          {t(rows.filter === 'all' ? 'noRowsText' : 'noSuchRowsText')}
        </EmptyState>
      )}
    </>
  )
}
