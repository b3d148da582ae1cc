import type { userMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { Refusal, type Handlers, refuse } from '../http/index.ts'
import { type Business, holdBusiness } from './business.ts'
import { type HeldUser, holdUser } from './business-user.ts'
import {
  addsTo,
  grantedBy,
  type Granted,
  checkGrantee,
  checkGrant,
  checkUser,
} from './check-grant.ts'
import { RIGHT_NAMES } from './right-names.ts'
import { addUser, deleteAccess, setAccess } from './set-access.ts'
import { USER_MAIL_WORDS } from './user-mail-words.ts'
import { asThemselves, beginChange, takeChange } from '../confirmations/index.ts'

/** A change that waits for its code, of a new user or one on the list. */
interface UserGrant {
  readonly businessId: string
  readonly whom: { readonly email: string } | { readonly userId: string }
  readonly granted: Granted
}

const isNothing = ({ right, permissions }: Granted): boolean =>
  right === 'none' && permissions.length === 0

const NO_ACCESS: Granted = { right: 'none', permissions: [] }

export const changeUsersHandlers = {
  add: async ({ email, ...input }, context) => {
    const business = await holdBusiness(context)
    const granted = grantedBy(input)
    const whom = { email: email.toLowerCase() }
    const refusal = await checkAdding(whom.email, granted, { business, context })
    if (refusal) return refusal
    return begin({ businessId: business.id, whom, granted }, whom.email, { business, context })
  },

  update: async ({ userId, ...input }, context) => {
    const business = await holdBusiness(context, userId)
    if (userId === business.id)
      return refuse.invalid('userId', 'Nobody changes what the owner may do.')
    const user = await holdUser(userId, business, context)
    const granted = grantedBy(input)
    if (context.caller.isStaff && !isNothing(granted)) {
      return refuse.accessDenied('Staff end an access, and give none.')
    }
    const refusal = await checkChange(user, granted, context)
    if (refusal) return refusal
    if (addsTo(user, granted)) {
      const grant = { businessId: business.id, whom: { userId }, granted }
      return { isDone: false, ...(await begin(grant, user.email, { business, context })) }
    }
    // Repeated, e.g. by a double click, it is done and notified once.
    if (addsTo(granted, user)) await setAccess(user, granted, { business, context })
    return { isDone: true }
  },

  confirm: async ({ requestKey, code }, context) => {
    const business = await holdBusiness(context)
    const change = await takeChange(
      { id: requestKey, code, kinds: ['access'] },
      asThemselves(context),
    )
    if (change instanceof Refusal) return change
    // Kept by `begin`.
    const { businessId, whom, granted } = change.newValue as UserGrant
    if (businessId !== business.id) return refuse.accessDenied('This is about another business.')
    // Checked again: much may have changed since the code was sent.
    if ('email' in whom) {
      const refusal = await checkAdding(whom.email, granted, { business, context })
      if (refusal) return refusal
      await addUser(whom.email, granted, { business, context })
      return {}
    }
    const user = await holdUser(whom.userId, business, context)
    const refusal = await checkChange(user, granted, context)
    if (refusal) return refusal
    await setAccess(user, granted, { business, context })
    return {}
  },

  delete: async ({ userId }, context) => {
    const business = await holdBusiness(context, userId)
    const user = await holdUser(userId, business, context)
    const refusal = checkUser(user, context)
    if (refusal) return refusal
    await deleteAccess(user, { business, context })
    return {}
  },
} satisfies Partial<Handlers<typeof userMethods>>

async function checkAdding(
  email: string,
  granted: Granted,
  { business, context }: { business: Business; context: CallerContext },
): Promise<Refusal | undefined> {
  if (granted.right === 'none')
    return refuse.invalid('accessRights', 'Choose what this person may do.')
  return (
    (await checkGrantee(email, business, context)) ??
    (await checkGrant(granted, NO_ACCESS, context))
  )
}

const checkChange = async (
  user: HeldUser,
  granted: Granted,
  context: CallerContext,
): Promise<Refusal | undefined> =>
  checkUser(user, context) ?? (await checkGrant(granted, user, context))

async function begin(
  grant: UserGrant,
  email: string,
  { business, context }: { business: Business; context: CallerContext },
): Promise<{ requestKey: string; sentTo: string }> {
  const right = { words: RIGHT_NAMES[grant.granted.right] }
  const about = {
    words: USER_MAIL_WORDS.about,
    values: { email, business: business.name, right },
  }
  const { id, sentTo } = await beginChange(
    { kind: 'access', newValue: grant, about },
    asThemselves(context),
  )
  return { requestKey: id, sentTo }
}
