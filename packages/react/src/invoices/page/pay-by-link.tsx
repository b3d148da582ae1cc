import { CALL_MARKS } from '@sixpence/core'
import { mayWithInvoice, type Invoice } from '@sixpence/core/invoices'
import { useEffect, useState } from 'react'
import { useAttempt } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { useUserRights } from '../../start/index.ts'
import { EmptyState, ErrorView, Skeleton } from '../../ui/index.ts'
import { InvoiceDetail } from '../detail/invoice-detail.tsx'
import { PayInvoice } from '../detail/pay-invoice.tsx'

export interface PayByLinkProps {
  /** What the link of the invoice ends with. */
  invoiceSecret: string
  /** The bank has let the customer have it: which one it is. */
  onOpened?: ((invoiceId: string) => void) | undefined
}

/**
 * Lets whoever is signed in pay an invoice by its link. Says, through `onNavigate`, which payment
 * to show once it is sent; one that cannot be paid is shown as it stands.
 */
export function PayByLink({ invoiceSecret, onOpened }: PayByLinkProps) {
  const { t } = useMessages('invoices')
  const { invoices } = useSixpence()
  const { right, mayCall } = useUserRights()
  const [invoice, setInvoice] = useState<Invoice>()
  const { run, failure } = useAttempt()
  const open = async () => {
    const opened = await run(() => invoices.openLink({ invoiceSecret }))
    if (!opened) return
    setInvoice(opened)
    onOpened?.(opened.id)
  }
  useEffect(() => {
    void open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each link
  }, [invoiceSecret])
  if (failure?.code === 'not_found') {
    return (
      <EmptyState title={t('linkDeadTitle')} icon="info">
        {t('linkDeadText')}
      </EmptyState>
    )
  }
  if (failure) {
    return (
      <ErrorView failure={failure} title={t('detailFailedTitle')} onRetry={() => void open()} />
    )
  }
  if (!invoice) return <Skeleton shape="row" lines={4} />
  // Until it is known what the user may, the bank decides.
  const mayPay = right === 'none' || mayCall(CALL_MARKS.payInvoice)
  return mayPay && mayWithInvoice('pay', invoice).result ? (
    <PayInvoice invoice={invoice} />
  ) : (
    <InvoiceDetail invoiceId={invoice.id} />
  )
}
