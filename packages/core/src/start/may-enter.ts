import { hasRight } from '@sixpence/protocol/access'
import { always, decide, type Decision, type Rule } from '../rules/index.ts'
import { appPath, type AppPath } from './app-paths.ts'
import { canonicalPath } from './canonical-path.ts'
import {
  actsForAnother,
  hasNoRight,
  isBusiness,
  mustChoose,
  type StartFacts,
} from './start-facts.ts'

/** The facts that decide a guard. */
export interface GuardFacts extends StartFacts {
  readonly isSignedIn: boolean
  /** A page requested by an external sign-in waits to be shown. */
  readonly hasSeiPath: boolean
  /** The bank accepted a mailed secret and returned the representative it belongs to. */
  readonly isInvited: boolean
}

/**
 * The outcome for a visitor. `enter`: the page; `start`: the start page decides; `login`: they sign
 * in first, and the path is remembered; `seiPath`: the page requested by the external sign-in;
 * otherwise the page that comes first.
 */
export type Entry =
  | 'enter'
  | 'start'
  | 'login'
  | 'seiPath'
  | 'signOut'
  | 'terms'
  | 'accesses'
  | 'profileUpdate'
  | 'kycPersonal'
  | 'kycBusiness'
  | 'companyDocuments'
  | 'home'
  | 'otherwise'

type EntryFacts = GuardFacts & { readonly path: string; readonly row: AppPath }

const isAt = ({ path }: EntryFacts, ...paths: readonly string[]): boolean => paths.includes(path)

const isGuarded = ({ row }: EntryFacts): boolean =>
  row.layout === 'guarded' || row.layout === 'main'

const isToChoose = (facts: EntryFacts): boolean => isGuarded(facts) && mustChoose(facts)

const isWithoutRight = (facts: EntryFacts): boolean =>
  isGuarded(facts) && hasNoRight(facts) && facts.row.otherwise === undefined

// Otherwise the guard would lead away from the screen it leads to.
const isKycRequired = (facts: EntryFacts): boolean =>
  isGuarded(facts) &&
  facts.needsKyc &&
  !isAt(facts, '/profile-update', '/kyc/personal', '/kyc/business')

// The bank requires no personal data of a business.
const isDataRequired = (facts: EntryFacts): boolean =>
  isKycRequired(facts) && facts.needsInfoUpdate && !isBusiness(facts) && !isAt(facts, '/kyc')

const seesDocumentsOnly = (facts: EntryFacts): boolean =>
  (isBusiness(facts) && !facts.hasBalanceInfo) ||
  (facts.right === 'upload' && facts.row.otherwise === undefined && !isPersonsData(facts))

const isPersonsData = (facts: EntryFacts): boolean =>
  !isBusiness(facts) && isAt(facts, '/profile-update')

const isStaffActing = (facts: EntryFacts): boolean => facts.isAdmin && actsForAnother(facts)

const lacksRight = (facts: EntryFacts): boolean => {
  const { row, right } = facts
  if (row.needs === undefined || hasRight(right, row.needs)) return false
  return !(row.isForStaff === true && isStaffActing(facts))
}

