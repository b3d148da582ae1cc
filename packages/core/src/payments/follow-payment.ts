import type { Subject } from '../http/index.ts'
import { ANSWER_WITHIN_MS } from './answer-in-time.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { PaymentJournal } from './journal/payment-journal.ts'
import type { PaymentLookUp } from './payment-look-up.ts'
import type { PaymentsSetup } from './payments-setup.ts'

/** Returns the state of a payment that another attempt is sending or has sent, once that is known. */
export async function followPayment(
  setup: PaymentsSetup,
  lookUp: PaymentLookUp,
  { owner, intent }: { readonly owner: Subject; readonly intent: PaymentIntent },
): Promise<PaymentIntent> {
  const { id, status } = intent
  if (status !== 'sent' && status !== 'unknown') return intent
  // The tab that sent it may be closed, so this one has to check the outcome, too.
  lookUp.watch(owner, id)
  if (status === 'sent') await leavesSent(setup, id)
  return known(setup.journal, id) ?? intent
}

function leavesSent({ journal, platform }: PaymentsSetup, id: string): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      if (known(journal, id)?.status !== 'sent') done()
    }
    const done = () => {
      unsubscribe()
      cancel()
      resolve()
    }
    const unsubscribe = journal.subscribe(look)
    const cancel = platform.timers.after(ANSWER_WITHIN_MS, done)
    look()
  })
}

const known = (journal: PaymentJournal, id: string): PaymentIntent | undefined =>
  journal.getSnapshot().find(intent => intent.id === id)
