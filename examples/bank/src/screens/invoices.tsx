import { useMessages } from '@sixpence/react/i18n'
import { Invoices, readInvoiceSearch, RequestMoney } from '@sixpence/react/invoices'
import { PaymentFlow } from '@sixpence/react/payments'
import { PageHeader } from '@sixpence/react/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { invoiceAddress } from './invoice-address.ts'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Asking for money and being asked for it, or the payment of an invoice that the address names. */
export function InvoicesScreen() {
  const { t } = useMessages('invoices')
  const { t: tShell } = useMessages('shell')
  useScreenTitle(t('listTitle'))
  const said = useSearch({ from: '/main/transfer/invoices' })
  const navigate = useNavigate({ from: '/transfer/invoices' })
  if (said.payment !== undefined) {
    const back = { label: tShell('allInvoicesCta'), onPress: () => void navigate({ search: {} }) }
    return (
      <div className="sp-screen sp-screen-narrow">
        <PageHeader title={t('payTitle')} back={back} />
        <PaymentFlow id={said.payment} />
      </div>
    )
  }
  const search = readInvoiceSearch({ ...said })
  return (
    <div className="sp-screen">
      <PageHeader
        title={t('listTitle')}
        lead={t('listLead')}
        actions={<RequestMoney linkOf={invoiceAddress} />}
      />
      <Invoices
        search={search}
        // An invoice in front of its list is closed by Back, as any dialog is: it is no step.
        onSearchChange={next =>
          void navigate({ search: next, replace: next.id !== search.id, resetScroll: false })
        }
        linkOf={invoiceAddress}
        isRequestElsewhere
      />
    </div>
  )
}
