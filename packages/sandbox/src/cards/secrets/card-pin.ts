import type { CallerContext } from '../../context.ts'
import { hmac, seal, unseal } from '../../credentials/index.ts'
import { pinKey } from './card-keys.ts'
import { digitsOf } from './digits-of.ts'

type PinContext = Pick<CallerContext, 'sql' | 'newCode'>

const PIN_LENGTH = 4

/** Keeps a PIN, sealed for its card. */
export async function keepPin(
  context: Pick<PinContext, 'sql'>,
  accountId: string,
  pin: string,
): Promise<void> {
  const { nonce, sealed } = await seal(await pinKey(context.sql), pin, accountId)
  await context.sql`
    insert into card_pin (account_id, nonce, sealed) values (${accountId}, ${nonce}, ${sealed})
    on conflict (account_id) do update set nonce = excluded.nonce, sealed = excluded.sealed`
}

/**
 * A card's PIN: the one that was kept, or else the one that a card has from its number on. That one
 * is computed, as banks do it: a card is given out without a row for its PIN.
 */
export async function readPin(
  { sql }: Pick<PinContext, 'sql'>,
  accountId: string,
): Promise<string> {
  const [kept] = await sql<{ nonce: string; sealed: string }>`
    select nonce, sealed from card_pin where account_id = ${accountId}`
  const key = await pinKey(sql)
  return kept ? unseal(key, kept, accountId) : naturalPin(key, accountId)
}

/** Always the same of the same card, and none that is easy to guess. */
async function naturalPin(key: string, accountId: string): Promise<string> {
  for (let draw = 0; ; draw += 1) {
    const pin = digitsOf(await hmac(key, `pin ${accountId} ${draw}`), PIN_LENGTH)
    if (!isWeakPin(pin)) return pin
  }
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
