import type { P2pTransferOrder } from '@sixpence/protocol'
import { activeOwnAccount, statusId } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { lockAccounts } from '../ledger/index.ts'
import { roundHalfUp } from '../money/index.ts'
import {
  feeOf,
  checkBlacklist,
  checkFunds,
  findPayee,
  type Payee,
  payeeAccount,
  type SingleOrder,
} from '../payments/index.ts'
import { checkDecimals } from './check-decimals.ts'
import { checkExpected } from './check-expected.ts'
import { checkLimits } from './check-limits.ts'
import { refuse } from '../http/index.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/**
 * Turns the input into an order, and locks its accounts until the transaction ends. Nothing moves
 * yet.
 *
 * @throws {Refusal} With the reason.
 */
export async function prepareP2p(
  input: P2pTransferOrder,
  context: Context,
): Promise<{ order: SingleOrder; payee: Payee }> {
  const { sql } = context
  const source = await activeOwnAccount(context, input.fromAccount, 'fromAccount')
  checkDecimals(input.amount, source, 'amount')
  const { payee, account } = await payeeIn(input.toEmail, source.currencyCode, context)
  await checkBlacklist(context, account, 'toEmail')
  await lockAccounts(sql, [source.id, account])
  await checkStillOpen(context, source.id, account)
  const amount = roundHalfUp(input.amount, source.decimals)
  const order: SingleOrder = {
    operation: 'p2p',
    fromAccount: source.id,
    toAccount: account,
    payeeEmail: payee.email,
    currencyCode: source.currencyCode,
    amount,
    fee: await feeOf(sql, 'p2p', { amount, decimals: source.decimals }),
    note: input.note,
  }
  checkExpected(input.expectedFee, order.fee, 'expectedFee')
  await checkLimits(context, { ...order, param: 'amount' })
  await checkFunds(context, order)
  return { order, payee }
}

/** Refuses an account that was closed before the lock. */
async function checkStillOpen(
  context: Context,
  source: string,
  payeesAccount: string,
): Promise<void> {
  await activeOwnAccount(context, source, 'fromAccount')
  const [target] = await context.sql`
    select id from customer_account where id = ${payeesAccount} and status_id = ${statusId('active')}`
  if (!target) throw refuse.invalid('toEmail', 'The payee can no longer be paid.')
}

async function payeeIn(
  email: string,
  currencyCode: string,
  { sql, caller }: Context,
): Promise<{ payee: Payee; account: string }> {
  const payee = await findPayee(sql, email)
  if (!payee) throw refuse.invalid('toEmail', 'Nobody can be paid under this address.')
  if (payee.customerId === caller.customerId) {
    throw refuse.invalid('toEmail', 'Use a transfer between your own accounts.')
  }
  const account = await payeeAccount(sql, payee, currencyCode)
  if (account === undefined)
    throw refuse.invalid('toEmail', `The payee has no ${currencyCode} account.`)
  return { payee, account }
}
