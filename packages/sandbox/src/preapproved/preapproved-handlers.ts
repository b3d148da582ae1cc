import type { PreapprovedItem } from '@sixpence/protocol'
import type { preapprovedMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { ENDED } from './ended.ts'
import { findPreapproved } from './preapproved-row.ts'
import { notifyPayee } from './notify-payee.ts'

export const preapprovedHandlers = {
  list: async (filter, context) => {
    const items = await findPreapproved(context, filter)
    return { items: [...items], total: items.length }
  },

  cancel: async ({ id }, context) => {
    const { sql, clock, caller } = context
    // Waits for a run that is being made, to return the state after it.
    const [held] = await sql<{ status: PreapprovedItem['status']; user_cancel: boolean }>`
      select status, user_cancel from subscription
      where id = ${id} and customer_id = ${caller.customerId} and status <> 'asked'
      for update`
    if (!held) return notYours()
    const { status, user_cancel: mayCancel } = held
    if (status === 'canceled') return { item: await itemOf(id, context) }
    if (status !== 'active') return refuse.invalid('subscriptionEnded', ENDED[status])
    if (!mayCancel) return refuse.invalid('subscriptionUserCancel', 'Only the bank can end it.')
    await sql`
      update subscription set status = 'canceled', next_day = null, ended_at = ${clock.now()}
      where id = ${id}`
    await notifyPayee(context, id, { type: 'subscriberEnded' })
    return { item: await itemOf(id, context) }
  },
} satisfies Handlers<typeof preapprovedMethods>

/** Refuses another customer's payment and a missing one alike. */
const notYours = () => refuse.accessDenied('You have no access to this payment.')

async function itemOf(id: string, context: CallerContext): Promise<PreapprovedItem> {
  const [item] = await findPreapproved(context, { id })
  if (!item) throw new Error(`The subscription ${id} is held and is not there.`)
  return item
}
