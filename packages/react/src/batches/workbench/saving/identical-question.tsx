import { useFormats, useMessages } from '../../../i18n/index.ts'
import { AskPopup } from '../../../ui/index.ts'
import type { IdenticalBatch, Saving } from './use-saving.ts'

export interface IdenticalQuestionProps {
  saving: Pick<Saving, 'isPending' | 'error' | 'saveAnyway' | 'dismiss'>
  identical: IdenticalBatch
}

/** Asks if a batch that was submitted before is meant again. */
export function IdenticalQuestion({ saving, identical }: IdenticalQuestionProps) {
  const { t } = useMessages('mass-transfer')
  const formats = useFormats()
  return (
    <AskPopup
      of={saving}
      icon="warning"
      title={t('identicalTitle')}
      text={t('identicalText', {
        date: formats.dateTime(identical.date),
        number: identical.batchId,
      })}
      confirmText={t('identicalCta')}
      cancelText={t('notIdenticalCta')}
      onClose={saving.dismiss}
      onConfirm={async () => {
        await saving.saveAnyway()
        return undefined
      }}
    />
  )
}