/** The rules of the guard, in the order they are checked. */
export const GUARD_RULES: readonly Rule<EntryFacts, Entry>[] = [
  {
    rule: 'start',
    when: facts => isAt(facts, '/'),
    result: 'start',
    because: 'The root leads to the start page.',
  },
  {
    rule: 'signed in already',
    when: facts => isAt(facts, '/login') && facts.isSignedIn,
    result: 'start',
    because: 'Who is signed in has nothing to do on the sign-in page.',
  },
  {
    rule: 'public',
    when: ({ row }) => row.layout === 'public',
    result: 'enter',
    because: 'The screen is for everybody.',
  },
  {
    rule: 'invited representative',
    when: facts => isAt(facts, '/self-certification-representative') && facts.isInvited,
    result: 'enter',
    because: 'A mailed secret says who it is, and the bank knows the representative.',
  },
  {
    rule: 'no invitation',
    when: facts => isAt(facts, '/self-certification-representative'),
    result: 'login',
    because: 'Without a secret that the bank takes there is nothing to show.',
  },
  {
    rule: 'not signed in',
    when: ({ isSignedIn }) => !isSignedIn,
    result: 'login',
    because: 'Signing in comes first; the path is remembered.',
  },
  {
    rule: 'external sign-in',
    when: facts => isGuarded(facts) && facts.hasSeiPath && !isAt(facts, '/auth/sei'),
    result: 'seiPath',
    because: 'An external sign-in asked for a page; it is shown once.',
  },
  {
    rule: 'terms to agree to',
    when: facts => !facts.isKnown && facts.owesTerms && !isAt(facts, '/terms-accept'),
    result: 'terms',
    because: 'The bank says nothing of a customer who has terms to agree to.',
  },
  {
    rule: 'no terms to agree to',
    when: facts => isAt(facts, '/terms-accept') && !facts.owesTerms,
    result: 'start',
    because: 'There is nothing to agree to.',
  },
  {
    rule: 'unknown',
    when: ({ isKnown, owesTerms }) => !isKnown && !owesTerms,
    result: 'signOut',
    because: 'The bank did not say who the customer is.',
  },
  {
    rule: 'administrators only',
    when: facts => isAt(facts, '/admin-overview') && !facts.isAdmin,
    result: 'start',
    because: 'Only an administrator may look customers up.',
  },
  {
    rule: 'restricted',
    when: ({ row }) => row.layout === 'restricted',
    result: 'enter',
    because: 'The screen is for who is signed in, whatever the bank still asks of them.',
  },
  {
    rule: 'no access left',
    when: facts => isToChoose(facts) && !facts.hasAccesses,
    result: 'signOut',
    because: 'The user acts for businesses of others, and none is left.',
  },
  {
    rule: 'accesses',
    when: isToChoose,
    result: 'accesses',
    because: 'Whom the user acts for has to be chosen first.',
  },
  {
    rule: 'no right, nobody else',
    when: facts => isWithoutRight(facts) && !facts.hasAccesses,
    result: 'signOut',
    because: 'The user may do nothing for this customer, and there is nobody else to act for.',
  },
  {
    rule: 'no right',
    when: isWithoutRight,
    result: 'accesses',
    because: 'The user may do nothing for this customer, and chooses another one.',
  },
  {
    rule: 'personal data before identity',
    when: isDataRequired,
    result: 'profileUpdate',
    because: 'The bank asks for personal data and for the identity; the data comes first.',
  },
  {
    rule: 'identity of a business',
    when: facts => isKycRequired(facts) && isBusiness(facts),
    result: 'kycBusiness',
    because: 'The bank has to know the business first.',
  },
  {
    rule: 'identity of a person',
    when: isKycRequired,
    result: 'kycPersonal',
    because: 'The bank has to know the customer first.',
  },
  {
    rule: 'own identity screen, business',
    when: facts => isAt(facts, '/kyc', '/kyc/personal') && isBusiness(facts),
    result: 'kycBusiness',
    because: 'A business has an identity screen of its own.',
  },
  {
    rule: 'own identity screen, person',
    when: facts => isAt(facts, '/kyc') || (isAt(facts, '/kyc/business') && !isBusiness(facts)),
    result: 'kycPersonal',
    because: 'A person has an identity screen of their own.',
  },
  {
    rule: 'documents only',
    when: facts => facts.row.layout === 'main' && seesDocumentsOnly(facts),
    result: 'companyDocuments',
    because: 'Who may not see what is on the accounts can hand in documents and nothing else.',
  },
  {
    rule: 'businesses only',
    when: facts => facts.row.isForBusinesses === true && !isBusiness(facts),
    result: 'home',
    because: 'A person has no users.',
  },
  {
    rule: 'right, another screen',
    when: facts => lacksRight(facts) && facts.row.otherwise !== undefined,
    result: 'otherwise',
    because: 'The right does not reach the screen; the path names another one.',
  },
  {
    rule: 'right',
    when: lacksRight,
    result: 'home',
    because: 'The right to the customer acted for does not reach the screen.',
  },
  { rule: 'enter', when: always, result: 'enter', because: 'Nothing stands in the way.' },
]

/** Decides what a visitor to a path of the app gets, however the path is spelled; without a host. */
export function mayEnter(path: string, facts: GuardFacts): Decision<Entry> {
  return decide(GUARD_RULES, { ...facts, path: canonicalPath(path), row: appPath(path) })
}
