import { useMessages } from '../../i18n/index.ts'
import { Dialog } from '../../ui/index.ts'
import { InvoiceDetail, type InvoiceDetailProps } from './invoice-detail.tsx'

export interface InvoicePopupProps extends InvoiceDetailProps {
  onClose: () => void
}

/** A dialog with one invoice. */
export function InvoicePopup({ onClose, ...props }: InvoicePopupProps) {
  const { t } = useMessages('invoices')
  return (
    <Dialog isOpen title={t('invoiceTitle')} onClose={onClose}>
      <InvoiceDetail key={props.invoiceId} {...props} />
    </Dialog>
  )
}
