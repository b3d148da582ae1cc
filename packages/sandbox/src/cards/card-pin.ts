import type { CallerContext } from '../context.ts'
import { newSealingKey, seal, unseal } from '../credentials/index.ts'

type PinContext = Pick<CallerContext, 'sql' | 'newCode'>

const PIN_LENGTH = 4

/** Keeps a PIN, sealed for its card. */
export async function keepPin(
  context: Pick<PinContext, 'sql'>,
  accountId: string,
  pin: string,
): Promise<void> {
  const { nonce, sealed } = await seal(await sealingKey(context), pin, accountId)
  await context.sql`
    insert into card_pin (account_id, nonce, sealed) values (${accountId}, ${nonce}, ${sealed})
    on conflict (account_id) do update set nonce = excluded.nonce, sealed = excluded.sealed`
}

/** A card's PIN; makes one for a card that has none yet. */
export async function readPin(context: PinContext, accountId: string): Promise<string> {
  const [kept] = await context.sql<{ nonce: string; sealed: string }>`
    select nonce, sealed from card_pin where account_id = ${accountId}`
  if (kept) return unseal(await sealingKey(context), kept, accountId)
  return makePin(context, accountId)
}

/** Gives a card another PIN, none that is easy to guess. */
export async function makePin(context: PinContext, accountId: string): Promise<string> {
  let pin: string
  do pin = context.newCode().slice(-PIN_LENGTH)
  while (isWeakPin(pin))
  await keepPin(context, accountId, pin)
  return pin
}

/** All the same, or in a row. */
export function isWeakPin(pin: string): boolean {
  return /^(\d)\1{3}$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin)
}

/** Made when it is first needed: it is in no seed and in no copy of one. */
async function sealingKey({ sql }: Pick<PinContext, 'sql'>): Promise<string> {
  await sql`
    insert into card_pin_key (key) values (${newSealingKey()}) on conflict do nothing`
  const [row] = await sql<{ key: string }>`select key from card_pin_key`
  if (!row) throw new Error('The bank has no key for PINs.')
  return row.key
}
