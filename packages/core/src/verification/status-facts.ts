import type { AccountStatusFacts } from '@sixpence/protocol/verification'

/** Everything that decides the status of a customer. */
export interface StatusFacts extends AccountStatusFacts {
  /** The user acts for the customer without seeing balances: `without balance` of `ROLE_RULES`. */
  readonly isRepresentative: boolean
}
