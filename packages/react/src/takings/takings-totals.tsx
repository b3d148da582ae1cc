import type { Taken } from '@sixpence/core/merchant'
import { formatMoney, subtractAmounts } from '@sixpence/core/money'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Card, DefinitionList } from '../ui/index.ts'

/** The total payments and refunds of the chosen days. */
export function TakingsTotals({ total }: { total: Taken }) {
  const { t } = useMessages('takings')
  const { locale } = useFormats()
  const { paid, refunded, fees, currencyCode } = total
  const amountText = (amount: string) => formatMoney({ amount, currencyCode }, locale)
  return (
    <Card as="section" aria-label={t('totalsLabel')}>
      <DefinitionList
        items={[
          { id: 'paid', term: t('paidLabel'), details: amountText(paid) },
          { id: 'refunded', term: t('refundedLabel'), details: amountText(refunded) },
          {
            id: 'left',
            term: t('leftLabel'),
            details: amountText(subtractAmounts(paid, refunded)),
          },
          { id: 'fees', term: t('feesLabel'), details: amountText(fees) },
        ]}
      />
    </Card>
  )
}
