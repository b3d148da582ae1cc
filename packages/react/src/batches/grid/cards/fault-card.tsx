import type { BatchColumn } from '@sixpence/core/batch-files'
import { useState } from 'react'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { Alert, Badge, Card, Heading, Stack, TextField } from '../../../ui/index.ts'
import { gridColumns } from '../grid-columns.ts'
import type { DraftTask } from '../use-grid.ts'
import { useColumnLabel } from '../words/use-column-label.ts'
import { useFaultText } from '../words/use-fault-text.ts'
import { useRowFaultText } from '../words/use-row-fault-text.ts'

export interface FaultCardProps extends DraftTask {
  rowId: string
}

/** One row, with a field for each cell that is or was faulty, and the other cells to know it by. */
export function FaultCard({ rowId, draft, onChange }: FaultCardProps) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const rowFaultText = useRowFaultText()
  const { row, cells } = draft.faults(rowId)
  const [first] = useState(cells)
  const columns = gridColumns(draft)
  const isField = ({ name }: BatchColumn) => name in first || name in cells || row !== undefined
  const line = draft.line(rowId)
  const isMended = !draft.isFaulty(rowId)
  return (
    <Card>
      <Stack gap={4}>
        <div className="sp-batch-card-head">
          <Heading level={2} size={4}>
            {line === undefined
              ? t('addedRowTitle')
              : t('lineTitle', { line: formats.count(line) })}
          </Heading>
          {isMended && (
            <Badge tone={draft.isDeleted(rowId) ? 'neutral' : 'positive'}>
              {t(draft.isDeleted(rowId) ? 'deletedStatus' : 'correctedStatus')}
            </Badge>
          )}
        </div>
        <OtherCells {...{ rowId, draft }} columns={columns.filter(column => !isField(column))} />
        {row && <Alert tone="warning">{rowFaultText(row)}</Alert>}
        {columns.filter(isField).map(column => (
          <CellField
            // Another text from an undo shows at once.
            key={`${column.name} ${draft.cell(rowId, column.name)}`}
            {...{ rowId, draft, onChange, column }}
          />
        ))}
      </Stack>
    </Card>
  )
}

interface OtherCellsProps extends Pick<FaultCardProps, 'rowId' | 'draft'> {
  columns: readonly BatchColumn[]
}

function OtherCells({ rowId, draft, columns }: OtherCellsProps) {
  const texts = columns.map(({ name }) => draft.cell(rowId, name)).filter(text => text !== '')
  return texts.length > 0 && <p className="sp-batch-others">{texts.join(' · ')}</p>
}

interface CellFieldProps extends FaultCardProps {
  column: BatchColumn
}

function CellField({ rowId, draft, onChange, column }: CellFieldProps) {
  const label = useColumnLabel()
  const faultText = useFaultText()
  const kept = draft.cell(rowId, column.name)
  const [text, setText] = useState(kept)
  const fault = draft.isDeleted(rowId) ? undefined : draft.faults(rowId).cells[column.name]
  return (
    <TextField
      label={label(column)}
      value={text}
      onChange={setText}
      onBlur={() => {
        if (text !== kept) onChange(draft.change({ cells: [{ rowId, column: column.name, text }] }))
      }}
      error={fault && faultText(fault, { draft, rowId, column })}
      inputMode={column.content === 'amount' ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
