import type { ApprovalFailure, PaymentIntent } from '@sixpence/core/payments'
import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Button, ErrorView, Stack } from '../../ui/index.ts'
import { OtherWays } from './other-ways.tsx'
import { PaymentFailedHead } from '../payment-failed-head.tsx'
import type { PaymentTask } from '../use-payment-task.ts'

const REASONS = {
  rejected: 'rejectedText',
  expired: 'approvalExpiredText',
  tooManyTries: 'approvalTriesText',
} as const

/** The bank's errors whose text the reason already contains. */
const CONTAINED: ReadonlySet<string> = new Set(['too_many_attempts', 'expired_code'])

interface ApprovalFailedProps {
  payment: PaymentIntent
  task: PaymentTask
  failure: ApprovalFailure
}

/** The approval failed, and the payment waits: shows why, and a button to begin it again. */
export function ApprovalFailed({ payment, task, failure }: ApprovalFailedProps) {
  const { t } = useMessages('payments')
  const navigateTo = useNavigateTo()
  const isContained = task.error !== undefined && CONTAINED.has(task.error.code)
  return (
    <Stack gap={5}>
      <PaymentFailedHead
        title={t('approvalFailedTitle')}
        reasons={[t(REASONS[failure]), t('stillWaitsText')]}
      />
      <ErrorView failure={isContained ? undefined : task.error} title={t('callFailedTitle')} />
      <div className="sp-payment-actions">
        <Button
          variant="primary"
          isPending={task.isPending}
          onPress={() => void task.retryApproval()}
        >
          {t('retryCta')}
        </Button>
        <Button onPress={() => navigateTo({ to: 'home' })}>{t('homeCta')}</Button>
      </div>
      <OtherWays payment={payment} task={task} />
    </Stack>
  )
}
