import type { ReputationEntry, ReputationType } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { dealingsOf } from './dealings-of.ts'

const PAGE_SIZE = 100

export const reputationHandlers = {
  reputation: async ({ type, email, pageNumber = 1, pageSize = PAGE_SIZE }, context) => {
    if (!isCount(pageNumber)) return refuse.invalid('pageNumber', 'has to be 1 or more')
    if (!isCount(pageSize) || pageSize > PAGE_SIZE) {
      return refuse.invalid('pageSize', 'has to be 1 to 100')
    }
    const all = await dealingsOf(email, context)
    const items = all.map(entryOf).filter(entry => type === undefined || entry.type === type)
    const passed = (pageNumber - 1) * pageSize
    return { items: items.slice(passed, passed + pageSize), total: items.length }
  },
} satisfies Handlers<Pick<typeof merchantMethods, 'reputation'>>

type Dealing = Pick<ReputationEntry, 'email' | 'date' | 'note'>

const entryOf = (dealing: Dealing): ReputationEntry => {
  const type = TYPES[dealing.note]
  return { ...dealing, type, score: SCORES[type] }
}

const TYPES: Readonly<Record<ReputationEntry['note'], ReputationType>> = {
  checkoutPaid: 'positive',
  invoicePaid: 'positive',
  checkoutNotPaid: 'neutral',
  installmentUnpaid: 'negative',
}

const SCORES = { positive: 1, neutral: 0, negative: -1 } as const
