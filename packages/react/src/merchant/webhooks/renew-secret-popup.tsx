import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface RenewSecretPopupProps {
  /** Of the webhook. */
  id: string
  /** With the new secret; the popup has closed. */
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Asks before a webhook gets a new secret, and says for how long both are used. */
export function RenewSecretPopup({ id, onSecret, onClose }: RenewSecretPopupProps) {
  const { t } = useMessages('merchant-api')
  const { write, isPending, failure } = useWrite()
  const renew = async () => {
    const done = await write(merchantApi.renewWebhookSecret, { id })
    if (!done) return
    onClose()
    onSecret(done.answer.secret)
  }
  return (
    <Dialog
      isOpen
      title={t('newSecretTitle')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('cancelCta')}</Button>}
    >
      <Stack gap={4}>
        <ErrorView failure={failure} />
        <p>{t('newSecretText')}</p>
        <Button variant="primary" isWide isPending={isPending} onPress={() => void renew()}>
          {t('newSecretCta')}
        </Button>
      </Stack>
    </Dialog>
  )
}
