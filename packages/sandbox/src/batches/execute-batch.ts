import type { BatchReason } from '@sixpence/protocol'
import { activeOwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { notifyRefused } from './notify-refused.ts'
import type { BatchLine } from './paying/batch-line.ts'
import { holdAll } from './paying/hold-all.ts'
import { payLine } from './paying/pay-line.ts'
import type { PaidType } from './paying/prepare-line.ts'

/** Payments to make as one. */
export interface NewBatch {
  /** The name that its customer gave it. */
  readonly name: string
  readonly type: PaidType
  /** The paying account. */
  readonly accountId: string
  /**
   * In the order in which they are made; the bank refuses more than the account holds. All pay to
   * addresses or all to accounts elsewhere, by the type.
   */
  readonly lines: readonly BatchLine[]
}

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/**
 * Makes every possible payment of a batch, records why the others failed, and returns the batch's
 * id. Needs no approval: its caller has that. Everything commits or rolls back with the transaction
 * around it.
 *
 * @throws {Refusal} When the account itself can't pay; then nothing is kept.
 */
export async function executeBatch(context: Context, batch: NewBatch): Promise<string> {
  const id = context.newId()
  await payBatch(context, { ...batch, id, madeBy: context.caller.ownCustomerId })
  return id
}

/** A batch with its id. */
interface BatchToPay extends NewBatch {
  readonly id: string
  /** The submitter: its payments are theirs, not the approver's. */
  readonly madeBy: string
}

/**
 * Like {@link executeBatch}, for a batch that was stored before; returns the distinct reasons why
 * payments weren't made.
 */
export async function payBatch(
  context: Context,
  { id, madeBy, ...batch }: BatchToPay,
): Promise<readonly BatchReason[]> {
  const { sql, clock, caller } = context
  const account = await activeOwnAccount(context, batch.accountId, 'accountId')
  await holdAll(context, account, batch)
  await sql`
    insert into batch (id, customer_id, made_by, name, type, account_id, at)
    values (${id}, ${caller.customerId}, ${madeBy}, ${batch.name}, ${batch.type}, ${account.id},
      ${clock.now()})`
  const asMaker = { ...context, caller: { ...caller, ownCustomerId: madeBy } }
  const refused: BatchReason[] = []
  for (const [index, line] of batch.lines.entries()) {
    const at = { batchId: id, type: batch.type, lineNumber: index + 1, from: account.id }
    const reason = await payLine(asMaker, line, at)
    if (reason !== undefined) refused.push(reason)
  }
  const of = batch.lines.length
  if (refused.length > 0) await notifyRefused(context, id, { refused: refused.length, of })
  return refused
}
