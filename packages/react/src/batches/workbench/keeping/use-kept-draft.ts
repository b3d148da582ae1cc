import { batches } from '@sixpence/core/batches'
import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import { formatAmount } from '@sixpence/core/money'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../i18n/index.ts'
import { useSixpence } from '../../../provider/index.ts'
import { openDraft, type OpenedDraft } from './open-draft.ts'

interface KeptDraftState {
  readonly data?: OpenedDraft
  readonly error?: SixpenceError
}

/** Reads a draft of the bank once. Reads nothing without an id. */
export function useKeptDraft(batchId: string | undefined) {
  const client = useSixpence().use(batches)
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
      data => {
        if (!signal.aborted) setState({ data })
      },
      (thrown: unknown) => {
        if (signal.aborted) return
        if (isSixpenceError(thrown)) setState({ error: thrown })
        else setDefect({ thrown })
      },
    )
    return () => stop.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another language must not undo edits
  }, [client, batchId, attempt])

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
