import type { PaymentIntent } from '@sixpence/core/payments'
import { StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Spinner, Stack } from '../ui/index.ts'
import { PaymentLines } from './lines/payment-lines.tsx'

/** The payment is on its way to the bank, from here or from another tab. */
export function PaymentSending({ payment }: { payment: PaymentIntent }) {
  const { t } = useMessages('payments')
  return (
    <Stack gap={5}>
      <StepHeading>{t('sendingTitle')}</StepHeading>
      <div className="sp-payment-waiting" role="status">
        <Spinner isLarge label={t('sendingTitle')} />
        <p>{t('sendingText')}</p>
      </div>
      <PaymentLines payment={payment} />
    </Stack>
  )
}
