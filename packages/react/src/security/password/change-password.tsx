import { PASSWORD_LENGTH } from '@sixpence/core'
import { ConfirmChangePopup } from '../../attempts/index.ts'
import { useNewPasswordFaultText } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, Card, ErrorView, Form, PasswordField, Stack } from '../../ui/index.ts'
import { useChangePassword, type PasswordDraft } from './use-change-password.ts'

/** Changes the password; a code confirms the change. */
export function ChangePassword() {
  const { t } = useMessages('security')
  const task = useChangePassword()
  const { draft, edit, faults, change } = task
  const faultText = useNewPasswordFaultText()

  function field(name: keyof PasswordDraft) {
    const fault = faults?.[name]
    return {
      name,
      value: draft[name],
      onChange: (typed: string) => edit({ [name]: typed }),
      error: fault ? faultText(fault) : task.fieldFault(name)?.message,
    }
  }

  return (
    <Card padding="large">
      <Form onSubmit={task.submit}>
        <Stack gap={4}>
          <Alert tone="info">
            {change.stage.name === 'canceled' && t('confirmationCanceledText')}
          </Alert>
          {change.stage.name !== 'code' && (
            <ErrorView failure={change.failure} title={t('changeFailedTitle')} />
          )}
          <PasswordField
            {...field('password')}
            label={t('passwordLabel')}
            autoComplete="current-password"
          />
          <PasswordField
            {...field('passwordNew')}
            label={t('passwordNewLabel')}
            description={t('passwordRuleText', { min: PASSWORD_LENGTH.min })}
            autoComplete="new-password"
          />
          <PasswordField
            {...field('passwordNewRepeat')}
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
