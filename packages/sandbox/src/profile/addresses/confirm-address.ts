import type { profileMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'
import { addressStatusId } from '../../standing/index.ts'
import { sendToPrimaryEmail } from '../emails/primary-email.ts'
import { holdAddress } from './own-address.ts'

export const confirmAddressHandlers = {
  confirmAddress: async ({ addressId }, context) => {
    const address = await holdAddress(addressId, context)
    // If the bank requires a proof, the customer's word isn't enough.
    if (address.isProofRequested && !address.isConfirmed) {
      throw refuse.invalid('addressId', refusalText(context.locale, 'addressProof'))
    }
    if (address.isPrimary && address.isConfirmed) return {}
    await makePrimary(addressId, context)
    await sendToPrimaryEmail({ what: 'addressChanged' }, context)
    return {}
  },
} satisfies Partial<Handlers<typeof profileMethods>>

async function makePrimary(addressId: string, { sql, caller }: CallerContext): Promise<void> {
  await sql`
    update customer_address set is_primary = (id = ${addressId}),
      confirmed = confirmed or id = ${addressId},
      status_id = case when id = ${addressId} then ${addressStatusId('confirmed')}::smallint else status_id end
    where customer_id = ${caller.customerId}`
}
