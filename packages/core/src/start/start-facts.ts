import type { AccessRight } from '@sixpence/protocol/access'
import type { Customer } from '@sixpence/protocol/customer'
import type { DocumentStatus } from '@sixpence/protocol/documents'

/** The facts that decide the start page and the guards. */
export interface StartFacts {
  /** The customer info has been loaded: an email address is present. */
  readonly isKnown: boolean
  readonly owesTerms: boolean
  /** The bank has said to send the customer to its earlier website, and where that is. */
  readonly usesOldWeb: boolean
  readonly isAdmin: boolean
  readonly customerType: Customer['customerType']
  readonly hasRelatedAccounts: boolean
  /** There is a customer the user may act for. */
  readonly hasAccesses: boolean
  /** The user has chosen who to act for; choosing themselves counts. */
  readonly hasChosen: boolean
  /** They chose themselves: they act for no one. */
  readonly hasChosenThemselves: boolean
  /** The customer acted for is a person, whom only an administrator can choose. */
  readonly actsForPerson: boolean
  readonly needsInfoUpdate: boolean
  /** For a business, as its access info says. */
  readonly needsKyc: boolean
  /** The access info shows what is on the accounts of the customer acted for. */
  readonly hasBalanceInfo: boolean
  /**
   * The status of the self-certification; for a personal customer, whether any of the four forms
   * needs action.
   */
  readonly taxStatus: DocumentStatus
  /** The bank asks, and may be put off, to move to sign-ins that a phone approves. */
  readonly isMigrationRequested: boolean
  /** The customer wanted a certain page before signing in. */
  readonly hasInitialPath: boolean
  /** The user's right to the customer acted for; nothing until the access info says so. */
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
