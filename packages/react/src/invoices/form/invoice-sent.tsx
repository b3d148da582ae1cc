import type { Invoice } from '@sixpence/core/invoices'
import { StepHeading } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, ErrorView, Icon, Stack } from '../../ui/index.ts'
import { InvoiceFile } from '../detail/invoice-file.tsx'
import { InvoiceLinks, type LinkOf } from '../detail/invoice-links.tsx'
import { InvoiceSheet } from '../detail/invoice-sheet.tsx'
import { useInvoice } from '../detail/use-invoice.ts'

interface InvoiceSentProps {
  invoice: Invoice
  linkOf: LinkOf | undefined
  onAgain: () => void
}

/** Confirms that an invoice was sent, with its recipient, its PDF, a link and a button for another. */
export function InvoiceSent({ invoice, linkOf, onAgain }: InvoiceSentProps) {
  const { t } = useMessages('invoices')
  return (
    <Stack gap={5}>
      <div className="sp-payment-outcome">
        <span className="sp-payment-mark sp-payment-mark-positive">
          <Icon name="check" />
        </span>
        <StepHeading>{t('createdTitle')}</StepHeading>
        <p role="status">{t('createdText', { email: invoice.payerEmail ?? '' })}</p>
      </div>
      <InvoiceSheet invoice={invoice} />
      {linkOf && <Links invoiceId={invoice.id} linkOf={linkOf} />}
      <InvoiceFile invoiceId={invoice.id} />
      <p>
        <Button variant="link" onPress={onAgain}>
          {t('againCta')}
        </Button>
      </p>
    </Stack>
  )
}

function Links({ invoiceId, linkOf }: { invoiceId: string; linkOf: LinkOf }) {
  const { t } = useMessages('invoices')
  const task = useInvoice(invoiceId)
  const { data: invoice, change } = task
  if (!invoice || !task.may('link')) return null
  return (
    <>
      <ErrorView failure={change.error} title={t('changeFailedTitle')} />
      <InvoiceLinks {...{ invoice, task, linkOf }} />
    </>
  )
}
