import { batches } from '@sixpence/core/batches'
import { drafts } from '@sixpence/core/drafts'
import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import { formatAmount } from '@sixpence/core/money'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../i18n/index.ts'
import { useSixpence } from '../../../provider/index.ts'
import { openDraft, type OpenedDraft } from './open-draft.ts'
import { withKeptEdits } from './unsent-edits.ts'

interface KeptDraftState {
  readonly data?: OpenedDraft
  readonly error?: SixpenceError
}

/**
 * Reads a draft of the bank once, with the edits that this tab has kept. Reads nothing without an
 * id.
 */
export function useKeptDraft(batchId: string | undefined) {
  const sixpence = useSixpence()
  const client = sixpence.use(batches)
  const kept = sixpence.use(drafts)
  const { locale } = useFormats()
  const [state, setState] = useState<KeptDraftState>({})
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  const [attempt, setAttempt] = useState(0)
  if (defect) throw defect.thrown

  useEffect(() => {
    if (batchId === undefined) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const decimalMark = formatAmount('0.5', locale, 'EUR').includes(',') ? ',' : '.'
    openDraft(client, { batchId, decimalMark, signal }).then(
      opened => {
        if (signal.aborted) return
        const draft = withKeptEdits(kept, batchId, opened.draft)
        setState({ data: { ...opened, draft, isResumed: draft !== opened.draft } })
      },
      (thrown: unknown) => {
        if (signal.aborted) return
        if (isSixpenceError(thrown)) setState({ error: thrown })
        else setDefect({ thrown })
      },
    )
    return () => stop.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another language must not undo edits
  }, [client, kept, batchId, attempt])

  return {
    data: state.data,
    error: state.error,
    isLoading: batchId !== undefined && !state.data && !state.error,
    refetch: () => {
      setState({})
      setAttempt(count => count + 1)
    },
  }
}
