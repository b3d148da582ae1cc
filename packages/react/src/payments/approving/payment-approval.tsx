import { isAsReviewed, type ApprovalFailure, type PaymentIntent } from '@sixpence/core/payments'
import { CodeForm, StepHeading } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Alert, Button, ErrorView, Stack } from '../../ui/index.ts'
import { ApprovalFailed } from './approval-failed.tsx'
import { OtherWays } from './other-ways.tsx'
import { PaymentConfirmation } from '../payment-confirmation.tsx'
import { PushApproval } from './push-approval.tsx'
import { PaymentLines } from '../lines/payment-lines.tsx'
import type { PaymentTask } from '../use-payment-task.ts'

interface PaymentApprovalProps {
  payment: PaymentIntent
  task: PaymentTask
}

/**
 * The bank waits for the customer's approval: by a code, or on a device. Shows the payment as the
 * bank holds it. If it differs from the reviewed one, shows that before anything is approved.
 */
export function PaymentApproval({ payment, task }: PaymentApprovalProps) {
  return (
    <Stack gap={5}>
      <HeldOtherwise isSo={!isAsReviewed(payment)} />
      <Approval payment={payment} task={task} />
      <PaymentLines payment={payment} />
    </Stack>
  )
}

function Approval({ payment, task }: PaymentApprovalProps) {
  const { approveType, forOthers, failure } = payment.approval ?? {}
  if (forOthers) return <ByAnotherUser payment={payment} task={task} />
  const failed = failure ?? FAILURES.get(task.error?.code)
  if (failed) return <ApprovalFailed payment={payment} task={task} failure={failed} />
  if (approveType === 'push') return <PushApproval payment={payment} task={task} />
  return <ByCode payment={payment} task={task} />
}

/** The bank's reasons for accepting no further code. */
const FAILURES: ReadonlyMap<string | undefined, ApprovalFailure> = new Map([
  ['too_many_attempts', 'tooManyTries'],
  ['expired_code', 'expired'],
] as const)

function HeldOtherwise({ isSo }: { isSo: boolean }) {
  const { t } = useMessages('payments')
  if (!isSo) return <Alert tone="warning" announce="now" />
  return (
    <Alert tone="warning" announce="now" title={t('heldOtherwiseTitle')}>
      {t('heldOtherwiseText')}
    </Alert>
  )
}

function ByCode({ payment, task }: PaymentApprovalProps) {
  const { t } = useMessages('payments')
  const sentTo = payment.approval?.approvalSentTo
  return (
    <>
      <StepHeading>{t('approvalTitle')}</StepHeading>
      <p className="sp-lead">
        {sentTo ? t('approvalSentText', { sentTo }) : t('approvalSentPlainText')}
      </p>
      <CodeForm
        confirmCta={t('approveCta')}
        failedTitle={t('approvalFailedTitle')}
        isPending={task.isPending}
        failure={task.error}
        resend={task.resend}
        onConfirm={code => void task.approve(code)}
      />
      <OtherWays payment={payment} task={task} />
    </>
  )
}

/** The right of the user who began it doesn't include approving. */
function ByAnotherUser({ payment, task }: PaymentApprovalProps) {
  const { t } = useMessages('payments')
  const navigateTo = useNavigateTo()
  const id = payment.approval?.trxid
  return (
    <>
      <PaymentConfirmation outcome="requested" />
      <StepHeading>{t('otherApproverTitle')}</StepHeading>
      <p className="sp-lead">{t('otherApproverText')}</p>
      <ErrorView failure={task.error} title={t('callFailedTitle')} />
      <div className="sp-payment-actions">
        <Button variant="primary" onPress={() => navigateTo({ to: 'approvals', id })}>
          {t('requestCta')}
        </Button>
        <Button isPending={task.isPending} onPress={() => void task.check()}>
          {t('checkCta')}
        </Button>
      </div>
    </>
  )
}
