import type { PaymentIntent, PaymentOrder } from '@sixpence/core'
import { formatMoney } from '@sixpence/core/money'
import { StepHeading } from '../attempts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button, Icon, Stack } from '../ui/index.ts'
import { PaymentLines } from './payment-lines.tsx'

/** The money has moved: what, where to, and what next. */
export function PaymentSettled({ payment }: { payment: PaymentIntent }) {
  const { t } = useMessages('payments')
  const formats = useFormats()
  const said = useOutcome()(payment.payment)
  const { transactionId, changedAt } = payment
  const further = [
    {
      id: 'date',
      term: t('dateLabel'),
      details: formats.dateTime(new Date(changedAt).toISOString()),
    },
    ...(transactionId
      ? [
          {
            id: 'transaction',
            term: t('transactionLabel'),
            details: <Reference id={transactionId} />,
          },
        ]
      : []),
  ]
  return (
    <Stack gap={5}>
      <div className="sp-payment-outcome">
        <span className="sp-payment-mark sp-payment-mark-positive">
          <Icon name="check" />
        </span>
        <StepHeading>{said.title}</StepHeading>
        <p role="status">{said.text}</p>
      </div>
      <PaymentLines payment={payment} further={further} />
      <NextSteps payment={payment.payment} />
    </Stack>
  )
}

function Reference({ id }: { id: string }) {
  return <span className="sp-reference">{id}</span>
}

function useOutcome() {
  const { t } = useMessages('payments')
  const { locale } = useFormats()
  return (payment: PaymentOrder | undefined): { title: string; text: string | undefined } => {
    if (!payment) return { title: t('settledTitle'), text: undefined }
    if (payment.kind === 'ownTransfer') {
      const { toAmount, toCurrencyCode } = payment.shown
      const amount = formatMoney({ amount: toAmount, currencyCode: toCurrencyCode }, locale)
      return { title: t('settledOwnTitle'), text: t('settledOwnText', { amount }) }
    }
    const { order, shown } = payment
    const money = { amount: order.amount, currencyCode: shown.feeCurrencyCode }
    const amount = formatMoney(money, locale)
    return {
      title: t('settledP2pTitle'),
      text: t('settledP2pText', { amount, name: shown.payeeName }),
    }
  }
}

function NextSteps({ payment }: { payment: PaymentOrder | undefined }) {
  const { t } = useMessages('payments')
  const navigateTo = useNavigateTo()
  return (
    <div className="sp-payment-actions">
      <Button variant="primary" onPress={() => navigateTo({ to: 'home' })}>
        {t('homeCta')}
      </Button>
      {payment && (
        <Button onPress={() => navigateTo({ to: payment.kind })}>
          {t(payment.kind === 'ownTransfer' ? 'againOwnCta' : 'againP2pCta')}
        </Button>
      )}
    </div>
  )
}
