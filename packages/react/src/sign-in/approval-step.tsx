import { ResendLine, StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, Icon, List, ListRow, Spinner, Stack } from '../ui/index.ts'
import { PairingDigits } from './pairing-digits.tsx'
import type { StepProps } from './step-props.ts'
import { usePushApproval } from './use-push-approval.ts'

/** The waiting room: shows what was asked of which device, until somebody answers there. */
export function ApprovalStep({ stage, task }: StepProps<'approval'>) {
  const { t } = useMessages('sign-in')
  const { secondsLeft } = usePushApproval(stage, task)
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <StepHeading>{t('approvalTitle')}</StepHeading>
        <p>{t('approvalText')}</p>
      </Stack>
      {stage.identifier !== undefined && (
        <PairingDigits digits={stage.identifier}>{t('approvalDigitsText')}</PairingDigits>
      )}
      <AskedDevices stage={stage} />
      <TimeLeft secondsLeft={secondsLeft} />
      <ErrorView failure={task.failure} title={t('failedTitle')} />
      <ResendLine resend={task.resend} what="push" />
      <div className="sp-approval-ways">
        <Button isPending={task.isPending} onPress={() => void task.sendCodeInstead()}>
          {t('codeInsteadCta')}
        </Button>
        <Button variant="link" onPress={task.startOver}>
          {t('notMeCta')}
        </Button>
      </div>
    </Stack>
  )
}

function AskedDevices({ stage: { devices } }: Pick<StepProps<'approval'>, 'stage'>) {
  const { t } = useMessages('sign-in')
  if (devices.length === 0) return null
  return (
    <List aria-label={t('askedDevicesLabel')}>
      {devices.map(({ id, name, code, location }) => (
        <ListRow
          key={id}
          leading={<Icon name="phone" />}
          title={name}
          description={[code, location].join(' · ')}
        />
      ))}
    </List>
  )
}

/** Counts for the eye alone: a screen reader would be told every second. */
function TimeLeft({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useMessages('sign-in')
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
  return (
    <p className="sp-approval-wait">
      <Spinner />
      <span aria-hidden="true">{t('approvalTimeText', { time })}</span>
      <span className="sp-visually-hidden">{t('approvalWaitStatus')}</span>
    </p>
  )
}
