import { useMessages } from '../../i18n/index.ts'
import { Alert } from '../../ui/index.ts'
import type { OpenedDraft } from './keeping/open-draft.ts'
import type { Workbench } from './use-workbench.ts'

export interface ResumedPartProps {
  opened: OpenedDraft | undefined
  bench: Workbench
}

/** Shows that unsaved edits are back, until they are saved. */
export function ResumedPart({ opened, bench: { kept, isUnsaved } }: ResumedPartProps) {
  const { t } = useMessages('mass-transfer')
  const isAsOpened = kept?.version === opened?.state.version
  const isShown = opened?.isResumed === true && isAsOpened && isUnsaved
  return (
    <Alert tone="warning" title={isShown ? t('resumedTitle') : undefined}>
      {isShown && t('resumedText')}
    </Alert>
  )
}
