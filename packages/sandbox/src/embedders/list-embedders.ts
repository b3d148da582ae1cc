import type { Sql } from '../db/index.ts'

/** An embedder as the control API shows it, without its secrets. */
export interface ListedEmbedder {
  readonly clientKey: string
  readonly name: string
  readonly origins: readonly string[]
  /** Set for a merchant: the payee, and the address for notifications once registered. */
  readonly merchant?: { readonly email: string; readonly notificationUrl?: string }
}

interface EmbedderRow {
  clientKey: string
  name: string
  origins: string[]
  email: string | null
  notificationUrl: string | null
}

/** Lists everybody whose pages may show the bank, in order of arrival. */
export async function listEmbedders(sql: Sql): Promise<ListedEmbedder[]> {
  const rows = await sql<EmbedderRow & Record<string, unknown>>`
    select client_key as "clientKey", name, email,
      (select url from merchant_receiver where kind = 'webhook' and url is not null
        and merchant_receiver.customer_id = merchant_id
        order by merchant_receiver.id = 'webhook-of-' || client_key desc,
          merchant_receiver.position limit 1) as "notificationUrl",
      (select coalesce(json_agg(origin order by origin), '[]') from embed_origin
        where embed_origin.client_key = embedder.client_key) as origins
    from embedder left join customer on customer.id = merchant_id
    order by embedder.position`
  return rows.map(({ email, notificationUrl, ...rest }) => ({
    ...rest,
    ...(email !== null && {
      merchant: { email, ...(notificationUrl !== null && { notificationUrl }) },
    }),
  }))
}

/** Finds an embedder by its client key. */
export async function findEmbedder(
  sql: Sql,
  clientKey: string,
): Promise<ListedEmbedder | undefined> {
  return (await listEmbedders(sql)).find(embedder => embedder.clientKey === clientKey)
}
