import type { AccessRight } from '@sixpence/protocol/access'
import type { Customer } from '@sixpence/protocol/customer'
import type { DocumentStatus } from '@sixpence/protocol/documents'

/** The facts that decide the start page and the guards. */
export interface StartFacts {
  /** True once the customer info is loaded. */
  readonly isKnown: boolean
  readonly owesTerms: boolean
  /** The bank sends the customer to its earlier website, and provides the address. */
  readonly usesOldWeb: boolean
  readonly isAdmin: boolean
  readonly customerType: Customer['customerType']
  readonly hasRelatedAccounts: boolean
  /** There is a customer the user may act for. */
  readonly hasAccesses: boolean
  /** The user has chosen a customer to act for; choosing themselves counts. */
  readonly hasChosen: boolean
  /** They chose themselves, so they act for no one else. */
  readonly hasChosenThemselves: boolean
  /** The customer acted for is a person, whom only an administrator can choose. */
  readonly actsForPerson: boolean
  readonly needsInfoUpdate: boolean
  /** For a business, from its access info. */
  readonly needsKyc: boolean
  /** The access info shows the balances of the customer acted for. */
  readonly hasBalanceInfo: boolean
  /**
   * The status of the self-certification; for a personal customer, the status of a form that needs
   * action, if any of the four does.
   */
  readonly taxStatus: DocumentStatus
  /** The bank requests a move to sign-ins approved on a phone, which can be postponed. */
  readonly isMigrationRequested: boolean
  /** The customer wanted a specific page before signing in. */
  readonly hasInitialPath: boolean
  /** The user's right to the customer acted for; `none` until the access info is loaded. */
  readonly right: AccessRight
}

/** True unless the user chose themselves, or nobody yet. */
export const actsForAnother = ({ hasChosen, hasChosenThemselves }: StartFacts): boolean =>
  hasChosen && !hasChosenThemselves

/** True for any kind of business, including older ones, and for users who act for one. */
export const isBusiness = (facts: StartFacts): boolean =>
  actsForAnother(facts) ? !facts.actsForPerson : facts.customerType !== 'personal'

/** True if a user must first choose a business to act for; their own is one choice. */
export const mustChoose = ({ customerType, hasRelatedAccounts, hasChosen }: StartFacts): boolean =>
  customerType !== 'personal' && hasRelatedAccounts && !hasChosen

/** True without even the right to upload documents: such a user chooses another customer. */
export const hasNoRight = ({ right }: StartFacts): boolean => right === 'none'

/** True for a user of a business who may not see balances, or may only upload documents. */
export const handsInOnly = (facts: StartFacts): boolean =>
  isBusiness(facts) && (!facts.hasBalanceInfo || facts.right === 'upload')
