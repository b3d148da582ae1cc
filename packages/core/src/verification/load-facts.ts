import type { Customer } from '@sixpence/protocol/customer'
import { kycMethods } from '@sixpence/protocol/kyc'
import { profileMethods } from '@sixpence/protocol/profile'
import { verificationMethods } from '@sixpence/protocol/verification'
import { access, showsBalance } from '../access/index.ts'
import { clientOf } from '../client/index.ts'
import type { BankAccess } from '../domain/index.ts'
import { isRepresentative } from './is-representative.ts'
import type { StatusFacts } from './status-facts.ts'
import { REPRESENTATIVE_FACTS, statusFactsOf } from './status-facts-of.ts'
import { statusCallsOf, type UserStatus } from './user-status.ts'

/** The facts of the status, and the bank's own data about the customer. */
export interface VerificationFacts extends StatusFacts {
  /** Absent while the user acts for someone else, or only represents the business. */
  readonly userStatus?: UserStatus | undefined
}

/** The customer, as read by a user who then acted for another one or not. */
export interface CustomerRead {
  readonly customer: Customer
  readonly isOther: boolean
}

/** Loads what the customer's flags call for, and nothing else. */
export async function loadFacts(
  bank: BankAccess,
  { customer, isOther }: CustomerRead,
): Promise<VerificationFacts> {
  const isBusiness = isOther || customer.customerType !== 'personal'
  if (isBusiness && (await represents(bank, customer))) return REPRESENTATIVE_FACTS
  if (!isOther) return loadOwn(bank, customer)
  return {
    ...(await clientOf(bank, verificationMethods).accountStatus()),
    isRepresentative: false,
  }
}

async function represents(
  { acting, use }: BankAccess,
  { customerType, isAdmin }: Customer,
): Promise<boolean> {
  const hasBalanceInfo = showsBalance(await use(access).info())
  const isActing = acting.getSnapshot().isOther
  return isRepresentative({ customerType, isAdmin, isActing, hasBalanceInfo })
}

async function loadOwn(bank: BankAccess, customer: Customer): Promise<VerificationFacts> {
  const client = clientOf(bank, verificationMethods)
  const calls = statusCallsOf(customer)
  const [profile, reasons, dueDiligenceInfo, customerKycRequest, kycCustomerInfo] =
    await Promise.all([
      clientOf(bank, profileMethods).get(),
      calls.limits ? client.limits() : undefined,
      calls.dueDiligence ? client.dueDiligence() : undefined,
      calls.kycRequest ? client.kycRequest() : undefined,
      calls.kycInfo ? clientOf(bank, kycMethods).read() : undefined,
    ])
  const userStatus: UserStatus = {
    verified: customer.verified,
    limited: customer.limited,
    isNeedKyc: customer.isNeedKyc,
    isNeedPersonalInfoUpdate: customer.isNeedPersonalInfoUpdate,
    dueDiligenceLevel: customer.dueDiligenceLevel,
    limitData: reasons ? { reasons } : customer.limitData,
    dueDiligenceInfo,
    kycCustomerInfo,
    customerKycRequest,
  }
  return { ...statusFactsOf(customer, userStatus, profile), userStatus }
}
