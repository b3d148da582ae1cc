import type { BatchDraftState, BatchType } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { FAULTS_NOW } from './find-rows.ts'
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

interface Counts {
  readonly rowCount: number
  readonly faultyCount: number
  readonly duplicateCount: number
  readonly deletedCount: number
  readonly otherAccountCount: number
  readonly nameChecks: NonNullable<BatchDraftState['nameChecks']>
}

/** Returns a draft with the counts and sums of its rows. */
export async function draftState(
  { sql }: Pick<Context, 'sql'>,
  { id, changedAt, checksNames: isChecked, ...draft }: Draft,
): Promise<BatchDraftState> {
  const [counts] = await sql<Counts & Record<string, unknown>>`
    select (count(*) filter (where not is_deleted))::integer as "rowCount",
      (count(*) filter (where not is_deleted and ${FAULTS_NOW} <> '{}'))::integer as "faultyCount",
      (count(*) filter (where not is_deleted) - count(distinct key) filter (where not is_deleted))
        ::integer as "duplicateCount",
      (count(*) filter (where is_deleted))::integer as "deletedCount",
      (count(former_account) filter (where not is_deleted))::integer as "otherAccountCount",
      jsonb_build_object(
        'match', count(*) filter (where not is_deleted and name_check = 'match'),
        'closeMatch', count(*) filter (where not is_deleted and name_check = 'closeMatch'),
        'noMatch', count(*) filter (where not is_deleted and name_check = 'noMatch'),
        'unknown', count(*) filter (where not is_deleted and name_check = 'unknown'),
        'unchecked',
        count(*) filter (where not is_deleted and name_check is null and amount is not null)
      ) as "nameChecks"
    from batch_draft_row draft_row where batch_id = ${id}`
  const totals = await sql<BatchDraftState['totals'][number]>`
    select currency_code as "currencyCode", round(sum(amount), minor_units) as amount,
      count(*)::integer as rows
    from batch_draft_row join currency on code = currency_code
    where batch_id = ${id} and not is_deleted
    group by currency_code, minor_units order by currency_code`
  const currencies = totals.map(each => each.currencyCode)
  const price = await priceDraft({ sql }, { id, ...draft }, currencies)
  const { nameChecks, otherAccountCount, ...others } = counts ?? NO_ROWS
  return {
    batchId: id,
    ...draft,
    ...others,
    ...(isChecked && nameChecks && { nameChecks }),
    ...(draft.type !== 'p2p' && { otherAccountCount }),
    totals,
    ...(price && { price }),
    changedAt: changedAt.toISOString(),
    expiresAt: expiryOf(changedAt),
  }
}

const NO_ROWS = {
  rowCount: 0,
  faultyCount: 0,
  duplicateCount: 0,
  deletedCount: 0,
  otherAccountCount: 0,
  nameChecks: undefined,
}
