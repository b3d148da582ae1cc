import type { accountMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../../http/index.ts'
import { addressOf, listUploads, readAddresses } from '../../papers/index.ts'
import { findIdentity } from '../find-identity.ts'

export const addressInquiryHandlers = {
  addresses: async (_input, context) => {
    const rows = await readAddresses(context)
    const uploads = await listUploads(context)
    const identity = await findIdentity(context)
    return { address: rows.map(row => addressOf(row, uploads)), ...(identity && { identity }) }
  },
} satisfies Partial<Handlers<typeof accountMethods>>
