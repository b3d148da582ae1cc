import type { accountMethods, CustomerAddress } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'

export const listAddressesHandlers = {
  addresses: async (_input, { sql, caller }) => {
    const rows = await sql<AddressRow>`
      select id as "addressId", address1, address2, city, postal_code as "postalCode",
        country_code as "countryCode", status_id as "addressStatus", confirmed
      from customer_address where customer_id = ${caller.customerId} order by position desc`
    return { address: rows.map(addressOf) }
  },
} satisfies Partial<Handlers<typeof accountMethods>>

type AddressRow = Omit<CustomerAddress, 'address2'> & { address2: string | null }

const addressOf = ({ address2, ...row }: AddressRow): CustomerAddress => ({
  ...row,
  ...(address2 !== null && { address2 }),
})
