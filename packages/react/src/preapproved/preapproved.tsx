import type { PreapprovedFilter, PreapprovedItem } from '@sixpence/core'
import { useState } from 'react'
import { TYPING_PAUSE_MS, useLastSettled } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Card, EmptyState, ErrorView, List, Skeleton, Stack, StaleAlert } from '../ui/index.ts'
import { CancelPopup } from './cancel-popup.tsx'
import { PreapprovedFilters } from './preapproved-filters.tsx'
import { PreapprovedRow } from './preapproved-row.tsx'
import { usePreapproved, type PreapprovedTask } from './use-preapproved.ts'

/**
 * The customer's repeating payments: the next ones, those that have ended, and the way to cancel
 * one.
 */
export function Preapproved() {
  const [typed, setTyped] = useState<PreapprovedFilter>({})
  const filter = useLastSettled(typed, TYPING_PAUSE_MS)
  const [chosen, setChosen] = useState<PreapprovedItem>()
  const task = usePreapproved(filter)
  return (
    <Stack gap={4}>
      <PreapprovedFilters onChange={setTyped} />
      <Shown task={task} isFiltered={Object.keys(filter).length > 0} onCancel={setChosen} />
      {chosen && <CancelPopup item={chosen} task={task} onClose={() => setChosen(undefined)} />}
    </Stack>
  )
}

interface ShownProps {
  task: PreapprovedTask
  isFiltered: boolean
  onCancel: (item: PreapprovedItem) => void
}

function Shown({ task, isFiltered, onCancel }: ShownProps) {
  const { t } = useMessages('preapproved')
  const { items, isLoading, failure, retry } = task
  if (!items) {
    return isLoading ? (
      <Skeleton shape="row" lines={3} label={t('loadingStatus')} />
    ) : (
      <ErrorView failure={failure} title={t('loadFailedTitle')} onRetry={retry} />
    )
  }
  return (
    <Stack gap={3}>
      <StaleAlert of={task} />
      <Card padding="none">
        {items.length === 0 ? (
          <EmptyState title={t(isFiltered ? 'noneFoundTitle' : 'emptyTitle')} icon="clock">
            {isFiltered ? undefined : t('emptyText')}
          </EmptyState>
        ) : (
          <List aria-label={t('listTitle')}>
            {items.map(item => (
              <PreapprovedRow key={item.id} item={item} onCancel={() => onCancel(item)} />
            ))}
          </List>
        )}
      </Card>
    </Stack>
  )
}
