import { INVOICE_REJECT_FIELDS, type Invoice } from '@sixpence/core/invoices'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useRefusalText } from '../../payments/index.ts'
import { FormPopup, TextArea } from '../../ui/index.ts'
import type { InvoiceTask } from './use-invoice.ts'

export interface RejectPopupProps {
  invoice: Invoice
  task: InvoiceTask
  onClose: () => void
  onRejected?: (() => void) | undefined
}

/** A dialog that asks for a note before an invoice is rejected. The sender sees the note. */
export function RejectPopup({ invoice, task, onClose, onRejected }: RejectPopupProps) {
  const { t } = useMessages('invoices')
  const refusalText = useRefusalText()
  const { error, clear } = task.change
  const form = useForm(INVOICE_REJECT_FIELDS, {
    attempt: task.change,
    send: ({ note }) => task.reject(note),
    onDone: () => {
      onClose()
      onRejected?.()
    },
  })
  const over = form.values.note.length - INVOICE_REJECT_FIELDS.note.most
  const close = () => {
    clear()
    onClose()
  }
  return (
    <FormPopup
      form={form}
      title={t('rejectTitle')}
      submitText={t('rejectConfirmCta')}
      failedTitle={t('rejectFailedTitle')}
      failedText={error && refusalText(error)}
      onClose={close}
    >
      <p>{t('rejectText', { name: invoice.payeeName })}</p>
      <TextArea
        {...form.field('note', t('noteTooLongError', { count: over }))}
        label={t('rejectNoteLabel')}
        description={t('rejectNoteText')}
      />
    </FormPopup>
  )
}
