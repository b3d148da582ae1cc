import type { CrossPlatformRequirement } from '@sixpence/protocol'
import type { accountMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { statusWord } from './account-status.ts'
import { ownAccount } from './own-account.ts'

export const crossPlatformHandlers = {
  crossPlatform: async ({ accountId }, context) => {
    const account = await ownAccount(context, accountId)
    const { sql, caller } = context
    const [facts] = await sql<Facts>`
      select not needs_kyc as "isKnown",
        exists (select from customer_address where customer_id = customer.id and confirmed)
          as "hasAddress",
        exists (select from device where customer_id = customer.id) as "hasPhone"
      from customer where id = ${caller.customerId}`
    if (!facts) throw new Error(`no customer ${caller.customerId}`)
    const requirements: CrossPlatformRequirement[] = [
      { code: 'accountActive', isMet: statusWord(account.statusId) === 'active' },
      { code: 'identityKnown', isMet: facts.isKnown },
      { code: 'addressConfirmed', isMet: facts.hasAddress },
      { code: 'phoneLinked', isMet: facts.hasPhone },
    ]
    return { requirements }
  },
} satisfies Partial<Handlers<typeof accountMethods>>

interface Facts {
  isKnown: boolean
  hasAddress: boolean
  hasPhone: boolean
}
