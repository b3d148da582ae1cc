import { EmailField, useEmailDraft } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
import { profileApi } from '../profile-api.ts'

/** Requests another sign-in name. */
export function UsernamePopup({ onClose }: { onClose: () => void }) {
  const { t } = useMessages('profile')
  const email = useEmailDraft()
  const { write, isPending, failure } = useWrite()
  const message = failure?.fields.find(({ field }) => field === 'newUsername')?.message

  async function submit() {
    if (!email.validate() || isPending) return
    const asked = await write(profileApi.requestUsernameChange, { newUsername: email.address })
    if (asked) onClose()
  }

  return (
    <Dialog
      isOpen
      title={t('usernameTitle')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('continueCta')}
          </Button>
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        {message === undefined && <ErrorView failure={failure} title={t('changeFailedTitle')} />}
        <EmailField
          label={t('newUsernameLabel')}
          description={t('newUsernameText')}
          draft={email}
          invalidText={t('emailInvalidError')}
          failure={message === undefined ? undefined : { fields: [{ field: 'email', message }] }}
        />
      </Stack>
    </Dialog>
  )
}
