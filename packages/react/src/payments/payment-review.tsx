import type { PaymentIntent, PaymentOrder } from '@sixpence/core/payments'
import { addAmounts, formatMoney, type Money } from '@sixpence/core/money'
import { StepHeading, usePayments } from '../attempts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { ActionBar, Alert, Button, ErrorView, Stack } from '../ui/index.ts'
import { PaymentLines } from './lines/payment-lines.tsx'
import { useEditPayment } from './use-edit-payment.ts'
import type { PaymentTask } from './use-payment-task.ts'

/** Shows the effects of the payment, and the button that sends it. */
export function PaymentReview({ payment, task }: { payment: PaymentIntent; task: PaymentTask }) {
  const { t } = useMessages('payments')
  const { locale } = useFormats()
  const payments = usePayments()
  const edit = useEditPayment(payment)
  const amount = payment.payment && formatMoney(whatLeaves(payment.payment), locale)
  return (
    <Stack gap={5}>
      <StepHeading>{t('reviewTitle')}</StepHeading>
      <p className="sp-lead">{t('reviewLead')}</p>
      <PaymentLines payment={payment} />
      {!payments.isDurable() && (
        <Alert tone="warning" announce="never">
          {t('keepOpenText')}
        </Alert>
      )}
      <ErrorView failure={task.error} title={t('callFailedTitle')} />
      <ActionBar>
        <Button isDisabled={task.isPending} onPress={edit}>
          {t('editCta')}
        </Button>
        {amount && (
          <Button variant="primary" isPending={task.isPending} onPress={() => void task.send()}>
            {t(payment.payment?.kind === 'refund' ? 'refundAmountCta' : 'sendCta', { amount })}
          </Button>
        )}
      </ActionBar>
    </Stack>
  )
}

/** Returns the sum that is signed: the amount that leaves the account, including the fee. */
function whatLeaves({ kind, order, shown }: PaymentOrder): Money {
  switch (kind) {
    case 'ownTransfer':
      return {
        amount: addAmounts(shown.fromAmount, shown.fee),
        currencyCode: shown.fromCurrencyCode,
      }
    case 'p2pTransfer':
      return { amount: shown.total, currencyCode: shown.feeCurrencyCode }
    case 'checkout':
      return shown
    case 'invoice':
      return { amount: shown.total, currencyCode: shown.currencyCode }
    case 'refund':
      return { amount: order.amount, currencyCode: shown.currencyCode }
    case 'batch':
      return {
        amount: addAmounts(order.expectedTotal, order.expectedFee),
        currencyCode: order.expectedCurrencyCode,
      }
    default:
      return { amount: shown.total, currencyCode: shown.fromCurrencyCode }
  }
}
