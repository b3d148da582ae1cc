import { documents } from '@sixpence/core/documents'
import { SaveButton, useDocument } from '../downloads/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Stack } from '../ui/index.ts'

/** Saves a receipt for the uploaded documents, and shows the result. */
export function ReceiptButton() {
  const { t } = useMessages('documents')
  const task = useDocument(bank => bank.use(documents).receipt())
  return (
    <Stack gap={2} align="start">
      <SaveButton task={task}>{t('receiptCta')}</SaveButton>
    </Stack>
  )
}
