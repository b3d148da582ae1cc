import { useMessages } from '@sixpence/react/i18n'
import { InvoicePage, type InvoicePageProps } from '@sixpence/react/invoices'
import { PageHeader } from '@sixpence/react/ui'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** What a link to an invoice shows, to whoever holds it. */
export function InvoicePanel(props: InvoicePageProps) {
  const { t } = useMessages('invoices')
  useScreenTitle(t('invoiceTitle'))
  return (
    <div className="sp-login">
      <PageHeader title={t('invoiceTitle')} />
      <InvoicePage {...props} />
    </div>
  )
}
