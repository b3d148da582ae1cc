import type { IdentityOrder, IdentityOrderStatus } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { Badge, Moment, Money, Table } from '../ui/index.ts'

const STATUS = {
  inProgress: { text: 'inProgressStatus', tone: 'info' },
  confirmed: { text: 'confirmedStatus', tone: 'positive' },
  notConfirmed: { text: 'notConfirmedStatus', tone: 'warning' },
} as const satisfies Record<IdentityOrderStatus, object>

/** A table of checks with their results and costs. */
export function IdentityCheckTable({ checks }: { checks: readonly IdentityOrder[] }) {
  const { t } = useMessages('merchant')
  return (
    <Table
      label={t('checkHistoryTitle')}
      columns={[
        { id: 'who', title: t('whoColumn') },
        { id: 'result', title: t('resultColumn') },
        { id: 'type', title: t('typeColumn') },
        { id: 'ordered', title: t('orderedColumn') },
        { id: 'fee', title: t('feeLabel'), align: 'end' },
      ]}
      rows={checks.map(check => ({
        id: check.id,
        cells: {
          who: <Who check={check} />,
          result: <Badge tone={STATUS[check.status].tone}>{t(STATUS[check.status].text)}</Badge>,
          type: t(`${check.reportType}Type`),
          ordered: <Moment at={check.createdAt} />,
          fee: <Money amount={check.fee} currencyCode={check.currencyCode} />,
        },
      }))}
    />
  )
}

function Who({ check }: { check: IdentityOrder }) {
  return (
    <span className="sp-break">
      {check.name}
      <br />
      <span className="sp-muted sp-small">{check.email}</span>
    </span>
  )
}
