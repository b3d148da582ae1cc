import type { Invoice } from '@sixpence/core/invoices'
import { useMessages } from '../../i18n/index.ts'
import { Dialog } from '../../ui/index.ts'
import { PayInvoice } from './pay-invoice.tsx'

/** A dialog to choose an account and pay an invoice. */
export function PayPopup({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useMessages('invoices')
  return (
    <Dialog isOpen title={t('payTitle')} onClose={onClose}>
      <PayInvoice invoice={invoice} />
    </Dialog>
  )
}
