import { formatMoney } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import type { InvoiceListName } from '../list/use-invoices.ts'
import { useOpenTotals } from './use-open-totals.ts'

/** A line with the unpaid total of a list. Keeps its place even if loading fails. */
export function OpenLine({ list }: { list: InvoiceListName }) {
  const { t } = useMessages('invoices')
  const { locale } = useFormats()
  const { data: totals, count, overdue } = useOpenTotals(list)
  const amount = totals?.map(total => formatMoney(total, locale)).join(' + ') ?? ''
  return (
    <p className="sp-invoice-open">
      {totals && <span>{count > 0 ? t('openText', { count, amount }) : t('noneOpenText')}</span>}
      {overdue > 0 && <span>{t('overdueText', { count: overdue })}</span>}
    </p>
  )
}
