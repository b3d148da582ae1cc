import type { CallerContext } from '../../context.ts'
import { hmac, seal, unseal } from '../../credentials/index.ts'
import { pinKey } from './card-keys.ts'
import { digitsOf } from './digits-of.ts'

type PinContext = Pick<CallerContext, 'sql' | 'newCode'>

const PIN_LENGTH = 4

/** Stores a PIN, encrypted for its card. */
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
 * Returns a card's PIN: the stored one, otherwise the one derived from its number. That one is
 * computed, like banks do: a new card has no row for its PIN.
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

/** Always the same for the same card, and not easy to guess. */
async function naturalPin(key: string, accountId: string): Promise<string> {
  for (let draw = 0; ; draw += 1) {
    const pin = digitsOf(await hmac(key, `pin ${accountId} ${draw}`), PIN_LENGTH)
    if (!isWeakPin(pin)) return pin
  }
}

/** Gives a card another PIN that isn't easy to guess. */
export async function makePin(context: PinContext, accountId: string): Promise<string> {
  let pin: string
  do pin = context.newCode().slice(-PIN_LENGTH)
  while (isWeakPin(pin))
  await keepPin(context, accountId, pin)
  return pin
}

/** All equal, or consecutive. */
export function isWeakPin(pin: string): boolean {
  return /^(\d)\1{3}$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin)
}
