import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack, TextField } from '../../ui/index.ts'
import type { DecisionTask } from './use-decisions.ts'

const LONGEST = 140

interface DeclinePopupProps {
  task: DecisionTask
  isBatch?: boolean
  onClose: () => void
}

/** A dialog that asks why a payment or batch is declined. The requester sees the reason. */
export function DeclinePopup({ task, isBatch = false, onClose }: DeclinePopupProps) {
  const { t } = useMessages('approvals')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  async function submit() {
    const why = reason.trim()
    setMissing(why === '')
    if (why !== '' && (await task.decline(why))) onClose()
  }

  return (
    <Dialog
      isOpen
      title={t(isBatch ? 'declineBatchTitle' : 'declineTitle')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={task.isPending}>
            {t('declineCta')}
          </Button>
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('declineText')}</p>
        <ErrorView failure={task.failure} title={t('failedTitle')} />
        <TextField
          label={t('reasonLabel')}
          name="reason"
          maxLength={LONGEST}
          value={reason}
          error={isMissing ? t('reasonMissingError') : undefined}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  )
}
