import { activation, RESEND_FIELDS } from '@sixpence/core/activation'
import { useAttempt } from '../attempts/index.ts'
import { useBotCheck } from '../bot-check/index.ts'
import { useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useBrand, useSixpence } from '../provider/index.ts'
import { Alert, Button, ErrorView, Form, Stack, TextField } from '../ui/index.ts'

export interface ResendActivationProps {
  /** The email address of the old link. Prefills the field. */
  user?: string | undefined
}

/** Explains that a link no longer works, and sends another to users who need one. */
export function ResendActivation({ user = '' }: ResendActivationProps) {
  const { t } = useMessages('activation')
  const { support } = useBrand()
  const { form, check } = useResend(user)
  return (
    <Form onSubmit={form.submit} aria-label={t('resendLabel')}>
      <Stack gap={4}>
        <Alert tone="warning" title={t('invalidTitle')} announce="never">
          {t('invalidText')}
        </Alert>
        <ErrorView failure={form.error} title={t('resendFailedTitle')} />
        <Alert tone="positive">{form.sent && t('resentText')}</Alert>
        <TextField
          {...form.field('email', t('emailInvalidError'))}
          label={t('emailLabel')}
          autoComplete="username"
        />
        {check}
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
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

function useResend(email: string) {
  const client = useSixpence().use(activation)
  const { captcha, isPassed, check, renew } = useBotCheck()
  const { run, ...attempt } = useAttempt()
  const form = useForm(RESEND_FIELDS, {
    attempt,
    initial: { email },
    send: async values => {
      if (!isPassed) return undefined
      return run(async () => {
        await client.resend({ ...values, captcha }).finally(renew)
        return true
      })
    },
  })
  return { form, check }
}
