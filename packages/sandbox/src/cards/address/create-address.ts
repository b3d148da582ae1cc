import { ADDRESS_TYPE, type NewAddress } from '@sixpence/protocol'
import type { accountMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { wireNumberOf } from '../../standing/index.ts'
import { cardsOfMove } from './address-replacement.ts'
import { cancelCard } from '../change-card.ts'

export const createAddressHandlers = {
  /** The new address of a customer, and its effects on their cards. */
  createAddress: async (address, context) => {
    const { sql, caller } = context
    await holdMover(context)
    const present = await presentAddress(context)
    // A repetition after a lost response: the address has already changed.
    if (present && isSame(present, address)) return { addressId: present.id }
    const { countryCode, expectedCanceledAccounts = [] } = address
    const { cardAccountsToBeCanceled: ends } = await cardsOfMove(countryCode, context)
    if (!ends.every(id => expectedCanceledAccounts.includes(id))) {
      throw refuse.invalid('expectedCanceledAccounts', 'The move would cancel other cards, too.')
    }
    for (const id of ends) await cancelCard(sql, id)
    const addressId = await keep(address, context)
    await sql`update customer set residence_country = ${countryCode} where id = ${caller.customerId}`
    return { addressId }
  },
} satisfies Partial<Handlers<typeof accountMethods>>

/**
 * Allows one move at a time, and no application for a card meanwhile. Locks cards first, like every
 * other call about one; takes the weaker lock on the customer, for which bookings never wait.
 */
async function holdMover({ sql, caller }: CallerContext): Promise<void> {
  await sql`
    select account_id from card join customer_account own on own.id = account_id
    where customer_id = ${caller.customerId} order by account_id collate "C" for update of card`
  await sql`select id from customer where id = ${caller.customerId} for no key update`
}

/** The entered address, without surrounding spaces. */
interface TypedAddress {
  readonly address1: string
  readonly address2: string | null
  readonly city: string
  readonly postalCode: string
  readonly countryCode: string
  readonly stateCode: string | null
  readonly stateName: string | null
}

async function presentAddress({
  sql,
  caller,
}: CallerContext): Promise<(TypedAddress & { readonly id: string }) | undefined> {
  const [row] = await sql<TypedAddress & { id: string } & Record<string, unknown>>`
    select id, address1, address2, city, postal_code as "postalCode",
      country_code as "countryCode", state_code as "stateCode", state_name as "stateName"
    from customer_address where customer_id = ${caller.customerId}
    order by position desc limit 1`
  return row
}

const FIELDS = [
  'address1',
  'address2',
  'city',
  'postalCode',
  'countryCode',
  'stateCode',
  'stateName',
] as const satisfies readonly (keyof TypedAddress)[]

const isSame = (one: TypedAddress, other: NewAddress): boolean => {
  const typed = typedOf(other)
  return FIELDS.every(field => one[field] === typed[field])
}

const typedOf = (address: NewAddress): TypedAddress => ({
  address1: address.address1.trim(),
  address2: address.address2?.trim() ?? null,
  city: address.city.trim(),
  postalCode: address.postalCode.trim(),
  countryCode: address.countryCode,
  stateCode: address.stateCode?.trim() ?? null,
  stateName: address.stateName?.trim() ?? null,
})

/** The first one is the primary one. A move to another country needs a proof. */
async function keep(address: NewAddress, { sql, newId, caller }: CallerContext): Promise<string> {
  const id = newId()
  const { address1, address2, city, postalCode, ...place } = typedOf(address)
  await sql`
    insert into customer_address (id, customer_id, address1, address2, city, postal_code,
      country_code, type_id, state_code, state_name, is_primary, is_document_required)
    select ${id}, id, ${address1}, ${address2}, ${city}, ${postalCode}, ${place.countryCode},
      ${wireNumberOf(ADDRESS_TYPE, address.addressType ?? 'unspecified')}::smallint, ${place.stateCode}, ${place.stateName},
      not exists (select from customer_address where customer_id = customer.id),
      exists (select from customer_address
        where customer_id = customer.id and is_primary and country_code <> ${place.countryCode})
    from customer where id = ${caller.customerId}`
  return id
}
