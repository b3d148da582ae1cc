import type { PaymentIntent } from '@sixpence/core/payments'
import { StepHeading } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { PaymentConfirmation, PaymentLines } from '../../payments/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Button, Icon, Stack } from '../../ui/index.ts'
import { ProgressCard } from '../progress/progress-card.tsx'

/** The bank has taken the batch: shows what comes of its payments. */
export function BatchSubmitted({ id, payment }: { id: string; payment: PaymentIntent }) {
  const { t } = useMessages('batches')
  const navigateTo = useNavigateTo()
  return (
    <Stack gap={5}>
      <div className="sp-payment-outcome">
        <span className="sp-payment-mark sp-payment-mark-positive">
          <Icon name="check" />
        </span>
        <StepHeading>{t('submittedTitle')}</StepHeading>
        <p role="status">{t('submittedText')}</p>
      </div>
      <ProgressCard id={id} />
      <PaymentLines payment={payment} />
      <PaymentConfirmation outcome="submitted" />
      <div className="sp-payment-actions">
        <Button variant="primary" onPress={() => navigateTo({ to: 'batchHistory', id })}>
          {t('batchCta')}
        </Button>
        <Button onPress={() => navigateTo({ to: 'massTransfer' })}>{t('anotherBatchCta')}</Button>
      </div>
    </Stack>
  )
}
