import type { Subscriber } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { isCount } from '../../input/index.ts'
import { ENDED } from '../ended.ts'
import { notifyPayer } from '../notify-payer.ts'
import { findSubscribers } from './find-subscribers.ts'
import { listInstallments } from './list-installments.ts'

const PAGE_SIZE = 50
const MOST_ROWS = 100

type Of = 'subscribers' | 'cancelSubscriber' | 'installments'

/** Handles merchants' calls about their subscribers. */
export const subscriberHandlers: Pick<Handlers<typeof merchantMethods>, Of> = {
  subscribers: async ({ pageNumber = 1, pageSize = PAGE_SIZE, ...filters }, context) => {
    if (!isCount(pageNumber)) return refuse.invalid('pageNumber', 'Pages are counted from 1.')
    if (!isCount(pageSize) || pageSize > MOST_ROWS) {
      return refuse.invalid('pageSize', `It is 1 to ${MOST_ROWS}.`)
    }
    const offset = (pageNumber - 1) * pageSize
    return findSubscribers(context, { ...filters, limit: pageSize, offset })
  },

  cancelSubscriber: async ({ subscriptionId }, context) => {
    const { sql, clock } = context
    const status = await holdOwn(subscriptionId, context)
    if (!status) return notYours()
    if (status === 'completed' || status === 'stopped') {
      return refuse.invalid('subscriptionEnded', ENDED[status])
    }
    if (status === 'active') {
      await sql`
        update subscription set status = 'canceled', next_day = null, ended_at = ${clock.now()}
        where id = ${subscriptionId}`
      await notifyPayer(context, subscriptionId, 'endedByMerchant')
    }
    return { item: await subscriberOf(subscriptionId, context) }
  },

  installments: async ({ subscriptionId }, context) => {
    const { total } = await findSubscribers(context, { subscriptionId, limit: 1, offset: 0 })
    if (total === 0) return notYours()
    const items = await listInstallments(context.sql, subscriptionId)
    return { items, total: items.length }
  },
}

/**
 * Returns a merchant's own subscription. Waits for an installment that is being paid, to return the
 * state after it.
 */
async function holdOwn(
  id: string,
  { sql, caller }: CallerContext,
): Promise<Subscriber['status'] | undefined> {
  const [held] = await sql<{ status: Subscriber['status'] }>`
    select status from subscription
    where id = ${id} and merchant_id = ${caller.customerId} and status <> 'asked' for update`
  return held?.status
}

/** Refuses another merchant's subscription and a missing one alike. */
const notYours = () => refuse.accessDenied('You have no access to this subscription.')

async function subscriberOf(subscriptionId: string, context: CallerContext): Promise<Subscriber> {
  const { items } = await findSubscribers(context, { subscriptionId, limit: 1, offset: 0 })
  const [item] = items
  if (!item) throw new Error(`The subscription ${subscriptionId} is held and is not there.`)
  return item
}
