import type { Phone } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { maskAllBut } from '../mask-all-but.ts'

interface PhoneRow extends Record<string, unknown> {
  readonly id: string
  readonly countryCode: string
  readonly number: string
  readonly confirmed: boolean
}

/** The customer's primary phone. Who acts for them sees the end of the number. */
export async function findPhone({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<Phone | undefined> {
  const [row] = await sql<PhoneRow>`
    select id, country_code as "countryCode", number, confirmed
    from customer_phone where customer_id = ${caller.customerId} and is_primary`
  if (!row) return undefined
  const { id, countryCode, number, confirmed } = row
  return { id, countryCode, number: ownOrMasked(number, caller), confirmed, status: 'Primary' }
}

/** A number in full to the customer themselves, its end to everybody else. */
export const ownOrMasked = (
  number: string,
  { customerId, ownCustomerId }: Pick<CallerContext['caller'], 'customerId' | 'ownCustomerId'>,
): string => (customerId === ownCustomerId ? number : maskAllBut(2, number))
