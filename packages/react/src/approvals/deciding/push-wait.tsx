import {
  NotifiedDevices,
  PairingDigits,
  ResendLine,
  TimeLeft,
  useCountdown,
} from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { ErrorView } from '../../ui/index.ts'
import type { DecisionTask } from './use-decisions.ts'
import { useDeviceDecision } from './use-device-decision.ts'

interface PushWaitProps {
  task: DecisionTask
  failedTitle: 'codeFailedTitle' | 'batchFailedTitle'
}

/** Waits until the approver has answered on one of their devices. */
export function PushWait({ task, failedTitle }: PushWaitProps) {
  const { t } = useMessages('approvals')
  const { t: tPayments } = useMessages('payments')
  const {
    code,
    change: { error },
  } = task
  const { push, endsAt } = code ?? {}
  const secondsLeft = useCountdown(endsAt === undefined ? 0 : Date.parse(endsAt))
  useDeviceDecision(task)
  return (
    <>
      <p>{t('pushText')}</p>
      {push && !error && (
        <>
          <PairingDigits digits={push.identifier}>{tPayments('pushDigitsText')}</PairingDigits>
          <NotifiedDevices label={tPayments('askedDevicesLabel')} devices={push.devices} />
          <TimeLeft
            secondsLeft={secondsLeft}
            textOf={time => tPayments('approvalTimeText', { time })}
            status={tPayments('approvalWaitStatus')}
          />
        </>
      )}
      <ErrorView
        failure={error}
        title={t(failedTitle)}
        text={error?.code === 'approval_refused' ? t('pushRefusedText') : undefined}
      />
      <ResendLine resend={task.resend} what="push" />
    </>
  )
}
