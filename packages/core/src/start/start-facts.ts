import type { Customer, DocumentStatus } from '@sixpence/protocol'

/** What the start page and the guards are decided by. */
export interface StartFacts {
  /** The customer info has been loaded: an e-mail address is present. */
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
  /** The customer acted for is a person, which an administrator alone can choose. */
  readonly actsForPerson: boolean
  readonly needsInfoUpdate: boolean
  /** Of a business it is what its access info says. */
  readonly needsKyc: boolean
  /** The access info shows what is on the accounts of the customer acted for. */
  readonly hasBalanceInfo: boolean
  /** Of the self-certification: of a personal customer, whether any of the four forms needs action. */
  readonly taxStatus: DocumentStatus
  /** The bank asks, and may be put off, to move to sign-ins that a phone approves. */
  readonly isAskedToMigrate: boolean
  /** There is a page that the customer wanted before signing in. */
  readonly hasInitialPath: boolean
}

/** An old business is a business in every rule, and so is whoever acts for one. */
export const isBusiness = ({ customerType, hasChosen, actsForPerson }: StartFacts): boolean =>
  hasChosen ? !actsForPerson : customerType !== 'personal'
