import type {
  ButtonOffer,
  SavedButtonTerms,
  ShownButton,
  SubscriptionFrequency,
} from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { logoUrlOf } from '../rendering/index.ts'

/** The bank's record of a saved button. */
export interface ButtonRecord {
  readonly id: string
  readonly clientKey: string
  /** The payee and the name that customers know. */
  readonly merchantId: string
  readonly merchantName: string
  readonly name: string
  readonly type: SavedButtonTerms['type']
  readonly currencyCode: string
  readonly amount: string | null
  readonly min: string | null
  readonly max: string | null
  readonly frequency: SubscriptionFrequency | null
  readonly returnUrl: string | null
  readonly logoId: string | null
  /** The hash that names the picture of its logo, or of its merchant's default. */
  readonly logo: string | null
  readonly isDeleted: boolean
}

/** Finds a saved button, even a deleted one; undefined if there never was one. */
export async function findButton(sql: Sql, id: string): Promise<ButtonRecord | undefined> {
  const [row] = await select(sql, { id })
  return row
}

/** Locks a saved button against changes until the transaction ends, and returns it. */
export async function keepButton(sql: Sql, id: string): Promise<ButtonRecord | undefined> {
  // This statement reads nothing else: it would read values from before the wait.
  await sql`select from saved_button where id = ${id} for share`
  return findButton(sql, id)
}

/** Lists a merchant's saved buttons that aren't deleted, newest first. */
export async function buttonsOf(sql: Sql, merchantId: string): Promise<readonly ButtonRecord[]> {
  return select(sql, { merchantId })
}

function select(sql: Sql, wanted: { id?: string; merchantId?: string }): Promise<ButtonRecord[]> {
  return sql<ButtonRecord & Record<string, unknown>>`
    select saved_button.id, client_key as "clientKey", merchant_id as "merchantId",
      embedder.name as "merchantName", saved_button.name, type, currency_code as "currencyCode",
      amount, min_amount as min, max_amount as max, frequency, return_url as "returnUrl",
      deleted_at is not null as "isDeleted", logo_id as "logoId",
      merchant_logo(merchant_id, logo_id) as logo
    from saved_button join embedder using (client_key)
    where saved_button.id = ${wanted.id}::text
      or (merchant_id = ${wanted.merchantId}::text and deleted_at is null)
    order by saved_button.position desc`
}

/** Returns the public part of a saved button. */
export function forEverybody(button: ButtonRecord, bankUrl: string): ShownButton {
  const { id: buttonId, merchantName, name: description, returnUrl, logo } = button
  const shown = {
    buttonId,
    merchantName,
    ...logoUrlOf(logo, bankUrl),
  }
  if (button.isDeleted) return shown
  const offer: ButtonOffer = {
    ...termsOf(button),
    description,
    ...(returnUrl !== null && { returnUrl }),
  }
  return { ...shown, offer }
}

/** Returns the terms of a saved button. */
export function termsOf(button: ButtonRecord): SavedButtonTerms {
  const { type, currencyCode, amount, frequency, min, max } = button
  return {
    type,
    currencyCode,
    ...(amount !== null && { amount }),
    ...(frequency !== null && { frequency }),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
  }
}
