import { type BatchDraft, type DraftChange, found, replaced } from '@sixpence/core/batch-files'
import { useDeferredValue, useMemo, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { NativeSelect, TextField } from '../../../ui/index.ts'
import { gridColumns } from '../grid-columns.ts'
import { useColumnLabel } from '../words/use-column-label.ts'
import { ToolPanel } from './tool-panel.tsx'
import { useFirstFocus } from './use-first-focus.ts'

export interface ReplaceToolProps {
  draft: BatchDraft
  /** The column to begin with. */
  column: string | undefined
  onApply: (change: DraftChange) => void
  onClose: () => void
}

/** Finds a text in a column, and replaces it in all rows as one step. */
export function ReplaceTool({ draft, column: first, onApply, onClose }: ReplaceToolProps) {
  const { t } = useMessages('batches')
  const label = useColumnLabel()
  const focus = useFirstFocus()
  const columns = gridColumns(draft)
  const [column, setColumn] = useState(first ?? columns[0]?.name ?? '')
  const [find, setFind] = useState('')
  const [text, setText] = useState('')
  const count = useCount(draft, column, find)
  return (
    <ToolPanel
      title={t('replaceTitle')}
      applyText={t('replaceAllCta')}
      isDisabled={count === 0 || text === find}
      onApply={() => onApply(replaced(draft, { column, find, text }))}
      onClose={onClose}
    >
      <div className="sp-batch-details">
        <NativeSelect
          label={t('columnLabel')}
          options={columns.map(each => ({ id: each.name, label: label(each) }))}
          selectedId={column}
          onSelect={setColumn}
        />
        <TextField
          label={t('findLabel')}
          value={find}
          onChange={setFind}
          description={t('findText')}
          inputRef={focus}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={t('replaceLabel')}
          value={text}
          onChange={setText}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <p className="sp-muted" aria-live="polite">
        {t('rowsFoundText', { count })}
      </p>
    </ToolPanel>
  )
}

/** Counts the rows with a text, without holding up its typing. */
function useCount(draft: BatchDraft, column: string, typed: string): number {
  const find = useDeferredValue(typed)
  return useMemo(() => found(draft, { column, find }).length, [draft, column, find])
}
