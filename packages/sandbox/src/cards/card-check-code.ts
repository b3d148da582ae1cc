import type { Context } from '../context.ts'
import { hmac, newSecret } from '../credentials/index.ts'

const LENGTH = 3
const BASE64 = 64

/** What a card's security code is computed from: another number or another expiry has another. */
export interface PrintedCard {
  readonly number: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** The three digits on the back of a card. They are kept nowhere, and always come out the same. */
export async function checkCodeOf(
  { number, expiryMonth, expiryYear }: PrintedCard,
  context: Pick<Context, 'sql'>,
): Promise<string> {
  const mac = await hmac(await checkKey(context), `${number} ${expiryMonth}/${expiryYear}`)
  const code = Array.from(mac).reduce(
    (sum, sign) => (sum * BASE64 + sign.charCodeAt(0)) % 10 ** LENGTH,
    0,
  )
  return String(code).padStart(LENGTH, '0')
}

/** Made when it is first needed: it is in no seed and in no copy of one. */
async function checkKey({ sql }: Pick<Context, 'sql'>): Promise<string> {
  await sql`insert into card_check_key (key) values (${newSecret()}) on conflict do nothing`
  const [row] = await sql<{ key: string }>`select key from card_check_key`
  if (!row) throw new Error('The bank has no key for security codes.')
  return row.key
}
