import type { Transaction } from '@sixpence/protocol/history'
import type { P2pTransferDraft } from './p2p-transfer-draft.ts'

/** The relevant fields of a history row. */
export type RepeatableTransaction = Pick<
  Transaction,
  'type' | 'direction' | 'accountId' | 'amount' | 'counterpartyEmail' | 'description'
>

/**
 * The initial values of a form to send the same payment again; undefined for a row that isn't a
 * payment to another customer, or whose payee has no known email. A rejected payment can be sent
 * again, too.
 */
export function transferDraft(row: RepeatableTransaction): P2pTransferDraft | undefined {
  const { type, direction, accountId, amount, counterpartyEmail, description } = row
  if (type !== 'p2pTransfer' || direction !== 'out' || !counterpartyEmail) return undefined
  return { fromAccount: accountId, toEmail: counterpartyEmail, amount, note: description }
}
