import type { BatchDraft } from '@sixpence/core/batch-files'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import type { ShownRows } from './use-shown-rows.ts'

export interface RowFiltersProps {
  draft: BatchDraft
  rows: ShownRows
}

const FILTERS = ['all', 'faulty', 'duplicate', 'newPayee', 'changed', 'deleted'] as const

/** The choice of rows, each with their number. */
export function RowFilters({ draft, rows }: RowFiltersProps) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  return (
    <div role="group" aria-label={t('filterLabel')} className="sp-batch-filters">
      {FILTERS.filter(filter => filter !== 'newPayee' || draft.hasPreviews).map(filter => (
        <Button
          key={filter}
          size="small"
          aria-pressed={rows.filter === filter}
          onPress={() => rows.choose(filter)}
        >
          {t(`${filter}Option`)} {formats.count(draft.counts[filter])}
        </Button>
      ))}
    </div>
  )
}
