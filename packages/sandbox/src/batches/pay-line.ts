import type { BatchReason } from '@sixpence/protocol'
import { transferMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { Refusal, refuse } from '../http/index.ts'
import type { Decimal } from '../money/index.ts'
import { attempt, fingerprint, openPayment, payP2p, recordOrder } from '../payments/index.ts'
import { prepareP2p } from '../transfers/index.ts'

/** One line of a file. */
export interface BatchLine {
  /** Kept as the row's id. By default the row gets a new one. */
  readonly rowId?: string | undefined
  readonly email: string
  /** Above zero, in the currency of the account that pays. */
  readonly amount: string
  readonly note?: string | undefined
  /** Set for an approved line: it pays nobody else, and for no other fee. */
  readonly approved?: { readonly payeeId: string | null; readonly fee: Decimal } | undefined
}

/** The place of a line in its batch. */
interface LineOf {
  readonly batchId: string
  /** From 1. */
  readonly lineNumber: number
  readonly from: string
}

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/** Makes the payment of a line, or records why it isn't made, and returns that. */
export async function payLine(
  context: Context,
  line: BatchLine,
  { batchId, lineNumber, from }: LineOf,
): Promise<BatchReason | undefined> {
  const { sql } = context
  const rowId = line.rowId ?? context.newId()
  // Each row has its own key, so that it counts towards daily limits like any other payment.
  const keyed = { ...context, key: `${batchId}.${rowId}` }
  const outcome = await outcomeOf(keyed, line, from)
  await sql`
    insert into batch_payment
      (batch_id, row_id, place, email, amount, note, payment_id, reason)
    values (${batchId}, ${rowId}, ${lineNumber}, ${line.email.toLowerCase()}, ${line.amount},
      ${line.note}, ${outcome.paymentId}, ${outcome.reason})`
  return outcome.reason
}

interface Outcome {
  readonly paymentId?: string
  readonly reason?: BatchReason
}

async function outcomeOf(
  context: Context & Pick<CallerContext, 'key'>,
  { email, amount, note, approved }: BatchLine,
  fromAccount: string,
): Promise<Outcome> {
  const input = { fromAccount, toEmail: email, amount, note, expectedFee: approved?.fee }
  const outcome = await attempt(context.sql, async () => {
    const { order, payee } = await prepareP2p(input, context)
    if (approved && approved.payeeId !== payee.customerId) {
      throw refuse.invalid('toEmail', 'Somebody else has this address now.')
    }
    await openPayment(context, {
      method: transferMethods.sendP2p.name,
      fingerprint: await fingerprint(transferMethods.sendP2p.name, input),
    })
    const paymentId = await recordOrder(context, order)
    await payP2p(context, paymentId, order)
    return { paymentId }
  })
  return outcome instanceof Refusal ? { reason: reasonOf(outcome) } : outcome
}

const REASONS: Readonly<Record<string, BatchReason>> = {
  toEmail: 'payee',
  amount: 'amount',
  balance: 'funds',
  fromAccount: 'account',
  expectedFee: 'price',
}

/** The reason why a payment isn't made, by the field that the bank refuses. */
export function reasonOf({
  validationErrors = [],
}: Pick<Refusal, 'validationErrors'>): BatchReason {
  const [field] = validationErrors
  return REASONS[field?.param ?? ''] ?? 'other'
}
