import type { BatchDraft } from '@sixpence/core/batch-files'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import type { ShownRows } from './use-shown-rows.ts'

export interface RowFiltersProps {
  draft: BatchDraft
  rows: ShownRows
}

const DOUBTS = ['noMatch', 'closeMatch', 'unknown', 'otherAccount'] as const

const FILTERS = ['all', 'faulty', 'duplicate', 'newPayee', ...DOUBTS, 'changed', 'deleted'] as const

type Filter = (typeof FILTERS)[number]

const isDoubt = (filter: Filter): boolean => DOUBTS.some(doubt => doubt === filter)

/** The choice of rows, each with their number. */
export function RowFilters({ draft, rows }: RowFiltersProps) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const isShown = (filter: Filter) =>
    isDoubt(filter)
      ? draft.counts[filter] > 0 || rows.filter === filter
      : filter !== 'newPayee' || draft.hasPreviews
  return (
    <div role="group" aria-label={t('filterLabel')} className="sp-batch-filters">
      {FILTERS.filter(isShown).map(filter => (
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
