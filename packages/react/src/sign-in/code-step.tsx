import { CodeForm, PairingDigits, StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Stack } from '../ui/index.ts'
import type { StepProps } from './step-props.ts'

/** Takes the one-time code that the bank has sent. */
export function CodeStep({ stage, task }: StepProps<'code'>) {
  const { t } = useMessages('sign-in')
  return (
    <Stack gap={4}>
      <StepHeading>{t('codeTitle')}</StepHeading>
      <p>
        <SentTo stage={stage} />
      </p>
      {stage.identifier !== undefined && (
        <PairingDigits digits={stage.identifier}>{t('smsDigitsText')}</PairingDigits>
      )}
      <CodeForm
        confirmCta={t('continueCta')}
        failedTitle={t('failedTitle')}
        isPending={task.isPending}
        failure={task.error}
        resend={task.resend}
        onConfirm={code => void task.confirm(code)}
      />
      <Button variant="link" onPress={task.startOver}>
        {t('startOverCta')}
      </Button>
    </Stack>
  )
}

function SentTo({ stage: { sentTo, phoneNumber } }: Pick<StepProps<'code'>, 'stage'>) {
  const { t } = useMessages('sign-in')
  if (phoneNumber !== undefined) return t('codeSentBySmsText', { phoneNumber })
  return sentTo === undefined ? t('codeSentPlainText') : t('codeSentText', { sentTo })
}
