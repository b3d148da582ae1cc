import type { PaymentIntent } from '@sixpence/core/payments'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button, Stack } from '../ui/index.ts'
import { kindOf } from './kind-of.ts'
import { PaymentFailedHead } from './payment-failed-head.tsx'
import { PaymentLines } from './lines/payment-lines.tsx'
import { useEditPayment } from './use-edit-payment.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** The bank refused it: shows why, and the way back to the form. */
export function PaymentRefused({ payment }: { payment: PaymentIntent }) {
  const { t } = useMessages('payments')
  const { t: tErrors } = useMessages('errors')
  const navigateTo = useNavigateTo()
  const refusalText = useRefusalText()
  const edit = useEditPayment(payment)
  const { refusal } = payment
  const kind = kindOf(payment)
  return (
    <Stack gap={5}>
      <PaymentFailedHead
        title={t(kind === 'refund' ? 'refusedRefundTitle' : 'refusedTitle')}
        reasons={[refusal ? refusalText(refusal, kind) : t('rejectedText'), t('refusedText')]}
      >
        {refusal?.requestId && (
          <p className="sp-reference">{tErrors('referenceLabel', { id: refusal.requestId })}</p>
        )}
      </PaymentFailedHead>
      <PaymentLines payment={payment} />
      <div className="sp-payment-actions">
        <Button variant="primary" onPress={edit}>
          {t('editCta')}
        </Button>
        <Button onPress={() => navigateTo({ to: 'home' })}>{t('homeCta')}</Button>
      </div>
    </Stack>
  )
}
