import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { type PhoneRow, readPhones } from './find-phones.ts'

/**
 * Lists and locks the customer's phones, so that the second of two concurrent changes sees the
 * first.
 */
export async function holdPhones(
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<readonly PhoneRow[]> {
  const { sql, caller } = context
  await sql`select id from customer where id = ${caller.customerId} for no key update`
  return readPhones(context)
}

/** @throws {Refusal} `13` for another customer's phone and for a missing one. */
export function findOwn(phones: readonly PhoneRow[], phoneId: string): PhoneRow {
  const own = phones.find(({ id }) => id === phoneId)
  if (own) return own
  throw refuse.accessDenied('You have no such phone.')
}

/** Returns a number in the format E.164. */
export const inFull = ({ countryCode, number }: Pick<PhoneRow, 'countryCode' | 'number'>) =>
  `+${countryCode}${number}`
