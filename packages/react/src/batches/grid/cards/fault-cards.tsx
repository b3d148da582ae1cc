import type { DraftFilter } from '@sixpence/core/batch-files'
import { useState } from 'react'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { Button, EmptyState, FocusKeeper } from '../../../ui/index.ts'
import { RowButton, UndoButtons } from '../grid-actions.tsx'
import { ChangeNote } from '../tools/change-note.tsx'
import { useChanges } from '../tools/use-changes.ts'
import type { DraftTask } from '../use-grid.ts'
import { FaultCard } from './fault-card.tsx'

interface FaultCardsProps extends DraftTask {
  /** The rows to begin with; those with faults by default. */
  rows?: DraftFilter | undefined
}

/**
 * The faulty rows one after the other, for narrow pages. They are those at the start, so that a
 * mended one can be looked at again.
 */
export function FaultCards({ draft, rows = 'faulty', onChange }: FaultCardsProps) {
  const { apply, note } = useChanges({ draft, onChange })
  const { t } = useMessages('batches')
  const formats = useFormats()
  const [ids, setIds] = useState(() => {
    const requested = draft.ids(rows)
    return requested.length > 0 ? requested : draft.ids('faulty')
  })
  const [at, setAt] = useState(0)
  const rowId = ids[at]
  if (rowId === undefined)
    return (
      <EmptyState title={t('noFaultsTitle')} icon="check">
        {t('noFaultsText')}
      </EmptyState>
    )
  // The end leads to what is still faulty, with rows that have become so meanwhile.
  const goOn = () => {
    if (at + 1 < ids.length) return setAt(at + 1)
    setIds(draft.ids('faulty'))
    setAt(0)
  }
  return (
    <>
      <p className="sp-batch-position" aria-live="polite">
        {t('positionText', {
          position: formats.count(at + 1),
          total: formats.count(ids.length),
        })}
      </p>
      <FocusKeeper>
        <FaultCard key={rowId} {...{ rowId, draft, onChange, apply }} />
      </FocusKeeper>
      <ChangeNote note={note} />
      <div className="sp-batch-actions">
        <Button isDisabled={at === 0} onPress={() => setAt(at - 1)}>
          {t('previousFaultCta')}
        </Button>
        <Button variant="primary" onPress={goOn}>
          {t('nextFaultCta')}
        </Button>
      </div>
      <div className="sp-batch-actions">
        <UndoButtons draft={draft} onChange={onChange} />
        <RowButton rowId={rowId} draft={draft} onChange={onChange} />
      </div>
    </>
  )
}
