import { CARD_TYPES, type PayeeByName } from '@sixpence/protocol'
import { statusId } from '../accounts/index.ts'
import type { Sql } from '../db/index.ts'
import { logoUrlOf } from '../rendering/index.ts'

/** A merchant who is paid by name. */
export interface NamedMerchant {
  readonly clientKey: string
  readonly customerId: string
  readonly merchantName: string
  readonly name: string
  readonly secret: string | null
  /** The hash that names the picture of their default logo. */
  readonly logo: string | null
}

/**
 * Finds the merchant paid by a name, now or formerly; undefined if there is none, or they can't be
 * paid now.
 */
export async function findNamed(sql: Sql, name: string): Promise<NamedMerchant | undefined> {
  const [row] = await sql<NamedMerchant & Record<string, unknown>>`
    select client_key as "clientKey", merchant_id as "customerId", embedder.name as "merchantName",
      pay_by_name.name, secret,
      merchant_logo(merchant_id, null) as logo
    from pay_by_name join embedder using (client_key)
    where is_on and merchant_id is not null and client_key in (
      select client_key from pay_by_name where name = ${name}
      union select client_key from pay_by_name_former where name = ${name}
    )`
  return row
}

/** Returns the public part of a merchant. */
export async function payeeForEverybody(
  { sql, bankUrl }: { readonly sql: Sql; readonly bankUrl: string },
  { name, merchantName, customerId, logo }: NamedMerchant,
): Promise<PayeeByName> {
  const rows = await sql<{ currencyCode: string }>`
    select distinct currency_code as "currencyCode"
    from customer_account join ledger_account using (id)
    where customer_id = ${customerId} and status_id = ${statusId('active')}
      and type not between ${CARD_TYPES.first} and ${CARD_TYPES.last}
    order by currency_code`
  return {
    name,
    merchantName,
    ...logoUrlOf(logo, bankUrl),
    currencies: rows.map(({ currencyCode }) => currencyCode),
  }
}
