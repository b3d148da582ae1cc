import type { Invoice } from '@sixpence/core/invoices'
import { StepHeading } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, Icon, Stack } from '../../ui/index.ts'
import { InvoiceFile } from '../detail/invoice-file.tsx'
import { InvoiceSheet } from '../detail/invoice-sheet.tsx'

/** The invoice is on its way: to whom, its PDF, and how to write another. */
export function InvoiceSent({ invoice, onAgain }: { invoice: Invoice; onAgain: () => void }) {
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
      <InvoiceFile invoiceId={invoice.id} />
      <p>
        <Button variant="link" onPress={onAgain}>
          {t('againCta')}
        </Button>
      </p>
    </Stack>
  )
}
