import { listP2pBeneficiaries } from '@sixpence/protocol'
import { namedMethodRoute } from '../http/index.ts'
import { paidPeople } from './paid-people.ts'

export const listP2pBeneficiariesRoute = namedMethodRoute(
  listP2pBeneficiaries,
  async (_input, context) => {
    const people = await paidPeople(context)
    const items = people.map(({ customerId, name, email, at }) => ({
      id: customerId,
      name,
      email,
      lastUsed: at.toISOString(),
    }))
    return { items, total: items.length }
  },
)
