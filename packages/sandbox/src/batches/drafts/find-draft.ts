import type { BatchDraftState, BatchType } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { draftSums } from './draft-sums.ts'
import { expiryOf, keptSince } from './draft-life.ts'
import { priceDraft } from '../submitting/price-draft.ts'
import { checksNames } from '../settings/batch-settings.ts'
import { checkMayPrepare } from './draft-rules.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/** A draft without the counts of its rows. */
export interface Draft {
  readonly id: string
  readonly name: string
  readonly type: BatchType
  readonly accountId: string
  /** The currency of the paying account. */
  readonly currencyCode: string
  readonly version: number
  readonly changedAt: Date
  /** True if the names in it are compared with the account holders'. */
  readonly checksNames: boolean
}

/**
 * Finds a draft of the customer, for staff or a caller who may prepare batches of its kind.
 *
 * @throws {Refusal} `13` if there is none, or it is another customer's, without revealing which.
 */
export async function findDraft(context: Context, id: string): Promise<Draft> {
  const { sql, caller } = context
  const [draft] = await sql<Omit<Draft, 'checksNames'> & Record<string, unknown>>`
    select draft.id, name, type, account_id as "accountId", currency_code as "currencyCode",
      version, changed_at as "changedAt"
    from batch_draft draft join ledger_account account on account.id = account_id
    where draft.id = ${id} and customer_id = ${caller.customerId}
      and changed_at > ${keptSince(context)}`
  if (!draft) throw refuse.accessDenied('You have no access to this batch.')
  if (!caller.isStaff) checkMayPrepare(context, draft.type)
  return { ...draft, checksNames: await checksNames(context, draft.type) }
}

/**
 * Like {@link findDraft}. Locks the draft until the transaction ends, so that changes to the same
 * version exclude each other.
 */
export async function holdDraft(context: Context, id: string): Promise<Draft> {
  await context.sql`
    select from batch_draft where id = ${id} and customer_id = ${context.caller.customerId}
    for update`
  return findDraft(context, id)
}

/** Returns a draft with the counts and sums of its rows. */
export async function draftState(context: Context, draft: Draft): Promise<BatchDraftState> {
  const { otherAccountCount, nameChecks, totals, ...counts } = await draftSums(context, draft)
  const currencies = totals.map(each => each.currencyCode)
  const price = await priceDraft(context, draft, currencies)
  const { id: batchId, changedAt, checksNames: isChecked, ...others } = draft
  return {
    batchId,
    ...others,
    ...counts,
    ...(isChecked && { nameChecks }),
    ...(draft.type !== 'p2p' && { otherAccountCount }),
    totals,
    ...(price && { price }),
    changedAt: changedAt.toISOString(),
    expiresAt: expiryOf(changedAt),
  }
}
