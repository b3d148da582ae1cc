import { NEW_PASSWORD_FIELDS } from '@sixpence/core/recovery'
import { PASSWORD_LENGTH } from '@sixpence/core/security'
import { StepHeading } from '../attempts/index.ts'
import { useForm, useNewPasswordErrors } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, Form, PasswordField, Stack } from '../ui/index.ts'
import type { RecoveryTask } from './use-recovery.ts'

/** Takes the new password, twice. */
export function NewPasswordForm({ task }: { task: RecoveryTask }) {
  const { t } = useMessages('recovery')
  const errors = useNewPasswordErrors()
  const form = useForm(NEW_PASSWORD_FIELDS, {
    attempt: task,
    check: ({ password, passwordRepeat }) => ({
      password: errors.ofLength(password),
      passwordRepeat: errors.ofRepeat(password, passwordRepeat),
    }),
    send: ({ password }) => task.changePassword(password),
  })
  return (
    <Form onSubmit={form.submit}>
      <Stack gap={4}>
        <StepHeading>{t('passwordTitle')}</StepHeading>
        <ErrorView failure={form.error} title={t('failedTitle')} />
        <PasswordField
          {...form.field('password', errors.ofField)}
          label={t('passwordLabel')}
          description={t('passwordText', { min: PASSWORD_LENGTH.min })}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('passwordRepeat', errors.ofField)}
          label={t('passwordRepeatLabel')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {t('setPasswordCta')}
        </Button>
      </Stack>
    </Form>
  )
}
