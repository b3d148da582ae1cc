import { binOf } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'

/** The vault's data about a card: never its number. */
export interface VaultedCard {
  readonly token: string
  readonly bin: string
  readonly lastFour: string
}

interface Number {
  readonly digits: string
  readonly customerId: string
  readonly id: string
}

/**
 * Takes a number and returns a token for it. This vault is a stand-in: it forgets the number at
 * once, because nobody is ever paid with it.
 */
export async function vaultNumber(
  sql: Sql,
  { digits, customerId, id }: Number,
): Promise<VaultedCard> {
  const lastFour = digits.slice(-4)
  const card = { token: `card-${id}-${lastFour}`, bin: binOf(digits), lastFour }
  await sql`
    insert into vaulted_card (token, customer_id, bin, last_four)
    values (${card.token}, ${customerId}, ${card.bin}, ${lastFour})`
  return card
}

/** Returns the card behind a token that was issued to this customer. */
export async function findVaulted(
  sql: Sql,
  { token, customerId }: { readonly token: string; readonly customerId: string },
): Promise<VaultedCard | undefined> {
  const [card] = await sql<VaultedCard & Record<string, unknown>>`
    select token, bin, last_four as "lastFour" from vaulted_card
    where token = ${token} and customer_id = ${customerId}`
  return card
}
