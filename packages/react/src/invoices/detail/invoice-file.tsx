import type { BankDocument } from '@sixpence/core/bank'
import { invoices } from '@sixpence/core/invoices'
import { SaveButton, useSaving } from '../../downloads/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { Stack } from '../../ui/index.ts'

/** A button that saves an invoice's PDF and shows the outcome. */
export function InvoiceFile({ invoiceId }: { invoiceId: string }) {
  const client = useSixpence().use(invoices)
  return <SavedFile fetch={() => client.pdf({ invoiceId })} />
}

/** A button that saves the PDF, however the user can read the invoice, e.g. by its link. */
export function SavedFile({ fetch }: { fetch: () => Promise<BankDocument> }) {
  const { t } = useMessages('invoices')
  return (
    <Stack gap={2} align="start">
      <SaveButton task={useSaving(fetch)}>{t('pdfCta')}</SaveButton>
    </Stack>
  )
}
