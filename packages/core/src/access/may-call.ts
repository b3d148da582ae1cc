import { type AccessRight, RIGHT_ALLOWS } from '@sixpence/protocol/access'
import type { NamedMethod } from '@sixpence/protocol/method'
import type { GrantedPermissions } from '@sixpence/protocol/permissions'
import { always, decide, type Decision, type Rule } from '../rules/index.ts'
import { isPermitted } from './may-begin.ts'

/** The marks of a call that decide who may make it. */
export interface CallMarks extends Pick<
  NamedMethod,
  'needs' | 'staff' | 'fourEyes' | 'subAccount'
> {
  readonly permission?: NamedMethod['permission'] | undefined
}

/** The user who would make a call. */
export interface CallerFacts {
  /** The user's right to the customer they act for. */
  readonly right: AccessRight
  /** True if the user acts for a customer as bank staff. */
  readonly isStaff: boolean
  /** The flags of the access info; undefined for a person who acts for themselves. */
  readonly granted?: GrantedPermissions | undefined
}

type Facts = CallMarks & CallerFacts

const isForStaff = ({ isStaff, needs }: Facts): boolean => isStaff || needs === 'admin'

const lacksFlag = ({ permission = [], granted }: Facts): boolean =>
  permission !== 'ofPayment' &&
  permission.length > 0 &&
  !permission.some(action => isPermitted(action, granted).result)

const isSubAccount = ({ granted }: Facts): boolean => granted?.settlementAccount === true

const CALL_RULES: readonly Rule<Facts, boolean>[] = [
  {
    rule: 'sub-accounts alone',
    when: facts => facts.subAccount === 'only' && !isSubAccount(facts),
    result: false,
    because: 'The settlement flag, which makes a sub-account, is not set.',
  },
  {
    rule: 'no sub-account',
    when: facts => facts.subAccount === 'never' && isSubAccount(facts),
    result: false,
    because: 'A sub-account leaves it to its owner.',
  },
  {
    rule: 'staff: never',
    when: facts => isForStaff(facts) && facts.staff === 'never',
    result: false,
    because: 'Staff move no money, see no secret and change nothing that is the customer’s.',
  },
  {
    rule: 'staff: two',
    when: facts => isForStaff(facts) && facts.staff === 'two' && !facts.fourEyes,
    result: false,
    because: 'A second administrator has to confirm it, and the bank has no way to yet.',
  },
  {
    rule: 'staff: four eyes',
    when: ({ isStaff, staff }) => isStaff && staff === 'two',
    result: true,
    because: 'It proposes, confirms or withdraws, and nothing changes by one administrator alone.',
  },
  {
    rule: 'staff: helps',
    when: ({ isStaff, staff }) => isStaff && staff === 'helps',
    result: true,
    because: 'Staff stop harm.',
  },
  {
    rule: 'staff: sees',
    when: ({ isStaff, staff }) => isStaff && staff === 'sees',
    result: true,
    because: 'Staff look at what is no secret.',
  },
  {
    rule: 'own',
    when: ({ needs }) => needs === 'own',
    result: true,
    because: 'It is about the person who is signed in.',
  },
  {
    rule: 'no flag',
    when: lacksFlag,
    result: false,
    because: 'No flag that opens the call is set.',
  },
  {
    rule: 'right',
    when: ({ needs, right }) => RIGHT_ALLOWS[right].some(action => action === needs),
    result: true,
    because: 'The right to the customer acted for reaches the call.',
  },
  { rule: 'no right', when: always, result: false, because: 'The right does not reach the call.' },
]

/** Decides whether someone may make a call: staff by its mark, others by their right and flags. */
export const mayCall = (
  { needs, staff, fourEyes, permission, subAccount }: CallMarks,
  facts: CallerFacts,
): Decision<boolean> =>
  decide(CALL_RULES, { needs, staff, fourEyes, permission, subAccount, ...facts })

/** True if the user acts for a customer as bank staff. */
export const isStaffActing = (
  { isAdmin }: { readonly isAdmin: boolean },
  { isOther }: { readonly isOther: boolean },
): boolean => isAdmin && isOther
