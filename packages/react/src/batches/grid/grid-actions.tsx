import { useMessages } from '../../i18n/index.ts'
import { Button, Icon } from '../../ui/index.ts'
import { faultAt } from './tools/fault-at.ts'
import type { ToolTask } from './tools/use-tools.ts'
import type { GridTask } from './use-grid.ts'

/** The buttons for faults, steps and the row that has the focus. */
export function GridActions({ grid }: { grid: ToolTask }) {
  const { t } = useMessages('batches')
  const { draft, rows, at, onChange, goToFault } = grid
  const rowId = rows.ids[at.row]
  const hasFaults = draft.counts.faulty > 0
  return (
    <div className="sp-batch-actions">
      <Button size="small" isDisabled={!hasFaults} onPress={() => goToFault(-1)}>
        {t('previousFaultCta')}
      </Button>
      <Button
        size="small"
        variant="primary"
        isDisabled={!hasFaults}
        icon={<Icon name="warning" />}
        onPress={() => goToFault(1)}
      >
        {t('nextFaultCta')}
      </Button>
      <Button size="small" isDisabled={!faultAt(grid)} onPress={grid.mendAll}>
        {t('mendAllCta')}
      </Button>
      <Button
        size="small"
        isDisabled={grid.columns[at.column - 1] === undefined}
        onPress={grid.fill}
      >
        {t('fillDownCta')}
      </Button>
      <Button size="small" aria-expanded={grid.tool === 'replace'} onPress={grid.replace}>
        {t('replaceTitle')}
      </Button>
      <UndoButtons draft={draft} onChange={onChange} />
      {rowId !== undefined && <RowButton rowId={rowId} draft={draft} onChange={onChange} />}
    </div>
  )
}

type DraftProps = Pick<GridTask, 'draft' | 'onChange'>

/** The buttons that take a step back and make it again. */
export function UndoButtons({ draft, onChange }: DraftProps) {
  const { t } = useMessages('batches')
  return (
    <>
      <Button size="small" isDisabled={!draft.canUndo} onPress={() => onChange(draft.undo())}>
        {t('undoCta')}
      </Button>
      <Button size="small" isDisabled={!draft.canRedo} onPress={() => onChange(draft.redo())}>
        {t('redoCta')}
      </Button>
    </>
  )
}

/** The button that deletes a row, or restores it. */
export function RowButton({ rowId, draft, onChange }: DraftProps & { rowId: string }) {
  const { t } = useMessages('batches')
  const isDeleted = draft.isDeleted(rowId)
  const change = isDeleted ? { restores: [rowId] } : { deletes: [rowId] }
  return (
    <Button size="small" onPress={() => onChange(draft.change(change))}>
      {t(isDeleted ? 'restoreRowCta' : 'deleteRowCta')}
    </Button>
  )
}
