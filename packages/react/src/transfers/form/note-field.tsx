import { useMessages } from '../../i18n/index.ts'
import { TextField } from '../../ui/index.ts'
import { NOTE_LENGTH } from './note-length.ts'

export interface NoteFieldProps {
  task: {
    readonly draft: { readonly note: string }
    readonly faults: { readonly note: 'too_long' | undefined }
    readonly edit: (change: { readonly note: string }) => void
  }
}

/** The message of a payment, and the number of characters left. */
export function NoteField({ task }: NoteFieldProps) {
  const { t } = useMessages('transfers')
  const { note } = task.draft
  const left = NOTE_LENGTH - note.length
  return (
    <TextField
      label={t('noteLabel')}
      name="note"
      value={note}
      autoComplete="off"
      description={note ? t('noteLeftText', { count: left }) : undefined}
      error={task.faults.note && t('noteTooLongError', { count: -left })}
      onChange={text => task.edit({ note: text })}
    />
  )
}
