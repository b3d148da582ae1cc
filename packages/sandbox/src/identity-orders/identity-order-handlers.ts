import { type IdentityOrderInput, namesMatch, type ReportType, utcDay } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import { activeOwnAccount, type OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { writeInvoice } from '../invoices/index.ts'
import { houseAccount, lockAccounts } from '../ledger/index.ts'
import type { LetterHead } from '../letter-head.ts'
import { compare, type Decimal, roundHalfUp } from '../money/index.ts'
import { checkFunds, payInvoiceOrder, recordOrder } from '../payments/index.ts'
import { findOrders } from './find-orders.ts'

/** One page contains all of them unless it is limited. */
const MOST_ROWS = 1000

type OrderMethods = Pick<
  typeof merchantMethods,
  'identityFee' | 'identityOrders' | 'orderIdentityCheck'
>

export const identityOrderHandlers = (entity: LetterHead) =>
  ({
    identityFee: async ({ accountId, reportType = 'standard' }, context) => {
      const account = await activeOwnAccount(context, accountId, 'accountId')
      const { amount } = await priceOf(reportType, account, context)
      return { amount, currencyCode: account.currencyCode }
    },

    identityOrders: async ({ pageNumber = 1, pageSize = MOST_ROWS, ...filter }, context) => {
      if (!isCount(pageNumber)) return refuse.invalid('pageNumber', 'Pages are counted from 1.')
      if (!isCount(pageSize) || pageSize > MOST_ROWS) {
        return refuse.invalid('pageSize', `It is 1 to ${MOST_ROWS}.`)
      }
      const offset = (pageNumber - 1) * pageSize
      return findOrders(context, { ...filter, limit: pageSize, offset })
    },

    orderIdentityCheck: async (input, context) => {
      await lockAccounts(context.sql, [input.accountId])
      const account = await activeOwnAccount(context, input.accountId, 'accountId')
      const price = await priceOf(input.reportType, account, context)
      if (compare(input.expectedFee, price.amount) !== 0) {
        throw refuse.invalid('expectedFee', `It is ${price.amount} ${account.currencyCode}.`)
      }
      const { email: toEmail } = await payerOf(context)
      const { amount } = price
      const { currencyCode } = account
      const dueOn = utcDay(context.clock.now())
      const note = `Identity check: ${input.email}`.slice(0, 140)
      const draft = { kind: 'system', toEmail, amount, currencyCode, dueOn, note } as const
      const invoiceId = await writeInvoice({ ...context, key: '', entity }, draft)
      const transactionId = await payFee(context, { account, amount, invoiceId, note })
      const id = await keep(input, { ...price, currencyCode, invoiceId }, context)
      const { items } = await findOrders(context, { id, limit: 1, offset: 0 })
      const [item] = items
      if (!item) throw new Error(`The check ${id} is not there.`)
      return { item, transactionId }
    },
  }) satisfies Handlers<OrderMethods>

interface Price {
  readonly amount: Decimal
  /** The duration, as the database writes it. */
  readonly takes: string
}

async function priceOf(
  reportType: ReportType,
  { decimals }: OwnAccount,
  { sql }: CallerContext,
): Promise<Price> {
  const [row] = await sql<{ amount: string; takes: string }>`
    select amount, takes::text as takes from identity_order_fee where report_type = ${reportType}`
  if (!row) throw new Error(`There is no price of a report ${reportType}.`)
  return { amount: roundHalfUp(row.amount, decimals), takes: row.takes }
}

async function payerOf({ sql, caller }: CallerContext): Promise<{ email: string }> {
  const [payer] = await sql<{ email: string }>`
    select email from customer where id = ${caller.customerId}`
  if (!payer) throw new Error('Nobody pays.')
  return payer
}

interface Fee {
  readonly account: OwnAccount
  readonly amount: Decimal
  readonly invoiceId: string
  readonly note: string
}

/** Takes the fee at once, like that of a card: the bank's invoice is paid as soon as it is written. */
async function payFee(
  context: CallerContext,
  { account, amount, invoiceId, note }: Fee,
): Promise<string> {
  const order = {
    operation: 'invoice',
    invoiceId,
    fromAccount: account.id,
    toAccount: houseAccount('fees', account.currencyCode),
    currencyCode: account.currencyCode,
    amount,
    fee: '0',
    note,
  } as const
  await checkFunds(context, order)
  const paymentId = await recordOrder(context, order)
  return payInvoiceOrder(context, paymentId, order)
}

interface Ordered extends Price {
  readonly currencyCode: string
  readonly invoiceId: string
}

async function keep(
  { email, name, reportType }: IdentityOrderInput,
  { amount, takes, currencyCode, invoiceId }: Ordered,
  { sql, caller, clock, newId }: CallerContext,
): Promise<string> {
  const id = newId()
  const [known] = await sql<{ name: string }>`
    select full_name(customer) as name from customer where email = ${email} and verified`
  const isConfirmed = namesMatch(name, known?.name ?? '').result === 'same'
  await sql`
    insert into identity_order (id, customer_id, email, name, report_type, is_confirmed,
      created_at, completed_at, fee, currency_code, invoice_id)
    values (${id}, ${caller.customerId}, ${email}, ${name}, ${reportType}, ${isConfirmed},
      ${clock.now()}, ${clock.now()}::timestamptz + ${takes}::interval, ${amount},
      ${currencyCode}, ${invoiceId})`
  return id
}
