import { EmailField, useEmailDraft } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
import { profileApi } from '../profile-api.ts'

interface AddEmailPopupProps {
  onClose: () => void
  /** Called with its id; the popup has closed. */
  onAdded: (emailId: string) => void
}

/** Takes another email address. */
export function AddEmailPopup({ onClose, onAdded }: AddEmailPopupProps) {
  const { t } = useMessages('profile')
  const email = useEmailDraft()
  const { write, isPending, failure } = useWrite()

  async function submit() {
    if (!email.validate() || isPending) return
    const added = await write(profileApi.addEmail, { email: email.address })
    if (!added) return
    onClose()
    onAdded(added.answer)
  }

  const isAtField = failure?.fields.some(({ field }) => field === 'email') === true
  return (
    <Dialog
      isOpen
      title={t('addEmailTitle')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('sendCodeCta')}
          </Button>
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        {!isAtField && <ErrorView failure={failure} title={t('changeFailedTitle')} />}
        <EmailField
          label={t('emailLabel')}
          description={t('addEmailText')}
          draft={email}
          invalidText={t('emailInvalidError')}
          failure={failure}
        />
      </Stack>
    </Dialog>
  )
}
