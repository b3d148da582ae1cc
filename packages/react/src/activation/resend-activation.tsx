import { useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useBotCheck } from '../bot-check/index.ts'
import { EmailField, useEmailDraft } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useBrand, useSixpence } from '../provider/index.ts'
import { Alert, Button, ErrorView, Form, Stack } from '../ui/index.ts'

export interface ResendActivationProps {
  /** The email address of the old link. Prefills the field. */
  user?: string | undefined
}

/** Explains that a link no longer works, and sends another to users who need one. */
export function ResendActivation({ user = '' }: ResendActivationProps) {
  const { t } = useMessages('activation')
  const { support } = useBrand()
  const { email, attempt, isSent, check, submit } = useResend(user)
  return (
    <Form onSubmit={submit} aria-label={t('resendLabel')}>
      <Stack gap={4}>
        <Alert tone="warning" title={t('invalidTitle')} announce="never">
          {t('invalidText')}
        </Alert>
        <ErrorView failure={attempt.failure} title={t('resendFailedTitle')} />
        <Alert tone="positive">{isSent && t('resentText')}</Alert>
        <EmailField
          label={t('emailLabel')}
          draft={email}
          invalidText={t('emailInvalidError')}
          failure={attempt.failure}
          autoComplete="username"
        />
        {check}
        <Button type="submit" variant="primary" isWide isPending={attempt.isPending}>
          {t('resendCta')}
        </Button>
        <p className="sp-muted">
          {t('supportText')}{' '}
          <a className="sp-link" href={`mailto:${support.email}`}>
            {support.email}
          </a>
        </p>
      </Stack>
    </Form>
  )
}

function useResend(user: string) {
  const { activation } = useSixpence()
  const { captcha, isPassed, check, renew } = useBotCheck()
  const attempt = useAttempt()
  const email = useEmailDraft(user)
  const [isSent, setSent] = useState(false)

  function submit() {
    setSent(false)
    if (!email.validate() || !isPassed) return
    return attempt.run(async () => {
      try {
        await activation.resend({ email: email.address, captcha })
        setSent(true)
      } finally {
        renew()
      }
    })
  }

  return { email, attempt, isSent, check, submit }
}
