import type { BatchReason } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { Refusal } from '../../http/index.ts'
import { attempt, fingerprint, openPayment, recordOrder } from '../../payments/index.ts'
import type { BatchLine } from './batch-line.ts'
import { type PaidFrom, prepareLine } from './prepare-line.ts'
import { reasonOf } from './reason-of.ts'

/** The place of a line in its batch. */
interface LineOf extends PaidFrom {
  readonly batchId: string
  /** From 1. */
  readonly lineNumber: number
}

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/** Makes the payment of a line, or records why it isn't made, and returns that. */
export async function payLine(
  context: Context,
  line: BatchLine,
  { batchId, lineNumber, ...from }: LineOf,
): Promise<BatchReason | undefined> {
  const { sql } = context
  const rowId = line.rowId ?? context.newId()
  // Each row has its own key, so that it counts towards daily limits like any other payment.
  const keyed = { ...context, key: `${batchId}.${rowId}` }
  const outcome = await outcomeOf(keyed, line, from)
  const { email, account, amount, note } = line
  const feeShare = account && line.feeShare
  await sql`
    insert into batch_payment
      (batch_id, row_id, place, email, account, amount, fee_share, note, payment_id, reason)
    values (${batchId}, ${rowId}, ${lineNumber}, ${email?.toLowerCase()},
      ${account && { ...account }}, ${amount}, ${feeShare}, ${note}, ${outcome.paymentId},
      ${outcome.reason})`
  return outcome.reason
}

interface Outcome {
  readonly paymentId?: string
  readonly reason?: BatchReason
}

async function outcomeOf(
  context: Context & Pick<CallerContext, 'key'>,
  line: BatchLine,
  from: PaidFrom,
): Promise<Outcome> {
  const outcome = await attempt(context.sql, async () => {
    const { method, input, order, pay } = await prepareLine(context, line, from)
    await openPayment(context, { method, fingerprint: await fingerprint(method, input) })
    const paymentId = await recordOrder(context, order)
    await pay(paymentId)
    return { paymentId }
  })
  return outcome instanceof Refusal ? { reason: reasonOf(outcome, line) } : outcome
}
