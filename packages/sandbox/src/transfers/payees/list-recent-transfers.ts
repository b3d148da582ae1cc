import {
  RECENT_KINDS,
  type RecentTransfer,
  type RecentTransferFilter,
  searchable,
} from '@sixpence/protocol'
import type { transferMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import type { Handlers } from '../../http/index.ts'
import { paidPeople } from './paid-people.ts'
import { recentExternal } from './recent-external.ts'
import { recentOwn } from './recent-own.ts'

const USUAL_LIMIT = 10

export const listRecentTransfersHandlers = {
  recent: async ({ limit = USUAL_LIMIT, ...filter }, context) => {
    const all = [
      ...(await recentPeople(context)),
      ...(await recentExternal(context)),
      ...(await recentOwn(context)),
    ]
    const found = all
      .filter(item => fits(item, filter))
      .toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    return { items: found.slice(0, limit), total: found.length }
  },
} satisfies Partial<Handlers<typeof transferMethods>>

function fits(item: RecentTransfer, filter: RecentTransferFilter): boolean {
  const { types = RECENT_KINDS, permission, countryCode, search = '' } = filter
  const typed = searchable(search).trim()
  const country = 'countryCode' in item ? item.countryCode : undefined
  const email = item.type === 'p2p' ? item.beneficiaryEmail : ''
  return (
    types.includes(item.type) &&
    (permission === undefined || permission === item.permission) &&
    (countryCode === undefined || countryCode === country) &&
    searchable(`${item.beneficiaryName}\n${email}`).includes(typed)
  )
}

async function recentPeople(
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<RecentTransfer[]> {
  const people = await paidPeople(context)
  return people.map(person => ({
    id: person.paymentId,
    type: 'p2p',
    isDisabled: !person.canBePaid,
    permission: '3d',
    fromAccount: person.fromAccount,
    beneficiaryName: person.name,
    beneficiaryEmail: person.email,
    beneficiaryKind: person.kind,
    amount: person.amount,
    currencyCode: person.currencyCode,
    date: person.at.toISOString(),
  }))
}
