import type { PaymentIntent } from '@sixpence/core/payments'
import {
  NotifiedDevices,
  PairingDigits,
  ResendLine,
  StepHeading,
  TimeLeft,
  useCountdown,
} from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { ErrorView, Stack } from '../../ui/index.ts'
import { OtherWays } from './other-ways.tsx'
import { useDeviceAnswer } from './use-device-answer.ts'
import type { PaymentTask } from '../use-payment-task.ts'

interface PushApprovalProps {
  payment: PaymentIntent
  task: PaymentTask
}

/** The waiting room: shows the devices that got the request, until somebody answers on one of them. */
export function PushApproval({ payment, task }: PushApprovalProps) {
  const { t } = useMessages('payments')
  const { push, endsAt } = payment.approval ?? {}
  const secondsLeft = useCountdown(endsAt === undefined ? 0 : Date.parse(endsAt))
  useDeviceAnswer(payment)
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <StepHeading>{t('pushTitle')}</StepHeading>
        <p className="sp-lead">{t('pushText')}</p>
      </Stack>
      {push && <PairingDigits digits={push.identifier}>{t('pushDigitsText')}</PairingDigits>}
      {push && <NotifiedDevices label={t('askedDevicesLabel')} devices={push.devices} />}
      <TimeLeft
        secondsLeft={secondsLeft}
        textOf={time => t('approvalTimeText', { time })}
        status={t('approvalWaitStatus')}
      />
      <ErrorView failure={task.error} title={t('callFailedTitle')} />
      <ResendLine resend={task.resend} what="push" />
      <OtherWays payment={payment} task={task} />
    </Stack>
  )
}
