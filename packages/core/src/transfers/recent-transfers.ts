import type { RecentTransfer, RecentTransferFilter } from '@sixpence/protocol/transfers'

/** Which recent transfers are asked for; none named is those to other customers. */
export type RecentQuery = Omit<RecentTransferFilter, 'limit'>

/** How many the bank is asked for, so that some are left when those who cannot be paid are out. */
export const RECENT_TRANSFERS_LIMIT = 10

const AMONG_CUSTOMERS = 3
const AT_THE_RECIPIENT = 5

/**
 * The first few of those that can still be paid, in the order the bank gives them: three where
 * other customers alone are asked for, and five of every kind.
 */
export function latestPayees(
  items: readonly RecentTransfer[],
  { types = [] }: RecentQuery,
): readonly RecentTransfer[] {
  const isP2p = types.length > 0 && types.every(type => type === 'p2p')
  const offered = isP2p ? AMONG_CUSTOMERS : AT_THE_RECIPIENT
  return items.filter(item => !item.isDisabled).slice(0, offered)
}
