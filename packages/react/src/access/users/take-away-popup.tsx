import type { BusinessUser } from '@sixpence/core/users'
import { useMessages } from '../../i18n/index.ts'
import { AskPopup } from '../../ui/index.ts'
import type { UsersTask } from './use-users.ts'

const WORDS = {
  end: { title: 'endTitle', text: 'endText', cta: 'endCta' },
  remove: { title: 'removeTitle', text: 'removeText', cta: 'removeCta' },
} as const

export interface TakeAwayPopupProps {
  user: BusinessUser
  /** Ending an access keeps the user on the list; removing takes them off. */
  how: keyof typeof WORDS
  task: Pick<UsersTask, 'end' | 'remove' | 'change'>
  onClose: () => void
  /** Called when it is done. The popup must close. */
  onDone: () => void
}

/** Asks for confirmation before a user loses access to the business. */
export function TakeAwayPopup({ user, how, task, onClose, onDone }: TakeAwayPopupProps) {
  const { t } = useMessages('users')
  const { title, text, cta } = WORDS[how]
  const name = user.name ?? user.email
  const takeAway = async () => {
    if (await task[how](user.userId)) onDone()
    return undefined
  }
  return (
    <AskPopup
      of={task.change}
      title={t(title, { name })}
      icon="warning"
      isAlert
      text={t(text)}
      confirmText={t(cta)}
      isDanger
      onClose={onClose}
      failedTitle={t('changeFailedTitle')}
      onConfirm={takeAway}
    />
  )
}
