import { EMAIL_FIELDS } from '@sixpence/core/profile'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { FormPopup, TextField } from '../../ui/index.ts'
import { profileApi } from '../profile-api.ts'

interface AddEmailPopupProps {
  onClose: () => void
  /** Called with its id; the popup has closed. */
  onAdded: (emailId: string) => void
}

/** Takes another email address. */
export function AddEmailPopup({ onClose, onAdded }: AddEmailPopupProps) {
  const { t } = useMessages('profile')
  const { write, ...attempt } = useWrite()
  const form = useForm(EMAIL_FIELDS, {
    attempt,
    send: values => write(profileApi.addEmail, values),
    onDone: ({ answer }) => {
      onClose()
      onAdded(answer)
    },
  })
  return (
    <FormPopup
      form={form}
      title={t('addEmailTitle')}
      submitText={t('sendCodeCta')}
      failedTitle={t('changeFailedTitle')}
      onClose={onClose}
    >
      <TextField
        {...form.field('email', t('emailInvalidError'))}
        label={t('emailLabel')}
        description={t('addEmailText')}
      />
    </FormPopup>
  )
}
