import { useMessages } from '@sixpence/react/i18n'
import { InvoicePage, type InvoicePageProps } from '@sixpence/react/invoices'
import { PageHeader } from '@sixpence/react/ui'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The invoice of a link, for everyone who has the link. */
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
