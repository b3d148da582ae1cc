import type { RecentTransfer, RecentTransferFilter } from '@sixpence/protocol/transfers'

/** Selects recent transfers; without types, those to other customers. */
export type RecentQuery = Omit<RecentTransferFilter, 'limit'>

/** The number to request, so that enough remain without payees who can't be paid any more. */
export const RECENT_TRANSFERS_LIMIT = 10

const AMONG_CUSTOMERS = 3
const AT_THE_RECIPIENT = 5

/**
 * Returns the first transfers whose payee can still be paid, in the bank's order: three if only
 * other customers are requested, otherwise five.
 */
export function latestPayees(
  items: readonly RecentTransfer[],
  { types = [] }: RecentQuery,
): readonly RecentTransfer[] {
  const isP2p = types.length > 0 && types.every(type => type === 'p2p')
  const offered = isP2p ? AMONG_CUSTOMERS : AT_THE_RECIPIENT
  return items.filter(item => !item.isDisabled).slice(0, offered)
}
