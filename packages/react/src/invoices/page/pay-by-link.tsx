import { invoices, mayWithInvoice, type Invoice } from '@sixpence/core/invoices'
import { useEffect, useState } from 'react'
import { useAttempt } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { hosted, useSixpence } from '../../provider/index.ts'
import { useUserRights } from '../../start/index.ts'
import { EmptyState, ErrorView, Skeleton } from '../../ui/index.ts'
import { InvoiceDetail } from '../detail/invoice-detail.tsx'
import { PayInvoice } from '../detail/pay-invoice.tsx'
import { invoicesApi } from '../invoices-api.ts'

export interface PayByLinkProps {
  /** The secret at the end of the invoice's link. */
  invoiceSecret: string
  /** Called with the invoice's id once the bank has given the customer access. */
  onOpened?: ((invoiceId: string) => void) | undefined
}

/**
 * Lets the signed-in user pay an invoice by its link. Leads to the payment through `onNavigate`
 * when it is sent. Shows the invoice if it can't be paid.
 */
export const PayByLink = hosted('PayByLink', PayByLinkContent)

function PayByLinkContent({ invoiceSecret, onOpened }: PayByLinkProps) {
  const { t } = useMessages('invoices')
  const client = useSixpence().use(invoices)
  const { right, mayCall } = useUserRights()
  const [invoice, setInvoice] = useState<Invoice>()
  const { run, error } = useAttempt()
  const open = async () => {
    const opened = await run(() => client.openLink({ invoiceSecret }))
    if (!opened) return
    setInvoice(opened)
    onOpened?.(opened.id)
  }
  useEffect(() => {
    void open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each link
  }, [invoiceSecret])
  if (error?.code === 'not_found') {
    return (
      <EmptyState title={t('linkDeadTitle')} icon="info">
        {t('linkDeadText')}
      </EmptyState>
    )
  }
  if (error) {
    return <ErrorView failure={error} title={t('detailFailedTitle')} onRetry={() => void open()} />
  }
  if (!invoice) return <Skeleton shape="row" lines={4} />
  // While the user's rights are unknown, the bank decides.
  const mayPay = right === 'none' || mayCall(invoicesApi.pay)
  return mayPay && mayWithInvoice('pay', invoice).result ? (
    <PayInvoice invoice={invoice} />
  ) : (
    <InvoiceDetail invoiceId={invoice.id} />
  )
}
