import type { profileMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'

export const taxNumberHandlers = {
  setTaxNumber: async ({ taxId }, { sql, caller }) => {
    await sql`update customer set tax_id = ${taxId} where id = ${caller.customerId}`
    return {}
  },
} satisfies Partial<Handlers<typeof profileMethods>>
