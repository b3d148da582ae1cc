import type { BatchDraft } from '@sixpence/core/batch-files'
import { type Batches, batches, MOST_DRAFT_ROWS } from '@sixpence/core/batches'
import { isSixpenceError } from '@sixpence/core/errors'
import { useEffect, useState } from 'react'
import { useSixpence } from '../../../provider/index.ts'
import { translatorOf } from './mirrored.ts'
import { bankRow } from './open-draft.ts'

/** A draft of a page, which the user may go on editing meanwhile. */
interface Holder {
  readonly setDraft: (draft: BatchDraft) => void
  readonly latestDraft: () => BatchDraft | undefined
}

/**
 * Reads the bank's previews of a batch that was just handed in with faults. Without faults the user
 * goes on to its review.
 */
export function usePreviews(batchId: string | undefined, { setDraft, latestDraft }: Holder): void {
  const client = useSixpence().use(batches)
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  if (defect) throw defect.thrown
  useEffect(() => {
    if (batchId === undefined || !latestDraft()?.counts.faulty) return undefined
    const stop = new AbortController()
    const { signal } = stop
    // Without them the draft can be mended just as well, and its review has the price.
    readPreviews(client, { batchId, signal }, { setDraft, latestDraft }).catch(
      (thrown: unknown) => {
        if (!signal.aborted && !isSixpenceError(thrown)) setDefect({ thrown })
      },
    )
    return () => stop.abort()
  }, [client, batchId, setDraft, latestDraft])
}

interface Read {
  readonly batchId: string
  readonly signal: AbortSignal
}

async function readPreviews(
  client: Batches,
  { batchId, signal }: Read,
  { setDraft, latestDraft }: Holder,
): Promise<void> {
  for (let pageNumber = 1, pages = 1; pageNumber <= pages; pageNumber += 1) {
    const page = { batchId, pageNumber, pageSize: MOST_DRAFT_ROWS }
    const { rows, total } = await client.draftRows(page, { signal })
    const draft = latestDraft()
    if (!draft || signal.aborted) return
    pages = Math.ceil(total / MOST_DRAFT_ROWS)
    const { format, decimalMark } = draft.rules
    const translate = translatorOf(format, decimalMark)
    setDraft(draft.takePreviews(rows.map(row => bankRow(row, translate))))
  }
}
