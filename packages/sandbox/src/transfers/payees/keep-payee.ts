import type { ExternalCard, PaymentTemplate } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'

interface Owned {
  readonly id: string
  readonly customerId: string
}

/** A payee to keep, with all details of their account. */
export type NewTemplate = Omit<PaymentTemplate, 'id'>

/** Keeps a payee for a customer. */
export async function keepTemplate(
  sql: Sql,
  { id, customerId, details, ...template }: NewTemplate & Owned,
): Promise<void> {
  const { name, kind, permission, countryCode, currency, payeeName, amount, note } = template
  await sql`
    insert into payment_template (id, customer_id, name, kind, permission, country_code, currency,
      payee_name, details, amount, note)
    values (${id}, ${customerId}, ${name}, ${kind}, ${permission}, ${countryCode}, ${currency},
      ${payeeName}, ${{ ...details }}, ${amount}, ${note})`
}

/** A card of another bank, with the facts known from a vault. */
export type NewExternalCard = Omit<ExternalCard, 'id' | 'isDisabled'>

/** Keeps a card for a customer, under a token that ends like its number. Returns the token. */
export async function keepExternalCard(
  sql: Sql,
  { id, ...card }: NewExternalCard & Owned & { readonly at: Date },
): Promise<string> {
  const token = `card-${id}-${card.lastFour}`
  await insertCard(sql, { ...card, id: token })
  return token
}

/** Keeps a card under a token of the vault. */
export async function insertCard(
  sql: Sql,
  { id, customerId, at, ...card }: NewExternalCard & Owned & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into external_card (id, customer_id, bin, last_four, card_brand, holder_name, expires,
      added_at)
    values (${id}, ${customerId}, ${card.bin}, ${card.lastFour}, ${card.cardBrand},
      ${card.holderName}, ${card.expires}, ${at})`
}
