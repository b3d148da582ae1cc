import type { Transaction } from '@sixpence/protocol/history'
import type { P2pTransferDraft } from './p2p-transfer-draft.ts'

/** What is looked at of a row of the history. */
export type RepeatableTransaction = Pick<
  Transaction,
  'type' | 'direction' | 'accountId' | 'amount' | 'counterpartyEmail' | 'description'
>

/**
 * What a form begins with to send the same once more; undefined of a row that is no payment to
 * another customer, or whose payee is not known by an address. One that was rejected can be sent
 * again, too.
 */
export function transferDraft(row: RepeatableTransaction): P2pTransferDraft | undefined {
  const { type, direction, accountId, amount, counterpartyEmail, description } = row
  if (type !== 'p2pTransfer' || direction !== 'out' || !counterpartyEmail) return undefined
  return { fromAccount: accountId, toEmail: counterpartyEmail, amount, note: description }
}
