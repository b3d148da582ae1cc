import { ResendLine, StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import {
  Button,
  ErrorView,
  ExternalLink,
  Icon,
  List,
  ListRow,
  QrCode,
  Spinner,
  Stack,
} from '../ui/index.ts'
import { MigrationNote } from './migration-note.tsx'
import { PairingDigits } from './pairing-digits.tsx'
import type { StepProps } from './step-props.ts'
import { usePushApproval } from './use-push-approval.ts'

type Stage = Pick<StepProps<'approval'>, 'stage'>

/** The waiting room: shows what was asked of which device, until somebody answers there. */
export function ApprovalStep({ stage, task }: StepProps<'approval'>) {
  const { t } = useMessages('sign-in')
  const { secondsLeft } = usePushApproval(stage, task)
  return (
    <Stack gap={5}>
      {stage.migration && <MigrationNote />}
      {stage.link === undefined ? <Asked stage={stage} /> : <ToScan link={stage.link} />}
      {stage.identifier !== undefined && (
        <PairingDigits digits={stage.identifier}>{t('approvalDigitsText')}</PairingDigits>
      )}
      <AskedDevices stage={stage} />
      <TimeLeft secondsLeft={secondsLeft} />
      <ErrorView failure={task.failure} title={t('failedTitle')} />
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

function Asked({ stage }: Stage) {
  const { t } = useMessages('sign-in')
  return (
    <Stack gap={2}>
      <StepHeading>{t('approvalTitle')}</StepHeading>
      <p>{t(stage.devices.length > 1 ? 'approvalManyText' : 'approvalText')}</p>
    </Stack>
  )
}

/** A code for the camera of a linked phone, or a link where this is the phone. */
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

function AskedDevices({ stage: { devices, link } }: Stage) {
  const { t } = useMessages('sign-in')
  if (devices.length === 0) return null
  return (
    <List aria-label={t(link === undefined ? 'askedDevicesLabel' : 'verifyDevicesLabel')}>
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
