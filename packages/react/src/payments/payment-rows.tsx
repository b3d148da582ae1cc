import type { Account, HeldPayment, PaymentOrder } from '@sixpence/core'
import { isPositive } from '@sixpence/core/money'
import { AccountName } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Money, type DefinitionListItem } from '../ui/index.ts'
import { p2pFigures, type P2pFigures } from './p2p-figures.ts'

type Rows = readonly DefinitionListItem[]

/** Answers what says what a payment does, line by line: as it was reviewed, or as the bank holds it. */
export function usePaymentRows(accounts: readonly Account[]): {
  readonly reviewed: (payment: PaymentOrder) => Rows
  readonly held: (held: HeldPayment) => Rows
} {
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

  const ends = (fromAccount: string, toAccount: string) => [
    { id: 'from', term: t('fromLabel'), details: account(fromAccount) },
    { id: 'to', term: t('toLabel'), details: account(toAccount) },
  ]
  const leaves = (amount: string, currencyCode: string) => ({
    id: 'leaves',
    term: t('leavesLabel'),
    details: <Money amount={amount} currencyCode={currencyCode} />,
    isStrong: true,
  })

  const ownRows = ({ order, shown }: PaymentOrder & { kind: 'ownTransfer' }) => [
    ...ends(order.fromAccount, order.toAccount),
    {
      id: 'arrives',
      term: t('arrivesLabel'),
      details: <Money amount={shown.toAmount} currencyCode={shown.toCurrencyCode} />,
    },
    ...(shown.fromCurrencyCode === shown.toCurrencyCode
      ? []
      : [{ id: 'rate', term: t('rateLabel'), details: <Rate {...shown} /> }]),
    fee(shown.fee, shown.feeCurrencyCode),
    leaves(shown.fromAmount, shown.fromCurrencyCode),
  ]

  const p2pRows = (paid: P2pFigures) => [
    { id: 'from', term: t('fromLabel'), details: account(paid.fromAccount) },
    {
      id: 'to',
      term: t('toLabel'),
      details: <Payee name={paid.payeeName} email={paid.payeeEmail} />,
    },
    {
      id: 'amount',
      term: t('amountLabel'),
      details: <Money amount={paid.amount} currencyCode={paid.currencyCode} />,
    },
    fee(paid.fee, paid.currencyCode),
    ...(paid.note ? [{ id: 'note', term: t('noteLabel'), details: paid.note }] : []),
    {
      id: 'total',
      term: t('totalLabel'),
      details: <Money amount={paid.total} currencyCode={paid.currencyCode} />,
      isStrong: true,
    },
  ]

  const heldRows = (held: HeldPayment): Rows => {
    const figures = [fee(held.fee, held.currencyCode), leaves(held.total, held.currencyCode)]
    switch (held.operation) {
      case 'p2p':
        return p2pRows(held)
      case 'betweenAccounts':
        return [...ends(held.fromAccount, held.toAccount), ...figures]
      case 'checkout':
        return [
          { id: 'from', term: t('fromLabel'), details: account(held.fromAccount) },
          { id: 'to', term: t('toLabel'), details: held.merchantName },
          ...figures,
        ]
    }
  }

  return {
    reviewed: payment =>
      payment.kind === 'ownTransfer' ? ownRows(payment) : p2pRows(p2pFigures(payment)),
    held: heldRows,
  }
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

function Payee({ name, email }: { name: string | undefined; email: string }) {
  return (
    <span className="sp-payment-payee">
      {name !== undefined && name !== email && <span>{name}</span>}
      <span className="sp-muted">{email}</span>
    </span>
  )
}
