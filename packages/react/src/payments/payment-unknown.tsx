import type { PaymentIntent } from '@sixpence/core/payments'
import { StepHeading, useCountdown } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, ErrorView, Spinner, Stack } from '../ui/index.ts'
import { PaymentLines } from './lines/payment-lines.tsx'
import type { PaymentTask } from './use-payment-task.ts'

// The time in milliseconds for which the bank is polled automatically.
const POLLED_FOR_MS = 90_000

/**
 * The state of the payment isn't known yet: asks the bank for it, and never sends the payment
 * again.
 */
export function PaymentUnknown({ payment, task }: { payment: PaymentIntent; task: PaymentTask }) {
  const { t } = useMessages('payments')
  const { t: tErrors } = useMessages('errors')
  const secondsLeft = useCountdown(payment.changedAt + POLLED_FOR_MS)
  const isPolling = secondsLeft > 0 || task.isPending
  return (
    <Stack gap={5}>
      <StepHeading>{t('unknownTitle')}</StepHeading>
      <Alert tone="warning" announce="now">
        {t('unknownText')}
      </Alert>
      <div className="sp-payment-waiting" role="status">
        {isPolling ? (
          <Spinner isLarge label={t('checkingStatus')} />
        ) : (
          <p>{t('stillUnknownText')}</p>
        )}
      </div>
      <ErrorView failure={task.error} title={t('callFailedTitle')} />
      <div className="sp-payment-actions">
        <Button variant="primary" isPending={task.isPending} onPress={() => void task.check()}>
          {t('checkCta')}
        </Button>
      </div>
      <p className="sp-reference">{tErrors('referenceLabel', { id: payment.id })}</p>
      <PaymentLines payment={payment} />
    </Stack>
  )
}
