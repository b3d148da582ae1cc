import type { Customer } from '@sixpence/protocol/customer'
import type { KycCustomerInfo } from '@sixpence/protocol/kyc'
import type {
  CustomerKycRequest,
  DueDiligenceInfo,
  LimitReasonInfo,
} from '@sixpence/protocol/verification'

/** The bank's own data about a customer, before anything is decided. */
export interface UserStatus extends Pick<
  Customer,
  'verified' | 'limited' | 'isNeedKyc' | 'isNeedPersonalInfoUpdate' | 'dueDiligenceLevel'
> {
  readonly limitData?: { readonly reasons: readonly LimitReasonInfo[] } | undefined
  readonly dueDiligenceInfo?: DueDiligenceInfo | undefined
  readonly kycCustomerInfo?: KycCustomerInfo | undefined
  readonly customerKycRequest?: CustomerKycRequest | undefined
}

/** Additional calls that a customer's flags require. */
export interface StatusCalls {
  readonly limits: boolean
  readonly dueDiligence: boolean
  readonly kycRequest: boolean
  /** The KYC questions, with the answers so far. */
  readonly kycInfo: boolean
}

const CLOSER_LEVELS: ReadonlySet<number> = new Set([1, 4])

/** Decides which additional calls are needed. */
export const statusCallsOf = (
  status: Pick<
    UserStatus,
    'limited' | 'isNeedKyc' | 'isNeedPersonalInfoUpdate' | 'dueDiligenceLevel'
  >,
): StatusCalls => ({
  limits: status.limited,
  dueDiligence: CLOSER_LEVELS.has(status.dueDiligenceLevel),
  kycRequest: status.isNeedPersonalInfoUpdate,
  kycInfo: status.isNeedKyc || status.isNeedPersonalInfoUpdate,
})
