import type { BatchDraft } from '@sixpence/core/batch-files'
import type { Batches } from '@sixpence/core/batches'
import { isSixpenceError } from '@sixpence/core/errors'
import { translatedPart, translatorOf } from '../keeping/mirrored.ts'
import { bankRow, readDraft } from '../keeping/open-draft.ts'
import type { KeptBatch } from '../use-workbench.ts'

/** The draft of a page, which the user may go on editing meanwhile. */
interface DraftHolder {
  readonly read: () => BatchDraft | undefined
  readonly write: (draft: BatchDraft) => void
}

interface SentEdits {
  readonly draft: BatchDraft
  readonly version: number
  /** True if somebody else's edits were taken over. */
  readonly isMerged: boolean
}

/**
 * Sends all edits of a draft to the bank, part by part. If the draft has changed there meanwhile,
 * takes its rows over first: cells that were edited here keep their edit.
 */
export async function sendEdits(
  client: Batches,
  { batchId, version: known }: Pick<KeptBatch, 'batchId' | 'version'>,
  holder: DraftHolder,
): Promise<SentEdits | undefined> {
  let version = known
  let isMerged = false
  for (;;) {
    const draft = holder.read()?.send()
    if (!draft?.sent) return draft && { draft, version, isMerged }
    holder.write(draft)
    const { rules, sent } = draft
    const translate = translatorOf(rules.format, rules.decimalMark)
    const answer = await client
      .change({ batchId, version, ...translatedPart(sent, translate) })
      .catch(notIfChanged)
    const { state, rows } = answer
      ? { state: answer.draft, rows: answer.rows }
      : await readDraft(client, batchId)
    const own = rows.map(row => bankRow(row, translate))
    const next = holder.read() ?? draft
    holder.write(answer ? next.acknowledge(own) : next.rebase(own))
    version = state.version
    isMerged ||= !answer
  }
}

/** Returns undefined for a draft that was changed meanwhile. */
function notIfChanged(thrown: unknown): undefined {
  if (!isSixpenceError(thrown) || thrown.code !== 'changed_meanwhile') throw thrown
}
