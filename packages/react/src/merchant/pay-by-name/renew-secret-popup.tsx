import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface RenewSecretPopupProps {
  /** With the new secret; the popup has closed. */
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Asks before a new secret ends the links that are signed with the one before. */
export function RenewSecretPopup({ onSecret, onClose }: RenewSecretPopupProps) {
  const { t } = useMessages('saved-buttons')
  const { write, isPending, failure } = useWrite()
  const renew = async () => {
    const done = await write(merchantApi.updatePayByName, { secret: true })
    if (!done) return
    onClose()
    if (done.answer.secret !== undefined) onSecret(done.answer.secret)
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
