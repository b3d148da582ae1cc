import { NEW_USER_FIELDS } from '@sixpence/core/users'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { FormPopup, TextField } from '../../ui/index.ts'
import { GrantFields } from './grant-fields.tsx'
import { useGrantDraft } from './use-grant-draft.ts'
import type { UsersTask } from './use-users.ts'

export interface AddUserPopupProps {
  task: Pick<UsersTask, 'add' | 'change'>
  onClose: () => void
  /** Called when the code was sent to this address. The popup must close. */
  onCodeSent: (email: string) => void
}

/** Gives someone access to the business by their email address. A code confirms it. */
export function AddUserPopup({ task, onClose, onCodeSent }: AddUserPopupProps) {
  const { t } = useMessages('users')
  const draft = useGrantDraft()
  const form = useForm(NEW_USER_FIELDS, {
    attempt: task.change,
    send: ({ email }) => task.add(email, draft.grant),
    onDone: () => onCodeSent(form.values.email),
  })
  return (
    <FormPopup
      form={form}
      title={t('addTitle')}
      submitText={t('addCta')}
      failedTitle={t('changeFailedTitle')}
      onClose={onClose}
    >
      <TextField
        {...form.field('email', t('emailInvalidError'))}
        label={t('emailLabel')}
        description={t('emailText')}
      />
      <GrantFields draft={draft} />
    </FormPopup>
  )
}
