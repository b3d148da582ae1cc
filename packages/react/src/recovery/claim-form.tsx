import { CLAIM_FIELDS } from '@sixpence/core/recovery'
import type { BotCheck } from '../bot-check/index.ts'
import { useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, Form, Stack, TextField } from '../ui/index.ts'
import type { RecoveryTask } from './use-recovery.ts'

export interface ClaimFormProps {
  task: RecoveryTask
  botCheck: BotCheck
}

/** Asks for the account, and if its email can still be read. */
export function ClaimForm({ task, botCheck }: ClaimFormProps) {
  const { t } = useMessages('recovery')
  const form = useClaim(task, botCheck.isPassed)
  const { isLost } = form.values
  const missing = t('fieldMissingError')
  const email = { missing, not_an_address: t('emailInvalidError') }
  return (
    <Form onSubmit={form.submit} aria-label={t('formLabel')}>
      <Stack gap={4}>
        <p className="sp-lead">{t(isLost ? 'lostLead' : 'emailLead')}</p>
        <ErrorView failure={form.error} title={t('failedTitle')} />
        <TextField
          {...form.field('email', email)}
          label={t('emailLabel')}
          autoComplete="username"
        />
        {isLost && (
          <>
            <TextField
              {...form.field('firstName', missing)}
              label={t('firstNameLabel')}
              autoComplete="given-name"
              spellCheck={false}
            />
            <TextField
              {...form.field('lastName', missing)}
              label={t('lastNameLabel')}
              autoComplete="family-name"
              spellCheck={false}
            />
            <TextField {...form.field('dob', missing)} label={t('dobLabel')} autoComplete="bday" />
            <TextField
              {...form.field('recoveryEmail', email)}
              label={t('recoveryEmailLabel')}
              description={t('recoveryEmailText')}
              autoComplete="email"
            />
          </>
        )}
        {botCheck.check}
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {t(isLost ? 'claimCta' : 'sendCodeCta')}
        </Button>
        <Button variant="link" onPress={() => form.edit({ isLost: !isLost })}>
          {t(isLost ? 'canReadCta' : 'cannotReadCta')}
        </Button>
      </Stack>
    </Form>
  )
}

function useClaim(task: RecoveryTask, isPassed: boolean) {
  const { t } = useMessages('recovery')
  return useForm(CLAIM_FIELDS, {
    attempt: task,
    initial: { email: task.email },
    check: ({ isLost, email, recoveryEmail }) => ({
      recoveryEmail:
        isLost && email.toLowerCase() === recoveryEmail.toLowerCase()
          ? t('recoveryEmailSameError')
          : undefined,
    }),
    send: async ({ isLost, ...claim }) => {
      if (!isPassed) return
      await (isLost ? task.claim(claim) : task.requestCode(claim.email))
    },
  })
}
