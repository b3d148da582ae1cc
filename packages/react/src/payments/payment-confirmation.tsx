import { useMessages } from '../i18n/index.ts'
import { Badge } from '../ui/index.ts'

const SHOWN = {
  submitted: { text: 'submittedStatus', tone: 'positive' },
  requested: { text: 'requestedStatus', tone: 'info' },
  failed: { text: 'failedStatus', tone: 'negative' },
} as const

/** Shows the outcome of a payment in the bank's words: for a success, a request or a failure. */
export function PaymentConfirmation({ outcome }: { outcome: keyof typeof SHOWN }) {
  const { t } = useMessages('payments')
  const { text, tone } = SHOWN[outcome]
  return (
    <div className="sp-payment-confirmation">
      <p className="sp-muted">{t('confirmationTitle')}</p>
      <Badge tone={tone}>{t(text)}</Badge>
    </div>
  )
}
