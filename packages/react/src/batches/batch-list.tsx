import { batchFilter, type BatchSearch } from '@sixpence/core/batches'
import { localTimeZone } from '@sixpence/core/locale'
import { useFormats, useMessages } from '../i18n/index.ts'
import { hosted, useNavigateTo } from '../provider/index.ts'
import { Button, EmptyState, ListView, Stack } from '../ui/index.ts'
import { useSearch } from '../search/index.ts'
import { BatchFilters } from './batch-filters.tsx'
import { BatchRow } from './batch-row.tsx'
import { useBatches } from './use-batches.ts'

export interface BatchListProps {
  /** The search to show, e.g. from the page's address. Without it the list holds its own. */
  search?: BatchSearch | undefined
  /**
   * Called when the user changes the search. While `isTyping` is true, replace the address instead
   * of adding to the browser's history.
   */
  onSearchChange?: ((search: BatchSearch, isTyping: boolean) => void) | undefined
  /**
   * Called when the user opens a batch. Without it, `onNavigate` is called, as in other lists, and
   * always for a draft, which is opened where it is prepared.
   */
  onOpen?: ((id: string) => void) | undefined
}

/**
 * The customer's batches, newest first, with search and filters. On top are the drafts of the kinds
 * that the user may prepare. A button loads more.
 */
export const BatchList = hosted('BatchList', BatchListContent)

function BatchListContent({ search, onSearchChange, onOpen }: BatchListProps) {
  const navigateTo = useNavigateTo()
  const [sought, seek] = useSearch(search, onSearchChange)
  return (
    <Stack gap={4}>
      <BatchFilters search={sought} onChange={seek} />
      <FoundBatches
        search={sought}
        onWiden={() => seek({}, false)}
        onOpen={onOpen ?? (id => navigateTo({ to: 'batchHistory', id }))}
      />
    </Stack>
  )
}

interface FoundBatchesProps {
  search: BatchSearch
  onWiden: () => void
  onOpen: (id: string) => void
}

function FoundBatches({ search, onWiden, onOpen }: FoundBatchesProps) {
  const { t } = useMessages('batches')
  const navigateTo = useNavigateTo()
  const task = useBatches(batchFilter(search, localTimeZone()))
  const formats = useFormats()
  const { total } = task
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('failedTitle')}
      lines={4}
      label={t('listLabel')}
      row={batch => (
        <BatchRow
          key={batch.id}
          batch={batch}
          onOpen={
            batch.status === 'draft'
              ? batchId => navigateTo({ to: 'massTransfer', type: batch.type, batchId })
              : onOpen
          }
        />
      )}
      empty={<NoBatches search={search} onWiden={onWiden} />}
      countText={shown =>
        t('shownText', {
          shown: formats.count(shown),
          total: formats.count(total),
          count: total,
        })
      }
    />
  )
}

function NoBatches({ search, onWiden }: Omit<FoundBatchesProps, 'onOpen'>) {
  const { t } = useMessages('batches')
  const isWhole = Object.values(search).every(value => value === undefined)
  if (isWhole) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={t('nothingFoundTitle')}
      action={<Button onPress={onWiden}>{t('showAllCta')}</Button>}
    >
      {t('nothingFoundText')}
    </EmptyState>
  )
}
