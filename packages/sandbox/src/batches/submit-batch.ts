import { hasRight } from '@sixpence/protocol'
import { batchMethods } from '@sixpence/protocol/schemas'
import { activeOwnAccount, type OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import {
  type BatchOrder,
  fingerprint,
  mayApprove,
  openPayment,
  recordOrder,
  releaseBatch,
  requestApproval,
} from '../payments/index.ts'
import { payNext } from './executing/pay-next.ts'
import { mayPrepare, operationOf } from './may-prepare.ts'
import type { NewBatch } from './new-batch.ts'
import { holdAll } from './paying/hold-all.ts'
import { keepOrder } from './submitting/keep-order.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/**
 * Accepts a batch without a draft from somebody who may submit one: every possible payment is made
 * in this transaction, or the batch waits if their right doesn't include approval. Their own
 * confirmation isn't asked for. Returns its id.
 *
 * @throws {Refusal} `13` when they may not, and when the account itself can't pay.
 */
export async function submitBatch(context: Context, batch: NewBatch): Promise<string> {
  const { caller, newId } = context
  const operation = operationOf(batch.type)
  if (!operation || !hasRight(caller.right, 'initiate') || !mayPrepare(caller, batch.type)) {
    throw refuse.accessDenied('Your access does not include batches.')
  }
  const account = await activeOwnAccount(context, batch.accountId, 'accountId')
  await holdAll(context, account, batch)
  const id = newId()
  const order = await orderOf(context, batch, { id, operation, account })
  const keyed = { ...context, key: id }
  const { name: method } = batchMethods.submit
  await openPayment(keyed, { method, fingerprint: await fingerprint(method, { batchId: id }) })
  if (mayApprove(caller)) await payNow(context, id, await recordOrder(keyed, order))
  else await requestApproval(keyed, order)
  return id
}

interface Ordered extends Pick<BatchOrder, 'operation'> {
  readonly id: string
  readonly account: OwnAccount
}

async function orderOf(
  context: Context,
  { name, type, lines }: NewBatch,
  { id, operation, account }: Ordered,
): Promise<BatchOrder> {
  const { id: accountId, currencyCode } = account
  const rows = lines.map(({ rowId = context.newId(), email, account: to, ...line }, at) => ({
    ...line,
    rowId,
    position: at + 1,
    email: email?.toLowerCase(),
    account: to,
    currencyCode: to?.currency ?? currencyCode,
    feeShare: line.feeShare,
    note: line.note,
  }))
  const sums = await keepOrder(context, { id, name, type, accountId, currencyCode, rows })
  return { ...sums, operation, batchId: id, fromAccount: accountId, currencyCode }
}

async function payNow(context: Context, id: string, paymentId: string): Promise<void> {
  await releaseBatch(context, paymentId)
  while (await payNext(context, id)) continue
}
