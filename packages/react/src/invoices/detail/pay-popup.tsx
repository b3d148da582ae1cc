import type { Invoice } from '@sixpence/core/invoices'
import { useMessages } from '../../i18n/index.ts'
import { Dialog } from '../../ui/index.ts'
import { PayInvoice } from './pay-invoice.tsx'

/** Asks from which account an invoice is paid. */
export function PayPopup({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useMessages('invoices')
  return (
    <Dialog isOpen title={t('payTitle')} onClose={onClose}>
      <PayInvoice invoice={invoice} />
    </Dialog>
  )
}
