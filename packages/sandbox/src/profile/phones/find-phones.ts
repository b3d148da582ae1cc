import type { Phone } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { maskAllBut } from '../mask-all-but.ts'

/** A phone as it is kept. */
export interface PhoneRow {
  readonly id: string
  readonly countryCode: string
  readonly number: string
  readonly confirmed: boolean
  readonly isPrimary: boolean
}

/** The customer's phones, the primary one first. */
export const readPhones = ({ sql, caller }: Pick<CallerContext, 'sql' | 'caller'>) =>
  sql<PhoneRow & Record<string, unknown>>`
    select id, country_code as "countryCode", number, confirmed, is_primary as "isPrimary"
    from customer_phone where customer_id = ${caller.customerId}
    order by is_primary desc, position desc`

/** The primary phone, and the one that takes its place once it is confirmed. */
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

/** Who acts for the customer sees the end of a number. */
const phoneOf = (
  { id, countryCode, number, confirmed }: PhoneRow,
  { caller }: Pick<CallerContext, 'caller'>,
): Phone => ({ id, countryCode, number: ownOrMasked(number, caller), confirmed })

/** A number in full to the customer themselves, its end to everybody else. */
export const ownOrMasked = (
  number: string,
  { customerId, ownCustomerId }: Pick<CallerContext['caller'], 'customerId' | 'ownCustomerId'>,
): string => (customerId === ownCustomerId ? number : maskAllBut(2, number))
