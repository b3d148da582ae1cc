import { PASSWORD_LENGTH } from '@sixpence/core'
import { useRef, useState, type FormEvent } from 'react'
import { StepHeading } from '../attempts/index.ts'
import { newPasswordFault, repeatFault, useNewPasswordFaultText } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, PasswordField, Stack } from '../ui/index.ts'
import type { RecoveryTask } from './use-recovery.ts'

/** Takes the new password, twice. */
export function NewPasswordForm({ task }: { task: RecoveryTask }) {
  const { t } = useMessages('recovery')
  const faultText = useNewPasswordFaultText()
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [isJudged, setJudged] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)
  const repeatInput = useRef<HTMLInputElement>(null)
  const faults = { password: newPasswordFault(password), repeat: repeatFault(password, repeat) }
  const said = task.failure?.fields.find(({ field }) => field === 'password')?.message
  const errorOf = (name: keyof typeof faults) => {
    const fault = faults[name]
    return isJudged && fault ? faultText(fault) : undefined
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    const faulty = faults.password ? passwordInput : faults.repeat && repeatInput
    if (faulty) return faulty.current?.focus()
    void task.changePassword(password)
  }

  return (
    <form onSubmit={submit} noValidate>
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
          inputRef={passwordInput}
          error={errorOf('password') ?? said}
        />
        <PasswordField
          label={t('passwordRepeatLabel')}
          name="passwordRepeat"
          autoComplete="new-password"
          value={repeat}
          onChange={setRepeat}
          inputRef={repeatInput}
          error={errorOf('repeat')}
        />
        <Button type="submit" variant="primary" isWide isPending={task.isPending}>
          {t('setPasswordCta')}
        </Button>
      </Stack>
    </form>
  )
}
