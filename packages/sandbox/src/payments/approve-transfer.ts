import { approveTransfer } from '@sixpence/protocol'
import { activeOwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { savepoint } from '../db/index.ts'
import { namedMethodRoute, Refusal } from '../http/index.ts'
import { lockAccounts } from '../ledger/index.ts'
import { CODE_TRIES, hashApprovalCode } from './approval-code.ts'
import { checkBlacklist } from './check-blacklist.ts'
import { checkFunds } from './check-funds.ts'
import { holdCheckout, notOpen } from './checkout-hold.ts'
import { invalid } from './invalid.ts'
import { payCheckoutOrder } from './pay-checkout.ts'
import { payP2p } from './pay-p2p.ts'
import { refusalAgain, storeRefusal } from './stored-refusal.ts'
import { holdWaitingPayment, type WaitingPayment } from './waiting-payment.ts'

export const approveTransferRoute = namedMethodRoute(
  approveTransfer,
  async ({ trxid, approvalCode }, context) => {
    const payment = await holdWaitingPayment(context, trxid)
    if (payment.key !== context.key) {
      throw new Refusal('VF', 'This payment was opened under another key.', { status: 422 })
    }
    // Approved before, here or on another device: the same answer again.
    if (payment.transactionId !== undefined) return { transactionId: payment.transactionId }
    const refusal = refusalBefore(payment, context) ?? (await judge(payment, approvalCode, context))
    // Returned and not thrown, so that a wrong code stays counted and a refusal stays written.
    return refusal ?? settle(payment, context)
  },
)

function refusalBefore(payment: WaitingPayment, { clock }: CallerContext): Refusal | undefined {
  if (payment.refusal) return refusalAgain(payment.refusal)
  const now = clock.now()
  if (payment.expiresAt <= now) return invalid('approvalExpired', 'The payment waited too long.')
  if (payment.tries >= CODE_TRIES) return tooManyTries()
  if (payment.codeExpiresAt <= now) return invalid('approvalCodeExpired', 'The code is too old.')
  return undefined
}

const WRONG_CODE = 'The code is wrong.'

const tooManyTries = () => invalid('approvalCodeAttempts', 'The code was wrong too many times.')

async function judge(
  { id, trxid, order, codeHash, tries }: WaitingPayment,
  code: string,
  { sql }: CallerContext,
): Promise<Refusal | undefined> {
  if ((await hashApprovalCode(code, { trxid, order })) === codeHash) return undefined
  await sql`update payment_approval set tries = tries + 1 where payment_id = ${id}`
  const triesLeft = CODE_TRIES - tries - 1
  if (triesLeft <= 0) return tooManyTries()
  return new Refusal('VF', WRONG_CODE, {
    fields: [{ param: 'approvalCode', description: WRONG_CODE, triesLeft }],
  })
}

async function settle(
  payment: WaitingPayment,
  context: CallerContext,
): Promise<Refusal | { transactionId: string }> {
  try {
    const transactionId = await savepoint(context.sql, () => pay(payment, context))
    return { transactionId }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await context.sql`
      update payment set status = 'refused', refusal = ${storeRefusal(error)}
      where id = ${payment.id}`
    return error
  }
}

async function pay({ id, order }: WaitingPayment, context: CallerContext): Promise<string> {
  const { checkoutId } = order
  if (checkoutId !== undefined) await holdOpenCheckout(checkoutId, context)
  await lockAccounts(context.sql, [order.fromAccount, order.toAccount])
  await activeOwnAccount(context, order.fromAccount, 'fromAccount')
  const [target] = await context.sql`
    select id from customer_account where id = ${order.toAccount} and status_id = 2`
  if (!target) throw invalid('toEmail', 'The payee can no longer be paid.')
  await checkBlacklist(context, order.toAccount, 'toEmail')
  await checkFunds(context, order, id)
  if (checkoutId === undefined) return payP2p(context, id, order)
  return payCheckoutOrder(context, id, { ...order, checkoutId })
}

/** An approval that was still in time may find that another payment was a moment faster. */
async function holdOpenCheckout(id: string, context: CallerContext): Promise<void> {
  await holdCheckout(context, id)
  const [row] = await context.sql<{ status: 'open' | 'paid' | 'refused' | 'expired' }>`
    select status from checkout where id = ${id}`
  if (row && row.status !== 'open') throw notOpen(row.status)
}
