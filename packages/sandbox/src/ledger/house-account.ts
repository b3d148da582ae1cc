/** `opening` is the other side of what came from outside the bank. */
export type HouseAccount = 'fees' | 'fxPosition' | 'fxRounding' | 'opening'

/** The bank's own account of a sort in a currency; there is one for each. */
export function houseAccount(sort: HouseAccount, currencyCode: string): string {
  return `${sort}:${currencyCode}`
}
