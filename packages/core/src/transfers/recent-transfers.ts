import type { RecentTransfer } from '@sixpence/protocol/transfers'

const OFFERED = 3

/** How many the bank is asked for, so that some are left when those who cannot be paid are out. */
export const RECENT_TRANSFERS_LIMIT = 10

/** The first few of those that can still be paid, in the order the bank gives them. */
export function latestPayees(items: readonly RecentTransfer[]): readonly RecentTransfer[] {
  return items.filter(item => !item.isDisabled).slice(0, OFFERED)
}
