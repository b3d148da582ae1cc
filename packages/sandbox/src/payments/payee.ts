import { CARD_TYPES, type PartyKind } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import type { PaymentOrder } from './payment-order.ts'
import { statusId } from '../accounts/index.ts'

/** A person or business that can be paid. */
export interface Payee {
  readonly customerId: string
  readonly email: string
  /** The name that other customers may see, e.g. `Vera K.`. */
  readonly name: string
  readonly kind: PartyKind
}

/** Finds a customer with an open account; undefined if no such customer has this address. */
export async function findPayee(sql: Sql, email: string): Promise<Payee | undefined> {
  const [row] = await sql<{ customerId: string; email: string; name: string; kind: PartyKind }>`
    select id as "customerId", email, public_name(customer) as name, party_kind(customer) as kind
    from customer
    where email = ${email.toLowerCase()} and exists (
      select from customer_account where customer_id = customer.id and status_id = ${statusId('active')}
    )`
  return row
}

type Named = Pick<
  PaymentOrder,
  'payeeEmail' | 'checkoutId' | 'invoiceId' | 'refundsId' | 'external' | 'batchId'
>

/**
 * Returns the payee of an order by the name that the customer knows, or the name of a batch; empty
 * text if the payee is gone.
 */
export async function nameOfPayee(
  sql: Sql,
  { payeeEmail, checkoutId, invoiceId, refundsId, external, batchId }: Named,
): Promise<string> {
  if (external) return external.payeeName
  if (batchId !== undefined) return nameOfBatch(sql, batchId)
  if (invoiceId !== undefined) return nameOnInvoice(sql, invoiceId)
  if (refundsId !== undefined) return nameOfPayer(sql, refundsId)
  if (checkoutId === undefined) return nameOfPerson(sql, payeeEmail)
  return nameOfMerchant(sql, checkoutId)
}

async function nameOfMerchant(sql: Sql, checkoutId: string): Promise<string> {
  const [merchant] = await sql<{ name: string }>`
    select name from checkout join embedder using (client_key) where id = ${checkoutId}`
  return merchant?.name ?? ''
}

async function nameOfPerson(sql: Sql, email = ''): Promise<string> {
  return (await findPayee(sql, email))?.name ?? ''
}

async function nameOfBatch(sql: Sql, batchId: string): Promise<string> {
  const [batch] = await sql<{ name: string }>`select name from batch_order where id = ${batchId}`
  return batch?.name ?? ''
}

async function nameOnInvoice(sql: Sql, invoiceId: string): Promise<string> {
  const [invoice] = await sql<{ name: string }>`
    select payee_name as name from invoice where id = ${invoiceId}`
  return invoice?.name ?? ''
}

async function nameOfPayer(sql: Sql, paymentId: string): Promise<string> {
  const [paid] = await sql<{ name: string }>`
    select payer_name as name from merchant_payment where payment_id = ${paymentId}`
  return paid?.name ?? ''
}

/**
 * Returns the account on which a payee is paid: the oldest open one in the currency that isn't a
 * card.
 */
export async function payeeAccount(
  sql: Sql,
  payee: Pick<Payee, 'customerId'>,
  currencyCode: string,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }>`
    select id from customer_account join ledger_account using (id)
    where customer_id = ${payee.customerId} and currency_code = ${currencyCode} and status_id = ${statusId('active')}
      and type not between ${CARD_TYPES.first} and ${CARD_TYPES.last}
    order by opened_at, id limit 1`
  return row?.id
}
