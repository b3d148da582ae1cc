import { useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useWrite } from '../../../store/index.ts'
import { AskPopup, Button } from '../../../ui/index.ts'
import { batchesApi } from '../../batches-api.ts'

export interface DeleteDraftProps {
  batchId: string
  onDeleted: (() => void) | undefined
}

/** A button that deletes the draft, after asking once. */
export function DeleteDraft({ batchId, onDeleted }: DeleteDraftProps) {
  const { t } = useMessages('mass-transfer')
  const [isAsking, setAsking] = useState(false)
  const { write, ...attempt } = useWrite()
  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {t('deleteDraftCta')}
      </Button>
      {isAsking && (
        <AskPopup
          of={attempt}
          title={t('deleteDraftTitle')}
          text={t('deleteDraftText')}
          confirmText={t('deleteDraftCta')}
          isDanger
          onClose={() => setAsking(false)}
          onConfirm={() => write(batchesApi.reject, { batchId })}
          onDone={() => onDeleted?.()}
        />
      )}
    </>
  )
}
