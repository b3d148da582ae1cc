import { mayChangeUser, type BusinessUser } from '@sixpence/core/users'
import { useState } from 'react'
import { ConfirmChangePopup } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Avatar, Badge, Button, Inline, List, ListRow, ListView } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { AddUserPopup } from './add-user-popup.tsx'
import { TakeAwayPopup } from './take-away-popup.tsx'
import { UserPopup } from './user-popup.tsx'
import { useRightName } from '../use-right-name.ts'
import { useUserStatusText } from './use-user-status-text.ts'
import { useUsers, type UsersTask } from './use-users.ts'

/** The users of a business, with forms to add users and change their rights. */
export const BusinessUsers = hosted('BusinessUsers', BusinessUsersContent)

function BusinessUsersContent() {
  const { t } = useMessages('users')
  const task = useUsers()
  const [step, setStep] = useState<Step>()
  return (
    <ListView
      of={task}
      items={task.data}
      failedTitle={t('loadFailedTitle')}
      lead={<Lead task={task} onAdd={() => setStep({ name: 'add' })} />}
      table={users => (
        <div className="sp-users">
          <List aria-label={t('listLabel')}>
            {users.map(user => (
              <UserRow
                key={user.userId}
                user={user}
                onPress={() => setStep({ name: 'user', userId: user.userId })}
              />
            ))}
          </List>
        </div>
      )}
    >
      <Popups task={task} step={step} setStep={setStep} />
    </ListView>
  )
}

function Lead({ task, onAdd }: { task: UsersTask; onAdd: () => void }) {
  const { t } = useMessages('users')
  return (
    <>
      <Alert tone="info">
        {task.change.stage.name === 'canceled' && t('confirmationCanceledText')}
      </Alert>
      <Inline justify="between">
        <p className="sp-muted">{t(task.mayChange ? 'lead' : 'staffLead')}</p>
        {task.mayAdd && (
          <Button variant="primary" onPress={onAdd}>
            {t('addCta')}
          </Button>
        )}
      </Inline>
    </>
  )
}

type Step =
  | { readonly name: 'add' }
  | { readonly name: 'user' | 'end' | 'remove'; readonly userId: string }
  /** A change was requested. The popup shows this text when it is done. */
  | { readonly name: 'asked'; readonly doneText: string }

function UserRow({ user, onPress }: { user: BusinessUser; onPress: () => void }) {
  const { t } = useMessages('users')
  const rightName = useRightName()
  const statusText = useUserStatusText()
  const { name, email, accessRights, state, isSelf } = user
  const description = name === undefined ? undefined : email
  return (
    <ListRow
      leading={<Avatar name={name ?? email} colorKey={email} />}
      title={isSelf ? t('youTitle', { name: name ?? email }) : (name ?? email)}
      description={description}
      trailing={
        <Badge tone={state === 'active' ? 'info' : 'neutral'}>{rightName(accessRights)}</Badge>
      }
      trailingDescription={statusText(user)}
      onPress={mayChangeUser(user).result ? onPress : undefined}
    />
  )
}

interface PopupsProps {
  task: UsersTask
  step: Step | undefined
  setStep: (step: Step | undefined) => void
}

function Popups({ task, step, setStep }: PopupsProps) {
  const { t } = useMessages('users')
  const { change } = task
  const close = () => {
    change.close()
    setStep(undefined)
  }
  const showResult = (doneText: string) => setStep({ name: 'asked', doneText })
  if (step?.name === 'add') {
    return (
      <AddUserPopup
        task={task}
        onClose={close}
        onCodeSent={email => showResult(t('addedText', { email }))}
      />
    )
  }
  if (step?.name === 'asked') {
    return <ConfirmChangePopup change={change} title={t('confirmTitle')} doneText={step.doneText} />
  }
  const user = step && task.data?.find(({ userId }) => userId === step.userId)
  if (!step || !user) return null
  const { userId } = user
  if (step.name === 'user') {
    return (
      <UserPopup
        user={user}
        task={task}
        onClose={close}
        onCodeSent={() => showResult(t('changedText'))}
        onEnd={() => setStep({ name: 'end', userId })}
        onRemove={() => setStep({ name: 'remove', userId })}
      />
    )
  }
  return (
    <TakeAwayPopup
      user={user}
      how={step.name}
      task={task}
      onClose={close}
      onDone={() => showResult(t('endedText'))}
    />
  )
}
