import type { PreapprovedItem } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { Button, Dialog, useFailureText } from '../ui/index.ts'
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
  const { cancelFailure } = task
  const close = () => {
    task.dismissFailure()
    onClose()
  }
  if (cancelFailure) {
    return (
      <Dialog
        isOpen
        title={t('cancelFailedTitle')}
        onClose={close}
        actions={<Button onPress={close}>{t('closeCta')}</Button>}
      >
        <p role="alert">{textOf(cancelFailure)}</p>
      </Dialog>
    )
  }
  const cancel = async () => {
    if (await task.cancel(item.id)) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t('cancelTitle')}
      onClose={close}
      actions={
        <>
          <Button variant="primary" isPending={task.isCancelling} onPress={() => void cancel()}>
            {t('confirmCancelCta')}
          </Button>
          <Button onPress={close}>{t('keepCta')}</Button>
        </>
      }
    >
      <p>{t('cancelText', { name })}</p>
    </Dialog>
  )
}
