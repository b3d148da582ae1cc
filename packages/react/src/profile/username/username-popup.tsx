import { USERNAME_FIELDS } from '@sixpence/core/profile'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { FormPopup, TextField } from '../../ui/index.ts'
import { profileApi } from '../profile-api.ts'

/** Requests another sign-in name. */
export function UsernamePopup({ onClose }: { onClose: () => void }) {
  const { t } = useMessages('profile')
  const { write, ...attempt } = useWrite()
  const form = useForm(USERNAME_FIELDS, {
    attempt,
    send: values => write(profileApi.requestUsernameChange, values),
    onDone: onClose,
  })
  return (
    <FormPopup
      form={form}
      title={t('usernameTitle')}
      submitText={t('continueCta')}
      failedTitle={t('changeFailedTitle')}
      onClose={onClose}
    >
      <TextField
        {...form.field('newUsername', t('emailInvalidError'))}
        label={t('newUsernameLabel')}
        description={t('newUsernameText')}
      />
    </FormPopup>
  )
}
