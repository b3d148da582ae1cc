import { PASSWORD_LENGTH } from '@sixpence/core'
import { useState } from 'react'
import { StepHeading } from '../attempts/index.ts'
import { newPasswordFault, repeatFault, useNewPasswordFaultText } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, Form, PasswordField, Stack } from '../ui/index.ts'
import type { RecoveryTask } from './use-recovery.ts'

/** Takes the new password, twice. */
export function NewPasswordForm({ task }: { task: RecoveryTask }) {
  const { t } = useMessages('recovery')
  const faultText = useNewPasswordFaultText()
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [isJudged, setJudged] = useState(false)
  const faults = { password: newPasswordFault(password), repeat: repeatFault(password, repeat) }
  const said = task.failure?.fields.find(({ field }) => field === 'password')?.message
  const errorOf = (name: keyof typeof faults) => {
    const fault = faults[name]
    return isJudged && fault ? faultText(fault) : undefined
  }

  function submit() {
    setJudged(true)
    return faults.password || faults.repeat ? undefined : task.changePassword(password)
  }

  return (
    <Form onSubmit={submit}>
      <Stack gap={4}>
        <StepHeading>{t('passwordTitle')}</StepHeading>
        <ErrorView failure={task.failure} title={t('failedTitle')} />
        <PasswordField
          label={t('passwordLabel')}
          description={t('passwordText', { min: PASSWORD_LENGTH.min })}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={errorOf('password') ?? said}
        />
        <PasswordField
          label={t('passwordRepeatLabel')}
          name="passwordRepeat"
          autoComplete="new-password"
          value={repeat}
          onChange={setRepeat}
          error={errorOf('repeat')}
        />
        <Button type="submit" variant="primary" isWide isPending={task.isPending}>
          {t('setPasswordCta')}
        </Button>
      </Stack>
    </Form>
  )
}
