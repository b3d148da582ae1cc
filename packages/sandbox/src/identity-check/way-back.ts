import { isLoopbackOrigin, refuse } from '../http/index.ts'

/**
 * Checks that the provider returns people only to pages of this bank.
 *
 * @throws {Refusal} `VF` for any other page
 */
export function refuseForeignReturn(returnUrl: string | undefined): void {
  if (returnUrl === undefined) return
  if (URL.canParse(returnUrl) && isLoopbackOrigin(new URL(returnUrl).origin)) return
  throw refuse.invalid('returnUrl', 'This is not a page of the bank.')
}

/** Returns the page that the customer returns to: `{id}` in the address is the check. */
export const backTo = (returnUrl: string | undefined, id: string): string | undefined =>
  returnUrl?.replace('%7Bid%7D', id).replace('{id}', id)
