import type { MerchantPayment } from '@sixpence/core/merchant'
import { isPositive } from '@sixpence/core/money'
import { useMessages } from '../i18n/index.ts'
import { DefinitionList, Moment, Money } from '../ui/index.ts'

/** The purpose of a payment, its amounts and the merchant's order number. */
export function PaymentFacts({ payment }: { payment: MerchantPayment }) {
  const { t } = useMessages('refunds')
  const { kind, description, orderId, currencyCode, paidAt } = payment
  const sum = (id: string, term: string, amount: string) => ({
    id,
    term,
    details: <Money amount={amount} currencyCode={currencyCode} />,
  })
  return (
    <DefinitionList
      items={[
        { id: 'what', term: t('whatColumn'), details: description ?? t(`${kind}Kind`) },
        { id: 'when', term: t('whenColumn'), details: <Moment at={paidAt} /> },
        ...(orderId === undefined
          ? []
          : [
              {
                id: 'order',
                term: t('orderTerm'),
                details: <span className="sp-reference">{orderId}</span>,
              },
            ]),
        sum('amount', t('amountColumn'), payment.amount),
        ...(isPositive(payment.fee) ? [sum('fee', t('feeTerm'), payment.fee)] : []),
        sum('refunded', t('refundedColumn'), payment.refundedAmount),
        ...(isPositive(payment.waitingAmount)
          ? [sum('waiting', t('waitingTerm'), payment.waitingAmount)]
          : []),
        sum('left', t('leftTerm'), payment.leftAmount),
      ]}
    />
  )
}
