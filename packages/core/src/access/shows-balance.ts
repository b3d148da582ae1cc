import type { AccessInfo } from '@sixpence/protocol/access'

/** True if the user may see the balances of the customer they act for. */
export const showsBalance = ({ id, accessList }: Pick<AccessInfo, 'id' | 'accessList'>): boolean =>
  accessList.some(({ customerId, balanceInfo }) => customerId === id && balanceInfo !== undefined)
