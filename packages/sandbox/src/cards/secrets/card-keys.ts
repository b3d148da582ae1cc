import { newSealingKey, newSecret } from '../../credentials/index.ts'
import type { Sql } from '../../db/index.ts'

/** Creates the keys of PINs and of security codes if missing. They are in no seed. */
export async function makeCardKeys(sql: Sql): Promise<void> {
  await sql`insert into card_pin_key (key) values (${newSealingKey()}) on conflict do nothing`
  await sql`insert into card_check_key (key) values (${newSecret()}) on conflict do nothing`
}

/** Returns the key that PINs are encrypted with and computed from. */
export async function pinKey(sql: Sql): Promise<string> {
  const [row] = await sql<{ key: string }>`select key from card_pin_key`
  if (!row) throw new Error('The bank has no key for PINs.')
  return row.key
}

/** Returns the key that security codes are computed from. */
export async function checkKey(sql: Sql): Promise<string> {
  const [row] = await sql<{ key: string }>`select key from card_check_key`
  if (!row) throw new Error('The bank has no key for security codes.')
  return row.key
}
