import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, ErrorView, PasswordField, Stack, TextField } from '../ui/index.ts'
import { credentialFaults } from './credential-faults.ts'
import type { SignInTask } from './use-sign-in.ts'

const USERNAME_ERROR = {
  missing: 'emailMissingError',
  not_an_address: 'emailInvalidError',
} as const

const NOTICE = {
  expired_code: 'expiredCodeNotice',
  too_many_attempts: 'tooManyAttemptsNotice',
  approval_refused: 'approvalRefusedNotice',
  approval_expired: 'approvalExpiredNotice',
} as const

export interface CredentialsFormProps {
  task: SignInTask
  /** Somebody has come back from a later step, whose focus went with it. */
  takesFocus: RefObject<boolean>
  /** Draws the check that the bank asks for after wrong tries. */
  check: (onPassed: (captcha: string) => void) => ReactNode
}

/** Takes name and password. */
export function CredentialsForm({ task, takesFocus, check }: CredentialsFormProps) {
  const { t } = useMessages('sign-in')
  const { fields, faults, hasChecked, submit } = useCredentials(task.start, takesFocus)
  const notice = task.stage.name === 'credentials' ? task.stage.notice : undefined
  return (
    <form
      className="sp-sign-in-form"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
      noValidate
      aria-label={t('formLabel')}
    >
      <Stack gap={5}>
        <Alert tone="warning">{notice && t(NOTICE[notice])}</Alert>
        <ErrorView failure={task.failure} title={t('failedTitle')} />
        <TextField
          {...fields.username}
          label={t('emailLabel')}
          name="username"
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          error={faults?.username && t(USERNAME_ERROR[faults.username])}
        />
        <PasswordField
          {...fields.password}
          label={t('passwordLabel')}
          name="password"
          autoComplete="current-password"
          error={faults?.password && t('passwordMissingError')}
        />
        {task.failure?.code === 'captcha_needed' && !hasChecked && check(submit)}
        <Button type="submit" variant="primary" isWide isPending={task.isPending}>
          {t('signInCta')}
        </Button>
      </Stack>
    </form>
  )
}

function useCredentials(start: SignInTask['start'], takesFocus: RefObject<boolean>) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isJudged, setJudged] = useState(false)
  // A check that the bank does not believe would be made, and sent, again and again.
  const [hasChecked, setChecked] = useState(false)
  const usernameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const faults = credentialFaults(username, password)
  useEffect(() => {
    if (takesFocus.current) usernameInput.current?.focus()
  }, [takesFocus])

  function submit(captcha?: string) {
    setJudged(true)
    const faulty = faults.username ? usernameInput : faults.password && passwordInput
    if (faulty) return faulty.current?.focus()
    setChecked(captcha !== undefined)
    void start({ username: username.trim(), password, captcha })
  }

  return {
    submit,
    hasChecked,
    faults: isJudged ? faults : undefined,
    fields: {
      username: { value: username, onChange: setUsername, inputRef: usernameInput },
      password: { value: password, onChange: setPassword, inputRef: passwordInput },
    },
  }
}
