import { useMessages } from '@sixpence/react/i18n'
import { InvoicePage } from '@sixpence/react/invoices'
import { BankStore } from '@sixpence/react/store'
import { PageHeader } from '@sixpence/react/ui'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'
import { WholeBank } from '../shell/whole-bank.tsx'

/** What a link to an invoice shows, to whoever holds it. */
export function InvoiceScreen() {
  const { t } = useMessages('invoices')
  useScreenTitle(t('invoiceTitle'))
  const sixpence = useLoaderData({ from: '/public/invoice/$secret' })
  const { secret } = useParams({ from: '/public/invoice/$secret' })
  return (
    <div className="sp-login">
      <PageHeader title={t('invoiceTitle')} />
      <WholeBank sixpence={sixpence}>
        <BankStore sixpence={sixpence}>
          <InvoicePage key={secret} invoiceSecret={secret} />
        </BankStore>
      </WholeBank>
    </div>
  )
}
