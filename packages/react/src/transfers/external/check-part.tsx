import type { PaymentRehearsal } from '@sixpence/core/payments'
import { formatMoney } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Alert, Button, ErrorView } from '../../ui/index.ts'
import type { SendMoneyTask } from './use-send-money.ts'

/** Lets the customer try out the payment: shows its outcome without moving money. */
export function CheckPart({ task }: { task: Pick<SendMoneyTask, 'rehearsing'> }) {
  const { t } = useMessages('send-money')
  const { rehearsal, isPending, error, check } = task.rehearsing
  const refused = rehearsal?.outcome === 'refused' ? rehearsal.refusal : undefined
  return (
    <div className="sp-check">
      <Button size="small" isPending={isPending} isDisabled={!check} onPress={() => void check?.()}>
        {t('checkCta')}
      </Button>
      <Outcome rehearsal={rehearsal} />
      <ErrorView failure={refused} title={t('checkRefusedTitle')} />
      <ErrorView failure={error} title={t('checkFailedTitle')} />
    </div>
  )
}

function Outcome({ rehearsal }: { rehearsal: PaymentRehearsal | undefined }) {
  const { t } = useMessages('send-money')
  const { locale } = useFormats()
  if (!rehearsal || rehearsal.outcome === 'refused') return <Alert tone="positive" />
  const { total: amount, fromCurrencyCode: currencyCode, forOthers, outcome } = rehearsal
  const total = formatMoney({ amount, currencyCode }, locale)
  const text = forOthers
    ? t('checkedOthersText', { total })
    : t(outcome === 'approval' ? 'checkedConfirmText' : 'checkedSentText', { total })
  return (
    <Alert tone="positive" title={t('checkedTitle')}>
      {text}
    </Alert>
  )
}
