import { callListeners, type DiagnosticListener } from '../errors/index.ts'
import type { Session } from '../session/index.ts'
import { type Choices, createChoices } from './create-choices.ts'

/** The customer the user acts for. Compare by reference: a new object means a change. */
export interface ActingState {
  /** The customer chosen from the access list; undefined until one is chosen. May be the user's own. */
  readonly customerId: string | undefined
  /** True if it is someone else: every call names them, and the ledger uses their accounts. */
  readonly isOther: boolean
}

/** The customer that the user of a bank acts for. The `access` domain chooses another one. */
export interface Acting {
  /** Returns the customer the user currently acts for. */
  readonly getSnapshot: () => ActingState
  /** Calls the listener after each change of the snapshot. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Stops acting for another customer. */
  stop(): void
  /**
   * Calls the listener after the bank changed the user's rights to act for others and they were
   * checked again: the screen may show more than the user may now see. If the access ended, the
   * user no longer acts for that customer. Returns a function that unsubscribes.
   */
  onChanged(listener: () => void): () => void
}

/** Additional members for the rest of core. */
export interface ActingHandle extends Acting, Choices {
  /** Starts acting for a customer. */
  become(next: ActingState): void
  /** Sets what checks, after a change of the user's accesses, that they may still act. */
  checkBy(check: () => Promise<void>): void
  /** Handles a change of the user's accesses. */
  changed(): Promise<void>
  /** Called after terms were accepted or an access changed: customer data may be out of date. */
  onNews(listener: () => void): () => void
  notifyNews(): void
  /** Stops watching the session. */
  dispose(): void
}

const NO_CUSTOMER: ActingState = { customerId: undefined, isOther: false }

interface ActingOptions {
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly onDiagnostic: DiagnosticListener
}

/** Keeps the customer that the user acts for. The next user to sign in acts for themselves. */
export function createActing({ session, onDiagnostic }: ActingOptions): ActingHandle {
  const choices = createChoices()
  const [own, changes, news] = [new Set<() => void>(), new Set<() => void>(), new Set<() => void>()]
  const notify = (listeners: Set<() => void>) => void callListeners(listeners, [], onDiagnostic)
  let state = NO_CUSTOMER
  // Nobody acts for another customer before the `access` domain has chosen one.
  let check = async () => undefined as void
  const become = (next: ActingState) => {
    if (next.customerId === state.customerId) return
    state = next
    notify(own)
  }
  const stop = () => {
    choices.begin()
    become(NO_CUSTOMER)
  }
  const userId = () => {
    const snapshot = session.getSnapshot()
    return snapshot.status === 'signed_in' ? snapshot.userId : undefined
  }
  let present = userId()
  const dispose = session.subscribe(() => {
    const now = userId()
    if (now !== present) stop()
    present = now
  })
  return {
    ...choices,
    // A new user starts as themselves, even for a listener that runs before the one above.
    getSnapshot: () => (userId() === present ? state : NO_CUSTOMER),
    subscribe: listener => added(own, listener),
    stop,
    become,
    onChanged: listener => added(changes, listener),
    onNews: listener => added(news, listener),
    notifyNews: () => notify(news),
    checkBy: next => void (check = next),
    async changed() {
      await check()
      notify(news)
      notify(changes)
    },
    dispose,
  }
}

function added(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
