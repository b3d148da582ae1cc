import type { InvoiceStatus } from '@sixpence/core/invoices'
import { useMessages } from '../i18n/index.ts'
import { Badge } from '../ui/index.ts'
import { INVOICE_STATUS_LOOK } from './invoice-status.ts'

/** The status of an invoice. */
export function InvoiceBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useMessages('invoices')
  const { key, tone } = INVOICE_STATUS_LOOK[status]
  return <Badge tone={tone}>{t(key)}</Badge>
}
