import type { BatchDraft } from '@sixpence/core/batch-files'
import type { Batches } from '@sixpence/core/batches'
import { draftFile } from '../keeping/draft-file.ts'
import { canonicalCheck, newDraft } from '../keeping/new-draft.ts'
import type { KeptBatch } from '../use-workbench.ts'

interface HandedInDraft {
  readonly batch: KeptBatch
  /** The same rows, which are now those of the bank. */
  readonly draft: BatchDraft
}

/** Returns a draft that was handed in as the bank has it, without reading its rows there. */
export async function handedInDraft(
  client: Batches,
  draft: BatchDraft,
  batchId: string,
): Promise<HandedInDraft> {
  const { draft: batch } = await client.draftRows({ batchId, pageSize: 1 })
  const file = await draftFile(draft, '')
  const content = new Uint8Array(await file.arrayBuffer())
  const outcome = await client.check(content, canonicalCheck(draft.rules))
  if (!outcome.isUnderstood) throw new Error(`The draft is no file: ${outcome.refusal.reason}`)
  return { batch, draft: await newDraft(outcome, client.newKey()) }
}
