import type { PaymentIntent } from '@sixpence/core'
import { formatMoney, type Money } from '@sixpence/core/money'
import { StepHeading } from '../attempts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { TRANSFER_TARGETS, useNavigateTo } from '../provider/index.ts'
import { Button, Icon, Stack } from '../ui/index.ts'
import { heldArrival } from './lines/external-rows.tsx'
import { p2pFigures, type P2pFigures } from './p2p-figures.ts'
import { kindOf } from './kind-of.ts'
import { PaymentConfirmation } from './payment-confirmation.tsx'
import { NextRepetition } from './repetition.tsx'
import { PaymentLines } from './lines/payment-lines.tsx'

interface PaymentSettledProps {
  payment: PaymentIntent
  /** A merchant who was paid can be led back to. */
  hasWayBack: boolean
}

/** The money has moved: what, where to, and what next. */
export function PaymentSettled({ payment, hasWayBack }: PaymentSettledProps) {
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
      {(hasWayBack || !merchantOf(payment)) && <NextSteps payment={payment} />}
    </Stack>
  )
}

function Reference({ id }: { id: string }) {
  return <span className="sp-reference">{id}</span>
}

function useOutcome() {
  const { t } = useMessages('payments')
  const abroadText = useAbroadText()
  const { locale } = useFormats()
  return (intent: PaymentIntent): { title: string; text: string | undefined } => {
    const { payment } = intent
    const merchant = merchantOf(intent)
    if (merchant)
      return { title: t('settledCheckoutTitle'), text: t('settledCheckoutText', merchant) }
    const invoice = invoiceOf(intent)
    if (invoice) {
      const amount = formatMoney(invoice, locale)
      const text = t('settledP2pText', { amount, name: invoice.payeeName })
      return { title: t('settledInvoiceTitle'), text }
    }
    const refund = refundOf(intent)
    if (refund) {
      const { name, ...sum } = refund
      const text = t('settledRefundText', { amount: formatMoney(sum, locale), name })
      return { title: t('settledRefundTitle'), text }
    }
    const paid = paidOf(intent)
    if (paid) {
      const name = paid.payeeName ?? paid.payeeEmail
      const amount = formatMoney(paid, locale)
      return { title: t('settledP2pTitle'), text: t('settledP2pText', { amount, name }) }
    }
    const abroad = abroadOf(intent)
    if (abroad) return { title: t('settledExternalTitle'), text: abroadText(abroad) }
    if (payment?.kind !== 'ownTransfer') {
      return { title: t(kindOf(intent) ? 'settledOwnTitle' : 'settledTitle'), text: undefined }
    }
    const { toAmount, toCurrencyCode } = payment.shown
    const amount = formatMoney({ amount: toAmount, currencyCode: toCurrencyCode }, locale)
    return { title: t('settledOwnTitle'), text: t('settledOwnText', { amount }) }
  }
}

/** Where money went that left the bank. */
interface PaidAbroad {
  /** Undefined of an account of the customer's own. */
  readonly name: string | undefined
  readonly amount: string
  readonly currencyCode: string
  /** Undefined of what was sent back. */
  readonly arrivesAt: string | undefined
}

function abroadOf({ payment, held }: PaymentIntent): PaidAbroad | undefined {
  // Both are of what leaves the bank alone.
  if (payment && 'details' in payment.order && 'arriving' in payment.shown) {
    const { payeeName } = payment.order
    const { arriving, currency, arrivesAt: expected } = payment.shown
    const arrivesAt = heldArrival(held) ?? expected
    return { name: payeeName, amount: arriving, currencyCode: currency, arrivesAt }
  }
  if (!held || !('details' in held)) return undefined
  const { permission, payeeName, toAmount: amount, toCurrencyCode: currencyCode, arrivesAt } = held
  const name = permission === 'own' ? undefined : payeeName
  return { name, amount, currencyCode, arrivesAt }
}

function useAbroadText(): (paid: PaidAbroad) => string | undefined {
  const { t } = useMessages('payments')
  const formats = useFormats()
  return ({ name, arrivesAt, ...sum }) => {
    if (arrivesAt === undefined) return undefined
    const said = { amount: formatMoney(sum, formats.locale), when: formats.dateTime(arrivesAt) }
    return name === undefined
      ? t('settledElsewhereText', said)
      : t('settledExternalText', { ...said, name })
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

/** What an invoice asked for, and for whom. */
function invoiceOf({ payment, held }: PaymentIntent) {
  if (held?.operation === 'invoice') return held
  return payment?.kind === 'invoice' ? payment.shown : undefined
}

/** What goes back, and to whom. */
function refundOf({ payment, held }: PaymentIntent): (Money & { name: string }) | undefined {
  if (held?.operation === 'refund') {
    const { amount, currencyCode, payeeName: name } = held
    return { amount, currencyCode, name }
  }
  if (payment?.kind !== 'refund') return undefined
  const { order, shown } = payment
  return { amount: order.amount, currencyCode: shown.currencyCode, name: shown.payerName }
}

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
      {kind === 'invoice' && (
        <Button onPress={() => navigateTo({ to: 'invoices' })}>{t('invoicesCta')}</Button>
      )}
      {kind === 'refund' && (
        <Button onPress={() => navigateTo({ to: 'merchantPayments' })}>
          {t('merchantPaymentsCta')}
        </Button>
      )}
      {kind && kind !== 'checkout' && kind !== 'invoice' && kind !== 'refund' && (
        <Button onPress={() => navigateTo({ to: TRANSFER_TARGETS[kind] })}>
          {t(kind === 'ownTransfer' ? 'againOwnCta' : 'againP2pCta')}
        </Button>
      )}
    </div>
  )
}
