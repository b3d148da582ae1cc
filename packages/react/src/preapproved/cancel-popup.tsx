import type { PreapprovedItem } from '@sixpence/core/preapproved'
import { useMessages } from '../i18n/index.ts'
import { AskPopup, Button, Dialog, useFailureText } from '../ui/index.ts'
import { useTarget } from './preapproved-row.tsx'
import type { PreapprovedTask } from './use-preapproved.ts'

export interface CancelPopupProps {
  item: PreapprovedItem
  task: PreapprovedTask
  onClose: () => void
}

/** Asks before a repeating payment is cancelled; shows why if that fails. */
export function CancelPopup({ item, task, onClose }: CancelPopupProps) {
  const { t } = useMessages('preapproved')
  const name = useTarget(item)
  const textOf = useFailureText()
  const { error, clear } = task.change
  const close = () => {
    clear()
    onClose()
  }
  if (error) {
    return (
      <Dialog
        isOpen
        title={t('cancelFailedTitle')}
        onClose={close}
        actions={<Button onPress={close}>{t('closeCta')}</Button>}
      >
        <p role="alert">{textOf(error)}</p>
      </Dialog>
    )
  }
  return (
    <AskPopup
      of={task.change}
      title={t('cancelTitle')}
      text={t('cancelText', { name })}
      confirmText={t('confirmCancelCta')}
      cancelText={t('keepCta')}
      onConfirm={() => task.cancel(item.id)}
      onClose={close}
    />
  )
}
