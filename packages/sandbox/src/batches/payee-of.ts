import { type BatchPayee, maskedDetails } from '@sixpence/protocol'

/** An account elsewhere, as stored: with its details in full. */
export interface PayeeAccount {
  readonly name: string
  readonly countryCode: string
  /** The currency that arrives. */
  readonly currency: string
  readonly details: Readonly<Record<string, string>>
}

/** The payee of a row, as stored: an address, or an account elsewhere. */
export type PayeeRow =
  | { readonly email: string; readonly account: null }
  | { readonly email: null; readonly account: PayeeAccount }

/** Returns the payee of a row as it is shown, with masked details. */
export function payeeOf({ email, account }: PayeeRow): BatchPayee {
  if (account === null) return { type: 'email', email }
  return { type: 'account', ...account, details: { ...maskedDetails(account.details) } }
}

/** Returns everything about a payee in a fixed order, so that a code sent for it matches no other. */
export const payeeInOrder = ({ email, account }: PayeeRow): string =>
  account === null
    ? email
    : JSON.stringify([
        account.name,
        account.countryCode,
        account.currency,
        Object.entries(account.details).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ])
