import { accessCalls, accessMethods } from '@sixpence/protocol/access'
import { type Customer, customerMethods } from '@sixpence/protocol/customer'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import type { Access } from './access.ts'
import type { ActingHandle } from './acting.ts'

/** Calls about access, and the choice of the customer to act for. */
export const access = {
  name: 'access',
  calls: accessCalls,
  open: ({ call, acting }: AccessBank): Access =>
    createAccess({
      call,
      acting,
      getCustomer: async () => (await call(customerMethods.get, {})).customer,
    }),
}

/** The parts of a bank that access needs. */
export interface AccessBank {
  readonly call: CallNamedMethod
  readonly acting: ActingHandle
}

interface AccessOptions extends AccessBank {
  readonly getCustomer: () => Promise<Customer>
}

/** The capacity in which the user may act for a customer. */
interface Allowed {
  readonly isOther: boolean
  readonly isStaff: boolean
}

/** Lets the user of a bank act for others. */
export function createAccess({ call, acting, getCustomer }: AccessOptions): Access {
  acting.checkBy(() => checkActing(acting, call))
  // Called as the users themselves, even while they act for another customer.
  const list: Access['list'] = async (_input, { signal } = {}) =>
    (await call(accessMethods.list, {}, { signal, actsFor: null })).accessList

  return {
    getSnapshot: acting.getSnapshot,
    subscribe: acting.subscribe,
    stop: () => acting.stop(),
    onChanged: listener => acting.onChanged(listener),
    async actFor({ customerId, reason }) {
      const choice = acting.begin()
      const allowed = await choice.orLater(allowedAs(customerId, getCustomer, list))
      if (!allowed) throw notAllowed()
      const { isOther, isStaff } = allowed
      if (isStaff && reason !== undefined)
        await choice.orLater(beginStaffAccess(call, customerId, reason))
      // The bank decides: the customer may not exist, or the access may just have ended.
      const actsFor = isOther ? customerId : null
      await choice.orLater(call(accessMethods.info, {}, { actsFor }))
      acting.become({ customerId, isOther })
    },
    list,
    acceptTerms: async ({ termIds }) => {
      await call(accessMethods.acceptTerms, { termIds: [...termIds] }, { actsFor: null })
      acting.notifyNews()
    },
    ...createReads(call),
  }
}

async function allowedAs(
  customerId: string,
  getCustomer: AccessOptions['getCustomer'],
  list: Access['list'],
): Promise<Allowed | undefined> {
  const customer = await getCustomer()
  if (customerId === customer.customerId) return { isOther: false, isStaff: false }
  if (customer.isAdmin) return { isOther: true, isStaff: true }
  const accesses = await list()
  const isListed = accesses.some(entry => entry.customerId === customerId)
  return isListed ? { isOther: true, isStaff: false } : undefined
}

const beginStaffAccess = (call: CallNamedMethod, customerId: string, reason: string) =>
  call(accessMethods.beginStaffAccess, { reason: reason.trim() }, { actsFor: customerId })

type AccessReads = Pick<Access, 'info' | 'search' | 'staffActs' | 'ipInfo' | 'representativeTax'>

const createReads = (call: CallNamedMethod): AccessReads => ({
  info: async (_input, { signal } = {}) =>
    (await call(accessMethods.info, {}, { signal })).accessInfo,
  search: async ({ query }, { signal } = {}) =>
    call(accessMethods.search, { query }, { signal, actsFor: null }),
  async staffActs({ pageNumber } = {}, { signal } = {}) {
    const { items, total } = await call(accessMethods.staffActs, { pageNumber }, { signal })
    return { acts: items, total }
  },
  ipInfo: async (_input, { signal } = {}) => call(accessMethods.ipInfo, {}, { signal }),
  representativeTax: async ({ authSecret }, { signal } = {}) =>
    (await call(accessMethods.representativeTax, { authSecret }, { signal })).representative,
})

/** Stops acting for a customer once the bank no longer allows it. */
async function checkActing(acting: ActingHandle, call: CallNamedMethod): Promise<void> {
  const { customerId, isOther } = acting.getSnapshot()
  if (!isOther) return
  try {
    await call(accessMethods.info, {})
  } catch (cause) {
    // After any other error, the next call finds out.
    if (!isSixpenceError(cause) || cause.code !== 'no_access') return
    if (acting.getSnapshot().customerId === customerId)
      acting.become({ customerId: undefined, isOther: false })
  }
}

const notAllowed = () => new SixpenceError('no_access', 'The user may not act for this customer')
