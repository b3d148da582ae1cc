import { cleanEmailAddress } from '@sixpence/core/fields'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, ErrorView, Form, PasswordField, Stack, TextField } from '../ui/index.ts'
import { credentialFaults, type CredentialFaults } from './credential-faults.ts'
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
  /** The address to which a browser sends the form while no script handles it. */
  action?: string | undefined
  /** Called whenever something is typed. */
  onBegin: () => void
  /** True if the customer has come back from a later step, whose focus went with it. */
  takesFocus: RefObject<boolean>
  /** Renders the check that the bank requires after wrong tries. */
  check: (onPassed: (captcha: string) => void) => ReactNode
}

/**
 * Takes name and password. The browser keeps the typed text, so that none is lost if the page was
 * there before its scripts; and it never sends them in an address, even if the scripts fail.
 */
export function CredentialsForm(props: CredentialsFormProps) {
  const { task, action, takesFocus, onBegin, check } = props
  const { t } = useMessages('sign-in')
  const { fields, faults, hasChecked, submit } = useCredentials(task.start, takesFocus, onBegin)
  const notice = task.stage.name === 'credentials' ? task.stage.notice : undefined
  return (
    <Form
      className="sp-sign-in-form"
      action={action}
      onSubmit={() => submit()}
      aria-label={t('formLabel')}
    >
      <Stack gap={5}>
        <Alert tone="warning">{notice && t(NOTICE[notice])}</Alert>
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
        {/* Below the fields: the fields stay in place while they are typed in. */}
        <ErrorView failure={task.error} title={t('failedTitle')} />
        {task.error?.code === 'captcha_needed' && !hasChecked && check(submit)}
        <Button type="submit" variant="primary" isWide isPending={task.isPending}>
          {t('signInCta')}
        </Button>
      </Stack>
    </Form>
  )
}

function useCredentials(
  start: SignInTask['start'],
  takesFocus: RefObject<boolean>,
  onBegin: () => void,
) {
  const [faults, setFaults] = useState<CredentialFaults>()
  // A check that the bank refuses would be made, and sent, again and again.
  const [hasChecked, setChecked] = useState(false)
  const usernameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const read = () => ({
    username: usernameInput.current?.value ?? '',
    password: passwordInput.current?.value ?? '',
  })
  const check = () => {
    const { username, password } = read()
    const found = credentialFaults(username, password)
    setFaults(found)
    return found
  }
  useEffect(() => {
    if (takesFocus.current) usernameInput.current?.focus()
  }, [takesFocus])

  function submit(captcha?: string) {
    const found = check()
    const faulty = found.username ? usernameInput : found.password && passwordInput
    if (faulty) return faulty.current?.focus()
    setChecked(captcha !== undefined)
    const { username, password } = read()
    void start({ username: cleanEmailAddress(username), password, captcha })
  }

  const onChange = () => {
    onBegin()
    // After a first check, the fields are judged again on each change.
    if (faults) check()
  }
  return {
    submit,
    hasChecked,
    faults,
    fields: {
      username: { onChange, inputRef: usernameInput },
      password: { onChange, inputRef: passwordInput },
    },
  }
}
