import type { Sql } from '../db/index.ts'

/** The payer, the payee and the terms of a subscription. */
export interface Parties {
  readonly id: string
  readonly customerId: string
  readonly madeBy: string
  readonly toAccount: string
  readonly toAmount: string
  readonly currencyCode: string
  /** The name that merchants see. */
  readonly payer: string
  /** Null between own accounts. */
  readonly merchantId: string | null
  /** The name that customers know; null between own accounts. */
  readonly payee: string | null
}

/** Reads the parties of a subscription. */
export async function partiesOf(sql: Sql, id: string): Promise<Parties> {
  const [parties] = await sql<Parties & Record<string, unknown>>`
    select subscription.id, subscription.customer_id as "customerId",
      subscription.made_by as "madeBy", subscription.to_account as "toAccount",
      to_amount as "toAmount", target.currency_code as "currencyCode",
      public_name(payer) as payer, subscription.merchant_id as "merchantId",
      embedder.name as payee
    from subscription
      join customer payer on payer.id = subscription.customer_id
      join ledger_account target on target.id = subscription.to_account
      join payment on payment.id = subscription.payment_id
      left join checkout on checkout.id = payment.checkout_id
      left join embedder on embedder.client_key = checkout.client_key
    where subscription.id = ${id}`
  if (!parties) throw new Error(`There is no subscription ${id}.`)
  return parties
}
