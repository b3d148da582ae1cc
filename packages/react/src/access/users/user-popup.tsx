import type { BusinessUser } from '@sixpence/core/users'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
import { GrantFields } from './grant-fields.tsx'
import { useGrantDraft } from './use-grant-draft.ts'
import { useRightName } from '../use-right-name.ts'
import type { UsersTask } from './use-users.ts'
import { useUserStatusText } from './use-user-status-text.ts'

export interface UserPopupProps {
  user: BusinessUser
  task: Pick<UsersTask, 'update' | 'change' | 'mayChange' | 'mayEnd' | 'mayRemove'>
  onClose: () => void
  /** Called when it is done or the code was sent. The popup must close. */
  onCodeSent: () => void
  onEnd: () => void
  onRemove: () => void
}

/** The rights of one user, with a form to change them. */
export function UserPopup({ user, task, onClose, onCodeSent, onEnd, onRemove }: UserPopupProps) {
  const { t } = useMessages('users')
  const rightName = useRightName()
  const statusText = useUserStatusText()
  const draft = useGrantDraft(user)
  const { isPending, error } = task.change
  const isEnded = user.state === 'ended'

  async function submit() {
    if (await task.update(user.userId, draft.grant)) onCodeSent()
  }

  return (
    <Dialog
      isOpen
      title={user.name ?? user.email}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          {task.mayChange && (
            <Button type="submit" variant="primary" isPending={isPending}>
              {t(isEnded ? 'giveAgainCta' : 'saveCta')}
            </Button>
          )}
          {task.mayEnd && !isEnded && (
            <Button variant="danger" onPress={onEnd}>
              {t('endCta')}
            </Button>
          )}
          {task.mayRemove && (
            <Button variant="danger" onPress={onRemove}>
              {t('removeCta')}
            </Button>
          )}
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <p className="sp-muted">
          {[user.name && user.email, rightName(user.accessRights), statusText(user)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ErrorView failure={error} title={t('changeFailedTitle')} />
        {task.mayChange && <GrantFields draft={draft} />}
      </Stack>
    </Dialog>
  )
}
