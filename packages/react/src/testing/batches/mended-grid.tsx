import type { BatchDraft, DraftFilter } from '@sixpence/core/batch-files'
import { useState } from 'react'
import { BatchGrid } from '../../batches/grid/batch-grid.tsx'

interface MendedGridProps {
  /** The draft to begin with. */
  from: BatchDraft
  onDraft: (draft: BatchDraft) => void
  /** The rows to show first. */
  rows?: DraftFilter | undefined
}

/** A grid that keeps what is mended in it, and reports it. */
export function MendedGrid({ from, onDraft, rows }: MendedGridProps) {
  const [shown, setShown] = useState(from)
  const take = (next: BatchDraft) => {
    onDraft(next)
    setShown(next)
  }
  return <BatchGrid draft={shown} rows={rows} onChange={take} />
}
