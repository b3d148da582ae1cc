import type { BankDocument } from '@sixpence/core'
import { SaveButton, useSaving } from '../../downloads/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { Stack } from '../../ui/index.ts'

/** Saves the PDF of an invoice, and says so in its place. */
export function InvoiceFile({ invoiceId }: { invoiceId: string }) {
  const { invoices } = useSixpence()
  return <SavedFile fetch={() => invoices.pdf({ invoiceId })} />
}

/** Saves the PDF by whatever the reader has of the invoice, e.g. its link. */
export function SavedFile({ fetch }: { fetch: () => Promise<BankDocument> }) {
  const { t } = useMessages('invoices')
  return (
    <Stack gap={2} align="start">
      <SaveButton task={useSaving(fetch)}>{t('pdfCta')}</SaveButton>
    </Stack>
  )
}
