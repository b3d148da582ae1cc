import { accessCalls, accessMethods } from '@sixpence/protocol/access'
import type { Customer } from '@sixpence/protocol/customer'
import {
  callListeners,
  isSixpenceError,
  SixpenceError,
  type DiagnosticListener,
} from '../errors/index.ts'
import type { Session } from '../session/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import type { Access, ActingState } from './access.ts'
import { createChoices } from './create-choices.ts'

/** Calls about access. The bank itself provides the client. */
export const access = {
  name: 'access',
  calls: accessCalls,
  open: (bank: { readonly access: Access }): Access => bank.access,
}

const NO_CUSTOMER: ActingState = { customerId: undefined, isOther: false }

interface AccessOptions {
  readonly call: CallNamedMethod
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly getCustomer: () => Promise<Customer>
  readonly onDiagnostic: DiagnosticListener
}

/** The capacity in which the user may act for a customer. */
interface Allowed {
  readonly isOther: boolean
  readonly isStaff: boolean
}

/** Additional members for the rest of core. */
export interface AccessHandle extends Access {
  /** Called after terms were accepted or an access changed: customer data may be out of date. */
  onNews(listener: () => void): () => void
  /** Handles a change of the user's accesses. */
  changed(): Promise<void>
  /** Stops watching the session. */
  dispose(): void
}

/** Lets the user of a bank act for others. The next user to sign in starts by acting for themselves. */
export function createAccess(options: AccessOptions): AccessHandle {
  const { call, session, getCustomer, onDiagnostic } = options
  const acting = createActing(onDiagnostic)
  const choices = createChoices()
  const listeners = new Set<() => void>()
  const news = new Set<() => void>()
  const notifyNews = () => void callListeners(news, [], onDiagnostic)
  const userId = () => {
    const snapshot = session.getSnapshot()
    return snapshot.status === 'signed_in' ? snapshot.userId : undefined
  }
  const stop = () => {
    choices.begin()
    acting.change(NO_CUSTOMER)
  }
  let present = userId()
  const leaveSession = session.subscribe(() => {
    const now = userId()
    if (now !== present) stop()
    present = now
  })
  // Called as the users themselves, even while they act for another customer.
  const list: Access['list'] = async (_input, { signal } = {}) =>
    (await call(accessMethods.list, {}, { signal, actsFor: null })).accessList

  return {
    // A new user starts as themselves, even for a listener that runs before the one above.
    getSnapshot: () => (userId() === present ? acting.get() : NO_CUSTOMER),
    subscribe: acting.subscribe,
    onChanged: listener => added(listeners, listener),
    onNews: listener => added(news, listener),
    async changed() {
      await checkActing(acting, call)
      notifyNews()
      void callListeners(listeners, [], onDiagnostic)
    },
    async actFor({ customerId, reason }) {
      const choice = choices.begin()
      const allowed = await choice.orLater(allowedAs(customerId, getCustomer, list))
      if (!allowed) throw notAllowed()
      const { isOther, isStaff } = allowed
      if (isStaff && reason !== undefined)
        await choice.orLater(beginStaffAccess(call, customerId, reason))
      // The bank decides: the customer may not exist, or the access may just have ended.
      const actsFor = isOther ? customerId : null
      await choice.orLater(call(accessMethods.info, {}, { actsFor }))
      acting.change({ customerId, isOther })
    },
    stop,
    list,
    acceptTerms: async ({ termIds }) => {
      await call(accessMethods.acceptTerms, { termIds: [...termIds] }, { actsFor: null })
      notifyNews()
    },
    ...createReads(call),
    dispose: leaveSession,
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

interface Acting {
  readonly get: () => ActingState
  readonly change: (next: ActingState) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Keeps the customer the user acts for. */
function createActing(onDiagnostic: DiagnosticListener): Acting {
  let state = NO_CUSTOMER
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    change(next) {
      if (next.customerId === state.customerId) return
      state = next
      void callListeners(listeners, [], onDiagnostic)
    },
    subscribe: listener => added(listeners, listener),
  }
}

/** Stops acting for a customer once the bank no longer allows it. */
async function checkActing({ get, change }: Acting, call: CallNamedMethod): Promise<void> {
  const { customerId, isOther } = get()
  if (!isOther) return
  try {
    await call(accessMethods.info, {})
  } catch (cause) {
    // After any other error, the next call finds out.
    if (!isSixpenceError(cause) || cause.code !== 'no_access') return
    if (get().customerId === customerId) change(NO_CUSTOMER)
  }
}

function added(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notAllowed = () => new SixpenceError('no_access', 'The user may not act for this customer')
