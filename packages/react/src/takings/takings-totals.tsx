import type { Taken } from '@sixpence/core'
import { formatMoney, subtractAmounts } from '@sixpence/core/money'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Card, DefinitionList } from '../ui/index.ts'

/** The total payments and refunds of the chosen days. */
export function TakingsTotals({ total }: { total: Taken }) {
  const { t } = useMessages('takings')
  const { locale } = useFormats()
  const { paid, refunded, fees, currencyCode } = total
  const said = (amount: string) => formatMoney({ amount, currencyCode }, locale)
  return (
    <Card as="section" aria-label={t('totalsLabel')}>
      <DefinitionList
        items={[
          { id: 'paid', term: t('paidLabel'), details: said(paid) },
          { id: 'refunded', term: t('refundedLabel'), details: said(refunded) },
          { id: 'left', term: t('leftLabel'), details: said(subtractAmounts(paid, refunded)) },
          { id: 'fees', term: t('feesLabel'), details: said(fees) },
        ]}
      />
    </Card>
  )
}
