import type { BatchDraft } from '@sixpence/core/batch-files'
import { DefinitionList } from '../../../ui/index.ts'
import { previewColumns } from './preview-columns.ts'
import { PreviewContent } from './preview-content.tsx'
import { usePreviewLabel } from './use-preview-label.ts'

export interface PreviewFactsProps {
  rowId: string
  draft: BatchDraft
}

/** The bank's preview of a row, for its card. */
export function PreviewFacts({ rowId, draft }: PreviewFactsProps) {
  const label = usePreviewLabel()
  const isKnown = draft.preview(rowId) !== undefined
  // The price of an edited row is shown later.
  const columns = previewColumns(draft).filter(column => isKnown || column === 'price')
  if (columns.length === 0 || draft.isFaulty(rowId) || draft.isDeleted(rowId)) return null
  return (
    <DefinitionList
      items={columns.map(column => ({
        id: column,
        term: label(column),
        details: (
          <div className="sp-batch-fact">
            <PreviewContent rowId={rowId} column={column} draft={draft} />
          </div>
        ),
      }))}
    />
  )
}
