import { CodeForm, StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Stack } from '../ui/index.ts'
import type { SignInTask } from './use-sign-in.ts'

/** Takes the one-time code that the bank has sent. */
export function CodeStep({ task }: { task: SignInTask }) {
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
