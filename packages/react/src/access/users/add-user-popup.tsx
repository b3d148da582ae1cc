import { EmailField, useEmailDraft } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
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
  const email = useEmailDraft()
  const draft = useGrantDraft()
  const { isPending, failure } = task.change

  async function submit() {
    if (!email.validate()) return
    if (await task.add(email.address, draft.grant)) onCodeSent(email.address)
  }

  return (
    <Dialog
      isOpen
      title={t('addTitle')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('addCta')}
          </Button>
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={failure} title={t('changeFailedTitle')} />
        <EmailField
          label={t('emailLabel')}
          description={t('emailText')}
          draft={email}
          invalidText={t('emailInvalidError')}
          failure={failure}
        />
        <GrantFields draft={draft} />
      </Stack>
    </Dialog>
  )
}
