import type { Account, PaymentOrder } from '@sixpence/core'
import { isPositive } from '@sixpence/core/money'
import { AccountName } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Money, type DefinitionListItem } from '../ui/index.ts'

/** Answers the rows that say what a payment does, as the customer was shown it. */
export function usePaymentRows(
  accounts: readonly Account[],
): (payment: PaymentOrder) => readonly DefinitionListItem[] {
  const { t } = useMessages('payments')
  const account = (id: string) => {
    const found = accounts.find(({ accountId }) => accountId === id)
    return found ? <AccountName account={found} /> : id
  }
  const fee = (amount: string, currencyCode: string) => ({
    id: 'fee',
    term: t('feeLabel'),
    details: isPositive(amount) ? (
      <Money amount={amount} currencyCode={currencyCode} />
    ) : (
      t('noFeeText')
    ),
  })

  const ownRows = ({ order, shown }: PaymentOrder & { kind: 'ownTransfer' }) => [
    { id: 'from', term: t('fromLabel'), details: account(order.fromAccount) },
    { id: 'to', term: t('toLabel'), details: account(order.toAccount) },
    {
      id: 'arrives',
      term: t('arrivesLabel'),
      details: <Money amount={shown.toAmount} currencyCode={shown.toCurrencyCode} />,
    },
    ...(shown.fromCurrencyCode === shown.toCurrencyCode
      ? []
      : [{ id: 'rate', term: t('rateLabel'), details: <Rate {...shown} /> }]),
    fee(shown.fee, shown.feeCurrencyCode),
    {
      id: 'leaves',
      term: t('leavesLabel'),
      details: <Money amount={shown.fromAmount} currencyCode={shown.fromCurrencyCode} />,
      isStrong: true,
    },
  ]

  // The fee is in the currency of the source account, and so is the whole payment.
  const p2pRows = ({ order, shown }: PaymentOrder & { kind: 'p2pTransfer' }) => [
    { id: 'from', term: t('fromLabel'), details: account(order.fromAccount) },
    {
      id: 'to',
      term: t('toLabel'),
      details: <Payee name={shown.payeeName} email={order.toEmail} />,
    },
    {
      id: 'amount',
      term: t('amountLabel'),
      details: <Money amount={order.amount} currencyCode={shown.feeCurrencyCode} />,
    },
    fee(shown.fee, shown.feeCurrencyCode),
    ...(order.note ? [{ id: 'note', term: t('noteLabel'), details: order.note }] : []),
    {
      id: 'total',
      term: t('totalLabel'),
      details: <Money amount={shown.total} currencyCode={shown.feeCurrencyCode} />,
      isStrong: true,
    },
  ]

  return payment => (payment.kind === 'ownTransfer' ? ownRows(payment) : p2pRows(payment))
}

interface RateProps {
  rate: string
  fromCurrencyCode: string
  toCurrencyCode: string
}

function Rate({ rate, fromCurrencyCode, toCurrencyCode }: RateProps) {
  return (
    <span className="sp-exchange-rate">
      <Money amount="1" currencyCode={fromCurrencyCode} />
      <Money amount={rate} currencyCode={toCurrencyCode} />
    </span>
  )
}

function Payee({ name, email }: { name: string; email: string }) {
  return (
    <span className="sp-payment-payee">
      {name !== email && <span>{name}</span>}
      <span className="sp-muted">{email}</span>
    </span>
  )
}
