import type { SavedButtonTerms } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/** A button whose terms have been checked. */
export interface NewButton extends SavedButtonTerms {
  readonly id: string
  readonly clientKey: string
  readonly name: string
  readonly returnUrl?: string | undefined
  readonly logoId?: string | undefined
  readonly createdAt: Date
}

/** Stores a new button. */
export async function insertButton(sql: Sql, button: NewButton): Promise<void> {
  const { id, clientKey, name, type, currencyCode, amount, min, max, returnUrl } = button
  await sql`
    insert into saved_button (id, client_key, name, type, currency_code, amount, min_amount,
      max_amount, frequency, return_url, logo_id, created_at)
    values (${id}, ${clientKey}, ${name}, ${type}, ${currencyCode}, ${amount}, ${min}, ${max},
      ${button.frequency}, ${returnUrl}, ${button.logoId}, ${button.createdAt})`
}
