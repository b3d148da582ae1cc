import type { PreapprovedFilter, PreapprovedItem } from '@sixpence/core/preapproved'
import { useState } from 'react'
import { TYPING_PAUSE_MS, useLastSettled } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { EmptyState, ListView, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { CancelPopup } from './cancel-popup.tsx'
import { PreapprovedFilters } from './preapproved-filters.tsx'
import { PreapprovedRow } from './preapproved-row.tsx'
import { usePreapproved } from './use-preapproved.ts'

/**
 * The customer's repeating payments: the next ones, those that have ended, and the way to cancel
 * one.
 */
export const Preapproved = hosted('Preapproved', PreapprovedContent)

function PreapprovedContent() {
  const { t } = useMessages('preapproved')
  const [typed, setTyped] = useState<PreapprovedFilter>({})
  const filter = useLastSettled(typed, TYPING_PAUSE_MS)
  const [chosen, setChosen] = useState<PreapprovedItem>()
  const task = usePreapproved(filter)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Stack gap={4}>
      <PreapprovedFilters onChange={setTyped} />
      <ListView
        of={task}
        items={task.data}
        loadingLabel={t('loadingStatus')}
        failedTitle={t('loadFailedTitle')}
        gap={3}
        label={t('listTitle')}
        row={item => <PreapprovedRow key={item.id} item={item} onCancel={() => setChosen(item)} />}
        empty={
          <EmptyState title={t(isFiltered ? 'noneFoundTitle' : 'emptyTitle')} icon="clock">
            {isFiltered ? undefined : t('emptyText')}
          </EmptyState>
        }
      />
      {chosen && <CancelPopup item={chosen} task={task} onClose={() => setChosen(undefined)} />}
    </Stack>
  )
}
