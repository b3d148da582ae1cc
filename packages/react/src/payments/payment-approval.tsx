import { isAsReviewed, type PaymentIntent } from '@sixpence/core'
import { CodeForm, StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Alert, Button, ErrorView, Stack } from '../ui/index.ts'
import { PaymentLines } from './payment-lines.tsx'
import type { PaymentTask } from './use-payment-task.ts'

interface PaymentApprovalProps {
  payment: PaymentIntent
  task: PaymentTask
}

/**
 * The bank waits for the customer's word: by a code, or on a device. What is shown is what the bank
 * holds; that it is not what was reviewed is said before anything is approved.
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
  const { approveType, forOthers } = payment.approval ?? {}
  if (forOthers) return <BySomebodyElse payment={payment} task={task} />
  if (approveType === 'push') return <OnDevice task={task} />
  return <ByCode payment={payment} task={task} />
}

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
        failure={task.failure}
        resend={task.resend}
        onConfirm={code => void task.approve(code)}
      />
    </>
  )
}

/** The right of who began it does not reach as far as approving. */
function BySomebodyElse({ payment, task }: PaymentApprovalProps) {
  const { t } = useMessages('payments')
  const navigateTo = useNavigateTo()
  const id = payment.approval?.trxid
  return (
    <>
      <StepHeading>{t('otherApproverTitle')}</StepHeading>
      <p className="sp-lead">{t('otherApproverText')}</p>
      <ErrorView failure={task.failure} title={t('callFailedTitle')} />
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

function OnDevice({ task }: { task: PaymentTask }) {
  const { t } = useMessages('payments')
  return (
    <>
      <StepHeading>{t('pushTitle')}</StepHeading>
      <p className="sp-lead">{t('pushText')}</p>
      <ErrorView failure={task.failure} title={t('callFailedTitle')} />
      <Button isPending={task.isPending} onPress={() => void task.check()}>
        {t('checkCta')}
      </Button>
    </>
  )
}
