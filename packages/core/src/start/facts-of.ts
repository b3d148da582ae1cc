import type { AccessInfo } from '@sixpence/protocol/access'
import type { Customer } from '@sixpence/protocol/customer'
import type { FatcaCrsInfo } from '@sixpence/protocol/profile'
import type { DocumentStatus } from '@sixpence/protocol/documents'
import { showsBalance } from '../access/index.ts'
import { rightOf } from './right-of.ts'
import type { StartFacts } from './start-facts.ts'
import type { StartInfo } from './start.ts'

/** Facts that only this device knows. */
export interface LocalStartFacts {
  /** The user has chosen a customer to act for; choosing themselves counts. */
  readonly hasChosen: boolean
  readonly hasInitialPath: boolean
  /** The bank requested it when the session began, and it hasn't been postponed since. */
  readonly isMigrationRequested?: boolean
}

/** Derives the facts for the tables of rules from the bank's answers. */
export function factsOf(info: StartInfo, visit: LocalStartFacts): StartFacts {
  const { customer, accessInfo, accesses, terms, forms } = info
  const required = accessInfo ? requiredOfBusiness(accessInfo) : requiredOfPerson(customer, forms)
  return {
    isMigrationRequested: false,
    ...visit,
    ...(customer ? known(customer) : UNKNOWN),
    ...required,
    hasChosenThemselves: visit.hasChosen && !isAboutAnother(info),
    actsForPerson: accessInfo?.customerType === 'personal',
    owesTerms: terms.length > 0,
    hasAccesses: accesses.length > 0,
    right: rightOf(info),
  }
}

const isAboutAnother = ({ customer, accessInfo }: StartInfo): boolean =>
  accessInfo !== undefined && accessInfo.id !== customer?.customerId

type Known = Pick<
  StartFacts,
  'isKnown' | 'usesOldWeb' | 'isAdmin' | 'customerType' | 'hasRelatedAccounts'
>

const known = (customer: Customer): Known => ({
  isKnown: true,
  usesOldWeb: customer.useOldWeb && customer.oldWebUrl !== undefined,
  isAdmin: customer.isAdmin,
  customerType: customer.customerType,
  hasRelatedAccounts: customer.isHaveRelatedAccounts,
})

const UNKNOWN: Known = {
  isKnown: false,
  usesOldWeb: false,
  isAdmin: false,
  customerType: 'personal',
  hasRelatedAccounts: false,
}

type RequiredFacts = Pick<
  StartFacts,
  'needsInfoUpdate' | 'needsKyc' | 'hasBalanceInfo' | 'taxStatus'
>

const requiredOfBusiness = (info: AccessInfo): RequiredFacts => ({
  needsInfoUpdate: false,
  needsKyc: info.isNeedKyc,
  hasBalanceInfo: showsBalance(info),
  taxStatus: info.taxResidencySelfCertificationDocumentStatus,
})

const requiredOfPerson = (
  customer: Customer | undefined,
  forms: FatcaCrsInfo | undefined,
): RequiredFacts => ({
  needsInfoUpdate: customer?.isNeedPersonalInfoUpdate === true,
  needsKyc: customer?.isNeedKyc === true,
  hasBalanceInfo: false,
  taxStatus: worstForm(forms),
})

function worstForm(forms: FatcaCrsInfo | undefined): DocumentStatus {
  if (!forms) return 'notRequired'
  const unfinished = Object.values(forms).find(status => status === 'none' || status === 'rejected')
  return unfinished ?? forms.taxResidencySelfCertificationDocumentStatus
}
