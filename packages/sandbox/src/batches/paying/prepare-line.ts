import {
  BATCH_PAYMENTS,
  type ExternalKind,
  isExternalKind,
  PAYMENT_KINDS,
  sharesFee,
} from '@sixpence/protocol'
import { transferMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { payExternal, payP2p, type SingleOrder } from '../../payments/index.ts'
import { prepareExternalUnflagged, prepareP2p } from '../../transfers/index.ts'
import type { AccountLine, BatchLine, EmailLine } from './batch-line.ts'

/** The kinds of batches that the bank pays itself. */
export type PaidType = keyof typeof BATCH_PAYMENTS

/** The batch that a row belongs to. */
export interface PaidFrom {
  readonly type: PaidType
  /** The paying account. */
  readonly from: string
}

/** A row as a single payment. */
interface PreparedLine {
  /** The call that would send it. */
  readonly method: string
  readonly input: object
  readonly order: SingleOrder
  readonly pay: (paymentId: string) => Promise<string>
}

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/**
 * Turns a row into an order by the rules of a single payment, and locks its accounts until the
 * transaction ends.
 *
 * @throws {Refusal} With the reason.
 */
export function prepareLine(
  context: Context,
  line: BatchLine,
  { type, from }: PaidFrom,
): Promise<PreparedLine> {
  const kind = BATCH_PAYMENTS[type]
  if (!isExternalKind(kind) && line.account === undefined) return toPerson(context, line, from)
  if (isExternalKind(kind) && line.account !== undefined) {
    return toAccount(context, line, { kind, from })
  }
  throw new TypeError(`A batch of the type ${type} has a row for another payee.`)
}

async function toPerson(context: Context, line: EmailLine, from: string): Promise<PreparedLine> {
  const { email, amount, note, approved } = line
  const input = { fromAccount: from, toEmail: email, amount, note, expectedFee: approved?.fee }
  const { order, payee } = await prepareP2p(input, context)
  if (approved && approved.payeeId !== payee.customerId) {
    throw refuse.invalid('toEmail', 'Somebody else has this address now.')
  }
  const method = transferMethods.sendP2p.name
  return { method, input, order, pay: id => payP2p(context, id, order) }
}

async function toAccount(
  context: Context,
  { account, amount, note, feeShare, approved }: AccountLine,
  { kind, from }: { readonly kind: ExternalKind; readonly from: string },
): Promise<PreparedLine> {
  const { name: payeeName, countryCode, currency, details } = account
  const input = {
    fromAccount: from,
    permission: '3d' as const,
    countryCode,
    currency,
    amount,
    payeeName,
    details: { ...details },
    note,
    ...(sharesFee(kind) && { feeShare: feeShare ?? 'OUR' }),
    expectedFromAmount: approved?.amount,
    expectedFee: approved?.fee,
  }
  const order = await prepareExternalUnflagged(kind, input, context)
  const method = transferMethods[PAYMENT_KINDS[kind].send].name
  return { method, input, order, pay: id => payExternal(context, id, order) }
}
