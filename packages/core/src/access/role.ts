import type { Customer } from '@sixpence/protocol/customer'
import { always, decide, type Decision, type Rule } from '../rules/index.ts'

/** A user's role at the bank. */
export type Role =
  | 'unauthorisedRepresentative'
  | 'administrator'
  | 'personal'
  | 'representative'
  | 'owner'

/** The facts that decide a user's role. */
export interface RoleFacts {
  /** Undefined for a person without a sign-in, identified by an emailed secret. */
  readonly customerType: Customer['customerType'] | undefined
  readonly isAdmin: boolean
  readonly isActing: boolean
  readonly hasBalanceInfo: boolean
}

/** The rules for roles, in the order they are checked. */
export const ROLE_RULES: readonly Rule<RoleFacts, Role>[] = [
  {
    rule: 'invited',
    when: ({ customerType }) => customerType === undefined,
    result: 'unauthorisedRepresentative',
    because: 'There is a mailed secret and no sign-in.',
  },
  {
    rule: 'staff',
    when: ({ isAdmin }) => isAdmin,
    result: 'administrator',
    because: 'The bank says that this is an administrator.',
  },
  {
    rule: 'person',
    when: ({ customerType, isActing }) => customerType === 'personal' && !isActing,
    result: 'personal',
    because: 'The customer is a person and acts for nobody.',
  },
  {
    rule: 'without balance',
    when: ({ hasBalanceInfo }) => !hasBalanceInfo,
    result: 'representative',
    because: 'The access list shows no balance; such a user counts as checked and verified.',
  },
  {
    rule: 'acting',
    when: ({ isActing }) => isActing,
    result: 'representative',
    because: 'The user acts for a business of somebody else.',
  },
  { rule: 'owner', when: always, result: 'owner', because: 'The business is the own one.' },
]

/** Decides a user's role at the bank. */
export const roleOf = (facts: RoleFacts): Decision<Role> => decide(ROLE_RULES, facts)
