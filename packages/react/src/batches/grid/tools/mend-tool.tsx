import { type CellEdit, type DraftChange, mended } from '@sixpence/core/batch-files'
import { useMemo, useState } from 'react'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { RadioGroup, TextField } from '../../../ui/index.ts'
import { useColumnLabel } from '../words/use-column-label.ts'
import { useFaultText } from '../words/use-fault-text.ts'
import type { FaultAt } from './fault-at.ts'
import { ToolPanel } from './tool-panel.tsx'
import { useFirstFocus } from './use-first-focus.ts'

export interface MendToolProps {
  at: FaultAt
  onApply: (change: DraftChange) => void
  onClose: () => void
}

/** Enters one text in all rows with the same fault in a column, or those of them with one text. */
export function MendTool({ at, onApply, onClose }: MendToolProps) {
  const { t } = useMessages('batches')
  const label = useColumnLabel()
  const faultText = useFaultText()
  const focus = useFirstFocus()
  const { draft, rowId, column, fault } = at
  const kept = draft.cell(rowId, column.name)
  const [text, setText] = useState(kept)
  const alike = useAlike(at)
  const same = alike.filter(cell => cell.text === kept)
  const [reach, setReach] = useState<Reach>(same.length > 1 ? 'same' : 'all')
  const cells = reach === 'same' ? same : alike
  return (
    <ToolPanel
      title={t('mendTitle', { column: label(column) })}
      applyText={t('mendRowsCta', { count: cells.length })}
      isDisabled={text === kept}
      onApply={() => onApply({ cells: cells.map(cell => ({ ...cell, text })) })}
      onClose={onClose}
    >
      <p className="sp-muted">{faultText(fault, at)}</p>
      <TextField
        label={t('newTextLabel')}
        value={text}
        onChange={setText}
        inputRef={focus}
        autoComplete="off"
        spellCheck={false}
      />
      {same.length < alike.length && (
        <ReachChoice
          kept={kept}
          reach={reach}
          onReach={setReach}
          counts={{ same: same.length, all: alike.length }}
        />
      )}
    </ToolPanel>
  )
}

/** The rows that are mended: those with the same text, or all with the same fault. */
type Reach = 'same' | 'all'

/** Lists the cells with the same fault, with their texts. */
function useAlike({ draft, column: { name: column }, fault: { reason } }: FaultAt) {
  return useMemo((): readonly CellEdit[] => {
    return mended(draft, { column, reason, mend: text => text }).cells ?? []
  }, [draft, column, reason])
}

interface ReachChoiceProps {
  kept: string
  reach: Reach
  onReach: (reach: Reach) => void
  counts: Readonly<Record<Reach, number>>
}

function ReachChoice({ kept, reach, onReach, counts }: ReachChoiceProps) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  return (
    <RadioGroup<Reach>
      label={t('mendReachLabel')}
      options={[
        {
          id: 'same',
          label: kept === '' ? t('emptyCellOption') : t('sameTextOption', { text: kept }),
          description: formats.count(counts.same),
        },
        { id: 'all', label: t('sameErrorOption'), description: formats.count(counts.all) },
      ]}
      selectedId={reach}
      onSelect={onReach}
    />
  )
}
