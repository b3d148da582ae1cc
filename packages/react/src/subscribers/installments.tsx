import type { Installment } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../i18n/index.ts'
import { loadStateOf } from '../store/index.ts'
import { Badge, Loaded, Money, StaleAlert, Stack, Table } from '../ui/index.ts'
import { subscribersApi } from './subscribers-api.ts'

/** The successful and failed payments of a subscription, latest first. */
export function Installments({ subscriptionId }: { subscriptionId: string }) {
  const { t } = useMessages('subscribers')
  const query = subscribersApi.installments.useRead({ subscriptionId })
  const state = loadStateOf(query)
  return (
    <Loaded
      of={state}
      value={query.data}
      loadingLabel={t('installmentsLoadingLabel')}
      failedTitle={t('installmentsFailedTitle')}
    >
      {installments => (
        <Stack gap={4}>
          <StaleAlert of={state} />
          <InstallmentTable installments={installments} />
        </Stack>
      )}
    </Loaded>
  )
}

const STATUS = {
  paid: { text: 'paidStatus', tone: 'positive' },
  failed: { text: 'failedStatus', tone: 'negative' },
} as const

function InstallmentTable({ installments }: { installments: readonly Installment[] }) {
  const { t } = useMessages('subscribers')
  const formats = useFormats()
  return (
    <Table
      label={t('installmentsLabel')}
      columns={[
        { id: 'date', title: t('dateLabel') },
        { id: 'number', title: t('numberColumn') },
        { id: 'amount', title: t('amountLabel'), align: 'end' },
        { id: 'status', title: t('statusLabel') },
      ]}
      rows={installments.map(({ id, number, date, amount, currencyCode, status }) => ({
        id,
        cells: {
          date: formats.calendarDay(date),
          number: formats.count(number),
          amount: <Money amount={amount} currencyCode={currencyCode} />,
          status: <Badge tone={STATUS[status].tone}>{t(STATUS[status].text)}</Badge>,
        },
      }))}
    />
  )
}
