import type { PaymentIntent } from '@sixpence/core/payments'
import { StepHeading } from '../../attempts/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Icon, Stack } from '../../ui/index.ts'
import { PaymentLines } from '../lines/payment-lines.tsx'
import { PaymentConfirmation } from '../payment-confirmation.tsx'
import { NextRepetition } from '../repetition.tsx'
import { NextSteps } from './next-steps.tsx'
import { merchantOf } from './paid-by.ts'
import { useOutcome, type Outcome } from './use-outcome.ts'

interface PaymentSettledProps {
  payment: PaymentIntent
  /** True if the customer can be led back to a merchant they paid. */
  showReturnLink: boolean
}

/** The money has moved: shows the amount, the recipient, and the next steps. */
export function PaymentSettled({ payment, showReturnLink }: PaymentSettledProps) {
  const { t } = useMessages('payments')
  const formats = useFormats()
  const outcome = useOutcome()(payment)
  const { transactionId, changedAt } = payment
  const facts = [
    { id: 'date', term: t('dateLabel'), text: formats.dateTime(new Date(changedAt).toISOString()) },
    ...(transactionId
      ? [{ id: 'transaction', term: t('transactionLabel'), text: transactionId }]
      : []),
  ]
  const further = facts.map(({ id, term, text }) => ({
    id,
    term,
    details: id === 'transaction' ? <Reference id={text} /> : text,
  }))
  return (
    <Stack gap={5}>
      <div className="sp-payment-outcome">
        <span className="sp-payment-mark sp-payment-mark-positive">
          <Icon name="check" />
        </span>
        <StepHeading>{outcome.title}</StepHeading>
        <p role="status">{outcome.text}</p>
        <NextRepetition payment={payment} />
      </div>
      <PaymentLines payment={payment} further={further} />
      <PaymentConfirmation outcome="submitted" />
      {(showReturnLink || !merchantOf(payment)) && (
        <NextSteps payment={payment} receipt={receiptText(outcome, facts)} />
      )}
    </Stack>
  )
}

/** Returns the text that people share: the outcome, and the data to find the payment by. */
function receiptText(
  { title, text }: Outcome,
  facts: readonly { readonly term: string; readonly text: string }[],
): string {
  const lines = facts.map(fact => `${fact.term}: ${fact.text}`)
  return [title, text, ...lines].filter(Boolean).join('\n')
}

function Reference({ id }: { id: string }) {
  return <span className="sp-reference">{id}</span>
}
