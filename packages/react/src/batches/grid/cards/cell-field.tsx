import type { BatchColumn } from '@sixpence/core/batch-files'
import { useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button, Stack, TextField } from '../../../ui/index.ts'
import { ownMend } from '../tools/fault-at.ts'
import { MendTool } from '../tools/mend-tool.tsx'
import type { ChangesTask } from '../tools/use-changes.ts'
import type { DraftTask } from '../use-grid.ts'
import { useColumnLabel } from '../words/use-column-label.ts'
import { useFaultText } from '../words/use-fault-text.ts'

export interface CellFieldProps extends DraftTask, Pick<ChangesTask, 'apply'> {
  rowId: string
  column: BatchColumn
}

/** The field of a cell. While it is faulty, the same fault can be mended in all rows. */
export function CellField({ rowId, draft, onChange, apply, column }: CellFieldProps) {
  const { t } = useMessages('batches')
  const faultText = useFaultText()
  const [isMending, setMending] = useState(false)
  const found = draft.isDeleted(rowId) ? undefined : draft.faults(rowId).cells[column.name]
  const fault = found && { draft, rowId, column, fault: found }
  if (isMending && fault)
    return <MendTool at={fault} onApply={apply} onClose={() => setMending(false)} />
  const mend = () => {
    const own = fault && ownMend(fault)
    if (own) apply(own)
    else setMending(true)
  }
  return (
    <Stack gap={2}>
      <TextOfCell
        // Another text, e.g. from an undo, shows at once.
        key={draft.cell(rowId, column.name)}
        {...{ rowId, draft, onChange, column }}
        error={fault && faultText(fault.fault, fault)}
      />
      {fault && draft.counts.faulty > 1 && (
        <div>
          <Button size="small" onPress={mend}>
            {t('mendAllCta')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface TextOfCellProps extends Omit<CellFieldProps, 'apply'> {
  error: string | undefined
}

function TextOfCell({ rowId, draft, onChange, column, error }: TextOfCellProps) {
  const label = useColumnLabel()
  const kept = draft.cell(rowId, column.name)
  const [text, setText] = useState(kept)
  return (
    <TextField
      label={label(column)}
      value={text}
      onChange={setText}
      onBlur={() => {
        if (text !== kept) onChange(draft.change({ cells: [{ rowId, column: column.name, text }] }))
      }}
      error={error}
      inputMode={column.content === 'amount' ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
