import type { BatchDraftState } from '@sixpence/core/batches'
import { useMessages } from '../../i18n/index.ts'
import { ActionBar, Alert, Stack } from '../../ui/index.ts'
import { ChangeButton } from './change-button.tsx'

/** Rows with faults aren't submitted: leads only back to where they are corrected. */
export function FaultyRows({ draft }: { draft: BatchDraftState }) {
  const { t } = useMessages('batches')
  return (
    <Stack gap={4}>
      <Alert tone="warning" announce="never" title={t('faultyTitle', { count: draft.faultyCount })}>
        {t('faultyText')}
      </Alert>
      <ActionBar>
        <ChangeButton draft={draft} rows="faulty" isPrimary>
          {t('mendCta')}
        </ChangeButton>
      </ActionBar>
    </Stack>
  )
}
