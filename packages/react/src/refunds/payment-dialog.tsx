import type { MerchantPaymentDetail } from '@sixpence/core/merchant'
import { isPositive } from '@sixpence/core/money'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { useUserRights } from '../start/index.ts'
import { loadStateOf } from '../store/index.ts'
import { Alert, Button, Dialog, DialogFoot, Loaded, Stack } from '../ui/index.ts'
import { refundsApi } from './refunds-api.ts'
import { RefundForm } from './refund-form.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { RefundTable } from './refund-table.tsx'

interface PaymentDialogProps {
  paymentId: string
  /** The payment intent with which the form starts. */
  edit?: string | undefined
  onClose: () => void
}

/** One payment with its refunds, and a form to refund more. */
export function PaymentDialog({ paymentId, edit, onClose }: PaymentDialogProps) {
  const { t } = useMessages('refunds')
  const query = refundsApi.payment.useRead({ paymentId })
  return (
    <Dialog isOpen title={query.data?.payerName ?? t('paymentTitle')} onClose={onClose}>
      <Loaded
        of={loadStateOf(query)}
        value={query.data}
        loadingLabel={t('paymentLoadingLabel')}
        failedTitle={t('paymentFailedTitle')}
      >
        {payment => (
          <Opened key={payment.paymentId} payment={payment} edit={edit} onClose={onClose} />
        )}
      </Loaded>
    </Dialog>
  )
}

interface OpenedProps {
  payment: MerchantPaymentDetail
  edit: string | undefined
  onClose: () => void
}

function Opened({ payment, edit, onClose }: OpenedProps) {
  const { t } = useMessages('refunds')
  const { mayCall } = useUserRights()
  const [isAsking, setAsking] = useState(edit !== undefined)
  const isLeft = isPositive(payment.leftAmount)
  const mayRefund = isLeft && mayCall(refundsApi.refund)
  return (
    <Stack gap={4}>
      <PaymentFacts payment={payment} />
      {isPositive(payment.waitingAmount) && (
        <Alert tone="warning" announce="never">
          {t('waitingText')}
        </Alert>
      )}
      {payment.refunds.length > 0 && <RefundTable refunds={payment.refunds} />}
      {mayRefund && isAsking ? (
        <RefundForm payment={payment} edit={edit} onClose={onClose} />
      ) : (
        <DialogFoot>
          {mayRefund && (
            <Button variant="primary" onPress={() => setAsking(true)}>
              {t('refundCta')}
            </Button>
          )}
          <Button onPress={onClose}>{t('closeCta')}</Button>
        </DialogFoot>
      )}
    </Stack>
  )
}
