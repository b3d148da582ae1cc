import type { RequestedTotal } from '@sixpence/core/approvals'
import { isPositive } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useWayName } from '../../payments/index.ts'
import { Card, Heading, Money, Stack, Table } from '../../ui/index.ts'

interface RequestedTotalsProps {
  totals: readonly RequestedTotal[]
  /** The currency of the paying account. */
  currencyCode: string
}

/** The payments of a batch by currency and way. */
export function RequestedTotals({ totals, currencyCode }: RequestedTotalsProps) {
  const { t } = useMessages('approvals')
  const { t: tBatches } = useMessages('batches')
  const formats = useFormats()
  const wayName = useWayName()
  return (
    <Stack gap={3}>
      <Heading level={2} size={4}>
        {t('totalsTitle')}
      </Heading>
      <Card padding="none">
        <Table
          label={t('totalsTitle')}
          columns={[
            { id: 'way', title: t('wayLabel') },
            { id: 'count', title: tBatches('paymentsTitle'), align: 'end', narrow: 'named' },
            { id: 'amount', title: tBatches('recipientsGetLabel'), align: 'end', narrow: 'aside' },
            { id: 'fee', title: t('feeLabel'), align: 'end', narrow: 'named' },
          ]}
          rows={totals.map(({ currencyCode: arriving, rail, paymentCount, amount, fee }) => ({
            id: [arriving, rail].join(' '),
            cells: {
              way: rail ? wayName({ rail }) : t('withinBankText'),
              count: formats.count(paymentCount),
              amount: <Money amount={amount} currencyCode={arriving} />,
              fee: isPositive(fee) ? (
                <Money amount={fee} currencyCode={currencyCode} />
              ) : (
                t('noFeeText')
              ),
            },
          }))}
        />
      </Card>
    </Stack>
  )
}
