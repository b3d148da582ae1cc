import type { Sql } from '../db/index.ts'
import { refuse } from '../http/index.ts'

/**
 * Returns the address to which payers are sent back, as the bank keeps it; undefined for none.
 *
 * @throws {Refusal} `VF` with `returnUrl` if it isn't a page on an origin that is registered for
 *   the merchant.
 */
export async function returnAddress(
  sql: Sql,
  merchantId: string,
  text: string | undefined,
): Promise<string | undefined> {
  if (text === undefined || text === '') return undefined
  const url = pageAt(text)
  if (url && (await originsOf(sql, merchantId)).includes(url.origin)) return url.href
  throw refuse.invalid('returnUrl', 'It has to be a page on one of your registered origins.')
}

/** Lists the origins registered for a merchant. */
export async function originsOf(sql: Sql, merchantId: string): Promise<readonly string[]> {
  const rows = await sql<{ origin: string }>`
    select distinct origin from embed_origin join embedder using (client_key)
    where merchant_id = ${merchantId} order by origin`
  return rows.map(({ origin }) => origin)
}

function pageAt(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  // A `blob:` has the origin of a page, too, and a password would be in every page's address.
  const isPage = url.protocol === 'https:' || url.protocol === 'http:'
  return isPage && url.username === '' && url.password === '' ? url : undefined
}
