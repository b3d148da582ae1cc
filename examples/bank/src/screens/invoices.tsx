import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Invoices, readInvoiceSearch, RequestMoney } from '@sixpence/react/invoices'
import { PaymentFlow } from '@sixpence/react/payments'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MerchantFrame } from '../merchant/merchant-layout.tsx'
import { invoiceAddress } from './invoice-address.ts'
import { keepInvoiceList, lastInvoiceList } from './last-invoice-list.ts'
import { Screen } from '../shell/screen.tsx'

/** The sent and received invoices, or the payment of the invoice in the address. */
export function InvoicesScreen() {
  const { t } = useMessages('invoices')
  const { t: tShell } = useMessages('shell')
  const { isBusiness } = useAccess()
  const said = useSearch({ from: '/main/transfer/invoices' })
  const navigate = useNavigate({ from: '/transfer/invoices' })
  if (said.payment !== undefined) {
    const back = { label: tShell('allInvoicesCta'), onPress: () => void navigate({ search: {} }) }
    return (
      <Screen title={t('payTitle')} back={back} isNarrow>
        <PaymentFlow id={said.payment} />
      </Screen>
    )
  }
  const lists = <Lists said={said} />
  return isBusiness ? <MerchantFrame>{lists}</MerchantFrame> : lists
}

function Lists({ said }: { said: object }) {
  const { t } = useMessages('invoices')
  const navigate = useNavigate({ from: '/transfer/invoices' })
  const asked = readInvoiceSearch({ ...said })
  const search = { ...asked, list: asked.list ?? lastInvoiceList() }
  useEffect(() => keepInvoiceList(search.list), [search.list])
  return (
    <Screen
      title={t('listTitle')}
      lead={t('listLead')}
      actions={<RequestMoney linkOf={invoiceAddress} />}
    >
      <Invoices
        search={search}
        // Replaced in the history: Back closes an invoice's dialog, which is no step of its own.
        onSearchChange={next =>
          void navigate({ search: next, replace: next.id !== search.id, resetScroll: false })
        }
        linkOf={invoiceAddress}
        hideRequestButton
      />
    </Screen>
  )
}
