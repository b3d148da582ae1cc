import { activeOwnAccount, statusId } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { houseAccount, lockAccounts } from '../../ledger/index.ts'
import { checkBlacklist } from './check-blacklist.ts'
import { checkFunds } from './check-funds.ts'
import { checkPayoutCard } from './check-payout-card.ts'
import { holdCheckout, notOpen } from './checkout-hold.ts'
import { holdOpenInvoice } from './invoice-hold.ts'
import { payCheckoutOrder } from './pay-checkout.ts'
import { payExternal } from './pay-external.ts'
import { payInvoiceOrder } from './pay-invoice.ts'
import { payP2p } from './pay-p2p.ts'
import { payRefundOrder } from '../refunds/pay-refund.ts'
import { checkRefundable, holdRefunded } from '../refunds/refund-hold.ts'
import type {
  CheckoutOrder,
  ExternalOrder,
  InvoiceOrder,
  P2pOrder,
  SingleOrder,
  RefundOrder,
} from '../payment-order.ts'
import { checkPrice } from '../pricing/check-price.ts'
import { refuse } from '../../http/index.ts'

/**
 * Locks everything that a payment to somebody else needs until the transaction ends: its checkout,
 * invoice or refunded payment, and both accounts.
 *
 * @throws {Refusal} If what it pays is no longer open.
 */
export async function holdForOrder(
  context: Pick<CallerContext, 'sql'>,
  { checkoutId, invoiceId, refundsId, fromAccount, toAccount }: SingleOrder,
): Promise<void> {
  if (checkoutId !== undefined) await holdOpenCheckout(checkoutId, context)
  if (invoiceId !== undefined) await holdOpenInvoice(context, invoiceId)
  if (refundsId !== undefined) await holdRefunded(context, refundsId)
  await lockAccounts(context.sql, [fromAccount, toAccount])
}

/**
 * Moves the money of a waiting payment to somebody else, after checking again everything that may
 * have changed. Returns the transaction's id.
 *
 * @throws {Refusal} With the reason.
 */
export async function payOrder(
  context: CallerContext,
  { id, order }: { readonly id: string; readonly order: SingleOrder },
): Promise<string> {
  await holdForOrder(context, order)
  await activeOwnAccount(context, order.fromAccount, 'fromAccount')
  await checkPrice(context.sql, order)
  return pay(context, id, order)
}

function pay(context: CallerContext, id: string, order: SingleOrder): Promise<string> {
  switch (order.operation) {
    case 'ownSameCurrency':
    case 'ownCrossCurrency':
      // It is priced again at the same time, which takes more than the order.
      throw new TypeError('A transfer between own accounts is no payment to somebody else.')
    case 'p2p':
      return payPerson(context, id, order)
    case 'checkout':
      return payCheckout(context, id, order)
    case 'invoice':
      return payInvoice(context, id, order)
    case 'refund':
      return payBack(context, id, order)
    default:
      return payExternalOrder(context, id, order)
  }
}

async function payPerson(context: CallerContext, id: string, order: P2pOrder): Promise<string> {
  await checkPayee(context, id, order)
  return payP2p(context, id, order)
}

async function payCheckout(
  context: CallerContext,
  id: string,
  order: CheckoutOrder,
): Promise<string> {
  await checkPayee(context, id, order)
  return payCheckoutOrder(context, id, order)
}

/** True if an order pays the bank itself, on its fee account: it has no limit. */
export const isOwedToBank = ({ toAccount, currencyCode }: SingleOrder): boolean =>
  toAccount === houseAccount('fees', currencyCode)

async function payInvoice(
  context: CallerContext,
  id: string,
  order: InvoiceOrder,
): Promise<string> {
  await (isOwedToBank(order) ? checkFunds(context, order, id) : checkPayee(context, id, order))
  return payInvoiceOrder(context, id, order)
}

async function payBack(context: CallerContext, id: string, order: RefundOrder): Promise<string> {
  await checkRefundable(context, order, id)
  await checkFunds(context, order, id)
  return payRefundOrder(context, id, order)
}

async function payExternalOrder(
  context: CallerContext,
  id: string,
  order: ExternalOrder,
): Promise<string> {
  await checkPayoutCard(order.external.details, context)
  await checkFunds(context, order, id)
  return payExternal(context, id, order)
}

async function checkPayee(context: CallerContext, id: string, order: SingleOrder): Promise<void> {
  const [target] = await context.sql`
    select id from customer_account where id = ${order.toAccount} and status_id = ${statusId('active')}`
  if (!target) throw refuse.invalid('toEmail', 'The payee can no longer be paid.')
  await checkBlacklist(context, order.toAccount, 'toEmail')
  await checkFunds(context, order, id)
}

/** Locks a checkout that must be open: another payment may have been a moment faster. */
async function holdOpenCheckout(id: string, context: Pick<CallerContext, 'sql'>): Promise<void> {
  await holdCheckout(context, id)
  const [row] = await context.sql<{ status: 'open' | 'paid' | 'refused' | 'expired' }>`
    select status from checkout where id = ${id}`
  if (row && row.status !== 'open') throw notOpen(row.status)
}
