import type { BatchPayee } from '@sixpence/protocol/batches'

/** A payee of a batch in words. */
export interface PayeeText {
  /** Their address, or their name at another bank. */
  readonly title: string
  /** Their account at another bank, in one line. */
  readonly account?: string | undefined
}

/** Returns the words for a payee of a batch. */
export function payeeText(payee: BatchPayee): PayeeText {
  if (payee.type === 'email') return { title: payee.email }
  const details = Object.values(payee.details).filter(Boolean)
  return { title: payee.name, account: [payee.currency, ...details].join(' · ') }
}
