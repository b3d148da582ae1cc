import type { BatchType, OutputOf } from '@sixpence/protocol'
import { batchMethods } from '@sixpence/protocol/schemas'
import { activeOwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { deleteUpload } from '../../uploads/index.ts'
import { checkDraftCount } from './check-draft-count.ts'
import { draftOfKey } from './draft-key.ts'
import { checkMayPrepare, draftRules } from './draft-rules.ts'
import { identicalBatch } from './identical-batch.ts'
import { keepDraft } from './keep-draft.ts'
import { readDocument } from './read-document.ts'

/** A batch as handed in. */
interface NewDraft {
  readonly type: BatchType
  readonly batchName: string
  readonly accountId: string
  readonly ignoreIdenticalBatch?: boolean | undefined
  readonly upload?: string | undefined
  readonly text?: string | undefined
}

type HandedIn = OutputOf<typeof batchMethods.handIn>

/**
 * Keeps a batch as a draft, faulty rows included; once under a key.
 *
 * @throws {Refusal} `13` without the flag of its kind; `VF` for a file that can't be read, or if
 *   the customer has the maximum number of drafts.
 */
export async function handIn(context: CallerContext, draft: NewDraft): Promise<HandedIn> {
  const { type, accountId } = draft
  checkMayPrepare(context, type)
  const known = (await draftOfKey(context)) ?? (await checkDraftCount(context))
  if (known) return { responseCode: '00', date: known.at.toISOString(), batchId: known.id }
  const { currencyCode } = await activeOwnAccount(context, accountId, 'accountId')
  const rules = await draftRules(context, { type, currencyCode })
  const takes = batchMethods[type === 'p2p' ? 'handInP2p' : 'handIn'].files
  const rows = await readDocument(context, draft, { rules, takes })
  if (draft.ignoreIdenticalBatch !== true) {
    const earlier = await identicalBatch(context, { accountId, rules, rows })
    if (earlier) return { responseCode: '92', date: earlier.at.toISOString(), batchId: earlier.id }
  }
  const batchId = await keepDraft(context, draft, { rows, rules })
  if (draft.upload !== undefined) await deleteUpload(draft.upload, context)
  return { responseCode: '00', date: context.clock.now().toISOString(), batchId }
}
