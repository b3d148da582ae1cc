import type { Rail } from '@sixpence/protocol'

/**
 * `opening` is the other side of what came from outside the bank, `outside` of what arrived there;
 * until then it is on the clearing account of its rail.
 */
export type HouseAccount =
  | 'fees'
  | 'fxPosition'
  | 'fxRounding'
  | 'opening'
  | 'outside'
  | `clearing.${Rail}`

/** The bank's own account of a sort in a currency; there is one for each. */
export function houseAccount(sort: HouseAccount, currencyCode: string): string {
  return `${sort}:${currencyCode}`
}
