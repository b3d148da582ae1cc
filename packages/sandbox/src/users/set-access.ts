import { hasPermission, hasRight, type PermittedAction } from '@sixpence/protocol'
import { changeAccess, grantAccess, permissionsOf } from '../access/index.ts'
import { sendActivation } from '../activation/index.ts'
import { withdrawRequestsOf } from '../approvals/index.ts'
import type { CallerContext } from '../context.ts'
import type { Text } from '../language/index.ts'
import { notify } from '../notifications/index.ts'
import type { Business } from './business.ts'
import type { HeldUser } from './business-user.ts'
import { invitePerson } from './invite-person.ts'
import type { Granted } from './check-grant.ts'
import { RIGHT_NAMES } from './right-names.ts'
import { USER_MAIL_WORDS } from './user-mail-words.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller' | 'locale'>

/** The locked business, and the context of the change. */
interface Change {
  readonly business: Business
  readonly context: Context
}

/** Lets the owner of an email address act for a business; a new person gets an activation link. */
export async function addUser(
  email: string,
  granted: Granted,
  { business, context }: Change,
): Promise<void> {
  const { sql, clock } = context
  const { customerId, isActive, action } = await invitePerson(email, context)
  const access = { userId: customerId, customerId: business.id, ...granted }
  await grantAccess(sql, [{ ...access, invitedAt: clock.now() }])
  const right = { words: RIGHT_NAMES[granted.right] }
  const because = { words: USER_MAIL_WORDS.lets, values: { business: business.name, right } }
  if (isActive) {
    const letter = [because, { words: USER_MAIL_WORDS.find }]
    return notifyUser({ customerId, email }, letter, { business, context })
  }
  await sendActivation(
    {
      customerId,
      email,
      action,
      because: [because, { words: USER_MAIL_WORDS.choosePassword }],
      // The inviting user's language is the best guess before the person has chosen one.
      locale: context.locale,
    },
    context,
  )
}

/** Sets a user's access to a business from their next call on, and notifies them. */
export async function setAccess(
  user: HeldUser,
  granted: Granted,
  { business, context }: Change,
): Promise<void> {
  const { sql, clock } = context
  const access = { userId: user.customerId, customerId: business.id, ...granted }
  await changeAccess(sql, access, clock.now())
  await withdrawUnlessMay(user, granted, { business, context })
  const right = { words: RIGHT_NAMES[granted.right] }
  const letter =
    granted.right === 'none'
      ? ended(business)
      : { words: USER_MAIL_WORDS.changed, values: { business: business.name, right } }
  await notifyUser(user, [letter], { business, context })
}

/** Removes a user from a business. */
export async function deleteAccess(user: HeldUser, { business, context }: Change): Promise<void> {
  await context.sql`
    delete from customer_access
    where user_id = ${user.customerId} and customer_id = ${business.id}`
  await withdrawUnlessMay(user, { right: 'none', permissions: [] }, { business, context })
  await notifyUser(user, [ended(business)], { business, context })
}

const ended = ({ name }: Business): Text => ({
  words: USER_MAIL_WORDS.ended,
  values: { business: name },
})

async function withdrawUnlessMay(
  { customerId }: HeldUser,
  { right, permissions }: Granted,
  { business, context }: Change,
): Promise<void> {
  const flags = permissionsOf(permissions)
  const mayBegin = (action: PermittedAction) =>
    hasRight(right, 'initiate') && hasPermission(flags, action)
  // An administrator's own calls are about themselves, but the requests are the business's.
  const caller = { ...context.caller, customerId: business.id }
  await withdrawRequestsOf(customerId, mayBegin, { ...context, caller })
}

async function notifyUser(
  { customerId, email }: Pick<HeldUser, 'customerId' | 'email'>,
  letter: readonly Text[],
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
