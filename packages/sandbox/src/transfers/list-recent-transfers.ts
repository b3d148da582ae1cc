import type { transferMethods } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'
import { paidPeople } from './paid-people.ts'

const USUAL_LIMIT = 10

export const listRecentTransfersHandlers = {
  recent: async ({ types = ['p2p'], limit = USUAL_LIMIT, search = '' }, context) => {
    const wanted = search.toLowerCase()
    const people = types.includes('p2p') ? await paidPeople(context) : []
    const found = people.filter(({ name, email }) =>
      `${name}\n${email}`.toLowerCase().includes(wanted),
    )
    const items = found.slice(0, limit).map(person => ({
      id: person.paymentId,
      type: 'p2p' as const,
      isDisabled: !person.canBePaid,
      beneficiaryName: person.name,
      beneficiaryEmail: person.email,
      beneficiaryKind: person.kind,
      amount: person.amount,
      currencyCode: person.currencyCode,
      date: person.at.toISOString(),
    }))
    return { items, total: found.length }
  },
} satisfies Partial<Handlers<typeof transferMethods>>
