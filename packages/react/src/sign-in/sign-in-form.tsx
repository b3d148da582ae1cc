import { useEffect, useRef } from 'react'
import { CodeForm, StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, Stack } from '../ui/index.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { useSignIn, type SignInTask } from './use-sign-in.ts'

export interface SignInFormProps {
  /** Once, when the customer is signed in. The session tells it too. */
  onSignedIn?: (() => void) | undefined
}

/** Signs a customer in: name and password, then a one-time code where the bank wants one. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { t } = useMessages('sign-in')
  const task = useSignIn()
  const { name } = task.stage
  const tell = useRef(onSignedIn)
  useEffect(() => {
    tell.current = onSignedIn
  }, [onSignedIn])
  useEffect(() => {
    if (name === 'done') tell.current?.()
  }, [name])

  if (name === 'done') return <Alert tone="positive">{t('doneText')}</Alert>
  return name === 'code' ? <CodeStep task={task} /> : <CredentialsForm task={task} />
}

function CodeStep({ task }: { task: SignInTask }) {
  const { t } = useMessages('sign-in')
  const sentTo = task.stage.name === 'code' ? task.stage.sentTo : undefined
  return (
    <Stack gap={4}>
      <StepHeading>{t('codeTitle')}</StepHeading>
      <p>{sentTo ? t('codeSentText', { sentTo }) : t('codeSentPlainText')}</p>
      <CodeForm
        confirmCta={t('codeCta')}
        failedTitle={t('failedTitle')}
        isPending={task.isPending}
        failure={task.failure}
        resend={task.resend}
        onConfirm={code => void task.confirm(code)}
      />
      <Button variant="link" onPress={task.startOver}>
        {t('startOverCta')}
      </Button>
    </Stack>
  )
}
