import { useMessages } from '../../../i18n/index.ts'
import type { ChangesTask } from './use-changes.ts'

/** The number of rows that the latest change has changed, announced politely. */
export function ChangeNote({ note }: Pick<ChangesTask, 'note'>) {
  const { t } = useMessages('batches')
  return (
    <p role="status" className="sp-live sp-batch-position">
      {note && <span key={note.id}>{t('rowsChangedText', { count: note.count })}</span>}
    </p>
  )
}
