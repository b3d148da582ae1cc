import type { accountMethods, NewAddress } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { cardsOfMove } from './address-replacement.ts'
import { cancelCard } from '../change-card.ts'

export const createAddressHandlers = {
  /** Where a customer is from now on, and what that does to their cards. */
  createAddress: async (address, context) => {
    const { sql, caller } = context
    await holdMover(context)
    const present = await presentAddress(context)
    // A repetition after a lost answer: the address has been changed already.
    if (present && isSame(present, address)) return { addressId: present.id }
    const { countryCode, expectedCanceledAccounts = [] } = address
    const { cardAccountsToBeCanceled: ends } = await cardsOfMove(countryCode, context)
    if (!ends.every(id => expectedCanceledAccounts.includes(id))) {
      throw refuse.invalid('expectedCanceledAccounts', 'The move would cancel other cards, too.')
    }
    for (const id of ends) await cancelCard(sql, id)
    await sql`update customer set residence_country = ${countryCode} where id = ${caller.customerId}`
    return { addressId: await keep(address, context) }
  },
} satisfies Partial<Handlers<typeof accountMethods>>

/**
 * One move at a time, and no application for a card meanwhile. Cards are held first, as every other
 * call about one does; of the customer the weaker lock, which nobody who books money waits for.
 */
async function holdMover({ sql, caller }: CallerContext): Promise<void> {
  await sql`
    select account_id from card join customer_account own on own.id = account_id
    where customer_id = ${caller.customerId} order by account_id collate "C" for update of card`
  await sql`select id from customer where id = ${caller.customerId} for no key update`
}

interface PresentAddress extends Record<string, unknown> {
  readonly id: string
  readonly address1: string
  readonly city: string
  readonly postalCode: string
  readonly countryCode: string
}

async function presentAddress({ sql, caller }: CallerContext): Promise<PresentAddress | undefined> {
  const [row] = await sql<PresentAddress>`
    select id, address1, city, postal_code as "postalCode", country_code as "countryCode"
    from customer_address where customer_id = ${caller.customerId}
    order by position desc limit 1`
  return row
}

const FIELDS = ['address1', 'city', 'postalCode', 'countryCode'] as const

const isSame = (one: PresentAddress, other: NewAddress): boolean =>
  FIELDS.every(field => one[field] === other[field].trim())

async function keep(
  { address1, city, postalCode, countryCode }: NewAddress,
  { sql, newId, caller }: CallerContext,
): Promise<string> {
  const id = newId()
  await sql`
    insert into customer_address (id, customer_id, address1, city, postal_code, country_code)
    values (${id}, ${caller.customerId}, ${address1.trim()}, ${city.trim()}, ${postalCode.trim()},
      ${countryCode})`
  return id
}
