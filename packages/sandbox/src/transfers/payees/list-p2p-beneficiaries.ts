import type { transferMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../../http/index.ts'
import { paidPeople } from './paid-people.ts'

export const listP2pBeneficiariesHandlers = {
  beneficiaries: async (_input, context) => {
    const people = await paidPeople(context)
    const items = people.map(({ customerId, name, email, at }) => ({
      id: customerId,
      name,
      email,
      lastUsed: at.toISOString(),
    }))
    return { items, total: items.length }
  },
} satisfies Partial<Handlers<typeof transferMethods>>
