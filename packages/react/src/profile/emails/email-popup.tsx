import type { CustomerEmail } from '@sixpence/core/profile'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
import type { EmailsTask } from './use-emails.ts'

interface EmailPopupProps {
  email: CustomerEmail
  task: EmailsTask
  onClose: () => void
}

/** One email address, and the actions for it. */
export function EmailPopup({ email, task, onClose }: EmailPopupProps) {
  const { t } = useMessages('profile')
  const { emailId, isPrimary, confirmed } = email
  const { isPending, error, clear } = task.change
  const close = () => {
    clear()
    onClose()
  }
  const closeAfter = async (change: Promise<boolean>) => {
    if (await change) close()
  }
  const confirm = () => {
    close()
    void task.confirm(emailId)
  }
  return (
    <Dialog
      isOpen
      title={email.email}
      onClose={close}
      actions={
        isPrimary && confirmed ? undefined : (
          <>
            {!confirmed && (
              <Button variant="primary" onPress={confirm}>
                {t('sendCodeCta')}
              </Button>
            )}
            {confirmed && !isPrimary && (
              <Button
                variant="primary"
                isPending={isPending}
                onPress={() => void closeAfter(task.makePrimary(emailId))}
              >
                {t('makeMainCta')}
              </Button>
            )}
            {!isPrimary && (
              <Button
                variant="danger"
                isPending={isPending}
                onPress={() => void closeAfter(task.remove(emailId))}
              >
                {t('deleteCta')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={4}>
        <ErrorView failure={error} title={t('changeFailedTitle')} text={error?.description} />
        <p>{t(isPrimary ? 'mainEmailText' : confirmed ? 'otherEmailText' : 'newEmailText')}</p>
      </Stack>
    </Dialog>
  )
}
