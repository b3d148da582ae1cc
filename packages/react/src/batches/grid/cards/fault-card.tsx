import type { BatchColumn } from '@sixpence/core/batch-files'
import { useState } from 'react'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { Alert, Badge, Card, Heading, Stack } from '../../../ui/index.ts'
import { gridColumns } from '../grid-columns.ts'
import { PreviewFacts } from '../preview/preview-facts.tsx'
import type { ChangesTask } from '../tools/use-changes.ts'
import type { DraftTask } from '../use-grid.ts'
import { useRowFaultText } from '../words/use-row-fault-text.ts'
import { CellField } from './cell-field.tsx'

export interface FaultCardProps extends DraftTask, Pick<ChangesTask, 'apply'> {
  rowId: string
}

/** One row, with a field for each cell that is or was faulty, and the other cells to know it by. */
export function FaultCard({ rowId, draft, onChange, apply }: FaultCardProps) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const rowFaultText = useRowFaultText()
  const { row, cells } = draft.faults(rowId)
  const [first] = useState(cells)
  const [wasFaulty] = useState(draft.isFaulty(rowId))
  const columns = gridColumns(draft)
  // All of a row that is shown for another reason.
  const isField = ({ name }: BatchColumn) =>
    name in first || name in cells || row !== undefined || !wasFaulty
  const line = draft.line(rowId)
  const isMended = draft.isDeleted(rowId) || (wasFaulty && !draft.isFaulty(rowId))
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
          <CellField key={column.name} {...{ rowId, draft, onChange, apply, column }} />
        ))}
        <PreviewFacts rowId={rowId} draft={draft} />
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
