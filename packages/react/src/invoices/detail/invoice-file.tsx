import type { BankDocument } from '@sixpence/core'
import { useSaving } from '../../downloads/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { Button, Icon, Stack, useFailureText } from '../../ui/index.ts'

/** Saves the PDF of an invoice, and says so in its place. */
export function InvoiceFile({ invoiceId }: { invoiceId: string }) {
  const { invoices } = useSixpence()
  return <SavedFile fetch={() => invoices.pdf({ invoiceId })} />
}

/** The same of whatever tells of one. */
export function SavedFile({ fetch }: { fetch: () => Promise<BankDocument> }) {
  const { t } = useMessages('invoices')
  const textOf = useFailureText()
  const { isPending, savedAs, failure, save } = useSaving(fetch)
  return (
    <Stack gap={2} align="start">
      <Button icon={<Icon name="download" />} isPending={isPending} onPress={() => void save()}>
        {t('pdfCta')}
      </Button>
      <span role="status" className={failure && 'sp-field-error'}>
        {savedAs !== undefined && t('savedText', { name: savedAs })}
        {failure && textOf(failure)}
      </span>
    </Stack>
  )
}
