import type { BatchDraft } from '@sixpence/core/batch-files'
import { drafts } from '@sixpence/core/drafts'
import { useEffect } from 'react'
import { useSixpence } from '../../../provider/index.ts'
import { forgetEdits, keepEdits } from './unsent-edits.ts'

/**
 * Keeps the edits of a draft that the bank doesn't have, for a reload of the page or the next
 * session of the same user. Leaving the draft forgets them.
 */
export function useUnsentEdits(batchId: string | undefined, draft: BatchDraft | undefined): void {
  const sixpence = useSixpence()
  const { session } = sixpence
  const client = sixpence.use(drafts)

  useEffect(() => {
    if (batchId !== undefined && draft) keepEdits(client, batchId, draft)
  }, [client, batchId, draft])

  useEffect(
    () => () => {
      const isSignedIn = session.getSnapshot().status === 'signed_in'
      if (batchId !== undefined && isSignedIn) forgetEdits(client, batchId)
    },
    [client, session, batchId],
  )
}
