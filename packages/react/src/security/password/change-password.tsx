import { PASSWORD_LENGTH } from '@sixpence/core/security'
import { ConfirmChangePopup } from '../../attempts/index.ts'
import { useNewPasswordErrors } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, Card, ErrorView, Form, PasswordField, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { useChangePassword } from './use-change-password.ts'

/** Changes the password; a code confirms the change. */
export const ChangePassword = hosted('ChangePassword', ChangePasswordContent)

function ChangePasswordContent() {
  const { t } = useMessages('security')
  const { form, change } = useChangePassword()
  const errors = useNewPasswordErrors()
  return (
    <Card padding="large">
      <Form onSubmit={form.submit}>
        <Stack gap={4}>
          <Alert tone="info">
            {change.stage.name === 'canceled' && t('confirmationCanceledText')}
          </Alert>
          {change.stage.name !== 'code' && (
            <ErrorView failure={form.error} title={t('changeFailedTitle')} />
          )}
          <PasswordField
            {...form.field('password', errors.ofField)}
            label={t('passwordLabel')}
            autoComplete="current-password"
          />
          <PasswordField
            {...form.field('passwordNew', errors.ofField)}
            label={t('passwordNewLabel')}
            description={t('passwordRuleText', { min: PASSWORD_LENGTH.min })}
            autoComplete="new-password"
          />
          <PasswordField
            {...form.field('passwordNewRepeat', errors.ofField)}
            label={t('passwordNewRepeatLabel')}
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" isPending={change.isPending}>
            {t('changePasswordCta')}
          </Button>
        </Stack>
      </Form>
      <ConfirmChangePopup
        change={change}
        title={t('passwordConfirmTitle')}
        doneText={t('passwordDoneText')}
      />
    </Card>
  )
}
