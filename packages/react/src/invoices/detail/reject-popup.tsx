import { INVOICE_NOTE_LENGTH, type Invoice } from '@sixpence/core/invoices'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useRefusalText } from '../../payments/index.ts'
import { ErrorView, FormPopup, TextArea } from '../../ui/index.ts'
import { plainNote } from '../plain-note.ts'
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
  const [note, setNote] = useState('')
  const said = plainNote(note)
  const over = said.length - INVOICE_NOTE_LENGTH.rejected
  const { changeFailure } = task
  const close = () => {
    task.dismissFailure()
    onClose()
  }
  async function submit() {
    if (over > 0 || !(await task.reject(said))) return
    onClose()
    onRejected?.()
  }
  return (
    <FormPopup
      title={t('rejectTitle')}
      submitText={t('rejectConfirmCta')}
      cancelText={t('cancelCta')}
      isPending={task.isPending}
      onSubmit={submit}
      onClose={close}
    >
      <p>{t('rejectText', { name: invoice.payeeName })}</p>
      <TextArea
        label={t('rejectNoteLabel')}
        name="note"
        value={note}
        description={t('rejectNoteText')}
        error={over > 0 ? t('noteTooLongError', { count: over }) : undefined}
        onChange={setNote}
      />
      <ErrorView
        failure={changeFailure}
        title={t('rejectFailedTitle')}
        text={changeFailure && refusalText(changeFailure)}
      />
    </FormPopup>
  )
}
