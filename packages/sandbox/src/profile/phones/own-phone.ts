import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { type PhoneRow, readPhones } from './find-phones.ts'

/** The customer's phones; of two changes at once the second sees the first. */
export async function holdPhones(
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<readonly PhoneRow[]> {
  const { sql, caller } = context
  await sql`select id from customer where id = ${caller.customerId} for no key update`
  return readPhones(context)
}

/** @throws {Refusal} `13` for another's phone and for one that there is not. */
export function findOwn(phones: readonly PhoneRow[], phoneId: string): PhoneRow {
  const own = phones.find(({ id }) => id === phoneId)
  if (own) return own
  throw refuse.accessDenied('You have no such phone.')
}

/** A number in the form of E.164. */
export const inFull = ({ countryCode, number }: Pick<PhoneRow, 'countryCode' | 'number'>) =>
  `+${countryCode}${number}`
