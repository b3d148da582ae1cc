import { DECLINE_FIELDS } from '@sixpence/core/approvals'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { FormPopup, TextField } from '../../ui/index.ts'
import type { DecisionTask } from './use-decisions.ts'

interface DeclinePopupProps {
  task: DecisionTask
  isBatch?: boolean
  onClose: () => void
}

/** A dialog that asks why a payment or batch is declined. The requester sees the reason. */
export function DeclinePopup({ task, isBatch = false, onClose }: DeclinePopupProps) {
  const { t } = useMessages('approvals')
  const {
    change: { isPending, error },
  } = task
  const form = useForm(DECLINE_FIELDS, {
    attempt: { isPending, error },
    send: ({ reason }) => task.decline(reason),
    onDone: onClose,
  })
  return (
    <FormPopup
      form={form}
      title={t(isBatch ? 'declineBatchTitle' : 'declineTitle')}
      submitText={t('declineCta')}
      failedTitle={t('failedTitle')}
      onClose={onClose}
    >
      <p>{t('declineText')}</p>
      <TextField {...form.field('reason', t('reasonMissingError'))} label={t('reasonLabel')} />
    </FormPopup>
  )
}
