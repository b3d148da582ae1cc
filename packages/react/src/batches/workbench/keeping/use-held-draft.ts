import type { BatchDraft } from '@sixpence/core/batch-files'
import { useCallback, useRef, useState } from 'react'

/** Holds a draft for the page, and for work that goes on between two renders. */
export function useHeldDraft(first: BatchDraft | undefined) {
  const latest = useRef(first)
  const [draft, show] = useState(first)
  const setDraft = useCallback((next: BatchDraft | undefined) => {
    latest.current = next
    show(next)
  }, [])
  const latestDraft = useCallback(() => latest.current, [])
  return { draft, setDraft, latestDraft }
}
