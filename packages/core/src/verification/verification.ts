import { customerMethods } from '@sixpence/protocol/customer'
import { reportOfNotice } from '@sixpence/protocol/realtime'
import { verificationCalls, verificationMethods } from '@sixpence/protocol/verification'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { BankAccess, Domain } from '../domain/index.ts'
import { callListeners, loadedLater } from '../errors/index.ts'
import type { Decision } from '../rules/index.ts'
import type { StatusDecision } from './account-status.ts'
import type { CustomerTask } from './customer-tasks.ts'
import type * as Later from './later.ts'
import type { CustomerRead, VerificationFacts } from './load-facts.ts'
import type { RequiredAction } from './required-actions.ts'

/**
 * The progress of the bank's checks, and what it waits for. About the customer acted for, if there
 * is one. Available as `sixpence.verification`.
 */
export interface Verification extends ClientOf<typeof verificationMethods> {
  /** Returns all facts that decide the status. */
  facts(): Promise<VerificationFacts>
  /** Returns the customer's status, with the rule that decided it and what would change it. */
  status(): Promise<StatusDecision>
  /** Lists the actions the bank requires of the customer. */
  actions(): Promise<readonly Decision<RequiredAction>[]>
  /** Lists everything the customer has to do, each document only once. */
  tasks(): Promise<readonly CustomerTask[]>
  /**
   * Calls the listener with the status, and again after each change. Skips failed reads until there
   * is news. Returns a function that unsubscribes.
   */
  watch(listener: (status: StatusDecision) => void): () => void
}

/** Calls about verification. */
export const verification: Domain<Verification, typeof verificationCalls> = {
  name: 'verification',
  calls: verificationCalls,
  open(bank) {
    const by = readerOf(bank)
    const status = () =>
      by(async ({ accountStatus, loadFacts }, read) => accountStatus(await loadFacts(bank, read)))
    return {
      ...clientOf(bank, verificationMethods),
      facts: () => by(({ loadFacts }, read) => loadFacts(bank, read)),
      status,
      actions: () =>
        by(async ({ loadFacts, requiredActions }, read) =>
          requiredActions(await loadFacts(bank, read)),
        ),
      tasks: () => by(({ loadTasks }, read) => loadTasks(bank, read)),
      watch: listener => watchStatus(bank, { status, listener }),
    }
  },
}

/** Loads the rules while the bank returns the customer, which they all begin with. */
function readerOf(bank: BankAccess) {
  const load = loadedLater(() => import('./later.ts'))
  const { get } = clientOf(bank, customerMethods)
  return async <Answer>(
    work: (rules: typeof Later, read: CustomerRead) => Promise<Answer>,
  ): Promise<Answer> => {
    const { isOther } = bank.acting.getSnapshot()
    const [rules, customer] = await Promise.all([load(), get()])
    return work(rules, { customer, isOther })
  }
}

interface Watch {
  readonly status: () => Promise<StatusDecision>
  readonly listener: (status: StatusDecision) => void
}

function watchStatus(
  { realtime, subject, onOtherSubject, onDiagnostic }: BankAccess,
  { status, listener }: Watch,
): () => void {
  let rule: string | undefined
  let round = 0
  const ask = () => {
    const mine = (round += 1)
    if (!subject()) return
    status().then(
      decision => {
        if (mine !== round || decision.rule === rule) return
        rule = decision.rule
        void callListeners([listener], [decision], onDiagnostic)
      },
      () => undefined,
    )
  }
  const ends = [
    realtime.watch(({ type }) => {
      if (reportOfNotice(type) === 'standingChanged') ask()
    }),
    realtime.onReconnected(ask),
    onOtherSubject(() => {
      rule = undefined
      ask()
    }),
    () => void (round += 1),
  ]
  ask()
  return () => {
    for (const end of ends) end()
  }
}
