import type { PaymentIntent, PaymentOrder } from '@sixpence/core'
import { formatMoney } from '@sixpence/core/money'
import { StepHeading } from '../attempts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button, Icon, Stack } from '../ui/index.ts'
import { p2pFigures, type P2pFigures } from './p2p-figures.ts'
import { PaymentConfirmation } from './payment-confirmation.tsx'
import { NextRepetition } from './repetition.tsx'
import { PaymentLines } from './payment-lines.tsx'

/** The money has moved: what, where to, and what next. */
export function PaymentSettled({ payment }: { payment: PaymentIntent }) {
  const { t } = useMessages('payments')
  const formats = useFormats()
  const said = useOutcome()(payment)
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
        <PaymentConfirmation outcome="submitted" />
        <StepHeading>{said.title}</StepHeading>
        <p role="status">{said.text}</p>
        <NextRepetition payment={payment} />
      </div>
      <PaymentLines payment={payment} further={further} />
      <NextSteps payment={payment} />
    </Stack>
  )
}

function Reference({ id }: { id: string }) {
  return <span className="sp-reference">{id}</span>
}

function useOutcome() {
  const { t } = useMessages('payments')
  const { locale } = useFormats()
  return (intent: PaymentIntent): { title: string; text: string | undefined } => {
    const { payment } = intent
    const merchant = merchantOf(intent)
    if (merchant)
      return { title: t('settledCheckoutTitle'), text: t('settledCheckoutText', merchant) }
    const paid = paidOf(intent)
    if (paid) {
      const name = paid.payeeName ?? paid.payeeEmail
      const amount = formatMoney(paid, locale)
      return { title: t('settledP2pTitle'), text: t('settledP2pText', { amount, name }) }
    }
    if (payment?.kind !== 'ownTransfer') {
      return { title: t(kindOf(intent) ? 'settledOwnTitle' : 'settledTitle'), text: undefined }
    }
    const { toAmount, toCurrencyCode } = payment.shown
    const amount = formatMoney({ amount: toAmount, currencyCode: toCurrencyCode }, locale)
    return { title: t('settledOwnTitle'), text: t('settledOwnText', { amount }) }
  }
}

function paidOf({ payment, held }: PaymentIntent): P2pFigures | undefined {
  if (held?.operation === 'p2p') return held
  return payment?.kind === 'p2pTransfer' ? p2pFigures(payment) : undefined
}

/** Whom a checkout pays. */
function merchantOf({ payment, held }: PaymentIntent): { name: string } | undefined {
  if (held?.operation === 'checkout') return { name: held.merchantName }
  return payment?.kind === 'checkout' ? { name: payment.shown.merchantName } : undefined
}

function kindOf({ payment, held }: PaymentIntent): PaymentOrder['kind'] | undefined {
  if (payment) return payment.kind
  return held && KIND_OF[held.operation]
}

const KIND_OF = {
  betweenAccounts: 'ownTransfer',
  p2p: 'p2pTransfer',
  checkout: 'checkout',
  eft: undefined,
  wire: undefined,
  cryptoEft: undefined,
  instant: undefined,
  interac: undefined,
  oct: undefined,
} as const

function NextSteps({ payment }: { payment: PaymentIntent }) {
  const { t } = useMessages('payments')
  const navigateTo = useNavigateTo()
  const merchant = merchantOf(payment)
  if (merchant) {
    return (
      <Button variant="primary" onPress={() => navigateTo({ to: 'merchant' })}>
        {t('merchantCta', merchant)}
      </Button>
    )
  }
  const kind = kindOf(payment)
  return (
    <div className="sp-payment-actions">
      <Button variant="primary" onPress={() => navigateTo({ to: 'home' })}>
        {t('homeCta')}
      </Button>
      {(kind === 'ownTransfer' || kind === 'p2pTransfer') && (
        <Button onPress={() => navigateTo({ to: kind })}>
          {t(kind === 'ownTransfer' ? 'againOwnCta' : 'againP2pCta')}
        </Button>
      )}
    </div>
  )
}
