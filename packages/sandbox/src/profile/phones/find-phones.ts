import type { Phone } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { maskAllBut } from '../mask-all-but.ts'

/** A stored phone. */
export interface PhoneRow {
  readonly id: string
  readonly countryCode: string
  readonly number: string
  readonly confirmed: boolean
  readonly isPrimary: boolean
}

/** Lists the customer's phones, the primary one first. */
export const readPhones = ({ sql, caller }: Pick<CallerContext, 'sql' | 'caller'>) =>
  sql<PhoneRow & Record<string, unknown>>`
    select id, country_code as "countryCode", number, confirmed, is_primary as "isPrimary"
    from customer_phone where customer_id = ${caller.customerId}
    order by is_primary desc, position desc`

/** Returns the primary phone, and the one that replaces it once it is confirmed. */
export async function findPhones(
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<{ phone?: Phone; newPhone?: Phone }> {
  const rows = await readPhones(context)
  const primary = rows.find(({ isPrimary }) => isPrimary)
  const waiting = rows.find(({ isPrimary }) => !isPrimary)
  return {
    ...(primary && { phone: { ...phoneOf(primary, context), status: 'Primary' as const } }),
    ...(waiting && { newPhone: phoneOf(waiting, context) }),
  }
}

/** Returns a phone. Users who act for the customer see only the end of its number. */
const phoneOf = (
  { id, countryCode, number, confirmed }: PhoneRow,
  { caller }: Pick<CallerContext, 'caller'>,
): Phone => ({ id, countryCode, number: ownOrMasked(number, caller), confirmed })

/** Returns the full number for the customer, and only its end for everybody else. */
export const ownOrMasked = (
  number: string,
  { customerId, ownCustomerId }: Pick<CallerContext['caller'], 'customerId' | 'ownCustomerId'>,
): string => (customerId === ownCustomerId ? number : maskAllBut(2, number))
