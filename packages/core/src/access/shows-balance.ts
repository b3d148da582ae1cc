import type { AccessInfo } from '@sixpence/protocol/access'

/** Whether the user is shown the balances of whom they act for. */
export const showsBalance = ({ id, accessList }: Pick<AccessInfo, 'id' | 'accessList'>): boolean =>
  accessList.some(({ customerId, balanceInfo }) => customerId === id && balanceInfo !== undefined)
