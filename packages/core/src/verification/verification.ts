import { reportOfNotice } from '@sixpence/protocol/realtime'
import { verificationCalls, verificationMethods } from '@sixpence/protocol/verification'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { BankAccess, Domain } from '../domain/index.ts'
import { callListeners } from '../errors/index.ts'
import type { Decision } from '../rules/index.ts'
import { accountStatus, type StatusDecision } from './account-status.ts'
import type { CustomerTask } from './customer-tasks.ts'
import { loadFacts, type VerificationFacts } from './load-facts.ts'
import { loadTasks } from './load-tasks.ts'
import { requiredActions, type RequiredAction } from './required-actions.ts'

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
    const facts = () => loadFacts(bank)
    const status = async () => accountStatus(await facts())
    return {
      ...clientOf(bank, verificationMethods),
      facts,
      status,
      actions: async () => requiredActions(await facts()),
      tasks: () => loadTasks(bank),
      watch: listener => watchStatus(bank, { status, listener }),
    }
  },
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
