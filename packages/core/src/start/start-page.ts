import { always, decide, type Decision, type Rule } from '../rules/index.ts'
import {
  actsForAnother,
  handsInOnly,
  hasNoRight,
  isBusiness,
  mustChoose,
  type StartFacts,
} from './start-facts.ts'

/** The page where a signed-in user begins. `signOut`: signs them out and shows the reason. */
export type StartPage =
  | 'terms'
  | 'signOut'
  | 'migration'
  | 'oldWeb'
  | 'adminOverview'
  | 'accesses'
  | 'profileUpdate'
  | 'kycPersonal'
  | 'kycBusiness'
  | 'companyDocuments'
  | 'selfCertification'
  | 'selfCertificationBusiness'
  | 'initialPath'
  | 'home'

/** The rules for the start page, in the order they are checked. */
export const START_RULES: readonly Rule<StartFacts, StartPage>[] = [
  {
    rule: 'terms',
    when: ({ isKnown, owesTerms }) => !isKnown && owesTerms,
    result: 'terms',
    because: 'The bank says nothing of a customer who has terms to agree to.',
  },
  {
    rule: 'unknown',
    when: ({ isKnown }) => !isKnown,
    result: 'signOut',
    because:
      'The bank did not say who the customer is; signed in, the sign-in page leads back here.',
  },
  {
    rule: 'sign-ins by phone',
    when: ({ isMigrationRequested }) => isMigrationRequested,
    result: 'migration',
    because: 'The bank asks, once in a session, to have sign-ins approved on a phone.',
  },
  {
    rule: 'old web',
    when: facts => facts.usesOldWeb && !actsForAnother(facts),
    result: 'oldWeb',
    because: 'The customer still uses the earlier website and acts for nobody.',
  },
  {
    rule: 'administrator',
    when: facts => facts.isAdmin && !actsForAnother(facts),
    result: 'adminOverview',
    because: 'An administrator begins by choosing a customer.',
  },
  {
    rule: 'no access left',
    when: facts => mustChoose(facts) && !facts.hasAccesses,
    result: 'signOut',
    because: 'The user acts for businesses of others, and none is left.',
  },
  {
    rule: 'accesses',
    when: mustChoose,
    result: 'accesses',
    because: 'The user has more than one business to act for and has not chosen.',
  },
  {
    rule: 'no right, nobody else',
    when: facts => hasNoRight(facts) && !facts.hasAccesses,
    result: 'signOut',
    because: 'The user may do nothing for this customer, and there is nobody else to act for.',
  },
  {
    rule: 'no right',
    when: hasNoRight,
    result: 'accesses',
    because: 'The user may do nothing for this customer, and chooses another one.',
  },
  {
    rule: 'business: identity',
    when: facts => isBusiness(facts) && facts.needsKyc,
    result: 'kycBusiness',
    because: 'The bank has to know the business first.',
  },
  {
    rule: 'business: documents',
    when: handsInOnly,
    result: 'companyDocuments',
    because: 'Who may not see what is on the accounts can hand in documents and nothing else.',
  },
  {
    rule: 'business: where it was going',
    when: facts => isBusiness(facts) && facts.hasInitialPath,
    result: 'initialPath',
    because:
      'The user wanted a page before signing in; of a business it comes before the tax form.',
  },
  {
    rule: 'business: tax in order',
    when: facts => isBusiness(facts) && isTaxInOrder(facts),
    result: 'home',
    because: 'The self-certification is validated, pending or not required.',
  },
  {
    rule: 'business: tax',
    when: isBusiness,
    result: 'selfCertificationBusiness',
    because: 'The self-certification of the business is missing, rejected or about to expire.',
  },
  {
    rule: 'personal: data',
    when: ({ needsInfoUpdate }) => needsInfoUpdate,
    result: 'profileUpdate',
    because: 'The bank asks for personal data again.',
  },
  {
    rule: 'personal: identity',
    when: ({ needsKyc }) => needsKyc,
    result: 'kycPersonal',
    because: 'The bank has to know the customer first.',
  },
  {
    rule: 'personal: tax',
    when: ({ taxStatus }) => taxStatus === 'none' || taxStatus === 'rejected',
    result: 'selfCertification',
    because: 'One of the four tax forms is missing or was rejected.',
  },
  {
    rule: 'personal: where it was going',
    when: ({ hasInitialPath }) => hasInitialPath,
    result: 'initialPath',
    because: 'The customer wanted a page before signing in.',
  },
  { rule: 'home', when: always, result: 'home', because: 'Nothing is asked of the customer.' },
]

const isTaxInOrder = ({ taxStatus }: StartFacts): boolean =>
  taxStatus === 'validated' || taxStatus === 'pending' || taxStatus === 'notRequired'

/** Decides where a signed-in user begins. */
export function startPage(facts: StartFacts): Decision<StartPage> {
  return decide(START_RULES, facts)
}

const OLD_WEB_RULES: readonly Rule<StartFacts & { readonly hasOldWeb: boolean }, boolean>[] = [
  {
    rule: 'old web: none',
    when: ({ hasOldWeb }) => !hasOldWeb,
    result: false,
    because: 'There is no earlier website for this customer.',
  },
  {
    rule: 'old web: offered',
    when: facts => facts.isKnown && facts.customerType !== 'personal' && !facts.hasRelatedAccounts,
    result: true,
    because: 'A business that acts for itself alone may still go to the earlier website.',
  },
  {
    rule: 'old web: not offered',
    when: always,
    result: false,
    because: 'Only a business that acts for itself alone is offered the earlier website.',
  },
]

/** Decides whether the earlier website is offered, in a notice that can be dismissed; never a must. */
export function offersOldWeb(
  facts: StartFacts & { readonly hasOldWeb: boolean },
): Decision<boolean> {
  return decide(OLD_WEB_RULES, facts)
}
