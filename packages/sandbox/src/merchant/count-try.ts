import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'
import { holdMerchant } from './hold-merchant.ts'

const HOUR_MS = 60 * 60_000

const LIMITS = {
  ping: { most: 10, word: 'pingsTooSoon' },
  signature: { most: 60, word: 'signaturesTooSoon' },
} as const

/**
 * Counts a merchant's tries, since repeated ones would let them use the bank to probe servers or to
 * guess.
 *
 * @throws {Refusal} `VF` for one too many within an hour.
 */
export async function countTry(context: CallerContext, kind: keyof typeof LIMITS): Promise<void> {
  const { sql, clock, caller, locale } = context
  const { customerId } = caller
  const { most, word } = LIMITS[kind]
  const now = clock.now()
  await holdMerchant(context)
  const recent = await sql`
    select from merchant_try
    where customer_id = ${customerId} and kind = ${kind}
      and at > ${new Date(now.getTime() - HOUR_MS)}`
  if (recent.length >= most) {
    throw refuse.invalid(word, refusalText(locale, word, { count: String(most) }))
  }
  await sql`insert into merchant_try (customer_id, kind, at) values (${customerId}, ${kind}, ${now})`
}
