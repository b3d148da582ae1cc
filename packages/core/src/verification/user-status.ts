import type { Customer } from '@sixpence/protocol/customer'
import type { KycCustomerInfo } from '@sixpence/protocol/kyc'
import type {
  CustomerKycRequest,
  DueDiligenceInfo,
  LimitReasonInfo,
} from '@sixpence/protocol/verification'

/** What the bank says of a customer by itself, before anything is decided by it. */
export interface UserStatus extends Pick<
  Customer,
  'verified' | 'limited' | 'isNeedKyc' | 'isNeedPersonalInfoUpdate' | 'dueDiligenceLevel'
> {
  readonly limitData?: { readonly reasons: readonly LimitReasonInfo[] } | undefined
  readonly dueDiligenceInfo?: DueDiligenceInfo | undefined
  readonly kycCustomerInfo?: KycCustomerInfo | undefined
  readonly customerKycRequest?: CustomerKycRequest | undefined
}

/** What has to be asked for besides, as the flags of a customer say. */
export interface StatusCalls {
  readonly limits: boolean
  readonly dueDiligence: boolean
  readonly kycRequest: boolean
  /** The questions of know-your-customer, with the answers so far. */
  readonly kycInfo: boolean
}

const CLOSER_LEVELS: ReadonlySet<number> = new Set([1, 4])

/** Decides what has to be asked for besides, and nothing more. */
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
