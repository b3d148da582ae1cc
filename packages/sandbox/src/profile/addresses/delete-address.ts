import type { profileMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'
import { holdAddress } from './own-address.ts'

export const deleteAddressHandlers = {
  deleteAddress: async ({ addressId }, context) => {
    const { sql, locale } = context
    const { isPrimary } = await holdAddress(addressId, context)
    if (isPrimary) throw refuse.invalid('addressId', refusalText(locale, 'addressPrimary'))
    if ((await countAddresses(context)) < 2) {
      throw refuse.invalid('addressId', refusalText(locale, 'addressLast'))
    }
    // Documents are kept for as long as the law requires, whatever becomes of their address.
    await sql`update customer_document set address_id = null where address_id = ${addressId}`
    await sql`delete from customer_address where id = ${addressId}`
    return {}
  },
} satisfies Partial<Handlers<typeof profileMethods>>

async function countAddresses({ sql, caller }: CallerContext): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from customer_address
    where customer_id = ${caller.customerId}`
  return row?.count ?? 0
}
