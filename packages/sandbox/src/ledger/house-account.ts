import type { Rail } from '@sixpence/protocol'

/**
 * The bank's own accounts. `opening` is the other side of money that came from outside the bank.
 * `outside` is the other side of money that arrived there; before that it is on the clearing
 * account of its rail.
 */
export type HouseAccount =
  | 'fees'
  | 'fxPosition'
  | 'fxRounding'
  | 'opening'
  | 'outside'
  | `clearing.${Rail}`

/** Returns the id of the bank's own account of a sort in a currency; there is one for each. */
export function houseAccount(sort: HouseAccount, currencyCode: string): string {
  return `${sort}:${currencyCode}`
}
