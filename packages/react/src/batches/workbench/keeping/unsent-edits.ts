import { type BatchDraft, readDraftPart } from '@sixpence/core/batch-files'
import type { Drafts } from '@sixpence/core/drafts'
import { translatedPart, translatorOf } from './mirrored.ts'

/** The number of rows up to which edits are kept, so that they fit into the tab's storage. */
const MOST_ROWS = 5000

const formOf = (batchId: string): string => `massTransfer/${batchId}`

/** Keeps the edits of a draft that the bank doesn't have in this tab, for its user. */
export function keepEdits(client: Drafts, batchId: string, draft: BatchDraft): void {
  const { rules, pending } = draft
  const edits = pending > 0 && pending <= MOST_ROWS ? draft.unsent() : undefined
  if (!edits) return client.forget(formOf(batchId))
  const translate = translatorOf(rules.format, rules.decimalMark)
  client.keep(formOf(batchId), { edits: JSON.stringify(translatedPart(edits, translate)) })
}

/** Makes the edits that this tab has kept again, in the newest version of their draft. */
export function withKeptEdits(client: Drafts, batchId: string, draft: BatchDraft): BatchDraft {
  const text = client.read(formOf(batchId))?.['edits']
  const edits = typeof text === 'string' ? readDraftPart(text) : undefined
  const { format, decimalMark } = draft.rules
  return edits ? draft.resume(translatedPart(edits, translatorOf(format, decimalMark))) : draft
}

/** Forgets the edits of a draft that was left. */
export const forgetEdits = (client: Drafts, batchId: string): void => client.forget(formOf(batchId))
