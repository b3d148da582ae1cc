import type { RequestedPayment } from '@sixpence/core/approvals'
import { payeeText } from '@sixpence/core/batches'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Avatar, Badge, Icon, ListRow, Money } from '../../ui/index.ts'

interface RequestedPaymentRowProps {
  payment: RequestedPayment
  currencyCode: string
}

/** One payment of a batch. */
export function RequestedPaymentRow({ payment, currencyCode }: RequestedPaymentRowProps) {
  const { payee, kind, amount, note } = payment
  const { title, account } = payeeText(payee)
  const name = payee.type === 'account' ? payee.name : payment.name
  const address = payee.type === 'email' && name !== undefined ? payee.email : undefined
  return (
    <ListRow
      leading={
        payment.reason === 'payee' ? (
          <Icon name="warning" />
        ) : (
          <Avatar name={name ?? title} colorKey={title} kind={kind} />
        )
      }
      title={name ?? title}
      description={
        <>
          {[address, account, note].filter(Boolean).join(' · ')}
          <Word payment={payment} />
        </>
      }
      trailing={<Money amount={amount} currencyCode={currencyCode} />}
      trailingDescription={
        <>
          <Arriving payment={payment} currencyCode={currencyCode} />
          <Outcome payment={payment} />
        </>
      }
    />
  )
}

/** The amount that arrives in another currency. */
function Arriving({ payment: { payee, toAmount }, currencyCode }: RequestedPaymentRowProps) {
  if (payee.type === 'email' || payee.currency === currencyCode || toAmount === undefined) {
    return null
  }
  return <Money amount={toAmount} currencyCode={payee.currency} />
}

interface WordProps {
  payment: RequestedPayment
}

/** The reason why it wasn't made or, while the batch waits, hints for the approver. */
function Word({ payment }: WordProps): ReactNode {
  const { t } = useMessages('batches')
  const { status, reason } = payment
  if (status === undefined) return <Hints payment={payment} />
  if (status !== 'refused' || !reason) return null
  return <span className="sp-batch-reason">{t(REFUSED[reason])}</span>
}

function Hints({ payment: { reason, isNewPayee, hasChangedDetails, nameCheck } }: WordProps) {
  const { t } = useMessages('approvals')
  const doubt = useNameDoubt(nameCheck)
  if (!isNewPayee && !hasChangedDetails && !doubt && !reason) return null
  return (
    <span className="sp-request-marks">
      {isNewPayee && <Badge tone="info">{t('newPayeeMark')}</Badge>}
      {hasChangedDetails && <Badge tone="warning">{t('changedDetailsMark')}</Badge>}
      {doubt !== undefined && <Badge tone="warning">{doubt}</Badge>}
      {reason && <Badge tone="warning">{t(WAITING[reason])}</Badge>}
    </span>
  )
}

/** Returns what is doubtful about a payee's name. */
function useNameDoubt(nameCheck: RequestedPayment['nameCheck']): string | undefined {
  const { t } = useMessages('batches')
  if (nameCheck?.result === 'noMatch') return t('nameNoMatchStatus')
  if (nameCheck?.result !== 'closeMatch') return undefined
  return t('nameCloseStatus', { name: nameCheck.name ?? '' })
}

const REFUSED = {
  payee: 'payeeReason',
  amount: 'amountReason',
  funds: 'fundsReason',
  account: 'accountReason',
  price: 'priceReason',
  access: 'accessReason',
  paidBefore: 'paidBeforeReason',
  other: 'otherReason',
} as const

const WAITING = {
  payee: 'payeeClosedChange',
  amount: 'payeeClosedChange',
  funds: 'balanceChange',
  account: 'accountClosedChange',
  price: 'priceChange',
  access: 'accountClosedChange',
  paidBefore: 'payeeClosedChange',
  other: 'payeeClosedChange',
} as const

const OUTCOMES = {
  waiting: { text: 'waitingStatus', tone: 'info' },
  paid: { text: 'paidStatus', tone: 'positive' },
  refused: { text: 'notPaidStatus', tone: 'negative' },
  cancelled: { text: 'cancelledStatus', tone: 'neutral' },
} as const

function Outcome({ payment: { status } }: { payment: RequestedPayment }) {
  const { t } = useMessages('batches')
  if (status === undefined) return null
  const { text, tone } = OUTCOMES[status]
  return <Badge tone={tone}>{t(text)}</Badge>
}
