import { payeeText, type BatchPayment } from '@sixpence/core/batches'
import { useMessages } from '../i18n/index.ts'
import { Badge, Icon, ListRow, Money } from '../ui/index.ts'
import { BATCH_REASON, PAYMENT_STATUS } from './batch-words.ts'

export interface BatchPaymentRowProps {
  payment: BatchPayment
  currencyCode: string
}

/** One payment of a batch, with the reason if it wasn't made. */
export function BatchPaymentRow({ payment, currencyCode }: BatchPaymentRowProps) {
  const { t } = useMessages('batches')
  const { payee, amount, note, status, reason } = payment
  const { title, account } = payeeText(payee)
  const arriving = payee.type === 'account' ? payee.currency : undefined
  const { key, tone } = PAYMENT_STATUS[status]
  return (
    <ListRow
      leading={<Icon name={status === 'paid' ? 'check' : 'warning'} />}
      title={title}
      description={
        <>
          {[account, note].filter(Boolean).join(' · ')}
          {reason && <span className="sp-batch-reason">{t(BATCH_REASON[reason])}</span>}
        </>
      }
      trailing={<Money amount={amount} currencyCode={arriving ?? currencyCode} />}
      trailingDescription={<Badge tone={tone}>{t(key)}</Badge>}
    />
  )
}
