import {
  NotifiedDevices,
  PairingDigits,
  ResendLine,
  StepHeading,
  TimeLeft,
} from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, ExternalLink, QrCode, Stack } from '../ui/index.ts'
import { MigrationNote } from './migration-note.tsx'
import type { StepProps } from './step-props.ts'
import { usePushApproval } from './use-push-approval.ts'

type Stage = Pick<StepProps<'approval'>, 'stage'>

/** The waiting room: shows the request and its device, until somebody answers there. */
export function ApprovalStep({ stage, task }: StepProps<'approval'>) {
  const { t } = useMessages('sign-in')
  const { secondsLeft } = usePushApproval(stage, task)
  return (
    <Stack gap={5}>
      {stage.migration && <MigrationNote />}
      {stage.link === undefined ? <SentRequest stage={stage} /> : <ToScan link={stage.link} />}
      {stage.identifier !== undefined && (
        <PairingDigits digits={stage.identifier}>{t('approvalDigitsText')}</PairingDigits>
      )}
      <NotifiedDevices
        label={t(stage.link === undefined ? 'askedDevicesLabel' : 'verifyDevicesLabel')}
        devices={stage.devices}
      />
      <TimeLeft
        secondsLeft={secondsLeft}
        textOf={time => t('approvalTimeText', { time })}
        status={t('approvalWaitStatus')}
      />
      <ErrorView failure={task.error} title={t('failedTitle')} />
      <ResendLine resend={task.resend} what={stage.link === undefined ? 'push' : 'link'} />
      <div className="sp-approval-ways">
        {stage.codeInstead !== undefined && (
          <Button isPending={task.isPending} onPress={() => void task.sendCodeInstead()}>
            {t('codeInsteadCta')}
          </Button>
        )}
        <Button variant="link" onPress={task.startOver}>
          {t('notMeCta')}
        </Button>
      </div>
    </Stack>
  )
}

function SentRequest({ stage }: Stage) {
  const { t } = useMessages('sign-in')
  return (
    <Stack gap={2}>
      <StepHeading>{t('approvalTitle')}</StepHeading>
      <p>{t(stage.devices.length > 1 ? 'approvalManyText' : 'approvalText')}</p>
    </Stack>
  )
}

/** A code for the camera of a linked phone, or a link if this is the phone. */
function ToScan({ link }: { link: string }) {
  const { t } = useMessages('sign-in')
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <StepHeading>{t('verifyTitle')}</StepHeading>
        <p>{t('verifyText')}</p>
      </Stack>
      <QrCode text={link} label={t('verifyQrLabel')} />
      <p>
        <ExternalLink href={link}>{t('verifyLink')}</ExternalLink>
      </p>
    </Stack>
  )
}
