import { statusId } from '../../accounts/index.ts'
import type { Context } from '../../context.ts'
import { RestFault } from '../../http/index.ts'
import type { LetterHead } from '../../letter-head.ts'
import type { Sql } from '../../db/index.ts'
import { hasAtMostDecimals, minorUnits, roundHalfUp } from '../../money/index.ts'
import { notifyAddressee } from './notify-addressee.ts'
import { writeInvoice } from './write-invoice.ts'

/** An invoice of the bank itself to a customer. */
export interface SystemInvoice {
  readonly email: string
  readonly amount: string
  readonly currencyCode: string
  /** A day in UTC; one in the past limits the customer at once. */
  readonly dueDate: string
  readonly note?: string | undefined
}

interface Issuing extends Pick<Context, 'sql' | 'clock' | 'newId' | 'locale'> {
  readonly entity: LetterHead
  /** The address of the bank's pages. */
  readonly pages: string
}

/**
 * Issues an invoice of the bank itself to a customer, and notifies them. Returns the invoice's id.
 *
 * @throws {RestFault} 404 when nobody has the address, 422 if it can't be paid.
 */
export async function issueSystemInvoice(
  context: Issuing,
  { email, amount, currencyCode, dueDate, note }: SystemInvoice,
): Promise<string> {
  const { sql, entity } = context
  const toEmail = email.toLowerCase()
  const known = await sql`select from customer where email = ${toEmail}`
  if (known.length === 0) throw new RestFault(404, 'not_found', `Nobody has ${toEmail}.`)
  const decimals = await minorUnits(sql, currencyCode)
  if (decimals === undefined || !hasAtMostDecimals(amount, decimals)) {
    throw new RestFault(422, 'invalid_amount', `The bank keeps no ${amount} ${currencyCode}.`)
  }
  if (!(await hasAccountIn(sql, toEmail, currencyCode))) {
    throw new RestFault(422, 'no_account', `${toEmail} has no open account in ${currencyCode}.`)
  }
  const id = await writeInvoice(
    { ...context, entity },
    {
      kind: 'system',
      toEmail,
      amount: roundHalfUp(amount, decimals),
      currencyCode,
      dueOn: dueDate,
      note,
    },
  )
  await notifyAddressee(context, { id, pages: context.pages })
  await sql`select pg_notify('sixpence_invoice', ${id})`
  return id
}

/** A customer who can't pay it would be limited by it forever. */
async function hasAccountIn(sql: Sql, email: string, currencyCode: string): Promise<boolean> {
  const rows = await sql`
    select from customer
      join customer_account account on account.customer_id = customer.id
      join ledger_account on ledger_account.id = account.id
    where email = ${email} and currency_code = ${currencyCode} and status_id = ${statusId('active')}
    limit 1`
  return rows.length > 0
}
