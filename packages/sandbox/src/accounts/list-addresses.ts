import { type accountMethods, ADDRESS_STATUS, type CustomerAddress } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'

export const listAddressesHandlers = {
  addresses: async (_input, { sql, caller }) => {
    const rows = await sql<AddressRow & Record<string, unknown>>`
      select id as "addressId", address1, address2, city, postal_code as "postalCode",
        country_code as "countryCode", status_id as "addressStatus", confirmed
      from customer_address where customer_id = ${caller.customerId} order by position desc`
    return { address: rows.map(addressOf) }
  },
} satisfies Partial<Handlers<typeof accountMethods>>

interface AddressRow extends Omit<CustomerAddress, 'address2' | 'addressStatus'> {
  readonly address2: string | null
  readonly addressStatus: keyof typeof ADDRESS_STATUS
}

const addressOf = ({ address2, addressStatus, ...row }: AddressRow): CustomerAddress => ({
  ...row,
  addressStatus: ADDRESS_STATUS[addressStatus],
  ...(address2 !== null && { address2 }),
})
