import { SixpenceError } from '../errors/index.ts'
import type { PaymentIntent, PaymentStatus } from './payment-intent.ts'
import type { PaymentJournal } from './journal/payment-journal.ts'
import { found, ownerOf } from './payments-setup.ts'

const UNDER_WAY: ReadonlySet<PaymentStatus> = new Set(['sent', 'pendingApproval', 'unknown'])

/** Waits while a payment is in progress: look-ups, other tabs and devices update it. */
export async function awaitOutcome(journal: PaymentJournal, id: string): Promise<PaymentIntent> {
  const owner = ownerOf(journal)
  found(await journal.read(owner, id), id)
  return new Promise((resolve, reject) => {
    let leave: () => void = () => undefined
    const look = () => {
      const intent = journal.getSnapshot().find(one => one.id === id)
      if (journal.owner?.key !== owner.key) {
        reject(new SixpenceError('session_expired', 'The customer has left'))
      } else if (!intent || UNDER_WAY.has(intent.status)) {
        return
      } else {
        resolve(intent)
      }
      leave()
    }
    leave = journal.subscribe(look)
    look()
  })
}
