import { hasRight } from '@sixpence/protocol'
import { changeAccess, grantAccess } from '../access/index.ts'
import { sendActivation } from '../activation/index.ts'
import { withdrawRequestsOf } from '../approvals/index.ts'
import type { CallerContext } from '../context.ts'
import { notify } from '../notifications/index.ts'
import type { Business } from './business.ts'
import type { HeldUser } from './business-user.ts'
import { invitePerson } from './invite-person.ts'
import type { Granted } from './judge-grant.ts'
import { RIGHT_NAMES } from './right-names.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/** The business that is held, and what the change is made with. */
interface Change {
  readonly business: Business
  readonly context: Context
}

/** Lets whoever has an address act for a business; who is no customer yet gets a link. */
export async function addUser(
  email: string,
  granted: Granted,
  { business, context }: Change,
): Promise<void> {
  const { sql, clock } = context
  const { customerId, isActive, action } = await invitePerson(email, context)
  const access = { userId: customerId, customerId: business.id, ...granted }
  await grantAccess(sql, [{ ...access, invitedAt: clock.now() }])
  const because = `${business.name} lets you act for it: ${RIGHT_NAMES[granted.right]}.`
  if (isActive) {
    const body = `${because} Sign in to find it among your accesses.`
    return tell({ customerId, email }, body, { business, context })
  }
  const how = 'Then choose your password: “Forgotten your password?” on the page to sign in.'
  await sendActivation({ customerId, email, action, because: `${because} ${how}` }, context)
}

/** Sets what somebody may do for a business from their next call on, and tells them. */
export async function setAccess(
  user: HeldUser,
  granted: Granted,
  { business, context }: Change,
): Promise<void> {
  const { sql, clock } = context
  const access = { userId: user.customerId, customerId: business.id, ...granted }
  await changeAccess(sql, access, clock.now())
  await withdrawUnlessMay(user, granted, { business, context })
  const body =
    granted.right === 'none'
      ? `Your access to ${business.name} has ended.`
      : `What you may do for ${business.name} has changed: ${RIGHT_NAMES[granted.right]}.`
  await tell(user, body, { business, context })
}

/** Takes somebody off the list of a business. */
export async function deleteAccess(user: HeldUser, { business, context }: Change): Promise<void> {
  await context.sql`
    delete from customer_access
    where user_id = ${user.customerId} and customer_id = ${business.id}`
  await withdrawUnlessMay(user, { right: 'none' }, { business, context })
  await tell(user, `Your access to ${business.name} has ended.`, { business, context })
}

async function withdrawUnlessMay(
  { customerId }: HeldUser,
  { right }: Pick<Granted, 'right'>,
  { business, context }: Change,
): Promise<void> {
  if (hasRight(right, 'initiate')) return
  // An administrator's own calls are about themselves: the requests are those of the business.
  const caller = { ...context.caller, customerId: business.id }
  await withdrawRequestsOf(customerId, { ...context, caller })
}

async function tell(
  { customerId, email }: Pick<HeldUser, 'customerId' | 'email'>,
  letter: string,
  { business, context: { sql, clock, newId } }: Change,
): Promise<void> {
  await notify(
    { sql, newId },
    {
      id: newId(),
      customerId,
      email,
      at: clock.now(),
      type: 'accessChanged',
      status: 'info',
      params: { customerId: business.id },
      letter,
    },
  )
}
