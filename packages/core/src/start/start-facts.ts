import type { AccessRight } from '@sixpence/protocol/access'
import type { Customer, DocumentStatus } from '@sixpence/protocol/customer'

/** What the start page and the guards are decided by. */
export interface StartFacts {
  /** The customer info has been loaded: an email address is present. */
  readonly isKnown: boolean
  readonly owesTerms: boolean
  /** The bank has said to send the customer to its earlier website, and where that is. */
  readonly usesOldWeb: boolean
  readonly isAdmin: boolean
  readonly customerType: Customer['customerType']
  readonly hasRelatedAccounts: boolean
  /** There is a customer whom the user may act for. */
  readonly hasAccesses: boolean
  /** Whom to act for has been chosen; themselves counts. */
  readonly hasChosen: boolean
  /** Whom they chose is themselves: they act for no one. */
  readonly hasChosenThemselves: boolean
  /** The customer acted for is a person, whom only an administrator can choose. */
  readonly actsForPerson: boolean
  readonly needsInfoUpdate: boolean
  /** Of a business it is what its access info says. */
  readonly needsKyc: boolean
  /** The access info shows what is on the accounts of the customer acted for. */
  readonly hasBalanceInfo: boolean
  /** Of the self-certification: of a personal customer, whether any of the four forms needs action. */
  readonly taxStatus: DocumentStatus
  /** The bank asks, and may be put off, to move to sign-ins that a phone approves. */
  readonly isMigrationRequested: boolean
  /** There is a page that the customer wanted before signing in. */
  readonly hasInitialPath: boolean
  /** What the user may do for the customer acted for; nothing until the access info says so. */
  readonly right: AccessRight
}

/** A user who chose themselves acts for no other customer. */
export const actsForAnother = ({ hasChosen, hasChosenThemselves }: StartFacts): boolean =>
  hasChosen && !hasChosenThemselves

/** An old business counts as a business in every rule, and so does a user who acts for one. */
export const isBusiness = (facts: StartFacts): boolean =>
  actsForAnother(facts) ? !facts.actsForPerson : facts.customerType !== 'personal'

/** With the businesses of others to act for, a user chooses first; their own is one choice. */
export const mustChoose = ({ customerType, hasRelatedAccounts, hasChosen }: StartFacts): boolean =>
  customerType !== 'personal' && hasRelatedAccounts && !hasChosen

/** Not even to hand documents in: such a user chooses somebody else to act for. */
export const hasNoRight = ({ right }: StartFacts): boolean => right === 'none'

/** A user of a business who may not see what is on the accounts, or may hand documents in alone. */
export const handsInOnly = (facts: StartFacts): boolean =>
  isBusiness(facts) && (!facts.hasBalanceInfo || facts.right === 'upload')
