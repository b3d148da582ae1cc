import type { Batch } from '@sixpence/protocol'
import { LONGEST_BATCH_NAME } from '@sixpence/protocol'
import { activeOwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { checkDraftCount } from '../drafts/check-draft-count.ts'
import { draftOfKey } from '../drafts/draft-key.ts'
import { checkMayPrepare, draftRules } from '../drafts/draft-rules.ts'
import { keepDraft } from '../drafts/keep-draft.ts'
import { ownBatch } from '../own-batch.ts'
import { unpaidRows } from './unpaid-rows.ts'

/**
 * Makes a draft of the rows of a batch that weren't paid, once under a key.
 *
 * @throws {Refusal} `13` if there is none, it is another customer's, or the caller doesn't have the
 *   flag of its kind; `VF` if it isn't over, nothing is left to pay, or the customer has the
 *   maximum number of drafts.
 */
export async function retryBatch(
  context: CallerContext,
  id: string,
): Promise<{ readonly batchId: string }> {
  const known = await draftOfKey(context)
  if (known) return { batchId: known.id }
  const batch = await ownBatch(context, id)
  const { type, accountId } = batch
  checkMayPrepare(context, type)
  checkOver(batch)
  const rows = await unpaidRows(context, id)
  if (rows.length === 0) throw refuse.invalid('batchId', 'All its payments were made.')
  const made = await checkDraftCount(context)
  if (made) return { batchId: made.id }
  const { currencyCode } = await activeOwnAccount(context, accountId, 'accountId')
  const rules = await draftRules(context, { type, currencyCode })
  const draft = { type, accountId, batchName: nextName(batch.name) }
  const kept = { rows: rows.map(({ cells }) => cells), replacing: rows, rules }
  return { batchId: await keepDraft(context, draft, kept) }
}

function checkOver({ status }: Pick<Batch, 'status'>): void {
  if (status !== 'pendingApproval' && status !== 'executing') return
  throw refuse.invalid('batchId', 'The batch is not over yet.')
}

/** Returns the name of a repetition: "Wages", "Wages (2)", "Wages (3)". */
export function nextName(name: string): string {
  const [, first = name, number = '1'] = /^(.*) \((\d{1,3})\)$/u.exec(name) ?? []
  const suffix = ` (${Number(number) + 1})`
  return `${first.slice(0, LONGEST_BATCH_NAME - suffix.length)}${suffix}`
}
