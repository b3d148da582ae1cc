import type { Locale } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/** Keeps the language that a customer uses now. Writes nothing if it is kept already. */
export async function keepLanguage(sql: Sql, customerId: string, locale: Locale): Promise<void> {
  await sql`
    insert into customer_language (customer_id, locale)
    select ${customerId}, ${locale} where not exists (
      select from customer_language where customer_id = ${customerId} and locale = ${locale})
    on conflict (customer_id) do update set locale = excluded.locale`
}

/** Returns the language in which to write to an address; undefined if nobody there has used one. */
export async function languageAt(sql: Sql, email: string): Promise<Locale | undefined> {
  const [kept] = await sql<{ locale: Locale }>`
    select locale from customer_language join customer on customer.id = customer_id
    where email = ${email.toLowerCase()}`
  return kept?.locale
}
