import type { BatchDraftState, DraftRows } from '@sixpence/core/batches'
import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Button } from '../../ui/index.ts'

interface ChangeButtonProps {
  draft: Pick<BatchDraftState, 'batchId' | 'type'>
  /** The rows to show there first. */
  rows?: DraftRows
  isDisabled?: boolean
  isPrimary?: boolean
  /** By default the word for changing it. */
  children?: string
}

/** Leads back to where the payments of a draft are changed. */
export function ChangeButton({ draft, rows, isDisabled, isPrimary, children }: ChangeButtonProps) {
  const { t } = useMessages('batches')
  const navigateTo = useNavigateTo()
  const { batchId, type } = draft
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      isDisabled={isDisabled}
      onPress={() => navigateTo({ to: 'massTransfer', type, batchId, rows })}
    >
      {children ?? t('editCta')}
    </Button>
  )
}
