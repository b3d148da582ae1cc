import { CodeForm, StepHeading } from '../attempts/index.ts'
import type { BotCheck } from '../bot-check/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Stack } from '../ui/index.ts'
import type { RecoveryTask } from './use-recovery.ts'

export interface RecoveryCodeProps {
  task: RecoveryTask
  botCheck: BotCheck
}

/** Takes the code from the mail. Only the account's owner knows if one was sent. */
export function RecoveryCode({ task, botCheck }: RecoveryCodeProps) {
  const { t } = useMessages('recovery')
  return (
    <Stack gap={4}>
      <StepHeading>{t('codeTitle')}</StepHeading>
      <p>{t('codeText')}</p>
      <CodeForm
        confirmCta={t('continueCta')}
        failedTitle={t('failedTitle')}
        isPending={task.isPending}
        failure={task.error}
        resend={task.resend}
        onConfirm={code => void task.confirmCode(code)}
      />
      {botCheck.check}
      <Button variant="link" onPress={task.startOver}>
        {t('startOverCta')}
      </Button>
    </Stack>
  )
}
