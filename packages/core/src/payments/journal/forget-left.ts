import type { RecordStorage } from '../../platform/index.ts'
import { afterSignOut } from '../rules/payment-retention.ts'
import type { JournalEntry } from './journal-entry.ts'

/** The payments on a device, and the signed-in user. */
export interface LeftPayments {
  readonly storage: RecordStorage
  /** The start of the payments' keys. */
  readonly prefix: string
  readonly userId: () => string | undefined
}

/** Removes the details of other users' payments. Keys, hashes and states remain on the device. */
export async function forgetLeft({ storage, prefix, userId }: LeftPayments): Promise<void> {
  // A key belongs to a user, whichever customer they acted for.
  const isPresent = (key: string) =>
    userId() !== undefined && key.slice(prefix.length).split(/[/~]/, 1)[0] === userId()
  for (const [key] of await storage.list(prefix)) {
    if (isPresent(key)) continue
    await storage.update<JournalEntry>(key, entry => {
      // The user may be back by now.
      if (isPresent(key)) return entry
      const intent = entry && afterSignOut(entry.intent)
      // Checked as soon as its customer is back: only the bank knows the rest.
      return intent && { ...entry, intent, revision: entry.revision + 1, checkedAt: 0 }
    })
  }
}
